"""Switches: what `where`, `abs`, `floor`, `atan2`, ... become, which modes hold, and what follows where one turns."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from scipy.integrate import solve_ivp

import trundle as td
from trundle.compiled.programs import Programs
from trundle.constrained.equations import Equations
from trundle.constrained.hold import hold
from trundle.constrained.switches import Switches
from trundle.errors import ModelError
from trundle.symbols.expression import Expression

x, y = td.coordinates("x y")
m = td.parameter("m", 0.7)
T, Q = td.t.sx, ca.vertcat(x.sx, y.sx)
V, P = ca.vertcat(x.dot.sx, y.dot.sx), m.sx
Y = ca.vertcat(Q, V)
ATOMS = [td.t, x, y, x.dot, y.dot, m]


class Both:
    """Expressions as they are written and held, as functions of numbers."""

    def __init__(self, *expressions: Expression) -> None:
        given = [e.sx for e in expressions]
        held = hold(given, ca.vertcat(T, Y))
        self.switches = Switches(held.switches, T, Q, V, P)
        k = self.switches.k
        slope = ca.vertcat(T, Y)
        self.live = ca.Function("live", [T, Y, P], [ca.vertcat(*given)])
        self._held = ca.Function("held", [T, Y, P, k], [ca.vertcat(*held.expressions)])
        self._slope = ca.Function(
            "slope", [T, Y, P, k], [ca.jacobian(ca.vertcat(*held.expressions), slope)]
        )

    def held(self, t: float, state: Any, p: float, k: Any = None) -> np.ndarray:
        k = self.switches.modes(t, state, [p]) if k is None else k
        return self._held(t, state, p, k).full().ravel()

    def slope(self, t: float, state: Any, p: float, k: Any = None) -> np.ndarray:
        """By t, x, y, x.dot, y.dot."""
        k = self.switches.modes(t, state, [p]) if k is None else k
        return self._slope(t, state, p, k).full()


def _ceil(e: Expression) -> Expression:
    """ceil(e) without the -0.0 that C gives below zero, by which atan2 would choose -pi."""
    return 1 + td.ceil(e - 1)


def trees() -> st.SearchStrategy[Expression]:
    def more(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
        unary = st.sampled_from(
            [abs, td.sign, td.floor, _ceil, td.sin, lambda e: td.sqrt(1 + e**2), lambda e: -e]
        )
        binary = st.sampled_from([
            td.maximum, td.minimum, td.atan2, lambda a, b: a + b, lambda a, b: a * b,
            lambda a, b: a - 0.3 * b, lambda a, b: td.where((a > 0) * (b <= 1), a, b),
        ])  # fmt: skip
        compare = st.sampled_from(
            [lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b]
        )
        return st.one_of(
            st.builds(lambda f, a: f(a), unary, inner),
            st.builds(lambda f, a, b: f(a, b), binary, inner, inner),
            st.builds(
                lambda c, a, b, u, v: td.where(c(a, b), u, v), compare, inner, inner, inner, inner
            ),
        )

    atoms = st.sampled_from([*ATOMS, *(td.vector([c])[0] for c in (0.0, 1.0, -0.4))])
    return st.recursive(atoms, more, max_leaves=12)


@settings(max_examples=300, deadline=None)
@given(st.lists(trees(), min_size=1, max_size=3), st.integers(0, 2**31))
@pytest.mark.slow
def test_held_with_the_modes_of_a_state_is_what_was_written(
    expressions: list[Expression], seed: int
) -> None:
    both, rng = Both(*expressions), np.random.default_rng(seed)
    live = ca.Function(
        "slope", [T, Y, P],
        [ca.jacobian(ca.vertcat(*(e.sx for e in expressions)), ca.vertcat(T, Y))],
    )  # fmt: skip
    for _ in range(4):
        t, state, p = rng.normal(), rng.normal(size=4), rng.normal()
        k = both.switches.modes(t, state, [p], np.zeros(4))
        g = both.switches.values(k, t, state, [p])
        assert np.all(g >= 0)
        written = both.live(t, state, p).full().ravel()
        np.testing.assert_allclose(both.held(t, state, p, k), written, rtol=1e-10, atol=1e-10)
        if np.any(g < 1e-9):  # a zero has two sides
            continue
        expected = live(t, state, p).full()
        if np.all(np.isfinite(expected)):
            np.testing.assert_allclose(
                both.slope(t, state, p), expected, rtol=1e-8, atol=1e-8 * (1 + abs(expected).max())
            )


@settings(max_examples=150, deadline=None)
@given(st.lists(trees(), min_size=1, max_size=2), st.integers(0, 2**31))
@pytest.mark.slow
def test_flipping_where_conditions_fall_to_zero_leads_to_what_was_written(
    expressions: list[Expression], seed: int
) -> None:
    """Along a line through the states: between flips nothing but the conditions says how long modes hold."""
    both, rng = Both(*expressions), np.random.default_rng(seed)
    s, p = both.switches, rng.normal()
    a, b = rng.normal(size=5), rng.normal(size=5)

    def at(w: float) -> tuple[float, np.ndarray]:
        z = a + w * b
        return z[0], z[1:]

    w, k = 0.0, s.modes(*at(0.0), [p], b[1:] / b[0])
    for _ in range(60):
        if w >= 1:
            break
        step = w + 0.01
        bad = np.flatnonzero(s.values(k, *at(step), [p]) < 0)
        if len(bad):  # one switch within the step, or leave it: several need an order
            low, high = w, step
            for _ in range(60):
                middle = (low + high) / 2
                low, high = (
                    (low, middle) if np.any(s.values(k, *at(middle), [p]) < 0) else (middle, high)
                )
            first = np.flatnonzero(s.values(k, *at(high), [p]) < 0)
            k = s.flip(k, int(first[0]), *at(high), [p], b[1:] / b[0])
            w = high
            continue
        w = step
    t, state = at(w)
    g = s.values(k, t, state, [p])
    angles = [i for i, switch in enumerate(s) if switch.kind == "atan2"]
    if np.all(g > 1e-9) and not angles:
        written = both.live(t, state, p).full().ravel()
        np.testing.assert_allclose(both.held(t, state, p, k), written, rtol=1e-10, atol=1e-10)


# --- what each becomes --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("expression", "kind", "text", "depends", "conditions"),
    [
        (abs(x), "sign", "abs(x)", "position", 1),
        (td.sign(x.dot), "sign", "sign(x.dot)", "velocity", 1),
        (td.maximum(x, y), "sign", "max(x, y)", "position", 1),
        (td.minimum(x, td.t), "sign", "min(x, t)", "position", 1),
        (td.where(td.t > 2, x, y), "sign", "2 < t", "time, affine", 1),
        (td.where(td.sin(td.t) > 0, x, y), "sign", "0 < sin(t)", "time", 1),
        (td.floor(td.t / m), "floor", "floor(t/m)", "time, affine", 2),
        (td.ceil(x), "ceil", "ceil(x)", "position", 2),
        (td.atan2(y, x), "atan2", "atan2(y, x)", "position", 1),
        (td.norm([x.dot]), "sign", "abs(x.dot)", "velocity", 1),
    ],
)
def test_a_switch_says_what_it_is(
    expression: Expression, kind: str, text: str, depends: str, conditions: int
) -> None:
    s = Both(expression).switches
    assert [(switch.kind, switch.text, switch.conditions.shape[0]) for switch in s] == [
        (kind, text, conditions)
    ]
    assert s.depends == (depends,)
    assert s.owner == (0,) * conditions


def test_equal_choices_share_a_switch_wherever_they_are_written() -> None:
    s = Both(
        abs(x - y), td.sign(x - y) * x, td.where(x > y, 1, 2) * y, td.maximum(x, y), td.minimum(y, x),
        td.where(y - x <= 0, x, 0), abs(x - y).dot, td.gradient(td.maximum(x, y), td.vector([x, y]))[0],
    ).switches  # fmt: skip
    assert len(s) == 1
    assert len(Both(td.where(x > 0, 1, y), td.where(x < 0, 2, y), abs(x), abs(x).dot).switches) == 1


def test_what_knows_neither_time_nor_state_is_no_switch() -> None:
    e = td.where(m > 1, x, y) + abs(m) * td.floor(m)
    found = hold([e.sx], ca.vertcat(T, Y))
    assert found.switches == ()
    assert found.expressions[0] is not None
    assert ca.is_equal(found.expressions[0], e.sx, 0)


def test_without_choices_the_very_same_expressions_come_back() -> None:
    given = [(x**2 + td.sin(y)).sx, td.vector([x.dot, 0, m]).sx]
    found = hold(given, ca.vertcat(T, Y))
    assert found.switches == ()
    assert all(a is b for a, b in zip(found.expressions, given, strict=True))


@pytest.mark.parametrize("condition", [x, td.maximum(x, 0), x * (y > 0)])
def test_a_choice_by_what_is_no_comparison_is_refused(condition: Expression) -> None:
    with pytest.raises(ModelError, match="not a comparison"):
        Both(td.where(condition, x, y))


# --- what is not taken ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "branch",
    [
        td.sqrt(x), x**1.5, x**2.5, td.log(x), 1 / td.sqrt(x), td.acosh(1 + x), td.exp(-1e5 * x),
        td.log(td.sqrt(x)) / x, td.asin(td.exp(-1e4 * x)), x ** (y**2),
    ],
)  # fmt: skip
def test_the_branch_not_taken_leaves_no_nan(branch: Expression) -> None:
    both = Both(td.where(x > 0, branch, y))
    for value in (-1.0, -1e-300, -50.0):
        state = [value, 2.0, 0.1, 0.2]
        assert both.held(0.0, state, 1.0) == [2.0]
        np.testing.assert_array_equal(both.slope(0.0, state, 1.0), [[0, 0, 1, 0, 0]])
    state = [0.25, 2.0, 0.1, 0.2]
    np.testing.assert_array_equal(both.held(0.0, state, 1.0), both.live(0.0, state, 1.0).full()[0])


def test_a_hertz_contact_has_no_nan_in_its_forces_before_it_touches() -> None:
    spring = td.where(x < 0, (-x) ** 2.5, 0) * m
    eq = Equations(td.System(kinetic=x.dot**2 / 2, potential=spring), held=True)
    for place, force in ((0.5, 0.0), (-0.04, 2.5 * 0.7 * 0.04**1.5)):
        state = np.array([place, 0.0])
        p = eq.with_modes(0.0, state, eq.parameter_values)
        assert float(eq.terms(0.0, state, p)[1]) == pytest.approx(force, rel=1e-14)


def test_a_choice_inside_a_branch_not_taken_is_not_watched() -> None:
    both = Both(td.where(x > 0, td.where(td.sqrt(x) > 1, x, td.floor(3 * x) * y), 5.0))
    s, outside = both.switches, [-1.0, 0, 0, 0]
    k = s.modes(0.0, outside, [1.0])
    np.testing.assert_array_equal(s.values(k, 0.0, outside, [1.0])[1:], 1.0)
    inside = [1e-12, 2.0, 1.0, 0.0]
    k = s.flip(k, 0, 0.0, inside, [1.0])
    np.testing.assert_array_equal(k, s.modes(0.0, inside, [1.0]))


def test_a_choice_both_inside_a_branch_and_outside_is_watched_everywhere() -> None:
    s = Both(td.where(y > 0, abs(x), 0.0), td.sign(x)).switches
    k = s.modes(0.0, [0.5, -1.0, 0, 0], [1.0])
    assert np.any(s.values(k, 0.0, [-0.5, -1.0, 0, 0], [1.0]) < 0)


# --- exactly zero ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("expression", "rate", "value"),
    [
        (td.where(x > 0, 1, 2) * m, 1, 1), (td.where(x > 0, 1, 2) * m, -1, 2),
        (td.where(x > 0, 1, 2) * m, 0, 2), (td.where(x >= 0, 1, 2) * m, 0, 1),
        (td.where(x < 0, 1, 2) * m, 0, 2), (td.where(x <= 0, 1, 2) * m, 0, 1),
        (td.sign(x), 1, 1), (td.sign(x), -1, -1), (td.floor(x), 0, 0), (td.floor(x), 1, 0),
        (td.floor(x), -1, -1), (td.ceil(x), 0, 0), (td.ceil(x), 1, 1), (td.ceil(x), -1, 0),
    ],
)  # fmt: skip
def test_at_a_zero_the_motion_decides_and_at_rest_the_comparison(
    expression: Expression, rate: float, value: float
) -> None:
    both = Both(expression)
    state, change = np.zeros(4), np.array([rate, 0, 0, 0])
    k = both.switches.modes(0.0, state, [1.0], change)
    assert both.held(0.0, state, 1.0, k) == [value]


def test_what_stays_at_zero_has_a_mode_of_its_own() -> None:
    both = Both(td.sign(td.maximum(x, 0)), td.where(td.maximum(x, 0) >= 0, 1, 2) * m)
    s, below, above = both.switches, [-1.0, 0, 0.3, 0], [1e-300, 0, 0.3, 0]
    k = s.modes(0.0, below, [1.0])
    assert both.held(0.0, below, 1.0, k).tolist() == [0, 1]
    assert np.all(s.values(k, 0.0, below, [1.0]) >= 0)
    k = s.flip(k, 0, 0.0, above, [1.0])
    assert both.held(0.0, above, 1.0, k).tolist() == [1, 1]


@pytest.mark.parametrize("push", [-1.0, 1.0, 0.0])
def test_what_is_at_rest_at_a_kink_goes_where_it_is_accelerated_to(push: float) -> None:
    s, rest = Both(td.maximum(x, 0) ** 2).switches, np.zeros(4)
    k = s.modes(0.0, rest, [1.0], np.array([0, 0, push, 0]))
    assert k.tolist() == [push]
    left = np.array([1e-9, 0, 0, 0])
    assert (s.values(k, 0.0, left, [1.0])[0] >= 0) == (push > 0)
    if push == 0:
        assert s.flip(k, 0, 0.0, left, [1.0]).tolist() == [1]
        assert s.flip(k, 0, 0.0, rest, [1.0]).tolist() == [0]


@pytest.mark.parametrize("side", [-1, 1])
def test_slopes_at_a_kink_are_those_of_the_side_the_motion_goes_to(side: int) -> None:
    both = Both(abs(x) + td.maximum(3 * x, x**2))
    k = both.switches.modes(0.0, np.zeros(4), [1.0], np.array([side, 0, 0, 0]))
    assert both.slope(0.0, np.zeros(4), 1.0, k)[0, 1] == (4 if side > 0 else -1)


def test_after_a_jump_of_the_state_only_what_no_longer_holds_is_decided_anew() -> None:
    both = Both(td.sign(x.dot) * abs(x) + td.where(y > 0, 1, 2) * m, td.atan2(y, x))
    s, before = both.switches, np.array([-1.0, 1e-9, 0.7, -1.0])
    turns = s.modes(0.0, before, [1.0])
    turns[-1] += 2 * math.pi  # one turn later
    after = np.array([-1.0, 1e-9, -0.7, -1.0])  # an impulse: places stay
    k = s.settle(turns, 0.0, after, [1.0])
    angle = math.atan2(1e-9, -1.0) + 2 * math.pi
    np.testing.assert_allclose(
        both.held(0.0, after, 1.0, k), [-1 + 1, angle], rtol=1e-8, atol=1e-12
    )
    at = np.array(
        [0.0, 1.0, 0.7, 0.0]
    )  # abs(x) at its kink, coming from below: its side is told by what follows
    for rate in (-1.0, 0.0, 1.0):
        k = s.settle(
            s.modes(0.0, [-1.0, 1.0, 0.7, 0.0], [1.0]), 0.0, at, [1.0], np.array([rate, 0, 0, 0])
        )
        assert both.slope(0.0, at, 1.0, k)[0, 1] == -1.0


# --- time ------------------------------------------------------------------------------------------------
def test_breaks_in_time_are_known_beforehand() -> None:
    both = Both(td.where(td.t > 2 * m, x, y), td.floor(td.t / m), abs(td.sin(td.t)), abs(x))
    s, rest = both.switches, np.zeros(4)
    k = s.modes(0.3, rest, [0.7])
    assert s.breaks(k, np.array([0.7])).tolist() == [1.4, math.inf, 0.7, math.inf, math.inf]
    k = s.flip(k, 2, 0.7, rest, np.array([0.7]))
    assert s.breaks(k, np.array([0.7])).tolist() == [1.4, math.inf, 1.4, math.inf, math.inf]
    k = s.flip(k, 0, 1.4, rest, np.array([0.7]))
    assert s.breaks(k, np.array([0.7]))[0] == math.inf


# --- floor and angles --------------------------------------------------------------------------------------
def test_floor_and_ceil_step_by_one_in_either_direction() -> None:
    both = Both(td.floor(2 * x) + 0 * y, td.ceil(x))
    s, state = both.switches, np.array([0.5, 0, 0, 0])
    k = s.modes(0.0, [0.6, 0, 0, 0], [1.0])
    assert k.tolist() == [1, 1]
    assert [s.flip(k, i, 0.0, state, [1.0]).tolist() for i in range(4)] == [
        [0, 1], [2, 1], [1, 2], [1, 0],
    ]  # fmt: skip


def test_an_angle_is_continued_over_turns() -> None:
    both = Both(td.atan2(y, x))
    s = both.switches
    k = s.modes(0.0, [1.0, 0, 0, 0], [1.0])
    for angle in np.arange(0.05, 40.0, 0.1):
        state = np.array([2 * math.cos(angle), 2 * math.sin(angle), 0, 0])
        if s.values(k, 0.0, state, [1.0])[0] < 0:
            k = s.flip(k, 0, 0.0, state, [1.0])
        assert both.held(0.0, state, 1.0, k)[0] == pytest.approx(angle, rel=1e-14)
        np.testing.assert_allclose(
            both.slope(0.0, state, 1.0, k)[0, 1:3], [-state[1] / 4, state[0] / 4], atol=1e-15
        )


# --- systems -----------------------------------------------------------------------------------------------
def serialized(system: td.System, held: bool) -> list[str]:
    programs = Programs(Equations(system, held=held))
    functions = [programs.rhs, programs.finish, programs.details, programs.terms]
    return [f.serialize() for f in functions]


def test_systems_without_a_switch_compile_to_the_same_programs(bead: Any) -> None:
    from trundle.gallery import ball_in_cylinder, chaplygin_ball

    for system in (bead.system, ball_in_cylinder().system, chaplygin_ball().system):
        assert not Equations(system, held=True).switches
        assert serialized(system, held=True) == serialized(system, held=False)


def test_it_is_known_where_a_switch_enters() -> None:
    a, b, c = td.coordinates("a b c")
    hoop = td.Holonomic(abs(a) + b**2 - 1, name="hoop")
    blade = td.Nonholonomic(b.dot - td.maximum(a, b) * c.dot, name="blade")
    system = td.System(
        kinetic=(a.dot**2 + b.dot**2 + td.where(c > 1, 2, 1) * c.dot**2) / 2,
        constraints=[hoop, blade],
        forces=[td.GeneralizedForce({c: -td.sign(c.dot)}), td.Coulomb(hoop, 0.2)],
    )  # fmt: skip
    eq = Equations(system, held=True)
    found = {s.text: e for s, e in zip(eq.switches, eq.enters, strict=True)}
    assert {text: (e.phi, e.rho, e.slips, e.M, e.Q) for text, e in found.items()} == {
        "1 < c": ((), (), (), True, False),
        "sign(c.dot)": ((), (), (), False, True),
        "abs(a)": ((0,), (0,), (0,), False, False),
        "max(a, b)": ((), (1,), (), False, False),
    }


def held_motion(
    eq: Equations, start: np.ndarray, until: float, seen: Callable[[float, int], None] | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """A run by phases with a general integrator and nothing but what `Switches` offers: last state, last modes."""
    s, n = eq.switches, eq.n

    def rate(t: float, state: np.ndarray, k: np.ndarray) -> np.ndarray:
        M, force = eq.terms(t, state, np.concatenate([eq.parameter_values[: eq.users], k]))[:2]
        return np.concatenate([state[n:], np.linalg.solve(M.full(), force.full().ravel())])

    t, state, p = 0.0, start, eq.parameter_values
    k = s.modes(t, state, p)
    k = s.modes(t, state, p, rate(t, state, k))
    known = [i for i, owner in enumerate(s.owner) if s.depends[owner] == "time, affine"]
    while t < until:
        breaks = s.breaks(k, p)
        end = min(until, breaks.min(initial=math.inf))
        watched = []
        for i in (i for i in range(len(s.owner)) if i not in known):

            def g(time: float, z: np.ndarray, i: int = i, k: np.ndarray = k) -> float:
                return float(s.values(k, time, z, p)[i])

            g.terminal, g.direction = True, -1  # type: ignore[attr-defined]
            watched.append((i, g))
        out = solve_ivp(
            lambda time, z, k=k: rate(time, z, k), (t, end), state, "DOP853", rtol=1e-12,
            atol=1e-13, events=[g for _, g in watched] or None,
        )  # fmt: skip
        t, state = out.t[-1], out.y[:, -1]
        fired = [i for (i, _), found in zip(watched, out.t_events or [], strict=True) if len(found)]
        fired += [i for i in known if breaks[i] <= t]
        for i in fired:
            k = s.flip(k, i, t, state, p, rate(t, state, k))
            if seen is not None:
                seen(t, i)
    return state, k


def test_a_bouncing_mass_on_a_one_sided_spring_has_its_closed_form() -> None:
    stiff, g = 100.0, 2.0
    system = td.System(kinetic=x.dot**2 / 2, potential=stiff * td.minimum(x, 0) ** 2 / 2 + g * x)
    eq, times = Equations(system, held=True), []
    height = 0.5
    state, _ = held_motion(eq, np.array([height, 0.0]), 5.0, lambda t, i: times.append(t))
    fall, w = math.sqrt(2 * height / g), math.sqrt(stiff)
    contact = (math.pi + 2 * math.atan(g / (w * g * fall))) / w
    expected = [fall]
    while expected[-1] < 5.0:
        expected += [expected[-1] + contact, expected[-1] + contact + 2 * fall]
    np.testing.assert_allclose(times, [t for t in expected if t < 5], rtol=1e-9)
    energy = state[1] ** 2 / 2 + stiff * min(state[0], 0) ** 2 / 2 + g * state[0]
    assert energy == pytest.approx(g * height, rel=1e-10)


def test_a_square_wave_drives_exactly_by_its_breaks() -> None:
    period = td.parameter("period", 0.25)
    wave = 1 - 2 * (td.floor(td.t / period) - 2 * td.floor(td.t / (2 * period)))
    system = td.System(kinetic=x.dot**2 / 2, forces=[td.GeneralizedForce({x: wave})])
    eq, times = Equations(system, held=True), set()
    state, _ = held_motion(eq, np.zeros(2), 2.0, lambda t, i: times.add(t))
    assert sorted(times) == [0.25 * i for i in range(1, 9)]
    np.testing.assert_allclose(state, [2.0 * 0.25 / 2, 0.0], atol=1e-12)  # mean speed T/2


def test_a_spiral_spring_winds_up_beyond_one_turn() -> None:
    """The angle by atan2 of Cartesian coordinates, against the angle as a coordinate."""
    r, a = td.coordinates("r a")
    flat = td.System(
        kinetic=(x.dot**2 + y.dot**2) / 2,
        potential=td.atan2(y, x) ** 2 / 40 + (x**2 + y**2 - 1) ** 2,
    )
    polar = td.System(
        kinetic=(r.dot**2 + (r * a.dot) ** 2) / 2, potential=a**2 / 40 + (r**2 - 1) ** 2
    )
    eq = Equations(flat, held=True)
    state, k = held_motion(eq, np.array([1.0, 0.0, 0.0, 3.0]), 6.0)
    expected, _ = held_motion(Equations(polar, held=True), np.array([1.0, 0.0, 0.0, 3.0]), 6.0)
    turned = expected[1]
    assert turned > 3 * math.pi
    potential = ca.Function("V", [eq.t, eq.y, eq.p], [eq.potential])
    found = float(potential(6.0, state, k))
    assert found == pytest.approx(turned**2 / 40 + (expected[0] ** 2 - 1) ** 2, rel=1e-8)


def test_a_held_system_starts_and_reports_as_the_same_system_does_live() -> None:
    hoop = td.Holonomic(abs(x) + y - 2, name="roof")
    system = td.System(kinetic=(x.dot**2 + y.dot**2) / 2, constraints=[hoop], forces=[])
    from trundle.constrained.report import make_report
    from trundle.constrained.start import find_start

    eq, live = Equations(system, held=True), Equations(system, held=False)
    start = {x: -0.5, x.dot: 1.0}
    p = eq.parameter_values.copy()
    state, _ = find_start(eq, 0.0, p, start)
    np.testing.assert_allclose(state, [-0.5, 1.5, 1.0, 1.0], rtol=1e-14)
    np.testing.assert_array_equal(p, [-1.0])
    ours, theirs = (str(make_report(e, e.parameter_values.copy(), 0.0, None)) for e in (eq, live))
    assert ours == theirs
    for ours, theirs in zip(eq.terms(0.0, state, p), live.terms(0.0, state, []), strict=True):
        np.testing.assert_allclose(ours.full(), theirs.full(), rtol=1e-14)
