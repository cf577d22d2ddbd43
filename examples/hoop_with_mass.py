"""A hoop rolls on the floor with a mass that slides inside it. As hoop_with_mass.toml."""

import math

import trundle as td

g, R, m, mass = 9.81, 0.5, 1.0, 0.7
hoop = td.Ring("hoop", radius=R, mass=m)
bead = td.Particle("bead", mass=mass)
floor = td.Surface.plane(name="ground")
contact = td.Rolling(hoop, floor, name="contact")
inside = hoop.to_body(bead.position)
wire = td.Holonomic(td.vector([inside[0] ** 2 + inside[1] ** 2 - R**2, inside[2]]), name="wire")
system = td.System(
    name="hoop with a mass",
    bodies=[hoop, bead],
    constraints=[contact, wire],
    forces=[td.Gravity(g)],
)
upright = td.quaternion_about((1, 0, 0), -math.pi / 2)  # body z along +y
start = {
    **contact.start(at=(0, 0), omega=(0, 1.0, 0), quaternion=upright),
    bead.x: R * math.sin(1.0), bead.vx: 0.5,
}  # fmt: skip
motion = system.simulate(until=5.0, start=start, guess={bead.z: 0.2, bead.vz: 0.3})
print(motion)

x, a = td.coordinates(
    "x a"
)  # the middle of the hoop, and the bead's angle from below: the same in a plane
place = td.vector([x + R * td.sin(a), -R * td.cos(a)])
plane = td.System(
    kinetic=m * x.dot**2 + mass * (place.dot @ place.dot) / 2, potential=mass * g * place[1]
)
truth = plane.simulate(5.0, {x: 0, a: 1.0, x.dot: R, a.dot: (0.5 - R) / (R * math.cos(1.0))})
error = max(abs(motion[hoop.x] - truth[x]).max(), abs(motion[bead.x] - truth[place[0]]).max())
print(f"the hoop rolled to x = {motion[hoop.x][-1]:.3f} m; both ways to {error:.0e}")
