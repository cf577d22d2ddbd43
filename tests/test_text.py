"""The text parser: what a text means, where it is wrong, and that nothing in it is ever run."""

import ast
import builtins
import math
import operator
import os
from collections.abc import Mapping
from typing import Any

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trundle as td
from trundle.symbols.printing import as_text
from trundle.symbols.text import (
    FUNCTIONS,
    MAX_DEPTH,
    MAX_ELEMENTS,
    MAX_EXPONENT,
    MAX_LENGTH,
    MAX_NODES,
)

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


# --- meaning -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "truth"),
    [
        ("-2^2", -4.0),
        ("(-2)^2", 4.0),
        ("2^-1", 0.5),
        ("2^3^2", 512.0),
        ("2**3**2", 512.0),
        ("-x^2", -(0.31**2)),
        ("2^-x", 2**-0.31),
        ("-2^-2", -0.25),
        ("2*-3", -6.0),
        ("2--3", 5.0),
        ("1-2-3", -4.0),
        ("8/4/2", 1.0),
        ("8/4*2", 4.0),
        ("2*3^2", 18.0),
        ("-3*-3", 9.0),
        ("+x", 0.31),
        ("2*pi", 2 * math.pi),
        ("1e-3 + .5 + 5.", 5.501),
        ("1_000", 1000.0),
        (" \t x\n+\r1 ", 1.31),
        ("x<1", 1.0),
        ("x>=1", 0.0),
        ("where(x<1, 2, 3)", 2.0),
        ("min(x, y) + max(x, y)", 0.31 - 1.7),
        ("atan2(y, x)", math.atan2(-1.7, 0.31)),
        ("abs(y)", 1.7),
        ("norm(r)", math.hypot(1.1, 2.2, 3.3)),
        ("dot(r, [1, 0, 2])", 7.7),
        ("cross(r, [0, 0, 1])[0]", 2.2),
        ("[x, y][1]", -1.7),
        ("r[2]", 3.3),
        ("P.x", 1.1),
        ("x.dot", 1.9),
        ("x.dot.dot", 3.3),
        ("g/2", 9.81 / 2),
        ("pi.dot", 0.0),
        ("t.dot", 1.0),
        ("sin (x)", math.sin(0.31)),
    ],
)
def test_a_text_means_what_it_means_in_mathematics(text: str, truth: float) -> None:
    assert number(text) == pytest.approx(truth, rel=1e-14)


def test_every_function_of_the_parser_is_the_one_python_has() -> None:
    for name, (_, count) in FUNCTIONS.items():
        public = {"abs": abs, "min": td.minimum, "max": td.maximum}.get(name) or getattr(td, name)
        vectors = name in ("dot", "cross")
        arguments = [td.vector([x, k, 1 + k])] * count if vectors else [k, x, y][:count]
        names = {f"a{i}": argument for i, argument in enumerate(arguments)}
        parsed = td.parse(f"{name}({', '.join(names)})", names)
        built = public(*arguments)
        np.testing.assert_allclose(value(parsed), value(built), rtol=0, equal_nan=True)


def test_vectors_are_vectors() -> None:
    assert td.parse("[x, y, 0]", NAMES).shape == (3,)
    np.testing.assert_allclose(number("r*r - 2*r"), [1.1**2 - 2.2, 2.2**2 - 4.4, 3.3**2 - 6.6])
    assert td.parse("r", NAMES) == P.position
    assert td.parse("r", {"r": [x, y]}) == td.vector([x, y])


def test_names_mean_only_what_the_table_says() -> None:
    assert td.parse("sin", {"sin": x}) == x
    assert td.parse("pi", {"pi": x}) == x
    assert td.parse("x.dot", {"x": x, "x.dot": y}) == y
    assert float(td.parse("e", {"e": 2})) == 2.0
    for text in ("e", "inf", "nan", "True", "None", "td", "math", "x.y", "P", "sin", "self"):
        refusal(text)


