"""Events of the user, and runs that end early: by an event, a limit, the keyboard, or the equations."""

from __future__ import annotations

import _thread
import signal
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td
from trundle.integrate.kernel import Stepping, Steps


def falling(**options: Any) -> tuple[td.Motion, Any]:  # type: ignore[name-defined]
    (z,) = td.coordinates("z")
    system = td.System(lagrangian=z.dot**2 / 2 - 9.81 * z, name="stone")
    events = options.pop("events", lambda z: [])(z)
    return system.simulate(until=5.0, start={z: 10, z.dot: 0}, events=events, **options), z


def test_a_terminal_event_ends_the_run_at_its_exact_time() -> None:
    motion, z = falling(events=lambda z: [td.Event(z, terminal=True, name="ground")])
    exact = np.sqrt(20 / 9.81)
    assert motion.events[0].t == pytest.approx(exact, rel=1e-14)
    assert motion.t[-1] == motion.events[0].t
    assert abs(motion[z][-1]) < 1e-13
    assert motion.finished
    assert motion.status == f"ended at t = {exact:.9g} s by the event 'ground'"


def test_passing_events_are_recorded_and_the_run_goes_on() -> None:
    x, = td.coordinates("x")  # fmt: skip
    oscillator = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2)
    rising = td.Event(x, direction="rising", name="up")
    motion = oscillator.simulate(until=20.0, start={x: 1, x.dot: 0}, events=[rising, x.dot])
    up = [e.t for e in motion.events if e.name == "up"]
    assert up == pytest.approx(np.pi * np.array([1.5, 3.5, 5.5]), rel=1e-9)
    turning = [e.t for e in motion.events if e.name != "up"]
    assert turning == pytest.approx(np.pi * np.arange(1, 7), rel=1e-9)
    assert motion.t[-1] == 20.0
    times = [e.t for e in motion.events]
    assert times == sorted(times)


def test_an_event_may_ask_for_forces(bead: Any) -> None:
    start = {bead.x: 0, bead.y: -1, bead.x.dot: 6.5}
    lam = bead.hoop.multiplier
    motion = bead.system.simulate(until=2.0, start=start, events=[td.Event(lam, terminal=True)])
    height = -1 / 3 * (2 - 6.5**2 / 9.81)  # where the hoop must begin to pull: v^2 = g y
    assert motion[bead.y][-1] == pytest.approx(height, abs=1e-9)
    assert abs(motion[lam][-1]) < 1e-9


def test_grazing_twice_within_a_step_is_seen() -> None:
    (x,) = td.coordinates("x")
    oscillator = td.System(lagrangian=x.dot**2 / 2 - x**2 / 2)
    motion = oscillator.simulate(
        until=7.0, start={x: 1, x.dot: 0}, rtol=1e-6, events=[x - (1 - 1e-4)]
    )
    graze = np.arccos(1 - 1e-4)
    assert [e.t for e in motion.events] == pytest.approx(
        [graze, 2 * np.pi - graze, 2 * np.pi + graze], abs=1e-3
    )


def test_a_time_limit_returns_the_motion_so_far(bead: Any) -> None:
    began = time.perf_counter()
    motion = bead.system.simulate(until=1e7, start=bead.start, time_limit=0.3, samples=11)
    assert 0.3 <= time.perf_counter() - began < 60
    assert not motion.finished
    assert "time limit of 0.3 s" in motion.status
    assert 0 < motion.t[-1] < 1e7
    assert abs(motion[bead.x][-1] ** 2 + motion[bead.y][-1] ** 2 - 1) < 1e-14


