"""Several contacts in one table of a scenario file: the same as what Python writes, and told where the mistake is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trundle as td

FILE = """
schema = 1
title = "Several contacts in one table"
gravity = 9.81

{parts}

[outputs]
{outputs}

{start}

[solver]
until = {until}
"""
BALL = """
[bodies.ball]
kind = "sphere"
radius = 1.0
mass = 1.0
"""
VALLEY = """
[surfaces.valley]
kind = "height"
height = "x^2"
"""
PUSHED = """
[start.walls]
at = [1.5, 0.0]
omega = [0, 0, 0]
"""


def read(parts: str, outputs: str = "", start: str = "", until: float = 1.0) -> Any:
    return td.read(FILE.format(parts=parts, outputs=outputs, start=start, until=until))


def walls(**changes: str) -> str:
    keys = {
        "body": '"ball"',
        "surface": '"valley"',
        "friction": "0.5",
        "restitution": "0.0",
    } | changes
    table = "\n".join(f"{key} = {value}" for key, value in keys.items())
    return f'{BALL}{VALLEY}\n[constraints.walls]\nkind = "touches"\n{table}\n'


@pytest.mark.slow
def test_two_touches_of_a_file_move_as_those_of_python() -> None:
    scenario = read(walls(), 'gap = "walls.contact_2.gap"', PUSHED)
    motion = scenario.simulate()
    ball = td.Sphere("ball", radius=1.0, mass=1.0)
    valley = td.Surface.height(lambda x, y: x**2, name="valley")
    first, second = td.Contact.touches(ball, valley, 2, friction=0.5, restitution=0)
    system = td.System(bodies=[ball], constraints=[first, second], forces=[td.Gravity(9.81)])
    same = system.simulate(until=1.0, start=first.start(at=(1.5, 0), omega=(0, 0, 0)))
    assert [p.modes for p in motion.phases] == [p.modes for p in same.phases]
    assert [p.begin for p in motion.phases] == pytest.approx(
        [p.begin for p in same.phases], abs=1e-12
    )
    assert len(motion.phases) == 2
    assert motion[scenario.outputs["gap"]][0] == pytest.approx(same[second.gap][0], rel=1e-12)
    assert motion[scenario.outputs["gap"]][0] > 0.1


@pytest.mark.slow
def test_pairs_of_a_list_collide_as_those_of_python() -> None:
    bodies = "".join(
        f'[bodies.{name}]\nkind = "sphere"\nradius = 0.1\nmass = {mass}\n'
        for name, mass in (("a", 1.0), ("b", 2.0))
    )
    parts = (
        f'{bodies}[surfaces.ground]\nkind = "plane"\n[constraints.pairs]\nkind = "between"\n'
        'things = ["a", "b", "ground"]\nfriction = 0.3\nrestitution = 0.5\n'
    )
    places = {"a": (0, 0, 0.3), "b": (0.03, 0, 0.6)}
    start = "[start]\n" + "\n".join(
        f'"{n}.position" = {list(x)}\n"{n}.velocity" = [0, 0, 0]\n"{n}.omega" = [0, 0, 0]\n'
        f'"{n}.quaternion" = [1, 0, 0, 0]'
        for n, x in places.items()
    )
    motion = read(parts, 'gap = "pairs.contact_1.gap"', start, 0.4).simulate()
    a, b = (td.Sphere(n, radius=0.1, mass=m) for n, m in (("a", 1.0), ("b", 2.0)))
    pairs = td.Contact.between(
        [a, b, td.Surface.plane(name="ground")], friction=0.3, restitution=0.5
    )
    system = td.System(bodies=[a, b], constraints=pairs, forces=[td.Gravity(9.81)])
    given: dict[Any, Any] = {}
    for body in (a, b):
        given |= {
            body.position: places[body.name], body.velocity: (0, 0, 0), body.omega: (0, 0, 0),
            body.quaternion: (1, 0, 0, 0),
        }  # fmt: skip
    same = system.simulate(until=0.4, start=given)
    assert {s.contact for s in motion.impacts} >= {"a on b", "a on ground"}
    assert [s.contact for s in motion.impacts] == [s.contact for s in same.impacts]
    assert [s.time for s in motion.impacts] == pytest.approx(
        [s.time for s in same.impacts], abs=1e-12
    )


@pytest.mark.slow
def test_the_corners_of_a_box_are_one_table() -> None:
    parts = (
        '[bodies.box]\nkind = "box"\nsides = [0.2, 0.3, 0.1]\nmass = 1.0\n[surfaces.ground]\nkind = "plane"\n'
        '[constraints.corners]\nkind = "corners"\nbox = "box"\nsurface = "ground"\nfriction = 0.5\nrestitution = 0.0\n'
    )
    start = (
        '[start]\n"box.position" = [0, 0, 0.3]\n"box.velocity" = [0, 0, 0]\n"box.omega" = [0, 0, 0]\n'
        '"box.quaternion" = [1, 0, 0, 0]\n'
    )
    scenario = read(parts, 'gap = "corners.contact_8.gap"', start, 0.1)
    motion = scenario.simulate()
    assert motion[scenario.outputs["gap"]] == pytest.approx(
        0.35 - 9.81 * motion.t**2 / 2, abs=1e-12
    )


def wrong(parts: str, start: str = "") -> list[Any]:
    with pytest.raises(td.scenario.ScenarioError) as caught:
        read(parts, start=start)
    return list(caught.value.problems)


@pytest.mark.parametrize(
    ("changes", "key", "words"),
    [
        ({"count": "9"}, "count", "from 1 to 4"),
        ({"at": "[0, 0, 1]"}, "at", "touches with a point, in one place"),
        ({"surface": '"vally"'}, "surface", "did you mean 'valley'"),
    ],
)
def test_what_is_wrong_with_several_contacts_is_told_at_its_key(
    changes: dict[str, str], key: str, words: str
) -> None:
    problems = wrong(walls(**changes), PUSHED)
    assert any(key in str(p) and words in str(p) for p in problems), [str(p) for p in problems]


def test_things_that_make_no_pair_or_too_many_are_refused() -> None:
    floor = td.Surface.plane()
    with pytest.raises(td.ModelError, match="make no pairs"):
        td.Contact.between([floor, td.Surface.plane(name="other")], friction=0, restitution=0)
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    with pytest.raises(td.ModelError, match="make 301 pairs"):
        td.Contact.between(
            [ball, *(td.Surface.plane(name=f"plane {i}") for i in range(301))],
            friction=0,
            restitution=0,
        )


@pytest.mark.parametrize("name", ["front", None])
def test_names_of_contacts_that_are_made_together_begin_as_is_said(name: str | None) -> None:
    box, floor = td.Box("box", (1, 1, 1), mass=1.0), td.Surface.plane()
    made = td.Contact.corners(box, floor, friction=0.5, restitution=0, name=name)
    begin = "front, " if name else ""
    assert made[0].name == f"{begin}corner 1 of box on plane"
    assert np.unique([c.name for c in made]).size == 8
    with pytest.raises(td.ModelError, match="at="):
        td.Contact.corners(box, floor, friction=0.5, restitution=0, at=(0, 0, 0))
