"""A system as data, without code: arrays and plain values. Used to store motions and to send systems to workers.

A part is the name of its class and its attributes: numbers, text, lists, other parts, and expressions. All expressions
are recorded together (`compiled/recording.py`), so what comes back has the same graphs and computes the same bits.
Reading makes objects of the classes in `CLASSES` only, calls no constructor, and gives them their attributes.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import casadi as ca
import numpy as np

from trundle.compiled.recording import Recorder, record, replay
from trundle.constrained.model import Model
from trundle.constraints import (
    compound,
    contact,
    drives,
    equality,
    geometry,
    joint,
    joints,
    point,
    servo,
    slides,
    surface,
    turn,
    unilateral,
    working,
)
from trundle.errors import ModelError
from trundle.integrate import event, settings
from trundle.motion import keep, plain, request, view
from trundle.symbols.expression import Expression
from trundle.symbols.variables import (
    SERIAL,
    Coordinate,
    Parameter,
    SymbolKind,
    check_name,
    register,
    t as TIME,
    variable_of,
)
from trundle.unconstrained import (
    bodies,
    forces,
    mesh,
    rigid,
    shape,
    shapes,
    shapes_compound,
    solid,
    torque,
)

_MODULES = (
    compound, contact, drives, equality, geometry, joint, joints, point, servo, slides, surface, turn, unilateral,
    working, bodies, forces, mesh, rigid, shape, shapes, shapes_compound, solid, torque, event, settings, keep, plain,
    request, view,
)  # fmt: skip

Classes = dict[str, type]
Table = dict[str, Any]


def class_names(*classes: type) -> Classes:
    """Classes by the names that data has for them."""
    return {f"{c.__module__.rpartition('.')[2]}.{c.__name__}": c for c in classes}


CLASSES = class_names(Model, Coordinate, Parameter) | class_names(
    *(
        found
        for module in _MODULES
        for found in vars(module).values()
        if isinstance(found, type) and found.__module__ == module.__name__
    )
)


# --- writing -------------------------------------------------------------------------------------------
def to_data(
    model: Model, rest: Any = None, more: Classes | None = None
) -> tuple[Table, dict[str, np.ndarray]]:
    """(table of plain values, arrays) of a model and whatever else belongs to it.

    more   classes that may occur beside CLASSES
    """
    writer = _PartWriter(model, CLASSES | (more or {}))
    table: Table = {"model": writer.value(model)}
    writer.symbols()
    own = len(writer.recorder.outputs)
    table["rest"] = writer.value(rest)
    symbols = writer.symbols()
    _refuse_strangers(model, writer.recorder.outputs[own:])
    found = [variable_of(s) for s in symbols]
    table["symbols"] = [[v.kind, v.name, writer.value(v.owner)] for v in found]
    table |= {"parts": writer.parts, "order": writer.order(), "shapes": writer.recorder.shapes}
    return table, writer.arrays | record([_column(symbols)], writer.recorder.outputs)


def _refuse_strangers(model: Model, outputs: Sequence[ca.SX]) -> None:
    held = ("position", "velocity", "acceleration")
    found = [variable_of(x) for x in ca.symvar(_column([*map(ca.vec, outputs)]))]
    strange = [v.name for v in found if v.kind in held and v.owner not in model.coordinates]
    if strange:
        raise ModelError(
            f"The view contains {', '.join(strange)}, which this system does not have.",
            "coordinates, velocities, accelerations, multipliers and parameters of the system",
            fix=f"{strange[0]}  # as the system has it: make it once, before the system",
        )


class _PartWriter:
    """Parts and expressions, each written once, by number."""

    def __init__(self, model: Model, classes: Classes) -> None:
        self.recorder, self.parts = Recorder(), list[Table]()
        self.arrays: dict[str, np.ndarray] = {}
        self._model, self._names = model, {found: name for name, found in classes.items()}
        self._own: list[Any] = []  # the parts themselves, in the order of `parts`
        self._places: dict[int, int] = {}  # by the id of a part or an expression
        self._stand_ins: dict[int, tuple[Any, Any]] = {}

    def value(self, value: Any) -> Any:
        """A value as JSON has it."""
        if value is None or isinstance(value, (str, int, float)):
            return value
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, list):
            return [self.value(one) for one in value]
        if isinstance(value, np.ndarray):
            return {"array": self._array(value)}
        if type(value) is tuple:
            return {"tuple": self.value(list(value))}
        if isinstance(value, Mapping):
            return {"map": [[self.value(key), self.value(one)] for key, one in value.items()]}
        if type(value) is Expression:
            return {"graph": self._graph(value)}
        if isinstance(value, tuple):
            return {"fields": [self._name(value), self.value(list(value))]}
        return {"part": self._part(value)}

    def _array(self, value: np.ndarray) -> str:
        if value.dtype.kind not in "bif":
            raise TypeError(f"an array of {value.dtype} is not numbers")
        name = f"array{len(self.arrays)}"
        self.arrays[name] = value
        return name

    def _graph(self, value: Expression) -> int:
        if id(value) not in self._places:
            self._stand_ins[id(value)] = value, value  # kept, so that no other has its id
            self._places[id(value)] = self.recorder.put(value)
        return self._places[id(value)]

    def _name(self, value: Any) -> str:
        """The nearest class that a reader has."""
        found = (self._names[c] for c in type(value).__mro__ if c in self._names)
        name = next(found, "")
        if not name:
            raise TypeError(f"{type(value).__name__} is not a class of parts")
        return name

    def known(self, value: Any) -> Any:
        """A part, or its stand-in where its class is the user's own."""
        if id(value) not in self._stand_ins:
            made = plain.stand_in(value, type(value) in self._names, self._model.bodies)
            self._stand_ins[id(value)] = value, made
        return self._stand_ins[id(value)][1]

    def _part(self, value: Any) -> int:
        value = self.known(value)
        if id(value) not in self._places:
            row: Table = {"class": self._name(value), "has": {}}
            self._places[id(value)] = len(self.parts)
            self._own.append(value)
            self.parts.append(row)
            if isinstance(value, Expression):
                row["graph"] = self.recorder.put(value)
        return self._places[id(value)]

    def symbols(self) -> list[ca.SX]:
        """All symbols in all expressions, once every part that these lead to is written too."""
        written, seen = 0, -1
        found: list[ca.SX] = []
        while written < len(self.parts) or seen < len(self.recorder.outputs):
            for one, row in zip(self._own[written:], self.parts[written:], strict=True):
                self._fill(one, row["has"])
                written += 1
            if written < len(self.parts):
                continue
            seen = len(self.recorder.outputs)
            found = ca.symvar(_column([*map(ca.vec, self.recorder.outputs)]))
            for owner in (variable_of(x).owner for x in found):
                self.value(owner)
            inside = {x.element_hash() for x in found}
            for one, row in zip(self._own, self.parts, strict=True):
                self._fill_symbols(one, row["has"], inside)
        return found

    def _fill(self, one: Any, row: Table) -> None:
        """The attributes of a part, but not what it computes when needed."""
        for name, value in vars(one).items():
            if not isinstance(getattr(type(one), name, None), functools.cached_property):
                try:
                    row[name] = self.value(value)
                except TypeError:  # an attribute of the user's own class, which nothing here needs
                    continue
        row.pop("serial", None)

    def _fill_symbols(self, one: Any, row: Table, inside: set[int]) -> None:
        """Symbols that a part made on demand (rates, multipliers, angles), if an expression contains them."""
        for name, value in vars(one).items():
            cached = isinstance(getattr(type(one), name, None), functools.cached_property)
            if cached and name not in row and isinstance(value, Expression):
                parts = value.sx.elements()
                owners = [self.known(variable_of(x).owner) for x in parts if x.is_symbolic()]
                mine = any(owner is one or owner is value for owner in owners)
                if mine and any(x.element_hash() in inside for x in parts):
                    row[name] = self.value(value)

    def order(self) -> list[int]:
        """Coordinates and parameters, in the order in which they were made."""
        symbols = [i for i, one in enumerate(self._own) if isinstance(one, (Coordinate, Parameter))]
        return sorted(symbols, key=lambda i: self._own[i].serial)


