"""Several constraints that make one thing: a contact, a joint.

A compound brings its constraints and the zero-mass bodies they need. To the later stages it is nothing but those; what
concerns it as a whole (its wrench, its audit) is summed over its parts.
"""

from __future__ import annotations

import functools
import keyword
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from trundle.constraints.base import Constraint
from trundle.errors import StartError
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.spelling import Spelled
from trundle.symbols.variables import register
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.rigid import RigidBody


class Side(NamedTuple):
    """Something that must be positive for a configuration to count, what it means if not, and what to do about it."""

    expression: Expression
    otherwise: str
    expected: str = "a start on the free side, where the surface's gradient points"
    cause: str = "the sign of the surface's function, or the start position"
    fix: str = "td.Surface(-f)  # whose free side is the other one"


def symbol_of(label: str) -> str:
    """The name of a contact or a joint as names of coordinates and constraints begin with it.

    >>> symbol_of("ball on ground")
    'ball_on_ground'
    """
    plain = "".join(ch if ch.isalnum() else "_" for ch in label)
    return plain if plain.isidentifier() and not keyword.iskeyword(plain) else f"part_{plain}"


class Compound(Spelled):
    """Constraints under one name.

    parts    the constraints
    bodies   zero-mass bodies that they need
    sides    what must be positive: picks the right one of several solutions at a start
    limits   what must stay positive during a run; where one vanishes the run ends with its sentence
    equal    pairs of expressions that are equal on the constraints: the second is the simpler one, and serves where
             the constraints hold exactly
    """

    table, called = Constraint.table, Constraint.called  # of scenario files
    offers: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = ""  # a subclass is a kind of its own

    def __init__(
        self,
        name: str,
        parts: Sequence[Constraint],
        bodies: Sequence[Body] = (),
        sides: Sequence[Side] = (),
        limits: Sequence[Side] = (),
    ) -> None:
        self.name = name
        self.parts, self.bodies = tuple(parts), tuple(bodies)
        self.sides, self.limits = tuple(sides), tuple(limits)
        self.equal: Sequence[tuple[Expression, Expression]] = ()
        self.place = as_expression([0, 0, 0])  # where it is, for messages; a contact says better

    @property
    def beside(self) -> Sequence[Any]:
        """Things that come with it and that texts may name, as the surface of a contact."""
        return ()

    @property
    def defined(self) -> tuple[Expression, float, StartError] | None:
        """What must be at least a number for its rows to mean anything, and the words for a start where it is not."""
        return None

    def check_among(self, compounds: Sequence[Compound]) -> None:
        """Refuse what this one cannot be together with, of all the compounds of a system."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Touch(Compound):
    """A compound that pushes a body at one point, by its own rows and by friction: a contact, to later stages.

    point     where (3,) it touches, in m, world axes
    slip      velocity (3,) of the body's material there relative to the other's
    pressing  the constraint that keeps the two together
    """

    kind = ""
    body: RigidBody
    point: Expression
    slip: Expression
    pressing: Constraint

    @functools.cached_property
    def force(self) -> Expression:
        """The force (3,) on its body, in N, world axes: normal force and friction together.

        It is what all its rows exert on the body's momentum, F = (d rho/d r')' lam summed over them, with the friction
        of `td.Coulomb` on it and of constraints made of its slip (`constrained/contact_force.py`). Redundant contacts
        (four wheels under a stiff cart) share a force that only their sum determines: then F is one choice of many.
        """
        return stack([register("multiplier", f"{self.name}.force[{i}]", self) for i in range(3)])
