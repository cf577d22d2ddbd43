"""Chunks of a sweep on disk: one Parquet file each, whole or not there, and known to be what was written.

A part carries the numbers of its runs, the recipe's hash and a checksum of its columns in its footer. Whatever does not
agree with them is damaged, and is made again.
"""

from __future__ import annotations

import hashlib
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from trundle.files import written_whole
from trundle.study.work import ChunkRows

KEY = b"trundle"
PARTS = "parts"  # a folder of nothing else, which pandas and others read as one table


def part_path(folder: Path, number: int) -> Path:
    return folder / PARTS / f"part-{number:06d}.parquet"


def number_of(path: Path) -> float:
    """The number of a part by its name; infinite of any other file.

    >>> number_of(Path("part-000012.parquet")), number_of(Path("part-12.parquet"))
    (12, inf)
    """
    digits = path.name.removeprefix("part-").removesuffix(".parquet")
    right = digits.isdecimal() and part_path(Path(), int(digits)).name == path.name
    return int(digits) if right else math.inf


def table_of(rows: ChunkRows, over: Sequence[str], measured: Sequence[str]) -> dict[str, Any]:
    """Columns by name, in the order of the table."""
    last, made = rows.first + len(rows), rows.made
    columns: dict[str, Any] = {"run": np.arange(rows.first, last, dtype=np.int64)}
    columns |= {name: rows.values[:, i].copy() for i, name in enumerate(over)}
    columns |= {name: made.kept[:, i].copy() for i, name in enumerate(measured)}
    columns |= {"finished": made.finished, "status": np.array(made.status, object)}
    facts = {"reached": 0, "evaluations": 2, "residual": 1}
    return columns | {name: made.facts[:, i].copy() for name, i in facts.items()}


def checksum(columns: dict[str, Any]) -> str:
    """SHA-256 of names and values."""
    found = hashlib.sha256()
    for name, column in columns.items():
        found.update(f"{name}:{len(column)}\n".encode())
        if column.dtype == object:
            found.update("\n".join(map(str, column)).encode())
        else:
            found.update(np.ascontiguousarray(column).tobytes())
    return found.hexdigest()


def write_part(path: Path, columns: dict[str, Any], recipe: str) -> None:
    """Write a part."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    arrays = {
        name: pa.array(column, pa.string() if column.dtype == object else None)
        for name, column in columns.items()
    }
    facts = f"{recipe} {len(columns['run'])} {checksum(columns)}".encode()
    table = pa.table(arrays).replace_schema_metadata({KEY: facts})
    with written_whole(path) as temporary:
        pq.write_table(table, temporary)


def read_part(path: Path, recipe: str, first: int, last: int) -> dict[str, Any] | str:
    """The columns of a part, or a sentence that says what is wrong with it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        # Arrow's own file, read by this thread: Arrow's threads may close a file of Python's while Python ends, which
        # aborts the process
        with pa.OSFile(os.fspath(path)) as file, pq.ParquetFile(file) as part:
            table = part.read(use_threads=False)
        told = (table.schema.metadata or {}).get(KEY, b"").decode().split()
        columns = {name: _column(table[name]) for name in table.column_names}
    except FileNotFoundError:
        return "it is missing"
    except (pa.ArrowException, OSError, ValueError, TypeError) as error:
        return f"it is damaged ({' '.join(str(error).split())[:120]})"
    if len(told) != 3 or "run" not in columns:
        return "it was not written by a sweep"
    if told[0] != recipe:
        return "it belongs to another sweep"
    if len(columns["run"]) != last - first or told[1] != str(last - first):
        return f"it has {len(columns['run'])} rows instead of {last - first}"
    if told[2] != checksum(columns) or not np.array_equal(columns["run"], np.arange(first, last)):
        return "its numbers are not those that were written"
    return columns


def _column(column: Any) -> np.ndarray:
    found: np.ndarray = np.asarray(column.to_numpy())
    return found.astype(object) if found.dtype.kind not in "bif" else found
