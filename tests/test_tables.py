"""Tables of data: what they are, exactly, in every back end; and what runs make of them."""

from __future__ import annotations

import subprocess

import casadi as ca
import mpmath
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td
from tests.browser import scene_in
from tests.compiler import c_compiler
from trundle.compiled.c_source import to_c
from trundle.compiled.native import compile_native
from trundle.compiled.recording import record, replay
from trundle.compiled.tape import Tape
from trundle.symbols.lookup import flattened, lookup
from trundle.symbols.pieces import Pieces
from trundle.symbols.splines import pieces

X, Y = ca.SX.sym("x"), ca.SX.sym("y")


def smooth_grid() -> Pieces:
    x, y = np.linspace(-1, 2, 31), np.sort(np.r_[0, 2, np.linspace(0.03, 1.9, 28) ** 1.1])
    return Pieces.grid("h", x, y, np.exp(0.5 * x[:, None]) * np.sin(y + 0.2 * x[:, None]))


# --- the splines ---------------------------------------------------------------------------------
def exact_error(n: int, order: int) -> float:
    """The largest error of a derivative of the spline through n points of a function, up to the ends."""
    x = np.linspace(0, 2, n)
    table = Pieces.line("f", x, np.exp(np.sin(2 * x)), False)
    places = 2 * np.linspace(0, 1, 41) ** 1.3
    with mpmath.workdps(30):
        truth = [
            float(mpmath.diff(lambda t: mpmath.exp(mpmath.sin(2 * t)), place, order))
            for place in places
        ]
    return float(np.abs(table.D(order, places) - truth).max())


@pytest.mark.parametrize("order", [0, 1, 2, 3])
def test_errors_fall_with_the_sixth_power_of_the_spacing_less_the_order_up_to_the_ends(order):
    coarse, fine = exact_error(81, order), exact_error(161, order)
    assert np.log2(coarse / fine) > 6 - order - 0.35


def test_a_polynomial_of_degree_five_is_its_own_spline():
    x = np.sort(np.random.default_rng(3).uniform(-1, 1, 25))
    made = np.polynomial.Polynomial([1, -2, 0.5, 3, -1, 0.7])
    table = Pieces.line("p", x, made(x), False)
    at = np.linspace(x[0], x[-1], 99)
    for order in range(4):
        error = table.D(order, at) - (made.deriv(order) if order else made)(at)
        assert np.abs(error).max() < 1e-9 * 30**order


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7])
def test_few_points_give_the_polynomial_through_them(count):
    x = np.linspace(0, 1, count)
    values = np.random.default_rng(count).normal(size=count)
    degree = min(count - 1, 5)
    table = Pieces.line("p", x, values, False)
    assert np.allclose(table.D(0, x), values, atol=1e-12)
    if count <= 6:
        fit = np.polynomial.Polynomial.fit(x, values, degree)
        assert np.allclose(table.D(0, x[:-1] + 0.05), fit(x[:-1] + 0.05), atol=1e-10)


@settings(max_examples=30, deadline=None)
@given(st.integers(7, 40), st.integers(0, 10**6))
def test_four_derivatives_are_continuous_at_every_knot(count, seed):
    rng = np.random.default_rng(seed)
    x = np.cumsum(rng.uniform(0.5, 1.5, count))
    powers = pieces(x, rng.normal(size=count), False)
    h = np.diff(x)
    for order in range(5):
        factor = [np.prod(np.arange(p - order + 1, p + 1)) if p >= order else 0 for p in range(6)]
        exponent = np.maximum(np.arange(6) - order, 0)
        ends = (powers * factor * h[:, None] ** exponent).sum(axis=1)[:-1]
        begins = powers[1:, order] * factor[order]
        assert np.abs(ends - begins).max() < 1e-8 * (1 + np.abs(powers).max())


def test_periodic_data_are_smooth_across_the_period():
    x = np.linspace(0, 2 * np.pi, 41)
    table = td.table(x, np.append(np.cos(x[:-1]), 1.0), periodic=True)
    assert abs(table(-100.0) - np.cos(100.0)) < 1e-7
    assert table.periodic
    for order in range(5):
        a, b = (table.pieces.D(order, 2 * np.pi + e) for e in (-1e-12, 1e-12))
        assert abs(a - b) < 1e-6


