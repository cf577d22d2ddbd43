"""Wheels on one axle that both roll without slipping: on uneven ground their grips sideways contradict each other.

Where each touches its axle leans differently, so that no slip sideways at both is two rows, and with no slip forwards
they leave no way to drive. On a plane the two are one row twice, which is as good as once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from trundle.constraints.compound import Compound
from trundle.constraints.contact import Rolling
from trundle.constraints.joints import Hinge
from trundle.errors import ModelError
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape

PARALLEL = 1e-9


class Wheel(NamedTuple):
    """A contact that grips every way, and the axle of its wheel in the body axes of what carries it."""

    contact: Rolling
    carrier: RigidBody
    axle: np.ndarray


def check_axles(contact: Rolling, compounds: Sequence[Compound]) -> None:
    """Refuse two wheels of one body with parallel axles that both roll without slipping on one uneven surface."""
    hinges = [one for one in compounds if isinstance(one, Hinge)]
    others = [
        one
        for one in compounds
        if isinstance(one, Rolling) and one is not contact and one.surface is contact.surface
    ]
    if not hinges or not others:
        return
    for own in _on_axles(contact, hinges):
        for other in (wheel for one in others for wheel in _on_axles(one, hinges)):
            same = own.carrier is other.carrier
            if same and np.linalg.norm(np.cross(own.axle, other.axle)) < PARALLEL:
                raise _refusal(own, other)


def _on_axles(contact: Rolling, hinges: Sequence[Hinge]) -> list[Wheel]:
    rim = contact.body.rim if isinstance(contact.body, Shape) else None
    flat = contact.surface.curvature(contact.point).sx.is_zero()
    if rim is None or flat or contact.grip != "every way":
        return []
    found = []
    for between in (hinge.between for hinge in hinges):
        axes = between.its_axes
        for end, own, carrier, axle in (
            (between.a, axes.a, between.b, axes.b),
            (between.b, axes.b, between.a, axes.a),
        ):
            turns = np.linalg.norm(np.cross(own, rim.axis)) < PARALLEL
            if end is contact.body and isinstance(carrier, RigidBody) and turns:
                found.append(Wheel(contact, carrier, axle))
    return found


def _refusal(one: Wheel, other: Wheel) -> ModelError:
    first, second, ground = one.contact.body.name, other.contact.body.name, one.contact.surface.name
    return ModelError(
        f"{first!r} and {second!r} of {one.carrier.name!r} both roll on {ground!r}, which is not flat, on parallel "
        "axles.",
        "one wheel of the two that may slip sideways",
        "the axles lean differently against the ground at each, and both grips sideways leave no way to drive",
        f'td.Rolling({second}, {ground}, grip="forwards")',
        key="grip",
        part=other.contact.name,
    )
