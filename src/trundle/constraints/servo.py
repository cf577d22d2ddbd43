"""Constraints that motors keep, and constraints on accelerations.

A servo constraint names its actuators: the residual vanishes, and what makes it vanish acts where they act,

    M q'' = Q + A' lam + B u,      E q'' = d        with the least control, u' W u

where the columns B are what the actuators exert for u = 1, and E q'' = d is the residual, differentiated until it
contains accelerations. A constraint on accelerations, as e'' + 2 e' + e = 0, without actuators is kept by B = E', as
every ideal constraint is. `constrained/servo.py` finds u.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Annotated, Any

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.equality import Holonomic, Nonholonomic
from trundle.described import Listed, Name, Quantity, Ref, of
from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.values import real_numbers, shown
from trundle.symbols.variables import MOTION, as_tuple, label, only, register, variables_in
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force, Work

FOLLOWED = (*MOTION, "acceleration")


class Driven(Compound):
    """A residual with accelerations (`second`), and who makes it vanish: `by`, or nobody in particular."""

    kind = ""
    offers = ("control",)
    by: tuple[Force, ...] = ()
    weights: tuple[float, ...] = ()

    def __init__(self, residual: Quantity, name: str, parts: Sequence[Constraint] = ()) -> None:
        super().__init__(label(name, "a constraint"), parts)
        self.second = as_expression(residual)

    @property
    def size(self) -> int:
        """How many numbers the control has."""
        return len(self.by) or len(self.second)

    @functools.cached_property
    def control(self) -> Expression:
        """u, one number for each actuator (a scalar for one): N or N m for actuators written with 1."""
        parts = [
            register("multiplier", f"{self.name}.control[{i}]", self) for i in range(self.size)
        ]
        return parts[0] if len(parts) == 1 else stack(parts)


class SecondOrder(Driven):
    """chi(q, v, q'', t) = 0: binds accelerations, in which it is linear. Ideal: kept with the least force.

    residual  a scalar or a vector; each component is one row

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> td.SecondOrder(x.dot.dot + 2 * x.dot + x, name="calm")
    SecondOrder('calm')
    """

    def __init__(self, residual: Quantity, name: Name = "second order") -> None:
        super().__init__(_second(residual, name, 2), name)


class Servo(Driven):
    """A residual that actuators keep at zero: "the load follows this path, the force acts on the cart".

    residual  of positions, velocities or accelerations, and time; a scalar or a vector
    by        forces or torques of size 1, in N or N m, which the control multiplies
    weights   of the actuators, where there are more than rows: u' W u is least; default: all alike

    The start must agree with a residual of positions or velocities. To get there from elsewhere, write
    e.dot.dot + 2 * e.dot + e in place of e.

    >>> import trundle as td
    >>> cart = td.Particle("cart", mass=2.0)
    >>> push = td.PointForce((1, 0, 0), at=cart.position)
    >>> servo = td.Servo(cart.x - 0.1 * td.sin(3 * td.t), by=[push], name="shake")
    >>> system = td.System(bodies=[cart], constraints=[servo])
    >>> start = {cart.position: (0, 0, 0), cart.vy: 0, cart.vz: 0}
    >>> motion = system.simulate(until=1.0, start=start)
    >>> off = motion[servo.control + 2.0 * 0.9 * td.sin(3 * td.t)]
    >>> bool(abs(off).max() < 1e-12)
    True
    """

    def __init__(
        self,
        residual: Quantity,
        by: Annotated[Sequence[Force], Listed(Ref((Force,)), 1)],
        *,
        weights: Annotated[Sequence[float] | None, of.Numbers((of.ANY,))] = None,
        name: Name = "servo",
    ) -> None:
        value = _second(residual, name, 0)
        kinds = {v.kind for v in variables_in(value)}
        rows: list[Constraint] = []
        if "acceleration" not in kinds:  # kept exactly, by rows whose own force is nothing
            row = Nonholonomic if "velocity" in kinds else Holonomic
            rows = [row(value, name=name)]
            value = value.dot if "velocity" in kinds else value.dot.dot
        super().__init__(value, name, rows)
        self.by = self._actuators(by)
        self.weights = self._weights(weights)

    def _actuators(self, by: Any) -> tuple[Force, ...]:
        listed = (by,) if isinstance(by, Force) else as_tuple(by) or ()
        for force in listed or (None,):
            if not isinstance(force, Force) or not force.work(()):
                raise ModelError(
                    f"{self.name!r} is kept by {shown(by if force is None else force)}.",
                    "forces and torques: PointForce, Torque, hinge.torque(1), GeneralizedForce",
                    "the body, where the force on it belongs, or a potential",
                    "by=[td.PointForce((1, 0, 0), at=cart.position)]",
                    key="by",
                    part=self.name,
                )
        if len(listed) < len(self.second):
            raise ModelError(
                f"{self.name!r} has {len(self.second)} rows and {len(listed)} actuator(s).",
                "an actuator for each row, at least",
                "fewer cannot make every row vanish",
                "by=[push, lift]",
                key="by",
                part=self.name,
            )
        return listed  # type: ignore[return-value]

    def _weights(self, given: Any) -> tuple[float, ...]:
        if given is None:
            return (1.0,) * len(self.by)
        found = real_numbers(given)
        if found is None or found.shape != (len(self.by),) or not (found > 0).all():
            raise ModelError(
                f"The weights of {self.name!r} are {shown(given)}.",
                f"{len(self.by)} positive numbers, one for each actuator",
                fix=f"weights={[1.0] * len(self.by)}",
                key="weights",
                part=self.name,
            )
        return tuple(map(float, found))


class Control(Force):
    """What the actuators of a servo exert, for a control that has been found."""

    kind = ""

    def __init__(
        self, driven: Driven, control: Expression, directions: Sequence[Sequence[Work]]
    ) -> None:
        self.name, self.control = driven.name, control
        self._work = tuple(
            Work(control[i] * pair.force, pair.velocity)
            for i, pairs in enumerate(directions)
            for pair in pairs
        )

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return self._work


def _second(residual: Quantity, name: str, order: int) -> Expression:
    """A residual as a vector; of order 2 every row contains accelerations, linearly."""
    what = f"The residual of {name!r}"
    with naming("residual", name):
        value = as_expression(residual, what)
        value = value if value.shape else stack([value])
        only(
            value,
            FOLLOWED,
            what,
            "an expression of positions, velocities, accelerations and time",
            "x.dot.dot + x",
        )
        for row in value:
            found = {v.kind for v in variables_in(row)}
            if order == 2 and "acceleration" not in found:
                raise ModelError(
                    f"{what} has a row without accelerations: {row!r}.",
                    "x.dot.dot in every row",
                    "it binds positions or velocities",
                    f"td.{'Nonholonomic' if 'velocity' in found else 'Holonomic'}(residual, name={name!r})",
                )
            if not found & {"position", "velocity", "acceleration"}:
                raise ModelError(
                    f"{what} has a row without coordinates: {row!r}.",
                    "rows that bind coordinates",
                    fix="td.Servo(cart.x - 0.1 * td.sin(td.t), by=[push])",
                )
    return value
