"""Forces on what a page draws, for its layers: weight, applied forces, and those of constraints.

    weight     of gravity                        applied   every other force of the model
    ideal      Q^N, constraint by constraint     working   Q^W, all of it on each thing          (paper 001, Eqs. 32-34)
    constraint Q^N + Q^W, where contacts may open: without them there is no frictionless system to compare with

A thing has a force where three coordinates, or fewer, are its place: a body, a particle, or a point of the view such as
(x, 0, y) in a system that was written out. The force then is the generalized one of those coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import contact_force, grip, row_force
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.motion.forces import applied_force
from trundle.symbols.derivatives import jacobian
from trundle.symbols.expression import Expression, as_expression
from trundle.view.arrays import Array

if TYPE_CHECKING:
    from trundle.view.scene import Scene

MOST = 24  # arrows of constraints one by one; beyond that each thing has one for all of them
NOTHING = 1e-12  # of the largest force: rounding


class Acting(NamedTuple):
    """One arrow: its layer, its name, the thing it acts on (a path in the scene), and the force as a graph (3)."""

    layer: str
    name: str
    at: tuple[str, int]
    graph: ca.SX


class Acts:
    """The forces on the things in a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.eq = scene, scene.whole.derived
        self.lam0 = ca.SX.sym("lam0", self.eq.m)  # multipliers of the frictionless system
        self.works = bool(self.eq.slips) or bool(self.eq.model.work("non-ideal"))
        self.things = [*self._things()]
        self.named = {path: name for name, path, _ in self.things}
        self.found = [one for one in self._all() if one.graph.nnz()]

    def _things(self) -> Iterator[tuple[str, tuple[str, int], ca.DM]]:
        """(name, path, J): the place of a thing moves by J q', every row of J a coordinate of its own or nothing."""
        eq, taken = self.eq, np.zeros(self.eq.n)
        drawn = [(b.name, ("bodies", i), b.position) for i, b in enumerate(self.scene.rigid)]
        for i, (name, kind, _, _) in enumerate(self.scene.points):
            if kind == "point":
                drawn.append((name, ("points", i), as_expression(self.scene.places[i])))
        for name, path, place in drawn:
            J = jacobian(ca.densify(ca.vec(place.sx)), eq.q)
            if not J.is_constant():
                continue
            rows = np.abs(ca.DM(J).full())
            once = set(rows.ravel()) <= {0.0, 1.0} and rows.sum(axis=1).max() == 1
            if once and (taken + rows.sum(axis=0)).max() <= 1:
                taken += rows.sum(axis=0)
                yield name, path, ca.DM(J)

    def _all(self) -> Iterator[Acting]:
        eq = self.eq
        for force in eq.model.forces:
            if not isinstance(force, Coulomb | NonIdeal):
                heavy = hasattr(force, "acceleration")
                layer, name = ("weight", "weight") if heavy else ("applied", force.name)
                yield from self._on_each(layer, name, applied_force(eq, force))
        ideal, working = self._constraints()
        if eq.gates:
            yield from self._on_each("constraint", "constraints", sum(ideal.values(), working))
            return
        if self.works:
            yield from self._on_each("ideal", "constraints", sum(ideal.values(), ca.SX.zeros(eq.n)))
            yield from self._on_each("working", "Q^W", working)
            return
        touching = {c.name: c.body.name for c in self.scene.contacts}
        apart = [
            one
            for name, column in ideal.items()
            for one in self._on_each("ideal", name, column)
            if one.graph.nnz() and self.named[one.at] != touching.get(name)  # drawn at its contact
        ]
        gripped = any(grip(eq, c) is not None for c in self.scene.contacts)
        yield from self._together(ideal) if gripped or len(apart) > MOST else apart

    def _together(self, ideal: Mapping[str, ca.SX]) -> Iterator[Acting]:
        """Combine all constraints that act on a thing into one arrow, beside the forces at its contacts."""
        column = sum(ideal.values(), ca.SX.zeros(self.eq.n))
        for one in self._on_each("ideal", "constraints", column):
            own = [c for c in self.scene.contacts if c.body.name == self.named[one.at]]
            graph = one.graph - sum((contact_force(self.eq, c) for c in own), ca.SX(3, 1))
            yield one._replace(graph=graph)

    def _constraints(self) -> tuple[dict[str, ca.SX], ca.SX]:
        """Q^N of each constraint by its name, and Q^W of all."""
        eq = self.eq
        owners = {id(part): whole for whole in eq.model.compounds for part in whole.parts}
        ideal: dict[str, ca.SX] = {}
        more = ca.mtimes(eq.A.T, self.lam0 - eq.rates) if self.works else ca.SX.zeros(eq.n)
        for block in eq.blocks:
            owner = owners.get(id(block.constraint), block.constraint)
            ideal[owner.name] = ideal.get(owner.name, ca.SX.zeros(eq.n)) + row_force(eq, block)
        if self.works:
            ideal["work"] = more
        rubbing = (ca.mtimes(slip.S.T, eq.friction[slip.rows]) for slip in eq.slips)
        return ideal, sum(rubbing, eq.c - more)

    def _on_each(self, layer: str, name: str, column: ca.SX) -> Iterator[Acting]:
        for thing, path, J in self.things:
            graph = ca.sparsify(ca.mtimes(J, column))
            yield Acting(
                layer, f"{name}, on {thing}", path, ca.densify(graph) if graph.nnz() else graph
            )

    # --- along the motion -----------------------------------------------------------------------------
    def data(self, live: bool) -> list[dict[str, Any]]:
        """The scene's "forces". What is zero all along is left out, unless a slider may change it."""
        arrays = [self._along(one) for one in self.found]
        largest = [float(np.abs(array).max()) for array in arrays]
        least = -1.0 if live else NOTHING * max(largest, default=0.0)
        kept = [k for k, size in enumerate(largest) if size > least]
        self.found, arrays = [self.found[k] for k in kept], [arrays[k] for k in kept]
        return [
            {
                "layer": one.layer,
                "name": one.name,
                "at": list(one.at),
                "values": _array(one, values),
            }
            for one, values in zip(self.found, arrays, strict=True)
        ]

    def _along(self, one: Acting) -> np.ndarray:
        """The values of an arrow (N, 3); one row where they are constant."""
        motion = self.scene.motion
        if one.graph.is_constant():
            return np.asarray(ca.DM(one.graph).full().T)
        if ca.depends_on(one.graph, self.lam0):
            J = next(J for _, path, J in self.things if path == one.at).full()
            whole = motion.QN if one.layer == "ideal" else motion.QW
            return np.asarray(whole @ J.T)
        return np.asarray(motion[Expression(one.graph, (3,))])


def _array(one: Acting, values: np.ndarray) -> Array:
    return Array(values) if one.graph.is_constant() else Array(values, one.graph)
