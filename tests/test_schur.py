"""The Schur complement of chains: against the papers' forms, against closed forms, and where rows turn dependent."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from bench.systems import chain
from tests.test_linkages import windows
from tests.test_minimal import agree
from trundle.compiled.emission import style_for
from trundle.compiled.tape import Tape
from trundle.constrained import forms
from trundle.constrained.minimal import LARGEST, MANY_ROWS, Minimal
from trundle.constrained.schur import Schur, has_constant_blocks, inverse_of_blocks
from trundle.integrate.machine import MINIMAL

pytestmark = pytest.mark.optimized


def hung(N: int, mass: Any = 1.0, doubled: int | None = None) -> tuple[td.System, dict[Any, Any]]:
    """N masses on unit links that hang from the origin, each link turned by half a radian; one link may stand twice."""
    q = td.coordinates(" ".join(f"x{i} y{i}" for i in range(N)))
    xs, ys = q[0::2], q[1::2]
    links, start, x, y = [], dict[Any, Any](), 0.0, 0.0
    for i in range(N):
        dx, dy = (xs[i] - xs[i - 1], ys[i] - ys[i - 1]) if i else (xs[0], ys[0])
        links.append(td.Holonomic(dx**2 + dy**2 - 1, name=f"link {i}"))
        if i == doubled:
            links.append(td.Holonomic(2 * dx**2 + 2 * dy**2 - 2, name="again"))
        x, y = x + np.sin(0.5 * i), y - np.cos(0.5 * i)
        start |= {xs[i]: x, ys[i]: y, xs[i].dot: 0.0, ys[i].dot: 0.0}
    v = td.vector([c.dot for c in q])
    kinetic = mass * (v @ v) / 2
    system = td.System(
        kinetic=kinetic, potential=9.81 * mass * (td.vector(ys) @ np.ones(N)), constraints=links
    )
    return system, start


def bodies(count: int) -> tuple[td.System, dict[Any, Any]]:
    """Bodies of full inertia, each on a ball joint at the one before."""
    inertia = [[1.0, 0.2, 0.1], [0.2, 2.0, 0.3], [0.1, 0.3, 2.5]]
    links = [td.RigidBody(f"b{i}", mass=1.0 + i, inertia=inertia) for i in range(count)]
    joints = [
        td.BallJoint(b, a, at_a=(-0.5, 0, 0), at_b=(0.5 if a else 0, 0, 0))
        for a, b in zip([None, *links[:-1]], links, strict=True)
    ]
    start: dict[Any, Any] = {}
    for i, link in enumerate(links):
        start |= {link.quaternion: (np.cos(i), 0, 0, np.sin(i)), link.omega: (0, 0.1 * i, 1)}
    system = td.System(bodies=links, constraints=joints, forces=[td.Gravity(9.81)])
    return system, start


@pytest.mark.parametrize("N", [1, 3, 15, 25])
def test_a_chain_has_the_accelerations_of_the_papers(N):
    assert agree(chain(N)[0]).minimal.by_blocks == (N >= MANY_ROWS)


def test_a_long_chain_of_bodies_has_the_accelerations_of_the_papers():
    system, _ = bodies(LARGEST // 7 + 1)
    programs = agree(system, count=2)
    assert programs.minimal.by_blocks
    assert programs.ny == 13 * (LARGEST // 7 + 1)


def test_masses_may_be_parameters():
    m = td.parameter("m", 2.0)
    system, start = hung(9, m)
    assert agree(system).minimal.by_blocks
    light, heavy = (
        system.simulate(1.0, start=start, parameters={m: value}).q[-1] for value in (0.5, 8.0)
    )
    np.testing.assert_allclose(light, heavy, atol=1e-9)  # all fall alike


def test_accelerations_are_those_of_the_papers_along_a_whole_motion():
    system, start = hung(25)
    motion = system.simulate(2.0, start=start, samples=9, rtol=1e-10)
    assert {phase.solve for phase in motion.run.phases} == {MINIMAL}
    eq = system.derived
    states = np.hstack([motion.q, motion.v])
    for t, y, a in zip(motion.t, states, motion.a, strict=True):
        M, Q, A, b = (np.asarray(part.full()) for part in eq.terms(t, y, [])[:4])
        qdd = forms.augmented_mass(M, Q.ravel(), A, b.ravel())
        np.testing.assert_allclose(a, qdd, atol=1e-10 * np.abs(qdd).max())
    assert motion.energy_drift < 1e-9
    assert motion.worst_residual < 1e-13


def test_a_chain_of_one_link_is_a_pendulum():
    system, _ = chain(1)
    x, y = system.coordinates
    motion = system.simulate(3.0, start={x: 1.0, y: 0.0, x.dot: 0.0, y.dot: 0.0}, rtol=1e-12)
    speed2 = motion[x.dot] ** 2 + motion[y.dot] ** 2
    np.testing.assert_allclose(speed2, -2 * 9.81 * motion[y], atol=1e-10)
    quarter = 1.3110287771460599 / np.sqrt(9.81) * np.sqrt(2)  # K(1/sqrt 2) = 1.854...
    assert motion.at(quarter)[y] == pytest.approx(-1.0, abs=1e-12)


@pytest.mark.slow
def test_copies_of_a_long_chain_are_compiled_without_optimization():
    programs = chain(1000)[0].machine.minimal.programs
    assert style_for(Tape.from_function(programs.expand)).chunk <= 500


def start_of(system: td.System, start: dict[Any, Any]) -> dict[Any, Any]:
    """The same start for the coordinates of an equal system."""
    named = {str(key): value for key, value in start.items()}
    found = {x: named[str(x)] for x in system.coordinates}
    return found | {x.dot: 0.0 for x in system.coordinates}


@pytest.mark.parametrize(("N", "doubled"), [(4, 2), (25, 0), (25, 7), (25, 24)])
@pytest.mark.slow
def test_a_row_that_stands_twice_changes_nothing(N, doubled):
    """Known of a short chain beforehand; in a long one the run notices, for a pivot is exactly zero."""
    system, start = hung(N, doubled=doubled)
    motion = system.simulate(0.5, start=start)
    assert motion.finished
    assert (system.machine.minimal is None) == (N == 4)
    assert MINIMAL not in {phase.solve for phase in motion.run.phases}
    reference, _ = hung(N)
    other = reference.simulate(0.5, start=start_of(reference, start))
    assert other.run.phases[0].solve == MINIMAL
    np.testing.assert_allclose(motion.q[-1], other.q[-1], atol=1e-8)
    np.testing.assert_allclose(motion.v[-1], other.v[-1], atol=1e-7)


def test_closed_loops_whose_rows_repeat_lose_no_digits():
    """Seven rods on hinges that keep them in a plane, which each loop says again; all uprights turn by one angle."""
    system, start, upright = windows(3)
    assert system.machine.minimal.programs.minimal.by_blocks
    motion = system.simulate(0.5, start, samples=6)
    (th,) = td.coordinates("th")
    J = (1.0 + 0.02**2) / 12 + 0.25
    one = td.System(kinetic=(4 * J + 3) * th.dot**2 / 2, potential=9.81 * 5 * td.cos(th))
    truth = one.simulate(0.5, {th: 0, th.dot: 1.0}, samples=6)[th]
    for rod in upright:
        u = motion[rod.quaternion]
        np.testing.assert_allclose(2 * np.arctan2(u[:, 2], u[:, 0]), truth, atol=1e-9)
    assert motion.energy_drift < 1e-10


def test_a_row_that_vanishes_on_the_way_does_no_harm():
    """(1 - x) (z' - y'/5) = 0 says nothing at x = 1, where the particle goes through; z' = y'/5 before and after."""
    x, y, z = td.coordinates("x y z")
    rail = td.Nonholonomic((1 - x) * (z.dot - y.dot / 5), name="rail")
    kinetic = (x.dot**2 + y.dot**2 + z.dot**2) / 2
    system = td.System(kinetic=kinetic, potential=-z, constraints=[rail])
    start = {x: 0.0, x.dot: 0.9, y: 0.0, y.dot: 0.0, z: 0.0, z.dot: 0.0}
    motion = system.simulate(2.0, start=start)
    assert motion.finished
    np.testing.assert_allclose(motion[x], 0.9 * motion.t, atol=1e-9)
    np.testing.assert_allclose(motion[z], motion[y] / 5, atol=1e-9)
    np.testing.assert_allclose(motion[z], motion.t**2 / 52, atol=1e-9)  # z'' = 1/26


def test_what_moves_changes_no_mass_of_a_block():
    q = ca.SX.sym("q", 4)
    p = ca.SX.sym("p")
    fine = ca.diagcat(p, ca.SX([[2, 1], [1, 3]]), 1)
    assert has_constant_blocks(fine, q)
    assert not has_constant_blocks(ca.diagcat(q[0], 1), q)  # changes
    assert not has_constant_blocks(ca.diagcat(1, ca.SX(1, 1)), q)  # a coordinate without mass
    assert not has_constant_blocks(ca.SX(np.eye(4) + 1), q)  # four that couple


def test_the_inverse_of_blocks():
    M = ca.diagcat(4, ca.SX([[2, 1, 0], [1, 3, 1], [0, 1, 5]]), ca.SX([[2, 1], [1, 3]]))
    shuffled = [3, 0, 5, 1, 4, 2]
    M = ca.sparsify(M[shuffled, shuffled])
    found = ca.DM(inverse_of_blocks(M)).full()
    np.testing.assert_allclose(found, np.linalg.inv(ca.DM(M).full()), atol=1e-15)


def test_the_doubt_grows_with_what_the_rows_share():
    """Rows [1, 0] and [1, e] with masses one: the condition of S is about 4/e^2."""
    e = ca.SX.sym("e")
    A = ca.vertcat(ca.horzcat(1, 0.3), ca.horzcat(1, 0.3 + e))
    solve = Schur(ca.SX.eye(2), A).checked_solve(ca.SX([1, 2]), ca.SX([0.3, 0.7]))
    doubt = ca.Function("doubt", [e], [solve[2]])
    assert float(doubt(0.5)) < 1e-16
    assert float(doubt(1e-7)) > 1e-11


def test_minimal_says_how_it_solves():
    assert Minimal(chain(3)[0].derived).by_blocks
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=(x**2 + 1) * x.dot**2 / 2 + y.dot**2 / 2,
        constraints=[td.Holonomic(x**2 + y**2 - 1)],
    )
    assert not Minimal(system.derived).by_blocks  # the mass moves
