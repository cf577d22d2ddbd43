"""The decision of modes in the kernel, on random numbers: every set that it takes obeys the laws, by formulas here."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from trundle.integrate.consistent import Deciding, Decision, RubbingPart
from trundle.integrate.contact_space import Loads, Space, Thrust
from trundle.integrate.library import SpaceStruct, fill


def contacts(
    W: np.ndarray, c: np.ndarray, mu: np.ndarray, static: np.ndarray, sides: int = 2
) -> Space:
    """The space of contacts that may open, each with friction in so many directions; rows: all gaps, then the slips."""
    k, rows = len(mu), len(c)
    begins = k + sides * np.arange(k + 1)
    parts = np.array([[sides, 3, 1, 0, 0, i, 0] for i in range(k)], np.int64)
    base, L = np.zeros((k, 1)), np.zeros((k, rows, 1))
    L[np.arange(k), np.arange(k), 0] = 1.0
    struct = SpaceStruct()
    held = {"parts": parts, "rows": begins, "W": W, "c": c, "base": base, "L": L}
    fill(struct, gates=k, slips=k, most=rows, forces=1, **held)
    none = Loads({}, k, 0.0, np.zeros(1), np.zeros(0))
    return Space(
        W, c, np.zeros(rows), np.zeros((0, rows)), np.zeros(0), np.zeros(rows), [np.eye(3)[:, :sides]] * k,
        [], [slice(a, a + sides) for a in begins[:-1]], mu, static, np.zeros(k), np.zeros((0, 0)),
        [Thrust(base[i], L[i].T, True) for i in range(k)], "", none, struct, held,
    )  # fmt: skip


def decided(space: Space, ways: list[np.ndarray | None]) -> Decision:
    k = len(ways)
    parts = [RubbingPart(i, i, way) for i, way in enumerate(ways)]
    names = [f"contact {i}" for i in range(k)]
    made = Deciding(space, range(k), parts, frozenset(), names, names)
    end = made._room["room"]
    end[-8:] = 1.25e300
    found = made.decide()
    assert (end[-8:] == 1.25e300).all(), "the kernel used more room than it said"
    return found


def check(space: Space, ways: list[np.ndarray | None], decision: Decision) -> None:
    """The laws of all contacts of the set that was taken."""
    one: Any = decision.set
    a = space.W @ one.f + space.c
    size = np.abs(space.c).max() + np.abs(one.f).max()
    np.testing.assert_allclose(one.a, a, atol=1e-9 * size)
    for i, (rows, way) in enumerate(zip(space.rows, ways, strict=True)):
        N, F, s = one.f[i], one.f[rows], a[rows]
        if i not in one.closed:
            assert N == 0
            assert not F.any()
            assert a[i] > -1e-9 * size
            continue
        assert abs(a[i]) < 1e-8 * size
        assert -1e-8 * size < N
        if i in one.sticks:
            assert way is None
            assert np.linalg.norm(F) <= space.static[i] * N + 1e-8 * size
            assert np.abs(s).max() < 1e-8 * size
        else:
            d = s / np.linalg.norm(s) if way is None else way
            np.testing.assert_allclose(F, -space.mu[i] * N * d, atol=1e-6 * size)


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("sides", [1, 2])
def test_what_is_taken_obeys_the_laws_and_little_friction_leaves_one_motion(
    k: int, sides: int
) -> None:
    rng = np.random.default_rng(100 * k + sides)
    taken = 0
    for _ in range(60):
        J = rng.normal(size=(k * (1 + sides), k * (1 + sides) + 2))
        W, c = J @ J.T, J @ rng.normal(size=J.shape[1]) * 3
        mu = rng.choice([0.05, 0.3, 0.8], size=k)
        space = contacts(W, c, mu, mu * rng.choice([1.0, 1.4]), sides)
        ways: list[np.ndarray | None] = []
        for _ in range(k):
            way = rng.normal(size=sides)
            ways.append(way / np.linalg.norm(way) if rng.random() < 0.4 else None)
        decision = decided(space, ways)
        if decision.set is None:
            assert "motions are possible" in decision.problem or "no set" in decision.problem
            assert mu.max() > 0.05  # a paradox takes friction
            continue
        check(space, ways, decision)
        taken += 1
    assert taken > 40


def test_one_contact_in_a_plane_is_what_p_and_b_say() -> None:
    """p N + b = 0 with p = W_nn - mu W_nt d: slides, lifts, both, neither (Painlevé)."""
    told = {}
    for p in (1.0, -1.0):
        for b in (1.0, -1.0):
            W = np.array([[2.0, (2.0 - p) / 0.5], [(2.0 - p) / 0.5, 40.0]])
            space = contacts(W, np.array([b, 0.3]), np.array([0.5]), np.array([0.5]), 1)
            found = decided(space, [np.array([1.0])])
            told[p, b] = found.problem.split()[0] if found.set is None else found.set.closed
    assert told == {(1, 1): (), (1, -1): (0,), (-1, 1): "2", (-1, -1): "no"}


def test_twelve_corners_of_a_plate_that_slides_move_alike_whatever_their_shares() -> None:
    """A plate of mass m pushed by its weight and slid along x: a = -mu g, its forces one choice of many."""
    m, g, mu = 2.0, 9.81, 0.3
    at = [(0.5 * np.cos(q), 0.4 * np.sin(q)) for q in 2 * np.pi * np.arange(12) / 12]
    # of v and omega at the centre, which is in the plane of the corners
    inverse = np.diag([1 / m, 1 / m, 1 / m, 8.0, 9.0, 4.0])
    normal = [[0, 0, 1, y, -x, 0] for x, y in at]
    across = [row for x, y in at for row in ([1, 0, 0, 0, 0, -y], [0, 1, 0, 0, 0, x])]
    J = np.array([*normal, *across], float)
    W, c = J @ inverse @ J.T, J @ np.array([0, 0, -g, 0, 0, 0])
    space = contacts(W, c, np.full(12, mu), np.full(12, mu))
    way = [np.array([1.0, 0.0])] * 12
    found = decided(space, list(way))
    assert found.set is not None
    assert found.set.f[:12].sum() == pytest.approx(m * g, rel=1e-9)
    assert found.set.a[12::2] == pytest.approx(np.full(12, -mu * g), rel=1e-9)
    assert not found.doubt
    assert found.shared == list(range(12))


def frame(normal: np.ndarray) -> list[np.ndarray]:
    one = np.cross(normal, np.eye(3)[np.argmin(np.abs(normal))])
    one /= np.linalg.norm(one)
    return [normal, one, np.cross(normal, one)]


def held_body(rng: np.random.Generator, k: int, flat: bool) -> tuple[np.ndarray, np.ndarray]:
    """W and c of a body with its weight and a pull on k legs in one plane, or in a bowl."""
    m = rng.uniform(0.5, 2)
    inverse = np.diag([1 / m] * 3 + list(1 / (m * rng.uniform(0.05, 1, 3))))
    rows = []
    for angle in np.sort(rng.uniform(0, 2 * np.pi, k)):
        at = np.array([np.cos(angle), np.sin(angle), -0.7])
        if not flat:
            at[2] *= rng.uniform(0.3, 2)
        normal = np.array([0, 0, 1.0]) if flat else -at + 0.25 * rng.normal(size=3)
        axes = frame(normal / np.linalg.norm(normal))
        rows.append([np.concatenate([d, np.cross(at, d)]) for d in axes])
    J = np.array([own[0] for own in rows] + [d for own in rows for d in own[1:]])
    pull = np.concatenate([rng.normal(size=3) * m, rng.normal(size=3)]) * rng.choice([0.3, 3])
    return J @ inverse @ J.T, J @ inverse @ (pull - [0, 0, 9.81 * m, 0, 0, 0])


def projected(W: np.ndarray, c: np.ndarray, mu: np.ndarray) -> bool:
    """Whether forces are found by projections, contact by contact (Jean and Moreau's, not the kernel's way)."""
    k, f = len(mu), np.zeros(len(c))
    for _ in range(5000):
        before = f.copy()
        for i in range(k):
            rows = [i, k + 2 * i, k + 2 * i + 1]
            a = W[rows] @ f + c[rows]
            x = f[rows] - a / np.trace(W[np.ix_(rows, rows)])
            f[i] = max(x[0], 0)
            size = np.linalg.norm(x[1:])
            f[rows[1:]] = x[1:] * min(1, mu[i] * f[i] / max(size, 1e-300))
        if np.abs(f - before).max() <= 1e-12 * np.abs(f).max():
            return True
    return False


@pytest.mark.parametrize("k", [3, 4, 5, 6, 9])
@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.slow
def test_many_contacts_at_rest_go_on_by_the_laws_wherever_forces_can_be_found(
    k: int, flat: bool
) -> None:
    rng = np.random.default_rng(10 * k + flat)
    let_go = 0
    for _ in range(30):
        W, c = held_body(rng, k, flat)
        mu = np.full(k, 0.3) if flat else rng.choice([0.05, 0.3, 0.8], size=k)
        space, ways = contacts(W, c, mu, mu), [None] * k
        decision = decided(space, list(ways))
        if decision.set is None:
            assert not projected(W, c, mu)
            continue
        check(space, list(ways), decision)
        let_go += len(decision.set.closed) > len(decision.set.sticks)
    assert let_go > 2
