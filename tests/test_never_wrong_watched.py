"""What is watched is found, however narrow: pulses, kinks and peaks that no step looks at."""

from __future__ import annotations

from itertools import pairwise
from math import acos, cos, log, pi, sqrt

import numpy as np
import pytest

import trundle as td

C = 0.3217  # where the peaks are


def flight() -> tuple[td.Expression, td.Motion]:
    """x = t in few long steps."""
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2).simulate(until=1, start={x: 0, x.dot: 1})
    assert motion.stats.steps < 20
    return x, motion


@pytest.mark.parametrize("d", [1e-3, 1e-6, 1e-9])
def test_a_pulse_between_two_looks_is_found_by_what_switches_it(d: float) -> None:
    x, motion = flight()
    pulses = {
        "abs": td.where(abs(x - C) < d / 2, 1 / d, 0),
        "both": td.where((x > C) & (x < C + d), 1 / d, 0),
        "signs": (td.sign(td.t - C) - td.sign(td.t - C - d)) / (2 * d),
        "product": td.where((x - C) * (x - C - d) < 0, 1 / d, 0),
        "floor": (td.floor(x - C) - td.floor(x - C - d)) / d,
    }
    if d < 1e-8:
        del pulses["product"]  # it dips by less than its rounding
    for name, pulse in pulses.items():
        found = motion.keep(
            {
                "area": td.keep.integral(pulse), "most": td.keep.most(pulse),
                "zeros": td.keep.zeros(pulse - 0.5 / d), "first": td.keep.first_zero(pulse - 0.5 / d),
            }
        )  # fmt: skip
        first = C - d / 2 if name == "abs" else C
        assert found["area"] == pytest.approx(1, abs=1e-6 if d < 1e-8 else 1e-9), name
        assert found["most"] == pytest.approx(1 / d, rel=1e-12), name
        assert found["zeros"] == 2, name
        assert found["first"] == pytest.approx(first, abs=1e-15), name


def test_a_band_that_a_swing_touches_within_a_step_is_found_each_time() -> None:
    x, motion = flight()
    for w in (20, 100, 1000):
        count = 2 * int((w - pi / 2) / (2 * pi) + 1)
        for level in (0.99, 0.9999, 0.99999):
            assert motion.keep(td.keep.zeros(td.where(td.sin(w * x) > level, 1, -1))) == count


def test_what_begins_at_a_jump_is_not_taken_for_a_swing() -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2).simulate(
        until=0.3, start={x: 1, x.dot: 0}
    )
    assert motion.keep(td.keep.zeros(td.floor(3 * x) + 0.5)) == 0


@pytest.mark.parametrize("d", [1e-3, 1e-6])
def test_a_smooth_peak_between_two_looks_is_found(d: float) -> None:
    x, motion = flight()
    u = (x - C) / d
    peaks = {
        "exp": (td.exp(-(u**2)), sqrt(pi) * d),
        "plane": (td.exp(-(u**2) - ((td.t - C) / d) ** 2), sqrt(pi / 2) * d),
        "tanh": (1 - td.tanh(u) ** 2, 2 * d),
        "cosh": (1 / td.cosh(u), pi * d),
    }
    for name, (peak, area) in peaks.items():
        if name == "cosh" and d < 1e-5:
            continue  # cosh overflows beside it: no number
        found = motion.keep(
            {
                "area": td.keep.integral(peak),
                "most": td.keep.most(peak),
                "n": td.keep.zeros(peak - 0.5),
            }
        )
        assert found["area"] == pytest.approx(area, rel=1e-8), name
        assert found["most"] == pytest.approx(1, rel=1e-12), name
        assert found["n"] == 2, name


