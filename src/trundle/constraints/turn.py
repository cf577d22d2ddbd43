"""The angle of a joint, continuous over any number of turns: a coordinate without mass, with the row that defines it.

For unit quaternions u_a, u_b and an axis n_b of b, the turn of a relative to b is

    u_b* u_a k* = (cos(alpha/2), n_b sin(alpha/2)),     k = the smallest turn that takes axis_a into axis_b

    phi(theta) = 2 (c sin(theta/2) - s cos(theta/2)) = 0,     c, s the two components on the right

Every solution is alpha and whole turns: nothing jumps, the row is smooth, and the sign of a quaternion does not matter.
Its rate is theta' = omega_a . axis_a - omega_b . axis_b, each in its own body axes. A system has the coordinate and its
row only if an energy, a force, a constraint or a start names the angle: otherwise it costs nothing.
"""

from __future__ import annotations

import math

import numpy as np

from trundle.constraints.base import Constraint
from trundle.constraints.ends import Held, perpendicular, quaternion, spin
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import atan2, cos, cross, sin, stack, vector
from trundle.symbols.variables import Coordinate


class Angle(Coordinate):
    """A coordinate that `row` defines; `joint` must be among the constraints of a system that has it."""

    def __init__(self, name: str, joint: object) -> None:
        super().__init__(name, period=2 * math.pi)
        self.joint = joint
        self.row: Turns

    @property
    def read_off(self) -> tuple[Expression, Expression]:
        """The angle but for whole turns, and its rate, from the quaternions alone: for systems that do not have it."""
        row = self.row
        return 2 * atan2(row.sine, row.cosine), row.rate


class Turns(Constraint):
    """The row that defines the angle of a joint."""

    size = 1

    def __init__(self, angle: Angle, a: Held, b: Held, axes: Axes, name: str) -> None:
        self.name, self.angle = name, angle
        product = _product(_conjugate(quaternion(b)), _product(quaternion(a), axes.undone))
        self.cosine, self.sine = product[0], product[1:] @ as_expression(axes.b)
        self.rate = spin(a, axes.a) - spin(b, axes.b)
        angle.row = self

    @property
    def position_residual(self) -> Expression:
        half = self.angle / 2
        return stack([2 * (self.cosine * sin(half) - self.sine * cos(half))])

    def velocity_residual(self, energy: Expression) -> Expression:
        return stack([self.angle.velocity - self.rate])


class Axes:
    """An axis in the body axes of a, the same in those of b, and k: the turn that takes one into the other.

    a, b, across (2,)   unit vectors (3,); `across` completes b to a right-handed frame
    """

    def __init__(self, a: np.ndarray, b: np.ndarray) -> None:
        self.a, self.b = a, b
        self.across = perpendicular(b)
        half = np.array([1 + a @ b, *np.cross(a, b)])
        if half[0] < 1e-12:  # opposite: half a turn about what is across
            half = np.array([0.0, *perpendicular(a)[0]])
        self.k = half / np.linalg.norm(half)

    @property
    def across_in_a(self) -> tuple[np.ndarray, np.ndarray]:
        """The directions in a that `across` are where the angle is zero."""
        w, v = self.k[0], -self.k[1:]
        one, two = (
            e + 2 * w * np.cross(v, e) + 2 * np.cross(v, np.cross(v, e)) for e in self.across
        )
        return one, two

    @property
    def undone(self) -> Expression:
        """k* as an expression."""
        return _conjugate(as_expression(self.k))


def _conjugate(u: Expression) -> Expression:
    return vector([u[0], -u[1], -u[2], -u[3]])


def _product(p: Expression, q: Expression) -> Expression:
    """p q of quaternions, scalar first."""
    real = p[0] * q[0] - p[1:] @ q[1:]
    rest = p[0] * q[1:] + q[0] * p[1:] + cross(p[1:], q[1:])
    return vector([real, *rest])
