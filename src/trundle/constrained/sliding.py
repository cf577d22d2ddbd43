"""The minimal form while contacts slide with friction: the speeds that are left feel it through the normal forces.

The accelerations say what presses (`contact_ends.py`), N = A s' + b, and friction is E N on the independent speeds, so

    M s' = Q + E N,    N = A s' + b:    s' = s0 + R N,    (1 - A R) N = A s0 + b,    M [s0 | R] = [Q | E]

A mu that depends on N makes friction E T(N), and N the root of N = A s0 + b + A R T(N), by Newton steps of the graph.
1 - A R of a single contact is what `friction.py` calls p. Directions of sliding are remembered from step to step as in
the papers' form; what is remembered ends the parameters, where the kernel looks for it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca

from trundle.constrained.contact_ends import binds_more, contact_forces
from trundle.constrained.equations import Equations
from trundle.constrained.friction import LOADED, Friction, one_side, small_solve
from trundle.constrained.minimal import Minimal, solved
from trundle.symbols.derivatives import jacobian


class SlidingForm(Minimal):
    """The minimal form of a set of modes in which contacts slide.

    closed, sliding   the gates that are closed, and those of them that slide
    E (k, c), A (c, k), b (c)   of what slides;  usable   False where accelerations alone do not say what presses
    """

    def __init__(
        self, equations: Equations, rub: Friction, closed: Sequence[int], sliding: Sequence[int],
        *, feet: bool,
    ) -> None:  # fmt: skip
        super().__init__(equations, feet=feet)
        self._rub, eq = rub, rub.equations
        self._normals: dict[
            int, tuple[ca.SX, ca.SX]
        ] = {}  # N and T(N) of columns of E, where mu depends on N
        gates = [eq.gates[j] for j in closed]
        slides = [i for j in sliding if (i := eq.gates[j].slip) is not None]
        self.memory = ca.SX.sym("memory", rub.controls.memory.shape[0])
        self.stopping = {i: self._stops(i) for i in slides}
        s_dot = ca.SX.sym("s_dot", len(self.speeds.own))
        known = ca.vertcat(eq.t, eq.y, eq.p)
        mu = [eq.slips[i].under(eq.slips[i].mu, ca.SX(1)) for i in slides]
        plain = all(ca.depends_on(known, x) for part in mu for x in ca.symvar(part))
        self.next_memory = self._remembered(rub.next_memory(ca.SX.ones(len(rub.slips))))
        found = None
        if plain and not binds_more(self, eq):
            rubs = [bool(gate.elements) for gate in gates]
            found = contact_forces(self, [gate.contact for gate in gates], rubs, s_dot)
        self.usable = found is not None
        if found is None:
            return
        places = [list(closed).index(j) for j in sliding]
        N = ca.vertcat(*(found.pairs[k][0] for k in places))
        self.A = ca.sparsify(jacobian(N, s_dot))
        self.b = ca.densify(ca.substitute(N, s_dot, ca.SX.zeros(*s_dot.shape)))
        moved = self.speeds.N[found.massive, :].T
        pushes = [found.directions[k] for k in places]
        units = [ca.mtimes(K, self._unit(i)) for K, i in zip(pushes, slides, strict=True)]
        self.E = ca.sparsify(ca.mtimes(moved, ca.horzcat(*units)))
        for k, i in enumerate(slides):
            if (load := eq.slips[i].load) is not None:
                self._normals[k] = load, self._remembered(rub.pulls(i, load))

    def _unit(self, i: int) -> ca.SX:
        """The friction (3) of element i for T of one."""
        slip = self._rub.equations.slips[i]
        return self._remembered(-(slip.mu if slip.load is None else 1) * self._rub.along(i))

    def _remembered(self, part: ca.SX) -> ca.SX:
        """In the variables of this form, without courses, and with the memory that this form has."""
        controls = self._rub.controls
        none = ca.SX.zeros(*controls.course.shape)
        symbols = [controls.memory, *([controls.course] if none.shape[0] else [])]
        (found,) = ca.substitute([ca.densify(part)], symbols, [self.memory, none][: len(symbols)])
        return self.rates.written([found])[0]

    def _stops(self, i: int) -> ca.SX:
        """Falls to zero where element i stops sliding."""
        slip = self._rub.slips[i]
        return self._remembered(ca.dot(slip.s, self._rub.controls.u[slip.rows]))

    # --- the solve ------------------------------------------------------------------------------
    def _pulls(self, N: ca.SX) -> ca.SX:
        """T(N) of every column of E."""
        T = list(N.elements())
        for k, (load, pull) in self._normals.items():
            T[k] = ca.substitute(pull, load, N[k])
        return ca.vertcat(*T)

    def matrices_at(self, s_dot: ca.SX) -> tuple[ca.SX, ...]:
        if not self._normals:
            return self.M, self.E, self.A
        N = ca.mtimes(self.A, s_dot) + self.b
        slopes = [ca.SX(1)] * N.shape[0]
        for k, (load, pull) in self._normals.items():
            slopes[k] = ca.substitute(ca.jacobian(pull, load), load, N[k])
        return self.M, ca.mtimes(self.E, ca.diag(ca.vertcat(*slopes))), self.A

    def solve_with(self, matrices: Sequence[ca.SX], right: ca.SX) -> ca.SX:
        s, R, K, free = self._by_normals(matrices, right)
        return s + ca.mtimes(R, small_solve(ca.SX.eye(K.shape[0]) - K, free)[0])

    def _by_normals(self, matrices: Sequence[ca.SX], right: ca.SX) -> tuple[ca.SX, ...]:
        """s0, R, A R and A s0 of s' = s0 + R T."""
        M, E, A = (ca.sparsify(part) for part in matrices)
        s = solved(M, right)
        R = ca.horzcat(*(solved(M, ca.densify(E[:, i])) for i in range(E.shape[1])))
        return s, R, ca.densify(ca.mtimes(A, R)), ca.densify(ca.mtimes(A, s))

    def left_over(self, s_dot: ca.SX) -> ca.SX:
        N = ca.mtimes(self.A, s_dot) + self.b
        return super().left_over(s_dot) + ca.mtimes(self.E, self._pulls(N))

    @functools.cached_property
    def quick(self) -> ca.SX:
        s, R, K, free = self._by_normals((self.M, self.E, self.A), self.Q)
        free = free + self.b
        if not self._normals:
            return s + ca.mtimes(R, small_solve(ca.SX.eye(K.shape[0]) - K, free)[0])
        return s + ca.mtimes(R, self._pulls(self._newton(K, free)))

    def _newton(self, K: ca.SX, free: ca.SX) -> ca.SX:
        """N of N = free + K T(N)."""
        guess, slope = ca.SX.sym("N", *free.shape), ca.SX.sym("K", *K.shape)
        base = ca.SX.sym("free", *free.shape)
        off = guess - base - ca.mtimes(slope, self._pulls(guess))
        better = guess - small_solve(ca.jacobian(off, guess), off)[0]
        for k in self._normals:
            better[k] = one_side(better[k], guess[k])
        known = ca.vertcat(guess, base, ca.vec(slope))
        rest = ca.vertcat(ca.SX(0, 1), *(x for x in ca.symvar(off) if not ca.depends_on(known, x)))
        step, N = ca.Function("step", [guess, base, slope, rest], [better]), free
        for _ in range(LOADED):
            N = step(N, free, K, rest)
        return N
