"""The front door: a system in, its motion out.

`System` is the model (steps 1 and 2) with the later stages attached: equations, machine code, runs. It is
immutable; each stage is made when first asked for and kept.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import casadi as ca
import numpy as np

from trundle.constrained.assemble import Assembly, assemble
from trundle.constrained.contact_force import resolved
from trundle.constrained.equations import Equations
from trundle.constrained.given import start_key
from trundle.constrained.here import here
from trundle.constrained.kept import Numbers
from trundle.constrained.model import Model, angles_in, missing_joint
from trundle.constrained.rank import (
    check_determined,
    check_mass,
    check_rows,
    find_ranks,
    looks_determined,
)
from trundle.constrained.report import Report, make_report
from trundle.constrained.start import find_start
from trundle.constraints.equality import EnergyHeld
from trundle.constraints.joint import Turning
from trundle.constraints.turn import Angle
from trundle.described import Arguments, Either, of
from trundle.errors import ModelError, StartError
from trundle.integrate.event import Event, as_events
from trundle.symbols.checks import mapping
from trundle.symbols.expression import Expression
from trundle.symbols.spelling import refusing_unknown
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter, check_number, variables_in
from trundle.unconstrained.bodies import Requirement

if TYPE_CHECKING:  # imported by a run, which alone needs them
    from trundle.compiled.casadi_functions import CasadiFunctions
    from trundle.integrate.machine import Machine
    from trundle.integrate.record import Run
    from trundle.shown import Motion

_SAMPLES = Either(of.Whole(), of.Numbers((of.ANY,)), when=list)
_EVENTS = "zeros of expressions, each a table `[solver.events.NAME]`"
LITTLE_ROOM = 1e-3  # of the room that a contact had at the start: less explains why a run stopped
DENSE_CHECK = 200  # coordinates of a part: up to that, ranks are found by singular values


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

    def counting(self, *asked: Any) -> System:
        """The system with the angles of joints that are asked for among its coordinates; itself where it has them.

        asked   starts and other mappings, whose keys count; lists of expressions or texts
        """
        if not any(isinstance(one, Turning) for one in self.compounds):
            return self
        keys = tuple(key for part in asked if isinstance(part, Iterable) for key in part)
        if keys not in self._counting:
            found = [named for key in keys if (named := self._named(key)) is not None]
            new = [x for x in angles_in(*found) if x not in self.coordinates]
            self._counting[keys] = self._with_angles(new) if new else self
        return self._counting[keys]

    @functools.cached_property
    def _counting(self) -> dict[tuple[Any, ...], System]:
        return {}

    def _named(self, key: Any) -> Expression | None:
        """What a key of a start means; None where it means nothing, which is told elsewhere."""
        try:
            return start_key(self, key, "start")
        except StartError:
            return None

    def _with_angles(self, angles: list[Angle]) -> System:
        for angle in angles:
            if angle.joint not in self.compounds:
                raise missing_joint(angle, "is asked for")
        listed, rows = self._made_of["constraints"], tuple(angle.row for angle in angles)
        if rows not in self._counted:
            self._counted[rows] = self.but(constraints=[*listed, *rows])
        return self._counted[rows]

    @functools.cached_property
    def _counted(self) -> dict[tuple[Any, ...], System]:
        return {}

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
        return assemble(self._equations, 0.0, self._values(parameters), guess)

    # --- stages -------------------------------------------------------------------------------
    @functools.cached_property
    def _equations(self) -> Equations:
        return Equations(self)

    @property
    def largest_part(self) -> int:
        """How many coordinates hang together through masses and constraints, at most."""
        return max(len(columns) for _, columns in self._equations.parts)

    @functools.cached_property
    def _machine(self) -> Machine:
        from trundle.integrate.machine import Machine

        return Machine(self._equations)

    @functools.cached_property
    def _holding_energy(self) -> System:
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
        eq = self._equations
        p = eq.parameter_values.copy() if parameters is None else self._values(parameters)
        y = None if start is None else find_start(eq, 0.0, p, start)[0]
        return make_report(eq, p, 0.0, y)

    def __repr__(self) -> str:
        return str(self.report())

    def equations(self) -> Any:
        """M, Q, A, b as SymPy matrices, with `.latex()`; for systems small enough to read."""
        from trundle.compiled.written import WrittenEquations

        return WrittenEquations.of(self._equations)

    def to_c(self, start: Mapping[Any, Any] | None = None) -> str:
        """The right-hand side dy/dt as self-contained C source, for other programs.

        start   where the scales of the solve are taken (default: a typical state)
        """
        from trundle.compiled.written import c_program
        from trundle.integrate.elsewhere import for_others

        machine, P = for_others(self._machine, self._values(None), start, "to_c")
        return c_program(machine.programs, P)

    def casadi(self, start: Mapping[Any, Any] | None = None) -> CasadiFunctions:
        """Explicit equations, constraints and projection as CasADi functions, for other solvers; start as in to_c."""
        from trundle.compiled.casadi_functions import casadi_functions
        from trundle.integrate.elsewhere import for_others

        machine, P = for_others(self._machine, self._values(None), start, "casadi")
        return casadi_functions(machine.programs, P)

    # --- motion -------------------------------------------------------------------------------
    @refusing_unknown("simulate", "simulate(until=2.0, start={x: 1, x.dot: 0})")
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
        progress: Any = None,
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

        Ctrl-C ends a run early and returns the motion so far; `motion.status` says so.
        """
        events = as_events(events)
        counting = self.counting(start, guess, [event.expression for event in events])
        if hold_energy and not any(isinstance(c, EnergyHeld) for c in self.constraints):
            counting = counting._holding_energy
        if counting is not self:
            return counting.simulate(
                until, start, rtol=rtol, atol=atol, samples=samples, begin=begin,
                parameters=parameters, events=events, max_step=max_step, guess=guess,
                progress=progress, time_limit=time_limit,
            )  # fmt: skip
        from trundle.integrate.asked import sample_times, settings_asked
        from trundle.integrate.run import Runner
        from trundle.motion.request import Request
        from trundle.shown import Motion

        begin, settings = settings_asked(begin, until, rtol, atol, max_step, time_limit, progress)
        grid = sample_times(samples, begin, settings.until)
        watched = (*events, *self._limits)
        self._equations.kept(("events", *watched), lambda: self._check_events(watched))
        p = self._values(parameters)
        request = Request(begin, start, p.copy(), settings, watched, guess, self.simulate)
        y, state = self._begin(begin, p, start, guess)
        machine = self._machine
        P = machine.parameters(p, machine.scales(begin, y, p, settings.until))
        runner = Runner(machine, begin, state, P, settings, watched)
        run = runner.run()
        if not run.finished:
            run.status = self._where_it_stopped(run, begin, y, p)
        if run.end < settings.until:
            times = grid[grid <= run.end]
            grid = times if len(times) and times[-1] == run.end else np.append(times, run.end)
        motion = Motion(machine, run, grid)
        motion.request = request
        return motion

    def _begin(
        self,
        time: float,
        p: np.ndarray,
        start: Mapping[Any, Any],
        guess: Mapping[Any, Any] | None = None,
    ) -> tuple[np.ndarray, np.ndarray]:
        """A start, solved and checked: y = [q, v], and the full state of a run. Held energies set levels in p."""
        y, lam = self._machine.start(time, p, start, guess)
        self._check_edges(time, y, p)
        place = self._machine.place
        if place is None or not place.look(time, y, p)[0]:
            self._check_state(time, y, p)
            self._check_limits(time, y, p)
        self._set_energy_level(time, y, p)
        return y, self._full_state(y, lam)

    def _values(self, parameters: Mapping[Parameter, float] | None) -> np.ndarray:
        """Parameter values of a run, checked."""
        what = "a mapping from parameters to numbers"
        parameters = mapping(parameters, "parameters", what, "parameters={mu: 0.3}")
        eq = self._equations
        if not parameters:
            return eq.kept("values", lambda: self._allowed(eq.parameter_values)).copy()
        values = eq.parameter_values.copy()
        place = {p: self.parameters.index(p) for p in self.adjustable}
        for parameter, value in parameters.items():
            if parameter not in place:
                raise ModelError(
                    f"parameters= sets {shown(parameter)}, which the system does not contain.",
                    f"one of {', '.join(p.name for p in place) or 'none'}",
                    "a parameter of the same name was made twice"
                    if repr(parameter) in [p.name for p in place]
                    else "a name as text, or a parameter of another system",
                    f"parameters={{{next(iter(place)).name}: 0.3}}"
                    if place
                    else 'td.parameter("mu", 0.3)  # used in a constraint or a force',
                )
            values[place[parameter]] = check_number(value, f"The parameter {parameter!r}")
        return self._allowed(values)

    def _allowed(self, values: np.ndarray) -> np.ndarray:
        """Parameter values that break no requirement."""
        needed, f = self._equations.kept("requirements", self._needed)
        for one, quantity in zip(needed, f(values)[0], strict=True):
            one.check(float(quantity))
        return values

    def _needed(self) -> tuple[list[Requirement], Numbers]:
        """What must not be negative, and its values as a function of p."""
        needed, eq = self.requirements, self._equations
        column = ca.vertcat(ca.SX(0, 1), *(one.quantity.sx for one in needed))
        return needed, Numbers("quantities", [eq.p], [ca.densify(column)])

    def _check_events(self, events: Iterable[Event]) -> None:
        eq = self._equations
        for event in events:
            loose = eq.loose(resolved(eq, event.expression).sx)
            if loose:
                raise ModelError(
                    f"The event {event.name!r} contains {', '.join(loose)}, which the system does "
                    "not have.",
                    "coordinates, rates, multipliers and parameters of the system",
                    "the symbol belongs to another system, or was made twice under one name",
                    "td.Event(x, terminal=True)  # with the x the system was made from",
                )

    def _check_state(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        """Refuse a system whose accelerations are not determined, or whose mass is negative."""
        eq = self._equations
        if not np.isfinite(here(eq, time, y, p).M.values).all():
            raise StartError(
                "The mass matrix is not finite at the start.",
                "finite masses",
                "a mass divides by something that is zero at the start",
                "start={...}  # away from that place",
            )
        check_rows(eq, time, y, p)
        quick = eq.n > DENSE_CHECK and looks_determined(eq, time, y, p)
        if quick and self.largest_part > DENSE_CHECK:
            return
        check_mass(eq, time, y, p)
        ranks = find_ranks(eq, time, y, p)
        if ranks.doubtful and quick:
            return
        if ranks.doubtful and self._machine.can_fall_back:
            from trundle.integrate.pivoted import CONTRADICTORY, UNDETERMINED

            status = self._machine.pivoted(time, y, p)[1]
            ranks = ranks.judged(bool(status & UNDETERMINED), bool(status & CONTRADICTORY))
        check_determined(ranks, self.name)

    @functools.cached_property
    def _limits(self) -> tuple[Event, ...]:
        """What contacts need to stay possible, and tables to have data, as events that end a run.

        What cannot change is left out.
        """
        sides = [side for compound in self.compounds for side in compound.limits]
        return tuple(
            Event(side.expression, "falling", True, side.otherwise, failure=True)
            for side in (*sides, *self._equations.edges)
            if any(
                v.kind in ("position", "velocity", "time") for v in variables_in(side.expression)
            )
        )

    def _where_it_stopped(self, run: Run, begin: float, y: np.ndarray, p: np.ndarray) -> str:
        """The status of a run that failed, with the contact that ran out of room and its place if one did.

        On the way there the equations become singular, so the steps may end before the event does.
        """
        from trundle.integrate.record import states

        eq, end = (
            self._equations,
            states(self._machine, run.phases[-1])[-1][: 2 * self._equations.n],
        )
        for contact in (c for c in self.compounds if c.limits):
            room = [side.expression.sx for side in contact.limits]
            f = ca.Function("room", [eq.t, eq.y, eq.p], [ca.vertcat(*room), contact.place.sx])
            now, place = f(run.end, end, p)
            first = f(begin, y, p)[0]
            if np.any(now.full() < LITTLE_ROOM * first.full()):
                spot = _spot(place.full().ravel())
                text = contact.limits[0].otherwise
                return f"stopped at t = {run.end:.9g} s: {text}, at ({spot})"
        return run.status

    def _check_limits(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        limits = [(compound, side) for compound in self.compounds for side in compound.limits]
        if not limits:
            return
        eq = self._equations

        def make() -> Numbers:
            rooms = [side.expression.sx for _, side in limits]
            places = [ca.densify(compound.place.sx) for compound, _ in limits]
            return Numbers("limits", [eq.t, eq.y, eq.p], [ca.densify(ca.vertcat(*rooms)), *places])

        room, *places = eq.kept("limits", make)(time, y, p)
        for i in np.flatnonzero(~(room > 0)):
            compound, side = limits[i]
            raise StartError(
                f"{compound.name!r} is not possible at the start, at ({_spot(places[i])}): "
                f"{side.otherwise}.",
                "a contact with room for both bodies",
                "the body starts on the other side of the surface, or is larger than its hollow",
                "start={**contact.start(...)}  # at another place; or a smaller radius",
            )

    def _check_edges(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        """Refuse a start where a table has no data."""
        edges, eq = self._equations.edges, self._equations
        if not edges:
            return
        column = ca.densify(ca.vertcat(*(side.expression.sx for side in edges)))
        room = eq.kept("edges", lambda: Numbers("edges", [eq.t, eq.y, eq.p], [column]))
        for i in np.flatnonzero(~(room(time, y, p)[0] > 0)):
            raise StartError(
                f"At the start {edges[i].otherwise}.",
                "a start where the table has data",
                "the start is elsewhere, or the data are in other units or too short",
                "start={...}  # inside of the data; or more data",
            )

    def _set_energy_level(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        eq = self._equations
        for constraint in self.constraints:
            if isinstance(constraint, EnergyHeld):
                place = {id(parameter): i for i, parameter in enumerate(self.parameters)}
                f = eq.kept("held", lambda: Numbers("held", [eq.t, eq.y, eq.p], [eq.held]))
                p[place[id(constraint.level)]] = float(f(time, y, p)[0][0])

    def _full_state(self, y: np.ndarray, lam: np.ndarray) -> np.ndarray:
        """[q, v], the multipliers under the vakonomic principle, and friction's margins, which begin at zero."""
        margins = np.zeros(len(self._equations.slips))
        for block in self._equations.blocks:
            if isinstance(block.constraint, EnergyHeld):  # holds no force, under either principle
                lam[block.rows] = 0.0 if self.principle == "vakonomic" else np.nan
        given = np.isfinite(lam)
        if self.principle != "vakonomic":
            if given.any():
                raise StartError(
                    "start= gives a multiplier.",
                    "multipliers only under the vakonomic principle",
                    "here they follow from the motion: motion.multipliers",
                    'td.System(..., principle="vakonomic")  # or leave it out of start=',
                )
            return np.concatenate([y, margins])
        if not given.all():
            names = [
                str(e)
                for e, known in zip(self._equations.lam.elements(), given, strict=True)
                if not known
            ]
            raise StartError(
                f"The start leaves {', '.join(names)} open.",
                "the initial value of every multiplier: they are states of vakonomic motion",
                "vakonomic motion is a choice of one among many: nothing else fixes them",
                "start={..., table.multiplier: (0.0, 0.0)}",
            )
        return np.concatenate([y, lam])

    def accelerations(
        self, start: Mapping[Any, Any], parameters: Mapping[Parameter, float] | None = None
    ) -> dict[str, float]:
        """q'' at one state, by the production solve, without a run."""
        counting = self.counting(start)
        if counting is not self:
            return counting.accelerations(start, parameters)
        p = self._values(parameters)
        y, lam = self._machine.start(0.0, p, start)
        self._check_state(0.0, y, p)
        self._set_energy_level(0.0, y, p)
        machine = self._machine
        P = machine.parameters(p, machine.scales(0.0, y, p))
        a = machine.accelerations(0.0, self._full_state(y, lam), P)
        return {x.name: float(value) for x, value in zip(self.coordinates, a, strict=True)}


def _spot(place: np.ndarray) -> str:
    """A place in words; a coordinate that is rounding beside 1e-30 is zero."""
    return ", ".join(f"{float(x) if abs(x) > 1e-30 else 0.0:.4g}" for x in place)


def load(path: str | os.PathLike[str]) -> Motion:
    """A motion from a file that `motion.save(path)` wrote, system and all."""
    from trundle.motion.store import load as read
    from trundle.shown import Motion

    return read(path, Motion, System)