def test_events_sweeps_and_keeps_find_the_same_narrow_things() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 1.0)
    system = td.System(lagrangian=x.dot**2 / 2 - k * x**2 / 2)
    watched = {
        "band": td.where((x > 0.1) & (x < 0.101), 1, -1),
        "tent": td.maximum(0, 1 - abs(x - 0.1) / 1e-3) - 0.5,
        "peak": td.exp(-(((x - 0.1) / 1e-4) ** 2)) - 0.5,
    }
    half = 1e-4 * sqrt(log(2))
    levels = {"band": (0.1, 0.101), "tent": (0.0995, 0.1005), "peak": (0.1 - half, 0.1 + half)}
    keeps = {name: td.keep.zeros(e) for name, e in watched.items()}
    keeps |= {f"first {name}": td.keep.first_zero(e) for name, e in watched.items()}
    stiffness = [0.7, 1.0, 1.3]
    start = {x: 1.0, x.dot: 0.0}
    table = td.sweep(system, {k: stiffness}, until=20, start=start, measure=keeps).table
    for row, value in enumerate(stiffness):
        motion = system.simulate(
            until=20, start=start, parameters={k: value}, samples=11,
            events=[td.Event(e, name=name) for name, e in watched.items()],
        )  # fmt: skip
        kept = motion.keep(keeps)
        phases = sqrt(value) * 20
        for name, places in levels.items():
            turns = 2 * pi * np.arange(10)
            passes = [s * acos(p) + turn for p in places for s in (1, -1) for turn in turns]
            true = sorted(t / sqrt(value) for t in passes if 0 < t <= phases)
            events = [event.t for event in motion.events if event.name == name]
            np.testing.assert_allclose(events, true, atol=1e-9)
            assert kept[name] == table[name][row] == len(true)
            assert kept[f"first {name}"] == pytest.approx(true[0], abs=1e-9)
            assert table[f"first {name}"][row] == pytest.approx(true[0], abs=1e-9)


def test_a_terminal_event_in_a_narrow_band_ends_the_run() -> None:
    (x,) = td.coordinates("x")
    band = td.Event(td.where(abs(x - 0.7) < 1e-7, 1, -1), terminal=True, name="band")
    motion = td.System(lagrangian=x.dot**2 / 2).simulate(
        until=9, start={x: 0, x.dot: 1}, events=[band]
    )
    assert motion.t[-1] == pytest.approx(0.7 - 1e-7, abs=1e-12)
    assert "band" in motion.status


def test_an_integral_of_what_swings_too_fast_is_refused() -> None:
    x, motion = flight()
    with pytest.raises(td.TrundleError, match="swings too fast"):
        motion.keep(td.keep.integral(td.sin(1e5 * x) ** 2))
    slow = motion.keep(td.keep.integral(td.sin(1e3 * x) ** 2))
    assert slow == pytest.approx(0.5 - np.sin(2e3) / 4e3, abs=1e-9)
    assert abs(motion.keep(td.keep.integral(x - td.t))) < 1e-15  # rounding swings too


def test_a_swing_that_one_look_takes_for_a_curve_is_followed() -> None:
    """Between looks a period or two apart the next one agrees with a cubic once in 200,000 times: here."""
    x, y = td.coordinates("x y")
    system = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, potential=y**2)
    cases = [  # where 2 to 6 zeros were missed
        (0.2221533660107254, 0.0023387118048805856), (2.140999358806958, 0.0010677745731423433),
        (2.479200087097066, 0.0024820956502979697), (0.3145474659917997, 0.001502319333021858),
        (1.8624783270987235, 0.0001181123555065459), (0.5172638567603338, 0.0020905352737972532),
        (1.0748097321094539, 0.000262971861545706), (0.8816667829582434, 0.0029487449826467523),
    ]  # fmt: skip
    for speed, begin in cases:
        motion = system.simulate(until=3, start={x: begin, x.dot: speed, y: 1, y.dot: 0.2})
        swing = td.sin(1000 * x)
        end = 1000 * (begin + 3 * speed)
        assert motion.keep(td.keep.zeros(swing)) == int(end / pi)
        area = (cos(1000 * begin) - cos(end)) / (1000 * speed)
        assert motion.keep(td.keep.integral(swing)) == pytest.approx(area, abs=1e-12)


