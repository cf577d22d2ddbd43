"""A crane whose load follows a path: the cart and the winch are driven, the load hangs free. As crane.toml."""

import trundle as td

g, height, m, M = 9.81, 4.0, 50.0, 20.0  # m, kg
s = td.where(td.t < 3, td.t / 3, 1.0)
path = 2.0 * (
    126 * s**5 - 420 * s**6 + 540 * s**7 - 315 * s**8 + 70 * s**9
)  # m: rest to rest, smooth
cart, load = td.Particle("cart", mass=M), td.Particle("load", mass=m)
rail = td.Holonomic(td.vector([cart.y, cart.z, load.y]), name="rail")
rope = td.norm(cart.position - load.position)
push = td.PointForce((1, 0, 0), at=cart.position, name="push")
pull = td.Pull(cart.position, load.position, force=1.0, name="pull")
# a load at a fixed height is pulled sideways by the rope alone: the cart has to be ahead by height path''/g
ahead = path + height * path.dot.dot / g
servo = td.Servo(
    td.vector([cart.x - ahead, rope - td.sqrt((ahead - path) ** 2 + height**2)]),
    by=[push, pull],
    name="drive",
)
system = td.System(
    name="crane", bodies=[cart, load], constraints=[rail, servo], forces=[td.Gravity(g)]
)
motion = system.simulate(until=4.0, start={load.x: 0.0, load.vx: 0.0}, guess={load.z: -height})
print(motion)

inertia = M * ahead.dot.dot + m * path.dot.dot
error = max(abs(motion[load.x - path]).max(), abs(motion[load.z] + height).max())
error = max(error, abs(motion[servo.control[0] - inertia]).max() / (m * g))
print(f"the load follows its path to {error:.0e} m, the cart is pushed with at most "
      f"{abs(motion[servo.control[0]]).max():.1f} N")  # fmt: skip
