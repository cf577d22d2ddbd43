"""Sweeps: rows are those of single runs, failures are rows, and what is given is checked."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.sweep_tools import pendulum
from trundle.gallery import bead_on_hoop
from trundle.motion.watch import kept_along

TOLERANCE = 1e-8  # between two ways of running at rtol = 1e-10


def test_every_row_is_what_a_single_run_gives() -> None:
    system, asked = pendulum()
    found = td.sweep(system, **asked)
    assert found.finished
    assert found.failures == 0
    (g, vx), (x,) = asked["over"], asked["start"]
    for i in (0, 13, 59):
        motion = system.simulate(
            2.0, {x: 0.1, vx: found["x.dot"][i]}, parameters={g: found["g"][i]},
            guess=asked["guess"],
        )  # fmt: skip
        keeps = {
            n: k if hasattr(k, "kind") else td.keep.last(k) for n, k in asked["measure"].items()
        }
        alone = kept_along(motion.machine, motion.run, keeps)
        names = ["x", "most", "zeros", "when", "mean", "at[0]", "at[1]"]
        row = [found[name][i] for name in names]
        assert np.allclose(row, alone, rtol=0, atol=TOLERANCE, equal_nan=True)
        assert found["x"][i] == pytest.approx(motion[x][-1], abs=TOLERANCE)
        assert found["status"][i] == motion.status


def test_grids_multiply_and_the_first_is_slowest() -> None:
    (x,) = td.coordinates("x")
    k = td.parameter("k", 1.0)
    spring = td.System(lagrangian=(x.dot**2 - k * x**2) / 2)
    found = td.sweep(
        spring, {k: [1.0, 4.0], x.dot: [1.0, 2.0, 3.0]}, 1.0, {x: 0}, {"x": x}, executor=1
    )
    assert found["k"].tolist() == [1, 1, 1, 4, 4, 4]
    assert found["x.dot"].tolist() == [1, 2, 3, 1, 2, 3]
    exact = found["x.dot"] * np.sin(np.sqrt(found["k"])) / np.sqrt(found["k"])
    assert np.abs(found["x"] - exact).max() < 1e-9
    assert found.grid["x"].dims == ("k", "x.dot")
    assert float(found.grid["x"].sel({"k": 4.0, "x.dot": 3.0})) == found["x"][5]
    assert list(found.table["run"]) == list(range(6))


def test_what_is_drawn_depends_on_seed_and_run_only() -> None:
    for sampler in (
        td.study.uniform(1, 2), td.study.normal(0, 1), td.study.log_uniform(1, 10),
        td.study.choice([1.0, 5.0, 7.0]),
    ):  # fmt: skip
        whole = sampler.draw(5, 1, 0, 1000)
        assert sampler.draw(5, 1, 400, 600).tobytes() == whole[400:600].tobytes()
        assert not np.array_equal(sampler.draw(6, 1, 0, 1000), whole)
        assert not np.array_equal(sampler.draw(5, 2, 0, 1000), whole)


def test_draws_have_the_distributions_they_are_called_after() -> None:
    n = 20000
    u = td.study.uniform(1, 3).draw(0, 0, 0, n)
    assert abs(u.mean() - 2) < 5 * np.sqrt(1 / 3 / n)
    assert u.min() >= 1
    assert u.max() <= 3
    z = td.study.normal(1, 2).draw(0, 0, 0, n)
    assert abs(z.mean() - 1) < 5 * 2 / np.sqrt(n)
    assert abs(z.std() - 2) < 0.06
    logs = np.log10(td.study.log_uniform(1e-3, 1e3).draw(0, 0, 0, n))
    assert abs(logs.mean()) < 5 * np.sqrt(3 / n)
    picks = td.study.choice([0.0, 1.0]).draw(0, 0, 0, n)
    assert abs(picks.mean() - 0.5) < 5 * 0.5 / np.sqrt(n)


def test_more_runs_keep_the_rows_that_were_there() -> None:
    (x,) = td.coordinates("x")
    spring = td.System(lagrangian=(x.dot**2 - x**2) / 2)
    over: dict[Any, Any] = {x: td.study.uniform(0, 1), x.dot: td.study.normal(0, 1)}
    few = td.sweep(spring, over, 1.0, {}, {"end": x}, runs=5, executor=1)
    many = td.sweep(spring, over, 1.0, {}, {"end": x}, runs=37, executor=1)
    for name in ("x", "x.dot", "end"):
        assert many[name][:5].tobytes() == few[name].tobytes()


@pytest.mark.slow
def test_a_run_that_cannot_be_made_is_a_row_with_a_sentence() -> None:
    x, y = td.coordinates("x y")
    hoop = td.System(
        kinetic=x.dot**2 + y.dot**2, constraints=[td.Holonomic(x**2 + y**2 - 1, name="hoop")]
    )
    found = td.sweep(hoop, {x: [1.5, 0.6, 0.8]}, 1.0, {x.dot: 1.0}, {"y": y}, guess={y: 1})
    assert found.failures == 1
    assert found["finished"].tolist() == [False, True, True]
    assert "hoop" in found["status"][0]
    assert np.isnan(found["y"][0])
    assert np.isfinite(found["y"][1:]).all()
    assert list(found.failed["run"]) == [0]


def test_a_mass_that_becomes_negative_fails_its_own_run_only() -> None:
    m = td.parameter("m", 1.0)
    ball = td.Particle("ball", mass=m)
    system = td.System(bodies=[ball], forces=[td.Gravity(9.81)])
    found = td.sweep(
        system, {m: [1.0, -1.0]}, 1.0, {ball.position: (0, 0, 0), ball.velocity: (0, 0, 0)},
        {"z": ball.position[2]},
    )  # fmt: skip
    assert found["finished"].tolist() == [True, False]
    assert "mass" in found["status"][1]
    assert found["z"][0] == pytest.approx(-9.81 / 2)


def test_friction_runs_alone_and_is_measured_the_same() -> None:
    mu = td.parameter("mu", 0.2)
    block = td.Particle("block", mass=1)
    floor = td.Holonomic(block.position[2], name="floor")
    system = td.System(
        bodies=[block], constraints=[floor], forces=[td.Gravity(9.81), td.Coulomb(floor, mu)]
    )
    start = {
        block.position[0]: 0, block.position[1]: 0, block.velocity[0]: 1, block.velocity[1]: 0,
    }  # fmt: skip
    way = block.position[0]
    measure = {"way": way, "fast": td.keep.most(way.dot), "sum": td.keep.integral(way.dot)}
    found = td.sweep(system, {mu: [0.1, 0.2, 0.4]}, 2.0, start, measure)
    assert found["finished"].all()
    exact = 1 / (2 * found["mu"] * 9.81)
    assert np.abs(found["way"] - exact).max() < 1e-9
    assert np.abs(found["sum"] - exact).max() < 1e-7
    assert found["fast"] == pytest.approx([1, 1, 1])


def rolling(height: Any) -> tuple[td.System, Any, dict[Any, Any], Any]:
    """A ball on a surface z = height(x), its contact, a start at rest at x = 0, and the key of its speed there."""
    ball = td.Sphere("ball", radius=0.1, mass=1)
    contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - height(x), name="ground"))
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    name = repr(contact.geometry.centre_velocity[0])
    return system, contact, start, next(key for key in start if repr(key) == name)


def test_contacts_are_audited() -> None:
    system, contact, start, vx = rolling(lambda x: x**2)
    keeps = {
        "N": td.keep.least_normal_force(contact),
        "mu": td.keep.most_friction_needed(contact),
        "slips": td.keep.slips_at(contact, 0.05),
    }
    found = td.sweep(system, {("vx", vx): [0.5, 1.0]}, 1.0, start, keeps)
    for i, speed in enumerate((0.5, 1.0)):
        motion = system.simulate(1.0, {**start, vx: speed}, samples=4001)
        (audit,) = motion.audit.contacts
        assert found["N"][i] == pytest.approx(audit.normal.min(), rel=1e-5)
        assert found["mu"][i] == pytest.approx(audit.needed.max(), rel=1e-5)
        assert found["slips"][i] == pytest.approx(audit.slips_at(0.05), abs=1e-3)


def test_the_limit_of_a_contact_ends_a_run_of_a_sweep_too() -> None:
    system, _, start, vx = rolling(lambda x: 0.05 * td.cos(20 * x))
    found = td.sweep(system, {("vx", vx): [0.0, 0.5]}, 0.5, start, {"x": system.coordinates[0]})
    motion = system.simulate(0.5, {**start, vx: 0.5})
    assert found["finished"].tolist() == [True, False]
    assert not motion.finished
    assert "does not fit" in found["status"][1]
    assert found["reached"][1] == pytest.approx(motion.t[-1], abs=1e-8)


def test_an_energy_that_is_held_is_held_at_the_level_of_each_run() -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
        constraints=[td.Holonomic(x**2 + y**2 - 1, name="rod")],
    )
    energy = (x.dot**2 + y.dot**2) / 2 + 9.81 * y
    found = td.sweep(
        system, {x.dot: [0.5, 1.0]}, 5.0, {x: 0, y: -1}, {"E": td.keep.most(energy)},
        hold_energy=True, rtol=1e-8,
    )  # fmt: skip
    # between the steps the state is projected once, which leaves the square of a step's error
    assert found["E"] == pytest.approx([0.125 - 9.81, 0.5 - 9.81], rel=1e-12)


def test_a_vakonomic_motion_goes_through_too() -> None:
    x, y, z = td.coordinates("x y z")
    slope = td.Nonholonomic(z.dot - y * x.dot, name="slope")
    T = (x.dot**2 + y.dot**2 + z.dot**2) / 2
    system = td.System(kinetic=T, constraints=[slope], principle="vakonomic")
    start = {x: 0, y: 0.3, z: 0, x.dot: 1, y.dot: 0.2}
    lam = slope.multiplier
    found = td.sweep(system, {lam: [0.0, 0.5]}, 1.0, start, {"y": y})
    for i, value in enumerate((0.0, 0.5)):
        motion = system.simulate(1.0, {**start, lam: value})
        assert found["y"][i] == pytest.approx(motion[y][-1], abs=TOLERANCE)
    assert abs(found["y"][0] - found["y"][1]) > 1e-3


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"over": {}}, "over="),
        ({"over": {"nothing": [1]}}, "make it a parameter"),
        ({"over": {3: [1]}}, "key"),
        ({"runs": None}, "runs="),
        ({"seed": -1}, "seed"),
        ({"measure": {"status": 0}}, "status"),
        ({"measure": [1]}, "measure="),
        ({"chunk": 0}, "chunk"),
        ({"executor": "nowhere at all"}, "Dask"),
        ({"executor": 1.5}, "executor"),
        ({"resume": True}, "out="),
        ({"guess": [1]}, "guess="),
        ({"progress": 3}, "progress="),
        ({"parameters": "g"}, "parameters= and over= both set 'g'"),
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any], words: str) -> None:
    system, asked = pendulum()
    if "parameters" in change:
        change = {"parameters": {p: 9.0 for p in system.parameters if p.name == "g"}}
    with pytest.raises(td.TrundleError, match=words):
        td.sweep(system, **{**asked, **change})


def test_the_values_of_a_scenario_give_way_to_what_a_sweep_varies() -> None:
    bead = bead_on_hoop(mu=0.2)
    mu = bead["mu"]
    set_ = replace(bead, options={**bead.options, "parameters": {mu: 0.7}})
    found = set_.run_sweep(over={mu: [0.1]}, measure={"end": bead["x"]}, until=0.1)
    again = bead.run_sweep(over={mu: [0.1]}, measure={"end": bead["x"]}, until=0.1)
    assert found["end"].tobytes() == again["end"].tobytes()


def test_a_vector_and_a_measure_of_one_name_are_refused_not_left_out_of_the_grid() -> None:
    x, y = td.coordinates("x y")
    free = td.System(kinetic=x.dot**2 + y.dot**2)
    over, rates = {("p", td.vector([x, y])): [[0, 1], [2, 3]]}, {x.dot: 1, y.dot: 0}
    for measure in ({"p": x}, {"p": td.keep.samples(x, [0.5])}):
        with pytest.raises(td.ModelError, match="the name 'p"):
            td.sweep(free, over, 1.0, rates, measure)
    k = td.parameter("k", 1.0)
    spring = td.System(lagrangian=x.dot**2 - k * x**2)
    with pytest.raises(td.ModelError, match="the name 'k'"):
        td.sweep(spring, {k: [1]}, 1.0, {x: 1, x.dot: 0}, {"k": td.keep.samples(x, [0.5])})
    grid = td.sweep(free, over, 1.0, rates, {"end": x, "p[": y}).grid
    assert grid["end"].values == pytest.approx([1.0, 3.0])
    assert grid["p[0]"].values.tolist() == [0.0, 2.0]


def test_an_executor_that_is_shut_down_is_told_in_words() -> None:
    system, asked = pendulum()
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(td.TrundleError, match="refuses work") as caught:
        td.sweep(system, **asked, executor=pool)
    assert "with" in caught.value.cause


def test_a_start_that_no_run_has_is_an_error_not_a_table_of_failures() -> None:
    x, y = td.coordinates("x y")
    free = td.System(kinetic=x.dot**2 + y.dot**2)
    with pytest.raises(td.StartError, match="open"):
        td.sweep(free, {x: [1.0, 2.0]}, 1.0, {x.dot: 0}, {"end": x})
