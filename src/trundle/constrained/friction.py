"""Coulomb friction in symbols: directions of sliding, normal forces, limits, and what is remembered from step to step.

An element slides or sticks. Which, is a parameter (`stick`, 0 or 1) that switches the rows s = 0 on and the sliding
force off, so that one compiled program serves all modes; another, without those rows, serves while nothing sticks.
While it slides the normal force N and the friction it
causes depend on each other. Multipliers are affine in the N of all elements, lam = lam_b + sum lam_i N_i, so

    N = sign size lam    one row presses:      linear in N, (1 - R) N = N_b                   (sign: from memory)
    N = |G lam|          several rows do:      a quadratic for one element, Newton for several

A mu that depends on N makes lam affine in the friction T = mu(N) N instead, and N the root of N = thrust(lam(T(N))):
Newton steps of the graph, so many that they settle from the frictionless N, no step across N = 0. What they leave is a
part of the residual that the run watches.

1 - R of a single element is what CONTACT calls p: where it is not positive, no N or more than one solves the
equations (Painleve), and the run ends (`integrate/consistent.py`).

In a plane the direction s/|s| turns ever faster on the way to s = 0, at a rate like 1/|s|: steps that follow it each
leave a part of the speed. Below the error that the steps are allowed in s the direction is noise. There it is that of
s + held u, with u the direction remembered and `held` the speed of that error: smooth through s = 0, so that sliding
ends where s . u falls through zero, an ordinary event. What this changes in s is no larger than `held`.

Out of s = 0 the direction is a polynomial of time for a while, beside which s counts for nothing (`course.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from trundle.constrained.course import Courses
from trundle.constrained.equations import Equations
from trundle.constrained.slips import LEAST, Slip

NEWTON = 6  # iterations where several elements share thrusts of several rows
LOADED = 10  # where mu depends on N: it may have its root far from the frictionless N
SHRINK = 8.0  # a step that would leave the side of N on which the root is goes to this part of N
RESOLVED = 32.0  # errors allowed in a step: a sliding velocity below has no direction
# Friction so much too large beyond s = 0 that no step is accepted which passes it unheld.
GUARD = 1e6
TINY = 1e-150  # keeps 0/0 away; its square is still a number


@dataclass(frozen=True)
class Controls:
    """Parameters that the run sets, not the user.

    stick (f)   1 where a Coulomb element sticks;  closed (g)   1 where a contact that may open is closed
    slack (g)   how far (m) an open contact may go below zero: the rounding of its gap, where it opened just now;
                of a closed one more than zero where its friction is one of many that hold it: no limit is watched
    tolerance (2)   allowed errors, where there is friction: rtol, and
                what is allowed of a velocity in the scale of D
    course   what stands in for directions of sliding after letting go (`course.py`)
    D (n), R (m + k)   scales;  G   the force in the scale of D, which the kernel reads for the size of the motion
    u (k), sign (f), held (f)   memory: directions of sliding, signs of thrust, speeds with which u stands in for s
    """

    stick: ca.SX
    closed: ca.SX
    slack: ca.SX
    tolerance: ca.SX
    D: ca.SX
    G: ca.SX
    R: ca.SX
    course: ca.SX
    u: ca.SX
    sign: ca.SX
    held: ca.SX

    @classmethod
    def of(cls, equations: Equations) -> Controls:
        f, k, g = len(equations.slips), equations.stick_size, len(equations.gates)
        symbol = ca.SX.sym
        return cls(
            symbol("stick", f), symbol("closed", g), symbol("slack", g),
            symbol("tolerance", 2 if f else 0), symbol("D", equations.n),
            symbol("G"), symbol("R", equations.m + g + k),
            symbol("course", Courses(equations.slips).size),
            symbol("u", k), symbol("sign", f), symbol("held", f),
        )  # fmt: skip

    @property
    def memory(self) -> ca.SX:
        return ca.vertcat(self.u, self.sign, self.held)

    @property
    def column(self) -> ca.SX:
        return ca.vertcat(
            self.stick,
            self.closed,
            self.slack,
            self.tolerance,
            self.D,
            self.G,
            self.R,
            self.course,
            self.memory,
        )


class Friction:
    """The Coulomb elements of a system (f of them), as graphs of (t, y, p, controls)."""

    def __init__(self, equations: Equations, controls: Controls, sticks: bool) -> None:
        self.equations, self.controls, self.slips = equations, controls, equations.slips
        self.stick = controls.stick if sticks else ca.SX.zeros(len(self.slips))
        self.courses = Courses(self.slips)
        self.actual = [i for i, s in enumerate(self.slips) if s.friction.thrust == "actual"]

    def flags(self) -> ca.SX:
        """The stick flag of every sticking row."""
        rows = [ca.repmat(self.stick[i], s.s.shape[0]) for i, s in enumerate(self.slips)]
        return ca.vertcat(ca.SX(0, 1), *rows)

    def alone(self, i: int) -> ca.SX:
        """Whether element i sticks up to a limit of its own.

        Contacts that share their load have none: their forces are one choice of many (`integrate/redundant.py`).
        """
        gate = self.slips[i].gate
        if gate is None:
            return self.stick[i]
        return self.stick[i] * ca.logic_not(self.controls.slack[gate] > 0)

    # --- sliding ------------------------------------------------------------------------------
    def direction(self, i: int) -> ca.SX:
        """s/|s|; along a line it is u itself, in a plane that of s + held u, u as its course says."""
        slip = self.slips[i]
        u = self.controls.u[slip.rows]
        if not slip.turns:
            return u
        ahead = self.courses.direction(i, self.equations.t, self.controls.course, u)
        s = slip.s + (self.controls.held[i] + TINY) * ahead
        return s / ca.norm_2(s) * ca.if_else(ca.dot(s, u) >= 0, 1, GUARD)

    def units(self) -> list[ca.SX]:
        """The sliding friction (n) of each element for `pulls` of one: -mu J' s/|s|, zero if it sticks."""
        found = []
        for i, slip in enumerate(self.slips):
            push = ca.mtimes(slip.J.T, self.along(i))
            mu = slip.mu if slip.load is None else ca.SX(1)
            found.append(-(1 - self.stick[i]) * mu * push)
        return found

    def pulls(self, i: int, N: ca.SX) -> ca.SX:
        """What `units` are multiplied by: N, or mu(N) N where mu depends on it."""
        slip = self.slips[i]
        return N if slip.load is None else slip.under(slip.mu, N) * N

    def slope(self, i: int, N: ca.SX) -> ca.SX:
        """d pulls/dN."""
        unknown = ca.SX.sym("N")
        return ca.substitute(ca.jacobian(self.pulls(i, unknown), unknown), unknown, N)

    def _pulls(self, N: ca.SX) -> ca.SX:
        """Of all the elements with the actual thrust."""
        return ca.vertcat(*(self.pulls(i, N[k]) for k, i in enumerate(self.actual)))

    def along(self, i: int) -> ca.SX:
        """The direction of sliding of element i in space."""
        T, d = self.slips[i].tangent, self.direction(i)
        return d if T.is_square() else ca.mtimes(T, d)  # a projection leaves d as it is

    def pushes(self, N: ca.SX, lam_stick: ca.SX) -> ca.SX:
        """The friction (k) of every element along its s, so that S' push is the generalized force."""
        parts = [ca.SX(0, 1)]
        for i, slip in enumerate(self.slips):
            mu = slip.under(slip.mu, N[i])
            push = -(1 - self.stick[i]) * mu * N[i] * self.direction(i)
            if lam_stick.numel():  # none where nothing can stick
                push += self.stick[i] * lam_stick[slip.rows]
            parts.append(ca.densify(push))
        return ca.vertcat(*parts)

    def thrust(self, i: int, lam: ca.SX) -> ca.SX:
        """|F_n| for multipliers lam (m); signed by memory if one row presses."""
        slip = self.slips[i]
        own = lam[slip.thrust_rows]
        if slip.size is not None:
            return self.controls.sign[i] * own * slip.size
        return ca.norm_2(ca.densify(ca.mtimes(slip.G, own)))

    def thrusts(self, base: ca.SX, responses: list[ca.SX]) -> tuple[ca.SX, ca.SX, ca.SX]:
        """N of the actual elements from lam_b and lam_i, p, their coefficients, and how far N is from a root, relative.

        p_i is the coefficient of N_i with the other elements following it.
        """
        if any(self.slips[i].load is not None for i in self.actual):
            return self._loaded(base, responses)
        return *self._plain_thrusts(base, responses), ca.SX(0)

    def _loaded(self, base: ca.SX, responses: list[ca.SX]) -> tuple[ca.SX, ca.SX, ca.SX]:
        """Where some mu depend on N."""
        Nb = ca.vertcat(*(self.thrust(i, base) for i in self.actual))
        N = self._newton(Nb, base, responses)
        total = self._total(N, base, responses)
        off = ca.fabs(N - ca.vertcat(*(self.thrust(i, total) for i in self.actual)))
        p = small_solve(self._slope(N, base, responses), Nb)[1]
        return N, p, ca.mmax(off) / (ca.mmax(ca.fabs(ca.vertcat(N, Nb))) + LEAST)

    def _plain_thrusts(self, base: ca.SX, responses: list[ca.SX]) -> tuple[ca.SX, ca.SX]:
        """Where friction is mu N with a mu that does not depend on N."""
        slips, count = [self.slips[i] for i in self.actual], len(self.actual)
        Nb = ca.vertcat(*(self.thrust(i, base) for i in self.actual))
        if all(s.size is not None for s in slips):
            columns = [ca.vertcat(*(self.thrust(i, r) for i in self.actual)) for r in responses]
            K = ca.SX.eye(count) - ca.horzcat(*columns)
            return (Nb / K, K) if count == 1 else small_solve(K, Nb)
        if count == 1:
            return self._quadratic(base, responses[0])
        N = self._newton(Nb, base, responses)
        K = self._slope(N, base, responses)
        return N, small_solve(K, Nb)[1]

    def _quadratic(self, base: ca.SX, response: ca.SX) -> tuple[ca.SX, ca.SX]:
        """N = |f0 + f1 N|: (1 - f1.f1) N^2 - 2 f0.f1 N - f0.f0 = 0, the root that is positive."""
        slip = self.slips[self.actual[0]]
        G = slip.G
        f0, f1 = (ca.mtimes(G, x[slip.thrust_rows]) for x in (base, response))
        middle, free = ca.dot(f0, f1), ca.sumsqr(f0)
        root = ca.sqrt(middle**2 + (1 - ca.sumsqr(f1)) * free)
        return free / (root - middle + LEAST), 1 - ca.norm_2(f1)

    def _total(self, N: ca.SX, base: ca.SX, responses: list[ca.SX]) -> ca.SX:
        return base + ca.mtimes(ca.horzcat(*responses), self._pulls(N))

    def _slope(self, N: ca.SX, base: ca.SX, responses: list[ca.SX]) -> ca.SX:
        """d(N - thrust)/dN."""
        count = len(self.actual)
        unknown = ca.SX.sym("N", count)
        total = self._total(unknown, base, responses)
        F = unknown - ca.vertcat(*(self.thrust(i, total) for i in self.actual))
        return ca.substitute(ca.jacobian(F, unknown), unknown, N)

    def _newton(self, N: ca.SX, base: ca.SX, responses: list[ca.SX]) -> ca.SX:
        """N = thrust(lam(N)) by a few Newton steps from the frictionless N: lam is affine in N."""
        size, count = base.shape[0], len(self.actual)
        guess, lam = ca.SX.sym("N", count), ca.SX.sym("lam", size)
        slopes = [ca.SX.sym(f"slope{i}", size) for i in range(count)]
        total = self._total(guess, lam, slopes)
        F = guess - ca.vertcat(*(self.thrust(i, total) for i in self.actual))
        known = [guess, lam, *slopes]
        rest = ca.vertcat(*(x for x in ca.symvar(F) if not _among(x, known)))
        better = guess - small_solve(ca.jacobian(F, guess), F)[0]
        loaded = [self.slips[i].load is not None for i in self.actual]
        for k in (k for k, load in enumerate(loaded) if load):
            better[k] = one_side(better[k], guess[k])
        step = ca.Function("step", [*known, rest], [better])
        for _ in range(LOADED if any(loaded) else NEWTON):
            N = step(N, base, *responses, rest)
        return N

    # --- sticking -----------------------------------------------------------------------------
    def limits(self, lam: ca.SX, lam0: ca.SX, lam_stick: ca.SX) -> ca.SX:
        """((static N)^2 - F^2) over the sum of both, for each element: negative means that it slides."""
        limits = [ca.SX(0, 1)]
        for i, slip in enumerate(self.slips):
            if slip.friction.grips:
                limits.append(ca.SX(1))
                continue
            N = self.thrust(i, lam if i in self.actual else lam0)
            most = (slip.under(slip.static, N) * N) ** 2
            F = ca.sumsqr(ca.mtimes(slip.tangent, lam_stick[slip.rows]))
            limits.append((most - F - LEAST) / (most + F + LEAST))
        return ca.vertcat(*limits)

    # --- memory -------------------------------------------------------------------------------
    def signs(self, N: ca.SX, p: ca.SX) -> ca.SX:
        """The thrust with the remembered sign, p N where friction acts on it: falls through zero as it turns over.

        A constraint of several rows has no sign, and a contact that may open ends there; both count as one.
        """
        parts = [ca.SX(0, 1)]
        for i, slip in enumerate(self.slips):
            share = p[self.actual.index(i)] if i in self.actual else ca.SX(1)
            turns = slip.size is not None and slip.gate is None
            parts.append(share * N[i] if turns else ca.SX(1))
        return ca.vertcat(*parts)

    def resolution(self, slip: Slip) -> ca.SX:
        """The speed below which the direction of s is noise: what the steps may be wrong in s, some times over."""
        if not slip.turns:
            return ca.SX(0)
        rtol, floor = self.controls.tolerance[0], self.controls.tolerance[1]
        allowed = floor * self.controls.D + rtol * ca.fabs(self.equations.v)
        return RESOLVED * ca.norm_2(ca.densify(ca.mtimes(ca.fabs(slip.S), allowed)))

    def next_memory(self, signs: ca.SX) -> ca.SX:
        """u, sign and held for the step that begins at this state."""
        directions, turned, held = [ca.SX(0, 1)], [ca.SX(0, 1)], [ca.SX(0, 1)]
        for i, slip in enumerate(self.slips):
            u, speed = self.controls.u[slip.rows], ca.norm_2(slip.s)
            if slip.turns:
                error = self.resolution(slip)
                small, given = speed <= error, self.controls.course[self.courses.active(i)] > 0.5
                kept = ca.logic_or(
                    ca.logic_and(small, self.controls.held[i] > 0),
                    ca.logic_or(self.stick[i] > 0.5, ca.logic_or(speed <= TINY, given)),
                )
                directions.append(ca.if_else(kept, u, slip.s / ca.fmax(speed, TINY)))
                held.append(ca.if_else(given, self.controls.held[i], ca.if_else(small, error, 0)))
            else:
                directions.append(u)
                held.append(ca.SX(0))
            turned.append(self.controls.sign[i] * ca.if_else(signs[i] < 0, -1, 1))
        return ca.vertcat(*directions, *turned, *held)


