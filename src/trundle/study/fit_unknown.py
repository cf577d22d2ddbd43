"""The unknowns of a fit: parameters, values of a start and offsets of sensors, as one vector theta."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.symbols.expression import Expression
from trundle.symbols.named import named
from trundle.symbols.values import called, shown
from trundle.symbols.variables import Parameter
from trundle.system import System


class Unknown:
    """The unknowns: parameters, start values and offsets, as one vector."""

    def __init__(
        self, system: System, unknown: Iterable[Any], start: Mapping[Any, Any],
        parameters: Mapping[Any, float] | None, offsets: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.system, self.begin, self.given = system, dict(start), dict(parameters or {})
        self.by: list[Any] = []
        # a parameter, or a key of the start and its component
        self.keys: list[tuple[Any, int | None]] = []
        names: list[str] = []
        values: list[float] = []
        for one in unknown:
            one = named(system.names, one, "parameters")
            self.by.append(one)
            if isinstance(one, Parameter):
                self.keys.append((one, None))
                names.append(one.name)
                values.append(float(self.given.get(one, one.value)))
                continue
            key = self._start_key(one)
            numbers = np.ravel(np.asarray(start[key], float), order="F")
            parts = ca.densify(ca.vec(one.sx)).elements()
            self.keys += [(key, i) for i in range(len(numbers))]
            names += [called(system.names, Expression(part)) for part in parts]
            values += numbers.tolist()
        self.count = len(names)
        self.names = (*names, *(f"offset of {name}" for name in offsets))
        self.first = np.array([*values, *[0.0] * len(offsets)])

    def _start_key(self, expression: Expression) -> Any:
        for key in self.begin:
            own = named(self.system.names, key, "start")
            if own.shape == expression.shape and ca.is_equal(own.sx, expression.sx, 1000):
                return key
        raise ModelError(
            f"parameters= contains {shown(expression)}, which is neither a parameter nor a key of start=.",
            "parameters of the system, and keys of start=",
            fix=f"td.fit(system, data, [...], start={{{shown(expression, 30)}: 0.0}})",
        )

    def parameters(self, theta: np.ndarray) -> dict[Parameter, float]:
        found = dict(self.given)
        for (key, place), value in zip(self.keys, theta, strict=False):
            if place is None:
                found[key] = float(value)
        return found

    def start(self, theta: np.ndarray) -> dict[Any, Any]:
        found = dict(self.begin)
        for (key, place), value in zip(self.keys, theta, strict=False):
            if place is not None:
                array = np.array(found[key], float)
                array.reshape(-1, order="F")[place] = value
                found[key] = array if array.ndim else float(array)
        return found
