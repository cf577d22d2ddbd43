"""Steps 1 and 2 as matrices of symbols: M, Q, A, b, and the residuals they came from.

    M q'' = Q           step 1, every coordinate free                       (paper 000, Eq. 21)
    A q'' = b           step 2, all constraints differentiated              (paper 000, Eq. 38)

Holonomic rows also keep phi (positions) and every row keeps rho (velocities), for the start, the projection
and the residuals of a motion. Everything is a CasADi SX graph of (t, q, v, parameters).

Where the model chooses (`where`, `abs`, `floor`, ...) the graphs are those of one mode: the modes k stand behind the
user's parameters, p = [user's | k], and are constant within a phase of a run (`constrained/switches.py`).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from trundle.constrained.conserved import what_changes_energy, what_has_power
from trundle.constrained.ingredients import Ingredients
from trundle.constrained.kept import Kept
from trundle.constrained.model import Model
from trundle.constrained.parts import independent_parts
from trundle.constrained.slips import Gate, Slip, load_of
from trundle.constrained.switches import Switches
from trundle.constraints.base import Constraint
from trundle.constraints.unilateral import Contact
from trundle.constraints.working import Coulomb
from trundle.symbols.derivatives import gradient, jacobian, jtimes
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Coordinate, t as TIME, variables_in
from trundle.unconstrained.lagrange import generalized_force, mass_and_force
from trundle.unconstrained.rigid import RigidBody

HELD = True  # whether switches are held: as soon as runs begin a new phase where one turns


def flat(matrix: ca.DM) -> np.ndarray:
    """The numbers of a CasADi matrix as a NumPy vector, column by column, zeros filled in."""
    return np.asarray(matrix.full()).ravel(order="F")


@dataclass(frozen=True)
class Block:
    """The rows of one constraint in A, b and rho, and its rows in phi (empty if it has none)."""

    constraint: Constraint
    rows: slice
    phi: slice


@dataclass(frozen=True)
class Enters:
    """Where a switch stands: in phi, in rho of which blocks, in which slips, and whether in M and Q + c.

    Where it turns, M, A and the velocities that the constraints allow may jump, so that it takes an impulse, only if
    M or rho holds it (rho does if phi does).
    """

    phi: tuple[int, ...]
    rho: tuple[int, ...]
    slips: tuple[int, ...]
    M: bool
    Q: bool


class Equations:
    """M, Q, A, b of a model, and all that is read off them.

    t, q, v, a, lam, p   the symbols: time, positions, velocities, accelerations, multipliers, parameters
    M (n, n), Q (n), c (n)   mass, applied force, given non-ideal force
    A (m, n), b (m), rho (m), phi (h)   constraints; phi of the holonomic ones, `phi_rows` where they stand
    edges             what must stay positive for tables to be looked at where they have data
    switches, users   what the model chooses by; how many entries of p are the user's, modes stand behind them
    friction (k)   symbols: the force of each Coulomb element along its sliding velocity s, so that c = S' friction
    rates (m)      what multiplies A' in the equations: lam itself, or its rate under the vakonomic principle
    """

    def __init__(self, model: Model, *, held: bool | None = None) -> None:
        """held   whether switches are held by modes; if not, they stand in the graphs as they are written."""
        self.model = model
        self.t = TIME.sx
        self.q = ca.vertcat(*(x.sx for x in model.coordinates))
        self.v = ca.vertcat(*(x.velocity.sx for x in model.coordinates))
        self.a = ca.vertcat(*(x.acceleration.sx for x in model.coordinates))
        self.p = ca.vertcat(ca.SX(0, 1), *(p.sx for p in model.parameters))
        self.n, self.users = len(model.coordinates), len(model.parameters)
        self._hold(HELD if held is None else held)
        self.contact_forces: dict[int, ca.SX] = {}  # what `contact_force.py` found of each contact
        self.kept = Kept()  # functions of numbers that starts, runs and motions ask for
        self.last_here: Any = None  # see `here.py`
        self._step_one()
        self._step_two()
        self._friction()
        if model.holds_energy:
            model.check_energy_held(self.why_energy_changes)

    def _hold(self, held: bool) -> None:
        """What the model says, every switch held, and the modes among the parameters."""
        self._energy_symbol = ca.SX.sym("energy")
        given = Ingredients.of(self.model, Expression(self._energy_symbol))
        moving = ca.vertcat(self.t, self.q, self.v, self._energy_symbol)
        self.ingredients, switches, self.edges = given.held(moving) if held else (given, (), ())
        self.switches = Switches(switches, self.t, self.q, self.v, self.p)
        self.p = ca.vertcat(self.p, self.switches.k)

    # --- step 1 -------------------------------------------------------------------------------
    def _step_one(self) -> None:
        model = self.ingredients
        L = (model.kinetic - model.potential).sx
        if model.lagrangian is not None:
            L = model.lagrangian.sx + L
        self.M, self.Q = mass_and_force(L, self.q, self.v, self.t)
        self.momentum = gradient(L, self.v)
        if model.given:
            M, Q = (part.sx for part in model.given)
            self.M, self.Q = self.M + M, self.Q + Q
        self.Q = self.Q + generalized_force(model.applied, self.v)
        self.c = generalized_force(model.non_ideal, self.v)
        self.kinetic, self.potential = model.kinetic.sx, model.potential.sx
        if model.given:
            self.kinetic += ca.dot(self.v, ca.mtimes(model.given[0].sx, self.v)) / 2
        self.energy = self.kinetic + self.potential
        if model.lagrangian is not None:  # v.dL/dv - L: T + V of a natural system
            own = model.lagrangian.sx
            self.energy += ca.dot(self.v, gradient(own, self.v)) - own
        # Jacobi's integral, which is what stays constant; the energy itself where T is quadratic in v
        self.held = ca.dot(self.v, gradient(L, self.v)) - L
        if model.given:
            self.held += ca.dot(self.v, ca.mtimes(model.given[0].sx, self.v)) / 2

    @functools.cached_property
    def kinetic_energy(self) -> ca.SX:
        """T; of a Lagrangian that was given as one, what is quadratic in v. The rest of `energy` is V."""
        if (own := self.ingredients.lagrangian) is None:
            return self.kinetic
        power = ca.dot(self.v, gradient(own.sx, self.v))
        return self.kinetic + (ca.jtimes(power, self.v, self.v) - power) / 2

    # --- step 2 -------------------------------------------------------------------------------
    def _step_two(self) -> None:
        phi: list[ca.SX] = []
        rho: list[ca.SX] = []
        blocks: list[Block] = []
        phi_rows: list[int] = []
        row = position = 0
        for i, constraint in enumerate(self.model.constraints):
            residual = self.ingredients.phi[i]
            size = constraint.size
            held = 0 if residual is None else size
            blocks.append(
                Block(constraint, slice(row, row + size), slice(position, position + held))
            )
            rho.append(self._velocity_residual(i, constraint))
            if residual is not None:
                phi.append(residual.sx)
                phi_rows += range(row, row + size)
            row, position = row + size, position + held
        self.blocks: tuple[Block, ...] = tuple(blocks)
        self.m = row
        self.phi_rows = phi_rows
        self.phi = ca.densify(ca.vertcat(ca.SX(0, 1), *phi))
        self.rho = ca.densify(ca.vertcat(ca.SX(0, 1), *rho))
        self.A, self.b = self.differentiated(self.rho)
        self.lam = ca.vertcat(
            ca.SX(0, 1), *(constraint.multiplier.sx for constraint in self.model.constraints)
        )

    def _velocity_residual(self, i: int, constraint: Constraint) -> ca.SX:
        """rho of a constraint: D(phi), or psi; of what is held, where something is."""
        if not self.switches:
            return constraint.velocity_residual(Expression(self.held)).sx
        phi, psi = self.ingredients.phi[i], self.ingredients.psi[i]
        if phi is not None:
            return jtimes(phi.sx, self.q, self.v) + jtimes(phi.sx, self.t, ca.SX(1))
        assert psi is not None
        return ca.substitute(psi.sx, self._energy_symbol, self.held)

    def differentiated(self, rho: ca.SX) -> tuple[ca.SX, ca.SX]:
        """A and b of D(rho) = A q'' - b (paper 000, Eqs. 24-37)."""
        A = jacobian(rho, self.v)
        b = -jtimes(rho, self.q, self.v) - jtimes(rho, self.t, ca.SX(1))
        return A, ca.densify(b)

    def _friction(self) -> None:
        slips, row = [], 0
        thrust_rows = {id(block.constraint): block.rows for block in self.blocks}
        for j, gate in enumerate(self.model.gates):
            thrust_rows[id(gate.pressing)] = slice(self.m + j, self.m + j + 1)
        gates = {id(gate.pressing): j for j, gate in enumerate(self.model.gates)}
        for friction, given in zip(self.model.coulomb, self.ingredients.rubbing, strict=True):
            if friction.alone:
                self._check_point(friction)
            s = ca.densify(given.velocity.sx)
            S, d = self.differentiated(s)
            rows = slice(row, row + s.shape[0])
            slips.append(Slip(
                friction, s, S, d, jacobian(given.slip.sx, self.v), given.tangent.sx, given.G.sx,
                None if given.size is None else given.size.sx, given.mu.sx, given.static.sx, rows,
                thrust_rows[id(friction.constraint)], gates.get(id(friction.constraint)),
                load_of(friction, self.switches),
            ))  # fmt: skip
            row = rows.stop
        self.slips: tuple[Slip, ...] = tuple(slips)
        self.gates = tuple(self._gate(j, contact) for j, contact in enumerate(self.model.gates))
        columns = [gate.column for gate in self.gates]
        self.gate_rows = ca.SX.eye(self.n)[columns, :] if columns else ca.SX(0, self.n)
        self.stick_size = row
        self.friction = ca.SX.sym("friction", row)
        vakonomic = self.model.principle == "vakonomic"
        self.rates = ca.SX.sym("lam.dot", self.m) if vakonomic else self.lam

    def _gate(self, j: int, contact: Contact) -> Gate:
        place = {id(x): i for i, x in enumerate(self.model.coordinates)}
        owner = {id(slip.friction): i for i, slip in enumerate(self.slips)}
        elements = tuple(owner[id(f)] for f in contact.elements)
        slip = None if contact.rubbing is None else owner[id(contact.rubbing)]
        bodies = [contact.body, *([] if (b := contact.surface.body) is None else [b])]
        others = {place[id(x)] for body in bodies for x in body.coordinates}
        parts = {id(part) for part in contact.parts}
        rows = [
            row
            for b in self.blocks
            if id(b.constraint) in parts
            for row in range(b.rows.start, b.rows.stop)
        ]
        used = set(self.A[rows, :].sparsity().get_triplet()[1])
        own = tuple(sorted(used - others))
        return Gate(contact, place[id(contact.gap)], self.m + j, elements, slip, own)

    # --- what may be asked of a motion --------------------------------------------------------
    @property
    def pushes(self) -> ca.SX:
        """What beside lam says which forces act: friction, and the rates of lam where lam is a state."""
        rates = self.rates if self.model.principle == "vakonomic" else ca.SX(0, 1)
        return ca.vertcat(self.friction, rates)

    @property
    def results(self) -> ca.SX:
        """What the equations are solved for, in the order of `Law.results`."""
        return ca.vertcat(self.a, self.lam, self.pushes)

    @property
    def symbols(self) -> list[ca.SX]:
        """All that an expression about a motion may contain: t, q, v, a, lam, p, pushes."""
        return [self.t, self.q, self.v, self.a, self.lam, self.p, self.pushes]

    def loose(self, expression: ca.SX) -> list[str]:
        """The names in an expression that are not this system's."""
        known = ca.vertcat(*self.symbols)
        return [str(s) for s in ca.symvar(expression) if not ca.depends_on(known, s)]

    def _check_point(self, friction: Coulomb) -> None:
        """Without a point the coordinates must be one: those of a particle, or M = m 1 and nothing beside it."""
        phi = friction.constraint.position_residual
        owners = [] if phi is None else [v.owner for v in variables_in(phi)]
        bound = {x for o in owners if isinstance(o, Coordinate) for x in o.siblings}
        bodies = [b for b in self.model.bodies if bound & set(b.coordinates)]
        if any(isinstance(b, RigidBody) for b in bodies):
            raise friction.needs_a_point(
                "the constraint binds a body, which has more than one point"
            )
        if bodies:
            return
        rows = [i for i, x in enumerate(self.model.coordinates) if x in bound]
        block = ca.densify(self.M[rows, :])
        symbols = ca.symvar(block)
        values = np.random.default_rng(1).uniform(0.5, 1.5, len(symbols))
        f = ca.Function("block", [ca.vertcat(ca.SX(0, 1), *symbols)], [block])
        found = f(values).full()
        point = np.zeros_like(found)
        point[range(len(rows)), rows] = found[0, rows[0]]
        if not np.allclose(found, point, rtol=1e-12, atol=1e-12 * np.abs(found).max(initial=0.0)):
            raise friction.needs_a_point(
                "the coordinates in the constraint are not those of a point: their mass matrix is "
                "not a mass times the unit matrix"
            )

    @functools.cached_property
    def stated(self) -> tuple[ca.SX, ...]:
        """The residuals as they were stated: phi, and rho of rows that bind velocities and are no part of something."""
        parts = {id(part) for one in self.model.compounds for part in one.parts}
        own = [
            b for b in self.blocks if b.phi.start == b.phi.stop and id(b.constraint) not in parts
        ]
        return self.phi, *(self.rho[b.rows] for b in own)

    @functools.cached_property
    def groups(self) -> np.ndarray:
        """For every coordinate the number of its group (see `Coordinate`)."""
        names = [x.group for x in self.model.coordinates]
        order = {name: i for i, name in enumerate(dict.fromkeys(names))}
        return np.array([order[name] for name in names])

    @functools.cached_property
    def together(self) -> np.ndarray:
        """For every row the number of its constraint; behind them gates and rows of sticking contacts, numbered on."""
        sizes = [b.rows.stop - b.rows.start for b in self.blocks] + [1] * len(self.gates)
        sizes += [s.rows.stop - s.rows.start for s in self.slips]
        return np.repeat(np.arange(len(sizes)), sizes)

    @functools.cached_property
    def parts(self) -> list[tuple[list[int], list[int]]]:
        """(rows of A, coordinates) of each part of the system that shares no mass and no row with the others."""
        found = independent_parts(ca.vertcat(self.A, self.M).sparsity())
        parts = [([row for row in rows if row < self.m], columns) for rows, columns in found]
        empty = set(range(self.m)).difference(*(rows for rows, _ in parts))
        parts[0][0].extend(sorted(empty))  # rows that bind nothing are counted too
        return parts

    @functools.cached_property
    def enters(self) -> tuple[Enters, ...]:
        """For every switch where it stands."""
        used = self.switches.used_in
        phi = [used(self.phi[block.phi]) for block in self.blocks]
        rho = [used(self.rho[block.rows]) for block in self.blocks]
        slips = [used(s.s) for s in self.slips]
        M, Q = used(self.M), used(self.Q + self.c)

        def among(found: list[frozenset[int]], i: int) -> tuple[int, ...]:
            return tuple(place for place, switches in enumerate(found) if i in switches)

        return tuple(
            Enters(among(phi, i), among(rho, i), among(slips, i), i in M, i in Q)
            for i in range(len(self.switches))
        )

    # --- numbers ------------------------------------------------------------------------------
    @property
    def y(self) -> ca.SX:
        """The state [q, v]."""
        return ca.vertcat(self.q, self.v)

    @functools.cached_property
    def terms(self) -> ca.Function:
        """(t, y, p) -> M, Q + c, A, b, phi, rho, as numbers; p with its modes, see `with_modes`."""
        outputs = [self.M, self.Q + self.c, self.A, self.b, self.phi, self.rho]
        return ca.Function("terms", [self.t, self.y, self.p], outputs)

    @functools.cached_property
    def parameter_values(self) -> np.ndarray:
        """p as the model has it; the modes are NaN until a state says them."""
        values = [parameter.value for parameter in self.model.parameters]
        return np.array(values + [np.nan] * self.switches.k.shape[0])

    def with_modes(
        self, t: float, y: np.ndarray, p: np.ndarray, rate: np.ndarray | None = None
    ) -> np.ndarray:
        """p with the modes that hold at a state (`Switches.modes`); p itself where nothing switches."""
        if not self.switches:
            return p
        return np.concatenate([p[: self.users], self.switches.modes(t, y, p, rate)])

    def live(self, graph: ca.SX, drifting: bool = False) -> ca.SX:
        """A graph with the modes that hold at its own t, q, v in the place of k; in a tie at rest, or as v says."""
        if not self.switches:
            return graph
        modes = self.switches.drifting if drifting else self.switches.live
        return ca.substitute(graph, self.switches.k, modes)

    def constraint_of_row(self, row: int) -> Constraint:
        return next(
            block.constraint for block in self.blocks if block.rows.start <= row < block.rows.stop
        )

    @functools.cached_property
    def why_energy_changes(self) -> str:
        """Why the energy need not stay constant, in words; empty if it is conserved."""
        return what_changes_energy(self.model)[0] or what_has_power(self)

    @functools.cached_property
    def depends_on_time(self) -> bool:
        """Whether time stands in the equations."""
        parts = (self.M, self.Q, self.c, self.phi, self.rho)
        return any(bool(ca.depends_on(ca.densify(part), self.t)) for part in parts if part.numel())
