"""Hostile and random files: refused with a message, nothing run, nothing costly, nothing but ScenarioError."""

import builtins
import os
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario import ScenarioError, check_scenario, read_scenario, template
from trundle.scenario import toml as toml_module
from trundle.scenario.toml import MAX_BYTES
from trundle.symbols import text as text_module

FILE = template()


def with_equation(text: str) -> str:
    return FILE.replace("z - depth*x^2 - 0.05*sin(3*y)", text)


def doubling(count: int) -> str:
    """Definitions of which each is twice as large as the one before, if written out."""
    chain = "".join(f'd{i} = "sin(d{i - 1})*d{i - 1}.dot"\n' for i in range(1, count))
    return FILE.replace("[parameters]", f'[definitions]\nd0 = "t*exp(t)"\n{chain}[parameters]')


HOSTILE = {
    "code": with_equation("__import__('os').system('true')"),
    "code in a key": FILE.replace("[start]", '[start]\n"__import__(x)" = 1'),
    "attributes": with_equation("ball.__class__.__init__.__globals__"),
    "lambda": with_equation("(lambda: z)()"),
    "a million characters": with_equation("z" + "+z" * 450_000),
    "brackets in a formula": with_equation("(" * 5_000 + "z" + ")" * 5_000),
    "enormous exponents": with_equation("9**9**9**9"),
    "enormous powers": with_equation("z^(10^300)"),
    "nested lists": FILE + "x = " + "[" * 10_000 + "]" * 10_000,
    "nested tables": FILE + "x = " + "{a = " * 10_000 + "1" + "}" * 10_000,
    "a key of many parts": FILE + "a" + ".a" * 100_000 + " = 1",
    "a quoted key of many parts": FILE + '"a"' + '."a"' * 100_000 + " = 1",
    "an endless number": FILE + "x = " + "9" * 500_000,
    "many lines": FILE + "\n" * 200_000,
    "many tables": FILE + "".join(f"[bodies.b{i}]\n" for i in range(10_000)),
    "many entries": FILE + "[constants]\n" + "".join(f"c{i} = 1\n" for i in range(15_000)),
    "a long name": FILE.replace("[bodies.ball]", f"[bodies.{'b' * 100_000}]"),
    "zero bytes": FILE + "\0\0\0",
    "an array of samples": FILE.replace(
        "until = 5.0", f"until = 5.0\nsamples = [{'1,' * 200_000}]"
    ),
    "too many samples": FILE.replace("until = 5.0", "until = 5.0\nsamples = 1000000000000"),
    "doubling definitions": doubling(25),
    "a chain of definitions": FILE.replace(
        "[parameters]",
        "[definitions]\n" + "".join(f'd{i} = "d{i + 1}"\n' for i in range(900)) + "[parameters]",
    ),
    "dates": FILE.replace("mass = 0.5", "mass = 1979-05-27T07:32:00Z"),
    "infinity": FILE.replace("mass = 0.5", "mass = inf"),
    "nan": FILE.replace("radius = 0.06", "radius = nan"),
    "sizes beyond floats": FILE.replace("radius = 0.06", "radius = 1e200"),
    "no tables": "schema = 1\nbodies = 3\nconstraints = 'x'\nstart = []\nsolver = 1\nview = 2\n",
    "tables for values": "".join(f"[{key}.a.b.c]\n" for key in ("title", "gravity", "schema")),
    "a compound of itself": FILE
    + '[bodies.c]\nkind = "compound"\nparts = ['
    + '{ shape = { kind = "compound", parts = [' * 60
    + "]}}" * 60
    + "]",
}


@pytest.fixture
def nothing_runs(monkeypatch: pytest.MonkeyPatch) -> Any:
    ran: list[str] = []
    check_scenario(FILE)  # so that every module is imported, which Python does with exec
    for module, name in [(builtins, n) for n in ("eval", "exec", "print")] + [(os, "system")]:
        monkeypatch.setattr(module, name, lambda *_, name=name, **__: ran.append(name))
    yield
    monkeypatch.undo()
    assert ran == []


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_with_a_short_message(what: str, nothing_runs: Any) -> None:
    problems = check_scenario(HOSTILE[what])
    assert problems
    assert len(problems) <= 100
    for problem in problems:
        assert problem.given
        assert problem.expected
        assert len(str(problem)) < 3_000


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
    assert "more than 250000 bytes" in problem.given
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
        problems = check_scenario(FILE + "[definitions]\nlong = '" + "1+" * 50_000 + "1'\n")
    assert [problem.place for problem in problems] == ["definitions.long"]
    assert lengths  # the other formulas of the file were
    assert max(lengths) < 1_000


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
        scenario = read_scenario(text)
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
