"""Paper 002 reproduced: Figs. 3-15 as figures and as numbers, and which of the paper's claims the motion bears out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.equations import full_rank, step_times
from papers.results import Result
from papers.sheet import Grid, Item, Sheet, Shot
from papers.subjects import PARABOLA as PAPER
from trundle.gallery import moving_parabola
from trundle.scenario import Scenario
from trundle.shown import Motion
from trundle.view.figures import COLOURS, new_figure

SETS = ("I", "II", "III")
CASES = moving_parabola.cases
DURATION = 4.0  # s
FIGURES = {case: str(3 + k) for k, case in enumerate(CASES)}  # Fig. 3 is case Ia ... Fig. 15
SET_ONE = ("Ia", "Ib", "Ic", "Id")
RATES = {"a": "π", "b": "1.5π", "c": "3π", "d": "6π"}  # rad/s

LONG = 30.0  # s: more than seven times what the paper shows, for what it says of periods and bounds
# Of the size of the motion: far above the errors of a run, far below what an eye can see.
CLOSED = 1e-6
Run = tuple[Scenario, Motion]
Runs = dict[str, Run]
Returns = dict[str, tuple[float, float]]  # by case: when (s), and how near


def reproduce_parabola(folder: Path) -> Sheet:
    """The paths of thirteen cases, thirteen tables of numbers, and the paper's claims, one by one.

    The animations that the sheet lists are written by `animate_parabola`, at the same time, by another process.
    """
    sheet = Sheet(PAPER, folder)
    runs: Runs = {}
    for case, number in FIGURES.items():
        example = moving_parabola(case)
        whole = example.simulate(until=LONG, rtol=1e-12, atol=1e-14, samples=4001)
        runs[case] = example, whole
        name = "Fig. 15, two frequencies" if case == "fig15" else f"case {case}"
        shown = whole.at(np.linspace(0, DURATION, 1001))
        sheet.data(
            _columns(example, shown), f"{case}.csv", f"the numbers behind Fig. {number}", ("h",)
        )
        sheet.animations.append(Item(f"{case}.html", f"The sphere, {name}", (number,)))
    for case, number in FIGURES.items():
        caption = f"{_case(case)}. The path from above, 4 s: centre solid, contact dashed."
        sheet.figure(_figure(case, *runs[case]), _file(case), caption, [number])
    worst = max(motion.worst_residual for _, motion in runs.values())
    sheet.line(PAPER.line("errors", worst=worst), list(FIGURES.values()))
    caption = "Along the trough for 30 s. Grey: the 4 s that the paper shows."
    sheet.figure(_long(runs), "long.svg", caption)
    back = {case: nearest_return(runs[case]) for case in CASES if case[:-1] in ("I", "II")}
    twice = {case: at_twice(case, back[case][0], runs[case]) for case in SET_ONE}
    sheet.results += [*_quality(runs), *_set_one(runs, back, twice), *_set_two(runs, back)]
    sheet.results += _set_three(runs)
    lifts, stays = _lifted(runs)
    sheet.grid = _grid(runs, back)
    sheet.findings += [_claims(runs, back, twice), PAPER.finding("lines"), _possible(lifts, stays)]
    return sheet


def animate_parabola(folder: Path) -> None:
    """Thirteen animations, CASE.html."""
    folder.mkdir(parents=True, exist_ok=True)
    for case in CASES:
        moving_parabola(case).simulate(rtol=1e-12, atol=1e-14).show(folder / f"{case}.html")


def _axes(case: str) -> str:
    """Along which axes the trough of a case is shaken."""
    return {"I": "y", "II": "xy", "III": "xyz"}[case[:-1]]


def _case(case: str) -> str:
    if case == "fig15":
        return "Two frequencies in x and in y (Eqs. 28, 29)"
    axes = {"y": "y", "xy": "x and y", "xyz": "x, y and z"}[_axes(case)]
    return f"Case {case}: shaken along {axes} at Ω = {RATES[case[-1]]} rad/s"


def _file(case: str) -> str:
    return f"fig{int(FIGURES[case]):02}.svg"


def _grid(runs: Runs, back: Returns) -> Grid:
    """Table 1 of the paper, with what each case does."""
    rows: list[list[str | Shot]] = []
    for case in (case for case in CASES if case != "fig15"):
        example, motion = runs[case]
        shaken = ["0.1" if axis in _axes(case) else "0" for axis in "xyz"]
        lift = motion.at(np.linspace(0, DURATION, 1001)).audit.contacts[0]
        stays = f"stays, μ ≥ {lift.needed.max():.2f}"
        low, high = extent(runs[case], LONG)[:, 1]
        near = f"{back[case][1]:.1g} at {back[case][0]:.1f} s" if case in back else "not looked for"
        rows.append([
            f"{case} (Fig. {FIGURES[case]})", *shaken, RATES[case[-1]], f"{float(example['x0']):.2f}",
            Shot(_file(case), f"{case}.html", f"Path of case {case} from above; a click shows it in 3D"),
            near, f"{low:.2f} to {high:.2f} m",
            stays if lift.lifts_at is None else f"would lift off at {lift.lifts_at:.3f} s",
        ])  # fmt: skip
    heads = (
        "case", "A₁ along x (m)", "A₂ along y (m)", "A₃ along z (m)", "Ω (rad/s)", "start x (m)",
        "path, 4 s", "nearest return in 30 s", "y in 30 s", "contact in 4 s",
    )  # fmt: skip
    words = PAPER.line("cases")
    return Grid("The twelve cases of Table 1", words, heads, rows)


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    columns = {"t": motion.t}
    for name in ("C", "P"):
        columns |= {f"{name}.{axis}": motion[example[name]][:, i] for i, axis in enumerate("xyz")}
    for name in ("h345", "h678"):
        columns |= {f"h{number}": motion[example[name]][:, i] for i, number in enumerate(name[1:])}
    return columns


# --- what the motion says about the paper's text ----------------------------------------------------
def extent(run: Run, until: float) -> np.ndarray:
    """Lowest and highest x, y, z of the centre up to a time: (2, 3), m."""
    example, motion = run
    C = motion[example["C"]][motion.t <= until]
    return np.array([C.min(axis=0), C.max(axis=0)])


def closest_return(run: Run, until: float = DURATION) -> float:
    """How near the centre comes, after half a second, to where it was at the start with the velocity it had there.

    Distance of (x, y) over their ranges and of (x', y') over their largest values: 0 for an orbit that closes.
    """
    example, motion = run
    use = motion.t <= until
    place, rate = motion[example["C"]][use, :2], motion[example["ball"].velocity][use, :2]
    state = np.hstack([place / np.ptp(place, axis=0), rate / np.abs(rate).max(axis=0)])
    away = np.linalg.norm(state - state[0], axis=1)
    return float(away[motion.t[use] > 0.5].min())


def nearest_return(run: Run, until: float = LONG) -> tuple[float, float]:
    """When (s) and how near it comes, as `closest_return` but refined between the samples: 0 if the orbit closes."""
    example, motion = run
    C, V = example["C"], example["ball"].velocity
    seen = motion.t <= until
    width = np.ptp(motion[C][seen, :2], axis=0)
    speed = np.abs(motion[V][seen, :2]).max(axis=0)
    first = np.hstack([motion[C][0, :2] / width, motion[V][0, :2] / speed])

    def away(at: Motion) -> np.ndarray:
        state = np.hstack([at[C][:, :2] / width, at[V][:, :2] / speed])
        return np.asarray(np.linalg.norm(state - first, axis=1))

    coarse = away(motion)
    dips = np.flatnonzero((coarse[1:-1] <= coarse[:-2]) & (coarse[1:-1] <= coarse[2:])) + 1
    dips = dips[seen[dips] & (motion.t[dips] > 0.5)]
    found = []
    for k in dips[np.argsort(coarse[dips])[:12]]:  # the samples alone may prefer the wrong one
        best, step = float(motion.t[k]), float(motion.t[1] - motion.t[0])
        for _ in range(5):
            times = np.clip(np.linspace(best - step, best + step, 51), 0.5, until)
            distance = away(motion.at(times))
            best, step = float(times[distance.argmin()]), step / 12
        found.append((float(distance.min()), best))
    near, when = min(found)
    return when, near


def at_twice(case: str, time: float, width: Run) -> float:
    """How far from its start the case is at twice a time, measured as in `nearest_return` with the sizes of `width`."""
    example, motion = width
    place, rate = motion[example["C"]][:, :2], motion[example["ball"].velocity][:, :2]
    other = moving_parabola(case)
    later = other.simulate(until=2 * time, rtol=1e-12, atol=1e-14, samples=2)
    gap = np.diff(later[other["C"]][:, :2], axis=0) / np.ptp(place, axis=0)
    turn = np.diff(later[other["ball"].velocity][:, :2], axis=0) / np.abs(rate).max(axis=0)
    return float(np.linalg.norm(np.hstack([gap, turn])))


def swing_period(run: Run) -> tuple[float, float]:
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
        full += full_rank(motion.at(times[times <= DURATION])).tolist()
    apart = max(work_error(run) for run in runs.values())
    return PAPER.judge("quality", worst=worst, full=sum(full), steps=len(full), apart=apart)


def work_error(run: Run) -> float:
    """|E(4 s) - E(0) - integral of force . velocity of the surface| (J), by Simpson's rule."""
    example, motion = run
    motion = motion.at(np.linspace(0, DURATION, 4001))
    force = motion.wrench(example["contact"], on=example["ball"]).force
    power = np.einsum("ij,ij->i", force, motion[example["d"].dot])
    h = motion.t[1] - motion.t[0]
    work = h / 3 * (power[0] + power[-1] + 4 * power[1:-1:2].sum() + 2 * power[2:-1:2].sum())
    return float(abs(motion.energy[-1] - motion.energy[0] - work))