def test_ctrl_c_while_steps_are_taken_over_loses_none_of_them(
    bead: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drain = Stepping.drain

    def interrupted(self: Stepping) -> Steps:
        taken = drain(self)
        if len(taken.t) > 1:
            signal.raise_signal(
                signal.SIGINT
            )  # the kernel's buffer is empty, the run's is not filled
        return taken

    monkeypatch.setattr(Stepping, "drain", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        motion = bead.system.simulate(until=1e5, start=bead.start)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert motion.status.startswith("interrupted by the user at t = ")
    motion.save(tmp_path / "motion.npz")
    assert td.load(tmp_path / "motion.npz").t[-1] == motion.t[-1] > 0


def test_the_keyboard_interrupts_a_run_and_keeps_the_motion(bead: Any) -> None:
    bead.system.simulate(until=0.1, start=bead.start)  # compiled before the clock starts
    # a job in the background ignores the signal until a handler is there
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer = threading.Timer(0.3, _thread.interrupt_main)
        timer.start()
        motion = bead.system.simulate(until=1e7, start=bead.start, samples=11, time_limit=30.0)
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)
    assert not motion.finished
    assert motion.status.startswith("interrupted by the user at t = ")
    assert motion.stats.steps > 100
    assert np.isfinite(motion[bead.x]).all()


def test_progress_is_told_often_and_in_order(bead: Any) -> None:
    seen: list[tuple[float, float]] = []
    bead.system.simulate(
        until=20000.0, start=bead.start, progress=lambda t, until: seen.append((t, until))
    )
    times = [t for t, _ in seen]
    assert times == sorted(times)
    assert len(times) > 3
    assert seen[-1] == (20000.0, 20000.0)


def test_slices_of_native_work_are_short() -> None:
    """Counted, not timed: a slice is planned to SLICE seconds from the rate of the one before."""
    from trundle.integrate import phases

    assert phases.SLICE <= 0.05


def test_a_singular_configuration_stops_the_run_with_a_sentence() -> None:
    (x,) = td.coordinates("x")
    system = td.System(kinetic=x.dot**2 / 2, potential=-1 / x)  # falls into the centre
    motion = system.simulate(until=10.0, start={x: 1, x.dot: 0}, samples=11)
    assert not motion.finished
    assert motion.status.startswith("stopped at t = 1.11")
    assert motion.t[-1] == pytest.approx(np.pi / (2 * np.sqrt(2)), abs=1e-3)


def test_an_unknown_direction_is_refused() -> None:
    (x,) = td.coordinates("x")
    with pytest.raises(td.ModelError, match="direction"):
        td.Event(x, direction="up")  # type: ignore[arg-type]


def test_events_measures_and_sections_take_the_names_of_the_system_as_text() -> None:
    ball = td.Sphere("ball", radius=0.1, mass=1.0)
    contact = td.Contact(ball, td.Surface.plane(name="floor"), friction=0.0, restitution=0.5)
    system = td.System(bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)])
    start = {"ball.x": 0.0, "ball.y": 0.0, "ball.velocity": (1, 0, 0),
             "ball.quaternion": (1, 0, 0, 0), "ball.omega": (0, 0, 0)}  # fmt: skip
    events = ["ball.z - 0.3", td.Event("ball.x - 0.5", terminal=True)]
    motion = system.simulate(1.0, start | {"ball.z": 0.6}, events=events)
    assert motion.events[0].name == "ball.z - 0.3"
    assert abs(motion.events[0].t - np.sqrt(2 * 0.3 / 9.81)) < 1e-12
    assert motion.status == "ended at t = 0.5 s by the event 'ball.x - 0.5'"
    kept = motion.keep({"top": td.keep.most("ball.z"), "force": "ball_on_floor.normal_force"})
    assert kept == {"top": 0.6, "force": 0.0}
    measure = {"strikes": td.keep.strikes(contact), "passes": td.keep.zeros("ball.z - 0.3")}
    over = {"ball.z": [0.2, 0.6]}
    found = td.sweep(system, over, until=0.4, start=start, measure=measure | {"end": "ball.x"})
    assert found["passes"].tolist() == [0.0, 1.0]
    np.testing.assert_allclose(found["end"], 0.4, rtol=0, atol=1e-12)
    with pytest.raises(td.ParseError, match="events=") as caught:
        system.simulate(1.0, start | {"ball.z": 0.6}, events=["bal.z - 0.3"])
    assert caught.value.fix.startswith('events=["ball')
