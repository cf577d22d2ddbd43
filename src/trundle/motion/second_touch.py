"""Second touches: where the rest of a body runs into the surface that it rolls or slides on.

A contact follows one point. All else of the body must stay on the free side, f > 0, or the motion could not happen. The
gap (`gap.py`) is looked at every quarter of the body's width along its way; times are added where it is small, then the
time of the first touch is closed in. A ridge that is thinner than the points of the body are apart (a quarter of a
radius on a sphere) and a touch of less than 1e-6 of the body's width may go unnoticed. Where f is not a number nothing
is touched.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface, space
from trundle.constraints.unilateral import Contact
from trundle.errors import ModelError
from trundle.motion.boundary import Boundary, boundary_of
from trundle.motion.boundary_rays import boundary_by_rays
from trundle.motion.gap import STRIDE, Gap
from trundle.symbols.functions import vector
from trundle.unconstrained.shape import Shape

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

TOUCH, NOISE = 1e-6, 1e-9  # of the width: a touch, and what is too small to be one
CLOSER, MOST_NEAR = 4, 50  # rounds of looking closer, and at how many times, the lowest first
SECTIONS, ROUNDS = 8, 5  # times at once when the first touch is closed in, and how often


@dataclass(frozen=True)
class SecondTouch:
    """A body touches what it rolls or slides on in a second place.

    time   s, when it first does;  place   (3,), m, where that is in the world
    depth  m, how far it is inside at worst, and worst_time, s
    """

    contact: SurfaceContact
    time: float
    place: tuple[float, float, float]
    depth: float
    worst_time: float

    def __str__(self) -> str:
        nothing = 1e-6 * max(map(abs, self.place))
        x, y, z = (f"{c if abs(c) > nothing else 0:.3g}" for c in self.place)
        body, surface = self.contact.body.name, self.contact.surface.name
        only = "; the contact follows one point only"
        if isinstance(self.contact, Contact):
            only += f" (td.Contact.touches({body}, {surface}, ...) follows two)"
        return (
            f"{self.contact.body.name!r} also touches {self.contact.surface.name!r} at "
            f"t = {self.time:.6g} s near ({x}, {y}, {z}){only}"
        )


def second_touches(motion: BareMotion) -> list[SecondTouch]:
    """The first second touch of every contact that has one, in order of time.

    >>> import trundle as td
    >>> ball = td.Sphere("ball", radius=1.0, mass=1.0)
    >>> contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - x**2, name="valley"))
    >>> system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    >>> motion = system.simulate(until=0.7, start=contact.start(at=(1.5, 0), omega=(0, 0, 0)))
    >>> print(*second_touches(motion))
    'ball' also touches 'valley' at t = 0.658203 s near (-0.866, 0, 0.75); the contact follows one point only
    """
    found = [_first_touch(motion, contact) for contact in motion.contacts.values()]
    return sorted((touch for touch in found if touch is not None), key=lambda touch: touch.time)


def _first_touch(motion: BareMotion, contact: SurfaceContact) -> SecondTouch | None:
    boundary = _boundary(motion, contact)
    if boundary is None:
        return None
    gap = Gap(motion, contact, boundary)
    times, values = gap.looked()
    if not np.any(np.isfinite(values)):
        return None
    times, values = _closer(gap, times, values)
    touched = np.flatnonzero(values < -TOUCH * boundary.width)
    if not len(touched):
        return None
    time, inside = _closed_in(gap, times, values, int(touched[0]))
    worst = float(times[np.argmin(values)])
    near = _between(times, int(np.argmin(values)), 2 * SECTIONS + 1)
    deeper = gap.at(near)[0]
    if deeper.min() < values.min():
        worst = float(near[np.argmin(deeper)])
    return SecondTouch(contact, time, gap.place(inside), gap.depth(worst), worst)


def _boundary(motion: BareMotion, contact: SurfaceContact) -> Boundary | None:
    """The boundary to watch; None if there can be no second touch: on a plane, or if both are convex."""
    body, surface = contact.body, contact.surface
    at = ca.vertcat(*(x.sx for x in space))
    bends = motion.derived.kept(
        ("bends", contact), lambda: bool(ca.hessian(surface.f.sx, at)[0].nnz())
    )
    if not isinstance(body, Shape) or not bends:
        return None
    boundary = boundary_of(body.outlined(motion.parameters))
    if boundary is None:
        first = motion.at(motion.run.phases[0].begin)[body.to_body(contact.point)][0]
        return boundary_by_rays(body, float(np.linalg.norm(first - body.centre)))
    other = _outside(surface, motion.parameters)
    both = other is not None and other.convex and boundary.convex
    return None if both else boundary


def _outside(surface: Surface, parameters: Mapping[str, float]) -> Boundary | None:
    """The boundary of the body that a surface is the outside of."""
    body = surface.body
    found = boundary_of(body.outlined(parameters)) if isinstance(body, Shape) else None
    if found is None or not isinstance(body, Shape):
        return None
    try:
        own = body.surface_function(vector(space))
    except ModelError:  # how a shape says that it has no smooth surface
        return None
    return found if ca.is_equal(surface.f.sx, own.sx, 100) else None


# --- in time -----------------------------------------------------------------------------------------------
def _between(times: np.ndarray, i: int, count: int) -> np.ndarray:
    """`count` times from the one before i to the one after it."""
    begin, end = times[max(i - 1, 0)], times[min(i + 1, len(times) - 1)]
    return np.linspace(begin, end, count)


def _closer(gap: Gap, times: np.ndarray, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """More times around every low gap that may reach zero in between, before the first touch."""
    width = gap.boundary.width
    for k in range(CLOSER):
        touched = np.flatnonzero(values < -TOUCH * width)
        until = int(touched[0]) if len(touched) else len(values)
        before, after = np.append(np.inf, values[:-1]), np.append(values[1:], np.inf)
        low = (values <= before) & (values <= after) & (values < STRIDE * width / 4**k)
        near = np.flatnonzero(low[:until] & (values[:until] >= -TOUCH * width))
        near = near[np.argsort(values[near], kind="stable")[:MOST_NEAR]]
        if not len(near):
            break
        more = np.setdiff1d(
            np.concatenate([_between(times, i, SECTIONS + 1) for i in near.tolist()]), times
        )
        times, values = np.append(times, more), np.append(values, gap.at(more)[0])
        order = np.argsort(times, kind="stable")
        times, values = times[order], values[order]
    return times, values


def _closed_in(gap: Gap, times: np.ndarray, values: np.ndarray, i: int) -> tuple[float, float]:
    """The time at which the gap that is negative at i became so, and one just after it."""
    none = -NOISE * gap.boundary.width
    while i > 0 and values[i - 1] < none:
        i -= 1
    if i == 0:
        return float(times[0]), float(times[0])
    (begin, end), (high, low) = times[i - 1 : i + 1], values[i - 1 : i + 1]
    for _ in range(ROUNDS):
        inner = np.linspace(begin, end, SECTIONS + 2)
        if not np.all(np.diff(inner) > 0):  # no number lies between
            break
        seen = np.concatenate([[high], gap.at(inner[1:-1])[0], [low]])
        first = max(int(np.argmax(seen < none)), 1)
        begin, end, high, low = inner[first - 1], inner[first], seen[first - 1], seen[first]
    if np.isfinite(high) and high > low:
        return float(begin + (end - begin) * np.clip(high / (high - low), 0, 1)), float(end)
    return float(end), float(end)
