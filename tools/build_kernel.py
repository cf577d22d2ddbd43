"""Turn the kernel's C source into the LLVM IR and the WebAssembly that are shipped: `make kernel`, with clang and lld.

The IR must parse with every LLVM that llvmlite brings and compile for every CPU, so what is particular to one of them
goes: triple, layout, attributes, metadata. What runs seldom is a text of its own, which is compiled quickly instead of
well (`divided`). The SHA-256 of the source stands in the first line; a test compares it.
The WebAssembly is of what a live page needs (runs, starts and strikes), with the hash in a section of its own.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src" / "trundle" / "integrate" / "kernel"
MODULES = ("run", "stored", "lanes", "solve", "start", "strike", "decide")
CLANGS = ("clang-16", "clang-17", "clang-18", "clang-19", "clang")
# Contraction as in the systems' own programs: the text says where a*b + c is fused (`llvm.fmuladd`), so that what is
# compiled quickly and what is compiled well have the same bits. Nothing else is reordered. Loops stay loops: sums over
# a state are written with vectors, and LLVM's own passes would take a second at the first run.
FLAGS = [
    "-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-Wno-unused-function",
    "-ffp-contract=on", "-fno-math-errno", "-fno-trapping-math", "-fno-vectorize",
    "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables", "-mavx512f", "-S", "-emit-llvm",
]  # fmt: skip
# Words that some LLVM between the oldest and the newest does not know, none of which changes what is computed.
WORDS = (
    "nocapture noundef readonly writeonly readnone local_unnamed_addr unnamed_addr dso_local returned immarg "
    "mustprogress nuw nofree nonnull allocptr inrange"
)
SELDOM, OFTEN = " ; seldom", " ; often"  # behind the head of a cold function, and of a hot one
DROPPED = rf"\b({WORDS.replace(' ', '|')}|captures\(none\))\b ?"


# The same source for live pages. Nothing is fused: WebAssembly has no such instruction.
WASM = FOLDER / "kernel.wasm"
WASM_HEADERS = Path(__file__).parent / "wasm"
WASM_MODULES = ("run", "start", "solve", "strike", "decide")
WASM_EXPORTS = (
    "begin", "advance", "sample", "at_rows", "size_of", "begin_courses", "end_courses", "solve_alone", "look", "scale",
    "size_of_start", "settle_feet", "search_feet", "pivoted_solve", "pivoted_size", "strike", "strike_told",
    "strike_room", "find_space", "size_of_space", "decide", "find_hold", "modes_set", "modes_room",
    "size_of_modes", "__heap_base",
)  # fmt: skip
WASM_FLAGS = [
    "--target=wasm32", "-nostdlibinc", "-isystem", str(WASM_HEADERS), "-std=c11", "-Wall", "-Wextra", "-Werror",
    "-Wno-psabi", "-Wno-unused-function", "-ffp-contract=off", "-fno-math-errno",
    "-fno-trapping-math", "-msimd128", "-mbulk-memory", "-c",
]  # fmt: skip
WASM_FAST = "run"  # what steps; the rest is run seldom, and small in every page
LINK_FLAGS = [
    "--no-entry", "--import-memory", "--export-table", "--growable-table", "--strip-all", "-z", "stack-size=65536",
]  # fmt: skip


def source_hash(folder: Path = FOLDER) -> str:
    """SHA-256 of all sources of the kernel, by name."""
    digest = hashlib.sha256()
    for path in sorted(p for p in folder.iterdir() if p.suffix in (".c", ".h", ".inc")):
        digest.update(path.name.encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def neutral(text: str) -> str:
    """IR without what belongs to one target or version of LLVM; what is cold is marked SELDOM, what is hot OFTEN."""
    kept, groups = list[str](), dict[str, str]()
    for word, mark in (("cold", SELDOM), ("hot", OFTEN)):
        groups |= dict.fromkeys(re.findall(rf"^attributes (#\d+) = .*\b{word}\b", text, re.M), mark)
    for line in text.splitlines():
        marks = {mark for group, mark in groups.items() if f" {group} " in line}
        mark = "".join(marks) if line.startswith("define") else ""
        if re.match(
            r"(target |attributes |source_filename|![\w.]|; ModuleID|; Function Attrs)", line
        ):
            continue
        if "llvm.experimental.noalias.scope.decl" in line or "llvm.lifetime" in line:
            continue
        line = re.sub(r", ![\w.]+ ![\w]+", "", line)
        line = re.sub(r" #\d+", "", line)
        line = re.sub(DROPPED, "", line)
        line = (
            re.sub(r"align \d+ (?=dereferenceable|%|$)", "", line)
            if line.startswith("define")
            else line
        )
        kept.append(re.sub(r"\s*; preds = .*", "", line).rstrip() + mark)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip() + "\n"


def divided(text: str) -> tuple[str, str]:
    """The IR of a module as two texts: what runs often, and what runs seldom, with what it alone calls.

    Each declares what it takes from the other, under names that no other module has.
    """
    bodies = re.findall(r"^define .*?^}$", text, re.MULTILINE | re.DOTALL)
    name_of = {body: _names(body)[0] for body in bodies}
    calls = {name_of[body]: set(_names(body)[1:]) & set(name_of.values()) for body in bodies}
    heads = {name: body.split("\n", 1)[0] for body, name in name_of.items()}
    own = {
        n for n, head in heads.items() if head.startswith("define internal") and OFTEN not in head
    }
    seldom = {name for name, head in heads.items() if SELDOM in head}
    rest = None
    while rest != seldom:  # what they alone call
        rest = set(seldom)
        often = set().union(*(calls[name] for name in calls if name not in seldom))
        seldom |= {n for name in rest for n in calls[name] if n in own - often}
    halves = []
    for here in (set(calls) - seldom, seldom):
        shared = {n for name in calls for n in calls[name] if (name in here) != (n in here)}
        halves.append(_half(text, name_of, here, shared))
    return halves[0], re.sub(r"^(@\S+ =) constant", r"\1 internal constant", halves[1], flags=re.M)


def _names(part: str) -> list[str]:
    """All that a part of IR names, what it defines first."""
    return re.findall(r"@([\w.]+)", part)


def _half(text: str, name_of: dict[str, str], here: set[str], shared: set[str]) -> str:
    """The IR with these functions alone; `shared` are those that the halves take from each other."""
    for body, name in name_of.items():
        head, _, rest = body.partition("\n")
        head = head.replace(SELDOM, "").replace(OFTEN, "")
        if name in shared:
            head = head.replace("define internal ", "define ")
        if name in here:
            text = text.replace(body, f"{head}\n{rest}")
        else:
            declared = re.sub(r" %\d+", "", head.replace("define ", "declare ").removesuffix(" {"))
            text = text.replace(body, declared if name in shared else "")
    named: set[str] = set()
    lines = text.splitlines()
    for line in lines:
        named |= set(_names(line)[not line.startswith(" ") :])
    kept = [x for x in lines if not re.match(r"(@|declare)", x) or _names(x)[0] in named | shared]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip() + "\n"


def build(module: str, clang: str) -> dict[str, str]:
    """The texts that are shipped for a module, by their names."""
    command = [clang, *FLAGS, f"{module}.c", "-o", "-"]
    made = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if made.returncode:
        raise RuntimeError(f"{clang} refuses {module}.c:\n{made.stderr}")
    often, seldom = divided(neutral(made.stdout))
    return {
        name: f"; source {source_hash()}\n{text}"
        for name, text in ((module, often), (f"{module}_seldom", seldom))
        if "\ndefine " in text
    }


def wasm_hash() -> str:
    """SHA-256 of what the WebAssembly is made of: the kernel, and the mathematics it takes instead of C's."""
    headers = b"".join(
        p.read_bytes().replace(b"\r\n", b"\n") for p in sorted(WASM_HEADERS.iterdir())
    )
    return hashlib.sha256(source_hash().encode() + headers).hexdigest()


