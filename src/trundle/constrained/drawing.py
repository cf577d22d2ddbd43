"""A drawing of a machine from what a start gives: where the search for its positions begins.

It places bodies joint by joint, from the world outwards, with the given angles and travels, and zero for the others.
For a tree of joints that is the solution; the search closes loops.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.given import Given
from trundle.constraints.joint import Joint, Travelling, Turning
from trundle.constraints.turn import Angle
from trundle.symbols.expression import as_expression
from trundle.unconstrained.bodies import Particle
from trundle.unconstrained.rigid import Mark, RigidBody

Pose = tuple[np.ndarray, np.ndarray]  # position (3) and quaternion (4)
OTHERS = 8  # drawings with angles at random
WORLD: Pose = np.zeros(3), np.array([1.0, 0.0, 0.0, 0.0])


def draw(
    eq: Equations, p: np.ndarray, known: Mapping[int, float], given: Sequence[Given] = ()
) -> np.ndarray | None:
    """Positions (n) to begin with; None where no joint says anything.

    known   values of coordinates, by index: given or guessed;  given   values of expressions, such as a travel
    """
    joints = [one for one in eq.model.compounds if isinstance(one, Joint)]
    return _Drawing(eq, p, known, given, joints).q if joints else None


def others(eq: Equations, p: np.ndarray) -> np.ndarray | None:
    """Drawings (k, n) with angles at random, from which a search finds other ways to put loops together; or None.

    They are made once: what is given is written over them.
    """
    joints = [one for one in eq.model.compounds if isinstance(one, Joint)]
    if not joints:
        return None

    def make() -> np.ndarray:
        rng = np.random.default_rng(11)
        return np.array([_Drawing(eq, p, {}, (), joints, rng.uniform).q for _ in range(OTHERS)])

    return eq.kept("other drawings", make)


class _Drawing:
    def __init__(
        self, eq: Equations, p: np.ndarray, known: Mapping[int, float], given: Sequence[Given],
        joints: list[Joint], random: Callable[[float, float], float] | None = None,
    ) -> None:  # fmt: skip
        self._random = random
        self._p, self._symbols, self._known, self._given = p, eq.p, known, given
        self._kept = eq.kept
        self._place = eq.kept(
            "places", lambda: {id(x): i for i, x in enumerate(eq.model.coordinates)}
        )
        self.q = np.zeros(eq.n)
        for i, value in known.items():
            self.q[i] = value
        self._poses: dict[int, Pose] = {id(None): WORLD}
        bodies = [b for b in eq.model.bodies if isinstance(b, (RigidBody, Particle))]
        self._join(joints)
        for body in bodies:
            if not isinstance(body, Mark) and id(body) not in self._poses:
                self._put(body, WORLD)
                self._join(joints)
        for body in bodies:
            if isinstance(body, Mark):
                x, u = self._poses[id(body.body)]
                self._put(body, (x + rotated(u, self._numbers(body.p)), u))
        for angle in eq.model.coordinates:
            if isinstance(angle, Angle) and self._place[id(angle)] not in known:
                self.q[self._place[id(angle)]] = self._measured(angle.joint)

    def _join(self, joints: Sequence[Joint]) -> None:
        """Put bodies where joints hold them, until no joint has one end that is placed and one that is not."""
        found = True
        while found:
            found = False
            for joint in joints:
                a, b = joint.between.a, joint.between.b
                placed = id(a) in self._poses, id(b) in self._poses
                if placed[0] != placed[1]:
                    self._hang(joint, a if placed[1] else b)
                    found = True

    def _hang(self, joint: Joint, body: Any) -> None:
        """Put one end of a joint where the other says."""
        one, first = joint.between, body is joint.between.a
        k = WORLD[1] if one.axes is None else one.axes.k
        axis = np.zeros(3) if one.axes is None else one.axes.b
        half = self._angle(joint) / 2
        turn = product(np.array([math.cos(half), *(math.sin(half) * axis)]), k)  # of a against b
        x, u = self._poses[id(one.b if first else one.a)]
        own = self._orientation(body)
        if own is None:
            own = product(u, turn if first else conjugate(turn))
        u_b = u if first else own
        offset = rotated(u_b, axis * self._travel(joint))
        at_own, at_other = (
            self._numbers(at) for at in ((one.at_a, one.at_b) if first else (one.at_b, one.at_a))
        )
        point = x + rotated(u, at_other) + (offset if first else -offset)
        self._put(body, (point - rotated(own, at_own), own))

    def _put(self, body: Any, pose: Pose) -> None:
        """A body at a pose, but for what is known of it."""
        own = self._orientation(body)
        u, x = pose[1] if own is None else own, pose[0].copy()
        coordinates = list(body.coordinates)
        for j, symbol in enumerate(coordinates):
            i = self._place[id(symbol)]
            if i not in self._known:
                self.q[i] = x[j] if j < 3 else u[j - 3]
            elif j < 3:
                x[j] = self.q[i]
        self._poses[id(body)] = x, u

    def _orientation(self, body: Any) -> np.ndarray | None:
        """The quaternion of a body, if it is known."""
        places = [self._place[id(x)] for x in list(body.coordinates)[3:]]
        if not places or any(i not in self._known for i in places):
            return None
        return np.array([self._known[i] for i in places])

    def _angle(self, joint: Joint) -> float:
        angle = joint.__dict__.get("angle") if isinstance(joint, Turning) else None
        place = None if angle is None else self._place.get(id(angle))
        found = None if place is None else self._known.get(place)
        if found is None and self._random is not None:
            return self._random(-math.pi, math.pi)
        return found or 0.0

    def _travel(self, joint: Joint) -> float:
        travel = joint.__dict__.get("travel") if isinstance(joint, Travelling) else None
        if travel is None:
            return 0.0
        said = (g.value for g in self._given if ca.is_equal(g.expression, travel.sx))
        return next(said, 0.0)

    def _numbers(self, at: Any) -> np.ndarray:
        """The numbers of a point fixed in a body, which may hold parameters."""
        if isinstance(at, tuple) and all(isinstance(x, (int, float)) for x in at):
            return np.array(at, dtype=float)
        point = as_expression(at)
        f = self._kept(("point", point), lambda: ca.Function("point", [self._symbols], [point.sx]))
        return np.asarray(f(self._p).full()).ravel()

    def _measured(self, joint: Any) -> float:
        """The angle of a joint as it is drawn, between half a turn back and half a turn on."""
        one = joint.between
        u_a, u_b = (self._poses.get(id(end), WORLD)[1] for end in (one.a, one.b))
        turn = product(product(conjugate(u_b), u_a), conjugate(one.axes.k))
        return float(within_half_turn(2 * math.atan2(turn[1:] @ one.axes.b, turn[0])))


def within_half_turn(angle: Any) -> Any:
    """An angle, or an array of them, less whole turns: in (-pi, pi]."""
    return angle - 2 * math.pi * np.ceil(angle / (2 * math.pi) - 0.5)


def product(p: np.ndarray, q: np.ndarray) -> np.ndarray:
    """p q of quaternions, scalar first."""
    real = p[0] * q[0] - p[1:] @ q[1:]
    return np.array([real, *(p[0] * q[1:] + q[0] * p[1:] + np.cross(p[1:], q[1:]))])


def conjugate(u: np.ndarray) -> np.ndarray:
    return np.array([u[0], *(-u[1:])])


def rotated(u: np.ndarray, p: np.ndarray) -> np.ndarray:
    """A vector turned by a unit quaternion."""
    v = u[1:]
    return np.asarray(p + 2 * u[0] * np.cross(v, p) + 2 * np.cross(v, np.cross(v, p)))
