"""Damaged files: refused with words that name what is wrong, or read exactly; never a crash, never other numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from tests.stored_tools import DAMAGES, numbers, opened, rewrite
from trundle import gallery
from trundle.motion.checked import FORMAT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def friction(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A motion of several phases, with events, memories and a view."""
    path = tmp_path_factory.mktemp("stored") / "friction.npz"
    motion = gallery.bead_on_hoop(mu=0.2, speed=4.0).simulate(until=2.0, samples=11)
    assert len(motion.run.phases) > 2
    assert len(motion.events) > 1
    assert motion.machine.programs.n_memory > 0
    motion.save(path)
    return path


# --- every array, in every way ----------------------------------------------------------------------------
def test_an_array_that_was_changed_by_accident_is_named(friction: Path, tmp_path: Path) -> None:
    path, sound = tmp_path / "motion.npz", numbers(friction)
    about, arrays = opened(friction)
    assert len(arrays) > 25
    tried = refused = 0
    for name in arrays:
        for damage in DAMAGES.values():
            changed = damage(dict(arrays), name)
            if changed is None:
                continue
            tried += 1
            rewrite(path, about, changed, seal=False)
            try:
                found, given = numbers(path), ""
            except td.TrundleError as error:
                found, given = (), error.given
            assert repr(name) in given if given else found == sound
            refused += bool(given)
    assert tried > 400
    assert (
        refused > 0.8 * tried
    )  # the others changed nothing: of one row, of no columns, of equal rows


@pytest.mark.parametrize("part", ["about", "seal"])
def test_a_record_that_was_changed_by_accident_is_refused(
    friction: Path, tmp_path: Path, part: str
) -> None:
    path = tmp_path / "motion.npz"
    with np.load(friction) as archive:
        stored = dict(archive)
    place = bytes(stored[part]).find(b"reached t = ") if part == "about" else 5
    stored[part][place] ^= 1
    np.savez(path, **stored)
    with pytest.raises(td.TrundleError, match="'about' of the stored motion"):
        td.load(path)


FORGED = """
import sys
from pathlib import Path
import trundle as td
from tests.stored_tools import DAMAGES, numbers, opened, rewrite
source, path = map(Path, sys.argv[1:])
about, arrays = opened(source)
for name in arrays:
    for kind, damage in DAMAGES.items():
        changed = damage(dict(arrays), name)
        if changed is None:
            continue
        print(name, kind.replace(" ", "_"), end=" ", flush=True)
        rewrite(path, about, changed)
        try:
            print("read", *numbers(path), flush=True)
        except td.TrundleError as error:
            print("refused", "The array '" in error.given, flush=True)
"""


def test_a_forged_file_never_ends_the_process_nor_reads_beyond_its_arrays(
    friction: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGED, str(friction), str(tmp_path / "motion.npz")],
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-200:] + done.stderr[-2000:]
    outcomes = [line.split() for line in done.stdout.splitlines()]
    assert len(outcomes) > 400
    sound = list(numbers(friction))
    for name, kind, outcome, *told in outcomes:
        own = name.startswith(("phase", "event"))
        if outcome == "refused":
            assert told == ["True"] or not own, (name, kind)
        elif own and kind not in ("permuted", "constant"):  # whose numbers are as good as any
            assert told == sound, (name, kind)


def test_what_a_run_was_made_of_is_checked_against_the_system(tmp_path: Path) -> None:
    path = tmp_path / "motion.npz"
    motion = gallery.spinning_table("vakonomic").simulate(until=0.2, samples=3)
    motion.save(path)
    about, arrays = opened(path)
    about["phases"][0]["solve"] = 2  # pivots, for which this principle has no program
    rewrite(path, about, arrays)
    with pytest.raises(td.TrundleError, match="Phase 0 of the stored motion was solved"):
        td.load(path)
    about["phases"][0]["solve"] = 0
    arrays["samples"] = np.array([0.0, 0.3])
    rewrite(path, about, arrays)
    with pytest.raises(td.TrundleError, match="'samples' of the stored motion has times outside"):
        td.load(path)


