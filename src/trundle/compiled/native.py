"""CasADi functions as machine code of this computer.

    functions = compile_native({"f": f, "g": g})
    functions["f"](q, v)            # an array, all outputs end to end
    functions["f"].address          # for native code: void(ptr in0, ..., ptr out, ptr work)

The way is `Tape` -> IR text -> LLVM -> object code -> linked into the process; a second time the
object code comes from the `cache`, found by CasADi's own serialization of the function (a few
milliseconds) without making the tape again. llvmlite guards every call by one lock, so two threads cannot
generate code at the same time. What can overlap is LLVM's work with Python's own: while LLVM
compiles one function in a thread, the next is lowered and written as text.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Collection, Iterable, Mapping
from contextlib import ExitStack
from functools import cache as once
from typing import TYPE_CHECKING, Any, NamedTuple

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from trundle.compiled import cache as object_cache, emission
from trundle.compiled.emission import Style, style_for
from trundle.compiled.llvm_ir import EMITTER_VERSION, LIBM, emit, table_name
from trundle.compiled.tape import Tape
from trundle.errors import TrundleError
from trundle.symbols.lookup import remember, remembered

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

# Besides what the emitter calls by name: how LLVM lowers intrinsics on a CPU without the
# instruction, and sin with cos of one angle.
_RUNTIME = (*LIBM, "floor", "ceil", "fmin", "fmax", "fma", "sincos")


def address(array: Any) -> int:
    """Where an array begins, 0 of an empty one; `array.ctypes.data` takes twenty times as long."""
    if not array.size:
        return 0
    try:
        return ctypes.addressof(ctypes.c_double.from_buffer(array))
    except TypeError:  # read-only
        return int(array.ctypes.data)


class NativeFunction:
    """A compiled function; calling it is for convenience, `address` is for inner loops.

    name          as given to `compile_native`
    address       of void(ptr in0, ptr in1, ..., ptr out, ptr work), all arrays of doubles
    sizes_in      doubles per argument
    size_out      doubles of all outputs together
    n_work        doubles of scratch space; the content does not matter
    lanes         evaluations per call; with more than one all arrays are (n, lanes)
    n_operations  scalar operations of one evaluation
    from_cache    the code came from disk
    stored        the code is on disk now (False: caching is off, or the folder cannot be used)
    source        what was compiled

    The code lives as long as this object does.
    """

    def __init__(
        self, name: str, facts: _Facts, code: _Code, address: int, engine: Any, lanes: int,
        source: ca.Function,
    ) -> None:  # fmt: skip
        self.name, self.address, self.lanes = name, address, lanes
        self.sizes_in, self.size_out = facts.sizes_in, facts.size_out
        self.n_operations, self.n_work = facts.n_operations, code.n_work * lanes
        self.from_cache, self.stored = code.from_cache, code.stored
        self._engine, self.source = engine, source
        self._sizes = [size * lanes for size in self.sizes_in]
        self._shape = self.size_out if lanes == 1 else (self.size_out, lanes)
        pointers = [ctypes.c_void_p] * (len(self.sizes_in) + 2)
        self._function = ctypes.CFUNCTYPE(None, *pointers)(address)

    def __call__(self, *arguments: ArrayLike) -> NDArray[np.float64]:
        """All outputs end to end: (size_out,), or (size_out, lanes) with several lanes."""
        arrays = [np.ascontiguousarray(x, np.float64) for x in arguments]
        if [x.size for x in arrays] != self._sizes:
            lanes = f", each (n, {self.lanes})" if self.lanes > 1 else ""
            raise TrundleError(
                f"{self.name}: {len(arrays)} arrays of shapes {[x.shape for x in arrays]}.",
                f"{len(self._sizes)} arrays of sizes {list(self.sizes_in)}{lanes}",
                "an argument left out, or one evaluation given to a function of several",
                f"{self.name}({', '.join(f'np.zeros({size})' for size in self._sizes)})",
            )
        out, work = np.empty(self._shape), np.empty(self.n_work)
        self._function(*map(address, (*arrays, out, work)))
        return out

    def __repr__(self) -> str:
        source = "from cache" if self.from_cache else "compiled"
        lanes = f", {self.lanes} lanes" if self.lanes > 1 else ""
        return (
            f"<NativeFunction {self.name}: {list(self.sizes_in)} -> {self.size_out}, "
            f"{self.n_operations} operations{lanes}, {source}>"
        )


class _Facts(NamedTuple):
    """The sizes of a function, the key of its object code, and those of its tables."""

    sizes_in: tuple[int, ...]
    size_out: int
    n_operations: int
    key: str
    tables: tuple[str, ...]

    @classmethod
    def of(cls, tape: Tape, key: str) -> _Facts:
        tables = tuple(remember(table) for table in tape.tables)
        return cls(tape.sizes_in, tape.size_out, tape.n_operations, key, tables)

    def packed(self) -> bytes:
        return json.dumps(self).encode()

    @classmethod
    def unpacked(cls, data: bytes) -> _Facts:
        sizes_in, size_out, n_operations, key, tables = json.loads(data)
        return cls(tuple(sizes_in), size_out, n_operations, key, tuple(tables))


class _Code(NamedTuple):
    data: bytes
    n_work: int
    from_cache: bool
    stored: bool


class _Host(NamedTuple):
    cpu: str
    features: str
    triple: str
    llvm: str


def compile_native(
    functions: Mapping[str, ca.Function], *, cache: bool = True, lanes: int = 1, seldom: bool = False,
) -> dict[str, NativeFunction]:  # fmt: skip
    """Machine code for every function, by name.

    seldom   a run calls them a few times: compiled quickly, not well, to the same bits

    >>> import casadi as ca
    >>> x = ca.SX.sym("x", 2)
    >>> f = ca.Function("f", [x], [ca.dot(x, x), ca.sin(x[0])])
    >>> compile_native({"f": f}, cache=False)["f"]([0.0, 2.0])
    array([4., 0.])
    """
    facts: dict[str, _Facts] = {}
    codes: dict[str, _Code | Future[_Code]] = {}
    with ExitStack() as threads:
        worker = None
        for name, f in functions.items():
            alias = _alias(name, f, lanes, seldom) if cache else ""
            known = _recall(alias)
            if known is not None:
                facts[name], codes[name] = known
                continue
            tape = Tape.from_function(f)
            style = style_for(tape)
            style = style._replace(optimize=0) if seldom else style
            key = _key(name, tape, style, lanes) if cache else ""
            facts[name] = _Facts.of(tape, key)
            found = object_cache.load(key) if cache else None
            if alias:
                object_cache.store(alias, facts[name].packed(), 0, kind=object_cache.FACTS)
            if found is not None:
                codes[name] = _Code(*found, from_cache=True, stored=True)
                continue
            emitted = emit(_symbol(name), tape, style=style, lanes=lanes)
            worker = worker or threads.enter_context(_worker())
            codes[name] = worker.submit(_make, emitted.text, emitted.n_work, style.optimize, key)
    done = {n: c if isinstance(c, _Code) else c.result() for n, c in codes.items()}
    _provide_symbols()
    engine = _engine_of(code.data for code in done.values())
    result = {}
    for name, code in done.items():
        address = engine.get_function_address(_symbol(name))
        _give_data(engine, name, facts[name])
        source = functions[name]
        result[name] = NativeFunction(name, facts[name], code, address, engine, lanes, source)
    return result


def _worker() -> ThreadPoolExecutor:
    from concurrent.futures import (
        ThreadPoolExecutor,
    )  # takes as long to import as all this from the cache

    return ThreadPoolExecutor(1, thread_name_prefix="trundle-llvm")


def _give_data(engine: Any, name: str, facts: _Facts) -> None:
    """Tell the code of a function where the data of its tables are."""
    for i, key in enumerate(facts.tables):
        pointer = engine.get_global_value_address(f"{table_name(_symbol(name), i)}.data")
        ctypes.c_void_p.from_address(pointer).value = remembered(key).data.ctypes.data


class CompiledText:
    """Machine code of a module that came as IR texts. The code lives as long as this object does."""

    def __init__(self, engine: Any, from_cache: bool) -> None:
        self._engine, self.from_cache = engine, from_cache

    def address(self, name: str) -> int:
        """Of a function of the module."""
        found = int(self._engine.get_function_address(name))
        if not found:
            raise KeyError(f"no function {name!r} in this machine code")
        return found


def compile_texts(
    texts: Mapping[str, str], *, fast: Collection[str], cache: bool = True
) -> CompiledText:
    """Machine code for IR that knows no target and is optimized already, linked together; kept on disk.

    fast   the texts, by name, whose machine code must be fast: it takes eight times as long to make
    """
    objects, from_cache = [], True
    for name, text in texts.items():
        level = int(name in fast)
        settings = {"module": name, "emitter": EMITTER_VERSION, "level": level} | _host()._asdict()
        source = np.frombuffer(text.encode(), np.uint8)
        key = object_cache.key_of({"text": source}, settings) if cache else ""
        found = object_cache.load(key) if cache else None
        objects.append(found[0] if found is not None else _make_text(text, level))
        if found is None and key:
            object_cache.store(key, objects[-1], 0)
        from_cache &= found is not None
    _provide_symbols()
    return CompiledText(_engine_of(objects), from_cache)


def _make_text(text: str, optimize: int) -> bytes:
    """IR text to object code for this CPU."""
    import llvmlite.binding as llvm

    machine = _target_machine(optimize)
    with llvm.parse_assembly(text, llvm.create_context()) as module:
        module.triple = machine.triple
        module.data_layout = str(machine.target_data)
        return bytes(machine.emit_object(module))


def _engine_of(objects: Iterable[bytes]) -> Any:
    """Object code made ready to run.

    The engine's own module must live in the global context, which is never freed: the garbage collector disposes of
    a cycle in any order, and an engine that outlives its context crashes.
    """
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine(0))
    for data in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(data))
    engine.finalize_object()
    return engine


def _symbol(name: str) -> str:
    """A prefix keeps a function called "sin" from taking the place of the C library's."""
    return f"trundle_{name}"


