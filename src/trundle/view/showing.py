"""Show a motion in a browser or a notebook: the scene in a page."""

from __future__ import annotations

import os
import tempfile
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from trundle.files import path_of
from trundle.motion.motion import BareMotion
from trundle.motion.view import View
from trundle.view.page import notebook_frame, write_page
from trundle.view.scene import frame_times, scene

NOTEBOOK_FRAMES = 400  # a notebook keeps every page that it shows: smaller ones


def show(
    motion: BareMotion,
    path: str | os.PathLike[str] | None = None,
    view: View | None = None,
    live: Sequence[Any] | None = None,
    beside: Any = None,
) -> Path:
    """Write the page of a motion; without a path, a temporary one that is opened in the browser."""
    if live is not None:
        view = replace(motion.view if view is None else view, live=live)
    if path is not None:
        target = path_of(path)
        write_page(scene(motion, view, beside=beside), target)
        return target
    folder = tempfile.mkdtemp(prefix="trundle-")
    target = Path(folder) / "motion.html"
    write_page(scene(motion, view, beside=beside), target)
    webbrowser.open(target.as_uri())
    return target


def in_notebook(motion: BareMotion) -> str:
    """The page inside a notebook's cell."""
    times = frame_times(motion)
    return notebook_frame(scene(motion, frames=min(len(times), NOTEBOOK_FRAMES)))