def _set_one(runs: Runs, back: Returns, twice: dict[str, float]) -> list[Result]:
    period, change = swing_period(runs["Ia"])
    across = [runs[case][1][runs[case][0]["C"][0]] for case in SET_ONE]
    same = float(np.ptp(across, axis=0).max())
    results = PAPER.judge(
        "set_one", period=period, change=change, varies=change / period, same=same, long=LONG
    )
    for case in SET_ONE:
        low, high = extent(runs[case], LONG)[:, 1]
        when, near = back[case]
        says = "appears to be periodic" if case == "Ia" else "appears to remain periodic"
        results += PAPER.judge(
            "whole_path", case=case, figure=FIGURES[case], says=says, near=near, when=when,
            twice=twice[case], low=low, high=high, long=LONG, file=_file(case), seen=min(when, DURATION),
        )  # fmt: skip
    return results


def _set_two(runs: Runs, back: Returns) -> list[Result]:
    near = min(back[case][1] for case in ("IIa", "IIb", "IIc", "IId"))
    short, long = extent(runs["IIc"], DURATION), extent(runs["IIc"], LONG)
    grown = float(np.ptp(long, axis=0)[0] / np.ptp(short, axis=0)[0])
    return PAPER.judge(
        "set_two", near=near, grown=grown, low=long[0], high=long[1], first=short[:, 1], long=LONG
    )


