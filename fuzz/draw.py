"""Random systems of coordinates: energies, constraints of every kind, zero masses, redundant rows, units.

Every kind has a function of (rng, seed) that returns a description; `KINDS` lists them. The same seed gives the same
system bit for bit. A start is drawn first and the constraints are made to pass through it.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from fuzz.expressions import E, as_e, call, ddt, mapped, q, t, total, v
from fuzz.fit import AtStart, Rng
from fuzz.model import Model
from fuzz.solve import Unjudged
from fuzz.systems import Constraint, Description, Spring


def number(rng: Rng, low: float = -1.0, high: float = 1.0) -> float:
    """Three decimals, so that it can be typed again."""
    return float(np.round(rng.uniform(low, high), 3))


def nonzero(rng: Rng, low: float, high: float) -> float:
    return float(np.round(rng.uniform(low, high), 3) * rng.choice([-1.0, 1.0]))


def some(rng: Rng, of: list[int], least: int, most: int) -> list[int]:
    count = min(len(of), int(rng.integers(least, most + 1)))
    return [int(i) for i in rng.choice(of, count, replace=False)]


def times(rng: Rng, until: float) -> tuple[float, ...]:
    inside = sorted(float(np.round(x, 6)) for x in rng.uniform(0.05, 0.95, 3) * until)
    return (0.0, *inside, until)


# --- formulas ----------------------------------------------------------------------------------------
def bump(rng: Rng, i: int, j: int) -> E:
    """A smooth function of two coordinates, of size one half or so."""
    c, w = number(rng, -0.6, 0.6), number(rng, 0.5, 2.0)
    x, y = q(i), q(j)
    forms = (
        lambda: c * x * y, lambda: c * x**2 * y, lambda: c * call("sin", w * x), lambda: c * call("cos", w * x + y),
        lambda: c * call("exp", -(w * x**2)), lambda: c * x * call("sin", w * y), lambda: c * call("tanh", w * x - y),
        lambda: c * call("sqrt", 1.0 + w * x**2), lambda: c * call("atan", w * x + y), lambda: c / (1.5 + x**2 + y**2),
    )  # fmt: skip
    return forms[int(rng.integers(len(forms)))]()


def surface(rng: Rng, among: list[int]) -> E:
    """A function whose gradient does not vanish: linear terms and a few bumps."""
    terms = [nonzero(rng, 0.4, 1.5) * q(i) for i in among]
    for _ in range(int(rng.integers(1, 4))):
        i, j = (int(k) for k in rng.choice(among, 2))
        terms.append(0.6 * bump(rng, i, j))
    return total(terms)


def wave(rng: Rng) -> E:
    """A function of time."""
    a, w = number(rng, -0.3, 0.3), number(rng, 0.5, 6.0)
    forms = (
        lambda: a * call("sin", w * t), lambda: a * t, lambda: a * t**2, lambda: a * call("cos", w * t),
        lambda: a * call("exp", -(w * t)),
    )  # fmt: skip
    return forms[int(rng.integers(len(forms)))]()


# --- a system ------------------------------------------------------------------------------------------
class Draft:
    """A system of n coordinates, of which the last `massless` have no mass, to which constraints are added."""

    def __init__(self, rng: Rng, kind: str, seed: int, n: int, massless: int = 0) -> None:
        self.rng, self.kind, self.seed, self.n = rng, kind, seed, n
        self.heavy = list(range(n - massless))
        self.rows: list[tuple[str, E]] = []
        self.again: list[tuple[int, int, float, float]] = []  # rows a, b and factors: combinations
        self.constraints: list[Constraint] = []
        self.generalized: list[tuple[int, E]] = []
        self.springs: list[Spring] = []
        self.q0 = [number(rng, -0.7, 0.7) for _ in range(n)]
        self.v0 = [number(rng) for _ in range(n)]
        self._energies()
        for j in range(n - massless, n):
            self._tie(j)

    def _energies(self) -> None:
        rng, heavy = self.rng, self.heavy
        T = [0.5 * number(rng, 0.3, 3.0) * v(i) ** 2 for i in heavy]
        for _ in range(int(rng.integers(0, 4))):
            i, j = (int(k) for k in rng.choice(heavy, 2))
            c, w = number(rng, -0.15, 0.15), number(rng, 0.5, 2.0)
            if i == j:
                T.append(0.5 * abs(c) * (1.0 + call("sin", w * q(j)) ** 2) * v(i) ** 2)
            else:
                T.append(c * call("cos", w * q(j)) * v(i) * v(j))
        if rng.random() < 0.2:  # a term linear in the velocities, as of a rotating frame
            i, j = (int(k) for k in rng.choice(heavy, 2))
            T.append(number(rng, -0.5, 0.5) * q(i) * v(j))
        V = [0.5 * number(rng, 0.2, 5.0) * q(i) ** 2 for i in heavy]
        V += [
            bump(rng, *(int(k) for k in rng.choice(heavy, 2)))
            for _ in range(int(rng.integers(1, 4)))
        ]
        self.T, self.V = total(T), total(V)
        if rng.random() < 0.4:
            c = number(rng, 0.05, 0.5)
            self.generalized += [(i, -(c * v(i))) for i in heavy]
        if rng.random() < 0.4:
            i = int(rng.choice(heavy))
            self.generalized.append((i, number(rng, -2, 2) * call("sin", number(rng, 0.5, 8) * t)))
        if rng.random() < 0.3 and len(heavy) > 1:
            i, j = (int(k) for k in rng.choice(heavy, 2, replace=False))
            self.springs.append(
                Spring(
                    (q(i) - q(j),),
                    (),
                    number(rng, 0.5, 20),
                    number(rng, -0.2, 0.2),
                    number(rng, 0.0, 0.4),
                )
            )

    def _tie(self, j: int) -> None:
        """What holds a massless coordinate: a relation to the others, implicit in it."""
        rng = self.rng
        f = surface(rng, some(rng, self.heavy, 1, 3)) - number(rng, 0.8, 1.6) * q(j)
        f = f + number(rng, -0.3, 0.3) * call("sin", q(j))
        self.rows.append(("holonomic", f + wave(rng) if rng.random() < 0.3 else f))

    def holonomic(self, moving: bool = False) -> None:
        f = surface(self.rng, self._about(2, 4))
        self.rows.append(("holonomic", f + wave(self.rng) if moving else f))

    def nonholonomic(self, form: str) -> None:
        """linear, affine (time and a constant enter) or nonlinear in the velocities."""
        rng, among = self.rng, self._about(2, 4)
        terms = []
        for k, i in enumerate(among):
            c, p = nonzero(rng, 0.4, 1.3), number(rng)
            j = among[(k + 1) % len(among)]
            if form == "nonlinear":
                terms.append(c * v(i) ** 2 * (1.2 + call("cos", q(j) + p)) + 0.8 * p * v(i))
            else:
                terms.append((c + 0.3 * call("sin", q(j) + p)) * v(i))
        f = total(terms) if form == "linear" else total(terms) + wave(rng)
        self.rows.append(("linear" if form == "linear" else "nonholonomic", f))

    def redundant(self) -> None:
        """A row that follows from the others: a combination, or the rate of a holonomic one."""
        rng = self.rng
        if not self.rows:
            return
        a, b = (int(k) for k in rng.choice(len(self.rows), 2))
        kind, f = self.rows[a]
        if kind == "holonomic" and rng.random() < 0.4:
            self.rows.append(("rate", ddt(f) * number(rng, 0.5, 2.0)))
        elif kind == self.rows[b][0] and a != b:
            self.again.append((a, b, number(rng, 0.5, 2.0), number(rng, -1.0, 1.0)))
        else:
            self.again.append((a, a, number(rng, 0.5, 2.0), 0.0))

    def _about(self, least: int, most: int) -> list[int]:
        among = some(self.rng, list(range(self.n)), least, most)
        if not set(among) & set(self.heavy):
            among[0] = int(self.rng.choice(self.heavy))
        return among

    def _through_start(self) -> list[tuple[str, E]]:
        """Residuals with a constant each, so that the start satisfies them."""
        made = []
        for kind, f in self.rows:
            fixed = kind in ("holonomic", "nonholonomic")
            made.append((kind, f - self._value(f) if fixed else f))
        for a, b, c, e in self.again:
            kind, f = made[a]
            made.append((kind, f * c + made[b][1] * e if e else f * c))
        return made

    def _value(self, f: E) -> float:
        d = Description("", 0, self.n, q0=tuple(self.q0), v0=tuple(self.v0))
        m = Model(d)
        conditions = m.g.conditions
        node = m.node(f)
        mode = [
            x > 0 for x in m.g.program(conditions)(0.0, self.q0, self.v0, [False] * len(conditions))
        ]
        return float(m.g.program([node])(0.0, self.q0, self.v0, mode)[0])

    def done(self, until: float) -> Description:
        """The description, its velocities made to satisfy the rows; Unjudged if that fails."""
        for _ in range(
            3
        ):  # constants of nonholonomic rows depend on the velocities, and these on the rows
            made = self._through_start()
            names = {"linear": "nonholonomic", "rate": "nonholonomic"}
            constraints = [Constraint(names.get(kind, kind), (f,)) for kind, f in made]
            d = Description(
                self.kind, self.seed, self.n, self.T, self.V, springs=tuple(self.springs),
                generalized=tuple(self.generalized), constraints=(*constraints, *self.constraints),
                q0=tuple(self.q0), v0=tuple(self.v0), until=until, times=times(self.rng, until),
            )  # fmt: skip
            fitted = AtStart(d).fitted_velocities()
            if np.allclose(fitted, self.v0, rtol=0, atol=1e-14):
                break
            self.v0 = [float(x) for x in fitted]
        return dataclasses.replace(d, v0=tuple(self.v0))


# --- kinds -----------------------------------------------------------------------------------------------
def drawn(rng: Rng, make: Any) -> Description:
    """Draws until one is well posed."""
    for _ in range(200):
        try:
            d: Description = make(rng)
        except Unjudged:
            continue
        there = AtStart(d)
        if there.sound():
            return there.some_open(rng) if rng.random() < 0.5 else d
    raise Unjudged("no well-posed system drawn")


def smooth(rng: Rng, seed: int) -> Description:
    def make(rng: Rng) -> Description:
        draft = Draft(rng, "smooth", seed, int(rng.integers(1, 8)))
        for _ in range(int(rng.integers(0, max(1, draft.n - 1)))):
            draft.holonomic()
        return draft.done(number(rng, 0.4, 1.0))

    return drawn(rng, make)


def rheonomic(rng: Rng, seed: int) -> Description:
    def make(rng: Rng) -> Description:
        draft = Draft(rng, "rheonomic", seed, int(rng.integers(2, 7)))
        for _ in range(int(rng.integers(1, draft.n))):
            draft.holonomic(moving=True)
        return draft.done(number(rng, 0.4, 1.0))

    return drawn(rng, make)


def turns(rng: Rng, seed: int) -> Description:
    """The direction of a point (x, y) is driven round, past the cut of atan2; the rest is a smooth system."""

    def make(rng: Rng) -> Description:
        draft = Draft(rng, "turns", seed, int(rng.integers(2, 6)))
        begin = float(rng.uniform(2.0, 3.0) * rng.choice([-1.0, 1.0]))  # the cut is at pi
        radius = number(rng, 0.5, 1.0)
        draft.q0[:2] = [radius * float(np.cos(begin)), radius * float(np.sin(begin))]
        rate = float(np.sign(begin)) * number(rng, 1.0, 4.0)
        draft.rows.append(("holonomic", call("atan2", q(1), q(0)) - rate * t))
        distance = call("sqrt", q(0) ** 2 + q(1) ** 2)  # a stiff spring keeps it from the origin
        draft.springs.append(Spring((distance,), (), number(rng, 100.0, 300.0), radius))
        return draft.done(number(rng, 0.5, 1.0))

    return drawn(rng, make)


def nonholonomic(rng: Rng, seed: int) -> Description:
    def make(rng: Rng) -> Description:
        draft = Draft(rng, "nonholonomic", seed, int(rng.integers(3, 8)))
        for _ in range(int(rng.integers(1, draft.n - 1))):
            draft.nonholonomic(str(rng.choice(["linear", "affine", "nonlinear"])))
        if rng.random() < 0.4 and len(draft.rows) < draft.n - 1:
            draft.holonomic(moving=bool(rng.random() < 0.5))
        return draft.done(number(rng, 0.3, 0.8))

    return drawn(rng, make)


def massless(rng: Rng, seed: int) -> Description:
    def make(rng: Rng) -> Description:
        n = int(rng.integers(3, 9))
        draft = Draft(rng, "massless", seed, n, int(rng.integers(1, min(4, n - 1))))
        for _ in range(int(rng.integers(0, len(draft.heavy)))):
            (draft.holonomic if rng.random() < 0.6 else lambda d=draft: d.nonholonomic("affine"))()
        return draft.done(number(rng, 0.4, 0.9))

    return drawn(rng, make)


def redundant(rng: Rng, seed: int) -> Description:
    def make(rng: Rng) -> Description:
        n = int(rng.integers(3, 8))
        draft = Draft(rng, "redundant", seed, n, int(rng.integers(0, min(3, n - 1))))
        for _ in range(int(rng.integers(1, max(2, len(draft.heavy))))):
            (draft.holonomic if rng.random() < 0.6 else lambda d=draft: d.nonholonomic("affine"))()
        for _ in range(int(rng.integers(1, 4))):
            draft.redundant()
        return draft.done(number(rng, 0.4, 0.9))

    return drawn(rng, make)


def units(rng: Rng, seed: int) -> Description:
    """A system of another kind with every coordinate and every row in a unit of its own, and energies in another."""
    base = (smooth, massless, nonholonomic, redundant, rheonomic)[int(rng.integers(5))](rng, seed)
    scale = [float(rng.choice([1.0, 1e3, 1e-3, 1e6])) for _ in range(base.coordinates)]
    energy = float(rng.choice([1.0, 1e3, 1e-3]))

    def change(e: E) -> E:
        return E("/", (e, as_e(scale[e.args[0]]))) if e.op in "qv" else e

    def row(c: Constraint) -> Constraint:
        size = float(rng.choice([1.0, 1e3, 1e-3]))
        return dataclasses.replace(c, rows=tuple(size * mapped(f, change) for f in c.rows))

    def spring(s: Spring) -> Spring:
        along = tuple(mapped(x, change) for x in s.a)
        return dataclasses.replace(
            s, a=along, stiffness=s.stiffness * energy, coefficient=s.coefficient * energy
        )

    forces = [(i, (energy / scale[i]) * mapped(f, change)) for i, f in base.generalized]
    return dataclasses.replace(
        base,
        kind="units",
        kinetic=energy * mapped(base.kinetic, change),
        potential=energy * mapped(base.potential, change),
        constraints=tuple(row(c) for c in base.constraints),
        generalized=tuple(forces),
        springs=tuple(spring(s) for s in base.springs),
        q0=tuple(x * s for x, s in zip(base.q0, scale, strict=True)),
        v0=tuple(x * s for x, s in zip(base.v0, scale, strict=True)),
        units=tuple(scale),
    )
