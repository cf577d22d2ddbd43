"""What people write at the first try means what they mean: bodies for places, rates, steered wheels, bearings."""

import numpy as np
import pytest

import trundle as td

X, Z = (1, 0, 0), (0, 0, 1)


def test_a_body_stands_for_the_place_of_its_centre_of_mass() -> None:
    motions = []
    for place in (lambda body: body, lambda body: body.position):
        ball, box = td.Particle("ball", mass=1.0), td.Box("box", (0.1, 0.1, 0.1), mass=2.0)
        spring = td.Spring(place(ball), place(box), stiffness=10.0, length=0.3)
        push = td.PointForce((0, 0, 1), at=place(box))
        system = td.System(bodies=[ball, box], forces=[spring, push])
        start = {place(ball): (0, 0, 0), ball.velocity: (0, 0.2, 0), box.quaternion: (1, 0, 0, 0)}
        start |= {place(box): (0.5, 0, 0), box.velocity: (0, 0, 0), box.omega: (0, 0, 0)}
        motions.append(system.simulate(until=0.5, start=start))
    assert np.array_equal(motions[0].to_numpy()["ball.x"], motions[1].to_numpy()["ball.x"])
    assert np.array_equal(motions[0]["ball"], motions[0]["ball.position"])
    text = 'schema = 1\ntitle = "s"\n[bodies]\na = { kind = "particle", mass = 1 }\n[forces]\n'
    text += 's = { kind = "spring", a = "a", b = [0, 0, 1], stiffness = 1, length = 0 }\n'
    text += (
        "[start]\na = { position = [0, 0, 0], vx = 0.1, vy = 0, vz = 0 }\n[solver]\nuntil = 0.1\n"
    )
    assert td.read(text).simulate().finished  # a start without quotes, too


def test_a_joint_may_turn_at_a_given_speed() -> None:
    wheel = td.Disc("wheel", radius=0.1, mass=2.0)
    axle = td.Hinge(wheel, "world", axis_a=Z, name="axle")
    speed = td.Prescribed(axle.rate, 3 + 2 * td.sin(td.t), name="speed")
    system = td.System(bodies=[wheel], constraints=[axle, speed])
    motion = system.simulate(until=2.0, start={axle.angle: 0.5})
    assert motion[axle.angle] == pytest.approx(
        0.5 + 3 * motion.t + 2 * (1 - np.cos(motion.t)), abs=1e-9
    )


def test_a_steered_wheel_drives_the_circle_that_its_angle_says() -> None:
    steer = td.parameter("steer", 0.3)
    car = td.Box("car", (3.0, 1.5, 0.5), mass=900.0)
    floor = td.Planar(car, "world", axis_a=Z)
    rear = td.Skate(car, forward=X, at=(-1.2, 0, 0), name="rear")
    front = td.Skate(car, forward=(td.cos(steer), td.sin(steer), 0), at=(1.2, 0, 0), name="front")
    system = td.System(bodies=[car], constraints=[floor, rear, front])
    start = {"car": (0, 0, 0), "car.quaternion": (1, 0, 0, 0), "car.vx": 5.0}
    for angle in (0.3, -0.1):
        motion = system.simulate(until=3.0, start=start, parameters={steer: angle})
        # rear axle at 5 m/s on a circle of radius 2.4 / tan(steer)
        assert motion[car.omega[2]] == pytest.approx(5.0 * np.tan(angle) / 2.4, rel=1e-9)


@pytest.mark.slow
def test_the_reactions_of_joints_are_what_newton_asks_for() -> None:
    r, length = 0.05, 0.2
    crank = td.Box("crank", (0.02, 0.02, r), mass=0.4)
    rod = td.Box("rod", (0.02, 0.02, length), mass=0.5)
    piston = td.Cylinder("piston", radius=0.04, length=0.06, mass=0.6)
    main = td.Hinge("world", crank, axis_a=X, at_b=(0, 0, -r / 2), name="main")
    big = td.Hinge(rod, crank, axis_a=X, at_a=(0, 0, -length / 2), at_b=(0, 0, r / 2), name="big")
    small = td.Hinge(piston, rod, axis_a=X, at_b=(0, 0, length / 2), name="small")
    bore = td.Cylindrical(piston, "world", axis_a=Z, name="bore")
    forces = [td.Gravity(9.81), main.torque(-0.3)]
    system = td.System(
        bodies=[crank, rod, piston], constraints=[main, big, small, bore], forces=forces
    )
    start = {"main.angle": 0.3, "main.rate": 20.0}
    motion = system.simulate(until=0.2, start=start, guess={"big.angle": 0})
    carried = {
        rod: big.reaction - small.reaction,
        piston: small.reaction + bore.reaction,
        crank: -big.reaction - main.reaction,
    }
    for body, load in carried.items():
        needed = body.mass * (body.velocity.dot + td.vector([0, 0, 9.81]))
        assert motion[load] == pytest.approx(motion[needed], abs=1e-10)
    assert np.ptp(motion["bore.reaction[1]"]) > 1.0
    assert motion["big.reaction"] == pytest.approx(motion.wrench(big, on=rod).force, abs=1e-12)


def test_texts_in_python_know_what_formulas_of_files_know() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    ball.mark("tip", (0, 0, 0.1))
    trough = td.Surface(lambda x, y, z: z - 0.1 * x**2, name="trough")
    contact = td.Rolling(ball, trough, name="contact")
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {
        "[contact.point[0], contact.point[1]]": (0.3, 0.0),
        "ball.quaternion": (1, 0, 0, 0),
        "ball.omega_body": (0.1, 0.2, 0.3),
    }
    motion = system.simulate(until=0.5, start=start, events=["trough(ball.position) - 0.05"])
    assert not motion.events  # its centre stays about a radius above
    for text, same in {
        "ball.omega_body": ball.omega_body,
        "ball.tip.velocity": ball.marks["tip"].velocity,
        "ball.point([0, 0, ball.radius])": ball.point((0, 0, 0.1)),
        "trough.normal(ball.position)": trough.normal(ball.position),
        "contact.slip": contact.slip,
        "ball.mass*norm(ball.velocity)": td.norm(ball.velocity),
    }.items():
        assert motion[text] == pytest.approx(motion[same], abs=1e-15)
