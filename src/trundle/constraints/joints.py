"""Joints between bodies, for machines made of rolling parts. Each is a few lines of residuals.

One of the two may be "world", as in files (None says the same). Points and axes are given in body axes, from the centre
of mass; for the world in world axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from trundle.constraints.compound import Compound
from trundle.constraints.equality import Holonomic
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import norm
from trundle.symbols.values import shown
from trundle.symbols.variables import scalar, variables_in
from trundle.unconstrained.bodies import Particle
from trundle.unconstrained.rigid import RigidBody

Held = RigidBody | Particle | None  # an end of a joint; None is the world
End = Held | Literal["world"]  # as it is given


def _point(body: Held, p: Like) -> Expression:
    if isinstance(body, Particle):
        return body.position
    place = as_expression(p)
    if place.shape != (3,):
        raise ModelError(
            f"A joint of {_named(body)} is at {place!r}.",
            "three components",
            "a component was left out, or one number stands for the whole",
            "at_a=(0, 0, 0.1)",
        )
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


def _direction(body: Held, d: Sequence[float]) -> Expression:
    axis = np.asarray(d, dtype=float)
    size = float(np.linalg.norm(axis)) if axis.shape == (3,) else 0.0
    if not size > 0:
        raise ModelError(
            f"A joint was given the axis {d!r}.",
            "three numbers, not all zero",
            "a component was left out, or a direction left at zero",
            "axis_a=(0, 0, 1)",
        )
    unit = as_expression(axis / size)
    return body.rotation @ unit if isinstance(body, RigidBody) else unit


def _perpendicular(d: Sequence[float]) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors that complete d to a right-handed frame."""
    axis = np.asarray(d, dtype=float) / np.linalg.norm(d)
    first = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
    first /= np.linalg.norm(first)
    return first, np.cross(axis, first)


class BallJoint(Compound):
    """A point of a stays at a point of b: three rows."""

    def __init__(
        self, a: End, b: End, *, at_a: Like = (0, 0, 0), at_b: Like = (0, 0, 0), name: str = ""
    ) -> None:
        one, other, label = _ends("ball joint", a, b, name)
        super().__init__(label, [Holonomic(_point(one, at_a) - _point(other, at_b), name=label)])


class Hinge(Compound):
    """A ball joint whose axis in a stays parallel to its axis in b: five rows."""

    def __init__(
        self,
        a: RigidBody,
        b: End,
        *,
        axis_a: Sequence[float],
        axis_b: Sequence[float],
        at_a: Like = (0, 0, 0),
        at_b: Like = (0, 0, 0),
        name: str = "",
    ) -> None:
        one, other, label = _ends("hinge", a, b, name)
        axis = _direction(one, axis_a)
        _direction(other, axis_b)  # refuses a zero axis before it is completed to a frame
        e1, e2 = (_direction(other, e.tolist()) for e in _perpendicular(axis_b))
        super().__init__(
            label,
            [
                Holonomic(_point(one, at_a) - _point(other, at_b), name=f"{label}: point"),
                Holonomic(as_expression([axis @ e1, axis @ e2]), name=f"{label}: axis"),
            ],
        )


class Weld(Compound):
    """a is fixed to b, with the axes of both parallel: six rows."""

    def __init__(
        self,
        a: RigidBody,
        b: End,
        *,
        at_a: Like = (0, 0, 0),
        at_b: Like = (0, 0, 0),
        name: str = "",
    ) -> None:
        one, other, label = _ends("weld", a, b, name)
        x, y, z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
        turned = [
            _direction(one, y) @ _direction(other, z),
            _direction(one, z) @ _direction(other, x),
            _direction(one, x) @ _direction(other, y),
        ]
        super().__init__(
            label,
            [
                Holonomic(_point(one, at_a) - _point(other, at_b), name=f"{label}: point"),
                Holonomic(as_expression(turned), name=f"{label}: axes"),
            ],
        )


class Distance(Compound):
    """A massless rod of given length (m) between points of a and b: one row."""

    def __init__(
        self,
        a: End,
        b: End,
        length: Like,
        *,
        at_a: Like = (0, 0, 0),
        at_b: Like = (0, 0, 0),
        name: str = "",
    ) -> None:
        one, other, label = _ends("distance", a, b, name)
        size = scalar(length, f"The length of {label!r}")
        if size.sx.is_constant() and not float(size) > 0:
            raise ModelError(
                f"The length of {label!r} is {float(size):g}.",
                "a positive length",
                "a sign"
                if float(size)
                else "two points that are to stay together, which is a BallJoint",
                f"length={abs(float(size)):g}" if float(size) else "td.BallJoint(a, b)",
            )
        gap = _point(one, at_a) - _point(other, at_b)
        super().__init__(label, [Holonomic(norm(gap) - size, name=label)])


class Prescribed(Compound):
    """An expression follows a given function of time: expression = value(t)."""

    def __init__(self, expression: Like, value: Like, *, name: str = "prescribed") -> None:
        left, right = as_expression(expression), as_expression(value)
        wrong = [v.name for v in variables_in(right) if v.kind not in ("time", "parameter")]
        if wrong:
            raise ModelError(
                f"{name!r} prescribes {right!r}.",
                "a function of t and parameters on the right",
                f"{wrong[0]} moves too, so that this binds one motion to another",
                f'td.Holonomic(left - right, name="{name}")',
            )
        super().__init__(name, [Holonomic(left - right, name=name)])
