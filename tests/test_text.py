"""The text parser: what a text means, and where it is wrong."""

import math
import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td
from tests.text_tools import NAMES, P, k, number, refusal, value, x, y
from trundle.symbols.printing import as_text
from trundle.symbols.text import FUNCTIONS


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
        other = {"abs": abs, "min": td.minimum, "max": td.maximum, "dot": operator.matmul}
        public = other.get(name) or getattr(td, name)
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


def test_a_unit_behind_a_number_is_answered_with_the_number_in_si() -> None:
    x, g = td.coordinates("x g")
    to_type = {
        "10 deg": '"10*pi/180"', "10°": '"10*pi/180"', "3 rpm": '"3*2*pi/60"', "300 mm": "0.3", "1.5e2 g": "0.15",
        "2 s": "2", "2 Nm*sin(x)": '"2*sin(x)"', "x + 36 km/h": '"x + 36/3.6"', "7850 kg/m^3": "7850",
    }  # fmt: skip
    for text, fix in to_type.items():
        with pytest.raises(td.ParseError, match="nothing is converted") as error:
            td.parse(text, {"x": x})
        assert error.value.fix == fix
    with pytest.raises(td.ParseError) as error:
        td.parse("2 g", {"g": g})
    assert error.value.fix == '"2*g"'
    with pytest.raises(td.ParseError) as error:
        td.parse("10*deg", {"x": x})
    assert error.value.fix == "pi/180"
    assert repr(td.parse("2*g", {"g": g})) == "2*g"
