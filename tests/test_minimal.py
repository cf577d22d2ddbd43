"""The minimal form, against the papers' literal forms at random states and against references of 15 digits."""

from __future__ import annotations

import json
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import trundle as td
from tests.kept import entry
from trundle.compiled.minimal_programs import MinimalPrograms
from trundle.compiled.native import compile_native
from trundle.compiled.tape import Tape
from trundle.constrained import forms
from trundle.constrained.equations import Equations
from trundle.constrained.minimal import Minimal, solved, why_not
from trundle.constrained.rates import Rates
from trundle.constrained.redundant import State, states_on_constraints
from trundle.constrained.replaced import replaced
from trundle.gallery.catalogue import CATALOGUE
from trundle.integrate.kernel import DONE, Code, Stepping
from trundle.integrate.machine import MINIMAL, Machine
from trundle.integrate.minimal_form import MinimalForm

REFERENCE = Path(__file__).parent / "reference"
WHOLE = (
    "bead", "spinning-table-vakonomic", "sphere-contact-dead", "sphere-contact-bouncing",
    "tippe-top-rolls", "tippe-top-glides", "spinning-coin"
)  # fmt: skip
REDUCED = [name for name in CATALOGUE if name not in WHOLE and "parabola-I" not in name]
REDUCED += ["moving-parabola-Ia", "moving-parabola-IId", "moving-parabola-IIIc"]


def pair(system: td.System) -> tuple[Machine, MinimalPrograms]:
    machine = system.machine
    return machine, MinimalPrograms(machine.programs)


def expanded(machine: Machine, programs: MinimalPrograms, state: State) -> np.ndarray:
    """[q, v, v, q''] by the minimal form at a state of the papers' form; both its programs give the same rates."""
    scales = machine.scales(state.t, state.y, state.p)
    whole = machine.parameters(state.p, scales)
    (first,), (P,) = MinimalForm(machine).begin(state.t, state.y[None], whole[None])
    out = flat(programs.finish(state.t, first, P))
    z, rate = out[: programs.ny], out[programs.ny : 2 * programs.ny]
    assert out[2 * programs.ny] < 1e-11
    quick = flat(programs.rhs(state.t, z, P))
    np.testing.assert_allclose(quick, rate, rtol=1e-10, atol=1e-10 * np.abs(rate).max())
    return flat(programs.expand(state.t, np.concatenate([z, rate]), P))


def flat(matrix: ca.DM) -> np.ndarray:
    return np.asarray(matrix.full()).ravel()


def agree(system: td.System, count: int = 3, within: float = 1e-10) -> MinimalPrograms:
    """The minimal form gives the state back, and the accelerations of Eqs. 44-45 of paper 000."""
    machine, programs = pair(system)
    eq = machine.equations
    states = states_on_constraints(eq, count, seed=5)
    assert len(states) == count
    for state in states:
        found = expanded(machine, programs, state)
        M, Q, A, b = (np.asarray(part.full()) for part in eq.terms(*state)[:4])
        qdd = forms.augmented_mass(M, Q.ravel(), A, b.ravel())
        np.testing.assert_allclose(found[: 2 * eq.n], state.y, atol=1e-11 * size(state.y))
        np.testing.assert_allclose(found[3 * eq.n :], qdd, atol=within * size(qdd))
    return programs


def size(values: np.ndarray) -> float:
    return max(1.0, float(np.abs(values).max()))


@pytest.mark.parametrize("name", REDUCED)
@pytest.mark.slow
def test_every_system_of_the_gallery_has_the_accelerations_of_the_papers(name):
    system = entry(name).system
    assert why_not(system.derived) == ""
    agree(system)


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.slow
def test_friction_and_the_vakonomic_principle_have_no_minimal_form(name):
    assert why_not(entry(name).system.derived)


@pytest.mark.parametrize(
    ("name", "states", "operations"),
    [
        ("sphere-halves", 9, 400),
        ("sphere-halves-two-particles", 9, 400),
        ("sphere-halves-written-out", 9, 400),
        ("rattleback", 9, 240),
        ("rolling-disc", 10, 310),
        ("two-balls", 19, 1250),
    ],
)
@pytest.mark.slow
def test_what_is_integrated_is_as_small_as_a_derivation_by_hand(name, states, operations):
    _, programs = pair(entry(name).system)
    assert programs.ny == states
    assert Tape.from_function(programs.rhs).n_operations <= operations


