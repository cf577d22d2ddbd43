"""Figures of studies: convergence of exponents, sections, bifurcation diagrams, maps of regimes, fits, plans.

Everything is given as plain arrays and texts, so that a sweep, a file or a study may be behind them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError
from trundle.view.figures import COLOURS, new_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import ArrayLike

# light where the motion is simple, strong where it is not; told apart by colour-blind eyes and in grey
REGIME_COLOURS = {
    "at rest": "#F2F2F2",
    "periodic": "#9ECAE9",
    "quasi-periodic": "#009E73",
    "chaotic": "#D55E00",
    "unbounded": "#333333",
    "undecided": "#F0E442",
}


def exponents_figure(times: ArrayLike, running: ArrayLike, exponents: ArrayLike) -> Figure:
    """Running estimates (N, k) of Lyapunov exponents against time (N), and a line at each final value (k)."""
    times, running = np.asarray(times, float), np.asarray(running, float)
    exponents = np.asarray(exponents, float)
    known = np.isfinite(exponents)  # what is lost at once has minus infinity, which no axis shows
    lost, running, exponents = int(np.sum(~known)), running[:, known], exponents[known]
    figure, axes = new_figure(size=(7.0, 4.2))
    axes.axhline(0.0, color="0.6", linewidth=0.8)
    for j, value in enumerate(np.asarray(exponents, float)):
        colour = COLOURS[j % len(COLOURS)]
        axes.plot(times, running[:, j], color=colour, linewidth=1.2)
        axes.axhline(value, color=colour, linewidth=0.7, linestyle=":")
    late = running[times >= times[0] + 0.1 * (times[-1] - times[0])]
    late = late[np.isfinite(late)]
    low, high = float(late.min(initial=0.0)), float(late.max(initial=0.0))
    room = 0.15 * (high - low) + 1e-12 + 0.02 * max(abs(low), abs(high))
    axes.set_ylim(low - room, high + room)  # the first estimates are wild
    axes.set_xlim(times[0], times[-1])
    axes.set_xlabel("t (s)")
    axes.set_ylabel("exponent (1/s)")
    more = f" (and {lost} of minus infinity)" if lost else ""
    axes.set_title(f"Lyapunov exponents, running estimates{more}", fontsize="medium")
    _values_beside(axes, np.asarray(exponents, float))
    return figure


def _values_beside(axes: Axes, values: np.ndarray) -> None:
    """The final values at the right edge, moved apart where they would cover each other."""
    low, high = axes.get_ylim()
    gap = 0.055 * (high - low)
    order = np.argsort(values)
    places = values[order].astype(float)
    for _ in range(200):  # push neighbours apart until all have room
        tight = [i for i in range(len(places) - 1) if places[i + 1] - places[i] < gap * 0.999]
        if not tight:
            break
        for i in tight:
            lack = (gap - (places[i + 1] - places[i])) / 2
            places[i], places[i + 1] = places[i] - lack, places[i + 1] + lack
    for place, j in zip(places, order, strict=True):
        axes.annotate(
            f"{values[j]:.3g}", (1.01, place), xycoords=("axes fraction", "data"), va="center",
            fontsize="small", color=COLOURS[int(j) % len(COLOURS)], annotation_clip=False,
        )  # fmt: skip


def section_figure(values: ArrayLike, labels: Sequence[str], title: str = "") -> Figure:
    """The points of a section: the first column of values (N, k) against the second."""
    points = np.asarray(values, float)
    if points.ndim != 2 or points.shape[1] < 2 or len(labels) < 2:
        raise ModelError(
            f"section_figure() cannot draw points of shape {points.shape}.",
            "two values or more for each point",
            "the section keeps one value only",
            "td.poincare(system, start, x, until=100.0, values=[x, x.dot])",
        )
    figure, axes = new_figure(size=(5.6, 5.0))
    axes.plot(points[:, 0], points[:, 1], **_dots(len(points)))
    axes.set(xlabel=labels[0], ylabel=labels[1])
    count = f"{len(points)} points"
    axes.set_title(f"{title}, {count}" if title else f"Section, {count}", fontsize="medium")
    return figure


def bifurcation_figure(
    parameter: ArrayLike,
    points: Sequence[ArrayLike],
    labels: tuple[str, str] = ("parameter", "value"),
) -> Figure:
    """A bifurcation diagram: for each value of a parameter (N) the points of its section, an array each."""
    values = np.asarray(parameter, float)
    if values.ndim != 1 or len(values) != len(points):
        raise ModelError(
            f"{values.shape} parameter values and {len(points)} arrays of points do not match.",
            "one array of points for each value",
            fix="bifurcation_figure(values, [section.values[:, 0] for section in sections])",
        )
    columns = [np.ravel(np.asarray(column, float)) for column in points]
    x = np.repeat(values, [len(column) for column in columns])
    figure, axes = new_figure(size=(8.0, 4.6))
    axes.plot(x, np.concatenate([*columns, np.empty(0)]), **_dots(len(x)))
    axes.set_xlim(float(values.min()), float(values.max()))
    axes.set_xlabel(labels[0])
    axes.set_ylabel(labels[1])
    return figure


def regime_map_figure(
    x: ArrayLike,
    y: ArrayLike,
    kinds: ArrayLike,
    labels: tuple[str, str] = ("x", "y"),
    marks: Mapping[str, tuple[float, float]] | None = None,
    title: str = "",
) -> Figure:
    """A map of regimes: kinds (len(y), len(x)) as texts, a colour each; `marks` puts names at points (x, y)."""
    across, up, words = np.asarray(x, float), np.asarray(y, float), np.asarray(kinds)
    figure, axes = new_figure(size=(7.4, 5.0))
    draw_kinds(axes, across, up, words, REGIME_COLOURS)
    draw_marks(axes, marks or {})
    axes.set(xlabel=labels[0], ylabel=labels[1])
    if title:
        axes.set_title(title, fontsize="medium")
    patches = kind_patches(words, REGIME_COLOURS)
    figure.legend(handles=patches, loc="outside lower center", ncols=3, frameon=False)
    return figure


def draw_kinds(
    axes: Axes, across: np.ndarray, up: np.ndarray, words: np.ndarray, colours: Mapping[str, str]
) -> None:
    """Cells (len(up), len(across)) with a text each, in the colour of the text, into axes."""
    from matplotlib.colors import ListedColormap

    if words.shape != (len(up), len(across)):
        raise ModelError(
            f"The map has shape {words.shape}, but there are {len(up)} rows and {len(across)} columns.",
            f"shape ({len(up)}, {len(across)})",
            "rows go up, columns across",
            "regime_map_figure(x, y, kinds.T)",
        )
    names = list(colours)
    unknown = sorted(set(words.ravel().tolist()) - set(names))
    if unknown:
        raise ModelError(
            f"The map contains {unknown[0]!r}.",
            f"one of {names}",
            fix=f"draw_kinds(..., colours={{..., {unknown[0]!r}: '#888888'}})",
        )
    numbers = np.vectorize(names.index, otypes=[int])(words)
    draw_cells(
        axes, across, up, numbers, cmap=ListedColormap([colours[name] for name in names]),
        vmin=-0.5, vmax=len(names) - 0.5,
    )  # fmt: skip


def draw_cells(
    axes: Axes, across: np.ndarray, up: np.ndarray, values: np.ndarray, **look: Any
) -> Any:
    """Cells (len(up), len(across)) around their centres, coloured by value; gives what a colour bar needs."""
    axes.grid(False)
    drawn = axes.pcolormesh(_edges(across), _edges(up), values, rasterized=True, **look)
    axes.set_xlim(*_edges(across)[[0, -1]])
    axes.set_ylim(*_edges(up)[[0, -1]])
    return drawn


def draw_marks(axes: Axes, marks: Mapping[str, tuple[float, float]]) -> None:
    """Names at points (x, y) of a map."""
    for name, place in marks.items():
        axes.plot(*place, marker="o", markersize=4, color="black", markeredgecolor="white")
        axes.annotate(
            name, place, xytext=(4, 4), textcoords="offset points", fontsize="small",
            bbox={"boxstyle": "round,pad=0.1", "facecolor": "white", "edgecolor": "none", "alpha": 0.7},
        )  # fmt: skip


def kind_patches(words: np.ndarray, colours: Mapping[str, str]) -> list[Any]:
    """The entries of a legend: the kinds that occur, with their shares."""
    from matplotlib.patches import Patch

    shares = {name: float(np.mean(words == name)) for name in colours}
    return [
        Patch(facecolor=colours[name], edgecolor="0.5", label=f"{name} ({share:.0%})")
        for name, share in shares.items()
        if share > 0
    ]


def _dots(count: int) -> dict[str, Any]:
    """Dots that neither vanish when few nor run together when many."""
    size = float(np.clip(60 / np.sqrt(max(count, 1)), 0.6, 4.0))
    return {
        "linestyle": "none",
        "marker": "o",
        "markersize": size,
        "markeredgewidth": 0,
        "color": COLOURS[0],
        "alpha": 0.9 if count < 2000 else 0.6,
        "rasterized": count > 5000,
    }


def _edges(centres: np.ndarray) -> np.ndarray:
    """The borders of cells around their centres (in order, two at least)."""
    if centres.ndim != 1 or len(centres) < 2 or not np.all(np.diff(centres) > 0):
        raise ModelError(
            "The values along an axis of the map are not in order.",
            "rising values",
            fix="np.unique(values)  # two or more of them",
        )
    middle = (centres[1:] + centres[:-1]) / 2
    first, last = 2 * centres[0] - middle[0], 2 * centres[-1] - middle[-1]
    return np.concatenate([[first], middle, [last]])


def fit_figure(
    t: ArrayLike,
    measured: np.ndarray,
    fitted: np.ndarray,
    names: Sequence[str],
    sigma: Mapping[str, float],
) -> Figure:
    """Measured and fitted (N, c) over t (N); residuals below, with two standard deviations shaded."""
    count = len(names)
    figure, axes = new_figure(
        2,
        count,
        size=(max(6.4, 4.2 * count), 5.6),
        squeeze=False,
        sharex=True,
        height_ratios=(2, 1),
    )
    for j, name in enumerate(names):
        above, below = axes[0, j], axes[1, j]
        above.plot(t, measured[:, j], ".", markersize=4, color=COLOURS[0], label="measured")
        above.plot(t, fitted[:, j], color=COLOURS[1], linewidth=1.2, label="fitted")
        above.set_ylabel(name)
        above.legend()
        below.axhspan(-2 * sigma[name], 2 * sigma[name], color="0.92")
        below.axhline(0.0, color="0.5", linewidth=0.8)
        below.plot(t, measured[:, j] - fitted[:, j], ".", markersize=4, color=COLOURS[0])
        below.set(ylabel="residual", xlabel="t (s)")
    return figure


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
