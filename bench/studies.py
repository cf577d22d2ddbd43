"""Studies of compiled models: a linearization of the bicycle (30 coordinates), and two plans."""

from __future__ import annotations

import numpy as np

import trundle as td
from bench.table import Row, best
from tests.test_linkages import bicycle
from tests.test_plan import ball_on_a_plane, sleigh


def rows() -> tuple[list[Row], list[str]]:
    """Rows of the table, and words on them."""
    system, start, _ = bicycle(0.0)
    steady = td.steady(system, start)

    def linearized() -> None:
        steady.__dict__.pop("_local", None)  # what is kept of the state
        td.linearize(steady)

    sled, (x, y, th), controls = sleigh()
    rest = {x.dot: 0, th.dot: 0}
    ends = {x: 0, y: 0, th: 0, **rest}, {x: 0, y: 1, th: 0, **rest}
    rolling, ball, contact, torques = ball_on_a_plane()
    turned = td.quaternion_about((0, 0, 1), np.pi / 2)
    goal = {ball.x: 0.3, ball.y: 0.2, ball.quaternion: turned, ball.omega: (0, 0, 0)}
    begin = contact.start(at=(0, 0), velocity=(0, 0), spin=0)
    parked = best(lambda: td.plan(sled, *ends, controls=controls, until=4.0), 2)
    reached = best(lambda: td.plan(rolling, begin, goal, controls=torques, until=3.0), 1)
    found = [
        Row(
            "a linearization of the bicycle, 30 coordinates",
            best(linearized, 20) * 1e3,
            10.0,
            " ms",
        ),
        Row("a plan: Chaplygin's sleigh parks", parked, 5.0, " s"),
        Row("a plan: a ball reaches a place and an attitude", reached, 30.0, " s"),
    ]
    return found, []
