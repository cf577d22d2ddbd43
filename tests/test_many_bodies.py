"""Systems of many bodies: what does not touch is solved part by part, and nothing dense is made of it all."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.constrained.parts import independent_parts, never_determined
from trundle.constrained.search import WHOLE
from trundle.constrained.start import find_start
from trundle.errors import ContradictionError, StartError
from trundle.scenario import build, check_scenario

COUNT = 24


def rolling(count: int, gravity: float = 9.81) -> tuple[td.System, list[Any], list[Any]]:
    ground = td.Surface(lambda x, y, z: z - 0.1 * x**2, name="valley")
    balls = [td.Sphere(f"b{i}", radius=0.1, mass=1) for i in range(count)]
    contacts = [td.Rolling(ball, ground) for ball in balls]
    return (
        td.System(bodies=balls, constraints=contacts, forces=[td.Gravity(gravity)]),
        balls,
        contacts,
    )


def starts(contacts: list[Any], spinning: int | None = None) -> dict[Any, Any]:
    """A start of each; `spinning`: only of so many the spin is given."""
    found: dict[Any, Any] = {}
    for i, contact in enumerate(contacts):
        spin = 0.3 if spinning is None or i < spinning else None
        found |= contact.start(at=(0.01 * i, i), velocity=(0.1, 0.2), spin=spin)
    return found


def state(system: td.System, start: dict[Any, Any]) -> np.ndarray:
    return find_start(system.derived, 0.0, system.beginning.values(None), start)[0]


@pytest.fixture
def dense(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Columns of every matrix that is taken apart densely."""
    columns: list[int] = []
    for name in ("svd", "lstsq", "eigvalsh"):
        original = getattr(np.linalg, name)

        def counted(matrix: Any, *more: Any, original: Any = original, **options: Any) -> Any:
            columns.append(matrix.shape[1])
            return original(matrix, *more, **options)

        monkeypatch.setattr(np.linalg, name, counted)
    return columns