# --- all back ends -------------------------------------------------------------------------------
def with_tables() -> ca.Function:
    """A function with tables of one and two variables, and their derivatives up to the third."""
    v = ca.SX.sym("v", 2)
    line = Pieces.line("l", np.linspace(-1, 3, 33), np.sin(np.linspace(-1, 3, 33)), False)
    wave = Pieces.line(
        "w", np.linspace(0, 1, 21), np.sin(2 * np.pi * np.linspace(0, 1, 21)).round(12), True
    )
    f = lookup(smooth_grid(), X + 0.05 * Y**2, Y) * lookup(line, X + Y) + lookup(wave, 3 * X)
    gradient = ca.gradient(f, ca.vertcat(X, Y))
    along = ca.jtimes(gradient / ca.sqrt(1 + ca.dot(gradient, gradient)), ca.vertcat(X, Y), v)
    third = ca.jtimes(along, ca.vertcat(X, Y), v)
    return ca.Function("f", [ca.vertcat(X, Y), v], [f, gradient, along, third])


def test_every_back_end_computes_the_same_derivatives(tmp_path):
    f = with_tables()
    tape = Tape.from_function(f)
    native = compile_native({"f": f}, cache=False)["f"]
    lanes = compile_native({"f": f}, cache=False, lanes=4)["f"]
    rng = np.random.default_rng(0)
    for _ in range(20):
        at, v = rng.uniform([-0.9, 0.1], [1.7, 1.8]), rng.normal(size=2)
        truth = np.concatenate([part.full().ravel() for part in f(at, v)])
        scale = 1 + np.abs(truth)
        for value in (tape.evaluate([at, v]), native(at, v)):
            assert np.abs((value - truth) / scale).max() < 1e-9
        four = lanes(np.repeat(at[:, None], 4, 1), np.repeat(v[:, None], 4, 1))
        assert np.array_equal(four[:, 2], native(at, v))


def test_the_c_source_computes_the_same(tmp_path):
    f = with_tables()
    source = to_c({"g": f}, header="tables", argument_names=["q", "v"], doc={})
    main = "#include <stdio.h>\nint main(void) { double q[2] = {0.3, 0.9}, v[2] = {0.4, -0.2}, out[7];\n"
    main += 'g(q, v, out); for (int i = 0; i < 7; i++) printf("%.17g\\n", out[i]); return 0; }\n'
    (tmp_path / "g.c").write_text(source + main)
    subprocess.run(
        [*c_compiler(), "-std=c99", "-Wall", "-Werror", "-o", "g", "g.c", "-lm"],
        cwd=tmp_path,
        check=True,
    )
    told = subprocess.run([tmp_path / "g"], capture_output=True, text=True, check=True).stdout
    truth = np.concatenate([part.full().ravel() for part in f([0.3, 0.9], [0.4, -0.2])])
    assert np.allclose(np.array(told.split(), float), truth, rtol=1e-9, atol=1e-10)


def test_derivatives_of_a_grid_are_those_of_its_polynomials_to_fifty_digits():
    """Against the cell's polynomial, summed by mpmath from the stored B-splines."""
    table = smooth_grid()
    e = lookup(table, X, Y)
    f = ca.Function(
        "f", [X, Y], [e, *(ca.gradient(e, s) for s in (X, Y)), ca.hessian(e, ca.vertcat(X, Y))[0]]
    )
    x, y = 0.4321, 1.2345
    (i,), (j,) = (axis.find(np.array([p]))[0] for axis, p in zip(table.axes, (x, y), strict=True))
    rest, at = table.data[table.places["powers"] :], table.places

    def sum_of(x: mpmath.mpf, y: mpmath.mpf) -> mpmath.mpf:
        total = mpmath.mpf(0)
        weights = []
        for way, cell, place, axis in zip("xy", (i, j), (x, y), table.axes, strict=True):
            base = table.data[at[f"basis_{way}"] + 48 * cell :][:48].reshape(6, 8)
            u = place - mpmath.mpf(float(axis.knots[cell]))
            weights.append(
                [sum(mpmath.mpf(float(base[p, b])) * u**p for p in range(6)) for b in range(6)]
            )
        r, c = (
            int(np.clip(k - 2, 0, axis.most)) for k, axis in zip((i, j), table.axes, strict=True)
        )
        for a in range(6):
            for b in range(6):
                total += (
                    weights[0][a]
                    * weights[1][b]
                    * mpmath.mpf(float(rest[(r + a) * table.columns + c + b]))
                )
        return total

    with mpmath.workdps(50):
        truth = [
            mpmath.diff(sum_of, (x, y), n) for n in ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
        ]
    value, by_x, by_y, H = (part.full() for part in f(x, y))
    found = [value.item(), by_x.item(), by_y.item(), H[0, 0], H[0, 1], H[1, 1]]
    assert np.allclose(found, [float(one) for one in truth], rtol=1e-11)


