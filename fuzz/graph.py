"""The judge's own formulas: a graph of shared nodes, exact derivatives by the chain rule, and fast evaluation.

Nothing here knows CasADi. A node is made once (equal nodes are the same object), constants are folded, and
`gradient` goes backwards through the graph. `program` writes a straight line of assignments, which Python compiles.

Switches (where, abs, sign, max, min) are nodes that pick a side by a mode: within one mode all is smooth. The
condition of mode k is `conditions[k]`, and the mode is on where the condition is positive.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any


class Node:
    """An operation on other nodes. Arguments have smaller numbers than the node itself."""

    __slots__ = ("args", "graph", "number", "op")

    def __init__(self, graph: Graph, op: str, args: tuple[Any, ...], number: int) -> None:
        self.graph, self.op, self.args, self.number = graph, op, args, number

    def __add__(self, other: Any) -> Node:
        return self.graph.add(self, self.graph.node(other))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Node:
        return self.graph.subtract(self, self.graph.node(other))

    def __rsub__(self, other: Any) -> Node:
        return self.graph.subtract(self.graph.node(other), self)

    def __mul__(self, other: Any) -> Node:
        return self.graph.multiply(self, self.graph.node(other))

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Node:
        return self.graph.divide(self, self.graph.node(other))

    def __rtruediv__(self, other: Any) -> Node:
        return self.graph.divide(self.graph.node(other), self)

    def __neg__(self) -> Node:
        return self.graph.multiply(self.graph.node(-1.0), self)

    def __pow__(self, k: int) -> Node:
        return self.graph.power(self, k)

    @property
    def value(self) -> float | None:
        """The number, of a constant."""
        return self.args[0] if self.op == "number" else None


FUNCTIONS: dict[str, Callable[[float], float]] = {
    "sin": math.sin, "cos": math.cos, "exp": math.exp, "log": math.log, "sqrt": math.sqrt,
    "tanh": math.tanh, "atan": math.atan,
}  # fmt: skip


class Graph:
    """The nodes of one system: leaves are made by `leaf`, and `program` evaluates what is built on them."""

    def __init__(self) -> None:
        self._table: dict[tuple[Any, ...], Node] = {}
        self._nodes: list[Node] = []
        self.conditions: list[Node] = []
        self.t = self.leaf("t")

    # --- making nodes ---------------------------------------------------------------------------
    def _make(self, op: str, *args: Any) -> Node:
        key = (op, *(a.number if isinstance(a, Node) else ("=", repr(a)) for a in args))
        node = self._table.get(key)
        if node is None:
            node = self._table[key] = Node(self, op, args, len(self._nodes))
            self._nodes.append(node)
        return node

    def leaf(self, text: str) -> Node:
        """A variable, by the text with which the program reads it, as in `X[3]`."""
        return self._make("leaf", text)

    def node(self, value: Any) -> Node:
        return value if isinstance(value, Node) else self._make("number", float(value))

    def add(self, a: Node, b: Node) -> Node:
        if a.value is not None and b.value is not None:
            return self.node(a.value + b.value)
        if a.value == 0:
            return b
        if b.value == 0:
            return a
        return self._make("+", *sorted((a, b), key=lambda n: n.number))

    def subtract(self, a: Node, b: Node) -> Node:
        if a.value is not None and b.value is not None:
            return self.node(a.value - b.value)
        if a is b:
            return self.node(0.0)
        return a if b.value == 0 else self._make("-", a, b)

    def multiply(self, a: Node, b: Node) -> Node:
        if a.value is not None and b.value is not None:
            return self.node(a.value * b.value)
        if a.value is not None:
            a, b = b, a
        if b.value == 0:
            return b
        if b.value == 1:
            return a
        if b.value is not None:
            return self._make("*", a, b)
        return self._make("*", *sorted((a, b), key=lambda n: n.number))

    def divide(self, a: Node, b: Node) -> Node:
        if b.value is not None:
            return self.multiply(a, self.node(1.0 / b.value))
        return a if a.value == 0 else self._make("/", a, b)

    def power(self, a: Node, k: int) -> Node:
        if k == 0:
            return self.node(1.0)
        if k < 0:
            return self.divide(self.node(1.0), self.power(a, -k))
        result = a
        for _ in range(k - 1):
            result = self.multiply(result, a)
        return result

    def apply(self, name: str, a: Node) -> Node:
        if a.value is not None:
            return self.node(FUNCTIONS[name](a.value))
        return self._make(name, a)

    def atan2(self, y: Node, x: Node) -> Node:
        return self._make("atan2", y, x)

    # --- switches -------------------------------------------------------------------------------
    def choose(self, condition: Node, positive: Node, otherwise: Node) -> Node:
        """`positive` where the condition is above zero, else `otherwise`."""
        if condition.value is not None:
            return positive if condition.value > 0 else otherwise
        if condition not in self.conditions:
            self.conditions.append(condition)
        return self._choose(self.conditions.index(condition), positive, otherwise)

    def _choose(self, k: int, a: Node, b: Node) -> Node:
        return a if a is b else self._make("choose", k, a, b)

    # --- derivatives ----------------------------------------------------------------------------
    def gradient(self, f: Node, leaves: Sequence[Node]) -> list[Node]:
        """df/dleaf of each leaf, by the chain rule backwards."""
        zero = self.node(0.0)
        above: dict[int, Node] = {f.number: self.node(1.0)}
        for node in reversed(self._reached([f])):
            slope = above.get(node.number)
            if slope is None or node.op in ("leaf", "number"):
                continue
            for argument, part in self._partials(node, slope):
                above[argument.number] = above.get(argument.number, zero) + part
        return [above.get(leaf.number, zero) for leaf in leaves]

    def _partials(self, node: Node, s: Node) -> list[tuple[Node, Node]]:
        op, args = node.op, node.args
        if op == "+":
            return [(args[0], s), (args[1], s)]
        if op == "-":
            return [(args[0], s), (args[1], -s)]
        if op == "*":
            return [(args[0], s * args[1]), (args[1], s * args[0])]
        if op == "/":
            return [(args[0], s / args[1]), (args[1], -(s * node) / args[1])]
        if op == "choose":
            zero = self.node(0.0)
            k, a, b = args
            return [(a, self._choose(k, s, zero)), (b, self._choose(k, zero, s))]
        if op == "atan2":
            y, x = args
            r2 = x * x + y * y
            return [(y, s * x / r2), (x, -(s * y) / r2)]
        (a,) = args
        return [(a, s * self._slope(op, a, node))]

    def _slope(self, op: str, a: Node, node: Node) -> Node:
        if op == "sin":
            return self.apply("cos", a)
        if op == "cos":
            return -self.apply("sin", a)
        if op == "exp":
            return node
        if op == "log":
            return 1.0 / a
        if op == "sqrt":
            return 0.5 / node
        if op == "tanh":
            return 1.0 - node * node
        if op == "atan":
            return 1.0 / (1.0 + a * a)
        raise ValueError(f"no derivative of {op}")

    def _reached(self, outputs: Sequence[Node]) -> list[Node]:
        """All nodes that the outputs are made of, arguments first."""
        seen: set[int] = set()
        stack = list(outputs)
        while stack:
            node = stack.pop()
            if node.number in seen:
                continue
            seen.add(node.number)
            stack += [a for a in node.args if isinstance(a, Node)]
        return [self._nodes[k] for k in sorted(seen)]

    def depends(self, f: Node, leaves: Sequence[Node]) -> bool:
        """Whether any of the leaves appears in f."""
        wanted = {leaf.number for leaf in leaves}
        return any(node.number in wanted for node in self._reached([f]))

    def modes_of(self, outputs: Sequence[Node]) -> set[int]:
        """The switches that the outputs contain."""
        return {node.args[0] for node in self._reached(outputs) if node.op == "choose"}

    # --- numbers --------------------------------------------------------------------------------
    def program(self, outputs: Sequence[Node], extra: str = "") -> Callable[..., list[float]]:
        """f(t, X, U, mode) -> the outputs as a list of floats; `extra` names one more argument."""
        lines = [f"def f(t, X, U, mode{extra and f', {extra}'}):"]
        for node in self._reached(outputs):
            if node.op != "number":
                lines.append(f" n{node.number} = {self._text(node)}")
        lines.append(f" return [{', '.join(self._name(node) for node in outputs)}]")
        space: dict[str, Any] = dict(FUNCTIONS, atan2=math.atan2)
        exec(
            compile("\n".join(lines), "<judge>", "exec"), space
        )  # text made here, of numbers and X[i]
        made: Callable[..., list[float]] = space["f"]
        return made

    def _name(self, a: Node) -> str:
        return f"({a.value!r})" if a.op == "number" else f"n{a.number}"

    def _text(self, node: Node) -> str:
        op, args = node.op, node.args
        if op == "leaf":
            return str(args[0])
        if op == "choose":
            return f"{self._name(args[1])} if mode[{args[0]}] else {self._name(args[2])}"
        names = [self._name(a) for a in args]
        if op in "+-*/":
            return f"{names[0]} {op} {names[1]}"
        return f"{op}({', '.join(names)})"


def operations(graph: Graph) -> dict[str, Callable[..., Any]]:
    """What the words of `expressions` mean in a graph; `ddt` is the model's to add."""
    g = graph
    table: dict[str, Callable[..., Any]] = {
        "number": g.node, "+": g.add, "-": g.subtract, "*": g.multiply, "/": g.divide,
        "neg": lambda a: -a, "pow": g.power, "atan2": g.atan2, "where": g.choose,
        "abs": lambda a: g.choose(a, a, -a),
        "sign": lambda a: g.choose(a, g.node(1.0), g.node(-1.0)),
        "max": lambda a, b: g.choose(a - b, a, b), "min": lambda a, b: g.choose(a - b, b, a),
    }  # fmt: skip
    for name in FUNCTIONS:
        table[name] = lambda a, name=name: g.apply(name, a)
    return table
