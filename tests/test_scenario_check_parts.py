"""Several mistakes in one part of a file are all told, each at its key and in the file's own names."""

from __future__ import annotations

import pytest

import trundle as td
from trundle.scenario import check_scenario, read, template

FILE = template()
BODY, CONTACT, SURFACE = "bodies.ball", "constraints.contact", "surfaces.valley"


def changed(*changes: tuple[str, str]) -> str:
    text = FILE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def added(lines: str) -> str:
    return changed(("[start]", f"{lines}\n[start]"))


NEGATIVE, UNKNOWN = ("mass = 0.5", "mass = -1"), ("mass = 0.5", 'mass = "2*q"')
BOTH: dict[str, tuple[str, dict[str, str]]] = {
    "an unknown key and a value": (
        changed(("radius = 0.06", "radius = 0.06\ncolour = 1"), NEGATIVE),
        {f"{BODY}.colour": "unknown key", f"{BODY}.mass": "The mass of 'ball' is -1.0"},
    ),
    "an unknown key and a formula": (
        changed(("radius = 0.06", "radius = 0.06\ncolour = 1"), UNKNOWN),
        {f"{BODY}.colour": "unknown key", f"{BODY}.mass": "column 3"},
    ),
    "a misspelt key and a value": (
        changed(("radius = 0.06", "radus = 0.06"), NEGATIVE),
        {f"{BODY}.radus": "did you mean `radius`", f"{BODY}.mass": "is -1.0"},
    ),
    "a missing key and a value": (
        changed(("radius = 0.06", ""), NEGATIVE),
        {f"{BODY}.radius": "`radius` is missing", f"{BODY}.mass": "is -1.0"},
    ),
    "a wrong type and a value": (
        changed(("radius = 0.06", "radius = true"), NEGATIVE),
        {f"{BODY}.radius": "true was given", f"{BODY}.mass": "is -1.0"},
    ),
    "a wrong type of a key that may be missing, and a value": (
        changed(("radius = 0.06", "radius = -2"), ("mass = 0.5", "mass = true")),
        {f"{BODY}.radius": "The radius of 'ball' is -2.0", f"{BODY}.mass": "true was given"},
    ),
    "a misspelt kind and a formula": (
        changed(('kind = "sphere"', 'kind = "shpere"'), UNKNOWN),
        {f"{BODY}.kind": 'did you mean "sphere"', f"{BODY}.mass": "column 3"},
    ),
    "two values": (
        changed(("radius = 0.06", "radius = -2"), NEGATIVE),
        {f"{BODY}.radius": "is -2.0", f"{BODY}.mass": "is -1.0"},
    ),
    "a value and two that exclude each other": (
        changed(("radius = 0.06", "radius = -2"), ("mass = 0.5", "mass = 0.5\ndensity = 3")),
        {f"{BODY}.radius": "is -2.0", BODY: "has both mass= and density="},
    ),
    "a formula and a value": (
        changed(("radius = 0.06", 'radius = "q"'), NEGATIVE),
        {f"{BODY}.radius": "column 1", f"{BODY}.mass": "is -1.0"},
    ),
    "a value and marks": (
        changed(("mass = 0.5", 'mass = -1\nmarks = { a = ["q", "r", 0], b = ["s", 0, 0] }')),
        {
            f"{BODY}.mass": "is -1.0", f"{BODY}.marks.a[0]": "column 1",
            f"{BODY}.marks.a[1]": "column 1", f"{BODY}.marks.b[0]": "column 1",
        },
    ),
    "a missing key and a name": (
        changed(('body = "ball"', 'body = "bal"'), ('surface = "valley"', "")),
        {f"{CONTACT}.surface": "is missing", f"{CONTACT}.body": "did you mean 'ball'"},
    ),
    "two formulas of a surface": (
        changed(("[surfaces.valley]", '[surfaces.valley]\nposition = ["q", 0, 0]'), ("0.05*sin(", "0.05*sim(")),
        {f"{SURFACE}.position[0]": "column 1", f"{SURFACE}.equation": "column 22"},
    ),
    "a formula of a surface and its rotation": (
        changed(("[surfaces.valley]", "[surfaces.valley]\nrotation = [2, 0, 0, 0]"), ("0.05*sin(", "0.05*sim(")),
        {f"{SURFACE}.rotation": "no rotation", f"{SURFACE}.equation": "column 22"},
    ),
    "a wrong type and a formula of a surface": (
        changed(("[surfaces.valley]", "[surfaces.valley]\nname = 0"), ("0.05*sin(", "0.05*sim(")),
        {f"{SURFACE}.name": "0 was given", f"{SURFACE}.equation": "column 22"},
    ),
    "a wrong count and names": (
        added("[constraints.h]\nkind='hinge'\na='bal'\nb='q'\naxis_a=[0,0,1]\naxis_b=[0,0]"),
        {
            "constraints.h.a": "nothing is called 'bal'", "constraints.h.b": "nothing is called 'q'",
            "constraints.h.axis_b": "2 element(s)",
        },
    ),
    "the same mistake twice": (
        added("[constraints.h]\nkind='hinge'\na='ball'\naxis_a=[0,0,0]\naxis_b=[0,0,0]"),
        {"constraints.h.axis_a": "The axis_a of 'h' is [0.0,", "constraints.h.axis_b": "[0.0, 0.0, 0.0]"},
    ),
    "a misspelt key and formulas": (
        added("[forces.f]\nkind='spring'\na='bal.position'\nstiffness='q'\nlenght=0"),
        {
            "forces.f.a": "column 1", "forces.f.stiffness": "column 1",
            "forces.f.lenght": "did you mean `length`",
        },
    ),
    "parts of a compound": (
        added("[bodies.c]\nkind='compound'\nparts=[{shape={kind='sphere',radius=-1,mass=-2}},"
              "{shape={kind='box',sides=[1,1,1],mass=-3},offset=[1,2]}]"),
        {
            "bodies.c.parts[0].shape.radius": "The radius of 'c.parts[0]' is -1.0",
            "bodies.c.parts[0].shape.mass": "The mass of 'c.parts[0]' is -2.0",
            "bodies.c.parts[1].shape.mass": "The mass of 'c.parts[1]' is -3.0",
            "bodies.c.parts[1].offset": "2 element(s)",
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BOTH)
def test_every_mistake_of_one_part_is_told_at_its_key(what: str) -> None:
    text, expected = BOTH[what]
    told = {problem.place: problem.given for problem in check_scenario(text)}
    assert set(told) == set(expected)
    assert all(words in told[place] for place, words in expected.items())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (changed(("spin = 0", "omega = [1, 2, 3]")), "contradicts the constraint 'contact: no slip'"),
        (changed(('kind = "rolling"', 'kind = "sliding"'), (
            "[start]", "[forces.rub]\nkind = 'coulomb'\nconstraint = 'contact'\nmu = -1\n[start]",
        )), "mu of 'friction on contact' is -1"),
        (added("[constraints.rod]\nkind='distance'\na='ball'\nlength=9"), "the constraint 'rod'"),
        (changed(('surface = "valley"', 'surface = "valley"\nname = "wheel"'), (
            "spin = 0", "omega = [1, 2, 3]",
        )), "'wheel: no slip'"),
    ],
)  # fmt: skip
def test_a_part_is_called_what_the_file_calls_it(text: str, words: str) -> None:
    (problem,) = check_scenario(text)
    assert words in problem.given
    assert " on valley" not in str(problem)
    assert "ball_on" not in str(problem)


