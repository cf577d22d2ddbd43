"""What is compared, by name, a row for each time: from the judge's verdict, and from trundle's motion."""

from __future__ import annotations

from typing import Any

import numpy as np

import trundle as td
from fuzz.judge import Verdict
from fuzz.model import Model
from fuzz.to_trundle import Translated


def quantities(model: Model, verdict: Verdict) -> dict[str, np.ndarray]:
    """By name, a row for each time: what the judge says."""
    d = model.d
    n = d.coordinates
    a = np.array([answer.acceleration for answer in verdict.answers])
    force = np.array([answer.force for answer in verdict.answers])
    out: dict[str, np.ndarray] = {"energy": verdict.energy[:, None]}
    for i in range(n):
        out[f"position x{i}"] = verdict.X[:, i : i + 1]
        out[f"velocity x{i}"] = verdict.U[:, i : i + 1]
        out[f"acceleration x{i}"] = a[:, i : i + 1]
        out[f"constraint force x{i}"] = force[:, i : i + 1]
    if verdict.parts is not None:
        out |= _loads(model, verdict.parts)
    for k, frame in enumerate(model.frames):
        for name, values in _body_quantities(model, verdict, a, frame, k).items():
            out[f"{name} b{k}"] = values
        if d.rolling is None or k > 0:
            place = n + 6 * k
            out[f"joint force b{k}"] = force[:, place : place + 3]
            out[f"joint torque b{k}"] = force[:, place + 3 : place + 6]
    return out


def _loads(model: Model, parts: np.ndarray) -> dict[str, np.ndarray]:
    """The force of each constraint (times, constraints, velocities) on each coordinate and body."""
    n, out = model.d.coordinates, {}
    for c in range(parts.shape[1]):
        for i in range(n):
            out[f"force of c{c} x{i}"] = parts[:, c, i : i + 1]
        for k in range(len(model.frames) if model.d.rolling is None else 0):
            place = n + 6 * k
            out[f"force of c{c} b{k}"] = parts[:, c, place : place + 3]
            out[f"torque of c{c} b{k}"] = parts[:, c, place + 3 : place + 6]
    return out


def force_sizes(model: Model, verdict: Verdict) -> dict[str, float]:
    """How large forces are in this motion, applied and inertial ones: what rounding of a force is measured by."""
    n = model.d.coordinates
    sizes = np.max([answer.size for answer in verdict.answers], axis=0)
    unit = np.array(
        model.d.scales
    )  # a coordinate without mass feels the others' forces, in its own unit
    others = 0.01 * float((sizes[:n] * unit).max(initial=0.0)) / unit
    own = {f"x{i}": float(max(sizes[i], others[i])) for i in range(n)}
    turns: dict[str, float] = {}
    if model.d.rolling is None and model.frames:
        rows = sizes[n:].reshape(
            len(model.frames), 6
        )  # a joint's force turns bodies: they share scales
        for k in range(len(rows)):
            own[f"b{k}"], turns[f"b{k}"] = (
                0.1 * float(rows[:, :3].max()),
                0.1 * float(rows[:, 3:].max()),
            )
    names = [f"force of c{c}" for c in range(len(model.d.constraints))]
    out = {
        f"{name} {k}": size
        for name in ("constraint force", "joint force", *names)
        for k, size in own.items()
    }
    more = [name.replace("force", "torque") for name in ("joint force", *names)]
    return out | {f"{name} {k}": size for name in more for k, size in turns.items()}


