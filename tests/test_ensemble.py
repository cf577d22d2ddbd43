"""Many motions at once: each is what it would be alone, and what is kept of it is true."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.gallery import rolling_sphere
from trundle.study import keep
from trundle.study.ensemble import LANES, Batch, Ensemble

k = td.parameter("k", 1.0)
x, y = td.coordinates("x y")
OSCILLATOR = td.System(
    kinetic=(x.dot**2 + y.dot**2) / 2, potential=(k * x**2 + 4 * y**2) / 2, name="oscillators"
)
START = np.array([1.0, 0.5, 0.0, 0.3])  # x, y and their rates


def parameters(system: td.System, state: np.ndarray, **values: float) -> np.ndarray:
    p = system.beginning.values({q: values[q.name] for q in system.adjustable if q.name in values})
    machine = system.machine
    return machine.parameters(p, machine.scales(0.0, state, p))


def runs(
    keeps: dict[str, Any], stiffness: list[float], until: float = 7.0, **options: Any
) -> tuple[Ensemble, Batch]:
    ensemble = Ensemble(OSCILLATOR, keeps, until, **options)
    P = np.array([parameters(OSCILLATOR, START, k=value) for value in stiffness])
    return ensemble, ensemble.run(np.repeat(START[None], len(stiffness), 0), P)


def column(pair: tuple[Ensemble, Batch], name: str) -> np.ndarray:
    ensemble, batch = pair
    return np.asarray(batch.kept[:, ensemble.columns.index(name)])


def test_a_lane_gives_the_bits_of_a_single_run() -> None:
    scenario = rolling_sphere("halves")
    system, until = scenario.system, 1.0
    p = system.beginning.values(None)
    state, _ = system.machine.start(0.0, p, scenario.start)
    P = parameters(system, state)
    ball = scenario["ball"]
    kept = {f"q{i}": ball.position[i] for i in range(3)}
    batch = Ensemble(system, kept, until).run(state[None], P[None])
    motion = scenario.simulate(until=until)
    assert batch.status == ["reached t = 1 s"]
    assert np.array_equal(batch.kept[0], motion[ball.position][-1])


def test_neighbours_order_and_number_do_not_change_a_bit() -> None:
    values = list(np.linspace(0.3, 40.0, 3 * LANES + 1))
    kept = {"x": x, "low": keep.least(y), "n": keep.zeros(x), "I": keep.integral(x**2)}
    _, together = runs(kept, values)
    order = np.random.default_rng(3).permutation(len(values))
    _, mixed = runs(kept, [values[i] for i in order])
    assert np.array_equal(mixed.kept, together.kept[order])
    for i in (0, 5, len(values) - 1):
        _, alone = runs(kept, [values[i]])
        assert np.array_equal(alone.kept[0], together.kept[i])
        assert np.array_equal(alone.facts[0], together.facts[i])


@pytest.mark.parametrize("lanes", [4, 8])
def test_the_number_of_lanes_changes_no_bit(lanes: int) -> None:
    values = list(np.linspace(0.3, 40.0, 11))
    kept = {"x": x, "low": keep.least(y), "n": keep.zeros(x), "I": keep.integral(x**2)}
    _, usual = runs(kept, values)
    _, other = runs(kept, values, lanes=lanes)
    assert np.array_equal(usual.kept, other.kept)
    assert np.array_equal(usual.facts, other.facts)


def test_values_at_the_end_are_those_of_the_closed_form() -> None:
    values = [0.5, 1.0, 2.0, 3.0, 7.0]
    found = column(runs({"x": x}, values), "x")
    assert found == pytest.approx([math.cos(math.sqrt(v) * 7) for v in values], abs=1e-8)


def test_extremes_are_found_between_the_steps() -> None:
    found = runs({"low": keep.least(y), "high": keep.most(y)}, [1.0] * 3)
    size = math.hypot(0.5, 0.3 / 2)
    assert column(found, "high") == pytest.approx(size, abs=1e-9)
    assert column(found, "low") == pytest.approx(-size, abs=1e-9)


def test_an_extreme_at_the_start_or_at_the_end_counts() -> None:
    found = runs({"high": keep.most(x), "late": keep.most(td.t)}, [1.0], until=1.0)
    assert column(found, "high")[0] == 1.0
    assert column(found, "late")[0] == 1.0


def test_what_has_no_value_at_the_start_has_extremes_all_the_same() -> None:
    """sqrt(1/2 - x) of x = cos t begins at t = pi/3; it is largest at t = pi and exists until 5 pi/3."""
    part = td.sqrt(0.5 - x)
    found = runs({"high": keep.most(part), "low": keep.least(-part)}, [1.0], until=7.0)
    assert column(found, "high")[0] == pytest.approx(math.sqrt(1.5), abs=1e-9)
    assert column(found, "low")[0] == pytest.approx(-math.sqrt(1.5), abs=1e-9)


def test_what_is_integrated_and_has_no_value_is_named_in_the_sentence() -> None:
    _, batch = runs({"part": keep.mean(td.sqrt(0.5 - x)), "end": keep.last(x)}, [1.0])
    assert batch.status[0].endswith("but the integral 'part' has no value on the way")
    assert not batch.finished[0]


def test_zeros_are_counted_and_the_first_is_dated() -> None:
    kept = {
        "n": keep.zeros(x), "up": keep.zeros(x, "rising"), "first": keep.first_zero(x),
        "first up": keep.first_zero(x, "rising"), "never": keep.first_zero(x - 2),
    }  # fmt: skip
    found = runs(kept, [1.0, 4.0], until=7.0)
    assert column(found, "n").tolist() == [2, 4]  # of cos t and cos 2t in 7 s
    assert column(found, "up").tolist() == [1, 2]
    assert column(found, "first") == pytest.approx([math.pi / 2, math.pi / 4], abs=1e-9)
    assert column(found, "first up") == pytest.approx([1.5 * math.pi, 0.75 * math.pi], abs=1e-9)
    assert np.isnan(column(found, "never")).all()


def test_two_zeros_within_one_step_are_seen() -> None:
    """x dips just below a level near its minimum; the steps are much longer than the dip."""
    level = x + 1 - 1e-5
    found = runs({"n": keep.zeros(level), "first": keep.first_zero(level)}, [1.0], until=6.0)
    assert column(found, "n")[0] == 2
    assert column(found, "first")[0] == pytest.approx(math.pi - math.acos(1 - 1e-5), abs=1e-7)


def test_samples_lie_on_the_motion() -> None:
    times = [0.0, 0.1, 1.2345, 6.9999, 7.0]
    ensemble, batch = runs({"x": keep.samples(x, times)}, [1.0, 9.0])
    assert ensemble.columns == [f"x[{i}]" for i in range(5)]
    assert batch.kept[0] == pytest.approx(np.cos(times), abs=1e-9)
    assert batch.kept[1] == pytest.approx(np.cos(3 * np.array(times)), abs=1e-9)


def test_integrals_and_means_are_exact() -> None:
    found = runs({"I": keep.integral(x**2), "m": keep.mean(x)}, [1.0], until=7.0)
    assert column(found, "I")[0] == pytest.approx(3.5 + math.sin(14) / 4, abs=1e-9)
    assert column(found, "m")[0] == pytest.approx(math.sin(7) / 7, abs=1e-9)


def test_accelerations_can_be_kept() -> None:
    found = runs({"a": keep.most(x.dot.dot)}, [4.0])
    assert column(found, "a")[0] == pytest.approx(4.0, abs=1e-8)


def test_the_audit_of_a_contact_is_that_of_the_motion() -> None:
    scenario = rolling_sphere("uniform")
    system = scenario.system
    contact = system.compounds[0]
    kept = {
        "N": keep.least_normal_force(contact), "lift": keep.lifts_at(contact),
        "slip": keep.slips_at(contact, 0.6),
    }  # fmt: skip
    p = system.beginning.values(None)
    state, _ = system.machine.start(0.0, p, scenario.start)
    batch = Ensemble(system, kept, 1.0).run(state[None], parameters(system, state)[None])
    audit = scenario.simulate(until=1.0, samples=20001).audit.contacts[0]
    assert batch.kept[0][0] == pytest.approx(audit.normal.min(), abs=1e-4)
    assert batch.kept[0][0] <= audit.normal.min() + 1e-9
    assert batch.kept[0][1] == pytest.approx(audit.lifts_at, abs=1e-8)


def test_a_run_without_numbers_ends_with_a_sentence_and_spares_the_others() -> None:
    z, *_ = td.coordinates("z")
    c = td.parameter("c", 1.0)
    growing = td.System(kinetic=z.dot**2 / 2, potential=-c * z**4 / 4)  # z'' = c z^3 blows up
    state = np.array([1.0, 0.0])
    P = np.array([parameters(growing, state, c=value) for value in (-1.0, 50.0, -1.0, 0.0, -2.0)])
    batch = Ensemble(growing, {"z": z}, 5.0).run(np.repeat(state[None], 5, 0), P)
    assert batch.status[1].startswith("stopped at t = ")
    assert all(status == "reached t = 5 s" for i, status in enumerate(batch.status) if i != 1)
    assert batch.kept[3][0] == 1.0


def test_a_contact_that_runs_out_of_room_is_handed_on() -> None:
    """The pit is tighter than the ball at its bottom: an empty status asks for the single-run engine."""
    ball = td.Sphere("ball", radius=0.3, mass=1.0)
    pit = td.Surface(lambda x, y, z: z - 2 * x**2, name="pit")
    contact = td.Rolling(ball, pit)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(1.0, 0.0), velocity=(0.0, 0.0), spin=0)
    motion = system.simulate(until=2.0, start=start)
    assert "does not fit" in motion.status
    p = system.beginning.values(None)
    state, _ = system.machine.start(0.0, p, start)
    batch = Ensemble(system, {}, 2.0).run(state[None], parameters(system, state)[None])
    assert batch.status == [""]


def test_friction_goes_through_its_phases_as_alone() -> None:
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    rubbing = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
        constraints=[hoop],
        forces=[td.Coulomb(hoop, 0.4)],
    )
    motion = rubbing.simulate(3.0, {x: 1, y: 0, y.dot: -1})
    state = motion.run.phases[0].steps.y[0]
    ensemble = Ensemble(rubbing, {"x": x, "n": keep.zeros(x)}, 3.0)
    batch = ensemble.run(state[None], parameters(rubbing, state)[None])
    assert len(motion.phases) > 1
    assert batch.status == [motion.status]
    assert batch.kept[0].tolist() == [motion[x][-1], motion.keep(keep.zeros(x))]


def test_an_ensemble_can_be_stopped() -> None:
    ensemble = Ensemble(OSCILLATOR, {"x": x}, 1e6)
    P = np.repeat(parameters(OSCILLATOR, START)[None], 9, 0)
    batch = ensemble.run(np.repeat(START[None], 9, 0), P, stop=lambda: True)
    assert set(batch.status) == {"not begun"}
