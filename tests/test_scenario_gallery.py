"""Every entry of the gallery exists as a file, and both give the same motion to the last bit."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.gallery import catalogue
from trundle.gallery.catalogue import CATALOGUE
from trundle.gallery.parabola import CASES
from trundle.motion.motion import Motion
from trundle.scenario import Scenario


def start_values(scenario: Scenario) -> list[tuple[str, list[float]]]:
    """What is given, by the names of the symbols, and the numbers."""
    return [(repr(key), np.ravel(value).tolist()) for key, value in scenario.start.items()]


def drawn(motion: Motion, value: Any) -> Any:
    """A value of a view along a motion: an expression, three of them, a list or a table of such."""
    if isinstance(value, Mapping):
        return {name: drawn(motion, part) for name, part in value.items()}
    return motion[value if isinstance(value, td.Expression) else td.vector(value)]


def assert_same_curves(a: Any, b: Any) -> None:
    if isinstance(a, dict):
        assert list(a) == list(b)
        a, b = list(a.values()), list(b.values())
    np.testing.assert_allclose(a, b, rtol=0, atol=1e-15)  # m: sines of numbers, rounded


def assert_same_view(a: Motion, b: Motion) -> None:
    one, two = a.view, b.view
    for key in ("title", "caption", "sizes", "extent", "follow"):
        assert getattr(one, key) == getattr(two, key)
    for key in ("points", "plots", "lines"):
        left, right = getattr(one, key), getattr(two, key)
        assert list(left) == list(right)
        for name in left:
            x, y = left[name], right[name]
            for one_place, other in zip(x, y, strict=True) if key == "lines" else [(x, y)]:
                assert_same_curves(drawn(a, one_place), drawn(b, other))
    for s, r in zip(one.surfaces, two.surfaces, strict=True):
        assert (s.name, s.moves) == (r.name, r.moves)
        for place in ((0.3, -0.2, 0.5), (-0.6, 0.1, 0.0)):
            np.testing.assert_equal(a[s(place)], b[r(place)])
            np.testing.assert_equal(a[s.normal(place)], b[r.normal(place)])


@pytest.mark.parametrize("name", CATALOGUE)
def test_file_and_python_give_the_same_motion_to_the_last_bit(name: str) -> None:
    entry = CATALOGUE[name]
    ours, read = entry.make(), entry.read()
    assert (read.title, read.citation) == (ours.title, ours.citation)
    assert (entry.title, entry.citation) == (ours.title, ours.citation)
    assert read.until == ours.until
    assert read.options == ours.options
    assert read.system.name == ours.system.name
    assert start_values(read) == start_values(ours)
    for what in ("coordinates", "constraints", "forces", "adjustable"):
        parts = [[part.name for part in getattr(s.system, what)] for s in (ours, read)]
        assert parts[0] == parts[1]
    a, b = (s.simulate(until=min(0.2, s.until), samples=21) for s in (ours, read))
    np.testing.assert_array_equal(a.t, b.t)
    np.testing.assert_array_equal(a.q, b.q)
    np.testing.assert_array_equal(a.v, b.v)
    assert a.stats.steps == b.stats.steps
    assert_same_view(a, b)


def test_the_whole_run_of_the_rattleback_is_the_same() -> None:
    """Its motion is unstable: a difference in the last bit at the start would have grown by then."""
    entry = CATALOGUE["rattleback"]
    a, b = (scenario.simulate(samples=101) for scenario in (entry.make(), entry.read()))
    np.testing.assert_array_equal(a.q, b.q)


def test_every_file_is_in_the_catalogue_and_every_entry_has_its_file() -> None:
    assert {path.stem for path in catalogue.FILES.iterdir()} == set(CATALOGUE)


def test_the_catalogue_has_every_case_of_the_moving_parabola() -> None:
    assert [n for n in CATALOGUE if n.startswith("moving")] == [
        f"moving-parabola-{case}" for case in CASES
    ]


def test_an_entry_is_made_in_python_where_files_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert not CATALOGUE["bead"].load().text


def test_an_entry_comes_from_its_file_otherwise() -> None:
    assert CATALOGUE["bead"].load().text == CATALOGUE["bead"].file.read_text("utf-8")
