"""Calls that newcomers get wrong are refused with the line that was meant."""

from __future__ import annotations

import copy
import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import trundle as td

Y, Z = (0, 1, 0), (0, 0, 1)
rod = td.Box("rod", (0.02, 0.02, 1.0), mass=1.0)
bob = td.Particle("bob", mass=1.0)
hinge = td.Hinge(rod, "world", axis_a=Y, at_a=(0, 0, 0.5), name="hinge")
slide = td.Prismatic(rod, "world", axis_a=Y, name="slide")
ball, floor = td.Sphere("ball", radius=0.1, mass=1), td.Surface.plane(name="floor")
wind = td.table([0, 1, 2], [3, 4, 5], name="wind")


@pytest.mark.parametrize(
    ("call", "fix"),
    [
        (lambda: td.Hinge(rod, (0, 0, 1), axis_a=Y), 'b="world", at_b=(0.0, 0.0, 1.0)'),
        (lambda: td.Hinge(rod, "wrld", axis_a=Y), 'b="world"'),
        (lambda: td.Hinge("rod", "world", axis_a=Y), "a=rod  # the body itself, without quotes"),
        (lambda: td.Hinge(rod, "world", axis_a="y"), "axis_a=(0, 1, 0)"),  # type: ignore[arg-type]
        (lambda: slide.torque(2.0), "slide.force(2.0)"),  # type: ignore[attr-defined]
        (lambda: hinge.force(2.0), "hinge.torque(2.0)"),  # type: ignore[attr-defined]
        (lambda: hinge.angel, "hinge.angle"),  # type: ignore[attr-defined]
        (lambda: slide.angle, "slide.travel"),  # type: ignore[attr-defined]
        (lambda: hinge.torque(lambda t: 2 * t), "2*td.t"),  # type: ignore[arg-type, return-value]
        (lambda: hinge.torque("2*sin(t)^2"), "2*td.sin(td.t)**2"),  # type: ignore[arg-type]
        (lambda: hinge.torque(), "torque(value)"),  # type: ignore[call-arg]
        (lambda: td.Event(hinge.angle, terminate=True), "td.Event(terminal=...)"),  # type: ignore[call-arg]
        (lambda: td.Hinge(rod, at=(0, 0, 1)), "td.Hinge(at_a=...)"),  # type: ignore[call-arg]
        (lambda: td.Gear(hinge, hinge, 2.0), "b=other"),
        (lambda: td.System(bodies=[rod], forces=[hinge.torque(2.0)]), "constraints=[hinge]"),
        (lambda: td.Prescribed(hinge, td.sin(td.t)), "hinge.angle"),
        (lambda: td.DryFriction(hinge, 0.5), "td.DryFriction(hinge.rate, 0.5)"),
        (lambda: td.DryFriction(slide, 0.5), "td.DryFriction(slide.speed, 0.5)"),
        (lambda: td.Rope(rod, bob, length=1.0), "td.Rope(along, length)"),  # type: ignore[misc]
        (lambda: td.Gravity(0, 0, -9.81), "td.Gravity((0, 0, -9.81))"),  # type: ignore[call-arg]
        (lambda: td.Prescribed(bob.position, (td.t, 0)), "value=(0, 0, 0)"),
        (
            lambda: td.System(bodies=[bob]).simulate(1, {"bob": (0, 0, 0), "bob.vx": "-pi/2"}),
            "-math.pi/2  # or another plain number",
        ),
        (lambda: setattr(bob, "mass", 2.0), 'td.Particle("bob", ..., mass=td.parameter("m", 2.0))'),
        (
            lambda: td.Event(hinge.angle > 0.2),
            'td.Event(hinge.angle - 0.2, direction="rising")  # where it becomes true',
        ),
        (lambda: td.Gear("hinge", hinge, 2.0), "a=hinge  # the joint itself, without quotes"),  # type: ignore[arg-type]
        (lambda: td.Hinge(rod, "world", axis_a=Y, at_a="end"), "at_a=(0, 0, 0.1)"),
        (lambda: td.vector(1, 2, 3), "td.vector([x, y, 0])"),  # type: ignore[call-arg, arg-type]
        (lambda: td.where(hinge.angle, 1), "td.where(condition, then, otherwise)"),  # type: ignore[call-arg]
        (lambda: wind(), "wind(x)"),  # type: ignore[call-arg]
        (lambda: floor(0, 0, 1), "floor((0, 0, 1))"),  # type: ignore[call-arg]
        (lambda: floor((0, 0)), "p=(0, 0, 0.1)"),
        (lambda: td.System(bodies=[rod], constraints=hinge), "constraints=[hinge]"),  # type: ignore[arg-type]
        (lambda: td.System(bodies={"rod": rod}), "bodies=list(bodies.values())"),  # type: ignore[arg-type]
        (lambda: td.System(bodies=[bob], forces=td.Gravity(9.81)), "forces=[td.Gravity(9.81)]"),  # type: ignore[arg-type]
        (lambda: td.coordinates("t x"), "'t_1'"),
        (lambda: td.Sphere("world", radius=1, mass=1), "'world_1'"),
        (lambda: td.Rolling(ball, floor).start(at="origin", spin=0), "at=(0.0, 0.0)"),  # type: ignore[arg-type]
        (
            lambda: td.System(
                bodies=[rod], constraints=[hinge, td.Distance(rod, "world", length=1, name="hinge")]
            ),
            'name="hinge_2"',
        ),
    ],
)
def test_a_wrong_call_is_answered_with_the_line_that_was_meant(
    call: Callable[[], Any], fix: str
) -> None:
    with pytest.raises(td.TrundleError) as caught:
        call()
    assert caught.value.fix == fix


