"""`motion.plot()`: figures of a motion. Every function returns the figure; nothing is shown, nothing global is changed.

    plot(motion)                                  an overview on one page
    plot(motion, x, "y.dot", {"spin (rad/s)": w}) expressions against time, a panel each
    plot(motion, kind="path")                     in space; "plan" from above
    plot(motion, kind="residuals")                "energy", "contacts": how good it is, whether it could happen

A panel is (title, draw): `view/panels.py` and `view/paths.py` draw, this file puts panels on a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, get_args

from trundle.errors import ModelError
from trundle.symbols.values import shown
from trundle.view import panels, paths
from trundle.view.figures import as_written, style
from trundle.view.meshes import SurfaceMesh
from trundle.view.scene import Scene, frame_times

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from trundle.motion.motion import BareMotion

PlotKind = Literal["overview", "path", "plan", "residuals", "energy", "contacts"]
Draw = Callable[[Any], None]  # draws into axes

# inches: of a page of two columns, of a row, of a row with paths
WIDTH, ROW, TALL = 11.0, 2.75, 4.4
GROUND_FRAMES = 61  # by which it is seen how far the motion goes on a surface
COORDINATES = 6  # at most so many are drawn in one panel of an overview


def plot(motion: BareMotion, *what: Any, kind: PlotKind | None = None) -> Figure:
    """A matplotlib figure of a motion.

    what  expressions or texts to draw against time, a panel each; a list draws several in one panel; a mapping
          gives labels, {"height (m)": z}, or {"rates (rad/s)": {"roll": p, "yaw": r}}. With kind="path" or "plan":
          {name: point} to draw in place of the bodies
    kind  "overview" (what you get without arguments), "path", "plan", "residuals", "energy" or "contacts"

    >>> from trundle.gallery import bead_on_hoop
    >>> bead = bead_on_hoop()
    >>> figure = plot(bead.simulate(), bead["x"], "x**2 + y**2 - 1")
    >>> [axes.get_ylabel() for axes in figure.axes]
    ['x', 'x**2 + y**2 - 1']
    """
    if kind is not None and kind not in get_args(PlotKind):
        raise ModelError(
            f"There is no figure kind={shown(kind)}.",
            f"one of {get_args(PlotKind)}",
            fix='motion.plot(kind="energy")',
        )
    if kind in ("path", "plan"):
        return _path_page(motion, kind, what)
    if what and kind is not None:
        raise ModelError(
            f"plot() got both expressions and kind={kind!r}.",
            "one or the other",
            "a kind is a whole page of its own",
            'motion.plot(x, y)  or  motion.plot(kind="energy")',
        )
    _check_words(motion, what)
    with style() as figure_class:
        if what:
            return _column(figure_class, motion, _draw_each(motion, what))
        if kind in (None, "overview"):
            return _overview(figure_class, motion)
        return _column(figure_class, motion, _panels_of(motion, kind))


def _check_words(motion: BareMotion, what: Sequence[Any]) -> None:
    """Refuse a kind of figure given without `kind=`: it would be read as an expression."""
    for word in what:
        if isinstance(word, str) and word in get_args(PlotKind) and word not in motion.names:
            raise ModelError(
                f"This motion has no symbol {word!r}.",
                "expressions, or a kind of figure by its name",
                "without kind=, a text is a formula",
                f"motion.plot(kind={word!r})",
            )


# --- what goes on a page ------------------------------------------------------------------------------
def _draw_each(motion: BareMotion, what: Sequence[Any]) -> list[Draw]:
    """A panel for every expression; for every label if they come with labels."""
    drawn: list[Draw] = []
    for one in what:
        labelled = one.items() if isinstance(one, Mapping) else [("", one)]
        drawn += [_curves(motion, value, str(label)) for label, value in labelled]
    return drawn


def _curves(motion: BareMotion, value: Any, label: str) -> Draw:
    return lambda axes: panels.draw_curves(axes, motion, value, label)


def _panels_of(motion: BareMotion, kind: str | None) -> list[Draw]:
    if kind == "residuals":
        return [lambda axes: panels.draw_residuals(axes, motion)]
    if kind == "energy":
        return [lambda axes: panels.draw_energy(axes, motion)]
    drawn = _contact_panels(motion)
    if not drawn:
        raise ModelError(
            "This motion has no contacts to plot.",
            "a system with Rolling or Sliding",
            "constraints written out by hand are not contacts",
            'motion.plot(kind="residuals")  # or td.Rolling(ball, table) in place of the formulas',
        )
    return drawn


def _contact_panels(motion: BareMotion) -> list[Draw]:
    audits = motion.audit.contacts
    drawn: list[Draw] = []
    if audits:
        drawn.append(lambda axes: panels.draw_normal_force(axes, motion))
    if any(audit.grips and (audit.normal > 0).any() for audit in audits):
        drawn.append(lambda axes: panels.draw_friction_needed(axes, motion))
    return drawn


def _time_panels(motion: BareMotion) -> list[Draw]:
    """Everything of an overview that is drawn against time."""
    drawn: list[Draw] = [
        lambda axes: panels.draw_energy(axes, motion),
        lambda axes: panels.draw_residuals(axes, motion),
        *_contact_panels(motion),
    ]
    drawn += [_curves(motion, value, label) for label, value in motion.view.plots.items()]
    if not motion.view.plots and not motion.derived.model.bodies:
        names = motion.coordinates[:COORDINATES]
        for chosen in (names, [f"{name}.dot" for name in names]):
            for group in panels.alike(motion, chosen):
                drawn.append(_curves(motion, group, ", ".join(group)))
    return drawn


# --- pages ----------------------------------------------------------------------------------------------
def _title(figure: Figure, motion: BareMotion) -> None:
    name = motion.view.title or motion.derived.model.name
    figure.suptitle(f"{name[:1].upper()}{name[1:]}: {motion.status}", fontsize="medium")
    as_written(figure)


def _column(figure_class: Any, motion: BareMotion, drawn: Sequence[Draw]) -> Figure:
    """Panels below each other with one time axis."""
    height = 4.2 if len(drawn) == 1 else 0.6 + 2.4 * len(drawn)
    figure = figure_class(figsize=(7.2, height), layout="constrained")
    axes = figure.subplots(len(drawn), 1, sharex=True, squeeze=False)[:, 0]
    for draw, one in zip(drawn, axes, strict=True):
        draw(one)
    for one in axes[:-1]:
        one.set_xlabel("")
    figure.align_ylabels(list(axes))
    _title(figure, motion)
    return figure


def _overview(figure_class: Any, motion: BareMotion) -> Figure:
    """The paths on top, then everything against time in two columns."""
    found, drawn = paths.tracks(motion), _time_panels(motion)
    rows = -(-len(drawn) // 2)
    heights = [TALL] * bool(found) + [ROW * rows]
    figure = figure_class(figsize=(WIDTH, sum(heights) + 0.4), layout="constrained")
    parts = figure.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    if found:
        grid = parts[0].add_gridspec(1, 2, width_ratios=(1, 1.1))
        paths.draw_plan(parts[0].add_subplot(grid[0]), motion, found)
        space = parts[0].add_subplot(grid[1], projection="3d")
        paths.draw_path(space, motion, found, _grounds(motion))
    grid = parts[-1].add_gridspec(rows, 2)
    first = None
    for k, draw in enumerate(drawn):
        row, column = divmod(k, 2)
        # the last of an odd number has the row for itself
        alone = k == len(drawn) - 1 and column == 0
        axes = parts[-1].add_subplot(grid[row, slice(None) if alone else column], sharex=first)
        first = first or axes
        draw(axes)
        if row < rows - 1 - len(drawn) % 2:
            axes.set_xlabel("")
    _title(figure, motion)
    return figure


def _grounds(motion: BareMotion) -> list[SurfaceMesh]:
    """The surfaces below the paths; none of one moment."""
    if len(motion.t) < 2:
        return []
    return Scene(motion, motion.view, frame_times(motion, GROUND_FRAMES)).grounds()


def _path_page(motion: BareMotion, kind: str, what: Sequence[Any]) -> Any:
    given: dict[str, Any] = {}
    for one in what:
        if not isinstance(one, Mapping):
            one = {panels.label_of(motion, one): one}
        given.update(one)
    found = paths.given_tracks(motion, given) if given else paths.tracks(motion)
    if not found:
        raise ModelError(
            f"This motion has no bodies or points for plot(kind={kind!r}).",
            "points to draw, each with three components",
            "plain coordinates do not say where things are",
            f'motion.plot({{"bead": td.vector([x, 0, y])}}, kind="{kind}")',
        )
    with style() as figure_class:
        figure = figure_class(figsize=(6.8, 6.0), layout="constrained")
        if kind == "plan":
            paths.draw_plan(figure.subplots(), motion, found)
        else:
            axes = figure.add_subplot(projection="3d")
            paths.draw_path(axes, motion, found, [] if given else _grounds(motion))
            axes.legend(fontsize="small", loc="upper left", bbox_to_anchor=(0.0, 1.0))
        _title(figure, motion)
    return figure
