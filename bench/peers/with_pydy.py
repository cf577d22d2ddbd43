"""PyDy's Cython code for SymPy's Kane, SciPy DOP853."""

import os
import tempfile

import numpy as np
import sympy as sm
from pydy.codegen.ode_function_generators import generate_ode_function
from scipy.integrate import solve_ivp

from bench.peers import problem as of
from bench.peers.kane import derived

os.chdir(tempfile.mkdtemp())
gravity = sm.Symbol("g")
method, q, w = derived(gravity)
rhs = generate_ode_function(
    method.forcing_full, q, w, [gravity], mass_matrix=method.mass_matrix_full, generator="cython"
)
constants = np.array([of.GRAVITY])


def run(rtol: float) -> tuple[float, float, float]:
    found = solve_ivp(
        lambda t, y: rhs(y, t, constants), (0, of.UNTIL), of.start(),
        method="DOP853", rtol=rtol, atol=rtol / 100,
    )  # fmt: skip
    return of.centre(*found.y[:2, -1])


of.measure("PyDy with Cython, SciPy DOP853", run)
