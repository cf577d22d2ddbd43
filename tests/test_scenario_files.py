"""What a scenario file says is what Python says: bodies, surfaces, constraints, forces, start, run."""

import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.scenario import ScenarioError, read, template
from trundle.scenario.workshop import Workshop

HEAD = 'schema = 1\ntitle = "A"\n'
FREE = """
[start]
"b.position" = [0, 0, 1]
"b.velocity" = [1, 0, 0]
"b.quaternion" = [1, 0, 0, 0]
"b.omega" = [0, 0, 2]
[solver]
until = 1
"""


def body(keys: str, name: str = "b") -> Any:
    return read(f"{HEAD}[bodies.{name}]\n{keys}\n{FREE}")[name]


# --- bodies ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("keys", "same"),
    [
        ('kind = "sphere"\nradius = 0.1\nmass = 2', td.Sphere("b", 0.1, mass=2)),
        ('kind = "sphere"\nradius = 0.1\ndensity = 900\nshell = true',
         td.Sphere("b", 0.1, density=900, shell=True)),
        ('kind = "sphere"\nradius = 0.1\nhalves = [1, 2]', td.Sphere("b", 0.1, halves=(1, 2))),
        ('kind = "sphere"\nradius = 0.1\nmass = 1\ninertia = [1, 2, 3]',
         td.Sphere("b", 0.1, mass=1, inertia=(1, 2, 3))),
        ('kind = "ellipsoid"\nsemiaxes = [1, 2, 3]\ndensity = 5',
         td.Ellipsoid("b", (1, 2, 3), density=5)),
        ('kind = "disc"\nradius = 0.2\nthickness = 0.1\ndensity = 7',
         td.Disc("b", 0.2, thickness=0.1, density=7)),
        ('kind = "ring"\nradius = 0.2\nsection = 0.1\nmass = 7',
         td.Ring("b", 0.2, section=0.1, mass=7)),
        ('kind = "cylinder"\nradius = 0.2\nlength = 3\nmass = "2*pi"',
         td.Cylinder("b", 0.2, 3, mass=2 * np.pi)),
        ('kind = "cone"\nradius = 0.2\nheight = 3\nmass = 1', td.Cone("b", 0.2, 3, mass=1)),
        ('kind = "box"\nsides = [1, 2, "1 + 2"]\nmass = 1', td.Box("b", (1, 2, 3), mass=1)),
        ('kind = "rigid"\nmass = 3\ninertia = [[2, 0.1, 0], [0.1, 2, 0], [0, 0, 3]]',
         td.RigidBody("b", 3, [[2, 0.1, 0], [0.1, 2, 0], [0, 0, 3]])),
        ('kind = "solid"\nmass = 3\ninertia = [2, 2, 3]\nsurface = "x^2 + y^2 + z^2 - 1"',
         td.Solid("b", 3, (2, 2, 3), lambda x, y, z: x**2 + y**2 + z**2 - 1)),
    ],
)  # fmt: skip
def test_a_body_of_a_file_is_the_body_of_python(keys: str, same: Any) -> None:
    made = body(keys)
    assert type(made) is type(same)
    np.testing.assert_array_equal(ca.DM(made.mass.sx), ca.DM(same.mass.sx))
    np.testing.assert_array_equal(ca.DM(made.inertia.sx), ca.DM(same.inertia.sx))
    assert getattr(made, "outline", None) == getattr(same, "outline", None)


def test_a_solid_has_the_surface_that_its_formula_says() -> None:
    keys = 'kind = "solid"\nmass = 3\ninertia = [2, 2, 3]\nsurface = "(x/2)^2 + y^2 + z^2 - 1"'
    assert float(body(keys).surface_function((4, 1, 1))) == 5.0


def test_a_compound_is_put_together_from_shapes_in_place() -> None:
    made = body(
        """
kind = "compound"
outer = 1
[[bodies.b.parts]]
shape = { kind = "box", sides = [1, 2, 3], mass = 2 }
offset = [0, 0, 1]
quaternion = "quaternion_about([0, 0, 1], 0.3)"
[[bodies.b.parts]]
shape = { kind = "sphere", radius = 0.5, mass = 1 }
"""
    )
    turned = td.quaternion_about((0, 0, 1), 0.3)
    box, ball = td.Box("x", (1, 2, 3), mass=2), td.Sphere("y", 0.5, mass=1)
    same = td.Compound("b", [(box, (0, 0, 1), turned), (ball, (0, 0, 0))], outer=1)
    assert made.outline == same.outline
    np.testing.assert_array_equal(ca.DM(made.inertia.sx), ca.DM(same.inertia.sx))


