"""The judge's own rolling: the place of contact (two numbers), a quaternion, and the angular velocity. No constraints.

The frame of the surface is at D(t) and turned by an angle about z with the rate W. Everything is in world axes.

    sphere on z = h(x, y)       the centre is O = P + r n, so O' says how the place of contact moves
    disc, ellipsoid on a plane  the arm from the centre to the contact follows from the normal and the rotation
"""

from __future__ import annotations

import math
from typing import Any

from fuzz.expressions import translated
from fuzz.graph import Node, operations
from fuzz.vectors import (
    Vector,
    cross,
    dot,
    matrix_times,
    minus,
    plus,
    quaternion_rate,
    rotation,
    scaled,
    transposed,
)  # fmt: skip


class Contact:
    """Position, velocity and rates of the body with X = (x, y, quaternion), U = omega.

    x, y   of the contact on a surface z = h(x, y), of a sphere; else of the contact on the plane, in its frame
    """

    def __init__(self, model: Any, X: list[Node], U: list[Node]) -> None:
        self.model, self.g, self.what = model, model.g, model.d.rolling
        self.mass, self.inertia, self.offset = mass_and_inertia(self.what, model.d.bodies[0].mass)
        self.R, self.omega = rotation(X[2:]), U
        g, what = self.g, self.what
        angle = model.node(what.turn) if what.turn is not None else g.node(0.0)
        c, s = g.apply("cos", angle), g.apply("sin", angle)
        zero, one = g.node(0.0), g.node(1.0)
        self.F = [[c, -s, zero], [s, c, zero], [zero, zero, one]]
        self.D = [model.node(e) for e in what.shift] if what.shift else [zero] * 3
        self.D1 = [g.gradient(x, [g.t])[0] for x in self.D]
        self.W = [zero, zero, g.gradient(angle, [g.t])[0]]
        self._sphere(X[:2]) if what.shape == "sphere" else self._on_plane(X[:2])
        self.rates += quaternion_rate(X[2:], U)

    def _world(self, own: Vector) -> Vector:
        return plus(self.D, matrix_times(self.F, own))

    def _material(self, place: Vector) -> Vector:
        """Velocity of the surface's material at a place of the world."""
        return plus(self.D1, cross(self.W, minus(place, self.D)))

    def _sphere(self, x: list[Node]) -> None:
        g, r = self.g, self.what.sizes[0]
        h = self._height(x)
        hx, hy = g.gradient(h, x)
        length = g.apply("sqrt", 1.0 + hx * hx + hy * hy)
        own_n = [-hx / length, -hy / length, 1.0 / length]
        own_P = [x[0], x[1], h]
        own_O = plus(own_P, scaled(r, own_n))
        self.normal, self.point = matrix_times(self.F, own_n), self._world(own_P)
        centre = self._world(own_O)
        # the material of the ball at P is as fast as the surface's: v_O = v_surface + r omega x n
        v_O = plus(self._material(self.point), scaled(r, cross(self.omega, self.normal)))
        own_rate = matrix_times(transposed(self.F), minus(v_O, self._material(centre)))
        slopes = [g.gradient(c, x) for c in own_O]  # 3 x 2, of full rank while the ball fits
        a = sum((row[0] * row[0] for row in slopes), g.node(0.0))
        b = sum((row[0] * row[1] for row in slopes), g.node(0.0))
        d = sum((row[1] * row[1] for row in slopes), g.node(0.0))
        e = sum((row[0] * v for row, v in zip(slopes, own_rate, strict=True)), g.node(0.0))
        f = sum((row[1] * v for row, v in zip(slopes, own_rate, strict=True)), g.node(0.0))
        det = a * d - b * b
        self.rates = [(d * e - b * f) / det, (a * f - b * e) / det]
        self._about(centre, v_O)

    def _height(self, x: list[Node]) -> Node:
        """h(x, y): the description writes q(0), q(1) for them, which are no coordinates of the system here."""
        found: Node = translated(
            self.what.height,
            lambda e: self.g.t if e.op == "t" else x[e.args[0]],
            operations(self.g),
            {},
        )
        return found

    def _on_plane(self, x: list[Node]) -> None:
        g = self.g
        h = self._height(x)
        hx, hy = g.gradient(h, x)  # numbers: the plane is flat
        length = g.apply("sqrt", 1.0 + hx * hx + hy * hy)
        self.normal = matrix_times(self.F, [-hx / length, -hy / length, 1.0 / length])
        self.point = self._world([x[0], x[1], h])
        own_n = matrix_times(transposed(self.R), self.normal)
        arm = matrix_times(self.R, self._arm(own_n))  # from the centre to the contact
        centre = minus(self.point, arm)
        v_O = minus(self._material(self.point), cross(self.omega, arm))
        self._about(centre, v_O)
        # the contact moves with the centre and the arm: r_P = O + arm, arm' = omega x arm + R d(arm)/dt in body axes
        n_rate = cross(self.W, self.normal)
        own_rate = matrix_times(transposed(self.R), minus(n_rate, cross(self.omega, self.normal)))
        change = self._arm_rate(own_n, own_rate)
        v_P = plus(v_O, plus(cross(self.omega, arm), matrix_times(self.R, change)))
        along = matrix_times(transposed(self.F), minus(v_P, self._material(self.point)))
        self.rates = along[:2]

    def _arm(self, n: Vector) -> Vector:
        g, sizes = self.g, self.what.sizes
        if self.what.shape == "disc":  # lies in its own x, y plane
            length = g.apply("sqrt", n[0] * n[0] + n[1] * n[1])
            return [-sizes[0] * n[0] / length, -sizes[0] * n[1] / length, g.node(0.0)]
        squares = [a * a for a in sizes]
        reach = g.apply("sqrt", dot([a * c for a, c in zip(squares, n, strict=True)], n))
        return [-(a * c) / reach for a, c in zip(squares, n, strict=True)]

    def _arm_rate(self, n: Vector, rate: Vector) -> Vector:
        """d(arm)/dt by the chain rule, n being no leaf of the graph."""
        leaves = [self.g.leaf(f"normal {k}") for k in range(3)]
        arm = self._arm(leaves)
        slopes = [self.g.gradient(c, leaves) if c.value != 0 else [c] * 3 for c in arm]
        put = {leaf.number: value for leaf, value in zip(leaves, n, strict=True)}
        return [dot([replaced(self.g, s, put) for s in row], rate) for row in slopes]

    def _about(self, centre: Vector, v_O: Vector) -> None:
        """The centre of mass beside the centre of the shape, by `offset` in body axes."""
        arm = matrix_times(self.R, [self.g.node(c) for c in self.offset])
        self.centre, self.velocity_of_centre = centre, v_O
        self.centre_of_mass, self.velocity = plus(centre, arm), plus(v_O, cross(self.omega, arm))


