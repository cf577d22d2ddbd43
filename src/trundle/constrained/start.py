"""From what the user gives to a full, consistent state: positions first, then velocities.

`start` maps expressions to values. Bare coordinates are taken as they are; every other expression is an
equation. The rest follows from the constraints by Gauss-Newton; what neither gives nor fixes, and what
contradicts, is an error that names it. There are no silent zeros.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.drawing import draw, others, within_half_turn
from trundle.constrained.equations import Equations
from trundle.constrained.given import Sorted, sort_given
from trundle.constrained.kept import Entries, Numbers
from trundle.constrained.mending import WrongSide, mending
from trundle.constrained.missing import differs, missing
from trundle.constrained.search import (
    WHOLE,
    OpenStart,
    Several,
    gauss_newton,
    search,
    several,
    shortest,
)
from trundle.constrained.sizes import SMALL
from trundle.constrained.stage import Sought, Stage
from trundle.constraints.equality import EnergyHeld
from trundle.constraints.joint import Joint
from trundle.constraints.turn import Angle
from trundle.errors import ContradictionError, StartError, naming
from trundle.unconstrained.rotations import check_unit

MOST_POLISHED = 400  # unknowns that hang together
ROUNDED = 1e-4  # what values with a few digits leave of a constraint, relative
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
    keys = tuple(start)
    at = equations.kept(("positions", *keys), lambda: positions(equations, sorted_start))
    moving = equations.kept(("velocities", *keys), lambda: velocities(equations, sorted_start))
    known = np.concatenate([[time], p])
    drawing = begin_at(equations, p, sorted_start, guesses)
    places = others(equations, p)
    sought = sought_for(at, known, sorted_start, guesses, None, drawing, places)

    def placed(given: Sorted, near: Sorted) -> np.ndarray:
        drawn = begin_at(equations, p, given, near)
        return _solve(
            sought_for(positions(equations, given), known, given, near, None, drawn, places)
        )

    with mending(sought, sorted_start, guesses, placed):
        q = principal(equations, _solved(equations, sought), sorted_start)
    known = np.concatenate([known, q])
    least = SMALL * np.abs(q)  # in a second a little of the way that it is from the origin
    sought = sought_for(moving, known, sorted_start, guesses, least)

    def moved(given: Sorted, near: Sorted) -> np.ndarray:
        return _solve(sought_for(velocities(equations, given), known, given, near, least))

    with mending(sought, sorted_start, guesses, moved):
        v = _solved(equations, sought)
    p[:] = equations.with_modes(time, np.concatenate([q, v]), p)
    lam = np.full(equations.m, np.nan)
    for index, value in sorted_start["multiplier"][0].items():
        lam[index] = value
    return np.concatenate([q, v]), lam


# --- the two stages ------------------------------------------------------------------------------
def positions(eq: Equations, given: Sorted) -> Stage:
    """The search for positions, with what is given."""
    owners = [b.constraint for b in eq.blocks for _ in range(b.phi.stop - b.phi.start)]
    names = [x.name for x in eq.model.coordinates]
    sides = tuple(side for compound in eq.model.compounds for side in compound.sides)
    direct, equations = given["position"]
    periods = np.array([x.period for x in eq.model.coordinates])
    return Stage(
        "position", names, eq.q, ca.vertcat(eq.t, eq.p), eq.live(eq.phi), owners,
        [g.expression for g in equations], frozenset(direct), sides, periods, eq.groups,
        frozenset(i for gate in eq.gates for i in gate.own),
        frozenset(gate.column for gate in eq.gates),
    )  # fmt: skip


def velocities(eq: Equations, given: Sorted) -> Stage:
    """The search for velocities, once positions are known."""
    keep = [
        (row, block.constraint)
        for block in eq.blocks
        if not isinstance(block.constraint, EnergyHeld)  # its level is read off afterwards
        for row in range(block.rows.start, block.rows.stop)
    ]
    names = [f"{x.name}.dot" for x in eq.model.coordinates]
    rho = eq.rho[[row for row, _ in keep]] if keep else ca.SX(0, 1)
    direct, equations = given["velocity"]
    return Stage(
        "velocity", names, eq.v, ca.vertcat(eq.t, eq.p, eq.q), eq.live(rho, drifting=True),
        [c for _, c in keep], [g.expression for g in equations], frozenset(direct), (), None, eq.groups,
    )  # fmt: skip


def sought_for(
    stage: Stage, known: np.ndarray, given: Sorted, guess: Sorted, least: np.ndarray | None = None,
    drawing: np.ndarray | None = None, others: np.ndarray | None = None,
) -> Sought:  # fmt: skip
    direct, equations = given[stage.what]
    near = guessed(stage, known, guess, drawing)
    return Sought(stage, known, direct, equations, near, least, drawing, others)


def guessed(
    stage: Stage, known: np.ndarray, guess: Sorted, begin: np.ndarray | None
) -> dict[int, float]:
    """The guess by index: single coordinates as they are, expressions solved for those in them, from `begin` on."""
    direct, equations = guess[stage.what]
    if not equations:
        return direct
    expressions = [one.expression for one in equations]
    own = Stage(
        stage.what,
        stage.names,
        stage.symbols,
        stage.known,
        ca.SX(0, 1),
        [],
        expressions,
        frozenset(direct),
    )
    sought = Sought(own, known, direct, equations, {}, drawing=begin)
    x, _ = gauss_newton(sought, sought.begin())
    inside = {symbol.element_hash() for symbol in ca.symvar(ca.vertcat(*expressions))}
    places = [i for i, s in enumerate(stage.symbols.elements()) if s.element_hash() in inside]
    return direct | {i: float(x[i]) for i in places if np.isfinite(x[i])}


def begin_at(
    eq: Equations, p: np.ndarray, given: Sorted, guess: Sorted | None
) -> np.ndarray | None:
    """Where the search for positions begins: the drawing of a machine with joints; None for zeros."""
    direct, equations = given["position"]
    return draw(eq, p, direct if guess is None else guess["position"][0] | direct, equations)


def principal(eq: Equations, q: np.ndarray, given: Sorted) -> np.ndarray:
    """Positions, or rows of them, in which angles of joints that nothing gives are in (-pi, pi]."""
    places = [i for i in eq.kept("turns", lambda: _free_turns(eq)) if i not in given["position"][0]]
    if places:
        q = q.copy()
        q[..., places] = within_half_turn(q[..., places])
    return q


def _free_turns(eq: Equations) -> list[int]:
    """Angles of joints in which a whole turn more or less is the same configuration to all constraints."""
    found = []
    for i, x in enumerate(eq.model.coordinates):
        if isinstance(x, Angle):
            others = [b for b in eq.blocks if b.constraint is not x.row]
            if not any(
                ca.depends_on(eq.phi[b.phi], x.sx) for b in others if b.phi.stop > b.phi.start
            ):
                found.append(i)
    return found


def _solve(sought: Sought) -> np.ndarray:
    """All unknowns of one stage, or an error that names what is missing or contradicts."""
    return checked(sought, search(sought) if sought.stage.open else sought.begin())


def _solved(eq: Equations, sought: Sought) -> np.ndarray:
    """The same; an error about a machine with joints names the joints."""
    try:
        return _solve(sought)
    except Several as error:
        angle = differs(eq, sought, error.one, error.two)
        if angle is None:
            raise
        raise several(sought.stage.what, *angle, error.one, error.two) from None
    except Undefined as error:
        if sought.stage.what == "position":
            y = np.concatenate([error.full, np.zeros(eq.n)])
            check_edges(eq, float(sought.known[0]), y, sought.known[1:])
        raise
    except OpenStart as error:
        _check_defined(eq, sought, error.full)
        if error.full is None or not any(isinstance(one, Joint) for one in eq.model.compounds):
            raise
        found = missing(eq, sought, error.full)
        if not found:
            raise
        listed, what = ", ".join(name for name, _ in found), sought.stage.what
        entries = ", ".join(f'"{name}": {value}' for name, value in found)
        line = "start={..., " + entries + "}"
        raise StartError(
            f"The start leaves {listed} open: neither start= gives it nor a constraint fixes it.",
            f"a {what} for each of them, or for others that say the same",
            "a missing start value is not taken to be zero",
            line,
            key=("start", *itertools.chain(*found)),
        ) from None


class Undefined(StartError):
    """A constraint that has no value at the positions or velocities `full`."""

    full: np.ndarray


def check_edges(eq: Equations, time: float, y: np.ndarray, p: np.ndarray) -> None:
    """Refuse a start outside the data of a table."""
    edges = eq.edges
    if not edges:
        return
    column = ca.densify(ca.vertcat(*(side.expression.sx for side in edges)))
    room = eq.kept("edges", lambda: Numbers("edges", [eq.t, eq.y, eq.p], [column]))
    for i in np.flatnonzero(~(room(time, y, p)[0] > 0)):
        raise StartError(
            f"At the start {edges[i].otherwise}.",
            "a start where the table has data",
            fix="start={...}  # inside the data; or extend the data",
        )


def _check_defined(eq: Equations, sought: Sought, full: np.ndarray | None) -> None:
    """Refuse a position in which a compound is not defined; the compound says why."""
    if full is None or sought.stage.what != "position":
        return
    for compound in eq.model.compounds:
        if compound.defined is None:
            continue
        quantity, least, refusal = compound.defined
        given = [sought.stage.symbols, sought.stage.known]
        if float(ca.Function("defined", given, [quantity.sx])(full, sought.known)) < least:
            raise refusal


def checked(sought: Sought, full: np.ndarray) -> np.ndarray:
    """Refuse what contradicts a constraint, then take out the rest of the residual."""
    values = sought.at(full)
    r, J = values.r, values.by_all
    if not np.isfinite(r).all():
        first = int(np.argmin(np.isfinite(r)))
        owner, among = _owner(sought, first), J.columns[J.rows == first]
        name = sought.stage.names[int(among[0]) if len(among) else 0]
        undefined = Undefined(
            f"{owner} cannot be evaluated at the start: it gives {r[~np.isfinite(r)][0]}.",
            "a start inside the range of the functions (sqrt, log, division) in it",
            "a length of zero that is divided by, or a root of a negative number",
            f'start={{..., "{name}": 1.0}}  # or another value for which it exists',
            key=("start", name, "1.0"),
        )
        undefined.full = full
        raise undefined
    sizes = sought.sizes(full)
    off = np.abs(r) / sizes.rows
    bad = np.flatnonzero(off > TOLERANCE)
    if len(bad):
        _check_quaternions(sought, bad)
        _raise_contradiction(sought, r, sorted(bad, key=lambda i: -off[i]), float(off.max()))
    wrong = sought.wrong_side(full)
    if wrong:
        raise WrongSide(
            f"The start is not possible: {wrong.otherwise}.", wrong.expected, wrong.cause, wrong.fix
        )
    if off.max(initial=0.0) > 0:
        R = sought.weights(full)
        polished = full + _last_step(sought.stage, J.weighted(R), R * r)
        for i in sought.direct:  # a value that was given stays to the last bit
            polished[i] = full[i]
        better = np.abs(sought.at(polished).r) / sizes.rows
        if better.max(initial=0.0) <= off.max():
            return np.asarray(polished)
    return full


def _last_step(stage: Stage, J: Entries, r: np.ndarray) -> np.ndarray:
    """The shortest step that takes out what is left of the residual; zero in parts too large for that."""
    if J.shape[1] <= WHOLE:
        return shortest(J.full(), r)
    step = np.zeros(J.shape[1])
    for (rows, columns), pick in zip(*stage.parts_of_all, strict=True):
        if len(columns) <= MOST_POLISHED and np.any(r[rows]):
            step[columns] = shortest(pick.of(J), r[rows])
    return step


def _check_quaternions(sought: Sought, bad: np.ndarray) -> None:
    """Refuse a quaternion that is given in full and is not of length one, with the one that is."""
    J = sought.at(sought.begin()).by_all
    for row in bad[bad < len(sought.stage.owners)]:
        columns = sorted(int(j) for j in J.columns[J.rows == row])
        whose, _, what = sought.stage.owners[row].name.rpartition(": ")
        if what == "unit quaternion" and all(j in sought.direct for j in columns):
            name = f"{whose}.quaternion"
            with naming("start"):
                check_unit(
                    [sought.direct[j] for j in columns],
                    f"The start {name}",
                    f'start={{{{..., "{name}": {{}}}}}}',
                )


def _raise_contradiction(sought: Sought, r: np.ndarray, bad: list[int], most: float) -> None:
    """Name every equation that is not met, the worst first; `most`: how much of its terms is left of the worst."""
    found: dict[str, float] = {}
    for i in bad:
        found.setdefault(_owner(sought, i), float(r[i]))
    several = len(found) > 1
    words = [
        f"{owner}: its {sought.stage.what} residual is {off:.3g}" for owner, off in found.items()
    ]
    raise ContradictionError(
        f"The start contradicts {'; '.join(words[:5])}{'; ...' if len(words) > 5 else ''}.",
        "values that satisfy every constraint",
        "these cannot hold together"
        if several and most > ROUNDED
        else "a value too many was given, or was rounded",
        _fewer_values(sought, several),
        key="start",
    )


def _fewer_values(sought: Sought, several: bool) -> str:
    """The line to type; positions that were given are moved by an assembly to where the constraints hold."""
    line = "start={...}"
    if sought.stage.what == "position" and (sought.direct or sought.given):
        line = "start=system.assemble(start)"
    words = "without one of the values" + ("; or of the constraints" if several else "")
    return f"{line}  # {'or ' * (line != 'start={...}')}{words}: it is solved for"


def _owner(sought: Sought, row: int) -> str:
    owners = sought.stage.owners
    if row < len(owners):
        return f"the constraint {owners[row].name!r}"
    given = sought.given[row - len(owners)]
    return f"the given value {given.text} = {given.value:g}"
