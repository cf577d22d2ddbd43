"""Hostile and random files: refused with a message, nothing run, nothing costly, nothing but ScenarioError."""

import builtins
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.hostile_files import FILE, HOSTILE, broad, with_lines
from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario import ScenarioError, check_scenario, read, toml as toml_module
from trundle.scenario.toml import MAX_BYTES
from trundle.symbols import text as text_module

pytestmark = pytest.mark.slow

MOST_CALLS = 2_000_000  # of functions: a second, more or less


@pytest.fixture
def nothing_runs(monkeypatch: pytest.MonkeyPatch) -> Any:
    assert check_scenario(FILE) == []  # imports what reading needs, which runs code of its own
    ran: list[str] = []
    for module, name in [(builtins, n) for n in ("eval", "exec", "print")] + [(os, "system")]:
        monkeypatch.setattr(module, name, lambda *_, name=name, **__: ran.append(name))
    yield
    monkeypatch.undo()
    assert ran == []


@pytest.fixture
def calls() -> Any:
    """How many functions are called while a test runs: what takes long, told without a clock."""
    counted = [0]

    def count(frame: Any, event: str, argument: Any) -> None:
        counted[0] += event in ("call", "c_call")

    sys.setprofile(count)
    yield counted
    sys.setprofile(None)


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_at_once_for_what_it_is(
    what: str, nothing_runs: Any, calls: list[int]
) -> None:
    text, words = HOSTILE[what]
    problems = check_scenario(text)
    assert calls[0] < MOST_CALLS
    assert problems
    assert len(problems) <= 100
    for problem in problems:
        assert problem.given
        assert problem.expected
        assert len(str(problem)) < 3_000
    assert any(words in str(problem) for problem in problems), str(problems[0])


def test_as_much_text_as_is_allowed_makes_few_operations(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cost of a file is that of its formulas' parts: they are counted, in place of seconds."""
    visits = []
    visit = text_module._Reader.visit
    monkeypatch.setattr(
        text_module._Reader, "visit", lambda *given: visits.append(1) or visit(*given)
    )
    assert check_scenario(HOSTILE["many long formulas"][0])
    assert check_scenario(HOSTILE["many long keys"][0])
    assert not visits
    few = "\n".join(f'o{i} = "{broad(700)}"' for i in range(5))
    assert check_scenario(with_lines("[outputs]", few)) == []
    assert 10_000 < len(visits) < 40_000


def test_a_large_file_is_not_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.toml"
    with open(path, "wb") as file:
        file.truncate(100_000_000)
    asked: list[int] = []

    class Counted:
        def __init__(self, *args: Any) -> None:
            self.file = open(path, "rb")  # noqa: SIM115

        def __enter__(self) -> "Counted":
            return self

        def __exit__(self, *args: object) -> None:
            self.file.close()

        def read(self, count: int) -> bytes:
            asked.append(count)
            return self.file.read(count)

    monkeypatch.setattr(toml_module, "open", Counted, raising=False)
    (problem,) = check_scenario(path)
    assert f"more than {MAX_BYTES} bytes" in problem.given
    assert asked == [MAX_BYTES + 1]
    (problem,) = check_scenario("#" * (MAX_BYTES + 1) + "\n")
    assert f"{MAX_BYTES + 2} characters" in problem.given


def test_a_formula_beyond_the_limit_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    parse = text_module.ast.parse

    def counted(source: str, *more: Any, **options: Any) -> Any:
        lengths.append(len(source))
        return parse(source, *more, **options)

    with monkeypatch.context() as patched:  # pytest itself reads sources when a test fails
        patched.setattr(text_module.ast, "parse", counted)
        problems = check_scenario(HOSTILE["a formula of many characters"][0])
    assert [problem.place for problem in problems] == ["surfaces.valley.equation"]
    assert 0 < max(lengths) < 1_000


def test_a_file_that_cannot_be_read_is_refused_before_the_engine_starts(tmp_path: Path) -> None:
    """Which takes most of a second."""
    (tmp_path / "junk.toml").write_bytes(bytes(range(256)))
    (tmp_path / "large.toml").write_bytes(b"#" * (MAX_BYTES + 1))
    (tmp_path / "deep.toml").write_text(HOSTILE["nested lists"][0])
    code = (
        "import sys; from trundle.scenario import check_scenario\n"
        "assert all(check_scenario(path) for path in sys.argv[1:])\n"
        "print(*(m for m in ('casadi', 'llvmlite', 'numpy') if m in sys.modules))"
    )
    paths = [str(path) for path in tmp_path.iterdir()]
    assert len(paths) == 3
    done = subprocess.run([sys.executable, "-c", code, *paths], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("", "")


@pytest.mark.parametrize("seed", range(5))
def test_binary_junk_is_refused(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "junk.toml"
    path.write_bytes(random.Random(seed).randbytes(100_000))
    (problem,) = check_scenario(path)
    assert "UTF-8" in problem.given


# --- random changes of good files -----------------------------------------------------------------------------
SOURCES = [FILE, *(CATALOGUE[n].file.read_text("utf-8") for n in ("bead", "thread-over-pulley"))]
TOKENS = [
    '"', "'", "[", "]", "{", "}", "=", ".", ",", "\n", "#", "0", "-1", "1e308", "nan", "true", "x",
    "ball", "t", "+", "^", "**", "@", "[[a]]", "[solver]", "kind", '"sphere"', "[1, 2, 3]", "é",
    "\t", "\\", "1979-05-27", '"""', "inf", "start", "contact", "1e-300", "[]", "{}", "(", ")",
]  # fmt: skip


def survives(text: str) -> None:
    try:
        scenario = read(text)
    except ScenarioError as error:
        assert error.problems  # noqa: PT017
        assert all(p.given and p.expected for p in error.problems)  # noqa: PT017
    else:
        assert scenario.title is not None


@st.composite
def scrambled(draw: Any) -> str:
    text = draw(st.sampled_from(SOURCES))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 12))
        text = text[:at] + draw(st.sampled_from(TOKENS)) + text[at + length :]
    return text


@settings(max_examples=60, deadline=None)
@given(scrambled())
def test_nothing_but_a_scenario_error_comes_of_a_scrambled_file(text: str) -> None:
    survives(text)


@st.composite
def values_changed(draw: Any) -> str:
    """Files of right TOML in which some values are other values."""
    lines = draw(st.sampled_from(SOURCES)).splitlines()
    places = [i for i, line in enumerate(lines) if " = " in line and "{" not in line]
    for at in draw(st.lists(st.sampled_from(places), min_size=1, max_size=3)):
        value = draw(
            st.sampled_from(
                ["0", "-1", "1e300", "true", '"t"', '"x"', '"ball.position"', "[1, 2]", "[]", "{}",
                 '""', '"[1, [2]]"', '["t", 0, 0]', "[[1]]", '"contact.normal"', "5", '"1/depth"']
            )
        )  # fmt: skip
        lines[at] = lines[at].partition(" = ")[0] + " = " + value
    return "\n".join(lines) + "\n"


@settings(max_examples=60, deadline=None)
@given(values_changed())
def test_nothing_but_a_scenario_error_comes_of_other_values(text: str) -> None:
    survives(text)
