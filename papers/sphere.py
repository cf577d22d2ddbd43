"""Paper 000 reproduced: Figs. 5-10 as figures and as numbers, the rank test, the forms, and what the audit finds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.equations import forms_against_production, full_rank, step_times
from papers.results import Result
from papers.sheet import Sheet
from papers.subjects import SPHERE as PAPER
from trundle import gallery
from trundle.scenario import Scenario, read
from trundle.shown import Motion
from trundle.view.figures import COLOURS, new_figure

RADIUS = 0.06  # m
TROUGH = (0.65, -3.0, -6.7, 20.5)  # h1 ... h4 of Eq. 65
FORMULATIONS = ("one particle", "two particles", "written out")
ENERGY_ROW = '\n[constraints.energy]\nkind = "energy_held"\n'  # Eqs. 39-41
NAMES = {"uniform": "uniform sphere", "halves": "titanium-vanadium sphere"}
PHI = {"phi1": 1, "phi2": 3, "phi3": 3, "phi4": 1}  # on surface, tangency, no slip, unit quaternion
Runs = dict[str, tuple[Scenario, Motion]]


def height(x: Any) -> Any:
    """z = sum of h_i x^i/i (Eq. 65), m; of numbers or arrays.

    >>> round(height(-0.65), 6)
    0.471924
    """
    return sum(h * x**i / i for i, h in enumerate(TROUGH, start=1))


def rolling_sphere(
    kind: str = "uniform", formulation: str = "one particle", energy_row: bool = False
) -> Scenario:
    """The sphere of the gallery, "uniform" or "halves", in one of the FORMULATIONS.

    energy_row   the energy is one more constraint, as in the paper's own runs
    """
    example = gallery.rolling_sphere if "particle" in formulation else gallery.sphere_written_out
    case = f"{kind}-two-particles" if formulation == "two particles" else kind
    text = example.file.read_text("utf-8") + (ENERGY_ROW if energy_row else "")
    return read(text, case=case)


def reproduce_sphere(folder: Path) -> Sheet:
    """Four figures, three animations, two tables of numbers and the results of the rolling sphere."""
    sheet = Sheet(PAPER, folder)
    held: Runs = {kind: _run(kind, energy_row=True) for kind in NAMES}  # as the paper runs it
    free: Runs = {kind: _run(kind, energy_row=False) for kind in NAMES}
    for kind, name in NAMES.items():
        sheet.animation(
            free[kind][1], f"{kind}.html", f"The {name}, 10 s", ["6" if kind == "uniform" else "8"]
        )
        sheet.data(
            {column: x[::2] for column, x in _columns(*held[kind]).items()},
            f"{kind}.csv",
            f"the numbers behind the figures of the {name}",
            ("phi", "(E"),
        )
    beside = {"titanium-vanadium": free["halves"][1]}
    sheet.animation(
        free["uniform"][1],
        "both.html",
        "Both spheres from one start",
        ["6", "8"],
        live=[],
        beside=beside,
    )
    _draw(sheet, held, free)
    for kind in NAMES:
        sheet.results += _quality(kind, held[kind][1], free[kind][1])
        sheet.results += _equations(kind, held[kind][1])
        gap = apart(kind, np.linspace(0, 10, 201))
        sheet.results += PAPER.judge("formulations", name=NAMES[kind], gap=gap)
    sheet.results += _paths_differ(free)
    for kind in NAMES:
        sheet.results += _possible(kind, free[kind][1])
    sheet.findings.append(_verdict_of_audit(free))
    return sheet


def _draw(sheet: Sheet, held: Runs, free: Runs) -> None:
    sheet.figure(
        _cross_section(), "fig05.svg", "The trough of Eq. 65 and the sphere where it starts.", ["5"]
    )
    for kind, path in {"uniform": 6, "halves": 8}.items():
        name = NAMES[kind]
        caption = f"The {name}: its centre (solid), its point of contact (dashed), and where it is after 10 s."
        title = f"{name[0].upper()}{name[1:]}, 10 s (Fig. {path})"
        sheet.figure(_path(*held[kind], title), f"fig{path:02}.svg", caption, [str(path)])
    worst = max(motion.worst_residual for runs in (held, free) for _, motion in runs.values())
    sheet.line(PAPER.line("errors", worst=worst), ["7", "9"])
    drifts = [max(motion.energy_drift for _, motion in runs.values()) for runs in (held, free)]
    sheet.line(PAPER.line("energy", held=drifts[0], free=drifts[1]), ["10"])
    caption = (
        "Could it happen? Normal force over weight, and the coefficient of friction that rolling needs, in the first "
        "1.5 s. In the grey band the surface would have to pull; there no friction is enough, "
        "and the curve is left out."
    )
    sheet.figure(_audit(free), "audit.svg", caption)


def _run(kind: str, energy_row: bool) -> tuple[Scenario, Motion]:
    example = rolling_sphere(kind, energy_row=energy_row)
    return example, example.simulate(rtol=1e-12, atol=1e-14, samples=2001)


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    """The numbers behind Figs. 6-10 and the audit."""
    columns = {"t": motion.t}
    for name in ("O", "P"):
        columns |= {f"{name}.{axis}": motion[example[name]][:, i] for i, axis in enumerate("xyz")}
    for name, size in PHI.items():
        values = motion[example[name]].reshape(len(motion.t), size)
        columns |= {f"{name}[{i}]" if size > 1 else name: values[:, i] for i in range(size)}
    contact = motion.audit.contacts[0]
    return columns | {
        "(E-E0)/E0": motion.energy / motion.energy[0] - 1,
        "normal force": contact.normal,
        "tangential force": contact.tangential,
    }


# --- results ----------------------------------------------------------------------------------------
def _quality(kind: str, held: Motion, free: Motion) -> list[Result]:
    worst = max(held.worst_residual, free.worst_residual)
    figure = {"uniform": 7, "halves": 9}[kind]
    return PAPER.judge(
        "quality", name=NAMES[kind], figure=figure, worst=worst, held=held, free=free
    )


def _equations(kind: str, motion: Motion) -> list[Result]:
    full = full_rank(motion.at(step_times(motion)))
    eq42, eq45 = forms_against_production(motion.at(motion.t[::20]))
    return PAPER.judge(
        "equations", name=NAMES[kind], n=len(motion.coordinates), full=full.sum(), steps=len(full),
        eq42=eq42, eq45=eq45,
    )  # fmt: skip


def apart(kind: str, times: np.ndarray) -> float:
    """How far the six runs (three formulations, with and without energy row) are from each other.

    The largest difference in centre, contact point (m), quaternion and angular velocity (rad/s).
    """
    states = []
    for formulation in FORMULATIONS:
        for row in (False, True):
            example = rolling_sphere(kind, formulation, row)
            motion = example.simulate(rtol=1e-12, atol=1e-14, samples=2).at(times)
            ball = example["ball"]
            parts = (example["O"], example["P"], ball.quaternion, ball.omega)
            states.append(np.hstack([motion[part] for part in parts]))
    return float(np.ptp(np.array(states), axis=0).max())


def _paths_differ(runs: Runs) -> list[Result]:
    ends = {kind: motion[example["O"]][-1] for kind, (example, motion) in runs.items()}
    gap = float(np.linalg.norm(ends["uniform"] - ends["halves"]))
    return PAPER.judge("paths", ends=ends, gap=gap)


def _possible(kind: str, motion: Motion) -> list[Result]:
    contact = motion.audit.contacts[0]
    lift = contact.lifts_at
    stays = "stays on the surface by itself"
    if lift is not None:
        stays = f"would lift off at t = {lift:.5f} s; pulled down {100 * contact.pulled_share:.0f}% of the 10 s"
    at = 0.0 if lift is None else lift
    needed = contact.needed[0]
    return PAPER.judge("possible", name=NAMES[kind], kind=kind, needed=needed, stays=stays, at=at)


def _verdict_of_audit(runs: Runs) -> tuple[str, str]:
    """In words: could the paper's own example happen?"""
    texts = []
    for kind, (_, motion) in runs.items():
        contact = motion.audit.contacts[0]
        texts.append(
            f"The {NAMES[kind]} needs a coefficient of friction of {contact.needed[0]:.2f} at the start"
        )
        lift = contact.lifts_at
        if lift is None:
            texts[-1] += " and stays on the surface by itself."
        else:
            texts[-1] += (
                f" and would leave the surface at t = {lift:.2f} s: from then on the surface "
                "has to pull it downwards time and "
                f"again, {100 * contact.pulled_share:.0f}% of the 10 s in all, with up to "
                f"{-contact.normal.min():.0f} N."
            )
    possible = all(motion.audit.possible for _, motion in runs.values())
    end = "A real sphere, released like this, would slip, fly and come down elsewhere."
    return PAPER.finding("possible", both=" ".join(texts if possible else [*texts, end]))


