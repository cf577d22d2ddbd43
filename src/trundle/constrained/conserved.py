"""Whether a system conserves its energy, and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from trundle.constraints.base import Constraint
from trundle.constraints.equality import EnergyHeld
from trundle.constraints.working import Coulomb, NonIdeal
from trundle.symbols.derivatives import jtimes
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.variables import variables_in

if TYPE_CHECKING:
    from trundle.constrained.equations import Block, Equations
    from trundle.constrained.model import Model


def residuals(constraint: Constraint) -> list[Expression]:
    """The residuals of a constraint."""
    phi = constraint.position_residual
    return [constraint.velocity_residual(as_expression(0)), *([] if phi is None else [phi])]


def what_changes_energy(model: Model) -> tuple[str, str]:
    """Why the energy may change, and the part that changes it, if there is one."""
    if model.given is not None:
        return "M and Q are given without energies", ""
    if any(v.kind == "time" for v in variables_in(model.total_lagrangian)):
        return "the energies depend on time", ""
    doing = [f.name for f in model.forces if isinstance(f, (Coulomb, NonIdeal))]
    doing += [f.name for f in model.forces if f.work(model.bodies)]
    if doing:
        return f"{doing[0]!r} does work", doing[0]
    if model.gates:
        return f"{model.gates[0].name!r} may rub and strike", model.gates[0].name
    for constraint in model.constraints:
        symbols = variables_in(*residuals(constraint))  # x - t moves, though x.dot - 1 has no time
        if not isinstance(constraint, EnergyHeld) and any(v.kind == "time" for v in symbols):
            return f"the constraint {constraint.name!r} moves with time", constraint.name
    return "", ""


def what_has_power(eq: Equations) -> str:
    """A constraint whose forces do work, in words; empty if none does."""
    for block in eq.blocks:
        ideal = block.phi.stop > block.phi.start or isinstance(block.constraint, EnergyHeld)
        if not ideal and not _homogeneous(eq, block):
            return f"the constraint {block.constraint.name!r} is affine in the velocities"
    return ""


def _homogeneous(eq: Equations, block: Block) -> bool:
    """Whether A v = d rho for a constant d (Euler): then the constraint's forces have no power."""
    rows = [*range(block.rows.start, block.rows.stop)]
    rho = eq.rho[rows]
    power = jtimes(rho, eq.v, eq.v)
    f = ca.Function("power", [eq.t, eq.y, eq.p], [rho, power])
    rng = np.random.default_rng(1)
    degrees = []
    for _ in range(3):
        y = rng.normal(size=2 * eq.n)
        time = rng.normal()
        p = eq.with_modes(time, y, eq.parameter_values)
        residual, work = (np.array(part).ravel() for part in f(time, y, p))
        if not np.all(np.isfinite(work)) or np.any(residual == 0):
            return False
        degrees.append(work / residual)
    return bool(np.allclose(degrees, degrees[0], rtol=1e-9, atol=0))
