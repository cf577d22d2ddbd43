"""Rigid bodies: centre of mass and unit quaternion, seven coordinates, a singular rotational mass matrix and all.

    T = m v.v/2 + omega_body . J omega_body/2,   omega_body = 2 E(u) u'        (paper 000, Eqs. 47, 2)

The unit length of the quaternion is a constraint that the body brings along (Eq. 35). Body axes have their origin at
the centre of mass; they are principal axes unless an inertia matrix is given.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np

from trundle.described import Inertia, Mass, Point
from trundle.errors import ModelError, naming
from trundle.symbols.checks import three
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import cross, vector
from trundle.symbols.spelling import spelled
from trundle.symbols.variables import Coordinate, check_name, only
from trundle.unconstrained.bodies import Body, Particle, Requirement, physical, together
from trundle.unconstrained.rotations import rate_matrix, rotation_matrix, world_rate_matrix


class RigidBody(Body):
    """A rigid body.

    name     its coordinates are name.x, name.y, name.z (centre of mass) and name.u0 ... name.u3 (quaternion)
    mass     kg
    inertia  about the centre of mass, kg m2: three principal moments, or a 3 x 3 matrix in body axes;
             numbers or expressions of parameters

    >>> import trundle as td
    >>> top = td.RigidBody("top", mass=1.0, inertia=(1e-3, 1e-3, 2e-3))
    >>> top.position, top.omega.shape, top.point((0, 0, 0.1)).shape
    ([top.x, top.y, top.z], (3,), (3,))
    """

    kind: ClassVar[str] = "rigid"
    offers = (
        *Body.offers, "quaternion", "rotation", "omega", "omega_body", "inertia", "point", "velocity_of",
        "velocity_at", "to_body",
    )  # fmt: skip

    def __init__(self, name: str, mass: Mass, inertia: Inertia) -> None:
        self.name = check_name(name, "body")
        self.mass, self._requirement = physical(mass, "mass", name)
        with naming("inertia", name):
            self.inertia = check_inertia(inertia, name)
        self._translation = tuple(
            Coordinate(f"{name}.{axis}", f"{name}.position") for axis in "xyz"
        )
        self._rotation = tuple(Coordinate(f"{name}.u{i}", f"{name}.quaternion") for i in range(4))
        self.position: Expression = vector(together(self._translation))
        self.quaternion: Expression = vector(together(self._rotation))
        self.marks: dict[str, Mark] = {}

    @property
    def coordinates(self) -> Sequence[Coordinate]:
        return (*self._translation, *self._rotation)

    # --- kinematics -----------------------------------------------------------------------------
    @functools.cached_property
    def rotation(self) -> Expression:
        """S (3, 3): world = rotation @ body."""
        return rotation_matrix(self.quaternion)

    @functools.cached_property
    def omega_body(self) -> Expression:
        """Angular velocity in body axes, 2 E u' (rad/s)."""
        return 2 * (rate_matrix(self.quaternion) @ self.quaternion.dot)

    @functools.cached_property
    def omega(self) -> Expression:
        """Angular velocity in world axes (rad/s)."""
        return 2 * (world_rate_matrix(self.quaternion) @ self.quaternion.dot)

    @spelled()
    def point(self, p: Like) -> Expression:
        """World position of the body-fixed point p (from the centre of mass, body axes)."""
        return self.position + self.rotation @ self._place(p)

    def velocity_of(self, p: Like) -> Expression:
        """World velocity of the material point that is at p in body axes now."""
        return self.velocity + cross(self.omega, self.rotation @ self._place(p))

    def velocity_at(self, place: Like) -> Expression:
        """World velocity of the material point of the body that is at a world position now."""
        return self.velocity + cross(self.omega, self._place(place) - self.position)

    def to_body(self, place: Like) -> Expression:
        """Body coordinates of a world position."""
        return self.rotation.T @ (self._place(place) - self.position)

    def _place(self, p: Like) -> Expression:
        return three(p, f"A point of {self.name!r}")

    # --- step 1 -----------------------------------------------------------------------------------
    @property
    def kinetic_energy(self) -> Expression:
        w = self.omega_body
        return self.mass * (self.velocity @ self.velocity) / 2 + (w @ (self.inertia @ w)) / 2

    @property
    def requirements(self) -> Sequence[Requirement]:
        return (self._requirement,)

    @property
    def own_residuals(self) -> Mapping[str, Expression]:
        """The quaternion's unit length (paper 000, Eq. 35)."""
        return {f"{self.name}: unit quaternion": self.quaternion @ self.quaternion - 1}

    # --- zero-mass particles ------------------------------------------------------------------------
    def mark(self, name: str, p: Point) -> Mark:
        """Paste a zero-mass particle at p (paper 000, section 5): its motion comes out, constraints may use it.

        p  in body axes, from the centre of mass, m

        Marks belong to the body: make them before the system.
        """
        label = f"{self.name}.{check_name(name, 'mark')}"
        what = f"The place of the mark {label!r}"
        expected = "numbers or parameters: it is pasted on"
        fix = f'{self.name}.mark("{name}", (0, 0, 0.1))'
        place = only(self._place(p), ("parameter",), what, expected, fix)
        mark = Mark(label, self, place)
        if name in self.marks:
            raise ModelError(
                f"{self.name!r} has two marks called {name!r}.",
                "different names",
                "mark() was called again, as by a cell of a notebook that ran twice",
                f'{self.name}.mark("{name}_2", (0, 0, 0.1))',
            )
        self.marks[name] = mark
        return mark

    @property
    def companions(self) -> Sequence[Body]:
        return tuple(self.marks.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, mass={self.mass!r})"


