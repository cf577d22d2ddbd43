"""The first run of a process loads numba's kernels, which takes seconds: the run is not charged for it."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from trundle.integrate.call import COMPILING, CompilingSaid

from trundle.gallery import bead_on_hoop
from trundle.integrate import run as runs


def test_loading_kernels_counts_neither_as_cost_nor_for_the_time_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bead = bead_on_hoop()
    expected = bead.simulate(until=0.3)
    now, advance, budgets = [0.0], runs.kernel.advance, []

    def slow_to_load(*arguments: Any) -> int:
        budgets.append(arguments[5])
        if arguments[5] == 0:
            now[0] += 100.0
        return advance(*arguments)

    monkeypatch.setattr(runs.kernel, "advance", slow_to_load)
    monkeypatch.setattr(runs, "clock_time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(runs.Runner, "_first_budget", lambda self: 1)  # looks at the clock often
    monkeypatch.setattr(runs.Runner, "loaded", False)
    motion = bead.simulate(until=0.3, time_limit=50.0)
    assert motion.status == "reached t = 0.3 s"
    assert budgets.count(0) == 1
    assert (motion.stats.seconds, motion.stats.compile_seconds) == (0.0, 100.0)
    assert np.array_equal(motion.q, expected.q)
    bead.simulate(until=0.3)
    assert budgets.count(0) == 1  # once in a process


SHORT_RUN = """
import trundle as td
bead = td.gallery.bead_on_hoop()
bead.simulate(until=0.1)
bead.simulate(until=0.1)
"""


def test_compiling_is_said_once_and_only_where_something_is_compiled(tmp_path: Path) -> None:
    told = []
    for _ in range(2):  # with an empty cache of kernels, and with the one that the first run left
        done = subprocess.run(
            [sys.executable, "-c", SHORT_RUN], capture_output=True, text=True, check=True,
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        )  # fmt: skip
        assert done.stdout == ""
        told.append(done.stderr)
    assert told == [COMPILING + "\n", ""]


def test_compiling_can_be_silenced_and_functions_of_others_are_not_ours(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def compiled(module: str) -> Any:
        function = SimpleNamespace(py_func=SimpleNamespace(__module__=module))
        return SimpleNamespace(data={"dispatcher": function})

    CompilingSaid().on_start(compiled("users_own"))
    assert not caplog.records
    caplog.set_level(logging.ERROR, "trundle")
    CompilingSaid().on_start(compiled("trundle.integrate.kernel"))
    assert not caplog.records
    caplog.set_level(logging.WARNING, "trundle")
    listener = CompilingSaid()
    for _ in range(2):
        listener.on_start(compiled("trundle.integrate.kernel"))
    assert [record.getMessage() for record in caplog.records] == [COMPILING]
