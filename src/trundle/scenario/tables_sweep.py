"""The table `[sweep]` of a scenario file: what many runs go over, and what is kept of each."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from trundle.scenario.tables_bodies import Table
from trundle.scenario.values import AnyPlain, Formula, Plain, Plain2


class OverTable(Table):
    """Values to go over: a grid from ... to, or drawn at random."""

    from_: Plain | None = Field(None, alias="from", description="first value of a grid")
    to: Plain | None = Field(None, description="its last value")
    count: int | None = Field(None, description="how many values it has", ge=1, le=10_000_000)
    uniform: Plain2 | None = Field(None, description="drawn between two values")
    log_uniform: Plain2 | None = Field(None, description="the same on a logarithmic scale")
    normal: Plain2 | None = Field(None, description="drawn with a mean and a deviation")
    choice: AnyPlain | None = Field(None, description="drawn from a list")


class MeasureTable(Table):
    """What is kept of a run: one of these, of a formula or a contact."""

    last: Formula | None = Field(None, description="the value at the end")
    least: Formula | None = Field(None, description="the smallest value")
    most: Formula | None = Field(None, description="the largest value")
    mean: Formula | None = Field(None, description="the mean over time")
    integral: Formula | None = Field(None, description="the integral over time")
    first_zero: Formula | None = Field(None, description="when it first crosses zero, s")
    zeros: Formula | None = Field(None, description="how often it crosses zero")
    samples: Formula | None = Field(None, description="the values at some times")
    direction: Literal["both", "rising", "falling"] = Field("both", description="of crossings")
    times: AnyPlain | None = Field(None, description="of samples, s")
    least_normal_force: str | None = Field(None, description="of a contact, N")
    lifts_at: str | None = Field(None, description="when a contact would lift off, s")
    slips_at: str | None = Field(None, description="when a rolling contact would slip, s")
    most_friction_needed: str | None = Field(None, description="of a contact")
    mu: Plain | None = Field(None, description="friction, for slips_at")


def table_or_value(value: Any) -> str:
    """Which of the two an entry is: a table of keys, or one value."""
    return "table" if isinstance(value, (dict, Table)) else "value"


Over = Annotated[
    Annotated[AnyPlain, Tag("value")] | Annotated[OverTable, Tag("table")],
    Discriminator(table_or_value),
]
Measure = Annotated[
    Annotated[Formula, Tag("value")] | Annotated[MeasureTable, Tag("table")],
    Discriminator(table_or_value),
]


class SweepTable(Table):
    """Many runs: `trundle sweep FILE --out DIR`."""

    over: dict[str, Over] = Field(default_factory=dict, max_length=1000)
    measure: dict[str, Measure] = Field(default_factory=dict, max_length=1000)
    runs: int | None = Field(None, description="how often random values are drawn", ge=1)
    seed: int = Field(0, description="of the random values", ge=0)
    chunk: int | None = Field(None, description="runs in one part", ge=1)
