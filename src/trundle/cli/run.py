"""`trundle run NAME|FILE`: the motion, and the files it leaves behind."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import DONE, FAILED, Outcome
from trundle.cli.progress import Progress
from trundle.cli.scenarios import also_called, find
from trundle.errors import MissingExtra, ParseError, TrundleError

if TYPE_CHECKING:
    from trundle.scenario import Scenario
    from trundle.shown import Motion

MOST_EVENTS = 10  # that are printed
OPTIONS = ("until", "rtol", "atol", "samples", "time_limit")  # of `System.simulate`


def run(args: argparse.Namespace) -> Outcome:
    """`trundle run NAME|FILE`; Ctrl-C ends the run, and what there is by then is saved."""
    if args.plot and importlib.util.find_spec("matplotlib") is None:
        raise MissingExtra("--plot", "matplotlib", "plots")  # before the run, not after it
    name, scenario = find(args.target, args.case)
    if args.values:
        scenario = scenario.changed(dict(map(setting, args.values)))
    options = {key: getattr(args, key) for key in OPTIONS if getattr(args, key) is not None}
    folder = Path("out") / name if args.out is None else Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass  # it can be written into: better known before the run than after it
    files = {"motion": folder / f"{name}.motion.npz"}
    with interrupted_once():
        motion = simulated(name, scenario, options)
        with uninterrupted():
            motion.save(files["motion"])
    try:
        files |= written(motion, scenario, folder, name, args)
    except BaseException as error:
        error.add_note(f"The motion itself is saved: {files['motion']}")
        raise
    return outcome_of(motion, scenario, name, files).noting(also_called(args.target))


# --- before the run ---------------------------------------------------------------------------------------
def setting(text: str) -> tuple[str, float]:
    """A parameter's name and value, from NAME=VALUE; the value may be a formula of numbers.

    >>> setting("Omega=2*pi/4")
    ('Omega', 1.5707963267948966)
    """
    from trundle.symbols.text import parse

    name, sign, value = (part.strip() for part in text.partition("="))
    if not (name and sign and value):
        raise TrundleError(
            f"--set {text[:80]} lacks a name or a value.", "NAME=VALUE", fix="--set mu=0.3"
        )
    expected = "a number, or a formula of numbers, pi and functions"
    shown = text if len(text) <= 80 else text[:80] + "..."
    try:
        number = parse(value, {})
    except ParseError as error:
        raise TrundleError(
            f"--set {shown} gives no number.",
            expected,
            "a value cannot contain other parameters",
            f"--set {name[:40]}=0.3",
        ) from error
    if number.shape:
        raise TrundleError(
            f"--set {shown} gives several numbers.", expected, fix=f"--set {name[:40]}=0.3"
        )
    return name, float(number)


# --- the run ----------------------------------------------------------------------------------------------
def simulated(name: str, scenario: Scenario, options: Mapping[str, Any]) -> Motion:
    """The motion, with progress on stderr if it takes long."""
    begin = float({**scenario.options, **options}.get("begin", 0.0))
    with Progress(name) as bar:

        def progress(t: float, until: float) -> None:
            bar.report((t - begin) / (until - begin), f"t = {t:.4g} of {until:.4g} s")

        return scenario.simulate(**{**options, "progress": progress})


def interrupted_once() -> AbstractContextManager[None]:
    """The first Ctrl-C ends the run, more are ignored, so that the motion so far is saved."""

    def first(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    return at_ctrl_c(first)


def uninterrupted() -> AbstractContextManager[None]:
    """Ctrl-C is ignored while the block runs."""
    return at_ctrl_c(signal.SIG_IGN)


@contextlib.contextmanager
def at_ctrl_c(does: Callable[[int, FrameType | None], None] | signal.Handlers) -> Iterator[None]:
    """What Ctrl-C does while the block runs; where it is ignored anyway, as in the background, that stays so."""
    before = signal.getsignal(signal.SIGINT)
    main = threading.current_thread() is threading.main_thread()  # which alone gets signals
    if not main or before is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, does)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- after the run ----------------------------------------------------------------------------------------
def written(
    motion: Motion, scenario: Scenario, folder: Path, name: str, args: argparse.Namespace
) -> dict[str, Path]:
    """The files to write beside the motion itself: {kind: file}."""
    files = {kind: folder / f"{name}.{kind}" for kind in ("csv", "html") if getattr(args, kind)}
    if args.plot:
        files["plot"] = folder / f"{name}.png"
    if args.csv and scenario.outputs:
        files["outputs"] = folder / f"{name}.outputs.csv"
    with Progress(name) as bar:
        for kind, path in files.items():
            bar.report(0.0, f"writing {path}")  # its share of the work is not known
            if kind == "csv":
                motion.to_csv(path, _columns(args.columns))
            elif kind == "outputs":
                motion.to_csv(path, scenario.outputs)
            elif kind == "plot":
                from trundle.view.figures import save_figure

                save_figure(motion.plot(), path)
            else:
                motion.show(path)
    return files


def _columns(texts: list[str]) -> dict[str, str] | None:
    """The columns of --column: NAME=FORMULA or a formula alone; nothing means the coordinates."""
    pairs = [text.partition("=")[::2] for text in texts]
    return {name.strip(): formula or name for name, formula in pairs} or None


def outcome_of(motion: Motion, scenario: Scenario, name: str, files: Mapping[str, Path]) -> Outcome:
    """The outcome, in words and as data."""
    from trundle.cli.facts import facts

    data: dict[str, Any] = {"name": name, "title": scenario.title, "citation": scenario.citation}
    data |= facts(motion, scenario.outputs) | {"files": files}
    lines = [repr(scenario), repr(motion), *happened(motion.events)]
    if scenario.outputs:
        lines.append(f"at t = {motion.t[-1]:g} s")
        lines += [f"  {output} = {digits(value)}" for output, value in data["outputs"].items()]
    lines += [f"wrote {path}" for path in files.values()]
    note = (
        ""
        if motion.finished
        else f"trundle: not finished: {motion.status}; what there is was saved"
    )
    return Outcome("\n".join(lines), data, note, DONE if motion.finished else FAILED)


def happened(events: Sequence[Any]) -> list[str]:
    """The events, one a line; of many the first ones."""
    lines = [f"  {'event':<11}  {event!r}" for event in events[:MOST_EVENTS]]
    more = len(events) - MOST_EVENTS
    return [*lines, f"  {'':<11}  and {more} more (--json lists all)"] if more > 0 else lines


def digits(value: Any) -> str:
    """A number, or the numbers of a vector, with ten digits."""
    if value.ndim:
        return "(" + ", ".join(digits(one) for one in value) + ")"
    return f"{float(value):.10g}"
