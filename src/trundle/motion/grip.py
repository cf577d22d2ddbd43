"""Grip that constraints of their own hold: a row that is made of a contact's slip pushes at that contact.

    rho = c . slip    =>    power lam rho = (lam c) . slip: the force lam c on the body, at the contact

A wheel that grips lengthwise only is a sliding contact and such a row. What the audit says of the contact must have
both. A row may be made of the slips of several contacts; each then gets its share.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.equations import Block, Equations
from trundle.constraints.contact import Contact
from trundle.constraints.equality import EnergyHeld
from trundle.symbols.expression import Expression

TOLERANCE = 1e-9  # of what is left of a row beside the slips
STATES = 3  # at which that is looked at


def grip(equations: Equations, contact: Contact) -> Expression | None:
    """The force (3,) on the contact's body that other constraints hold there, of q, v, t and lam; None if none do."""
    known = equations.grips
    if id(contact) not in known:
        known[id(contact)] = _grip(equations, contact)
    return known[id(contact)]


def _grip(eq: Equations, contact: Contact) -> Expression | None:
    contacts = [c for c in eq.model.compounds if isinstance(c, Contact)]
    own = {id(part) for c in contacts for part in c.parts}
    if eq.model.principle == "vakonomic" or not any(c is contact for c in contacts):
        return None
    force, found = ca.SX.zeros(3), False
    for block in eq.blocks:
        binds_positions = block.phi.stop > block.phi.start
        if (
            binds_positions
            or id(block.constraint) in own
            or isinstance(block.constraint, EnergyHeld)
        ):
            continue
        touched = _made_of(eq, block, contacts)
        if not any(c is contact for c in touched):
            continue
        shares = _shares(_rows(eq, block), _slips(eq, touched))
        place = next(i for i, c in enumerate(touched) if c is contact)
        force += ca.mtimes(shares[:, 3 * place : 3 * place + 3].T, eq.lam[_range(block)])
        found = True
    return Expression(ca.densify(force), (3,)) if found else None


def _made_of(eq: Equations, block: Block, contacts: Sequence[Contact]) -> Sequence[Contact]:
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
        time, y = rng.normal(), rng.normal(size=2 * eq.n)
        values = f(time, y, eq.with_modes(time, y, eq.parameter_values))
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


def _slips(eq: Equations, contacts: Sequence[Contact]) -> ca.SX:
    """The slips by the velocities (3 k, n)."""
    return ca.jacobian(ca.vertcat(*(ca.densify(c.slip.sx) for c in contacts)), eq.v)


def _range(block: Block) -> list[int]:
    return list(range(block.rows.start, block.rows.stop))
