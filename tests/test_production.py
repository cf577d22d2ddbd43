"""The production solve against 50 digits, and against the papers' equations where those are accurate."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

import trundle as td
from tests.random_systems import RandomSystem, badly_scaled_systems, random_system, systems
from tests.truth import exact_and_size, relative_error
from trundle.constrained import forms
from trundle.constrained.kept import Entries
from trundle.constrained.production import Factored
from trundle.constrained.scales import find_scales

CAREFUL = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def as_system(given: RandomSystem) -> tuple[td.System, dict[Any, Any]]:
    """The random matrices as a system at t = 0: rows A v - b t, whose derivative is A q'' = b."""
    n = len(given.Q)
    q = td.coordinates(" ".join(f"q{i}" for i in range(n)))
    v = td.vector([x.dot for x in q])
    rows = [
        td.Nonholonomic(row @ v - beta * td.t, name=f"row {k}")
        for k, (row, beta) in enumerate(zip(given.A, given.b, strict=True))
        if np.any(row)
    ]
    system = td.System(coordinates=q, M=given.M, Q=given.Q, constraints=rows)
    return system, dict.fromkeys(q, 0.0) | {x.dot: 0.0 for x in q}


def production(given: RandomSystem) -> tuple[np.ndarray, float]:
    """Accelerations and their own estimate of error, by the symbolic solve alone."""
    n, m = len(given.Q), len(given.b)
    M, A = ca.SX.sym("M", n, n), ca.SX.sym("A", m, n)
    Q, b, D, R = (ca.SX.sym("s", size) for size in (n, m, n, m))
    a, _, doubt = Factored(M, A, D, R).checked_solve(Q, b)
    f = ca.Function("f", [M, Q, A, b, D, R], [a, doubt])
    rows = Entries.of(ca.sparsify(ca.DM(given.A)))
    scales = find_scales(np.diag(given.M), given.Q, rows, np.arange(n))
    a, doubt = f(*given.terms, scales.columns, scales.rows)
    return np.asarray(a.full()).ravel(), float(doubt)


@given(systems())
@CAREFUL
@pytest.mark.slow
def test_production_is_exact_to_1e_12_in_friendly_units(given: RandomSystem) -> None:
    truth, size = exact_and_size(*given.terms)
    a, doubt = production(given)
    assert relative_error(a, truth, size) < 1e-13
    assert doubt < 1e-10, "no need for the pivoted solve"


@pytest.mark.parametrize("seed", range(20))
def test_units_of_coordinates_and_rows_do_not_matter(seed: int) -> None:
    given = random_system(seed, n=7, massless=2, redundant=2, units=True)
    truth, size = exact_and_size(*given.terms)
    a, _ = production(given)
    assert relative_error(a, truth, size) < 1e-12


@given(badly_scaled_systems())
@CAREFUL
@pytest.mark.slow
def test_accelerations_are_exact_to_1e_12_whatever_the_masses_and_units(
    given: RandomSystem,
) -> None:
    truth, size = exact_and_size(*given.terms)
    system, start = as_system(given)
    got = np.array([*system.accelerations(start).values()])
    tiny = 1e-16 * max(float(abs(x)) for x in truth)  # a component that is exactly zero
    assert relative_error(got, truth, np.maximum(size, tiny)) < 1e-12


@given(badly_scaled_systems())
@CAREFUL
@pytest.mark.slow
def test_the_solve_knows_when_it_is_not_good(given: RandomSystem) -> None:
    truth, size = exact_and_size(*given.terms)
    a, doubt = production(given)
    tiny = 1e-16 * max(float(abs(x)) for x in truth)
    if doubt < 1e-10:
        assert relative_error(a, truth, np.maximum(size, tiny)) < 1e-12


@given(systems())
@CAREFUL
def test_production_agrees_with_equations_42_and_45(given: RandomSystem) -> None:
    a, _ = production(given)
    size = np.abs(a).max() + 1
    assert a == pytest.approx(forms.udwadia_phohomsiri(*given.terms), abs=1e-9 * size)
    assert a == pytest.approx(forms.augmented_mass(*given.terms, kappa=2.0), abs=1e-9 * size)


def test_a_run_falls_back_on_the_pivoted_solve_and_says_so() -> None:
    """Masses 1e18 apart, coupled through rows that a light coordinate shares."""
    x, y, z = td.coordinates("x y z")
    system = td.System(
        kinetic=(1e-9 * x.dot**2 + 1e9 * y.dot**2 + 2e9 * z.dot**2) / 2,
        potential=1e9 * (y**2 + z**2),
        constraints=[
            td.Holonomic(0.7 * (x - y), name="near"),
            td.Holonomic(0.7 * (x - z), name="far"),
        ],
    )
    motion = system.simulate(until=5.0, start={x: 1, x.dot: 0}, samples=11)
    assert "pivoted solve" in motion.stats.fallback
    rate = np.sqrt(4e9 / 3e9)
    assert motion[y] == pytest.approx(np.cos(rate * motion.t), abs=1e-8)
    force = motion.force(system.constraints[0])
    assert force[:, 1] == pytest.approx(1e9 * motion.a[:, 1] + 2e9 * motion[y], rel=1e-6)


def test_rows_that_give_a_coordinate_outright_need_no_fallback() -> None:
    """The same with unit entries: x is y, and z is y, whatever the masses."""
    x, y, z = td.coordinates("x y z")
    system = td.System(
        kinetic=(1e-9 * x.dot**2 + 1e9 * y.dot**2 + 2e9 * z.dot**2) / 2,
        potential=1e9 * (y**2 + z**2),
        constraints=[td.Holonomic(x - y, name="near"), td.Holonomic(x - z, name="far")],
    )
    motion = system.simulate(until=5.0, start={x: 1, x.dot: 0}, samples=11)
    assert motion.stats.fallback == ""
    assert motion[y] == pytest.approx(np.cos(np.sqrt(4 / 3) * motion.t), abs=1e-8)
    force = motion.force(system.constraints[0])
    assert force[:, 1] == pytest.approx(1e9 * motion.a[:, 1] + 2e9 * motion[y], rel=1e-6)


def test_the_fallback_is_not_used_where_it_is_not_needed(bead: Any) -> None:
    assert bead.system.simulate(until=5.0, start=bead.start).stats.fallback == ""


@pytest.mark.slow
def test_operations_of_the_solve_grow_linearly_along_a_chain() -> None:
    from bench.systems import chain

    counts = []
    for N in (30, 60, 120):
        system, _ = chain(N)
        counts.append(system.machine.programs.rhs.n_instructions())
    assert counts[2] - counts[1] == pytest.approx(2 * (counts[1] - counts[0]), rel=0.02)


def test_a_large_system_that_is_not_determined_is_refused_by_name() -> None:
    q = td.coordinates(" ".join(f"q{i}" for i in range(220)))
    v = td.vector([x.dot for x in q])
    system = td.System(coordinates=q, kinetic=(v[:219] @ v[:219]) / 2)
    start = dict.fromkeys(q, 0.0) | {x.dot: 0.0 for x in q}
    with pytest.raises(td.UndeterminedError, match="left free: q219"):
        system.simulate(until=1.0, start=start)
