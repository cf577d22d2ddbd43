"""What the tests of physics share: tolerances, SciPy as a second opinion, and what friction did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

g = 9.81
TIGHT = {"rtol": 1e-12, "atol": 1e-14}
STICKS, BACK, LOOSE = "stops and sticks", "stops and slides back", "breaks loose"


def reference(f: Callable[..., Any], y0: list[float], t: np.ndarray) -> np.ndarray:
    """The solution of y' = f(t, y) at the times t, a row each, by SciPy."""
    run = solve_ivp(f, (t[0], t[-1]), y0, method="DOP853", rtol=1e-13, atol=1e-14, t_eval=t)
    return np.asarray(run.y)


def within(value: Any, expected: Any, tolerance: float) -> bool:
    """Equal to `tolerance` of the largest expected value (or of one)."""
    scale = max(1.0, float(np.abs(expected).max()))
    return float(np.abs(np.asarray(value) - expected).max()) < tolerance * scale


def story(motion: Any) -> list[str]:
    """What friction did, in order, without the names."""
    return [happening.name.split(": ")[1] for happening in motion.events]


def times(motion: Any) -> np.ndarray:
    return np.array([happening.t for happening in motion.events])
