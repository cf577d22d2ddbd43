"""What the ranks say: redundancy of constraints, Eq. 43 of seed 000, and which names are behind a defect.

All ranks are of scaled matrices (`scales.py`), by singular values, so that units do not decide them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.production import W
from trundle.constrained.scales import find_scales
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ContradictionError, StartError, UndeterminedError

TOLERANCE = 1e-9


@dataclass(frozen=True)
class Ranks:
    """Ranks at one state, and what follows.

    free           names of coordinates whose acceleration nothing determines (Eq. 43 fails)
    redundant      (constraint name, redundant rows, rows), in the order they were given
    contradictory  names of constraints that cannot hold together
    """

    n: int
    m: int
    rank_A: int
    rank_holonomic: int
    rank_speeds: int  # of A without the row that holds the energy, which takes no freedom away
    rank_M: int
    rank_MA: int
    free: tuple[str, ...]
    massless: tuple[str, ...]
    redundant: tuple[tuple[str, int, int], ...]
    contradictory: tuple[str, ...]
    doubtful: bool  # singular values that could as well be zero: the pivoted solve must judge

    @property
    def determined(self) -> bool:
        return self.rank_MA == self.n

    def judged(self, undetermined: bool, contradictory: bool) -> Ranks:
        """These ranks with the verdict of the pivoted solve, which needs no threshold in units."""
        return dataclasses.replace(
            self,
            rank_MA=min(self.rank_MA, self.n - 1) if undetermined else self.n,
            contradictory=self.contradictory if contradictory else (),
        )


def find_ranks(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> Ranks:
    """Ranks of M, A and [M | A'] at a state."""
    M_, Q, A_, b, _phi, _rho = equations.terms(time, y, p)
    if not np.all(np.isfinite([*M_.nonzeros(), *A_.nonzeros()])):
        raise StartError(
            "The masses or constraints cannot be evaluated at this state.",
            "a state inside the range of the functions (sqrt, log, division) in them",
        )
    scales = find_scales(M_, flat(Q), A_, equations.groups, equations.together)
    D, R = scales.columns, scales.rows / np.sqrt(W)
    M = D[:, None] * M_.full() * D
    A = R[:, None] * A_.full() * D
    names = [x.name for x in equations.model.coordinates]
    both = np.vstack([M, A])
    null = _null_space(both)
    mass = np.abs(M).max(axis=1, initial=0.0)
    return Ranks(
        n=equations.n,
        m=equations.m,
        rank_A=_rank(A),
        rank_holonomic=_rank(A[equations.phi_rows]),
        rank_speeds=_rank(A[binding_rows(equations)]),
        rank_M=_rank(M),
        rank_MA=_rank(both),
        free=_large(null, names),
        massless=tuple(name for name, size in zip(names, mass, strict=True) if size == 0),
        redundant=_redundant(equations, A),
        contradictory=_contradictory(equations, A, R * flat(b)),
        doubtful=_doubtful(A) or _doubtful(both),
    )


def looks_determined(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> bool:
    """Eq. 43 by the pivots of H = M + A' W A (sparse LDL'): quick for systems of any size."""
    M, Q, A = equations.terms(time, y, p)[:3]
    scales = find_scales(M, flat(Q), A, equations.groups, equations.together)
    columns, rows = ca.diag(ca.DM(scales.columns)), ca.diag(ca.DM(scales.rows))
    A = ca.mtimes([rows, A, columns])
    H = ca.mtimes([columns, M, columns]) + ca.mtimes(A.T, A)
    pivots = flat(ca.ldl(H, True)[0])
    return bool(np.all(np.isfinite(pivots)) and pivots.min() > TOLERANCE)


def binding_rows(equations: Equations) -> list[int]:
    """Rows of A that bind velocities: all but those that hold the energy."""
    return [
        row
        for block in equations.blocks
        if not isinstance(block.constraint, EnergyHeld)
        for row in range(block.rows.start, block.rows.stop)
    ]


def check_determined(ranks: Ranks, model_name: str) -> None:
    """Raise if Eq. 43 fails or constraints contradict each other, naming what is behind it."""
    if not ranks.determined:
        free = ", ".join(ranks.free)
        massless = [name for name in ranks.free if name in ranks.massless]
        raise UndeterminedError(
            f"The motion of {model_name!r} is not determined: rank [M | A'] = {ranks.rank_MA} < "
            f"{ranks.n} coordinates (seed 000, Eq. 43); left free: {free}.",
            "every coordinate with a mass, or bound by a constraint",
            f"{', '.join(massless)} has no mass and no constraint fixes it"
            if massless
            else "the mass matrix is singular in a direction that no constraint fixes",
            f"td.Holonomic(...) that contains {(*ranks.free, 'it')[0]}, or a mass for it",
        )
    if ranks.contradictory:
        raise ContradictionError(
            f"The constraints {', '.join(map(repr, ranks.contradictory))} contradict each other: "
            "their accelerations A q'' = b have no solution.",
            "constraints that can hold together",
        )


def _rank(matrix: np.ndarray) -> int:
    if not matrix.size:
        return 0
    values = np.linalg.svd(matrix, compute_uv=False)
    return int(np.sum(values > TOLERANCE * values[0])) if values[0] > 0 else 0


def _doubtful(matrix: np.ndarray) -> bool:
    """Whether a singular value lies between plainly zero and plainly not."""
    if not matrix.size:
        return False
    values = np.linalg.svd(matrix, compute_uv=False)
    return bool(np.any((values > 1e-13 * values[0]) & (values < 1e-5 * values[0])))


def _null_space(matrix: np.ndarray) -> np.ndarray:
    """Orthonormal columns spanning {z: matrix z = 0}."""
    if not matrix.shape[0]:
        return np.eye(matrix.shape[1])
    _, values, Vt = np.linalg.svd(matrix)
    rank = int(np.sum(values > TOLERANCE * max(values[0], 1e-300)))
    return Vt[rank:].T


def _large(null: np.ndarray, names: Sequence[str]) -> tuple[str, ...]:
    size = np.abs(null).max(axis=1, initial=0.0)
    return tuple(name for name, s in zip(names, size, strict=True) if s > 1e-6)


def _redundant(equations: Equations, A: np.ndarray) -> tuple[tuple[str, int, int], ...]:
    """Constraints with rows that depend on the rows before them, by Gram-Schmidt (twice)."""
    basis: list[np.ndarray] = []
    found = []
    for block in equations.blocks:
        dependent = 0
        for row in A[block.rows]:
            rest = row.copy()
            for _ in range(2):
                for e in basis:
                    rest -= (rest @ e) * e
            size = float(np.linalg.norm(rest))
            if size > 1e-7 * float(np.linalg.norm(row)):
                basis.append(rest / size)
            else:
                dependent += 1
        if dependent:
            found.append((block.constraint.name, dependent, block.constraint.size))
    return tuple(found)


def _contradictory(equations: Equations, A: np.ndarray, b: np.ndarray) -> tuple[str, ...]:
    """Constraints in a combination y with y'A = 0 but y'b != 0."""
    if not A.size:
        return ()
    left = _null_space(A.T)
    size = max(float(np.abs(b).max(initial=0.0)), 1.0)
    names = []
    for y in left.T:
        if abs(y @ b) > 1e-6 * size:
            names += [
                block.constraint.name
                for block in equations.blocks
                if np.abs(y[block.rows]).max(initial=0.0) > 1e-6
            ]
    return tuple(dict.fromkeys(names))
