"""The judge of `make fuzz` against closed forms: what judges trundle must be right itself."""

from __future__ import annotations

import math
import random
import subprocess
import sys
from typing import Any

import mpmath as mp
import numpy as np
import pytest

from fuzz import mutations, texts
from fuzz.expressions import E, as_e, call, ddt, q, t, v
from fuzz.graph import Graph
from fuzz.judge import Judge, Verdict
from fuzz.kinds import KINDS, system
from fuzz.model import Model
from fuzz.solve import Solver
from fuzz.start import start_state
from fuzz.systems import Body, Constraint, Description, Friction, Rolling, Spring

g = 9.81


def moved(n: int, until: float, start: tuple[list[float], list[float]], **parts: Any) -> Verdict:
    d = Description(
        "test",
        0,
        n,
        q0=tuple(start[0]),
        v0=tuple(start[1]),
        until=until,
        times=(0.0, until),
        **parts,
    )
    model = Model(d)
    return Judge(Solver(model)).run(*start_state(model), until, d.times)


def square(*which: int) -> E:
    return sum((0.5 * v(i) ** 2 for i in which), as_e(0.0))


# --- derivatives -------------------------------------------------------------------------------------
def test_derivatives_agree_with_mpmath() -> None:
    graph = Graph()
    x, y = graph.leaf("X[0]"), graph.leaf("X[1]")

    def f(x: Any, y: Any, fn: Any) -> Any:
        a = fn("sin", x * y) / (1.5 + x * x) + fn("exp", -(x * y)) * fn("tanh", y)
        return a + fn("sqrt", 2.0 + x * x) * fn("atan", y) + fn("log", 3.0 + y) * fn("cos", x)

    node = f(x, y, lambda name, a: graph.apply(name, a)) + graph.atan2(y, x)
    first = graph.gradient(node, [x, y])
    second = [graph.gradient(s, [x, y]) for s in first]
    got = graph.program([*first, *second[0], *second[1]])(0.0, [0.7, -0.4], [], [])

    def exact(a: Any, b: Any) -> Any:
        return f(a, b, lambda name, c: getattr(mp, name)(c)) + mp.atan2(b, a)

    orders = [(1, 0), (0, 1), (2, 0), (1, 1), (1, 1), (0, 2)]
    with mp.workdps(40):
        want = [float(mp.diff(exact, (mp.mpf("0.7"), mp.mpf("-0.4")), n)) for n in orders]
    assert got == pytest.approx(want, rel=1e-13)


# --- switches ------------------------------------------------------------------------------------------
def test_a_short_pulse_gives_its_whole_impulse() -> None:
    push = call("where", t - 1, 100, 0) * call("where", 1.01 - t, 1, 0)
    motion = moved(1, 2.0, ([0.0], [0.0]), kinetic=square(0), generalized=((0, push),))
    assert motion.U[-1, 0] == pytest.approx(1.0, abs=1e-12)
    assert motion.X[-1, 0] == pytest.approx(0.995, abs=1e-12)


def test_a_kink_in_a_prescribed_motion_is_a_blow() -> None:
    motion = moved(
        2, 2.0, ([0.0, 0.0], [0.0, 0.0]), kinetic=square(0, 1), springs=(Spring((q(1) - q(0),), (), 100.0),),
        constraints=(Constraint("prescribed", (q(0),), value=call("max", 0, t - 1)),),
    )  # fmt: skip
    assert motion.X[-1, 1] == pytest.approx(1 - math.sin(10) / 10, abs=1e-11)  # 1.05440211


def test_a_blow_is_shared_by_masses_that_a_rod_couples() -> None:
    """x + y = max(0, t - 1) with masses 1 and 3: M dv = A' L gives the velocities 3/4 and 1/4."""
    row = q(0) + q(1) - call("max", 0, t - 1)
    motion = moved(
        2, 1.5, ([0.0, 0.0], [0.0, 0.0]), kinetic=square(0) + 1.5 * v(1) ** 2,
        constraints=(Constraint("holonomic", (row,)),),
    )  # fmt: skip
    assert motion.U[-1] == pytest.approx([0.75, 0.25], abs=1e-12)


def test_a_one_sided_spring_is_left_and_met_in_time() -> None:
    """A mass meets a spring at x = 0 with speed 1, is turned round in half a period, and leaves with speed -1."""
    push = -(100.0 * call("max", 0, q(0)))
    motion = moved(1, 2.0, ([-0.5], [1.0]), kinetic=square(0), generalized=((0, push),))
    assert motion.U[-1, 0] == pytest.approx(-1.0, abs=1e-11)
    assert motion.X[-1, 0] == pytest.approx(-(1.5 - math.pi / 10), abs=1e-11)


# --- friction --------------------------------------------------------------------------------------------
def on_floor(
    mu: float, speed: float, static: float = 0.0, force: E | None = None, until: float = 1.0
) -> Verdict:
    return moved(
        2, until, ([0.0, 0.0], [speed, 0.0]), kinetic=square(0, 1), potential=g * q(1),
        constraints=(Constraint("holonomic", (q(1),), normal=as_e(1.0)),),
        friction=(Friction(0, mu, static or mu, "actual", (v(0),)),),
        generalized=((0, force),) if force is not None else (),
    )  # fmt: skip


def test_a_block_slides_v2_over_2_mu_g_and_sticks() -> None:
    motion = on_floor(0.3, 1.0)
    assert motion.X[-1, 0] == pytest.approx(1 / (2 * 0.3 * g), abs=1e-12)
    assert abs(motion.U[-1, 0]) < 1e-13


