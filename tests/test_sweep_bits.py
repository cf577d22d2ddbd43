"""Rows are the same, bit for bit, whatever the chunks, the threads, the processes and the order."""

from __future__ import annotations

import concurrent.futures as cf
import multiprocessing as mp
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import trundle as td
from tests.sweep_tools import pendulum, same
from trundle.study.recipe import decode, encode, fields, make_recipe
from trundle.study.work import RecipeRunner

pytestmark = pytest.mark.slow


def test_chunks_and_threads_do_not_matter() -> None:
    system, asked = pendulum()
    one = td.sweep(system, **asked, executor=1, chunk=60)
    for threads, chunk in ((1, 7), (2, 5), (4, 1)):
        assert same(one, td.sweep(system, **asked, executor=threads, chunk=chunk))
    assert same(one, td.sweep(system, **asked))


def test_the_order_of_chunks_does_not_matter() -> None:
    system, asked = pendulum()
    recipe = make_recipe(
        system, asked.pop("over"), asked.pop("measure"), asked.pop("start"), **asked
    )
    work = RecipeRunner(RecipeRunner(recipe).find_reference())
    whole = work.run(0, 60)
    for first in (40, 0, 53, 20):
        some = work.run(first, first + 7)
        assert some.made.kept.tobytes() == whole.made.kept[first : first + 7].tobytes()
        assert some.made.facts.tobytes() == whole.made.facts[first : first + 7].tobytes()


def test_a_recipe_comes_back_from_data_as_it_was() -> None:
    system, asked = pendulum()
    recipe = make_recipe(
        system, asked.pop("over"), asked.pop("measure"), asked.pop("start"), **asked
    )
    again = decode(encode(recipe))
    assert fields(again) == fields(recipe)
    assert encode(again) == encode(recipe)


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_processes_give_the_same_rows(method: str) -> None:
    system, asked = pendulum()
    here = td.sweep(system, **asked)
    with cf.ProcessPoolExecutor(1, mp_context=mp.get_context(method)) as pool:
        there = td.sweep(system, **asked, executor=pool, chunk=11)
    assert same(here, there)


def test_an_executor_of_threads_of_the_users_will_do() -> None:
    system, asked = pendulum()
    with cf.ThreadPoolExecutor(3) as pool:
        assert same(td.sweep(system, **asked), td.sweep(system, **asked, executor=pool, chunk=9))


def test_parts_on_disk_hold_the_same_rows(tmp_path: Path) -> None:
    system, asked = pendulum()
    here = td.sweep(system, **asked, chunk=13)
    there = td.sweep(system, **asked, chunk=13, out=tmp_path / "a")
    assert same(here, there)
    assert len([*(tmp_path / "a" / "parts").glob("part-*.parquet")]) == 5


def test_the_same_program_has_the_same_recipe_in_another_process() -> None:
    code = (
        "from tests.sweep_tools import pendulum\n"
        "from trundle.files import digest\n"
        "from trundle.study.recipe import fields, make_recipe\n"
        "s, a = pendulum()\n"
        "p = make_recipe(s, a.pop('over'), a.pop('measure'), a.pop('start'), **a)\n"
        "print(digest(fields(p)))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1


def test_memory_stays_flat_in_the_number_of_runs() -> None:
    code = (
        "import numpy as np, re, trundle as td\n"
        "(x,) = td.coordinates('x')\n"
        "k = td.parameter('k', 1.0)\n"
        "s = td.System(lagrangian=(x.dot**2 - k*x**2)/2)\n"
        "f = td.sweep(s, {k: np.linspace(1, 2, 100_000)}, 0.05, {x: 0, x.dot: 1},\n"
        "    {'most': td.keep.most(x), 'last': x}, rtol=1e-6)\n"
        "assert f.finished and f.failures == 0 and len(f.table) == 100_000\n"
        "status = open('/proc/self/status').read()\n"  # of this program alone; getrusage inherits
        "print(int(re.search(r'VmHWM:\\s+(\\d+)', status).group(1)) // 1024)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 50 < int(done.stdout) < 500  # MB


def test_sampling_many_runs_is_the_same_as_one_by_one() -> None:
    system, asked = pendulum()
    recipe = make_recipe(
        system, asked.pop("over"), asked.pop("measure"), asked.pop("start"), **asked
    )
    whole = recipe.axes.values(0, 60)
    for i in (0, 1, 31, 59):
        assert recipe.axes.values(i, i + 1).tobytes() == np.ascontiguousarray(whole[i]).tobytes()
