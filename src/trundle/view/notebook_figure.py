"""A figure that a notebook shows as the last expression of a cell, before any `%matplotlib` line."""

from __future__ import annotations

import io

from matplotlib.figure import Figure


class NotebookFigure(Figure):  # type: ignore[misc]  # matplotlib has no types
    """matplotlib's Figure, which says itself how it looks.

    A notebook shows matplotlib's own figures as text until `%matplotlib inline` tells it how to draw them.
    """

    def _repr_png_(self) -> bytes:
        """The figure as PNG, as IPython and Jupyter ask for it."""
        picture = io.BytesIO()
        self.savefig(picture, format="png")
        return picture.getvalue()
