"""Random rigid bodies: joints in trees and closed loops, redundant ones too; and bodies that roll."""

from __future__ import annotations

import dataclasses

import numpy as np

from fuzz.draw import nonzero, number, times
from fuzz.expressions import E, as_e, call, point, q, t, total, v
from fuzz.fit import AtStart, Rng
from fuzz.solve import Unjudged
from fuzz.systems import Body, Constraint, Description, PointForce, Rolling, Spring
from fuzz.vectors import matrix_times, rotation, transposed

Three = tuple[float, float, float]


def three(x: object) -> Three:
    a, b, c = (float(c) for c in x)  # type: ignore[attr-defined]
    return a, b, c


def turn(rng: Rng) -> tuple[float, float, float, float]:
    u = rng.normal(size=4)
    a, b, c, d = (float(x) for x in u / np.linalg.norm(u))
    return a, b, c, d


def body(rng: Rng, size: float = 1.0, mass: float = 1.0) -> Body:
    """Moments that a real body has: of a box of point masses, and a little more."""
    m, sides = number(rng, 0.3, 3.0) * mass, rng.uniform(0.15, 0.8, 3) * size
    squares = sides**2
    J = [float(np.round(m / size**2 * (squares.sum() - s) / 12, 6) * size**2) for s in squares]
    u = rng.uniform(-2, 2, 3)
    return Body(
        m, three(J), three(rng.uniform(-0.6, 0.6, 3) * size), turn(rng),
        three(rng.uniform(-1, 1, 3) * size), three(u),
    )  # fmt: skip


def own(b: Body, place: np.ndarray) -> Three:
    """A place of the world in a body's axes, from its centre of mass."""
    R = rotation(b.quaternion)
    return three(matrix_times(transposed(R), place - np.array(b.position)))


def joint(rng: Rng, kind: str, bodies: list[Body], a: int, b: int, size: float) -> Constraint:
    """A joint of bodies a and b where they are: at a random place near both."""
    first = np.array(bodies[a].position)
    second = np.array(bodies[b].position) if b >= 0 else rng.uniform(-0.3, 0.3, 3) * size
    place = (first + second) / 2 + rng.uniform(-0.3, 0.3, 3) * size
    axis = rng.normal(size=3)
    axis /= np.linalg.norm(axis)
    at_b = own(bodies[b], place) if b >= 0 else three(place)

    def turned(k: int, d: np.ndarray) -> Three:
        return (
            three(matrix_times(transposed(rotation(bodies[k].quaternion)), d))
            if k >= 0
            else three(d)
        )

    made = Constraint(kind, a=a, b=b, at_a=own(bodies[a], place), at_b=at_b)
    if kind == "hinge":
        return dataclasses.replace(made, axis_a=turned(a, axis), axis_b=turned(b, axis))
    if kind == "distance":
        apart = place + (0.3 + 0.5 * rng.random()) * size * axis
        far = own(bodies[b], apart) if b >= 0 else three(apart)
        return dataclasses.replace(made, at_b=far, length=float(np.linalg.norm(apart - place)))
    return made


def linked(rng: Rng, count: int, size: float, mass: float) -> tuple[list[Body], list[Constraint]]:
    """Bodies in a tree of joints."""
    bodies = [body(rng, size, mass) for _ in range(count)]
    joints = []
    for k in range(count):
        other = int(rng.integers(-1, k)) if k else -1
        kind = str(rng.choice(["ball", "ball", "hinge", "distance"]))
        joints.append(joint(rng, kind, bodies, k, other, size))
    return bodies, joints


def loads(rng: Rng, count: int, size: float, force: float) -> tuple[list[Spring], list[PointForce]]:
    """Springs, dampers and drives between points of bodies."""
    springs, pushes = [], []

    def place(k: int) -> tuple[E, E, E]:
        return point(k, three(rng.uniform(-0.3, 0.3, 3) * size + (2.0 * size if k < 0 else 0.0)))

    for _ in range(int(rng.integers(0, 3))):
        a, b = int(rng.integers(count)), int(rng.integers(-1, count))
        if a != b:
            k = number(rng, 1.0, 30.0) * force / size
            springs.append(
                Spring(
                    place(a),
                    place(b),
                    k,
                    number(rng, 0.1, 0.6) * size,
                    number(rng, 0.0, 0.5) * force / size,
                )
            )
    if rng.random() < 0.4:
        at = place(int(rng.integers(count)))
        w = number(rng, 1.0, 8.0)
        pushes.append(
            PointForce(
                tuple(number(rng, -3, 3) * force * call("sin", w * t + k) for k in range(3)), at
            )
        )
    return springs, pushes


