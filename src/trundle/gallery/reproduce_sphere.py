"""Seed 000 reproduced: Figs. 5-10 as figures and as numbers, the rank test, the forms, and what the audit finds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from trundle.constrained.forms import augmented_mass, is_determined, udwadia_phohomsiri
from trundle.gallery.results import Result
from trundle.gallery.sphere_on_surface import (
    KAPPA,
    RADIUS,
    Formulation,
    Kind,
    along,
    height,
    rolling_sphere,
    step_times,
)
from trundle.motion.files import written_whole
from trundle.motion.motion import Motion
from trundle.scenario import Scenario
from trundle.view.figures import new_figure, save_figure

PAPER = "000 Udwadia & Mogharabin"
FORMULATIONS: tuple[Formulation, ...] = ("one particle", "two particles", "written out")
NAMES: dict[Kind, str] = {"uniform": "uniform sphere", "halves": "titanium-vanadium sphere"}
PHI = {
    "phi1": ("$\\varphi_1$: on surface (m)", 1),
    "phi2": ("$\\varphi_2$: tangency (m)", 3),
    "phi3": ("$\\varphi_3$: no slip (m/s)", 3),
    "phi4": ("$\\varphi_4$: unit quaternion", 1),
}
Runs = dict[Kind, tuple[Scenario, Motion]]


def reproduce_sphere(out: Path) -> list[Result]:
    """Seven figures, two tables of numbers (.csv) and the results of the rolling sphere."""
    held: Runs = {kind: _run(kind, energy_row=True) for kind in NAMES}  # as the paper runs it
    free: Runs = {kind: _run(kind, energy_row=False) for kind in NAMES}
    save_figure(_cross_section(), out / "000_fig05_cross_section.png")
    figures: dict[Kind, tuple[str, str]] = {"uniform": ("06", "07"), "halves": ("08", "09")}
    for kind, (path, errors) in figures.items():
        example, motion = held[kind]
        title = f"{NAMES[kind][0].upper()}{NAMES[kind][1:]}, 10 s (Fig. {int(path)})"
        save_figure(_path(example, motion, title), out / f"000_fig{path}_path_{kind}.png")
        title = f"{NAMES[kind]}: errors of the constraints (Fig. {int(errors)})"
        save_figure(_errors(example, motion, title), out / f"000_fig{errors}_errors_{kind}.png")
        write_columns(_columns(example, motion), out / f"000_figs_{kind}.csv")
    save_figure(_energy(held, free), out / "000_fig10_energy.png")
    save_figure(_audit(free), out / "000_audit.png")
    results = []
    for kind in NAMES:
        results += _quality(kind, held[kind][1], free[kind][1])
        results += _equations(kind, held[kind][1])
        results.append(_formulations(kind))
        results += _possible(kind, *free[kind])
    return [*results, *_paths_differ(free)]


def _run(kind: Kind, energy_row: bool) -> tuple[Scenario, Motion]:
    example = rolling_sphere(kind, energy_row=energy_row)
    return example, example.simulate(rtol=1e-12, atol=1e-14, samples=2001)


def write_columns(columns: Mapping[str, np.ndarray], path: Path) -> None:
    """A .csv file of columns by name, with all their digits."""
    with written_whole(path) as temporary, open(temporary, "w", encoding="utf-8") as file:
        file.write(",".join(columns) + "\n")
        for row in zip(*(column.tolist() for column in columns.values()), strict=True):
            file.write(",".join(map(repr, row)) + "\n")


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    """The numbers behind Figs. 6-10 and the audit."""
    columns = {"t": motion.t}
    for name in ("O", "P"):
        columns |= {f"{name}.{axis}": motion[example[name]][:, i] for i, axis in enumerate("xyz")}
    for name, (_, size) in PHI.items():
        values = motion[example[name]].reshape(len(motion.t), size)
        columns |= {f"{name}[{i}]" if size > 1 else name: values[:, i] for i in range(size)}
    contact = motion.audit.contacts[0]
    return columns | {
        "(E-E0)/E0": motion.energy / motion.energy[0] - 1,
        "normal force": contact.normal,
        "tangential force": contact.tangential,
    }


# --- results ----------------------------------------------------------------------------------------
def _quality(kind: Kind, held: Motion, free: Motion) -> list[Result]:
    worst = max(held.worst_residual, free.worst_residual)
    what = NAMES[kind]
    return [
        Result(PAPER, f"{what}: constraint residual (Figs. 7, 9)", "0", f"{worst:.1e} relative"),
        Result(
            PAPER,
            f"{what}: energy (Fig. 10)",
            "constant; round-off with the energy row",
            f"drift {held.energy_drift:.1e} with the row, {free.energy_drift:.1e} without",
        ),
    ]


def forms_against_production(motion: Motion) -> tuple[float, float]:
    """Largest distance of Eq. 42 and of Eq. 45 from the accelerations of the motion, at its samples.

    Each relative to the length of the acceleration (all coordinates) at that sample.
    """

    def accelerations(
        M: np.ndarray, Q: np.ndarray, A: np.ndarray, b: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        return udwadia_phohomsiri(M, Q, A, b), augmented_mass(M, Q, A, b, kappa=KAPPA)

    by_form = np.array(along(motion, accelerations))  # (samples, 2, n)
    size = np.linalg.norm(motion.a, axis=1)[:, None]
    worst = (np.linalg.norm(by_form - motion.a[:, None, :], axis=2) / size).max(axis=0)
    return float(worst[0]), float(worst[1])


def _equations(kind: Kind, motion: Motion) -> list[Result]:
    steps = motion.at(step_times(motion))
    full = along(steps, lambda M, Q, A, b: is_determined(M, A))
    eq42, eq45 = forms_against_production(motion.at(motion.t[::10]))
    n = len(motion.coordinates)
    return [
        Result(
            PAPER,
            f"{NAMES[kind]}: rank [M | A'] = {n} (Eq. 43)",
            "at every step",
            f"at {sum(full)} of {len(full)} steps",
        ),
        Result(
            PAPER,
            f"{NAMES[kind]}: Eqs. 42 and 45 against the production solve, relative",
            "0",
            f"{eq42:.1e} and {eq45:.1e}",
        ),
    ]


def apart(kind: Kind, times: np.ndarray) -> float:
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


def _formulations(kind: Kind) -> Result:
    return Result(
        PAPER,
        f"{NAMES[kind]}: one particle, two particles, written out; with and without energy row",
        "the same motion",
        f"{apart(kind, np.linspace(0, 10, 201)):.1e} apart (m, rad/s)",
    )


def _possible(kind: Kind, example: Scenario, motion: Motion) -> list[Result]:
    contact = motion.audit.contacts[0]
    lift = contact.lifts_at
    pulled = "stays on the surface by itself"
    if lift is not None:
        pulled = (
            f"would lift off at t = {lift:.5f} s; from then on the surface has to pull it down, "
            f"{100 * contact.pulled_share:.0f}% of the time in all"
        )
    return [
        Result(
            PAPER,
            f"{NAMES[kind]}: audit, friction needed at the start",
            "not discussed",
            f"mu = {contact.needed[0]:.3f}",
        ),
        Result(PAPER, f"{NAMES[kind]}: audit, contact", "not discussed", pulled),
    ]


def _paths_differ(runs: Runs) -> list[Result]:
    ends = {kind: motion[example["O"]][-1] for kind, (example, motion) in runs.items()}
    gap = float(np.linalg.norm(ends["uniform"] - ends["halves"]))
    return [
        Result(
            PAPER,
            "uniform sphere: direction of the motion (Fig. 6)",
            "along negative Y",
            f"y from 0.1 to {ends['uniform'][1]:.4f} m",
        ),
        Result(
            PAPER,
            "the two spheres from the same start (Figs. 6, 8)",
            "vastly different",
            f"{gap:.2f} m apart after 10 s; the halves end at y = {ends['halves'][1]:.4f} m",
        ),
    ]


# --- figures ----------------------------------------------------------------------------------------
def _cross_section() -> object:
    figure, ax = new_figure(size=(6.8, 3.9))
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
    ax.legend(loc="upper center", frameon=False)
    return figure


def _path(example: Scenario, motion: Motion, title: str) -> object:
    O, P = motion[example["O"]], motion[example["P"]]
    figure, ax = new_figure(
        size=(7.6, 5.6), subplot_kw={"projection": "3d", "computed_zorder": False}
    )
    x = np.linspace(-0.75, 0.75, 60)
    y = np.linspace(O[:, 1].min() - 0.15, O[:, 1].max() + 0.15, 12)
    X, Y = np.meshgrid(x, y)
    ax.plot_surface(X, Y, height(X), color="#d9d4c7", alpha=0.45, linewidth=0, zorder=0)
    ax.plot(*P.T, "--", color="#D55E00", linewidth=1.1, label="point of contact", zorder=1)
    ax.plot(*O.T, color="#0072B2", linewidth=1.3, label="centre", zorder=2)
    ax.scatter(*O[0], color="0.2", s=18, zorder=4)
    ax.text(*(O[0] + (0, 0, 0.09)), "start", zorder=5)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 25), np.linspace(0, np.pi, 13))
    ball = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)])
    ball = O[-1][:, None, None] + RADIUS * ball
    ax.plot_surface(*ball, color="#009E73", alpha=0.9, linewidth=0, zorder=3)
    ax.set_title(title, y=0.98)
    ax.set_xlabel("x (m)", labelpad=8)
    ax.set_ylabel("y (m)", labelpad=14)
    ax.set_zlabel("z (m)")
    for axis, most in ((ax.xaxis, 4), (ax.yaxis, 6), (ax.zaxis, 4)):
        axis.get_major_locator().set_params(nbins=most)
    ax.set_box_aspect((1.5, float(np.ptp(y)), 1.1), zoom=1.0)
    ax.view_init(elev=32, azim=-58)
    ax.legend(loc="upper left", bbox_to_anchor=(0.08, 0.9), frameon=False)
    return figure


def _errors(example: Scenario, motion: Motion, title: str) -> Any:
    figure, axes = new_figure(2, 2, size=(9.2, 5.4), sharex=True)
    for ax, (name, (label, size)) in zip(axes.flat, PHI.items(), strict=True):
        values = motion[example[name]].reshape(len(motion.t), size)
        for i in range(size):
            part = {"label": "xyz"[i]} if size > 1 else {}
            ax.plot(motion.t, values[:, i], linewidth=0.7, **part)
        ax.set(ylabel=label)
        if size > 1:
            ax.legend(loc="upper right", ncols=3, frameon=False)
            ax.margins(y=0.25)
    for ax in axes[1]:
        ax.set(xlabel="time (s)")
    figure.suptitle(title[0].upper() + title[1:])
    return figure


def _energy(held: Runs, free: Runs) -> object:
    figure, axes = new_figure(2, 1, size=(6.8, 5.6), sharex=True)
    rows = (("with the energy row, as in the paper", held), ("without", free))
    for ax, (label, runs) in zip(axes, rows, strict=True):
        for kind, (_, motion) in runs.items():
            change = motion.energy / motion.energy[0] - 1
            ax.plot(motion.t, change, label=NAMES[kind], linewidth=0.9)
        ax.set(ylabel="$(E - E_0)/E_0$", title=label)
        ax.margins(y=0.3)
        ax.legend(loc="upper left", ncols=2, frameon=False)
    axes[1].set(xlabel="time (s)")
    figure.suptitle("Change of energy (Fig. 10)")
    return figure


def _audit(runs: Runs) -> object:
    figure, axes = new_figure(2, 1, size=(6.8, 5.6), sharex=True)
    for kind, (example, motion) in runs.items():
        early = motion.at(np.linspace(0, 1.5, 3001)).audit.contacts[0]
        weight = float(example["ball"].mass) * 9.81
        axes[0].plot(early.t, early.normal / weight, label=NAMES[kind])
        axes[1].plot(early.t, np.where(early.normal > 0, early.needed, np.nan), label=NAMES[kind])
    axes[0].axhspan(-3, 0, color="0.9", zorder=0)
    axes[0].set(ylabel="normal force / weight", title="Could it happen? The first 1.5 s")
    axes[0].set(ylim=(-3, 12))
    axes[0].annotate("the surface pulls", (0.02, -2.2), color="0.35")
    axes[1].set(xlabel="time (s)", ylabel="friction needed, $|F_t|/N$", ylim=(0, 4))
    axes[0].legend(loc="upper right", frameon=False)
    return figure
