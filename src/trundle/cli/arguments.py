"""The command line's syntax. Each command names its function, which is imported when the command runs."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Sequence
from typing import NoReturn

from trundle.errors import TrundleError
from trundle.version import __version__

EPILOG = """examples:
  trundle list                              what is in the gallery
  trundle run rattleback --html             run an entry, write its 3D page
  trundle new top                           write top.toml, a commented scenario to start from
  trundle studio top.toml                   write it in the browser, and see it run
  trundle check top.toml                    everything that is wrong with it
  trundle run top.toml --set mu=0.3 --until 20 --plot
  trundle sweep top.toml --out maps/top     many runs, as its [sweep] table says
  trundle reproduce all --out out           the five papers: figures, animations, tables
  trundle reproduce studies --out out       what the papers could not do: maps of many runs, attractors

exit codes: 0 done, 1 the run failed (what there is was saved), 2 bad input"""


class UsageError(TrundleError):
    """The command line was not understood."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Examples as they are written, commands and what they do on one line."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30)
        self._action_max_length = 14  # room for the longest command, which argparse does not count


class Parser(argparse.ArgumentParser):
    """A parser that raises instead of leaving the program, and suggests the nearest command."""

    def error(self, message: str) -> NoReturn:
        found = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        if found is None:
            command = self.prog.removeprefix("trundle").strip()
            given = f"{command}: {message}." if command else f"{message}."
            raise UsageError(
                given,
                "arguments as the help shows them",
                "",
                f"{self.prog} --help",
            )
        known = re.findall(r"[\w-]+", found[2])
        near = difflib.get_close_matches(found[1], known, 1)
        raise UsageError(
            f"{found[1]!r} is not a command.",
            f"one of {', '.join(known)}",
            f"{near[0]!r} was meant"
            if near
            else "a file or gallery name was typed where the command belongs",
            f"trundle {near[0]}" if near else "trundle --help",
        )


class Top(Parser):
    """The whole command line, which knows the options of its commands."""

    commands: dict[str, argparse.ArgumentParser]

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The parsed arguments; an unknown one is refused with the nearest option."""
        found, extra = self.parse_known_args(arguments)
        if not extra:
            return found
        command = self.commands[found.command]
        known = re.findall(r"--[\w-]+", command.format_usage())
        near = difflib.get_close_matches(extra[0].partition("=")[0], known, 1)
        raise UsageError(
            f"{found.command} has no argument {' '.join(extra)}.",
            "arguments as the help shows them",
            f"{near[0]!r} was meant"
            if near
            else "it belongs to another command, or a name with spaces lacks quotes",
            f"{command.prog} --help",
        )


def parser() -> Top:
    """The whole command line."""
    common = Parser(add_help=False, allow_abbrev=False)
    common.add_argument(
        "--debug", action="store_true", default=argparse.SUPPRESS, help="show tracebacks of errors"
    )
    top = Top(
        prog="trundle",
        description="Mechanical systems written as mathematics, and their motion.",
        epilog=EPILOG,
        formatter_class=Formatter,
        parents=[common],
        allow_abbrev=False,
    )
    top.commands = {}
    top.add_argument("--version", action="version", version=f"trundle {__version__}")
    commands = top.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )

    def command(name: str, does: str, words: str, json: bool = True) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=words, description=words, parents=[common], allow_abbrev=False
        )
        made.set_defaults(does=does)
        top.commands[name] = made
        if json:
            made.add_argument(
                "--json",
                action="store_true",
                help="print one JSON object and nothing else on stdout",
            )
        return made

    _commands(command)
    return top


def _commands(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Every command: its name, the function that does it, and what it does."""
    command("list", "trundle.cli.scenarios:show_gallery", "the gallery, one line each")
    _new(command("new", "trundle.cli.scenarios:new", "write a scenario file to start from"))
    check = command("check", "trundle.cli.scenarios:check", "everything wrong with scenario files")
    check.add_argument("files", nargs="+", metavar="FILE", help="scenario files (TOML)")
    _run(command("run", "trundle.cli.run:run", "run a gallery entry or a scenario file"))
    words = "many runs: what the [sweep] table of a file asks for"
    _sweep(command("sweep", "trundle.cli.sweep:sweep", words))
    words = "the steady motion near a scenario's start, and its stability"
    _steady(command("steady", "trundle.cli.ask:steady", words))
    words = "the periodic orbit near a scenario's start, and its stability"
    _orbit(command("orbit", "trundle.cli.ask:orbit", words))
    words = "A, B, C, D at the steady motion near a scenario's start"
    _linearize(command("linearize", "trundle.cli.ask:linearize", words))
    _fit(command("fit", "trundle.cli.ask:fit", "parameters of a scenario from measured values"))
    words = "controls that bring a scenario from its start to the goal of its [plan] table"
    _plan(command("plan", "trundle.cli.ask:plan", words))
    words = "write scenarios in the browser, and see them run while you type"
    _studio(command("studio", "trundle.cli.studio:studio", words, json=False))
    _show(command("show", "trundle.cli.show:show", "write and open the 3D page of a stored motion"))
    words = "the papers: figures, animations, tables; and studies that go beyond them"
    _reproduce(command("reproduce", "trundle.cli.papers:reproduce", words))
    words = "the benchmark table (in a source checkout)"
    command("bench", "trundle.cli.papers:bench", words, json=False)
    words = "the JSON Schema of scenario files, for editors"
    command("schema", "trundle.cli.scenarios:schema", words, json=False)
    words = 'completion for a shell: eval "$(trundle completion bash)"'
    shell = command("completion", "trundle.cli.completion:completion", words, json=False)
    shell.add_argument("shell", choices=("bash", "zsh", "fish"), help="which shell")