def one_side(better: ca.SX, N: ca.SX) -> ca.SX:
    """A better N, on the side of zero on which N is: there the root is, while p > 0 and T has the sign of N."""
    return ca.if_else(better * N > 0, better, N / SHRINK)


def small_solve(K: ca.SX, right: ca.SX) -> tuple[ca.SX, ca.SX]:
    """K^-1 right, and the pivots 1/(K^-1)_ii, for a few unknowns."""
    inverse = ca.inv_minor(K) if K.shape[0] <= 3 else _inverse(K)
    return ca.mtimes(inverse, right), 1 / ca.diag(inverse)


def _inverse(K: ca.SX) -> ca.SX:
    """K^-1 by elimination without pivots: K is 1 less what friction does to the forces that cause it."""
    n = K.shape[0]
    rows = [ca.densify(ca.horzcat(K, ca.SX.eye(n))[i, :]) for i in range(n)]
    for i in range(n):
        rows[i] = rows[i] / rows[i][i]
        rows = [row if k == i else row - row[i] * rows[i] for k, row in enumerate(rows)]
    return ca.vertcat(*rows)[:, n:]


def _among(symbol: ca.SX, groups: list[ca.SX]) -> bool:
    key = symbol.element_hash()
    return any(key == e.element_hash() for group in groups for e in group.elements())
