"""A strike on what touches already: a ball that rolls on a plane is hit by another, two contacts in one impact."""

import numpy as np
import pytest

import trundle as td

G, R, M = 9.81, 0.1, 0.7
MU, GROUND, E = 0.2, 0.3, 0.5  # of the balls, of the ground, restitution
V, ROLLS, SPIN, TAU = 1.0, 0.2, 30.0, 0.05  # of the striker, of the roller, rad/s, s


def struck(law: str, e: float = E, rtol: float = 1e-10):
    """A striker that flies level at the instant of the strike, with topspin; a ball that rolls ahead of it."""
    striker, ball = (td.Sphere(name, radius=R, mass=M) for name in ("striker", "ball"))
    ground = td.Contact(
        ball, td.Surface.plane(), friction=GROUND, restitution=0, name="ground", impact=law
    )
    meeting = td.Contact(striker, ball, friction=MU, restitution=e, name="meeting", impact=law)
    system = td.System(
        bodies=[striker, ball], constraints=[ground, meeting], forces=[td.Gravity(G)]
    )
    start = {
        striker.position: (-2 * R - V * TAU, 0, R - G * TAU**2 / 2), striker.velocity: (V, 0, G * TAU),
        striker.quaternion: (1, 0, 0, 0), striker.omega: (0, SPIN, 0),
        ball.position: (-ROLLS * TAU, 0, R), ball.velocity: (ROLLS, 0, 0),
        ball.quaternion: (1, 0, 0, 0), ball.omega: (0, ROLLS / R, 0),
    }  # fmt: skip
    return system.simulate(until=0.6, start=start, rtol=rtol), ball, striker


def closed_form(e_of_impulses: float):
    """Both contacts slip all through: the striker presses the ball onto the ground with mu P."""
    P = (1 + e_of_impulses) * M * (V - ROLLS) / (2 - GROUND * MU)
    inertia = 0.4 * M * R * R
    v = ROLLS + (1 - GROUND * MU) * P / M
    w = ROLLS / R - R * MU * (1 - GROUND) * P / inertia
    return P, v, w, TAU + 2 * (v - R * w) / (7 * GROUND * G)


@pytest.mark.parametrize("law", ["poisson", "stronge"])
@pytest.mark.slow
def test_a_ball_that_rolls_is_struck_and_slides_until_it_rolls_again(law):
    """No reversal of slip, so that both laws give the same: u_n is linear in the impulse, and so is the work."""
    motion, ball, striker = struck(law)
    P, v, w, rolls = closed_form(E)
    assert motion.finished
    assert not motion.doubts
    assert [p.modes["ground"] for p in motion.phases] == ["roll", "slide", "roll"]
    assert motion.phases[1].begin == pytest.approx(TAU, abs=1e-12)
    assert motion.phases[2].begin == pytest.approx(rolls, abs=1e-10)
    hit = {s.contact: s for s in motion.impacts}
    assert hit["meeting"].normal_impulse == pytest.approx(P, rel=1e-11)
    assert hit["ground"].normal_impulse == pytest.approx(MU * P, rel=1e-11)
    assert np.allclose(hit["ground"].impulse, (-GROUND * MU * P, 0, MU * P), atol=1e-11)
    after = motion.at([TAU + 1e-9])
    assert after[ball.velocity[0]][0] == pytest.approx(v, abs=1e-8)
    assert after[ball.omega[1]][0] == pytest.approx(w, abs=1e-6)
    last = v - GROUND * G * (rolls - TAU)
    assert motion[ball.velocity[0]][-1] == pytest.approx(last, abs=1e-10)
    assert motion[ball.omega[1]][-1] == pytest.approx(last / R, abs=1e-9)
    assert motion[striker.velocity[0]][-1] == pytest.approx(V - P / M, abs=1e-10)
    assert motion.balance.relative < 1e-11


@pytest.mark.slow
def test_the_events_of_a_strike_on_a_rolling_ball_do_not_depend_on_the_tolerance():
    lists = [[p.why for p in struck("poisson", rtol=r)[0].phases] for r in (1e-6, 1e-8, 1e-10)]
    assert lists[0] == lists[1] == lists[2]
