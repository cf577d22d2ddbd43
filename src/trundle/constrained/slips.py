"""What rubs and what may open, as the equations have it."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from trundle.constrained.switches import Switches
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb
from trundle.errors import ModelError

LEAST = 1e-300  # keeps 0/0 away


@dataclass(frozen=True)
class Slip:
    """A Coulomb element: its sliding velocity s (k), and s as rows S q'' = d for when it sticks."""

    friction: Coulomb
    s: ca.SX
    S: ca.SX
    d: ca.SX
    J: ca.SX  # of the point's velocity: a force F (N) at the point is the generalized force J' F
    tangent: ca.SX  # directions of sliding, the normal force for multipliers of one and its size, coefficients: `Point`
    G: ca.SX
    size: ca.SX | None
    mu: ca.SX
    static: ca.SX
    rows: slice  # among all sticking rows
    thrust_rows: slice  # of the constraint that presses, in A, or behind it among the gates
    gate: int | None  # the contact that may open, if it belongs to one
    load: ca.SX | None  # the symbol of the normal force in mu and static, where they depend on it

    def under(self, coefficient: ca.SX, N: ca.SX) -> ca.SX:
        """mu or static under a normal force N; of an N that pulls, as if it pressed: T = mu N is odd."""
        if self.load is None:
            return coefficient
        return ca.substitute(coefficient, self.load, ca.fabs(N) + LEAST)

    @property
    def turns(self) -> bool:
        """Whether the direction of sliding can turn: it slides in a plane, not along a line."""
        return int(self.s.shape[0]) > 1


@dataclass(frozen=True)
class Gate:
    """A contact that may open: the column of its gap in q, and its Coulomb elements (the slip first, if it rubs)."""

    contact: Contact
    column: int
    row: int  # among [A; gates; sticking rows]
    elements: tuple[int, ...]
    slip: int | None
    own: tuple[int, ...]  # the columns that its rows define: its foot, its gap


def load_of(friction: Coulomb, switches: Switches) -> ca.SX | None:
    """The symbol of the normal force that a coefficient of friction names, or None."""
    if friction.load is None:
        return None
    if any(ca.depends_on(switch.u, friction.load.sx) for switch in switches):
        raise ModelError(
            f"friction= of {friction.name!r} chooses by the normal force and by the motion at once.",
            "where, abs, floor and the like of the normal force alone, or of the motion alone",
            "a condition such as N > 10 * speed, whose change no event could find",
            "friction=lambda N, speed: 0.2 + 0.1 * td.exp(-speed / 0.01) / (1 + N / 50)",
            key="friction",
            part=friction.name,
        )
    return friction.load.sx
