"""From what is given to a full state: solved from the constraints, or refused by name."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td

x, y, z = td.coordinates("x y z")
hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")


def free(*constraints: td.Holonomic | td.Nonholonomic, **more: Any) -> td.System:
    """Unit masses along x, y (and z, where a constraint speaks of it)."""
    kinetic = (x.dot**2 + y.dot**2) / 2
    return td.System(kinetic=kinetic, constraints=constraints, **more)


def solve(
    system: td.System,
    start: Mapping[Any, Any],
    begin: float = 0.0,
    guess: Mapping[Any, Any] | None = None,
    parameters: Mapping[Any, float] | None = None,
) -> dict[str, float]:
    """The full state at the start, by name."""
    values = system.beginning.values(parameters)
    state, _ = system.machine.start(begin, values, start, guess)
    names = [q.name for q in system.coordinates]
    return dict(zip([*names, *(f"{name}.dot" for name in names)], state.tolist(), strict=True))


def refused(kind: type[td.TrundleError], system: td.System, start: Any, **more: Any) -> Any:
    with pytest.raises(kind) as caught:
        solve(system, start, **more)
    assert caught.value.given
    assert caught.value.expected
    return caught.value


# --- solved from the constraints -----------------------------------------------------------------
def test_positions_then_velocities_follow_from_the_constraints() -> None:
    line = td.Holonomic(y - 2 * x, name="line")
    state = solve(free(line), {x: 0.3, x.dot: -0.7})
    assert state == pytest.approx({"x": 0.3, "y": 0.6, "x.dot": -0.7, "y.dot": -1.4}, abs=1e-15)


def test_expressions_are_equations() -> None:
    angle, spin = td.atan2(y, x), x * y.dot - y * x.dot
    state = solve(free(hoop), {angle: 0.4, spin: 2.0})
    truth = [np.cos(0.4), np.sin(0.4), -2 * np.sin(0.4), 2 * np.cos(0.4)]
    np.testing.assert_allclose(list(state.values()), truth, atol=1e-13)


def test_an_expression_of_positions_and_velocities_binds_velocities() -> None:
    state = solve(free(), {x: 2.0, y: 1.0, x * x.dot + y: 7.0, x.dot - y.dot: 1.0})
    assert state == pytest.approx({"x": 2, "y": 1, "x.dot": 3, "y.dot": 2}, abs=1e-14)


@pytest.mark.parametrize("values", [(0.6, 0.8), [0.6, 0.8], np.array([0.6, 0.8])])
def test_vectors_take_sequences(values: Any) -> None:
    for key in (td.vector([x, y]), (x, y)):
        state = solve(free(hoop), {key: values, x.dot: 0})
        assert (state["x"], state["y"]) == (0.6, 0.8)
    P = td.Particle("P", mass=1)
    state = solve(td.System(bodies=[P]), {P.position: (1, 2, 3), P.velocity: (4, 5, 6)})
    assert list(state.values()) == [1, 2, 3, 4, 5, 6]


def test_a_vector_and_a_component_may_share_a_value_but_not_contradict() -> None:
    both = td.vector([x, y])
    assert solve(free(), {both: (1, 2), x: 1, both.dot: (0, 0)})["x"] == 1
    error = refused(td.StartError, free(), {both: (1, 2), x: 3, both.dot: (0, 0)})
    assert "x twice: 1 and 3" in error.given


def test_values_given_stay_to_the_last_bit() -> None:
    a, b = 0.6000000000000001, 0.7999999999999998  # on the hoop only to round-off
    state = solve(free(hoop), {x: a, y: b, x.dot: 0.1 + 0.2})
    assert (state["x"], state["y"], state["x.dot"]) == (a, b, 0.1 + 0.2)
    motion = free(hoop).simulate(until=0.01, start={x: a, y: b, x.dot: 0.1 + 0.2}, samples=2)
    assert (motion[x][0], motion[y][0], motion[x.dot][0]) == (a, b, 0.1 + 0.2)


def test_what_is_solved_for_satisfies_the_constraints_to_round_off() -> None:
    sphere = td.Holonomic(x**2 + y**2 + z**2 - 9, name="sphere")
    state = solve(free(sphere), {x: 1, y: 2, x.dot: 1, y.dot: 1}, guess={z: 1})
    assert state["z"] == pytest.approx(2, abs=1e-15)
    assert state["z.dot"] == pytest.approx(-1.5, abs=1e-15)


@pytest.mark.parametrize("begin", [-1.0, 0.0, 2.5])
def test_a_moving_constraint_is_met_where_and_as_fast_as_it_is_at_the_beginning(
    begin: float,
) -> None:
    shaker = td.Holonomic(x - td.sin(3 * td.t), name="shaker")
    belt = td.Nonholonomic(y.dot - td.t**2, name="belt")
    state = solve(free(shaker, belt), {y: 0}, begin=begin)
    assert state["x"] == pytest.approx(np.sin(3 * begin), abs=1e-15)
    assert state["x.dot"] == pytest.approx(3 * np.cos(3 * begin), abs=1e-15)
    assert state["y.dot"] == pytest.approx(begin**2, abs=1e-15)
    system = free(shaker, belt)
    motion = system.simulate(until=begin + 0.1, begin=begin, start={y: 0}, samples=2)
    assert motion.t[0] == begin
    np.testing.assert_allclose(motion[x], np.sin(3 * motion.t), atol=1e-13)


def test_parameters_of_the_run_enter_the_constraints_of_the_start() -> None:
    radius = td.parameter("radius", 1.0)
    ring = td.Holonomic(x**2 + y**2 - radius**2, name="ring")
    start = {x: 0.0, x.dot: 1.0}
    assert solve(free(ring), start, guess={y: 1})["y"] == pytest.approx(1)
    assert solve(free(ring), start, guess={y: 1}, parameters={radius: 5})["y"] == pytest.approx(5)
    state = solve(free(ring), {x / radius: 0.6, y: 4.0, x.dot: 0}, parameters={radius: 5})
    assert state["x"] == pytest.approx(3, abs=1e-14)


def test_a_start_may_need_nothing_at_all() -> None:
    pinned = free(td.Holonomic([x - 1, y + td.t], name="pin"))
    assert solve(pinned, {}) == pytest.approx({"x": 1, "y": 0, "x.dot": 0, "y.dot": -1})


# Random linear constraints A q = A q0: what a start fixes is a matter of rank, known beforehand.
ROWS = st.lists(st.lists(st.integers(-3, 3), min_size=4, max_size=4), min_size=1, max_size=3)


@settings(max_examples=60, deadline=None)
@given(ROWS, st.sets(st.integers(0, 3)), st.lists(st.integers(-5, 5), min_size=4, max_size=4))
@pytest.mark.slow
def test_what_is_open_is_exactly_what_rank_says(
    rows: list[list[int]], known: set[int], q0: list[int]
) -> None:
    A = np.array([row for row in rows if any(row)] or [[1, 1, 1, 1]], dtype=float)
    q = td.coordinates("q0 q1 q2 q3")
    constraints = [
        td.Holonomic(row @ td.vector(q) - row @ np.array(q0, float), name=f"row {i}")
        for i, row in enumerate(A)
    ]
    system = td.System(kinetic=sum((c.dot**2 for c in q), q[0] * 0) / 2, constraints=constraints)
    start = {q[i]: q0[i] for i in known} | {c.dot: 0 for c in q}
    open_ = [i for i in range(4) if i not in known]
    part = A[:, open_]
    if np.linalg.matrix_rank(part) == len(open_):
        state = solve(system, start)
        np.testing.assert_allclose([state[c.name] for c in q], q0, atol=1e-11)
        assert all(state[q[i].name] == q0[i] for i in known)
        return
    error = refused(td.StartError, system, start)
    _, sizes, Vt = np.linalg.svd(part)
    null = Vt[int(np.sum(sizes > 1e-9)) :]
    for column, i in enumerate(open_):
        loose = np.abs(null[:, column]).max() > 1e-9
        assert (f"q{i}" in error.given) == loose


# --- missing -------------------------------------------------------------------------------------
def test_what_is_missing_is_named_and_not_taken_to_be_zero() -> None:
    error = refused(td.StartError, free(), {x: 0, x.dot: 0, y.dot: 0})
    assert "leaves y open" in error.given
    assert "y" in error.fix
    error = refused(td.StartError, free(), {x: 0, y: 0, y.dot: 0})
    assert "leaves x.dot open" in error.given
    error = refused(td.StartError, free(hoop), {x: 0.6, y: 0.8})
    assert "x.dot" in error.given
    assert "y.dot" in error.given
    error = refused(td.StartError, free(), {})
    assert "x, y" in error.given


def test_a_nonholonomic_constraint_fixes_no_position() -> None:
    blade = td.Nonholonomic(x.dot - y.dot, name="blade")
    error = refused(td.StartError, free(blade), {x.dot: 1})
    assert "x, y" in error.given
    assert solve(free(blade), {x: 0, y: 5, x.dot: 1})["y.dot"] == 1


def test_an_expression_key_leaves_open_what_it_does_not_fix() -> None:
    error = refused(td.StartError, free(), {x + y: 1, x.dot: 0, y.dot: 0})
    assert "x, y" in error.given


# --- contradictory -------------------------------------------------------------------------------
def test_a_contradiction_names_the_constraint_and_its_residual() -> None:
    error = refused(td.ContradictionError, free(hoop), {x: 1, y: 1, x.dot: 0})
    assert "'hoop'" in error.given
    assert "position residual is 1" in error.given
    error = refused(td.ContradictionError, free(hoop), {x: 1, y: 0, x.dot: 0.25, y.dot: 0})
    assert "'hoop'" in error.given
    assert "velocity residual is 0.5" in error.given


def test_a_contradiction_between_given_values_names_the_expression() -> None:
    error = refused(td.ContradictionError, free(), {x: 1, y: 1, x + y: 3, x.dot: 0, y.dot: 0})
    assert "x + y = 3" in error.given


@pytest.mark.parametrize("off", [1e-3, 1e-6, -1e-7])
def test_a_rounded_value_that_misses_the_constraint_is_refused(off: float) -> None:
    error = refused(td.ContradictionError, free(hoop), {x: 0.6, y: 0.8 + off, x.dot: 0})
    assert "'hoop'" in error.given


@pytest.mark.parametrize("far", [1e4, 1e8])
def test_a_large_coordinate_does_not_excuse_a_contradiction_in_another(far: float) -> None:
    tilt = td.Holonomic(y - 1e-4, name="tilt")
    error = refused(td.ContradictionError, free(tilt), {x: far, y: 0, x.dot: 0, y.dot: 0})
    assert "'tilt'" in error.given
    belt = td.Nonholonomic(y.dot - 1e-4, name="belt")
    error = refused(td.ContradictionError, free(belt), {x: 0, y: 0, x.dot: far, y.dot: 0})
    assert "'belt'" in error.given


@pytest.mark.parametrize("size", [1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9])
def test_the_unit_of_length_does_not_decide_what_contradicts(size: float) -> None:
    ring = td.Holonomic(x**2 + y**2 - size**2, name="ring")
    solve(free(ring), {x: 0.6 * size, y: 0.8 * size, x.dot: 0})
    error = refused(td.ContradictionError, free(ring), {x: 0.6 * size, y: 0.81 * size, x.dot: 0})
    assert "'ring'" in error.given


@pytest.mark.parametrize(
    ("first", "second", "start"),
    [
        (td.Holonomic(x, name="wall A"), td.Holonomic(x - 1, name="wall B"), {y: 0, y.dot: 0}),
        (
            td.Nonholonomic(x.dot - 1, name="belt A"),
            td.Nonholonomic(x.dot - 2, name="belt B"),
            {x: 0, y: 0, y.dot: 0},
        ),
        (hoop, td.Holonomic(x + y - 5, name="far line"), {x.dot: 0}),
    ],
)
def test_constraints_that_contradict_each_other_are_all_named(
    first: Any, second: Any, start: Any
) -> None:
    error = refused(td.ContradictionError, free(first, second), start)
    assert repr(first.name) in error.given
    assert repr(second.name) in error.given


def test_constraints_that_contradict_only_in_their_accelerations_are_named_at_the_run() -> None:
    slow = td.Holonomic(x - td.t**2, name="slow lift")
    fast = td.Holonomic(x - 2 * td.t**2, name="fast lift")
    with pytest.raises(td.ContradictionError) as caught:
        free(slow, fast).simulate(until=1, start={y: 0, y.dot: 0})
    assert "'slow lift'" in caught.value.given
    assert "'fast lift'" in caught.value.given


def test_a_constraint_that_cannot_be_evaluated_there_is_named() -> None:
    root = td.Holonomic(td.sqrt(x) - y, name="root")
    for start in ({x: -1, y: 0, x.dot: 0, y.dot: 0}, {x: -1, x.dot: 0}):
        error = refused(td.StartError, free(root), start)
        assert "'root'" in error.given


# --- ambiguous -----------------------------------------------------------------------------------
def test_an_ambiguous_start_names_both_solutions_and_the_way_out() -> None:
    error = refused(td.StartError, free(hoop), {x: 0.6, x.dot: 0})
    assert "y = 0.8" in error.given
    assert "y = -0.8" in error.given
    assert 'guess={"y": ' in error.fix


def test_ambiguous_velocities_are_named_too() -> None:
    speed = td.Nonholonomic(x.dot**2 + y.dot**2 - 25, name="cruise")
    error = refused(td.StartError, free(speed), {x: 0, y: 0, x.dot: 3})
    assert "y.dot = 4" in error.given
    assert "y.dot = -4" in error.given
    state = solve(free(speed), {x: 0, y: 0, x.dot: 3}, guess={y.dot: -1})
    assert state["y.dot"] == pytest.approx(-4)


@pytest.mark.parametrize("side", [1.0, -1.0, 0.01, -1e3])
def test_a_guess_picks_its_side(side: float) -> None:
    state = solve(free(hoop), {x: 0.6, x.dot: 0}, guess={y: side})
    assert state["y"] == pytest.approx(0.8 * np.sign(side), abs=1e-15)


@pytest.mark.parametrize("size", [1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9])
def test_the_unit_of_length_does_not_decide_what_is_ambiguous(size: float) -> None:
    ring = td.Holonomic(x**2 + y**2 - size**2, name="ring")
    error = refused(td.StartError, free(ring), {x: 0.6 * size, x.dot: 0})
    assert f"y = {0.8 * size:.6g}" in error.given
    assert f"y = {-0.8 * size:.6g}" in error.given
    state = solve(free(ring), {x: 0.6 * size, x.dot: 0}, guess={y: -size})
    assert state["y"] == pytest.approx(-0.8 * size, rel=1e-14)


def test_a_guess_at_a_singular_point_is_not_called_a_contradiction() -> None:
    try:
        state = solve(free(hoop), {x: 0.6, x.dot: 0}, guess={y: 0})
    except td.StartError as error:
        assert "y" in error.given  # noqa: PT017
    else:
        assert abs(state["y"]) == pytest.approx(0.8)


def test_a_guess_changes_nothing_where_the_start_is_clear() -> None:
    line = td.Holonomic(y - 2 * x, name="line")
    state = solve(free(line), {x: 1, x.dot: 0}, guess={y: 99, x: -5})
    assert (state["x"], state["y"]) == (1, pytest.approx(2))


@pytest.mark.parametrize(
    "bad", [5, "y", {"q": 1}, {"y +": 1}, {y: float("nan")}, {z: 1}, {y: None}]
)
def test_a_guess_that_is_none_is_refused(bad: Any) -> None:
    with pytest.raises(td.TrundleError) as caught:
        solve(free(hoop), {x: 0.6, x.dot: 0}, guess=bad)
    assert "guess" in str(caught.value)


@pytest.mark.parametrize("key", [x + y, 2 * y])
def test_a_guess_for_an_expression_is_used_or_refused_but_not_passed_over(key: Any) -> None:
    try:
        state = solve(free(hoop), {x: 0.6, x.dot: 0}, guess={key: 1.4})
    except td.StartError as error:
        assert "guess" in error.given  # noqa: PT017
    else:
        assert state["y"] == pytest.approx(0.8)


# --- what a start may not be ---------------------------------------------------------------------
FULL = {x: 1, y: 0, y.dot: -1}


@pytest.mark.parametrize("bad", [None, 5, "x", [(x, 1)], ((x, 1),)])
def test_a_start_is_a_mapping(bad: Any) -> None:
    assert "mapping" in refused(td.StartError, free(hoop), bad).expected


@pytest.mark.parametrize(
    "bad",
    [float("nan"), float("inf"), None, "1", "a", [1], 1j, 10**400, x, {}, object()],
    ids=lambda v: type(v).__name__,
)
def test_a_start_value_is_a_finite_number(bad: Any) -> None:
    error = refused(td.TrundleError, free(hoop), {**FULL, x: bad})
    assert "start value of x" in error.given.lower()


@pytest.mark.parametrize(
    "bad", [5, [1], [1, 2, 3], [1, float("nan")], ["a", "b"], [[1, 2]], None, {x: 1, y: 0}]
)
def test_a_vector_takes_as_many_finite_numbers_as_it_has_components(bad: Any) -> None:
    error = refused(td.TrundleError, free(hoop), {td.vector([x, y]): bad, y.dot: 0})
    assert "[x, y]" in error.given


@pytest.mark.parametrize(
    "key",
    ["w", "x +", "", "x.__class__", None, float("nan"), 1j, object()],
    ids=lambda k: repr(k)[:8],
)
def test_a_key_that_is_no_expression_is_refused_as_part_of_the_start(key: Any) -> None:
    error = refused(td.TrundleError, free(hoop), {**FULL, key: 1})
    assert "start" in error.given


def test_keys_may_be_text_as_a_motion_is_asked_by_text() -> None:
    by_symbol = solve(free(hoop), {x: 0.6, y - 2 * x: -0.4, y.dot: 0.3}, guess={x.dot: 1})
    by_text = solve(free(hoop), {"x": 0.6, "y - 2*x": -0.4, "y.dot": 0.3}, guess={"x.dot": 1})
    assert by_text == by_symbol
    motion = free(hoop).simulate(0.1, {"x": 0.6, "y": 0.8, "y.dot": 0.3})
    assert motion["y"][0] == 0.8


def test_a_value_given_by_text_and_by_symbol_is_given_twice() -> None:
    error = refused(td.StartError, free(hoop), {"x": 0.6, x: 0.7, "y.dot": 0.3})
    assert "x twice: 0.6 and 0.7" in error.given


def test_a_misspelt_text_is_told_the_nearest_name_in_a_line_that_works() -> None:
    ball = td.Particle("ball", mass=1)
    given = {"ball.x": 0, "ball.y": 0, ball.velocity: (0, 0, 0)}
    error = refused(td.StartError, td.System(bodies=[ball]), {**given, "bal.z": 1})
    assert error.fix == 'start={..., "ball.z": 0.0}'
    motion = td.System(bodies=[ball]).simulate(0.1, {**given, "ball.z": 0.0})
    assert motion.finished


def test_an_open_orientation_is_told_the_whole_of_it_in_lines_that_work() -> None:
    top = td.RigidBody("top", mass=1, inertia=(1, 1, 1))
    system, given = td.System(bodies=[top]), {"top.position": (0, 0, 1), "top.velocity": (0, 0, 0)}
    error = refused(td.StartError, system, given)
    assert error.fix == 'start={..., "top.quaternion": (1, 0, 0, 0)}'
    given["top.quaternion"] = (1, 0, 0, 0)
    error = refused(td.StartError, system, given)
    assert error.fix == 'start={..., "top.omega": (0, 0, 0)}'
    motion = system.simulate(0.1, {**given, "top.omega": (0, 0, 0)})
    assert motion["top.position"][-1].tolist() == [0, 0, 1]


def test_bodies_have_their_components_by_name() -> None:
    ball, bob = td.Sphere("ball", 0.1, mass=1), td.Particle("bob", 1, td.vector([x, 0, 2 * x]))
    assert (ball.x, ball.y, ball.z) == tuple(ball.position)
    assert repr(ball.z.dot) == "ball.z.dot"
    motion = td.System(bodies=[bob]).simulate(0.1, {"bob.z": 0.6, x.dot: 1})
    assert motion["x"][0] == pytest.approx(0.3)
    assert motion["bob.z"].tolist() == motion[bob.z].tolist() == motion[2 * x].tolist()


STRANGER, OTHER = td.coordinates("stranger other")
GRIP = td.parameter("grip", 0.3)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (STRANGER, "stranger"),
        (STRANGER.dot, "stranger.dot"),
        (x + STRANGER, "stranger"),
        (GRIP, "grip"),
        (GRIP * x, "grip"),
        (x.dot + GRIP, "grip"),
        (td.t, "t"),
        (x.dot.dot, "x.dot.dot"),
        (x + y.dot.dot, "y.dot.dot"),
        (x + hoop.multiplier, "hoop.multiplier"),
        (td.t * 2, "no coordinate"),
        (5, "no coordinate"),
    ],
)
def test_a_key_that_the_system_does_not_have_is_named(key: Any, name: str) -> None:
    error = refused(td.StartError, free(hoop), {**FULL, key: 1})
    assert name in error.given


def test_a_coordinate_of_the_same_name_made_twice_is_explained() -> None:
    (twin,) = td.coordinates("x")
    assert "made twice" in refused(td.StartError, free(hoop), {**FULL, twin: 1}).cause


def test_a_parameter_in_the_start_is_told_where_it_belongs() -> None:
    assert "parameters={" in refused(td.StartError, free(hoop), {**FULL, GRIP: 1}).fix


@pytest.mark.parametrize("key", [td.t, x.dot.dot])
def test_time_and_accelerations_in_the_start_are_not_called_parameters(key: Any) -> None:
    assert "parameter" not in refused(td.StartError, free(hoop), {**FULL, key: 0}).cause


# --- undetermined systems ------------------------------------------------------------------------
def test_a_zero_mass_particle_that_nothing_binds_is_named() -> None:
    ball, ghost = td.Particle("ball", mass=1), td.Particle("ghost", mass=0)
    tied = td.Holonomic(ghost.position[:2] - ball.position[:2], name="tie")
    parts = (ball.position, ball.velocity, ghost.position, ghost.velocity)
    zero = dict.fromkeys(parts, (0, 0, 0))
    with pytest.raises(td.UndeterminedError) as caught:
        td.System(bodies=[ball, ghost], name="haunted").simulate(until=1, start=zero)
    assert "left free: ghost.x, ghost.y, ghost.z" in caught.value.given
    assert "haunted" in caught.value.given
    with pytest.raises(td.UndeterminedError) as caught:
        td.System(bodies=[ball, ghost], constraints=[tied]).simulate(until=1, start=zero)
    assert "left free: ghost.z." in caught.value.given
    assert "ghost.z" in caught.value.fix


def test_a_mass_that_a_parameter_takes_away_leaves_the_motion_undetermined() -> None:
    m = td.parameter("m", 1.0)
    system = td.System(kinetic=m * x.dot**2 / 2)
    start = {x: 0, x.dot: 1}
    assert system.simulate(until=0.1, start=start, samples=2).finished
    with pytest.raises(td.UndeterminedError, match="left free: x"):
        system.simulate(until=0.1, start=start, parameters={m: 0})


@pytest.mark.parametrize(
    ("M", "word"),
    [
        ([[1, 2], [3, 1]], "symmetric"),
        ([[-1, 0], [0, 1]], "negative"),
        ([[1, 2], [2, 1]], "negative"),
    ],
)
def test_a_mass_matrix_is_symmetric_and_not_negative(M: Any, word: str) -> None:
    system = td.System(coordinates=[x, y], M=M, Q=[0, 0])
    with pytest.raises(td.ModelError) as caught:
        system.simulate(until=1, start={x: 0, y: 0, x.dot: 0, y.dot: 0})
    assert "mass matrix" in caught.value.given
    assert word in caught.value.given


def test_a_lagrangian_with_the_wrong_sign_is_explained() -> None:
    system = td.System(lagrangian=9.81 * y - (x.dot**2 + y.dot**2) / 2)
    with pytest.raises(td.ModelError, match="T - V"):
        system.simulate(until=1, start={x: 0, y: 0, x.dot: 0, y.dot: 0})


# --- constraints that say nothing ----------------------------------------------------------------
SQUARES = td.Nonholonomic(x.dot**2 + y.dot**2 - z.dot**2, name="squares")
REST = {x: 0.0, y: 0.0, z: 0.0, x.dot: 0.0, y.dot: 0.0, z.dot: 0.0}


def in_space(*constraints: td.Holonomic | td.Nonholonomic) -> td.System:
    return td.System(
        kinetic=(x.dot**2 + y.dot**2 + z.dot**2) / 2, potential=9.81 * z, constraints=constraints
    )


@pytest.mark.parametrize(
    ("constraint", "start"),
    [
        (SQUARES, REST),
        (td.Holonomic((x - y) ** 2, name="squared"), REST),
        (td.Holonomic((x - y) ** 2, name="squared"), REST | {x: 0.1 + 0.2, y: 0.3}),
    ],
)
def test_a_constraint_that_says_nothing_at_the_start_is_refused(
    constraint: td.Holonomic | td.Nonholonomic, start: dict[Any, float]
) -> None:
    with pytest.raises(td.StartError, match=f"{constraint.name!r} says nothing at the start"):
        in_space(constraint).simulate(1.0, start)


def test_the_same_constraint_runs_where_it_says_something() -> None:
    motion = in_space(SQUARES).simulate(0.1, REST | {x.dot: 0.6, y.dot: 0.8, z.dot: -1.0})
    assert motion.finished
    off = motion[x.dot] ** 2 + motion[y.dot] ** 2 - motion[z.dot] ** 2
    assert np.abs(off).max() < 1e-14


def test_a_constraint_that_a_parameter_switches_off_is_not_refused() -> None:
    c = td.parameter("c", 0.0)
    motion = in_space(td.Holonomic(c * (x - y))).simulate(0.1, REST)
    assert motion.finished


def test_held_energy_says_nothing_at_rest_and_is_not_refused() -> None:
    motion = in_space().simulate(0.1, REST, hold_energy=True)
    assert motion.finished


@pytest.mark.slow
def test_the_foot_of_a_ball_far_above_a_valley_is_found_though_few_guesses_lead_there() -> None:
    """Nearest point by a scan: x = 0.4953. Six guesses in ten end in a valley of the residuals."""
    trough = td.Surface.height(lambda x, y: x * x + 0.1 * x**3, name="trough")
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Contact(ball, trough, friction=0.3, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact])
    x, y, z = 0.0631654963626242, -0.05281356522837699, 0.6635400568518601
    start = {
        ball.position: (x, y, z), ball.velocity: (0, 0, 0), ball.quaternion: (1, 0, 0, 0),
        ball.omega: (0, 0, 0),
    }  # fmt: skip
    motion = system.simulate(until=1e-3, start=start)
    at = np.linspace(-1, 1, 2_000_001)
    nearest = np.sqrt((at - x) ** 2 + (at**2 + 0.1 * at**3 - z) ** 2).min()
    assert motion[contact.gap][0] == pytest.approx(nearest - 0.1, abs=1e-10)


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ({"hinge.angle": 0.1, "rod.x": 0.2, "hinge.rate": 0.0}, ("rod.x", "0.4975020826")),
        ({"hinge.angle": 0.1, "rod.x": 0.4975, "hinge.rate": 0.0}, ("rod.x", "0.4975020826")),
        ({"hinge.angle": 0.1, "hinge.rate": 1.0, "rod.vz": 0.0}, ("rod.z.dot", "-0.4975020826")),
    ],
)
def test_of_values_that_contradict_each_other_the_one_to_change_is_told(
    start: dict[str, float], line: tuple[str, str]
) -> None:
    """x = cos(0.1)/2 and z' = -x in closed form; the line to type makes the start possible."""
    rod = td.Box("rod", (1.0, 0.1, 0.1), mass=1.0)
    hinge = td.Hinge(rod, "world", axis_a=(0, 1, 0), at_a=(-0.5, 0, 0), name="hinge")
    system = td.System(bodies=[rod], constraints=[hinge], forces=[td.Gravity(9.81)])
    with pytest.raises(td.errors.ContradictionError) as caught:
        system.simulate(until=0.1, start=start)
    assert caught.value.key == ("start", *line)
    assert abs(abs(float(line[1])) - np.cos(0.1) / 2) < 1e-10
    mended = {key: value for key, value in start.items() if key[:3] != "rod"}
    assert system.simulate(until=0.1, start=mended | {line[0]: float(line[1])}).finished
