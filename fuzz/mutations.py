"""Texts changed at random: characters, tokens, numbers, lines, and pieces of other texts."""

from __future__ import annotations

import random
import re

EXTREME = ("0", "-1", "1e308", "1e-308", "nan", "inf", "9" * 40)
TOKENS = (
    *EXTREME, "x", "t", "x.dot", "x.dot.dot", "pi", "sin(", "where(", "maximum(", "cross(", "sqrt(", "^", "**",
    "^-1000", "(", ")", "[", "]", "{", "}", "=", "==", "<", ",", ".", '"', "'", "\n", "#", "[[", "]]", "'''", '"""',
    "true", "__class__", "lambda: 0", "__import__('os').system('true')", "\\u0000", "\u200b", "\x00", "[solver]",
    "[start]", "[bodies.b]", "[constraints.c]", "[sweep]", "until = 1e9", "1979-05-27", "0x7f", "1_000",
)  # fmt: skip
LONGEST = 60_000


def mutated(rng: random.Random, text: str, corpus: list[str]) -> str:
    """One to four changes: of characters, tokens, numbers, lines, or a piece of another text."""
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(CHANGES)(rng, text, corpus)
    return text[:LONGEST]


def _place(rng: random.Random, text: str) -> tuple[int, int]:
    a = rng.randint(0, len(text))
    return a, min(len(text), a + int(rng.expovariate(0.1)))


def _token(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:a] + rng.choice(TOKENS) + text[rng.choice((a, b)) :]


def _cut(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:a] + text[b:]


def _twice(rng: random.Random, text: str, _: list[str]) -> str:
    a, b = _place(rng, text)
    return text[:b] + text[a:b] * rng.choice((1, 1, 2, 50)) + text[b:]


def _byte(rng: random.Random, text: str, _: list[str]) -> str:
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if raw:
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return raw.decode("utf-8", "replace")


def _number(rng: random.Random, text: str, _: list[str]) -> str:
    spots = list(re.finditer(r"\d+(\.\d+)?", text))
    if not spots:
        return text
    spot = rng.choice(spots)
    return text[: spot.start()] + rng.choice(EXTREME) + text[spot.end() :]


def _lines(rng: random.Random, text: str, corpus: list[str]) -> str:
    lines = text.split("\n")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        lines[i], lines[j] = lines[j], lines[i]
    elif how == 1:
        lines.insert(i, lines[j])
    elif how == 2:
        del lines[i]
    else:
        lines.insert(i, rng.choice(rng.choice(corpus).split("\n")))
    return "\n".join(lines)


def _splice(rng: random.Random, text: str, corpus: list[str]) -> str:
    other = rng.choice(corpus)
    a, b = _place(rng, other)
    c, _ = _place(rng, text)
    return text[:c] + other[a:b] + text[c:]


CHANGES = (_token, _token, _cut, _twice, _byte, _number, _number, _lines, _lines, _splice)
