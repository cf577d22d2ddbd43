"""Narrow peaks that a division makes, 1/(w^2 + u^2)^p: of forces, of energies, of wires, of what is watched."""

from __future__ import annotations

from math import atan2, floor, isnan, pi, sqrt

import pytest

import trundle as td
from trundle.gallery.catalogue import CATALOGUE


def after(force: td.Expression, x: td.Expression, begin: float = -2.3) -> td.Motion:
    """Of a particle that passes x = 1 at speed 1 or a little more."""
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    return system.simulate(until=6, start={x: begin, x.dot: 1})


@pytest.mark.parametrize("width", [1e-2, 1e-5, 1e-7])
@pytest.mark.parametrize(
    ("power", "work"), [(1, pi), (1.5, 2.0), (3, 3 * pi / 8), (6, 63 * pi / 256)]
)
def test_a_force_divided_by_what_comes_near_zero_does_its_work(
    width: float, power: float, work: float
) -> None:
    # the work of F from -inf to inf is 1; what is missing beyond the ends is below 2 width for power 1
    (x,) = td.coordinates("x")
    force = width ** (2 * power - 1) / work / (width**2 + (x - 1) ** 2) ** power
    motion = after(force, x)
    assert motion.status == "reached t = 6 s"
    missing = width if power == 1 else width**2
    assert motion[x.dot][-1] == pytest.approx(sqrt(3), abs=3e-9 + missing)


def test_a_peak_that_is_passed_many_times_in_what_would_be_one_step() -> None:
    (x,) = td.coordinates("x")
    w = 1e-4
    u = td.sin(50 * x) ** 2
    for force in (
        50 * 8 / (3 * pi) * w**5 / (w**2 + u) ** 3,
        50 * td.exp(-u / w**2) / w / sqrt(pi),
    ):
        system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
        motion = system.simulate(until=0.4, start={x: 0.01, x.dot: 1})
        passed = floor(motion[x][-1] * 50 / pi)
        assert passed > 8
        assert motion[x.dot][-1] == pytest.approx(sqrt(1 + 2 * passed), rel=1e-8)


@pytest.mark.parametrize(("speed", "after"), [(4.4, -4.4), (4.6, 4.6)])
def test_a_narrow_hill_of_a_quotient_throws_back_what_is_too_slow(
    speed: float, after: float
) -> None:
    (x,) = td.coordinates("x")
    w = 1e-5
    hill = 10 * w**2 / (w**2 + (x - 1) ** 2)
    motion = td.System(lagrangian=x.dot**2 / 2 - hill).simulate(
        until=10, start={x: 0, x.dot: speed}
    )
    assert motion[x.dot][-1] == pytest.approx(after, rel=1e-8)


@pytest.mark.parametrize("near", [1e-3, 1e-6, 1e-9])
def test_a_faint_centre_deflects_as_rutherford_says(near: float) -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - near / td.sqrt(x**2 + y**2), name="scattering"
    )
    motion = system.simulate(until=2, start={x: -1, y: near, x.dot: 1, y.dot: 0})
    turned = atan2(motion[y.dot][-1], motion[x.dot][-1])
    assert turned == pytest.approx(pi / 2, abs=3 * near + 3e-9)  # 2 atan(k / (b v^2)), from afar


@pytest.mark.parametrize("strength", [1e-12, 1e-40, 1e-80])
def test_nothing_passes_a_hard_core(strength: float) -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2 - strength / x**12).simulate(
        until=2, start={x: 1, x.dot: -1}
    )
    assert motion[x.dot][-1] == pytest.approx(1, rel=1e-9)


def test_a_quotient_that_has_a_value_where_both_vanish_is_passed() -> None:
    (x,) = td.coordinates("x")
    force = -(td.sin(x) ** 3) / x**2  # - x + x^3/2 - ...
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    plain = td.System(
        lagrangian=x.dot**2 / 2,
        forces=[td.GeneralizedForce({x: -x * (1 - x**2 / 6 + x**4 / 120) ** 3})],
    )
    ends = [one.simulate(until=20, start={x: 1e-2, x.dot: 0}) for one in (system, plain)]
    assert ends[0].status == "reached t = 20 s"
    assert ends[0][x][-1] == pytest.approx(ends[1][x][-1], abs=1e-10)


