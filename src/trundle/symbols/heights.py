"""Heights over a grid, from arrays or a file, as a table of two variables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.data_checks import finite, points
from trundle.symbols.data_files import read_grid
from trundle.symbols.pieces import MOST, Pieces
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import usable_name


def height_table(x: Any, y: Any, heights: Any, file: Any, name: str) -> Pieces:
    """The biquintic through heights (len(x), len(y)) over a grid, checked."""
    if isinstance(x, (str, Path)) and y is None and heights is None and file is None:
        x, file = None, x
    arrays = [given for given in (x, y, heights) if given is not None]
    if (file is None) == (len(arrays) < 3) or (file is not None and arrays):
        raise ModelError(
            f"The grid {name!r} has {'a file and arrays' if file is not None else f'{len(arrays)} of x, y, heights'}.",
            "x, y and heights, or the file that holds them",
            "one of them was left out" if file is None else "the file says all three",
            "td.Surface.grid(x, y, heights)"
            if file is None
            else 'td.Surface.grid(file="terrain.npz")',
            key="file" if file is not None else "heights",
            part=name,
        )
    if file is not None:
        x, y, heights = read_grid(file, name)
    xs, ys = points(x, "x", name), points(y, "y", name)
    z = real_numbers(heights)
    if z is None or z.shape != (len(xs), len(ys)):
        turned = z is not None and z.shape == (len(ys), len(xs))
        raise ModelError(
            f"The heights of {name!r} are {shown(heights) if z is None else f'of shape {z.shape}'}.",
            f"finite numbers of shape ({len(xs)}, {len(ys)}): len(x), len(y)",
            "the rows are those of y, as np.meshgrid(x, y) makes them"
            if turned
            else "a gap in the measurement (nan)"
            if z is None
            else "x or y of another grid",
            "heights=heights.T"
            if turned
            else "np.argwhere(~np.isfinite(heights))  # says where"
            if z is None
            else "heights=np.zeros((len(x), len(y)))",
            key="heights",
            part=name,
        )
    if z.size > MOST // 4:
        raise ModelError(
            f"The grid {name!r} has {z.size} heights.",
            f"at most {MOST // 4}",
            "a survey far finer than what rolls on it",
            "td.Surface.grid(x[::4], y[::4], heights[::4, ::4])",
            key="heights",
            part=name,
        )
    with np.errstate(all="ignore"):
        made = Pieces.grid(usable_name(name, "grid"), xs, ys, z)
    return finite(made, "heights", name)
