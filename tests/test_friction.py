"""Coulomb friction and other constraint forces that do work, against closed forms and hand-made reductions.

Every stop, every break-away and the number of phases is what the theory says, no more and no less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq

import trundle as td
from tests.physics_tools import BACK, LOOSE, STICKS, TIGHT, g, reference, story, times, within


def close(value: Any, expected: Any, tolerance: float = 1e-10) -> bool:
    return within(value, expected, tolerance)


def no_chatter(most: int = 300) -> Callable[[float, float], None]:
    """A progress callback that fails the test when a run comes back to Python too often."""
    left = iter(range(most))

    def count(reached: float, until: float) -> None:
        assert next(left, None) is not None, f"chatter at t = {reached}"

    return count


class Plane:
    """A particle on an inclined plane whose normal has three components."""

    def __init__(self, mu: float, **options: Any) -> None:
        self.P, self.m, self.mu = td.Particle("P", mass=2.0), 2.0, mu
        self.n = np.array([2.0, -1.0, 6.0]) / np.sqrt(41)
        self.surface = td.Holonomic(self.n @ self.P.position, name="plane")
        if options.pop("at_its_place", False):
            options["at"] = self.P.position
        self.friction = td.Coulomb(self.surface, mu, **options)
        weight = np.array([0, 0, -g])
        self.N = self.m * abs(self.n @ weight)
        tangent = weight - self.n * (self.n @ weight)
        self.pull = float(np.linalg.norm(tangent))  # downhill, per mass
        self.down = tangent / self.pull
        self.across = np.cross(self.n, self.down)
        self.tan = self.pull * self.m / self.N
        self.system = td.System(
            bodies=[self.P], constraints=[self.surface], forces=[td.Gravity(g), self.friction]
        )

    def run(self, velocity: np.ndarray, until: float) -> Any:
        start = {self.P.position: (0, 0, 0), self.P.velocity: velocity}
        return self.system.simulate(until=until, start=start, progress=no_chatter(), **TIGHT)


# --- the inclined plane --------------------------------------------------------------------------
def test_block_slides_down_with_gravity_less_friction() -> None:
    plane = Plane(0.2)
    motion = plane.run(np.zeros(3), 2.0)
    a = plane.pull - 0.2 * plane.N / plane.m
    assert close(motion[plane.P.position], np.outer(a * motion.t**2 / 2, plane.down))
    assert story(motion) == []
    assert motion.stats.phases == 1
    assert close(motion.force(plane.friction)[1:], -0.2 * plane.N * plane.down)
    assert close(motion.force(plane.surface), plane.N * plane.n)


@pytest.mark.parametrize("options", [{}, {"thrust": "frictionless"}, {"static": 1.0}])
@pytest.mark.slow
def test_block_thrown_uphill_stops_on_time_and_in_place_and_sticks(options: dict) -> None:
    plane = Plane(0.5, **options)
    motion = plane.run(-1.3 * plane.down, 1.0)
    a = plane.pull + 0.5 * plane.N / plane.m
    assert story(motion) == [STICKS]
    assert motion.stats.phases == 2
    assert close(times(motion), [1.3 / a], 1e-13)
    rest = motion.at(np.linspace(1.3 / a + 1e-9, 1, 20))
    assert close(rest[plane.P.position], -plane.down * 1.3**2 / (2 * a), 1e-12)
    assert np.abs(rest[plane.P.velocity]).max() < 1e-15
    assert close(rest.force(plane.friction), -plane.m * plane.pull * plane.down)
    assert close(rest.force(plane.surface), plane.N * plane.n)
    assert close(rest.power("QW"), 0.0)


def test_particle_and_its_position_as_the_point_give_the_same_stop() -> None:
    plane, same = Plane(0.5), Plane(0.5, at_its_place=True)
    expected = plane.run(-1.3 * plane.down, 0.16)  # the stop is at 0.162 s
    assert close(same.run(-1.3 * plane.down, 0.16).q, expected.q)
    start = {same.P.position: (0, 0, 0), same.P.velocity: (0, 0, 0)}
    at_rest = same.system.simulate(until=0.1, start=start, progress=no_chatter())
    assert story(at_rest) == []
    assert at_rest.stats.phases == 1
    assert close(at_rest.force(same.surface), same.N * same.n)
    assert close(at_rest.force(same.friction), -same.m * same.pull * same.down)


def test_block_slides_back_when_static_friction_is_too_small_to_hold_it() -> None:
    plane = Plane(0.25, static=0.3)  # tan = 0.37
    motion = plane.run(-1.3 * plane.down, 2.0)
    up = plane.pull + 0.25 * plane.N / plane.m
    down = plane.pull - 0.25 * plane.N / plane.m
    assert story(motion) == [BACK]
    assert motion.stats.phases == 2
    stop = 1.3 / up
    assert close(times(motion), [stop], 1e-13)
    later = np.linspace(stop, 2, 50)
    s = 1.3**2 / (2 * up) - down * (later - stop) ** 2 / 2
    assert close(motion.at(later)[plane.P.position], np.outer(-s, plane.down))


@pytest.mark.parametrize(("static", "outcome"), [(0.39, [STICKS]), (0.36, [BACK])])
def test_static_friction_alone_decides_whether_a_stopped_block_holds(
    static: float, outcome: list
) -> None:
    plane = Plane(0.3, static=static)  # kinetic friction could not hold it in either case
    assert 0.36 < plane.tan < 0.39
    assert story(plane.run(-0.8 * plane.down, 1.0)) == outcome


@pytest.mark.parametrize("angle", [0.0, 0.7, 1.6, 3.0])
@pytest.mark.parametrize("mu", [0.45, 0.8, 3.0])
@pytest.mark.slow
def test_block_thrown_sideways_curves_downhill_and_comes_to_rest(mu: float, angle: float) -> None:
    """With F the pull and R > F the friction (per mass), a the angle between velocity and downhill:

    v' = F cos a - R, v a' = -F sin a, so v (R + F cos a) falls at the constant rate R^2 - F^2, and
    v sin a = C tan(a/2)^(R/F).
    """
    plane, v0 = Plane(mu), 1.5
    F, R = plane.pull, mu * plane.N / plane.m
    motion = plane.run(v0 * (np.cos(angle) * plane.down + np.sin(angle) * plane.across), 6.0)
    stop = v0 * (R + F * np.cos(angle)) / (R**2 - F**2)
    assert story(motion) == [STICKS]
    assert motion.stats.phases == 2
    assert close(times(motion), [stop], 1e-11)
    if angle == 0:
        place = v0**2 / (2 * (R - F)) * plane.down
    else:

        def v(a: float) -> float:
            return float(
                v0 * np.sin(angle) / np.sin(a) * (np.tan(a / 2) / np.tan(angle / 2)) ** (R / F)
            )

        limits = {"epsabs": 1e-14, "epsrel": 1e-13, "limit": 400}
        x = quad(lambda a: v(a) ** 2 / np.tan(a) / F if a > 0 else 0.0, 0, angle, **limits)[0]
        y = quad(lambda a: v(a) ** 2 / F if a > 0 else 0.0, 0, angle, **limits)[0]
        place = x * plane.down + y * plane.across
    assert close(motion[plane.P.position][-1], place, 1e-9)
    assert np.abs(motion[plane.P.velocity][-1]).max() < 1e-15


def test_curved_slide_agrees_with_the_plane_equations_all_the_way() -> None:
    plane, v0 = Plane(0.3), 1.5  # R < F: it never stops
    F, R = plane.pull, 0.3 * plane.N / plane.m
    motion = plane.run(v0 * (-0.6 * plane.down + 0.8 * plane.across), 3.0)

    def f(t: float, s: np.ndarray) -> list[float]:
        speed = np.hypot(s[2], s[3])
        return [s[2], s[3], F - R * s[2] / speed, -R * s[3] / speed]

    s = reference(f, [0, 0, -0.6 * v0, 0.8 * v0], motion.t)
    expected = np.outer(s[0], plane.down) + np.outer(s[1], plane.across)
    assert story(motion) == []
    assert close(motion[plane.P.position], expected, 1e-9)


def test_slide_to_rest_with_friction_hardly_above_the_pull_costs_no_storm_of_steps() -> None:
    plane = Plane(0.38)  # tan = 0.3727
    F, R = plane.pull, 0.38 * plane.N / plane.m
    motion = plane.run(0.5 * (np.cos(0.7) * plane.down + np.sin(0.7) * plane.across), 30.0)
    stop = 0.5 * (R + F * np.cos(0.7)) / (R**2 - F**2)
    assert story(motion) == [STICKS]
    assert close(times(motion), [stop], 1e-9)
    assert motion.stats.steps < 5000


def test_rest_does_not_look_like_a_solve_that_lost_digits() -> None:
    # Accelerations that are zero but for rounding are no reason to change the way of solving.
    motion = Plane(0.5).run(np.zeros(3), 1.0)
    assert motion.stats.phases == 1


@pytest.mark.parametrize("seed", range(3))
def test_block_whose_start_velocity_is_rounding_stays_where_it_is(seed: int) -> None:
    plane = Plane(0.5)
    noise = np.random.default_rng(seed).normal(size=3) * 1e-16
    motion = plane.run(noise - plane.n * (plane.n @ noise), 1.0)
    assert motion.finished
    assert story(motion) == []
    assert motion.stats.phases == 1
    assert close(motion.q, 0.0, 1e-14)


# --- what slides on what -------------------------------------------------------------------------
def test_puck_on_a_level_table_is_braked_without_being_told_its_velocity() -> None:
    P = td.Particle("P", mass=0.2)
    table = td.Holonomic(
        P.position[2], name="table"
    )  # binds z alone; the puck slides along x and y
    system = td.System(
        bodies=[P], constraints=[table], forces=[td.Gravity(g), td.Coulomb(table, 0.3)]
    )
    start = {P.position: (0, 0, 0), P.velocity: (0.6, 0.8, 0)}
    motion = system.simulate(until=1, start=start, **TIGHT)
    assert story(motion) == [STICKS]
    assert close(times(motion), [1 / (0.3 * g)])
    assert close(motion[P.position][-1], np.array([0.6, 0.8, 0]) / (2 * 0.3 * g))


def test_puck_on_a_table_tilted_about_y_is_braked_along_y_too() -> None:
    P = td.Particle("P", mass=0.2)
    table = td.Holonomic(P.position[0] * np.sin(0.1) + P.position[2] * np.cos(0.1), name="table")
    friction = td.Coulomb(table, 0.3)
    system = td.System(bodies=[P], constraints=[table], forces=[td.Gravity(g), friction])
    start = {P.position: (0, 0, 0), P.velocity: (0, 1.0, 0)}
    motion = system.simulate(until=0.1, start=start)
    assert close(motion.force(friction)[0], [0, -0.3 * 0.2 * g * np.cos(0.1), 0])


def test_friction_on_a_bare_coordinate_asks_for_the_point() -> None:
    x, z = td.coordinates("x z")
    table = td.Holonomic(z, name="table")  # nothing says that x is what slides on it
    with pytest.raises(td.ModelError, match="at="):
        td.System(
            lagrangian=(x.dot**2 + z.dot**2) / 2 - g * z,
            constraints=[table],
            forces=[td.Coulomb(table, 0.3)],
        )


def test_friction_between_two_blocks_is_mu_times_the_weight_of_the_upper_one() -> None:
    lower, upper = td.Particle("lower", mass=2.0), td.Particle("upper", mass=0.5)
    floor = td.Holonomic(lower.position[2], name="floor")
    stack = td.Holonomic(upper.position[2] - lower.position[2] - 0.1, name="stack")
    friction = td.Coulomb(stack, 0.2, at=upper.position, on=lower.velocity)
    system = td.System(
        bodies=[lower, upper], constraints=[floor, stack], forces=[td.Gravity(g), friction]
    )
    start = {
        lower.position: (0, 0, 0), lower.velocity: (0, 0, 0),
        upper.position: (0, 0, 0.1), upper.velocity: (1, 0, 0),
    }  # fmt: skip
    motion = system.simulate(until=1, start=start, **TIGHT)
    assert story(motion) == [STICKS]
    # Relative deceleration mu g (1 + m/M), then both go on together with the common momentum.
    assert close(times(motion), [1 / (0.2 * g * 1.25)])
    assert close(motion[lower.velocity[0]][-1], 0.2)
    assert close(motion[upper.velocity[0]][-1], 0.2)


# --- one coordinate: oscillators, belts, drives ------------------------------------------------------
class Slider:
    """A mass of 1 kg on a level table (N = 10 N), with a spring and a drive, over a moving belt."""

    def __init__(
        self, mu: Any, stiffness: float = 0.0, drive: Any = 0.0, belt: Any = 0.0, **options: Any
    ) -> None:
        self.x, self.z = td.coordinates("x z")
        self.table = td.Holonomic(self.z, name="table")
        self.friction = td.Coulomb(
            self.table, mu, at=td.vector([self.x, self.z]), on=td.vector([belt, 0]), **options
        )
        self.system = td.System(
            kinetic=(self.x.dot**2 + self.z.dot**2) / 2,
            potential=10 * self.z + stiffness * self.x**2 / 2,
            constraints=[self.table],
            forces=[self.friction, td.GeneralizedForce({self.x: drive}, name="drive")],
        )

    def run(self, x: float, v: float, until: float, **options: Any) -> Any:
        start = {self.x: x, self.z: 0, self.x.dot: v}
        options = {"progress": no_chatter(), **TIGHT, **options}
        return self.system.simulate(until=until, start=start, **options)


def test_oscillator_with_friction_loses_the_same_amplitude_every_half_swing_until_it_sticks() -> (
    None
):
    slider = Slider(0.6, stiffness=40.0)  # mu N/k = 0.15: turns at 1, -0.7, 0.4 and rests at -0.1
    motion = slider.run(1.0, 0.0, 3.0)
    half = np.pi / np.sqrt(40)
    assert story(motion) == [BACK, BACK, STICKS]
    assert motion.stats.phases == 4
    assert close(times(motion), half * np.arange(1, 4), 1e-12)
    assert close(motion.at(times(motion))[slider.x], [-0.7, 0.4, -0.1], 1e-11)
    assert close(motion[slider.x][-1], -0.1, 1e-11)
    rest = motion.at([2.5, 3.0])
    assert close(rest.force(slider.friction)[:, 0], 40 * -0.1)


def test_growing_push_breaks_loose_at_the_static_limit_and_then_meets_kinetic_friction() -> None:
    slider = Slider(0.3, drive=2.0 * td.t, static=0.5)  # limit 5 N at 2.5 s, then 3 N
    motion = slider.run(0.0, 0.0, 4.0)
    assert story(motion) == [LOOSE]
    assert motion.stats.phases == 2
    assert close(times(motion), [2.5], 1e-13)
    s = np.linspace(0, 1.5, 30)
    assert close(motion.at(2.5 + s)[slider.x], s**2 + s**3 / 3)
    assert close(motion.at(2.5 + s[1:]).force(slider.friction)[:, 0], -3.0)
    before = np.linspace(0, 2.4, 10)
    assert close(motion.at(before).force(slider.friction)[:, 0], -2 * before)


def test_block_at_rest_under_an_alternating_push_slips_in_every_half_period() -> None:
    # At rest nothing in the state changes, so only the force itself says when to look.
    slider = Slider(0.3, drive=4 * td.sin(3 * td.t))
    motion = slider.run(0.0, 0.0, 5 * np.pi / 3 - 0.01)
    first = np.arcsin(0.75) / 3

    def speed(t: float) -> float:
        return 4 / 3 * (np.cos(3 * first) - np.cos(3 * t)) - 3 * (t - first)

    stop = brentq(speed, np.pi / 3 - first, np.pi / 3 + 0.2, xtol=1e-15)
    expected = (np.array([first, stop]) + np.pi / 3 * np.arange(5)[:, None]).ravel()
    assert story(motion) == [LOOSE, STICKS] * 5
    assert motion.stats.phases == 11
    assert close(times(motion), expected, 1e-11)


def test_stick_slip_on_a_belt_has_the_period_of_the_closed_form() -> None:
    k, V, static, kinetic = 25.0, 0.4, 0.5, 0.3
    slider = Slider(kinetic, stiffness=k, belt=V, static=static)
    far, middle, w = static * 10 / k, kinetic * 10 / k, np.sqrt(k)
    reach = far - middle
    slip = 2 / w * (np.pi - np.arctan(reach * w / V))
    stick = 2 * reach / V
    motion = slider.run(0.0, V, far / V + 5 * (slip + stick) - stick / 2)
    assert story(motion) == [LOOSE, STICKS] * 5
    assert motion.stats.phases == 11
    begin = far / V + (slip + stick) * np.arange(5)
    assert close(times(motion), np.stack([begin, begin + slip], axis=1).ravel(), 1e-11)
    s = np.linspace(1e-9, slip - 1e-9, 40)
    expected = middle + reach * np.cos(w * s) + V / w * np.sin(w * s)
    assert close(motion.at(begin[2] + s)[slider.x], expected)
    s = np.linspace(1e-9, stick - 1e-9, 10)
    sticking = motion.at(begin[2] + slip + s)
    assert close(sticking[slider.x], 2 * middle - far + V * s)
    assert close(sticking[slider.x.dot], V, 1e-14)
    assert close(sticking.power(slider.friction), k * V * sticking[slider.x])


def test_mass_that_starts_at_the_speed_of_the_belt_to_rounding_sticks_to_it() -> None:
    slider = Slider(0.3, stiffness=2.0, belt=0.3)
    motion = slider.run(0.0, 0.1 + 0.2, 1.0)  # 0.1 + 0.2 is not 0.3
    assert motion.finished
    assert story(motion) == []
    assert motion.stats.phases == 1
    assert close(motion[slider.x], 0.3 * motion.t, 1e-14)


def test_mass_dropped_on_a_belt_is_dragged_to_its_speed_and_no_further() -> None:
    slider = Slider(0.3, belt=1.2)
    motion = slider.run(0.0, 0.0, 2.0)
    assert story(motion) == [STICKS]
    assert close(times(motion), [0.4], 1e-13)
    assert close(motion[slider.x][-1], 1.5 * 0.4**2 + 1.2 * 1.6)
    work = 10 * 0.3 * (1.5 * 0.4**2)  # all the belt gives
    assert close(motion.energy[-1] - motion.energy[0], work)


def test_event_of_the_user_at_the_instant_of_a_stop_does_not_end_the_run() -> None:
    slider = Slider(0.6, stiffness=40.0)
    watch = [td.Event(slider.x.dot, name="user: turns"), td.Event(slider.x, name="user: middle")]
    motion = slider.run(1.0, 0.0, 3.0, events=watch)
    assert motion.status == "reached t = 3 s"
    assert [s for s in story(motion) if s not in ("turns", "middle")] == [BACK, BACK, STICKS]
    assert story(motion).count("turns") == 3
    assert story(motion).count("middle") == 3
    ends = [td.Event(slider.x.dot, name="user: turns", terminal=True)]
    motion = slider.run(1.0, 0.0, 3.0, events=ends)
    assert motion.finished
    assert close(motion.t[-1], np.pi / np.sqrt(40), 1e-12)


def test_short_slip_is_not_missed_at_a_coarse_tolerance() -> None:
    # One slip of the belt's cycle, begun from rest, fits into a single coarse step.
    k, V, w = 25.0, 0.4, 5.0
    slider = Slider(0.3, stiffness=k, belt=V, static=0.5)
    motion = slider.run(0.0, V, 4.4, rtol=1e-2, atol=1e-2)
    slip = 2 / w * (np.pi - np.arctan(0.08 * w / V))  # 0.94 s; sticking takes 0.4 s
    assert story(motion) == [LOOSE, STICKS] * 3
    assert close(np.diff(times(motion))[::2], slip, 1e-2)


def test_friction_of_zero_is_no_friction() -> None:
    mu = td.parameter("mu", 0.3)
    slider = Slider(mu, drive=td.t)
    start = {slider.x: 0, slider.z: 0, slider.x.dot: 0}
    motion = slider.system.simulate(until=2, start=start, parameters={mu: 0.0}, **TIGHT)
    assert close(motion[slider.x], motion.t**3 / 6)


def test_friction_that_holds_less_than_it_brakes_is_refused() -> None:
    # Between static and kinetic friction it could neither rest nor move.
    with pytest.raises(td.ModelError, match="static"):
        Slider(0.3, drive=2.0, static=0.1).run(0.0, -1.0, 1.0)


def test_friction_follows_a_parameter_from_run_to_run() -> None:
    mu = td.parameter("mu", 0.3)
    slider = Slider(mu)
    start = {slider.x: 0, slider.z: 0, slider.x.dot: 1}
    for value in (0.1, 0.4):
        motion = slider.system.simulate(until=2, start=start, parameters={mu: value}, **TIGHT)
        assert close(times(motion), [1 / (10 * value)], 1e-12)


def test_time_limit_ends_a_run_of_many_short_phases() -> None:
    calls: list[float] = []

    def slowly(reached: float, until: float) -> None:
        calls.append(reached)
        time.sleep(0.005)

    slider = Slider(1e-6, stiffness=1e4)
    motion = slider.run(1.0, 0.0, 9.0, progress=slowly, time_limit=0.05)
    assert len(calls) < 100  # of nearly three hundred half swings
    assert not motion.finished
    assert "time limit" in motion.status


@pytest.mark.parametrize(
    ("push", "speed", "end", "stop"),
    [
        (8.0, 0.0, 0.0, []),  # 1 N + 10 N of friction hold it, though not in equal shares
        (12.0, 0.0, 0.25, []),  # and do not hold it: (12 - 11)/2 t^2/2
        (8.0, 1.0, 1 / 3, [2 / 3]),  # deceleration (11 - 8)/2
    ],
)
def test_two_blocks_on_one_rod_share_what_friction_they_have(
    push: float, speed: float, end: float, stop: list
) -> None:
    """At rest the shares are not determined, but whether they hold is."""
    x1, z1, x2, z2 = td.coordinates("x1 z1 x2 z2")
    tables = [td.Holonomic(z1, name="table 1"), td.Holonomic(z2, name="table 2")]
    frictions = [
        td.Coulomb(tables[0], 0.1, at=td.vector([x1, z1])),
        td.Coulomb(tables[1], 1.0, at=td.vector([x2, z2])),
    ]
    system = td.System(
        kinetic=(x1.dot**2 + z1.dot**2 + x2.dot**2 + z2.dot**2) / 2,
        potential=10 * (z1 + z2) - push * x1,
        constraints=[*tables, td.Holonomic(x2 - x1 - 1, name="rod")],
        forces=frictions,
    )
    start = {x1: 0, z1: 0, z2: 0, x1.dot: speed}
    motion = system.simulate(until=1, start=start, progress=no_chatter(), **TIGHT)
    assert close(motion[x1][-1], end, 1e-12)
    assert close(np.unique(times(motion).round(10)), stop) if stop else not motion.events
    total = sum(motion.force(f)[-1] for f in frictions)
    assert close(total[0] + total[2], -min(push, 11.0), 1e-12)


def test_energy_lost_along_a_run_with_stops_is_the_work_of_friction() -> None:
    slider = Slider(0.3, stiffness=25.0, belt=0.4, static=0.5)
    motion = slider.run(0.0, 0.4, 3.0)
    x, w = np.polynomial.legendre.leggauss(20)
    edges = np.concatenate([[0.0], times(motion), [3.0]])
    half = np.diff(edges)[:, None] / 2
    nodes = edges[:-1, None] + half * (1 + x)
    power = motion.at(nodes.ravel()).power("QW").reshape(nodes.shape)
    assert close(motion.energy[-1] - motion.energy[0], np.sum(half * w * power))
