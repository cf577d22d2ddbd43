"""Constraint forces that do work in virtual displacements (seed 001): given ones, and Coulomb friction.

They are listed among the forces of a system; step 3 treats them by seed 001's Eqs. 30-34, where the
given c enters as Q^W and the ideal part Q^N holds the constraints.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Literal, get_args

import casadi as ca

from trundle.constraints.base import Constraint
from trundle.constraints.contact import Contact
from trundle.errors import ModelError
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.variables import Coordinate, variables_in
from trundle.unconstrained.bodies import Body, Requirement, physical
from trundle.unconstrained.forces import Force, Work, by_coordinate

Thrust = Literal["frictionless", "actual"]


class NonIdeal(Force):
    """A given constraint force c(t, q, v) that does work in virtual displacements (seed 001, Eq. 10).

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.NonIdeal({x: -0.1 * x.dot, y: -0.1 * y.dot}, name="drag")
    NonIdeal(drag)
    """

    def __init__(self, components: Mapping[Coordinate, Like], name: str = "non-ideal") -> None:
        self.name = name
        self.components = by_coordinate(components, f"The non-ideal force {name!r}")

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return tuple(Work(force, x.velocity) for x, force in self.components.items())


class Coulomb(Force):
    """Coulomb friction on a constraint: c = -mu |Q^N| s/|s| (seed 001, Eq. 38), s the sliding velocity.

    constraint  the holonomic constraint whose force presses, or a contact (`td.Sliding`)
    mu          coefficient while sliding
    static      coefficient at rest (default: mu)
    thrust      "frictionless": |Q^N| of the frictionless system, as seed 001 defines it;
                "actual": the actual constraint force, solved for together with the friction
    velocity    the sliding velocity, a vector expression; default: the velocities of the coordinates
                that the constraint binds, right where those are Cartesian coordinates of particles
                and the constraint stands still

    Sliding that comes to rest is an event: then the contact sticks, or slides again, as the forces
    decide.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> td.Coulomb(td.Holonomic(x**2 + y**2 - 1, name="hoop"), mu=0.2)
    Coulomb(friction on hoop)
    """

    def __init__(
        self,
        constraint: Constraint | Contact,
        mu: Like,
        *,
        static: Like | None = None,
        thrust: Thrust = "frictionless",
        velocity: Like | None = None,
        name: str | None = None,
    ) -> None:
        if isinstance(constraint, Contact):
            velocity = constraint.sliding_velocity if velocity is None else velocity
            name = name or f"friction on {constraint.name}"
            constraint = constraint.pressing
        if not isinstance(constraint, Constraint) or constraint.position_residual is None:
            raise ModelError(
                f"Coulomb friction was given {constraint!r}.",
                "a holonomic constraint, whose force is the thrust",
                "",
                "td.Coulomb(hoop, mu) with hoop = td.Holonomic(...)",
            )
        if thrust not in get_args(Thrust):
            raise ModelError(f"thrust={thrust!r} was given.", f"one of {get_args(Thrust)}")
        self.constraint, self.thrust = constraint, thrust
        self.name = name or f"friction on {constraint.name}"
        self.mu, rule = physical(mu, f"mu of {self.name!r}")
        self.static, static_rule = (
            (self.mu, rule) if static is None else physical(static, f"static mu of {self.name!r}")
        )
        self._requirements = (rule, static_rule)
        self._velocity = None if velocity is None else as_expression(velocity)
        self._phi = constraint.position_residual

    @property
    def requirements(self) -> Sequence[Requirement]:
        return self._requirements

    @functools.cached_property
    def velocity(self) -> Expression:
        """The sliding velocity s (m/s), inside the tangent space of the constraint."""
        if self._velocity is not None:
            return self._velocity if self._velocity.shape else as_expression([self._velocity])
        phi = self._phi
        variables = variables_in(phi)
        if any(variable.kind == "time" for variable in variables):
            raise ModelError(
                f"{self.name!r} acts on a constraint that moves with time, without velocity=.",
                "the sliding velocity relative to what moves",
                "the constraint depends on t, so the coordinates' own rates are not it",
                f"td.Coulomb({self.constraint.name}, mu, velocity=x.dot - speed_of_the_support)",
            )
        bound = [v.owner for v in variables if isinstance(v.owner, Coordinate)]
        rates = ca.vertcat(*(x.velocity.sx for x in bound))
        A = ca.densify(ca.jacobian(phi.sx, ca.vertcat(*(x.sx for x in bound))))
        # s = (I - A'(A A')^-1 A) v: equal to v on the constraint, and with no part along its force,
        # so that sticking does not share out the normal force between two sets of rows.
        D, LT, order = ca.ldl(ca.mtimes(A, A.T))
        along = ca.mtimes(A.T, ca.ldl_solve(ca.mtimes(A, rates), D, LT, order))
        return Expression(rates - along, (len(bound),))
