"""Expressions: arithmetic, shapes, identity, NumPy from either side, and d/dt by the chain rule."""

import copy
import operator
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Any

import casadi as ca
import mpmath
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td

x, y, z = td.coordinates("x y z")
k = td.parameter("k", 0.7)
r = td.vector([x, y, z])
AT = {x: 0.3, y: -1.7, z: 2.9, x.dot: 0.8, y.dot: -0.4, z.dot: 1.3, k: 0.7, td.t: 0.25}
NUMBERS = np.array([AT[x], AT[y], AT[z]])
P = td.Particle("P", mass=1)
J = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 10.0]])


def value(expression: Any, at: Mapping[td.Expression, float] = AT) -> np.ndarray:
    """The numbers of an expression, in its own shape (an independent way: CasADi's evaluator)."""
    assert isinstance(expression, td.Expression)
    symbols = ca.vertcat(*(s.sx for s in at))
    f = ca.Function("f", [symbols], [ca.densify(expression.sx)])
    return np.asarray(f(list(at.values())).full()).reshape(expression.shape, order="F")


# --- arithmetic and shapes -----------------------------------------------------------------------
BINARY = [operator.add, operator.sub, operator.mul, operator.truediv, operator.pow]


@pytest.mark.parametrize("op", BINARY)
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((z, AT[z]), (x, AT[x])),
        ((2.5, 2.5), (x, AT[x])),
        ((z, AT[z]), (3, 3)),
        ((z, AT[z]), (True, 1.0)),
        ((np.float64(2.5), 2.5), (x, AT[x])),
        ((np.int64(2), 2), (y, AT[y])),
        ((np.float32(0.5), 0.5), (x, AT[x])),
        ((r, NUMBERS), (2, 2)),
        ((2.0, 2.0), (r, NUMBERS)),
        ((np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 3.0])), (r, NUMBERS)),
        (([1.0, 2.0, 3.0], np.array([1.0, 2.0, 3.0])), (r, NUMBERS)),
        ((np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 3.0])), (x, AT[x])),
        ((J, J), (x, AT[x])),
    ],
)
def test_operators_do_on_expressions_what_they_do_on_their_numbers(
    op: Callable[[Any, Any], Any], left: Any, right: Any
) -> None:
    result = op(left[0], right[0])
    truth = op(left[1], right[1])
    assert result.shape == np.shape(truth)
    np.testing.assert_allclose(value(result), truth, rtol=1e-14)


@pytest.mark.parametrize("op", [operator.lt, operator.le, operator.gt, operator.ge])
@pytest.mark.parametrize("other", [0.3, 0.5, np.float64(0.3), np.float64(0.1)])
def test_comparisons_hold_from_either_side(op: Callable[[Any, Any], Any], other: Any) -> None:
    assert value(op(x, other)) == float(op(0.3, float(other)))
    assert value(op(other, x)) == float(op(float(other), 0.3))


def test_unary_operators_keep_shape_and_sign() -> None:
    np.testing.assert_array_equal(value(-r), -NUMBERS)
    np.testing.assert_array_equal(value(+r), NUMBERS)
    np.testing.assert_array_equal(value(abs(r)), np.abs(NUMBERS))


def test_matrix_products_have_numpys_shapes_and_values() -> None:
    matrix = td.Expression((J * x).sx, (3, 3))
    for result, truth in [
        (J @ r, J @ NUMBERS),
        (r @ J, NUMBERS @ J),
        (r @ r, NUMBERS @ NUMBERS),
        (J @ matrix, J @ (J * AT[x])),
        (matrix @ J, (J * AT[x]) @ J),
        (J[:2] @ r, J[:2] @ NUMBERS),
        (matrix.T, (J * AT[x]).T),
        (matrix[0] @ matrix[:, 1], (J[0] @ J[:, 1]) * AT[x] ** 2),
        (J.tolist() @ r, J @ NUMBERS),
    ]:
        assert result.shape == np.shape(truth)
        np.testing.assert_allclose(value(result), truth, rtol=1e-13)


def test_indexing_follows_numpy() -> None:
    matrix = J * x
    numbers = J * AT[x]
    for index in (0, -1, (0, 1), (slice(None), 1), slice(1, None), [0, 2], (slice(0, 2), [1, 2])):
        np.testing.assert_allclose(value(matrix[index]), numbers[index], rtol=1e-15)
    mask = np.array([True, False, True])
    assert r[mask] == td.vector([x, z])
    assert r[::-1] == td.vector([z, y, x])
    assert list(r) == [x, y, z]
    assert len(r) == 3
    with pytest.raises(IndexError):
        r[3]


