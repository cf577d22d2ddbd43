"""Strikes of the contacts of a run: the impulses of all that touches, and the bouncing that fades."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from trundle.integrate.contact_space import GRIP, Space
from trundle.integrate.impact import Impact, strike
from trundle.integrate.machine import Machine
from trundle.integrate.mode_words import FLY, ROLL

UNSEEN = 4.0  # flights not resolved: a bouncing in turns that would go on for longer is none


@dataclass(frozen=True)
class Strike:
    """One contact's part in a strike.

    time             s; of a bouncing that comes to rest, the time at which it would
    contact          its name
    impulse (3,)     on the body, N s, world axes;  normal_impulse   its part along the normal
    dissipated       energy lost at the contact, J
    kind             "stick" or "slip": whether the strike, or all that it stands for, ended the slip
    accumulation     whether it stands for all the ever smaller ones that would follow
    """

    time: float
    contact: str
    impulse: tuple[float, float, float]
    normal_impulse: float
    dissipated: float
    kind: str
    accumulation: bool = False


class Strikes:
    """The strikes of one run, in order; what is doubtful about them, in words."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.eq = machine, machine.equations
        self.names = [gate.contact.name for gate in self.eq.gates]
        self.made: list[Strike] = []
        self.doubts: list[str] = []
        self.problem = ""
        self.approach = 0.0  # the largest speed before the last one
        self.work = 0.0  # what surfaces that are moved did in it, J
        self.rest: dict[
            int, float
        ] = {}  # contacts whose bouncing it ended, and how long that would go on, s
        self._ends: dict[int, int] = {}  # of them: the strikes that stand for it
        self._moved = machine.kept("moved", self._find_moved)

    def hit(
        self,
        t: float,
        y: np.ndarray,
        touching: list[int],
        space: Space,
        negligible: np.ndarray,
        normals: np.ndarray,
    ) -> list[str]:
        """The impulses of everything that touches; y with the velocities after them; what happened, in words.

        space   without speeds that are rounding, and as `fallen` gives it
        negligible   speeds of gaps that fall back before they are resolved;  normals (3, gates)   of the contacts
        """
        e = space.e.copy()
        self.problem, self.rest = self._without_mu(touching, space), {}
        if self.problem:
            return []
        hit = self.law(touching, space, e)
        if len({self.eq.gates[j].contact.impact for j in touching}) > 1:
            self.doubts.append(
                f"at t = {t:.9g} s contacts with different laws of impact strike at once; all of them follow poisson's"
            )
        self.rest = _fades(touching, space, hit, negligible)
        self.rest = self.rest or self._alternate(t, touching, space, hit, negligible)
        if self.rest:
            e[list(self.rest)] = 0.0
            hit = self.law(touching, space, e)
        if hit.problem and not hit.lost < 0:
            self.problem = f"the strike is not determined: {hit.problem}"
            return []
        if hit.problem:
            self.doubts.append(f"at t = {t:.9g} s {hit.problem[0].lower()}{hit.problem[1:]}")
        if hit.doubt:
            self.doubts.append(f"at t = {t:.9g} s {hit.doubt}")
        return self._apply(t, y, touching, space, hit, normals)

    def _apply(
        self, t: float, y: np.ndarray, touching: list[int], space: Space, hit: Impact,
        normals: np.ndarray,
    ) -> list[str]:  # fmt: skip
        n, rows = self.eq.n, [self.rows(space, j) for j in touching]
        self.approach = float(np.max(np.abs(space.u[[k for own in rows for k in own]])))
        impulses = hit.impulse.reshape(-1, 3)
        words, v = [], y[n : 2 * n].copy()
        for k, j in enumerate(touching):
            y[n : 2 * n] += space.back[:, rows[k]] @ impulses[k, : len(rows[k])]
            if hit.kind[k] == "none":
                continue
            if j in self.rest:
                self._ends[j] = len(self.made)
            across = self._across(j, impulses[k, 1:], space)
            self.made.append(Strike(
                t + self.rest.get(j, 0.0), self.names[j], _three(impulses[k, 0] * normals[:, j] + across),
                float(impulses[k, 0]), float(hit.dissipated[k]), hit.kind[k], j in self.rest,
            ))  # fmt: skip
            words.append(f"{self.names[j]}: {'comes to rest' if j in self.rest else 'strikes'}")
        if self._moved.intersection(touching):
            after = y[n : 2 * n]
            self.work = float((after + v) @ space.M @ (after - v)) / 2 + hit.lost
        return words

    def _alternate(
        self, t: float, touching: list[int], space: Space, hit: Impact, negligible: np.ndarray
    ) -> dict[int, float]:
        """Two contacts that strike in turns, each lifting the other, where that is over; how long it would go on, s.

        A ball does so between the walls of a groove, a block on its edges, even if nothing bounces. The times of each
        are a geometric series.
        """
        ends = sorted(range(len(touching)), key=lambda k: float(space.u[touching[k]]))
        if len(ends) != 2 or hit.kind[ends[0]] == "none" or not hit.after[3 * ends[1]] > 0:
            return {}
        hits, lifted = (touching[k] for k in ends)
        own, others = self._times(hits), self._times(lifted)
        fall = -float(space.c[lifted])
        over = space.u[lifted] >= 0 and fall > 0 and hit.after[3 * ends[1]] <= negligible[lifted]
        if not over or len(own) < 3 or len(others) < 2:
            return {}
        in_turns = own[-2] < others[-2] < own[-1] < others[-1] < t
        first, before, last = own[-2] - own[-3], own[-1] - own[-2], t - own[-1]
        series = in_turns and last < before and 0.5 < last * first / before**2 < 2.0
        unseen = 2 * float(negligible[lifted]) / fall  # a flight that is not resolved
        if not series or not (rest := last**2 / (before - last)) <= UNSEEN * unseen:
            return {}
        return {hits: rest, lifted: rest}

    def _times(self, j: int) -> list[float]:
        """When a contact struck."""
        name = self.names[j]
        return [one.time for one in self.made if one.contact == name and not one.accumulation]

    def calm(self, touching: list[int], space: Space, still: np.ndarray) -> None:
        """Raise speeds that are none to those of slips that stop before the bouncing which the strike ends would.

        Of what touches besides, all of it or nothing: the corners of a box that slides slide together.
        """
        stop = {j: speed for j in touching if self.rest and (speed := self._stops(j, space)) >= 0}
        for j in stop if len(stop) == len(touching) else self.rest.keys() & stop.keys():
            slip = self.eq.gates[j].slip
            if slip is not None:
                still[space.rows[slip]] = np.maximum(still[space.rows[slip]], stop[j])

    def _stops(self, j: int, space: Space) -> float:
        """The speed of a slip that stops before the bouncing would; -1 where it does not."""
        slip, rest = self.eq.gates[j].slip, max(self.rest.values())
        if slip is None or not (speed := float(np.linalg.norm(space.u[space.rows[slip]]))):
            return 0.0
        rows, mu = space.rows[slip], space.striking_mu(slip)
        d = space.u[rows] / speed
        push = space.W[:, j] - mu * space.W[:, rows] @ d  # what N = 1 does
        N = -space.c[j] / push[j] if push[j] > 0 else 0.0
        return speed if speed <= -rest * float(d @ (space.c[rows] + push[rows] * N)) else -1.0

    def settle(self, modes: list[str]) -> None:
        """Let the strikes that end a bouncing say what it ends in."""
        for j, k in self._ends.items():
            if modes[j] != FLY:
                kind = "stick" if modes[j] == ROLL else "slip"
                self.made[k] = replace(self.made[k], kind=kind)
        self._ends = {}

    def _find_moved(self) -> frozenset[int]:
        """The gates whose surfaces move as prescribed in time."""
        gates = enumerate(self.eq.gates)
        return frozenset(j for j, gate in gates if gate.contact.surface.moves)

    def _without_mu(self, touching: list[int], space: Space) -> str:
        """Why there is no coefficient for a strike, or nothing."""
        slips = [i for j in touching if (i := self.eq.gates[j].slip) is not None]
        for i in slips:
            if np.isnan(space.striking_mu(i)):
                return (
                    f"the strike is not determined: mu of {self.eq.slips[i].friction.name!r} tends to no limit as "
                    "the normal force grows, as it does in a strike; td.minimum or td.maximum of a number give it one"
                )
        return ""

    def law(self, touching: list[int], space: Space, e: np.ndarray) -> Impact:
        """The impact of all that touches, three rows for each contact (zero where it has fewer)."""
        k = len(touching)
        pick = np.zeros((3 * k, len(space.u)))
        mu = np.zeros(k)
        for i, j in enumerate(touching):
            for place, row in enumerate(self.rows(space, j)):
                pick[3 * i + place, row] = 1.0
            slip = self.eq.gates[j].slip
            if slip is not None:
                grips = self.eq.slips[slip].friction.grips
                mu[i] = GRIP if grips else space.striking_mu(slip)
        laws = {self.eq.gates[j].contact.impact for j in touching}
        law = laws.pop() if len(laws) == 1 else "poisson"
        W, before = pick @ space.W @ pick.T, pick @ space.u
        orders = {self.eq.gates[j].contact.order for j in touching}
        order = "sequential" if "sequential" in orders else "simultaneous"
        hit = strike(W, before, mu, e[touching], law, order)
        if k > 1 and order == "simultaneous" and hit.problem and not hit.lost < 0:
            turns = strike(W, before, mu, e[touching], law, order="sequential")
            if not turns.problem:
                return replace(
                    turns,
                    doubt=f"{k} contacts struck one after the other, as at once {_few(hit.problem)}",
                )
        return hit

    def rows(self, space: Space, j: int) -> list[int]:
        """Rows of the space that belong to a contact: its gap, then its slip."""
        slip = self.eq.gates[j].slip
        return [j] if slip is None else [j, *range(space.rows[slip].start, space.rows[slip].stop)]

    def _across(self, j: int, tangential: np.ndarray, space: Space) -> np.ndarray:
        """What an impulse along the slip of a contact is in world axes."""
        slip = self.eq.gates[j].slip
        if slip is None:
            return np.zeros(3)
        T, B = space.tangents[slip], space.basis[slip]
        return np.asarray(T @ (B @ tangential[: B.shape[1]]))


