"""Shapes: mass, centre of mass and inertia against quadrature; compounds; surfaces, rims, outlines; bad input.

The quadrature knows only the region and its density. Gauss-Legendre in the straight coordinates and equal steps in
the angles integrate the second moments exactly, but for rounding.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td
from trundle.unconstrained.rotations import quaternion_about, rotation_matrix
from trundle.unconstrained.shape import Shape
from trundle.unconstrained.shapes import Box, Cone, Cylinder, Disc, Ellipsoid, Ring, Sphere
from trundle.unconstrained.shapes_compound import Compound, principal_axes, quaternion_of

D = 700.0  # a density
TIGHT = 1e-12


# --- quadrature -------------------------------------------------------------------------------------
class Mass(NamedTuple):
    total: float
    com: np.ndarray
    inertia: np.ndarray


def straight(a: float, b: float) -> tuple[np.ndarray, np.ndarray]:
    nodes, weights = np.polynomial.legendre.leggauss(8)
    return (a + b) / 2 + (b - a) / 2 * nodes, (b - a) / 2 * weights


def round_() -> tuple[np.ndarray, np.ndarray]:
    return 2 * np.pi * np.arange(12) / 12, np.full(12, 2 * np.pi / 12)


def integrate(
    region: Callable[..., tuple[Sequence[Any], Any]], *axes: tuple[np.ndarray, np.ndarray]
) -> Mass:
    """Mass, centre of mass and inertia about it; region(*coordinates) -> (x, y, z), density * Jacobian."""
    grid = np.meshgrid(*(nodes for nodes, _ in axes), indexing="ij")
    weights = math.prod(np.meshgrid(*(w for _, w in axes), indexing="ij"))
    place, measure = region(*grid)
    points = np.array([np.broadcast_to(c, weights.shape).ravel() for c in place])
    dm = (weights * measure).ravel()
    total = float(dm.sum())
    com = points @ dm / total
    d = points - com[:, None]
    second = (d * dm) @ d.T
    return Mass(total, com, np.trace(second) * np.eye(3) - second)


def only(x: float, weight: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """One node, for thin bodies: the coordinate across them takes one value."""
    return np.array([x]), np.array([weight])


def ball(axes: Sequence[float], d1: float, d2: float, s: Any = None) -> Mass:
    """An ellipsoid with the densities d1 where x < 0 and d2 where x > 0. The polar axis is x."""
    a, b, c = axes
    (x1, w1), (x2, w2) = straight(-1, 0), straight(0, 1)

    def region(s: Any, mu: Any, phi: Any) -> Any:
        across = s * np.sqrt(1 - mu**2)
        place = (a * s * mu, b * across * np.cos(phi), c * across * np.sin(phi))
        return place, np.where(mu < 0, d1, d2) * a * b * c * s**2

    mu = np.concatenate([x1, x2]), np.concatenate([w1, w2])
    return integrate(region, s or straight(0, 1), mu, round_())


def turned(profile: Callable[[Any], Any], z: Any, s: Any = None) -> Mass:
    """A solid of revolution about z, of radius profile(z)."""

    def region(s: Any, phi: Any, z: Any) -> Any:
        r = profile(z)
        return (r * s * np.cos(phi), r * s * np.sin(phi), z), D * r**2 * s

    return integrate(region, s or straight(0, 1), round_(), z)


def torus(R: float, a: float) -> Mass:
    def region(s: Any, psi: Any, phi: Any) -> Any:
        rho = R + s * np.cos(psi)
        return (rho * np.cos(phi), rho * np.sin(phi), s * np.sin(psi)), D * s * rho

    return integrate(region, straight(0, a), round_(), round_())


def brick(*sides: float) -> Mass:
    return integrate(lambda x, y, z: ((x, y, z), D), *(straight(-a / 2, a / 2) for a in sides))


# (shape, the integral in the axes of its description, from its reference point)
CASES: list[tuple[Shape, Mass]] = [
    (Sphere("ball", 0.3, density=D), ball([0.3] * 3, D, D)),
    (Sphere("halves", 0.06, halves=(4500, 5494)), ball([0.06] * 3, 4500, 5494)),
    (Sphere("equal", 0.3, halves=(D, D)), ball([0.3] * 3, D, D)),
    (Sphere("heavy_left", 0.2, halves=(900, 100)), ball([0.2] * 3, 900, 100)),
    (Sphere("shell", 0.3, density=D, shell=True), ball([0.3] * 3, D, D, only(1, 1 / 0.3))),
    (Sphere("shells", 0.3, halves=(2, 5), shell=True), ball([0.3] * 3, 2, 5, only(1, 1 / 0.3))),
    (Ellipsoid("stone", (0.3, 0.2, 0.1), density=D), ball([0.3, 0.2, 0.1], D, D)),
    (Disc("disc", 0.4, density=D), turned(lambda z: 0.4, only(0))),
    (Disc("coin", 0.4, density=D, thickness=0.1), turned(lambda z: 0.4, straight(-0.05, 0.05))),
    (Ring("hoop", 0.4, density=D), turned(lambda z: 0.4, only(0), only(1, 1 / 0.4))),
    (Ring("torus", 0.4, density=D, section=0.3), torus(0.4, 0.3)),
    (Cylinder("roller", 0.2, 0.9, density=D), turned(lambda z: 0.2, straight(-0.45, 0.45))),
    (Cone("cone", 0.2, 0.5, density=D), turned(lambda z: 0.2 * (1 - z / 0.5), straight(0, 0.5))),
    (Box("brick", (0.1, 0.2, 0.5), density=D), brick(0.1, 0.2, 0.5)),
]
every_case = pytest.mark.parametrize(("shape", "exact"), CASES, ids=[c[0].name for c in CASES])


def array(expression: td.Expression) -> np.ndarray:
    return np.array(ca.DM(ca.densify(expression.sx)).full()).reshape(expression.shape, order="F")


def matrix(quaternion: Sequence[float]) -> np.ndarray:
    return array(rotation_matrix(quaternion))


def close(a: Any, b: Any, size: float) -> bool:
    return bool(np.max(np.abs(np.asarray(a) - np.asarray(b))) <= TIGHT * size)


@every_case
def test_mass_centre_of_mass_and_inertia_agree_with_quadrature(shape: Shape, exact: Mass) -> None:
    assert float(shape.mass) == pytest.approx(exact.total, rel=TIGHT)
    # the centre of mass, told from the reference point, is the origin of body axes
    assert np.max(np.abs(array(shape.from_build(exact.com)))) < 1e-15
    assert close(array(shape.inertia), exact.inertia, np.trace(exact.inertia))


UNIFORM = [case for case in CASES if getattr(case[0], "halves", None) is None]


@pytest.mark.parametrize(("shape", "exact"), UNIFORM, ids=[c[0].name for c in UNIFORM])
def test_a_mass_of_parameters_gives_the_inertia_in_proportion(shape: Shape, exact: Mass) -> None:
    m = td.parameter("m", 2.0)
    thin = {"shell": True} if shape.name == "shell" else {}
    same = type(shape)("same", **shape.sizes, **thin, mass=3 * m + 1)  # type: ignore[arg-type]
    mass, J = ca.Function("f", [m.sx], [same.mass.sx, same.inertia.sx])(2.0)
    assert float(mass) == 7.0
    assert not same.centre.any()
    assert close(J.full() / 7, exact.inertia / exact.total, np.trace(exact.inertia) / exact.total)


def test_the_papers_half_and_half_sphere_has_the_numbers_derived_by_hand() -> None:
    s = Sphere("ball", radius=0.06, halves=(4500, 5494))  # paper 000, section 4
    m = 1.439136 * math.pi  # 2/3 pi 0.06^3 (4500 + 5494)
    rho = 22.365 / 9994  # 3/8 0.06 (5494 - 4500)/(5494 + 4500)
    J = 0.00144 * m  # 2/5 m 0.06^2
    assert float(s.mass) == pytest.approx(m, rel=1e-14)
    assert s.centre == pytest.approx([-rho, 0, 0], rel=1e-14)
    across = J - m * rho**2
    assert close(array(s.inertia), np.diag([J, across, across]), J)


def test_a_massless_shape_is_a_body() -> None:
    assert not array(Disc("ghost", 1.0, mass=0).inertia).any()


def test_the_numbers_of_a_shape_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValueError, match="read-only"):
        Sphere("ball", 1, mass=1).centre[0] = 1


# --- compounds --------------------------------------------------------------------------------------
def test_two_boxes_make_one_big_box() -> None:
    half = Box("half", (0.1, 0.2, 0.25), density=D)
    whole = Box("whole", (0.1, 0.2, 0.5), density=D)
    both = Compound("both", [(half, (0, 0, 0.125)), (half, (0, 0, -0.125), (1, 0, 0, 0))])
    assert float(both.mass) == pytest.approx(float(whole.mass), rel=TIGHT)
    assert close(array(both.inertia), array(whole.inertia), float(whole.mass))
    assert np.array_equal(both.build_rotation, np.eye(3))


def test_a_dumbbell_has_its_closed_form_and_lies_along_its_first_axis() -> None:
    m1, m2, r, length = 2.0, 3.0, 0.1, 0.8
    along = np.array([1, 2, -2]) / 3
    a, b = Sphere("a", r, mass=m1), Sphere("b", r, mass=m2)
    bell = Compound("bell", [(a, (0.5, 0, 0)), (b, np.array([0.5, 0, 0]) + length * along)])
    own = 2 / 5 * (m1 + m2) * r**2
    across = own + m1 * m2 / (m1 + m2) * length**2
    assert close(array(bell.inertia), np.diag([own, across, across]), across)
    # the largest component of (1, 2, -2)/3 is the second, the first of equals
    assert bell.build_rotation[0] == pytest.approx(along, abs=1e-14)
    ends = np.array([array(bell.from_build((0.5, 0, 0))), bell.parts[1].position])
    assert close(ends, [(-length * m2 / (m1 + m2), 0, 0), (length * m1 / (m1 + m2), 0, 0)], 1)


def test_equal_moments_leave_no_choice_to_rounding() -> None:
    tiny = Sphere("tiny", 0.01, mass=1)
    n, noise = np.array([1, 1, 1]) / math.sqrt(3), 1e-15 * np.array([1, -2, 1])
    for along in (n, n + noise, n - noise):
        pair = Compound("pair", [(tiny, along), (tiny, -along)])
        second = np.array([2, -1, -1]) / math.sqrt(6)  # build x, straightened
        assert pair.build_rotation[:2] == pytest.approx(np.array([n, second]), abs=1e-13)
    # a plate: the two equal moments are the small ones, the lone axis is the last
    plate = Cylinder("plate", 1.0, 0.1, mass=1)
    turn = quaternion_about((-1, 1, 0), math.acos(1 / math.sqrt(3)))  # z to n
    R = Compound("turned", [(plate, (0, 0, 0), turn)]).build_rotation
    assert pytest.approx(np.array([second, np.cross(n, second), n]), abs=1e-13) == R


def test_parallel_axis_theorem_holds_about_a_distant_point() -> None:
    part = Box("part", (0.1, 0.2, 0.5), mass=3.0)
    d = np.array([2.0, -1.0, 0.5])
    pair = Compound("pair", [(part, d), (part, -d)])
    expected = 2 * (array(part.inertia) + 3.0 * (d @ d * np.eye(3) - np.outer(d, d)))
    R = pair.build_rotation
    assert close(R.T @ array(pair.inertia) @ R, expected, np.trace(expected))


turns = st.tuples(*[st.floats(-1, 1)] * 4).filter(lambda u: np.linalg.norm(u) > 0.1)
places = st.tuples(*[st.floats(-1, 1)] * 3)


def unit(u: Sequence[float]) -> np.ndarray:
    return np.asarray(u) / np.linalg.norm(u)


@settings(max_examples=30, deadline=None)
@given(turns, places)
@pytest.mark.slow
def test_a_turned_compound_has_the_same_inertia_in_turned_axes(u: Any, offset: Any) -> None:
    box, cone = Box("box", (0.1, 0.2, 0.5), mass=1), Cone("cone", 0.1, 0.3, mass=2)
    S, p, q = matrix(unit(u)), np.array(offset), np.array([0.3, -0.2, 0.1])
    plain = Compound("plain", [(box, (0, 0, 0)), (cone, q)])
    moved = Compound("moved", [(box, p, unit(u)), (cone, p + S @ q, unit(u))])
    P, R = plain.build_rotation, moved.build_rotation
    in_build = P.T @ array(plain.inertia) @ P
    assert close(R.T @ array(moved.inertia) @ R, S @ in_build @ S.T, 1)
    # the same material point, told in either build axes, is equally far from the centre of mass
    a, b = array(plain.from_build(q)), array(moved.from_build(p + S @ q))
    assert np.linalg.norm(a) == pytest.approx(np.linalg.norm(b), rel=TIGHT)


@settings(max_examples=30, deadline=None)
@given(turns)
def test_body_axes_are_principal_right_handed_ascending_and_point_forward(u: Any) -> None:
    S = matrix(unit(u))
    J = S @ np.diag([3.0, 2.0, 4.0]) @ S.T
    R = principal_axes(J)
    moments = np.diag(R @ J @ R.T)
    assert close(R @ J @ R.T, np.diag(moments), 4)
    assert np.linalg.det(R) == pytest.approx(1, rel=TIGHT)
    assert np.array_equal(R, np.eye(3)) or close(moments, [2, 3, 4], 4)
    for axis in R[:2]:  # rounded: the first of equals decides
        assert axis[np.argmax(np.round(np.abs(axis), 9))] > 0


def test_diagonal_inertia_keeps_build_axes_whatever_the_order_of_the_moments() -> None:
    for slight, kept in ((0.0, True), (2e-12, True), (4e-12, False)):  # of 3: below, above 1e-12
        J = np.array([[3, slight, 0], [slight, 1, 0], [0, 0, 2]])
        assert np.array_equal(principal_axes(J), np.eye(3)) == kept


def test_a_compound_within_a_compound_is_placed_by_its_build_axes() -> None:
    box, cone = Box("b", (0.1, 0.2, 0.5), mass=1), Cone("c", 0.1, 0.3, mass=2)
    first, second = quaternion_about((1, 2, 3), 0.7), quaternion_about((0, 1, -1), 1.1)
    inner = Compound("inner", [(box, (0.1, 0, 0)), (cone, (0, 0.4, 0.2), first)])
    assert not np.array_equal(inner.build_rotation, np.eye(3))
    nested = Compound("nested", [(inner, (0.3, 0.2, 0.1), second), (box, (0, 0, 0))])
    S, at = matrix(second), np.array([0.3, 0.2, 0.1])
    both = quaternion_of(S @ matrix(first))
    parts = [(box, at + S @ (0.1, 0, 0), second), (cone, at + S @ (0, 0.4, 0.2), both)]
    flat = Compound("flat", [*parts, (box, (0, 0, 0))])
    assert close(array(nested.inertia), array(flat.inertia), 1)
    assert close(nested.build_rotation, flat.build_rotation, 1)


@settings(max_examples=50, deadline=None)
@given(turns)
def test_quaternion_of_inverts_the_rotation_matrix(u: Any) -> None:
    got = quaternion_of(matrix(unit(u)))
    assert got[0] >= 0
    assert min(np.max(np.abs(got - sign * unit(u))) for sign in (1, -1)) < 1e-14


# --- surfaces and rims --------------------------------------------------------------------------------
STONE = Ellipsoid("stone", (0.3, 0.2, 0.1), mass=1)
TORUS = Ring("torus", 0.4, section=0.1, mass=1)
UNEVEN = Sphere("uneven", 0.06, halves=(4500, 5494))
WEIGHTED = Compound(  # a stone with a weight in one end: its surface is the stone's
    "weighted",
    [(Sphere("weight", 0.02, mass=0.5), (0.2, 0.05, 0)), (STONE, (0, 0, 0), quaternion_about((1, 1, 0), 0.4))],
    outer=1,
)  # fmt: skip


def gradient_at(shape: Shape, p: Any) -> tuple[float, np.ndarray]:
    q = td.vector(td.coordinates("x y z"))
    f = shape.surface_function(q)
    value, slope = ca.Function("f", [q.sx], [f.sx, td.gradient(f, q).sx])(np.asarray(p))
    return float(value), slope.full().ravel()


def surface_points(shape: Shape) -> list[tuple[np.ndarray, np.ndarray, float]]:
    """Points of the surface, outward normals, and the length that the gradient should have there."""
    points = []
    for theta, phi in itertools.product(np.linspace(0.1, 3.0, 5), np.linspace(0, 6, 5)):
        spoke, up = np.array([np.cos(phi), np.sin(phi), 0]), np.array([0, 0, 1])
        e = np.sin(theta) * spoke + np.cos(theta) * up
        if shape is UNEVEN:
            points.append((UNEVEN.centre + 0.06 * e, e, 1.0))
        elif shape is STONE:
            axes = np.array([0.3, 0.2, 0.1])  # half the gradient of the sum of squares is e/axes
            points.append((axes * e, unit(e / axes), 0.1 * np.linalg.norm(e / axes)))
        elif shape is TORUS:
            normal = np.cos(2 * theta) * spoke + np.sin(2 * theta) * up
            points.append((0.4 * spoke + 0.1 * normal, normal, 1 + np.cos(2 * theta) / 4))
        else:
            points.append((0.2 * spoke + theta * up, spoke, 1.0))
    return points


ROLLER = Cylinder("roller", 0.2, 8.0, mass=1)


@pytest.mark.parametrize("shape", [UNEVEN, STONE, TORUS, ROLLER], ids=lambda s: s.name)
def test_surface_function_has_the_stated_gradient_and_sign(shape: Shape) -> None:
    assert shape.rim is None
    assert np.all(np.isfinite(gradient_at(shape, (0, 0, 0))[1]))
    assert (gradient_at(shape, (0, 0, 0))[0] > 0) == (shape is TORUS)  # in its hole
    for p, normal, length in surface_points(shape):
        value, slope = gradient_at(shape, p)
        assert abs(value) < 1e-15
        assert slope == pytest.approx(length * normal, abs=1e-13)
        inside, outside = (gradient_at(shape, p + s * 1e-4 * normal)[0] for s in (-1, 1))
        # the distance, to first order, times the length of the gradient
        assert inside == pytest.approx(-1e-4 * length, rel=1e-2)
        assert outside == pytest.approx(1e-4 * length, rel=1e-2)


def test_the_surface_of_a_compound_is_that_of_its_outer_part() -> None:
    S = matrix(quaternion_about((1, 1, 0), 0.4))
    R = WEIGHTED.build_rotation
    assert not np.array_equal(R, np.eye(3))
    for p, normal, length in surface_points(STONE):
        value, slope = gradient_at(WEIGHTED, array(WEIGHTED.from_build(S @ p)))
        assert abs(value) < 1e-15
        assert slope == pytest.approx(length * R @ S @ normal, abs=1e-13)
    assert close(WEIGHTED.centre, array(WEIGHTED.from_build((0, 0, 0))), 1)
    assert WEIGHTED.rim is None


ROUND = [Disc("d", 0.4, mass=1), Disc("h", 0.4, mass=1, thickness=0.1), Ring("r", 0.4, mass=1)]


@pytest.mark.parametrize("shape", ROUND, ids=lambda s: s.name)
def test_rim_points_are_at_the_radius_across_the_axis(shape: Shape) -> None:
    rim = shape.rim
    assert np.array_equal(np.cross(rim.e1, rim.e2), rim.axis)
    (angle,) = td.coordinates("angle")
    at = ca.Function("at", [angle.sx], [rim.at(angle).sx])
    for theta in np.linspace(0, 7, 15):
        p = at(theta).full().ravel()
        assert np.linalg.norm(p - rim.centre) == pytest.approx(0.4, rel=1e-15)
        assert p == pytest.approx([0.4 * np.cos(theta), 0.4 * np.sin(theta), 0], rel=1e-15)


def test_the_rim_of_an_eccentric_wheel_goes_with_its_outer_part() -> None:
    wheel, weight = Disc("wheel", 0.4, mass=1), Sphere("weight", 0.05, mass=1)
    turn, at = quaternion_about((0, 1, 1), 0.6), np.array([0.1, 0.2, 0.3])
    S = matrix(turn)
    off = Compound("off", [(wheel, at, turn), (weight, at + S @ (0.2, 0.1, 0))], outer=0)
    rim, own = off.rim, wheel.rim
    for theta in (0.0, 1.0, 4.0):
        assert close(array(rim.at(theta)), array(off.from_build(at + S @ array(own.at(theta)))), 1)
    assert close(np.cross(rim.e1, rim.e2), rim.axis, 1)
    assert close(rim.centre, off.centre, 1)


# --- pictures -----------------------------------------------------------------------------------------
@every_case
def test_outlines_are_plain_and_rebuild_the_shape(shape: Shape, exact: Mass) -> None:
    outline = shape.outline
    assert json.loads(json.dumps(outline, allow_nan=False)) == outline
    assert outline["kind"] == type(shape).__name__.lower()
    assert outline["centre"] == shape.centre.tolist()
    assert outline.get("base") == ([0, 0, -0.125] if shape.name == "cone" else None)
    assert ("halves" in outline) == (shape not in [case[0] for case in UNIFORM])
    assert type(shape)("again", **outline["sizes"], mass=1).sizes == shape.sizes
    outline["sizes"].clear()  # a copy: the shape keeps its own
    assert shape.sizes


def test_the_outline_of_a_compound_places_its_parts() -> None:
    outline = WEIGHTED.outline
    assert json.loads(json.dumps(outline, allow_nan=False)) == outline
    weight, stone = outline["parts"]
    assert weight["outline"]["kind"] == "sphere"
    at = array(WEIGHTED.from_build((0.2, 0.05, 0)))
    assert weight["position"] == pytest.approx(at, abs=1e-15)
    S = matrix(quaternion_about((1, 1, 0), 0.4))
    assert close(matrix(stone["quaternion"]), WEIGHTED.build_rotation @ S, 10)


# --- bad input ----------------------------------------------------------------------------------------
MAKERS: list[Callable[[Any], Shape]] = [
    lambda v: Sphere("bad", v, mass=1),
    lambda v: Sphere("bad", 1, density=v),
    lambda v: Sphere("bad", 1, halves=(1.0, v)),
    lambda v: Ellipsoid("bad", (1, v, 1), mass=1),
    lambda v: Disc("bad", v, mass=1),
    lambda v: Ring("bad", v, mass=1),
    lambda v: Cylinder("bad", v, 1, mass=1),
    lambda v: Cylinder("bad", 1, v, mass=1),
    lambda v: Cone("bad", v, 1, mass=1),
    lambda v: Cone("bad", 1, v, mass=1),
    lambda v: Box("bad", (1, 1, v), density=1),
]
BAD = [0, -1.0, math.nan, math.inf, "1", True, [1], td.coordinates("r")[0]]


@pytest.mark.parametrize("value", BAD, ids=repr)
def test_sizes_and_densities_are_positive_numbers(value: Any) -> None:
    for make in MAKERS:
        with pytest.raises(td.ModelError, match="'bad'"):
            make(value)


MASSES = [-1.0, math.nan, math.inf, "1", [1, 2], td.vector([1, 2]), td.coordinates("x")[0]]


@pytest.mark.parametrize("value", MASSES, ids=repr)
def test_a_mass_that_is_none_is_refused_and_the_body_named(value: Any) -> None:
    with pytest.raises(td.ModelError, match="mass of 'bad'"):
        Sphere("bad", 1, mass=value)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    # shapes with edges say which contact they have
    ("'d'[^$]*disc.rim", lambda: Disc("d", 0.4, mass=1).surface_function((0, 0, 0))),
    ("'r'[^$]*ring.rim", lambda: Ring("r", 0.4, mass=1).surface_function((0, 0, 0))),
    (
        "'c'[^$]*points of it can touch",
        lambda: Cone("c", 0.4, 1, mass=1).surface_function((0, 0, 0)),
    ),
    ("'b'[^$]*corners can touch", lambda: Box("b", (1, 1, 1), mass=1).surface_function((0, 0, 0))),
    ("'p'[^$]*outer=", lambda: Compound("p", [(STONE, (0, 0, 0))]).surface_function((0, 0, 0))),
    # points and angles
    ("'torus' has shape", lambda: TORUS.surface_function((1, 2))),
    ("'uneven' has shape", lambda: UNEVEN.from_build((1, 2))),
    ("angle on a rim has shape", lambda: Disc("d", 1, mass=1).rim.at((1, 2))),
    # descriptions
    ("outer=1 of 'p'", lambda: Compound("p", [(STONE, (0, 0, 0))], outer=1)),
    ("outer=True of 'p'", lambda: Compound("p", [(STONE, (0, 0, 0))], outer=True)),
    ("thickness of 'bad' is -0.1", lambda: Disc("bad", 1, mass=1, thickness=-0.1)),
    ("thickness of 'bad' is nan", lambda: Disc("bad", 1, mass=1, thickness=math.nan)),
    ("section of 'bad' is -0.1", lambda: Ring("bad", 1, mass=1, section=-0.1)),
    ("less than the radius", lambda: Ring("bad", 1, mass=1, section=1.0)),  # a horn torus
    ("Sphere 'bad' needs one of mass=, density=, halves=", lambda: Sphere("bad", 1)),
    ("exactly one of mass, density$", lambda: Cone("bad", 1, 1)),
    ("Sphere 'bad' has both mass= and halves=", lambda: Sphere("bad", 1, mass=1, halves=(1, 2))),
    ("Box 'bad' has both mass= and density=", lambda: Box("bad", (1, 1, 1), mass=1, density=2)),
    ("halves of 'bad' are 3", lambda: Sphere("bad", 1, halves=3)),  # type: ignore[arg-type]
    ("sides of 'bad' are", lambda: Box("bad", (1, 2), mass=1)),
    ("sides of 'bad' are", lambda: Box("bad", "123", mass=1)),  # type: ignore[arg-type]
    ("semiaxes of 'bad' are", lambda: Ellipsoid("bad", (1, 2, 3, 4), mass=1)),
]


@pytest.mark.parametrize(("says", "make"), REFUSED, ids=[says for says, _ in REFUSED])
def test_a_refusal_says_why(says: str, make: Callable[[], object]) -> None:
    with pytest.raises(td.ModelError, match=re.compile(says, re.MULTILINE)):
        make()


BRICK = Box("brick", (1, 1, 2), mass=1)
BAD_PARTS: dict[str, Any] = {
    "none": [],
    "bare shape": [BRICK],
    "not a shape": [("brick", (0, 0, 0))],
    "two numbers": [(BRICK, (0, 0))],
    "nan": [(BRICK, (0, 0, math.nan))],
    "text": [(BRICK, ("a", 0, 0))],
    "no turn": [(BRICK, (0, 0, 0), (0, 0, 0, 0))],
    "three of four": [(BRICK, (0, 0, 0), (1, 0, 0))],
    "turn of text": [(BRICK, (0, 0, 0), ("a", 0, 0, 0))],
    "symbol": [(BRICK, (td.parameter("h", 1.0), 0, 0))],
    "no mass": [(Box("ghost", (1, 1, 1), mass=0), (0, 0, 0))],
    "mass of parameters": [(Box("brick", (1, 1, 1), mass=td.parameter("m", 1)), (0, 0, 0))],
}


@pytest.mark.parametrize("parts", BAD_PARTS.values(), ids=BAD_PARTS)
def test_bad_parts_are_refused_and_the_compound_named(parts: Any) -> None:
    with pytest.raises(td.ModelError, match="'whole'"):
        Compound("whole", parts)


def test_the_mass_of_a_body_stays_and_its_inertia_may_be_given_until_a_system_is_made() -> None:
    disc = td.Disc("disc", 0.3, mass=2.0)
    with pytest.raises(td.ModelError, match="mass of 'disc' cannot be changed"):
        disc.mass = td.parameter("m", 3.0)
    own = td.Disc("own", 0.3, mass=2.0, inertia=(0.06, 0.06, 0.12))
    disc.inertia = own.inertia
    start: dict[Any, Any] = {}
    for body in (disc, own):
        start |= {body.position: (0, 0, 0), body.velocity: (0, 0, 0), body.omega_body: (1, 2, 3)}
        start[body.quaternion] = (1, 0, 0, 0)
    motion = td.System(bodies=[disc, own]).simulate(until=0.1, start=start)
    np.testing.assert_array_equal(motion[disc.omega_body], motion[own.omega_body])
