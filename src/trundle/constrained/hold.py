"""Switches held fixed: `where`, `maximum`, `abs`, `floor`, `atan2`, ... written smooth for one mode at a time.

`hold` walks the graphs of a system once and puts a parameter k in the place of every choice:

    abs(u) = k u,   sign(u) = k,   max(a, b) = a or b by the sign k of a - b,   a < b by the sign k of b - a,
    floor(u) = k,   ceil(u) = k,   a linear table(u) = the straight line of cell k,
    atan2(y, x) = angle + atan2(c y - s x, c x + s y)   with k = (c, s, angle)

Within a phase of a run k is constant, so what stands there is smooth, and so are its derivatives. Equal choices share
one switch, wherever they occur. A choice that depends on neither time nor state stays as it is written.

Both branches of `where` are evaluated. The one not taken may be out of its range (sqrt, log, a division by zero), and
a derivative would multiply its NaN by zero; so what is needed by that branch alone is evaluated at a safe place.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import casadi as ca

from trundle.constrained.switches import Switch, SwitchKind
from trundle.constraints.compound import Side
from trundle.errors import ModelError
from trundle.symbols.expression import Expression
from trundle.symbols.lookup import apply, calls, flattened
from trundle.symbols.pieces import Pieces
from trundle.symbols.printing import as_text

_COMPARISONS = (ca.OP_LT, ca.OP_LE)
_TRUTHS = (ca.OP_NOT, ca.OP_AND, ca.OP_OR, ca.OP_EQ, ca.OP_NE)  # of modes; of nothing that moves
_UNKNOWN = (ca.OP_FMOD, ca.OP_REMAINDER, ca.OP_COPYSIGN)  # none of the library's functions
CHOICES = frozenset((
    *_COMPARISONS, *_TRUTHS, *_UNKNOWN, ca.OP_IF_ELSE_ZERO, ca.OP_FABS, ca.OP_SIGN, ca.OP_FMAX,
    ca.OP_FMIN, ca.OP_FLOOR, ca.OP_CEIL, ca.OP_ATAN2,
))  # fmt: skip
_COMMUTE = (ca.OP_ADD, ca.OP_MUL, ca.OP_FMAX, ca.OP_FMIN, ca.OP_EQ, ca.OP_NE, ca.OP_AND, ca.OP_OR)
_SAFE = {  # operand that has a limited range, and a place inside it where derivatives are finite
    ca.OP_DIV: (1, 1.0), ca.OP_INV: (0, 1.0), ca.OP_SQRT: (0, 1.0), ca.OP_LOG: (0, 1.0),
    ca.OP_LOG1P: (0, 1.0), ca.OP_POW: (0, 1.0), ca.OP_CONSTPOW: (0, 1.0), ca.OP_EXP: (0, 1.0),
    ca.OP_EXPM1: (0, 1.0), ca.OP_SINH: (0, 1.0), ca.OP_COSH: (0, 1.0), ca.OP_TAN: (0, 1.0),
    ca.OP_ASIN: (0, 0.5), ca.OP_ACOS: (0, 0.5), ca.OP_ATANH: (0, 0.5), ca.OP_ACOSH: (0, 2.0),
    ca.OP_ATAN2: (1, 1.0),
}  # fmt: skip


SLACK = 1e-9  # of a cell: how far beyond the data a run may end


@dataclass(frozen=True)
class Held:
    """What was found in expressions.

    expressions   those given, smooth;  switches   in the order of need: each knows only of those before it
    edges         what must stay positive: how far inside their data tables are evaluated
    """

    expressions: tuple[ca.SX, ...]
    switches: tuple[Switch, ...]
    edges: tuple[Side, ...] = ()


def has_switch(expression: ca.SX) -> bool:
    """Whether a choice stands in an expression."""
    f = flattened(ca.Function("f", ca.symvar(expression), [expression]))
    return _chooses(f) or any(_has_kinks(call.table) for call in calls(f).values())


def _chooses(f: ca.Function) -> bool:
    return any(f.instruction_id(i) in CHOICES for i in range(f.n_instructions()))


def _has_kinks(table: Pieces) -> bool:
    """Whether a table consists of straight lines."""
    return table.width == 2


def hold(expressions: Sequence[ca.SX], moving: ca.SX) -> Held:
    """The expressions with every choice held by modes, and the switches they hold.

    moving   the symbols that change in a run: time, positions, velocities
    Without choices the very same expressions are returned.
    """
    symbols = ca.symvar(ca.vertcat(*(ca.vec(e) for e in expressions)))
    f = flattened(ca.Function("f", symbols, list(expressions)))
    if not _chooses(f) and not calls(f):
        return Held(tuple(expressions), ())
    walk = _Walk(f, symbols, moving)
    edges = tuple(walk.edges.values())
    if not walk.switches:
        return Held(tuple(expressions), (), edges)
    rebuilt = [list(e.nonzeros()) for e in expressions]
    for (which, place), node in walk.outputs.items():
        rebuilt[which][place] = walk.held[node]
    return Held(
        tuple(
            ca.SX(e.sparsity(), ca.vertcat(ca.SX(0, 1), *parts)) if parts else e
            for e, parts in zip(expressions, rebuilt, strict=True)
        ),
        tuple(walk.switches),
        edges,
    )


@dataclass
class _Walk:
    """One pass over the graph: nodes are numbered by what they compute, then rebuilt in order.

    nodes   (operation, operands): equal nodes have one number; operation -1 - i is a call of table i
    taken   for every node the conditions under which alone it is needed (nodes that are true then)
    held, live   each node rebuilt smooth, and as it was
    """

    f: ca.Function
    symbols: list[ca.SX]
    moving: ca.SX
    nodes: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    outputs: dict[tuple[int, int], int] = field(default_factory=dict)
    held: list[ca.SX] = field(default_factory=list)
    live: list[ca.SX] = field(default_factory=list)
    moves: list[bool] = field(default_factory=list)
    switches: list[Switch] = field(default_factory=list)
    tables: list[Pieces] = field(default_factory=list)
    edges: dict[tuple[object, ...], Side] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._number()
        self.taken = self._conditions()
        self._known: dict[tuple[object, ...], list[tuple[Switch, frozenset[int]]]] = {}
        self._moving = {e.element_hash() for e in self.moving.elements()}
        self._guards: dict[frozenset[int], ca.SX] = {}
        for node, (op, operands) in enumerate(self.nodes):
            self._rebuild(node, op, operands)

    # --- the graph ------------------------------------------------------------------------------
    def _number(self) -> None:
        f, number, looks = self.f, {}, calls(self.f)
        work: dict[int, int] = {}
        for i in range(f.n_instructions()):
            op, inputs, results = (
                f.instruction_id(i),
                f.instruction_input(i),
                f.instruction_output(i),
            )
            if op == ca.OP_OUTPUT:
                self.outputs[results[0], results[1]] = work[inputs[0]]
                continue
            if op == ca.OP_INPUT:
                key: tuple[int, tuple[float, ...]] = (op, (inputs[0],))
            elif op == ca.OP_CONST:
                key = (op, (f.instruction_constant(i),))
            else:
                operands = [work[j] for j in inputs]
                if i in looks:
                    op = self._table(looks[i].table)
                key = (op, tuple(sorted(operands) if op in _COMMUTE else operands))
            if key not in number:
                number[key] = len(self.nodes)
                self.nodes.append(key)
            work[results[0]] = number[key]

    def _table(self, table: Pieces) -> int:
        """The operation that stands for calls of a table."""
        keys = [one.key for one in self.tables]
        if table.key not in keys:
            self.tables.append(table)
            return -len(self.tables)
        return -1 - keys.index(table.key)

    def _apply(self, op: int, operands: Sequence[ca.SX]) -> ca.SX:
        return _apply(op, operands) if op >= 0 else apply(self.tables[-1 - op], operands)

    def _conditions(self) -> list[frozenset[int]]:
        """Backwards: a node is needed where any of its users is; the branch of a choice where it is taken."""
        found: list[frozenset[int] | None] = [None] * len(self.nodes)
        for node in self.outputs.values():
            found[node] = frozenset()
        for node in reversed(range(len(self.nodes))):
            op, operands = self.nodes[node]
            here = found[node] or frozenset()
            if op in (ca.OP_INPUT, ca.OP_CONST):
                continue
            for place, operand in enumerate(map(int, operands)):
                branch = op == ca.OP_IF_ELSE_ZERO and place == 1
                under = here | {int(operands[0])} if branch else here
                before = found[operand]
                found[operand] = under if before is None else before & under
        return [conditions or frozenset() for conditions in found]

    # --- rebuilding -----------------------------------------------------------------------------
    def _rebuild(self, node: int, op: int, operands: tuple[float, ...]) -> None:
        if op == ca.OP_INPUT:
            symbol = self.symbols[int(operands[0])]
            self._put(symbol, symbol, symbol.element_hash() in self._moving)
            return
        if op == ca.OP_CONST:
            self._put(ca.SX(operands[0]), ca.SX(operands[0]), False)
            return
        at = [int(i) for i in operands]
        live = self._apply(op, [self.live[i] for i in at])
        moves = any(self.moves[i] for i in at)
        if op < 0:
            self._look(node, self.tables[-1 - op], at, live, moves)
            return
        if not moves or op not in CHOICES:
            self._put(_apply(op, self._guarded(node, op, at)), live, moves)
            return
        if op == ca.OP_IF_ELSE_ZERO:
            if self.moves[at[0]]:
                self._refuse(self.live[at[0]])
            self._put(ca.if_else(self.held[at[0]], self.held[at[1]], 0), live, self.moves[at[1]])
            return
        if op in _TRUTHS or op in _UNKNOWN:
            self._refuse(live)
        held = self._choice(node, op, at)
        fixed = op in (*_COMPARISONS, ca.OP_SIGN, ca.OP_FLOOR, ca.OP_CEIL)
        self._put(held, live, not fixed)

    def _put(self, held: ca.SX, live: ca.SX, moves: bool) -> None:
        self.held.append(held)
        self.live.append(live)
        self.moves.append(moves)

    def _guarded(self, node: int, op: int, at: list[int]) -> list[ca.SX]:
        """The operands; where the node is not needed, one inside the operation's range."""
        parts = [self.held[i] for i in at]
        if op in _SAFE and self.taken[node] and self.moves[at[_SAFE[op][0]]]:
            place, safe = _SAFE[op]
            parts[place] = ca.if_else(self._guard(node), parts[place], safe)
        return parts

    def _look(self, node: int, table: Pieces, at: list[int], live: ca.SX, moves: bool) -> None:
        """A call of a table: its edges are noted; straight lines are a switch."""
        parts = [self.held[i] for i in at]
        for j, axis in enumerate(table.axes):
            if self.taken[node] and self.moves[at[j]]:
                parts[j] = ca.if_else(self._guard(node), parts[j], (axis.low + axis.high) / 2)
            if not axis.period:
                self._edge(node, table, j, at[j])
        if not moves or not _has_kinks(table):
            self._put(apply(table, parts), live, moves)
            return
        key, below = ("cell", table.key, at[0]), [self.live[at[0]]]
        switch = self._switch("cell", key, node, parts[:1], below, table)
        order = int(self.nodes[at[-1]][1][0])
        self._put(switch.line(parts[0], order), live, order == 0)

    def _edge(self, node: int, table: Pieces, j: int, at: int) -> None:
        """What must stay positive for a table to be looked at where it has data."""
        axis, x = table.axes[j], self.live[at]
        needed = [self.live[i] for i in sorted(self.taken[node]) if i < node]
        key = (table.key, j, at, tuple(sorted(self.taken[node])))
        if (*key, "low") in self.edges:
            return
        slack = [
            SLACK * float(step) for step in (axis.knots[1] - axis.low, axis.high - axis.knots[-2])
        ]
        rooms = {"low": x - (axis.low - slack[0]), "high": (axis.high + slack[1]) - x}
        text, name = as_text(x, ()), repr(table.name)
        what, of_what = (text, f"the data of {name}") if len(text) <= 40 else (name, "its data")
        words = f"{what} leaves {of_what}, which go from {axis.low:g} to {axis.high:g}"
        for end, room in rooms.items():
            for condition in needed:
                room = ca.if_else(condition, room, 1)
            self.edges[*key, end] = Side(Expression(room), words)

    def _guard(self, node: int) -> ca.SX:
        """Whether the node is needed: one, or an expression of modes."""
        conditions = frozenset(i for i in self.taken[node] if i < node)
        if conditions not in self._guards:
            parts = [self.held[i] for i in sorted(conditions)]
            self._guards[conditions] = functools.reduce(ca.logic_and, parts) if parts else ca.SX(1)
        return self._guards[conditions]

    def _refuse(self, live: ca.SX) -> None:
        raise ModelError(
            f"A choice is made by {_short(live)}, which is not a comparison.",
            "a comparison, as x > 0, or a product of comparisons",
            "a quantity in the place of the condition, which would be true wherever it is not zero",
            "td.where(x > 0, a, b)",
        )

    # --- choices --------------------------------------------------------------------------------
    def _choice(self, node: int, op: int, at: list[int]) -> ca.SX:
        a, b = self.held[at[0]], self.held[at[-1]]
        if op in (ca.OP_FLOOR, ca.OP_CEIL):
            kind: SwitchKind = "floor" if op == ca.OP_FLOOR else "ceil"
            return self._switch(kind, (kind, at[0]), node, [a], [self.live[at[0]]]).k
        if op == ca.OP_ATAN2:
            parts = self._guarded(node, op, at)
            k = self._switch("atan2", ("atan2", *at), node, parts, [self.live[i] for i in at]).k
            c, s, angle = k[0], k[1], k[2]
            return angle + ca.atan2(c * parts[0] - s * parts[1], c * parts[1] + s * parts[0])
        if op in (ca.OP_FABS, ca.OP_SIGN):
            k = self._sign(node, at[0], None)
            return k if op == ca.OP_SIGN else k * a
        if op in _COMPARISONS:
            k = self._sign(node, at[1], at[0])
            return k > 0 if op == ca.OP_LT else k >= 0
        larger = self._sign(node, at[0], at[1]) > 0
        return ca.if_else(larger, a, b) if op == ca.OP_FMAX else ca.if_else(larger, b, a)

    def _sign(self, node: int, a: int, b: int | None) -> ca.SX:
        """The mode that is the sign of a - b."""
        first, second = self._difference(a, b)
        turned = first is None or (second is not None and second < first)
        if turned:
            first, second = second, first
        assert first is not None  # zero with zero does not move
        held, live = self.held[first], self.live[first]
        if second is not None:
            held, live = held - self.held[second], live - self.live[second]
        switch = self._switch("sign", ("sign", first, second), node, [held], [live])
        return -switch.k if turned else switch.k

    def _difference(self, a: int, b: int | None) -> tuple[int | None, int | None]:
        """a - b as two nodes, None for a zero, so that x - y > 0, x > y and abs(y - x) look at one thing."""
        nodes, zero = self.nodes, (ca.OP_CONST, (0.0,))
        first = None if nodes[a] == zero else a
        second = None if b is None or nodes[b] == zero else b
        while (first is None) != (second is None):
            op, operands = nodes[first if second is None else second]  # type: ignore[index]
            if op not in (ca.OP_NEG, ca.OP_SUB):
                break
            turned = first is None
            first, second = (None, *map(int, operands))[-2:]
            if turned:
                first, second = second, first
        return first, second

    def _switch(
        self, kind: SwitchKind, key: tuple[object, ...], node: int, u: list[ca.SX], live: list[ca.SX],
        table: Pieces | None = None,
    ) -> Switch:  # fmt: skip
        needed, same = self.taken[node], self._known.setdefault(key, [])
        for switch, taken in same:
            if taken <= needed:  # it is watched wherever this one matters
                return switch
        switch = Switch(
            kind, len(self.switches), ca.vertcat(*u), ca.vertcat(*live), self._guard(node),
            self._words(node), table,
        )  # fmt: skip
        self.switches.append(switch)
        same.append((switch, needed))
        return switch

    def _words(self, node: int) -> Callable[[], str]:
        op, operands = self.nodes[node]
        parts = [self.live[int(i)] for i in operands]
        return lambda: _short(self._apply(op, parts))


def _apply(op: int, operands: Sequence[ca.SX]) -> ca.SX:
    return ca.SX.unary(op, *operands) if len(operands) == 1 else ca.SX.binary(op, *operands)


def _short(sx: ca.SX) -> str:
    text = as_text(sx, ())
    return text if len(text) <= 60 else text[:57] + "..."
