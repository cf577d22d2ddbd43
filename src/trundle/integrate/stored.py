"""Read stored steps: the motion at any time, events along it, and native programs at many states."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from trundle.compiled.native import address
from trundle.integrate.kernel import Code, Stepping, Steps, Watching
from trundle.integrate.library import Array, fill, library


def check_steps(code: Code, steps: Steps) -> int:
    """Count the steps; refuse arrays that are too short for native code."""
    count = len(steps.t)
    shapes = [(count,), (count,), (count, code.ny), (count, code.nm)]
    for name, column, shape in zip(Steps._fields, steps, shapes, strict=True):
        if column.shape != shape or column.dtype != np.float64 or not column.flags.c_contiguous:
            raise ValueError(
                f"steps.{name} must be {shape} float64, not {column.shape} {column.dtype}"
            )
    if count < 1:
        raise ValueError("a motion has at least one row of steps")
    return count


def _stored(code: Code, steps: Steps, p: ArrayLike, watch: Watching | None) -> tuple[Stepping, int]:
    """A `Stepping` on the steps of a stored motion."""
    count = check_steps(code, steps)
    where = code, float(steps.t[0]), np.zeros(code.ny), float(steps.t[-1]), p
    try:
        run = (code.readers if watch is None else []).pop()
        run.start(*where, rtol=0.0, atol=0.0)
    except IndexError:
        run = Stepping(*where, rtol=0.0, atol=0.0, watch=watch, capacity=1)
    fill(run.struct, step_t=steps.t, step_h=steps.h, step_y=steps.y, step_memory=steps.memory)
    return run, count


def sample(code: Code, steps: Steps, times: ArrayLike, p: ArrayLike) -> tuple[Array, Array, float]:
    """States (len(times), ny) and their derivatives at the given times, and the worst residual there.

    Times are sorted in the direction of the motion. One that is the start of a stored step gives that state bit for
    bit (of two steps that start together, the later one); any other lies on the step's polynomial, put back on the
    constraints.
    """
    run, count = _stored(code, steps, p, None)
    when = np.ascontiguousarray(times, np.float64)
    way = 1.0 if steps.h[0] >= 0.0 else -1.0
    along, end = way * when, way * (steps.t[-1] + steps.h[-1])
    if not np.all(along[1:] >= along[:-1]):
        raise ValueError("sample times must be sorted in the direction of the motion")
    if len(when) and not (along[0] >= way * steps.t[0] and along[-1] <= end):
        raise ValueError(
            f"sample times from {when[0]!r} to {when[-1]!r} are outside the motion, which goes "
            f"from {steps.t[0]!r} to {way * end!r}"
        )
    y, ydot = np.empty((len(when), code.ny)), np.empty((len(when), code.ny))
    worst = library("stored").sample(
        ctypes.byref(run.struct),
        count,
        address(when),
        len(when),
        way,
        address(y),
        address(ydot),
    )
    code.readers.append(run)
    return y, ydot, float(worst)


def replay(code: Code, steps: Steps, p: ArrayLike, watch: Watching, first: bool = True) -> None:
    """Watch the stored steps of a phase (`first`: the motion begins with it). Zeros go to `watch.found`."""
    run, count = _stored(code, steps, p, watch)
    if library("stored").replay(ctypes.byref(run.struct), count, int(first)):
        raise OverflowError(f"more than {watch.capacity} zeros in a motion")


def each(program: Any, times: ArrayLike, z: ArrayLike, p: ArrayLike) -> Array:
    """Evaluate a native program of (t, z, p) at many times and states (N, width): rows (N, size)."""
    t, states = np.ascontiguousarray(times, np.float64), np.ascontiguousarray(z, np.float64)
    parameters = np.ascontiguousarray(p, np.float64)
    if (1, *states.shape[1:], parameters.size) != program.sizes_in or t.shape != states.shape[:1]:
        raise ValueError(f"{program!r} at {t.shape} times, {states.shape} states, {p!r}")
    out, work = np.empty((len(t), program.size_out)), np.empty(program.n_work)
    which = np.zeros(len(t), np.int64)  # all have the same parameters
    library("stored").at_rows(
        program.address, len(t), address(t), address(states), states.shape[1],
        address(parameters), parameters.size, address(which), address(out),
        program.size_out, address(work),
    )  # fmt: skip
    return out
