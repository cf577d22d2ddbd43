"""Gauss-Newton for starts, in C: every row by itself, in any unit, and honest where there is none, or several."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.test_kernel_problems import native
from trundle.integrate.library import ProblemStruct, fill, furnish, library

BOTH, SECOND, NONE = (np.array(open_, np.int64) for open_ in ([0, 1], [1], []))


@native
def circle(t, x, known, out, work):
    """x^2 + y^2 = R^2 with R known; the side is y > 0."""
    out[0] = x[0] ** 2 + x[1] ** 2 - known[0] ** 2
    out[1], out[2], out[3] = 2 * x[0], 2 * x[1], x[1]


@native
def circle_and_line(t, x, known, out, work):
    """x^2 + y^2 = R^2, y = s x, stated twice: three equations of two unknowns."""
    x1, x2, radius, slope = x[0], x[1], known[0], known[1]
    values = [x1 * x1 + x2 * x2 - radius * radius, x2 - slope * x1, 2 * x2 - 2 * slope * x1]
    values += [2 * x1, -slope, -2 * slope, 2 * x2, 1, 2]
    for k, value in enumerate(values):
        out[k] = value


def problem(f: native, n: int, k: int, open_: NDArray[np.int64], m: int, sides: int) -> Any:
    """A problem in which every unknown and every row stands for itself; and what must live as long."""
    made, count = ProblemStruct(), len(open_)
    keep = [open_, np.arange(n), np.arange(m), np.zeros(max(count, 1), np.int64)]
    room = furnish(
        made, out=m + m * n + sides, A=m * count, b=m, step=count, size=count, trial=n, own=n,
        units=n, beside=n, terms=m, most=m, first=m * n + m, work=1,
    )  # fmt: skip
    fill(
        made, f=f.address, n=n, m=m, k=k, sides=sides, n_open=count, least=-1, open=keep[0],
        groups=keep[1], owners=keep[2], order=keep[3],
    )  # fmt: skip
    return made, keep, room


def solve_rows(
    f: native, x: np.ndarray, known: np.ndarray, open_: NDArray[np.int64], m: int, sides: int,
    solved: NDArray[np.int64] | None = None,
) -> NDArray[np.int64]:  # fmt: skip
    """`solve_rows` of start.c: x (N, n) is solved in place; which rows are solved."""
    made, *_keep = problem(f, x.shape[1], known.shape[1], open_, m, sides)
    done, clock = np.ones(len(x), np.int64) if solved is None else solved, np.zeros(1)
    data = [a.ctypes.data for a in (clock, x, known)]
    library("start").solve_rows(ctypes.byref(made), *data, len(x), done.ctypes.data)
    return done


def solve_alone(f: native, x: np.ndarray, open_: NDArray[np.int64], m: int, sides: int) -> bool:
    """`solve_alone` of start.c from the guesses x (N, n), radius one: whether x[0] is plainly the solution."""
    made, *_keep = problem(f, x.shape[1], 1, open_, m, sides)
    clock, known = np.zeros(1), np.ones(1)
    data = [a.ctypes.data for a in (clock, x, known)]
    return bool(library("start").solve_alone(ctypes.byref(made), *data, len(x)))


@pytest.mark.parametrize("unit", [1e-12, 1e-3, 1.0, 1e9])
def test_rows_are_solved_to_rounding_in_any_unit(unit: float) -> None:
    given = np.linspace(-0.9, 0.9, 19)
    x = np.stack([given, np.ones(19)], axis=1) * unit
    solved = solve_rows(circle, x, np.full((19, 1), unit), SECOND, 1, 1)
    assert solved.tolist() == [1] * 19
    np.testing.assert_allclose(x[:, 1] / unit, np.sqrt(1 - given**2), rtol=2e-15)
    assert np.array_equal(x[:, 0], given * unit)


def test_more_equations_than_unknowns_are_solved_where_they_agree() -> None:
    slopes = np.array([0.0, 0.5, -2.0, 30.0])
    x = np.tile([1.0, 0.1], (4, 1))
    known = np.stack([np.full(4, 2.0), slopes], axis=1)
    assert solve_rows(circle_and_line, x, known, BOTH, 3, 0).tolist() == [1] * 4
    expected = 2 / np.hypot(1, slopes)
    np.testing.assert_allclose(
        x, np.stack([expected, slopes * expected], axis=1), rtol=1e-14, atol=1e-15
    )


def test_a_row_without_a_solution_is_told_and_spoils_no_other() -> None:
    x = np.array([[0.6, 1.0], [1.2, 1.0], [0.8, 1.0]])
    assert solve_rows(circle, x, np.ones((3, 1)), SECOND, 1, 1).tolist() == [1, 0, 1]
    alone = np.array([[0.8, 1.0]])
    solve_rows(circle, alone, np.ones((1, 1)), SECOND, 1, 1)
    assert np.array_equal(alone[0], x[2])


def test_a_solution_on_the_wrong_side_is_none() -> None:
    x = np.array([[0.6, -1.0]])
    assert solve_rows(circle, x, np.ones((1, 1)), SECOND, 1, 1).tolist() == [0]
    assert math.isclose(x[0, 1], -0.8)


def test_equations_that_leave_an_unknown_open_are_no_solution() -> None:
    x = np.array([[0.6, 1.0]])
    assert solve_rows(circle, x, np.ones((1, 1)), BOTH, 1, 1).tolist() == [0]


@pytest.mark.parametrize("unit", [1e-12, 1.0, 1e9])
@pytest.mark.parametrize(("off", "good"), [(0.0, 1), (1e-9, 1), (1e-6, 0)])
def test_a_given_start_is_judged_relative_to_its_size(unit: float, off: float, good: int) -> None:
    x = np.array([[0.6, 0.8 + off]]) * unit
    known = np.full((1, 1), unit)
    assert solve_rows(circle, x, known, NONE, 1, 1).tolist() == [good]


def test_numbers_that_are_not_finite_are_no_solution() -> None:
    x = np.array([[math.nan, 1.0], [0.6, math.inf], [0.6, 1.0]])
    assert solve_rows(circle, x, np.ones((3, 1)), SECOND, 1, 1).tolist() == [0, 0, 1]


def test_rows_that_are_not_asked_for_stay_as_they_are() -> None:
    x = np.array([[0.6, 1.0], [0.8, 1.0]])
    wanted = np.array([0, 1])
    done = solve_rows(circle, x, np.ones((2, 1)), SECOND, 1, 1, solved=wanted)
    assert done.tolist() == [0, 1]
    assert x[0].tolist() == [0.6, 1.0]


def test_guesses_that_meet_are_one_solution() -> None:
    x = np.array(
        [[0.6, 0.1], [0.6, 3.0], [0.6, -5.0], [0.6, 0.9]]
    )  # the third ends on the wrong side
    assert solve_alone(circle, x, SECOND, 1, 1)
    assert math.isclose(x[0, 1], 0.8, rel_tol=1e-15)


@pytest.mark.parametrize("guesses", [[0.1, -5.0], [-1.0, 2.0]])
def test_guesses_that_part_are_not_plain(guesses: list[float]) -> None:
    x = np.array([[0.6, guess] for guess in guesses])
    assert not solve_alone(circle, x, SECOND, 1, 0)


@pytest.mark.parametrize(("given", "open_"), [(1.1, SECOND), (0.6, BOTH)])
def test_what_has_no_solution_or_leaves_an_unknown_open_is_not_plain(
    given: float, open_: NDArray[np.int64]
) -> None:
    assert not solve_alone(circle, np.array([[given, 0.5], [given, 1.0]]), open_, 1, 1)
