"""Kane's method in SymPy: speeds are the body rates, rolling is written into the velocities by an expert."""

from typing import Any

import sympy as sm
import sympy.physics.mechanics as me

from bench.peers import problem as of


def derived(gravity: Any = of.GRAVITY) -> tuple[me.KanesMethod, list[Any], list[Any]]:
    """The method with its equations formed, coordinates (6) and speeds (3)."""
    q, w = me.dynamicsymbols("x y a b c d"), me.dynamicsymbols("p q r")
    moves, d = of.kinematics([*q, *w], sm.sqrt)
    world, body = me.ReferenceFrame("N"), me.ReferenceFrame("B")
    body.orient_explicit(world, sm.Matrix(of.axes(q[2:])))
    omega = w[0] * body.x + w[1] * body.y + w[2] * body.z
    body.set_ang_vel(world, omega)
    middle = me.Point("C")
    middle.set_vel(world, omega.cross(d[0] * body.x + d[1] * body.y + d[2] * body.z))
    inertia = me.inertia(body, of.ABOUT_X, of.ABOUT_Y, of.ABOUT_Y)
    ball = me.RigidBody("ball", middle, body, of.MASS, (inertia, middle))
    known = [
        rate - value for rate, value in zip(me.dynamicsymbols("x y a b c d", 1), moves, strict=True)
    ]
    method = me.KanesMethod(world, q, w, kd_eqs=known)
    method.kanes_equations([ball], [(middle, -of.MASS * gravity * world.z)])
    return method, q, w
