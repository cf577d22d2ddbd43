"""Which kinds there are, and the system of a seed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from fuzz import draw, draw_bodies, draw_particles, draw_switches
from fuzz.systems import Description

KINDS: dict[str, Callable[[np.random.Generator, int], Description]] = {
    "smooth": draw.smooth, "rheonomic": draw.rheonomic, "turns": draw.turns, "nonholonomic": draw.nonholonomic,
    "massless": draw.massless, "redundant": draw.redundant, "units": draw.units,
    "bodies": draw_bodies.bodies, "body-units": draw_bodies.body_units, "rolling": draw_bodies.rolling,
    "mixture": draw_bodies.mixture, "particles": draw_particles.particles,
    "switches": draw_switches.switches, "kinks": draw_switches.kinks,
    "friction": draw_switches.friction,
}  # fmt: skip


def system(kind: str, seed: int) -> Description:
    """The system of a kind and a seed: always the same one."""
    rng = np.random.default_rng([seed, *kind.encode()])
    return KINDS[kind](rng, seed)
