"""Compile what a live page draws into one program: every array of the scene that says what it is made from.

    frame  (t, [y, dy/dt], P) -> all values of one frame

The page evaluates it at the frames of each motion it makes, and puts the values where the recorded ones stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations
from trundle.view.arrays import Array

LOOKS = 3  # states at which two expressions are compared


class Wanted(NamedTuple):
    """An array of the scene: where it stands, the graph of its values, and how they are made from that."""

    path: Sequence[Any]
    graph: ca.SX
    how: str


def wanted_in(data: Any, eq: Equations, path: tuple[Any, ...] = ()) -> Iterator[Wanted]:
    """Everything in the data of a scene that a live page makes again."""
    if isinstance(data, Array):
        if data.sources:
            yield Wanted(path, data.graph(eq), data.how)
    elif isinstance(data, Mapping):
        for key, one in data.items():
            yield from wanted_in(one, eq, (*path, key))
    elif isinstance(data, list):
        for i, one in enumerate(data):
            yield from wanted_in(one, eq, (*path, i))


def frame_program(programs: Programs, wanted: Sequence[Wanted], lam0: ca.SX) -> ca.Function:
    """The program of one frame; `lam0` stands for the multipliers of the frictionless system."""
    eq, law = programs.equations, programs.law
    rate = ca.SX.sym("rate", programs.ny)
    column = ca.vertcat(ca.SX(0, 1), *(one.graph for one in wanted))
    solved = ca.densify(law.results).elements()[eq.n :]
    results = ca.vertcat(rate[eq.n : 2 * eq.n], *solved)
    if ca.depends_on(column, lam0):
        column = ca.substitute(column, lam0, law.lam0)
    made = ca.substitute(column, eq.results, results)
    inputs = [eq.t, ca.vertcat(programs.y, rate), programs.P]
    return ca.Function("frame", inputs, [ca.densify(made)])


def same_values(eq: Equations, a: ca.SX, b: ca.SX) -> bool:
    """Whether two expressions have the same values at some states."""
    if ca.is_equal(a, b, 1):
        return True
    f = ca.Function("both", eq.symbols, [a, b])
    rng = np.random.default_rng(11)
    for _ in range(LOOKS):
        x, y = f(*(rng.normal(size=s.shape[0]) for s in eq.symbols))
        if not abs(float(x) - float(y)) <= 1e-9 * (abs(float(x)) + abs(float(y)) + 1e-3):
            return False
    return True
