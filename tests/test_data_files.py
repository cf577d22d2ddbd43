"""Data from files: CSV and .npz, in Python and in scenario files; and what is refused."""

from __future__ import annotations

import os
import pickle
import zipfile
from pathlib import Path

import numpy as np
import pytest

import trundle as td
from trundle.scenario.files import check_scenario

T = np.linspace(0, 5, 101)
X = np.linspace(-2, 2, 41)
HEIGHTS = 0.1 * X[:, None] ** 2 + 0.05 * X**2

SCENARIO = """schema = 1
title = "A ball on a terrain in the wind"
gravity = 9.81
[tables.wind]
kind = "smooth"
file = "data/wind.csv"
columns = ["t", "force"]
[tables.ramp]
kind = "linear"
x = [0.0, 1.0, 10.0]
values = [0.0, 0.5, 0.5]
[surfaces.ground]
kind = "grid"
file = "terrain.npz"
[bodies.ball]
kind = "sphere"
radius = 0.1
mass = 1.0
[constraints.contact]
kind = "rolling"
body = "ball"
surface = "ground"
[forces.blow]
kind = "point_force"
at = "ball.position"
force = ["wind(t)", "ramp(t)", 0.0]
[start.contact]
at = [0.5, 0.2]
velocity = [0.0, 0.0]
spin = 0.0
[solver]
until = 2.0
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A scenario beside its data, and something outside of its folder."""
    inside = tmp_path / "inside"
    (inside / "data").mkdir(parents=True)
    columns = np.c_[T, np.sin(T), np.cos(T)]
    for place in (inside / "data" / "wind.csv", tmp_path / "secret.csv"):
        np.savetxt(place, columns, delimiter=",", header="t,force,other", comments="")
    np.savez(inside / "terrain.npz", x=X, y=X, heights=HEIGHTS)
    (inside / "ball.toml").write_text(SCENARIO)
    return inside


def ball_on(ground: td.Surface, wind: td.Table, ramp: td.Table) -> np.ndarray:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, ground)
    blow = td.PointForce([wind(td.t), ramp(td.t), 0], at=ball.position)
    system = td.System(bodies=[ball], constraints=[contact], forces=[blow, td.Gravity(9.81)])
    start = contact.start(at=(0.5, 0.2), velocity=(0, 0), spin=0)
    return system.simulate(until=2, start=start)[ball.position]


@pytest.mark.slow
def test_a_scenario_with_files_moves_as_the_arrays_do_in_python(folder):
    motion = td.read(folder / "ball.toml").simulate()
    ramp = td.table([0, 1, 10], [0, 0.5, 0.5], kind="linear")
    truth = ball_on(td.Surface.grid(X, X, HEIGHTS), td.table(T, np.sin(T)), ramp)
    assert motion.finished
    assert np.abs(motion["ball.position"] - truth).max() < 1e-12


def test_a_changed_scenario_finds_its_files_again(folder):
    text = SCENARIO.replace("radius = 0.1", 'radius = "r"') + "[constants]\nr = 0.1\n"
    (folder / "ball.toml").write_text(text)
    scenario = td.read(folder / "ball.toml").changed({"r": 0.2})
    assert scenario["ball"].sizes["radius"] == 0.2


