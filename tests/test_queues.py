"""Runs with modes, side by side: each is bit for bit the run that `simulate` makes, whatever stands beside it."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.integrate import queues
from trundle.integrate.kernel import Stepping
from trundle.integrate.lanes import PhaseLanes
from trundle.integrate.record import Run
from trundle.integrate.run import Runner
from trundle.study.ensemble import Ensemble

Case = tuple[td.System, dict[Any, np.ndarray], dict[Any, Any], float, dict[str, Any]]


def pushed() -> Case:
    """A pendulum that a force pushes while it is on one side, and for 0.2 s whatever the side."""
    (a,) = td.coordinates("a")
    push = td.where(a > 0.2, 3.0, -1.0) + td.where((td.t > 1) & (td.t < 1.2), 2.0, 0.0)
    system = td.System(
        lagrangian=a.dot**2 / 2 + 9.81 * td.cos(a), forces=[td.GeneralizedForce({a: push})]
    )
    return (
        system,
        {a: np.linspace(0.3, 1.5, 9)},
        {a.dot: 0.0},
        3.0,
        {"end": a, "n": td.keep.zeros(a)},
    )


def dragged() -> Case:
    """A block on a spring that sticks and slides."""
    x, y = td.coordinates("x y")
    mu = td.parameter("mu", 0.1)
    floor = td.Holonomic(y, name="floor")
    system = td.System(
        lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y - 10 * x**2,
        constraints=[floor],
        forces=[td.Coulomb(floor, mu, at=td.vector([x, y]))],
    )
    over, start = {mu: np.linspace(0.05, 0.4, 9)}, {x: 1.0, y: 0.0, x.dot: 0.0}
    return system, over, start, 4.0, {"x": x, "I": td.keep.integral(x**2)}


def thrown() -> Case:
    """A ball that is thrown onto a floor: it flies, strikes, slides and rolls."""
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    mu, e = td.parameter("mu", 0.2), td.parameter("e", 0.4)
    contact = td.Contact(ball, td.Surface.plane(), friction=mu, restitution=e)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {
        ball.position: (0, 0, 0.12), ball.velocity: (1, 0.2, 0), ball.omega: (0, 0, 3),
        ball.quaternion: (1, 0, 0, 0),
    }  # fmt: skip
    kept = {
        "strikes": td.keep.strikes(contact), "slides": td.keep.time_in(contact, "slide"),
        "x": ball.position[0], "top": td.keep.most(ball.velocity[2]),
        "when": td.keep.first_zero(ball.position[0] - 0.5),
    }  # fmt: skip
    return system, {e: np.array([0.0, 0.3]), mu: np.linspace(0.05, 0.4, 4)}, start, 1.5, kept


def makers(case: Case, events: tuple[td.Event, ...] = ()) -> list[tuple[int, Callable[[], Runner]]]:
    """Runs of the first parameter's or coordinate's values, made as `simulate` does."""
    system, over, start, until, _ = case
    found = []
    grid = np.stack([g.ravel() for g in np.meshgrid(*over.values(), indexing="ij")], axis=1)
    for i, values in enumerate(grid):
        given = dict(zip(over, values.tolist(), strict=True))
        parameters = {k: v for k, v in given.items() if k in system.adjustable}
        begin = start | {k: v for k, v in given.items() if k not in parameters}

        def make(begin: Any = begin, parameters: Any = parameters) -> Runner:
            machine, p = system.machine, system.beginning.values(parameters)
            y, _ = machine.start(0.0, p, begin)
            P = machine.parameters(p, machine.scales(0.0, y, p, until))
            settings = Ensemble(system, {}, until).settings
            y = np.append(y, np.zeros(len(system.derived.slips)))
            return Runner(machine, 0.0, y, P, settings, (*events, *system.beginning.limits))

        found.append((i, make))
    return found


def same(a: Run, b: Run) -> bool:
    """Whether two runs are the same to the last bit: steps, parameters, what happened, what it cost."""
    numbers = [[(p.P, *p.steps) for p in run.phases] for run in (a, b)]
    arrays = [[x.tobytes() for phase in run for x in phase] for run in numbers]
    told = [[(h.t, h.name, h.state.tobytes()) for h in run.happenings] for run in (a, b)]
    cost = [(r.status, r.strikes, r.stats.steps, r.stats.rejected) for r in (a, b)]
    spent = [(r.stats.evaluations, r.stats.worst_solve) for r in (a, b)]
    return (
        arrays[0] == arrays[1]
        and told[0] == told[1]
        and cost[0] == cost[1]
        and spent[0] == spent[1]
    )


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lanes from the first step on; how many runs went through them at a time."""
    monkeypatch.setattr(queues, "PAYS", 0)
    sizes: list[int] = []
    advance = PhaseLanes.advance

    def counted(self: PhaseLanes, runs: list[Stepping], *rest: Any) -> list[int]:
        sizes.append(len(runs))
        return advance(self, runs, *rest)

    monkeypatch.setattr(PhaseLanes, "advance", counted)
    return sizes


@pytest.mark.parametrize("make", [pushed, dragged, thrown])
@pytest.mark.slow
def test_a_run_in_a_queue_has_the_bits_of_the_run_alone(
    make: Callable[[], Case], eager: list[int]
) -> None:
    case = make()
    runs = makers(case)
    alone = {i: make().run() for i, make in runs}
    assert max(len(run.phases) for run in alone.values()) > 3
    machine = case[0].machine
    for some in (runs, runs[::-1], runs[3:5]):
        found = dict(queues.Queues(machine).run(some))
        assert sorted(found) == sorted(i for i, _ in some)
        for i, run in found.items():
            assert isinstance(run, Run)
            assert same(run, alone[i]), i
    assert max(eager) >= 4