# --- figures ----------------------------------------------------------------------------------------
def _cross_section() -> Any:
    figure, ax = new_figure(size=(4.8, 3.0))
    x = np.linspace(-0.75, 0.85, 400)
    ax.plot(x, height(x), label="surface")
    start = -0.65
    slope = (height(start + 1e-6) - height(start - 1e-6)) / 2e-6
    n = np.array([-slope, 1.0]) / np.hypot(slope, 1.0)
    angle = np.linspace(0, 2 * np.pi, 100)
    centre = np.array([start, height(start)]) + RADIUS * n
    ax.plot(
        centre[0] + RADIUS * np.cos(angle),
        centre[1] + RADIUS * np.sin(angle),
        label="sphere, t = 0",
    )
    ax.set(xlabel="x (m)", ylabel="z (m)", title="Cross section of the surface (Fig. 5)")
    ax.set_aspect("equal")
    ax.legend(loc="upper center")
    return figure


def _path(example: Scenario, motion: Motion, title: str) -> Any:
    O, P = motion[example["O"]], motion[example["P"]]
    figure, ax = new_figure(
        size=(4.8, 4.2), subplot_kw={"projection": "3d", "computed_zorder": False}
    )
    x = np.linspace(-0.75, 0.75, 60)
    y = np.linspace(O[:, 1].min() - 0.15, O[:, 1].max() + 0.15, 12)
    X, Y = np.meshgrid(x, y)
    ax.plot_surface(X, Y, height(X), color="#d9d4c7", alpha=0.45, linewidth=0, zorder=0)
    ax.plot(*P.T, "--", color=COLOURS[1], linewidth=1.1, label="point of contact", zorder=1)
    ax.plot(*O.T, color=COLOURS[0], linewidth=1.3, label="centre", zorder=2)
    ax.scatter(*O[0], color="0.2", s=18, zorder=4)
    ax.text(*(O[0] + (0, 0, 0.09)), "start", zorder=5)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 25), np.linspace(0, np.pi, 13))
    ball = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)])
    ball = O[-1][:, None, None] + RADIUS * ball
    ax.plot_surface(*ball, color=COLOURS[2], alpha=0.9, linewidth=0, zorder=3)
    ax.set_title(title, y=0.98)
    ax.set_xlabel("x (m)", labelpad=8)
    ax.set_ylabel("y (m)", labelpad=14)
    ax.set_zlabel("z (m)")
    for axis, most in ((ax.xaxis, 4), (ax.yaxis, 6), (ax.zaxis, 4)):
        axis.get_major_locator().set_params(nbins=most)
    ax.set_box_aspect((1.5, float(np.ptp(y)), 1.1), zoom=0.94)
    ax.view_init(elev=32, azim=-58)
    ax.legend(loc="upper left", bbox_to_anchor=(-0.08, 0.89))
    return figure


def _audit(runs: Runs) -> Any:
    figure, axes = new_figure(2, 1, size=(4.8, 4.8), sharex=True)
    for kind, (example, motion) in runs.items():
        early = motion.at(np.linspace(0, 1.5, 3001)).audit.contacts[0]
        weight = float(example["ball"].mass) * 9.81
        axes[0].plot(early.t, early.normal / weight, label=NAMES[kind])
        axes[1].plot(early.t, np.where(early.normal > 0, early.needed, np.nan), label=NAMES[kind])
    axes[0].axhspan(-3, 0, color="0.9", zorder=0)
    axes[0].set(ylabel="normal force / weight", title="Could it happen? The first 1.5 s")
    axes[0].set(ylim=(-3, 17))
    axes[0].annotate("the surface pulls", (0.02, -2.2), color="0.35")
    axes[1].set(xlabel="time (s)", ylabel="friction needed, $|F_t|/N$", ylim=(0, 4))
    axes[0].legend(loc="upper right")
    return figure
