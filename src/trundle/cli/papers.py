"""`trundle reproduce PAPER|all` and `trundle bench`: they run the folders papers/ and bench/ of a source checkout."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

from trundle.cli.outcome import DONE, FAILED, Outcome, failure
from trundle.errors import TrundleError

PATIENCE = 5.0  # s, after Ctrl-C


def reproduce(args: argparse.Namespace) -> Outcome:
    """Figures, animations and tables of the papers, and the page that links them, in a process of its own."""
    checkout = _checkout("papers", "studies" if "studies" in args.papers else "run")
    command = [sys.executable, "-P", "-m", "papers", *args.papers, "--out", args.out, "--json"]
    command += ["--debug"] if getattr(args, "debug", False) else []
    folders = [str(checkout), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, encoding="utf-8"
    ) as child:
        try:
            told, _ = child.communicate()
        except KeyboardInterrupt:  # of the child too, which ends its own processes
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(PATIENCE)
            child.kill()
            raise
    if not told:
        return failure(f"the reproduction ended with {child.returncode}.")
    data = json.loads(told)
    if child.returncode == DONE:
        return Outcome(f"wrote {data['index']}", data)
    return Outcome(data=data, note=f"trundle: {data['error']['message']}", code=child.returncode)


def bench(args: argparse.Namespace) -> Outcome:
    """The benchmark, in a process of its own; it prints its table as it goes."""
    checkout = _checkout("bench", "bench")
    done = subprocess.run([sys.executable, "-m", "bench"], cwd=checkout, check=False)
    note = "" if done.returncode == 0 else f"trundle: the benchmark ended with {done.returncode}"
    return Outcome(note=note, code=DONE if done.returncode == 0 else FAILED)


def _checkout(folder: str, target: str) -> Path:
    """The source checkout that this installation runs from; refused if it is a wheel's."""
    checkout = Path(__file__).resolve().parents[3]
    if not (checkout / folder / "__main__.py").is_file():
        from trundle.version import __version__

        source = f"trundle-{__version__}"
        raise TrundleError(
            f"The folder {folder}/ is not installed.",
            "a source checkout of trundle, which has it",
            "trundle was installed from a wheel",
            f"pip download --no-deps --no-binary trundle trundle=={__version__}\n"
            f"       tar xf {source}.tar.gz && make -C {source} {target}",
        )
    return checkout
