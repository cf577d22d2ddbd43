"""The sweep of a text as a map, and the motion at one of its points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError

if TYPE_CHECKING:
    from trundle.scenario import Scenario
    from trundle.study.axes import SweepAxes

MOST_RUNS = 2500  # of a map in the studio


def axes_of(scenario: Scenario) -> SweepAxes:
    """What the sweep of a scenario goes over; refused where it has none, or too many runs for a map."""
    from trundle.study.axes import make_axes

    sweep = scenario.sweep
    if "over" not in sweep or "measure" not in sweep:
        raise ModelError(
            "The text has no sweep.",
            "a table [sweep] that says what it goes over, and what it measures",
            fix="[sweep.over]\nmu = { from = 0, to = 1, count = 21 }\n[sweep.measure]\nway = ...",
        )
    axes = make_axes(scenario.system, sweep["over"], sweep.get("runs"), sweep.get("seed", 0))
    if axes.total > MOST_RUNS:
        raise ModelError(
            f"The sweep has {axes.total} runs.",
            f"at most {MOST_RUNS} for a map in the studio",
            fix="trundle sweep FILE --out DIR  # makes them all",
        )
    return axes


def map_of(scenario: Scenario) -> dict[str, Any]:
    """{axes, columns, measures}: the values of every run by column, and which columns are axes and measures."""
    axes = axes_of(scenario)
    sweep = scenario.run_sweep()
    names = [name for name in axes.columns if name in sweep.columns]
    wanted = {str(name) for name in scenario.sweep["measure"]}
    measures = [name for name in sweep.columns if name.partition("[")[0] in wanted]
    columns = {name: _plain(sweep.columns[name]) for name in [*names, *measures]}
    return {"axes": names, "measures": measures, "columns": columns, "status": sweep.status}


def options_at(scenario: Scenario, run: int) -> dict[str, Any]:
    """Options of `Scenario.simulate` that make one run of the sweep, by its number."""
    from trundle.study.starts import as_scalars

    axes = axes_of(scenario)
    if not 0 <= run < axes.total:
        raise ModelError(
            f"The sweep has no run {run}.", f"one of {axes.total}, from 0", fix="run=0"
        )
    row, model = axes.values(run, run + 1)[0], scenario.system
    parameters = dict(scenario.options.get("parameters", {}))
    start = as_scalars(model, scenario.start, "start")
    for axis, part in zip(axes.axes, axes.slices(), strict=True):
        if axis.parameter >= 0:
            parameters[model.parameters[axis.parameter]] = float(row[part][0])
        else:
            start |= {k: float(x) for k, x in zip(axis.keys, row[part], strict=True)}
    return {"parameters": parameters, "start": start}


def _plain(column: Any) -> list[float | None]:
    return [float(x) if math.isfinite(x) else None for x in np.asarray(column, float).tolist()]
