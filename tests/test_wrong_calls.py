"""Calls that newcomers get wrong are refused with the line that was meant."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import trundle as td

Y, Z = (0, 1, 0), (0, 0, 1)
rod = td.Box("rod", (0.02, 0.02, 1.0), mass=1.0)
bob = td.Particle("bob", mass=1.0)
hinge = td.Hinge(rod, "world", axis_a=Y, at_a=(0, 0, 0.5), name="hinge")
slide = td.Prismatic(rod, "world", axis_a=Y, name="slide")


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
        (lambda: td.Spring(rod, bob, stiffness=1.0, length=1.0), "rod.position"),
        (lambda: td.PointForce((0, 0, 1), at=rod), "rod.position"),
        (lambda: td.Prescribed(hinge, td.sin(td.t)), "hinge.angle"),
        (lambda: td.DryFriction(hinge, 0.5), "td.DryFriction(hinge.rate, 0.5)"),
        (lambda: td.DryFriction(slide, 0.5), "td.DryFriction(slide.speed, 0.5)"),
        (lambda: td.Rope(rod, bob, length=1.0), "td.Rope(along, length)"),  # type: ignore[misc]
        (lambda: td.Gravity(0, 0, -9.81), "td.Gravity((0, 0, -9.81))"),  # type: ignore[call-arg]
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
