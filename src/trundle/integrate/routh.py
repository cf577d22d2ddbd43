"""Routh's process: what happens during an impact, as the impulse grows and the configuration stands still.

u(P) = u0 + W P. A contact that slips has dP_t = -mu dP_n s/|s|; at s = 0 it sticks if |dP_t| <= mu dP_n suffices, else
it slips on in the direction that its own slip then takes (`cone.solutions`). P_n grows as follows, t being the course
of a phase:

    compression of one contact    dP_n = dt until u_n = 0
    compression of several        u_n >= (1 - t) u_n0, dP_n >= 0, at most one of the two no equality; until t = 1
    restitution, poisson          dP_n >= e P_nc dt, u_n >= 0, at most one of the two no equality; until t = 1
    restitution, stronge          the same with dP_n >= P_nc dt until the normal force has given back e^2 of the work
                                  that compression took, or can do none because others hold its bodies fast

Without friction, compression solves 0 <= P_n, u_n >= 0, P_n u_n = 0, whatever its course.

In 3D the direction of s turns as it slips. Where no direction turns, everything is linear in t, and a piece ends where
it says; else t, P, log|s| and the angle of s are integrated, with dt ~ |s| dtau, so that s = 0 is approached
exponentially and reached in a last, straight piece.

One contact loses energy: with v = (1, -mu s/|s|), dE/dp = u.v, and its slope v'W v never grows, because s turns down
the gradient of v'W v, and sticking has the smallest of all. So u.v is concave in p, and not positive where u_n = 0:
restitution gives at most e times what compression took.
"""

from __future__ import annotations

import numpy as np

from .cone import Array, Mode, Problem, Solution, is_regular, solutions
from .hodograph import EPS, ZERO, Course, Phase, Piece, height, rates, turn

PIECES = 200
PIECES_OF_MANY = 24  # of three contacts and more, for which a piece takes long
STEPS = 400
SURE = 1e-12  # of the forces of several contacts, which may be redundant


def pursue(course: Course, phase: Phase) -> str:
    """Take `course` to the end of `phase`; a sentence if that cannot be done, or can be done in several ways."""
    course.t = 0.0
    avoid: tuple[Mode, ...] = ()
    most = PIECES if len(course.mu) < 3 else PIECES_OF_MANY
    for _ in range(most):
        if _ended(course, phase):
            return ""
        piece, problem = _open(course, phase, avoid)
        if piece is None:
            return problem
        before = course.t
        avoid = _follow(course, phase, piece)
        if not np.isfinite(course.t):
            return "The impact does not end: the slip turns, or the impulse grows, without limit."
        if course.t > before:
            avoid = avoid if avoid == piece.modes else ()
    return f"The impact has not ended after {most} changes between sticking and slipping."


def _ended(course: Course, phase: Phase) -> bool:
    if phase.end == "time":
        return course.t >= 1 - 4 * EPS
    if phase.end == "work":
        return not phase.floor.any()
    return phase.over


def _open(course: Course, phase: Phase, avoid: tuple[Mode, ...]) -> tuple[Piece | None, str]:
    """The modes that go on from here."""
    k = len(course.mu)
    slip = course.u.reshape(k, 3)[:, 1:]
    size = np.hypot(slip[:, 0], slip[:, 1])
    course.radius[course.radius <= ZERO] = 0
    for i in range(k):
        if course.radius[i] == 0 and size[i] > ZERO:
            course.radius[i], course.angle[i] = size[i], np.arctan2(slip[i, 1], slip[i, 0])
    given = np.column_stack([np.cos(course.angle), np.sin(course.angle)])
    given[course.radius == 0] = np.nan
    watched = (height(course, phase) <= ZERO) if phase.watch else np.zeros(k, bool)
    c = np.zeros(3 * k)
    c[::3] = -phase.rise
    found = solutions(course.W, c, course.mu, phase.floor, watched, given, avoid)
    found = found or solutions(course.W, c, course.mu, phase.floor, watched, given)
    if len(found) != 1:
        return None, _told(found)
    modes, directions = found[0].modes, found[0].directions
    problem = Problem(course.W, c, course.mu, phase.floor.copy(), watched, given)
    slipping = tuple(
        i
        for i, m in enumerate(modes)
        if m[1] == "slip" and course.mu[i] > 0 and np.hypot(*directions[i]) > 0
    )
    for i in slipping:
        if course.radius[i] == 0:
            course.angle[i] = np.arctan2(directions[i, 1], directions[i, 0])
    regular = is_regular(problem, modes, directions)
    return Piece(problem, modes, directions, slipping, regular), ""


def _told(found: list[Solution]) -> str:
    if not found:
        return "No set of sticking, slipping and leaving contacts is consistent during the impact (Painleve)."
    sets = "; ".join(
        ", ".join(f"{n} {t}" for n, t in s.modes)
        + f" with impulses {np.array2string(s.force, precision=6)}"
        for s in found
    )
    return f"{len(found)} courses of the impact are consistent: {sets}."


def _follow(course: Course, phase: Phase, piece: Piece) -> tuple[Mode, ...]:
    """Go on in these modes to where they end. Gives the modes if they are consistent no more, to be avoided next."""
    h = 0.25
    for _ in range(STEPS):
        _snap(course, piece)
        f, du, directions = rates(piece, course.angle)
        dt, why = _straight_end(course, phase, piece, f, du, directions)
        if dt == np.inf or _is_straight(course, piece, dt, f, du, directions):
            _move(course, piece, f, du, dt if dt < np.inf else 0.0)
            _close(course, phase, why)
            return ()
        if any(course.radius[i] == 0 for i in piece.slipping):
            _move(course, piece, f, du, min(1e-9, dt / 2))
            continue
        h, ended = turn(course, phase, piece, h)
        if ended:
            _close(course, phase, ended)
            return piece.modes if ended[0] == "modes" else ()
    _close(course, phase, ("never", 0))
    return ()