def plane_distance(one: Run, other: Run) -> float:
    """Largest distance in the x-y plane between two centres at the same time, over 4 s (m)."""
    times = np.linspace(0, DURATION, 2001)
    a, b = (motion.at(times)[example["C"]][:, :2] for example, motion in (one, other))
    return float(np.linalg.norm(a - b, axis=1).max())


def _set_three(runs: Runs) -> list[Result]:
    results: list[Result] = []
    for letter, table in zip("abcd", ("same_plane",) * 2 + ("different_plane",) * 2, strict=True):
        two, three = runs[f"II{letter}"], runs[f"III{letter}"]
        alike = moving_parabola(f"III{letter}", x0=0.20)
        same = plane_distance(two, (alike, alike.simulate(rtol=1e-12, atol=1e-14)))
        share = same / float(np.ptp(extent(two, DURATION), axis=0)[:2].max())
        measured = (
            f"from one start up to {same:.3f} m apart, {share:.2f} of the width of the path; from "
            f"the starts as printed, 0.20 and 0.30, {plane_distance(two, three):.3f} m"
        )
        figures = {"two": FIGURES[f"II{letter}"], "three": FIGURES[f"III{letter}"]}
        figures |= {"case": f"III{letter}", "file": _file(f"III{letter}")}
        results += PAPER.judge(table, letter=letter, measured=measured, share=share, **figures)
    ends = {case: float(np.abs(extent(runs[case], LONG)[:, 1]).max()) for case in ("IIIc", "IIId")}
    width = max(float(np.ptp(extent(runs[case], DURATION), axis=0)[1]) for case in ends)
    far = max(ends.values())
    return results + PAPER.judge("unbounded", **ends, long=LONG, far=far, width=4 * width)


