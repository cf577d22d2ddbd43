"""Give a live page what it needs to decide modes as a run does: of switches, of contacts and of friction.

The modes are parameters of the programs that the page has anyway. What decides on them in a run (`integrate/modes.py`,
`consistent.py`, `strikes.py`, `switching.py`) has its counterpart in `player/src/live/`; here are the programs and the
facts that it works with. What the page does not decide is refused, with a sentence.
"""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.friction import RESOLVED
from trundle.integrate.foot_search import FootSearch
from trundle.integrate.letting_go import TABLES, LettingGo
from trundle.integrate.machine import Machine
from trundle.integrate.modes import Modes
from trundle.integrate.switching import Switching

Programs = dict[str, ca.Function]


class NotLive(Exception):
    """The reason, a sentence, why a page cannot make its motion again."""


def check_modes(machine: Machine) -> None:
    """Refuse modes that a page cannot decide."""
    eq = machine.equations
    if eq.switches and (eq.gates or eq.slips):
        raise NotLive(
            "it has both switches and contacts or friction, which a page cannot handle together"
        )
    pairs = [(id(g.contact.body), id(g.contact.surface)) for g in eq.gates if g.contact.may_choose]
    if len(set(pairs)) < len(pairs):
        raise NotLive("several contacts of one pair share their points, which a page cannot follow")
    if any(slip.load is not None for slip in eq.slips):
        raise NotLive(
            "its friction coefficient depends on the normal force, which a page cannot handle"
        )
    bearing = Switching(machine).bearing if eq.switches else frozenset()
    if any(eq.switches[j].kind != "atan2" for j in bearing):
        raise NotLive(
            "a switch in a mass or a constraint may cause an impulse, which a page cannot handle"
        )


# --- switches -----------------------------------------------------------------------------------------------
def switch_data(machine: Machine, functions: Programs) -> dict[str, Any] | None:
    """The switches of a system; their programs join `functions`."""
    eq, switches = machine.equations, machine.equations.switches
    if not switches:
        return None
    own = Switching(machine)
    functions |= _switch_programs(machine)
    return {
        "first": eq.users,
        "places": [[s.start, s.stop] for s in switches.places],
        "owner": list(switches.owner),
        "kinds": [s.kind for s in switches],
        "texts": [s.text for s in switches],
        "watched": own.watched,
        "bearing": sorted(own.bearing),
        "before": [[sorted(wakes), sorted(looks)] for wakes, looks in switches.before],
    }


def _switch_programs(machine: Machine) -> Programs:
    """The graphs of `Switches` as functions of (t, [y, rate], p), the modes behind the user's parameters in p."""
    eq, switches = machine.equations, machine.equations.switches
    inputs = [eq.t, ca.vertcat(eq.y, switches.rate), eq.p]
    return {
        f"switch_{name}": ca.Function(f"switch_{name}", inputs, [_column(parts)])
        for name, parts in switches.graphs.items()
    }


def _column(parts: list[ca.SX]) -> ca.SX:
    return ca.densify(ca.vertcat(ca.SX(0, 1), *(ca.densify(ca.vec(part)) for part in parts)))


# --- contacts and friction ------------------------------------------------------------------------------------
def contact_data(machine: Machine, p: np.ndarray, functions: Programs) -> dict[str, Any] | None:
    """The contacts and friction elements of a system, for parameters p; their programs join `functions`."""
    eq = machine.equations
    if not (eq.gates or eq.slips):
        return None
    modes = Modes(machine)
    space = modes._made.space
    functions["contact_terms"] = ca.Function("contact_terms", [eq.t, eq.y, eq.p], [space.column])
    functions["contact_places"] = ca.Function(
        "contact_places", [eq.t, eq.y, eq.p], [_column([modes._made.place_graph])]
    )
    if eq.slips:
        functions["resolution"] = modes._made.resolution.function
    blank, memory = machine._blank
    return {
        "facts": space.facts(),
        "layout": _layout(machine),
        "blank": blank.tolist(),
        "memory": memory.tolist(),
        "stiffer": machine._stiffer.tolist() if eq.slips else None,
        "resolved": RESOLVED,
        "gates": [_gate(machine, j, p, functions) for j in range(len(eq.gates))],
        "slips": [
            {
                "name": slip.friction.name, "gate": slip.gate, "grips": slip.friction.grips,
                "rows": [slip.rows.start, slip.rows.stop],
            }
            for slip in eq.slips
        ],
        "course": _course(machine, functions) if any(x.turns for x in eq.slips) else None,
    }  # fmt: skip


def _layout(machine: Machine) -> dict[str, list[int]]:
    """The first and last indices of the parts of P that hold modes."""
    slices = {name: [part.start, part.stop] for name, part in machine._layout.items()}
    direction = [machine.course_slice().stop, machine._layout["sign"].start]
    return slices | {"direction": direction, "scales": [machine.scales_place, machine.scales_place]}


def _gate(machine: Machine, j: int, p: np.ndarray, functions: Programs) -> dict[str, Any]:
    eq = machine.equations
    gate = eq.gates[j]
    contact, feet = gate.contact, None
    if contact.may_choose:
        feet, programs = FootSearch(eq, gate).facts(p)
        functions |= {f"{name}_{j}": program for name, program in programs.items()}
    return {"name": contact.name, "column": gate.column, "law": contact.impact, "order": contact.order,
            "body": contact.body.name, "surface": contact.surface.name, "slip": gate.slip,
            "feet": feet}  # fmt: skip


def _course(machine: Machine, functions: Programs) -> dict[str, Any]:
    """How the direction of a point that was let go becomes a polynomial: `integrate/letting_go.py`."""
    courses = LettingGo(machine)
    functions["courses"] = courses.function()
    return courses.facts() | {name: table.tolist() for name, table in TABLES.items()}