def test_an_event_of_the_users_ends_a_run_in_a_queue_as_it_does_alone(eager: list[int]) -> None:
    case = dragged()
    x = next(iter(case[2]))
    events = (
        td.Event(x, name="middle"),
        td.Event(x.dot - 0.5, direction="rising", terminal=True, name="fast"),
    )
    runs = makers(case, events)
    alone = {i: make().run() for i, make in runs}
    assert len({run.status for run in alone.values()}) > 3
    found = dict(queues.Queues(case[0].machine).run(runs))
    assert all(same(run, alone[i]) for i, run in found.items() if isinstance(run, Run))
    assert len(found) == len(alone)


def test_lanes_begin_when_they_pay_and_change_no_bit(
    eager: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = dragged()
    runs, machine = makers(case), case[0].machine
    monkeypatch.setattr(queues, "PAYS", 5000)  # evaluations
    first = dict(queues.Queues(machine).run(runs))
    before = len(eager)
    again = dict(queues.Queues(machine).run(runs))
    assert before < len(eager)
    for i, run in first.items():
        other = again[i]
        assert isinstance(run, Run)
        assert isinstance(other, Run)
        assert same(run, other)


def test_an_error_ends_one_run_and_leaves_the_others() -> None:
    runs = makers(dragged())

    def refuse() -> Runner:
        raise ZeroDivisionError("no such run")

    machine = dragged()[0].machine
    found = dict(queues.Queues(machine, (ArithmeticError,)).run([*runs[:2], (9, refuse)]))
    assert isinstance(found.pop(9), ZeroDivisionError)
    assert all(isinstance(run, Run) and run.finished for run in found.values())


def test_whoever_stops_the_runs_ends_them_all() -> None:
    case = dragged()
    with pytest.raises(queues.Stopped):
        dict(queues.Queues(case[0].machine, stop=lambda: True).run(makers(case)))


# --- sweeps ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [pushed, dragged, thrown])
@pytest.mark.slow
def test_a_row_of_a_sweep_is_what_simulate_and_keep_say(make: Callable[[], Case]) -> None:
    system, over, start, until, kept = make()
    found = td.sweep(system, over, until, start, kept)
    assert found.finished
    assert not found.failures
    names = found.table.columns[1 : 1 + len(over)]
    for i in (0, len(found.table) // 2, len(found.table) - 1):
        given = dict(zip(over, (float(found.table[name][i]) for name in names), strict=True))
        parameters = {k: v for k, v in given.items() if k in system.adjustable}
        begin = start | {k: v for k, v in given.items() if k not in parameters}
        motion = system.simulate(until, begin, parameters=parameters)
        row = motion.keep(kept)
        assert [found.table[name][i] for name in kept] == pytest.approx(
            list(row.values()), rel=1e-12, nan_ok=True
        )


@pytest.mark.slow
def test_two_threads_on_one_system_give_the_rows_of_one() -> None:
    system, over, start, until, kept = thrown()
    one = td.sweep(system, over, until, start, kept, executor=1)
    tables: list[Any] = [None, None]

    def work(k: int) -> None:
        tables[k] = td.sweep(system, over, until, start, kept, executor=2, chunk=2 + k).table

    crew = [threading.Thread(target=work, args=(k,)) for k in range(2)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    for table in tables:
        assert table.equals(one.table)


@pytest.mark.slow
def test_a_map_of_friction_and_restitution_has_its_closed_form() -> None:
    """A ball dropped from rest bounces for sqrt(2 h / g) (1 + e) / (1 - e); thrown, it rolls with 5/7 of its speed."""
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    mu, e = td.parameter("mu", 0.2), td.parameter("e", 0.5)
    contact = td.Contact(ball, td.Surface.plane(), friction=mu, restitution=e)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {
        ball.position: (0, 0, 0.3), ball.velocity: (0.5, 0, 0), ball.omega: (0, 0, 0),
        ball.quaternion: (1, 0, 0, 0),
    }  # fmt: skip
    found = td.sweep(
        system, {e: [0.0, 0.3, 0.5], mu: [0.02, 0.1, 0.4]}, 3.0, start,
        {"flies": td.keep.time_in(contact, "fly"), "speed": ball.velocity[0],
         "rolls": td.keep.time_in(contact, "roll")},
    )  # fmt: skip
    grid = found.grid
    assert grid["flies"].shape == (3, 3)
    fall = math.sqrt(2 * 0.2 / 9.81)
    for k, value in enumerate([0.0, 0.3, 0.5]):
        assert grid["flies"].values[k] == pytest.approx(fall * (1 + value) / (1 - value), abs=1e-5)
    assert grid["speed"].values == pytest.approx(np.full((3, 3), 5 / 7 * 0.5), abs=1e-9)
    # friction takes 2/7 of the speed, mu g at a time in contact and mu (1 + e) v at a strike
    slides = 2 / 7 * 0.5 / (0.02 * 9.81) - fall
    assert 3.0 - fall - grid["rolls"].values[0, 0] == pytest.approx(slides, abs=1e-9)
