"""The nodes of a graph, each once, in the order in which they can be worked out."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import casadi as ca

from trundle.symbols.lookup import apply, calls, flattened
from trundle.symbols.pieces import Pieces


class Node(NamedTuple):
    """One node.

    op   CasADi's number of the operation;  of   the numbers of its operands, none of symbols and constants
    value   the node as a graph;  table   that it looks up, with the last operand as the order of the derivative
    """

    op: int
    of: tuple[int, ...]
    value: ca.SX
    table: Pieces | None = None


def nodes_of(expressions: ca.SX) -> list[Node]:
    """The nodes of a column, of which equal ones are one; the k-th has the number k.

    >>> x = ca.SX.sym("x")
    >>> [(str(node.value), node.of) for node in nodes_of(ca.vertcat(ca.sin(x) / 2, ca.sin(x)))]
    [('x', ()), ('sin(x)', (0,)), ('2', ()), ('(sin(x)/2)', (1, 2))]
    """
    symbols = ca.symvar(expressions)
    f = flattened(ca.Function("f", symbols, [expressions]))
    looks = calls(f)
    numbers: dict[Hashable, int] = {}
    work: dict[int, int] = {}  # what stands in CasADi's places, which are used again
    nodes = list[Node]()
    for i in range(f.n_instructions()):
        op, inputs, results = f.instruction_id(i), f.instruction_input(i), f.instruction_output(i)
        if op == ca.OP_OUTPUT:
            continue
        table = looks[i].table if i in looks else None
        leaf = op in (ca.OP_INPUT, ca.OP_CONST)
        of = () if leaf else tuple(work[j] for j in inputs)
        own = inputs[0] if op == ca.OP_INPUT else f.instruction_constant(i) if leaf else of
        key = op, own, None if table is None else table.key
        if key not in numbers:
            numbers[key] = len(nodes)
            operands = [nodes[k].value for k in of]
            if leaf:
                value = symbols[inputs[0]] if op == ca.OP_INPUT else ca.SX(own)
            elif table is not None:
                value = apply(table, operands)
            else:
                value = (ca.SX.unary if len(of) == 1 else ca.SX.binary)(op, *operands)
            nodes.append(Node(op, of, value, table))
        work[results[0]] = numbers[key]
    return nodes
