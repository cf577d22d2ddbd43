"""Joints between bodies, for machines made of rolling parts. Each is a few lines of residuals.

One of the two may be "world", as in files (None says the same). Points and axes are given in body axes, from the centre
of mass; for the world in world axes.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from trundle.constraints.compound import Compound
from trundle.constraints.equality import Holonomic
from trundle.described import Axis, Formula, Name, OwnName, Point, Quantity
from trundle.errors import ModelError, naming
from trundle.symbols.checks import direction, three
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import norm
from trundle.symbols.values import shown
from trundle.symbols.variables import scalar, variables_in
from trundle.unconstrained.bodies import Particle
from trundle.unconstrained.rigid import RigidBody

Held = RigidBody | Particle | None  # an end of a joint; None is the world
End = Held | Literal["world"]  # as it is given


def _gap(one: Held, at_a: Like, other: Held, at_b: Like) -> Expression:
    """The vector (3,) between the two points, world axes."""
    return _point(one, at_a, "at_a") - _point(other, at_b, "at_b")


def _point(body: Held, p: Like, key: str) -> Expression:
    if isinstance(body, Particle):
        return body.position
    place = three(p, f"The place of a joint of {_named(body)!r}", key)
    return place if body is None else body.point(place)


def _named(body: Held) -> str:
    return "world" if body is None else body.name


def _ends(kind: str, a: End, b: End, name: str) -> tuple[Held, Held, str]:
    """The two ends, checked, and the name of the joint."""
    first, second = _end(a), _end(b)
    label = f"{kind} {_named(first)}-{_named(second)}"
    if first is None and second is None:
        raise ModelError(
            f"A {label} was asked for.",
            "at least one body",
            "the world does not move against itself",
            'td.BallJoint(rod, "world")',
        )
    return first, second, name or label


def _end(body: End) -> Held:
    if body is None or isinstance(body, (RigidBody, Particle)):
        return body
    if isinstance(body, str) and body == "world":
        return None
    raise ModelError(
        f"A joint was given {shown(body)}.",
        'a body, a particle, or "world"',
        "a place or a name, where the body itself belongs; places go into at_a= and at_b=",
        'td.BallJoint(rod, "world", at_a=(0, 0, 0.1))',
    )


def _turned(body: Held, axis: np.ndarray) -> Expression:
    """A direction of a body in world axes."""
    return (
        body.rotation @ as_expression(axis) if isinstance(body, RigidBody) else as_expression(axis)
    )


def _perpendicular(axis: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors that complete a third to a right-handed frame."""
    first = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
    first /= np.linalg.norm(first)
    return first, np.cross(axis, first)


class BallJoint(Compound):
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
        name: OwnName = "",
    ) -> None:
        one, other, label = _ends("ball joint", a, b, name)
        super().__init__(label, [Holonomic(_gap(one, at_a, other, at_b), name=label)])


class Hinge(Compound):
    """A ball joint whose axis in a stays parallel to its axis in b: five rows.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    axis_a      a direction, in the body axes of a
    axis_b      in those of b
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
        name: OwnName = "",
    ) -> None:
        one, other, label = _ends("hinge", a, b, name)
        axis = _turned(one, direction(axis_a, "axis_a", label))
        across = _perpendicular(direction(axis_b, "axis_b", label))
        e1, e2 = (_turned(other, e / np.linalg.norm(e)) for e in across)
        super().__init__(
            label,
            [
                Holonomic(_gap(one, at_a, other, at_b), name=f"{label}: point"),
                Holonomic(as_expression([axis @ e1, axis @ e2]), name=f"{label}: axis"),
            ],
        )


class Weld(Compound):
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
        name: OwnName = "",
    ) -> None:
        one, other, label = _ends("weld", a, b, name)
        x, y, z = np.eye(3)
        turned = [_turned(one, p) @ _turned(other, q) for p, q in ((y, z), (z, x), (x, y))]
        super().__init__(
            label,
            [
                Holonomic(_gap(one, at_a, other, at_b), name=f"{label}: point"),
                Holonomic(as_expression(turned), name=f"{label}: axes"),
            ],
        )


class Distance(Compound):
    """A massless rod of given length between points of a and b: one row.

    a, b        bodies, or "world"
    at_a, at_b  the points, in body axes, m
    length      m
    """

    def __init__(
        self,
        a: End,
        b: End,
        length: Formula,
        *,
        at_a: Point = (0, 0, 0),
        at_b: Point = (0, 0, 0),
        name: OwnName = "",
    ) -> None:
        one, other, label = _ends("distance", a, b, name)
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
        gap = _gap(one, at_a, other, at_b)
        super().__init__(label, [Holonomic(norm(gap) - size, name=label)])


class Prescribed(Compound):
    """An expression follows a given function of time: expression = value(t).

    expression  of coordinates
    value       of t and parameters
    """

    def __init__(self, expression: Quantity, value: Quantity, *, name: Name = "prescribed") -> None:
        left, right = as_expression(expression), as_expression(value)
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
        super().__init__(name, [Holonomic(left - right, name=name)])
