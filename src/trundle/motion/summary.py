"""Five lines about a motion: how it ended, residuals, energy, cost, forces."""

from __future__ import annotations

from typing import Any

import numpy as np


def summary(motion: Any) -> str:
    """What `print(motion)` shows."""
    eq, stats = motion._equations, motion.stats
    first, last = motion.t[0], motion.t[-1]
    lines = [
        f"Motion of {eq.model.name!r}: {motion.status} ({len(motion.t)} samples, "
        f"t = {first:g} ... {last:g} s)",
        f"constraints  worst residual {motion.worst_residual:.1e} (relative)"
        if eq.m
        else "constraints  none",
        _energy(motion),
        f"cost         {stats.steps} steps ({stats.rejected} rejected), {stats.evaluations} "
        f"evaluations, {stats.seconds:.3g} s" + (f"; {stats.fallback}" if stats.fallback else ""),
        _forces(motion),
    ]
    return "\n  ".join(lines)


def _energy(motion: Any) -> str:
    reason = motion._equations.why_energy_changes()
    if not reason:
        return f"energy       drift {motion.energy_drift:.1e} (relative)"
    E = motion.energy
    return f"energy       {E[0]:.6g} J -> {E[-1]:.6g} J; not conserved: {reason}"


def _forces(motion: Any) -> str:
    if motion.audit.contacts:
        return "audit        " + "\n               ".join(map(repr, motion.audit.contacts))
    largest = [
        (float(np.linalg.norm(motion.force(block.constraint), axis=1).max()), block.constraint.name)
        for block in motion._equations.blocks[:50]
    ]
    if not largest:
        return "forces       no constraint forces"
    size, name = max(largest)
    return f"forces       largest constraint force {size:.4g} ({name})"
