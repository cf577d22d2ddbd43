"""The straight-line program: its meaning, its operation counts, and its life as plain data."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from trundle.compiled.operations import CODE, OPERATIONS
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError

x, y, z = ca.SX.sym("x"), ca.SX.sym("y"), ca.SX.sym("z")


def tape_of(*outputs: ca.SX) -> Tape:
    return Tape.from_function(ca.Function("f", [x, y, z], [ca.SX(e) for e in outputs]))


def chain(n: int) -> ca.Function:
    """A hanging chain of n links, solved by a sparse LDL' as trundle does."""
    q, v = ca.SX.sym("q", 2 * n), ca.SX.sym("v", 2 * n)
    step = q - ca.vertcat(0, 0, q[:-2])
    phi = step[0::2] ** 2 + step[1::2] ** 2 - 1
    A = ca.jacobian(phi, q)
    b = -ca.jtimes(ca.jtimes(phi, q, v), q, v)
    H = ca.SX.eye(2 * n) + 100 * (A.T @ A)
    D, LT, order = ca.ldl(H, True)
    return ca.Function("chain", [q, v], [ca.ldl_solve(100 * (A.T @ b), D, LT, order)])


def test_equal_expressions_are_computed_once() -> None:
    tape = tape_of(ca.sin(x * y), ca.sin(y * x) + z)
    assert tape.counts() == {"add": 1, "mul": 1, "sin": 1}


def test_two_divisions_by_one_denominator_become_one_reciprocal() -> None:
    tape = tape_of(x / z, y / z)
    assert tape.counts() == {"div": 1, "mul": 2}
    assert tape_of(x / z, y / (z + 1)).counts() == {"add": 1, "div": 2}


def test_a_reciprocal_that_is_itself_wanted_is_the_shared_one() -> None:
    tape = tape_of(x / z, 1 / z)
    assert tape.counts() == {"div": 1, "mul": 1}
    assert tape.evaluate([3.0, 0.0, 4.0]).tolist() == [0.75, 0.25]


def test_a_constant_denominator_used_twice_costs_no_division() -> None:
    tape = tape_of(x / 3, y / 3)
    assert tape.counts() == {"mul": 2}
    assert tape_of(x / 3).counts() == {"div": 1}


def test_the_reciprocal_stands_before_its_first_use_in_a_longer_program() -> None:
    d = ca.cos(x) + 2
    tape = tape_of(ca.sin(y / d) + z / d, x / d)
    value = tape.evaluate([0.3, 0.4, 0.5])
    d0 = np.cos(0.3) + 2
    assert value == pytest.approx([np.sin(0.4 / d0) + 0.5 / d0, 0.3 / d0], rel=1e-15)
    assert tape.counts()["div"] == 1


@pytest.mark.parametrize(
    ("expression", "n_operations"),
    [
        (x * 1, 0),
        (x + 0, 0),
        (0 + x, 0),
        (x - 0, 0),
        (-1 * (-x), 0),
        (x / 1, 0),
        (x * 0, 0),
        ((x + y) - (y + x), 0),
        (x * -1, 1),
        (x / 4, 1),
        (x + (-y), 1),
        (x - (-y), 1),
        ((-x) * (-y), 1),
        ((-x) * y + z, 2),
        (x - y + 3 * (y - x), 3),
        (x**2, 1),
        (x**3, 2),
        (x**8, 3),
        (x**-4, 3),
        (x**0.5, 1),
        (x**2.5, 3),
        (2 * x, 1),
    ],
)
def test_exact_identities_cost_no_operation(expression: ca.SX, n_operations: int) -> None:
    tape = tape_of(expression)
    assert tape.n_operations == n_operations
    point = [1.7, 0.3, -0.4]
    expected = float(ca.Function("f", [x, y, z], [expression])(*point))
    assert tape.evaluate(point)[0] == pytest.approx(expected, rel=4e-16, abs=1e-300)


def test_a_large_power_stays_a_power() -> None:
    assert tape_of(x**40.5).counts() == {"pow": 1}


def test_dead_operations_are_removed() -> None:
    # The sign of the first factor moves into the sum, which leaves the negated value unused.
    assert "neg" not in tape_of((-ca.sin(x)) * y + z).counts()


def test_structural_zeros_of_a_sparse_output_are_filled() -> None:
    matrix = ca.SX(ca.Sparsity.upper(2))
    matrix[0, 0], matrix[0, 1], matrix[1, 1] = x, y, z
    tape = tape_of(matrix, x)
    assert tape.shapes_out == ((2, 2), (1, 1))
    assert tape.evaluate([1.0, 2.0, 3.0]).tolist() == [1.0, 0.0, 2.0, 3.0, 1.0]


