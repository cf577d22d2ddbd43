"""The audit: normal force, friction needed, lift-off and slip, against closed forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

g, m = 9.81, 0.4
TIGHT = {"rtol": 1e-12, "atol": 1e-14}


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


class Hill:
    """A ball released near the top of a sphere. The line of centres, of length l, makes the angle th with the
    vertical: (7/10) v^2 = g l (cos th0 - cos th), N = m g (17 cos th - 10 cos th0)/7, F = (2/7) m g sin th.
    """

    def __init__(self, kind: type = td.Rolling) -> None:
        self.r, self.R, self.th0 = 0.02, 1.0, 0.1
        self.ball = td.Sphere("ball", radius=self.r, mass=m)
        self.contact = kind(self.ball, td.Surface.sphere(self.R, name="hill"))
        self.system = td.System(
            bodies=[self.ball], constraints=[self.contact], forces=[td.Gravity(g)]
        )
        self.top = (self.R * np.sin(self.th0), 0.0, self.R * np.cos(self.th0))

    def run(self, until: float = 1.3, **options: Any) -> Any:
        start = self.contact.start(at=self.top, omega=(0, 0, 0))
        return self.system.simulate(until, start, **{"samples": 301, **TIGHT, **options})

    def angle(self, motion: Any) -> np.ndarray:
        x, _, z = motion[self.ball.position].T
        return np.arctan2(x, z)

    def normal(self, th: Any) -> Any:
        return m * g * (17 * np.cos(th) - 10 * np.cos(self.th0)) / 7


@pytest.fixture(scope="module")
def hill() -> Hill:
    return Hill()


@pytest.fixture(scope="module")
def fall(hill: Hill) -> Any:
    return hill.run()


@pytest.mark.parametrize("late", [False, True])
def test_where_nothing_presses_the_friction_needed_is_said_in_words(late: bool) -> None:
    """A ball under a ceiling that is inclined by 0.3: N = -m g cos 0.3 throughout. If gravity turns round, it is
    pressed on from then on, with the friction of an incline, (2/7) tan 0.3."""
    a, t = 0.3, td.t
    ball = td.Sphere("ball", radius=0.1, mass=m)
    ceiling = td.Surface.plane((np.sin(a), 0, -np.cos(a)), name="ceiling")
    contact = td.Rolling(ball, ceiling)
    pull = td.Gravity((0, 0, g * (t - 0.5))) if late else td.Gravity(g)
    system = td.System(bodies=[ball], constraints=[contact], forces=[pull])
    motion = system.simulate(1.0, contact.start(at=(0, 0), omega=(0, 0, 0)), samples=11)
    assert np.isinf(motion.audit.contacts[0].needed[0])
    words = "no friction can hold it at any time: nothing presses it on the surface; would lift off"
    if late:
        words = words.replace("at any time", "at the start")
    for text in (repr(motion.audit), str(motion)):
        assert words in " ".join(text.split())
        assert "inf" not in text


def test_ball_over_a_hill_would_lift_off_at_ten_seventeenths_of_its_height(
    hill: Hill, fall: Any
) -> None:
    lifts = fall.audit["ball on hill"].lifts_at
    assert 0.5 < lifts < fall.t[-1]
    th = hill.angle(fall.at([lifts]))[0]
    assert np.cos(th) == pytest.approx(10 / 17 * np.cos(hill.th0), rel=1e-9)
    assert not fall.audit.possible


def test_normal_and_tangential_force_of_the_ball_on_the_hill(hill: Hill, fall: Any) -> None:
    audit, th = fall.audit["ball on hill"], hill.angle(fall)
    assert th[-1] > 1.0
    assert far(audit.normal, hill.normal(th)) < 1e-10 * m * g
    assert far(audit.tangential, 2 / 7 * m * g * np.sin(th)) < 1e-10 * m * g
    on = audit.normal > 0
    assert far(audit.needed[on] * audit.normal[on], audit.tangential[on]) < 1e-14
    assert np.all(np.isinf(audit.needed[~on]))


def test_ball_on_the_hill_would_slip_before_it_lifts_off(hill: Hill, fall: Any) -> None:
    audit = fall.audit["ball on hill"]
    slips = [audit.slips_at(mu) for mu in (0.1, 0.3, 1.0)]
    assert all(a < b for a, b in zip(slips, [*slips[1:], audit.lifts_at], strict=True))
    for mu, slip in zip((0.1, 0.3, 1.0), slips, strict=True):
        th = hill.angle(fall.at([slip]))[0]
        assert 2 / 7 * m * g * np.sin(th) == pytest.approx(mu * hill.normal(th), rel=1e-8)


def test_shares_of_the_time_agree_with_the_times_themselves(fall: Any) -> None:
    audit, end, spacing = fall.audit["ball on hill"], fall.t[-1], fall.t[1]
    assert audit.pulled_share == pytest.approx((end - audit.lifts_at) / end, abs=spacing / end)
    assert audit.slip_share(0.3) == pytest.approx(
        (end - audit.slips_at(0.3)) / end, abs=spacing / end
    )
    assert audit.slip_share(0.0) == pytest.approx(1.0, abs=1e-12)


def test_times_do_not_depend_on_how_the_motion_is_sampled(hill: Hill, fall: Any) -> None:
    few, audit = hill.run(samples=12).audit["ball on hill"], fall.audit["ball on hill"]
    assert few.lifts_at == pytest.approx(audit.lifts_at, abs=1e-9)
    assert few.slips_at(0.3) == pytest.approx(audit.slips_at(0.3), abs=1e-9)


def test_print_says_when_it_would_lift_off_and_what_friction_it_needs(fall: Any) -> None:
    shown, lifts = str(fall), fall.audit["ball on hill"].lifts_at
    assert "audit        ball on hill: normal force" in shown
    text = " ".join(shown.split())  # without the breaks of its lines
    assert f"would lift off at t = {lifts:.6g} s" in text
    assert "friction needed" in text
    assert repr(fall.audit) in text


def test_print_keeps_within_a_hundred_columns_and_contacts_stand_below_each_other() -> None:
    from trundle.gallery import two_balls

    motion = two_balls().simulate(until=0.1)
    lines = str(motion).splitlines()
    assert max(map(len, lines)) <= 100
    assert max(len(repr(audit)) for audit in motion.audit.contacts) > 100
    names = [audit.contact.name for audit in motion.audit.contacts]
    assert [line[15:].split(":")[0] for line in lines if line[15] != " "][-2:] == names
    assert repr(motion.audit).replace("\n", " ") in " ".join(str(motion).split())


def test_ball_on_an_incline_needs_two_sevenths_of_the_slope_as_friction() -> None:
    alpha = 0.3
    ball = td.Sphere("ball", radius=0.1, mass=m)
    slope = td.Surface.plane((np.sin(alpha), 0, np.cos(alpha)), name="slope")
    contact = td.Rolling(ball, slope)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    motion = system.simulate(1.0, contact.start(at=(0, 0), omega=(0, 0, 0)), samples=11)
    audit = motion.audit["ball on slope"]
    needed = 2 / 7 * np.tan(alpha)
    assert far(audit.needed, needed) < 1e-12
    assert far(audit.normal, m * g * np.cos(alpha)) < 1e-12
    assert audit.lifts_at is None
    assert audit.pulled_share == 0.0
    assert audit.slips_at(1.001 * needed) is None
    assert audit.slips_at(0.999 * needed) == 0.0
    assert audit.slip_share(1.001 * needed) == 0.0
    assert audit.slip_share(0.999 * needed) == 1.0
    assert motion.audit.possible
    assert "stays on the surface" in str(motion)


def test_ball_that_slides_without_friction_needs_none_and_leaves_the_hill_at_two_thirds() -> None:
    smooth = Hill(td.Sliding)
    rest = {smooth.ball.velocity[0]: 0, smooth.ball.velocity[1]: 0}
    start = {**smooth.contact.start(at=smooth.top, omega=(0, 0, 0)), **rest}
    motion = smooth.system.simulate(2.0, start, samples=101, **TIGHT)
    audit = motion.audit["ball on hill"]
    th = smooth.angle(motion.at([audit.lifts_at]))[0]
    assert np.cos(th) == pytest.approx(2 / 3 * np.cos(smooth.th0), rel=1e-9)
    assert far(audit.tangential, 0.0) < 1e-12
    assert "friction needed" not in str(motion)


def test_friction_of_a_sliding_contact_is_part_of_its_audit() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=m)
    contact = td.Sliding(ball, td.Surface.plane(name="lane"))
    system = td.System(
        bodies=[ball], constraints=[contact], forces=[td.Gravity(g), td.Coulomb(contact, 0.2)]
    )
    start = {**contact.start(at=(0, 0), omega=(0, 0, 0)), ball.velocity: (3, 0, 0)}
    motion = system.simulate(0.8, start, samples=41)
    audit, stop = motion.audit["ball on lane"], 2 * 3 / (7 * 0.2 * g)
    assert far(audit.normal, m * g) < 1e-11
    assert far(audit.tangential[motion.t < stop], 0.2 * m * g) < 1e-11
    assert far(audit.tangential[motion.t > stop], 0.0) < 1e-11  # it rolls on, and needs none


def test_every_contact_of_a_machine_is_audited_under_its_name() -> None:
    lower = td.Sphere("lower", radius=0.2, mass=2.0)
    upper = td.Sphere("upper", radius=0.1, mass=1.0)
    floor = td.Rolling(lower, td.Surface.plane(name="ground"))
    between = td.Rolling(upper, lower)
    system = td.System(bodies=[lower, upper], constraints=[floor, between], forces=[td.Gravity(g)])
    start = {
        **floor.start(at=(0, 0), omega=(0, 0, 0)),
        **between.start(at=(0, 0, 0.4), omega=(0, 0, 0)),
    }
    motion = system.simulate(0.1, start, samples=3)  # balanced: nothing moves
    assert [a.contact for a in motion.audit.contacts] == [floor, between]
    assert far(motion.audit["lower on ground"].normal, 3 * g) < 1e-10
    assert far(motion.audit["upper on lower"].normal, g) < 1e-10
    assert far(motion.audit["upper on lower"].needed, 0.0) < 1e-10


def test_unknown_contact_is_refused_with_the_names_there_are(fall: Any) -> None:
    with pytest.raises(td.ModelError, match="ball on hill"):
        fall.audit["ball on hell"]


def test_motion_without_contacts_has_an_empty_audit() -> None:
    x, *_ = td.coordinates("x")
    motion = td.System(kinetic=x.dot**2 / 2).simulate(1.0, {x: 0, x.dot: 1}, samples=3)
    assert motion.audit.contacts == ()
    assert motion.audit.possible
    assert repr(motion.audit) == "no contacts"
