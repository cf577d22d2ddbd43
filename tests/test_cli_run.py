"""`trundle run`: the motion, its files, its numbers, and what happens when it does not finish."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.cli.main import main
from trundle.cli.progress import Progress
from trundle.cli.run import happened
from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario import Scenario, read, template
from trundle.shown import Motion


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(capsys: Any) -> dict[str, Any]:
    """The one object on stdout."""
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return data


def test_a_gallery_entry_is_run_and_saved_in_a_folder_of_its_name(here: Path, capsys: Any) -> None:
    assert main(["run", "bead", "--until", "0.5"]) == 0
    out = capsys.readouterr().out
    assert "reached t = 0.5 s" in out
    assert f"wrote {Path('out/bead/bead.motion.npz')}" in out
    motion = td.load(here / "out" / "bead" / "bead.motion.npz")
    expected = CATALOGUE["bead"].load().simulate(until=0.5)
    assert np.array_equal(motion.q, expected.q)
    assert [path.name for path in (here / "out" / "bead").iterdir()] == ["bead.motion.npz"]


def test_a_function_of_the_gallery_is_run_and_which_entry_that_is_is_said(
    here: Path, capsys: Any
) -> None:
    assert main(["run", "rolling_sphere", "--until", "0.01"]) == 0
    told = capsys.readouterr()
    name = "sphere-uniform"
    assert f"wrote {Path(f'out/{name}/{name}.motion.npz')}" in told.out
    words = f"trundle: rolling_sphere is {name} in the gallery; `trundle list` shows its other variants\n"
    assert told.err.endswith(words)  # a slow machine says before that it is preparing
    assert main(["run", "rolling-disc", "--until", "0.01"]) == 0
    assert "gallery" not in capsys.readouterr().err
    assert main(["run", "rolling_spere"]) == 2
    assert "Try: trundle run rolling-sphere" in capsys.readouterr().err


@pytest.mark.slow
def test_what_is_written_after_the_run_is_said_while_it_takes_long(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Progress, "report", lambda self, share, words: seen.append(words))
    assert main(["run", "bead", "--until", "0.1", "--html", "--plot", "--csv"]) == 0
    written = [words for words in seen if words.startswith("writing ")]
    assert written == [
        f"writing {Path('out/bead') / f'bead.{end}'}" for end in ("csv", "html", "png")
    ]


@pytest.mark.slow
def test_a_file_is_run_with_every_kind_of_result(here: Path, capsys: Any) -> None:
    (here / "valley.toml").write_text(template())
    options = ["--until", "0.5", "--samples", "11", "--out", "results", "--csv", "--plot", "--html"]
    assert main(["run", "valley.toml", *options]) == 0
    names = ["valley.csv", "valley.html", "valley.motion.npz", "valley.outputs.csv", "valley.png"]
    assert sorted(path.name for path in (here / "results").iterdir()) == names
    out = capsys.readouterr().out
    assert all(f"wrote {Path('results') / name}" in out for name in names)
    motion = read(template()).simulate(until=0.5, samples=11)
    table = np.loadtxt(here / "results" / "valley.csv", delimiter=",", skiprows=1)
    assert np.array_equal(table[:, 1 : 1 + motion.q.shape[1]], motion.q)
    assert (here / "results" / "valley.png").read_bytes().startswith(b"\x89PNG")
    assert "<html" in (here / "results" / "valley.html").read_text("utf-8")[:500]


@pytest.mark.slow
def test_json_tells_how_it_ended_and_every_number(here: Path, capsys: Any) -> None:
    (here / "valley.toml").write_text(template())
    assert main(["run", "valley.toml", "--until", "0.5", "--json"]) == 0
    data = told(capsys)
    scenario = read(template())
    motion = scenario.simulate(until=0.5)
    assert (data["status"], data["finished"]) == ("reached t = 0.5 s", True)
    assert data["title"] == "A ball in a valley"
    assert data["worst_residual"] == motion.worst_residual
    assert data["energy_drift"] == motion.energy_drift
    assert data["steps"] == motion.stats.steps
    assert data["evaluations"] == motion.stats.evaluations
    assert data["seconds"] > 0
    assert data["parameters"] == {"depth": 0.5}
    audit = motion.audit.contacts[0]
    contact = data["audit"][audit.contact.name]
    assert contact["normal_least"] == audit.least_normal
    assert contact["needed_at_start"] == audit.needed[0]
    assert contact["lifts_at"] is None
    last = {name: motion[value][-1] for name, value in scenario.outputs.items()}
    assert data["outputs"] == last
    assert data["files"] == {"motion": str(Path("out/valley/valley.motion.npz"))}


def test_json_lists_the_events(capsys: Any) -> None:
    assert main(["run", "bead", "--until", "1", "--json"]) == 0
    (event,) = told(capsys)["events"]
    assert event["name"] == "friction on hoop: stops and slides back"
    assert event["t"] == pytest.approx(0.402347749)


# --- options --------------------------------------------------------------------------------------------
def test_what_happened_and_the_outputs_at_the_end_are_printed(here: Path, capsys: Any) -> None:
    assert main(["run", "bead", "--until", "1"]) == 0
    assert "  event        friction on hoop: stops and" in capsys.readouterr().out
    (here / "valley.toml").write_text(template())
    assert main(["run", "valley.toml", "--until", "0.1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("A ball in a valley\nMotion of ")  # it cites nothing: no empty brackets
    assert "\nat t = 0.1 s\n  height = " in said


def test_of_many_events_the_first_are_printed() -> None:
    lines = happened([*range(13)])
    assert len(lines) == 11
    assert lines[-1].endswith("and 3 more (--json lists all)")
    assert len(happened([*range(10)])) == 10


def test_the_sizes_of_the_papers_sphere_can_be_set(capsys: Any) -> None:
    assert main(["run", "sphere-halves", "--until", "0.01", "--json"]) == 0
    first = told(capsys)["outputs"]["centre of mass"]
    assert main(["run", "sphere-halves", "--until", "0.01", "--json", "--set", "r=0.03"]) == 0
    assert told(capsys)["outputs"]["centre of mass"] != first


def test_where_nothing_can_be_set_the_way_out_is_told(here: Path, capsys: Any) -> None:
    text = 'schema = 1\ntitle = "A"\ncoordinates = "x"\nlagrangian = "x.dot^2"\n[start]\nx = 0\n'
    Path("none.toml").write_text(text + '"x.dot" = 1\n[solver]\nuntil = 1\n')
    assert main(["run", "none.toml", "--set", "mu=1"]) == 2
    said = capsys.readouterr().err
    assert "no [parameters] and no [constants]" in said
    assert "one of none" not in said


def test_set_changes_a_parameter_and_takes_formulas(capsys: Any) -> None:
    assert main(["run", "bead", "--until", "0.1", "--set", "mu=3/10", "--json"]) == 0
    assert told(capsys)["parameters"]["mu"] == 0.3


def test_an_unknown_parameter_is_answered_with_the_nearest(here: Path, capsys: Any) -> None:
    (here / "valley.toml").write_text(template())
    assert main(["run", "valley.toml", "--set", "dept=0.3"]) == 2
    assert "did you mean `depth`" in capsys.readouterr().err
    assert not (here / "out").exists()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("mu", "--set mu lacks a name or a value"),
        ("=3", "NAME=VALUE"),
        ("mu=", "NAME=VALUE"),
        ("mu=soon", "soon"),
        ("mu=__import__('os')", "__import__"),
    ],
)
def test_values_that_are_no_numbers_are_refused(given: str, words: str, capsys: Any) -> None:
    assert main(["run", "bead", "--set", given]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("options", [["--until", "-1"], ["--rtol", "0"], ["--samples", "1"]])
def test_impossible_options_are_bad_input(options: list[str], capsys: Any) -> None:
    assert main(["run", "bead", *options]) == 2
    assert "Expected:" in capsys.readouterr().err


def test_rtol_reaches_the_integrator(capsys: Any) -> None:
    steps = []
    for rtol in ("1e-5", "1e-11"):
        assert main(["run", "bead-frictionless", "--rtol", rtol, "--json"]) == 0
        steps.append(told(capsys)["steps"])
    assert steps[0] < steps[1]


def test_a_name_that_is_nothing_is_answered_with_the_nearest(here: Path, capsys: Any) -> None:
    assert main(["run", "rattlebak"]) == 2
    assert "Try: trundle run rattleback\n" in capsys.readouterr().err
    (here / "valley.toml").write_text(template())
    assert main(["run", "valley"]) == 2
    assert "Try: trundle run valley.toml\n" in capsys.readouterr().err


def test_a_wrong_file_is_refused_with_all_its_problems(here: Path, capsys: Any) -> None:
    text = template().replace("radius =", "radus =").replace("mass =", "mas =")
    (here / "bad.toml").write_text(text)
    assert main(["run", "bad.toml", "--json"]) == 2
    problems = told(capsys)["error"]["problems"]
    given = " ".join(problem["given"] for problem in problems)
    assert "`radus`" in given
    assert "`mas`" in given


def test_a_missing_extra_is_told_before_the_run(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["run", "bead", "--plot"]) == 2
    assert 'Try: pip install "trundle[plots]"' in capsys.readouterr().err
    assert not (here / "out").exists()


def test_a_folder_that_cannot_be_made_is_told_before_the_run(here: Path, capsys: Any) -> None:
    (here / "taken").write_text("a file")
    assert main(["run", "bead", "--out", "taken"]) == 2
    assert "'taken'" in capsys.readouterr().err


# --- runs that do not finish --------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_run_that_fails_saves_what_there_is(here: Path, capsys: Any) -> None:
    arguments = ["run", "rattleback", "--until", "1e5", "--time-limit", "1e-9"]
    assert main(arguments) == 1
    printed = capsys.readouterr()
    assert "by the time limit" in printed.err
    assert "what there is was saved" in printed.err
    motion = td.load(here / "out" / "rattleback" / "rattleback.motion.npz")
    assert not motion.finished
    assert 0 < motion.t[-1] < 1e5
    assert main([*arguments, "--json"]) == 1
    data = told(capsys)
    assert data["finished"] is False
    assert data["files"]["motion"].endswith("rattleback.motion.npz")


def test_the_motion_is_saved_even_if_its_page_cannot_be_written(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def fails(self: Motion, path: Any = None, view: Any = None) -> Path:
        raise RuntimeError("no page")

    monkeypatch.setattr(Motion, "show", fails)
    assert main(["run", "bead", "--until", "0.1", "--html"]) == 1
    err = capsys.readouterr().err
    assert "no page" in err
    assert "The motion itself is saved" in err
    assert td.load(here / "out" / "bead" / "bead.motion.npz").finished


@pytest.mark.slow
def test_ctrl_c_saves_what_there_is(here: Path) -> None:
    often = "import sys; from trundle.cli import progress; progress.PlainLines.every = 0.05;"
    arguments = ["run", "rattleback", "--until", "1e7", "--time-limit", "60", "--json"]
    code = f"{often} from trundle.cli.main import main; sys.exit(main({arguments!r}))"
    process = subprocess.Popen(
        [sys.executable, "-c", code], cwd=here, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    with process:
        assert process.stderr is not None
        for line in process.stderr:  # plain lines of progress, as there is no terminal
            if "rattleback: t = " in line:
                break
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    assert process.returncode == 1
    data = json.loads(out)
    assert data["status"].startswith("interrupted by the user at t = ")
    motion = td.load(here / data["files"]["motion"])
    assert motion.t[-1] == data["end"] > 0


def test_a_second_ctrl_c_does_not_spoil_the_saving(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = Motion.save

    def impatient(self: Motion, path: Any) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        save(self, path)

    monkeypatch.setattr(Motion, "save", impatient)
    before = signal.getsignal(signal.SIGINT)
    assert main(["run", "bead", "--until", "0.1"]) == 0
    assert td.load(here / "out" / "bead" / "bead.motion.npz").finished
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_ctrl_c_after_the_run_was_ended_does_not_lose_the_motion(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate = Scenario.simulate

    def impatient(self: Scenario, **options: Any) -> Motion:
        motion = simulate(self, **options)
        with pytest.raises(KeyboardInterrupt):  # this one ends the run, which is then put together
            signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        return motion

    monkeypatch.setattr(Scenario, "simulate", impatient)
    before = signal.getsignal(signal.SIGINT)
    assert main(["run", "bead", "--until", "0.1"]) == 0
    assert td.load(here / "out" / "bead" / "bead.motion.npz").finished
    assert signal.getsignal(signal.SIGINT) is before


def test_an_unknown_name_to_set_is_told_with_the_known_ones(capsys: Any) -> None:
    assert main(["run", "sphere-halves", "--set", "titan=1"]) == 2
    told = capsys.readouterr().err
    assert "no parameter and no constant `titan`, did you mean `titanium`" in told
    assert "one of r, titanium, vanadium" in told


def test_a_value_to_set_that_is_no_number_is_told_with_what_was_typed(capsys: Any) -> None:
    assert main(["run", "bead", "--set", "mu=high"]) == 2
    told = capsys.readouterr().err
    assert "--set mu=high gives no number." in told
    assert "a number" in told


def test_a_scenario_without_a_citation_is_told_without_brackets(here: Path, capsys: Any) -> None:
    (here / "valley.toml").write_text(template())
    assert main(["run", "valley.toml", "--until", "0.1"]) == 0
    assert capsys.readouterr().out.startswith("A ball in a valley\n")
