"""The two ends of a joint: bodies, particles, or the world; their points and directions in world axes."""

from __future__ import annotations

from typing import Literal

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.checks import three
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.spelling import nearest
from trundle.symbols.values import real_numbers, shown
from trundle.unconstrained.bodies import Particle
from trundle.unconstrained.rigid import RigidBody

Held = RigidBody | Particle | None  # an end of a joint; None is the world
End = Held | Literal["world"]  # as it is given


def gap(one: Held, at_a: Like, other: Held, at_b: Like) -> Expression:
    """The vector (3,) from the point of b to the point of a, world axes, m."""
    return point(one, at_a, "at_a") - point(other, at_b, "at_b")


def point(body: Held, p: Like, key: str) -> Expression:
    """The world position of a point of an end."""
    if isinstance(body, Particle):
        return body.position
    place = three(p, f"The place of a joint of {named(body)!r}", key)
    return place if body is None else body.point(place)


def turned(body: Held, axis: Like) -> Expression:
    """A direction of an end in world axes."""
    fixed = as_expression(axis)
    return body.rotation @ fixed if isinstance(body, RigidBody) else fixed


def spin(body: Held, axis: Like) -> Expression:
    """The angular velocity of an end about a direction fixed in it, rad/s; zero of a particle and of the world."""
    return body.omega_body @ as_expression(axis) if isinstance(body, RigidBody) else ZERO


def quaternion(body: Held) -> Expression:
    """The orientation of an end."""
    return body.quaternion if isinstance(body, RigidBody) else as_expression([1, 0, 0, 0])


ZERO = as_expression(0)


def named(body: Held) -> str:
    return "world" if body is None else body.name


def ends(kind: str, a: End, b: End, name: str) -> tuple[Held, Held, str]:
    """The two ends, checked, and the name of the joint."""
    first, second = end(a, "a"), end(b, "b")
    label = f"{kind} {named(first)}-{named(second)}"
    if first is second:
        itself = first is not None
        raise ModelError(
            f"{label} joins {'a body to itself' if itself else 'the world to the world'}.",
            "two different ends" if itself else "at least one body",
            "" if itself else "the world does not move against itself",
            'b="world"' if itself else 'a="rod"  # the name of a body; in Python the body',
            key="b",
            part=name or label,
        )
    return first, second, name or label


def end(body: End, key: str = "", fix: str = "") -> Held:
    """An end as it was given, checked."""
    if body is None or isinstance(body, (RigidBody, Particle)):
        return body
    if isinstance(body, str) and body == "world":
        return None
    raise ModelError(
        f"A joint cannot hold {shown(body)}.",
        'a body, a particle, or "world"',
        "a place or a name, where the body itself belongs; places go into at_a= and at_b=",
        fix or _meant(body, key or "b"),
        key=key,
    )


def _meant(given: object, key: str) -> str:
    """The argument to type in place of what is no end."""
    if isinstance(given, str):
        known = key == "b" or nearest(given, ["world"])
        return f'{key}="world"' if known else f"{key}={given}  # the body itself, without quotes"
    place = real_numbers(given)
    if place is not None and place.shape == (3,):
        return f'{key}="world", at_{key}={tuple(place.tolist())}'
    return 'td.BallJoint(rod, "world", at_a=(0, 0, 0.1))'


def turning_ends(kind: str, a: End, b: End, name: str) -> tuple[Held, Held, str]:
    """The two ends of a joint with an axis: a particle has none."""
    first, second, label = ends(kind, a, b, name)
    for key, one in (("a", first), ("b", second)):
        if isinstance(one, Particle):
            raise ModelError(
                f"{label!r} holds the particle {one.name!r}.",
                "a body, which has axes of its own",
                "a particle does not turn: it is a point",
                f'td.BallJoint({one.name}, "world")',
                key=key,
                part=label,
            )
    return first, second, label


def perpendicular(axis: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors that complete a third to a right-handed frame."""
    first = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
    first /= np.linalg.norm(first)
    second = np.cross(axis, first)
    return first, second / np.linalg.norm(second)
