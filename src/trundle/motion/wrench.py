"""Forces and torques on bodies, and how bodies move: the two ports of paper 004.

A generalized force acts on a body's seven coordinates as a force on its centre of mass and a torque about it:

    force = Q_r,    torque (body axes) = E(u) Q_u / 2

because omega_body = 2 E u' (paper 000, Eq. 2). So the wrench of any constraint follows from its multipliers. That of a
contact is `contact.force` at its point (`constrained/contact_force.py`): friction and all, and no torque.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.constraints.contact import SurfaceContact
from trundle.constraints.surface import Surface
from trundle.errors import ModelError
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import rate_matrix

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


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


def wrench(motion: BareMotion, of: Any, on: Any) -> Wrench:
    """The wrench of a contact, constraint or force on a body (paper 004, Eq. 2.1)."""
    if isinstance(of, SurfaceContact):
        return _of_contact(motion, of, on)
    coordinates = motion.derived.model.coordinates
    place = {id(x): i for i, x in enumerate(coordinates)}
    if not isinstance(on, Body) or any(id(x) not in place for x in on.coordinates):
        raise ModelError(
            f"{on!r} is not a body of this system.",
            "a body of the system",
            fix='motion.wrench(hinge, on=motion.bodies["rod"])',
        )
    force = motion.force(of)[:, [place[id(x)] for x in on.coordinates]]
    centre = motion[on.position]
    torque = np.zeros_like(centre)
    if isinstance(on, RigidBody):
        body = motion[rate_matrix(on.quaternion)] @ force[:, 3:, None] / 2
        torque = (motion[on.rotation] @ body)[..., 0]
    return Wrench(centre, force[:, :3], torque)


def _of_contact(motion: BareMotion, contact: SurfaceContact, on: Any) -> Wrench:
    """At the point of contact, on the body or back on what it touches: a force, and no torque about the point."""
    body = on.body if isinstance(on, Surface) and on.body is not None else on
    back = contact.surface if contact.surface.body is None else contact.surface.body
    if body is not contact.body and body is not back:
        raise ModelError(
            f"{contact!r} does not touch {on!r}.",
            "one of the two that touch",
            fix="motion.wrench(contact, on=contact.body)",
        )
    force = motion[contact.force]
    return Wrench(
        motion[contact.point], force if body is contact.body else -force, np.zeros_like(force)
    )


def kinematics(motion: BareMotion, body: Any) -> Kinematics:
    """The kinematic port of a rigid body."""
    if not isinstance(body, RigidBody):
        raise ModelError(
            f"{body!r} is not a rigid body.",
            "a rigid body",
            fix=f'motion.kinematics(motion.bodies["{body if isinstance(body, str) else "ball"}"])',
        )
    return Kinematics(
        motion[body.position],
        motion[body.velocity],
        motion[body.velocity.dot],
        motion[body.rotation],
        motion[body.omega],
        motion[body.omega.dot],
    )
