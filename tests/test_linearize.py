"""Linearizations against published numbers and closed forms; verdicts; state spaces of other packages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import trundle as td
from tests.test_linkages import bicycle
from tests.test_steady import disc_upright, family, one
from trundle.gallery import rattleback
from trundle.study.linearize import Linear
from trundle.study.locus import Locus
from trundle.unconstrained.forces import Force, Work

g = 9.81
BENCHMARK = json.loads((Path(__file__).parent / "reference" / "bicycle.json").read_text("utf-8"))


def at(*arguments: Any, **options: Any) -> Linear:
    found = td.linearize(one(*arguments, **options))
    assert isinstance(found, Linear)
    return found


def far(found: np.ndarray, expected: np.ndarray) -> float:
    """The largest distance of an expected eigenvalue from the nearest found one, and the other way round."""
    apart = np.abs(np.asarray(found)[:, None] - np.asarray(expected)[None])
    return float(max(apart.min(axis=0).max(), apart.min(axis=1).max()))


# --- the bicycle ------------------------------------------------------------------------------------
def published(v: float) -> np.ndarray:
    """Meijaard et al. (2007), Table 2 and Eq. 5.3: M q'' + v C1 q' + (g K0 + v^2 K2) q = 0, q lean and steer."""
    M = np.array([[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]])
    C1 = np.array([[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]])
    K0 = np.array([[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]])
    K2 = np.array([[0, 76.59734589573222], [0, 2.65431523794604]])
    inverse = np.linalg.inv(M)
    below = np.hstack([-inverse @ (g * K0 + v**2 * K2), -inverse @ (v * C1)])
    return np.linalg.eigvals(np.vstack([np.hstack([np.zeros((2, 2)), np.eye(2)]), below]))


@pytest.fixture(scope="module")
def ride() -> Locus:
    system, start, _ = bicycle(0.0)
    speeds = np.array([0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8.5, 10])
    found = td.linearize(family(system, start, over={0.3 * system.bodies[0].omega[1]: speeds}))
    assert isinstance(found, Locus)
    return found


@pytest.mark.slow
def test_the_bicycle_has_the_published_weave_and_capsize_speeds(ride: Locus) -> None:
    weave, capsize = ride.changes
    upright = BENCHMARK["upright"]
    assert abs(weave.value - upright["weave_speed"]) < 1e-12
    assert abs(capsize.value - upright["capsize_speed"]) < 1e-12
    assert (weave.kind, capsize.kind) == ("oscillating", "steady")


@pytest.mark.slow
def test_the_bicycle_has_the_published_eigenvalues_at_all_speeds(ride: Locus) -> None:
    for v, row in zip(ride.values, ride.eigenvalues, strict=True):
        # the published matrices have fourteen digits, and where two eigenvalues nearly meet half of them are lost
        assert far(row, published(v)) < (1e-10 if abs(v - 0.5) > 0.3 else 1e-9), v
    five = [complex(*x) for x in BENCHMARK["upright"]["eigenvalues_at_5_m_per_s"]]
    assert far(ride.eigenvalues[6], np.array(five)) < 1e-12


def test_the_bicycle_is_stable_between_them_alone(ride: Locus) -> None:
    weave, capsize = (change.value for change in ride.changes)
    inside = (ride.values > weave) & (ride.values < capsize)
    assert set(ride.verdicts[inside]) == {"asymptotically stable"}
    assert set(ride.verdicts[~inside]) == {"unstable"}
    for linear in ride.linear:
        assert linear is not None
        assert len(linear.symmetry_eigenvalues) == 5
        assert linear.family_zeros == 1
        assert len(linear.A) == 10


@pytest.mark.slow
def test_a_mode_is_a_motion_that_decays_as_its_eigenvalue_says() -> None:
    system, start, frame = bicycle(0.0)
    linear = at(system, start)
    motion = linear.show_mode(0, size=1e-4, until=2.0)  # -0.3229: it leans and comes back slowly
    lean = motion[frame.rotation[2, 1]]
    rate = np.log(abs(lean[-1] / lean[0])) / 2.0
    assert abs(rate - linear.eigenvalues[0].real) < 1e-5


