"""The Whipple bicycle of the benchmark (Meijaard et al. 2007): four bodies, three hinges, two wheels. As bicycle.toml.

x ahead, y to the right, z down. Body axes are those of the upright bicycle; a disc's axis is its body z.
"""

import numpy as np

import trundle as td

w, trail, tilt, Y, Z = 1.02, 0.08, np.pi / 10, (0, 1, 0), (0, 0, 1)
steering = (np.sin(tilt), 0, np.cos(tilt))  # down and ahead, through the ground at w + trail
frame = td.RigidBody("frame", mass=85, inertia=[[9.2, 0, 2.4], [0, 11, 0], [2.4, 0, 2.8]])
fork = td.RigidBody(
    "fork", mass=4, inertia=[[0.05892, 0, -0.00756], [0, 0.06, 0], [-0.00756, 0, 0.00708]]
)
rear = td.Disc("rear", radius=0.3, mass=2, inertia=(0.0603, 0.0603, 0.12))
front = td.Disc("front", radius=0.35, mass=3, inertia=(0.1405, 0.1405, 0.28))
head = td.Hinge(
    fork,
    frame,
    axis_a=steering,
    at_a=(w + trail - 0.9, 0, 0.7),
    at_b=(w + trail - 0.3, 0, 0.9),
    name="head",
)
hub = td.Hinge(rear, frame, axis_a=Z, axis_b=Y, at_b=(-0.3, 0, 0.6), name="hub")
axle = td.Hinge(front, fork, axis_a=Z, axis_b=Y, at_b=(w - 0.9, 0, 0.35), name="axle")
road = td.Surface.plane(normal=(0, 0, -1), name="road")
touches = [td.Rolling(wheel, road, name=f"{wheel.name}_contact") for wheel in (rear, front)]
system = td.System(
    name="bicycle",
    bodies=[frame, fork, rear, front],
    constraints=[head, hub, axle, *touches],
    forces=[td.Gravity((0, 0, 9.81))],
)
R = frame.rotation  # yaw about z, roll about x, pitch about y
yaw, roll, pitch = td.atan2(-R[0, 1], R[1, 1]), td.asin(R[2, 1]), td.atan2(-R[2, 0], R[2, 2])
upright = {
    frame.x: 0.3, frame.y: 0.0, yaw: 0.0, roll: 0.0, head.angle: 0.0, hub.angle: 0.0, axle.angle: 0.0,
    roll.dot: 0.3, head.rate: 0.0, hub.rate: -5.0 / 0.3,
}  # fmt: skip
motion = system.simulate(
    until=5.0, start=upright, guess={frame.z: -0.9, frame.quaternion: (1, 0, 0, 0)}
)
print(motion)
error = motion.energy_drift
print(
    f"at 5 m/s it rights itself: rolled by {motion[roll][-1]:.4f} rad after 5 s; energy to {error:.0e}"
)