# --- versions -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("found", "words", "line"),
    [
        (FORMAT + 1, "newer format", "pip install --upgrade trundle"),
        (FORMAT - 1, "older format", "system.simulate"),
        (None, "older format 5", "system.simulate"),
        ("x", "older format 'x'", "system.simulate"),
    ],
)
def test_a_file_of_another_format_is_told_from_damage(
    bead: Any, tmp_path: Path, found: Any, words: str, line: str
) -> None:
    path = tmp_path / "motion.npz"
    bead.system.simulate(until=0.1, start=bead.start, samples=2).save(path)
    about, arrays = opened(path)
    about["format"] = found
    if found is None:  # as files were before they had a number of their own
        del about["format"]
        about["system"]["format"] = 5
    rewrite(path, about, arrays, seal=False)
    with pytest.raises(td.TrundleError, match=words) as caught:
        td.load(path)
    assert caught.value.fix.startswith(line)


@pytest.mark.parametrize("path", [None, 3, ["motion.npz"]])
def test_what_is_no_name_of_a_file_gets_words(path: Any) -> None:
    with pytest.raises(td.TrundleError, match="is not a stored motion"):
        td.load(path)


# --- the record ---------------------------------------------------------------------------------------------
def leaves(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every (container, key) of a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(items):
        found.append((value, key))
        if isinstance(inner, (dict, list)):
            leaves(inner, found)
    return found


def test_no_damage_to_the_plain_values_ends_in_anything_but_a_message(tmp_path: Path) -> None:
    source, path = tmp_path / "source.npz", tmp_path / "motion.npz"
    gallery.rolling_disc().simulate(until=0.05, samples=2).save(source)
    rng = np.random.default_rng(4)
    refused = 0
    for _ in range(100):
        about, arrays = opened(source)
        where = leaves(about, [])
        container, key = where[rng.integers(len(where))]
        values = [None, -1, 10**6, "text", [], {}, True, 0.5]
        container[key] = values[rng.integers(len(values))]
        rewrite(path, about, arrays)
        try:
            td.load(path)
        except td.TrundleError:
            refused += 1
    assert refused > 30


@pytest.mark.parametrize("name", ["op", "a", "b", "values", "ends", "rows", "shapes", "names"])
def test_a_damaged_graph_is_refused(bead: Any, tmp_path: Path, name: str) -> None:
    path = tmp_path / "motion.npz"
    bead.system.simulate(until=0.1, start=bead.start, samples=2).save(path)
    about, arrays = opened(path)
    array = arrays[f"system/{name}"]
    array.flat[len(array.flat) // 2] = "SYSTEM" if name == "names" else 2**31 - 1
    rewrite(path, about, arrays)
    with pytest.raises(td.TrundleError, match="stored graph"):
        td.load(path)


def test_numbers_for_names_are_refused_before_each_is_looked_at(bead: Any, tmp_path: Path) -> None:
    path = tmp_path / "motion.npz"
    bead.system.simulate(until=0.1, start=bead.start, samples=2).save(path)
    about, arrays = opened(path)
    arrays["system/names"] = np.zeros(100_000)  # a file of kilobytes may hold gigabytes of them
    rewrite(path, about, arrays)
    with pytest.raises(td.TrundleError, match="names that are not those of operations"):
        td.load(path)


@pytest.mark.parametrize("damage", ["cut", "text", "empty", "pickle"])
def test_a_file_that_is_not_a_motion_is_refused(bead: Any, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "motion.npz"
    bead.system.simulate(until=0.1, start=bead.start, samples=2).save(path)
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:-200])
    elif damage == "text":
        path.write_text("x, y\n1, 2\n")
    elif damage == "empty":
        path.write_bytes(b"")
    else:
        with open(path, "wb") as file:
            np.save(file, np.array([{"code": "would run"}], dtype=object))
    with pytest.raises(td.TrundleError, match="is not a stored motion"):
        td.load(path)


def test_a_failed_save_leaves_the_old_file_as_it_was(
    bead: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "motion.npz"
    motion = bead.system.simulate(until=0.1, start=bead.start, samples=2)
    motion.save(path)
    before = path.read_bytes()

    def full_disk(*_: Any, **__: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(np, "savez_compressed", full_disk)
    with pytest.raises(OSError, match="no space"):
        motion.save(path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["motion.npz"]


def test_a_file_that_would_fill_the_memory_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.npz"
    np.savez_compressed(path, about=np.zeros(12_500_000))
    monkeypatch.setattr(np.lib.npyio.NpzFile, "__getitem__", lambda *_: pytest.fail("unpacked"))
    with pytest.raises(td.TrundleError, match=r"it would unpack from \d+ to 100\d+ bytes"):
        td.load(path)
