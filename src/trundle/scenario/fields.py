"""The values of one table of a file, read and put together: all that is wrong with them is told, not only the first."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from trundle.scenario.names import Broken
from trundle.scenario.problems import Place
from trundle.scenario.workshop import WRONG, Workshop

Made = TypeVar("Made")

VECTORS = {
    "normal", "semiaxes", "sides", "halves", "quaternion", "axis_a", "axis_b", "at", "position",
    "velocity", "omega", "samples",
}  # fmt: skip
"""Keys for several plain numbers; so is the offset of a compound's part."""
HARMLESS: dict[str, Any] = {
    "mass": 1.0, "density": 1.0, "halves": [1.0, 1.0], "inertia": [1.0, 1.0, 1.0], "radius": 1.0,
    "semiaxes": [1.0, 1.0, 1.0], "sides": [1.0, 1.0, 1.0], "length": 1.0, "height": 1.0,
    "thickness": 0.0, "section": 0.0, "top": 0.0, "tube": 0.1, "slope": 1.0, "a": 1.0, "b": 1.0,
    "normal": [0.0, 0.0, 1.0], "offset": 0.0, "position": [0.0, 0.0, 0.0], "mu": 0.1, "static": 0.1,
    "rotation": [1.0, 0.0, 0.0, 0.0], "axis_a": [0.0, 0.0, 1.0], "axis_b": [0.0, 0.0, 1.0],
    "at_a": [0.0, 0.0, 0.0], "at_b": [0.0, 0.0, 0.0],
}  # fmt: skip
"""Values with which nothing is wrong: they stand in for wrong ones while what is wrong with others is looked for."""


class Fields:
    """The values of one table: all of them are read, so that all that is wrong with them is told."""

    def __init__(self, shop: Workshop, table: Any, place: Place) -> None:
        self.shop, self.table, self.place, self.failed = shop, table, place, False
        self._unread = {name for name in HARMLESS if (*place, name) in shop.left_out}

    def _each(self, names: tuple[str, ...], read: Callable[[Any, Place], Any]) -> dict[str, Any]:
        found = {}
        for name in names:
            value = getattr(self.table, name)
            if value is None:
                continue
            try:
                found[name] = read(value, (*self.place, name))
            except Broken:
                self.failed = True
                self._unread.add(name)
        return found

    def formulas(self, *names: str) -> dict[str, Any]:
        return self._each(names, self.shop.formula)

    def plains(self, *names: str) -> dict[str, Any]:
        return self._each(names, self._plain)

    def _plain(self, value: Any, place: Place) -> Any:
        """A number, or a list of numbers where the key is for one: a text may give either."""
        found = self.shop.plain(value, place)
        several = place[-1] in VECTORS or (place[-1] == "offset" and "parts" in place)
        if isinstance(found, list) != several:
            expected = "several numbers" if several else "one number"
            self.shop.tell(
                place,
                f"{value!r} gives {found!r}.",
                expected,
                "the formula names a vector for a number, or a number for a vector",
                f"{place[-1]} = {'[0.0, 0.0, 0.0]' if several else '1.0'}",
            )
            raise Broken
        return found

    def parts(self, kind: type | tuple[type, ...], what: str, *names: str) -> dict[str, Any]:
        return self._each(names, lambda value, place: self.shop.part(value, place, kind, what))

    def given(self, *names: str) -> dict[str, Any]:
        """Values that need no reading; those that are not given are left to their defaults."""
        values = {name: getattr(self.table, name) for name in names}
        return {name: value for name, value in values.items() if value is not None}

    def done(self) -> None:
        """Stop here if any of the values was wrong."""
        if self.failed:
            raise Broken

    # --- putting together -----------------------------------------------------------------------------
    def build(self, make: Callable[..., Made], values: dict[str, Any]) -> Made:
        """make(**values). If that fails, each value that is to blame is told at its key, the rest of it here."""
        if not self.failed:
            with contextlib.suppress(*WRONG):
                return make(**values)
        values = {**values, **{name: HARMLESS.get(name) for name in self._unread}}  # None: no part
        error = self._error(make, values)
        while error is not None:
            blamed = next((n for n in values if self._is_to_blame(n, error, make, values)), None)
            with (
                contextlib.suppress(Broken),
                self.shop.at((*self.place, blamed) if blamed else self.place),
            ):
                raise error
            if blamed is None:
                break
            values = {**values, blamed: HARMLESS[blamed]}
            error = self._error(make, values)
        raise Broken

    def _is_to_blame(
        self, name: str, error: Exception, make: Callable[..., Any], values: dict[str, Any]
    ) -> bool:
        """Whether it is another story with a harmless value for this key, or the same one with such for all others."""
        if name not in HARMLESS or values[name] is None or name in self._unread:
            return False
        other = self._error(make, {**values, name: HARMLESS[name]})
        if other is None or other.args != error.args:
            return True
        harmless = {key: HARMLESS.get(key, value) for key, value in values.items()}
        alone = self._error(make, {**harmless, name: values[name]})
        return alone is not None and self._error(make, harmless) is None

    @staticmethod
    def _error(make: Callable[..., Any], values: dict[str, Any]) -> Exception | None:
        try:
            make(**values)
        except WRONG as error:
            return error
        return None
