"""Seed 002 reproduced: Figs. 3-15 as figures and as numbers, and which of the paper's claims the motion bears out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from trundle.constrained.forms import is_determined
from trundle.gallery.moving_parabola import CASES, DURATION, moving_parabola
from trundle.gallery.reproduce_sphere import write_columns
from trundle.gallery.results import Result
from trundle.gallery.sphere_on_surface import along, step_times
from trundle.motion.motion import Motion
from trundle.scenario import Scenario
from trundle.view.figures import new_figure, save_figure

PAPER = "002 Udwadia & Di Massa"
LONG = 20.0  # s: five times what the paper shows, for what it says about boundedness
SETS = ("I", "II", "III")
Runs = dict[str, tuple[Scenario, Motion]]


def reproduce_parabola(out: Path) -> list[Result]:
    """Three figures, thirteen tables of numbers (.csv) and the paper's claims, one by one."""
    runs: Runs = {}
    for case in CASES:
        example = moving_parabola(case)
        runs[case] = example, example.simulate(until=LONG, rtol=1e-12, atol=1e-14, samples=4001)
        shown = runs[case][1].at(np.linspace(0, DURATION, 1001))
        write_columns(_columns(example, shown), out / f"002_{case}.csv")
    save_figure(_paths(runs), out / "002_figs03_14_paths.png")
    save_figure(_errors(runs), out / "002_figs03_14_errors.png")
    save_figure(_figure_15(*runs["fig15"]), out / "002_fig15.png")
    return [*_quality(runs), *_set_one(runs), *_set_two(runs), *_set_three(runs), *_audit(runs)]


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    columns = {"t": motion.t}
    for name in ("C", "P"):
        columns |= {f"{name}.{axis}": motion[example[name]][:, i] for i, axis in enumerate("xyz")}
    for name in ("h345", "h678"):
        columns |= {f"h{number}": motion[example[name]][:, i] for i, number in enumerate(name[1:])}
    return columns


# --- what the motion says about the paper's text ----------------------------------------------------
def extent(run: tuple[Scenario, Motion], until: float) -> np.ndarray:
    """Lowest and highest x, y, z of the centre up to a time: (2, 3), m."""
    example, motion = run
    C = motion[example["C"]][motion.t <= until]
    return np.array([C.min(axis=0), C.max(axis=0)])


def closest_return(run: tuple[Scenario, Motion], until: float = DURATION) -> float:
    """How near the centre comes, after half a second, to where it was at the start with the velocity it had there.

    Distance of (x, y) over their ranges and of (x', y') over their largest values: 0 for an orbit that closes.
    """
    example, motion = run
    use = motion.t <= until
    place, rate = motion[example["C"]][use, :2], motion[example["ball"].velocity][use, :2]
    state = np.hstack([place / np.ptp(place, axis=0), rate / np.abs(rate).max(axis=0)])
    away = np.linalg.norm(state - state[0], axis=1)
    return float(away[motion.t[use] > 0.5].min())


def swing_period(run: tuple[Scenario, Motion]) -> tuple[float, float]:
    """Period of the swing across the trough (s), and how much it varies from swing to swing (s)."""
    example, motion = run
    x, rate = example["C"][0], example["C"].dot[0]
    sampled = motion[x]
    crossings = motion.t[1:][(sampled[:-1] < 0) & (sampled[1:] >= 0)]
    for _ in range(4):  # Newton's method on the motion itself
        there = motion.at(crossings)
        crossings = crossings - there[x] / there[rate]
    periods = np.diff(crossings)
    return float(periods.mean()), float(np.ptp(periods))


def _quality(runs: Runs) -> list[Result]:
    worst = max(motion.worst_residual for _, motion in runs.values())
    full = []
    for _, motion in runs.values():
        times = step_times(motion)
        full += along(motion.at(times[times <= DURATION]), lambda M, Q, A, b: is_determined(M, A))
    return [
        Result(PAPER, "constraint errors, 13 cases", "about 1e-9", f"{worst:.1e} relative"),
        Result(
            PAPER,
            "rank [M | A'] = 10, 13 cases, 4 s",
            "at every step",
            f"at {sum(full)} of {len(full)} steps",
        ),
        Result(
            PAPER,
            "work of the surface against the change of energy, 13 cases, 4 s",
            "equal",
            f"{max(work_error(run) for run in runs.values()):.1e} J apart",
        ),
    ]


