"""Step 2: a constraint is one residual; everything else follows by differentiation.

A holonomic residual phi(q, t) is differentiated twice, a nonholonomic one psi(q, v, t) once:

    A = d(rho)/dv,    b = -D(rho) without the accelerations,    rho = D(phi) or psi

(paper 000, Eqs. 22-38; paper 001, Eqs. 3-4). Nobody writes a Jacobian. A new constraint is a subclass that
says its residuals, about fifteen lines.
"""

from __future__ import annotations

import abc
import functools
from typing import ClassVar

from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.spelling import Spelled
from trundle.symbols.variables import MOTION, label, only, register, variables_in


class Constraint(Spelled, abc.ABC):
    """One or more rows of A q'' = b that belong together and bear one name."""

    table: ClassVar[str] = "constraints"  # of scenario files
    called: ClassVar[str] = "a constraint"  # in their messages
    offers: ClassVar[tuple[str, ...]] = ("multiplier",)  # what formulas may use of it
    name: str
    size: int  # number of rows

    @property
    def position_residual(self) -> Expression | None:
        """phi(q, t), vector of `size`, or None for a constraint on velocities only."""
        return None

    @abc.abstractmethod
    def velocity_residual(self, energy: Expression) -> Expression:
        """rho(q, v, t), vector of `size`. `energy` is the system's, for whoever needs it."""

    @functools.cached_property
    def multiplier(self) -> Expression:
        """The multipliers lam of the rows (a scalar for one row): M q'' = Q + A' lam."""
        if self.size == 1:
            return register("multiplier", f"{self.name}.multiplier", self)
        parts = [
            register("multiplier", f"{self.name}.multiplier[{i}]", self) for i in range(self.size)
        ]
        return stack(parts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


def residual_vector(residual: Like, what: str) -> Expression:
    """A residual as a vector, checked to be something a constraint can be made of."""
    value = as_expression(residual, what)
    if value.ndim > 1:
        raise ModelError(
            f"{what} has shape {value.shape}.",
            "a scalar or a vector",
            "a matrix of conditions, which has to be laid out in one vector",
            "td.stack([J[0], J[1]])",
        )
    expected = "an expression of positions, velocities, time and parameters"
    only(value, MOTION, what, expected, "td.Nonholonomic(x.dot - y * z.dot)")
    if not any(v.kind in ("position", "velocity") for v in variables_in(value)):
        raise ModelError(
            f"{what} contains no coordinate: {value!r}.",
            "a residual that binds coordinates",
            "a value in place of the condition, or the coordinates cancel each other",
            "td.Holonomic(x**2 + y**2 - 1)",
        )
    for row in value if value.shape else ():
        bound = any(v.kind in ("position", "velocity") for v in variables_in(row))
        if not bound and not row.sx.is_zero():  # 0 = 0 is redundant; anything else cannot hold
            raise ModelError(
                f"{what} has a row that contains no coordinate: {row!r}.",
                "rows that bind coordinates",
                "a component that is constant was taken into the vector",
                "td.Holonomic(residual[:2])  # with that row left out",
            )
    return value if value.shape else stack([value])


def constraint_name(name: str | None, residual: Expression, size: int) -> str:
    """The given name, or a readable one from the residual itself."""
    if name:
        return label(name, "a constraint")
    text = repr(residual[0]) if size == 1 else repr(residual)
    return text if len(text) <= 40 else text[:37] + "..."
