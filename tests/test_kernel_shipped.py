"""What ships of the C kernel: IR made of the sources beside it, for any CPU, with the names that Python uses."""

from __future__ import annotations

import ctypes
import re
import shutil
import struct
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from tools import build_kernel
from tools.build_kernel import FOLDER, MODULES
from trundle.compiled.llvm_ir import PACK
from trundle.gallery import bead_on_hoop
from trundle.integrate import consistent, kernel, lanes, library, pivoted

SOURCES = sorted(p for p in FOLDER.iterdir() if p.suffix in (".c", ".h", ".inc"))
CLANGS = [name for name in build_kernel.CLANGS[:-1] if shutil.which(name)]
needs_clang = pytest.mark.skipif(not CLANGS, reason="no clang 16 ... 19 here")


TEXTS = sorted(path.stem for path in FOLDER.glob("*.ll"))


def shipped(module: str) -> str:
    return (FOLDER / f"{module}.ll").read_text(encoding="utf-8")


def without_comments(*names: str) -> str:
    return re.sub(r"/\*.*?\*/", "", "".join((FOLDER / n).read_text() for n in names), flags=re.S)


@pytest.mark.parametrize("module", TEXTS)
def test_what_is_shipped_was_made_of_the_sources_beside_it(module: str) -> None:
    first = shipped(module).splitlines()[0]
    assert first == f"; source {build_kernel.source_hash()}", (
        "the C source was changed: make kernel"
    )


def test_all_that_is_shipped_is_used_and_all_that_is_used_is_shipped() -> None:
    assert {text.removesuffix("_seldom") for text in TEXTS} == set(MODULES) == set(library._MODULES)


@pytest.mark.parametrize("module", TEXTS)
def test_the_text_says_what_is_fused_so_that_every_level_of_llvm_makes_the_same_bits(
    module: str,
) -> None:
    assert not re.search(r"\bf(add|sub|mul|neg)\b.*\b(contract|fast|reassoc)\b", shipped(module))


@pytest.mark.skipif("clang-16" not in CLANGS, reason="no clang 16 here, which made what is shipped")
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.slow
def test_the_same_clang_makes_the_same_text(module: str) -> None:
    made = build_kernel.build(module, "clang-16")
    names = [text for text in TEXTS if text.removesuffix("_seldom") == module]
    assert made == {name: shipped(name) for name in names}


def test_what_runs_seldom_is_a_text_of_its_own_and_nothing_stands_twice() -> None:
    cold = build_kernel.SELDOM
    text = (
        "@x = constant i64 1\n@y = internal constant i64 2\n\n"
        "define i64 @f(i64 %0) {\n  %2 = call i64 @g(i64 %0)\n  ret i64 %2\n}\n\n"
        f"define internal i64 @g(i64 %0) {{{cold}\n  %2 = call i64 @h(i64 %0)\n  ret i64 %2\n}}\n\n"
        "define internal i64 @h(i64 %0) {\n  %2 = load i64, ptr @y\n  ret i64 %2\n}\n"
    )
    often, seldom = build_kernel.divided(text)
    assert "declare i64 @g(i64)" in often
    assert "@h" not in often
    assert "@y" not in often
    assert "define i64 @g(i64 %0) {" in seldom
    assert "define internal i64 @h" in seldom
    assert "@f" not in seldom
    assert "@x" not in seldom
    hot = text.replace("@h(i64 %0) {", f"@h(i64 %0) {{{build_kernel.OFTEN}")
    often, seldom = build_kernel.divided(hot)
    assert "define i64 @h(i64 %0) {" in often
    assert "declare i64 @h(i64)" in seldom


