"""A steel sphere rolling on a parabolic trough that is shaken: the twelve cases of Table 1, and Fig. 15.

F. E. Udwadia and G. Di Massa, "Sphere rolling on a moving surface: application of the fundamental equation of
constrained motion", Simulation Modelling Practice and Theory (2011), section 3. The trough
zbar = (b0/a0)^2 xbar^2 is carried along by d_i(t) = sum of A cos(Omega t), without turning. The sphere starts at rest;
xi0, eta0 are inertial. The paper does not state g (9.81 here), and its J = 4.21e-5 kg m2 is not quite 2/5 m R^2.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import trundle as td
from trundle.errors import ModelError
from trundle.scenario import Scenario
from trundle.unconstrained.rigid import check_inertia

CITATION = "Udwadia & Di Massa (2011), section 3"
MASS, RADIUS, INERTIA, GRAVITY = 0.2634, 0.02, 4.21e-5, 9.81  # kg, m, kg m2, m/s2
STEEPNESS = (3 / 2) ** 2  # (b0/a0)^2, 1/m
DURATION = 4.0  # s

Wave = tuple[tuple[float, float], ...]  # (A in m, Omega in rad/s), to be added up


@dataclass(frozen=True)
class Case:
    """One row of Table 1: how the trough moves in x, y and z, and xi0 (m)."""

    x: Wave
    y: Wave
    z: Wave
    start: float

    def displacement(self) -> list[td.Expression]:
        """d(t), m: three expressions of time (Eq. 26, or 28)."""
        still = 0 * td.t
        return [
            sum((A * td.cos(Omega * td.t) for A, Omega in wave), still)
            for wave in (self.x, self.y, self.z)
        ]


def _table() -> dict[str, Case]:
    """Table 1 (amplitude 0.1 m throughout) and Eq. 29."""
    cases = {}
    for letter, rate in zip("abcd", (1.0, 1.5, 3.0, 6.0), strict=True):
        wave: Wave = ((0.1, rate * math.pi),)
        cases[f"I{letter}"] = Case((), wave, (), 0.20)
        cases[f"II{letter}"] = Case(wave, wave, (), 0.20)
        cases[f"III{letter}"] = Case(wave, wave, wave, 0.30)
    cases["fig15"] = Case(
        ((0.05, math.pi), (0.1, 1.5 * math.pi)), ((0.1, math.pi), (0.05, 6 * math.pi)), (), 0.30
    )
    order = [set_ + letter for set_ in ("I", "II", "III") for letter in "abcd"]
    return {name: cases[name] for name in [*order, "fig15"]}


CASES = _table()


def moving_parabola(case: str = "Ia", xi0: float | None = None) -> Scenario:
    """The sphere of seed 002 on its shaken trough.

    case   "Ia" ... "Id", "IIa" ... "IId", "IIIa" ... "IIId" of Table 1, or "fig15" (Eqs. 28, 29)
    xi0    x of the contact at the start, inertial, m; the paper's if not given

    symbols: ball, surface, contact, P and C (contact point and centre, world positions), d (displacement of
    the surface), h345 and h678 (residuals of Eqs. 16 and 17).

    >>> motion = moving_parabola("Ia").simulate()
    >>> motion.status
    'reached t = 4 s'
    """
    if case not in CASES:
        raise ModelError(
            f"case={case!r} was given.",
            "one of " + ", ".join(CASES),
            "the set of Table 1 without its letter, or in other letters",
            'moving_parabola("IIa")',
        )
    chosen = CASES[case]
    return _scenario(
        td.vector(chosen.displacement()),
        chosen.start if xi0 is None else xi0,
        f"sphere on a moving parabola, case {case}",
        f"Steel sphere on a moving parabola, case {case}",
    )


def shaken_parabola(directions: str = "xyz", xi0: float = 0.30) -> Scenario:
    """The same, with the amplitude (m) and the rate (rad/s) of the shaking as parameters.

    directions   along which it is shaken: "y" (set I of Table 1), "xy" (set II) or "xyz" (set III)

    symbols: as of `moving_parabola`, and amplitude and rate.

    >>> example = shaken_parabola("y", 0.20)
    >>> example.simulate(until=0.1, parameters={example["rate"]: 3.0}).status
    'reached t = 0.1 s'
    """
    if not directions or set(directions) - set("xyz"):
        raise ModelError(
            f"directions={directions!r} was given.",
            "some of the letters x, y and z",
            "a set's number, or an axis with a sign",
            'shaken_parabola("xy", 0.20)',
        )
    A, Omega = td.parameter("A", 0.1), td.parameter("Omega", math.pi)
    wave = A * td.cos(Omega * td.t)
    d = td.vector([wave if axis in directions else 0 * td.t for axis in "xyz"])
    name = f"sphere on a parabola shaken along {directions}"
    made = _scenario(d, xi0, name, f"Steel sphere on a parabola shaken along {directions}")
    return replace(made, symbols={**made.symbols, "amplitude": A, "rate": Omega})


def _scenario(d: td.Expression, xi0: float, name: str, title: str) -> Scenario:
    ball = td.Sphere("ball", radius=RADIUS, mass=MASS)
    ball.inertia = check_inertia([INERTIA] * 3, ball.name)  # as printed, not 2/5 m R^2
    surface = td.Surface(lambda x, y, z: z - STEEPNESS * x**2, position=d, name="parabola")
    contact = td.Rolling(ball, surface)
    system = td.System(
        name=name, bodies=[ball], constraints=[contact], forces=[td.Gravity(GRAVITY)]
    )
    reach = RADIUS * contact.normal
    return Scenario(
        title=title,
        citation=CITATION,
        system=system,
        start=contact.start(at=(xi0, 0.0), velocity=(0, 0), spin=0),
        until=DURATION,
        symbols={
            "ball": ball,
            "surface": surface,
            "contact": contact,
            "P": contact.point,
            "C": ball.position,
            "d": d,
            "h345": contact.point + reach - ball.position,
            "h678": ball.velocity - d.dot - td.cross(ball.omega, reach),
        },
        view=td.View(plots={"centre (m)": ball.position, "displacement of the trough (m)": d}),
    )