def _column(symbols: Sequence[ca.SX]) -> ca.SX:
    return ca.vertcat(ca.SX(0, 1), *symbols)


# --- reading -------------------------------------------------------------------------------------------
def from_data(
    table: Mapping[str, Any], arrays: Mapping[str, np.ndarray], *more: type
) -> tuple[Any, Any]:
    """The model and the rest from what `to_data` gave.

    more   classes that may occur beside CLASSES; a `Model` among them is the class of the model
    """
    classes = CLASSES | class_names(*more)
    for found in more:
        if issubclass(found, Model):
            classes["model.Model"] = found
    reader = _PartReader(table, arrays, classes)
    return reader.value(table["model"]), reader.value(table["rest"])


class _PartReader:
    """The parts and expressions of a table, by number."""

    def __init__(
        self, table: Mapping[str, Any], arrays: Mapping[str, np.ndarray], classes: Classes
    ) -> None:
        self._arrays, self._classes = arrays, classes
        self._parts: list[Any] = [object.__new__(classes[row["class"]]) for row in table["parts"]]
        symbols = [self._symbol(*row) for row in table["symbols"]]
        self._graphs = _expressions(replay(arrays, [_column(symbols)]), table["shapes"])
        rows = [*zip(self._parts, table["parts"], strict=True)]
        for one, row in rows:
            if isinstance(one, Expression):
                Expression.__init__(one, self._graphs[row["graph"]].sx)
        for one, row in rows:
            vars(one).update({str(name): self.value(value) for name, value in row["has"].items()})
        for place in table["order"]:
            symbol = self._parts[place]
            symbol.serial, symbol.name = next(SERIAL), check_name(symbol.name, "symbol")

    def _symbol(self, kind: SymbolKind, name: str, owner: Any) -> ca.SX:
        if kind == "time":
            return TIME.sx
        if kind == "space":
            return dict(zip("xyz", surface.space, strict=True))[name].sx
        if kind not in get_args(SymbolKind):
            raise ValueError(f"{kind!r} is not a kind of symbol")
        return register(kind, name, self.value(owner)).sx

    def value(self, value: Any) -> Any:
        """What `_PartWriter.value` wrote."""
        if isinstance(value, list):
            return [self.value(one) for one in value]
        if not isinstance(value, dict):
            return value
        ((kind, held),) = value.items()
        if kind == "part":
            return self._parts[held]
        if kind == "graph":
            return self._graphs[held]
        if kind == "map":
            return dict(self.value(pair) for pair in held)
        if kind == "tuple":
            return tuple(self.value(held))
        if kind == "fields":
            return self._classes[held[0]]._make(self.value(held[1]))  # type: ignore[attr-defined]
        array = self._arrays[held]
        if kind != "array" or array.dtype not in (np.float64, np.int64, np.bool_):
            raise ValueError(f"{kind!r} of {array.dtype} is not a kind of value")
        return np.ascontiguousarray(array)


def _expressions(outputs: Sequence[ca.SX], shapes: Sequence[Sequence[int]]) -> list[Expression]:
    """Replayed outputs with their shapes."""
    for sx, size in zip(outputs, shapes, strict=True):
        if len(size) > 2 or math.prod(size) != sx.numel():
            raise ModelError(
                f"A stored expression of {sx.numel()} elements has the shape {size}.",
                "a shape of as many elements",
                fix="make the motion again, then motion.save(path)",
            )
    return [Expression(sx, tuple(size)) for sx, size in zip(outputs, shapes, strict=True)]