def test_matrix_arguments_are_read_in_column_major_order() -> None:
    m = ca.SX.sym("m", 2, 2)
    tape = Tape.from_function(ca.Function("f", [m], [m[0, 1] - m[1, 0]]))
    assert tape.evaluate([np.array([1.0, 2.0, 3.0, 4.0])]).tolist() == [1.0]


@pytest.mark.parametrize("lanes", [1, 5])
def test_evaluation_over_lanes_is_evaluation_lane_by_lane(lanes: int) -> None:
    f = chain(3)
    tape = Tape.from_function(f)
    points = np.random.default_rng(1).normal(size=(2, 6, lanes))
    batch = tape.evaluate(list(points))
    for lane in range(lanes):
        assert np.array_equal(batch[:, lane], tape.evaluate(list(points[:, :, lane])))


def test_operations_grow_linearly_with_the_model() -> None:
    n = {k: Tape.from_function(chain(k)).n_operations for k in (10, 20, 40, 80)}
    assert n[80] - n[40] == 2 * (n[40] - n[20]) == 4 * (n[20] - n[10])


def test_instructions_are_each_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = {"instruction_id": 0, "instruction_input": 0, "instruction_output": 0}
    for name in calls:
        original = getattr(ca.Function, name)

        def counting(self: ca.Function, i: int, name: str = name, original: object = original):
            calls[name] += 1
            return original(self, i)  # type: ignore[operator]

        monkeypatch.setattr(ca.Function, name, counting)
    f = chain(10)
    Tape.from_function(f)
    assert calls["instruction_id"] <= f.n_instructions() + f.nnz_out() + 2
    assert calls["instruction_input"] <= f.n_instructions()
    assert calls["instruction_output"] <= f.nnz_out() + 2


def test_every_operation_is_read_and_evaluated() -> None:
    a, b = ca.SX.sym("a"), ca.SX.sym("b")
    for operation in OPERATIONS:
        f = ca.Function("f", [a, b], [operation.casadi(*(a, b)[: operation.arity])])
        # NumPy has its own versions of some functions, equal but for the last digit
        expected = pytest.approx(float(f(0.3, 0.7)), rel=1e-14, nan_ok=True)
        assert Tape.from_function(f).evaluate([0.3, 0.7])[0] == expected


def test_a_tape_cannot_be_changed() -> None:
    tape = tape_of(x + y)
    with pytest.raises(ValueError, match="read-only"):
        tape.op[0] = CODE["mul"]
    with pytest.raises(AttributeError):
        tape.op = tape.a  # type: ignore[misc]


def test_an_unknown_operation_is_named() -> None:
    with pytest.raises(TrundleError, match="OP_ERFINV"):
        tape_of(ca.erfinv(x))
    with pytest.raises(TrundleError, match="OP_PRINTME"):
        tape_of(x.printme(y))


def test_functions_that_are_no_scalar_graph_are_refused() -> None:
    m = ca.MX.sym("m")
    with pytest.raises(TrundleError, match="expand"):
        Tape.from_function(ca.Function("g", [m], [ca.sin(m)]))
    s = ca.SX.sym("s", ca.Sparsity.diag(2))
    with pytest.raises(TrundleError, match="sparse"):
        Tape.from_function(ca.Function("g", [s], [s]))
    free = ca.Function("g", [x], [x + y], {"allow_free": True})
    with pytest.raises(TrundleError, match="y"):
        Tape.from_function(free)


def test_wrong_argument_sizes_are_refused() -> None:
    with pytest.raises(TrundleError, match="sizes"):
        tape_of(x).evaluate([1.0, 2.0])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.sampled_from("+-*/n"), st.integers(0, 99), st.integers(0, 99))))
def test_sign_rules_keep_the_value_exactly(program: list[tuple[str, int, int]]) -> None:
    """On powers of two and their sums nothing rounds, so every rewriting must be exact."""
    values: list[ca.SX] = [x, y, z, ca.SX(2)]
    exact = [3.0, -5.0, 0.5, 2.0]
    for sign, i, j in program[:12]:
        a, b, p, q = (
            *(values[k % len(values)] for k in (i, j)),
            *(exact[k % len(exact)] for k in (i, j)),
        )
        if sign == "/":
            b, q = z, 0.5
        result = {"+": (a + b, p + q), "-": (a - b, p - q), "*": (a * b, p * q), "n": (-a, -p)}
        new, number = result.get(sign) or (a / b, p / q)
        if abs(number) < 1e6:
            values.append(new)
            exact.append(number)
    tape = tape_of(ca.vertcat(*values))
    assert tape.evaluate(exact[:3]).tolist() == exact