def _reproduce(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "papers", nargs="+", metavar="PAPER",
        help='000 ... 004, classics, or "all" of these (below a minute on two cores); regimes, '
        'attractors, spread, contact, or all "studies" (some minutes)',
    )  # fmt: skip
    command.add_argument("--out", metavar="DIR", default="out", help="folder (default: out)")


def _new(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", metavar="NAME", help="NAME.toml is written")
    command.add_argument("--like", metavar="ENTRY", help="start from an entry of the gallery")
    command.add_argument("--force", action="store_true", help="overwrite the file if it is there")


def _run(command: argparse.ArgumentParser) -> None:
    command.add_argument("target", metavar="NAME|FILE", help="gallery entry, or scenario file")
    _case(command)
    command.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="values",
        help="give a parameter or a constant another value; may be repeated",
    )  # fmt: skip
    command.add_argument("--until", type=float, metavar="T", help="end of the run (s)")
    command.add_argument("--rtol", type=float, metavar="X", help="relative error of a step (1e-10)")
    command.add_argument(
        "--atol",
        type=float,
        metavar="X",
        help="absolute error of a step (by the size of the motion)",
    )
    command.add_argument("--samples", type=int, metavar="N", help="how many samples to keep (1001)")
    command.add_argument(
        "--time-limit", type=float, metavar="S", help="stop after so many seconds of computing"
    )
    command.add_argument("--out", metavar="DIR", help="folder for the files (default: out/NAME)")
    command.add_argument("--html", action="store_true", help="write the 3D page")
    command.add_argument("--plot", action="store_true", help="write a page of figures (PNG)")
    command.add_argument("--csv", action="store_true", help="write the motion as a table")
    command.add_argument(
        "--column", action="append", default=[], metavar="NAME=FORMULA", dest="columns",
        help="a column of that table, in the place of the coordinates; may be repeated",
    )  # fmt: skip


def _case(command: argparse.ArgumentParser) -> None:
    words = "a case of the file, of its tables [case.CASE] (default: the first)"
    command.add_argument("--case", metavar="CASE", default="", help=words)


