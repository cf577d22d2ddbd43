"""Find parts of graphs by what they compute, and replace them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import casadi as ca

from trundle.symbols.lookup import apply, calls, flattened
from trundle.symbols.pieces import Pieces

NONE = ca.SX(0, 1)
_EITHER_WAY = (ca.OP_ADD, ca.OP_MUL)  # a + b is b + a


def column(parts: Iterable[ca.SX]) -> ca.SX:
    """Parts end to end, dense."""
    return ca.densify(ca.vertcat(NONE, *map(ca.vec, parts)))


def replaced(expressions: Sequence[ca.SX], names: Sequence[tuple[ca.SX, ca.SX]]) -> list[ca.SX]:
    """The expressions with every part that computes an entry of a name's first matrix replaced by that of its second.

    Parts are compared by what they compute, operation by operation, so it does not matter who wrote them.

    >>> x, y, r = (ca.SX.sym(name) for name in "xyr")
    >>> replaced([2 * ca.sqrt(x * x + y * y)], [(ca.sqrt(x * x + y * y), r)])
    [SX((2.*r))]
    """
    patterns, values = column(a for a, _ in names), column(b for _, b in names)
    whole = ca.vertcat(patterns, *(ca.densify(ca.vec(e)) for e in expressions))
    symbols = ca.symvar(whole)
    f = ca.Function("f", symbols, [patterns, *expressions], {"live_variables": False})
    f = flattened(f)
    looks, tables = calls(f), list[Pieces]()
    known: dict[tuple[int, ...], int] = {}  # operations by what they do and to what
    numbers: dict[tuple[int, float], int] = {}
    program: list[tuple[int, tuple[int, ...], float]] = []
    at = [-1] * f.sz_w()
    outputs = [[-1] * f.nnz_out(i) for i in range(f.n_out())]
    for i in range(f.n_instructions()):
        code, given, result = f.instruction_id(i), f.instruction_input(i), f.instruction_output(i)
        if code == ca.OP_OUTPUT:
            outputs[result[0]][result[1]] = at[given[0]]
            continue
        if i in looks:  # its number, below zero, stands for the operation
            if looks[i].table not in tables:
                tables.append(looks[i].table)
            code = -1 - tables.index(looks[i].table)
        if code == ca.OP_CONST:
            number = f.instruction_constant(i)
            key: tuple[int, ...] = (code, numbers.setdefault((0, number), len(numbers)))
        elif code == ca.OP_INPUT:
            number, key = 0.0, (code, given[0])
        else:
            operands = [at[k] for k in given]
            number, key = 0.0, (code, *(sorted(operands) if code in _EITHER_WAY else operands))
        if key not in known:
            known[key] = len(program)
            operands_now = (
                key[1:] if code in (ca.OP_CONST, ca.OP_INPUT) else tuple(at[k] for k in given)
            )
            program.append((code, tuple(operands_now), number))
        at[result[0]] = known[key]
    instead = {}
    for value, node in zip(ca.vertsplit(values), outputs[0], strict=True):
        instead[node] = value
        instead |= _halves(program, node, value)
    return _made(program, symbols, instead, outputs[1:], expressions, tables)


def _halves(
    program: list[tuple[int, tuple[int, ...], float]], node: int, value: ca.SX
) -> dict[int, ca.SX]:
    """The other factor of a product with a number: CasADi moves such numbers."""
    code, operands, _ = program[node]
    if code == ca.OP_TWICE:
        return {operands[0]: value / 2}
    return {}


def _made(
    program: list[tuple[int, tuple[int, ...], float]],
    symbols: list[ca.SX],
    instead: dict[int, ca.SX],
    outputs: list[list[int]],
    expressions: Sequence[ca.SX],
    tables: Sequence[Pieces],
) -> list[ca.SX]:
    """A program as graphs again, with some of its values given; operation -1 - i is a call of table i."""
    value: list[ca.SX] = []
    for node, (code, operands, number) in enumerate(program):
        if node in instead:
            value.append(instead[node])
        elif code == ca.OP_CONST:
            value.append(ca.SX(number))
        elif code == ca.OP_INPUT:
            value.append(symbols[operands[0]])
        elif code < 0:
            value.append(apply(tables[-1 - code], [value[k] for k in operands]))
        elif len(operands) == 1:
            value.append(ca.SX.unary(code, value[operands[0]]))
        else:
            value.append(ca.SX.binary(code, value[operands[0]], value[operands[1]]))
    made = []
    for nodes, e in zip(outputs, expressions, strict=True):
        entries = ca.vertcat(NONE, *(value[node] for node in nodes))
        made.append(ca.sparsify(ca.SX(e.sparsity(), entries)))
    return made
