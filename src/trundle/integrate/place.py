"""The equations at one state, in machine code: whether a run may plainly begin there, and its scales.

The same as `constrained/rank.py` and `scales.py` say, for systems small enough to be looked at as a whole.
"""

from __future__ import annotations

import ctypes
import math
import threading
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import address, compile_native
from trundle.constrained.equations import Equations
from trundle.constrained.explicit import Explicit, Reduced
from trundle.constrained.production import W
from trundle.constrained.rank import nearby
from trundle.constrained.scales import Scales
from trundle.integrate.library import PlaceStruct, fill, furnish, library

LARGEST = 60  # coordinates up to which `Place` checks a system


class Place:
    """Looks at states of a system; made once. Rows of gates and sticking contacts stand behind the others."""

    def __init__(self, equations: Equations, explicit: Explicit) -> None:
        eq, self._struct, self._lock = equations, PlaceStruct(), threading.Lock()
        A = ca.vertcat(eq.A, eq.gate_rows, *(slip.S for slip in eq.slips))
        b = ca.vertcat(eq.b, ca.SX.zeros(len(eq.gates)), *(slip.d for slip in eq.slips))
        Q, left = eq.Q + eq.c, Reduced(eq.M, A, explicit)
        parts = [_by_rows(eq.M), Q, _by_rows(A), b]
        if explicit.columns:
            parts += [ca.diag(left.M), left.right_sides(Q, b)[0], _by_rows(left.A)]
        sides = [side.expression.sx for compound in eq.model.compounds for side in compound.limits]
        parts += sides
        out = ca.densify(ca.vertcat(*(ca.densify(part) for part in parts)))
        self.function = ca.Function("look", [eq.t, eq.y, eq.p], [out])
        self._native = compile_native({"look": self.function}, seldom=True)["look"]
        n, m, rows = eq.n, int(A.shape[0]), explicit.other_rows
        nl, ml, columns = len(explicit.other_columns), len(rows), explicit.other_columns
        self._keep = [
            np.array(part, np.int64)
            for part in (
                eq.groups, numbered(eq.together), eq.groups[columns], numbered(eq.together[rows]), rows, columns,
            )
        ]  # fmt: skip
        near, order = nearby(eq), np.zeros(n, np.int64)
        self._keep += [near, order]
        self._room = furnish(
            self._struct, out=self._native.size_out, other=self._native.size_out, y=2 * n,
            work=self._native.n_work + 1, D=n, R=m, force=1, left_D=nl, left_R=ml,
            room=4 * n + 2 * m + (n + m) * n,
        )  # fmt: skip
        names = [
            "groups",
            "together",
            "left_groups",
            "left_together",
            "left_rows",
            "left_columns",
            "near",
            "order",
        ]
        fill(
            self._struct, f=self._native.address, n=n, m=m, rows=eq.m, nl=nl, ml=ml,
            sides=len(sides),
            weight=math.sqrt(W), **dict(zip(names, self._keep, strict=True)),
        )  # fmt: skip
        sizes = {"n": n, "m": m, "rows": eq.m, "nl": nl, "ml": ml, "sides": len(sides)}
        # all that the kernel's structure holds beside room, for whoever lays it out elsewhere
        self.facts: dict[str, Any] = sizes | {"weight": math.sqrt(W)}
        self.facts |= {
            k: part.tolist() for k, part in zip(names[:-1], self._keep[:-1], strict=True)
        }
        self._last: tuple[object, bool, Scales] | None = None

    def look(self, time: float, y: np.ndarray, p: np.ndarray) -> tuple[bool, Scales]:
        """Whether it is plain that a run may begin at (time, y, p), and its scales; the last state is remembered."""
        key = (time, y.tobytes(), p.tobytes())
        with self._lock:
            if self._last is None or self._last[0] != key:
                t, room = np.array([time]), self._room
                plain = library("start").look(
                    ctypes.byref(self._struct), address(t), address(y), address(p)
                )
                scales = Scales(room["D"].copy(), room["R"].copy(), float(room["force"][0]))
                self._last = key, bool(plain), scales
            return self._last[1:]


def row_scales(mass: np.ndarray, Q: np.ndarray, A: np.ndarray, groups: np.ndarray) -> np.ndarray:
    """Scales of the rows of A (m n, by rows), each by itself, as `scales.py` finds them; mass is the diagonal of M."""
    if not len(A):
        return np.zeros(0)
    n, m = len(mass), len(A) // len(mass)
    R, room, own = np.empty(m), np.empty(4 * n + m), np.arange(m)
    given = [address(part) for part in (mass, Q, A, groups, own)]
    addresses = address(room), address(R), address(room) + 8 * n
    library("start").scale(m, n, *given, math.sqrt(W), *addresses)
    return R


def _by_rows(matrix: ca.SX) -> ca.SX:
    return ca.vec(ca.densify(matrix).T)


def numbered(numbers: np.ndarray) -> np.ndarray:
    """The same partition, numbered from zero without gaps."""
    return np.asarray(np.unique(numbers, return_inverse=True)[1]).ravel().astype(np.int64)
