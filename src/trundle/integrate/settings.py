"""The settings of a run: its end, its tolerances and its limits, and the checks of these arguments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.values import shown
from trundle.symbols.variables import check_number, check_times

SHARE = 0.5  # of the tolerance asked for that a step may use: half the error for 9% more steps
MOST_SAMPLES = 10**8  # a gigabyte for every coordinate
TYPICAL = {
    "rtol": "rtol=1e-10",
    "atol": "atol=1e-12",
    "max_step": "max_step=0.01",
    "time_limit": "time_limit=60.0",
}

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

    def of_friction(
        self, v: np.ndarray, D: np.ndarray, force: float, span: float
    ) -> tuple[float, float]:
        """The error allowed in a step: relative, and of a velocity in the scale D of its coordinate."""
        rtol = SHARE * self.rtol
        if self.atol is not None:
            return rtol, SHARE * self.atol / float(D.max())
        speed = np.maximum.reduce(np.abs(v) / D)
        return rtol, 1e-2 * rtol * (float(speed) + float(force) * abs(span))


def run_settings(
    begin: Any, until: Any, rtol: Any, atol: Any = None, max_step: Any = np.inf, time_limit: Any = None,
    progress: Any = None,
) -> tuple[float, Settings]:  # fmt: skip
    """The begin of a run, and its settings."""
    settings = Settings(
        check_number(until, "until"),
        _positive(rtol, "rtol"),
        None if atol is None else _positive(atol, "atol"),
        _positive(max_step, "max_step", endless=True),
        None if time_limit is None else _positive(time_limit, "time_limit", endless=True),
        progress,
    )
    if progress is not None and not callable(progress):
        raise ModelError(
            f"progress={shown(progress)} is not a function.",
            "a function of two numbers: the time reached, and until",
            fix="progress=lambda t, until: print(t, until)",
        )
    first = check_number(begin, "begin")
    if settings.until <= first:
        raise ModelError(
            f"until = {settings.until:g} s with begin = {first:g} s.",
            "an end after the beginning",
            "until is a time, not a duration" if first > 0 else "",
            f"until={first + 10.0:g}",
            key="until",
        )
    return first, settings


def transient_time(transient: Any, begin: float, until: float) -> float:
    """The time (s) at the beginning of a run that a study leaves out."""
    skip = check_number(transient, "transient")
    if not 0 <= skip < until - begin:
        raise ModelError(
            f"transient={skip:g} s leaves nothing of the run.",
            "a part of the run",
            fix=f"transient={(until - begin) / 10:g}",
        )
    return skip


def _positive(value: Any, what: str, endless: bool = False) -> float:
    """A positive number; infinity too where a limit may be left out."""
    if endless and isinstance(value, float) and value == np.inf:
        return np.inf
    number = check_number(value, what)
    if not number > 0:
        raise ModelError(
            f"{what}={number:g} is not positive.",
            "a positive number",
            "leave it out for no limit"
            if endless
            else "no computer is exact: its numbers are rounded",
            TYPICAL[what],
            key=what,
        )
    return number


def sample_times(samples: Any, begin: float, until: float, most: int = MOST_SAMPLES) -> np.ndarray:
    """The times at which a motion is sampled, in order: so many, or those given."""
    if isinstance(samples, (int, np.integer)):
        if not 2 <= samples <= most:
            few = samples < 2
            raise ModelError(
                f"samples={shown(samples)} is not a number of samples.",
                f"from 2 to {most:g}, or the times",
                fix=f"samples=[{until!r}]  # for the end alone" if few else "samples=1001",
                key="samples",
            )
        times = begin + (until - begin) / (samples - 1) * np.arange(float(samples))
        times[-1] = until
        return times
    times = check_times(samples, "samples=")
    if not np.all((times >= begin) & (times <= until)):
        raise ModelError(
            f"samples= holds times from {times.min():g} to {times.max():g} s, outside the run.",
            f"times from {begin:g} to {until:g} s",
            fix=f"until={float(times.max())!r}"
            if times.max() > until
            else f"samples=np.linspace({begin!r}, {until!r}, 1001)",
            key="samples",
        )
    return np.sort(times)
