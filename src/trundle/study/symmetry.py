"""Symmetries of a system, found from the equations: ways of moving all of it that its equations do not feel.

What is tried are affine vector fields X(q) = L q + d:

    all bodies together along and about x, y, z;  each rigid body about its own axes;  each coordinate of one's own
    along itself, and pairs of them turned into each other

Massless coordinates that the constraints give (points of contact) follow: their part of X is solved for. X is a
symmetry if, on the constraints, it leaves these, and moves accelerations as it moves positions, at several states:

    C (X, Lv) = 0,    da(X, Lv) = L a

which is linear in X: the symmetries are the null space of those residuals. Contacts and friction are judged as they
are felt by a system that is free of them: X must leave gaps, speeds of slip and coefficients alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.study.local import Local
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import rate_matrix, world_rate_matrix

STATES = 3  # at which the residuals are tested
AWAY = 0.05  # how far those are from the state given, relative to the sizes of positions
NOTHING = 1e-8  # a residual as small as this, relative, counts as zero
MOST_PAIRS = 8  # coordinates of one's own up to which pairs of them are turned


@dataclass(frozen=True)
class Symmetry:
    """s independent symmetries X_k(q) = L_k q + d_k of the coordinates `own`; the others follow.

    own (b)   places of the coordinates;  L (s, n, n), d (s, n)   zero in the rows of those that follow
    """

    own: np.ndarray
    L: np.ndarray
    d: np.ndarray

    def __len__(self) -> int:
        return len(self.d)

    @classmethod
    def none(cls, n: int) -> Symmetry:
        """No symmetry: nothing may move."""
        return cls(np.arange(n), np.zeros((0, n, n)), np.zeros((0, n)))

    def fields(self, q: np.ndarray) -> np.ndarray:
        """X_k(q) (n, s)."""
        return np.asarray((self.L @ q + self.d).T)

    def directions(self, at: Local) -> np.ndarray:
        """(2n, s): tangent vectors along which the symmetries move a state."""
        return _followed(at, self.own, self.L, self.d)[0]

    def moved(self, y: np.ndarray, along: np.ndarray) -> np.ndarray:
        """The state y moved by exp of the symmetry with components `along` (s); what follows is left as it is."""
        n = self.L.shape[1]
        field = np.zeros((n + 1, n + 1))
        field[:n, :n], field[:n, n] = np.tensordot(along, self.L, 1), along @ self.d
        E = _exponential(field)
        return np.concatenate([E[:n, :n] @ y[:n] + E[:n, n], E[:n, :n] @ y[n:]])


def find_symmetry(at: Local, later: float | None = None) -> Symmetry:
    """The symmetries of a system, judged at states around the one given; at a later time too, if time matters."""
    eq = at.eq
    at = Local(eq, at.t, at.y, at.p)  # free of contacts and friction
    follows = _following(at)
    own = np.array([i for i in range(eq.n) if i not in follows], dtype=int)
    L, d = _tried(eq, follows)
    if not len(d):
        return Symmetry(own, L, d)
    states = _states(at)
    if later is not None:
        then = Local(eq, later, at.y, eq.with_modes(later, at.y, at.p), at.scales).projected(at.y)
        states += [] if then is None else _states(then)
    residuals = [_residuals(state, own, L, d) for state in states]
    stacked = np.vstack(residuals)
    length = np.linalg.norm(stacked, axis=0)
    _, s, Vt = np.linalg.svd(stacked)
    values = np.zeros(Vt.shape[0])
    values[: len(s)] = s
    mixed = Vt[values <= NOTHING * max(1.0, float(length.max(initial=0.0)))]
    mixed = _readable(mixed)
    return Symmetry(own, np.tensordot(mixed, L, 1), mixed @ d)


def _readable(rows: np.ndarray) -> np.ndarray:
    """The same space with as many zeros as possible: reduced row echelon form, pivots the largest entries."""
    rows = rows.copy()
    used: list[int] = []
    for i in range(len(rows)):
        rest = np.abs(rows[i:]).copy()
        rest[:, used] = 0.0
        k, j = divmod(int(np.argmax(rest)), rest.shape[1])
        rows[[i, i + k]] = rows[[i + k, i]]
        rows[i] /= rows[i, j]
        others = [r for r in range(len(rows)) if r != i]
        rows[others] -= np.outer(rows[others, j], rows[i])
        used.append(j)
    rows[np.abs(rows) < 1e-7] = 0.0
    return rows


# --- what is tried ----------------------------------------------------------------------------------
def _following(at: Local) -> set[int]:
    """Massless coordinates that are given by the positions of the others."""
    eq = at.eq
    found = ca.sparsify(eq.M).sparsity().get_triplet()
    massless = sorted(set(range(eq.n)) - {*found[0], *found[1]})
    columns = at.R_phi[:, None] * at.phi_q[:, massless] * at.D[massless]
    rank = np.linalg.matrix_rank(columns, tol=1e-9) if columns.size else 0
    return set(massless) if rank == len(massless) else set()


def _tried(eq: Equations, follows: set[int]) -> tuple[np.ndarray, np.ndarray]:
    """L (K, n, n) and d (K, n) of all fields that are tried."""
    n, place = eq.n, {id(x): i for i, x in enumerate(eq.model.coordinates)}
    positions, quaternions, bodies = [], [], set()
    for body in eq.model.bodies:
        where = [place[id(x)] for x in body.coordinates]
        bodies.update(where)
        if where and where[0] not in follows:
            positions.append(where[:3])
        if isinstance(body, RigidBody):
            quaternions.append(where[3:])
    fields: list[tuple[np.ndarray, np.ndarray]] = []

    def field() -> tuple[np.ndarray, np.ndarray]:
        fields.append((np.zeros((n, n)), np.zeros(n)))
        return fields[-1]

    for axis in range(3) if positions else ():
        unit = np.eye(3)[axis]
        field()[1][[where[axis] for where in positions]] = 1.0
        turn = field()[0]
        for where in positions:
            turn[np.ix_(where, where)] = np.cross(np.eye(3), unit)
        for where in quaternions:
            turn[np.ix_(where, where)] = _times(unit, left=True) / 2
    for where in quaternions:
        for axis in range(3):
            field()[0][np.ix_(where, where)] = _times(np.eye(3)[axis], left=False) / 2
    single = [i for i in range(n) if i not in bodies and i not in follows]
    for i in single:
        field()[1][i] = 1.0
    if len(single) <= MOST_PAIRS:
        for j, i in enumerate(single):
            for k in single[:j]:
                turn = field()[0]
                turn[i, k], turn[k, i] = 1.0, -1.0
    return np.array([f[0] for f in fields]).reshape((-1, n, n)), np.array(
        [f[1] for f in fields]
    ).reshape((-1, n))


def _times(axis: np.ndarray, left: bool) -> np.ndarray:
    """The matrix of u -> (0, axis) u, or of u -> u (0, axis): twice u' for rates about world or body axes."""
    rates = world_rate_matrix if left else rate_matrix
    columns = [axis @ np.array([[float(x) for x in row] for row in rates(u)]) for u in np.eye(4)]
    return np.array(columns).T


