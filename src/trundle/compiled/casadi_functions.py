"""A system as CasADi functions, for everybody's own solver: `system.casadi()`.

With y = [q, v] and the system's parameters p, in the order of `coordinates` and `parameters`:

    rate(t, y, p)          dy/dt                  the explicit equation, multipliers eliminated
    solved(t, y, p)        a (n), lam (m)         accelerations and multipliers
    terms(t, y, p)         M (n, n), Q (n), A (m, n), b (m)
    residuals(t, y, p)     phi (h), rho (m)       of positions, and of velocities
    projected(t, y, p)     y on the constraints   one step of the projection that runs make

They are SX functions: differentiable, and usable in Opti, nlpsol, integrator and code generation.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.compiled.programs import Programs
from trundle.errors import ModelError


@dataclass(frozen=True)
class CasadiFunctions:
    """The functions of one system; `coordinates` and `parameters` name the entries of q and p, `values` is p now.

    >>> import trundle as td
    >>> (x,) = td.coordinates("x")
    >>> td.System(lagrangian=x.dot**2 / 2 - 9.81 * x).casadi().rate(0, [0, 3], [])
    DM([3, -9.81])
    """

    coordinates: tuple[str, ...]
    parameters: tuple[str, ...]
    values: np.ndarray
    rate: ca.Function
    solved: ca.Function
    terms: ca.Function
    residuals: ca.Function
    projected: ca.Function

    def __repr__(self) -> str:
        n = len(self.coordinates)
        return (
            f"CasADi functions of (t, y ({2 * n}), p ({len(self.parameters)})): rate, solved, terms, residuals, "
            f"projected\n  q: {', '.join(self.coordinates)}\n  p: {', '.join(self.parameters) or 'none'}"
        )


def casadi_functions(programs: Programs, P: np.ndarray) -> CasadiFunctions:
    """The functions, with the scales in P (numbers) built in."""
    eq, law = programs.equations, programs.law
    if eq.slips or eq.model.principle == "vakonomic":
        raise ModelError(
            "A system with Coulomb friction or vakonomic motion has no CasADi functions.",
            "a system whose state is [q, v]",
            "sticking and sliding are phases of a run, and vakonomic multipliers are states",
            "td.System(..., forces=[td.Damper(...)])",
        )
    t, y, p = eq.t, eq.y, eq.p
    rest = ca.DM(P[int(p.shape[0]) :])
    inputs, names = [t, y, p], ["t", "y", "p"]
    whole = ca.vertcat(p, rest)

    def scaled(parts: list[ca.SX]) -> list[ca.SX]:
        f = ca.Function("f", [t, programs.y, programs.P], [ca.densify(part) for part in parts])
        return list(f.call([t, y, whole]))

    def function(name: str, outputs: list[ca.SX], called: list[str]) -> ca.Function:
        return ca.Function(name, inputs, outputs, names, called)

    a, lam = scaled([law.a, law.lam])
    moved = programs.finish(t, y, whole)[: 2 * eq.n]
    model = eq.model
    return CasadiFunctions(
        tuple(x.name for x in model.coordinates),
        tuple(x.name for x in model.parameters),
        np.asarray(P[: int(p.shape[0])], float),
        function("rate", [ca.vertcat(eq.v, a)], ["dy"]),
        function("solved", [a, lam], ["a", "lam"]),
        function("terms", [eq.M, ca.densify(eq.Q + eq.c), eq.A, eq.b], ["M", "Q", "A", "b"]),
        function("residuals", [eq.phi, eq.rho], ["phi", "rho"]),
        function("projected", [moved], ["on"]),
    )
