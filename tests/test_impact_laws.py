"""Laws of impact against closed forms, a second integration, and what energy and symmetry demand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from scipy.integrate import solve_ivp

from trundle.errors import TrundleError
from trundle.integrate.impact import strike

LAWS = ("poisson", "stronge", "newton")


def rod() -> tuple[np.ndarray, np.ndarray]:
    """A uniform rod, mass 1, half length 0.5, its end touching at 0.6 below the horizontal: W and u."""
    x, y = 0.5 * np.cos(0.6), -0.5 * np.sin(0.6)
    J = np.array([[0, 1, x], [1, 0, -y]])
    return J @ np.diag([1, 1, 12.0]) @ J.T, J @ np.array([-0.5, -1.0, 0.3])


def sphere(m: float, r: float, c: float = 0.4) -> np.ndarray:
    """W of a sphere with J = c m r^2 on a plane."""
    return np.diag([1.0, 1 + 1 / c, 1 + 1 / c]) / m


def random_contact(seed: int, k: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """W of a random system with 6 or more freedoms, u, mu, e; every contact approaches."""
    rng = np.random.default_rng(seed)
    J = rng.normal(size=(3 * k, 6 + int(rng.integers(0, 3)))) * 10 ** rng.uniform(
        -1, 1, size=(3 * k, 1)
    )
    u = rng.normal(size=3 * k) * np.tile([1, *(10 ** rng.uniform(-2, 1, 1).repeat(2))], k)
    u[::3] = -np.abs(u[::3])
    return J @ J.T, u, rng.uniform(0, 1.5, k), np.full(k, rng.uniform())


def plane_routh(W: np.ndarray, u: np.ndarray, mu: float, e: float) -> tuple[np.ndarray, list[str]]:
    """Poisson's law in the plane, one straight piece after the other, written apart from the library."""
    u, p, end, told = u.copy(), 0.0, np.inf, []
    sign = float(np.sign(u[1]))
    while True:
        if sign == 0:
            k = -W[1, 0] / W[1, 1]
            ratio = k if abs(k) <= mu else float(np.sign(k)) * mu
            told.append("stick" if abs(k) <= mu else "reverse")
        else:
            ratio = -mu * sign
        rate = W @ np.array([1.0, ratio])
        stop = (
            -u[1] / rate[1]
            if sign and told.count("reverse") == 0 and rate[1] * sign < 0
            else np.inf
        )
        close = -u[0] / rate[0] if end == np.inf and rate[0] > 0 else np.inf
        dp = min(stop, close, end - p)
        u, p = u + dp * rate, p + dp
        if dp == close:
            end = (1 + e) * p
            if e == 0:
                return u, told
        elif dp == stop:
            u[1], sign = 0.0, 0.0
        else:
            return u, told


def test_newton_gains_energy_with_the_rod_and_says_so_while_routh_loses():
    W, u = rod()
    newton = strike(W, u, [0.5], [0.9], "newton")
    assert newton.lost == pytest.approx(-0.0259, abs=5e-5)
    assert "gains energy: 0.0258" in newton.problem
    poisson = strike(W, u, [0.5], [0.9], "poisson")
    assert poisson.lost == pytest.approx(0.0676, abs=5e-5)
    assert poisson.problem == ""
    assert poisson.kind == ("slip",)
    stronge = strike(W, u, [0.5], [0.9], "stronge")
    assert 0 < stronge.lost < poisson.lost


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("e", [0.0, 0.3, 1.0])
def test_a_central_collision_has_the_same_closed_form_by_every_law(law: str, e: float):
    w = 1 / 2.0 + 1 / 3.0
    hit = strike(np.diag([w, w, w]), np.array([-1.7, 0, 0]), [0.4], [e], law)
    assert hit.after == pytest.approx([1.7 * e, 0, 0], abs=1e-15)
    assert hit.lost == pytest.approx((1 - e * e) * 1.7**2 / w / 2, abs=1e-15)
    assert hit.problem == ""


