"""The programs of a run in minimal form, as CasADi functions ready for machine code.

    rhs       (t, z, P) -> dz/dt;  careful_rhs with two corrections where rows are left
    finish    (t, z, P) -> z back on the constraints, dz/dt there, residual of the equations, memory
    watch     (t, [z, dz/dt], P) -> g, dg/dt                     as `Programs.watch`, of the same things
    expand    (t, [z, dz/dt], P) -> [y, dy/dt]                   the papers' y = [q, v]
    contract  (t, y, nothing) -> z
    left      (t, z, P of the papers' form) -> diagonal of M, Q, A of the rows left, d phi/d[positions, turns]

P = [P of the papers' form | D | G | Rp | R | memory]: what is asked of forces takes the papers' programs at expanded
states.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.constrained.kept import Numbers
from trundle.constrained.marks import with_more
from trundle.constrained.minimal import Minimal, minimal_of
from trundle.symbols.expression import Expression


class MinimalPrograms:
    """All programs of one system in minimal form; each is built when first asked for.

    minimal   of the set of modes that they belong to (default: the system's own)
    """

    def __init__(self, programs: Programs, minimal: Minimal | None = None) -> None:
        self.whole, self.minimal = programs, minimal or minimal_of(programs.equations)
        form = self.minimal
        self.P = ca.vertcat(programs.P, form.D, form.G, form.Rp, form.R, form.memory)
        self.y, self.ny, self.n_memory = form.z, int(form.z.shape[0]), int(form.memory.shape[0])
        self.rate = ca.SX.sym("rate", self.ny)
        self._inputs = [form.rates.t, self.y, self.P]

    def _function(self, name: str, *parts: ca.SX) -> ca.Function:
        """Of graphs of all symbols, as graphs of the state."""
        outputs = ca.vertcat(*(ca.vec(part) for part in self.minimal.closed(*parts)))
        return ca.Function(name, self._inputs, [ca.densify(outputs)])

    @functools.cached_property
    def rhs(self) -> ca.Function:
        return self._function("rhs", self.minimal.rate(self.minimal.quick))

    @functools.cached_property
    def careful_rhs(self) -> ca.Function:
        return self._function("careful_rhs", self.minimal.rate(self.minimal.checked[0]))

    @functools.cached_property
    def finish(self) -> ca.Function:
        """Unit quaternions, positions, speeds, then the first stage of the next step there."""
        form, (t, z, P) = self.minimal, self._inputs
        s_dot, residual = form.checked
        move = self._function("move", form.position_correction())
        push = self._function("push", form.speed_correction())
        rest = self._function("rest", form.rate(s_dot), residual, form.next_memory)
        z = form.unit(z)
        if form.phi.shape[0]:
            z = form.unit(z + move(t, z, P))
        if len(form.rows):
            z = z + push(t, z, P)
        return ca.Function("finish", self._inputs, [ca.densify(ca.vertcat(z, rest(t, z, P)))])

    @functools.cached_property
    def expand(self) -> ca.Function:
        s_dot = self.rate[self.ny - len(self.minimal.speeds.own) :]
        q, v, a = self.minimal.closed(*self.minimal.whole(s_dot))
        inputs = [self._inputs[0], ca.vertcat(self.y, self.rate), self.P]
        rest = ca.SX.zeros(
            self.whole.ny - 2 * q.shape[0]
        )  # margins of friction, which nobody asks for
        return ca.Function("expand", inputs, [ca.densify(ca.vertcat(q, v, rest, v, a, rest))])

    @functools.cached_property
    def contract(self) -> ca.Function:
        eq = self.minimal.equations
        return ca.Function(
            "contract", [eq.t, eq.y, ca.SX(0, 1)], [ca.densify(self.minimal.contracted())]
        )

    def watch(
        self,
        expressions: Sequence[Expression],
        limits: Sequence[ca.SX] = (),
        modes: bool = True,
        guarded: bool = False,
        slopes: bool = True,
    ) -> tuple[ca.Function, list[int]]:
        """What the papers' form watches, at expanded states; ends of modes by accelerations alone."""
        ends = self._ends if modes else None
        inputs = [self._inputs[0], ca.vertcat(self.y, self.rate), self.P]
        column, fast = ca.SX(0, 1), list[int]()
        if expressions or limits or ends is None or self.whole.peaks:
            own_ends = modes and ends is None
            guarded = modes or guarded
            whole, fast = self.whole.watch(expressions, limits, own_ends, guarded, slopes)
            own = self.whole.P.shape[0] - self.n_memory
            P = ca.vertcat(self.P[:own], self.minimal.memory)
            column = whole(inputs[0], self.expand(*inputs), P)
        if ends is not None:
            signs = len(self.whole.equations.slips)
            g = ca.vertcat(ends[0], ca.SX.ones(signs))
            column, fast = with_more(column, fast, g, ca.vertcat(ends[1], ca.SX.nan(signs)))
        return ca.Function("watch", inputs, [ca.densify(column)]), fast

    @functools.cached_property
    def _ends(self) -> tuple[ca.SX, ca.SX] | None:
        """What ends the modes of contacts, and its rate, if this is a set of them and its accelerations say it."""
        whole = self.whole
        if not whole.equations.gates:
            return None
        from trundle.constrained.contact_ends import mode_ends

        return mode_ends(self.minimal, whole.equations, whole.controls, self.rate)

    # --- the parameters of a run ----------------------------------------------------------------
    @functools.cached_property
    def left(self) -> Numbers:
        """As numbers, by CasADi: machine code fuses a*b - c*d, and what is zero there would be rounding here."""
        form = self.minimal
        M, Q, A, J = form.closed(form.M, form.Q, form.rows.A, form.moved)
        parts = [ca.diag(M), Q, ca.vec(A.T), ca.vec(J.T)]
        column = ca.vertcat(*(ca.densify(part) for part in parts))
        return Numbers("left", [*self._inputs[:2], self.whole.P], [column])

    @functools.cached_property
    def moves(self) -> tuple[np.ndarray, np.ndarray]:
        """For every speed of W its coordinate in the papers' form, and how much larger its scale is.

        A turn by an angle moves a unit quaternion half as far.
        """
        rates = self.minimal.rates
        turned = [place for turn in rates.turns for place in turn.places[:3]]
        factor = np.where(np.arange(rates.n) < rates.nx, 1.0, 2.0)
        return np.array([*rates.places, *turned], int), factor

    @functools.cached_property
    def scaled(self) -> tuple[np.ndarray, np.ndarray]:
        """The same for every state."""
        form, (of, factor) = self.minimal, self.moves
        quaternions = [place for turn in form.rates.turns for place in turn.places]
        free, own = form.free, form.speeds.own
        scale = np.concatenate([factor[free], np.ones(len(quaternions)), factor[own]])
        return np.concatenate([of[free], quaternions, of[own]]).astype(int), scale

    @functools.cached_property
    def scaled_rows(self) -> int:
        """Rows left, of positions and of speeds, whose scales depend on the start."""
        return int(self.minimal.Rp.shape[0] + self.minimal.R.shape[0])
