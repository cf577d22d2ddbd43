"""SymPy's Kane, lambdify, SciPy DOP853."""

import numpy as np
import sympy as sm
from scipy.integrate import solve_ivp

from bench.peers import problem as of
from bench.peers.kane import derived

method, q, w = derived()
state = [*q, *w]
both = sm.lambdify(state, (method.mass_matrix, method.forcing), cse=True)
moves = sm.lambdify(state, [method.kindiffdict()[c.diff()] for c in q], cse=True)


def rhs(t: float, y: np.ndarray) -> np.ndarray:
    M, f = both(*y)
    return np.concatenate([moves(*y), np.linalg.solve(M, f).ravel()])


def run(rtol: float) -> tuple[float, float, float]:
    found = solve_ivp(rhs, (0, of.UNTIL), of.start(), method="DOP853", rtol=rtol, atol=rtol / 100)
    return of.centre(*found.y[:2, -1])


of.measure("SymPy's Kane, lambdify, SciPy DOP853", run)
