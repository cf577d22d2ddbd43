"""Surfaces f(x, y, z) = 0 in a frame of their own: still, moving as prescribed, or fixed to a body.

The gradient of f points to the free side, where the rolling body is. A rigid motion of the frame gives both the moving
shape and the velocity of the material at a point, which no-slip needs.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar

import casadi as ca
import numpy as np

from trundle.described import Axis, DataFile, Length, Name, Point, Rotation, of
from trundle.errors import ModelError, naming
from trundle.symbols.checks import direction, positive, three
from trundle.symbols.derivatives import gradient, hessian, jtimes
from trundle.symbols.expression import Expression, Like, as_expression, matmul
from trundle.symbols.functions import norm, sqrt, vector
from trundle.symbols.heights import height_table
from trundle.symbols.lookup import lookup
from trundle.symbols.spelling import Spelled
from trundle.symbols.text import parse
from trundle.symbols.variables import Parameter, register, scalar, t, variables_in
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import rotation_matrix
from trundle.unconstrained.shape import Shape

X, Y, Z = (register("space", name) for name in ("x", "y", "z"))
space: tuple[Expression, Expression, Expression] = (X, Y, Z)
"""x, y, z of a surface's own frame, for `td.Surface(z - x**2)` with `x, y, z = td.space`."""

_SPACE = ca.vertcat(X.sx, Y.sx, Z.sx)


Slope = Annotated[float, of.Number("height over distance from the axis")]
Inside = Annotated[bool, of.Switch(words="the free side is the inside")]
Equation = Annotated[Callable[..., Like] | Expression | str, of.Field(key="equation")]
Height = Annotated[
    Callable[[Expression, Expression], Like],
    of.Field("xy", "height", "m, a formula of x, y, t and parameters"),
]
Places = Annotated[Sequence[float], of.Numbers((of.ANY,), "m, rising")]
Heights = Annotated[Any, of.Numbers((of.ROWS,), "m: for every x a row of heights, one for each y")]


