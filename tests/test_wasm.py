"""WebAssembly from the tape: every operation as native code computes it, in a real browser; and the shipped kernel."""

from __future__ import annotations

import base64
import re
import shutil
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest

from tests.browser import browser
from tools import build_kernel
from trundle.compiled.llvm_ir import LIBM
from trundle.compiled.native import compile_native
from trundle.compiled.operations import OPERATIONS
from trundle.compiled.tape import Tape
from trundle.compiled.wasm import module
from trundle.compiled.wasm_tables import Tables
from trundle.symbols.lookup import apply
from trundle.symbols.pieces import BY_X, Pieces

pytestmark = pytest.mark.slow
__all__ = ["browser"]  # the fixture

MATH = Path(__file__).parents[1] / "player" / "src" / "live" / "math.js"
RUN = """([code, math, functions, inputs, tables]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const memory = new WebAssembly.Memory({ initial: 64 });
  let next = 1 << 20;
  const data = Object.fromEntries(Object.entries(tables).map(([key, text]) => {
    const [here, values] = [next, bytes(text)];
    new Uint8Array(memory.buffer, here, values.length).set(values);
    next += values.length;
    return [key, new WebAssembly.Global({ value: "i32" }, here)];
  }));
  const mathematics = new Function(math.replace("export const math =", "return"))();
  const taken = { env: { memory }, math: mathematics, data };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes(code)), taken);
  const given = new Float64Array(bytes(inputs).buffer);
  return functions.map(({ name, sizes, out }) => {
    const total = sizes.reduce((a, b) => a + b, 0), rows = given.length / 2;
    const found = [];
    for (let i = 0; i < rows; i++) {
      const room = new Float64Array(memory.buffer);
      for (let k = 0; k < total; k++) room[k] = given[2 * i + (k % 2)];
      let at = 0;
      const places = sizes.map((size) => { const here = at; at += 8 * size; return here; });
      exports[name](...places, at, 0);
      for (let k = 0; k < out; k++) found.push(room[at / 8 + k]);
    }
    return btoa(String.fromCharCode(...new Uint8Array(new Float64Array(found).buffer)));
  });
}"""


def evaluate(browser: Any, functions: dict[str, ca.Function], rows: np.ndarray) -> dict[str, Any]:
    """Outputs (rows, size) of functions in the browser; argument k is column k % 2 of a row."""
    tapes = {name: Tape.from_function(f) for name, f in functions.items()}
    asked = [{"name": n, "sizes": list(t.sizes_in), "out": t.size_out} for n, t in tapes.items()]
    code = base64.b64encode(module(tapes)).decode()
    given = base64.b64encode(np.ascontiguousarray(rows).tobytes()).decode()
    pieces = Tables.of(tapes.values()).pieces
    data = {key: base64.b64encode(one.data.tobytes()).decode() for key, one in pieces.items()}
    page = browser.new_page()
    try:
        found = page.evaluate(RUN, [code, MATH.read_text(), asked, given, data])
    finally:
        page.close()
    return {
        name: np.frombuffer(base64.b64decode(text)).reshape(len(rows), -1)
        for name, text in zip(tapes, found, strict=True)
    }


def numbers() -> np.ndarray:
    """Pairs: every edge with every edge, and random ones of many sizes."""
    edges = [
        0.0,
        -0.0,
        0.5,
        1.0,
        -1.0,
        1.5,
        -2.0,
        2.5,
        3.0,
        np.inf,
        -np.inf,
        np.nan,
        1e-300,
        1e300,
        -1e-5,
    ]
    pairs = [(x, y) for x in edges for y in edges]
    rng = np.random.default_rng(3)
    sizes = 10.0 ** rng.uniform(-6, 3, size=(600, 2))
    near = rng.uniform(-1.2, 1.2, size=(600, 2))
    return np.vstack([pairs, sizes * rng.choice([-1, 1], size=sizes.shape), near])


