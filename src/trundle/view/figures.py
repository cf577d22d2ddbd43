"""Figures, the plain kind: legible defaults, units on axes, colours that colour-blind eyes tell apart.

Everything goes through matplotlib's object interface; no global state, no window. Functions return the figure.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from trundle.errors import MissingExtra
from trundle.motion.files import written_whole

# Okabe and Ito's palette
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")


def new_figure(
    rows: int = 1, columns: int = 1, size: tuple[float, float] = (6.4, 4.4), **options: Any
) -> tuple[Any, Any]:
    """A figure and its axes (one, or an array of them)."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingExtra("Figures", "matplotlib", "plots") from None
    style = {
        "axes.prop_cycle": matplotlib.cycler(color=COLOURS),
        "axes.grid": True,
        "grid.alpha": 0.3,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "font.size": 10,
        "legend.frameon": False,
        "lines.linewidth": 1.6,
    }
    with matplotlib.rc_context(style):
        figure = Figure(figsize=size, layout="constrained")
        axes = figure.subplots(rows, columns, **options)
    return figure, axes


def save_figure(figure: Any, path: str | os.PathLike[str], dpi: int = 150) -> Path:
    """Write a figure; the file appears whole or not at all."""
    target = Path(path)
    with written_whole(target) as temporary:
        figure.savefig(temporary, dpi=dpi, format=target.suffix[1:] or "png")
    return target


def mark_times(axes: Any, happenings: Any) -> None:
    """Vertical lines where something happened."""
    for happening in happenings:
        axes.axvline(happening.t, color="0.5", linewidth=0.8, linestyle=":")
