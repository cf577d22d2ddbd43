"""A point in a plane lets go: few steps, and the motion of hand-written equations by an implicit method."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import trundle as td
from papers.sphere import height
from tests.physics_tools import LOOSE, STICKS, g, story, times
from trundle.integrate import letting_go
from trundle.shown import Motion

DATA = json.loads(
    (Path(__file__).parent / "reference" / "C09_000_uniform_mu03_e0.json").read_text()
)
Vector = np.ndarray | list[float]
PLAIN = np.eye(3)


def slides_off(
    f: Callable[..., Any], begin: float, y: Vector, at: np.ndarray, rtol: float = 3e-14
) -> np.ndarray:
    """States at the times `at` of y' = f(t, y), stiff from `begin` on, where s is as good as zero."""
    found = []
    for a, b in pairwise(
        [begin, *at]
    ):  # to each time by itself: between its steps Radau is only of third order
        y = solve_ivp(f, (a, b), y, method="Radau", rtol=rtol, atol=1e-3 * rtol).y[:, -1]
        found.append(y)
    return np.array(found).T


def courses(motion: Motion) -> int:
    """Phases in which a direction was a polynomial of time."""
    place = motion.machine.course_slice()
    return sum(bool(phase.P[place].any()) for phase in motion.run.phases)


# --- paper 000 ------------------------------------------------------------------------------------------
def trough(until: float, **options: Any) -> tuple[td.Sphere, Motion]:
    """The uniform sphere with mu = 0.3, held down by its trough, to where the normal force vanishes."""
    first, values = DATA["initial_state"], DATA["parameters"]
    ball = td.Sphere("ball", radius=values["radius"], mass=values["mass"])
    contact = td.Sliding(ball, td.Surface(lambda x, y, z: z - height(x), name="trough"))
    system = td.System(
        bodies=[ball],
        constraints=[contact],
        forces=[td.Gravity(values["g"]), td.Coulomb(contact, values["mu"])],
    )
    start = contact.start(at=first["contact"][:2], omega=first["omega_inertial"])
    start |= dict(zip(ball.velocity, first["v_center"][:2], strict=False))
    lifts = td.Event(contact.normal_force, "falling", terminal=True, name="lifts")
    return ball, system.simulate(until, start, events=[lifts], **options)


def test_sphere_of_paper_000_slides_rolls_and_slides_off_in_at_most_300_steps() -> None:
    ball, motion = trough(0.5, rtol=1e-11)
    assert [e.name.split(": ")[-1] for e in motion.events] == [STICKS, LOOSE, "lifts"]
    expected = [event["t"] for event in DATA["events"][:3]]
    assert times(motion) == pytest.approx(expected, abs=1e-11)
    assert motion.stats.steps <= 300
    assert motion.stats.phases == len(motion.phases) == 3
    at = motion.at(DATA["times"][:4])
    for part, name in [
        (ball.position, "center"),
        (ball.velocity, "v_center"),
        (ball.omega, "omega_inertial"),
    ]:
        values = np.array([value[name] for value in DATA["values"][:4]])
        assert at[part] == pytest.approx(values, rel=1e-9, abs=1e-9), name


@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10])
def test_sphere_of_paper_000_does_the_same_at_any_tolerance(rtol: float) -> None:
    _, motion = trough(0.5, rtol=rtol)
    assert [e.name.split(": ")[-1] for e in motion.events] == [STICKS, LOOSE, "lifts"]
    assert times(motion) == pytest.approx([e["t"] for e in DATA["events"][:3]], abs=10 * rtol)
    assert motion.stats.steps <= 200