@pytest.mark.parametrize("law", LAWS)
def test_the_superball_sticks_at_its_first_bounce(law: str):
    """Reference case C05: m = 0.05, r = 0.03, mu = 0.8, e = 0.9; J = 2/5 m r^2."""
    v, w, r = np.array([1.5, -0.4, -3.9618177646126025]), np.array([-60.0, -150.0, 35.0]), 0.03
    slip = v + np.cross(w, [0, 0, -r])
    hit = strike(sphere(0.05, r), np.array([v[2], slip[0], slip[1]]), [0.8], [0.9], law)
    assert hit.impulse == pytest.approx(
        [0.37637268763819726, -0.08571428571428572, 0.03142857142857143], rel=1e-13
    )
    assert hit.lost == pytest.approx(0.3662702857142857, rel=1e-13)
    assert hit.kind == ("stick",)


@pytest.mark.parametrize("law", LAWS)
def test_a_sphere_that_slips_through_loses_mu_times_the_normal_impulse(law: str):
    hit = strike(sphere(2.0, 0.1), np.array([-1.0, 30.0, 40.0]), [0.2], [0.5], law)
    assert hit.impulse == pytest.approx(3.0 * np.array([1, -0.2 * 0.6, -0.2 * 0.8]), rel=1e-14)
    assert hit.kind == ("slip",)


def test_the_plane_process_agrees_with_its_pieces_through_stops_and_reversals():
    rng = np.random.default_rng(3)
    told: set[str] = set()
    for _ in range(300):
        J = rng.normal(size=(2, 3)) * [[1], [10 ** rng.uniform(-1, 1)]]
        W, u = J @ J.T, np.array([-rng.uniform(0.1, 1), rng.normal() * 0.3])
        mu, e = rng.uniform(0.05, 1.5), rng.choice([0.0, rng.uniform(), 1.0])
        expected, pieces = plane_routh(W, u, mu, e)
        told |= set(pieces)
        plane = strike(W, u, [mu], [e])
        scale = (np.abs(u) + np.abs(W) @ np.abs(plane.impulse)).max()
        assert plane.after == pytest.approx(expected, abs=1e-13 * scale)
        space = np.zeros((3, 3))
        space[:2, :2], space[2, 2] = W, 0.7 * W[1, 1]
        assert strike(space, np.array([*u, 0.0]), [mu], [e]).after[:2] == pytest.approx(
            expected, abs=1e-13 * scale
        )
    assert told == {"stick", "reverse"}


def test_slip_that_turns_agrees_with_an_integration_over_the_impulse():
    compared = 0
    for seed in range(60):
        W, u, mu, e = random_contact(seed)

        def rate(p: float, y: np.ndarray, W: np.ndarray = W, mu: float = mu[0]) -> np.ndarray:
            s = y[1:] / np.hypot(y[1], y[2])
            return W @ [1, -mu * s[0], -mu * s[1]]

        closed = lambda p, y: y[0]
        slow = lambda p, y: np.hypot(y[1], y[2]) - 1e-2 * np.hypot(u[1], u[2])  # noqa: B023
        closed.terminal, closed.direction, slow.terminal = True, 1, True
        kw = {"method": "DOP853", "rtol": 3e-14, "atol": 1e-15 * np.abs(u).max()}
        first = solve_ivp(rate, (0, 1e6), u, events=[closed, slow], **kw)
        if first.t_events[1].size:
            continue
        p = first.t[-1]
        second = solve_ivp(rate, (0, e[0] * p), first.y[:, -1], events=[slow], **kw)
        if second.t_events[0].size:
            continue
        hit = strike(W, u, mu, e)
        assert hit.after == pytest.approx(second.y[:, -1], abs=3e-12 * np.abs(second.y).max())
        assert hit.impulse[0] == pytest.approx((1 + e[0]) * p, rel=1e-12)
        compared += 1
    assert compared > 20


def test_slip_that_turns_into_sticking_ends_at_rest_with_the_impulse_that_brings_it_there():
    """W_tt = diag(1, 2), W_tn = 0: s_2 / s_1^2 is constant along the hodograph."""
    W = np.diag([1.0, 1.0, 2.0])
    u = np.array([-5.0, 0.4, 0.3])
    hit = strike(W, u, [0.5], [0.0])
    assert hit.kind == ("stick",)
    assert hit.impulse == pytest.approx([5.0, -0.4, -0.15], abs=1e-14)
    u = np.array([-0.3, 0.4, 0.3])
    half = strike(W, u, [0.5], [0.0]).after
    assert half[2] / half[1] ** 2 == pytest.approx(0.3 / 0.4**2, rel=1e-12)


