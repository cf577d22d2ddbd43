"""What `system.report()` and `print(system)` say is true, line by line."""

from typing import Any

import numpy as np
import pytest

import trundle as td

x, y, z, a = td.coordinates("x y z a")
hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
blade = td.Nonholonomic(x.dot * td.sin(a) - y.dot * td.cos(a), name="blade")


def unit(*coordinates: td.Coordinate, **more: Any) -> td.System:
    kinetic = sum((q.dot**2 for q in coordinates), td.sin(0)) / 2
    return td.System(kinetic=kinetic, **more)


def line(system: Any, first: str) -> str:
    """The line of the print-out that begins so."""
    found = [row.strip() for row in str(system).splitlines() if row.strip().startswith(first)]
    assert len(found) == 1, str(system)
    return found[0]


def freedom(system: td.System) -> str:
    return line(system, "freedom").removeprefix("freedom").strip()


def test_the_print_out_is_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    system = unit(x, y, constraints=[hoop], name="bead")
    print(system)
    assert capsys.readouterr().out.strip() == str(system.report())
    assert repr(system) == str(system.report())


def test_everything_in_a_system_is_listed() -> None:
    m, g = td.parameter("m", 2.5), td.parameter("g", 9.81)
    ball = td.Particle("ball", mass=m)
    system = td.System(
        bodies=[ball],
        kinetic=x.dot**2 / 2,
        constraints=[
            td.Holonomic(ball.position[:2], name="rail"),
            td.Nonholonomic(x.dot - 1, name="belt"),
        ],
        forces=[td.Gravity(g), td.Damper(x, coefficient=0.1, name="oil")],
        name="rig",
    )
    report = system.report()
    assert report.coordinates == ("ball.x", "ball.y", "ball.z", "x")
    assert report.parameters == ("m = 2.5", "g = 9.81")
    assert "'rig'" in report.title
    assert "4 coordinates, 3 constraint rows" in report.title
    assert "rail (holonomic, 2 rows)" in line(system, "constraints")
    assert "belt (nonholonomic, 1 row)" in line(system, "constraints")
    assert "Gravity" in line(system, "forces")
    assert "oil" in line(system, "forces")


def test_what_is_not_there_is_said_to_be_none() -> None:
    system = unit(x)
    assert line(system, "parameters").endswith("none")
    assert line(system, "constraints").endswith("none")
    assert line(system, "forces").endswith("none")
    assert "0 of 0 rows" in line(system, "rank of A")
    assert freedom(system) == "1 degree of freedom"


def test_long_lists_are_shortened_with_their_length() -> None:
    many = td.coordinates(" ".join(f"q{i}" for i in range(40)))
    text = line(unit(*many), "coordinates")
    assert "q0, q1" in text
    assert "40 in all" in text
    assert "q39" not in text


@pytest.mark.parametrize(
    ("system", "speeds", "places"),
    [
        (unit(x, y), 2, 2),
        (unit(x, y, constraints=[hoop]), 1, 1),
        (unit(x, y, constraints=[td.Holonomic([x, y], name="pin")]), 0, 0),
        (unit(x, y, a, constraints=[blade]), 2, 3),
        (unit(x, y, a, constraints=[blade, hoop]), 1, 2),
        (unit(x, y, a, constraints=[td.Nonholonomic(x.dot**2 - 4, name="cruise")]), 2, 3),
        (unit(x, y, constraints=[td.Holonomic(x - td.sin(td.t), name="shaker")]), 1, 1),
        (unit(x, y, constraints=[td.Holonomic(x**2 - y**2 - 1, name="twice bent")]), 1, 1),
    ],
)
def test_degrees_of_freedom_in_velocities_and_positions(
    system: td.System, speeds: int, places: int
) -> None:
    text = f"{speeds} degree{'s' * (speeds != 1)} of freedom"
    text += f" in velocities, {places} in positions" if places != speeds else ""
    assert freedom(system) == text


def test_holding_the_energy_takes_no_freedom_away() -> None:
    pendulum = td.System(lagrangian=a.dot**2 / 2 + td.cos(a), constraints=[td.EnergyHeld()])
    assert freedom(pendulum) == "1 degree of freedom"
    assert line(pendulum, "parameters").endswith("none")  # the level is not the user's to set


