"""Moments at which time alone changes something quickly, so that no step passes over them.

A force exp(-((t - 5)/1e-3)**2) on what rests is zero wherever a long step looks. But the graph says where to look: what
changes quickly is a function (exp, square, tanh, 1/u, ...) of some u(t), and does so where u is near zero. So the nodes
of the graph that contain time alone are collected, |u| is made least, and around each such moment all that time alone
decides is sampled at distances span, span/1.4, span/2, ... What changes within a thousandth of the run, or within a
fifth and rests otherwise, ends a phase there: the step that ends at the moment sees it. A system without time in it
has no moments, and none is looked for. Of a table of time the data say themselves where it bends most.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.symbols.bends import bends
from trundle.symbols.derivatives import gradient
from trundle.symbols.lookup import apply, calls, flattened
from trundle.symbols.pieces import Pieces

# Of the run: what changes more slowly is seen by the steps; if it rests before, and after.
NARROW, SEEN = 1e-3, 0.2
PART, ROUNDING = 0.1, 1e-9  # of its range by which it changes then; of its size: no change
HALVINGS = 40  # of the distance to a moment
PLACES = 4096  # samples of a u that is not linear in time
ROUNDS, FINER = 10, 32  # of making |u| least, and the places of each
KNOWN = 1000  # answers that are kept
PERIODS = 20  # of a periodic table that are searched
# Of the acceleration at a moment: what less than it does to what rests is not resolved.
FAINT = 1e-6
_FAST = {  # operations with an argument near which they change: which argument
    ca.OP_EXP: (0,), ca.OP_EXPM1: (0,), ca.OP_SQ: (0,), ca.OP_SQRT: (0,), ca.OP_LOG: (0,),
    ca.OP_LOG1P: (0,), ca.OP_INV: (0,), ca.OP_DIV: (1,), ca.OP_POW: (0,), ca.OP_CONSTPOW: (0,),
    ca.OP_TANH: (0,), ca.OP_ATAN: (0,), ca.OP_ERF: (0,), ca.OP_SINH: (0,), ca.OP_COSH: (0,),
    ca.OP_ATAN2: (0,),
}  # fmt: skip
_SAME = (ca.OP_NEG, ca.OP_SQ, ca.OP_TWICE, ca.OP_MUL)  # least where their argument is


@dataclass(frozen=True)
class Timed:
    """What of a graph contains time alone: arguments u of fast operations, and of tables; the largest parts F."""

    arguments: tuple[ca.SX, ...]
    parts: tuple[ca.SX, ...]
    tables: tuple[tuple[ca.SX, Pieces], ...] = ()


def timed(outputs: ca.SX, t: ca.SX, others: ca.SX) -> Timed:
    """Find them in a graph of t, of others that change in a run, and of parameters.

    >>> t, x, p = (ca.SX.sym(name) for name in "txp")
    >>> found = timed(x + x * ca.exp((t - p) ** 2), t, x)
    >>> found.arguments, found.parts
    ((SX((t-p)),), (SX(exp(sq((t-p)))),))
    """
    rows = np.flatnonzero(ca.which_depends(outputs, t, 1, True))
    graph = outputs[[int(i) for i in rows]]
    symbols = ca.symvar(graph)
    f = flattened(ca.Function("f", symbols, [graph]))
    looks = calls(f)
    moving = {e.element_hash() for e in others.elements()}
    arguments: dict[int, ca.SX] = {}
    parts: dict[int, ca.SX] = {}
    tables: dict[tuple[int, str], tuple[ca.SX, Pieces]] = {}
    work: dict[int, ca.SX | None] = {}  # None: more than time and parameters is in it
    roots: dict[int, ca.SX] = {}  # of a node: a simpler one that is least where it is

    def is_timed(node: ca.SX | None) -> bool:
        return node is not None and ca.depends_on(node, t)

    for i in range(f.n_instructions()):
        op, inputs, results = f.instruction_id(i), f.instruction_input(i), f.instruction_output(i)
        if op == ca.OP_INPUT:
            symbol = symbols[inputs[0]]
            work[results[0]] = None if symbol.element_hash() in moving else symbol
        elif op == ca.OP_CONST:
            work[results[0]] = ca.SX(f.instruction_constant(i))
        else:
            nodes = [work[j] for j in inputs]
            known = [node for node in nodes if node is not None]
            if op == ca.OP_OUTPUT or len(known) < len(nodes):
                parts |= {node.element_hash(): node for node in known if is_timed(node)}
                made = None
            else:
                if i in looks:
                    table = looks[i].table
                    made = apply(table, known)
                    if len(table.axes) == 1 and is_timed(known[0]):
                        tables[known[0].element_hash(), table.key] = known[0], table
                else:
                    made = ca.SX.unary(op, *known) if len(known) == 1 else ca.SX.binary(op, *known)
                moves = [node for node in known if is_timed(node)]
                for node in moves:
                    roots.setdefault(node.element_hash(), node)
                if len(moves) == 1 and op in _SAME:
                    roots[made.element_hash()] = roots[moves[0].element_hash()]
                for k in _FAST.get(op, ()):
                    if is_timed(known[k]):
                        root = roots[known[k].element_hash()]
                        arguments[root.element_hash()] = root
            if op != ca.OP_OUTPUT:
                work[results[0]] = made
    plain = {node for node in parts if parts[node].is_symbolic()}  # t itself
    return Timed(
        tuple(arguments.values()),
        tuple(part for key, part in parts.items() if key not in plain),
        tuple(tables.values()),
    )


class Moments:
    """The moments of a system; p are its parameters with the modes of its switches."""

    def __init__(self, equations: Equations) -> None:
        eq = equations
        parts = (eq.M, eq.Q + eq.c, eq.A, eq.b, eq.switches.conditions)
        moving = [
            ca.vertcat(*part.nonzeros())
            for part in parts
            if part.nnz() and ca.depends_on(part, eq.t)
        ]
        found = timed(ca.vertcat(*moving), eq.t, eq.y) if moving else Timed((), ())
        slopes = [ca.gradient(u, eq.t) for u in found.arguments]
        bent = [ca.depends_on(slope, eq.t) for slope in slopes]
        self._known = dict[tuple[float, float, float, bytes], np.ndarray]()
        lines = [u for u, is_bent in zip(found.arguments, bent, strict=True) if not is_bent]
        self._bent = [u for u, is_bent in zip(found.arguments, bent, strict=True) if is_bent]
        zeros = [eq.t - u / ca.gradient(u, eq.t) for u in lines]
        self._zeros = ca.Function("zeros", [eq.t, eq.p], [ca.vertcat(ca.SX(0, 1), *zeros)])
        self._u = ca.Function("u", [eq.t, eq.p], [ca.vertcat(ca.SX(0, 1), *self._bent)])
        self._F = ca.Function("F", [eq.t, eq.p], [ca.vertcat(ca.SX(0, 1), *found.parts)])
        self._tables = [
            (ca.Function("u", [eq.t, eq.p], [u, ca.gradient(u, eq.t)]), table)
            for u, table in found.tables
            if not ca.depends_on(gradient(u, eq.t), eq.t)
        ]
        simple = not self._bent and not self._tables
        self.plain = self._zeros if simple else None  # (t, p) -> all of them, and some more
        self.any = bool(found.arguments or self._tables) and bool(found.parts)

    def within(self, begin: float, end: float, p: np.ndarray, span: float) -> np.ndarray:
        """The moments inside an interval of a run that lasts `span`, in order; kept for the next run."""
        key = (begin, end, span, p.tobytes())
        if key not in self._known:
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[key] = self._found(begin, end, p, span)
        return self._known[key]

    def _found(self, begin: float, end: float, p: np.ndarray, span: float) -> np.ndarray:
        lines = self._zeros(begin, p).full().ravel()
        bends = [self._bends(f, table, begin, end, p) for f, table in self._tables]
        found = np.unique(np.concatenate([lines, self._least(begin, end, p), *bends]))
        inside = found[(found > begin) & (found < end)]
        return np.array([t for t in inside if self._narrow(t, p, span)])

    def _values(self, f: ca.Function, times: np.ndarray, p: np.ndarray) -> np.ndarray:
        return np.asarray(f(times[None], p).full())

    def _bends(
        self, f: ca.Function, table: Pieces, begin: float, end: float, p: np.ndarray
    ) -> np.ndarray:
        """When a table of a u that is linear in time comes to where its data bend most."""
        axis = table.axes[0]
        at = bends(table)
        u, slope = (float(part) for part in f(begin, p))
        if slope == 0 or not len(at):
            return np.empty(0)
        if axis.period:
            length = axis.high - axis.low
            first = np.floor((min(u, u + slope * (end - begin)) - axis.low) / length)
            at = (at + length * (first + np.arange(PERIODS))[:, None]).ravel()
        return np.asarray(begin + (at - u) / slope)

    def _least(self, begin: float, end: float, p: np.ndarray) -> np.ndarray:
        """Where |u| is least, for each u that is not linear in time."""
        if not self._bent:
            return np.empty(0)
        x = np.linspace(0, 1, PLACES + 1)
        times = begin + (end - begin) * (x + 0.3 / PLACES * np.sin(np.sqrt(2) * PLACES * x))
        times[[0, -1]] = begin, end
        found = []
        for k, size in enumerate(np.abs(self._values(self._u, times, p))):
            low = np.flatnonzero((size[1:-1] <= size[:-2]) & (size[1:-1] < size[2:])) + 1
            a, b = times[low - 1], times[low + 1]
            for _ in range(ROUNDS if len(low) else 0):
                inner = np.linspace(a, b, FINER + 1, axis=1)
                sizes = np.abs(self._values(self._u, inner.ravel(), p)[k]).reshape(inner.shape)
                best, row = np.clip(sizes.argmin(axis=1), 1, FINER - 1), np.arange(len(low))
                a, b = inner[row, best - 1], inner[row, best + 1]
            found.append((a + b) / 2)
        return np.concatenate(found)

    def _narrow(self, t: float, p: np.ndarray, span: float) -> bool:
        """Whether something changes around a moment more quickly than the steps of a run would see."""
        away = span * 2.0 ** (-np.arange(2 * HALVINGS) / 2)
        F = self._values(self._F, np.concatenate([[t], t - away, t + away]), p)
        F = np.nan_to_num(F[np.isfinite(F[:, 0])], posinf=0.0, neginf=0.0)
        change = np.abs(F[:, 1:] - F[:, :1]).reshape(len(F), 2, len(away))
        most = change.max(axis=(1, 2), initial=0.0)[:, None, None]
        near = (change > PART * most) & (away < SEEN * span)
        sides, far = F[:, 1:].reshape(change.shape), away >= SEEN * span
        flat = np.ptp(sides[:, :, far], axis=2).max(axis=1, initial=0.0) <= PART * most[:, 0, 0]
        quick = near[:, :, away < NARROW * span].any(axis=(1, 2)) | (near.any(axis=(1, 2)) & flat)
        return bool(np.any(quick & (most[:, 0, 0] > ROUNDING * np.abs(F).max(axis=1, initial=0.0))))
