"""A motion as arrays, as a table, as text: its coordinates and velocities, or what is named."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.errors import ModelError, of_extra
from trundle.files import path_of, written_whole
from trundle.motion.forces import acts_on
from trundle.symbols.values import shown
from trundle.symbols.variables import as_tuple
from trundle.unconstrained.forces import Force

if TYPE_CHECKING:
    from pandas import DataFrame
    from xarray import Dataset

    from trundle.motion.motion import BareMotion

Columns = Iterable[Any] | Mapping[str, Any] | str | None  # what `motion[...]` takes
AXES = ("x", "y", "z")  # of a vector of three


def to_numpy(motion: BareMotion, columns: Columns = None) -> dict[str, np.ndarray]:
    """{"t": ..., "x": ..., "x.dot": ...}, each (len(t),); or t and the columns named, "v[0]" of a vector."""
    found = {"t": motion.t}
    for name, values in _named(motion, columns).items():
        for index in np.ndindex(values.shape[1:]):
            part = "".join(f"[{i}]" for i in index)
            found[name + part] = values[(slice(None), *index)]
    return found


def _named(motion: BareMotion, columns: Columns) -> dict[str, np.ndarray]:
    """Values (len(t), ...) by name."""
    if columns is None:
        places = {name: motion.q[:, i] for i, name in enumerate(motion.coordinates)}
        return places | {f"{name}.dot": motion.v[:, i] for i, name in enumerate(motion.coordinates)}
    if isinstance(columns, str):
        columns = [columns]
    listed: Iterable[Any] | None = None if isinstance(columns, Mapping) else as_tuple(columns)
    if listed is None and not isinstance(columns, Mapping):
        raise ModelError(
            f"columns={shown(columns)} has no names.",
            "names, or expressions by name",
            fix='columns={"height": ball.position[2], "force": contact.normal_force}',
            key="columns",
        )
    chosen = columns if isinstance(columns, Mapping) else {_name(one): one for one in listed or ()}
    found: dict[str, np.ndarray] = {}
    for name, what in chosen.items():
        if isinstance(what, (Constraint, Compound, Force)):
            force = motion.force(what)
            acts = acts_on(motion.derived, what)  # the same columns for every motion
            found |= {f"{name}.{motion.coordinates[i]}": force[:, i] for i in acts}
        else:
            found[str(name)] = motion[what]
    return found


def _name(what: Any) -> str:
    """The name of a column without a name of its own: its expression as text."""
    return what if isinstance(what, str) else str(getattr(what, "name", "") or repr(what))


def to_pandas(motion: BareMotion, columns: Columns = None) -> DataFrame:
    """A DataFrame, indexed by time."""
    pandas = of_extra("pandas", "tables", "motion.to_pandas()")
    return pandas.DataFrame(to_numpy(motion, columns)).set_index("t")


def to_xarray(motion: BareMotion, columns: Columns = None) -> Dataset:
    """A Dataset over the dimension "t"; vectors of three have a second one, "axis"."""
    xarray = of_extra("xarray", "grids", "motion.to_xarray()")
    variables: dict[str, Any] = {}
    for name, values in _named(motion, columns).items():
        further = [
            "axis" if size == len(AXES) else f"{name}.{i}"
            for i, size in enumerate(values.shape[1:])
        ]
        if len(set(further)) < len(further):  # a matrix of three by three
            further = [f"{name}.{i}" for i in range(len(further))]
        variables[name] = (("t", *further), values)
    has_axis = any("axis" in dims for dims, _ in variables.values())
    coordinates = {"t": ("t", motion.t, {"units": "s"})}
    about = {"title": motion.derived.model.name, "status": str(motion.status)}
    made = xarray.Dataset(variables, coords=coordinates, attrs=about)
    return made.assign_coords(axis=list(AXES)) if has_axis else made


def to_parquet(motion: BareMotion, path: str | os.PathLike[str], columns: Columns = None) -> None:
    """A Parquet file, with time as the first column; the file appears whole or not at all."""
    parquet = of_extra("pyarrow.parquet", "sweeps", "motion.to_parquet()")
    import pyarrow

    about = {"title": str(motion.derived.model.name), "status": str(motion.status)}
    table = pyarrow.table(to_numpy(motion, columns)).replace_schema_metadata(about)
    with written_whole(path_of(path)) as temporary:
        parquet.write_table(table, temporary)


def to_csv(motion: BareMotion, path: str | os.PathLike[str], columns: Columns = None) -> None:
    """A header line, then one line a sample; every number with the fewest digits that give it back exactly."""
    write_csv(to_numpy(motion, columns), path)


def write_csv(columns: Mapping[str, np.ndarray], path: str | os.PathLike[str]) -> None:
    """Columns of equal length with their names as header; the file appears whole or not at all."""
    with (
        written_whole(path_of(path)) as temporary,
        open(temporary, "w", encoding="utf-8", newline="") as file,
    ):
        writer = csv.writer(file, lineterminator="\n")  # it quotes names that contain commas
        writer.writerow(columns)
        writer.writerows(np.column_stack(list(columns.values())).tolist())
