"""The scene: everything that the 3D page shows of a motion, as one plain object ready for JSON.

Bodies with their poses, surfaces as triangles, points with trails, lines, contacts with their forces, curves, events.
Lengths in m, times in s, quaternions scalar first, from body to world. What the page draws was computed here, by the
motion itself, at the times of the frames; where it has sliders, the page makes the motion again with the same programs.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface
from trundle.constraints.unilateral import Contact
from trundle.errors import ModelError
from trundle.motion.audit import ContactAudit
from trundle.motion.motion import BareMotion
from trundle.motion.quality import statements
from trundle.motion.view import View
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import norm
from trundle.symbols.variables import Parameter, check_times
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.rigid import Mark, RigidBody
from trundle.view.acting import Acts
from trundle.view.arrays import Array, packed
from trundle.view.beside import with_beside
from trundle.view.body_figures import drawn_body
from trundle.view.live import Live, find_live, live_data
from trundle.view.meshes import SurfaceMesh
from trundle.view.series import plots
from trundle.view.surfaces import Drawn, Frame, Visit, drawn_surface

FORMAT = 1
MODES = ("roll", "slide", "fly")
STRUCK = ("strikes", "comes to rest")
RATE, FEWEST, MOST = 60.0, 61, 1500  # frames for a second of motion, and for all of it
NEAR = 6.0  # sizes of a body from the camera that follows it
WIDER = 2.0  # times the recorded motion: as far as surfaces are drawn for other ones
TURN = 0.35  # rad: no body turns further from one frame to the next, if MOST allows


def scene(
    motion: BareMotion,
    view: View | None = None,
    frames: int | Sequence[float] | None = None,
    beside: Any = None,
) -> dict[str, Any]:
    """The scene of a motion.

    view     what to draw beside bodies and contacts; default: the motion's own
    frames   how many pictures, equally spaced in time, or their times; default: enough for a smooth one
    beside   motions on the same clock: one, several, or {name: motion}

    >>> from trundle.gallery import rolling_disc
    >>> made = scene(rolling_disc().simulate(until=0.5))
    >>> made["bodies"][0]["outline"]["kind"], made["t"]["shape"]
    ('disc', [61])
    """
    chosen = motion.view if view is None else view
    made = Scene(motion, chosen, frame_times(motion, frames))
    data = made.data()
    return data if beside is None else with_beside(made, data, beside)


def frame_times(motion: BareMotion, frames: int | Sequence[float] | None = None) -> np.ndarray:
    """The times of the frames: as given, or enough for a smooth picture."""
    begin, end = float(np.min(motion.t)), float(np.max(motion.t))
    if begin == end:  # a motion at one moment: show all of it
        begin, end = motion.run.phases[0].begin, motion.run.end
    if frames is None:
        turning = [
            np.linalg.norm(motion[body.omega], axis=1).max()
            for body in motion.derived.model.bodies
            if isinstance(body, RigidBody)
        ]
        rate = max(RATE, *(float(w) / TURN for w in turning)) if turning else RATE
        frames = int(np.clip(round(rate * (end - begin)) + 1, FEWEST, MOST))
    elif not isinstance(frames, (int, np.integer)):
        return np.unique(check_times(frames, "frames="))
    if isinstance(frames, bool) or frames < 2:
        raise ModelError(
            f"frames={frames!r} is too few for a film.",
            "two or more, or a list of times",
            fix="frames=600",
        )
    return np.linspace(begin, end, int(frames)) if end > begin else np.array([begin])


@dataclass(frozen=True, eq=False)
class Thing:
    """Something that moves: where (N, 3), and how large (m)."""

    position: np.ndarray
    extent: float


class Scene:
    """The parts of one scene, at the times of its frames."""

    def __init__(
        self, motion: BareMotion, view: View, times: np.ndarray, live: bool = True
    ) -> None:
        self.whole, self.view = motion, view
        self.motion = motion.at(times)
        self.model = motion.derived.model
        p = motion.run.phases[0].P
        self.values: dict[Parameter, float] = {
            parameter: float(p[i]) for i, parameter in enumerate(self.model.parameters)
        }
        self.contacts = [c for c in self.model.compounds if isinstance(c, SurfaceContact)]
        self.rigid = [b for b in self.model.bodies if isinstance(b, RigidBody)]
        self.up = self._up()
        self.bodies = [drawn_body(body, self.motion, self.values) for body in self.rigid]
        self.places: list[Any] = []  # of the points, as expressions
        self.points, self.lines = self._points(), self._lines()
        self.surfaces: list[Surface] = []  # those that are drawn
        self.acts = Acts(self)
        self.live = find_live(self) if live else None
        self.radii = self._radii()
        self.extents = {b.name: d["extent"] for b, d in zip(self.rigid, self.bodies, strict=True)}
        self.things = [Thing(self.motion[b.position], self.extents[b.name]) for b in self.rigid] + [
            Thing(position, self.radii.get(name, 0.0)) for name, _, _, position in self.points
        ]

    def data(self) -> dict[str, Any]:
        """The whole scene as plain data."""
        parameters, surfaces = self.whole.parameters, self._surfaces()
        size, centre = self._size()
        found = {
            "format": FORMAT,
            "title": self.view.title or self.model.name,
            "subtitle": self._subtitle(),
            "status": self.whole.status,
            "summary": [line.strip() for line in statements(self.whole)],
            "parameters": [[name, value, self._unit(name)] for name, value in parameters.items()],
            "size": size,
            "centre": centre.tolist(),
            "up": self.up.tolist(),
            "gravity": float(np.linalg.norm(self._pull())),
            **self.moving(),
            "surfaces": surfaces,
            "contacts": [self._contact(contact) for contact in self.contacts],
            "forces": self.acts.data(live=isinstance(self.live, Live)),
            "plots": plots(self.motion, self.view),
            "events": self._events(),
            "follow": self.view.follow,
        }
        if parameters.get("mu", 0) > 0:
            found["mu"] = parameters["mu"]
        return found | live_data(self.live, found)

    def moving(self) -> dict[str, Any]:
        """The moving parts: times, bodies, points and lines."""
        return {
            "t": packed(self.motion.t),
            "bodies": self.bodies,
            "points": [
                {"name": name, "kind": kind, "of": of, "position": Array(position, place)}
                | ({"radius": self.radii[name]} if name in self.radii else {})
                | ({"velocity": self._along(place.dot)} if kind == "point" else {})
                for (name, kind, of, position), place in zip(self.points, self.places, strict=True)
            ],
            "lines": [
                {"name": name, "position": self._line(name, position)}
                for name, position in self.lines.items()
            ],
        }

    def _unit(self, name: str) -> str:
        """The unit of a parameter, if it has one."""
        return next((p.unit for p in self.model.parameters if p.name == name and p.unit), "")

    def _subtitle(self) -> str:
        """The source of the system; else its name, where it says more than the title."""
        if self.view.caption:
            return self.view.caption
        title, name = self.view.title, self.model.name
        return "" if not title or name.casefold() in (title.casefold(), "system") else name

    def _up(self) -> np.ndarray:
        """Against gravity at the start, if there is any; else z."""
        pull = self._pull()
        size = float(np.linalg.norm(pull))
        return np.asarray(-pull / size if size > 0 else np.array([0.0, 0.0, 1.0])) + 0.0

    def _pull(self) -> np.ndarray:
        """The acceleration of gravity at the start, m/s2."""
        pull = np.zeros(3)
        for force in self.model.forces:
            acceleration = getattr(force, "acceleration", None)
            if acceleration is not None:
                pull = pull + self.motion[acceleration][0]
        return pull

    # --- points and lines -----------------------------------------------------------------------------
    def _points(self) -> list[tuple[str, str, str, np.ndarray]]:
        """(name, kind, body, position): centres, marks, particles, contacts, and those of the view."""
        helpers = {id(body) for compound in self.model.compounds for body in compound.bodies}
        found = []
        for body in self.model.bodies:
            if id(body) not in helpers:
                kind, of = _kind(body)
                found.append((body.name, kind, of, self.motion[body.position]))
                self.places.append(body.position)
        for contact in self.contacts:
            place = self.motion[contact.point]
            found.append((contact.name, "contact", contact.body.name, place))
            self.places.append(contact.point)
        for name, value in self.view.points.items():
            found.append((name, "point", "", self._place(value)))
            self.places.append(as_expression(value))
        return found

    def _place(self, value: Any) -> np.ndarray:
        """Three expressions along the motion, (N, 3)."""
        expression = as_expression(value)
        if expression.shape != (3,):
            raise ModelError(
                f"A place of the view has shape {expression.shape}.",
                "three expressions",
                fix='td.View(points={"bead": (x, 0, y)})',
            )
        return self.motion[expression]

    def _radii(self) -> dict[str, float]:
        """Radii (m) of the balls that stand for points, where the view gives them."""
        known = [name for name, kind, _, _ in self.points if kind == "point"]
        for name in self.view.sizes:
            if name not in known:
                raise ModelError(
                    f"sizes= names {name!r}, which is neither a point nor a particle of the view.",
                    f"one of {', '.join(known) or 'none'}",
                    "a body has the size of its shape" if name in self.motion.bodies else "",
                    'td.View(points={"bead": (x, 0, y)}, sizes={"bead": 0.05})',
                )
        return {name: float(radius) for name, radius in self.view.sizes.items()}

    def _lines(self) -> dict[str, np.ndarray]:
        """Polylines (N, k, 3) by name; (1, k, 3) where nothing of a line moves."""
        found = {}
        for name, places in self.view.lines.items():
            position = np.stack([self._place(p) for p in places], axis=1)
            still = bool(np.all(position == position[0]))
            found[name] = position[:1] if still else position
        return found

    def _along(self, value: Expression) -> Array:
        return Array(self.motion[value], value)

    def _line(self, name: str, position: np.ndarray) -> Array:
        places = [as_expression(p) for p in self.view.lines[name]] if len(position) > 1 else []
        return Array(position, *places)

    # --- contacts and surfaces -----------------------------------------------------------------------------
    def _contact(self, contact: SurfaceContact) -> dict[str, Any]:
        audit = ContactAudit(self.motion, contact)
        N, opens = contact.normal_force, isinstance(contact, Contact)
        lifts_at = None if opens else self.whole.audit[contact.name].lifts_at
        lifted = (audit.normal < 0) & (not opens)
        found = {
            "name": contact.name,
            "body": contact.body.name,
            "surface": contact.surface.name,
            "point": self._along(contact.point),
            "force": self._along(contact.force),
            "normal": self._along(N),
            "direction": self._along(contact.normal),
            "needed": Array(audit.needed, N, norm(contact.friction_force), how="needed"),
            "lifted": Array(lifted, *(() if opens else (N,)), how="lifted", dtype="u1"),
            "lifts_at": lifts_at,
            "rolls": bool(contact.rolls),
        }
        return found | ({"mode": self._mode(contact)} if opens else {})

    def _mode(self, contact: SurfaceContact) -> Array:
        """The mode of a contact that may open, at every frame: 0 rolls, 1 slides, 2 flies."""
        gates, modes = self.motion.derived.gates, self.whole.machine.programs.controls
        (j,) = (j for j, gate in enumerate(gates) if gate.contact is contact)
        slip = gates[j].slip
        stick = ca.SX(0) if slip is None else modes.stick[slip]
        values = self._modes(contact.name)
        return Array(values, modes.closed[j], stick, how="mode", dtype="u1")

    def _modes(self, name: str) -> np.ndarray:
        phases = self.whole.phases
        begins = [phase.begin for phase in phases]
        modes = np.array([MODES.index(str(phase.modes[name])) for phase in phases])
        return modes[np.maximum(np.searchsorted(begins, self.motion.t, side="right") - 1, 0)]

    def _events(self) -> list[dict[str, Any]]:
        """The events; `strike` where a contact struck."""
        struck = {f"{strike.contact}: {word}" for strike in self.whole.impacts for word in STRUCK}
        return [
            {"t": h.t, "name": h.name} | ({"strike": True} if h.name in struck else {})
            for h in self.whole.events
        ]

    def _surfaces(self) -> list[dict[str, Any]]:
        found = []
        for surface, frame, drawn in self._drawn():
            found.append(drawn.data)
            self.surfaces.append(surface)
            # one that is drawn whole is not much larger than the motion, and in the picture
            if drawn.mesh.closed:
                place = drawn.mesh.vertices @ frame.rotation[0].T + frame.position[0]
                self.things.append(Thing(place, 0.0))
        return found

    def _drawn(self) -> Iterator[tuple[Surface, Frame, Drawn]]:
        """Every surface that is drawn, once: where its frame is, and what is drawn of it."""
        touched = [contact.surface for contact in self.contacts]
        for surface in {id(s): s for s in (*touched, *self.view.surfaces)}.values():
            if self._is_skin(surface):
                continue
            frame = Frame.of(surface, self.motion)
            drawn = drawn_surface(
                surface, frame, self._visit(surface, frame), self.values, self.motion.t,
                self.view.extent, self.up,
            )  # fmt: skip
            if drawn is not None:
                yield surface, frame, drawn

    def grounds(self) -> list[SurfaceMesh]:
        """Surfaces that stay where they are, in world axes; one that turns is as it is at the first frame."""
        found = []
        for _, frame, drawn in self._drawn():
            if np.ptp(frame.position, axis=0).max() == 0 and not drawn.data["frames"]:
                turn = frame.rotation[0].T
                vertices = drawn.mesh.vertices @ turn + frame.position[0]
                found.append(SurfaceMesh(vertices, drawn.mesh.normals @ turn, drawn.mesh.triangles))
        return found

    def _is_skin(self, surface: Surface) -> bool:
        """Whether a surface is the outside of a body, which is drawn already."""
        return surface.body is not None and surface.name == surface.body.name

    def _visit(self, surface: Surface, frame: Frame) -> Visit:
        """Where the contacts with a surface are; everything, if nothing touches it."""
        touching = [c for c in self.contacts if c.surface is surface]
        if touching:
            places = [self.motion[c.point] for c in touching]
            reach = max(self.extents.get(c.body.name, 0.0) for c in touching)
        else:
            places = [thing.position for thing in self.things] or [np.zeros((1, 3))]
            reach = max([thing.extent for thing in self.things], default=0.0)
        visit = Visit(np.concatenate([frame.local(place) for place in places]), reach)
        return self._reached(surface, touching, visit) if touching else visit

    @functools.cached_property
    def _elsewhere(self) -> list[Any]:
        """The motions at the ends of the sliders of a live page."""
        return [*self.live.elsewhere()] if isinstance(self.live, Live) else []

    def _reached(self, surface: Surface, touching: Sequence[SurfaceContact], visit: Visit) -> Visit:
        """With the places that sliders take the contacts to, as far as WIDER times what the recorded motion visits."""
        middle, half = visit.box()
        reached = [visit.points]
        for motion in self._elsewhere:
            frame = Frame.of(surface, motion)
            places = np.concatenate([frame.local(motion[c.point]) for c in touching])
            near = np.all(np.abs(places - middle) <= WIDER * half.max(), axis=1)
            reached.append(places[near])
        return Visit(np.concatenate(reached), visit.reach)

    def _size(self) -> tuple[float, np.ndarray]:
        """Half the diagonal of what moves, and its middle; of the one thing that the camera follows, if it does."""
        if not self.things:
            return 1.0, np.zeros(3)
        low = np.min([thing.position.min(axis=0) - thing.extent for thing in self.things], axis=0)
        high = np.max([thing.position.max(axis=0) + thing.extent for thing in self.things], axis=0)
        size, centre = float(np.linalg.norm(high - low)) / 2 or 1.0, np.asarray((low + high) / 2)
        if self.view.follow in self.extents:
            body = self.motion.bodies[self.view.follow]
            size = min(size, NEAR * self.extents[body.name])
            centre = self.motion[body.position][0]
        return size, centre


def _kind(body: Body) -> tuple[str, str]:
    """The mark for a body's position, and whose it is."""
    if isinstance(body, Mark):
        return "mark", body.body.name
    return ("centre", body.name) if isinstance(body, RigidBody) else ("point", "")
