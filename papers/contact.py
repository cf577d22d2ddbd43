"""Contact as it is as a page: paths beside the paper's, what each sphere does when, and when it leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from papers.results import Result
from papers.sheet import Sheet
from papers.study_contact import CASES, HALVES, UNTIL, Real, real
from papers.subjects import CONTACT as STUDY
from trundle.view.figures import COLOURS, new_figure

NAMES = {"uniform": "uniform", "halves": "titanium and vanadium"}
SHADES = {"roll": "#0072B2", "slide": "#E69F00", "fly": "0.75"}
Found = dict[tuple[str, float, float], Real]


def reproduce_contact(folder: Path, until: float = UNTIL) -> Sheet:
    """Two figures, eight tables of numbers, and the times."""
    sheet = Sheet(STUDY, folder)
    found: Found = {(kind, mu, e): real(kind, mu, e, until) for kind in HALVES for mu, e in CASES}
    sheet.figure(
        paths_figure(found), "paths.png",
        "Height of the centre of mass along the trough. Black: the paper's sphere, held to the surface. "
        "Colours: contact that may open.",
    )  # fmt: skip
    sheet.figure(
        phases_figure(found), "phases.png",
        "What each sphere does: rolls (blue), slides (orange), flies (grey).",
    )  # fmt: skip
    for (kind, mu, e), one in found.items():
        columns = {"t_s": one.t, "x_m": one.place[:, 0], "y_m": one.place[:, 1], "z_m": one.place[:, 2],
                   "from_paper_m": one.apart}  # fmt: skip
        sheet.data(
            columns, f"{kind}-{mu:g}-{e:g}.csv", f"{NAMES[kind]}, friction {mu:g}, e = {e:g}"
        )
    sheet.results += _times(found)
    sheet.findings.append(STUDY.finding("reading"))
    return sheet


def paths_figure(found: Found) -> Any:
    """z over x for both spheres, each friction its own axes."""
    figure, axes = new_figure(2, 2, size=(10.4, 7.2))
    for ax, (kind, mu) in zip(axes.flat, [(k, m) for k in HALVES for m in (0.3, 1.0)], strict=True):
        paper = found[kind, mu, 0.0].paper
        ax.plot(paper[:, 0], paper[:, 2], color="black", linewidth=1.0, label="the paper's")
        for e, colour, dash in ((0.5, COLOURS[1], "-"), (0.0, COLOURS[0], (0, (4, 2)))):
            place = found[kind, mu, e].place
            ax.plot(
                place[:, 0],
                place[:, 2],
                color=colour,
                linestyle=dash,
                linewidth=1.3,
                label=f"e = {e:g}",
            )
        ax.set(xlabel="x (m)", ylabel="z (m)")
        ax.set_title(f"{NAMES[kind]}, friction {mu:g}", fontsize="medium")
    axes.flat[0].legend(loc="upper center")
    return figure


def phases_figure(found: Found) -> Any:
    """A bar for each sphere: its modes over time."""
    figure, ax = new_figure(size=(9.6, 4.2))
    for row, one in enumerate(found.values()):
        ends = [begin for begin, _ in one.phases[1:]] + [float(one.t[-1])]
        for (begin, mode), end in zip(one.phases, ends, strict=True):
            ax.barh(row, end - begin, left=begin, color=SHADES[mode], height=0.7)
    labels = [f"{NAMES[kind]}, friction {mu:g}, e = {e:g}" for kind, mu, e in found]
    ax.set_yticks(range(len(labels)), labels)
    ax.invert_yaxis()
    ax.set(xlabel="time (s)", xlim=(0, float(next(iter(found.values())).t[-1])))
    return figure


def _times(found: Found) -> list[Result]:
    results: list[Result] = []
    for (kind, mu, e), one in found.items():
        results += STUDY.judge(
            "times", name=NAMES[kind], mu=mu, e=e, slides=one.first("slide"), flies=one.first("fly"),
            strikes=one.strikes, left=one.left, apart=one.apart[-1], end=one.t[-1],
        )  # fmt: skip
    return results
