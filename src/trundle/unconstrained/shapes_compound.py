"""Compounds: shapes put together, whose mass, centre of mass, inertia and principal axes follow.

    m = sum m_k,   m c = sum m_k c_k,   J = sum S_k J_k S_k' + m_k (|d_k|^2 1 - d_k d_k'),   d_k = c_k - c

All sums are in build axes, in which the parts are placed; body axes are the principal axes of J at c.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np

from trundle.described import Arguments, Inline, Listed, Offset, Quaternion
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like
from trundle.unconstrained.rotations import rotation_matrix, unit_quaternion
from trundle.unconstrained.shape import Rim, Shape, fixed

SAME = 1e-12  # of the largest moment: less than that off the diagonal, or between two moments, is nothing


@dataclass(frozen=True, eq=False)
class Part:
    """A shape in place: `position` (3,) of its centre of mass, `rotation` (3, 3) from its axes.

    Both are in build axes while a compound is being made, in its body axes (from its centre of mass) afterwards.
    """

    shape: Shape
    position: np.ndarray
    rotation: np.ndarray

    @property
    def mass(self) -> float:
        return float(self.shape.mass)

    @property
    def inertia(self) -> np.ndarray:
        """About the part's own centre of mass, in the axes of the whole."""
        J = self.shape.inertia
        own = np.array([[float(J[i, j]) for j in range(3)] for i in range(3)])
        return np.asarray(self.rotation @ own @ self.rotation.T)

    @property
    def outline(self) -> dict[str, Any]:
        return {
            "outline": self.shape.outline,
            "position": self.position.tolist(),
            "quaternion": quaternion_of(self.rotation).tolist(),
        }


class Placed(NamedTuple):
    """A part of a compound as it is given.

    offset      (3,), m, of its reference point in build axes: of its centre; of the base centre of a cone; of the build
                origin of a compound
    quaternion  scalar first, from its axes (those in which it was built, if a compound) to build axes
    """

    shape: Annotated[Shape, Inline()]
    offset: Offset = (0.0, 0.0, 0.0)
    quaternion: Quaternion = (1.0, 0.0, 0.0, 0.0)


Parts = Annotated[Sequence[Sequence[Any]], Listed(Arguments(Placed), 1, 100, "shapes in place")]


