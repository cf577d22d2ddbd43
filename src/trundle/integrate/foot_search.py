"""All foot points of a body on a surface: from many starts, with the body where it is.

The rows of a contact define its own coordinates w (foot, gap; of a smooth body also its nearest point, of a rim the
angle) by all else, r(w) = 0. They have one solution for every foot, nearest or not. The search begins

    of a ball, of a point   at places as far from the centre as the foot that is known, all around it
    of a shape, of a rim    at points of its surface, all over it

each moved to the surface along its gradient, and goes on by Newton's method. A foot nearer than the one that is known
lies within that distance: this is the region that is searched. A hollow that is narrower than the starts are apart (a
third of that distance) may be missed.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.slips import Gate
from trundle.constraints.skin import STARTS, Skin, directions
from trundle.constraints.unilateral import Contact
from trundle.integrate.rows import Rows
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression
from trundle.unconstrained.shape import Shape

DOWN, NEWTON = 8, 14  # steps to the surface, and towards a foot
LONGEST = 0.5  # of the size: a step is no longer
ROUNDING = 64 * float(np.finfo(float).eps)
SETTLED, APART = 1e-9, 1e-5  # of the size: a last step, and feet that are two
SAME = 1e-2  # of the size: a state between steps has its own foot no further away


@dataclass(frozen=True)
class Foot:
    """A foot: the gap there (m), the contact's own coordinates w, and where it is in the world."""

    gap: float
    w: np.ndarray
    place: np.ndarray


