"""How what the law solves for changes along with the state: by a second solve with the same factors.

With a, lam and N held, M a = Q + A' lam + U N, A a = b and N = thrust(lam) are off by r1, r2 and r3 after a change of
the state (U: what friction does for a normal force of one). So da, dlam and dN solve the same system:

    M da = r1 + A' dlam + U dN,    A da = r2,    dN = r3 + (d thrust/d lam) dlam

where rows are redundant, lam stays the share that the solve gives each of them (`Factored.drift`). A derivative of
the graph of the solve would differentiate its factors too, for three times the operations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import casadi as ca

from trundle.constrained.friction import small_solve
from trundle.constrained.law import Law, Solved


class Unknowns(NamedTuple):
    """Symbols for what the law solves for: q'' (n), all multipliers, N (f)."""

    a: ca.SX
    lam: ca.SX
    N: ca.SX

    @classmethod
    def of(cls, solved: Solved) -> Unknowns:
        return cls(*(ca.SX.sym(x, y.shape[0]) for x, y in zip("alN", solved[:3], strict=True)))

    @property
    def column(self) -> ca.SX:
        return ca.vertcat(*self)

    def found(self, solved: Solved, expressions: list[ca.SX]) -> list[ca.SX]:
        """Expressions of what is unknown, as graphs of the state."""
        values = ca.densify(ca.vertcat(*solved[:3]))
        return list(ca.substitute(expressions, [self.column], [values]))


def changes(
    law: Law, solved: Solved, unknown: Unknowns, along: Callable[[ca.SX], ca.SX]
) -> list[Unknowns]:
    """[da, dlam, dN] for every direction.

    along   the change of an expression with the state, a column for every direction, while what is unknown is held
    """
    n, m, rub = law.equations.n, int(law.b.shape[0]), law.rub
    force = law.Q + law.equations.c + ca.mtimes(law.A.T, unknown.lam) - ca.mtimes(law.M, unknown.a)
    thrust = [rub.thrust(i, unknown.lam if i in rub.actual else law.lam0) for i in range(law.f)]
    for i, unit in enumerate(law.units):
        force += unit * (rub.pulls(i, unknown.N[i]) if i in rub.actual else thrust[i])
    own = ca.vertcat(ca.SX(0, 1), *(thrust[i] for i in rub.actual))
    right = ca.densify(law.b - ca.mtimes(law.A, unknown.a))
    given = ca.vertcat(ca.SX(0, 1), *thrust)
    off = along(ca.vertcat(ca.densify(force), right, given))
    tilt = ca.densify(ca.jacobian(own, unknown.lam))
    off, tilt = unknown.found(solved, [off, tilt])
    parts = [
        (a * slope, lam * slope)
        for i, (a, lam) in zip(rub.actual, solved.parts, strict=True)
        for slope in [rub.slope(i, solved.N[i])]
    ]
    found, drift = [], law.factors.drift(solved.lam, along)
    for j in range(off.shape[1]):
        da, dlam = law.factors.solve(off[:n, j], off[n : n + m, j], law.factors.quick)
        dlam, dN = dlam + drift[:, j], off[n + m :, j]
        if parts:
            slope = ca.mtimes(tilt, ca.horzcat(*(part[1] for part in parts)))
            sums = dN[list(rub.actual)] + ca.mtimes(tilt, dlam)
            pressed = small_solve(ca.SX.eye(len(parts)) - slope, sums)[0]
            dN[list(rub.actual)] = pressed
            for k, (a, lam) in enumerate(parts):
                da, dlam = da + a * pressed[k], dlam + lam * pressed[k]
        found.append(Unknowns(da, dlam, dN))
    return found
