"""Checks of a stored motion before machine code reads it: unchanged, and of the sizes that its system needs.

Checksums (the seal) find accidental damage: one for every array in the record, and one of the record itself. They do
not stop an attacker, so types, shapes and order are checked against the system too:
machine code reads as many numbers as the system has, without looking at the length of an array.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from trundle.errors import TrundleError
from trundle.files import digest
from trundle.integrate.event import Happening
from trundle.integrate.kernel import Steps
from trundle.integrate.machine import ACROSS, CAREFUL, MINIMAL, PIVOTS, QUICK, Machine
from trundle.integrate.record import Phase, Run, Stats
from trundle.integrate.strikes import Strike
from trundle.symbols.values import real_number, shown
from trundle.version import __version__

FORMAT = 12  # of the file; raised whenever what is in it changes

Arrays = Mapping[str, np.ndarray]


# --- the seal -------------------------------------------------------------------------------------------
def sealed(about: Mapping[str, Any], arrays: Arrays) -> dict[str, np.ndarray]:
    """All that goes into a file: the arrays, the record (JSON) with the checksum of each, and its own."""
    record = {
        **about,
        "format": FORMAT,
        "trundle": __version__,
        "arrays": {name: digest(array) for name, array in arrays.items()},
    }
    text = np.frombuffer(json.dumps(record).encode(), np.uint8)
    seal = np.frombuffer(bytes.fromhex(digest(text)), np.uint8)
    return {**arrays, "about": text, "seal": seal}


def unsealed(stored: Arrays) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """The record and the arrays of a file, if they are those that were written."""
    arrays = dict(stored)
    text, seal = arrays.pop("about"), arrays.pop("seal", None)
    about = json.loads(bytes(text))
    _check_format(about)
    if seal is None or digest(text) != bytes(seal).hex():
        raise damaged("The record 'about' of the stored motion is not the one that was written.")
    written: dict[str, str] = about["arrays"]
    for name in sorted({*written, *arrays}):
        if name not in arrays:
            raise damaged(f"The array {name!r} of the stored motion is missing.")
        if name not in written:
            raise damaged(f"The array {name!r} does not belong to the stored motion.")
        if digest(arrays[name]) != written[name]:
            raise damaged(f"The array {name!r} of the stored motion is not what was written.")
    return about, arrays


def _check_format(about: Any) -> None:
    if not isinstance(about, dict) or not isinstance(about.get("system"), dict):
        raise ValueError("its record is not that of a motion")
    found = about.get("format", about["system"].get("format"))  # older files had one of the system
    if found == FORMAT:
        return
    version = about.get("trundle")
    newer = isinstance(found, int) and found > FORMAT
    wrote = f"trundle {version}" if isinstance(version, str) else "another version of trundle"
    raise TrundleError(
        f"The stored motion has the {'newer' if newer else 'older'} format {shown(found)}; "
        f"trundle {__version__} reads format {FORMAT}.",
        f"a file of format {FORMAT}",
        f"{wrote} wrote it",
        "pip install --upgrade trundle"
        if newer
        else 'system.simulate(...).save("motion.npz")  # makes the motion again',
    )


def damaged(given: str, expected: str = "the file as motion.save(path) wrote it") -> TrundleError:
    return TrundleError(
        given,
        expected,
        fix='system.simulate(...).save("motion.npz")  # makes the motion again',
    )


# --- the run --------------------------------------------------------------------------------------------
def plain_fields(record: Any, *arrays: str) -> dict[str, Any]:
    """The fields of a phase, or of an event, that are no arrays: its part of the JSON record."""
    names = [field.name for field in dataclasses.fields(record)]
    return {name: getattr(record, name) for name in names if name not in arrays}


def read_run(about: Mapping[str, Any], arrays: Arrays, machine: Machine) -> Run:
    """The run, with every array of the type and the shape that the system needs."""
    phases, happenings = [], []
    for i, record in enumerate(about["phases"]):
        solve, modes = record["solve"], _modes(arrays, f"phase{i}/P", machine)
        programs = machine.form(solve, modes)
        ny, nm = programs.ny, programs.n_memory
        parameters = machine.parameter_count(solve, modes)
        count = _count(arrays, f"phase{i}/t")
        shapes = {"t": (count,), "h": (count,), "y": (count, ny), "memory": (count, nm)}
        steps = Steps(*(floats(arrays, f"phase{i}/{x}", shapes[x]) for x in Steps._fields))
        phase = Phase(P=floats(arrays, f"phase{i}/P", (parameters,)), steps=steps, **record)
        _check_phase(i, phase, machine)
        phases.append(phase)
    for i, record in enumerate(about["events"]):
        place = f"event{i}/impulse"
        push = floats(arrays, place, (machine.equations.m,)) if place in arrays else None
        happening = Happening(
            state=floats(arrays, f"event{i}", (machine.programs.ny,)), impulse=push, **record
        )
        if not (_number(happening.t) and isinstance(happening.name, str)):
            raise damaged(f"Event {i} of the stored motion has no time or no name.")
        happenings.append(happening)
    _check_joints(phases)
    status, finished = about["status"], about["finished"]
    if not (isinstance(status, str) and isinstance(finished, bool)):
        raise damaged("The stored motion does not say how it ended.")
    strikes, doubts = _strikes(about["strikes"], machine), list(about["doubts"])
    if not all(isinstance(text, str) for text in doubts):
        raise damaged("The stored motion has doubts that are no sentences.")
    return Run(phases, happenings, status, finished, _stats(about["stats"]), strikes, doubts)


def read_samples(arrays: Arrays, run: Run) -> np.ndarray:
    """The times of the samples, all of them within the run."""
    times = floats(arrays, "samples", (_count(arrays, "samples"),))
    if not len(times) or not np.all((times >= run.phases[0].begin) & (times <= run.end)):
        raise damaged(
            "The array 'samples' of the stored motion has times outside of the run, or none.",
            f"times from {run.phases[0].begin:g} to {run.end:g} s",
        )
    return times


def floats(arrays: Arrays, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """The array of that name: finite numbers, native floats of 64 bits, row by row in memory."""
    _count(arrays, name)
    found = arrays[name]
    if found.dtype != np.float64 or found.shape != shape:
        raise damaged(
            f"The array {name!r} of the stored motion is {found.dtype} of shape {found.shape}.",
            f"float64 of shape {shape}",
        )
    if not np.isfinite(found).all():
        raise damaged(
            f"The array {name!r} of the stored motion has values that are not finite.",
            "finite numbers",
        )
    return np.ascontiguousarray(found)


def _count(arrays: Arrays, name: str) -> int:
    """How many numbers an array has."""
    if name not in arrays:
        raise damaged(f"The array {name!r} of the stored motion is missing.")
    return int(arrays[name].size)


def _modes(arrays: Arrays, name: str, machine: Machine) -> np.ndarray:
    """The parameters of the papers' form in those of a phase, which say its modes."""
    size = int(machine.programs.P.shape[0])
    if _count(arrays, name) < size:
        raise damaged(f"The array {name!r} of the stored motion is too short.", f"{size} numbers")
    return np.ravel(arrays[name])[:size]


