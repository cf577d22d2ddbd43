"""Figures as SVG that follow the reader's theme: light and dark are in the file itself, and text stays text."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from trundle.files import written_whole

# what a colour of a figure becomes where the reader's system is dark
DARK = {
    "#000000": "#e4e7ea", "#333333": "#d3d8dc", "#1a1a1a": "#e4e7ea", "#595959": "#a9b2ba",
    "#0072b2": "#56b4e9", "#d55e00": "#f58a3c", "#009e73": "#3ecfa3", "#cc79a7": "#e39bc4",
    "#ededed": "#2a3138", "#e6e6e6": "#2a3138", "#ffffff": "#1d2328",
    "#f2f2f2": "#262c33", "#ececec": "#20262c",  # the walls of a figure in 3D
}  # fmt: skip
FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'


def save_themed(figure: Any, path: Path) -> Path:
    """Write a figure as SVG on a transparent ground, whole or not at all."""
    import matplotlib

    buffer = io.StringIO()
    look = {"svg.fonttype": "none", "svg.hashsalt": "trundle", "path.simplify_threshold": 0.3}
    with matplotlib.rc_context(look):
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    with written_whole(path) as temporary:
        temporary.write_text(themed(buffer.getvalue()), encoding="utf-8")
    return path


def themed(svg: str) -> str:
    """An SVG of matplotlib's with colours for the dark as well, the reader's font, and no digits that are not seen.

    >>> drawn = themed('<svg width="1pt"><path d="M 1.234567 2"/><text x="9.8765">0.025</text></svg>')
    >>> drawn.rpartition("</style>")[2]
    '<path d="M 1.23 2"/><text x="9.87">0.025</text></svg>'
    """
    bare = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    # digits of places alone: what stands between tags is read
    lean = re.sub(r"<[^>]*>", lambda tag: re.sub(r"(\d\.\d\d)\d+", r"\1", tag[0]), bare)
    lean = re.sub(r"(font: (?:[a-z]+ )*[\d.]+px)[^;\"]*", r"\1 figure", lean)
    dark = "".join(
        f'[style*="{part}: {light}"]{{{part}:{other}!important}}'
        for light, other in DARK.items()
        for part in ("fill", "stroke")
    )
    rules = (
        f"text{{fill:#1c2126;font-family:{FONT}!important}}"
        f"@media (prefers-color-scheme:dark){{text{{fill:#e4e7ea}}{dark}}}"
    )
    return re.sub(
        r"(<svg\b[^>]*>)", lambda found: f"{found[1]}<style>{rules}</style>", lean, count=1
    )
