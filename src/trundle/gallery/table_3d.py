"""The ball on a spinning table again, as a rigid body that rolls on a turning plane.

The same ball, table and start as `gallery.table` (seed 003, five coordinates); here the orientation is a quaternion,
the contact a zero-mass particle, and the table a surface that turns. Both must give the same motion. This one has
the normal force too, and a true orientation where the paper has quasi-coordinates.
"""

from __future__ import annotations

import math

import trundle as td
from trundle.gallery.table import CITATION, GRAVITY, MASS, OMEGA, RADIUS
from trundle.scenario import Scenario


def spinning_table_3d(alpha: float = 0.0) -> Scenario:
    """The ball of seed 003, in space. The z axis is the table's; x points downhill.

    alpha   inclination of the table (rad): 0 is Fig. 2, 0.05 is Fig. 3

    >>> from trundle.gallery.table_3d import spinning_table_3d
    >>> motion = spinning_table_3d().simulate()
    >>> f"normal force {motion.audit.contacts[0].normal[-1]:.4f} N"
    'normal force 0.1000 N'
    """
    rate = td.parameter("Omega", OMEGA)
    half = rate * td.t / 2
    table = td.Surface.plane(rotation=td.vector([td.cos(half), 0, 0, td.sin(half)]), name="table")
    ball = td.Sphere("ball", radius=RADIUS, mass=MASS)
    rolling = td.Rolling(ball, table)
    gravity = td.Gravity((GRAVITY * math.sin(alpha), 0.0, -GRAVITY * math.cos(alpha)))
    system = td.System(
        name="ball on a spinning table, in space",
        bodies=[ball],
        constraints=[rolling],
        forces=[gravity],
    )
    return Scenario(
        title="Ball on a spinning table, in space"
        + (f", inclined by {alpha:g} rad" if alpha else ""),
        citation=CITATION,
        system=system,
        start=rolling.start(at=(0.1, 0.05), velocity=(0.05, -0.02), spin=0.7),
        until=20.0,
        symbols={
            "ball": ball,
            "rolling": rolling,
            "table": table,
            "gravity": gravity,
            "Omega": rate,
            "x": ball.position[0],
            "y": ball.position[1],
        },
        view=td.View(
            plots={
                "position (m)": {"x": ball.position[0], "y": ball.position[1]},
                "angular velocity (rad/s)": ball.omega,
            },
        ),
    )