class Compound(Shape):
    """Shapes put together into one rigid body. Where parts overlap, both masses count.

    parts  shapes in place: for each (shape, offset) or (shape, offset, quaternion), as `Placed` says
    outer  which part, counted from 0, has the surface or the rim that touches; none by default

    Body axes are the build axes if these are principal axes already (to 1e-12 of the largest moment). Otherwise they
    are the principal axes by ascending moment, each with its largest component positive, the third turned over if
    they would be left-handed; where two moments are equal, one axis of that pair is a build axis straightened.
    `build_rotation` (3, 3) leads from build to body axes, `from_build(p)` gives body coordinates of a build point.

    >>> from trundle.unconstrained.shapes import Sphere
    >>> ball = Sphere("ball", radius=0.1, mass=1.0)
    >>> bell = Compound("bell", [(ball, (0, 0, 0.5)), (ball, (0, 0, -0.5))])
    >>> bell.mass, bell.inertia[0, 0], bell.from_build((0, 0, 0.5))
    (2, 0.508, [0, 0, 0.5])
    """

    kind = "compound"
    edges = "its parts meet in edges; say which part touches, by outer="

    def __init__(self, name: str, parts: Parts, *, outer: int | None = None) -> None:
        placed = place_parts(name, parts)
        masses = np.array([part.mass for part in placed])
        mass = float(masses.sum())
        if not mass > 0:
            raise ModelError(
                f"The parts of {name!r} have no mass.",
                "a mass on at least one",
                "mass=0 for a part that was to be left out was given for all",
                f"mass=1.0  # for {placed[0].shape.name!r}",
            )
        com = masses @ np.array([part.position for part in placed]) / mass
        J = sum((about(part, com) for part in placed), np.zeros((3, 3)))
        to_body = principal_axes((J + J.T) / 2)
        self.parts = tuple(
            Part(p.shape, fixed(to_body @ (p.position - com)), fixed(to_body @ p.rotation))
            for p in placed
        )
        self.outer = self._outer_part(name, outer)
        origin = -to_body @ com + 0.0  # no -0.0
        centre = origin
        if self.outer is not None:
            centre = self.outer.position + self.outer.rotation @ self.outer.shape.centre
        moments = np.diag(to_body @ J @ to_body.T)
        super().__init__(
            name, mass, moments, {}, centre=centre, reference=origin, build_rotation=to_body
        )

    def _outer_part(self, name: str, outer: object) -> Part | None:
        if outer is None:
            return None
        if isinstance(outer, int) and not isinstance(outer, bool) and 0 <= outer < len(self.parts):
            return self.parts[outer]
        raise ModelError(
            f"outer={outer!r} of {name!r} is not the number of a part.",
            f"the place of one of its {len(self.parts)} parts, counted from 0",
            "the name of a part, or counting from 1",
            f"outer={len(self.parts) - 1}",
            key="outer",
            part=name,
        )

    def surface_function(self, p: Like) -> Expression:
        """That of the outer part, f_k(S_k'(p - c_k)), S_k and c_k its rotation and position."""
        point = self._place(p)
        if self.outer is None:
            return super().surface_function(point)
        part = self.outer
        return part.shape.surface_function(part.rotation.T @ (point - part.position))

    @property
    def rim(self) -> Rim | None:
        """That of the outer part; None if that has none, or none is named."""
        rim = None if self.outer is None else self.outer.shape.rim
        if rim is None or self.outer is None:
            return None
        S = self.outer.rotation
        centre = self.outer.position + S @ rim.centre
        return Rim(rim.radius, *map(fixed, (centre, S @ rim.axis, S @ rim.e1, S @ rim.e2)))

    @property
    def outline(self) -> dict[str, Any]:
        """As for every shape, and `parts`: each an outline with its position and quaternion in these body axes.

        `outer` is the place of the part that touches, counted from 0, or None.
        """
        outer = next((i for i, part in enumerate(self.parts) if part is self.outer), None)
        return super().outline | {"parts": [part.outline for part in self.parts], "outer": outer}


def place_parts(name: str, parts: Sequence[Sequence[Any]]) -> list[Part]:
    """The parts in build axes, checked."""
    if not isinstance(parts, Sequence) or not parts:
        raise ModelError(
            f"The parts of {name!r} are {parts!r}.",
            "a list of one part or more",
            "one part without the square brackets of the list, or none",
            'parts=[(td.Sphere("knob", radius=0.1, mass=1.0), (0, 0, 0.5))]',
        )
    return [place_part(name, part) for part in parts]


def place_part(name: str, part: Sequence[Any]) -> Part:
    if not isinstance(part, Sequence) or len(part) not in (2, 3) or not isinstance(part[0], Shape):
        raise ModelError(
            f"A part of {name!r} is {part!r}.",
            "(shape, offset) or (shape, offset, quaternion)",
            "a shape without its offset, or the offset first",
            'parts=[(td.Box("bar", (1, 2, 3), mass=1), (0, 0, 0.5), (1, 0, 0, 0))]',
        )
    shape = part[0]
    if not shape.mass.sx.is_constant():
        raise ModelError(
            f"The mass of {shape.name!r}, a part of {name!r}, is {shape.mass!r}.",
            "a number: where the principal axes are depends on it",
            "a parameter as the mass of a part; only a single shape may have one",
            f"mass=1.0  # for {shape.name!r}",
        )
    key = shape.varies
    if key:
        raise ModelError(
            f"The {key} of {shape.name!r}, a part of {name!r}, holds a parameter.",
            "numbers: where the principal axes are depends on them",
            "a parameter in a part; only a single shape may have one",
            f"{key}=0.1  # for {shape.name!r}",
            part=name,
        )
    of = f"of {shape.name!r}, a part of {name!r},"
    place = plain(part[1], 3, f"The offset {of}")
    quaternion = plain(part[2], 4, f"The quaternion {of}") if len(part) == 3 else (1, 0, 0, 0)
    turn = rotation_matrix(unit_quaternion(quaternion, f"The quaternion {of}"))
    S = np.array([[float(turn[i, j]) for j in range(3)] for i in range(3)])
    rotation = S @ shape.build_rotation.T
    return Part(shape, np.array(place) - rotation @ shape.reference, rotation)


