"""Starts that satisfy the rows, and whether a system that was drawn is well posed."""

from __future__ import annotations

import dataclasses

import numpy as np

from fuzz.model import Model
from fuzz.solve import Solver, Unjudged
from fuzz.start import start_state
from fuzz.systems import Description

Rng = np.random.Generator


class AtStart:
    """A description at t = 0, in numbers of the judge."""

    def __init__(self, d: Description) -> None:
        self.d, self.model = d, Model(d)
        self.solver = Solver(self.model)
        self.X, self.U = start_state(self.model)
        self.x = self.X.tolist()
        self.mode = self.solver.modes_at(0.0, self.X, self.U)

    def terms(self, U: np.ndarray) -> list[np.ndarray]:
        return self.solver.terms(0.0, self.x, U.tolist(), self.mode)

    def fitted_velocities(self) -> np.ndarray:
        """U nearest to the start's that satisfies all rows (Gauss and Newton, least squares)."""
        U = self.U
        for _ in range(20):
            off = self.solver.psi(0.0, self.x, U.tolist(), self.mode)
            if np.abs(off).max(initial=0.0) < 1e-14:
                return U
            U = U - np.linalg.pinv(self.terms(U)[3], rcond=1e-9) @ off
        if np.abs(off).max() > 1e-11:
            raise Unjudged("no start found")
        return U

    def sound(self) -> bool:
        """Whether the rows are well posed: ranks are clear, and the motion is determined and not nothing."""
        self.solver.choose_rows(0.0, self.x, self.U.tolist(), self.mode)
        filled, kept = self.terms(self.U), len(self.solver.keep)
        M, A = filled[1], filled[3]
        s = np.linalg.svd(A, compute_uv=False) if len(A) else np.ones(1)
        if kept == self.solver.nu or (kept and s[kept - 1] < 0.03 * s[0]):
            return False
        s = np.linalg.svd(np.hstack([M, A.T]), compute_uv=False)
        return bool(s[-1] > 0.02 * s[0])

    def well_linked(self, size: float = 1.0) -> bool:
        """Whether ranks of the joints are clear, and something is left to move; `size` of the bodies, m."""
        d, unit = self.d, np.ones(self.solver.nu)
        for k in range(len(d.bodies)):
            place = d.coordinates + 6 * k + 3
            unit[place : place + 3] = 1.0 / (0.3 * size)
        A = self.terms(self.U)[3] * unit
        A = A / np.maximum(np.linalg.norm(A, axis=1), 1e-300)[:, None]
        s = np.linalg.svd(A, compute_uv=False)
        rank = int((s > 1e-9 * s[0]).sum())
        return bool(s[rank - 1] > 0.08 * s[0]) and rank < self.solver.nu

    def some_open(self, rng: Rng) -> Description:
        """Leave to the constraints what they determine: coordinates and velocities, from a guess that is a bit off."""
        model, n = self.model, len(self.U)
        rows = [model.by_velocities(model.ddt(f)) for f in model.phi]
        numbers = model.g.program([node for row in rows for node in row])
        J = np.array(numbers(0.0, self.x, self.U.tolist(), self.mode)).reshape(len(rows), n)
        return dataclasses.replace(
            self.d,
            open_q=_determined(J, rng),
            open_v=_determined(self.terms(self.U)[3], rng),
            guess_off=tuple(float(x) for x in np.round(rng.uniform(-0.02, 0.02, 2 * n), 4)),
        )


def _determined(A: np.ndarray, rng: Rng) -> tuple[int, ...]:
    """Columns that the rows determine, as many as the rank, if some are found whose block is far from singular."""
    rank = int(np.linalg.matrix_rank(A, tol=1e-8)) if len(A) else 0
    for _ in range(20):
        chosen = [int(i) for i in rng.permutation(A.shape[1])[:rank]]
        if rank and np.linalg.svd(A[:, chosen], compute_uv=False)[rank - 1] > 0.3:
            return tuple(sorted(chosen))
    return ()
