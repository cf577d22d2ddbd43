"""Names, values and refusals that the tests of the text parser share."""

from collections.abc import Mapping
from typing import Any

import casadi as ca
import pytest

import trundle as td

x, y, z = td.coordinates("x y z")
k = td.parameter("k", 0.7)
P = td.Particle("P", mass=1)
NAMES: dict[str, Any] = {
    "x": x, "y": y, "k": k, "t": td.t, "r": P.position, "P.x": P.position[0], "g": 9.81,
}  # fmt: skip
AT = {
    x: 0.31, y: -1.7, k: 0.7, td.t: 0.25, x.dot: 1.9, y.dot: -0.6, x.dot.dot: 3.3,
    P.position[0]: 1.1, P.position[1]: 2.2, P.position[2]: 3.3,
}  # fmt: skip


def value(expression: td.Expression, at: Mapping[td.Expression, float] = AT) -> Any:
    f = ca.Function("f", [ca.vertcat(*(s.sx for s in at))], [ca.densify(expression.sx)])
    numbers = f(list(at.values())).full().reshape(expression.shape, order="F")
    return numbers if expression.shape else float(numbers)


def number(text: str) -> Any:
    return value(td.parse(text, NAMES))


def refusal(text: str, names: Any = NAMES) -> td.ParseError:
    with pytest.raises(td.ParseError) as caught:
        td.parse(text, names)
    error = caught.value
    assert error.given
    assert error.expected
    assert f"column {error.column}" in error.given
    assert 1 <= error.column <= max(len(text), 1)
    return error
