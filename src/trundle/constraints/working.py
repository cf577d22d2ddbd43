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
from trundle.symbols.variables import PLACE, Coordinate, only, variables_in
from trundle.unconstrained.bodies import Body, Requirement, check_not_negative, physical
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
    velocity    the sliding velocity, a scalar or vector expression; default: that of the particle (or of
                the plain coordinates, taken as Cartesian) that the constraint binds, if it stands still

    tangential  the given velocity has no part along the constraint's force as it is written

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
        tangential: bool = False,
        name: str | None = None,
    ) -> None:
        self._tangential = tangential or isinstance(constraint, Contact)
        if isinstance(constraint, Contact):
            velocity = constraint.sliding_velocity if velocity is None else velocity
            name = name or f"friction on {constraint.name}"
            constraint = constraint.pressing
        if not isinstance(constraint, Constraint) or constraint.position_residual is None:
            raise ModelError(
                f"Coulomb friction was given {constraint!r}.",
                "a holonomic constraint, whose force is the thrust",
                "a body, or a constraint on velocities, which presses on nothing",
                "td.Coulomb(hoop, mu)  # with hoop = td.Holonomic(...)",
            )
        if not isinstance(thrust, str) or thrust not in get_args(Thrust):
            raise ModelError(
                f"thrust={thrust!r} was given.",
                f"one of {get_args(Thrust)}",
                "the force itself; the word says how the force is found",
                f'thrust="{get_args(Thrust)[0]}"',
            )
        self.constraint, self.thrust = constraint, thrust
        self.name = name or f"friction on {constraint.name}"
        self.mu, rule = physical(mu, f"mu of {self.name!r}")
        self.static, static_rule = (
            (self.mu, rule) if static is None else physical(static, f"static mu of {self.name!r}")
        )
        holds = Requirement(self.static - self.mu, f"static minus sliding mu of {self.name!r}")
        self._requirements = (rule, static_rule, holds)
        if holds.quantity.sx.is_constant():
            check_not_negative(float(holds.quantity), holds.what)
        self._given = None if velocity is None else self._sliding(velocity)
        self._phi = constraint.position_residual

    @property
    def requirements(self) -> Sequence[Requirement]:
        return self._requirements

    def _sliding(self, velocity: Like) -> Expression:
        what = f"velocity= of {self.name!r}"
        value = only(
            as_expression(velocity, what),
            ("velocity", *PLACE),
            what,
            "velocities, positions and time",
            "velocity=x.dot",
        )
        if value.ndim > 1 or not any(v.kind == "velocity" for v in variables_in(value)):
            raise ModelError(
                f"{what} is {value!r}.",
                "a vector of velocities, as in x.dot",
                ".dot was left out, so that it says where and not how fast",
                "velocity=td.vector([x.dot, y.dot])",
            )
        return value

    @functools.cached_property
    def velocity(self) -> Expression:
        """The sliding velocity s (m/s), inside the tangent space of the constraint.

        s - S A'(A A')^-1 (A v + phi_t) is s on the constraint and has no part along its force, so that sticking
        does not share out the normal force between two sets of rows.
        """
        if self._tangential and self._given is not None:
            return self._given
        bound = self._bound()
        v = ca.vertcat(*(x.velocity.sx for x in bound))
        s = v if self._given is None else ca.densify(ca.vec(self._given.sx))
        rho = self._phi.dot.sx
        A, S = ca.densify(ca.jacobian(rho, v)), ca.jacobian(s, v)
        D, LT, order = ca.ldl(ca.mtimes(A, A.T))
        along = ca.mtimes([S, A.T, ca.ldl_solve(ca.densify(rho), D, LT, order)])
        return Expression(ca.densify(s - along), (s.shape[0],))

    def _bound(self) -> list[Coordinate]:
        """The coordinates that the constraint binds, with the rest of their positions."""
        variables = variables_in(self._phi)
        found = [v.owner for v in variables if isinstance(v.owner, Coordinate)]
        bound = list(dict.fromkeys(sibling for x in found for sibling in x.siblings))
        if self._given is not None:
            return bound
        why = ""
        if any(variable.kind == "time" for variable in variables):
            why = "the constraint moves with time: the coordinates' own rates are not the sliding velocity"
        elif len({x.group for x in bound if len(x.siblings) > 1}) > 1:
            why = (
                "the constraint binds more than one body: what slides is one relative to the other"
            )
        elif any(x.group.endswith(".quaternion") for x in bound):
            why = "the constraint binds a rotation: the material at the contact is what slides"
        elif len(bound) <= self.constraint.size:
            why = "the constraint binds all that its coordinates can do: nothing of them is left to slide"
        if why:
            raise ModelError(
                f"{self.name!r} was given without velocity=.",
                "the sliding velocity, where it is not that of one particle on a surface at rest",
                why,
                f"td.Coulomb({self.constraint.name}, mu, velocity=x.dot - speed_of_the_support)",
            )
        return bound