# --- a coin on a table that spins up --------------------------------------------------------------------
class Coin:
    """x'' = -mu g s/|s|, s = v - Omega z x r, Omega = rate t: lets go where r |(Omega^2, Omega')| = mu g."""

    r, rate, mu = 0.1, 2.0, 0.4
    loose = ((mu * g / r) ** 2 - rate**2) ** 0.25 / rate

    @classmethod
    def run(cls, until: float = 3.5, **options: Any) -> tuple[td.Particle, td.Coulomb, Motion]:
        P = td.Particle("P", mass=0.01)
        table = td.Holonomic(P.position[2], name="table")
        x, y, turn = P.position[0], P.position[1], cls.rate * td.t
        friction = td.Coulomb(table, cls.mu, on=td.vector([-turn * y, turn * x, 0]))
        system = td.System(bodies=[P], constraints=[table], forces=[td.Gravity(g), friction])
        start = {P.position: (cls.r, 0, 0), P.velocity: (0, 0, 0)}
        return P, friction, system.simulate(until, start, **options)

    @classmethod
    def by_hand(cls, at: np.ndarray) -> np.ndarray:
        """x, y, s at these times."""

        def f(t: float, state: np.ndarray) -> list[float]:
            x, y, *s = state
            w = cls.rate * t
            v = [s[0] - w * y, s[1] + w * x]
            F = -cls.mu * g * np.array(s) / np.hypot(*s)
            return [*v, F[0] + cls.rate * y + w * v[1], F[1] - cls.rate * x - w * v[0]]

        turned, angle = cls.rate * cls.loose**2 / 2, cls.direction()
        start = [cls.r * np.cos(turned), cls.r * np.sin(turned)]
        return slides_off(f, cls.loose, [*start, 1e-15 * np.cos(angle), 1e-15 * np.sin(angle)], at)

    @classmethod
    def direction(cls) -> float:
        """The angle to x of the slip where it begins: Omega^2 r outwards, Omega' r backwards."""
        return cls.rate * cls.loose**2 / 2 - np.arctan2(cls.rate, (cls.rate * cls.loose) ** 2)


@pytest.mark.slow
def test_coin_slides_off_as_by_an_implicit_method_in_few_steps() -> None:
    P, _, motion = Coin.run(rtol=1e-11)
    assert story(motion) == [LOOSE]
    assert times(motion) == pytest.approx([Coin.loose], abs=1e-11)
    at = np.array([Coin.loose + 1e-3, 3.14, 3.2, 3.3, 3.5])
    assert motion.at(at)[P.position][:, :2] == pytest.approx(Coin.by_hand(at)[:2].T, abs=1e-11)
    assert motion.stats.steps < 150
    assert courses(motion) > 0


def test_friction_of_the_coin_is_along_the_sliding_velocity_from_the_first_moment_on() -> None:
    """The direction by hand, from 1e-3 s on; nearer to the start it is a polynomial from the exact one there."""
    _, friction, motion = Coin.run(rtol=1e-11)
    later = np.array([1e-3, 2e-3, 4e-3, 1e-2, 1e-1])
    s = Coin.by_hand(Coin.loose + later)[2:]
    angle = np.unwrap(np.append(Coin.direction(), np.arctan2(s[1], s[0])))
    first = np.array([1e-6, 1e-5, 1e-4])
    near = np.polynomial.Polynomial.fit([0.0, *later[:4]], angle[:5], deg=4)(first)
    expected = np.append(near, angle[1:])
    force = motion.at(Coin.loose + np.append(first, later)).force(friction)[:, :2]
    along = -np.array([np.cos(expected), np.sin(expected)]).T
    assert force == pytest.approx(Coin.mu * 0.01 * g * along, rel=0, abs=1e-11)


def test_coin_goes_on_slowly_where_no_course_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Coin.run(3.2, rtol=1e-8)[2]
    monkeypatch.setattr(letting_go.LettingGo, "begin", lambda *given: None)
    slow = Coin.run(3.2, rtol=1e-8)[2]
    assert courses(slow) == 0
    assert slow.stats.steps > 10 * quick.stats.steps
    assert slow.finished
    assert slow["P.x"][-1] == pytest.approx(quick["P.x"][-1], abs=1e-7)
    assert slow["P.y"][-1] == pytest.approx(quick["P.y"][-1], abs=1e-7)


def test_run_that_ends_within_a_course_ends_on_time() -> None:
    until = Coin.loose + 1e-4
    P, _, motion = Coin.run(until, rtol=1e-11)
    assert motion.finished
    assert motion.t[-1] == until
    by_hand = Coin.by_hand(np.array([until]))[:2, -1]
    assert motion[P.position][-1][:2] == pytest.approx(by_hand, abs=1e-12)