def test_rows_that_repeat_others_are_left_out_and_no_others():
    sphere = Minimal(entry("sphere-halves").system.derived)
    assert (len(sphere.rows), len(sphere.spare)) == (0, 2)
    sleigh = Minimal(entry("chaplygin-sleigh").system.derived)
    assert (len(sleigh.rows), len(sleigh.spare)) == (1, 0)


def test_what_is_redundant_for_one_value_of_a_parameter_only_is_kept():
    x, y, z = td.coordinates("x y z")
    a = td.parameter("a", 1.0)
    rows = [td.Nonholonomic(z * x.dot - y.dot), td.Nonholonomic(z * x.dot - a * y.dot)]
    system = td.System(lagrangian=(x.dot**2 + y.dot**2 + z.dot**2) / 2, constraints=rows)
    assert len(Minimal(system.derived).rows) == 1  # the first gives y', the second is z (1 - a) x'


def test_a_pendulum_in_x_and_y_keeps_its_row_and_its_projection():
    x, y = td.coordinates("x y")
    rod = td.Holonomic(x**2 + y**2 - 1, name="rod")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[rod])
    programs = agree(system)
    assert programs.ny == 4
    assert len(programs.minimal.rows) == 1
    assert programs.minimal.phi.shape[0] == 1


def test_forces_on_massless_points_reach_what_they_move():
    x, h = td.coordinates("x h")
    pull = td.Potential(4 * h**2, name="spring on a massless point")
    system = td.System(
        kinetic=x.dot**2 / 2, forces=[pull], constraints=[td.Holonomic(2 * h + h**3 - x)]
    )
    programs = agree(system)
    assert programs.ny == 2  # h and x'


def test_forces_that_do_work_and_given_matrices_are_taken():
    x, y = td.coordinates("x y")
    row = td.Nonholonomic(y.dot - x.dot * td.sin(x))
    drag = td.NonIdeal({x: -0.3 * x.dot})
    agree(td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - y, constraints=[row], forces=[drag]))
    agree(td.System(
        M=[[2.0, x * 0], [0, 1.0]], Q=[-x, -y.dot], coordinates=[x, y], constraints=[row]
    ))  # fmt: skip


def test_a_row_that_is_not_linear_in_the_velocities_is_left():
    x, y, z = td.coordinates("x y z")
    row = td.Nonholonomic(z.dot**2 - x.dot**2 - y.dot**2, name="Appell and Hamel")
    L = (x.dot**2 + y.dot**2 + z.dot**2) / 2 - 9.81 * z
    programs = agree(td.System(lagrangian=L, constraints=[row]))
    assert len(programs.minimal.rows) == 1


def test_the_rotation_of_a_body_is_recognised_whoever_wrote_it():
    top = td.RigidBody("top", mass=2.0, inertia=(1.0, 2.0, 2.5))
    tip = td.Holonomic(top.point((0, 0, -0.5)), name="tip")
    pushed = td.GeneralizedForce({top.x: -0.1 * top.x.dot})
    system = td.System(bodies=[top], constraints=[tip], forces=[td.Gravity(9.81), pushed])
    programs = agree(system)
    assert programs.ny == 7  # quaternion and body rates
    rates = programs.minimal.rates
    for part in (rates.M, rates.Q, rates.A, rates.b):
        assert not ca.depends_on(part, rates.u)


def test_what_is_written_with_quaternions_stays_right():
    body = td.RigidBody("body", mass=1.0, inertia=(1.0, 2.0, 2.5))
    u = body.quaternion
    bound = td.Holonomic(u[1] * u[2] - 0.2 * body.x, name="of the quaternion itself")
    rate = td.Nonholonomic(u[3].dot - 0.1 * body.y.dot, name="of its rate")
    agree(td.System(bodies=[body], constraints=[bound, rate], forces=[td.Gravity(9.81)]))


def test_torques_of_a_potential_of_the_rotation():
    body = td.RigidBody("body", mass=1.0, inertia=(1.0, 2.0, 2.5))
    spring = td.Potential(3 * body.rotation[0, 1] ** 2 + body.quaternion[0])
    agree(td.System(bodies=[body], forces=[spring]))


