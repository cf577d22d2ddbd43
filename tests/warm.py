"""Compile numba's kernels once, before parallel workers would each compile them for themselves."""

import sys

import trundle as td


def main() -> None:
    single_runs()
    if "ensembles" in sys.argv:
        ensembles()


def ensembles() -> None:
    import numpy as np

    from trundle.study import keep
    from trundle.study.ensemble import Ensemble

    x, *_ = td.coordinates("x")
    system = td.System(lagrangian=(x.dot**2 - x**2) / 2)
    start = np.array([1.0, 0.0])
    machine, p = system._machine, np.zeros(0)
    P = machine.parameters(p, machine.scales(0.0, start, p))
    Ensemble(system, {"x": keep.least(x)}, 0.1).run(start[None], P[None])


def single_runs() -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    bead = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
        constraints=[hoop],
        forces=[td.Coulomb(hoop, 0.2)],
    )
    motion = bead.simulate(until=0.1, start={x: 1, y: 0, y.dot: -1}, events=[x])
    motion.at([0.05])[x]
    z, *_ = td.coordinates("z")
    uneven = td.System(  # masses so far apart that the pivoted solve takes over
        kinetic=1e-9 * x.dot**2 + 1e9 * (y.dot**2 + z.dot**2),
        potential=1e9 * y**2,
        constraints=[
            td.Holonomic(0.7 * (x - y), name="near"),
            td.Holonomic(0.7 * (x - z), name="far"),
        ],
    )
    uneven.simulate(until=0.1, start={x: 1, x.dot: 0}, samples=2)[x]
    td.sweep(uneven, {x: [1.0, 2.0]}, 0.1, {x.dot: 0}, {"most": td.keep.most(x)})


if __name__ == "__main__":
    main()