def test_a_second_contact_of_the_same_two_is_told_at_its_place() -> None:
    """It was told at line 1, as two coordinates of one name."""
    again = "[constraints.again]\nkind = 'rolling'\nbody = 'ball'\nsurface = 'valley'"
    (problem,) = check_scenario(added(again))
    assert problem.place == "constraints.again"
    assert "like the constraint 'contact'" in problem.given
    assert problem.fix == 'name = "second ball on valley"  # or leave it out'


def test_parts_of_a_compound_may_have_masses_of_parameters() -> None:
    body = """[bodies.bell]
kind = "compound"
parts = [{shape = {kind = "sphere", radius = 0.1, mass = "2*depth"}},
         {shape = {kind = "sphere", radius = 0.1, mass = "depth"}, offset = [0, 0, 0.3]}]
"""
    start = """"bell.position" = [0, 0, 5]
"bell.velocity" = [0, 0, 0]
"bell.quaternion" = [1, 0, 0, 0]
"bell.omega" = [0, 0, 0]
"""
    text = changed(("[start]\n", f"{body}[start]\n{start}"))
    assert float(read(text)["bell"].mass) == 3 * 0.5
    assert float(read(text, changes={"depth": 0.25})["bell"].mass) == 3 * 0.25


def test_a_name_in_quotes_cannot_break_the_line_of_a_message() -> None:
    (problem,) = check_scenario(changed(('height = "ball.position[2]"', '"a\\nb" = {x = 1}')))
    assert problem.place == 'outputs."a\\nb"'
    assert len(str(problem).split("\n")) == 4  # a line for each part


