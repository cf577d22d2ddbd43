"""The search for the open unknowns of a stage: Gauss-Newton from several guesses; what is left open, or ambiguous."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.equations import flat
from trundle.constrained.kept import Entries
from trundle.constrained.sizes import SMALL
from trundle.constrained.stage import Sought, Stage
from trundle.errors import StartError
from trundle.symbols.variables import Coordinate, variable_of

GUESSES = 8
ROUNDS = 4  # of guesses, as long as none leads to a solution: a foot far above a valley is found from 2 in 5
ROUNDING = 1e-14  # of the longest column: a shorter one is what rounding left of zero
SMALL_PIVOT = 1e-10  # of normal equations; below it singular values decide
DAMPING = (1.0, 0.5, 0.25, 0.1, 0.02)  # parts of a step that are tried
FAR = (1e-3, 1e-5, 1e-7, 1e-9)  # and where a guess was in another unit than the solution
SOLVED = 1e-10  # of the terms of a row: what is left of its residual
ELSEWHERE = 1e-9  # of positions: more is another place
SAME, BETWEEN = 1e-12, 0.382  # between two solutions, at a place that no symmetry points to
WHOLE = 60  # unknowns up to which a stage is searched as one, and a part from all guesses


def search(sought: Sought) -> np.ndarray:
    """All unknowns of a stage; errors name what is open, or has several solutions.

    Whether the equations hold at what comes back is for the caller to check: where no guess leads to a solution, it
    is the nearest that was found. A large stage is searched part by part.
    """
    stage = sought.stage
    parts: list[tuple[Sought, Sequence[int]]] = [(sought, range(len(stage.names)))]
    if not stage.rows:
        _raise_open(stage, stage.open)
    if len(stage.open) > WHOLE:
        if stage.never_determined:
            _raise_open(stage, stage.never_determined)
        parts = list(sought.parts())
    full = sought.begin()
    loose: list[int] = []
    ambiguous: list[tuple[Sought, list[np.ndarray]]] = []
    for part, places in parts:
        best, solved = _candidates(part)
        if solved:
            loose += [places[i] for i in _loose(part, solved[0])]
            ambiguous.append((part, solved))
        for i in part.stage.open:
            full[places[i]] = best[i]
    if loose:
        _raise_open(stage, sorted(loose), full)
    for one, solved in ambiguous:
        _check_unique(one, solved)
    return full


def _candidates(sought: Sought) -> tuple[np.ndarray, list[np.ndarray]]:
    """The best point found, and all solutions; distinct ones are reported, not chosen between."""
    open_ = sought.stage.open
    full = sought.begin()
    begin = full.copy()
    for i, value in sought.guess.items():
        begin[i] = value if i in open_ else begin[i]
    first, residual = gauss_newton(sought, begin)
    guessed = any(i in sought.guess for i in open_) and _is_solved(sought, first)
    candidates = [(first, residual)]
    if not (sought.stage.linear or guessed):
        rng = np.random.default_rng(7)
        size = max(1.0, float(np.abs(full).max(initial=0.0)))
        for _ in range(ROUNDS):
            for _ in range(_guesses(len(open_))):
                trial = full.copy()
                trial[open_] = size * rng.normal(size=len(open_))
                candidates.append(gauss_newton(sought, trial))
            if any(_is_solved(sought, x) for x, _ in candidates):
                break
        for drawn in () if sought.others is None else sought.others:
            trial = full.copy()
            trial[open_] = drawn[open_]
            candidates.append(gauss_newton(sought, trial))
    best = min(candidates, key=lambda c: c[1] if np.isfinite(c[1]) else np.inf)[0]
    solved = [x for x, _ in candidates if _is_solved(sought, x)]
    right = [x for x in solved if not sought.wrong_side(x)]
    if solved and not right:
        others = [gauss_newton(sought, x)[0] for x in _opposite(sought.stage, solved[0])]
        right = [x for x in others if _is_solved(sought, x) and not sought.wrong_side(x)]
    solved = right or solved[:1]  # on the wrong side: the check that follows says so
    gaps = sorted(sought.stage.gaps)
    if gaps and len(solved) > 1:  # a contact follows the nearest foot
        solved.sort(key=lambda x: float(np.abs(x[gaps]).sum()))
    if not solved:  # equations that cannot hold together share what is left, so that all are named
        best = gauss_newton(sought, begin, sought.weights(best))[0]
    return solved[0] if solved else best, solved


def _opposite(stage: Stage, x: np.ndarray) -> list[np.ndarray]:
    """Guesses across from a solution on the wrong side: open unknowns of a group negated, or half a turn on.

    A body touches a surface at two places of its skin, of which one is above the surface.
    """
    groups = np.arange(len(x)) if stage.groups is None else stage.groups
    half = np.full(len(x), np.inf) if stage.periods is None else stage.periods / 2
    open_ = np.isin(np.arange(len(x)), stage.open)
    across = np.where(np.isfinite(half), x + np.where(np.isfinite(half), half, 0.0), -x)
    return [np.where(open_ & (groups == g), across, x) for g in np.unique(groups[stage.open])]


def _guesses(unknowns: int) -> int:
    """How many guesses to make: each costs the cube of the number of unknowns."""
    return max(1, GUESSES * WHOLE**2 // max(unknowns, WHOLE) ** 2)


def _is_solved(sought: Sought, x: np.ndarray) -> bool:
    """Whether every residual is small beside the terms of its row."""
    return bool(np.all(sought.off(x) <= SOLVED))


def gauss_newton(
    sought: Sought, full: np.ndarray, weights: np.ndarray | None = None
) -> tuple[np.ndarray, float]:
    """Damped Gauss-Newton on the open unknowns: the point, and the size of its residuals.

    weights   of the rows; None if they are to be taken anew at every point
    """
    x, open_ = full.copy(), sought.stage.open
    r, J, whole = sought.at(x)
    size = np.inf
    for _ in range(100):
        if not (np.isfinite(r).all() and np.isfinite(whole.values).all()):
            return x, np.inf
        R = sought.weights(x) if weights is None else weights
        D, size = sought.sizes(x).columns, _length(R * r)
        if size == 0:
            break
        step = _step(J.weighted(R), R * r)
        for damping in DAMPING if size <= SOLVED else (*DAMPING, *FAR):
            trial = x.copy()
            trial[open_] += damping * step
            r_new, J_new, whole_new = sought.at(trial)
            new = _length(R * r_new)
            if new < size or (damping == 1.0 and new <= 1e-14):
                break
        else:
            return x, size
        small = np.all(np.abs(trial - x) <= 1e-15 * D)
        x, r, J, whole, size = trial, r_new, J_new, whole_new, new
        if small:
            break
    return x, size


def _length(x: np.ndarray) -> float:
    return math.sqrt(x.dot(x))


def _step(J: Entries, r: np.ndarray) -> np.ndarray:
    """The shortest x that makes |J x + r| least; of many unknowns that are determined, by sparse factors.

    Those square the condition of J, which does no harm: the next step takes out the error of this one.
    """
    if J.shape[1] > WHOLE and (factors := _factors(J)) is not None:
        scale, *ldl = factors
        back = np.bincount(J.columns, J.values * -r[J.rows], minlength=J.shape[1])
        return np.asarray(scale * flat(ca.ldl_solve(ca.DM(scale * back), *ldl)))
    return shortest(J.full(), r)


def shortest(J: np.ndarray, r: np.ndarray) -> np.ndarray:
    """The x that makes |J x + r| least, the shortest in units in which every column of J is as large as the others."""
    length = np.linalg.norm(J, axis=0)
    known = length > ROUNDING * length.max(initial=0.0)
    scale = np.where(known, 1 / np.where(known, length, 1.0), 0.0)
    return np.asarray(scale * np.linalg.lstsq(J * scale, -r, rcond=1e-12)[0])


def _factors(J: Entries) -> tuple[np.ndarray, ca.DM, ca.DM, list[int]] | None:
    """Scales of the columns of J, and the sparse factors of its normal equations; None if the rank may be short."""
    size = np.sqrt(np.bincount(J.columns, J.values * J.values, minlength=J.shape[1]))
    if not size.all():
        return None
    values = J.values * (1 / size)[J.columns]
    scaled = ca.DM.triplet(J.rows.tolist(), J.columns.tolist(), ca.DM(values), *J.shape)
    pivots, LT, order = ca.ldl(ca.mtimes(scaled.T, scaled), True)
    plain = np.asarray(pivots.nonzeros())
    if len(plain) < J.shape[1] or not np.all(plain > SMALL_PIVOT):  # NaN is not
        return None
    return 1 / size, pivots, LT, order


def _loose(sought: Sought, full: np.ndarray) -> list[int]:
    """Unknowns that may move while the equations hold; by singular values."""
    sizes, open_ = sought.sizes(full), sought.stage.open
    entries = sought.at(full).by_open.weighted(sought.weights(full))
    if len(open_) > WHOLE and _factors(entries) is not None:
        return []
    J = entries.full()
    scale = np.linalg.norm(J, axis=0)
    free_columns = scale * np.maximum(sizes.columns, SMALL)[open_] <= 1e-14
    J /= np.where(free_columns, 1.0, scale)
    values = np.linalg.svd(J, compute_uv=False)
    rank = int(np.sum(values > 1e-9 * max(values.max(initial=0.0), 1e-300)))
    if rank == len(open_):
        return []
    loose = np.abs(np.linalg.svd(J)[2][rank:]).max(axis=0, initial=0.0) > 1e-6
    return [i for i, bad in zip(open_, loose, strict=True) if bad]


class OpenStart(StartError):
    """Unknowns that nothing determines; `full` is a point at which the equations hold, if one is known."""

    full: np.ndarray | None = None


def _raise_open(stage: Stage, places: list[int], full: np.ndarray | None = None) -> None:
    names = [stage.names[i] for i in places]
    listed = ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
    key, value = _entry(stage, places[0])
    error = OpenStart(
        f"The start leaves {listed} open: neither start= gives it nor a constraint fixes it.",
        f"a {stage.what} for each of them, or for an expression that contains them",
        "a missing start value is not taken to be zero",
        f'start={{..., "{key}": {value}}}',
        key=("start", key, value),
    )
    error.full = full
    raise error


def _entry(stage: Stage, place: int) -> tuple[str, str]:
    """What to add to a start for an open unknown; of a quaternion, which is not zero, all of it."""
    owner = variable_of(stage.symbols[place]).owner
    group = owner.group if isinstance(owner, Coordinate) else ""
    body = group.removesuffix(".quaternion")
    if body == group:
        return stage.names[place], "0.0"
    if stage.what == "position":
        return f"{body}.quaternion", "(1, 0, 0, 0)"
    return f"{body}.omega", "(0, 0, 0)"


def _same_signs(sought: Sought, x: np.ndarray, like: np.ndarray) -> np.ndarray:
    """A solution with the signs of quaternions as another has them, where that is a solution too: u and -u are one."""
    turned = x.copy()
    for places in sought.stage.quaternions:
        if turned[places] @ like[places] < 0:
            turned[places] *= -1
    return turned if turned is not x and _is_solved(sought, turned) else x


def _check_unique(sought: Sought, solved: list[np.ndarray]) -> None:
    """Refuse several solutions. Two points are the same one if the equations hold between them as well as there."""
    first, stage = solved[0], sought.stage
    fixed = [i for i in range(len(first)) if i not in stage.feet]
    for other in solved[1:]:
        other = _same_signs(sought, other, first)
        moved = np.abs(other[fixed] - first[fixed]).max(initial=0.0)
        if stage.feet and moved <= ELSEWHERE * np.abs(first[fixed]).max(initial=0.0):
            continue  # the same place, with another foot
        apart = other - first
        if stage.periods is not None:
            turns = np.round(apart / stage.periods)
            apart = apart - np.where(turns == 0, 0.0, turns) * np.where(
                turns == 0, 1.0, stage.periods
            )
        between = sought.off(first + BETWEEN * apart)
        near = max(sought.off(first).max(), sought.off(other).max(), SAME)
        if not np.all(between <= near):
            groups = np.arange(len(first)) if stage.groups is None else stage.groups
            size = np.zeros(groups.max() + 1)
            np.maximum.at(size, groups, np.abs(first) + np.abs(other))
            i = int(np.argmax(np.abs(apart) / np.where(size > 0, size, 1.0)[groups]))
            name, four = stage.names[i], [i]
            if re.fullmatch(r".+\.u[0-3]", name):  # of a quaternion all of it
                body = name[:-3]
                four = [stage.names.index(f"{body}.u{k}") for k in range(4)]
                name = f"{body}.quaternion"
            raise several(stage.what, name, first[four], other[four], first, first + apart)


class Several(StartError):
    """Two solutions of a start, `one` and `two`."""

    one: np.ndarray
    two: np.ndarray


def several(
    what: str,
    name: str,
    here: float | np.ndarray,
    there: float | np.ndarray,
    one: np.ndarray,
    two: np.ndarray,
) -> Several:
    """The error for a start with several solutions: it names a quantity in which two of them differ."""

    def typed(values: float | np.ndarray, digits: int) -> str:
        numbers = [f"{x + 0.0:.{digits}g}" for x in np.ravel(values)]
        return numbers[0] if len(numbers) == 1 else f"({', '.join(numbers)})"

    value = typed(here, 6)
    error = Several(
        f"Several {what}s fit the start: {name} = {value} and {name} = {typed(there, 6)}, for example.",
        "a start that singles one out",
        "the constraints are curved, and the given values leave more than one solution",
        f'guess={{"{name}": {typed(here, 2)}}}  # near one of them; or start={{..., "{name}": {value}}}',
        key=("start", name, value),
    )
    error.one, error.two = one, two
    return error
