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

# two integrals: the energy, and of a uniform coin the distance of its contact from the middle of the sphere
middle, touch = motion[coin.position], motion[contact.point]
error = max(motion.energy_drift, abs((touch**2).sum(axis=1) - 1).max())
error = max(error, abs(((middle - touch) ** 2).sum(axis=1) ** 0.5 - 0.05).max())
error = max(error, abs(motion[contact.slip]).max())
down = math.degrees(math.acos(touch[-1, 2]))
print(f"it got {down:.1f} degrees down the sphere; energy, contact and rolling to {error:.0e}")
