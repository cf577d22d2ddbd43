"""Laws of impact: velocities at the contacts after a strike, with friction and restitution.

u+ = u- + W P at one instant, W = J M^-1 J' (3k x 3k), rows (normal, tangent 1, tangent 2) for each of k contacts; plane
problems have (normal, tangent), 2k x 2k. u_n < 0 approaches, P_n >= 0 pushes the bodies apart.

    poisson   Routh's process (kernel/routh.c); the normal impulse of restitution is e times that of compression
    stronge   Routh's process; the normal force gives back e^2 of the work that it took
    newton    u_n+ = -e u_n- (or more, with P_n = 0), friction decided by the slip after the impact (Moreau, Jean)

Contacts that strike at once are one problem ("simultaneous": `routh` says how they share), or strike one after the
other, the fastest approach first, until none approaches ("sequential"). Contacts without influence on each other are
solved apart. Redundant contacts get the smallest impulses that give the motion. All this is
kernel/strike.c; the words are here.

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

from trundle.compiled.native import address
from trundle.errors import TrundleError
from trundle.integrate.library import Array, library

LAWS = ("poisson", "stronge", "newton")
ORDERS = ("simultaneous", "sequential")
KINDS = ("none", "stick", "slip")
# What the kernel says, and in words (kernel/routh.c); the numbers stand behind a head of four.
(
    NO_COURSE,
    SEVERAL_COURSES,
    ENDLESS,
    MANY_CHANGES,
    APPROACHES,
    NO_IMPULSE,
    SEVERAL_IMPULSES,
    TURNS,
) = range(1, 9)
HEAD = 4
NEWTON = "consistent with Newton's law and Coulomb's friction"
WORDS = {
    NO_COURSE: "No set of sticking, slipping and leaving contacts is consistent during the impact (Painleve).",
    ENDLESS: "The impact does not end: the slip turns, or the impulse grows, without limit.",
    MANY_CHANGES: "The impact has not ended after 200 changes between sticking and slipping.",
    APPROACHES: "After 50 strikes a contact still approaches with {0:.3g} of the speed before.",
    TURNS: "After 5000 strikes in sequence a contact still approaches with {0:.3g} of the speed before.",
}


@dataclass(frozen=True)
class Impact:
    """What a strike does.

    impulse      P, as many numbers as u-
    after        u+ = u- + W P
    dissipated   energy lost at each contact, -P.(u+ + u-)/2 (in sequence: the sum of its strikes)
    kind         for each contact "stick", "slip" (slips after the impact), or "none" (no impulse)
    problem      '' or a sentence: no or several consistent courses, or a gain of energy
    doubt        '' or words: redundant contacts share their impulses in one way of several; or another order was
                 taken, since the one asked for has no single outcome
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
    P, after, lost, kind, told = _struck(W, u, mu, e, law, order)
    problems = [_problem(told, W, u, mu)] if told[0] else []
    size = float(np.abs(P) @ (np.abs(after) + np.abs(u)))
    if lost.sum() < -1e-12 * size:
        problems.append(
            f"The law {law!r} gains energy: {-lost.sum():.6g} more after the impact than before it."
        )
    if rows == 2:
        P, after = P.reshape(-1, 3)[:, :2].ravel(), after.reshape(-1, 3)[:, :2].ravel()
    ways = int(told[1])
    shares = f"redundant contacts may share their impulses in {ways} ways, and go on differently"
    doubt = shares if not problems and ways > 1 else ""
    return Impact(P, after, lost, tuple(KINDS[int(i)] for i in kind), " ".join(problems), doubt)


def _struck(
    W: Array, u: Array, mu: Array, e: Array, law: str, order: str
) -> tuple[Array, Array, Array, Array, Array]:
    """P, velocities after, energy lost at each contact, kinds, and what is told, by the kernel."""
    k, kernel = len(mu), library("strike")
    given = [np.ascontiguousarray(x, np.float64) for x in (W, u, mu, e)]
    made = [np.zeros(n) for n in (3 * k, 3 * k, k, k, kernel.strike_told(k))]
    room = np.empty(kernel.strike_room(k))
    kernel.strike(
        k, *map(address, given), LAWS.index(law), ORDERS.index(order),
        *map(address, made), address(room),
    )  # fmt: skip
    P, after, lost, kind, told = made
    return P, after, lost, kind, told


def _check(W: Array, u: Array, mu: Array, e: Array, law: str, order: str) -> None:
    if law not in LAWS or order not in ORDERS:
        raise TrundleError(
            f"There is no impact with law {law!r} and order {order!r}.",
            f"a law of {', '.join(LAWS)}, and an order of {', '.join(ORDERS)}",
            fix='impact="poisson"',
        )
    k = len(mu)
    if len(u) not in (2 * k, 3 * k) or W.shape != (len(u), len(u)) or len(e) != k:
        raise TrundleError(
            f"W of shape {W.shape}, {len(u)} velocities, {k} values of friction, {len(e)} of restitution.",
            "three (or two) velocities for each contact, a square W, one friction and one restitution each",
            fix="strike(W, before, friction=[0.3], restitution=[0.5])",
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
            fix="friction=0.3, restitution=0.5",
        )


def _padded(W: Array, u: Array, k: int) -> tuple[Array, Array]:
    """A plane problem as one in space whose second tangent cannot move."""
    at = (3 * np.arange(k)[:, None] + np.arange(2)).ravel()
    wide, velocity = np.zeros((3 * k, 3 * k)), np.zeros(3 * k)
    wide[np.ix_(at, at)], velocity[at] = W, u
    return wide, velocity


def _problem(told: Array, W: Array, u: Array, mu: Array) -> str:
    """A sentence about what the kernel tells: which contacts, and the courses or impulses that are consistent."""
    code, count, k = int(told[0]), int(told[1]), int(told[3])
    if code in WORDS:
        return WORDS[code].format(told[2])
    contacts = told[HEAD : HEAD + k].astype(int)
    found = told[HEAD + len(mu) :][: 4 * k * count].reshape(count, 4 * k)
    what = "impulses" if code == SEVERAL_COURSES else "u+ / |u-| ="
    sets = "; ".join(
        f"{', '.join(_mode(int(m)) for m in one[:k])} with {what} {np.round(one[k:], 6).tolist()}"
        for one in found
    )
    if code == SEVERAL_COURSES:
        return f"{count} courses of the impact are consistent: {sets}."
    slopes = ", ".join(f"{_slope(W, u, mu, i):.6g}" for i in contacts.tolist())
    decide = f" (1 - mu W_nt.d / W_nn = {slopes} at the contacts.)"
    if code == NO_IMPULSE:
        return f"No impulse is {NEWTON}.{decide}"
    return f"{count} impulses are {NEWTON}: {sets}.{decide}"


def _mode(number: int) -> str:
    """A mode of the kernel: what its normal does, and its tangent."""
    return f"{'push' if number & 1 else 'floor'} {'stick' if number & 4 else 'slip' if number & 2 else 'none'}"


def _slope(W: Array, u: Array, mu: Array, i: int) -> float:
    """What decides: 1 - mu W_nt.d / W_nn of a contact, for the slip before the impact."""
    s = u[3 * i + 1 : 3 * i + 3]
    d = s / np.hypot(*s) if s.any() else s
    return float(1 - mu[i] * W[3 * i, 3 * i + 1 : 3 * i + 3] @ d / W[3 * i, 3 * i])
