"""Turn the kernel's C source into the LLVM IR that is shipped: `make kernel`, which needs clang.

The IR must parse with every LLVM that llvmlite brings and compile for every CPU, so what is particular to one of them
goes: triple, layout, attributes, metadata. The SHA-256 of the source stands in the first line; a test compares it.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src" / "trundle" / "integrate" / "kernel"
MODULES = ("run", "lanes", "solve", "start")
CLANGS = ("clang-16", "clang-17", "clang-18", "clang-19", "clang")
# Contraction as in the systems' own programs: a*b + c may be fused, nothing else is reordered. Loops stay loops: sums
# over a state are written with vectors, and LLVM's own passes would take a second at the first run.
FLAGS = [
    "-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-Wno-unused-function",
    "-ffp-contract=fast", "-fno-math-errno", "-fno-trapping-math", "-fno-vectorize",
    "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables", "-mavx512f", "-S", "-emit-llvm",
]  # fmt: skip
# Words that some LLVM between the oldest and the newest does not know, none of which changes what is computed.
WORDS = (
    "nocapture noundef readonly writeonly readnone local_unnamed_addr unnamed_addr dso_local returned immarg "
    "mustprogress nuw nofree nonnull allocptr inrange"
)
DROPPED = rf"\b({WORDS.replace(' ', '|')}|captures\(none\))\b ?"


def source_hash(folder: Path = FOLDER) -> str:
    """SHA-256 of all sources of the kernel, by name."""
    digest = hashlib.sha256()
    for path in sorted(p for p in folder.iterdir() if p.suffix in (".c", ".h", ".inc")):
        digest.update(path.name.encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def neutral(text: str) -> str:
    """IR without what belongs to one target or one version of LLVM."""
    kept = []
    for line in text.splitlines():
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
        kept.append(re.sub(r"\s*; preds = .*", "", line).rstrip())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip() + "\n"


def build(module: str, clang: str) -> str:
    """The text that is shipped for a module."""
    command = [clang, *FLAGS, f"{module}.c", "-o", "-"]
    made = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if made.returncode:
        raise RuntimeError(f"{clang} refuses {module}.c:\n{made.stderr}")
    return f"; source {source_hash()}\n{neutral(made.stdout)}"


def main() -> int:
    clang = next((c for c in CLANGS if shutil.which(c)), None)
    if clang is None:
        print("make kernel needs clang 16 or newer: apt-get install clang-16", file=sys.stderr)
        return 1
    for name, text in {module: build(module, clang) for module in MODULES}.items():
        part = FOLDER / f"{name}.ll.part"
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(FOLDER / f"{name}.ll")
    return 0


if __name__ == "__main__":
    sys.exit(main())
