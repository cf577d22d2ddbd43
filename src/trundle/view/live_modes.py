"""What a live page must know to decide modes as a run does: of switches, and of one contact or one friction element.

The modes are parameters of the programs that the page has anyway. What decides on them in a run (`integrate/modes.py`,
`consistent.py`, `strikes.py`, `switching.py`) has its counterpart in `player/src/live/`; here are the programs and the
facts that it works with. What the page does not decide is refused, with a sentence.
"""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.course import BEGIN, DEGREE, PACE, basis
from trundle.constrained.friction import RESOLVED
from trundle.integrate.letting_go import INTEGRALS, STOPS, LettingGo
from trundle.integrate.machine import Machine
from trundle.integrate.modes import Modes
from trundle.integrate.switching import Switching

Programs = dict[str, ca.Function]


class NotLive(Exception):
    """Why a motion cannot be made again in its page: a sentence."""


def check_modes(machine: Machine) -> None:
    """Refuse modes that a page does not decide."""
    eq = machine.equations
    if len(eq.gates) > 1 or len(eq.slips) > 1:
        raise NotLive(
            "a page decides for one contact or one friction element, and it has "
            f"{max(len(eq.gates), len(eq.slips))}"
        )
    if eq.switches and (eq.gates or eq.slips):
        raise NotLive("it has both switches and contacts or friction, which a page does not decide")
    if any(slip.load is not None for slip in eq.slips):
        raise NotLive("its friction depends on the normal force, which a page does not decide")
    laws = [gate.contact.impact for gate in eq.gates]
    if "newton" in laws:
        raise NotLive("a page does not strike by Newton's law of impact, only by Poisson's")
    bearing = Switching(machine).bearing if eq.switches else frozenset()
    if any(eq.switches[j].kind != "atan2" for j in bearing):
        raise NotLive("a switch stands in a mass or a constraint, which may take an impulse")


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
def contact_data(machine: Machine, functions: Programs) -> dict[str, Any] | None:
    """The contact or the friction element of a system; its programs join `functions`."""
    eq = machine.equations
    if not (eq.gates or eq.slips):
        return None
    modes = Modes(machine)
    terms = modes._made.space.graphs
    functions["contact_terms"] = ca.Function(
        "contact_terms", [eq.t, eq.y, eq.p], [_column([part.T for part in terms])]
    )
    functions["contact_places"] = ca.Function(
        "contact_places", [eq.t, eq.y, eq.p], [_column([modes._made.place_graph])]
    )
    blank, memory = machine._blank
    return {
        "shapes": [list(part.shape) for part in terms],
        "layout": _layout(machine),
        "blank": blank.tolist(),
        "memory": memory.tolist(),
        "stiffer": machine._stiffer.tolist() if eq.slips else None,
        "gate": _gate(machine),
        "slip": _slip(machine, functions),
    }


def _layout(machine: Machine) -> dict[str, list[int]]:
    """Where the parts of P begin and end that modes are made of."""
    slices = {name: [part.start, part.stop] for name, part in machine._layout.items()}
    direction = [machine.course_slice().stop, machine._layout["sign"].start]
    return slices | {"direction": direction, "scales": [machine.scales_place, machine.scales_place]}


def _gate(machine: Machine) -> dict[str, Any] | None:
    if not machine.equations.gates:
        return None
    (gate,) = machine.equations.gates
    contact = gate.contact
    return {"name": contact.name, "column": gate.column, "law": contact.impact,
            "body": contact.body.name, "surface": contact.surface.name}  # fmt: skip


def _slip(machine: Machine, functions: Programs) -> dict[str, Any] | None:
    eq, programs = machine.equations, machine.programs
    if not eq.slips:
        return None
    (slip,) = eq.slips
    least = programs.law.rub.resolution(slip)
    inputs = [eq.t, programs.y, programs.P]
    functions["resolution"] = ca.Function("resolution", inputs, [ca.densify(least)])
    functions["limit"] = ca.Function("limit", inputs, [ca.densify(programs.law.limit)])
    return {
        "name": slip.friction.name, "gate": slip.gate is not None, "grips": slip.friction.grips,
        "turns": slip.turns, "actual": slip.friction.thrust == "actual",
        "thrust": [slip.thrust_rows.start, slip.thrust_rows.stop], "resolved": RESOLVED,
        "course": _course(machine, functions) if slip.turns else None,
    }  # fmt: skip


def _course(machine: Machine, functions: Programs) -> dict[str, Any]:
    """How the direction of a point that was let go becomes a polynomial: `integrate/letting_go.py`."""
    courses = machine.programs.law.rub.courses
    functions["courses"] = _joined(LettingGo(machine).function())
    across, coefficients = courses.across(0), courses.coefficients(0)
    return {
        "begin": BEGIN, "pace": PACE, "active": courses.active(0),
        "across": [across.start, across.stop], "coefficients": [coefficients.start, coefficients.stop],
        "degree": DEGREE, "stops": STOPS.tolist(), "integrals": INTEGRALS.tolist(),
        "inverse": np.linalg.inv(basis(STOPS[1::2])).tolist(),
    }  # fmt: skip


def _joined(f: ca.Function) -> ca.Function:
    """The same with all outputs in one column."""
    inputs = [f.sx_in(i) for i in range(f.n_in())]
    return ca.Function(f.name(), inputs, [_column(list(f.call(inputs)))])
