"""A sphere rolling on a trough: uniform, or half titanium and half vanadium, in three formulations.

F. E. Udwadia and N. Mogharabin, "The use of zero-mass particles in analytical and multi-body dynamics: sphere
rolling on an arbitrary surface", Journal of Applied Mechanics (2021), doi 10.1115/1.4052002, section 4. Radius 6 cm,
densities 4500 and 5494 kg/m3, the quartic trough of Eq. 65, 10 s. Contact is kept whatever it takes, as in the paper.
The audit says what that takes: the uniform sphere needs a coefficient of friction of 1.5 at the start and is
pulled down by the surface from t = 0.42 s on; the other needs 2.9, and is pulled from t = 0.39 s on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

import numpy as np

import trundle as td
from trundle.errors import ModelError
from trundle.motion.motion import Motion
from trundle.scenario import Scenario

CITATION = "Udwadia & Mogharabin (2021), section 4"
RADIUS, GRAVITY, DURATION = 0.06, 9.81, 10.0  # m, m/s2, s
TITANIUM, VANADIUM = 4500.0, 5494.0  # kg/m3
TROUGH = (0.65, -3.0, -6.7, 20.5)  # h1 ... h4 of Eq. 65
KAPPA = 0.02**0.5  # of Eq. 44, as the paper takes it

Kind = Literal["uniform", "halves"]
Formulation = Literal["one particle", "two particles", "written out"]


def height(x: Any) -> Any:
    """z = sum of h_i x^i/i (Eq. 65), m; of numbers, arrays or expressions.

    >>> round(height(-0.65), 6)
    0.471924
    """
    return sum(h * x**i / i for i, h in enumerate(TROUGH, start=1))


def rolling_sphere(
    kind: Kind = "uniform", formulation: Formulation = "one particle", energy_row: bool = False
) -> Scenario:
    """The sphere of seed 000 on its trough.

    kind         "uniform": titanium; "halves": titanium on the side of -x, vanadium on that of +x
    formulation  "one particle": section 2, ten coordinates; "two particles": section 3, thirteen;
                 "written out": section 3 once more, every constraint written by hand
    energy_row   the energy as one more constraint (Eqs. 39-41), as in the paper's own runs

    symbols: ball, surface, contact (None if written out), holding (the constraints that hold the ball on the
    surface), P and O (contact point and centre, world positions), n (unit normal), phi1 ... phi4.

    >>> ranks = rolling_sphere("halves", "two particles").system.report().ranks
    >>> ranks.n, ranks.m, ranks.rank_A
    (13, 11, 10)
    """
    _one_of("kind", kind, get_args(Kind))
    _one_of("formulation", formulation, get_args(Formulation))
    if kind == "uniform":
        ball = td.Sphere("ball", radius=RADIUS, density=TITANIUM)
    else:
        ball = td.Sphere("ball", radius=RADIUS, halves=(TITANIUM, VANADIUM))
    surface = td.Surface(lambda x, y, z: z - height(x), name="trough")
    extra = [td.EnergyHeld("energy")] if energy_row else []
    build = _written_out if formulation == "written out" else _packaged
    return build(ball, surface, extra, kind, formulation)


def _packaged(
    ball: td.Sphere, surface: td.Surface, extra: list[Any], kind: str, formulation: str
) -> Scenario:
    contact = td.Rolling(ball, surface, particles=1 if formulation == "one particle" else 2)
    system = td.System(
        name=_title(kind, formulation),
        bodies=[ball],
        constraints=[contact, *extra],
        forces=[td.Gravity(GRAVITY)],
    )
    symbols = {"ball": ball, "surface": surface, "contact": contact, "holding": (contact,)}
    return Scenario(
        title=_title(kind, formulation),
        citation=CITATION,
        system=system,
        start=contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0),
        until=DURATION,
        symbols=symbols | _quantities(ball, contact.point, ball.point(ball.centre), contact.normal),
        view=_view(ball),
    )


def _written_out(
    sphere: td.Sphere, surface: td.Surface, extra: list[Any], kind: str, formulation: str
) -> Scenario:
    """Section 3 as the paper writes it; of the sphere only its mass, inertia and rho are used."""
    rho = -sphere.centre  # from the centre O to the centre of mass, body axes
    ball = td.RigidBody("ball", mass=sphere.mass, inertia=sphere.inertia)
    P, O = td.Particle("P", mass=0), td.Particle("O", mass=0)
    n = surface.normal(P.position)
    holding = (
        td.Holonomic(surface(P.position), name="on surface"),  # Eq. 22
        td.Holonomic(P.position + RADIUS * n - O.position, name="tangency"),  # Eq. 28
        td.Nonholonomic(O.velocity - td.cross(ball.omega, RADIUS * n), name="no slip"),  # Eq. 31
        td.Holonomic(O.position + ball.rotation @ rho - ball.position, name="centre"),  # Eq. 53
    )
    system = td.System(
        name=_title(kind, formulation),
        bodies=[ball, P, O],
        constraints=[*holding, *extra],
        forces=[td.Gravity(GRAVITY)],
    )
    start = {
        P.position[0]: -0.65,
        P.position[1]: 0.1,
        O.velocity[0]: 0.2,
        O.velocity[1]: -0.3,
        td.dot(ball.omega, n): 0,
        ball.quaternion: (1, 0, 0, 0),
    }
    symbols = {"ball": ball, "surface": surface, "contact": None, "holding": holding}
    return Scenario(
        title=_title(kind, formulation),
        citation=CITATION,
        system=system,
        start=start,
        until=DURATION,
        symbols=symbols | _quantities(ball, P.position, O.position, n),
        view=_view(ball, surface),
    )


def _view(ball: td.RigidBody, *surfaces: td.Surface) -> td.View:
    """The same curves in every formulation; the surface too, where no contact brings it along."""
    return td.View(
        surfaces=surfaces,
        plots={
            "centre of mass (m)": ball.position,
            "angular velocity (rad/s)": ball.omega,
        },
    )


def _quantities(
    ball: td.RigidBody, P: td.Expression, O: td.Expression, n: td.Expression
) -> dict[str, Any]:
    """P, O, n and the paper's four constraints, the same in every formulation."""
    return {
        "P": P,
        "O": O,
        "n": n,
        "phi1": P[2] - height(P[0]),  # Eq. 22
        "phi2": P + RADIUS * n - O,  # Eq. 28
        "phi3": O.dot - td.cross(ball.omega, RADIUS * n),  # Eq. 31
        "phi4": ball.quaternion @ ball.quaternion - 1,  # Eq. 35
    }


