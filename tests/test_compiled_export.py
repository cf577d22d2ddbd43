"""The same program as C source and as SymPy matrices."""

from __future__ import annotations

import ctypes
import math
import subprocess
import sys
from pathlib import Path

import casadi as ca
import numpy as np
import pytest
import sympy
from numpy.typing import NDArray

from tests.compiler import c_compiler
from trundle.compiled.c_source import to_c
from trundle.compiled.native import compile_native
from trundle.compiled.operations import OPERATIONS
from trundle.compiled.symbolic import symbol_name, to_sympy
from trundle.errors import MissingExtra, TrundleError

Floats = NDArray[np.float64]


def build(source: str, folder: Path) -> ctypes.CDLL:
    """Compile strictly as C99 and load; a warning is an error."""
    (folder / "f.c").write_text(source)
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1"]
    command = [*c_compiler(), *flags, "-shared", "-fPIC", "-o", str(folder / "f.so"), "f.c", "-lm"]
    subprocess.run(command, cwd=folder, check=True, timeout=600)
    return ctypes.CDLL(str(folder / "f.so"))


def run(library: ctypes.CDLL, name: str, size_out: int, *arguments: Floats) -> Floats:
    function = getattr(library, name)
    function.argtypes = [ctypes.c_void_p] * (len(arguments) + 1)
    function.restype = None
    out = np.full(size_out, np.nan)
    function(*(a.ctypes.data for a in arguments), out.ctypes.data)
    return out


def spinning_top() -> dict[str, ca.Function]:
    """Symmetric heavy top in Euler angles: its mass matrix, energy and momentum."""
    q, v = ca.SX.sym("q", 3), ca.SX.sym("v", 3)
    I1, I3, height, m = 0.07, 0.03, 0.4, 1.3
    c, s = ca.cos(q[1]), ca.sin(q[1])
    T = (I1 * (v[1] ** 2 + (v[0] * s) ** 2) + I3 * (v[2] + v[0] * c) ** 2) / 2
    p = ca.gradient(T, v)
    return {
        "mass": ca.Function("mass", [q, v], [ca.jacobian(p, v), p], ["q", "v"], ["M", "p"]),
        "energy": ca.Function("energy", [q, v], [T + m * 9.81 * height * (1 + c)]),
    }


def test_c_source_computes_what_the_machine_code_computes(tmp_path: Path) -> None:
    functions = spinning_top()
    source = to_c(functions, header="A top.", argument_names=["q", "v"], doc={})
    library = build(source, tmp_path)
    native = compile_native(functions, cache=False)
    rng = np.random.default_rng(5)
    for _ in range(20):
        q, v = rng.uniform(0.1, 1.4, size=(2, 3))
        for name, f in native.items():
            np.testing.assert_allclose(
                run(library, name, f.size_out, q, v), f(q, v), rtol=1e-15, atol=0
            )


def test_c_source_knows_every_operation(tmp_path: Path) -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    outputs = [o.casadi(*(x, y)[: o.arity]) for o in OPERATIONS]
    outputs += [ca.if_else(x < y, x - (y - x), -x * -3), x**-3, ca.SX(-2), x - (-2 * y)]
    f = ca.Function("f", [x, y], [ca.vertcat(*outputs)])
    source = to_c({"f": f}, header="", argument_names=["x", "y"], doc={})
    library, native = build(source, tmp_path), compile_native({"f": f}, cache=False)["f"]
    for a, b in [(0.3, 0.7), (0.7, 0.3), (-0.4, 0.4), (0.0, -0.5), (0.9, np.nan), (-np.inf, 2.0)]:
        one, two = np.array([a]), np.array([b])
        np.testing.assert_allclose(
            run(library, "f", native.size_out, one, two), native(one, two), rtol=1e-15, atol=0
        )


def test_c_source_reads_like_the_formula() -> None:
    q, v = ca.SX.sym("q", 2), ca.SX.sym("v", 2)
    f = ca.Function("f", [q, v], [(q[0] + v[0]) * v[1] - 0.1 / q[1]], ["q", "v"], ["power"])
    source = to_c({"f": f}, header="Two\nlines", argument_names=["q", "v"], doc={"f": "in watts"})
    assert "    out[0] = v[1] * (q[0] + v[0]) - 0.1 / q[1];\n" in source
    assert source.startswith("/* Two\n * lines\n */\n")
    assert "/* f: in watts\n * q[2], v[2] -> out[0] = power (1 x 1)\n */" in source
    assert source.count("#include") == 1


def test_constants_in_c_source_read_back_as_the_same_numbers() -> None:
    x = ca.SX.sym("x")
    for number in (0.1, 1 / 3, 6.62607015e-34, math.pi, 1e22):
        f = ca.Function("f", [x], [x * number])
        source = to_c({"f": f}, header="", argument_names=["x"], doc={})
        literal = source.split("x[0] * ")[1].split(";")[0]
        assert float(literal) == number


def test_a_comment_cannot_end_early() -> None:
    x = ca.SX.sym("x")
    f = ca.Function("f", [x], [x])
    source = to_c({"f": f}, header="*/ int a;", argument_names=["x"], doc={"f": "*/"})
    assert source.count("*/") == 2


@pytest.mark.parametrize("name", ["2x", "x y", "double", "out", "sin", "a;b", ""])
def test_names_that_c_cannot_take_are_refused(name: str) -> None:
    x = ca.SX.sym("x")
    f = ca.Function("f", [x], [x])
    with pytest.raises(TrundleError, match="name in C"):
        to_c({"f": f}, header="", argument_names=[name], doc={})
    with pytest.raises(TrundleError, match="name in C"):
        to_c({name: f}, header="", argument_names=["x"], doc={})


