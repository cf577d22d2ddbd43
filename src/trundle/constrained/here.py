"""The equations at one state, as numbers: they check starts and give scales."""

from __future__ import annotations

import functools

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.kept import Numbers, Pick, picks
from trundle.constrained.scales import Scales, find_scales


class Here:
    """M, Q + c, A, b, phi and rho at (time, y, p)."""

    def __init__(self, equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> None:
        self.equations = eq = equations
        f = eq.kept("terms", lambda: _terms(eq))
        M, self.Q, A, self.b, self.phi, self.rho = f(time, y, p)
        self.M, self.A = f.entries(0, M), f.entries(2, A)

    @functools.cached_property
    def scales(self) -> Scales:
        eq = self.equations
        return find_scales(self.M.diagonal(), self.Q, self.A, eq.groups, eq.together[: eq.m])

    def parts(self) -> list[tuple[list[int], list[int], np.ndarray, np.ndarray]]:
        """Rows, columns, and M and A with zeros filled in, of each part that shares nothing with the others."""
        eq = self.equations

        def make() -> list[tuple[Pick, Pick]]:
            mass = picks(self.M, [(columns, columns) for _, columns in eq.parts])
            return list(zip(mass, picks(self.A, eq.parts), strict=True))

        places = eq.kept("parts of M and A", make)
        return [
            (*part, M.of(self.M), A.of(self.A))
            for part, (M, A) in zip(eq.parts, places, strict=True)
        ]


def here(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> Here:
    """The equations at a state; remembers the last state, because several checks need it in turn."""
    key = (float(time), y.tobytes(), p.tobytes())
    last: tuple[object, Here] | None = equations.last_here
    if last is not None and last[0] == key:
        return last[1]
    found = Here(equations, time, y, p)
    equations.last_here = key, found
    return found


def _terms(eq: Equations) -> Numbers:
    column = [ca.densify(part) for part in (eq.Q + eq.c, eq.b, eq.phi, eq.rho)]
    return Numbers("terms", [eq.t, eq.y, eq.p], [eq.M, column[0], eq.A, *column[1:]])