def work_error(run: tuple[Scenario, Motion]) -> float:
    """|E(4 s) - E(0) - integral of force . velocity of the surface| (J), by Simpson's rule."""
    example, motion = run
    motion = motion.at(np.linspace(0, DURATION, 4001))
    force = motion.wrench(example["contact"], on=example["ball"]).force
    power = np.einsum("ij,ij->i", force, motion[example["d"].dot])
    h = motion.t[1] - motion.t[0]
    work = h / 3 * (power[0] + power[-1] + 4 * power[1:-1:2].sum() + 2 * power[2:-1:2].sum())
    return float(abs(motion.energy[-1] - motion.energy[0] - work))


def _set_one(runs: Runs) -> list[Result]:
    period, change = swing_period(runs["Ia"])
    across = [runs[case][1][runs[case][0]["C"][0]] for case in ("Ia", "Ib", "Ic", "Id")]
    same = float(np.ptp(across, axis=0).max())
    results = [
        Result(
            PAPER,
            "set I, across the trough",
            '"appears to be periodic"',
            f"borne out for x: period {period:.7f} s, the same within {change:.0e} s over 20 s; "
            f"shaking along y does not reach x, which is the same in all four within {same:.0e} m",
        )
    ]
    for case in ("Ia", "Ib", "Ic", "Id"):
        low, high = extent(runs[case], LONG)[:, 1]
        results.append(
            Result(
                PAPER,
                f"case {case}, along the trough",
                '"appears to remain periodic"',
                f"not closed: nearest return {closest_return(runs[case]):.2f} within 4 s (0 closes), "
                f"but bounded, y from {low:.3f} to {high:.3f} m in 20 s",
            )
        )
    return results


def _set_two(runs: Runs) -> list[Result]:
    near = min(closest_return(runs[case]) for case in ("IIa", "IIb", "IIc", "IId"))
    short, long = extent(runs["IIc"], DURATION), extent(runs["IIc"], LONG)
    return [
        Result(PAPER, "set II", '"aperiodic"', f"borne out: nearest return {near:.2f} within 4 s"),
        Result(
            PAPER,
            "case IIc",
            "\"'walk' in the x-direction\", unbounded",
            f"not borne out: x from {long[0, 0]:.3f} to {long[1, 0]:.3f} m in 20 s; it wanders in y, "
            f"from {short[0, 1]:.2f} to {short[1, 1]:.2f} m in 4 s and "
            f"from {long[0, 1]:.2f} to {long[1, 1]:.2f} m in 20 s",
        ),
    ]


def plane_distance(one: tuple[Scenario, Motion], other: tuple[Scenario, Motion]) -> float:
    """Largest distance in the x-y plane between two centres at the same time, over 4 s (m)."""
    times = np.linspace(0, DURATION, 2001)
    a, b = (motion.at(times)[example["C"]][:, :2] for example, motion in (one, other))
    return float(np.linalg.norm(a - b, axis=1).max())


def _set_three(runs: Runs) -> list[Result]:
    results = []
    claims = {"a": "same path in x-y", "b": "same path in x-y", "c": "different", "d": "different"}
    for letter, claim in claims.items():
        two, three = runs[f"II{letter}"], runs[f"III{letter}"]
        alike = moving_parabola(f"III{letter}", xi0=0.20)
        same = plane_distance(two, (alike, alike.simulate(rtol=1e-12, atol=1e-14)))
        size = float(np.ptp(extent(two, DURATION), axis=0)[:2].max())
        verdict = "borne out" if (same > size / 2) == (claim == "different") else "not borne out"
        if letter == "b":
            verdict = "at best roughly"
        results.append(
            Result(
                PAPER,
                f"II{letter} against III{letter}",
                claim,
                f"{verdict}: {same:.3f} m apart from one start (path {size:.2f} m wide); from the "
                f"starts as printed, 0.20 and 0.30, {plane_distance(two, three):.3f} m",
            )
        )
    drift = {case: extent(runs[case], LONG)[1, 1] for case in ("IIIc", "IIId")}
    results.append(
        Result(
            PAPER,
            "aperiodic unbounded motions exist",
            "yes",
            "borne out along y: "
            + ", ".join(f"{case} is at {y:.0f} m after 20 s" for case, y in drift.items()),
        )
    )
    return results


