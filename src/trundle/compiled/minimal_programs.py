"""The programs of a run in minimal form, as CasADi functions ready for machine code.

    rhs       (t, z, P) -> dz/dt;  careful_rhs with two corrections where rows are left
    finish    (t, z, P) -> z back on the constraints, dz/dt there, residual of the equations
    watch     (t, [z, dz/dt], P) -> g, dg/dt                     as `Programs.watch`, of the same things
    expand    (t, [z, dz/dt], P) -> [y, dy/dt]                   the papers' y = [q, v]
    contract  y -> z

P = [P of the papers' form | D | G | Rp | R]: what is asked of forces takes the papers' programs, at expanded states.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.constrained.equations import flat
from trundle.constrained.kept import Entries
from trundle.constrained.minimal import Minimal
from trundle.constrained.scales import find_scales
from trundle.symbols.expression import Expression


class MinimalPrograms:
    """All programs of one system in minimal form; each is built when first asked for."""

    def __init__(self, programs: Programs) -> None:
        self.whole, self.minimal = programs, Minimal(programs.equations)
        form = self.minimal
        self.P = ca.vertcat(programs.P, form.D, form.G, form.Rp, form.R)
        self.y, self.ny, self.n_memory = form.z, int(form.z.shape[0]), 0
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
        rest = self._function("rest", form.rate(s_dot), residual)
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
        return ca.Function("expand", inputs, [ca.densify(ca.vertcat(q, v, v, a))])

    @functools.cached_property
    def contract(self) -> ca.Function:
        eq = self.minimal.equations
        return ca.Function("contract", [eq.y], [ca.densify(self.minimal.contracted())])

    def watch(
        self, expressions: Sequence[Expression], limits: Sequence[ca.SX] = (), modes: bool = True
    ) -> tuple[ca.Function, list[int]]:
        """What the papers' form watches, at expanded states."""
        whole, fast = self.whole.watch(expressions, limits, modes)
        inputs = [self._inputs[0], ca.vertcat(self.y, self.rate), self.P]
        expanded = self.expand(*inputs)
        column = whole(inputs[0], expanded, self.P[: self.whole.P.shape[0]])
        return ca.Function("watch", inputs, [column]), fast

    # --- the parameters of a run ----------------------------------------------------------------
    @functools.cached_property
    def _left(self) -> ca.Function:
        """(t, z, P) -> M, Q, A of the rows left, and d phi/d[positions, turns]."""
        form, rates = self.minimal, self.minimal.rates
        moves = ca.vertcat(rates.x_dot[form.free], rates.omega)
        J = ca.jacobian(rates.along(form.phi), moves)
        parts = form.closed(form.M, form.Q, form.rows.A, J)
        return ca.Function("left", self._inputs, parts)

    @functools.cached_property
    def _moves(self) -> tuple[np.ndarray, np.ndarray]:
        """For every speed of W its coordinate in the papers' form, and how much larger its scale is.

        A turn by an angle moves a unit quaternion half as far.
        """
        rates = self.minimal.rates
        turned = [place for turn in rates.turns for place in turn.places[:3]]
        factor = np.where(np.arange(rates.n) < rates.nx, 1.0, 2.0)
        return np.array([*rates.places, *turned], int), factor

    @functools.cached_property
    def _scaled(self) -> tuple[np.ndarray, np.ndarray]:
        """The same for every state."""
        form, (of, factor) = self.minimal, self._moves
        quaternions = [place for turn in form.rates.turns for place in turn.places]
        free, own = form.free, form.speeds.own
        scale = np.concatenate([factor[free], np.ones(len(quaternions)), factor[own]])
        return np.concatenate([of[free], quaternions, of[own]]).astype(int), scale

    @property
    def scaled_rows(self) -> int:
        """Rows left, of positions and of speeds, whose scales depend on the start."""
        return int(self.minimal.Rp.shape[0] + self.minimal.R.shape[0])

    def parameters(
        self, t: float, y: np.ndarray, P: np.ndarray, D: np.ndarray, force: np.ndarray
    ) -> np.ndarray:
        """P (N, np) with the scales of the minimal form behind; states y and scales D (N, n), G (N) are the papers'."""
        of, factor = self._scaled
        column = np.hstack([P, factor * D[:, of], force[:, None]])
        if not self.scaled_rows:
            return column
        rows = [self._rows_at(t, *each) for each in zip(y, column, D, strict=True)]
        return np.hstack([column, rows])

    def _rows_at(self, t: float, y: np.ndarray, P: np.ndarray, D: np.ndarray) -> np.ndarray:
        """Scales of the rows left at one state."""
        form, (of, factor) = self.minimal, self._moves
        one = np.concatenate([P, np.ones(self.scaled_rows)])
        M, Q, A, J = self._left(t, self.contract(y), one)
        moved = [*form.free, *range(form.rates.nx, form.rates.n)]
        metric = ca.diag(ca.DM(1 / (factor * D[of])[moved] ** 2))
        groups, own = form.equations.groups[of], form.speeds.own
        Rp = _row_scales(metric, np.zeros(len(moved)), J, groups[moved])
        return np.concatenate([Rp, _row_scales(M, flat(Q), A, groups[own])])


def _row_scales(M: ca.DM, Q: np.ndarray, A: ca.DM, groups: np.ndarray) -> np.ndarray:
    """Scales of the rows of A, where there are any."""
    numbers = np.unique(groups, return_inverse=True)[1]
    if not A.shape[0]:
        return np.zeros(0)
    rows = Entries.of(ca.sparsify(A))
    return find_scales(Entries.of(M).diagonal(), Q, rows, numbers).rows
