"""Hostile and random files: refused with a message, nothing run, nothing costly, nothing but ScenarioError."""

import builtins
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario import ScenarioError, check_scenario, read_scenario, template
from trundle.scenario import toml as toml_module
from trundle.scenario.toml import MAX_BYTES, MAX_KEY_PARTS
from trundle.symbols import text as text_module

FILE = template()


def with_equation(text: str) -> str:
    return FILE.replace("z - depth*x^2 - 0.05*sin(3*y)", text)


def doubling(count: int) -> str:
    """Definitions of which each is twice as large as the one before, if written out."""
    chain = "".join(f'd{i} = "sin(d{i - 1})*d{i - 1}.dot"\n' for i in range(1, count))
    return FILE.replace("[parameters]", f'[definitions]\nd0 = "t*exp(t)"\n{chain}[parameters]')


def with_lines(table: str, lines: str) -> str:
    """The file with more in one of its tables."""
    assert f"{table}\n" in FILE
    return FILE.replace(f"{table}\n", f"{table}\n{lines}\n", 1)


def chain(table: str, first: str, each: str, count: int) -> str:
    """A table of values of which each is made of the one before, which `each` calls D."""
    lines = [f"d{i} = {each.replace('D', f'd{i - 1}')}" for i in range(1, count)]
    return FILE.replace("[parameters]", "\n".join([table, f"d0 = {first}", *lines, "[parameters]"]))


