"""A system's minimal form in machine code, and the way from its states to those of the papers' form and back.

A run in minimal form stores minimal states z; whoever looks at the motion sees y = [q, v] of all coordinates.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np

from trundle.compiled.minimal_programs import MinimalPrograms
from trundle.compiled.native import NativeFunction, compile_native
from trundle.constrained.minimal import why_not
from trundle.integrate.kernel import Code, Size, each

if TYPE_CHECKING:
    from trundle.integrate.machine import Machine


class MinimalForm:
    """The minimal form of a machine's system.

    programs   as graphs;  native   `rhs`, `finish` and `expand` as machine code
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.programs = MinimalPrograms(machine.programs)

    @classmethod
    def of(cls, machine: Machine) -> MinimalForm | None:
        """The minimal form, where the system has one that is smaller, or whose masses do not couple."""
        eq = machine.equations
        if why_not(eq) or eq.switches:
            return None
        made = cls(machine)
        form = made.programs.minimal
        moves = len(form.speeds.own) > 0  # or everything is prescribed in time
        smaller = made.programs.ny < 2 * eq.n and not form.long
        return made if moves and (smaller or form.by_blocks) else None

    @functools.cached_property
    def native(self) -> dict[str, NativeFunction]:
        programs = self.programs  # the longest first: LLVM works on it while the others are lowered
        return compile_native(
            {"finish": programs.finish, "rhs": programs.rhs, "expand": programs.expand}
        )

    def begin(self, t: float, y: np.ndarray, P: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States z (N, nz) and their parameters, for states y (N, 2n) and parameters P (N, np) of the papers' form."""
        n, place = self._machine.equations.n, self._machine.scales_place
        D, force = P[:, place : place + n], P[:, place + n]
        z = np.asarray(self.programs.contract(y.T).full().T)
        return z, self.programs.parameters(t, y, P, D, force)

    def code(self, watch: NativeFunction | None) -> Code:
        """The native code of a run."""
        native, programs = self.native, self.programs
        used = [native["rhs"], native["finish"], *([watch] if watch is not None else [])]
        return Code(
            native["rhs"].address, native["finish"].address, programs.ny, int(programs.P.shape[0]),
            watch=0 if watch is None else watch.address,
            watched=0 if watch is None else watch.size_out // 2,
            n_work=max(f.n_work for f in used), keep=used,
        )  # fmt: skip

    @property
    def size(self) -> Size:
        """Every state has a scale of its own; they stand behind the parameters of the papers' form."""
        programs = self.programs
        speeds = len(programs.minimal.speeds.own)
        return Size(programs.ny, programs.ny - speeds, 0, int(programs.whole.P.shape[0]))

    def expanded(
        self, t: np.ndarray, z: np.ndarray, rate: np.ndarray, P: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """States y and rates dy/dt (N, 2n) at minimal states and rates (N, nz)."""
        both = each(self.native["expand"], t, np.hstack([z, rate]), P)
        n = self._machine.equations.n
        return both[:, : 2 * n], both[:, 2 * n :]

    def states(self, t: np.ndarray, z: np.ndarray, P: np.ndarray) -> np.ndarray:
        """States y (N, 2n) at minimal states."""
        return self.expanded(t, z, np.zeros_like(z), P)[0]
