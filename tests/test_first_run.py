"""The first run of a process compiles or loads the kernel: the run is not charged for it, and nothing is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from trundle.gallery import bead_on_hoop
from trundle.integrate import phases as runs

pytestmark = pytest.mark.slow


def test_loading_the_kernel_counts_neither_as_cost_nor_for_the_time_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bead = bead_on_hoop()
    expected = bead.simulate(until=0.3)
    now, library = [0.0], runs.library

    def slow_to_load() -> Any:
        now[0] += 100.0
        return library()

    monkeypatch.setattr(runs, "library", slow_to_load)
    monkeypatch.setattr(runs, "clock_time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(runs.Phases, "_first_budget", lambda self: 1)  # looks at the clock often
    motion = bead.simulate(until=0.3, time_limit=50.0)
    assert motion.status == "reached t = 0.3 s"
    assert (motion.stats.seconds, motion.stats.compile_seconds) == (0.0, 100.0)
    assert np.array_equal(motion.q, expected.q)


SHORT_RUN = """
from trundle.gallery import bead_on_hoop
from trundle.integrate.library import library
motion = bead_on_hoop().simulate(until=0.1)
print(motion.status, library()._code.from_cache)
"""


def test_with_an_empty_cache_it_runs_without_a_word_and_a_second_process_finds_the_kernel(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "TRUNDLE_CACHE_DIR": str(tmp_path / "cache")}
    told = [
        subprocess.run(
            [sys.executable, "-c", SHORT_RUN], capture_output=True, text=True, check=True, env=environment,
        )
        for _ in range(2)
    ]  # fmt: skip
    assert [done.stdout for done in told] == [
        f"reached t = 0.1 s {found}\n" for found in (False, True)
    ]
    assert [done.stderr for done in told] == ["", ""]
