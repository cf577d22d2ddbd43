"""What couples the motions of joints and points: gears, belts, racks, ropes over small pulleys, blades."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Annotated, Any

from trundle.constraints.compound import Compound
from trundle.constraints.ends import turned
from trundle.constraints.equality import Holonomic, Nonholonomic
from trundle.constraints.joint import Travelling, Turning
from trundle.described import Axis, Formula, Listed, Name, Point, Way, of
from trundle.errors import ModelError, naming
from trundle.symbols.checks import direction, three
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.functions import cross, norm
from trundle.symbols.values import shown
from trundle.symbols.variables import as_tuple, scalar, variables_in
from trundle.unconstrained.rigid import RigidBody

_STATIONS = Listed(of.Numbers((3,), plain=False), 2)


def _constant(value: Formula, key: str, part: str, *, sign: bool = False) -> Expression:
    """A number other than zero, or an expression of parameters; `sign`: it may be negative."""
    with naming(key, part):
        found = scalar(value, f"The {key} of {part!r}")
    loose = [v.name for v in variables_in(found) if v.kind != "parameter"]
    number = float(found) if found.sx.is_constant() else 1.0
    if loose or not (number > 0 or (sign and number < 0)):
        raise ModelError(
            f"The {key} of {part!r} is {found!r}.",
            f"a {'number other than zero' if sign else 'positive number'}, or an expression of parameters",
            f"{loose[0]} changes during the motion" if loose else "",
            f"{key}={abs(number) or 1.0:g}",
            key=key,
            part=part,
        )
    return found


def _way(value: Way, key: str, part: str) -> Expression:
    """A direction of length one, of numbers or of what changes."""
    found = three(value, f"The {key} of {part!r}", key, part)
    if not found.sx.is_constant():
        return found / norm(found)
    return as_expression(direction([float(x) for x in found], key, part))


def _joint(joint: Any, kind: type, key: str, part: str) -> None:
    if not isinstance(joint, kind):
        raise ModelError(
            f"{part!r} cannot act on {shown(joint)}.",
            f"{kind.called} ({'Hinge, Cylindrical, ...' if kind is Turning else 'Prismatic, Cylindrical'})",  # type: ignore[attr-defined]
            fix=f"{key}={joint}  # the joint itself, without quotes"
            if isinstance(joint, str)
            else f'{key}=td.{"Hinge" if kind is Turning else "Prismatic"}(body, "world", axis_a=(0, 0, 1))',
            key=key,
            part=part,
        )


class Gear(Compound):
    """Two joints turn in a fixed ratio: a.rate = ratio b.rate. One row.

    a, b   the joints; of a planetary gear those on the carrier
    ratio  turns of a for a turn of b: negative where the wheels mesh outside, -z_b/z_a of the numbers of teeth

    It binds rates, so the wheels may start at any angles.

    >>> import trundle as td
    >>> wheels = [td.Disc(n, radius=r, mass=1.0) for n, r in (("small", 0.1), ("large", 0.3))]
    >>> small, large = (td.Hinge(w, "world", axis_a=(0, 0, 1), name=f"pin_{w.name}") for w in wheels)
    >>> td.Gear(small, large, ratio=-3)
    Gear('gear pin_small-pin_large')
    """

    def __init__(self, a: Turning, b: Turning, ratio: Formula, *, name: Name = "") -> None:
        label = name or f"gear {getattr(a, 'name', a)}-{getattr(b, 'name', b)}"
        _joint(a, Turning, "a", label)
        _joint(b, Turning, "b", label)
        rate = a.rate - _constant(ratio, "ratio", label, sign=True) * b.rate
        if a is b:
            raise ModelError(
                f"{label!r} joins {a.name!r} to itself.",
                "two different joints",
                "one joint typed twice",
                "b=other",
                key="b",
                part=label,
            )
        super().__init__(label, [Nonholonomic(rate, name=label)])


class Belt(Compound):
    """A belt that does not slip, over a wheel on each of two joints: radius_a a.rate = radius_b b.rate. One row.

    a, b                the joints
    radius_a, radius_b  of the wheels on them, m
    crossed             the belt is crossed, so that they turn opposite ways
    slip                how fast the belt runs on a ahead of b, m/s: `td.DryFriction(belt.slip, 40.0)` in place of the
                        constraint is a belt that slips above 40 N
    """

    offers = ("slip",)

    def __init__(
        self,
        a: Turning,
        b: Turning,
        *,
        radius_a: Formula,
        radius_b: Formula,
        crossed: bool = False,
        name: Name = "",
    ) -> None:
        label = name or f"belt {getattr(a, 'name', a)}-{getattr(b, 'name', b)}"
        _joint(a, Turning, "a", label)
        _joint(b, Turning, "b", label)
        r_a, r_b = _constant(radius_a, "radius_a", label), _constant(radius_b, "radius_b", label)
        other = r_b * b.rate
        self.slip = r_a * a.rate + (other if crossed else -other)
        super().__init__(label, [Nonholonomic(self.slip, name=label)])


class Rack(Compound):
    """A rack on a slide and a pinion on a joint: rack.speed = radius pinion.rate. One row.

    rack    a joint that slides
    pinion  a joint that turns
    radius  of the pinion, m; negative where the rack runs the other way
    """

    def __init__(
        self, rack: Travelling, pinion: Turning, radius: Formula, *, name: Name = ""
    ) -> None:
        label = name or f"rack {getattr(rack, 'name', rack)}-{getattr(pinion, 'name', pinion)}"
        _joint(rack, Travelling, "rack", label)
        _joint(pinion, Turning, "pinion", label)
        r = _constant(radius, "radius", label, sign=True)
        super().__init__(label, [Nonholonomic(rack.speed - r * pinion.rate, name=label)])


class Rope(Compound):
    """A taut massless rope of fixed length from the first point over small pulleys or rings to the last. One row.

    along   two points or more, m: bodies, or places in world axes, of which any may move
    length  m, of time too: a winch

    It runs freely over the points between. Its tension is `rope.tension`: where that is negative, a real rope is slack.

    >>> import trundle as td
    >>> left, right = td.Particle("left", mass=1.0), td.Particle("right", mass=2.0)
    >>> rope = td.Rope([left, (0, 0, 1), (0.5, 0, 1), right], length=3.0, name="rope")
    >>> rope.tension
    -rope.multiplier
    """

    offers = ("tension",)

    def __init__(
        self, along: Annotated[Sequence[Any], _STATIONS], length: Formula, *, name: Name = "rope"
    ) -> None:
        listed = as_tuple(along) or ()
        if len(listed) < 2:
            raise ModelError(
                f"The rope {name!r} runs along {shown(along)}.",
                "two points or more, in a list",
                "the ends belong to the list: the first and the last",
                "along=[load.position, (0, 0, 1), weight.position]",
                key="along",
                part=name,
            )
        with naming("along", name):
            points = [three(one, f"A point of the rope {name!r}") for one in listed]
        with naming("length", name):
            size = scalar(length, f"The length of {name!r}")
        if size.sx.is_constant() and not float(size) > 0:
            raise ModelError(
                f"The length of {name!r} is {float(size):g}.",
                "a positive length",
                fix=f"length={abs(float(size)) or 1.0:g}",
                key="length",
                part=name,
            )
        spans = [norm(q - p) for p, q in itertools.pairwise(points) if not (q - p).sx.is_zero()]
        total = sum(spans, as_expression(0))
        with naming("along", name):
            row = Holonomic(total - size, name=name)
        super().__init__(name, [row])

    @property
    def tension(self) -> Expression:
        """What the rope pulls with at both ends, N."""
        return -self.parts[0].multiplier


class Skate(Compound):
    """A blade, a skate or a sharp wheel: a point of a body does not move across it. One row, which binds velocities.

    body     who stands on it
    at       the point of the blade, in body axes, m
    forward  along the blade, in body axes; of parameters, time or angles too: a wheel that is steered
    up       normal of the floor, in world axes

    >>> import trundle as td
    >>> sleigh = td.Box("sleigh", (0.4, 0.2, 0.1), mass=2.0)
    >>> td.Skate(sleigh, at=(-0.15, 0, 0), forward=(1, 0, 0))
    Skate('skate of sleigh')
    """

    offers = ("across",)

    def __init__(
        self,
        body: RigidBody,
        *,
        forward: Way,
        at: Point = (0, 0, 0),
        up: Axis = (0, 0, 1),
        name: Name = "",
    ) -> None:
        label = name or f"skate of {getattr(body, 'name', body)}"
        if not isinstance(body, RigidBody):
            raise ModelError(
                f"{label!r} cannot be on {shown(body)}.",
                "a rigid body, whose axes say where the blade points",
                fix="td.Skate(sleigh, forward=(1, 0, 0))",
                key="body",
                part=label,
            )
        along = turned(body, _way(forward, "forward", label))
        self.across = cross(as_expression(direction(up, "up", label)), along)  # to the left
        with naming("at", label):
            velocity = body.velocity_of(at)
        super().__init__(label, [Nonholonomic(velocity @ self.across, name=label)])
