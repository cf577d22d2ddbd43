"""Show other motions on the page of one: on the same clock, as glass, with their curves beside its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError
from trundle.motion.motion import BareMotion
from trundle.view.arrays import packed, unpacked
from trundle.view.series import named_curves

if TYPE_CHECKING:
    from trundle.view.scene import Scene

MOST = 6  # colours that can be told apart


def named_motions(beside: Any) -> dict[str, BareMotion]:
    """Motions by name: a mapping, a motion, or several, which are named by their titles."""
    if isinstance(beside, BareMotion):
        beside = [beside]
    if isinstance(beside, Mapping):
        found = {str(name): motion for name, motion in beside.items()}
    elif isinstance(beside, Sequence) and not isinstance(beside, str):
        found = {}
        for k, motion in enumerate(beside):
            title = motion.view.title if isinstance(motion, BareMotion) else ""
            found[title if title and title not in found else f"motion {k + 2}"] = motion
    else:
        found = {"": beside}
    wrong = [one for one in found.values() if not isinstance(one, BareMotion)]
    if wrong or not 0 < len(found) <= MOST:
        raise ModelError(
            f"beside= is {repr(wrong[0])[:40] if wrong else f'{len(found)} motions'}.",
            f"one to {MOST} motions, or {{name: motion}}",
            fix='motion.show("both.html", beside={"mu = 0.8": other})',
            key="beside",
        )
    return found


def with_beside(scene: Scene, data: dict[str, Any], beside: Any) -> dict[str, Any]:
    """The data of a scene, with motions beside its own: {name, t, bodies, points, lines} of each, and their curves in
    plots of the same label, each with the number of its motion, with gaps where that is over.

    scene    `trundle.view.scene.Scene`
    """
    from trundle.view.scene import Scene, frame_times

    found = []
    for number, (name, motion) in enumerate(named_motions(beside).items(), 1):
        other = Scene(motion, motion.view, frame_times(motion), live=False)
        found.append({"name": name, **other.moving()})
        for plot in data["plots"]:
            if plot["label"] in motion.view.plots:
                value = motion.view.plots[plot["label"]]
                curves = series(motion, value, scene.motion.t, name)
                plot["series"] += [
                    one | {"motion": number, "part": part} for part, one in enumerate(curves)
                ]
    return data | {"beside": found}


def series(motion: BareMotion, value: Any, times: np.ndarray, name: str) -> list[dict[str, Any]]:
    """Curves of another motion at these times."""
    begin, end = motion.run.phases[0].begin, motion.run.end
    low, high = min(begin, end), max(begin, end)
    inside = (times >= low) & (times <= high)
    if not inside.any():
        return []
    found = []
    for part, values in named_curves(motion.at(times[inside]), value).items():
        whole = np.full(len(times), np.nan)
        whole[inside] = unpacked(values)
        found.append({"name": f"{part}, {name}" if part else name, "values": packed(whole)})
    return found
