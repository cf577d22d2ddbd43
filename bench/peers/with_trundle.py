"""trundle: the ten lines of the README."""

import numpy as np

import trundle as td
from bench.peers.problem import PLACE, RADIUS, SPEED, UNTIL, height, measure

ball = td.Sphere("ball", radius=RADIUS, halves=(4500, 5494))
contact = td.Rolling(ball, td.Surface(lambda x, y, z: z - height(x), name="trough"))
system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
start, middle = contact.start(at=PLACE, velocity=SPEED, spin=0), ball.point(ball.centre)


def run(rtol: float) -> np.ndarray:
    return np.ravel(system.simulate(until=UNTIL, start=start, rtol=rtol).at(UNTIL)[middle])


measure("trundle", run)
