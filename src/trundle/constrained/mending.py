"""A start that contradicts the constraints, mended: which of its values, changed alone, would do, and to what.

Each value that was given is left out in turn, and solved for near what it was. The one that changes least is the
line to type. A body's quaternion, of which no number stands alone, is no such value.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import casadi as ca
import numpy as np

from trundle.constrained.given import Given, Sorted
from trundle.constrained.stage import Sought
from trundle.errors import ContradictionError, StartError, TrundleError

MOST_VALUES, MOST_UNKNOWNS = 24, 200  # that are tried one by one
LARGEST = 1.0  # change of a value, relative: a larger one, and one of sign, is another start
NONE = 1e-9  # of a value: what is as good as zero then is what the start was about
DIGITS = 10  # of a value to type: more than a start is held to

Solve = Callable[[Sorted, Sorted], np.ndarray]


class WrongSide(StartError):
    """All equations hold, in a position that a joint or a contact does not mean."""


@contextlib.contextmanager
def mending(sought: Sought, given: Sorted, guesses: Sorted, solve: Solve) -> Iterator[None]:
    """A contradiction of the block has the line to type, if one value makes it.

    solve   a stage with other values given and guessed
    """
    try:
        yield
    except (ContradictionError, WrongSide) as error:
        if isinstance(error, WrongSide) or error.key == "start":
            mended = _one_value(sought, given, guesses, solve)
            if mended is not None:
                raise _instead(error, *mended) from None
        raise


def _one_value(
    sought: Sought, given: Sorted, guesses: Sorted, solve: Solve
) -> tuple[str, float, float] | None:
    """The name of the value that changes least, what it is, and what it would have to be."""
    what, names = sought.stage.what, sought.stage.names
    direct, equations = given[what]
    near, near_equations = guesses[what]
    if len(direct) + len(equations) > MOST_VALUES or len(names) > MOST_UNKNOWNS:
        return None
    least, found = LARGEST, None
    values: list[Given | int] = [*direct, *equations]
    for one in values:
        if isinstance(one, Given):
            name, before = one.text, one.value
            fewer = direct, [other for other in equations if other is not one]
            guess = near, [*near_equations, one]
        else:
            name, before = names[one], direct[one]
            if ".u" in name:
                continue
            fewer = {i: x for i, x in direct.items() if i != one}, equations
            guess = near | {one: before}, near_equations
        try:
            full = solve({**given, what: fewer}, {**guesses, what: guess})
        except TrundleError:
            continue
        after = _value(sought, one, full)
        change = abs(after - before) / max(abs(after), abs(before), 1e-300)
        if 0 < change <= least and abs(after) > NONE * abs(before):
            least, found = change, (name, before, after)
    return found


def _value(sought: Sought, one: Given | int, full: np.ndarray) -> float:
    if not isinstance(one, Given):
        return float(full[one])
    stage = sought.stage
    value = ca.Function("value", [stage.symbols, stage.known], [one.expression])
    return float(value(full, sought.known))


def _instead(error: TrundleError, name: str, before: float, after: float) -> TrundleError:
    value = f"{after:.{DIGITS}g}"
    given, cause = error.given, error.cause
    if isinstance(error, WrongSide):
        given = f"The start contradicts the constraints: {name} = {before:g} does not go with its other values."
        cause = "a value too many was given, or was rounded"
    return ContradictionError(
        given,
        "values that satisfy every constraint",
        cause,
        f'start={{..., "{name}": {value}}}  # with its other values; or without it',
        key=("start", name, value),
    )
