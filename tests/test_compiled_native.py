"""Machine code against CasADi's own evaluation, operation by operation and as whole graphs."""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from numpy.typing import NDArray

from trundle.compiled import native
from trundle.compiled.emission import OPTIMIZED, PLAIN, WHOLE, Style, style_for
from trundle.compiled.llvm_ir import emit
from trundle.compiled.native import compile_native
from trundle.compiled.operations import OPERATIONS
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError

pytestmark = pytest.mark.optimized

Floats = NDArray[np.float64]
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e3, -1e-3, np.inf, -np.inf, np.nan]


def reference(f: ca.Function, *arguments: Floats) -> Floats:
    outputs = f.call([ca.DM(x) for x in arguments])
    return np.concatenate([np.array(ca.densify(o)).ravel("F") for o in outputs])


def compiled(f: ca.Function, style: Style | None = None, lanes: int = 1) -> native.NativeFunction:
    with pytest.MonkeyPatch.context() as patch:
        if style is not None:
            patch.setattr(native, "style_for", lambda tape: style)
        return compile_native({"f": f}, cache=False, lanes=lanes)["f"]


def every_operation(n: int) -> tuple[list[str], ca.Function]:
    """All operations of the table, and the compounds CasADi has beside them, on n points each."""
    x, y = ca.SX.sym("x", n), ca.SX.sym("y", n)
    names = [operation.name for operation in OPERATIONS]
    outputs = [o.casadi(*(x, y)[: o.arity]) for o in OPERATIONS]
    more: dict[str, ca.SX] = {
        "sq": x * x,
        "twice": x + x,
        "inv": 1 / x,
        "if_else": ca.if_else(x < y, x, y),
        "constpow": x**2.3,
        "power of a constant": 2.0**x,
        "cube": x**3,
        "inverse square": x**-2,
        "square root by power": x**1.5,
    }
    return names + list(more), ca.Function("f", [x, y], outputs + list(more.values()))


@pytest.fixture(scope="module")
def operations_on_special_numbers() -> tuple[list[str], Floats, Floats, Floats]:
    x, y = (np.array(g).ravel() for g in np.meshgrid(SPECIAL, SPECIAL))
    names, f = every_operation(x.size)
    shape = (len(names), x.size)
    tape = Tape.from_function(f)
    values = (reference(f, x, y), compiled(f)(x, y), tape.evaluate([x, y]))
    expected, machine, numpy = (v.reshape(shape) for v in values)
    return names, expected, machine, numpy


NAMES = every_operation(1)[0]


def domain(name: str) -> NDArray[np.bool_]:
    """C has pow(-inf, 0.5) = inf, a square root nan: half powers are for finite numbers."""
    x = np.meshgrid(SPECIAL, SPECIAL)[0].ravel()
    return np.isfinite(x) if name in ("pow", "square root by power") else np.full(x.size, True)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.slow
def test_machine_code_of_an_operation_agrees_with_casadi_everywhere(
    name: str, operations_on_special_numbers: tuple[list[str], Floats, Floats, Floats]
) -> None:
    """Infinities, nan and signed zeros included. Products replace pow, so a few last digits."""
    names, expected, machine, _ = operations_on_special_numbers
    k, where = names.index(name), domain(name)
    np.testing.assert_allclose(machine[k, where], expected[k, where], rtol=1e-15, atol=0)


@pytest.mark.parametrize("name", NAMES)
def test_numpy_evaluation_of_an_operation_agrees_with_casadi_everywhere(
    name: str, operations_on_special_numbers: tuple[list[str], Floats, Floats, Floats]
) -> None:
    names, expected, _, numpy = operations_on_special_numbers
    k, where = names.index(name), domain(name)
    np.testing.assert_allclose(numpy[k, where], expected[k, where], rtol=1e-15, atol=0)


def test_every_operation_on_random_numbers_with_four_lanes() -> None:
    names, f = every_operation(1)
    x, y = np.random.default_rng(3).uniform(0.1, 0.9, size=(2, 4))
    machine = compiled(f, lanes=4)(x[None], y[None])
    assert machine.shape == (len(names), 4)
    for lane in range(4):
        expected = reference(f, x[lane : lane + 1], y[lane : lane + 1])
        np.testing.assert_allclose(machine[:, lane], expected, rtol=1e-15)


