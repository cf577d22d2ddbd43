"""Figures of fits: what was measured, what was fitted, and what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from trundle.view.figures import COLOURS, new_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from numpy.typing import ArrayLike


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
