"""Measures of a motion, as the kernel watches them: while many motions are made, or along one that is stored.

    Keeping   measures of a system's motions, in the kernel's terms; an ensemble hands them to its lanes
    kept_along, keep_of   the same of one run, which is watched once more: what `motion.keep` gives
    Watch     extremes and all zeros of some expressions along a motion: what the audit needs

All is found on the motion itself, between the steps too, whatever samples= was (kernel/watch.c).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.compiled.minimal_programs import MinimalPrograms
from trundle.compiled.native import NativeFunction, compile_native
from trundle.compiled.programs import Programs
from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.errors import ModelError, TrundleError
from trundle.integrate import kernel
from trundle.integrate.event import Event
from trundle.integrate.kernel import WAYS, Watching
from trundle.integrate.machine import Machine
from trundle.integrate.mode_words import mode
from trundle.integrate.record import Phase, Run
from trundle.integrate.stored import replay
from trundle.motion.careful import Careful, kept as kept_carefully, of_forces
from trundle.motion.keep import COUNTED, TURNS, Keep, as_keeps, column_names
from trundle.motion.turns import not_counted, uncounted
from trundle.motion.values import check_own
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.values import shown

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

KERNEL_KINDS: dict[str, int] = {
    "last": kernel.LAST, "least": kernel.LEAST, "most": kernel.MOST, "first zero": kernel.FIRST,
    "zeros": kernel.COUNT, "samples": kernel.SAMPLES, "integral": kernel.INTEGRAL,
    "mean": kernel.INTEGRAL,
}  # fmt: skip
ZEROS = 20_000  # more than a step can hold


class Keeping:
    """Some measures of a system's motions, with events that end them and limits, as the kernel watches them.

    steps   whether steps are made, in which the rates may have a peak; else they are stored
    function, fast   see `Programs.watch`: quantities are those of the measures, the stops and the limits, in order
    all_seen         steps are looked into where a quantity swings; else only as integrals need
    columns          names of what is kept, a name for every number;  integrals, means   which of them are
    """

    def __init__(
        self,
        programs: Programs | MinimalPrograms,
        keeps: Mapping[str, Keep],
        stops: Sequence[Event] = (),
        limits: Sequence[ca.SX] = (),
        *,
        all_seen: bool = True,
        steps: bool = False,
    ) -> None:
        values = [as_expression(keep.of) for keep in keeps.values()]
        values += [as_expression(event.expression) for event in stops]
        self.function, self.fast = programs.watch(
            values, limits, modes=False, guarded=steps, slopes=all_seen
        )
        self.times = tuple(sorted({t for keep in keeps.values() for t in keep.times}))
        self.columns = column_names(keeps)
        self.means: list[int] = []
        self.integrals: list[int] = []
        # of the kernel's columns: it samples every measure at all times
        self._picked: list[int] = []
        rows, column = [], 0
        for i, keep in enumerate(keeps.values()):
            rows.append((KERNEL_KINDS[keep.kind], i, column, WAYS[keep.direction]))
            sampled = keep.kind == "samples"
            inside = [self.times.index(t) for t in keep.times] if sampled else [0]
            if keep.kind == "mean":
                self.means.append(len(self._picked))
            if keep.kind in ("integral", "mean"):
                self.integrals.append(len(self._picked))
            self._picked += [column + place for place in inside]
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

    def results(self, kept: np.ndarray, spans: np.ndarray) -> np.ndarray:
        """The numbers (N, columns) of the measures, of those the kernel kept, of motions that lasted `spans` (N,)."""
        chosen = kept[:, self._picked]
        with np.errstate(invalid="ignore"):  # a run that ended where it began has no mean
            chosen[:, self.means] /= spans[:, None]
        return chosen


def _replayed(
    machine: Machine, run: Run, prepare: Callable[[Phase], tuple[NativeFunction, Watching]]
) -> Iterator[Watching]:
    """Watch the phases of a run, one after the other; a run may leave the minimal form on its way, or take another.

    prepare   what to watch with in the form of a phase
    """
    watching: Watching | None = None
    form = None
    for i, phase in enumerate(run.phases):
        own = machine.form(phase.solve, phase.P)
        if watching is None or own is not form:
            native, fresh = prepare(phase)
            if watching is not None:
                fresh.go_on_from(watching)
            watching, form = fresh, own
        code = machine.code(phase.solve, phase.P, native)
        replay(code, phase.steps, phase.P, watching, first=i == 0)
        yield watching


def kept_along(machine: Machine, run: Run, keeps: Mapping[str, Keep]) -> np.ndarray:
    """The numbers of all measures of one run."""
    forces = {
        name: keep
        for name, keep in keeps.items()
        if keep.kind not in COUNTED and of_forces(machine, run, as_expression(keep.of))
    }
    watched = {
        name: keep
        for name, keep in keeps.items()
        if keep.kind not in COUNTED and name not in forces
    }
    numbers = kept_by_phase(machine, run, watched)[-1]
    if len(watched) == len(keeps):
        return np.asarray(numbers)
    rest, found = iter(numbers), []
    careful = kept_carefully(machine, run, forces) if forces else {}
    for name, keep in keeps.items():
        if name in careful:
            found += careful[name]
        elif keep.kind in COUNTED:
            found.append(_counted(machine, run, keep))
        else:
            found += [next(rest) for _ in range(keep.columns)]
    return np.array(found)


def _counted(machine: Machine, run: Run, keep: Keep) -> float:
    """How often a contact strikes or is in a mode, or how long (s) it is there."""
    eq = machine.equations
    for j, gate in enumerate(eq.gates):
        if not ca.is_equal(eq.q[gate.column], keep.of.sx):
            continue
        struck = [strike.time for strike in run.strikes if strike.contact == gate.contact.name]
        if keep.kind == "strikes":
            return float(len(struck))
        if keep.kind in TURNS.values():
            held = [(TURNS[mode(machine, phase.P, j)], phase.begin) for phase in run.phases]
            return float(sum(
                now == keep.kind and (i == 0 or held[i - 1][0] != now or begin in struck)
                for i, (now, begin) in enumerate(held)
            ))  # fmt: skip
        own = [phase for phase in run.phases if mode(machine, phase.P, j) == keep.kind]
        return float(sum(phase.end - phase.begin for phase in own))
    raise ModelError(
        f"{shown(keep.of)} is not a contact of this system.",
        "a contact of this system that may open",
        fix="td.keep.strikes(contact)  # with the contact that stands in constraints=",
    )


def kept_by_phase(
    machine: Machine, run: Run, keeps: Mapping[str, Keep], *, all_seen: bool = True
) -> np.ndarray:
    """The numbers (phases, columns) of all measures of one run, from its beginning to the end of each phase.

    all_seen   look into steps, and refuse what swings too fast to be followed; else five looks a step, which is what
               integrals of forces need whose steps resolve them: rounding would be looked into for ever
    """
    if not keeps:
        return np.zeros((len(run.phases), 0))

    def kept(phase: Phase) -> tuple[Keeping, NativeFunction]:
        form = machine.form(phase.solve, phase.P)

        def make() -> tuple[Keeping, NativeFunction]:
            keeping = Keeping(form, keeps, all_seen=all_seen)
            return keeping, compile_native({"watch": keeping.function})["watch"]

        return machine.kept(("keep", form, all_seen, *keeps.items()), make)

    def prepare(phase: Phase) -> tuple[NativeFunction, Watching]:
        keeping, native = kept(phase)
        return native, keeping.watching(machine.form(phase.solve, phase.P).ny)

    rows = []
    for watching in _replayed(machine, run, prepare):
        rows.append(watching.kept.copy())
    if all_seen and watching.tally[kernel.UNRESOLVED]:
        names = dict.fromkeys(shown(keep.of) for keep in keeps.values())
        raise TrundleError(
            f"{' or '.join(names)} swings too fast to follow.",
            "an expression that changes at most a few thousand times in a step of the motion",
            "a frequency in other units, or a value divided by one near zero",
            "system.simulate(until=..., max_step=1e-3).keep(...)  # looks more closely",
        )
    spans = np.array([phase.end for phase in run.phases]) - run.phases[0].begin
    keeping, _ = kept(run.phases[0])
    return np.asarray(keeping.results(np.array(rows), spans))


def keep_of(machine: Machine, run: Run, what: Any) -> Any:
    """What `motion.keep` gives: a number, an array of samples, or a dictionary of them."""
    measures = what if isinstance(what, Mapping) else {"": what}
    keeps = as_keeps(measures, machine.equations.model.names)
    machine.kept(("own", *keeps.values()), lambda: _check(machine.equations, keeps.values()))
    numbers, place, found = kept_along(machine, run, keeps), 0, {}
    for name, keep in keeps.items():
        part = numbers[place : place + keep.columns]
        found[name] = part if keep.kind == "samples" else float(part[0])
        place += keep.columns
    return found if isinstance(what, Mapping) else found[""]


def _check(eq: Equations, keeps: Iterable[Keep]) -> None:
    """Refuse measures of what is not of the system."""
    for keep in keeps:
        of = as_expression(keep.of)
        for angle in uncounted(eq.model, of):
            raise not_counted(angle)
        if keep.kind not in COUNTED:
            check_own(eq, resolved(eq, of).sx)


class Watch:
    """Scalar expressions along a motion, watched in one go; i is the number of one."""

    def __init__(self, motion: BareMotion, expressions: Sequence[Expression]) -> None:
        self._machine: Machine = motion.machine
        self._run: Run = motion.run
        self._expressions = tuple(expressions)
        self.begin, self.end = self._run.phases[0].begin, self._run.end

    @functools.cached_property
    def _seen(self) -> tuple[np.ndarray, np.ndarray]:
        """Least and most (2, count), and rows (time, expression, -1 falling or 1 rising) of all zeros."""
        count, machine = len(self._expressions), self._machine
        if any(of_forces(machine, self._run, one) for one in self._expressions):
            return self._seen_carefully()
        rows = [(kernel.LEAST, i, i, 0) for i in range(count)]
        rows += [(kernel.MOST, i, count + i, 0) for i in range(count)]
        rows += [(kernel.LIST, i, 0, way) for way in (-1, 1) for i in range(count)]

        def prepare(phase: Phase) -> tuple[NativeFunction, Watching]:
            native, fast = machine.along(self._expressions, phase.solve, phase.P)
            ny = machine.form(phase.solve, phase.P).ny
            return native, Watching(rows, fast, ny, columns=2 * count, capacity=ZEROS)

        found = []
        for watching in _replayed(machine, self._run, prepare):
            found.append(watching.drain()[:, :2])
        zeros = np.vstack(found)
        measure = zeros[:, 1] - 2 * count
        way = np.where(measure < count, -1.0, 1.0)
        return watching.kept.reshape(2, count), np.column_stack([zeros[:, 0], measure % count, way])

    def _seen_carefully(self) -> tuple[np.ndarray, np.ndarray]:
        careful, every = Careful(self._machine, self._run, self._expressions), []
        for i in range(len(self._expressions)):
            zeros = careful.zeros(i)
            every.append(np.insert(zeros, 1, i, axis=1))
        extremes = [careful.extremes(i) for i in range(len(self._expressions))]
        return np.array(extremes).T, np.vstack(every)

    def _zeros(self, i: int) -> np.ndarray:
        """Times and directions (N, 2) of the zeros of one expression."""
        return np.asarray(self._seen[1][self._seen[1][:, 1] == i][:, [0, 2]])

    def least(self, i: int) -> float:
        """The least value."""
        return float(self._seen[0][0, i])

    def most(self, i: int) -> float:
        """The largest value."""
        return float(self._seen[0][1, i])

    def first_zero(self, i: int, direction: str = "both") -> float:
        """The first time (s) at which it crosses zero in that direction; NaN if it does not."""
        zeros = self._zeros(i)
        if WAYS[direction]:
            zeros = zeros[zeros[:, 1] == WAYS[direction]]
        return float(zeros[0, 0]) if len(zeros) else float("nan")

    def _begins_negative(self, i: int) -> bool:
        zeros = self._zeros(i)
        return bool(zeros[0, 1] > 0) if len(zeros) else self.least(i) < 0

    def first_negative(self, i: int) -> float | None:
        """The first time (s) at which it is negative, the begin if it is so from the first; None if it never is."""
        if self._begins_negative(i):
            return float(self.begin)
        found = self.first_zero(i, "falling")
        return None if np.isnan(found) else found

    def negative_share(self, i: int) -> float:
        """Share of the time during which it is negative."""
        if self.end == self.begin:
            return float(self._begins_negative(i))
        ends = np.concatenate([[self.begin], self._zeros(i)[:, 0], [self.end]])
        first = 0 if self._begins_negative(i) else 1  # signs alternate
        return float(np.sum(np.diff(ends)[first::2]) / (self.end - self.begin))