# --- closed conditions ------------------------------------------------------------------------------
def test_an_upright_disc_is_stable_from_its_critical_speed_on() -> None:
    r = 0.1
    critical = np.sqrt(g / (3 * r))
    system, disc, start = disc_upright(r, 3.0)
    speeds = np.array([1.0, 4.0, 7.0]) * critical / 5
    locus = td.linearize(
        family(system, start, hold=[disc.rotation[2, 2]], over={disc.omega[1]: speeds})
    )
    assert len(locus.changes) == 1
    assert abs(locus.changes[0].value - critical) < 1e-9
    assert list(locus.verdicts) == ["unstable", "unstable", "neutral"]
    for w, row in zip(speeds, locus.eigenvalues, strict=True):  # 5 lean'' = (4 g/r - 12 w^2) lean
        assert far(row**2, np.array([(4 * g / r - 12 * w**2) / 5] * 2)) < 1e-9


def test_a_sleeping_top_falls_asleep_at_the_closed_condition() -> None:
    m, length, I1, I3 = 0.5, 0.08, 0.0009, 0.0004
    top = td.RigidBody("top", mass=m, inertia=(I1, I1, I3))
    tip = td.Holonomic(top.point((0, 0, -length)), name="tip")
    system = td.System(bodies=[top], constraints=[tip], forces=[td.Gravity(g)])
    start = {top.quaternion: (1, 0, 0, 0), top.omega: (0, 0, 100.0)}
    about = I1 + m * length**2
    critical = 2 * np.sqrt(about * m * g * length) / I3
    up = top.rotation[2, 2]
    locus = td.linearize(
        family(system, start, over={top.omega[2]: critical * np.array([0.5, 0.9, 1.3])})
    )
    assert abs(locus.changes[0].value / critical - 1) < 1e-10
    assert list(locus.verdicts) == ["unstable", "unstable", "neutral"]
    assert abs(one(system, start)[up] - 1) < 1e-14
    # a nod and a slow precession, seen by who stands beside it: about x^2 - I3 w x + m g l = 0
    slow = np.roots([about, -I3 * critical * 1.3, m * g * length])
    assert far(np.abs(locus.eigenvalues[2].imag), np.abs(slow)) < 1e-9


def test_a_rattleback_leaves_either_spin_as_fast_as_its_eigenvalues_say() -> None:
    linear = {}
    for spin in (-5.0, 5.0):
        example = rattleback(omega=(0.0, spin, 0.0))
        stone = example.symbols["stone"]
        found = one(example.system, example.start, hold=[stone.omega[1]])
        linear[spin] = mine = td.linearize(found)
        motion = mine.show_mode(0, size=1e-5, until=2.0)
        growth, period = mine.eigenvalues[0].real, 2 * np.pi / abs(mine.eigenvalues[0].imag)
        times = np.array([0.1, 0.1 + int(1.8 / period) * period])
        up = motion.at(times)[stone.rotation[1]][
            :, [0, 2]
        ]  # the vertical in body axes, two small components
        grown = np.log(np.linalg.norm(up[1]) / np.linalg.norm(up[0])) / (times[1] - times[0])
        assert abs(grown - growth) < 1e-4
    # run backwards in time it spins the other way round: the spectra are mirror images
    assert far(linear[5.0].eigenvalues, -linear[-5.0].eigenvalues) < 1e-10
    fast, slow = linear[5.0].eigenvalues[0].real, linear[-5.0].eigenvalues[0].real
    assert fast > 10 * slow > 0


