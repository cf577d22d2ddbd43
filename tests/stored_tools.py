"""Stored motions, opened, damaged and written again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import trundle as td
from trundle.files import digest
from trundle.motion.checked import sealed

Arrays = dict[str, np.ndarray]


def opened(path: Path) -> tuple[dict[str, Any], Arrays]:
    """The record and the arrays of a stored motion."""
    with np.load(path) as archive:
        arrays = dict(archive)
    del arrays["seal"]
    return json.loads(bytes(arrays.pop("about"))), arrays


def rewrite(path: Path, about: dict[str, Any], arrays: Arrays, seal: bool = True) -> None:
    """Write a stored motion with a seal that fits, or with the record as it is and a seal of that."""
    if seal:
        np.savez(path, **sealed(about, arrays))
        return
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    own = np.frombuffer(bytes.fromhex(digest(text)), np.uint8)
    np.savez(path, **arrays, about=text, seal=own)


def numbers(path: Path) -> tuple[str, ...]:
    """Checksums of all that machine code computes of a stored motion."""
    motion = td.load(path)
    between = motion.at(np.linspace(motion.run.phases[0].begin, motion.run.end, 50))
    found = [motion.t, motion.q, motion.a, between.q, between.v, motion.multipliers, motion.energy]
    states = [event.state for event in motion.events]
    return tuple(digest(part) for part in (*found, *states))


def _rows(change: Callable[[np.ndarray], np.ndarray]) -> Callable[[Arrays, str], Arrays | None]:
    def damage(arrays: Arrays, name: str) -> Arrays | None:
        if not arrays[name].size:
            return None
        return arrays | {name: change(arrays[name])}

    return damage


def _spoiled(value: float) -> Callable[[Arrays, str], Arrays | None]:
    def damage(arrays: Arrays, name: str) -> Arrays | None:
        spoiled = arrays[name].copy()
        if spoiled.dtype.kind != "f" or not spoiled.size:
            return None
        spoiled.flat[spoiled.size // 2] = value
        return arrays | {name: spoiled}

    return damage


def _dropped(arrays: Arrays, name: str) -> Arrays:
    del arrays[name]
    return arrays


def _narrowed(a: np.ndarray) -> np.ndarray:
    with np.errstate(over="ignore"):  # a number too large for the type is damage too
        return a.astype(NARROW[a.dtype.kind])


NARROW = {"f": np.float32, "i": np.int16, "U": "S20"}
WIDE = {"f": np.longdouble, "i": np.int64, "U": "U40"}
DAMAGES: dict[str, Callable[[Arrays, str], Arrays | None]] = {
    "fewer rows": _rows(lambda a: a[:-1]),
    "half of the rows": _rows(lambda a: a[: len(a) // 2]),
    "more rows": _rows(lambda a: np.concatenate([a, a[-1:]])),
    "no rows": _rows(lambda a: a[:0]),
    "no last column": _rows(lambda a: a[..., :-1]),
    "narrow": _rows(_narrowed),
    "wide": _rows(lambda a: a.astype(WIDE[a.dtype.kind])),
    "swapped bytes": _rows(lambda a: a.astype(a.dtype.newbyteorder())),
    "complex": _rows(lambda a: a if a.dtype.kind == "U" else a.astype(complex)),
    "another shape": _rows(lambda a: a[:, None] if a.ndim == 1 else a.ravel()),
    "a single one": _rows(lambda a: np.asarray(a.flat[0])),
    "column by column": _rows(np.asfortranarray),
    "permuted": _rows(lambda a: a[::-1]),
    "constant": _rows(lambda a: np.full_like(a, a.flat[0])),
    "nan": _spoiled(np.nan),
    "inf": _spoiled(np.inf),
    "gone": _dropped,
}
