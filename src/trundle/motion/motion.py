"""A motion: what came out of a run, and anything you may want to know about it afterwards.

motion.t, motion[x], motion[x**2 + y**2 - 1]      any expression, along the motion
motion.at([0.1, 0.2])[y.dot]                      the same motion at other times
motion.force(hoop), motion.multipliers            what holds the constraints
motion.QN, motion.QW, motion.power(...)           ideal and working parts (paper 001), and their power
motion.residuals, motion.energy, motion.events    how good it is, and what happened
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, get_args

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.model import Model
from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface
from trundle.errors import ModelError
from trundle.integrate.event import Happening
from trundle.integrate.machine import Machine
from trundle.integrate.record import Run, Side, Stats, sample_run
from trundle.motion.request import Request
from trundle.motion.view import View
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.spelling import ByName, Spelled
from trundle.symbols.text import parse
from trundle.symbols.values import real_number, shown
from trundle.symbols.variables import check_times
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force
from trundle.unconstrained.rigid import RigidBody

if TYPE_CHECKING:  # imported when they are needed
    from pandas import DataFrame
    from xarray import Dataset

    from trundle.integrate.strikes import Strike
    from trundle.motion.audit import Audit
    from trundle.motion.balance import Balance
    from trundle.motion.export import Columns
    from trundle.motion.forces import Details
    from trundle.motion.phases import PhaseRecord
    from trundle.motion.quality import Judged
    from trundle.motion.wrench import Kinematics, Wrench


class BareMotion(Spelled):
    """The motion of a system from a start to an end, without its pictures: those are in `trundle.shown.Motion`."""

    def __init__(self, machine: Machine, run: Run, times: np.ndarray, side: Side = "after") -> None:
        self.machine, self.run, self._side = machine, run, side
        self.derived: Equations = machine.equations
        self.t, self.view = times, View()  # how to draw it; a scenario brings its own
        self.request: Request | None = None  # what it was made from
        self.written: Any = None  # the file it was made from, for pages that save it

    # --- states -------------------------------------------------------------------------------
    @property
    def system(self) -> Model:
        """The system that moves; a loaded motion has an equal system of its own."""
        return self.derived.model

    @functools.cached_property
    def _samples(self) -> tuple[np.ndarray, np.ndarray]:
        """Rows [y, dy/dt] at the samples, and the phase of each."""
        if np.all(self.t[1:] >= self.t[:-1]):
            return sample_run(self.machine, self.run, self.t, self._side)
        order = np.argsort(self.t, kind="stable")
        rows, which = sample_run(self.machine, self.run, self.t[order], self._side)
        back = np.argsort(order, kind="stable")
        return rows[back], which[back]

    @property
    def q(self) -> np.ndarray:
        """Positions (len(t), n), in the order of `coordinates`."""
        return self._samples[0][:, : self.derived.n]

    @property
    def v(self) -> np.ndarray:
        """Velocities (len(t), n)."""
        return self._samples[0][:, self.derived.n : 2 * self.derived.n]

    @property
    def a(self) -> np.ndarray:
        """Accelerations (len(t), n)."""
        first, n = self.machine.programs.ny, self.derived.n
        return self._samples[0][:, first + n : first + 2 * n]

    @functools.cached_property
    def _phase_p(self) -> np.ndarray:
        """Parameters (phases, n_p), with the modes of each phase."""
        size = self.derived.p.shape[0]
        return np.array([phase.P[:size] for phase in self.run.phases])

    @property
    def p(self) -> np.ndarray:
        """Parameters (n_p, len(t)) at the samples, with the modes of the phase that each is in."""
        return np.asarray(self._phase_p[self._samples[1]].T)

    @functools.cached_property
    def _with_forces(self) -> np.ndarray:
        """Rows [y, dy/dt, lam, pushes] at the samples."""
        return np.hstack([self._samples[0], self._details.lam, self._details.pushes])

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Names of the coordinates."""
        return tuple(x.name for x in self.derived.model.coordinates)

    @property
    def parameters(self) -> dict[str, float]:
        """The values this run was made with."""
        p = self.run.phases[0].P
        return {x.name: float(p[i]) for i, x in enumerate(self.derived.model.parameters)}

    def at(self, times: float | Sequence[float] | np.ndarray, side: Side = "after") -> Self:
        """The same motion sampled at other times, from the dense output (no new run).

        side   where the state jumps at such a time (an impulse, a switch): "after" the jump, or "before" it
        """
        if side not in get_args(Side):
            raise ModelError(
                f"side={shown(side)} is not a side.",
                'side="after" or side="before"',
                fix='motion.at(1.0, side="before")',
            )
        chosen = check_times(times if real_number(times) is None else [times], "at()")
        begin, end = self.run.phases[0].begin, self.run.end
        if not np.all((chosen >= begin) & (chosen <= end)):
            raise ModelError(
                f"The motion does not cover t = {np.min(chosen):g} ... {np.max(chosen):g} s.",
                f"times from {begin:g} to {end:g} s, where the motion is known",
                "" if self.finished else f"the run {self.status}",
                "motion.at(motion.t[-1])",
            )
        other = type(self)(self.machine, self.run, chosen, side)
        other.view, other.request, other.written = self.view, self.request, self.written
        return other

    # --- any expression -------------------------------------------------------------------------
    def __getitem__(self, expression: Like | str) -> np.ndarray:
        """Values along the motion: (len(t),) of a scalar, (len(t), n) of a vector, and so on.

        Text is read by the safe parser, with `names`: motion["ball.z"], motion["ball.z.dot**2"].
        """
        from trundle.motion.values import along

        return along(self, self.expression(expression))

    def expression(self, value: Like | str) -> Expression:
        """What `motion[value]` is about: text as the safe parser reads it, anything else as it is."""
        if not isinstance(value, str):
            return as_expression(value)
        text = str(value)
        return self.machine.kept(("text", text), lambda: parse(text, self.names))

    def _lasting(self, key: str, column: Callable[[], ca.SX]) -> np.ndarray:
        """Values (len(t), size) of a column that every motion of the system needs, by a name for it."""
        from trundle.motion.values import lasting, values

        return values(self, lasting(self.machine, key, column))

    @property
    def names(self) -> Mapping[str, Expression]:
        """What a text may mention: coordinates, places of bodies, parameters, t, multipliers, forces of contacts."""
        return self.derived.model.names

    # --- its parts ---------------------------------------------------------------------
    @functools.cached_property
    def bodies(self) -> Mapping[str, Body]:
        """The bodies by name, marks and zero-mass particles included: `motion.kinematics(motion.bodies["ball"])`."""
        return ByName("bodies", {body.name: body for body in self.derived.model.bodies})

    @functools.cached_property
    def contacts(self) -> Mapping[str, SurfaceContact]:
        """The contacts by name: `motion.wrench(motion.contacts["ball on trough"], on=motion.bodies["ball"])`."""
        compounds = self.derived.model.compounds
        return ByName("contacts", {c.name: c for c in compounds if isinstance(c, SurfaceContact)})

    # --- forces ---------------------------------------------------------------------------------
    @functools.cached_property
    def _details(self) -> Details:
        from trundle.motion.forces import Details

        return Details(self.machine, self.run, self.t, *self._samples)

    @property
    def multipliers(self) -> np.ndarray:
        """lam (len(t), m) of all constraint rows; states of the motion if it is vakonomic."""
        return self._details.lam

    def force(self, of: Constraint | Compound | Force) -> np.ndarray:
        """The generalized force (len(t), n) of a constraint (A' lam), friction, or an applied force.

        Of a contact or joint it is that of its own constraints; friction on a contact is a force of its own here, and
        part of `contact.force`.
        """
        from trundle.motion.forces import generalized

        return generalized(self, self._details, of)

    @property
    def QN(self) -> np.ndarray:
        """Q^N (len(t), n): the ideal constraint force, of the frictionless system (paper 001, Eq. 33')."""
        return self._details.QN

    @property
    def QW(self) -> np.ndarray:
        """Q^W (len(t), n): the part of the constraint force that does work (paper 001, Eq. 33)."""
        return self._details.QW

    @property
    def Qc(self) -> np.ndarray:
        """Q^c = Q^N + Q^W (len(t), n): the whole constraint force (paper 001, Eq. 34)."""
        return np.asarray(self._details.QN + self._details.QW)

    def wrench(self, of: Constraint | Compound | Force, on: Body | Surface) -> Wrench:
        """Point, force and torque on a body, world axes, by a contact, constraint or force (paper 004, Eq. 2.1)."""
        from trundle.motion.wrench import wrench

        return wrench(self, of, on)

    def kinematics(self, body: RigidBody) -> Kinematics:
        """r, v, a, T, omega and epsilon of a rigid body, world axes (its kinematic port, paper 004)."""
        from trundle.motion.wrench import kinematics

        return kinematics(self, body)

    @functools.cached_property
    def audit(self) -> Audit:
        """For every contact: normal force, friction needed, when it would lift off or slip."""
        from trundle.motion.audit import audit

        return audit(self)

    def power(self, of: Constraint | Compound | Force | str) -> np.ndarray:
        """Power (len(t),), in W, that a force puts into the system: of a constraint, a force, "QN" or "QW"."""
        from trundle.motion.forces import power

        return power(self, of)

    def keep(self, what: Any) -> Any:
        """Measures of the motion, as a sweep keeps them: `motion.keep(td.keep.first_zero(x))`.

        what   one of td.keep's records, or {name: record}; a bare expression is its value at the end. Zeros, extremes
               and integrals are found on the motion itself, whatever was sampled

        >>> import trundle as td
        >>> (x,) = td.coordinates("x")
        >>> spring = td.System(lagrangian=(x.dot**2 - x**2) / 2)
        >>> motion = spring.simulate(until=7.0, start={x: 1, x.dot: 0}, samples=2)
        >>> round(motion.keep(td.keep.first_zero(x)), 9), motion.keep(td.keep.zeros(x))
        (1.570796327, 2.0)
        """
        from trundle.motion.watch import keep_of

        return keep_of(self.machine, self.run, what)

    # --- how good it is ---------------------------------------------------------------------------
    @functools.cached_property
    def residuals(self) -> dict[str, np.ndarray]:
        """Residual of every constraint (len(t), rows): phi if it binds positions, else psi."""
        eq = self.derived
        phi, rho = self._lasting("phi", lambda: eq.phi), self._lasting("rho", lambda: eq.rho)
        return {
            block.constraint.name: phi[:, block.phi]
            if block.phi.stop > block.phi.start
            else rho[:, block.rows]
            for block in eq.blocks
        }

    @functools.cached_property
    def worst_residual(self) -> float:
        """Largest distance from a constraint, relative: |phi|/(|dphi/dq| |q|), |rho|/(|A| |v|).

        |q| and |v| are the largest of the whole run; what never moves is measured against its size.
        """
        return self._judged.residual(self)

    @functools.cached_property
    def _judged(self) -> Judged:
        from trundle.motion.quality import judged

        return judged(self)

    @functools.cached_property
    def energy(self) -> np.ndarray:
        """T + V (len(t),), in J."""
        return self._lasting("energy", lambda: self.derived.energy)[:, 0]

    @functools.cached_property
    def energy_drift(self) -> float:
        """Largest change of Jacobi's integral v.dL/dv - L, relative to the largest kinetic energy and the range of V.

        The integral is T + V where T is quadratic in the velocities; it is what a conservative system conserves.
        """
        return self._judged.drift()

    @functools.cached_property
    def balance(self) -> Balance:
        """Where the energy went: into friction, phase by phase, and strikes; the work done; what is left over."""
        from trundle.motion.balance import find_balance

        return find_balance(self)

    @functools.cached_property
    def doubts(self) -> tuple[str, ...]:
        """What speaks against this motion, a sentence each; empty when it is right."""
        from trundle.motion.quality import find_doubts

        return find_doubts(self)

    @property
    def events(self) -> list[Happening]:
        """What happened, in order of time: your events, stops and starts of sliding."""
        return self.run.happenings

    @property
    def phases(self) -> list[PhaseRecord]:
        """The phases of the run: `begin`, `end` (s) and `modes`, what was held in each."""
        from trundle.motion.phases import phase_records

        return phase_records(self)

    @property
    def impacts(self) -> list[Strike]:
        """Every strike of contacts that may open: `time` (s), `contact`, `impulse` (N s), `dissipated` (J), ..."""
        return list(self.run.strikes)

    @property
    def status(self) -> str:
        """How the run ended, as a sentence; "reached t = 2 s, but ..." where there are doubts."""
        return self.run.status + (f", but {'; and '.join(self.doubts)}" if self.doubts else "")

    @property
    def finished(self) -> bool:
        """Whether it ran to its end, or to a terminal event."""
        return self.run.finished

    @property
    def stats(self) -> Stats:
        """Steps, evaluations, seconds; whether the careful solve had to take over."""
        return self.run.stats

    def __repr__(self) -> str:
        from trundle.motion.quality import summary

        return summary(self)

    # --- elsewhere ----------------------------------------------------------------------------------
    def to_numpy(self, columns: Columns = None) -> dict[str, np.ndarray]:
        """Time and columns as arrays by name; by default coordinates and velocities.

        columns   what `motion[...]` takes, in a list or by name: {"height": ball.position[2], "spring": spring}; of a
                  constraint or a force it is the generalized force
        """
        from trundle.motion.export import to_numpy

        return to_numpy(self, columns)

    def to_pandas(self, columns: Columns = None) -> DataFrame:
        """A pandas DataFrame with time as index; columns as in `to_numpy`."""
        from trundle.motion.export import to_pandas

        return to_pandas(self, columns)

    def to_xarray(self, columns: Columns = None) -> Dataset:
        """An xarray Dataset over "t"; columns as in `to_numpy`, vectors along a dimension of their own."""
        from trundle.motion.export import to_xarray

        return to_xarray(self, columns)

    def to_parquet(self, path: str | os.PathLike[str], columns: Columns = None) -> None:
        """Write a Parquet file; columns as in `to_numpy`."""
        from trundle.motion.export import to_parquet

        to_parquet(self, path, columns)

    def to_csv(self, path: str | os.PathLike[str], columns: Columns = None) -> None:
        """Write a table as text, with all digits; columns as in `to_numpy`."""
        from trundle.motion.export import to_csv

        to_csv(self, path, columns)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write everything (system, run, samples) to one file; `td.load(path)` gives it back."""
        from trundle.motion.store import save

        save(self, path)
