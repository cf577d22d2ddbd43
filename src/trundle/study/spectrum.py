"""Eigenvalues of a matrix on a tangent space, with those apart that say nothing about stability.

Two invariant subspaces are known exactly, and are divided out before any eigenvalue is computed:

    symmetry   the directions in which symmetries move the state: eigenvalues zero, or those of the turning itself
    family     neighbours that are steady too (another speed): the null space of what is left

Both come in Jordan blocks, whose eigenvalues a computer finds to half the digits only. What remains decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

Verdict = Literal["asymptotically stable", "unstable", "neutral"]

NULL = 1e-11  # of the largest singular value: below it a direction is one of the family
SAFE = 30.0  # times the rounding error that a first-order estimate gives


@dataclass(frozen=True)
class Spectrum:
    """The eigenvalues of A (d, d).

    deciding (k)   eigenvalues that decide, by falling real part;  errors (k)   estimates of their errors
    vectors (d, k) their eigenvectors in the whole tangent space
    symmetry (s)   eigenvalues in the directions of symmetry;  family   how many zeros a family brings
    """

    deciding: np.ndarray
    errors: np.ndarray
    vectors: np.ndarray
    symmetry: np.ndarray
    family: int

    @property
    def unstable(self) -> int:
        """How many deciding eigenvalues have a positive real part, beyond their errors."""
        return int(np.count_nonzero(self.deciding.real > self.errors))

    @property
    def verdict(self) -> Verdict:
        if self.unstable:
            return "unstable"
        damped = self.deciding.real < -self.errors
        return "asymptotically stable" if damped.all() and len(damped) else "neutral"


def find_spectrum(
    A: np.ndarray,
    along: np.ndarray,
    family: int | None = None,
    null: float = NULL,
    noise: float = 0.0,
) -> Spectrum:
    """The spectrum of A (d, d) with the invariant subspace `along` (d, s) counted apart.

    family   how many zeros a family brings, where that is known; next to where stability changes another eigenvalue
             is as small as those
    null     of the largest singular value: what is smaller is a direction of the family
    noise    how far A is known to be off, beside rounding

    >>> A = np.array([[0.0, 1, 0], [0, 0, 0], [0, 0, -2]])     # x' = v, v' = 0; and something that decays
    >>> found = find_spectrum(A, np.array([[1.0], [0], [0]]))
    >>> found.deciding.real.tolist(), found.symmetry.real.tolist(), found.family, found.verdict
    ([-2.0], [0.0], 1, 'asymptotically stable')
    """
    inside, outside = _split(along, len(A))
    G = inside.T @ A @ inside
    rest = outside.T @ A @ outside
    _, s, Vt = np.linalg.svd(rest) if rest.size else (None, np.zeros(0), np.zeros((0, 0)))
    size = float(np.abs(A).max(initial=0.0))
    if family is None:
        family = int(np.count_nonzero(s <= null * max(float(s.max(initial=0.0)), 1e-3 * size)))
    still = Vt[len(s) - min(family, len(s)) :].T
    zero, other = _split(still, len(rest))
    last = other.T @ rest @ other
    values, U = np.linalg.eig(last) if last.size else (np.zeros(0), np.zeros((0, 0)))
    order = np.lexsort((-values.imag, -np.round(values.real, 12)))
    values, U = values[order].astype(complex), U[:, order]
    errors = _errors(
        U, max(SAFE * np.finfo(float).eps * np.linalg.norm(A, 2), noise) if A.size else 0.0
    )
    vectors = np.zeros((len(A), len(values)), complex)
    for j, value in enumerate(values):
        w = other @ U[:, j]
        if abs(value) > errors[j]:
            w = w + zero @ (zero.T @ rest @ other @ U[:, j]) / value
        x = outside @ w
        follow = np.linalg.lstsq(value * np.eye(len(G)) - G, inside.T @ A @ x, rcond=None)[0]
        vectors[:, j] = x + inside @ follow
    return Spectrum(values, errors, vectors, np.linalg.eigvals(G).astype(complex), family)


def _split(vectors: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Orthonormal bases of a space and of its complement."""
    if not vectors.size:
        return np.zeros((size, 0)), np.eye(size)
    U, s, _ = np.linalg.svd(vectors)
    r = int(np.count_nonzero(s > 1e-9 * s.max(initial=0.0)))
    return U[:, :r], U[:, r:]


def _errors(U: np.ndarray, noise: float) -> np.ndarray:
    """Errors of eigenvalues of a matrix that is off by `noise`: times the condition |u| |w| / |w.u| of each."""
    if not U.size:
        return np.zeros(0)
    W = np.linalg.pinv(U, rcond=1e-15)
    return np.asarray(noise * np.linalg.norm(U, axis=0) * np.linalg.norm(W, axis=1))
