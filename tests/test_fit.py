"""Fits: noise and its spread, files and frames, what data cannot tell apart, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trundle as td

g = 9.81


def pendulum() -> tuple[td.System, Any, Any, Any]:
    (th,) = td.coordinates("th")
    L, c = td.parameter("L", 1.0), td.parameter("c", 0.1)
    damping = td.GeneralizedForce({th: -c * th.dot})
    return (
        td.System(lagrangian=L**2 * th.dot**2 / 2 + g * L * td.cos(th), forces=[damping]),
        th,
        L,
        c,
    )


def swing(noise: float = 0.0, seed: int = 0) -> dict[str, np.ndarray]:
    system, th, L, c = pendulum()
    t = np.linspace(0, 6, 121)
    run = system.simulate(
        6, {th: 1.2, th.dot: 0.0}, parameters={L: 0.8, c: 0.15}, samples=t.tolist()
    )
    return {"t": t, "th": run[th] + noise * np.random.default_rng(seed).normal(size=len(t))}


def stone() -> tuple[td.System, Any, Any, dict[Any, Any], Any]:
    """A rattleback whose largest moment of inertia and drag are unknown."""
    J, c = td.parameter("J", 3.0), td.parameter("c", 0.02)
    a = 0.2  # between the axes of inertia and of shape
    turn = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    B = turn @ np.diag([1 / 4, 1, 1 / 9]) @ turn.T

    def skin(x: Any, y: Any, z: Any) -> Any:
        s = td.vector([x, y, z])
        return (s @ (B @ s) - 1) / 2

    body = td.Solid("stone", mass=1.0, inertia=(2, J, 1), surface=skin)
    contact = td.Rolling(body, td.Surface.plane((0, 1, 0)))
    u = body.quaternion
    drag = td.GeneralizedForce({u[i]: -4 * c * u[i].dot for i in range(4)})
    forces = [td.Gravity((0, -g, 0)), drag]
    system = td.System(bodies=[body], constraints=[contact], forces=forces)
    return system, J, c, contact.start(at=(0, 0, 0), omega=(0.0, -1.0, -0.05)), body


# --- what comes out ---------------------------------------------------------------------------------
def test_without_noise_the_parameters_come_back() -> None:
    system, th, L, c = pendulum()
    found = td.fit(system, swing(), [L, c, th], start={th: 1.0, th.dot: 0.0})
    assert found.converged
    assert abs(found[L] - 0.8) < 1e-8
    assert abs(found[c] - 0.15) < 1e-8
    assert abs(found[th] - 1.2) < 1e-8
    assert not found.blind


@pytest.mark.slow
def test_estimates_spread_as_their_covariance_says() -> None:
    system, th, L, c = pendulum()
    runs = [
        td.fit(system, swing(0.02, seed), [L, c, th], start={th: 1.2, th.dot: 0.0})
        for seed in range(30)
    ]
    estimates = np.array([run.estimate for run in runs])
    told = np.sqrt(np.mean([np.diag(run.covariance) for run in runs], axis=0))
    assert (
        np.abs(estimates.std(axis=0) / told - 1).max() < 0.35
    )  # 30 runs: a standard error of 0.13
    assert np.abs(estimates.mean(axis=0) - (0.8, 0.15, 1.2)).max() < 4 * (told / 30**0.5).max()
    assert abs(np.mean([run.sigma["th"] for run in runs]) - 0.02) < 0.001


@pytest.mark.slow
def test_inertia_and_drag_of_a_rattleback_lie_within_two_standard_deviations() -> None:
    system, J, c, start, body = stone()
    t = np.linspace(0, 8, 81)
    exact = system.simulate(8, start, samples=t.tolist())[body.omega]
    size, rng = 0.01 * np.abs(exact).max(axis=0), np.random.default_rng(3)
    measured = {name: body.omega[i] for i, name in enumerate("abc")}
    inside = []
    for _ in range(20):
        data = {
            name: exact[:, i] + size[i] * rng.normal(size=len(t)) for i, name in enumerate("abc")
        }
        found = td.fit(
            system,
            {"t": t, **data},
            [J, c],
            start=start,
            measured=measured,
            given={J: 3.1, c: 0.01},
        )
        inside += [
            abs(found[J] - 3.0) < 2 * found.errors["J"],
            abs(found[c] - 0.02) < 2 * found.errors["c"],
        ]
    assert np.mean(inside) > 0.85  # 95.4 % of 40, less three standard errors


def test_the_offset_of_a_sensor_is_found_beside_the_rest() -> None:
    system, th, L, c = pendulum()
    data = swing(0.005, 1)
    data["th"] = data["th"] + 0.3
    found = td.fit(system, data, [L, c], start={th: 1.2, th.dot: 0.0}, offsets=["th"])
    assert abs(found["offset of th"] - 0.3) < 5 * found.errors["offset of th"] < 0.01


def test_what_the_data_cannot_tell_apart_is_said() -> None:
    (x,) = td.coordinates("x")
    m, k = td.parameter("m", 1.0), td.parameter("k", 3.0)
    spring = td.System(lagrangian=m * x.dot**2 / 2 - k * x**2 / 2)
    t = np.linspace(0, 5, 40)
    found = td.fit(spring, {"t": t, "x": np.cos(2 * t)}, [m, k], start={x: 1.0, x.dot: 0})
    assert found.blind == (("m", "k"),)
    assert found.errors == {"m": np.inf, "k": np.inf}
    assert abs(found[k] / found[m] - 4) < 1e-8  # what they can tell
    assert "cannot tell apart: m, k" in repr(found)


# --- where data come from ---------------------------------------------------------------------------
@pytest.mark.slow
def test_a_pendulum_from_a_csv_file(tmp_path: Path) -> None:
    system, th, L, c = pendulum()
    data = swing(0.01, 2)
    lines = ["# measured on a rainy day", "time (s);angle", ""]
    lines += [
        f"{t};{'' if i == 7 else value}"
        for i, (t, value) in enumerate(zip(*data.values(), strict=True))
    ]
    file = tmp_path / "swing.csv"
    file.write_text("\n".join(lines), "utf-8")
    found = td.fit(system, file, [L, c], start={th: 1.2, th.dot: 0.0}, measured={"angle": th})
    assert abs(found[L] - 0.8) < 4 * found.errors["L"] < 0.01
    assert int(np.isfinite(found.residuals).sum()) == 120
    assert found.plot().axes


def test_a_pandas_frame_with_time_as_its_index() -> None:
    pandas = pytest.importorskip("pandas")
    system, th, L, c = pendulum()
    data = swing()
    frame = pandas.DataFrame({"th": data["th"]}, index=data["t"])
    found = td.fit(system, frame, [L, "c"], start={th: 1.2, th.dot: 0.0})
    assert abs(found[c] - 0.15) < 1e-8


def test_what_was_fitted_simulates() -> None:
    system, th, L, c = pendulum()
    found = td.fit(system, swing(), [L, c, th], start={th: 1.0, th.dot: 0.0})
    again = system.simulate(6, found.start, parameters=found.parameters, samples=3)
    assert abs(again[th][-1] - found.motion[th][-1]) < 1e-9


# --- what is refused --------------------------------------------------------------------------------
def test_too_few_data_are_said() -> None:
    system, th, L, c = pendulum()
    few = {"t": [0.0, 1.0], "th": [1.2, 0.3]}
    with pytest.raises(td.ModelError, match="2 measured values cannot determine 2 unknowns"):
        td.fit(system, few, [L, c], start={th: 1.2, th.dot: 0.0})


def test_data_that_say_nothing_are_refused(tmp_path: Path) -> None:
    system, th, L, _ = pendulum()
    start = {th: 1.2, th.dot: 0.0}
    with pytest.raises(td.ModelError, match="no column of times"):
        td.fit(system, {"when": [0, 1, 2], "th": [1, 2, 3]}, [L], start=start)
    with pytest.raises(td.TrundleError, match="angle"):
        td.fit(system, {"t": [0, 1, 2], "angle": [1, 2, 3]}, [L], start=start)
    with pytest.raises(td.ModelError, match="neither a parameter nor a key of start="):
        td.fit(system, swing(), [th * 2], start=start)
    with pytest.raises(td.ModelError, match="offsets="):
        td.fit(system, swing(), [L], start=start, offsets=["x"])
    with pytest.raises(td.ModelError, match="sigma="):
        td.fit(system, swing(), [L], start=start, sigma=-1.0)
    with pytest.raises(td.ModelError, match="no named columns"):
        td.fit(system, np.zeros((3, 2)), [L], start=start)
    file = tmp_path / "bad.csv"
    file.write_text("t,th\n0,1\n1,one\n", "utf-8")
    with pytest.raises(td.ModelError, match=r"line 3 has 'one'"):
        td.fit(system, file, [L], start=start)
    with pytest.raises(td.ModelError, match="cannot be read"):
        td.fit(system, tmp_path / "none.csv", [L], start=start)
    with pytest.raises(td.ModelError, match="parameters="):
        td.fit(system, swing(), 3, start=start)  # type: ignore[arg-type]
