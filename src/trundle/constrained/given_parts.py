"""Check the arguments of a system: energies, matrices, coordinates, lists of parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.values import shown
from trundle.symbols.variables import MOTION, Coordinate, as_coordinate, as_tuple, only, scalar
from trundle.unconstrained.bodies import Body

MOTION_WORDS = "an expression of positions, velocities, time and parameters"
NO_RESULTS = "x.dot  # or x, in place of x.dot.dot"
_PLACE_WORDS = "an expression of positions, time and parameters"


def energy_given(value: Like | None, what: str, kinds: tuple[str, ...], key: str) -> Expression:
    words = MOTION_WORDS if kinds is MOTION else _PLACE_WORDS
    fix = NO_RESULTS if kinds is MOTION else "td.GeneralizedForce({x: -c * x.dot})"
    with naming(key):
        return only(scalar(0 if value is None else value, what), kinds, what, words, fix)


def matrices_given(
    M: Any, Q: Any, coordinates: Sequence[Coordinate] | None, lagrangian: Expression | None
) -> tuple[Expression, Expression] | None:
    """M and Q as the user gave them, or None."""
    if M is None and Q is None:
        return None
    if M is None or Q is None or coordinates is None:
        raise ModelError(
            "M=, Q= and coordinates= belong together; one is missing.",
            "M, Q and the coordinates their rows belong to",
            fix="td.System(coordinates=[x, y], M=[[m, 0], [0, m]], Q=[0, -m*g])",
        )
    if lagrangian is not None:
        raise ModelError(
            "A system takes M= and Q=, or lagrangian=, not both.",
            "one of the two",
            "M and Q follow from a Lagrangian, and would be counted twice",
            "td.System(lagrangian=T - V)  # without M= and Q=",
        )
    n = len(coordinates)
    mass = only(as_expression(M, "M"), MOTION, "M", MOTION_WORDS, NO_RESULTS)
    force = only(as_expression(Q, "Q"), MOTION, "Q", MOTION_WORDS, NO_RESULTS)
    if mass.shape != (n, n) or force.shape != (n,):
        raise ModelError(
            f"M has shape {mass.shape} and Q {force.shape} for {n} coordinates.",
            f"shapes ({n}, {n}) and ({n},)",
            "a coordinate without its row and column, or a list in a list for Q",
            f"coordinates=[{', '.join(x.name for x in coordinates)}]  # a row in M and Q for each",
        )
    return mass, force


def coordinates_given(given: Any) -> tuple[Coordinate, ...] | None:
    """coordinates= as the user gave it, checked."""
    if given is None:
        return None
    vector = isinstance(given, Expression) and given.ndim == 1  # as in coordinates=P.position
    found = [as_coordinate(x) for x in (given if vector else as_tuple(given) or [None])]
    listed = tuple(x for x in found if x is not None)
    if len(listed) < len(found):
        raise ModelError(
            f"coordinates={shown(given)} is not a list of coordinates.",
            "a list of coordinates, as td.coordinates makes",
            "names, velocities or parameters, where the coordinates themselves belong",
            "coordinates=[x, y]",
        )
    return listed


def with_companions(bodies: list[Body]) -> tuple[Body, ...]:
    """The bodies and what comes along with them, each once."""
    found = {id(one): one for body in bodies for one in (body, *body.companions)}
    return tuple(found.values())


_LISTED = {  # as each list of a system is written
    "bodies": 'bodies=[td.Particle("P", mass=1.0)]',
    "constraints": "constraints=[td.Holonomic(x**2 + y**2 - 1)]",
    "forces": "forces=[td.Gravity(9.81)]",
}
TOLD_APART = {  # why two have one name, and how another is given, by what they are
    "bodies": ("two parts were given one name", "{}_2"),
    "coordinates": ("td.coordinates was called twice with one name", 'td.coordinates("{}_2")'),
    "parameters": ("td.parameter was called twice with one name", 'td.parameter("{}_2", 1.0)'),
    "constraints": ("they were given no names, or were made in a loop", 'name="{}_2"'),
    "forces": ("two frictions on one constraint, or a name given twice", 'name="{}_2"'),
}


def _as_list(given: Any, what: str) -> str:
    """The line to type in place of what is no list: a part alone, or parts by name."""
    name = str(getattr(given, "name", ""))
    if isinstance(given, Mapping):
        return f"{what}=list({what}.values())"
    return f"{what}=[{name}]" if name.isidentifier() else _LISTED[what]


def parts_given(items: Iterable[Any], kind: type | tuple[type, ...], what: str) -> tuple[Any, ...]:
    """A list of parts as the user gave it, checked."""
    expected = " or ".join(k.__name__ for k in (kind if isinstance(kind, tuple) else (kind,)))
    listed = as_tuple(items)
    if listed is None:
        raise ModelError(
            f"{what}={shown(items)} is not a list.",
            f"a list: {what}=[...]",
            fix=_as_list(items, what),
        )
    for item in listed:
        if not isinstance(item, kind):
            raise ModelError(
                f"{what}= contains {shown(item)}.",
                f"objects of class {expected}",
                "a name or a formula in place of the object, or an object in the wrong list",
                _LISTED[what],
            )
    if len(set(map(id, listed))) != len(listed):
        again = Counter(map(id, listed)).most_common(1)[0][0]
        twice = next(item for item in listed if id(item) == again)
        raise ModelError(
            f"{what}= lists one object twice.",
            "each once",
            f"{getattr(twice, 'name', shown(twice))!r} was added to the list again",
            f"{what}=list(dict.fromkeys({what}))",
        )
    return listed
