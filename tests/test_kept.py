"""What is made once for a system is not made again: starts, checks, runs and what is read off motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.constrained import kept
from trundle.constrained.kept import Entries, Kept, Numbers, picks
from trundle.gallery.catalogue import CATALOGUE
from trundle.integrate.rows import ONCE, ROWS, SOON, Rows
from trundle.study.tangent import TangentMachine

NAMES = ["sphere-halves", "bead", "moving-parabola-Ia", "spinning-table-vakonomic", "wheelset"]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Counts the CasADi functions that are made meanwhile."""

    @contextmanager
    def count() -> Iterator[list[str]]:
        made: list[str] = []
        plain = ca.Function.__init__

        def watched(self: ca.Function, *args: Any) -> None:
            made.append(str(args[0]) if args else "")
            plain(self, *args)

        with monkeypatch.context() as patched:
            patched.setattr(ca.Function, "__init__", watched)
            yield made

    return count


def steps(motion: td.Motion) -> list[np.ndarray]:
    phases = motion.run.phases
    return [part for phase in phases for part in (phase.P, phase.steps.t, phase.steps.y)]


def same(one: td.Motion, other: td.Motion) -> bool:
    pairs = zip(steps(one), steps(other), strict=True)
    return all(np.array_equal(a, b, equal_nan=True) for a, b in pairs)


@pytest.mark.parametrize("name", NAMES)
def test_a_second_run_makes_no_function(name: str, counted: Callable[..., Any]) -> None:
    scenario = CATALOGUE[name].load()
    with counted() as first:
        once = scenario.simulate(until=0.1)
    with counted() as second:
        again = scenario.simulate(until=0.1)
    assert len(first) >= 5  # the start's were made when the file was read
    assert second == []
    assert same(once, again)


def test_nor_does_what_is_said_of_a_second_motion(counted: Callable[..., Any]) -> None:
    scenario = CATALOGUE["sphere-halves"].load()
    motions = [scenario.simulate(until=0.5) for _ in range(2)]
    words = [str(motions[0])]
    with counted() as made:
        words.append(str(motions[1]))
    assert made == []
    first, second = ([line for line in text.split("\n") if "cost" not in line] for text in words)
    assert first == second


def test_other_values_for_the_same_keys_are_solved_as_a_new_system_solves_them() -> None:
    def hoop() -> tuple[td.System, Any, Any]:
        x, y = td.coordinates("x y")
        held = td.Holonomic(x**2 + y**2 - 1, name="hoop")
        return td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - y, constraints=[held]), x, y

    system, x, y = hoop()
    for at, speed in ((0.6, 1.0), (0.8, -0.5), (0.1, 0.0)):
        start = {x + 2 * y: at + 2 * np.sqrt(1 - at**2), x.dot: speed}
        kept_motion = system.simulate(until=0.5, start=start, guess={x: at, y: 1.0})
        fresh, a, b = hoop()
        start = {a + 2 * b: at + 2 * np.sqrt(1 - at**2), a.dot: speed}
        assert same(kept_motion, fresh.simulate(until=0.5, start=start, guess={a: at, b: 1.0}))


def test_a_start_that_contradicts_is_refused_by_functions_that_are_kept() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2, constraints=[hoop])
    system.simulate(until=0.1, start={x: 0.6, y: 0.8, x.dot: 0.0})
    with pytest.raises(td.ContradictionError, match="hoop"):
        system.simulate(until=0.1, start={x: 0.6, y: 0.7, x.dot: 0.0})


def test_programs_of_a_longer_state_are_kept_apart() -> None:
    system = CATALOGUE["sphere-halves"].load().system
    machine = system.machine
    longer = TangentMachine(machine.programs, 1, False)
    for one in (machine, longer):
        watch, *_ = one.watch(system.beginning.limits, one.programs)
        assert watch is not None
        assert watch.sizes_in == (1, 2 * one.programs.ny, int(one.programs.P.shape[0]))
    assert longer.programs.ny > machine.programs.ny


# --- the parts -------------------------------------------------------------------------------------------
def test_the_oldest_goes_when_too_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    things = Kept()
    made = [things(key, lambda key=key: [key]) for key in "abc"]
    assert things("c", list) is made[2]
    assert things("b", list) is made[1]
    assert things("a", list) == []


def test_numbers_are_those_of_the_function_and_belong_to_the_caller() -> None:
    x, p = ca.SX.sym("x", 3), ca.SX.sym("p", 0)
    outputs = [ca.sin(x), ca.diag(x) * ca.exp(x[0])]
    f, numbers = ca.Function("f", [x, p], outputs), Numbers("f", [x, p], outputs)
    at = np.array([0.3, -2.0, 5.0])
    column, matrix = numbers(at, [])
    assert np.array_equal(column, f(at, [])[0].full().ravel())
    assert np.array_equal(numbers.entries(1, matrix).full(), f(at, [])[1].full())
    before = column.copy()
    numbers(2 * at, [])
    assert np.array_equal(column, before)
    with pytest.raises(ValueError, match="broadcast"):
        numbers(at[:2], [])


def test_parts_of_a_matrix_leave_out_what_is_between_them() -> None:
    matrix = Entries.of(ca.sparsify(ca.DM([[1, 2, 0], [0, 3, 0], [4, 0, 5]])))
    first, last = picks(matrix, [([0, 1], [0, 1]), ([2], [2])])
    assert first.of(matrix).tolist() == [[1, 2], [0, 3]]
    assert last.of(matrix).tolist() == [[5]]
    assert matrix.diagonal().tolist() == [1, 3, 5]


def rows_of(lasting: bool) -> tuple[Rows, ca.Function]:
    t, y, p = ca.SX.sym("t"), ca.SX.sym("y", 2), ca.SX.sym("p", 2)
    f = ca.Function("f", [t, y, p], [ca.sin(y[0] * t) + p[0] * y[1], ca.vertcat(p[1] / y)])
    return Rows("f", f, lasting=lasting), f


@pytest.mark.parametrize("lasting", [False, True])
def test_rows_are_the_same_interpreted_and_in_machine_code(lasting: bool) -> None:
    rows, f = rows_of(lasting)
    rng = np.random.default_rng(2)
    few, many = 10, SOON + (0 if lasting else ROWS + ONCE)
    y, p = rng.normal(size=(few, 2)), rng.normal(size=(3, 2))
    t, which = rng.normal(size=few), rng.integers(0, 3, few)
    expected = np.vstack(
        [ca.vertcat(*f(*z)).full().ravel() for z in zip(t, y, p[which], strict=True)]
    )
    assert np.array_equal(rows(t, y, p, which), expected)
    assert rows._native is None, "ten rows are not worth compiling for"
    rows._asked += many
    np.testing.assert_allclose(rows(t, y, p, which), expected, rtol=1e-14)
    assert rows._native is not None


def test_rows_that_native_code_would_read_beyond_are_refused() -> None:
    rows, _ = rows_of(True)
    t, y, p, which = np.zeros(4), np.ones((4, 2)), np.ones((1, 2)), np.zeros(4, int)
    for bad in ((t, y[:3], p, which), (t, y, p[:, :1], which), (t, y, p, which + 1)):
        with pytest.raises(ValueError, match="row"):
            rows(*bad)
    assert rows(t[:0], y[:0], p, which[:0]).shape == (0, 3)
