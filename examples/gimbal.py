"""A gyroscope in two gimbal rings: hinges about three axes that meet in a point. As gimbal.toml."""

import trundle as td

outer = td.Ring("outer", radius=0.12, mass=0.10)
inner = td.Ring("inner", radius=0.10, mass=0.08)
rotor = td.Disc("rotor", radius=0.08, mass=0.60)
yaw = td.Hinge(outer, "world", axis_a=(1, 0, 0), axis_b=(0, 0, 1), name="yaw")
pitch = td.Hinge(inner, outer, axis_a=(0, 1, 0), name="pitch")
spin = td.Hinge(rotor, inner, axis_a=(0, 0, 1), axis_b=(1, 0, 0), name="spin")
weight = td.PointForce(
    (0, 0, -0.5), at=inner.point((0.1, 0, 0)), name="weight"
)  # hung on the inner ring
system = td.System(
    name="gimbal", bodies=[outer, inner, rotor], constraints=[yaw, pitch, spin], forces=[weight]
)
start = {
    yaw.angle: 0.0,
    pitch.angle: 1.2,
    spin.angle: 0.0,
    yaw.rate: 0.0,
    pitch.rate: 0.0,
    spin.rate: 150.0,
}
motion = system.simulate(until=4.0, start=start)
print(motion)

# the same in three angles; a thin ring has m r^2 about its axis and half of it across, so has a disc with m r^2 / 2
a, b, c = td.coordinates("a b c")  # yaw, pitch, spin
J_outer, J_inner, J_rotor = 0.10 * 0.12**2, 0.08 * 0.10**2, 0.60 * 0.08**2 / 2
along, across = a.dot * td.cos(b), a.dot * td.sin(b)  # of the inner ring's x and z axes
energy = J_outer / 2 * a.dot**2 + J_inner * ((along**2 + b.dot**2) / 2 + across**2)
energy += J_rotor * ((c.dot + along) ** 2 + (b.dot**2 + across**2) / 2)
angles = td.System(kinetic=energy / 2, potential=0.5 * 0.1 * td.cos(b))
truth = angles.simulate(4.0, {a: 0, b: 1.2, c: 0, a.dot: 0, b.dot: 0, c.dot: 150.0})
pairs = [
    (yaw.angle, a),
    (pitch.angle, b),
    (spin.angle / 600, c / 600),
    (yaw.rate / 150, a.dot / 150),
]
error = max(abs(motion[ours] - truth[other]).max() for ours, other in pairs)
print(f"it precessed by {motion[yaw.angle][-1]:.3f} rad; both ways to {error:.0e}")
