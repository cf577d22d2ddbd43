"""The judge's own accelerations: one dense system for U', the multipliers, and the friction of what sticks or slides.

    [ M  -A' + c  -S' ] [ U' ]   [ Q ]      c  sliding friction that depends on the actual thrust, a column per
    [ A    0       0  ] [ lam] = [ b ]         element: mu |lam| size S'd is linear in lam while its sign is known
    [ S    0       0  ] [ mu ]   [ d ]      S  rows of the elements that stick

Rows that follow from others are left out, once, by a pivoted elimination at the start; the force A' lam is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import scipy.linalg
from scipy.optimize import brentq

from fuzz.graph import Node
from fuzz.model import Model

GRID = 20_001  # places at which switches of time are looked for
RANK = 1e-9  # of the largest pivot: rows below it follow from others


class Unjudged(Exception):
    """The judge cannot say what the motion is; the text says why."""


class Block:
    """A matrix of nodes as NumPy fills it: constants once, the rest from the numbers of the program."""

    def __init__(self, nodes: list[list[Node]], shape: tuple[int, int]) -> None:
        self.template = np.zeros(shape)
        self.nodes: list[Node] = []
        places = []
        for i, row in enumerate(nodes):
            for j, node in enumerate(row):
                if node.value is not None:
                    self.template[i, j] = node.value
                else:
                    self.nodes.append(node)
                    places.append(i * shape[1] + j)
        self.places = np.array(places, dtype=int)

    def fill(self, numbers: list[float], begin: int) -> tuple[np.ndarray, int]:
        matrix, end = self.template.copy(), begin + len(self.nodes)
        matrix.flat[self.places] = numbers[begin:end]
        return matrix, end


@dataclass
class FrictionMode:
    """How one element is: sticking, or sliding along `direction` (a sign, or the direction it set out in)."""

    stick: bool = False
    direction: np.ndarray = field(default_factory=lambda: np.ones(1))
    sign: float = 1.0  # of the multiplier that presses


@dataclass
class Answer:
    """U', the multipliers of all rows (zero for those left out), and of each element: force, normal force, s, s'."""

    acceleration: np.ndarray
    lam: np.ndarray
    stick: list[np.ndarray]
    normal: list[float]
    s: list[np.ndarray]
    s_rate: list[np.ndarray]
    force: np.ndarray  # A' lam + friction, by velocities
    size: np.ndarray  # of the forces that balance there


class Solver:
    """Numbers of a model: `terms` and `solve` at a state, `facts` for comparison."""

    def __init__(self, model: Model) -> None:
        self.model, g = model, model.g
        self.nx, self.nu, self.m = len(model.X), len(model.U), len(model.psi)
        e = model.elements
        self._blocks = [
            Block([model.Xdot], (1, self.nx)), Block(model.M, (self.nu, self.nu)), Block([model.Q], (1, self.nu)),
            Block(model.A, (self.m, self.nu)), Block([model.b], (1, self.m)),
            *(Block([*x.S], (len(x.s), self.nu)) for x in e),
            *(Block([x.d, x.s], (2, len(x.s))) for x in e), Block([[x.size for x in e]], (1, len(e))),
        ]  # fmt: skip
        self._program = g.program([node for block in self._blocks for node in block.nodes])
        self._psi = g.program(model.psi)
        self.phi = g.program(model.phi)
        self.watch = g.program(g.conditions)
        self.energy = g.program([model.energy])
        states = [*model.X, *model.U]
        self.of_time = [not g.depends(c, states) for c in g.conditions]
        self._switch_times: dict[float, list[float]] = {}
        self._scales: dict[int, tuple[np.ndarray, np.ndarray]] = {}
        self.keep = np.arange(self.m)
        self.unique = True  # whether the force of each constraint is, and not only that of all
        self.evaluations = 0

    def terms(self, t: float, X: Any, U: Any, mode: Any) -> list[np.ndarray]:
        self.evaluations += 1
        numbers = self._program(t, X, U, mode)
        filled, place = [], 0
        for block in self._blocks:
            matrix, place = block.fill(numbers, place)
            filled.append(matrix)
        return filled

    def psi(self, t: float, X: Any, U: Any, mode: Any) -> np.ndarray:
        return np.array(self._psi(t, X, U, mode))

    def modes_at(self, t: float, X: np.ndarray, U: np.ndarray) -> list[bool]:
        """The switches at a state, a trace after t."""
        none = [False] * len(self.of_time)
        return [value > 0 for value in self.watch(t + 1e-9, X.tolist(), U.tolist(), none)]

    def switch_times(self, until: float) -> list[float]:
        """Where the conditions that depend on time alone change sign, and the end."""
        if until in self._switch_times:
            return self._switch_times[until]
        nothing = [0.0] * self.nx, [0.0] * self.nu, [False] * len(self.of_time)
        found: set[float] = {until}
        if any(self.of_time):
            grid = np.linspace(0.0, until, GRID)
            values = np.array([self.watch(t, *nothing) for t in grid])
            for k in np.flatnonzero(self.of_time):
                value = lambda t, k=k: self.watch(t, *nothing)[k]
                on = values[:, k] > 0
                found |= {
                    float(brentq(value, grid[j], grid[j + 1], xtol=1e-15))
                    for j in np.flatnonzero(on[:-1] != on[1:])
                }
        return self._switch_times.setdefault(until, [t for t in sorted(found) if t > 1e-12])

    def choose_rows(self, t: float, X: Any, U: Any, mode: Any) -> None:
        """Which rows to keep: those that press first, then as many as are independent."""
        self._scales.clear()
        A = self.terms(t, X, U, mode)[3]
        length = np.linalg.norm(A, axis=1)
        A = A / np.where(length > 0, length, 1.0)[:, None]
        A = A / np.maximum(np.abs(A).max(axis=0), 1e-300) if len(A) else A
        kept = list(dict.fromkeys(x.row for x in self.model.elements))
        basis = np.zeros((0, self.nu))
        rest = [i for i in range(self.m) if i not in kept]
        if kept:
            basis = scipy.linalg.orth(A[kept].T).T
        left = A[rest] - (A[rest] @ basis.T) @ basis
        if len(rest):
            _, R, order = scipy.linalg.qr(left.T, mode="economic", pivoting=True)
            size = np.abs(np.diag(R))
            kept += [rest[order[k]] for k in range(len(size)) if size[k] > RANK * max(1.0, size[0])]
        self.keep = np.array(sorted(kept), dtype=int)
        ranks = [np.linalg.matrix_rank(A[rows], tol=RANK) for rows in self.model.rows_of]
        self.unique = sum(int(rank) for rank in ranks) == len(kept)

    # --- accelerations --------------------------------------------------------------------------
    def ideal(self, filled: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        _, M, Q, A, b = filled[:5]
        return self._kkt(M, Q[0], A[self.keep], b[0][self.keep])

    def _kkt(
        self, M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        nu, k = self.nu, len(b)
        K = np.zeros((nu + k, nu + k))
        K[:nu, :nu], K[:nu, nu:], K[nu:, :nu] = M, -A.T, A
        both = self._solved(K, np.concatenate([Q, b]))
        lam = np.zeros(self.m)
        lam[self.keep[: min(k, len(self.keep))]] = both[nu : nu + len(self.keep)]
        return both[:nu], lam

    def _solved(self, K: np.ndarray, right: np.ndarray) -> np.ndarray:
        """K x = right, in the scales that K had when one of its size was first solved."""
        if len(K) not in self._scales:
            self._scales[len(K)] = equilibrated(K)
        r, c = self._scales[len(K)]
        K, right = K * r[:, None] * c, right * r
        try:
            x = np.linalg.solve(K, right)
        except np.linalg.LinAlgError:
            x = np.linalg.lstsq(K, right, rcond=1e-12)[0]
        return np.asarray(x * c)

    def rate(self, t: float, y: np.ndarray, mode: Any, frictions: list[FrictionMode]) -> np.ndarray:
        """dy/dt of y = [X, U]."""
        X, U = y[: self.nx].tolist(), y[self.nx :].tolist()
        filled = self.terms(t, X, U, mode)
        a = self.answer(filled, frictions).acceleration if frictions else self.ideal(filled)[0]
        return np.concatenate([filled[0][0], a])

    def answer(self, filled: list[np.ndarray], frictions: list[FrictionMode]) -> Answer:
        """Everything at one state, in the given modes of friction."""
        _, M, Q, A, b = filled[:5]
        f, nu = len(frictions), self.nu
        S, ds, sizes = filled[5 : 5 + f], filled[5 + f : 5 + 2 * f], filled[-1][0]
        A_, b_, Q_ = A[self.keep], b[0][self.keep], Q[0].copy()
        lam0 = self.ideal(filled)[1] if f else np.zeros(self.m)
        rows, right = [A_], [b_]
        extra = np.zeros((nu, len(self.keep)))
        where = {int(row): i for i, row in enumerate(self.keep)}
        for i, (x, mode) in enumerate(zip(self.model.elements, frictions, strict=True)):
            if mode.stick:
                rows.append(S[i])
                right.append(ds[i][0])
                continue
            push = x.mu * sizes[i] * (S[i].T @ self.direction(ds[i][1], mode))
            if x.actual:
                extra[:, where[x.row]] += mode.sign * push
            else:
                Q_ -= abs(lam0[x.row]) * push
        k = sum(len(r) for r in rows)
        C = np.vstack(rows)
        K = np.zeros((nu + k, nu + k))
        K[:nu, :nu], K[:nu, nu:], K[nu:, :nu] = M, -C.T, C
        K[:nu, nu : nu + len(self.keep)] += extra
        both = self._solved(K, np.concatenate([Q_, *right]))
        a, lam = both[:nu], np.zeros(self.m)
        lam[self.keep] = both[nu : nu + len(self.keep)]
        return self._told(
            a,
            lam,
            lam0,
            both[nu + len(self.keep) :],
            S,
            ds,
            sizes,
            frictions,
            (M @ a - Q[0], np.abs(M) @ np.abs(a) + np.abs(Q[0])),
        )

    def _told(
        self,
        a: Any,
        lam: Any,
        lam0: Any,
        held: Any,
        S: Any,
        ds: Any,
        sizes: Any,
        frictions: Any,
        force: Any,
    ) -> Answer:
        stick, normal, place = [], [], 0
        for i, (x, mode) in enumerate(zip(self.model.elements, frictions, strict=True)):
            size = len(x.s) if mode.stick else 0
            stick.append(held[place : place + size])
            place += size
            normal.append(float(abs((lam if x.actual else lam0)[x.row]) * sizes[i]))
        rates = [S[i] @ a - ds[i][0] for i in range(len(S))]
        return Answer(a, lam, stick, normal, [d[1] for d in ds], rates, *force)

    @staticmethod
    def direction(s: np.ndarray, mode: FrictionMode) -> np.ndarray:
        """Of sliding: a sign that the mode holds, or s/|s| with a trace of where it set out."""
        if len(s) == 1:
            return mode.direction
        s = s + 1e-12 * mode.direction
        return s / np.linalg.norm(s)

    def impulse(self, t: float, X: Any, U: np.ndarray, mode: Any) -> np.ndarray:
        """U after a blow that the rows ask for: M dU = A' L, with the rows at U + dU satisfied."""
        for _ in range(8):  # one is enough where the rows are linear in U
            off = self.psi(t, X, U.tolist(), mode)
            filled = self.terms(t, X, U.tolist(), mode)
            change, _ = self._kkt(
                filled[1], np.zeros(self.nu), filled[3][self.keep], -off[self.keep]
            )
            U = U + change
            if np.abs(change).max() <= 1e-14 * max(1.0, float(np.abs(U).max())):
                break
        return U


def equilibrated(K: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Factors of rows and columns that bring the largest entry of each to about one (Ruiz), whatever the units."""
    r, c = np.ones(len(K)), np.ones(len(K))
    for _ in range(12):
        size = np.abs(K * r[:, None] * c)
        r = r / np.sqrt(np.maximum(size.max(axis=1), 1e-300))
        c = c / np.sqrt(np.maximum(size.max(axis=0), 1e-300))
    return r, c