def _audit(runs: Runs) -> list[Result]:
    lifts, stays = [], []
    for case, (_, motion) in runs.items():
        contact = motion.at(np.linspace(0, DURATION, 1001)).audit.contacts[0]
        if contact.lifts_at is None:
            stays.append(f"{case} ({contact.needed.max():.2f})")
        else:
            lifts.append(f"{case} ({contact.lifts_at:.3f} s)")
    return [
        Result(PAPER, "audit: would leave the surface", "not discussed", ", ".join(lifts)),
        Result(
            PAPER, "audit: stays, friction coefficient needed", "not discussed", ", ".join(stays)
        ),
    ]


# --- figures ----------------------------------------------------------------------------------------
def _shown(motion: Motion) -> Motion:
    return motion.at(np.linspace(0, DURATION, 2001))


def _draw_path(ax: Any, example: Scenario, motion: Motion, legend: bool) -> None:
    C, P = motion[example["C"]], motion[example["P"]]
    ax.plot(P[:, 0], P[:, 1], "--", color="#D55E00", linewidth=0.9, label="contact W")
    ax.plot(C[:, 0], C[:, 1], color="#0072B2", linewidth=1.2, label="centre C")
    ax.plot(C[0, 0], C[0, 1], "o", color="0.2", markersize=4, label="start")
    if legend:
        ax.legend(loc="best", fontsize=8, frameon=False)


def _paths(runs: Runs) -> Any:
    figure, axes = new_figure(3, 4, size=(12.4, 8.4))
    for row, name in enumerate(SETS):
        for column, letter in enumerate("abcd"):
            ax, case = axes[row, column], name + letter
            _draw_path(ax, runs[case][0], _shown(runs[case][1]), legend=False)
            rate = ("π", "1.5π", "3π", "6π")[column]
            ax.set_title(f"{case} (Fig. {3 + 4 * row + column}), Ω = {rate} rad/s", fontsize=10)
            if column == 0:
                ax.set_ylabel("y (m)")
            if row == 2:
                ax.set_xlabel("x (m)")
    handles, labels = axes[0, 0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False)
    figure.suptitle("Sphere on a shaken parabolic trough, seen from above, 4 s (scales differ)")
    return figure


def _errors(runs: Runs) -> Any:
    figure, axes = new_figure(3, 4, size=(12.4, 7.6), sharex=True, sharey=True)
    for row, name in enumerate(SETS):
        for column, letter in enumerate("abcd"):
            ax, (example, whole) = axes[row, column], runs[name + letter]
            motion = whole.at(np.linspace(0, DURATION, 2000))
            for key, label in (("h345", "$|h_{3,4,5}|$ (m)"), ("h678", "$|h_{6,7,8}|$ (m/s)")):
                size = np.linalg.norm(motion[example[key]], axis=1)
                largest = size.reshape(-1, 20).max(
                    axis=1
                )  # of 20 neighbours: many are exactly zero
                ax.semilogy(motion.t[::20], np.maximum(largest, 1e-18), linewidth=1.0, label=label)
            ax.set_title(name + letter, fontsize=10)
            if row == 2:
                ax.set_xlabel("time (s)")
    for ax in axes[:, 0]:
        ax.set_ylabel("error")
    handles, labels = axes[0, 0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2, frameon=False)
    figure.suptitle(
        "Largest errors of the constraints, Eqs. 16 and 17 (the paper's tolerance: 1e-9)"
    )
    return figure


def _figure_15(example: Scenario, whole: Motion) -> Any:
    motion = _shown(whole)
    figure, axes = new_figure(1, 2, size=(10.4, 4.4))
    _draw_path(axes[0], example, motion, legend=True)
    axes[0].set(xlabel="x (m)", ylabel="y (m)", title="Two frequencies in x and y (Fig. 15), 4 s")
    C = motion[example["C"]]
    for i, axis in enumerate("xyz"):
        axes[1].plot(motion.t, C[:, i], label=axis)
    axes[1].set(xlabel="time (s)", ylabel="centre (m)", title="The same over time")
    axes[1].legend(loc="lower left", ncols=3, frameon=False)
    return figure
