"""Joints that hold a point: ball joint, hinge, universal joint, weld, rod; and what is prescribed. A few rows each.

One of the two may be "world", as in files (None says the same). Points and axes are given in body axes, from the centre
of mass; for the world in world axes. Joints that slide are in slides.py, what couples joints in drives.py.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from trundle.constraints.compound import Compound, Side
from trundle.constraints.ends import End, ends, gap, named, turned, turning_ends
from trundle.constraints.equality import Holonomic, Nonholonomic
from trundle.constraints.joint import Between, Joint, Turning
from trundle.constraints.turn import Axes
from trundle.described import Axis, Formula, Name, Point, Quantity
from trundle.errors import ModelError, naming
from trundle.symbols.checks import direction
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import norm
from trundle.symbols.values import shown
from trundle.symbols.variables import scalar, variables_in


def axes_of(axis_a: Axis, axis_b: Axis | None, label: str) -> Axes:
    """The axis of a joint in both bodies; that of b is the same three numbers unless it is given."""
    first = direction(axis_a, "axis_a", label)
    return Axes(first, first if axis_b is None else direction(axis_b, "axis_b", label))


class BallJoint(Joint):
    """A point of a stays at a point of b: three rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    """

    def __init__(
        self,
        a: End,
        b: End = "world",
        *,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = ends("ball joint", a, b, name)
        between = Between(one, other, at_a, at_b)
        super().__init__(label, between, [Holonomic(between.gap, name=label)])


class Aligned(Turning):
    """Joints whose axis in a stays parallel to their axis in b.

    word   of the joint, in names made up for it;  held_by   what else is held: its name, and which of `Between`
    """

    kind = ""  # of no file: those below have theirs
    word: ClassVar[str]
    held_by: ClassVar[tuple[str, str]]
    axis_word: ClassVar[str] = "axis"  # what the rows are called that keep the axes parallel

    def __init__(
        self,
        a: End,
        b: End = "world",
        *,
        axis_a: Axis,
        axis_b: Axis | None = None,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = turning_ends(self.word, a, b, name)
        between = Between(one, other, at_a, at_b, axes_of(axis_a, axis_b, label))
        what, held = self.held_by
        parts = [
            Holonomic(getattr(between, held), name=f"{label}: {what}"),
            Holonomic(between.aligned, name=f"{label}: {self.axis_word}"),
        ]
        super().__init__(label, between, parts, [between.same_way(label)])


class Hinge(Aligned):
    """A ball joint whose axis in a stays parallel to its axis in b: five rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    axis_a      a direction, in the body axes of a
    axis_b      in those of b; default: the same three numbers

    >>> import trundle as td
    >>> rod = td.Box("rod", (0.02, 0.02, 1.0), mass=1.0)
    >>> pin = td.Hinge(rod, "world", axis_a=(0, 1, 0), at_a=(0, 0, 0.5), name="pin")
    >>> system = td.System(bodies=[rod], constraints=[pin], forces=[pin.torque(-2.0 * pin.angle)])
    >>> motion = system.simulate(until=1.0, start={pin.angle: 7.0, pin.rate: 0.0})
    >>> motion.at([0.0])[pin.angle].tolist()
    [7.0]
    """

    word, held_by = "hinge", ("point", "gap")


class Universal(Joint):
    """A cross between two shafts: a point is shared, and an axis of a stays square to an axis of b. Four rows.

    a, b            bodies, or "world"
    at_a, at_b      the points, in body axes, m
    axis_a, axis_b  the two arms of the cross, one in the body axes of each

    >>> import trundle as td
    >>> shaft = td.Cylinder("shaft", radius=0.02, length=0.5, mass=1.0)
    >>> td.Universal(shaft, "world", axis_a=(1, 0, 0), axis_b=(0, 1, 0))
    Universal('universal joint shaft-world')
    """

    def __init__(
        self,
        a: End,
        b: End = "world",
        *,
        axis_a: Axis,
        axis_b: Axis,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = turning_ends("universal joint", a, b, name)
        axes = axes_of(axis_a, axis_b, label)
        between = Between(one, other, at_a, at_b)
        square = turned(one, axes.a) @ turned(other, axes.b)
        parts = [
            Holonomic(between.gap, name=f"{label}: point"),
            Holonomic(square, name=f"{label}: square"),
        ]
        super().__init__(label, between, parts)


class Weld(Joint):
    """a is fixed to b, with the axes of both parallel: six rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    """

    def __init__(
        self,
        a: End,
        b: End = "world",
        *,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = turning_ends("weld", a, b, name)
        between = Between(one, other, at_a, at_b)
        x, y, z = np.eye(3)
        products = [turned(one, p) @ turned(other, q) for p, q in ((y, z), (z, x), (x, y))]
        parts = [
            Holonomic(between.gap, name=f"{label}: point"),
            Holonomic(as_expression(products), name=f"{label}: axes"),
        ]
        text = f"the axes of {named(one)!r} are not those of {named(other)!r} in {label!r}"
        expected = "two orientations that are the same"
        cause = "the two bodies start half a turn apart"
        fix = f"start={{..., {named(one)}.quaternion: (1, 0, 0, 0)}}"
        sides = [
            Side(turned(one, e) @ turned(other, e), text, expected, cause, fix) for e in (x, y, z)
        ]
        super().__init__(label, between, parts, sides)


class Distance(Compound):
    """A massless rod of given length between points of a and b: one row.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    length      m
    """

    offers = ("tension",)

    def __init__(
        self,
        a: End,
        b: End,
        length: Formula,
        *,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = ends("distance", a, b, name)
        with naming("length", label):
            size = scalar(length, f"The length of {label!r}")
        if size.sx.is_constant() and not float(size) > 0:
            raise ModelError(
                f"The length of {label!r} is {float(size):g}.",
                "a positive length",
                "a sign"
                if float(size)
                else "two points that are to stay together, which is a BallJoint",
                f"length={abs(float(size)):g}" if float(size) else "td.BallJoint(a, b)",
                key="length",
                part=label,
            )
        away = gap(one, at_a, other, at_b)
        super().__init__(label, [Holonomic(norm(away) - size, name=label)])

    @property
    def tension(self) -> Expression:
        """What the rod pulls with at both ends, N; negative where it pushes."""
        return -self.parts[0].multiplier


class Prescribed(Compound):
    """An expression follows a given function of time: expression = value(t).

    expression  of positions; or of velocities, such as `hinge.rate` at a given speed
    value       of t and parameters
    """

    offers = ("multiplier",)

    def __init__(self, expression: Quantity, value: Quantity, *, name: Name = "") -> None:
        left = as_expression(expression, "expression=")
        name = name or f"prescribed {shown(left)}"
        with naming("value", name):
            right = as_expression(value, f"The value of {name!r}")
        if right.shape not in ((), left.shape):
            raise ModelError(
                f"The value of {name!r} has shape {right.shape}, what it prescribes {left.shape}.",
                "equal shapes",
                fix=f"value={(0,) * len(left) if left.shape else 'td.sin(td.t)'}",
                key="value",
                part=name,
            )
        wrong = [v.name for v in variables_in(right) if v.kind not in ("time", "parameter")]
        if wrong:
            raise ModelError(
                f"{name!r} prescribes {right!r}.",
                "a function of t and parameters on the right",
                f"{wrong[0]} moves too, so that this binds one motion to another",
                f'td.Holonomic(left - right, name="{name}")',
                key="value",
                part=name,
            )
        moving = any(v.kind == "velocity" for v in variables_in(left))
        row = Nonholonomic if moving else Holonomic
        super().__init__(name, [row(left - right, name=name)])

    @property
    def multiplier(self) -> Expression:
        """The force or torque with which it drives, along the expression: N of a length, N m of an angle."""
        return self.parts[0].multiplier
