"""Plans against closed forms, replayed by runs that know nothing of them; CasADi functions; what is refused."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.constrained.forms import udwadia_phohomsiri
from trundle.unconstrained.forces import Force, Work


def pushed() -> tuple[td.System, Any, Any]:
    (x,) = td.coordinates("x")
    F = td.parameter("F", 0.0)
    return td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: F})]), x, F


def sleigh() -> tuple[td.System, tuple[Any, ...], tuple[Any, ...]]:
    """Chaplygin's sleigh: the centre of mass is 0.2 m ahead of the knife edge; driven along it, and turned."""
    x, y, th = td.coordinates("x y th")
    F, tau = td.parameter("F", 0.0), td.parameter("tau", 0.0)
    knife = td.Nonholonomic(td.cos(th) * y.dot - td.sin(th) * x.dot, name="knife")
    X, Y = x + 0.2 * td.cos(th), y + 0.2 * td.sin(th)
    drive = td.GeneralizedForce({x: F * td.cos(th), y: F * td.sin(th), th: tau})
    T = (X.dot**2 + Y.dot**2) / 2 + 0.05 * th.dot**2
    return td.System(lagrangian=T, constraints=[knife], forces=[drive]), (x, y, th), (F, tau)


class Torque(Force):
    """A torque about x and y, world axes."""

    name = "torque"

    def __init__(self, ball: td.RigidBody, parameters: tuple[Any, Any]) -> None:
        self.ball, self.torque = ball, td.vector([*parameters, 0])

    def work(self, bodies: Any) -> Any:
        return (Work(self.torque, self.ball.omega),)


def ball_on_a_plane() -> tuple[td.System, td.Sphere, Any, tuple[Any, Any]]:
    ball = td.Sphere("ball", 0.1, mass=1.0)
    controls = td.parameter("tx", 0.0), td.parameter("ty", 0.0)
    contact = td.Rolling(ball, td.Surface.plane())
    forces = [td.Gravity(9.81), Torque(ball, controls)]
    return td.System(bodies=[ball], constraints=[contact], forces=forces), ball, contact, controls


# --- plans ------------------------------------------------------------------------------------------
def test_least_effort_is_that_of_the_closed_form() -> None:
    system, x, F = pushed()
    found = td.plan(
        system, {x: 0, x.dot: 0}, {x: 1, x.dot: 0}, controls=[F], until=1.0, intervals=20
    )
    # steps of least effort: u_k falls evenly, which is the projection of 6 - 12 t; its cost is 12 / (1 - 1/K^2)
    k = np.arange(20)
    assert np.abs(found.controls["F"] - (0.5 - (k + 0.5) / 20) * 12 / (1 - 1 / 400)).max() < 1e-6
    assert abs(found.cost - 12 / (1 - 1 / 400)) < 1e-7
    assert found.miss < 1e-10


def test_least_time_is_full_thrust_and_full_braking() -> None:
    system, x, F = pushed()
    found = td.plan(
        system, {x: 0, x.dot: 0}, {x: 1, x.dot: 0}, controls=[F], until=(0.1, 10.0), cost="time",
        limits={F: (-4.0, 4.0)},
    )  # fmt: skip
    assert abs(found.seconds - 1.0) < 1e-6
    assert np.abs(np.abs(found.controls["F"]) - 4).max() < 1e-4


def test_a_limit_on_the_way_is_kept() -> None:
    system, x, F = pushed()
    found = td.plan(
        system,
        {x: 0, x.dot: 0},
        {x: 1, x.dot: 0},
        controls=[F],
        until=1.0,
        limits={x.dot: (-1.0, 1.2)},
    )
    assert found[x.dot].max() < 1.2 + 1e-7
    assert abs(found.replay[x][-1] - 1) < 1e-9


@pytest.mark.slow
def test_chaplygins_sleigh_parks() -> None:
    system, (x, y, th), controls = sleigh()
    rest = {x.dot: 0, th.dot: 0}
    found = td.plan(
        system,
        {x: 0, y: 0, th: 0, **rest},
        {x: 0, y: 1, th: 0, **rest},
        controls=controls,
        until=4.0,
    )
    assert found.residual < 1e-9
    assert found.replay.worst_residual < 1e-9
    assert found.miss < 1e-6
    last = [float(found.replay[q][-1]) for q in (x, y, th, x.dot, y.dot, th.dot)]
    assert np.abs(np.array(last) - (0, 1, 0, 0, 0, 0)).max() < 1e-6
    assert found.plot(x, y).axes
    assert "misses it by" in repr(found)


