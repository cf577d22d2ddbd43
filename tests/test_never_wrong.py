"""Motions that are not smooth, or pass a singular place: right, or told in words. Nothing in between."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.shown import Motion

x, y, z = td.coordinates("x y z")
t = td.t
K = 100.0


def pulled(by: Any) -> Motion:
    """A spring (100 N/m) pulls y (1 kg) behind x, which is prescribed."""
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - K / 2 * (y - x) ** 2,
        constraints=[td.Prescribed(x, by, name="drive")],
    )
    return system.simulate(until=2, start={y: 0, y.dot: 0})


# --- switches -----------------------------------------------------------------------------------------
def test_a_kink_in_a_prescribed_motion_is_an_impulse_and_goes_on() -> None:
    motion = pulled(td.maximum(0, t - 1))
    assert motion.finished
    assert motion[y][-1] == pytest.approx(1 - math.sin(10) / 10, rel=1e-9)
    (kick,) = motion.events
    assert kick.t == 1.0
    np.testing.assert_allclose(kick.impulse, [1.0], rtol=1e-12)
    assert kick.energy == pytest.approx(0.5, rel=1e-12)
    assert motion.at(1.0)[x.dot][0] == pytest.approx(1.0, rel=1e-12)
    assert motion.at(1.0, side="before")[x.dot][0] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        (abs(t - 1) - 1, None),
        (td.minimum(t, 1), None),
        (td.where(t < 1, t**2, 2 * t - 1), None),  # no kink: smooth to first order
    ],
)
def test_other_kinks_agree_with_runs_that_begin_at_them(by: Any, expected: None) -> None:
    whole = pulled(by)
    assert whole.finished
    system = td.System(lagrangian=y.dot**2 / 2 - K / 2 * (y - td.parameter("w", 1.0) * 0 - by) ** 2)
    tight = system.simulate(until=2, start={y: 0, y.dot: 0}, max_step=1e-3)
    assert whole[y][-1] == pytest.approx(tight[y][-1], abs=1e-8)


def test_a_jump_in_a_prescribed_motion_is_told_with_its_size_and_time() -> None:
    motion = pulled(td.where(t >= 1, 1.0, 0.0))
    assert not motion.finished
    assert motion.run.end == 1.0
    assert "'drive' needs a jump of 1 in position" in motion.status


@pytest.mark.parametrize(("begin", "length"), [(1.0, 0.01), (0.3, 1e-6), (1.999, 5e-4)])
def test_a_pulse_is_never_stepped_over(begin: float, length: float) -> None:
    force = td.where((t > begin) & (t < begin + length), 1 / length, 0.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=2, start={x: 0, x.dot: 0})
    assert motion[x.dot][-1] == pytest.approx(1.0, rel=1e-9)


def test_a_pulse_whose_time_is_a_parameter_follows_it() -> None:
    when = td.parameter("when", 0.5)
    force = td.where((t > when) & (t < when + 1e-4), 1e4, 0.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    for value in (0.25, 1.5):
        motion = system.simulate(until=2, start={x: 0, x.dot: 0}, parameters={when: value})
        assert motion[x][-1] == pytest.approx(2 - value - 5e-5, rel=1e-9)


def test_a_square_wave_of_a_sine_is_followed() -> None:
    force = td.sign(td.sin(40 * t + 0.3))
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=3, start={x: 0, x.dot: 0})
    grid = np.linspace(0, 3, 3_000_001)
    expected = np.trapezoid(np.sign(np.sin(40 * grid + 0.3)), grid)
    assert motion[x.dot][-1] == pytest.approx(expected, abs=2e-6)
    assert motion.stats.phases == 1 + int((120 + 0.3) / math.pi)


def test_a_one_sided_spring_keeps_its_energy() -> None:
    system = td.System(kinetic=x.dot**2 / 2, potential=50 * td.minimum(x, 0) ** 2 + 2 * x)
    motion = system.simulate(until=5, start={x: 0.5, x.dot: 0})
    assert motion.finished
    assert motion.energy_drift < 1e-9
    assert not motion.doubts


def test_a_ball_rolls_through_the_cut_of_atan2_as_on_the_smooth_surface() -> None:
    def rolls(height: Any) -> np.ndarray:
        ball = td.Sphere("ball", radius=0.1, mass=1.0)
        ramp = td.Surface(lambda x, y, z: z - height(x, y), name="ramp")
        contact = td.Rolling(ball, ramp)
        system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
        start = contact.start(at=(-1.0, 0.3), velocity=(0.0, -1.5), spin=0)
        motion = system.simulate(until=0.6, start=start)
        assert motion.finished
        return np.asarray(motion[ball.position])

    cut = rolls(lambda x, y: 0.3 * td.atan2(y, x))
    smooth = rolls(lambda x, y: 0.3 * (math.pi + td.atan2(-y, -x)))
    assert cut[-1, 1] < -0.2  # it is through
    np.testing.assert_allclose(cut, smooth, atol=1e-9)


def test_a_bead_stops_at_the_crease_of_its_wire_and_says_so() -> None:
    wire = td.Holonomic(z - abs(x), name="wire")
    system = td.System(lagrangian=(x.dot**2 + z.dot**2) / 2 - 9.81 * z, constraints=[wire])
    motion = system.simulate(until=2, start={x: -0.5, z: 0.5, x.dot: 0})
    assert not motion.finished
    assert motion.run.end == pytest.approx(math.sqrt(2 * 0.5 * 2 / 9.81), rel=1e-9)
    assert "'wire' has a crease where abs(x) switches" in motion.status


@pytest.mark.parametrize(
    ("height", "at", "speed"),
    [
        (lambda x: abs(x), -1.0, 1.0),
        (lambda x: td.maximum(0, x), 0.5, -1.0),
        (lambda x: 0.1 * td.floor(x), 0.5, 1.0),
    ],
)
def test_a_ball_stops_at_a_crease_or_a_step_of_its_surface(
    height: Any, at: float, speed: float
) -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - height(x), name="ground"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(at, 0.0), velocity=(speed, 0.2), spin=0)
    motion = system.simulate(until=1.0, start=start)
    assert not motion.finished
    assert "needs a jump of" in motion.status
    assert motion.stats.steps < 200


def test_dry_friction_written_with_sign_comes_to_rest_and_stays() -> None:
    system = td.System(
        kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: -0.5 * td.sign(x.dot)})]
    )
    motion = system.simulate(until=5, start={x: 0, x.dot: 1})
    assert motion.finished
    assert motion.phases[-1].begin == pytest.approx(2.0, rel=1e-12)
    np.testing.assert_allclose(motion.at([2.0, 3.0, 5.0])[x], 1.0, rtol=1e-12)
    assert motion[x.dot][-1] == 0


def test_a_start_on_a_switch_that_both_sides_push_away_from_is_told() -> None:
    x, y = td.coordinates("x y")
    system = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, potential=-9.81 * td.maximum(x, y))
    along = {x: 0.1, y: 0.1, x.dot: 1, y.dot: 1}
    motion = system.simulate(until=1, start=along)
    assert not motion.finished
    assert "both sides of max(x, y) push away from it" in motion.status
    assert system.simulate(until=1, start=along | {x.dot: 1.001}).finished


def test_a_potential_that_jumps_is_told() -> None:
    system = td.System(kinetic=x.dot**2 / 2, potential=td.where(x > 1, 1.0, 0.0))
    motion = system.simulate(until=5, start={x: 0, x.dot: 1})
    assert not motion.finished
    assert "the potential energy jumps by 1 J" in motion.status


# --- watching -----------------------------------------------------------------------------------------
HOOP = td.Holonomic(x**2 + y**2 - 1, name="hoop")
BEAD = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[HOOP])


@pytest.mark.parametrize(("below", "when"), [(3e-3, 0.6282188832), (1e-5, 0.6436043636)])
def test_a_multiplier_that_dips_through_zero_within_a_step_ends_the_run(
    below: float, when: float
) -> None:
    ends = td.Event(-HOOP.multiplier, "falling", terminal=True)
    start = {x: 0, y: -1, x.dot: math.sqrt(5 * 9.81) - below}
    motion = BEAD.simulate(until=3, start=start, events=[ends])
    assert motion.run.end == pytest.approx(when, abs=2e-9)
    kept = BEAD.simulate(until=3, start=start).keep(td.keep.first_zero(-HOOP.multiplier, "falling"))
    assert kept == pytest.approx(when, abs=2e-9)


def test_what_swings_faster_than_the_steps_is_resolved() -> None:
    system = td.System(kinetic=x.dot**2 / 2)
    wave = td.sin(1000 * t + 0.1)
    motion = system.simulate(until=1, start={x: 0, x.dot: 1}, events=[wave], samples=2)
    assert motion.keep(td.keep.zeros(wave)) == 318
    times = [event.t for event in motion.events]
    np.testing.assert_allclose(times, (math.pi * np.arange(1, 319) - 0.1) / 1000, atol=1e-14)
    assert motion.keep(td.keep.most(wave)) == pytest.approx(1.0, abs=1e-12)
    exact = (math.cos(0.1) - math.cos(1000.1)) / 1000
    assert motion.keep(td.keep.integral(wave)) == pytest.approx(exact, abs=1e-9)


def test_an_expression_that_jumps_through_zero_has_a_marked_zero_there() -> None:
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2, constraints=[td.Prescribed(x, td.maximum(0, t - 1))]
    )
    jumps = td.Event(x.dot - 0.5, name="fast")
    motion = system.simulate(until=2, start={y: 0, y.dot: 0}, events=[jumps])
    (zero,) = [event for event in motion.events if event.name == "fast"]
    assert zero.t == 1.0
    assert zero.jump
    assert motion.keep(td.keep.first_zero(x.dot - 0.5)) == 1.0


def test_a_terminal_event_that_is_jumped_through_ends_the_run_there() -> None:
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2, constraints=[td.Prescribed(x, td.maximum(0, t - 1))]
    )
    motion = system.simulate(
        until=2, start={y: 0, y.dot: 0}, events=[td.Event(x.dot - 0.5, terminal=True)]
    )
    assert motion.run.end == 1.0
    assert motion.finished


@pytest.mark.parametrize("samples", [2, 11, 1001])
def test_what_is_said_of_a_motion_does_not_depend_on_samples(samples: int) -> None:
    motion = BEAD.simulate(until=3, start={x: 1, y: 0, y.dot: -1}, samples=samples)
    assert motion.keep(td.keep.zeros(x)) == 3
    assert (motion.energy_drift, motion.worst_residual) == (
        BEAD.simulate(until=3, start={x: 1, y: 0, y.dot: -1}, samples=7).energy_drift,
        BEAD.simulate(until=3, start={x: 1, y: 0, y.dot: -1}, samples=7).worst_residual,
    )


# --- singular places ------------------------------------------------------------------------------------
def test_a_slider_crank_of_equal_lengths_passes_its_change_point_smoothly() -> None:
    cx, cy, X = td.coordinates("cx cy X")
    crank = td.Holonomic(cx**2 + cy**2 - 1, name="crank")
    rod = td.Holonomic((X - cx) ** 2 + cy**2 - 1, name="rod")
    system = td.System(lagrangian=(cx.dot**2 + cy.dot**2 + X.dot**2) / 2, constraints=[crank, rod])
    angle = 0.7
    start = {
        cx: math.cos(angle),
        cy: math.sin(angle),
        X: 2 * math.cos(angle),
        cx.dot: -math.sin(angle),
    }
    motion = system.simulate(until=3, start=start)
    assert motion.finished
    np.testing.assert_allclose(motion[X], 2 * motion[cx], atol=1e-9)  # the branch it began on
    speed = motion[cx.dot**2 + cy.dot**2]
    np.testing.assert_allclose(
        speed * (1 + 4 * motion[cy] ** 2), speed[0] * (1 + 4 * math.sin(angle) ** 2), rtol=1e-8
    )


def test_a_constraint_that_says_nothing_at_the_start_is_refused() -> None:
    cone = td.Nonholonomic(x.dot**2 + y.dot**2 - z.dot**2, name="cone")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2 + z.dot**2) / 2 - 9.81 * z, constraints=[cone]
    )
    with pytest.raises(td.StartError, match="'cone' says nothing at the start"):
        system.simulate(until=1, start={x: 0, y: 0, z: 0, x.dot: 0, y.dot: 0, z.dot: 0})


# --- sizes and endings ------------------------------------------------------------------------------------
@pytest.mark.parametrize("length", [1e-9, 1e9])
def test_no_unit_matters(length: float) -> None:
    def swing(size: float) -> np.ndarray:
        rod = td.Holonomic(x**2 + y**2 - size**2)
        system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[rod])
        until = 10 * math.sqrt(size / 9.81)
        motion = system.simulate(until=until, start={x: size, y: 0, y.dot: 0}, samples=50)
        return np.asarray(motion[x] / size)

    np.testing.assert_allclose(swing(length), swing(1.0), atol=2e-9)


def test_the_drift_is_that_of_what_is_conserved() -> None:
    system = td.System(
        kinetic=x.dot**2 / 2 + 3 * x.dot * y + y.dot**2 / 2, potential=x**2 / 2 + y**2 / 2
    )
    motion = system.simulate(until=5, start={x: 1, y: 0, x.dot: 0, y.dot: 0})
    assert motion.energy_drift < 1e-9
    assert motion.doubts == ()


@pytest.mark.parametrize("by", [t, t % 3.0])
def test_what_is_driven_at_a_constant_speed_need_not_keep_its_energy(by: Any) -> None:
    motion = pulled(by)
    assert motion.finished
    assert motion.doubts == ()
    assert motion[y][-1] == pytest.approx(2 - math.sin(20) / 10, rel=1e-9)


def test_a_run_whose_energy_drifts_says_so_in_its_status() -> None:
    motion = BEAD.simulate(until=50, start={x: 1, y: 0, y.dot: -1}, rtol=1e-3)
    if motion.energy_drift > 1:  # of 1000 rtol
        assert "but the energy" in motion.status
    coarse = BEAD.simulate(until=50, start={x: 1, y: 0, y.dot: -1}, rtol=1e-6)
    coarse.run.stats.rtol = 1e-14  # as if it had been asked for
    assert "but the energy, which is conserved, drifts" in coarse.status
    assert coarse.finished


@pytest.mark.slow
def test_a_run_that_makes_no_progress_ends_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trundle.integrate.phases.MOST_BYTES", 2**25)  # 2 GiB take half a minute
    force = 1 / (1 - t) ** 3 * td.sin(1 / (1 - t) ** 4)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=2, start={x: 0, x.dot: 0})
    assert not motion.finished
    assert 0.9 < motion.run.end <= 1.0
    assert "the steps so far fill" in motion.status


def test_a_ball_that_also_touches_the_opposite_wall_says_so_in_its_status() -> None:
    ball = td.Sphere("ball", radius=1.0, mass=1.0)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - x**2, name="valley"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    motion = system.simulate(until=0.7, start=contact.start(at=(1.5, 0.0), omega=(0, 0, 0)))
    assert motion.finished
    assert "but 'ball' also touches 'valley' at t = 0.658" in motion.status


def test_phases_say_what_was_held() -> None:
    motion = pulled(td.maximum(0, t - 1))
    first, second = motion.phases
    assert (first.begin, first.end, second.begin, second.end) == (0.0, 1.0, 1.0, 2.0)
    (before,), (after,) = first.modes.values(), second.modes.values()
    assert before == -after
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    bead = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
        constraints=[hoop],
        forces=[td.Coulomb(hoop, 0.8)],
    )
    stopped = bead.simulate(until=2, start={x: 0, y: -1, x.dot: 2})
    assert [phase.modes["friction on hoop"] for phase in stopped.phases][-1] == "stick"
    assert "friction on hoop: slide" in repr(stopped.phases[0])


def test_jumps_of_an_expression_are_found_where_they_are() -> None:
    system = td.System(kinetic=x.dot**2 / 2)
    motion = system.simulate(until=1, start={x: 0, x.dot: 1})
    kept = motion.keep(
        {
            "stairs": td.keep.integral(td.floor(10 * t)),
            "step": td.keep.integral(td.where(t < 0.33, 1, 0)),
            "saw": td.keep.most(t % 0.1),
            "when": td.keep.first_zero(td.where(t < 0.33, -1.0, 1.0)),
        }
    )
    assert kept["stairs"] == pytest.approx(4.5, abs=1e-12)
    assert kept["step"] == pytest.approx(0.33, abs=1e-12)
    assert kept["saw"] == pytest.approx(0.1, abs=1e-12)
    assert kept["when"] == pytest.approx(0.33, abs=1e-14)


@pytest.mark.parametrize("speed", [1e-9, 1e-7])
def test_what_is_pushed_back_to_a_switch_ever_faster_is_told(speed: float) -> None:
    force = td.where(x > 1, -5.0, 2.0)
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    motion = system.simulate(until=1, start={x: 1, x.dot: speed})
    assert not motion.finished
    assert "keeps changing there without progress" in motion.status
    assert np.abs(motion[x] - 1).max() < speed
