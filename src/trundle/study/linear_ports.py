"""Inputs u and outputs w of a linearization.

An input is a parameter of the system, or the force that does work with a velocity s: the generalized force
(ds/dv)' u. An output is any expression of positions, velocities, accelerations and forces of constraint.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.errors import ModelError
from trundle.motion.turns import read_off, uncounted
from trundle.motion.values import check_own
from trundle.study.local import Local, chosen
from trundle.study.starts import parameter_place
from trundle.symbols.expression import Expression
from trundle.symbols.named import listed
from trundle.symbols.values import called, shown
from trundle.symbols.variables import Parameter


class Forced(NamedTuple):
    """How accelerations (n) and multipliers (binding rows) change with an input."""

    da: np.ndarray
    dlam: np.ndarray


class Slopes(NamedTuple):
    """Of an output: by y (2n), a (n), lam (binding rows), and the user's parameters."""

    y: np.ndarray
    a: np.ndarray
    lam: np.ndarray
    p: np.ndarray


@dataclass(frozen=True)
class Input:
    """A parameter (its place), or a velocity."""

    label: str
    key: Expression
    parameter: int | None

    def change(self, at: Local) -> Forced:
        eq = at.eq
        if self.parameter is None:
            f = eq.kept(("input", self.key), lambda: _velocity(eq, self.key))
            force, right = f(at.t, at.y, at.p).full().T, np.zeros((len(at.rows), 1))
        else:
            f = eq.kept("slopes by parameters", lambda: _by_parameters(eq, at.rows))
            parts = f(at.t, at.y, at.p, at.a, at.lam[at.rows])
            force, right, moved = (part.full()[:, self.parameter][:, None] for part in parts)
            if np.any(moved):
                raise ModelError(
                    f"The input {self.label} moves a constraint, so it cannot jump.",
                    "a parameter of forces or energies, or a velocity",
                    "a prescribed position or velocity is not an input; its acceleration is",
                    "inputs=[x.dot]  # the force that does work with x.dot",
                )
        da, dlam = at.solve(force, right)
        return Forced(da[:, 0], dlam[:, 0])


@dataclass(frozen=True)
class Output:
    """A scalar expression."""

    label: str
    key: Expression

    def slopes(self, at: Local) -> Slopes:
        eq = at.eq
        f = eq.kept(("output", self.key), lambda: _output(eq, self.key, at.rows))
        found = f(at.t, at.y, at.a, at.lam, at.p)
        return Slopes(*(part.full().ravel() for part in found))


def inputs_given(eq: Equations, inputs: Iterable[Any]) -> list[Input]:
    """Inputs as the user lists them, component by component."""
    found = []
    for one in listed(eq.model.names, inputs, "inputs"):
        if isinstance(one, Parameter):
            place = parameter_place(eq.model, one, "inputs", ", or a velocity")
            found.append(Input(one.name, one, place))
            continue
        for part in _parts(one):
            if not ca.depends_on(part, eq.v) or eq.loose(part):
                raise _not_an_input(one)
            key = Expression(part)
            found.append(Input(called(eq.model.names, key), key, None))
    return found


def outputs_given(eq: Equations, outputs: Iterable[Any]) -> list[Output]:
    """Outputs as the user lists them, component by component."""
    found = []
    for one in listed(eq.model.names, outputs, "outputs"):
        angles = uncounted(eq.model, one)
        for part in _parts(resolved(eq, one)):
            label = called(eq.model.names, Expression(part))
            part = read_off(part, angles, ca.SX.zeros(len(angles)))
            check_own(eq, part, 'outputs=["{}"]')
            found.append(Output(label, Expression(part)))
    return found


def _parts(expression: Expression) -> list[ca.SX]:
    return list(ca.densify(ca.vec(expression.sx)).elements())


def _not_an_input(one: Any) -> ModelError:
    return ModelError(
        f"inputs= contains {shown(one)}, which is no velocity of this system.",
        "a parameter of the system, or a velocity of it",
        "no force works with a position",
        "inputs=[x.dot]  # the force that does work with x.dot",
    )


def _velocity(eq: Equations, key: Expression) -> ca.Function:
    return ca.Function("velocity", [eq.t, eq.y, eq.p], [ca.densify(ca.jacobian(key.sx, eq.v))])


def _by_parameters(eq: Equations, rows: list[int]) -> ca.Function:
    A, b, users = chosen(eq.A, rows), chosen(eq.b, rows), eq.p[: eq.users]
    a, lam = ca.SX.sym("a", eq.n), ca.SX.sym("lam", len(rows))
    r1 = eq.Q + eq.c + ca.mtimes(A.T, lam) - ca.mtimes(eq.M, a)
    r2 = b - ca.mtimes(A, a)
    moved = ca.vertcat(eq.phi, chosen(eq.rho, rows), ca.SX.zeros(1))
    felt = ca.sum1(ca.jacobian(moved, users) ** 2)
    outputs = [ca.densify(part) for part in (ca.jacobian(r1, users), ca.jacobian(r2, users), felt)]
    return ca.Function("by_parameters", [eq.t, eq.y, eq.p, a, lam], outputs)


def _output(eq: Equations, key: Expression, rows: list[int]) -> ca.Function:
    lam, users = chosen(eq.lam, rows), eq.p[: eq.users] if eq.users else ca.SX(0, 1)
    slopes = [ca.densify(ca.jacobian(key.sx, x)) for x in (eq.y, eq.a, lam, users)]
    return ca.Function("output", [eq.t, eq.y, eq.a, eq.lam, eq.p], slopes, {"allow_free": True})
