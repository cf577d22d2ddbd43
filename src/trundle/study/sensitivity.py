"""Derivatives of a motion by parameters and by the values its start was given.

The variational equations go along with the motion from the derivative of the start (`start_change.py`); a parameter
acts on the way, through the start, and through the constraints. Any expression follows by the chain rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.contact_force import resolved
from trundle.errors import ModelError
from trundle.integrate.record import Run, sample_run, whole
from trundle.integrate.settings import run_settings
from trundle.motion.values import check_own
from trundle.shown import Motion
from trundle.study.grazing import starts_on, touches
from trundle.study.local import parameter_part
from trundle.study.saltation import Saltation
from trundle.study.start_change import StartChange, check_by
from trundle.study.variational import TangentRun
from trundle.symbols.expression import Like
from trundle.symbols.named import named
from trundle.symbols.spelling import spelled
from trundle.symbols.values import shown


@dataclass(frozen=True)
class Sensitivity:
    """Derivatives along a motion, at its sample times.

    t (N)              the times of the motion's samples
    by (k)             names of what was differentiated by
    state (N, ny, k)   derivatives of y = [q, v] (and of multipliers that are states)
    sensitivity[x]     derivatives of any expression: (N, k) of a scalar, (N, n, k) of a vector
    """

    t: np.ndarray
    by: tuple[str, ...]
    state: np.ndarray
    _parameters: np.ndarray = field(repr=False)  # dp (parameters, k)
    _motion: Motion = field(repr=False)
    _y: np.ndarray = field(repr=False)
    _P: np.ndarray = field(repr=False)  # of the phase that each sample is in

    @property
    def q(self) -> np.ndarray:
        """Derivatives of the positions (N, n, k), in the order of `motion.coordinates`."""
        return self.state[:, : self._motion.derived.n]

    @property
    def v(self) -> np.ndarray:
        """Derivatives of the velocities (N, n, k)."""
        n = self._motion.derived.n
        return self.state[:, n : 2 * n]

    def __getitem__(self, expression: Like | str) -> np.ndarray:
        """The derivatives of an expression (accelerations and multipliers too) at fixed times."""
        motion = self._motion
        value = named(motion.names, expression)
        eq, programs = motion.derived, motion.machine.programs
        law, y, P = programs.law, programs.y, programs.P
        column = ca.densify(ca.vec(resolved(eq, value).sx))
        check_own(eq, column, 'change["{}"]')
        column = ca.substitute(column, eq.results, law.results)
        dy, dp = ca.SX.sym("dy", programs.ny), ca.SX.sym("dp", eq.p.shape[0])
        change = ca.jtimes(column, y, dy)
        if eq.p.shape[0]:
            change += ca.jtimes(column, eq.p, dp)
        f = ca.Function("change", [eq.t, y, P, dy, dp], [ca.densify(change)])
        N = len(self.t)
        parts = []
        for j in range(len(self.by)):
            dp_j = np.repeat(self._parameters[:, j : j + 1], N, axis=1)
            out = f(self.t[None], self._y.T, self._P.T, self.state[:, :, j].T, dp_j).full()
            parts.append(out.T.reshape((N, *value.shape), order="F"))
        return np.stack(parts, axis=-1)

    def __repr__(self) -> str:
        largest = np.abs(self.state).max(axis=(0, 1))
        words = [f"{name} ({size:.3g})" for name, size in zip(self.by, largest, strict=True)]
        return (
            f"Sensitivity of {self.state.shape[1]} states at {len(self.t)} times\n"
            f"  by {', '.join(words)}; in brackets the largest derivative"
        )


def _check_motion(motion: Any) -> None:
    """Refuse what is no motion."""
    if not isinstance(motion, Motion):
        raise ModelError(
            f"{shown(motion)} is not a motion.",
            "what system.simulate(...) returns",
            fix="td.sensitivity(system.simulate(until=10.0, start=start), [mu], start=start)",
        )


def _check_differentiable(runner: TangentRun, run: Run) -> None:
    """Refuse a motion that has no derivative somewhere."""
    why = run.status if runner.tangent_state.undifferentiable else ""
    salt, first = runner.switching, run.phases[0]
    if isinstance(salt, Saltation):
        why = starts_on(salt, first.begin, first.steps.y[0], first.P) or why
    why = why or touches(runner, run)
    if why:
        raise ModelError(
            f"The run with derivatives {why}.",
            "a motion that crosses switches and contacts one at a time",
            fix="start={x: 0.01, x.dot: 1.0}  # slightly different; or an end before that",
        )


def _begins(
    motion: Motion, start: Mapping[Any, Any] | None
) -> tuple[float, np.ndarray, np.ndarray]:
    """Time, state y and parameters P at the start: before what strikes there, in no modes yet."""
    machine, first = motion.machine, whole(motion.machine, motion.run.phases[0])
    eq, y, P = machine.equations, first.steps.y[0].copy(), first.P.copy()
    if not eq.slips and not eq.gates:
        return first.begin, y, P
    P[machine.stick_slice().start : machine.tolerance_slice().stop] = 0.0
    P[machine.course_slice()] = 0.0
    y[2 * eq.n :] = 0.0
    if not any(one.time == first.begin for one in motion.run.strikes):
        return first.begin, y, P
    if start is None:
        raise ModelError(
            "The motion begins with a strike, so derivatives need its start.",
            "start=, as simulate got it",
            fix="td.sensitivity(motion, [mu], start=start)",
        )
    before = machine.start(first.begin, parameter_part(eq, P), start)[0]
    y[: 2 * eq.n] = before[: 2 * eq.n]
    return first.begin, y, P


@spelled()
def sensitivity(
    motion: Motion,
    by: Any = None,
    *,
    start: Mapping[Any, Any] | None = None,
    rtol: float = 1e-10,
    atol: float | None = None,
) -> Sensitivity:
    """Derivatives of a motion, at its sample times, by parameters and by start values.

    by     parameters, and keys of `start` (a vector counts by component); all parameters if not given
    start  as it was given to `simulate`: what is given and what follows from it decides how the start moves. Not
           needed for parameters that no constraint contains: then the state at the start stays as it is

    The motion is run again together with its derivatives, with the given tolerances.

    >>> import trundle as td
    >>> from trundle.study.sensitivity import sensitivity
    >>> x, = td.coordinates("x")
    >>> k = td.parameter("k", 4.0)
    >>> spring = td.System(lagrangian=x.dot**2 / 2 - k * x**2 / 2)
    >>> start = {x: 1, x.dot: 0}
    >>> motion = spring.simulate(until=1.0, start=start)
    >>> change = sensitivity(motion, [k, x], start=start)       # x = x0 cos(sqrt(k) t)
    >>> [round(float(value), 6) for value in change[x][-1]]     # -sin(2)/4, cos(2)
    [-0.227324, -0.416147]
    """
    _check_motion(motion)
    eq = motion.derived
    begin, y, P = _begins(motion, start)
    solver = StartChange(eq, begin, y, parameter_part(eq, P), start)
    if by is None:
        by = eq.model.adjustable
    check_by(by)
    entries = solver.entries(by)
    if not entries:
        raise ModelError(
            "by= is empty.",
            "a parameter or a start value",
            fix="td.sensitivity(motion, [mu], start=start)",
        )
    dy, dp = solver.change(entries)
    size = np.array([one.size for one in entries])
    _, settings = run_settings(begin, motion.run.end, rtol, atol)
    runner = TangentRun(motion.machine, begin, y, P, dy * size, dp * size, settings, ())
    run, machine = runner.run(), runner.machine
    _check_differentiable(runner, run)
    if not run.finished:
        raise ModelError(
            f"The run with derivatives {run.status}.",
            "a run that reaches its end",
            "derivatives grow where a motion breaks down",
            "system.simulate(until=...)  # to end earlier; or rtol=1e-8",
        )
    order = np.argsort(motion.t, kind="stable")
    rows, which = sample_run(machine, run, motion.t[order])
    z, rates = np.split(rows, 2, axis=1)
    phases = np.array([phase.P for phase in run.phases])[which]
    sampled, at = np.empty_like(z), np.empty((len(motion.t), len(P)))
    sampled[order], at[order] = runner.tangent_state.now(z, rates, phases), phases[:, machine.own]
    if memory := machine.programs.n_memory:  # directions of sliding at the samples themselves
        finish, free = motion.machine.native["finish"], at.copy()
        free[:, motion.machine.tolerance_slice()] = 0.0  # every speed has its direction
        for i, (t, state) in enumerate(zip(motion.t, sampled, strict=True)):
            at[i, -memory:] = finish(np.array([t]), state[: len(y)], free[i])[-memory:]
    columns = sampled[:, len(y) :].reshape((len(motion.t), len(entries), len(y)))
    return Sensitivity(
        t=motion.t,
        by=tuple(one.label for one in entries),
        state=columns.transpose(0, 2, 1) / size,
        _parameters=dp,
        _motion=motion,
        _y=sampled[:, : len(y)],
        _P=at,
    )