class FootSearch:
    """The feet of one contact; `columns` are those of w in q, `gap` and `foot` their places in w."""

    def __init__(self, eq: Equations, gate: Gate) -> None:
        contact, self.eq = gate.contact, eq
        own = {id(part) for part in contact.parts}
        blocks = [block for block in eq.blocks if id(block.constraint) in own]
        phi = ca.vertcat(*(eq.phi[block.phi] for block in blocks))
        self.rows = [i for block in blocks for i in range(block.rows.start, block.rows.stop)]
        self.columns = list(gate.own)
        place = {column: i for i, column in enumerate(self.columns)}
        names = {id(x): i for i, x in enumerate(eq.model.coordinates)}
        self.gap = place[gate.column]
        self.foot = [place[names[id(x)]] for x in contact.geometry.bodies[0].coordinates]
        w = eq.q[self.columns]
        self._size = int(phi.shape[0]), len(self.columns)
        rows = ca.vertcat(phi, ca.vec(ca.densify(jacobian(phi, w))))
        self._rows = self._program("foot_rows", eq.q, rows)
        x = ca.SX.sym("x", 3)
        world = Expression(x, (3,))
        ground = ca.vertcat(contact.surface(world).sx, contact.surface.gradient(world).sx)
        self._ground = self._program("ground", ca.vertcat(eq.q, x), ground)
        both = {id(side): side for side in (*contact.sides, *contact.limits)}
        sides = [side.expression.sx for side in both.values()] or [ca.SX(1)]
        self._sides = self._program("sides", eq.q, ca.vertcat(*sides))
        self._begin(contact)
        velocity = [ca.densify(eq.A[self.rows, self.columns]), eq.rho[self.rows]]
        inputs = [eq.t, eq.y, eq.p]
        self._velocity = ca.Function("foot_velocity", inputs, velocity)

    def _program(self, name: str, of: ca.SX, column: ca.SX) -> Rows:
        function = ca.Function(name, [self.eq.t, of, self.eq.p], [ca.densify(column)])
        return Rows(name, function, lasting=True)

    def _begin(self, contact: Contact) -> None:
        """Where starts are: around a centre, or on the body's surface."""
        body, eq = contact.body, self.eq
        self._own = [i for i in range(len(self.columns)) if i not in (self.gap, *self.foot)]
        around = contact.geometry.around
        if around is not None:
            column = ca.vertcat(*(ca.densify(part.sx) for part in around))
            self._u = directions(STARTS)
        else:
            assert isinstance(body, Shape)
            column = ca.vertcat(ca.densify(body.position.sx), ca.vec(body.rotation.sx))
            self._skin = Skin(body, eq.p)
        self._placed = self._program("placed", eq.q, column)

    # --- starts -----------------------------------------------------------------------------------
    def _starts(
        self, t: np.ndarray, q: np.ndarray, p: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Places (N, K, 3) of points of the body, or around it; where gaps count from; own w (K, .); sizes (N)."""
        found = self._placed(t, q, p[None], np.zeros(len(t), int))
        if self._own:
            points, own = self._skin.at(p)
            turned = found[:, 3:].reshape(-1, 3, 3).transpose(0, 2, 1)
            x = found[:, None, :3] + np.einsum("nij,kj->nki", turned, points)
            return x, x, own, np.full(len(t), float(np.linalg.norm(points, axis=1).max()))
        centre = np.repeat(found[:, None, :3], len(self._u), axis=1)
        size = found[:, 3] + np.maximum(q[:, self.columns[self.gap]], 0.0)
        nothing = np.zeros((len(self._u), 0))
        return centre + size[:, None, None] * self._u, centre, nothing, size

    def _down(
        self, t: np.ndarray, q: np.ndarray, x: np.ndarray, p: np.ndarray, size: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Places (M, 3) moved to the surface along its gradient, and the unit normals there."""
        which, normal = np.zeros(len(t), int), np.zeros_like(x)
        for _ in range(DOWN):
            found = self._ground(t, np.hstack([q, x]), p[None], which)
            slope = np.linalg.norm(found[:, 1:], axis=1)
            with np.errstate(all="ignore"):
                normal = found[:, 1:] / slope[:, None]
                far = np.clip(found[:, 0] / slope, -size, size)
            x = np.nan_to_num(x - far[:, None] * normal)
        return x, np.nan_to_num(normal)

    # --- the search -------------------------------------------------------------------------------
    def feet(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> list[list[Foot]]:
        """For states q (N, n) at times t (N): all feet that were found, the nearest first."""
        x, centre, own, size = self._starts(t, q, p)
        N, K = x.shape[:2]
        t_all, sizes = np.repeat(t, K + 1), np.repeat(size, K + 1)
        whole = np.repeat(q, K + 1, axis=0)
        new = np.arange(N * (K + 1)).reshape(N, K + 1)[:, 1:].ravel()  # the first is the foot known
        low, n = self._down(t_all[new], whole[new], x.reshape(-1, 3), p, sizes[new])
        w = whole[:, self.columns]
        w[new[:, None], self.foot] = low
        w[new[:, None], self._own] = np.tile(own, (N, 1))
        radius = size - np.maximum(q[:, self.columns[self.gap]], 0.0) if not self._own else 0 * size
        apart = ((centre.reshape(-1, 3) - low) * n).sum(axis=1) - np.repeat(radius, K)
        w[new, self.gap] = apart
        w, good = self._newton(t_all, whole, w, p, sizes)
        whole[:, self.columns] = w
        sides = self._sides(t_all, whole, p[None], np.zeros(len(t_all), int))
        good &= (sides > 0).all(axis=1)
        return [self._listed(w[k], good[k], size[i]) for i, k in enumerate(new_rows(N, K + 1))]

    def _newton(
        self, t: np.ndarray, q: np.ndarray, w: np.ndarray, p: np.ndarray, size: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """w (M, k) with r(w) = 0, from w; whether it was found."""
        (m, k), which = self._size, np.zeros(len(t), int)
        q, w, last = q.copy(), w.copy(), np.full(len(t), np.inf)
        settled = SETTLED * size + ROUNDING * np.abs(w).max(axis=1)
        for _ in range(NEWTON):
            q[:, self.columns] = w
            found = self._rows(t, q, p[None], which)
            r, J = found[:, :m], found[:, m:].reshape(-1, k, m)  # J': columns of J are rows here
            bad = np.asarray(~np.isfinite(found).all(axis=1))
            r, J = np.where(bad[:, None], 0.0, r), np.where(bad[:, None, None], 0.0, J)
            normal = J @ J.transpose(0, 2, 1)
            damp = 1e-14 * np.trace(normal, axis1=1, axis2=2) + 1e-300
            normal[:, range(k), range(k)] += damp[:, None]
            step = np.linalg.solve(normal, (J @ r[:, :, None]))[:, :, 0]
            length = np.linalg.norm(step, axis=1)
            shorter = np.minimum(1.0, LONGEST * size / np.maximum(length, 1e-300))
            w, last = w - shorter[:, None] * step, np.where(bad, np.inf, length)
            if not np.any((last > settled) & (last < np.inf)):
                break
        return w, last <= settled

    def rooms(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> np.ndarray:
        """What `room` says, of states q (N, n)."""
        found = self._sides(t, q, p[None], np.zeros(len(t), int)).min(axis=1)
        return np.where(np.isfinite(found), found, -np.inf)

    def room(self, t: float, y: np.ndarray, p: np.ndarray) -> float:
        """The least of what must be positive for the foot of a state."""
        q = np.ascontiguousarray(y[None, : self.eq.n])
        return float(self._sides(np.array([t]), q, p[None], np.zeros(1, int)).min())

    def follow(self, t: float, y: np.ndarray, p: np.ndarray, w: np.ndarray) -> Foot | None:
        """A foot that was at w a moment ago; None where there is none."""
        q, when = np.ascontiguousarray(y[None, : self.eq.n]), np.array([t])
        size = self._starts(when, q, p)[3]
        found, good = self._newton(when, q, w[None], p, size)
        if not good[0]:
            return None
        return Foot(float(found[0, self.gap]), found[0], found[0, self.foot])

    def kept(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The own coordinates (N, k) on their rows, from those of states q (N, n) near them; whether they were near.

        The size of a point is its gap: near a surface the way of its foot from state to state says what is near.
        """
        before, size = q[:, self.columns], self._starts(t, q, p)[3]
        foot = before[:, self.foot]
        size = np.maximum(size, np.linalg.norm(np.diff(foot, axis=0, prepend=foot[:1]), axis=1))
        w, good = self._newton(t, q, before, p, size)
        far = np.linalg.norm((w - before)[:, self.foot], axis=1)
        return w, good & (far < SAME * size)

    def _listed(self, w: np.ndarray, good: np.ndarray, size: float) -> list[Foot]:
        found: list[Foot] = []
        w = w[good][np.argsort(w[good, self.gap], kind="stable")]
        while len(w):
            found.append(Foot(float(w[0, self.gap]), w[0].copy(), w[0, self.foot].copy()))
            far = np.linalg.norm(w[:, self.foot] - found[-1].place, axis=1)
            w = w[far > APART * size]
        return found

    # --- a change of foot -------------------------------------------------------------------------
    def put(self, t: float, y: np.ndarray, P: np.ndarray, w: np.ndarray) -> None:
        """Give the contact another foot, in a state y: where it is, and how fast it goes."""
        n, p = self.eq.n, P[: self.eq.p.shape[0]]
        y[self.columns] = w
        A, rho = (part.full() for part in self._velocity(t, y[: 2 * n], p))
        own = y[n + np.array(self.columns)] - np.linalg.lstsq(A, rho.ravel(), rcond=None)[0]
        none = (
            np.abs(own) < ROUNDING * np.abs(y[n : 2 * n]).max()
        )  # rows that say 0 = 0 must not contradict
        y[n + np.array(self.columns)] = np.where(none, 0.0, own)

    def left(self, t: float, y: np.ndarray, P: np.ndarray) -> float:
        """How far the velocity of a foot is from what its rows say, of the speeds in a state."""
        n = self.eq.n
        rho = self._velocity(t, y[: 2 * n], P[: self.eq.p.shape[0]])[1].full()
        return float(np.abs(rho).max(initial=0.0) / (np.abs(y[n : 2 * n]).max() + 1e-300))

    def where(self, y: np.ndarray) -> np.ndarray:
        """The foot of a state."""
        return np.asarray(y[[self.columns[i] for i in self.foot]])


def new_rows(count: int, width: int) -> list[slice]:
    """Slices of `count` groups of rows."""
    return [slice(i * width, (i + 1) * width) for i in range(count)]
