"""The curves beside the picture: those of the view, then those of every motion.

Every motion has the normal force and the friction needed at each contact, the energy, and the residual of the
constraints. "numerics" are curves of accuracy; the page shows them on request.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.motion.view import View
from trundle.symbols.expression import as_expression
from trundle.view.arrays import packed

if TYPE_CHECKING:
    from trundle.motion.motion import BareMotion

NOTHING = 1e-18  # a residual of zero is drawn as this: 10^-18


def plots(motion: BareMotion, view: View) -> list[dict[str, Any]]:
    """The scene's "plots" at the samples of a motion."""
    found = [_plot(label, named_curves(motion, value)) for label, value in view.plots.items()]
    audits = motion.audit.contacts
    pressed = {c.name: motion[c.normal_force] for c in motion.contacts.values()}
    if pressed:
        found.append(_plot("normal force (N)", pressed))
    gripping = {a.contact.name: a.needed for a in audits if _grips(a) and np.any(a.normal > 0)}
    if gripping:
        found.append(_plot("friction needed |Ft|/N", gripping))
    found.append(_energy(motion))
    residuals = [np.abs(values).max(axis=1, initial=0.0) for values in motion.residuals.values()]
    if residuals:
        worst = np.maximum(np.max(residuals, axis=0), NOTHING)
        residual = _plot("log10 of the largest residual", {"constraints": np.log10(worst)})
        # rounding: it jumps from frame to frame
        found.append({**residual, "dots": True, "numerics": True})
    return found


def _grips(audit: Any) -> bool:
    """Whether a contact has a tangential force above rounding."""
    largest = float(np.abs(audit.normal).max())
    return bool(audit.tangential.max() > 1e-9 * largest)


def _energy(motion: BareMotion) -> dict[str, Any]:
    if motion.derived.why_energy_changes:
        return _plot("energy (J)", {"T + V": motion.energy})
    change = motion.energy - motion.energy[0]
    return {**_plot("change of energy (J)", {"T + V": change}), "numerics": True}


def named_curves(motion: BareMotion, value: Any) -> dict[str, np.ndarray]:
    """Curves by name: of one expression (each component of a vector its own), or of several."""
    if isinstance(value, Mapping):
        return {
            name if part == "" else f"{name} {part}": curve
            for name, one in value.items()
            for part, curve in named_curves(motion, one).items()
        }
    values = motion[value if isinstance(value, str) else as_expression(value)]
    columns = values.reshape(len(values), -1)
    if columns.shape[1] == 1:
        return {"": columns[:, 0]}
    names = "xyz" if columns.shape[1] == 3 else [str(k) for k in range(columns.shape[1])]
    return {names[k]: columns[:, k] for k in range(columns.shape[1])}


def _plot(label: str, curves: Mapping[str, np.ndarray]) -> dict[str, Any]:
    series = [{"name": name, "values": packed(values)} for name, values in curves.items()]
    return {"label": label, "series": series}
