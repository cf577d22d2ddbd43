"""`python -m bench peers`: all of them in one sitting, in an environment of their own; the README's table and figure.

Everything is processor time, so that others who use the machine do not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.by_hand import at_error
from trundle.view.figures import COLOURS, new_figure

ROOT = Path(__file__).parents[2]
ENVIRONMENT = ROOT / "bench" / ".peers"
RESULTS = ROOT / "bench" / "peers" / "results.json"
PICTURE, README = ROOT / "docs" / "pictures" / "peers.png", ROOT / "README.md"
BEGIN, END = "<!-- peers: written by `python -m bench peers` -->", "<!-- end of peers -->"
LEVELS = (1e-6, 1e-9)  # m, of the end position
PATIENCE = 900  # s


@dataclass(frozen=True)
class Peer:
    """A program `with_NAME.py`, and what it needs; nothing: the project's own environment."""

    name: str
    needs: tuple[str, ...] = ()


PEERS = (
    Peer("trundle"),
    Peer("c"),
    Peer("pinv"),
    Peer("sympy", ("sympy", "scipy")),
    Peer("pydy", ("pydy", "cython", "setuptools", "scipy")),
    Peer("jax", ("jax", "diffrax")),
    Peer("heyoka", ("heyoka",)),
    Peer("mujoco", ("mujoco",)),
    Peer("exudyn", ("exudyn",)),
    Peer("pinocchio", ("pin", "scipy")),
)


def installed(peer: Peer) -> bool:
    """Whether what it needs is there, or could be installed."""
    if not peer.needs:
        return True
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    command = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        *peer.needs,
    ]
    return subprocess.run(command, capture_output=True).returncode == 0


def measured(peer: Peer) -> list[dict[str, Any]]:
    """What its program prints; nothing, and a sentence why, where it cannot be."""
    if not installed(peer):
        print(
            f"{peer.name} is left out: {', '.join(peer.needs)} cannot be installed here.",
            flush=True,
        )
        return []
    python = str(ENVIRONMENT / "bin" / "python") if peer.needs else sys.executable
    command = [python, "-m", f"bench.peers.with_{peer.name}"]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(
            command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        print(f"{peer.name} is left out: it took more than {PATIENCE} s.", flush=True)
        return []
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["nothing was said"])[-1]
        print(f"{peer.name} is left out: its program failed ({said}).", flush=True)
        return []
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def at_level(found: dict[str, Any], level: float) -> float | None:
    """Seconds that it needs for an error; None where it was never as good."""
    errors = [run["error"] for run in found["runs"]]
    if min(errors) > level:
        return None
    return at_error(level, errors, [run["seconds"] for run in found["runs"]])


def table(results: list[dict[str, Any]]) -> str:
    """The table of the README: the quickest first."""

    def order(found: dict[str, Any]) -> tuple[bool, float]:
        seconds = at_level(found, LEVELS[0])
        return seconds is None, min(
            r["error"] for r in found["runs"]
        ) if seconds is None else seconds

    lines = [
        "| | first result | run, error 1e-6 m | run, error 1e-9 m | smallest error, m |",
        "|---|---|---|---|---|",
    ]
    for found in sorted(results, key=order):
        first = "" if found["first"] is None else f"{found['first']:.1f} s"
        times = [at_level(found, level) for level in LEVELS]
        cells = ["–" if t is None else _seconds(t) for t in times]
        least = min(run["error"] for run in found["runs"])
        cells = [
            f"**{found['name']}**" if found["name"] == "trundle" else found["name"],
            first,
            *cells,
        ]
        lines.append("| " + " | ".join([*cells, f"{least:.0e}"]) + " |")
    return "\n".join(lines)


def _seconds(value: float) -> str:
    return f"{value * 1e3:.2g} ms" if value < 0.0995 else f"{value:.2g} s"


def draw(results: list[dict[str, Any]], path: Path) -> None:
    """Processor time of a run against the error of the end position."""
    figure, axes = new_figure(size=(8.6, 4.8))
    marks = "osD^v<>PX*ph"
    colours = [colour for colour in COLOURS if colour not in ("black", "#000000")]
    slowest_first = sorted(results, key=lambda found: -min(r["seconds"] for r in found["runs"]))
    for i, found in enumerate(slowest_first):
        runs = sorted(found["runs"], key=lambda run: run["error"])
        own = found["name"] == "trundle"
        axes.loglog(
            [run["error"] for run in runs], [run["seconds"] for run in runs],
            marker=marks[i % len(marks)], markersize=6 if own else 4, linewidth=2.6 if own else 1.2,
            color="black" if own else colours[i % len(colours)],
            linestyle="-" if i < len(colours) or own else "--", label=found["name"],
        )  # fmt: skip
    axes.invert_xaxis()
    axes.set_xlabel("error of the end position (m)")
    axes.set_ylabel("a run (s of processor time)")
    axes.set_title("10 s of the sphere of two halves", fontsize="medium")
    axes.grid(True, which="major", color="0.9", linewidth=0.8)
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), fontsize="small", frameon=False)
    figure.savefig(path, dpi=110, bbox_inches="tight")


def main() -> None:
    """Measures all, writes what was found, the figure and the README's table, and prints the latter."""
    results = []
    for peer in PEERS:
        for found in measured(peer):
            print(f"{found['name']}: measured", flush=True)
            results.append(found)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    draw(results, PICTURE)
    made = table(results)
    text = README.read_text()
    if BEGIN in text and END in text:
        before, rest = text.split(BEGIN)
        README.write_text(f"{before}{BEGIN}\n{made}\n{END}{rest.split(END)[1]}")
    print(made)
