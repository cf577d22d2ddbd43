"""A torque on a body, and its reaction on another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from trundle.described import Axis, Name, Quantity
from trundle.errors import ModelError, naming
from trundle.symbols.checks import direction
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.values import shown
from trundle.symbols.variables import MOTION, label, only
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force, Work
from trundle.unconstrained.rigid import RigidBody


class Torque(Force):
    """A torque on a body: a number about an axis fixed in the body, or a vector in world axes.

    body   what feels it
    on     what feels the opposite torque: a body, or "world"
    axis   a direction in the body axes of `body`; without it, value is a vector in world axes
    value  N m

    >>> import trundle as td
    >>> wheel = td.Disc("wheel", radius=0.1, mass=2.0)
    >>> hull = td.Box("hull", (1, 1, 1), mass=50.0)
    >>> td.Torque(wheel, on=hull, axis=(0, 0, 1), value=0.2 * td.sin(td.t), name="drive")
    Torque(drive)
    """

    def __init__(
        self,
        body: RigidBody,
        on: RigidBody | Literal["world"] = "world",
        *,
        value: Quantity,
        axis: Axis | None = None,
        name: Name = "torque",
    ) -> None:
        self.name = label(name, "a torque")
        self.body, self.on = (
            self._body(body, "body"),
            None if on in (None, "world") else self._body(on, "on"),
        )
        if self.body is self.on:
            raise ModelError(
                f"The torque {name!r} acts on {self.body.name!r}, and its reaction too.",
                "two different bodies",
                "the two torques cancel",
                'on="world"',
                key="on",
                part=name,
            )
        what = f"The torque {name!r}"
        with naming("value", name):
            expected = "an expression of positions, velocities, time and parameters"
            self.value = only(as_expression(value, what), MOTION, what, expected, "value=2.0")
        self.axis = None if axis is None else direction(axis, "axis", name)
        if self.value.shape != ((3,) if axis is None else ()):
            alone, count = not self.value.shape, self.value.shape
            raise ModelError(
                f"{what} has a value of shape {count} and {'no axis' if axis is None else 'an axis'}.",
                "a number with an axis, or a vector of three without",
                "axis= was left out"
                if alone
                else "a component was left out"
                if axis is None
                else "the vector says its axis already",
                "axis=(0, 0, 1)" if alone else "value=(0, 0, 2.0)" if axis is None else "value=2.0",
                key="axis" if alone else "value",
                part=name,
            )

    def _body(self, body: object, key: str) -> RigidBody:
        if isinstance(body, RigidBody):
            return body
        raise ModelError(
            f"The torque {self.name!r} cannot act on {shown(body)}.",
            "a rigid body" + (', or "world"' if key == "on" else ""),
            "a particle, which does not turn, or a name where the body itself belongs",
            "td.Torque(wheel, axis=(0, 0, 1), value=2.0)",
            key=key,
            part=self.name,
        )

    @property
    def velocity(self) -> Expression:
        """The angular velocity of `body` against `on`, rad/s; about the axis, if there is one."""
        if self.axis is None:
            return self.body.omega if self.on is None else self.body.omega - self.on.omega
        own = self.body.omega_body
        if self.on is not None:
            own = own - self.body.rotation.T @ self.on.omega
        return own @ as_expression(self.axis)

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(self.value, self.velocity),)
