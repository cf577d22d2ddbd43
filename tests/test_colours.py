"""The two states of a contact, it holds or it would slip, are told apart by eyes of every kind.

Vision without one kind of cone is simulated after Machado, Oliveira and Fernandes (2009), severity 1; the difference of
two colours is CIEDE2000 (Luo, Cui and Rigg 2001), in which 2 is just seen side by side and 40 is seen at a glance.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from trundle.view.page import part

Lab = tuple[float, float, float]

VISION = {
    "usual": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}  # of linear RGB
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])  # D65
AT_A_GLANCE = 40.0
READABLE = 4.5  # of text and its ground, WCAG AA


def linear(colour: str) -> np.ndarray:
    """#rrggbb as linear RGB."""
    c = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def seen(colour: str, vision: str) -> Lab:
    """CIELAB of a colour as that vision sees it."""
    xyz = TO_XYZ @ np.clip(VISION[vision] @ linear(colour), 0, 1) / WHITE
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    return float(116 * f[1] - 16), float(500 * (f[0] - f[1])), float(200 * (f[1] - f[2]))


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference of two colours, in the notation of Sharma, Wu and Dalal (2005)."""
    (L1, a1, b1), (L2, a2, b2) = one, other
    C7 = ((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2) ** 7
    G = 0.5 * (1 - np.sqrt(C7 / (C7 + 25.0**7)))
    C1, C2 = np.hypot(a1 * (1 + G), b1), np.hypot(a2 * (1 + G), b2)
    h1, h2 = np.arctan2(b1, a1 * (1 + G)), np.arctan2(b2, a2 * (1 + G))
    dh = (h2 - h1 + np.pi) % (2 * np.pi) - np.pi  # the shorter way round
    h = h1 + dh / 2  # and the middle of it
    L, C = (L1 + L2) / 2, (C1 + C2) / 2
    degree = np.pi / 180
    T = (
        1
        - 0.17 * np.cos(h - 30 * degree)
        + 0.24 * np.cos(2 * h)
        + 0.32 * np.cos(3 * h + 6 * degree)
        - 0.20 * np.cos(4 * h - 63 * degree)
    )
    S_L = 1 + 0.015 * (L - 50) ** 2 / np.sqrt(20 + (L - 50) ** 2)
    S_C, S_H = 1 + 0.045 * C, 1 + 0.015 * C * T
    turn = 30 * degree * np.exp(-((((h / degree) % 360 - 275) / 25) ** 2))
    R_T = -2 * np.sqrt(C**7 / (C**7 + 25.0**7)) * np.sin(2 * turn)
    dL, dC, dH = (L2 - L1) / S_L, (C2 - C1) / S_C, 2 * np.sqrt(C1 * C2) * np.sin(dh / 2) / S_H
    return float(np.sqrt(dL**2 + dC**2 + dH**2 + R_T * dC * dH))


def contrast(one: str, other: str) -> float:
    """Of two colours, 1 to 21 (WCAG)."""
    low, high = sorted(float((TO_XYZ @ linear(colour))[1]) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def told(text: str, name: str) -> list[str]:
    """A colour by its name in a style or script: first in light, then in dark."""
    found: list[str] = re.findall(rf"\b{name}: ?\"?(#[0-9a-f]{{6}})", text)
    assert len(found) == 2, (name, found)
    return found


def pairs() -> dict[str, tuple[str, str]]:
    """The colour of what holds and of what does not, wherever they are used, in light and dark."""
    css, script = part("player.css"), part("player.js")
    papers = (Path(__file__).parent.parent / "papers" / "page.css").read_text(encoding="utf-8")
    found = {}
    for place, text, good in (
        ("picture", script, "contact"),
        ("card", css, "good"),
        ("papers", papers, "good"),
    ):
        names = (f"{place}, light", f"{place}, dark")
        found |= dict(
            zip(names, zip(told(text, good), told(text, "bad"), strict=True), strict=True)
        )
    return found


# --- the measure itself -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_published_pairs(
    one: Lab, other: Lab, difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(difference, abs=5e-5)


def test_red_and_green_would_not_do() -> None:
    green, red = "#008f68", "#d7263d"
    for vision in ("deutan", "protan"):
        assert ciede2000(seen(green, vision), seen(red, vision)) < AT_A_GLANCE / 2


# --- what is used ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("place", pairs())
@pytest.mark.slow
def test_the_two_states_of_a_contact_are_told_apart_at_a_glance(place: str, vision: str) -> None:
    good, bad = pairs()[place]
    assert ciede2000(seen(good, vision), seen(bad, vision)) >= AT_A_GLANCE


@pytest.mark.parametrize(
    ("place", "ground"),
    [
        ("card, light", "#ffffff"),
        ("card, dark", "#171d24"),
        ("papers, light", "#fdfdfb"),
        ("papers, dark", "#15191d"),
    ],
)
def test_verdicts_in_these_colours_can_be_read(place: str, ground: str) -> None:
    for colour in pairs()[place]:
        assert contrast(colour, ground) >= READABLE


def test_picture_and_card_have_the_same_colours() -> None:
    found = pairs()
    for theme in ("light", "dark"):
        assert found[f"picture, {theme}"] == found[f"card, {theme}"]
