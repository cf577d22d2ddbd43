"""The map of regimes as a page: 120,000 motions of paper 002, the twelve cases on it, and what 4 s "
"cannot tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.closed_forms import GRAVITY
from papers.parabola import CASES, DURATION, swing_period
from papers.results import Result
from papers.sheet import Sheet
from papers.study_regimes import (
    AMPLITUDES,
    KINDS,
    PERIODS,
    QUIET,
    RATES,
    SETS,
    SHIFT,
    TWICE,
    Later,
    Map,
    growth,
    later,
    long_regime,
    rate_of,
    regime_map,
)
from papers.subjects import REGIMES as STUDY
from trundle.gallery import moving_parabola
from trundle.study.regimes import Regime
from trundle.view.figures import new_figure
from trundle.view.study_figures import draw_cells, draw_kinds, draw_marks, kind_patches

COLOURS = dict(zip(KINDS, ("#F2F2F2", "#56B4E9", "#E69F00", "#D55E00", "#4D4D4D"), strict=True))
ALONG = {"I": "along it", "II": "along and across", "III": "along, across and up and down"}
LOOKS = (  # of the second figure: what, its colours, and the values at their ends
    ("farthest along the trough / 2A", "cividis", 0.3, 30.0),
    ("greatest height / height to compare with", "cividis", 0.5, 50.0),
    ("growth of a neighbour's distance in 4 s", "magma", 1.0, 1e4),
)
TWELVE = [case for case in CASES if case != "fig15"]
SAID = {  # by the paper, of each case
    **dict.fromkeys(("Ia", "Ib", "Ic", "Id"), "appears to be periodic"),
    **dict.fromkeys(("IIa", "IIb", "IId"), "appears to be aperiodic"),
    "IIc": "appears to ‘walk’, unbounded",
    **dict.fromkeys(("IIIa", "IIIb", "IIIc", "IIId"), "becomes considerably more complex"),
}
LONG = {"periodic": ("periodic",), "aperiodic": ("quasi-periodic", "chaotic", "unbounded"),
        "unbounded": ("unbounded",)}  # fmt: skip

Maps = dict[str, Map]


def reproduce_regimes(
    folder: Path, amplitudes: Any = AMPLITUDES, rates: Any = RATES, runs: int = 300,
    periods: int = PERIODS,
) -> Sheet:  # fmt: skip
    """Two figures, three tables of numbers, and the twelve cases one by one.

    amplitudes, rates   of the map;  runs   random ones for 40 s;  periods   of the long runs of the twelve cases
    """
    sheet = Sheet(STUDY, folder)
    maps = {name: regime_map(name, amplitudes, rates) for name in SETS}
    apart = {name: growth(name, maps[name]) for name in SETS}
    sheet.figure(
        map_figure(maps), "map.png",
        "What the sphere does within 4 s, one run for each pixel. The twelve cases of Table 1 "
        "are marked; the line is where a level surface, shaken up and down, would begin to pull.",
    )  # fmt: skip
    sheet.figure(
        measures_figure(maps, apart), "measures.png",
        "The numbers behind it. Left: how far it gets along the trough, over what the trough "
        "itself moves. Middle: how high it gets, over the height to compare with. Right: how "
        f"much farther apart than at the start a neighbour is after 4 s, begun {1e6 * SHIFT:g} "
        "µm up the wall. Black line: would lift off.",
    )  # fmt: skip
    for name, found in maps.items():
        sheet.data(columns(found), f"set_{name}.csv", f"set {name}: every run of the map")
    found_later = {name: later(name, runs) for name in SETS}
    long = {case: long_regime(case, periods) for case in TWELVE}
    sheet.results += [*_cases(maps), *_periods(long, periods), *_shares(maps, found_later)]
    sheet.findings += [
        STUDY.finding("criteria", twice=TWICE),
        _stripes(maps),
        _honest(found_later, long, periods),
    ]
    return sheet


def columns(found: Map) -> dict[str, np.ndarray]:
    """A map as columns, a row for each run."""
    A, Omega = np.meshgrid(found.amplitudes, found.rates, indexing="ij")
    arrays = {
        "A_m": A, "Omega_rad_s": Omega, "kind": found.kind, "least_normal_force_N": found.least,
        "lifts_at_s": found.lifts, "walk": found.walk, "climb": found.climb,
    }  # fmt: skip
    return {key: value.ravel() for key, value in arrays.items()}


# --- figures --------------------------------------------------------------------------------------------
def map_figure(maps: Maps) -> Any:
    """The three sets side by side, coloured by kind, with the twelve cases."""
    figure, axes = new_figure(1, len(maps), size=(12.6, 5.2), sharey=True, squeeze=False)
    for ax, (name, found) in zip(axes[0], maps.items(), strict=True):
        rates = found.rates / np.pi
        draw_kinds(ax, rates, found.amplitudes, found.kind, COLOURS)
        draw_marks(ax, {case: place for case, place in _marks(name).items() if _inside(place, ax)})
        if name == "III":
            level = GRAVITY / found.rates**2  # A Omega^2 = g
            low, high = ax.get_ylim()
            ax.plot(rates, level, color="black", linewidth=1.2, linestyle="--")
            ax.set_ylim(low, high)
        ax.set_title(f"Set {name}: shaken {ALONG[name]}", fontsize="medium")
        ax.set_xlabel("rate Ω (π rad/s)")
    axes[0, 0].set_ylabel("amplitude A (m)")
    patches = kind_patches(np.concatenate([found.kind.ravel() for found in maps.values()]), COLOURS)
    figure.legend(handles=patches, loc="outside lower center", ncols=len(patches), frameon=False)
    count = sum(found.kind.size for found in maps.values())
    figure.suptitle(f"Steel sphere on a shaken parabolic trough: {count:,} motions of 4 s")
    return figure


def measures_figure(maps: Maps, apart: dict[str, np.ndarray]) -> Any:
    """Walk, climb and growth of a neighbour's distance, for each set."""
    from matplotlib.colors import LogNorm

    figure, axes = new_figure(
        len(maps), 3, size=(12.6, 9.2), sharex=True, sharey=True, squeeze=False
    )
    for row, (name, found) in zip(axes, maps.items(), strict=True):
        step = -(-len(found.rates) // apart[name].shape[1])
        shown = ((found.walk, 1), (found.climb, 1), (apart[name], step))
        for ax, (values, every), (_, colours, low, high) in zip(row, shown, LOOKS, strict=True):
            draw_cells(
                ax, found.rates[::every] / np.pi, found.amplitudes[::every], values, cmap=colours,
                norm=LogNorm(low, high),
            )  # fmt: skip
            if found.least.min() < 0 < found.least.max():
                for colour, width in (("white", 2.4), ("black", 1.0)):
                    ax.contour(
                        found.rates / np.pi, found.amplitudes, found.least, levels=[0.0],
                        colors=colour, linewidths=width,
                    )  # fmt: skip
            draw_marks(ax, {c: p for c, p in _marks(name).items() if _inside(p, ax)})
        row[0].set_ylabel(f"set {name}: A (m)")
    for column, (head, *_) in enumerate(LOOKS):
        axes[0, column].set_title(head, fontsize="medium")
        axes[-1, column].set_xlabel("rate Ω (π rad/s)")
        cells = axes[0, column].collections[0]
        figure.colorbar(
            cells, ax=axes[:, column], location="bottom", shrink=0.85, pad=0.02, aspect=30,
            extend="both",
        )  # fmt: skip
    return figure


def _marks(name: str) -> dict[str, tuple[float, float]]:
    """The four cases of a set, at (rate over pi, amplitude)."""
    four = {case: (0.1, rate_of(case)) for case in TWELVE if case[:-1] == name}
    return {case: (rate / np.pi, amplitude) for case, (amplitude, rate) in four.items()}


def _inside(place: tuple[float, float], ax: Any) -> bool:
    (left, right), (low, high) = ax.get_xlim(), ax.get_ylim()
    return bool(left <= place[0] <= right and low <= place[1] <= high)


# --- results --------------------------------------------------------------------------------------------
def _cases(maps: Maps) -> list[Result]:
    """Each case: the pixel of the map beside a run of its own, made alone and judged by its audit."""
    results: list[Result] = []
    for case in TWELVE:
        found, (amplitude, rate) = maps[case[:-1]], (0.1, rate_of(case))
        place = found.at(amplitude, rate)
        audit = moving_parabola(case).simulate(rtol=1e-12, atol=1e-14).audit.contacts[0]
        kind, when = str(found.kind[place]), float(found.lifts[place])
        alone = "stays" if audit.lifts_at is None else f"lifts off at {audit.lifts_at:.4f} s"
        mapped = "stays" if np.isnan(when) else f"lifts off at {when:.4f} s"
        results += STUDY.judge(
            "case", case=case, says=SAID[case], alone=alone, kind=kind, mapped=mapped,
            walk=found.walk[place], climb=found.climb[place], same=alone == mapped,
        )  # fmt: skip
    return results


def _periods(long: dict[str, Regime], periods: int) -> list[Result]:
    """What the paper says of periods and bounds, by `td.regimes` over many periods of the shaking."""
    results: list[Result] = []
    for cases, word, said in (
        (("Ia", "Ib", "Ic", "Id"), "periodic", "appears to be periodic"),
        (("IIa", "IIb", "IIc", "IId"), "aperiodic", "appears to be aperiodic"),
        (("IIc",), "unbounded", "appears to be unbounded, in x"),
    ):
        kinds = {case: long[case].kind for case in cases}
        right = sum(kind in LONG[word] for kind in kinds.values())
        listed = ", ".join(f"{case} {kind}" for case, kind in kinds.items())
        results += STUDY.judge(
            "periods", cases=" ... ".join(dict.fromkeys((cases[0], cases[-1]))), periods=periods,
            said=said, listed=listed + (": along y, not x" if word == "unbounded" else ""),
            right=right, count=len(cases),
        )  # fmt: skip
    rest = ", ".join(f"{case} {long[case].kind}" for case in TWELVE if case.startswith("III"))
    return results + STUDY.judge("rest", periods=periods, listed=rest)


def _shares(maps: Maps, found_later: dict[str, Later]) -> list[Result]:
    results: list[Result] = []
    for name, found in maps.items():
        some = {kind: np.mean(found.kind == kind) for kind in KINDS}
        listed = ", ".join(f"{kind} {share:.0%}" for kind, share in some.items() if share)
        results += STUDY.judge("share", name=name, listed=listed)
    for name, one in found_later.items():
        parts = [
            f"{words}: {still} of {was}"
            for words, kinds in (("held", KINDS[:1]), ("in contact", KINDS[:4]))
            for was, still in [one.kept(*kinds)]
        ]
        results += STUDY.judge(
            "later", name=name, late=one.late, count=len(one.before), listed="; ".join(parts)
        )
    runs = sum(found.kind.size for found in maps.values())
    seconds, work = (sum(getattr(m, key) for m in maps.values()) for key in ("seconds", "work"))
    return results + STUDY.judge("runs", count=runs, seconds=seconds, work=work, each=runs / work)


def _stripes(maps: Maps) -> tuple[str, str]:
    example = moving_parabola("Ia")
    own = 2 / swing_period((example, example.simulate(until=30.0, rtol=1e-12, samples=4001)))[0]
    found = maps["I"]
    walks = found.kind == "walks"
    same = float(np.mean(walks.all(axis=0) | ~walks.any(axis=0)))
    rates = found.rates[walks.mean(axis=0) > 0.5] / np.pi
    gaps = np.flatnonzero(np.diff(rates) > 1.5 * (found.rates[1] - found.rates[0]) / np.pi)
    bands = [part for part in np.split(rates, gaps + 1) if len(part)]
    listed = " and ".join(f"{part[0]:.2f}π to {part[-1]:.2f}π" for part in bands)
    return STUDY.finding("stripes", listed=listed, same=same, own=own, twice=2 * own)


def _honest(
    found_later: dict[str, Later], long: dict[str, Regime], periods: int
) -> tuple[str, str]:
    held = {name: one.kept("held") for name, one in found_later.items()}
    listed = ", ".join(f"{still} of {was} in set {name}" for name, (was, still) in held.items())
    unbounded = [case for case in TWELVE if long[case].kind == "unbounded"]
    return STUDY.finding(
        "honest", quiet=QUIET, rate=QUIET[1] / np.pi, duration=DURATION, listed=listed,
        periods=periods, unbounded=", ".join(unbounded),
    )  # fmt: skip
