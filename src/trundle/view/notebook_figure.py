"""A figure that a notebook draws without a `%matplotlib` line."""

from __future__ import annotations

import io

from matplotlib.figure import Figure


class NotebookFigure(Figure):  # type: ignore[misc]  # matplotlib has no types
    """matplotlib's Figure with its own picture for notebooks.

    A notebook shows matplotlib's own figures as text until `%matplotlib inline` tells it how to draw them.
    """

    def _repr_png_(self) -> bytes:
        """The figure as PNG, for IPython and Jupyter."""
        picture = io.BytesIO()
        self.savefig(picture, format="png")
        return picture.getvalue()
