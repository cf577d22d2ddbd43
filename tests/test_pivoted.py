"""The pivoted solve: right to rounding in any units, and honest where there is nothing to solve.

Worst error of qdd measured, each component relative to itself: 1.1e-16, the rounding of the result
(300 draws in each of ten settings: friendly and bad units, masses up to 1e-15 to 1e15).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from numpy.typing import NDArray

import trundle as td
from tests.random_systems import RandomSystem, badly_scaled_systems, random_system, systems
from tests.test_kernel_problems import native
from tests.truth import exact, exact_and_size, relative_error
from trundle.integrate.library import library
from trundle.integrate.pivoted import (
    CLEARANCE,
    CONTRADICTION,
    CONTRADICTORY,
    CORRECTION,
    FAILED,
    HOLD,
    RANK,
    RESIDUAL,
    STATUS,
    TOLERANCE,
    UNDETERMINED,
    buffer_size,
    pivoted_solve,
)

Array = NDArray[np.float64]

ROUNDING = 1e-15
quick = settings(max_examples=50, deadline=None, derandomize=True)


@dataclass
class Solved:
    qdd: Array
    lam: Array
    residual: float
    buffer: Array


def solve(
    M: Array, Q: Array, A: Array, b: Array, buffer: Array | None = None, tolerance: float = 0.0
) -> Solved:
    m, n = A.shape
    qdd, lam = np.full(n, 99.0), np.full(m, 99.0)
    if buffer is None:
        buffer = np.zeros(buffer_size(n, m))
    buffer[TOLERANCE] = tolerance
    residual = pivoted_solve(M, Q, A, b, qdd, lam, buffer)
    return Solved(qdd, lam, residual, buffer)


@quick
@given(systems())
def test_acceleration_is_exact_to_rounding_in_friendly_units(system: RandomSystem) -> None:
    result = solve(*system.terms)
    assert relative_error(result.qdd, *exact_and_size(*system.terms)) < ROUNDING
    assert result.residual < ROUNDING


@settings(quick, max_examples=250)
@given(badly_scaled_systems())
@pytest.mark.slow
def test_acceleration_is_exact_to_rounding_in_bad_units(system: RandomSystem) -> None:
    result = solve(*system.terms)
    assert relative_error(result.qdd, *exact_and_size(*system.terms)) < ROUNDING
    assert result.residual < ROUNDING


@quick
@given(badly_scaled_systems())
def test_rank_is_that_of_the_independent_rows_and_status_is_fine(system: RandomSystem) -> None:
    buffer = solve(*system.terms).buffer
    assert buffer[RANK] == len(system.b) - system.redundant
    assert buffer[STATUS] == 0
    assert buffer[CLEARANCE] > 1e-3
    assert buffer[CONTRADICTION] < ROUNDING


@quick
@given(badly_scaled_systems())
def test_multipliers_give_the_exact_constraint_force(system: RandomSystem) -> None:
    result = solve(*system.terms)
    _, QC = exact(*system.terms)
    _, size = exact_and_size(*system.terms)
    # a massless coordinate has no force of its own: there the loads of the rows must balance
    force = np.abs(system.M) @ size + np.abs(system.Q) + np.abs(system.A).T @ np.abs(result.lam)
    assert relative_error(system.A.T @ result.lam, QC, force) < 1e-14
    assert np.count_nonzero(result.lam == 0) >= system.redundant


@pytest.mark.parametrize("seed", range(20))
def test_nearly_dependent_rows_and_extreme_masses_cost_no_digits(seed: int) -> None:
    system = random_system(
        seed,
        n=8,
        massless=3,
        redundant=2,
        masses=(1e-15, 1e15),
        units=True,
        condition=(1e5, 1e5),
    )
    result = solve(*system.terms)
    assert relative_error(result.qdd, *exact_and_size(*system.terms)) < ROUNDING


@quick
@given(systems(), st.integers(0, 2**32 - 1))
def test_units_by_powers_of_two_change_neither_rank_nor_motion(
    system: RandomSystem, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    n, m = len(system.Q), len(system.b)
    unit, row = 2.0 ** rng.integers(-20, 21, n), 2.0 ** rng.integers(-20, 21, m)
    plain = solve(*system.terms)
    scaled = solve(
        system.M * np.outer(unit, unit),
        system.Q * unit,
        system.A * np.outer(row, unit),
        system.b * row,
    )
    assert scaled.buffer[RANK] == plain.buffer[RANK]
    _, size = exact_and_size(*system.terms)
    assert np.all(np.abs(scaled.qdd * unit - plain.qdd) <= ROUNDING * size)


@pytest.mark.parametrize("n", [40, 60])
def test_rank_of_a_large_dense_system_with_redundant_rows_is_found(n: int) -> None:
    """Error bounds that grow with every elimination would call half of these rows redundant."""
    system = random_system(
        n, n=n, massless=5, rows=n - 10, redundant=5, units=True, condition=(1e4, 1e3)
    )
    result = solve(*system.terms)
    assert result.buffer[RANK] == n - 10
    assert result.residual < ROUNDING


def test_rows_redundant_only_up_to_rounding_count_as_redundant() -> None:
    rng = np.random.default_rng(5)
    R = np.linalg.qr(rng.normal(size=(6, 6)))[0]
    for trial in range(50):
        A = rng.normal(size=(4, 7))
        full = R @ np.vstack([A, np.zeros((2, 7))])  # six rows of rank four, mixed by a rotation
        qdd = rng.normal(size=7)
        result = solve(np.diag(rng.uniform(0.1, 10, 7)), rng.normal(size=7), full, full @ qdd)
        assert result.buffer[RANK] == 4, trial
        assert result.buffer[STATUS] == 0
        assert result.residual < 1e-12


def test_the_tolerance_decides_what_counts_as_redundant() -> None:
    A, b = np.array([[1.0, 1.0, 0.0], [1.0, 1.0 + 1e-9, 0.0]]), np.zeros(2)
    terms = np.eye(3), np.ones(3), A, b
    assert solve(*terms).buffer[RANK] == 2
    assert solve(*terms, tolerance=1e-8).buffer[RANK] == 1


def test_an_entry_left_by_cancellation_does_not_become_a_constraint() -> None:
    """1e-17 in a column of its own, in a row that repeats another: rounding, not physics."""
    A = np.array([[1.0, 2.0, 0.0], [1.0, 2.0, 1e-17]])
    result = solve(np.eye(3), np.array([1.0, 0.0, 3.0]), A, np.array([1.0, 1.0]))
    assert result.buffer[RANK] == 1
    assert result.qdd[2] == 3.0


def test_light_coordinates_depend_on_heavy_ones() -> None:
    """A gram tied to a ton moves with the ton's acceleration to full relative precision."""
    M, A = np.diag([1e-9, 1e9]), np.array([[1.0, -1.0]])
    result = solve(M, np.array([0.0, 1e9 / 3]), A, np.zeros(1))
    exact_qdd, _ = exact(M, np.array([0.0, 1e9 / 3]), A, np.zeros(1))
    assert relative_error(result.qdd, exact_qdd, 0.0) < ROUNDING
    assert relative_error(result.lam, [1e-9 * exact_qdd[0]], 0.0) < ROUNDING


