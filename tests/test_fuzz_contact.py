"""A fast slice of `python -m fuzz --kind contact --kind contacts`, and the judge's own contact against closed forms."""

from __future__ import annotations

import math
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from fuzz.compare_contact import judged_contact
from fuzz.contact_judge import Judge
from fuzz.contact_scenes import SCENES, broken_rules, judged_scene, moved
from fuzz.contact_strike import struck
from fuzz.draw_contact import Touching, solid, touching
from tests.kept import gated

BOX = list(SCENES).index("box")  # slow, and a test of its own
SEEDS = [s for s in range(1000, 1026) if s % len(SCENES) != BOX]  # every scene twice, the box not
FLAT = (0.0, 0.0, -9.81)


# the last two: a slip that stops and goes on at once; a sample while a slip begins
@pytest.mark.parametrize("seed", [1, 4, 5, 9, 13, 19, 21, 500033, 501009])
@pytest.mark.slow
def test_a_body_on_a_plane_moves_as_the_judge_says(seed: int) -> None:
    outcome = judged_contact(touching(seed))
    assert outcome.verdict == "agreed", outcome


@pytest.mark.parametrize("seed", gated(SEEDS, SEEDS[: len(SCENES) - 1]))
@pytest.mark.slow
def test_scenes_of_contacts_break_no_rule(seed: int) -> None:
    outcome = judged_scene(seed)
    assert outcome.verdict == "agreed", outcome


@pytest.mark.parametrize("seed", [1090, 1623])
@pytest.mark.slow
def test_what_a_strike_sets_sliding_does_not_go_on_rolling(seed: int) -> None:
    outcome = judged_scene(seed)
    assert outcome.verdict == "agreed", outcome


@pytest.mark.slow
def test_a_coin_that_opens_and_closes_within_a_step_strikes_where_it_closes() -> None:
    """Its touch was found at the end of the step, and its status took minutes."""
    motion = moved("coin", 1554)[1]
    assert motion.impacts[-1].time == pytest.approx(0.59715787728632, abs=1e-9)
    assert motion.balance.relative < 1e-9


@pytest.mark.parametrize("seed", [2351, 2806])
@pytest.mark.slow
def test_a_ball_that_bounces_on_one_that_stays_on_the_floor_comes_to_rest_there(seed: int) -> None:
    """In free fall their gap does not close, so that the bouncing had no end."""
    made, motion = moved("balls", seed)
    assert broken_rules(made.contacts, motion) == ""
    assert motion.finished
    between = [s for s in motion.impacts if s.contact == "a on b"]
    assert [s.accumulation for s in between].count(True) == 1


@pytest.mark.slow
def test_a_coin_whose_friction_turns_fast_lets_go_once_and_goes_against_it() -> None:
    """Straight on it goes backwards: with its inertia there, friction that turns at 230 rad/s takes it another way."""
    ends = []
    for rtol in (1e-10, 1e-8):
        made, motion = moved("coin", 605, rtol)
        (contact,) = made.contacts
        assert motion.finished, motion.status
        last = motion.phases[-4:]
        assert [p.modes[contact.name] for p in last] == ["roll", "slide", "roll", "slide"]
        begin = last[1].begin
        force = motion.at(last[0].end - 1e-9)[contact.friction_force][0]
        slips = motion.at(begin + np.array([1e-5, 2e-5]))[contact.slip]
        first, second = np.linalg.norm(slips, axis=1)
        assert slips[0] @ force == pytest.approx(-first * np.linalg.norm(force), rel=1e-4)
        assert second / first == pytest.approx(4, rel=0.02)  # s2 tau^2/2
        ends.append(last[1].end)
    assert ends[0] == pytest.approx(ends[1], abs=1e-7)


@pytest.mark.slow
def test_a_box_that_clatters_on_four_corners_breaks_no_rule_and_says_what_it_does_not_know() -> (
    None
):
    outcome = judged_scene(1010, "box")
    assert outcome.verdict == "told"
    assert "redundant contacts may share their impulses" in outcome.reason


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ({"status": "stopped at t = 1 s by the time limit of 5 s", "finished": False}, "hangs"),
        ({"status": "stopped at t = 1 s: no reason", "finished": False}, "unexplained"),
        ({"q": np.array([np.nan])}, "not finite"),
        ({"balance": SimpleNamespace(size=1.0, relative=1e-5, rubbed=[])}, "energy off"),
        ({"balance": SimpleNamespace(size=1.0, relative=0.0, rubbed=[-1e-3])}, "gives energy"),
        ({"impacts": [SimpleNamespace(time=0.1, dissipated=-1e-3)]}, "gains"),
        ({"phases": [SimpleNamespace(begin=0.1, end=0.1), None]}, "no length"),
    ],
)
@pytest.mark.slow
def test_a_motion_that_breaks_a_rule_is_found_out(what: dict[str, Any], words: str) -> None:
    made, motion = moved("incline", 1)
    names = ("status", "finished", "q", "v", "balance", "impacts", "phases")
    fake = SimpleNamespace(**({name: getattr(motion, name) for name in names} | what))
    if what.get("phases"):
        what["phases"][1] = motion.phases[-1]
    assert words in broken_rules([], fake)
    assert broken_rules(made.contacts, motion) == ""


