"""The force of a contact: one expression for motions, events, sweeps, sensitivities, texts and files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from papers.equations import contact_force
from papers.sphere import rolling_sphere
from trundle.constraints.compound import symbol_of
from trundle.gallery import moving_parabola, rattleback, spinning_table_3d
from trundle.motion.watch import Watch
from trundle.scenario import read

G = 9.81
TIGHT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-14}
REFERENCE = Path(__file__).parent / "reference"


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def on(body: Any, surface: Any, kind: type = td.Rolling, forces: Any = ()) -> tuple[Any, Any]:
    contact = kind(body, surface)
    more = [make(contact) for make in forces]
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(G), *more])
    return contact, system


# --- against the references ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("file", "example", "name"),
    [
        ("A_000_uniform", rolling_sphere("uniform"), "contact"),
        ("A_000_uniform", rolling_sphere("uniform", "two particles"), "contact"),
        ("A_002_Ia", moving_parabola("Ia"), "contact"),
        ("A_002_IIc", moving_parabola("IIc"), "contact"),
        ("A_003_flat", spinning_table_3d(), "rolling"),
        ("A_004_rattleback", rattleback(), "contact"),
    ],
)
def test_normal_force_and_friction_match_the_reference_to_1e_9_of_the_weight(
    file: str, example: Any, name: str
) -> None:
    data, contact = json.loads((REFERENCE / f"{file}.json").read_text()), example[name]
    motion = example.simulate(until=data["times"][-1], **TIGHT).at(data["times"])
    weight = float(contact.body.mass) * G
    expected = {key: np.array([v[key] for v in data["values"]]) for key in data["values"][0]}
    given = {contact.force: "contact_force", contact.normal_force: "normal_force"}
    for force, key in (given | {contact.friction_force: "tangential_force"}).items():
        if key in expected:
            assert far(motion[force], expected[key]) < 1e-9 * weight, key
    assert np.abs(expected["tangential_force"]).max() > 1e-3 * weight


def test_the_contact_written_out_by_hand_has_the_same_force() -> None:
    packaged, by_hand = rolling_sphere("halves"), rolling_sphere("halves", "written out")
    motions = [example.simulate(until=2.0, samples=21, **TIGHT) for example in (packaged, by_hand)]
    force = motions[0][packaged["contact"].force]
    assert far(contact_force(by_hand, motions[1]), force) < 1e-8 * np.abs(force).max()


# --- against Newton -----------------------------------------------------------------------------------------
UPRIGHT = td.quaternion_about((1, 0, 0), np.pi / 2 - 0.3)
HILLS = td.Surface.height(lambda x, y: 0.1 * td.sin(x) * td.cos(2 * y), name="hills")


@pytest.mark.parametrize(
    ("body", "quaternion"),
    [
        (td.Sphere("ball", radius=0.1, halves=(4500, 5494)), (1, 0, 0, 0)),
        (td.Ellipsoid("stone", (0.3, 0.2, 0.15), mass=1.0), (1, 0, 0, 0)),
        (td.Disc("coin", radius=0.3, mass=2.0), UPRIGHT),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
@pytest.mark.parametrize("kind", [td.Rolling, td.Sliding])
@pytest.mark.slow
def test_the_force_is_what_beside_the_weight_moves_the_body(
    body: Any, quaternion: Any, kind: type
) -> None:
    contact, system = on(body, HILLS, kind)
    start = contact.start(at=(0.2, 0.1), omega=(1.0, 3.0, 1.0), quaternion=quaternion)
    slides = {body.velocity[0]: 0.1, body.velocity[1]: -0.2} if kind is td.Sliding else {}
    motion = system.simulate(0.5, {**start, **slides}, samples=21)
    m = float(body.mass)
    moved = m * (motion[body.velocity.dot] + (0, 0, G))
    assert far(motion[contact.force], moved) < 1e-10 * m * G
    n = motion[contact.normal]
    assert far(motion[contact.normal_force], np.einsum("ij,ij->i", moved, n)) < 1e-10 * m * G
    across = motion[contact.friction_force @ contact.normal]
    assert far(across, 0.0) < 1e-12 * m * G
    if kind is td.Sliding and body.rim is None:  # a sliding rim leaves its tangency by 1e-7
        assert far(motion[contact.friction_force], 0.0) < 1e-10 * m * G
    assert far(motion.wrench(contact, on=body).force, motion[contact.force]) == 0.0
    assert far(motion.audit.contacts[0].normal, motion[contact.normal_force]) == 0.0


def test_no_single_multiplier_of_a_rolling_disc_is_its_normal_force() -> None:
    disc = td.Disc("coin", radius=0.3, mass=2.0)
    contact, system = on(disc, td.Surface.plane())
    motion = system.simulate(
        1.0, contact.start(at=(0, 0), omega=(1.0, 3.0, 1.0), quaternion=UPRIGHT), samples=11
    )
    normal = motion[contact.normal_force]
    assert far(normal, 2.0 * (motion[disc.velocity.dot][:, 2] + G)) < 1e-10
    assert far(motion[contact.pressing.multiplier], normal) > 1.0


def test_bodies_that_touch_feel_opposite_forces() -> None:
    lower = td.Sphere("lower", radius=0.2, mass=2.0)
    upper = td.Sphere("upper", radius=0.1, mass=1.0)
    floor, between = td.Rolling(lower, td.Surface.plane(name="floor")), td.Rolling(upper, lower)
    system = td.System(bodies=[lower, upper], constraints=[floor, between], forces=[td.Gravity(G)])
    start = {
        **floor.start(at=(0, 0), omega=(0, 0.5, 0)),
        **between.start(at=(0.02, 0, 0.2 + np.sqrt(0.2**2 - 0.02**2)), omega=(0, 0, 0)),
    }
    motion = system.simulate(0.3, start, samples=7)
    on_upper = motion[upper.mass * (upper.velocity.dot + np.array([0, 0, G]))]
    on_lower = motion[lower.mass * (lower.velocity.dot + np.array([0, 0, G]))]
    assert far(motion[between.force], on_upper) < 1e-9
    assert far(motion[floor.force - between.force], on_lower) < 1e-9
    assert far(motion.wrench(between, on=lower).force, -on_upper) < 1e-9


# --- friction ---------------------------------------------------------------------------------------------------
def lane(mu: float = 0.2) -> tuple[Any, Any, dict[Any, Any]]:
    """A ball thrown along a lane without spin: it slides for 2 v/(7 mu g), then rolls."""
    ball = td.Sphere("ball", radius=0.1, mass=0.4)
    contact, system = on(
        ball, td.Surface.plane(name="lane"), td.Sliding, [lambda c: td.Coulomb(c, mu)]
    )
    start = {
        **contact.start(at=(0, 0), omega=(0, 0, 0)), ball.velocity[1]: 0.0, ball.velocity[2]: 0.0,
    }  # fmt: skip
    return contact, system, start


@pytest.mark.slow
def test_friction_that_slides_is_part_of_the_force_until_it_sticks() -> None:
    contact, system, start = lane()
    motion = system.simulate(0.8, {**start, contact.body.velocity[0]: 3.0}, samples=41)
    slides = motion.t < 2 * 3 / (7 * 0.2 * G)
    friction = motion[contact.friction_force]
    assert far(friction[slides], (-0.2 * 0.4 * G, 0, 0)) < 1e-11
    assert far(friction[~slides], 0.0) < 1e-11
    assert far(motion[contact.force], 0.4 * (motion[contact.body.velocity.dot] + (0, 0, G))) < 1e-11
    assert motion.audit.contacts[0].most_needed == pytest.approx(0.2, rel=1e-12)
    assert "friction needed 0.2 at the start, up to 0.2" in repr(motion.audit)


def test_a_sweep_keeps_the_friction_of_a_sliding_ball() -> None:
    contact, system, start = lane()
    made = td.sweep(
        system, over={contact.body.velocity[0]: [2.0, 3.0]}, until=0.8, start=start,
        measure={
            "mu": td.keep.most_friction_needed(contact),
            "impulse": td.keep.integral(contact.friction_force[0]),
        },
    )  # fmt: skip
    assert made["mu"] == pytest.approx([0.2, 0.2], rel=1e-10)
    lost = -2 / 7 * 0.4 * np.array([2.0, 3.0])  # of the momentum: it rolls on at 5/7 of its speed
    assert made["impulse"] == pytest.approx(lost, rel=1e-8)


def test_friction_of_a_sliding_ball_is_stored_with_the_view_that_shows_it(tmp_path: Path) -> None:
    contact, system, start = lane()
    motion = system.simulate(0.8, {**start, contact.body.velocity[0]: 3.0}, samples=41)
    motion.view = td.View(plots={"friction (N)": contact.friction_force})
    motion.save(tmp_path / "lane.npz")
    back = td.load(tmp_path / "lane.npz")
    (shown,) = back.view.plots.values()
    expected = motion[contact.friction_force]
    np.testing.assert_array_equal(back[shown], expected)
    np.testing.assert_array_equal(back[back.contacts["ball on lane"].friction_force], expected)


@pytest.mark.slow
def test_where_friction_jumps_both_sides_count() -> None:
    """Friction drops from mu N to zero when sliding ends; x times friction is largest just before."""
    contact, system, start = lane()
    push, x = td.norm(contact.friction_force), contact.body.position[0]
    motion = system.simulate(0.8, {**start, contact.body.velocity[0]: 3.0}, samples=3)
    watched = Watch(motion, [push - 0.1 * 0.4 * G, x * push])
    ends = 2 * 3 / (7 * 0.2 * G)
    assert watched.first_zero(0, "falling") == pytest.approx(ends, abs=1e-9)
    assert motion.keep(td.keep.zeros(push - 0.1 * 0.4 * G)) == 1
    assert watched.negative_share(0) == pytest.approx(1 - ends / 0.8, abs=1e-8)
    largest = (3 * ends - 0.2 * G * ends**2 / 2) * 0.2 * 0.4 * G
    assert watched.most(1) == pytest.approx(largest, rel=1e-9)


# --- when it would lift off ----------------------------------------------------------------------------------------
def hill() -> tuple[Any, Any, dict[Any, Any]]:
    """A ball released near the top of a sphere lifts off where cos th = 10/17 cos th0."""
    ball = td.Sphere("ball", radius=0.02, mass=0.4)
    contact, system = on(ball, td.Surface.sphere(1.0, name="hill"))
    return contact, system, contact.start(at=(np.sin(0.1), 0, np.cos(0.1)), omega=(0, 0, 0))


def test_an_event_ends_the_run_where_the_normal_force_falls_through_zero() -> None:
    contact, system, start = hill()
    lifts = td.Event(contact.normal_force, direction="falling", terminal=True, name="lifts off")
    motion = system.simulate(1.3, start, events=[lifts], **TIGHT)
    x, _, z = motion.at([motion.events[-1].t])[contact.body.position][0]
    assert z / np.hypot(x, z) == pytest.approx(10 / 17 * np.cos(0.1), rel=1e-9)
    assert "ended at" in motion.status
    whole = system.simulate(1.3, start, **TIGHT)
    assert whole.audit["ball on hill"].lifts_at == pytest.approx(motion.events[-1].t, abs=1e-9)


def test_an_event_on_friction_finds_when_the_ball_would_slip() -> None:
    contact, system, start = hill()
    room = 0.3 * contact.normal_force - td.norm(contact.friction_force)
    motion = system.simulate(1.3, start, events=[td.Event(room, terminal=True)], **TIGHT)
    whole = system.simulate(1.3, start, **TIGHT)
    slips = whole.audit["ball on hill"].slips_at(0.3)
    assert motion.events[-1].t == pytest.approx(slips, abs=1e-9)


@pytest.mark.parametrize("kind", ["uniform", "halves"])
@pytest.mark.slow
def test_the_audit_does_not_depend_on_the_samples(kind: Any) -> None:
    example = rolling_sphere(kind)
    audits = [example.simulate(samples=n).audit.contacts[0] for n in (11, 101, 1001)]
    for what in ("lifts_at", "pulled_share", "least_normal", "most_normal", "most_needed"):
        values = [getattr(audit, what) for audit in audits]
        assert len(set(values)) == 1, (what, values)
    assert len({repr(audit) for audit in audits}) == 1
    assert len({audit.slip_share(0.9) for audit in audits}) == 1
    first = audits[0].lifts_at
    assert first == pytest.approx({"uniform": 0.42345, "halves": 0.390976}[kind], abs=1e-6)
    motion, N = example.simulate(samples=40001), example["contact"].normal_force
    fine = motion[N]
    near = [
        motion.at(motion.t[k] + np.linspace(-3e-4, 3e-4, 601))[N]
        for k in (fine.argmin(), fine.argmax())
    ]
    assert audits[0].least_normal == pytest.approx(near[0].min(), rel=1e-6)
    assert audits[0].most_normal == pytest.approx(near[1].max(), rel=1e-6)
    assert audits[0].pulled_share == pytest.approx(np.mean(fine < 0), abs=2e-4)


def test_a_sweep_and_the_audit_say_the_same() -> None:
    contact, system, start = hill()
    speed = contact.body.omega[0]
    given = {k: v for k, v in start.items() if k is not contact.body.omega[0]}
    motion = system.simulate(0.6, start)
    made = td.sweep(
        system, over={("spin", speed): [0.0]}, until=0.6, start=given,
        measure={
            "least": td.keep.least_normal_force(contact),
            "same": td.keep.least(contact.normal_force),
            "needed": td.keep.most_friction_needed(contact),
            "slips": td.keep.slips_at(contact, 0.04),
        },
    )  # fmt: skip
    audit = motion.audit.contacts[0]
    assert made["least"][0] == made["same"][0] == pytest.approx(audit.least_normal, rel=1e-9)
    assert made["needed"][0] == pytest.approx(audit.most_needed, rel=1e-7)
    assert made["slips"][0] == pytest.approx(audit.slips_at(0.04), abs=1e-7)


def test_the_runs_of_a_sweep_end_where_the_normal_force_falls_through_zero() -> None:
    contact, system, start = hill()
    lifts = td.Event(contact.normal_force, direction="falling", terminal=True, name="lifts off")
    given = {k: v for k, v in start.items() if k is not contact.body.omega[0]}
    made = td.sweep(
        system, over={("spin", contact.body.omega[0]): [0.0]}, until=1.3, start=given,
        events=[lifts], measure={"N": contact.normal_force},
    )  # fmt: skip
    alone = system.simulate(1.3, start).audit.contacts[0].lifts_at
    assert made["reached"][0] == pytest.approx(alone, abs=1e-8)
    assert made["N"][0] == pytest.approx(0.0, abs=1e-7)


def test_under_the_vakonomic_principle_the_force_is_what_moves_the_ball_too() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=2.0)
    contact = td.Rolling(ball, td.Surface.plane(name="table"))
    system = td.System(
        bodies=[ball], constraints=[contact], forces=[td.Gravity(G)], principle="vakonomic"
    )
    start = contact.start(at=(0, 0), omega=(1.0, 2.0, 3.0))
    slip = next(part for part in contact.parts if part.position_residual is None)
    lam = {c.multiplier: np.zeros(c.size) if c.size > 1 else 0.0 for c in system.constraints}
    lam[slip.multiplier] = np.array([0.1, -0.2, 0.0])
    motion = system.simulate(0.5, {**start, **lam}, samples=6)
    moved = 2.0 * (motion[ball.velocity.dot] + (0, 0, G))
    assert far(motion[contact.force], moved) < 1e-9 * 2.0 * G
    assert far(motion[contact.normal_force], moved[:, 2]) < 1e-9 * 2.0 * G
    assert np.abs(motion[contact.friction_force]).max() > 0.01


# --- derivatives, names, mistakes -------------------------------------------------------------------------------------
def test_the_sensitivity_of_the_normal_force_is_the_difference_of_two_runs() -> None:
    tilt = td.parameter("tilt", 0.3)
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact, system = on(ball, td.Surface(lambda x, y, z: z - tilt * x**2, name="bowl"))
    start = contact.start(at=(0.5, 0), omega=(0, 0, 0))
    motion = system.simulate(0.4, start, samples=5, **TIGHT)
    change = td.sensitivity(motion, [tilt], start=start)[contact.normal_force][:, 0]
    h = 1e-5
    ends = [
        system.simulate(0.4, start, samples=5, parameters={tilt: 0.3 + s * h}, **TIGHT)[
            contact.normal_force
        ]
        for s in (-1, 1)
    ]
    assert far(change, (ends[1] - ends[0]) / (2 * h)) < 1e-6
    assert np.abs(change).max() > 1.0


def test_a_text_asks_for_the_force_by_the_name_of_the_contact() -> None:
    contact, system, start = hill()
    motion = system.simulate(0.3, start, samples=4)
    assert far(motion["ball_on_hill.normal_force"], motion[contact.normal_force]) == 0.0
    assert (
        far(motion["norm(ball_on_hill.friction_force)"], motion.audit.contacts[0].tangential)
        < 1e-15
    )


FILE = """
schema = 1
title = "hill"
gravity = 9.81
[bodies.ball]
kind = "sphere"
radius = 0.02
mass = 0.4
[surfaces.hill]
equation = "x^2 + y^2 + z^2 - 1"
[constraints.contact]
kind = "rolling"
body = "ball"
surface = "hill"
[start.contact]
at = [0.1, 0, "sqrt(0.99)"]
omega = [0, 0, 0]
[solver]
until = 1.3
[solver.events.lifts]
expression = "contact.normal_force"
direction = "falling"
terminal = true
[outputs]
N = "contact.normal_force"
needed = "norm(contact.friction_force) / contact.normal_force"
"""


def test_a_scenario_file_has_the_force_in_outputs_and_events() -> None:
    scenario = read(FILE)
    motion = scenario.simulate()
    assert motion.status.endswith("by the event 'lifts'")
    assert motion[scenario.outputs["N"]][-1] == pytest.approx(0.0, abs=1e-8)
    audit = motion.audit.contacts[0]
    assert far(motion[scenario.outputs["needed"]][:-1], audit.needed[:-1]) < 1e-12
    contact = scenario.system.compounds[0]
    assert far(motion[f"{symbol_of(contact.name)}.normal_force"], audit.normal) == 0.0


def test_the_force_of_a_contact_of_another_system_is_refused_by_name() -> None:
    contact, system, start = hill()
    other, _, _ = hill()
    motion = system.simulate(0.3, start, samples=4)
    with pytest.raises(td.ModelError, match=r"ball on hill.force\[0\]"):
        motion[other.normal_force]
    with pytest.raises(td.ModelError, match=r"ball on hill.force\[0\]"):
        system.simulate(0.3, start, events=[other.normal_force])
    with pytest.raises(td.ModelError, match="one of the two that touch"):
        motion.wrench(contact, on=other.surface)
    with pytest.raises(td.ModelError, match=r"contact\.normal_force"):
        td.keep.least_normal_force(other.body)  # type: ignore[arg-type]
