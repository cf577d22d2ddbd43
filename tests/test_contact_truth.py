"""The truth for contact is checked itself: closed forms, energy; and the laws of impact where two corners strike."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from trundle.integrate.impact import strike

from . import contact_truth as plane, contact_truth_3d as space

KNOWN = json.loads((Path(__file__).parent / "reference" / "contact_truth.json").read_text())
KINDS = {
    "offset_sphere_curved_slip": ["slide -> roll"],
    "ellipsoid_spins": [],
    "rod_falls": ["roll -> slide", "slip reverses"],
    "rod_slides": [],
}


def test_a_ball_with_endless_friction_leaves_a_sphere_at_ten_seventeenths():
    case = plane.off_a_sphere(np.inf)
    assert np.cos(case.more["leaving_angle"]) == pytest.approx(10 / 17 * np.cos(0.1), rel=1e-13)
    assert case.lost == pytest.approx(0, abs=1e-13)


def test_a_ball_with_little_friction_rolls_slides_and_leaves_a_sphere():
    case = plane.off_a_sphere(0.3)
    assert [kind for _, kind in case.events] == ["roll -> slide", "slide -> fly"]
    assert case.events[0][0] == pytest.approx(0.7379874581787415, abs=1e-12)
    assert case.lost > 0


def test_a_ball_in_a_bowl_loses_what_friction_takes():
    m, L, r = 0.2, 0.45, 0.05
    case = plane.spherical_bowl()
    q, dq, w = case.end["angle"], case.end["rate"], case.end["omega"]
    energy = m * (L * dq) ** 2 / 2 + 0.2 * m * r * r * w * w - m * plane.G * L * np.cos(q)
    assert case.lost == pytest.approx(-m * plane.G * L * np.cos(1.2) - energy, abs=1e-12)


def test_the_bouncing_accumulates_where_its_series_does():
    fall = np.sqrt(2 * 0.5 / plane.G)
    times = {kind: t for t, kind in plane.bouncing_ball().events}
    assert times["accumulates"] == pytest.approx(fall * (1 + 2 * 0.5 / (1 - 0.5)), abs=1e-12)


def test_housners_ratio_is_what_two_corners_striking_at_once_give():
    """The old corner has u_n = 0 and takes no impulse; the new one sticks."""
    b, h, m = 0.1, 0.4, 1.0
    case = plane.rocking_block(b, h)
    inverse = np.diag([1 / m, 1 / m, 3 / (m * (b * b + h * h))])
    rows = [row for x in (b, -b) for row in ([0, 1, x], [1, 0, h])]
    J = np.array(rows, float)
    rate = 1.0  # about the right corner, to the left: the left corner strikes
    before = np.array([-h * rate, -b * rate, rate])
    assert J[:2] @ before == pytest.approx([0, 0])
    for law in ("poisson", "stronge", "newton"):
        hit = strike(J @ inverse @ J.T, J @ before, [0.5, 0.5], [0, 0], law)
        after = before + inverse @ J.T @ hit.impulse
        assert hit.problem == ""
        assert hit.kind == ("none", "stick")
        assert after[2] == pytest.approx(case.more["ratio"], rel=1e-13)
    R, a = np.hypot(b, h), np.arctan2(b, h)
    fall = 9.81 * R * (np.cos(a / 2) - np.cos(a))
    last = 2 / 3 * R * R * case.end["rate_after"] ** 2
    assert fall - case.lost == pytest.approx(last, rel=1e-11)


@pytest.mark.parametrize("mu", [0.0, 0.3, 0.9])
def test_a_ball_that_drops_into_a_v_groove_jumps_by_its_closed_form(mu: float):
    """Walls at g from the vertical: w+ = e v (sin g - mu cos g) / (sin g + mu cos g); wedged if mu >= tan g."""
    g, m, r, v, e = 0.7, 0.3, 0.04, 1.3, 0.6
    s, c = np.sin(g), np.cos(g)
    rows = []
    for side in (1, -1):
        n, t = np.array([side * c, s]), np.array([-side * s, c])
        arm = -r * n
        rows += [[*d, arm[0] * d[1] - arm[1] * d[0]] for d in (n, t)]
    J, inverse = np.array(rows), np.diag([1 / m, 1 / m, 1 / (0.4 * m * r * r)])
    before = np.array([0.0, -v, 0.0])
    hit = strike(J @ inverse @ J.T, J @ before, [mu, mu], [e, e])
    after = before + inverse @ J.T @ hit.impulse
    expected = max(e * v * (s - mu * c) / (s + mu * c), 0.0)
    assert hit.problem == ""
    assert after == pytest.approx([0, expected, 0], abs=1e-13)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.slow
def test_a_body_on_a_plane_has_its_events_and_its_energy(name: str):
    body, start, end = space.cases()[name]()
    case = space.run(body, start, end)
    last = np.concatenate([case.end["x"], case.end["q"], case.end["v"], case.end["omega"], [0.0]])
    assert [kind for _, kind in case.events] == KINDS[name]
    assert space.energy(body, start) - space.energy(body, last) == pytest.approx(
        case.lost, abs=2e-11
    )
    assert case.end["contact"][2] == pytest.approx(0, abs=1e-12)
    assert case.end["t"] == end
    assert [t for t, _ in case.events] == pytest.approx(
        [t for t, _ in KNOWN[name]["events"]], abs=1e-10
    )
    assert case.end["x"] == pytest.approx(np.array(KNOWN[name]["end"]["x"]), abs=1e-10)


def test_jelletts_integral_holds_while_the_offset_ball_slides():
    """A ball with an axis of symmetry: L.r is constant, r from the centre of mass to the contact."""
    body, start, _ = space.cases()["offset_sphere_curved_slip"]()
    values = []
    for end in (0.05, 0.25):
        state = space.run(body, start, end).end
        R = space.turned(state["q"])
        r = state["contact"] - state["x"]
        values.append(R @ body.J @ R.T @ state["omega"] @ r)
    R = space.turned(start[3:7])
    first = R @ body.J @ R.T @ start[10:13] @ (R @ body.rho(R.T @ space.UP))
    assert values == pytest.approx([first, first], rel=1e-11)


@pytest.mark.parametrize("name", plane.CASES)
def test_the_stored_plane_cases_are_those_of_the_functions(name: str):
    case = getattr(plane, name)()
    assert [kind for _, kind in case.events] == [kind for _, kind in KNOWN[name]["events"]]
    assert [t for t, _ in case.events] == pytest.approx(
        [t for t, _ in KNOWN[name]["events"]], abs=1e-11
    )
    assert case.lost == pytest.approx(KNOWN[name]["lost"], abs=1e-11)