def test_stored_motion_with_courses_reads_as_it_was(tmp_path: Path) -> None:
    P, _, motion = Coin.run(rtol=1e-9)
    motion.save(tmp_path / "coin.npz")
    again = td.load(tmp_path / "coin.npz")
    at = np.linspace(Coin.loose, Coin.loose + 0.1, 7)
    assert np.array_equal(again.at(at)["P.x"], motion.at(at)[P.position[0]])
    assert [p.modes for p in again.phases] == [p.modes for p in motion.phases]
    assert len(motion.phases) == 2


# --- a ball on a table that turns -----------------------------------------------------------------------
class Table:
    """The ball of paper 003 on its table turned by angle(t), gravity along (tilt, 0, -1); axes: columns of Q.

    m v' = F + m G t,  I w' = -R n x F,  s = v - R w x n - Omega n x r;  rolling takes F = 2/7 m ((Omega n x r)' - G t)
    """

    R, m, G = 0.02, 0.01, 10.0
    place, velocity, spin = np.array([0.1, 0.05]), np.array([0.05, -0.02]), 0.7

    def __init__(
        self, mu: float, angle: Callable[[Any], Any], rates: Callable[..., Any], tilt: float = 0.0
    ) -> None:
        self.mu, self.angle, self.rates = mu, angle, rates
        self.pull, self.down = np.array([self.G * np.sin(tilt), 0]), self.G * np.cos(tilt)

    def run(self, until: float, Q: np.ndarray = PLAIN, **options: Any) -> tuple[td.Sphere, Motion]:
        """In axes Q: with det Q = -1 everything is mirrored."""
        hand, n = round(float(np.linalg.det(Q))), Q[:, 2]
        half = hand * self.angle(td.t) / 2
        turn = td.vector([td.cos(half), *(float(x) * td.sin(half) for x in n)])
        ball = td.Sphere("ball", radius=self.R, mass=self.m)
        contact = td.Sliding(ball, td.Surface.plane(n, rotation=turn, name="table"))
        gravity = td.Gravity(tuple(Q @ [*self.pull, -self.down]))
        friction = td.Coulomb(contact, self.mu)
        system = td.System(bodies=[ball], constraints=[contact], forces=[gravity, friction])
        x, v, rate = self.place, self.velocity, self.rates(0.0)[0]
        w = [(rate * x[0] - v[1]) / self.R, (rate * x[1] + v[0]) / self.R, self.spin]
        start = contact.start(at=Q @ [*x, 0], omega=hand * Q @ w)
        start |= dict(zip(ball.velocity, (Q @ [*v, 0])[:2], strict=False))
        return ball, system.simulate(until, start, **options)

    def needed(self, t: float, x: np.ndarray, v: np.ndarray) -> np.ndarray:
        """The friction per mass with which it rolls."""
        rate, faster = self.rates(t)
        return (faster * turned(x) + rate * turned(v) - self.pull) * 2 / 7

    def loose(self) -> tuple[float, np.ndarray]:
        """When and where (x, v) rolling takes more than friction."""

        def f(t: float, y: np.ndarray) -> list[float]:
            return [*y[2:], *(self.needed(t, y[:2], y[2:]) + self.pull)]

        def left(t: float, y: np.ndarray) -> float:
            return float(self.mu * self.down - np.linalg.norm(self.needed(t, y[:2], y[2:])))

        left.terminal = True  # type: ignore[attr-defined]
        start = [*self.place, *self.velocity]
        run = solve_ivp(f, (0, 20), start, method="DOP853", rtol=1e-13, atol=1e-15, events=left)
        return float(run.t_events[0][0]), run.y_events[0][0]

    def by_hand(self, at: np.ndarray) -> np.ndarray:
        """x, v, s at these times after it is loose."""

        def f(t: float, y: np.ndarray) -> list[float]:
            x, v, s = y[:2], y[2:4], y[4:]
            rate, faster = self.rates(t)
            F = -self.mu * self.down * s / np.hypot(*s)
            a = F + self.pull
            return [*v, *a, *(a + 2.5 * F - faster * turned(x) - rate * turned(v))]

        when, y = self.loose()
        F = self.needed(when, y[:2], y[2:])
        return slides_off(f, when, [*y, *(-1e-15 * F / np.hypot(*F))], at)


def turned(x: np.ndarray) -> np.ndarray:
    """z x r."""
    return np.array([-x[1], x[0]])


FASTER = Table(0.08, lambda t: 3 * t + 2 * t**3, lambda t: (3 + 6 * t**2, 12 * t))
PAPER = Table(
    0.027, lambda t: 3 * t, lambda t: (3.0, 0.0), tilt=0.05
)  # section 4: inclined, Omega constant