def test_marks_are_pasted_on_and_can_be_asked_for() -> None:
    text = f"""{HEAD}
[outputs]
spot = "b.spot.position - b.position"
[bodies.b]
kind = "sphere"
radius = 0.1
mass = 1
marks = {{ spot = [0, 0, 0.1] }}
{FREE}"""
    scenario = read(text)
    motion = scenario.simulate(samples=3)
    np.testing.assert_allclose(motion[scenario.outputs["spot"]], [[0, 0, 0.1]] * 3, atol=1e-12)


# --- surfaces -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("keys", "same"),
    [
        ('equation = "z - 0.1*x^2"', td.Surface("z - 0.1*x^2")),
        ('height = "0.1*x^2"', td.Surface.height(lambda x, y: 0.1 * x**2)),
        ('kind = "plane"\nnormal = [1, 0, 2]\noffset = -1', td.Surface.plane((1, 0, 2), -1)),
        ('kind = "sphere"\nradius = 9\ninside = true', td.Surface.sphere(9, inside=True)),
        ('kind = "cylinder"\nradius = 9\ninside = true', td.Surface.cylinder(9, inside=True)),
        ('kind = "cone"\nslope = 0.1', td.Surface.cone(0.1)),
        ('kind = "paraboloid"\na = 2\nb = 3', td.Surface.paraboloid(2, 3)),
        ('kind = "torus"\nradius = 9\ntube = 1', td.Surface.torus(9, 1)),
    ],
)  # fmt: skip
def test_a_surface_of_a_file_is_the_surface_of_python(keys: str, same: td.Surface) -> None:
    keys += '\nposition = ["0.1*sin(t)", 0, 1]\nrotation = ["cos(t/2)", 0, 0, "sin(t/2)"]'
    text = f'{HEAD}[bodies.b]\nkind = "rigid"\nmass = 1\ninertia = [1, 1, 1]\n[surfaces.s]\n{keys}'
    made = read(f"{text}\n{FREE}")["s"]
    assert made.name == "s"
    assert repr(made.f) == repr(same.f)
    np.testing.assert_allclose(
        ca.DM(ca.substitute(made.velocity_at((1, 0, 0)).sx, td.t.sx, 0)), [[0.1], [1], [0]]
    )


def test_a_surface_can_be_fixed_to_a_body() -> None:
    text = (
        f'{HEAD}[bodies.b]\nkind = "rigid"\nmass = 1\ninertia = [1, 1, 1]\n'
        f'[surfaces.s]\nkind = "plane"\nbody = "b"\nname = "deck"\n{FREE}'
    )
    scenario = read(text)
    assert scenario["s"].body is scenario["b"]
    assert scenario["s"].name == "deck"


# --- constraints and forces -----------------------------------------------------------------------------
PENDULUM = """
gravity = 9.81
[parameters]
k = 2.0
[bodies.b]
kind = "sphere"
radius = 0.1
mass = 1
[bodies.P]
kind = "particle"
mass = 2
"""
RODS = {
    "ball_joint": ('a = "b"\nat_a = [0, 0, 1]', 3),
    "hinge": ('a = "b"\naxis_a = [0, 0, 1]\naxis_b = [0, 1, 0]', 5),
    "weld": ('a = "b"', 6),
    "universal": ('a = "b"\naxis_a = [1, 0, 0]\naxis_b = [0, 1, 0]', 4),
    "prismatic": ('a = "b"\naxis_a = [1, 0, 0]', 5),
    "cylindrical": ('a = "b"\naxis_a = [1, 0, 0]', 4),
    "planar": ('a = "b"\naxis_a = [0, 0, 1]', 3),
    "rope": ('along = ["P.position", [0, 0, 1], "b.position"]\nlength = 2', 1),
    "skate": ('body = "b"\nforward = [1, 0, 0]', 1),
    "screw": ('a = "b"\naxis_a = [1, 0, 0]\npitch = "k"', 5),
    "distance": ('a = "b"\nb = "P"\nlength = "k"', 1),
    "prescribed": ('expression = "P.position"\nvalue = [0, 0, "sin(k*t)"]', 3),
    "holonomic": ('residual = "P.position[0] - t"', 1),
    "nonholonomic": ('residual = ["P.velocity[0] - k", "P.velocity[1]"]', 2),
    "energy_held": ("", 1),
}


