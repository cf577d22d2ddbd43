"""The minimal form: what is left of the equations once everything that a row gives outright is gone.

    positions  that a holonomic row gives explicitly (an entry +1 or -1, as in O = P + r n) leave the state
    speeds     that rows give leave it too (`speeds.py`): W = N s + g, W' = N s' + gamma
    the rest   is N'MN s' = N'(Q - M gamma), for the independent speeds s

For paper 000's ball these are the equations that one derives by hand: nine states. Rows that bind massive coordinates
without giving one (a pendulum in x and y, a blade, a closed loop) are left. They go to the Schur complement
(`schur.py`) where masses are constant and do not couple, else to the augmented solve (`production.py`), on the smaller
system; positions with a row left keep their projection. In a long chain nothing is taken out: that would couple masses.

The state is z = [free positions, unit quaternions, independent speeds].
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.production import FEWEST, Factored, position_correction
from trundle.constrained.rates import Rates
from trundle.constrained.redundant import State, needed, states_on_constraints
from trundle.constrained.replaced import column
from trundle.constrained.speeds import SpeedRows, Speeds
from trundle.constraints.equality import EnergyHeld
from trundle.symbols.derivatives import jacobian

if TYPE_CHECKING:
    from trundle.constrained.schur import Schur

# Rows left: a single one is solved with the augmented mass, which does not mind a singular place.
MANY_ROWS = 2
LARGEST = 40  # coordinates: in longer chains nothing is taken out, and the sparse factorization does better
INDEPENDENT = 1e-6  # least singular value of independent rows of length one
# Unknowns up to which a solution is written with cofactors: one division, short chains.
COFACTORS = 3


def why_not(equations: Equations) -> str:
    """Why a system has no minimal form, in words; empty where it has one."""
    model = equations.model
    if model.principle == "vakonomic":
        return "the vakonomic principle has the multipliers among its states"
    if equations.slips or equations.gates:
        return "friction needs the force of every row"
    if any(isinstance(c, EnergyHeld) for c in model.constraints):
        return "the energy is held"
    if model.given is not None and model.bodies:
        return "M and Q are given beside bodies"
    return ""


class Minimal:
    """The minimal form of a system, as graphs of (t, x, R, u, W, p); `closed` makes them graphs of (t, z, p).

    rates, speeds   what it is made from, with its symbols
    given, free     {place: value} of the positions that rows give; the places of the others
    phi (h)         residuals of the position rows left
    M (k, k), Q (k)   of M s' = Q
    rows, spare     rows left that bind s; which of the system's are implied by the others
    by_blocks       many rows are left, and masses are constant and do not couple: the Schur complement solves
    D (z), G, Rp (h), R (r)   scales: of every state, of the force, of the rows of positions and of speeds
    memory   what is remembered from step to step;  stopping   {friction element that slides: what falls to zero as it
             stops}; nothing here, see `sliding.py`
    """

    memory, next_memory = ca.SX(0, 1), ca.SX(0, 1)
    stopping: Mapping[int, ca.SX] = MappingProxyType({})

    def __init__(self, equations: Equations, *, feet: bool = False) -> None:
        self.equations = equations
        self.rates = rates = Rates(equations)
        self.long = equations.n > LARGEST
        self.given, self.phi = ({}, rates.phi) if self.long else _explicit_positions(rates)
        self.free = [j for j in range(rates.nx) if j not in self.given]
        self.speeds = speeds = Speeds(rates, sweep=not self.long, feet=feet)
        N = speeds.N
        self.M = ca.sparsify(ca.mtimes([N.T, rates.M, N]))
        self.Q = ca.densify(ca.mtimes(N.T, ca.sparsify(rates.Q - ca.mtimes(rates.M, speeds.gamma))))
        self.rows, self.spare, independent = self._sorted(speeds.left)
        moving = ca.vertcat(rates.t, rates.x, rates.R, rates.u, rates.W)
        many = len(self.rows) >= MANY_ROWS and independent and not self.spare
        many = many and not ca.depends_on(self.rows.A, rates.W)  # as of an energy that is held
        self.by_blocks = many and _schur().has_constant_blocks(self.M, moving)
        self.z = ca.vertcat(rates.x[self.free], rates.u, speeds.s)
        symbol = ca.SX.sym
        self.D, self.G = symbol("D", self.z.shape[0]), symbol("G")
        scaled = 0 if self.by_blocks else 1  # the Schur complement does not feel the scales of rows
        self.Rp = symbol("Rp", scaled * self.phi.shape[0])
        self.R = symbol("R", scaled * len(self.rows))

    def _sorted(self, rows: SpeedRows) -> tuple[SpeedRows, tuple[int, ...], bool]:
        """Rows that say something, those of the system that the others imply, and whether the first are independent.

        Of a long chain neither is known before it runs.
        """
        if self.long:
            return rows, (), len(rows) > 0
        seen: list[np.ndarray] = []
        keep = [i for i in range(len(rows)) if rows.A[i, :].nnz()]
        if keep:
            rates, some = self.rates, rows.some(keep)
            symbols = [rates.t, rates.x, rates.R, rates.u, rates.W, rates.p]
            f = ca.Function("rows", symbols, [some.A, rates.lengths[list(some.of)]])

            def at(state: State) -> tuple[np.ndarray, np.ndarray]:
                A, length = (np.asarray(part.full()) for part in f(*self._values(state)))
                seen.append(A)
                return A, length.ravel()

            found = needed(self.equations, len(keep), at)
            keep = [i for i, counts in zip(keep, found, strict=True) if counts]
        kept = rows.some(keep)
        independent = bool(seen) and all(_independent(A[list(found)]) for A in seen)
        return kept, tuple(i for i in rows.of if i not in kept.of), independent

    def _values(self, state: State) -> list[ca.DM]:
        """t, x, R, u, W, p at a state of the papers' form."""
        rates, n = self.rates, self.equations.n
        q, v = state.y[:n], state.y[n : 2 * n]
        R = column([turn.S for turn in rates.turns])
        symbols = [self.equations.q, self.equations.v]
        f = ca.Function(
            "values", symbols, [R, rates.u, rates.speeds_of(self.equations.v[rates.places])]
        )
        return [state.t, q[rates.places], *f(q, v), state.p]

    def has_mass(self) -> bool:
        """Whether no independent speed is without mass, wherever one looks."""
        rates = self.rates
        f = ca.Function(
            "M", [rates.t, rates.x, rates.R, rates.u, rates.W, rates.p], [ca.densify(self.M)]
        )
        for state in states_on_constraints(self.equations):
            M = np.asarray(f(*self._values(state)).full())
            scale = np.sqrt(np.diag(M))
            if not (scale > 0).all() or not np.isfinite(M).all():
                return False
            if np.linalg.eigvalsh(M / np.outer(scale, scale))[0] < INDEPENDENT:
                return False
        return True

    # --- in terms of the state ------------------------------------------------------------------
    def closed(self, *parts: ca.SX) -> list[ca.SX]:
        """Graphs of (t, z, p): dependent speeds are put in first, then given positions, then R(u)."""
        rates, found = self.rates, [ca.densify(part) for part in parts]
        own = set(self.speeds.own)
        given, dependent = list(self.given), [j for j in range(rates.n) if j not in own]
        for names, values in (
            (rates.W[dependent], self.speeds.W[dependent]),
            (rates.x[given], column([self.given[j] for j in given])),
            (rates.R, column([turn.S for turn in rates.turns])),
        ):
            if names.shape[0]:
                found = ca.substitute(found, [names], [ca.densify(values)])
        return list(found)

    def rate(self, s_dot: ca.SX) -> ca.SX:
        """dz/dt for given s'."""
        rates = self.rates
        turns = [turn.rate(self._omega(i)) for i, turn in enumerate(rates.turns)]
        return ca.vertcat(
            ca.substitute(rates.x_dot[self.free], rates.W, ca.densify(self.speeds.W)), *turns, s_dot
        )

    def _omega(self, i: int, W: ca.SX | None = None) -> ca.SX:
        first = self.rates.nx + 3 * i
        return (self.speeds.W if W is None else W)[first : first + 3]

    # --- the solve ------------------------------------------------------------------------------
    @functools.cached_property
    def _factored(self) -> Factored | Schur:
        if self.by_blocks:
            blocks: Schur = _schur().Schur(self.M, self.rows.A)
            return blocks
        D = self.D[self.D.shape[0] - len(self.speeds.own) :]
        # one correction is enough for one row; several may leave 1e-11, as in a bicycle
        coupled = bool(self.spare) and len(self.rows) > 1
        return Factored(self.M, self.rows.A, D, self.R, corrections=FEWEST + coupled)

    def matrices_at(self, s_dot: ca.SX) -> tuple[ca.SX, ...]:
        """What `solve_with` takes, of M s' = Q where no rows are left; s_dot   the s' that solves it."""
        return (self.M,)

    def solve_with(self, matrices: Sequence[ca.SX], right: ca.SX) -> ca.SX:
        """s of M s = right."""
        return solved(ca.sparsify(matrices[0]), right)

    def left_over(self, s_dot: ca.SX) -> ca.SX:
        """Q - M s', zero along the motion where no rows are left."""
        return self.Q - ca.mtimes(self.M, s_dot)

    @functools.cached_property
    def quick(self) -> ca.SX:
        """s' (k) for the inner stages of a step."""
        if len(self.rows):
            return self._factored.solve(self.Q, self.rows.b, self._factored.quick)[0]
        return solved(self.M, self.Q)

    @functools.cached_property
    def checked(self) -> tuple[ca.SX, ca.SX]:
        """s' (k) with more care, and how far it can be from the truth, relative."""
        if len(self.rows):
            s, _, residual = self._factored.checked_solve(self.Q, self.rows.b)
        else:
            s = self.quick
            size = ca.mtimes(ca.fabs(self.M), ca.fabs(s)) + ca.fabs(self.Q)
            residual = ca.mmax(ca.fabs(self.left_over(s)) / (ca.mmax(size) + 1e-300))
        return s, ca.fmax(residual, self._off()) if self.spare else residual

    def _off(self) -> ca.SX:
        """How far the rows that are implied are from holding, relative to their terms."""
        rates, rows = self.rates, list(self.spare)
        still = ca.substitute(rates.rho, rates.W, ca.SX.zeros(rates.n))
        size = ca.norm_2(rates.W) * rates.lengths + ca.fabs(still)
        off = []
        for block in rates.blocks:
            mine = [i for i in block if i in rows]
            if (
                mine
            ):  # rows of one constraint turn into each other: none of them alone says their size
                off.append(
                    ca.mmax(ca.fabs(rates.rho[mine])) / (ca.mmax(size[list(block)]) + 1e-300)
                )
        return ca.mmax(ca.vertcat(*off))

    # --- back on the constraints ----------------------------------------------------------------
    def unit(self, z: ca.SX) -> ca.SX:
        """A state with its quaternions of length one."""
        first, parts = len(self.free), [z[: len(self.free)]]
        for _ in self.rates.turns:
            u = z[first : first + 4]
            parts.append(u / ca.norm_2(u))
            first += 4
        return ca.vertcat(*parts, z[first:])

    @property
    def moved(self) -> ca.SX:
        """d phi/d[free positions, turns]."""
        rates = self.rates
        return rates.moved(self.phi)[:, [*self.free, *range(rates.nx, rates.n)]]

    def position_correction(self) -> ca.SX:
        """The change of z that takes phi out."""
        rates, count = self.rates, len(self.free)
        still = ca.SX.zeros(self.z.shape[0])
        if not self.phi.shape[0]:
            return still
        turns = range(len(rates.turns))
        D = ca.vertcat(self.D[:count], *(2 * self.D[count + 4 * i] * ca.SX.ones(3) for i in turns))
        A = ca.sparsify(self.moved)
        if (
            self.by_blocks
        ):  # least in the metric of the masses, where each place has a speed of its own
            own = len(self.speeds.own) == A.shape[1]
            mass = self.M if own else ca.diag(1 / (D * D))
            move = _schur().Schur(mass, A).correction(self.phi)
        else:
            move = position_correction(A, self.phi, D, self.Rp)
        still[:count] = move[:count]
        for i, turn in enumerate(rates.turns):
            angle = move[count + 3 * i : count + 3 * i + 3]
            still[count + 4 * i : count + 4 * i + 4] = turn.rate(angle)
        return still

    def speed_correction(self) -> ca.SX:
        """The change of z that takes the residuals of the rows left out."""
        still = ca.SX.zeros(self.z.shape[0])
        if len(self.rows):
            still[still.shape[0] - len(self.speeds.own) :] = self._factored.correction(
                self._residuals()
            )
        return still

    def _residuals(self) -> ca.SX:
        """rho of the rows left: of the system's own, since all others hold."""
        return self.rates.rho[list(self.rows.of)]

    # --- the papers' coordinates ----------------------------------------------------------------
    def whole(self, s_dot: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
        """q, v, q'' (n each) of the papers' form, quaternions among them."""
        rates, speeds = self.rates, self.speeds
        W_dot = ca.mtimes(speeds.N, s_dot) + speeds.gamma
        q, v, a = (ca.SX.zeros(self.equations.n) for _ in range(3))
        q[rates.places] = rates.x
        v[rates.places], a[rates.places] = rates.bent(speeds.W, W_dot)
        for i, turn in enumerate(rates.turns):
            w, w_dot = self._omega(i), self._omega(i, W_dot)
            q[turn.places], v[turn.places] = turn.u, turn.rate(w)
            a[turn.places] = turn.rate(w_dot) - ca.sumsqr(w) / 4 * turn.u
        return q, v, a

    def contracted(self) -> ca.SX:
        """z as a graph of the papers' [q, v]."""
        rates = self.rates
        W = rates.speeds_of(self.equations.v[rates.places])
        return ca.vertcat(rates.x[self.free], rates.u, W[self.speeds.own])


def minimal_of(equations: Equations) -> Minimal:
    """The minimal form; bodies follow from massless points, as from that where they slide, if that leaves no row."""
    found = Minimal(equations)
    if found.long or not len(found.rows) or not found.speeds.massless:
        return found
    other = Minimal(equations, feet=True)
    return found if len(other.rows) or not other.has_mass() else other


def _independent(A: np.ndarray) -> bool:
    """Whether rows (m, k) are clearly independent."""
    length = np.linalg.norm(A, axis=1, keepdims=True)
    if not A.size or A.shape[0] > A.shape[1] or not (length > 0).all():
        return False
    return bool(np.linalg.svd(A / length, compute_uv=False)[-1] > INDEPENDENT)


def solved(M: ca.SX, Q: ca.SX) -> ca.SX:
    """M \\ Q for a symmetric M > 0 without pivots: by cofactors up to three unknowns, else LDL'."""
    k = M.shape[0]
    if k > COFACTORS or k == 0:
        return ca.ldl_solve(ca.densify(Q), *ca.ldl(M, True)) if k else Q
    if k == 1:
        return Q / M[0, 0]
    if k == 2:
        a, b, d = M[0, 0], M[0, 1], M[1, 1]
        return ca.vertcat(d * Q[0] - b * Q[1], a * Q[1] - b * Q[0]) / (a * d - b * b)
    a, b, c, d, e, f = M[0, 0], M[0, 1], M[0, 2], M[1, 1], M[1, 2], M[2, 2]
    A, B, C = d * f - e * e, c * e - b * f, b * e - c * d
    rows = [[A, B, C], [B, a * f - c * c, b * c - a * e], [C, b * c - a * e, a * d - b * b]]
    column_ = [sum((row[j] * Q[j] for j in range(3)), ca.SX(0)) for row in rows]
    return ca.vertcat(*column_) * (1 / (a * A + b * B + c * C))


def _explicit_positions(rates: Rates) -> tuple[dict[int, ca.SX], ca.SX]:
    """{place: value} of the positions that rows of phi give, and the rows left, all by the other positions."""
    phi, x = rates.phi, rates.x
    given: dict[int, ca.SX] = {}
    left = list(range(phi.shape[0]))
    while (pair := _position_pair(phi, x, left, given)) is not None:
        i, j, sign = pair
        value = ca.densify(-sign * ca.substitute(phi[i], x[j], ca.SX(0)))
        phi = ca.substitute(phi, x[j], value)
        given = {k: ca.substitute(v, x[j], value) for k, v in given.items()} | {j: value}
        left.remove(i)
    rest = [phi[i] for i in left if not phi[i].is_zero()]
    return given, column(rest)


def _position_pair(
    phi: ca.SX, x: ca.SX, rows: list[int], given: dict[int, ca.SX]
) -> tuple[int, int, float] | None:
    """A row and a position that it gives, and the sign it has there."""
    J = jacobian(phi, x)
    for i in rows:
        for j in range(x.shape[0]):
            if j not in given and J.sparsity().has_nz(i, j):
                entry = J[i, j]
                if entry.is_constant() and abs(float(entry)) == 1:
                    return i, j, float(entry)
    return None


def _schur() -> Any:
    """`schur.py`, where many rows are left."""
    from trundle.constrained import schur

    return schur
