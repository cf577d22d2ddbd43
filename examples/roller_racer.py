"""A roller racer: a motor wags the handle, and the racer rolls ahead on two axles. As roller_racer.toml."""

import trundle as td

Z, back, front = (0, 0, 1), 0.4, 0.15  # m, from the axles to the joint
seat = td.Box("seat", (0.5, 0.4, 0.1), mass=6.0)
handle = td.Box("handle", (0.2, 0.3, 0.1), mass=1.0)
ground = td.Planar(seat, "world", axis_a=Z, name="ground")
joint = td.Hinge(handle, seat, axis_a=Z, at_a=(-front, 0, 0), at_b=(back, 0, 0), name="joint")
torque = 2.0 * td.sin(5 * td.t) - 3.0 * joint.angle - 0.3 * joint.rate
system = td.System(
    name="roller racer",
    bodies=[seat, handle],
    constraints=[
        ground, joint,
        td.Skate(seat, forward=(1, 0, 0), name="rear_axle"),
        td.Skate(handle, forward=(1, 0, 0), name="front_axle"),
    ],
    forces=[joint.torque(torque)],
)  # fmt: skip
start = {
    seat.x: 0.0,
    seat.y: 0.0,
    ground.angle: 0.0,
    joint.angle: 0.4,
    joint.rate: 0.0,
    seat.vx: 0.5,
}
motion = system.simulate(until=6.0, start=start)
print(motion)

x, y, a, s = td.coordinates("x y a s")  # the same in four coordinates of the plane
ends = td.vector(
    [x + back * td.cos(a) + front * td.cos(a + s), y + back * td.sin(a) + front * td.sin(a + s)]
)
J, j = 6.0 * (0.5**2 + 0.4**2) / 12, 1.0 * (0.2**2 + 0.3**2) / 12
energy = (
    3.0 * (x.dot**2 + y.dot**2)
    + ends.dot @ ends.dot / 2
    + J * a.dot**2 / 2
    + j * (a.dot + s.dot) ** 2 / 2
)
across = [
    td.Nonholonomic(y.dot * td.cos(a) - x.dot * td.sin(a), name="rear"),
    td.Nonholonomic(ends[1].dot * td.cos(a + s) - ends[0].dot * td.sin(a + s), name="front"),
]
pull = td.GeneralizedForce({s: 2.0 * td.sin(5 * td.t) - 3.0 * s - 0.3 * s.dot})
plane = td.System(kinetic=energy, constraints=across, forces=[pull])
truth = plane.simulate(6.0, {x: 0, y: 0, a: 0, s: 0.4, s.dot: 0, x.dot: 0.5})
error = max(abs(motion[seat.x] - truth[x]).max(), abs(motion[joint.angle] - truth[s]).max())
print(f"it got {motion[seat.x][-1]:.3f} m ahead; both ways to {error:.0e}")