@pytest.mark.parametrize(("table", "later"), [(FASTER, 0.9), (PAPER, 0.5)])
@pytest.mark.slow
def test_ball_on_a_turning_table_slides_off_as_by_an_implicit_method(
    table: Table, later: float
) -> None:
    when, _ = table.loose()
    ball, motion = table.run(when + later, rtol=1e-11)
    assert story(motion)[:1] == [LOOSE]
    assert times(motion)[0] == pytest.approx(when, abs=1e-9)
    assert courses(motion) > 0
    assert motion.stats.steps < 400
    at = when + later * np.array([0.01, 0.1, 0.5, 0.9])
    expected = table.by_hand(at)
    found = motion.at(at)
    assert found[ball.position][:, :2] == pytest.approx(expected[:2].T, abs=1e-9)
    assert found[ball.velocity][:, :2] == pytest.approx(expected[2:4].T, abs=1e-9)


def frames() -> list[np.ndarray]:
    turn = np.linalg.qr(np.random.default_rng(3).normal(size=(3, 3)))[0]
    turn *= np.linalg.det(turn)
    return [turn, np.diag([1.0, -1.0, 1.0]), turn @ np.diag([1.0, -1.0, 1.0])]


@pytest.mark.parametrize("Q", frames(), ids=["rotated", "mirrored", "both"])
@pytest.mark.slow
def test_rotated_and_mirrored_tables_give_rotated_and_mirrored_motions(Q: np.ndarray) -> None:
    (ball, plain), (other, motion) = (FASTER.run(1.5, axes, rtol=1e-11) for axes in (PLAIN, Q))
    assert times(motion) == pytest.approx(times(plain), abs=1e-10)
    assert courses(motion) > 0
    at = np.linspace(0, 1.5, 31)
    x, v = (plain.at(at)[part] @ Q.T for part in (ball.position, ball.velocity))
    assert motion.at(at)[other.position] == pytest.approx(x, abs=1e-10)
    assert motion.at(at)[other.velocity] == pytest.approx(v, abs=1e-10)
    assert motion.stats.steps < 1.3 * plain.stats.steps


# --- creeping ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("excess", [0.1, 1e-3, 1e-5])
@pytest.mark.slow
def test_point_that_is_pulled_barely_harder_than_friction_creeps_in_few_steps(
    excess: float,
) -> None:
    """The pull turns, the direction follows at the rate mu g/|s|: stiff for as long as it is slow."""
    P, mu, rtol = td.Particle("P", mass=1.0), 0.3, 1e-10
    pull = mu * g * (1 + excess)
    floor = td.Holonomic(P.position[2], name="floor")
    force = td.PointForce((pull * td.cos(td.t), pull * td.sin(td.t), 0), at=P.position)
    forces = [td.Gravity(g), force, td.Coulomb(floor, mu)]
    system = td.System(bodies=[P], constraints=[floor], forces=forces)
    motion = system.simulate(1.0, {P.position: (0, 0, 0), P.velocity: (0, 0, 0)}, rtol=rtol)

    def f(t: float, y: np.ndarray) -> list[float]:
        d = y[2:] / np.hypot(*y[2:])
        return [*y[2:], *(pull * np.array([np.cos(t), np.sin(t)]) - mu * g * d)]

    at = np.array([0.01, 0.3, 1.0])
    expected = slides_off(f, 0.0, [0, 0, 1e-15, 0], at)
    found = motion.at(at)
    scale = np.abs(expected[:, -1]).max()
    assert found[P.position][:, :2] == pytest.approx(expected[:2].T, abs=100 * rtol * scale)
    assert found[P.velocity][:, :2] == pytest.approx(expected[2:].T, abs=100 * rtol * scale)
    assert motion.stats.steps < 100


