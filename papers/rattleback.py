"""Paper 004 reproduced: Figs. 2.4-2.9 of the rattleback, as figures and as a table of data, and the toy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import trundle as td
from papers.closed_forms import wobbles
from papers.results import Result
from papers.sheet import Item, Sheet
from papers.subjects import RATTLEBACK as PAPER
from trundle.files import written_whole
from trundle.gallery import rattleback, toy_rattleback
from trundle.scenario import Scenario
from trundle.shown import Motion
from trundle.view.figures import COLOURS, mark_times, new_figure

DELTA, SEMIAXES = np.pi / 10, (2.0, 1.0, 3.0)  # rad, m
TITLE = "Rattleback of the paper"
INDEPENDENT = 53.20410131814611  # s: the first zero of the vertical rate, by minimal coordinates in quadruple precision


def reversals(example: Scenario, **options: Any) -> Motion:
    """Run it, with every zero of the vertical rate as an event."""
    reversal = td.Event(example["vertical rate"], name="reversal")
    return example.simulate(events=[reversal], **options)


def reproduce_rattleback(folder: Path) -> Sheet:
    """Five figures, three animations, one table of data, and the results of the rattleback and of the toys."""
    sheet = Sheet(PAPER, folder)
    example = rattleback()
    motion = reversals(example, rtol=1e-12, atol=1e-14, samples=4001)
    sheet.animation(motion, "rattleback.html", "The rattleback of the paper, 100 s", ["2.9"])
    for number, draw, caption in (
        ("2.4", _overview, "Angular velocity in body axes, tilt, normal force. Dotted: the first reversal."),
        ("2.6", _contact_path, "The point of contact on the plane, before and after the reversal."),
        ("2.8", _spin, "The vertical component of the angular velocity goes from -1 to 1."),
        ("2.9", _shot, "The stone when it has just stopped turning, and the path of its contact near that time."),
    ):  # fmt: skip
        name = f"fig{number.replace('.', '_')}.svg"
        sheet.figure(draw(example, motion), name, caption, [number])
    height = float(np.abs(motion[example["contact"].point][:, 1]).max())
    for name, number, value in (
        ("energy", "2.5", float(np.ptp(motion.energy))),
        ("height", "2.7", height),
    ):
        sheet.line(PAPER.line(name, value=value), [number])
    write_data(example, motion, folder / "rattleback.csv")
    sheet.tables.append(Item("rattleback.csv", "what Figs. 2.5-2.8 plot"))
    sheet.results += [*results_of(example, motion), *_toys(sheet)]
    sheet.findings.append(_possible(motion))
    return sheet


def write_data(example: Scenario, motion: Motion, path: Path) -> None:
    """What Figs. 2.5-2.8 plot, as CSV: energy, contact point (its height is the residual), vertical rate."""
    point = motion[example["contact"].point]
    columns = [motion.t, motion.energy, point, motion[example["stone"].omega]]
    table = np.column_stack(columns)[::2]
    header = "t_s,energy_J,contact_x_m,contact_y_m,contact_z_m,omega_x,omega_y,omega_z"
    with written_whole(path) as temporary:
        np.savetxt(temporary, table, fmt="%.13g", delimiter=",", header=header, comments="")


# --- results --------------------------------------------------------------------------------------------
def results_of(example: Scenario, motion: Motion) -> list[Result]:
    """What the paper says of its run, and what came out."""
    E = motion.energy
    drift = float(np.abs(E - E[0]).max())
    height = float(np.abs(motion[example["contact"].point][:, 1]).max())
    w = motion[example["vertical rate"]]
    first = motion.events[0].t if motion.events else float("nan")
    other = reversals(rattleback(omega=(0.0, 1.0, -0.05)))
    back = f"reverses at t = {other.events[0].t:.2f} s" if other.events else "does not reverse"
    return PAPER.judge(
        "run", energy=E[0], off=abs(E[0] - 11.31), drift=drift, worst=motion.worst_residual,
        height=height, first=first, later=abs(first - 50), gap=abs(first - INDEPENDENT),
        independent=INDEPENDENT, w=w, last=w[-1], most=w.max(), start=abs(w[0] + 1),
        end=abs(w[-1] - 1), back=back, audit=motion.audit.contacts[0],
    )  # fmt: skip


def _possible(motion: Motion) -> tuple[str, str]:
    contact = motion.audit.contacts[0]
    if contact.lifts_at is None:
        said = (
            f"The plane always pushes, with {contact.normal.min():.1f} N at least, and a "
            f"coefficient of friction of {contact.needed.max():.2f} is enough: the motion of the "
            "paper is possible."
        )
    else:
        said = f"It would lift off at t = {contact.lifts_at:.2f} s."
    return PAPER.finding("possible", said=said)


# --- the figures of the paper ---------------------------------------------------------------------------
def _overview(example: Scenario, motion: Motion) -> Any:
    """Fig. 2.4, a screen of curves: here the angular velocity, the attitude and the force at the contact."""
    figure, axes = new_figure(3, 1, size=(4.8, 6.0), sharex=True)
    stone = example["stone"]
    body = motion[stone.omega_body]
    for i, name in ((0, "x_1"), (2, "z_1"), (1, "y_1")):
        axes[0].plot(motion.t, body[:, i], label=rf"$\Omega_{{{name}}}$", linewidth=0.9)
    tilt = np.degrees(np.arccos(np.clip(motion[stone.rotation][:, 1, 1], -1, 1)))
    axes[1].plot(motion.t, tilt, linewidth=0.9)
    axes[2].plot(motion.t, motion.audit.contacts[0].normal, linewidth=0.9)
    axes[0].set(ylabel="body rates (rad/s)", title=f"{TITLE} (Fig. 2.4)", ylim=(-1.2, 1.8))
    axes[1].set(ylabel="tilt (°)")
    axes[2].set(ylabel="normal force (N)", xlabel="time (s)")
    axes[0].legend(loc="upper left", ncols=3)
    for ax in axes:
        mark_times(ax, motion.events[:1])
    return figure


def _contact_path(example: Scenario, motion: Motion) -> Any:
    figure, ax = new_figure(size=(4.8, 4.0))
    point = motion[example["contact"].point]
    z, x = point[:, 2], point[:, 0]
    before = motion.t <= motion.events[0].t
    ax.plot(z[before], x[before], linewidth=0.9, label="before the reversal")
    ax.plot(z[~before], x[~before], linewidth=0.9, label="after it")
    ax.plot(z[0], x[0], "o", color="0.2", markersize=5, label="start")
    ax.set(xlabel="$z_0$ (m)", ylabel="$x_0$ (m)", title="Path of the contact point (Fig. 2.6)")
    ax.set_aspect("equal", adjustable="datalim")
    ax.margins(y=0.18)
    ax.legend(loc="upper left", ncols=3)
    return figure


def _spin(example: Scenario, motion: Motion) -> Any:
    figure, ax = new_figure(size=(4.8, 3.2))
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


def _shot(example: Scenario, motion: Motion) -> Any:
    """Fig. 2.9: the stone when it stops turning, as a wire ellipsoid on the plane."""
    when = motion.at([motion.events[0].t])
    stone = example["stone"]
    T, r = when[stone.rotation][0], when[stone.position][0]
    c, s = np.cos(DELTA), np.sin(DELTA)
    axes_of_shape = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]) * SEMIAXES
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 37), np.linspace(0, np.pi, 19))
    ball = np.stack([np.sin(v) * np.cos(u), np.cos(v), np.sin(v) * np.sin(u)], axis=-1)
    world = r + ball @ (T @ axes_of_shape).T
    figure, ax = new_figure(size=(4.8, 3.4), subplot_kw={"projection": "3d"})
    # matplotlib's vertical axis is its third: show (z, x, y)
    ax.plot_wireframe(world[..., 2], world[..., 0], world[..., 1], color=COLOURS[0], linewidth=0.5)
    path = motion[example["contact"].point]
    near = np.abs(motion.t - when.t[0]) < 6
    ax.plot(path[near, 2], path[near, 0], 0 * path[near, 1], color=COLOURS[1], linewidth=1.0)
    P = when[example["contact"].point][0]
    ax.plot([P[2]], [P[0]], [0], "o", color="0.1", markersize=5)
    ax.set(xlabel="$z_0$ (m)", ylabel="$x_0$ (m)", zlabel="$y_0$ (m)", zlim=(0, 2.5))
    ax.set_title(f"Stopped at t = {when.t[0]:.2f} s, rocking (Fig. 2.9)", y=0.94)
    ax.set(xlim=(-3, 3), ylim=(-2, 2), yticks=(-2, 0, 2))
    ax.set_box_aspect((6, 4, 2.5), zoom=1.12)
    ax.view_init(elev=9, azim=-50)
    return figure


# --- the toy ----------------------------------------------------------------------------------------------
def _toys(sheet: Sheet) -> list[Result]:
    figure, axes = new_figure(2, 1, size=(4.8, 4.8), sharex=True)
    results = []
    for ax, material in zip(axes, toy_rattleback.cases, strict=True):
        for spin, label in ((-5.0, "clockwise"), (5.0, "counter-clockwise")):
            example = toy_rattleback(material, spin=spin)
            motion = reversals(example, until=10.0, samples=2001)
            ax.plot(motion.t, motion[example["vertical rate"]], label=label, linewidth=1.2)
            results.append(toy_result(example, motion, f"toy of {material}, {label}"))
            if spin < 0:
                sheet.animation(motion, f"toy_{material}.html", f"A toy of {material}, 10 s")
        ax.axhline(0, color="0.5", linewidth=0.8)
        slow, fast = toy_wobbles(example)[0]
        title = (
            f"{material}, {1000 * example['mass']:.0f} g: wobbles at {slow:.1f} and {fast:.1f} Hz"
        )
        ax.set(ylabel="vertical rate (rad/s)", title=title)
    axes[0].legend(loc="lower right")
    axes[1].set(xlabel="time (s)")
    caption = (
        "Rattlebacks of the size of the toy, 15 cm long, with a little drag: clockwise they "
        "reverse, counter-clockwise they do not."
    )
    sheet.figure(figure, "toy.svg", caption)
    return results


def toy_wobbles(example: Scenario) -> tuple[np.ndarray, np.ndarray]:
    """Frequencies (2,), Hz, of the toy's small wobbles, and their axes (2, 2), in columns."""
    inertia = example["stone"].inertia
    J = np.array([[float(inertia[i, j]) for j in range(3)] for i in range(3)])
    mass, *sizes = (float(example[name]) for name in ("mass", "height", "a", "b", "c"))
    return wobbles(mass, J, *sizes)


def toy_result(example: Scenario, motion: Motion, name: str) -> Result:
    """Whether and when the toy reverses, and what friction that takes."""
    w = motion[example["vertical rate"]]
    back = -np.sign(w[0]) * w  # positive once it has turned round
    if not motion.events:
        obtained = f"no reversal within {motion.t[-1]:g} s"
    else:
        obtained = f"reverses after {motion.events[0].t:.2f} s, up to {back.max():.2f} rad/s back"
    needed = motion.audit.contacts[0].most_needed
    material = name.split()[2].rstrip(",")
    at = motion.events[0].t if motion.events else 0.0
    watch = "" if "counter" in name else f" toy_{material}.html#t={at:.3f}"
    (result,) = PAPER.judge("toy", name=name, said=obtained, needed=needed, watch=watch)
    return result
