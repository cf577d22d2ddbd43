"""The rattleback's attractors as a page: maps of reversals, spectra, sections, and what drag "
"makes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.results import Result
from papers.sheet import Sheet
from papers.study_rattleback import (
    DRAG,
    LEVEL,
    NEUTRAL,
    OVER,
    ROCKS,
    SHAKING,
    SPINS,
    UNTIL,
    Reversals,
    largest,
    omega_of,
    reversal_map,
    section,
    shaken_section,
    spectrum,
)
from papers.subjects import ATTRACTORS as STUDY
from trundle.gallery import rattleback
from trundle.study.lyapunov import Exponents
from trundle.study.poincare import Section
from trundle.view.figures import COLOURS, new_figure
from trundle.view.study_figures import draw_cells

ENERGIES = (15.0, 17.0, 19.0)  # J, of the sections
SCANNED = (11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0)
MOST = 12  # passages that have a colour of their own


def reproduce_attractors(
    folder: Path, rocks: Any = ROCKS, spins: Any = SPINS, energies: tuple[float, ...] = SCANNED,
    seconds: float = 1000.0,
) -> Sheet:  # fmt: skip
    """Four figures, three tables of numbers, and spectra.

    rocks, spins   at the starts of the map;  energies   whose largest exponent is taken
    seconds        that exponents are taken over; sections take 40 times as long, whole spectra a third
    """
    sheet = Sheet(STUDY, folder)
    maps = {drag: reversal_map(rocks, spins, drag=drag) for drag in (0.0, DRAG)}
    sections = {energy: section(energy, 40 * seconds, seconds / 2) for energy in ENERGIES}
    spectra = {energy: spectrum(energy, seconds / 2, seconds / 6) for energy in ENERGIES}
    damped = spectrum(ENERGIES[-1], seconds / 10, 0.0, drag=DRAG)
    grown = {
        (energy, sense): largest(energy, seconds * 1.2, seconds / 5, sense)
        for energy in energies
        for sense in (-1.0, 1.0)
    }
    shaken = shaken_section(10 * seconds, 3 * seconds)
    sheet.figure(
        sections_figure(sections, spectra), "sections.png",
        "The stone of the paper, without any dissipation: each point is a passage of its first "
        "axis through the level, rising. At 15 J spins of both senses are alike; at 19 J the "
        "motion has gathered where the spin is negative. The largest exponent is positive in "
        "all three.",
    )  # fmt: skip
    sheet.figure(
        reversals_figure(maps), "reversals.png",
        f"How often the vertical rate passes zero within {UNTIL:g} s (top; a reversal is an odd "
        "number of passages, as the wobble may carry the rate back), and when it first does "
        "(bottom; white: not at all). The cross is the paper's start.",
    )  # fmt: skip
    sheet.figure(
        exponents_figure(grown, spectra), "exponents.png",
        "Left: the largest exponent over the energy, from starts with either sense of spin. "
        "Right: all eight at the three energies; five are zero by symmetry.",
    )  # fmt: skip
    sheet.figure(
        shaken_figure(shaken[0]), "shaken.png",
        "With drag, on a plane that shakes: one point for every period, when the transient is "
        "over. The attractor is a closed curve, drawn twice because the stone looks the same "
        "when turned by half a turn.",
    )  # fmt: skip
    _tables(sheet, maps, sections)
    sheet.results += [*_spectra(spectra), *_decaying(damped), *_sections(sections, grown)]
    points, found = shaken
    spin = points.values[:, 2].mean()
    sheet.results += [*_reversing(maps), *STUDY.judge("driven", found=found, spin=spin)]
    how = STUDY.finding("how", third=seconds / 3, seconds=seconds)
    sheet.findings += [_why(spectra), how, STUDY.finding("dissipation")]
    return sheet


def _tables(sheet: Sheet, maps: dict[float, Reversals], sections: dict[float, Section]) -> None:
    for drag, found in maps.items():
        rock, spin = np.meshgrid(found.rocks, found.spins, indexing="ij")
        columns = {
            "rock_rad_s": rock,
            "spin_rad_s": spin,
            "passages": found.count,
            "first_s": found.first,
        }
        name = "reversals_drag.csv" if drag else "reversals.csv"
        words = (
            f"the map with drag {drag:g} N m s" if drag else "the map of reversals, without drag"
        )
        sheet.data({key: value.ravel() for key, value in columns.items()}, name, words)
    for energy, points in sections.items():
        columns = dict(zip(("tilt", "vertical_rate", "rate_z"), points.values.T, strict=True))
        sheet.data(
            {"t_s": points.t, **columns}, f"section_{energy:g}J.csv", f"the section at {energy:g} J"
        )


# --- figures --------------------------------------------------------------------------------------------
def sections_figure(sections: dict[float, Section], spectra: dict[float, Exponents]) -> Any:
    """The sections side by side: tilt of the third axis against the vertical rate."""
    figure, axes = new_figure(
        1, len(sections), size=(12.6, 4.8), squeeze=False, sharex=True, sharey=True
    )
    for ax, (energy, points) in zip(axes[0], sections.items(), strict=True):
        tilt, rate = points.values[:, 0], points.values[:, 1]
        size = float(np.clip(90 / np.sqrt(max(len(rate), 1)), 0.8, 4))
        ax.plot(
            tilt, rate, ".", markersize=size, markeredgewidth=0, color=COLOURS[0], rasterized=True
        )
        ax.axhline(0, color="0.5", linewidth=0.8)
        ax.axhline(rate.mean(), color=COLOURS[1], linewidth=1.2)
        first = spectra[energy].exponents[0]
        ax.set_title(
            f"E = {energy:g} J, λ = {first:.2f} 1/s, {len(rate)} points", fontsize="medium"
        )
        ax.set_xlabel("tilt of the third axis (sine)")
    axes[0, 0].set_ylabel("vertical rate (rad/s); orange: its mean")
    figure.suptitle("Sections of the rattleback's motion, energy kept")
    return figure


def reversals_figure(maps: dict[float, Reversals]) -> Any:
    """Number of reversals and time of the first, over spin and rocking at the start."""
    figure, axes = new_figure(
        2, len(maps), size=(12.2, 7.6), squeeze=False, sharex=True, sharey=True
    )
    for column, (drag, found) in enumerate(maps.items()):
        top, low = axes[0, column], axes[1, column]
        count = np.minimum(found.count, MOST)
        many = draw_cells(top, found.spins, found.rocks, count, cmap="viridis", vmin=0, vmax=MOST)
        when = draw_cells(
            low, found.spins, found.rocks, found.first, cmap="cividis", vmin=0, vmax=UNTIL
        )
        for ax in (top, low):
            ax.plot(-1, 0.05, "x", color="white", markersize=9, markeredgewidth=3)
            ax.plot(-1, 0.05, "x", color="black", markersize=8, markeredgewidth=1.5)
        top.set_title(
            f"drag {drag:g} N m s" if drag else "no drag, as in the paper", fontsize="medium"
        )
        low.set_xlabel("spin at the start (rad/s)")
    for row, label in zip(axes, ("rocking at the start (rad/s)",) * 2, strict=True):
        row[0].set_ylabel(label)
    figure.colorbar(
        many, ax=axes[0, :], label=f"passages of zero in {UNTIL:g} s ({MOST}: or more)", pad=0.01
    )
    figure.colorbar(when, ax=axes[1, :], label="first reversal (s)", pad=0.01)
    return figure


def exponents_figure(
    grown: dict[tuple[float, float], Exponents], spectra: dict[float, Exponents]
) -> Any:
    """The largest exponent over the energy, and whole spectra."""
    figure, (left, right) = new_figure(1, 2, size=(12.0, 4.4))
    for sense, name, colour, shift in (
        (-1.0, "spin < 0", COLOURS[0], -0.05),
        (1.0, "spin > 0", COLOURS[1], 0.05),
    ):
        some = {energy: found for (energy, way), found in grown.items() if way == sense}
        left.errorbar(
            [energy + shift for energy in some], [found.exponents[0] for found in some.values()],
            [found.uncertainty[0] for found in some.values()], fmt="o", color=colour, capsize=3,
            label=f"begun with {name}",
        )  # fmt: skip
    left.set(xlabel="energy (J)", ylabel="largest exponent (1/s)", ylim=(0, None))
    left.legend(loc="upper left")
    for place, (energy, found) in enumerate(spectra.items()):
        numbers = np.arange(1, len(found.exponents) + 1) + 0.2 * (place - 1)
        right.errorbar(
            numbers, found.exponents, found.uncertainty, fmt="o", color=COLOURS[place], capsize=3,
            label=f"{energy:g} J: sum {found.sum:.3f}",
        )  # fmt: skip
    right.axhline(0, color="0.5", linewidth=0.8)
    right.set(xlabel="number of the exponent", ylabel="exponent (1/s)")
    right.legend(loc="lower left")
    return figure


def shaken_figure(points: Section) -> Any:
    """The stroboscopic section of the shaken stone with drag."""
    figure, axes = new_figure(1, 2, size=(11.0, 4.8), sharey=True)
    for ax, column, name in ((axes[0], 0, "first"), (axes[1], 1, "third")):
        ax.plot(
            points.values[:, column], points.values[:, 2], ".", markersize=1.2, color=COLOURS[0]
        )
        ax.set_xlabel(f"tilt of the {name} axis (sine)")
    axes[0].set_ylabel("vertical rate (rad/s)")
    height, rate = SHAKING
    figure.suptitle(f"Drag {DRAG:g} N m s, plane shaken by {height:g} m at {rate:g} rad/s")
    return figure


# --- results --------------------------------------------------------------------------------------------
def _spectra(spectra: dict[float, Exponents]) -> list[Result]:
    results: list[Result] = []
    for energy, found in spectra.items():
        results += STUDY.judge(
            "spectrum", energy=energy, span=found.end - found.begin, neutral=NEUTRAL, found=found,
            listed=", ".join(f"{value:.3f}" for value in found.exponents),
            uncertain=found.uncertainty.max(), first=found.exponents[0],
            twice=2 * found.uncertainty[0], apart=abs(found.sum - found.divergence),
            fifth=np.sort(np.abs(found.exponents))[NEUTRAL - 1],
        )  # fmt: skip
    last = spectra[max(spectra)]
    return results + STUDY.judge(
        "shrinks", energy=max(spectra), found=last, dimension=last.kaplan_yorke - NEUTRAL,
        surely=-last.uncertainty[-1],
    )  # fmt: skip


def _decaying(damped: Exponents) -> list[Result]:
    return STUDY.judge(
        "decaying", drag=DRAG, span=damped.end - damped.begin, found=damped,
        apart=abs(damped.sum - damped.divergence),
    )  # fmt: skip


def _sections(
    sections: dict[float, Section], grown: dict[tuple[float, float], Exponents]
) -> list[Result]:
    results: list[Result] = []
    for energy, points in sections.items():
        rate = points.values[:, 1]
        contact = rattleback(omega=omega_of(energy)).simulate(until=500.0).audit.contacts[0]
        results += STUDY.judge(
            "section", energy=energy, mean=rate.mean(), normal=contact.normal.min(),
            halves=[part.mean() for part in np.array_split(rate, 2)],
            needed=contact.needed.max(),
        )  # fmt: skip
    apart = [
        abs(grown[energy, 1.0].exponents[0] - grown[energy, -1.0].exponents[0])
        for energy, _ in grown
    ]
    return results + STUDY.judge("senses", worst=max(apart), count=len(apart) // 2)


def _reversing(maps: dict[float, Reversals]) -> list[Result]:
    results: list[Result] = []
    for drag, found in maps.items():
        sides = found.spins < 0, found.spins > 0
        results += STUDY.judge(
            "reversing", until=UNTIL, drag=f"drag {drag:g} N m s" if drag else "no drag",
            says="not discussed" if drag else "one run, one reversal", least=found.least.min(),
            shares=[np.mean(found.count[:, side] > 0) for side in sides],
            often=[found.count[:, side].mean() for side in sides],
        )  # fmt: skip
    return results


def _why(spectra: dict[float, Exponents]) -> tuple[str, str]:
    low, high = min(spectra), max(spectra)
    return STUDY.finding(
        "why", low=low, low_sum=spectra[low].sum, high=high, high_sum=spectra[high].sum, over=OVER,
        level=LEVEL,
    )  # fmt: skip
