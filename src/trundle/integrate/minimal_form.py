"""A system's minimal form in machine code, and the way from its states to those of the papers' form and back.

A run in minimal form stores minimal states z; whoever looks at the motion sees y = [q, v] of all coordinates.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.compiled.minimal_programs import MinimalPrograms
from trundle.compiled.native import NativeFunction, compile_native
from trundle.constrained.minimal import Minimal, why_not
from trundle.constrained.scales import ROUNDING
from trundle.integrate.kernel import Code, Size
from trundle.integrate.place import numbered, row_scales
from trundle.integrate.stored import each

if TYPE_CHECKING:
    from trundle.integrate.machine import Machine


NOTHING = np.empty(0)


class MinimalForm:
    """The minimal form of a machine's system, or of the system in one set of its modes.

    programs   as graphs;  native   `rhs` and `finish` as machine code;  `expand` and `contract` when they are needed
    """

    def __init__(self, machine: Machine, minimal: Minimal | None = None) -> None:
        self._machine, self._n = machine, machine.equations.n
        self.programs = MinimalPrograms(machine.programs, minimal)

    @classmethod
    def of(cls, machine: Machine, minimal: Minimal | None = None) -> MinimalForm | None:
        """The minimal form, where the system has one that is smaller, or whose masses do not couple.

        minimal   of the set of modes (default: the system's own)
        """
        eq = machine.equations if minimal is None else minimal.equations
        if why_not(eq) or eq.switches:
            return None
        made = cls(machine, minimal)
        form = made.programs.minimal
        moves = len(form.speeds.own) > 0  # or everything is prescribed in time
        smaller = made.programs.ny < 2 * eq.n and not form.long
        return made if moves and (smaller or form.by_blocks) else None

    @functools.cached_property
    def native(self) -> dict[str, NativeFunction]:
        programs = self.programs
        return compile_native({"finish": programs.finish, "rhs": programs.rhs})  # the longest first

    @functools.cached_property
    def expand(self) -> NativeFunction:
        return compile_native({"expand": self.programs.expand})["expand"]

    @functools.cached_property
    def contract(self) -> NativeFunction:
        return compile_native({"contract": self.programs.contract}, seldom=True)["contract"]

    def begin(
        self, t: float, y: np.ndarray, P: np.ndarray, z: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """States z (N, nz) and their parameters, for states y (N, 2n) and parameters P (N, np) of the papers' form.

        z   where it is known
        """
        programs, place = self.programs, self._machine.scales_place
        D, force = P[:, place : place + self._n], P[:, place + self._n, None]
        of, factor = programs.scaled
        if z is None:
            z = self._contracted(t, np.ascontiguousarray(y[:, : 2 * self._n]))
        parts = [P, factor * D.take(of, axis=1), force]
        if programs.scaled_rows:
            parts.append(np.array([self._rows_at(t, *one) for one in zip(z, P, D, strict=True)]))
        if programs.n_memory:
            parts.append(P[:, P.shape[1] - programs.n_memory :])
        return z, np.concatenate(parts, axis=1)

    def _contracted(self, t: float, y: np.ndarray) -> np.ndarray:
        """States z of this form, for states y (N, 2n); one alone does not wait for the loop to be compiled."""
        if len(y) == 1:
            return self.contract(t, y[0], NOTHING)[None]
        return each(self.contract, np.full(len(y), t), y, NOTHING)

    def whole(self, P: np.ndarray) -> np.ndarray:
        """The parameters of the papers' form, from those of this form."""
        count, size = int(self.programs.whole.P.shape[0]), self.programs.n_memory
        return np.concatenate([P[: count - size], P[len(P) - size :]])

    @functools.cached_property
    def _moved(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Of positions and turns: coordinates and factors of their scales, groups; and the groups of speeds."""
        form, (of, factor) = self.programs.minimal, self.programs.moves
        moved, groups = [*form.free, *range(form.rates.nx, form.rates.n)], form.equations.groups[of]
        return of[moved], factor[moved], numbered(groups[moved]), numbered(groups[form.speeds.own])

    @property
    def row_facts(self) -> dict[str, Any]:
        """The plain values that `_rows_at` works with."""
        of, factor, places, speeds = (part.tolist() for part in self._moved)
        rows = self.programs.minimal.rows
        named = {"of": of, "factor": factor, "places": places, "speeds": speeds}
        return named | {
            "before": [int(i) for i in rows.of],
            "count": len(rows),
            "rounding": ROUNDING,
        }

    def _rows_at(self, t: float, z: np.ndarray, P: np.ndarray, D: np.ndarray) -> np.ndarray:
        """Scales of the rows left at one state, of positions and of speeds.

        A row of speeds of which the elimination left but rounding keeps the scale that it has in the papers' form.
        """
        of, factor, places, speeds = self._moved
        left, count = self.programs.left(t, z, P)[0], len(speeds)
        rest = 2 * count + count * len(self.programs.minimal.rows)
        Rp = row_scales((factor * D[of]) ** -2.0, np.zeros(len(of)), left[rest:], places)
        R = row_scales(left[:count], left[count : 2 * count], left[2 * count : rest], speeds)
        before = P[self._machine.scales_place + self._n + 1 :][list(self.programs.minimal.rows.of)]
        return np.concatenate([Rp, np.where(before / ROUNDING < R, before, R)])

    def code(self, watch: NativeFunction | None) -> Code:
        """The native code of a run."""
        return self._machine.kept(("minimal code", self, watch), lambda: self._code(watch))

    def _code(self, watch: NativeFunction | None) -> Code:
        native, programs = self.native, self.programs
        used = [native["rhs"], native["finish"], *([watch] if watch is not None else [])]
        return Code(
            native["rhs"].address, native["finish"].address, programs.ny, int(programs.P.shape[0]),
            programs.n_memory, watch=0 if watch is None else watch.address,
            watched=0 if watch is None else watch.size_out // 2,
            n_work=max(f.n_work for f in used), keep=used,
        )  # fmt: skip

    @functools.cached_property
    def size(self) -> Size:
        """Every state has a scale of its own; they stand behind the parameters of the papers' form."""
        programs = self.programs
        speeds = len(programs.minimal.speeds.own)
        return Size(programs.ny, programs.ny - speeds, 0, int(programs.whole.P.shape[0]))

    def expanded(self, t: np.ndarray, z: np.ndarray, rate: np.ndarray, P: np.ndarray) -> np.ndarray:
        """Rows [y, dy/dt] (N, 2 ny) at minimal states and rates (N, nz)."""
        return each(self.expand, t, np.hstack([z, rate]), P)

    def states(self, t: np.ndarray, z: np.ndarray, P: np.ndarray) -> np.ndarray:
        """States y (N, ny) at minimal states."""
        return self.expanded(t, z, np.zeros_like(z), P)[:, : self.programs.whole.ny]