def test_a_rattleback_that_is_damped_a_little_is_stable_in_one_direction_alone() -> None:
    class Rocking(Force):
        """A torque against all turning but that about the vertical."""

        name = "rocking"

        def __init__(self, stone: td.RigidBody) -> None:
            self.stone = stone

        def work(self, bodies: Any) -> Any:
            w = self.stone.omega
            return (Work(-0.5 * td.vector([w[0], 0, w[2]]), w),)

    verdicts = {}
    for spin in (-5.0, 5.0):
        example = rattleback(omega=(0.0, spin, 0.0))
        stone = example.symbols["stone"]
        damped = example.system.but(forces=[*example.system.forces, Rocking(stone)])
        verdicts[spin] = at(damped, example.start, hold=[stone.omega[1]]).verdict
    assert verdicts == {-5.0: "asymptotically stable", 5.0: "unstable"}


# --- any form of a model ----------------------------------------------------------------------------
def test_redundant_rows_and_massless_coordinates_change_nothing() -> None:
    x, y, s, c = td.coordinates("x y s c")
    rod = td.Holonomic(x**2 + y**2 - 4, name="rod")
    again = td.Holonomic(3 * (x**2 + y**2) - 12, name="again")
    marked = td.Holonomic(s - x * y, name="marked")
    force = td.GeneralizedForce({x: -0.3 * x.dot})
    plain = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y, constraints=[rod], forces=[force]
    )
    full = plain.but(constraints=[rod, again, marked])
    below: dict[Any, Any] = {x: 0.0, y: -2.0, x.dot: 0}
    a, b = at(plain, below), at(full, below)
    expected = np.roots([1, 0.3, g / 2])
    assert far(a.eigenvalues, expected) < 1e-13
    assert far(b.eigenvalues, expected) < 1e-13
    assert a.verdict == b.verdict == "asymptotically stable"
    assert len(b.A) == 2
    assert c.name == "c"


def test_a_body_of_quaternions_swings_as_a_pendulum() -> None:
    bar = td.RigidBody("bar", mass=2.0, inertia=(0.3, 0.2, 0.1))
    hinge = td.Hinge(
        bar, None, axis_a=(0, 1, 0), axis_b=(0, 1, 0), at_a=(0, 0, 0.5), at_b=(0, 0, 0)
    )
    system = td.System(bodies=[bar], constraints=[hinge], forces=[td.Gravity(g)])
    found = at(system, {bar.quaternion: (1, 0, 0, 0), bar.omega[1]: 0})
    expected = np.sqrt(2 * g * 0.5 / (0.2 + 2 * 0.25))
    assert far(found.eigenvalues, np.array([1j, -1j]) * expected) < 1e-12
    assert found.verdict == "neutral"
    assert "does not decide" in repr(found)


@pytest.mark.slow
def test_inputs_and_outputs_of_a_cart_with_a_pole() -> None:
    x, th = td.coordinates("x th")
    u = td.parameter("u", 0.0)
    M, m, L = 2.0, 0.5, 0.8
    T = (M + m) * x.dot**2 / 2 + m * L * x.dot * th.dot * td.cos(th) + m * L**2 * th.dot**2 / 2
    cart = td.System(lagrangian=T - m * g * L * td.cos(th), forces=[td.GeneralizedForce({x: u})])
    upright = one(cart, {x: 0, th: 0, x.dot: 0, th.dot: 0})
    linear = td.linearize(upright, inputs=[u, x.dot], outputs=[x, th, x.dot.dot])
    assert linear.states == ("x", "th", "x.dot", "th.dot")
    assert np.abs(linear.A[2:, :2] - [[0, -m * g / M], [0, (M + m) * g / (M * L)]]).max() < 1e-13
    assert np.abs(linear.B[:, 0] - [0, 0, 1 / M, -1 / (M * L)]).max() < 1e-14
    assert np.array_equal(linear.B[:, 0], linear.B[:, 1])
    assert np.abs(linear.C - [[1, 0, 0, 0], [0, 1, 0, 0], [0, -m * g / M, 0, 0]]).max() < 1e-13
    assert np.abs(linear.D - [[0, 0], [0, 0], [1 / M, 1 / M]]).max() < 1e-14
    assert far(linear.eigenvalues, np.array([1, -1]) * np.sqrt((M + m) * g / (M * L))) < 1e-12
    assert (len(linear.symmetry_eigenvalues), linear.family_zeros) == (1, 1)
    scipy = linear.to_scipy()
    assert np.array_equal(scipy.A, linear.A)


