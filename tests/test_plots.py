"""Figures of motions: what is drawn is what the motion says, with units, and nothing global changes."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import trundle as td
from trundle.gallery import (
    bead_on_hoop,
    moving_parabola,
    rattleback,
    rolling_disc,
    rolling_sphere,
    spinning_table,
    spinning_table_3d,
    two_balls_in_space,
    wheelset,
)
from trundle.motion.view import View
from trundle.view.figures import COLOURS, new_figure, save_figure
from trundle.view.paths import seen_along, tracks, upward
from trundle.view.plots import plot
from trundle.view.scene import Scene


def line(axes: Any, label: str) -> Any:
    """The curve of that label."""
    (found,) = [one for one in axes.lines if one.get_label() == label]
    return found


def panel(figure: Any, ylabel: str) -> Any:
    (found,) = [axes for axes in figure.axes if axes.get_ylabel() == ylabel]
    return found


def vertical_lines(axes: Any) -> dict[str, float]:
    """{label: time} of the upright lines, which are drawn in axes coordinates from 0 to 1."""
    upright = [one for one in axes.lines if list(one.get_ydata()) == [0, 1]]
    return {one.get_label(): float(one.get_xdata()[0]) for one in upright}


@pytest.fixture(scope="module")
def sphere() -> Any:
    return rolling_sphere().simulate(until=1.0, samples=201)


@pytest.fixture(scope="module")
def bead_motion() -> Any:
    return bead_on_hoop().simulate(samples=101)


# --- expressions --------------------------------------------------------------------------------------
def test_expressions_and_texts_are_drawn_against_time_a_panel_each(bead_motion: Any) -> None:
    x = bead_motion.names["x"]
    figure = plot(bead_motion, x, "x**2 + y**2 - 1", {"height (m)": "y"})
    assert [axes.get_ylabel() for axes in figure.axes] == ["x", "x**2 + y**2 - 1", "height (m)"]
    assert [axes.get_xlabel() for axes in figure.axes] == ["", "", "time (s)"]
    for axes, expression in zip(figure.axes, (x, "x**2 + y**2 - 1", "y"), strict=True):
        assert np.array_equal(axes.lines[0].get_xdata(), bead_motion.t)
        assert np.array_equal(axes.lines[0].get_ydata(), bead_motion[expression])


def test_a_list_and_a_mapping_of_names_share_a_panel(bead_motion: Any) -> None:
    figure = plot(bead_motion, ["x", "y"], {"speeds (m/s)": {"along": "x.dot", "up": "y.dot"}})
    both, speeds = figure.axes
    assert np.array_equal(line(both, "y").get_ydata(), bead_motion["y"])
    assert speeds.get_ylabel() == "speeds (m/s)"
    assert np.array_equal(line(speeds, "up").get_ydata(), bead_motion["y.dot"])
    assert [text.get_text() for text in speeds.get_legend().get_texts()] == ["along", "up"]


def test_a_vector_is_drawn_as_its_components(sphere: Any) -> None:
    ball = sphere.derived.model.bodies[0]
    (axes,) = plot(sphere, {"angular velocity (rad/s)": ball.omega}).axes
    for i, name in enumerate("xyz"):
        drawn = [one.get_ydata() for one in axes.lines if one.get_label() == name]
        assert np.array_equal(drawn[0], sphere[ball.omega][:, i])


def test_curves_have_different_colours_of_the_palette(bead_motion: Any) -> None:
    (axes,) = plot(bead_motion, ["x", "y", "x.dot", "y.dot"]).axes
    colours = [one.get_color() for one in axes.lines[:4]]
    assert colours == list(COLOURS[:4])


@pytest.mark.slow
def test_events_are_marked(bead_motion: Any) -> None:
    assert bead_motion.events
    (axes,) = plot(bead_motion, "x").axes
    times = sorted(one.get_xdata()[0] for one in axes.lines if list(one.get_ydata()) == [0, 1])
    assert times == [event.t for event in bead_motion.events]


# --- paths ----------------------------------------------------------------------------------------------
def test_the_plan_shows_centre_and_contact_to_scale(sphere: Any) -> None:
    (axes,) = plot(sphere, kind="plan").axes
    model, contact = sphere.derived.model, sphere.audit.contacts[0].contact
    ball = sphere[model.bodies[0].position]
    assert np.array_equal(line(axes, "ball").get_xydata(), ball[:, :2])
    P = sphere[contact.point]
    assert np.array_equal(line(axes, "contact, ball on trough").get_xydata(), P[:, :2])
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x (m)", "y (m)")
    assert axes.get_aspect() == 1.0


def test_the_path_in_space_shows_centre_and_contact(sphere: Any) -> None:
    (axes,) = plot(sphere, kind="path").axes
    ball = sphere[sphere.derived.model.bodies[0].position]
    assert np.array_equal(np.array(line(axes, "ball").get_data_3d()), ball.T)
    names = [axes.get_xlabel(), axes.get_ylabel(), axes.get_zlabel()]
    assert names == ["x (m)", "y (m)", "z (m)"]


def test_zero_mass_particles_of_contacts_are_not_drawn_twice(sphere: Any) -> None:
    assert [track.name for track in tracks(sphere)] == ["ball", "contact, ball on trough"]


def test_up_is_where_contacts_press(sphere: Any) -> None:
    stone = rattleback().simulate(until=5.0)
    assert upward(sphere) == 2
    assert upward(stone) == 1
    assert seen_along(stone, tracks(stone)) == 1


def test_a_motion_in_an_upright_plane_is_seen_from_the_side(bead_motion: Any) -> None:
    x, y = bead_motion.names["x"], bead_motion.names["y"]
    (axes,) = plot(bead_motion, {"bead": td.vector([x, 0, y])}, kind="plan").axes
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x (m)", "z (m)")
    assert np.array_equal(line(axes, "bead").get_ydata(), bead_motion["y"])


def test_a_system_of_coordinates_without_points_has_no_path() -> None:
    x, y = td.coordinates("x y")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2)
    motion = system.simulate(until=1.0, start={x: 0, y: 0, x.dot: 1, y.dot: 0}, samples=5)
    with pytest.raises(td.ModelError, match="no bodies or points"):
        plot(motion, kind="path")


def test_a_point_of_two_components_is_refused(bead_motion: Any) -> None:
    x, y = bead_motion.names["x"], bead_motion.names["y"]
    with pytest.raises(td.ModelError, match="'bead' has 2 components"):
        plot(bead_motion, {"bead": td.vector([x, y])}, kind="path")


# --- how good it is, and whether it could happen ------------------------------------------------------------
def test_residuals_are_those_of_the_motion_on_a_logarithmic_axis(sphere: Any) -> None:
    (axes,) = plot(sphere, kind="residuals").axes
    assert axes.get_yscale() == "log"
    name = "ball_on_trough: no slip"
    drawn = line(axes, name).get_ydata()
    expected = np.abs(sphere.residuals[name]).max(axis=1)
    assert np.array_equal(np.nan_to_num(drawn), expected)


def test_energy_is_drawn_as_drift_if_conserved_and_in_joules_if_not(
    sphere: Any, bead_motion: Any
) -> None:
    (drift,) = plot(sphere, kind="energy").axes
    assert drift.get_ylabel() == "energy drift (relative)"
    assert np.abs(drift.lines[0].get_ydata()).max() == pytest.approx(sphere.energy_drift)
    (energy,) = plot(bead_motion, kind="energy").axes
    assert energy.get_ylabel() == "energy (J)"
    assert np.array_equal(energy.lines[0].get_ydata(), bead_motion.energy)
    assert energy.get_title("left").startswith("not conserved: ")


def test_contacts_are_drawn_with_the_times_of_the_audit_marked(sphere: Any) -> None:
    audit = sphere.audit.contacts[0]
    normal, needed = plot(sphere, kind="contacts").axes
    assert np.array_equal(line(normal, "ball on trough").get_ydata(), audit.normal)
    drawn = line(needed, "ball on trough").get_ydata()
    pressed = audit.normal > 0
    assert np.array_equal(drawn[pressed], audit.needed[pressed])
    assert np.isnan(drawn[~pressed]).all()
    assert (~pressed).any()
    assert vertical_lines(normal) == {"would lift off at 0.423 s": audit.lifts_at}
    assert vertical_lines(needed) == {"would slip with μ = 0.5 at 0 s": audit.slips_at(0.5)}
    assert normal.get_ylabel() == "normal force (N)"


def test_the_coefficient_of_the_system_is_taken_where_it_has_one() -> None:
    mu = td.parameter("mu", 0.05)
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane(name="ground"))
    push = td.PointForce((10 * td.t * mu / 0.05, 0, 0), at=ball.position)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81), push])
    start = contact.start(at=(0, 0), velocity=(1, 0), spin=0)
    motion = system.simulate(until=1.0, start=start, samples=11)
    _, needed = plot(motion, kind="contacts").axes
    assert line(needed, "μ = 0.05").get_ydata()[0] == 0.05
    # |Ft| = (2/7) 10 t reaches mu m g
    assert list(vertical_lines(needed).values()) == [pytest.approx(0.05 * 9.81 * 3.5 / 10)]


def test_sliding_contacts_need_no_friction_panel() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1)
    contact = td.Sliding(ball, td.Surface.plane())
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = contact.start(at=(0, 0), velocity=(1, 0), omega=(0, 0, 0))
    figure = plot(system.simulate(until=0.2, samples=21, start=start), kind="contacts")
    assert [axes.get_ylabel() for axes in figure.axes] == ["normal force (N)"]


@pytest.mark.slow
def test_wheels_that_grip_by_constraints_of_their_own_have_one() -> None:
    figure = plot(wheelset().simulate(until=0.2, samples=21), kind="contacts")
    needed = figure.axes[1]
    assert needed.get_ylabel() == "friction needed, |Fₜ|/N"
    labels = [line.get_label() for line in needed.lines]
    assert {"left on road", "right on road"} <= set(labels)


def test_a_motion_without_contacts_has_no_contacts_to_draw(bead_motion: Any) -> None:
    with pytest.raises(td.ModelError, match="no contacts to plot"):
        plot(bead_motion, kind="contacts")


# --- the overview -------------------------------------------------------------------------------------------
def test_the_overview_has_paths_quality_contacts_and_chosen_outputs(sphere: Any) -> None:
    ball = sphere.derived.model.bodies[0]
    chosen = sphere.at(sphere.t)
    chosen.view = View(title="a ball", plots={"spin (rad/s)": ball.omega[2]})
    figure = plot(chosen)
    labels = [axes.get_ylabel() for axes in figure.axes]
    assert labels == [
        "y (m)", "y (m)", "energy drift (relative)", "|residual| (SI units)",
        "normal force (N)", "friction needed, |Fₜ|/N", "spin (rad/s)",
    ]  # fmt: skip
    assert figure.get_suptitle() == "A ball: reached t = 1 s"
    spin = panel(figure, "spin (rad/s)").lines[0].get_ydata()
    assert np.array_equal(spin, sphere[ball.omega[2]])


def test_a_system_without_bodies_shows_its_coordinates_grouped_by_size() -> None:
    motion = spinning_table().simulate(samples=51)
    motion.view = View()
    labels = [axes.get_ylabel() for axes in plot(motion).axes]
    assert labels[:2] == ["energy (J)", "|residual| (SI units)"]
    assert "x, y" in labels
    assert "q3, q4" in labels


def test_points_of_the_view_are_drawn_for_a_system_without_bodies(bead_motion: Any) -> None:
    x, y = bead_motion.names["x"], bead_motion.names["y"]
    motion = bead_motion.at(bead_motion.t)
    motion.view = View(points={"bead": (x, 0.0, y)}, plots={"height (m)": y})
    figure = plot(motion)
    assert np.array_equal(line(figure.axes[0], "bead").get_ydata(), motion["y"])
    assert np.array_equal(panel(figure, "height (m)").lines[0].get_ydata(), motion["y"])


def test_a_motion_of_one_sample_and_one_without_constraints_can_be_drawn(tmp_path: Any) -> None:
    x, y = td.coordinates("x y")
    free = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2)
    motion = free.simulate(until=1.0, start={x: 0, y: 0, x.dot: 1, y.dot: 0})
    save_figure(plot(motion.at([0.5])), tmp_path / "one.png", dpi=20)
    texts = [text.get_text() for axes in plot(motion).axes for text in axes.texts]
    assert texts == ["no constraints"]


# --- manners ------------------------------------------------------------------------------------------------
def test_no_window_no_pyplot_and_no_setting_is_left_behind(
    bead_motion: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    import matplotlib

    before = dict(matplotlib.rcParams)  # reading the backend's name imports pyplot
    monkeypatch.delitem(sys.modules, "matplotlib.pyplot", raising=False)
    plot(bead_motion)
    assert "matplotlib.pyplot" not in sys.modules
    assert dict(matplotlib.rcParams) == before


@pytest.mark.slow
def test_a_notebook_shows_a_figure_with_no_magic_and_as_it_is_saved(
    bead_motion: Any, tmp_path: Path
) -> None:
    """A notebook asks the last expression of a cell for `_repr_png_`."""
    for figure in (bead_motion.plot(), bead_motion.plot("x"), new_figure()[0]):
        shown = np.asarray(Image.open(io.BytesIO(figure._repr_png_()))).astype(int)
        saved = np.asarray(Image.open(save_figure(figure, tmp_path / "figure.png", dpi=100)))
        assert np.abs(shown - saved).mean() < 0.01  # of 255; drawing again moves axes by rounding
        assert shown.shape[1] == round(100 * figure.get_size_inches()[0])
        assert shown.std() > 10  # not blank


def test_unknown_kinds_and_mixtures_are_refused(bead_motion: Any) -> None:
    with pytest.raises(td.ModelError, match=r"kind='pth'.*\n.*'path'"):
        plot(bead_motion, kind="pth")  # type: ignore[arg-type]
    with pytest.raises(td.ModelError, match="one or the other"):
        plot(bead_motion, "x", kind="energy")


def test_a_kind_without_its_keyword_is_answered_with_the_line_to_type(bead_motion: Any) -> None:
    with pytest.raises(td.ModelError, match=r"motion\.plot\(kind='path'\)"):
        bead_motion.plot("path")


def test_without_matplotlib_the_message_says_what_to_install(
    bead_motion: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(td.MissingExtra, match=r"trundle\[plots\]"):
        plot(bead_motion)


def test_a_curve_that_is_constant_but_for_rounding_is_a_level_line() -> None:
    motion = rolling_disc().simulate(until=1.0)
    label, value = next(iter(motion.view.plots.items()))
    axes = plot(motion, {label: value}).axes[0]
    low, high = axes.get_ylim()
    assert high - low > 0.1  # rad: not the 1e-11 of the noise


def test_friction_far_below_mu_has_its_own_scale_and_mu_is_named() -> None:
    motion = spinning_table_3d().simulate(until=2.0, samples=51)
    needed = panel(plot(motion, kind="contacts"), "friction needed, |Fₜ|/N")
    largest = motion.audit.contacts[0].needed.max()
    assert largest < needed.get_ylim()[1] < 1.5 * largest
    assert line(needed, "μ = 0.5, above").get_ydata()[0] == 0.5


def test_friction_is_not_drawn_of_a_contact_that_never_presses() -> None:
    figure = plot(two_balls_in_space().simulate(until=0.2, samples=11), kind="contacts")
    assert [axes.get_ylabel() for axes in figure.axes] == ["normal force (N)"]


def test_surfaces_that_stay_are_drawn_below_the_paths(sphere: Any) -> None:
    (ground,) = Scene(sphere, sphere.view, sphere.t).grounds()
    x, _, z = ground.vertices.T
    height = 0.65 * x - 3 / 2 * x**2 - 6.7 / 3 * x**3 + 20.5 / 4 * x**4
    np.testing.assert_allclose(z, height, atol=1e-6)
    (axes,) = plot(sphere, kind="path").axes
    assert len(axes.collections) == 1
    low, high = zip(axes.get_xlim(), axes.get_ylim(), axes.get_zlim(), strict=True)
    assert (ground.vertices.min(axis=0) > low).all()
    assert (ground.vertices.max(axis=0) < high).all()
    # a few points that are asked for are drawn alone, and a surface that moves is nowhere in particular
    (bare,) = plot(sphere, {"ball": sphere.derived.model.bodies[0].position}, kind="path").axes
    assert len(bare.collections) == 0
    moving = moving_parabola("Ia").simulate(until=0.5, samples=21)
    assert len(plot(moving, kind="path").axes[0].collections) == 0