@settings(max_examples=250, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(["poisson", "stronge"]))
@pytest.mark.slow
def test_routh_never_gains_energy_and_never_leaves_an_approach(seed: int, law: str):
    W, u, mu, e = random_contact(seed)
    hit = strike(W, u, mu, e, law)
    assert hit.problem == ""
    assert hit.lost >= -1e-13 * np.abs(hit.impulse) @ (np.abs(u) + np.abs(hit.after))
    assert hit.after[0] >= -1e-13 * (np.abs(W[0]) @ np.abs(hit.impulse) + np.abs(u).max())
    assert np.hypot(*hit.impulse[1:]) <= mu[0] * hit.impulse[0] * (1 + 1e-12)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(LAWS), st.floats(0, 6.28))
@pytest.mark.slow
def test_turning_the_tangents_mirroring_them_and_other_units_change_nothing(
    seed: int, law: str, angle: float
):
    W, u, mu, e = random_contact(seed)
    hit = strike(W, u, mu, e, law)
    size = np.abs(hit.after).max() + np.abs(u).max()
    c, s = np.cos(angle), np.sin(angle)
    turn, mirror = np.array([[1, 0, 0], [0, c, -s], [0, s, c]]), np.diag([1.0, 1, -1])
    for R in (turn, mirror):
        assert strike(R @ W @ R.T, R @ u, mu, e, law).after == pytest.approx(
            R @ hit.after, abs=1e-11 * size
        )
    mass, speed = 1e3, 1e-6
    other = strike(W / mass, u * speed, mu, e, law)
    assert other.after / speed == pytest.approx(hit.after, abs=1e-11 * size)
    assert other.lost / (mass * speed**2) == pytest.approx(
        hit.lost, abs=1e-11 * np.abs(hit.impulse).max() * size
    )


@pytest.mark.parametrize("law", LAWS)
def test_the_cradle_of_three_at_once_and_in_sequence(law: str):
    W = np.kron([[2.0, -1.0], [-1.0, 2.0]], np.diag([1.0, 0, 0]))
    u = np.array([-1.0, 0, 0, 0, 0, 0])
    for order, speeds in (("simultaneous", [-1 / 3, 2 / 3, 2 / 3]), ("sequential", [0, 0, 1])):
        hit = strike(W, u, [0.3, 0.3], [1, 1], law, order)
        p, q = hit.impulse[0], hit.impulse[3]
        assert [1 - p, p - q, q] == pytest.approx(speeds, abs=1e-14)
        assert hit.lost == pytest.approx(0, abs=1e-14)
        assert hit.problem == ""


@pytest.mark.parametrize("law", LAWS)
def test_a_box_on_four_corners_stops_with_equal_impulses(law: str):
    """Redundant contacts: W has rank 6; the motion is unique, and the smallest impulses share the load equally."""
    m, J = 2.0, np.diag([0.3, 0.4, 0.5])
    rows = []
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        r = np.array([0.5 * x, 0.4 * y, -0.2])
        rows += [
            np.concatenate([n, np.cross(r, n)]) for n in (np.eye(3)[2], np.eye(3)[0], np.eye(3)[1])
        ]
    A = np.array(rows)
    inverse = np.linalg.inv(np.block([[m * np.eye(3), np.zeros((3, 3))], [np.zeros((3, 3)), J]]))
    W, u = A @ inverse @ A.T, A @ np.array([0, 0, -1.5, 0, 0, 0])
    hit = strike(W, u, [0.5] * 4, [0.2] * 4, law)
    assert hit.problem == ""
    assert hit.impulse[::3] == pytest.approx([m * 1.5 * 1.2 / 4] * 4, rel=1e-12)
    assert hit.after == pytest.approx(np.tile([0.3, 0, 0], 4), abs=1e-13)


def test_contacts_without_influence_on_each_other_are_what_each_is_alone():
    W1, u1, mu1, e1 = random_contact(4)
    W2, u2, mu2, e2 = random_contact(5)
    W = np.zeros((6, 6))
    W[:3, :3], W[3:, 3:] = W1, W2
    for law in LAWS:
        both = strike(W, np.r_[u1, u2], np.r_[mu1, mu2], np.r_[e1, e2], law)
        alone = np.r_[strike(W1, u1, mu1, e1, law).after, strike(W2, u2, mu2, e2, law).after]
        assert both.after == pytest.approx(alone, rel=1e-13)


