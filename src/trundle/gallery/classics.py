"""Classics of rolling that the field knows, each with something exact to hold it against.

    chaplygin_ball         a balanced, unequal ball on a plane: its angular momentum about the contact is kept
    ball_in_cylinder       a ball in a vertical cylinder goes up and down instead of falling out
    two_balls              a ball on a ball on a plane; or two equal balls alone in space
    wheelset               two wheels on an axle, on any road z = h(x, y)
    thread_over_pulley     seed 004, Remark 2.1: one constraint that acts on three bodies

The closed forms are beside the examples: `cylinder_height`, `balls_in_space_axis`, `wheelset_on_incline`,
`atwood_acceleration`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

import trundle as td
from trundle.constraints.compound import Compound
from trundle.scenario import Scenario

GRAVITY = 9.81
BALL = 2 / 5  # moment of inertia of a uniform ball, in m r^2


# --- Chaplygin's ball -------------------------------------------------------------------------------
def chaplygin_ball(
    omega: tuple[float, float, float] = (1.0, 8.0, 3.0), radius: float = 0.1, g: float = GRAVITY
) -> Scenario:
    """A ball with three different moments of inertia and its centre of mass in the middle, on a plane.

    A thin shell with three pairs of small lead balls inside. Gravity passes through the contact, whose velocity is
    that of the centre, so the angular momentum about the contact,

        K = J omega + m r n x (omega x r n),

    is a constant vector (Chaplygin 1903): with the energy and |n| = 1, enough to integrate the motion.

    omega  angular velocity at the start, rad/s, world axes

    >>> example = chaplygin_ball()
    >>> K = example.simulate(until=1.0)[example["momentum"]]
    >>> bool(abs(K - K[0]).max() < 1e-9 * abs(K[0]).max())
    True
    """
    shell = td.Sphere("shell", radius=radius, mass=0.5, shell=True)
    inside: list[tuple[td.Sphere, tuple[float, float, float]]] = []
    for k, mass in enumerate((0.05, 0.15, 0.4)):
        lead = td.Sphere(f"lead_{k}", radius=radius / 8, mass=mass)
        for side in (-1.0, 1.0):
            place = [0.0, 0.0, 0.0]
            place[k] = side * 0.7 * radius
            inside.append((lead, (place[0], place[1], place[2])))
    ball = td.Compound("ball", [(shell, (0, 0, 0)), *inside], outer=0)
    contact = td.Rolling(ball, td.Surface.plane(name="ground"))
    arm = ball.position - contact.point
    spin = ball.rotation @ (ball.inertia @ ball.omega_body)
    momentum = spin + ball.mass * td.cross(arm, ball.velocity)
    return Scenario(
        title="Chaplygin's ball on a plane",
        citation="Chaplygin (1903), On a ball's rolling on a horizontal plane",
        system=td.System(
            name="Chaplygin ball",
            bodies=[ball],
            constraints=[contact],
            forces=[td.Gravity(g)],
        ),
        start=contact.start(at=(0, 0), omega=omega),
        until=10.0,
        symbols={
            "ball": ball,
            "contact": contact,
            "momentum": momentum,
        },
        view=td.View(
            plots={
                "angular velocity (rad/s)": ball.omega,
                "angular momentum about the contact (kg m2/s)": momentum,
            },
            follow="ball",
        ),
    )


# --- the ball that does not fall out --------------------------------------------------------------------
def ball_in_cylinder(
    speed: float = 2.0,
    spin: float = 0.0,
    radius: float = 0.02,
    cylinder: float = 0.1,
    g: float = GRAVITY,
) -> Scenario:
    """A uniform ball rolling inside a vertical cylinder: it sinks, comes back up, and never falls out.

    The centre goes round at the constant rate Omega = speed/(cylinder - radius), and

        z'' = -(2/7) Omega^2 (z - z0) + (2/7) Omega r spin - (5/7) g:

    the height is a harmonic oscillation, sqrt(2/7) as fast as the revolution (Neimark and Fufaev 1972). The
    golfer's ball that comes out of the hole again.

    speed, spin       of the centre, horizontal, m/s; about the normal (which points to the axis), rad/s
    radius, cylinder  of the ball and of the cylinder, m

    >>> example = ball_in_cylinder()
    >>> z = example.simulate()[example["ball"].position[2]]
    >>> f"{z.min():.4f} {z.max():.4f}"
    '-0.0785 0.0000'
    """
    ball = td.Sphere("ball", radius=radius, mass=0.05)
    wall = td.Surface.cylinder(cylinder, inside=True, name="cylinder")
    contact = td.Rolling(ball, wall)
    return Scenario(
        title="Ball in a vertical cylinder",
        citation="Neimark & Fufaev (1972), Dynamics of Nonholonomic Systems, chapter III",
        system=td.System(
            name="ball in a cylinder",
            bodies=[ball],
            constraints=[contact],
            forces=[td.Gravity(g)],
        ),
        start=contact.start(at=(cylinder, 0.0, 0.0), velocity=(0.0, speed, 0.0), spin=spin),
        until=2.0,
        symbols={"ball": ball, "contact": contact, "wall": wall},
        view=td.View(plots={"height (m)": ball.position[2]}),
    )


def cylinder_height(
    t: np.ndarray,
    speed: float = 2.0,
    spin: float = 0.0,
    radius: float = 0.02,
    cylinder: float = 0.1,
    g: float = GRAVITY,
) -> np.ndarray:
    """z(t) of the ball in the cylinder that starts level at z = 0 (m)."""
    rate = speed / (cylinder - radius)
    share = BALL / (1 + BALL)  # 2/7
    middle = (share * rate * radius * spin - (1 - share) * g) / (share * rate**2)
    return np.asarray(middle * (1 - np.cos(np.sqrt(share) * rate * t)))


# --- two balls ------------------------------------------------------------------------------------------
def two_balls(
    tilt: float = 0.05,
    lower: float = 0.2,
    upper: float = 0.1,
    masses: tuple[float, float] = (2.0, 1.0),
    g: float = GRAVITY,
) -> Scenario:
    """A ball balanced on a ball that rolls on a plane, released at rest with the line of centres tilted (rad).

    The lower ball rolls away from under the upper one. Nobody holds the balls together but the constraint: the audit
    says when the upper one would lose contact.

    lower, upper  radii, m

    >>> two_balls().simulate(until=0.3).audit["upper on lower"].lifts_at is None
    True
    """
    first = td.Sphere("lower", radius=lower, mass=masses[0])
    second = td.Sphere("upper", radius=upper, mass=masses[1])
    floor = td.Rolling(first, td.Surface.plane(name="ground"))
    between = td.Rolling(second, first)
    place = (lower * math.sin(tilt), 0.0, lower + lower * math.cos(tilt))
    return Scenario(
        title="A ball on a ball on a plane",
        citation="a classic; compare Routh (1905), Advanced Dynamics, chapter V",
        system=td.System(
            name="two balls",
            bodies=[first, second],
            constraints=[floor, between],
            forces=[td.Gravity(g)],
        ),
        start={
            **floor.start(at=(0, 0), omega=(0, 0, 0)),
            **between.start(at=place, omega=(0, 0, 0)),
        },
        until=0.7,
        symbols={"lower": first, "upper": second, "floor": floor, "between": between},
        view=td.View(
            plots={"x of the centres (m)": {b.name: b.position[0] for b in (first, second)}}
        ),
    )


def two_balls_in_space(
    omega_a: tuple[float, float, float] = (1.0, 2.0, -0.5),
    omega_b: tuple[float, float, float] = (0.4, -1.0, 2.5),
    radius: float = 0.1,
) -> Scenario:
    """Two equal uniform balls that roll on each other, alone in space, their common centre at rest.

    With w the mean of their angular velocities, n' = w x n and w.n is kept; the line of centres n turns about the
    angular momentum at a constant rate: n' = K x n/(J + m r^2), K = (J + m r^2) w - m r^2 (w.n) n.

    >>> example = two_balls_in_space()
    >>> example.simulate(until=1.0).status
    'reached t = 1 s'
    """
    a = td.Sphere("a", radius=radius, mass=1.0)
    b = td.Sphere("b", radius=radius, mass=1.0)
    contact = td.Rolling(b, a)
    return Scenario(
        title="Two equal balls rolling on each other in space",
        citation="a classic, after Euler's symmetric top",
        system=td.System(name="two balls in space", bodies=[a, b], constraints=[contact]),
        start={
            a.position: (-radius, 0, 0),
            a.quaternion: (1, 0, 0, 0),
            a.omega: omega_a,
            a.velocity + b.velocity: (0, 0, 0),
            **contact.start(at=(0.0, 0.0, 0.0), omega=omega_b),
        },
        until=20.0,
        symbols={"a": a, "b": b, "contact": contact},
        view=td.View(plots={"direction from a to b": contact.normal}),
    )


def balls_in_space_axis(
    t: np.ndarray,
    omega_a: tuple[float, float, float] = (1.0, 2.0, -0.5),
    omega_b: tuple[float, float, float] = (0.4, -1.0, 2.5),
) -> np.ndarray:
    """n(t) of two_balls_in_space, (len(t), 3), from a to b; n(0) is along x."""
    n, w = np.array([1.0, 0.0, 0.0]), (np.array(omega_a) + np.array(omega_b)) / 2
    turn = w - (w @ n) * n / (1 + BALL)  # K/(J + m r^2)
    rate = float(np.linalg.norm(turn))
    axis = turn / rate
    c, s = np.cos(rate * t)[:, None], np.sin(rate * t)[:, None]
    return np.asarray(c * n + s * np.cross(axis, n) + (1 - c) * (axis @ n) * axis)


# --- wheels on a road -------------------------------------------------------------------------------------
Road = Callable[[td.Expression, td.Expression], Any]

WHEEL, AXLE, TRACK = 0.3, 0.08, 1.2  # m: radii of wheels and axle, length of the axle
WHEEL_MASS, AXLE_MASS = 5.0, 8.0


def bumpy_road(x: td.Expression, y: td.Expression) -> td.Expression:
    """A road that goes down to +x over shallow bumps, m."""
    return -0.05 * x + 0.03 * td.sin(1.5 * x) * td.cos(y)


def wheelset(
    road: Road = bumpy_road, speed: float = 2.0, turn: float = 0.3, g: float = GRAVITY
) -> Scenario:
    """Two wheels on an axle, each free to turn on it, on the road z = h(x, y).

    Both rims stay on the road and grip it lengthwise. Sideways, two wheels on one stiff axle cannot both grip a road
    that is not flat (they scrub, as real ones do), so it is their mean that does not slip; on a plane that is no slip
    at both. The wheelset starts astride of the origin with its axle along y, where the road must be level across.

    road         h(x, y), m
    speed, turn  x velocity of the axle's middle (m/s) and its rate of turn about the vertical (rad/s)

    >>> ranks = wheelset().system.report().ranks
    >>> ranks.n, ranks.rank_A  # three freedoms: two wheels, and the axle about itself
    (23, 20)
    """
    axle = td.Cylinder("axle", radius=AXLE, length=TRACK, mass=AXLE_MASS)
    ground = td.Surface.height(road, name="road")
    axis = axle.rotation @ (0, 0, 1)  # to the left: everything turns about body z
    wheels, hinges, contacts, grips = [], [], [], []
    for name, side in (("left", 1.0), ("right", -1.0)):
        wheel = td.Disc(name, radius=WHEEL, mass=WHEEL_MASS)
        end = (0.0, 0.0, side * TRACK / 2)
        contact = td.Sliding(wheel, ground)
        forward = td.cross(axis, contact.normal)
        wheels.append(wheel)
        contacts.append(contact)
        hinges.append(td.Hinge(wheel, axle, axis_a=(0, 0, 1), axis_b=(0, 0, 1), at_b=end))
        grips.append(td.Nonholonomic(contact.slip @ forward, name=f"{name} grips"))
    left, right = contacts
    across = td.Nonholonomic((left.slip + right.slip) @ axis, name="no slip across")
    upright = td.quaternion_about((1, 0, 0), -np.pi / 2)  # body z along +y
    start: dict[td.Expression, Any] = {body.quaternion: upright for body in (axle, *wheels)}
    start.update({axle.position[0]: 0, axle.position[1]: 0})
    start.update({axle.velocity[0]: speed, axle.omega[2]: turn, axle.omega @ axis: 0})
    return Scenario(
        title="A wheelset on a road",
        citation="a classic; on an inclined plane, the knife edge of Neimark & Fufaev (1972)",
        system=td.System(
            name="wheelset",
            bodies=[axle, *wheels],
            constraints=[*hinges, *contacts, *grips, across],
            forces=[td.Gravity(g)],
        ),
        start=start,
        until=4.0,
        symbols={
            "axle": axle,
            "wheels": wheels,
            "contacts": contacts,
            "hinges": hinges,
            "grips": grips,
            "across": across,
        },
        view=td.View(
            plots={
                "middle of the axle (m)": axle.position,
                "turning of the wheels (rad/s)": {w.name: w.omega_body[2] for w in wheels},
            },
            follow="axle",
        ),
    )


def wheelset_on_incline(
    t: np.ndarray, alpha: float, speed: float = 2.0, turn: float = 0.3, g: float = GRAVITY
) -> np.ndarray:
    """Way down the slope and way across (len(t), 2), m, of the axle's middle on the road z = -x tan(alpha).

    The heading turns at a constant rate w and the forward speed is u0 + (a/w) sin(w t), a the acceleration straight
    down: a cycloid that drifts across the slope, not down it, though the slope pulls down.
    """
    mass = AXLE_MASS + 2 * WHEEL_MASS
    a = g * np.sin(alpha) * mass / (mass + WHEEL_MASS)  # a disc's turning adds half its mass
    w, u0 = turn / np.cos(alpha), speed / np.cos(alpha)
    down = u0 * np.sin(w * t) / w + a * np.sin(w * t) ** 2 / (2 * w**2)
    across = u0 * (1 - np.cos(w * t)) / w + a * (2 * w * t - np.sin(2 * w * t)) / (4 * w**2)
    return np.column_stack([down, across])


# --- a thread over a pulley -----------------------------------------------------------------------------------
class Thread(Compound):
    """An inextensible, massless thread from a, over a pulley that it grips, to b: one constraint, three bodies.

    The forces on a and b are not opposite, as Eq. 2.1 of seed 004 wants of a simple constraint (Remark 2.1); the
    pulley feels the rest. With s_a, s_b the lengths from the top of the pulley to either end,

        s_a + s_b = length,    s_b' = r omega.y

    a, b    particles in the plane y = 0 through the pulley's middle, a on the left (-x), b on the right
    pulley  a disc that turns about the world's y axis
    length  m
    """

    def __init__(
        self, a: td.Particle, b: td.Particle, pulley: td.Disc, length: float, name: str = "thread"
    ) -> None:
        r = pulley.radius
        (self.arc_a, straight_a), (self.arc_b, straight_b) = (
            from_top(p, pulley, side) for p, side in ((a, -1.0), (b, 1.0))
        )
        self.s_a, self.s_b = r * self.arc_a + straight_a, r * self.arc_b + straight_b
        taken = pulley.radius * pulley.omega[1]
        super().__init__(
            name,
            [
                td.Holonomic(self.s_a + self.s_b - length, name=f"{name}: length"),
                td.Nonholonomic(self.s_b.dot - taken, name=f"{name}: grip"),
            ],
        )


def from_top(end: td.Particle, pulley: td.Disc, side: float) -> tuple[td.Expression, td.Expression]:
    """A taut thread from the top of a pulley to its end: the angle of its arc (rad), and its tangent (m)."""
    d = end.position - pulley.position
    r, out, down = pulley.radius, side * d[0], -d[2]
    straight = td.sqrt(out**2 + down**2 - r**2)
    arc = np.pi / 2 + td.atan2(down, out) - td.atan2(straight, r)
    return arc, straight


def thread_over_pulley(
    masses: tuple[float, float] = (1.0, 1.5),
    pulley_mass: float = 0.8,
    push: float = 0.0,
    g: float = GRAVITY,
) -> Scenario:
    """Atwood's machine with a real pulley; pushed sideways, the left load swings.

    masses       of the loads on the left and on the right, kg
    pulley_mass  of the pulley, a uniform disc of radius 0.1 m
    push         horizontal speed of the left load at the start, m/s

    >>> example = thread_over_pulley()
    >>> motion = example.simulate(samples=3)
    >>> force = motion.wrench(example["thread"], on=example["right"]).force[0]  # N: 1.5 (9.81 - a)
    >>> [float(round(x, 6)) for x in force]
    [0.0, 0.0, 12.177931]
    """
    r, hang = 0.1, 1.0
    pulley = td.Disc("pulley", radius=r, mass=pulley_mass)
    left, right = td.Particle("left", mass=masses[0]), td.Particle("right", mass=masses[1])
    thread = Thread(left, right, pulley, length=2 * hang + np.pi * r)
    bearing = td.Hinge(pulley, None, axis_a=(0, 0, 1), axis_b=(0, 1, 0), name="bearing")
    plane = td.Holonomic(td.vector([left.position[1], right.position[1]]), name="plane")
    return Scenario(
        title="A thread over a pulley",
        citation="Kossenko & Stavrovskaja (2003), Remark 2.1; Atwood (1784)",
        system=td.System(
            name="thread over a pulley",
            bodies=[left, right, pulley],
            constraints=[thread, bearing, plane],
            forces=[td.Gravity(g)],
        ),
        start={
            pulley.quaternion: td.quaternion_about((1, 0, 0), -np.pi / 2),  # body z along +y
            left.position: (-r, 0, -hang),
            right.position: (r, 0, -hang),
            left.velocity: (push, 0, 0),
            right.velocity[0]: 0,
        },
        until=0.8,
        symbols={
            "left": left,
            "right": right,
            "pulley": pulley,
            "thread": thread,
            "bearing": bearing,
        },
        view=td.View(
            sizes={"left": 0.031, "right": 0.036},  # of iron
            lines={"thread": [left.position, *_over_the_top(thread, r), right.position]},
            plots={
                "height of the loads (m)": {b.name: b.position[2] for b in (left, right)},
                "turning of the pulley (rad/s)": pulley.omega[1],
            },
        ),
    )


def _over_the_top(thread: Thread, radius: float) -> list[td.Expression]:
    """Places on a pulley at the origin, from where the thread comes to it on the left to where it leaves."""
    angles = [(k * thread.arc_b - (12 - k) * thread.arc_a) / 12 for k in range(13)]
    return [td.vector([radius * td.sin(x), 0, radius * td.cos(x)]) for x in angles]


def atwood_acceleration(
    masses: tuple[float, float] = (1.0, 1.5), pulley_mass: float = 0.8, g: float = GRAVITY
) -> float:
    """Upward acceleration of the left load, m/s2: (m2 - m1) g/(m1 + m2 + J/r^2), J = m r^2/2."""
    return (masses[1] - masses[0]) * g / (masses[0] + masses[1] + pulley_mass / 2)