# Random formulas, printed in two ways, against the same formula built with Python's operators. They
# have finite values by construction: what divides has no zero, what is raised is small.
SYMBOLS = {"x": x, "y": y, "k": k, "x.dot": x.dot, "t": td.t}
POSITIVE = st.integers(1, 9) | st.floats(0.01, 9).map(lambda a: float(f"{a:.4g}")) | st.just("k")
LEAVES = POSITIVE | st.sampled_from(sorted(SYMBOLS))
FACTORS = (
    LEAVES
    | st.tuples(st.just("*"), LEAVES, LEAVES)
    | st.tuples(st.just("/"), LEAVES, LEAVES)
    | st.tuples(st.just("neg"), LEAVES)
)
POWERS = st.tuples(
    st.just("^"),
    FACTORS | st.tuples(st.sampled_from("+-"), LEAVES, LEAVES),
    st.sampled_from([2, 3]),
) | st.tuples(
    st.just("^"),
    POSITIVE | st.tuples(st.just("^"), POSITIVE, POSITIVE),
    st.sampled_from([0.5, "x", ("neg", 2), ("neg", "k"), ("^", 2, 3), ("*", 2, "k")]),
)
TREES = st.recursive(
    FACTORS | POWERS,
    lambda inner: (
        st.tuples(st.sampled_from("+-*"), inner, inner)
        | st.tuples(st.just("/"), inner, FACTORS | st.tuples(st.just("^"), FACTORS, st.just(2)))
        | st.tuples(st.sampled_from(["neg", "sin", "cos", "tanh", "abs", "atan"]), inner)
        | st.tuples(st.sampled_from(["min", "max"]), inner, inner)
    ),
    max_leaves=12,
)
LEVEL = {"+": 1, "-": 1, "*": 2, "/": 2, "neg": 3, "^": 4}


def build(tree: Any) -> Any:
    if isinstance(tree, str):
        return SYMBOLS[tree]
    if isinstance(tree, (int, float)):
        return td.vector([tree])[0]
    name, *inner = tree
    parts = [build(part) for part in inner]
    if name == "neg":
        return -parts[0]
    operators = {"+": "add", "-": "sub", "*": "mul", "/": "truediv", "^": "pow"}
    if name in operators:
        return getattr(operator, operators[name])(*parts)
    public = {"min": td.minimum, "max": td.maximum, "abs": abs}.get(name) or getattr(td, name)
    return public(*parts)


def fully_bracketed(tree: Any) -> str:
    if not isinstance(tree, tuple):
        return str(tree)
    name, *inner = tree
    parts = [fully_bracketed(part) for part in inner]
    if name == "neg":
        return f"(-{parts[0]})"
    return f"({parts[0]}{name}{parts[1]})" if name in LEVEL else f"{name}({','.join(parts)})"


def barely_bracketed(tree: Any) -> str:
    """Only the brackets that mathematics needs: ^ binds before a sign, and from the right."""
    if not isinstance(tree, tuple):
        return str(tree)
    name, *inner = tree
    parts = [barely_bracketed(part) for part in inner]
    if name not in LEVEL:
        return f"{name}({', '.join(parts)})"
    levels = [LEVEL.get(p[0], 5) if isinstance(p, tuple) else 5 for p in inner]
    here = LEVEL[name]
    if name == "neg":
        return "-" + (parts[0] if levels[0] >= 3 else f"({parts[0]})")
    left = levels[0] > here if name == "^" else levels[0] >= here
    right = levels[1] >= 3 if name == "^" else levels[1] > here
    a = parts[0] if left else f"({parts[0]})"
    b = parts[1] if right else f"({parts[1]})"
    return f"{a} {name} {b}"


@settings(max_examples=100, deadline=None)
@given(TREES)
def test_a_printed_formula_reads_back_as_the_same_function(tree: Any) -> None:
    built = build(tree)
    truth = value(built)
    scale = 1e-9 * max(1.0, abs(truth))
    for text in (
        fully_bracketed(tree),
        barely_bracketed(tree),
        barely_bracketed(tree).replace("^", "**"),
        barely_bracketed(tree).replace(" ", ""),
    ):
        assert value(td.parse(text, NAMES)) == pytest.approx(truth, rel=1e-11, abs=scale), text


