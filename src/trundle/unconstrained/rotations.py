"""Rotations by unit quaternions, scalar first, body to world (paper 000, Eqs. 2 and 4).

S(u)    rotation matrix, x_world = S x_body                 (Eq. 4)
E(u)    body rates omega_body = 2 E u'                      (Eq. 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cos, sin, stack
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import check_number

ROUNDING = 1e-8  # by how much the length of a quaternion may differ from one, as any start from its constraint


def rotation_matrix(u: Like) -> Expression:
    """S (3, 3) of a unit quaternion u = (u0, u1, u2, u3), Eq. 4.

    >>> rotation_matrix([1, 0, 0, 0])
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    """
    u0, u1, u2, u3 = _four(u)
    return as_expression(
        [
            [u0**2 + u1**2 - u2**2 - u3**2, 2 * (u1 * u2 - u0 * u3), 2 * (u1 * u3 + u0 * u2)],
            [2 * (u1 * u2 + u0 * u3), u0**2 - u1**2 + u2**2 - u3**2, 2 * (u2 * u3 - u0 * u1)],
            [2 * (u1 * u3 - u0 * u2), 2 * (u2 * u3 + u0 * u1), u0**2 - u1**2 - u2**2 + u3**2],
        ]
    )


def rate_matrix(u: Like) -> Expression:
    """E (3, 4) of Eq. 2: omega_body = 2 E(u) u'."""
    u0, u1, u2, u3 = _four(u)
    return as_expression([[-u1, u0, u3, -u2], [-u2, -u3, u0, u1], [-u3, u2, -u1, u0]])


def world_rate_matrix(u: Like) -> Expression:
    """G (3, 4): omega = 2 G(u) u' in world axes. G = S E for a unit quaternion, but linear in u and so cheaper."""
    u0, u1, u2, u3 = _four(u)
    return as_expression([[-u1, u0, -u3, u2], [-u2, u3, u0, -u1], [-u3, -u2, u1, u0]])


def _four(u: Like) -> Expression:
    value = as_expression(u, "A quaternion")
    if value.shape != (4,):
        raise ModelError(
            f"A quaternion has shape {value.shape}.",
            "four components, scalar first",
            "three angles, or an axis, where the quaternion belongs",
            "quaternion=(1, 0, 0, 0)",
        )
    return value


def unit_quaternion(u: Sequence[float], what: str, typed: str = "quaternion={}") -> np.ndarray:
    """Four numbers at length one: any multiple of a quaternion describes the same attitude. Zero describes none."""
    values = real_numbers(u)
    size = 0.0 if values is None or values.shape != (4,) else float(np.linalg.norm(values))
    if values is None or not 1e-12 <= size < np.inf:
        raise ModelError(
            f"{what} is {shown(u)}.",
            "four numbers (scalar first), not all zero",
            "three angles where the quaternion belongs, or an orientation left at zero",
            typed.format("(1, 0, 0, 0)"),
        )
    return np.asarray(values / size)


def check_unit(u: Sequence[float], what: str, typed: str) -> None:
    """Refuse a quaternion that is not of length one up to rounding, with the unit one to type."""
    unit = unit_quaternion(u, what, typed)
    size = float(np.linalg.norm(np.asarray(u, float)))
    if abs(size - 1) > ROUNDING:
        raise ModelError(
            f"{what} has length {size:.9g}.",
            "a unit quaternion, scalar first",
            "digits that were left out, or an axis in place of the quaternion",
            typed.format(f"({', '.join(f'{x:.17g}' for x in unit)})"),
        )


@overload
def quaternion_about(axis: Sequence[float], angle: float) -> tuple[float, float, float, float]: ...
@overload
def quaternion_about(axis: Sequence[float], angle: Expression) -> Expression: ...
def quaternion_about(
    axis: Sequence[float], angle: float | Expression
) -> tuple[float, float, float, float] | Expression:
    """The unit quaternion of a turn by `angle` (rad) about an axis; an angle may depend on time, as of a turntable.

    >>> quaternion_about((0, 0, 2), 0.0)
    (1.0, 0.0, 0.0, 0.0)
    """
    direction = real_numbers(axis)
    size = 0.0 if direction is None or direction.shape != (3,) else float(np.linalg.norm(direction))
    if direction is None or not 0 < size < np.inf:
        raise ModelError(
            f"{shown(axis)} is not an axis.",
            "three numbers, not all zero",
            "the name of an axis, or the angle first",
            "td.quaternion_about((0, 0, 1), 0.5)",
        )
    if isinstance(angle, Expression) and angle.shape == () and not angle.sx.is_constant():
        return stack([cos(angle / 2), *(sin(angle / 2) * float(x) for x in direction / size)])
    half = check_number(angle, "The angle of a turn") / 2
    x, y, z = np.sin(half) * direction / size
    return float(np.cos(half)), float(x), float(y), float(z)
