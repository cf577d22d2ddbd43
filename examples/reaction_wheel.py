"""A pendulum that a reaction wheel balances on its head, under PD control. As reaction_wheel.toml."""

import trundle as td

g, Y = 9.81, (0, 1, 0)
rod = td.Box("rod", (0.02, 0.02, 0.3), mass=0.2)
wheel = td.Disc("wheel", radius=0.08, mass=0.5)
pivot = td.Hinge(rod, "world", axis_a=Y, at_a=(0, 0, -0.15), name="pivot")
axle = td.Hinge(wheel, rod, axis_a=(0, 0, 1), axis_b=Y, at_b=(0, 0, 0.15), name="axle")
torque = 20.0 * pivot.angle + 2.0 * pivot.rate  # N m on the wheel; the rod feels the opposite
system = td.System(
    name="reaction wheel",
    bodies=[rod, wheel],
    constraints=[pivot, axle],
    forces=[td.Gravity(g), axle.torque(torque)],
)
start = {pivot.angle: 0.15, pivot.rate: 0.0, axle.angle: 0.0, axle.rate: 0.0}
motion = system.simulate(until=3.0, start=start)
print(motion)

a, s = td.coordinates("a s")  # the same in two angles
J, Jw = 0.2 * (0.3**2 + 0.02**2) / 12 + 0.2 * 0.15**2 + 0.5 * 0.3**2, 0.5 * 0.08**2 / 2
pull = td.GeneralizedForce({s: 20.0 * a + 2.0 * a.dot})
minimal = td.System(
    kinetic=J * a.dot**2 / 2 + Jw * (a.dot + s.dot) ** 2 / 2,
    potential=g * (0.2 * 0.15 + 0.5 * 0.3) * td.cos(a),
    forces=[pull],
)
truth = minimal.simulate(3.0, {a: 0.15, s: 0.0, a.dot: 0.0, s.dot: 0.0})
error = max(
    abs(motion[pivot.angle] - truth[a]).max(), abs(motion[axle.rate] - truth[s.dot]).max() / 100
)
print(f"{motion[axle.angle][-1]:.1f} rad of the wheel; both ways to {error:.0e}")
