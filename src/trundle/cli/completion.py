"""Completion for shells: commands, their options, entries of the gallery, files. Generated from the
command line's own parser; a shell reads it once and does not call trundle again.

    eval "$(trundle completion bash)"          # in ~/.bashrc; zsh the same in ~/.zshrc
    trundle completion fish | source           # in ~/.config/fish/config.fish
"""

from __future__ import annotations

import argparse
import re
from importlib import resources

from trundle.cli.outcome import Outcome

SHELLS = ("bash", "zsh", "fish")
NAMED = ("run", "steady", "fit")  # commands that take an entry of the gallery, or a file

_BASH = """_trundle() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" command="${{COMP_WORDS[1]}}" words=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="{commands} --help --version"
    else
        case "$command" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    [ "$COMP_CWORD" -gt 1 ] && COMPREPLY+=($(compgen -f -- "$word"))
    return 0
}}
complete -o filenames -F _trundle trundle
"""
_ZSH = """#compdef trundle
_trundle() {{
    local -a commands options
    commands=({commands})
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    case "$words[2]" in
{cases}
    esac
    _describe option options
    _files
}}
(( $+functions[compdef] )) || {{ autoload -Uz compinit && compinit }}
compdef _trundle trundle
"""


def completion(args: argparse.Namespace) -> Outcome:
    """The script for a shell."""
    from trundle.cli.arguments import parser

    top = parser()
    does = _words(top)
    options = {name: _options(command) for name, command in top.commands.items()}
    write = {"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell]
    return Outcome(write(does, options, _gallery()))


def _words(top: argparse.ArgumentParser) -> dict[str, str]:
    """What each command does."""
    listed = next(a for a in top._actions if isinstance(a, argparse._SubParsersAction))
    return {action.dest: action.help or "" for action in listed._choices_actions}


def _options(command: argparse.ArgumentParser) -> dict[str, str]:
    """The long options of a command, and what they mean."""
    return {
        name: (action.help or "").replace("%%", "%")
        for action in command._actions
        for name in action.option_strings
        if name.startswith("--")
    }


def _gallery() -> list[str]:
    """The entries of the gallery; nothing is read but a folder."""
    folder = resources.files("trundle.gallery").joinpath("files")
    return sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )


def _bash(does: dict[str, str], options: dict[str, dict[str, str]], gallery: list[str]) -> str:
    lines = []
    for name, known in options.items():
        more = gallery if name in NAMED else ["bash", "zsh", "fish"] if name == "completion" else []
        lines.append(f'            {name}) words="{" ".join([*known, *more])}" ;;')
    return _BASH.format(commands=" ".join(does), cases="\n".join(lines)).rstrip()


def _zsh(does: dict[str, str], options: dict[str, dict[str, str]], gallery: list[str]) -> str:
    def entry(name: str, words: str) -> str:
        plain = re.sub(r"['\"\\]", "", words).replace(":", "\\:")
        return f"'{name}:{plain}'"

    lines = []
    for name, known in options.items():
        own = [entry(option, words) for option, words in known.items()]
        own += [f"'{one}:entry of the gallery'" for one in gallery if name in NAMED]
        own += [f"'{one}:shell'" for one in SHELLS if name == "completion"]
        lines.append(f"        {name}) options=({' '.join(own)}) ;;")
    commands = " ".join(entry(name, words) for name, words in does.items())
    return _ZSH.format(commands=commands, cases="\n".join(lines)).rstrip()


def _fish(does: dict[str, str], options: dict[str, dict[str, str]], gallery: list[str]) -> str:
    def quoted(words: str) -> str:
        return "'" + words.replace("\\", "\\\\").replace("'", "\\'") + "'"

    lines = []
    for name, words in does.items():
        lines.append(
            f"complete -c trundle -n __fish_use_subcommand -f -a {name} -d {quoted(words)}"
        )
    for name, known in options.items():
        here = f"complete -c trundle -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{here} -l {o.removeprefix('--')} -d {quoted(w)}" for o, w in known.items()]
        if name in NAMED:
            lines.append(f"{here} -a '{' '.join(gallery)}' -d 'entry of the gallery'")
        if name == "completion":
            lines.append(f"{here} -f -a '{' '.join(SHELLS)}'")
    return "\n".join(lines)
