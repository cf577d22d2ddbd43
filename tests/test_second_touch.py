"""Second touches: a body that runs into the surface it rolls or slides on, away from its contact.

The truth is found independently: from the path of the contact or the centre, by dense scans of the body or the surface
at each time, and a root finder over these.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import brentq, minimize_scalar

import trundle as td
from tests.kept import entry
from trundle.motion.boundary import boundary_of
from trundle.motion.boundary_rays import boundary_by_rays
from trundle.motion.second_touch import second_touches

UPRIGHT = (np.cos(np.pi / 4), np.sin(np.pi / 4), 0, 0)  # a disc whose axis is along y


def valley(length=1.0, **options):
    return td.Surface(lambda x, y, z: z - x**2 / length, name="valley", **options)


def motion_of(body, surface, until, *, kind=td.Rolling, gravity=9.81, **start):
    contact = kind(body, surface)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(gravity)])
    return system.simulate(until=until, start=contact.start(**start)), contact


def ball(radius):
    return td.Sphere("ball", radius=radius, mass=1.0)


def outside(motion, contact, t, radius, height):
    """Least distance of the curve z = height(x, t) from a sphere, away from its contact; y plays no part."""
    centre = motion.at([t])[contact.point + radius * contact.normal][0]
    own = motion.at([t])[contact.point][0]
    x = np.linspace(centre[0] - 1.2 * radius, centre[0] + 1.2 * radius, 4001)
    x = x[np.abs(x - own[0]) > 0.3 * radius]
    far = np.hypot(x - centre[0], height(x, t) - centre[2])
    i = int(np.argmin(far))
    step = x[1] - x[0]
    best = minimize_scalar(
        lambda s: np.hypot(s - centre[0], height(s, t) - centre[2]),
        bounds=(x[i] - step, x[i] + step), method="bounded", options={"xatol": 1e-12 * radius},
    )  # fmt: skip
    return float(best.fun) - radius


def first_zero(gap, begin, end):
    """The first sign change of a function of time, by a scan and a root finder."""
    times = np.linspace(begin, end, 200)
    values = np.array([gap(t) for t in times])
    i = int(np.argmax(values < 0))
    assert values[i] < 0
    assert i > 0
    return brentq(gap, times[i - 1], times[i], xtol=1e-12)


# --- the sphere ------------------------------------------------------------------------------------------
def test_a_sphere_too_big_for_its_valley_touches_the_other_wall():
    motion, contact = motion_of(ball(1.0), valley(), 0.7, at=(1.5, 0), omega=(0, 0, 0))
    (touch,) = second_touches(motion)
    gap = lambda t: outside(motion, contact, t, 1.0, lambda x, t: x**2)
    assert touch.contact is contact
    assert touch.time == pytest.approx(first_zero(gap, 0.01, 0.7), abs=1e-8)
    # both sides touch when x = +-sqrt(r^2 - 1/4), which is geometry alone
    assert touch.place == pytest.approx((-np.sqrt(0.75), 0, 0.75), abs=1e-5)
    assert touch.depth == pytest.approx(-gap(0.7), abs=1e-8)
    assert touch.worst_time == 0.7
    assert str(touch) == (
        "'ball' also touches 'valley' at t = 0.658203 s near (-0.866, 0, 0.75); "
        "the contact follows one point only"
    )


@pytest.mark.parametrize("kind", [td.Rolling, td.Sliding])
@pytest.mark.parametrize("radius", [0.05, 0.3, 0.499])
@pytest.mark.slow
def test_a_sphere_that_fits_touches_once(radius, kind):
    given = {"omega": (0, 0, 0.5)} | ({} if kind is td.Rolling else {"velocity": (0, 0.1)})
    motion, _ = motion_of(ball(radius), valley(), 3.0, kind=kind, at=(1.0, 0), **given)
    assert motion.finished
    assert second_touches(motion) == []


@pytest.mark.parametrize("radius", [0.1, 0.5, 0.9, 0.98])
def test_a_sphere_in_a_bowl_touches_once(radius):
    bowl = td.Surface.sphere(1.0, inside=True)
    motion, _ = motion_of(ball(radius), bowl, 1.0, at=(0.6, 0, -0.8), omega=(0, 0, 0.3))
    assert motion.finished
    assert second_touches(motion) == []


@pytest.mark.parametrize("length", [1e-3, 1e3])
def test_the_time_of_a_touch_does_not_depend_on_the_unit_of_length(length):
    motion, _ = motion_of(
        ball(length),
        valley(length),
        0.7,
        gravity=9.81 * length,
        at=(1.5 * length, 0),
        omega=(0, 0, 0),
    )
    (touch,) = second_touches(motion)
    assert touch.time == pytest.approx(0.6582029620, abs=1e-8)
    assert np.array(touch.place) / length == pytest.approx((-np.sqrt(0.75), 0, 0.75), abs=1e-5)
    assert touch.depth / length == pytest.approx(0.1644612989, abs=1e-8)


BUMP = 3.0, 0.5  # where it is, and how wide


def bumpy(x, _t=0.0):
    return 0.1 * x**2 + 3 * np.exp(-(((x - BUMP[0]) / BUMP[1]) ** 2))


@pytest.mark.parametrize("start", [-1.6548, -1.655029, -1.6602, -1.6875])
@pytest.mark.slow
def test_a_touch_that_grazes_between_the_points_and_steps_is_found(start):
    """The ball turns back where it has just touched the bump: by 6e-7 to 0.02 of its radius."""
    ground = td.Surface(lambda x, y, z: z - bumpy(x), name="ground")
    motion, contact = motion_of(ball(1.0), ground, 3.0, at=(start, 0), omega=(0, 0, 0))
    assert motion.finished
    gap = lambda t: outside(motion, contact, t, 1.0, bumpy)
    lowest = minimize_scalar(gap, bounds=(2.35, 2.5), method="bounded", options={"xatol": 1e-9})
    assert lowest.fun < 0
    touches = second_touches(motion)
    if lowest.fun > -1e-6:  # less than what counts
        assert touches == []
        return
    (touch,) = touches
    assert touch.depth == pytest.approx(-lowest.fun, rel=0.02)
    assert touch.time == pytest.approx(brentq(gap, 2.2, lowest.x, xtol=1e-12), abs=1e-5)


def test_a_ball_that_turns_back_in_time_touches_nothing():
    ground = td.Surface(lambda x, y, z: z - bumpy(x), name="ground")
    motion, contact = motion_of(ball(1.0), ground, 3.0, at=(-1.65, 0), omega=(0, 0, 0))
    assert min(outside(motion, contact, t, 1.0, bumpy) for t in np.linspace(2.3, 2.6, 100)) > 1e-3
    assert second_touches(motion) == []


@pytest.mark.slow
def test_of_two_touches_the_first_is_told_with_the_worst_depth():
    """A bump on either side, the second one touched more deeply."""

    def height(x, _t=0.0):
        return bumpy(x) + 3 * np.exp(-(((x + 2.98) / BUMP[1]) ** 2))

    ground = td.Surface(lambda x, y, z: z - height(x), name="ground")
    motion, contact = motion_of(ball(1.0), ground, 6.0, at=(0, 0), omega=(0, 1.8, 0))
    assert motion.finished
    gap = lambda t: outside(motion, contact, t, 1.0, height)
    times = np.linspace(0, 6, 601)
    values = np.array([gap(t) for t in times])
    starts = np.flatnonzero((values[1:] < 0) & (values[:-1] >= 0))
    assert len(starts) >= 2
    (touch,) = second_touches(motion)
    assert touch.time == pytest.approx(first_zero(gap, 0, times[starts[0] + 1]), abs=1e-7)
    assert touch.depth == pytest.approx(-values.min(), rel=0.01)


# --- other bodies ------------------------------------------------------------------------------------------
def lowest_of(points, motion, body, t, f, own, apart):
    """Least f over points (3, N) of a body, but near its contact."""
    at = motion.at([t])
    world = at[body.position][0][:, None] + at[body.rotation][0] @ points
    away = np.linalg.norm(world - at[own][0][:, None], axis=0) > apart
    return float(f(*world[:, away]).min())


def ellipsoid_points(semiaxes):
    theta, phi = np.meshgrid(np.linspace(0, np.pi, 400), np.linspace(0, 2 * np.pi, 800))
    unit = [np.sin(theta) * np.cos(phi), np.sin(theta) * np.sin(phi), np.cos(theta)]
    return np.array([a * x.ravel() for a, x in zip(semiaxes, unit, strict=True)])


AXES = (1.0, 0.6, 0.5)


def egg():
    return td.Ellipsoid("egg", AXES, mass=1.0)


def solid_egg():
    like = egg()
    return td.Solid(
        "egg", mass=1.0, inertia=[float(like.inertia[i, i]) for i in range(3)],
        surface="x^2 + (y/0.6)^2 + (z/0.5)^2 - 1",
    )  # fmt: skip


def compound_egg():
    """The same with its parts' axes turned: body axes are those of the whole."""
    return td.Compound("egg", [(egg(), (0, 0, 0))], outer=0)


