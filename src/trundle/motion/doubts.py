"""What speaks against a motion although its run got there: empty when it is right.

residuals   a constraint is left by more than rounding
energy      what is conserved (Jacobi's integral; the energy where T is quadratic in v) drifts
solve       the equations of motion were solved less well than they should be
watching    something that was watched swings too fast to be followed
touch       a body in contact touches the same surface at a second place, which the contact does not follow
time        time is so late that its rounding counts, in a system that depends on it
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trundle.motion.second_touch import second_touches

RESIDUAL = 1e-9  # of constraints, relative
DRIFT = 1000.0  # times rtol, of the largest kinetic energy and the range of the potential
SOLVE = 1e-9  # of M q'' = Q + A' lam, A q'' = b, relative
LATE = 1e-9  # of a step: how well its time must be known


def find_doubts(motion: Any) -> tuple[str, ...]:
    """A sentence for each doubt about a motion."""
    eq, stats = motion.derived, motion.stats
    doubts = []
    if eq.m and not motion.worst_residual <= RESIDUAL:
        doubts.append(f"the constraints are left by {motion.worst_residual:.1e} (relative)")
    allowed = DRIFT * stats.rtol
    if not eq.why_energy_changes() and allowed > 0 and not motion.energy_drift <= allowed:
        doubts.append(
            f"the energy, which is conserved, drifts by {motion.energy_drift:.1e} of its size; try a smaller rtol"
        )
    if eq.gates and allowed > 0 and not motion.balance.relative <= allowed:
        doubts.append(
            f"the books of energy do not balance: {motion.balance.relative:.1e} of its size is left over; try a "
            "smaller rtol"
        )
    doubts += motion.run.doubts
    if not stats.worst_solve <= SOLVE:
        doubts.append(f"the equations hold only to {stats.worst_solve:.1e} somewhere on the way")
    if stats.unresolved:
        doubts.append("something that was watched swings too fast to be followed")
    rounding = float(np.spacing(abs(motion.run.end)))
    if stats.steps and rounding > LATE * _usual_step(motion.run) and eq.depends_on_time:
        doubts.append(
            f"the time there is rounded to {rounding:.1e} s, which changes what depends on it; let the run begin "
            "near t = 0"
        )
    doubts += map(str, second_touches(motion))
    return tuple(doubts)


def _usual_step(run: Any) -> float:
    """The median size of a run's steps, s."""
    sizes = np.concatenate([phase.steps.h for phase in run.phases])
    return float(np.median(sizes[sizes > 0]))
