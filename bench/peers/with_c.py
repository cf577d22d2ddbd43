"""The limit: equations derived by hand, in C."""

from bench.by_hand import Problem
from bench.peers.problem import PLACE, SPEED, UNTIL, measure

problem = Problem("sphere", UNTIL)
begin = problem.start((*PLACE, *SPEED))


def run(rtol: float) -> list[float]:
    state = begin.copy()
    problem.run(state, rtol, rtol / 100)
    return list(problem.centre(state))


measure("the limit: equations derived by hand, in C", run, begins=False)
