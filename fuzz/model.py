"""The judge's own equations of motion: M U' = Q + A' lam, A U' = b, in positions X and velocities U of its own.

Kane's method: every body has a velocity v(X, U, t) and an angular velocity w(X, U, t), linear in U, and

    M = sum m Jv'Jv + Jw' I Jw,    Q = sum Jv'(F - m v_rest) + Jw'(tau - w x I w - I w_rest),   J = d/dU,

where the rest is the part of the acceleration without U'. Coordinates with energies enter by Lagrange's equations.
A free body has U = (v, w) in world axes, so that no quaternion has mass; a rolling body has fewer (rolling.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from fuzz import rolling
from fuzz.expressions import E, translated
from fuzz.graph import Graph, Node, operations
from fuzz.systems import Constraint, Description
from fuzz.vectors import Vector, cross, dot, matrix_times, quaternion_rate, rotation, transposed


@dataclass
class Frame:
    """A body in the judge's words: where it is and how it moves, as nodes."""

    mass: float
    inertia: tuple[float, ...]
    position: Vector
    R: list[Vector]
    velocity: Vector
    omega: Vector


@dataclass
class Element:
    """A friction element: sliding velocity s, its rows S U' = d, the row that presses, its normal force for lam = 1."""

    s: list[Node]
    S: list[list[Node]]
    d: list[Node]
    row: int
    size: Node
    mu: float
    static: float
    actual: bool


