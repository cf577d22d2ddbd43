"""What a graph divides by, where that makes a narrow peak: 1/(w^2 + u^2) is one of width w where u passes zero.

Every node is followed in the powers of its roots, which may come near zero: symbols, sums, and values of functions.

    sqrt(D), D^p, a b, a/b     powers are halved, multiplied, added, subtracted
    a + b, sin(a), ...         a root of its own; of the others the poles remain

Beside its point of nearest approach a root grows as u^m: m = 1 if it is affine, m = 2 if it is curved, more for sums
of higher powers. So D^-p falls as u^(-m p), and as long as m p <= 1 it is no narrow peak: as much of it lies in every
decade of u, which steps see from afar.
"""

from __future__ import annotations

import math

import casadi as ca

from trundle.symbols.graph import nodes_of

_SAME = (ca.OP_NEG, ca.OP_TWICE, ca.OP_FABS)

Powers = dict[int, float]  # of the roots of a node; negative: a pole


def denominators(expressions: ca.SX, moving: ca.SX) -> list[ca.SX]:
    """The roots by which a column divides strongly enough for a narrow peak; `moving` is what changes in a run.

    >>> x, w = ca.SX.sym("x"), ca.SX.sym("w")
    >>> r = ca.sqrt((x - 3) ** 2 + w**2)
    >>> denominators(ca.vertcat(1 / r, 1 / w), x)
    []
    >>> denominators(ca.vertcat(1 / r**3, ca.tan(x)), x)
    [SX((sq((x-3))+sq(w)))]
    >>> denominators(1 / (1 + (x / w) ** 4), x)[1:]
    [SX(x)]
    """
    nodes, found = nodes_of(expressions), dict[int, ca.SX]()
    powers, flat = list[Powers](), list[float]()  # of every node; m of a root
    terms = dict[
        int, set[int]
    ]()  # of a sum that is flat: the roots of its terms, which say better where it is least
    changing = {e.element_hash() for e in moving.elements()}
    for k, (op, of, value, _) in enumerate(nodes):
        own = [powers[j] for j in of]
        flat.append(1.0)
        if not of:
            powers.append({k: 1.0} if value.element_hash() in changing else {})
        elif not any(own):
            powers.append({})
        elif op in (ca.OP_ADD, ca.OP_SUB, ca.OP_FMIN, ca.OP_FMAX):
            flat[k] = max(_flatness(part, flat) for part in own)
            terms[k] = {root for part in own for root in part} if flat[k] > 2 else set()
            powers.append(_poles(own) | {k: 1.0})
        elif (made := _power(op, own, [nodes[j].value for j in of])) is not None:
            powers.append(made)
        else:
            flat[k] = 2.0  # it may be at an extreme
            powers.append(dict.fromkeys(_poles(own), -math.inf) | {k: 1.0})
        for root, power in powers[k].items():
            if -power * flat[root] > 1 + 1e-9:
                found |= {i: nodes[i].value for i in (root, *terms.get(root, ()))}
    return list(found.values())


def _flatness(powers: Powers, flat: list[float]) -> float:
    """m of a sum, as far as one of its terms decides."""
    if not powers or (list(powers.values()) == [1.0] and all(flat[root] == 1 for root in powers)):
        return 1.0
    return max(2.0, sum(max(power, 0.0) for power in powers.values()))


def _power(op: int, own: list[Powers], operands: list[ca.SX]) -> Powers | None:
    """The powers of the roots in a product or a power; None of another operation."""
    if op in _SAME:
        return own[0]
    if op in (ca.OP_SQ, ca.OP_SQRT, ca.OP_INV):
        exponent = {ca.OP_SQ: 2.0, ca.OP_SQRT: 0.5, ca.OP_INV: -1.0}[op]
        return _sum(own[:1], [exponent])
    if op in (ca.OP_CONSTPOW, ca.OP_POW) and operands[1].is_constant():
        return _sum(own[:1], [float(operands[1])])
    if op == ca.OP_MUL:
        return _sum(own, [1.0, 1.0])
    if op == ca.OP_DIV:
        return _sum(own, [1.0, -1.0])
    return own[1] if op == ca.OP_IF_ELSE_ZERO else None


def _sum(own: list[Powers], factors: list[float]) -> Powers:
    made: Powers = {}
    for powers, factor in zip(own, factors, strict=True):
        for root, power in powers.items():
            made[root] = made.get(root, 0.0) + factor * power
    return {root: power for root, power in made.items() if power}


def _poles(own: list[Powers]) -> Powers:
    """What is left of the roots of terms in their sum."""
    made: Powers = {}
    for powers in own:
        for root, power in powers.items():
            if power < 0:
                made[root] = min(made.get(root, 0.0), power)
    return made
