"""What the ranks say: redundancy of constraints, Eq. 43 of paper 000, and which names are behind a defect.

All ranks are of scaled matrices (`scales.py`), by singular values, so that units do not decide them.
"""

from __future__ import annotations

import functools
from collections import Counter

import casadi as ca
import numpy as np

from trundle.constrained.equations import Block, Equations, flat
from trundle.constrained.here import Here, here
from trundle.constrained.kept import Entries, Pick, picks
from trundle.constrained.parts import independent_parts
from trundle.constrained.production import W
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ContradictionError, ModelError, StartError, UndeterminedError

TOLERANCE = 1e-9
# Rows that are so much longer at so small a distance are looked at closely.
NEAR, SUSPECT = 1e-3, 1e-9
ROUNDING = 2.0**-48  # of the terms that make an entry of A


class Ranks:
    """Ranks at one state, and what follows; each is found when asked for.

    n, m           coordinates, rows of A
    free           names of coordinates whose acceleration nothing determines (Eq. 43 fails)
    redundant      (constraint name, redundant rows, rows), in the order they were given
    contradictory  names of constraints that cannot hold together
    """

    def __init__(self, equations: Equations, parts: list[_Part]) -> None:
        self._equations, self._parts = equations, parts
        self.n, self.m = equations.n, equations.m

    @functools.cached_property
    def rank_A(self) -> int:
        return sum(part.rank_A for part in self._parts)

    @functools.cached_property
    def rank_holonomic(self) -> int:
        return self._rank_of(set(self._equations.phi_rows))

    @functools.cached_property
    def rank_speeds(self) -> int:
        """Of A without the row that holds the energy, which takes no freedom away."""
        return self._rank_of(set(binding_rows(self._equations)))

    def _rank_of(self, rows: set[int]) -> int:
        return sum(part.rank_of_rows(rows) for part in self._parts)

    @functools.cached_property
    def rank_M(self) -> int:
        return sum(_rank(part.M) for part in self._parts)

    @functools.cached_property
    def rank_MA(self) -> int:
        return sum(part.rank_MA for part in self._parts)

    @property
    def determined(self) -> bool:
        return self.rank_MA == self.n

    @functools.cached_property
    def free(self) -> tuple[str, ...]:
        return self._names({column for part in self._parts for column in part.free})

    @functools.cached_property
    def massless(self) -> tuple[str, ...]:
        return self._names({column for part in self._parts for column in part.massless})

    def _names(self, columns: set[int]) -> tuple[str, ...]:
        names = (x.name for x in self._equations.model.coordinates)
        return tuple(name for i, name in enumerate(names) if i in columns)

    @functools.cached_property
    def redundant(self) -> tuple[tuple[str, int, int], ...]:
        dependent = Counter(row for part in self._parts for row in part.dependent_rows)
        return tuple(
            (block.constraint.name, count, block.constraint.size)
            for block in self._equations.blocks
            if (count := sum(dependent[row] for row in _rows(block)))
        )

    @functools.cached_property
    def contradictory(self) -> tuple[str, ...]:
        bad = {row for part in self._parts for row in part.contradictory_rows}
        if not bad:
            return ()
        return tuple(
            dict.fromkeys(
                block.constraint.name
                for block in self._equations.blocks
                if any(row in bad for row in _rows(block))
            )
        )

    @functools.cached_property
    def doubtful(self) -> bool:
        """Whether singular values could as well be zero: then the pivoted solve must judge."""
        return any(part.doubtful for part in self._parts)

    def judged(self, undetermined: bool, contradictory: bool) -> Ranks:
        """These ranks with the verdict of the pivoted solve, which needs no threshold in units."""
        other = Ranks(self._equations, self._parts)
        other.rank_MA = min(self.rank_MA, self.n - 1) if undetermined else self.n
        other.contradictory = self.contradictory if contradictory else ()
        return other