def test_an_index_that_makes_three_dimensions_is_refused() -> None:
    with pytest.raises((td.ModelError, IndexError)):
        r[None, None]


@pytest.mark.parametrize(
    ("call", "shapes"),
    [
        (lambda: r + np.ones(2), ["(3,)", "(2,)"]),
        (lambda: r * J, ["(3,)", "(3, 3)"]),
        (lambda: r @ x, ["(3,)", "()"]),
        (lambda: J[:, :2] @ r, ["(3, 2)", "(3,)"]),
        (lambda: td.cross([x, y], [y, x]), ["(2,)"]),
        (lambda: td.where(x > 0, r, [1, 2]), ["(3,)", "(2,)"]),
        (lambda: td.vector([[x, y], [y, x]]), ["(2, 2)"]),
        (lambda: td.vector([x, [y, z]]), ["(2,)"]),
    ],
)
def test_shapes_that_do_not_fit_are_refused_and_named(
    call: Callable[[], Any], shapes: list[str]
) -> None:
    with pytest.raises(td.ModelError) as error:
        call()
    assert all(shape in error.value.given for shape in shapes)


@pytest.mark.parametrize(
    "bad", [float("nan"), float("inf"), None, "x", 1j, b"1", {}, object(), ca.SX.sym("q")]
)
@pytest.mark.parametrize("op", [*BINARY, operator.matmul])
def test_operands_that_are_no_finite_numbers_are_refused(op: Any, bad: Any) -> None:
    for call in (lambda: op(r, bad), lambda: op(bad, r)):
        with pytest.raises((td.ModelError, TypeError)):  # TypeError: matmul with a plain scalar
            call()
    with pytest.raises(td.ModelError):
        td.sin(bad)


@pytest.mark.parametrize(
    "array",
    [
        np.array([1.0, np.nan]),
        np.array([1 + 2j, 0]),
        np.array(["a", "b"]),
        np.array([b"a"]),
        np.array([]),
        np.zeros((2, 2, 2)),
        np.array([np.datetime64("2024-01-01")]),
        np.array([None, 1.0]),
        10**400,
        [],
        [[]],
    ],
    ids=lambda array: repr(array)[:30],
)
def test_arrays_that_are_no_finite_real_vectors_are_refused(array: Any) -> None:
    with pytest.raises(td.ModelError):
        td.sin(array)


@pytest.mark.parametrize(
    "call",
    [
        lambda: td.sqrt(-1) * x,
        lambda: td.log(0) + x,
        lambda: x / 0,
        lambda: td.vector([x, 1]) / 0,
        lambda: td.exp(1000) * x,
        lambda: td.acos(2) * x,
        lambda: 1 / td.sin(0) + x,
        lambda: td.vector([0.0, 1e308]) * 10,
    ],
)
def test_constants_that_come_out_nan_or_infinite_are_refused(call: Callable[[], Any]) -> None:
    with pytest.raises(td.ModelError):
        call()


# --- identity ------------------------------------------------------------------------------------
def test_equal_expressions_hash_alike_and_serve_as_keys() -> None:
    table = {x: 1, x.dot: 2, r: 3, P.velocity: 4}
    assert table[x + 0] == 1
    assert table[x.dot] == 2
    assert table[td.vector([x, y, z])] == 3
    assert table[P.position.dot] == 4
    assert len({x, x + 0, 1 * x, +x}) == 1
    assert len({x, y, x.dot, td.vector([x])}) == 4


def test_symbols_of_one_name_are_different_symbols() -> None:
    (again,) = td.coordinates("x")
    assert again != x
    assert again.dot != x.dot
    assert len({x, again}) == 2


@pytest.mark.parametrize("other", [0, 0.3, None, "x", np.float64(0.3), np.int64(0), 1j])
def test_an_expression_equals_no_number_from_either_side(other: Any) -> None:
    assert (x == other) is False
    assert (other == x) in (False, np.False_)
    assert (x != other) is True
    assert (other != x) in (True, np.True_)
    assert x in [other, x]


