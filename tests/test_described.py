"""A part is one class: its file key, its checks, its schema and its line of the reference follow from the signature."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import trundle as td
from trundle.described import Axis, Formula, Length, Name, OwnName, Point, Quantity, keys_of
from trundle.scenario import check_scenario, json_schema, read
from trundle.scenario.kinds import kinds, part_keys
from trundle.scenario.reference import keys_table
from trundle.symbols.checks import positive


# parts as somebody would write them, each in one class
class TorsionSpring(td.Potential):
    """A spring against a turn of a body out of its first orientation.

    body       the body that turns
    stiffness  N m
    way        which of the two signs of the quaternion counts
    """

    def __init__(
        self,
        body: td.RigidBody,
        *,
        stiffness: Formula,
        way: Literal["short", "long"] = "short",
        name: Name = "torsion",
    ) -> None:
        sign = 1 if way == "short" else -1
        super().__init__(2 * stiffness * (1 - sign * body.quaternion[0]), name)


class Plunger(td.Holonomic):
    """A point of a body stays on an axis of the world, at a height that formulas give.

    at      the point, m
    axis    direction of the axis
    height  m
    """

    def __init__(
        self,
        body: td.RigidBody,
        axis: Axis,
        height: Quantity,
        at: Point = (0, 0, 0),
        name: OwnName = "",
    ) -> None:
        unit = np.asarray(axis) / np.linalg.norm(axis)
        super().__init__(body.point(at) @ unit - height, name=name or f"{body.name} on an axis")


class Capsule(td.Sphere):
    """A ball that is a little longer.

    extra  m
    """

    kind = "capsule"

    def __init__(self, name: str, radius: Length, extra: Length = 0.0, *, mass: Formula) -> None:
        self.extra = positive(extra, "extra", name, "m", zero=True)
        super().__init__(name, radius + self.extra, mass=mass)


TEXT = """
schema = 1
title = "Toys"
[parameters]
k = 0.5
[bodies.pill]
kind = "capsule"
radius = 0.1
extra = "1/100"
mass = 2
[constraints.rail]
kind = "plunger"
body = "pill"
axis = [0, 0, 2]
height = "0.1*sin(t)"
[forces.twist]
kind = "torsion_spring"
body = "pill"
stiffness = "k"
[start]
"pill.position" = [0, 0, 0]
"pill.velocity" = [1, 0, 0.1]
"pill.quaternion" = [1, 0, 0, 0]
"pill.omega" = [0, 0, 1]
[solver]
until = 1
"""


def test_a_part_that_a_class_describes_is_made_from_a_file() -> None:
    assert check_scenario(TEXT) == []
    scenario = read(TEXT)
    pill, rail, twist = scenario["pill"], scenario["rail"], scenario["twist"]
    assert [type(part) for part in (twist, rail, pill)] == [TorsionSpring, Plunger, Capsule]
    assert (pill.radius, twist.name, rail.name) == (0.11, "twist", "pill on an axis")
    motion = scenario.simulate()
    np.testing.assert_allclose(motion[pill.z], 0.1 * np.sin(motion.t), atol=1e-9)
    # the spring: J w' = -k sin(angle/2) about z, for J of a ball
    angle, J = 2 * np.arcsin(motion[pill.quaternion[3]]), 2 / 5 * 2 * 0.11**2
    energy = J * motion[pill.omega[2]] ** 2 / 2 + 2 * 0.5 * (1 - np.cos(angle / 2))
    np.testing.assert_allclose(energy, energy[0], rtol=1e-8)


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ("extra =", "exta =", "bodies.pill.exta", "did you mean `extra`"),
        ('extra = "1/100"', "extra = -1", "bodies.pill.extra", "The extra of 'pill' is -1.0"),
        ("radius = 0.1", "radius = true", "bodies.pill.radius", "true was given"),
        ("mass = 2", "", "bodies.pill.mass", "`mass` is missing"),
        ('kind = "plunger"', 'kind = "plungr"', "constraints.rail.kind", 'did you mean "plunger"'),
        ("axis = [0, 0, 2]", "axis = [0, 2]", "constraints.rail.axis", "2 element(s)"),
        ('height = "0.1*sin(t)"', 'height = "h"', "constraints.rail.height", "column 1"),
        (
            'stiffness = "k"',
            'stiffness = "k"\nway = "shrt"',
            "forces.twist.way",
            "'shrt' was given",
        ),
        ('body = "pill"\nstiff', 'body = "pil"\nstiff', "forces.twist.body", "did you mean 'pill'"),
    ],
)
def test_its_keys_are_checked(old: str, new: str, place: str, words: str) -> None:
    assert old in TEXT
    (problem,) = check_scenario(TEXT.replace(old, new, 1))
    assert problem.place == place
    assert words in problem.given
    assert problem.line > 0


def test_it_is_in_the_schema_and_the_reference() -> None:
    found = json_schema()["$defs"]
    (name,) = [name for name in found if name.endswith("TorsionSpring")]
    spring = found[name]
    assert spring["required"] == ["body", "stiffness", "kind"]
    assert spring["properties"]["way"]["enum"] == ["short", "long"]
    assert spring["properties"]["stiffness"]["description"] == "N m"
    table = keys_table(part_keys(kinds("forces")["torsion_spring"]))
    assert '| `way` | `"short"`, `"long"` | `"short"` |' in table


def test_a_class_with_an_argument_that_no_file_can_hold_is_no_kind() -> None:
    class Secret(td.Potential):
        def __init__(self, rule: object) -> None:
            super().__init__(0)

    assert keys_of(Secret) is None
    assert "secret" not in kinds("forces")


BOUNCE = """
schema = 1
title = "Bounce"
gravity = 9.81
[parameters]
mu = 0.3
[surfaces.ground]
kind = "plane"
[bodies.ball]
kind = "sphere"
radius = 0.1
mass = 1
[constraints.touch]
kind = "contact"
body = "ball"
surface = "ground"
friction = "mu"
restitution = 0.5
[start]
"ball.position" = [0, 0, 0.6]
"ball.velocity" = [1, 0, 0]
"ball.quaternion" = [1, 0, 0, 0]
"ball.omega" = [0, 0, 0]
[solver]
until = 0.5
"""


@pytest.mark.slow
def test_a_contact_that_opens_has_a_kind_for_nothing_but_its_class() -> None:
    assert check_scenario(BOUNCE) == []
    ball, mu = td.Sphere("ball", radius=0.1, mass=1.0), td.parameter("mu", 0.3)
    contact = td.Contact(ball, td.Surface.plane(name="ground"), friction=mu, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {ball.position: (0, 0, 0.6), ball.velocity: (1, 0, 0), ball.omega: (0, 0, 0)}
    same = system.simulate(until=0.5, start={**start, ball.quaternion: (1, 0, 0, 0)})
    motion = read(BOUNCE).simulate()
    assert motion.impacts[0].time == same.impacts[0].time
    np.testing.assert_array_equal(motion.q, same.q)
    (problem,) = check_scenario(BOUNCE.replace('friction = "mu"', "friction = -1"))
    assert problem.place == "constraints.touch.friction"
    (problem,) = check_scenario(BOUNCE.replace("restitution = 0.5", "restitution = 1.5"))
    assert problem.place == "constraints.touch.restitution"
