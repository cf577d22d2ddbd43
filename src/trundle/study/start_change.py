"""How a start changes with the values it was given and with parameters: the implicit function theorem.

`find_start` solves F(q, t, p) = 0 for the open positions (constraints, and given expressions minus their values),
then the same for the velocities. Where it is solved,

    (dF/dopen) dopen = -(dF/dgiven) dgiven - (dF/dp) dp + dvalue

gives the change of what was solved for. Redundant rows agree; where they do not, the change contradicts a constraint.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations, flat
from trundle.constrained.given import Given, sort_given
from trundle.constrained.rank import binding_rows
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ModelError
from trundle.study.starts import as_start, parameter_place
from trundle.symbols.expression import Expression
from trundle.symbols.named import named
from trundle.symbols.values import shown
from trundle.symbols.variables import Parameter, variables_in

DEPTH = 1000  # of the comparison of two expressions
CONTRADICTS = 1e-7  # what may be left of a constraint's change, relative to its terms
ROUNDING = 1e-10  # of the largest change in the column, for rows whose terms are all small


@dataclass(frozen=True)
class By:
    """One thing to differentiate by: a parameter (its index), or a value that the start was given."""

    label: str
    parameter: int | None
    stage: str  # "position", "velocity" or "multiplier" for a start value
    index: int  # of the symbol in its stage, or of the equation if `equation`
    equation: bool
    size: float  # a typical change, for the scale of the column


class StartChange:
    """The change of the start y0 (ny, k) and of the parameters p (k columns) for every thing in `by`."""

    def __init__(
        self,
        equations: Equations,
        t: float,
        y: np.ndarray,
        p: np.ndarray,
        start: Mapping[Any, Any] | None,
    ) -> None:
        self.eq, self.t, self.y, self.p = equations, t, y, p
        self.start_known = start is not None
        given = as_start(equations, y) if start is None else start  # all of it, as if given
        self.sorted = sort_given(equations, given, "start")

    # --- what to differentiate by --------------------------------------------------------------------------
    def entries(self, by: Any) -> list[By]:
        """The entries of `by`: parameters, and expressions that the start gives, component by component."""
        if isinstance(by, (Expression, str)):
            by = [by]
        found: list[By] = []
        for one in by:
            if isinstance(one, Parameter):
                found.append(self._parameter(one))
                continue
            expression = named(self.eq.model.names, one, "by")
            parts = ca.densify(ca.vec(expression.sx)).elements()
            found += [self._start_value(part) for part in parts]
        return found

    def _parameter(self, parameter: Parameter) -> By:
        index = parameter_place(self.eq.model, parameter, "by", ", or a start value")
        return By(parameter.name, index, "", 0, False, _size(self.p[index]))

    def _start_value(self, part: ca.SX) -> By:
        text = shown(Expression(part), 40)
        for stage, symbols in (
            ("position", self.eq.q),
            ("velocity", self.eq.v),
            ("multiplier", self.eq.lam),
        ):
            direct, equations = self.sorted[stage]
            for i, value in direct.items():
                if part.is_symbolic() and symbols[i].element_hash() == part.element_hash():
                    return By(text, None, stage, i, False, _size(value))
            for i, given in enumerate(equations):
                if ca.is_equal(given.expression, part, DEPTH):
                    return By(text, None, stage, i, True, _size(given.value))
        kinds = {v.kind for v in variables_in(Expression(part))}
        raise ModelError(
            f"{text} is neither a parameter of this system nor a key of start=.",
            "parameters, and keys of start=",
            "it follows from other values of the start" if kinds & {"position", "velocity"} else "",
            f"td.sensitivity(motion, [{text}], start={{{text}: ...}})  # the start of simulate",
        )

    # --- the change ---------------------------------------------------------------------------------
    def change(self, by: list[By]) -> tuple[np.ndarray, np.ndarray]:
        """dy0 (ny, k) and dp (parameters, k), held energies included."""
        eq, n = self.eq, self.eq.n
        dp = np.zeros((len(self.p), len(by)))
        for j, one in enumerate(by):
            if one.parameter is not None:
                dp[one.parameter, j] = 1.0
        dt = np.zeros((1, len(by)))
        dq = self._stage("position", eq.q, eq.phi, ca.vertcat(eq.t, eq.p), np.vstack([dt, dp]), by)
        rows = binding_rows(eq)
        rho = eq.rho[rows] if rows else ca.SX(0, 1)
        known = ca.vertcat(eq.t, eq.p, eq.q)
        dv = self._stage("velocity", eq.v, rho, known, np.vstack([dt, dp, dq]), by)
        dy = np.vstack([dq, dv, np.zeros((len(self.y) - 2 * n, len(by)))])
        if eq.model.principle == "vakonomic":
            for j, one in enumerate(by):
                if one.stage == "multiplier":
                    dy[2 * n + one.index, j] = 1.0
        self._hold_energy(dy[: 2 * n], dp)
        return dy, dp

    def _stage(
        self, stage: str, symbols: ca.SX, residual: ca.SX, known: ca.SX, dknown: np.ndarray,
        by: list[By],
    ) -> np.ndarray:  # fmt: skip
        """The change (n, k) of the unknowns of one stage."""
        eq, (direct, equations) = self.eq, self.sorted[stage]
        extra = ca.vertcat(ca.SX(0, 1), *(g.expression for g in equations))
        F = ca.vertcat(residual, extra)
        f = ca.Function("F", [eq.t, eq.y, eq.p], [ca.jacobian(F, symbols), ca.jacobian(F, known)])
        J, K = (part.full() for part in f(self.t, self.y[: 2 * eq.n], self.p))
        change = np.zeros((eq.n, len(by)))
        right = -K @ dknown
        terms = np.abs(K) @ np.abs(dknown)
        for j, one in enumerate(by):
            if one.stage == stage and one.equation:
                right[residual.shape[0] + one.index, j] += 1.0
                terms[residual.shape[0] + one.index, j] += 1.0
            elif one.stage == stage:
                change[one.index, j] = 1.0
        right -= J @ change
        terms += np.abs(J) @ np.abs(change)
        open_ = [i for i in range(eq.n) if i not in direct]
        length = np.linalg.norm(J, axis=1, keepdims=True)
        length = np.where(length > 0, length, 1.0)
        if open_ and len(right):
            solved = np.linalg.lstsq(J[:, open_] / length, right / length, rcond=1e-12)[0]
            change[open_] = solved
            right = right - J[:, open_] @ solved
            terms += np.abs(J[:, open_]) @ np.abs(solved)
        rounding = ROUNDING * length * np.abs(change).max(axis=0, initial=0.0)
        bad = np.abs(right) > CONTRADICTS * terms + rounding
        if np.any(bad):
            row, column = (int(i) for i in np.argwhere(bad)[0])
            self._refuse(stage, row, residual.shape[0], equations, by[column])
        return change

    def _refuse(self, stage: str, row: int, rows: int, equations: list[Given], one: By) -> None:
        eq = self.eq
        if row >= rows:
            what = f"the given value {equations[row - rows].text}"
        else:
            own = eq.phi_rows[row] if stage == "position" else binding_rows(eq)[row]
            what = f"the constraint {eq.constraint_of_row(own).name!r}"
        raise ModelError(
            f"A change of {one.label} alone contradicts {what} at the start.",
            "a start that leaves something open"
            if self.start_known
            else "start=, as simulate got it",
            "the start gives every value in the constraint" if self.start_known else "",
            "start={...}  # leave one of the values out: it follows"
            if self.start_known
            else "td.sensitivity(motion, [...], start=start)",
        )

    def _hold_energy(self, dy: np.ndarray, dp: np.ndarray) -> None:
        """Levels at which energies are held are read off the start: they change with it."""
        eq = self.eq
        levels = [c.level for c in eq.model.constraints if isinstance(c, EnergyHeld)]
        if not levels:
            return
        along = ca.jacobian(eq.held, ca.vertcat(eq.y, eq.p))
        slope = flat(
            ca.Function("slope", [eq.t, eq.y, eq.p], [along])(self.t, self.y[: 2 * eq.n], self.p)
        )
        for level in levels:
            dp[eq.model.parameters.index(level)] = slope @ np.vstack([dy, dp])


def _size(value: float) -> float:
    return abs(float(value)) or 1.0


def check_by(by: Any, what: str = "by=") -> None:
    """Refuse what is no list of things to differentiate by."""
    if isinstance(by, (str, bytes, Mapping)) or not hasattr(by, "__iter__"):
        raise ModelError(
            f"{what}{shown(by)} is not a list.",
            "parameters and start values in a list",
            fix="[mu, x]",
        )