@pytest.mark.parametrize("kind", ["npz", "long", "matrix", "semicolons"])
def test_every_kind_of_file_gives_the_same_grid(tmp_path, kind):
    x, y = X[::4], X[::5]
    z = HEIGHTS[::4, ::5]
    path = tmp_path / ("terrain.npz" if kind == "npz" else "terrain.csv")
    if kind == "npz":
        np.savez(path, x=x, y=y, z=z)
    elif kind == "long":
        points = np.array([(a, b, z[i, j]) for i, a in enumerate(x) for j, b in enumerate(y)])
        shuffled = np.random.default_rng(1).permutation(points)
        np.savetxt(path, shuffled, delimiter=",", header="x,y,height", comments="", fmt="%.17g")
    else:
        sign = ";" if kind == "semicolons" else ","
        table = np.block([[np.zeros((1, 1)), y[None]], [x[:, None], z]])
        np.savetxt(path, table, delimiter=sign, fmt="%.17g", header="heights, m")
    ground, truth = td.Surface.grid(file=path), td.Surface.grid(x, y, z)
    P = td.Particle("P", mass=1.0)
    values = [
        td.System(bodies=[P]).simulate(
            until=0.1, start={P.position: (0.3, 0.4, 1.0), P.velocity: (0, 0, 0)}
        )[one(P.position)][0]
        for one in (ground, truth)
    ]
    assert values[0] == pytest.approx(values[1], rel=1e-14)


def test_columns_are_found_by_name_or_taken_in_order(folder):
    wind = td.table(file=folder / "data" / "wind.csv")
    other = td.table(file=folder / "data" / "wind.csv", columns=["t", "other"])
    assert wind(1.0) == pytest.approx(np.sin(1.0), abs=1e-9)
    assert other(1.0) == pytest.approx(np.cos(1.0), abs=1e-9)


# --- what is refused -----------------------------------------------------------------------------
def told(folder: Path, old: str, new: str) -> list[str]:
    """What is said of the scenario with a line changed, as `key, line: words`."""
    assert old in SCENARIO
    (folder / "ball.toml").write_text(SCENARIO.replace(old, new))
    return [
        f"{p.place} {p.line}: {p.given} {p.cause}" for p in check_scenario(folder / "ball.toml")
    ]


@pytest.mark.parametrize(
    "name", ["../secret.csv", "data/../../secret.csv", "link.csv", "ABSOLUTE", "up/secret.csv"]
)
def test_files_outside_of_the_folder_are_not_read(folder, name):
    (folder / "link.csv").symlink_to(folder.parent / "secret.csv")
    (folder / "up").symlink_to(folder.parent, target_is_directory=True)
    name = str(folder.parent / "secret.csv") if name == "ABSOLUTE" else name
    (problem,) = told(folder, '"data/wind.csv"', f'"{name}"')
    assert problem.startswith("tables.wind.file 6:")
    assert "it is not in the folder of the scenario" in problem


def test_links_inside_of_the_folder_are_followed(folder):
    (folder / "link.csv").symlink_to(folder / "data" / "wind.csv")
    assert told(folder, '"data/wind.csv"', '"link.csv"') == []


@pytest.mark.parametrize(
    "name", ["none.csv", "data", "a\\u0000b.csv", "x" * 900 + ".csv", "loop.csv", "pipe.csv"]
)
def test_what_is_no_file_is_told_with_key_and_line(folder, name):
    (folder / "loop.csv").symlink_to(folder / "loop.csv")
    os.mkfifo(folder / "pipe.csv")
    (problem,) = told(folder, '"data/wind.csv"', f'"{name}"')
    assert problem.startswith("tables.wind.file 6:")
    assert "no such file" in problem or "folder" in problem


def test_a_text_names_no_files():
    (problem,) = [p for p in check_scenario(SCENARIO) if p.place == "tables.wind.file"]
    assert problem.line == 6
    assert "a text has no folder" in problem.cause


class Evil:
    def __reduce__(self):
        return os.system, ("touch hacked",)


def test_a_pickle_is_never_opened(folder, monkeypatch):
    monkeypatch.chdir(folder)
    np.savez("terrain.npz", x=np.array([Evil()], dtype=object), y=X, heights=HEIGHTS)
    (problem,) = told(folder, '"terrain.npz"', '"terrain.npz"')
    assert "surfaces.ground" in problem
    assert "no sound .npz file" in problem
    Path("terrain.npz").write_bytes(pickle.dumps(Evil()))
    assert "no sound .npz file" in told(folder, '"terrain.npz"', '"terrain.npz"')[0]
    assert not Path("hacked").exists()


