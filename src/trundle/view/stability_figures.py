"""Figures of steady motions and their stability: families, eigenvalues, root loci, maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from trundle.view.figures import COLOURS, new_figure
from trundle.view.study_figures import draw_kinds, kind_patches

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import ArrayLike

VERDICT_COLOURS = {
    "asymptotically stable": "#9ECAE9",
    "neutral": "#F0E442",
    "unstable": "#D55E00",
    "none": "#FFFFFF",
}
_MARKERS = {"turning point": "s", "branch point": "o"}


def family_figure(
    label: str,
    values: ArrayLike,
    curves: Mapping[str, np.ndarray],
    marks: Mapping[str, Sequence[tuple[float, list[float]]]],
) -> Figure:
    """Curves (N) over a parameter (N); marks by kind: a value of the parameter, and of every curve."""
    figure, axes = new_figure(
        len(curves), 1, size=(6.4, 2.2 + 2.0 * len(curves)), squeeze=False, sharex=True
    )
    for i, (name, curve) in enumerate(curves.items()):
        own = axes[i, 0]
        own.plot(values, curve, color=COLOURS[0])
        for kind, points in marks.items():
            at = [(x, y[i]) for x, y in points]
            if at:
                own.plot(
                    *zip(*at, strict=True),
                    _MARKERS[kind],
                    color=COLOURS[1],
                    label=kind,
                    mfc="white",
                )
        own.set_ylabel(name)
        if any(marks.values()):
            own.legend()
    axes[-1, 0].set_xlabel(label)
    return figure


def eigenvalue_figure(eigenvalues: ArrayLike, verdict: str) -> Figure:
    """Eigenvalues in the complex plane."""
    values = np.asarray(eigenvalues)
    figure, axes = new_figure(size=(5.4, 4.6))
    _plane(axes)
    axes.plot(values.real, values.imag, "x", color=COLOURS[0], markersize=8)
    size = float(np.abs(values).max(initial=0.0)) or 1.0
    for part, limits in ((values.real, axes.set_xlim), (values.imag, axes.set_ylim)):
        if np.abs(part).max(initial=0.0) < 1e-6 * size:  # nothing but rounding
            limits(-0.5 * size, 0.5 * size)
    axes.set_title(verdict or "not a steady motion", fontsize="medium")
    return figure


def locus_figure(
    label: str, values: ArrayLike, eigenvalues: ArrayLike, marks: Sequence[float]
) -> Figure:
    """Real and imaginary parts (N, k) over a parameter (N); lines where stability changes."""
    values, table = np.asarray(values, float), np.asarray(eigenvalues)
    figure, (above, below) = new_figure(2, 1, size=(6.8, 6.0), sharex=True)
    oscillates = np.abs(table.imag) > 1e-9
    for axes, part, word in (
        (above, table.real, "real part (1/s)"),
        (below, table.imag, "imaginary part (1/s)"),
    ):
        for word_own, which, colour in (
            ("real eigenvalue", ~oscillates, 0),
            ("pair", oscillates, 1),
        ):
            if axes is below and word_own != "pair":
                continue
            shown = np.where(which, part, np.nan)
            x = np.repeat(values[:, None], table.shape[1], axis=1)
            dot = 3 if len(values) > 50 else 6
            axes.plot(
                x.ravel(), shown.ravel(), ".", markersize=dot, color=COLOURS[colour], label=word_own
            )
        axes.axhline(0.0, color="0.5", linewidth=0.8)
        for mark in marks:
            axes.axvline(mark, color="0.3", linewidth=0.8, linestyle=":")
        axes.set_ylabel(word)
    size = float(np.nanmax(np.abs(table), initial=0.0))
    if np.nanmax(np.abs(table.real), initial=0.0) < 1e-9 * size:  # rounding is no picture
        above.set_ylim(-0.1 * size, 0.1 * size)
    above.legend()
    for mark in marks:
        above.annotate(
            f"{mark:.5g}", (mark, 1.0), xycoords=("data", "axes fraction"), rotation=90,
            ha="right", va="top", fontsize="small", color="0.3",
        )  # fmt: skip
    below.set_xlabel(label)
    return figure


def root_locus_figure(label: str, values: ArrayLike, eigenvalues: ArrayLike) -> Figure:
    """Eigenvalues (N, k) in the complex plane, coloured by the parameter (N)."""
    values, table = np.asarray(values, float), np.asarray(eigenvalues)
    figure, axes = new_figure(size=(6.4, 5.0))
    _plane(axes)
    colours = np.repeat(values[:, None], table.shape[1], axis=1)
    dots = axes.scatter(
        table.real.ravel(), table.imag.ravel(), c=colours.ravel(), s=9, cmap="viridis"
    )
    figure.colorbar(dots, ax=axes, label=label)
    return figure


def stability_map_figure(
    x: ArrayLike, y: ArrayLike, verdicts: ArrayLike, labels: tuple[str, str]
) -> Figure:
    """Verdicts (len(x), len(y)) over two parameters."""
    words = np.asarray(verdicts).T
    figure, axes = new_figure(size=(7.0, 5.0))
    draw_kinds(axes, np.asarray(x, float), np.asarray(y, float), words, VERDICT_COLOURS)
    axes.set(xlabel=labels[0], ylabel=labels[1])
    patches = kind_patches(words, VERDICT_COLOURS)
    figure.legend(handles=patches, loc="outside lower center", ncols=3, frameon=False)
    return figure


def _plane(axes: Axes) -> None:
    axes.axhline(0.0, color="0.5", linewidth=0.8)
    axes.axvline(0.0, color="0.5", linewidth=0.8)
    axes.set(xlabel="real part (1/s)", ylabel="imaginary part (1/s)")


def orbit_figure(points: np.ndarray, labels: Sequence[str], title: str) -> Figure:
    """An orbit (N, 2) in a plane."""
    figure, axes = new_figure(size=(5.4, 4.6))
    axes.plot(points[:, 0], points[:, 1], color=COLOURS[0])
    axes.plot(*points[0, :2], "o", color=COLOURS[1])
    axes.set(xlabel=labels[0], ylabel=labels[1])
    axes.set_title(title, fontsize="medium")
    return figure


def multiplier_figure(
    label: str, values: ArrayLike, multipliers: ArrayLike, marks: Sequence[float]
) -> Figure:
    """Moduli of Floquet multipliers (N, k) over a parameter (N)."""
    figure, axes = new_figure(size=(6.8, 4.2))
    axes.axhline(1.0, color="0.5", linewidth=0.8)
    table = np.abs(np.asarray(multipliers))
    for j in range(table.shape[1]):
        axes.plot(values, table[:, j], ".-", color=COLOURS[j % len(COLOURS)])
    for mark in marks:
        axes.axvline(mark, color="0.3", linewidth=0.8, linestyle=":")
    axes.set(xlabel=label, ylabel="modulus of the multipliers")
    return figure
