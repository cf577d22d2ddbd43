"""Small dense systems in the kernel: the smallest solution, and the rank, against exact ones and LAPACK's."""

from __future__ import annotations

import numpy as np
import pytest

from trundle.compiled.native import address
from trundle.integrate.library import library


def smallest_solution(A: np.ndarray, b: np.ndarray, part: float) -> tuple[np.ndarray, int]:
    """X (n, k), of all with the least |A X - b| the smallest, for A (m, n) and b (m, k); the rank of A.

    part   of the largest singular value: those below it are zero
    """
    (m, n), k = A.shape, b.shape[1]
    if not n:
        return np.zeros((0, k)), 0
    X, room, order = np.empty((k, n)), np.empty(n * (n + m + 1)), np.empty(n, np.int64)
    left, right = np.array(A.T, np.float64, order="C"), np.array(b.T, np.float64, order="C")
    rank = library("solve").smallest_solution(
        address(left), address(right), m, n, k, part, address(X), address(room), address(order)
    )
    return X.T, int(rank)


def with_singular_values(rng: np.random.Generator, m: int, n: int, s: np.ndarray) -> np.ndarray:
    """A matrix (m, n) that has them."""
    U, V = (np.linalg.qr(rng.normal(size=(k, k)))[0] for k in (m, n))
    return np.asarray(U[:, : len(s)] * s @ V[: len(s)])


SIZES = [(1, 1, 1), (3, 3, 3), (3, 3, 1), (7, 4, 4), (4, 7, 3), (12, 12, 6), (24, 24, 23)]


@pytest.mark.parametrize(("m", "n", "rank"), SIZES)
def test_the_smallest_of_all_solutions_is_found_and_the_rank_counted(
    m: int, n: int, rank: int
) -> None:
    """What it satisfies says which it is: A'(A x - b) = 0, and x in the row space of A."""
    rng = np.random.default_rng(m * 100 + n * 10 + rank)
    for _ in range(50):
        A = with_singular_values(rng, m, n, 10 ** rng.uniform(-4, 0, rank))
        b = rng.normal(size=(m, 2))
        x, found = smallest_solution(A, b, 1e-11)
        assert found == rank
        size = np.abs(x).max()
        assert np.abs(A.T @ (A @ x - b)).max() <= 1e-13 * size
        expected = np.linalg.lstsq(A, b, rcond=1e-11)[0]
        assert x == pytest.approx(expected, abs=1e-10 * size)
        assert np.linalg.norm(x) <= np.linalg.norm(expected) * (1 + 1e-10)


def test_rank_is_lost_where_a_singular_value_falls_below_the_part_that_counts() -> None:
    rng = np.random.default_rng(5)
    for exponent in np.linspace(-14, -2, 49):
        s = np.array([1.0, 0.3, 10**exponent])
        _, rank = smallest_solution(with_singular_values(rng, 3, 3, s), np.ones((3, 1)), 1e-8)
        assert rank == (3 if exponent > -8 else 2)


def test_redundant_rows_share_a_load_evenly() -> None:
    """Four legs of a square table under a weight beside its middle: the smallest forces are affine in their place."""
    legs = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
    A = np.vstack([np.ones(4), legs.T])
    x, rank = smallest_solution(A, np.array([[8.0], [2.0], [-1.0]]), 1e-12)
    assert rank == 3
    assert x.ravel() == pytest.approx(2 + legs @ [0.5, -0.25], rel=1e-14)


def test_nothing_is_left_that_looks_like_a_solution_of_what_is_no_number() -> None:
    x, rank = smallest_solution(np.array([[np.nan, 1.0], [0.0, 1.0]]), np.ones((2, 1)), 1e-11)
    assert rank == -1
    assert np.isnan(x).all()


def test_a_matrix_of_zeros_has_rank_zero_and_the_solution_zero() -> None:
    x, rank = smallest_solution(np.zeros((3, 2)), np.ones((3, 1)), 1e-11)
    assert rank == 0
    assert (x == 0).all()