def test_names_are_found_inside_products_with_numbers():
    x, y, r = (ca.SX.sym(name) for name in "xyr")
    (found,) = replaced([3 * (2 * (x * y))], [(2 * (y * x), r)])
    assert not ca.depends_on(found, ca.vertcat(x, y))
    assert float(ca.substitute(found, r, 2)) == 6


def test_the_speeds_mass_is_that_of_newton_and_euler():
    rates = Rates(Equations(td.System(bodies=[td.RigidBody("b", mass=2.0, inertia=(1, 2, 3))])))
    assert np.diag(ca.DM(rates.M).full()).tolist() == [2, 2, 2, 1, 2, 3]
    assert rates.M.nnz() == 6


@pytest.mark.parametrize("k", [1, 2, 3, 5])
def test_small_systems_are_solved_without_pivots(k):
    rng = np.random.default_rng(k)
    root, Q = rng.normal(size=(k, k)), rng.normal(size=k)
    M = root @ root.T + np.eye(k)
    found = flat(ca.DM(solved(ca.SX(ca.DM(M)), ca.SX(ca.DM(Q)))))
    np.testing.assert_allclose(found, np.linalg.solve(M, Q), rtol=1e-12)


# --- whole runs on the kernel -------------------------------------------------------------------
def end_of_run(name: str, until: float, rtol: float) -> tuple[td.System, np.ndarray, Stepping]:
    scenario = entry(name)
    system = scenario.system
    machine, programs = pair(system)
    p = system.beginning.values(None)
    y = system.beginning.find(0.0, p, scenario.start)[0]
    scales = machine.scales(0.0, y, p)
    whole = machine.parameters(p, scales)
    (z,), (P,) = MinimalForm(machine).begin(0.0, y[None], whole[None])
    native = compile_native({"rhs": programs.rhs, "finish": programs.finish})
    code = Code(
        native["rhs"].address, native["finish"].address, programs.ny, len(P),
        n_work=max(f.n_work for f in native.values()), keep=native,
    )  # fmt: skip
    run = Stepping(code, 0.0, z, until, P, rtol=rtol, atol=1e-2 * rtol, capacity=20_000)
    run.begin()
    assert run.advance(20_000) == DONE
    whole = flat(programs.expand(until, np.concatenate([run.y, run.ydot]), P))
    return system, whole[: 2 * system.derived.n], run


def value(system: td.System, y: np.ndarray, expression: td.Expression) -> np.ndarray:
    eq = system.derived
    return flat(ca.Function("e", [eq.t, eq.y, eq.p], [expression.sx])(0, y, eq.parameter_values))


def test_a_run_of_the_sphere_ends_where_the_reference_does():
    # the reference: quadruple precision, 9 minimal states derived by hand
    truth = json.loads((REFERENCE / "A_000_uniform.json").read_text())
    system, y, _ = end_of_run("sphere-uniform", 10.0, 1e-13)
    (ball,) = (body for body in system.bodies if body.name == "ball")
    end = truth["values"][-1]
    np.testing.assert_allclose(value(system, y, ball.position), end["com"], atol=1e-10)
    np.testing.assert_allclose(value(system, y, ball.omega), end["omega_inertial"], atol=1e-8)


def test_a_run_of_the_rattleback_ends_where_the_reference_does():
    truth = json.loads((REFERENCE / "A_004_rattleback.json").read_text())
    system, y, run = end_of_run("rattleback", 60.0, 1e-13)
    (stone,) = (body for body in system.bodies if body.name == "stone")
    end = truth["values"][truth["times"].index(60.0)]
    np.testing.assert_allclose(value(system, y, stone.position), end["center"], atol=1e-9)
    assert run.clock[5] < 1e-13  # the rows that are left out hold as well


def rolled(length: float) -> tuple[list[int], float]:
    """How a ball on a valley is solved for, and how far it gets, in units of a length."""
    ball = td.Sphere("ball", radius=length, mass=1.0)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - x**2 / length, name="valley"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81 * length)])
    motion = system.simulate(until=0.6, start=contact.start(at=(1.5 * length, 0), omega=(0, 0, 0)))
    assert motion.energy_drift < 1e-9
    return [phase.solve for phase in motion.run.phases], motion[ball.position][-1, 0] / length


