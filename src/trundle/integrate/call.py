"""Calling machine code by its address from numba, and the one way kernels are compiled.

The native functions of a system (`rhs`, `finish`, `event`, `terms`) share one signature,

    void name(double *t, double *y, double *p, double *out, double *work)

and are known by address only. The address is an ordinary integer argument, so a kernel that calls
it is compiled once for all systems and kept in numba's disk cache: a new system costs nothing.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import event
from numba.extending import intrinsic
from numpy.typing import NDArray

Array = NDArray[np.float64]
F = TypeVar("F", bound=Callable[..., Any])
# contract: a*b + c may be one fused operation, nothing else is reordered.
# numpy: x/0 is inf, as in the processor's arithmetic, so loops stay free of branches.
# _nrt: no counting of references, for kernels allocate nothing; it was a third of a step's time.
_FLAGS: dict[str, Any] = {
    "nogil": True,
    "fastmath": {"contract"},
    "error_model": "numpy",
    "_nrt": False,
}


COMPILING = "trundle: compiling the integrator, once after an installation or an upgrade (up to half a minute)"


class CompilingSaid(event.Listener):  # type: ignore[misc]  # numba has no types
    """Says once in a process that kernels are compiled: numba tells only if they are not in its disk cache.

    At the level WARNING, though nothing is wrong: that is what Python shows where a program has not set up logging, and
    ten silent seconds look like a hang. `logging.getLogger("trundle").setLevel("ERROR")` silences it. A warning of
    `warnings` would do the same, but is an error where warnings are, as in tests.
    """

    said = False

    def on_start(self, event: Any) -> None:
        own = event.data["dispatcher"].py_func.__module__.startswith("trundle.")
        if own and not self.said:
            self.said = True
            logging.getLogger("trundle").warning(COMPILING)

    def on_end(self, event: Any) -> None:
        """What is compiled can be used, which needs no words."""


event.register("numba:compile", CompilingSaid())


def stamp(*modules: str) -> int:
    """A number that changes with the source of these modules of this folder.

    numba's disk cache looks at the file of the kernel itself, not at what the kernel calls: machine
    code of an older version would survive an upgrade. So every kernel takes the stamp of all it is
    made of as the default of its last argument, which numba counts as a part of its type.
    """
    digest = hashlib.sha256()
    for module in modules:
        path = Path(__file__).with_name(module + ".py")
        digest.update(path.read_bytes() if path.is_file() else b"")
    return int.from_bytes(digest.digest()[:7], "big")


def zeros(*shape: int) -> Array:
    """Zeros that begin on a cache line, so that vectors of four do not straddle two of them."""
    size = int(np.prod(shape))
    room = np.zeros(size + 8)
    first = -room.ctypes.data % 64 // 8
    return room[first : first + size].reshape(shape)


def kernel(function: F) -> F:
    """Compile a function that Python calls: once for all systems, kept on disk (see `stamp`)."""
    return cast(F, njit(cache=True, no_cfunc_wrapper=True, **_FLAGS)(function))


def inner(function: F) -> F:
    """Compile a function that only kernels call: the same, without the way in from Python.

    That way in (unpacking every array) is most of the time numba takes for a small function.
    """
    bare = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **_FLAGS)
    return cast(F, bare(function))


def spliced(function: F) -> F:
    """The same for a large function with one caller, made a part of it: handing over many arrays takes time too."""
    bare = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True, **_FLAGS)
    return cast(F, bare(function))


def _is_plain(array: Any) -> bool:
    # Anything else would hand the native code a pointer to other data than it expects.
    return isinstance(array, types.Array) and array.dtype == types.float64 and array.layout == "C"


def _pointers(context: Any, builder: Any, kinds: Any, arrays: Any) -> list[Any]:
    return [
        context.make_array(kind)(context, builder, array).data
        for kind, array in zip(kinds, arrays, strict=True)
    ]


def _call_native(
    typing_context: Any, address: Any, t: Any, y: Any, p: Any, out: Any, work: Any
) -> Any:
    arrays = (t, y, p, out, work)
    if not isinstance(address, types.Integer) or not all(map(_is_plain, arrays)):
        return None

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        double_pointer = ir.DoubleType().as_pointer()
        native = ir.FunctionType(ir.VoidType(), [double_pointer] * 5)
        function = builder.inttoptr(args[0], native.as_pointer())
        builder.call(function, _pointers(context, builder, signature.args[1:], args[1:]))
        return context.get_dummy_value()

    return types.none(types.intp, *arrays), codegen


def _call_solver(
    typing_context: Any, address: Any, terms: Any, n: Any, rows: Any,
    t: Any, y: Any, p: Any, out: Any, buffer: Any, work: Any,
) -> Any:  # fmt: skip
    integers, arrays = (address, terms, n, rows), (t, y, p, out, buffer, work)
    if not all(isinstance(i, types.Integer) for i in integers) or not all(map(_is_plain, arrays)):
        return None

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        double_pointer, integer = ir.DoubleType().as_pointer(), ir.IntType(64)
        native = ir.FunctionType(ir.DoubleType(), [integer] * 3 + [double_pointer] * 6)
        function = builder.inttoptr(args[0], native.as_pointer())
        pointers = _pointers(context, builder, signature.args[4:], args[4:])
        return builder.call(function, [*args[1:4], *pointers])

    return types.float64(types.int64, types.int64, types.int64, types.int64, *arrays), codegen


_intrinsic: Any = intrinsic

call_native: Callable[[int, Array, Array, Array, Array, Array], None] = _intrinsic(_call_native)
"""`call_native(address, t, y, p, out, work)`, inside kernels only: call the function there.

Five C-contiguous float64 arrays go over as bare pointers (an array of two dimensions counts as its
data). Nothing is checked at run time: sizes are the caller's promise, address 0 is a crash.
"""

call_solver: Callable[[int, int, int, int, Array, Array, Array, Array, Array, Array], float] = (
    _intrinsic(_call_solver)
)
"""`call_solver(address, terms, n, rows, t, y, p, out, buffer, work)`: the pivoted solve, likewise.

It is a large function that few runs need: called by address it is compiled only for those.
"""