# Rules that keep numbers between 0 and a few, and never lose digits by cancellation.
TAME: list[Callable[[ca.SX, ca.SX], ca.SX]] = [
    lambda a, b: (a + b) / 2,
    lambda a, b: ca.sqrt(a * b),
    lambda a, b: a / (1 + b),
    lambda a, b: 1 / (1 + a * b),
    lambda a, b: ca.atan(1 + a),
    lambda a, b: ca.exp(-a * b),
    lambda a, b: ca.log1p(a),
    lambda a, b: ca.hypot(a, b) / 2,
    lambda a, b: ca.fmin(a, b),
    lambda a, b: ca.fmax(a, b),
    lambda a, b: ca.tanh(a) + 0.25,
    lambda a, b: ca.sin(a) ** 2 + 0.5,
    lambda a, b: ca.cos(b) ** 2 + 0.5,
    lambda a, b: (1 + a) ** 3 / (2 + a + b) ** 3,
    lambda a, b: ca.atan2(a, 1 + b),
]


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    st.lists(
        st.tuples(st.sampled_from(TAME), st.integers(0, 999), st.integers(0, 999)),
        min_size=1,
        max_size=25,
    ),
    st.integers(0, 2**32 - 1),
)
@pytest.mark.slow
def test_random_graphs_agree_with_casadi(
    program: list[tuple[Callable[[ca.SX, ca.SX], ca.SX], int, int]], seed: int
) -> None:
    q, v = ca.SX.sym("q", 3), ca.SX.sym("v", 2)
    values = [*ca.vertsplit(q), *ca.vertsplit(v)]
    for rule, i, j in program:
        values.append(rule(values[i % len(values)], values[j % len(values)]))
    f = ca.Function("f", [q, v], [ca.vertcat(*values[3:]), values[-1]])
    rng = np.random.default_rng(seed)
    point = rng.uniform(0.3, 1.5, 3), rng.uniform(0.3, 1.5, 2)
    np.testing.assert_allclose(compiled(f)(*point), reference(f, *point), rtol=1e-14)


