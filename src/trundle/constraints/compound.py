"""Several constraints that make one thing: a contact, a joint.

A compound brings its constraints and the zero-mass bodies they need. To the later stages it is nothing but those; what
is asked of it as a whole (its wrench, its audit) is summed over its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trundle.constraints.base import Constraint
from trundle.symbols.expression import Expression, as_expression
from trundle.unconstrained.bodies import Body


class Side(NamedTuple):
    """Something that must be positive for a configuration to count, and what it means if not."""

    expression: Expression
    otherwise: str


class Compound:
    """Constraints under one name.

    parts    the constraints;  bodies    zero-mass bodies that they need
    sides    what must be positive: picks the right one of several solutions at a start
    limits   what must stay positive during a run; where one vanishes the run ends with its sentence
    """

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
        self.place = as_expression([0, 0, 0])  # where it is, for messages; a contact says better

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"
