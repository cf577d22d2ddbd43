"""The two spheres of paper 000 from nearly equal starts: how fast do they part?

The place of the contact and the velocity of the centre at the start are drawn within NEAR of the paper's, for many
runs. Three ways to the same growth are set side by side: the runs themselves; the derivatives of the paper's run by its
start (`td.sensitivity`), which say what the spread is as long as it is small; and the largest Lyapunov exponent.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import trundle as td
from trundle.gallery import rolling_sphere
from trundle.study.lyapunov import Exponents

NEAR = 1e-7  # m, and m/s
RUNS = 512
UNTIL = 60.0  # s: six times what the paper shows
SAMPLES = 300
SMALL = 1e-3  # m: where the spread is judged to be small
LONG = 2000.0  # s, of the exponents
RTOL, ATOL = 1e-12, 1e-14


@dataclass(frozen=True, eq=False)
class Spread:
    """Distances of many runs from the paper's, of the centre of the sphere.

    t (N)             s
    distance (R, N)   m
    predicted (R, N)  m, the same from the derivatives of the paper's run by its start
    ends (R, 3)       m, where the centres are at the end
    exponent          the largest, over a long run
    """

    t: np.ndarray
    distance: np.ndarray
    predicted: np.ndarray
    ends: np.ndarray
    exponent: Exponents

    @property
    def median(self) -> np.ndarray:
        return np.asarray(np.median(self.distance, axis=0))

    @property
    def rms(self) -> np.ndarray:
        return np.asarray(np.sqrt(np.mean(self.distance**2, axis=0)))

    def band(self, low: float = 5.0, high: float = 95.0) -> np.ndarray:
        """Percentiles (2, N)."""
        return np.asarray(np.percentile(self.distance, [low, high], axis=0))

    @property
    def grown(self) -> np.ndarray:
        """Whether the median is to be used for a rate (N): after the first tenth, and not above SMALL before."""
        reached = np.maximum.accumulate(self.median)
        return np.asarray((self.t >= self.t[-1] / 10) & (reached <= SMALL))

    def slope(self) -> float:
        """Growth rate (1/s): the straight line nearest to the logarithm of the median, where it is small."""
        return float(np.polyfit(self.t[self.grown], np.log(self.median[self.grown]), 1)[0])

    def power(self) -> float:
        """The power p of a growth like t^p that is nearest to the median, where it is small."""
        return float(np.polyfit(np.log(self.t[self.grown]), np.log(self.median[self.grown]), 1)[0])

    def apart(self) -> float:
        """How far the distances are from the predicted ones, in root mean square over the runs, where they are small;
        relative."""
        error = np.sqrt(np.mean((self.distance - self.predicted) ** 2, axis=0))
        return float((error / self.rms)[self.grown].max())

    def exponents_of_pieces(self) -> np.ndarray:
        """The largest exponent over pieces of the long run, each as long as the runs here."""
        times, running = self.exponent.history
        growth = running[:, 0] * (times - self.exponent.begin)
        edges = np.arange(self.exponent.begin, self.exponent.end, self.t[-1])
        at = np.interp(edges, np.append(self.exponent.begin, times), np.append(0.0, growth))
        return np.asarray(np.diff(at) / self.t[-1])


def spread(
    kind: str, runs: int = RUNS, until: float = UNTIL, samples: int = SAMPLES, long: float = LONG
) -> Spread:
    """The spread of one sphere, "uniform" or "halves"."""
    example = rolling_sphere(kind)
    centre = example["O"]
    numbers = [key for key in example.start if not key.shape]
    # place and velocity; the spin is fifth
    varied = {key: example.start[key] for key in numbers[:4]}
    fixed = {key: value for key, value in example.start.items() if key not in varied}
    times = np.linspace(0, until, samples + 1)[1:]
    over = {
        (name, key): td.study.uniform(value - NEAR, value + NEAR)
        for name, (key, value) in zip(("x0", "y0", "x0'", "y0'"), varied.items(), strict=True)
    }
    found = td.sweep(
        example.system, over, until, fixed,
        {axis: td.keep.samples(centre[i], times.tolist()) for i, axis in enumerate("xyz")},
        runs=runs, rtol=RTOL, atol=ATOL,
    )  # fmt: skip
    places = np.stack(
        [np.column_stack([found[f"{axis}[{k}]"] for k in range(samples)]) for axis in "xyz"],
        axis=-1,
    )
    motion = example.simulate(until=until, rtol=RTOL, atol=ATOL, samples=samples + 1)
    there = motion.at(times)
    distance = np.linalg.norm(places - there[centre], axis=-1)
    change = td.sensitivity(there, list(varied), start=example.start, rtol=RTOL, atol=ATOL)[centre]
    drawn = np.column_stack(
        [found[name] - value for (name, _), value in zip(over, varied.values(), strict=True)]
    )
    predicted = np.linalg.norm(np.einsum("nck,rk->rnc", change, drawn), axis=-1)
    exponent = td.lyapunov(
        example.system, example.start, long, exponents=1, transient=long / 20, rtol=1e-10
    )
    return Spread(times, distance, predicted, places[:, -1], exponent)