def test_truth_of_an_expression_is_refused_with_the_way_out() -> None:
    for call in (lambda: bool(x), lambda: bool(x < y), lambda: 0 < x < 1, lambda: max(x, y)):
        with pytest.raises(TypeError, match=r"td\.where"):
            call()


def test_a_symbol_has_no_number_and_a_constant_has() -> None:
    with pytest.raises(TypeError, match="motion"):
        float(x)
    with pytest.raises(TypeError):
        float(r)
    assert float(td.cos(0) * 3) == 3.0


def test_scalars_have_no_length_components_or_iteration() -> None:
    for call in (lambda: len(x), lambda: x[0], lambda: list(x), lambda: [*x]):
        with pytest.raises(TypeError, match="scalar"):
            call()


def test_expressions_do_not_change_under_in_place_operators_or_copies() -> None:
    a = x + y
    before, key = repr(a), hash(a)
    b = a
    b += 1
    b *= 2
    assert repr(a) == before
    assert hash(a) == key
    assert copy.copy(a) == a
    assert copy.deepcopy(x) == x


def test_an_expression_cannot_be_assigned_to() -> None:
    with pytest.raises(TypeError):
        r[0] = 1  # type: ignore[index]
    numbers = np.zeros(3)
    with pytest.raises(TypeError):
        numbers += x  # an array of floats cannot take a symbol in


def test_a_parameters_value_cannot_be_changed_behind_a_systems_back() -> None:
    stiffness = td.parameter("stiffness", 2.0)
    with pytest.raises(AttributeError):
        stiffness.value = float("nan")
    assert stiffness.value == 2.0


def test_repr_shows_the_formula_and_stays_short() -> None:
    assert repr(x) == "x"
    assert repr(x.dot) == "x.dot"
    assert repr(x.dot.dot) == "x.dot.dot"
    assert repr(td.vector([x, y])) == "[x, y]"
    assert len(repr(sum((td.sin(i * x) for i in range(1, 200)), td.cos(y)))) <= 200


def test_repr_of_shared_parts_does_not_grow_with_the_number_of_paths_through_them() -> None:
    shared = x
    for _ in range(17):  # 34 operations, 2**17 paths from the root to x
        shared = td.sin(shared) * shared
    tracemalloc.start()
    text = repr(shared)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(text) <= 200
    assert peak < 1_000_000  # bytes


# --- names ---------------------------------------------------------------------------------------
def test_coordinates_come_in_order_and_separated_by_spaces_or_commas() -> None:
    for text in ("a b c", "a, b, c", " a,b c ", "a\tb\nc"):
        made = td.coordinates(text)
        assert [c.name for c in made] == ["a", "b", "c"]
        assert all(isinstance(c, td.Coordinate) and c.shape == () for c in made)
    assert isinstance(td.coordinates("q"), tuple)


@pytest.mark.parametrize("names", ["", " ", ",", "x x", "1a", "a-b", "a;b", "a b.", "a..b", "x()"])
def test_names_that_cannot_be_names_are_refused(names: str) -> None:
    with pytest.raises(td.ModelError):
        td.coordinates(names)


@pytest.mark.parametrize("name", ["", "a b", "2", "a\n", None, 5, ["a"], "a'b", "a.", ".a"])
def test_parameters_and_particles_need_a_name(name: Any) -> None:
    for call in (lambda: td.parameter(name, 1.0), lambda: td.Particle(name, mass=1)):
        with pytest.raises(td.ModelError) as error:
            call()
        assert repr(name) in error.value.given


def test_a_coordinate_may_not_be_called_like_the_rate_of_another() -> None:
    with pytest.raises(td.ModelError):
        td.coordinates("x x.dot")


# --- NumPy ---------------------------------------------------------------------------------------
UNARY = [
    "sin", "cos", "tan", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "arcsinh", "exp", "log",
    "sqrt", "sign", "floor", "ceil", "absolute", "fabs", "negative", "positive", "square", "reciprocal",
]  # fmt: skip


@pytest.mark.parametrize("name", UNARY)
def test_numpys_functions_work_on_expressions(name: str) -> None:
    function = getattr(np, name)
    truth = function(np.array([0.3, 0.9]))
    result = function(td.vector([k, x]))
    np.testing.assert_allclose(value(result, {k: 0.3, x: 0.9}), truth, rtol=1e-14)


