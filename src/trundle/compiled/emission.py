"""How a tape is written as machine code: its style, fused products, chunks, and the values that cross them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trundle.compiled.operations import ADD, MUL, SUB
from trundle.compiled.tape import Tape

WHOLE = 4000  # operations in one function without a split
OPTIMIZED = 20_000  # operations compiled at LEVEL
PLAIN = 500  # operations, or copies, in one function at level 0, at which copies are as fast
# Of LLVM's code generator: 0 compiles in half the time, to the same bits at half the speed.
LEVEL = 1


class Style(NamedTuple):
    """How a tape is written: LLVM's level, operations per internal function, fused products."""

    optimize: int
    chunk: int
    fuse: bool


def style_for(tape: Tape) -> Style:
    """The style that measurement recommends for a tape of this length, its copies counted (see the module)."""
    copies = len(copied_outputs(tape))
    length = tape.n_operations + copies
    if length > OPTIMIZED or copies > max(tape.n_operations, PLAIN):
        return Style(optimize=0, chunk=PLAIN, fuse=False)
    return Style(optimize=LEVEL, chunk=WHOLE if length <= WHOLE else 100, fuse=True)


def copied_outputs(tape: Tape) -> list[int]:
    """The outputs that are an argument or a constant."""
    found: list[int] = np.flatnonzero(tape.outputs < tape.n_inputs + len(tape.constants)).tolist()
    return found


class Emission(NamedTuple):
    """Which operations are emitted, in which chunk, and where values that cross chunks live."""

    emitted: NDArray[np.intp]  # operations, fused products left out
    partner: list[int]  # for a fused sum the operation number of its product, else -1
    place: dict[int, str]  # values that cross chunks -> "out" or "work" and the index
    n_work: int


def _fuse(tape: Tape, fuse: bool) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Pair each sum with a product that nothing else uses: one rounding and one instruction.

    LLVM would pair them itself if it were allowed to contract, but not across chunks and not at
    every optimisation level. Done here, the result is the same number whatever the split.
    """
    if not fuse:
        return np.arange(tape.n_operations), np.full(tape.n_operations, -1)
    first = tape.n_inputs + len(tape.constants)
    n = first + tape.n_operations
    b = tape.b[tape.b >= 0]
    uses = sum(np.bincount(x, minlength=n) for x in (tape.a, b, tape.outputs))
    free = np.zeros(n, bool)
    free[first:] = (tape.op == MUL) & (np.asarray(uses)[first:] == 1)
    is_sum = (tape.op == ADD) | (tape.op == SUB)
    candidates = [np.where(is_sum & free[x], x, -1) for x in (tape.a, tape.b)]
    product = np.maximum(*candidates)  # of two the later one, which is the last to be ready
    partner = np.where(product >= 0, product - first, -1)
    keep = np.ones(tape.n_operations, bool)
    keep[partner[partner >= 0]] = False
    return np.flatnonzero(keep), partner


def arranged(tape: Tape, style: Style) -> Emission:
    """The order of a tape's operations in machine code."""
    emitted, partner = _fuse(tape, style.fuse)
    if len(emitted) <= style.chunk:
        return Emission(emitted, partner.tolist(), {}, 0)
    first = tape.n_inputs + len(tape.constants)
    n = first + tape.n_operations
    home = np.full(n, -1, np.int64)
    home[first + emitted] = np.arange(len(emitted)) // style.chunk
    here, product = home[first + emitted], partner[emitted]
    operands = [tape.a[emitted], tape.b[emitted]]
    operands += [np.where(product >= 0, x[product], -1) for x in (tape.a, tape.b)]
    last = home.copy()  # the last chunk that reads a value
    for x in operands:
        valid = x >= 0
        np.maximum.at(last, x[valid], here[valid])
    crossing = np.flatnonzero((home >= 0) & (last > home))
    outputs = {v: k for k, v in reversed(list(enumerate(tape.outputs.tolist())))}
    place: dict[int, str] = {}
    slots: list[int] = []
    expiring: list[list[int]] = [[] for _ in range(int(here[-1]) + 1)]  # by chunk of last use
    n_work = now = 0
    for v in crossing.tolist():
        while now < home[v]:  # slots read for the last time in an earlier chunk are free again
            slots += expiring[now]
            now += 1
        if v in outputs:
            place[v] = f"%out, i64 {outputs[v]}"
            continue
        if not slots:
            slots.append(n_work)
            n_work += 1
        slot = slots.pop()
        expiring[last[v]].append(slot)
        place[v] = f"%work, i64 {slot}"
    return Emission(emitted, partner.tolist(), place, n_work)