class Mark(Particle):
    """A zero-mass particle pasted on a body at p (body axes)."""

    def __init__(self, name: str, body: RigidBody, p: Expression) -> None:
        super().__init__(name, mass=0)
        self.body, self.p = body, three(p, f"The place of the mark {name!r}")

    @property
    def own_residuals(self) -> Mapping[str, Expression]:
        return {f"{self.name}: pasted": self.body.point(self.p) - self.position}


def check_inertia(inertia: Like, name: str) -> Expression:
    """The inertia as a 3 x 3 matrix, refused if no body can have it (where it is numbers)."""
    if inertia is None:
        raise ModelError(
            f"The inertia of {name!r} is missing.",
            "three principal moments, kg m2",
            "trundle assumes no default",
            f'td.RigidBody("{name}", mass=1.0, inertia=(0.01, 0.01, 0.02))',
        )
    value = as_expression(inertia, f"The inertia of {name!r}")
    if value.shape == (3,):
        value = as_expression([[value[0], 0, 0], [0, value[1], 0], [0, 0, value[2]]])
    if value.shape != (3, 3):
        raise ModelError(
            f"The inertia of {name!r} has shape {value.shape}.",
            "three principal moments or a 3 x 3 matrix",
            "one number for a body that is alike in all directions, or a row left out",
            "inertia=(J1, J2, J3)",
        )
    only(
        value,
        ("parameter",),
        f"The inertia of {name!r}",
        "numbers or parameters, in axes fixed in the body",
        "inertia=(J1, J2, J3)  # about the axes of the body",
    )
    if value.sx.is_constant():
        _check_moments(np.array([[float(value[i, j]) for j in range(3)] for i in range(3)]), name)
    return value


def _check_moments(J: np.ndarray, name: str) -> None:
    if not np.allclose(J, J.T, rtol=1e-9, atol=0):
        raise ModelError(
            f"The inertia of {name!r} is not symmetric.",
            "a symmetric matrix",
            "a product of inertia typed on one side of the diagonal only, or with two signs",
            "inertia=[[J1, J12, J13], [J12, J2, J23], [J13, J23, J3]]",
        )
    moments = np.linalg.eigvalsh(J)
    if moments[0] < -1e-12 * abs(moments[2]):
        raise ModelError(
            f"The inertia of {name!r} has the principal moments {moments}.",
            "none negative",
            "a sign, or products of inertia too large for the moments beside them",
            f"inertia=({', '.join(f'{abs(J):.3g}' for J in moments)})",
        )
    if moments[2] > (moments[0] + moments[1]) * (1 + 1e-9):
        raise ModelError(
            f"The inertia of {name!r} has the principal moments "
            f"({moments[0]:g}, {moments[1]:g}, {moments[2]:g}) kg m2.",
            "moments of which none exceeds the sum of the other two (triangle inequality)",
            "moments about another point, or in mixed units",
            f"inertia=({moments[0]:g}, {moments[1]:g}, {moments[0] + moments[1]:g})  # at most, as of a flat body",
        )
