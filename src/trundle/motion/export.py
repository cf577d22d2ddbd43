"""A motion as arrays, as a table, as text."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from trundle.errors import MissingExtra
from trundle.files import written_whole


def to_numpy(motion: Any) -> dict[str, np.ndarray]:
    """{"t": ..., "x": ..., "x.dot": ...}, each (len(t),)."""
    columns = {"t": motion.t}
    for i, name in enumerate(motion.coordinates):
        columns[name] = motion.q[:, i]
    for i, name in enumerate(motion.coordinates):
        columns[f"{name}.dot"] = motion.v[:, i]
    return columns


def to_pandas(motion: Any) -> Any:
    """A DataFrame of coordinates and velocities, indexed by time."""
    try:
        import pandas
    except ImportError:
        raise MissingExtra("motion.to_pandas()", "pandas", "tables") from None
    columns = to_numpy(motion)
    return pandas.DataFrame(columns).set_index("t")


def to_csv(motion: Any, path: str | os.PathLike[str]) -> None:
    """A header line, then one line a sample; every number with the fewest digits that give it back exactly."""
    write_csv(to_numpy(motion), path)


def write_csv(columns: Mapping[str, np.ndarray], path: str | os.PathLike[str]) -> None:
    """Columns of equal length with their names as header; the file appears whole or not at all."""
    with (
        written_whole(Path(path)) as temporary,
        open(temporary, "w", encoding="utf-8", newline="") as file,
    ):
        writer = csv.writer(file, lineterminator="\n")  # it quotes names that contain commas
        writer.writerow(columns)
        writer.writerows(np.column_stack(list(columns.values())).tolist())
