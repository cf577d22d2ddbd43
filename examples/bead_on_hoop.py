"""A bead on a vertical hoop with friction: coordinates, a Lagrangian, a constraint, its friction. As `bead`."""

import trundle as td

x, y = td.coordinates("x y")
mu = td.parameter("mu", 0.2)
hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
system = td.System(
    name="bead on a hoop",
    lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y,
    constraints=[hoop],
    forces=[td.Coulomb(hoop, mu, thrust="frictionless")],
)
start = {x: 0, y: -1, x.dot: 2.0}

motion = system.simulate(until=4.0, start=start)
print(motion)
for event in motion.events:
    print(f"t = {event.t:.6f} s: {event.name}")

# parameters change without compiling again
for value in (0.1, 0.4):
    other = system.simulate(until=4.0, start=start, parameters={mu: value})
    lost = other.energy[0] - other.energy[-1]
    print(f"mu = {value:g}: {len(other.events)} stops, {lost:.3f} J lost")
