"""The `[sweep]` table of a file, made into the options of `td.sweep`."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np

from trundle.constraints.contact import SurfaceContact
from trundle.scenario.names import Broken
from trundle.scenario.problems import Place, dotted
from trundle.scenario.tables_sweep import MeasureTable, OverTable, SweepTable
from trundle.scenario.workshop import Workshop
from trundle.study import draw, keep
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Parameter

DRAWN = ("uniform", "log_uniform", "normal", "choice")
OF_FORMULAS = ("last", "least", "most", "mean", "integral", "first_zero", "zeros", "samples")
OF_CONTACTS = ("least_normal_force", "lifts_at", "slips_at", "most_friction_needed")


def make_sweep(shop: Workshop, table: SweepTable) -> dict[str, Any] | None:
    """over, measure, runs, seed, chunk; None if something is wrong, which has been told."""
    over: dict[Any, Any] = {}
    measure: dict[str, Any] = {}
    before = len(shop.problems)
    for name, value in table.over.items():
        with contextlib.suppress(Broken):
            place: Place = ("sweep", "over", name)
            over[(name, _key(shop, name, place))] = _values(shop, value, place)
    for name, what in table.measure.items():
        with contextlib.suppress(Broken):
            measure[name] = _measure(shop, what, ("sweep", "measure", name))
    drawn = [n for (n, _), values in over.items() if isinstance(values, draw.Sampler)]
    if drawn and table.runs is None:
        shop.tell(
            ("sweep",),
            f"{drawn[0]!r} is drawn, but runs is not given.",
            "runs = 1000",
            "a distribution has no end of its own, as a list has",
            "runs = 1000",
        )
    if not table.over:
        shop.tell(
            ("sweep",),
            "Nothing is varied.",
            "a table [sweep.over]",
            "only what is measured was written down",
            "[sweep.over]",
        )
    if len(shop.problems) > before:
        return None
    found = {"over": over, "measure": measure, "seed": table.seed}
    rest = {"runs": table.runs, "chunk": table.chunk}
    return found | {key: value for key, value in rest.items() if value is not None}


def first_values(sweep: dict[str, Any]) -> dict[Expression, Any]:
    """Start values of the first run: for checks."""
    start: dict[Expression, Any] = {}
    for i, ((_, key), values) in enumerate(sweep["over"].items()):
        if isinstance(key, Parameter):
            continue
        if isinstance(values, draw.Sampler):
            drawn = values.draw(sweep["seed"], i, 0, 1)[0]
            start[key] = drawn.reshape(values.shape, order="F") if values.shape else float(drawn[0])
        else:
            start[key] = np.asarray(values)[0]
    return start


def _key(shop: Workshop, name: str, place: Place) -> Any:
    """The parameter of that name, or an expression of the start."""
    own = {p.name: p for p in shop.parameters}
    if name in own:
        return own[name]
    if name in shop.file.parameters or name in shop.file.constants:
        shop.tell(
            place,
            f"{name!r} is built into the equations.",
            "a parameter that formulas contain, or a start value",
            "sizes, start values and the like take plain numbers",
            f"trundle run ... --set {name}=..., once for each value",
        )
        raise Broken
    return shop.formula(name, place)


def _values(shop: Workshop, value: Any, place: Place) -> Any:
    if not isinstance(value, OverTable):
        found = shop.plain(value, place)
        if not isinstance(found, list):
            shop.tell(
                place,
                f"{value!r} was given.",
                "a list of values, or how to draw them",
                "one value, without brackets",
                f"{dotted(place[-1:])} = [0.1, 0.2, 0.3]",
            )
            raise Broken
        return found
    chosen = [kind for kind in DRAWN if getattr(value, kind) is not None]
    grid = [getattr(value, key) is not None for key in ("from_", "to", "count")]
    if len(chosen) + any(grid) != 1 or (any(grid) and not all(grid)):
        shop.tell(
            place,
            "It is not clear which values are meant.",
            "{ from = ..., to = ..., count = ... }, or one of uniform, log_uniform, normal, choice",
            "an end of the grid is missing, or a grid and a distribution are given together",
            f"{dotted(place[-1:])} = {{ from = 0.1, to = 0.5, count = 9 }}",
        )
        raise Broken
    with shop.at(place):
        if not chosen:
            first, last = (float(shop.plain(end, place)) for end in (value.from_, value.to))
            return np.linspace(first, last, value.count or 1)
        numbers = shop.plain(getattr(value, chosen[0]), (*place, chosen[0]))
        if chosen[0] == "choice":
            return draw.choice(numbers)
        return getattr(draw, chosen[0])(*numbers)


def _measure(shop: Workshop, value: Any, place: Place) -> keep.Keep:
    if not isinstance(value, MeasureTable):
        with shop.at(place):
            return keep.last(shop.formula(value, place))
    kinds = [k for k in (*OF_FORMULAS, *OF_CONTACTS) if getattr(value, k) is not None]
    if len(kinds) != 1:
        expected = f"one of {', '.join((*OF_FORMULAS, *OF_CONTACTS))}"
        shop.tell(
            place,
            f"{', '.join(kinds) or 'Nothing'} is asked for.",
            expected,
            "a measure keeps one thing: each has a name of its own",
            f'{dotted(place[-1:])} = {{ {kinds[0] if kinds else "last"} = "..." }}',
        )
        raise Broken
    (kind,) = kinds
    needed = {"samples": "times", "slips_at": "mu"}.get(kind, "")
    if needed and getattr(value, needed) is None:
        shop.tell(
            place,
            f"{kind} is asked for without {needed}.",
            f"{needed} = ...",
            "the key is of this measure only",
            "times = [1.0, 2.0]" if needed == "times" else f"{needed} = 0.3",
        )
        raise Broken
    what, make = getattr(value, kind), getattr(keep, kind)
    extra: list[Any] = [shop.plain(getattr(value, needed), (*place, needed))] if needed else []
    if kind in ("first_zero", "zeros"):
        extra = [value.direction]
    with shop.at((*place, kind)):
        if kind in OF_CONTACTS:
            contact = shop.part(
                what, (*place, kind), SurfaceContact, "a rolling or sliding constraint"
            )
            made: keep.Keep = make(contact, *extra)
        else:
            made = make(shop.formula(what, (*place, kind)), *extra)
        return made