# --- parts --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(20))
def test_parts_share_nothing_and_hang_together(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, n = rng.integers(1, 12, 2)
    entries = rng.random((m, n)) < 0.15
    rows, columns = (part.tolist() for part in np.nonzero(entries))
    parts = independent_parts(ca.Sparsity.triplet(int(m), int(n), rows, columns))
    assert sorted(column for part in parts for column in part[1]) == list(range(n))
    assert sorted(row for part in parts for row in part[0]) == sorted(set(rows))
    reach = np.linalg.matrix_power((entries.T.astype(int) @ entries + np.eye(n, dtype=int)) > 0, 12)
    for own_rows, own in parts:
        assert not np.any(np.delete(entries, own, axis=1)[own_rows])
        assert np.all(reach[np.ix_(own, own)])


@pytest.mark.parametrize("seed", range(20))
def test_what_is_never_determined_is_open_for_random_numbers_too(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, n = rng.integers(1, 9, 2)
    entries = (rng.random((m, n)) < 0.4) * rng.normal(size=(m, n))
    rows, columns = (part.tolist() for part in np.nonzero(entries))
    found = never_determined(ca.Sparsity.triplet(int(m), int(n), rows, columns))
    _, values, Vt = np.linalg.svd(entries)
    rank = int(np.sum(values > 1e-9))
    loose = np.flatnonzero(np.abs(Vt[rank:]).max(axis=0, initial=0.0) > 1e-9)
    assert found == loose.tolist()


# --- starts -------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_start_of_many_is_that_of_each(dense: list[int]) -> None:
    system, _, contacts = rolling(COUNT)
    together = state(system, starts(contacts))
    assert max(dense) <= 10  # of 240 coordinates
    single, _, (only,) = rolling(1)
    names = [x.name for x in system.coordinates]
    n = len(names)
    for i in (0, COUNT - 1):
        alone = state(single, only.start(at=(0.01 * i, i), velocity=(0.1, 0.2), spin=0.3))
        own = [names.index(x.name.replace("b0", f"b{i}")) for x in single.coordinates]
        np.testing.assert_allclose(
            together[own + [n + j for j in own]], alone, rtol=1e-12, atol=1e-13
        )


@pytest.mark.slow
def test_everything_that_many_bodies_leave_open_is_named_without_a_search(dense: list[int]) -> None:
    system, _, contacts = rolling(COUNT)
    system.derived  # noqa: B018
    dense.clear()
    with pytest.raises(StartError, match=r"leaves b0\.x, b0\.y, .* open"):
        state(system, {})
    assert not dense
    given = starts(contacts, spinning=COUNT - 1)
    with pytest.raises(StartError, match=rf"leaves b{COUNT - 1}\.u\d\.dot"):
        state(system, given)


@pytest.mark.slow
def test_what_only_numbers_show_to_be_open_is_named_in_its_part() -> None:
    system, _, contacts = rolling(COUNT)
    given = starts(contacts, spinning=COUNT - 1)
    given[3 * contacts[-1].geometry.centre_velocity[0]] = 0.3  # says nothing new
    with pytest.raises(StartError, match=rf"leaves b{COUNT - 1}\.u"):
        state(system, given)


@pytest.mark.slow
def test_a_contradiction_among_many_is_named() -> None:
    system, balls, contacts = rolling(COUNT)
    with pytest.raises(ContradictionError, match=r"b7"):
        state(system, starts(contacts) | {balls[7].omega[0]: 55.0})


def test_several_solutions_of_one_among_many_are_told() -> None:
    points = [td.Particle(f"P{i}", mass=1) for i in range(COUNT)]
    hoops = [td.Holonomic(P.position @ P.position - 1, name=f"hoop {P.name}") for P in points]
    system = td.System(bodies=points, constraints=hoops, forces=[td.Gravity(9.81)])
    given = {P.velocity[i]: 0.0 for P in points for i in (0, 1)}
    given |= {points[0].position: (0.6, 0.0, 0.8), points[0].velocity: (0.0, 0.0, 0.0)}
    given |= {P.position[i]: 0.1 for P in points[1:] for i in (0, 1)}
    assert len(system.coordinates) > WHOLE
    with pytest.raises(StartError, match=r"Several positions fit the start: P\d+\.z"):
        state(system, given)
    # a guess settles it
    y = find_start(
        system.derived, 0.0, system.beginning.values(None), given,
        {P.position[2]: -1.0 for P in points[1:]},
    )[0]  # fmt: skip
    z = [y[i] for i, x in enumerate(system.coordinates) if x.name.endswith(".z")]
    np.testing.assert_allclose(z, [0.8] + [-np.sqrt(0.98)] * (COUNT - 1), rtol=1e-12)


def chain(count: int) -> tuple[td.System, list[Any]]:
    links = [td.RigidBody(f"b{i}", mass=1, inertia=(1, 1, 1)) for i in range(count)]
    ends = [None, *links[:-1]]
    joints = [
        td.BallJoint(b, a, at_a=(-0.5, 0, 0), at_b=(0.5 if a else 0, 0, 0))
        for a, b in zip(ends, links, strict=True)
    ]
    return td.System(bodies=links, constraints=joints, forces=[td.Gravity(9.81)]), links


@pytest.mark.slow
def test_a_long_chain_is_solved_by_sparse_factors(dense: list[int]) -> None:
    system, links = chain(60)
    given: dict[Any, Any] = {}
    for i, link in enumerate(links):
        given |= {link.quaternion: (np.cos(i), 0, 0, np.sin(i)), link.omega: (0, 0.1 * i, 1)}
    y = state(system, given)
    assert max(dense) <= WHOLE  # of 420 coordinates
    phi, rho = (np.ravel(part.full()) for part in system.derived.terms(0.0, y, [])[4:])
    assert np.abs(phi).max() < 1e-13
    assert np.abs(rho).max() < 1e-12


# --- ranks --------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_ranks_of_many_are_the_sum_of_each(dense: list[int]) -> None:
    many, _, contacts = rolling(COUNT)
    one, _, only = rolling(1)
    ranks = many.report(start=starts(contacts)).ranks
    each = one.report(start=starts(only)).ranks
    assert ranks is not None
    assert each is not None
    for name in ("n", "m", "rank_A", "rank_holonomic", "rank_speeds", "rank_M", "rank_MA"):
        assert getattr(ranks, name) == COUNT * getattr(each, name)
    assert len(ranks.redundant) == COUNT * len(each.redundant)
    assert ranks.contradictory == ()
    assert max(dense) <= 10


def test_constraints_that_contradict_each_other_are_found_among_many_bodies() -> None:
    points = [td.Particle(f"P{i}", mass=1) for i in range(80)]
    x = points[-1].position[0]
    pulls = [td.Holonomic(x - td.t**2, name="slow"), td.Holonomic(x - 2 * td.t**2, name="fast")]
    system = td.System(bodies=points, constraints=pulls, forces=[td.Gravity(9.81)])
    start = {P.position: (0, 0, 0) for P in points} | {P.velocity: (0, 0, 0) for P in points}
    with pytest.raises(ContradictionError, match="'slow', 'fast'"):
        system.simulate(until=0.1, start=start)


# --- files --------------------------------------------------------------------------------------------------
def free_spheres(count: int) -> str:
    bodies = "".join(f"[bodies.b{i}]\nkind='sphere'\nradius=0.1\nmass=1\n" for i in range(count))
    values = "".join(
        f"'b{i}.position'=[{i},0,0]\n'b{i}.velocity'=[0,0,0]\n'b{i}.quaternion'=[1,0,0,0]\n"
        f"'b{i}.omega'=[0,0,1]\n"
        for i in range(count)
    )
    return f"schema=1\ntitle='many'\n{bodies}[start]\n{values}[solver]\nuntil=0.1\n"


@pytest.mark.slow
def test_a_file_of_many_bodies_is_checked_without_anything_dense(dense: list[int]) -> None:
    assert check_scenario(free_spheres(60)) == []
    assert max(dense) <= 7


def test_a_file_has_no_more_coordinates_than_can_be_checked_in_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(build, "MOST_TOGETHER", 20)
    monkeypatch.setattr(build, "MOST_COORDINATES", 40)
    joints = "".join(
        f"[constraints.j{i}]\nkind='ball_joint'\na='b{i}'\nb='b{i + 1}'\nat_a=[1,0,0]\nat_b=[-1,0,0]\n"
        for i in range(2)
    )
    (problem,) = check_scenario(free_spheres(3) + joints)
    assert problem.given == "21 coordinates are tied together by constraints or masses."
    (problem,) = check_scenario(free_spheres(6))
    assert problem.given == "The bodies and contacts have at least 42 coordinates."
    plain = "coordinates = 'a b c d e f'\nkinetic = 'a.dot^2 + b.dot^2 + c.dot^2 + d.dot^2 + e.dot^2 + f.dot^2'"
    (problem,) = check_scenario(f"{plain}\n{free_spheres(5)}")
    assert problem.given == "The bodies and contacts have 41 coordinates."
