"""`trundle steady`, `linearize`, `orbit`, `fit` and `plan`: what they print, as words and as JSON, and refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trundle.cli.main import main

PENDULUM = """
schema = 1
title = "A damped pendulum"
coordinates = "th"
M = [["L^2"]]
Q = ["-9.81*L*sin(th) - c*th.dot"]
[parameters]
L = 1.0
c = 0.1
[start]
th = 1.2
"th.dot" = 0.0
[solver]
until = 2.0
"""


@pytest.fixture
def pendulum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "pendulum.toml"
    file.write_text(PENDULUM, "utf-8")
    return file


def printed(capsys: Any, *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.slow
def test_the_steady_motion_of_a_file_and_its_stability(pendulum: Path, capsys: Any) -> None:
    found = printed(capsys, "steady", str(pendulum), "--plot", "eigenvalues.png")
    assert abs(found["positions"]["th"]) < 1e-12
    assert found["verdict"] == "asymptotically stable"
    values = np.array([complex(*pair) for pair in found["eigenvalues"]])
    assert np.abs(values - np.roots([1, 0.1, 9.81])).max() < 1e-10
    assert Path("eigenvalues.png").stat().st_size > 1000
    assert main(["steady", str(pendulum)]) == 0
    assert "asymptotically stable" in capsys.readouterr().out


def test_a_family_on_the_command_line(pendulum: Path, capsys: Any) -> None:
    found = printed(capsys, "steady", str(pendulum), "--over", "c=-0.2:0.1:4")
    assert len(found["changes"]) == 1
    assert abs(found["changes"][0]["value"]) < 1e-9


def test_a_fit_on_the_command_line(pendulum: Path, capsys: Any) -> None:
    assert main(["run", str(pendulum), "--csv", "--samples", "101", "--set", "c=0.25"]) == 0
    capsys.readouterr()
    table = next(Path("out").rglob("*.csv"))
    found = printed(
        capsys, "fit", str(pendulum), str(table), "--parameters", "c,L", "--measured", "th=th"
    )
    assert abs(found["values"]["c"] - 0.25) < 1e-6
    assert abs(found["values"]["L"] - 1.0) < 1e-6


def test_what_is_mistyped_is_refused_in_words(pendulum: Path, capsys: Any) -> None:
    assert main(["steady", str(pendulum), "--over", "c=1"]) == 2
    assert "--over" in capsys.readouterr().err
    assert main(["fit", str(pendulum), "none.csv", "--parameters", "c"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["fit", str(pendulum), "none.csv", "--parameters", "c", "--measured", "th"]) == 2
    assert "--measured" in capsys.readouterr().err


OSCILLATOR = """
schema = 1
title = "Van der Pol's oscillator"
coordinates = "x"
M = [["1"]]
Q = ["k*(1 - x^2)*x.dot - x"]
[parameters]
k = 1.0
[start]
x = 2.0
"x.dot" = 0.0
[solver]
until = 2.0
[orbit]
period = 6.5
"""


@pytest.mark.slow
def test_tables_of_a_file_say_what_to_ask(pendulum: Path, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "oscillator.toml"
    file.write_text(OSCILLATOR, "utf-8")
    found = printed(capsys, "orbit", str(file), "--plot", "orbit.png")
    assert abs(found["period"] - 6.66328686) < 1e-8
    assert found["verdict"] == "asymptotically stable"
    assert Path("orbit.png").stat().st_size > 1000
    family = printed(capsys, "orbit", str(file), "--over", "k=1:1.1")
    assert family["values"][-1] == 1.1
    pendulum.write_text(PENDULUM + "[steady]\nover = { c = [-0.2, -0.1, 0.0, 0.1] }\n", "utf-8")
    assert len(printed(capsys, "steady", str(pendulum))["values"]) == 4
    t = np.linspace(0, 2, 41)
    swing = "\n".join(f"{a},{0.3 * np.cos(np.sqrt(9.81) * a)}" for a in t)
    Path("swing.csv").write_text(f"t,angle\n{swing}\n", "utf-8")
    pendulum.write_text(
        PENDULUM + '[fit]\nparameters = ["L", "c", "th"]\nmeasured = { angle = "th" }\n', "utf-8"
    )
    assert set(printed(capsys, "fit", str(pendulum), "swing.csv")["values"]) == {"L", "c", "th"}


def test_tables_that_are_wrong_are_told_at_their_keys(pendulum: Path, capsys: Any) -> None:
    pendulum.write_text(PENDULUM + "[steady]\nholds = [1]\n", "utf-8")
    assert main(["check", str(pendulum)]) != 0
    out = capsys.readouterr()
    assert "holds" in out.out + out.err
    pendulum.write_text(PENDULUM, "utf-8")
    assert main(["orbit", str(pendulum)]) != 0
    out = capsys.readouterr()
    assert "--period" in out.out + out.err


CRANE = """
schema = 1
title = "A trolley that carries a load"
coordinates = "x angle"
lagrangian = "(x.dot^2 + (x.dot + L*angle.dot*cos(angle))^2 + (L*angle.dot*sin(angle))^2)/2 + L*g*cos(angle)"
[parameters]
F = 0.0
L = 2.0
g = 9.81
[forces.motor]
kind = "generalized"
components = { x = "F" }
[start]
x = 0
angle = 0
"x.dot" = 0
"angle.dot" = 0
[solver]
until = 10
[linearize]
inputs = ["F"]
outputs = ["x + L*sin(angle)"]
[plan]
goal = { x = 3, angle = 0, "x.dot" = 0, "angle.dot" = 0 }
controls = ["F"]
until = 4
limits = { angle = [-0.3, 0.3] }
"""


@pytest.fixture
def crane(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "crane.toml"
    file.write_text(CRANE, "utf-8")
    return file


def test_the_matrices_of_a_crane_are_those_of_the_closed_form(crane: Path, capsys: Any) -> None:
    found = printed(capsys, "linearize", str(crane), "--set", "L=4", "--plot", "poles.png")
    # with equal masses x'' = F + g angle, L angle'' = -F - 2 g angle
    A = np.zeros((4, 4))
    A[:2, 2:] = np.eye(2)
    A[2:, 1] = 9.81, -2 * 9.81 / 4
    assert found["states"] == ["x", "angle", "x.dot", "angle.dot"]
    assert np.abs(np.array(found["A"]) - A).max() < 1e-12
    assert np.abs(np.array(found["B"]).ravel() - [0, 0, 1, -1 / 4]).max() < 1e-12
    assert np.abs(np.array(found["C"]).ravel() - [1, 4, 0, 0]).max() < 1e-12
    assert found["D"] == [[0.0]]
    assert found["verdict"] == "neutral"
    assert Path("poles.png").stat().st_size > 1000
    other = printed(capsys, "linearize", str(crane), "--input", "angle.dot", "--output", "x")
    assert np.abs(np.array(other["B"]).ravel() - [0, 0, -1 / 2, 1 / 2]).max() < 1e-12
    assert other["outputs"] == ["x"]


def test_a_family_in_the_steady_table_does_not_keep_linearize_from_its_start(
    crane: Path, capsys: Any
) -> None:
    crane.write_text(CRANE + "[steady]\nover = { L = [1.0, 3.0] }\n", "utf-8")
    assert len(printed(capsys, "linearize", str(crane))["A"]) == 4


@pytest.mark.slow
def test_the_plan_of_a_file_is_found_and_the_command_line_changes_it(
    crane: Path, capsys: Any
) -> None:
    found = printed(capsys, "plan", str(crane), "--plot", "plan.png")
    assert abs(found["positions"]["x"] - 3) < 1e-9
    assert found["seconds"] == 4
    assert found["miss"] < 1e-8
    assert len(found["edges"]) == len(found["controls"]["F"]) + 1
    assert Path("plan.png").stat().st_size > 1000
    longer = printed(capsys, "plan", str(crane), "--until", "3:6", "--goal", "x=1")
    assert abs(longer["positions"]["x"] - 1) < 1e-9
    assert longer["cost"] < found["cost"] / 9  # effort grows with the square of the distance
    assert main(["plan", str(crane)]) == 0
    assert "replay" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plan", "--goal", "z=1"], "goal="),
        (["plan", "--goal", "x"], "--goal"),
        (["plan", "--controls", "z"], "controls="),
        (["plan", "--controls", "x"], "controls="),
        (["plan", "--until", "soon"], "--until"),
        (["plan", "--until", "1:2:3"], "until="),
        (["linearize", "--input", "x"], "input"),
        (["linearize", "--output", "nothing"], "outputs="),
    ],
)
def test_mistakes_in_a_plan_or_a_linearization_are_named(
    crane: Path, capsys: Any, words: list[str], said: str
) -> None:
    assert main([words[0], str(crane), *words[1:]]) == 2
    assert said in capsys.readouterr().err


def test_a_plan_without_a_goal_says_which_option_to_type(pendulum: Path, capsys: Any) -> None:
    assert main(["plan", str(pendulum)]) == 2
    assert "--goal" in capsys.readouterr().err
    pendulum.write_text(PENDULUM + "[plan]\ngoal = { th = 1 }\nuntil = 1\n", "utf-8")
    assert main(["check", str(pendulum)]) != 0
    out = capsys.readouterr()
    assert "controls" in out.out + out.err
