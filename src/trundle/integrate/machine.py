"""A system in machine code, with all that a run needs: programs, addresses, parameters."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import casadi as ca
import numpy as np

from trundle.compiled.minimal_programs import MinimalPrograms
from trundle.compiled.native import NativeFunction, compile_native
from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations, flat
from trundle.constrained.here import Here, here
from trundle.constrained.kept import Kept, Numbers
from trundle.constrained.minimal import minimal_of
from trundle.constrained.scales import Scales, find_scales
from trundle.constrained.start import find_start
from trundle.errors import StartError
from trundle.integrate.event import Event
from trundle.integrate.kernel import Code, Size
from trundle.integrate.layout import Layout
from trundle.integrate.minimal_form import MinimalForm
from trundle.integrate.moments import FAINT, Moments
from trundle.integrate.place import LARGEST, Place
from trundle.integrate.starts import Starts
from trundle.integrate.watched import Watched
from trundle.symbols.expression import Expression, as_expression

QUICK_LIMIT = 1e-11  # of the equations, scaled: above it the inner stages take two corrections
RESIDUAL_LIMIT = 1e-10  # above this the pivoted solve takes over
QUICK, CAREFUL, PIVOTS, MINIMAL, ACROSS = range(5)  # how accelerations are solved for
NODES = 8  # of a step across a singular place (singular.py): coefficients of its accelerations
LATER = (0.07, 0.23, 0.51, 0.88)  # of a run: where its forces are sampled beforehand
FALLBACK_SIZE = 60  # coordinates up to which the dense pivoted solve is worth its time


class Machine(Layout):
    """Compiled programs of a system; made once, used by every run."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.programs = Programs(equations)
        self.kept = Kept()  # by key; other programs of the same equations keep their own

    @functools.cached_property
    def native(self) -> dict[str, NativeFunction]:
        """`rhs` and `finish` as machine code."""
        return compile_native({"rhs": self.programs.rhs, "finish": self.programs.finish})

    @functools.cached_property
    def sliding(self) -> dict[str, NativeFunction]:
        """`rhs` and `finish` while no friction sticks."""
        made = compile_native(
            {
                "sliding_rhs": self.programs.sliding_rhs,
                "sliding_finish": self.programs.sliding_finish,
            }
        )
        return {"rhs": made["sliding_rhs"], "finish": made["sliding_finish"]}

    def general(self, P: np.ndarray) -> dict[str, NativeFunction]:
        """`rhs` and `finish` for the modes in P."""
        if P[self.course_slice()].any():
            return {"rhs": self.course, "finish": self.native["finish"]}
        slides = self.equations.slips and not P[self.stick_slice()].any()
        return self.sliding if slides else self.native

    @functools.cached_property
    def course(self) -> NativeFunction:
        """`rhs` while directions of sliding have courses."""
        return compile_native({"course_rhs": self.programs.course_rhs})["course_rhs"]

    @functools.cached_property
    def course_code(self) -> Code:
        """The native code of the short runs that look for courses."""
        return self._code(QUICK, self.course, self.native["finish"], None)

    @functools.cached_property
    def careful(self) -> NativeFunction:
        """`rhs` with two corrections."""
        return compile_native({"careful_rhs": self.programs.careful_rhs})["careful_rhs"]

    @functools.cached_property
    def terms(self) -> NativeFunction:
        """M, Q, A, b for the pivoted fallback."""
        return compile_native({"terms": self.programs.terms})["terms"]

    @functools.cached_property
    def minimal(self) -> MinimalForm | None:
        """The minimal form, if the system has one: runs begin with it."""
        return MinimalForm.of(self)

    def minimal_in(self, P: np.ndarray | None) -> MinimalForm | None:
        """The minimal form of the system in the modes of P, if it has one.

        It has none where time alone changes forces: the margin of what sticks is then a state.
        """
        eq = self.equations
        if P is None or not eq.gates:
            return self.minimal
        modes = P[self.modes_slice()].tobytes()
        return self.kept(("minimal in", modes), lambda: self._minimal_in(P))

    def _minimal_in(self, P: np.ndarray) -> MinimalForm | None:
        closed = tuple(np.flatnonzero(P[self.closed_slice()] > 0.5).tolist())
        stuck = tuple(np.flatnonzero(P[self.stick_slice()] > 0.5).tolist())
        return self.in_modes(closed, stuck)

    def in_modes(self, closed: tuple[int, ...], stuck: tuple[int, ...]) -> MinimalForm | None:
        """The minimal form with these contacts closed and these friction elements stuck, if it has one."""
        eq = self.equations
        slide = tuple(j for j in closed if not set(eq.gates[j].elements) <= set(stuck))
        mixed = any(len(eq.gates[j].elements) > 1 or eq.gates[j].slip in stuck for j in slide)
        if eq.switches or mixed or any(slip.gate is None for slip in eq.slips):
            return None

        def make() -> MinimalForm | None:
            found = Equations(eq.model.in_modes(closed, stuck))
            terms = ca.vertcat(found.Q + found.c, found.rho, found.b, ca.vec(ca.densify(found.M)))
            if stuck and ca.depends_on(terms, eq.t):
                return None
            if not slide:
                return MinimalForm.of(self, minimal_of(found))
            from trundle.constrained.sliding import SlidingForm

            for feet in (False, True):
                minimal = SlidingForm(found, self.programs.law.rub, closed, slide, feet=feet)
                if minimal.usable:
                    return MinimalForm.of(self, minimal)
            return None

        return self.kept(("minimal", closed, stuck), make)

    def form(self, solve: int, P: np.ndarray | None = None) -> Programs | MinimalPrograms:
        """The programs for a way of solving, in the modes of P."""
        minimal = self.minimal_in(P) if solve == MINIMAL else None
        return self.programs if minimal is None else minimal.programs

    def size(self, solve: int, P: np.ndarray | None = None) -> Size:
        """How to read the size of a motion off the state."""
        if solve == MINIMAL and (minimal := self.minimal_in(P)) is not None:
            return minimal.size
        n = self.equations.n
        return Size(2 * n, n, n, self.scales_place)

    def watch(self, events: Sequence[Event], form: Programs | MinimalPrograms) -> Watched:
        """The quantities that a run with the programs of this form watches: see `Programs.watch`."""

        def make() -> Watched:
            eq = self.equations
            if not (events or eq.slips or eq.gates or self._turns or self.programs.peaks):
                return Watched(None, [], [], defaultdict(list))
            users = [as_expression(event.expression) for event in events if not event.failure]
            limits = [as_expression(event.expression).sx for event in events if event.failure]
            function, fast = form.watch(users, limits)
            native = compile_native({"watch": function})["watch"]
            return Watched.of(native, fast, events)

        return self.kept(("watch", form, *events), make)

    @functools.cached_property
    def _turns(self) -> int:
        """The number of switch conditions that a run watches."""
        return int(self.programs.turns().shape[0])

    def along(
        self, expressions: Sequence[Expression], solve: int, P: np.ndarray | None = None
    ) -> tuple[NativeFunction, list[int]]:
        """The program that watches expressions along a stored motion, and which of them may swing."""
        form = self.form(solve, P)

        def make() -> tuple[NativeFunction, list[int]]:
            function, fast = form.watch(expressions, modes=False)
            return compile_native({"watch": function})["watch"], fast

        return self.kept(("along", form, *expressions), make)

    @functools.cached_property
    def across(self) -> dict[str, NativeFunction]:
        """`rhs` and `finish` where accelerations are a polynomial in time: nothing to solve, no projection.

        Behind P stand the middle of the step, half its length and the coefficients (NODES, n); see `singular.py`.
        """
        n, t, y, P = self.equations.n, self.equations.t, self.programs.y, self.programs.P
        given = ca.SX.sym("across", self.parameter_count(ACROSS) - P.shape[0])
        a, x = ca.SX.zeros(n), (t - given[0]) / given[1]
        for k in reversed(range(NODES)):
            a = a * x + given[2 + k * n : 2 + (k + 1) * n]
        rate, inputs = ca.densify(ca.vertcat(y[n : 2 * n], a)), [t, y, ca.vertcat(P, given)]
        whole = ca.densify(ca.vertcat(y, rate, 0))
        made = {
            "across_rhs": ca.Function("across_rhs", inputs, [rate]),
            "across_finish": ca.Function("across_finish", inputs, [whole]),
        }
        native = compile_native(made)
        return {"rhs": native["across_rhs"], "finish": native["across_finish"]}

    def parameter_count(self, solve: int, P: np.ndarray | None = None) -> int:
        """The number of parameters of the programs for a way of solving."""
        extra = 2 + NODES * self.equations.n if solve == ACROSS else 0
        return int(self.form(solve, P).P.shape[0]) + extra

    def code(self, solve: int, P: np.ndarray, watch: NativeFunction | None = None) -> Code:
        """The native code for one way of solving, in the modes of P."""
        if solve == MINIMAL and (minimal := self.minimal_in(P)) is not None:
            return minimal.code(watch)
        native = self.across if solve == ACROSS else self.general(P)
        rhs = native["rhs"] if solve in (QUICK, ACROSS) else self.careful
        key = "code", solve, rhs, native["finish"], watch
        return self.kept(key, lambda: self._code(solve, rhs, native["finish"], watch))

    def _code(
        self, solve: int, rhs: NativeFunction, finish: NativeFunction, watch: NativeFunction | None
    ) -> Code:
        eq = self.equations
        used = [rhs, finish, *([watch] if watch is not None else [])]
        pivots = solve == PIVOTS
        room = 0
        if pivots:
            from trundle.integrate.pivoted import buffer_size

            used.append(self.terms)
            room = buffer_size(eq.n, eq.m)
        return Code(
            rhs.address, finish.address, self.programs.ny, self.parameter_count(solve),
            self.programs.n_memory, 0 if watch is None else watch.address,
            0 if watch is None else watch.size_out // 2, max(f.n_work for f in used),
            self.terms.address if pivots else 0, pivots, eq.n, eq.m,
            room, keep=used,
        )  # fmt: skip

    def details(self, t: float, y: np.ndarray, P: np.ndarray) -> list[np.ndarray]:
        """The results of `Programs.details` at one state."""
        f = self.kept("details at", lambda: Numbers.of(self.programs.details))
        return f(t, y, P)

    def accelerations(self, t: float, y: np.ndarray, P: np.ndarray) -> np.ndarray:
        """q'' (n) at one state as a run computes it: by the production solve, or with pivots where that is in doubt."""
        out = self.programs.details(t, y, P)
        if float(out[6]) <= RESIDUAL_LIMIT or not self.can_fall_back:
            return flat(out[0])
        return self.pivoted(t, y, P[: self.equations.p.shape[0]])[0]

    def pivoted(self, t: float, y: np.ndarray, p: np.ndarray) -> tuple[np.ndarray, int]:
        """q'' (n) by the pivoted solve, and its status (0 if all is well, see `pivoted.py`)."""
        from trundle.integrate.pivoted import STATUS, buffer_size, pivoted_solve

        eq = self.equations
        M, Q, A, b = (np.ascontiguousarray(part.full()) for part in eq.terms(t, y, p)[:4])
        a, lam, buffer = np.empty(eq.n), np.empty(eq.m), np.zeros(buffer_size(eq.n, eq.m))
        pivoted_solve(M, Q.ravel(), A, b.ravel(), a, lam, buffer)
        return a, int(buffer[STATUS])

    @property
    def can_fall_back(self) -> bool:
        eq = self.equations
        ideal = not eq.slips and not eq.gates and eq.model.principle != "vakonomic"
        return ideal and eq.n <= FALLBACK_SIZE

    # --- where a run begins --------------------------------------------------------------------
    @functools.cached_property
    def place(self) -> Place | None:
        """The check of states where runs begin; None for large systems."""
        eq = self.equations
        return Place(eq, self.programs.law.explicit) if eq.n <= LARGEST else None

    def start(
        self,
        time: float,
        p: np.ndarray,
        start: Mapping[Any, Any],
        guess: Mapping[Any, Any] | None = None,
    ) -> tuple[np.ndarray, np.ndarray]:
        """Solve the start in machine code, or by `find_start` where the solution is not plain."""
        found = None
        if isinstance(start, Mapping) and self.equations.n <= LARGEST:
            starts = self.starts(tuple(start))
            found = None if starts is None else starts.alone(time, p, start, guess)
        return find_start(self.equations, time, p, start, guess) if found is None else found

    def starts(self, keys: tuple[Any, ...]) -> Starts | None:
        """The start problem for the keys of `start=`; None where `find_start` must say what is wrong."""
        return self.kept(("start", *keys), lambda: self._starts(keys))

    def _starts(self, keys: tuple[Any, ...]) -> Starts | None:
        try:
            return Starts(self.equations, keys)
        except StartError:  # of which `find_start` says more
            return None

    # --- the parameters of a run, in the order of the programs ---------------------------------
    def scales(
        self, time: float, y: np.ndarray, p: np.ndarray, until: float | None = None
    ) -> Scales:
        """Scales at the start, sticking rows included; the scale of force covers the times until the end of the run."""
        eq = self.equations
        if self.place is not None:
            whole = self.place.look(time, y, p)[1]
        else:
            at = here(eq, time, y, p)
            whole = at.scales
            if eq.slips or eq.gates:
                f = self.kept("sticking rows", self._sticking)
                A = at.A.below(f.entries(0, f(time, y, p)[0]))
                whole = find_scales(at.M.diagonal(), at.Q, A, eq.groups, eq.together)
        if until is not None and self.pushed:
            later = self.later_force(time, y, p, until, whole.columns)
            whole = replace(whole, force=max(whole.force, later))
        if not eq.slips:
            return whole
        return Scales(whole.columns, whole.rows * self._stiffer, whole.force)

    def later_force(
        self, time: float, y: np.ndarray, p: np.ndarray, until: float, columns: np.ndarray,
        at: Callable[[float, np.ndarray], np.ndarray] | None = None,
    ) -> float:  # fmt: skip
        """The size |D Q| of the force as time alone changes it until then; one that is singular does not decide.

        at   (t, p) -> the parameters of then, where they change meanwhile
        """
        if not self.pushed:
            return 0.0
        eq, times = self.equations, [time + part * (until - time) for part in LATER]
        forces = [Here(eq, t, y, p if at is None else at(t, p)).Q for t in times]
        size = sorted(float(np.linalg.norm(columns * force)) for force in forces)[1]
        return size if np.isfinite(size) else 0.0

    def coming(self, times: np.ndarray, y: np.ndarray, P: np.ndarray) -> float:
        """A faint part of the largest acceleration at these times, in scales, if the state stays."""
        n, P = self.equations.n, P[: self.programs.P.shape[0]]
        D = P[self.scales_place : self.scales_place + n]
        pulls = np.abs([self.native["rhs"](np.array([t]), y, P)[n : 2 * n] / D for t in times])
        return FAINT * float(pulls[np.isfinite(pulls)].max(initial=0.0))

    @functools.cached_property
    def _stiffer(self) -> np.ndarray:
        """Factors of the rows where friction may stick: what keeps a quaternion's length carries the load.

        The points of a body that stick could press against each other to keep the length of its quaternion. Rows
        share a load by the squares of their scales, so that this leaves them a hundredth or so.
        """
        eq = self.equations
        own = {f"{b.name}: unit quaternion" for b in eq.model.bodies}
        factors = np.ones(eq.m + len(eq.gates) + eq.stick_size)
        for block in eq.blocks:
            if block.constraint.name in own:
                factors[block.rows] = 2.0**3
        return factors

    @functools.cached_property
    def moments(self) -> Moments:
        """The moments at which time alone changes something quickly."""
        return Moments(self.equations)

    @functools.cached_property
    def pushed(self) -> bool:
        """Whether the forces depend on time."""
        eq = self.equations
        return bool(ca.depends_on(eq.Q + eq.c, eq.t))

    def _sticking(self) -> Numbers:
        """The rows of gates and of sticking contacts as a function of (t, y, p)."""
        eq = self.equations
        rows = ca.vertcat(eq.gate_rows, *(slip.S for slip in eq.slips))
        return Numbers("rows", [eq.t, eq.y, eq.p], [rows])

    def parameters(self, p: np.ndarray, scales: Scales) -> np.ndarray:
        """P = [p | stick | closed | slack | tolerance | D | G | R | course | u | sign | held]: all open, sliding."""
        modes, memory = self._blank
        return np.concatenate([p, modes, scales.columns, [scales.force], scales.rows, memory])

    @functools.cached_property
    def _blank(self) -> tuple[np.ndarray, np.ndarray]:
        """The parts of P before and behind the scales, as they are before a run decides on modes."""
        slips, k, g = self.equations.slips, self.equations.stick_size, len(self.equations.gates)
        f, u, course = len(slips), np.zeros(k), self.programs.controls.course.shape[0]
        u[[slip.rows.start for slip in slips]] = 1.0  # some direction
        modes = np.zeros(f + 2 * g + (2 if f else 0))
        return modes, np.concatenate([np.zeros(course), u, np.ones(f), np.zeros(f)])

    @property
    def guarded(self) -> int:
        """States whose projection is a part of a step's error."""
        return self.programs.ny
