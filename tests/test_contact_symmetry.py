"""Mirrored, turned and rescaled contacts move as the mirrored, turned and rescaled motion: events, states, energy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, example, given, settings, strategies as st

import trundle as td

CLOSE = 1e-7  # of the size of a quantity; strikes magnify what a run is off by
quick = settings(
    max_examples=3, deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate)
)
UNITS = {  # metres, kilograms, seconds -> others: how many of the new unit one of the old is
    "mm": (1e3, 1.0, 1.0),
    "km": (1e-3, 1.0, 1.0),
    "g": (1.0, 1e3, 1.0),
    "h": (1.0, 1.0, 1 / 3600),
    "mm, g, ms": (1e3, 1e3, 1e3),
    "km, t, h": (1e-3, 1e-3, 1 / 3600),
}


@dataclass(frozen=True)
class Case:
    """An egg and a ball above a plane through the origin; all in one set of units."""

    normal: np.ndarray
    gravity: np.ndarray
    axes: np.ndarray  # half axes of the egg; the ball has 0.8 of the first
    masses: np.ndarray
    mu: float
    e: float
    x: np.ndarray  # (2, 3), as all that follows
    v: np.ndarray
    w: np.ndarray
    q: np.ndarray  # (2, 4)
    until: float


@cache
def system(axes: tuple[float, ...]) -> tuple[Any, ...]:
    """Compiled once for a length of the egg: the rest is parameters."""
    p = {
        name: td.Parameter(name, value)
        for name, value in zip(
            ("nx", "ny", "nz", "gx", "gy", "gz", "m1", "m2", "mu", "e"),
            (0, 0, 1, 0, 0, -9.81, 1, 1, 0.3, 0.5),
            strict=True,
        )
    }
    plane = td.Surface(lambda x, y, z: p["nx"] * x + p["ny"] * y + p["nz"] * z, name="plane")
    egg = td.Ellipsoid("egg", axes, mass=p["m1"])
    ball = td.Sphere("ball", radius=0.8 * axes[0], mass=p["m2"])
    rubs = {"friction": p["mu"], "restitution": p["e"]}
    contacts = [
        td.Contact(egg, plane, **rubs, impact="poisson"),
        td.Contact(ball, plane, **rubs, impact="poisson"),
    ]
    gravity = td.Gravity(td.vector([p["gx"], p["gy"], p["gz"]]))
    made = td.System(bodies=[egg, ball], constraints=contacts, forces=[gravity])
    return made, (egg, ball), list(p.values())


def moved(case: Case, rtol: float = 1e-11) -> Any:
    made, bodies, parameters = system(tuple(case.axes.tolist()))
    numbers = [*case.normal, *case.gravity, *case.masses, case.mu, case.e]
    start: dict[Any, Any] = {}
    for i, body in enumerate(bodies):
        start |= {
            body.position: case.x[i], body.velocity: case.v[i], body.omega: case.w[i],
            body.quaternion: case.q[i],
        }  # fmt: skip
    values = dict(zip(parameters, map(float, numbers), strict=True))
    motion = made.simulate(
        until=case.until, start=start, parameters=values, rtol=rtol, samples=6, time_limit=120
    )
    assert motion.finished, motion.status
    return motion


def case_of(x: list[float], mu: float, e: float, slope: float) -> Case:
    """From a dozen numbers within (-1, 1)."""
    u = np.array(x)
    q = np.array([[1.0, *u[6:9]], [1.0, 0, 0, 0]])
    gravity = 9.81 * np.array([np.sin(slope), 0.0, -np.cos(slope)])
    return Case(
        np.array([0.0, 0, 1]), gravity, np.array([0.1, 0.12, 0.15]), np.array([0.7, 0.4]),
        mu, e, np.array([[0, 0, 0.2 + 0.04 * u[9]], [1.0, 0, 0.12 + 0.03 * u[10]]]),
        np.array([u[:3], u[3:6]]), 6 * np.array([u[3:6], u[6:9]]),
        q / np.linalg.norm(q, axis=1)[:, None], 0.35,
    )  # fmt: skip


unit = st.floats(-1, 1).map(lambda x: round(x, 3))
cases = st.builds(
    case_of, st.lists(unit, min_size=11, max_size=11), st.sampled_from([0.1, 0.4, 0.9]),
    st.sampled_from([0.0, 0.5, 0.9]), st.sampled_from([0.0, 0.3]),
)  # fmt: skip
ROLLS = case_of(
    [0.3, 0.2, -0.9, 0.5, -0.3, 0.2, 0.4, -0.2, 0.1, -0.5, 0.3], 0.9, 0.0, 0.3
)  # it strikes, rolls and slides


def compare(case: Case, other: Case, image: Any, time: float = 1.0, energy: float = 1.0) -> None:
    """The motion of `other` is that of `case`, seen by image(name of a quantity, array)."""
    one, two = moved(case), moved(other)
    listed = lambda m: [(p.why, tuple(p.modes.values())) for p in m.phases]
    assert listed(one) == listed(two)
    begins = lambda m: np.array([p.begin for p in m.phases] + [s.time for s in m.impacts])
    assert begins(two) == pytest.approx(time * begins(one), abs=CLOSE * other.until)
    _, bodies, _ = system(tuple(case.axes.tolist()))
    _, images, _ = system(tuple(other.axes.tolist()))
    length, rate = float(other.axes[0]), 1 / other.until
    own = {"position": length, "velocity": length * rate, "omega": rate}
    for body, same in zip(bodies, images, strict=True):
        for name in ("position", "velocity", "omega"):
            mine = np.array([image(name, a) for a in np.asarray(one[getattr(body, name)])])
            theirs = np.asarray(two[getattr(same, name)])
            size = max(np.abs(mine).max(), own[name])
            assert theirs == pytest.approx(mine, abs=CLOSE * size), name
    lost = [sum(m.balance.rubbed) + m.balance.struck for m in (one, two)]
    assert lost[1] == pytest.approx(energy * lost[0], abs=CLOSE * two.balance.size)


@given(cases)
@example(ROLLS)
@quick
@pytest.mark.slow
def test_a_mirrored_scene_moves_as_its_mirror_image(case: Case) -> None:
    flip, turn = np.array([1, -1, 1]), np.array([1, -1, 1, -1])
    change = {"x": case.x * flip, "v": case.v * flip, "w": -case.w * flip, "q": case.q * turn}
    other = replace(case, gravity=case.gravity * flip, **change)
    compare(case, other, lambda name, a: -a * flip if name == "omega" else a * flip)


@given(cases, st.lists(unit, min_size=3, max_size=3))
@example(ROLLS, [0.3, 0.9, -0.5])
@quick
@pytest.mark.slow
def test_a_turned_scene_moves_as_the_turned_motion(case: Case, turn: list[float]) -> None:
    r = np.array([1.0, *turn])
    r /= np.linalg.norm(r)
    s, v = r[0], r[1:]
    R = (2 * s * s - 1) * np.eye(3) + 2 * np.outer(v, v) + 2 * s * np.cross(np.eye(3), v)
    q = np.array([np.concatenate([[s * a[0] - v @ a[1:]], s * a[1:] + a[0] * v + np.cross(v, a[1:])])
                  for a in case.q])  # fmt: skip
    other = replace(
        case, normal=R @ case.normal, gravity=R @ case.gravity, q=q,
        x=case.x @ R.T, v=case.v @ R.T, w=case.w @ R.T,
    )  # fmt: skip
    compare(case, other, lambda name, a: R @ a)


@given(cases)
@example(ROLLS)
@quick
@pytest.mark.parametrize("units", UNITS)
@pytest.mark.slow
def test_a_scene_in_other_units_moves_as_the_motion_in_those_units(units: str, case: Case) -> None:
    L, M, T = UNITS[units]
    other = replace(
        case, gravity=case.gravity * L / T**2, axes=case.axes * L, 
        masses=case.masses * M, x=case.x * L, v=case.v * L / T, w=case.w / T, until=case.until * T,
    )  # fmt: skip
    size = {"position": L, "velocity": L / T, "omega": 1 / T}
    compare(case, other, lambda name, a: a * size[name], T, M * L**2 / T**2)