@pytest.mark.parametrize("make", [egg, solid_egg, compound_egg])
@pytest.mark.slow
def test_an_ellipsoid_touches_the_other_wall_with_its_end(make):
    body = make()
    motion, contact = motion_of(body, valley(), 0.78, at=(1.5, 0), omega=(0, -0.5, 0))
    (touch,) = second_touches(motion)
    points = ellipsoid_points(AXES)
    gap = lambda t: lowest_of(points, motion, body, t, lambda x, y, z: z - x**2, contact.point, 0.5)
    times = np.linspace(0.01, 0.78, 60)
    i = next(k for k, t in enumerate(times) if gap(t) < 0)
    assert touch.time == pytest.approx(brentq(gap, times[i - 1], times[i], xtol=1e-7), abs=1e-5)
    assert touch.place[0] < 0


@pytest.mark.parametrize("make", [td.Disc, td.Ring])
@pytest.mark.parametrize("lean", [0.0, 0.1])
@pytest.mark.slow
def test_the_other_side_of_a_rim_dips_through_a_wall(make, lean):
    until = 0.65 if make is td.Disc else 0.75  # a hoop is slower
    disc = make("disc", radius=1.0, mass=1.0)
    turned = (np.cos(np.pi / 4 - lean / 2), np.sin(np.pi / 4 - lean / 2), 0, 0)
    motion, contact = motion_of(
        disc, valley(), until, at=(1.5, 0, 2.25), omega=(0, -0.5, 0), quaternion=turned
    )
    assert motion.finished
    (touch,) = second_touches(motion)
    angle = np.linspace(0, 2 * np.pi, 20001)
    rim = np.array([np.cos(angle), np.sin(angle), 0 * angle])
    gap = lambda t: lowest_of(rim, motion, disc, t, lambda x, y, z: z - x**2, contact.point, 0.5)
    assert touch.time == pytest.approx(first_zero(gap, 0.1, until), abs=1e-6)
    assert touch.depth > 0


