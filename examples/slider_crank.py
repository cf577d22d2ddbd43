"""A slider-crank with a motor: a closed loop with redundant joints. As slider_crank.toml."""

import numpy as np

import trundle as td

r, length, Z = 0.2, 0.6, (0, 0, 1)
crank = td.Box("crank", (r, 0.03, 0.02), mass=0.8)
rod = td.Box("rod", (length, 0.03, 0.02), mass=1.0)
piston = td.Box("piston", (0.1, 0.08, 0.08), mass=1.5)
main = td.Hinge(crank, "world", axis_a=Z, at_a=(-r / 2, 0, 0), name="main")
pin = td.Hinge(rod, crank, axis_a=Z, at_a=(-length / 2, 0, 0), at_b=(r / 2, 0, 0), name="pin")
wrist = td.Hinge(piston, rod, axis_a=Z, at_b=(length / 2, 0, 0), name="wrist")
rail = td.Prismatic(piston, "world", axis_a=(1, 0, 0), name="rail")
torque = 3.0 - 0.2 * main.rate  # N m: a motor that weakens with its speed
system = td.System(
    name="slider-crank",
    bodies=[crank, rod, piston],
    constraints=[main, pin, wrist, rail],
    forces=[td.Gravity((0, -9.81, 0)), main.torque(torque)],
)
start = {main.angle: 0.5, main.rate: 0.0}
motion = system.simulate(until=3.0, start=start, guess={piston.x: 0.75})
print(motion)

theta = motion[main.angle]
stroke = r * np.cos(theta) + np.sqrt(length**2 - (r * np.sin(theta)) ** 2)
work = motion.keep(td.keep.integral(torque * main.rate))
gained = motion.energy[-1] - motion.energy[0]
error = max(abs(motion[rail.travel] - stroke).max(), abs(work - gained) / abs(work))
print(f"{theta[-1] / (2 * np.pi):.2f} turns; stroke and work balance to {error:.0e}")
