"""What switches in a Lagrangian, a surface, or a force on what rests: right, or told in words."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq

import trundle as td
from trundle.shown import Motion

x, y = td.coordinates("x y")
t = td.t
T = (x.dot**2 + y.dot**2) / 2
G = 9.81


def moved(lagrangian: Any, *forces: td.GeneralizedForce, until: float = 3.0) -> Motion:
    """From (-1, 0) at 1 m/s along x."""
    system = td.System(lagrangian=lagrangian, forces=forces)
    return system.simulate(until=until, start={x: -1, y: 0, x.dot: 1, y.dot: 0})


@pytest.mark.parametrize("ramp", [td.maximum(0, t - 500), td.maximum(0, t - 500) ** 4])
def test_a_force_that_grows_from_nothing_moves_what_rested(ramp: Any) -> None:
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: ramp})])
    motion = system.simulate(until=503, start={x: 0, x.dot: 0})
    assert motion.finished
    grid = np.linspace(0, 3, 300_001)
    force = np.maximum(0, grid) ** (1 if motion[x.dot][-1] < 10 else 4)
    assert motion[x.dot][-1] == pytest.approx(np.trapezoid(force, grid), rel=1e-8)


@pytest.mark.parametrize("damping", [0.0, 0.1])
def test_a_lagrangian_whose_potential_jumps_at_a_place_is_told(damping: float) -> None:
    motion = moved(T - td.where(x > 0, 0.1, 0.0), td.GeneralizedForce({x: -damping * x.dot}))
    assert not motion.finished
    assert "the potential energy jumps by 0.1 J where 0 < x switches" in motion.status


def test_a_potential_that_jumps_in_time_gives_no_impulse() -> None:
    system = td.System(kinetic=x.dot**2 / 2, potential=td.where(t > 1, 5.0, 0.0) * x)
    motion = system.simulate(until=2, start={x: 2, x.dot: 0})
    assert motion.finished
    assert motion[x.dot][-1] == pytest.approx(-5.0, rel=1e-12)


def test_a_potential_step_that_runs_over_what_rests_is_told() -> None:
    system = td.System(kinetic=x.dot**2 / 2, potential=td.where(x > 2 - t, 5.0, 0.0))
    motion = system.simulate(until=2, start={x: 1, x.dot: 0})
    assert "the potential energy jumps by 5 J" in motion.status


@pytest.mark.parametrize("when", [x > 0, t > 1])
def test_a_momentum_that_jumps_is_told(when: Any) -> None:
    motion = moved(T + td.where(when, 3.0, 0.0) * y.dot)  # y is cyclic: y.dot would become -3
    assert not motion.finished
    assert motion.run.end == pytest.approx(1.0, rel=1e-12)
    assert "the momentum of y jumps by 3" in motion.status


def test_a_total_derivative_in_the_lagrangian_changes_nothing() -> None:
    motion = moved(T + td.where(x > 0, 3.0, 0.0) * x.dot)  # d/dt of 3 max(x, 0)
    assert motion.finished
    np.testing.assert_allclose([motion[x.dot][-1], motion[y.dot][-1]], [1, 0], atol=1e-14)


def test_a_charge_that_enters_a_magnetic_field_runs_in_a_circle() -> None:
    motion = moved(T + td.maximum(x, 0) * y.dot, until=1 + math.pi / 2)
    assert motion.finished
    np.testing.assert_allclose([motion[x][-1], motion[y][-1]], [1, -1], atol=1e-9)


@pytest.mark.parametrize("side", [1, -1])
def test_a_ball_rolls_from_a_plane_onto_a_parabola_and_back(side: int) -> None:
    r = 0.1
    ball = td.Sphere("ball", radius=r, mass=1.0)
    ground = td.Surface(lambda x, y, z: z - td.maximum(side * x, 0) ** 2, name="ground")
    contact = td.Rolling(ball, ground)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = contact.start(at=(-0.5 * side, 0.0), velocity=(1.0 * side, 0.0), spin=0)
    motion = system.simulate(until=1.5, start=start)
    assert motion.finished
    assert not motion.doubts

    def speed2(x: float) -> float:  # of the centre, by energy; x is where the ball touches
        return 1 - 10 / 7 * G * (x**2 + r / math.sqrt(1 + 4 * x**2) - r)

    top = brentq(speed2, 0.01, 1.0)

    def slowness(angle: float) -> float:  # x = top sin(angle)
        x = top * math.sin(angle)
        s = math.sqrt(1 + 4 * x**2)
        return (s - 2 * r / s**2) / math.sqrt(speed2(x)) * top * math.cos(angle)

    away = 2 * quad(slowness, 0, math.pi / 2 - 1e-7, epsabs=1e-12)[0]
    assert motion[ball.position][-1, 0] == pytest.approx(-side * (1 - away), abs=3e-7)


def test_an_impulse_at_a_point_with_friction_is_told() -> None:
    floor = td.Holonomic(y - td.maximum(0, t - 1), name="floor")
    rises = td.vector([0, td.where(t > 1, 1.0, 0.0)])
    friction = td.Coulomb(floor, 0.2, at=td.vector([x, y]), on=rises)
    system = td.System(lagrangian=T - G * y, constraints=[floor], forces=[friction])
    motion = system.simulate(until=2, start={x: 0, x.dot: 5})
    assert not motion.finished
    assert "'friction on floor' which belongs to it is not determined" in motion.status


def test_a_motion_with_impulses_is_stored(tmp_path: Path) -> None:
    drive = td.Prescribed(x, abs(t % 1 - 0.5), name="drive")
    system = td.System(lagrangian=T - 50 * (y - x) ** 2, constraints=[drive])
    motion = system.simulate(until=3, start={y: 0.5, y.dot: 0})
    motion.save(tmp_path / "motion.npz")
    again = td.load(tmp_path / "motion.npz")
    assert len(motion.events) == 5
    for one, other in zip(motion.events, again.events, strict=True):
        assert (one.t, one.name, one.energy) == (other.t, other.name, other.energy)
        np.testing.assert_array_equal(one.impulse, other.impulse)
    np.testing.assert_array_equal(motion[y], again["y"])


def test_times_that_differ_by_rounding_are_one_instant() -> None:
    force = td.where(t > 0.1 * 3, 1.0, 0.0) - 2 * td.where(t > 0.3, 1.0, 0.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    for begin in (0.0, 0.3):
        motion = system.simulate(begin=begin, until=1, start={x: 0, x.dot: 0})
        assert motion.finished
        assert motion[x.dot][-1] == pytest.approx(-0.7, rel=1e-12)


def test_what_rests_where_both_sides_push_towards_it_is_told() -> None:
    force = td.where(x > 1, -5.0, 2.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=1, start={x: 1, x.dot: 0})
    assert not motion.finished
    assert "both sides of 1 < x push towards it" in motion.status


# --- what is not defined everywhere ---------------------------------------------------------------
def free(*events: td.Event) -> Motion:
    system = td.System(kinetic=x.dot**2 / 2)
    return system.simulate(until=1, start={x: 0, x.dot: 1}, events=list(events))


def test_an_event_that_is_undefined_at_first_is_found_where_it_becomes_defined() -> None:
    root = td.sqrt(x - 0.2) - 0.1
    motion = free(td.Event(root, name="root"))
    assert [e.t for e in motion.events] == pytest.approx([0.21], rel=1e-12)
    assert motion.keep(td.keep.first_zero(root)) == pytest.approx(0.21, rel=1e-12)
    assert motion.keep(td.keep.least(root)) == pytest.approx(-0.1, abs=1e-6)
    assert motion.keep(td.keep.zeros(td.sqrt(0.3 - x) - 0.1)) == 1
    assert free(td.Event(root, terminal=True)).run.end == pytest.approx(0.21, rel=1e-12)


def test_an_event_that_is_defined_for_a_part_of_a_step_is_found() -> None:
    island = td.sqrt(0.01 - (x - 0.55) ** 2) - 0.05
    motion = free(td.Event(island))
    off = math.sqrt(0.01 - 0.05**2)
    assert [e.t for e in motion.events] == pytest.approx([0.55 - off, 0.55 + off], rel=1e-12)
    assert not motion.doubts


def test_sweeps_keep_what_is_undefined_at_first() -> None:
    system = td.System(kinetic=x.dot**2 / 2)
    table = td.sweep(
        system, over={x.dot: [1.0, 2.0]}, start={x: 0}, until=1,
        measure={"when": td.keep.first_zero(td.sqrt(x - 0.2) - 0.1)},
    )  # fmt: skip
    np.testing.assert_allclose(table["when"], [0.21, 0.105], rtol=1e-12)


def test_a_measure_that_swings_too_fast_is_refused_and_its_remedy_works() -> None:
    system, fast = td.System(kinetic=x.dot**2 / 2), td.sin(1e6 * t + 0.1)
    with pytest.raises(td.TrundleError, match="swings too fast"):
        free().keep(td.keep.zeros(fast))
    motion = system.simulate(until=0.01, start={x: 0, x.dot: 1}, max_step=1e-3)
    assert motion.keep(td.keep.zeros(fast)) == 3183


def test_a_branch_that_ends_at_its_switch_is_left_there() -> None:
    """x'' = -sqrt(x) to the right of 0, 1 to the left: periodic, by its energy 2/3 x^1.5 or -x."""
    force = td.where(x > 0, -td.sqrt(x), 1.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    left = 2 * math.sqrt(2)  # from -1 at rest to 0 and, later, back
    top = 1.5 ** (2 / 3)
    # x = top s^2 removes the end of the integrand
    slow = quad(lambda s: 4 * top * s / math.sqrt(2 - 2 * s**3) if s < 1 else 0, 0, 1)[0]
    events = [
        td.Event(x - 9),
        td.Event(x.dot - 9),
    ]  # which come before the switches in what is watched
    motion = system.simulate(until=left + slow, start={x: -1, x.dot: 0}, events=events)
    assert motion.finished
    assert motion[x][-1] == pytest.approx(-1.0, abs=1e-6)
    assert motion[x.dot][-1] == pytest.approx(0.0, abs=1e-6)


# --- at a switch, to the last bit -----------------------------------------------------------------
@pytest.mark.parametrize("chosen", [td.ceil(x**3), td.ceil(td.sin(x) + 1), td.floor(-(x**3))])
def test_moving_away_from_a_switch_is_no_doubt(chosen: Any) -> None:
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: chosen})])
    motion = system.simulate(until=0.5, start={x: 0, x.dot: 1})
    assert motion.finished
    assert not motion.doubts


@pytest.mark.parametrize("side", [x.dot >= 1, x.dot > 1])
def test_an_impulse_that_lands_on_a_switch_is_told(side: Any) -> None:
    drive = td.Prescribed(x, td.maximum(0, t - 1), name="drive")
    force = td.GeneralizedForce({y: td.where(side, 1.0, 0.0)})
    system = td.System(lagrangian=T, constraints=[drive], forces=[force])
    motion = system.simulate(until=2, start={y: 0, y.dot: 0})
    assert not motion.finished
    assert "rounding would decide" in motion.status


def test_an_impulse_past_a_switch_turns_it() -> None:
    drive = td.Prescribed(x, 2 * td.maximum(0, t - 1), name="drive")
    force = td.GeneralizedForce({y: td.where(x.dot >= 1, 1.0, 0.0)})
    system = td.System(lagrangian=T, constraints=[drive], forces=[force])
    motion = system.simulate(until=2, start={y: 0, y.dot: 0})
    assert motion.finished
    assert motion[y.dot][-1] == pytest.approx(1.0, rel=1e-12)


@pytest.mark.parametrize("side", [1, -1])
def test_a_ball_that_starts_on_a_seam_rolls_as_one_that_came_to_it(side: int) -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    ground = td.Surface(lambda x, y, z: z - td.maximum(side * x, 0) ** 2, name="ground")
    contact = td.Rolling(ball, ground)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    there = system.simulate(0.5, contact.start(at=(0, 0), velocity=(1, 0), spin=0))
    came = system.simulate(1.0, contact.start(at=(-0.5, 0), velocity=(1, 0), spin=0))
    if side > 0:
        assert there[ball.position][-1] == pytest.approx(came[ball.position][-1], abs=1e-8)
    else:
        assert there[ball.position][-1] == pytest.approx([0.5, 0, 0.1], abs=1e-8)


def test_a_potential_step_below_a_billionth_of_the_energy_counts_as_rounding() -> None:
    for step, told in ((1e-11, False), (1e-8, True)):
        motion = moved(T - td.where(x > 0, step, 0.0), td.GeneralizedForce({x: -0.1 * x.dot}))
        assert motion.finished is not told
        assert motion[x.dot][-1] == pytest.approx(math.exp(-0.3), rel=1e-9) or told


def test_the_point_to_type_for_friction_has_two_coordinates() -> None:
    floor = td.Holonomic(y, name="floor")
    with pytest.raises(td.ModelError, match=r"at=td.vector\(\[x, y\]\)"):
        td.System(lagrangian=T - G * y, constraints=[floor], forces=[td.Coulomb(floor, 0.2)])


@pytest.mark.slow
def test_impulses_at_times_that_are_rounded_are_followed_to_the_end() -> None:
    """A zigzag of 10 ms whose corners are no binary fractions: 1999 of them, each with its impulse."""
    drive = td.Prescribed(x, abs(t % 0.01 - 0.005), name="drive")
    system = td.System(lagrangian=T, constraints=[drive])
    motion = system.simulate(until=10, start={y: 0, y.dot: 1}, samples=2)
    assert motion.finished
    assert len(motion.events) == 1999
    assert motion[y][-1] == pytest.approx(10.0, rel=1e-12)


# --- when it is late, and where forces have no end ----------------------------------------------------
@pytest.mark.parametrize("begin", [0.0, 1e3, 1e6, 1e9])
def test_a_swing_does_not_depend_on_when_it_begins(begin: float) -> None:
    system = td.System(kinetic=x.dot**2 / 2, potential=2 * x**2)
    motion = system.simulate(begin=begin, until=begin + 1, start={x: 1, x.dot: 0})
    assert motion[x][-1] == pytest.approx(math.cos(2), rel=3e-9)
    assert not motion.doubts


@pytest.mark.parametrize(("begin", "doubts"), [(0.0, 0), (1e3, 0), (1e6, 1)])
def test_what_follows_a_time_that_is_rounded_is_right_or_doubted(begin: float, doubts: int) -> None:
    drive = td.Prescribed(x, td.sin(2 * math.pi * t), name="drive")
    system = td.System(lagrangian=T - 50 * (y - x) ** 2, constraints=[drive])
    motion = system.simulate(begin=begin, until=begin + 1, start={y: 0, y.dot: 0})
    w = 2 * math.pi
    exact = 100 / (100 - w**2) * (math.sin(w) - w / 10 * math.sin(10))
    assert motion.finished
    assert motion[y][-1] == pytest.approx(exact, rel=1e-9 if not doubts else 1e-7)
    assert len(motion.doubts) == doubts
    assert not doubts or "the time there is rounded to 1.2e-10 s" in motion.status


@pytest.mark.parametrize(
    ("begin", "length"), [(1 / 3, 1e-9), (0.0, 1e-7), (2 - 1e-7, 1e-7), (1e6 + 0.25, 2.0**-20)]
)
def test_the_shortest_pulses_push_as_long_as_they_last(begin: float, length: float) -> None:
    force = td.where((t > begin) & (t < begin + length), 1 / length, 0.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    first = 1e6 * (begin > 2)
    motion = system.simulate(begin=first, until=first + 2, start={x: 0, x.dot: 0})
    exact = (min(begin + length, first + 2) - begin) / length  # as the times are rounded
    assert motion[x.dot][-1] == pytest.approx(exact, rel=1e-12)


def test_a_pulse_that_rises_and_falls_within_a_microsecond_moves_what_rested() -> None:
    force = td.maximum(0, 1 - abs(t - 0.4321) / 1e-6) / 1e-6
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=2, start={x: 0, x.dot: 0})
    assert motion[x.dot][-1] == pytest.approx(1.0, rel=1e-9)


@pytest.mark.parametrize("force", [td.tan(t), 1e-3 / (math.pi / 2 - t), 1 / td.cos(t) ** 3])
def test_no_step_gets_past_a_force_that_becomes_infinite(force: Any) -> None:
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=3, start={x: 0, x.dot: 0})
    assert not motion.finished
    assert motion.run.end == pytest.approx(math.pi / 2, rel=1e-5)


def test_a_pole_is_no_zero_and_a_jump_is_a_marked_one() -> None:
    tangent, step = (
        td.Event(td.tan(5 * x), name="tan"),
        td.Event(td.where(x > 0.3, 1.0, -1.0), name="step"),
    )
    motion = free(tangent, step)
    found = [(event.name, event.t, event.jump) for event in motion.events]
    assert [name for name, *_ in found] == ["step", "tan"]
    assert [when for _, when, _ in found] == pytest.approx([0.3, math.pi / 5], rel=1e-12)
    assert [jump for *_, jump in found] == [True, False]
    assert motion.keep(td.keep.zeros(1 / (x - 0.37))) == 0
    assert motion.keep(td.keep.first_zero(td.tan(5 * x))) == pytest.approx(math.pi / 5)


@pytest.mark.parametrize("begin", [1.0, 0.0])
def test_an_angle_is_not_continued_through_its_centre(begin: float) -> None:
    x, y = td.coordinates("x y")
    push = td.GeneralizedForce({y: td.atan2(y, x)})
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2, forces=[push])
    motion = system.simulate(until=3, start={x: begin, y: 0, x.dot: -1, y.dot: 0})
    assert not motion.finished
    assert "atan2(y, x) has no value at its centre" in motion.status
    assert motion.t[-1] == pytest.approx(begin, abs=1e-12)
    beside = system.simulate(until=3, start={x: 1, y: 1e-6, x.dot: -1, y.dot: 0})
    assert beside.finished
    assert not beside.doubts
