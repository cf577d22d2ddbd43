"""Names of a package that are imported when they are first used: what `import trundle` costs is next to nothing."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

Names = tuple[list[str], Callable[[str], Any], Callable[[], list[str]]]


def public_names(
    package: str,
    file: str,
    gone: Mapping[str, str] | None = None,
    elsewhere: Mapping[str, str] | None = None,
) -> Names:
    """`__all__`, `__getattr__` and `__dir__` of a package whose public names stand in the `.pyi` beside its file.

    gone        {a name of earlier versions: what to write instead}
    elsewhere   {a name of other libraries: what to type instead}
    """
    places, own = read_stub(Path(file).with_suffix(".pyi"))
    return sorted(places), *names_when_asked(package, places, [*places, *own], gone, elsewhere)


def read_stub(stub: Path) -> tuple[dict[str, str], list[str]]:
    """{name: the module it comes from} of a stub's imports; and what it declares, as `__version__: str`."""
    body = ast.parse(stub.read_text(encoding="utf-8")).body
    places = {
        alias.name: node.module
        for node in body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    own = [node.target for node in body if isinstance(node, ast.AnnAssign)]
    return places, [name.id for name in own if isinstance(name, ast.Name)]


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
    elsewhere: Mapping[str, str] | None = None,
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """A package's `__getattr__`, which Python calls for what the package does not have yet, and its `__dir__`.

    places   {name: the module or package that it lives in}; no module of the package may have such a name
             otherwise, because importing the module puts it into the package, and `__getattr__` never runs
    public   what `dir` and completion show; the package's own imports and its inner modules they do not
    """

    def __getattr__(name: str) -> Any:
        this = sys.modules[package]
        if name not in places:
            text = f"module {package!r} has no attribute {name!r}"
            if gone and name in gone:
                text += f" any more: {gone[name]}"
            elif elsewhere and name in elsewhere:
                text += f". Try: {elsewhere[name]}"
            raise AttributeError(
                text, name=name, obj=this
            )  # obj: where Python finds "did you mean"
        value = found(places[name], name)
        setattr(this, name, value)
        return value

    return __getattr__, lambda: sorted(public)