@settings(max_examples=100, deadline=None)
@given(TREES)
def test_what_an_expression_shows_of_itself_reads_back_as_the_same_function(tree: Any) -> None:
    built = build(tree)
    truth = value(built)
    text = as_text(built.sx, built.shape)
    assert value(td.parse(text, NAMES)) == pytest.approx(
        truth, rel=1e-11, abs=1e-9 * max(1.0, abs(truth))
    ), text


@settings(max_examples=100, deadline=None)
@given(
    st.from_regex(r"[^\W\d]\w{0,6}", fullmatch=True) | st.sampled_from(["lambda", "µ", "x²", "is"])
)
def test_every_name_a_coordinate_may_have_can_be_read(name: str) -> None:
    try:
        (q,) = td.coordinates(name)
    except td.ModelError:
        return
    assert td.parse(name, {name: q}) == q
    assert td.parse(f"2*{name}.dot", {name: q}).dot.shape == ()


def test_the_micro_sign_is_the_letter_it_looks_like() -> None:
    assert td.parse("\u00b5*x", {"\u00b5": k, "x": x}).shape == ()  # as keyboards give it
    assert td.parse("\u03bc*x", {"\u03bc": k, "x": x}).shape == ()  # as Greek has it


# --- where it is wrong ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("x + $", 5),
        ("  x + $", 7),
        ("\t x^2 * (q)", 10),
        ("x^2 + q", 7),
        ("x^2^2 + q", 9),
        ("x**2 + q", 8),
        ("x^2 + sin(1, 2)", 7),
        ("x + 1/0", 5),
        ("x + r[3]", 5),
        ("x + sine(y)", 5),
        ("x + y.q", 5),
        ("x + 1e999", 5),
        ("x + x^1001", 7),
        ("x + (y", 5),
        ("x + y)", 6),
        ("2 x", 3),
        ("x + [y, q]", 9),
        ("x + 'a'", 5),
        ("x + 2 y", 7),
    ],
)
def test_the_message_gives_the_column(text: str, column: int) -> None:
    assert refusal(text).column == column


@pytest.mark.parametrize(("text", "column"), [("é^2 + q", 7), ("é + ß + q", 9), ("é·x", 2)])
def test_columns_count_characters_not_bytes(text: str, column: int) -> None:
    assert refusal(text, {"é": x, "ß": y, "x": x}).column == column


@pytest.mark.parametrize("text", ["x +", "x + y *", "sin(x) -", "x + + ", "2*x^", "x."])
def test_a_text_that_breaks_off_is_wrong_at_its_end_not_at_its_beginning(text: str) -> None:
    assert refusal(text).column >= len(text.rstrip())


def test_a_near_miss_is_named_with_what_was_meant() -> None:
    assert refusal("stifness*x", {"x": x, "stiffness": k}).fix == "stiffness"
    assert refusal("sine(x)").fix == "sin"
    assert "P.x, g, k, r, t, x, y" in refusal("unknown").cause


def test_a_long_name_does_not_make_a_long_message() -> None:
    assert len(str(refusal("q" * 9_000))) < 1_000


# --- limits --------------------------------------------------------------------------------------
def test_length_is_limited_and_nothing_is_read_beyond_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert td.parse("x".ljust(MAX_LENGTH), NAMES) == x

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a text that is too long was handed on")

    monkeypatch.setattr(ast, "parse", never)
    for text in ("x".ljust(MAX_LENGTH + 1), "(" * 1_000_000, "x" * 1_000_000, "9" * 1_000_000):
        assert str(MAX_LENGTH) in refusal(text).expected