def _lifted(runs: Runs) -> tuple[str, str]:
    """Which cases would leave the surface within 4 s, and when; which stay, and what friction they need."""
    lifts, stays = [], []
    for case, (_, motion) in runs.items():
        contact = motion.at(np.linspace(0, DURATION, 1001)).audit.contacts[0]
        if contact.lifts_at is None:
            stays.append(f"{case} ({contact.needed.max():.2f})")
        else:
            lifts.append(f"{case} ({contact.lifts_at:.3f} s)")
    return ", ".join(lifts), ", ".join(stays)


def _claims(runs: Runs, back: Returns, twice: dict[str, float]) -> tuple[str, str]:
    """The text of the paper beside the motion, in words and numbers."""
    near = {case: back[case] for case in SET_ONE}
    period = swing_period(runs["Ia"])[0]
    closed = [case for case, (_, value) in near.items() if value <= CLOSED]
    grows = all(twice[case] > value for case, (_, value) in near.items())
    drifts = ", and each is further off when that time has passed twice" if grows else ""
    said = f"{', '.join(closed)} of the four close" if closed else "none of the four closes"
    listed = ", ".join(
        f"{case} to {value:.3f} at {when:.2f} s" for case, (when, value) in near.items()
    )
    low, high = extent(runs["IIc"], LONG)[:, 0]
    return PAPER.finding(
        "claims", period=period, long=LONG, said=said, listed=listed, drifts=drifts, low=low,
        high=high,
    )  # fmt: skip


def _possible(lifts: str, stays: str) -> tuple[str, str]:
    lifted = f"Here it would have to pull, from the times given on: {lifts}." if lifts else ""
    stayed = "These stay on it, if the coefficient of friction is at least: " + stays + "."
    return PAPER.finding("possible", lifted=lifted, stayed=stayed if stays else "")


# --- figures ----------------------------------------------------------------------------------------
def _shown(motion: Motion) -> Motion:
    return motion.at(np.linspace(0, DURATION, 2001))


def _draw_path(ax: Any, example: Scenario, motion: Motion) -> None:
    C, P = motion[example["C"]], motion[example["P"]]
    ax.plot(P[:, 0], P[:, 1], "--", color=COLOURS[1], linewidth=0.9, label="contact W")
    ax.plot(C[:, 0], C[:, 1], color=COLOURS[0], linewidth=1.3, label="centre C")
    ax.plot(C[0, 0], C[0, 1], "o", color="0.2", markersize=4, label="start")


def _figure(case: str, example: Scenario, whole: Motion) -> Any:
    """The path of one of Figs. 3-15, from above."""
    figure, ax = new_figure(size=(3.6, 3.0))
    _draw_path(ax, example, _shown(whole))
    ax.set(xlabel="x (m)", ylabel="y (m)")
    ax.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, fontsize=8)
    return figure


def _long(runs: Runs) -> Any:
    figure, axes = new_figure(3, 1, size=(4.8, 7.6), sharex=True)
    for ax, name in zip(axes, SETS, strict=True):
        for letter, rate in RATES.items():
            example, motion = runs[name + letter]
            ax.plot(
                motion.t,
                motion[example["C"]][:, 1],
                linewidth=1.1,
                label=f"{name}{letter}, Ω = {rate}",
            )
        ax.axvspan(0, DURATION, color="0.93", zorder=0)
        ax.set(ylabel="centre, y (m)")
        ax.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, fontsize=9)
    axes[-1].set(xlabel="time (s)")
    return figure
