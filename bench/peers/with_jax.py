"""JAX: partial velocities and their rates by automatic differentiation, Cholesky, diffrax's Dopri8."""

import diffrax
import jax
import jax.numpy as jnp

from bench.peers import problem as of

jax.config.update("jax_enable_x64", True)
J = jnp.array([of.ABOUT_X, of.ABOUT_Y, of.ABOUT_Y])


def moves(q, w):
    return jnp.stack(of.kinematics([*q, *w], jnp.sqrt)[0])


def velocity(q, w):
    """Of the centre of mass, in world axes."""
    d = jnp.stack(of.kinematics([*q, *w], jnp.sqrt)[1])
    return jnp.array(of.axes(q[2:])) @ jnp.cross(w, d)


def rhs(t, y, _):
    q, w = y[:6], y[6:]
    partial = jax.jacfwd(velocity, 1)(q, w)
    _, bent = jax.jvp(lambda q: velocity(q, w), (q,), (moves(q, w),))
    H = of.MASS * partial.T @ partial + jnp.diag(J)
    pull = jnp.array([0.0, 0.0, -of.GRAVITY]) - bent
    right = of.MASS * partial.T @ pull - jnp.cross(w, J * w)
    return jnp.concatenate(
        [moves(q, w), jax.scipy.linalg.cho_solve((jnp.linalg.cholesky(H), True), right)]
    )


@jax.jit
def solve(y, rtol):
    control = diffrax.PIDController(rtol=rtol, atol=rtol / 100)
    found = diffrax.diffeqsolve(
        diffrax.ODETerm(rhs), diffrax.Dopri8(), 0.0, of.UNTIL, None, y,
        stepsize_controller=control, max_steps=None,
    )  # fmt: skip
    return found.ys[-1]


begin = jnp.array(of.start())
of.measure(
    "JAX autodiff, Cholesky, diffrax Dopri8",
    lambda rtol: of.centre(*map(float, solve(begin, rtol)[:2])),
)
