"""Steps 1 and 2 with R and omega in place of quaternions: what the minimal form is made from.

    R' = R omega^,    u' = E(u)' omega / 2,    M = diag(m, J)

The speeds are W = [x', omega]: the rates of all coordinates but the quaternions, then the body rates (3) of every
rigid body. Of a body that rolls, x' = R V, and V (3) stands in W: see `body_axes.py`. R (3, 3) is a symbol like a
coordinate, so that nothing is differentiated through the quaternion; it becomes S(u) at the very end. With
L(x, R, W, t), p = dL/dW and virtual turns R eta^ of R (Boltzmann and Hamel),

    M = dp/dW,    Q = [dL/dx, dL/deta - omega x p_omega] - D(p) + forces,    A = drho/dW,    b = -D(rho)

where D is d/dt with W constant. The motion is that of `equations.py`, the papers' form; the unit length of a
quaternion needs no row any more.

A model is written in quaternions (`RigidBody.rotation`, `.omega`). Their graphs are recognised wherever they stand,
by what they compute; what else is written with u and u' stays as it is, with u' = E' omega / 2.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

import casadi as ca
import numpy as np

from trundle.constrained.body_axes import in_body_axes, seen_by
from trundle.constrained.equations import Equations
from trundle.constrained.replaced import NONE, column, replaced
from trundle.symbols.derivatives import gradient, jacobian, jtimes
from trundle.symbols.expression import Expression
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.rotations import rate_matrix, rotation_matrix, world_rate_matrix


class Turn:
    """A rigid body's rotation as symbols: R (3, 3), omega (3) and the quaternion u (4).

    omega is in body axes, where the inertia is constant. A body that is alike in all directions has it in world axes
    (`world`): there it changes no faster than forces make it, and the rotation drops out of the equations.
    """

    def __init__(self, body: RigidBody, places: list[int]) -> None:
        name = body.name
        self.body, self.places = body, places  # of u among the coordinates
        J = ca.sparsify(body.inertia.sx)
        self.world = J.nnz() == 3 and all(ca.is_equal(J[0, 0], J[i, i], 9) for i in (1, 2))
        self.R, self.omega = ca.SX.sym(f"{name}.R", 3, 3), ca.SX.sym(f"{name}.omega", 3)
        self.V = ca.SX.sym(f"{name}.V", 3)
        self.own_axes: list[int] = []  # of its position in x, where V stands in W for its velocity
        self.u, self.u_dot = body.quaternion.sx, body.quaternion.dot.sx

    @functools.cached_property
    def E(self) -> ca.SX:
        """E(u) (3, 4), or G(u) for world axes: omega = 2 E u'."""
        u = self.body.quaternion
        return (world_rate_matrix(u) if self.world else rate_matrix(u)).sx

    @functools.cached_property
    def S(self) -> ca.SX:
        """R of the quaternion."""
        return rotation_matrix(Expression(self.u, (4,))).sx

    def rate(self, omega: ca.SX) -> ca.SX:
        """u' for a given omega."""
        return ca.mtimes(self.E.T, omega) / 2

    def turning(self, omega: ca.SX) -> ca.SX:
        """R' for a given omega."""
        return (
            ca.mtimes(ca.skew(omega), self.R) if self.world else ca.mtimes(self.R, ca.skew(omega))
        )

    def gyro(self, p: ca.SX) -> ca.SX:
        """What a torque has to overcome beside p': omega x p in body axes, p x omega in world axes."""
        return ca.cross(p, self.omega) if self.world else ca.cross(self.omega, p)

    @property
    def names(self) -> list[tuple[ca.SX, ca.SX]]:
        """What stands in a model for R and omega, and what is put in its place."""
        body, omega = self.body, self.omega
        own = ca.mtimes(self.R.T, omega) if self.world else omega
        world = omega if self.world else ca.mtimes(self.R, omega)
        names = [(body.rotation.sx, self.R), (body.omega_body.sx, own), (body.omega.sx, world)]
        if self.world:  # twice the energy of a turning body that is alike in all directions
            w = body.omega_body
            names.append(((w @ (body.inertia @ w)).sx, body.inertia.sx[0, 0] * ca.sumsqr(omega)))
        return names


