"""A four-bar linkage under gravity: only the crank's angle is given, the loop closes itself. As four_bar.toml."""

import numpy as np

import trundle as td

a, b, c, d, Y = 0.2, 0.5, 0.4, 0.5, (0, 1, 0)  # crank, coupler, rocker, ground, m
bars = [
    td.Box(n, (s, 0.02, 0.02), mass=2 * s) for n, s in (("crank", a), ("coupler", b), ("rocker", c))
]
crank, coupler, rocker = bars
A = td.Hinge(crank, "world", axis_a=Y, at_a=(-a / 2, 0, 0), name="A")
B = td.Hinge(coupler, crank, axis_a=Y, at_a=(-b / 2, 0, 0), at_b=(a / 2, 0, 0), name="B")
C = td.Hinge(rocker, coupler, axis_a=Y, at_a=(c / 2, 0, 0), at_b=(b / 2, 0, 0), name="C")
D = td.Hinge(rocker, "world", axis_a=Y, at_a=(-c / 2, 0, 0), at_b=(d, 0, 0), name="D")
system = td.System(
    name="four-bar", bodies=bars, constraints=[A, B, C, D], forces=[td.Gravity(9.81)]
)
start = {A.angle: -0.6, A.rate: 6.0}
motion = system.simulate(until=3.0, start=start, guess={D.angle: -1.4, C.angle: 0.6, B.angle: 0.3})
print(motion)

# Freudenstein's equation binds the angles of crank and rocker (a turn about y takes x down to -z)
f, g = motion[A.angle], motion[D.angle]
loop = (
    a**2
    + c**2
    + d**2
    - b**2
    - 2 * a * d * np.cos(f)
    + 2 * c * d * np.cos(g)
    - 2 * a * c * np.cos(f - g)
)
error = max(abs(loop).max(), motion.energy_drift)
print(
    f"the rocker swings through {np.ptp(g):.3f} rad; Freudenstein's equation and energy to {error:.0e}"
)
