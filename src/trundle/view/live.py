"""Make a motion live on its page: the system's programs as WebAssembly, and the data that their driver needs.

The driver (`player/src/live/`) does what `System.simulate` does, with the same kernel: it solves the start, looks at
the state found, steps in the minimal form or with all coordinates, watches events, turns switches, decides the modes of
contacts and of friction (`live_modes.py`), and evaluates the frames. What it cannot decide (losses of rank) it does not
begin: the page then shows the recorded motion, and says why.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from trundle.compiled.tape import Tape
from trundle.compiled.wasm import module
from trundle.compiled.wasm_tables import Tables
from trundle.constrained.contact_force import resolved
from trundle.constrained.given import plain_values, sort_given, start_key
from trundle.constraints.equality import EnergyHeld
from trundle.errors import ModelError, TrundleError
from trundle.integrate import library
from trundle.integrate.crossing import PIVOTS_LIMIT
from trundle.integrate.event import Event
from trundle.integrate.machine import (
    CAREFUL,
    LATER,
    MINIMAL,
    QUICK,
    QUICK_LIMIT,
    RESIDUAL_LIMIT,
    Machine,
)
from trundle.integrate.moments import FAINT
from trundle.integrate.phases import TURNING
from trundle.integrate.record import states
from trundle.integrate.settings import SHARE
from trundle.integrate.starts import Starts
from trundle.motion.view import Slider
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.variables import Parameter, variables_in
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shape import Shape
from trundle.view.arrays import packed
from trundle.view.live_frames import frame_program, same_values, wanted_in
from trundle.view.live_modes import NotLive, check_modes, contact_data, switch_data
from trundle.view.surfaces import moves

if TYPE_CHECKING:
    from trundle.view.scene import Scene

MOST = 80_000  # operations of all programs together
DATA = 30_000  # numbers of all tables together: a grid of 60 x 60 has 9,500
SPARE = 3000  # operations of a rate with all coordinates that a page carries beside a shorter one


def find_live(scene: Scene) -> Live | NotLive | None:
    """How the page of a scene makes its motion again, or why it cannot; None where the reader may change nothing.

    scene   `trundle.view.scene.Scene`
    """
    motion = scene.whole
    ranged = [p for p in motion.derived.model.parameters if p.range is not None]
    sliders = [Slider(p) for p in ranged] if scene.view.live is None else scene.view.live
    try:
        return Live(scene, sliders) if sliders else None
    except NotLive as why:
        return why


def live_data(live: Live | NotLive | None, data: Mapping[str, Any]) -> dict[str, Any]:
    """{"live": what the page needs, or {"reason": why it is not live}}; data   what it draws of the recorded motion."""
    if live is None:
        return {}
    try:
        return {"live": {"reason": str(live)} if isinstance(live, NotLive) else live.data(data)}
    except NotLive as why:
        return {"live": {"reason": str(why)}}


class Live:
    """One live motion."""

    def __init__(self, scene: Scene, sliders: Sequence[Slider]) -> None:
        self.scene, self.motion = scene, scene.whole
        self.machine: Machine = self.motion.machine
        self.eq = self.machine.equations
        if self.motion.request is None:
            raise NotLive("the motion comes without its start")
        self.request = self.motion.request
        self._check_system()
        found = self.machine.starts(tuple(self.request.start))
        if found is None:
            raise NotLive("only trundle itself can search for its start")
        self.starts: Starts = found
        values = plain_values(self.starts.shapes, self.request.start)
        if values is None:
            raise NotLive("only trundle itself can search for its start")
        self.values = values
        # one of a number moves nothing: a parameter that this case of a file does not use
        self.sliders = [
            self._slider(x) for x in sliders if not as_expression(x.of).sx.is_constant()
        ]
        self._check_moments()
        self.functions: dict[str, ca.Function] = {}

    def elsewhere(self) -> Iterator[Any]:
        """Motions with each slider at either of its ends, by `simulate`: surfaces are drawn as far as they go."""
        request, model = self.request, self.eq.model
        levels = [c.level for c in model.constraints if isinstance(c, EnergyHeld)]
        for slider in self.sliders:
            for end in ("low", "high"):
                values, p = list(self.values), request.p.copy()
                (values if slider["kind"] == "s" else p)[slider["place"]] = slider[end]
                start, at = {}, 0
                for key, value in request.start.items():
                    size = int(np.size(value))
                    start[key] = values[at] if np.ndim(value) == 0 else values[at : at + size]
                    at += size
                known = zip(model.parameters, p.tolist(), strict=False)
                chosen = {one: value for one, value in known if not any(one is x for x in levels)}
                with contextlib.suppress(TrundleError):  # no motion there: the page will say so
                    yield request.simulate(
                        request.settings.until, start, begin=request.begin, rtol=1e-6, samples=60,
                        parameters=chosen, guess=request.guess, time_limit=0.3,
                    )  # fmt: skip

    # --- what a page cannot do --------------------------------------------------------------------------
    def _check_system(self) -> None:
        eq, run = self.eq, self.motion.run
        check_modes(self.machine)
        if self.machine.place is None:
            raise NotLive(f"it has {eq.n} coordinates, too many for a page")
        if any(phase.solve not in (MINIMAL, QUICK, CAREFUL) for phase in run.phases):
            raise NotLive("only trundle itself can cross its singular positions")

    def _check_moments(self) -> None:
        """Refuse a motion in which time alone changes something at moments that the page cannot find."""
        moments, request = self.machine.moments, self.request
        if not moments.any or moments.plain is not None:
            return
        span = request.settings.until - request.begin
        for slider in (None, *self.sliders):
            for end in ("low", "high"):
                p = request.p.copy()
                if slider is not None and slider["kind"] == "p":
                    p[slider["place"]] = slider[end]
                if len(moments.within(request.begin, request.settings.until, p, span)):
                    raise NotLive(
                        "only trundle itself can find the times at which something in it jumps"
                    )

    def _moments(self) -> dict[str, Any] | None:
        """Times at which something may change quickly, as a program of (t, p)."""
        moments = self.machine.moments
        if not moments.any or moments.plain is None or self.eq.slips:
            return None  # a phase of friction ends where its course says
        self.functions["moments"] = moments.plain
        return {"faint": FAINT}

    @property
    def _share(self) -> float:
        """The share of the tolerance that a step may use, as in `Phases._share`."""
        turns = any(isinstance(body, RigidBody) for body in self.eq.model.bodies)
        return SHARE * TURNING if self.eq.slips and turns else SHARE

    # --- sliders ----------------------------------------------------------------------------------------
    def _slider(self, slider: Slider) -> dict[str, Any]:
        """A slider for the page: the place of its value among the parameters or the start's values."""
        label, _, unit = slider.name.rpartition(" (")
        named = (
            (label, unit.removesuffix(")")) if label and unit.endswith(")") else (slider.name, "")
        )
        found = {"name": named[0], "unit": named[1], "low": slider.low, "high": slider.high}
        value = resolved(self.eq, as_expression(slider.of))
        parameters = list(self.eq.model.parameters)
        own = [i for i, p in enumerate(parameters) if ca.is_equal(p.sx, value.sx)]
        if own:
            number = float(self.request.p[own[0]])
            place: dict[str, Any] = {"kind": "p", "place": own[0], "value": number}
            place["parameter"] = parameters[own[0]].name
        else:
            entry = self._entry(value, slider.name)
            place = {"kind": "s", "place": entry, "value": self.values[entry]}
        low, high = min(slider.low, place["value"]), max(slider.high, place["value"])
        return found | place | {"low": low, "high": high}

    def _entry(self, value: Expression, name: str) -> int:
        """The index of an expression's value among the start's numbers."""
        given = [
            part
            for key in self.request.start
            for part in ca.densify(ca.vec(start_key(self.eq.model, key, "start").sx)).elements()
        ]
        for k, part in enumerate(given):
            if same_values(self.eq, part, value.sx):
                return k
        # or the same by the constraints: equal all along the motion, and not by being constant
        moving = self.motion.at(np.linspace(self.motion.t[0], self.motion.t[-1], 11))
        wanted = moving[value]
        along = [moving[Expression(part)] for part in given]
        close = [k for k, x in enumerate(along) if np.allclose(x, wanted, rtol=1e-9, atol=1e-12)]
        if len(close) == 1 and np.ptp(wanted) > 0:
            return close[0]
        raise ModelError(
            f"The slider {name!r} sets {value!r}, which start= does not.",
            f"a parameter, or one of {', '.join(repr(k)[:30] for k in self.request.start)}",
            fix="td.Slider(x.dot, -1.0, 1.0)  # with start={..., x.dot: 0.5}",
            key="live",
        )

    def _check_drawn(self, parameter: Parameter) -> None:
        """Refuse a slider that changes something drawn only once."""
        for what, value in self._drawn_once():
            if any(v.owner is parameter for v in variables_in(value)):
                raise NotLive(
                    f"{parameter.name} changes the shape of {what!r}, which the page draws once"
                )

    def _drawn_once(self) -> list[tuple[str, Any]]:
        found: list[tuple[str, Any]] = []
        for surface in self.scene.surfaces:
            found.append((surface.name, surface.f))
            if not (moves(surface.position) or moves(surface.rotation)):
                places = (surface.position, surface.rotation)
                found += [(surface.name, place) for place in places if place is not None]
        for body in self.scene.rigid:
            if not isinstance(body, Shape):  # drawn as what has its mass and inertia
                found += [(body.name, body.mass), (body.name, body.inertia)]
        return found

    # --- everything -------------------------------------------------------------------------------------
    def data(self, drawn: Mapping[str, Any]) -> dict[str, Any]:
        for slider in self.sliders:
            if slider["kind"] == "p":
                self._check_drawn(self.eq.model.parameters[slider["place"]])
        request, settings = self.request, self.request.settings
        found: dict[str, Any] = {
            "sliders": self.sliders,
            "layouts": library.layouts(),
            "p": np.nan_to_num(request.p).tolist(),  # modes of switches, which the start decides
            "values": self.values,
            "begin": request.begin,
            "until": settings.until,
            "rtol": settings.rtol,
            "atol": settings.atol,
            "max_step": settings.max_step if math.isfinite(settings.max_step) else None,
            "share": self._share,
            "friction_share": SHARE,
            "limits": [
                QUICK_LIMIT,
                RESIDUAL_LIMIT,
                *([] if self.machine.can_fall_back else [PIVOTS_LIMIT]),
            ],
            "n": self.eq.n,
            "m": self.eq.m,
            "start": self._start(),
            "place": self._place(),
            "later": LATER if self.machine.pushed else [],
            "multipliers": self._multipliers(),
            "held": self._held(),
            "needed": self._needed(),
            "events": [self._event(e) for e in request.watched],
            "whole": self._whole(),
            "minimal": self._minimal(),
            "switches": switch_data(self.machine, self.functions),
            "contact": contact_data(self.machine, request.p, self.functions),
            "moments": self._moments(),
            "frames": self._frames(drawn),
            "end": self._end(),
            "written": None
            if self.motion.written is None
            else self.motion.written.data(self.sliders),
        }
        tapes = {name: Tape.from_function(f) for name, f in self.functions.items()}
        if (total := sum(tape.n_operations for tape in tapes.values())) > MOST:
            raise NotLive(f"its equations have {total} operations, too many for a page")
        tables = Tables.of(tapes.values()).pieces
        if (total := sum(len(table.data) for table in tables.values())) > DATA:
            raise NotLive(f"its tables have {total} numbers, too many for a page")
        kernel = (resources.files("trundle.integrate") / "kernel" / "kernel.wasm").read_bytes()
        found["functions"] = {n: [list(t.sizes_in), t.size_out] for n, t in tapes.items()}
        found["module"] = packed(np.frombuffer(module(tapes), np.uint8), "u1")
        found["tables"] = {
            key: packed(np.frombuffer(table.data.tobytes(), np.uint8), "u1")
            for key, table in tables.items()
        }
        found["kernel"] = packed(np.frombuffer(kernel, np.uint8), "u1")
        return found

    @staticmethod
    def _event(e: Event) -> dict[str, Any]:
        flags = {"terminal": bool(e.terminal), "failure": bool(e.failure)}
        return {"name": e.name, "way": e.sign, **flags}

    def _end(self) -> list[float]:
        """The end state of the recorded run, which the page's own run must reach; without margins of friction."""
        last = states(self.machine, self.motion.run.phases[-1])[-1]
        return [float(x) for x in last[: len(last) - len(self.eq.slips)]]

    def _start(self) -> dict[str, Any]:
        guess, request = self.request.guess, self.request
        near = sort_given(self.eq, guess, "guess") if guess else None
        plain = self.starts.alone(request.begin, request.p.copy(), request.start, guess) is not None
        first, n = states(self.machine, self.motion.run.phases[0])[0], self.eq.n
        found = {}
        for name, kind, stage in (
            ("q", "position", self.starts.positions), ("v", "velocity", self.starts.velocities),
        ):  # fmt: skip
            self.functions[stage.name] = stage.function
            groups = stage.stage.groups
            found[name] = {
                "f": stage.name, "n": stage.n, "m": stage.m, "k": stage.k, "sides": stage.sides,
                "open": stage.open.tolist(), "places": [part.tolist() for part in stage.places],
                "groups": list(range(stage.n)) if groups is None else [int(g) for g in groups],
                "owners": stage.stage.owner_numbers.tolist(),
                "random": stage.random.tolist(),
                "guess": {} if near is None else {str(i): x for i, x in near[kind][0].items()},
                # of several solutions, the one near the recorded start
                "near": None if plain else (first[:n] if name == "q" else first[n : 2 * n]).tolist(),
                "least": int(stage.k - stage.count - stage.n) if name == "v" else -1,
            }  # fmt: skip
        return found

    def _place(self) -> dict[str, Any]:
        place = self.machine.place
        assert place is not None
        self.functions["look"] = place.function
        return place.facts

    def _multipliers(self) -> list[int] | None:
        """Where the start's numbers give lam; None unless it is a state."""
        if self.eq.model.principle != "vakonomic":
            return None
        return [self.starts.multipliers.get(i, -1) for i in range(self.eq.m)]

    def _held(self) -> list[int]:
        """The place in p of the level of a held energy."""
        eq, parameters = self.eq, list(self.eq.model.parameters)
        held = [c for c in eq.model.constraints if isinstance(c, EnergyHeld)]
        if held:
            self.functions["held"] = ca.Function("held", [eq.t, eq.y, eq.p], [ca.densify(eq.held)])
        return [next(i for i, p in enumerate(parameters) if p is c.level) for c in held]

    def _needed(self) -> list[str]:
        """The quantities that must not be negative, in words."""
        needed = self.eq.model.requirements
        if needed:
            column = ca.densify(ca.vertcat(*(one.quantity.sx for one in needed)))
            self.functions["needed"] = ca.Function("needed", [self.eq.t, self.eq.p], [column])
        return [one.what for one in needed]

    def _form(self, prefix: str, programs: Any, solve: int) -> dict[str, Any]:
        """rhs, finish and watch of a form, and its sizes."""
        machine, names = self.machine, ["rhs", "finish"]
        names += ["careful_rhs"] if solve == QUICK else []
        if solve == QUICK and self.eq.slips:
            short = machine.native["rhs"].n_operations <= SPARE
            names += ["sliding_rhs", "sliding_finish"] if short else []
            names += ["course_rhs"] if any(slip.turns for slip in self.eq.slips) else []
        self.functions |= {f"{prefix}_{name}": getattr(programs, name) for name in names}
        users = [e.expression for e in self.request.watched if not e.failure]
        limits = [as_expression(e.expression).sx for e in self.request.watched if e.failure]
        fast, modes = list[int](), self.eq.slips or self.eq.gates or machine._turns
        if self.request.watched or modes or machine.programs.peaks:
            self.functions[f"{prefix}_watch"], fast = programs.watch(users, limits)
        return {
            "prefix": prefix, "ny": programs.ny, "np": int(programs.P.shape[0]), "fast": fast,
            "nm": programs.n_memory, "size": list(machine.size(solve)), "guarded": min(machine.guarded, programs.ny),
        }  # fmt: skip

    def _whole(self) -> dict[str, Any]:
        """All coordinates: what the minimal form falls back on, unless that is long."""
        programs = self.machine.programs
        spare = self.machine.minimal is None or self.machine.native["rhs"].n_operations <= SPARE
        sizes = {"ny": programs.ny, "np": int(programs.P.shape[0])}
        return self._form("whole", programs, QUICK) if spare else sizes

    def _minimal(self) -> dict[str, Any] | None:
        minimal = self.machine.minimal
        if minimal is None:
            return None
        programs = minimal.programs
        self.functions |= {"contract": programs.contract, "expand": programs.expand}
        found = self._form("minimal", programs, MINIMAL)
        found["scaled"] = [part.tolist() for part in programs.scaled]
        if programs.scaled_rows:
            self.functions["left"] = programs.left.function
            found["rows"] = minimal.row_facts
        return found

    def _frames(self, drawn: Mapping[str, Any]) -> list[Any]:
        wanted = [*wanted_in(drawn, self.eq)]
        self.functions["frame"] = frame_program(self.machine.programs, wanted, self.scene.acts.lam0)
        return [[list(one.path), int(one.graph.shape[0]), one.how] for one in wanted]
