"""Paper 004, the rattleback: reference solution, reversal, constraints, energy, laws of Newton and Euler; the toy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from papers.rattleback import (
    results_of,
    reversals,
    toy_result,
    toy_wobbles,
    write_data,
)
from trundle.gallery import rattleback, toy_rattleback
from trundle.scenario import Scenario
from trundle.shown import Motion

pytestmark = pytest.mark.optimized

MASS, MOMENTS, GRAVITY = 1.0, (2.0, 3.0, 1.0), 9.81
DATA = json.loads((Path(__file__).parent / "reference" / "A_004_rattleback.json").read_text())
WEIGHT = MASS * GRAVITY
PULL = np.array([0.0, -WEIGHT, 0.0])
TIGHT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-14}


@pytest.fixture(scope="module")
def paper() -> tuple[Scenario, Motion]:
    """The run of the paper, 100 s."""
    example = rattleback()
    return example, reversals(example, **TIGHT)


def reference(key: str) -> np.ndarray:
    return np.array([value[key] for value in DATA["values"]])


def gauss(begin: float, end: float, panels: int) -> tuple[np.ndarray, np.ndarray]:
    """Times and weights of an integral over time, twelve points a panel."""
    nodes, weights = np.polynomial.legendre.leggauss(12)
    edges = np.linspace(begin, end, panels + 1)
    half = np.diff(edges)[:, None] / 2
    return (edges[:-1, None] + half * (1 + nodes)).ravel(), (half * weights).ravel()


# --- the paper's stone against the reference ------------------------------------------------------------
def test_the_motion_matches_the_reference_to_2e_9(paper: tuple[Scenario, Motion]) -> None:
    """The reference's sensitivity: an initial error grows up to 7,290-fold, so 1e-12 a step may become 7e-9."""
    example, motion = paper
    stone, samples = example["stone"], motion.at(DATA["times"])
    for symbol, key in (
        (stone.position, "center"),
        (stone.velocity, "v_center"),
        (stone.omega, "omega_inertial"),
        (stone.omega_body, "omega_body"),
        (example["contact"].point, "contact"),
    ):
        assert samples[symbol] == pytest.approx(reference(key), abs=2e-9), key
    u, expected = samples[stone.quaternion], reference("quaternion")
    sign = np.sign(np.einsum("ij,ij->i", u, expected))[:, None]
    assert sign * u == pytest.approx(expected, abs=2e-9)
    assert samples.energy == pytest.approx(reference("energy"), abs=2e-9)


def test_the_contact_force_matches_the_reference_to_2e_9_of_the_weight(
    paper: tuple[Scenario, Motion],
) -> None:
    example, motion = paper
    samples = motion.at(DATA["times"])
    force = samples.wrench(example["contact"], on=example["stone"]).force
    assert force / WEIGHT == pytest.approx(reference("contact_force") / WEIGHT, abs=2e-9)
    normal = samples.audit.contacts[0].normal
    assert normal / WEIGHT == pytest.approx(reference("normal_force") / WEIGHT, abs=2e-9)


def test_the_spin_reverses_at_53_2041_s(paper: tuple[Scenario, Motion]) -> None:
    example, motion = paper
    rate = motion[example["vertical rate"]]
    assert motion.events[0].t == pytest.approx(DATA["first_spin_reversal_time"], abs=1e-8)
    assert motion.events[0].t == pytest.approx(53.2041, abs=5e-5)
    assert rate[0] == -1
    assert rate[-1] > 0.999
    assert len(motion.events) == 3, "it wobbles through zero, and stays reversed"


def test_energy_is_kept_to_1e_10_over_100_s(paper: tuple[Scenario, Motion]) -> None:
    motion = paper[1]
    assert motion.energy[0] == pytest.approx(11.3125, abs=1e-14)
    assert motion.energy_drift < 1e-10


def test_no_residual_reaches_1e_13_over_1000_s() -> None:
    motion = rattleback().simulate(until=1000.0, **TIGHT)
    assert motion.finished
    assert motion.worst_residual < 1e-13
    worst = {name: np.abs(value).max() for name, value in motion.residuals.items()}
    assert len(worst) == 5
    assert max(worst.values()) < 1e-13


def test_the_contact_is_the_lowest_point_of_the_ellipsoid(paper: tuple[Scenario, Motion]) -> None:
    """P = r - T B^-1 n/sqrt(n' B^-1 n), n the vertical in body axes; solves Eq. 2.5."""
    example, motion = paper
    place = motion.kinematics(example["stone"])
    n = place.T[:, 1, :]
    inverse = np.linalg.inv(np.array(example["B"], float))
    support = np.sqrt(np.einsum("ki,ij,kj->k", n, inverse, n))
    lowest = place.r - np.einsum("kij,kj->ki", place.T, n @ inverse) / support[:, None]
    assert motion[example["contact"].point] == pytest.approx(lowest, abs=1e-13)
    assert place.r[:, 1] == pytest.approx(support, abs=1e-13)