def parts(keys: str) -> Any:
    """A system with a constraint or a force, as it is before any start is looked at."""
    shop = Workshop(tomllib.loads(f"{HEAD}{PENDULUM}{keys}"), set())
    for name in shop.places:
        shop.make(name)
    assert not shop.problems
    return shop.made


@pytest.mark.parametrize("kind", RODS)
def test_a_constraint_of_a_file_has_its_rows(kind: str) -> None:
    keys, rows = RODS[kind]
    made = parts(f'[constraints.c]\nkind = "{kind}"\n{keys}')["c"]
    assert sum(part.size for part in getattr(made, "parts", [made])) == rows
    classes = {"ball_joint": "BallJoint", "energy_held": "EnergyHeld"}
    assert type(made).__name__ == classes.get(kind, kind.capitalize())


FORCES = {
    "spring": 'a = "P.position"\nb = [0, 0, 1]\nstiffness = "k"\nlength = 0.5',
    "damper": 'a = "P.position[0]"\ncoefficient = 2',
    "point_force": 'force = [0, "k*t", 0]\nat = "P.position"',
    "generalized": 'components = { "P.x" = "-P.x.dot" }',
    "non_ideal": 'components = { "P.position[1]" = "-P.y.dot" }',
    "potential": 'energy = "k*P.x^4"',
    "coulomb": 'constraint = "rail"\nmu = 0.3\nstatic = 0.4\nthrust = "actual"',
}
SAME: dict[str, Any] = {
    "spring": lambda P, k, rail: td.Spring(P.position, (0, 0, 1), stiffness=k, length=0.5),
    "damper": lambda P, k, rail: td.Damper(P.position[0], coefficient=2),
    "point_force": lambda P, k, rail: td.PointForce((0, k * td.t, 0), at=P.position),
    "generalized": lambda P, k, rail: td.GeneralizedForce({P.position[0]: -P.velocity[0]}),
    "non_ideal": lambda P, k, rail: td.NonIdeal({P.position[1]: -P.velocity[1]}),
    "potential": lambda P, k, rail: td.Potential(k * P.position[0] ** 4),
    "coulomb": lambda P, k, rail: td.Coulomb(rail, 0.3, static=0.4, thrust="actual"),
}


@pytest.mark.parametrize("kind", FORCES)
def test_a_force_of_a_file_is_the_force_of_python(kind: str) -> None:
    rail = '[constraints.rail]\nkind = "holonomic"\nresidual = "P.position[2]"\n'
    made = parts(f'{rail}[forces.f]\nkind = "{kind}"\n{FORCES[kind]}')
    P, k = td.Particle("P", mass=2), td.parameter("k", 2.0)
    same = SAME[kind](P, k, td.Holonomic(P.position[2], name="rail"))
    force = made["f"]
    assert type(force) is type(same)
    assert repr(force.potential([])) == repr(same.potential([]))
    assert [repr(w) for w in force.work([])] == [repr(w) for w in same.work([])]
    if kind == "coulomb":
        assert (float(force.mu), float(force.static), force.thrust) == (0.3, 0.4, "actual")
        assert force.constraint is made["rail"]


# --- systems of coordinates --------------------------------------------------------------------------------
def test_a_system_can_be_given_by_its_matrices() -> None:
    text = f"""{HEAD}
coordinates = "x y"
M = [[2, 0], [0, "m"]]
Q = ["-3*x", 0]
[constants]
m = 4
[start]
x = 1
y = 0
x.dot = 0
"y.dot" = 1
[solver]
until = 1
"""
    with pytest.raises(ScenarioError, match="quotes"):  # x and x.dot cannot both be tables
        read(text)
    scenario = read(text.replace("\nx.dot", '\n"x.dot"'))
    motion = scenario.simulate()
    np.testing.assert_allclose(motion[scenario["x"]], np.cos(np.sqrt(1.5) * motion.t), atol=1e-9)


def test_names_with_dots_need_no_quotes_where_toml_allows_it() -> None:
    with_quotes = f'{HEAD}[bodies.P]\nkind = "particle"\nmass = 1\n[solver]\nuntil = 1\n[start]\n'
    scenario = read(with_quotes + "P.position = [1, 2, 3]\nP.x.dot = 1\nP.y.dot = 2\nP.z.dot = 3\n")
    assert [repr(key) for key in scenario.start] == [
        "[P.x, P.y, P.z]", "P.x.dot", "P.y.dot", "P.z.dot",
    ]  # fmt: skip


