"""Paper 001 reproduced: the bead with and without friction, to the stop and after it, and Eqs. 32-40 along it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from papers.results import Result
from papers.sheet import Sheet
from papers.subjects import BEAD as PAPER
from trundle.gallery import bead_on_hoop
from trundle.scenario import Scenario
from trundle.shown import Motion
from trundle.view.figures import COLOURS, mark_times, new_figure

GRAVITY = 9.81
SPEED = 4.0  # m/s at the bottom; the paper leaves g, mu and the start open
Run = tuple[Scenario, Motion]


def reproduce_bead(folder: Path) -> Sheet:
    """Two figures, two animations and the results of the bead on the hoop."""
    sheet = Sheet(PAPER, folder)
    runs: dict[str, Run] = {}
    for label, mu in (("no friction", 0.0), ("μ = 0.2", 0.2), ("μ = 0.8", 0.8)):
        example = (
            bead_on_hoop("friction", mu=mu, speed=SPEED)
            if mu
            else bead_on_hoop("frictionless", speed=SPEED)
        )
        runs[label] = example, example.simulate(rtol=1e-12, atol=1e-14)
        columns = _columns(*runs[label])
        sheet.data(columns, f"mu_{mu:g}.csv", f"place, speed, energy and forces, {label}")
    smooth, rough, rougher = runs.values()
    others = {"no friction": smooth[1], "μ = 0.8": rougher[1]}
    said = "The bead with μ = 0.2, beside it without friction and with μ = 0.8"
    sheet.animation(rough[1], "mu_0.2.html", said, beside=others)
    sheet.animation(smooth[1], "mu_0.html", "The bead, no friction")
    caption = (
        "Angle and energy from the same start. With μ = 0.2 it stops twice and slides back, then "
        "sticks; with μ = 0.8 it sticks at once."
    )
    sheet.figure(_angles(runs), "motion.svg", caption)
    caption = (
        "The force of constraint and its power: Q^N holds the bead on the hoop and does no work, "
        "Q^W takes the energy. Dotted: where it stops."
    )
    sheet.figure(_forces(*rough), "forces.svg", caption)
    sheet.results += [*_equations(smooth, rough), *_energy(smooth[1], rough[1]), *_stops(runs)]
    sheet.findings.append(_misprint(*rough))
    return sheet


def _columns(example: Scenario, motion: Motion) -> dict[str, np.ndarray]:
    x, y = example["x"], example["y"]
    columns = {"t": motion.t, "x": motion[x], "y": motion[y]}
    columns |= {"x.dot": motion[x.dot], "y.dot": motion[y.dot], "energy": motion.energy}
    for name in ("QN", "QW"):
        columns |= {f"{name}.{axis}": getattr(motion, name)[:, i] for i, axis in enumerate("xy")}
    return columns


# --- results ----------------------------------------------------------------------------------------------
def printed(example: Scenario, motion: Motion, mu: float) -> tuple[np.ndarray, np.ndarray]:
    """Q^N of Eq. 39 and c of Eq. 38 (with the dot on x2 that our copy lacks), each (N, 2), at the samples."""
    x = np.column_stack([motion[example["x"]], motion[example["y"]]])
    v = motion.v
    push = (GRAVITY * x[:, 1] - (v**2).sum(axis=1)) / (x**2).sum(axis=1)
    normal = x * push[:, None]
    speed = np.linalg.norm(v, axis=1)
    direction = v / np.where(speed > 0, speed, 1.0)[:, None]
    return normal, -mu * direction * np.abs(push)[:, None]


def _sliding(motion: Motion) -> np.ndarray:
    return np.asarray(np.linalg.norm(motion.v, axis=1) > 1e-6)


def _equations(smooth: Run, rough: Run) -> list[Result]:
    example, motion = rough
    slides = _sliding(motion)
    normal, c = printed(example, motion, 0.2)
    gravity = np.array([0.0, -GRAVITY])
    free = np.abs(smooth[1].a - gravity - printed(*smooth, 0.0)[0]).max()
    rubbed = np.abs(motion.a - gravity - normal - c)[slides].max()
    thrust = np.abs(motion.QN - normal).max()
    whole = np.abs(motion.a - gravity - motion.QN - motion.QW).max()
    return PAPER.judge(
        "equations", free=free, rubbed=rubbed, thrust=thrust, whole=whole,
        working=np.abs(motion.QW - c)[slides].max(), ideal=np.abs(motion.power("QN")).max(),
        residual=motion.worst_residual,
    )  # fmt: skip


def _energy(free: Motion, rubbed: Motion) -> list[Result]:
    fine = rubbed.at(np.linspace(0, rubbed.t[-1], 40001))
    work = float(np.trapezoid(fine.power("QW"), fine.t))
    change = float(rubbed.energy[-1] - rubbed.energy[0])
    apart, drift = abs(work - change), free.energy_drift
    return PAPER.judge("energy", drift=drift, work=work, change=change, apart=apart)


def _stops(runs: dict[str, Run]) -> list[Result]:
    results: list[Result] = []
    for label, (_, motion) in runs.items():
        if motion.events:
            listed = "; ".join(
                f"{e.name.split(': ')[-1]} at t = {e.t:.6f} s" for e in motion.events
            )
            at = motion.events[0].t
            results += PAPER.judge("stops", label=label, listed=listed, at=at)
    return results


def _misprint(example: Scenario, motion: Motion) -> tuple[str, str]:
    slides = _sliding(motion)
    y, v = motion[example["y"]], motion.v
    speed = np.linalg.norm(v, axis=1)
    wrong = np.hypot(v[:, 0], y)  # the radical without the dot on x2
    size = 0.2 * np.linalg.norm(printed(example, motion, 0.2)[0], axis=1)
    error = float(np.abs(size * (speed / np.where(wrong > 0, wrong, 1.0) - 1))[slides].max())
    return PAPER.finding("misprint", error=error)


# --- figures ----------------------------------------------------------------------------------------------
def _angles(runs: dict[str, Run]) -> Any:
    figure, axes = new_figure(2, 1, size=(4.8, 4.6), sharex=True)
    for label, (example, motion) in runs.items():
        angle = np.unwrap(np.arctan2(motion[example["x"]], -motion[example["y"]]))
        axes[0].plot(motion.t, np.degrees(angle), label=label)
        axes[1].plot(motion.t, motion.energy, label=label)
    title = f"Bead on a vertical hoop, {SPEED:g} m/s at the bottom"
    axes[0].set(ylabel="angle from the bottom (°)", title=title, ylim=(-95, 115))
    axes[1].set(ylabel="energy (J)", xlabel="time (s)")
    axes[0].legend(loc="upper center", ncols=3)
    return figure


def _forces(example: Scenario, motion: Motion) -> Any:
    x, y = example["x"], example["y"]
    radial = np.column_stack([motion[x], motion[y]])
    along = np.column_stack([-motion[y], motion[x]])
    figure, axes = new_figure(2, 1, size=(4.8, 4.6), sharex=True)
    axes[0].plot(motion.t, np.einsum("ij,ij->i", motion.QN, radial), label="$Q^N$, outward")
    axes[0].plot(motion.t, np.einsum("ij,ij->i", motion.QW, along), label="$Q^W$, along the hoop")
    axes[0].set(ylabel="force (N)", title="Ideal and working part of the force, μ = 0.2")
    axes[1].plot(motion.t, motion.power("QN"), color=COLOURS[0], label="power of $Q^N$")
    axes[1].plot(motion.t, motion.power("QW"), color=COLOURS[1], label="power of $Q^W$")
    axes[1].set(ylabel="power (W)", xlabel="time (s)")
    for ax in axes:
        mark_times(ax, motion.events)
        ax.legend(loc="lower right")
    return figure
