"""Contacts of trundle beside the judge's: modes and strikes with their times, and states; and what must hold anyway."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

import trundle as td
from fuzz.compare import Outcome, general
from fuzz.contact_judge import Course, Judge
from fuzz.contact_scenes import broken_rules
from fuzz.draw_contact import Touching, solid
from fuzz.solve import Unjudged

RTOL = 1e-11
SECONDS = 120.0
TRACE = 1e-9  # by which the second start is off, over the speeds of the case
ALLOWED = 1e-8  # of the sizes of the case, times how much the motion magnifies


class HeavyBall(td.Sphere):
    """A ball whose centre is off its centre of mass."""

    halves = None

    def __init__(self, radius: float, offset: float, mass: float, inertia: Any) -> None:
        self.radius = radius
        super(td.Sphere, self).__init__(
            "body", mass, inertia, {"radius": radius}, centre=(0, 0, offset)
        )


def made(d: Touching) -> tuple[Any, Any, Any]:
    """Body, contact and system, in trundle."""
    body: Any
    more: dict[str, Any] = {}
    if d.shape in ("ball", "heavy ball"):
        body = HeavyBall(d.sizes[0], d.sizes[1], d.mass, d.inertia)
        if d.shape == "ball":
            body = td.Sphere("body", radius=d.sizes[0], mass=d.mass)
    elif d.shape == "egg":
        body = td.Ellipsoid("body", d.sizes, mass=d.mass)
    elif d.shape == "coin":
        body = td.Disc("body", radius=d.sizes[0], mass=d.mass)
    else:
        body = td.RigidBody("body", mass=d.mass, inertia=d.inertia)
        more["at"] = d.sizes
    contact = td.Contact(
        body, td.Surface.plane(), friction=d.mu, restitution=d.e, impact=d.law, **more
    )
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(d.gravity)])
    return body, contact, system


def moved(d: Touching, times: Any, rtol: float = RTOL, until: float | None = None) -> Any:
    body, contact, system = made(d)
    s = d.state
    start = {
        body.position: s[:3], body.quaternion: s[3:7], body.velocity: s[7:10], body.omega: s[10:13]
    }  # fmt: skip
    motion = system.simulate(
        until=until or d.until, start=start, rtol=rtol, samples=list(times), time_limit=SECONDS
    )
    return body, contact, motion


def changes(modes: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """Modes that differ from the one before: a strike may leave it as it is, and a slip that stops may go on."""
    return [next(group) for _, group in itertools.groupby(modes, key=lambda mode: mode[1])]


def seen(motion: Any) -> Course:
    """Modes and strikes as trundle has them."""
    course = Course()
    course.modes = changes([(phase.begin, *phase.modes.values()) for phase in motion.phases])
    course.strikes = [(s.time, s.normal_impulse, s.kind) for s in motion.impacts]
    return course


def judged_contact(d: Touching) -> Outcome:
    """The outcome of one body on a plane."""
    kind = "contact"
    try:
        judge = Judge(solid(d))
        times = np.linspace(0, d.until, 12)[1:]
        y = np.array([*d.state, 0.0])
        tight = judge.run(y, d.until, times)
        near = judge.run(_nearby(judge, y, d.seed), d.until, times)
    except Unjudged as why:
        tight, reason = None, str(why)
    try:
        body, contact, motion = moved(d, np.linspace(0, d.until, 12))
    except td.TrundleError as error:
        return Outcome(kind, d.seed, "disagreed", f"{type(error).__name__}: {general(str(error))}")
    bad = broken_rules([contact], motion, judge.s.size)
    if bad:
        return Outcome(kind, d.seed, "disagreed", bad, np.inf)
    if not motion.finished:
        return Outcome(
            kind, d.seed, "told" if tight is None else "disagreed", general(motion.status), np.inf
        )
    if tight is None:
        return Outcome(kind, d.seed, "unjudged", f"{reason}; trundle: finished")
    return _compared(d, judge, tight, near, body, motion)


def _nearby(judge: Judge, y: np.ndarray, seed: int) -> np.ndarray:
    """A start that is off by a trace of velocity which leaves touching, slipping or rolling what it is."""
    rng = np.random.default_rng(seed)
    y = y.copy()
    r = judge.arm(y)
    dw = rng.normal(size=3) * TRACE * judge.speed / judge.s.size
    y[10:13] += dw
    y[7:10] -= np.cross(dw, r)
    return y


def _compared(
    d: Touching, judge: Judge, tight: Course, near: Course, body: Any, motion: Any
) -> Outcome:
    outcome = Outcome("contact", d.seed, "agreed")
    outcome.notes = [f"{len(tight.modes)} modes, {len(tight.strikes)} strikes"]
    mine, period = seen(motion), judge.s.size / judge.speed
    tight.modes, near.modes = changes(tight.modes), changes(near.modes)
    last = tight.until - 1e-6 * period  # what a fading bouncing does after it is not compared
    names = [
        ([m for t, m in c.modes if t < last], [k for t, _, k in c.strikes if t < last])
        for c in (mine, tight, near)
    ]
    if names[1] != names[2]:
        return Outcome("contact", d.seed, "unjudged", "on an edge")
    if names[0] != names[1]:
        outcome.verdict, outcome.ratio = "disagreed", np.inf
        outcome.reason = f"events {names[0]} instead of {names[1]}"
        return outcome
    v = judge.speed
    scale = np.repeat([judge.s.size, 1.0, v, v / judge.s.size], [3, 4, 3, 3])
    count = min(len(tight.samples), len(near.samples))
    rows = ([np.ravel(row)[:13] for row in c.samples[:count]] for c in (tight, near))
    a, b = (np.reshape(part, (count, 13)) for part in rows)  # none of what ends at once
    what = (body.position, body.quaternion, body.velocity, body.omega)
    got = np.hstack([np.asarray(motion[x])[1 : count + 1] for x in what])
    got[:, 3:7] *= np.sign(np.sum(got[:, 3:7] * a[:, 3:7], axis=1))[:, None]
    times = [
        np.array([t for t, *_ in [*c.modes, *c.strikes] if t < last]) for c in (mine, tight, near)
    ]
    worst = lambda x: float(np.abs(x).max(initial=0.0))
    growth = max(worst((a - b) / scale), worst(times[1] - times[2]) / period) / TRACE
    growth = max(growth, 1.0)
    off = {"state": worst((got - a) / scale), "times": worst(times[0] - times[1]) / period}
    outcome.worst = max(off, key=lambda name: off[name])
    outcome.size = off[outcome.worst]
    outcome.ratio = outcome.size / (ALLOWED * growth)
    outcome.notes.append(f"magnified {growth:.2g}")
    if not outcome.ratio <= 1:
        outcome.verdict = "disagreed"
    return outcome
