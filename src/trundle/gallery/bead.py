"""A bead on a vertical hoop, with and without friction.

R. E. Kalaba and F. E. Udwadia, "Analytical dynamics with constraint forces that do work in virtual
displacements", Applied Mathematics and Computation 121 (2001) 211-217, section 4. Unit mass, unit
radius; the paper leaves g, mu and the start open. The friction is Eq. 38 (with the missing dot), the
thrust Q^N that of the frictionless system.
"""

from __future__ import annotations

from typing import Literal

import trundle as td
from trundle.scenario import Scenario

CITATION = "Kalaba & Udwadia (2001), section 4"


def bead_on_hoop(
    mu: float = 0.2,
    speed: float = 2.0,
    g: float = 9.81,
    thrust: Literal["frictionless", "actual"] = "frictionless",
) -> Scenario:
    """The bead of seed 001, starting at the bottom with the given speed (m/s).

    With friction it slides up, stops, and sticks or slides back; mu = 0 is the frictionless bead.

    >>> from trundle.gallery import bead_on_hoop
    >>> motion = bead_on_hoop().simulate()
    >>> motion.events[0].name, round(motion.events[0].t, 9)
    ('friction on hoop: stops and slides back', 0.402347749)
    """
    x, y = td.coordinates("x y")
    coefficient = td.parameter("mu", mu)
    hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
    friction = td.Coulomb(hoop, coefficient, thrust=thrust)
    system = td.System(
        name="bead on a hoop",
        lagrangian=(x.dot**2 + y.dot**2) / 2 - g * y,
        constraints=[hoop],
        forces=[friction] if mu > 0 else [],
    )
    return Scenario(
        title="Bead on a vertical hoop" + ("" if mu > 0 else ", without friction"),
        citation=CITATION,
        system=system,
        start={x: 0, y: -1, x.dot: speed},
        until=4.0,
        symbols={"x": x, "y": y, "hoop": hoop, "friction": friction, "mu": coefficient},
        view=td.View(
            points={"bead": (x, 0, y)},
            sizes={"bead": 0.06},
            surfaces=[td.Surface("(sqrt(x^2 + z^2) - 1)^2 + y^2 - 0.02^2", name="hoop")],
            plots={
                "speed along the hoop (m/s)": x * y.dot - y * x.dot,
                "force of the hoop, inwards (N)": -2 * hoop.multiplier,
            },
            extent=1.0,
        ),
    )
