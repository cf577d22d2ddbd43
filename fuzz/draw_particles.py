"""Random particles on rods and springs, some of them without mass."""

from __future__ import annotations

import dataclasses

import numpy as np

from fuzz.draw import number, times
from fuzz.draw_bodies import three
from fuzz.expressions import as_e, call, q, t
from fuzz.fit import AtStart, Rng
from fuzz.solve import Unjudged
from fuzz.systems import Constraint, Description, Spring


def particles(rng: Rng, seed: int) -> Description:
    """Particles on rods, in trees and triangles, some driven, one or two without mass pasted between others."""
    for _ in range(50):
        heavy, light = int(rng.integers(1, 4)), int(rng.integers(0, 3))
        masses = [number(rng, 0.3, 3.0) for _ in range(heavy)]
        places = [rng.uniform(-1, 1, 3) for _ in range(heavy)]
        rods = [
            _rod(rng, places, k, int(rng.integers(-1, k)) if k else -1)
            for k in range(heavy)
            if rng.random() < 0.8
        ]
        if heavy > 1 and rng.random() < 0.4:
            rods.append(_rod(rng, places, heavy - 1, -1))
        rows = []
        for k in range(heavy, heavy + light):  # at a fixed place beside two others
            a, b = int(rng.integers(k)), int(rng.integers(heavy))
            share, aside = number(rng, -0.5, 1.5), [number(rng, -0.3, 0.3) for _ in range(3)]
            places.append((1 - share) * places[a] + share * places[b] + aside)
            way = [(1 - share) * q(3 * a + i) + share * q(3 * b + i) + aside[i] for i in range(3)]
            rows.append(Constraint("holonomic", tuple(q(3 * k + i) - way[i] for i in range(3))))
        if rng.random() < 0.4:
            i = int(rng.integers(3))
            path = number(rng, -0.2, 0.2) * call("sin", number(rng, 1.0, 6.0) * t)
            rows.append(Constraint("prescribed", (q(i) - float(places[0][i]),), value=path))
        springs = [_spring(rng, heavy + light, heavy) for _ in range(int(rng.integers(0, 3)))]
        until = number(rng, 0.3, 0.7)
        d = Description(
            "particles", seed, 3 * len(places), particles=(*masses, *(0.0 for _ in range(light))),
            gravity=(0.0, 0.0, -9.81), springs=tuple(springs), constraints=(*rods, *rows),
            q0=tuple(float(x) for p in places for x in p), v0=tuple(number(rng) for _ in range(3 * len(places))),
            until=until, times=times(rng, until),
        )  # fmt: skip
        there = AtStart(d)
        if there.sound():
            return dataclasses.replace(d, v0=tuple(float(x) for x in there.fitted_velocities()))
    raise Unjudged("no well-posed system drawn")


def _rod(rng: Rng, places: list[np.ndarray], a: int, b: int) -> Constraint:
    other = places[b] if b >= 0 else rng.uniform(-1, 1, 3)
    return Constraint(
        "rod", a=a, b=b, at_b=three(other), length=float(np.linalg.norm(places[a] - other))
    )


def _spring(rng: Rng, count: int, heavy: int) -> Spring:
    a, b = int(rng.integers(count)), int(rng.integers(heavy))
    ends = tuple(q(3 * a + i) for i in range(3)), tuple(q(3 * b + i) for i in range(3))
    far = tuple(as_e(number(rng, 1.5, 2.5)) for _ in range(3))
    return Spring(
        ends[0],
        far if a == b else ends[1],
        number(rng, 1.0, 30.0),
        number(rng, 0.1, 1.0),
        number(rng, 0.0, 0.5),
    )
