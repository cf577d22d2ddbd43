"""Feet found anew in flight, and second touches of one pair.

The truth is a ball in a valley or a bowl, written here by hand: parabolas of flight, distances by the roots of a cubic,
strikes of a ball with friction in closed form.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq

import trundle as td
from trundle.gallery.catalogue import CATALOGUE
from trundle.integrate.foot_search import FootSearch

G = 9.81


# --- a ball in the valley z = x^2, in a plane --------------------------------------------------------
def distance(x: float, z: float) -> tuple[float, np.ndarray]:
    """From a point above z = x^2 to the curve, and the unit normal at the nearest place: a root of a cubic."""
    roots = np.roots([2, 0, 1 - 2 * z, -x])  # (p - x) + 2 p (p^2 - z) = 0
    feet = roots[np.abs(roots.imag) < 1e-9].real
    best = min(feet, key=lambda p: (p - x) ** 2 + (p * p - z) ** 2)
    n = np.array([-2 * best, 1]) / math.hypot(1, 2 * best)
    return math.hypot(best - x, best**2 - z), n


def test_a_search_finds_the_nearest_foot_and_nothing_that_is_none() -> None:
    """Feet on z = x^2 are the roots of a cubic: one of them, or three above the evolute."""
    ball, r = td.Sphere("ball", radius=0.1, mass=1.0), 0.1
    valley = td.Surface(lambda x, y, z: z - x**2, name="valley")
    contact = td.Contact(ball, valley, friction=0.0, restitution=0.0)
    eq = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)]).machine.equations
    search, rng = FootSearch(eq, eq.gates[0]), np.random.default_rng(7)
    q = np.zeros((200, eq.n))
    x, z = rng.uniform(-1, 1, 200), rng.uniform(0.2, 3.0, 200)
    q[:, [0, 2, 3]] = np.column_stack([x, z + x**2, np.ones(200)])  # position, quaternion
    q[:, search.columns[search.gap]] = 0.5
    found = search.feet(np.zeros(200), q, np.zeros(eq.p.shape[0]))
    for feet, where, height in zip(found, x, z + x**2, strict=True):
        roots = np.roots([2, 0, 1 - 2 * height, -where])
        real = roots[np.abs(roots.imag) < 1e-9].real
        assert feet[0].gap == pytest.approx(distance(where, height)[0] - r, abs=1e-12)
        for foot in feet:
            assert np.abs(real - foot.place[0]).min() < 1e-7
            assert abs(foot.place[2] - foot.place[0] ** 2) < 1e-12
    assert max(map(len, found)) > 1


def bounces(r: float, x: np.ndarray, v: np.ndarray, mu: float, e: float, until: float):
    """Times, impulses along the normal, and normals of the strikes of a ball of mass one."""
    t, spin, found = 0.0, 0.0, []  # spin = r omega about y, positive towards +x

    def gap(s):
        return distance(x[0] + v[0] * s, x[1] + v[1] * s - G * s * s / 2)[0] - r

    while True:
        looks = np.linspace(1e-9, until - t, 4000)
        values = [gap(s) for s in looks]
        k = next((k for k in range(1, len(looks)) if values[k] < 0 <= values[k - 1]), None)
        if k is None:
            return found
        s = brentq(gap, looks[k - 1], looks[k], xtol=1e-15, rtol=1e-15)
        x, v, t = x + v * s - np.array([0, G * s * s / 2]), v - np.array([0, G * s]), t + s
        n = distance(*x)[1]
        along = np.array([n[1], -n[0]])
        slip, press = v @ along - spin, -(1 + e) * (v @ n)
        rub = -math.copysign(min(abs(slip) * 2 / 7, mu * press), slip)
        v = v + press * n + rub * along
        spin -= 5 / 2 * rub
        found.append((t, press, n))


def valley_ball(r, contacts=1, **options):
    ball = td.Sphere("ball", radius=r, mass=1.0)
    valley = td.Surface.height(lambda x, y: x**2, name="valley")
    touches = td.Contact.touches(ball, valley, contacts, **options)
    return td.System(bodies=[ball], constraints=touches, forces=[td.Gravity(G)]), ball, touches


def thrown(ball, place, velocity):
    start = {ball.position: place, ball.velocity: velocity, ball.omega: (0, 0, 0)}
    return start | {ball.quaternion: (1, 0, 0, 0)}


@pytest.mark.parametrize(
    ("r", "x", "v", "contacts"),
    [
        (0.2, (-0.3, 3.0), (2.0, 0.0), 1),  # from one wall to the other, above the focal point
        (0.2, (-0.9, 3.0), (0.5, 1.0), 1),
        (0.7, (0.1, 3.0), (0.3, 0.0), 1),  # does not fit into the bottom
        (0.7, (0.1, 3.0), (0.3, 0.0), 2),
    ],
)
@pytest.mark.slow
def test_a_ball_bounces_between_the_walls_of_a_valley(r, x, v, contacts):
    truth = bounces(r, np.array(x), np.array(v), 0.3, 0.5, 1.0)
    system, ball, _ = valley_ball(r, contacts, friction=0.3, restitution=0.5)
    start = thrown(ball, (x[0], 0, x[1]), (v[0], 0, v[1]))
    motion = system.simulate(until=1.0, start=start, rtol=1e-11)
    assert motion.finished
    assert not motion.doubts
    assert len(truth) >= 2
    assert len(motion.impacts) == len(truth)
    for strike, (t, press, n) in zip(motion.impacts, truth, strict=True):
        assert strike.time == pytest.approx(t, abs=2e-9)
        assert strike.normal_impulse == pytest.approx(press, rel=1e-7)
        assert np.dot(strike.impulse, (n[0], 0, n[1])) == pytest.approx(press, rel=1e-7)
    assert motion.balance.relative < 1e-9


def test_the_gap_of_a_flight_is_the_distance_to_the_nearest_wall():
    system, ball, (contact,) = valley_ball(0.2, friction=0.3, restitution=0.5)
    motion = system.simulate(
        until=0.59, start=thrown(ball, (-0.3, 0, 3.0), (2.0, 0, 0)), rtol=1e-11
    )
    t = np.linspace(0, 0.59, 60)
    gaps, places = motion.at(t)[contact.gap], motion.at(t)[ball.position]
    truth = [distance(x, z)[0] - 0.2 for x, _, z in places]
    assert np.abs(gaps - truth).max() < 1e-9


# --- a second touch ---------------------------------------------------------------------------------
def test_a_ball_that_rolls_into_the_other_wall_is_stopped_there():
    """Radius 1, from x = 1.5: the walls hold it where its centre is above the bottom, at x = +-sqrt(3)/2."""
    r, x0, x1 = 1.0, 1.5, math.sqrt(3) / 2

    def height(x):
        return x**2 + r / math.hypot(1, 2 * x)

    def slowness(x):  # dt/dx of rolling: 7/10 v^2 = g (fall of the centre)
        bend = 1 - r * 2 / math.hypot(1, 2 * x) ** 3
        along = math.hypot(1, 2 * x) * bend
        return along / math.sqrt(10 / 7 * G * (height(x0) - height(x)))

    # x = x0 - u^2 takes the root out
    time = quad(
        lambda u: 2 * u * slowness(x0 - u * u), 0, math.sqrt(x0 - x1), epsabs=1e-13, limit=200
    )[0]
    system, ball, (first, second) = valley_ball(r, 2, friction=math.inf, restitution=0)
    start = first.start(at=(x0, 0), omega=(0, 0, 0))
    motion = system.simulate(until=1.5, start=start, rtol=1e-11)
    assert motion.finished
    assert not motion.doubts
    assert motion.phases[0].modes == {first.name: "roll", second.name: "fly"}
    assert motion.phases[-1].modes == {first.name: "roll", second.name: "roll"}
    assert motion.phases[0].end == pytest.approx(time, abs=1e-9)
    assert {strike.contact for strike in motion.impacts} == {first.name, second.name}
    assert np.abs(motion[ball.position][-1] - (0, 0, height(x1))).max() < 1e-9
    assert np.abs(motion[second.point][-1] - (-x1, 0, x1**2)).max() < 1e-9
    lost = sum(strike.dissipated for strike in motion.impacts)
    assert lost == pytest.approx(G * (height(x0) - height(x1)), rel=1e-9)
    assert motion[first.normal_force][-1] > 0
    assert motion[second.normal_force][-1] > 0


# --- through a focal point ----------------------------------------------------------------------------
@pytest.mark.parametrize("contacts", [1, 2])
@pytest.mark.slow
def test_a_ball_dropped_on_the_axis_of_a_valley_passes_its_focal_point(contacts):
    """Above z = 1/2 two walls are equally near; below it the bottom is: there the feet meet."""
    system, ball, _ = valley_ball(0.2, contacts, friction=0.3, restitution=0.5)
    motion = system.simulate(until=0.8, start=thrown(ball, (0, 0, 2.0), (0, 0, 0)), rtol=1e-11)
    assert motion.finished
    assert not motion.doubts
    (strike,) = motion.impacts
    time = math.sqrt(2 * (2.0 - 0.2) / G)
    assert strike.time == pytest.approx(time, abs=1e-9)
    assert strike.normal_impulse == pytest.approx(1.5 * G * time, rel=1e-9)
    rest = 0.8 - time
    height = 0.2 + 0.5 * G * time * rest - G * rest**2 / 2
    assert np.abs(motion[ball.position][-1] - (0, 0, height)).max() < 1e-8


@pytest.mark.parametrize("aside", [0.0, 1e-9, 1e-4, 0.1])
@pytest.mark.slow
def test_a_ball_flies_through_the_centre_of_a_bowl_or_past_it(aside):
    """In a hollow sphere of radius 1 the gap is 1 - r - |x|, wherever the foot is."""
    ball = td.Sphere("ball", radius=0.2, mass=1.0)
    bowl = td.Surface(lambda x, y, z: (1 - x**2 - y**2 - z**2) / 2, name="bowl")
    contact = td.Contact(ball, bowl, friction=0, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(G)])
    start = thrown(ball, (aside, 0, 0.5), (0, 0, 0))
    motion = system.simulate(until=0.6, start=start, rtol=1e-11)
    assert motion.finished
    assert not motion.doubts
    fall = 0.5 + math.sqrt(0.8**2 - aside**2)
    assert motion.impacts[0].time == pytest.approx(math.sqrt(2 * fall / G), abs=1e-9)
    t = np.linspace(0, 0.6, 61)
    far = np.linalg.norm(motion.at(t)[ball.position], axis=1)
    assert np.abs(motion.at(t)[contact.gap] - (0.8 - far)).max() < 1e-8
    assert motion.balance.relative < 1e-9


@pytest.mark.slow
def test_a_motion_past_a_focal_point_is_stored_and_read(tmp_path):
    system, ball, _ = valley_ball(0.2, friction=0.3, restitution=0.5)
    motion = system.simulate(until=0.8, start=thrown(ball, (0, 0, 2.0), (0, 0, 0)))
    motion.save(tmp_path / "drop.npz")
    back = td.load(tmp_path / "drop.npz")
    assert back.status == motion.status
    assert np.array_equal(back["ball.z"], motion["ball.z"])


@pytest.mark.slow
def test_an_ellipsoid_between_two_ridges_strikes_the_one_that_is_nearer():
    """Above z = (1 - cos 4x)/4 a body that moves along x changes ridges; the gap is the least over its surface."""
    egg = td.Ellipsoid("egg", semiaxes=(0.3, 0.2, 0.2), mass=1.0)
    ridges = td.Surface.height(lambda x, y: (1 - td.cos(4 * x)) / 4, name="ridges")
    contact = td.Contact(egg, ridges, friction=0.2, restitution=0.5)
    system = td.System(bodies=[egg], constraints=[contact], forces=[td.Gravity(G)])
    motion = system.simulate(until=0.35, start=thrown(egg, (0.2, 0, 1.2), (4.0, 0, 0)), rtol=1e-10)
    assert motion.finished
    t = np.linspace(0, 0.35, 15)
    gaps, place = motion.at(t)[contact.gap], motion.at(t)[egg.position]
    a, x = np.linspace(0, 2 * np.pi, 2001), np.linspace(-1, 3.5, 4001)
    for gap, (cx, _, cz), moving in zip(gaps, place, motion.at(t)[egg.omega], strict=True):
        if np.abs(moving).max() == 0:  # until it strikes
            skin = np.column_stack([cx + 0.3 * np.cos(a), cz + 0.2 * np.sin(a)])
            ground = np.column_stack([x, (1 - np.cos(4 * x)) / 4])
            least = min(np.hypot(*(ground - p).T).min() for p in skin[::4])
            assert gap == pytest.approx(least, abs=2e-3)


# --- pairs of a list ----------------------------------------------------------------------------------
@pytest.mark.slow
def test_all_pairs_of_a_list_collide_as_pairs_do():
    """Three balls of one mass in a row, without friction, e = 1: the velocity goes from ball to ball."""
    balls = [td.Sphere(name, radius=0.1, mass=1.0) for name in "abc"]
    pairs = td.Contact.between([*balls, td.Surface.plane(name="floor")], friction=0, restitution=1)
    assert [c.name for c in pairs] == [
        "a on b", "a on c", "a on floor", "b on c", "b on floor", "c on floor",
    ]  # fmt: skip
    system = td.System(bodies=balls, constraints=pairs, forces=[])
    start = {}
    for i, ball in enumerate(balls):
        start |= thrown(ball, (0.5 * i, 0, 0.3), (2.0 if i == 0 else 0.0, 0, 0))
    motion = system.simulate(until=0.5, start=start, rtol=1e-11)
    assert [(s.contact, round(s.time, 9)) for s in motion.impacts] == [
        ("a on b", 0.15),
        ("b on c", 0.3),
    ]
    assert [motion[ball.velocity][-1, 0] for ball in balls] == pytest.approx([0, 0, 2], abs=1e-9)


def test_pairs_and_touches_that_cannot_be_are_refused():
    plane = td.Surface.plane()
    with pytest.raises(td.ModelError, match="make no pairs"):
        td.Contact.between([plane, td.Surface.plane(name="wall")], friction=0, restitution=0)
    with pytest.raises(td.ModelError, match="count=0"):
        td.Contact.touches(td.Sphere("b", radius=1, mass=1), plane, 0, friction=0, restitution=0)
    valley = td.Surface.height(lambda x, y: x**2)
    with pytest.raises(td.ModelError, match="touches with a point"):
        td.Contact.touches(td.Particle("P", mass=1), valley, 2, friction=0, restitution=0)


def test_a_flight_over_one_foot_is_one_phase() -> None:
    """States are looked at between steps, where a cubic is not exactly on the foot: that is no other foot."""
    run = CATALOGUE["sphere-contact-dead"].load().simulate().run
    assert not any(phase.passes for phase in run.phases)
    flight = next(h.t for h in run.happenings if "lifts off" in str(h))
    strike = next(h.t for h in run.happenings if h.t > flight)
    assert [phase.begin for phase in run.phases if flight < phase.begin <= strike] == [strike]


def test_a_point_that_comes_near_a_hill_keeps_its_only_foot() -> None:
    # Its size is its gap, which falls to 1e-9 m: the error of what lies between steps is no other foot.
    point = td.Particle("point", mass=1.0)
    hill = td.Surface(lambda x, y, z: z - 1 + (x - 1) ** 2)  # its top is at z = 1
    contact = td.Contact(point, hill, friction=0.0, restitution=0.5)
    system = td.System(bodies=[point], constraints=[contact])
    start = {point.position: (0, 0, 1 + 1e-9), point.velocity: (1.0, 0, 0)}
    motion = system.simulate(2.0, start)
    assert motion.finished
    assert not motion.impacts
    assert len(motion.run.phases) == 1
