"""Vectors of three and rotations, for anything that adds and multiplies: nodes of the judge, or floats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Vector = list[Any]


def dot(a: Sequence[Any], b: Sequence[Any]) -> Any:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Sequence[Any], b: Sequence[Any]) -> Vector:
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def plus(a: Sequence[Any], b: Sequence[Any]) -> Vector:
    return [x + y for x, y in zip(a, b, strict=True)]


def minus(a: Sequence[Any], b: Sequence[Any]) -> Vector:
    return [x - y for x, y in zip(a, b, strict=True)]


def scaled(k: Any, a: Sequence[Any]) -> Vector:
    return [k * x for x in a]


def transposed(R: Sequence[Sequence[Any]]) -> list[Vector]:
    return [[R[j][i] for j in range(3)] for i in range(3)]


def matrix_times(R: Sequence[Sequence[Any]], a: Sequence[Any]) -> Vector:
    return [dot(row, a) for row in R]


def rotation(q: Sequence[Any]) -> list[Vector]:
    """Body to world, of a unit quaternion (scalar first): 1 + 2 w [u] + 2 [u]^2."""
    w, x, y, z = q
    return [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)],
        [2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)],
        [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)],
    ]


def quaternion_rate(q: Sequence[Any], omega: Sequence[Any]) -> Vector:
    """q' of a body that turns with omega, world axes: the product (0, omega) q / 2."""
    w, x, y, z = q
    a, b, c = omega
    return [
        0.5 * (-(a * x) - b * y - c * z),
        0.5 * (a * w + b * z - c * y),
        0.5 * (b * w + c * x - a * z),
        0.5 * (c * w + a * y - b * x),
    ]
