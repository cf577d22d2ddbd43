"""What a start of a machine leaves open, by the names a person has for it: joint angles, rates, places of bodies.

The directions in which the machine may still move span the null space of the equations. Quantities are named, joints
first, until none of these directions is left.
"""

from __future__ import annotations

from collections.abc import Iterator

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.stage import Sought
from trundle.constraints.compound import symbol_of
from trundle.constraints.joint import Travelling, Turning
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.rigid import RigidBody

MOVES = 1e-6  # of a unit direction: a quantity that changes by less does not change


def missing(eq: Equations, sought: Sought, full: np.ndarray) -> list[tuple[str, str]]:
    """Names and values of quantities that would complete a start, for `start={..., name: value}`."""
    J = sought.at(full).by_open.full()
    size = np.linalg.norm(J, axis=0)
    scaled = J / np.where(size > 0, size, 1.0)
    _, values, V = np.linalg.svd(scaled)
    rank = int(np.sum(values > 1e-9 * max(values.max(initial=0.0), 1e-300)))
    free = np.zeros((len(full), len(V) - rank))
    free[sought.stage.open] = V[rank:].T / np.where(size > 0, size, 1.0)[:, None]
    found: list[tuple[str, str]] = []
    positions = sought.stage.what == "position"
    q = full if positions else sought.known[-eq.n :]
    p = sought.known[1 : 1 + eq.p.shape[0]]
    for name, value, rows in _quantities(eq, positions):
        if not free.shape[1]:
            break
        C = ca.Function("rows", [eq.t, eq.q, eq.p], [ca.densify(rows)])(
            sought.known[0], q, p
        ).full()
        change = C @ (free / np.linalg.norm(free, axis=0))
        _, sizes, W = np.linalg.svd(change)
        seen = int(np.sum(sizes > MOVES))
        if seen:
            found.append((name, value))
            free = free / np.linalg.norm(free, axis=0) @ W[seen:].T
    return found


def _quantities(eq: Equations, positions: bool) -> Iterator[tuple[str, str, ca.SX]]:
    """Names, values, and how each changes with the coordinates (rows by n): joints, then bodies, then the rest."""
    for joint in eq.model.compounds:
        name = symbol_of(joint.name)
        if isinstance(joint, Turning):
            yield (
                f"{name}.{'angle' if positions else 'rate'}",
                "0.0",
                ca.jacobian(joint.rate.sx, eq.v),
            )
        if isinstance(joint, Travelling):
            rows = ca.jacobian(joint.speed.sx, eq.v)
            yield f"{name}.{'travel' if positions else 'speed'}", "0.0", rows
    unit, place = ca.SX.eye(eq.n), {id(x): i for i, x in enumerate(eq.model.coordinates)}
    named: set[int] = set()
    for body in eq.model.bodies:
        if isinstance(body, RigidBody):
            own = [place[id(x)] for x in body.coordinates]
            named |= set(own)
            for i, axis in zip(own[:3], "xyz", strict=True):
                yield f"{body.name}.{'' if positions else 'v'}{axis}", "0.0", unit[i, :]
            turn = ("quaternion", "(1, 0, 0, 0)") if positions else ("omega", "(0, 0, 0)")
            yield f"{body.name}.{turn[0]}", turn[1], unit[own[3:], :]
    for i, x in enumerate(eq.model.coordinates):
        if i not in named and isinstance(x, Coordinate):
            yield x.name if positions else f"{x.name}.dot", "0.0", unit[i, :]
