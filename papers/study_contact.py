"""The two spheres of paper 000 with contact as it is, beside the paper's, whose contact is kept whatever it takes.

Friction 0.3 and 1, restitution 0 and 0.5: when does each sphere slide, lift off and strike, and how far is it from
where the paper has it?
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

import trundle as td
from trundle.gallery import rolling_sphere

UNTIL = 3.0  # s
SAMPLES = 601
RTOL = 1e-10
HALVES: dict[str, dict[str, Any]] = {
    "uniform": {"density": 4500.0},
    "halves": {"halves": (4500.0, 5494.0)},
}
CASES = [(mu, e) for mu in (0.3, 1.0) for e in (0.0, 0.5)]


@dataclass(frozen=True, eq=False)
class Real:
    """One sphere with one friction and restitution.

    t (N), place (N, 3)   s, and m: the centre of mass;  paper (N, 3)   where the paper's rolling sphere has it
    phases                [(begin, mode)], as they change
    strikes, left         how many, and the energy (relative) that the balance leaves
    """

    t: np.ndarray
    place: np.ndarray
    paper: np.ndarray
    phases: list[tuple[float, str]]
    strikes: int
    left: float

    @property
    def apart(self) -> np.ndarray:
        """Distance (N) from the paper's, m."""
        return np.asarray(np.linalg.norm(self.place - self.paper, axis=1))

    def first(self, mode: str) -> float:
        """When it first slides, rolls or flies (s); NaN if never."""
        return next((begin for begin, what in self.phases if what == mode), float("nan"))


def real(kind: str, mu: float, e: float, until: float = UNTIL, samples: int = SAMPLES) -> Real:
    """The sphere "uniform" or "halves" with friction mu and restitution e, from the paper's start."""
    trough = td.Surface.height(
        lambda x, y: 0.65 * x - 3.0 * x**2 / 2 - 6.7 * x**3 / 3 + 20.5 * x**4 / 4, name="trough"
    )
    ball = td.Sphere("ball", radius=0.06, **HALVES[kind])
    contact = td.Contact(ball, trough, friction=mu, restitution=e)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0)
    motion = system.simulate(until=until, start=start, rtol=RTOL, samples=samples)
    glued = rolling_sphere(kind)
    kept = glued.simulate(until=until, rtol=RTOL, samples=samples)
    phases: list[tuple[float, str]] = []
    for phase in motion.phases:
        mode = str(phase.modes[contact.name])
        if not phases or phases[-1][1] != mode:
            phases.append((phase.begin, mode))
    return Real(
        np.asarray(motion.t), np.asarray(motion[ball.position]),
        np.asarray(kept[glued["ball"].position]), phases, len(motion.impacts),
        float(motion.balance.relative),
    )  # fmt: skip
