"""The spread of nearly equal starts as a page: distances over time, where the spheres end, and "
"rates of growth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.results import Result
from papers.sheet import Sheet
from papers.study_spread import LONG, NEAR, RUNS, SMALL, UNTIL, Spread, spread
from papers.subjects import SPREAD as STUDY
from trundle.gallery import rolling_sphere
from trundle.view.figures import COLOURS, new_figure

DURATION = 10.0  # s
NAMES = {"uniform": "uniform", "halves": "titanium and vanadium"}
Spreads = dict[str, Spread]


def reproduce_spread(
    folder: Path, runs: int = RUNS, until: float = UNTIL, long: float = LONG
) -> Sheet:
    """Two figures, two tables of numbers, and the rates."""
    sheet = Sheet(STUDY, folder)
    found: Spreads = {kind: spread(kind, runs, until, long=long) for kind in NAMES}
    sheet.figure(
        distance_figure(found), "spread.png",
        f"Distance of {runs} spheres from the one with the paper's start: median, and the band "
        "of nine in ten. Dotted: what the derivatives of the paper's run by its start predict. "
        "Dashed: the slope of the largest Lyapunov exponent, and of the power t. Grey: the "
        f"{DURATION:g} s of the paper.",
    )  # fmt: skip
    sheet.figure(
        ends_figure(found), "ends.png",
        f"Where the centres are after {until:g} s, all begun within {1e6 * NEAR:g} µm and "
        f"{1e6 * NEAR:g} µm/s of each other. The scales differ.",
    )  # fmt: skip
    for kind, one in found.items():
        low, high = one.band()
        columns = {
            "t_s": one.t, "median_m": one.median, "percentile_5_m": low, "percentile_95_m": high,
            "predicted_median_m": np.median(one.predicted, axis=0),
        }  # fmt: skip
        sheet.data(columns, f"{kind}.csv", f"distances of the {NAMES[kind]} sphere")
    sheet.results += [*_small(found), *_rates(found), *_ends(found)]
    sheet.findings += [_reading(found), _possible()]
    return sheet


# --- figures --------------------------------------------------------------------------------------------
def distance_figure(found: Spreads) -> Any:
    """Median and band over time, with the slopes to compare with."""
    figure, ax = new_figure(size=(9.6, 5.4))
    ax.axvspan(0, DURATION, color="0.94", zorder=0)
    for colour, (kind, one) in zip(COLOURS, found.items(), strict=False):
        low, high = one.band()
        ax.fill_between(one.t, low, high, color=colour, alpha=0.2, linewidth=0)
        ax.semilogy(one.t, one.median, color=colour, linewidth=1.5, label=NAMES[kind])
        ax.semilogy(one.t, np.median(one.predicted, axis=0), ":", color="black", linewidth=1.0)
    rate = float(found["halves"].exponent.exponents[0])
    late = found["halves"].t
    ax.semilogy(late, 4e-6 * np.exp(rate * late), "--", color="0.35", linewidth=1.1)
    ax.annotate(f"exp({rate:.2f} t)", (0.82 * late[-1], 4e-6 * np.exp(rate * 0.82 * late[-1])),
                xytext=(0, -14), textcoords="offset points", color="0.35")  # fmt: skip
    slow = 1e-8 * late
    ax.semilogy(late, slow, "--", color="0.6", linewidth=1.1)
    ax.annotate(
        "t",
        (0.9 * late[-1], 0.9 * slow[-1]),
        xytext=(0, -14),
        textcoords="offset points",
        color="0.5",
    )
    ax.set(
        xlabel="time (s)", ylabel="distance of the centres (m)", xlim=(0, late[-1]), ylim=(1e-8, 10)
    )
    ax.set_title(f"Starts within {1e6 * NEAR:g} µm: how far apart", fontsize="medium")
    ax.legend(loc="upper left")
    return figure


def ends_figure(found: Spreads) -> Any:
    """The places of all centres at the end, seen from above, as distances from the paper's."""
    figure, axes = new_figure(1, len(found), size=(10.4, 4.6))
    for ax, colour, (kind, one) in zip(axes, COLOURS, found.items(), strict=False):
        away = one.ends[:, :2] - np.median(one.ends[:, :2], axis=0)
        (wide, across), (high, along) = (_unit(away[:, i]) for i in (0, 1))
        ax.plot(wide * away[:, 0], high * away[:, 1], ".", color=colour, markersize=3)
        ax.set(xlabel=f"x from the middle ({across})", ylabel=f"y from the middle ({along})")
        ax.set_title(f"{NAMES[kind]}, t = {one.t[-1]:g} s", fontsize="medium")
    return figure


def _unit(lengths: np.ndarray) -> tuple[float, str]:
    """A unit that suits some lengths in m: how many of it are a metre, and its name."""
    size = float(np.abs(lengths).max())
    return (1e6, "µm") if size < 1e-3 else (1e3, "mm") if size < 0.1 else (1.0, "m")


# --- results --------------------------------------------------------------------------------------------
def _small(found: Spreads) -> list[Result]:
    results: list[Result] = []
    for kind, one in found.items():
        results += STUDY.judge(
            "small", name=NAMES[kind], small=1000 * SMALL, until=one.t[one.grown].max(),
            apart=one.apart(), median=one.median[one.grown][-1],
        )  # fmt: skip
    return results


def _rates(found: Spreads) -> list[Result]:
    results: list[Result] = []
    for kind, one in found.items():
        exponent, error = float(one.exponent.exponents[0]), float(one.exponent.uncertainty[0])
        pieces = one.exponents_of_pieces()
        results += STUDY.judge(
            kind, name=NAMES[kind], span=one.exponent.end - one.exponent.begin, exponent=exponent,
            error=error, twice=2 * error, end=one.t[-1], mean=pieces.mean(), std=pieces.std(),
        )  # fmt: skip
    slope, pieces = found["halves"].slope(), found["halves"].exponents_of_pieces()
    return results + STUDY.judge(
        "growth", mean=pieces.mean(), std=pieces.std(), slope=slope, twice=2 * pieces.std(),
        off=abs(slope - pieces.mean()), power=found["uniform"].power(),
    )  # fmt: skip


def _ends(found: Spreads) -> list[Result]:
    results: list[Result] = []
    for kind, one in found.items():
        early = one.median[np.abs(one.t - DURATION).argmin()]
        results += STUDY.judge(
            "ends", name=NAMES[kind], shown=DURATION, end=one.t[-1], early=early,
            late=one.median[-1], high=one.band()[1, -1],
        )  # fmt: skip
    return results


def _reading(found: Spreads) -> tuple[str, str]:
    halves, uniform = found["halves"], found["uniform"]
    ratio, rate = halves.median[-1] / uniform.median[-1], halves.exponent.exponents[0]
    return STUDY.finding("reading", fold=1 / rate, ratio=ratio)


def _possible() -> tuple[str, str]:
    times = []
    for kind, name in NAMES.items():
        when = rolling_sphere(kind).simulate().audit.contacts[0].lifts_at
        from_then = "never" if when is None else f"from t = {when:.2f} s on"
        times.append(f"the {name} one {from_then}")
    return STUDY.finding("possible", times=", ".join(times))
