"""Dry friction with a given limit: of joints, belts, clutches, brakes, whatever presses them.

It is Coulomb friction with a coefficient of one under a given normal force: a pad, a coordinate w without mass, is
pressed with that force against its stop w = 0. What rubs, sticks and lets go is then the same as everywhere; a strike,
which presses no pad, has no share of it: a limited force has no impulse.
"""

from __future__ import annotations

from collections.abc import Sequence

from trundle.constraints.compound import symbol_of
from trundle.constraints.equality import Holonomic
from trundle.constraints.joint import Joint, Travelling
from trundle.constraints.point import Point
from trundle.constraints.working import Coulomb
from trundle.described import Formula, Name
from trundle.errors import ModelError, naming
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import stack
from trundle.symbols.values import shown
from trundle.symbols.variables import MOTION, Coordinate, label, only, scalar, variables_in
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Work


class DryFriction(Coulomb):
    """Friction with a given limit at whatever slips: F = -most s/|s|; at s = 0 it sticks while |F| <= static.

    slip    the velocity s: `hinge.rate` (rad/s), `slide.speed` (m/s), `belt.slip`, `a.rate - b.rate` of a clutch
    most    the limit while it slips: N where the slip is in m/s, N m where it is in rad/s; it may be an expression
            of (q, v, t), such as that of a brake, and counts by its size
    static  the limit at rest as a multiple of `most`, one or more (default: 1)

    >>> import trundle as td
    >>> door = td.Box("door", (0.8, 0.04, 2.0), mass=20.0)
    >>> pin = td.Hinge(door, "world", axis_a=(0, 0, 1), at_a=(-0.4, 0, 0), name="pin")
    >>> rubs = td.DryFriction(pin.rate, 0.5, name="dry pin")
    >>> system = td.System(bodies=[door], constraints=[pin], forces=[rubs])
    >>> motion = system.simulate(until=20.0, start={pin.angle: 0.0, pin.rate: 1.0})
    >>> J = 20.0 * (0.8**2 + 0.04**2) / 12 + 20.0 * 0.4**2
    >>> bool(abs(motion[pin.angle][-1] - J / (2 * 0.5)) < 1e-9)
    True
    """

    def __init__(
        self,
        slip: Formula,
        most: Formula,
        *,
        static: Formula | None = None,
        name: Name = "dry friction",
    ) -> None:
        with naming("slip", name):
            whose = symbol_of(slip.name) if isinstance(slip, Joint) else ""
            self.slip = as_expression(0.0) if whose else scalar(slip, "What slips")
            only(self.slip, MOTION, "What slips", "an expression of (q, v, t)", "slip=pin.rate")
            if not any(v.kind == "velocity" for v in variables_in(self.slip)):
                rate = "speed" if isinstance(slip, Travelling) else "rate"
                raise ModelError(
                    f"Friction cannot act against {shown(slip)}, which is not a velocity.",
                    "a velocity: hinge.rate, slide.speed, belt.slip",
                    "a joint or an angle, where its rate belongs; friction acts against a velocity",
                    f"td.DryFriction({whose or 'hinge'}.{rate}, 0.5)",
                )
        self.name = label(name, "a force")
        symbol = symbol_of(self.name)
        self.pad = Coordinate(f"{symbol}.pad")
        self.constraint = Holonomic(self.pad, name=f"{symbol}: pad")
        self.thrust, self.alone = "actual", False
        self.grips, self.load = False, None
        self.point = Point.along(stack([self.slip]))
        self.most = self._limit(most)
        self._take(1.0, static)

    def _limit(self, most: Formula) -> Expression:
        """The limit, checked; a number or an expression of parameters is not negative."""
        what = f"The limit most= of {self.name!r}"
        with naming("most", self.name):
            value = only(scalar(most, what), MOTION, what, "an expression of (q, v, t)", "most=0.5")
        if value.sx.is_constant() and not float(value) >= 0:
            raise ModelError(
                f"{what} is {float(value):g}.",
                "a limit that is not negative",
                "a sign: friction acts against the slip by itself",
                f"most={abs(float(value)):g}",
                key="most",
                part=self.name,
            )
        return value

    @property
    def nothing(self) -> bool:
        """Whether the limit is the constant zero."""
        return bool(self.most.sx.is_zero())

    def work(self, bodies: Sequence[Body]) -> Sequence[Work]:
        return (Work(self.most, self.pad.velocity),)
