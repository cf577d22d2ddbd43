"""Native problems with known motion that the kernel tests share, and a bench to run them on.

Many count their own calls in the work array (entry 0: rhs, 1: finish, 2: event), so that the tests
do not have to believe the kernel's counts.
"""

from __future__ import annotations

import ast
import ctypes
import dataclasses
import math
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from scipy.integrate._ivp import dop853_coefficients as published

from trundle.integrate import kernel
from trundle.integrate.kernel import FOUND, Code, Stepping, Steps, Watching, listed
from trundle.integrate.library import FOLDER
from trundle.integrate.stored import sample

_pointer = ctypes.POINTER(ctypes.c_double)
_prototype = ctypes.CFUNCTYPE(None, *[_pointer] * 5)


class native:  # a decorator
    """A Python function as a native program: the kernel calls it by its address."""

    def __init__(self, function: Any) -> None:
        self.__wrapped__ = function
        self._callback = _prototype(function)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0


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
        watch = Watching(
            [(kind, i, 0, way) for kind, i, _, way in listed(direction, terminal)],
            [0] * len(direction), len(start), capacity=event_capacity,
        )  # fmt: skip
        self.code = Code(
            rhs.address, finish.address, len(start), len(p), nm, event.address if event else 0,
            len(direction), 3,
        )  # fmt: skip
        self.state = Stepping(
            self.code, t, start, until, p, rtol=rtol, atol=atol, h_max=h_max, watch=watch,
            capacity=capacity,
        )  # fmt: skip
        self.state.clock[kernel.H] = h
        self.counters, self.steps, self.watch = self.state.counters, self.state.buffer, watch
        self.begin()

    def begin(self) -> int:
        return self.state.begin()

    def go(self, max_steps: int = 100_000, limit: float = NO_LIMIT) -> int:
        self.state.struct.limit = limit
        return self.state.advance(max_steps)

    @property
    def t(self) -> float:
        return self.state.t

    @property
    def stored(self) -> int:
        return int(self.counters[kernel.STORED])

    @property
    def rows(self) -> np.ndarray:
        """(time, measure, jump, state) of the zeros found."""
        return self.watch.found[: self.watch.tally[FOUND]]

    @property
    def found(self) -> list[tuple[float, int]]:
        return [(float(row[0]), int(row[1])) for row in self.rows]

    @property
    def native_calls(self) -> tuple[int, int, int]:
        rhs, finish, event = self.state._work[0]
        return int(rhs), int(finish), int(event)

    def motion(self) -> Steps:
        """The stored steps with the present state as the last row."""
        n = self.stored
        return Steps(
            np.append(self.steps.t[:n], self.t),
            np.append(self.steps.h[:n], 0.0),
            np.vstack([self.steps.y[:n], self.state.y]),
            np.vstack([self.steps.memory[:n], self.state.memory]),
        )

    def sample(self, times: Any) -> tuple[np.ndarray, np.ndarray, float]:
        return sample(self.unwatched, self.motion(), times, self.state.p)

    @property
    def unwatched(self) -> Code:
        return dataclasses.replace(self.code, watch=0, watched=0)


def table(name: str, *shape: int) -> np.ndarray:
    """A table of coefficients as the kernel's source states it; missing entries are zero, as in C."""
    text = re.sub(r"/\*.*?\*/", "", (FOLDER / "tableau.h").read_text("utf-8"), flags=re.S)
    found = re.search(rf"const double {name}[\[\d\]]+ = (\{{.*?\}});", text, flags=re.S)
    assert found is not None
    rows = ast.literal_eval(found[1].replace("{", "[").replace("}", "]"))
    width = shape[-1]
    filled = [[*row, *[0.0] * (width - len(row))] for row in (rows if len(shape) > 1 else [rows])]
    return np.array(filled).reshape(shape)


def test_tableau_is_the_published_one_bit_for_bit() -> None:
    assert np.array_equal(np.tril(table("DOP853_A", 16, 16), -1)[:, :15], published.A[:, :15])
    assert np.array_equal(table("DOP853_C", 16), published.C)
    assert np.array_equal(table("DOP853_B", 12), published.B)
    assert np.array_equal(table("DOP853_E3", 12), published.E3[:12])
    assert np.array_equal(table("DOP853_E5", 12), published.E5[:12])
    assert np.array_equal(table("DOP853_D", 4, 16), published.D)


def test_arrays_that_do_not_fit_are_refused_before_native_code_sees_them() -> None:
    code = Code(oscillator.address, oscillator_finish.address, 2, 0)
    options = {"rtol": 1e-9, "atol": 1e-9}
    with pytest.raises(ValueError, match="2 finite numbers"):
        Stepping(code, 0.0, [1.0, math.nan], 1.0, **options)
    with pytest.raises(ValueError, match="2 finite numbers"):
        Stepping(code, 0.0, [1.0], 1.0, **options)
    with pytest.raises(ValueError, match="0 parameters are needed"):
        Stepping(code, 0.0, [1.0, 0.0], 1.0, [1.0], **options)
    with pytest.raises(ValueError, match="0 quantities"):
        Stepping(code, 0.0, [1.0, 0.0], 1.0, watch=Watching([], [0], 2), **options)
    with pytest.raises(ValueError, match="sizes"):
        Code(1, 1, 0, 0)
    with pytest.raises(ValueError, match="addresses"):
        Code(0, 1, 2, 0)
    with pytest.raises(ValueError, match="none of 1"):
        Watching([(kernel.LIST, 1, 0, 0)], [0], 2)
    with pytest.raises(ValueError, match="room for 3"):
        Watching(listed([0, 0], [True, True]), [0, 0], 2, capacity=2)
    short = Steps(np.zeros(2), np.zeros(2), np.zeros((1, 2)), np.zeros((2, 0)))
    with pytest.raises(ValueError, match=r"steps\.y must be \(2, 2\)"):
        sample(code, short, [0.0], [])
    single = Steps(np.zeros(1), np.zeros(1), np.zeros((1, 2), np.float32), np.zeros((1, 0)))
    with pytest.raises(ValueError, match="float64"):
        sample(code, single, [0.0], [])
