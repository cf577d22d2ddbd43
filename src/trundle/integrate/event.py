"""Events: zeros of expressions during a run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args

import casadi as ca
import numpy as np

from trundle.described import Formula, Name, Unread
from trundle.errors import ModelError
from trundle.integrate.outcome import EVENT, Status, broken
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression
from trundle.symbols.named import named
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown
from trundle.symbols.variables import as_tuple, label, scalar

Direction = Literal["both", "rising", "falling"]


@spelled()
@dataclass(frozen=True)
class Event:
    """A zero of an expression of (q, v, t), of accelerations or multipliers, during a run.

    expression  what is zero there; as text with the names of the system, "ball.z - 0.1"
    direction   "rising", "falling" or "both"
    terminal    the run ends there

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.Event(x, direction="falling", terminal=True, name="ground")
    Event('ground', direction='falling', terminal=True)
    """

    expression: Formula
    direction: Direction = "both"
    terminal: bool = False
    name: Name = ""
    failure: Unread = False  # the run does not count as finished when this ends it

    def __post_init__(self) -> None:
        has_one = self.name is not None and self.name != ""
        what = f"The event {label(self.name, 'an event')!r}" if has_one else "An event"
        value = self.expression
        if not isinstance(value, str):  # a text is read by a system
            value = scalar(value, what)
            _check_no_condition(value, what)
            object.__setattr__(self, "expression", value)
        object.__setattr__(self, "name", self.name or str(value)[:40])
        if not isinstance(self.terminal, (bool, np.bool_)):
            raise ModelError(
                f"terminal={shown(self.terminal)} of the event {self.name!r} is neither True nor False.",
                "True or False",
                fix="terminal=True",
            )
        one_of(self.direction, get_args(Direction), "direction", self.name)

    def read(self, names: Mapping[str, Expression]) -> Event:
        """The event of the expression that a text means; itself where it has none."""
        if not isinstance(self.expression, str):
            return self
        return replace(self, expression=named(names, self.expression, "events"))

    @property
    def sign(self) -> int:
        return {"both": 0, "rising": 1, "falling": -1}[self.direction]

    def ended(self, t: float) -> Status:
        """The status of a run that this event ended."""
        return broken(t, self.name) if self.failure else Status(EVENT, t=t, name=self.name)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, direction={self.direction!r}, terminal={self.terminal})"


def _check_no_condition(value: Expression, what: str) -> None:
    """Refuse what is true or false: it jumps from 0 to 1, and passes zero nowhere."""
    if not value.sx.is_op(ca.OP_LT) and not value.sx.is_op(ca.OP_LE):
        return
    less, more = (Expression(value.sx.dep(i)) for i in range(2))
    beyond = more if less.sx.is_zero() else more - less
    fix = f'td.Event({shown(beyond, 60)}, direction="rising")  # where it becomes true'
    raise ModelError(
        f"{what} is a condition, which is true or false.",
        "an expression that is zero where it happens",
        fix=fix,
        key="expression",
    )


@dataclass(frozen=True)
class Happening:
    """An event that occurred: when, which, and the state y there.

    jump      an expression that jumped through zero
    impulse   Lambda (m) of the constraints, where the velocity changed;  energy   what that changed the energy by, J
    """

    t: float
    name: str
    state: np.ndarray = field(compare=False)
    jump: bool = False
    impulse: np.ndarray | None = field(default=None, compare=False)
    energy: float = 0.0

    def __repr__(self) -> str:
        return f"{self.name} at t = {self.t:.12g} s{' (a jump)' if self.jump else ''}"


def as_events(events: Iterable[Any], names: Mapping[str, Expression]) -> tuple[Event, ...]:
    """Events from a list of events and bare expressions; texts are read with the names of the system."""
    if isinstance(events, (Event, Expression, str)):
        events = [events]
    listed: Any = as_tuple(events)
    if listed is None:
        raise ModelError(
            f"events={shown(events)} is not a list.",
            "a list of events or expressions",
            fix="events=[td.Event(x, terminal=True)]",
        )
    return tuple((e if isinstance(e, Event) else Event(e)).read(names) for e in listed)
