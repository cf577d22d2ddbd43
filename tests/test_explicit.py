"""Coordinates that a constraint gives explicitly are taken out of the solve, and nothing else changes."""

from __future__ import annotations

from itertools import pairwise

import casadi as ca
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import trundle as td
from trundle.constrained import forms
from trundle.constrained.explicit import Explicit, Reduced, find_explicit
from trundle.constrained.production import Factored, W
from trundle.gallery import rattleback, rolling_sphere

CAREFUL = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def matrices(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """M, Q, A, b of a solvable system with zero masses, a repeated row and rows that give coordinates outright."""
    rng = np.random.default_rng(seed)
    n, massless = int(rng.integers(4, 10)), int(rng.integers(0, 3))
    root = rng.normal(size=(n - massless, n - massless))
    M = np.zeros((n, n))
    M[massless:, massless:] = root @ root.T + np.eye(n - massless)
    rows = int(rng.integers(max(massless, 1), n))
    A = np.where(rng.random((rows, n)) < 0.5, rng.uniform(-1, 1, (rows, n)), 0.0)
    for i in range(rows):  # massless coordinates first, so that each is bound
        A[i, i] = rng.choice([-1.0, 1.0])
    A = np.vstack([A, A[0] + A[-1]])
    return M, rng.normal(size=n), A, A @ rng.normal(size=n)


@given(st.integers(0, 10_000))
@CAREFUL
@pytest.mark.slow
def test_accelerations_and_forces_are_those_of_the_whole_system(seed: int) -> None:
    M, Q, A, b = matrices(seed)
    if np.linalg.matrix_rank(np.vstack([M, A])) < len(Q):
        return
    n, m = len(Q), len(b)
    pairs = find_explicit(ca.sparsify(ca.SX(M)), ca.sparsify(ca.SX(A)))
    D, R = ca.SX.ones(n), ca.SX.ones(m) * np.sqrt(W)
    factored = Factored(ca.sparsify(ca.SX(M)), ca.sparsify(ca.SX(A)), D, R, pairs)
    a, lam = (ca.DM(part).full().ravel() for part in factored.solve(ca.SX(Q), ca.SX(b)))
    expected = forms.udwadia_phohomsiri(M, Q, A, b)
    size = np.abs(expected).max() + 1
    assert a == pytest.approx(expected, abs=1e-9 * size)
    force = M @ expected - Q
    assert A.T @ lam == pytest.approx(force, abs=1e-8 * (np.abs(force).max() + size))


@given(st.integers(0, 10_000))
@CAREFUL
def test_velocity_residuals_are_taken_out(seed: int) -> None:
    M, _, A, rho = matrices(seed)
    if np.linalg.matrix_rank(np.vstack([M, A])) < M.shape[0]:
        return
    sx_M, sx_A = ca.sparsify(ca.SX(M)), ca.sparsify(ca.SX(A))
    D, R = ca.SX.ones(M.shape[0]), ca.SX.ones(len(rho)) * np.sqrt(W)
    factored = Factored(sx_M, sx_A, D, R, find_explicit(sx_M, sx_A))
    change = ca.DM(factored.correction(ca.SX(rho))).full().ravel()
    assert A @ change == pytest.approx(-rho, abs=1e-4 * (np.abs(rho).max() + 1))


def test_seed_000_is_left_with_five_coordinates_and_three_rows() -> None:
    eq = rolling_sphere("halves").system.derived
    pairs = find_explicit(eq.M, eq.A)
    assert (len(pairs.other_columns), len(pairs.other_rows)) == (5, 3)


def test_operations_of_an_evaluation_stay_few() -> None:
    """Fewer operations is the way to speed: 1,682 and 2,196 of them before coordinates were taken out."""
    for scenario, most in ((rolling_sphere("halves"), 890), (rattleback(), 1740)):
        assert scenario.system.machine.native["rhs"].n_operations <= most


def test_a_row_with_a_larger_constant_gives_nothing() -> None:
    x, y = td.coordinates("x y")
    row = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[td.Holonomic(x - 3 * y, name="lever")]
    ).derived
    assert find_explicit(row.M, row.A).columns == ()


def test_an_entry_that_may_vanish_gives_nothing() -> None:
    x, y = td.coordinates("x y")
    hoop = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[td.Holonomic(x**2 + y**2 - 1)]
    ).derived
    assert find_explicit(hoop.M, hoop.A).columns == ()


def test_one_coordinate_is_always_left_to_solve_for() -> None:
    x, y = td.coordinates("x y")
    driven = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2,
        constraints=[td.Holonomic(x - td.sin(td.t), name="a"), td.Holonomic(y - x, name="b")],
    )
    pairs = find_explicit(driven.derived.M, driven.derived.A)
    assert len(pairs.other_columns) >= 1
    motion = driven.simulate(until=1.0, start={})
    assert motion[y] == pytest.approx(np.sin(motion.t), abs=1e-13)
    assert motion.force(driven.constraints[1])[:, 1] == pytest.approx(-np.sin(motion.t), abs=1e-9)


def test_turned_rows_hold_one_entry_in_every_explicit_column() -> None:
    A = ca.sparsify(
        ca.SX(np.array([[1.0, 0.5, 0.0, 0.2], [1.0, 0.0, 1.0, 0.0], [0, 1.0, 1.0, 0.3]]))
    )
    pairs = Explicit(4, 3, (0, 1), (0, 2))
    reduced = Reduced(ca.SX.eye(4), A, pairs)
    turned = ca.DM(ca.mtimes(reduced.T, A)).full()
    assert turned[:, 0] == pytest.approx([1, 0, 0])
    assert turned[:, 2] == pytest.approx([0, 1, 0])


def test_long_chains_are_left_to_the_sparse_factorization() -> None:
    names = td.coordinates(" ".join(f"x{i}" for i in range(50)))
    system = td.System(
        kinetic=td.vector([x.dot for x in names]) @ td.vector([x.dot for x in names]) / 2,
        constraints=[td.Holonomic(a - b, name=a.name) for a, b in pairwise(names)],
    )
    assert find_explicit(system.derived.M, system.derived.A).columns == ()
