"""Seed 001 reproduced: the bead with and without friction, to the stop and after it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from trundle.gallery.bead import bead_on_hoop
from trundle.gallery.results import Result
from trundle.motion.motion import Motion
from trundle.scenario import Scenario
from trundle.view.figures import mark_times, new_figure, save_figure

PAPER = "001 Kalaba & Udwadia"


def reproduce_bead(out: Path) -> list[Result]:
    """Two figures and the results of the bead on the hoop."""
    smooth = bead_on_hoop(mu=0.0, speed=4.0)
    rough = bead_on_hoop(mu=0.2, speed=4.0)
    held = bead_on_hoop(mu=0.8, speed=4.0)
    motions = {
        "no friction": (smooth, smooth.simulate()),
        "μ = 0.2": (rough, rough.simulate()),
        "μ = 0.8": (held, held.simulate()),
    }
    save_figure(_angles(motions), out / "001_bead_motion.png")
    save_figure(_forces(*motions["μ = 0.2"]), out / "001_bead_forces.png")
    free, rubbed = motions["no friction"][1], motions["μ = 0.2"][1]
    fine = rubbed.at(np.linspace(0, rubbed.t[-1], 40001))
    work = float(np.trapezoid(fine.power("QW"), fine.t))
    return [
        Result(PAPER, "energy without friction", "constant", f"drift {free.energy_drift:.1e}"),
        Result(PAPER, "power of Q^N", "0", f"{np.abs(rubbed.power('QN')).max():.1e} W"),
        Result(
            PAPER,
            "work of Q^W, μ = 0.2, against the change of energy",
            f"{rubbed.energy[-1] - rubbed.energy[0]:.4f} J",
            f"{work:.4f} J",
        ),
        Result(PAPER, "constraint residual", "0", f"{rubbed.worst_residual:.1e}"),
        *(
            Result(PAPER, f"{label}: events", "a stop, then sticking or sliding", str(m.events))
            for label, (_, m) in motions.items()
            if m.events
        ),
    ]


def _angles(motions: dict[str, tuple[Scenario, Motion]]) -> object:
    figure, axes = new_figure(2, 1, size=(6.8, 5.6), sharex=True)
    for label, (example, motion) in motions.items():
        x, y = example["x"], example["y"]
        angle = np.degrees(np.arctan2(motion[x], -motion[y]))
        axes[0].plot(motion.t, np.degrees(np.unwrap(np.radians(angle))), label=label)
        axes[1].plot(motion.t, motion.energy, label=label)
    axes[0].set(
        ylabel="angle from the bottom (°)", title="Bead on a vertical hoop, 4 m/s at the bottom"
    )
    axes[1].set(ylabel="energy (J)", xlabel="time (s)")
    axes[0].legend(loc="upper right")
    return figure


def _forces(example: Scenario, motion: Motion) -> object:
    x, y = example["x"], example["y"]
    radial = np.column_stack([motion[x], motion[y]])
    along = np.column_stack([-motion[y], motion[x]])
    figure, axes = new_figure(2, 1, size=(6.8, 5.6), sharex=True)
    axes[0].plot(motion.t, np.einsum("ij,ij->i", motion.QN, radial), label="$Q^N$, outward")
    axes[0].plot(motion.t, np.einsum("ij,ij->i", motion.QW, along), label="$Q^W$, along the hoop")
    axes[0].set(ylabel="force (N)", title="Constraint force: ideal and working parts, μ = 0.2")
    axes[1].plot(motion.t, motion.power("QN"), label="power of $Q^N$")
    axes[1].plot(motion.t, motion.power("QW"), label="power of $Q^W$")
    axes[1].set(ylabel="power (W)", xlabel="time (s)")
    for ax in axes:
        mark_times(ax, motion.events)
        ax.legend(loc="lower right")
    return figure
