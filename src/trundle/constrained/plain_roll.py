"""Whether a body that touches plainly rolls: one look at the state says what deciding among all modes would.

A single contact whose gap, rate and slip are rounding, which presses, whose friction is within its limit, and which
can do nothing else (`integrate/kernel/decide.c` says why that follows from W, the contact's inertia). What is close to
any of these limits is decided among all modes.
"""

from __future__ import annotations

import casadi as ca

from trundle.constrained.contact_ends import binds_more, contact_forces, is_known
from trundle.constrained.equations import Equations
from trundle.constrained.minimal import Minimal, solved
from trundle.constrained.slips import LEAST

EPS = 2.0**-52
GAP, SPEED = 8 * EPS, 32 * EPS  # rounding, of the terms of a gap and of a slip
CLEAR = 1e-6  # of a force, and of the static limit: less is close to a change of modes


def plain_roll(form: Minimal, eq: Equations) -> ca.SX | None:
    """What must be positive, as graphs of (t, y, p), for a system with one contact.

    form   with its contact closed and stuck;  eq   of the system with all its modes
    """
    (gate,), (slip,) = eq.gates, eq.slips
    if binds_more(form, eq) or slip.load is not None or not is_known(eq, slip.mu, slip.static):
        return None
    forces = contact_forces(form, [gate.contact], [True], form.quick)
    if forces is None:
        return None
    (N, across), n, K = forces.pairs[0], forces.normals[0], forces.K
    F = N * n + across
    W = ca.mtimes(K.T, ca.horzcat(*(solved(forces.M, K[:, j]) for j in range(3))))
    pulled = ca.dot(n, ca.mtimes(W, F))  # how fast it would fall without the contact's force
    sure = [N - CLEAR * ca.norm_2(F), pulled - CLEAR * ca.dot(n, ca.mtimes(W, n)) * ca.norm_2(F)]
    if not slip.friction.grips:
        mu, static = form.rates.written([slip.mu, slip.static])
        sure += [(1 - CLEAR) * static * N - ca.norm_2(across), _only_way(W, n, ca.fmax(mu, static))]
    (found,) = form.closed(ca.vertcat(*sure))
    found = ca.substitute(found, form.z, form.contracted())
    return ca.vertcat(*_at_rest(eq), found)


def _only_way(W: ca.SX, n: ca.SX, mu: ca.SX) -> ca.SX:
    """Positive where a contact that can hold can neither fly nor slide, with K = W_tt without the normal."""
    Wn = ca.mtimes(W, n)
    normal = ca.dot(n, Wn)
    along = Wn - normal * n
    # W - W n n' W / (n' W n) has no part along n: the other two of its eigenvalues are those of K
    K = W - ca.mtimes(Wn, Wn.T) / normal
    total, product = ca.trace(K), (ca.trace(K) ** 2 - ca.sumsqr(K)) / 2
    apart = ca.sqrt(ca.fmax(total**2 / 4 - product, 0))
    return normal * (total / 2 - apart) - mu * ca.norm_2(along) * (total / 2 + apart)


def _at_rest(eq: Equations) -> list[ca.SX]:
    """Positive where gap, its rate and the slip are rounding."""
    (gate,), (slip,) = eq.gates, eq.slips
    contact, gap, rate = gate.contact, eq.q[gate.column], eq.v[gate.column]
    reach = ca.norm_2(contact.point.sx) + ca.norm_2(contact.body.position.sx)
    own, other = contact.material, contact.surface.velocity_at(contact.point)
    speeds = [ca.norm_2(ca.densify(v.sx)) for v in (contact.body.velocity, own, other)]
    given = ca.mtimes(slip.S, eq.v)
    terms = ca.mtimes(ca.fabs(slip.S), ca.fabs(eq.v)) + ca.fabs(slip.s - given)
    return [
        GAP * (reach + ca.fabs(gap)) + LEAST - ca.fabs(gap),
        SPEED * sum(speeds, ca.fabs(rate)) + LEAST - ca.fabs(rate),
        SPEED * ca.mmax(ca.densify(terms)) + LEAST - ca.norm_2(ca.densify(slip.s)),
    ]
