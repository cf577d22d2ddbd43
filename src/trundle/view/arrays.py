"""Encode arrays for the page: little-endian numbers in base64, inside JSON.

{"dtype": "f4" | "u4" | "u1", "shape": [...], "data": "..."}      row major
"""

from __future__ import annotations

import base64
from typing import Any, Literal

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.symbols.expression import Expression

ArrayType = Literal["f4", "u4", "u1"]

HUGE = 1e30  # what cannot be sent as a number (infinite, undefined): the page leaves a gap there


def packed(values: Any, dtype: ArrayType = "f4") -> dict[str, Any]:
    """Encode an array for JSON.

    >>> packed([0.0, float("inf")]) == packed([0.0, 1e30])
    True
    """
    array = np.asarray(values)
    if dtype == "f4":
        array = np.clip(np.nan_to_num(array.astype(float), nan=HUGE), -HUGE, HUGE)
    plain = np.ascontiguousarray(array, dtype=f"<{dtype}")
    data = base64.b64encode(plain.tobytes()).decode("ascii")
    return {"dtype": dtype, "shape": list(plain.shape), "data": data}


class Array(dict[str, Any]):
    """A packed array of a scene, and what a live page makes it from again: expressions or graphs, and how.

    how   "" as they are; "needed" |Ft|/N from N and |Ft|; "lifted" N < 0; "change" since the first frame; "worst" log10
          of the largest size; "turn" a quaternion from a rotation matrix; "mode" 0 rolls, 1 slides, 2 flies, from
          whether it is closed and sticks
    """

    def __init__(self, values: Any, *sources: Any, how: str = "", dtype: ArrayType = "f4") -> None:
        super().__init__(packed(values, dtype))
        self.sources, self.how = sources, how

    def graph(self, eq: Equations) -> ca.SX:
        """Its values, matrices by rows."""
        known = [resolved(eq, x).sx if isinstance(x, Expression) else x for x in self.sources]
        return ca.vertcat(*(ca.densify(ca.vec(x.T)) for x in known))


def unpacked(stored: dict[str, Any]) -> np.ndarray:
    """Decode an array: the inverse of `packed`.

    >>> unpacked(packed([[1, 2]], "u4"))
    array([[1, 2]], dtype=uint32)
    """
    flat = np.frombuffer(base64.b64decode(stored["data"]), dtype=f"<{stored['dtype']}")
    return flat.reshape(stored["shape"])


def quaternions(rotations: np.ndarray) -> np.ndarray:
    """Unit quaternions (N, 4), scalar first, of rotation matrices (N, 3, 3), without jumps of sign.

    4 u u' follows from the matrix entry by entry; its longest column is the best conditioned one (Shepperd).

    >>> quaternions(np.eye(3)[None])
    array([[1., 0., 0., 0.]])
    """
    (a, b, c), (d, e, f), (g, h, i) = np.moveaxis(np.asarray(rotations, dtype=float), 0, -1)
    four_uu = np.array(
        [
            [1 + a + e + i, h - f, c - g, d - b],
            [h - f, 1 + a - e - i, b + d, c + g],
            [c - g, b + d, 1 - a + e - i, f + h],
            [d - b, c + g, f + h, 1 - a - e + i],
        ]
    )
    longest = np.argmax(np.einsum("kkn->kn", four_uu), axis=0)
    u = four_uu[longest, :, np.arange(len(longest))]
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    turns = np.where(np.einsum("ij,ij->i", u[1:], u[:-1]) < 0, -1.0, 1.0)
    first = -1.0 if u[0, 0] < 0 else 1.0
    return np.asarray(u * np.cumprod([first, *turns])[:, None])
