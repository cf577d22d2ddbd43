"""heyoka's Taylor method on the equations derived by hand."""

import heyoka as hy
import numpy as np

from bench.peers import problem as of

y = hy.make_vars(*(f"y{i}" for i in range(9)))
system = list(zip(y, of.rate(y, hy.sqrt), strict=True))
made = {}


def run(tolerance: float) -> tuple[float, float, float]:
    if tolerance not in made:
        made[tolerance] = hy.taylor_adaptive(system, of.start(), tol=tolerance)
    motion = made[tolerance]
    motion.time, motion.state[:] = 0.0, np.array(of.start())
    motion.propagate_until(of.UNTIL)
    return of.centre(*motion.state[:2])


of.measure("heyoka's Taylor method, equations derived by hand", run)
