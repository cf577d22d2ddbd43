"""Units that people write behind numbers: formulas are in SI, and the answer is the same number in SI, to be typed.

Nothing is converted: "10 deg" is refused with `"10*pi/180"`, so that a formula means what stands there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container
from decimal import Decimal

_TURN = {
    "deg": "*pi/180", "degree": "*pi/180", "degrees": "*pi/180", "°": "*pi/180", "deg/s": "*pi/180", "°/s": "*pi/180",
    "rpm": "*2*pi/60", "rps": "*2*pi", "rev": "*2*pi", "turns": "*2*pi", "min": "*60", "h": "*3600", "km/h": "/3.6",
    "kmh": "/3.6",
}  # fmt: skip
_TEN = {  # power of ten
    "mm": -3, "cm": -2, "dm": -1, "km": 3, "um": -6, "µm": -6, "mm/s": -3, "cm/s": -2, "mm/s^2": -3, "ms": -3,
    "us": -6, "µs": -6, "g": -3, "mg": -6, "t": 3, "kN": 3, "mN": -3, "MN": 6, "kN/m": 3, "N/mm": 3, "kNm": 3,
    "mNm": -3, "Nmm": -3, "kW": 3, "MW": 6, "mW": -3, "kJ": 3, "mJ": -3, "g/cm3": 3, "g/cm^3": 3, "kg/dm3": 3,
    "mrad": -3, "kPa": 3, "MPa": 6, "GPa": 9, "bar": 5, "kHz": 3,
    "m": 0, "kg": 0, "s": 0, "sec": 0, "N": 0, "Nm": 0, "N*m": 0, "N m": 0, "J": 0, "W": 0, "rad": 0, "rad/s": 0,
    "m/s": 0, "m/s2": 0, "m/s^2": 0, "rad/s^2": 0, "N/m": 0, "Ns/m": 0, "N*s/m": 0, "Nm/rad": 0, "Nms": 0,
    "kg/m3": 0, "kg/m^3": 0, "kg/m2": 0, "kg/m^2": 0, "kgm2": 0, "kg*m^2": 0, "kg m^2": 0, "kg m2": 0, "Pa": 0, "Hz": 0,
}  # fmt: skip
_ALL = "|".join(re.escape(unit) for unit in sorted((*_TURN, *_TEN), key=len, reverse=True))
# digits are taken for good (++): a text of ten thousand of them must not be tried in every way to part it
_QUANTITY = re.compile(
    rf"(?<![\w.])((?:\d++(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?)(\s*)({_ALL})(?![\w.])"
)


def in_si(text: str, names: Container[str] = ()) -> str:
    """The text with its quantities as numbers in SI, as it is typed into a file; empty if there are none.

    names   what has a meaning of its own: 2 g with a known g was to be 2*g

    >>> in_si("10 deg"), in_si("300 mm"), in_si("2 Nm\\n*sin(t)"), in_si("2 g", {"g"}), in_si("2 x")
    ('"10*pi/180"', '0.3', '"2 *sin(t)"', '"2*g"', '')
    """
    line = " ".join(text.split())
    made, count = _QUANTITY.subn(lambda found: _number(found, names), line)
    if not count:
        return ""
    return made if re.fullmatch(r"[\d.]+(?:[eE][+-]?\d+)?", made) else json.dumps(made)


def _number(found: re.Match[str], names: Container[str]) -> str:
    number, _, unit = found.groups()
    if unit in names:
        return f"{number}*{unit}"
    if unit in _TURN:
        return number + _TURN[unit]
    size = float(Decimal(number).scaleb(_TEN[unit]))
    return number if not _TEN[unit] else repr(size)


def factor(name: str) -> str:
    """What a unit that stands as a factor, 10*deg, is to be replaced by; empty for what may be any name.

    >>> factor("deg"), factor("mm"), factor("m")
    ('pi/180', '0.001', '')
    """
    if name in _TURN and len(name) > 1:
        return _TURN[name].lstrip("*") if _TURN[name].startswith("*") else f"1{_TURN[name]}"
    if _TEN.get(name, 0) and len(name) > 1:
        return repr(float(Decimal(1).scaleb(_TEN[name])))
    return ""
