"""Systems written out: SymPy, LaTeX and C say the same as the machine code."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy

import trundle as td
from tests.compiler import c_compiler
from trundle.gallery import bead_on_hoop, spinning_table


def test_the_bead_as_sympy_matrices_is_what_seed_001_prints(bead: Any) -> None:
    written = bead.system.equations()
    x, y, vx, vy = sympy.symbols("x y xdot ydot", real=True)
    assert sympy.eye(2) == written.M
    assert sympy.simplify(written.A - sympy.Matrix([[2 * x, 2 * y]])) == sympy.zeros(1, 2)
    assert sympy.simplify(written.b[0] + 2 * (vx**2 + vy**2)) == 0
    assert float(written.Q[1]) == -9.81
    assert r"\dot{x}" in written.latex()


def test_equations_of_a_large_system_are_refused() -> None:
    q = td.coordinates(" ".join(f"q{i}" for i in range(80)))
    v = td.vector([x.dot for x in q])
    with pytest.raises(td.ModelError, match="80 coordinates"):
        td.System(kinetic=(v @ v) / 2).equations()


@pytest.mark.parametrize(
    "example", [bead_on_hoop(), spinning_table("inclined")], ids=["bead", "table"]
)
def test_the_c_source_compiles_and_agrees_with_the_machine_code(
    example: Any, tmp_path: Path
) -> None:
    source = example.system.to_c(start=example.start)
    (tmp_path / "system.c").write_text(source)
    command = [*c_compiler(), "-std=c99", "-Wall", "-Werror", "-O1", "-shared", "-fPIC", "-lm"]
    library = tmp_path / "system.so"
    subprocess.run([*command, "system.c", "-o", str(library)], check=True, cwd=tmp_path)
    motion = example.simulate(until=0.2, samples=2)
    machine = example.system.machine
    y = motion._samples[0][-1, : machine.programs.ny]
    P = motion.run.phases[0].P[: machine.programs.P.shape[0]]
    native = machine.native["rhs"](np.zeros(1), y, P)
    out = np.zeros_like(native)
    rhs = ctypes.CDLL(str(library)).trundle_rhs
    rhs(*(ctypes.c_void_p(a.ctypes.data) for a in (np.zeros(1), y, P, out)))
    assert out == pytest.approx(native, rel=1e-12, abs=1e-13)


def test_the_c_source_names_its_states_and_parameters() -> None:
    source = spinning_table().system.to_c()
    assert "[0] x," in source
    assert "q5.dot" in source
    assert "[0] Omega" in source
    assert "trundle_p" in source
