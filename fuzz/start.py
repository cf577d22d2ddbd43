"""The judge's own start: X and U of a description, and velocities that the rows allow."""

from __future__ import annotations

import numpy as np

from fuzz.model import Model


def start_state(model: Model) -> tuple[np.ndarray, np.ndarray]:
    """X and U of the description's start."""
    d = model.d
    X, U = [*d.q0], [*d.v0]
    for k, b in enumerate(d.bodies):
        if d.rolling is not None and k == 0:
            x, u = rolling_start(model)
            X, U = X + x, U + u
        else:
            X, U = [*X, *b.position, *b.quaternion], [*U, *b.velocity, *b.omega]
    return np.array(X, dtype=float), np.array(U, dtype=float)


def rolling_start(model: Model) -> tuple[list[float], list[float]]:
    """Contact, quaternion and angular velocity: given, or from the centre's velocity (x, y) and the spin."""
    roll, body = model.d.rolling, model.d.bodies[0]
    assert roll is not None
    X = [*roll.at, *body.quaternion]
    if roll.omega is not None:
        return X, list(roll.omega)
    c = model.contact
    spin = sum((a * b for a, b in zip(c.omega, c.normal, strict=True)), model.g.node(0.0))
    program = model.g.program([c.velocity_of_centre[0], c.velocity_of_centre[1], spin])
    base = np.array(program(0.0, X, [0.0] * 3, []))
    J = np.array([program(0.0, X, list(e), []) for e in np.eye(3)]).T - base[:, None]
    return X, np.linalg.solve(J, np.array([*roll.drive, roll.spin]) - base).tolist()
