"""Figures of studies: what is drawn, and where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.errors import ModelError
from trundle.study.lyapunov import lyapunov
from trundle.study.poincare import poincare
from trundle.view.figures import save_figure
from trundle.view.study_figures import bifurcation_figure, regime_map_figure, section_figure


def spring() -> tuple[td.System, Any, dict[Any, float]]:
    (x,) = td.coordinates("x")
    return td.System(coordinates=[x], M=[[1.0]], Q=[-x - 0.1 * x.dot]), x, {x: 1, x.dot: 0}


def dots(axes: Any) -> np.ndarray:
    (line,) = [line for line in axes.lines if line.get_linestyle() == "None"]
    return np.column_stack(line.get_data())


def test_exponents_are_drawn_with_their_final_values(tmp_path: Path) -> None:
    system, _, start = spring()
    spectrum = lyapunov(system, start, until=100.0)
    figure = spectrum.plot()
    (axes,) = figure.axes
    curves = [line for line in axes.lines if len(line.get_xdata()) == len(spectrum.times)]
    assert len(curves) == 2
    assert np.array_equal(curves[0].get_ydata(), spectrum.running[:, 0])
    assert {text.get_text() for text in axes.texts} == {f"{x:.3g}" for x in spectrum.exponents}
    assert save_figure(figure, tmp_path / "exponents.png").stat().st_size > 10_000


def test_values_that_are_near_each_other_are_written_apart() -> None:
    system, _, start = spring()
    (axes,) = lyapunov(system, start, until=100.0).plot().axes
    low, high = axes.get_ylim()
    places = sorted(text.xy[1] for text in axes.texts)
    assert places[1] - places[0] > 0.05 * (high - low)


def test_a_section_draws_its_values_or_what_is_asked_for() -> None:
    system, x, start = spring()
    found = poincare(system, start, x, until=60.0)
    (axes,) = found.plot().axes
    assert np.array_equal(dots(axes), found.values)
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x", "x.dot")
    (axes,) = found.plot(td.t, x.dot).axes
    assert np.array_equal(dots(axes)[:, 0], found.t)
    with pytest.raises(ModelError, match="one for each axis"):
        found.plot(x)


def test_a_bifurcation_diagram_has_every_point_above_its_parameter() -> None:
    points = [np.array([1.0]), np.array([[0.5], [1.5]]), np.array([])]
    (axes,) = bifurcation_figure([1.0, 2.0, 3.0], points, ("A", "v")).axes
    assert dots(axes).tolist() == [[1.0, 1.0], [2.0, 0.5], [2.0, 1.5]]
    assert axes.get_xlim() == (1.0, 3.0)


def test_samples_of_a_sweep_make_a_bifurcation_diagram() -> None:
    k = td.parameter("k", 1.0)
    (x,) = td.coordinates("x")
    system = td.System(coordinates=[x], M=[[1.0]], Q=[-k * x])
    found = td.sweep(
        system, {k: [1.0, 4.0, 9.0]}, 2.0, {x: 1, x.dot: 0}, {"x": td.keep.samples(x, [1.0, 2.0])}
    )
    points = np.column_stack([found["x[0]"], found["x[1]"]])
    (axes,) = td.study.bifurcation_figure(found["k"], points, ("k", "x")).axes
    rates = np.repeat([1.0, 2.0, 3.0], 2)
    drawn = np.column_stack([rates**2, np.cos(rates * np.tile([1.0, 2.0], 3))])
    assert dots(axes) == pytest.approx(drawn, abs=1e-8)


def test_a_map_of_regimes_names_what_it_contains(tmp_path: Path) -> None:
    kinds = [["periodic", "periodic", "chaotic"], ["chaotic", "at rest", "periodic"]]
    figure = regime_map_figure(
        [1.0, 2.0, 4.0], [10.0, 20.0], kinds, ("f (Hz)", "A (m)"), {"case 1": (2.0, 10.0)}
    )
    (axes,), (legend,) = figure.axes, figure.legends
    words = [text.get_text() for text in legend.get_texts()]
    assert words == ["at rest (17%)", "periodic (50%)", "chaotic (33%)"]
    assert axes.get_xlim() == (0.5, 5.0)
    assert axes.get_ylim() == (5.0, 25.0)
    assert [text.get_text() for text in axes.texts] == ["case 1"]
    (mesh,) = axes.collections
    assert len(set(np.ravel(mesh.get_array())[[0, 1, 5]].tolist())) == 1
    save_figure(figure, tmp_path / "map.png")


@pytest.mark.parametrize(
    ("draw", "words"),
    [
        (lambda: section_figure([[1.0], [2.0]], ["x"]), "two values"),
        (lambda: bifurcation_figure([1.0, 2.0], [[1.0]]), "one array of points"),
        (lambda: regime_map_figure([1, 2], [1, 2], [["chaotic"]]), "shape"),
        (lambda: regime_map_figure([1, 2], [1, 2], [["odd"] * 2] * 2), "'odd'"),
        (lambda: regime_map_figure([2, 1], [1, 2], [["chaotic"] * 2] * 2), "rising"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_words(draw: Any, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        draw()
