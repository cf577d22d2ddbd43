"""Knots of linear tables: passed by the kernel, exactly, and where anything else may happen the run decides."""

import numpy as np
import pytest

import trundle as td
from trundle.integrate import kernel, knots


def pushed(count: int, *, until: float = 10.0, spring: float = 2.0) -> td.System:
    (x,) = td.coordinates("x")
    return td.System(
        lagrangian=x.dot**2 / 2 - spring * x**2 / 2,
        forces=[td.GeneralizedForce({x: series(count, until)[2](td.t)})],
    )


def series(count: int, until: float = 10.0, **how: object) -> tuple:
    times = np.sort(np.append(np.random.default_rng(3).uniform(0, until, count - 1), [0, until]))
    values = np.random.default_rng(4).normal(size=len(times))
    return times, values, td.table(times, values, kind="linear", name="push", **how)


def swung(times: np.ndarray, values: np.ndarray, spring: float) -> tuple[float, float]:
    """x'' + spring x = the straight lines, from rest, in closed form from knot to knot."""
    x = v = 0.0
    w = np.sqrt(spring)
    for a, b, f, g in zip(times[:-1], times[1:], values[:-1], values[1:], strict=True):
        slope, h = (g - f) / (b - a), b - a
        A, B = x - f / spring, (v - slope / spring) / w
        x = A * np.cos(w * h) + B * np.sin(w * h) + (f + slope * h) / spring
        v = w * (B * np.cos(w * h) - A * np.sin(w * h)) + slope / spring
    return x, v


@pytest.mark.parametrize("count", [40, 3000])
def test_a_force_through_many_points_is_exact(count: int) -> None:
    system = pushed(count)
    motion = system.simulate(until=10, start={"x": 0, "x.dot": 0}, rtol=1e-11)
    times, values, _ = series(count)
    exact = swung(times, values, 2.0)
    found = motion["x"][-1], motion["x.dot"][-1]
    assert np.allclose(found, exact, atol=1e-11)
    assert len(motion.phases) == count
    ends = [phase.end for phase in motion.phases]
    assert np.array_equal(ends, times[1:])


def test_knots_cost_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = []
    plan = knots.Knots.plan
    monkeypatch.setattr(
        knots.Knots, "plan", lambda self, *given: (planned.append(1), plan(self, *given))[1]
    )
    motion = pushed(3000).simulate(until=10, start={"x": 0, "x.dot": 0})
    assert len(motion.phases) == 3000
    assert len(planned) < 10