class Model:
    """Everything about a description that the judge evaluates, as nodes of one graph."""

    def __init__(self, d: Description) -> None:
        self.d, self.g = d, Graph()
        self.X: list[Node] = []
        self.U: list[Node] = []
        self.Xdot: list[Node] = []
        self.frames: list[Frame] = []
        self._words = {**operations(self.g), "ddt": self.ddt}
        self._memo: dict[int, Any] = {}
        n = d.coordinates
        self._grow(n, n)
        self.Xdot = list(self.U)
        for k in range(len(d.bodies)):
            self.frames.append(
                self._rolling_frame() if d.rolling and k == 0 else self._free_frame(k)
            )
        self._step_one()
        self._rows()
        self.elements = [self._element(f) for f in d.friction]

    # --- states ---------------------------------------------------------------------------------
    def _grow(self, x: int, u: int) -> tuple[list[Node], list[Node]]:
        X = [self.g.leaf(f"X[{len(self.X) + k}]") for k in range(x)]
        U = [self.g.leaf(f"U[{len(self.U) + k}]") for k in range(u)]
        self.X, self.U = self.X + X, self.U + U
        return X, U

    def _free_frame(self, k: int) -> Frame:
        body = self.d.bodies[k]
        X, U = self._grow(7, 6)
        self.Xdot += [*U[:3], *quaternion_rate(X[3:], U[3:])]
        return Frame(body.mass, body.inertia, X[:3], rotation(X[3:]), U[:3], U[3:])

    def _rolling_frame(self) -> Frame:
        X, U = self._grow(6, 3)
        self.contact = rolling.Contact(self, X, U)
        self.Xdot += self.contact.rates
        c = self.contact
        return Frame(c.mass, c.inertia, c.centre_of_mass, c.R, c.velocity, U)

    # --- calculus -------------------------------------------------------------------------------
    def ddt(self, f: Node) -> Node:
        """df/dt with U held: of a position, its whole rate."""
        slopes = self.g.gradient(f, [*self.X, self.g.t])
        result = slopes[-1]
        for slope, rate in zip(slopes, self.Xdot, strict=False):
            result = result + slope * rate
        return result

    def by_velocities(self, f: Node) -> list[Node]:
        return self.g.gradient(f, self.U)

    def node(self, e: E) -> Node:
        """A formula of the description, in the graph."""
        found: Node = translated(e, self._leaf, self._words, self._memo)
        return found

    def _leaf(self, e: E) -> Node:
        if e.op == "t":
            return self.g.t
        if e.op in "qv":
            return (self.X if e.op == "q" else self.U)[e.args[0]]
        frame = self.frames[e.args[0]]
        if e.op == "omega":
            return frame.omega[e.args[1]]
        arm = dot(frame.R[e.args[2]], [self.g.node(c) for c in e.args[1]])
        return arm if e.op == "turned" else frame.position[e.args[2]] + arm

    # --- M and Q --------------------------------------------------------------------------------
    def _step_one(self) -> None:
        d, g, nu = self.d, self.g, len(self.U)
        T, V = self.node(d.kinetic), self.node(d.potential)
        for k, m in enumerate(d.particles):
            place, speed = self.X[3 * k : 3 * k + 3], self.U[3 * k : 3 * k + 3]
            T = T + 0.5 * m * dot(speed, speed)
            V = V - m * dot([g.node(c) for c in d.gravity or (0.0, 0.0, 0.0)], place)
        self.M = [[g.node(0.0)] * nu for _ in range(nu)]
        self.Q = [g.node(0.0)] * nu
        n = d.coordinates
        momenta = g.gradient(T, self.U[:n])
        by_q = g.gradient(T, self.X[:n])
        for i, p in enumerate(momenta):
            self.M[i][:n] = g.gradient(p, self.U[:n])
            self.Q[i] = by_q[i] - self.ddt(p)
        for frame in self.frames:
            T = T + self._body_terms(frame)
            if d.gravity is not None:
                weight = [frame.mass * g.node(c) for c in d.gravity]
                V = V - dot(weight, frame.position)
        for spring in d.springs:
            e = self._extension(spring.a, spring.b) - spring.length
            V = V + 0.5 * spring.stiffness * e * e
            if spring.coefficient:
                rate = self.ddt(e)
                self._push(rate, -spring.coefficient * rate)
        self._push(self.ddt(V), g.node(-1.0), potential=True)
        for i, force in d.generalized:
            self.Q[i] = self.Q[i] + self.node(force)
        for push in d.point_forces:
            for f, x in zip(push.force, push.at, strict=True):
                self._push(self.ddt(self.node(x)), self.node(f))
        self.energy, self.kinetic = T + V, T

    def _push(self, rate: Node, force: Node, potential: bool = False) -> None:
        """A force that does work `force * rate`: Q = force d(rate)/dU."""
        for j, slope in enumerate(self.by_velocities(rate)):
            self.Q[j] = self.Q[j] + force * slope

    def _extension(self, a: tuple[E, ...], b: tuple[E, ...]) -> Node:
        ends = [self.node(x) for x in a]
        if not b:
            return ends[0]
        gap = [x - self.node(y) for x, y in zip(ends, b, strict=True)]
        return self.g.apply("sqrt", dot(gap, gap))

    def _body_terms(self, frame: Frame) -> Node:
        g, nu = self.g, len(self.U)
        v, w, m = frame.velocity, frame.omega, g.node(frame.mass)
        J = [g.node(c) for c in frame.inertia]

        def turned(x: Vector) -> Vector:  # I x in world axes
            own = matrix_times(transposed(frame.R), x)
            return matrix_times(frame.R, [a * b for a, b in zip(J, own, strict=True)])

        Jv, Jw = [self.by_velocities(c) for c in v], [self.by_velocities(c) for c in w]
        force = [-(m * self.ddt(c)) for c in v]
        spin = turned(w)
        gyro, rest = cross(w, spin), turned([self.ddt(c) for c in w])
        torque = [-(a + b) for a, b in zip(gyro, rest, strict=True)]
        IJw = [turned([row[j] for row in Jw]) for j in range(nu)]
        for i in range(nu):
            vi, wi = [row[i] for row in Jv], [row[i] for row in Jw]
            self.Q[i] = self.Q[i] + dot(vi, force) + dot(wi, torque)
            for j in range(nu):
                self.M[i][j] = self.M[i][j] + m * dot(vi, [row[j] for row in Jv]) + dot(wi, IJw[j])
        return 0.5 * m * dot(v, v) + 0.5 * dot(w, spin)

    # --- A and b --------------------------------------------------------------------------------
    def _rows(self) -> None:
        self.phi: list[Node] = []
        self.psi: list[Node] = []
        self.first_row: list[int] = []
        for c in self.d.constraints:
            self.first_row.append(len(self.psi))
            residuals = self._residuals(c)
            if c.kind != "nonholonomic":
                self.phi += residuals
                residuals = [self.ddt(f) for f in residuals]
            self.psi += residuals
        ends = [*self.first_row, len(self.psi)]
        self.rows_of = [list(range(a, b)) for a, b in pairwise(ends)]
        self.A = [self.by_velocities(f) for f in self.psi]
        self.b = [-self.ddt(f) for f in self.psi]

    def _residuals(self, c: Constraint) -> list[Node]:
        if c.kind in ("holonomic", "nonholonomic", "prescribed"):
            return [self.node(row) - self.node(c.value) for row in c.rows]
        ends = [self._end(c.a, c.at_a), self._end(c.b, c.at_b)]
        if c.kind == "rod":
            ends = [
                self.X[3 * k : 3 * k + 3] if k >= 0 else end
                for k, end in zip((c.a, c.b), ends, strict=True)
            ]
        gap = [x - y for x, y in zip(*ends, strict=True)]
        if c.kind in ("distance", "rod"):
            return [self.g.apply("sqrt", dot(gap, gap)) - c.length]
        if c.kind == "ball":
            return gap
        Ra, Rb = self._turn(c.a), self._turn(c.b)
        if c.kind == "hinge":
            # in the axes of b, where the direction in which the product always vanishes stands still
            axis = matrix_times(
                transposed(Rb), matrix_times(Ra, [self.g.node(x) for x in c.axis_a])
            )
            return [*gap, *cross(axis, [self.g.node(x) for x in c.axis_b])]
        own = [
            matrix_times(transposed(Ra), column) for column in transposed(Rb)
        ]  # Ra' Rb, by columns
        return [*gap, own[1][2] - own[2][1], own[2][0] - own[0][2], own[0][1] - own[1][0]]

    def _end(self, body: int, p: tuple[float, ...]) -> Vector:
        place = [self.g.node(c) for c in p]
        if body < 0 or self.d.particles:
            return place
        frame = self.frames[body]
        arm = matrix_times(frame.R, place)
        return [x + y for x, y in zip(frame.position, arm, strict=True)]

    def _turn(self, body: int) -> list[Vector]:
        if body >= 0:
            return self.frames[body].R
        return [[self.g.node(float(i == j)) for j in range(3)] for i in range(3)]

    # --- friction -------------------------------------------------------------------------------
    def _element(self, f: Any) -> Element:
        s = [self.node(c) for c in f.velocity]
        constraint = self.d.constraints[f.on]
        size = self.node(constraint.normal) if constraint.normal is not None else self.g.node(1.0)
        return Element(
            s, [self.by_velocities(c) for c in s], [-self.ddt(c) for c in s],
            self.first_row[f.on], size, f.mu, f.static, f.thrust == "actual",
        )  # fmt: skip
