"""Contact as it is: it presses and never pulls, friction has a limit, and it may open, fly and strike.

The gap g is a zero-mass coordinate beside the contact point (`geometry.py`). Every mode is the same system with other
rows:

    fly     nothing more: the rows say where the foot point is, and how far
    slide   g = 0, and the friction force -mu N s/|s|
    roll    g = 0, and no slip

Which mode holds, and when it ends, is for the run to find out (`integrate/modes.py`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, cast, get_args

import casadi as ca

from trundle.constraints.compound import symbol_of
from trundle.constraints.contact import SurfaceContact, as_surface
from trundle.constraints.equality import Holonomic
from trundle.constraints.geometry import PointOnSurface, touching
from trundle.constraints.point import Point
from trundle.constraints.surface import Surface, space
from trundle.constraints.working import Coulomb
from trundle.described import Formula, InPlane, Offset, OwnName, Quaternion, of
from trundle.errors import ModelError, naming
from trundle.symbols.checks import one_of
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.functions import stack, vector
from trundle.symbols.spelling import spelled
from trundle.symbols.variables import Coordinate
from trundle.unconstrained.bodies import Particle, Requirement, physical
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape
from trundle.unconstrained.shapes import Box, Ellipsoid, Sphere

MOST_TOUCHES, MOST_PAIRS = 4, 300
FIX = "td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)"
Impact = Literal["poisson", "stronge", "newton"]
Order = Literal["simultaneous", "sequential"]
Friction = Annotated[
    Like | Callable[[Expression, Expression], Like],
    of.Law((of.ONE,), plain=False, harmless=1.0, given=("N", "speed")),
]


class Contact(SurfaceContact):
    """A body that may touch a surface or another body: it rolls, slides, lifts off, flies and strikes.

    friction             coefficient mu; math.inf never slides; or `lambda N, speed: ...`, in files a formula of
                         `N` and `speed`, which gives mu from the normal force (N) and the speed of slip (m/s);
                         a strike takes the limit of mu for a normal force beyond all bounds
    restitution          e, from 0 to 1: how much of the approach a strike gives back
    static_friction      coefficient at rest (default: friction)
    rolling_resistance   length (m): the torque is at most this times N, against the rolling
    spinning_resistance  length (m): the same about the normal
    impact               "poisson", "stronge" or "newton": what restitution means
    order                of contacts that strike at one instant: "simultaneous", as one problem, or "sequential", the
                         fastest approach first, until none approaches; one contact that says so decides for all of them
    at                   a point of the body (body axes, m) that touches, as a corner; default: its surface
    gap                  distance of the two (m), an expression like `normal_force` and `slip`

    >>> import trundle as td
    >>> ball = td.Sphere("ball", radius=0.1, mass=1.0)
    >>> contact = td.Contact(ball, td.Surface.plane(), friction=0.3, restitution=0.5)
    >>> system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    >>> start = {ball.position: (0, 0, 0.6), ball.velocity: (1, 0, 0), ball.quaternion: (1, 0, 0, 0)}
    >>> start |= {ball.omega: (0, 0, 0)}
    >>> motion = system.simulate(until=0.5, start=start)
    >>> round(motion.impacts[0].time, 9)
    0.319275428
    """

    rolls = False
    offers = (*SurfaceContact.offers, "gap")

    def __init__(
        self,
        body: RigidBody | Particle,
        surface: Surface | RigidBody,
        *,
        friction: Friction,
        restitution: Formula,
        static_friction: Formula | None = None,
        rolling_resistance: Formula = 0.0,
        spinning_resistance: Formula = 0.0,
        impact: Impact = "poisson",
        order: Order = "simultaneous",
        at: Offset | None = None,
        name: OwnName | None = None,
    ) -> None:
        if isinstance(body, Surface) and not isinstance(surface, Surface):
            body, surface = surface, body
        self._check(body, surface)
        self.body = cast(RigidBody, body)  # a particle has what a contact needs
        self.surface = as_surface(surface, FIX)
        label = name or f"{body.name} on {self.surface.name}"
        symbol = symbol_of(label)
        self.gap = Coordinate(f"{symbol}.gap")
        self._touch(label, symbol, self._geometry(symbol, at))
        self.pressing = Holonomic(self.gap, name=f"{symbol}: closed")
        self.impact: Impact = one_of(impact, get_args(Impact), "impact", label)
        self.order: Order = one_of(order, get_args(Order), "order", label)
        self.restitution, holds = physical(restitution, "restitution", label)
        words = f"1 minus restitution of {label!r}"
        whole = Requirement(1 - self.restitution, words, "restitution", label)
        if whole.quantity.sx.is_constant():
            whole.check(float(whole.quantity))
        self.grips = isinstance(friction, (int, float)) and friction == math.inf
        with naming("friction" if static_friction is None else "", label, instead=True):
            self.rubbing = self._rubbing(friction, static_friction)
        self.resistances = [
            element
            for element in (
                self._resistance("rolling", rolling_resistance),
                self._resistance("spinning", spinning_resistance),
            )
            if element is not None
        ]
        self.requirements = (holds, whole, *(r for f in self.elements for r in f.requirements))
        self.others: tuple[Contact, ...] = ()  # of the same pair, each at another foot

    @property
    def elements(self) -> list[Coulomb]:
        """What rubs at the contact: its slip, its rolling, its spinning."""
        return [*([] if self.rubbing is None else [self.rubbing]), *self.resistances]

    @property
    def may_choose(self) -> bool:
        """Whether there may be more than one foot: not on a plane, nor on a body that is convex all around.

        A rim has two on a plane as well, the lower one and the upper one; as it passes flat they change places.
        """
        if not self.geometry.bodies:
            return False
        if not isinstance(self.surface.body, (Sphere, Ellipsoid)):
            return True
        own = self.surface.body.surface_function(vector(space))
        return not ca.is_equal(self.surface.f.sx, own.sx, 100)

    # --- what it is made of -----------------------------------------------------------------------
    def _check(self, body: Any, surface: Any) -> None:
        if isinstance(body, Particle):
            return
        super()._check(body, surface)

    def _geometry(self, symbol: str, at: Sequence[float] | None) -> Any:
        if isinstance(self.body, Particle):
            return PointOnSurface(
                self.body, self.body.position, self.body.velocity, self.surface, symbol, self.gap
            )
        if at is not None:
            p, v = self.body.point(at), self.body.velocity_of(at)
            return PointOnSurface(self.body, p, v, self.surface, symbol, self.gap)
        return touching(self.body, self.surface, symbol, 1, self.gap)

    def _rubbing(self, friction: Friction, static: Like | None) -> Coulomb | None:
        point = Point.pressed(self.slip, self.normal, as_expression(1.0))
        name = f"friction of {self.name}"
        if self.grips:
            return Coulomb.pressed(self.pressing, point, 0.0, None, name, grips=True)
        if callable(friction) and not isinstance(friction, Expression):
            return Coulomb.pressed(self.pressing, point, friction, static, name)
        found = Coulomb.pressed(self.pressing, point, friction, static, name)
        return None if found.nothing else found

    def _resistance(self, kind: str, length: Like) -> Coulomb | None:
        if not isinstance(self.body, RigidBody):
            if isinstance(length, (int, float)) and length == 0:
                return None
            raise ModelError(
                f"{kind}_resistance={length!r} was given for {self.name!r}.",
                "a body that turns",
                "a particle, which neither rolls nor spins",
                FIX,
                key=f"{kind}_resistance",
            )
        omega = self.body.omega
        other = self.surface.body
        if other is not None:
            omega = omega - other.omega
        about = self.normal * (omega @ self.normal)
        name = f"{kind} resistance of {self.name}"
        if kind == "spinning":
            point = Point.along(stack([omega @ self.normal]))
        else:
            point = Point.pressed(omega - about, self.normal, as_expression(1.0))
        found = Coulomb.pressed(self.pressing, point, length, None, name)
        return None if found.nothing else found

    # --- where it starts --------------------------------------------------------------------------
    @spelled()
    def start(
        self,
        at: InPlane | None = None,
        *,
        velocity: InPlane | None = None,
        spin: float | None = None,
        omega: InPlane | None = None,
        quaternion: Quaternion = (1, 0, 0, 0),
        position: InPlane | None = None,
    ) -> dict[Expression, Any]:
        """Start values that place the body on the surface, touching.

        As `Rolling.start`. Without omega= the body starts without slip; velocity= and omega= together say the slip.
        """
        values = super().start(
            at, velocity=velocity, spin=spin, omega=omega, quaternion=quaternion, position=position
        )
        values |= {self.gap: 0.0, self.gap.dot: 0.0}
        if omega is None or velocity is None:
            values[self.slip] = (0.0, 0.0, 0.0)
        return values

    @classmethod
    def touches(
        cls, body: RigidBody, surface: Surface | RigidBody, count: int = 2, **options: Any
    ) -> list[Contact]:
        """Contacts of one pair that may touch in several places, as a ball between the walls of a valley.

        body     who touches
        surface  what it touches: a surface, or another body
        count    how many there are, from 1 to 4

        Each follows a foot of its own, the nearest ones; the options are those of a contact. Where there are fewer
        feet than contacts, the last ones wait.

        >>> import trundle as td
        >>> ball = td.Sphere("ball", radius=1.0, mass=1.0)
        >>> valley = td.Surface.height(lambda x, y: x**2, name="valley")
        >>> [c.name for c in td.Contact.touches(ball, valley, friction=0.5, restitution=0)]
        ['ball on valley', 'ball on valley, touch 2']
        """
        if not isinstance(count, int) or not 1 <= count <= MOST_TOUCHES:
            raise ModelError(
                f"td.Contact.touches cannot make count={count!r} contacts.",
                f"a whole number from 1 to {MOST_TOUCHES}",
                fix="td.Contact.touches(ball, valley, 2, friction=0.3, restitution=0.5)",
                key="count",
            )
        surface = as_surface(surface, FIX)
        label = options.pop("name", None) or f"{body.name} on {surface.name}"
        names = [label, *(f"{label}, touch {i}" for i in range(2, count + 1))]
        made = [cls(body, surface, name=name, **options) for name in names]
        if count > 1 and isinstance(made[0].geometry, PointOnSurface):
            raise ModelError(
                f"{body.name!r} touches with a point, in one place.",
                "a sphere, a smooth shape or a rim",
                fix="td.Contact(particle, surface, friction=0.3, restitution=0.5)",
                key="at" if options.get("at") is not None else "body",
            )
        for one in made:
            one.others = tuple(other for other in made if other is not one)
        return made

    @classmethod
    def between(
        cls, things: Sequence[RigidBody | Particle | Surface], **options: Any
    ) -> list[Contact]:
        """One contact for each pair of a list of bodies and surfaces; the options are those of a contact.

        things  bodies and surfaces, at least two

        `name=` begins all their names.

        Of two bodies the first touches the second, or the other way round where the second has only a rim.

        >>> import trundle as td
        >>> a, b = (td.Sphere(name, radius=0.1, mass=1.0) for name in "ab")
        >>> pairs = td.Contact.between([a, b, td.Surface.plane(name="floor")], friction=0.2, restitution=0.5)
        >>> [c.name for c in pairs]
        ['a on b', 'a on floor', 'b on floor']
        """
        begin = _beginning(options, "td.Contact.between", "which of a pair has that point")
        both = itertools.combinations(things, 2)
        pairs = [pair for pair in both if not all(isinstance(one, Surface) for one in pair)]
        if not 0 < len(pairs) <= MOST_PAIRS:
            raise ModelError(
                f"The {len(things)} things of td.Contact.between make {len(pairs) or 'no'} pairs.",
                f"a list of at least two, one of them a body, and at most {MOST_PAIRS} pairs",
                "pairs that never touch"
                if pairs
                else "surfaces alone, or one body without another",
                "td.Contact.between([ball, other, ground], friction=0.3, restitution=0.5)",
                key="things",
            )
        made = []
        for one, other in pairs:
            turned = isinstance(one, Surface) or (
                isinstance(other, Particle) or (isinstance(other, Shape) and other.rim is not None)
            )
            a, b = (other, one) if turned else (one, other)
            name = f"{begin}{a.name} on {b.name}"
            made.append(cls(cast(RigidBody, a), cast(Surface, b), name=name, **options))
        return made

    @classmethod
    def corners(cls, box: Box, surface: Surface | RigidBody, **options: Any) -> list[Contact]:
        """One contact for each of the eight corners of a box; the options are those of a contact.

        box      whose corners touch
        surface  what they touch: a surface, or a body

        `name=` begins all their names.

        >>> import trundle as td
        >>> box = td.Box("box", (1, 1, 1), mass=1.0)
        >>> [c.name for c in td.Contact.corners(box, td.Surface.plane(), friction=0.5, restitution=0)][:2]
        ['corner 1 of box on plane', 'corner 2 of box on plane']
        """
        if not isinstance(box, Box):
            raise ModelError(
                f"{box!r} has no corners for td.Contact.corners.",
                "a td.Box",
                fix="td.Contact(ball, ground, friction=0.3, restitution=0.5)",
            )
        a, b, c = (side / 2 for side in box.sides)
        surface = as_surface(surface, FIX)
        made, begin = [], _beginning(options, "td.Contact.corners", "the corners are the points")
        for i, signs in enumerate(itertools.product((-1, 1), repeat=3), 1):
            at = tuple(sign * half for sign, half in zip(signs, (a, b, c), strict=True))
            name = f"{begin}corner {i} of {box.name} on {surface.name}"
            made.append(cls(box, surface, at=at, name=name, **options))
        return made


def _beginning(options: dict[str, Any], what: str, why: str) -> str:
    """The prefix of the names of contacts that are made together; removes `name` from their options."""
    if options.get("at") is not None:
        raise ModelError(
            f"{what} was given at={options['at']!r}.",
            "no point of a body",
            why,
            "td.Contact(body, surface, at=(0, 0, 0.1), friction=0.3, restitution=0.5)",
            key="at",
        )
    name = options.pop("name", None)
    return f"{name}, " if name else ""