def test_mass_times_acceleration_is_the_sum_of_forces(paper: tuple[Scenario, Motion]) -> None:
    example, motion = paper
    force = motion.wrench(example["contact"], on=example["stone"]).force
    acceleration = motion.kinematics(example["stone"]).a
    expected = force + PULL
    assert MASS * acceleration == pytest.approx(expected, abs=1e-12 * WEIGHT)


def test_the_rate_of_angular_momentum_is_the_torque_of_the_contact_force(
    paper: tuple[Scenario, Motion],
) -> None:
    example, motion = paper
    stone = example["stone"]
    body, felt = motion.kinematics(stone), motion.wrench(example["contact"], on=stone)
    assert np.abs(felt.torque).max() < 1e-12 * WEIGHT, "a force at P, and no torque besides"
    J = np.diag(MOMENTS)
    spin, turn = motion[stone.omega_body], np.einsum("kji,kj->ki", body.T, body.epsilon)
    change = turn @ J + np.cross(spin, spin @ J)
    torque = np.einsum("kji,kj->ki", body.T, np.cross(felt.point - body.r, felt.force))
    assert change == pytest.approx(torque, abs=1e-12 * WEIGHT)


def test_impulses_of_the_contact_force_change_both_momenta(paper: tuple[Scenario, Motion]) -> None:
    """Integrals of the force against velocities only: accelerations are not used."""
    example, motion = paper
    stone = example["stone"]
    times, w = gauss(48.0, 58.0, panels=60)
    inside, ends = motion.at(times), motion.at([48.0, 58.0])
    felt = inside.wrench(example["contact"], on=stone)
    torque = np.cross(felt.point - inside[stone.position], felt.force)
    momentum = MASS * ends[stone.velocity]
    spin = np.einsum("kij,kj->ki", ends[stone.rotation], ends[stone.omega_body] * MOMENTS)
    impulse = w @ (felt.force + PULL)
    assert momentum[1] - momentum[0] == pytest.approx(impulse, abs=1e-9)
    assert spin[1] - spin[0] == pytest.approx(w @ torque, abs=1e-9)


def test_the_mirror_image_of_the_stone_does_the_mirror_image_of_the_motion(
    paper: tuple[Scenario, Motion],
) -> None:
    example, motion = paper
    image = rattleback(omega=(0.0, 1.0, -0.05), delta=-np.pi / 10)
    seen = image.simulate(**TIGHT)
    place, omega = motion[example["stone"].position], motion[example["stone"].omega]
    assert seen[image["stone"].position] == pytest.approx(place * [1, 1, -1], abs=1e-9)
    assert seen[image["stone"].omega] == pytest.approx(omega * [-1, -1, 1], abs=1e-9)


def test_without_skew_there_is_no_reversal() -> None:
    example = rattleback(delta=0.0)
    motion = reversals(example)
    assert not motion.events
    assert motion[example["vertical rate"]] == pytest.approx(-1.0, abs=2e-4)


def test_the_paper_s_stone_stays_in_contact(paper: tuple[Scenario, Motion]) -> None:
    audit = paper[1].audit.contacts[0]
    assert audit.lifts_at is None
    assert audit.normal.min() > DATA["min_normal_force_on_0p05_grid"] - 1e-3
    assert 0.37 < audit.needed.max() < 0.39


# --- the toy ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("material", "when", "back"), [("wood", 1.2126, 3.467), ("plastic", 1.9808, 3.520)]
)
@pytest.mark.slow
def test_the_toy_reverses_when_spun_clockwise_and_only_then(
    material: Any, when: float, back: float
) -> None:
    example = toy_rattleback(material, spin=-5.0)
    motion = reversals(example, until=8.0)
    assert motion.events[0].t == pytest.approx(when, abs=1e-3)
    assert motion[example["vertical rate"]].max() == pytest.approx(back, abs=5e-3)
    audit = motion.audit.contacts[0]
    assert audit.lifts_at is None
    assert audit.needed.max() < 0.3, "less than wood or plastic on a table offers"
    assert motion[example["below the top"]].min() > 0, "the flat top does not touch"
    other = toy_rattleback(material, spin=5.0)
    kept = reversals(other, until=30.0)
    assert not kept.events
    assert kept[other["vertical rate"]].min() > 0


