"""A fast slice of `make fuzz`: systems of every kind that is right today, by seed, judged by code of its own."""

from __future__ import annotations

import pytest

from fuzz import texts
from fuzz.compare import judged
from fuzz.kinds import system
from tests.kept import gated

SEEDS = {
    "smooth": (1, 2, 3, 4), "rheonomic": (1, 2, 3), "nonholonomic": (1, 2, 3), "massless": (1, 2, 3),
    "redundant": (1, 2, 3, 4), "units": (1, 2, 3, 60001, 300048), "bodies": (1, 2, 3), "body-units": (1, 3),
    "rolling": (1, 2, 3, 4, 200023, 300229), "mixture": (1, 2), "particles": (1, 2, 3), "switches": (2, 3),
    "friction": (1, 2, 3, 4, 12, 17, 100001),
}  # fmt: skip


CASES = [(kind, seed) for kind in SEEDS for seed in SEEDS[kind]]
AGAIN = (3, 4)  # a third and a fourth ordinary system of a kind


@pytest.mark.parametrize(("kind", "seed"), gated(CASES, [c for c in CASES if c[1] not in AGAIN]))
@pytest.mark.slow
def test_trundle_agrees_with_the_judge(kind: str, seed: int) -> None:
    outcome = judged(system(kind, seed))
    assert outcome.verdict == "agreed", outcome


@pytest.mark.parametrize(("target", "count"), [("formula", 1000), ("file", 40)])
@pytest.mark.slow
def test_mutated_texts_are_read_or_refused(target: str, count: int) -> None:
    assert texts.run(target, count, seed=1) == []