def build_wasm(clang: str) -> bytes:
    """The WebAssembly that is shipped."""
    linker = clang.replace("clang", "wasm-ld")
    with tempfile.TemporaryDirectory() as room:
        objects = [str(Path(room) / f"{module}.o") for module in WASM_MODULES]
        commands = [
            [clang, "-O2" if module == WASM_FAST else "-Oz", *WASM_FLAGS, f"{module}.c", "-o", made]
            for module, made in zip(WASM_MODULES, objects, strict=True)
        ]
        linked = str(Path(room) / "kernel.wasm")
        names = [f"--export={name}" for name in WASM_EXPORTS]
        for command in (*commands, [linker, *LINK_FLAGS, *names, *objects, "-o", linked]):
            made = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
            if made.returncode:
                raise RuntimeError(f"{command[0]} refuses the kernel:\n{made.stderr}")
        content = b"\x06source" + wasm_hash().encode()
        return Path(linked).read_bytes() + b"\x00" + bytes([len(content)]) + content


def main() -> int:
    clang = next((c for c in CLANGS if shutil.which(c)), None)
    if clang is None:
        print(
            "make kernel needs clang 16 or newer and its linker: apt-get install clang-16 lld-16",
            file=sys.stderr,
        )
        return 1
    texts = [build(module, clang) for module in MODULES]
    for old in FOLDER.glob("*.ll"):
        old.unlink()
    for name, text in (item for made in texts for item in made.items()):
        part = FOLDER / f"{name}.ll.part"
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(FOLDER / f"{name}.ll")
    part = WASM.with_suffix(".wasm.part")
    part.write_bytes(build_wasm(clang))
    part.replace(WASM)
    return 0


if __name__ == "__main__":
    sys.exit(main())
