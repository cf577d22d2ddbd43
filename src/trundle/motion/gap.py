"""The gap between a body and the surface that it rolls or slides on, away from its contact, along a motion.

    gap(t) = min over the body's boundary of f/|grad f|

Points of the boundary (`boundary.py`) give a first estimate, at times between which the body moves a quarter of its
width. Around times with a point that is near, and nearer than the curvature at the contact explains, the looks are
finer and a gradient search goes on to the lowest place. What leads back to the contact is no gap: `contact.limits`
watch there.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.compiled.native import compile_native
from trundle.constrained.equations import Equations
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import space
from trundle.integrate.library import library, zeros
from trundle.integrate.record import states
from trundle.integrate.rows import Rows
from trundle.motion.boundary import Boundary
from trundle.symbols.expression import as_expression
from trundle.symbols.functions import stack
from trundle.symbols.variables import t as TIME

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

LANES = 4  # points at once
STRIDE = 0.25  # of the body's width, between looks
PARTS = 3  # of a step, to measure how far the body goes in it
FINER = 6  # looks for one where something is near
NEAR = 0.06  # of the width: points are a quarter of it apart, so low ground between two is no deeper below them
MOST_LOOKS, CHUNK = 200_000, 2_000  # in all; at once
DESCENT, FOOT = 16, 20  # most steps of a search, and of one for the nearest point of a surface

Places = tuple[np.ndarray, np.ndarray, np.ndarray]
Measure = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]


class _Programs:
    """What is evaluated to find a gap; the same for all motions with the same parameters.

    where   (t, q, p) -> o, the contact, W;  value   (t, x) -> f in machine code
    changes whether the surface changes its shape
    """

    def __init__(
        self, eq: Equations, contact: SurfaceContact, boundary: Boundary, given: np.ndarray
    ) -> None:
        body, surface = contact.body, contact.surface
        turned = body.rotation if boundary.turns else as_expression(np.eye(3))
        if surface.rotation is not None and boundary.turns:
            turned = surface.rotation.T @ turned
        W = turned @ as_expression(boundary.axes)
        places = [surface.local(body.point(boundary.centre)), surface.local(contact.point)]
        columns = [ca.densify(ca.vec(e.sx)) for e in (*places, W)]
        inputs = [eq.t, eq.q, eq.p]
        where = ca.Function("where", inputs, [ca.vertcat(*columns)])
        self.where = Rows("where", where, lasting=True)
        self._at = ca.vertcat(*(x.sx for x in space))
        f = surface.f.sx
        self._f = f = ca.substitute(f, eq.p, ca.DM(given)) if len(given) else f
        self.changes = bool(ca.depends_on(f, TIME.sx))
        slope = ca.densify(ca.gradient(f, self._at))
        value = ca.Function("f", [TIME.sx, self._at, ca.SX(0, 1)], [ca.densify(f)])
        self.value = compile_native({"f": value}, lanes=LANES)["f"]
        self._slope = self._rows("df", ca.vertcat(f, slope))

    def _rows(self, name: str, column: ca.SX) -> Rows:
        inputs = [TIME.sx, self._at, ca.SX(0, 1)]
        return Rows(name, ca.Function(name, inputs, [ca.densify(column)]), lasting=True)

    def slope(self, x: np.ndarray, times: np.ndarray) -> np.ndarray:
        """f and grad f (4, N)."""
        return _at_places(self._slope, x, times)

    def bent(self, x: np.ndarray, times: np.ndarray) -> np.ndarray:
        """The second derivatives of f (3, 3, N); seldom needed."""
        return _at_places(self._bent, x, times).reshape(3, 3, -1)

    @functools.cached_property
    def _bent(self) -> Rows:
        return self._rows("ddf", ca.vec(ca.hessian(self._f, self._at)[0]))


def _at_places(rows: Rows, x: np.ndarray, times: np.ndarray) -> np.ndarray:
    """A function of time and place at N of them: (3, N), (N,) -> (size, N)."""
    return rows(times, x.T, np.empty((1, 0)), np.zeros(len(times), int)).T


class Gap:
    """The gap between a body, its own contact apart, and a surface, along a motion.

    All places are in the surface's own frame: x = o(t) + W(t) u, u on the unit boundary.
    """

    def __init__(self, motion: BareMotion, contact: SurfaceContact, boundary: Boundary) -> None:
        self.motion, self.boundary, self.surface = motion, boundary, contact.surface
        eq = motion.derived
        given = motion.run.phases[0].P[: eq.p.shape[0]]
        shape = (np.asarray(boundary.centre).tobytes(), np.asarray(boundary.axes).tobytes())
        key = ("gap", contact, boundary.turns, *shape, given.tobytes())
        self._programs = eq.kept(key, lambda: _Programs(eq, contact, boundary, given))
        self.changes = self._programs.changes
        apart = boundary.u[:, boundary.neighbours] - boundary.u[:, :, None]
        self._cap = float(np.mean(np.linalg.norm(apart, axis=0))) / 2
        farthest = np.linalg.norm(apart, axis=0).max(axis=1)
        self._reach = boundary.width * farthest  # of what does not turn

    def _placed(self, times: np.ndarray, q: np.ndarray, p: np.ndarray) -> Places:
        rows = self._programs.where(times, q.T, p.T, np.arange(len(times))).T
        return rows[:3], rows[3:6], rows[6:].reshape(3, 3, -1).transpose(1, 0, 2)

    def where(self, times: np.ndarray) -> Places:
        """o (3, N), the contact (3, N) and W (3, 3, N)."""
        at = self.motion.at(times)
        return self._placed(times, at.q.T, at.p)

    def looked(self) -> tuple[np.ndarray, np.ndarray]:
        """Times such that no point of the boundary moves more than a part of its width between them, and the gap.

        The first look is at a cubic between the steps: dense output costs as much as the run, and is used only
        where something is near.
        """
        t = np.unique(np.concatenate([phase.steps.t for phase in self.motion.run.phases]))
        parts = np.arange(PARTS) / PARTS  # a body may turn back within a step
        knots = np.append((t[:-1, None] + np.diff(t)[:, None] * parts).ravel(), t[-1])
        o, _, W = self._roughly(knots)
        moved = np.linalg.norm(np.diff(o), axis=0)
        if self.boundary.turns:
            moved += np.linalg.norm(np.diff(W), axis=(0, 1))
        way = np.append(0, np.cumsum(moved))
        stride = max(STRIDE * self.boundary.width, way[-1] / MOST_LOOKS)
        even = np.interp(np.arange(0, way[-1], stride), way, knots)
        times = np.unique(np.concatenate([even, t if self.changes else t[[0, -1]]]))
        flagged = self._candidates(times, self._roughly(times), NEAR + STRIDE / 2)[0]
        if not len(flagged):
            return times, np.full(len(times), np.inf)
        beside = np.unique(
            np.clip(np.concatenate([flagged - 1, flagged]), 0, max(len(times) - 2, 0))
        )
        begin, end = times[beside], times[np.minimum(beside + 1, len(times) - 1)]
        closer = np.unique(np.linspace(begin, end, FINER + 1))
        return closer, self.at(closer)[0]

    @functools.cached_property
    def _rows(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """t (M,), q (n, M), v (n, M) and p of all steps."""
        n, size = self.motion.derived.n, self.motion.derived.p.shape[0]
        phases = self.motion.run.phases
        t = np.concatenate([phase.steps.t for phase in phases])
        q, v = np.split(
            np.concatenate([states(self.motion.machine, phase)[:, : 2 * n] for phase in phases]).T,
            [n],
        )
        counts = [len(phase.steps.t) for phase in phases]
        return t, q, v, np.repeat([phase.P[:size] for phase in phases], counts, axis=0).T

    def _roughly(self, times: np.ndarray) -> Places:
        """As `where`, with the motion a cubic from step to step."""
        t, q, v, p = self._rows
        i = np.clip(np.searchsorted(t, times, side="right") - 1, 0, max(len(t) - 2, 0))
        j = np.minimum(i + 1, len(t) - 1)
        h = t[j] - t[i]
        s = (times - t[i]) / np.where(h > 0, h, 1.0)
        cubic = (
            (1 + 2 * s) * (1 - s) ** 2 * q[:, i] + s**2 * (3 - 2 * s) * q[:, j]
            + h * s * (1 - s) * ((1 - s) * v[:, i] - s * v[:, j])
        )  # fmt: skip
        return self._placed(times, cubic, p[:, i])

    def at(self, times: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The gap (N,), infinite where nothing comes near, and the u (3, N) that has it."""
        places = o, own, W = self.where(times)
        look, u = self._candidates(times, places, NEAR)
        values, found = np.full(len(times), np.inf), np.zeros((3, len(times)))
        if not len(look):
            return values, found
        u, d = self._descended(self._near(times[look]), o[:, look], W[..., look], u)
        x = o[:, look] + _moved(W[..., look], u)
        away = np.linalg.norm(x - own[:, look], axis=0) > 0.1 * self._cap * self.boundary.width
        for i in np.flatnonzero(away):
            if d[i] < values[look[i]]:
                values[look[i]], found[:, look[i]] = d[i], u[:, i]
        return values, found

    def _candidates(
        self, times: np.ndarray, places: Places, margin: float
    ) -> tuple[np.ndarray, np.ndarray]:
        """Points to search from, near the surface and away from the contact: which time, and u (3, C).

        They have no lower neighbour; or they are nearer than a margin (of the width), and nearer than the curvature at
        the contact explains: n.e + e'Ke/2 at e from there.
        """
        b, (o, own, W) = self.boundary, places
        slope = self._sloped(own, times)
        turned = W if b.turns else np.broadcast_to(W[..., :1], W.shape)
        looks = np.vstack([times[None], o, own, slope[2], slope[1][None], turned.reshape(9, -1)])
        parts = [slice(i, i + CHUNK) for i in range(0, len(times), CHUNK)]
        found = np.hstack([self._low(looks, margin, part) for part in parts])
        k, look = found[:2].astype(int)
        if b.turns:
            x = o[:, look] + _moved(W[..., look], b.u[:, k])
            reach = self._reaches(k, W[..., look])
        else:
            x, reach = o[:, look] + b.width * b.u[:, k], self._reach[k]
        e = x - own[:, look]
        chosen = np.flatnonzero(((e * e).sum(axis=0) > reach**2) | (found[2] < 0))
        k, look, x, e, reach, least = (v[..., chosen] for v in (k, look, x, e, reach, found[3]))
        d = self._near(times[look])(x)[0]
        near = d < np.where(least > 0, reach, margin * b.width)
        unclear = np.flatnonzero(near & (least == 0))
        if len(unclear):
            e, at = e[:, unclear], look[unclear]
            K = self._programs.bent(own[:, at], times[at])
            rise = (slope[2][:, at] * e).sum(axis=0)
            rise += np.einsum("ic,ijc,jc->c", e, K, e) / (2 * slope[1][at])
            near[unclear] = d[unclear] < 0.7 * rise
        return look[near], b.u[:, k[near]]

    def _reaches(self, k: np.ndarray, W: np.ndarray) -> np.ndarray:
        """How far (C,) the farthest neighbour of each point is, m."""
        b = self.boundary
        apart = b.u[:, b.neighbours[k]] - b.u[:, k][:, :, None]  # (3, C, m)
        return np.asarray(np.linalg.norm(np.einsum("ijc,jcm->icm", W, apart), axis=0).max(axis=1))

    @functools.cached_property
    def _points(self) -> tuple[np.ndarray, np.ndarray]:
        """u (3, K) and neighbours (K, m), padded to a multiple of the points evaluated at once."""
        b = self.boundary
        count = b.u.shape[1]
        u = zeros(3, -(-count // LANES) * LANES)
        u[:, :count], u[:, count:] = b.u, b.u[:, :1]
        rest = np.zeros((u.shape[1] - count, b.neighbours.shape[1]), np.int64)
        return u, np.vstack([b.neighbours, rest]).astype(np.int64)

    def _low(self, looks: np.ndarray, margin: float, part: slice) -> np.ndarray:
        """Rows of points without a lower neighbour, or much lower than over a plane: which, when, f, 1.0 if the former.

        looks   (20, N): time, o, contact, the unit gradient and |grad f| there, W by rows; of these a part
        """
        looks = np.ascontiguousarray(looks[:, part].T)
        f, (u, neighbours), count = self._programs.value, self._points, len(looks)
        heights, marks = zeros(count, len(neighbours)), np.empty((count, len(neighbours)), np.uint8)
        library("stored").low_points(
            f.address, count, *neighbours.shape, looks.ctypes.data, u.ctypes.data,
            neighbours.ctypes.data, 4 * margin * self.boundary.width, heights.ctypes.data,
            marks.ctypes.data, zeros(f.n_work + 1).ctypes.data,
        )  # fmt: skip
        marks[:, self.boundary.u.shape[1] :] = 0  # what fills up is no point
        flat = np.flatnonzero(marks != 0)
        look, k = np.divmod(flat, len(neighbours))
        return np.array([k, look + part.start, heights.ravel()[flat], marks.ravel()[flat] == 2])

    def _sloped(
        self, x: np.ndarray, times: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """f, |grad f| and the unit gradient."""
        f, g = np.split(self._programs.slope(x, times), [1])
        with np.errstate(all="ignore"):
            size = np.linalg.norm(g, axis=0)
            return f[0], size, g / np.where(size > 0, size, 1.0)

    def _near(self, times: np.ndarray) -> Measure:
        """f/|grad f| and the unit gradient: the signed distance to first order."""

        def measure(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            f, size, n = self._sloped(x, times)
            with np.errstate(all="ignore"):
                d = f / size
            return np.where(np.isnan(d), np.inf, d), np.nan_to_num(n)

        return measure

    def _descended(
        self, measure: Measure, o: np.ndarray, W: np.ndarray, u: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """u (3, C) and the gap (C,) at the lowest places found from u: gradient steps of Barzilai and Borwein."""
        retract, tiny = self.boundary.retract, 1e-4
        size = np.sqrt((W**2).sum(axis=(0, 1)) / 2)
        best, least = u, np.full(u.shape[1], np.inf)
        old_u, old_g, step = u, u, np.ones(u.shape[1])
        for k in range(DESCENT):
            d, n = measure(o + _moved(W, u))
            better = d < least
            best, least = np.where(better, u, best), np.where(better, d, least)
            g = np.einsum("ijc,ic->jc", W, n) / size
            g = (u - retract(u - tiny * g)) / tiny  # along the boundary, and not past its edge
            if k:
                s, y = u - old_u, g - old_g
                with np.errstate(all="ignore"):
                    ratio = (s * s).sum(axis=0) / (s * y).sum(axis=0)
                step = np.where((ratio > 0) & np.isfinite(ratio), ratio, 1.0)
            old_u, old_g = u, g
            length = np.linalg.norm(g, axis=0)
            step = np.minimum(step, self._cap / np.maximum(length, 1e-300))
            if np.all(step * length < 1e-8):
                break
            u = retract(u - step * g)
        return best, least

    # --- of a touch ------------------------------------------------------------------------------------
    def place(self, time: float) -> tuple[float, float, float]:
        """The world position of the lowest place at a time."""
        times = np.array([time])
        o, _, W = self.where(times)
        x = (o + _moved(W, self.at(times)[1]))[:, 0]
        moved = as_expression(x)
        if self.surface.rotation is not None:
            moved = self.surface.rotation @ moved
        if self.surface.position is not None:
            moved = moved + self.surface.position
        first, second, third = self.motion.at(times)[stack([moved[i] for i in range(3)])][0]
        return float(first), float(second), float(third)

    def depth(self, time: float) -> float:
        """How far the body is inside at a time: the distance from its deepest place to the surface."""
        times = np.array([time])
        o, _, W = self.where(times)
        values, u = self.at(times)

        def measure(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            q = x
            for _ in range(FOOT):  # to the nearest point of the surface: on it, then along it
                f, size, n = self._sloped(q, times)
                q, before = q - f / size * n, q
                q = q + (x - q) - ((x - q) * n).sum(axis=0) * n
                if np.all(np.abs(q - before) < 1e-10 * self.boundary.width):
                    break
            d = ((x - q) * n).sum(axis=0)
            return np.where(np.isnan(d), np.inf, d), np.nan_to_num(n)

        with np.errstate(all="ignore"):
            least = float(self._descended(measure, o, W, u)[1][0])
        first_order = float(values[0])
        close = 0.3 * first_order > least > 3 * first_order  # else another sheet was nearest
        return -least if close else -first_order


def _moved(W: np.ndarray, u: np.ndarray) -> np.ndarray:
    """W u of every column: (3, 3, C), (3, C) -> (3, C)."""
    return np.asarray(np.einsum("ijc,jc->ic", W, u))
