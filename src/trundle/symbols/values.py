"""Numbers as users give them: real and finite, or nothing.

Every check of a number in trundle ends here, so that text, complex numbers, arrays of one and whole numbers
beyond all floats are refused alike, wherever they are given.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from decimal import Decimal
from numbers import Real
from typing import Any

import numpy as np


def real_number(value: Any) -> float | None:
    """The finite float that a number is, or None: for text, NaN, complex numbers, arrays, ...

    >>> real_number(2), real_number("2"), real_number(float("nan")), real_number(10**400)
    (2.0, None, None, None)
    """
    if type(value) is float:
        return value if math.isfinite(value) else None
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if not isinstance(value, (Real, Decimal, np.bool_)):
        return None
    try:
        number = float(value)
    except (OverflowError, ValueError):  # beyond all floats; a signalling NaN
        return None
    return number if math.isfinite(number) else None


def real_numbers(values: Any) -> np.ndarray | None:
    """An array of finite floats of any shape, or None where it is not one.

    >>> real_numbers([1, 2]), real_numbers(["1"]), real_numbers([[1], [2, 3]])
    (array([1., 2.]), None, None)
    """
    try:
        array = np.asarray(values)
    except ValueError:  # lists of different lengths
        return None
    if array.dtype.kind in "biuf":
        return array.astype(float) if np.all(np.isfinite(array)) else None
    if array.dtype.kind != "O":
        return None
    numbers = [real_number(value) for value in array.ravel()]
    if any(number is None for number in numbers):
        return None
    return np.array(numbers, dtype=float).reshape(array.shape)


def shown(value: Any, most: int = 80) -> str:
    """A value as a message shows it: never long.

    >>> shown("x"), len(shown("x" * 1000))
    ("'x'", 80)
    """
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write whole numbers of more than 4300 digits
        return f"a number of type {type(value).__name__} with thousands of digits"
    return text if len(text) <= most else text[: most - 3] + "..."


def called(names: Mapping[str, Any], expression: Any, most: int = 40) -> str:
    """The name that a system has for an expression or for the vector it is a component of; else as it is written.

    >>> import trundle as td
    >>> top = td.RigidBody("top", mass=1.0, inertia=(1, 1, 2))
    >>> called(td.System(bodies=[top]).names, top.omega[2])
    'top.omega[2]'
    """
    for name, value in names.items():
        if value == expression:
            return name
        if not expression.shape and len(value.shape) == 1:
            for i in range(value.shape[0]):
                if value[i] == expression:
                    return f"{name}[{i}]"
    return shown(expression, most)
