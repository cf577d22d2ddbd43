"""A system as data: arrays and plain text, no code. How a system is stored and sent elsewhere.

All expressions of a model become one tape (`tape.py`) over its coordinates, velocities, parameters and time; what they
mean (energy, residual of which constraint, force on what) is a small table of plain values. Bodies are not kept: their
energies and constraints are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.tape import Tape
from trundle.constrained.equations import Equations
from trundle.constrained.model import Model
from trundle.constraints.base import Constraint
from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.errors import ModelError
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Coordinate, Parameter
from trundle.symbols.variables import t as TIME
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force, Work

FORMAT = 1


class StoredForce(Force):
    """An applied force that came back from data: its pairs (force, velocity)."""

    def __init__(self, name: str, pairs: list[Work]) -> None:
        self.name, self._pairs = name, tuple(pairs)

    def work(self, bodies: tuple[Body, ...]) -> tuple[Work, ...]:  # type: ignore[override]
        return self._pairs


class _Writer:
    """Collects expressions; each is known afterwards by its place among the outputs."""

    def __init__(self) -> None:
        self.expressions: list[ca.SX] = []
        self.shapes: list[list[int]] = []

    def put(self, expression: Expression) -> int:
        self.expressions.append(ca.densify(expression.sx))
        self.shapes.append(list(expression.shape))
        return len(self.expressions) - 1


def to_data(eq: Equations) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """(table of plain values, arrays) of a system."""
    model, w = eq.model, _Writer()
    held = {id(c.level) for c in model.constraints if isinstance(c, EnergyHeld)}
    parameters = [p for p in model.parameters if id(p) not in held]
    table: dict[str, Any] = {
        "format": FORMAT,
        "name": model.name,
        "principle": model.principle,
        "coordinates": [x.name for x in model.coordinates],
        "parameters": [[p.name, p.value] for p in parameters],
        "lagrangian": None if model.lagrangian is None else w.put(model.lagrangian),
        "kinetic": w.put(model.kinetic),
        "potential": w.put(model.potential),
        "given": None if model.given is None else [w.put(part) for part in model.given],
        "constraints": [_constraint(c, w) for c in model.constraints],
        "forces": [_force(f, model, w) for f in model.forces],
    }
    table["shapes"] = w.shapes
    symbols = [eq.t, eq.q, eq.v, ca.vertcat(ca.SX(0, 1), *(p.sx for p in parameters))]
    tape = Tape.from_function(ca.Function("system", symbols, w.expressions))
    return table, tape.to_arrays()


def _constraint(c: Constraint, w: _Writer) -> list[Any]:
    if isinstance(c, EnergyHeld):
        return ["energy", c.name, None]
    phi = c.position_residual
    if phi is not None:
        size = None if c.thrust_size is None else w.put(c.thrust_size)
        return ["holonomic", c.name, w.put(phi), size]
    return ["nonholonomic", c.name, w.put(c.velocity_residual(Expression(ca.SX(0))))]


def _force(f: Force, model: Model, w: _Writer) -> list[Any]:
    if isinstance(f, Coulomb):
        parts = [w.put(f.mu), w.put(f.static), w.put(f.velocity)]
        return ["coulomb", f.name, f.constraint.name, f.thrust, parts]
    pairs = [[w.put(pair.force), w.put(pair.velocity)] for pair in f.work(model.bodies)]
    if isinstance(f, NonIdeal):
        return ["non-ideal", f.name, [x.name for x in f.components], [a for a, _ in pairs]]
    return ["applied", f.name, pairs]


def from_data(table: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> dict[str, Any]:
    """The ingredients of a system (keyword arguments of `System`) from what `to_data` gave."""
    if table.get("format") != FORMAT:
        raise ModelError(
            f"The stored system has format {table.get('format')!r}.",
            f"format {FORMAT}",
            "it was written by another version of trundle",
        )
    coordinates = [Coordinate(name) for name in table["coordinates"]]
    parameters = [Parameter(name, value) for name, value in table["parameters"]]
    inputs = [
        TIME.sx,
        ca.vertcat(*(x.sx for x in coordinates)),
        ca.vertcat(*(x.velocity.sx for x in coordinates)),
        ca.vertcat(ca.SX(0, 1), *(p.sx for p in parameters)),
    ]
    outputs = Tape.from_arrays(arrays).to_sx(inputs)
    made = [
        Expression(sx, tuple(shape)) for sx, shape in zip(outputs, table["shapes"], strict=True)
    ]
    constraints = [_read_constraint(row, made) for row in table["constraints"]]
    by_name = {c.name: c for c in constraints}
    of = {x.name: x for x in coordinates}
    given: dict[str, Any] = {
        "name": table["name"],
        "principle": table["principle"],
        "coordinates": coordinates,
        "constraints": constraints,
        "forces": [_read_force(row, made, by_name, of) for row in table["forces"]],
    }
    if table["lagrangian"] is not None:  # bodies and potentials beside it belong to it now
        T, V = made[table["kinetic"]], made[table["potential"]]
        given["lagrangian"] = made[table["lagrangian"]] + T - V
    else:
        given["kinetic"], given["potential"] = made[table["kinetic"]], made[table["potential"]]
    if table["given"] is not None:
        given["M"], given["Q"] = (made[i] for i in table["given"])
    return given


def _read_constraint(row: list[Any], made: list[Expression]) -> Constraint:
    kind, name, *places = row
    if kind == "energy":
        return EnergyHeld(name)
    if kind == "nonholonomic":
        return Nonholonomic(made[places[0]], name=name)
    residual, size = places
    thrust = None if size is None else made[size]
    return Holonomic(made[residual], name=name, thrust_size=thrust)


def _read_force(
    row: list[Any],
    made: list[Expression],
    constraints: Mapping[str, Constraint],
    coordinates: Mapping[str, Coordinate],
) -> Force:
    kind, name, *rest = row
    if kind == "coulomb":
        pressing, thrust, (mu, static, velocity) = rest
        return Coulomb(
            constraints[pressing], made[mu], static=made[static], thrust=thrust,
            velocity=made[velocity], tangential=True, name=name,
        )  # fmt: skip
    if kind == "non-ideal":
        names, places = rest
        components = {coordinates[x]: made[i] for x, i in zip(names, places, strict=True)}
        return NonIdeal(components, name=name)
    return StoredForce(name, [Work(made[a], made[b]) for a, b in rest[0]])
