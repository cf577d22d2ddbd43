"""Measured series: times and columns from a file, a pandas DataFrame, or a mapping of arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from trundle.errors import ModelError
from trundle.symbols.data_files import read_columns
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import parse
from trundle.symbols.values import shown
from trundle.system import System

TIMES = ("t", "time", "t (s)", "time (s)")


@dataclass(frozen=True)
class Series:
    """Times (N), rising, and what was measured: names, expressions, and values (N, k), NaN where nothing was."""

    t: np.ndarray
    names: tuple[str, ...]
    expressions: tuple[Expression, ...]
    values: np.ndarray


def read_series(system: System, data: Any, measured: Mapping[str, Any] | None, time: str) -> Series:
    """The series in whatever form they come.

    measured   {column: expression}; default: every column whose name is an expression of the system
    time       the column of times; default: t or time, or the index of a DataFrame
    """
    columns = _columns(data)
    when = time or next((name for name in TIMES if name in columns), "")
    if when not in columns:
        raise ModelError(
            f"The data have no column of times: {', '.join(columns) or 'no columns'}.",
            "a column t, in seconds",
            fix=f'td.fit(..., time="{next(iter(columns), "t")}")',
        )
    t = columns.pop(when)
    chosen = dict(measured) if measured is not None else {name: name for name in columns}
    missing = [name for name in chosen if name not in columns]
    if missing or not chosen:
        raise ModelError(
            f"The data have no column {', '.join(missing)}." if missing else "measured= is empty.",
            f"columns of the data: {', '.join(columns) or 'none'}",
            fix='measured={"angle": theta}',
        )
    expressions = [_expression(system, name, what) for name, what in chosen.items()]
    values = np.column_stack([columns[name] for name in chosen])
    order = np.argsort(t, kind="stable")
    if not np.all(np.isfinite(t)) or np.any(np.diff(t[order]) < 0) or not len(t):
        raise ModelError(
            f"The column {when!r} of times has gaps.",
            "a finite time in every row",
            fix="data = data.dropna()",
        )
    return Series(t[order], tuple(chosen), tuple(expressions), values[order])


def _expression(system: System, name: str, what: Any) -> Expression:
    if isinstance(what, str):
        try:
            what = parse(what, system.names)
        except ModelError:
            raise
        except ValueError as error:
            raise ModelError(
                f"The column {name!r} does not say what it measures: {error}",
                "the name of a coordinate, or measured={column: expression}",
                "columns have the names of sensors, not of coordinates",
                f'measured={{"{name}": theta}}',
            ) from None
    expression = as_expression(what, f"What column {name!r} measures")
    if expression.shape:
        raise ModelError(
            f"The column {name!r} measures {shown(expression)}, which has shape {expression.shape}.",
            "a scalar",
            fix=f'measured={{"{name}": ball.position[0]}}',
        )
    return expression


def _columns(data: Any) -> dict[str, np.ndarray]:
    if isinstance(data, (str, Path)):
        found = read_columns(data, "", gaps=True)
        named: Any = dict(zip(found.names, found.arrays, strict=False))
    else:
        named = data
    if hasattr(data, "columns") and hasattr(data, "index"):  # pandas
        columns = {str(name): np.asarray(data[name], float) for name in data.columns}
        if not any(name in columns for name in TIMES):
            columns["t"] = np.asarray(data.index, float)
        return columns
    if isinstance(named, Mapping):
        columns = {str(name): np.asarray(values, float).ravel() for name, values in named.items()}
        if len({len(values) for values in columns.values()}) == 1:
            return columns
    raise ModelError(
        f"data={shown(data)} has no named columns of equal length.",
        "the name of a CSV or .npz file, a pandas DataFrame, or a mapping of columns",
        fix='td.fit(system, {"t": times, "x": values}, [k], start=start)',
    )