def test_a_block_breaks_loose_when_the_push_exceeds_the_static_limit() -> None:
    """A push of t newtons on 1 kg: loose at t = 0.2 g, then v' = t - 0.1 g."""
    motion = on_floor(0.1, 0.0, 0.2, t * 1.0, until=3.0)
    begin = 0.2 * g
    want = (9 - begin**2) / 2 - 0.1 * g * (3 - begin)
    assert motion.U[-1, 0] == pytest.approx(want, abs=1e-10)
    assert motion.happened[0][0] == pytest.approx(begin, abs=1e-9)


def test_a_ladder_rubs_at_the_wall_and_at_the_floor_with_its_actual_forces() -> None:
    x, y, a = q(0), q(1), q(2)
    s, c = call("sin", a), call("cos", a)
    motion = moved(
        3, 0.4, ([math.cos(0.8), math.sin(0.8), 0.8], [0.1 * math.sin(0.8), -0.1 * math.cos(0.8), -0.1]),
        kinetic=square(0, 1) + (1 / 6) * v(2) ** 2, potential=g * y,
        constraints=(Constraint("holonomic", (y - s,)), Constraint("holonomic", (x - c,))),
        friction=(Friction(0, 0.3, 0.3, "actual", (ddt(x + c),)), Friction(1, 0.3, 0.3, "actual", (ddt(y + s),))),
    )  # fmt: skip
    assert motion.X[-1, 2] == pytest.approx(0.604856339, abs=1e-9)


def test_a_puck_stops_in_a_plane_along_its_straight_line() -> None:
    motion = moved(
        3, 1.0, ([0.0, 0.0, 0.0], [0.6, 0.8, 0.0]), kinetic=square(0, 1, 2), potential=g * q(2),
        constraints=(Constraint("holonomic", (q(2),), normal=as_e(1.0)),),
        friction=(Friction(0, 0.2, 0.2, "actual", (v(0), v(1))),),
    )  # fmt: skip
    way = 1 / (2 * 0.2 * g)
    assert motion.X[-1, :2] == pytest.approx([0.6 * way, 0.8 * way], abs=1e-10)


# --- rotations and rolling ---------------------------------------------------------------------------------
def test_a_free_body_keeps_its_angular_momentum_and_energy() -> None:
    body = Body(1.0, (1.0, 2.0, 2.5), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0), omega=(0.3, 2.0, 0.2))
    motion = moved(0, 5.0, ([], []), bodies=(body,))
    momenta = []
    for X, U in zip(motion.X, motion.U, strict=True):
        w, x, y, z = X[3:]
        R = np.array(
            [
                [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
            ]
        )
        momenta.append(R @ np.diag(body.inertia) @ R.T @ U[3:])
    assert momenta[1] == pytest.approx(momenta[0], abs=1e-10)
    assert motion.energy[1] == pytest.approx(motion.energy[0], abs=1e-10)


def test_a_ball_rolls_down_a_slope_with_five_sevenths_of_g_sine() -> None:
    slope = 0.2
    body = Body(2.0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    roll = Rolling("sphere", (0.1,), slope * q(0), (0.0, 0.0))
    motion = moved(0, 1.0, ([], []), bodies=(body,), gravity=(0.0, 0.0, -g), rolling=roll)
    a = 5 / 7 * g * slope / (1 + slope**2)  # of the contact, along x
    assert motion.X[-1, 0] == pytest.approx(-a / 2, abs=1e-11)


def test_a_ball_on_a_turntable_goes_round_in_a_circle_at_two_sevenths_of_its_rate() -> None:
    body = Body(1.0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    rate, until = 7.0, math.pi  # one whole circle
    roll = Rolling("sphere", (0.1,), 0.0 * q(0), (0.3, 0.0), turn=rate * t, drive=(0.2, 0.1))
    motion = moved(0, until, ([], []), bodies=(body,), gravity=(0.0, 0.0, -g), rolling=roll)
    angle = rate * until  # X is in the table's frame
    x, y = motion.X[-1, :2]
    place = [x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)]
    assert place == pytest.approx([0.3, 0.0], abs=1e-9)


# --- draws and texts -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_a_seed_gives_the_same_system_bit_for_bit_and_another_seed_another(kind: str) -> None:
    assert repr(system(kind, 3)) == repr(system(kind, 3))
    assert repr(system(kind, 3)) != repr(system(kind, 4))


@pytest.mark.slow
def test_the_judge_knows_no_trundle_and_no_casadi() -> None:
    code = "import sys, fuzz.judge; print([m for m in sys.modules if m.split('.')[0] in ('trundle', 'casadi')])"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout.strip() == "[]"


def runs_code(text: str) -> str:
    return str(eval(text))


def crashes(text: str) -> str:
    return text[len(text)]


def writes(text: str) -> str:
    with open(text, "w") as file:
        return str(file.write("x"))


@pytest.mark.parametrize(("action", "text"), [(runs_code, "1 + 1"), (crashes, "x"), (writes, "x")])
def test_the_guard_of_texts_finds_code_that_runs_crashes_and_files_that_are_written(
    action: Any, text: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(texts.Finding):
        texts.Guard().watch(action, text)


def test_mutations_are_the_same_for_the_same_seed() -> None:
    corpus = texts.formulas()
    made = [mutations.mutated(random.Random(7), corpus[0], corpus) for _ in range(2)]
    assert made[0] == made[1]
