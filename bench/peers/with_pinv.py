"""As the papers do: M, Q, A, b in ten coordinates, Eq. 42 with NumPy's pinv, SciPy's integrators."""

from scipy.integrate import solve_ivp

from bench.literal import Literal
from bench.peers.problem import UNTIL, measure
from bench.systems import rolling_sphere

system, start, _ = rolling_sphere()
literal = Literal(system, start)


def run(method: str, rtol: float) -> list[float]:
    found = solve_ivp(literal.rhs, (0, UNTIL), literal.y, method=method, rtol=rtol, atol=rtol / 100)
    return list(found.y[:3, -1])


measure(
    "NumPy pinv and SciPy DOP853, Eq. 42", lambda rtol: run("DOP853", rtol), (1e-7, 1e-9, 1e-11)
)
measure(
    "NumPy pinv and SciPy RK45, Eq. 42", lambda rtol: run("RK45", rtol), (1e-6, 1e-8), begins=False
)