def _sweep(command: argparse.ArgumentParser) -> None:
    command.add_argument("target", metavar="FILE", help="scenario file with a [sweep] table")
    _case(command)
    command.add_argument("--out", metavar="DIR", required=True, help="folder for the parts")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--workers", type=int, metavar="N", help="threads (default: all cores)")
    who.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler: tcp://host:8786")
    command.add_argument("--resume", action="store_true", help="go on where it was interrupted")


def _target(command: argparse.ArgumentParser) -> None:
    command.add_argument("target", metavar="NAME|FILE", help="gallery entry, or scenario file")
    command.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="values",
        help="give a parameter or a constant another value; may be repeated",
    )  # fmt: skip
    command.add_argument("--plot", metavar="FILE", help="write a figure (PNG)")


def _held(command: argparse.ArgumentParser) -> None:
    _target(command)
    words = "an expression that keeps its value; may be repeated"
    command.add_argument("--hold", action="append", default=[], metavar="EXPRESSION", help=words)


def _over(command: argparse.ArgumentParser) -> None:
    words = "a family: NAME=FIRST:LAST, or NAME=FIRST:LAST:COUNT"
    command.add_argument("--over", metavar="RANGE", help=words)


def _still(command: argparse.ArgumentParser) -> None:
    command.add_argument("--rest", action="store_true", help="equilibria only: nothing moves")


def _steady(command: argparse.ArgumentParser) -> None:
    _held(command)
    _over(command)
    _still(command)


def _orbit(command: argparse.ArgumentParser) -> None:
    _held(command)
    _over(command)
    words = "seconds round, or a guess of them"
    command.add_argument("--period", type=float, metavar="SECONDS", help=words)


def _linearize(command: argparse.ArgumentParser) -> None:
    _held(command)
    _still(command)
    words = "a parameter, or a velocity for the force along it; may be repeated"
    command.add_argument("--input", action="append", default=[], metavar="NAME", help=words)
    words = "an expression to read out; may be repeated (default: the states)"
    command.add_argument("--output", action="append", default=[], metavar="EXPRESSION", help=words)


def _plan(command: argparse.ArgumentParser) -> None:
    _target(command)
    words = "EXPRESSION=VALUE at the end; may be repeated"
    command.add_argument("--goal", action="append", default=[], metavar="PAIR", help=words)
    words = "parameters that the plan may choose, with commas between them"
    command.add_argument("--controls", metavar="NAMES", help=words)
    words = "SECONDS, or LEAST:MOST if the plan chooses the time"
    command.add_argument("--until", metavar="TIME", help=words)


def _fit(command: argparse.ArgumentParser) -> None:
    _target(command)
    command.add_argument("data", metavar="DATA", help="CSV file with a column t, in seconds")
    words = "what to find: parameters and start values, with commas between them"
    command.add_argument("--parameters", metavar="NAMES", help=words)
    words = "COLUMN=EXPRESSION: what a column measures; may be repeated"
    command.add_argument("--measured", action="append", default=[], metavar="PAIR", help=words)
    words = "a column whose sensor is off by a constant; may be repeated"
    command.add_argument("--offset", action="append", default=[], metavar="COLUMN", help=words)


def _studio(command: argparse.ArgumentParser) -> None:
    words = "scenario file below this folder; the studio makes it if it does not exist"
    command.add_argument("file", nargs="?", metavar="FILE", help=words)
    command.add_argument("--port", type=int, metavar="N", help="port (default: one that is free)")
    command.add_argument("--no-open", action="store_true", help="print the link, open no browser")


def _show(command: argparse.ArgumentParser) -> None:
    command.add_argument("motion", metavar="MOTION", help="file that `trundle run` wrote")
    command.add_argument("--out", metavar="FILE", help="the page (default: beside the motion)")
    command.add_argument("--no-open", action="store_true", help="write the page, open no browser")