def test_rounding_beside_a_swing_hides_nothing_and_is_not_refused() -> None:
    """(x + t)^3 less its terms is rounding, and so is its slope, which explains it in long intervals."""
    x, motion = flight()
    noise = (x + td.t) ** 3 - x**3 - 3 * x**2 * td.t - 3 * x * td.t**2 - td.t**3
    kept = motion.keep(
        {
            "most": td.keep.most(noise),
            "integral": td.keep.integral(noise),
            "slow": td.keep.integral(td.sin(1e3 * x) ** 2),
        }
    )
    assert 0 <= kept["most"] < 1e-14
    assert abs(kept["integral"]) < 1e-14
    assert kept["slow"] == pytest.approx(0.5 - np.sin(2e3) / 4e3, abs=1e-9)
    with pytest.raises(td.TrundleError, match="swings too fast"):
        motion.keep({"a": td.keep.most(noise), "b": td.keep.most(td.sin(1e5 * x) ** 3)})


@pytest.mark.parametrize("d", [0.1, 0.02, 1e-3, 1e-4])
def test_zeros_that_a_step_turns_back_to_are_all_found(d: float) -> None:
    """Three zeros where the signs at the ends of a step say one."""
    x, motion = flight()
    u = x - 0.4142
    cubic, bent = u * (u - d) * (u + d), td.sinh(u) * (td.sin(u) ** 2 - d**2)
    found = motion.keep({"cubic": td.keep.zeros(cubic), "bent": td.keep.zeros(bent)})
    assert found == {"cubic": 3, "bent": 3}
    ended = td.System(lagrangian=x.dot**2 / 2).simulate(1, {x: 0, x.dot: 1}, events=[bent])
    far = np.arcsin(d)
    np.testing.assert_allclose([e.t - 0.4142 for e in ended.events], [-far, 0, far], atol=1e-12)


def test_a_motion_that_turns_back_through_a_switch_within_a_step_feels_it() -> None:
    x, y = td.coordinates("x y")
    gate = td.where(x > 0, 1.0, 0.0)
    for roots in ([0.4, 0.5, 0.7], [0.395, 0.4, 0.405], [0.1, 0.3, 0.35, 0.6, 0.9]):
        place = np.poly1d(roots, r=True)
        push = sum(float(c) * td.t**k for k, c in enumerate(place.deriv(2).coeffs[::-1]))
        system = td.System(
            kinetic=(x.dot**2 + y.dot**2) / 2, forces=[td.GeneralizedForce({x: push, y: gate})]
        )
        start = {x: place(0.0), x.dot: place.deriv()(0.0), y: 0, y.dot: 0}
        motion = system.simulate(1, start, events=[td.Event(x, name="middle")])
        ends = [0.0, *roots, 1.0]
        open_for = sum(b - a for a, b in pairwise(ends) if place((a + b) / 2) > 0)
        assert motion[y.dot][-1] == pytest.approx(open_for, rel=1e-6)
        assert sum(event.name == "middle" for event in motion.events) == len(roots)


@pytest.mark.parametrize("n", [1001, 1_000_000])
def test_a_peak_of_a_high_power_is_found(n: int) -> None:
    x, motion = flight()
    peak = td.cos(x - C) ** n
    found = motion.keep(
        {"area": td.keep.integral(peak), "most": td.keep.most(peak), "n": td.keep.zeros(peak - 0.5)}
    )
    area = sqrt(2 * pi / n) * (1 - 1 / (4 * n))
    assert found["area"] == pytest.approx(area, rel=1e-6)
    assert found["most"] == pytest.approx(1, rel=1e-12)
    assert found["n"] == 2


@pytest.mark.parametrize("work", [0.2, 1.0])
def test_two_zeros_of_a_step_are_found_where_its_tangents_meet_before_zero(work: float) -> None:
    (x,) = td.coordinates("x")
    push = td.GeneralizedForce({x: 5000 * work * td.cos(x - 0.4) ** 1_000_000})  # makes short steps
    system = td.System(kinetic=x.dot**2 / 2, forces=[push])
    motion = system.simulate(until=1.2, start={x: 0, x.dot: 1})
    assert motion.keep(td.keep.zeros((x - 0.5) * (x - 0.6) * (x - 0.4))) == 3
