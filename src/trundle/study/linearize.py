"""Linearization of a constrained system: A, B, C, D on the tangent space of its constraints.

At a steady motion that runs along the symmetry X, in a frame that moves along with it,

    z' = A z + B u,    w = C z + D u            A = df/dy - dX/dy on the tangent vectors of the constraints

z are small changes of coordinates and velocities that determine all others; they are chosen so that the rest follows
from them as well as possible, and `states` names them. Redundant rows, closed loops, zero masses and quaternions make
no difference: the derivative is that of `local.py`, exact to round-off.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, cast, overload

import casadi as ca
import numpy as np

from trundle.described import Listed, of
from trundle.errors import ModelError, of_extra
from trundle.shown import Motion
from trundle.study.family import Family
from trundle.study.linear_ports import Input, Output, inputs_given, outputs_given
from trundle.study.local import Local, check_local, standing_out, switch_sides
from trundle.study.spectrum import Spectrum, Verdict, find_spectrum
from trundle.study.starts import as_start
from trundle.study.steady import Steady
from trundle.study.symmetry import Symmetry, find_symmetry
from trundle.symbols.values import shown
from trundle.system import System
from trundle.unconstrained.rigid import RigidBody

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from trundle.study.locus import Locus

Names = Annotated[Iterable[Any], Listed(of.Text())]
STEADY = 1e-7  # what may be left of v - X and a - Xv, relative, at a steady motion
AT_SWITCH = 1e-9  # of the size of the state: nearer, it stands on the switch


@dataclass(frozen=True)
class Linear:
    """A linearization.

    A (d, d), B (d, i), C (o, d), D (o, i)   z' = A z + B u, w = C z + D u, in SI units
    states, inputs, outputs                  what z, u and w are, by name
    eigenvalues (k)                          those that decide about stability, by falling real part, in 1/s
    errors (k)                               estimates of their rounding errors
    symmetry_eigenvalues (s), family_zeros   what symmetry and a family of steady motions bring, counted apart
    verdict                                  "asymptotically stable", "unstable", or "neutral": the linearization does
                                             not decide; "" if the state is not steady
    """

    A: np.ndarray
    B: np.ndarray
    C: np.ndarray
    D: np.ndarray
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    steady: bool
    accuracy: float
    _spectrum: Spectrum = field(repr=False)
    _vectors: np.ndarray = field(repr=False)  # (2n, k): modes as changes of the state
    _local: Local = field(repr=False)
    _system: System = field(repr=False)

    @property
    def eigenvalues(self) -> np.ndarray:
        return self._spectrum.deciding

    @property
    def errors(self) -> np.ndarray:
        return self._spectrum.errors

    @property
    def symmetry_eigenvalues(self) -> np.ndarray:
        return self._spectrum.symmetry

    @property
    def family_zeros(self) -> int:
        return self._spectrum.family

    @property
    def verdict(self) -> Verdict | str:
        return self._spectrum.verdict if self.steady else ""

    # --- modes --------------------------------------------------------------------------------------
    def mode(self, which: int) -> dict[str, complex]:
        """An eigenvector: the change of every coordinate and velocity, by name; the largest coordinate is one."""
        vector = self._vectors[:, self._checked(which)]
        n = self._local.n
        place = int(np.argmax(np.abs(vector[:n] / self._local.D)))
        lead = vector[place] if abs(vector[place]) > 0 else np.abs(vector).max()
        names = [x.name for x in self._system.coordinates]
        values = vector / lead
        return dict(zip([*names, *(f"{x}.dot" for x in names)], values.tolist(), strict=True))

    def show_mode(self, which: int, *, size: float = 0.05, until: float | None = None) -> Motion:
        """The motion that begins a little off the steady one along a mode; `.show()` puts it into the player.

        size    how far: the largest change of a coordinate (m, rad, or a quaternion's component)
        until   seconds; default: three periods of the mode, or three of its times
        """
        value, n = self.eigenvalues[self._checked(which)], self._local.n
        vector = self._vectors[:, which].real
        vector = vector if np.abs(vector).max() > 0 else self._vectors[:, which].imag
        vector = vector * size / np.abs(vector[:n]).max()
        there = self._local.projected(self._local.y + vector)
        if there is None:
            raise ModelError(
                f"Mode {which} with size={size:g} violates the constraints.",
                "a small change",
                "the constraints curve more tightly than that",
                f"linear.show_mode({which}, size={size / 10:g})",
            )
        start = as_start(self._local.eq, there.y)
        rate = abs(value.imag) / (2 * np.pi) if value.imag else abs(value.real)
        until = 3 / rate if until is None and rate > 0 else until or 1.0
        values = self._system.values_of(self._local.p)
        return self._system.simulate(until, start, parameters=values)

    def _checked(self, which: int) -> int:
        if not 0 <= which < len(self.eigenvalues):
            raise ModelError(
                f"The linearization has no mode {which}.",
                f"0 to {len(self.eigenvalues) - 1}",
                "modes count from 0, without those of symmetry",
                "linear.mode(0)",
            )
        return which

    # --- elsewhere ----------------------------------------------------------------------------------
    def to_control(self) -> Any:
        """A `control.StateSpace` of the package python-control, with names (x_dot for x.dot)."""
        control = of_extra("control", "control", "to_control()")
        lists = {"states": self.states, "inputs": self.inputs, "outputs": self.outputs}
        names = {what: [x.replace(".", "_") for x in given] for what, given in lists.items()}
        return control.ss(self.A, self.B, self.C, self.D, **names)

    def to_scipy(self) -> Any:
        """A `scipy.signal.StateSpace`."""
        signal = of_extra("scipy.signal", "control", "to_scipy()")
        return signal.StateSpace(self.A, self.B, self.C, self.D)

    def plot(self) -> Figure:
        """The eigenvalues in the complex plane: a matplotlib figure."""
        from trundle.view.stability_figures import eigenvalue_figure

        return eigenvalue_figure(self.eigenvalues, self.verdict)

    def __repr__(self) -> str:
        words = ", ".join(
            f"{v.real if abs(v.real) > off else 0:.8g}{f' +- {abs(v.imag):.8g}i' if v.imag else ''}"
            for v, off in zip(self.eigenvalues, self.errors, strict=True)
            if v.imag >= 0
        )
        apart = f"{len(self.symmetry_eigenvalues)} of symmetry and {self.family_zeros} of a family apart"
        return "\n".join(
            [
                f"Linearization of {self._system.name!r} with {len(self.A)} states, {apart}",
                f"  eigenvalues (1/s): {words or 'none'}",
                f"  {self._judged()}",
                f"  accurate to {max([self.accuracy, *self.errors]):.1e}",
            ]
        )

    def _judged(self) -> str:
        if not self.steady:
            return "the state is not steady: eigenvalues at one instant say nothing about stability"
        if self.verdict == "neutral":
            return "neutral: the linearization does not decide"
        return self.verdict


@overload
def linearize(of: Family, inputs: Any = ..., outputs: Any = ..., *, at: None = ...) -> Locus: ...
@overload
def linearize(
    of: Steady | Motion, inputs: Any = ..., outputs: Any = ..., *, at: float | None = ...
) -> Linear: ...
def linearize(
    of: Steady | Motion | Family, inputs: Names = (), outputs: Names = (), *,
    at: float | None = None,
) -> Linear | Locus:  # fmt: skip
    """The linearization at a steady motion, along a motion, or along a family of steady motions.

    of       what `td.steady` gives (of a family: root locus or map, with the values where stability changes), or a
             motion at the time `at` (its start if not given)
    inputs   parameters; or velocities (x.dot, ball.omega[2]), for the force that does work with them
    outputs  expressions, accelerations and forces of constraint among them; the states if none are given

    A pendulum, upright:

    >>> import trundle as td
    >>> theta, = td.coordinates("theta")
    >>> pendulum = td.System(lagrangian=theta.dot**2 / 2 + 4 * td.cos(theta))
    >>> up = td.linearize(td.steady(pendulum, {theta: 3.0, theta.dot: 0}), inputs=[theta.dot])
    >>> up.A.round(9).tolist(), up.B.tolist(), up.verdict
    ([[0.0, 1.0], [4.0, 0.0]], [[0.0], [1.0]], 'unstable')
    """
    if isinstance(of, Family):
        from trundle.study.locus import Locus

        return Locus.of(of)
    if isinstance(of, Steady):
        return linear_at(of.system, of._local, of.symmetry, of._point.xi, inputs, outputs)
    if not isinstance(of, Motion):
        raise ModelError(
            f"linearize() cannot take {shown(of)}.",
            "a steady motion, a family of them, or a motion",
            "a system has many motions: name one of them",
            "td.linearize(td.steady(system, start))",
        )
    there = of.at(of.t[0] if at is None else at)
    eq, system = of.derived, cast(System, of.system)
    check_local(eq, "A linearization")
    local = Local(eq, float(there.t[0]), np.concatenate([there.q[0], there.v[0]]), there.p[:, 0])
    return linear_at(system, local, find_symmetry(local), None, inputs, outputs)


def linear_at(
    system: System, at: Local, symmetry: Symmetry, xi: np.ndarray | None, inputs: Any,
    outputs: Any, family: int | None = None,
) -> Linear:  # fmt: skip
    """The linearization at a state; xi of the symmetry along which it runs, None if that is to be found out."""
    n, own = at.n, symmetry.own
    _check_switches(at)
    T, pick = at.tangent, np.concatenate([own, n + own])
    unit = np.concatenate([at.D, at.D])[pick]
    L, steady = _runs(at, symmetry, xi)
    da, dlam = at.change(T)
    F = np.vstack([T[n:] - L @ T[:n], da - L @ T[n:]])[pick] / unit[:, None]
    N = T[pick] / unit[:, None]
    inverse = np.linalg.pinv(N)
    A = inverse @ F
    left = float(np.linalg.norm(N @ A - F, 2)) if A.size else 0.0
    along = inverse @ (symmetry.directions(at)[pick] / unit[:, None])
    spectrum = find_spectrum(A, along, family, noise=left)
    chosen = _independent(N, len(own), at.moving)
    S = N[chosen] * unit[chosen, None]
    back = np.linalg.inv(S)
    ins, outs = inputs_given(at.eq, inputs), outputs_given(at.eq, outputs)
    forced = [one.change(at) for one in ins]
    B = _columns(
        [inverse @ (np.concatenate([np.zeros(n), f.da])[pick] / unit) for f in forced], len(A)
    )
    names = [x.name for x in system.coordinates]
    states = tuple([*names, *(f"{x}.dot" for x in names)][i] for i in pick[chosen])
    C, D = _ports(at, outs, ins, forced, T @ back, da @ back, dlam @ back, len(A))
    return Linear(
        S @ A @ back, S @ B, C, D, states,
        tuple(one.label for one in ins), tuple(one.label for one in outs) or states,
        steady, max(left, at.off()), spectrum, T @ spectrum.vectors, at, system,
    )  # fmt: skip


def _columns(columns: list[np.ndarray], rows: int) -> np.ndarray:
    return np.column_stack(columns) if columns else np.zeros((rows, 0))


def _ports(
    at: Local, outputs: list[Output], inputs: list[Input], forced: list[Any], T: np.ndarray,
    da: np.ndarray, dlam: np.ndarray, size: int,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """C and D; without outputs these are the states themselves."""
    if not outputs:
        return np.eye(size), np.zeros((size, len(inputs)))
    slopes = [one.slopes(at) for one in outputs]
    C = np.vstack([s.y @ T + s.a @ da + s.lam @ dlam for s in slopes])
    columns = []
    for one, force in zip(inputs, forced, strict=True):
        own = [s.p[one.parameter] if one.parameter is not None else 0.0 for s in slopes]
        columns.append(
            [s.a @ force.da + s.lam @ force.dlam + x for s, x in zip(slopes, own, strict=True)]
        )
    return C, np.array(columns).reshape((len(inputs), len(outputs))).T


def _runs(at: Local, symmetry: Symmetry, xi: np.ndarray | None) -> tuple[np.ndarray, bool]:
    """dX/dq (n, n) of the symmetry along which the state runs, and whether it is steady; zero if not."""
    n, own = at.n, symmetry.own
    if not len(symmetry) and xi is not None:
        return np.zeros((n, n)), True
    v, a = at.y[n:], at.a
    if xi is None:
        X = np.vstack([symmetry.fields(at.y[:n])[own], (symmetry.L @ v).T[own]])
        unit = np.concatenate([at.D[own], at.D[own]])
        target = np.concatenate([v[own], a[own]]) / unit
        xi = np.linalg.lstsq(X / unit[:, None], target, rcond=1e-10)[0]
        off = np.abs(X / unit[:, None] @ xi - target).max(initial=0.0)
        force = float(np.abs(at.D * at.Q).max(initial=0.0))
        if off > STEADY * max(np.abs(target).max(initial=0.0), force, 1e-300):
            return np.zeros((n, n)), False
    return np.tensordot(_plain(at, symmetry, xi), symmetry.L, 1), True


def _plain(at: Local, symmetry: Symmetry, xi: np.ndarray) -> np.ndarray:
    """Of all frames that move along with a state the one that turns least.

    A sleeping top looks the same to who stands beside it and to who turns along with it: the symmetry that turns the
    world and the one that turns the top back leave its state as it is.
    """
    fields = symmetry.directions(at) / np.concatenate([at.D, at.D])[:, None]
    _, s, Vt = np.linalg.svd(fields, full_matrices=True)
    still = Vt[int(np.count_nonzero(s > 1e-9 * s.max(initial=0.0))) :].T  # (s, h)
    if not still.size:
        return xi
    weight = np.full(at.n, 1.0)
    for body in at.eq.model.bodies:
        if isinstance(body, RigidBody):
            own = {id(x) for x in body.coordinates[3:]}
            weight[[i for i, x in enumerate(at.eq.model.coordinates) if id(x) in own]] = 0.0
    turns = (weight[:, None] * symmetry.L).reshape((len(symmetry), -1)).T
    return np.asarray(xi - still @ np.linalg.lstsq(turns @ still, turns @ xi, rcond=1e-9)[0])


def _independent(N: np.ndarray, positions: int, moving: int) -> np.ndarray:
    """Rows of N (b, d) that are a basis: `moving` of the first rows, which are positions, and velocities."""
    first = standing_out(N[:positions, :moving], moving)
    rest = standing_out(N[positions:, moving:], N.shape[1] - moving)
    return np.array([*first, *(positions + i for i in rest)], dtype=int)


def _check_switches(at: Local) -> None:
    """Refuse a state on a switch whose two sides have different slopes."""
    eq = at.eq
    if not eq.switches:
        return
    k = at.p[eq.users : eq.p.shape[0]]
    g = eq.switches.values(k, at.t, at.y, at.p)
    slope = ca.Function("g", [eq.t, eq.y, eq.p], [ca.jacobian(eq.switches.conditions, eq.y)])
    room = np.abs(slope(at.t, at.y, at.p).full()) @ np.maximum(np.abs(at.y), 1e-3)
    for i in np.flatnonzero(np.abs(g) <= AT_SWITCH * room):
        switch = eq.switches[eq.switches.owner[i]]
        if switch.kind == "atan2":
            continue
        flows = [_flow(at, p) for p in switch_sides(eq, switch.index, at.t, at.y, at.p)]
        if np.abs(flows[0] - flows[1]).max() > 1e-9 * np.abs(flows).max():
            raise ModelError(
                f"The state stands on the switch {switch.text}, and its two sides have different slopes.",
                "a state where the forces have one derivative",
                "a corner of where, abs or floor lies exactly there",
                "td.steady(system, {x: 0.01, x.dot: 0})  # to one side; or a smooth law for the force",
            )


def _flow(at: Local, p: np.ndarray) -> np.ndarray:
    """Accelerations, and their derivatives along tangent vectors, with other modes of switches."""
    there = Local(at.eq, at.t, at.y, p, at.scales)
    return np.column_stack([there.a, there.flow(at.tangent)[at.n :]])
