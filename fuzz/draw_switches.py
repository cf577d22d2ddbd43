"""Random systems that are not smooth: pulses, steps, one-sided springs, kinks in constraints, dry friction."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from fuzz.draw import Draft, drawn, nonzero, number, times
from fuzz.draw_bodies import body, fitted, three
from fuzz.expressions import E, as_e, call, ddt, point, q, t, v
from fuzz.fit import AtStart, Rng
from fuzz.model import Model
from fuzz.systems import Constraint, Description, Friction, Spring
from fuzz.vectors import matrix_times, rotation


# --- forces ----------------------------------------------------------------------------------------------
def step(c: object) -> E:
    """1 where c > 0, else 0."""
    return call("where", c, 1.0, 0.0)


def pulse(rng: Rng, until: float) -> E:
    """A force for a short while: 1 to 20 ms, of an impulse of about one."""
    begin, width = number(rng, 0.1, 0.8) * until, float(rng.choice([0.001, 0.005, 0.02]))
    return nonzero(rng, 0.3, 1.0) / width * step(t - begin) * step(begin + width - t)


def of_time(rng: Rng, until: float) -> E:
    c, w, begin = nonzero(rng, 0.5, 4.0), number(rng, 4.0, 20.0), number(rng, 0.2, 0.8) * until
    forms: tuple[Callable[[], E], ...] = (
        lambda: pulse(rng, until), lambda: c * step(t - begin), lambda: c * call("sign", call("sin", w * t + 0.1)),
        lambda: c * call("max", 0.0, t - begin), lambda: c * call("abs", call("sin", w * t + 0.3)),
        lambda: c * call("min", call("cos", w * t), 0.4),
    )  # fmt: skip
    return forms[int(rng.integers(len(forms)))]()


def of_state(rng: Rng, i: int, j: int) -> E:
    """A force on coordinate i that switches with the state; those that hold it at the switch are left out."""
    c, place = number(rng, 0.5, 20.0), number(rng, -0.6, 0.6)
    x, other = q(i), q(j)
    forms: tuple[Callable[[], E], ...] = (
        lambda: -(c * call("max", 0.0, x - place)), lambda: c * call("max", 0.0, place - x),
        lambda: 0.3 * c * step(other - place), lambda: -(0.3 * c * call("abs", other) * x),
        lambda: -(0.3 * c * call("where", v(j) - place, v(i), 0.2 * x)), lambda: -(0.2 * c * v(i) * call("abs", v(i))),
        lambda: 0.2 * c * call("min", call("sin", 3.0 * other), 0.5),
    )  # fmt: skip
    return forms[int(rng.integers(len(forms)))]()


def switches(rng: Rng, seed: int) -> Description:
    """A smooth system with one to three forces that switch, with time or with the state."""

    def make(rng: Rng) -> Description:
        draft = Draft(rng, "switches", seed, int(rng.integers(1, 6)))
        for _ in range(int(rng.integers(0, max(1, draft.n - 1)))):
            draft.holonomic(moving=bool(rng.random() < 0.3))
        until = number(rng, 0.5, 1.2)
        for _ in range(int(rng.integers(1, 4))):
            i, j = (int(k) for k in rng.integers(draft.n, size=2))
            force = of_time(rng, until) if rng.random() < 0.5 else of_state(rng, i, j)
            draft.generalized.append((i, force))
        return draft.done(until)

    return drawn(rng, make)


# --- constraints -------------------------------------------------------------------------------------------
def bent(rng: Rng, until: float) -> E:
    """A motion with a kink in time: velocities jump there."""
    begin, a, w = number(rng, 0.2, 0.8) * until, nonzero(rng, 0.3, 1.5), number(rng, 3.0, 9.0)
    forms: tuple[Callable[[], E], ...] = (
        lambda: a * call("max", 0.0, t - begin), lambda: a * call("abs", t - begin),
        lambda: a * call("min", t, begin), lambda: a * call("where", t - begin, t - begin, 0.5 * (t - begin)),
        lambda: 0.2 * a * call("abs", call("sin", w * t + 0.4)), lambda: a * call("max", 0.0, t - begin) ** 2,
        lambda: a * call("where", t - begin, call("sin", t - begin), 0.0),
    )  # fmt: skip
    return forms[int(rng.integers(len(forms)))]()


def kinks(rng: Rng, seed: int) -> Description:
    """A coordinate, or a combination of some, is driven along a bent path; others are bound to it."""

    def make(rng: Rng) -> Description:
        draft = Draft(rng, "kinks", seed, int(rng.integers(2, 6)))
        until = number(rng, 0.5, 1.2)
        f = q(0) if rng.random() < 0.5 else q(0) + number(rng, 0.3, 1.0) * q(1)
        draft.rows.append(("holonomic", f - bent(rng, until)))
        for _ in range(int(rng.integers(0, max(1, draft.n - 1)))):
            draft.holonomic(moving=bool(rng.random() < 0.3))
        if (
            rng.random() < 0.3
        ):  # a change of curvature with the place: smooth enough to need no blow
            i, j = (int(k) for k in rng.choice(draft.n, 2, replace=False))
            bend = number(rng, 0.3, 1.0) * call("max", 0.0, q(i) - number(rng, -0.5, 0.5)) ** 2
            draft.rows.append(("holonomic", q(j) + 0.3 * q(i) - bend))
        return draft.done(until)

    return drawn(rng, make)


# --- friction ------------------------------------------------------------------------------------------------
def coefficients(rng: Rng) -> dict[str, Any]:
    mu = number(rng, 0.05, 0.7)
    return {"mu": mu, "static": mu if rng.random() < 0.6 else float(np.round(mu * 1.3, 3))}


def thrust(rng: Rng) -> str:
    return str(rng.choice(["actual", "frictionless"]))


def bead(rng: Rng, seed: int) -> Description:
    """A particle on a curve y = f(x), with a spring, maybe driven; it slides, stops, sticks or slides back."""
    x, y = q(0), q(1)
    a, b, w = number(rng, -0.6, 0.6), number(rng, -0.5, 0.5), number(rng, 0.5, 2.5)
    f = a * x + b * x**2 + number(rng, -0.3, 0.3) * call("sin", w * x)
    x0, s0, m = number(rng, -0.7, 0.7), nonzero(rng, 0.2, 2.0), number(rng, 0.3, 3.0)
    slope = _derivative(f)
    size = call("sqrt", 1.0 + slope**2)
    y0 = _at(f, x0)
    k0 = _at(slope, x0)
    u0 = s0 / float(np.sqrt(1 + k0**2))
    forces: list[tuple[int, E]] = []
    if rng.random() < 0.5:
        forces.append((0, number(rng, 2.0, 15.0) * m * call("sin", number(rng, 3.0, 12.0) * t)))
    until = number(rng, 0.5, 1.5)
    curve = Constraint("holonomic", (y - f,), normal=size)
    rub = Friction(
        0,
        velocity=((v(0) + slope * v(1)) / size,),
        at=(x, y),
        thrust=thrust(rng),
        plain=bool(rng.random() < 0.5),
        **coefficients(rng),
    )
    return Description(
        "friction", seed, 2, 0.5 * m * (v(0) ** 2 + v(1) ** 2), m * 9.81 * y + 0.5 * number(rng, 0.0, 20.0) * x**2,
        constraints=(curve,), generalized=tuple(forces), q0=(x0, y0), v0=(u0, u0 * k0),
        friction=(rub,),
        until=until, times=times(rng, until),
    )  # fmt: skip


def belt(rng: Rng, seed: int) -> Description:
    """Blocks on a belt that moves, held by springs: stick and slip. One or two blocks, coupled."""
    n = int(rng.integers(1, 3))
    xs, ys = list(range(n)), list(range(n, 2 * n))
    m = [number(rng, 0.5, 2.0) for _ in range(n)]
    speed = nonzero(rng, 0.1, 1.0)
    ground = speed + (
        number(rng, 0.1, 0.5) * call("sin", number(rng, 1.0, 5.0) * t)
        if rng.random() < 0.5
        else as_e(0.0)
    )
    T = as_e(0.0) + sum((0.5 * m[i] * (v(xs[i]) ** 2 + v(ys[i]) ** 2) for i in range(n)), as_e(0.0))
    V = sum(
        (m[i] * 9.81 * q(ys[i]) + 0.5 * number(rng, 5.0, 60.0) * q(xs[i]) ** 2 for i in range(n)),
        as_e(0.0),
    )
    rows = [Constraint("holonomic", (q(y),), normal=as_e(1.0)) for y in ys]
    rubs = [
        Friction(
            i,
            velocity=(v(xs[i]) - ground,),
            at=(q(xs[i]), q(ys[i])),
            on_what=(ground, as_e(0.0)),
            thrust=thrust(rng),
            **coefficients(rng),
        )
        for i in range(n)
    ]
    start = (
        speed if rng.random() < 0.3 else number(rng, -0.5, 0.5)
    )  # some begin at rest on the belt
    springs = (Spring((q(0) - q(1),), (), number(rng, 2.0, 30.0), 0.1),) if n == 2 else ()
    until = number(rng, 0.5, 1.5)
    return Description(
        "friction", seed, 2 * n, T, V, springs=springs, constraints=tuple(rows), friction=tuple(rubs),
        q0=(*(number(rng, -0.3, 0.3) for _ in xs), *(0.0 for _ in ys)), v0=(*(start for _ in xs), *(0.0 for _ in ys)),
        until=until, times=times(rng, until),
    )  # fmt: skip


def ladder(rng: Rng, seed: int) -> Description:
    """A rod on a floor and against a wall, which both hold it and rub; an angle is among the coordinates."""
    x, y, a = q(0), q(1), q(2)
    half, m = number(rng, 0.5, 1.5), number(rng, 0.5, 3.0)
    share = number(rng, 0.4, 0.6) * 2 * half  # of the foot from the centre of mass, along the rod
    rest = 2 * half - share
    a0, w0 = number(rng, 0.5, 1.1), -number(rng, 0.05, 0.8)
    s, c = call("sin", a), call("cos", a)
    rows = (
        Constraint("holonomic", (y - share * s,), normal=as_e(1.0)),
        Constraint("holonomic", (x - rest * c,), normal=as_e(1.0)),
    )
    rubs = []
    if rng.random() < 0.8:
        rubs.append(
            Friction(
                0,
                velocity=(ddt(x + share * c),),
                at=(x + share * c, y - share * s),
                thrust="actual",
                **coefficients(rng),
            )
        )
    if rng.random() < 0.7 or not rubs:
        rubs.append(
            Friction(
                1,
                velocity=(ddt(y + rest * s),),
                at=(x - rest * c, y + rest * s),
                thrust="actual",
                **coefficients(rng),
            )
        )
    until = number(rng, 0.2, 0.5)
    return Description(
        "friction", seed, 3, 0.5 * m * (v(0) ** 2 + v(1) ** 2) + 0.5 * (m * half**2 / 3) * v(2) ** 2, m * 9.81 * y,
        constraints=rows, friction=tuple(rubs), q0=(rest * float(np.cos(a0)), share * float(np.sin(a0)), a0),
        v0=(-rest * float(np.sin(a0)) * w0, share * float(np.cos(a0)) * w0, w0), until=until, times=times(rng, until),
    )  # fmt: skip


def puck(rng: Rng, seed: int) -> Description:
    """A particle that slides in an inclined plane, in two directions, to rest; a spring or a drive may push it."""
    m, slope = number(rng, 0.5, 2.0), number(rng, 0.0, 0.3)
    V = m * 9.81 * q(2) - m * 9.81 * slope * q(0) + 0.5 * number(rng, 0.0, 4.0) * q(1) ** 2
    until = number(rng, 0.3, 1.0)
    mu = coefficients(rng)
    return Description(
        "friction", seed, 3, 0.5 * m * (v(0) ** 2 + v(1) ** 2 + v(2) ** 2), V,
        constraints=(Constraint("holonomic", (q(2),), normal=as_e(1.0)),),
        friction=(Friction(0, velocity=(v(0), v(1)), at=(q(0), q(1), q(2)), thrust=thrust(rng), **mu),),
        q0=(number(rng), number(rng), 0.0), v0=(nonzero(rng, 0.3, 2.0), nonzero(rng, 0.3, 2.0), 0.0),
        until=until, times=times(rng, until),
    )  # fmt: skip


def foot(rng: Rng, seed: int) -> Description:
    """A rigid body whose foot, a point of it, stays on the floor and rubs there, in two directions."""
    one = body(rng)
    tip = three([number(rng, -0.2, 0.2), number(rng, -0.2, 0.2), number(rng, -0.5, -0.2)])
    place = point(0, tip)
    flat = Description(
        "friction", seed, bodies=(dataclasses.replace(one, position=(0.0, 0.0, 0.0)),)
    )
    arm = matrix_times(rotation(one.quaternion), tip)
    lifted = dataclasses.replace(one, position=three([0.0, 0.0, -arm[2]]))
    until = number(rng, 0.1, 0.4)
    d = dataclasses.replace(
        flat, bodies=(lifted,), gravity=(0.0, 0.0, -9.81), until=until, times=times(rng, until),
        constraints=(Constraint("holonomic", (place[2],), normal=as_e(1.0)),),
        friction=(
            Friction(
                0, velocity=(ddt(place[0]), ddt(place[1])), at=tuple(place), thrust="actual",
                **coefficients(rng),
            ),
        ),
    )  # fmt: skip
    return fitted(AtStart(d))


def friction(rng: Rng, seed: int) -> Description:
    """One of the above."""
    return (bead, belt, ladder, puck, foot)[int(rng.integers(5))](rng, seed)


def _derivative(f: E) -> E:
    """df/dx of a formula of q(0), written out: sums, products, powers and sines are all that occur."""
    if f.op == "number":
        return as_e(0.0)
    if f.op == "q":
        return as_e(1.0)
    if f.op in "+-":
        return E(f.op, (_derivative(f.args[0]), _derivative(f.args[1])))
    if f.op == "*":
        a, b = f.args
        return _derivative(a) * b + a * _derivative(b)
    if f.op == "pow":
        return float(f.args[1]) * f.args[0] ** (f.args[1] - 1) * _derivative(f.args[0])
    if f.op == "sin":
        return call("cos", f.args[0]) * _derivative(f.args[0])
    raise ValueError(f.op)


def _at(f: E, x: float) -> float:
    """The value of a formula of q(0)."""
    m = Model(Description("", 0, 1))
    return float(m.g.program([m.node(f)])(0.0, [x], [0.0], [])[0])
