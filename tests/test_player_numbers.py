"""Numbers as the player writes them beside its axes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.browser import browser

pytestmark = pytest.mark.slow

__all__ = ["browser"]  # the fixture

SOURCE = Path(__file__).parents[1] / "player" / "src" / "numbers.js"
TICKS = """([source, axes]) => {
  const { ticks } = new Function(source.replaceAll("export ", "") + "; return { ticks };")();
  return axes.map(([low, high]) => { const { at, text } = ticks(low, high, 4); return [at, at.map(text)]; });
}"""


def test_ticks_of_an_axis_are_told_apart_and_true(browser: Any) -> None:
    rng = np.random.default_rng(4)
    low = rng.choice([-1, 1], 400) * 10.0 ** rng.uniform(-9, 9, 400)
    span = np.abs(low) * 10.0 ** rng.uniform(-6, 3, 400)
    axes = [
        [0.015505, 0.015523],
        [0.0, 1.0],
        *zip(low.tolist(), (low + span).tolist(), strict=True),
    ]
    page = browser.new_page()
    found = page.evaluate(TICKS, [SOURCE.read_text(), axes])
    page.close()
    for at, texts in found:
        assert 1 <= len(at) <= 12
        assert len(set(texts)) == len(texts)
        step = at[1] - at[0] if len(at) > 1 else abs(at[0])
        for value, text in zip(at, texts, strict=True):
            assert abs(float(text.replace("−", "-")) - value) <= 0.1 * step
