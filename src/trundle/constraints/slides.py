"""Joints that slide: along a line, along and about it, in a plane, on a thread."""

from __future__ import annotations

import math

from trundle.constraints.compound import Side
from trundle.constraints.ends import End, named, turned, turning_ends
from trundle.constraints.equality import Holonomic
from trundle.constraints.joint import Between, Travelling, Turning
from trundle.constraints.joints import Aligned, axes_of
from trundle.described import Axis, Formula, Name, Point
from trundle.errors import ModelError, naming
from trundle.symbols.expression import as_expression
from trundle.symbols.variables import scalar, variables_in


class Prismatic(Travelling):
    """A slide: a moves along an axis of b and does not turn against it. Five rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m: that of a stays on the line through that of b
    axis_a      the direction, in the body axes of a
    axis_b      in those of b; default: the same three numbers, and the axes of both stay parallel

    >>> import trundle as td
    >>> cart = td.Box("cart", (0.2, 0.1, 0.1), mass=1.0)
    >>> rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    >>> system = td.System(bodies=[cart], constraints=[rail], forces=[rail.force(-4.0 * rail.travel)])
    >>> motion = system.simulate(until=math.pi, start={rail.travel: 0.3, rail.speed: 0.0})
    >>> float(motion[rail.travel][-1].round(9))
    0.3
    """

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
        one, other, label = turning_ends("slide", a, b, name)
        between = Between(one, other, at_a, at_b, axes_of(axis_a, axis_b, label))
        axes = between.its_axes
        e1 = turned(one, axes.across_in_a[0])
        f1, f2 = (turned(other, e) for e in axes.across)
        axis = turned(one, axes.a)
        parts = [
            Holonomic(between.aside, name=f"{label}: line"),
            Holonomic(as_expression([axis @ f1, axis @ f2, e1 @ f2]), name=f"{label}: axes"),
        ]
        text = f"{named(one)!r} is half a turn off against {named(other)!r} in {label!r}"
        cause = "a start orientation that is half a turn off"
        straight = Side(e1 @ f1, text, "a start in which it is not turned", cause,
                        f"start={{..., {named(one)}.quaternion: (1, 0, 0, 0)}}")  # fmt: skip
        super().__init__(label, between, parts, [between.same_way(label), straight])


class Cylindrical(Aligned, Travelling):
    """a turns about an axis of b and slides along it: four rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m: that of a stays on the line through that of b
    axis_a      the direction, in the body axes of a
    axis_b      in those of b; default: the same three numbers

    >>> import trundle as td
    >>> ring = td.Ring("ring", radius=0.1, mass=0.2)
    >>> td.Cylindrical(ring, "world", axis_a=(0, 0, 1), name="rod").offers
    ('angle', 'rate', 'travel', 'speed', 'reaction')
    """

    offers = ("angle", "rate", *Travelling.offers)
    word, held_by = "cylindrical joint", ("line", "aside")


class Screw(Turning, Travelling):
    """a turns about an axis of b and moves along it by `pitch` in every turn: five rows, over any number of turns.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m: they meet where the angle is zero
    axis_a      the direction, in the body axes of a
    axis_b      in those of b; default: the same three numbers
    pitch       m in a turn; negative: a left-handed thread

    >>> import trundle as td
    >>> nut = td.Cylinder("nut", radius=0.02, length=0.01, mass=0.1)
    >>> td.Screw(nut, "world", axis_a=(0, 0, 1), pitch=0.002)
    Screw('screw nut-world')
    """

    offers = ("angle", "rate", *Travelling.offers)

    def __init__(
        self,
        a: End,
        b: End = "world",
        *,
        axis_a: Axis,
        pitch: Formula,
        axis_b: Axis | None = None,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: Name = "",
    ) -> None:
        one, other, label = turning_ends("screw", a, b, name)
        between = Between(one, other, at_a, at_b, axes_of(axis_a, axis_b, label))
        with naming("pitch", label):
            lead = scalar(pitch, f"The pitch of {label!r}")
        loose = [v.name for v in variables_in(lead) if v.kind != "parameter"]
        if loose or (lead.sx.is_constant() and not float(lead)):
            raise ModelError(
                f"The pitch of {label!r} is {lead!r}.",
                "a number other than zero, or an expression of parameters",
                f"{loose[0]} changes during the motion"
                if loose
                else "without a pitch it is a Hinge",
                "pitch=0.002" if loose else f"td.Hinge(...)  # in place of {label!r}",
                key="pitch",
                part=label,
            )
        self.name, self.between = label, between
        thread = between.along - lead * self.angle / (2 * math.pi)
        parts = [
            Holonomic(between.aside, name=f"{label}: line"),
            Holonomic(between.aligned, name=f"{label}: axis"),
            Holonomic(thread, name=f"{label}: thread"),
        ]
        super().__init__(label, between, parts, [between.same_way(label)])


class Planar(Aligned):
    """A point of a stays in a plane of b, and a turns only about its normal: three rows.

    a, b        bodies, or "world"
    at_a, at_b  points of the plane, in body axes, m
    axis_a      the normal of the plane, in the body axes of a
    axis_b      in those of b; default: the same three numbers

    >>> import trundle as td
    >>> puck = td.Disc("puck", radius=0.04, mass=0.2)
    >>> td.Planar(puck, "world", axis_a=(0, 0, 1), name="ice")
    Planar('ice')
    """

    word, held_by, axis_word = "plane", ("height", "along"), "normal"
