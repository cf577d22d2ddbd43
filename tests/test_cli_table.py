"""The table that a sweep ends with: short, and true."""

from __future__ import annotations

import numpy as np

from trundle.cli.table import ENDS, ROWS, short_table


def test_a_small_table_is_shown_whole() -> None:
    lines = short_table({"run": np.arange(3), "x": np.array([0.5, np.nan, -2e9])})
    assert [line.split() for line in lines] == [
        ["run", "x"], ["0", "0.5"], ["1", "-"], ["2", "-2e+09"],
    ]  # fmt: skip
    assert len({len(line) for line in lines}) == 1


def test_a_large_table_has_its_ends_and_what_all_rows_span() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(size=10_000)
    x[50] = np.nan
    lines = short_table({"run": np.arange(10_000), "x": x})
    assert len(lines) == 1 + 2 * ENDS + 1 + 3
    rows = [line.split() for line in lines]
    assert [row[0] for row in rows[1 : 1 + ENDS]] == ["0", "1", "2", "3"]
    assert rows[1 + ENDS] == ["...", "..."]
    assert [row[0] for row in rows[2 + ENDS : -3]] == ["9996", "9997", "9998", "9999"]
    good = x[np.isfinite(x)]
    for row, value in zip(rows[-3:], (good.min(), good.mean(), good.max()), strict=True):
        assert row[2] == f"{value:.6g}"
    assert [row[0] for row in rows[-3:]] == ["least", "mean", "most"]


def test_columns_without_room_are_counted() -> None:
    for count in (2, 500):
        columns = {f"a long name {i}": np.full(count, np.pi * 1e-9) for i in range(20)}
        lines = short_table(columns)
        assert max(map(len, lines)) <= 100
        shown = lines[0].count("a long name")
        assert lines[-1] == f"and {20 - shown} more columns"
    assert ROWS < 500


def test_words_are_cut_and_stand_left() -> None:
    status = np.array(["reached t = 4 s", "stopped at t = 0 s: " + 100 * "x"])
    lines = short_table({"run": np.arange(2), "status": status})
    assert lines[1] == "  0  reached t = 4 s"
    assert lines[2].endswith("...")
    assert len(lines[2]) == 45
