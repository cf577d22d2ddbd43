"""Native problems with known motion that the kernel tests share, and a bench to run them on.

Many count their own calls in the work array (entry 0: rhs, 1: finish, 2: event), so that the tests
do not have to believe the kernel's counts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numba import cfunc, types
from scipy.integrate._ivp import dop853_coefficients as published

from trundle.integrate import call, kernel, tableau
from trundle.integrate.dense import Code, Steps, make_scratch, make_steps, sample
from trundle.integrate.locate import make_events

pointer = types.CPointer(types.float64)
native = cfunc(types.void(pointer, pointer, pointer, pointer, pointer))
NO_LIMIT = math.inf
MU = 0.012277471  # Arenstorf: the moon's share of the mass
ARENSTORF = (0.994, 0.0, 0.0, -2.00158510637908252240537862224)
ARENSTORF_PERIOD = 17.0652165601579625588917206249


@native
def oscillator(t, y, p, out, work):
    work[0] += 1
    out[0], out[1] = y[1], -y[0]


@native
def oscillator_finish(t, y, p, out, work):
    work[1] += 1
    out[0], out[1], out[2], out[3], out[4] = y[0], y[1], y[1], -y[0], 0.0


@native
def circle_finish(t, y, p, out, work):
    """The oscillator started with unit energy stays on the unit circle."""
    work[1] += 1
    r = math.sqrt(y[0] * y[0] + y[1] * y[1])
    out[0], out[1] = y[0] / r, y[1] / r
    out[2], out[3] = out[1], -out[0]
    out[4] = abs(out[0] * out[0] + out[1] * out[1] - 1.0)


@native
def kepler(t, y, p, out, work):
    work[0] += 1
    r3 = (y[0] * y[0] + y[1] * y[1]) ** 1.5
    out[0], out[1], out[2], out[3] = y[2], y[3], -y[0] / r3, -y[1] / r3


@native
def kepler_finish(t, y, p, out, work):
    work[1] += 1
    r3 = (y[0] * y[0] + y[1] * y[1]) ** 1.5
    out[0], out[1], out[2], out[3] = y[0], y[1], y[2], y[3]
    out[4], out[5], out[6], out[7], out[8] = y[2], y[3], -y[0] / r3, -y[1] / r3, 0.0


@native
def arenstorf(t, y, p, out, work):
    work[0] += 1
    a = ((y[0] + MU) ** 2 + y[1] ** 2) ** 1.5
    b = ((y[0] - (1 - MU)) ** 2 + y[1] ** 2) ** 1.5
    out[0], out[1] = y[2], y[3]
    out[2] = y[0] + 2 * y[3] - (1 - MU) * (y[0] + MU) / a - MU * (y[0] - (1 - MU)) / b
    out[3] = y[1] - 2 * y[2] - (1 - MU) * y[1] / a - MU * y[1] / b


@native
def arenstorf_finish(t, y, p, out, work):
    work[1] += 1
    a = ((y[0] + MU) ** 2 + y[1] ** 2) ** 1.5
    b = ((y[0] - (1 - MU)) ** 2 + y[1] ** 2) ** 1.5
    for i in range(4):
        out[i] = y[i]
    out[4], out[5] = y[2], y[3]
    out[6] = y[0] + 2 * y[3] - (1 - MU) * (y[0] + MU) / a - MU * (y[0] - (1 - MU)) / b
    out[7] = y[1] - 2 * y[2] - (1 - MU) * y[1] / a - MU * y[1] / b
    out[8] = 0.0


def python_form(function: Any, size: int) -> Any:
    """The same right-hand side as a Python function f(t, y), from its pure Python body."""

    def f(t: float, y: np.ndarray) -> np.ndarray:
        out = np.zeros(size)
        function.__wrapped__((t,), y, (), out, [0.0, 0.0, 0.0])
        return out

    return f


class Bench:
    """A run with all its arrays, and the calls the native functions counted themselves."""

    def __init__(
        self,
        rhs: Any,
        finish: Any,
        start: Sequence[float],
        until: float,
        *,
        rtol: float = 1e-9,
        atol: float = 1e-9,
        event: Any = None,
        direction: Sequence[int] = (),
        terminal: Sequence[bool] = (),
        p: Sequence[float] = (),
        nm: int = 0,
        t: float = 0.0,
        h: float = 0.0,
        h_max: float = math.inf,
        capacity: int = 5000,
        event_capacity: int = 0,
    ) -> None:
        ny = len(start)
        self.code = Code(rhs.address, finish.address, event.address if event else 0)
        self.state = kernel.make_state(t, start, until, p, h_max)
        self.state.clock[kernel.H] = h
        self.rtol, self.atol = rtol, np.full(ny, atol)
        self.scratch = make_scratch(ny, nm, len(direction), 3)
        self.steps = make_steps(capacity, ny, nm)
        self.events = make_events(direction, terminal, ny, event_capacity)
        self.counters = np.zeros(kernel.N_COUNTERS, np.int64)
        self.begin()

    def begin(self) -> float:
        return kernel.begin(self.code, self.state, self.rtol, self.atol, self.events, self.scratch)

    def go(self, max_steps: int = 100_000, limit: float = NO_LIMIT) -> int:
        return kernel.advance(
            self.code, self.state, self.rtol, self.atol, limit, max_steps,
            self.steps, self.events, self.counters, self.scratch,
        )  # fmt: skip

    @property
    def t(self) -> float:
        return float(self.state.clock[kernel.T])

    @property
    def stored(self) -> int:
        return int(self.counters[kernel.STORED])

    @property
    def found(self) -> list[tuple[float, int]]:
        n = int(self.counters[kernel.FOUND])
        times, index = self.events.time[:n].tolist(), self.events.index[:n].tolist()
        return list(zip(times, index, strict=True))

    @property
    def native_calls(self) -> tuple[int, int, int]:
        rhs, finish, event = self.scratch.work
        return int(rhs), int(finish), int(event)

    def motion(self) -> Steps:
        """The stored steps with the present state as the last row."""
        n, nm = self.stored, self.steps.memory.shape[1]
        memory = self.state.p[self.state.p.size - nm :]
        return Steps(
            np.append(self.steps.t[:n], self.t),
            np.append(self.steps.h[:n], 0.0),
            np.vstack([self.steps.y[:n], self.state.y]),
            np.vstack([self.steps.memory[:n], memory]),
        )

    def sample(self, times: Any) -> tuple[np.ndarray, np.ndarray, float]:
        times, motion = np.asarray(times, float), self.motion()
        shape = (len(times), self.state.y.size)
        y, ydot = np.zeros(shape), np.zeros(shape)
        nm, m = motion.memory.shape[1], self.events.watch.shape[0]
        scratch = make_scratch(shape[1], nm, m, 3)
        worst = sample(self.code, motion, len(motion.t), times, self.state.p, y, ydot, scratch)
        return y, ydot, worst


def test_tableau_is_the_published_one_bit_for_bit() -> None:
    for j in range(16):
        assert tableau.A[j] == tuple(published.A[j, :j])
    assert tuple(published.C) == tableau.C
    assert tuple(published.B) == tableau.B
    assert (*tableau.E3, 0.0) == tuple(published.E3)
    assert (*tableau.E5, 0.0) == tuple(published.E5)
    assert tuple(map(tuple, published.D)) == tableau.D


def test_the_stamp_changes_with_each_source_it_is_made_of(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(call, "__file__", str(tmp_path / "call.py"))
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(name)
    before = call.stamp("one", "two")
    assert call.stamp("one", "two") == before != call.stamp("one")
    (tmp_path / "two.py").write_text("changed")
    assert call.stamp("one", "two") != before
    assert 0 <= before < 2**63


def test_kernels_are_kept_under_the_stamp_of_all_they_are_made_of() -> None:
    bench = Bench(oscillator, oscillator_finish, [1.0, 0.0], 1.0)
    bench.go()
    (signature,) = kernel.run.signatures
    assert signature[-1].value == call.stamp(
        "call", "tableau", "stages", "dense", "locate", "kernel"
    )


def test_arrays_that_do_not_fit_are_refused_before_native_code_sees_them() -> None:
    bench = Bench(oscillator, oscillator_finish, [1.0, 0.0], 1.0)
    good = bench.scratch
    bench.scratch = make_scratch(3, 0, 0, 3)
    with pytest.raises(ValueError, match="scratch does not fit 2 states"):
        bench.go()
    bench.scratch, bench.steps = good, make_steps(10, 3)
    with pytest.raises(ValueError, match="steps must hold 2 states"):
        bench.go()
    with pytest.raises(ValueError, match="finite"):
        kernel.make_state(0.0, [1.0, math.nan], 1.0)
    with pytest.raises(ValueError, match="ny >= 1"):
        make_scratch(0)
    with pytest.raises(ValueError, match="directions"):
        make_events([2], [True], 2)
    with pytest.raises(ValueError, match="can hold 4 events"):
        make_events([0, 0], [True, True], 2, capacity=3)
