"""Rattlebacks: the stone of the paper, and one of the size of the toy.

I. I. Kossenko and M. S. Stavrovskaja, "How one can simulate dynamics of rolling bodies via Dymola",
3rd International Modelica Conference (2003) 299-310, section 2.2. An ellipsoid whose principal axes of inertia are
turned about the vertical against its axes of shape rolls on a plane. Spun one way it begins to wobble, stops, and
turns the other way.

The toy is a half ellipsoid, flat on top, with two steel weights set diagonally into its top: the shape is symmetric,
the masses are not, which is how many real ones are made.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Literal, get_args

import numpy as np

import trundle as td
from trundle.scenario import Scenario

CITATION = "Kossenko & Stavrovskaja (2003), section 2.2"
MASS, MOMENTS, SEMIAXES = 1.0, (2.0, 3.0, 1.0), (2.0, 1.0, 3.0)
DELTA, GRAVITY = np.pi / 10, 9.81

Material = Literal["wood", "plastic"]
DENSITY: dict[str, float] = {"wood": 650.0, "plastic": 1190.0}  # kg/m3: walnut, acrylic
STEEL = 7850.0  # kg/m3
HALF_LENGTH, HALF_WIDTH, DEPTH = 0.075, 0.020, 0.015  # m, of the half ellipsoid
WEIGHT_RADIUS, WEIGHT_HEIGHT = 0.005, 0.008  # m, of a steel weight, flush with the top
DRAG = 8e-6  # N m s: the spin alone would fade in some ten seconds
WEIGHT_AT = (0.050, 0.009)  # m, of one weight from the middle of the top; the other is opposite


# --- the stone of the paper ---------------------------------------------------------------------------
def shape_matrix(delta: float) -> np.ndarray:
    """B = R diag(a1^-2, b1^-2, c1^-2) R' (3, 3), 1/m2, of the surface s' B s = 1 in principal axes of inertia.

    R turns by delta (rad) about the second axis (the paper's B1 misprints its second and third entries).
    """
    c, s = math.cos(delta), math.sin(delta)
    p, q, r = (1 / semiaxis**2 for semiaxis in SEMIAXES)
    skew = c * s * (r - p)
    return np.array([[c * c * p + s * s * r, 0, skew], [0, q, 0], [skew, 0, s * s * p + c * c * r]])


def rattleback(
    omega: tuple[float, float, float] = (0.0, -1.0, -0.05),
    delta: float = DELTA,
    drag: float = 0.0,
    shaking: tuple[float, float] | None = None,
) -> Scenario:
    """The rattleback of seed 004: m = 1, moments (2, 3, 1), semiaxes (2, 1, 3); y is vertical.

    omega    angular velocity at the start (rad/s), world axes; the stone lies level, the centre is at (0, 1, 0)
    delta    angle (rad) between the axes of inertia and of shape
    drag     c (N m s) of a torque -c omega; the paper's stone has none
    shaking  (A, Omega): the plane goes up and down by A sin(Omega t), m and rad/s; the paper's is at rest

    >>> from trundle.gallery.stones import rattleback
    >>> example = rattleback()
    >>> motion = example.simulate(until=1.0)
    >>> ranks = example.system.report().ranks
    >>> f"{motion.energy[0]:.4f} J, {ranks.n - ranks.rank_A} degrees of freedom in velocities"
    '11.3125 J, 3 degrees of freedom in velocities'
    """
    B = shape_matrix(delta)

    def skin(x: td.Expression, y: td.Expression, z: td.Expression) -> td.Expression:
        s = td.vector([x, y, z])
        f: td.Expression = (s @ (B @ s) - 1) / 2
        return f

    stone = td.Solid("stone", mass=MASS, inertia=MOMENTS, surface=skin)
    plane = td.Surface.plane((0, 1, 0))
    if shaking is not None:
        height, rate = shaking
        up = td.vector([0 * td.t, height * td.sin(rate * td.t), 0 * td.t])
        plane = td.Surface(lambda x, y, z: y, position=up, name="shaken plane")
    contact = td.Rolling(stone, plane)
    gravity = td.Gravity((0, -GRAVITY, 0))
    forces = [gravity, *([_resistance(stone, drag)] if drag else [])]
    system = td.System(name="rattleback", bodies=[stone], constraints=[contact], forces=forces)
    return Scenario(
        title="Rattleback",
        citation=CITATION,
        system=system,
        start=contact.start(at=(0, 0, 0), omega=omega),
        until=100.0,
        symbols={
            "stone": stone,
            "contact": contact,
            "plane": plane,
            "gravity": gravity,
            "vertical rate": stone.omega[1],
        },
        view=td.View(plots={"turning about the vertical (rad/s)": stone.omega[1]}),
    )


def _resistance(stone: td.Solid, drag: Any) -> td.GeneralizedForce:
    """A torque -c omega_body: its generalized force is 2 E' (-c 2 E u') = -4 c u', as u.u' = 0."""
    if isinstance(drag, float) and not drag >= 0:
        raise td.ModelError(
            f"drag={drag!r} was given.",
            "zero or a positive number (N m s)",
            "a sign: the torque is -c omega already",
            f"drag={DRAG!r}",
        )
    return td.GeneralizedForce({x: -4 * drag * x.dot for x in stone.coordinates[3:]}, name="drag")


# --- one to hold in the hand ----------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Toy:
    """Masses of the toy: body axes along length, width and up, from the centre of mass.

    mass     kg
    inertia  (3, 3), kg m2, about the centre of mass; its product in the plane is what turns the axes
    height   of the centre of mass above the table when at rest, m
    """

    mass: float
    inertia: np.ndarray
    height: float

    @property
    def skew(self) -> float:
        """Angle (rad) from the long axis of the shape to the axis of least inertia."""
        J = self.inertia
        return float(np.arctan2(-2 * J[0, 1], J[1, 1] - J[0, 0]) / 2)

    def wobbles(self, g: float = GRAVITY) -> tuple[np.ndarray, np.ndarray]:
        """Frequencies (2,), Hz, of small wobbles without spin, and their axes (2, 2), one in each column.

        About the point of contact, G th'' + K th = 0 with G = J + m h^2 of the two level axes and
        K = m g diag(b^2/c - h, a^2/c - h): the centre rises by (radius of curvature - h) th^2/2.
        """
        G = self.inertia[:2, :2] + self.mass * self.height**2 * np.eye(2)
        radii = np.square([HALF_WIDTH, HALF_LENGTH]) / DEPTH
        K = self.mass * g * np.diag(radii - self.height)
        squares, axes = np.linalg.eig(np.linalg.solve(G, K))
        order = np.argsort(squares)
        return np.sqrt(squares[order]) / (2 * np.pi), np.asarray(axes[:, order])


def toy(material: Material) -> Toy:
    """The half ellipsoid of the material and its two steel weights, which replace what was drilled out."""
    if material not in get_args(Material):
        raise td.ModelError(
            f"material={material!r} was given.",
            f"one of {', '.join(get_args(Material))}",
            "a material whose density is not in the table, or capitals",
            f"material={get_args(Material)[0]!r}",
        )
    a, b, c = HALF_LENGTH, HALF_WIDTH, DEPTH
    half = DENSITY[material] * 2 / 3 * np.pi * a * b * c
    volume = np.pi * WEIGHT_RADIUS**2 * WEIGHT_HEIGHT
    weight = (STEEL - DENSITY[material]) * volume  # more than the material it replaces
    # second moments (integrals of x^2, y^2, z^2 and xy over the mass) from the middle of the top
    x, y = WEIGHT_AT
    own = np.array([WEIGHT_RADIUS**2 / 4, WEIGHT_RADIUS**2 / 4, WEIGHT_HEIGHT**2 / 12])
    place = np.array([x**2, y**2, WEIGHT_HEIGHT**2 / 4])
    xx, yy, zz = half / 5 * np.square([a, b, c]) + 2 * weight * (own + place)
    xy = 2 * weight * x * y
    mass = half + 2 * weight
    depth = (half * 3 / 8 * c + 2 * weight * WEIGHT_HEIGHT / 2) / mass  # of the centre of mass
    zz -= mass * depth**2
    J = np.array([[yy + zz, -xy, 0], [-xy, xx + zz, 0], [0, 0, xx + yy]])
    return Toy(float(mass), J, float(c - depth))


def toy_rattleback(
    material: Material = "wood", spin: float = -5.0, tap: float = 0.1, drag: float = DRAG
) -> Scenario:
    """A rattleback of 15 cm by 4 cm by 1.5 cm on a table; z is vertical.

    material  "wood" or "plastic"; the steel weights are the same
    spin      rad/s about the vertical; negative (clockwise from above) is the sense that reverses soon
    tap       rad/s of pitching, with which a hand cannot but start it
    drag      c (N m s) of a torque -c omega: what the table and the air take. With c = 0 energy is kept, and the
              stone reverses again and again, from both senses; with it, once, and from one sense only

    >>> from trundle.gallery.stones import toy
    >>> f"{1000 * toy('wood').mass:.1f} g, skewed by {np.degrees(toy('wood').skew):.1f} degrees"
    '39.7 g, skewed by 4.3 degrees'
    """
    made = toy(material)
    if not drag >= 0:
        raise td.ModelError(
            f"drag={drag!r} was given.",
            "zero or a positive number (N m s)",
            "a sign: the torque is -c omega already",
            f"drag={DRAG!r}",
        )
    top = DEPTH - made.height  # the middle of the ellipsoid above the centre of mass

    def skin(x: td.Expression, y: td.Expression, z: td.Expression) -> td.Expression:
        """The ellipsoid; only its lower half is there, and only it touches."""
        return ((x / HALF_LENGTH) ** 2 + (y / HALF_WIDTH) ** 2 + ((z - top) / DEPTH) ** 2 - 1) * (
            DEPTH / 2
        )

    stone = td.Solid("stone", mass=made.mass, inertia=made.inertia, surface=skin, top=top)
    contact = td.Rolling(stone, td.Surface.plane(name="table"))
    c = td.parameter("drag", drag)
    resistance = _resistance(stone, c)
    system = td.System(
        name=f"toy rattleback of {material}",
        bodies=[stone],
        constraints=[contact],
        forces=[td.Gravity(GRAVITY), resistance],
    )
    return Scenario(
        title=f"Toy rattleback of {material}",
        citation="after Kossenko & Stavrovskaja (2003); sizes of a toy",
        system=system,
        start=contact.start(at=(0, 0, 0), omega=(0.0, tap, spin)),
        until=10.0,
        symbols={
            "stone": stone,
            "contact": contact,
            "toy": made,
            "drag": c,
            "resistance": resistance,
            "vertical rate": stone.omega[2],
            "below the top": top - contact.geometry.location[2],
        },
        view=td.View(plots={"turning about the vertical (rad/s)": stone.omega[2]}),
    )