LIKE = "abcdefghij" * 3  # many names that are nearly this one: each is compared with all others
HOSTILE = {  # what, and words of the reason for which it is refused
    "code": (with_equation("__import__('os').system('true')"), "column 12"),
    "code in a key": (with_lines("[start]", '"__import__(x)" = 1'), "column 1"),
    "attributes": (with_equation("ball.__class__.__init__.__globals__"), "column 1"),
    "attributes of a vector": (with_equation("ball.position.sx"), "column 1"),
    "lambda": (with_equation("(lambda: z)()"), "column 8"),
    "an assignment": (with_equation("(z:=1)"), "column 3"),
    "a format": (with_equation("f'{z.__class__}'"), "column 2"),
    "a comprehension": (with_equation("[z for z in z]"), "column 1"),
    "a star": (with_equation("sin(*[z])"), "column 1"),
    "an index below nothing": (with_equation("[x, y, z][-1]"), "column 1"),
    "a power of signs": (with_equation("-" * 9_000 + "z"), "moderate depth"),
    "letters that look alike": (with_equation("z\u200b"), "column 2"),
    "a formula of many characters": (with_equation("z" + "+z" * 100_000), "10000 characters"),
    "a million characters": (with_equation("z" + "+z" * 500_000), "characters"),
    "brackets in a formula": (with_equation("(" * 3_000 + "z" + ")" * 3_000), "100 deep"),
    "enormous exponents": (with_equation("9**9**9**9"), "exponent"),
    "enormous powers": (with_equation("z^(10^300)"), "exponent"),
    "nested lists": (FILE + "x = " + "[" * 10_000 + "]" * 10_000, "nests brackets"),
    "nested tables": (FILE + "x = " + "{a = " * 10_000 + "1" + "}" * 10_000, "nests brackets"),
    "a key of many parts": (FILE + "a" + ".a" * 100_000 + " = 1", f"{MAX_KEY_PARTS} parts"),
    "a quoted key of many parts": (FILE + '"a"' + '."a"' * 60_000 + " = 1", f"{MAX_KEY_PARTS} parts"),
    "keys of several parts": (
        FILE + "".join(f"a{i}{'.a' * (MAX_KEY_PARTS - 2)} = 1\n" for i in range(5_000)), "entries",
    ),
    "an endless number": (FILE + "x = " + "9" * 200_000, "long number"),
    "an endless number of bits": (FILE.replace("mass = 0.5", "mass = 0x" + "f" * 200_000), "long number"),
    "many lines": (FILE + "\n" * 200_000, "20000 lines"),
    "many tables": (FILE + "".join(f"[bodies.b{i}]\n" for i in range(10_000)), "entries"),
    "many entries": (FILE + "[constants]\n" + "".join(f"c{i} = 1\n" for i in range(15_000)), "entries"),
    "many bodies": (
        FILE + "".join(f"[bodies.b{i}]\nkind='sphere'\nradius=1\nmass=1\n" for i in range(900)),
        "901 entries",
    ),
    "many parts of a body": (
        FILE + "[bodies.c]\nkind='compound'\nparts=["
        + "{shape={kind='sphere',radius=1,mass=1}}," * 900 + "]", "900 entries",
    ),
    "many marks": (
        with_lines("[bodies.ball]", "marks = {" + ", ".join(f"m{i}=[0,0,{i}]" for i in range(900)) + "}"),
        "900 marks",
    ),
    "many coordinates": (
        with_lines("schema = 1", "coordinates = '" + " ".join(f"x{i}" for i in range(4_000)) + "'"),
        "characters",
    ),
    "many calls": (
        with_lines("[outputs]", "\n".join(
            f'o{i} = "{"+".join(["valley.normal(ball.position)[0]"] * 90)}"' for i in range(60)
        )), "500 times",
    ),
    "many nearly equal names": (
        with_lines("[outputs]", "\n".join(f'o{i} = "{LIKE}{i}"' for i in range(900)))
        .replace("[parameters]", "[parameters]\n" + "\n".join(f"{LIKE}_{i} = 1" for i in range(900))),
        "a known name",
    ),
    "many wrong references": (
        FILE + "".join(
            f"[constraints.{LIKE}{i}]\nkind='rolling'\nbody='b{LIKE}{i}'\nsurface='valley'\n"
            for i in range(190)
        ), "nothing is called",
    ),
    "a long name": (FILE.replace("[bodies.ball]", f"[bodies.{'b' * 100_000}]"), "nothing is called"),
    "a long title": (FILE.replace("A ball in a valley", "A" * 100_000), "1000 characters"),
    "zero bytes": (FILE + "\0\0\0", "TOML"),
    "an array of samples": (
        FILE.replace("until = 5.0", f"until = 5.0\nsamples = [{'1,' * 100_000}]"), "commas",
    ),
    "too many samples": (
        FILE.replace("until = 5.0", "until = 5.0\nsamples = 1000000000000"), "1000000000000",
    ),
    "doubling definitions": (doubling(25), "too large"),
    "lists of lists": (chain("[constants]", "1", f'"[{",".join(["D"] * 1_000)}]"', 9), "elements"),
    "a chain of definitions": (chain("[definitions]", "1", '"D + 1"', 900)
        .replace("[definitions]", '[definitions]\nlast = "d899"'), "30 others"),
    "dates": (FILE.replace("mass = 0.5", "mass = 1979-05-27T07:32:00Z"), "datetime"),
    "infinity": (FILE.replace("mass = 0.5", "mass = inf"), "inf was given"),
    "nan": (FILE.replace("radius = 0.06", "radius = nan"), "nan was given"),
    "sizes beyond floats": (FILE.replace("radius = 0.06", "radius = 1e200"), ""),
    "a key twice": (FILE + "\n[solver]\nuntil = 2\n", "twice"),
    "no tables": (
        "schema = 1\nbodies = 3\nconstraints = 'x'\nstart = []\nsolver = 1\nview = 2\n",
        "a table of keys",
    ),
    "tables for values": (
        "".join(f"[{key}.a.b.c]\n" for key in ("title", "gravity", "schema")), "a text in quotes",
    ),
    "a compound of itself": (FILE
    + '[bodies.c]\nkind = "compound"\nparts = ['
    + '{ shape = { kind = "compound", parts = [' * 60
    + "]}}" * 60
    + "]", "at least 1"),
}  # fmt: skip
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
