"""Foucault's pendulum on a fast planet: in the planet's axes, and again in axes that do not turn. As foucault.toml."""

import math

import numpy as np

import trundle as td

g, length, spin, latitude = (
    9.81,
    10.0,
    0.02,
    0.85,
)  # a day of five minutes, so that a minute shows something
W = td.vector([spin * math.cos(latitude), 0, spin * math.sin(latitude)])  # x north, z up
bob = td.Particle("bob", mass=5.0)
coriolis = -2 * bob.mass * td.cross(W, bob.velocity)
centrifugal = -bob.mass * td.cross(W, td.cross(W, bob.position))
system = td.System(
    name="Foucault's pendulum",
    bodies=[bob],
    constraints=[td.Distance(bob, "world", length, name="wire")],
    forces=[td.Gravity(g), td.PointForce(coriolis + centrifugal, at=bob.position, name="turning")],
)
start = {bob.x: 2.0, bob.y: 0.0, bob.vx: 0.0, bob.vy: 0.0}
motion = system.simulate(until=60.0, start=start, guess={bob.z: -length})
print(motion)

# in axes that do not turn, gravity turns about W the other way round: the same motion, without fictitious forces
n, t = np.array([math.cos(latitude), 0, math.sin(latitude)]), td.t
K = np.array([[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]])
turn = [td.sin(spin * t) * K[i] + (1 - td.cos(spin * t)) * (K @ K)[i] for i in range(3)]
down = td.vector([-g * ((i == 2) + turn[i][2]) for i in range(3)])
fixed = system.but(forces=[td.Gravity(down)])
v = spin * np.cross(n, motion[bob.position][0])
truth = fixed.simulate(60.0, {bob.position: motion[bob.position][0], bob.velocity: v})
angle = spin * motion.t[:, None, None]
R = np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * (K @ K)
error = abs(np.einsum("tij,tj->ti", R, motion[bob.position]) - truth[bob.position]).max()
print(f"both frames agree to {error:.0e} m")
