"""The front door: a system in, its motion out.

`System` is the model (steps 1 and 2) with the later stages attached: equations, machine code, runs. It is
immutable; each stage is made when first needed, and kept.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np

from trundle.constrained.assemble import Assembly, assemble
from trundle.constrained.equations import Equations
from trundle.constrained.given import start_key
from trundle.constrained.model import Model, angles_in, missing_joint
from trundle.constrained.report import Report, make_report
from trundle.constrained.start import find_start
from trundle.constraints.equality import EnergyHeld
from trundle.constraints.joint import Turning
from trundle.constraints.turn import Angle
from trundle.described import Arguments, Either, of
from trundle.errors import StartError
from trundle.integrate.event import Event, as_events
from trundle.symbols.expression import Expression
from trundle.symbols.spelling import spelled
from trundle.symbols.variables import Parameter

if TYPE_CHECKING:  # imported by a run, which alone needs them
    from trundle.compiled.casadi_functions import CasadiFunctions
    from trundle.compiled.written import WrittenEquations
    from trundle.integrate.beginning import Beginning
    from trundle.integrate.machine import Machine
    from trundle.shown import Motion

_SAMPLES = Either(of.Whole(), of.Numbers((of.ANY,)), when=list)
_EVENTS = "zeros of expressions, each a table `[solver.events.NAME]`"


class System(Model):
    """A mechanical system: bodies or energies, constraints, forces.

    lagrangian          L(q, v, t), J; or
    kinetic, potential  T and V, J; or
    M, Q                mass matrix and generalized forces of all `coordinates`
    bodies              particles and bodies, which bring their own energies
    constraints         Rolling, Sliding, joints, Holonomic, Nonholonomic, EnergyHeld
    forces              Gravity, Spring, ..., and forces of constraint that do work: NonIdeal, Coulomb
    principle           the vakonomic one (paper 003, section 2.2) needs the start of every multiplier

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    >>> bead = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop])
    >>> motion = bead.simulate(until=2.0, start={x: 1, y: 0, y.dot: -1})
    >>> motion.status
    'reached t = 2 s'
    """

    def but(self, **changes: Any) -> System:
        """A copy of the system with some of its ingredients replaced."""
        return System(**{**self._made_of, **changes})

    def counting(self, *named: Any) -> System:
        """The system with the joint angles that are named among its coordinates; itself if it has them.

        named   starts and other mappings, whose keys count; lists of expressions or texts
        """
        if not any(isinstance(one, Turning) for one in self.compounds):
            return self
        keys = tuple(key for part in named if isinstance(part, Iterable) for key in part)
        if keys not in self._counting:
            found = [one for key in keys if (one := self._named(key)) is not None]
            new = [x for x in angles_in(*found) if x not in self.coordinates]
            self._counting[keys] = self._with_angles(new) if new else self
        return self._counting[keys]

    @functools.cached_property
    def _counting(self) -> dict[tuple[Any, ...], System]:
        return {}

    def _named(self, key: Any) -> Expression | None:
        """What a key of a start means; None where it means nothing, which is refused elsewhere."""
        try:
            return start_key(self, key, "start")
        except StartError:
            return None

    def _with_angles(self, angles: list[Angle]) -> System:
        for angle in angles:
            if angle.joint not in self.compounds:
                raise missing_joint(angle, "is named")
        listed, rows = self._made_of["constraints"], tuple(angle.row for angle in angles)
        if rows not in self._counted:
            self._counted[rows] = self.but(constraints=[*listed, *rows])
        return self._counted[rows]

    @functools.cached_property
    def _counted(self) -> dict[tuple[Any, ...], System]:
        return {}

    @spelled()
    def assemble(
        self, guess: Mapping[Any, Any], parameters: Mapping[Parameter, float] | None = None
    ) -> Assembly:
        """The machine put together from a rough drawing: loops closed, and how far that moved what.

        guess   values of positions, joint angles or expressions, as far as they are known

        >>> import trundle as td
        >>> rods = [td.Box(name, (1.0, 0.1, 0.1), mass=1.0) for name in ("left", "right")]
        >>> ends = {"axis_a": (0, 1, 0), "at_a": (-0.5, 0, 0)}
        >>> pins = [td.Hinge(rods[0], "world", **ends), td.Hinge(rods[1], "world", at_b=(1.2, 0, 0), **ends)]
        >>> top = td.Hinge(rods[0], rods[1], axis_a=(0, 1, 0), at_a=(0.5, 0, 0), at_b=(0.5, 0, 0))
        >>> roof = td.System(bodies=rods, constraints=[*pins, top])
        >>> start = roof.assemble({pins[0].angle: -0.9, pins[1].angle: -2.2})
        >>> bool(abs(start.moved["left"][1]) < 0.1)
        True
        """
        counting = self.counting(guess)
        if counting is not self:
            return counting.assemble(guess, parameters)
        return assemble(self.derived, 0.0, self.beginning.values(parameters), guess)

    # --- stages -------------------------------------------------------------------------------
    @functools.cached_property
    def derived(self) -> Equations:
        """The equations of motion as graphs: M, Q, A, b, and what else follows from them."""
        return Equations(self)

    @functools.cached_property
    def machine(self) -> Machine:
        """The same in machine code."""
        from trundle.integrate.machine import Machine

        return Machine(self.derived)

    @functools.cached_property
    def beginning(self) -> Beginning:
        """Where its runs begin: checked parameters, starts and events."""
        from trundle.integrate.beginning import Beginning

        return Beginning(self.machine)

    @functools.cached_property
    def holding_energy(self) -> System:
        """The system with its energy as one more constraint."""
        constraints = [*self._made_of["constraints"], EnergyHeld("energy held by simulate")]
        return self.but(constraints=constraints)

    # --- words and formulas -------------------------------------------------------------------
    def report(
        self,
        start: Mapping[Any, Any] | None = None,
        parameters: Mapping[Parameter, float] | None = None,
    ) -> Report:
        """Coordinates, rows, ranks, redundancy and degrees of freedom, in words.

        At the given start, or at a typical state that satisfies the constraints.
        """
        counting = self.counting(start)
        if counting is not self:
            return counting.report(start, parameters)
        eq = self.derived
        p = eq.parameter_values.copy() if parameters is None else self.beginning.values(parameters)
        y = None if start is None else find_start(eq, 0.0, p, start)[0]
        return make_report(eq, p, 0.0, y)

    def __repr__(self) -> str:
        return str(self.report())

    def equations(self) -> WrittenEquations:
        """M, Q, A, b as SymPy matrices, with `.latex()`; for systems small enough to read."""
        from trundle.compiled.written import WrittenEquations

        return WrittenEquations.of(self.derived)

    def to_c(self, start: Mapping[Any, Any] | None = None) -> str:
        """The right-hand side dy/dt as self-contained C source, for other programs.

        start   where the scales of the solve are taken (default: a typical state)
        """
        from trundle.compiled.written import c_program
        from trundle.integrate.elsewhere import for_others

        machine, P = for_others(self.machine, self.beginning.values(None), start, "to_c")
        return c_program(machine.programs, P)

    def casadi(self, start: Mapping[Any, Any] | None = None) -> CasadiFunctions:
        """Explicit equations, constraints and projection as CasADi functions, for other solvers; start as in to_c."""
        from trundle.compiled.casadi_functions import casadi_functions
        from trundle.integrate.elsewhere import for_others

        machine, P = for_others(self.machine, self.beginning.values(None), start, "casadi")
        return casadi_functions(machine.programs, P)

    # --- motion -------------------------------------------------------------------------------
    @spelled("simulate(until=2.0, start={x: 1, x.dot: 0})")
    def simulate(
        self,
        until: float,
        start: Mapping[Any, Any],
        *,
        rtol: float = 1e-10,
        atol: float | None = None,
        samples: Annotated[int | Sequence[float], _SAMPLES] = 1001,
        begin: float = 0.0,
        parameters: Mapping[Parameter, float] | None = None,
        events: Annotated[Iterable[Any], Arguments(Event, named=True, words=_EVENTS)] = (),
        hold_energy: bool = False,
        max_step: float = float("inf"),
        guess: Mapping[Any, Any] | None = None,
        progress: Callable[[float, float], object] | None = None,
        time_limit: float | None = None,
    ) -> Motion:
        """The motion from `begin` to `until` (s).

        until        end of the run, s
        begin        its beginning, s
        start        values of expressions at the beginning; the rest follows from the constraints
        rtol         error allowed in a step, relative to the size of the motion
        atol         absolute error allowed beside it; by default none, so that no unit matters
        samples      how many equally spaced samples, or the times themselves
        parameters   {parameter: value} for this run; nothing is compiled again
        events       td.Event(...) or expressions, whose zeros are located
        hold_energy  the energy as one more constraint, as td.EnergyHeld()
        max_step     longest step, s
        guess        which solution to take where the start allows several
        progress     called now and then with (time reached, until)
        time_limit   seconds of computing after which the motion so far is returned

        Ctrl-C ends a run of more than some milliseconds early and returns the motion so far; `motion.status` says so.
        """
        events = as_events(events, self.names)
        counting = self.counting(start, guess, [event.expression for event in events])
        if hold_energy and not self.holds_energy:
            counting = counting.holding_energy
        if counting is not self:
            return counting.simulate(
                until, start, rtol=rtol, atol=atol, samples=samples, begin=begin,
                parameters=parameters, events=events, max_step=max_step, guess=guess,
                progress=progress, time_limit=time_limit,
            )  # fmt: skip
        from trundle.integrate.run import Runner
        from trundle.integrate.settings import run_settings, sample_times
        from trundle.motion.request import Request
        from trundle.shown import Motion

        begin, settings = run_settings(begin, until, rtol, atol, max_step, time_limit, progress)
        grid = sample_times(samples, begin, settings.until)
        watched = (*events, *self.beginning.limits)
        if events:
            self.derived.kept(("events", *events), lambda: self.beginning.check_events(events))
        p = self.beginning.values(parameters)
        request = Request(begin, start, p.copy(), settings, watched, guess, self.simulate)
        y, state = self.beginning.find(begin, p, start, guess)
        machine = self.machine
        P = machine.parameters(p, machine.scales(begin, y, p, settings.until))
        runner = Runner(machine, begin, state, P, settings, watched)
        run = runner.run()
        if not run.finished:
            run.status = self.beginning.why_it_stopped(run, begin, y, p)
        if run.end < settings.until:
            times = grid[grid <= run.end]
            grid = times if len(times) and times[-1] == run.end else np.append(times, run.end)
        motion = Motion(machine, run, grid)
        motion.request = request
        return motion

    def accelerations(
        self, start: Mapping[Any, Any], parameters: Mapping[Parameter, float] | None = None
    ) -> dict[str, float]:
        """q'' at one state, by the production solve, without a run."""
        counting = self.counting(start)
        if counting is not self:
            return counting.accelerations(start, parameters)
        p = self.beginning.values(parameters)
        y, lam = self.machine.start(0.0, p, start)
        self.beginning.check_state(0.0, y, p)
        self.beginning.set_energy_level(0.0, y, p)
        machine = self.machine
        P = machine.parameters(p, machine.scales(0.0, y, p))
        a = machine.accelerations(0.0, self.beginning.full_state(y, lam), P)
        return {x.name: float(value) for x, value in zip(self.coordinates, a, strict=True)}


def load(path: str | os.PathLike[str]) -> Motion:
    """A motion from a file that `motion.save(path)` wrote, system and all."""
    from trundle.motion.store import load as read
    from trundle.shown import Motion

    return read(path, Motion, System)
