"""Many runs side by side, with all their modes: a queue for each program.

A run (`Runner.making`) asks for steps, decides what follows from their end, and asks again. Runs that ask for steps
with the same native code stand in one queue: in one minimal form, say that of a contact which rolls, or in the program
of all coordinates, whose modes of switches and of friction are parameters.

    1. every run begins, decides on its modes and goes to the queue of its code;
    2. the longest queue goes through SIMD lanes (`PhaseLanes`), every run of it to where its steps end;
    3. each learns why they ended, decides as it would alone (`Modes`, `Switching`, `CrossingPhases`: there is no
       other decision here), and goes to the queue of its new code, or is done.

Lanes leave a run as `Stepping.advance` does, bit for bit, so a run is what it would be alone, whatever stands beside
it. For the same reason anything may be made alone at any time: what lanes cannot do (the pivoted solve, time that goes
backward, contacts that are looked at after every step, steps near a narrow peak of a force), and what does not pay: a
program is compiled for lanes once its runs have evaluated it so often that this costs less than what is left of them
is likely to take.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from trundle.compiled.native import vector_width
from trundle.integrate import kernel
from trundle.integrate.kernel import Code
from trundle.integrate.lanes import PhaseLanes, beside
from trundle.integrate.machine import Machine
from trundle.integrate.making import Making
from trundle.integrate.phases import MANY_STEPS
from trundle.integrate.record import Run
from trundle.integrate.run import Runner

LANES = vector_width()
UNDER_WAY = 16  # runs for every lane: each has room for the steps of a slice
PAYS = 50_000  # evaluations of a program, after which it is compiled for lanes
FEW = 2  # runs for which lanes are worth their while


class Stopped(Exception):
    """Whoever may stop the runs did."""


class _Waiting(NamedTuple):
    """A run that waits for steps."""

    number: int
    runner: Runner
    making: Making[Run]
    budget: int


class _Beside:
    """A program for lanes, and how often it was evaluated before there was one."""

    def __init__(self, code: Code) -> None:
        self.code, self.spent = code, 0
        self._many: Code | None = None

    @property
    def pays(self) -> bool:
        return self.spent >= PAYS

    def many(self, lanes: int) -> Code:
        if self._many is None:
            self._many = beside(self.code, lanes)
        return self._many


class Queues:
    """Runs of one machine side by side.

    failures   errors that end one run; any other ends all
    stop       called now and then; True ends in `Stopped`
    """

    def __init__(
        self,
        machine: Machine,
        failures: tuple[type[Exception], ...] = (),
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self._machine, self._failures, self._stop = machine, failures, stop
        self._queues: dict[Hashable, list[_Waiting]] = {}
        self._lanes: dict[Code, PhaseLanes] = {}

    def run(
        self, makers: Iterable[tuple[int, Callable[[], Runner]]]
    ) -> Iterator[tuple[int, Run | Exception]]:
        """What became of every run, by its number, as they end."""
        coming = iter(makers)
        while True:
            room = UNDER_WAY * LANES - sum(map(len, self._queues.values()))
            for number, make in itertools.islice(coming, room):
                yield from self._next(number, make)
            if not self._queues:
                return
            key = max(self._queues, key=lambda key: len(self._queues[key]))
            waiting = self._queues.pop(key)
            for one, reason in zip(waiting, self._reasons(waiting), strict=True):
                yield from self._go_on(one.number, one.runner, one.making, reason)

    def _next(
        self, number: int, make: Callable[[], Runner]
    ) -> Iterator[tuple[int, Run | Exception]]:
        """Begin a run."""
        try:
            runner = make()
        except self._failures as error:
            yield number, error
            return
        yield from self._go_on(number, runner, runner.making(), None)

    def _go_on(
        self, number: int, runner: Runner, making: Making[Run], reason: int | None
    ) -> Iterator[tuple[int, Run | Exception]]:
        """Have a run decide; it goes to a queue, or it is done."""
        if self._stop is not None and self._stop():
            raise Stopped
        try:
            budget = next(making) if reason is None else making.send(reason)
        except StopIteration as end:
            yield number, end.value
        except self._failures as error:
            yield number, error
        else:
            room = runner.stepping
            key = room.code, float(room.struct.rtol)
            self._queues.setdefault(key, []).append(_Waiting(number, runner, making, budget))

    def _reasons(self, waiting: list[_Waiting]) -> list[int]:
        """Make the steps that runs of one queue wait for; why each stopped."""
        code = waiting[0].runner.stepping.code
        program = self._machine.kept(("beside", code), lambda: _Beside(code))
        together = [one for one in waiting if _fits(one)] if program.pays else []
        if len(together) < FEW:
            together = []
        reasons = {}
        if together:
            if code not in self._lanes:
                self._lanes[code] = PhaseLanes(program.many(LANES), LANES)
            rooms = [one.runner.stepping for one in together]
            found = self._lanes[code].advance(rooms, MANY_STEPS, self._stop)
            reasons = {id(one): reason for one, reason in zip(together, found, strict=True)}
            if self._stop is not None and self._stop():
                raise Stopped
        for one in waiting:
            if reasons.get(id(one), kernel.PEAK_NEAR) == kernel.PEAK_NEAR:
                room = one.runner.stepping
                before = int(room.calls[kernel.RHS])
                reasons[id(one)] = room.advance(one.budget)
                program.spent += int(room.calls[kernel.RHS]) - before
        return [reasons[id(one)] for one in waiting]


def _fits(one: _Waiting) -> bool:
    """Whether lanes can make the steps of a run: many in one go, forward, with nothing but steps and watching."""
    room = one.runner.stepping
    forward = room.clock[kernel.T_END] > room.clock[kernel.T]
    whole = int(room.struct.guarded) == room.code.ny
    return bool(one.budget > 1 and forward and whole and not room.code.pivots)
