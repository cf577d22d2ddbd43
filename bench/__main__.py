"""`python -m bench`: the benchmark table. Ratios are measured side by side in one run, best of several."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from bench.ensemble import ensembles
from bench.often import call_often
from bench.systems import chain, rolling_sphere
from trundle.constrained.equations import Equations
from trundle.constrained.forms import udwadia_phohomsiri
from trundle.constrained.start import find_start
from trundle.gallery import rattleback
from trundle.gallery import rolling_sphere as rolling_sphere_example

# centre of the half titanium, half vanadium sphere after 10 s, from hand-derived equations in long double
END_OF_CENTRE = np.array([-0.60226659177607933, 2.4041401762516701, 0.55100033201303877])


def best(work: Callable[[], Any], repeats: int) -> float:
    """Shortest of several timings, s."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


class Literal:
    """The yardstick: M, Q, A, b evaluated, then Eq. 42 of seed 000 with NumPy's pinv, as the papers do."""

    def __init__(self, system: Any, start: Any) -> None:
        self.eq: Equations = system._equations
        self.p = self.eq.parameter_values
        self.y, _ = find_start(self.eq, 0.0, self.p, start)

    def rhs(self, t: float, y: np.ndarray) -> np.ndarray:
        M, Q, A, b = (part.full() for part in self.eq.terms(t, y, self.p)[:4])
        n = self.eq.n
        return np.concatenate([y[n:], udwadia_phohomsiri(M, Q.ravel(), A, b.ravel())])


def line(what: str, value: str, goal: str = "") -> None:
    print(f"  {what:<62} {value:>16}   {goal}", flush=True)


def sphere() -> float:
    """Seconds of one run with the literal formula, SciPy's RK45."""
    print("Seed 000's sphere, 10 coordinates, 8 rows, rtol 1e-11")
    system, start, _ = rolling_sphere()
    literal = Literal(system, start)
    options: dict[str, Any] = {"start": start, "rtol": 1e-11, "atol": 1e-13}
    motion = system.simulate(until=10, **options)
    machine = system._machine
    P = motion._run.phases[0].P
    rhs = machine.native["rhs"]
    count = 20000
    native = best(lambda: call_often(rhs, count, literal.y, P), 5) / count
    slow = best(lambda: [literal.rhs(0.0, literal.y) for _ in range(200)], 5) / 200
    line(
        "one evaluation of q'', native", f"{native * 1e9:.0f} ns", f"{rhs.n_operations} operations"
    )
    line("one evaluation of q'', literal Eq. 42 in NumPy", f"{slow * 1e6:.0f} us")
    line("ratio", f"{slow / native:.0f}", "goal 300")
    run = best(lambda: system.simulate(until=10, **options), 5)
    seconds = min(system.simulate(until=10, **options).stats.seconds for _ in range(5))
    line(
        "run of 10 s, native, steps only",
        f"{seconds * 1e3:.2f} ms",
        f"{motion.stats.evaluations} evaluations",
    )
    line("run of 10 s, native, simulate() in all", f"{run * 1e3:.1f} ms")
    for method, until in (("DOP853", 10.0), ("RK45", 1.0)):
        began = time.perf_counter()
        solve_ivp(literal.rhs, (0, until), literal.y, method=method, rtol=1e-11, atol=1e-13)
        took = (time.perf_counter() - began) * 10 / until
        line(
            f"run of 10 s, SciPy {method} with the literal formula",
            f"{took:.2f} s",
            "from 1 s" if until < 10 else "",
        )
        line("ratio to simulate() in all", f"{took / run:.0f}", "goal 100")
        line("ratio to the steps only", f"{took / seconds:.0f}")
    line("constraint residual at the end, relative", f"{motion.worst_residual:.1e}")
    line("energy drift", f"{motion.energy_drift:.1e}")
    return took


def packaged() -> dict[int, float]:
    """The same sphere from ready-made parts, one and two particles; beside hand-derived C if it is at hand.

    Motions per second of the C program, by its lanes.
    """
    print("The same from td.Sphere, td.Surface and td.Rolling")
    options: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}
    seconds, by_hand = {}, dict[int, float]()
    for particles in (1, 2):
        name = ("one particle", "two particles")[particles - 1]
        example = rolling_sphere_example(kind="halves", formulation=name)
        motions = [example.simulate(**options) for _ in range(20)]
        seconds[particles] = min(motion.stats.seconds for motion in motions)
        ball = example["ball"]
        error = float(np.abs(motions[0][ball.point(ball.centre)][-1] - END_OF_CENTRE).max())
        line(
            f"{name}, steps only",
            f"{seconds[particles] * 1e3:.2f} ms",
            f"{motions[0].stats.evaluations} evaluations, end within {error:.0e} m",
        )
        if particles == 1:
            by_hand = _beside_c(seconds[1], error)
    line("13 coordinates against 10", f"{seconds[2] / seconds[1]:.2f}", "goal 1.6")
    return by_hand