def test_the_kernel_passes_what_the_run_would_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same motion where every knot is decided by the run, as it is for friction and contacts."""
    fast = pushed(200).simulate(until=10, start={"x": 0, "x.dot": 0}, rtol=1e-12)
    monkeypatch.setattr(knots.Knots, "_plain", {})
    slow = pushed(200).simulate(until=10, start={"x": 0, "x.dot": 0}, rtol=1e-12)
    at = np.linspace(0, 10, 777)
    assert len(fast.phases) == len(slow.phases)
    for one, other in zip(fast.phases, slow.phases, strict=True):
        assert (one.begin, one.end) == (other.begin, other.end)
    assert np.abs(fast.at(at)["x"] - slow.at(at)["x"]).max() < 1e-12
    p, q = (motion.run.phases[117].P for motion in (fast, slow))
    users = fast.system.derived.users
    assert np.array_equal(p[users : users + 1], q[users : users + 1])


def test_backwards_and_in_another_scale_of_time() -> None:
    """The table is looked at by 5 - 2 t, so its cells are passed downwards."""
    (x,) = td.coordinates("x")
    times, values, table = series(300, 5.0)
    system = td.System(
        lagrangian=x.dot**2 / 2 - x**2, forces=[td.GeneralizedForce({x: table(5 - 2 * td.t)})]
    )
    motion = system.simulate(until=2.5, start={"x": 0, "x.dot": 0}, rtol=1e-11)
    exact = swung((5 - times[::-1]) / 2, values[::-1], 2.0)
    assert np.allclose((motion["x"][-1], motion["x.dot"][-1]), exact, atol=1e-11)
    assert len(motion.phases) == 300


def test_periodic_data_and_two_tables_with_the_same_knots() -> None:
    (x,) = td.coordinates("x")
    t = np.arange(0, 1.01, 0.1)
    first = td.table(t, np.append(np.arange(10.0), 0), kind="linear", periodic=True, name="first")
    second = td.table(
        t, np.append(np.arange(10.0) ** 2, 0), kind="linear", periodic=True, name="second"
    )
    force = td.GeneralizedForce({x: first(td.t) - second(td.t)})
    motion = td.System(lagrangian=x.dot**2 / 2 - x**2, forces=[force]).simulate(
        until=7.25, start={"x": 0, "x.dot": 0}, rtol=1e-11
    )
    cycle = np.append(np.arange(10.0) - np.arange(10.0) ** 2, 0)
    times = np.append(np.arange(72) * 0.1, [7.2, 7.25])
    values = np.append(np.tile(cycle[:-1], 8)[:73], 0.0)
    values[-1] = (cycle[2] + cycle[3]) / 2
    assert np.allclose(
        (motion["x"][-1], motion["x.dot"][-1]), swung(times, values, 2.0), atol=1e-11
    )
    assert len(motion.phases) == 73


def test_a_square_wave_with_a_wall_beside_it() -> None:
    """floor(t) drives, a spring pushes on one side only: knots and the zeros of x mix as they come."""
    (x,) = td.coordinates("x")
    wave = 1 - 2 * td.mod(td.floor(4 * td.t), 2)
    force = td.GeneralizedForce({x: wave - 50 * td.maximum(x, 0) - x})
    motion = td.System(lagrangian=x.dot**2 / 2, forces=[force]).simulate(
        until=12, start={"x": -0.1, "x.dot": 0}, rtol=1e-12
    )
    from scipy.integrate import solve_ivp

    y, t = np.array([-0.1, 0.0]), 0.0
    for k in range(48):
        f = 1.0 - 2.0 * (k % 2)
        side = [y[0] if y[0] != 0 else y[1]]
        while t < (k + 1) / 4:
            stiff = 51.0 if side[-1] > 0 else 1.0

            def zero(_t: float, y: np.ndarray) -> float:
                return y[0]

            zero.terminal, zero.direction = True, -1.0 if side[-1] > 0 else 1.0
            part = solve_ivp(
                lambda _t, y, f=f, stiff=stiff: [y[1], f - stiff * y[0]], (t, (k + 1) / 4), y,
                method="DOP853", rtol=1e-13, atol=1e-15, events=zero,
            )  # fmt: skip
            t, y = part.t[-1], part.y[:, -1]
            if part.status == 1:
                side.append(-side[-1])
    assert np.allclose((motion["x"][-1], motion["x.dot"][-1]), y, atol=1e-10)


def test_an_event_at_a_knot_is_found_once() -> None:
    (x,) = td.coordinates("x")
    table = td.table([0, 1, 2, 3], [1, 1, 1, 1], kind="linear", name="push")
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: table(td.t)})])
    motion = system.simulate(
        until=3,
        start={"x": 0, "x.dot": -1},
        events=[td.Event("x.dot", name="turns"), td.Event(td.t - 2, name="two")],
    )
    found = [(e.name, round(e.t, 12)) for e in motion.events]
    assert found == [("turns", 1.0), ("two", 2.0)]


def test_a_body_at_rest_until_the_data_push() -> None:
    (x,) = td.coordinates("x")
    t = np.linspace(0, 10, 101)
    table = td.table(t, np.maximum(t - 8, 0), kind="linear", name="push")
    system = td.System(lagrangian=x.dot**2 / 2, forces=[td.GeneralizedForce({x: table(td.t)})])
    motion = system.simulate(until=10, start={"x": 0, "x.dot": 0})
    assert abs(motion["x"][-1] - 8 / 6) < 1e-12
    assert motion.status == "reached t = 10 s"


def test_buffers_that_fill_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = pushed(500).simulate(until=10, start={"x": 0, "x.dot": 0})
    monkeypatch.setattr(kernel, "CAPACITY", 64)
    monkeypatch.setattr(
        kernel.Stepping.__init__,
        "__kwdefaults__",
        {**kernel.Stepping.__init__.__kwdefaults__, "capacity": 64},
    )
    parts = pushed(500).simulate(until=10, start={"x": 0, "x.dot": 0})
    assert np.array_equal(whole["x"], parts["x"])


def test_runs_in_lanes_pass_the_same_knots() -> None:
    system = pushed(400)
    single = [
        system.simulate(until=10, start={"x": 0, "x.dot": v}).keep(td.keep.last("x"))
        for v in (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)
    ]
    table = td.sweep(
        system, over={"x.dot": [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]}, until=10, start={"x": 0},
        measure={"end": "x"},
    )  # fmt: skip
    assert np.array_equal(table["end"], single)
