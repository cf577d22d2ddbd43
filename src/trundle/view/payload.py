"""What a page carries, small: text and arrays, compressed by gzip and written as base64.

A scene is its JSON with the arrays taken out, `{"dtype", "shape", "at"}`, then their bytes one after the other: of each
array the first byte of every number, then the second, and so on, which compresses better than whole numbers. Equal
arrays (the centre of a body is also a point with a trail) are stored once. The browser inflates both with its own
DecompressionStream; `player/src/data.js` reads what is written here.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from trundle.errors import TrundleError
from trundle.view.arrays import packed, unpacked


def compressed(data: bytes) -> str:
    """Bytes as text that can stand in an HTML page, whatever they are.

    >>> gzip.decompress(base64.b64decode(compressed(b"abc")))
    b'abc'
    """
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode("ascii")


def scene_payload(scene: Mapping[str, Any]) -> str:
    """A scene, compressed: the length of its JSON (4 bytes, little-endian), the JSON, the arrays.

    >>> scene_of(scene_payload({"title": "A", "t": packed([0.0, 0.5])}))["title"]
    'A'
    """
    store = _Store()
    try:
        text = json.dumps(store.taken_out(scene), allow_nan=False, separators=(",", ":")).encode()
    except (TypeError, ValueError) as error:
        raise TrundleError(
            f"The scene cannot be written as JSON: {error}.",
            "text, finite numbers, lists and dicts",
            "a number in it is infinite or not a number, or an array was not encoded",
            "page(scene(motion))  # with the scene as trundle.view.scene made it",
        ) from error
    return compressed(len(text).to_bytes(4, "little") + text + b"".join(store.parts))


def scene_of(payload: str) -> dict[str, Any]:
    """The scene again: the inverse of `scene_payload`."""
    data = gzip.decompress(base64.b64decode(payload))
    begin = 4 + int.from_bytes(data[:4], "little")

    def restored(value: Any) -> Any:
        if isinstance(value, list):
            return [restored(item) for item in value]
        if not isinstance(value, dict):
            return value
        if not _is_array(value, "at"):
            return {key: restored(item) for key, item in value.items()}
        width, count = int(value["dtype"][1]), int(np.prod(value["shape"]))
        at = begin + value["at"]
        planes = np.frombuffer(data[at : at + width * count], np.uint8).reshape(width, count)
        numbers = np.ascontiguousarray(planes.T).view(f"<{value['dtype']}")
        return packed(numbers.reshape(value["shape"]), value["dtype"])

    found: dict[str, Any] = restored(json.loads(data[4:begin]))
    return found


class _Store:
    """The bytes of arrays, each once."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.places: dict[tuple[str, str], int] = {}
        self.size = 0

    def taken_out(self, value: Any) -> Any:
        """A copy of plain data in which arrays are places in the store."""
        if isinstance(value, (list, tuple)):
            return [self.taken_out(item) for item in value]
        if not isinstance(value, Mapping):
            return value
        if not _is_array(value, "data"):
            return {key: self.taken_out(item) for key, item in value.items()}
        place = self.places.setdefault((value["dtype"], value["data"]), self.size)
        if place == self.size:
            numbers = unpacked(dict(value)).reshape(-1, 1)
            self.parts.append(np.ascontiguousarray(numbers.view(np.uint8).T).tobytes())
            self.size += numbers.nbytes
        return {"dtype": value["dtype"], "shape": value["shape"], "at": place}


def _is_array(value: Mapping[str, Any], key: str) -> bool:
    return "dtype" in value and key in value
