"""The native programs of an ensemble: rhs and finish, integrals beside the state, and the gauge of what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import casadi as ca

from trundle.compiled.programs import Programs
from trundle.constrained.contact_force import resolved
from trundle.integrate.event import Event
from trundle.integrate.observe import COUNT, FIRST, LAST, LEAST, MOST, SAMPLES, STOP
from trundle.motion.watch import WAYS
from trundle.study.keep import Keep
from trundle.symbols.expression import Expression
from trundle.symbols.variables import scalar

KINDS = {
    "last": LAST, "least": LEAST, "most": MOST, "first zero": FIRST, "zeros": COUNT, "samples": SAMPLES,
    "integral": LAST, "mean": LAST,
}  # fmt: skip


@dataclass(frozen=True)
class EnsemblePrograms:
    """rhs, finish and gauge of the state [y, integrals]; `what` tells the kernel what to keep of the gauge.

    The last rows of `what`, and the last of the gauge's quantities, are the events that end a run.

    watch   what must stay positive (limits of contacts): where it does not, the run is taken up alone
    """

    rhs: ca.Function
    finish: ca.Function
    gauge: ca.Function
    watch: ca.Function
    what: list[list[int]]
    ny: int
    quantities: int
    columns: int
    limits: int


def ensemble_programs(
    programs: Programs, keeps: Mapping[str, Keep], stops: Sequence[Event], limits: list[ca.SX],
    careful: bool = False,
) -> EnsemblePrograms:  # fmt: skip
    """The programs for some measures of a system; `careful`: with two corrections of the solve in the inner stages."""
    eq, law = programs.equations, programs.law

    def of_state(expression: Expression) -> ca.SX:
        return ca.substitute(ca.densify(resolved(eq, expression).sx), eq.results, law.results)

    summed = [k for k in keeps.values() if k.kind in ("integral", "mean")]
    integrands = ca.vertcat(ca.SX(0, 1), *(of_state(k.of) for k in summed))
    sums = ca.SX.sym("integral", integrands.shape[0])
    state, rate = ca.vertcat(programs.y, sums), ca.SX.sym("rate", programs.ny + sums.shape[0])
    inputs = [eq.t, state, programs.P]
    ends = programs.finish(eq.t, programs.y, programs.P)
    y = ends[: programs.ny]
    grown = ca.Function("integrands", [eq.t, programs.y, programs.P], [integrands])
    stage = programs.careful_rhs if careful else programs.rhs
    rhs = ca.vertcat(stage(eq.t, programs.y, programs.P), integrands)
    finish = ca.vertcat(
        y,
        sums,
        ends[programs.ny : 2 * programs.ny],
        grown(eq.t, y, programs.P),
        ends[2 * programs.ny :],
    )
    g, slopes, what, column, place = [ca.SX(0, 1)], [ca.SX(0, 1)], [], 0, 0

    def add(value: ca.SX, turns: bool) -> None:
        slope = ca.jtimes(value, state, rate) + ca.jtimes(value, eq.t, ca.SX(1))
        g.append(value)
        slopes.append(slope if turns else ca.SX(0))

    for i, keep in enumerate(keeps.values()):
        if keep in summed:
            value = sums[place]
            place += 1
        else:
            value = of_state(keep.of)
        add(value, keep.kind in ("least", "most", "first zero", "zeros"))
        what.append([KINDS[keep.kind], i, column, WAYS[keep.direction]])
        column += keep.columns
    for i, event in enumerate(stops):
        add(of_state(scalar(event.expression, "An event")), True)
        what.append([STOP, len(keeps) + i, 0, event.sign])
    gauge = ca.Function(
        "gauge", [eq.t, ca.vertcat(state, rate), programs.P], [ca.densify(ca.vertcat(*g, *slopes))]
    )
    room = ca.densify(ca.vertcat(ca.SX(0, 1), *limits))
    return EnsemblePrograms(
        ca.Function("rhs", inputs, [ca.densify(rhs)]),
        ca.Function("finish", inputs, [ca.densify(finish)]),
        gauge,
        ca.Function("watch", [eq.t, ca.vertcat(state, rate), programs.P], [room]),
        what,
        int(state.shape[0]),
        len(what),
        column,
        len(limits),
    )
