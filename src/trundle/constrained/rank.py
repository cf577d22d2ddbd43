"""What the ranks say: redundancy of constraints, Eq. 43 of seed 000, and which names are behind a defect.

All ranks are of scaled matrices (`scales.py`), by singular values, so that units do not decide them.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.equations import Block, Equations, flat
from trundle.constrained.parts import independent_parts
from trundle.constrained.production import W
from trundle.constrained.scales import Scales, find_scales
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ContradictionError, ModelError, StartError, UndeterminedError

TOLERANCE = 1e-9
NEAR, SUSPECT = (
    1e-3,
    1e-9,
)  # rows that are so much longer at so small a distance are looked at closely
ROUNDING = 2.0**-48  # of the terms that make an entry of A


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
    """Ranks of M, A and [M | A'] at a state, summed over the parts of the system that do not touch."""
    M, Q, A, b, _phi, _rho = equations.terms(time, y, p)
    if not np.all(np.isfinite([*M.nonzeros(), *A.nonzeros()])):
        first = int(np.argmin(np.isfinite(flat(ca.sum1(M)) + flat(ca.sum1(A)))))
        name = equations.model.coordinates[first].name
        raise StartError(
            "The masses or constraints cannot be evaluated at this state.",
            "a state inside the range of the functions (sqrt, log, division) in them",
            "a length of zero that is divided by, or a root of a negative number",
            f'start={{..., "{name}": 1.0}}  # or another value for which they exist',
        )
    scales = find_scales(M, flat(Q), A, equations.groups, equations.together)
    parts = [_Part.of(equations, M, A, flat(b), scales, *part) for part in equations.parts]
    names = [x.name for x in equations.model.coordinates]
    dependent = Counter(row for part in parts for row in part.dependent_rows)
    bad = {row for part in parts for row in part.contradictory_rows}
    free = {column for part in parts for column in part.free}
    massless = {column for part in parts for column in part.massless}
    places, speeds = set(equations.phi_rows), set(binding_rows(equations))
    return Ranks(
        n=equations.n,
        m=equations.m,
        rank_A=sum(part.rank_A for part in parts),
        rank_holonomic=sum(part.rank_of_rows(places) for part in parts),
        rank_speeds=sum(part.rank_of_rows(speeds) for part in parts),
        rank_M=sum(_rank(part.M) for part in parts),
        rank_MA=sum(part.rank_MA for part in parts),
        free=tuple(name for i, name in enumerate(names) if i in free),
        massless=tuple(name for i, name in enumerate(names) if i in massless),
        redundant=tuple(
            (block.constraint.name, count, block.constraint.size)
            for block in equations.blocks
            if (count := sum(dependent[row] for row in _rows(block)))
        ),
        contradictory=tuple(
            dict.fromkeys(
                block.constraint.name
                for block in equations.blocks
                if any(row in bad for row in _rows(block))
            )
        ),
        doubtful=any(part.doubtful for part in parts),
    )


class _Part:
    """Ranks of one part: rows and columns that no other part shares, scaled."""

    def __init__(
        self, rows: list[int], columns: list[int], M: np.ndarray, A: np.ndarray, b: np.ndarray
    ) -> None:
        self.rows, self.columns, self.M, self.A, self.b = rows, columns, M, A, b
        self._values_A = _singular_values(A)
        self.rank_A = _count(self._values_A)
        _, self._values_MA, Vt = np.linalg.svd(np.vstack([M, A]), full_matrices=False)
        self.rank_MA = _count(self._values_MA)
        null = np.abs(Vt[self.rank_MA :]).max(axis=0, initial=0.0)
        self.free = [j for j, size in zip(columns, null, strict=True) if size > 1e-6]
        mass = np.abs(M).max(axis=1, initial=0.0)
        self.massless = [j for j, size in zip(columns, mass, strict=True) if size == 0]

    @classmethod
    def of(
        cls, equations: Equations, M: ca.DM, A: ca.DM, b: np.ndarray, scales: Scales,
        rows: list[int], columns: list[int],
    ) -> _Part:  # fmt: skip
        D, R = scales.columns[columns], scales.rows[rows] / np.sqrt(W)
        mass = D[:, None] * M[columns, columns].full() * D
        across = A[rows, columns].full() if rows else np.zeros((0, len(columns)))
        return cls(rows, columns, mass, R[:, None] * across * D, R * b[rows])

    def rank_of_rows(self, wanted: set[int]) -> int:
        own = [i for i, row in enumerate(self.rows) if row in wanted]
        return self.rank_A if len(own) == len(self.rows) else _rank(self.A[own])

    @property
    def doubtful(self) -> bool:
        """Whether a singular value lies between plainly zero and plainly not."""
        return any(
            bool(np.any((values > 1e-13 * values[0]) & (values < 1e-5 * values[0])))
            for values in (self._values_A, self._values_MA)
            if len(values)
        )

    @property
    def dependent_rows(self) -> list[int]:
        """Rows that depend on the rows before them, by Gram-Schmidt (twice)."""
        basis = np.zeros((0, self.A.shape[1]))
        found = []
        for row, entries in zip(self.rows, self.A, strict=True):
            rest = entries
            for _ in range(2):
                rest = rest - basis.T @ (basis @ rest)
            size = float(np.linalg.norm(rest))
            if size > 1e-7 * float(np.linalg.norm(entries)):
                basis = np.vstack([basis, rest / size])
            else:
                found.append(row)
        return found

    @property
    def contradictory_rows(self) -> set[int]:
        """Rows in a combination y with y'A = 0 but y'b != 0."""
        if not self.A.size:
            return set()
        left = np.linalg.svd(self.A)[0][:, self.rank_A :]
        size = max(float(np.abs(self.b).max(initial=0.0)), 1.0)
        guilty = [y for y in left.T if abs(y @ self.b) > 1e-6 * size]
        return {
            row for y in guilty for row, part in zip(self.rows, y, strict=True) if abs(part) > 1e-6
        }


def check_mass(M: ca.DM) -> None:
    """Refuse a mass matrix that is not symmetric, or in which a direction has a negative mass."""
    for _, columns in independent_parts(M.sparsity()):
        mass = M[columns, columns].full()
        if not np.allclose(mass, mass.T, rtol=1e-9, atol=1e-12 * np.abs(mass).max()):
            raise ModelError(
                "The mass matrix M is not symmetric at the start.",
                "M = M'",
                "an entry typed on one side of the diagonal only",
                "M=[[m1, c], [c, m2]]",
            )
        scale = 1 / np.sqrt(np.where(np.diag(mass) > 0, np.diag(mass), 1.0))
        lowest = float(np.linalg.eigvalsh(scale[:, None] * mass * scale).min())
        if lowest < -1e-9:
            raise ModelError(
                f"The mass matrix has a negative eigenvalue ({lowest:.3g}, scaled) at the start.",
                "a kinetic energy that is never negative",
                "the sign of the Lagrangian: it is T - V, kinetic minus potential",
                "td.System(lagrangian=T - V)",
            )


def check_rows(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> None:
    """Refuse a start where all rows of a constraint vanish that do not vanish elsewhere.

    x'^2 + y'^2 = z'^2 at rest: A = 2 (x', y', -z') = 0 lets the system move in any direction, and what it must do a
    moment later is none that A could tell. A row that holds the energy is empty at rest, and means it.
    """
    near = y * (1.0 + NEAR * np.random.default_rng(1).normal(size=len(y)))
    here, there = (_row_sizes(equations.terms(time, state, p)[2]) for state in (y, near))
    for block in equations.blocks:
        size, usual = here[block.rows].max(initial=0.0), there[block.rows].max(initial=0.0)
        if size > SUSPECT * usual or isinstance(block.constraint, EnergyHeld):
            continue
        names = _vanishing(equations, block, time, y, p)
        if names:
            raise StartError(
                f"The constraint {block.constraint.name!r} says nothing at the start: its derivatives are "
                "all zero there.",
                "a start where the constraint binds a velocity",
                "a square, or a higher power, of what is zero at the start",
                f'start={{..., "{names[0]}": 1.0}}  # or the constraint without the power',
            )


def _row_sizes(A: ca.DM) -> np.ndarray:
    """The largest entry of every row."""
    sizes = np.zeros(A.shape[0])
    np.maximum.at(sizes, np.array(A.sparsity().get_triplet()[0], dtype=int), np.abs(A.nonzeros()))
    return sizes


def _vanishing(
    equations: Equations, block: Block, time: float, y: np.ndarray, p: np.ndarray
) -> list[str]:
    """What the rows of a constraint depend on, if they are zero up to rounding here and not elsewhere; else nothing."""
    entries = ca.densify(ca.vec(equations.A[block.rows, :]))
    slope = ca.jacobian(entries, equations.y)
    f = ca.Function("rows", [equations.t, equations.y, equations.p], [entries, slope])
    here, by_state = f(time, y, p)
    terms = np.abs(by_state.full()) @ np.abs(y)
    other = y + np.random.default_rng(1).normal(size=len(y)) * (1.0 + np.abs(y))
    if np.any(np.abs(flat(here)) > ROUNDING * terms) or not np.any(flat(f(time, other, p)[0])):
        return []
    names = [x.name for x in equations.model.coordinates]
    both = [*names, *(f"{name}.dot" for name in names)]
    return [both[j] for j in sorted(set(slope.sparsity().get_triplet()[1]), reverse=True)]


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
            f"td.Holonomic(...)  # that contains {(*ranks.free, 'it')[0]}; or a mass for it",
        )
    if ranks.contradictory:
        raise ContradictionError(
            f"The constraints {', '.join(map(repr, ranks.contradictory))} contradict each other: "
            "their accelerations A q'' = b have no solution.",
            "constraints that can hold together",
            "one thing is prescribed twice, with different accelerations",
            f"constraints=[...]  # without {ranks.contradictory[-1]!r}",
        )


def _rows(block: Block) -> range:
    return range(block.rows.start, block.rows.stop)


def _singular_values(matrix: np.ndarray) -> np.ndarray:
    return np.linalg.svd(matrix, compute_uv=False) if matrix.size else np.zeros(0)


def _count(values: np.ndarray) -> int:
    """How many singular values are not zero."""
    return int(np.sum(values > TOLERANCE * values[0])) if len(values) and values[0] > 0 else 0


def _rank(matrix: np.ndarray) -> int:
    return _count(_singular_values(matrix))
