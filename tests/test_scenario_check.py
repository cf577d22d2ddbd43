"""`check_scenario` tells everything that is wrong with a file in one pass, each problem with its place."""

from pathlib import Path

import pytest

import trundle as td
from trundle.scenario import Problem, ScenarioError, check_scenario, read, template
from trundle.scenario.lines import Lines
from trundle.scenario.problems import dotted

# one planted mistake of each kind; at the end of the line: the place, and a part of what is said
PLANTED = """\
schema = 2                        #! schema | 2 was given
titel = "A"                       #! titel | unknown key `titel`, did you mean `title`
gravity = "9.81*kg"               #! gravity | column 6
coordinates = "x y"               #! coordinates | 'x' is there more than once: in coordinates, bodies
[parameters]
mu = 0.2
depth = true                      #! parameters.depth | true was given
huge = inf                        #! parameters.huge | inf was given
[constants]
a = "b"                           #! constants.a | needs itself: a -> b -> a
b = "a"
c = "1/0"                         #! constants.c | column 1
big = "9**9**9**9"                #! constants.big | column 7
pi = 3                            #! constants.pi | 'pi' was given as a name
"2b" = 1                          #! constants.2b | '2b' was given as the name
[definitions]
loop = "loop + 1"                 #! definitions.loop | needs itself
[surfaces.valley]
equation = "z - depth*x^2 - "     #! surfaces.valley.equation | column 15
[surfaces.hill]
kind = "plan"                     #! surfaces.hill.kind | did you mean "plane"
[surfaces.none]                   #! surfaces.none | `kind` is missing
[surfaces.spiral]
kind = "plane"
rotation = [2, 0, 0, 0]           #! surfaces.spiral.rotation | is no rotation
[bodies.ball]
kind = "sphere"
radus = 0.06                      #! bodies.ball.radus | unknown key `radus`, did you mean `radius`
mass = 1
[bodies.egg]
kind = "ellipsoid"
semiaxes = [1, 2]                 #! bodies.egg.semiaxes | 2 element(s)
mass = 1
[bodies.rod]
kind = "rigid"
mass = -1                         #! bodies.rod.mass | The mass of 'rod' is -1
inertia = [1, 1, 3]               #! bodies.rod.inertia | principal moments (1, 1, 3)
[bodies.P]                        #! bodies.P.mass | `mass` is missing
kind = "particle"
[bodies.x]
kind = "particle"
mass = 1
[constraints.roll]
kind = "rolling"
body = "bal"                      #! constraints.roll.body | nothing is called 'bal', did you mean 'ball'
surface = "valley"
particles = 3                     #! constraints.roll.particles | 3 was given
[constraints.slide]
kind = "sliding"
body = "rad"                      #! constraints.slide.body | nothing is called 'rad', did you mean 'rod'
surface = "hill"
[constraints.h]                   #! constraints.h | contains velocities: x.dot
kind = "holonomic"
residual = "x.dot + y"
[constraints.n]
kind = "nonholonomic"
residual = "x.dot + yy"           #! constraints.n.residual | column 9
[constraints.dist]
kind = "distance"
a = "x"
b = "h"
length = "1 +"                    #! constraints.dist.length | column 3
[forces.f]
kind = "coulomb"
constraint = "y"                  #! forces.f.constraint | nothing is called 'y'
mu = "mu*nu"                      #! forces.f.mu | column 4
thrust = "actuall"                #! forces.f.thrust | 'actuall' was given
[forces.g]
kind = "generalized"
[forces.g.components]
"y" = "eval('1')"                 #! forces.g.components.y | column 6
[start]
rol = { at = [0, 0] }             #! start.rol | nothing is called 'rol', did you mean 'roll'
"y +" = 1                         #! start."y +" | column 3
y = [1, "q"]                      #! start.y[1] | column 1
roll = { att = [0, 0] }           #! start.roll.att | did you mean `at`
[solver]
until = -1                        #! solver.until | until = -1 s
rtol = 0                          #! solver.rtol | rtol=0 is not positive
samples = 1                       #! solver.samples | samples=1 is not
hold_energy = "yes"               #! solver.hold_energy | 'yes' was given
[solver.events.e]
expression = "sin(y, y)"          #! solver.events.e.expression | column 1
direction = "up"                  #! solver.events.e.direction | 'up' was given
[outputs]
o = "P.posiion"
p = "y.posiion"                   #! outputs.p | 'y.posiion'
[view]
follow = "nobody"                 #! view.follow | nothing is called 'nobody'
surfaces = ["spirl"]              #! view.surfaces[0] | nothing is called 'spirl', did you mean 'spiral'
[view.sizes]
nobody = 1                        #! view.sizes.nobody | nothing is called 'nobody'
rod = 1                           #! view.sizes.rod | 'rod' is of kind "rigid"
x = -1                            #! view.sizes.x | The size of 'x' is -1.0
[view.plots]
p = "__import__('os').system('x')" #! view.plots.p | column 12
"""