def test_unlike_restitution_without_friction_gains_no_energy():
    """(1 + e) P_c alone would: contacts that restitution presses again are kept from approaching."""
    rng = np.random.default_rng(0)
    for _ in range(300):
        J = rng.normal(size=(2, 4))
        W, u = np.kron(J @ J.T, np.diag([1.0, 0, 0])), np.kron(-rng.uniform(0, 1, 2), [1.0, 0, 0])
        for law in ("poisson", "stronge"):
            hit = strike(W, u, [0, 0], rng.uniform(0, 1, 2), law)
            assert hit.problem == ""
            assert hit.lost >= -1e-14
            assert hit.after[::3].min() >= -1e-13


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**9))
@pytest.mark.slow
def test_two_contacts_with_friction_never_gain_energy_by_stronge(seed: int):
    W, u, mu, e = random_contact(seed, 2)
    hit = strike(W, u, mu * 0.4, e, "stronge")
    size = np.abs(hit.impulse) @ (np.abs(u) + np.abs(hit.after))
    assert hit.lost >= -1e-11 * size
    if not hit.problem:
        assert (
            hit.after[::3].min()
            >= -1e-11 * (np.abs(W) @ np.abs(hit.impulse) + np.abs(u).max()).max()
        )


def broken_conditions(
    W: np.ndarray, u: np.ndarray, mu: np.ndarray, e: np.ndarray, P: np.ndarray
) -> float:
    """How far P is from Newton's law with Coulomb's friction: one equation, P = projection of P - w on the cones, where
    w = (what u_n+ is above -e u_n-) n + mu |u_t| n + u_t (de Saxce), with rows of size 1."""
    speed, inertia = np.abs(u).max(), np.diag(W).max()
    P, after, off = P * inertia / speed, (u + W @ P) / speed, 0.0
    for i, m in enumerate(mu):
        w, own = after[3 * i : 3 * i + 3].copy(), P[3 * i : 3 * i + 3]
        w[0] += e[i] * min(u[3 * i], 0) / speed + m * np.hypot(w[1], w[2])
        n, t = own[0] - w[0], own[1:] - w[1:]
        size = np.hypot(*t)
        inside = np.r_[n, t]
        if m * size <= -n:
            inside = np.zeros(3)
        elif size > m * n:
            inside = np.r_[1, m * t / size] * (n + m * size) / (1 + m * m)
        off = max(off, np.abs(inside - own).max() / max(1, np.abs(P).max()))
    return off


def test_newton_tells_when_friction_leaves_several_impulses():
    """In 3D sticking and slipping may both be consistent."""
    W, u, mu, e = random_contact(60)
    several = strike(W, u, 3 * mu, e, "newton").problem
    assert several.startswith("3 impulses are consistent")
    assert "push stick" in several


def test_newtons_law_has_an_impulse_wherever_the_contacts_are_independent():
    """It has with W > 0 (Acary, Cadoux, Lemarechal, Malick 2011); both slip in some, along a short branch of directions
    in those of 30 and 212."""
    for seed in (*range(40), 212):
        W, u, mu, e = random_contact(seed, 2)
        hit = strike(W, u, 2 * mu, e, "newton")
        assert not hit.problem or "gains" in hit.problem or "consistent" in hit.problem
        assert not hit.problem.startswith("No")
        assert broken_conditions(W, u, 2 * mu, e, hit.impulse) < 1e-10


