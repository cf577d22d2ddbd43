"""Paper 003 reproduced: Figs. 2 and 3, multipliers as forces, the vakonomic ball, and the instability by friction."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np

from papers.closed_forms import OMEGA, SHARE, I, M, R, growth_rate, table_path
from papers.results import Result
from papers.sheet import Sheet
from papers.subjects import TABLE as PAPER
from trundle.gallery import spinning_table, spinning_table_3d
from trundle.scenario import Scenario
from trundle.shown import Motion
from trundle.view.figures import COLOURS, new_figure

# Seconds: that ball runs away exponentially (8.8e9 m in 20 s), so a short time tells.
VAKONOMIC_UNTIL = 4.0
VAKONOMIC_SEEN = 2.0  # s: within that it is still beside the others
FRICTION = 2e-7  # N m s
INCLINED = 0.05  # rad
TIGHT = {"rtol": 1e-12, "atol": 1e-14}
Run = tuple[Scenario, Motion]


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

    `flat` is x + i y at 1001 times from 0 to VAKONOMIC_UNTIL.

    The motion is affine in them, so three runs and a least-squares fit find the best.
    """
    paths = []
    for multipliers in ((0.0, 0.0), (1e-3, 0.0), (0.0, 1e-3)):
        example = spinning_table("vakonomic", multipliers=multipliers)
        paths.append(position(example, example.simulate(until=VAKONOMIC_UNTIL)))
    slopes = [(path - paths[0]) / 1e-3 for path in paths[1:]]
    matrix = np.array([np.concatenate([s.real, s.imag]) for s in slopes]).T
    gap = flat - paths[0]
    best = np.linalg.lstsq(matrix, np.concatenate([gap.real, gap.imag]), rcond=None)[0]
    left = gap - best[0] * slopes[0] - best[1] * slopes[1]
    return (float(best[0]), float(best[1])), float(np.abs(left).max())


def reproduce_table(folder: Path) -> Sheet:
    """Four figures, three animations and the results of the ball on the spinning table."""
    sheet = Sheet(PAPER, folder)
    runs: dict[float, Run] = {}
    for alpha, number in ((0.0, "2"), (INCLINED, "3")):
        example = spinning_table(alpha=alpha)
        runs[alpha] = example, example.simulate(**TIGHT)
        label = "level" if alpha == 0 else "inclined"
        space = spinning_table_3d(alpha=alpha)
        motion = space.simulate(**TIGHT)
        sheet.animation(motion, f"{label}.html", f"The ball on the {label} table", [number])
        sheet.data(
            _columns(*runs[alpha]),
            f"{label}.csv",
            f"place, rates and multipliers on the {label} table",
        )
        sheet.results += _path_results(alpha, number, runs[alpha], (space, motion))
    caption = (
        "Above, the level table: a circle, off the table's axis. Below, the inclined one: it drifts "
        "across the slope, not down it. The paper does not say where its ball starts, so the "
        "shapes can be compared, not the places."
    )
    sheet.figure(_paths(runs), "fig02_03.svg", caption, ["2", "3"])
    sheet.figure(
        _multipliers(*runs[0.0]),
        "multipliers.svg",
        "The multipliers over time, and M q̈₁ as dots: they are the table's force on the ball (Eq. 24).",
    )
    level, on_it = runs[0.0]
    actual, virtual = work_of_the_table(on_it, level)
    low, high = 1e6 * on_it.energy.min(), 1e6 * on_it.energy.max()
    sheet.results += _equations(level, on_it)
    sheet.results += PAPER.judge("work", actual=actual, virtual=virtual)
    sheet.results += [*_vakonomic(sheet), *_instability(sheet)]
    sheet.findings.append(
        PAPER.finding("work", virtual=virtual, actual_mW=1e3 * actual, low=low, high=high)
    )
    return sheet


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    columns = {"t": motion.t}
    for name in ("x", "y", "q3", "q4", "q5"):
        columns |= {name: motion[example[name]], f"{name}.dot": motion[example[name].dot]}
    return columns | {f"lambda{i + 1}": motion.multipliers[:, i] for i in range(2)}


