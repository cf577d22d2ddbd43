"""The rattleback's attractors: reversals over the start, Lyapunov spectra, and sections at several energies.

The stone is that of paper 004. Its flow does not preserve volumes, though it keeps energy: a nonholonomic system may
have attractors without any dissipation (A. V. Borisov and I. S. Mamaev, "Strange attractors in rattleback dynamics",
Physics-Uspekhi 46 (2003) 393-403, which is the paper's reference 14).

Of the eight exponents five are zero whatever the motion: two shifts of the plane, one turn about the vertical, the
energy, and the direction of the flow itself. The other three are those of the section.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import trundle as td
from trundle.gallery import rattleback
from trundle.scenario import Scenario
from trundle.study.lyapunov import Exponents
from trundle.study.poincare import Section

MASS, MOMENTS, SEMIAXES, GRAVITY = 1.0, (2.0, 3.0, 1.0), (2.0, 1.0, 3.0), 9.81
NEUTRAL = 5  # exponents that are zero by symmetry
LEVEL = MASS * GRAVITY * SEMIAXES[1]  # J, at rest
OVER = MASS * GRAVITY * SEMIAXES[0]  # J: with more it can roll over its side
DIRECTION = (0.3, -1.0, 0.3)  # of the angular velocity at the start of the sections
SPINS = np.linspace(-2.0, 2.0, 64)  # rad/s about the vertical, at the start; none is zero
ROCKS = np.linspace(0.01, 0.50, 40)  # rad/s about z, at the start
DRAG = 0.1  # N m s
SHAKING = (0.08, 7.0)  # m, rad/s: nearly twice the rate of a small wobble
UNTIL = 100.0  # s, as in the paper
RTOL, ATOL = 1e-9, 1e-11


@dataclass(frozen=True, eq=False)
class Reversals:
    """Over rocking (N) and spin (M) at the start: how often the vertical rate passes zero, when it first does (s),
    and the least normal force (N).

    A reversal is an odd number of passages: the wobble often carries the rate back for a moment.
    """

    rocks: np.ndarray
    spins: np.ndarray
    count: np.ndarray
    first: np.ndarray
    least: np.ndarray
    seconds: float


def reversal_map(
    rocks: Any = ROCKS, spins: Any = SPINS, until: float = UNTIL, drag: float = 0.0
) -> Reversals:
    """Level at the start, turning about the vertical and rocking about z; with a torque -drag omega (N m s)."""
    example = stone_with(drag)
    omega = example["stone"].omega
    start = without(example.start, omega[1], omega[2])
    found = td.sweep(
        example.system,
        {("rock", omega[2]): rocks, ("spin", omega[1]): spins},
        until,
        start,
        {
            "count": td.keep.zeros(example["vertical rate"]),
            "first": td.keep.first_zero(example["vertical rate"]),
            "least": td.keep.least_normal_force(example["contact"]),
        },
        rtol=RTOL,
        atol=ATOL,
    )
    shape = (len(rocks), len(spins))
    count, first, least = (found[key].reshape(shape) for key in ("count", "first", "least"))
    return Reversals(np.asarray(rocks), np.asarray(spins), count, first, least, found.seconds)


def stone_with(drag: float, **values: Any) -> Scenario:
    """The paper's stone, with a torque -drag omega (N m s) if there is any."""
    return rattleback("drag", drag=drag, **values) if drag else rattleback(**values)


def without(start: Mapping[Any, Any], *left: td.Expression) -> dict[Any, Any]:
    """A start without some of its keys, which are expressions (and compared as such)."""
    names = {repr(key) for key in left}
    return {key: value for key, value in start.items() if repr(key) not in names}


def omega_of(
    energy: float, direction: tuple[float, float, float] = DIRECTION
) -> tuple[float, float, float]:
    """Angular velocity (rad/s) of the level stone with an energy (J), along a direction.

    About the point of contact, the moments about x and z have m b^2 more.

    >>> round(float(rattleback(omega=omega_of(19.0)).simulate(until=0.1).energy[0]), 9)
    19.0
    """
    w = np.array(direction)
    about = np.array(MOMENTS) + MASS * SEMIAXES[1] ** 2 * np.array([1, 0, 1])
    x, y, z = w * math.sqrt(2 * (energy - LEVEL) / float(about @ w**2))
    return float(x), float(y), float(z)


def spectrum(energy: float, until: float, transient: float, drag: float = 0.0) -> Exponents:
    """All eight exponents of the stone at an energy."""
    example = stone_with(drag, omega=omega_of(energy))
    return td.lyapunov(
        example.system, example.start, until, transient=transient, rtol=RTOL, atol=ATOL
    )


def largest(energy: float, until: float, transient: float, sense: float = -1.0) -> Exponents:
    """The largest exponent alone, which allows a longer run; `sense` of the spin at the start."""
    turned = (DIRECTION[0], sense, DIRECTION[2])
    example = rattleback(omega=omega_of(energy, turned))
    return td.lyapunov(
        example.system, example.start, until, transient=transient, exponents=1, rtol=RTOL, atol=ATOL
    )


def section(energy: float, until: float, transient: float = 500.0) -> Section:
    """Where the body's first axis is level, and rises: [tilt of its third axis, vertical rate, rate about z].

    Three numbers a point: the section at an energy has as many dimensions.
    """
    example = rattleback(omega=omega_of(energy))
    stone = example["stone"]
    return td.poincare(
        example.system,
        example.start,
        stone.rotation[1, 0],
        until=until,
        transient=transient,
        values=[stone.rotation[1, 2], stone.omega[1], stone.omega_body[2]],
        rtol=RTOL,
        atol=ATOL,
    )


def shaken_section(until: float, transient: float) -> tuple[Section, Exponents]:
    """With drag, on a plane that shakes: a point for every period, and the largest exponent after the transient.

    [tilt of the first axis, tilt of the third axis, vertical rate]
    """
    A, Omega = SHAKING
    example = rattleback("shaken", omega=(0.1, -0.5, 0.1), drag=DRAG, A=A, Omega=Omega)
    stone = example["stone"]
    points = td.poincare(
        example.system,
        example.start,
        period=2 * math.pi / SHAKING[1],
        until=until,
        transient=transient,
        values=[stone.rotation[1, 0], stone.rotation[1, 2], stone.omega[1]],
        rtol=RTOL,
        atol=ATOL,
    )
    grown = td.lyapunov(
        example.system, example.start, until, transient=transient, exponents=1, rtol=RTOL, atol=ATOL
    )
    return points, grown
