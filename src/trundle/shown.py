"""A motion with its pictures: what `System.simulate` and `td.load` give.

motion.show("ball.html")     the 3D page
motion.plot()                figures
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.motion.motion import BareMotion
from trundle.motion.view import Slider, View
from trundle.symbols.expression import Expression, Like

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from trundle.view.plots import PlotKind


class Motion(BareMotion):
    """The motion of a system from a start to an end. Made by `System.simulate`."""

    def show(
        self,
        path: str | os.PathLike[str] | None = None,
        view: View | None = None,
        live: Sequence[Slider | Expression] | None = None,
        beside: Motion | Iterable[Motion] | Mapping[str, Motion] | None = None,
    ) -> Path:
        """Watch the motion in a browser: one HTML file that needs no network. Gives the file's path.

        path   the file to write; without it a temporary one is written and opened
        view   how to draw it; default: the motion's own
        live   what its reader may change: parameters that have a range, td.Slider(x.dot, 0, 2); default: as the view
               says, or all parameters that have a range; [] for none. The page makes the motion again as they move
        beside   other motions to compare it with, on the same clock: one, several, or {"mu = 0.8": motion}
        """
        from trundle.view.showing import show

        return show(self, path, view, live, beside)

    def _repr_html_(self) -> str:
        from trundle.view.showing import in_notebook

        return in_notebook(self)

    def plot(self, *what: Like | str | Mapping[str, Any], kind: PlotKind | None = None) -> Figure:
        """A matplotlib figure: an overview, or the expressions you name; `trundle.view.plots.plot` says how."""
        from trundle.view.plots import plot

        return plot(self, *what, kind=kind)
