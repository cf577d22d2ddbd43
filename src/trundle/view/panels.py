"""Panels of a figure, each a function that draws one thing of a motion against time into axes that are given."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.symbols.expression import as_expression
from trundle.symbols.text import parse
from trundle.view.figures import COLOURS, legend_on_top, mark_times, shortened
from trundle.view.series import curve_parts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from trundle.motion.motion import BareMotion

NAMED = 5  # constraints that the legend of residuals names: those with the largest
DECADES = 8  # that residuals are shown over
MARKED = 12  # events that are marked in every panel; more would hide the curves
LONGEST = 48  # characters of a label
LABEL = 26  # characters of a line beside an axis
CONSTANT = 1e-7  # of its size: what changes less is rounding
FAR_BELOW = 0.2  # of mu: friction that stays below is drawn to its own scale
USUAL_MU = 0.5  # of the audit's slip, where the system has no parameter mu


# --- any expression -----------------------------------------------------------------------------------
def curves_of(motion: BareMotion, value: Any, labelled: bool = False) -> dict[str, np.ndarray]:
    """{name: values (len(t),)} of an expression, a text, a list of them, or {name: expression}.

    labelled  whether the axis says already what it is: components of a vector are then x, y, z alone
    """
    if isinstance(value, Mapping):
        named = [(str(name), one) for name, one in value.items()]
    elif isinstance(value, (list, tuple)):
        named = [(label_of(motion, one), one) for one in value]
    else:
        named = [("" if labelled else label_of(motion, value), value)]
    return {
        shortened(f"{name} {part}".strip(), LONGEST): values
        for name, one in named
        for part, (values, _) in curve_parts(motion, one).items()
    }


def label_of(motion: BareMotion, value: Any) -> str:
    """An expression as a label, not too long for an axis."""
    expression = parse(value, motion.names) if isinstance(value, str) else as_expression(value)
    text = value if isinstance(value, str) else repr(expression)
    return shortened(text, LONGEST)


def draw_curves(axes: Axes, motion: BareMotion, value: Any, label: str = "") -> None:
    """An expression, or several in one panel, against time."""
    curves = curves_of(motion, value, bool(label))
    names = list(curves)
    for name, values in curves.items():
        axes.plot(motion.t, values, label=name, **_dot(motion))
    text = label or (names[0] if len(names) == 1 else "")
    axes.set(xlabel="time (s)", ylabel=textwrap.fill(text, LABEL))
    _not_below_rounding(axes, np.concatenate([np.ravel(values) for values in curves.values()]))
    if len(names) > 1:
        legend_on_top(axes)
    mark_events(axes, motion)


def _not_below_rounding(axes: Axes, values: np.ndarray) -> None:
    """What is constant but for rounding is drawn as a level line: its noise is not the motion's."""
    values = values[np.isfinite(values)]
    if not len(values):
        return
    size = float(np.abs(values).max())
    if size > 0 and np.ptp(values) < CONSTANT * size:
        middle = float(np.mean(values))
        axes.set_ylim(middle - 0.1 * size, middle + 0.1 * size)
        axes.ticklabel_format(axis="y", useOffset=False)


def alike(motion: BareMotion, names: Sequence[str]) -> list[list[str]]:
    """Names in groups that one axis can show together: largest values within a factor of ten."""
    size = {name: float(np.abs(motion[name]).max()) for name in names}
    groups: list[list[str]] = []
    for name in sorted(names, key=lambda one: size[one]):
        if not groups or size[name] > 10 * size[groups[-1][0]] > 0:
            groups.append([])
        groups[-1].append(name)
    return [sorted(group, key=list(names).index) for group in groups]


def _dot(motion: BareMotion) -> dict[str, Any]:
    """A motion with a single sample is a dot: a line of one point is not seen."""
    return {"marker": "o"} if len(motion.t) == 1 else {}


def mark_events(axes: Axes, motion: BareMotion) -> None:
    """Dotted lines where something happened, if that is not everywhere."""
    if len(motion.events) <= MARKED:
        mark_times(axes, motion.events)


# --- how good it is -------------------------------------------------------------------------------------
def draw_energy(axes: Axes, motion: BareMotion) -> None:
    """The energy's drift, relative; or the energy itself where it is not conserved."""
    E = motion.energy
    reason = motion.derived.why_energy_changes
    if reason:
        axes.plot(motion.t, E, **_dot(motion))
        axes.set(ylabel="energy (J)")
        axes.set_title(f"not conserved: {reason}", fontsize="small", loc="left")
    else:
        away = float(np.abs(E - E[0]).max())
        size = away / motion.energy_drift if motion.energy_drift else 1.0  # as print(motion) has it
        axes.plot(motion.t, (E - E[0]) / size, linewidth=1.0, **_dot(motion))
        axes.set(ylabel="energy drift (relative)")
        axes.ticklabel_format(axis="y", style="sci", scilimits=(-2, 2))
    axes.set(xlabel="time (s)")
    mark_events(axes, motion)