@pytest.mark.parametrize(("speed", "after"), [(0.43, -0.43), (0.45, 0.45)])
def test_a_bead_feels_a_narrow_bump_of_its_wire(speed: float, after: float) -> None:
    x, y = td.coordinates("x y")
    w, height = 1e-4, 0.01  # sqrt(2 g h) = 0.4429
    wire = td.Holonomic(y - height * w**2 / (w**2 + (x - 1) ** 2), name="wire")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[wire])
    motion = system.simulate(until=4, start={x: 0, x.dot: speed})
    assert motion[x.dot][-1] == pytest.approx(after, rel=1e-6)


@pytest.mark.parametrize("width", [1e-2, 1e-5, 1e-8])
def test_a_peak_of_what_is_watched_is_found(width: float) -> None:
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2)
    peak = width**2 / (width**2 + (x - 1.2345) ** 2) ** 1.5  # of integral 2 and height 1/width
    level = peak * width - 0.5
    motion = system.simulate(until=5, start={x: 0, x.dot: 1}, events=[td.Event(level)])
    assert len(motion.events) == 2
    keeps = {
        "zeros": td.keep.zeros(level), "most": td.keep.most(peak), "all": td.keep.integral(peak),
        "first": td.keep.first_zero(level),
    }  # fmt: skip
    first = 1.2345 - width * sqrt(2 ** (2 / 3) - 1)
    table = td.sweep(system, {x: [0.0, 0.1]}, until=5, start={x.dot: 1}, measure=keeps).table
    for found in (motion.keep(keeps), table.iloc[0]):
        assert found["zeros"] == 2
        assert found["most"] * width == pytest.approx(1, rel=1e-9)
        assert found["all"] == pytest.approx(2, abs=1e-8 + width**2)
        assert found["first"] == pytest.approx(first, rel=1e-12)


def test_a_sweep_of_narrow_forces_is_what_its_runs_are() -> None:
    (x,) = td.coordinates("x")
    w = td.parameter("w", 1e-4)
    force = w**2 / 2 / (w**2 + (x - 1) ** 2) ** 1.5
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: force})])
    widths, places = [1e-3, 1e-5, 1e-7], [0.0, -0.1, 1.05]
    speed = {"v": td.keep.last(x.dot)}
    table = td.sweep(system, {w: widths, x: places}, until=4, start={x.dot: 1}, measure=speed).table
    for width, place, found in table[["w", "x", "v"]].to_numpy():
        motion = system.simulate(until=4, start={x: place, x.dot: 1}, parameters={w: width})
        assert found == pytest.approx(motion[x.dot][-1], rel=1e-10)


def test_an_integral_over_a_pole_is_its_value_or_none() -> None:
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2).simulate(until=2, start={x: 0, x.dot: 1})
    z = abs(x - 1)
    assert motion.keep(td.keep.integral(1 / td.sqrt(z))) == pytest.approx(4, rel=1e-6)
    assert motion.keep(td.keep.integral(td.log(z))) == pytest.approx(-2, rel=1e-8)
    for undefined in (1 / z, 1 / (x - 1), 1 / (x - 1) ** 2):
        assert isnan(motion.keep(td.keep.integral(undefined)))
    assert motion.keep(td.keep.most(1 / (x - 1) ** 2)) > 1e20


def test_a_direction_and_a_spring_are_no_peaks() -> None:
    x, y = td.coordinates("x y")
    r = td.sqrt(x**2 + y**2)
    T = (x.dot**2 + y.dot**2) / 2
    assert td.System(lagrangian=T - 5 * (r - 1) ** 2).machine.programs.peaks == []
    assert len(td.System(lagrangian=T + 1 / r).machine.programs.peaks) == 1


def test_the_papers_systems_have_no_peaks_to_look_for() -> None:
    papers = ("sphere-halves", "bead", "moving-parabola-IIIa", "spinning-table", "rattleback")
    for name in papers:
        assert CATALOGUE[name].load().system.machine.programs.peaks == [], name
