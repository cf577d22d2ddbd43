"""What ends a set of modes without sliding friction, in its minimal form: N and F_t from the accelerations alone.

Where nothing but contacts binds bodies, a force F at a contact does the virtual work F . slip, so that

    M W' - Q = sum over the closed contacts (d slip/dW)' F        F = N n where nothing rubs

on the speeds W that have mass. Least squares give F: the equations agree, and F is unique where the slips are
independent. Elsewhere the general law says how contacts share their load (`law.py`).
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.explicit import pattern
from trundle.constrained.friction import LEAST, Controls
from trundle.constrained.minimal import Minimal, solved
from trundle.constrained.redundant import states_on_constraints
from trundle.constraints.unilateral import Contact
from trundle.symbols.derivatives import jacobian

APART = 1e-6  # least singular value of independent directions of length one


def mode_ends(form: Minimal, eq: Equations, controls: Controls) -> ca.SX | None:
    """Of every friction element, then of every gate, what falls to zero as its mode ends; None where it takes the law.

    form   of the set of modes;  eq, controls   of the system with all its modes
    """
    held = {id(c) for c in form.equations.model.constraints}
    own = {id(part) for gate in eq.gates for part in gate.contact.parts}
    unit = {name for turn in form.rates.turns for name in turn.body.own_residuals}
    others = [c for c in eq.model.constraints if id(c) not in own and c.name not in unit]
    places = [j for j, gate in enumerate(eq.gates) if id(gate.contact.pressing) in held]
    closed = [eq.gates[j] for j in places]
    if others or len(form.rows) or any(len(gate.elements) > 1 for gate in closed):
        return None
    known = ca.vertcat(eq.t, eq.q, eq.p)
    if any(not ca.depends_on(known, s) for slip in eq.slips for s in ca.symvar(slip.static)):
        return None  # it depends on the speed
    ends = [ca.SX(1)] * len(eq.slips)
    gaps = [eq.q[gate.column] + controls.slack[j] for j, gate in enumerate(eq.gates)]
    if closed:
        forces = _forces(
            form, [gate.contact for gate in closed], [bool(g.elements) for g in closed]
        )
        if forces is None:
            return None
        for j, gate, (N, across) in zip(places, closed, forces, strict=True):
            gaps[j] = N
            if gate.slip is not None and not eq.slips[gate.slip].friction.grips:
                static = form.rates.written([eq.slips[gate.slip].static])[0]
                most, F = (static * N) ** 2, ca.sumsqr(across)
                ends[gate.slip] = (most - F - LEAST) / (most + F + LEAST)
    (found,) = form.closed(ca.vertcat(*ends, *gaps))
    return found


def _forces(
    form: Minimal, contacts: list[Contact], rubs: list[bool]
) -> list[tuple[ca.SX, ca.SX]] | None:
    """N and F_t (3) of every closed contact, as graphs of (t, x, R, u, W, p)."""
    rates, speeds = form.rates, form.speeds
    massive = [j for j, row in enumerate(pattern(rates.M)) if row.any()]
    light = [j for j in range(rates.n) if j not in massive]
    listed = [ca.densify(part.sx) for c in contacts for part in (c.slip, c.normal)]
    written = rates.written(listed)
    slips, normals = written[::2], [ca.densify(n) for n in written[1::2]]
    directions, first = [], [0]
    for slip, n, rub in zip(slips, normals, rubs, strict=True):
        J = jacobian(slip, rates.W)
        if J[:, light].nnz() or ca.sparsify(rates.Q[light]).nnz():
            return None
        directions.append(J[:, massive].T if rub else ca.mtimes(J[:, massive].T, n))
        first.append(first[-1] + directions[-1].shape[1])
    K = ca.sparsify(ca.horzcat(*directions))
    if not _apart(form, K):
        return None
    W_dot = ca.mtimes(speeds.N, form.quick) + speeds.gamma
    force = (ca.mtimes(rates.M, W_dot) - rates.Q)[massive]
    F = solved(ca.sparsify(ca.mtimes(K.T, K)), ca.densify(ca.mtimes(K.T, force)))
    found = []
    for i, (n, rub) in enumerate(zip(normals, rubs, strict=True)):
        mine = F[first[i] : first[i + 1]]
        N = ca.dot(mine, n) if rub else mine
        found.append((N, mine - N * n if rub else ca.SX.zeros(3)))
    return found


def _apart(form: Minimal, K: ca.SX) -> bool:
    """Whether the directions are independent wherever one looks."""
    rates = form.rates
    f = ca.Function("K", [rates.t, rates.x, rates.R, rates.u, rates.W, rates.p], [ca.densify(K)])
    states = states_on_constraints(form.equations)
    for state in states:
        found = np.asarray(f(*form._values(state)).full())
        length = np.linalg.norm(found, axis=0)
        if found.shape[1] > found.shape[0] or not (length > 0).all():
            return False
        if np.linalg.svd(found / length, compute_uv=False)[-1] < APART:
            return False
    return bool(states)
