"""How good a motion is: residuals and energies where its steps begin, what speaks against it, and the five statements
of `print(motion)`.

A run may reach its end and its motion still be doubtful:

residuals   a constraint is violated by more than rounding
energy      what is conserved (Jacobi's integral; the energy where T is quadratic in v) drifts
solve       the equations of motion were solved less well than they should be
watching    something that was watched swings too fast to be followed
branches    it comes to rest where more than one motion is possible
touch       a body in contact touches the same surface at a second place, which the contact does not follow
time        time is so late that its rounding counts, in a system that depends on it
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.integrate.record import Run, states
from trundle.motion.values import lasting, values

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

MOST_LOOKS = 4000  # places at which residuals and energies are judged
RESIDUAL = 1e-9  # of constraints, relative
DRIFT = 1000.0  # times rtol, of the largest kinetic energy and the range of the potential
SOLVE = 1e-9  # of M q'' = Q + A' lam, A q'' = b, relative
LATE = 1e-9  # of a step: how well its time must be known
EPS = float(np.finfo(float).eps)
ROUNDING, LAST_BITS = 64 * EPS, 4 * EPS  # of an energy
WIDTH = 100  # columns: a longer line is cut off in a code block, and torn in a terminal
INDENT = 2 + len("constraints  ")  # of the continuation lines


class Judged:
    """Residuals, the lengths of their gradients, T and Jacobi's integral at the samples of a motion, in one go."""

    def __init__(self, motion: BareMotion) -> None:
        eq = motion.derived
        h, m = int(eq.phi.shape[0]), eq.m

        def column() -> ca.SX:
            gradients = ca.jacobian(eq.phi, eq.q), eq.A
            lengths = [ca.densify(ca.sqrt(ca.sum2(part * part))) for part in gradients]
            T = ca.dot(eq.v, ca.mtimes(eq.M, eq.v)) / 2
            return ca.vertcat(eq.phi, lengths[0], eq.rho, lengths[1], T, eq.held)

        table = values(motion, lasting(motion.machine, "judged", column))
        parts = np.split(table, np.cumsum([h, h, m, m, 1]), axis=1)
        self._phi, self._phi_lengths, self._rho, self._rho_lengths = parts[:4]
        self._T, self._held = parts[4][:, 0], parts[5][:, 0]
        self._least = ROUNDING * _free_energy(motion.machine, motion.run)

    def residual(self, motion: BareMotion) -> float:
        """The largest |phi|/(|dphi/dq| place) and |rho|/(|A| speed), by the sizes of the motion."""
        place, speed = sizes(motion)
        return max(
            _relative(self._phi, self._phi_lengths, place),
            _relative(self._rho, self._rho_lengths, speed),
        )

    def drift(self) -> float:
        """The largest change of Jacobi's integral, relative to the largest T and the range of the rest."""
        size = self.size
        return float(np.abs(self._changes).max() / size) if size > 0 else 0.0

    @property
    def _changes(self) -> np.ndarray:
        """How much Jacobi's integral changes since the beginning, J; its rounding is no change."""
        changes = self._held - self._held[0]
        return np.where(np.abs(changes) > LAST_BITS * np.abs(self._held).max(), changes, 0.0)

    @property
    def size(self) -> float:
        """The largest T and the range of the rest, J; of what rests, the rounding of what its forces could do."""
        size = float(np.abs(self._T).max(initial=0.0) + np.ptp(self._held - self._T))
        return max(size, self._least)

    @property
    def change(self) -> float:
        """How much Jacobi's integral changes from the beginning to the end, J."""
        return float(self._changes[-1])


def judged(motion: BareMotion) -> Judged:
    """A motion judged where its steps begin, so that the verdict does not depend on samples=."""
    return Judged(type(motion)(motion.machine, motion.run, step_times(motion.run)))


def _free_energy(machine: Any, run: Any) -> float:
    """What the forces would do in the time of the run if nothing held them, roughly: (|D Q| t)^2 / 2, D^2 = 1/m, J."""
    place = machine.scales_place + machine.equations.n
    force = max(float(phase.P[place]) for phase in run.phases)
    return float((force * (run.end - run.phases[0].begin)) ** 2 / 2)


def _relative(residual: np.ndarray, lengths: np.ndarray, size: float) -> float:
    if not residual.shape[1] or size == 0:
        return 0.0
    scale = lengths.max(axis=0) * size
    return float((np.abs(residual) / np.where(scale > 0, scale, 1.0)).max(initial=0.0))


def step_times(run: Run) -> np.ndarray:
    """Where the steps of a run begin, some thousands of them at the most."""
    times = np.unique(np.concatenate([phase.steps.t for phase in run.phases]))
    for phase in run.phases:
        if phase.passes:  # there feet are none
            times = times[(times < phase.begin) | (times >= phase.end)]
    if len(times) > MOST_LOOKS:
        times = times[np.unique(np.linspace(0, len(times) - 1, MOST_LOOKS).astype(int))]
    return times


