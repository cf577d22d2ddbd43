"""Steady motions against closed forms; families, turning points and branch points; what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.test_linkages import bicycle
from trundle.study.family import Family
from trundle.study.steady import Steady
from trundle.unconstrained.forces import Force, Work

g = 9.81


def one(*arguments: Any, **options: Any) -> Steady:
    found = td.steady(*arguments, **options)
    assert isinstance(found, Steady)
    return found


def family(*arguments: Any, **options: Any) -> Family:
    found = td.steady(*arguments, **options)
    assert isinstance(found, Family)
    return found


def turning_hoop() -> tuple[td.System, Any, Any]:
    """A bead on a hoop of unit radius that turns with Omega about its vertical diameter; theta from below."""
    (theta,) = td.coordinates("theta")
    Omega = td.parameter("Omega", 5.0)
    T = (theta.dot**2 + (Omega * td.sin(theta)) ** 2) / 2
    return td.System(lagrangian=T + g * td.cos(theta)), theta, Omega


def rolling(body: Any, **start: Any) -> tuple[td.System, Any, dict[Any, Any]]:
    contact = td.Rolling(body, td.Surface.plane())
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(g)])
    return system, contact, contact.start(**start) if start else {}


def disc_upright(r: float, spin: float) -> tuple[td.System, td.Disc, dict[Any, Any]]:
    disc = td.Disc("disc", r, mass=2.0)
    system, _, _ = rolling(disc)
    start = {
        disc.position: (0, 0, r),
        disc.quaternion: td.quaternion_about((1, 0, 0), -np.pi / 2),
        disc.omega: (0, spin, 0),
    }
    return system, disc, start


# --- symmetries -------------------------------------------------------------------------------------
@pytest.mark.slow
def test_symmetries_are_those_that_the_bodies_have() -> None:
    ball, half = td.Sphere("ball", 0.1, mass=1), td.Sphere("half", 0.06, halves=(4500, 5494))
    uniform = rolling(ball, at=(0, 0), velocity=(1, 0), spin=0)
    assert (
        len(one(uniform[0], uniform[2]).symmetry) == 6
    )  # x, y, about z; and about all its own axes
    lopsided = rolling(half, at=(0, 0), velocity=(0, 0), spin=0)
    assert (
        len(one(lopsided[0], lopsided[2]).symmetry) == 4
    )  # those, and about the axis of the halves
    system, _, start = disc_upright(0.1, 20.0)
    assert len(one(system, start).symmetry) == 4
    system, start, _ = bicycle(0.0)
    assert len(one(system, start).symmetry) == 5  # x, y, about z, and each wheel about its axle


def test_a_surface_that_is_not_flat_has_fewer_symmetries() -> None:
    ball = td.Sphere("ball", 0.1, mass=1)
    bowl = td.Surface(lambda x, y, z: z - x**2 - 2 * y**2)
    contact = td.Rolling(ball, bowl)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    found = one(system, contact.start(at=(0.1, 0.1), velocity=(0, 0), spin=0))
    assert len(found.symmetry) == 3  # the ball's own
    assert np.abs(found[ball.position] - (0, 0, 0.1)).max() < 1e-9


# --- one at a time ----------------------------------------------------------------------------------
def test_a_bead_on_a_turning_hoop_rests_where_gravity_and_turning_balance() -> None:
    hoop, theta, _ = turning_hoop()
    found = one(hoop, {theta: 1.0, theta.dot: 0})
    assert found.rests
    assert found.family == 0
    assert abs(np.cos(found[theta]) - g / 25) < 1e-14


def test_a_parameter_may_be_found_that_balances_what_is_held() -> None:
    hoop, theta, Omega = turning_hoop()
    found = one(hoop, {theta: 1.2, theta.dot: 0}, hold={theta: 1.0}, free=Omega)
    assert abs(found.parameters[Omega] ** 2 - g / np.cos(1.0)) < 1e-11
    with pytest.raises(td.ModelError, match="free="):
        td.steady(hoop, {theta: 1.2, theta.dot: 0}, free=theta)


@pytest.mark.slow
def test_a_bicycle_in_a_turn_needs_a_torque_at_its_handlebar() -> None:
    system, start, frame = bicycle(0.0)
    fork = next(body for body in system.bodies if body.name == "fork")
    torque = td.parameter("torque", 0.0)
    axis = frame.rotation @ np.array([-np.sin(np.pi / 10), 0, np.cos(np.pi / 10)])

    class Handlebar(Force):
        name = "handlebar"

        def work(self, bodies: Any) -> Any:
            return (Work(torque, (fork.omega - frame.omega) @ axis),)

    held = system.but(forces=[*system.forces, Handlebar()])
    rear = system.bodies[0]
    lean = frame.rotation[2, 1]
    speed = 5.0
    small = 1e-4
    found = one(held, start, hold={rear.omega_body[2]: speed / 0.3, lean: small}, free=torque)
    # Meijaard et al. (2007), Eq. 5.3 in a steady turn: (g K0 + v^2 K2) (lean, steer) = (0, torque), leaning left here
    K0 = np.array([[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]])
    K2 = np.array([[0, 76.59734589573222], [0, 2.65431523794604]])
    K = g * K0 + speed**2 * K2
    steer = -K[0, 0] / K[0, 1]
    expected = (K[1, 0] + K[1, 1] * steer) * small
    assert abs(abs(found.parameters[torque] / expected) - 1) < 1e-6
    assert all(contact.holds for contact in found.contacts.values())


def test_a_disc_that_circles_satisfies_the_closed_condition() -> None:
    r, n3, spin = 0.1, 0.3, 40.0
    system, disc, start = disc_upright(r, 30.0)
    axis = disc.rotation @ np.array([0.0, 0.0, 1.0])
    found = one(system, start, hold={axis[2]: n3, disc.omega @ axis: spin})
    assert found.family == 0
    # Steady circling with Om about the vertical; a thin disc has the moments k, k, 2k with k = m r^2/4. The moment of
    # momentum about the point of contact changes as gravity says:
    omega, e, m, k = found[disc.omega], found[axis], 2.0, 2.0 * r**2 / 4
    Om = (omega[2] - (omega @ e) * e[2]) / (1 - e[2] ** 2)
    arm = r * (np.array([0, 0, 1.0]) - e[2] * e) / np.sqrt(1 - e[2] ** 2)  # contact to centre
    turning = np.array([0, 0, Om])
    velocity = np.cross(omega, arm)
    momentum = k * (omega + (omega @ e) * e)
    torque = np.cross(turning, momentum) + np.cross(arm, m * np.cross(turning, velocity))
    assert np.abs(torque - np.cross(arm, (0, 0, -m * g))).max() < 1e-12
    contact = found.contacts["disc on plane"]
    assert abs(contact.normal - m * g) < 1e-10
    assert abs(contact.needed * g - abs(Om) * np.linalg.norm(velocity)) < 1e-9
    assert contact.holds


@pytest.mark.slow
def test_a_bicycle_is_carried_by_its_wheels_as_its_weight_is_spread() -> None:
    system, start, _ = bicycle(0.0)
    found = one(system, start)
    assert found.family == 1  # its speed
    masses, places = np.array([2, 3, 85, 4]), np.array([0, 1.02, 0.3, 0.9])
    front = g * masses @ places / 1.02
    assert abs(found.contacts["front on plane"].normal - front) < 1e-9
    assert abs(found.contacts["rear on plane"].normal - (g * masses.sum() - front)) < 1e-9
    motion = found.simulate(0.5, samples=3)
    assert abs(motion[system.bodies[0].x][-1] - 2.5) < 1e-9


def test_a_contact_that_would_have_to_pull_does_not_hold() -> None:
    ball = td.Sphere("ball", 0.1, mass=1)
    table = td.Surface.plane()
    contact = td.Rolling(ball, table)
    lift = td.PointForce((0, 0, 15.0), at=ball.position)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g), lift])
    found = one(system, contact.start(at=(0, 0), velocity=(0, 0), spin=0))
    assert abs(found.contacts["ball on plane"].normal - (g - 15)) < 1e-12
    assert not found.contacts["ball on plane"].holds
    assert "does not hold" in repr(found)


def test_forces_of_a_redundant_constraint_hang_the_weight() -> None:
    x, y = td.coordinates("x y")
    rod = td.Holonomic(x**2 + y**2 - 1, name="rod")
    again = td.Holonomic(2 * (x**2 + y**2) - 2, name="again")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y, constraints=[rod, again])
    found = one(system, {x: 0.6, y: -0.8, x.dot: 0}, guess={y: -0.8})
    assert np.abs(found.force(rod) + found.force(again) - (0, g)).max() < 1e-12
    assert np.abs(found.y - (0, -1, 0, 0)).max() < 1e-12


# --- families ---------------------------------------------------------------------------------------
def test_a_family_branches_where_the_lowest_place_stops_being_the_only_one() -> None:
    hoop, theta, Omega = turning_hoop()
    lowest = family(hoop, {theta: 0.0, theta.dot: 0}, over={Omega: (1.0, 6.0)})
    assert len(lowest.branching) == 1
    assert abs(lowest.value_at(lowest.branching[0]) - np.sqrt(g)) < 1e-9
    for side in (1, -1):
        up = lowest.branch(0, side)
        assert np.abs(np.cos(up[theta]) - g / up.values**2).max() < 1e-12
        assert side * up[theta][-1] > 1


def test_a_family_goes_round_its_turning_points() -> None:
    (x,) = td.coordinates("x")
    F = td.parameter("F", 0.0)
    snap = td.System(lagrangian=x.dot**2 / 2 - (x**4 / 4 - x**2 / 2 - F * x))
    found = family(snap, {x: -1.5, x.dot: 0}, over={F: (-1.0, 1.0)})
    assert np.abs(found[x] ** 3 - found[x] - found.values).max() < 1e-12
    turns = [found.value_at(point) for point in found.turning]
    assert np.abs(np.array(turns) - (2 / 27**0.5, -2 / 27**0.5)).max() < 1e-12
    assert found[x][-1] > 1.3


def test_a_family_on_given_values_says_where_there_is_none() -> None:
    (x,) = td.coordinates("x")
    F = td.parameter("F", 0.0)
    system = td.System(lagrangian=x.dot**2 / 2 - (x**3 / 3 - F * x))
    found = family(system, {x: 1.0, x.dot: 0}, over={F: [1.0, 0.25, -1.0]})
    assert found.members[2] is None
    assert np.abs(found[x][:2] - (1, 0.5)).max() < 1e-12


def test_a_family_over_what_is_held() -> None:
    system, disc, start = disc_upright(0.1, 20.0)
    found = family(
        system, start, hold=[disc.rotation[2, 2]], over={disc.omega[1] * 0.1: [2.0, 3.0]}
    )
    assert np.abs(found[disc.velocity[0]] - (2, 3)).max() < 1e-12


# --- what is refused --------------------------------------------------------------------------------
def test_no_equilibrium_there_is_said() -> None:
    (x,) = td.coordinates("x")
    with pytest.raises(td.ModelError, match=r"no steady motion .* x'' = 3"):
        td.steady(td.System(lagrangian=x.dot**2 / 2 + 3 * x), {x: 0, x.dot: 0}, rest=True)


def test_what_is_no_steady_problem_is_refused() -> None:
    hoop, theta, Omega = turning_hoop()
    start = {theta: 1.0, theta.dot: 0}
    (x,) = td.coordinates("x")
    driven = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2 + x * td.cos(td.t))
    with pytest.raises(td.ModelError, match="depends on time"):
        td.steady(driven, {x: 0, x.dot: 0})
    with pytest.raises(td.StartError, match="hold="):
        td.steady(hoop, start, hold=[Omega])
    with pytest.raises(td.StartError, match="hold="):
        td.steady(hoop, start, hold={x: 1.0})
    with pytest.raises(td.ModelError, match="over="):
        td.steady(hoop, start, over={Omega: "fast"})
    with pytest.raises(td.ModelError, match="over="):
        td.steady(hoop, start, over={td.parameter("Omega", 1.0): (0.0, 1.0)})
    with pytest.raises(td.ModelError, match="no branch 0"):
        family(hoop, start, over={Omega: [5.0, 6.0]}).branch(0)


def test_contacts_that_may_open_are_told_to_choose_a_mode() -> None:
    ball = td.Sphere("ball", 0.1, mass=1)
    contact = td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    start = {ball.position: (0, 0, 0.1), ball.velocity: (0, 0, 0), ball.omega: (0, 0, 0)}
    with pytest.raises(td.ModelError, match="may open, slide or roll"):
        td.steady(system, start | {ball.quaternion: (1, 0, 0, 0)})
