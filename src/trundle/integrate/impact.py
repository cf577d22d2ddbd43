"""Laws of impact: velocities at the contacts after a strike, with friction and restitution.

u+ = u- + W P at one instant, W = J M^-1 J' (3k x 3k), rows (normal, tangent 1, tangent 2) for each of k contacts; plane
problems have (normal, tangent), 2k x 2k. u_n < 0 approaches, P_n >= 0 pushes the bodies apart.

    poisson   Routh's process; the normal impulse of restitution is e times that of compression
    stronge   Routh's process; the normal force gives back e^2 of the work that it took
    newton    u_n+ = -e u_n- (or more, with P_n = 0), friction decided by the slip after the impact (Moreau, Jean)

Contacts that strike at once are one problem ("simultaneous": `routh` says how they share), or strike one after the
other, the fastest approach first, until none approaches ("sequential"). Contacts without influence on each other are
solved apart. Redundant contacts get the smallest impulses that give the motion.

>>> import numpy as np
>>> cradle = np.kron([[2.0, -1.0], [-1.0, 2.0]], np.diag([1.0, 0.0, 0.0]))  # three balls of mass 1
>>> u = np.array([-1.0, 0, 0, 0, 0, 0])  # the first comes with speed 1
>>> hit = strike(cradle, u, friction=[0, 0], restitution=[1, 1])
>>> (hit.impulse[::3] * 3).round(12).tolist()
[4.0, 2.0]
>>> strike(cradle, u, [0, 0], [1, 1], order="sequential").impulse[::3].round(12).tolist()
[1.0, 1.0]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import TrundleError
from .cone import RANK, Array, solutions
from .hodograph import ZERO, Course, Phase
from .routh import pursue

LAWS = ("poisson", "stronge", "newton")
ORDERS = ("simultaneous", "sequential")
AGAIN = 50
STRIKES = 5000


@dataclass(frozen=True)
class Impact:
    """What a strike does.

    impulse      P, as many numbers as u-
    after        u+ = u- + W P
    dissipated   energy lost at each contact, -P.(u+ + u-)/2 (in sequence: the sum of its strikes)
    kind         for each contact "stick", "slip" (slips after the impact), or "none" (no impulse)
    problem      '' or a sentence: no or several consistent courses, or a gain of energy
    doubt        '' or words: another order was taken, since the one asked for has no single outcome
    """

    impulse: Array
    after: Array
    dissipated: Array
    kind: tuple[str, ...]
    problem: str
    doubt: str = ""

    @property
    def lost(self) -> float:
        """Energy lost in all."""
        return float(self.dissipated.sum())


def strike(
    W: Array,
    before: Array,
    friction: Sequence[float] | Array,
    restitution: Sequence[float] | Array,
    law: str = "poisson",
    order: str = "simultaneous",
) -> Impact:
    """The impact of k contacts with inverse inertia W, velocities `before` (3k or 2k), mu (k) and e (k)."""
    W, u = np.asarray(W, float), np.asarray(before, float)
    mu, e = np.asarray(friction, float), np.asarray(restitution, float)
    _check(W, u, mu, e, law, order)
    rows = len(u) // len(mu)
    if rows == 2:
        W, u = _padded(W, u, len(mu))
    P, lost, problems = np.zeros(len(u)), np.zeros(len(mu)), []
    for block in _blocks(W, len(mu)):
        at = (3 * block[:, None] + np.arange(3)).ravel()
        part = W[np.ix_(at, at)]
        P[at], lost[block], said = _block(part, u[at], mu[block], e[block], law, order)
        problems += [said] if said else []
    after = u + W @ P
    size = float(np.abs(P) @ (np.abs(after) + np.abs(u)))
    if lost.sum() < -1e-12 * size:
        problems.append(
            f"The law {law!r} gains energy: {-lost.sum():.6g} more after the impact than before it."
        )
    kind = _kinds(
        P.reshape(-1, 3), after.reshape(-1, 3), mu, max(np.abs(u).max(), np.abs(after).max())
    )
    if rows == 2:
        P, after = P.reshape(-1, 3)[:, :2].ravel(), after.reshape(-1, 3)[:, :2].ravel()
    return Impact(P, after, lost, kind, " ".join(problems))


def _check(W: Array, u: Array, mu: Array, e: Array, law: str, order: str) -> None:
    if law not in LAWS or order not in ORDERS:
        raise TrundleError(
            f"An impact with law {law!r} and order {order!r}.",
            f"a law of {', '.join(LAWS)}, and an order of {', '.join(ORDERS)}",
            "a word that names another law, or none",
            'impact="poisson"',
        )
    k = len(mu)
    if len(u) not in (2 * k, 3 * k) or W.shape != (len(u), len(u)) or len(e) != k:
        raise TrundleError(
            f"W of shape {W.shape}, {len(u)} velocities, {k} values of friction, {len(e)} of restitution.",
            "three (or two) velocities for each contact, a square W, one friction and one restitution each",
            "arrays of different systems",
            "strike(W, before, friction=[0.3], restitution=[0.5])",
        )
    if not (
        np.isfinite(W).all()
        and np.isfinite(u).all()
        and (mu >= 0).all()
        and (e >= 0).all()
        and (e <= 1).all()
    ):
        raise TrundleError(
            f"An impact with friction {mu.tolist()} and restitution {e.tolist()}.",
            "finite W and velocities, friction >= 0, restitution between 0 and 1",
            "a sign, or a number that is not finite",
            "friction=0.3, restitution=0.5",
        )


def _padded(W: Array, u: Array, k: int) -> tuple[Array, Array]:
    """A plane problem as one in space whose second tangent cannot move."""
    at = (3 * np.arange(k)[:, None] + np.arange(2)).ravel()
    wide, velocity = np.zeros((3 * k, 3 * k)), np.zeros(3 * k)
    wide[np.ix_(at, at)], velocity[at] = W, u
    return wide, velocity


def _blocks(W: Array, k: int) -> list[np.ndarray]:
    """Contacts that influence each other, directly or through others."""
    size = np.abs(W.reshape(k, 3, k, 3)).max(axis=(1, 3))
    linked = size > RANK * np.sqrt(np.outer(np.diag(size), np.diag(size)))
    blocks, left = [], set(range(k))
    while left:
        block = {min(left)}
        while grown := {int(j) for i in block for j in np.nonzero(linked[i])[0]} - block:
            block |= grown
        left -= block
        blocks.append(np.array(sorted(block)))
    return blocks


def _block(
    W: Array, u: Array, mu: Array, e: Array, law: str, order: str
) -> tuple[Array, Array, str]:
    """P, energy lost at each contact, and a sentence or ''; solved with velocities and inverse inertias of size 1."""
    speed, inertia = float(np.abs(u).max()), float(np.diag(W).max())
    if speed == 0 or inertia == 0:
        return np.zeros(len(u)), np.zeros(len(mu)), ""
    scaled, v = W / inertia, u / speed
    if order == "sequential" and len(mu) > 1:
        P, lost, problem = _sequence(scaled, v, mu, e, law)
    else:
        P, problem = _newton(scaled, v, mu, e) if law == "newton" else _routh(scaled, v, mu, e, law)
        lost = -(P * (v + scaled @ P / 2)).reshape(-1, 3).sum(axis=1)
    return P * (speed / inertia), lost * (speed * speed / inertia), problem


def _newton(W: Array, u: Array, mu: Array, e: Array) -> tuple[Array, str]:
    """One problem with the velocities after the impact: u_n+ >= -e u_n-, P_n >= 0, one of the two an equality."""
    c = u.copy()
    c[::3] += e * np.minimum(u[::3], 0)
    found = solutions(W, c, mu)
    if not found:
        return np.zeros(
            len(u)
        ), "No impulse is consistent with Newton's law and Coulomb's friction." + _slopes(W, u, mu)
    if len(found) == 1:
        return found[0].force, ""
    sets = "; ".join(
        ", ".join(f"{n} {t}" for n, t in s.modes)
        + f" with u+ / |u-| = {np.round(W @ s.force + u, 6).tolist()}"
        for s in found
    )
    text = f"{len(found)} impulses are consistent with Newton's law and Coulomb's friction: {sets}."
    return found[0].force, text + _slopes(W, u, mu)


def _slopes(W: Array, u: Array, mu: Array) -> str:
    """The numbers that decide: W_nn - mu W_nt.d of each contact, for the slip before the impact."""
    said = []
    for i in range(len(mu)):
        s = u[3 * i + 1 : 3 * i + 3]
        d = s / np.hypot(*s) if s.any() else s
        said.append(f"{1 - mu[i] * W[3 * i, 3 * i + 1 : 3 * i + 3] @ d / W[3 * i, 3 * i]:.6g}")
    return f" (1 - mu W_nt.d / W_nn = {', '.join(said)} at the contacts.)"


def _routh(W: Array, u: Array, mu: Array, e: Array, law: str) -> tuple[Array, str]:
    """Compression and restitution; again where a contact then approaches."""
    k = len(mu)
    P = np.zeros(len(u))
    none = np.zeros(k)
    for turn in range(AGAIN):
        now = u + W @ P
        approach = now[::3]
        if not (approach < -ZERO).any() and (turn or k > 1 or approach[0] > ZERO):
            return P, ""
        course = Course(
            W, mu, now, np.zeros(3 * k), none.copy(), radius=none.copy(), angle=none.copy()
        )
        if k == 1:
            phase = Phase("closed", np.ones(1), none, False, none)
        else:
            phase = Phase("time", none.copy(), -np.minimum(approach, 0), True, none)
        problem = pursue(course, phase)
        if not problem:
            pressed = np.maximum(course.P[::3], 0)
            if law == "poisson":
                phase = Phase("time", e * pressed, none, k > 1, none)
            else:
                floor = np.where((e > 0) & (course.work < 0), pressed, 0)
                phase = Phase("work", floor, none, k > 1, course.work * (1 - e * e))
            problem = pursue(course, phase) if phase.floor.any() else ""
        P = P + course.P
        if problem:
            return P, problem
    return (
        P,
        f"After {AGAIN} strikes a contact still approaches with {-(u + W @ P)[::3].min():.3g} of the speed before.",
    )


def _sequence(W: Array, u: Array, mu: Array, e: Array, law: str) -> tuple[Array, Array, str]:
    """One contact after the other, the fastest approach first."""
    P, lost = np.zeros(len(u)), np.zeros(len(mu))
    for _ in range(STRIKES):
        now = u + W @ P
        i = int(np.argmin(now[::3]))
        if now[3 * i] >= -ZERO:
            return P, lost, ""
        at = slice(3 * i, 3 * i + 3)
        one, dissipated, problem = _block(
            W[at, at], now[at], mu[i : i + 1], e[i : i + 1], law, "simultaneous"
        )
        P[at] += one
        lost[i] += dissipated[0]
        if problem:
            return P, lost, problem
    return (
        P,
        lost,
        f"After {STRIKES} strikes in sequence a contact still approaches with {-now[3 * i]:.3g} of the speed before.",
    )


def _kinds(P: Array, after: Array, mu: Array, speed: float) -> tuple[str, ...]:
    sticks = (np.hypot(after[:, 1], after[:, 2]) <= 1e-11 * speed) & (mu > 0)
    pushed = P[:, 0] > 1e-14 * np.abs(P).max()
    return tuple(
        "none" if not p else "stick" if s else "slip" for p, s in zip(pushed, sticks, strict=True)
    )
