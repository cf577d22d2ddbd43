"""The vakonomic principle (paper 003, section 2.2): a variational alternative, with multipliers as states.

The Lagrangian L^ = L - mu.rho of Eq. 20 is varied freely in q and mu. With A = d(rho)/dv its Euler-Lagrange
equations are

    M^ q'' = Q^ + A' mu',        A q'' = b

where M^, Q^ come from L^ with mu held fixed. They have the shape of step 3, with the RATES of the multipliers in
the place of the constraint forces' multipliers, so the same solve serves. A holonomic constraint enters with
rho = D(phi), whose extra terms vanish: for those both principles give the same motion.
"""

from __future__ import annotations

import casadi as ca

from trundle.constrained.equations import Equations
from trundle.unconstrained.lagrange import mass_and_force


def vakonomic_terms(equations: Equations, mu: ca.SX) -> tuple[ca.SX, ca.SX]:
    """M^ (n, n) and Q^ (n) for the multiplier states mu (m)."""
    M, Q = mass_and_force(-ca.dot(mu, equations.rho), equations.q, equations.v, equations.t)
    return equations.M + M, equations.Q + Q
