"""Find and check the starts of runs: parameter values, the initial state, and what must hold there."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.constrained.here import here
from trundle.constrained.kept import Numbers
from trundle.constrained.rank import (
    check_determined,
    check_mass,
    check_rows,
    find_ranks,
    looks_determined,
)
from trundle.constrained.start import check_edges
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ModelError, StartError
from trundle.integrate.event import Event
from trundle.integrate.machine import Machine
from trundle.integrate.record import Run, states
from trundle.symbols.checks import mapping
from trundle.symbols.expression import as_expression
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter, check_number, variables_in
from trundle.unconstrained.bodies import Requirement

LITTLE_ROOM = 1e-3  # of the room that a contact had at the start: less explains why a run stopped
DENSE_CHECK = 200  # coordinates of a part: up to that, ranks are found by singular values


class Beginning:
    """Finds and checks the starts of a system's runs; made once."""

    def __init__(self, machine: Machine) -> None:
        self._machine, self._eq, self._model = machine, machine.equations, machine.equations.model

    @property
    def largest_part(self) -> int:
        """The largest number of coordinates that masses and constraints couple."""
        return max(len(columns) for _, columns in self._eq.parts)

    def find(
        self,
        time: float,
        p: np.ndarray,
        start: Mapping[Any, Any],
        guess: Mapping[Any, Any] | None = None,
    ) -> tuple[np.ndarray, np.ndarray]:
        """Solve and check a start: y = [q, v], and the full state of a run. Held energies set their levels in p."""
        y, lam = self._machine.start(time, p, start, guess)
        check_edges(self._eq, time, y, p)
        place = self._machine.place
        if place is None or not place.look(time, y, p)[0]:
            self.check_state(time, y, p)
            self._check_limits(time, y, p)
        self.set_energy_level(time, y, p)
        return y, self.full_state(y, lam)

    def values(self, parameters: Mapping[Parameter, float] | None) -> np.ndarray:
        """Check the parameter values of a run and fill in those not given."""
        what = "a mapping from parameters to numbers"
        parameters = mapping(parameters, "parameters", what, "parameters={mu: 0.3}")
        eq = self._eq
        if not parameters:
            return eq.kept("values", lambda: self._allowed(eq.parameter_values)).copy()
        values = eq.parameter_values.copy()
        place = {p: self._model.parameters.index(p) for p in self._model.adjustable}
        for parameter, value in parameters.items():
            if parameter not in place:
                raise ModelError(
                    f"parameters= sets {shown(parameter)}, which is not a parameter of this system.",
                    f"one of {', '.join(p.name for p in place) or 'none'}",
                    "a parameter of the same name was made twice"
                    if repr(parameter) in [p.name for p in place]
                    else "",
                    f"parameters={{{next(iter(place)).name}: 0.3}}"
                    if place
                    else 'td.parameter("mu", 0.3)  # used in a constraint or a force',
                )
            values[place[parameter]] = check_number(value, f"The parameter {parameter!r}")
        return self._allowed(values)

    def _allowed(self, values: np.ndarray) -> np.ndarray:
        """Return the values if they break no requirement; refuse them otherwise."""
        needed, f = self._eq.kept("requirements", self._needed)
        for one, quantity in zip(needed, f(values)[0], strict=True):
            one.check(float(quantity))
        return values

    def _needed(self) -> tuple[list[Requirement], Numbers]:
        """The quantities that must not be negative, and their values as a function of p."""
        needed, eq = self._model.requirements, self._eq
        column = ca.vertcat(ca.SX(0, 1), *(one.quantity.sx for one in needed))
        return needed, Numbers("quantities", [eq.p], [ca.densify(column)])

    def check_events(self, events: Iterable[Event]) -> None:
        """Refuse events that contain symbols of another system."""
        eq = self._eq
        for event in events:
            loose = eq.loose(resolved(eq, as_expression(event.expression)).sx)
            if loose:
                raise ModelError(
                    f"The event {event.name!r} contains {', '.join(loose)}, which this system does not have.",
                    "coordinates, rates, multipliers and parameters of the system",
                    fix="td.Event(x, terminal=True)  # with the x the system was made from",
                )

    def check_state(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        """Refuse a system whose accelerations are not determined, or whose mass is negative."""
        eq = self._eq
        if not np.isfinite(here(eq, time, y, p).M.values).all():
            raise StartError(
                "The mass matrix is not finite at the start.",
                "finite masses",
                "a mass divides by zero there",
                "start={...}  # elsewhere",
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
        check_determined(ranks, self._model.name)

    @functools.cached_property
    def limits(self) -> tuple[Event, ...]:
        """Events that end a run where a contact becomes impossible or a table has no more data.

        Conditions that cannot change are left out.
        """
        sides = [side for compound in self._model.compounds for side in compound.limits]
        return tuple(
            Event(side.expression, "falling", True, side.otherwise, failure=True)
            for side in (*sides, *self._eq.edges)
            if any(
                v.kind in ("position", "velocity", "time") for v in variables_in(side.expression)
            )
        )

    def why_it_stopped(self, run: Run, begin: float, y: np.ndarray, p: np.ndarray) -> str:
        """The status of a failed run; names the contact that ran out of room, and its place, if one did.

        The equations become singular on the way there, so the steps may end before the event is found.
        """
        eq = self._eq
        end = states(self._machine, run.phases[-1])[-1][: 2 * eq.n]
        for contact in (c for c in self._model.compounds if c.limits):
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
        limits = [
            (compound, side) for compound in self._model.compounds for side in compound.limits
        ]
        if not limits:
            return
        eq = self._eq

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
                "the body starts inside the surface, or does not fit into its hollow",
                "start={**contact.start(...)}  # at another place; or a smaller radius",
            )

    def set_energy_level(self, time: float, y: np.ndarray, p: np.ndarray) -> None:
        """Write the energy of a state into p, for a constraint that holds it."""
        eq = self._eq
        for constraint, _ in self._held:
            place = {id(parameter): i for i, parameter in enumerate(self._model.parameters)}
            f = eq.kept("held", lambda: Numbers("held", [eq.t, eq.y, eq.p], [eq.held]))
            p[place[id(constraint.level)]] = float(f(time, y, p)[0][0])

    @functools.cached_property
    def _held(self) -> list[tuple[EnergyHeld, slice]]:
        """The constraints that hold an energy, and their rows."""
        return [
            (block.constraint, block.rows)
            for block in self._eq.blocks
            if isinstance(block.constraint, EnergyHeld)
        ]

    def full_state(self, y: np.ndarray, lam: np.ndarray) -> np.ndarray:
        """[q, v, multipliers] under the vakonomic principle; else [q, v, margins of friction], which begin at zero."""
        margins = np.zeros(len(self._eq.slips))
        for _, rows in self._held:  # which hold no force, under either principle
            lam[rows] = 0.0 if self._model.principle == "vakonomic" else np.nan
        given = np.isfinite(lam)
        if self._model.principle != "vakonomic":
            if given.any():
                raise StartError(
                    "start= gives a multiplier.",
                    "start values of multipliers under the vakonomic principle alone",
                    "elsewhere they follow from the motion: motion.multipliers",
                    'td.System(..., principle="vakonomic")  # or leave it out of start=',
                )
            return np.concatenate([y, margins])
        if not given.all():
            names = [
                str(e) for e, known in zip(self._eq.lam.elements(), given, strict=True) if not known
            ]
            raise StartError(
                f"The start leaves {', '.join(names)} open.",
                "the initial value of every multiplier: they are states of vakonomic motion",
                "nothing else determines them",
                "start={..., table.multiplier: (0.0, 0.0)}",
            )
        return np.concatenate([y, lam])


def _spot(place: np.ndarray) -> str:
    """Coordinates as text; one below 1e-30 is rounding, and prints as zero."""
    return ", ".join(f"{float(x) if abs(x) > 1e-30 else 0.0:.4g}" for x in place)
