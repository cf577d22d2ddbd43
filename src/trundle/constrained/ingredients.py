"""What a model says, as the equations take it: energies, forces and residuals, with every switch held or as written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import casadi as ca

from trundle.constrained.hold import hold
from trundle.constrained.model import Model
from trundle.constrained.switches import Switch
from trundle.constraints.compound import Side
from trundle.constraints.working import Coulomb
from trundle.symbols.expression import Expression
from trundle.unconstrained.forces import Work

Optional = Expression | None


@dataclass(frozen=True)
class Rubbing:
    """Of a Coulomb element: its sliding velocity, what `Point` says of its point, its coefficients."""

    velocity: Expression
    slip: Expression
    tangent: Expression
    G: Expression
    mu: Expression
    static: Expression
    size: Optional

    @classmethod
    def of(cls, friction: Coulomb) -> Rubbing:
        at = friction.point
        return cls(
            friction.velocity, at.slip, at.tangent, at.G, friction.mu, friction.static, at.size
        )

    def each(self, f: Callable[[Expression], Expression]) -> Rubbing:
        size = None if self.size is None else f(self.size)
        return Rubbing(
            f(self.velocity),
            f(self.slip),
            f(self.tangent),
            f(self.G),
            f(self.mu),
            f(self.static),
            size,
        )


@dataclass(frozen=True)
class Ingredients:
    """All expressions of a model.

    phi, psi   for every constraint its residual of positions, or of velocities, which may contain `energy`
    """

    kinetic: Expression
    potential: Expression
    lagrangian: Optional
    given: tuple[Expression, ...]
    applied: tuple[Work, ...]
    non_ideal: tuple[Work, ...]
    phi: tuple[Optional, ...]
    psi: tuple[Optional, ...]
    rubbing: tuple[Rubbing, ...]

    @classmethod
    def of(cls, model: Model, energy: Expression) -> Ingredients:
        """As the model says them; `energy` stands for the system's."""
        phi = tuple(c.position_residual for c in model.constraints)
        return cls(
            model.kinetic,
            model.potential,
            model.lagrangian,
            () if model.given is None else model.given,
            tuple(model.work("applied")),
            tuple(model.work("non-ideal")),
            phi,
            tuple(
                c.velocity_residual(energy) if residual is None else None
                for c, residual in zip(model.constraints, phi, strict=True)
            ),
            tuple(Rubbing.of(friction) for friction in model.coulomb),
        )

    def each(self, f: Callable[[Expression], Expression]) -> Ingredients:
        """The same with f of every expression, called in a fixed order."""

        def one(e: Optional) -> Optional:
            return None if e is None else f(e)

        def works(pairs: tuple[Work, ...]) -> tuple[Work, ...]:
            return tuple(Work(f(pair.force), f(pair.velocity)) for pair in pairs)

        return Ingredients(
            f(self.kinetic),
            f(self.potential),
            one(self.lagrangian),
            tuple(f(part) for part in self.given),
            works(self.applied),
            works(self.non_ideal),
            tuple(one(part) for part in self.phi),
            tuple(one(part) for part in self.psi),
            tuple(rubbing.each(f) for rubbing in self.rubbing),
        )

    def held(self, moving: ca.SX) -> tuple[Ingredients, tuple[Switch, ...], tuple[Side, ...]]:
        """The same with every switch held by modes (itself where there are none), the switches, edges of tables."""
        listed: list[Expression] = []

        def note(e: Expression) -> Expression:
            listed.append(e)
            return e

        self.each(note)
        found = hold([e.sx for e in listed], moving)
        if not found.switches:
            return self, (), found.edges
        parts = iter(found.expressions)
        held = self.each(lambda e: Expression(next(parts), e.shape))
        return held, found.switches, found.edges