def test_a_recording_gives_tables_back_and_refuses_damage():
    outputs = [with_tables()(ca.vertcat(X, Y), [1.0, 2.0])[3]]
    arrays = record([ca.vertcat(X, Y)], outputs)
    (made,) = replay(arrays, [ca.vertcat(X, Y)])
    f, g = (ca.Function("f", [ca.vertcat(X, Y)], [part]) for part in (outputs[0], made))
    assert np.allclose(f([0.3, 0.9]).full(), g([0.3, 0.9]).full(), rtol=1e-12)
    for key, wrong in {
        "table0.layout": arrays["table0.layout"] + 1,
        "table0.data": arrays["table0.data"][:-1],
        "names": np.array([str(n).replace("TABLE 0", "TABLE 9") for n in arrays["names"]]),
    }.items():
        with pytest.raises(td.TrundleError, match="stored"):
            replay({**arrays, key: wrong}, [ca.vertcat(X, Y)])


def test_a_flattened_function_calls_tables_alone():
    f = with_tables()
    flat = flattened(f)
    at, v = [0.3, 0.9], [0.4, -0.2]
    assert all(
        np.allclose(a.full(), b.full(), rtol=1e-12)
        for a, b in zip(f(at, v), flat(at, v), strict=True)
    )
    assert Tape.from_function(f).counts()["table"] <= 10 + 4 + 4


# --- runs ----------------------------------------------------------------------------------------
def oscillator(force) -> tuple[td.Expression, td.System]:
    (x,) = td.coordinates("x")
    return x, td.System(lagrangian=x.dot**2 / 2 - 2 * x**2 + x * force(td.t))


def test_a_time_series_moves_like_the_function_it_was_sampled_from():
    times = np.linspace(0, 10, 401)
    wind = td.table(times, np.sin(times), name="wind")
    x, measured = oscillator(wind)
    y, formula = oscillator(td.sin)
    a = measured.simulate(until=10, start={x: 0, x.dot: 0})
    b = formula.simulate(until=10, start={y: 0, y.dot: 0})
    assert a.status == "reached t = 10 s"
    assert np.abs(a[x] - b[y]).max() < 1e-11
    assert a.stats.evaluations <= 1.05 * b.stats.evaluations


def test_a_cubic_would_cost_steps_and_a_quintic_does_not():
    """The spacing of the data is far below a step, and does not matter."""
    counts = []
    for n in (101, 1601):
        times = np.linspace(0, 10, n)
        x, system = oscillator(td.table(times, np.sin(times)))
        counts.append(system.simulate(until=10, start={x: 0, x.dot: 0}).stats.evaluations)
    assert abs(counts[0] - counts[1]) < 0.1 * counts[0]


def test_a_run_ends_where_the_data_end_and_says_so():
    x, system = oscillator(td.table(np.linspace(0, 5, 51), np.ones(51), name="wind"))
    motion = system.simulate(until=8, start={x: 0, x.dot: 0})
    assert not motion.finished
    assert motion.status == "stopped at t = 5 s: t leaves the data of 'wind', which go from 0 to 5"
    assert abs(motion.t[-1] - 5) < 1e-9
    assert np.isfinite(motion[x]).all()


@pytest.mark.parametrize("width", [0.05, 0.5])
@pytest.mark.slow
def test_no_step_passes_over_a_pulse_in_the_data(width):
    """What rests takes long steps; the data say where to look."""
    times = np.linspace(0, 100, 20001)
    pulse = td.table(times, np.exp(-(((times - 63.3) / width) ** 2)), name="pulse")
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2 + x * pulse(td.t)).simulate(
        until=100, start={x: 0, x.dot: 0}
    )
    assert motion.finished
    assert motion[x.dot][-1] == pytest.approx(np.sqrt(np.pi) * width, rel=1e-9)


