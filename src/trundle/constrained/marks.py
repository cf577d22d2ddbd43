"""Where to look at an expression that is watched: what decides its choices, and what its narrow peaks depend on.

where(abs(x - 1) < 1e-6, 1, 0) is zero wherever a step looks, and so is exp(-((x - 1)/1e-6)**2). But the graph says
where to look: the first changes where x - 1 and abs(x - 1) - 1e-6 are zero, the second where x - 1 is: the marks.

    choice              mark
    u > 0, abs(u), ...  u
    floor(u), ceil(u)   sin(pi u)
    atan2(y, x)         y
    a table(u), (u, w)  u - x_k, for the points where it bends most; of a smooth one where that is more than usual
    exp(u), tanh(u)     u, or the part of it that is zero where it is, and du/dt: where it comes nearest
    u^n                 du/dt, for powers of POWER and more
    1/u^p               u, which need not be zero: where it comes nearest, if the peak is narrow (`denominators.py`)
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.denominators import denominators
from trundle.constrained.hold import hold
from trundle.constrained.switches import Switch
from trundle.symbols.bends import bends
from trundle.symbols.derivatives import jtimes
from trundle.symbols.graph import nodes_of
from trundle.symbols.lookup import calls, flattened
from trundle.symbols.pieces import Axis, Pieces

NARROW = {  # operations that are flat but where an argument is near zero: which argument
    ca.OP_EXP: 0, ca.OP_TANH: 0, ca.OP_ERF: 0, ca.OP_COSH: 0, ca.OP_SINH: 0, ca.OP_ATAN: 0, ca.OP_POW: 1,
}  # fmt: skip
POWER = 32  # from here on a power is a narrow peak where its base is at an extreme
_SAME = (ca.OP_NEG, ca.OP_SQ, ca.OP_TWICE, ca.OP_MUL, ca.OP_DIV, ca.OP_FABS)
"""Zero where the first operand is that moves, if it is the only one."""
BENDS = 16  # points of a table
MARK, PEAK = 2, 3  # what the kernel calls marks: of what is watched, and of the rates of the motion


class Moving(NamedTuple):
    """What changes in a run: time, positions, velocities, and what follows from them."""

    t: ca.SX
    q: ca.SX
    v: ca.SX
    others: ca.SX

    @property
    def all(self) -> ca.SX:
        return ca.vertcat(self.t, self.q, self.v, self.others)


def marks(expressions: ca.SX, moving: Moving) -> list[ca.SX]:
    """The marks of a column of expressions; none if nothing in it is narrow.

    CasADi reads x > 1 as 1 < x; only where a mark is zero counts, not its sign.

    >>> t, x, v = (ca.SX.sym(name) for name in "txv")
    >>> marks(ca.if_else(x > 1, ca.exp(-((x - 3) ** 2)), 0), Moving(t, x, v, ca.SX(0, 1)))
    [SX((1-x)), SX((x-3)), SX(v)]
    """
    found = [mark for switch in hold([expressions], moving.all).switches for mark in _of(switch)]
    found += [*_of_narrow(expressions, moving), *_of_powers(expressions, moving)]
    found += denominators(expressions, moving.all)
    return list({mark.element_hash(): mark for mark in found}.values())


def _of(switch: Switch) -> list[ca.SX]:
    u = switch.live
    if switch.kind in ("floor", "ceil"):
        return [ca.sin(np.pi * u)]
    if switch.kind != "cell":
        return [u[0]]
    assert switch.table is not None  # of a cell
    return _at_bends(switch.table.axes[0], u, bends(switch.table, most=BENDS))


def _of_table(table: Pieces, places: list[ca.SX], moving: Moving) -> list[ca.SX]:
    """Where a smooth table bends much more than elsewhere, and where the motion turns near it."""
    found = []
    for j, u in enumerate(places):
        if ca.depends_on(u, moving.all) and len(knots := bends(table, j, BENDS, singled_out=True)):
            turns = [mark for mark in _near(u, moving) if mark is not u]
            found += [*_at_bends(table.axes[j], u, knots), *turns]
    return found


def _at_bends(axis: Axis, u: ca.SX, knots: np.ndarray) -> list[ca.SX]:
    """Zero where u comes to one of these knots."""
    length = axis.high - axis.low
    inside = u - length * ca.floor((u - axis.low) / length) if axis.period else u
    return [inside - float(knot) for knot in knots]


def _of_narrow(expressions: ca.SX, moving: Moving) -> list[ca.SX]:
    """What the narrow functions in a column depend on."""
    f = flattened(ca.Function("f", ca.symvar(expressions), [expressions]))
    if not calls(f) and not any(f.instruction_id(i) in NARROW for i in range(f.n_instructions())):
        return []
    changing = {e.element_hash() for e in moving.all.elements()}
    nodes = list[ca.SX]()
    roots = list[ca.SX | None]()  # what is zero where the node is; None if it does not move
    found, tables = list[ca.SX](), set[tuple[Hashable, ...]]()
    for op, of, value, table in nodes_of(expressions):
        operands, own = [nodes[j] for j in of], [roots[j] for j in of]
        moved = list({root.element_hash(): root for root in own if root is not None}.values())
        if table is not None:
            places = operands[:-1]
            if moved and (seen := (table.key, *(u.element_hash() for u in places))) not in tables:
                tables.add(seen)
                found += _of_table(table, places, moving)
        elif op in NARROW and (root := own[NARROW[op]]) is not None:
            found += _near(root, moving)
        alone = len(moved) == 1 and op in _SAME and not (op == ca.OP_DIV and own[0] is None)
        moves = bool(moved) or (not of and value.element_hash() in changing)
        nodes.append(value)
        roots.append((moved[0] if alone else value) if moves else None)
    return found


def _near(u: ca.SX, moving: Moving) -> list[ca.SX]:
    """Where a function of u is narrow: where u is zero, and where it is least along the motion."""
    if ca.depends_on(u, ca.vertcat(moving.v, moving.others)):
        return [u]
    rate = jtimes(u, moving.q, moving.v) + jtimes(u, moving.t, ca.SX(1))
    return [u] if rate.is_constant() else [u, rate]


def _of_powers(expressions: ca.SX, moving: Moving) -> list[ca.SX]:
    """Where what is raised to a high power is at an extreme along the motion."""
    nodes = nodes_of(expressions)
    raised, found = list[tuple[int, float]](), set[int]()  # of every node: base, exponent
    for k, (op, of, _, _) in enumerate(nodes):
        bases = [raised[j] for j in of if not nodes[j].value.is_constant()]
        base, exponent = bases[0] if bases else (k, 1.0)
        if op == ca.OP_SQ:
            exponent *= 2
        elif op in (ca.OP_CONSTPOW, ca.OP_POW) and len(bases) == 1 and base != k:
            exponent *= float(nodes[of[1]].value) if nodes[of[1]].value.is_constant() else np.nan
        elif op == ca.OP_MUL and len(bases) == 2 and bases[1][0] == base:
            exponent += bases[1][1]
        elif not (op in _SAME and len(bases) == 1):
            base, exponent = k, 1.0
        raised.append((base, exponent))
        if exponent >= POWER:
            found.add(base)
    return [rate for base in sorted(found) for rate in _turning(nodes[base].value, moving)]


def _turning(u: ca.SX, moving: Moving) -> list[ca.SX]:
    """What is zero where u is at an extreme along the motion; of velocities where it is at one of its own."""
    if ca.depends_on(u, ca.vertcat(moving.v, moving.others)):
        own = [x for x in ca.symvar(u) if ca.depends_on(moving.all, x)]
        rate = jtimes(u, own[0], ca.SX(1)) if len(own) == 1 else ca.SX(0)
    else:
        rate = jtimes(u, moving.q, moving.v) + jtimes(u, moving.t, ca.SX(1))
    return [] if rate.is_constant() else [rate]


def peaks(parts: ca.SX, given: ca.SX, moving: Moving) -> list[ca.SX]:
    """Where the state may come to a narrow peak of the motion's own rates: the marks of its narrow functions.

    parts   of the equations;  given: what they were made of, which divides by no more than it says
    What time alone decides is known beforehand (`integrate/moments.py`).
    """
    state = ca.vertcat(moving.q, moving.v)
    found = [*_of_narrow(parts, moving), *_of_powers(given, moving)]
    found += denominators(given, moving.all)
    return list({u.element_hash(): u for u in found if ca.depends_on(u, state)}.values())


def marked(fast: list[int]) -> int:
    """How many marks there are; they stand last."""
    return sum(one >= MARK for one in fast)


def with_more(column: ca.SX, fast: list[int], g: ca.SX, slopes: ca.SX) -> tuple[ca.SX, list[int]]:
    """A column [g, dg/dt] of what is watched, and what of it is fast, with more: before the marks, which stand last."""
    count = len(fast)
    given = count - marked(fast)
    parts = column[:given], g, column[given : count + given], slopes, column[count + given :]
    return ca.vertcat(*parts), [*fast[:given], *[0] * int(g.shape[0]), *fast[given:]]