def _snap(course: Course, piece: Piece) -> None:
    """Put a slip that has settled into a direction, up to round-off, right there: it does not turn any more."""
    if len(piece.slipping) != 1:
        return
    i = piece.slipping[0]

    def turning(angle: float) -> float:
        angles = course.angle.copy()
        angles[i] = angle
        _, du, d = rates(piece, angles)
        return float(du[3 * i + 2] * d[i, 0] - du[3 * i + 1] * d[i, 1])

    angle = float(course.angle[i])
    slope = (turning(angle + 1e-5) - turning(angle - 1e-5)) / 2e-5
    if slope < 0 and abs(turning(angle)) * course.radius[i] <= 1e-14 * slope * slope:
        for _ in range(3):
            angle -= turning(angle) / slope
        course.angle[i] = angle


def _straight_end(
    course: Course, phase: Phase, piece: Piece, f: Array, du: Array, directions: Array
) -> tuple[float, tuple[str, int]]:
    """The first end that the present rates lead to, and what it is."""
    ends: list[tuple[float, tuple[str, int]]] = []
    u = course.u
    if phase.end == "closed":
        if du[0] > 0:
            ends.append((max(-u[0] / du[0], 0.0), ("closed", 0)))
    elif phase.end == "time":
        ends.append((1 - course.t, ("time", 0)))
    for i in range(len(course.mu)):
        if phase.end == "work" and phase.floor[i] > 0:
            idle = (
                abs(du[3 * i]) <= ZERO * (np.abs(course.W[3 * i]) @ np.abs(f)) and u[3 * i] <= ZERO
            )
            power, rate = u[3 * i] * f[3 * i], du[3 * i] * f[3 * i]
            below = course.work[i] - phase.target[i]
            ends.append((np.inf if idle else _work_end(below, power, rate), ("work", i)))
        if phase.watch and piece.modes[i][0] == "floor":
            above, fall = height(course, phase)[i], phase.rise[i] - du[3 * i]
            if above > ZERO and fall > 0:
                ends.append((above / fall, ("touch", i)))
    for i in piece.slipping:
        slowing = -float(du[3 * i + 1 : 3 * i + 3] @ directions[i])
        if slowing > 0:
            ends.append((course.radius[i] / slowing, ("stop", i)))
    first = min(ends, default=(np.inf, ("never", 0)))
    if first[0] == np.inf:  # contacts that the others hold fast do no work, however hard they push
        return (0.0, first[1]) if phase.end == "work" else (np.inf, ("never", 0))
    return first


def _work_end(below: float, power: float, rate: float) -> float:
    """The first tau > 0 with below + power tau + rate tau^2/2 = 0, below < 0; written without cancellation."""
    root = power * power - 2 * rate * below
    if root < 0 or below >= 0:
        return 0.0 if below >= 0 else np.inf
    under = power + np.sqrt(root)
    return float(-2 * below / under) if under > 0 else np.inf


def _is_straight(
    course: Course, piece: Piece, dt: float, f: Array, du: Array, directions: Array
) -> bool:
    """Whether every slip keeps its direction on the way, but for what is below round-off."""
    for i in piece.slipping:
        rows = slice(3 * i + 1, 3 * i + 3)
        d, ds = directions[i], du[rows]
        across = abs(ds[1] * d[0] - ds[0] * d[1])
        size = float(np.abs(course.W[rows]).max() * np.abs(f).max())
        if across <= (64 * EPS if len(course.mu) == 1 else SURE) * size:
            continue
        if course.radius[i] == 0 or dt * min(1.0, dt * across / course.radius[i]) > 0.1 * EPS:
            return False
    return True


def _move(course: Course, piece: Piece, f: Array, du: Array, dt: float) -> None:
    """A straight piece of length dt."""
    n = np.arange(len(course.mu)) * 3
    course.work = course.work + dt * f[n] * (course.u[n] + dt * du[n] / 2)
    course.P = course.P + dt * f
    course.t += dt
    _retrack(course, piece, du, dt)


def _retrack(course: Course, piece: Piece, du: Array, dt: float) -> None:
    """Radius and angle of each slip after a straight piece; those without friction are read from u later."""
    for i in range(len(course.mu)):
        if i not in piece.slipping:
            course.radius[i] = 0
            continue
        q = course.angle[i]
        s = course.radius[i] * np.array([np.cos(q), np.sin(q)]) + dt * du[3 * i + 1 : 3 * i + 3]
        along = s @ [np.cos(q), np.sin(q)]
        across = s @ [-np.sin(q), np.cos(q)]
        course.radius[i] = np.hypot(along, across)
        course.angle[i] = q + np.arctan2(across, along) if along > 0 else q


def _close(course: Course, phase: Phase, why: tuple[str, int]) -> None:
    """What an end changes, so that it holds exactly."""
    kind, i = why
    if kind == "stop":
        rows = slice(3 * i + 1, 3 * i + 3)
        course.P[rows] -= np.linalg.pinv(course.W[rows, rows], rcond=1e-12) @ course.u[rows]
        course.radius[i] = 0
    elif kind == "work":
        phase.floor[i] = 0
    elif kind == "time":
        course.t = 1.0
    elif kind == "closed":
        phase.over = True
    elif kind == "never":
        course.t = np.inf
