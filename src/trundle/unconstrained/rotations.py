"""Rotations by unit quaternions, scalar first, body to world (seed 000, Eqs. 2 and 4).

S(u)    rotation matrix, x_world = S x_body                 (Eq. 4)
E(u)    body rates omega_body = 2 E u'                      (Eq. 2)
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression


def rotation_matrix(u: Like) -> Expression:
    """S (3, 3) of a unit quaternion u = (u0, u1, u2, u3), Eq. 4.

    >>> rotation_matrix([1, 0, 0, 0])
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    """
    u0, u1, u2, u3 = as_expression(u)
    return as_expression(
        [
            [u0**2 + u1**2 - u2**2 - u3**2, 2 * (u1 * u2 - u0 * u3), 2 * (u1 * u3 + u0 * u2)],
            [2 * (u1 * u2 + u0 * u3), u0**2 - u1**2 + u2**2 - u3**2, 2 * (u2 * u3 - u0 * u1)],
            [2 * (u1 * u3 - u0 * u2), 2 * (u2 * u3 + u0 * u1), u0**2 - u1**2 - u2**2 + u3**2],
        ]
    )


def rate_matrix(u: Like) -> Expression:
    """E (3, 4) of Eq. 2: omega_body = 2 E(u) u'."""
    u0, u1, u2, u3 = as_expression(u)
    return as_expression([[-u1, u0, u3, -u2], [-u2, -u3, u0, u1], [-u3, u2, -u1, u0]])


def unit_quaternion(u: Sequence[float], what: str) -> np.ndarray:
    """Four numbers as a unit quaternion; zero is refused."""
    values = np.asarray(u, dtype=float)
    size = float(np.linalg.norm(values)) if values.shape == (4,) else 0.0
    if not np.isfinite(size) or size < 1e-12:
        raise ModelError(
            f"{what} is {u!r}.",
            "four numbers (scalar first), not all zero",
            "",
            "quaternion=(1, 0, 0, 0)",
        )
    return np.asarray(values / size)


def quaternion_about(axis: Sequence[float], angle: float) -> tuple[float, float, float, float]:
    """The unit quaternion of a turn by `angle` (rad) about an axis.

    >>> quaternion_about((0, 0, 2), 0.0)
    (1.0, 0.0, 0.0, 0.0)
    """
    direction = np.asarray(axis, dtype=float)
    size = float(np.linalg.norm(direction)) if direction.shape == (3,) else 0.0
    if not np.isfinite(size) or size == 0:
        raise ModelError(f"The axis {axis!r} was given.", "three numbers, not all zero")
    x, y, z = np.sin(angle / 2) * direction / size
    return float(np.cos(angle / 2)), float(x), float(y), float(z)
