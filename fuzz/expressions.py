"""Formulas as plain data. Both sides, trundle and the judge, translate the same tree with functions of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class E:
    """A formula: the name of an operation and its arguments.

    number c | q i | v i | t | point (body, p, axis) | turned (body, d, axis) | omega (body, axis)
    ddt e | pow (e, k) | where (c, a, b): a where c > 0 | + - * / neg sin cos ... abs sign max min atan2
    """

    op: str
    args: tuple[Any, ...] = ()

    def __add__(self, other: Any) -> E:
        return E("+", (self, as_e(other)))

    def __radd__(self, other: Any) -> E:
        return E("+", (as_e(other), self))

    def __sub__(self, other: Any) -> E:
        return E("-", (self, as_e(other)))

    def __rsub__(self, other: Any) -> E:
        return E("-", (as_e(other), self))

    def __mul__(self, other: Any) -> E:
        return E("*", (self, as_e(other)))

    def __rmul__(self, other: Any) -> E:
        return E("*", (as_e(other), self))

    def __truediv__(self, other: Any) -> E:
        return E("/", (self, as_e(other)))

    def __rtruediv__(self, other: Any) -> E:
        return E("/", (as_e(other), self))

    def __neg__(self) -> E:
        return E("neg", (self,))

    def __pow__(self, k: int) -> E:
        return E("pow", (self, k))


def as_e(value: Any) -> E:
    return value if isinstance(value, E) else E("number", (float(value),))


def q(i: int) -> E:
    return E("q", (i,))


def v(i: int) -> E:
    return E("v", (i,))


t = E("t")


def call(name: str, *args: Any) -> E:
    """`call("sin", x)`, `call("where", c, a, b)`."""
    return E(name, tuple(as_e(a) for a in args))


def ddt(e: E) -> E:
    """The total derivative with respect to time."""
    return E("ddt", (e,))


def point(body: int, p: tuple[float, ...]) -> tuple[E, E, E]:
    """The world position of a point fixed in a body; `body` -1 is the world itself."""
    if body < 0:
        x, y, z = (as_e(c) for c in p)
        return x, y, z
    return tuple(E("point", (body, p, k)) for k in range(3))  # type: ignore[return-value]


def total(terms: Any) -> E:
    """The sum of the terms, zero if there are none."""
    terms = list(terms)
    result = terms[0] if terms else as_e(0.0)
    for term in terms[1:]:
        result = result + term
    return result


LEAVES = ("q", "v", "t", "point", "turned", "omega")
SWITCHES = ("abs", "sign", "max", "min", "where")


def translated(
    e: E,
    leaf: Callable[[E], Any],
    operations: Mapping[str, Callable[..., Any]],
    memo: dict[int, Any],
) -> Any:
    """The formula in other words: `leaf` for what it is made of, `operations` for the rest."""
    found = memo.get(id(e))
    if found is not None:
        return found[1]
    if e.op == "number":
        value: Any = operations["number"](e.args[0])
    elif e.op in LEAVES:
        value = leaf(e)
    elif e.op == "pow":
        value = operations["pow"](translated(e.args[0], leaf, operations, memo), e.args[1])
    else:
        value = operations[e.op](*(translated(a, leaf, operations, memo) for a in e.args))
    memo[id(e)] = (e, value)  # e is kept: an id is only good while its owner lives
    return value


def mapped(e: E, change: Callable[[E], E]) -> E:
    """The same formula with every leaf replaced."""
    if e.op in LEAVES:
        return change(e)
    if e.op == "number":
        return e
    return E(e.op, tuple(mapped(a, change) if isinstance(a, E) else a for a in e.args))


def parts(e: E) -> list[E]:
    """The formula and all formulas in it."""
    found = [e]
    for a in e.args:
        if isinstance(a, E):
            found += parts(a)
    return found