@needs_clang
@pytest.mark.slow
def test_another_clang_makes_a_kernel_that_runs_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bead = bead_on_hoop()
    expected = bead.simulate(until=2.0)
    for module in MODULES:
        for name, text in build_kernel.build(module, CLANGS[-1]).items():
            (tmp_path / f"{name}.ll").write_text(text)
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    library._made.clear()
    try:
        for module in MODULES:
            library.library(module)
        motion = bead.simulate(until=2.0)
    finally:
        library._made.clear()
    assert motion.status == expected.status
    np.testing.assert_allclose(motion.q, expected.q, rtol=0, atol=1e-12)


def undefined(code: bytes) -> set[str]:
    """Names that an ELF object of 64 bits takes from elsewhere."""
    parts = {s.name(): s.data() for s in llvm.ObjectFileRef.from_data(code).sections()}
    table, names = parts[b".symtab"], parts[b".strtab"]
    found = set()
    for name, _, _, section, _, _ in struct.iter_unpack("<IBBHQQ", table):
        if name and not section:
            found.add(names[name : names.index(b"\0", name)].decode())
    return found


TARGETS = {  # a CPU with nothing but the oldest instructions, one with the newest, and others' computers
    "old": ("x86_64-unknown-linux-gnu", "x86-64"),
    "wide": ("x86_64-unknown-linux-gnu", "skylake-avx512"),
    "arm": ("aarch64-unknown-linux-gnu", "generic"),
    "windows": ("x86_64-pc-windows-msvc-elf", "x86-64"),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("module", TEXTS)
@pytest.mark.slow
def test_it_compiles_for_every_cpu_and_calls_nobody(module: str, target: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple, cpu = TARGETS[target]
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, opt=2, jit=True)
    with llvm.parse_assembly(shipped(module), llvm.create_context()) as parsed:
        parsed.triple, parsed.data_layout = triple, str(machine.target_data)
        code = machine.emit_object(parsed)
    seldom = module.endswith("_seldom")
    other = module.removesuffix("_seldom") if seldom else f"{module}_seldom"
    beside = set(re.findall(r"^define [^@]*@(\w+)", shipped(other), re.M) if other in TEXTS else [])
    assert undefined(code) - beside <= {"memset", "memcpy"}  # LLVM's own: every process has them


def test_the_check_of_names_sees_a_call() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    text = "declare i32 @system(ptr)\ndefine i32 @f(ptr %x) {\n%r = call i32 @system(ptr %x)\nret i32 %r\n}"
    machine = llvm.Target.from_triple("aarch64-unknown-linux-gnu").create_target_machine()
    with llvm.parse_assembly(text, llvm.create_context()) as parsed:
        parsed.triple = "aarch64-unknown-linux-gnu"
        assert undefined(machine.emit_object(parsed)) == {"system"}


def test_nothing_in_the_text_belongs_to_one_computer() -> None:
    for module in TEXTS:
        assert not re.search(r"^(target|attributes|!)|llvm\.x86|asm ", shipped(module), re.M)


def test_sources_include_mathematics_and_integers_alone() -> None:
    included = {
        name
        for path in SOURCES
        for name in re.findall(r"^\s*#\s*include\s+(.+?)\s*$", path.read_text(), re.M)
    }
    own = {f'"{path.name}"' for path in SOURCES}
    assert included - own == {"<math.h>", "<stdint.h>"}


def enums(*names: str) -> dict[str, int]:
    """Every constant of the enums in C source."""
    known: dict[str, int] = {}
    for body in re.findall(r"\benum\s*\{(.*?)\}", without_comments(*names), re.S):
        value = -1
        for entry in filter(None, map(str.strip, body.split(","))):
            name, _, given = map(str.strip, entry.partition("="))
            terms = [known[t] if t in known else int(t) for t in re.split(r"\s*\+\s*", given) if t]
            value = sum(terms) if terms else value + 1
            assert name not in known, f"{name} stands in two enums"
            known[name] = value
    return known


# Constants of the Python side that have another name in C, and those that C does not know.
CONSTANTS: list[tuple[ModuleType, tuple[str, ...], dict[str, str], set[str]]] = [
    (kernel, ("motion.h",), {"RAW_ROW": "RAW"}, {"VECTOR", "DEPTH", "CAPACITY", "ZEROS"}),
    (lanes, ("lanes.h",), {"ARRIVED": "ARRIVED_THERE", "ENDED": "ENDED_BY"}, {"N_ROWS", "N_TALLY"}),
    (pivoted, ("pivoted.c",), {}, set()),
    (consistent, ("modes.h",), {}, set()),
]


@pytest.mark.parametrize(("module", "files", "renamed", "own"), CONSTANTS)
def test_constants_are_the_same_on_both_sides(
    module: ModuleType, files: tuple[str, ...], renamed: dict[str, str], own: set[str]
) -> None:
    here = {n: v for n, v in vars(module).items() if n.isupper() and isinstance(v, int)}
    there = enums(*files)
    assert len(here) > len(own) + 3
    assert {n: there.get(renamed.get(n, n)) for n in here.keys() - own} == {
        n: here[n] for n in here.keys() - own
    }


def test_sizes_that_are_no_enum_are_the_same_on_both_sides() -> None:
    watch, step = without_comments("looks.c"), without_comments("step.c")
    assert re.findall(r"#define DEPTH (\d+)", watch) == [str(kernel.DEPTH)]
    (wide,) = re.findall(r"typedef double part .*vector_size\((\d+)\)", step)
    assert int(wide) == 8 * PACK
    assert kernel.VECTOR % (2 * PACK) == 0  # squares are added up in two vectors


def fields(name: str, text: str) -> list[tuple[str, Any]]:
    """The fields of a C structure, with the ctypes kind that each has."""
    kinds = {"i64": ctypes.c_int64, "double": ctypes.c_double, "fun": ctypes.c_void_p}
    kinds |= {"solver": ctypes.c_void_p, "Code": library.CodeStruct, "Watch": library.WatchStruct}
    (body,) = re.findall(r"typedef struct \{([^}]*)\} " + name + ";", text)
    found = []
    for line in filter(None, map(str.strip, body.split(";"))):
        kind, rest = re.fullmatch(r"(?:const )?(\w+)\s+(.*)", line, re.S).groups()  # type: ignore[union-attr]
        for part in map(str.strip, rest.split(",")):
            pointer = part.startswith("*")
            found.append((part.lstrip("*"), ctypes.c_void_p if pointer else kinds[kind]))
    return found


STRUCTURES = ("motion.h", "lanes.h", "newton.c", "place.c", "feet.c", "space.h", "modes.h")


@pytest.mark.parametrize(
    "name", ["Code", "Watch", "Run", "Lanes", "Problem", "Place", "Feet", "Space", "Choices"]
)
def test_structures_have_the_same_fields_in_the_same_order(name: str) -> None:
    ours = getattr(library, f"{name}Struct")._fields_
    assert fields(name, without_comments(*STRUCTURES)) == ours


def test_threads_that_need_a_module_at_once_get_the_same_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # a second one, thrown away while its code runs, ends the process
    from concurrent.futures import ThreadPoolExecutor

    monkeypatch.setattr(library, "_made", {})
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: library.library("solve"), range(16)))
    assert len({id(module) for module in found}) == 1


@pytest.mark.parametrize("name", ["RunStruct", "CodeStruct", "WatchStruct"])
def test_live_pages_know_every_field_of_a_run(name: str) -> None:
    """A page fills the same structures; one it does not know would leave every page recorded."""
    folder = FOLDER.parents[3] / "player" / "src" / "live"
    words = {*re.findall(r"\w+", "".join(p.read_text() for p in folder.glob("*.js")))}
    own = {"last_end"}  # of knots, which a page passes itself
    unknown = {field for field, *_ in getattr(library, name)._fields_} - words - own
    assert not unknown, "say them in player/src/live/form.js, and make player"
