"""A snakeboard: the rider's twist and the trucks' steering carry it forward. As snakeboard.toml."""

import trundle as td

Z, half = (0, 0, 1), 0.3  # m, from the middle of the board to a truck
twist, steer = 0.7 * td.sin(3 * td.t), 0.4 * td.sin(3 * td.t)  # rad, of the rider and of the trucks
board = td.Box("board", (0.7, 0.2, 0.02), mass=2.0)
rider = td.Box("rider", (0.5, 0.2, 0.2), mass=4.0)
front, back = (td.Box(name, (0.05, 0.2, 0.05), mass=0.5) for name in ("front", "back"))
ground = td.Planar(board, "world", axis_a=Z, name="ground")
waist = td.Hinge(rider, board, axis_a=Z, name="waist")
king = td.Hinge(front, board, axis_a=Z, at_b=(half, 0, 0), name="king")
tail = td.Hinge(back, board, axis_a=Z, at_b=(-half, 0, 0), name="tail")
system = td.System(
    name="snakeboard",
    bodies=[board, rider, front, back],
    constraints=[
        ground, waist, king, tail,
        td.Skate(front, forward=(1, 0, 0), name="front_wheels"),
        td.Skate(back, forward=(1, 0, 0), name="back_wheels"),
        td.Prescribed(waist.angle, twist, name="twist"),
        td.Prescribed(king.angle, steer, name="steering"),
        td.Prescribed(tail.angle, -steer, name="counter"),
    ],
)  # fmt: skip
start = {board.x: 0.0, board.y: 0.0, ground.angle: 0.0, board.vx: 0.0}
motion = system.simulate(until=6.0, start=start)
print(motion)

x, y, a = td.coordinates("x y a")  # the same in three coordinates of the plane
sides = {"board": (2.0, 0.7), "rider": (4.0, 0.5), "truck": (0.5, 0.05)}  # kg, m; all 0.2 m wide
boxes = {name: m * (long**2 + 0.2**2) / 12 for name, (m, long) in sides.items()}
J = boxes["board"] + 2 * 0.5 * half**2
energy = (
    7.0 * (x.dot**2 + y.dot**2) / 2
    + J * a.dot**2 / 2
    + boxes["rider"] * (a.dot + twist.dot) ** 2 / 2
)
energy += boxes["truck"] * ((a.dot - steer.dot) ** 2 + (a.dot + steer.dot) ** 2) / 2
rows = []
for side, turned in ((half, a + steer), (-half, a - steer)):
    vx, vy = x.dot - side * td.sin(a) * a.dot, y.dot + side * td.cos(a) * a.dot
    rows.append(td.Nonholonomic(vy * td.cos(turned) - vx * td.sin(turned), name=f"wheels {side}"))
truth = td.System(kinetic=energy, constraints=rows).simulate(6.0, {x: 0, y: 0, a: 0, x.dot: 0})
error = max(abs(motion[board.x] - truth[x]).max(), abs(motion[ground.angle] - truth[a]).max())
print(f"it got {motion[board.x][-1]:.3f} m ahead; both ways to {error:.0e}")
