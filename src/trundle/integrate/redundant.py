"""When contacts that are redundant let go: where no forces within their cones of friction hold them any more.

Their forces are some of many that give the same motion, as those of a ball that two walls of a groove hold. So no
single limit can be watched. After every step forces are sought that hold; where there are none, they were lost within
the step, and the instant is found by halving. Redundant contacts hold as long as any forces can hold them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from trundle.integrate.kernel import Code, Steps
from trundle.integrate.modes import Modes
from trundle.integrate.stored import sample


@dataclass
class Lost:
    """The instant, the state of the run there, and the elements that were at their limit."""

    t: float
    state: np.ndarray
    elements: list[int]


def redundant(modes: Modes, P: np.ndarray) -> Redundant | None:
    """What holds by forces that are some of many, in the modes of P."""
    machine, slips = modes.machine, modes.eq.slips
    closed, stick = P[machine.closed_slice()], P[machine.stick_slice()]
    shared = (closed > 0.5) & (P[machine.slack_slice()] > 0)
    found = [
        i for i, s in enumerate(slips) if s.gate is not None and shared[s.gate] and stick[i] > 0.5
    ]
    return Redundant(modes, P, found) if found else None


@dataclass
class Redundant:
    """The elements that hold so, in one phase."""

    modes: Modes
    P: np.ndarray
    elements: list[int]

    def lost(
        self,
        code: Code,
        steps: Steps,
        t: float,
        state: np.ndarray,
        states: Callable[..., np.ndarray],
    ) -> Lost | None:
        """Where they let go within the last of the steps, which ends at t; None where they hold to its end.

        states   (t, state) -> (1, ny): states of the run as y = [q, v, ...]
        """
        if self._at_limit(t, *states(t, state)) is not None:
            return None
        last = Steps(*(column[-1:] for column in steps))
        begin, found = float(last.t[0]), Lost(t, state.copy(), self.elements)
        while abs(found.t - begin) > 4 * np.spacing(max(abs(begin), abs(found.t))):
            middle = 0.5 * (begin + found.t)
            (between,) = sample(code, last, [middle], self.P)[0]
            limit = self._at_limit(middle, *states(middle, between))
            if limit is None:
                found.t, found.state = middle, between
            else:
                begin, found.elements = middle, limit or self.elements
        return found

    def _at_limit(self, t: float, y: np.ndarray) -> list[int] | None:
        """The elements at their limit; None where no forces hold."""
        present = self.modes.present(t, y, self.P)
        return None if present is None else present.hold()
