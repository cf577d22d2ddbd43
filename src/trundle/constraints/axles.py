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
from trundle.constraints.joint import Between
from trundle.constraints.joints import Hinge, Weld
from trundle.constraints.slides import Cylindrical
from trundle.errors import ModelError
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape

PARALLEL = 1e-9


class Wheel(NamedTuple):
    """A contact that grips every way, and the axle of its wheel in the axes of what carries it, with all its welds."""

    contact: Rolling
    carrier: RigidBody
    axle: np.ndarray


def check_axles(contact: Rolling, compounds: Sequence[Compound]) -> None:
    """Refuse two wheels of one body with parallel axles that both roll without slipping on one uneven surface."""
    hinges = [one.between for one in compounds if isinstance(one, (Hinge, Cylindrical))]
    welds = [one.between for one in compounds if isinstance(one, Weld)]
    others = [
        one
        for one in compounds
        if isinstance(one, Rolling) and one is not contact and one.surface is contact.surface
    ]
    if not hinges or not others:
        return
    for own in _on_axles(contact, hinges, welds):
        for other in (wheel for one in others for wheel in _on_axles(one, hinges, welds)):
            same = own.carrier is other.carrier
            if same and np.linalg.norm(np.cross(own.axle, other.axle)) < PARALLEL:
                raise _refusal(own, other)


def _whole(body: RigidBody, welds: Sequence[Between]) -> RigidBody:
    """The first in the system of all bodies that are welded to one: welds keep their axes parallel."""
    found = [body]
    for one in found:  # which grows
        for a, b, *_ in welds:
            others = b if one is a else a if one is b else None
            if isinstance(others, RigidBody) and others not in found:
                found.append(others)
    return min(found, key=lambda one: one.coordinates[0].serial)


def _on_axles(contact: Rolling, hinges: Sequence[Between], welds: Sequence[Between]) -> list[Wheel]:
    rim = contact.body.rim if isinstance(contact.body, Shape) else None
    flat = contact.surface.curvature(contact.point).sx.is_zero()
    if rim is None or flat or contact.grip != "every way":
        return []
    found = []
    for between in hinges:
        axes = between.its_axes
        for end, own, carrier, axle in (
            (between.a, axes.a, between.b, axes.b),
            (between.b, axes.b, between.a, axes.a),
        ):
            turns = np.linalg.norm(np.cross(own, rim.axis)) < PARALLEL
            if end is contact.body and isinstance(carrier, RigidBody) and turns:
                found.append(Wheel(contact, _whole(carrier, welds), axle))
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