def test_a_state_space_of_python_control_has_the_same_poles_and_names() -> None:
    pytest.importorskip("control")
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[-4 * x - x.dot])
    linear = td.linearize(one(system, {x: 0.1, x.dot: 0}), inputs=[x.dot], outputs=[x])
    space = linear.to_control()
    assert far(space.poles(), np.roots([1, 1, 4])) < 1e-12
    assert abs(space.dcgain() - 0.25) < 1e-12


def test_along_a_motion_it_is_said_that_the_state_is_not_steady() -> None:
    (th,) = td.coordinates("th")
    pendulum = td.System(lagrangian=th.dot**2 / 2 + 4 * td.cos(th))
    motion = pendulum.simulate(1.0, {th: 1.0, th.dot: 0})
    linear = td.linearize(motion, at=0.5)
    assert linear.verdict == ""
    assert "not steady" in repr(linear)
    assert abs(linear.A[1, 0] + 4 * np.cos(motion.at(0.5)[th][0])) < 1e-12
    resting = pendulum.simulate(1.0, {th: 0.0, th.dot: 0})
    assert td.linearize(resting).verdict == "neutral"


# --- maps and figures -------------------------------------------------------------------------------
def test_a_map_of_stability_over_two_parameters() -> None:
    (x,) = td.coordinates("x")
    k, c = td.parameter("k", 1.0), td.parameter("c", 1.0)
    system = td.System(coordinates=[x], M=[[1.0]], Q=[-k * x - c * x.dot])
    grid = {k: [-1.0, 1.0], c: [-0.5, 0.5, 1.0]}
    found = td.linearize(family(system, {x: 0.0, x.dot: 0}, over=grid))
    assert found.verdicts.shape == (2, 3)
    stable = found.verdicts == "asymptotically stable"
    assert stable.tolist() == [[False, False, False], [False, True, True]]
    assert found.plot().axes


def test_figures_are_drawn(ride: Locus) -> None:
    assert len(ride.plot().axes) == 2
    assert ride.plot(kind="plane").axes
    assert ride.linear[3] is not None
    assert ride.linear[3].plot().axes
    assert ride._family.plot().axes


# --- what is refused --------------------------------------------------------------------------------
def test_a_linearization_on_a_switch_is_refused() -> None:
    (x,) = td.coordinates("x")
    corner = td.System(coordinates=[x], M=[[1.0]], Q=[-td.where(x > 0, 4 * x, x) - x.dot])
    with pytest.raises(td.ModelError, match="stands on the switch"):
        td.linearize(one(corner, {x: 0.0, x.dot: 0}))
    smooth = td.System(coordinates=[x], M=[[1.0]], Q=[-x * abs(x) - x.dot])
    assert td.linearize(one(smooth, {x: 0.0, x.dot: 0})).family_zeros == 1


def test_a_stored_motion_is_linearized_as_the_one_that_was_stored(tmp_path: Path) -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2 - x**4 / 4).simulate(1.0, {x: 1.0, x.dot: 0.0})
    motion.save(tmp_path / "m.npz")
    read = td.linearize(td.load(tmp_path / "m.npz"), inputs=["x.dot"], at=0.5)
    assert np.array_equal(read.A, td.linearize(motion, at=0.5).A)
    assert abs(read.A[1, 0] + 3 * motion.at(0.5)[x][0] ** 2) < 1e-12
    assert np.abs(read.B.ravel() - [0, 1]).max() < 1e-14