# --- results --------------------------------------------------------------------------------------------
def _path_results(alpha: float, number: str, run: Run, space: Run) -> list[Result]:
    example, motion = run
    label = f"{'level' if alpha == 0 else 'inclined'} (Fig. {number})"
    z = position(example, motion)
    error = float(np.abs(z - table_path(motion.t, alpha)).max())
    inside, other = space
    gap = float(np.abs(position(inside, other.at(motion.t)) - z).max())
    file = f"{'level' if alpha == 0 else 'inclined'}.html"
    residual = motion.worst_residual
    return PAPER.judge("path", label=label, error=error, residual=residual, gap=gap, file=file)


def _equations(example: Scenario, motion: Motion) -> list[Result]:
    lam, a = (
        motion.multipliers,
        {name: motion[example[name].dot.dot] for name in ("x", "y", "q3", "q4", "q5")},
    )
    force = max(np.abs(M * a["x"] - lam[:, 0]).max(), np.abs(M * a["y"] - lam[:, 1]).max())
    turn = max(
        np.abs(I * a["q3"] - R * lam[:, 1]).max(),
        np.abs(I * a["q4"] + R * lam[:, 0]).max(),
    )
    rate = orbit_rate(example, motion)
    period = 2 * np.pi / (SHARE * OMEGA)
    there = motion.at([0.0, period])
    back = float(np.abs(np.diff(position(example, there)))[0])
    return PAPER.judge(
        "equations", exact=SHARE * OMEGA, rate=rate, off=abs(rate - SHARE * OMEGA), period=period,
        back=back, force=force, turn=turn,
    )  # fmt: skip


def work_of_the_table(motion: Motion, example: Scenario) -> tuple[float, float]:
    """Largest power (W) of the forces of constraint in the motion itself, and in the virtual displacements A dq = 0."""
    actual = float(np.abs(motion.power(example["rolling"])).max())
    force = motion.force(example["rolling"])
    rows = np.array([[1, 0, 0, -R, 0], [0, 1, R, 0, 0]])  # A of Eqs. 22 and 23
    free = np.linalg.svd(rows)[2][2:]  # all dq with A dq = 0
    size = float(np.abs(motion.v).max())
    return actual, float(np.abs(force @ free.T).max() * size)


def _vakonomic(sheet: Sheet) -> list[Result]:
    rolling = spinning_table()
    rolls = rolling.simulate(until=VAKONOMIC_UNTIL)
    z = position(rolling, rolls)
    zero = spinning_table("vakonomic")
    path = position(zero, zero.simulate(until=VAKONOMIC_UNTIL))
    best, left = best_multipliers(z)
    nearest = spinning_table("vakonomic", multipliers=best)
    near = nearest.simulate(until=VAKONOMIC_UNTIL)
    closest = position(nearest, near)
    others = {
        "vakonomic, λ(0) = 0": zero.simulate(until=VAKONOMIC_SEEN),
        "vakonomic, best λ(0)": near,
    }
    wide = dataclasses.replace(rolls.view, extent=0.45)  # m of the table, below all three
    said = "Rolling, and vakonomic, from one start"
    sheet.animation(rolls, "principles.html", said, live=[], beside=others, view=wide)
    caption = (
        "The rolling ball, and the ball whose action is stationary, with multipliers that start at "
        "zero and with those that come nearest."
    )
    sheet.figure(_principles(z, path, closest), "vakonomic.svg", caption)
    apart, size = float(np.abs(path - z).max()), float(np.abs(z - z[0]).max())
    return PAPER.judge(
        "vakonomic", apart=apart, until=VAKONOMIC_UNTIL, size=size, tenth=0.1 * size, left=left,
        best=best,
    )  # fmt: skip