def fitted(there: AtStart) -> Description:
    """Velocities of the bodies that the joints allow, nearest to those drawn."""
    d, U = there.d, there.fitted_velocities()
    n = d.coordinates
    moved = tuple(
        dataclasses.replace(
            b,
            velocity=three(U[n + 6 * k : n + 6 * k + 3]),
            omega=three(U[n + 6 * k + 3 : n + 6 * k + 6]),
        )
        for k, b in enumerate(d.bodies)
    )
    return dataclasses.replace(d, bodies=moved, v0=tuple(float(x) for x in U[:n]))


def bodies(
    rng: Rng, seed: int, kind: str = "bodies", size: float = 1.0, mass: float = 1.0
) -> Description:
    """A tree of one to three bodies, sometimes closed to a loop, sometimes with a joint that says nothing new."""
    for _ in range(50):
        count = int(rng.integers(1, 4))
        parts, joints = linked(rng, count, size, mass)
        if (
            rng.random() < 0.3
        ):  # once more the same joint, or a rod between two points that are held already
            again = joints[int(rng.integers(len(joints)))]
            if again.kind == "hinge" and rng.random() < 0.5:
                along = 0.3 * size * np.array(again.axis_a), 0.3 * size * np.array(again.axis_b)
                again = dataclasses.replace(
                    again,
                    kind="ball",
                    at_a=three(along[0] + again.at_a),
                    at_b=three(along[1] + again.at_b),
                )
            joints.append(again)
        elif count > 1 and rng.random() < 0.5:  # a loop
            joints.append(
                joint(rng, str(rng.choice(["distance", "ball"])), parts, count - 1, -1, size)
            )
        springs, pushes = loads(rng, count, size, mass * size)
        until = number(rng, 0.3, 0.6)
        d = Description(
            kind, seed, bodies=tuple(parts), gravity=(0.0, 0.0, -9.81 * size), springs=tuple(springs),
            point_forces=tuple(pushes), constraints=tuple(joints), until=until, times=times(rng, until),
        )  # fmt: skip
        there = AtStart(d)
        if there.well_linked(size):
            return fitted(there)
    raise Unjudged("no well-posed system drawn")


def body_units(rng: Rng, seed: int) -> Description:
    """The same in millimetres or kilometres, grams or tonnes."""
    size, mass = float(rng.choice([1e3, 1e-3, 1.0])), float(rng.choice([1e3, 1e-3, 1.0]))
    return bodies(rng, seed, "body-units", size, mass)


# --- rolling -------------------------------------------------------------------------------------------
def hills(rng: Rng) -> E:
    """A height of gentle hills, so that a ball of 0.2 m fits anywhere."""
    x, y = q(0), q(1)
    terms = [number(rng, -0.3, 0.3) * x, number(rng, -0.3, 0.3) * y]
    for _ in range(int(rng.integers(0, 3))):
        c, k, l = number(rng, -0.2, 0.2), number(rng, 0.5, 2.0), number(rng, -2.0, 2.0)
        name = str(rng.choice(["sin", "cos"]))
        terms.append(c * call(name, k * x + l * y))
    if rng.random() < 0.4:
        terms.append(number(rng, -0.3, 0.3) * x * y + number(rng, -0.3, 0.3) * x**2)
    return total(terms)


def moved(rng: Rng) -> tuple[tuple[E, E, E] | None, E | None]:
    """A frame that shakes or turns, and is where the world is at t = 0."""
    shift = turned = None
    if rng.random() < 0.4:
        a, b, c = (
            number(rng, -0.1, 0.1) * call("sin", number(rng, 1.0, 6.0) * t) for _ in range(3)
        )
        shift = (a, b, c)
    if rng.random() < 0.4:
        turned = number(rng, -2.0, 2.0) * t + number(rng, -0.5, 0.5) * t**2
    return shift, turned


