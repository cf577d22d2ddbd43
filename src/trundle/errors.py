"""Errors in parts: what is wrong, what was expected, the likely cause if there is one, the line to type.

Every error trundle raises on purpose is a `TrundleError`, so that a caller can tell a mistake in the
model from a defect in the program. The parts are kept as attributes for tools that show them apart.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from typing import Any


class TrundleError(ValueError):
    """A mistake in the model or in a call.

    given     what is wrong, naming bodies and constraints, not indices
    expected  what would have been right
    cause     the likely cause; empty unless one is likely
    fix       the line to type (may be empty)
    key       the argument that is wrong, for programs; ("sizes", "x") for an entry of one, ("start", "x.dot", "1.0")
              with a value that would do; several of them, one after the other
    part      the name of the body, constraint or force that is wrong, for programs
    """

    def __init__(
        self,
        given: str,
        expected: str,
        cause: str = "",
        fix: str = "",
        *,
        key: str | tuple[str, ...] = "",
        part: str = "",
    ) -> None:
        self.given, self.expected, self.cause, self.fix = given, expected, cause, fix
        self.key, self.part = key, part
        lines = [given, f"Expected: {expected}"]
        if cause:
            lines.append(f"Likely cause: {cause}")
        if fix:
            lines.append(f"Try: {fix}")
        super().__init__("\n  ".join(lines))

    def __reduce__(self) -> tuple[object, ...]:
        """An error of another process arrives as it was, whatever its class is made from."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[TrundleError], args: tuple[object, ...]) -> TrundleError:
    error = kind.__new__(kind)
    error.args = args
    return error


@contextlib.contextmanager
def naming(key: str, part: str = "", *, instead: bool = False) -> Iterator[None]:
    """Errors of the block say this argument of this part, if they say none yet; or instead of what they say."""
    try:
        yield
    except TrundleError as error:
        if instead:
            error.key = error.part = ""
        error.key, error.part = error.key or key, error.part or part
        raise


class ModelError(TrundleError):
    """The system as written is not a mechanical system: physics missing, wrong type, wrong sign."""


class CallError(ModelError, TypeError):
    """A call with an argument too many, too few or misspelt; Python's own kind of error as well."""


class NoAttribute(ModelError, AttributeError):
    """Something that a part does not have; Python's own kind of error as well."""


class UndeterminedError(ModelError):
    """Rank [M | A'] is less than the number of coordinates (paper 000, Eq. 43)."""


class ContradictionError(ModelError):
    """Constraints, or constraints and start values, cannot hold together."""


class StartError(TrundleError):
    """The start leaves a coordinate open, or asks for something impossible."""


class ParseError(TrundleError):
    """A text is not an expression; `column` (from 1) says where."""

    def __init__(
        self, given: str, expected: str, cause: str = "", fix: str = "", column: int = 1
    ) -> None:
        self.column = column
        super().__init__(given, expected, cause, fix)


class MissingExtra(TrundleError, ImportError):
    """A feature needs a package that is not installed."""

    def __init__(self, feature: str, package: str, extra: str) -> None:
        super().__init__(
            f"{feature} needs the package {package!r}, which is not installed.",
            f"{package} installed beside trundle",
            f"trundle was installed without its extra '{extra}'",
            f'pip install "trundle[{extra}]"',
        )


def of_extra(module: str, extra: str, feature: str) -> Any:
    """A module that comes with an extra; where it is not installed, what to type to get it for this feature."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtra(feature, module.partition(".")[0], extra) from None
