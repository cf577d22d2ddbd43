"""Random constrained systems M qdd = Q, A qdd = b whose redundant rows are redundant exactly.

Entries of A and b are small integers over a power of two, redundant rows are combinations of others
with factors -2, -1, 1, 2, and units are whole numbers (1, 1000, a million) or powers of two. Every
number is then a double without rounding, and the 50-digit truth sees the rank and the consistency
that the float64 code is supposed to see. Every system obeys Eq. 43. Draws whose rows or massless
columns are closer to dependent than `condition` allows are thrown away. The default is a choice in
favour of the papers' forms: with 100 for the massless columns instead of 10, Eq. 42 in float64 is
off by up to 2e-9 on systems that the pivoted solve gets right to rounding.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

Array = NDArray[np.float64]

LEVELS = 64  # entries are k / 64 with |k| <= 128: the products with units and factors stay exact


@dataclass(frozen=True, eq=False)
class RandomSystem:
    """M (n, n), Q (n,), A (m, n), b (m,); the last `redundant` rows of A repeat what others say."""

    M: Array
    Q: Array
    A: Array
    b: Array
    massless: int
    redundant: int

    @property
    def terms(self) -> tuple[Array, Array, Array, Array]:
        return self.M, self.Q, self.A, self.b


def random_system(
    seed: int | np.random.Generator,
    *,
    n: int,
    massless: int = 0,
    redundant: int = 0,
    rows: int | None = None,
    density: float = 1.0,
    masses: tuple[float, float] = (0.5, 2.0),
    units: bool = False,
    condition: tuple[float, float] = (100.0, 10.0),
) -> RandomSystem:
    """A system of n coordinates, `massless` of them without mass, that obeys Eq. 43.

    rows       independent constraints (at least `massless`, at most n; drawn if not given)
    redundant  rows added that follow from the others (their b too)
    density    share of nonzero entries in A
    masses     range of the masses, drawn evenly in their logarithm
    units      True: coordinates and rows in mm, m or km, that is in units up to 1e6 apart
    condition  the largest allowed, in friendly units, of A and of its massless columns
    """
    rng = np.random.default_rng(seed)
    if not 0 <= massless < n:
        raise ValueError(f"massless = {massless} of {n} coordinates; expected 0 to {n - 1}")
    if rows is None:
        rows = int(rng.integers(max(1, massless), n))
    if not massless <= rows <= n:
        raise ValueError(f"rows = {rows}; expected {massless} to {n}")
    heavy = np.ones(n)
    heavy[rng.permutation(n)[:massless]] = 0
    A = _well_posed_rows(rng, (rows, n), heavy == 0, density, condition)
    b = _levels(rng, rows)
    A, b = _with_redundant_rows(rng, A, b, redundant)

    mass = heavy * np.exp(rng.uniform(*np.log(masses), n))
    M = np.sqrt(np.outer(mass, mass)) * _coupling(rng, n)
    # half of the forces like weights, half like springs: of the size of the mass, or of size one
    Q = heavy * rng.normal(size=n) * np.where(rng.random(n) < 0.5, mass, 1.0)
    if units:
        coordinate, row = rng.choice([1.0, 1e3, 1e6], n), rng.choice([1.0, 1e3, 1e6], A.shape[0])
        power = 2.0 ** rng.integers(-10, 11, A.shape[0])  # and of any size
        M, Q = M * np.outer(coordinate, coordinate), Q * coordinate
        A, b = A * coordinate * (row * power)[:, None], b * row * power
    order = rng.permutation(A.shape[0])
    return RandomSystem(M, Q, A[order], b[order], massless, redundant)


def _levels(rng: np.random.Generator, *shape: int) -> Array:
    return rng.integers(-2 * LEVELS, 2 * LEVELS + 1, shape) / LEVELS


def _well_posed_rows(
    rng: np.random.Generator,
    shape: tuple[int, int],
    massless: NDArray[np.bool_],
    density: float,
    condition: tuple[float, float],
) -> Array:
    """Independent rows that also fix the massless coordinates, which is Eq. 43 here."""
    for _ in range(10_000):
        A = _levels(rng, *shape) * (rng.random(shape) < density)
        if _condition(A) < condition[0] and _condition(A[:, massless].T) < condition[1]:
            return A
    raise ValueError(f"no well-posed A of shape {shape} with density {density}")


def _condition(A: Array) -> float:
    """Largest over smallest singular value with rows of unit length; infinite if rows depend."""
    if A.size == 0:
        return 1.0
    length = np.linalg.norm(A, axis=1, keepdims=True)
    if A.shape[0] > A.shape[1] or not np.all(length > 0):
        return float("inf")
    s = np.linalg.svd(A / length, compute_uv=False)
    return float(s[0] / s[-1]) if s[-1] > 0 else float("inf")


def _with_redundant_rows(
    rng: np.random.Generator, A: Array, b: Array, redundant: int
) -> tuple[Array, Array]:
    for _ in range(redundant):
        factors = np.zeros(A.shape[0])
        chosen = rng.permutation(A.shape[0])[: rng.integers(1, 4)]
        factors[chosen] = rng.choice([-2.0, -1.0, 1.0, 2.0], len(chosen))
        A, b = np.vstack([A, factors @ A]), np.append(b, factors @ b)
    return A, b


def _coupling(rng: np.random.Generator, n: int) -> Array:
    """A symmetric positive definite matrix with unit diagonal, condition below about 10."""
    X = rng.normal(size=(n, n))
    C = X @ X.T + n * np.eye(n)
    d = np.sqrt(np.diag(C))
    C = C / np.outer(d, d)
    return np.asarray((C + C.T) / 2)


def _draw(draw: st.DrawFn, masses: tuple[float, float], units: bool) -> RandomSystem:
    n = draw(st.integers(3, 9))
    massless = draw(st.integers(0, min(3, n - 1)))
    return random_system(
        draw(st.integers(0, 2**32 - 1)),
        n=n,
        massless=massless,
        redundant=draw(st.integers(0, 2)),
        rows=draw(st.integers(max(1, massless), n - 1)),
        density=draw(st.sampled_from([0.6, 0.8, 1.0])),
        masses=masses,
        units=units,
    )


@st.composite
def systems(draw: st.DrawFn) -> RandomSystem:
    """Friendly units: masses 0.5 to 2, up to 3 massless coordinates, up to 2 redundant rows."""
    return _draw(draw, (0.5, 2.0), False)


@st.composite
def badly_scaled_systems(draw: st.DrawFn) -> RandomSystem:
    """Masses 1e-9 to 1e9 in one system; coordinates and rows in mm, m and km in any mixture."""
    return _draw(draw, (1e-9, 1e9), True)
