"""Speeds that the constraints give, taken out once and for all: W = N s + g, W' = N s' + gamma.

The rows A W = -rho0, A W' = b are swept (Gauss and Jordan) with entries +1 and -1 alone, so that nothing is divided by
what may vanish: first massive speeds that a row without massless ones gives, then massless ones. Massless speeds w that
are left follow from all rows that hold them, K w = k. These are more than needed and agree on the constraints, and
which of them could be left out changes along the motion: K'K w = K'k depends on none of them alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from trundle.constrained.explicit import block, pattern, swept
from trundle.constrained.rates import Rates, length
from trundle.constrained.replaced import NONE
from trundle.symbols.derivatives import bent


@dataclass(frozen=True)
class SpeedRows:
    """Rows A s' = b that bind independent speeds, each made from one of the system's (`of`)."""

    of: tuple[int, ...]
    A: ca.SX
    b: ca.SX

    def __len__(self) -> int:
        return len(self.of)

    def some(self, which: list[int]) -> SpeedRows:
        """Some of them."""
        columns = [*range(self.A.shape[1])]
        return SpeedRows(
            tuple(self.of[i] for i in which),
            block(self.A, which, columns),
            block(self.b, which, [0]),
        )


class Speeds:
    """The speeds of a system by the independent ones.

    own        which of W are independent;  s (k)  their symbols
    W (n)      all speeds as graphs of s and positions
    N (n, k), gamma (n)   W' = N s' + gamma;  massless   which of W have no mass
    left       what the rows say beyond

    sweep      False: all speeds are independent, and all rows are left
    feet       True: massive speeds may follow from massless ones, as that of a body from its contact point's, so that
               what slides on a surface leaves no row; the mass of the independent ones is singular at a focal point
    """

    def __init__(self, rates: Rates, *, sweep: bool = True, feet: bool = False) -> None:
        if not sweep:
            self._rates, self.own, self.s, self.W = rates, [*range(rates.n)], rates.W, rates.W
            self.N, self.gamma = ca.SX.eye(rates.n), ca.SX.zeros(rates.n)
            self.left = SpeedRows(tuple(range(rates.m)), rates.A, rates.b)
            return
        self._rates, n, m = rates, rates.n, rates.m
        curved = bent(rates.rho, rates.W) if m else []
        self._straight = [i for i in range(m) if not curved[i]]
        rho0 = ca.substitute(rates.rho, rates.W, ca.SX.zeros(n)) if m else NONE
        self._aug = ca.sparsify(ca.horzcat(rates.A, -ca.densify(rho0), rates.b))
        self._alive, self._pairs = set(range(m)), dict[int, int]()  # column -> row
        self._sweep(feet)
        self._block()
        self.own = [j for j in range(n) if j not in self._pairs and j not in self._rest]
        self.s = block(rates.W, self.own, [0])
        self._follow()
        self.left = self._left()

    # --- who is given by whom -------------------------------------------------------------------
    def _sweep(self, feet: bool) -> None:
        rates = self._rates
        mass = pattern(rates.M)
        free = [j for j in range(rates.n) if not mass[j].any()]
        self.massless = free
        places, turns = range(rates.nx), range(rates.nx, rates.n)
        heavy = [[j for j in part if mass[j].any()] for part in (places, turns)]
        if feet:
            while self._take(free, heavy[0] + heavy[1]) or self._take(heavy[0], []):
                pass
        while any(self._take(columns, free) for columns in heavy) or self._take(free, []):
            pass

    def _take(self, columns: list[int], absent: list[int]) -> bool:
        """Sweep by an entry +-1 of one of the columns, in a row without the absent ones; whether there is one.

        Rows that hold the fewest massless speeds come first, so that those are left which only the block can tell; then
        what fills in least.
        """
        entries = pattern(self._aug[:, : self._rates.n])
        counts = entries[sorted(self._alive)].sum(axis=0)
        found = []
        for i in self._alive.intersection(self._straight):
            if entries[i, absent].any():
                continue
            light = int(entries[i, self.massless].sum())
            for j in (j for j in columns if entries[i, j] and j not in self._pairs):
                if _is_one(self._aug[i, j]):
                    found.append((light, (entries[i].sum() - 1) * (counts[j] - 1), i, j))
        if not found:
            return False
        *_, i, j = min(found)
        self._aug = swept(self._aug, i, j)
        self._pairs[j] = i
        self._alive.discard(i)
        return True

    def _block(self) -> None:
        """Massless speeds that are left, the rows that hold them, and the factors of K'K."""
        rest = [j for j in self.massless if j not in self._pairs]
        entries = pattern(self._aug[:, : self._rates.n])
        alive = sorted(self._alive.intersection(self._straight))
        rows = [i for i in alive if entries[i, rest].any()]
        K = block(self._aug, rows, rest)
        if rest and ca.sprank(K) < len(
            rest
        ):  # rows that give them say too little: left to the solve
            rest, rows, K = [], [], ca.SX(0, 0)
        self._rest, self._rows, self._K = rest, rows, K

    def _least(self, right: ca.SX) -> ca.SX:
        """(K'K) \\ K' right, column by column."""
        K, columns = self._K, range(right.shape[1])
        factors = ca.ldl(ca.sparsify(ca.mtimes(K.T, K)), True)
        least = [ca.ldl_solve(ca.densify(ca.mtimes(K.T, right[:, j])), *factors) for j in columns]
        return ca.horzcat(ca.SX(K.shape[1], 0), *least)

    # --- what follows ---------------------------------------------------------------------------
    def _follow(self) -> None:
        n, own, aug = self._rates.n, self.own, self._aug
        k = len(own)
        N, gamma = ca.SX(n, k), ca.SX.zeros(n)
        for place, j in enumerate(own):
            N[j, place] = 1
        self._slope, self._bend = ca.SX(0, k), ca.SX(0, 1)
        if self._rest:
            known = block(aug, self._rows, own)
            self._slope, self._bend = -self._least(known), self._least(aug[self._rows, n + 1])
            for place, j in enumerate(self._rest):
                N[j, :], gamma[j] = self._slope[place, :], self._bend[place]
        for j, i in self._pairs.items():
            mine = aug[i, self._rest] if self._rest else ca.SX(1, 0)
            N[j, :] = -aug[i, own] - ca.mtimes(mine, self._slope)
            gamma[j] = aug[i, n + 1] - ca.mtimes(mine, self._bend)
        self.N, self.gamma = ca.sparsify(N), gamma
        self.W = min((self._as_swept(), self._as_written()), key=length)

    def _as_swept(self) -> ca.SX:
        """W (n) by the rows as they were swept: numbers times the independent speeds."""
        aug, own, n, rest = self._aug, self.own, self._rates.n, self._rest
        W = ca.SX.zeros(n)
        W[own] = self.s
        if rest:
            W[rest] = self._least(
                aug[self._rows, n] - ca.mtimes(block(aug, self._rows, own), self.s)
            )
        for j, i in self._pairs.items():
            mine = ca.mtimes(aug[i, rest], W[rest]) if rest else ca.SX(0)
            W[j] = aug[i, n] - ca.mtimes(aug[i, own], self.s) - mine
        return W

    def _as_written(self) -> ca.SX:
        """The same by the rows as they were written: omega x r may be shorter than numbers times omega."""
        there = NONE
        if self._rest:
            still = self._given(ca.SX.zeros(len(self._rest)))
            there = self._least(-self._residuals(self._rows, still))
        return self._given(there)

    def _residuals(self, rows: list[int], W: ca.SX) -> ca.SX:
        """rho of some rows for given speeds."""
        return ca.densify(ca.substitute(self._rates.rho[rows], self._rates.W, ca.densify(W)))

    def _given(self, there: ca.SX) -> ca.SX:
        """W (n) by rows as written, where the massless speeds that are left have these values."""
        A, aug, rest = self._rates.A, self._aug, self._rest
        W, entries, late = ca.SX.zeros(self._rates.n), pattern(A), dict(self._pairs)
        W[self.own], W[rest] = self.s, there
        while late:
            ready = [j for j in late if not entries[late[j], [k for k in late if k != j]].any()]
            ready = [j for j in ready if _is_one(A[late[j], j])]
            for j in ready:
                W[j] = -A[late[j], j] * self._residuals([late[j]], W)
            if not ready:  # rows that need each other
                ready, i = [next(iter(late))], next(iter(late.values()))
                mine = ca.mtimes(aug[i, rest], there) if rest else ca.SX(0)
                W[ready] = aug[i, self._rates.n] - ca.mtimes(aug[i, self.own], self.s) - mine
            late = {j: i for j, i in late.items() if j not in ready}
        return W

    def _left(self) -> SpeedRows:
        """Rows that gave no speed, and what the rows of the block say beyond their columns."""
        aug, own, n = self._aug, self.own, self._rates.n
        rows = [i for i in sorted(self._alive) if i not in self._rows]
        if len(self._rows) > len(self._rest):
            rows += self._rows
        mine = block(aug, rows, self._rest)
        A = block(aug, rows, own) + ca.mtimes(mine, self._slope)
        b = block(aug, rows, [n + 1]) - ca.mtimes(mine, self._bend)
        return SpeedRows(tuple(rows), A, ca.densify(b))


def _is_one(entry: ca.SX) -> bool:
    """Whether an entry is +1 or -1."""
    return bool(entry.is_constant()) and abs(float(entry)) == 1
