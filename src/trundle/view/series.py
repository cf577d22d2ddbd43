"""The curves beside the picture: those of the view, then those of every motion.

Every motion has the normal force and the friction needed at each contact, the energy, and the residual of the
constraints. "numerics" are curves of accuracy; the page shows them on request.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.constrained.equations import Equations
from trundle.motion.view import View
from trundle.symbols.expression import Expression
from trundle.symbols.functions import norm
from trundle.view.arrays import Array

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

NOTHING = 1e-18  # a residual of zero is drawn as this: 10^-18


def plots(motion: BareMotion, view: View) -> list[dict[str, Any]]:
    """The scene's "plots" at the samples of a motion."""
    found = [_plot(label, named_curves(motion, value)) for label, value in view.plots.items()]
    pressing = [c.normal_force for c in motion.contacts.values()]
    if pressing:
        pressed = {
            name: Array(motion[N], N) for name, N in zip(motion.contacts, pressing, strict=True)
        }
        found.append(_plot("normal force (N)", pressed))
    gripping = [a for a in motion.audit.contacts if _grips(a) and np.any(a.normal > 0)]
    if gripping:
        found.append(
            _plot("friction needed |Ft|/N", {a.contact.name: _needed(a) for a in gripping})
        )
    found += [_energy(motion), _energies(motion)]
    residuals = [np.abs(values).max(axis=1, initial=0.0) for values in motion.residuals.values()]
    if residuals:
        worst = np.log10(np.maximum(np.max(residuals, axis=0), NOTHING))
        array = Array(worst, _residuals(motion.derived), how="worst")
        residual = _plot("log10 of the largest residual", {"constraints": array})
        # rounding: it jumps from frame to frame
        found.append({**residual, "dots": True, "numerics": True})
    return found


def _needed(audit: Any) -> Array:
    contact = audit.contact
    return Array(audit.needed, contact.normal_force, norm(contact.friction_force), how="needed")


def _residuals(eq: Equations) -> ca.SX:
    """phi of what binds positions, rho of the rest: as `Motion.residuals`."""
    parts = [
        eq.phi[b.phi.start : b.phi.stop]
        if b.phi.stop > b.phi.start
        else eq.rho[b.rows.start : b.rows.stop]
        for b in eq.blocks
    ]
    return ca.vertcat(ca.SX(0, 1), *parts)


def _grips(audit: Any) -> bool:
    """Whether a contact has a tangential force above rounding."""
    largest = float(np.abs(audit.normal).max())
    return bool(audit.tangential.max() > 1e-9 * largest)


def _energy(motion: BareMotion) -> dict[str, Any]:
    energy, graph = motion.energy, motion.derived.energy
    if motion.derived.why_energy_changes:
        return _plot("energy (J)", {"T + V": Array(energy, graph)})
    change = Array(energy - energy[0], graph, how="change")
    return {**_plot("change of energy (J)", {"T + V": change}), "numerics": True}


def _energies(motion: BareMotion) -> dict[str, Any]:
    """T and V apart, for those who ask for them ("spare": not drawn before)."""
    graph = motion.derived.kinetic_energy
    T = motion[Expression(graph)]
    V = Array(motion.energy - T, motion.derived.energy - graph)
    return {**_plot("energy apart (J)", {"T": Array(T, graph), "V": V}), "spare": True}


def named_curves(motion: BareMotion, value: Any) -> dict[str, Array]:
    """Curves by name: of one expression (each component of a vector its own), or of several."""
    if isinstance(value, Mapping):
        return {
            name if part == "" else f"{name} {part}": curve
            for name, one in value.items()
            for part, curve in named_curves(motion, one).items()
        }
    found = curve_parts(motion, value).items()
    return {name: Array(values, part) for name, (values, part) in found}


def curve_parts(motion: BareMotion, value: Any) -> dict[str, tuple[np.ndarray, Expression]]:
    """The components of an expression along a motion, by name: "x", "y", "z", or "[0]", ...; "" of a scalar."""
    expression = motion.expression(value)
    parts = ca.vec(expression.sx.T).elements()
    columns = motion[expression].reshape(len(motion.t), -1).T
    numbers = [f"[{k}]" for k in range(len(parts))]
    names = {1: [""], 3: ["x", "y", "z"]}.get(len(parts), numbers)
    return {n: (x, Expression(part)) for n, x, part in zip(names, columns, parts, strict=True)}


def _plot(label: str, curves: Mapping[str, Array]) -> dict[str, Any]:
    return {"label": label, "series": [{"name": n, "values": one} for n, one in curves.items()]}
