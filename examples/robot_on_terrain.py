"""A robot with two driven wheels and a caster on a measured terrain, driven by a recording of its motors' torques.

As robot_on_terrain.toml. The heights were measured every 20 cm to the millimetre, the torques four times a second.
"""

from pathlib import Path

import trundle as td

folder = Path(__file__).parent
ground = td.Surface.grid(file=folder / "terrain.csv", name="terrain")
torques = {
    side: td.table(file=folder / "commands.csv", columns=["t", side], name=side)
    for side in ("left", "right")
}
chassis = td.Box("chassis", (0.4, 0.3, 0.1), mass=8.0)  # x forwards, y to the left
caster = td.Sphere("caster", radius=0.05, mass=0.5)
support = td.Weld(caster, chassis, at_b=(-0.18, 0, -0.12))
wheels, hinges, motors = [], [], []
for name, y in (("left_wheel", 0.22), ("right_wheel", -0.22)):
    wheel = td.Disc(name, radius=0.15, mass=1.0)
    hinge = td.Hinge(wheel, chassis, axis_a=(0, 0, 1), axis_b=(0, 1, 0), at_b=(0.1, y, -0.02))
    motors.append(hinge.torque(torques[name.removesuffix("_wheel")](td.t)))
    wheels.append(wheel)
    hinges.append(hinge)
# two wheels on one axle cannot both grip sideways where the ground is not flat: one of them does
contacts = [td.Rolling(wheels[0], ground), td.Rolling(wheels[1], ground, grip="forwards")]
system = td.System(
    name="robot on terrain",
    bodies=[chassis, caster, *wheels],
    constraints=[support, *hinges, *contacts, td.Sliding(caster, ground)],
    forces=[td.Gravity(9.81), *motors],
)
start = {
    chassis.x: -1.5, chassis.y: -1.0, chassis.quaternion[3]: 0.0,
    hinges[0].angle: 0.0, hinges[1].angle: 0.0,
    hinges[0].rate: 0.0, hinges[1].rate: 0.0,
}  # fmt: skip
motion = system.simulate(until=6.0, start=start, guess={chassis.z: 0.2}, rtol=1e-11)
print(motion)

power = sum(torques[s](td.t) * h.rate for s, h in zip(("left", "right"), hinges, strict=True))
work = motion.keep(td.keep.integral(power))
gained = motion.energy[-1] - motion.energy[0]
error = abs(work - gained) / abs(work)
far = motion[chassis.position][-1]
print(f"at ({far[0]:.2f}, {far[1]:.2f}) m after {work:.2f} J of the motors; balance to {error:.0e}")
