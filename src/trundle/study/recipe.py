"""The recipe of a sweep: everything that decides its rows, as data for workers and for the manifest of a folder.

The driver makes it once; workers read it and get the same graphs, so the same bits. To resume an interrupted sweep
its `fields` must agree.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from trundle.compiled.recording import Recorder, recorded
from trundle.constrained.contact_force import resolved
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ModelError
from trundle.files import digest
from trundle.integrate.event import Event, as_events
from trundle.integrate.settings import run_settings
from trundle.motion.data import class_names, from_data, to_data
from trundle.motion.keep import Keep, as_keeps, column_names
from trundle.study.axes import SweepAxes, SweepAxis, make_axes
from trundle.study.draw import Sampler
from trundle.study.starts import as_scalars
from trundle.symbols.expression import Expression
from trundle.symbols.values import shown
from trundle.symbols.variables import scalar
from trundle.system import System
from trundle.version import __version__

FORMAT = 6
OWN = ("run", "finished", "status", "reached", "evaluations", "residual")  # columns of every table


@dataclass(frozen=True)
class Recipe:
    """A sweep to be made.

    keys     start values that are given, as scalars;  given (K,) their values, NaN where an axis gives them
    p        values of the parameters that no axis sets
    """

    system: System
    axes: SweepAxes
    keys: list[Expression]
    given: np.ndarray
    keeps: dict[str, Keep]
    until: float
    begin: float
    rtol: float
    atol: float | None
    max_step: float
    p: np.ndarray
    guess: dict[Expression, float]
    stops: tuple[Event, ...] = ()
    reference: dict[str, Any] = field(default_factory=dict)  # found by `Work.find_reference`

    @property
    def columns(self) -> list[str]:
        """Columns of what is measured."""
        return column_names(self.keeps)


_CLASSES = (Recipe, SweepAxes, SweepAxis, Sampler)  # that data may have beside parts


def make_recipe(
    system: System, over: Any, measure: Any, start: Any, *, until: Any, begin: Any = 0.0, rtol: Any = 1e-10,
    atol: Any = None, max_step: Any = float("inf"), parameters: Any = None, guess: Any = None,
    hold_energy: bool = False, runs: Any = None, seed: Any = 0, events: Any = (),
) -> Recipe:  # fmt: skip
    """A recipe from what the user gave, checked."""
    if hold_energy and not any(isinstance(c, EnergyHeld) for c in system.constraints):
        system = system.holding_energy
    first, settings = run_settings(begin, until, rtol, atol, max_step)
    axes = make_axes(system, over, runs, seed)
    keeps = _keeps(system, measure, first, settings.until)
    given = as_scalars(system, start, "start")
    for axis in axes.axes:
        given |= dict.fromkeys(axis.keys, np.nan)
    _check_not_twice(system, axes, parameters)
    recipe = Recipe(
        system, axes, [*given], np.array([*given.values()], float), keeps, settings.until, first,
        settings.rtol, settings.atol, settings.max_step, system.beginning.values(parameters),
        as_scalars(system, guess, "guess"), _stops(system, events),
    )  # fmt: skip
    # of the table; then what is a name in the grid only
    names = [*OWN, *axes.columns, *recipe.columns]
    names += [axis.name for axis in axes.axes if axis.shape]
    names += [name for name, keep in keeps.items() if keep.kind == "samples"]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise ModelError(
            f"Two columns of the sweep have the name {twice[0]!r}.",
            "other names in measure= or over=",
            f"every sweep has {', '.join(OWN)}" if twice[0] in OWN else "",
            f'measure={{"{twice[0]} at the end": ...}}',
        )
    return recipe


def _check_not_twice(system: System, axes: SweepAxes, parameters: Any) -> None:
    """Refuse a parameter that both parameters= and over= set."""
    varied = [system.parameters[axis.parameter] for axis in axes.axes if axis.parameter >= 0]
    for parameter in varied:
        if isinstance(parameters, Mapping) and any(key is parameter for key in parameters):
            raise ModelError(
                f"parameters= and over= both set {parameter.name!r}.",
                "one of the two",
                fix=f"over={{{parameter.name}: [...]}}  # without it in parameters=",
            )


def _stops(system: System, events: Any) -> tuple[Event, ...]:
    stops = as_events(events, system.names)
    for event in stops:
        if not event.terminal:
            raise ModelError(
                f"The event {event.name!r} does not end a run, so a sweep has no use for it.",
                "events with terminal=True",
                fix=f'measure={{"{event.name}": td.keep.first_zero(...)}}  # or td.keep.zeros, to count',
            )
    system.beginning.check_events(stops)
    return stops


def _keeps(system: System, measure: Any, begin: float, until: float) -> dict[str, Keep]:
    if not isinstance(measure, Mapping) or not all(isinstance(name, str) for name in measure):
        raise ModelError(
            f"measure={shown(measure)} is not a mapping from names.",
            "names for what to keep of each run",
            fix='measure={"end": x, "highest": td.keep.most(z)}',
        )
    keeps = as_keeps(measure, system.names)
    for name, keep in keeps.items():
        if not all(begin <= time <= until for time in keep.times):
            raise ModelError(
                f"measure= samples {name!r} outside the run.",
                f"times from {begin:g} to {until:g} s",
                fix=f"until={max(keep.times)!r}"
                if max(keep.times) > until
                else f"td.keep.samples(x, [{until!r}])",
            )
    return keeps


# --- as data -----------------------------------------------------------------------------------------------
def _axis_row(axis: SweepAxis, keys: Mapping[Expression, int]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": axis.name,
        "parameter": axis.parameter,
        "keys": [keys[key] for key in axis.keys],
        "shape": list(axis.shape),
    }
    if isinstance(axis.values, Sampler):
        s = axis.values
        return row | {
            "kind": s.kind,
            "numbers": list(s.numbers),
            "table": [list(r) for r in s.table],
        }
    return row | {"kind": "grid"}


def _zeros(recipe: Recipe) -> list[Expression]:
    return [scalar(event.expression, "An event") for event in recipe.stops]


def _stop_rows(recipe: Recipe) -> list[list[Any]]:
    return [[event.name, event.direction, event.failure] for event in recipe.stops]


def encode(recipe: Recipe) -> bytes:
    """The recipe as bytes: a NumPy archive of arrays and one JSON text. The same recipe gives the same bytes."""
    table, arrays = to_data(recipe.system, recipe, class_names(*_CLASSES))
    about = {"format": FORMAT, "recipe": table}
    file = io.BytesIO()
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(file, allow_pickle=False, about=text, **arrays)
    return file.getvalue()


def decode(data: bytes) -> Recipe:
    """The recipe from what `encode` gave."""
    with np.load(io.BytesIO(data), allow_pickle=False) as archive:
        stored = {name: archive[name] for name in archive.files}
    about = json.loads(bytes(stored["about"]))
    if about["format"] != FORMAT:
        raise ModelError(
            f"The worker cannot read format {about['format']!r} of the driver.",
            f"format {FORMAT}",
            "driver and workers have different versions of trundle",
            'pip install "trundle==...", with td.__version__ of the driver',
        )
    recipe: Recipe = from_data(about["recipe"], stored, System, *_CLASSES)[1]
    return recipe


def fields(recipe: Recipe) -> dict[str, Any]:
    """The record of a recipe in a folder, by the user's names; large things by their hash."""
    import casadi
    import llvmlite

    needed = [*recipe.keys, *(k.of for k in recipe.keeps.values()), *_zeros(recipe)]
    eq, w = recipe.system.derived, Recorder()
    for one in needed:
        w.put(resolved(eq, one))
    graphs = recorded(w, eq.symbols, "What the sweep takes from the system")
    place = {key: i for i, key in enumerate(recipe.keys)}
    rows = [_axis_row(axis, place) for axis in recipe.axes.axes]
    grids = [a.values for a in recipe.axes.axes if isinstance(a.values, np.ndarray)]
    table, arrays = to_data(recipe.system)
    measured = [[n, k.kind, k.direction, list(k.times)] for n, k in recipe.keeps.items()]
    return {
        "system": digest(table, *(a for _, a in sorted(arrays.items()))),
        "parameters": digest(recipe.p),
        "over": digest(rows, *grids),
        "runs": recipe.axes.runs,
        "total": recipe.axes.total,
        "seed": recipe.axes.seed,
        "measure": [name for name, *_ in measured],
        "how it is measured, what ends a run, or what the start gives": digest(
            measured, w.shapes, *(graphs[name] for name in sorted(graphs))
        ),
        "start": digest(np.nan_to_num(recipe.given, nan=1e300), [*recipe.guess.values()]),
        "until": recipe.until,
        "begin": recipe.begin,
        "events": _stop_rows(recipe),
        "rtol": recipe.rtol,
        "atol": recipe.atol,
        "max_step": str(recipe.max_step),
        "versions": {
            "trundle": __version__,
            "casadi": casadi.__version__,
            "numpy": np.__version__,
            "llvmlite": llvmlite.__version__,
        },
    }