class Surface(Spelled):
    """A surface f = 0, free side where f > 0.

    f         a function of (x, y, z) or (x, y, z, t), an expression of `td.space`, or text
    position  where its frame is, three expressions of t and parameters (default: the origin)
    rotation  how its frame is turned: a 3 x 3 matrix, or a quaternion, of t and parameters
    body      a rigid body that the frame is fixed to, instead of both
    names     for text: what its other names mean

    >>> import trundle as td
    >>> ground = td.Surface("z - 0.1*sin(x)^2", name="ground")
    >>> P = td.Particle("P", mass=0)
    >>> ground(P.position)
    P.z - 0.1*sin(P.x)**2
    """

    table: ClassVar[str] = "surfaces"  # of scenario files
    called: ClassVar[str] = "a surface"  # in their messages
    kind: ClassVar[str] = "equation"
    offers = (
        "",
        "normal",
        "gradient",
        "velocity_at",
        "local",
        "position",
        "rotation",
    )  # in formulas of files

    def __init__(
        self,
        f: Equation,
        *,
        position: Point | None = None,
        rotation: Rotation | None = None,
        body: RigidBody | None = None,
        name: Name = "surface",
        names: Mapping[str, Any] | None = None,
    ) -> None:
        self.name, self.body = name, body
        with naming("equation", name):
            self.f = scalar(_read(f, names or {}, name), f"The surface {name!r}")
        if body is not None and (position is not None or rotation is not None):
            raise ModelError(
                f"The surface {name!r} has body= and position= or rotation=.",
                "one of the two: fixed to a body, or moved as prescribed",
                "the body says where it is",
                "td.Surface(f, body=drum)",
            )
        with naming("equation", name):
            self._check_symbols()
        with naming("position", name):
            self.position = _prescribed(position, (3,), name) if position is not None else None
        with naming("rotation", name):
            self.rotation = _prescribed_rotation(rotation, name) if rotation is not None else None
        if body is not None:
            self.position, self.rotation = body.position, body.rotation

    def _check_symbols(self) -> None:
        kinds = {v.kind for v in variables_in(self.f)}
        if "space" not in kinds or kinds - {"space", "time", "parameter"}:
            raise ModelError(
                f"The surface {self.name!r} is {self.f!r}.",
                "an expression of x, y, z (td.space), time and parameters",
                "coordinates of a body were used instead of the surface's own x, y, z",
                "td.Surface(lambda x, y, z: z - x**2)",
            )

    # --- at a point of the world ----------------------------------------------------------------
    def local(self, place: Like) -> Expression:
        """A world position in the surface's own frame."""
        place = three(place, f"A place at the surface {self.name!r}")
        if self.position is not None:
            place = place - self.position
        return place if self.rotation is None else matmul(self.rotation.T, place)

    def _at(self, value: ca.SX, place: Like) -> ca.SX:
        return ca.substitute(value, _SPACE, ca.densify(self.local(place).sx))

    def __call__(self, place: Like) -> Expression:
        """f at a world position."""
        return Expression(self._at(self.f.sx, place))

    def own_gradient(self, p: Like) -> Expression:
        """The gradient of f at a point of the surface's own frame, in its own axes."""
        own = ca.densify(gradient(self.f.sx, _SPACE))
        return Expression(ca.substitute(own, _SPACE, ca.densify(as_expression(p).sx)), (3,))

    def gradient(self, place: Like) -> Expression:
        """The gradient of f at a world position, world axes; it points to the free side."""
        value = self.own_gradient(self.local(place))
        return value if self.rotation is None else self.rotation @ value

    def normal(self, place: Like) -> Expression:
        """The unit normal at a world position, to the free side (paper 000, Eq. 27)."""
        k = self.gradient(place)
        return k / norm(k)

    def curvature(self, place: Like) -> Expression:
        """Second derivatives of f over |gradient| (3, 3), world axes: the curvature form in the tangent plane."""
        own = ca.densify(hessian(self.f.sx, _SPACE))
        value = Expression(self._at(own, place), (3, 3))
        if self.rotation is not None:
            value = self.rotation @ value @ self.rotation.T
        return value / norm(self.gradient(place))

    def velocity_at(self, place: Like) -> Expression:
        """Velocity of the surface's material at a world position.

        A shape that itself depends on t moves along its normal, as fast as its equation says.
        """
        place = as_expression(place)
        velocity = as_expression([0, 0, 0])
        if self.body is not None:
            velocity = self.body.velocity_at(place)
        elif self.position is not None or self.rotation is not None:
            arm = place if self.position is None else place - self.position
            if self.position is not None:
                velocity = velocity + self.position.dot
            if self.rotation is not None:
                velocity = velocity + self.rotation.dot @ (self.rotation.T @ arm)
        if any(v.kind == "time" for v in variables_in(self.f)):
            rate = Expression(self._at(jtimes(self.f.sx, t.sx, ca.SX(1)), place))
            k = self.gradient(place)
            velocity = velocity - rate * k / (k @ k)
        return velocity

    @property
    def moves(self) -> bool:
        """Whether it moves as prescribed in time (a surface on a body is moved by the body)."""
        parts = [p for p in (self.f, self.position, self.rotation) if p is not None]
        return any(v.kind == "time" for v in variables_in(*parts))

    def __repr__(self) -> str:
        return f"Surface({self.name!r}: {self.f!r} = 0)"

    @classmethod
    def of(cls, body: Shape) -> Surface:
        """The smooth outer surface of a body, fixed to it; the free side is outside."""
        return cls(body.surface_function(vector(space)), body=body, name=body.name)

    # --- ready ones -------------------------------------------------------------------------------
    @classmethod
    def plane(cls, normal: Axis = (0, 0, 1), offset: Length = 0.0, **options: Any) -> Surface:
        """The plane normal.r = offset; the free side is where the normal points."""
        a, b, c = direction(normal, "normal", "plane")
        return cls(a * X + b * Y + c * Z - offset, **{"name": "plane", **options})

    @classmethod
    def sphere(cls, radius: Length, inside: Inside = False, **options: Any) -> Surface:
        """A sphere about the origin of its frame; a bowl from inside."""
        r = positive(radius, "radius", "sphere", "m")
        f = (X**2 + Y**2 + Z**2 - r**2) / (2 * r)
        return cls(-f if inside else f, **{"name": "sphere", **options})

    @classmethod
    def cylinder(cls, radius: Length, inside: Inside = False, **options: Any) -> Surface:
        """A cylinder about the z axis of its frame."""
        r = positive(radius, "radius", "cylinder", "m")
        f = (X**2 + Y**2 - r**2) / (2 * r)
        return cls(-f if inside else f, **{"name": "cylinder", **options})

    @classmethod
    def cone(cls, slope: Slope, inside: Inside = True, **options: Any) -> Surface:
        """The cone z = slope * sqrt(x^2 + y^2); from inside, which is above, a funnel."""
        f = Z - positive(slope, "slope", "cone", "1") * sqrt(X**2 + Y**2)
        return cls(f if inside else -f, **{"name": "cone", **options})

    @classmethod
    def paraboloid(cls, a: Length, b: Length | None = None, **options: Any) -> Surface:
        """z = x^2/(2 a) + y^2/(2 b), radii of curvature a and b at the bottom; free side above."""
        first = positive(a, "a", "paraboloid", "m")
        second = first if b is None else positive(b, "b", "paraboloid", "m")
        return cls(
            Z - X**2 / (2 * first) - Y**2 / (2 * second), **{"name": "paraboloid", **options}
        )

    @classmethod
    def torus(cls, radius: Length, tube: Length, inside: Inside = False, **options: Any) -> Surface:
        """A torus about the z axis: `radius` to the middle of the tube, `tube` the tube's own."""
        big, small = positive(radius, "radius", "torus", "m"), positive(tube, "tube", "torus", "m")
        f = (sqrt(X**2 + Y**2) - big) ** 2 + Z**2 - small**2
        f = f / (2 * small)
        return cls(-f if inside else f, **{"name": "torus", **options})

    @classmethod
    def height(cls, h: Height, **options: Any) -> Surface:
        """z = h(x, y), free side above."""
        name = str(options.get("name", "height"))
        height = _called(h, (X, Y), name, "(x, y)")
        return cls(Z - as_expression(height), **{"name": name, **options})

    @classmethod
    def grid(
        cls,
        x: Places | None = None,
        y: Places | None = None,
        heights: Heights | None = None,
        file: DataFile | None = None,
        **options: Any,
    ) -> Surface:
        """z = h(x, y) through measured heights over a grid, free side above.

        x, y     where the heights were measured, each rising, m
        heights  of shape (len(x), len(y)), m
        file     a .csv or .npz file that holds all three, in their place

        The biquintic spline through them, four times differentiable; a run ends at its edge, and says so.

        >>> import numpy as np
        >>> import trundle as td
        >>> x, y = np.linspace(-1, 1, 21), np.linspace(-1, 1, 31)
        >>> td.Surface.grid(x, y, 0.1 * x[:, None] ** 2 + 0 * y, name="terrain")
        Surface('terrain': z - terrain(x, y) = 0)
        """
        name = str(options.get("name", "grid"))
        table = height_table(x, y, heights, file, name)
        return cls(Z - Expression(lookup(table, X.sx, Y.sx)), **{"name": name, **options})