def test_a_joint_is_asked_for_what_it_has_and_copied_like_anything() -> None:
    assert not hasattr(hinge, "travel")
    assert copy.copy(slide).name == "slide"
    assert issubclass(td.errors.NoAttribute, AttributeError)


def test_a_file_that_names_an_axis_or_lays_a_coin_flat_is_answered_with_its_line() -> None:
    text = """
schema = 1
title = "coin"
gravity = 9.81
bodies.coin = { kind = "disc", radius = 0.05, mass = 0.02 }
surfaces.table = { kind = "plane" }
constraints.c = { kind = "rolling", body = "coin", surface = "table" }
[start.c]
at = [0, 0]
omega = [0, 5, 0]
[solver]
until = 1
"""
    (problem,) = td.scenario.check_scenario(text)
    assert "lies flat" in problem.given
    line, _, _ = problem.fix.partition("  # ")
    assert line == "quaternion = [1, 1, 0, 0]"
    assert not td.scenario.check_scenario(text.replace("at =", f"{line}\nat ="))
    hinged = 'constraints.c = { kind = "hinge", a = "coin", axis_a = "y" }'
    wrong = text.replace(text.splitlines()[6], hinged)
    assert "axis_a = [0, 1, 0]" in [p.fix for p in td.scenario.check_scenario(wrong)]


def test_a_name_that_nothing_has_is_answered_with_the_line_that_gives_it_a_meaning() -> None:
    text = """
schema = 1
title = "coin"
bodies.coin = { kind = "disc", radius = 0.05, mass = 0.02, inertia = [1, 1, "k"] }
constraints.c = { kind = "slider", a = "coin", axis_a = [1, 0, 0] }
[sweep.over]
r2 = [1, 2]
"""
    problems = td.scenario.check_scenario(text)
    told = {(p.place, p.line): p.fix for p in problems}
    assert told["bodies.coin.inertia[2]", 4] == "k = 1.0  # in the table [parameters]"
    assert told["constraints.c.kind", 5] == 'kind = "prismatic"'
    assert all("Nothing is varied" not in p.given for p in problems)


def test_a_cylinder_on_a_plane_is_answered_with_the_disc_of_its_size() -> None:
    with pytest.raises(td.ModelError) as caught:
        td.Rolling(td.Cylinder("w", radius=0.2, length=0.05, mass=3), floor)
    assert caught.value.fix.startswith('td.Disc("w", radius=0.2, thickness=0.05, mass=3)')


def test_what_python_and_numpy_ask_of_numbers_is_answered_with_the_line_to_type() -> None:
    (x,) = td.coordinates("x")
    ball = td.Sphere("ball", radius=0.1, mass=1)
    wrong = {
        "td.sin(x)  # not math.sin(x)": lambda: math.sin(td.t),
        "motion[x]": lambda: float(x),
        "for its values": lambda: f"{x:.3f}",
        "td.where(x > 0, a, b)": lambda: 1 if x > 0 else 2,
        "td.maximum(x, 0)": lambda: max(x, 0),
        "(0 < x) & (x < 1)": lambda: 0 < x < 1,
        "x**2": lambda: x ^ 2,
        "ball.position[0]": lambda: x[0],
        "td.sqrt(x**2 + y**2)": lambda: np.hypot(x, x),
        "td.minimum(td.maximum(x, low), high)": lambda: np.clip(x, 0, 1),
        "v[0]  # of a body: ball.x": lambda: ball.position.x,
        "x.dot  # d/dt": lambda: x.diff(td.t),
        "math.pi": lambda: td.pi,
        "td.Hinge": lambda: td.RevoluteJoint,
    }
    for line, call in wrong.items():
        with pytest.raises((TypeError, AttributeError), match=f"Try: .*{re.escape(line)}"):
            call()


def test_numpy_functions_of_arrays_of_expressions_and_floor_give_expressions() -> None:
    x, y = td.coordinates("x y")
    assert [repr(part) for part in np.sin(np.array([x, y]))] == ["sin(x)", "sin(y)"]
    assert repr(x // 2) == repr(td.floor(x / 2))
    assert repr(math.floor(x)) == "floor(x)"
    assert not hasattr(x, "shoe")
    assert copy.deepcopy(x).shape == ()