def _instability(sheet: Sheet) -> list[Result]:
    speeds: dict[str, tuple[np.ndarray, np.ndarray]] = {}
    for c in (0.0, FRICTION):
        example = spinning_table("friction", c=c) if c else spinning_table()
        motion = example.simulate(until=60.0)
        label = "no friction" if c == 0 else f"viscous rolling friction, {1e6 * c:g} µN m s"
        speeds[label] = motion.t, np.abs(motion[example["x"].dot] + 1j * motion[example["y"].dot])
    t, speed = speeds[label]
    late = t > 40
    measured = float(np.polyfit(t[late], np.log(speed[late]), 1)[0])
    exact = growth_rate(FRICTION)
    caption = (
        "Speed of the centre. Without friction it is constant; rolling friction, of all things, "
        "drives the ball outwards."
    )
    sheet.figure(_growth(speeds), "instability.svg", caption)
    off = abs(measured / exact - 1)
    return PAPER.judge("friction", measured=measured, exact=exact, off=off)


# --- figures --------------------------------------------------------------------------------------------
def _mark_start(ax: Any, z: complex) -> None:
    ax.plot(z.real, z.imag, "o", color="0.2", markersize=5)
    ax.annotate(
        "start", (z.real, z.imag), textcoords="offset points", xytext=(-8, -3), ha="right", va="top"
    )


def _paths(runs: dict[float, Run]) -> Any:
    figure, axes = new_figure(2, 1, size=(4.8, 6.6))
    for ax, (alpha, run) in zip(axes, runs.items(), strict=True):
        z = position(*run)
        ax.plot(z.real, z.imag)
        _mark_start(ax, z[0])
        ax.set(xlabel="$q_1$, downhill (m)" if alpha else "$q_1$ (m)", ylabel="$q_2$ (m)")
        ax.set_title(f"Inclined, a = {alpha:g} rad (Fig. 3)" if alpha else "Level, a = 0 (Fig. 2)")
        ax.set_aspect("equal", adjustable="datalim")
        ax.margins(0.12)
    return figure


def _multipliers(example: Scenario, motion: Motion) -> Any:
    figure, ax = new_figure(size=(4.8, 3.2))
    for i in range(2):
        ax.plot(motion.t, 1e3 * motion.multipliers[:, i], label=rf"$\lambda_{i + 1}$")
    a = 1e3 * M * motion[example["x"].dot.dot]
    ax.plot(
        motion.t[::40], a[::40], "o", markersize=3.5, label=r"$M\ddot q_1$ (Eq. 24)", color="0.2"
    )
    title = "Multipliers are the table's force on the ball"
    ax.set(xlabel="time (s)", ylabel="force (mN)", title=title)
    ax.legend(loc="upper right", ncols=3)
    ax.margins(y=0.25)
    return figure


def _principles(z: np.ndarray, path: np.ndarray, closest: np.ndarray) -> Any:
    figure, ax = new_figure(size=(4.8, 4.2))
    ax.plot(z.real, z.imag, label="d'Alembert (rolling ball)")
    ax.plot(path.real, path.imag, label=r"vakonomic, $\lambda(0) = 0$")
    ax.plot(
        closest.real, closest.imag, "--", color=COLOURS[2], label=r"vakonomic, best $\lambda(0)$"
    )
    _mark_start(ax, z[0])
    ax.set(xlabel="$q_1$ (m)", ylabel="$q_2$ (m)", title="Same ball, same start, two principles")
    both = np.concatenate([z, closest])
    low, high = both.real.min(), both.real.max()
    edge = 0.35 * (high - low)
    ax.set(
        xlim=(low - 2 * edge, high + 4 * edge),
        ylim=(both.imag.min() - 2.4 * edge, both.imag.max() + edge),
    )
    ax.set_aspect("equal", adjustable="box")
    ax.legend(loc="lower right")
    return figure


def _growth(speeds: dict[str, tuple[np.ndarray, np.ndarray]]) -> Any:
    figure, ax = new_figure(size=(4.8, 3.2))
    for label, (t, speed) in speeds.items():
        ax.semilogy(t, speed, label=label)
    title = "Friction drives the ball outwards"
    ax.set(xlabel="time (s)", ylabel="speed of the centre (m/s)", title=title)
    ax.legend(loc="upper left")
    return figure
