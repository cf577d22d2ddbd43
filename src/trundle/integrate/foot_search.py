"""All foot points of a body on a surface: from many starts, with the body where it is.

The rows of a contact define its own coordinates w (foot, gap; of a smooth body also its nearest point, of a rim the
angle) by all else, r(w) = 0. They have one solution for every foot, nearest or not. The search begins

    of a ball, of a point   at places as far from the centre as the foot that is known, all around it
    of a shape, of a rim    at points of its surface, all over it

each moved to the surface along its gradient, and goes on by Newton's method. A foot nearer than the one that is known
lies within that distance: this is the region that is searched. A hollow that is narrower than the starts are apart (a
third of that distance) may be missed. The kernel does all this (`kernel/feet.c`), for runs and for live pages.
"""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, address, compile_native
from trundle.constrained.equations import Equations
from trundle.constrained.slips import Gate
from trundle.constraints.skin import STARTS, Skin, directions
from trundle.constraints.unilateral import Contact
from trundle.integrate.library import FeetStruct, Integers, fill, furnish, library
from trundle.integrate.stored import each
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression
from trundle.unconstrained.shape import Shape

ROUNDING = 64 * float(np.finfo(float).eps)
APART = 1e-5  # of the size: feet that are two
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
        self.contact, self.eq = gate.contact, eq
        contact = gate.contact
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
        self._programs = dict[str, ca.Function]()
        self._program("rows", eq.q, ca.vertcat(phi, ca.vec(ca.densify(jacobian(phi, w)))))
        x = ca.SX.sym("x", 3)
        world = Expression(x, (3,))
        ground = ca.vertcat(contact.surface(world).sx, contact.surface.gradient(world).sx)
        self._program("ground", ca.vertcat(eq.q, x), ground)
        both = {id(side): side for side in (*contact.sides, *contact.limits)}
        sides = [side.expression.sx for side in both.values()] or [ca.SX(1)]
        self._program("sides", eq.q, ca.vertcat(*sides))
        self._begin(contact)
        velocity = [ca.densify(eq.A[self.rows, self.columns]), eq.rho[self.rows]]
        inputs = [eq.t, eq.y, eq.p]
        self._velocity = ca.Function("foot_velocity", inputs, velocity)

    def _program(self, name: str, of: ca.SX, column: ca.SX) -> None:
        inputs = [self.eq.t, of, self.eq.p]
        self._programs[name] = ca.Function(f"foot_{name}", inputs, [ca.densify(column)])

    @functools.cached_property
    def _native(self) -> dict[str, NativeFunction]:
        """The programs of the kernel's `Feet`, by the names of its fields."""
        made = compile_native({f.name(): f for f in self._programs.values()})
        return {name: made[f.name()] for name, f in self._programs.items()}

    def _begin(self, contact: Contact) -> None:
        """Where starts are: around a centre, or on the body's surface."""
        body, eq = contact.body, self.eq
        self._own = [i for i in range(len(self.columns)) if i not in (self.gap, *self.foot)]
        around = contact.geometry.around
        if around is not None:
            column = ca.vertcat(*(ca.densify(part.sx) for part in around))
        else:
            assert isinstance(body, Shape)
            column = ca.vertcat(ca.densify(body.position.sx), ca.vec(body.rotation.sx))
            self._skin = Skin(body, eq.p)
        self._program("placed", eq.q, column)

    def _starts(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Directions (K, 3) around a centre, or points of the body; the body's own coordinates (K, .) there."""
        if self._own:
            return self._skin.at(p)
        return directions(STARTS), np.zeros((STARTS, 0))

    def facts(self, p: np.ndarray) -> tuple[dict[str, Any], dict[str, ca.Function]]:
        """What a live page looks for feet with: numbers, for parameters p, and programs of (t, q, p) and (t, y, p)."""
        names = {id(x): i for i, x in enumerate(self.eq.model.coordinates)}
        points, owned = self._starts(p)
        m, k = self._size
        numbers = {
            "n": self.eq.n, "m": m, "k": k, "limits": self._programs["sides"].size1_out(0),
            "starts": len(points), "others": len(self._own), "around": int(not self._own),
            "gap": self.gap, "columns": self.columns, "foot": self.foot, "own": self._own,
            "points": points.tolist(), "owned": owned.tolist(),
            "position": [names[id(x)] for x in list(self.contact.body.coordinates)[:3]],
        }  # fmt: skip
        A, rho = self._velocity.call([self.eq.t, self.eq.y, self.eq.p])
        inputs = [self.eq.t, self.eq.y, self.eq.p]
        speeds = ca.Function("foot_velocity", inputs, [ca.vertcat(ca.vec(A), rho)])
        return numbers, {f.name(): f for f in (*self._programs.values(), speeds)}

    # --- the search -------------------------------------------------------------------------------
    def _searching(self, p: np.ndarray) -> tuple[FeetStruct, list[np.ndarray]]:
        """What the kernel searches with, and what must live as long as it does."""
        struct, native, (m, k) = FeetStruct(), self._native, self._size
        points, owned = (np.ascontiguousarray(part) for part in self._starts(p))
        places = [np.array(part, np.int64) for part in (self.columns, self.foot, self._own)]
        out, work = (max(getattr(f, x) for f in native.values()) for x in ("size_out", "n_work"))
        room = furnish(struct, q=self.eq.n + 3, out=out, N=k * k, step=k, work=max(work, 1))
        fill(
            struct, **{name: f.address for name, f in native.items()}, n=self.eq.n, m=m, k=k,
            limits=native["sides"].size_out, starts=len(points), others=len(self._own),
            around=int(not self._own), gap=self.gap, columns=places[0], foot=places[1],
            own=places[2], points=points, owned=owned,
        )  # fmt: skip
        return struct, [points, owned, *places, *room.values()]

    def feet(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> list[list[Foot]]:
        """For states q (N, n) at times t (N): all feet that were found, the nearest first."""
        struct, kept = self._searching(p)
        t, q, p = (np.ascontiguousarray(part, np.float64) for part in (t, q, p))
        (N, n), count = q.shape, struct.starts + 1
        if t.shape != (N,) or n != self.eq.n or p.size != self.eq.p.shape[0]:
            raise ValueError(f"{t.shape} times, {q.shape} states, {p.shape} parameters")
        w, order, found = np.empty((N, count, self._size[1])), _whole(N, count), _whole(N)
        library("start").search_feet(
            ctypes.byref(struct), *map(address, (t, q, p, w, order, found)), N
        )
        del kept
        return [
            [self._foot(w[i, k]) for k in order[i, :many]] for i, many in enumerate(found.tolist())
        ]

    def _foot(self, w: np.ndarray) -> Foot:
        return Foot(float(w[self.gap]), w, w[self.foot])

    def _settle(
        self, t: np.ndarray, q: np.ndarray, w: np.ndarray, p: np.ndarray, size: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """w (N, k) with r(w) = 0, from w; whether it was found. `size` becomes what they are measured by, if larger."""
        struct, kept = self._searching(p)
        t, q, p = (np.ascontiguousarray(part, np.float64) for part in (t, q, p))
        w, good = np.array(w, np.float64, order="C"), _whole(len(t))
        library("start").settle_feet(
            ctypes.byref(struct), *map(address, (t, q, p, w, size, good)), len(t)
        )
        del kept
        return w, good > 0

    def rooms(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> np.ndarray:
        """What `room` says, of states q (N, n)."""
        found = each(self._native["sides"], t, q, p).min(axis=1)
        return np.where(np.isfinite(found), found, -np.inf)

    def room(self, t: float, y: np.ndarray, p: np.ndarray) -> float:
        """The least of what must be positive for the foot of a state."""
        return float(each(self._native["sides"], [t], y[None, : self.eq.n], p).min())

    def follow(self, t: float, y: np.ndarray, p: np.ndarray, w: np.ndarray) -> Foot | None:
        """A foot that was at w a moment ago; None where there is none."""
        found, good = self._settle(np.array([t]), y[None, : self.eq.n], w[None], p, np.zeros(1))
        return self._foot(found[0]) if good[0] else None

    def kept(self, t: np.ndarray, q: np.ndarray, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The own coordinates (N, k) on their rows, from those of states q (N, n) near them; whether they were near.

        The size of a point is its gap: near a surface the way of its foot from state to state says what is near.
        """
        before = q[:, self.columns]
        foot = before[:, self.foot]
        size = np.linalg.norm(np.diff(foot, axis=0, prepend=foot[:1]), axis=1)
        w, good = self._settle(t, q, before, p, size)
        far = np.linalg.norm((w - before)[:, self.foot], axis=1)
        return w, good & (far < SAME * size)

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


def _whole(*shape: int) -> Integers:
    return np.zeros(shape, np.int64)
