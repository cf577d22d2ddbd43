"""Where friction acts: a point, the normal force there, and how the point slides.

Virtual work says what a constraint's force is at the point p that it holds. With S = ds/dv, s the velocity of p
relative to the support, and A = d(rho)/dv the rows of the constraint,

    S' F = A' lam   for every lam,   so   F = G lam,   G = (S S')^-1 S A'

whatever the coordinates are. The sliding velocity is the part of s across G; friction is a force at p in the same
directions. That the identity holds is checked with numbers: a point that the constraint does not hold is refused.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression

TRIES = 5  # places at which the identity is tested
TINY = 1e-300  # keeps 0/0 away
AGREE = 1e-9  # to which both sides must agree there, relative


@dataclass(frozen=True)
class Point:
    """The directions at a point that a constraint presses on, and those in which it slides.

    slip (k)       velocity of the point relative to what it slides on (m/s)
    G (k, r)       normal force for multipliers of one
    size           |G| where r is one, so that |F| = size |lam|; None for several rows
    tangent (k, j) directions of sliding: a column where only one is left, else the projection across G
    """

    slip: Expression
    G: Expression
    size: Expression | None
    tangent: Expression

    @property
    def velocity(self) -> Expression:
        """The sliding velocity (j), m/s."""
        s = ca.mtimes(self.tangent.sx.T, ca.densify(self.slip.sx))
        return Expression(ca.densify(s), (s.shape[0],))

    @classmethod
    def pressed(cls, slip: Expression, normal: Expression, size: Expression) -> Point:
        """A point whose unit normal is known, with the normal force for a multiplier of one."""
        n = ca.densify(normal.sx)
        return cls(slip, _matrix(n * size.sx), size, _matrix(_across(n)))

    @classmethod
    def along(cls, slip: Expression, G: Expression | None = None) -> Point:
        """A sliding velocity (1) of one direction, pressed by |G lam|; without G by the one multiplier there is."""
        one = Expression(ca.SX(1), (1, 1))
        return cls(slip, one, Expression(ca.SX(1)), one) if G is None else cls(slip, G, None, one)

    @classmethod
    def held(cls, slip: Expression, rho: Expression, name: str, fix: str) -> Point:
        """The point that the constraint with the rate rho (r) holds."""
        G = _normal_force(slip.sx, rho.sx)
        _check(G, slip, rho, name, fix)
        return cls.of(slip, _matrix(G), name, fix)

    @classmethod
    def of(cls, slip: Expression, G: Expression, name: str, fix: str) -> Point:
        """From the normal force for multipliers of one."""
        k, r = G.shape
        if r >= k:
            raise ModelError(
                f"{name!r} acts at a point that its constraint does not let slide at all.",
                "a point with a direction left to slide in",
                "the constraint has as many rows as the point has components",
                fix,
            )
        size = ca.norm_2(G.sx) if r == 1 else None
        n = None if size is None else ca.densify(G.sx) / size
        if k == 2 and n is not None:
            tangent = ca.vertcat(-n[1], n[0])
        elif r == 2:
            along = ca.cross(G.sx[:, 0], G.sx[:, 1])
            tangent = along / ca.norm_2(along)
        else:
            tangent = _across(n)
        return cls(slip, G, None if size is None else Expression(size), _matrix(tangent))


def _matrix(sx: ca.SX) -> Expression:
    return Expression(ca.densify(sx), tuple(sx.shape))


def _across(n: ca.SX) -> ca.SX:
    """1 - n n', without the columns that vanish for a normal along an axis."""
    P = ca.sparsify(ca.SX.eye(n.shape[0]) - ca.mtimes(n, n.T))
    return P[:, [j for j in range(P.shape[1]) if P[:, j].nnz()]]


def _normal_force(slip: ca.SX, rho: ca.SX) -> ca.SX:
    """G (k, r) with S' G = A': by least squares, unless some columns of S are numbers and suffice."""
    v = _velocities(ca.vertcat(slip, rho))
    S, A = jacobian(slip, v), jacobian(rho, v)
    k, r = S.shape[0], A.shape[0]
    moving = [i for i in range(k) if S[i, :].nnz()]
    if not moving:
        return ca.SX.zeros(k, r)
    S = S[moving, :]
    if (constant := _constant(S, A)) is not None:
        found = ca.SX(constant)
    elif fixed := _fixed(S):
        inverse = np.linalg.inv(ca.DM(S[:, fixed]).full().T)
        found = ca.mtimes(ca.sparsify(ca.SX(inverse)), A[:, fixed].T)
    else:  # of columns of length one: every velocity may have a unit of its own
        W = ca.diag(1 / (ca.sum1(S**2).T + TINY))
        own, right = (ca.densify(ca.mtimes([S, W, x.T])) for x in (S, A))
        found = ca.ldl_solve(right, *ca.ldl(own))
    G = ca.SX.zeros(k, r)
    G[moving, :] = found
    return G