# --- whether it is one ------------------------------------------------------------------------------
def _followed(
    at: Local, own: np.ndarray, L: np.ndarray, d: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Vectors (2n, K) with what follows solved for, and what they leave of the constraints (rows, K), scaled."""
    n = at.n
    rest = np.setdiff1d(np.arange(n), own)
    X, V = (L @ at.y[:n] + d).T, (L @ at.y[n:]).T
    phi_q, A = at.R_phi[:, None] * at.phi_q, at.R[:, None] * at.A
    off = phi_q @ X
    if len(rest):
        scale = at.D[rest, None]
        X[rest] = -scale * np.linalg.lstsq(phi_q[:, rest] * scale.T, off, rcond=1e-12)[0]
        off = phi_q @ X
    slow = at.R[:, None] * at.rho_q @ X + A @ V
    if len(rest):
        V[rest] = -scale * np.linalg.lstsq(A[:, rest] * scale.T, slow, rcond=1e-12)[0]
        slow = slow + A[:, rest] @ V[rest]
    return np.vstack([X, V]), np.vstack([off, slow])


def _residuals(at: Local, own: np.ndarray, L: np.ndarray, d: np.ndarray) -> np.ndarray:
    """The residuals of symmetry (rows, K), zero for a symmetry, scaled, relative to the size of the field."""
    dy, off = _followed(at, own, L, d)
    da = at.change(dy)[0] - (L @ at.a).T
    size = np.linalg.norm(dy[: at.n] / at.D[:, None], axis=0)
    rates = da[own] / at.D[own, None]
    typical = 1.0 + float(np.abs(at.a / at.D).max(initial=0.0))
    return np.vstack([off, rates / typical, _felt(at) @ dy]) / np.where(size > 0, size, 1.0)


def _felt(at: Local) -> np.ndarray:
    """The derivative of gaps, slips and coefficients by the state (rows, 2n), scaled."""
    eq = at.eq
    if not eq.slips and not eq.gates:
        return np.zeros((0, 2 * eq.n))

    def make() -> ca.Function:
        gaps = [eq.q[gate.column] for gate in eq.gates]
        rest = [gate.contact.restitution.sx for gate in eq.gates]
        for slip in eq.slips:
            rest += [ca.norm_2(slip.s), *(slip.under(x, ca.SX(1)) for x in (slip.mu, slip.static))]
        slopes = [ca.jacobian(ca.vertcat(ca.SX(0, 1), *part), eq.y) for part in (gaps, rest)]
        return ca.Function("felt", [eq.t, eq.y, eq.p], [ca.densify(part) for part in slopes])

    slopes = [part.full() for part in eq.kept("felt by contacts", make)(at.t, at.y, at.p)]
    rows = np.vstack(slopes) * np.concatenate([at.D, at.D])
    length = np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows / np.where((length > 0) & np.isfinite(length), length, 1.0)
    return np.asarray(np.nan_to_num(rows) / np.concatenate([at.D, at.D]))


def _states(at: Local) -> list[Local]:
    """States on the constraints around the one given, that one among them."""
    rng, n, found = np.random.default_rng(3), at.n, [at]
    T, sizes = at.tangent, np.maximum(np.abs(at.y[:n]), 1e-2 * np.abs(at.y[:n]).max(initial=0.0))
    sizes = np.where(sizes > 0, sizes, 1.0)
    speed = float(np.linalg.norm(at.y[n:] / at.D))
    force = float(np.linalg.norm(at.D * at.Q))
    away = AWAY
    while len(found) < STATES + 1 and away > 1e-7:
        step = T @ rng.normal(size=T.shape[1])
        dq, dv = step[:n], rng.normal(size=T.shape[1]) @ T.T[:, n:]
        dq *= away / np.abs(dq / sizes).max(initial=1e-300)
        most = np.abs(dv / at.D).max(initial=0.0)
        dv *= 0.5 * max(speed, 0.1 * force, 1e-3) / (most if most > 0 else 1.0)
        state = at.projected(np.concatenate([at.y[:n] + dq, at.y[n:] + dv]))
        if state is None or not np.all(np.isfinite(state.a)):
            away /= 4
        else:
            found.append(state)
    return found


def _exponential(X: np.ndarray) -> np.ndarray:
    """exp X of a small matrix: its series, squared up."""
    halvings = max(0, int(np.ceil(np.log2(max(np.abs(X).sum(axis=1).max(initial=0.0), 1e-30)))) + 4)
    scaled, term = X / 2**halvings, np.eye(len(X))
    total = term.copy()
    for k in range(1, 16):
        term = term @ scaled / k
        total += term
    for _ in range(halvings):
        total = total @ total
    return total
