"""The report on a system: coordinates, rows, ranks, redundancy, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.rank import Ranks, binding_rows, find_ranks
from trundle.constraints.equality import EnergyHeld

TRIES = 20


@dataclass(frozen=True)
class Report:
    """What `print(system)` shows, with the numbers as attributes (`ranks` may be None)."""

    title: str
    coordinates: tuple[str, ...]
    parameters: tuple[str, ...]
    constraints: tuple[str, ...]
    forces: tuple[str, ...]
    ranks: Ranks | None
    trouble: str = ""

    def __str__(self) -> str:
        lines = [
            self.title,
            f"coordinates  {_shorten(self.coordinates)}",
            f"parameters   {_shorten(self.parameters)}",
            f"constraints  {_shorten(self.constraints)}",
            f"forces       {_shorten(self.forces)}",
        ]
        lines += [self.trouble] if self.ranks is None else _rank_lines(self.ranks)
        return "\n  ".join(lines)


def make_report(
    equations: Equations, p: np.ndarray, time: float = 0.0, y: np.ndarray | None = None
) -> Report:
    """A report at the given state, or at a typical one that satisfies the constraints."""
    model = equations.model
    trouble = ""
    if y is None:
        y, trouble = typical_state(equations, time, p)
    ranks = None if y is None else find_ranks(equations, time, y, p)
    kind = "" if model.principle == "d'Alembert" else f", {model.principle} principle"
    return Report(
        f"System {model.name!r}: {equations.n} coordinates, {equations.m} constraint rows{kind}",
        tuple(x.name for x in model.coordinates),
        tuple(
            f"{x.name} = {value:g}"
            for x, value in zip(model.parameters, p, strict=False)  # modes behind them
            if x in model.adjustable
        ),
        tuple(_described(equations)),
        tuple(
            f"{type(f).__name__} ({f.name})" if f.name else type(f).__name__ for f in model.forces
        ),
        ranks,
        trouble,
    )


def _described(equations: Equations) -> list[str]:
    words = []
    for block in equations.blocks:
        rows = block.rows.stop - block.rows.start
        kind = "holonomic" if block.phi.stop > block.phi.start else "nonholonomic"
        kind = "energy" if isinstance(block.constraint, EnergyHeld) else kind
        words.append(f"{block.constraint.name} ({kind}, {rows} row{'s' * (rows > 1)})")
    return words


def typical_state(
    equations: Equations, time: float, p: np.ndarray
) -> tuple[np.ndarray | None, str]:
    """A random state put on the constraints, or None and why not; the modes that hold there are set in p."""
    rng = np.random.default_rng(3)
    n = equations.n
    A_rows = equations.phi_rows
    trouble = "no state was found where all masses are finite"
    for attempt in range(TRIES):
        y = rng.normal(size=2 * n) * (1.0 if attempt % 2 == 0 else 0.3)
        for _ in range(50):
            M, _, A, _, phi, _ = equations.terms(time, y, equations.with_modes(time, y, p))
            J, r = _unit_rows(A.full()[A_rows], flat(phi))
            if not np.all(np.isfinite([*M.nonzeros(), *J.ravel(), *r])):
                break
            y[:n] -= np.linalg.lstsq(J, r, rcond=1e-12)[0] if len(r) else 0.0
            if np.abs(r).max(initial=0.0) < 1e-12 * max(1.0, np.abs(y[:n]).max()):
                break
        if not np.all(np.isfinite([*M.nonzeros(), *r])):
            continue
        trouble = _violated(equations, A_rows, r, "configuration", np.abs(y[:n]).max())
        if not trouble:
            trouble = _put_velocities(equations, time, y, p)
        if not trouble:
            p[:] = equations.with_modes(time, y, p)
            return y, ""
    return None, trouble


def _unit_rows(J: np.ndarray, r: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows of length one, so that the units of a constraint do not matter."""
    size = np.linalg.norm(J, axis=1)
    size = np.where(size > 0, size, 1.0)
    return J / size[:, None], r / size


def _violated(equations: Equations, rows: list[int], r: np.ndarray, what: str, size: float) -> str:
    """Which constraints are left with a residual, in words; empty if none is."""
    bad = [row for row, off in zip(rows, np.abs(r), strict=True) if off > 1e-9 * max(1.0, size)]
    names = dict.fromkeys(repr(equations.constraint_of_row(row).name) for row in bad)
    if not names:
        return ""
    return f"no {what} was found that satisfies all constraints; violated: {', '.join(names)}"


def _put_velocities(equations: Equations, time: float, y: np.ndarray, p: np.ndarray) -> str:
    """Put the velocities of a state on the constraints (energy rows aside), or say why not."""
    n, rows = equations.n, binding_rows(equations)
    for _ in range(20):
        out = equations.terms(time, y, equations.with_modes(time, y, p))
        A, rho = _unit_rows(out[2].full()[rows], flat(out[5])[rows])
        if not np.all(np.isfinite(A)) or not np.all(np.isfinite(rho)):
            return "the constraints cannot be evaluated at the states that were tried"
        if np.abs(rho).max(initial=0.0) < 1e-13 * max(1.0, np.abs(y[n:]).max()):
            break
        y[n:] -= np.linalg.lstsq(A, rho, rcond=1e-12)[0]
    return _violated(equations, rows, rho, "velocity", np.abs(y[n:]).max())


def _rank_lines(ranks: Ranks) -> list[str]:
    n = ranks.n
    massless = f"; without mass: {_shorten(ranks.massless)}" if ranks.massless else ""
    redundant = ", ".join(
        f"{name} ({count} of {rows} rows)" if rows > 1 else name
        for name, count, rows in ranks.redundant
    )
    lines = [
        f"rank of M    {ranks.rank_M} of {n}" + massless,
        f"rank of A    {ranks.rank_A} of {ranks.m} rows"
        + (
            f"; {'dependent' if ranks.contradictory else 'redundant, which does no harm'}: "
            f"{redundant}"
            if redundant
            else ""
        ),
    ]
    if ranks.determined:
        lines.append(f"rank [M|A']  {n} of {n}: the accelerations are determined (Eq. 43)")
    else:
        lines.append(
            f"rank [M|A']  {ranks.rank_MA} of {n}: NOT determined (Eq. 43); left free: "
            + _shorten(ranks.free)
        )
    if ranks.contradictory:
        lines.append(f"contradictory: {', '.join(ranks.contradictory)}")
    speeds, places = n - ranks.rank_speeds, n - ranks.rank_holonomic
    lines.append(
        f"freedom      {speeds} degree{'s' * (speeds != 1)} of freedom"
        + (f" in velocities, {places} in positions" if places != speeds else "")
    )
    return lines


def _shorten(names: tuple[str, ...], most: int = 12) -> str:
    if not names:
        return "none"
    return ", ".join(names[:most]) + (f", ... ({len(names)} in all)" if len(names) > most else "")