def _fixed(S: ca.SX) -> list[int]:
    """Columns of S that are numbers, as those of a body's velocity, as many as it has rows; none if there are fewer."""
    found, directions = list[int](), np.zeros((S.shape[0], 0))
    for j in range(S.shape[1]):
        if S[:, j].nnz() and S[:, j].is_constant() and len(found) < S.shape[0]:
            column = ca.DM(S[:, j]).full()
            more = np.hstack([directions, column / np.linalg.norm(column)])
            if np.linalg.matrix_rank(more, tol=0.1) > len(found):
                found.append(j)
                directions = more
    return found if len(found) == S.shape[0] else []


def _velocities(sx: ca.SX) -> ca.SX:
    from trundle.symbols.variables import variables_in

    found = [v for v in variables_in(Expression(sx, (sx.shape[0],))) if v.kind == "velocity"]
    return ca.vertcat(ca.SX(0, 1), *(v.owner.velocity.sx for v in found))  # type: ignore[attr-defined]


def _at_random(outputs: list[ca.SX]) -> list[list[np.ndarray]]:
    """The outputs as numbers at a few random places; those that are not finite are left out."""
    symbols = ca.symvar(ca.vertcat(*(ca.vec(x) for x in outputs)))
    f = ca.Function("look", [ca.vertcat(ca.SX(0, 1), *symbols)], [ca.densify(x) for x in outputs])
    rng = np.random.default_rng(1)
    found = []
    for _ in range(TRIES):
        values = f.call([ca.DM(rng.normal(size=len(symbols)))])
        numbers = [np.asarray(x.full()) for x in values]
        if all(np.isfinite(x).all() for x in numbers):
            found.append(numbers)
    return found


def _constant(S: ca.SX, A: ca.SX) -> np.ndarray | None:
    """G where it is the same everywhere, as for a floor or a wall: then nothing is left to compute."""
    places = _at_random([S, A])
    if not places:
        return None
    S0, A0 = places[0]
    G = np.linalg.lstsq(S0.T, A0.T, rcond=None)[0]
    near = np.round(G)  # 0 and 1 to the last bit
    G = np.where(np.abs(G - near) < 1e-12, near, G)
    same = all(np.allclose(S.T @ G, A.T, rtol=0, atol=1e-13 * np.abs(A).max()) for S, A in places)
    return G if same else None


def _check(G: ca.SX, slip: Expression, rho: Expression, name: str, fix: str) -> None:
    """Refuse a point that the constraint does not hold, or that a moving support leaves behind."""
    v = _velocities(ca.vertcat(slip.sx, rho.sx))
    S, A = jacobian(slip.sx, v), jacobian(rho.sx, v)
    off = ca.mtimes(S.T, G) - A.T
    left = rho.sx - ca.mtimes(G.T, slip.sx)
    places = _at_random([off, A, left, ca.mtimes(ca.fabs(G.T), ca.fabs(slip.sx)) + ca.fabs(rho.sx)])
    if not places:
        return
    if all(np.abs(o).max(initial=0.0) > AGREE * np.abs(a).max() for o, a, _, _ in places):
        raise ModelError(
            f"{name!r} acts at a point that its constraint does not hold.",
            "the point at which the constraint presses, and on= where it presses on what moves",
            "another point of the body, or a second body that the constraint binds too",
            fix,
        )
    if all(np.any(np.abs(x) > AGREE * size) for _, _, x, size in places):
        raise ModelError(
            f"{name!r} acts on a support that moves, and its velocity was not given.",
            "on=, the velocity (m/s) of the support where the point touches it",
            "the constraint depends on time: the point follows it, and slides on what moves too",
            fix[:-1] + ", on=velocity_of_the_support)" if "on=" not in fix else fix,
        )
