"""A function of (t, y, p) at many rows at once: the samples of a motion, or the starts of its steps.

CasADi's interpreter takes about 6 ns for an operation of a row, machine code 0.2 ns, but an operation takes some 20 us
to compile. So compiling pays after some thousand rows; what every motion of a system needs is compiled at once unless
it is large. It counts operations and rows, never the clock: the same questions in the same order
give the same bits.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from trundle.compiled.native import NativeFunction, address, compile_native
from trundle.integrate.library import Array, library

ROWS = 3_000  # that CasADi does in the time it takes to compile
ONCE = 1_000_000  # operations that CasADi does in the time it takes to compile anything at all
# Rows after which what lasts is compiled; operations from which it is large.
SOON, LARGE = 300, 10_000


class Rows:
    """A function (t, y, p) -> values, all outputs end to end, at many rows.

    lasting   every motion of the system needs it

    >>> t, y, p = ca.SX.sym("t"), ca.SX.sym("y", 2), ca.SX.sym("p")
    >>> f = Rows("f", ca.Function("f", [t, y, p], [p * (y[0] - y[1]), t]))
    >>> f(np.array([1.0, 2.0]), np.array([[3.0, 1.0], [5.0, 1.0]]), np.array([[10.0]]), np.array([0, 0])).tolist()
    [[20.0, 1.0], [40.0, 2.0]]
    """

    def __init__(self, name: str, function: ca.Function, *, lasting: bool = False) -> None:
        self.name, self.function, self._lasting = name, function, lasting
        outputs = [function.sparsity_out(i) for i in range(function.n_out())]
        if not all(part.is_dense() for part in outputs):
            raise ValueError(f"an output of {name} has no place for some of its zeros")
        self._widths = [int(part.nnz()) for part in outputs]
        self._operations, self._asked = int(function.n_nodes()), 0
        self._native: NativeFunction | None = None
        self._mapped: dict[int, ca.Function] = {}  # the last one, by how many rows it is for

    def __call__(self, t: Array, y: Array, p: Array, which: np.ndarray) -> Array:
        """Values (N, size) at times t (N), states y (N, ny) and the rows `which` (N) of parameters p (.., np)."""
        count, (ny, np_) = len(t), (self.function.nnz_in(i) for i in (1, 2))
        if y.shape != (count, ny) or p.shape[1] != np_ or which.shape != (count,):
            raise ValueError(f"{self.name}: rows {y.shape}, {p.shape}, {which.shape} for {count}")
        if count and not 0 <= which.min() <= which.max() < len(p):
            raise ValueError(f"{self.name}: a row of parameters that is none of {len(p)}")
        if not sum(self._widths):
            return np.empty((count, 0))
        self._asked += count
        t, y, p = (np.ascontiguousarray(part, np.float64) for part in (t, y, p))
        if self._native is None and self._pays():
            self._native = compile_native({self.name: self.function})[self.name]
        if self._native is None:
            return self._interpreted(t, y, p, which)
        out, work = np.empty((count, self._native.size_out)), np.empty(max(self._native.n_work, 1))
        places = np.ascontiguousarray(which, np.int64)
        library("stored").at_rows(
            self._native.address, count, address(t), address(y), ny, address(p), np_,
            address(places), address(out), self._native.size_out, address(work),
        )  # fmt: skip
        return out

    def _pays(self) -> bool:
        """Whether compiling pays for the rows evaluated so far."""
        if self._lasting and self._operations < LARGE:
            return self._asked >= SOON
        return self._asked * self._operations >= ROWS * self._operations + ONCE

    def _interpreted(self, t: Array, y: Array, p: Array, which: np.ndarray) -> Array:
        parts = [np.empty((len(t), width)) for width in self._widths]
        if len(t):
            inputs = (t, y, p[which])  # which the buffer points into
            if len(t) not in self._mapped:
                self._mapped = {len(t): self.function.map(len(t))}
            buffer, evaluate = self._mapped[len(t)].buffer()
            for i, part in enumerate(inputs):
                buffer.set_arg(i, part.data)
            for i, part in enumerate(parts):
                buffer.set_res(i, part.data)
            evaluate()
        return np.hstack(parts)
