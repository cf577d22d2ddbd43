"""Rows on velocities in a body's own axes, where the rotation drops out of them.

A body that rolls has rows v + R w + g = 0: w = omega x (contact point) in body axes, g the ground's velocity. With
v = R V they are V + w + R'g = 0. So N, N'MN and what follows from them have no R in them, as when derived by hand:
a third fewer operations for paper 004's stone.
"""

from __future__ import annotations

from typing import NamedTuple

import casadi as ca

from trundle.symbols.derivatives import jacobian

SAME = 4  # operations within which two factors are compared; they come from one product R w


def in_body_axes(residual: ca.SX, v: ca.SX, R: ca.SX, V: ca.SX, speeds: ca.SX) -> ca.SX | None:
    """R' residual for v = R V, if the residual (3) is v + R w + g with a product R w to be seen in it.

    speeds   of the system: g has none of them

    >>> v, V, w, g = (ca.SX.sym(name, 3) for name in ("v", "V", "w", "g"))
    >>> R = ca.SX.sym("R", 3, 3)
    >>> in_body_axes(v + ca.mtimes(R, w), v, R, V, ca.vertcat(v, w))
    SX([(V_0+w_0), (V_1+w_1), (V_2+w_2)])
    >>> in_body_axes(v + w, v, R, V, ca.vertcat(v, w)) is None
    True
    """
    if residual.shape != (3, 1) or not _is_one(jacobian(residual, v)):
        return None
    rest = ca.substitute(residual, v, ca.SX.zeros(3))
    rows, g = [], ca.SX.zeros(3)
    for i in range(3):
        factors = ca.SX.zeros(3)
        for sign, term in _terms(rest[i]):
            k, factor = _factor(term, R[i, :])
            if k is None:
                g[i] += sign * term
            else:
                factors[k] += sign * factor
        rows.append(factors)
    w = rows[0]
    if w.is_zero() or ca.depends_on(g, speeds):
        return None
    if not all(ca.is_equal(w[k], row[k], SAME) for row in rows for k in range(3)):
        return None
    return V + w + (ca.mtimes(R.T, g) if not g.is_zero() else 0)


def _is_one(J: ca.SX) -> bool:
    return bool(J.is_constant() and ca.DM(J).nnz() == 3 and (J - ca.SX.eye(3)).is_zero())


def _terms(e: ca.SX) -> list[tuple[int, ca.SX]]:
    """The terms of a sum, with their signs."""
    if e.is_op(ca.OP_ADD) or e.is_op(ca.OP_SUB):
        other = 1 if e.is_op(ca.OP_ADD) else -1
        return _terms(e.dep(0)) + [(other * sign, term) for sign, term in _terms(e.dep(1))]
    if e.is_op(ca.OP_NEG):
        return [(-sign, term) for sign, term in _terms(e.dep(0))]
    return [] if e.is_zero() else [(1, e)]


def _factor(term: ca.SX, row: ca.SX) -> tuple[int | None, ca.SX]:
    """Which entry of a row of R is a factor of the term, and what is multiplied by it."""
    if term.is_op(ca.OP_MUL):
        sides = term.dep(0), term.dep(1)
        for one, other in (sides, sides[::-1]):
            for k in range(3):
                if ca.is_equal(one, row[k]):
                    return k, other
    return None, term


class Seen(NamedTuple):
    """A vector y (3) of the world as a body sees it: e = R'y, as symbols and as it was written."""

    e: ca.SX
    whole: ca.SX
    y: ca.SX
    R: ca.SX
    omega: ca.SX


def seen_by(graph: ca.SX, R: ca.SX, omega: ca.SX) -> list[Seen]:
    """The products R'y in a graph.

    >>> R, y, x = ca.SX.sym("R", 3, 3), ca.SX.sym("y", 3), ca.SX.sym("x")
    >>> [one.y for one in seen_by(x * ca.mtimes(R.T, y)[1] + ca.norm_2(ca.mtimes(R.T, y)), R, x)]
    [SX([y_0, y_1, y_2])]
    """
    places = {R[k, i].element_hash(): (k, i) for k in range(3) for i in range(3)}
    found: dict[tuple[int, ...], dict[int, tuple[ca.SX, ca.SX]]] = {}
    for node in _sums(graph):
        y, columns = ca.SX.zeros(3), set()
        for sign, term in _terms(node):
            sides = [term.dep(0), term.dep(1)] if term.is_op(ca.OP_MUL) else []
            entry = next((x for x in sides if x.element_hash() in places), None)
            if entry is None:
                columns.add(-1)
                break
            k, i = places[entry.element_hash()]
            other = sides[1] if entry is sides[0] else sides[0]
            columns.add(i if y[k].is_zero() else -1)
            y[k] = sign * other
        if len(columns) == 1 and -1 not in columns:
            key = tuple(y[k].element_hash() if not y[k].is_zero() else 0 for k in range(3))
            found.setdefault(key, {})[columns.pop()] = node, y
    parts = {key for key in found for whole in found if _is_part(key, whole)}
    return [
        Seen(ca.SX.sym("e", 3), ca.vertcat(*(rows[i][0] for i in range(3))), rows[0][1], R, omega)
        for key, rows in found.items()
        if len(rows) == 3 and key not in parts
    ]


def _is_part(key: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Whether a sum of products is a part of another."""
    return key != whole and all(a in (0, b) for a, b in zip(key, whole, strict=True))


def _sums(graph: ca.SX) -> list[ca.SX]:
    """Every sum and difference in a graph."""
    known: dict[int, ca.SX] = {}
    waiting = list(ca.vertsplit(ca.densify(ca.vec(graph))))
    while waiting:
        e = waiting.pop()
        if e.element_hash() not in known:
            known[e.element_hash()] = e
            waiting += [e.dep(i) for i in range(e.n_dep())]
    return [e for e in known.values() if e.is_op(ca.OP_ADD) or e.is_op(ca.OP_SUB)]
