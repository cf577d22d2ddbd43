"""What a user waits for beside the run: first result, `print(motion)`, `motion.audit`, `motion[expr]`; a free spin."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import numpy as np

import trundle as td
from bench.table import Row, timed
from trundle.gallery import rattleback, rolling_sphere

TIMES, MOTIONS = 3, 12
FIRST = """
import time, numpy, casadi, llvmlite.binding
began = time.process_time()
import trundle as td
ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))
trough = td.Surface(lambda x, y, z: z - (0.65 * x - 3 / 2 * x**2 - 6.7 / 3 * x**3 + 20.5 / 4 * x**4))
contact = td.Rolling(ball, trough)
system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
motion = system.simulate(until=10, start=contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0))
assert motion.finished
print(time.process_time() - began)
"""


def first_results() -> list[Row]:
    """Processor time of a new process, all threads: with an empty cache of compiled code, and with a full one.

    Python's bytecode is there in both, as pip leaves it, whatever this shell says about writing it.
    """
    fresh, warm = [], []
    with tempfile.TemporaryDirectory() as bytecode:
        for _ in range(1 + TIMES):
            with tempfile.TemporaryDirectory() as folder:
                fresh.append(_first(folder, bytecode))
                warm.append(_first(folder, bytecode))
    what = "processor time to the first result, beyond imports"
    return [
        Row(f"{what}: nothing compiled yet", min(fresh[1:]), 0.7, " s"),
        Row(f"{what}: new process, warm caches", min(warm), 0.25, " s"),
    ]


def _first(folder: str, bytecode: str) -> float:
    env = os.environ | {"TRUNDLE_CACHE_DIR": folder, "PYTHONPYCACHEPREFIX": bytecode}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", FIRST], env=env, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def looks() -> list[Row]:
    """At motions of 1,001 samples, each new; what is compiled for the first is kept for the others."""
    example = rolling_sphere("halves")
    ball = example["ball"]
    speed = td.norm(ball.position.dot)
    asked: list[tuple[str, float, Callable[[Any], Any]]] = [
        ("print(motion)", 10.0, str),
        ("motion.audit", 5.0, lambda motion: str(motion.audit)),
        ("motion[expr]", 1.0, lambda motion: motion[speed]),
    ]
    found = []
    for what, bar, look in asked:
        motions = [example.simulate() for _ in range(MOTIONS)]
        assert len(motions[0].t) == 1001
        shortest = min(timed(lambda: look(motion)) for motion in motions)  # noqa: B023
        found.append(Row(f"{what}, 1,001 samples", shortest * 1e3, bar, " ms"))
    return found


def free_spin() -> list[Row]:
    """A ball that spins freely at 1,000 rad/s for 20 s, with the default tolerance."""
    ball = td.Sphere("ball", radius=0.1, density=1000.0)
    rate, until = 1000.0, 20.0
    start = {
        ball.omega: (0, 0, rate),
        ball.quaternion: (1, 0, 0, 0),
        ball.position: (0, 0, 0),
        ball.velocity: (0, 0, 0),
    }
    motion = td.System(bodies=[ball]).simulate(until=until, start=start)
    u, spin = motion[ball.quaternion][-1], motion[ball.omega][-1, 2]
    half = np.exp(1j * rate * until / 2)
    off = float(np.abs(np.angle((u[0] + 1j * u[3]) / half)))
    return [
        Row("free spin of 20,000 rad, default tolerance: rate", abs(float(spin) / rate - 1), 1e-10),
        Row("free spin of 20,000 rad, default tolerance: half angle", off, 1e-6, " rad"),
    ]


def long_run() -> list[Row]:
    """The rattleback for 1,000 s: what it conserves."""
    motion = rattleback().simulate(until=1000.0, rtol=1e-11)
    return [
        Row("rattleback, 1,000 s at rtol 1e-11: energy drift", motion.energy_drift, 1e-9),
        Row("rattleback, 1,000 s: constraint residual", motion.worst_residual, 1e-13),
    ]


def rows() -> tuple[list[Row], list[str]]:
    return [*first_results(), *looks(), *free_spin(), *long_run()], []
