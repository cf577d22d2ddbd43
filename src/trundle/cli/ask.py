"""`trundle steady`, `linearize`, `orbit`, `fit` and `plan`.

Each reads the table of its name in the file (`[steady]`, `[orbit]`, ...); options on the command line take precedence.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import Outcome
from trundle.cli.run import setting
from trundle.cli.scenarios import also_called, find
from trundle.errors import TrundleError

if TYPE_CHECKING:
    from trundle.scenario import Scenario
    from trundle.study.linearize import Linear


def _scenario(args: argparse.Namespace) -> Scenario:
    _, scenario = find(args.target)
    return scenario.changed(dict(map(setting, args.values))) if args.values else scenario


def _answer(
    args: argparse.Namespace, text: str, figure: Callable[[], Any], data: Mapping[str, Any]
) -> Outcome:
    """The outcome, with the figure in a file if `--plot` names one."""
    files: dict[str, Path] = {}
    if args.plot is not None:
        from trundle.view.figures import save_figure

        files["plot"] = save_figure(figure(), args.plot)
    text = "\n".join([text, *(f"  wrote {path}" for path in files.values())])
    data = {"status": "found", **data, "files": files}
    return Outcome(text, data).noting(also_called(args.target))


def steady(args: argparse.Namespace) -> Outcome:
    """`trundle steady NAME|FILE`: the steady motion near the start, and its stability; or a family of them."""
    from trundle.study.family import Family
    from trundle.study.linearize import linearize as find_linear

    scenario, found = _found_steady(args)
    if isinstance(found, Family):
        locus = find_linear(found)
        changes = [
            {"value": c.value, "eigenvalue": _parts(c.eigenvalue), "kind": c.kind}
            for c in locus.changes
        ]
        data = {
            "parameter": found.label, "values": found.values, "changes": changes,
            "verdicts": locus.verdicts.tolist(),
        }  # fmt: skip
        return _answer(args, f"{found!r}\n{locus!r}", locus.plot, data)
    linear = find_linear(found)
    contacts = {
        name: {"normal": c.normal, "needed": c.needed, "holds": c.holds}
        for name, c in found.contacts.items()
    }
    data = {
        "residual": found.residual, "family": found.family, "contacts": contacts,
        **_state(scenario, found.y), **_stability(linear),
    }  # fmt: skip
    return _answer(args, f"{found!r}\n{linear!r}", linear.plot, data)


def linearize(args: argparse.Namespace) -> Outcome:
    """`trundle linearize NAME|FILE`: A, B, C, D at the steady motion near the start."""
    import numpy as np

    from trundle.study.linearize import linearize as find_linear

    scenario, found = _found_steady(args)
    said = {"inputs": args.input, "outputs": args.output}
    linear = find_linear(found, **(dict(scenario.studies.get("linearize", {})) | _given(said)))
    lines = [repr(linear)]
    for name in ("states", "inputs", "outputs"):
        lines.append(f"  {name}: {', '.join(getattr(linear, name)) or 'none'}")
    for name in "ABCD":
        table = np.array2string(getattr(linear, name), precision=6, suppress_small=True)
        lines.append(f"  {name} = " + table.replace("\n", "\n      "))
    data = {name: getattr(linear, name) for name in ("A", "B", "C", "D")}
    data |= {name: list(getattr(linear, name)) for name in ("states", "inputs", "outputs")}
    data |= _state(scenario, found.y) | _stability(linear)
    return _answer(args, "\n".join(lines), linear.plot, data)


def orbit(args: argparse.Namespace) -> Outcome:
    """`trundle orbit NAME|FILE`: the periodic orbit near the start, and its multipliers; or a family of them."""
    from trundle.study.orbit import orbit as find_orbit
    from trundle.study.orbit_family import OrbitFamily

    scenario = _scenario(args)
    arguments = {"begin": scenario.options.get("begin", 0.0)} | _arguments(scenario, args, "orbit")
    arguments |= {} if args.period is None else {"period": args.period}
    _need(args, arguments, "orbit", period="--period 2.0")
    found = find_orbit(scenario.system, scenario.start, **_own(scenario), **arguments)
    if isinstance(found, OrbitFamily):
        data: dict[str, Any] = {
            "parameter": found.label, "values": found.values,
            "changes": [{"value": one.value, "kind": one.kind} for one in found.changes],
            "periods": [one.period for one in found.orbits],
            "verdicts": [one.verdict for one in found.orbits],
        }  # fmt: skip
    else:
        data = {
            "period": found.period, "gap": found.gap, "verdict": found.verdict,
            "multipliers": [_parts(v) for v in found.multipliers],
            "trivial": [_parts(v) for v in found.trivial], **_state(scenario, found.y),
        }  # fmt: skip
    return _answer(args, repr(found), found.plot, data)


def fit(args: argparse.Namespace) -> Outcome:
    """`trundle fit NAME|FILE DATA.csv`: parameters of a scenario from a table of measured values."""
    from trundle.study.fit import fit as find_fit

    scenario = _scenario(args)
    said = {
        "parameters": args.parameters.split(",") if args.parameters else None,
        "measured": dict(_pair(text, "--measured angle=theta") for text in args.measured),
        "offsets": args.offset,
    }  # fmt: skip
    arguments = dict(scenario.studies.get("fit", {})) | _given(said)
    _need(args, arguments, "fit", parameters=f"{args.data} --parameters L,c")
    given = dict(scenario.options.get("parameters", {}))
    found = find_fit(scenario.system, args.data, start=scenario.start, given=given, **arguments)
    data = {
        "status": "converged" if found.converged else "did not converge", "values": found.values,
        "errors": found.errors, "noise": found.sigma, "cannot_tell_apart": found.blind,
        "covariance": found.covariance,
    }  # fmt: skip
    return _answer(args, repr(found), found.plot, data)


def plan(args: argparse.Namespace) -> Outcome:
    """`trundle plan NAME|FILE`: controls that bring a scenario from its start to a goal."""
    from trundle.study.transfer import plan as find_plan

    scenario = _scenario(args)
    pairs = [_pair(text, "--goal x=1.0") for text in args.goal]
    said = {
        "goal": {name: _number(value, f"--goal {name}=1.0") for name, value in pairs},
        "controls": args.controls.split(",") if args.controls else None,
        "until": _until(args.until) if args.until else None,
    }  # fmt: skip
    arguments = dict(scenario.studies.get("plan", {})) | _given(said)
    _need(
        args, arguments, "plan", goal="--goal x=1.0", controls="--controls F", until="--until 2.0"
    )
    found = find_plan(scenario.system, scenario.start, **_own(scenario), **arguments)
    data = {
        "seconds": found.seconds, "cost": found.cost, "edges": found.edges,
        "controls": found.controls, "residual": found.residual, "miss": found.miss,
        **_state(scenario, found.y[-1]),
    }  # fmt: skip
    return _answer(args, repr(found), found.plot, data)


# --- what the file and the command line say -----------------------------------------------------------
def _found_steady(args: argparse.Namespace) -> tuple[Scenario, Any]:
    from trundle.study.steady import steady as find_steady

    scenario = _scenario(args)
    arguments = _arguments(scenario, args, "steady") | ({"rest": True} if args.rest else {})
    return scenario, find_steady(scenario.system, scenario.start, **_own(scenario), **arguments)


def _own(scenario: Scenario) -> dict[str, Any]:
    """The scenario's own values of parameters, and the guess for its start."""
    own = dict(scenario.options.get("parameters", {}))
    return {"parameters": own, "guess": scenario.options.get("guess")}


