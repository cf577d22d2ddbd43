"""Both motions side by side: states, accelerations, forces, energies; and how much the motion magnifies errors.

What trundle may be off by is not a fixed number. The judge runs three times: tightly; with trundle's own tolerance,
which shows what a method of this order loses on this motion; and tightly from a start that is off by a trace, which
shows how the motion magnifies. The ratio of the difference to what these allow is reported; above one is a
disagreement, unless trundle's status says that it stopped.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import trundle as td
from fuzz import rolling
from fuzz.judge import Judge, Verdict
from fuzz.model import Model
from fuzz.solve import Solver, Unjudged
from fuzz.systems import Description
from fuzz.to_trundle import Translated, to_trundle
from fuzz.vectors import matrix_times, rotation, transposed

RTOL = 1e-10  # trundle's default
TRACE = 1e-9  # by which the second start is off
ROOM = 30.0  # times what the judge loses at trundle's tolerance
FLOOR = 1e-9  # of the size of a quantity, times the magnification
SLACK = 1e-6  # of the size of a quantity: what is off by more is wrong at any rate
SECONDS = 10.0  # after which a run of trundle is stopped


@dataclass
class Outcome:
    """What became of one system.

    verdict   agreed; inexact (off by more than allowed, but by less than SLACK, and agreed at a tighter tolerance);
              told (trundle stopped and said why); disagreed; unjudged (the judge cannot tell); crashed
    ratio     the largest difference over what is allowed, and of what
    """

    kind: str
    seed: int
    verdict: str
    reason: str = ""
    ratio: float = 0.0
    worst: str = ""
    size: float = 0.0
    notes: list[str] = field(default_factory=list)


def judged(d: Description) -> Outcome:
    """The outcome of one system."""
    model = Model(d)
    told = motion = None
    try:
        made = to_trundle(d)
        motion = _moved(made, d, RTOL)
        told = None if motion.finished else general(motion.status)
    except td.TrundleError as error:
        told = f"{type(error).__name__}: {general(str(error))}"
    try:
        X, U = start_state(model)
        tight, loose, near = _three(model, X, U, d)
    except (Unjudged, np.linalg.LinAlgError, ValueError, OverflowError, ZeroDivisionError) as why:
        return Outcome(d.kind, d.seed, "unjudged", f"{why}; trundle: {told or 'finished'}")
    if told is not None:
        return Outcome(d.kind, d.seed, "told", told)
    against = [quantities(model, verdict) for verdict in (tight, loose)], force_sizes(model, tight), magnified(tight, near)
    outcome = _compared(d, told_by(made, model, motion), *against)
    if outcome.verdict == "disagreed":
        _look_closer(outcome, d, model, *against)
    if tight.happened:
        outcome.notes.append(f"{len(tight.happened)} switches")
    return outcome


def _three(model: Model, X: np.ndarray, U: np.ndarray, d: Description) -> tuple[Verdict, Verdict, Verdict]:
    solver = Solver(model)
    tight = Judge(model, 1e-12, solver).run(X, U, d.until, d.times)
    loose = Judge(model, RTOL, solver).run(X, U, d.until, d.times)
    rng = np.random.default_rng(d.seed)
    near = Judge(model, 1e-12, solver).run(*nearby(solver, X, U, rng), d.until, d.times)
    return tight, loose, near


def nearby(solver: Solver, X: np.ndarray, U: np.ndarray, rng: Any) -> tuple[np.ndarray, np.ndarray]:
    """A start that is off by a trace; velocities only, and only as the rows allow."""
    mode = [v > 0 for v in solver.watch(0.0, X.tolist(), U.tolist(), [False] * len(solver.model.g.conditions))]
    filled = solver.terms(0.0, X.tolist(), U.tolist(), mode)
    A = filled[3]
    change = rng.normal(size=len(U)) * TRACE * max(float(np.abs(U).max()), 1e-3)
    for x in filled[5 : 5 + len(solver.model.elements)]:
        A = np.vstack([A, x])  # what rests goes on resting
    if len(A):
        change = change - np.linalg.pinv(A, rcond=1e-10) @ (A @ change)
    return X, U + change


def start_state(model: Model) -> tuple[np.ndarray, np.ndarray]:
    """X and U of the description's start."""
    d = model.d
    X, U = [*d.q0], [*d.v0]
    for k, b in enumerate(d.bodies):
        if d.rolling is not None and k == 0:
            x, u = rolling_start(model)
            X, U = X + x, U + u
        else:
            X, U = [*X, *b.position, *b.quaternion], [*U, *b.velocity, *b.omega]
    return np.array(X, dtype=float), np.array(U, dtype=float)


