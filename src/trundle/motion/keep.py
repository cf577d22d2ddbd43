"""What to keep of a motion, as records: `motion.keep(td.keep.most(z))`; in a sweep `measure={"top": td.keep.most(z)}`.

A bare expression is its value at the end. Any expression will do that `motion[...]` takes: positions, velocities,
accelerations, multipliers, parameters. All is found on the motion itself, between the steps too, whatever was sampled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import casadi as ca
import numpy as np

from trundle.compiled.native import compile_native
from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations
from trundle.constraints.contact import Contact
from trundle.errors import ModelError
from trundle.integrate import kernel
from trundle.integrate.event import Event
from trundle.integrate.kernel import Watching, replay
from trundle.integrate.machine import Machine
from trundle.integrate.run import Run
from trundle.motion.grip import grip
from trundle.symbols.expression import Expression
from trundle.symbols.functions import norm
from trundle.symbols.variables import check_times, scalar

Kind = Literal["last", "least", "most", "first zero", "zeros", "samples", "integral", "mean"]
Direction = Literal["both", "rising", "falling"]
WAYS: dict[str, int] = {"both": 0, "rising": 1, "falling": -1}
KINDS: dict[Kind, int] = {
    "last": kernel.LAST, "least": kernel.LEAST, "most": kernel.MOST, "first zero": kernel.FIRST,
    "zeros": kernel.COUNT, "samples": kernel.SAMPLES, "integral": kernel.INTEGRAL,
    "mean": kernel.INTEGRAL,
}  # fmt: skip
ZEROS = 20_000  # more than a step can hold


@dataclass(frozen=True)
class Keep:
    """One measure: a kind and an expression, or a contact and what is asked of it."""

    kind: Kind
    of: Any
    direction: Direction = "both"
    times: tuple[float, ...] = ()
    contact: str = ""  # "normal" or "needed": `of` is a contact
    mu: float = 0.0

    def __post_init__(self) -> None:
        if self.direction not in WAYS:
            raise ModelError(
                f"direction={self.direction!r} was given.",
                f"one of {', '.join(WAYS)}",
                "a sign, or another word for the way the expression crosses zero",
                'direction="falling"',
            )
        if not self.contact:
            object.__setattr__(self, "of", scalar(self.of, f"What is kept ({self.kind})"))

    @property
    def columns(self) -> int:
        """How many numbers it gives."""
        return len(self.times) if self.kind == "samples" else 1

    def expression(self, eq: Equations) -> Expression:
        """The quantity, with the contact's forces in terms of the multipliers."""
        if not self.contact:
            value: Expression = self.of
            return value
        normal, tangential = contact_forces(eq, self.of)
        if self.contact == "normal":
            return normal
        if self.contact == "grip":
            return self.mu * normal - tangential
        return tangential / normal


def last(of: Any) -> Keep:
    """The value at the end."""
    return Keep("last", of)


def least(of: Any) -> Keep:
    """The smallest value, found on the motion between the steps too."""
    return Keep("least", of)


def most(of: Any) -> Keep:
    """The largest value."""
    return Keep("most", of)


def integral(of: Any) -> Keep:
    """The integral over time, to the tolerance of the run."""
    return Keep("integral", of)


def mean(of: Any) -> Keep:
    """The mean over time."""
    return Keep("mean", of)


def first_zero(of: Any, direction: Direction = "both") -> Keep:
    """The first time (s) at which the expression crosses zero; NaN if it does not."""
    return Keep("first zero", of, direction)


def zeros(of: Any, direction: Direction = "both") -> Keep:
    """How often the expression crosses zero."""
    return Keep("zeros", of, direction)


def samples(of: Any, times: Sequence[float]) -> Keep:
    """The values at given times (s), in increasing order; one column each."""
    chosen = check_times(times, "samples")
    if not len(chosen) or np.any(np.diff(chosen) <= 0):
        raise ModelError(
            f"Samples at {times!r} were asked for.",
            "increasing times, at least one",
            "the list is empty, not sorted, or holds a time twice",
            "td.keep.samples(x, [1.0, 2.0, 3.0])",
        )
    return Keep("samples", of, times=tuple(map(float, chosen)))


def least_normal_force(contact: Contact) -> Keep:
    """The smallest normal force of a contact (N); negative if the surface had to pull."""
    return Keep("least", contact, contact="normal")


def lifts_at(contact: Contact) -> Keep:
    """The first time (s) at which a contact would lift off, begun with contact; NaN if it never does."""
    return Keep("first zero", contact, "falling", contact="normal")


def slips_at(contact: Contact, mu: float) -> Keep:
    """The first time (s) at which a rolling contact would slip with the coefficient mu; NaN if it never does."""
    return Keep("first zero", contact, "falling", contact="grip", mu=float(mu))


