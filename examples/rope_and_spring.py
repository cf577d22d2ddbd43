"""A rope over a pulley, a counterweight, and an elastic pendulum on the other side. As rope_and_spring.toml."""

import trundle as td

g, k, rest = 9.81, 200.0, 0.5
weight, ring, bob = (
    td.Particle(n, mass=m) for n, m in (("weight", 2.5), ("ring", 0.5), ("bob", 2.0))
)
rope = td.Rope([weight, (0, 0, 0), (0.6, 0, 0), ring], length=2.6, name="rope")
guides = td.Holonomic(td.vector([weight.x, weight.y, ring.x - 0.6, ring.y, bob.y]), name="guides")
spring = td.Spring(ring.position, bob.position, stiffness=k, length=rest)
system = td.System(
    name="rope and spring",
    bodies=[weight, ring, bob],
    constraints=[rope, guides],
    forces=[td.Gravity(g), spring],
)
start = {weight.z: -1.0, weight.vz: 0.0, bob.x: 0.9, bob.z: -1.5, bob.vx: 0.0, bob.vz: 0.0}
motion = system.simulate(until=2.0, start=start, guess={ring.z: -1.0})
print(motion)

z, x, y = td.coordinates("z x y")  # height of the ring, place of the bob: the same without a rope
stretch = td.sqrt((x - 0.6) ** 2 + (y - z) ** 2) - rest
free = td.System(
    kinetic=3.0 * z.dot**2 / 2 + (x.dot**2 + y.dot**2),
    potential=g * (0.5 * z + 2.0 * y + 2.5 * (-2.0 - z)) + k * stretch**2 / 2,
)
truth = free.simulate(2.0, {z: -1.0, x: 0.9, y: -1.5, z.dot: 0, x.dot: 0, y.dot: 0})
error = max(abs(motion[bob.x] - truth[x]).max(), abs(motion[ring.z] - truth[z]).max())
error = max(error, abs(motion[rope.tension] - truth[2.5 * (g - z.dot.dot)]).max() / 30)
print(f"the rope pulls with {motion[rope.tension].min():.2f} N or more; both ways to {error:.0e}")
