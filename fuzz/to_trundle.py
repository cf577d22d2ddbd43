"""A description in trundle's words: what a user would type, through `import trundle as td` only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import trundle as td
from fuzz.expressions import E, translated
from fuzz.systems import Constraint, Description

OPERATIONS: dict[str, Any] = {
    "number": float, "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "/": lambda a, b: a / b, "neg": lambda a: -a, "pow": lambda a, k: a**k, "sin": td.sin, "cos": td.cos,
    "exp": td.exp, "log": td.log, "sqrt": td.sqrt, "tanh": td.tanh, "atan": td.atan, "atan2": td.atan2,
    "max": td.maximum, "min": td.minimum, "sign": td.sign, "abs": lambda a: abs(a),
    "where": lambda c, a, b: td.where(c > 0, a, b), "ddt": lambda a: a.dot,
}  # fmt: skip


@dataclass
class Translated:
    """The system, its coordinates, bodies, constraints and contact, and the start that was given."""

    system: Any
    x: list[Any]
    names: list[str]
    bodies: list[Any]
    constraints: list[Any]
    contact: Any
    start: dict[Any, Any]
    guess: dict[Any, Any]


class Translator:
    """Words of one description."""

    def __init__(self, d: Description) -> None:
        self.d = d
        self.particles = [td.Particle(f"p{k}", mass=m) for k, m in enumerate(d.particles)]
        self.x = [p.position[k] for p in self.particles for k in range(3)]
        self.names = [f"p{k}.{axis}" for k in range(len(self.particles)) for axis in "xyz"]
        if not self.particles:
            self.x = [td.coordinates(f"x{i}")[0] for i in range(d.coordinates)]
            self.names = [f"x{i}" for i in range(d.coordinates)]
        self.bodies = [self._body(k) for k in range(len(d.bodies))]
        self._memo: dict[int, Any] = {}

    def word(self, e: E) -> Any:
        return translated(e, self._leaf, OPERATIONS, self._memo)

    def words(self, parts: tuple[E, ...]) -> Any:
        return td.vector([self.word(e) for e in parts])

    def _leaf(self, e: E) -> Any:
        if e.op == "t":
            return td.t
        if e.op == "q":
            return self.x[e.args[0]]
        if e.op == "v":
            return self.x[e.args[0]].dot
        body = self.bodies[e.args[0]]
        if e.op == "omega":
            return body.omega[e.args[1]]
        if e.op == "point":
            return body.point(e.args[1])[e.args[2]]
        return (body.point(e.args[1]) - body.position)[e.args[2]]

    def _body(self, k: int) -> Any:
        b, roll = self.d.bodies[k], self.d.rolling
        if roll is None or k > 0:
            return td.RigidBody(f"b{k}", mass=b.mass, inertia=b.inertia)
        if roll.shape == "disc":
            return td.Disc("b0", radius=roll.sizes[0], mass=b.mass)
        if roll.shape == "ellipsoid":
            return td.Ellipsoid("b0", semiaxes=roll.sizes, mass=b.mass)
        if roll.halves is not None:
            return td.Sphere("b0", radius=roll.sizes[0], halves=roll.halves)
        return td.Sphere("b0", radius=roll.sizes[0], mass=b.mass)

    # --- parts ----------------------------------------------------------------------------------
    def constraint(self, c: Constraint, k: int) -> Any:
        name = f"c{k}"
        if c.kind == "holonomic":
            rows = self.word(c.rows[0]) if len(c.rows) == 1 else self.words(c.rows)
            return td.Holonomic(rows, name=name)
        if c.kind == "nonholonomic":
            return td.Nonholonomic(self.words(c.rows), name=name)
        if c.kind == "prescribed":
            return td.Prescribed(self.word(c.rows[0]), self.word(c.value), name=name)
        owners = self.particles or self.bodies
        a, b = (owners[i] if i >= 0 else None for i in (c.a, c.b))
        ends = {"at_a": c.at_a, "at_b": c.at_b, "name": name}
        if c.kind == "ball":
            return td.BallJoint(a, b, **ends)
        if c.kind in ("distance", "rod"):
            return td.Distance(a, b, c.length, **ends)
        if c.kind == "weld":
            return td.Weld(a, b, **ends)
        return td.Hinge(a, b, axis_a=c.axis_a, axis_b=c.axis_b, **ends)

    def forces(self) -> list[Any]:
        d, made = self.d, []
        if d.gravity is not None:
            made.append(td.Gravity(d.gravity))
        for k, s in enumerate(d.springs):
            a = self.words(s.a) if s.b else self.word(s.a[0])
            b = self.words(s.b) if s.b else None
            if s.stiffness:
                made.append(
                    td.Spring(a, b, stiffness=s.stiffness, length=s.length, name=f"spring{k}")
                )
            if s.coefficient:
                made.append(td.Damper(a, b, coefficient=s.coefficient, name=f"damper{k}"))
        for k, (i, force) in enumerate(d.generalized):
            made.append(td.GeneralizedForce({self.x[i]: self.word(force)}, name=f"force{k}"))
        for k, push in enumerate(d.point_forces):
            made.append(
                td.PointForce(self.words(push.force), at=self.words(push.at), name=f"push{k}")
            )
        return made

    def contact(self) -> Any:
        roll = self.d.rolling
        if roll is None:
            return None
        moved: dict[str, Any] = {}
        if roll.shift is not None:
            moved["position"] = self.words(roll.shift)
        if roll.turn is not None:
            half = self.word(roll.turn) / 2
            moved["rotation"] = td.vector([td.cos(half), 0, 0, td.sin(half)])
        operations = {**OPERATIONS}

        def f(x: Any, y: Any, z: Any) -> Any:
            return z - translated(roll.height, lambda e: (x, y)[e.args[0]], operations, {})

        return td.Rolling(self.bodies[0], td.Surface(f, name="ground", **moved), name="contact")

    def start(self) -> tuple[dict[Any, Any], dict[Any, Any]]:
        d = self.d
        start: dict[Any, Any] = {}
        guess: dict[Any, Any] = {}
        for i, x in enumerate(self.x):
            for key, value, left_open, shift in (
                (x, d.q0[i], d.open_q, 0),
                (x.dot, d.v0[i], d.open_v, len(self.x)),
            ):
                if i in left_open:
                    guess[key] = value + d.guess_off[i + shift] * d.scales[i]
                else:
                    start[key] = value
        for b, body in zip(d.bodies, self.bodies, strict=True):
            if d.rolling is None or body is not self.bodies[0]:
                start |= {body.position: b.position, body.quaternion: b.quaternion}
                start |= {body.velocity: b.velocity, body.omega: b.omega}
        return start, guess


def to_trundle(d: Description) -> Translated:
    """The whole description, translated."""
    words = Translator(d)
    constraints = [words.constraint(c, k) for k, c in enumerate(d.constraints)]
    contact = words.contact()
    forces = words.forces()
    for f in d.friction:
        options: dict[str, Any] = {"static": f.static, "thrust": f.thrust}
        if not f.plain:
            options["at"] = words.words(f.at)
        if f.on_what:
            options["on"] = words.words(f.on_what)
        forces.append(td.Coulomb(constraints[f.on], f.mu, **options))
    bodies = [*words.bodies, *words.particles]
    parts: dict[str, Any] = {"bodies": bodies} if bodies else {}
    if words.x and not words.particles:
        parts |= {"kinetic": words.word(d.kinetic), "potential": words.word(d.potential)}
        parts["coordinates"] = words.x
    rows = [*constraints, contact] if contact is not None else constraints
    system = td.System(constraints=rows, forces=forces, **parts)
    start, guess = words.start()
    if contact is not None:
        roll, body = d.rolling, d.bodies[0]
        assert roll is not None
        how = (
            {"omega": roll.omega}
            if roll.omega is not None
            else {"velocity": roll.drive, "spin": roll.spin}
        )
        start |= contact.start(at=roll.at, quaternion=body.quaternion, **how)
    return Translated(
        system, words.x, words.names, words.bodies, constraints, contact, start, guess
    )