def most_friction_needed(contact: Contact) -> Keep:
    """The largest |Ft|/N of a contact; without meaning once the contact would have lifted off."""
    return Keep("most", contact, contact="needed")


def contact_forces(eq: Equations, contact: Contact) -> tuple[Expression, Expression]:
    """Normal force and size of the tangential force on the body of a contact (N), of q, v, t and lam."""
    parts = {id(part) for part in contact.parts}
    rows = [
        i for b in eq.blocks if id(b.constraint) in parts for i in range(b.rows.start, b.rows.stop)
    ]
    if not rows:
        raise ModelError(
            f"{contact!r} is not part of the system.",
            "one of its contacts",
            "the contact was made for another system, or left out of constraints=",
            "td.System(..., constraints=[contact])",
        )
    place = {id(x): i for i, x in enumerate(eq.model.coordinates)}
    first = [place[id(x)] for x in list(contact.body.coordinates)[:3]]
    force = Expression(ca.densify(ca.mtimes(eq.A[rows, :][:, first].T, eq.lam[rows])), (3,))
    held = grip(eq, contact)
    force = force if held is None else force + held
    normal = force @ contact.normal
    return normal, norm(force - normal * contact.normal)


class Keeping:
    """Some measures of a system's motions, with events that end them and limits, as the kernel watches them.

    function, fast   see `Programs.watch`: quantities are those of the measures, the stops and the limits, in order
    columns          names of what is kept, a name for every number;  means   which of them are means
    """

    def __init__(
        self,
        programs: Programs,
        keeps: Mapping[str, Keep],
        stops: Sequence[Event] = (),
        limits: Sequence[ca.SX] = (),
    ) -> None:
        eq = programs.equations
        values = [keep.expression(eq).sx for keep in keeps.values()]
        values += [scalar(event.expression, "An event").sx for event in stops]
        self.function, self.fast = programs.watch(values, limits, modes=False)
        self.times = tuple(sorted({t for keep in keeps.values() for t in keep.times}))
        rows, column, self.columns = [], 0, []
        self.means: list[int] = []
        self._picked: list[
            int
        ] = []  # of the kernel's columns, which has every sample time for every measure
        for i, (name, keep) in enumerate(keeps.items()):
            rows.append((KINDS[keep.kind], i, column, WAYS[keep.direction]))
            sampled = keep.kind == "samples"
            inside = [self.times.index(t) for t in keep.times] if sampled else [0]
            if keep.kind == "mean":
                self.means.append(len(self._picked))
            self._picked += [column + place for place in inside]
            self.columns += [f"{name}[{k}]" for k in range(len(inside))] if sampled else [name]
            column += len(self.times) if sampled else 1
        rows += [(kernel.STOP, len(keeps) + i, 0, event.sign) for i, event in enumerate(stops)]
        first = len(keeps) + len(stops)
        rows += [(kernel.LIMIT, first + i, 0, -1) for i in range(len(limits))]
        self._what, self._width = rows, column

    def watching(self, ny: int) -> Watching:
        """Room for one motion, or for the lanes of many."""
        return Watching(
            self._what, self.fast, ny, columns=self._width, times=self.times, capacity=ZEROS
        )

    def asked(self, kept: np.ndarray, spans: np.ndarray) -> np.ndarray:
        """The numbers (N, columns) asked for, of those the kernel kept, of motions that lasted `spans` (N,)."""
        chosen = kept[:, self._picked]
        with np.errstate(invalid="ignore"):  # a run that ended where it began has no mean
            chosen[:, self.means] /= spans[:, None]
        return chosen


def kept_along(machine: Machine, run: Run, keeps: Mapping[str, Keep]) -> np.ndarray:
    """The numbers of all measures of one run."""
    keeping = Keeping(machine.programs, keeps)
    native = compile_native({"watch": keeping.function})["watch"] if keeps else None
    watching = keeping.watching(machine.programs.ny)
    for i, phase in enumerate(run.phases):
        replay(machine.code(phase.solve, native), phase.steps, phase.P, watching, first=i == 0)
    span = np.array([run.end - run.phases[0].begin])
    return np.asarray(keeping.asked(watching.kept[None], span)[0])


def keep_of(machine: Machine, run: Run, what: Any) -> Any:
    """What `motion.keep` gives: a number, an array of samples, or a dictionary of them."""
    asked = what if isinstance(what, Mapping) else {"": what}
    keeps = {name: k if isinstance(k, Keep) else last(k) for name, k in asked.items()}
    numbers, place, found = kept_along(machine, run, keeps), 0, {}
    for name, keep in keeps.items():
        part = numbers[place : place + keep.columns]
        found[name] = part if keep.kind == "samples" else float(part[0])
        place += keep.columns
    return found if isinstance(what, Mapping) else found[""]
