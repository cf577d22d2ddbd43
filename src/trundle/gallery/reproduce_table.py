"""Seed 003 reproduced: Figs. 2 and 3, multipliers as forces, the vakonomic ball, and the instability by friction."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from trundle.gallery.results import Result
from trundle.gallery.table import (
    OMEGA,
    SHARE,
    closed_form,
    growth_rate,
    spinning_table,
)
from trundle.motion.motion import Motion
from trundle.scenario import Scenario
from trundle.view.figures import new_figure, save_figure

PAPER = "003 Lygeros"
FRICTION = 2e-7  # N m s
COMPARED = 4.0  # s: the vakonomic ball runs away exponentially, so a short time tells


def position(example: Scenario, motion: Motion) -> np.ndarray:
    """x + i y along a motion."""
    return np.asarray(motion[example["x"]] + 1j * motion[example["y"]])


def orbit_rate(example: Scenario, motion: Motion) -> float:
    """Rate (rad/s) at which the velocity turns, from the whole motion."""
    rate = motion[example["x"].dot] + 1j * motion[example["y"].dot]
    angle = np.unwrap(np.angle(rate))
    return float(np.polyfit(motion.t, angle, 1)[0])


def best_multipliers(flat: np.ndarray) -> tuple[tuple[float, float], float]:
    """Initial multipliers that bring the vakonomic ball nearest to the path `flat`, and how near (m).

    `flat` is x + i y at 1001 times from 0 to COMPARED.

    The motion is affine in them, so three runs and a least-squares fit find the best.
    """
    paths = []
    for multipliers in ((0.0, 0.0), (1e-3, 0.0), (0.0, 1e-3)):
        example = spinning_table(principle="vakonomic", multipliers=multipliers)
        paths.append(position(example, example.simulate(until=COMPARED)))
    slopes = [(path - paths[0]) / 1e-3 for path in paths[1:]]
    matrix = np.array([np.concatenate([s.real, s.imag]) for s in slopes]).T
    gap = flat - paths[0]
    best = np.linalg.lstsq(matrix, np.concatenate([gap.real, gap.imag]), rcond=None)[0]
    left = gap - best[0] * slopes[0] - best[1] * slopes[1]
    return (float(best[0]), float(best[1])), float(np.abs(left).max())


def reproduce_table(out: Path) -> list[Result]:
    """Four figures and the results of the ball on the spinning table."""
    results = []
    paths = {}
    for label, alpha in (("level, a = 0 (Fig. 2)", 0.0), ("inclined, a = 0.05 (Fig. 3)", 0.05)):
        example = spinning_table(alpha)
        motion = example.simulate(rtol=1e-12, atol=1e-14)
        paths[label] = position(example, motion)
        error = np.abs(paths[label] - closed_form(motion.t, alpha)).max()
        results.append(
            Result(PAPER, f"{label}: path against the closed form", "0", f"{error:.1e} m")
        )
        results.append(
            Result(PAPER, f"{label}: constraint residual", "0", f"{motion.worst_residual:.1e}")
        )
        if alpha == 0:
            flat = motion, example
    motion, example = flat
    results.append(
        Result(
            PAPER,
            "orbit rate Ω I/(I + M r²)",
            f"{SHARE * OMEGA:.12f} rad/s",
            f"{orbit_rate(example, motion):.12f} rad/s",
        )
    )
    save_figure(_paths(paths), out / "003_table_paths.png")
    save_figure(_multipliers(example, motion), out / "003_table_multipliers.png")
    results += _vakonomic(out)
    results += _instability(out)
    return results


def _paths(paths: dict[str, np.ndarray]) -> object:
    figure, axes = new_figure(1, 2, size=(9.6, 4.4))
    for ax, (label, z) in zip(axes, paths.items(), strict=True):
        ax.plot(z.real, z.imag)
        ax.plot(z.real[0], z.imag[0], "o", color="0.2", markersize=5)
        ax.annotate("start", (z.real[0], z.imag[0]), textcoords="offset points", xytext=(7, 5))
        ax.set(xlabel="$q_1$, downhill (m)", ylabel="$q_2$ (m)", title=label)
        ax.set_aspect("equal", adjustable="datalim")
    return figure


def _multipliers(example: Scenario, motion: Motion) -> object:
    figure, ax = new_figure(size=(6.8, 3.8))
    for i in range(2):
        ax.plot(motion.t, 1e3 * motion.multipliers[:, i], label=rf"$\lambda_{i + 1}$")
    a = motion[example["x"].dot.dot]
    ax.plot(
        motion.t[::40],
        10 * a[::40],
        "o",
        markersize=3.5,
        label=r"$M\ddot q_1$ (Eq. 24)",
        color="0.2",
    )
    ax.set(
        xlabel="time (s)",
        ylabel="force (mN)",
        title="Multipliers are the table's force on the ball",
    )
    ax.legend(loc="upper right", ncols=3)
    ax.margins(y=0.2)
    return figure


def _vakonomic(out: Path) -> list[Result]:
    rolling = spinning_table()
    z = position(rolling, rolling.simulate(until=COMPARED))
    zero = spinning_table(principle="vakonomic")
    path = position(zero, zero.simulate(until=COMPARED))
    best, left = best_multipliers(z)
    nearest = spinning_table(principle="vakonomic", multipliers=best)
    closest = position(nearest, nearest.simulate(until=COMPARED))
    figure, ax = new_figure(size=(6.4, 5.2))
    ax.plot(z.real, z.imag, label="d'Alembert (rolling ball)")
    ax.plot(path.real, path.imag, label=r"vakonomic, $\lambda(0) = 0$")
    ax.plot(closest.real, closest.imag, "--", label=r"vakonomic, best $\lambda(0)$")
    ax.plot(z.real[0], z.imag[0], "o", color="0.2", markersize=5)
    ax.set(xlabel="$q_1$ (m)", ylabel="$q_2$ (m)", title="Same ball, same start, two principles")
    near = 1.6 * np.abs(np.concatenate([z, closest]) - z[0]).max()
    ax.set(xlim=(z.real[0] - near, z.real[0] + near), ylim=(z.imag[0] - near, z.imag[0] + near))
    ax.set_aspect("equal")
    ax.legend(loc="upper left")
    save_figure(figure, out / "003_table_vakonomic.png")
    apart = np.abs(path - z)
    return [
        Result(
            PAPER,
            "vakonomic against d'Alembert, λ(0) = 0",
            "different motions",
            f"{apart.max():.3f} m apart within {COMPARED:g} s",
        ),
        Result(
            PAPER,
            "vakonomic with the best λ(0)",
            "no λ(0) gives the same motion",
            f"still {left:.3f} m apart, λ(0) = ({best[0]:.2e}, {best[1]:.2e}) N s",
        ),
    ]


def _instability(out: Path) -> list[Result]:
    figure, ax = new_figure(size=(6.8, 3.8))
    results = []
    for c in (0.0, FRICTION):
        example = spinning_table(rolling_friction=c)
        motion = example.simulate(until=60.0)
        label = "no friction" if c == 0 else f"viscous rolling friction, {c:g} N m s"
        rate = np.abs(motion[example["x"].dot] + 1j * motion[example["y"].dot])
        ax.semilogy(motion.t, rate, label=label)
        if c > 0:
            late = motion.t > 40
            measured = float(np.polyfit(motion.t[late], np.log(rate[late]), 1)[0])
            results.append(
                Result(
                    PAPER,
                    "growth rate with viscous rolling friction",
                    f"unstable; {growth_rate(c):.6f} 1/s by the characteristic equation",
                    f"{measured:.6f} 1/s",
                )
            )
    ax.set(
        xlabel="time (s)",
        ylabel="speed of the centre (m/s)",
        title="Friction drives the ball outwards",
    )
    ax.legend(loc="upper left")
    save_figure(figure, out / "003_table_instability.png")
    return results