def test_an_archive_that_unpacks_to_too_much_is_refused_unread(folder):
    with zipfile.ZipFile(folder / "terrain.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.npy", bytes(70 * 2**20))
    (problem,) = told(folder, '"terrain.npz"', '"terrain.npz"')
    assert "unpacks to 70 MB" in problem


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it is empty"),
        ("t,force\n", "no numbers"),
        ("t,force\n0,1\n1,abc\n", "'abc'"),
        ("t,force\n0,1\n1,nan\n", "'nan'"),
        ("t,force\n0,1\n1,2,3\n", "3 cells, not 2"),
        ("t,force\n0,1\n0,2\n", "does not rise"),
        ("t\n0\n1\n", "no column 'force'"),
        ("a,b\n0,1\n1,2\n", "no column 't'"),
    ],
)
def test_damaged_csv_files_are_told_in_words(folder, text, words):
    (folder / "data" / "wind.csv").write_text(text)
    (problem,) = told(folder, '"data/wind.csv"', '"data/wind.csv"')
    assert problem.startswith("tables.wind")
    assert words in problem


def test_bytes_that_are_no_text_are_told(folder):
    (folder / "data" / "wind.csv").write_bytes(b"\xff\xfe\x00\x01")
    assert "no text in UTF-8" in told(folder, '"data/wind.csv"', '"data/wind.csv"')[0]


@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda: td.Surface.grid(X, X), "2 of x, y, heights", "heights"),
        (
            lambda: td.Surface.grid(X, X[:-1], HEIGHTS[:, :-1].T),
            "the rows are those of y",
            "heights",
        ),
        (lambda: td.Surface.grid(X, X, HEIGHTS[:5]), r"of shape \(5, 41\)", "heights"),
        (lambda: td.Surface.grid(X[::-1], X, HEIGHTS), "does not rise", "x"),
        (lambda: td.Surface.grid(X, X, np.where(HEIGHTS > 0.1, np.nan, 0)), "a gap", "heights"),
        (lambda: td.Surface.grid(file="none.npz"), "it is not there", "file"),
        (lambda: td.Surface.grid(X, X, HEIGHTS, file="a.npz"), "a file and arrays", "file"),
        (lambda: td.table(file="wind.doc"), "ends in '.doc'", "file"),
        (lambda: td.table(T), "no data", "values"),
    ],
)
def test_wrong_grids_and_files_are_refused(make, words, key):
    with pytest.raises(td.ModelError, match=words) as caught:
        make()
    assert caught.value.key == key
    assert caught.value.fix


@pytest.mark.slow
def test_a_member_that_is_no_array_and_a_file_of_too_many_numbers_are_refused(
    tmp_path: Path,
) -> None:
    with zipfile.ZipFile(tmp_path / "odd.npz", "w") as archive:
        archive.writestr("t.npy", b"")
    with pytest.raises(td.ModelError, match="holds no numbers"):
        td.table(file=tmp_path / "odd.npz")
    with zipfile.ZipFile(tmp_path / "many.npz", "w") as archive:
        for i in range(1001):
            archive.writestr(f"a{i}.npy", b"")
    with pytest.raises(td.ModelError, match="1001 arrays"):
        td.table(file=tmp_path / "many.npz")
    np.savez_compressed(tmp_path / "long.npz", t=np.arange(1_500_000.0), v=np.zeros(1_500_000))
    with pytest.raises(td.ModelError, match="3,000,000 numbers"):
        td.table(file=tmp_path / "long.npz")


def test_a_wrong_cell_is_told_by_its_line_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "gap.csv").write_text("# measured\n\nt,force\n0,1\n1,nan\n2,3\n")
    with pytest.raises(td.ModelError, match=r"line 5 has 'nan'"):
        td.table(file=tmp_path / "gap.csv")