def test_a_singular_mass_matrix_without_zero_masses_is_solved() -> None:
    """The mass 4 E'JE of a unit quaternion has the quaternion itself in its null space."""
    u = np.array([0.5, 0.5, -0.5, 0.5])
    E = np.array(
        [[-u[1], u[0], u[3], -u[2]], [-u[2], -u[3], u[0], u[1]], [-u[3], u[2], -u[1], u[0]]]
    )
    M = 4 * E.T @ np.diag([1.0, 2.0, 4.0]) @ E
    Q = np.array([0.25, -0.5, 1.0, 2.0])
    result = solve(M, Q, u[None, :].copy(), np.array([-0.75]))
    exact_qdd, _ = exact(M, Q, u[None, :], np.array([-0.75]))
    assert relative_error(result.qdd, exact_qdd, np.abs(result.qdd).max()) < ROUNDING


def test_a_system_without_constraints_is_solved() -> None:
    result = solve(np.diag([2.0, 4.0]), np.array([1.0, 2.0]), np.zeros((0, 2)), np.zeros(0))
    assert result.qdd.tolist() == [0.5, 0.5]
    assert result.residual == 0


def test_a_system_with_no_freedom_left_is_solved() -> None:
    A = np.array([[2.0, 0.0], [0.0, 4.0]])
    result = solve(np.zeros((2, 2)), np.zeros(2), A, np.array([2.0, 2.0]))
    assert result.qdd.tolist() == [1.0, 0.5]
    assert result.lam.tolist() == [0.0, 0.0]