def _beside_c(seconds: float, error: float) -> dict[int, float]:
    """Minimal coordinates by hand, in C, where that program was built (TRUNDLE_LIMIT names it)."""
    program = os.environ.get("TRUNDLE_LIMIT", "")
    if not program:
        line("hand-derived C program", "not measured", "set TRUNDLE_LIMIT to the built program")
        return {}
    out = json.loads(
        subprocess.run([program, "s1"], capture_output=True, text=True, check=True).stdout
    )
    runs = [run for run in out["runs"] if run["err_centre"] <= error]
    quickest = min(run["ms"] for run in runs)
    line("hand-derived C at the same error", f"{quickest:.2f} ms")
    line("ratio", f"{seconds * 1e3 / quickest:.1f}", "goal 6, then 2")
    return {r["lanes"]: float(r["traj_per_s"]) for r in out["ensemble"] if r["rtol"] == 1e-11}


def rattling() -> None:
    print("Rattleback, 1,000 s at rtol 1e-11")
    example = rattleback()
    motions = [example.simulate(until=1000.0, rtol=1e-11, atol=1e-13) for _ in range(3)]
    line("steps only", f"{min(m.stats.seconds for m in motions):.3f} s", "goal 0.5 s")
    line("constraint residual, relative", f"{motions[0].worst_residual:.1e}", "goal 1e-13")
    line("energy drift", f"{motions[0].energy_drift:.1e}")


def first_result() -> None:
    print("From System to native code, 10 coordinates, 8 rows")

    def make() -> None:
        system, _, _ = rolling_sphere()
        assert system._machine.native

    with tempfile.TemporaryDirectory() as folder:
        kept = os.environ.get("TRUNDLE_CACHE_DIR")
        cold = []
        for i in range(3):
            os.environ["TRUNDLE_CACHE_DIR"] = os.path.join(folder, str(i))
            cold.append(best(make, 1))
        warm = best(make, 5)
        if kept is None:
            del os.environ["TRUNDLE_CACHE_DIR"]
        else:
            os.environ["TRUNDLE_CACHE_DIR"] = kept
    line("compiled", f"{min(cold):.3f} s", "goal 0.3 s")
    line("from the disk cache", f"{warm:.3f} s", "goal 0.05 s")


def chains() -> None:
    print("A chain of N links: derive, compile, run (0.2 s of motion)")
    sizes, rows = [10, 30, 100, 300, 1000], []
    for N in sizes:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["TRUNDLE_CACHE_DIR"] = folder
            t0 = time.perf_counter()
            system, start = chain(N)
            programs = system._machine.programs
            assert programs.rhs, programs.finish
            t1 = time.perf_counter()
            native = system._machine.native
            t2 = time.perf_counter()
            options: dict[str, Any] = {"start": start, "rtol": 1e-8, "atol": 1e-10}
            motions = [system.simulate(until=0.2, **options) for _ in range(4)]
            motion, seconds = motions[0], min(m.stats.seconds for m in motions)
            rows.append((t1 - t0, t2 - t1, seconds, seconds / motion.stats.evaluations))
            del os.environ["TRUNDLE_CACHE_DIR"]
        line(
            f"N = {N}: {native['rhs'].n_operations} operations, {motion.stats.evaluations} evaluations",
            f"{rows[-1][0]:.2f} {rows[-1][1]:.2f} {rows[-1][2]:.3f} s",
            f"{rows[-1][3] * 1e6:.2f} us each",
        )
    table = np.log(np.array(rows))
    slopes = [np.polyfit(np.log(sizes[1:]), table[1:, k], 1)[0] for k in range(4)]
    for name, slope in zip(("derive", "compile", "run", "one evaluation"), slopes, strict=True):
        line(f"exponent of {name}, N = {sizes[1]} ... {sizes[-1]}", f"{slope:.2f}", "goal 1")


def main() -> None:
    literal = sphere()
    by_hand = packaged()
    ensembles(line, literal, by_hand)
    rattling()
    first_result()
    chains()


if __name__ == "__main__":
    main()