def rolling_start(model: Model) -> tuple[list[float], list[float]]:
    """Contact, quaternion and angular velocity: given, or from the centre's velocity (x, y) and the spin."""
    roll, body = model.d.rolling, model.d.bodies[0]
    assert roll is not None
    X = [*roll.at, *body.quaternion]
    if roll.omega is not None:
        return X, list(roll.omega)
    c = model.contact
    spin = sum((a * b for a, b in zip(c.omega, c.normal, strict=True)), model.g.node(0.0))
    program = model.g.program([c.velocity_of_centre[0], c.velocity_of_centre[1], spin])
    base = np.array(program(0.0, X, [0.0] * 3, []))
    J = np.array([program(0.0, X, list(e), []) for e in np.eye(3)]).T - base[:, None]
    return X, np.linalg.solve(J, np.array([*roll.drive, roll.spin]) - base).tolist()


def magnified(tight: Verdict, near: Verdict) -> float:
    """How much larger a difference of the starts becomes on the way; at least one."""
    scale = np.maximum(np.abs(tight.U).max(axis=0), 1e-3 * max(float(np.abs(tight.U).max()), 1e-12))
    apart = np.abs(near.U - tight.U) / scale
    return float(max(1.0, apart.max() / max(float(apart[0].max()), 0.1 * TRACE)))


# --- the same quantities from both sides -----------------------------------------------------------
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
    if model.d.rolling is None:  # a joint's force turns the body it acts on: bodies share their scales
        rows = sizes[n:].reshape(len(model.frames), 6)
        for k in range(len(rows)):
            out[f"joint force b{k}"] = 0.1 * float(rows[:, :3].max())
            out[f"joint torque b{k}"] = 0.1 * float(rows[:, 3:].max())
    return out


def _body_quantities(model: Model, verdict: Verdict, a: np.ndarray, frame: Any, k: int) -> dict[str, np.ndarray]:
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
            outputs(t, X.tolist(), U.tolist(), [], w.tolist())
            for t, X, U, w in zip(verdict.t, verdict.X, verdict.U, a, strict=True)
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
        names = ("contact force", "contact torque") if made.contact and k == 0 else ("joint force", "joint torque")
        wrenches = [motion.wrench(load, on=body) for load in ([made.contact] if made.contact and k == 0 else loads)]
        none = np.zeros((len(motion.t), 3))
        out[f"{names[0]} b{k}"] = sum((w.force for w in wrenches), none)
        out[f"{names[1]} b{k}"] = sum(
            (w.torque + np.cross(w.point - kin.r, w.force) for w in wrenches), none
        )
    return out


# --- the comparison --------------------------------------------------------------------------------
def _moved(made: Translated, d: Description, rtol: float) -> Any:
    return made.system.simulate(
        until=d.until, start=made.start, guess=made.guess or None, samples=list(d.times),
        rtol=rtol, time_limit=SECONDS,
    )  # fmt: skip


def _compared(
    d: Description, got: dict[str, np.ndarray], expected: list[dict[str, np.ndarray]], scale: dict[str, float], growth: float
) -> Outcome:
    tight, loose = expected
    outcome = Outcome(d.kind, d.seed, "agreed")
    sizes = _sizes(tight, scale)
    for name, want in tight.items():
        off = np.abs(got[name] - want).max()
        size = sizes[name]
        allowed = ROOM * float(np.abs(loose[name] - want).max()) + FLOOR * growth * size
        ratio = float(off / allowed) if np.isfinite(off) else float("inf")
        if ratio > outcome.ratio:
            outcome.ratio, outcome.worst, outcome.size = ratio, name, float(off / size)
    if outcome.ratio > 1:
        outcome.verdict = "disagreed"
    return outcome


def _sizes(tight: dict[str, np.ndarray], scale: dict[str, float]) -> dict[str, float]:
    """The size of each quantity along the motion; what is nearly zero is measured by its like, forces by all forces."""
    own = {name: float(np.abs(value).max()) for name, value in tight.items()}
    like: dict[str, float] = {}
    for name, size in own.items():
        group = name.rsplit(" ", 1)[0]
        like[group] = max(like.get(group, 0.0), size)
    smallest = {name: 1e-3 * like[name.rsplit(" ", 1)[0]] for name in own}
    return {name: max(size, smallest[name], scale.get(name, 0.0), 1e-30) for name, size in own.items()}


def _look_closer(outcome: Outcome, d: Description, model: Model, *against: Any) -> None:
    """Whether a tighter run of trundle comes closer: then it was not wrong but less accurate than expected."""
    try:
        made = to_trundle(d)
        motion = _moved(made, d, 1e-13)
        again = _compared(d, told_by(made, model, motion), *against)
    except td.TrundleError as error:
        outcome.notes.append(f"with rtol=1e-13: {general(str(error))}")
        return
    closer = again.ratio <= 1
    outcome.reason = "rtol=1e-13 agrees" if closer else f"with rtol=1e-13 off by {again.size:.2g}"
    if closer and outcome.size < SLACK:
        outcome.verdict = "inexact"


def general(text: str) -> str:
    """A message without its numbers and names, so that equal reasons are counted together."""
    first = text.strip().splitlines()[0]
    return re.sub(r"'[^']*'", "'..'", re.sub(r"-?\d[\d.]*(e[-+]?\d+)?", "#", first))[:110]