# --- a foot whose inertia differs by direction ------------------------------------------------------------
class Rod:
    """A leaning rod on its foot, pushed there by (0, 20 t, 0) N: Newton and Euler, the foot's velocity as a state."""

    m, I, mu, lean = 1.0, np.array([1e-3, 1 / 3, 1 / 3]), 0.9, 0.9

    @classmethod
    def run(cls, until: float, rtol: float) -> tuple[Any, Motion]:
        rod = td.RigidBody("rod", mass=cls.m, inertia=tuple(cls.I))
        foot = rod.point((1, 0, 0))
        floor = td.Holonomic(foot[2], name="floor")
        push = td.PointForce((0.0, 20 * td.t, 0.0), at=foot)
        friction = td.Coulomb(floor, cls.mu, at=foot)
        system = td.System(
            bodies=[rod], constraints=[floor], forces=[td.Gravity(g), push, friction]
        )
        start = {
            rod.quaternion: cls.start()[:4], rod.omega: (0, 0, 0),
            foot[0]: 0, foot[1]: 0, foot[0].dot: 0, foot[1].dot: 0,
        }  # fmt: skip
        return foot, system.simulate(until, start, rtol=rtol)

    @classmethod
    def start(cls) -> list[float]:
        """Quaternion, angular velocity (world), place and velocity of the foot."""
        return [np.cos(cls.lean / 2), 0.0, np.sin(cls.lean / 2), 0.0, *[0.0] * 7]

    @classmethod
    def solve(cls, t: float, y: np.ndarray, d: np.ndarray | None) -> np.ndarray:
        """V', w', N and the friction along x, y: sliding along d, or (None) with the foot at rest."""
        u, w = y[:4], y[4:7]
        a, v = u[0], u[1:4]
        C = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
        R = np.eye(3) + 2 * a * C + 2 * C @ C
        J, r = R @ np.diag(cls.I) @ R.T, R[:, 0]
        K, right = np.zeros((9, 9)), np.zeros(9)
        K[:3, :3], K[3:6, 3:6] = cls.m * np.eye(3), J
        for column, F in enumerate(np.eye(3)[[2, 0, 1]]):
            K[:3, 6 + column], K[3:6, 6 + column] = -F, -np.cross(r, F)
        push = np.array([0, 20 * t, 0])
        right[:3] = push - [0, 0, cls.m * g]
        right[3:6] = np.cross(r, push) - np.cross(w, J @ w)
        around = np.array([[0, r[2], -r[1]], [-r[2], 0, r[0]], [r[1], -r[0], 0]])  # w' x r
        foot = np.hstack([np.eye(3), around])
        drift = np.cross(w, np.cross(w, r))
        K[6, :6], right[6] = foot[2], -drift[2]
        for k in range(2):
            if d is None:
                K[7 + k, :6], right[7 + k] = foot[k], -drift[k]
            else:
                K[7 + k, 7 + k], K[7 + k, 6] = 1.0, cls.mu * d[k]
        return np.concatenate([np.linalg.solve(K, right), drift, foot.ravel()])

    @classmethod
    def rates(cls, t: float, y: np.ndarray, sticks: bool) -> list[float]:
        s = y[9:11]
        found = cls.solve(t, y, None if sticks else s / np.hypot(*s))
        a, w = found[:6], y[4:7]
        spin = [-y[1:4] @ w / 2, *((y[0] * w - np.cross(y[1:4], w)) / 2)]
        rate = found[12:].reshape(3, 6) @ a + found[9:12]
        return [*spin, *a[3:], *s, *(0 * rate[:2] if sticks else rate[:2])]

    @classmethod
    def loose(cls) -> tuple[float, np.ndarray]:
        def left(t: float, y: np.ndarray, sticks: bool) -> float:
            N, *F = cls.solve(t, y, None)[6:9]
            return float(cls.mu * N - np.hypot(*F))

        left.terminal = True  # type: ignore[attr-defined]
        run = solve_ivp(
            cls.rates, (0, 1), cls.start(), method="DOP853", rtol=1e-13, atol=1e-15, events=left, args=(True,)
        )  # fmt: skip
        return float(run.t_events[0][0]), run.y_events[0][0]

    @classmethod
    def by_hand(cls, at: np.ndarray) -> np.ndarray:
        when, y = cls.loose()
        F = cls.solve(when, y, None)[7:9]
        y[9:11] = -1e-15 * F / np.hypot(*F)
        return slides_off(lambda t, y: cls.rates(t, y, False), when, y, at, rtol=3e-12)


