"""What a start of a machine leaves open, in the user's words: joint angles, rates, places of bodies.

The directions in which the machine may still move span the null space of the equations. Quantities are named, joints
first, until none of these directions is left.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import cast

import casadi as ca
import numpy as np

from trundle.constrained.drawing import within_half_turn
from trundle.constrained.equations import Equations
from trundle.constrained.stage import Sought
from trundle.constraints.compound import symbol_of
from trundle.constraints.joint import Travelling, Turning
from trundle.constraints.turn import Angle
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.rigid import RigidBody

MUCH = 0.1  # of a unit direction: what changes by more is named first (a heading, and not the height on rough ground)
MOVES = 1e-6  # of a unit direction: a quantity that changes by less does not change


def missing(eq: Equations, sought: Sought, full: np.ndarray) -> list[tuple[str, str]]:
    """Names and values of quantities that would complete a start, for `start={..., name: value}`."""
    J = sought.at(full).by_open.full()
    size = np.linalg.norm(J, axis=0)
    size = np.where(size > 1e-9 * size.max(initial=0.0), size, 1.0)  # rounding is no column
    _, values, V = np.linalg.svd(J / size)
    rank = int(np.sum(values > 1e-9 * max(values.max(initial=0.0), 1e-300)))
    free = np.zeros((len(full), len(V) - rank))
    free[sought.stage.open] = np.linalg.qr(V[rank:].T / size[:, None])[0]
    found: list[tuple[str, str]] = []
    positions = sought.stage.what == "position"
    q = full if positions else sought.known[-eq.n :]
    p = sought.known[1 : 1 + eq.p.shape[0]]
    quantities = list(_quantities(eq, positions))
    for least, (name, value, rows) in itertools.product((MUCH, MOVES), quantities):
        if not free.shape[1]:
            break
        C = ca.Function("rows", [eq.t, eq.q, eq.p], [ca.densify(rows)])(
            sought.known[0], q, p
        ).full()
        _, sizes, W = np.linalg.svd(C @ free)
        seen = int(np.sum(sizes > least))
        if seen:
            for entry in _entries(name, value, C @ free, seen, (ca.DM(C) @ full).full().ravel()):
                found += [entry] if entry not in found else []
            free = free @ W[seen:].T
    return found


def _entries(
    name: str, value: str, change: np.ndarray, seen: int, now: np.ndarray
) -> list[tuple[str, str]]:
    """The quantity itself; or components of a quaternion of which the rest is fixed: a heading, on rough ground."""
    if not name.endswith(".quaternion") or seen == 3:
        return [(name, value)]
    entries = []
    for _ in range(seen):
        i = int(np.argmax(np.linalg.norm(change, axis=1)))
        entries.append((f"{name}[{i}]", f"{round(now[i], 9) + 0.0:.3g}"))
        row = change[i] / np.linalg.norm(change[i])
        change = change - np.outer(change @ row, row)
    return entries


def differs(
    eq: Equations, sought: Sought, one: np.ndarray, two: np.ndarray
) -> tuple[str, float, float] | None:
    """The angle of a joint in which two positions of a machine differ most: its name, and both values."""
    if sought.stage.what != "position":
        return None
    joints = [joint for joint in eq.model.compounds if isinstance(joint, Turning)]
    angles = [cast(Angle, joint.angle).read_off[0].sx for joint in joints]
    f = ca.Function("angles", [eq.q, eq.p], [ca.densify(ca.vertcat(ca.SX(0, 1), *angles))])
    p = sought.known[1 : 1 + eq.p.shape[0]]
    here, there = (within_half_turn(f(q, p).full().ravel()) for q in (one, two))
    apart = np.abs(within_half_turn(there - here))
    if not len(apart) or apart.max() < MOVES:
        return None
    i = int(np.argmax(apart))
    return f"{symbol_of(joints[i].name)}.angle", float(here[i]), float(there[i])


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
