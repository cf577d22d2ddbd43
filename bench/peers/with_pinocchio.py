"""Pinocchio's mass matrix and forces of a free body, rolling as three rows written by hand, SciPy DOP853."""

import numpy as np
import pinocchio as pin
from scipy.integrate import solve_ivp

from bench.peers import problem as of

model = pin.Model()
joint = model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), "ball")
inertia = np.diag([of.ABOUT_X, of.ABOUT_Y, of.ABOUT_Y])
model.appendBodyToJoint(
    joint, pin.Inertia(of.MASS, np.array([of.OFFSET, 0, 0]), inertia), pin.SE3.Identity()
)
model.gravity.linear = np.array([0, 0, -of.GRAVITY])
data = model.createData()


def skew(a):
    return np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


def rhs(t, y):
    """y = [contact x, y | middle (3), quaternion x y z w | speeds in body axes: linear, angular]."""
    x, q, v = y[0], y[2:9], y[9:]
    q = np.concatenate([q[:3], q[3:] / np.linalg.norm(q[3:])])
    R = pin.Quaternion(q[6], *q[3:6]).matrix()
    length = np.hypot(1, of.slope(x))
    n, t1 = np.array([-of.slope(x), 0, 1]) / length, np.array([1, 0, of.slope(x)]) / length
    turn = of.bend(x) / length**2
    linear = R @ v[:3]
    x_dot = linear @ t1 / (length - of.RADIUS * turn)
    n_dot = -turn * x_dot * t1
    # the middle moves with omega x r n: rows R (v - w x r R' n) = 0, in body axes
    N, rate = R.T @ n, R.T @ n_dot - np.cross(v[3:], R.T @ n)
    A = np.hstack([np.eye(3), of.RADIUS * skew(N)])
    b = -of.RADIUS * skew(rate) @ v[3:]
    M, h = pin.crba(model, data, q), pin.nonLinearEffects(model, data, q, v)
    M = np.triu(M) + np.triu(M, 1).T
    whole = np.block([[M, A.T], [A, np.zeros((3, 3))]])
    a = np.linalg.solve(whole, np.concatenate([-h, b]))[:6]
    w, e = v[3:], q[3:6]
    turned = np.concatenate([q[6] * w + np.cross(e, w), [-e @ w]]) / 2
    return np.concatenate([[x_dot, linear[1]], linear, turned, a])


begin = of.start()
middle = np.array(of.centre(*begin[:2]))
n = np.array([-of.slope(begin[0]), 0, 1]) / np.hypot(1, of.slope(begin[0]))
omega = np.array(begin[6:])
first = np.concatenate([begin[:2], middle, [0, 0, 0, 1], np.cross(omega, of.RADIUS * n), omega])


def run(rtol):
    found = solve_ivp(rhs, (0, of.UNTIL), first, method="DOP853", rtol=rtol, atol=rtol / 100)
    return found.y[2:5, -1]


of.measure("Pinocchio's M and h, rows by hand, SciPy DOP853", run, (1e-6, 1e-8, 1e-10, 1e-12))
