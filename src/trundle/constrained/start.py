"""From what the user gives to a full, consistent state: positions first, then velocities.

`start` maps expressions to values. Bare coordinates are taken as they are; every other expression is an
equation. The rest follows from the constraints by Gauss-Newton; what neither gives nor fixes, and what
contradicts, is an error that names it. There are no silent zeros.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.given import Sorted, sort_given
from trundle.constrained.parts import independent_parts
from trundle.constrained.search import WHOLE, search, shortest
from trundle.constrained.sizes import SMALL
from trundle.constrained.stage import Stage
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ContradictionError, StartError

MOST_POLISHED = 400  # unknowns that hang together
TOLERANCE = 1e-8  # of a start against the constraints, relative to the terms of its rows


def find_start(
    equations: Equations,
    time: float,
    p: np.ndarray,
    start: Mapping[Any, Any],
    guess: Mapping[Any, Any] | None = None,
) -> tuple[np.ndarray, np.ndarray]:
    """The state y = [q, v] that the start and the constraints determine, and the multipliers given.

    Switches are taken as they are at every state that is tried; the modes at the state found are set in p.

    Multipliers (n of them given under the vakonomic principle) are returned as an array with NaN for
    those that were not given.
    """
    sorted_start = sort_given(equations, start, "start")
    guesses = sort_given(equations, {} if guess is None else guess, "guess")
    q = _positions(equations, time, p, sorted_start, guesses)
    v = _velocities(equations, time, p, q, sorted_start, guesses)
    p[:] = equations.with_modes(time, np.concatenate([q, v]), p)
    lam = np.full(equations.m, np.nan)
    for index, value in sorted_start["multiplier"][0].items():
        lam[index] = value
    return np.concatenate([q, v]), lam


# --- the two stages ------------------------------------------------------------------------------
def _positions(
    eq: Equations, time: float, p: np.ndarray, given: Sorted, guess: Sorted
) -> np.ndarray:
    owners = [b.constraint for b in eq.blocks for _ in range(b.phi.stop - b.phi.start)]
    names = [x.name for x in eq.model.coordinates]
    sides = tuple(side for compound in eq.model.compounds for side in compound.sides)
    direct, equations = given["position"]
    periods = np.array([x.period for x in eq.model.coordinates])
    return _solve(Stage(
        "position", names, eq.q, ca.vertcat(eq.t, eq.p), np.concatenate([[time], p]), eq.live(eq.phi),
        owners,        equations, direct, guess["position"][0], sides, periods, eq.groups,
    ))  # fmt: skip


def _velocities(
    eq: Equations, time: float, p: np.ndarray, q: np.ndarray, given: Sorted, guess: Sorted
) -> np.ndarray:
    keep = [
        (row, block.constraint)
        for block in eq.blocks
        if not isinstance(block.constraint, EnergyHeld)  # its level is read off afterwards
        for row in range(block.rows.start, block.rows.stop)
    ]
    names = [f"{x.name}.dot" for x in eq.model.coordinates]
    rho = eq.rho[[row for row, _ in keep]] if keep else ca.SX(0, 1)
    direct, equations = given["velocity"]
    return _solve(Stage(
        "velocity", names, eq.v, ca.vertcat(eq.t, eq.p, eq.q), np.concatenate([[time], p, q]),
        eq.live(rho), [c for _, c in keep], equations, direct, guess["velocity"][0], (), None, eq.groups,
        SMALL * np.abs(q),  # in a second a little of the way that it is from the origin
    ))  # fmt: skip


def _solve(stage: Stage) -> np.ndarray:
    """All unknowns of one stage, or an error that names what is missing or contradicts."""
    return _checked(stage, search(stage) if stage.open else stage.begin())


def _checked(stage: Stage, full: np.ndarray) -> np.ndarray:
    """Refuse what contradicts a constraint, then take out the rest of the residual."""
    everything, known_values = stage.everything, stage.known_values
    wrong = stage.wrong_side(full)
    if wrong:
        raise StartError(
            f"The start is not possible: {wrong}.",
            "a start on the free side, where the surface's gradient points",
            "the sign of the surface's function, or the start position",
            "td.Surface(-f)  # whose free side is the other one",
        )
    f = ca.Function(
        "check", [stage.symbols, stage.known], [everything, ca.jacobian(everything, stage.symbols)]
    )
    r_, J_ = f(full, known_values)
    r, J = flat(r_), J_
    if not np.all(np.isfinite(r)):
        first = int(np.argmin(np.isfinite(r)))
        owner, among = _owner(stage, first), J_[first, :].sparsity().get_col() or [0]
        raise StartError(
            f"{owner} cannot be evaluated at the start: it gives {r[~np.isfinite(r)][0]}.",
            "a start inside the range of the functions (sqrt, log, division) in it",
            "a length of zero that is divided by, or a root of a negative number",
            f'start={{..., "{stage.names[among[0]]}": 1.0}}  # or another value for which it exists',
        )
    sizes = stage.sizes(J, full)
    off = np.abs(r) / sizes.rows
    bad = np.flatnonzero(off > TOLERANCE)
    if len(bad):
        _raise_contradiction(stage, r, sorted(bad, key=lambda i: -off[i]))
    if off.max(initial=0.0) > 0:
        polished = full + _last_step(ca.mtimes(ca.diag(ca.DM(sizes.weights)), J), sizes.weights * r)
        for i in stage.direct:  # a value that was given stays to the last bit
            polished[i] = full[i]
        better = np.abs(flat(f(polished, known_values)[0])) / sizes.rows
        if better.max(initial=0.0) <= off.max():
            return np.asarray(polished)
    return full


def _last_step(J: ca.DM, r: np.ndarray) -> np.ndarray:
    """The shortest step that takes out what is left of the residual; zero in parts too large for that."""
    step = np.zeros(J.shape[1])
    parts = [([*range(J.shape[0])], [*range(J.shape[1])])]
    if J.shape[1] > WHOLE:
        parts = [part for part in independent_parts(J.sparsity()) if part[0]]
    for rows, columns in parts:
        if len(columns) <= MOST_POLISHED and np.any(r[rows]):
            step[columns] = shortest(J[rows, columns].full(), r[rows])
    return step


def _raise_contradiction(stage: Stage, r: np.ndarray, bad: list[int]) -> None:
    """Name every equation that is not met, the worst first."""
    found: dict[str, float] = {}
    for i in bad:
        found.setdefault(_owner(stage, i), float(r[i]))
    several = len(found) > 1
    words = [f"{owner}: its {stage.what} residual is {off:.3g}" for owner, off in found.items()]
    raise ContradictionError(
        f"The start contradicts {'; '.join(words[:5])}{'; ...' if len(words) > 5 else ''}.",
        "values that satisfy every constraint",
        "these cannot hold together" if several else "a value too many was given, or was rounded",
        "start={...}  # without one of the values; or without one of the constraints"
        if several
        else "start={...}  # without one of the values: it is solved for",
    )


def _owner(stage: Stage, row: int) -> str:
    if row < len(stage.owners):
        return f"the constraint {stage.owners[row].name!r}"
    given = stage.equations[row - len(stage.owners)]
    return f"the given value {given.text} = {given.value:g}"
