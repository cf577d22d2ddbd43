"""A system as plain data: what is drawn at random, printed with a failure, and translated twice."""

from __future__ import annotations

from dataclasses import dataclass, field

from fuzz.expressions import E, as_e

Three = tuple[float, float, float]


@dataclass(frozen=True)
class Body:
    """A rigid body and its start: principal moments, pose (quaternion scalar first), velocities in world axes."""

    mass: float
    inertia: Three
    position: Three
    quaternion: tuple[float, float, float, float]
    velocity: Three = (0.0, 0.0, 0.0)
    omega: Three = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Constraint:
    """rows of residuals, or a joint.

    kind      holonomic, nonholonomic, prescribed (rows[0] = value(t)), ball, hinge, weld, distance; rod: a distance
              between particles a and b, or at_b in the world
    a, b      bodies of a joint, -1 for the world; at_a, at_b in their axes; axis_a, axis_b of a hinge
    normal    normal force for a multiplier of one, where friction acts on the row
    """

    kind: str
    rows: tuple[E, ...] = ()
    value: E = field(default_factory=lambda: as_e(0.0))
    a: int = -1
    b: int = -1
    at_a: Three = (0.0, 0.0, 0.0)
    at_b: Three = (0.0, 0.0, 0.0)
    axis_a: Three = (0.0, 0.0, 1.0)
    axis_b: Three = (0.0, 0.0, 1.0)
    length: float = 0.0
    normal: E | None = None


@dataclass(frozen=True)
class Spring:
    """Between two points, or along one formula (then b is empty); a damper has a coefficient, a spring a stiffness."""

    a: tuple[E, ...]
    b: tuple[E, ...]
    stiffness: float = 0.0
    length: float = 0.0
    coefficient: float = 0.0


@dataclass(frozen=True)
class PointForce:
    force: tuple[E, ...]
    at: tuple[E, ...]


@dataclass(frozen=True)
class Friction:
    """Coulomb friction on constraint number `on`, against the velocity s (its components).

    at      the point that slides, which is all that trundle is told of s; on_what   velocity of what it slides on
    plain   trundle is not even told the point: it finds it for a particle on a still curve
    """

    on: int
    mu: float
    static: float
    thrust: str
    velocity: tuple[E, ...]
    at: tuple[E, ...] = ()
    on_what: tuple[E, ...] = ()
    plain: bool = False


@dataclass(frozen=True)
class Rolling:
    """Body 0 rolls on a surface.

    shape     sphere (sizes: radius; halves: two densities, or none for a uniform one of the body's mass),
              disc (radius), ellipsoid (three semiaxes)
    height    z = height(q(0), q(1)) in the surface's frame; a plane for discs and ellipsoids
    shift, turn   the frame at time t: position, and angle about z
    at        x, y of the contact at t = 0, which is also the frame's then
    """

    shape: str
    sizes: tuple[float, ...]
    height: E
    at: tuple[float, float]
    halves: tuple[float, float] | None = None
    shift: tuple[E, E, E] | None = None
    turn: E | None = None
    spin: float = 0.0
    drive: tuple[float, float] = (0.0, 0.0)
    omega: Three | None = None


@dataclass(frozen=True)
class Description:
    """One system with its start and its run. Coordinates are numbered from 0; bodies too.

    Particles have kinetic energies and weights of their own, which kinetic and potential do not hold.
    """

    kind: str
    seed: int
    coordinates: int = 0
    kinetic: E = field(default_factory=lambda: as_e(0.0))
    potential: E = field(default_factory=lambda: as_e(0.0))
    particles: tuple[
        float, ...
    ] = ()  # masses: then the coordinates are theirs, x, y, z of each in turn
    bodies: tuple[Body, ...] = ()
    gravity: Three | None = None
    springs: tuple[Spring, ...] = ()
    generalized: tuple[tuple[int, E], ...] = ()
    point_forces: tuple[PointForce, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    friction: tuple[Friction, ...] = ()
    rolling: Rolling | None = None
    q0: tuple[float, ...] = ()
    v0: tuple[float, ...] = ()
    open_q: tuple[int, ...] = ()  # coordinates that the start leaves to the constraints
    open_v: tuple[int, ...] = ()
    guess_off: tuple[
        float, ...
    ] = ()  # by which the guess for those is off, positions then velocities
    units: tuple[float, ...] = ()  # sizes of the units of the coordinates, where they have some
    until: float = 0.5
    times: tuple[float, ...] = (0.0, 0.5)

    @property
    def scales(self) -> tuple[float, ...]:
        return self.units or (1.0,) * self.coordinates
