"""Paths in a picture: centres, marks and particles, points of contact, and the points of a view.

Two pictures of them, drawn into axes that are given: `draw_plan` (two coordinates, to scale) and `draw_path` (in
space).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError
from trundle.view.figures import COLOURS, shortened
from trundle.view.meshes import SurfaceMesh

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from trundle.motion.motion import BareMotion

AXES = "xyz"
NAMED = 7  # paths that the legend names; as many as there are colours
FLAT = 0.02  # of the largest extent: a plan that is thinner shows nothing
WIDER = 3.0  # times as wide as the paths: a larger surface is left out, unless it is closed
ZOOM = 0.88  # less than 1: the labels are outside of the box
THINNEST = 0.3  # of the longest side of the box that a path in space is drawn in


@dataclass(frozen=True)
class Track:
    """One path: its name, its places (len(t), 3) in m, and whether it is that of a contact."""

    name: str
    places: np.ndarray
    contact: bool = False


def tracks(motion: BareMotion) -> list[Track]:
    """Everything that moves: bodies with their marks, points of contact, and the points of the motion's view."""
    model = motion.derived.model
    brought = {id(body) for compound in model.compounds for body in compound.bodies}
    found = [
        Track(body.name, motion[body.position])
        for body in model.bodies
        if id(body) not in brought  # the zero-mass particles of contacts are the contacts' points
    ]
    found += [
        Track(f"contact, {a.contact.name}", motion[a.contact.point], contact=True)
        for a in motion.audit.contacts
    ]
    return found + given_tracks(motion, motion.view.points)


def given_tracks(motion: BareMotion, points: Mapping[str, Any]) -> list[Track]:
    """Paths of named points, each three expressions."""
    found = []
    for name, point in points.items():
        places = _along(motion, point)
        if places.shape != (len(motion.t), 3):
            raise ModelError(
                f"The point {name!r} has {places[0].size} components.",
                "three: x, y and z",
                fix='plot({"tip": top.point((0, 0, 0.1))}, kind="path")',
            )
        found.append(Track(name, places))
    return found


def _along(motion: BareMotion, point: Any) -> np.ndarray:
    """Values of a vector, or of a sequence of expressions, texts and numbers."""
    if isinstance(point, Sequence) and not isinstance(point, str):
        return np.stack([motion[part] for part in point], axis=-1)
    return np.asarray(motion[point])


def extents(paths: Sequence[Track]) -> np.ndarray:
    """How far everything together goes in x, y and z, m."""
    places = np.concatenate([track.places for track in paths])
    return np.asarray(np.ptp(places, axis=0))


def upward(motion: BareMotion) -> int:
    """The axis (0, 1, 2) that counts as up: the one along which contacts press, else z."""
    normals = [motion[a.contact.normal].mean(axis=0) for a in motion.audit.contacts]
    if not normals:
        return 2
    mean = np.abs(np.mean(normals, axis=0))
    return int(np.argmax(mean)) if mean.max() > 0.5 else 2


def seen_along(motion: BareMotion, paths: Sequence[Track]) -> int:
    """The axis that a plan looks along: up, unless nothing but a line is seen from there."""
    size, up = extents(paths), upward(motion)
    others = np.delete(size, up)
    return int(np.argmin(size)) if others.min() < FLAT * size.max() else up


def _looks(paths: Sequence[Track]) -> list[dict[str, Any]]:
    """Colour, dashes and label of each path: contacts are dashed, those beyond the palette grey."""
    looks: list[dict[str, Any]] = []
    for k, track in enumerate(paths):
        look: dict[str, Any] = {
            "color": COLOURS[k % len(COLOURS)],
            "label": shortened(track.name, 34),
        }
        if track.contact:
            look.update(linestyle=(0, (4, 2)), linewidth=1.2)
        if k >= NAMED:
            look.update(color="0.6", linewidth=0.8)
            look["label"] = f"{len(paths) - NAMED} more" if k == NAMED else "_"
        looks.append(look)
    return looks


def _mark_ends(axes: Axes, paths: Sequence[Track], columns: Sequence[int]) -> None:
    """A ring at the start and a dot at the end of every path but those of contacts."""
    named = 0
    for track, look in zip(paths[:NAMED], _looks(paths), strict=False):
        if track.contact:
            continue
        dot = {"color": look["color"], "linestyle": "none", "marker": "o", "markersize": 5}
        first, last = ("start", "end") if not named else ("_start", "_end")  # named once
        start, end = track.places[0, columns], track.places[-1, columns]
        axes.plot(*start[:, None], markerfacecolor="white", label=first, **dot)
        axes.plot(*end[:, None], label=last, **dot)
        named += 1


def draw_plan(axes: Axes, motion: BareMotion, paths: Sequence[Track]) -> None:
    """The paths seen along one axis, both scales alike."""
    along = seen_along(motion, paths)
    across, up = (i for i in range(3) if i != along)
    for track, look in zip(paths, _looks(paths), strict=True):
        axes.plot(track.places[:, across], track.places[:, up], **look)
    _mark_ends(axes, paths, (across, up))
    axes.set(xlabel=f"{AXES[across]} (m)", ylabel=f"{AXES[up]} (m)")
    axes.set_title(f"Path, seen along {AXES[along]}", fontsize="medium")
    axes.set_aspect("equal", adjustable="datalim")
    axes.margins(0.08)
    axes.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1.0, 1.0))


def draw_path(
    axes: Axes, motion: BareMotion, paths: Sequence[Track], grounds: Sequence[SurfaceMesh] = ()
) -> None:
    """The paths in space, all three scales alike; below them, faintly, the surfaces."""
    places = np.concatenate([track.places for track in paths])
    shown = [mesh for mesh in grounds if _beside(mesh, places)]
    for mesh in shown:
        axes.plot_trisurf(
            *mesh.vertices.T, triangles=mesh.triangles, color="#b9c6d3", alpha=0.22, linewidth=0,
            zorder=0,
        )  # fmt: skip
    for track, look in zip(paths, _looks(paths), strict=True):
        axes.plot(*track.places.T, zorder=5, **look)
    _mark_ends(axes, paths, (0, 1, 2))
    places = np.concatenate([places, *(mesh.vertices for mesh in shown)])
    low, high = places.min(axis=0), places.max(axis=0)
    longest = float((high - low).max()) or 1.0
    half = np.maximum(high - low, THINNEST * longest) * 0.54
    for i, name in enumerate(AXES):
        middle = (low[i] + high[i]) / 2
        getattr(axes, f"set_{name}lim")(middle - half[i], middle + half[i])
        # on a short side they would run into each other
        ticks = max(1, round(4 * half[i] / half.max()))
        getattr(axes, f"{name}axis").get_major_locator().set_params(nbins=ticks)
        getattr(axes, f"set_{name}label")(f"{name} (m)", labelpad=10)
    axes.tick_params(labelsize="small")
    up = upward(motion)
    axes.set_box_aspect(half, zoom=ZOOM)
    # matplotlib counts the azimuth from the axis after the vertical one: the view is the same for all
    axes.view_init(elev=28, azim=-58, vertical_axis=AXES[up])
    axes.set_title("Path in space", fontsize="medium")


def _beside(mesh: SurfaceMesh, places: np.ndarray) -> bool:
    """Whether a surface is whole, or not so much larger than the paths that these would be lost on it."""
    wide, far = (float(np.ptp(points, axis=0).max()) for points in (mesh.vertices, places))
    return mesh.closed or wide < WIDER * far
