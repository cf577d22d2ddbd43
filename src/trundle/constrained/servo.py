"""The control of servo constraints, and the force of constraints on accelerations: u as an expression of (t, q, v, p).

With q'' = a + Z u of the system without them (a for u = 0, a column of Z for each actuator), a residual
E q'' - d = 0 asks for

    G u = d - E a,    G = E Z,        u = W^-1 G' (G W^-1 G')^-1 (d - E a)

which is the solution with the least u' W u. All of it is a graph, which stands among the forces from then on.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.explicit import find_explicit
from trundle.constrained.here import here
from trundle.constrained.model import Model
from trundle.constrained.production import Factored
from trundle.constrained.report import typical_state
from trundle.constraints.compound import symbol_of
from trundle.constraints.joint import Motor
from trundle.constraints.servo import Control, Driven
from trundle.errors import ModelError
from trundle.symbols.expression import Expression
from trundle.unconstrained.forces import Work
from trundle.unconstrained.lagrange import generalized_force

CORRECTIONS = 3  # of the solve: enough for round-off
REACHED = 1e-9  # of the largest singular value of G, scaled: less is not reached


def controls(base: Model, driven: list[Driven]) -> list[Control]:
    """The forces of servos and of constraints on accelerations, for a system that has none of them yet."""
    if base.gates or base.coulomb or base.principle != "d'Alembert":
        raise ModelError(
            f"{driven[0].name!r} was given to a system with friction, contacts or the vakonomic principle.",
            "a system whose accelerations are one expression",
            "the control would change with what sticks and what touches",
            "td.System(..., forces=[])  # without td.Coulomb and td.Contact",
            part=driven[0].name,
        )
    eq = Equations(base, held=False)
    p = eq.parameter_values.copy()
    y, trouble = typical_state(eq, 0.0, p)
    if y is None:
        raise ModelError(
            f"The control of {driven[0].name!r} is not found: {trouble}.",
            "a system with a possible state",
            fix="system.but(constraints=[])  # to see which constraints cannot hold together",
            part=driven[0].name,
        )
    scales = here(eq, 0.0, y, p).scales
    solve = Factored(
        eq.M, eq.A, ca.DM(scales.columns), ca.SX(ca.DM(scales.rows)), find_explicit(eq.M, eq.A)
    )
    chi = ca.vertcat(*(one.second.sx for one in driven))
    E = ca.jacobian(chi, eq.a)
    if ca.depends_on(E, eq.a):
        raise ModelError(
            f"{driven[0].name!r} is not linear in the accelerations.",
            "a residual that is linear in them",
            fix="x.dot.dot + 2 * x.dot + x",
            key="residual",
            part=driven[0].name,
        )
    rest = ca.substitute(chi, eq.a, ca.SX.zeros(eq.n))
    directions = [_directions(eq, one) for one in driven]
    B = ca.horzcat(*(generalized_force(pairs, eq.v) for listed in directions for pairs in listed))
    a = solve.solve(eq.Q + eq.c, eq.b, CORRECTIONS)[0]
    nothing = ca.SX.zeros(eq.m)
    Z = ca.horzcat(*(solve.solve(B[:, i], nothing, CORRECTIONS)[0] for i in range(B.shape[1])))
    G = ca.mtimes(E, Z)
    _check_reach(eq, G, y, p, driven)
    weights = [w for one in driven for w in one.weights or (1.0,) * one.size]
    u = _least(G, -rest - ca.mtimes(E, a), np.array(weights))
    found, place = [], 0
    for one, listed in zip(driven, directions, strict=True):
        own = Expression(u[place : place + one.size], (one.size,))
        found.append(Control(one, own, listed))
        place += one.size
    return found


def _directions(eq: Equations, one: Driven) -> list[list[Work]]:
    """For each number of the control, what it multiplies: pairs of force and velocity."""
    if one.by:
        return [list(force.work(eq.model.bodies)) for force in one.by]
    C = ca.densify(ca.jacobian(one.second.sx, eq.a))
    v = Expression(eq.v, (eq.n,))
    return [[Work(Expression(C[i, :].T, (eq.n,)), v)] for i in range(C.shape[0])]


def _least(G: ca.SX, r: ca.SX, weights: np.ndarray) -> ca.SX:
    """The u with G u = r and the least u' W u."""
    back = ca.mtimes(ca.diag(ca.DM(1 / weights)), G.T)
    return ca.densify(ca.mtimes(back, ca.solve(ca.densify(ca.mtimes(G, back)), r)))


def _own_row(driven: Sequence[Driven], idle: list[str]) -> str:
    """A row that a motor among idle actuators moves itself; empty if it moves none."""
    motors = [force for one in driven for force in one.by if isinstance(force, Motor)]
    joints = [force.joint for force in motors if force.name in idle]
    own = [f"{symbol_of(joint.name)}.{joint.offers[0]}" for joint in joints]
    return (
        f"{own[0]} - 0.1 * td.sin(td.t)  # in the residual, for the row it cannot move"
        if own
        else ""
    )


def _check_reach(
    eq: Equations, G: ca.SX, y: np.ndarray, p: np.ndarray, driven: list[Driven]
) -> None:
    """Refuse rows that the actuators do not reach at a typical state."""
    values = ca.Function("G", [eq.t, eq.y, eq.p], [ca.densify(G)])(0.0, y, p).full()
    size = np.linalg.norm(values, axis=1)
    names = [one.name for one in driven for _ in range(len(one.second))]
    largest = np.where(size > 0, size, 1.0)
    U, singular, _ = np.linalg.svd(values / largest[:, None])
    rank = int(np.sum(singular > REACHED))
    if rank == len(names) and size.all():
        return
    left = np.abs(U[:, rank:]).max(axis=1) if rank < len(names) else (size == 0).astype(float)
    name = names[int(np.argmax(left))]
    forces = [force.name for one in driven for force in one.by]
    idle = [force for force, moved in zip(forces, values.T, strict=False) if not moved.any()]
    raise ModelError(
        f"The actuators of {name!r} do not reach what they are to keep: {rank} of {len(names)} row(s) can be driven.",
        "actuators whose forces change the acceleration of every row",
        f"{' and '.join(map(repr, idle))} reaches none of them, but through what moves later: bind what it moves itself"
        if idle
        else "a force that acts elsewhere, or a load that only follows: bind what the actuator moves",
        _own_row(driven, idle) or "by=[td.PointForce((1, 0, 0), at=cart.position)]",
        key="by",
        part=name,
    )
