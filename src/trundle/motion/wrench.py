"""Forces and torques on bodies, and how bodies move: the two ports of seed 004.

A generalized force acts on a body's seven coordinates as a force on its centre of mass and a torque about it:

    force = Q_r,    torque (body axes) = E(u) Q_u / 2

because omega_body = 2 E u' (seed 000, Eq. 2). So the wrench of any constraint follows from its multipliers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.constraints.contact import Contact
from trundle.constraints.surface import Surface
from trundle.errors import ModelError
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import rate_matrix


@dataclass(frozen=True)
class Wrench:
    """point (N, 3), force (N, 3) in N, torque (N, 3) in N m about the point; world axes."""

    point: np.ndarray
    force: np.ndarray
    torque: np.ndarray


@dataclass(frozen=True)
class Kinematics:
    """r, v, a (N, 3) of the centre of mass; T (N, 3, 3), omega, epsilon (N, 3): world axes, SI."""

    r: np.ndarray
    v: np.ndarray
    a: np.ndarray
    T: np.ndarray
    omega: np.ndarray
    epsilon: np.ndarray


def wrench(motion: Any, of: Any, on: Any) -> Wrench:
    """What a contact, constraint or force does to a body (seed 004, Eq. 2.1)."""
    if isinstance(on, Surface) and on.body is not None:
        on = on.body
    if isinstance(on, Surface):
        return _reaction(motion, of, on)
    coordinates = motion._equations.model.coordinates
    place = {id(x): i for i, x in enumerate(coordinates)}
    if not isinstance(on, Body) or any(id(x) not in place for x in on.coordinates):
        raise ModelError(
            f"The wrench on {on!r} was asked for.",
            "a body of the system",
            "a name, or a body of another system",
            "motion.wrench(contact, on=contact.body)",
        )
    force = motion.force(of)[:, [place[id(x)] for x in on.coordinates]]
    centre = motion[on.position]
    point = motion[of.point] if isinstance(of, Contact) else centre
    torque = np.zeros_like(centre)
    if isinstance(on, RigidBody):
        body = motion[rate_matrix(on.quaternion)] @ force[:, 3:, None] / 2
        torque = (motion[on.rotation] @ body)[..., 0]
    torque = torque - np.cross(point - centre, force[:, :3])
    return Wrench(point, force[:, :3], torque)


def _reaction(motion: Any, of: Any, ground: Surface) -> Wrench:
    """On a surface that is not part of a body: equal and opposite to what the body feels."""
    if not isinstance(of, Contact) or of.surface is not ground:
        raise ModelError(
            f"The wrench of {of!r} on {ground!r} was asked for.",
            "its own contact",
            "the surface of another contact, or a force that acts at no surface",
            "motion.wrench(contact, on=contact.surface)",
        )
    felt = wrench(motion, of, of.body)
    return Wrench(felt.point, -felt.force, -felt.torque)


def kinematics(motion: Any, body: Any) -> Kinematics:
    """The kinematic port of a rigid body."""
    if not isinstance(body, RigidBody):
        raise ModelError(
            f"The kinematics of {body!r} were asked for.",
            "a rigid body",
            "a particle does not turn, and a name is not the body",
            'motion.kinematics(motion.bodies["ball"])',
        )
    return Kinematics(
        motion[body.position],
        motion[body.velocity],
        motion[body.velocity.dot],
        motion[body.rotation],
        motion[body.omega],
        motion[body.omega.dot],
    )
