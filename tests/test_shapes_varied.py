"""Shapes with an inertia and a centre of mass of their own, and sizes that are parameters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.errors import TrundleError

g = 9.81


def far(value: Any, expected: Any) -> float:
    return float(np.abs(np.asarray(value) - expected).max())


def number(expression: Any, values: dict[Any, float]) -> np.ndarray:
    p = ca.vertcat(ca.SX(0, 1), *(p.sx for p in values))
    f = ca.Function("f", [p], [ca.densify(expression.sx)])
    return np.asarray(f(list(values.values())).full())


A, B = td.parameter("a", 0.2), td.parameter("b", 0.05)
VALUES = {A: 0.3, B: 0.07}
SHAPES: dict[str, Any] = {
    "sphere": lambda a, b, **m: td.Sphere("s", a, **m),
    "shell": lambda a, b, **m: td.Sphere("s", a, shell=True, **m),
    "ellipsoid": lambda a, b, **m: td.Ellipsoid("s", (a, b, 0.1), **m),
    "disc": lambda a, b, **m: td.Disc("s", a, **m),
    "thick disc": lambda a, b, **m: td.Disc("s", a, thickness=b, **m),
    "ring": lambda a, b, **m: td.Ring("s", a, **m),
    "torus": lambda a, b, **m: td.Ring("s", a, section=b, **m),
    "cylinder": lambda a, b, **m: td.Cylinder("s", a, b, **m),
    "cone": lambda a, b, **m: td.Cone("s", a, b, **m),
    "box": lambda a, b, **m: td.Box("s", (a, b, 0.1), **m),
}


@pytest.mark.parametrize("kind", SHAPES)
@pytest.mark.parametrize("given", [{"mass": 2.0}, {"density": 700.0}])
def test_a_shape_of_parameters_is_the_shape_of_their_values(kind: str, given: Any) -> None:
    varied, plain = SHAPES[kind](A, B, **given), SHAPES[kind](0.3, 0.07, **given)
    J = number(plain.inertia, {})
    assert far(number(varied.inertia, VALUES), J) < 1e-15 * J.max()
    assert far(number(varied.mass, VALUES), float(plain.mass)) <= 1e-15 * float(plain.mass)
    assert varied.outlined({"a": 0.3, "b": 0.07}) == plain.outlined({})
    p = (0.11, 0.02, 0.05)
    if kind not in ("disc", "thick disc", "ring", "cone", "box", "ellipsoid"):
        ours = number(varied.surface_function(p), VALUES)
        assert far(ours, float(plain.surface_function(p))) < 1e-16


@pytest.mark.slow
def test_a_sweep_over_a_radius_rolls_balls_of_all_sizes() -> None:
    ball = td.Sphere("ball", A, halves=(4500, 5494))
    ground = td.Surface(lambda x, y, z: z - 0.1 * x**2, name="ground")
    contact = td.Rolling(ball, ground)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    start = contact.start(at=(0.4, 0.1), velocity=(0.2, -0.3), spin=0)
    found = td.sweep(system, {A: [0.05, 0.1, 0.2]}, 1.0, start, {"x": ball.x})
    for radius, x in zip((0.05, 0.1, 0.2), found["x"], strict=True):
        own = td.Sphere("ball", radius, halves=(4500, 5494))
        rolling = td.Rolling(own, ground)
        alone = td.System(bodies=[own], constraints=[rolling], forces=[td.Gravity(g)])
        motion = alone.simulate(1.0, rolling.start(at=(0.4, 0.1), velocity=(0.2, -0.3), spin=0))
        assert abs(motion[own.x][-1] - x) < 1e-9


def test_a_pendulum_of_any_length_swings_as_its_formula_says() -> None:
    rod = td.Box("rod", (0.02, 0.02, A), mass=1.0)
    pin = td.Hinge(rod, "world", axis_a=(0, 1, 0), at_a=td.vector([0, 0, A / 2]), name="pin")
    system = td.System(bodies=[rod], constraints=[pin], forces=[td.Gravity(g)])
    for L in (0.2, 1.0, 3.0):
        motion = system.simulate(1e-3, {pin.angle: 0.3, pin.rate: 0.0}, parameters={A: L})
        expected = -g * L / 2 * np.sin(0.3) / ((L**2 + 0.02**2) / 12 + L**2 / 4)
        assert abs(motion[pin.angle.dot.dot][0] - expected) < 1e-11 * abs(expected)


def test_a_ball_with_its_own_inertia_and_centre_is_the_ball_of_two_halves() -> None:
    halves = td.Sphere("ball", 0.06, halves=(4500, 5494))
    moments = [float(halves.inertia[i, i]) for i in range(3)]
    own = td.Sphere("ball", 0.06, mass=float(halves.mass), inertia=moments, center=-halves.centre)
    assert own.centre.tolist() == halves.centre.tolist()
    ground = td.Surface(lambda x, y, z: z - 0.1 * x**2, name="ground")
    ends = []
    for ball in (halves, own):
        contact = td.Rolling(ball, ground)
        system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
        start = contact.start(at=(0.4, 0.1), velocity=(0.2, -0.3), spin=0)
        ends.append(system.simulate(2.0, start).q[-1])
    assert far(*ends) < 1e-12


@pytest.mark.parametrize("kind", ["ellipsoid", "torus", "cylinder", "sphere"])
def test_the_surface_stays_where_it_is_when_the_centre_of_mass_moves(kind: str) -> None:
    centre = (0.01, -0.02, 0.03)
    plain = SHAPES[kind](0.3, 0.07, mass=1.0)
    moved = SHAPES[kind](0.3, 0.07, mass=1.0, inertia=(1, 1, 1), center=centre)
    for p in ((0.1, 0.2, 0.3), (0.3, 0.0, 0.05)):
        at = np.array(p) - centre
        assert abs(float(moved.surface_function(at)) - float(plain.surface_function(p))) < 1e-15


def test_the_apex_of_a_cone_stays_where_it_is_when_the_centre_of_mass_moves() -> None:
    cone = td.Cone("top", 0.1, 0.2, mass=1.0, inertia=(1, 1, 1), center=(0, 0, 0.08))
    assert [float(x) for x in cone.from_build((0, 0, 0.2))] == pytest.approx([0, 0, 0.12])
    assert cone.outline["base"] == [0, 0, -0.08]


def test_a_stored_motion_draws_the_size_it_was_run_with(tmp_path: Path) -> None:
    ball = td.Sphere("ball", A, mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane())
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(g)])
    start = contact.start(at=(0, 0), velocity=(1, 0), spin=0)
    motion = system.simulate(0.5, start, parameters={A: 0.35})
    motion.save(tmp_path / "m.npz")
    read = td.load(tmp_path / "m.npz")
    for one in (motion, read):
        body = one.derived.model.bodies[0]
        assert body.outlined(one.parameters)["sizes"] == {"radius": 0.35}
        one.show(tmp_path / "m.html")
    assert far(read[ball.name + ".z"], 0.35) < 1e-12


@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda: td.Disc("d", 0.1, mass=1.0, center=(0, 0, 0.1)), "inertia=(0.01", "inertia"),
        (lambda: td.Box("b", (1, 1, 1), mass=1, inertia=(1, 1, 1), center=(0, 1)), "center=(0", "center"),
        (lambda: td.Sphere("s", td.t, mass=1.0), "radius=0.1", "radius"),
        (lambda: td.Box("b", (1, td.coordinates("x")[0], 1), mass=1.0), "sides=0.1", "sides"),
        (lambda: td.Cylinder("c", 0.1, 1.0, mass=1.0, inertia=(1, 1, 9)), "triangle", "inertia"),
    ],
)  # fmt: skip
def test_wrong_input_is_told_with_its_key(make: Any, words: str, key: str) -> None:
    with pytest.raises(TrundleError) as caught:
        make()
    assert words in str(caught.value)
    assert caught.value.key == key


def test_a_run_with_a_negative_size_is_refused_and_a_part_of_a_compound_takes_numbers() -> None:
    ball = td.Sphere("ball", A, mass=1.0)
    start = {ball.position: (0, 0, 0), ball.quaternion: (1, 0, 0, 0), ball.velocity: (0, 0, 0),
             ball.omega: (0, 0, 0)}  # fmt: skip
    system = td.System(bodies=[ball], forces=[td.Gravity(g)])
    with pytest.raises(td.ModelError, match="The radius of 'ball' is -1"):
        system.simulate(1.0, start, parameters={A: -1.0})
    with pytest.raises(td.ModelError, match="The radius of 'ball', a part of 'two', holds"):
        td.Compound("two", [(ball, (0, 0, 0))])


def test_sizes_of_parameters_and_own_inertias_are_keys_of_files(tmp_path: Path) -> None:
    file = tmp_path / "ball.toml"
    file.write_text("""schema = 1
title = "A ball"
gravity = 9.81
[parameters]
r = 0.1
[bodies.ball]
kind = "sphere"
radius = "r"
mass = 2.0
inertia = ["2*r^2", "2*r^2", "2*r^2"]
center = [0.0, 0.0, "r/10"]
[constraints.roll]
kind = "rolling"
body = "ball"
surface = "ground"
[surfaces.ground]
kind = "plane"
[start]
roll = { at = [0, 0], velocity = [1, 0], spin = 0 }
[solver]
until = 0.1
""")
    scenario = td.read(file)
    (r,) = scenario.system.adjustable
    motion = scenario.system.simulate(0.1, scenario.start, parameters={r: 0.2})
    assert motion.status.startswith("reached")
    assert motion["ball.z"][0] == pytest.approx(0.22)  # the centre of mass is above the centre