def plain(value: object, count: int, what: str) -> tuple[float, ...]:
    """`count` finite floats, or an error that names the part."""
    try:
        array = np.asarray(value, dtype=float)
    except (TypeError, ValueError):
        array = np.empty(0)
    if array.shape != (count,) or not np.all(np.isfinite(array)):
        raise ModelError(
            f"{what} is {value!r}.",
            f"{count} numbers",
            "a component left out, or a symbol where a number belongs",
            "(0, 0, 0.5)" if count == 3 else "(1, 0, 0, 0)",
        )
    return tuple(array.tolist())


def about(part: Part, com: np.ndarray) -> np.ndarray:
    """The part's inertia about the common centre of mass (parallel-axis theorem), build axes."""
    d = part.position - com
    return np.asarray(part.inertia + part.mass * (d @ d * np.eye(3) - np.outer(d, d)))


def principal_axes(J: np.ndarray) -> np.ndarray:
    """(3, 3), rows are the body axes in build axes: right-handed and always the same for the same J."""
    moments, columns = np.linalg.eigh(J)  # ascending
    nothing = SAME * moments[2]
    if np.all(np.abs(J - np.diag(np.diag(J))) <= nothing):
        return np.eye(3)
    axes = columns.T
    # J is not a multiple of one here, so at most one pair of moments is equal: the third axis is certain
    if moments[1] - moments[0] <= nothing:
        axes = np.array([*across(axes[2]), axes[2]])
    elif moments[2] - moments[1] <= nothing:
        axes = np.array([axes[0], *across(axes[0])])
    axes = np.array([axis * np.sign(axis[largest(axis)]) for axis in axes])
    axes[2] *= np.sign(np.linalg.det(axes))
    return axes


def across(lone: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two axes across a third: the build axis farthest from it, straightened, and the one that completes them."""
    build = np.eye(3)[
        largest(1 - np.abs(lone))
    ]  # |lone| <= 1: the largest here is the least of lone
    first = build - (build @ lone) * lone
    first /= np.linalg.norm(first)
    return first, np.cross(lone, first)


def largest(values: np.ndarray) -> int:
    """The place of the largest size, the first of equals: rounded, so that the last bits decide nothing."""
    return int(np.argmax(np.round(np.abs(values), 9)))


def quaternion_of(S: np.ndarray) -> np.ndarray:
    """The unit quaternion (scalar first, not negative) whose rotation matrix is S, the inverse of paper 000, Eq. 4.

    4 u u' follows from S entry by entry; its longest column is the best conditioned one (Shepperd).

    >>> quaternion_of(np.diag([1.0, -1.0, -1.0]))
    array([0., 1., 0., 0.])
    """
    (a, b, c), (d, e, f), (g, h, i) = S
    four_uu = np.array(
        [
            [1 + a + e + i, h - f, c - g, d - b],
            [h - f, 1 + a - e - i, b + d, c + g],
            [c - g, b + d, 1 - a + e - i, f + h],
            [d - b, c + g, f + h, 1 - a - e + i],
        ]
    )
    u = four_uu[np.argmax(np.diag(four_uu))]
    u = u / np.linalg.norm(u)
    return np.asarray(u if u[0] >= 0 else -u)
