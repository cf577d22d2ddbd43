"""JSON Schema of scenario files, for editors: from the signatures that describe the tables."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from trundle.described import Keys, keys_of, summary
from trundle.scenario.kinds import file_keys, part_keys, scenario_file


def schema_of_files() -> dict[str, Any]:
    """The schema of a file; each table that a signature describes stands once, under $defs."""
    defined: dict[str, Any] = {}

    def define(make: Callable[..., Any], without: tuple[str, ...] = (), kind: str = "") -> Any:
        name = f"{make.__qualname__}" if kind else make.__name__
        if name not in defined:
            keys = part_keys(make) if kind else keys_of(make, without) or {}
            defined[name] = {}  # a table may hold tables of its own kind
            defined[name] = _object(make, keys, define, kind)
        return {"$ref": f"#/$defs/{name}"}

    whole = _object(scenario_file, file_keys(), define)
    whole["properties"]["case"] = {
        "type": "object",
        "description": "[case.NAME]: laid over the rest",
        "additionalProperties": {"type": "object"},
    }
    version = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": version, **whole, "$defs": dict(sorted(defined.items()))}


def _object(make: Any, keys: Keys, define: Callable[..., Any], kind: str = "") -> dict[str, Any]:
    properties = {name: key.value.schema(define) | _about(key) for name, key in keys.items()}
    needed = [name for name, key in keys.items() if key.needed]
    if kind:
        properties = {"kind": {"const": kind}, **properties}
        needed += [] if kind in keys else ["kind"]  # a key of its own says the kind
    return {
        "type": "object",
        "description": summary(make),
        "properties": properties,
        "required": needed,
        "additionalProperties": False,
    }


def _about(key: Any) -> dict[str, Any]:
    """The words of a key, and its default if JSON can say it."""
    about = {"description": key.words} if key.words else {}
    default = list(key.default) if isinstance(key.default, tuple) else key.default
    plain = isinstance(default, (bool, int, str, list)) and default not in ("", [])
    plain = plain or (isinstance(default, float) and math.isfinite(default))
    return about | ({"default": default} if plain else {})
