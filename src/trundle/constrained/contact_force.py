"""The force of a contact on its body: the one definition that everything about contacts uses.

Every row rho of the system that belongs to the contact exerts lam d(rho)/dv on the velocities. On the body's
translation, with r' the velocity of its centre of mass, that is a force in world axes (N):

    F = sum over the contact's own rows      (d rho/d r')' lam
      + its Coulomb elements                 (d s/d r')' f          f along the sliding velocity s, sliding or sticking
      + rows of one's own made of its slip   lam c, where rho = c . slip

Its own rows are all of them, redundant ones and those on massless coordinates included: no single multiplier is the
normal force. A wheel that grips lengthwise only is a sliding contact and a row of the third kind. Such a row may be
made of the slips of several contacts; each then gets its share.

Where contacts are redundant (four wheels under a stiff cart) the motion is unique and the forces are not: what is
told is the share that the solve gives each of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.equations import Block, Equations
from trundle.constraints.compound import Touch
from trundle.constraints.equality import EnergyHeld
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression
from trundle.unconstrained.lagrange import mass_and_force

TOLERANCE = 1e-9  # of what is left of a row beside the slips
STATES = 3  # at which that is tested


def contacts_of(eq: Equations) -> list[Touch]:
    """The contacts of a system."""
    return [c for c in eq.model.compounds if isinstance(c, Touch)]


def resolved(eq: Equations, expression: Expression) -> Expression:
    """The expression with forces of contacts, and controls, written in what the equations are solved for
    (`eq.symbols`)."""
    value = expression.sx
    for driven, found in getattr(eq.model, "controls", {}).items():
        symbols = ca.vec(driven.control.sx)
        if ca.depends_on(value, symbols):
            value = ca.substitute(value, symbols, found.control.sx)
    for contact in contacts_of(eq):
        if ca.depends_on(value, contact.force.sx):
            value = ca.substitute(value, contact.force.sx, contact_force(eq, contact))
    return expression if value is expression.sx else Expression(value, expression.shape)


def contact_force(eq: Equations, contact: Touch) -> ca.SX:
    """F (3) on the body of a contact, of t, q, v, a, p, multipliers and friction."""
    if id(contact) not in eq.contact_forces:
        place = {id(x): i for i, x in enumerate(eq.model.coordinates)}
        moved = [place[id(x)] for x in list(contact.body.coordinates)[:3]]
        own = {id(part) for part in contact.parts}
        force = ca.SX.zeros(3)
        for block in eq.blocks:
            if id(block.constraint) in own:
                force += row_force(eq, block)[moved]
        for slip in eq.slips:
            if slip.friction.constraint is contact.pressing:
                force += ca.mtimes(slip.S[:, moved].T, eq.friction[slip.rows])
        held = grip(eq, contact)
        eq.contact_forces[id(contact)] = ca.densify(force if held is None else force + held)
    return eq.contact_forces[id(contact)]


def row_force(eq: Equations, block: Block) -> ca.SX:
    """The generalized force (n) of one constraint: A' lam.

    Under the vakonomic principle, where lam is a state, it is A' lam' + lam (D(A) - d rho/dq).
    """
    force = ca.mtimes(_rows(eq, block).T, eq.rates[_range(block)])
    if eq.model.principle == "vakonomic":
        lam, rho = eq.lam[_range(block)], eq.rho[_range(block)]
        M, Q = mass_and_force(-ca.dot(lam, rho), eq.q, eq.v, eq.t)
        force += Q - ca.mtimes(M, eq.a)
    return ca.densify(force)


def grip(eq: Equations, contact: Touch) -> ca.SX | None:
    """The force (3) on the contact's body that constraints of one's own hold there; None if none do."""
    contacts = contacts_of(eq)
    own = {id(part) for c in contacts for part in c.parts}
    if eq.model.principle == "vakonomic" or not any(c is contact for c in contacts):
        return None
    force, found = ca.SX.zeros(3), False
    for block in eq.blocks:
        binds_positions = block.phi.stop > block.phi.start
        held = isinstance(block.constraint, EnergyHeld)
        if binds_positions or held or id(block.constraint) in own:
            continue
        touched = _made_of(eq, block, contacts)
        if not any(c is contact for c in touched):
            continue
        shares = _shares(_rows(eq, block), _slips(eq, touched))
        place = next(i for i, c in enumerate(touched) if c is contact)
        force += ca.mtimes(shares[:, 3 * place : 3 * place + 3].T, eq.lam[_range(block)])
        found = True
    return force if found else None


def _made_of(eq: Equations, block: Block, contacts: Sequence[Touch]) -> Sequence[Touch]:
    """The contacts whose slips the rows are made of: one if one will do, else all; none where it is not certain."""
    rows = _rows(eq, block)
    columns = set(rows.sparsity().get_triplet()[1])
    near = [c for c in contacts if columns & set(_slips(eq, [c]).sparsity().get_triplet()[1])]
    alone = [c for c in near if _is_made_of(eq, rows, _slips(eq, [c]))]
    if alone:
        return alone if len(alone) == 1 else []
    return near if len(near) > 1 and _is_made_of(eq, rows, _slips(eq, near)) else []


def _is_made_of(eq: Equations, rows: ca.SX, slips: ca.SX) -> bool:
    """Whether the rows are combinations of independent rows of slips, wherever one looks."""
    f = ca.Function("rows", [eq.t, eq.y, eq.p], [ca.densify(rows), ca.densify(slips)])
    rng = np.random.default_rng(5)
    for _ in range(STATES):
        values = f(rng.normal(), rng.normal(size=2 * eq.n), eq.parameter_values)
        A, S = (part.full() for part in values)
        if not np.all(np.isfinite(A)) or not np.all(np.isfinite(S)):
            return False
        c, _, rank, _ = np.linalg.lstsq(S.T, A.T, rcond=TOLERANCE)
        if rank < len(S) or np.abs(A.T - S.T @ c).max() > TOLERANCE * np.abs(A).max():
            return False
    return True


def _shares(rows: ca.SX, slips: ca.SX) -> ca.SX:
    """c (rows, slips) of rows = c slips."""
    factors = ca.ldl(ca.mtimes(slips, slips.T), True)
    return ca.ldl_solve(ca.densify(ca.mtimes(slips, rows.T)), *factors).T


def _rows(eq: Equations, block: Block) -> ca.SX:
    return eq.A[_range(block), :]


def _slips(eq: Equations, contacts: Sequence[Touch]) -> ca.SX:
    """The slips by the velocities (3 k, n)."""
    return jacobian(ca.vertcat(*(ca.densify(c.slip.sx) for c in contacts)), eq.v)


def _range(block: Block) -> list[int]:
    return list(range(block.rows.start, block.rows.stop))
