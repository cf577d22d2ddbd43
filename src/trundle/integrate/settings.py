"""How a run is made: until when, how accurately, and when it gives up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

SHARE = 0.5  # of the tolerance asked for that a step may use: half the error for 9% more steps

Progress = Callable[[float, float], object]


@dataclass(frozen=True)
class Settings:
    """How a run is made. atol None: the size of the motion takes its place (kernel/run.c, `weigh`)."""

    until: float
    rtol: float
    atol: float | None = None
    max_step: float = np.inf
    time_limit: float | None = None
    progress: Progress | None = None

    def absolute(self, ny: int, sized: int) -> np.ndarray:
        """Allowed absolute errors (ny): zero for the states whose size decides, a hundredth of rtol for others."""
        if self.atol is not None:
            return np.full(ny, self.atol)
        errors = np.zeros(ny)
        errors[sized:] = 1e-2 * self.rtol
        return errors