# --- the judge itself --------------------------------------------------------------------------------
def ball(**changes: Any) -> Touching:
    r, m = 0.03, 0.2
    state = (0, 0, r, 1, 0, 0, 0, 1.2, 0.3, 0, 25, -10, 40)
    made = Touching(1, "ball", (r, 0.0), m, (0.4 * m * r * r,) * 3, 0.15, 0.0, "poisson", FLAT)
    return replace(made, **({"state": state, "until": 1.5} | changes))


def test_the_judge_rolls_a_billiard_ball_from_its_closed_form() -> None:
    case = ball()
    v, w, r = np.array([1.2, 0.3, 0]), np.array([25, -10, 40]), 0.03
    s = v + np.cross(w, [0, 0, -r])
    rolls = np.linalg.norm(s) / (3.5 * 0.15 * 9.81)
    course = Judge(solid(case)).run(np.array([*case.state, 0.0]), 1.5, np.array([1.5]))
    assert [mode for _, mode in course.modes] == ["slide", "roll"]
    assert course.modes[1][0] == pytest.approx(rolls, rel=1e-11)
    speed = v - 0.15 * 9.81 * rolls * s / np.linalg.norm(s)
    assert course.samples[0][7:10] == pytest.approx(speed, abs=1e-11)


@pytest.mark.parametrize("law", ["poisson", "stronge"])
@pytest.mark.parametrize(("mu", "kind"), [(0.02, "slip"), (0.9, "stick")])
def test_the_judge_strikes_a_ball_as_its_closed_form(law: str, mu: float, kind: str) -> None:
    m, e, u = 0.2, 0.6, np.array([0.4, -0.3, -2.0])
    impulse, found = struck(np.diag([3.5, 3.5, 1.0]) / m, u, mu, e, law)
    p = (1 + e) * m * 2.0
    tangent = -u[:2] * m / 3.5 if kind == "stick" else -mu * p * u[:2] / 0.5
    assert found == kind
    assert impulse == pytest.approx([*tangent, p], rel=1e-11)


def test_the_judge_loses_with_poisson_what_a_struck_rod_loses() -> None:
    """A uniform rod, m = 1, half length 0.5, its end 0.6 rad below the level; known to lose 0.0676 J."""
    r = 0.5 * np.array([math.cos(0.6), 0, -math.sin(0.6)])
    J = 1 / 12
    turned = np.array([r[2], 0, -r[0]])  # velocity there for a turn about y
    W = np.eye(3) + np.outer(turned, turned) / J
    w = -0.3  # about y: the end falls with positive turns
    u = np.array([-0.5, 0, -1]) + w * turned
    impulse, _ = struck(W, u, 0.5, 0.9, "poisson")
    after = W @ impulse + u
    assert -impulse @ (u + after) / 2 == pytest.approx(0.0676, abs=5e-5)


@pytest.mark.parametrize("seed", [6000, 6003, 6006])
@pytest.mark.slow
def test_a_ball_in_a_groove_strikes_alike_at_every_tolerance(seed: int) -> None:
    """Both walls, in turns and at once, until it rests on both; what is below 1e-5 of the largest strike is the tail of
    an accumulation, which counts as one."""
    lists = []
    for rtol in (1e-6, 1e-8, 1e-10):
        _, motion = moved("groove", seed, rtol)
        assert motion.finished
        assert not motion.doubts
        least = 1e-5 * max(one.normal_impulse for one in motion.impacts)
        strikes = [one for one in motion.impacts if one.normal_impulse > least]
        ending = motion.phases[-1].modes
        lists.append(([(one.contact, one.kind) for one in strikes], ending))
    assert len(lists[0][0]) > 20
    assert lists[0] == lists[1] == lists[2]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "tolerances"), [(1, (1e-6, 1e-8, 1e-10)), (6000, (1e-8, 1e-10)), (6003, (1e-8, 1e-10))]
)
def test_bouncing_within_bouncing_in_a_groove_ends_alike_at_every_tolerance(
    seed: int, tolerances: tuple[float, ...]
) -> None:
    """One wall's bouncing ends, the other's begins, ever sooner; slips that the last strikes leave stop at once."""
    lists = []
    for rtol in tolerances:
        motion = moved("groove", seed, rtol)[1]
        strikes = [(s.contact, s.kind, s.accumulation) for s in motion.impacts]
        lists.append(([tuple(phase.modes.values()) for phase in motion.phases], strikes))
    assert lists[0][0][-1] == ("roll", "roll")
    assert all(one == lists[0] for one in lists)


@pytest.mark.slow
def test_a_corner_that_lands_without_a_strike_has_no_slip_of_rounding() -> None:
    outcome = judged_scene(1179)  # once a phase of sliding, 5e-17 s long
    assert outcome.verdict != "disagreed", outcome