def test_what_cannot_be_linearized_or_asked_for_is_refused() -> None:
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2)
    rest = one(system, {x: 0.0, x.dot: 0})
    with pytest.raises(td.ModelError, match="cannot take"):
        td.linearize(system)  # type: ignore[call-overload]
    with pytest.raises(td.ModelError, match="no velocity of this system"):
        td.linearize(rest, inputs=[x])
    with pytest.raises(td.ModelError, match="not a parameter of this system"):
        td.linearize(rest, inputs=[td.parameter("F", 1.0)])
    with pytest.raises(td.ModelError, match="output"):
        td.linearize(rest, outputs=[td.coordinates("z")[0]])
    with pytest.raises(td.ModelError, match="no mode 7"):
        td.linearize(rest).mode(7)


def test_a_hanging_four_bar_of_redundant_hinges_swings_as_its_one_angle_does() -> None:
    """omega^2 = V''/m of the crank's angle, with forty digits; the model has 21 coordinates and 23 rows."""
    lengths, masses, base, g = (0.5, 1.0, 0.8), (1.0, 2.0, 1.5), 1.2, 9.81

    def angles(crank: mp.mpf) -> tuple[mp.mpf, mp.mpf, mp.mpf]:
        def open_by(b: mp.mpf, c: mp.mpf) -> list[mp.mpf]:
            turned = zip((1, 1, -1), lengths, (crank, b, c), strict=True)
            ends = [sign * length * mp.expj(angle) for sign, length, angle in turned]
            return [mp.re(sum(ends)) - base, mp.im(sum(ends))]

        return (crank, *mp.findroot(open_by, (-0.3, -1.8)))

    def centres(crank: mp.mpf) -> tuple[mp.mpc, mp.mpc, mp.mpc]:
        a, b, c = (r * mp.expj(u) for r, u in zip(lengths, angles(crank), strict=True))
        return a / 2, a + b / 2, base + c / 2

    def potential(crank: mp.mpf) -> mp.mpf:
        return g * sum(m * mp.im(p) for m, p in zip(masses, centres(crank), strict=True))

    with mp.workdps(40):
        rest = mp.findroot(lambda u: mp.diff(potential, u), -1.38)
        inertia = mp.mpf(0)
        for i, (m, length) in enumerate(zip(masses, lengths, strict=True)):
            speed = abs(mp.diff(lambda u, i=i: centres(u)[i], rest))
            spin = mp.diff(lambda u, i=i: angles(u)[i], rest)
            inertia += m * (speed**2 + (length * spin) ** 2 / 12)
        expected = float(mp.sqrt(mp.diff(potential, rest, 2) / inertia))
        places, turns = centres(rest), angles(rest)
    start: dict[td.Expression, object] = {}
    rods = []
    for i, (m, length) in enumerate(zip(masses, lengths, strict=True)):
        rod = td.RigidBody(
            f"rod{i}", mass=m, inertia=(1e-4, m * length**2 / 12, m * length**2 / 12)
        )
        start |= {
            rod.position: (float(places[i].real), 0, float(places[i].imag)),
            rod.quaternion: td.quaternion_about((0, 1, 0), -float(turns[i])),
            rod.velocity: (0, 0, 0),
            rod.omega: (0, 0, 0),
        }
        rods.append(rod)
    crank, coupler, rocker = rods
    ends = [
        (crank, "world", -0.25, 0.0), (crank, coupler, 0.25, -0.5),
        (coupler, rocker, 0.5, 0.4), (rocker, "world", -0.4, base),
    ]  # fmt: skip
    hinges = [
        td.Hinge(a, b, axis_a=(0, 1, 0), at_a=(x, 0, 0), at_b=(y, 0, 0), name=f"hinge{i}")
        for i, (a, b, x, y) in enumerate(ends)
    ]
    system = td.System(bodies=rods, constraints=hinges, forces=[td.Gravity(g)])
    found = td.linearize(td.steady(system, start, rest=True)).eigenvalues
    assert len(found) == 2
    assert np.abs(found.imag) == pytest.approx(expected, rel=1e-12)
    assert np.abs(found.real).max() < 1e-10