def planted() -> list[tuple[int, str, str]]:
    found = []
    for number, line in enumerate(PLANTED.splitlines(), 1):
        if "#!" in line:
            place, _, words = line.partition("#!")[2].partition("|")
            found.append((number, place.strip(), words.strip()))
    return found


def test_every_planted_mistake_is_found_in_one_pass_with_its_place_and_line() -> None:
    problems = check_scenario(PLANTED, source="a.toml")
    told = {(p.line, p.place): p.given + p.cause for p in problems}
    missed = [
        (line, place, words)
        for line, place, words in planted()
        if words not in told.get((line, place), "")
    ]
    assert missed == []
    assert len(problems) == len(planted())  # and nothing else is told
    assert all(p.source == "a.toml" and p.given and p.expected for p in problems)
    assert [p.line for p in problems] == sorted(p.line for p in problems)


def test_what_needs_a_part_that_is_wrong_is_not_told_again() -> None:
    text = template().replace("radius = 0.06", "radus = 0.06")
    assert [p.place for p in check_scenario(text)] == ["bodies.ball.radus"]
    text = template().replace("- depth*x^2", "- depth*x^)")
    assert [p.place for p in check_scenario(text)] == ["surfaces.valley.equation"]


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ("[-0.4, 0.0], velocity = [0.0, 0.5], spin = 0", "[-0.4, 0.0], velocity = [0.0, 0.5]",
         "start", "leaves ball.u"),
        ("at = [-0.4, 0.0], ", "", "start.contact", "needs either at= or position="),
        ("at = [-0.4, 0.0]", "at = [-0.4, 0.0, 3.0]", "start", "contradicts"),
        ('kind = "rolling"', 'kind = "sliding"', "start", "leaves"),
        ("- depth*x^2", "- 100*(x + 0.4)^2", "start", "not possible"),
        ("mass = 0.5", "mass = 0.5\ndensity = 3", "bodies.ball", "mass= and density="),
        ("mass = 0.5", "mass = -0.5", "bodies.ball.mass", "mass of 'ball' is -0.5"),
        ('surface = "valley"', 'surface = "ball"', "constraints.contact", "touch itself"),
        ("gravity = 9.81", "gravity = [1, 2]", "gravity", "shape"),
        ("until = 5.0", 'until = "x"', "solver.until", "column 1"),
        ("until = 5.0", 'until = "ball"', "solver.until", "plain number"),
        ("depth = 0.5", 'depth = "2*"', "parameters.depth", "column 2"),
        ("[solver]", '[bodies.Q]\nkind = "particle"\nmass = 0\n[solver]', "start", "Q.x"),
        ("[solver]", '[constraints.e]\nkind = "energy_held"\n[forces.d]\nkind = "damper"\n'
         'a = "ball.x"\ncoefficient = 1\n[solver]', "forces.d", "does work"),
        ("gravity = 9.81", 'gravity = 9.81\ncoordinates = "w"', "coordinates", "w is in no energy"),
        ("gravity = 9.81", 'gravity = 9.81\npotential = "ball.x.dot"', "potential", "potential energy"),
        ("follow =", "folow =", "view.folow", "did you mean `follow`"),
        ('spin = "dot(', 'spin = "dott(', "outputs.spin", "column 1"),
        ('height = "ball.position[2]"', 'height = "valley(1)"', "outputs.height", "A place has"),
        ('height = "ball.position[2]"', 'height = "valley"', "outputs.height", "column 1"),
        ("radius = 0.06", 'radius = "[1, 2, 3]"', "bodies.ball.radius", "is [1, 2, 3]"),
    ],
)  # fmt: skip
@pytest.mark.slow
def test_mistakes_of_physics_and_of_the_start_are_told_where_they_are(
    old: str, new: str, place: str, words: str
) -> None:
    text = template()
    assert old in text
    problems = check_scenario(text.replace(old, new, 1))
    assert [p.place for p in problems] == [place]
    assert words in problems[0].given + problems[0].cause


def test_a_mistake_of_the_start_is_told_beside_one_in_an_output() -> None:
    text = template().replace(", spin = 0", "").replace("ball.omega, contact", "ball.omga, contact")
    assert [p.place for p in check_scenario(text)] == ["start", "outputs.spin"]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("schema = 1\ntitle = \n", 2, "column 9"),
        ("schema = 1\n[bodies\n", 2, "TOML"),
        ("schema = 1\nschema = 1\n", 2, "column 11"),
        ("schema = 1\ntitle = A\n", 2, "column 9"),
        ('schema = 1\ntitle = "A\n', 2, "column 11"),
        ("schema = 1\n\n\nx = [1, 2", 4, "end of the file"),
    ],
)
def test_a_mistake_of_toml_is_told_with_line_and_column(text: str, line: int, words: str) -> None:
    (problem,) = check_scenario(text)
    assert problem.line == line
    assert words in problem.given


