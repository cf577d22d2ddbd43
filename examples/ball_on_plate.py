"""A ball on a plate that two motors tilt, so that it comes to the middle: PD control. As ball_on_plate.toml."""

import trundle as td

frame = td.Ring("frame", radius=0.3, mass=0.5)
plate = td.Box("plate", (0.5, 0.5, 0.01), mass=1.0)
ball = td.Sphere("ball", radius=0.02, mass=0.1)
top = td.Surface.plane(offset=0.005, body=plate, name="top")
roll = td.Hinge(frame, "world", axis_a=(1, 0, 0), name="roll_axis")
pitch = td.Hinge(plate, frame, axis_a=(0, 1, 0), name="pitch_axis")
contact = td.Rolling(ball, top, name="contact")
at = plate.to_body(ball.position)  # where the ball is on the plate
wish_roll = 0.6 * at[1] + 0.45 * at[1].dot  # rad: tilt against the ball's place and speed
wish_pitch = -0.6 * at[0] - 0.45 * at[0].dot
tilt_roll = -4.0 * (roll.angle - wish_roll) - 0.8 * roll.rate
tilt_pitch = -4.0 * (pitch.angle - wish_pitch) - 0.8 * pitch.rate
system = td.System(
    name="ball on plate",
    bodies=[frame, plate, ball],
    constraints=[roll, pitch, contact],
    forces=[td.Gravity(9.81), roll.torque(tilt_roll), pitch.torque(tilt_pitch)],
)
start = {
    roll.angle: 0.0, pitch.angle: 0.0, roll.rate: 0.0, pitch.rate: 0.0,
    **contact.start(at=(0.12, -0.08), velocity=(0.1, 0.0), spin=0.0),
}  # fmt: skip
motion = system.simulate(until=8.0, start=start)
print(motion)

work = motion.keep(td.keep.integral(tilt_roll * roll.rate + tilt_pitch * pitch.rate))
error = abs(motion.energy[-1] - motion.energy[0] - work)
away = (motion[at][-1, :2] ** 2).sum() ** 0.5
print(f"the ball is {1000 * away:.3f} mm from the middle; work balance to {error:.0e} J")
