"""What joints share: their ends, the angle and the travel that are read off them, and motors that act along these.

angle, rate, torque(...)     of a joint that turns: of a relative to b, positive about its axis
travel, speed, force(...)    of a joint that slides: of the point of a from the point of b, along the axis in b
reaction                     of every joint: what a bearing carries
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound, Side, symbol_of
from trundle.constraints.ends import Held, gap, named, spin, turned
from trundle.constraints.equality import Holonomic
from trundle.constraints.turn import Angle, Axes, Turns
from trundle.described import Formula, Name
from trundle.errors import ModelError, NoAttribute, naming
from trundle.symbols.calculus import gradient
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.spelling import nearest
from trundle.symbols.values import shown
from trundle.symbols.variables import MOTION, label, only, scalar
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force, Work


class Between(NamedTuple):
    """What a joint is between: two ends, a point of each (body axes), and its axis where it has one."""

    a: Held
    b: Held
    at_a: Like
    at_b: Like
    axes: Axes | None = None

    @property
    def gap(self) -> Expression:
        """From the point of b to the point of a (3,), world axes, m."""
        return gap(self.a, self.at_a, self.b, self.at_b)

    @property
    def aligned(self) -> Expression:
        """The two products (2,) that vanish while the axis of a is parallel to that of b."""
        axis = turned(self.a, self.its_axes.a)
        return as_expression([axis @ turned(self.b, e) for e in self.its_axes.across])

    @property
    def aside(self) -> Expression:
        """How far (2,) the point of a is from the axis through the point of b, m."""
        away = self.gap
        return as_expression([away @ turned(self.b, e) for e in self.its_axes.across])

    @property
    def along(self) -> Expression:
        """How far the point of a is along the axis from the point of b, m."""
        return self.gap @ turned(self.b, self.its_axes.b)

    def same_way(self, name: str) -> Side:
        """That the axis of a points as that of b does, and not against it."""
        facing = turned(self.a, self.its_axes.a) @ turned(self.b, self.its_axes.b)
        text = f"the axis of {named(self.a)!r} points against that of {named(self.b)!r} in {name!r}"
        return Side(
            facing, text, "axis_a and axis_b that point the same way, once both are turned into world axes",
            "the sign of one of the two axes, or a start orientation that is half a turn off",
            f"axis_b=({', '.join(f'{-x + 0.0:g}' for x in self.its_axes.b)})",
        )  # fmt: skip

    @property
    def its_axes(self) -> Axes:
        assert self.axes is not None
        return self.axes


class Joint(Compound):
    """A compound that holds a point of a at, or near, a point of b."""

    kind = ""
    offers: ClassVar[tuple[str, ...]] = ("reaction",)

    def __init__(
        self, name: str, between: Between, parts: Sequence[Constraint], sides: Sequence[Side] = ()
    ) -> None:
        super().__init__(name, parts, sides=sides)
        self.between = between
        if not any(map(_moves, between[:2])):  # particles that are placed by other coordinates
            self.offers = tuple(one for one in self.offers if one != "reaction")  # type: ignore[misc]

    @functools.cached_property
    def reaction(self) -> Expression:
        """The force (3,) with which the joint holds a, in N, world axes; b feels the opposite. Motors are not in it.

        Joints that repeat each other share a force that only their sum determines: then it is one choice of many.

        >>> import trundle as td
        >>> bob = td.Particle("bob", mass=2.0)
        >>> pin = td.BallJoint(bob, "world", name="pin")
        >>> rest = td.System(bodies=[bob], constraints=[pin], forces=[td.Gravity(9.81)])
        >>> rest.simulate(until=1.0, start={}).at([1.0])[pin.reaction].round(9).tolist()
        [[0.0, 0.0, 19.62]]
        """
        ends = self.between.a, self.between.b
        held = next(end for end in ends if end is not None and _moves(end))
        rows = [part for part in self.parts if isinstance(part, Holonomic)]
        pushes = [gradient(row.residual, held.position).T @ stack([row.multiplier]) for row in rows]
        return sum(pushes, as_expression([0, 0, 0])) * (1 if held is self.between.a else -1)

    if not TYPE_CHECKING:  # for which a joint has nothing but what it has

        def __getattr__(self, word: str) -> Any:
            """What the joint does not have, as the torque of one that slides, is refused with what it has."""
            if word.startswith("_") or word in ("name", "between"):
                raise AttributeError(word)
            has = [*self.offers, *(x for x in ("torque", "force") if hasattr(type(self), x))]
            near = {"torque": "force", "force": "torque"}.get(word, "") or nearest(word, has)
            fix = f"{symbol_of(self.name)}.{near if near in has else has[0]}"
            raise NoAttribute(
                f"{type(self).__name__} {self.name!r} has no {word}.",
                f"one of {', '.join(has)}",
                "a joint that turns has an angle and takes a torque, one that slides a travel and a force",
                f"{fix}(2.0)" if near in ("torque", "force") and near in has else fix,
                part=self.name,
            )


def _moves(end: Any) -> bool:
    """Whether an end of a joint has coordinates of its own."""
    return isinstance(end, Body) and bool(end.coordinates)


class Turning(Joint):
    """A joint in which a turns about an axis against b."""

    kind = ""
    called = "a joint that turns"
    offers: ClassVar[tuple[str, ...]] = ("angle", "rate", *Joint.offers)

    @functools.cached_property
    def angle(self) -> Expression:
        """How far a is turned against b, rad, positive about the axis; continuous over any number of turns.

        It is zero where the axes of both bodies are parallel, if axis_a and axis_b are the same three numbers; else
        where a is turned against that by the smallest turn that takes axis_a into axis_b.
        """
        one, name = self.between, f"{symbol_of(self.name)}.angle"
        angle = Angle(name, self)
        Turns(angle, one.a, one.b, one.its_axes, f"{self.name}: angle")
        return angle

    @functools.cached_property
    def rate(self) -> Expression:
        """The angular velocity of a against b about the axis, rad/s."""
        one = self.between
        return spin(one.a, one.its_axes.a) - spin(one.b, one.its_axes.b)

    def torque(self, value: Formula, name: Name = "") -> Motor:
        """A motor, spring or brake at the joint: the torque (N m) on a about the axis; b feels the opposite.

        >>> import trundle as td
        >>> wheel = td.Disc("wheel", radius=0.1, mass=2.0)
        >>> axle = td.Hinge(wheel, "world", axis_a=(0, 0, 1), name="axle")
        >>> brake, spring = axle.torque(-0.1 * axle.rate), axle.torque(-3.0 * axle.angle, name="spring")
        >>> brake, spring
        (Motor(motor of axle), Motor(spring))
        """
        return Motor(self, torque=value, name=name)


class Travelling(Joint):
    """A joint in which a slides along an axis of b."""

    kind = ""
    called = "a joint that slides"
    offers: ClassVar[tuple[str, ...]] = ("travel", "speed", *Joint.offers)

    @functools.cached_property
    def travel(self) -> Expression:
        """How far the point of a is from the point of b, m, positive along the axis of b."""
        return self.between.along

    @functools.cached_property
    def speed(self) -> Expression:
        """The rate of `travel`, m/s."""
        return self.travel.dot

    def force(self, value: Formula, name: Name = "") -> Motor:
        """A drive, spring or damper along the joint: the force (N) on a along the axis of b; b feels the opposite."""
        return Motor(self, force=value, name=name)


class Motor(Force):
    """A torque at a joint that turns, or a force at one that slides: on its first body, the opposite on the second.

    joint   where it acts
    torque  N m, about the axis; or
    force   N, along the axis

    >>> import trundle as td
    >>> cart = td.Box("cart", (0.2, 0.1, 0.1), mass=1.0)
    >>> rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    >>> td.Motor(rail, force=-5.0 * rail.travel - 0.4 * rail.speed, name="drive")
    Motor(drive)
    """

    def __init__(
        self,
        joint: Turning | Travelling,
        *,
        torque: Formula | None = None,
        force: Formula | None = None,
        name: Name = "",
    ) -> None:
        if not isinstance(joint, (Turning, Travelling)):
            raise ModelError(
                f"A motor cannot act on {shown(joint)}.",
                "a joint that turns or slides: Hinge, Prismatic, Cylindrical, ...",
                "on a body acts a td.Torque",
                "td.Motor(hinge, torque=2.0)  # or td.Torque(body, axis=(0, 0, 1), value=2.0)",
                key="joint",
            )
        self.name = label(name or f"motor of {joint.name}", "a motor")
        can = ["torque"] * isinstance(joint, Turning) + ["force"] * isinstance(joint, Travelling)
        pairs = (("torque", torque), ("force", force))
        values = {key: one for key, one in pairs if one is not None}
        key = next(iter(values), can[0])
        if len(values) != 1 or key not in can:
            raise ModelError(
                f"{self.name!r} has {' and '.join(values) or 'neither torque nor force'}.",
                f"{' or '.join(can)}=",
                "each is a motor of its own"
                if len(values) > 1
                else "a joint that turns takes a torque, one that slides a force",
                f"td.Motor(joint, {can[0]}=2.0)",
                key=key,
                part=self.name,
            )
        self.joint = joint
        self.velocity: Expression = getattr(joint, "rate" if key == "torque" else "speed")
        what = f"The {key} of {self.name!r}"
        with naming(key, self.name):
            given = scalar(values[key], what)
            self.value = only(
                given, MOTION, what, "an expression of (q, v, t)", f"{key}=-2.0 * hinge.rate"
            )

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(self.value, self.velocity),)