@quick
@given(badly_scaled_systems().filter(lambda system: system.massless > 0))
def test_an_undetermined_system_is_flagged_and_leaves_no_numbers(system: RandomSystem) -> None:
    A = system.A.copy()
    A[:, np.flatnonzero(np.diag(system.M) == 0)[0]] = 0
    result = solve(system.M, system.Q, A, system.b)
    assert result.buffer[STATUS] == UNDETERMINED
    assert result.residual == result.buffer[RESIDUAL] == np.inf
    assert np.all(np.isnan(result.qdd))
    assert np.all(np.isnan(result.lam))


def test_a_direction_without_mass_or_constraint_is_flagged_as_undetermined() -> None:
    """No zero on the diagonal, but M leaves (1, -1) without mass."""
    M, Q = np.array([[1.0, 1.0], [1.0, 1.0]]), np.zeros(2)
    assert solve(M, Q, np.array([[2.0, 2.0]]), np.zeros(1)).buffer[STATUS] == UNDETERMINED
    assert solve(M, Q, np.array([[1.0, -1.0]]), np.zeros(1)).buffer[STATUS] == 0


@quick
@given(badly_scaled_systems().filter(lambda system: system.redundant > 0))
def test_contradictory_rows_are_flagged(system: RandomSystem) -> None:
    b = system.b.copy()
    redundant = np.flatnonzero(solve(*system.terms).lam == 0)[0]
    b[redundant] = 1.5 * b[redundant] + np.abs(system.A[redundant]).max()
    result = solve(system.M, system.Q, system.A, b)
    moved = RandomSystem(system.M, system.Q, system.A, b, system.massless, system.redundant)
    try:
        exact(*moved.terms)
    except ValueError:
        assert result.buffer[STATUS] == CONTRADICTORY
        assert result.residual >= result.buffer[CONTRADICTION] > 1e-6
    else:
        assert result.buffer[STATUS] == 0


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("where", range(4))
def test_numbers_that_are_not_finite_are_flagged(bad: float, where: int) -> None:
    terms = [array.copy() for array in random_system(2, n=4, rows=2).terms]
    terms[where].flat[0] = bad
    result = solve(*terms)
    assert result.buffer[STATUS] == FAILED
    assert result.residual == np.inf
    assert np.all(np.isnan(result.qdd))


def test_refinement_ends_with_a_correction_within_rounding() -> None:
    system = random_system(4, n=8, massless=2, redundant=1, masses=(1e-9, 1e9), units=True)
    assert solve(*system.terms).buffer[CORRECTION] <= 2.0**-52


