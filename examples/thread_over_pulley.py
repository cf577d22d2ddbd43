"""A constraint of your own: a thread over a pulley that it grips acts on three bodies. As `thread-over-pulley`."""

import math

import trundle as td
from trundle.constraints.compound import Compound


class Thread(Compound):
    """An inextensible, massless thread from a, over a pulley that it grips, to b.

    With s_a, s_b the lengths from the top of the pulley to either end: s_a + s_b = length, s_b' = r omega.y.

    a, b    particles in the plane y = 0 through the pulley's middle, a on the left (-x), b on the right
    pulley  a disc that turns about the world's y axis
    length  m
    """

    def __init__(
        self, a: td.Particle, b: td.Particle, pulley: td.Disc, length: float, name: str = "thread"
    ) -> None:
        s_a, s_b = from_top(a, pulley, -1.0), from_top(b, pulley, 1.0)
        parts = [
            td.Holonomic(s_a + s_b - length, name=f"{name}: length"),
            td.Nonholonomic(s_b.dot - pulley.radius * pulley.omega[1], name=f"{name}: grip"),
        ]
        super().__init__(name, parts)


def from_top(end: td.Particle, pulley: td.Disc, side: float) -> td.Expression:
    """Length (m) of a taut thread from the top of a pulley to its end: an arc and a tangent."""
    d = end.position - pulley.position
    r, out, down = pulley.radius, side * d[0], -d[2]
    straight = td.sqrt(out**2 + down**2 - r**2)
    arc = math.pi / 2 + td.atan2(down, out) - td.atan2(straight, r)
    return r * arc + straight


r, hang = 0.1, 1.0  # m
pulley = td.Disc("pulley", radius=r, mass=0.8)
left, right = td.Particle("left", mass=1.0), td.Particle("right", mass=1.5)
thread = Thread(left, right, pulley, length=2 * hang + math.pi * r)
system = td.System(
    name="thread over a pulley",
    bodies=[left, right, pulley],
    constraints=[
        thread,
        td.Hinge(pulley, None, axis_a=(0, 0, 1), axis_b=(0, 1, 0), name="bearing"),
        td.Holonomic(td.vector([left.position[1], right.position[1]]), name="plane"),
    ],
    forces=[td.Gravity(9.81)],
)
start = {
    pulley.quaternion: td.quaternion_about((1, 0, 0), -math.pi / 2),  # body z along +y
    left.position: (-r, 0, -hang),
    right.position: (r, 0, -hang),
    left.velocity: (0, 0, 0),
    right.velocity[0]: 0,
}
motion = system.simulate(until=0.8, start=start)
print(motion)
pull = [motion.wrench(thread, on=load).force[0, 2] for load in (left, right)]
print(f"the thread pulls with {pull[0]:.3f} N on the left and {pull[1]:.3f} N on the right")
