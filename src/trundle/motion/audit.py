"""The audit: could this motion happen? What contacts would have needed, and when they would have let go.

`Rolling` and `Sliding` keep contact by any force: a surface may pull, and grip is unlimited. The audit says where a
real contact would differ: the normal force, the friction needed |Ft|/N, the first time the body would lift off
(N < 0), the first time it would slip for a given coefficient, and for what share of the time.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from trundle.constrained.contact_force import grip
from trundle.constraints.contact import SurfaceContact
from trundle.errors import ModelError
from trundle.motion.watch import Watch
from trundle.symbols.functions import norm
from trundle.symbols.spelling import nearest

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion


class Presses:
    """What contacts press with along a motion, all watched in one go; i counts the contacts."""

    def __init__(self, motion: BareMotion, contacts: Sequence[SurfaceContact]) -> None:
        self.motion, self.contacts = motion, tuple(contacts)

    @functools.cached_property
    def normal(self) -> Watch:
        """The normal forces N."""
        return Watch(self.motion, [contact.normal_force for contact in self.contacts])

    @functools.cached_property
    def _held(self) -> list[int]:
        """Contacts that grip and never lift off: |Ft|/N would be infinite where N has a zero."""
        pressed = [i for i in range(len(self.contacts)) if self.normal.first_negative(i) is None]
        return [i for i in pressed if grips(self.motion, self.contacts[i])]

    @functools.cached_property
    def _ratios(self) -> Watch:
        machine, held = self.motion.machine, [self.contacts[i] for i in self._held]
        pairs = [(contact.normal_force, contact.friction_force) for contact in held]
        made = machine.kept(("ratio", *pairs), lambda: [norm(Ft) / N for N, Ft in pairs])
        return Watch(self.motion, made)

    def most_needed(self, i: int) -> float:
        """The largest |Ft|/N of a contact that grips and never lifts off."""
        return self._ratios.most(self._held.index(i))


def grips(motion: BareMotion, contact: SurfaceContact) -> bool:
    """Whether friction is needed: it rolls, or has friction, or other constraints are made of its slip."""
    eq = motion.derived
    rubs = any(friction.constraint is contact.pressing for friction in eq.model.coulomb)
    return bool(contact.rolls) or rubs or grip(eq, contact) is not None


class ContactAudit:
    """One contact along a motion.

    At the samples of the motion:

    normal (N,)      normal force on the body, N; negative where the surface pulls
    tangential (N,)  |Ft|
    needed (N,)      |Ft|/N, infinite where N <= 0 and there is a tangential force

    All else is of the whole motion, found on its steps and not on its samples.
    """

    def __init__(
        self,
        motion: BareMotion,
        contact: SurfaceContact,
        presses: Presses | None = None,
        i: int = 0,
    ) -> None:
        self.motion, self.contact, self.t = motion, contact, motion.t
        self._presses, self._i = presses or Presses(motion, [contact]), i

    # --- at the samples ---------------------------------------------------------------------------------
    @functools.cached_property
    def normal(self) -> np.ndarray:
        return np.asarray(self.motion[self.contact.normal_force])

    @functools.cached_property
    def tangential(self) -> np.ndarray:
        return np.asarray(np.linalg.norm(self.motion[self.contact.friction_force], axis=1))

    @functools.cached_property
    def needed(self) -> np.ndarray:
        positive = self.normal > 0
        ratio = self.tangential / np.where(positive, self.normal, 1.0)
        return np.where(positive, ratio, np.where(self.tangential > 0, np.inf, 0.0))

    # --- of the whole motion ----------------------------------------------------------------------------
    @functools.cached_property
    def grips(self) -> bool:
        """Whether friction is needed: see `grips`."""
        return grips(self.motion, self.contact)

    def _room(self, mu: float) -> Watch:
        """mu N - |Ft|: what is left until it slips."""
        N, Ft = self.contact.normal_force, self.contact.friction_force
        room = self.motion.machine.kept(("room", N, Ft, mu), lambda: (mu * N - norm(Ft),))
        return Watch(self.motion, room)

    @functools.cached_property
    def least_normal(self) -> float:
        """The smallest normal force, N."""
        return self._presses.normal.least(self._i)

    @functools.cached_property
    def most_normal(self) -> float:
        """The largest normal force, N."""
        return self._presses.normal.most(self._i)

    @functools.cached_property
    def most_needed(self) -> float:
        """The largest |Ft|/N; infinite for a contact that grips and would lift off, zero for one without friction."""
        if not self.grips:
            return 0.0
        return self._presses.most_needed(self._i) if self.lifts_at is None else np.inf

    @functools.cached_property
    def lifts_at(self) -> float | None:
        """First time (s) at which it would lift off, or None."""
        return self._presses.normal.first_negative(self._i)

    @functools.cached_property
    def pulled_share(self) -> float:
        """Share of the time during which the surface pulls."""
        return self._presses.normal.negative_share(self._i)

    def slips_at(self, mu: float) -> float | None:
        """First time (s) at which it would slip with the coefficient mu, or None."""
        return self._room(mu).first_negative(0)

    def slip_share(self, mu: float) -> float:
        """Share of the time during which it would slip (or hang) with the coefficient mu."""
        return self._room(mu).negative_share(0)

    @functools.cached_property
    def _at_start(self) -> float:
        """The friction needed where the motion begins."""
        first = self.motion.at(self._presses.normal.begin)
        return float(ContactAudit(first, self.contact).needed[0])

    def _friction(self) -> str:
        """The friction needed, in words; no coefficient is enough where the surface does not press."""
        most, first = self.most_needed, self._at_start
        if np.isinf(first):
            never = self.most_normal <= 0
            when = "at any time" if never else "at the start"
            return f"no friction can hold it {when}: nothing presses it on the surface"
        up = f", up to {most:.3g}" if np.isfinite(most) else ", without bound where it lifts off"
        return f"friction needed {first:.3g} at the start{up}"

    def __repr__(self) -> str:
        lift = self.lifts_at
        text = f"{self.contact.name}: normal force {self.least_normal:.4g} ... {self.most_normal:.4g} N"
        if self.grips:
            text += ", " + self._friction()
        if lift is None:
            return text + "; stays on the surface"
        return text + (
            f"; would lift off at t = {lift:.6g} s, pulled down {100 * self.pulled_share:.0f}% of the time"
        )


@dataclass(frozen=True)
class ContactStory:
    """What a contact that may open really does: how long it rolls, slides and flies (s), and how often it strikes.

    shared   how long (s) its forces are one choice of many, since other contacts hold the body too
    """

    name: str
    rolls: float
    slides: float
    flies: float
    strikes: int
    shared: float = 0.0

    def __repr__(self) -> str:
        times = [("rolls", self.rolls), ("slides", self.slides), ("flies", self.flies)]
        told = [f"{verb} {time:.4g} s" for verb, time in times if time > 0] or ["does nothing"]
        often = (
            f", strikes {self.strikes} time{'' if self.strikes == 1 else 's'}"
            if self.strikes
            else ""
        )
        many = f"; for {self.shared:.4g} s its forces are one choice of many" if self.shared else ""
        return f"{self.name}: {', '.join(told)}{often}{many}"


def story(motion: BareMotion, name: str) -> ContactStory:
    """The story of one contact."""
    times = {"roll": 0.0, "slide": 0.0, "fly": 0.0}
    for phase in motion.phases:
        times[str(phase.modes[name])] += phase.end - phase.begin
    strikes = sum(1 for strike in motion.impacts if strike.contact == name)
    shared = sum(phase.end - phase.begin for phase in motion.phases if name in phase.shared)
    return ContactStory(name, times["roll"], times["slide"], times["fly"], strikes, shared)


@dataclass(frozen=True)
class Audit:
    """All contacts of a motion; `audit["ball on ground"]` is one of them."""

    contacts: tuple[ContactAudit, ...]
    stories: tuple[ContactStory, ...] = ()

    def __getitem__(self, name: str) -> ContactAudit:
        known = {a.contact.name: a for a in self.contacts}
        if name not in known:
            raise ModelError(
                f"The motion has no contact {name!r}.",
                f"one of {', '.join(known) or 'none'}",
                "without name= a contact is called after its two sides, 'ball on ground'",
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
        return "\n".join(map(repr, (*self.contacts, *self.stories))) or "no contacts"


def audit(motion: BareMotion) -> Audit:
    """The audit of every contact."""
    may_open = [gate.contact.name for gate in motion.derived.gates]
    kept = [c for c in motion.contacts.values() if c.name not in may_open]
    stories = tuple(story(motion, name) for name in may_open)
    presses = Presses(motion, kept)
    return Audit(tuple(ContactAudit(motion, c, presses, i) for i, c in enumerate(kept)), stories)
