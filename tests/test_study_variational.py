"""Tangent dynamics against CasADi's own derivative of the right-hand side, and against the constraints."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import trundle as td
from papers.sphere import rolling_sphere
from trundle.errors import ModelError
from trundle.integrate.settings import Settings
from trundle.study.lyapunov import lyapunov
from trundle.study.tangent import tangent_machine
from trundle.study.variational import (
    Flow,
    constraint_rows,
    find_run_start,
    null_spaces,
    tangent_basis,
)


def test_tangent_rates_are_the_derivative_of_the_compiled_right_hand_side() -> None:
    example = rolling_sphere("halves")
    begun = find_run_start(example.system, example.start)
    vectors, _ = tangent_basis(begun, 2)
    programs = begun.machine.programs
    direction = ca.SX.sym("direction", programs.ny, 2)
    inputs = [programs.equations.t, programs.y, programs.P]
    rate = programs.rhs(*inputs)
    swept = ca.jtimes(rate, programs.y, direction)
    expected = ca.Function("swept", [*inputs, direction], [swept])(0.0, begun.y, begun.P, vectors)
    z = np.concatenate([begun.y, vectors.ravel(order="F")])
    machine = tangent_machine(begun.machine, 2)
    P = np.concatenate([np.zeros(2), begun.P])  # no neighbour is looked at another time
    out = machine.native["rhs"]([0.0], z, P)
    found = out[programs.ny :].reshape((programs.ny, 2), order="F")
    size = np.abs(expected.full()).max()
    assert np.abs(found - expected.full()).max() < 1e-10 * size
    alone = begun.machine.native["rhs"]([0.0], begun.y, begun.P)
    # to rounding: a program is shortened as a whole, so that its sums may be nested in another way
    assert np.abs(out[: programs.ny] - alone).max() <= 1e-13 * np.abs(alone).max()


def test_vectors_stay_tangent_to_the_constraints() -> None:
    example = rolling_sphere()
    system = example.system
    begun = find_run_start(system, example.start)
    vectors, _ = tangent_basis(begun, 3)
    flow = Flow(begun, vectors, Settings(3.0, 1e-10, 1e-12), system.beginning.limits)
    assert flow.go_to(3.0) == ""
    C = constraint_rows(system.machine)(3.0, flow.state[: flow.base_size], begun.P).full()
    off = np.abs(C @ flow.vectors) / (np.abs(C) @ np.abs(flow.vectors) + 1e-300)
    moved = np.abs(flow.vectors - vectors).max()
    assert moved > 0.1
    assert off.max() < 1e-9


def test_the_state_moves_as_in_a_plain_run() -> None:
    example = rolling_sphere()
    begun = find_run_start(example.system, example.start)
    vectors, _ = tangent_basis(begun, 1)
    flow = Flow(begun, vectors, Settings(2.0, 1e-12, 1e-13), ())
    for time in (0.5, 1.3, 2.0):  # in pieces
        assert flow.go_to(time) == ""
    motion = example.simulate(until=2.0, rtol=1e-12, atol=1e-13, samples=2)
    expected = np.concatenate([motion.q[-1], motion.v[-1]])
    assert np.abs(flow.state[: flow.base_size] - expected).max() < 1e-10 * np.abs(expected).max()


def test_redundant_rows_take_no_dimension_away() -> None:
    one, two = (rolling_sphere("uniform", f) for f in ("one particle", "two particles"))
    dimensions = [tangent_basis(find_run_start(s.system, s.start), 1)[1] for s in (one, two)]
    ranks = one.system.report().ranks
    expected = 2 * ranks.n - ranks.rank_holonomic - ranks.rank_speeds
    assert dimensions == [expected, expected]


def test_projectors_are_projectors_onto_what_the_rows_leave() -> None:
    rng = np.random.default_rng(5)
    C = rng.normal(size=(7, 2, 6))
    C = np.concatenate([C, C[:, :1] + C[:, 1:]], axis=1)  # a row too many
    weights = rng.uniform(0.5, 2.0, size=6)
    P, rank = null_spaces(C, weights)
    assert rank == 4
    assert np.abs(P @ P - P).max() < 1e-12
    assert np.abs((C / weights) @ P).max() < 1e-12
    assert np.allclose(np.trace(P, axis1=1, axis2=2), 4)


@pytest.mark.slow
def test_a_run_ends_where_the_trough_becomes_tighter_than_the_ball() -> None:
    ball = td.Sphere("ball", radius=0.2, mass=1.0)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - 4 * x**2, name="trough"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0.4, 0.0, 0.64), omega=(0, 0, 0))
    spectrum = lyapunov(system, start, until=5.0, exponents=1)
    plain = system.simulate(until=5.0, start=start, samples=2)
    assert "stopped" in spectrum.status
    assert spectrum.end == pytest.approx(plain.t[-1], abs=1e-5)


def test_what_is_no_system_is_refused() -> None:
    with pytest.raises(ModelError, match=r"td\.System"):
        td.lyapunov("pendulum", {}, until=1.0)  # type: ignore[arg-type]
