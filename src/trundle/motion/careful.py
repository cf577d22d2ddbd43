"""Measures of forces along a run with the pivoted solve.

The programs that watch a motion have no pivots: where these were needed, the multipliers in them are off. So forces
are sampled, with the accelerations that the run had, at the nodes of a polynomial in every step; it is as smooth there
as the step. Zeros and extremes are those of the polynomials.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import casadi as ca
import numpy as np
from numpy.polynomial import chebyshev

from trundle.constrained.contact_force import resolved
from trundle.integrate.kernel import WAYS
from trundle.integrate.machine import PIVOTS, Machine
from trundle.integrate.record import Run
from trundle.motion.keep import Keep
from trundle.symbols.expression import Expression, as_expression

NODES = 12  # of a step
ROUNDING = 1e-9  # of a root's imaginary part, and of how far it is beyond an end


def of_forces(machine: Machine, run: Run, expression: Expression) -> bool:
    """Whether an expression of what the equations are solved for is asked of a run with the pivoted solve."""
    eq = machine.equations
    if all(phase.solve != PIVOTS for phase in run.phases):
        return False
    return bool(ca.depends_on(ca.densify(resolved(eq, expression).sx), eq.results))


class Careful:
    """Scalar expressions along a motion, as polynomials on its steps."""

    def __init__(self, machine: Machine, run: Run, expressions: Sequence[Expression]) -> None:
        from trundle.motion.motion import BareMotion

        ends = [phase.steps.t for phase in run.phases]
        spans = [np.column_stack([t[:-1], t[1:]]) for t in ends]
        self.spans = np.vstack([span[span[:, 1] > span[:, 0]] for span in spans])
        nodes = chebyshev.chebpts1(NODES)
        times = self.spans[:, :1] + (nodes + 1) / 2 * np.diff(self.spans)
        motion = BareMotion(machine, run, times.ravel())
        fit = np.linalg.inv(chebyshev.chebvander(nodes, NODES - 1))
        self._series = [motion[one].reshape(times.shape) @ fit.T for one in expressions]

    def _roots(self, coefficients: np.ndarray) -> np.ndarray:
        """Where a polynomial of a step is zero, from -1 to 1."""
        size = np.abs(coefficients).max()
        roots = chebyshev.chebroots(chebyshev.chebtrim(coefficients, 1e-13 * size))
        real = roots.real[np.abs(roots.imag) < ROUNDING]
        return np.sort(np.clip(real[np.abs(real) < 1 + ROUNDING], -1, 1))

    def extremes(self, i: int) -> tuple[float, float]:
        """The least and the largest value."""
        found = []
        for series in self._series[i]:
            at = np.concatenate([[-1, 1], self._roots(chebyshev.chebder(series))])
            found.append(chebyshev.chebval(at, series))
        values = np.concatenate(found)
        return float(values.min()), float(values.max())

    def zeros(self, i: int) -> np.ndarray:
        """Rows (time, -1 falling or 1 rising) of all zeros at which the sign changes."""
        found: list[tuple[float, float]] = []
        for (begin, end), series in zip(self.spans, self._series[i], strict=True):
            for root in self._roots(series):
                way = np.sign(chebyshev.chebval(root, chebyshev.chebder(series)))
                time = begin + (root + 1) / 2 * (end - begin)
                if way and not (found and found[-1][1] == way):  # once, where two steps meet
                    found.append((float(time), float(way)))
        return np.array(found).reshape(-1, 2)

    def integral(self, i: int) -> float:
        """Over time."""
        whole = (
            chebyshev.chebval(1, chebyshev.chebint(series, lbnd=-1)) for series in self._series[i]
        )
        return float(np.dot([float(x) for x in whole], np.diff(self.spans)[:, 0]) / 2)


def kept(machine: Machine, run: Run, keeps: Mapping[str, Keep]) -> dict[str, list[float]]:
    """The numbers of measures of forces, by their names."""
    from trundle.motion.motion import BareMotion

    values = [as_expression(one.of) for one in keeps.values()]
    careful, found = Careful(machine, run, values), {}
    begin, end = run.phases[0].begin, run.end
    for i, (name, one) in enumerate(keeps.items()):
        if one.kind in ("least", "most"):
            found[name] = [careful.extremes(i)[one.kind == "most"]]
        elif one.kind in ("integral", "mean"):
            whole = careful.integral(i)
            found[name] = [whole / (end - begin) if one.kind == "mean" else whole]
        elif one.kind in ("first zero", "zeros"):
            zeros, way = careful.zeros(i), WAYS[one.direction]
            times = zeros[(zeros[:, 1] == way) | (way == 0), 0]
            first = float(times[0]) if len(times) else float("nan")
            found[name] = [first if one.kind == "first zero" else float(len(times))]
        else:
            times = np.array(one.times if one.kind == "samples" else [end])
            found[name] = [float(x) for x in BareMotion(machine, run, times)[values[i]]]
    return found
