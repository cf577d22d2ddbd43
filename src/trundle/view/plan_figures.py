"""Figures of plans: what moves, and the controls that move it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from trundle.view.figures import COLOURS, new_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from numpy.typing import ArrayLike


def plan_figure(
    t: ArrayLike,
    nodes: ArrayLike,
    curves: Mapping[str, tuple[np.ndarray, np.ndarray]],
    edges: ArrayLike,
    controls: Mapping[str, np.ndarray],
) -> Figure:
    """Curves over t with the plan's points over `nodes` on them; controls, constant between edges, below."""
    figure, (above, below) = new_figure(2, 1, size=(6.8, 5.6), sharex=True, height_ratios=(2, 1))
    for i, (name, (line, points)) in enumerate(curves.items()):
        colour = COLOURS[i % len(COLOURS)]
        above.plot(t, line, color=colour, label=name)
        above.plot(nodes, points, ".", color=colour, markersize=3)
    above.legend()
    for i, (name, values) in enumerate(controls.items()):
        below.stairs(
            values, edges, baseline=None, color=COLOURS[i % len(COLOURS)], label=name, linewidth=1.6
        )
    below.legend()
    below.set(ylabel="controls", xlabel="t (s)")
    return figure
