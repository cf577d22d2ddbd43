"""Runs with derivatives: where they begin, tangent vectors there, and how they go on.

The tangent dynamics are those of `tangent.py`. Where a switch turns (`saltation.py`), or friction and contacts change
their modes (`passing.py`), the tangent vectors jump.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.integrate import kernel
from trundle.integrate.event import Event
from trundle.integrate.machine import Machine
from trundle.integrate.making import driven
from trundle.integrate.run import Runner
from trundle.integrate.settings import Settings
from trundle.study.crossing import Crossing
from trundle.study.local import Local, parameter_part
from trundle.study.passing import PassedModes, StraightOn
from trundle.study.saltation import Saltation
from trundle.study.shift import Clocks
from trundle.study.tangent import tangent_machine
from trundle.study.tangent_state import TangentState
from trundle.system import System

RANK = 1e-9  # singular values below this part of the largest count as none


@dataclass(frozen=True)
class RunStart:
    """A system at its start: time, full state y, parameters P of the programs, scales of the coordinates."""

    system: System
    t: float
    y: np.ndarray
    P: np.ndarray
    columns: np.ndarray  # D (n), see `constrained/scales.py`

    @property
    def machine(self) -> Machine:
        return self.system.machine

    @property
    def local(self) -> Local:
        """The equations there, free of contacts and friction."""
        eq = self.system.derived
        return Local(eq, self.t, self.y[: 2 * eq.n], parameter_part(eq, self.P))

    @property
    def weights(self) -> np.ndarray:
        """Weights that make the components of y comparable: 1/D for positions and for velocities (times one second).

        1/D is the root of the mass of a coordinate, to a power of two; that of a massless coordinate is what
        its constraints make it worth. Multipliers that are states weigh one.
        """
        own = 1 / self.columns
        return np.concatenate([own, own, np.ones(len(self.y) - 2 * len(own))])

    def settled(self, settings: Settings) -> RunStart:
        """The same in the modes of contacts and friction that a run begins in, after the strikes of its start."""
        if not self.system.derived.slips and not self.system.derived.gates:
            return self
        runner = _Modes(self.machine, self.t, self.y, self.P, settings, ())
        why = runner._begin()
        if why:
            raise ModelError(
                f"The run {why}.",
                "a start with one motion",
                "contacts or friction have no consistent mode there, or several",
                "system.simulate(until=..., start=start).status  # shows how the run itself ends",
            )
        return replace(self, y=runner.state.copy(), P=runner.P.copy())


def find_run_start(
    system: System,
    start: Mapping[Any, Any],
    begin: float = 0.0,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, Any] | None = None,
) -> RunStart:
    """A start, solved for and checked as `System.simulate` does."""
    p = system.beginning.values(parameters)
    y, state = system.beginning.find(begin, p, start, guess)
    machine = system.machine
    scales = machine.scales(begin, y, p)
    P = machine.parameters(p, scales)
    return RunStart(system, begin, state, P, scales.columns)


class _Modes(Runner):
    """A run that finds the modes in which it begins, and goes no further: no minimal form, no courses."""

    def _take_form(self) -> None:
        return

    def _letting_go(self) -> StraightOn:
        return StraightOn(self.machine)


def constraint_rows(machine: Machine) -> ca.Function:
    """(t, y, P) -> C (rows, ny), the rows that a tangent vector is at right angles to in the modes that P says:

        [dphi/dq      0   ]       phi: the constraints of positions, and gaps that are closed
        [drho/dq   drho/dv]       rho: their rates, those of velocities, and slips that stick

    with columns of zeros for multipliers that are states, and a row for each margin of friction, which is none.
    """

    def make() -> ca.Function:
        eq, programs = machine.equations, machine.programs
        law, y = programs.law, programs.y
        phi, rho = law.places[0], law.speeds
        C = ca.vertcat(ca.jacobian(phi, y), ca.jacobian(rho, y), ca.jacobian(law.margin, y))
        return ca.Function("rows", [eq.t, y, programs.P], [ca.densify(C)])

    return machine.kept("rows of tangent vectors", make)


def null_spaces(C: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, int]:
    """Projectors (..., ny, ny) onto {z: C z/weights = 0}, in weighted components, and their rank."""
    scaled = C / weights
    length = np.linalg.norm(scaled, axis=-1, keepdims=True)
    scaled = scaled / np.where(length > 0, length, 1.0)
    ny = C.shape[-1]
    if not C.shape[-2]:
        return np.broadcast_to(np.eye(ny), (*C.shape[:-2], ny, ny)), ny
    _, values, Vt = np.linalg.svd(scaled, full_matrices=False)
    held = values > RANK * values.max(axis=-1, keepdims=True, initial=0.0)
    across = Vt * held[..., None]
    projector = np.eye(ny) - np.swapaxes(across, -1, -2) @ across
    return projector, ny - int(np.max(held.sum(axis=-1), initial=0))


def tangent_basis(begun: RunStart, count: int | None = None) -> tuple[np.ndarray, int]:
    """Tangent vectors (ny, count) at the start, orthonormal in weighted components, and the dimension of the space.

    They point nowhere in particular (drawn with a fixed seed), so that none lies in an invariant direction by chance.
    """
    C = constraint_rows(begun.machine)(begun.t, begun.y, begun.P).full()
    projector, dimension = null_spaces(C, begun.weights)
    if count is not None and not 1 <= count <= dimension:
        raise ModelError(
            f"exponents={count} is out of range.",
            f"1 to {dimension}, as many as there are independent states",
            "constraints leave fewer states than there are coordinates",
            f"exponents={dimension}",
        )
    vectors = np.linalg.svd(projector)[0][:, :dimension]
    mix = np.linalg.qr(np.random.default_rng(0).normal(size=(dimension, dimension)))[0]
    chosen = (vectors @ mix)[:, : dimension if count is None else count]
    return chosen / begun.weights[:, None], dimension


class TangentRun(Runner):
    """A run of y from a state, with changes dY (ny, k) and, unless it is empty, dp (parameters, k)."""

    def __init__(
        self, machine: Machine, t: float, y: np.ndarray, P: np.ndarray, dY: np.ndarray, dp: np.ndarray,
        settings: Settings, events: Sequence[Event],
    ) -> None:  # fmt: skip
        self.base, (self.base_size, self.count) = machine, dY.shape
        tangent = tangent_machine(machine, self.count, parameters=dp.size > 0)
        self.tangent_state = TangentState(machine, self.count, tangent.own.start)
        self.clocks = Clocks(self.tangent_state)
        z, now = (
            np.concatenate([y, dY.ravel(order="F")]),
            np.zeros(self.count + self.tangent_state.slips),
        )
        P = np.concatenate([dp.ravel(order="F"), now, P])
        super().__init__(tangent, t, z, P, settings, events)

    def _switching(self) -> Saltation:
        return Saltation(self.tangent_state)

    def _modes(self) -> PassedModes:
        return PassedModes(self.tangent_state)

    def _letting_go(self) -> StraightOn:
        return StraightOn(self.base)

    def _past_focus(self) -> bool:
        """Not past a focal point: the motion between is collocated, without derivatives."""
        return False

    def _begin(self) -> str:
        status = super()._begin()
        self.clocks.begin(self.t, self.state, self.P)
        return status

    def _new_modes(self, fired: list[int], stuck: bool = False) -> str:
        self.tangent_state.past = self.parts
        first = len(self.watching.fired) - self.tangent_state.slips
        slow, fired = [i - first for i in fired if i >= first], [i for i in fired if i < first]
        if slow and not fired:
            for i in slow:
                self.clocks.slow(self.t, self.state, self.P, i)
            return ""
        sigma, passed = self.tangent_state.sigma(self.P).copy(), len(self.crossings)
        self.tangent_state.look_now(self.t, self.state, self.P)
        status = super()._new_modes(fired, stuck)
        if len(self.crossings) == passed:  # nothing has changed
            self.tangent_state.look_at(self.t, self.state, self.P, sigma)
        self.clocks.begin(self.t, self.state, self.P)
        return status

    @property
    def crossings(self) -> list[Crossing]:
        """The changes that were passed with a jump of the rates or of the velocities."""
        return self.tangent_state.crossings


class Flow(TangentRun):
    """y and its tangent vectors in one run that goes on piece by piece; between pieces the vectors may be changed."""

    def __init__(
        self, begun: RunStart, vectors: np.ndarray, settings: Settings, events: Sequence[Event],
        dp: np.ndarray | None = None,
    ) -> None:  # fmt: skip
        """dp (parameters, k)   changes of parameters that go with the vectors, if any."""
        t, y, P = begun.t, begun.y, begun.P
        dp = np.zeros((0, vectors.shape[1])) if dp is None else dp
        super().__init__(begun.machine, t, y, P, vectors, dp, settings, events)
        self._kept: list[tuple[np.ndarray, np.ndarray]] = []
        self.trouble = self._begin()

    @property
    def vectors(self) -> np.ndarray:
        """dY (ny, count); setting it renews the vectors."""
        self.tangent_state.look_now(self.t, self.state, self.P)
        return self.state[self.base_size :].reshape((self.base_size, -1), order="F")

    @vectors.setter
    def vectors(self, new: np.ndarray) -> None:
        self.state[self.base_size :] = new.ravel(order="F")

    def go_to(self, time: float) -> str:
        """Go on until `time`; empty if it was reached, else how the run ended."""
        if self.trouble:
            return self.trouble
        self.until = time
        self.clocks.again(self.t, self.state, self.P)
        while True:
            self.stepping.clock[kernel.T_END] = self._phase_end()
            reason = self.stepping.begin(first=self.t == self.started)
            if reason != kernel.TERMINAL:
                fine = self._residual_is_fine()
                reason = driven(self, self._going()) if fine else kernel.RESIDUAL
            self._drain()  # the past steps, which passages look at
            P = self.P[self.tangent_state.place :].copy()
            ended = reason == kernel.DONE and self.t == time
            status = "" if ended else self._consequence(reason)[0]
            self._keep(P)
            if ended or status:
                return status
            self.stepping.clock[kernel.H] = (
                0.0  # the steps of a phase say nothing of the next one's
            )

    def _keep(self, P: np.ndarray) -> None:
        for s in self.parts:
            ends = np.append(s.t[1:], self.t if s is self.parts[-1] else s.t[-1] + s.h[-1])
            rows = np.column_stack([s.t, s.h, ends, s.y[:, : self.base_size], s.memory])
            self._kept.append((P, rows))
        self.parts = []

    def take_steps(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """P, and rows [t, h, end, y, memory], of the steps made since the last call.

        A step ends at t + h, or before that where its phase does.
        """
        kept, self._kept = self._kept, []
        return kept


def columns_of(f: ca.Function, *arguments: Any) -> np.ndarray:
    """A function of columns at many points: arguments (N, size) or (size,); the outcome (N, size)."""
    widths = [np.shape(a)[0] for a in arguments if np.ndim(a) == 2]
    N = max(widths)
    full = [
        a.T if np.ndim(a) == 2 else np.repeat(np.asarray(a)[:, None], N, axis=1) for a in arguments
    ]
    return np.asarray(f(*full).full()).T