class Rates:
    """M, Q, A, b and the residuals phi, rho of a model in the speeds W; the unit quaternions' rows are gone.

    t, p            time and parameters, as in the equations
    x (nx), W (n)   coordinates but the quaternions, and where those stand (`places`); speeds
    x_dot (nx)      x' as graphs of W and R
    turns           the rotations
    blocks          the rows of each constraint;  holonomic   the rows of phi among all
    M (n, n), Q (n), A (m, n), b (m), phi (h), rho (m)   as in `Equations`, with W for v
    """

    M: ca.SX
    Q: ca.SX

    def __init__(self, equations: Equations) -> None:
        self.equations, self.t, self.p = equations, equations.t, equations.p
        model = equations.model
        order = {id(x): i for i, x in enumerate(model.coordinates)}
        self.turns = tuple(
            Turn(body, [order[id(x)] for x in body.coordinates[3:]])
            for body in model.bodies
            if isinstance(body, RigidBody)
        )
        turned = {i for turn in self.turns for i in turn.places}
        self.places = [i for i in range(equations.n) if i not in turned]
        self.nx = len(self.places)
        self.x, self._v = equations.q[self.places], equations.v[self.places]
        self.x_dot = ca.SX(self._v)
        self.omega = column([turn.omega for turn in self.turns])
        self.W = ca.vertcat(self.x_dot, self.omega)
        self.n = int(self.W.shape[0])
        self.R = column([turn.R for turn in self.turns])
        self.u = column([turn.u for turn in self.turns])
        self._sooner: list[tuple[list[int], ca.SX]] = []
        self._step_one()
        self._step_two()

    # --- the model in these symbols -------------------------------------------------------------
    def _take_own_axes(self, residuals: list[ca.SX], others: list[ca.SX]) -> None:
        """Velocities in body axes where rows allow it: m V' = R'F - m omega x V; those rows likewise.

        others   the residuals without their simpler forms: some give x' sooner than x' = R V does
        """
        for turn in self.turns:
            first = self.equations.model.coordinates.index(turn.body.coordinates[0])
            places = [self.places.index(i) for i in range(first, first + 3)]
            v = self.x_dot[places]
            found = [in_body_axes(residual, v, turn.R, turn.V, self.W) for residual in residuals]
            if turn.world or not any(one is not None for one in found) or not self._alike(places):
                continue
            turn.own_axes, way = places, ca.densify(ca.mtimes(turn.R, turn.V))
            self.x_dot[places], self.W[places] = way, turn.V
            self.Q = ca.substitute(self.Q, v, way)
            push = ca.mtimes(turn.R.T, self.Q[places])
            self.Q[places] = push - self.M[places[0], places[0]] * ca.cross(turn.omega, turn.V)
            for i, one in enumerate(found):
                residuals[i] = ca.substitute(residuals[i], v, way) if one is None else one
                if one is not None:
                    sooner = ca.substitute(others[i], v, ca.SX.zeros(3))
                    if length(sooner) <= length(ca.mtimes(turn.R, one - turn.V)):
                        self._sooner.append((places, -sooner))

    def _alike(self, places: list[int]) -> bool:
        """Whether coordinates have one constant mass, and share it with none."""
        others = [j for j in range(self.n) if j not in places]
        M, moving = self.M[places, places], ca.vertcat(self.t, self.x, self.R, self.u, self.W)
        single = M.nnz() == 3 and all(ca.is_equal(M[i, i], M[0, 0], 9) for i in range(3))
        return single and not self.M[places, others].nnz() and not ca.depends_on(M[0, 0], moving)

    def bent(self, W: ca.SX, W_dot: ca.SX) -> tuple[ca.SX, ca.SX]:
        """x' and x'' (nx) for given speeds and their rates."""
        pace = ca.substitute(self.x_dot, self.W, ca.densify(W))
        bend = ca.densify(W_dot[: self.nx])
        for i, turn in enumerate(self.turns):
            if turn.own_axes:
                omega = W[self.nx + 3 * i : self.nx + 3 * i + 3]
                inside = W_dot[turn.own_axes] + ca.cross(omega, W[turn.own_axes])
                bend[turn.own_axes] = ca.mtimes(turn.R, inside)
        return pace, bend

    def speeds_of(self, x_dot: ca.SX) -> ca.SX:
        """W as a graph of the papers' coordinates and rates, x' among them."""
        paces = ca.SX(x_dot)
        for turn in self.turns:
            if turn.own_axes:
                paces[turn.own_axes] = ca.mtimes(turn.S.T, x_dot[turn.own_axes])
        return ca.vertcat(paces, *(ca.mtimes(2 * turn.E, turn.u_dot) for turn in self.turns))

    def moved(self, f: ca.SX) -> ca.SX:
        """df/d[x, turns]: how f changes with positions, and with turns of the bodies."""
        dx, turns = ca.SX.sym("dx", self.nx), ca.SX.sym("turns", self.omega.shape[0])
        way = ca.vertcat(dx, self.turned(turns))
        change = jtimes(f, ca.vertcat(self.x, self.R, self.u), way)
        return jacobian(change, ca.vertcat(dx, turns))

    @functools.cached_property
    def lengths(self) -> ca.SX:
        """How long the terms of every row (m) are: of a place as it is written, since simpler terms may leave
        nothing but rounding of it, as of a surface whose point moves along with the material there."""
        length = ca.sqrt(ca.sum2(ca.densify(self.A * self.A)))
        if self.holonomic:
            moved = ca.densify(self.moved(self.phi))
            length[self.holonomic] = ca.sqrt(ca.sum2(moved * moved))
        return length

    def written(self, expressions: Sequence[ca.SX], but: Sequence[ca.SX] = ()) -> list[ca.SX]:
        """Expressions of (t, q, v, p) as expressions of (t, x, R, u, W, p).

        but   what is not put in its simpler form, though it has one
        """
        names = [pair for turn in self.turns for pair in turn.names]
        equal = self.equations.model.equal_on_constraints
        equal = [(a, b) for a, b in equal if not any(_same(a.sx, one) for one in but)]
        simple = replaced([b.sx for _, b in equal], names) if equal and names else []
        names += [(a.sx, b) for (a, _), b in zip(equal, simple, strict=True)]
        found = replaced(expressions, names) if names else list(expressions)
        if not self.turns:
            return found
        rates = ca.vertcat(column([turn.u_dot for turn in self.turns]), self._v)
        given = ca.vertcat(column([turn.rate(turn.omega) for turn in self.turns]), self.x_dot)
        given = ca.densify(given)
        return list(ca.substitute(found, [rates], [given]))

    def turned(self, omega: ca.SX) -> ca.SX:
        """[R', u'] of all bodies for their omega (3 each)."""
        each = [omega[3 * i : 3 * i + 3] for i in range(len(self.turns))]
        pairs = list(zip(self.turns, each, strict=True))
        R = column([turn.turning(w) for turn, w in pairs])
        return ca.vertcat(R, column([turn.rate(w) for turn, w in pairs]))

    def along(self, f: ca.SX) -> ca.SX:
        """D(f): d/dt with the speeds constant.

        Speeds without mass are known last, after a division or two: what they are multiplied by does not wait for them.
        """
        light = [j for j in range(self.nx) if not self.M[j, :].nnz()]
        early = self.x_dot[:, 0] * 1
        early[light] = 0
        places = ca.vertcat(self.x, self.R, self.u, self.t)
        way = ca.vertcat(early, self.turned(self.omega), 1)
        late = ca.mtimes(jacobian(f, self.x[light]), self.x_dot[light]) if light else 0
        return ca.densify(jtimes(f, places, way) + late)

    # --- step 1 -------------------------------------------------------------------------------
    def _step_one(self) -> None:
        given = self.equations.ingredients
        L = (given.kinetic - given.potential).sx
        if given.lagrangian is not None:
            L = given.lagrangian.sx + L
        works = [*given.applied, *given.non_ideal]
        listed = [L, *(part.sx for pair in works for part in pair)]
        L, *parts = self.written([*listed, *(part.sx for part in given.given)])
        p = gradient(L, self.W)
        self.M = ca.sparsify(jacobian(p, self.W))
        Q = ca.vertcat(gradient(L, self.x), self._torque(L, p)) - self.along(p)
        pairs = zip(parts[: 2 * len(works) : 2], parts[1 : 2 * len(works) : 2], strict=True)
        for force, velocity in pairs:
            Q += jtimes(velocity, self.W, ca.densify(force), True)
        if given.given:
            self.M, Q = self.M + parts[-2], Q + parts[-1]
        self.Q = ca.densify(Q)

    def _torque(self, L: ca.SX, p: ca.SX) -> ca.SX:
        """dL/deta - omega x p of every body."""
        if not self.turns:
            return NONE
        eta = ca.SX.sym("eta", 3 * len(self.turns))
        turn = gradient(jtimes(L, ca.vertcat(self.R, self.u), self.turned(eta)), eta)
        p = p[self.nx :]
        return turn - column([t.gyro(p[3 * i : 3 * i + 3]) for i, t in enumerate(self.turns)])

    # --- step 2 -------------------------------------------------------------------------------
    def _step_two(self) -> None:
        given = self.equations.ingredients
        unit = {name for turn in self.turns for name in turn.body.own_residuals}
        kept = [
            (place, pace)
            for block, place, pace in zip(self.equations.blocks, given.phi, given.psi, strict=True)
            if block.constraint.name not in unit
        ]
        both = [part for pair in kept for part in pair if part is not None]  # one of each pair
        residuals = [ca.densify(residual.sx) for residual in both]
        found = self.written(residuals)
        self._take_own_axes(found, self.written(residuals, but=residuals))
        holonomic = [place is not None for place, _ in kept]
        pairs = list(zip(found, holonomic, strict=True))
        self.phi = column([residual for residual, place in pairs if place])
        ends = [0, *np.cumsum([e.shape[0] for e in found]).tolist()]
        self.blocks = [range(a, b) for a, b in itertools.pairwise(ends)]
        whole = column(found)
        rows = [
            i for block, place in zip(self.blocks, holonomic, strict=True) if place for i in block
        ]
        self.holonomic = rows
        if rows:
            usual = ca.SX(self.x_dot)
            for places, pace in self._sooner:
                self.x_dot[places] = pace
            whole[rows], self.x_dot = self.along(self.phi), usual
        self.rho, self.m = whole, ends[-1]
        self.A = ca.sparsify(jacobian(self.rho, self.W))
        self.b = -self._bend(self.rho)

    def _bend(self, rho: ca.SX) -> ca.SX:
        """D(rho), with (R'y)' = R'y' - omega x R'y for a vector y as its body sees it."""
        seen = [
            found
            for turn in self.turns
            if turn.own_axes
            for found in seen_by(rho, turn.R, turn.omega)
        ]
        if not seen:
            return self.along(rho)
        (short,) = replaced([rho], [(one.whole, one.e) for one in seen])
        e, whole = column([one.e for one in seen]), column([one.whole for one in seen])
        way = column(
            [ca.mtimes(one.R.T, self.along(one.y)) - ca.cross(one.omega, one.e) for one in seen]
        )
        changed = self.along(short) + jtimes(short, e, way)
        return ca.densify(ca.substitute(changed, e, ca.densify(whole)))


def _same(a: ca.SX, b: ca.SX) -> bool:
    """Whether two columns are the same graphs."""
    pairs = zip(ca.densify(a).elements(), ca.densify(b).elements(), strict=False)
    return a.shape == b.shape and all(x.element_hash() == y.element_hash() for x, y in pairs)


def length(graph: ca.SX) -> int:
    """Operations of a graph."""
    return int(ca.Function("graph", ca.symvar(graph), [graph]).n_instructions())
