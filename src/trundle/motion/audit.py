"""The audit: could this motion happen? What contacts would have needed, and when they would have let go.

Contact here is kept whatever it takes: a surface may pull, and grip is unlimited. The audit says where reality would
differ: the normal force, the friction needed |Ft|/N, the first time the body would lift off (N < 0), the first time it
would slip for a given coefficient, and for what share of the time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.constraints.contact import Contact
from trundle.errors import ModelError
from trundle.motion.grip import grip
from trundle.motion.wrench import wrench
from trundle.symbols.spelling import nearest

ROUNDS, POINTS = 6, 65  # of refining a crossing between two samples


@dataclass(frozen=True)
class ContactAudit:
    """One contact along a motion.

    normal (N,)      normal force on the body, N; negative where the surface pulls
    tangential (N,)  |Ft|
    needed (N,)      |Ft|/N, infinite where N <= 0 and there is a tangential force
    """

    motion: Any
    contact: Contact
    t: np.ndarray
    normal: np.ndarray
    tangential: np.ndarray

    @property
    def grips(self) -> bool:
        """Whether friction is needed: it rolls, or other constraints are made of its slip."""
        held = grip(self.motion._equations, self.contact) is not None
        return bool(self.contact.rolls) or held

    @property
    def needed(self) -> np.ndarray:
        positive = self.normal > 0
        ratio = self.tangential / np.where(positive, self.normal, 1.0)
        return np.where(positive, ratio, np.where(self.tangential > 0, np.inf, 0.0))

    @functools.cached_property
    def lifts_at(self) -> float | None:
        """First time (s) at which it would lift off, or None."""
        return self._first(lambda a: a.normal)

    @property
    def pulled_share(self) -> float:
        """Share of the time during which the surface pulls."""
        return _share(self.t, self.normal < 0)

    def slips_at(self, mu: float) -> float | None:
        """First time (s) at which it would slip with the coefficient mu, or None."""
        return self._first(lambda a: mu * a.normal - a.tangential)

    def slip_share(self, mu: float) -> float:
        """Share of the time during which it would slip (or hang) with the coefficient mu."""
        return _share(self.t, self.tangential > mu * self.normal)

    def _first(self, value: Callable[[ContactAudit], np.ndarray]) -> float | None:
        """First time at which a value is negative, between samples refined on the motion itself."""
        negative = np.flatnonzero(value(self) < 0)
        if not len(negative):
            return None
        k = int(negative[0])
        if k == 0:
            return float(self.t[0])
        low, high = float(self.t[k - 1]), float(self.t[k])
        for _ in range(ROUNDS):
            times = np.linspace(low, high, POINTS)
            inside = audit_contact(self.motion.at(times), self.contact)
            k = int(np.flatnonzero(value(inside) < 0)[0])
            if k == 0:
                break
            low, high = float(times[k - 1]), float(times[k])
        return high

    def _friction(self) -> str:
        """The friction needed, in words; no coefficient is enough where the surface does not press."""
        pressed = self.needed[self.normal > 0]
        most = f", up to {pressed.max():.3g} while pressed" if len(pressed) else ""
        if np.isinf(self.needed[0]):
            when = "at the start" if most else "at any time"
            text = f"no friction can hold it {when}: nothing presses it on the surface"
            return text + most.replace(", up to", "; friction needed up to")
        return f"friction needed {self.needed[0]:.3g} at the start{most}"

    def __repr__(self) -> str:
        lift = self.lifts_at
        text = f"{self.contact.name}: normal force {self.normal.min():.4g} ... {self.normal.max():.4g} N"
        if self.grips:
            text += ", " + self._friction()
        if lift is None:
            return text + "; stays on the surface"
        return text + (
            f"; would lift off at t = {lift:.6g} s, pulled down {100 * self.pulled_share:.0f}% of the time"
        )


@dataclass(frozen=True)
class Audit:
    """All contacts of a motion; `audit["ball on ground"]` is one of them."""

    contacts: tuple[ContactAudit, ...]

    def __getitem__(self, name: str) -> ContactAudit:
        known = {a.contact.name: a for a in self.contacts}
        if name not in known:
            raise ModelError(
                f"The audit of {name!r} was asked for.",
                f"one of {', '.join(known) or 'none'}",
                "a contact is called as it was named, or after its two sides",
                f"motion.audit[{(nearest(str(name), known) or next(iter(known)))!r}]"
                if known
                else "td.System(..., constraints=[td.Rolling(ball, table)])",
            )
        return known[name]

    @property
    def possible(self) -> bool:
        """Whether no contact would have lifted off."""
        return all(a.lifts_at is None for a in self.contacts)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.contacts)) or "no contacts"


def _share(t: np.ndarray, holds: np.ndarray) -> float:
    if len(t) < 2 or t[-1] == t[0]:
        return float(np.mean(holds))
    return float(np.trapezoid(holds.astype(float), t) / (t[-1] - t[0]))


def contact_force(motion: Any, contact: Contact) -> np.ndarray:
    """The force (N, 3) on the body of a contact: its own, its friction, and that of constraints that grip there."""
    force = wrench(motion, contact, contact.body).force
    for friction in motion._equations.model.coulomb:
        if friction.constraint is contact.pressing:
            force = force + wrench(motion, friction, contact.body).force
    held = grip(motion._equations, contact)
    return force if held is None else force + np.asarray(motion[held])


def audit_contact(motion: Any, contact: Contact) -> ContactAudit:
    """Normal and tangential force of one contact at the samples of a motion."""
    force = contact_force(motion, contact)
    n = motion[contact.normal]
    normal = np.einsum("ij,ij->i", force, n)
    tangential = np.linalg.norm(force - normal[:, None] * n, axis=1)
    return ContactAudit(motion, contact, motion.t, normal, tangential)


def audit(motion: Any) -> Audit:
    """The audit of every contact."""
    compounds = motion._equations.model.compounds
    return Audit(tuple(audit_contact(motion, c) for c in compounds if isinstance(c, Contact)))
