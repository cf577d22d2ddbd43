"""A coin rolls over the top of a large sphere, and leans. As coin_on_sphere.toml."""

import math

import trundle as td

coin = td.Disc("coin", radius=0.05, mass=0.02, thickness=0.004)
globe = td.Surface.sphere(1.0, name="globe")
contact = td.Rolling(coin, globe, name="contact")
system = td.System(
    name="coin on a sphere", bodies=[coin], constraints=[contact], forces=[td.Gravity(9.81)]
)
upright = td.quaternion_about((1, 0, 0), -math.pi / 2)  # body z, the coin's axis, along +y
start = contact.start(at=(0, 0, 1), omega=(0.2, 12.0, 0.5), quaternion=upright)
motion = system.simulate(until=0.8, start=start)
print(motion)

# the same in five angles: where the coin touches (a, b), its heading, its lean, and how far it has rolled
a, b, heading, lean, roll = td.coordinates("a b heading lean roll")
n = td.vector([td.sin(a) * td.cos(b), td.sin(b), td.cos(a) * td.cos(b)])
east = td.vector([td.cos(a), 0, -td.sin(a)])
ahead = td.cos(heading) * east + td.sin(heading) * td.cross(n, east)
left = td.cross(n, ahead)
up = td.cos(lean) * n + td.sin(lean) * left  # from the contact to the middle of the coin
axis = td.cross(ahead, up)
turning = sum((td.cross(e, e.dot) for e in (ahead, up, axis)), start=roll.dot * 2 * axis) / 2
middle = n + 0.05 * up
flat = 0.02 * (3 * 0.05**2 + 0.004**2) / 12  # kg m2 across the axis; about it 0.02 0.05^2 / 2
across = turning @ turning - (turning @ axis) ** 2
energy = 0.02 * middle.dot @ middle.dot + flat * across + 0.02 * 0.05**2 / 2 * (turning @ axis) ** 2
rows = td.vector([n.dot @ left, n.dot @ ahead + 0.05 * roll.dot])  # the rim lays down its arc
angles = td.System(
    kinetic=energy / 2, potential=0.02 * 9.81 * middle[2], constraints=[td.Nonholonomic(rows)]
)
begin = {a: 0, b: 0, heading: 0, lean: 0, roll: 0, turning: (0.2, 12.0, 0.5)}
truth = angles.simulate(until=0.8, start=begin)
error = max(
    abs(motion[contact.point] - truth[n]).max(), abs(motion[coin.position] - truth[middle]).max()
)
error = max(error, abs(motion[coin.omega] - truth[turning]).max() / 12)
down = math.degrees(math.acos(motion[contact.point][-1, 2]))
print(f"it got {down:.1f} degrees down the sphere; both ways to {error:.0e}")
