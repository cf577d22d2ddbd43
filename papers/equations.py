"""The equations of motion along a motion: M, Q, A and b at its samples, the papers' forms, rank and contact force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from trundle.constrained.forms import RANK_TOLERANCE, augmented_mass, udwadia_phohomsiri
from trundle.scenario import Scenario
from trundle.shown import Motion

KAPPA = 0.02**0.5  # of Eq. 44, as the paper takes it


def holding(example: Scenario) -> list[Any]:
    """The constraints that hold the ball on its surface, written out or not; the energy's row is none of them."""
    return [part for part in example.system.constraints if part.name != "energy"]


def contact_force(example: Scenario, motion: Motion) -> np.ndarray:
    """Force of the surface on the ball (N, 3), world axes, in N: what all that holds it there does."""
    forces = [motion.wrench(part, on=example["ball"]).force for part in holding(example)]
    return np.asarray(sum(forces))


def along(motion: Motion, value: Callable[..., Any]) -> list[Any]:
    """value(M, Q, A, b) of the equations of motion at every sample, for `trundle.constrained.forms`.

    >>> from trundle.constrained.forms import is_determined
    >>> from trundle.gallery import rolling_sphere
    >>> motion = rolling_sphere().simulate(until=0.1, samples=5)
    >>> along(motion, lambda M, Q, A, b: is_determined(M, A))
    [True, True, True, True, True]
    """
    terms, p = motion.derived.terms, motion.run.phases[0].P
    p = p[: motion.derived.p.shape[0]]
    values = []
    for time, q, v in zip(motion.t, motion.q, motion.v, strict=True):
        M, Q, A, b = (part.full() for part in terms(time, np.concatenate([q, v]), p)[:4])
        values.append(value(M, Q[:, 0], A, b[:, 0]))
    return values


def step_times(motion: Motion) -> np.ndarray:
    """The times between which the integrator stepped, the end included."""
    starts = [phase.steps.t for phase in motion.run.phases]
    return np.unique(np.concatenate([*starts, [motion.t[-1]]]))


def forms_against_production(motion: Motion) -> tuple[float, float]:
    """Largest distance of Eq. 42 and of Eq. 45 from the accelerations of the motion, at its samples.

    Each relative to the length of the acceleration (all coordinates) at that sample.
    """

    def accelerations(
        M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        return udwadia_phohomsiri(M, Q, A, b), augmented_mass(M, Q, A, b, kappa=KAPPA)

    by_form = np.array(along(motion, accelerations))  # (samples, 2, n)
    size = np.linalg.norm(motion.a, axis=1)[:, None]
    worst = (np.linalg.norm(by_form - motion.a[:, None, :], axis=2) / size).max(axis=0)
    return float(worst[0]), float(worst[1])


def determined(M: np.ndarray, A: np.ndarray) -> np.ndarray:
    """Eq. 43, rank [M | A'] = n, of many at once: M (N, n, n), A (N, m, n) -> (N,) of bool. As `is_determined`."""
    K = np.concatenate([M, A.transpose(0, 2, 1)], axis=2)
    for _ in range(3):
        for axis in (2, 1):
            size = np.linalg.norm(K, axis=axis, keepdims=True)
            K = K / np.where(size > 0, size, 1.0)
    s = np.linalg.svd(K, compute_uv=False)
    return np.asarray((s > RANK_TOLERANCE * s[:, :1]).sum(axis=1) == M.shape[1])


def full_rank(motion: Motion) -> np.ndarray:
    """Whether the acceleration is unique (Eq. 43) at every sample: (N,) of bool."""
    eq, N = motion.derived, len(motion.t)
    p = np.repeat(motion.run.phases[0].P[: eq.p.shape[0], None], N, axis=1)
    M, _, A, _ = eq.terms(motion.t[None], np.hstack([motion.q, motion.v]).T, p)[:4]
    # the matrices of all samples come side by side
    M, A = (part.full().reshape(part.shape[0], N, eq.n).transpose(1, 0, 2) for part in (M, A))
    return determined(M, A)