def replaced(g: Any, f: Node, put: dict[int, Node]) -> Node:
    """The same formula with leaves replaced by other formulas."""
    memo: dict[int, Node] = dict(put)

    def again(node: Node) -> Node:
        found = memo.get(node.number)
        if found is None:
            if node.op in ("leaf", "number"):
                found = node
            else:
                args = [again(a) for a in node.args]
                two = {"+": g.add, "-": g.subtract, "*": g.multiply, "/": g.divide}
                found = two[node.op](*args) if node.op in two else g.apply(node.op, *args)
            memo[node.number] = found
        return found

    return again(f)


def mass_and_inertia(what: Any, mass: float) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    """Mass, principal moments at the centre of mass, and the centre of mass from the centre of the shape."""
    a = what.sizes
    if what.shape == "disc":
        J = mass * a[0] ** 2
        return mass, (J / 4, J / 4, J / 2), (0.0, 0.0, 0.0)
    if what.shape == "ellipsoid":
        x, y, z = (s * s for s in a)
        return mass, (mass * (y + z) / 5, mass * (x + z) / 5, mass * (x + y) / 5), (0.0, 0.0, 0.0)
    if what.halves is None:
        J = 0.4 * mass * a[0] ** 2
        return mass, (J, J, J), (0.0, 0.0, 0.0)
    d1, d2 = what.halves  # of the halves at -x and at +x; each half's centroid is at 3 r / 8
    half = 2.0 / 3.0 * math.pi * a[0] ** 3
    mass = half * (d1 + d2)
    off = 3.0 / 8.0 * a[0] * (d2 - d1) / (d2 + d1)
    J = 0.4 * mass * a[0] ** 2
    return mass, (J, J - mass * off * off, J - mass * off * off), (off, 0.0, 0.0)
