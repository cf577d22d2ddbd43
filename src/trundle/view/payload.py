"""Compress what a page carries: text and arrays, by gzip, in base64.

A scene is its JSON with the arrays taken out, `{"dtype", "shape", "at"}`, then their bytes one after the other: of each
array the first byte of every number, then the second, and so on, which compresses better than whole numbers. Of what is
smooth from row to row the differences are stored (`"differences"`: how often they were taken), of the numbers read as
whole ones, so that nothing is rounded. Equal arrays (the centre of a body is also a point with a trail) are stored
once. The browser inflates both with its own DecompressionStream; `player/src/data.js` reads what is written here.
"""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from trundle.errors import TrundleError
from trundle.view.arrays import unpacked

SMOOTH, MOST = 16, 2  # rows from which differences are tried; how often they are taken


def compressed(data: bytes) -> str:
    """Compress bytes into text that is safe in an HTML page.

    >>> gzip.decompress(base64.b64decode(compressed(b"abc")))
    b'abc'
    """
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode("ascii")


def scene_payload(scene: Mapping[str, Any]) -> str:
    """A scene, compressed: the length of its JSON (4 bytes, little-endian), the JSON, the arrays."""
    store = _Store()
    try:
        text = json.dumps(store.taken_out(scene), allow_nan=False, separators=(",", ":")).encode()
    except (TypeError, ValueError) as error:
        raise TrundleError(
            f"The scene cannot be written as JSON: {error}.",
            "text, finite numbers, lists and dicts",
            fix="page(scene(motion))  # with the scene as trundle.view.scene made it",
        ) from error
    return compressed(len(text).to_bytes(4, "little") + text + b"".join(store.parts))


class _Store:
    """The bytes of arrays, each once."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.places: dict[tuple[str, str], tuple[int, int]] = {}
        self.size = 0

    def taken_out(self, value: Any) -> Any:
        """Copy plain data, with arrays replaced by their places in the store."""
        if isinstance(value, (list, tuple)):
            return [self.taken_out(item) for item in value]
        if not isinstance(value, Mapping):
            return value
        if not ("dtype" in value and "data" in value):
            return {key: self.taken_out(item) for key, item in value.items()}
        key = value["dtype"], value["data"]
        if key not in self.places:
            numbers, differences = unpacked(dict(value)), 0
            if value["dtype"] == "f4" and len(numbers) >= SMOOTH:
                numbers, differences = smallest(numbers.view("<u4"))
            self.parts.append(_planes(numbers))
            self.places[key] = self.size, differences
            self.size += numbers.nbytes
        place, differences = self.places[key]
        found = {"dtype": value["dtype"], "shape": value["shape"], "at": place}
        return found | {"differences": differences} if differences else found


def _planes(numbers: np.ndarray) -> bytes:
    """The first byte of every number, then the second ..."""
    column = np.ascontiguousarray(numbers).reshape(-1, 1)
    return np.ascontiguousarray(column.view(np.uint8).T).tobytes()


def smallest(numbers: np.ndarray) -> tuple[np.ndarray, int]:
    """Whole numbers, or their differences from row to row, whatever is stored in the fewest bytes; how often taken."""
    tried = [numbers]
    for _ in range(MOST):
        tried.append(differences(tried[-1]))
    sizes = [len(zlib.compress(_planes(one), 1)) for one in tried]
    best = int(np.argmin(sizes))
    return tried[best], best


def differences(numbers: np.ndarray) -> np.ndarray:
    """From each row to the next, modulo 2^32; small ones of either sign as small numbers: -1, 1, -2 as 1, 2, 3."""
    change = numbers.copy()
    change[1:] -= numbers[:-1]
    return np.asarray((change << 1) ^ (0 - (change >> 31)).astype(numbers.dtype))