@pytest.mark.slow
def test_the_face_of_a_disc_is_touched_from_below_but_a_hoop_lets_the_knob_through():
    """A disc leans at rest, without gravity, over a knob that grows under its middle."""

    def knob(x, y, t):
        return 0.4 * t * np.exp(-((x**2 + (y + 0.39) ** 2) / 0.02))

    floor = td.Surface(lambda x, y, z, t: z - knob(x, y, t), name="floor")
    leaning = (np.cos(np.pi / 4 + 0.45), np.sin(np.pi / 4 + 0.45), 0, 0)
    start = {"at": (0, 0, 0), "omega": (0, 0, 0), "quaternion": leaning}
    wheel, hoop = (make("wheel", radius=0.5, mass=1.0) for make in (td.Disc, td.Ring))
    assert second_touches(motion_of(hoop, floor, 1.0, gravity=0.0, **start)[0]) == []
    motion, contact = motion_of(wheel, floor, 1.0, gravity=0.0, **start)
    (touch,) = second_touches(motion)
    r, angle = (
        x.ravel() for x in np.meshgrid(np.linspace(0, 0.5, 300), np.linspace(0, 2 * np.pi, 600))
    )
    face = np.array([r * np.cos(angle), r * np.sin(angle), 0 * r])
    gap = lambda t: lowest_of(
        face, motion, wheel, t, lambda x, y, z: z - knob(x, y, t), contact.point, 0.2
    )
    assert touch.time == pytest.approx(brentq(gap, 0.1, 1.0, xtol=1e-7), abs=1e-4)


# --- other surfaces -------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_valley_that_moves_with_its_frame():
    place = td.vector([0.5 * td.sin(3 * td.t), 0, 0.2 * td.t])
    motion, contact = motion_of(
        ball(1.0), valley(position=place), 0.7, at=(1.5, 0), omega=(0, 0, 0)
    )
    (touch,) = second_touches(motion)
    height = lambda x, t: (x - 0.5 * np.sin(3 * t)) ** 2 + 0.2 * t
    gap = lambda t: outside(motion, contact, t, 1.0, height)
    assert touch.time == pytest.approx(first_zero(gap, 0.01, 0.7), abs=1e-8)
    x, _, z = touch.place  # a touch counts from a millionth of the ball's width on, which is 2 m
    assert z == pytest.approx(height(x, touch.time), abs=2e-6)


@pytest.mark.slow
def test_a_valley_that_closes_in_on_a_ball_at_rest():
    """f depends on t: z = x^2 (0.3 + 0.3 t); the ball hangs on a wall and is touched by the other."""
    closing = td.Surface(lambda x, y, z, t: z - x**2 * (0.3 + 0.3 * t), name="valley")
    motion, contact = motion_of(ball(1.0), closing, 1.25, at=(0.9, 0), omega=(0, 0, 0))
    assert motion.finished
    (touch,) = second_touches(motion)
    height = lambda x, t: x**2 * (0.3 + 0.3 * t)
    gap = lambda t: outside(motion, contact, t, 1.0, height)
    assert touch.time == pytest.approx(first_zero(gap, 0.5, 1.25), abs=1e-7)


