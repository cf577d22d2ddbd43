"""Compile what a live page draws into one program: every array of the scene that the motion fills.

    frame  (t, [y, dy/dt], P) -> all values of one frame

The page evaluates it at the frames of each motion it makes, and puts the values where the recorded ones stand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.constrained.contact_force import resolved
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import norm
from trundle.view.surfaces import moves

LOOKS = 3  # states at which two expressions are compared


class Wanted(NamedTuple):
    """Values of one array of the scene.

    path     where it stands in the scene;  graph   its values, column by column
    how      what is made of them: "" as they are; "needed" |Ft|/N from N and |Ft|; "lifted" N < 0; "change" since the
             first frame; "worst" log10 of the largest size; "turn" a quaternion from a rotation matrix;
             "mode" 0 rolls, 1 slides, 2 flies, from whether it is closed and sticks
    """

    path: Sequence[Any]
    graph: ca.SX
    how: str = ""


class Frames:
    """The arrays of a scene, as graphs of what the equations are solved for."""

    def __init__(self, scene: Any) -> None:
        self.scene, self.eq = scene, scene.whole.derived
        self.wanted: list[Wanted] = []

    def collect(self, data: Mapping[str, Any]) -> list[Wanted]:
        """Everything that changes from frame to frame in the scene's data."""
        self._bodies()
        self._points()
        self._contacts()
        for i, one in enumerate(self.scene.acts.found):
            if not one.graph.is_constant():
                self.wanted.append(Wanted(("forces", i, "values"), one.graph))
        self._plots(data["plots"])
        return self.wanted

    def put(self, path: Sequence[Any], value: Any, how: str = "") -> None:
        graph = resolved(self.eq, as_expression(value)).sx
        # matrices by rows, as the arrays of the page are
        self.wanted.append(Wanted(tuple(path), ca.densify(ca.vec(graph.T)), how))

    def _bodies(self) -> None:
        for i, body in enumerate(self.scene.rigid):
            self.put(("bodies", i, "position"), body.position)
            self.put(("bodies", i, "quaternion"), body.quaternion)
            self.put(("bodies", i, "velocity"), body.velocity)
            self.put(("bodies", i, "omega"), body.omega)
        for i, surface in enumerate(self.scene.surfaces):
            if not (moves(surface.position) or moves(surface.rotation)):
                continue
            if surface.position is not None:
                self.put(("surfaces", i, "position"), surface.position)
            if surface.rotation is not None:
                self.put(("surfaces", i, "quaternion"), surface.rotation, "turn")

    def _points(self) -> None:
        for i, (value, (_, kind, _, _)) in enumerate(
            zip(self.scene.places, self.scene.points, strict=True)
        ):
            self.put(("points", i, "position"), value)
            if kind == "point":
                self.put(("points", i, "velocity"), value.dot)
        for i, (name, places) in enumerate(self.scene.view.lines.items()):
            if len(self.scene.lines[name]) > 1:
                values = [Expression(as_expression(p).sx, (3,)) for p in places]
                graph = ca.vertcat(*(ca.densify(resolved(self.eq, v).sx) for v in values))
                self.wanted.append(Wanted(("lines", i, "position"), graph))

    def _contacts(self) -> None:
        for i, contact in enumerate(self.scene.contacts):
            N, Ft = contact.normal_force, norm(contact.friction_force)
            at = ("contacts", i)
            self.put((*at, "point"), contact.point)
            self.put((*at, "force"), contact.force)
            self.put((*at, "normal"), N)
            self.put((*at, "direction"), contact.normal)
            self._pair((*at, "needed"), N, Ft, "needed")
            opens = [gate for gate in self.eq.gates if gate.contact is contact]
            if not opens:
                self.put((*at, "lifted"), N, "lifted")
            for gate in opens:
                modes = self.scene.whole.machine.programs.controls
                stick = ca.SX(0) if gate.slip is None else modes.stick[gate.slip]
                closed = modes.closed[self.eq.gates.index(gate)]
                self.wanted.append(Wanted((*at, "mode"), ca.vertcat(closed, stick), "mode"))

    def _pair(self, path: Sequence[Any], a: Expression, b: Expression, how: str) -> None:
        graph = ca.vertcat(resolved(self.eq, a).sx, resolved(self.eq, b).sx)
        self.wanted.append(Wanted(tuple(path), graph, how))

    def _plots(self, plots: Sequence[Mapping[str, Any]]) -> None:
        """The curves, in the order of `series.plots`."""
        contacts = {c.name: c for c in self.scene.contacts}
        k = 0
        for value in self.scene.view.plots.values():
            for j, graph in enumerate(self._curves(value)):
                self.wanted.append(Wanted(("plots", k, "series", j, "values"), graph))
            k += 1
        for plot in plots[k:]:
            for j, series in enumerate(plot["series"]):
                path = ("plots", k, "series", j, "values")
                label, contact = plot["label"], contacts.get(series["name"])
                if label == "normal force (N)" and contact is not None:
                    self.put(path, contact.normal_force)
                elif contact is not None:
                    N, Ft = contact.normal_force, norm(contact.friction_force)
                    self._pair(path, N, Ft, "needed")
                elif "residual" in label:
                    self.wanted.append(Wanted(path, self._residuals(), "worst"))
                else:
                    how = "change" if label.startswith("change") else ""
                    self.wanted.append(Wanted(path, ca.densify(self.eq.energy), how))
            k += 1

    def _curves(self, value: Any) -> list[ca.SX]:
        if isinstance(value, Mapping):
            return [graph for one in value.values() for graph in self._curves(one)]
        expression = self.scene.motion.expression(value)
        graph = ca.densify(ca.vec(resolved(self.eq, expression).sx.T))
        return [graph[i] for i in range(graph.shape[0])]

    def _residuals(self) -> ca.SX:
        """phi of what binds positions, rho of the rest: as `Motion.residuals`."""
        eq = self.eq
        parts = [
            eq.phi[block.phi.start : block.phi.stop]
            if block.phi.stop > block.phi.start
            else eq.rho[block.rows.start : block.rows.stop]
            for block in eq.blocks
        ]
        return ca.densify(ca.vertcat(ca.SX(0, 1), *parts))


def frame_program(programs: Programs, wanted: Sequence[Wanted], lam0: ca.SX) -> ca.Function:
    """The program of one frame; `lam0` stands for the multipliers of the frictionless system."""
    eq, law = programs.equations, programs.law
    rate = ca.SX.sym("rate", programs.ny)
    column = ca.vertcat(ca.SX(0, 1), *(one.graph for one in wanted))
    solved = ca.densify(law.results).elements()[eq.n :]
    results = ca.vertcat(rate[eq.n : 2 * eq.n], *solved)
    if ca.depends_on(column, lam0):
        column = ca.substitute(column, lam0, law.lam0)
    made = ca.substitute(column, eq.results, results)
    inputs = [eq.t, ca.vertcat(programs.y, rate), programs.P]
    return ca.Function("frame", inputs, [ca.densify(made)])


def same_values(eq: Any, a: ca.SX, b: ca.SX) -> bool:
    """Whether two expressions have the same values at some states."""
    if ca.is_equal(a, b, 1):
        return True
    f = ca.Function("both", eq.symbols, [a, b])
    rng = np.random.default_rng(11)
    for _ in range(LOOKS):
        x, y = f(*(rng.normal(size=s.shape[0]) for s in eq.symbols))
        if not abs(float(x) - float(y)) <= 1e-9 * (abs(float(x)) + abs(float(y)) + 1e-3):
            return False
    return True
