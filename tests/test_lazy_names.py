"""`import trundle` costs nothing: names are imported when first used, and editors know them all the same."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import trundle as td
from trundle import gallery, scenario, study
from trundle.lazy import found, read_stub

COMPUTES = {"numpy", "casadi", "llvmlite", "trundle.system"}


def ran(code: str) -> str:
    """What a program prints in a fresh interpreter."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_importing_the_package_imports_nothing_that_computes() -> None:
    code = "import sys, trundle; print(*sys.modules)"
    assert not set(ran(code).split()) & COMPUTES


def test_a_name_is_there_as_soon_as_it_is_asked_for() -> None:
    code = "from trundle import Sphere; import trundle as td; print(td.sin(td.t), Sphere.__name__)"
    assert ran(code) == "sin(t) Sphere\n"


@pytest.mark.slow
def test_a_star_import_brings_every_public_name() -> None:
    code = (
        "import trundle as td\n"
        "from trundle import *\n"
        "print([name for name in td.__all__ if name not in globals()])"
    )
    assert ran(code) == "[]\n"


@pytest.mark.parametrize("package", [td, scenario, study])
def test_every_name_of_a_stub_is_there_and_is_what_the_stub_says(package: ModuleType) -> None:
    places, _ = read_stub(Path(str(package.__file__)).with_suffix(".pyi"))
    assert sorted(places) == package.__all__
    for name, module in places.items():
        assert getattr(package, name) is found(module, name)


def test_a_name_that_is_gone_says_what_to_write() -> None:
    with pytest.raises(AttributeError, match="any more: write a @ b"):
        td.dot  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("package", [gallery, scenario])
def test_no_public_name_is_that_of_a_part_of_the_package(package: ModuleType) -> None:
    # importing trundle.view puts the module there, and the name would never be looked up
    parts = {module.name for module in pkgutil.iter_modules(package.__path__)}
    assert not parts & set(package.__all__)


@pytest.mark.parametrize(("command", "needed"), [("list", set()), ("new a", set())])
def test_commands_that_compute_nothing_import_nothing_that_computes(
    command: str, needed: set[str], tmp_path: Path
) -> None:
    code = (
        "import sys\n"
        "from trundle.cli.main import main\n"
        f"code = main({command.split()!r})\n"
        "print(*sys.modules, file=sys.stderr)\n"
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert set(done.stderr.split()) & COMPUTES <= needed


@pytest.mark.parametrize("package", [gallery, scenario, study])
def test_what_is_listed_are_the_public_names_and_nothing_else(package: ModuleType) -> None:
    assert dir(package) == sorted(package.__all__)


def test_what_the_package_lists_are_its_public_names_and_packages() -> None:
    importlib.import_module("trundle.cli")  # an inner package, which is then an attribute
    assert set(dir(td)) == {*td.__all__, "__version__"}
    assert {"gallery", "scenario", "study", "read", "load", "Scenario"} <= set(dir(td))
    assert hasattr(td, "cli")
    assert all(hasattr(td, name) for name in dir(td))


@pytest.mark.parametrize("name", ["gallery.rattleback", "read", "study.uniform"])
def test_packages_are_there_without_an_import_of_their_own(name: str) -> None:
    assert ran(f"import trundle as td; print(callable(td.{name}))") == "True\n"


def test_a_misspelt_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Sphre'") as caught:
        td.Sphre  # type: ignore[attr-defined]  # noqa: B018
    assert caught.value.obj is td  # what Python finds "did you mean" in
