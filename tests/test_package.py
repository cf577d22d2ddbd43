"""The package as a whole: light to import, every public name documented, errors in four parts."""

from __future__ import annotations

import inspect
import subprocess
import sys
from typing import Any

import pytest

import trundle as td
from tests import typed_usage


def loaded_by(code: str) -> set[str]:
    """Modules in memory after running some code in a fresh interpreter."""
    script = f"{code}\nimport sys; print(' '.join(sys.modules))"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(out.stdout.split())


def test_importing_trundle_loads_nothing_slow() -> None:
    modules = loaded_by("import trundle")
    assert not modules & {"numpy", "casadi", "llvmlite", "sympy", "matplotlib", "pandas", "scipy"}


def test_deriving_a_system_does_not_start_the_compiler() -> None:
    code = "import trundle as td; x, = td.coordinates('x'); repr(td.System(lagrangian=x.dot**2))"
    assert not loaded_by(code) & {"llvmlite", "sympy", "matplotlib"}


def test_every_public_name_exists_and_is_documented() -> None:
    for name in td.__all__:
        thing: Any = getattr(td, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name


def test_a_missing_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch, bead: Any) -> None:
    monkeypatch.setitem(sys.modules, "sympy", None)
    with pytest.raises(td.MissingExtra, match=r"pip install \"trundle\[symbolic\]\""):
        bead.system.equations()
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    from trundle.view.figures import new_figure

    with pytest.raises(td.MissingExtra, match="plots"):
        new_figure()


def test_errors_have_four_parts() -> None:
    (x,) = td.coordinates("x")
    with pytest.raises(td.ModelError) as caught:
        td.Holonomic(x.dot - 1, name="drive")
    error = caught.value
    assert "drive" in error.given
    assert "x.dot" in error.given
    assert error.expected
    assert error.cause
    assert error.fix == "td.Nonholonomic(residual, name='drive')"


def test_the_lines_whose_types_are_checked_also_run() -> None:
    assert typed_usage.bead().finished
    assert typed_usage.ball().impacts == []
    typed_usage.pendulum()