@pytest.mark.parametrize("material", ["wood", "plastic"])
@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.slow
def test_small_wobbles_of_the_toy_have_the_predicted_frequencies(material: Any, mode: int) -> None:
    example = toy_rattleback(material, drag=0.0)
    frequencies, axes = toy_wobbles(example)
    axis = axes[:, mode] / np.linalg.norm(axes[:, mode])
    start = example["contact"].start(at=(0, 0, 0), omega=(*(1e-4 * axis), 0.0))
    largest = example["stone"].omega[int(np.argmax(np.abs(axis)))]
    events = [td.Event(largest)]
    motion = example.simulate(start=start, until=2.0, events=events, rtol=1e-12, atol=1e-16)
    times = [event.t for event in motion.events]
    measured = (len(times) - 1) / 2 / (times[-1] - times[0])
    assert measured == pytest.approx(frequencies[mode], rel=1e-8)


@pytest.mark.parametrize("material", ["wood", "plastic"])
def test_mass_and_inertia_of_the_toy_are_those_of_its_parts_added_up(material: Any) -> None:
    """Gauss points over the half ellipsoid and the two cylinders instead of formulas."""
    made = toy_rattleback(material)
    a, b, c0, R, H = (made[name] for name in ("a", "b", "c", "R", "H"))
    g, w = np.polynomial.legendre.leggauss(12)
    unit, weight = (g + 1) / 2, w / 2
    r, c, p = np.meshgrid(unit, -unit, 2 * np.pi * np.arange(12) / 12, indexing="ij")
    wr, wc, wp = np.meshgrid(weight, weight, np.full(12, 2 * np.pi / 12), indexing="ij")
    s = np.sqrt(1 - c**2)
    bowl = np.stack([r * s * np.cos(p), r * s * np.sin(p), r * c], axis=-1).reshape(-1, 3)
    points = [bowl * [a, b, c0]]
    volume = a * b * c0
    masses = [(made["density"] * volume * wr * wc * wp * r**2).ravel()]
    for sign in (1, -1):
        x = sign * made["x1"] + R * r * np.cos(p)
        y = sign * made["y1"] + R * r * np.sin(p)
        points.append(np.stack([x, y, H * c], axis=-1).reshape(-1, 3))
        cell = R**2 * H * wr * wc * wp * r
        masses.append(((made["steel"] - made["density"]) * cell).ravel())
    place, m = np.concatenate(points), np.concatenate(masses)
    centre = m @ place / m.sum()
    arm = place - centre
    moments = np.einsum("k,ki,kj->ij", m, arm, arm)
    assert made["mass"] == pytest.approx(m.sum(), rel=1e-12)
    assert made["height"] == pytest.approx(c0 + centre[2], rel=1e-12)
    expected = np.trace(moments) * np.eye(3) - moments
    inertia = [[float(made["stone"].inertia[i, j]) for j in range(3)] for i in range(3)]
    assert np.array(inertia) == pytest.approx(expected, abs=1e-12 * expected.max())


def test_the_toy_loses_what_the_drag_takes_and_nothing_without_it() -> None:
    example = toy_rattleback()
    motion = example.simulate(until=3.0, **TIGHT)
    times, weights = gauss(0.0, 3.0, panels=100)
    inside = motion.at(times)
    power = inside.power(example["resistance"])
    omega = inside[example["stone"].omega]
    assert power == pytest.approx(-8e-6 * np.einsum("ij,ij->i", omega, omega), rel=1e-12)
    lost = motion.energy[-1] - motion.energy[0]
    assert lost == pytest.approx(weights @ power, rel=1e-9)
    free = example.simulate(until=3.0, parameters={example["drag"]: 0.0}, **TIGHT)
    assert free.energy_drift < 1e-10


def test_the_data_of_the_figures_are_written_with_thirteen_digits(
    paper: tuple[Scenario, Motion], tmp_path: Path
) -> None:
    example, motion = paper
    path = tmp_path / "data.csv"
    write_data(example, motion, path)
    table = np.loadtxt(path, delimiter=",", skiprows=1)
    assert path.read_text().splitlines()[0].split(",")[6] == "omega_y"
    expected = np.column_stack(
        [motion.t, motion.energy, motion[example["contact"].point], motion[example["stone"].omega]]
    )
    assert np.array_equal(table, [[float(f"{x:.13g}") for x in row] for row in expected[::2]])


def test_the_results_say_when_the_stone_reverses_and_that_a_toy_may_not(
    paper: tuple[Scenario, Motion],
) -> None:
    said = {result.quantity: result.obtained for result in results_of(*paper)}
    assert said["vertical rate passes zero (Fig. 2.8)"] == "t = 53.2041013 s"
    assert said["energy (Fig. 2.5)"].startswith("11.3125 J")
    other = said["spun the other way, same wobble (not in the paper)"]
    assert other == "reverses at t = 28.90 s"
    kept = toy_rattleback(spin=5.0)
    turned = toy_result(kept, reversals(kept, until=2.0), "toy of wood, counter-clockwise")
    assert "no reversal" in turned.obtained