def _check_phase(i: int, phase: Phase, machine: Machine) -> None:
    """Steps that follow one another up to a last row with h = 0, and a way of solving that the system has."""
    t, h = phase.steps.t, phase.steps.h
    if not len(t):
        raise damaged(f"The array 'phase{i}/t' of the stored motion is empty.", "at least one row")
    if np.any(t[1:] < t[:-1]):
        raise damaged(f"The array 'phase{i}/t' of the stored motion is not in order of time.")
    reached = t[:-1] + h[:-1]
    if h[-1] != 0 or np.any(h < 0) or np.any(reached < t[1:] - 1e-12 * np.abs(t[1:])):
        raise damaged(
            f"The array 'phase{i}/h' of the stored motion does not lead from step to step.",
            "steps that reach the next one, and 0 at the end",
        )
    if not isinstance(phase.why, str) or not isinstance(phase.passes, bool):
        raise damaged(f"Phase {i} of the stored motion does not say what began it.")
    ways = [QUICK, CAREFUL]
    ways += [PIVOTS, ACROSS] if machine.can_fall_back else []
    ways += [ACROSS] if machine.equations.gates else []
    ways += [MINIMAL] if machine.minimal_in(phase.P) is not None else []
    if isinstance(phase.solve, bool) or phase.solve not in ways:
        raise damaged(
            f"Phase {i} of the stored motion was solved in the way {shown(phase.solve)}.",
            f"one of {', '.join(map(str, ways))}",
        )


def _check_joints(phases: list[Phase]) -> None:
    if not phases:
        raise damaged("The stored motion has no phases.", "at least one")
    for i, (one, other) in enumerate(itertools.pairwise(phases)):
        if one.end != other.begin:
            raise damaged(
                f"The array 'phase{i + 1}/t' of the stored motion begins at {other.begin:g} s.",
                f"{one.end:g} s, where phase {i} ends",
            )


def _strikes(records: Any, machine: Machine) -> list[Strike]:
    """Strikes of contacts that the system has."""
    names = {gate.contact.name for gate in machine.equations.gates}
    strikes = []
    for i, record in enumerate(records):
        one = Strike(**record | {"impulse": tuple(record["impulse"])})
        numbers = (one.time, *one.impulse, one.normal_impulse, one.dissipated)
        if (
            one.contact not in names
            or one.kind not in ("stick", "slip")
            or len(one.impulse) != 3
            or not isinstance(one.accumulation, bool)
            or not all(map(_number, numbers))
        ):
            raise damaged(f"Strike {i} of the stored motion is not one of its contacts'.")
        strikes.append(one)
    return strikes


def _stats(record: Mapping[str, Any]) -> Stats:
    made = Stats(**record)
    for field in dataclasses.fields(Stats):
        value = getattr(made, field.name)
        if type(value) is not type(field.default) and not (
            isinstance(field.default, float) and _number(value)
        ):
            raise damaged(f"The stored motion says stats.{field.name} = {shown(value)}.")
    return made


def _number(value: Any) -> bool:
    return not isinstance(value, bool) and real_number(value) is not None