def _make(text: str, n_work: int, optimize: int, key: str) -> _Code:
    """IR text to object code, kept under `key` unless that is empty."""
    data = _make_text(text, optimize)
    stored = bool(key) and object_cache.store(key, data, n_work)
    return _Code(data, n_work, from_cache=False, stored=stored)


def _alias(name: str, f: ca.Function, lanes: int, seldom: bool) -> str:
    """The key of a CasADi function as it is; under it stand its facts, the key of its code among them."""
    settings = {
        "alias of": name, "lanes": lanes, "seldom": seldom, "emitter": EMITTER_VERSION,
        "level": emission.LEVEL,
    }  # fmt: skip
    text = np.frombuffer(f.serialize().encode(), np.uint8)
    return object_cache.key_of({"function": text}, settings | _host()._asdict())


def _recall(alias: str) -> tuple[_Facts, _Code] | None:
    """Facts and code of a function that was compiled before."""
    entry = object_cache.load(alias, kind=object_cache.FACTS) if alias else None
    if entry is None:
        return None
    facts = _Facts.unpacked(entry[0])
    found = object_cache.load(facts.key)
    return None if found is None else (facts, _Code(*found, from_cache=True, stored=True))


def _key(name: str, tape: Tape, style: Style, lanes: int) -> str:
    settings = {"name": name, "lanes": lanes, "emitter": EMITTER_VERSION}
    return object_cache.key_of(tape.to_arrays(), settings | style._asdict() | _host()._asdict())