def _arguments(scenario: Scenario, args: argparse.Namespace, name: str) -> dict[str, Any]:
    """The file's table, with `--hold` and `--over` in place of its keys; no family where there is no `--over`."""
    arguments = dict(scenario.studies.get(name, {}))
    if not hasattr(args, "over"):
        return {k: v for k, v in arguments.items() if k != "over"} | _given({"hold": args.hold})
    if "over" in arguments:  # two numbers are ends, as a pair is in Python
        ends = arguments["over"].items()
        arguments["over"] = {key: tuple(v) if len(v) == 2 else v for key, v in ends}
    over = None if args.over is None else dict([_over(args.over)])
    return arguments | _given({"hold": args.hold, "over": over})


def _given(said: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in said.items() if value}


def _need(
    args: argparse.Namespace, arguments: Mapping[str, Any], name: str, **options: str
) -> None:
    """Refuse a command whose keys neither the file nor the command line gives."""
    for key, option in options.items():
        if key not in arguments:
            raise TrundleError(
                f"`trundle {name}` needs {key}, which {args.target} does not give.",
                f"{key} in a table [{name}] of the file, or on the command line",
                fix=f"trundle {name} {args.target} {option}",
            )  # fmt: skip


def _over(text: str) -> tuple[str, Any]:
    """NAME=FIRST:LAST (by arc length) or NAME=FIRST:LAST:COUNT.

    >>> _over("Omega=1:5")
    ('Omega', (1.0, 5.0))
    """
    import numpy as np

    name, ends = _pair(text, "--over Omega=1:5")
    numbers = [_number(part, "--over Omega=1:5") for part in ends.split(":")]
    if len(numbers) not in (2, 3):
        raise _mistyped(text, "--over Omega=1:5")
    first, last, *count = numbers
    return name, np.linspace(first, last, int(count[0])) if count else (first, last)


def _until(text: str) -> Any:
    numbers = [_number(part, "--until 0.5:10") for part in text.split(":")]
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def _pair(text: str, example: str) -> tuple[str, str]:
    name, sign, what = (part.strip() for part in text.partition("="))
    if not (name and sign and what):
        raise _mistyped(text, example)
    return name, what


def _number(text: str, example: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise _mistyped(text, example) from None


def _mistyped(text: str, example: str) -> TrundleError:
    option = example.split()[0]
    return TrundleError(
        f"{option} {text[:80]} has another form.", f"{option} as in: {example}", fix=example
    )


# --- as data --------------------------------------------------------------------------------------------
def _parts(value: complex) -> list[float]:
    return [float(value.real), float(value.imag)]


def _state(scenario: Scenario, y: Any) -> dict[str, dict[str, float]]:
    names = [x.name for x in scenario.system.coordinates]
    n = len(names)
    return {
        "positions": dict(zip(names, y[:n].tolist(), strict=True)),
        "velocities": dict(zip(names, y[n:].tolist(), strict=True)),
    }


def _stability(linear: Linear) -> dict[str, Any]:
    return {"verdict": linear.verdict, "eigenvalues": [_parts(v) for v in linear.eigenvalues]}
