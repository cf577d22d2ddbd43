"""From what the user gives to a full, consistent state: positions first, then velocities.

`start` maps expressions to values. Bare coordinates are taken as they are; every other expression is an
equation. The rest follows from the constraints by Gauss-Newton; what neither gives nor fixes, and what
contradicts, is an error that names it. There are no silent zeros.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.given import Given, Sorted, sort_given
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Side
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ContradictionError, StartError

TOLERANCE = 1e-8  # of a start against the constraints, relative to the size of the state
GUESSES = 8


@dataclass(frozen=True)
class Stage:
    """The unknowns of one stage (positions, or velocities) and the equations that bind them."""

    what: str  # "position" or "velocity"
    names: list[str]
    symbols: ca.SX
    residual: ca.SX  # of the constraints
    owners: list[Constraint]  # one a row of residual
    equations: list[Given]
    direct: dict[int, float]
    sides: tuple[Side, ...] = ()  # what must be positive
    periods: np.ndarray | None = None  # of the unknowns; None if none repeats


def find_start(
    equations: Equations,
    time: float,
    p: np.ndarray,
    start: Mapping[Any, Any],
    guess: Mapping[Any, Any] | None = None,
) -> tuple[np.ndarray, np.ndarray]:
    """The state y = [q, v] that the start and the constraints determine, and the multipliers given.

    Multipliers (n of them given under the vakonomic principle) are returned as an array with NaN for
    those that were not given.
    """
    sorted_start = sort_given(equations, start, "start")
    guesses = sort_given(equations, {} if guess is None else guess, "guess")
    q = _positions(equations, time, p, sorted_start, guesses)
    v = _velocities(equations, time, p, q, sorted_start, guesses)
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
    stage = Stage(
        "position",
        names,
        eq.q,
        eq.phi,
        owners,
        given["position"][1],
        given["position"][0],
        sides,
        np.array([x.period for x in eq.model.coordinates]),
    )
    return _solve(stage, ca.vertcat(eq.t, eq.p), np.concatenate([[time], p]), guess["position"][0])


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
    stage = Stage(
        "velocity", names, eq.v, rho, [c for _, c in keep], given["velocity"][1],
        given["velocity"][0],
    )  # fmt: skip
    known = ca.vertcat(eq.t, eq.p, eq.q)
    return _solve(stage, known, np.concatenate([[time], p, q]), guess["velocity"][0])


def _solve(
    stage: Stage, known: ca.SX, known_values: np.ndarray, guess: Mapping[int, float]
) -> np.ndarray:
    """All unknowns of one stage, or an error that names what is missing or contradicts."""
    n = stage.symbols.shape[0]
    full = np.zeros(n)
    for i, value in stage.direct.items():
        full[i] = value
    open_ = [i for i in range(n) if i not in stage.direct]
    extra = ca.vertcat(ca.SX(0, 1), *(g.expression - g.value for g in stage.equations))
    everything = ca.vertcat(stage.residual, extra)
    unknown = stage.symbols[open_] if open_ else ca.SX(0, 1)
    f = ca.Function(
        "start",
        [stage.symbols, known],
        [everything, ca.jacobian(everything, unknown), ca.jacobian(everything, stage.symbols)],
    )
    if open_ and not everything.shape[0]:
        _raise_open(stage, [stage.names[i] for i in open_])
    if open_:
        full = _search(stage, f, known, known_values, full, open_, everything, unknown, guess)
    return _checked(stage, known, known_values, full, everything)


def _search(
    stage: Stage,
    f: ca.Function,
    symbols: ca.SX,
    known: np.ndarray,
    full: np.ndarray,
    open_: list[int],
    everything: ca.SX,
    unknown: ca.SX,
    guess: Mapping[int, float],
) -> np.ndarray:
    """Gauss-Newton from several guesses; distinct solutions are reported, not chosen between."""
    begin = full.copy()
    for i, value in guess.items():
        begin[i] = value if i in open_ else begin[i]
    first, residual = _gauss_newton(f, known, begin, open_)
    linear = not any(ca.which_depends(everything, unknown, 2, True))
    guessed = any(i in guess for i in open_) and _is_solved(f, known, first)
    if linear or guessed:
        candidates = [(first, residual)]
    else:
        rng = np.random.default_rng(7)
        size = max(1.0, float(np.abs(full).max(initial=0.0)))
        candidates = [(first, residual)]
        for _ in range(GUESSES):
            trial = full.copy()
            trial[open_] = size * rng.normal(size=len(open_))
            candidates.append(_gauss_newton(f, known, trial, open_))
    best = min(candidates, key=lambda c: c[1] if np.isfinite(c[1]) else np.inf)
    solved = [x for x, _ in candidates if _is_solved(f, known, x)]
    right = [x for x in solved if not _wrong_side(stage, symbols, known, x)]
    solved = right or solved[:1]  # on the wrong side: the check that follows says so
    if not solved:
        return best[0]  # the check that follows names the worst equation
    _check_rank(stage, f, known, solved[0], open_)
    _check_unique(stage, solved, open_)
    return solved[0]


def _is_solved(f: ca.Function, known: np.ndarray, x: np.ndarray) -> bool:
    """Whether every residual is small as a distance, relative to the size of the state."""
    r, _, J = (part.full() for part in f(x, known))
    size = np.linalg.norm(J, axis=1)
    off = np.abs(np.ravel(r)) / np.where(size > 0, size, 1.0)
    return bool(np.all(off <= 1e-10 * np.abs(x).max(initial=0.0) + 1e-14))


def _gauss_newton(
    f: ca.Function, known: np.ndarray, full: np.ndarray, open_: list[int]
) -> tuple[np.ndarray, float]:
    """Damped Gauss-Newton on the open unknowns: the point and the size of its residual."""
    x = full.copy()
    r, J = (part.full() for part in f(x, known)[:2])
    size = float(np.linalg.norm(r))
    for _ in range(100):
        if not np.isfinite(size) or not np.all(np.isfinite(J)):
            return x, np.inf
        step = np.linalg.lstsq(J, -np.ravel(r), rcond=1e-12)[0]
        for damping in (1.0, 0.5, 0.25, 0.1, 0.02):
            trial = x.copy()
            trial[open_] += damping * step
            r_new, J_new = (part.full() for part in f(trial, known)[:2])
            new = float(np.linalg.norm(r_new))
            if new < size or (damping == 1.0 and new <= 1e-14):
                break
        else:
            return x, size
        small = np.linalg.norm(trial - x) <= 1e-15 * np.linalg.norm(trial)
        x, r, J, size = trial, r_new, J_new, new
        if small or size == 0:
            break
    return x, size


def _check_rank(
    stage: Stage, f: ca.Function, known: np.ndarray, full: np.ndarray, open_: list[int]
) -> None:
    J = f(full, known)[1].full()
    scale = np.linalg.norm(J, axis=0)
    free_columns = scale <= 1e-14 * max(scale.max(initial=0.0), 1e-300)
    _, values, Vt = np.linalg.svd(J / np.where(free_columns, 1.0, scale))
    rank = int(np.sum(values > 1e-9 * max(values.max(initial=0.0), 1e-300)))
    loose = np.abs(Vt[rank:]).max(axis=0, initial=0.0) > 1e-6
    if rank < len(open_):
        _raise_open(stage, [stage.names[i] for i, bad in zip(open_, loose, strict=True) if bad])


def _raise_open(stage: Stage, names: list[str]) -> None:
    listed = ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
    raise StartError(
        f"The start leaves {listed} open: neither start= gives it nor a constraint fixes it.",
        f"a {stage.what} for each of them, or for an expression that contains them",
        "a missing start value is not taken to be zero",
        f"start={{..., {names[0]}: 0.0}}",
    )


def _check_unique(stage: Stage, solved: list[np.ndarray], open_: list[int]) -> None:
    first = solved[0]
    for other in solved[1:]:
        apart = other - first
        if stage.periods is not None:
            turns = np.round(apart / stage.periods)
            apart = apart - np.where(turns == 0, 0.0, turns) * np.where(
                turns == 0, 1.0, stage.periods
            )
        apart = np.abs(apart)
        if apart.max() > 1e-6 * max(np.abs(first).max(), np.abs(other).max()) + 1e-12:
            i = int(np.argmax(apart))
            name = stage.names[i]
            raise StartError(
                f"Several {stage.what}s fit the start: {name} = {first[i]:.6g} and "
                f"{name} = {other[i]:.6g}, for example.",
                "a start that singles one out",
                "the constraints are curved, and the given values leave more than one solution",
                f"start={{..., {name}: {first[i]:.6g}}} or guess={{{name}: {first[i]:.2g}}}",
            )


def _checked(
    stage: Stage, known: ca.SX, known_values: np.ndarray, full: np.ndarray, everything: ca.SX
) -> np.ndarray:
    """Refuse what contradicts a constraint, then take out the rest of the residual."""
    wrong = _wrong_side(stage, known, known_values, full)
    if wrong:
        raise StartError(
            f"The start is not possible: {wrong}.",
            "a start on the free side, where the surface's gradient points",
            "the sign of the surface's function, or the start position",
        )
    f = ca.Function(
        "check", [stage.symbols, known], [everything, ca.jacobian(everything, stage.symbols)]
    )
    r_, J_ = f(full, known_values)
    r, J = flat(r_), J_
    if not np.all(np.isfinite(r)):
        owner = _owner(stage, int(np.argmin(np.isfinite(r))))
        raise StartError(
            f"{owner} cannot be evaluated at the start: it gives {r[~np.isfinite(r)][0]}.",
            "a start inside the range of the functions (sqrt, log, division) in it",
        )
    size = _row_sizes(stage, flat(ca.sqrt(ca.sum2(J * J))))
    row, column = (np.array(part, dtype=int) for part in J_.sparsity().get_triplet())
    reach = np.zeros(len(r))  # the largest value that each equation knows of
    np.maximum.at(reach, row, np.abs(full)[column])
    off = np.abs(r) / np.where(size > 0, size, 1.0)
    bad = np.flatnonzero(off > TOLERANCE * reach + 1e-12)
    if len(bad):
        _raise_contradiction(stage, r, sorted(bad, key=lambda i: -off[i]))
    if off.max(initial=0.0) > 0 and full.size <= 400:
        step = np.linalg.lstsq(J.full(), -r, rcond=1e-12)[0]
        polished = full + step
        for i in stage.direct:  # a value that was given stays to the last bit
            polished[i] = full[i]
        better = np.abs(flat(f(polished, known_values)[0])).max(initial=0.0)
        if better <= np.abs(r).max():
            return np.asarray(polished)
    return full


def _row_sizes(stage: Stage, size: np.ndarray) -> np.ndarray:
    """Lengths of the rows, but a row that is rounding beside others of its constraint gets theirs."""
    owners = [id(owner) for owner in stage.owners] + [-1 - i for i in range(len(stage.equations))]
    largest: dict[int, float] = {}
    for owner, value in zip(owners, size, strict=True):
        largest[owner] = max(largest.get(owner, 0.0), float(value))
    return np.array([max(value, 1e-8 * largest[o]) for o, value in zip(owners, size, strict=True)])


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
        "" if several else "leave one of the values out and it is solved for",
    )


def _wrong_side(stage: Stage, known: ca.SX, values: np.ndarray, full: np.ndarray) -> str:
    """What is wrong with a solution that satisfies the equations but is on the wrong side."""
    for side in stage.sides:
        f = ca.Function("side", [stage.symbols, known], [side.expression.sx])
        if not float(f(full, values)) > 0:
            return side.otherwise
    return ""


def _owner(stage: Stage, row: int) -> str:
    if row < len(stage.owners):
        return f"the constraint {stage.owners[row].name!r}"
    given = stage.equations[row - len(stage.owners)]
    return f"the given value {given.text} = {given.value:g}"
