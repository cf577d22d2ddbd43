"""`trundle steady`, `trundle orbit` and `trundle fit`: what else may be asked of a scenario.

What the tables `[steady]`, `[orbit]` and `[fit]` of its file say holds, unless the command line says otherwise.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trundle.cli.outcome import Outcome
from trundle.cli.run import setting
from trundle.cli.scenarios import also_called, find
from trundle.errors import TrundleError

if TYPE_CHECKING:
    from trundle.scenario import Scenario


def _scenario(args: argparse.Namespace) -> Scenario:
    _, scenario = find(args.target)
    return scenario.changed(dict(map(setting, args.values))) if args.values else scenario


def _drawn(figure: Any, path: str | None) -> dict[str, Path]:
    """The figure in a file, if one was asked for."""
    if path is None:
        return {}
    from trundle.view.figures import save_figure

    return {"plot": save_figure(figure(), path)}


def steady(args: argparse.Namespace) -> Outcome:
    """`trundle steady NAME|FILE`: the steady motion near the start, and its stability; or a family of them."""
    from trundle.study.family import Family
    from trundle.study.linearize import linearize
    from trundle.study.steady import steady as find_steady

    scenario = _scenario(args)
    asked = _asked(scenario, args, "steady") | ({"rest": True} if args.rest else {})
    found = find_steady(scenario.system, scenario.start, **_own(scenario), **asked)
    if isinstance(found, Family):
        locus = linearize(found)
        files = _drawn(locus.plot, args.plot)
        values = [
            {"value": c.value, "eigenvalue": _parts(c.eigenvalue), "kind": c.kind}
            for c in locus.changes
        ]
        data: dict[str, Any] = {
            "status": "found", "parameter": found.label, "values": found.values, "changes": values,
            "verdicts": locus.verdicts.tolist(), "files": files,
        }  # fmt: skip
        return Outcome(_text(f"{found!r}\n{locus!r}", files), data).noting(also_called(args.target))
    linear = linearize(found)
    files = _drawn(linear.plot, args.plot)
    names = [x.name for x in scenario.system.coordinates]
    n = len(names)
    contacts = {
        name: {"normal": c.normal, "needed": c.needed, "holds": c.holds}
        for name, c in found.contacts.items()
    }
    data = {
        "status": "found", "residual": found.residual, "family": found.family, "contacts": contacts,
        "positions": dict(zip(names, found.y[:n].tolist(), strict=True)),
        "velocities": dict(zip(names, found.y[n:].tolist(), strict=True)),
        "verdict": linear.verdict, "eigenvalues": [_parts(v) for v in linear.eigenvalues], "files": files,
    }  # fmt: skip
    return Outcome(_text(f"{found!r}\n{linear!r}", files), data).noting(also_called(args.target))


def orbit(args: argparse.Namespace) -> Outcome:
    """`trundle orbit NAME|FILE`: the periodic orbit near the start, and its multipliers; or a family of them."""
    from trundle.study.orbit import orbit as find_orbit
    from trundle.study.orbit_family import OrbitFamily

    scenario = _scenario(args)
    asked = _asked(scenario, args, "orbit")
    asked |= {} if args.period is None else {"period": args.period}
    if "period" not in asked:
        raise TrundleError(
            f"{args.target} does not say how long a period is.",
            "a period, or a guess of it, in seconds",
            "the file has no table [orbit]",
            f"trundle orbit {args.target} --period 2.0",
        )
    asked = {"begin": scenario.options.get("begin", 0.0), **asked}
    found = find_orbit(scenario.system, scenario.start, **_own(scenario), **asked)
    files = _drawn(found.plot, args.plot)
    if isinstance(found, OrbitFamily):
        turns = [{"value": t.value, "kind": t.kind} for t in found.turns]
        data: dict[str, Any] = {
            "status": "found", "parameter": found.label, "values": found.values, "turns": turns,
            "periods": [one.period for one in found.orbits],
            "verdicts": [one.verdict for one in found.orbits], "files": files,
        }  # fmt: skip
        return Outcome(_text(repr(found), files), data).noting(also_called(args.target))
    names = [x.name for x in scenario.system.coordinates]
    n = len(names)
    data = {
        "status": "found", "period": found.period, "gap": found.gap, "verdict": found.verdict,
        "multipliers": [_parts(v) for v in found.multipliers],
        "trivial": [_parts(v) for v in found.trivial],
        "positions": dict(zip(names, found.y[:n].tolist(), strict=True)),
        "velocities": dict(zip(names, found.y[n:].tolist(), strict=True)), "files": files,
    }  # fmt: skip
    return Outcome(_text(repr(found), files), data).noting(also_called(args.target))


def _own(scenario: Scenario) -> dict[str, Any]:
    """The scenario's own values of parameters, and where its start is looked for."""
    own = dict(scenario.options.get("parameters", {}))
    return {"parameters": own, "guess": scenario.options.get("guess")}