@pytest.mark.parametrize("length", [1e-3, 1e3])
@pytest.mark.slow
def test_rows_of_which_rounding_is_left_bind_nothing(length: float) -> None:
    # rows that repeat others are exactly zero with a length of one, and rounding with others
    (how, far), (_, expected) = rolled(length), rolled(1.0)
    assert how == [MINIMAL]
    assert far == pytest.approx(expected, abs=1e-9)


def test_a_disc_on_a_plane_that_moves_and_turns_leaves_no_row() -> None:
    # what touching says beyond no slip is rounding in simple terms: beside itself it was as long as any row
    disc = td.Disc("disc", radius=0.295, mass=0.309)
    where = td.vector([td.sin(4 * td.t) / 20, td.cos(6 * td.t) / 25, td.sin(3 * td.t) / 13])
    turn = td.vector([td.cos(0.8 * td.t), 0, 0, -td.sin(0.8 * td.t)])
    tilted = td.Surface(
        lambda x, y, z: z - 0.218 * x + 0.188 * y, name="floor", position=where, rotation=turn
    )
    contact = td.Rolling(disc, tilted)
    system = td.System(bodies=[disc], constraints=[contact], forces=[td.Gravity(9.81)])
    assert len(agree(system).minimal.rows) == 0


# --- free spin -----------------------------------------------------------------------------------
def test_a_free_spin_of_20_000_rad_keeps_its_rate_and_its_angle() -> None:
    # about an axis of inertia nothing changes the rate: the angle is rate times time
    rate, until = 1000.0, 20.0
    body = td.Sphere("body", radius=0.06, mass=1.0)
    system = td.System(bodies=[body])
    begin = {body.position: (0, 0, 0), body.velocity: (0, 0, 0)}
    start = {**begin, body.quaternion: (1, 0, 0, 0), body.omega: (0.0, 0.0, rate)}
    motion = system.simulate(until=until, start=start, samples=2)
    assert abs(motion[body.omega][-1, 2] / rate - 1) < 1e-10
    half = rate * until / 2
    u = motion[body.quaternion][-1]
    off = np.arctan2(
        u[3] * np.cos(half) - u[0] * np.sin(half), u[0] * np.cos(half) + u[3] * np.sin(half)
    )
    assert abs(off) < 1e-6
    assert abs(np.linalg.norm(u) - 1) < 1e-14


@pytest.mark.slow
def test_where_an_ellipsoid_touches_a_plane_is_no_state() -> None:
    """With its middle off the centre of mass, its axes turned, on a plane that tilts."""
    egg = td.Solid(
        "egg", mass=1.0, inertia=(2.0, 3.0, 1.0),
        surface=lambda x, y, z: ((x - 0.1) / 2) ** 2 + (y + 0.2) ** 2 + (z / 3) ** 2 + x * z / 20 - 1,
    )  # fmt: skip
    floor = td.Surface(lambda x, y, z, t: z + (0.3 + 0.2 * t) * x - y / 5 - t, name="floor")
    contact = td.Rolling(egg, floor)
    system = td.System(bodies=[egg], constraints=[contact], forces=[td.Gravity(9.81)])
    assert agree(system).ny == 9


SLIDERS = {
    "ball": (lambda: td.Sphere("b", radius=0.06, halves=(4500, 5494)), lambda x, y, z: z - 0.2 * x**2 - 0.1 * y**2),
    "disc": (lambda: td.Disc("b", radius=0.3, mass=2.0), lambda x, y, z: z - 0.1 * x),
    "ellipsoid": (lambda: td.Ellipsoid("b", (0.3, 0.2, 0.1), mass=2.0), lambda x, y, z: z - 0.1 * x**2),
    "ball on what moves": (lambda: td.Sphere("b", radius=0.1, mass=1.0), lambda x, y, z, t: z - 0.3 * x**2 - t * y),
}  # fmt: skip


@pytest.mark.parametrize("name", SLIDERS)
@pytest.mark.slow
def test_what_slides_follows_from_where_it_touches_and_leaves_no_row(name: str) -> None:
    body, height = SLIDERS[name][0](), SLIDERS[name][1]
    contact = td.Sliding(body, td.Surface(height, name="ground"))
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(9.81)])
    form = agree(system, 1).minimal
    assert (len(form.rows), len(form.speeds.own)) == (0, 5)