def test_a_wrong_number_of_names_or_a_stray_comment_is_refused() -> None:
    x = ca.SX.sym("x")
    f = ca.Function("f", [x], [x])
    with pytest.raises(TrundleError, match="1 names"):
        to_c({"f": f}, header="", argument_names=["x", "y"], doc={})
    with pytest.raises(TrundleError, match="different"):
        to_c({"f": f}, header="", argument_names=["x", "x"], doc={})
    with pytest.raises(TrundleError, match="'g'"):
        to_c({"f": f}, header="", argument_names=["x"], doc={"g": "unknown"})


def test_local_names_do_not_collide_with_arguments(tmp_path: Path) -> None:
    x = ca.SX.sym("x")
    f = ca.Function("f", [x], [ca.sin(x) * ca.sin(x) + ca.sin(x)])
    source = to_c({"f": f}, header="", argument_names=["w0"], doc={})
    one = np.array([0.4])
    expected = np.sin(0.4) ** 2 + np.sin(0.4)
    assert run(build(source, tmp_path), "f", 1, one)[0] == pytest.approx(expected, rel=1e-15)


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("x", "x"),
        ("x.dot", r"\dot{x}"),
        ("x.dot.dot", r"\ddot{x}"),
        ("P.x", "P_{x}"),
        ("P.x.dot", r"\dot{P}_{x}"),
        ("theta", r"\theta"),
        ("theta.dot", r"\dot{\theta}"),
        ("q1.dot", r"\dot{q}_{1}"),
        ("ball.quaternion[0]", "ball_{quaternion 0}"),
    ],
)
def test_names_have_the_latex_a_paper_would_print(name: str, latex: str) -> None:
    assert sympy.latex(sympy.Symbol(symbol_name(name))) == latex


def test_sympy_matrices_give_the_same_numbers_as_casadi() -> None:
    f = spinning_top()["mass"]
    names = [["phi", "theta", "psi"], ["phi.dot", "theta.dot", "psi.dot"]]
    M, p = to_sympy(f, names)
    assert (M.shape, p.shape) == ((3, 3), (3, 1))
    symbols = [sympy.Symbol(symbol_name(n), real=True) for group in names for n in group]
    point = np.random.default_rng(6).uniform(0.1, 1.4, 6)
    at = dict(zip(symbols, point, strict=True))
    expected = f(point[:3], point[3:])
    for matrix, numbers in zip((M, p), expected, strict=True):
        ours = np.array(matrix.subs(at).evalf(), dtype=float)
        np.testing.assert_allclose(ours, np.array(ca.densify(numbers)), rtol=1e-14)
    assert sympy.simplify(M - M.T) == sympy.zeros(3, 3)
    momentum = M * sympy.Matrix(symbols[3:]) - p
    assert all(abs(e.subs(at).evalf()) < 1e-15 for e in momentum)


def test_sympy_knows_every_operation_with_the_meaning_of_c() -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    a, b = sympy.symbols("x y", real=True)
    for operation in OPERATIONS:
        f = ca.Function("f", [x, y], [operation.casadi(*(x, y)[: operation.arity])])
        (matrix,) = to_sympy(f, [["x"], ["y"]])
        if operation.name == "remainder":  # SymPy has no such function; it stays a name
            assert str(matrix[0]) == "remainder(x, y)"
            continue
        for point in [(0.3, 0.7), (0.75, 0.25), (-0.5, 0.5), (0.0, 2.0), (0.6, -0.25)]:
            expected = float(f(*point))
            if math.isfinite(expected):
                value = complex(matrix[0].subs({a: point[0], b: point[1]}).evalf())
                assert value == pytest.approx(expected, rel=1e-14, abs=1e-15), operation.name


def test_small_exact_constants_are_rationals_and_others_keep_their_digits() -> None:
    x = ca.SX.sym("x")
    f = ca.Function("f", [x], [ca.vertcat(0.5 * x, 3 * x, -0.75 + x, 9.81 * x, x / 3)])
    (m,) = to_sympy(f, [["x"]])
    s = sympy.Symbol("x", real=True)
    assert list(m[:3]) == [s / 2, 3 * s, s - sympy.Rational(3, 4)]
    assert float(m[3].coeff(s)) == 9.81
    assert m[4] == s / 3


def test_conditions_stay_readable() -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    f = ca.Function("f", [x, y], [ca.if_else(ca.logic_and(x < y, x > 0), y, 0)])
    (m,) = to_sympy(f, [["x"], ["y"]])
    a, b = sympy.symbols("x y", real=True)
    assert m[0] == sympy.Piecewise((b, (a < b) & (sympy.S(0) < a)), (0, True))


def test_names_that_fall_together_are_refused() -> None:
    x = ca.SX.sym("x", 2)
    f = ca.Function("f", [x], [x])
    with pytest.raises(TrundleError, match="P_x"):
        to_sympy(f, [["P.x", "P_x"]])
    with pytest.raises(TrundleError, match="sizes"):
        to_sympy(f, [["x"]])
    with pytest.raises(TrundleError, match="words"):
        to_sympy(f, [["x", ".dot"]])


def test_a_name_is_never_parsed_as_an_expression() -> None:
    x = ca.SX.sym("x")
    (m,) = to_sympy(ca.Function("f", [x], [x + 1]), [["__import__('os')"]])
    assert m[0].free_symbols == {sympy.Symbol("import_os", real=True)}


def test_without_sympy_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sympy", None)
    x = ca.SX.sym("x")
    with pytest.raises(MissingExtra, match=r"trundle\[symbolic\]"):
        to_sympy(ca.Function("f", [x], [x]), [["x"]])