def _asked(scenario: Scenario, args: argparse.Namespace, name: str) -> dict[str, Any]:
    """What the file's table says, and the command line in its place."""
    asked = dict(scenario.asked.get(name, {}))
    if "over" in asked:  # two numbers are ends, as a pair is in Python
        asked["over"] = {key: _ends(values) for key, values in asked["over"].items()}
    if args.hold:
        asked["hold"] = args.hold
    if args.over is not None:
        asked["over"] = dict([_over(args.over)])
    return asked


def _ends(values: Any) -> Any:
    return tuple(values) if len(values) == 2 else values


def fit(args: argparse.Namespace) -> Outcome:
    """`trundle fit NAME|FILE DATA.csv`: parameters of a scenario from a table of measured values."""
    from trundle.study.fit import fit as find_fit

    scenario = _scenario(args)
    said: dict[str, Any] = {
        "parameters": args.parameters.split(",") if args.parameters else None,
        "measured": dict(map(_measured, args.measured)), "offsets": args.offset,
    }  # fmt: skip
    asked = dict(scenario.asked.get("fit", {})) | {key: v for key, v in said.items() if v}
    if "parameters" not in asked:
        raise TrundleError(
            f"{args.target} does not say what to fit.",
            "names of parameters and start values",
            "the file has no table [fit], or no parameters in it",
            f"trundle fit {args.target} {args.data} --parameters L,c",
        )
    given = dict(scenario.options.get("parameters", {}))
    found = find_fit(scenario.system, args.data, start=scenario.start, given=given, **asked)
    files = _drawn(found.plot, args.plot)
    data = {
        "status": "converged" if found.converged else "did not converge", "values": found.values,
        "errors": found.errors, "noise": found.sigma, "cannot_tell_apart": found.blind,
        "covariance": found.covariance, "files": files,
    }  # fmt: skip
    return Outcome(_text(repr(found), files), data).noting(also_called(args.target))


def _text(text: str, files: dict[str, Path]) -> str:
    return "\n".join([text, *(f"  wrote {path}" for path in files.values())])


def _parts(value: complex) -> list[float]:
    return [float(value.real), float(value.imag)]


def _over(text: str) -> tuple[str, Any]:
    """NAME=FIRST:LAST (by arc length) or NAME=FIRST:LAST:COUNT.

    >>> _over("Omega=1:5")
    ('Omega', (1.0, 5.0))
    """
    import numpy as np

    name, _, ends = text.partition("=")
    try:
        first, last, *count = (float(part) for part in ends.split(":"))
    except ValueError:
        raise TrundleError(
            f"--over {text[:80]} was given.",
            "NAME=FIRST:LAST or NAME=FIRST:LAST:COUNT",
            "a sign is missing, or one of the numbers is none",
            "--over Omega=1:5",
        ) from None
    return name.strip(), np.linspace(first, last, int(count[0])) if count else (first, last)


def _measured(text: str) -> tuple[str, str]:
    name, sign, what = (part.strip() for part in text.partition("="))
    if not (name and sign and what):
        raise TrundleError(
            f"--measured {text[:80]} was given.",
            "COLUMN=EXPRESSION",
            "the sign or one of its sides is missing",
            "--measured angle=theta",
        )
    return name, what
