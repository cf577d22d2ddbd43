"""A view as data: its expressions recorded, the rest as plain values. The companion of `motion/data.py`.

A view may hold whatever `motion[...]` answers, multipliers and accelerations included, and text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.recording import Recorder, recorded, replay
from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface
from trundle.motion.data import SPACE, expressions_of, read_surface, surface_row
from trundle.motion.view import Slider, View
from trundle.symbols.expression import Expression, as_expression


def _inputs(eq: Equations) -> list[ca.SX]:
    return [*eq.symbols, SPACE]


def _touched(eq: Equations) -> list[Surface]:
    """The surfaces of contacts, which a view may mention too."""
    return [c.surface for c in eq.model.compounds if isinstance(c, SurfaceContact)]


def view_to_data(view: View, eq: Equations) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """(table of plain values, arrays) of a view of a system's motion."""
    w, touched = Recorder(), _touched(eq)

    def put(value: Any) -> int:
        return w.put(resolved(eq, as_expression(value)))

    def curves(value: Any) -> Any:
        """Text as it is, an expression as its place, several as pairs."""
        if isinstance(value, Mapping):
            return [[name, curves(one)] for name, one in value.items()]
        return value if isinstance(value, str) else put(value)

    def surface(s: Surface) -> Any:
        same = [i for i, other in enumerate(touched) if other is s]
        return same[0] if same else surface_row(s, eq.model.bodies, w)

    table = {
        "title": view.title,
        "points": [[name, put(p)] for name, p in view.points.items()],
        "lines": [[name, [put(p) for p in places]] for name, places in view.lines.items()],
        "surfaces": [surface(s) for s in view.surfaces],
        "plots": [[label, curves(value)] for label, value in view.plots.items()],
        "extent": view.extent,
        "follow": view.follow,
        "caption": view.caption,
        "sizes": {name: float(radius) for name, radius in view.sizes.items()},
        "live": None
        if view.live is None
        else [[one.name, put(one.of), one.low, one.high] for one in view.live],
    }
    table["shapes"] = w.shapes
    return table, recorded(w, _inputs(eq), "The view")


def view_from_data(table: Mapping[str, Any], arrays: Mapping[str, Any], eq: Equations) -> View:
    """The view from what `view_to_data` gave."""
    made = expressions_of(replay(arrays, _inputs(eq)), table["shapes"])
    touched = _touched(eq)
    return View(
        title=table["title"],
        points={name: made[i] for name, i in table["points"]},
        lines={name: [made[i] for i in places] for name, places in table["lines"]},
        surfaces=[
            touched[s] if isinstance(s, int) else read_surface(s, eq.model.bodies, made)
            for s in table["surfaces"]
        ],
        plots={label: _read_curves(value, made) for label, value in table["plots"]},
        extent=table["extent"],
        follow=table["follow"],
        caption=table.get("caption", ""),
        sizes=table.get("sizes", {}),
        live=_read_sliders(table.get("live"), made),
    )


def _read_sliders(rows: Any, made: Sequence[Expression]) -> list[Slider] | None:
    return None if rows is None else [Slider(made[i], a, b, name) for name, i, a, b in rows]


def _read_curves(value: Any, made: Sequence[Expression]) -> Any:
    if isinstance(value, list):
        return {name: _read_curves(one, made) for name, one in value}
    return value if isinstance(value, str) else made[value]