def test_a_missing_table_is_told() -> None:
    text = template().replace("[start]", "[stat]").replace("[solver]", "[solve]")
    assert {p.place: p.given for p in check_scenario(text)} == {
        "stat": "unknown key `stat`, did you mean `start`.",
        "solve": "unknown key `solve`, did you mean `solver`.",
    }


def test_a_word_where_a_number_belongs_is_told_what_a_number_may_be_made_of() -> None:
    file = template().replace("until = 5.0", 'until = "ten"')
    assert file != template()
    (problem,) = check_scenario(file)
    assert (problem.place, problem.fix) == ("solver.until", "until = 10.0")
    assert problem.expected.startswith(
        "a number, or a formula of numbers, constants and parameters"
    )
    assert "quaternion_about" not in str(problem)
    (problem,) = check_scenario(file.replace('"ten"', '"2*dept"'))
    assert (problem.cause, problem.fix) == ("'depth' was meant", 'until = "depth"')


def test_what_to_type_for_a_missing_table_and_a_key_of_other_letters() -> None:
    fixes = {p.place: p.fix for p in check_scenario("title = 'A'\nbodies = {}\n")}
    assert (fixes["schema"], fixes["start"], fixes["solver"]) == (
        "schema = 1",
        "[start]",
        "[solver]",
    )
    (problem,) = check_scenario("schema = 1\n[parameters]\nhöhe = 2\n")
    assert (problem.line, problem.fix) == (3, '"höhe" = 1.0  # with quotes')


@pytest.mark.parametrize(
    ("formula", "cause"),
    [("1/0", "a division by zero"), ("(10^10)^(10^2)", "the result is too large for a number")],
)
def test_arithmetic_that_fails_is_told_in_words(formula: str, cause: str) -> None:
    (problem,) = check_scenario(template().replace("depth = 0.5", f'depth = "{formula}"'))
    assert cause in problem.cause


def test_the_error_of_reading_carries_all_problems_and_says_them(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text(template().replace("radius", "radus").replace("until = 5.0", "until = 0"))
    with pytest.raises(ScenarioError) as caught:
        read(path)
    error = caught.value
    assert isinstance(error, td.TrundleError)
    assert [p.place for p in error.problems] == ["bodies.ball.radus", "solver.until"]
    assert all(str(p) in str(error) for p in error.problems)
    assert "two.toml, line 20, bodies.ball.radus: unknown key `radus`" in str(error)
    assert (error.given, error.fix) == (error.problems[0].given, error.problems[0].fix)


def test_a_file_that_is_not_there_is_a_problem_not_a_crash(tmp_path: Path) -> None:
    for given in (tmp_path / "no.toml", str(tmp_path / "no.toml"), tmp_path, "no.toml", "a\0b", 5):
        (problem,) = check_scenario(given)  # type: ignore[arg-type]
        assert isinstance(problem, Problem)


def test_fixes_are_lines_of_a_file_not_of_python() -> None:
    for text in (PLANTED, template().replace(", spin = 0", "")):
        assert not [p.fix for p in check_scenario(text) if "td." in p.fix or "start=" in p.fix]


# --- lines --------------------------------------------------------------------------------------------------
TEXT = '''\
a = 1
"b.c" = { d = 2, e = [3,
  4, { f = 5 }] }   # [not.a.table]
g = """
h = 6
[i]
"""
[j."k l"]
m.n = 7
[[o]]
p = 8
[[o]]
p = 'q = "' # r
[o.s]
u = 9
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("a",), 1), (("b.c", "d"), 2), (("b.c", "e", 1), 3), (("b.c", "e", 2, "f"), 3),
        (("g",), 4), (("j", "k l"), 8), (("j", "k l", "m", "n"), 9), (("j", "k l", "m.n"), 9),
        (("o", 0, "p"), 11), (("o", 1, "p"), 13), (("o", 1, "s", "u"), 15), (("zz",), 1),
        (("j", "zz"), 8), (("o", 1, "zz"), 12),
    ],
)  # fmt: skip
def test_the_line_of_every_key_is_found(place: tuple[str | int, ...], line: int) -> None:
    assert Lines(TEXT).of(place) == line


def test_a_place_is_written_as_in_the_file() -> None:
    assert dotted(("a", 1, "b c", "d")) == 'a[1]."b c".d'


def test_only_names_that_could_stand_there_are_offered() -> None:
    text = (
        "schema = 1\ntitle = 'A'\n[constants]\nr = 1\n[surfaces.ramp]\nkind = 'plan'\n"
        "[bodies.ball]\nkind = 'spher'\n[constraints.c]\nkind = 'rolling'\nbody = 'bal'\n"
        "surface = 'ramp'\n[constraints.d]\nkind = 'hing'\n[start]\n[solver]\nuntil = 'rr'\n"
    )
    told = {problem.place: problem for problem in check_scenario(text)}
    assert told["constraints.c.body"].given == "nothing is called 'bal', did you mean 'ball'."
    assert told["constraints.c.body"].expected == "a body: ball"
    assert told["solver.until"].expected.endswith("constants and parameters (r)")
    assert told["solver.until"].cause == "'r' was meant"
