"""The papers' equations, against each other and against the truth in 50 digits.

Worst errors of qdd measured on 800 random systems in friendly units, relative to the size of the
terms that make each component: Eq. 42 2e-12, Eq. 45 4e-13, multipliers 4e-13, Eq. 7 2e-13.
These hold for the conditioning that `random_systems` allows by default. Massless columns ten times
closer to dependent (condition 100) take Eq. 42 to 2e-9 and Eq. 45 to 3e-12.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings, strategies as st

from tests.random_systems import RandomSystem, random_system, systems
from tests.truth import exact, exact_and_size, relative_error
from trundle.constrained import forms
from trundle.errors import ModelError, TrundleError, UndeterminedError

ACCURACY = 1e-10
quick = settings(max_examples=60, deadline=None, derandomize=True)

with_mass = systems().filter(lambda system: system.massless == 0)


def error_of(qdd: Any, system: RandomSystem) -> float:
    return relative_error(qdd, *exact_and_size(*system.terms))


def force_size(system: RandomSystem) -> float:
    """The largest force among the terms of M qdd - Q; the constraint force itself may be zero."""
    _, size = exact_and_size(*system.terms)
    return float(np.max(np.abs(system.M) @ size + np.abs(system.Q)))


def null_space(A: Any) -> Any:
    """Virtual displacements, one per column."""
    _, s, Vt = np.linalg.svd(A)
    return Vt[np.count_nonzero(s > 1e-12 * s[0]) :].T


def work_force(system: RandomSystem, seed: int) -> Any:
    return np.random.default_rng(seed).normal(size=len(system.Q))


@quick
@given(systems())
def test_udwadia_phohomsiri_is_the_exact_acceleration(system: RandomSystem) -> None:
    assert error_of(forms.udwadia_phohomsiri(*system.terms), system) < ACCURACY


@quick
@given(systems())
def test_augmented_mass_is_the_exact_acceleration(system: RandomSystem) -> None:
    assert error_of(forms.augmented_mass(*system.terms), system) < ACCURACY / 10


@quick
@given(systems())
@pytest.mark.slow
def test_multipliers_give_the_exact_acceleration_and_force(system: RandomSystem) -> None:
    result = forms.multipliers(*system.terms)
    assert error_of(result.qdd, system) < ACCURACY / 10
    _, QC = exact(*system.terms)
    assert relative_error(system.A.T @ result.lam, QC, force_size(system)) < ACCURACY / 10


@quick
@given(with_mass)
@pytest.mark.slow
def test_ideal_is_the_exact_acceleration_and_force(system: RandomSystem) -> None:
    result = forms.ideal(*system.terms)
    assert error_of(result.qdd, system) < ACCURACY / 100
    _, QC = exact(*system.terms)
    assert relative_error(result.QN, QC, force_size(system)) < ACCURACY / 100


@quick
@given(systems(), st.floats(0.1, 10.0))
@pytest.mark.slow
def test_kappa_does_not_change_the_augmented_mass_solution(
    system: RandomSystem, kappa: float
) -> None:
    allowed = ACCURACY * max(kappa**2, kappa**-2)  # as the condition of M + kappa^2 A'A
    assert error_of(forms.augmented_mass(*system.terms, kappa=kappa), system) < allowed
    assert error_of(forms.augmented_mass(*system.terms, kappa=-kappa), system) < allowed


@quick
@given(with_mass, st.integers(0, 1000))
def test_the_two_parts_of_the_constraint_force_add_up(system: RandomSystem, seed: int) -> None:
    result = forms.with_work(*system.terms, work_force(system, seed))
    Qc = forms.constraint_force(system.M, system.Q, result.qdd)
    size = np.abs(system.M) @ np.abs(result.qdd) + np.abs(system.Q)
    assert np.all(np.abs(result.QN + result.QW - Qc) < 1e-12 * size.max())
    assert np.array_equal(result.Qc, result.QN + result.QW)


@quick
@given(with_mass, st.integers(0, 1000))
def test_the_constraint_force_does_the_work_of_c_in_virtual_displacements(
    system: RandomSystem, seed: int
) -> None:
    c = work_force(system, seed)
    result = forms.with_work(*system.terms, c)
    v = null_space(system.A)
    size = np.abs(result.Qc).max() + np.abs(c).max()
    assert np.all(np.abs(v.T @ result.Qc - v.T @ c) < 1e-12 * size)
    assert np.all(np.abs(v.T @ result.QN) < 1e-12 * size)


@quick
@given(with_mass, st.integers(0, 1000))
@pytest.mark.slow
def test_a_force_that_does_work_moves_the_system_like_a_given_force(
    system: RandomSystem, seed: int
) -> None:
    """By Eq. 30, c acts as if added to Q: exactly what an ideal constraint makes of Q + c."""
    c = work_force(system, seed)
    moved = RandomSystem(system.M, system.Q + c, system.A, system.b, 0, system.redundant)
    assert error_of(forms.with_work(*system.terms, c).qdd, moved) < ACCURACY / 100


def test_a_force_along_the_constraint_normals_does_no_work() -> None:
    system = random_system(1, n=6, rows=3)
    c = system.A.T @ np.array([1.0, -2.0, 0.5])
    assert np.abs(forms.with_work(*system.terms, c).QW).max() < 1e-13 * np.abs(c).max()


def test_equation_9_as_printed_is_not_the_constraint_force_and_as_corrected_it_is() -> None:
    M, Q, A, b = random_system(3, n=4, rows=2, masses=(0.1, 10.0)).terms
    root, inverse_root = forms._square_roots(M)
    a = np.linalg.solve(M, Q)
    printed = inverse_root @ np.linalg.pinv(A @ root) @ (b - A @ a)
    result = forms.ideal(M, Q, A, b)
    Qc = forms.constraint_force(M, Q, result.qdd)
    assert np.abs(result.QN - Qc).max() < 1e-13 * np.abs(Qc).max()
    assert np.abs(printed - Qc).max() > 1e-2 * np.abs(Qc).max()


def test_bead_with_friction_obeys_the_closed_form_of_section_4() -> None:
    g, mu, angle, rate = 9.81, 0.2, 0.7, -1.3
    x, v = (
        np.array([np.cos(angle), np.sin(angle)]),
        rate * np.array([-np.sin(angle), np.cos(angle)]),
    )
    hoop = {"M": np.eye(2), "Q": [0, -g], "A": [x], "b": [-(v @ v)]}
    thrust = g * x[1] - v @ v  # Eq. 39: QN = x (g x2 - v'v)
    c = -mu * v / np.linalg.norm(v) * abs(thrust)  # Eq. 38
    result = forms.with_work(**hoop, c=c)
    assert np.allclose(result.QN, x * thrust, rtol=0, atol=1e-14 * g)
    assert np.allclose(result.QW, c, rtol=0, atol=1e-14 * g)
    assert np.allclose(result.qdd, [0, -g] + x * thrust + c, rtol=0, atol=2e-14 * g)  # Eq. 40


def test_every_form_gives_the_free_acceleration_where_there_are_no_constraints() -> None:
    M, Q, A, b = np.diag([2.0, 4.0]), np.array([1.0, 2.0]), np.zeros((0, 2)), np.zeros(0)
    for qdd in (
        forms.udwadia_phohomsiri(M, Q, A, b),
        forms.augmented_mass(M, Q, A, b),
        forms.multipliers(M, Q, A, b).qdd,
        forms.ideal(M, Q, A, b).qdd,
        forms.with_work(M, Q, A, b, [0, 0]).qdd,
    ):
        assert np.allclose(qdd, [0.5, 0.5], rtol=0, atol=1e-15)


def test_multipliers_of_a_row_stated_twice_share_the_load_evenly() -> None:
    once = forms.multipliers(np.eye(2), [0, -10], [[0.6, 0.8]], [0])
    twice = forms.multipliers(np.eye(2), [0, -10], [[0.6, 0.8], [0.6, 0.8]], [0, 0])
    assert np.allclose(twice.lam, [once.lam[0] / 2] * 2, rtol=1e-14, atol=0)
    assert np.allclose(twice.qdd, once.qdd, rtol=0, atol=1e-14)


@quick
@given(systems(), st.lists(st.integers(-3, 3), min_size=9, max_size=9))
def test_rank_condition_holds_in_any_units(system: RandomSystem, powers: list[int]) -> None:
    unit = 10.0 ** np.array(powers[: len(system.Q)])
    assert forms.is_determined(system.M * np.outer(unit, unit), system.A * unit)


@quick
@given(systems())
def test_rank_condition_fails_for_a_massless_coordinate_no_row_mentions(
    system: RandomSystem,
) -> None:
    assume(system.massless > 0)
    A = system.A.copy()
    A[:, np.argmin(np.diag(system.M))] = 0
    assert not forms.is_determined(system.M, A)
    with pytest.raises(UndeterminedError, match=r"Eq\. 43"):
        forms.augmented_mass(system.M, system.Q, A, system.b)
    with pytest.raises(UndeterminedError, match=r"Eq\. 43"):
        forms.multipliers(system.M, system.Q, A, system.b)


def test_forms_that_divide_by_the_mass_refuse_a_massless_coordinate() -> None:
    with pytest.raises(ModelError, match="positive definite"):
        forms.ideal(np.diag([1.0, 0.0]), [0, 0], [[1, 1]], [0])


def test_zero_kappa_is_refused() -> None:
    with pytest.raises(ModelError, match="other than zero"):
        forms.augmented_mass(np.eye(2), [0, 0], [[1, 1]], [0], kappa=0)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"M": np.ones((2, 3))}, "M"),
        ({"M": [[1, 2], [0, 1]]}, "symmetric"),
        ({"M": np.zeros((0, 0))}, "coordinate"),
        ({"Q": [1, 2, 3]}, "Q"),
        ({"Q": [1, float("nan")]}, "Q"),
        ({"A": [1, 2]}, "A"),
        ({"A": [[1, 2, 3]]}, "A"),
        ({"b": [1, 2]}, "b"),
        ({"b": ["x"]}, "b"),
    ],
)
def test_input_of_wrong_shape_or_kind_is_refused_by_name(change: dict[str, Any], name: str) -> None:
    good = {"M": np.eye(2), "Q": [0, -10], "A": [[0.6, 0.8]], "b": [0]}
    forms.udwadia_phohomsiri(**good)
    with pytest.raises(TrundleError, match=name):
        forms.udwadia_phohomsiri(**(good | change))


def test_a_working_force_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ModelError, match=r"c of shape \(3,\)"):
        forms.with_work(np.eye(2), [0, -10], [[0.6, 0.8]], [0], [1, 2, 3])


def test_truth_refuses_contradictions_and_undetermined_systems() -> None:
    twice = np.array([[0.5, 1.0], [1.0, 2.0]])
    with pytest.raises(ValueError, match="contradict"):
        exact(np.eye(2), np.zeros(2), twice, np.array([1.0, 3.0]))
    with pytest.raises(ValueError, match="not determined"):
        exact(np.diag([1.0, 0.0]), np.zeros(2), np.array([[1.0, 0.0]]), np.zeros(1))


def test_truth_knows_an_acceleration_with_a_closed_form() -> None:
    """Two masses over a pulley: qdd = g (m1 - m2) / (m1 + m2), to 45 of its 50 digits."""
    qdd, QC = exact(np.diag([3.0, 4.0]), np.array([3.0, 4.0]), np.ones((1, 2)), np.zeros(1))
    assert abs(qdd[0] * 7 + 1) < 1e-45
    assert abs(QC[0] * 7 + 24) < 1e-45
