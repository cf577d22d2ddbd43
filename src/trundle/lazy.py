"""Names of a package that are imported when they are first used: what `import trundle` costs is next to nothing."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Collection, Mapping
from typing import Any


def names_when_asked(
    package: str, places: Mapping[str, str], public: Collection[str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """A package's `__getattr__`, which Python calls for what the package does not have yet, and its `__dir__`.

    places   {name: the module or package that it lives in, or is}; no module of the package may have such a name
             otherwise, because importing the module puts it into the package, and the name is never asked for
    public   what `dir` and completion show; the package's own imports and its inner modules they do not
    """

    def __getattr__(name: str) -> Any:
        this = sys.modules[package]
        if name not in places:
            text = f"module {package!r} has no attribute {name!r}"
            raise AttributeError(
                text, name=name, obj=this
            )  # obj: where Python finds "did you mean"
        module = importlib.import_module(places[name])
        if hasattr(module, name):
            value = getattr(module, name)
        elif places[name].endswith(f".{name}"):
            value = module
        else:
            value = importlib.import_module(f"{places[name]}.{name}")
        setattr(this, name, value)
        return value

    return __getattr__, lambda: sorted(public)


def placed(homes: Mapping[str, str]) -> dict[str, str]:
    """{name: module} from {module: "name name ..."}.

    >>> placed({"trundle.system": "System", "trundle.errors": "ModelError StartError"})["StartError"]
    'trundle.errors'
    """
    return {name: module for module, names in homes.items() for name in names.split()}
