"""Derivatives: d/dt by the chain rule, and Jacobians.

D(f) = (df/dq) v + (df/dv) a + df/dt, each product by one forward sweep (`jtimes`), so the cost grows
with the size of f and not with the number of coordinates.
"""

from __future__ import annotations

import casadi as ca

from trundle.errors import ModelError
from trundle.symbols import derivatives
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.variables import Coordinate, t, variables_in


def time_derivative(f: Expression) -> Expression:
    """D(f), the total time derivative (paper 000's dot)."""
    points, rates = [], []
    for variable in variables_in(f):
        owner = variable.owner
        if variable.kind == "position" and isinstance(owner, Coordinate):
            points.append(variable.symbol.sx)
            rates.append(owner.velocity.sx)
        elif variable.kind == "velocity" and isinstance(owner, Coordinate):
            points.append(variable.symbol.sx)
            rates.append(owner.acceleration.sx)
        elif variable.kind == "time":
            points.append(t.sx)
            rates.append(ca.SX(1))
        elif variable.kind in ("acceleration", "multiplier"):
            raise ModelError(
                f"{variable.name} has no time derivative here.",
                "an expression of coordinates, velocities, time and parameters",
                "one .dot too many: what the equations are solved for is not derived further",
                f"{variable.name}  # without a further .dot",
            )
    if not points:
        return Expression(ca.SX.zeros(*f.sx.shape), f.shape)
    column = derivatives.jtimes(ca.vec(f.sx), ca.vertcat(*points), ca.vertcat(*rates))
    return Expression(ca.reshape(column, *f.sx.shape), f.shape)


def gradient(f: Like, along: Like) -> Expression:
    """The derivatives of a scalar (a vector) or of a vector (a matrix) by the components of `along`.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.gradient(x**2 * y, td.vector([x, y])).shape
    (2,)
    """
    f, along = as_expression(f), as_expression(along)
    symbols = ca.densify(along.sx).elements()
    once = len({part.element_hash() for part in symbols}) == len(symbols)
    if not once or not all(part.is_symbolic() for part in symbols):
        raise ModelError(
            f"Cannot differentiate with respect to {along!r}.",
            "symbols, each once: coordinates, velocities, parameters or time",
            "a number or a formula stands among them, or one of them twice",
            "td.gradient(f, td.vector([x, y]))",
        )
    jacobian = ca.densify(derivatives.jacobian(ca.vec(f.sx), ca.vec(along.sx)))
    if f.shape == ():
        return Expression(jacobian.T, (jacobian.shape[1],))
    return Expression(jacobian, (jacobian.shape[0], jacobian.shape[1]))