def rolling(rng: Rng, seed: int) -> Description:
    """A sphere on hills, or a disc or an ellipsoid on a plane; the ground may move."""
    shape = str(rng.choice(["sphere", "sphere", "disc", "ellipsoid"]))
    shift, turned = moved(rng)
    u = turn(rng)
    halves = omega = None
    if shape == "sphere":
        sizes: tuple[float, ...] = (number(rng, 0.05, 0.2),)
        height = hills(rng)
        if rng.random() < 0.6:
            halves = (number(rng, 500, 5000), number(rng, 500, 5000))
    else:
        height = number(rng, -0.3, 0.3) * q(0) + number(rng, -0.3, 0.3) * q(1)
        omega = three(rng.uniform(-4, 4, 3))
        if shape == "disc":
            sizes = (number(rng, 0.05, 0.3),)
            lean = number(rng, 0.5, 1.2)  # from flat to upright, about x, then turned about z
            u = _upright(lean, number(rng, -3, 3))
        else:
            sizes = tuple(number(rng, 0.06, 0.2) for _ in range(3))
    until = number(rng, 0.3, 0.8)
    roll = Rolling(
        shape, sizes, height, (number(rng), number(rng)), halves, shift, turned,
        number(rng, -4, 4), (number(rng, -0.6, 0.6), number(rng, -0.6, 0.6)), omega,
    )  # fmt: skip
    one = Body(number(rng, 0.2, 3.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), u)
    return Description(
        "rolling",
        seed,
        bodies=(one,),
        gravity=(0.0, 0.0, -9.81),
        rolling=roll,
        until=until,
        times=times(rng, until),
    )


def _upright(lean: float, heading: float) -> tuple[float, float, float, float]:
    c, s = np.cos(lean / 2), np.sin(lean / 2)
    a, b = np.cos(heading / 2), np.sin(heading / 2)
    return float(a * c), float(a * s), float(b * s), float(b * c)  # about z after about x


# --- mixtures ------------------------------------------------------------------------------------------
def mixture(rng: Rng, seed: int) -> Description:
    """Coordinates and bodies in one system: a body hangs on a cart, or is driven; knife edges; moving rods."""
    for _ in range(50):
        count = int(rng.integers(1, 3))
        parts, joints = linked(rng, count, 1.0, 1.0)
        joints = joints[1:]  # the first body is held by the cart instead
        cart = [number(rng, -0.5, 0.5) for _ in range(2)]
        tip = three(rng.uniform(-0.3, 0.3, 3))
        held = point(0, tip)
        place = np.array(parts[0].position) + matrix_times(rotation(parts[0].quaternion), tip)
        rows = [
            held[0] - q(0) - float(place[0] - cart[0]),
            held[1] - q(1) - float(place[1] - cart[1]),
        ]
        constraints = [Constraint("holonomic", tuple(rows)), *joints]
        if rng.random() < 0.5:
            constraints.append(
                Constraint(
                    "holonomic",
                    (held[2] - float(place[2]) - number(rng, -0.2, 0.2) * call("sin", 3.0 * t),),
                )
            )
        if rng.random() < 0.5:  # a blade in the cart's plane, turned by the body
            edge = [E("turned", (0, (1.0, 0.0, 0.0), k)) for k in range(2)]
            constraints.append(Constraint("nonholonomic", (v(0) * edge[1] - v(1) * edge[0],)))
        T = 0.5 * number(rng, 0.5, 2.0) * v(0) ** 2 + 0.5 * number(rng, 0.5, 2.0) * v(1) ** 2
        V = 0.5 * number(rng, 1.0, 10.0) * q(0) ** 2 + as_e(0.0) * q(1)
        springs, pushes = loads(rng, count, 1.0, 1.0)
        until = number(rng, 0.3, 0.5)
        d = Description(
            "mixture", seed, 2, T, V, bodies=tuple(parts), gravity=(0.0, 0.0, -9.81), springs=tuple(springs),
            point_forces=tuple(pushes), constraints=tuple(constraints), 
            generalized=((1, -(nonzero(rng, 0.1, 0.5) * q(1))),),
            q0=tuple(cart), v0=(number(rng), number(rng)), until=until, times=times(rng, until),
        )  # fmt: skip
        there = AtStart(d)
        if there.well_linked():
            return fitted(there)
    raise Unjudged("no well-posed system drawn")