def find_ranks(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> Ranks:
    """Ranks of M, A and [M | A'] at a state, summed over the parts of the system that do not touch."""
    at = here(equations, time, y, p)
    if not (np.isfinite(at.M.values).all() and np.isfinite(at.A.values).all()):
        odd = [
            int(j) for matrix in (at.M, at.A) for j in matrix.columns[~np.isfinite(matrix.values)]
        ]
        name = equations.model.coordinates[min(odd)].name
        raise StartError(
            "The masses or constraints cannot be evaluated at this state.",
            "a state inside the range of the functions (sqrt, log, division) in them",
            "a length of zero that is divided by, or a root of a negative number",
            f'start={{..., "{name}": 1.0}}  # or another value for which they exist',
            key=("start", name, "1.0"),
        )
    return Ranks(equations, [_Part.of(at, *part) for part in at.parts()])


class _Part:
    """Ranks of one part: rows and columns that no other part shares, scaled."""

    def __init__(
        self, rows: list[int], columns: list[int], M: np.ndarray, A: np.ndarray, b: np.ndarray
    ) -> None:
        self.rows, self.columns, self.M, self.A, self.b = rows, columns, M, A, b
        self._values_MA = _singular_values(np.vstack([M, A]))
        self.rank_MA = _count(self._values_MA)

    @classmethod
    def of(
        cls, at: Here, rows: list[int], columns: list[int], M: np.ndarray, A: np.ndarray
    ) -> _Part:
        D, R = at.scales.columns[columns], at.scales.rows[rows] / np.sqrt(W)
        return cls(rows, columns, D[:, None] * M * D, R[:, None] * A * D, R * at.b[rows])

    @functools.cached_property
    def _left_A(self) -> tuple[np.ndarray, np.ndarray]:
        """Singular vectors of A on the left, all of them, and its singular values."""
        if not self.A.size:
            return np.zeros((len(self.rows), 0)), np.zeros(0)
        return np.linalg.svd(self.A)[:2]

    @property
    def rank_A(self) -> int:
        return _count(self._left_A[1])

    @property
    def free(self) -> list[int]:
        """Columns in the null space of [M; A]."""
        Vt = np.linalg.svd(np.vstack([self.M, self.A]), full_matrices=False)[2]
        null = np.abs(Vt[self.rank_MA :]).max(axis=0, initial=0.0)
        return [j for j, size in zip(self.columns, null, strict=True) if size > 1e-6]

    @property
    def massless(self) -> list[int]:
        mass = np.abs(self.M).max(axis=1, initial=0.0)
        return [j for j, size in zip(self.columns, mass, strict=True) if size == 0]

    def rank_of_rows(self, wanted: set[int]) -> int:
        own = [i for i, row in enumerate(self.rows) if row in wanted]
        return self.rank_A if len(own) == len(self.rows) else _rank(self.A[own])

    @property
    def doubtful(self) -> bool:
        """Whether a singular value lies between plainly zero and plainly not."""
        return any(
            bool(np.any((values > 1e-13 * values[0]) & (values < 1e-5 * values[0])))
            for values in (self._left_A[1], self._values_MA)
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
        left = self._left_A[0][:, self.rank_A :]
        size = max(float(np.abs(self.b).max(initial=0.0)), 1.0)
        guilty = left.T[np.abs(left.T @ self.b) > 1e-6 * size]
        return {
            row for y in guilty for row, part in zip(self.rows, y, strict=True) if abs(part) > 1e-6
        }


def check_mass(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> None:
    """Refuse a mass matrix that is not symmetric, or in which a direction has a negative mass."""
    at = here(equations, time, y, p)
    single, larger = equations.kept("blocks of M", lambda: _blocks(equations, at.M))
    lowest = float(at.M.diagonal()[single].min(initial=0.0))
    for block in larger:
        mass = block.of(at.M)
        off, most = np.abs(mass - mass.T), np.abs(mass)
        if not np.all(off <= 1e-12 * most.max() + 1e-9 * most.T):
            raise ModelError(
                "The mass matrix M is not symmetric at the start.",
                "M = M'",
                "an entry typed on one side of the diagonal only",
                "M=[[m1, c], [c, m2]]",
            )
        own = np.diag(mass)
        scale = 1 / np.sqrt(np.where(own > 0, own, 1.0))
        lowest = min(lowest, float(np.linalg.eigvalsh(scale[:, None] * mass * scale)[0]))
    if lowest < -1e-9:
        raise ModelError(
            f"The mass matrix has a negative eigenvalue ({lowest:.3g}, scaled) at the start.",
            "a kinetic energy that is never negative",
            "the sign of the Lagrangian: it is T - V, kinetic minus potential",
            "td.System(lagrangian=T - V)",
        )


def _blocks(equations: Equations, M: Entries) -> tuple[list[int], list[Pick]]:
    """Coordinates whose mass is a number of their own, and the blocks of M of the others."""
    parts = [columns for _, columns in independent_parts(equations.M.sparsity())]
    larger = [(columns, columns) for columns in parts if len(columns) > 1]
    return [part[0] for part in parts if len(part) == 1], picks(M, larger)


def check_rows(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> None:
    """Refuse a start where all rows of a constraint vanish that do not vanish elsewhere.

    x'^2 + y'^2 = z'^2 at rest: A = 2 (x', y', -z') = 0 lets the system move in any direction, and what it must do a
    moment later is none that A could tell. A row that holds the energy is empty at rest, and means it.
    """
    near = y * nearby(equations)
    size = _block_sizes(equations, here(equations, time, y, p).A)
    usual = _block_sizes(equations, Here(equations, time, near, p).A)
    for i in np.flatnonzero(~(size > SUSPECT * usual)):
        block = equations.blocks[i]
        if isinstance(block.constraint, EnergyHeld):
            continue
        names = _vanishing(equations, block, time, y, p)
        if names:
            raise StartError(
                f"The constraint {block.constraint.name!r} says nothing at the start: its derivatives are "
                "all zero there.",
                "a start where the constraint binds a velocity",
                "a square, or a higher power, of what is zero at the start",
                f'start={{..., "{names[0]}": 1.0}}  # or the constraint without the power',
                key=("start", names[0], "1.0"),
            )


def nearby(equations: Equations) -> np.ndarray:
    """Factors (2n) that lead from a state to one nearby, the same every time."""
    return equations.kept("near", lambda: 1.0 + NEAR * _noise(2 * equations.n))


def _noise(size: int) -> np.ndarray:
    return np.random.default_rng(1).normal(size=size)


def _block_sizes(equations: Equations, A: Entries) -> np.ndarray:
    """The largest entry of every constraint's rows."""
    sizes = np.zeros(len(equations.blocks))
    np.maximum.at(sizes, equations.together[A.rows], np.abs(A.values))
    return sizes


def _vanishing(
    equations: Equations, block: Block, time: float, y: np.ndarray, p: np.ndarray
) -> list[str]:
    """What the rows of a constraint depend on, if they are zero up to rounding here and not elsewhere; else nothing."""

    def make() -> ca.Function:
        entries = ca.densify(ca.vec(equations.A[block.rows, :]))
        outputs = [entries, ca.jacobian(entries, equations.y)]
        return ca.Function("rows", [equations.t, equations.y, equations.p], outputs)

    f = equations.kept(("rows of", block.rows.start), make)
    here, by_state = f(time, y, p)
    terms = np.abs(by_state.full()) @ np.abs(y)
    other = y + _noise(len(y)) * (1.0 + np.abs(y))
    if np.any(np.abs(flat(here)) > ROUNDING * terms) or not np.any(flat(f(time, other, p)[0])):
        return []
    names = [x.name for x in equations.model.coordinates]
    both = [*names, *(f"{name}.dot" for name in names)]
    return [both[j] for j in sorted(set(f.sparsity_out(1).get_triplet()[1]), reverse=True)]


def looks_determined(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> bool:
    """Eq. 43 by the pivots of H = M + A' W A (sparse LDL'): quick for systems of any size."""
    M, _, A = equations.terms(time, y, p)[:3]
    scales = here(equations, time, y, p).scales
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
            f"{ranks.n} coordinates (paper 000, Eq. 43); left free: {free}.",
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