def sizes(motion: BareMotion) -> tuple[float, float]:
    """The largest position and speed of the whole run; what never moves is measured against its size."""
    n = motion.derived.n
    phases = [phase for phase in motion.run.phases if not phase.passes]
    rows = [np.abs(states(motion.machine, phase)) for phase in phases]
    place = max(float(y[:, :n].max()) for y in rows)
    return place, max(*(float(y[:, n : 2 * n].max()) for y in rows), 1e-10 * place)


# --- doubts ---------------------------------------------------------------------------------------------
def find_doubts(motion: BareMotion) -> tuple[str, ...]:
    """A sentence for each doubt about a motion."""
    from trundle.motion.branches import branches
    from trundle.motion.second_touch import second_touches

    eq, stats = motion.derived, motion.stats
    doubts = []
    if eq.m and not motion.worst_residual <= RESIDUAL:
        doubts.append(f"the constraints are left by {motion.worst_residual:.1e} (relative)")
    allowed = DRIFT * stats.rtol
    if not eq.why_energy_changes and allowed > 0 and not motion.energy_drift <= allowed:
        doubts.append(
            f"the energy, which is conserved, drifts by {motion.energy_drift:.1e} of its size; try a smaller rtol"
        )
    if eq.gates and allowed > 0 and not motion.balance.relative <= allowed:
        doubts.append(
            f"the books of energy do not balance: {motion.balance.relative:.1e} of its size is left over; try a "
            "smaller rtol"
        )
    doubts += motion.run.doubts
    if not stats.worst_solve <= SOLVE:
        doubts.append(f"the equations hold only to {stats.worst_solve:.1e} somewhere on the way")
    if stats.unresolved:
        doubts.append("something that was watched swings too fast to be followed")
    rounding = float(np.spacing(abs(motion.run.end)))
    if stats.steps and rounding > LATE * _usual_step(motion.run) and eq.depends_on_time:
        doubts.append(
            f"the time there is rounded to {rounding:.1e} s, which changes what depends on it; let the run begin "
            "near t = 0"
        )
    doubts += branches(motion)
    doubts += map(str, second_touches(motion))
    return tuple(doubts)


def _usual_step(run: Any) -> float:
    """The median size of a run's steps, s."""
    sizes = np.concatenate([phase.steps.h for phase in run.phases])
    return float(np.median(sizes[sizes > 0]))


# --- statements -----------------------------------------------------------------------------------------
def summary(motion: BareMotion) -> str:
    """What `print(motion)` shows: the statements, wrapped within `WIDTH` columns."""
    first, *rest = statements(motion)
    return "\n".join([_wrapped(first, 2), *(_wrapped("  " + line, INDENT + 2) for line in rest)])


def _wrapped(line: str, indent: int) -> str:
    """A line broken between words; what follows is indented."""
    return textwrap.fill(
        line, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
    )


def statements(motion: BareMotion) -> list[str]:
    """A line each, unwrapped: "energy       drift 4.3e-10 (relative)"; an audit has one for every contact."""
    eq, stats = motion.derived, motion.stats
    first, last = motion.t[0], motion.t[-1]
    return [
        f"Motion of {eq.model.name!r}: {motion.status} ({len(motion.t)} samples, "
        f"t = {first:g} ... {last:g} s)",
        f"constraints  worst residual {motion.worst_residual:.1e} (relative)"
        if eq.m
        else "constraints  none",
        _energy(motion),
        f"cost         {stats.steps} steps ({stats.rejected} rejected), {stats.evaluations} "
        f"evaluations, {stats.seconds:.3g} s" + (f"; {stats.fallback}" if stats.fallback else ""),
        *_forces(motion),
    ]


def _energy(motion: BareMotion) -> str:
    reason = motion.derived.why_energy_changes
    if not reason:
        return f"energy       drift {motion.energy_drift:.1e} (relative)"
    E = motion.energy
    change = f"energy       {E[0]:.6g} J -> {E[-1]:.6g} J; "
    if not motion.derived.gates:
        return f"{change}not conserved: {reason}"
    books = motion.balance
    took = f"friction took {sum(books.rubbed):.4g} J and {_strikes(motion)} {books.struck:.4g} J"
    return f"{change}{took}, which leaves {books.relative:.1e} (relative)"


def _strikes(motion: BareMotion) -> str:
    count = len(motion.impacts)
    return f"{count} strike{'' if count == 1 else 's'}"


def _forces(motion: BareMotion) -> list[str]:
    told = (*motion.audit.contacts, *motion.audit.stories)
    if told:
        names = ["audit", *[""] * (len(told) - 1)]
        audits = zip(names, told, strict=True)
        return [f"{name:{INDENT - 2}}{audit!r}" for name, audit in audits]
    largest = [
        (float(np.linalg.norm(motion.force(block.constraint), axis=1).max()), block.constraint.name)
        for block in motion.derived.blocks[:50]
    ]
    if not largest:
        return ["forces       no constraint forces"]
    size, name = max(largest)
    return [f"forces       largest constraint force {size:.4g} ({name})"]
