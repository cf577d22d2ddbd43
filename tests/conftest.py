"""Small systems that many tests use."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

# before NumPy is imported: workers share the cores, and threads of OpenBLAS that wait for each other make a singular
# value decomposition of 60 x 60 a hundred times slower
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import trundle as td
from tests.typed_lines import can_be_typed
from trundle.compiled import emission

settings.register_profile("gate", derandomize=True, deadline=None)  # the same examples every time
settings.load_profile("gate")


@pytest.fixture(autouse=True, scope="session")
def interruptible() -> None:
    """Ctrl-C works, here and in processes that tests start: a job in the background was told to ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True, scope="session")
def quickly_compiled() -> None:
    """Machine code in half the time, to the same bits (test_compiled_native.py) at half the speed."""
    emission.LEVEL = 0


@pytest.fixture(autouse=True)
def level(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests marked `optimized` compile as a user's programs are."""
    emission.LEVEL = int(request.node.get_closest_marker("optimized") is not None)
    yield
    emission.LEVEL = 0


@pytest.fixture(autouse=True)
def lines_to_type() -> Iterator[None]:
    """Whatever error a test provokes, its `Try:` line can be typed."""
    seen: list[str] = []
    make = td.TrundleError.__init__

    def kept(self: td.TrundleError, given: str, *parts: str, **named: str) -> None:
        make(self, given, *parts, **named)
        for problem in getattr(self, "problems", None) or [self]:
            seen.append(problem.fix)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(td.TrundleError, "__init__", kept)
        yield
    prose = [line for line in seen if line and not can_be_typed(line)]
    assert not prose, "not lines to type:\n" + "\n".join(prose)


class Bead(NamedTuple):
    """The bead of paper 001 without friction, and its symbols."""

    system: td.System
    x: Any
    y: Any
    hoop: Any
    start: dict[Any, Any]


@pytest.fixture
def bead() -> Bead:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop], name="bead"
    )
    return Bead(system, x, y, hoop, {x: 1, y: 0, y.dot: -1})
