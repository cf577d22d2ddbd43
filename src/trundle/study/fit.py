"""Parameters, starts and offsets of sensors from measured series: weighted least squares.

    min sum (z_ij - h_j(t_i; theta) - offset_j)^2 / sigma_j^2

by Gauss-Newton (Levenberg and Marquardt's damping) with exact sensitivities dh/dtheta (`sensitivity.py`). The
covariance is (J'J)^-1 of the weighted Jacobian at the solution. Directions in which J vanishes are what the data cannot
tell apart; the fit names them, and changes nothing along them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np

from trundle.described import Either, Listed, Table, of
from trundle.errors import ModelError, TrundleError
from trundle.shown import Motion
from trundle.study.fit_data import Series, read_series
from trundle.study.fit_unknown import Unknown
from trundle.study.sensitivity import sensitivity
from trundle.study.start_change import check_by
from trundle.study.starts import as_start, counted
from trundle.symbols.expression import Expression, Like, as_expression
from trundle.symbols.spelling import spelled
from trundle.symbols.values import called, shown
from trundle.symbols.variables import Parameter, check_number
from trundle.system import System

if TYPE_CHECKING:
    from matplotlib.figure import Figure

STEPS = 60
BLIND = 1e-6  # of the largest singular value, columns of equal length: a direction that the data do not see
CONVERGED = 1e-4  # of a standard deviation: a step as small as that is the last
ROUGHLY = 1e-2  # the same while the noise is not known yet
ALIKE = 0.9999  # correlation beyond which two are called hard to tell apart


@dataclass(frozen=True)
class Fit:
    """The result of a fit.

    values, errors      by name: the estimates and their standard deviations (infinite where the data are blind)
    covariance (k, k)   in the order of `names`;  correlation likewise
    sigma               by column: the standard deviation of the noise, given or found
    residuals (N, c)    measured minus fitted, a column for each measured one
    blind               sets of names that the data cannot tell apart: a common change of them changes nothing
    motion              the fitted motion, at the times of the data
    """

    names: tuple[str, ...]
    estimate: np.ndarray
    covariance: np.ndarray
    sigma: dict[str, float]
    residuals: np.ndarray
    blind: tuple[tuple[str, ...], ...]
    iterations: int
    converged: bool
    motion: Motion
    data: Series = field(repr=False)
    _unknown: Unknown = field(repr=False)

    @property
    def values(self) -> dict[str, float]:
        return dict(zip(self.names, self.estimate.tolist(), strict=True))

    @property
    def errors(self) -> dict[str, float]:
        spread = np.sqrt(np.diag(self.covariance))
        lost = {name for group in self.blind for name in group}
        return {
            n: float("inf") if n in lost else float(s)
            for n, s in zip(self.names, spread, strict=True)
        }

    @property
    def correlation(self) -> np.ndarray:
        spread = np.sqrt(np.diag(self.covariance))
        return np.asarray(self.covariance / np.outer(spread, spread))

    @property
    def parameters(self) -> dict[Parameter, float]:
        """For `System.simulate(parameters=...)`."""
        return self._unknown.parameters(self.estimate)

    @property
    def start(self) -> dict[Any, Any]:
        """For `System.simulate(start=...)`."""
        return self._unknown.start(self.estimate)

    def __getitem__(self, what: Like | str) -> float:
        """The estimate of a parameter, a start value, or of a name."""
        named = self._unknown.system.names
        name = what if isinstance(what, str) else called(named, as_expression(what))
        if name not in self.names:
            raise ModelError(
                f"The fit has no unknown {shown(what)}.",
                f"one of {', '.join(self.names)}",
                fix=f'fit["{self.names[0]}"]',
            )
        return float(self.estimate[self.names.index(name)])

    def plot(self) -> Figure:
        """Measured and fitted, and the residuals below, a column of figures for each series."""
        from trundle.view.study_figures import fit_figure

        fitted = self.data.values - self.residuals
        return fit_figure(self.data.t, self.data.values, fitted, self.data.names, self.sigma)

    def __repr__(self) -> str:
        count = int(np.count_nonzero(np.isfinite(self.residuals)))
        state = f"converged in {self.iterations} steps" if self.converged else "did not converge"
        lines = [f"Fit of {len(self.names)} unknowns to {count} values: {state}"]
        errors = self.errors
        for name, value in self.values.items():
            lines.append(f"  {name} = {value:.8g} +- {errors[name]:.2g}")
        noise = ", ".join(f"{name} {s:.3g}" for name, s in self.sigma.items())
        lines.append(f"  noise (standard deviation): {noise}")
        for group in self.blind:
            lines.append(f"  the data cannot tell apart: {', '.join(group)}")
        lines += [f"  hard to tell apart: {a} and {b}" for a, b in self._alike()]
        return "\n".join(lines)

    def _alike(self) -> list[tuple[str, str]]:
        lost = {name for group in self.blind for name in group}
        pairs = np.argwhere(np.triu(np.abs(self.correlation), 1) > ALIKE)
        named = [(self.names[i], self.names[j]) for i, j in pairs]
        return [pair for pair in named if not lost & set(pair)]


Sought = Annotated[Iterable[Any], Listed(of.Text())]
Columns = Annotated[Mapping[str, Any] | None, Table(of.Text())]
Names = Annotated[Iterable[str], Listed(of.Text())]
Noise = Annotated[Mapping[str, float] | float | None, Either(of.Number(), Table(of.Number()))]


@spelled()
def fit(
    system: System,
    data: Any,
    parameters: Sought,
    *,
    start: Mapping[Any, Any],
    measured: Columns = None,
    offsets: Names = (),
    sigma: Noise = None,
    given: Mapping[Any, float] | None = None,
    time: str = "",
    begin: float | None = None,
    rtol: float = 1e-10,
) -> Fit:
    """Fit parameters and start values to measured series.

    data        a CSV or .npz file, a pandas DataFrame, or {"t": times, "x": values}; empty cells are left out
    parameters  what to find: parameters of the system, and keys of start=
    start       of the motion, as for `simulate`; values that are sought are where the search begins
    measured    {column: expression}; default: columns are called as what they measure ("x", "ball.z", "x.dot")
    offsets     columns whose sensor is off by a constant, which is sought too
    sigma       the standard deviation of the noise, of each column or of all; found from the residuals if not given
    given       {parameter: value} of others
    begin       the time of the start; default: the first time of the data

    >>> import trundle as td
    >>> x, = td.coordinates("x")
    >>> k = td.parameter("k", 3.0)
    >>> spring = td.System(lagrangian=x.dot**2 / 2 - k * x**2 / 2)
    >>> t = np.linspace(0, 5, 40)
    >>> data, start = {"t": t, "x": 0.7 * np.cos(2 * t) + 0.1}, {x: 1.0, x.dot: 0}
    >>> found = td.fit(spring, data, [k, x], start=start, offsets=["x"])
    >>> [round(value, 8) for value in found.values.values()]
    [4.0, 0.7, 0.1]
    """
    series = read_series(counted(system, "fit"), data, measured, time)
    system = counted(system, "fit", start, series.expressions)
    listed = (offsets,) if isinstance(offsets, str) else tuple(offsets)
    _check_offsets(listed, series)
    if isinstance(parameters, (Expression, str)):
        parameters = [parameters]
    check_by(parameters, "parameters=")
    unknown = Unknown(system, parameters, start, given, listed)
    count = int(np.count_nonzero(np.isfinite(series.values)))
    if count <= len(unknown.names) or not unknown.names:
        raise ModelError(
            f"{count} measured values cannot determine {len(unknown.names)} unknowns.",
            "more values than unknowns, and at least one unknown",
            fix="td.fit(system, data, [k], start=start)  # with fewer unknowns, or more data",
        )
    places = [series.names.index(name) for name in listed]
    first = float(series.t[0]) if begin is None else check_number(begin, "begin")
    return _GaussNewton(system, series, unknown, places, first, rtol).solve(
        _given_sigma(sigma, series)
    )


def _check_offsets(offsets: tuple[str, ...], series: Series) -> None:
    wrong = [name for name in offsets if name not in series.names]
    if wrong:
        raise ModelError(
            f"offsets= names {', '.join(map(str, wrong))}, which measured= does not.",
            f"measured columns: {', '.join(series.names)}",
            fix=f'offsets=["{series.names[0]}"]',
        )


def _given_sigma(sigma: Any, series: Series) -> np.ndarray | None:
    """The noise of every column, or None."""
    if sigma is None:
        return None
    if not isinstance(sigma, Mapping):
        sigma = dict.fromkeys(series.names, sigma)
    values = [check_number(sigma.get(name, -1.0), "sigma=") for name in series.names]
    if min(values) <= 0:
        raise ModelError(
            f"sigma={shown(sigma)} is not positive for every column.",
            f"a positive number for each of {', '.join(series.names)}",
            "exact data have no sigma: leave it out",
            f'sigma={{"{series.names[0]}": 0.01}}',
        )
    return np.array(values)


class _GaussNewton:
    """Gauss-Newton."""

    def __init__(
        self, system: System, data: Series, unknown: Unknown, offsets: list[int], begin: float,
        rtol: float,
    ) -> None:  # fmt: skip
        self.system, self.data, self.unknown = system, data, unknown
        self.offsets, self.begin, self.rtol = offsets, begin, rtol
        self.seen = np.isfinite(data.values)
        self.guess: dict[Any, float] | None = (
            None  # where the last motion began: the next begins nearby
        )

    def motion(self, theta: np.ndarray) -> Motion:
        until = float(self.data.t[-1])
        if not until > self.begin:
            until = self.begin + 1e-9 * (1 + abs(self.begin))
        motion = self.system.simulate(
            until, self.unknown.start(theta), parameters=self.unknown.parameters(theta),
            samples=np.unique(self.data.t).tolist(), begin=self.begin, rtol=self.rtol,
            guess=self.guess,
        )  # fmt: skip
        first = motion.at(self.begin)
        self.guess = as_start(self.system.derived, np.hstack([first.q[0], first.v[0]]))
        if not motion.finished:
            raise ModelError(
                f"A run of the fit {motion.run.status}.",
                "a motion that lasts until the last measured time",
                "the first guess is far from the data",
                "td.fit(system, data, [k], start=start, given={k: 4.0})  # a better guess",
            )
        return motion.at(self.data.t)

    def fitted(self, theta: np.ndarray, motion: Motion) -> np.ndarray:
        values = np.column_stack([motion[h] for h in self.data.expressions])
        values[:, self.offsets] += theta[self.unknown.count :]
        return values

    def slopes(self, theta: np.ndarray, motion: Motion) -> np.ndarray:
        """(N, c, k)."""
        slopes = np.zeros((*self.data.values.shape, len(theta)))
        if self.unknown.count:
            change = sensitivity(
                motion, self.unknown.by, start=self.unknown.start(theta), rtol=self.rtol
            )
            for j, h in enumerate(self.data.expressions):
                slopes[:, j, : self.unknown.count] = change[h]
        for i, j in enumerate(self.offsets):
            slopes[:, j, self.unknown.count + i] = 1.0
        return slopes

    def solve(self, sigma: np.ndarray | None) -> Fit:
        spread = np.nanstd(self.data.values, axis=0)
        weights = sigma if sigma is not None else np.where(spread > 0, spread, 1.0)
        known = sigma is not None
        theta, steps, fine = self.minimum(
            self.unknown.first, weights, CONVERGED if known else ROUGHLY
        )
        # with the noise as the residuals show it
        for last in () if known else (ROUGHLY, CONVERGED):
            weights = self.noise(theta)
            theta, more, fine = self.minimum(theta, weights, last)
            steps += more
        motion = self.motion(theta)
        r = self.data.values - self.fitted(theta, motion)
        weights = weights if known else self.noise(theta, r)
        J = (self.slopes(theta, motion) / weights[:, None])[self.seen]
        covariance, blind = _covariance(J, self.unknown.names)
        named = dict(zip(self.data.names, weights.tolist(), strict=True))
        return Fit(
            self.unknown.names, theta, covariance, named, r, blind, steps, fine, motion, self.data,
            self.unknown,
        )  # fmt: skip

    def noise(self, theta: np.ndarray, r: np.ndarray | None = None) -> np.ndarray:
        """Standard deviations of the residuals of each column, at least rounding."""
        if r is None:
            r = self.data.values - self.fitted(theta, self.motion(theta))
        count = np.maximum(self.seen.sum(axis=0), 1)
        # degrees of freedom, shared between the columns
        lost = len(theta) * count / self.seen.sum()
        size = np.sqrt(np.nansum(r**2, axis=0) / np.maximum(count - lost, 1))
        floor = 1e-13 * np.nanmax(np.abs(self.data.values), axis=0)
        return np.asarray(np.maximum(size, np.where(floor > 0, floor, 1e-300)))

    def minimum(
        self, theta: np.ndarray, weights: np.ndarray, small: float
    ) -> tuple[np.ndarray, int, bool]:
        """Levenberg and Marquardt: the estimate, the steps made, and whether it converged.

        small   the last step, in standard deviations of what is sought
        """

        def weighted(theta: np.ndarray) -> tuple[np.ndarray, Motion]:
            motion = self.motion(theta)
            return ((self.data.values - self.fitted(theta, motion)) / weights)[self.seen], motion

        r, motion = weighted(theta)
        damping = 1e-6
        for step in range(STEPS):
            J = (self.slopes(theta, motion) / weights[:, None])[self.seen]
            length = np.linalg.norm(J, axis=0)
            length = np.where(length > 0, length, 1.0)
            while damping < 1e8:
                move = _damped(J / length, r, damping) / length
                try:
                    r_new, motion_new = weighted(theta + move)
                except TrundleError:
                    damping = max(10 * damping, 1e-2)
                    continue
                if r_new @ r_new <= r @ r:
                    break
                if np.all(np.abs(move * length) < 1e-6 * np.linalg.norm(r)):
                    return theta, step + 1, True  # no smaller: rounding is all that is left
                damping = max(10 * damping, 1e-4)
            else:
                return theta, step + 1, False
            theta, r, motion, damping = theta + move, r_new, motion_new, damping / 10
            noise = np.sqrt(r @ r / max(len(r) - len(theta), 1))
            rounding = 1e-12 * np.abs(theta) * length
            if np.all(np.abs(move) * length <= np.maximum(small * noise, rounding)):
                return theta, step + 1, True
        return theta, STEPS, False


def _damped(J: np.ndarray, r: np.ndarray, damping: float) -> np.ndarray:
    """The step of least |J x - r|^2 + damping |x|^2 that leaves alone what J does not see."""
    U, s, Vt = np.linalg.svd(J, full_matrices=False)
    kept = s > BLIND * s.max(initial=0.0)
    return np.asarray(Vt[kept].T @ (s[kept] / (s[kept] ** 2 + damping) * (U.T @ r)[kept]))


def _covariance(
    J: np.ndarray, names: tuple[str, ...]
) -> tuple[np.ndarray, tuple[tuple[str, ...], ...]]:
    """(J'J)^-1, and the names that take part in each direction that J does not see."""
    length = np.linalg.norm(J, axis=0)
    unit = np.where(length > 0, length, 1.0)
    _, s, Vt = np.linalg.svd(J / unit, full_matrices=True)
    values = np.zeros(len(Vt))
    values[: len(s)] = s
    kept = values > BLIND * values.max(initial=0.0)
    V = Vt[kept].T / values[kept]
    covariance = (V @ V.T) / np.outer(unit, unit)
    blind = [tuple(n for n, x in zip(names, v, strict=True) if abs(x) > 0.05) for v in Vt[~kept]]
    return covariance, tuple(dict.fromkeys(blind))