def draw_residuals(axes: Axes, motion: BareMotion) -> None:
    """|residual| of every constraint on a logarithmic axis; a residual of exactly zero leaves a gap."""
    sizes = {name: np.abs(r).max(axis=1) for name, r in motion.residuals.items()}
    largest = {name: float(np.nanmax(values)) for name, values in sizes.items()}
    floor = max(largest.values(), default=0.0) * 10.0**-DECADES
    ranked = sorted(sizes, key=lambda name: largest[name], reverse=True)
    named = [name for name in ranked if largest[name] > floor][:NAMED]
    for rank, name in enumerate(ranked):
        look: dict[str, Any] = {"color": "0.75", "label": "_"}
        if name in named:
            look = {"color": COLOURS[rank % len(COLOURS)], "label": shortened(name, 30)}
        elif rank == len(named):
            look["label"] = f"{len(ranked) - len(named)} more, smaller"
        values = np.where(sizes[name] > 0, sizes[name], np.nan)
        # noise: lines would be a blot
        dots = {"marker": ".", "markersize": 2.5, "linestyle": "none"}
        axes.plot(motion.t, values, zorder=3 - 0.01 * rank, **dots, **look)
    axes.set(xlabel="time (s)", ylabel="|residual| (SI units)")
    if named:
        _decades(axes, np.concatenate([values[values > floor] for values in sizes.values()]))
        legend_on_top(axes, markerscale=4, handletextpad=0.1)
    else:
        text = "no constraints" if not sizes else "all residuals are exactly zero"
        axes.text(0.5, 0.5, text, transform=axes.transAxes, ha="center", color="0.35")
    mark_events(axes, motion)


def _decades(axes: Axes, sizes: np.ndarray) -> None:
    """A logarithmic axis of whole decades, three at least; the few values far below the others are left out."""
    high = int(np.ceil(np.log10(sizes.max()) + 0.1))
    low = int(np.floor(np.log10(np.percentile(sizes, 1))))
    axes.set_yscale("log")
    axes.set_ylim(10.0 ** min(low, high - 3), 10.0**high)


# --- could it happen? -------------------------------------------------------------------------------------
def coefficient(motion: BareMotion) -> float:
    """The coefficient of friction at which the figure says when a rolling body would slip."""
    return float(motion.parameters.get("mu", USUAL_MU))


def draw_normal_force(axes: Axes, motion: BareMotion) -> None:
    """Normal force of every contact, with the times marked at which a body would lift off."""
    audits = motion.audit.contacts
    for k, audit in enumerate(audits):
        colour = COLOURS[k % len(COLOURS)]
        axes.plot(
            motion.t,
            audit.normal,
            color=colour,
            label=shortened(audit.contact.name, 30),
            **_dot(motion),
        )
        if audit.lifts_at is not None:
            label = f"would lift off at {audit.lifts_at:.3g} s"
            axes.axvline(audit.lifts_at, color=colour, linewidth=1.0, linestyle="--", label=label)
    if any(audit.lifts_at is not None for audit in audits):
        low = min(float(audit.normal.min()) for audit in audits)
        axes.axhspan(min(1.1 * low, 0.0), 0, color="0.9", zorder=0, label="the surface pulls")
    axes.set(xlabel="time (s)", ylabel="normal force (N)")
    low, high = axes.get_ylim()
    axes.set_ylim(min(low, 0.0), max(high, 0.0))  # zero is where it lifts off
    legend_on_top(axes)
    mark_events(axes, motion)


def draw_friction_needed(axes: Axes, motion: BareMotion) -> None:
    """|Ft|/N of every contact that grips, with the times marked at which it would slip.

    Where the surface pulls there is a gap: no friction is enough there.
    """
    mu = coefficient(motion)
    tops = []
    for k, audit in enumerate(motion.audit.contacts):
        if not audit.grips:
            continue
        colour = COLOURS[k % len(COLOURS)]
        pressed = np.where(audit.normal > 0, audit.needed, np.nan)
        axes.plot(
            motion.t, pressed, color=colour, label=shortened(audit.contact.name, 30), **_dot(motion)
        )
        slips = audit.slips_at(mu)
        if slips is not None:
            label = f"would slip with μ = {mu:g} at {slips:.3g} s"
            axes.axvline(slips, color=colour, linewidth=1.0, linestyle="--", label=label)
        known = pressed[np.isfinite(pressed)]
        if len(known):  # near lift-off it grows beyond bounds: show what is usual
            tops += [1.1 * float(known[0]), min(1.1 * known.max(), 2.5 * np.percentile(known, 80))]
    near = max(tops, default=mu) > FAR_BELOW * mu  # else the curve would lie on the axis
    axes.axhline(
        mu,
        color="0.4",
        linewidth=1.0,
        linestyle=":",
        label=f"μ = {mu:g}{'' if near else ', above'}",
    )
    axes.set(xlabel="time (s)", ylabel="friction needed, |Fₜ|/N")
    axes.set_ylim(0, max([1.6 * mu, *tops] if near else tops) or 1.0)
    legend_on_top(axes)
    mark_events(axes, motion)
