"""Starts that assemble themselves: joint angles, rough drawings, and what is missing by its physical name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.scenario.problems import in_file_words

Y = (0, 1, 0)


def four_bar() -> tuple[td.System, list[td.Hinge], list[td.Box]]:
    a, b, c, d = 0.2, 0.5, 0.4, 0.5
    sizes = (("crank", a), ("coupler", b), ("rocker", c))
    bars = [td.Box(n, (s, 0.02, 0.02), mass=2 * s) for n, s in sizes]
    crank, coupler, rocker = bars
    pins = [
        td.Hinge(crank, "world", axis_a=Y, at_a=(-a / 2, 0, 0), name="A"),
        td.Hinge(coupler, crank, axis_a=Y, at_a=(-b / 2, 0, 0), at_b=(a / 2, 0, 0), name="B"),
        td.Hinge(rocker, coupler, axis_a=Y, at_a=(c / 2, 0, 0), at_b=(b / 2, 0, 0), name="C"),
        td.Hinge(rocker, "world", axis_a=Y, at_a=(-c / 2, 0, 0), at_b=(d, 0, 0), name="D"),
    ]
    return td.System(bodies=bars, constraints=pins, forces=[td.Gravity(9.81)]), pins, bars


@pytest.mark.slow
def test_a_rough_drawing_is_closed_and_says_how_far_it_moved_what() -> None:
    system, (A, B, C, _), bars = four_bar()
    found = system.assemble({A.angle: -0.6, B.angle: 0.3, C.angle: -1.2})
    assert set(found.moved) == {"crank", "coupler", "rocker"}
    assert all(0 <= far < 0.3 and 0 <= turn < 1.0 for far, turn in found.moved.values())
    assert "crank" in repr(found)
    motion = system.simulate(0.5, {**found, A.rate: 6.0})
    assert motion.status == "reached t = 0.5 s"
    ends = motion[bars[0].point((0.1, 0, 0))] - motion[bars[2].point((0.2, 0, 0))]
    assert abs(np.linalg.norm(ends, axis=1) - 0.5).max() < 1e-12


def test_a_drawing_that_cannot_close_is_refused_by_name() -> None:
    rod = td.Box("rod", (1.0, 0.1, 0.1), mass=1.0)
    ends = [
        td.BallJoint(rod, "world", at_a=(s / 2, 0, 0), at_b=(s, 0, 0), name=f"end{s}")
        for s in (-1, 1)
    ]
    with pytest.raises(td.ContradictionError, match=r"end-1|end1"):
        td.System(bodies=[rod], constraints=ends).assemble({rod.x: 0.0})


def test_what_is_missing_is_asked_for_by_the_names_of_joints_in_a_line_that_can_be_pasted() -> None:
    rods = [td.Box(f"r{i}", (0.02, 0.02, 1.0), mass=1.0) for i in range(2)]
    pin = td.Hinge(rods[0], "world", axis_a=Y, at_a=(0, 0, 0.5), name="pin")
    elbow = td.Hinge(rods[1], rods[0], axis_a=Y, at_a=(0, 0, 0.5), at_b=(0, 0, -0.5), name="elbow")
    system = td.System(bodies=rods, constraints=[pin, elbow], forces=[td.Gravity(9.81)])
    start: dict[Any, Any] = {}
    for stage in ("angle", "rate"):
        with pytest.raises(td.StartError) as caught:
            system.simulate(0.1, start)
        assert f"leaves pin.{stage}, elbow.{stage} open" in str(caught.value)
        assert caught.value.key == ("start", f"pin.{stage}", "0.0", f"elbow.{stage}", "0.0")
        in_file = f'"pin.{stage}" = 0.0\n       "elbow.{stage}" = 0.0  # in the table [start]'
        assert in_file_words(caught.value) == in_file
        line = caught.value.fix.removeprefix("start={..., ").removesuffix("}")
        start |= eval(f"{{{line}}}")
    assert system.simulate(0.1, start).status.startswith("reached")
    with pytest.raises(td.StartError, match=r"leaves elbow\.angle open"):
        system.simulate(0.1, {pin.angle: 0.1})


def test_a_slide_and_a_free_body_are_asked_for_too() -> None:
    cart, stone = td.Box("cart", (1, 1, 1), mass=1.0), td.Sphere("stone", radius=0.1, mass=1.0)
    rail = td.Prismatic(cart, "world", axis_a=(1, 0, 0), name="rail")
    system = td.System(bodies=[cart, stone], constraints=[rail])
    with pytest.raises(
        td.StartError, match=r"rail\.travel, stone\.x, stone\.y, stone\.z, stone\.quat"
    ):
        system.simulate(0.1, {})
    at = {"rail.travel": 0.0, "stone.position": (0, 0, 0), "stone.quaternion": (1, 0, 0, 0)}
    with pytest.raises(
        td.StartError, match=r"rail\.speed, stone\.vx, stone\.vy, stone\.vz, stone\.om"
    ):
        system.simulate(0.1, at)


def test_a_guess_takes_expressions_such_as_omega_and_the_angle_of_a_rim() -> None:
    coin = td.Disc("coin", radius=0.1, mass=1.0)
    contact = td.Rolling(coin, td.Surface.plane(name="table"), name="contact")
    system = td.System(bodies=[coin], constraints=[contact], forces=[td.Gravity(9.81)])
    upright = td.quaternion_about((1, 0, 0), -np.pi / 2)
    start = contact.start(at=(0, 0), quaternion=upright) | {coin.omega @ coin.omega: 25.0}
    start |= {coin.omega[0]: 0.0, coin.omega[2]: 0.0}
    rolled = [
        system.simulate(0.1, start, guess={coin.omega: (0, way, 0), "contact.angle": 0.0})
        for way in (3.0, -3.0)
    ]
    assert [round(float(m[coin.omega[1]][0]), 9) for m in rolled] == [5.0, -5.0]


# --- what people tripped over -----------------------------------------------------------------------------
def test_a_forgotten_body_is_told_by_name() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Rolling(ball, td.Surface.plane())
    with pytest.raises(
        td.ModelError, match=r"'ball' is not among bodies=(.|\n)*bodies=\[ball\]"
    ) as caught:
        td.System(constraints=[contact], forces=[td.Gravity(9.81)])
    assert (caught.value.key, caught.value.part) == ("bodies", "ball")


def test_a_ball_rolls_on_a_function_of_x_and_y() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    ends = []
    for ground in (
        lambda x, y: 0.1 * x**2 + 0.2 * y**2,
        td.Surface.height(lambda x, y: 0.1 * x**2 + 0.2 * y**2),
    ):
        contact = td.Rolling(ball, ground)
        system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
        start = contact.start(at=(0.3, 0.1), velocity=(0, 0), spin=0)
        ends.append(system.simulate(0.5, start).q[-1])
    np.testing.assert_array_equal(*ends)


def test_two_prescribed_motions_without_names_are_told_apart() -> None:
    x, y = td.coordinates("x y")
    system = td.System(
        kinetic=x.dot**2 + y.dot**2,
        constraints=[td.Prescribed(x, td.sin(td.t)), td.Prescribed(y, td.cos(td.t))],
    )
    motion = system.simulate(1.0, {})
    assert abs(motion[y] - np.cos(motion.t)).max() < 1e-12


def test_a_cylinder_on_a_plane_is_told_that_it_touches_along_a_line() -> None:
    roller = td.Cylinder("roller", radius=0.1, length=0.5, mass=1.0)
    with pytest.raises(td.ModelError, match=r"along a line(.|\n)*td\.Disc"):
        td.Rolling(roller, td.Surface.plane())


# --- what is ambiguous, and what is missing -----------------------------------------------------------
@pytest.mark.parametrize("angle", [-1.0, -0.5, 1.0, 2.0])
@pytest.mark.slow
def test_both_ways_to_put_a_loop_together_are_told_by_the_angle_of_a_joint(angle: float) -> None:
    system, *_ = four_bar()
    with pytest.raises(td.StartError, match="Several positions") as caught:
        system.simulate(0.1, {"A.angle": angle, "A.rate": 0.0})
    _, name, value = caught.value.key
    assert name in ("B.angle", "C.angle", "D.angle")
    guess = {name: round(float(value), 1)}
    motion = system.simulate(0.1, {"A.angle": angle, "A.rate": 0.0}, guess=guess)
    assert abs(motion[name][0] - float(value)) < 1e-5


def test_a_heading_is_missed_by_its_name_and_not_by_the_height_of_rough_ground() -> None:
    ground = td.Surface.height(lambda x, y: 0.05 * td.sin(x) * td.cos(y))
    body = td.Box("body", (0.3, 0.2, 0.05), mass=4.0)
    feet = [td.Sphere(f"foot{i}", radius=0.03, mass=0.1) for i in range(3)]
    places = [(0.1, 0.1, -0.05), (0.1, -0.1, -0.05), (-0.1, 0.0, -0.05)]
    held = [td.Weld(foot, body, at_b=at) for foot, at in zip(feet, places, strict=True)]
    contacts = [td.Sliding(foot, ground) for foot in feet]
    table = td.System(bodies=[body, *feet], constraints=[*held, *contacts])
    start: dict[Any, Any] = {"body.x": 0.2, "body.y": -0.1}
    with pytest.raises(td.StartError, match=r"leaves body\.quaternion\[\d\] open"):
        table.simulate(0.1, start, guess={"body.z": 0.1})
