"""Paper 000, the rolling sphere: reference solution, three formulations, the papers' forms, quality, cost, audit."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from papers.equations import along, contact_force, forms_against_production, holding, step_times
from papers.sheet import write_columns
from papers.sphere import FORMULATIONS, RADIUS, height, rolling_sphere
from trundle.constrained.forms import is_determined
from trundle.scenario import Scenario
from trundle.shown import Motion

pytestmark = pytest.mark.optimized

DATA = json.loads((Path(__file__).parent / "reference" / "A_000_uniform.json").read_text())
KINDS = ("uniform", "halves")
TIGHT = {"rtol": 1e-12, "atol": 1e-14}


@cache
def run(kind: Any, formulation: Any = "one particle", row: bool = False) -> tuple[Scenario, Motion]:
    """One tight run of 10 s; tests share it."""
    example = rolling_sphere(kind, formulation, row)
    return example, example.simulate(**TIGHT)


def state(example: Scenario, motion: Motion) -> np.ndarray:
    """Centre, contact, quaternion (continuous from (1, 0, 0, 0), so its sign agrees), angular velocity."""
    ball = example["ball"]
    parts = (example["O"], example["P"], ball.quaternion, ball.omega)
    return np.hstack([motion[part] for part in parts])


def weight(example: Scenario) -> float:
    return float(example["ball"].mass) * 9.81


@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("row", [False, True])
@pytest.mark.slow
def test_the_uniform_sphere_matches_the_reference_to_2e_9(formulation: str, row: bool) -> None:
    example, whole = run("uniform", formulation, row)
    motion, ball = whole.at(DATA["times"]), example["ball"]
    values = {key: np.array([v[key] for v in DATA["values"]]) for key in DATA["values"][0]}
    assert motion[example["O"]] == pytest.approx(values["center"], abs=2e-9)
    assert motion[example["P"]] == pytest.approx(values["contact"], abs=2e-9)
    assert motion[ball.omega] == pytest.approx(values["omega_inertial"], abs=2e-9)
    u, reference = motion[ball.quaternion], values["quaternion"]
    sign = np.sign(np.einsum("ij,ij->i", u, reference))
    assert sign[:, None] * u == pytest.approx(reference, abs=2e-9)
    force = contact_force(example, motion) / weight(example)
    assert force == pytest.approx(values["contact_force"] / weight(example), abs=2e-9)
    assert motion.energy == pytest.approx(values["energy"], rel=1e-10)


def test_the_start_is_the_papers() -> None:
    example, motion = run("uniform")
    first, ball = DATA["values"][0], example["ball"]
    assert float(ball.mass) == pytest.approx(DATA["parameters"]["mass"], rel=1e-15)
    assert motion[example["P"]][0, :2] == pytest.approx([-0.65, 0.1], abs=1e-15)
    assert motion[example["O"].dot][0] == pytest.approx(first["v_center"], abs=1e-14)
    assert motion[ball.omega @ example["n"]][0] == pytest.approx(0, abs=1e-14)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_three_formulations_with_and_without_energy_row_agree_to_2e_9(kind: str) -> None:
    """At all 1001 samples of ten seconds: every pair of the six runs."""
    runs = [run(kind, formulation, row) for formulation in FORMULATIONS for row in (False, True)]
    states = np.array([state(*one) for one in runs])
    assert all(len(motion.t) == 1001 and motion.finished for _, motion in runs)
    assert np.ptp(states, axis=0).max() < 2e-9
    # forces at the times of the reference file, relative to the weight, as it is judged
    times = DATA["times"]
    forces = [contact_force(example, m.at(times)) / weight(example) for example, m in runs]
    assert np.ptp(forces, axis=0).max() < 2e-9


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.slow
def test_the_surface_acts_at_the_point_of_contact_only(kind: str, formulation: str) -> None:
    """The torque about the contact vanishes: no slip gives a force there and nothing else."""
    example, whole = run(kind, formulation)
    motion, ball = whole.at(np.linspace(0, 10, 101)), example["ball"]
    arm = motion[example["P"]] - motion[ball.position]
    wrenches = [motion.wrench(part, on=ball) for part in holding(example)]
    about_centre = sum(
        w.torque + np.cross(w.point - motion[ball.position], w.force) for w in wrenches
    )
    force = contact_force(example, motion)
    assert about_centre == pytest.approx(np.cross(arm, force), abs=1e-12 * np.abs(force).max())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", [False, True])
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_eqs_42_and_45_give_the_accelerations_of_the_motion(
    kind: str, row: bool, formulation: str
) -> None:
    """To 1e-11 of the length of q'' at each of 51 samples."""
    eq42, eq45 = forms_against_production(run(kind, formulation, row)[1].at(np.linspace(0, 10, 51)))
    assert eq42 < 1e-11
    assert eq45 < 1e-11


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_the_acceleration_is_determined_at_every_step(kind: str, formulation: str) -> None:
    """Eq. 43 where the integrator stepped: all steps in one case, every tenth in the others, for time."""
    motion = run(kind, formulation)[1]
    times = step_times(motion)
    assert len(times) == motion.stats.steps + 1
    chosen = motion.at(times if (kind, formulation) == ("halves", "one particle") else times[::10])
    assert all(along(chosen, lambda M, Q, A, b: is_determined(M, A)))


def test_the_rank_test_fails_where_a_massless_particle_is_left_free() -> None:
    """The same test without the rows of the contact point says no: it can fail."""
    motion = run("uniform")[1].at([1.0])
    names = motion.coordinates
    loose = [i for i, name in enumerate(names) if "contact" in name]

    def without(M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray) -> bool:
        return is_determined(M, A[~np.any(A[:, loose] != 0, axis=1)])

    assert along(motion, without) == [False]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_constraints_hold_to_1e_13_and_energy_to_1e_10(kind: str, formulation: str) -> None:
    for row in (False, True):
        example, motion = run(kind, formulation, row)
        assert motion.worst_residual < 1e-13
        assert motion.energy_drift < (1e-14 if row else 1e-10)
        assert motion.stats.fallback == ""
        for name in ("phi1", "phi2", "phi3", "phi4"):  # m, m, m/s, 1: the speeds reach 6 m/s
            assert np.abs(motion[example[name]]).max() < 1e-13, name


@pytest.mark.parametrize("kind", KINDS)
def test_ten_seconds_at_1e_11_take_at_most_24000_evaluations_and_end_within_2e_9(
    kind: str,
) -> None:
    example, tight = run(kind)
    motion = example.simulate(rtol=1e-11, atol=1e-13)
    assert motion.stats.evaluations <= 24_000
    end = motion[example["O"]][-1] - tight[example["O"]][-1]
    assert np.linalg.norm(end) < 2e-9


def test_the_audit_finds_what_the_paper_does_not_say() -> None:
    """mu about 1.5 at the start, and a surface that pulls from t = 0.42 s on."""
    first = DATA["values"][0]
    contact = run("uniform")[1].audit["ball on trough"]
    needed = np.linalg.norm(first["tangential_force"]) / first["normal_force"]
    assert contact.needed[0] == pytest.approx(needed, rel=1e-10)
    assert contact.needed[0] == pytest.approx(1.48, abs=0.005)
    assert contact.lifts_at == pytest.approx(0.4234504, abs=1e-6)
    assert contact.slips_at(1.0) == 0.0
    assert 0.1 < contact.pulled_share < 0.2
    assert "would lift off at t = 0.42345 s" in str(run("uniform")[1])


def test_the_normal_force_changes_sign_where_the_audit_says() -> None:
    example, motion = run("uniform")
    lift = motion.audit["ball on trough"].lifts_at
    assert lift is not None
    around = motion.at([lift - 1e-6, lift + 1e-6])
    normal = np.einsum("ij,ij->i", contact_force(example, around), around[example["n"]])
    assert normal[0] > 0 > normal[1]


def test_the_two_spheres_part_as_in_figs_6_and_8() -> None:
    ends = {kind: run(kind)[1][run(kind)[0]["O"]][-1] for kind in KINDS}
    assert ends["uniform"][1] < -1.5, "the uniform one runs along negative Y"
    assert ends["halves"][1] > 2.0, "the other one comes back"


def test_the_surface_is_eq_65_and_the_centre_is_a_radius_above_it() -> None:
    example, motion = run("halves")
    P, O = motion[example["P"]], motion[example["O"]]
    x = P[:, 0]
    assert P[:, 2] == pytest.approx(
        0.65 * x - 1.5 * x**2 - 6.7 / 3 * x**3 + 5.125 * x**4, abs=1e-14
    )
    assert np.linalg.norm(O - P, axis=1) == pytest.approx(RADIUS, abs=1e-15)
    assert np.all(O[:, 2] > height(O[:, 0])), "above the surface"


def test_columns_are_written_with_ten_digits(tmp_path: Path) -> None:
    values = {"t": np.array([0.0, 0.1]), "x": np.array([1 / 3, -1e-300])}
    write_columns(values, tmp_path / "x.csv")
    head, *rows = (tmp_path / "x.csv").read_text().splitlines()
    assert head == "t,x"
    assert [row.split(",")[1] for row in rows] == ["0.3333333333", "-1e-300"]
