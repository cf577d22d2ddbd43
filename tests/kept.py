"""What tests share: entries of the gallery, derived and compiled once for a process; and which cases the gate runs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario.scenario import Scenario


@cache
def entry(name: str) -> Scenario:
    return CATALOGUE[name].load()


def gated(cases: Iterable[Any], gate: Iterable[Any]) -> list[Any]:
    """Cases for `parametrize`: those of the gate, and the others for `make fuzz` (marker exhaustive)."""
    kept, every = list(gate), list(cases)
    assert set(kept) <= set(every), "a case of the gate that is none"
    rest = pytest.mark.exhaustive
    return [case if case in kept else pytest.param(*_values(case), marks=rest) for case in every]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