def contact_force(example: Scenario, motion: Motion) -> np.ndarray:
    """Force of the surface on the ball (N, 3), world axes, in N: what all of `holding` does to it."""
    forces = [motion.wrench(part, on=example["ball"]).force for part in example["holding"]]
    return np.asarray(sum(forces))


def along(motion: Motion, value: Callable[..., Any]) -> list[Any]:
    """value(M, Q, A, b) of the equations of motion at every sample, for `trundle.constrained.forms`.

    >>> from trundle.constrained.forms import is_determined
    >>> example = rolling_sphere()
    >>> motion = example.simulate(until=0.1, samples=5)
    >>> along(motion, lambda M, Q, A, b: is_determined(M, A))
    [True, True, True, True, True]
    """
    terms, p = motion._equations.terms, motion._run.phases[0].P
    p = p[: motion._equations.p.shape[0]]
    values = []
    for time, q, v in zip(motion.t, motion.q, motion.v, strict=True):
        M, Q, A, b = (part.full() for part in terms(time, np.concatenate([q, v]), p)[:4])
        values.append(value(M, Q[:, 0], A, b[:, 0]))
    return values


def step_times(motion: Motion) -> np.ndarray:
    """The times between which the integrator stepped, the end included."""
    starts = [phase.steps.t for phase in motion._run.phases]
    return np.unique(np.concatenate([*starts, [motion.t[-1]]]))


def _title(kind: str, formulation: str) -> str:
    what = "Uniform sphere" if kind == "uniform" else "Half titanium, half vanadium sphere"
    return f"{what} on a trough, {formulation}"


def _one_of(what: str, given: object, known: tuple[str, ...]) -> None:
    if given not in known:
        raise ModelError(
            f"{what}={given!r} was given.",
            " or ".join(map(repr, known)),
            "kind and formulation are swapped, or spelled in another way",
            f"{what}={known[0]!r}",
        )