def long_function(n: int) -> ca.Function:
    """n steps in which products, sums, a library call and long-lived values take part."""
    q = ca.SX.sym("q", 4)
    state, kept = [ca.SX(q[i]) for i in range(4)], []
    for k in range(n):
        new = state[0] * state[1] - 0.3 * state[2] + state[3] * kept[k // 2] if kept else state[0]
        new = new / (1 + new * new)
        state = [*state[1:], ca.sin(new) if k % 17 == 0 else new]
        kept.append(new)
    return ca.Function("f", [q], [ca.vertcat(*state), ca.vertcat(*kept[::7]), q, ca.SX(1.5)])


@pytest.mark.parametrize("fuse", [True, False])
@pytest.mark.parametrize("optimize", [0, 1])
@pytest.mark.slow
def test_splitting_changes_no_bit(optimize: int, fuse: bool) -> None:
    f = long_function(150)
    point = np.random.default_rng(4).uniform(-1, 1, 4)
    whole = compiled(f, Style(1, 10_000, fuse))
    assert whole.n_work == 0
    for chunk in (1, 7, 50, 333):
        split = compiled(f, Style(optimize, chunk, fuse))
        assert split.n_work > 0
        assert np.array_equal(split(point), whole(point))
    np.testing.assert_allclose(whole(point), reference(f, point), rtol=1e-12)


def test_work_slots_are_used_again() -> None:
    x = ca.SX.sym("x")
    value = x
    for _ in range(400):
        value = ca.sin(value)  # one value is alive at a time
    emitted = emit("f", Tape.from_function(ca.Function("f", [x], [value])), style=Style(1, 5, True))
    assert (emitted.n_chunks, emitted.n_work) == (80, 2)


def test_text_grows_linearly_with_the_tape() -> None:
    def lines(n: int) -> tuple[int, int]:
        tape = Tape.from_function(long_function(n))
        text = emit("f", tape, style=Style(1, 100, True)).text
        return tape.n_operations, text.count("\n")

    (small, short), (large, tall) = lines(200), lines(1600)
    assert tall / short == pytest.approx(large / small, rel=0.05)


def test_a_product_used_once_is_fused_into_its_sum_and_a_shared_one_is_not() -> None:
    x, y, z = (ca.SX.sym(n) for n in "xyz")

    def text(*outputs: ca.SX) -> str:
        return emit("f", Tape.from_function(ca.Function("f", [x, y, z], list(outputs)))).text

    assert text(x * y + z).count("call double @llvm.fmuladd") == 1
    assert "fmul" not in text(x * y + z).replace("fmuladd", "")
    assert text(x * y - z, x * y + 1).count("fmuladd") == 0
    assert text(x * y + z, x * y).count("fmuladd") == 0


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_fused_differences_have_the_right_sign(sign: float) -> None:
    x, y, z = (ca.SX.sym(n) for n in "xyz")
    f = ca.Function("f", [x, y, z], [x * y - z, z - x * y, x * y - y * z, -x * y - z])
    point = [np.array([sign * 3.0]), np.array([5.0]), np.array([7.0])]
    assert compiled(f)(*point).tolist() == reference(f, *point).tolist()


def test_style_follows_the_length_of_the_tape() -> None:
    def style(operations: int, copies: int = 0) -> Style:
        none = np.zeros(operations, np.int32)
        outputs = np.zeros(copies, np.int32)
        return style_for(Tape((1,), ((copies, 1),), np.zeros(0), none, none, none, outputs))

    assert style(10) == style(WHOLE) == Style(1, WHOLE, True)
    assert style(WHOLE + 1) == style(OPTIMIZED) == Style(1, 100, True)
    assert style(OPTIMIZED + 1) == Style(0, 500, False)
    assert style(WHOLE, WHOLE) == Style(1, 100, True)  # what is copied takes LLVM as long
    assert style(10, PLAIN) == Style(1, WHOLE, True)
    assert style(10, PLAIN + 1) == style(10, OPTIMIZED) == Style(0, PLAIN, False)


def test_copies_are_split_like_operations() -> None:
    x, y = ca.SX.sym("x", 9), ca.SX.sym("y", 3)
    f = ca.Function("f", [x, y], [ca.vertcat(y, x, ca.sin(y), 2, x)])
    text = emit("f", Tape.from_function(f), style=Style(1, 4, True))
    assert text.n_chunks == 1 + 6  # three sines; 22 copies, four at a time
    point = [np.arange(9.0), np.array([0.1, 0.2, 0.3])]
    assert compiled(f, Style(1, 4, True))(*point).tolist() == reference(f, *point).tolist()


def test_several_functions_of_different_arguments_live_together() -> None:
    x, y = ca.SX.sym("x", 2), ca.SX.sym("y")
    functions = {
        "sin": ca.Function("a", [x], [ca.sin(x)]),  # the name of a C function is no trouble
        "second": ca.Function("b", [x, y], [x * y, y]),
        "nothing": ca.Function("c", [y], [ca.SX(0, 1)]),
    }
    made = compile_native(functions, cache=False)
    assert list(made) == list(functions)
    assert made["sin"]([0.5, 1.0]).tolist() == np.sin([0.5, 1.0]).tolist()
    assert made["second"]([1.0, 2.0], 3.0).tolist() == [3.0, 6.0, 3.0]
    assert made["nothing"](1.0).shape == (0,)
    assert len({f.address for f in made.values()}) == 3


def test_the_code_outlives_the_other_functions_of_its_call() -> None:
    x = ca.SX.sym("x")
    made = compile_native({"f": ca.Function("f", [x], [x + 1])}, cache=False)
    f = made.pop("f")
    del made
    assert f(1.0).tolist() == [2.0]


def test_wrong_arguments_are_refused_by_name() -> None:
    x, y = ca.SX.sym("x", 2), ca.SX.sym("y")
    f = compile_native({"rate": ca.Function("f", [x, y], [x * y])}, cache=False)["rate"]
    with pytest.raises(TrundleError, match=r"rate.*\n.*\[2, 1\]"):
        f([1.0, 2.0])
    with pytest.raises(TrundleError, match="rate"):
        f([1.0, 2.0, 3.0], 1.0)
    assert repr(f) == "<NativeFunction rate: [2, 1] -> 2, 2 operations, compiled>"


def test_a_name_that_is_no_identifier_is_refused() -> None:
    x = ca.SX.sym("x")
    with pytest.raises(TrundleError, match="identifier"):
        compile_native({'f" }': ca.Function("f", [x], [x])}, cache=False)
