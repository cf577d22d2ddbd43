"""The bytes that a WebAssembly module is written in: numbers, sections, and the instructions that programs use."""

from __future__ import annotations

import struct
from collections.abc import Iterable

I32, F64 = b"\x7f", b"\x7c"
GET, SET, CALL, END, SELECT, NUMBER = b"\x20", b"\x21", b"\x10", b"\x0b", b"\x1b", b"\x44"
LOAD, STORE = b"\x2b\x03", b"\x39\x03"  # f64, at multiples of 8 bytes
EQ, NE, LT, GT, LE = (bytes([code]) for code in (0x61, 0x62, 0x63, 0x64, 0x65))
AND, OR, AS_F64 = b"\x71", b"\x72", b"\xb7"
# what tables need beside it
GLOBAL, IF, RETURN = b"\x23", b"\x04\x40", b"\x0f"
GE, PLUS, MINUS, TIMES = b"\x66", b"\xa0", b"\xa1", b"\xa2"
OVER, LEAST, MOST, FLOOR = b"\xa3", b"\xa4", b"\xa5", b"\x9c"
INT, INT_LT, INT_PLUS, INT_MINUS, INT_TIMES = b"\x41", b"\x48", b"\x6a", b"\x6b", b"\x6c"
AS_INT = b"\xfc\x02"  # towards zero; of no number: 0


def number(n: int) -> bytes:
    """A whole number >= 0 in as few bytes as it needs (LEB128).

    >>> number(300).hex()
    'ac02'
    """
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*out, n])


def text(name: str) -> bytes:
    """A name, behind its length."""
    return number(len(name.encode())) + name.encode()


def vector(items: Iterable[bytes]) -> bytes:
    """Items, behind their number."""
    parts = list(items)
    return number(len(parts)) + b"".join(parts)


def section(code: int, content: bytes) -> bytes:
    """A section of a module."""
    return bytes([code]) + number(len(content)) + content


def constant(value: float) -> bytes:
    """The instruction that gives a number."""
    return NUMBER + struct.pack("<d", value)


def whole(n: int) -> bytes:
    """The instruction that gives a whole number of 32 bits."""
    out = bytearray(INT)
    while True:
        low, n = n & 0x7F, n >> 7
        if (n == 0 and not low & 0x40) or (n == -1 and low & 0x40):
            return bytes([*out, low])
        out.append(low | 0x80)


def load(offset: int) -> bytes:
    """The number that stands so many doubles behind the address before it."""
    return LOAD + number(8 * offset)


def get(place: int) -> bytes:
    """The value of a local variable."""
    return GET + number(place)


def put(place: int, made: bytes) -> bytes:
    """A local variable takes a value."""
    return made + SET + number(place)