@pytest.mark.slow
def test_foot_with_uneven_inertia_slides_off_as_by_an_implicit_method() -> None:
    when, _ = Rod.loose()
    foot, motion = Rod.run(0.3, rtol=1e-11)
    assert story(motion) == [LOOSE]
    assert times(motion) == pytest.approx([when], abs=1e-10)
    at = np.array([when + 1e-3, 0.21, 0.3])
    expected = Rod.by_hand(at)
    found = motion.at(at)
    assert found[foot][:, :2] == pytest.approx(expected[7:9].T, abs=1e-9)
    assert found[foot.dot][:, :2] == pytest.approx(expected[9:].T, abs=1e-9)
    assert motion.stats.steps < 100


# --- two elements that act on each other ------------------------------------------------------------------
class Stack:
    """A coin on a plank on a table; a force k t that turns pulls the plank. Each rubs on what is below."""

    m, M, below, above, k, w = 0.2, 1.0, 0.3, 0.02, 8.0, 2.5
    loose = below * (m + M) * g / k

    @classmethod
    def run(cls, until: float, rtol: float, length: float = 1.0) -> Motion:
        plank, coin = td.Particle("plank", mass=cls.M), td.Particle("coin", mass=cls.m)
        table = td.Holonomic(plank.position[2], name="table")
        top = td.Holonomic(coin.position[2] - plank.position[2], name="top")
        turn, size = cls.w * td.t, cls.k / length * td.t
        system = td.System(
            bodies=[plank, coin],
            constraints=[table, top],
            forces=[
                td.Gravity(g / length),
                td.PointForce((size * td.cos(turn), size * td.sin(turn), 0), at=plank.position),
                td.Coulomb(table, cls.below, at=plank.position),
                td.Coulomb(top, cls.above, at=coin.position, on=plank.velocity),
            ],
        )
        rest = dict.fromkeys([x.position for x in (plank, coin)], (0, 0, 0))
        still = dict.fromkeys([x.velocity for x in (plank, coin)], (0, 0, 0))
        return system.simulate(until, rest | still, rtol=rtol)

    @classmethod
    def rates(cls, t: float, y: np.ndarray, both: bool) -> np.ndarray:
        """Of x and v of the plank, and of x and v of the coin relative to it."""
        v, s = y[2:4], y[6:]
        F = cls.k * t * np.array([np.cos(cls.w * t), np.sin(cls.w * t)])
        F -= cls.below * (cls.m + cls.M) * g * v / np.hypot(*v)
        if not both:
            return np.concatenate([v, F / (cls.m + cls.M), np.zeros(4)])
        push = -cls.above * cls.m * g * s / np.hypot(*s)
        a = (F - push) / cls.M
        return np.concatenate([v, a, s, push / cls.m - a])

    @classmethod
    def plank(cls, t: float) -> np.ndarray:
        """The state while the coin sticks."""
        d = 1e-15 * np.array([np.cos(cls.w * cls.loose), np.sin(cls.w * cls.loose)])
        alone = lambda t, y: cls.rates(t, y, False)
        return slides_off(alone, cls.loose, [0, 0, *d, 0, 0, 0, 0], np.array([t]))[:, -1]

    @classmethod
    def by_hand(cls, when: float, at: np.ndarray) -> np.ndarray:
        """States after the coin, too, lets go."""
        y = cls.plank(when)
        a = cls.rates(when, y, False)[2:4]
        y[6:] = -1e-15 * a / np.hypot(*a)
        return slides_off(lambda t, y: cls.rates(t, y, True), when, y, at)


@pytest.mark.slow
def test_coin_on_a_plank_lets_go_while_the_plank_has_just_let_go() -> None:
    def left(t: float) -> float:
        return float(Stack.above * g - np.hypot(*Stack.rates(t, Stack.plank(t), False)[2:4]))

    motion = Stack.run(0.6, rtol=1e-11)
    assert story(motion) == [LOOSE, LOOSE]
    when = brentq(left, Stack.loose + 0.029, Stack.loose + 0.03, xtol=1e-12)
    assert times(motion) == pytest.approx([Stack.loose, when], abs=1e-10)
    at = np.array([when + 1e-3, 0.5, 0.6])
    expected, found = Stack.by_hand(when, at), motion.at(at)
    for i, axis in enumerate("xy"):
        assert found[f"plank.{axis}"] == pytest.approx(expected[i], abs=1e-11)
        apart = found[f"coin.{axis}"] - found[f"plank.{axis}"]
        assert apart == pytest.approx(expected[4 + i], abs=1e-11)
    assert motion.stats.steps < 200
    assert motion.stats.phases == 3