def random_groove(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A ball between two inclined walls, both of which it reaches at once, without slip at the second: W has rank 5."""
    rng = np.random.default_rng(seed)
    r, rows = 0.1, []
    for s in (1, -1):
        n = np.array([0.1, s, 1.0]) / np.sqrt(2.01)
        a = np.cross(n, [1.0, 0.2, 0]) / np.linalg.norm(np.cross(n, [1.0, 0.2, 0]))
        for way in (n, a, np.cross(n, a)):
            rows.append(np.r_[way, np.cross(-r * n, way)])
    J = np.array(rows)
    v = np.r_[rng.normal(size=3) - [0, 0, 3], rng.normal(size=3) / r]
    v[3:] -= np.linalg.pinv(J[4:, 3:]) @ (J[4:] @ v)
    W = J @ np.diag([1, 1, 1, *([2.5 / r**2] * 3)]) @ J.T
    return W, J @ v, np.full(2, rng.uniform(0.1, 0.95)), np.full(2, rng.uniform())


def regular_routh(
    W: np.ndarray, u: np.ndarray, mu: np.ndarray, e: np.ndarray, soft: float
) -> np.ndarray:
    """Velocities after compression and restitution (Poisson) of two contacts, apart from the library: small steps,
    in each of which impulses satisfy cone and complementarity (a projected fixed point), as `soft` of the whole."""
    P, count = np.zeros(6), round(1 / soft)
    rise, pressed = np.maximum(-u[::3], 0), None
    own = [np.linalg.eigvalsh(W[3 * i : 3 * i + 3, 3 * i : 3 * i + 3]).max() for i in (0, 1)]
    for step in range(2 * count):
        if step == count:
            pressed = np.maximum(P[::3], 0) * e
        asked = -rise * max(1 - (step + 1) / count, 0)
        least = np.zeros(2) if pressed is None else pressed / count
        f = np.zeros(6)
        for _ in range(4000):
            last = f.copy()
            for i in (0, 1):
                a = (u + W @ (P + f))[3 * i : 3 * i + 3]
                f[3 * i] = max(f[3 * i] - (a[0] - asked[i]) / own[i], least[i])
                t = f[3 * i + 1 : 3 * i + 3] - a[1:] / own[i]
                f[3 * i + 1 : 3 * i + 3] = t * min(1, mu[i] * f[3 * i] / max(np.hypot(*t), 1e-300))
            if np.abs(f - last).max() <= 1e-13 * np.abs(f).max():
                break
        P = P + f
    return np.asarray(u + W @ P)


@pytest.mark.parametrize("seed", [0, 2, 17])
@pytest.mark.slow
def test_two_walls_of_a_groove_agree_with_small_steps_of_the_impulse(seed: int):
    """A contact that sticks lets go while the other slips and turns: its direction follows at once, which is stiff."""
    W, u, mu, e = random_groove(seed)
    hit = strike(W, u, mu, e)
    assert hit.problem == ""
    size, errors = np.abs(u).max(), []
    for soft in (1 / 25, 1 / 100):
        errors.append(np.abs(regular_routh(W, u, mu, e, soft) - hit.after).max() / size)
    assert errors[1] < 0.4 * errors[0] < 0.02


def test_a_jam_strikes_without_approach():
    """u_n = 0 and W_nn < mu W_nt d: the impulse presses until the slip stops, then sticking lets go (Painleve)."""
    x, y = 0.5 * np.cos(1.0), -0.5 * np.sin(1.0)
    J = np.array([[0, 1, x], [1, 0, -y]])
    W = J @ np.diag([1, 1, 12.0]) @ J.T
    d = float(np.sign(W[0, 1]))
    assert W[0, 0] - 2.5 * abs(W[0, 1]) < 0
    hit = strike(W, np.array([0.0, 2.0 * d]), [2.5], [0.0])
    assert hit.problem == ""
    assert hit.kind == ("stick",)
    assert hit.after == pytest.approx([0, 0], abs=1e-14)
    assert hit.impulse == pytest.approx(np.linalg.solve(W, [0, -2.0 * d]), rel=1e-13)
    away = strike(W, np.array([0.0, -2.0 * d]), [2.5], [0.0])
    assert away.kind == ("none",)
    assert not away.impulse.any()


def test_a_wrong_law_or_a_negative_friction_is_refused():
    with pytest.raises(TrundleError, match="poisson, stronge, newton"):
        strike(np.eye(3), np.zeros(3), [0.1], [0.5], "hertz")
    with pytest.raises(TrundleError, match="friction >= 0"):
        strike(np.eye(3), np.zeros(3), [-0.1], [0.5])
    with pytest.raises(TrundleError, match="one restitution each"):
        strike(np.eye(3), np.zeros(3), [0.1, 0.2], [0.5])
