"""The result of a sweep: a table with a row for each run, a labelled grid, and what failed."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.errors import ModelError, TrundleError, of_extra
from trundle.motion.keep import Keep
from trundle.study.axes import SweepAxes
from trundle.study.folder import Folder
from trundle.symbols.spelling import nearest

if TYPE_CHECKING:
    from pandas import DataFrame
    from xarray import Dataset


class Sweep:
    """The outcome of `td.sweep`.

    table, grid   everything, as a pandas DataFrame or (of grids) an xarray Dataset
    failed        the rows of runs that were not finished; their measures are NaN, `status` says why
    sweep[name]   one column, as an array
    status        how the sweep ended, as a sentence; finished: whether all runs were made
    notes         what happened on the way: workers that died, parts that were damaged
    """

    def __init__(
        self, axes: SweepAxes, keeps: Mapping[str, Keep], parts: Mapping[int, Mapping[str, Any]],
        folder: Folder | None, done: Sequence[int], total: int,
    ) -> None:  # fmt: skip
        self.axes, self._keeps, self._parts, self._folder = axes, keeps, parts, folder
        self._done, self.total = sorted(done), total
        self.status, self.notes = "", list[str]()
        self.made, self.rows, self.failures, self.seconds = 0, 0, 0, 0.0

    @property
    def finished(self) -> bool:
        """Whether every run has been made; some may have failed."""
        return self.rows == self.total

    @property
    def path(self) -> Path | None:
        """Where the parts are; None if they are in memory."""
        return None if self._folder is None else self._folder.path

    @property
    def rate(self) -> float:
        """Runs per second of this call."""
        return self.made / self.seconds if self.seconds > 0 else 0.0

    @functools.cached_property
    def columns(self) -> dict[str, np.ndarray]:
        """All columns by name, in the order of the runs."""
        parts = [self._part(number) for number in self._done]
        if not parts:
            return {}
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}

    def _part(self, number: int) -> Mapping[str, Any]:
        if self._folder is None:
            return self._parts[number]
        found = self._folder.read(number)
        if isinstance(found, str):
            raise TrundleError(
                f"Part {number} in {str(self._folder.path)!r} cannot be read: {found}.",
                "the parts as the sweep wrote them",
                fix="resume=True  # makes it again",
            )
        return found

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in self.columns:
            raise ModelError(
                f"The sweep has no column {name!r}.",
                f"one of {', '.join(self.columns) or 'none'}",
                fix=f"sweep[{(nearest(str(name), self.columns) or next(iter(self.columns)))!r}]"
                if self.columns
                else "resume=True  # no run has finished yet",
            )
        return self.columns[name]

    def __len__(self) -> int:
        return self.rows

    @functools.cached_property
    def table(self) -> DataFrame:
        """A pandas DataFrame with a row for each run."""
        pandas = of_extra("pandas", "sweeps", "sweep.table")
        return pandas.DataFrame(self.columns)

    @property
    def failed(self) -> DataFrame:
        """The rows of `table` that were not finished."""
        return self.table[~self.table["finished"].astype(bool)]

    @functools.cached_property
    def grid(self) -> Dataset:
        """An xarray Dataset: a dimension for each grid of `over`, `draw` for what is drawn at random, and the times
        of samples."""
        xr = of_extra("xarray", "grids", "sweep.grid")
        if not self.finished:
            raise ModelError(
                f"Sweep incomplete: {self.rows} of {self.total} runs finished.",
                "a finished sweep: a grid needs every run",
                fix="td.sweep(..., resume=True)",
            )
        drawn = len(self.axes.grids) < len(self.axes.axes)
        dims = [axis.name for axis in self.axes.grids] + (["draw"] if drawn else [])
        shape = [axis.size for axis in self.axes.grids] + ([self.axes.runs] if drawn else [])
        coords: dict[str, Any] = {
            axis.name: np.arange(axis.size) if axis.shape else np.asarray(axis.values)[:, 0]
            for axis in self.axes.grids
        }
        data: dict[str, Any] = {}
        sampled = [name for name, keep in self._keeps.items() if keep.kind == "samples"]
        for name, column in self.columns.items():
            if name not in coords and not any(name.startswith(f"{k}[") for k in sampled):
                data[name] = (dims, column.reshape(shape))
        for name, keep in self._keeps.items():
            if keep.kind == "samples":
                parts = [self.columns[f"{name}[{i}]"] for i in range(keep.columns)]
                data[name] = ([*dims, f"{name}.t"], np.stack(parts, axis=-1).reshape(*shape, -1))
                coords[f"{name}.t"] = np.array(keep.times)
        return xr.Dataset(data, coords=coords)

    def __repr__(self) -> str:
        lines = [f"sweep of {self.total} runs over {', '.join(a.name for a in self.axes.axes)}"]
        lines.append(f"  {self.status}")
        failed = f"{self.failures} failed" if self.failures else "none failed"
        rate = (
            f", {self.made} in {self.seconds:.3g} s ({self.rate:.4g} runs/s)" if self.made else ""
        )
        lines.append(f"  {self.rows} rows, {failed}{rate}")
        lines += [f"  note: {note}" for note in self.notes]
        if self.path is not None:
            lines.append(f"  in {self.path}")
        return "\n".join(lines)
