"""What scenario files ask of the text parser: functions, products of matrices, names that are made when asked for."""

from collections.abc import Iterator, Mapping
from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.symbols.text import MAX_GRAPH, Function, parse

ball = td.RigidBody("ball", mass=1, inertia=(1, 1, 1))
ground = td.Surface("z - x^2")
NAMES: dict[str, Any] = {
    "ball.position": ball.position,
    "ball.rotation": ball.rotation,
    "ground": Function(ground, 1),
    "ground.normal": Function(ground.normal, 1),
    "h": 0.1,
}


def test_a_function_of_the_table_is_called() -> None:
    assert repr(parse("ground(ball.position)", NAMES)) == "ball.z - ball.x**2"
    assert parse("ground.normal([0, 0, 1])[2]", NAMES) == ground.normal((0, 0, 1))[2]


@pytest.mark.parametrize(
    "text",
    ["ground", "ground.normal", "ground()", "ground(1, 2)", "h(1)", "ball.position(1)",
     "ground.gradient([0, 0, 1])", "ground.normal.dot", "ground.dot([1, 2, 3])"],
)  # fmt: skip
def test_a_function_without_its_arguments_and_what_is_no_function_are_refused(text: str) -> None:
    with pytest.raises(td.ParseError):
        parse(text, NAMES)


def test_matrices_and_their_products_are_read() -> None:
    read = parse("[[1, 2], [3, 4]] @ [5, 6]", {})
    np.testing.assert_array_equal(ca.DM(read.sx), [[17], [39]])
    assert float(parse("[[1, 2], [3, 4]][1][0]", {})) == 3
    turned = parse("ball.rotation @ [0, 0, 1]", NAMES)
    assert repr(turned) == repr(ball.rotation @ (0, 0, 1))


@pytest.mark.parametrize("text", ["[[1], [2, 3]]", "[[[1]]]", "2 @ 3", "[1, 2] @ [1, 2, 3]"])
def test_what_is_no_matrix_or_product_is_refused(text: str) -> None:
    with pytest.raises(td.ParseError):
        parse(text, {})


def test_numbers_of_the_table_are_computed_with_as_in_python() -> None:
    x, y = 0.1, 3.7
    names = {"x": x, "y": y}
    assert float(parse("4/3*pi*x^3*y", names)) == 4 / 3 * np.pi * x**3 * y
    assert float(parse("x^0.3 - y^-2/7", names)) == x**0.3 - y**-2 / 7


def test_a_name_is_looked_up_only_where_the_text_has_it() -> None:
    asked: list[str] = []

    class Lazy(Mapping[str, Any]):
        def __getitem__(self, name: str) -> Any:
            asked.append(name)
            return 2.0

        def __iter__(self) -> Iterator[str]:
            return iter(("a", "b", "c"))

        def __len__(self) -> int:
            return 3

        def __contains__(self, name: object) -> bool:
            return name in ("a", "b", "c")

    assert float(parse("a*b", Lazy())) == 4
    assert sorted(set(asked)) == ["a", "b"]


def test_what_is_too_large_is_not_differentiated() -> None:
    big = td.t
    for _ in range(MAX_GRAPH // 3 + 1):
        big = td.sin(big) * big + big
    assert ca.n_nodes(big.sx) > MAX_GRAPH
    with pytest.raises(td.ParseError, match=str(MAX_GRAPH)):
        parse("big.dot", {"big": big})