@pytest.mark.parametrize("first", ["constants", "parameters"])
def test_a_bad_formula_under_one_name_in_two_tables_is_told(first: str) -> None:
    bad = 'half = "t/0"'
    found = check_scenario(f"[{first}]\n{bad}\n[definitions]\n{bad}\n")
    told = [p.given for p in found if p.place == f"{first}.half" and p.line == 2]
    assert any("cannot be read" in given for given in told)
    assert any("more than once" in given for given in told)


def test_a_surface_on_an_unknown_body_with_an_unreadable_equation_is_told() -> None:
    found = check_scenario('[surfaces.roof]\nequation = "z - * x"\nbody = "box"\n')
    told = {p.place: (p.line, p.given) for p in found}
    assert told["surfaces.roof.equation"][0] == 2
    assert "cannot be read" in told["surfaces.roof.equation"][1]
    assert told["surfaces.roof.body"][0] == 3
    assert "box" in told["surfaces.roof.body"][1]


@pytest.mark.parametrize(
    ("line", "words", "fix"),
    [
        ('x = { kind = "hinge", a = "a", b = "wrld", axis_a = [0, 1, 0] }', "did you mean 'world'", 'b = "world"'),
        ('x = { kind = "prismatic", a = "a", axis_a = [0, 0, 0] }', "not all zero", "axis_a = [0, 0, 1]"),
        ('x = { kind = "rope", along = ["a.position", [0, 0, 1]], length = -1 }', "length of 'x' is -1", "length = 1"),
        ('x = { kind = "prescribed", expression = "h.angle", value = "a.x" }', "prescribes", 'kind = "holonomic"'),
        ('x = { kind = "second_order", residual = "h.angle" }', "without accelerations", 'kind = "holonomic"'),
        ('[forces]\nm = { kind = "motor", joint = "h", force = 1 }', "has force", "torque = 2.0"),
        ('[forces]\nm = { kind = "torque", body = "a", value = [1, 2] }', "no axis", "value = [0, 0, 2.0]"),
        ('[bodies.c]\nkind = "disc"\nradius = 1\nmass = 1\ncenter = [0, 0, 1]', "center=", "inertia = [0.01, "),
    ],
)  # fmt: skip
def test_a_wrong_part_of_a_machine_is_told_with_the_line_of_the_file_to_type(
    line: str, words: str, fix: str
) -> None:
    text = f"""schema = 1
title = "x"
bodies.a = {{ kind = "box", sides = [1, 0.1, 0.1], mass = 1 }}
[constraints]
h = {{ kind = "hinge", a = "a", axis_a = [0, 1, 0] }}
{line}
[start]
[solver]
until = 1
"""
    with pytest.raises(td.TrundleError) as caught:
        td.read(text)
    message = str(caught.value)
    assert words in message, message
    assert f"Try: {fix}" in message, message
