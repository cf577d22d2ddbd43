"""Seed 004 reproduced: Figs. 2.4-2.9 of the rattleback, as figures and as a table of data, and the toy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import trundle as td
from trundle.gallery.rattleback import (
    DELTA,
    SEMIAXES,
    Material,
    rattleback,
    toy_rattleback,
)
from trundle.gallery.results import Result
from trundle.motion.files import written_whole
from trundle.motion.motion import Motion
from trundle.scenario import Scenario
from trundle.view.figures import COLOURS, mark_times, new_figure, save_figure

PAPER = "004 Kossenko & Stavrovskaja"
TITLE = "Rattleback of the paper"


def reversals(example: Scenario, **options: Any) -> Motion:
    """Run it, with every zero of the vertical rate as an event."""
    reversal = td.Event(example["vertical rate"], name="reversal")
    return example.simulate(events=[reversal], **options)


def reproduce_rattleback(out: Path) -> list[Result]:
    """Seven figures, one table of data, and the results of the rattleback and of the toys."""
    example = rattleback()
    motion = reversals(example, rtol=1e-12, atol=1e-14, samples=4001)
    for name, draw in (
        ("004_rattleback_overview.png", _overview),
        ("004_rattleback_energy.png", _energy),
        ("004_rattleback_contact.png", _contact_path),
        ("004_rattleback_constraint.png", _constraint),
        ("004_rattleback_spin.png", _spin),
        ("004_rattleback_shot.png", _shot),
    ):
        save_figure(draw(example, motion), out / name)
    write_data(example, motion, out / "004_rattleback.csv")
    return [*results_of(example, motion), *_toys(out)]


def write_data(example: Scenario, motion: Motion, path: Path) -> None:
    """What Figs. 2.5-2.8 plot, as CSV: energy, contact point (its height is the residual), vertical rate."""
    point = motion[example["contact"].point]
    columns = [motion.t, motion.energy, point, motion[example["stone"].omega]]
    table = np.column_stack(columns)[::2]
    header = "t_s,energy_J,contact_x_m,contact_y_m,contact_z_m,omega_x,omega_y,omega_z"
    with written_whole(path) as temporary:
        np.savetxt(temporary, table, fmt="%.17g", delimiter=",", header=header, comments="")


def results_of(example: Scenario, motion: Motion) -> list[Result]:
    """What the paper says of its run, and what came out."""
    w = motion[example["vertical rate"]]
    E = motion.energy
    height = np.abs(motion[example["contact"].point][:, 1]).max()
    audit = motion.audit.contacts[0]
    other = reversals(rattleback(omega=(0.0, 1.0, -0.05)))
    return [
        Result(PAPER, "energy (Fig. 2.5)", "11.31, drift below 4e-4", _drift(E)),
        Result(PAPER, "height of the contact point (Fig. 2.7)", "0", f"{height:.1e} m"),
        Result(
            PAPER,
            "vertical rate passes zero (Fig. 2.8)",
            "about t = 50; 53.2041013 by an independent solution",
            f"t = {motion.events[0].t:.7f} s",
        ),
        Result(
            PAPER,
            "vertical rate goes from -1 to 1 (Fig. 2.8)",
            "-1 ... 1",
            f"{w[0]:.4f} at the start, {w[-1]:.4f} at t = 100 s, at most {w.max():.4f}",
        ),
        Result(
            PAPER,
            "spun the other way, same wobble (not in the paper)",
            "conservative: reverses from either sense",
            f"reverses at t = {other.events[0].t:.2f} s",
        ),
        Result(
            PAPER,
            "could it happen?",
            "rolling, in contact",
            f"normal force {audit.normal.min():.2f} ... {audit.normal.max():.2f} N,"
            f" friction coefficient needed up to {audit.needed.max():.2f}",
        ),
    ]


def _drift(E: np.ndarray) -> str:
    return f"{E[0]:.4f} J, drift {np.abs(E - E[0]).max():.1e} J"


# --- the figures of the paper ---------------------------------------------------------------------------
def _overview(example: Scenario, motion: Motion) -> object:
    """Fig. 2.4, a screen of curves: here the angular velocity, the attitude and the force at the contact."""
    figure, axes = new_figure(3, 1, size=(7.2, 7.2), sharex=True)
    stone = example["stone"]
    body = motion[stone.omega_body]
    for i, name in ((0, "x_1"), (2, "z_1"), (1, "y_1")):
        axes[0].plot(motion.t, body[:, i], label=rf"$\Omega_{{{name}}}$", linewidth=0.9)
    tilt = np.degrees(np.arccos(np.clip(motion[stone.rotation][:, 1, 1], -1, 1)))
    axes[1].plot(motion.t, tilt, linewidth=0.9)
    axes[2].plot(motion.t, motion.audit.contacts[0].normal, linewidth=0.9)
    axes[0].set(ylabel="body rates (rad/s)", title=f"{TITLE} (Fig. 2.4)")
    axes[1].set(ylabel="tilt (°)")
    axes[2].set(ylabel="normal force (N)", xlabel="time (s)")
    axes[0].legend(loc="upper left", ncols=3)
    for ax in axes:
        mark_times(ax, motion.events[:1])
    return figure


def _energy(example: Scenario, motion: Motion) -> object:
    figure, ax = new_figure(size=(6.8, 3.6))
    ax.plot(motion.t, 1e12 * (motion.energy - motion.energy[0]))
    title = "Energy kept (Fig. 2.5; the paper's window is $4\\cdot 10^{-4}$ high)"
    ax.set(xlabel="time (s)", ylabel=r"$E - 11.3125$ ($10^{-12}$ J)", title=title)
    return figure


def _contact_path(example: Scenario, motion: Motion) -> object:
    figure, ax = new_figure(size=(6.4, 5.4))
    point = motion[example["contact"].point]
    z, x = point[:, 2], point[:, 0]
    before = motion.t <= motion.events[0].t
    ax.plot(z[before], x[before], linewidth=0.9, label="before the reversal")
    ax.plot(z[~before], x[~before], linewidth=0.9, label="after it")
    ax.plot(z[0], x[0], "o", color="0.2", markersize=5, label="start")
    ax.set(xlabel="$z_0$ (m)", ylabel="$x_0$ (m)", title="Path of the contact point (Fig. 2.6)")
    ax.set_aspect("equal", adjustable="datalim")
    ax.legend(loc="best")
    return figure


def _constraint(example: Scenario, motion: Motion) -> object:
    figure, ax = new_figure(size=(6.8, 3.6))
    ax.plot(motion.t, 1e16 * motion[example["contact"].point][:, 1], ".", markersize=1.5)
    ax.set(
        xlabel="time (s)",
        ylabel=r"$y_P$ ($10^{-16}$ m)",
        title="Height of the contact point: round-off (Fig. 2.7)",
    )
    return figure


def _spin(example: Scenario, motion: Motion) -> object:
    figure, ax = new_figure(size=(6.8, 3.8))
    ax.plot(motion.t, motion[example["vertical rate"]], linewidth=1.0)
    ax.axhline(0, color="0.5", linewidth=0.8)
    mark_times(ax, motion.events[:1])
    ax.annotate(
        f"first zero, t = {motion.events[0].t:.4f} s",
        (motion.events[0].t, 0),
        textcoords="offset points",
        xytext=(-8, 8),
        ha="right",
    )
    ax.set(xlabel="time (s)", ylabel=r"$\omega_{y_0}$ (rad/s)")
    ax.set_title("The spin reverses (Fig. 2.8)")
    return figure


def _shot(example: Scenario, motion: Motion) -> object:
    """Fig. 2.9: the stone when it stops turning, as a wire ellipsoid on the plane."""
    when = motion.at([motion.events[0].t])
    stone = example["stone"]
    T, r = when[stone.rotation][0], when[stone.position][0]
    c, s = np.cos(DELTA), np.sin(DELTA)
    axes_of_shape = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]) * SEMIAXES
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 37), np.linspace(0, np.pi, 19))
    ball = np.stack([np.sin(v) * np.cos(u), np.cos(v), np.sin(v) * np.sin(u)], axis=-1)
    world = r + ball @ (T @ axes_of_shape).T
    figure, ax = new_figure(size=(6.4, 4.2), subplot_kw={"projection": "3d"})
    # matplotlib's vertical axis is its third: show (z, x, y)
    ax.plot_wireframe(world[..., 2], world[..., 0], world[..., 1], color=COLOURS[0], linewidth=0.5)
    path = motion[example["contact"].point]
    near = np.abs(motion.t - when.t[0]) < 6
    ax.plot(path[near, 2], path[near, 0], 0 * path[near, 1], color=COLOURS[1], linewidth=1.0)
    P = when[example["contact"].point][0]
    ax.plot([P[2]], [P[0]], [0], "o", color="0.1", markersize=5)
    ax.set(xlabel="$z_0$ (m)", ylabel="$x_0$ (m)", zlabel="$y_0$ (m)", zlim=(0, 2.5))
    ax.set_title(f"At t = {when.t[0]:.2f} s it has stopped turning, and rocks (Fig. 2.9)")
    ax.set(xlim=(-3, 3), ylim=(-2, 2), yticks=(-2, 0, 2))
    ax.set_box_aspect((6, 4, 2.5), zoom=1.15)
    ax.view_init(elev=9, azim=-50)
    return figure


# --- the toy ----------------------------------------------------------------------------------------------
def _toys(out: Path) -> list[Result]:
    figure, axes = new_figure(2, 1, size=(6.8, 5.8), sharex=True)
    results = []
    materials: tuple[Material, ...] = ("wood", "plastic")
    for ax, material in zip(axes, materials, strict=True):
        for spin, label in ((-5.0, "clockwise"), (5.0, "counter-clockwise")):
            example = toy_rattleback(material, spin)
            motion = reversals(example, until=10.0, samples=2001)
            ax.plot(motion.t, motion[example["vertical rate"]], label=label, linewidth=1.2)
            results.append(toy_result(example, motion, f"toy of {material}, {label}"))
        ax.axhline(0, color="0.5", linewidth=0.8)
        slow, fast = example["toy"].wobbles()[0]
        mass = 1000 * example["toy"].mass
        ax.set(
            ylabel="vertical rate (rad/s)",
            title=f"{material}, {mass:.0f} g: wobbles at {slow:.1f} and {fast:.1f} Hz",
        )
    axes[0].legend(loc="lower right")
    axes[1].set(xlabel="time (s)")
    save_figure(figure, out / "004_rattleback_toy.png")
    return results


def toy_result(example: Scenario, motion: Motion, name: str) -> Result:
    """Whether and when the toy reverses, and what friction that takes."""
    w = motion[example["vertical rate"]]
    back = -np.sign(w[0]) * w  # positive once it has turned round
    if not motion.events:
        obtained = f"no reversal within {motion.t[-1]:g} s"
    else:
        obtained = f"reverses after {motion.events[0].t:.2f} s, up to {back.max():.2f} rad/s back"
    expected = "reverses" if w[0] < 0 else "does not reverse"
    needed = motion.audit.contacts[0].needed.max()
    return Result(PAPER, name, expected, f"{obtained}; friction coefficient needed {needed:.2f}")
