"""A motion as plain data, for `--json`: its end, its accuracy, its audit and its outputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def facts(motion: Any, outputs: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers about a motion; times in s, energies in J, forces in N."""
    stats, energy = motion.stats, motion.energy
    return {
        "status": motion.status,
        "finished": motion.finished,
        "system": motion.derived.model.name,
        "begin": motion.t[0],
        "end": motion.t[-1],
        "samples": len(motion.t),
        "coordinates": list(motion.coordinates),
        "parameters": motion.parameters,
        "worst_residual": motion.worst_residual,
        "energy_drift": motion.energy_drift,
        "energy": {
            "start": energy[0],
            "end": energy[-1],
            "changes_because": motion.derived.why_energy_changes,
        },
        "steps": stats.steps,
        "rejected": stats.rejected,
        "evaluations": stats.evaluations,
        "seconds": stats.seconds,
        "compile_seconds": stats.compile_seconds,
        "fallback": stats.fallback,
        "audit": {one.contact.name: contact_facts(one) for one in motion.audit.contacts},
        "events": [{"t": event.t, "name": event.name} for event in motion.events],
        "outputs": last_values(motion, outputs),
    }


def contact_facts(audit: Any) -> dict[str, Any]:
    """One contact; `most_needed` is the largest |Ft|/N, null where it has no bound."""
    return {
        "rolls": audit.contact.rolls,
        "normal_least": audit.least_normal,
        "normal_most": audit.most_normal,
        "needed_at_start": audit.needed[0],
        "most_needed": audit.most_needed,
        "lifts_at": audit.lifts_at,
        "pulled_share": audit.pulled_share,
    }


def last_values(motion: Any, outputs: Mapping[str, Any]) -> dict[str, Any]:
    """The scenario's outputs at the end of the motion: numbers, or lists of them."""
    end = motion.at([motion.t[-1]])
    return {name: end[expression][0] for name, expression in outputs.items()}