@pytest.mark.parametrize(
    "name", ["add", "subtract", "multiply", "divide", "power", "arctan2", "minimum", "maximum"]
)
def test_numpys_functions_of_two_work_from_either_side(name: str) -> None:
    function = getattr(np, name)
    numbers = np.array([1.5, 2.5, 0.5])
    positive = abs(r)
    for result, truth in [
        (function(numbers, positive), function(numbers, np.abs(NUMBERS))),
        (function(positive, numbers), function(np.abs(NUMBERS), numbers)),
        (function(2.0, positive), function(2.0, np.abs(NUMBERS))),
        (function(np.float64(2.0), positive), function(2.0, np.abs(NUMBERS))),
    ]:
        np.testing.assert_allclose(value(result), truth, rtol=1e-14)


def test_numpys_vector_functions_work_on_expressions() -> None:
    a = np.array([1.0, -2.0, 0.5])
    for result, truth in [
        (np.cross(a, r), np.cross(a, NUMBERS)),
        (np.cross(r, a), np.cross(NUMBERS, a)),
        (np.dot(J, r), J @ NUMBERS),
        (np.dot(r, a), NUMBERS @ a),
        (np.matmul(J, r), J @ NUMBERS),
        (np.linalg.norm(r), np.linalg.norm(NUMBERS)),
        (np.linalg.norm(r - a), np.linalg.norm(NUMBERS - a)),
        (np.sum(r), NUMBERS.sum()),
        (np.where(r > 0, r, 0), np.where(NUMBERS > 0, NUMBERS, 0)),
        (np.concatenate([r, a]), np.concatenate([NUMBERS, a])),
        (np.transpose(J * x), (J * AT[x]).T),
    ]:
        assert result.shape == np.shape(truth)
        np.testing.assert_allclose(value(result), truth, rtol=1e-14)


def test_numpys_dot_with_a_scalar_is_the_product_as_in_numpy() -> None:
    np.testing.assert_allclose(value(np.dot(2.0, r)), 2 * NUMBERS)


def test_numpy_functions_without_a_meaning_here_are_refused_by_name() -> None:
    for call, name in [
        (lambda: np.einsum("i,i", r, r), "einsum"),
        (lambda: np.gcd(x, 2), "gcd"),
        (lambda: np.add.reduce(r), "add"),
        (lambda: np.argsort(r), "argsort"),
    ]:
        with pytest.raises(TypeError, match=name):
            call()


def test_object_arrays_of_expressions_are_vectors() -> None:
    objects = np.array([x, y, z], dtype=object)
    assert td.vector(objects) == r
    np.testing.assert_allclose(value(td.sin(objects)), np.sin(NUMBERS))
    np.testing.assert_allclose(value(objects * x), NUMBERS * AT[x])
    np.testing.assert_allclose(value(x * objects), NUMBERS * AT[x])
    np.testing.assert_allclose(value(td.vector(J @ objects)), J @ NUMBERS)
    np.testing.assert_allclose(value(td.cross(objects, [1, 2, 3])), np.cross(NUMBERS, [1, 2, 3]))
    assert td.sin(np.array(x, dtype=object)).shape == ()


def test_where_chooses_component_by_component_and_shields_the_other_side() -> None:
    safe = td.where(r > 0, td.log(r), -1)
    np.testing.assert_allclose(value(safe), [np.log(0.3), -1, np.log(2.9)])
    np.testing.assert_allclose(value(td.where(x > 0, r, 0)), NUMBERS)
    np.testing.assert_allclose(value(td.where(y > 0, 0, r)), NUMBERS)


# --- derivatives ---------------------------------------------------------------------------------
def test_rates_of_symbols_are_the_rates_themselves() -> None:
    assert r.dot == td.vector([x.dot, y.dot, z.dot])
    assert x.dot.dot == x.acceleration
    assert float(td.t.dot) == 1.0
    assert float(k.dot) == 0.0
    assert float(td.cos(0.3).dot) == 0.0
    assert (J * x).dot.shape == (3, 3)
    with pytest.raises(td.ModelError, match=r"x\.dot\.dot"):
        _ = x.dot.dot.dot
    with pytest.raises(td.ModelError, match="multiplier"):
        _ = td.Holonomic(x, name="wall").multiplier.dot


