"""The keys that a signature describes: {key: what it holds}, with the words of the docstring."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from trundle.described.tables import Listed, Ref, Table
from trundle.described.values import MISSING, Choice, Number, Switch, Text, Value, Whole

_SIMPLE: dict[Any, Value] = {float: Number(), int: Whole(), bool: Switch(), str: Text()}
_ROW = re.compile(r"( *)(\w+(?:, \w+)*)  +(\S.*)")


@dataclasses.dataclass(frozen=True)
class Key:
    """One key of a table."""

    name: str
    argument: str  # what Python calls it
    value: Value
    default: Any  # MISSING: it must be there
    words: str
    implied: bool = False  # the default is that of files alone

    @property
    def needed(self) -> bool:
        return self.default is MISSING

    @property
    def harmless(self) -> Any:
        """What stands in for a wrong value: the default, or what its kind says."""
        own = self.default is not MISSING and self.default is not None
        return self.default if own else self.value.harmless


Keys = Mapping[str, Key]


def keys_of(make: Callable[..., Any], without: tuple[str, ...] = ()) -> Keys | None:
    """The keys of a class or function; None if one of its needed arguments is not described.

    without  arguments that are given otherwise

    An argument that is not described is no key. A first argument `name` is what the table is called, not a key. A
    class method with `**options` takes what its class takes by name alone.

    >>> def rod(name: str, length: float, *, color: str = "red", note: object = None) -> None:
    ...     '''A rod.
    ...
    ...     length  m
    ...     '''
    >>> [(key.name, key.value.kind(), key.default, key.words) for key in keys_of(rod).values() if not key.needed]
    [('color', 'text', 'red', '')]
    >>> keys_of(rod)["length"].words
    'm'
    """
    return _keys_of(getattr(make, "__func__", make), without)


@functools.cache
def _keys_of(make: Callable[..., Any], without: tuple[str, ...]) -> Keys | None:
    signature = inspect.signature(make).parameters
    function: Any = make
    if isinstance(make, type) and _own_init(make):
        function = vars(make).get("__init__") or make.__init__  # type: ignore[misc]
    hints = _hints(make if function is make and isinstance(make, type) else function)
    words = _words(make)
    found: dict[str, Key] = {}
    for name, given in signature.items():
        if given.kind is given.VAR_KEYWORD:
            found |= _of_class(function, without)
        elif name not in ("self", "cls", *without) and not (
            name == "name" and given.default is given.empty
        ):
            value = value_of(hints.get(name))
            default = MISSING if given.default is given.empty else given.default
            second_end = isinstance(value, Ref) and value.world and bool(found)
            implied = second_end and default is MISSING
            if implied:
                default = "world"
            if value is None and default is MISSING:
                return None
            if value is not None:
                key = value.key or name
                said = value.words if value.in_files else ""  # of files, not of Python
                text = said or words.get(name, "") or value.words
                found[key] = Key(key, name, value, default, text, implied)
                _prepare(value)
    return found


def _prepare(value: Value) -> None:
    """Look at the signatures that a value names now, not while a file is being read."""
    for field in dataclasses.fields(value):  # type: ignore[arg-type]
        one = getattr(value, field.name)
        for inner in one if isinstance(one, tuple) else (one,):
            if isinstance(inner, Value):
                _prepare(inner)
            elif field.name in ("make", "functions", "spelled"):
                keys_of(inner, getattr(value, "without", ()))


def _own_init(make: type) -> bool:
    return "__init__" in {name for one in make.__mro__[:-1] for name in vars(one)}


def _of_class(function: Callable[..., Any], without: tuple[str, ...]) -> dict[str, Key]:
    """What the class of a class method takes by name alone."""
    owner = getattr(inspect.getmodule(function), function.__qualname__.split(".")[0])
    named = {n for n, p in inspect.signature(owner).parameters.items() if p.kind is p.KEYWORD_ONLY}
    known = keys_of(owner, without) or {}
    return {name: key for name, key in known.items() if key.argument in named}


@functools.cache
def _hints(function: Any) -> dict[str, Any]:
    """The annotations of the arguments, as objects."""
    if isinstance(function, type):
        return get_type_hints(function, include_extras=True)
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    given = {n: a for n, a in function.__annotations__.items() if n != "return"}
    space = types.SimpleNamespace(__annotations__=given)
    try:
        return get_type_hints(space, globalns=function.__globals__, include_extras=True)
    except NameError:  # a name of a block that is over: nothing is known of it
        return {}


def value_of(annotation: Any) -> Value | None:
    """What an annotation describes; None if it describes nothing that a file could hold."""
    if isinstance(annotation, Value):
        return annotation
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return next((one for one in inner[1:] if isinstance(one, Value)), None)
    if origin in (Union, types.UnionType):
        inner = tuple(one for one in inner if one is not type(None))
        classes = tuple(one for one in inner if hasattr(one, "table"))
        world = any(get_origin(one) is Literal for one in inner)
        if classes and len(classes) + world == len(inner):
            return Ref(classes, world)
        return value_of(inner[0]) if len(inner) == 1 else None
    if origin is Literal:
        return Choice(inner)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        one = value_of(inner[1])
        return Table(one) if inner[0] is str and one else None
    if isinstance(origin, type) and issubclass(origin, Sequence):
        one = value_of(inner[0])
        return Listed(one) if one else None
    if hasattr(annotation, "table"):
        return Ref((annotation,))
    return _SIMPLE.get(annotation)


# --- words --------------------------------------------------------------------------------------------------
def _words(make: Any) -> dict[str, str]:
    """What docstrings say of arguments, the nearest class first."""
    classes = reversed(make.__mro__[:-1]) if isinstance(make, type) else [make]
    found: dict[str, str] = {}
    for one in classes:
        found |= table_of(inspect.cleandoc(one.__doc__ or ""))
    return found


def table_of(text: str) -> dict[str, str]:
    """The table of arguments in a docstring: lines `name  words`, longer words indented below.

    >>> table_of("A ball.\\n\\nradius, tube  m\\nmass          kg; or\\n              none")
    {'radius': 'm', 'tube': 'm', 'mass': 'kg; or none'}
    """
    found: dict[str, str] = {}
    names: list[str] = []
    column = 0
    for line in text.split("\n"):
        row = _ROW.fullmatch(line)
        if row and not row[1]:
            names, column = row[2].split(", "), row.start(3)
            found |= dict.fromkeys(names, row[3])
        elif names and line.strip() and len(line) - len(line.lstrip()) >= column:
            found |= {name: f"{found[name]} {line.strip()}" for name in names}
        else:
            names = []
    return {name: words.removesuffix("; or") for name, words in found.items()}


def summary(make: Any) -> str:
    """The first sentence of a docstring."""
    return (inspect.getdoc(make) or "").split("\n\n")[0].replace("\n", " ")
