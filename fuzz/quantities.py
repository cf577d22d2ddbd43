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
    if n:
        out["constraint force"] = force[:, :n]
    for k, frame in enumerate(model.frames):
        for name, values in _body_quantities(model, verdict, a, frame, k).items():
            out[f"{name} b{k}"] = values
        if d.rolling is None or k > 0:
            place = n + 6 * k
            out[f"joint force b{k}"] = force[:, place : place + 3]
            out[f"joint torque b{k}"] = force[:, place + 3 : place + 6]
    return out


def force_sizes(model: Model, verdict: Verdict) -> dict[str, float]:
    """How large forces are in this motion, applied and inertial ones: what rounding of a force is measured by."""
    n = model.d.coordinates
    sizes = np.max([answer.size for answer in verdict.answers], axis=0)
    out = {"constraint force": float(sizes[:n].max(initial=0.0))}
    if (
        model.d.rolling is None
    ):  # a joint's force turns the body it acts on: bodies share their scales
        rows = sizes[n:].reshape(len(model.frames), 6)
        for k in range(len(rows)):
            out[f"joint force b{k}"] = 0.1 * float(rows[:, :3].max())
            out[f"joint torque b{k}"] = 0.1 * float(rows[:, 3:].max())
    return out


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
    for i, x in enumerate(made.x):
        k = columns[x.name]
        out[f"position x{i}"], out[f"velocity x{i}"] = motion.q[:, [k]], motion.v[:, [k]]
        out[f"acceleration x{i}"] = motion.a[:, [k]]
    loads = [*made.constraints, *(f for f in made.system.forces if isinstance(f, td.Coulomb))]
    if made.x:
        total = np.zeros((len(motion.t), len(columns)))
        for load in loads:
            total = total + motion.force(load)
        out["constraint force"] = total[:, [columns[x.name] for x in made.x]]
    for k, body in enumerate(made.bodies):
        kin = motion.kinematics(body)
        for name, value in (
            ("position", kin.r), ("rotation", kin.T.reshape(len(motion.t), 9)), ("velocity", kin.v),
            ("omega", kin.omega), ("acceleration", kin.a), ("epsilon", kin.epsilon),
        ):  # fmt: skip
            out[f"{name} b{k}"] = value
        names = (
            ("contact force", "contact torque")
            if made.contact and k == 0
            else ("joint force", "joint torque")
        )
        wrenches = [
            motion.wrench(load, on=body)
            for load in ([made.contact] if made.contact and k == 0 else loads)
        ]
        none = np.zeros((len(motion.t), 3))
        out[f"{names[0]} b{k}"] = sum((w.force for w in wrenches), none)
        out[f"{names[1]} b{k}"] = sum(
            (w.torque + np.cross(w.point - kin.r, w.force) for w in wrenches), none
        )
    return out