def test_a_start_outside_of_the_data_is_refused():
    (x,) = td.coordinates("x")
    spring = td.table(np.linspace(-1, 1, 21), np.linspace(-1, 1, 21) ** 2, name="spring")
    system = td.System(lagrangian=x.dot**2 / 2 - spring(x))
    with pytest.raises(td.StartError, match="x leaves the data of 'spring', which go from -1 to 1"):
        system.simulate(until=1, start={x: 1.5, x.dot: 0})


def test_a_contact_that_starts_outside_of_a_terrain_is_told_so():
    x = np.linspace(-2, 2, 9)
    ball, ground = (
        td.Sphere("ball", radius=0.1, mass=1.0),
        td.Surface.grid(x, x, 0.1 * np.outer(x, x), name="ground"),
    )
    contact = td.Rolling(ball, ground)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    with pytest.raises(td.StartError, match="leaves the data of 'ground', which go from -2 to 2"):
        system.simulate(until=1, start=contact.start(at=(2.5, 0), velocity=(0, 0), spin=0))


def test_a_table_in_a_branch_that_is_not_taken_ends_nothing():
    (x,) = td.coordinates("x")
    push = td.table(np.linspace(0, 1, 21), np.sin(np.linspace(0, 1, 21)), name="push")
    force = td.where(td.t < 1, push(td.t), 0)
    motion = td.System(lagrangian=x.dot**2 / 2 + x * force).simulate(
        until=3, start={x: 0, x.dot: 0}
    )
    assert motion.status == "reached t = 3 s"
    # x'' = sin t up to 1, then 0
    assert abs(motion[x.dot][-1] - (1 - np.cos(1))) < 1e-8


def test_linear_tables_of_time_turn_exactly_at_their_knots():
    times = np.array([0.0, 0.3, 1.1, 1.7, 2.9, 4.0])
    force = np.array([0.0, 1.0, -0.5, 2.0, 0.3, 0.0])
    ramp = td.table(times, force, kind="linear", name="ramp")
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2 + x * ramp(td.t))
    motion = system.simulate(until=4, start={x: 0, x.dot: 0})
    assert [phase.begin for phase in motion.phases] == times[:-1].tolist()
    area = np.trapezoid(force, times)
    assert abs(motion[x.dot][-1] - area) < 1e-13


def test_kinks_of_a_linear_table_of_place_are_located_to_rounding():
    """A broken-line potential: free flight under a constant force in every cell, known exactly."""
    knots = np.linspace(-2, 2, 9)
    height = np.array([4.0, 2.2, 1.0, 0.3, 0.0, 0.25, 1.1, 2.0, 4.0])
    slide = td.table(knots, height, kind="linear", name="slide")
    (x,) = td.coordinates("x")
    system = td.System(lagrangian=x.dot**2 / 2 - slide(x))
    motion = system.simulate(until=6, start={x: 1.2, x.dot: 0})
    turns = [phase.begin for phase in motion.phases][1:]
    at = motion.at(turns)[x]
    assert len(turns) > 8
    assert np.abs(at[:, None] - knots).min(axis=1).max() < 1e-13
    energy = motion[x.dot] ** 2 / 2 + slide(motion[x])
    assert np.abs(energy - energy[0]).max() < 1e-13


def test_a_periodic_linear_table_goes_on_for_ever():
    saw = td.table([0, 1, 3], [0, 1, 0], kind="linear", periodic=True, name="saw")
    (x,) = td.coordinates("x")
    motion = td.System(lagrangian=x.dot**2 / 2 + x * saw(td.t)).simulate(
        until=9, start={x: 0, x.dot: 0}
    )
    assert abs(motion[x.dot][-1] - 4.5) < 1e-13
    assert len(motion.phases) == 6
    back = td.System(lagrangian=x.dot**2 / 2 + x * saw(td.t)).simulate(
        until=0.5, begin=-6.0, start={x: 0, x.dot: 0}
    )
    assert abs(back[x.dot][-1] - 3.125) < 1e-13


def test_a_motion_with_tables_is_stored_and_read(tmp_path):
    times = np.linspace(0, 3, 61)
    x, system = oscillator(td.table(times, np.cos(times), name="wind"))
    motion = system.simulate(until=3, start={x: 0.1, x.dot: 0})
    motion.save(tmp_path / "run.npz")
    again = td.load(tmp_path / "run.npz")
    assert np.array_equal(again["x"], motion[x])
    assert again.status == motion.status