def _body_quantities(
    model: Model, verdict: Verdict, a: np.ndarray, frame: Any, k: int
) -> dict[str, np.ndarray]:
    g = model.g
    W = [g.leaf(f"W[{j}]") for j in range(len(model.U))]

    def whole(f: Any) -> Any:  # the rate of a velocity, U' included
        return sum((s * w for s, w in zip(g.gradient(f, model.U), W, strict=True)), model.ddt(f))

    nodes = {
        "position": frame.position, "rotation": [c for row in frame.R for c in row],
        "velocity": frame.velocity, "omega": frame.omega,
        "acceleration": [whole(c) for c in frame.velocity], "epsilon": [whole(c) for c in frame.omega],
    }  # fmt: skip
    flat = [node for group in nodes.values() for node in group]
    outputs = g.program(flat, extra="W")
    rows = np.array(
        [
            outputs(t, X.tolist(), U.tolist(), mode, w.tolist())
            for t, X, U, mode, w in zip(
                verdict.t, verdict.X, verdict.U, verdict.modes, a, strict=True
            )
        ]
    )
    out, place = {}, 0
    for name, group in nodes.items():
        out[name] = rows[:, place : place + len(group)]
        place += len(group)
    if model.d.rolling is not None and k == 0:
        out |= _contact_load(model, out, frame)
    return out


def _contact_load(model: Model, out: dict[str, np.ndarray], frame: Any) -> dict[str, np.ndarray]:
    """What the ground does to a rolling body: Newton and Euler, with weight as the only other force."""
    weight = np.array(model.d.gravity or (0.0, 0.0, 0.0))
    force = frame.mass * (out["acceleration"] - weight)
    torque = []
    for R, w, e in zip(out["rotation"], out["omega"], out["epsilon"], strict=True):
        J = R.reshape(3, 3) @ np.diag(frame.inertia) @ R.reshape(3, 3).T
        torque.append(J @ e + np.cross(w, J @ w))
    return {"contact force": force, "contact torque": np.array(torque)}


def told_by(made: Translated, model: Model, motion: Any) -> dict[str, np.ndarray]:
    """The same by trundle."""
    out: dict[str, np.ndarray] = {"energy": motion.energy[:, None]}
    columns = {name: i for i, name in enumerate(motion.coordinates)}
    for i, name in enumerate(made.names):
        k = columns[name]
        out[f"position x{i}"], out[f"velocity x{i}"] = motion.q[:, [k]], motion.v[:, [k]]
        out[f"acceleration x{i}"] = motion.a[:, [k]]
    loads = [*made.constraints, *(f for f in made.system.forces if isinstance(f, td.Coulomb))]
    forces = [motion.force(load) for load in loads] if made.x else []
    for i, name in enumerate(made.names):
        k = columns[name]
        none = np.zeros((len(motion.t), 1))
        out[f"constraint force x{i}"] = sum((force[:, [k]] for force in forces), none)
        for c in range(len(made.constraints)):
            out[f"force of c{c} x{i}"] = forces[c][:, [k]]
    for k, body in enumerate(made.bodies):
        kin = motion.kinematics(body)
        for name, value in (
            ("position", kin.r), ("rotation", kin.T.reshape(len(motion.t), 9)), ("velocity", kin.v),
            ("omega", kin.omega), ("acceleration", kin.a), ("epsilon", kin.epsilon),
        ):  # fmt: skip
            out[f"{name} b{k}"] = value
        out |= _wrenches(made, loads, motion, kin.r, k)
    return out


def _wrenches(
    made: Translated, loads: list[Any], motion: Any, centre: np.ndarray, k: int
) -> dict[str, np.ndarray]:
    """What acts on body k by its contact, or by each joint and all of them: forces, and torques about its centre."""
    rolls = made.contact is not None and k == 0
    found = [
        motion.wrench(load, on=made.bodies[k]) for load in ([made.contact] if rolls else loads)
    ]
    forces = [w.force for w in found]
    torques = [w.torque + np.cross(w.point - centre, w.force) for w in found]
    none, what = np.zeros((len(motion.t), 3)), "contact" if rolls else "joint"
    out = {f"{what} force b{k}": sum(forces, none), f"{what} torque b{k}": sum(torques, none)}
    for c in range(0 if rolls else len(made.constraints)):
        out |= {f"force of c{c} b{k}": forces[c], f"torque of c{c} b{k}": torques[c]}
    return out
