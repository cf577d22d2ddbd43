"""The `[sweep]` table of a file, made into the options of `td.sweep`."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any

import numpy as np

from trundle.described import Place, keys_of
from trundle.described.tables import check_table
from trundle.scenario.kinds import SWEEP
from trundle.scenario.problems import dotted
from trundle.scenario.reader import Broken
from trundle.scenario.workshop import Workshop
from trundle.study import draw, keep
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Parameter


def make_sweep(shop: Workshop, raw: Any) -> dict[str, Any] | None:
    """over, measure, runs, seed, chunk; None if something is wrong, which has been told."""
    before = len(shop.problems)
    with contextlib.suppress(Broken), shop.refusing(("sweep",)):
        check_table(raw)
        keys = dict(keys_of(SWEEP.make, SWEEP.without) or {})
        keys["measure"] = dataclasses.replace(keys["measure"], default={})
        found, wrong = shop.arguments(keys, raw, ("sweep",))
        if "over" not in wrong:
            found["over"] = _over(shop, found["over"])
            _check_drawn(shop, found)
            if not raw["over"]:
                cause = "only what is measured was written down"
                shop.report(
                    ("sweep",), "Nothing is varied.", "a table [sweep.over]", cause, "[sweep.over]"
                )
        measured = found.setdefault("measure", {}) or {}
        for name, value in measured.items():
            with contextlib.suppress(Broken), shop.at(("sweep", "measure", name)):
                measured[name] = value if isinstance(value, keep.Keep) else keep.last(value)
        lacks = wrong or len(found["over"]) < len(raw["over"])  # of something reported elsewhere
        return None if lacks or len(shop.problems) > before else {"seed": 0, **found}
    return None


def _over(shop: Workshop, over: dict[str, Any]) -> dict[Any, Any]:
    """{(name, parameter or expression): values}."""
    found: dict[Any, Any] = {}
    for name, values in over.items():
        place: Place = ("sweep", "over", name)
        with contextlib.suppress(Broken):
            if isinstance(values, float):
                shop.report(
                    place,
                    f"{values!r} was given.",
                    "a list of values, or how to draw them",
                    "one value, without brackets",
                    f"{dotted(place[-1:])} = [0.1, 0.2, 0.3]",
                )
            found[(name, _key(shop, name, place))] = values
    return found


def _check_drawn(shop: Workshop, found: dict[str, Any]) -> None:
    drawn = [n for (n, _), values in found["over"].items() if isinstance(values, draw.Sampler)]
    if drawn and "runs" not in found:
        cause = "a distribution has no end of its own, as a list has"
        given = f"{drawn[0]!r} is drawn, but runs is not given."
        shop.report(("sweep",), given, "runs = 1000", cause, "runs = 1000")


def _key(shop: Workshop, name: str, place: Place) -> Any:
    """The parameter of that name, or an expression of the start."""
    own = {p.name: p for p in shop.parameters}
    if name in own:
        return own[name]
    if name in shop.sections["constants"]:
        value = shop.sections["constants"][name]
        shop.report(
            place,
            f"{name!r} is a constant.",
            "a parameter, or a start value",
            "constants are built into the equations; sizes may be parameters too",
            f"{name} = {json.dumps(value)}  # in the table [parameters]: make it a parameter",
        )
        raise Broken
    if name in shop.sections["parameters"]:
        shop.report(
            place,
            f"{name!r} is built into the equations.",
            "a parameter that formulas contain, or a start value",
            "start values, times and the like take plain numbers",
            f"trundle run ... --set {name}=..., once for each value",
        )
        raise Broken
    return shop.formula(name, place)


def first_values(sweep: dict[str, Any]) -> dict[Expression, Any]:
    """Start values of the first run: for checks."""
    start: dict[Expression, Any] = {}
    for i, ((_, key), values) in enumerate(sweep.get("over", {}).items()):
        if isinstance(key, Parameter):
            continue
        if isinstance(values, draw.Sampler):
            drawn = values.draw(sweep["seed"], i, 0, 1)[0]
            start[key] = drawn.reshape(values.shape, order="F") if values.shape else float(drawn[0])
        else:
            start[key] = np.asarray(values)[0]
    return start


def measured_values(sweep: dict[str, Any]) -> list[Expression]:
    """What is measured of each run."""
    return [one.of for one in sweep.get("measure", {}).values() if isinstance(one.of, Expression)]
