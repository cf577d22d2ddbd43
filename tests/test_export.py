"""Motions where people work: tables, files, notebooks, shells."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pandas
import pytest

import trundle as td
from trundle.cli.main import main


@pytest.fixture(scope="module")
def bead():
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop])
    motion = system.simulate(until=1, start={x: 1, y: 0, y.dot: -1}, samples=51)
    return motion, x, y, hoop


def test_columns_are_what_was_asked_for_under_its_name(bead, tmp_path):
    motion, x, y, hoop = bead
    asked = {
        "speed": td.norm([x.dot, y.dot]),
        "place": td.vector([x, y, 0]),
        "hoop": hoop,
        "t2": "t**2",
    }
    found = motion.to_numpy(asked)
    assert list(found) == [
        "t",
        "speed",
        "place[0]",
        "place[1]",
        "place[2]",
        "hoop.x",
        "hoop.y",
        "t2",
    ]
    assert np.array_equal(found["hoop.x"], motion.force(hoop)[:, 0])
    assert np.array_equal(found["t2"], motion.t**2)
    motion.to_csv(tmp_path / "a.csv", asked)
    read = np.genfromtxt(tmp_path / "a.csv", delimiter=",", names=True)
    assert np.array_equal(read["speed"], found["speed"])
    motion.to_parquet(tmp_path / "a.parquet", asked)
    again = pandas.read_parquet(tmp_path / "a.parquet")
    assert list(again) == list(found)
    assert np.array_equal(again["place[1]"], motion[y])


def test_by_default_coordinates_and_velocities_are_written(bead):
    motion, x, *_ = bead
    assert list(motion.to_pandas()) == ["x", "y", "x.dot", "y.dot"]
    assert np.array_equal(motion.to_xarray()["x.dot"], motion[x.dot])
    assert list(motion.to_pandas(["x", "x*y"])) == ["x", "x*y"]


def test_an_xarray_keeps_vectors_together(bead):
    motion, x, y, _ = bead
    made = motion.to_xarray({"place": td.vector([x, y, 0]), "pair": td.vector([x, y])})
    assert made["place"].dims == ("t", "axis")
    assert np.array_equal(made["place"].sel(axis="y"), motion[y])
    assert made["pair"].dims == ("t", "pair.0")
    assert made.attrs["status"] == "reached t = 1 s"
    assert made["t"].attrs["units"] == "s"


@pytest.mark.parametrize("wrong", [3.0, td.t])
def test_columns_without_names_are_refused(bead, wrong):
    with pytest.raises(td.ModelError, match="names, or expressions by name") as caught:
        bead[0].to_numpy(wrong)
    assert caught.value.key == "columns"


def test_a_table_asked_of_a_motion_has_no_value_outside_of_its_data(bead):
    motion = bead[0]
    wind = td.table([0, 0.25, 0.5], [0, 1, 0], name="wind")
    values = motion[wind(td.t)]
    assert np.isfinite(values[motion.t <= 0.5]).all()
    assert np.isnan(values[motion.t > 0.5]).all()


# --- notebooks -----------------------------------------------------------------------------------
def test_expressions_and_equations_show_as_latex(bead):
    _, x, y, _ = bead
    assert (x.dot**2 / 2 - 9.81 * td.cos(y))._repr_latex_() == (
        r"$\displaystyle \frac{\dot{x}^{2}}{2} - 9.81 \cos\left(y\right)$"
    )
    assert (
        td.vector([x, -y])._repr_latex_() == r"$\displaystyle \begin{bmatrix}x \\ -y\end{bmatrix}$"
    )
    wind = td.table([0, 1], [0, 1], name="wind")
    assert r"\mathrm{wind}'\left(x\right)" in wind(x).dot._repr_latex_()
    system = td.System(lagrangian=x.dot**2 / 2 - x**2)
    text = system.equations()._repr_latex_()
    assert text.startswith(r"$\displaystyle \begin{aligned}M &= ")
    assert text.count("{") == text.count("}")


def test_what_nobody_reads_is_shown_as_text():
    x, y = td.coordinates("x y")
    e = x
    for _ in range(200):
        e = td.sin(e) + y
    assert e._repr_latex_() is None


def test_a_figure_draws_itself_in_a_notebook(bead):
    assert bead[0].plot()._repr_png_().startswith(b"\x89PNG")


# --- shells --------------------------------------------------------------------------------------
def script(capsys, shell: str) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_commands_options_and_entries(capsys, tmp_path):
    (tmp_path / "c.bash").write_text(script(capsys, "bash"))
    ask = (
        'source ./c.bash; COMP_WORDS=(trundle %s); COMP_CWORD=%d; _trundle; echo "${COMPREPLY[@]}"'
    )

    def completed(words: str) -> list[str]:
        line = ask % (words, len(words.split()))
        told = subprocess.run(
            ["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert not told.stderr
        return told.stdout.split()

    assert completed("ru") == ["run"]
    assert completed("run rattle") == ["rattleback"]
    assert completed("run --ht") == ["--html"]
    assert completed("check c.b") == ["c.bash"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_every_command_and_option(capsys, shell):
    text = script(capsys, shell)
    assert "rattleback" in text
    for word in ("run", "sweep", "html", "column", "completion"):
        assert word in text
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=text, text=True, check=True)


def test_the_command_line_writes_the_columns_that_it_is_asked_for(tmp_path, capsys):
    arguments = [
        "run",
        "rattleback",
        "--until",
        "0.1",
        "--csv",
        "--column",
        "z=stone.z",
        "--column",
        "stone.x.dot",
    ]
    assert main([*arguments, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "rattleback.csv").read_text().splitlines()[0] == "t,z,stone.x.dot"
