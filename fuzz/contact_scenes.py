"""Scenes of one to four contacts, with random sizes, friction, restitution and starts; what must hold of every motion.

No judge moves these. No hang, no state that is not finite, no energy gained, no gap below zero, no pull beyond
rounding, no phase shorter than rounding, and a run that stops says why.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import trundle as td
from fuzz.compare import Outcome, general

G = 9.81
SECONDS = 180.0  # of one run
BALANCE = 1e-8  # of the energy: what friction and strikes took is integrated beside the motion
INSIDE = 1e-9  # of the size of the scene
PULL = 1e-6  # of the energy, over the size of the scene
EXPLAINED = (
    "no set of modes fits", "sets of modes fit", "motions are possible from here", "focal point", "second touch",
    "no single outcome", "is curved more tightly there than it is",
)  # fmt: skip
Start = dict[Any, Any]


@dataclass(frozen=True)
class Scene:
    """A system with parameters; `start` draws where it begins, `until` is in s."""

    system: td.System
    contacts: list[td.Contact]
    parameters: Mapping[td.Parameter, tuple[float, float]]
    start: Callable[[np.random.Generator], Start]
    until: float


def placed(body: Any, x: Any, v: Any, w: Any = None, q: Any = None) -> Start:
    given = {body.position: tuple(x), body.velocity: tuple(v)}
    if w is not None:
        given |= {
            body.omega: tuple(w),
            body.quaternion: tuple(q if q is not None else (1, 0, 0, 0)),
        }
    return given


def turn(rng: np.random.Generator) -> Any:
    q = rng.normal(size=4)
    return q / np.linalg.norm(q)


def _options() -> tuple[dict[str, Any], dict[td.Parameter, tuple[float, float]]]:
    mu, e = td.Parameter("mu", 0.3), td.Parameter("e", 0.5)
    return {"friction": mu, "restitution": e}, {mu: (0.02, 1.2), e: (0.0, 1.0)}


def _on(ground: Any, height: Callable[[np.random.Generator], Any], until: float = 1.5) -> Scene:
    """A ball above a surface; `height` draws a place of its centre that is free."""
    options, parameters = _options()
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Contact(ball, ground, **options, impact="poisson")
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = lambda rng: placed(ball, height(rng), rng.normal(size=3), 10 * rng.normal(size=3))
    return Scene(system, [contact], parameters, start, until)


def bowl() -> Scene:
    place = lambda rng: 0.35 * rng.uniform(0, 1) * np.array([1, 1, 1]) * _unit(rng)
    return _on(td.Surface.sphere(0.5, inside=True), place)


def hill() -> Scene:
    def place(rng: np.random.Generator) -> Any:
        a = rng.uniform(0, 0.8)
        return rng.uniform(0.62, 0.9) * np.array([math.sin(a), 0.1, math.cos(a)])

    return _on(td.Surface.sphere(0.5), place, 0.6)


def saddle() -> Scene:
    place = lambda rng: [*rng.uniform(-0.3, 0.3, 2), rng.uniform(0.3, 0.6)]
    return _on(td.Surface.height(lambda x, y: 0.4 * x * x - 0.3 * y * y, name="saddle"), place, 0.8)


def trough() -> Scene:
    place = lambda rng: [*rng.uniform(-0.4, 0.4, 2), rng.uniform(0.4, 0.7)]
    return _on(td.Surface.height(lambda x, y: x * x + 0.1 * x**3, name="trough"), place)


def incline() -> Scene:
    place = lambda rng: [0, 0, rng.uniform(0.2, 0.8)]
    return _on(td.Surface.plane(normal=(0.3, 0.1, 1.0)), place)


def plate() -> Scene:
    ground = td.Surface.plane(
        position=td.vector([0, 0.02 * td.cos(9 * td.t), 0.03 * td.sin(12 * td.t)])
    )
    return _on(ground, lambda rng: [0, 0, rng.uniform(0.15, 0.5)])


def _unit(rng: np.random.Generator) -> Any:
    a = rng.normal(size=3)
    return a / np.linalg.norm(a)


def egg(law: str = "stronge") -> Scene:
    options, parameters = _options()
    body = td.Ellipsoid("egg", (0.1, 0.13, 0.2), mass=0.5)
    contact = td.Contact(body, td.Surface.plane(), **options, impact=law)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(G)])
    start = lambda rng: placed(
        body, (0, 0, rng.uniform(0.21, 0.6)), rng.normal(size=3), 8 * rng.normal(size=3), turn(rng)
    )
    return Scene(system, [contact], parameters, start, 1.0)


def coin() -> Scene:
    options, parameters = _options()
    body = td.Disc("coin", radius=0.1, mass=0.2)
    contact = td.Contact(body, td.Surface.plane(), **options, impact="poisson")
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(G)])
    start = lambda rng: placed(
        body, (0, 0, rng.uniform(0.11, 0.4)), rng.normal(size=3), 8 * rng.normal(size=3), turn(rng)
    )
    return Scene(system, [contact], parameters, start, 0.6)


def rod() -> Scene:
    """Both ends of a rod on a plane."""
    options, parameters = _options()
    body = td.RigidBody("rod", mass=1.0, inertia=(1 / 12, 1 / 12, 1e-3))
    ends = [
        td.Contact(body, td.Surface.plane(), **options, impact="stronge", at=(0, 0, z), name=name)
        for z, name in ((-0.5, "foot"), (0.5, "head"))
    ]
    system = td.System(bodies=[body], constraints=ends, forces=[td.Gravity(G)])
    start = lambda rng: placed(
        body, (0, 0, rng.uniform(0.51, 1.0)), rng.normal(size=3), 3 * rng.normal(size=3), turn(rng)
    )
    return Scene(system, ends, parameters, start, 0.8)


def box() -> Scene:
    """Four corners of a box on a plane, from a small tilt."""
    options, parameters = _options()
    body = td.Box("box", (0.2, 0.3, 0.1), mass=1.0)
    corners = td.Contact.corners(body, td.Surface.plane(), **options, impact="poisson")[::2]
    system = td.System(bodies=[body], constraints=corners, forces=[td.Gravity(G)])

    def start(rng: np.random.Generator) -> Start:
        q = np.array([1.0, *(0.15 * rng.normal(size=3))])
        return placed(body, (0, 0, rng.uniform(0.22, 0.3)), rng.normal(size=3), rng.normal(size=3),
                      q / np.linalg.norm(q))  # fmt: skip

    return Scene(system, corners, parameters, start, 0.5)


def groove() -> Scene:
    options, parameters = _options()
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    walls = [td.Surface.plane(normal=(0.1, s, 1.0), name=f"wall {s}") for s in (1, -1)]
    contacts = [td.Contact(ball, wall, **options, impact="poisson") for wall in walls]
    system = td.System(bodies=[ball], constraints=contacts, forces=[td.Gravity(G)])
    start = lambda rng: placed(
        ball, (0, rng.uniform(-0.2, 0.2), 0.6), rng.normal(size=3), 5 * rng.normal(size=3)
    )
    return Scene(system, contacts, parameters, start, 0.8)


def balls() -> Scene:
    """Two balls above a plane: three contacts."""
    options, parameters = _options()
    a, b = td.Sphere("a", radius=0.1, mass=1.0), td.Sphere("b", radius=0.15, mass=2.0)
    ground = td.Surface.plane()
    contacts = [td.Contact(x, ground, **options, impact="stronge") for x in (a, b)]
    contacts.append(td.Contact(a, b, **options, impact="stronge"))
    system = td.System(bodies=[a, b], constraints=contacts, forces=[td.Gravity(G)])

    def start(rng: np.random.Generator) -> Start:
        given = placed(a, (-0.3, *rng.uniform(-0.05, 0.05, 1), 0.3), (1, 0, 0) + 0.3 * rng.normal(size=3),
                       5 * rng.normal(size=3))  # fmt: skip
        return given | placed(
            b, (0.2, 0, rng.uniform(0.16, 0.4)), 0.3 * rng.normal(size=3), 5 * rng.normal(size=3)
        )

    return Scene(system, contacts, parameters, start, 0.8)


def particle() -> Scene:
    options, parameters = _options()
    body = td.Particle("P", mass=1.0)
    ground = td.Surface.height(lambda x, y: 0.3 * x * x + 0.2 * y * y, name="dish")
    contact = td.Contact(body, ground, **options)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(G)])
    start = lambda rng: placed(
        body, [*rng.uniform(-0.5, 0.5, 2), rng.uniform(0.2, 0.6)], rng.normal(size=3)
    )
    return Scene(system, [contact], parameters, start, 1.5)


SCENES: dict[str, Callable[[], Scene]] = {
    "bowl": bowl, "hill": hill, "saddle": saddle, "trough": trough, "incline": incline, "plate": plate,
    "egg": egg, "coin": coin, "rod": rod, "box": box, "groove": groove, "balls": balls, "particle": particle,
}  # fmt: skip


@functools.cache
def scene(name: str) -> Scene:
    return SCENES[name]()


def moved(name: str, seed: int, rtol: float = 1e-10) -> tuple[Scene, Any]:
    """The motion of a scene and a seed: always the same one."""
    made = scene(name)
    rng = np.random.default_rng([seed, *name.encode()])
    values = {key: rng.uniform(*span) for key, span in made.parameters.items()}
    for key in values:
        if key.name == "e" and rng.uniform() < 0.5:
            values[key] = float(rng.choice([0.0, 0.5]))
    start = made.start(rng)
    motion = made.system.simulate(
        until=made.until, start=start, parameters=values, rtol=rtol, time_limit=SECONDS, samples=201
    )
    return made, motion


def judged_scene(seed: int, name: str = "") -> Outcome:
    """The outcome of one scene: of `name`, or the scenes in turn."""
    names = list(SCENES)
    name = name or names[seed % len(names)]
    try:
        made, motion = moved(name, seed)
    except td.StartError as error:
        return Outcome("contacts", seed, "unjudged", f"{name}: {general(str(error))}")
    wrong = broken_rules(made.contacts, motion)
    if wrong:
        return Outcome("contacts", seed, "disagreed", f"{name}: {wrong}", math.inf)
    if not motion.finished:
        return Outcome("contacts", seed, "told", f"{name}: {general(motion.status)}")
    if motion.doubts:
        return Outcome("contacts", seed, "told", f"{name}: {general(motion.doubts[0])}")
    return Outcome("contacts", seed, "agreed")


def broken_rules(contacts: list[td.Contact], motion: Any, size: float = 1.0) -> str:
    """The first rule that a motion breaks, in words; empty if none."""
    if "time limit" in str(motion.status):
        return f"hangs: {general(motion.status)}"
    if not motion.finished and not any(words in str(motion.status) for words in EXPLAINED):
        return f"unexplained: {general(motion.status)}"
    if not (np.isfinite(motion.q).all() and np.isfinite(motion.v).all()):
        return "not finite"
    books = motion.balance
    lost: dict[float, float] = {}
    for strike in motion.impacts:  # what strike together lose together
        lost[strike.time] = lost.get(strike.time, 0.0) + strike.dissipated
    if min(lost.values(), default=0.0) < -1e-10 * books.size:
        return f"a strike gains {-min(lost.values()) / books.size:.1e} of the energy"
    if books.relative > BALANCE:
        return f"energy off by {books.relative:.1e}"
    if any(taken < -1e-10 * books.size for taken in books.rubbed):
        return "friction gives energy"
    for phase in motion.phases:
        if phase.end < phase.begin:
            return "a phase ends before it begins"
    short = [p for p in motion.phases[:-1] if p.end - p.begin <= 4 * np.spacing(p.begin)]
    if short:
        return f"{len(short)} phases of no length"
    for contact in contacts if motion.finished else ():
        if np.min(motion[contact.gap]) < -INSIDE * size:
            return f"a gap of {np.min(motion[contact.gap]):.1e} m"
        if np.min(motion[contact.normal_force]) < -PULL * books.size / size:
            return f"a pull of {-np.min(motion[contact.normal_force]):.1e} N"
    return ""