def parallel_gradients(q: Array, off: float) -> tuple[Array, Array]:
    """Rows of d/dt (g x h) = 0 for g = (1, 0, off), h = (1, q): rank 2 at off = 0, 3 elsewhere."""
    g, h = np.array([1.0, 0.0, off]), np.array([1.0, off, off])
    skew_g = np.array([[0, -g[2], g[1]], [g[2], 0, -g[0]], [-g[1], g[0], 0]])
    skew_h = np.array([[0, -h[2], h[1]], [h[2], 0, -h[0]], [-h[1], h[0], 0]])
    curvature_g, curvature_h = np.diag([1.0, 2.0, 3.0]), np.diag([3.0, 1.0, 2.0])
    A = skew_g @ curvature_h - skew_h @ curvature_g
    return np.ascontiguousarray(A), np.array([off, 0.3, -0.2]) + q


def test_held_pivots_keep_redundant_rows_out_where_they_no_longer_agree() -> None:
    M, Q = np.diag([1.0, 2.0, 3.0]), np.array([1.0, -1.0, 0.5])
    A, b = parallel_gradients(np.zeros(3), 0.0)
    on = solve(M, Q, A, b)
    assert on.buffer[RANK] == 2
    assert on.buffer[STATUS] == 0

    A, b = parallel_gradients(np.zeros(3), 1e-7)
    on.buffer[HOLD] = 1
    held = solve(M, Q, A, b, on.buffer)
    assert held.buffer[RANK] == 2
    assert held.residual < ROUNDING
    assert np.abs(held.qdd - on.qdd).max() < 1e-6
    searched = solve(M, Q, A, b)
    assert searched.buffer[RANK] == 3
    assert np.abs(searched.qdd - on.qdd).max() > 1e-2


@quick
@given(badly_scaled_systems())
def test_holding_the_pivots_of_the_same_system_changes_nothing(system: RandomSystem) -> None:
    first = solve(*system.terms)
    first.buffer[HOLD] = 1
    again = solve(*system.terms, buffer=first.buffer)
    assert np.array_equal(again.qdd, first.qdd)
    assert np.array_equal(again.lam, first.lam)


@native
def bead_terms(t, y, p, out, work):
    """The bead on the hoop x'x = 1; p is gravity."""
    x1, x2, v1, v2 = y[0], y[1], y[2], y[3]
    values = [1, 0, 0, 1, 0, -p[0], 2 * x1, 2 * x2, -2 * (v1 * v1 + v2 * v2)]
    for k, value in enumerate(values):
        out[k] = value


def test_right_hand_side_calls_the_native_terms() -> None:
    y, p = np.array([0.6, 0.8, 0.8, -0.6]), np.array([10.0])
    ydot, buffer = np.full(4, 99.0), np.zeros(buffer_size(2, 1))
    arrays = (np.zeros(1), y, p, ydot, buffer, np.zeros(1))
    data = [a.ctypes.data for a in arrays]
    residual = library("solve").pivoted_rhs(bead_terms.address, 2, 1, *data)
    assert residual < ROUNDING
    thrust = 10 * 0.8 - 1  # Eq. 39 of the paper
    assert np.allclose(ydot, [0.8, -0.6, 0.6 * thrust, -10 + 0.8 * thrust], rtol=0, atol=1e-14)
    assert np.isclose(buffer[8 + 8], thrust / 2, rtol=1e-15, atol=0)  # lam, in the place of b