def fallen(machine: Machine, t: float, y: np.ndarray, P: np.ndarray, space: Space) -> Space:
    """With c of open gaps as the closed contacts make it: two balls in the air do not approach, one on a floor is hit.

    c of a space is without any contact.
    """
    closed, c = P[machine.closed_slice()] > 0.5, space.c.copy()
    if closed.any() and not closed.all():
        n, gates = machine.equations.n, machine.equations.gates
        a = machine.native["rhs"](np.array([t]), y, P)[n : 2 * n][[gate.column for gate in gates]]
        c[: len(a)] = np.where(closed, c[: len(a)], a)
    return replace(space, c=c)


def _fades(
    touching: list[int], space: Space, hit: Impact, negligible: np.ndarray
) -> dict[int, float]:
    """Contacts whose bouncing is over, and how long it would have gone on, s: of those that approached.

    space   as `fallen` gives it
    """
    return {
        j: _rest_of_time(-float(space.u[j]), float(hit.after[3 * k]), -float(space.c[j]))
        for k, j in enumerate(touching)
        if space.e[j] > 0
        and space.u[j] < 0
        and space.c[j] < 0
        and 0 < hit.after[3 * k] <= negligible[j]
    }


def _rest_of_time(before: float, after: float, a: float) -> float:
    """2 v / (a (1 - k)) for a strike that leaves v = k u, with k what the next ones keep as well.

    Of a body whose centre of mass is not above the contact friction turns some of the impulse: k is not e.
    """
    return 2 * after / (a * (1 - after / before)) if after < before else 0.0


def _few(problem: str) -> str:
    """The beginning of a sentence, to go on with."""
    return f"{problem[0].lower()}{problem[1:]}".split(":")[0].rstrip(".")


def _three(vector: np.ndarray) -> tuple[float, float, float]:
    x, y, z = (float(part) for part in vector)
    return x, y, z
