"""Names of a package that are imported when they are first used: what `import trundle` costs is next to nothing."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

Names = tuple[list[str], Callable[[str], Any], Callable[[], list[str]]]


def public_names(package: str, file: str, gone: Mapping[str, str] | None = None) -> Names:
    """`__all__`, `__getattr__` and `__dir__` of a package whose public names stand in the `.pyi` beside its file.

    gone   {a name of earlier versions: what to write instead}
    """
    places = read_stub(Path(file).with_suffix(".pyi"))
    return sorted(places), *names_when_asked(package, places, places, gone)


def read_stub(stub: Path) -> dict[str, str]:
    """{name: the module it comes from} of the imports in a stub file."""
    return {
        alias.name: node.module
        for node in ast.parse(stub.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def found(module: str, name: str) -> Any:
    """What `from module import name` gives: an attribute of the module, or a module in it.

    >>> found("trundle", "gallery").__name__
    'trundle.gallery'
    """
    here = importlib.import_module(module)
    if name in vars(here):
        return vars(here)[name]
    return importlib.import_module(f"{module}.{name}")


def names_when_asked(
    package: str,
    places: Mapping[str, str],
    public: Collection[str],
    gone: Mapping[str, str] | None = None,
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """A package's `__getattr__`, which Python calls for what the package does not have yet, and its `__dir__`.

    places   {name: the module or package that it lives in}; no module of the package may have such a name
             otherwise, because importing the module puts it into the package, and the name is never asked for
    public   what `dir` and completion show; the package's own imports and its inner modules they do not
    """

    def __getattr__(name: str) -> Any:
        this = sys.modules[package]
        if name not in places:
            text = f"module {package!r} has no attribute {name!r}"
            if gone and name in gone:
                text += f" any more: {gone[name]}"
            raise AttributeError(
                text, name=name, obj=this
            )  # obj: where Python finds "did you mean"
        value = found(places[name], name)
        setattr(this, name, value)
        return value

    return __getattr__, lambda: sorted({*public, "__version__"} if package == "trundle" else public)