def _read(f: Any, names: Mapping[str, Any], name: str) -> Like:
    if isinstance(f, str):
        return parse(f, {**names, "x": X, "y": Y, "z": Z, "t": t})
    if isinstance(f, Expression):
        return f
    if callable(f):
        place = (X, Y, Z, t) if len(inspect.signature(f).parameters) == 4 else (X, Y, Z)
        return _called(f, place, name, "(x, y, z) or (x, y, z, t)")
    raise ModelError(
        f"{f!r} is not the equation of a surface, as {name!r} needs.",
        "a function of (x, y, z) or (x, y, z, t), an expression, or text",
        fix="td.Surface(lambda x, y, z: z - x**2)",
    )


def _called(f: Callable[..., Like], place: tuple[Expression, ...], name: str, of: str) -> Like:
    """f at a place; a function of other arguments is refused."""
    known = inspect.signature(f)
    try:
        known.bind(*place)
    except TypeError:
        height = len(place) == 2 or len(known.parameters) == 2
        raise ModelError(
            f"The surface {name!r} has a function of ({', '.join(known.parameters)}).",
            f"a function of {of}",
            fix="td.Surface.height(lambda x, y: x**2)"
            if height
            else "td.Surface(lambda x, y, z: z - x**2)",
        ) from None
    return f(*place)


_MOVED = {  # as a surface that is moved is written, by the shape of what moves it
    (3,): "position=td.vector([0, 0, 0.1 * td.sin(td.t)])",
    (4,): "rotation=td.quaternion_about((0, 0, 1), 0.5)",
    (3, 3): "rotation=td.quaternion_about((0, 0, 1), 0.5)",
}


def _prescribed(value: Like, shape: tuple[int, ...], name: str) -> Expression:
    expression = as_expression(value)
    wrong = [v.name for v in variables_in(expression) if v.kind not in ("time", "parameter")]
    if expression.shape != shape or wrong:
        raise ModelError(
            f"The surface {name!r} is moved by {expression!r}.",
            f"an expression of t and parameters, of shape {shape}",
            "to fix a surface to a body that moves freely, give body="
            if wrong
            else "a component or a row was left out",
            "td.Surface(f, body=drum)" if wrong else _MOVED[shape],
        )
    return expression


def _prescribed_rotation(value: Like, name: str) -> Expression:
    expression = as_expression(value)
    if expression.shape == (4,):
        expression = rotation_matrix(_prescribed(expression, (4,), name))
    turned = _prescribed(expression, (3, 3), name)
    parameters = [v.owner for v in variables_in(turned) if isinstance(v.owner, Parameter)]
    f = ca.Function("turned", [t.sx, *(p.sx for p in parameters)], [turned.sx])
    for time in (0.0, 0.4, 1.7):  # now and at any other time it must be a rotation
        R = f(time, *(p.value for p in parameters)).full()
        if not np.allclose(R @ R.T, np.eye(3), atol=1e-9) or np.linalg.det(R) < 0:
            raise ModelError(
                f"The rotation of the surface {name!r} is no rotation at t = {time:g} s:\n{R}",
                "a rotation matrix (R R' = 1, det R = 1) or a unit quaternion",
                "a sign, a sine typed for a cosine, or a quaternion that is not of length one",
                "rotation=td.vector([td.cos(a), 0, 0, td.sin(a)])  # a turn by 2 a about z",
            )
    return turned
