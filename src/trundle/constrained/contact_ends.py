"""What ends a set of modes without sliding friction, in its minimal form: N and F_t from the accelerations alone.

Where nothing but contacts binds bodies, a force F at a contact does the virtual work F . slip, so that

    M W' - Q = sum over the closed contacts (d slip/dW)' F        F = N n where nothing rubs

on the speeds W that have mass. Least squares give F: the equations agree, and F is unique where the slips are
independent. Elsewhere the general law says how contacts share their load (`law.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.explicit import pattern
from trundle.constrained.friction import Controls
from trundle.constrained.minimal import Minimal, solved
from trundle.constrained.redundant import states_on_constraints
from trundle.constrained.slips import LEAST
from trundle.constraints.unilateral import Contact
from trundle.symbols.derivatives import jacobian

TURNED = 1e-12  # from a rotation
APART = 1e-6  # least singular value of independent directions of length one


def mode_ends(
    form: Minimal, eq: Equations, controls: Controls, rate: ca.SX
) -> tuple[ca.SX, ca.SX] | None:
    """Of every friction element, then of every gate, what falls to zero as its mode ends, and its rate; or None.

    form   of the set of modes;  eq, controls   of the system with all its modes;  rate   dz/dt, a symbol
    None where it takes the law to say.
    """
    speeds = rate[rate.shape[0] - len(form.speeds.own) :]
    found = _ends(form, eq, controls, speeds)
    if found is None:
        return None
    ends, left, *matrices = form.closed(found, form.left_over(speeds), *form.matrices_at(speeds))
    # M s' = Q holds along the motion: M s'' is what is left of dQ/dt - dM/dt s'
    t, z = form.rates.t, form.z
    change = ca.jtimes(left, z, rate) + ca.jtimes(left, t, ca.SX(1))
    bends = form.solve_with(matrices, ca.densify(change))
    slope = ca.jtimes(ends, z, rate) + ca.jtimes(ends, t, ca.SX(1)) + ca.jtimes(ends, speeds, bends)
    return ends, slope


def _ends(form: Minimal, eq: Equations, controls: Controls, s_dot: ca.SX) -> ca.SX | None:
    """What falls to zero, as a graph of (t, x, R, u, W, p, s')."""
    held = {id(c) for c in form.equations.model.constraints}
    places = [j for j, gate in enumerate(eq.gates) if id(gate.contact.pressing) in held]
    closed = [eq.gates[j] for j in places]
    if binds_more(form, eq) or any(len(gate.elements) > 1 for gate in closed):
        return None
    stuck = [i for g in closed for i in g.elements if i not in form.stopping]
    if not is_known(eq, *(eq.slips[i].under(eq.slips[i].static, ca.SX(1)) for i in stuck)):
        return None  # it depends on the speed
    ends = [form.stopping.get(i, ca.SX(1)) for i in range(len(eq.slips))]
    gaps = [eq.q[gate.column] + controls.slack[j] for j, gate in enumerate(eq.gates)]
    if closed:
        forces = contact_forces(
            form, [gate.contact for gate in closed], [bool(g.elements) for g in closed], s_dot
        )
        if forces is None:
            return None
        for j, gate, (N, across) in zip(places, closed, forces.pairs, strict=True):
            gaps[j] = N
            if gate.slip in stuck and not eq.slips[gate.slip].friction.grips:
                static = form.rates.written([eq.slips[gate.slip].static])[0]
                static = eq.slips[gate.slip].under(static, N)
                most, F = (static * N) ** 2, ca.sumsqr(across)
                ends[gate.slip] = (most - F - LEAST) / (most + F + LEAST)
    return ca.vertcat(*ends, *gaps)


def binds_more(form: Minimal, eq: Equations) -> bool:
    """Whether something besides contacts binds bodies, or rows are left."""
    own = {id(part) for gate in eq.gates for part in gate.contact.parts}
    unit = {name for turn in form.rates.turns for name in turn.body.own_residuals}
    others = [c for c in eq.model.constraints if id(c) not in own and c.name not in unit]
    return bool(others) or len(form.rows) > 0


def is_known(eq: Equations, *parts: ca.SX) -> bool:
    """Whether expressions depend on nothing but time, place and parameters."""
    known = ca.vertcat(eq.t, eq.q, eq.p)
    return all(ca.depends_on(known, s) for part in parts for s in ca.symvar(part))


@dataclass(frozen=True)
class Forces:
    """Of every closed contact N and F_t (3), as graphs of (t, x, R, u, W, p, s').

    massive, M    the speeds that have mass, and their mass
    directions    of every contact: the virtual work of its force on these speeds (K F, K with all of them)
    """

    pairs: list[tuple[ca.SX, ca.SX]]
    normals: list[ca.SX]
    directions: list[ca.SX]
    massive: list[int]
    M: ca.SX

    @property
    def K(self) -> ca.SX:
        return ca.sparsify(ca.horzcat(*self.directions))


def contact_forces(
    form: Minimal, contacts: list[Contact], rubs: list[bool], s_dot: ca.SX
) -> Forces | None:
    """What holds closed contacts; None where accelerations alone do not say it."""
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
    seen = _seen(form, K)
    if not _apart(seen):
        return None
    W_dot = ca.mtimes(speeds.N, s_dot) + speeds.gamma
    force = (ca.mtimes(rates.M, W_dot) - rates.Q)[massive]
    F = _from(K, force, seen)
    found = []
    for i, (n, rub) in enumerate(zip(normals, rubs, strict=True)):
        mine = F[first[i] : first[i + 1]]
        N = ca.dot(mine, n) if rub else mine
        found.append((N, mine - N * n if rub else ca.SX.zeros(3)))
    return Forces(found, normals, directions, massive, rates.M[massive, massive])


def _from(K: ca.SX, force: ca.SX, seen: list[np.ndarray]) -> ca.SX:
    """F of K F = force, which agree: by the rows that turn F and no more (a body's momentum), else least squares."""
    size = K.shape[1]
    for i in range(0, K.shape[0] - size + 1, size):
        own = slice(i, i + size)
        if all(np.abs(k[own].T @ k[own] - np.eye(size)).max() < TURNED for k in seen):
            return ca.mtimes(K[own, :].T, force[own])
    return solved(ca.sparsify(ca.mtimes(K.T, K)), ca.densify(ca.mtimes(K.T, force)))


def _seen(form: Minimal, K: ca.SX) -> list[np.ndarray]:
    """The directions at some states."""
    rates = form.rates
    f = ca.Function("K", [rates.t, rates.x, rates.R, rates.u, rates.W, rates.p], [ca.densify(K)])
    states = states_on_constraints(form.equations)
    return [np.asarray(f(*form._values(state)).full()) for state in states]


def _apart(seen: list[np.ndarray]) -> bool:
    """Whether the directions are independent wherever one looks."""
    for found in seen:
        length = np.linalg.norm(found, axis=0)
        if found.shape[1] > found.shape[0] or not (length > 0).all():
            return False
        if np.linalg.svd(found / length, compute_uv=False)[-1] < APART:
            return False
    return bool(seen)
