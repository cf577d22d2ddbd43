"""Motions on disk: what comes back is the same motion."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from papers.sphere import rolling_sphere
from trundle import gallery
from trundle.constraints.base import Constraint
from trundle.files import digest
from trundle.gallery import bead_on_hoop, spinning_table
from trundle.motion.checked import FORMAT
from trundle.motion.data import to_data
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force, Work
from trundle.view.scene import scene


def drawn(motion: Any) -> str:
    """What is drawn of a motion, without sliders: what it was started with is not stored."""
    return json.dumps(scene(motion, replace(motion.view, live=()), frames=5))


@pytest.mark.parametrize(
    "example",
    [
        bead_on_hoop(mu=0.2, speed=4.0),
        spinning_table("friction"),
        spinning_table("vakonomic"),
    ],
    ids=["friction", "forces", "vakonomic"],
)
def test_a_stored_motion_comes_back_whole(example: Any, tmp_path: Path) -> None:
    motion = example.simulate(until=2.0, samples=21)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert np.array_equal(back.t, motion.t)
    assert np.array_equal(back.q, motion.q)
    assert np.array_equal(back.at([0.123]).v, motion.at([0.123]).v)
    assert np.array_equal(back.multipliers, motion.multipliers)
    assert np.array_equal(back.QW, motion.QW)
    assert np.array_equal(back.energy, motion.energy)
    assert back["x"] == pytest.approx(motion[example["x"]], abs=0)
    assert [e.t for e in back.events] == [e.t for e in motion.events]
    assert back.status == motion.status
    assert back.stats == motion.stats
    assert repr(back) == repr(motion)


def test_energy_rows_and_given_matrices_are_stored(tmp_path: Path) -> None:
    x, y = td.coordinates("x y")
    m = td.parameter("m", 2.0)
    system = td.System(
        coordinates=[x, y], M=[[m, 0], [0, m]], Q=[0, -9.81 * m],
        constraints=[td.Nonholonomic(x.dot - y.dot, name="track")],
        forces=[td.GeneralizedForce({x: -0.1 * x.dot}, name="drag")],
    )  # fmt: skip
    motion = system.simulate(
        until=1.0, start={x: 0, y: 0, x.dot: 1}, parameters={m: 3.0}, samples=3
    )
    motion.save(tmp_path / "a.npz")
    assert np.array_equal(td.load(tmp_path / "a.npz").q, motion.q)
    assert td.load(tmp_path / "a.npz").parameters == {"m": 3.0}
    held = td.System(kinetic=x.dot**2 / 2, potential=x**2 / 2, constraints=[td.EnergyHeld()])
    motion = held.simulate(until=1.0, start={x: 1, x.dot: 0.5}, samples=3)
    motion.save(tmp_path / "b.npz")
    assert np.array_equal(td.load(tmp_path / "b.npz").q, motion.q)


WITH_BODIES: dict[str, Callable[[], Any]] = {
    "two particles": lambda: rolling_sphere("halves", "two particles", energy_row=True),
    "written out": gallery.sphere_written_out,
    "moving surface": lambda: gallery.moving_parabola("IIIc"),
    "turning surface": lambda: gallery.spinning_table_3d("inclined"),
    "solid": gallery.rattleback,
    "parameters": gallery.toy_rattleback,
    "rim": gallery.rolling_disc,
    "compound": gallery.chaplygin_ball,
    "body on body": gallery.two_balls,
    "joints": gallery.wheelset,
    "own compound": gallery.thread_over_pulley,
    "coordinates": gallery.chaplygin_sleigh,
}


@pytest.mark.parametrize("name", WITH_BODIES)
@pytest.mark.slow
def test_bodies_contacts_and_pictures_come_back_to_the_last_bit(name: str, tmp_path: Path) -> None:
    motion = WITH_BODIES[name]().simulate(until=0.2, samples=7)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert list(back.bodies) == list(motion.bodies)
    assert list(back.contacts) == list(motion.contacts)
    for key, body in motion.bodies.items():
        again = back.bodies[key]
        assert np.array_equal(back[again.position], motion[body.position])
        assert np.array_equal(back[again.mass], motion[body.mass])
        if isinstance(body, td.RigidBody):
            was, now = motion.kinematics(body), back.kinematics(again)
            for field in ("r", "v", "a", "T", "omega", "epsilon"):
                assert np.array_equal(getattr(now, field), getattr(was, field))
            assert getattr(again, "outline", None) == getattr(body, "outline", None)
    for key, contact in motion.contacts.items():
        again = back.contacts[key]
        assert again.rolls == contact.rolls
        assert [part.name for part in again.parts] == [part.name for part in contact.parts]
        for on in (contact.body, contact.surface):
            other = again.body if on is contact.body else again.surface
            was, now = motion.wrench(contact, on=on), back.wrench(again, on=other)
            for field in ("point", "force", "torque"):
                assert np.array_equal(getattr(now, field), getattr(was, field))
        assert np.array_equal(back.audit[key].needed, motion.audit[key].needed)
    assert repr(back) == repr(motion)
    assert drawn(back) == drawn(motion)


def test_a_loaded_system_runs_again_to_the_last_bit(tmp_path: Path) -> None:
    motion = gallery.rolling_disc().simulate(until=0.05, samples=5)
    motion.save(tmp_path / "disc.npz")
    back = td.load(tmp_path / "disc.npz")
    assert isinstance(back.system, td.System)
    again = back.system.simulate(until=0.05, start=back.request.start, samples=5)
    assert np.array_equal(again.q, motion.q)


@pytest.mark.slow
def test_a_motion_stored_twice_is_the_same_again(tmp_path: Path) -> None:
    motion = gallery.toy_rattleback().simulate(until=0.2, samples=5)
    motion.save(tmp_path / "a.npz")
    first = td.load(tmp_path / "a.npz")
    first.save(tmp_path / "b.npz")
    second = td.load(tmp_path / "b.npz")
    assert drawn(second) == drawn(motion)
    assert repr(second) == repr(motion)


@pytest.mark.slow
def test_marks_friction_and_forces_are_stored(tmp_path: Path) -> None:
    ball = td.Sphere("ball", radius=0.1, mass=td.parameter("m", 2.0))
    tip = ball.mark("tip", (0.1, 0, 0))
    contact = td.Sliding(ball, td.Surface.plane())
    friction = td.Coulomb(contact, td.parameter("mu", 0.3))
    gravity = td.Gravity(9.81)
    system = td.System(bodies=[ball], constraints=[contact], forces=[gravity, friction])
    start = contact.start(at=(0, 0), velocity=(3.0, 0.0), omega=(0, 1, 0))
    motion = system.simulate(0.2, start, samples=5)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert back.bodies["ball"].marks["tip"] is back.bodies["ball.tip"]
    assert back.bodies["ball.tip"].body is back.bodies["ball"]
    assert np.array_equal(back[back.bodies["ball.tip"].position], motion[tip.position])
    assert np.array_equal(
        back.audit["ball on plane"].tangential, motion.audit["ball on plane"].tangential
    )
    assert back.audit["ball on plane"].tangential.min() > 5
    down, slip = back.derived.model.forces
    assert np.array_equal(back.force(down), motion.force(gravity))
    assert np.abs(back.force(down)).max() == pytest.approx(2 * 9.81)
    assert np.array_equal(back.force(slip), motion.force(friction))
    assert np.array_equal(back.power(slip), motion.power(friction))


def test_a_body_of_ones_own_class_is_stored_with_its_place(tmp_path: Path) -> None:
    (s,) = td.coordinates("s")

    class Slider(Body):
        name = "slider"
        mass = td.vector([2.0])[0]
        position = td.vector([s, 0, 0.5 * s**2])
        coordinates = (s,)

        @property
        def kinetic_energy(self) -> td.Expression:
            return self.mass * (self.position.dot @ self.position.dot) / 2

    system = td.System(bodies=[Slider()], forces=[td.Gravity(9.81)])
    motion = system.simulate(0.5, {s: 0.3, s.dot: 0}, samples=5)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert np.array_equal(back.q, motion.q)
    assert np.array_equal(back[back.bodies["slider"].position], motion[Slider.position])
    assert np.array_equal(back.energy, motion.energy)


def test_parts_of_ones_own_classes_are_stored_by_what_they_say(tmp_path: Path) -> None:
    egg = td.Solid("egg", 1.0, (0.02, 0.03, 0.04), lambda x, y, z: x**2 + y**2 + 2 * z**2 - 0.01)

    class Wire(Constraint):
        name, size = "wire", 1

        @property
        def position_residual(self) -> td.Expression:
            return td.stack([egg.x - 0.5 * egg.z])

        def velocity_residual(self, energy: td.Expression) -> td.Expression:
            return self.position_residual.dot

    class Wind(Force):
        name = "wind"

        def work(self, bodies: Any) -> list[Work]:
            return [Work(td.vector([0, 0.3, 0]) - 0.1 * b.velocity, b.velocity) for b in bodies]

    wire, wind = Wire(), Wind()
    system = td.System(bodies=[egg], constraints=[wire], forces=[td.Gravity(9.81), wind])
    start = {egg.z: 0, egg.y: 0, egg.velocity: (0, 1, 0), egg.quaternion: (1, 0, 0, 0)}
    motion = system.simulate(0.3, start | {egg.omega: (1, 2, 3)}, samples=5)
    motion.view = td.View(plots={"pull (N)": wire.multiplier})
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    (again,) = back.view.plots.values()
    assert np.array_equal(back[again], motion[wire.multiplier])
    assert np.array_equal(back.force(back.system.forces[1]), motion.force(wind))
    assert np.array_equal(back.energy, motion.energy)
    f = back.bodies["egg"].surface_function(egg.position)
    assert np.array_equal(motion[f], motion[egg.surface_function(egg.position)])
    assert back.bodies["egg"].outline == egg.outline
    assert np.array_equal(back.system.simulate(0.3, back.request.start, samples=5).q, motion.q)


def test_angles_of_joints_motors_and_tables_come_back_with_their_system(tmp_path: Path) -> None:
    rod = td.Box("rod", (1.0, 0.1, 0.1), mass=2.0)
    pin = td.Hinge(rod, "world", at_a=(-0.5, 0, 0), axis_a=(0, 1, 0), name="pin")
    wind = td.table([0.0, 0.1, 0.2, 0.4], [0.0, 1.0, 0.5, 0.0])
    motor = pin.torque(wind(td.t) - 3.0 * pin.angle)
    system = td.System(bodies=[rod], constraints=[pin], forces=[td.Gravity(9.81), motor])
    motion = system.simulate(0.3, {pin.angle: 0.4, pin.rate: 0.0}, samples=7)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    (again,) = (c for c in back.system.compounds if isinstance(c, td.Hinge))
    assert again.angle in back.system.coordinates
    assert np.array_equal(back[again.angle], motion[pin.angle])
    assert np.array_equal(back.force(back.system.forces[1]), motion.force(motor))
    rerun = back.system.simulate(0.3, {again.angle: 0.4, again.rate: 0.0}, samples=7)
    assert np.array_equal(rerun.q, motion.q)


LAYOUT = (12, "151a22f5049d")  # where the second changes: raise FORMAT, and write both here


@pytest.mark.slow
def test_attributes_of_parts_change_only_with_the_format_of_files() -> None:
    found: dict[str, set[str]] = {}
    for name in gallery.__all__[1:]:
        table, _ = to_data(getattr(gallery, name)().system)
        for row in table["parts"]:
            found.setdefault(row["class"], set()).update(row["has"])
    assert len(found) > 25
    layout = digest(sorted((name, sorted(has)) for name, has in found.items()))
    assert (FORMAT, layout[:12]) == LAYOUT


def test_an_energy_held_among_parameters_keeps_its_place(tmp_path: Path) -> None:
    (x,) = td.coordinates("x")
    first = td.parameter("first", 2.0)
    held = td.EnergyHeld()
    second = td.parameter("second", 3.0)
    system = td.System(
        kinetic=first * x.dot**2 / 2, potential=second * x**2 / 2, constraints=[held]
    )
    motion = system.simulate(1.0, {x: 1, x.dot: 0.5}, samples=5)
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert back.parameters == motion.parameters
    assert np.array_equal(back.q, motion.q)
    assert np.array_equal(back.residuals[held.name], motion.residuals[held.name])


def test_a_view_is_stored_with_all_that_it_says(tmp_path: Path) -> None:
    example = bead_on_hoop()
    x, y, hoop = example["x"], example["y"], example["hoop"]
    scale = td.parameter("scale", 0.5)  # the system knows nothing of it
    motion = example.simulate(until=0.5, samples=5)
    motion.view = td.View(
        title="Bead",
        points={"bead": (x, 0, y)},
        lines={"spoke": [(0, 0, 0), (x, 0, y)]},
        surfaces=[td.Surface(lambda x, y, z: z + scale - x**2, name="bowl")],
        plots={
            "text": "x*y",
            "pull": x.dot.dot,
            "both": {"force": hoop.multiplier, "height (m)": y},
        },
        extent=2.0,
        follow="bead",
        caption="of a book",
        sizes={"bead": 0.07},
    )
    motion.save(tmp_path / "motion.npz")
    back = td.load(tmp_path / "motion.npz")
    assert (back.view.title, back.view.extent, back.view.follow) == ("Bead", 2.0, "bead")
    assert (back.view.caption, back.view.sizes) == ("of a book", {"bead": 0.07})
    assert back.view.plots["text"] == "x*y"
    assert drawn(back) == drawn(motion)


def test_a_view_of_another_system_is_refused_by_save(tmp_path: Path) -> None:
    motion = bead_on_hoop().simulate(until=0.1, samples=3)
    (stranger,) = td.coordinates("stranger")
    motion.view = td.View(points={"it": (stranger, 0, 0)})
    with pytest.raises(td.ModelError, match="stranger"):
        motion.save(tmp_path / "motion.npz")
    assert not list(tmp_path.iterdir())


def test_names_that_are_not_there_are_answered_with_those_that_are() -> None:
    motion = gallery.rolling_disc().simulate(until=0.1, samples=3)
    assert motion.bodies["disc"].name == "disc"
    with pytest.raises(td.ModelError, match="one of disc"):
        motion.bodies["disk"]
    with pytest.raises(td.ModelError, match="disc on floor"):
        motion.contacts["floor"]