def apart(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How many units in the last place; infinite where one is no number, or infinite, or has another sign of zero."""
    same = (x == y) & (np.signbit(x) == np.signbit(y)) | (np.isnan(x) & np.isnan(y))
    with np.errstate(all="ignore"):
        away = np.abs(x - y) / np.spacing(np.maximum(np.abs(x), np.abs(y)))
    return np.where(same, 0.0, np.where(np.isnan(away), np.inf, away))


# In units in the last place, beside C's own rounding. The rest of the operations are exact.
ROUNDED = dict.fromkeys(LIBM, 2.0) | {"fmod": 0.0, "remainder": 0.0, "erf": 8.0}


def test_every_operation_is_what_native_code_computes(browser: Any) -> None:
    x, y, rows, made = ca.SX.sym("x"), ca.SX.sym("y"), numbers(), {}
    for operation in OPERATIONS:
        arguments = [x, y][: operation.arity]
        made[f"f_{operation.name}"] = ca.Function("f", arguments, [operation.casadi(*arguments)])
    there = evaluate(browser, made, rows)
    for name, f in made.items():
        operation = name.removeprefix("f_")
        assert operation in Tape.from_function(f).counts(), "CasADi wrote it in another way"
        native = compile_native({name: f})[name]
        here = np.array([native(*([v] for v in row[: f.n_in()]))[0] for row in rows])
        worst = apart(here, there[name][:, 0])
        k = int(np.argmax(worst))
        assert worst[k] <= ROUNDED.get(operation, 0.0), (
            f"{operation}{tuple(rows[k])}: {here[k]!r} native, {there[name][k, 0]!r} in the page"
        )


def test_a_graph_with_shared_values_is_what_native_code_computes(browser: Any) -> None:
    x, y = ca.SX.sym("x", 6), ca.SX.sym("y", 2)
    shared = ca.sin(x[0] * y[0]) + x[1]
    out = ca.vertcat(
        shared, shared / x[2], x[3], 2.5, ca.if_else(y[1] > x[4], shared, x[5]), shared**3
    )
    f = ca.Function("f", [x, y], [out])
    rows = np.random.default_rng(8).normal(size=(50, 2))
    there = evaluate(browser, {"f": f}, rows)["f"]
    for row, found in zip(rows, there, strict=True):
        given = np.resize(row, 8)
        np.testing.assert_allclose(found, np.array(f(given[:6], given[6:])).ravel(), rtol=1e-14)


# --- tables -------------------------------------------------------------------------------------------------
def made_tables() -> dict[str, Pieces]:
    """One of each kind: even and uneven cells, periodic or not, one or two variables, few data and many."""
    rng = np.random.default_rng(2)
    even, some = np.linspace(-1.0, 2.0, 13), np.sort(rng.uniform(-1.0, 2.0, 11))
    values, wave = rng.normal(size=13), rng.normal(size=11)
    wave[-1] = wave[0]
    few = np.array([-0.5, 0.1, 1.4])
    return {
        "even": Pieces.line("even", even, values, False),
        "uneven": Pieces.line("uneven", some, wave, False),
        "turning": Pieces.line("turning", some, wave, True),
        "around": Pieces.line("around", np.linspace(0.0, 1.0, 11), wave, True),
        "broken": Pieces.broken_line("broken", some, wave, False),
        "steps": Pieces.steps("steps", some, wave[:-1]),
        "few": Pieces.line("few", few, values[:3], False),
        "grid": Pieces.grid("grid", even, some, rng.normal(size=(13, 11))),
        "small grid": Pieces.grid("small grid", few, even, rng.normal(size=(3, 13))),
    }


def places_for(tables: dict[str, Pieces]) -> np.ndarray:
    """Inside, on every knot, beside it, in the continuation, beyond it, and no number."""
    knots = np.concatenate([axis.knots for one in tables.values() for axis in one.axes])
    x = np.concatenate([knots, np.nextafter(knots, 9), np.nextafter(knots, -9), [np.nan, np.inf]])
    rng = np.random.default_rng(5)
    x = np.concatenate([x, rng.uniform(-1.6, 2.6, 300)])
    return np.column_stack([x, rng.permutation(x)])


def test_every_derivative_of_a_table_is_what_native_code_computes(browser: Any) -> None:
    x, y, tables = ca.SX.sym("x"), ca.SX.sym("y"), made_tables()
    rows, made, sizes = places_for(tables), {}, {}
    for k, table in enumerate(tables.values()):
        arguments = [x, y][: len(table.axes)]
        orders = (
            range(6) if len(arguments) == 1 else [BY_X * a + b for a in range(4) for b in (0, 1, 3)]
        )
        for order in (order for order in orders if not table.vanishes(order)):
            name = f"f_{k}_{order}"
            made[name] = ca.Function("f", arguments, [apply(table, [*arguments, ca.SX(order)])])
            found = table.D(order, *np.meshgrid(*(axis.knots[:-1] for axis in table.axes)))
            sizes[name] = np.abs(found).max()
    there = evaluate(browser, made, rows)
    for name, f in made.items():
        native = compile_native({name: f})[name]
        here = np.array([native(*([v] for v in row[: f.n_in()]))[0] for row in rows])
        found = there[name][:, 0]
        np.testing.assert_array_equal(np.isnan(found), np.isnan(here), err_msg=name)
        known = ~np.isnan(here)
        assert known.sum() > 300
        # native code fuses products with sums
        size = np.maximum(np.abs(here[known]), max(sizes[name], 1e-12))
        assert (np.abs(found - here)[known] / size).max() < 1e-13, name


# --- the kernel that is shipped -----------------------------------------------------------------------------
def test_the_kernel_shipped_for_pages_was_made_of_the_sources_beside_it() -> None:
    assert build_kernel.WASM.read_bytes()[-64:].decode() == build_kernel.wasm_hash(), (
        "the C source was changed: make kernel"
    )


@pytest.mark.skipif(
    not (shutil.which("clang-16") and shutil.which("wasm-ld-16")), reason="no clang 16 here"
)
def test_the_same_clang_makes_the_same_bytes() -> None:
    assert build_kernel.build_wasm("clang-16") == build_kernel.WASM.read_bytes()


def test_the_kernel_for_pages_takes_nothing_but_memory(browser: Any) -> None:
    code = base64.b64encode(build_kernel.WASM.read_bytes()).decode()
    page = browser.new_page()
    taken, given = page.evaluate(
        """code => { const bytes = Uint8Array.from(atob(code), (c) => c.charCodeAt(0));
        const made = new WebAssembly.Module(bytes);
        const { imports, exports } = WebAssembly.Module;
        return [imports(made), exports(made)].map((x) => x.map(({ name }) => name)); }""",
        code,
    )
    page.close()
    assert taken == ["memory"]
    assert set(given) == {*build_kernel.WASM_EXPORTS, "__indirect_function_table"}


def test_the_mathematics_of_pages_is_all_that_the_emitter_may_call() -> None:
    listed = re.search(r"export const math = \{(.*)\};", MATH.read_text(), re.S)
    assert listed is not None
    named = set(
        re.findall(r"(\w+)(?:: [^,]*)?(?=,|\s*$)", re.sub(r"\(x, y\) => x % y", "0", listed[1]))
    )
    assert named == set(LIBM)
