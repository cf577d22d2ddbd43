"""Both motions side by side: states, accelerations, forces, energies; and how much the motion magnifies errors.

What trundle may be off by is not a fixed number. The judge runs three times: tightly; with trundle's own tolerance,
which shows what a method of this order loses on this motion; and tightly from a start that is off by a trace, which
shows how the motion magnifies. The ratio of the difference to what these allow is reported; above one is a
disagreement, unless trundle's status says that it stopped.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import trundle as td
from fuzz.judge import Judge, Verdict
from fuzz.model import Model
from fuzz.quantities import force_sizes, quantities, told_by
from fuzz.solve import Solver, Unjudged
from fuzz.start import start_state
from fuzz.systems import Description
from fuzz.to_trundle import Translated, to_trundle

RTOL, ATOL = 1e-10, 1e-12  # trundle's defaults
TRACE = 1e-9  # by which the second start is off
ROOM = 10.0  # times what the judge loses at trundle's tolerance
FLOOR = 1e-9  # of the size of a quantity, times the magnification
SLACK = 1e-6  # of the size of a quantity: what is off by more is wrong at any rate
SHORT = 4000  # steps of a run whose steps are short
SECONDS = 5.0  # after which a run of trundle is stopped


@dataclass
class Outcome:
    """What became of one system.

    verdict   agreed; inexact (off by more than allowed, but by less than SLACK, and agreed at a tighter tolerance);
              told (trundle stopped and said why); disagreed; unjudged (the judge cannot tell); crashed
    ratio     the largest difference over what is allowed, and of what
    """

    kind: str
    seed: int
    verdict: str
    reason: str = ""
    ratio: float = 0.0
    worst: str = ""
    size: float = 0.0
    notes: list[str] = field(default_factory=list)


def judged(d: Description) -> Outcome:
    """The outcome of one system."""
    model = Model(d)
    told = motion = None
    try:
        made = to_trundle(d)
        motion = _moved(made, d, rtol=RTOL)
        told = None if motion.finished else general(motion.status)
    except td.TrundleError as error:
        told = f"{type(error).__name__}: {general(str(error))}"
    try:
        X, U = start_state(model)
        tight, loose, near = _three(model, X, U, d)
    except (Unjudged, np.linalg.LinAlgError, ValueError, OverflowError, ZeroDivisionError) as why:
        return Outcome(d.kind, d.seed, "unjudged", f"{why}; trundle: {told or 'finished'}")
    if told is not None:
        return Outcome(d.kind, d.seed, "told", told)
    against = (
        [quantities(model, verdict) for verdict in (tight, loose)],
        force_sizes(model, tight),
        magnified(tight, near) * (1 + ATOL / RTOL / length(model, tight)),
    )
    outcome = _compared(d, told_by(made, model, motion), *against)
    if outcome.verdict == "disagreed":
        _look_closer(outcome, d, model, *against)
    if tight.happened:
        outcome.notes.append(f"{len(tight.happened)} switches")
    return outcome


def _three(
    model: Model, X: np.ndarray, U: np.ndarray, d: Description
) -> tuple[Verdict, Verdict, Verdict]:
    solver = Solver(model)
    tight = Judge(solver, 1e-12).run(X, U, d.until, d.times)
    loose = Judge(solver, RTOL).run(X, U, d.until, d.times)
    rng = np.random.default_rng(d.seed)
    near = Judge(solver, 1e-12).run(*nearby(solver, X, U, rng), d.until, d.times)
    return tight, loose, near


def nearby(solver: Solver, X: np.ndarray, U: np.ndarray, rng: Any) -> tuple[np.ndarray, np.ndarray]:
    """A start that is off by a trace; velocities only, and only as the rows allow."""
    mode = solver.modes_at(0.0, X, U)
    filled = solver.terms(0.0, X.tolist(), U.tolist(), mode)
    A = filled[3]
    change = rng.normal(size=len(U)) * TRACE * max(float(np.abs(U).max()), 1e-3)
    for x in filled[5 : 5 + len(solver.model.elements)]:
        A = np.vstack([A, x])  # what rests goes on resting
    if len(A):
        change = change - np.linalg.pinv(A, rcond=1e-10) @ (A @ change)
    return X, U + change


def magnified(tight: Verdict, near: Verdict) -> float:
    """How much larger a difference of the starts becomes on the way; at least one."""
    scale = np.maximum(np.abs(tight.U).max(axis=0), 1e-3 * max(float(np.abs(tight.U).max()), 1e-12))
    apart = np.abs(near.U - tight.U) / scale
    return float(max(1.0, apart.max() / max(float(apart[0].max()), 0.1 * TRACE)))


def length(model: Model, tight: Verdict) -> float:
    """The size of what is measured in the largest unit: an absolute tolerance is coarsest there."""
    n, own = model.d.coordinates, []
    if n:
        own.append(0.3 * min(model.d.scales))
    if len(model.X) > n and model.d.rolling is None:
        own.append(
            max(
                float(np.abs(tight.X[:, n + 7 * k :][:, :3]).max())
                for k in range(len(model.frames))
            )
        )
    return min(own, default=1.0)


# --- the comparison --------------------------------------------------------------------------------
def _moved(made: Translated, d: Description, **options: float) -> Any:
    return made.system.simulate(
        until=d.until, start=made.start, guess=made.guess or None, samples=list(d.times),
        time_limit=SECONDS, **options,
    )  # fmt: skip


def _compared(
    d: Description,
    got: dict[str, np.ndarray],
    expected: list[dict[str, np.ndarray]],
    scale: dict[str, float],
    growth: float,
) -> Outcome:
    tight, loose = expected
    outcome = Outcome(d.kind, d.seed, "agreed")
    sizes = _sizes(tight, scale, units_of(d), d.until)
    for name, want in tight.items():
        off = np.abs(got[name] - want).max()
        size = sizes[name]
        allowed = ROOM * float(np.abs(loose[name] - want).max()) + FLOOR * growth * size
        ratio = float(off / allowed) if np.isfinite(off) else float("inf")
        if ratio > outcome.ratio:
            outcome.ratio, outcome.worst, outcome.size = ratio, name, float(off / size)
    if outcome.ratio > 1:
        outcome.verdict = "disagreed"
    return outcome


def units_of(d: Description) -> dict[str, float]:
    """The unit of every quantity that belongs to a coordinate, where coordinates have units of their own."""
    kinds = ("position", "velocity", "acceleration")
    return {f"{kind} x{i}": unit for i, unit in enumerate(d.scales) for kind in kinds}


def _sizes(
    tight: dict[str, np.ndarray], scale: dict[str, float], units: dict[str, float], until: float
) -> dict[str, float]:
    """The size of each quantity along the motion; what is nearly zero is measured by its like, forces by all forces.

    Accelerations that are all rounding are measured by what changes the velocities within the run.
    """
    own = {name: float(np.abs(value).max()) for name, value in tight.items()}
    like: dict[str, float] = {}
    for name, size in own.items():
        group = name.rsplit(" ", 1)[0]
        like[group] = max(like.get(group, 0.0), size / units.get(name, 1.0))
    if "acceleration" in like:
        like["acceleration"] = max(like["acceleration"], like["velocity"] / until)
    smallest = {name: 1e-3 * like[name.rsplit(" ", 1)[0]] * units.get(name, 1.0) for name in own}
    return {
        name: max(size, smallest[name], scale.get(name, 0.0), 1e-30) for name, size in own.items()
    }


def _look_closer(outcome: Outcome, d: Description, model: Model, *against: Any) -> None:
    """Whether trundle comes closer with a tighter tolerance, which is less exact than expected; or with short steps.

    What only short steps get right was stepped over.
    """

    def again(**options: float) -> Outcome:
        made = to_trundle(d)
        motion = _moved(made, d, **options)
        if not motion.finished:  # and has fewer samples than were asked for
            raise Unjudged(motion.status)
        return _compared(d, told_by(made, model, motion), *against)

    try:
        tight = again(rtol=1e-13, atol=1e-15)
        if tight.ratio <= 1:
            outcome.reason = "rtol=1e-13 agrees"
            outcome.verdict = "inexact" if outcome.size < SLACK else "disagreed"
            return
        short = again(rtol=RTOL, max_step=d.until / SHORT)
        outcome.reason = (
            f"with rtol=1e-13 off by {tight.size:.2g}, with short steps by {short.size:.2g}"
        )
    except (td.TrundleError, Unjudged) as error:
        outcome.reason = f"with rtol=1e-13 or short steps: {general(str(error))}"


def general(text: str) -> str:
    """A message without its numbers and names, so that equal reasons are counted together."""
    first = text.strip().splitlines()[0]
    return re.sub(r"'[^']*'", "'..'", re.sub(r"-?\d[\d.]*(e[-+]?\d+)?", "#", first))[:110]
