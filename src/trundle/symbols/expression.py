"""Expressions: scalars, vectors and matrices of symbols, as CasADi SX graphs.

An `Expression` wraps one SX matrix and remembers whether it is a scalar, a vector or a matrix. Two
expressions are equal (and hash alike) when they are the same nodes of the graph, so that expressions
may be keys: `start={x: 1, y.dot: -1}`. NumPy's operators and functions work on them from either side.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from numbers import Real
from types import FunctionType
from typing import Any

import casadi as ca
import numpy as np

from trundle.errors import ModelError
from trundle.symbols.mistaken import Mistaken, instead_of, no_numpy
from trundle.symbols.values import real_number, shown

EXACT = 53  # bits of a whole number that is a float, exactly


class Expression(Mistaken):
    """A scalar `()`, vector `(n,)` or matrix `(r, c)` of symbols.

    >>> import trundle as td
    >>> x, y = td.coordinates("x y")
    >>> r = td.vector([x, y, 0])
    >>> r.shape, (r @ r).shape, (2 * x + y).dot
    ((3,), (), 2*x.dot + y.dot)
    """

    __slots__ = ("__dict__", "shape", "sx")
    __array_priority__ = 1000.0

    def __init__(self, sx: ca.SX, shape: tuple[int, ...] = ()) -> None:
        self.sx = sx
        self.shape = shape

    # --- identity -----------------------------------------------------------------------------
    @functools.cached_property
    def _key(self) -> tuple[Any, ...]:
        dense = ca.densify(self.sx)
        return (self.shape, *(e.element_hash() for e in dense.elements()))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expression) and self._key == other._key

    def __repr__(self) -> str:
        from trundle.symbols.printing import as_text

        text = as_text(self.sx, self.shape)
        return text if len(text) <= 200 else text[:197] + "..."

    def _repr_latex_(self) -> str | None:
        """As a notebook shows it; nothing without SymPy or for large ones, so that the text is shown."""
        from trundle.symbols.latex import as_latex

        return as_latex(self.sx, self.shape)

    # --- shape --------------------------------------------------------------------------------
    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __iter__(self) -> Iterator[Expression]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Expression:
        if not self.shape or isinstance(index, str):
            self._no_components(index)
        rows = np.arange(self.sx.shape[0] * self.sx.shape[1]).reshape(self.shape, order="F")
        chosen = rows[index]  # NumPy decides what the index means, errors included
        if np.ndim(chosen) > 2:
            raise ModelError(
                f"An index gives something of shape {np.shape(chosen)}.",
                "a vector or a matrix",
                "None, or a table of places, stands in the square brackets",
                "v[0], v[:2] or J[0, :]",
            )
        flat = ca.vec(ca.densify(self.sx))
        if np.ndim(chosen) == 0:
            return Expression(flat[int(chosen)])
        picked = flat[[int(i) for i in chosen.flatten(order="F")]]
        if chosen.ndim == 2:
            picked = ca.reshape(picked, *chosen.shape)
        return Expression(picked, chosen.shape)

    @property
    def T(self) -> Expression:
        """The transpose of a matrix (a vector is its own)."""
        return self if self.ndim < 2 else Expression(self.sx.T, self.shape[::-1])

    @property
    def dot(self) -> Expression:
        """The total time derivative d/dt, by the chain rule through coordinates and time."""
        from trundle.symbols.calculus import time_derivative

        return time_derivative(self)

    # --- arithmetic ---------------------------------------------------------------------------
    def __neg__(self) -> Expression:
        return Expression(-self.sx, self.shape)

    def __pos__(self) -> Expression:
        return self

    def __abs__(self) -> Expression:
        return Expression(ca.fabs(self.sx), self.shape)

    def __add__(self, other: Like) -> Expression:
        return elementwise(operator.add, self, other)

    def __radd__(self, other: Like) -> Expression:
        return elementwise(operator.add, other, self)

    def __sub__(self, other: Like) -> Expression:
        return elementwise(operator.sub, self, other)

    def __rsub__(self, other: Like) -> Expression:
        return elementwise(operator.sub, other, self)

    def __mul__(self, other: Like) -> Expression:
        return elementwise(operator.mul, self, other)

    def __rmul__(self, other: Like) -> Expression:
        return elementwise(operator.mul, other, self)

    def __truediv__(self, other: Like) -> Expression:
        return elementwise(operator.truediv, self, other)

    def __rtruediv__(self, other: Like) -> Expression:
        return elementwise(operator.truediv, other, self)

    def __mod__(self, other: Like) -> Expression:
        from trundle.symbols.functions import mod

        return mod(self, other)

    def __floordiv__(self, other: Like) -> Expression:
        return elementwise(lambda a, b: ca.floor(a / b), self, other)

    def __rfloordiv__(self, other: Like) -> Expression:
        return elementwise(lambda a, b: ca.floor(a / b), other, self)

    def __floor__(self) -> Expression:
        return Expression(ca.floor(self.sx), self.shape)

    def __ceil__(self) -> Expression:
        return Expression(ca.ceil(self.sx), self.shape)

    def __rmod__(self, other: Like) -> Expression:
        from trundle.symbols.functions import mod

        return mod(other, self)

    def __pow__(self, other: Like) -> Expression:
        return elementwise(operator.pow, self, other)

    def __rpow__(self, other: Like) -> Expression:
        return elementwise(operator.pow, other, self)

    def __lt__(self, other: Like) -> Expression:
        return elementwise(operator.lt, self, other)

    def __le__(self, other: Like) -> Expression:
        return elementwise(operator.le, self, other)

    def __gt__(self, other: Like) -> Expression:
        return elementwise(operator.lt, other, self)

    def __ge__(self, other: Like) -> Expression:
        return elementwise(operator.le, other, self)

    def __and__(self, other: Like) -> Expression:
        """Both of two comparisons: (t > 1) & (t < 2)."""
        return elementwise(ca.logic_and, self, other)

    def __or__(self, other: Like) -> Expression:
        """One of two comparisons, or both: (x < 0) | (x > 1)."""
        return elementwise(ca.logic_or, self, other)

    def __invert__(self) -> Expression:
        """The opposite of a comparison: ~(x > 0)."""
        return Expression(ca.logic_not(self.sx), self.shape)

    def __matmul__(self, other: Like) -> Expression:
        return matmul(self, other)

    def __rmatmul__(self, other: Like) -> Expression:
        return matmul(other, self)

    def __float__(self) -> float:
        if self.shape or not self.sx.is_constant():
            self._no_number()
        return float(self.sx)

    # --- NumPy --------------------------------------------------------------------------------
    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        from trundle.symbols.functions import UFUNCS

        if ufunc.__name__ in ("equal", "not_equal"):  # as x == number says it, from the other side
            return ufunc.__name__ == "not_equal"
        known = UFUNCS.get(ufunc.__name__)
        if method != "__call__" or known is None or kwargs:
            no_numpy(ufunc.__name__)
        return known(*inputs)

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        from trundle.symbols.functions import ARRAY_FUNCTIONS

        known = ARRAY_FUNCTIONS.get(func.__name__)
        if known is None or kwargs:
            no_numpy(func.__name__, "".join(f" with {name}=" for name in kwargs))
        return known(*args)


Like = Expression | float | np.ndarray | Sequence[Any]
"""What may stand for an expression: a number, or a (nested) sequence or array of them, too."""


def as_expression(value: Like, what: str = "") -> Expression:
    """An Expression from a number, a sequence (vector), nested sequences (matrix) or an array.

    what   the name of the thing, for the error
    """
    if isinstance(value, Expression):
        return value
    if (type(value) is float and math.isfinite(value)) or (
        type(value) is int and value.bit_length() < EXACT
    ):  # by far the most frequent numbers
        return Expression(ca.SX(float(value)))
    try:
        return _as_expression(value)
    except ModelError as error:
        if not what:
            raise
        raise ModelError(f"{what}: {error.given}", error.expected, error.cause, error.fix) from None


def _as_expression(value: Like) -> Expression:
    if isinstance(value, Expression):
        return value
    if stands_for := getattr(type(value), "stands_for", ""):  # a body for its place
        return getattr(value, stands_for)  # type: ignore[no-any-return]
    if isinstance(value, (bool, np.bool_)):
        return Expression(ca.SX(int(value)))
    if isinstance(value, (int, float, Real, Decimal)):
        return Expression(ca.SX(_finite(value)))
    if isinstance(value, np.ndarray) and value.dtype != object:
        return _from_numbers(value)
    if isinstance(value, np.ndarray) and value.ndim == 0:
        return _as_expression(value.item())
    if isinstance(value, (Sequence, np.ndarray)) and not isinstance(value, (str, bytes)):
        return _from_sequence(value)
    raise ModelError(
        f"{shown(value)} (a {type(value).__name__}) is not an expression.",
        "a number, an expression, or a sequence of them",
        "text is turned into an expression by td.parse alone"
        if isinstance(value, str)
        else "a value left out, or a function that returns nothing"
        if value is None
        else "a function, where what it gives belongs; time is td.t"
        if isinstance(value, FunctionType)
        else "a part of it was meant, as the position of a body",
        instead_of(value),
    )


def _finite(value: Any) -> float:
    number = real_number(value)
    if number is None:
        raise ModelError(
            f"An expression contains {shown(value)}.",
            "finite numbers",
            "a missing or overflowed value earlier in the script",
            "assert math.isfinite(value)  # in front of the line that uses it",
        )
    return number


def _from_numbers(array: np.ndarray[Any, Any]) -> Expression:
    if array.dtype.kind not in "biuf" or not array.size:
        raise ModelError(
            f"An array of {array.dtype} with shape {array.shape} cannot be part of an expression.",
            "real numbers",
            "an empty array, texts, or complex numbers as of a root or an eigenvalue",
            "np.asarray(values, dtype=float)",
        )
    numbers = np.asarray(array, dtype=float)
    if not np.all(np.isfinite(numbers)):
        raise ModelError(
            "An array with NaN or infinity cannot be part of an expression.",
            "finite numbers",
            "a division by zero, or a missing value, where the array was made",
            "np.flatnonzero(~np.isfinite(array))  # says where they are",
        )
    if numbers.ndim > 2:
        raise ModelError(
            f"An array of shape {numbers.shape} cannot be part of an expression.",
            "a scalar, a vector or a matrix",
            "a whole table of states where one of them was meant",
            "array[0]  # is one of them",
        )
    return Expression(ca.SX(ca.DM(numbers)), numbers.shape)


def _from_sequence(value: Sequence[Any] | np.ndarray[Any, Any]) -> Expression:
    parts = [_as_expression(part) for part in value]
    if not parts:
        raise ModelError(
            "An empty sequence is not a vector.",
            "components",
            "a loop or a choice that was to fill it found nothing",
            "td.vector([x, y, 0])",
        )
    if all(part.ndim == 0 for part in parts):
        return Expression(ca.vertcat(*(part.sx for part in parts)), (len(parts),))
    width = parts[0].shape
    if len(width) == 1 and all(part.shape == width for part in parts):
        rows = [part.sx.T for part in parts]
        return Expression(ca.vertcat(*rows), (len(parts), width[0]))
    raise ModelError(
        f"Parts of shapes {[part.shape for part in parts]} do not make a vector or matrix.",
        "all scalars (a vector) or all vectors of one length (a matrix)",
        "a scalar beside a vector, or a row with a component missing",
        "td.stack([x, v])  # joins scalars and vectors into one vector",
    )


def elementwise(op: Callable[[Any, Any], Any], left: Like, right: Like) -> Expression:
    """Apply op component by component; a scalar meets every component of the other side."""
    a, b = as_expression(left), as_expression(right)
    if a.shape and b.shape and a.shape != b.shape:
        raise ModelError(
            f"Shapes {a.shape} and {b.shape} do not fit together.",
            "equal shapes, or a scalar on one side",
            "a vector and a matrix, or vectors of different lengths",
            "J @ omega  # is a matrix times a vector",
        )
    return Expression(meaningful(op(a.sx, b.sx)), a.shape or b.shape)


def meaningful(sx: ca.SX) -> ca.SX:
    """Refuse what is NaN or infinite whatever the symbols are: sqrt(-1), x/0."""
    for part in [sx] if sx.is_scalar() else sx.nonzeros():
        if part.is_constant() and not part.is_regular():
            _finite(float(part))
    return sx


def matmul(left: Like, right: Like) -> Expression:
    """Matrix product: (r, k) @ (k, c), matrix @ vector, vector @ matrix, vector @ vector."""
    a, b = as_expression(left), as_expression(right)
    if not a.shape or not b.shape or a.shape[-1] != b.shape[0]:
        raise ModelError(
            f"The shapes {a.shape} and {b.shape} do not fit the product @.",
            "inner sizes that agree; for scalars the product is *",
            "a matrix that has to be turned over, or @ typed for *",
            "J.T @ v  # or k * v with a scalar k",
        )
    rows = a.sx.T if a.ndim == 1 else a.sx
    product = meaningful(ca.mtimes(rows, b.sx))
    shape = a.shape[:-1] + b.shape[1:]
    if a.ndim == 1 and b.ndim == 2:
        product = product.T
    return Expression(product, shape)
