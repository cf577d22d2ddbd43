"""Step 1 in symbols: energies and forces -> M(q, v, t) and Q(q, v, t).

    p = dT/dv,   M = dp/dv,   Q = dL/dq - (dp/dq v + dp/dt) + applied forces

(paper 000, Eqs. 7-21, done by automatic differentiation instead of by hand).
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from trundle.symbols.derivatives import gradient, jacobian, jtimes
from trundle.unconstrained.forces import Work


def mass_and_force(lagrangian: ca.SX, q: ca.SX, v: ca.SX, time: ca.SX) -> tuple[ca.SX, ca.SX]:
    """M (n, n) and Q (n) of Lagrange's equations, Eq. 7 written out as M q'' = Q."""
    p = gradient(lagrangian, v)
    M = jacobian(p, v)
    Q = gradient(lagrangian, q) - jtimes(p, q, v) - jtimes(p, time, ca.SX(1))
    return M, ca.densify(Q)


def generalized_force(work: Sequence[Work], v: ca.SX) -> ca.SX:
    """Q (n) = sum of (ds/dv)' F over pairs (F, s): the virtual work of the pairs."""
    Q = ca.SX.zeros(v.shape[0])
    for pair in work:
        Q += jtimes(pair.velocity.sx, v, ca.densify(pair.force.sx), True)
    return Q