def test_redundant_constraints_are_named_and_said_to_be_harmless() -> None:
    again = td.Holonomic(3 * x**2 + 3 * y**2 - 3, name="hoop again")
    system = unit(x, y, constraints=[hoop, again])
    assert line(system, "rank of A").endswith(
        "1 of 2 rows; redundant, which does no harm: hoop again"
    )
    assert system.report().ranks.redundant == (("hoop again", 1, 1),)
    assert freedom(system) == "1 degree of freedom"
    three = unit(x, y, constraints=[td.Holonomic([x, y, x - y], name="pin")])
    assert "pin (1 of 3 rows)" in line(three, "rank of A")
    assert "redundant" not in str(unit(x, y, constraints=[hoop]))


def test_coordinates_without_mass_are_named() -> None:
    ball, spot = td.Particle("ball", mass=1), td.Particle("spot", mass=0)
    glue = td.Holonomic(spot.position - ball.position, name="glue")
    system = td.System(bodies=[ball, spot], constraints=[glue])
    assert line(system, "rank of M") == "rank of M    3 of 6; without mass: spot.x, spot.y, spot.z"
    assert "6 of 6: the accelerations are determined" in line(system, "rank [M|A']")
    assert freedom(system) == "3 degrees of freedom"


def test_a_singular_mass_matrix_of_massive_coordinates_names_nothing_massless() -> None:
    system = td.System(kinetic=(x.dot + y.dot) ** 2 / 2)
    assert line(system, "rank of M") == "rank of M    1 of 2"
    assert "NOT determined" in line(system, "rank [M|A']")
    assert "left free: x, y" in line(system, "rank [M|A']")


def test_what_is_left_free_is_named() -> None:
    ghost = td.Particle("ghost", mass=0)
    system = td.System(bodies=[ghost], constraints=[td.Holonomic(ghost.position[0], name="wall")])
    text = line(system, "rank [M|A']")
    assert "1 of 3: NOT determined (Eq. 43); left free: ghost.y, ghost.z" in text


@pytest.mark.parametrize(
    "pair",
    [
        (td.Holonomic(x - td.t**2, name="lift A"), td.Holonomic(x - 2 * td.t**2, name="lift B")),
        (td.Nonholonomic(x.dot - 1, name="lift A"), td.Nonholonomic(x.dot - 2, name="lift B")),
        (td.Holonomic(x, name="lift A"), td.Holonomic(x - 1, name="lift B")),
    ],
)
def test_contradictory_constraints_are_named_and_not_called_harmless(pair: Any) -> None:
    text = str(unit(x, y, constraints=list(pair)))
    said = text.split("forces", 1)[1]  # beyond the plain list of constraints
    assert "lift A" in said
    assert "lift B" in said
    assert "does no harm" not in said


def test_constraints_that_no_configuration_satisfies_are_said_to_have_none() -> None:
    impossible = td.Holonomic(x**2 + y**2 + 1, name="imaginary")
    text = str(unit(x, y, constraints=[impossible]))
    assert "no configuration" in text
    assert "'imaginary'" in text
    assert unit(x, y, constraints=[impossible]).report().ranks is None


def test_the_principle_is_said_where_it_is_not_the_usual_one() -> None:
    assert "vakonomic" in unit(x, y, a, constraints=[blade], principle="vakonomic").report().title
    assert "vakonomic" not in unit(x, y, a, constraints=[blade]).report().title


def test_ranks_are_those_of_the_given_start() -> None:
    # both rows are along x at the point where the circles touch, and independent elsewhere
    left = td.Holonomic((x + 1) ** 2 + y**2 - 1, name="left")
    right = td.Nonholonomic((x - 1) * x.dot + (y - 0.0) * y.dot, name="right")
    system = unit(x, y, constraints=[left, right])
    assert system.report().ranks.rank_A == 2
    touching = system.report(start={x: 0, y: 0, x.dot: 0, y.dot: 0})
    assert touching.ranks.rank_A == 1
    assert touching.ranks.redundant == (("right", 1, 1),)


def test_a_report_is_made_with_the_parameters_it_is_given() -> None:
    m = td.parameter("m", 1.0)
    rod = td.Holonomic(x - y, name="rod")
    system = td.System(kinetic=x.dot**2 / 2 + m * y.dot**2 / 2, constraints=[rod])
    for start in (None, {x: 0, x.dot: 0}):
        report = system.report(start=start, parameters={m: 0.0})
        assert report.ranks.rank_M == 1
        assert report.ranks.massless == ("y",)
        assert report.parameters == ("m = 0",)
    assert system.report().ranks.rank_M == 2
    with pytest.raises(td.ModelError):
        system.report(parameters={td.parameter("n", 1): 1})


