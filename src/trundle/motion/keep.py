"""What to keep of a motion, as records: `motion.keep(td.keep.most(z))`; in a sweep `measure={"top": td.keep.most(z)}`.

A bare expression is its value at the end. Any expression will do that `motion[...]` takes: positions, velocities,
accelerations, multipliers, forces of contacts, parameters. All is found on the motion itself, between the steps
too, whatever was sampled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

import numpy as np

from trundle.constraints.contact import SurfaceContact
from trundle.constraints.unilateral import Contact
from trundle.described import Formula, Times
from trundle.errors import ModelError
from trundle.integrate.kernel import WAYS
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression
from trundle.symbols.functions import norm
from trundle.symbols.named import named
from trundle.symbols.values import shown
from trundle.symbols.variables import check_times, scalar

KeepKind = Literal[
    "last", "least", "most", "first zero", "zeros", "samples", "integral", "mean",
    "strikes", "roll", "slide", "fly", "rolls", "slides", "flies",
]  # fmt: skip
Mode = Literal["roll", "slide", "fly"]
TURNS: dict[str, KeepKind] = {"roll": "rolls", "slide": "slides", "fly": "flies"}
COUNTED = ("strikes", *get_args(Mode), *TURNS.values())  # read off the run itself, by a gap
Direction = Literal["both", "rising", "falling"]


@dataclass(frozen=True)
class Keep:
    """One measure: a kind and an expression."""

    kind: KeepKind
    of: Any
    direction: Direction = "both"
    times: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        one_of(self.direction, tuple(WAYS), "direction")
        if not isinstance(self.of, str):  # a text is read by a system
            object.__setattr__(self, "of", scalar(self.of, f"What is kept ({self.kind})"))

    @property
    def columns(self) -> int:
        """How many numbers it gives."""
        return len(self.times) if self.kind == "samples" else 1


def column_names(keeps: Mapping[str, Keep]) -> list[str]:
    """Names of the columns kept; samples have one for each time."""
    found: list[str] = []
    for name, one in keeps.items():
        many = [f"{name}[{i}]" for i in range(one.columns)]
        found += many if one.kind == "samples" else [name]
    return found


def as_keeps(measures: Mapping[str, Any], names: Mapping[str, Expression]) -> dict[str, Keep]:
    """Measures as records; a bare expression is its value at the end, a text means an expression."""
    found = {}
    for name, one in measures.items():
        keep = one if isinstance(one, Keep) else last(one)
        if isinstance(keep.of, str):
            keep = replace(keep, of=named(names, keep.of, "measure"))
        found[name] = keep
    return found


def last(of: Formula) -> Keep:
    """The value at the end."""
    return Keep("last", of)


def least(of: Formula) -> Keep:
    """The smallest value, found on the motion between the steps too."""
    return Keep("least", of)


def most(of: Formula) -> Keep:
    """The largest value."""
    return Keep("most", of)


def integral(of: Formula) -> Keep:
    """The integral over time, to the tolerance of the run."""
    return Keep("integral", of)


def mean(of: Formula) -> Keep:
    """The mean over time."""
    return Keep("mean", of)


def first_zero(of: Formula, direction: Direction = "both") -> Keep:
    """The first time (s) at which the expression crosses zero; NaN if it does not."""
    return Keep("first zero", of, direction)


def zeros(of: Formula, direction: Direction = "both") -> Keep:
    """How often the expression crosses zero."""
    return Keep("zeros", of, direction)


def samples(of: Formula, times: Times) -> Keep:
    """The values at given times (s), in increasing order; one column each."""
    chosen = check_times(times, "samples")
    if not len(chosen) or np.any(np.diff(chosen) <= 0):
        raise ModelError(
            f"The times {times!r} are not in increasing order.",
            "increasing times, at least one",
            fix="td.keep.samples(x, [1.0, 2.0, 3.0])",
        )
    return Keep("samples", of, times=tuple(map(float, chosen)))


def least_normal_force(contact: SurfaceContact) -> Keep:
    """The smallest normal force of a contact (N); negative if the surface had to pull."""
    return Keep("least", _contact(contact).normal_force)


def lifts_at(contact: SurfaceContact) -> Keep:
    """The first time (s) at which a contact would lift off, begun with contact; NaN if it never does."""
    return Keep("first zero", _contact(contact).normal_force, "falling")


def slips_at(contact: SurfaceContact, mu: float) -> Keep:
    """The first time (s) at which a rolling contact would slip with the coefficient mu; NaN if it never does."""
    room = mu * _contact(contact).normal_force - norm(contact.friction_force)
    return Keep("first zero", room, "falling")


def most_friction_needed(contact: SurfaceContact) -> Keep:
    """The largest |Ft|/N of a contact; without meaning once the contact would have lifted off."""
    normal = _contact(contact).normal_force
    return Keep("most", norm(contact.friction_force) / normal)


def strikes(contact: Contact) -> Keep:
    """How often a contact that may open strikes; a bouncing that comes to rest ends with one that stands for the rest.

    >>> import trundle as td
    >>> ball = td.Sphere("ball", radius=0.1, mass=1.0)
    >>> contact = td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)
    >>> td.keep.strikes(contact).kind
    'strikes'
    """
    return Keep("strikes", _opening(contact, "strikes(contact)").gap)


def time_in(contact: Contact, mode: Mode) -> Keep:
    """How long (s) a contact that may open is in a mode: "roll", "slide" or "fly"."""
    _check_mode(mode, "time_in")
    return Keep(mode, _opening(contact, f'time_in(contact, "{mode}")').gap)


def phases(contact: Contact, mode: Mode) -> Keep:
    """How often a contact that may open is in a mode: how many stretches it rolls, slides or flies.

    A flight between two strikes is one.

    >>> import trundle as td
    >>> ball = td.Sphere("ball", radius=0.1, mass=1.0)
    >>> contact = td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)
    >>> td.keep.phases(contact, "fly").kind
    'flies'
    """
    _check_mode(mode, "phases")
    return Keep(TURNS[mode], _opening(contact, f'phases(contact, "{mode}")').gap)


def _check_mode(mode: str, what: str) -> None:
    if mode not in get_args(Mode):
        raise ModelError(
            f"A contact has no mode {mode!r}.",
            f"one of {', '.join(get_args(Mode))}",
            fix=f'td.keep.{what}(contact, "fly")',
        )


def _opening(thing: Any, fix: str) -> Contact:
    """A contact that may open; anything else is refused."""
    if not isinstance(thing, Contact):
        raise ModelError(
            f"{shown(thing)} is not a contact that may open.",
            "a contact that may open: td.Contact",
            "td.Rolling and td.Sliding stay closed; a name is not the contact itself",
            f"td.keep.{fix}  # with contact = td.Contact(ball, ground, friction=0.3, restitution=0.5)",
        )
    return thing


def _contact(thing: Any) -> SurfaceContact:
    """A contact; anything else is refused."""
    if not isinstance(thing, SurfaceContact):
        raise ModelError(
            f"{shown(thing)} is not a contact.",
            "a contact: td.Rolling or td.Sliding",
            fix="td.keep.least(contact.normal_force)",
        )
    return thing