@pytest.mark.parametrize("brackets", ["()", "[]"])
def test_brackets_are_limited_in_depth(brackets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left, right = brackets
    assert td.parse("(" * MAX_DEPTH + "x" + ")" * MAX_DEPTH, NAMES) == x
    monkeypatch.setattr(ast, "parse", None)
    error = refusal(left * (MAX_DEPTH + 1) + "x" + right * (MAX_DEPTH + 1))
    assert error.column == MAX_DEPTH + 1
    assert str(MAX_DEPTH) in error.expected


def test_signs_are_limited_in_depth() -> None:
    assert td.parse("-" * MAX_DEPTH + "x", NAMES) == x
    refusal("-" * (MAX_DEPTH + 1) + "x")
    refusal("-" * 9_999 + "x")


def test_the_number_of_parts_is_limited() -> None:
    assert td.parse(f"[{','.join('1' * MAX_ELEMENTS)}]", NAMES).shape == (MAX_ELEMENTS,)
    assert str(MAX_ELEMENTS) in refusal(f"[{','.join('1' * (MAX_ELEMENTS + 1))}]").expected
    assert str(MAX_NODES) in refusal(f"[{','.join('1' * MAX_NODES)}]").expected


@pytest.mark.parametrize("sign", ["", "-"])
def test_exponents_are_limited(sign: str) -> None:
    assert td.parse(f"x^{sign}{MAX_EXPONENT:g}", NAMES).shape == ()
    assert f"{MAX_EXPONENT:g}" in refusal(f"x^{sign}{MAX_EXPONENT + 1:g}").expected
    refusal(f"x^({sign}{MAX_EXPONENT:g}*2)")
    refusal(f"x^{sign}1e9")


@pytest.mark.parametrize(("name", "count"), [("t", 12), ("t", 990), ("t", 2_490), ("u", 9)])
def test_time_derivatives_of_a_name_are_limited(name: str, count: int) -> None:
    # each .dot of exp(t sin t) is about three times as large as the one before
    refusal(name + ".dot" * count, {"t": td.t, "u": td.exp(td.t * td.sin(td.t))})


@pytest.mark.parametrize(
    "text",
    [
        "9" * 400,
        "9" * 9_000,
        "0x" + "f" * 9_000,
        "1e" + "9" * 9_000,
        "10^999",
        "9^9^9^9^9",
        "(10^300)^1000",
        "1e308*10",
        "1e308 + 1e308",
        "-1e308 - 1e308",
        "1/0",
        "0/0",
        "0^-1",
        "(-8)^(1/3)",
        "x/0",
        "1/[0]",
        "[1e308]*10",
        "10^[1000]",
        "sqrt(-1)",
        "log(0)",
        "acos(2)",
        "exp(1000)",
        "exp(1000)*x",
        "norm([1e200, 1e200])",
    ],
    ids=lambda text: text[:20],
)
def test_numbers_without_a_finite_real_value_are_refused(text: str) -> None:
    refusal(text)


# --- hostile text --------------------------------------------------------------------------------
HOSTILE = [
    "", " ", "\t\n", "\0", "x\0", "x\x1fy", "\ufeffx", "x\u200by", "x\u2028y", "x\u00a0", "\ud800",
    "x\u2212y", "x\u00d7y", "x\u00b2", "\u0663", "sin\uff08x\uff09", "\u202ex", "x#y", "x;y", "x\\y",
    "__import__('os').system('true')", "__import__(x)", "eval(x)", "exec(x)", "open(x)", "print(x)",
    "x.__class__", "x.__class__.__mro__", "().__class__", "[].append(x)", "x.sx", "x.shape", "x.name",
    "r.__init__.__globals__", "x.velocity", "sin.__call__(x)", "(1).real", "1..real", "x.__dict__[x]",
    "lambda: x", "lambda x: x", "(lambda: x)()", "[x for x in r]", "(x for x in r)", "{x for x in r}",
    "{x: y}", "{x}", "x if y else x", "x and y", "x or y", "not x", "x is y", "x in r", "x not in r",
    "x == y", "x != y", "x = y", "x := y", "(x := y)", "x <> y", "x < y < k", "x // y", "x % y", "x @ y",
    "~x", "x << 2", "x >> 2", "x | y", "x & y", "*x", "**x", "sin(*r)", "sin(x=x)", "sin(**x)", "sin(r for r in r)",
    "'a'", '"a"', "f'{x}'", "b'a'", "'a'*10000", "...", "1j", "True", "None", "()", "(x,)", "x,", "[]", "[[x], y]",
    "r[-1]", "r[x]", "r[0:1]", "r[True]", "r[0.0]", "r[3]", "r[10^9]", "x[0]", "r[0][0]", "r[r]", "r.x", "x.dot.x",
    "(x + y).dot", "sin(x).dot", "sin.dot", "x.dot.dot.dot", "dot(x, y)", "cross(x, y)", "r + [1, 2]", "sin()",
    "import os", "from os import system", "del x", "pass", "return x", "await x", "yield x", "async x", "raise x",
    "x\ny", "if x", "while x", "global x", "0777", "1__0", "0b2", "1e", "1.2.3", "x..y", ".x", "+", "(", ")", "]",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_refused_and_nothing_is_run(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    for module, name in [(builtins, n) for n in ("eval", "exec", "open", "print")] + [
        (os, "system")  # type: ignore[list-item]
    ]:
        monkeypatch.setattr(module, name, lambda *_, name=name, **__: ran.append(name))
    try:
        refusal(text)
    finally:
        monkeypatch.undo()
    assert ran == []


@pytest.mark.parametrize(
    "text",
    [
        "x" + "<x" * 3_000,
        "x" + "[0]" * 3_000,
        "x" + ".a" * 4_000,
        "not " * 2_000 + "x",
        "x^" * 4_000 + "x",
        "1+" * 4_999 + "1",
        "x" + "*x" * 4_990,
        "x if x else " * 800 + "x",
        "lambda " * 1_000,
        "," * 5_000,
        "q" * MAX_LENGTH,
        "[x," * 99,
        "(((" + "x" * 9_000,
    ],
    ids=lambda text: text[:12],
)
def test_text_as_large_as_may_be_is_refused_not_choked_on(text: str) -> None:
    refusal(text)


def survives(text: str) -> None:
    try:
        result = td.parse(text, NAMES)
    except td.ParseError as error:
        assert error.given  # noqa: PT017
        assert 1 <= error.column <= max(len(text), 1)  # noqa: PT017
    else:
        assert isinstance(result, td.Expression)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_only_parse_errors_escape_from_any_text(text: str) -> None:
    survives(text)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="xyrk0129.e+-*/^()[],<>=_ \n\tsindo", max_size=40))
def test_only_parse_errors_escape_from_text_of_allowed_characters(text: str) -> None:
    survives(text)


TOKENS = [
    "x", "y", "k", "r", "t", "P.x", ".dot", "sin(", "norm(", "where(", "dot(", "(", ")", "[", "]",
    ",", "+", "-", "*", "/", "^", "**", "<", "<=", ">", ">=", "==", "=", "0", "1", "2.5", "1e9",
    "1e308", "[0]", "[1", "0x1f", "1j", "and", "or", "not", "if", "else", "for", "in", "is",
    "lambda", "True", "None", "pi", "_", "__class__", ".", "..", "µ", "é", "²",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(TOKENS), max_size=12), st.sampled_from(["", " "]))