def test_solver_and_guess_reach_the_run() -> None:
    text = f"""{HEAD}
coordinates = "x y"
lagrangian = "(x.dot^2 + y.dot^2)/2"
[constraints.hoop]
kind = "holonomic"
residual = "x^2 + y^2 - 1"
[start]
x = 0.6
"x.dot" = 0.8
[guess]
y = -0.5
[solver]
until = 9
begin = 1
rtol = 1e-8
atol = 1e-9
samples = [1, 1.5, 2]
max_step = 0.5
hold_energy = true
time_limit = 60
[solver.events.right]
expression = "y"
direction = "rising"
terminal = true
"""
    scenario = read(text)
    assert scenario.options["rtol"] == 1e-8
    assert scenario.options["max_step"] == 0.5
    assert scenario.options["hold_energy"] is True
    motion = scenario.simulate()
    assert motion[scenario["y"]][0] == pytest.approx(-0.8)
    assert [event.name for event in motion.events] == ["right"]
    assert motion.t[0] == 1.0
    assert motion.t[-1] == pytest.approx(1 + np.arcsin(0.8), abs=1e-6)


# --- parameters ---------------------------------------------------------------------------------------------
def test_a_parameter_is_set_by_name_and_an_unknown_one_is_refused_with_the_nearest() -> None:
    scenario = read(template())
    options = scenario.with_parameters({"depth": 0.3})
    assert options == {"parameters": {scenario["depth"]: 0.3}}
    with pytest.raises(td.ModelError, match="did you mean 'depth'"):
        scenario.with_parameters({"dept": 1})
    changed = scenario.changed({"depth": 0.3}).simulate(until=0.2)
    np.testing.assert_array_equal(scenario.simulate(until=0.2, **options).q, changed.q)


def test_a_parameter_that_is_a_size_stays_a_parameter() -> None:
    scenario = read(template().replace("radius = 0.06", 'radius = "depth/10"'))
    assert repr(scenario["ball"].radius) == "depth/10"
    options = scenario.with_parameters({"depth": 0.4})
    run, changed = scenario.simulate(until=0.2, **options), scenario.changed({"depth": 0.4})
    np.testing.assert_array_equal(run.q, changed.simulate(until=0.2).q)


def test_a_parameter_that_is_needed_as_a_number_is_built_in_and_can_still_be_changed() -> None:
    scenario = read(template().replace("until = ", 'until = "4*depth"  # '))
    assert (scenario.until, scenario["depth"]) == (2.0, 0.5)
    assert scenario.changed({"depth": 0.4}).until == 1.6
    with pytest.raises(td.ModelError, match="changed"):
        scenario.with_parameters({"depth": 0.4})
    with pytest.raises(ScenarioError, match="did you mean `depth`"):
        scenario.changed({"dept": 0.4})


def test_changes_add_up() -> None:
    text = template().replace("[parameters]", "[constants]\nr = 0.06\n[parameters]")
    scenario = read(text.replace("radius = 0.06", 'radius = "r"'))
    twice = scenario.changed({"r": 0.07}).changed({"depth": 0.3})
    assert (twice["ball"].radius, twice["depth"].value) == (0.07, 0.3)


def test_a_scenario_made_in_python_is_changed_too() -> None:
    from trundle.gallery import bead_on_hoop

    bead = replace(bead_on_hoop(), text="")
    changed = bead.changed({"mu": 0.4})
    assert changed.options["parameters"] == {bead["mu"]: 0.4}
    assert changed.simulate(until=0.1)[bead["mu"]][0] == 0.4


# --- where it comes from ----------------------------------------------------------------------------------------
def test_a_file_is_read_by_its_path_and_a_text_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a=b.toml"
    path.write_text(template(), encoding="utf-8-sig")  # some editors put a mark in front
    for given in (path, str(path)):
        assert read(given).title == "A ball in a valley"
    windows = tmp_path / "windows.toml"
    windows.write_bytes(template().replace("\n", "\r\n").encode())
    assert read(windows).title == "A ball in a valley"


@pytest.mark.slow
def test_files_are_read_with_the_core_packages_alone() -> None:
    code = (
        "import sys\n"
        "class Core:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name in ('pydantic', 'matplotlib', 'pandas', 'sympy', 'rich', 'pyarrow', 'scipy'):\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Core())\n"
        "from trundle.scenario import json_schema, read, template\n"
        "assert json_schema() and read(template()).simulate(until=0.01).finished\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
