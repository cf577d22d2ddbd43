"""Steps 1 and 2 as matrices of symbols: M, Q, A, b, and the residuals they came from.

    M q'' = Q           step 1, every coordinate free                       (seed 000, Eq. 21)
    A q'' = b           step 2, all constraints differentiated              (seed 000, Eq. 38)

Holonomic rows also keep phi (positions) and every row keeps rho (velocities), for the start, the projection
and the residuals of a motion. Everything is a CasADi SX graph of (t, q, v, parameters).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import casadi as ca
import numpy as np

from trundle.constrained.model import Model
from trundle.constrained.parts import independent_parts
from trundle.constraints.base import Constraint
from trundle.constraints.equality import EnergyHeld
from trundle.constraints.working import Coulomb
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Coordinate, variables_in
from trundle.symbols.variables import t as TIME
from trundle.unconstrained.lagrange import generalized_force, mass_and_force
from trundle.unconstrained.rigid import RigidBody


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
class Slip:
    """A Coulomb element: its sliding velocity s (k), and s as rows S q'' = d for when it sticks."""

    friction: Coulomb
    s: ca.SX
    S: ca.SX
    d: ca.SX
    J: ca.SX  # of the point's velocity: a force F (N) at the point is the generalized force J' F
    rows: slice  # among all sticking rows
    thrust_rows: slice  # of the constraint that presses, in A

    @property
    def turns(self) -> bool:
        """Whether the direction of sliding can turn: it slides in a plane, not along a line."""
        return int(self.s.shape[0]) > 1


class Equations:
    """M, Q, A, b of a model, and all that is read off them.

    t, q, v, a, lam, p   the symbols: time, positions, velocities, accelerations, multipliers, parameters
    M (n, n), Q (n), c (n)   mass, applied force, given non-ideal force
    A (m, n), b (m), rho (m), phi (h)   constraints; phi of the holonomic ones, `phi_rows` where they stand
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.t = TIME.sx
        self.q = ca.vertcat(*(x.sx for x in model.coordinates))
        self.v = ca.vertcat(*(x.velocity.sx for x in model.coordinates))
        self.a = ca.vertcat(*(x.acceleration.sx for x in model.coordinates))
        self.p = ca.vertcat(ca.SX(0, 1), *(p.sx for p in model.parameters))
        self.n = len(model.coordinates)
        self.grips: dict[int, Expression | None] = {}  # what `grip.py` found of each contact
        self._step_one()
        self._step_two()
        self._friction()
        model.check_energy_held(self.why_energy_changes)

    # --- step 1 -------------------------------------------------------------------------------
    def _step_one(self) -> None:
        model = self.model
        L = model.total_lagrangian.sx
        self.M, self.Q = mass_and_force(L, self.q, self.v, self.t)
        if model.given is not None:
            M, Q = (part.sx for part in model.given)
            self.M, self.Q = self.M + M, self.Q + Q
        self.Q = self.Q + generalized_force(model.work("applied"), self.v)
        self.c = generalized_force(model.work("non-ideal"), self.v)
        self.kinetic, self.potential = model.kinetic.sx, model.potential.sx
        if model.given is not None:
            self.kinetic += ca.dot(self.v, ca.mtimes(model.given[0].sx, self.v)) / 2
        self.energy = self.kinetic + self.potential
        if model.lagrangian is not None:  # v.dL/dv - L: T + V of a natural system
            own = model.lagrangian.sx
            self.energy += ca.dot(self.v, ca.gradient(own, self.v)) - own
        # Jacobi's integral, which is what stays constant; the energy itself where T is quadratic in v
        self.held = ca.dot(self.v, ca.gradient(L, self.v)) - L
        if model.given is not None:
            self.held += ca.dot(self.v, ca.mtimes(model.given[0].sx, self.v)) / 2

    # --- step 2 -------------------------------------------------------------------------------
    def _step_two(self) -> None:
        energy = Expression(self.held)
        phi: list[ca.SX] = []
        rho: list[ca.SX] = []
        blocks: list[Block] = []
        phi_rows: list[int] = []
        row = position = 0
        for constraint in self.model.constraints:
            residual = constraint.position_residual
            size = constraint.size
            held = 0 if residual is None else size
            blocks.append(
                Block(constraint, slice(row, row + size), slice(position, position + held))
            )
            rho.append(constraint.velocity_residual(energy).sx)
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

    def differentiated(self, rho: ca.SX) -> tuple[ca.SX, ca.SX]:
        """A and b of D(rho) = A q'' - b (seed 000, Eqs. 24-37)."""
        A = ca.jacobian(rho, self.v)
        b = -ca.jtimes(rho, self.q, self.v) - ca.jtimes(rho, self.t, ca.SX(1))
        return A, ca.densify(b)

    def _friction(self) -> None:
        slips, row = [], 0
        thrust_rows = {id(block.constraint): block.rows for block in self.blocks}
        for friction in self.model.coulomb:
            if friction.alone:
                self._check_point(friction)
            s = ca.densify(friction.velocity.sx)
            S, d = self.differentiated(s)
            rows = slice(row, row + s.shape[0])
            J = ca.jacobian(friction.point.slip.sx, self.v)
            pressing = thrust_rows[id(friction.constraint)]
            slips.append(Slip(friction, s, S, d, J, rows, pressing))
            row = rows.stop
        self.slips: tuple[Slip, ...] = tuple(slips)
        self.stick_size = row

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
    def groups(self) -> np.ndarray:
        """For every coordinate the number of its group (see `Coordinate`)."""
        names = [x.group for x in self.model.coordinates]
        order = {name: i for i, name in enumerate(dict.fromkeys(names))}
        return np.array([order[name] for name in names])

    @functools.cached_property
    def together(self) -> list[slice]:
        """The rows of each constraint, then those of each sticking contact behind them."""
        stick = [slice(self.m + s.rows.start, self.m + s.rows.stop) for s in self.slips]
        return [block.rows for block in self.blocks] + stick

    @functools.cached_property
    def parts(self) -> list[tuple[list[int], list[int]]]:
        """(rows of A, coordinates) of each part of the system that shares no mass and no row with the others."""
        found = independent_parts(ca.vertcat(self.A, self.M).sparsity())
        parts = [([row for row in rows if row < self.m], columns) for rows, columns in found]
        empty = set(range(self.m)).difference(*(rows for rows, _ in parts))
        parts[0][0].extend(sorted(empty))  # rows that bind nothing are counted too
        return parts

    @functools.cached_property
    def bodies_rows(self) -> list[list[int]]:
        """Coordinates by what a force acts on: each group of several, and all the single ones together."""
        members: dict[str, list[int]] = {}
        for i, x in enumerate(self.model.coordinates):
            members.setdefault(x.group if len(x.siblings) > 1 else "", []).append(i)
        return list(members.values())

    # --- numbers ------------------------------------------------------------------------------
    @property
    def y(self) -> ca.SX:
        """The state [q, v]."""
        return ca.vertcat(self.q, self.v)

    @functools.cached_property
    def terms(self) -> ca.Function:
        """(t, y, p) -> M, Q + c, A, b, phi, rho, as numbers."""
        outputs = [self.M, self.Q + self.c, self.A, self.b, self.phi, self.rho]
        return ca.Function("terms", [self.t, self.y, self.p], outputs)

    @functools.cached_property
    def parameter_values(self) -> np.ndarray:
        return np.array([parameter.value for parameter in self.model.parameters])

    def constraint_of_row(self, row: int) -> Constraint:
        return next(
            block.constraint for block in self.blocks if block.rows.start <= row < block.rows.stop
        )

    def why_energy_changes(self) -> str:
        """Why the energy need not stay constant, in words; empty if it is conserved."""
        reason = self.model.why_energy_changes()
        if reason or self.model.principle == "vakonomic":
            return reason
        for block in self.blocks:
            ideal = block.phi.stop > block.phi.start or isinstance(block.constraint, EnergyHeld)
            if not ideal and not self._homogeneous(block):
                return f"the constraint {block.constraint.name!r} is affine in the velocities"
        return ""

    def _homogeneous(self, block: Block) -> bool:
        """Whether A v = d rho for a constant d (Euler): then the constraint's forces have no power."""
        rows = [*range(block.rows.start, block.rows.stop)]
        rho = self.rho[rows]
        power = ca.jtimes(rho, self.v, self.v)
        f = ca.Function("power", [self.t, self.y, self.p], [rho, power])
        rng = np.random.default_rng(1)
        degrees = []
        for _ in range(3):
            y = rng.normal(size=2 * self.n)
            residual, work = (flat(part) for part in f(rng.normal(), y, self.parameter_values))
            if not np.all(np.isfinite(work)) or np.any(residual == 0):
                return False
            degrees.append(work / residual)
        return bool(np.allclose(degrees, degrees[0], rtol=1e-9, atol=0))
