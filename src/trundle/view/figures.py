"""Make plain figures: legible defaults, units on axes, colours that colour-blind readers can tell apart.

Functions use matplotlib's object interface, change no global state, open no window, and return the figure.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import of_extra
from trundle.files import path_of, written_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe and Ito's palette
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
CHARACTERS = 78  # of a legend's line that fit into half a page


@contextlib.contextmanager
def style() -> Iterator[Any]:
    """Set the look of trundle's figures for a block; gives the class of figures to make."""
    matplotlib = of_extra("matplotlib", "plots", "Figures")
    from trundle.view.notebook_figure import NotebookFigure

    look = {
        "axes.prop_cycle": matplotlib.cycler(color=COLOURS),
        "axes.grid": True,
        "grid.alpha": 0.3,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "font.size": 10,
        "legend.frameon": False,
        "lines.linewidth": 1.6,
    }
    with matplotlib.rc_context(look):
        yield NotebookFigure


def new_figure(
    rows: int = 1, columns: int = 1, size: tuple[float, float] = (6.4, 4.4), **options: Any
) -> tuple[Any, Any]:
    """A figure and its axes (one, or an array of them)."""
    with style() as figure_class:
        figure = figure_class(figsize=size, layout="constrained")
        axes = figure.subplots(rows, columns, **options)
    return figure, axes


def save_figure(figure: Figure, path: str | os.PathLike[str], dpi: int = 150) -> Path:
    """Write a figure to a file, whole or not at all."""
    target = path_of(path)
    with written_whole(target) as temporary:
        figure.savefig(temporary, dpi=dpi, format=target.suffix[1:] or "png")
    return target


def shortened(text: str, most: int) -> str:
    """Shorten a text to so many characters."""
    return text if len(text) <= most else text[: most - 3] + "..."


def mark_times(axes: Axes, happenings: Any) -> None:
    """Draw vertical lines at the times of events."""
    for happening in happenings:
        axes.axvline(happening.t, color="0.5", linewidth=0.8, linestyle=":")


def _columns(labels: list[str]) -> int:
    """The number of columns in which a legend fits; each is as wide as its longest label and its line."""
    for columns in range(len(labels), 1, -1):
        parts = np.array_split(labels, columns)  # as matplotlib fills them
        if sum(6 + max(map(len, part)) for part in parts) <= CHARACTERS:
            return columns
    return 1


def legend_on_top(axes: Axes, **options: Any) -> None:
    """Put a legend at the top of the axes, and raise them so that it hides no curve."""
    labels = [text for text in axes.get_legend_handles_labels()[1] if not text.startswith("_")]
    columns = _columns(labels)
    room = 0.03 + 0.095 * -(-len(labels) // columns)  # share of the height that the rows take
    low, high = axes.get_ylim()
    if axes.get_yscale() == "log":
        axes.set_ylim(low, high * (high / low) ** (room / (1 - room)))
    else:
        axes.set_ylim(low, high + (high - low) * room / (1 - room))
    look = {"fontsize": "small", "columnspacing": 1.2, "borderaxespad": 0.1, "handlelength": 1.6}
    legend = axes.legend(
        loc="upper left", ncols=columns, frameon=True, edgecolor="none", framealpha=0.85, **look,
        **options,
    )  # fmt: skip
    legend.set_in_layout(False)  # it is inside of the axes


def as_written(figure: Figure) -> None:
    """Show titles, labels and legends literally: dollar signs in a user's text begin no formula."""
    texts = [] if figure._suptitle is None else [figure._suptitle]
    for axes in figure.get_axes():
        legend = axes.get_legend()
        texts += [axes.title, axes._left_title, axes._right_title, *axes.texts]
        texts += [axis.label for axis in axes._axis_map.values()]
        texts += [] if legend is None else legend.get_texts()
    for text in texts:
        text.set_parse_math(False)
        seen = text.get_text()  # no font has a picture of control characters
        text.set_text("".join(c if c.isprintable() or c == "\n" else "\ufffd" for c in seen))