def test_the_time_series_of_a_base_is_followed():
    """A pendulum whose pivot moves as measured, against the pivot as a formula."""
    times = np.linspace(0, 3, 301)
    shake = td.table(times, 0.1 * np.sin(5 * times), name="shake")
    ends = []
    for place in (shake(td.t), 0.1 * td.sin(5 * td.t)):
        bob = td.Particle("bob", mass=1.0)
        base = td.Particle("base", mass=0.5)
        system = td.System(
            bodies=[bob, base],
            constraints=[
                td.Prescribed(base.position[0], place, name="x"),
                td.Prescribed(base.position[1], 0, name="y"),
                td.Prescribed(base.position[2], 0, name="z"),
                td.Distance(bob, base, length=1.0),
                td.Holonomic(bob.position[1], name="plane"),
            ],
            forces=[td.Gravity(9.81)],
        )
        motion = system.simulate(
            until=3,
            start={bob.position[0]: 0, "bob.z": -1, bob.velocity[0]: 0},
            guess={bob.position[2]: -1},
        )
        assert motion.finished
        ends.append(motion[bob.position][-1])
    assert np.abs(ends[0] - ends[1]).max() < 1e-8


@pytest.mark.parametrize(("knots", "live"), [(21, True), (6001, False)])
def test_a_page_with_more_numbers_than_a_page_carries_shows_the_recorded_motion_and_says_why(
    knots, live, tmp_path
):
    k = td.parameter("k", 1.0, range=(0.5, 2.0))
    (x,) = td.coordinates("x")
    times = np.linspace(0, 2, knots)
    wind = td.table(times, np.sin(times), periodic=False)
    system = td.System(lagrangian=x.dot**2 / 2 - k * x**2 + x * wind(td.t))
    motion = system.simulate(until=1, start={x: 0, x.dot: 0})
    motion.show(tmp_path / "page.html")
    shown = scene_in(tmp_path / "page.html")["live"]
    assert ("reason" not in shown) == live
    assert live or "too many for a page" in shown["reason"], shown


# --- what is refused -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("make", "words", "key"),
    [
        (lambda: td.table([0, 1, 1, 2], [0, 1, 2, 3]), "1 is followed by 1, at number 2", "x"),
        (lambda: td.table([0, 2, 1], [0, 1, 2]), "does not rise", "x"),
        (lambda: td.table([0], [1]), "at least two", "x"),
        (lambda: td.table([0, 1, 2], [0, 1]), "3 places and 2 values", "values"),
        (lambda: td.table([0, 1], [0, float("nan")]), "a gap in the measurement", "values"),
        (lambda: td.table(np.zeros((3, 2)), [0, 1, 2]), "a column is meant", "x"),
        (lambda: td.table([0, 1], [0, 1], kind="cubic"), "'smooth', 'linear'", "kind"),
        (lambda: td.table([0, 1], [0, 1], periodic=2.0), "True or False", "periodic"),
        (lambda: td.table(range(9), range(9), periodic=True), "begins with 0 and ends with 8", "values"),
        (lambda: td.table([0, 1, 2], [0, 1, 0], periodic=True), "at least 7", "values"),
        (lambda: td.table([0, 1e-320, 1], [0, 1e300, 0]), "beyond all floats", "values"),
        (lambda: td.table([0, 1], [0, 1], name="two words"), "two_words", ""),
    ],
)  # fmt: skip
def test_wrong_tables_are_refused_with_words(make, words, key):
    with pytest.raises(td.ModelError, match=words) as caught:
        make()
    assert caught.value.key == key
    assert caught.value.fix


def test_a_table_by_itself_is_no_expression():
    wind = td.table([0, 1], [0, 1], name="wind")
    for use in (lambda: 2 * wind, lambda: wind + 1, lambda: -wind, lambda: wind / 2):
        with pytest.raises(td.ModelError, match=r"wind\(td\.t\)"):
            use()


def test_tables_say_what_they_are():
    wind = td.table([0, 1, 2], [0, 1, 0], name="wind")
    (x,) = td.coordinates("x")
    assert repr(wind) == "Table('wind': 3 points from 0 to 2, smooth)"
    assert repr(2 * wind(td.t) * x) == "2*wind(t)*x"
    assert repr(wind(x).dot) == "wind'(x)*x.dot"
    assert wind([0.0, 3.0])[0] == 0
    assert np.isnan(wind([0.0, 3.0])[1])
