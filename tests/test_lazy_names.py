"""`import trundle` costs nothing: names are imported when first used, and editors know them all the same."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import subprocess
import sys

import pytest

import trundle as td


def ran(code: str) -> str:
    """What a program prints in a fresh interpreter."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_importing_the_package_imports_nothing_that_computes() -> None:
    code = "import sys, trundle; print(*sys.modules)"
    assert not set(ran(code).split()) & {"numpy", "casadi", "numba", "llvmlite", "trundle.system"}


def test_a_name_is_there_as_soon_as_it_is_asked_for() -> None:
    code = "from trundle import Sphere; import trundle as td; print(td.sin(td.t), Sphere.__name__)"
    assert ran(code) == "sin(t) Sphere\n"


def test_a_star_import_brings_every_public_name() -> None:
    code = (
        "import trundle as td\n"
        "from trundle import *\n"
        "print([name for name in td.__all__ if name not in globals()])"
    )
    assert ran(code) == "[]\n"


def test_what_type_checkers_read_is_what_the_interpreter_does() -> None:
    tree = ast.parse(inspect.getsource(td))
    (checked,) = [
        node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name)
    ]
    imports = {
        alias.name: node.module
        for node in checked.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imports == td._PLACES
    assert {*imports, "load"} == set(td.__all__)


def test_no_public_name_is_that_of_a_part_of_the_package() -> None:
    # importing trundle.view puts the module there, and the name would never be looked up
    assert not {module.name for module in pkgutil.iter_modules(td.__path__)} & set(td.__all__)


def test_all_public_names_are_listed() -> None:
    assert set(td.__all__) <= set(dir(td))


def test_a_misspelt_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Sphre'") as caught:
        td.Sphre  # type: ignore[attr-defined]  # noqa: B018
    assert caught.value.obj is td  # what Python finds "did you mean" in
