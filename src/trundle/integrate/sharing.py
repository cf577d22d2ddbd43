"""Forces of redundant contacts: of all that give the same motion, some that contacts can give.

With the contact inertia W singular, f + z gives the same motion for every z in its null space. The smallest f may ask
for more friction than a contact has, where another does not: a ball that rolls in a V groove is squeezed by none.

    N >= 0,  |F_t| <= mu_s N     at every contact

is convex, so Newton's method on what is violated finds an f if there is one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from trundle.integrate.matrices import smallest_solution

ROUNDS = 40
MARGINS = (0.1, 0.01, 0.0)  # of the normal forces: further inside the cones first


def shared_forces(
    f: np.ndarray,
    null: np.ndarray,
    normals: Sequence[int],
    cones: Sequence[tuple[int, slice, float]],
    w: np.ndarray,
    sure: float,
) -> np.ndarray | None:
    """f + null z with every normal force pressing and every friction within its limit; None if there is none.

    null     (rows, k), W null = 0;  normals   rows of the contacts that press
    cones    row of the normal force, rows of the friction, its coefficient;  w   sqrt of W's diagonal, scales of forces
    """
    size = float(np.max(np.abs(f * w), initial=0.0))
    for margin in MARGINS:
        x = f
        for _ in range(ROUNDS):
            values, slopes = _violations(x, normals, cones, w, margin)
            over = values > sure * size
            if not over.any():
                return x
            J = slopes[over] @ null
            step = smallest_solution(J, -values[over, None], 1e-10)[0].ravel()
            if not np.isfinite(step).all() or np.abs(null @ step).max() <= 1e-15 * np.abs(x).max():
                break
            x = x + null @ step
    return None


def _violations(
    f: np.ndarray,
    normals: Sequence[int],
    cones: Sequence[tuple[int, slice, float]],
    w: np.ndarray,
    margin: float,
) -> tuple[np.ndarray, np.ndarray]:
    """The quantities that must be negative, with their derivatives by f."""
    values, slopes = [], []
    for n in normals:
        slope = np.zeros(len(f))
        slope[n] = -w[n]
        values.append(-f[n] * w[n])
        slopes.append(slope)
    for n, rows, mu in cones:
        length = float(np.linalg.norm(f[rows]))
        slope = np.zeros(len(f))
        slope[n] = -mu * (1 - margin) * w[n]
        if length > 0:
            slope[rows] = f[rows] / length * w[n]
        values.append((length - mu * (1 - margin) * f[n]) * w[n])
        slopes.append(slope)
    return np.array(values), np.array(slopes)