@once
def _host() -> _Host:
    """The computer; asking for it switches LLVM's code generator on."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    version = ".".join(map(str, llvm.llvm_version_info))
    return _Host(llvm.get_host_cpu_name(), features, llvm.get_process_triple(), version)


def vector_width() -> int:
    """Doubles in a vector register of this CPU, 4 or 8: states that native code best works on side by side."""
    return 8 if "+avx512f" in _host().features else 4


def _target_machine(optimize: int) -> Any:
    import llvmlite.binding as llvm

    host = _host()
    return llvm.Target.from_triple(host.triple).create_target_machine(
        cpu=host.cpu, features=host.features, opt=optimize, jit=True
    )


@once
def _provide_symbols() -> None:
    """Let LLVM find the C library's functions; a name it cannot find would end the process."""
    import llvmlite.binding as llvm

    libm = _mathematics()
    for name in _RUNTIME:
        if llvm.address_of_symbol(name) is None and hasattr(libm, name):
            address = ctypes.cast(getattr(libm, name), ctypes.c_void_p).value
            llvm.add_symbol(name, address)
    missing = [name for name in LIBM if llvm.address_of_symbol(name) is None]
    if missing:
        raise RuntimeError(f"the C library of this system has no {', '.join(missing)}")


def _mathematics() -> ctypes.CDLL:
    """The C library's functions: mostly this process has them, and nobody looks for their file."""
    if sys.platform == "win32":
        return ctypes.CDLL("ucrtbase")
    process = ctypes.CDLL(None)
    if all(hasattr(process, name) for name in LIBM):
        return process
    from ctypes.util import find_library  # which starts other programs

    return ctypes.CDLL(find_library("m"))