def test_only_parse_errors_escape_from_scrambled_formulas(tokens: list[str], glue: str) -> None:
    survives(glue.join(tokens))


@pytest.mark.parametrize("text", [None, 5, b"x", ["x"], x, 1.0])
def test_what_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(td.TrundleError) as error:
        td.parse(text, NAMES)
    assert error.value.expected == "a text"


@pytest.mark.parametrize("bad", ["text", None, float("nan"), object(), 1j])
def test_a_name_that_stands_for_nonsense_is_refused_where_it_is_used(bad: Any) -> None:
    assert refusal("y + x", {"y": y, "x": bad}).column == 5
    assert td.parse("y", {"y": y, "x": bad}) == y


@pytest.mark.parametrize("names", [None, 5, ["x"], "x", {1: x}])
def test_a_table_of_names_must_be_one(names: Any) -> None:
    with pytest.raises(td.TrundleError):
        td.parse("x", names)


def test_a_motion_reads_text_by_the_same_rules() -> None:
    system = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - k * y, name="stone")
    motion = system.simulate(until=0.1, start={x: 0, y: 1, x.dot: 1, y.dot: 0}, samples=3)
    np.testing.assert_array_equal(motion["x^2 + k*y.dot"], motion[x**2 + k * y.dot])
    for text in ("x.__class__", "z", "eval(x)", "motion", "x +"):
        with pytest.raises(td.ParseError):
            motion[text]
