"""Holonomic, nonholonomic and energy constraints."""

from __future__ import annotations

import functools

from trundle.constraints.base import Constraint, constraint_name, residual_vector
from trundle.described import Name, Quantity
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.variables import Parameter, label, variables_in


class Holonomic(Constraint):
    """phi(q, t) = 0: binds positions; may depend on time (rheonomic).

    residual  a scalar or a vector; each component is one row
    name      what messages call it

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.Holonomic(x**2 + y**2 - 1, name="hoop")
    Holonomic('hoop')
    """

    offers = ("multiplier", "residual")

    def __init__(self, residual: Quantity, name: Name | None = None) -> None:
        given = f"The holonomic residual {name!r}" if name else "The holonomic residual"
        self.residual = residual_vector(residual, given)
        self.size = len(self.residual)
        self.name = constraint_name(name, self.residual, self.size)
        rates = [v.name for v in variables_in(self.residual) if v.kind == "velocity"]
        if rates:
            raise ModelError(
                f"The holonomic constraint {self.name!r} contains velocities: {', '.join(rates)}.",
                "an expression of positions and time",
                "it binds velocities, so it is nonholonomic (or a holonomic one, differentiated)",
                f"td.Nonholonomic(residual, name={self.name!r})",
            )

    @property
    def position_residual(self) -> Expression:
        return self.residual

    @functools.cached_property
    def _rate(self) -> Expression:
        return self.residual.dot

    def velocity_residual(self, energy: Expression) -> Expression:
        return self._rate


class Nonholonomic(Constraint):
    """psi(q, v, t) = 0: binds velocities; affine or nonlinear in them, time may enter.

    residual  a scalar or a vector; each component is one row

    >>> import trundle as td
    >>> x, y, a = td.coordinates("x y a")
    >>> td.Nonholonomic(x.dot * td.sin(a) - y.dot * td.cos(a), name="blade")
    Nonholonomic('blade')
    """

    offers = ("multiplier", "residual")

    def __init__(self, residual: Quantity, name: Name | None = None) -> None:
        given = f"The nonholonomic residual {name!r}" if name else "The nonholonomic residual"
        self.residual = residual_vector(residual, given)
        self.size = len(self.residual)
        self.name = constraint_name(name, self.residual, self.size)
        for row in self.residual:
            if not any(v.kind == "velocity" for v in variables_in(row)):
                raise ModelError(
                    f"The nonholonomic constraint {self.name!r} has a row without velocities: "
                    f"{row!r} = 0.",
                    "an expression with at least one velocity (x.dot) in every row",
                    "it binds positions, so it is holonomic",
                    f"td.Holonomic(residual, name={self.name!r})",
                )

    def velocity_residual(self, energy: Expression) -> Expression:
        return self.residual


class EnergyHeld(Constraint):
    """The total energy stays what it is at the start: paper 000, section 2.2(e), Eqs. 39-41.

    T + V - E(0) = 0 as one more row of A q'' = b. It is consistent with the motion of a conservative
    system, adds no force, and lets the projection take out what the integrator loses.

    >>> import trundle as td
    >>> td.EnergyHeld()
    EnergyHeld('energy held')
    """

    offers = ()

    def __init__(self, name: Name = "energy held") -> None:
        self.name, self.size = label(name, "a constraint"), 1
        self.level = Parameter("energy.at.start", 0.0)

    def velocity_residual(self, energy: Expression) -> Expression:
        return stack([as_expression(energy) - self.level])
