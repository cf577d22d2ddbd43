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

# about the vertical nothing turns the whole: its angular momentum stays; and the weight's work is its height's
bodies = (outer, inner, rotor)
vertical = sum((b.rotation @ (b.inertia @ b.omega_body))[2] for b in bodies)
momentum, height = motion[vertical], motion[inner.point((0.1, 0, 0))[2]]
energy = motion.energy + 0.5 * height
error = max(abs(momentum - momentum[0]).max(), abs(energy - energy[0]).max() / energy[0])
print(f"it precessed by {motion[yaw.angle][-1]:.3f} rad; momentum and energy to {error:.0e}")