@pytest.mark.slow
def test_a_ball_reaches_a_place_and_an_attitude_by_torques_about_two_axes() -> None:
    system, ball, contact, controls = ball_on_a_plane()
    turned = td.quaternion_about(
        (0, 0, 1), np.pi / 2
    )  # about the axis for which there is no torque
    goal = {ball.x: 0.3, ball.y: 0.2, ball.quaternion: turned, ball.omega: (0, 0, 0)}
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    found = td.plan(system, start, goal, controls=controls, until=3.0, intervals=12, degree=4)
    assert found.residual < 1e-9
    assert found.miss < 1e-6
    assert np.abs(found.replay[ball.position][-1] - (0.3, 0.2, 0.1)).max() < 1e-6
    assert np.abs(found.replay[ball.quaternion][-1] - turned).max() < 1e-6
    assert np.abs(found.replay[ball.omega][-1]).max() < 1e-5


# --- what is refused --------------------------------------------------------------------------------
def test_a_goal_that_the_controls_cannot_reach_is_said() -> None:
    system, ball, contact, controls = ball_on_a_plane()
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    with pytest.raises(td.ModelError, match="controls cannot change"):
        td.plan(system, start, {ball.x: 0.3, ball.omega[2]: 1.0}, controls=controls, until=3.0)


def test_a_goal_off_the_constraints_is_said() -> None:
    system, ball, contact, controls = ball_on_a_plane()
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    with pytest.raises(td.ModelError, match="on the constraints has"):
        td.plan(system, start, {ball.z: 0.5}, controls=controls, until=3.0)


def test_what_is_no_task_is_refused() -> None:
    system, x, F = pushed()
    start, goal = {x: 0, x.dot: 0}, {x: 1, x.dot: 0}
    with pytest.raises(td.ModelError, match="controls="):
        td.plan(system, start, goal, controls=[x], until=1.0)
    with pytest.raises(td.ModelError, match="goal="):
        td.plan(system, start, {}, controls=[F], until=1.0)
    with pytest.raises(td.ModelError, match="until="):
        td.plan(system, start, goal, controls=[F], until=-1.0)
    with pytest.raises(td.ModelError, match="cost="):
        td.plan(system, start, goal, controls=[F], until=1.0, cost="money")
    with pytest.raises(td.ModelError, match="limits="):
        td.plan(system, start, goal, controls=[F], until=1.0, limits={F: (2.0, -2.0)})
    with pytest.raises(td.ModelError, match="IPOPT found no plan"):
        td.plan(system, start, goal, controls=[F], until=1.0, limits={F: (-1.0, 1.0)})
    switching = td.System(coordinates=[x], M=[[1.0]], Q=[F - td.sign(x.dot)])
    with pytest.raises(td.ModelError, match="has the switch"):
        td.plan(switching, start, goal, controls=[F], until=1.0)


# --- CasADi functions -------------------------------------------------------------------------------
def test_casadi_functions_are_the_papers_equation() -> None:
    system, _, _ = sleigh()
    functions = system.casadi()
    rng = np.random.default_rng(4)
    for _ in range(3):
        state = rng.normal(size=6)
        state[4] = np.tan(state[2]) * state[3]  # along the knife edge
        p = rng.normal(size=2)
        M, Q, A, b = (np.array(part) for part in functions.terms(0, state, p))
        expected = udwadia_phohomsiri(M, Q.ravel(), A, b.ravel())
        a, lam = functions.solved(0, state, p)
        assert np.abs(np.array(a).ravel() - expected).max() < 1e-10
        assert np.abs(M @ expected - Q.ravel() - (A.T @ np.array(lam)).ravel()).max() < 1e-10
        assert (
            np.abs(np.array(functions.rate(0, state, p)).ravel() - [*state[3:], *expected]).max()
            < 1e-10
        )
    assert functions.parameters == ("F", "tau")
    assert functions.coordinates == ("x", "y", "th")


def test_casadi_functions_integrate_and_differentiate() -> None:
    x, y = td.coordinates("x y")
    rod = td.Holonomic(x**2 + y**2 - 1, name="rod")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[rod])
    functions = system.casadi()
    state = ca.MX.sym("state", 4)
    dae = {"x": state, "ode": functions.rate(0, state, ca.MX(0, 1))}
    run = ca.integrator("run", "cvodes", dae, 0, 1.0, {"reltol": 1e-12, "abstol": 1e-12})
    end = np.array(run(x0=[1, 0, 0, 0])["xf"]).ravel()
    motion = system.simulate(1.0, {x: 1, y: 0, y.dot: 0}, samples=2)
    assert np.abs(end - [*motion.q[-1], *motion.v[-1]]).max() < 1e-8
    off = functions.residuals(0, functions.projected(0, [1.001, 0, 0.001, 0.3], []), [])
    assert max(np.abs(np.array(part)).max() for part in off) < 1e-5


def test_casadi_functions_of_dry_friction_are_refused() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    L = (x.dot**2 + y.dot**2) / 2 - 9.81 * y
    system = td.System(lagrangian=L, constraints=[hoop], forces=[td.Coulomb(hoop, 0.2)])
    with pytest.raises(td.ModelError, match="Coulomb friction"):
        system.casadi()