# --- a ball with its centre of mass aside, in a bowl --------------------------------------------------------
def bowl(
    shape: tuple[float, float, float],
    push: float,
    rate: float,
    mu: float,
    at: Vector,
    omega: Vector,
    rtol: float,
) -> Motion:
    """z = (a x^2 + b y^2 + 2 c x y)/2, and a force that turns; the ball's centre begins at rest."""
    a, b, c = shape
    ball = td.Sphere("ball", radius=0.05, halves=(800.0, 3000.0))
    ground = td.Surface(lambda x, y, z: z - (a * x**2 + b * y**2 + c * x * y) / 2, name="bowl")
    contact, t = td.Sliding(ball, ground), rate * td.t
    force = td.PointForce((push * td.sin(t), push * (td.cos(1.3 * t) - 1), 0), at=ball.position)
    forces = [td.Gravity(g), force, td.Coulomb(contact, mu)]
    system = td.System(bodies=[ball], constraints=[contact], forces=forces)
    start = contact.start(at=at, omega=omega) | {ball.velocity[0]: 0, ball.velocity[1]: 0}
    return system.simulate(0.7, start, rtol=rtol)


def test_ball_that_sticks_and_lets_go_within_one_step_lets_go_on_time() -> None:
    case = (0.584, 2.127, -0.355), 3.29, 5.38, 0.107, (0.129, -0.0068), (-0.56, 3.51, -6.53)
    loose, tight = (bowl(*case, rtol=rtol) for rtol in (1e-8, 1e-11))
    assert story(loose) == story(tight) == [STICKS, LOOSE]
    assert times(loose) == pytest.approx(times(tight), abs=1e-7)


@pytest.mark.slow
def test_ball_that_creeps_to_rest_again_does_so_at_any_tolerance_without_chatter() -> None:
    case = (-0.713, 0.25, 0.121), 2.09, 1.274, 0.191, (0.117, 0.185), (0.0, 0.0, 0.0)
    runs = [bowl(*case, rtol=rtol) for rtol in (1e-8, 1e-9, 1e-10, 1e-11)]
    for motion in runs:
        assert story(motion) == [LOOSE, STICKS, LOOSE, STICKS]
        assert times(motion) == pytest.approx(times(runs[-1]), abs=10 * motion.stats.rtol)
        assert motion.stats.steps < 300


@pytest.mark.parametrize("length", [1e-3, 1e3])
@pytest.mark.slow
def test_other_units_of_length_give_the_same_motion(length: float) -> None:
    """The stack of above in mm and km."""
    plain, scaled = Stack.run(0.6, 1e-10), Stack.run(0.6, 1e-10, length)
    assert times(scaled) == pytest.approx(times(plain), abs=1e-11)
    assert scaled.stats.steps == pytest.approx(plain.stats.steps, abs=5)
    for name in ("plank.x", "plank.y", "coin.x", "coin.y"):
        x = plain[name]
        assert scaled[name] * length == pytest.approx(x, abs=1e-9 * np.abs(x).max())


# --- a contact that may open ------------------------------------------------------------------------------
def test_contact_of_paper_000_goes_through_all_its_events_in_few_steps() -> None:
    first, values = DATA["initial_state"], DATA["parameters"]
    ball = td.Sphere("ball", radius=values["radius"], mass=values["mass"])
    ground = td.Surface(lambda x, y, z: z - height(x), name="trough")
    contact = td.Contact(ball, ground, friction=values["mu"], restitution=values["e"])
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(values["g"])])
    start = contact.start(at=first["contact"][:2], omega=first["omega_inertial"])
    start |= dict(zip(ball.velocity, first["v_center"][:2], strict=False))
    motion = system.simulate(2.0, start, rtol=1e-11)
    assert times(motion) == pytest.approx([event["t"] for event in DATA["events"]], abs=1e-10)
    centre = np.array([value["center"] for value in DATA["values"]])
    assert motion.at(DATA["times"])[ball.position] == pytest.approx(centre, abs=1e-10)
    assert motion.stats.steps < 700
    assert sum(len(p.steps.t) - 1 for p in motion.run.phases if p.end < 0.42) <= 300