# One expression, two readings: by trundle's functions and by mpmath's, on the curve x(s), y(s).
SMOOTH: dict[str, Callable[[Any, Any], Any]] = {
    "sin": lambda m, a: m.sin(a),
    "cos": lambda m, a: m.cos(a),
    "tanh": lambda m, a: m.tanh(a),
    "atan": lambda m, a: m.atan(a),
    "grow": lambda m, a: m.exp(m.sin(a)),
    "root": lambda m, a: m.sqrt(1 + a * a),
    "log": lambda m, a: m.log(2 + a * a),
    "cube": lambda m, a: a**3,
    "inverse": lambda m, a: 1 / (1 + a**2),
    "negative": lambda m, a: -a,
}
LEAVES = st.sampled_from(["x", "y", "x.dot", "y.dot", "t", "k"]) | st.floats(-2, 2).map(
    lambda number: round(number, 3)
)
TREES = st.recursive(
    LEAVES,
    lambda inner: (
        st.tuples(st.sampled_from(sorted(SMOOTH)), inner)
        | st.tuples(st.sampled_from(["+", "-", "*", "/"]), inner, inner)
    ),
    max_leaves=7,
)


def read(tree: Any, m: Any, leaf: Mapping[str, Any]) -> Any:
    if isinstance(tree, str):
        return leaf[tree]
    if isinstance(tree, float):
        return tree
    name, *inner = tree
    parts = [read(part, m, leaf) for part in inner]
    if name in SMOOTH:
        return SMOOTH[name](m, parts[0])
    a, b = parts
    return {"+": a + b, "-": a - b, "*": a * b, "/": a / (1.5 + b * b)}[name]


def curve(s: Any) -> dict[str, Any]:
    m = mpmath
    return {
        "x": m.sin(s), "x.dot": m.cos(s), "y": s * s / 3 - s, "y.dot": 2 * s / 3 - 1,
        "t": s, "k": m.mpf("0.7"),
    }  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(TREES, st.integers(-15, 15).map(lambda i: i / 10))
def test_dot_is_the_derivative_along_any_curve(tree: Any, s: float) -> None:
    symbols = {"x": x, "y": y, "x.dot": x.dot, "y.dot": y.dot, "t": td.t, "k": k}
    expression = td.sin(0) + read(tree, td, symbols)
    with mpmath.workdps(40):
        truth = mpmath.diff(lambda u: mpmath.mpf(0) + read(tree, mpmath, curve(u)), mpmath.mpf(s))
        here = curve(mpmath.mpf(s))
        at = {symbols[name]: float(number) for name, number in here.items()}
        at[x.dot.dot], at[y.dot.dot] = float(-mpmath.sin(s)), 2 / 3
        size = abs(read(tree, mpmath, here))
    assert float(value(expression.dot, at)) == pytest.approx(
        float(truth), rel=1e-9, abs=1e-10 * max(1.0, float(size))
    )


def test_dot_of_a_product_of_vectors_and_matrices_is_leibniz() -> None:
    rotation = td.Expression((J * td.sin(x)).sx, (3, 3))
    left = (rotation @ r).dot
    right = rotation.dot @ r + rotation @ r.dot
    np.testing.assert_allclose(value(left), value(right), rtol=1e-13)


def test_gradient_has_the_components_of_the_derivative() -> None:
    f = x**2 * y + td.sin(z)
    assert td.gradient(f, r).shape == (3,)
    truth = [2 * AT[x] * AT[y], AT[x] ** 2, np.cos(AT[z])]
    np.testing.assert_allclose(value(td.gradient(f, r)), truth, rtol=1e-14)
    assert td.gradient(td.vector([x * y, z]), r).shape == (2, 3)
    np.testing.assert_allclose(value(td.gradient(x, r) + 1), [2, 1, 1])
    np.testing.assert_allclose(value(td.cos(td.gradient(x, r))), np.cos([1, 0, 0]))
    assert repr(td.gradient(x, r)) == repr(td.vector([1, 0, 0]))


def test_gradient_takes_whatever_can_be_an_expression() -> None:
    np.testing.assert_allclose(value(td.gradient(x * y, [x, y])), [AT[y], AT[x]])
    assert float(td.gradient(5, x)[0]) == 0.0


@pytest.mark.parametrize("along", [x**2, "x", None, 3.0, td.vector([x, 2 * y])])
def test_gradient_by_anything_but_symbols_is_refused(along: Any) -> None:
    with pytest.raises(td.ModelError):
        td.gradient(x**2, along)
