"""Arguments of parts, described once: each alias is a type, and what a scenario file may give for it.

    def __init__(self, a: End, b: End = "world", *, length: Formula, name: OwnName = "") -> None:

is all that files, their checks, the JSON Schema and the reference page know of a rod. `float`, `int`, `bool`, `str`,
`Literal[...]`, classes of parts, and mappings and sequences of all these describe themselves. What an argument means
stands in the docstring of its class: `length  m`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from trundle.described import values as of
from trundle.described.keys import Key, Keys, keys_of, summary, value_of
from trundle.described.tables import (
    Arguments,
    Either,
    Inline,
    Listed,
    OneOf,
    Ref,
    Table,
)
from trundle.described.values import MISSING, MOST, Place, Reader, Refused, Value
from trundle.symbols.expression import Expression, Like

# names and texts
Name = Annotated[str, of.Text("what messages call it")]
OwnName = Annotated[str, of.Text("what messages call it", own=True)]
# plain numbers: fixed before anything moves
Length = Annotated[float, of.Number("m")]
Pair = Annotated[Sequence[float], of.Numbers((2,), harmless=(1.0, 1.0))]
Offset = Annotated[Sequence[float], of.Numbers((3,), "m", harmless=(0.0, 0.0, 0.0))]
Axis = Annotated[Sequence[float], of.Numbers((3,), "a direction", harmless=(0.0, 0.0, 1.0))]
InPlane = Annotated[Sequence[float], of.Numbers((2, 3))]  # x, y (and z)
Quaternion = Annotated[
    Sequence[float], of.Numbers((4,), "scalar first", harmless=(1.0, 0.0, 0.0, 0.0))
]
Times = Annotated[Sequence[float], of.Numbers((of.ANY,), "s")]
Values = Annotated[Sequence[Any], of.Quantity(plain=True)]
# formulas: of whatever the file names
Mass = Annotated[Like, of.Fixed((of.ONE,), "kg; may hold parameters", False, 1.0)]
Density = Annotated[Like, of.Fixed((of.ONE,), "kg/m3", False, 1.0)]
Size = Annotated[Like, of.Fixed((of.ONE,), "m; may hold parameters", False, 1.0)]
Sides = Annotated[Like, of.Fixed((3,), "m; may hold parameters", False, (1.0, 1.0, 1.0))]
Formula = Annotated[Like, of.Number(plain=False)]
Point = Annotated[Like, of.Numbers((3,), "m", plain=False, harmless=(0.0, 0.0, 0.0))]
Way = Annotated[Like, of.Numbers((3,), "a direction", plain=False, harmless=(1.0, 0.0, 0.0))]
Vector = Annotated[Like, of.Numbers((of.ANY,), plain=False)]
Quantity = Annotated[Like, of.Quantity()]
Square = Annotated[Like, of.Numbers((of.SQUARE,), plain=False)]
Inertia = Annotated[
    Like,
    of.Numbers(
        (3, of.ROWS), "kg m2: three principal moments, or three rows", False, (1.0, 1.0, 1.0)
    ),
]
Rotation = Annotated[Like, of.Numbers((3, 4, of.ROWS), plain=False, harmless=(1.0, 0.0, 0.0, 0.0))]
Field = Annotated[Callable[..., Like] | Expression | str, of.Field()]
ByCoordinate = Annotated[
    Mapping[Any, Like],
    Table(of.Number(plain=False), '`"coordinate" = formula`', formulas=True, harmless=of.MISSING),
]
DataFile = Annotated[
    str | Path, of.File("a .csv or .npz file in the folder of this file, or below it")
]
Unread = Annotated[Any, None]  # for Python only

__all__ = [
    "MISSING", "MOST", "Arguments", "Axis", "ByCoordinate", "DataFile", "Density", "Either", "Field", "Formula",
    "InPlane", "Inertia", "Inline", "Key", "Keys", "Length", "Listed", "Mass", "Name", "Offset", "OneOf",
    "OwnName", "Pair", "Place", "Point", "Quantity", "Quaternion", "Reader", "Ref", "Refused", "Rotation",
    "Sides", "Size", "Square", "Table", "Times", "Unread", "Value", "Values", "Vector", "Way", "keys_of",
    "of", "summary", "value_of",
]  # fmt: skip