def scaled_rows(rng: np.random.Generator, exactly: bool) -> tuple[int, list[Array]]:
    """Rank r, and terms with A = D B C: D, C spread over 12 decades, B with singular values 1e-3 to 1.

    exactly  B of small integers, D and C powers of two: redundant rows are redundant to the last bit
    """
    while True:
        n, m = int(rng.integers(2, 13)), int(rng.integers(1, 15))
        r = int(rng.integers(1, min(n, m) + 1))
        massless = rng.permutation(n)[: int(rng.integers(0, min(r, 3) + 1))]
        left, right = rng.integers(-4, 5, (m, r)), rng.integers(-4, 5, (r, n))
        if not exactly:
            left, right = (np.linalg.qr(rng.normal(size=s))[0] for s in ((m, r), (n, r)))
            right = right.T * np.r_[10 ** rng.uniform(-3, 0, r - 1), 1.0][:, None]
        B = (left @ right).astype(float)
        B /= 2.0 ** np.round(np.log2(max(np.linalg.norm(B, 2), 1e-300)))
        values = np.linalg.svd(B, compute_uv=False)
        fixed = np.linalg.svd(B[:, massless], compute_uv=False)
        if values[r - 1] > 5e-4 and (not len(massless) or fixed[-1] > 1e-3):
            break
    D, C = (
        2.0 ** rng.integers(-20, 21, k) if exactly else 10 ** rng.uniform(-6, 6, k) for k in (m, n)
    )
    mass = 10.0 ** rng.uniform(-9, 9, n)
    mass[massless] = 0
    X = rng.normal(size=(n, n))
    K = X @ X.T + n * np.eye(n)
    root = np.sqrt(mass / np.diag(K)) * C
    M, Q = np.outer(root, root) * K, C * mass * rng.normal(size=n)
    b = D * (B @ rng.integers(-8, 9, n))
    return r, [(M + M.T) / 2, Q, D[:, None] * B * C, b]


@pytest.mark.parametrize("exactly", [True, False])
@pytest.mark.slow
def test_rank_is_right_in_rows_and_columns_spread_over_twelve_decades(exactly: bool) -> None:
    """The same draws, 100,000 of them, gave no wrong rank and no wrong solution either."""
    rng = np.random.default_rng(11)
    for trial in range(1000):
        r, terms = scaled_rows(rng, exactly)
        result = solve(*terms)
        assert result.buffer[RANK] == r, trial
        assert result.buffer[STATUS] == 0, trial
        assert result.buffer[CORRECTION] <= ROUNDING
        assert result.residual < 1e-12
        if exactly and trial % 50 == 0:
            assert relative_error(result.qdd, *exact_and_size(*terms)) < ROUNDING


def test_entries_off_by_less_than_the_tolerance_do_not_raise_the_rank() -> None:
    rng = np.random.default_rng(12)
    for trial in range(500):
        r, (M, Q, A, b) = scaled_rows(rng, False)
        off = A * (1 + 2.0**-41 * rng.uniform(-1, 1, A.shape))
        assert solve(M, Q, off, b).buffer[RANK] == r, trial


def test_rounding_out_of_the_plane_of_a_plane_mechanism_contradicts_nothing() -> None:
    """Rows 2 and 3 agree on the motion in y to all but 1e-120, which is nothing beside that in x."""
    A = np.array([[1.0, 1e-120, 0.0], [1e-120, 1.0, 0.0], [2e-120, 1.0, 0.0]])
    result = solve(np.eye(3), np.array([1.0, 0.0, -9.8]), A, np.array([1.0, 1e-120, 7e-120]))
    assert result.buffer[RANK] == 2
    assert result.buffer[STATUS] == 0
    assert result.qdd[0] == 1.0


def test_multipliers_after_the_pivoted_solve_do_not_depend_on_units() -> None:
    """Two driven coordinates, in units a thousand million apart: lam = m x'' / (d row / d x), each by itself."""
    from trundle.motion.forces import _careful_multipliers

    x, y = td.coordinates("x y")
    X, Y = x / 1e6, y / 1e-3
    rows = [td.Holonomic(1e-3 * (X - td.sin(td.t))), td.Holonomic(1e3 * (Y - td.cos(td.t)))]
    eq = td.System(kinetic=(X.dot**2 + 3 * Y.dot**2) / 2, constraints=rows).derived
    s, c = np.sin(0.7), np.cos(0.7)
    state = np.array([1e6 * s, 1e-3 * c, 1e6 * c, -1e-3 * s])
    rate = np.array([*state[2:], -1e6 * s, -1e-3 * c])
    lam = _careful_multipliers(eq, 0.7, state, np.zeros(0), rate)
    np.testing.assert_allclose(lam, [-s / 1e-3, -3 * c / 1e3], rtol=1e-14)
