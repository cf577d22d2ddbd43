"""CasADi's derivatives of graphs, with derivatives of tables written as calls of tables (`lookup.py`).

So what does not change, as the 1 in the row of z - h(x, y) = 0, is seen to be constant. Without tables they are
CasADi's own.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from trundle.symbols.lookup import KNOWN, flattened


def _flat(expressions: Sequence[ca.SX]) -> list[ca.SX]:
    """Expressions as `flattened` writes them; the very same if they call no table."""
    if not KNOWN:
        return list(expressions)
    symbols = ca.symvar(ca.vertcat(ca.SX(0, 1), *(ca.vec(e) for e in expressions)))
    f = ca.Function("f", symbols, list(expressions))
    made = flattened(f)
    return list(expressions) if made is f else list(made.call(symbols))


def jacobian(f: ca.SX, x: ca.SX) -> ca.SX:
    """df/dx (m, n)."""
    return _flat([ca.jacobian(f, x)])[0]


def gradient(f: ca.SX, x: ca.SX) -> ca.SX:
    """df/dx of a scalar, a column."""
    return _flat([ca.gradient(f, x)])[0]


def jtimes(f: ca.SX, x: ca.SX, v: ca.SX, transposed: bool = False) -> ca.SX:
    """df/dx v, or (df/dx)' v."""
    return _flat([ca.jtimes(f, x, v, transposed)])[0]


def hessian(f: ca.SX, x: ca.SX) -> ca.SX:
    """d2f/dx2 (n, n) of a scalar."""
    return jacobian(gradient(f, x), x)


def bent(f: ca.SX, x: ca.SX) -> list[bool]:
    """For every row of a column whether it is other than affine in x."""
    J = jacobian(f, x)
    rows, found = J.sparsity().row(), [False] * f.shape[0]
    if rows:
        moves = ca.which_depends(ca.vertcat(*J.nonzeros()), x, 1, True)
        for row, moved in zip(rows, moves, strict=True):
            found[row] = found[row] or bool(moved)
    return found


def side_of(*derivatives: ca.SX) -> ca.SX:
    """The sign, 1, -1 or 0, of the first that is not zero; NaN counts as zero."""
    side = ca.SX(0)
    for value in reversed(derivatives):
        side = ca.if_else(value > 0, 1, ca.if_else(value < 0, -1, side))
    return side