def test_a_report_refuses_a_start_that_does_not_fit() -> None:
    system = unit(x, y, constraints=[hoop])
    with pytest.raises(td.ContradictionError, match="hoop"):
        system.report(start={x: 1, y: 1, x.dot: 0})
    with pytest.raises(td.StartError, match=r"y\.dot"):
        system.report(start={x: 1, y: 0})


@pytest.mark.parametrize(
    "kinetic",
    [
        td.log(x - 100) * x.dot**2 / 2,
        td.sqrt(x - 50) * x.dot**2 / 2,
        x.dot**2 / (2 * (1 - td.cosh(x))),
    ],
)
def test_a_system_whose_formulas_hold_only_somewhere_can_be_printed(kinetic: Any) -> None:
    text = str(td.System(kinetic=kinetic, name="narrow"))
    assert "'narrow'" in text


def test_printing_never_needs_a_run() -> None:
    system = unit(x, y, constraints=[hoop])
    str(system)
    assert "_machine" not in vars(system)


# Linear systems of small whole numbers, in units a thousand times larger or smaller: NumPy knows
# every rank before the units come in.
@pytest.mark.parametrize("seed", range(40))
def test_every_rank_is_right_on_linear_systems_in_any_units(seed: int) -> None:
    rng = np.random.default_rng(seed)
    A = rng.integers(-2, 3, size=(rng.integers(0, 6), 4)).astype(float)
    A = A[A.any(axis=1)]
    masses = rng.choice([0.0, 1.0, 2.5], size=4)
    holonomic, units = bool(rng.integers(2)), rng.integers(-3, 4, size=9)
    q = td.coordinates("q0 q1 q2 q3")
    scaled = 10.0 ** units[4:][: len(A), None] * A * 10.0 ** units[:4]
    constraints = [
        td.Holonomic(row @ td.vector(q), name=f"row {i}")
        if holonomic
        else td.Nonholonomic(row @ td.vector(q).dot, name=f"row {i}")
        for i, row in enumerate(scaled)
    ]
    M = np.diag(masses * 100.0 ** units[:4])
    system = td.System(coordinates=q, M=M, Q=np.zeros(4), constraints=constraints)
    ranks = system.report().ranks
    assert ranks is not None
    rank_A = int(np.linalg.matrix_rank(A)) if len(A) else 0
    both = np.vstack([np.diag(masses), A])
    assert (ranks.n, ranks.m, ranks.rank_A) == (4, len(A), rank_A)
    assert ranks.rank_holonomic == (rank_A if holonomic else 0)
    assert ranks.rank_M == np.count_nonzero(masses)
    assert ranks.rank_MA == np.linalg.matrix_rank(both)
    assert ranks.massless == tuple(f"q{i}" for i in range(4) if masses[i] == 0)
    assert ranks.contradictory == ()
    dependent = [
        f"row {i}"
        for i in range(len(A))
        if np.linalg.matrix_rank(A[: i + 1]) == (np.linalg.matrix_rank(A[:i]) if i else 0)
    ]
    assert [name for name, _, _ in ranks.redundant] == dependent
    _, sizes, Vt = np.linalg.svd(both)
    null = Vt[int(np.sum(sizes > 1e-9)) :]
    loose = np.abs(null).max(axis=0, initial=0.0) > 1e-9
    assert ranks.free == tuple(f"q{i}" for i in range(4) if loose[i])


def test_ranks_of_rows_that_bind_only_massless_coordinates_do_not_depend_on_units() -> None:
    m0, m1 = td.coordinates("m0 m1")
    rows = [m0 - td.t, 1e-5 * (m1 - td.t), 1e4 * (m0 - td.t)]
    system = td.System(
        coordinates=[x, m0, m1],
        M=np.diag([1.0, 0.0, 0.0]),
        Q=np.zeros(3),
        constraints=[td.Holonomic(row, name=f"row {i}") for i, row in enumerate(rows)],
    )
    ranks = system.report().ranks
    assert ranks is not None
    assert (ranks.rank_A, ranks.rank_MA) == (2, 3)
    assert ranks.redundant == (("row 2", 1, 1),)
