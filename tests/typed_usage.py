"""What editors see: the types of the front door, line by line. mypy and pyright check this file; a test runs it."""

from __future__ import annotations

from typing import assert_type

import numpy as np

import trundle as td
from trundle.integrate.event import Happening
from trundle.integrate.strikes import Strike
from trundle.motion.audit import Audit, ContactAudit
from trundle.motion.balance import Balance
from trundle.motion.phases import PhaseRecord
from trundle.study.family import Family
from trundle.study.orbit import Orbit
from trundle.study.steady import Steady
from trundle.unconstrained.bodies import Body


def bead() -> td.Motion:
    """Coordinates, an energy, a constraint, a force that does work."""
    x, y = td.coordinates("x y")
    assert_type(x, td.Coordinate)
    assert_type(x.dot, td.Expression)
    assert_type(x**2 + 2 * y.dot - 1, td.Expression)
    mu = td.parameter("mu", 0.2)
    assert_type(mu, td.Parameter)
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
        constraints=[hoop],
        forces=[td.Coulomb(hoop, mu)],
    )
    motion = system.simulate(until=0.5, start={x: 1, y: 0, y.dot: -1})
    assert_type(motion, td.Motion)
    assert_type(motion[x], np.ndarray)
    assert_type(motion.at([0.1, 0.2]), td.Motion)
    assert_type(motion.force(hoop), np.ndarray)
    assert_type(motion.parameters, dict[str, float])
    assert_type(system.accelerations({x: 1, y: 0, y.dot: -1}), dict[str, float])
    return motion


def ball() -> td.Motion:
    """A body, a contact that may open, and what came of it."""
    body = td.Sphere("ball", radius=0.06, mass=1.0)
    assert_type(body.position, td.Expression)
    ground = td.Surface.plane()
    contact = td.Contact(body, ground, friction=0.3, restitution=0.5)
    assert_type(contact.normal_force, td.Expression)
    system = td.System(bodies=[body], constraints=[contact], forces=[td.Gravity(9.81)])
    motion = system.simulate(until=0.2, start=contact.start(at=(0, 0), velocity=(0.2, 0), spin=0))
    assert_type(motion.events, list[Happening])
    assert_type(motion.impacts, list[Strike])
    assert_type(motion.phases, list[PhaseRecord])
    assert_type(motion.balance, Balance)
    assert_type(motion.audit, Audit)
    assert_type(motion.audit.contacts, tuple[ContactAudit, ...])
    assert_type(motion.bodies["ball"], Body)
    assert_type(motion.status, str)
    assert_type(motion.worst_residual, float)
    return motion


def pendulum() -> None:
    """Steady motions, orbits, derivatives: one, or a family where over= is given."""
    theta, k = td.coordinates("theta")[0], td.parameter("k", 4.0)
    system = td.System(lagrangian=theta.dot**2 / 2 + k * td.cos(theta))
    near = {theta: 0.1, theta.dot: 0.0}
    assert_type(td.steady(system, near), Steady)
    assert_type(td.steady(system, near, over={k: [1.0, 4.0]}), Family)
    assert_type(td.orbit(system, near, period=3.0, hold={theta: 0.1}), Orbit)
    motion = system.simulate(until=0.5, start=near)
    assert_type(td.sensitivity(motion, [k], start=near)["theta"], np.ndarray)
