"""Tangent vectors pass the switches of a run.

They jump by the saltation matrix (`crossing.py`) where a switch turns. Where the motion only touches the surface of a
switch (it grazes) a neighbour may miss it; where it meets two surfaces at once, what comes next may depend on which of
them a neighbour meets first. There the motion has no derivative, and the run ends and says so.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from trundle.integrate.switching import SAME, Switching, Turned
from trundle.study.crossing import Crossing, Impulse
from trundle.study.tangent_state import GRAZES, TangentState, equal

SAME_RATE = 1e-12  # relative: rates on the two sides that differ by less are one, to round-off
AT_ONCE = 1e-9  # relative: of two switches that are closer in time none is the first


@dataclass(frozen=True)
class Passed:
    """A crossing, the conditions that ended there, its dt (k), and P before it."""

    crossing: Crossing
    conditions: list[int]
    dt: np.ndarray
    P: np.ndarray

    def at_once_with(self, later: Passed) -> bool:
        return later.crossing.t - self.crossing.t <= AT_ONCE * abs(later.crossing.t)


class Saltation(Switching):
    """The switches of a run with derivatives."""

    def __init__(self, tangent_state: TangentState) -> None:
        super().__init__(tangent_state.machine)
        self.tangent_state, self.size, self.place = (
            tangent_state,
            tangent_state.size,
            tangent_state.place,
        )
        self._recent: list[Passed] = []

    def begin(self, t: float, y: np.ndarray, P: np.ndarray) -> str:
        return super().begin(t, y[: self.size], P[self.place :])

    def next_break(self, t: float, P: np.ndarray) -> float:
        return super().next_break(t, P[self.place :])

    def due(self, t: float, P: np.ndarray, fired: list[int]) -> list[int]:
        return super().due(t, P[self.place :], fired)

    def ahead(self, t: float, y: np.ndarray, P: np.ndarray, span: float) -> list[int]:
        return super().ahead(t, y[: self.size], P[self.place :], span)

    def turn(
        self, t: float, y: np.ndarray, P: np.ndarray, conditions: list[int], stuck: bool = False
    ) -> Turned:
        own, base = y[: self.size], P[self.place :]
        state, before = own.copy(), base.copy()
        ending = sorted({*conditions, *self._falling(t, state, before)})
        turned = super().turn(t, own, base, conditions, stuck)
        real = [i for i in ending if self.switches[self.switches.owner[i]].kind != "atan2"]
        if turned.trouble or not real:
            return turned
        Lambda = turned.happenings[0].impulse if turned.happenings else None
        rates = self.tangent_state.rate(t, state, before), self.tangent_state.rate(t, own, base)
        impulse, trouble = self._impulse(t, state, own, before, base, Lambda)
        if not trouble:
            dY, dp = self.tangent_state.columns_of(y, P)
            crossings = self._crossings(t, state, before, rates, impulse, real)
            carried, trouble = self._pass(crossings, real, before, dY, dp)
            met = [] if trouble else self._woken(t, own, base, rates[1], real)
            for one in self._crossings(t, state, base, rates, impulse, met):
                if not equal(one.times(dY, dp), crossings[0].times(dY, dp)):
                    trouble = f"the motion meets {self._text([*real, *met])} at one instant"
            dY[:] = carried
            jump = np.abs(rates[1] - rates[0]).max()
            if impulse is None and jump <= SAME_RATE * np.abs(rates).max():
                trouble = ""  # nothing changes there, however it is passed
        if trouble:
            turned.trouble = self.tangent_state.refused(trouble)
        return turned

    # --- the crossing ---------------------------------------------------------------------------------
    @functools.cached_property
    def _slopes(self) -> ca.Function:
        """(t, y, p) -> g_t (nc), [g_y g_p] (nc, 2n + users)."""
        eq, g = self.eq, self.switches.conditions
        along = ca.jacobian(g, ca.vertcat(eq.y, self.tangent_state.users))
        outputs = [ca.densify(ca.jacobian(g, eq.t)), ca.densify(along)]
        return ca.Function("slopes", [eq.t, eq.y, eq.p], outputs)

    def _crossings(
        self, t: float, y: np.ndarray, P: np.ndarray, rates: tuple[np.ndarray, np.ndarray],
        impulse: Impulse | None, conditions: list[int],
    ) -> list[Crossing]:  # fmt: skip
        """The same crossing by each of the conditions that end here."""
        size, p = 2 * self.eq.n, P[: self._k.stop]
        g_t, along = (part.full() for part in self._slopes(t, y[:size], p))
        slopes = g_t.ravel() + along[:, :size] @ rates[0][:size]
        return [
            Crossing(t, y, P, float(slopes[i]), along[i], rates[0], rates[1], impulse)
            for i in conditions
        ]

    def _pass(
        self, crossings: list[Crossing], conditions: list[int], P: np.ndarray, dY: np.ndarray,
        dp: np.ndarray,
    ) -> tuple[np.ndarray, str]:  # fmt: skip
        """The columns behind the crossing; why there are none, or nothing."""
        for one, i in zip(crossings, conditions, strict=True):
            if not abs(one.slope) > GRAZES * self._speed(one.t, P, i):
                return dY, f"the motion grazes {self._text([i])}"
        passed = list(self._recent)
        for now in self._stages(crossings, conditions, P, dY, dp):
            passed = [one for one in passed if one.at_once_with(now)]
            both = [i for one in passed if not self._independent(one, now) for i in one.conditions]
            if both:
                met = self._text([*both, *now.conditions])
                return dY, f"the motion meets {met} at one instant"
            passed.append(now)
            dY = now.crossing.through(dY, dp)
            self.tangent_state.passed(now.crossing, now.dt)
        self._recent = passed
        return dY, ""

    def _stages(
        self, crossings: list[Crossing], conditions: list[int], P: np.ndarray, dY: np.ndarray,
        dp: np.ndarray,
    ) -> list[Passed]:  # fmt: skip
        """The crossing, surface by surface: conditions with the same dt have one."""
        surfaces: list[tuple[np.ndarray, list[int]]] = []
        for place, one in enumerate(crossings):
            dt = one.times(dY, dp)
            same = next((places for other, places in surfaces if equal(dt, other)), None)
            if same is None:
                surfaces.append((dt, [place]))
            else:
                same.append(place)
        stages: list[Passed] = []
        for dt, places in surfaces:
            one, turned = crossings[places[0]], [conditions[place] for place in places]
            before = stages[-1].crossing.after if stages else one.before
            last, following = len(stages) == len(surfaces) - 1, self._flipped(P, one, turned)
            after = one.after if last else self.tangent_state.rate(one.t, one.y, following)
            stages.append(Passed(replace(one, before=before, after=after), turned, dt, P))
            P = following
        return stages

    def _flipped(self, P: np.ndarray, at: Crossing, conditions: list[int]) -> np.ndarray:
        """P after these conditions alone."""
        P = P.copy()
        for i in conditions:
            P[self._k] = self.switches.flip(P[self._k], i, at.t, at.y, P, at.before)
        return P

    def _text(self, conditions: list[int]) -> str:
        """The switches of conditions, as they were written."""
        texts = {self.switches[self.switches.owner[i]].text: None for i in conditions}
        return " and ".join(texts)

    def _speed(self, t: float, P: np.ndarray, i: int) -> float:
        """How fast condition i came from its largest value in the phase, on average; 0 if time alone decides."""
        times, states = self.tangent_state.states(t)
        if i not in self.watched or not len(times):
            return 0.0
        g = self.switches.values(P[self._k], times[None], states.T, P)[i]
        return float(np.abs(g).max() / (t - times[0]))

    # --- two at once ----------------------------------------------------------------------------------
    def _woken(
        self, t: float, y: np.ndarray, P: np.ndarray, rate: np.ndarray, turned: list[int]
    ) -> list[int]:
        """The conditions that stand at zero too, of switches that matter only since those of `turned` did."""
        owners = {self.switches.owner[i] for i in turned}
        hang: set[int] = set()
        for j, switch in enumerate(self.switches):
            above = self.switches.used_in(switch.active) | self.switches.used_in(switch.u)
            if switch.kind != "atan2" and j not in owners and above & (owners | hang):
                hang.add(j)
        g, slope, _ = self.switches.falling(P[self._k], t, y, P, rate)
        near = np.abs(g) < AT_ONCE * abs(t) * np.abs(slope)
        return [i for i in np.flatnonzero(near).tolist() if self.switches.owner[i] in hang]

    def _independent(self, one: Passed, two: Passed) -> bool:
        """Whether two crossings at one instant have a derivative.

        They have if all neighbours meet them at once, or if each changes the rates alike with and without the other,
        and changes nothing about how fast the other's condition falls.
        """
        if equal(one.dt, two.dt):
            return True
        a, b, size = one.crossing, two.crossing, 2 * self.eq.n
        if a.impulse is not None or b.impulse is not None:
            return False
        turned = self._flipped(one.P, b, two.conditions)
        alone = self.tangent_state.rate(b.t, b.y, turned) - self.tangent_state.rate(b.t, b.y, one.P)
        first, second = a.after - a.before, b.after - b.before
        return (
            bool(np.all(np.abs(alone - second) <= SAME * np.abs(b.after).max()))
            and _crosswise(b.along[:size], first[:size])
            and _crosswise(a.along[:size], second[:size])
        )

    # --- the impulse ----------------------------------------------------------------------------------
    @functools.cached_property
    def _off(self) -> ca.Function:
        """(t, y, p, dv, Lambda) -> the derivative of [M dv - A' Lambda, A dv + rho] by (t, y, p)."""
        eq = self.eq
        dv, Lambda = ca.SX.sym("dv", eq.n), ca.SX.sym("Lambda", eq.m)
        off = ca.vertcat(
            ca.mtimes(eq.M, dv) - ca.mtimes(eq.A.T, Lambda), ca.mtimes(eq.A, dv) + eq.rho
        )
        by = ca.vertcat(eq.t, eq.y, self.tangent_state.users)
        inputs = [eq.t, eq.y, eq.p, dv, Lambda]
        return ca.Function("off", inputs, [ca.densify(ca.jacobian(ca.densify(off), by))])

    def _impulse(
        self, t: float, y: np.ndarray, after: np.ndarray, before: np.ndarray, P: np.ndarray,
        Lambda: np.ndarray | None,
    ) -> tuple[Impulse | None, str]:  # fmt: skip
        """The derivative of the impulse, None where no switch that turned stands in a constraint; why there is none."""
        eq, n, size, p = self.eq, self.eq.n, 2 * self.eq.n, P[: self._k.stop]
        old, new = before[self._k], P[self._k]
        places = self.switches.places
        turned = [j for j, at in enumerate(places) if not np.array_equal(old[at], new[at])]
        blocks = [i for j in turned if self.switches[j].kind != "atan2" for i in eq.enters[j].rho]
        if not blocks:
            return None, ""
        M, _, A, *_ = eq.terms(t, y[:size], p)
        M, A = np.ascontiguousarray(M.full()), np.ascontiguousarray(A.full())
        A0 = eq.terms(t, y[:size], before[: self._k.stop])[2].full()
        if np.abs(A - A0).max() > SAME * np.abs(A).max():
            name = eq.blocks[blocks[0]].constraint.name
            return None, f"the constraint {name!r} has a crease"
        dv = after[n:size] - y[n:size]
        Lambda = np.zeros(eq.m) if Lambda is None else Lambda
        return Impulse(M, A, self._off(t, y[:size], p, dv, Lambda).full()), ""


def _crosswise(g: np.ndarray, change: np.ndarray) -> bool:
    """Whether a change of the rates leaves dg/dt as it is."""
    return bool(abs(g @ change) <= SAME * (np.abs(g) @ np.abs(change)))