def test_where_a_surface_is_not_defined_nothing_is_touched():
    """The other wall is missing: its logarithm is not a number for x < 0."""
    half = td.Surface(lambda x, y, z: z - td.exp(2 * td.log(x)), name="valley")
    motion, _ = motion_of(ball(1.0), half, 0.7, at=(1.5, 0), omega=(0, 0, 0))
    assert motion.finished
    assert second_touches(motion) == []


def test_two_contacts_with_one_surface_are_no_second_touch_of_each_other():
    """A ball slides along a groove that it touches on both sides, at x = +-sqrt(3/4)."""
    body, groove, a = ball(1.0), valley(), np.sqrt(0.75)
    left, right = td.Sliding(body, groove, name="left"), td.Sliding(body, groove, name="right")
    system = td.System(
        bodies=[body], constraints=[left, right], forces=[td.Gravity((0.0, 1.0, -9.81))]
    )
    start = {
        body.x: 0.0, body.y: 0.0, body.velocity[1]: 0.3, body.quaternion: (1, 0, 0, 0),
        left.geometry.location[0]: -a, right.geometry.location[0]: a,
        body.omega[0]: 0.2, body.omega[1]: 0, body.omega[2]: 0,
    }  # fmt: skip
    motion = system.simulate(until=3.0, start=start)
    assert motion.at(3.0)[right.point][0][0] - motion.at(3.0)[left.point][0][0] == pytest.approx(
        2 * a
    )
    assert second_touches(motion) == []


@pytest.mark.slow
def test_a_stored_motion_has_the_same_second_touches(tmp_path):
    for body, start in (
        (ball(1.0), {"at": (1.5, 0)}),
        (td.Disc("disc", radius=1.0, mass=1.0), {"at": (1.5, 0, 2.25), "quaternion": UPRIGHT}),
        (solid_egg(), {"at": (1.5, 0)}),
    ):
        motion, _ = motion_of(body, valley(), 0.78, omega=(0, -0.1, 0), **start)
        path = tmp_path / f"{body.name}.npz"
        motion.save(path)
        (touch,), (same,) = second_touches(motion), second_touches(td.load(path))
        assert str(touch) == str(same)
        assert touch.depth == pytest.approx(same.depth, rel=1e-9)


# --- no false alarms -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    ["sphere-uniform", "sphere-halves", "moving-parabola-Ia", "ball-in-cylinder", "wheelset", "two-balls",
     "rattleback", "rolling-disc", "chaplygin-ball"],
)  # fmt: skip
@pytest.mark.slow
def test_the_gallery_has_no_second_touches(name):
    assert second_touches(entry(name).simulate()) == []


# --- boundaries ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "shape",
    [
        td.Sphere("s", radius=0.3, halves=(1000, 3000)),
        td.Ellipsoid("e", (3, 2, 1), mass=1),
        td.Ring("r", radius=1.0, section=0.2, mass=1),
        td.Cylinder("c", radius=0.5, length=2.0, mass=1),
        td.Compound(
            "b",
            [
                (td.Ellipsoid("e", (3, 2, 1), mass=1), (0.1, 0.2, 0), (0.8, 0.6, 0, 0)),
                (td.Sphere("s", radius=0.3, mass=5), (0, 1, 1)),
            ],
            outer=0,
        ),
    ],
    ids=lambda shape: shape.kind,
)
@pytest.mark.slow
def test_points_of_a_boundary_are_on_it_and_stay_when_retracted(shape):
    found = boundary_of(shape.outline)
    moved = found.retract(found.u + 0.01 * np.sin(np.arange(found.u.size)).reshape(found.u.shape))
    for u in (found.u, found.retract(found.u), moved):
        points = found.centre[:, None] + found.axes @ u
        values = [float(shape.surface_function(p)) for p in points.T]
        assert np.abs(values).max() < 1e-12 * np.abs(points).max()
    assert np.abs(moved - found.u).max() < 0.1


def test_rays_find_both_ends_of_a_solid_and_leave_out_what_is_above_its_top():
    bowl = td.Solid("bowl", mass=1, inertia=(2, 3, 3), surface="x^2/4 + y^2 + z^2/9 - 1", top=0.5)
    found = boundary_by_rays(bowl, 1.0)
    p = found.centre[:, None] + found.axes @ found.u
    assert np.allclose(p[0] ** 2 / 4 + p[1] ** 2 + p[2] ** 2 / 9, 1, atol=1e-12)
    assert p[2].max() <= 0.5
    assert p[2].min() < -2.9
