"""The normal forces of friction on closed constraints: whether they are determined, and when a paradox is near."""

from __future__ import annotations

import numpy as np

from trundle.constraints.working import Coulomb
from trundle.errors import ModelError
from trundle.integrate.machine import Machine

SHARED = 1e-9  # in a combination of rows that cancel: more is no rounding
DOUBTFUL = 0.1  # p below: told where a run stops, as the likely cause


def check_shares(machine: Machine, t: float, y: np.ndarray, P: np.ndarray) -> None:
    """Refuse friction on a constraint whose force the equations do not determine."""
    eq = machine.equations
    A = eq.terms(t, y[: 2 * eq.n], P[: eq.p.shape[0]])[2]
    first = machine.scales_place
    D, R = P[first : first + eq.n], P[first + eq.n + 1 : first + eq.n + 1 + eq.m]
    for slip in (x for x in eq.slips if x.gate is None):
        pressing = range(slip.thrust_rows.start, slip.thrust_rows.stop)
        for (
            rows,
            columns,
        ) in eq.parts:  # its rows may lie in several: a pin through the centre of a wheel
            own = [rows.index(i) for i in pressing if i in rows]
            if not own:
                continue
            scaled = R[rows][:, None] * A[rows, columns].full() * D[columns]
            U, sizes, _ = np.linalg.svd(scaled)
            rank = int(np.count_nonzero(sizes > SHARED * sizes.max(initial=0.0)))
            free = np.abs(U[:, rank:])  # combinations of rows that cancel
            shared = free[own].max(axis=0, initial=0.0) > SHARED
            if shared.any():
                found = np.flatnonzero(free[:, shared].max(axis=1) > SHARED)
                names = dict.fromkeys(eq.constraint_of_row(rows[k]).name for k in found)
                raise _is_shared(slip.friction, list(names))


def _is_shared(friction: Coulomb, names: list[str]) -> ModelError:
    """The refusal; names   the constraints that share the force."""
    others = [name for name in names if name != friction.constraint.name]
    return ModelError(
        f"{friction.name!r} needs the force of {friction.constraint.name!r}, which is not unique.",
        "a constraint whose force the equations determine",
        f"it shares its force with {', '.join(map(repr, others)) or 'its own rows'}",
        f"constraints=[...]  # without {others[0] if others else 'the repeated row'}",
    )


def near_paradox(machine: Machine, t: float, y: np.ndarray, P: np.ndarray) -> str:
    """The sliding element with the least p in p N + b = 0, where that is small."""
    eq, (p, N) = machine.equations, machine.details(t, y, P)[8:10]
    stick = P[machine.stick_slice()]
    rows = [
        (p[k], i)
        for k, i in enumerate(machine.programs.law.rub.actual)
        if eq.slips[i].gate is None and stick[i] < 0.5 and not p[k] > DOUBTFUL
    ]
    if not rows:
        return ""
    least, i = min(rows)
    name = eq.slips[i].friction.name
    return f"{name!r} has p = {least:.3g} and b = {-least * N[i]:.3g} N in p N + b = 0"
