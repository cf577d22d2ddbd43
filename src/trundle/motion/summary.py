"""Five statements about a motion: how it ended, residuals, energy, cost, forces."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np

WIDTH = 100  # columns: a longer line is cut off in a code block, and torn in a terminal
INDENT = 2 + len("constraints  ")  # of what is said, below its name


def summary(motion: Any) -> str:
    """What `print(motion)` shows: the statements, wrapped within `WIDTH` columns."""
    first, *rest = statements(motion)
    return "\n".join([_wrapped(first, 2), *(_wrapped("  " + line, INDENT + 2) for line in rest)])


def _wrapped(line: str, indent: int) -> str:
    """A line broken between words; what follows is indented."""
    return textwrap.fill(
        line, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
    )


def statements(motion: Any) -> list[str]:
    """A line each, unwrapped: "energy       drift 4.3e-10 (relative)"; an audit has one for every contact."""
    eq, stats = motion.derived, motion.stats
    first, last = motion.t[0], motion.t[-1]
    return [
        f"Motion of {eq.model.name!r}: {motion.status} ({len(motion.t)} samples, "
        f"t = {first:g} ... {last:g} s)",
        f"constraints  worst residual {motion.worst_residual:.1e} (relative)"
        if eq.m
        else "constraints  none",
        _energy(motion),
        f"cost         {stats.steps} steps ({stats.rejected} rejected), {stats.evaluations} "
        f"evaluations, {stats.seconds:.3g} s" + (f"; {stats.fallback}" if stats.fallback else ""),
        *_forces(motion),
    ]


def _energy(motion: Any) -> str:
    reason = motion.derived.why_energy_changes()
    if not reason:
        return f"energy       drift {motion.energy_drift:.1e} (relative)"
    E = motion.energy
    change = f"energy       {E[0]:.6g} J -> {E[-1]:.6g} J; "
    if not motion.derived.gates:
        return f"{change}not conserved: {reason}"
    books = motion.balance
    took = f"friction took {sum(books.rubbed):.4g} J and {_strikes(motion)} {books.struck:.4g} J"
    return f"{change}{took}, which leaves {books.relative:.1e} (relative)"


def _strikes(motion: Any) -> str:
    count = len(motion.impacts)
    return f"{count} strike{'' if count == 1 else 's'}"


def _forces(motion: Any) -> list[str]:
    told = (*motion.audit.contacts, *motion.audit.stories)
    if told:
        names = ["audit", *[""] * (len(told) - 1)]
        audits = zip(names, told, strict=True)
        return [f"{name:{INDENT - 2}}{audit!r}" for name, audit in audits]
    largest = [
        (float(np.linalg.norm(motion.force(block.constraint), axis=1).max()), block.constraint.name)
        for block in motion.derived.blocks[:50]
    ]
    if not largest:
        return ["forces       no constraint forces"]
    size, name = max(largest)
    return [f"forces       largest constraint force {size:.4g} ({name})"]
