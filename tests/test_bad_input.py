"""Bad physics is refused at the front door: always a TrundleError, in parts, naming the thing."""

import decimal
import fractions
import inspect
from collections.abc import Callable
from typing import Any

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import trundle as td

NAN, INF = float("nan"), float("inf")
x, y, z = td.coordinates("x y z")
mu = td.parameter("mu", 0.2)
hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
L = (x.dot**2 + y.dot**2) / 2 - 9.81 * y
bead = td.System(lagrangian=L, constraints=[hoop], name="bead")
free = td.System(lagrangian=L, name="stone")
rubbed = bead.but(forces=[td.Coulomb(hoop, mu)])
START = {x: 1, y: 0, y.dot: -1}


def refused(call: Callable[[], Any], *names: str) -> td.TrundleError:
    """The call is refused with a message in parts that names the thing and leaks no internals."""
    with pytest.raises(td.TrundleError) as caught:
        call()
    error = caught.value
    assert error.given.strip()
    assert error.expected.strip()
    message = str(error).lower()
    assert "casadi" not in message
    assert all(name.lower() in message for name in names)
    return error


def run(system: td.System = bead, **changes: Any) -> Any:
    return system.simulate(**{"until": 0.01, "start": START, "samples": 2, **changes})


# --- numbers with a meaning ----------------------------------------------------------------------
NO_NUMBER = [NAN, INF, -INF, "2", "heavy", b"2", [1, 2], 1j, 10**400, {}, object(), np.array(["a"])]
PHYSICAL: dict[str, tuple[Callable[[Any], Any], str]] = {
    "mass": (lambda v: td.Particle("Sputnik", mass=v), "Sputnik"),
    "stiffness": (lambda v: td.Spring(x, stiffness=v, length=0, name="coil"), "coil"),
    "coefficient": (lambda v: td.Damper(x, coefficient=v, name="dashpot"), "dashpot"),
    "mu": (lambda v: td.Coulomb(hoop, v), "friction on hoop"),
    "static": (lambda v: td.Coulomb(hoop, 0.0, static=v), "friction on hoop"),
}


@pytest.mark.parametrize("what", PHYSICAL)
@pytest.mark.parametrize(
    "bad", [*NO_NUMBER, -1.0, -1e-300, np.float64(-2)], ids=lambda v: repr(v)[:8]
)
def test_physical_constants_are_finite_numbers_not_below_zero(what: str, bad: Any) -> None:
    make, name = PHYSICAL[what]
    refused(lambda: make(bad), name)


@pytest.mark.parametrize("what", PHYSICAL)
def test_physical_constants_may_depend_on_parameters_only(what: str) -> None:
    make, name = PHYSICAL[what]
    make(0)
    make(mu**2)
    for loose in (x, x.dot, td.t, mu * x, hoop.multiplier):
        refused(lambda loose=loose: make(loose), name, "parameters")


@pytest.mark.parametrize("what", ["mass", "stiffness", "coefficient", "mu"])
def test_a_physical_constant_that_is_none_is_missing(what: str) -> None:
    make, name = PHYSICAL[what]
    assert "missing" in refused(lambda: make(None), name).given


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda v: td.Gravity(v), "gravity"),
        (lambda v: td.Gravity((0, 0, v)), "gravity"),
        (lambda v: td.Spring(x, stiffness=1, length=v, name="coil"), "coil"),
        (lambda v: td.Spring(x - v, stiffness=1, length=0, name="coil"), ""),
        (lambda v: td.PointForce((v, 0, 0), at=(x, y, z), name="push"), "push"),
        (lambda v: td.GeneralizedForce({x: v}, name="drive"), "drive"),
        (lambda v: td.NonIdeal({x: v}, name="drag"), "drag"),
        (lambda v: td.Potential(v, name="well"), "well"),
        (lambda v: td.Holonomic(v, name="wall"), "wall"),
        (lambda v: td.Holonomic([x, v], name="wall"), "wall"),
        (lambda v: td.Nonholonomic([x.dot, v], name="blade"), "blade"),
        (lambda v: td.Particle("P", mass=1, position=[x, y, v]), "'P'"),
        (lambda v: td.System(lagrangian=v), "lagrangian"),
        (lambda v: td.System(kinetic=v), "kinetic"),
        (lambda v: td.System(kinetic=x.dot**2, potential=v), "potential"),
        (lambda v: td.System(coordinates=[x], M=[[v]], Q=[0]), "M"),
        (lambda v: td.System(coordinates=[x], M=[[1]], Q=[v]), "Q"),
        (lambda v: td.Coulomb(hoop, 0.1, at=[x, v]), "friction on hoop"),
        (lambda v: td.Coulomb(hoop, 0.1, on=[x.dot, v]), "friction on hoop"),
    ],
)
@pytest.mark.parametrize("bad", [NAN, -INF, "2", 1j, 10**400, object()], ids=lambda v: repr(v)[:12])
def test_every_quantity_is_refused_by_the_name_of_what_it_belongs_to(
    make: Callable[[Any], Any], name: str, bad: Any
) -> None:
    refused(lambda: make(bad), name)


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(), st.just(10**400), st.floats(), st.text(max_size=5),
    st.binary(max_size=5), st.complex_numbers(), st.lists(st.floats(), max_size=4),
    st.lists(st.none() | st.text(max_size=2), max_size=3), st.dictionaries(st.integers(), st.floats(), max_size=2),
    st.fractions(), st.decimals(), st.just(object()), st.just(np.zeros((2, 2, 2))), st.just(np.array([])),
    st.just(np.array([1j])), st.just(np.array(["a"])), st.just(np.array(None)), st.just(x),
    st.just(x.dot), st.just(x.dot.dot), st.just(td.vector([x, y, z])), st.just(hoop), st.just(hoop.multiplier),
    st.just(ca.SX.sym("q")), st.builds(lambda: ca.DM([1, 2])), st.just(int), st.just(len),
)  # fmt: skip
CONSTRUCTORS: list[Callable[[Any], Any]] = [
    td.coordinates,
    td.Gravity,
    td.Potential,
    td.Holonomic,
    td.Nonholonomic,
    td.GeneralizedForce,
    td.NonIdeal,
    td.Event,
    td.vector,
    td.norm,
    lambda v: td.parameter(v, 1.0),
    lambda v: td.parameter("p", v),
    lambda v: td.Particle(v, mass=1),
    lambda v: td.Particle("P", mass=v),
    lambda v: td.Particle("P", mass=1, position=v),
    lambda v: td.Spring(v, stiffness=1, length=1),
    lambda v: td.Spring([x, y, z], v, stiffness=1, length=1),
    lambda v: td.Spring(x, stiffness=v, length=1),
    lambda v: td.Spring(x, stiffness=1, length=v),
    lambda v: td.Damper(v, coefficient=1),
    lambda v: td.Damper(x, coefficient=v),
    lambda v: td.PointForce(v, at=[x, y, z]),
    lambda v: td.PointForce([1, 2, 3], at=v),
    lambda v: td.GeneralizedForce({x: v}),
    lambda v: td.Coulomb(v, 0.1),
    lambda v: td.Coulomb(hoop, v),
    lambda v: td.Coulomb(hoop, 0.1, static=v),
    lambda v: td.Coulomb(hoop, 0.1, thrust=v),
    lambda v: td.Coulomb(hoop, 0.1, at=v),
    lambda v: td.Coulomb(hoop, 0.1, on=v),
    lambda v: td.Event(x, direction=v),
    lambda v: td.gradient(x, v),
    lambda v: td.gradient(v, x),
    lambda v: td.cross(v, [x, y, z]),
    lambda v: td.where(x > 0, v, 1),
    lambda v: td.where(v, x, 1),
    lambda v: td.System(lagrangian=v),
    lambda v: td.System(kinetic=x.dot**2 / 2, potential=v),
    lambda v: td.System(lagrangian=L, constraints=v),
    lambda v: td.System(lagrangian=L, forces=v),
    lambda v: td.System(lagrangian=L, bodies=v),
    lambda v: td.System(lagrangian=L, coordinates=v),
    lambda v: td.System(lagrangian=L, principle=v),
    lambda v: td.System(coordinates=[x], M=v, Q=[0]),
    lambda v: td.System(coordinates=[x], M=[[1]], Q=v),
]


@pytest.mark.parametrize("make", CONSTRUCTORS)
@settings(max_examples=25, deadline=None)
@given(bad=JUNK)
@pytest.mark.slow
def test_no_constructor_lets_any_other_error_escape(make: Callable[[Any], Any], bad: Any) -> None:
    try:
        made = make(bad)
    except td.TrundleError as error:
        assert error.given  # noqa: PT017
        assert error.expected  # noqa: PT017
    else:
        assert made is not None


@pytest.mark.parametrize("bad", [NAN, INF, None, "0.3", "a", [1], 1j, 10**400, x, object()])
def test_a_parameter_has_a_finite_number(bad: Any) -> None:
    refused(lambda: td.parameter("stiffness", bad), "stiffness")
    refused(lambda: run(rubbed, parameters={mu: bad}), "mu")


def test_numbers_of_other_kinds_are_numbers() -> None:
    for number in (1, 1.0, np.float32(1), np.int8(1), fractions.Fraction(1), decimal.Decimal(1)):
        assert td.parameter("p", number).value == 1.0  # type: ignore[arg-type]
    assert td.Particle("P", mass=np.float64(2)).mass.shape == ()


# --- what a residual, an energy, a force may contain ---------------------------------------------
def test_a_holonomic_constraint_with_velocities_is_refused_with_the_fix() -> None:
    error = refused(lambda: td.Holonomic(x.dot - y, name="cam"), "cam", "x.dot")
    assert error.fix == "td.Nonholonomic(residual, name='cam')"
    refused(lambda: td.Holonomic([x, y * x.dot], name="cam"), "cam", "x.dot")


def test_a_nonholonomic_constraint_without_velocities_is_refused_with_the_fix() -> None:
    error = refused(lambda: td.Nonholonomic(x - y, name="cam"), "cam", "x - y")
    assert error.fix == "td.Holonomic(residual, name='cam')"
    refused(lambda: td.Nonholonomic([x.dot, x - y], name="cam"), "cam", "x - y")


@pytest.mark.parametrize("kind", [td.Holonomic, td.Nonholonomic])
@pytest.mark.parametrize("residual", [0, 5.0, mu, td.t, mu * td.t, x == y])
def test_a_residual_without_coordinates_is_refused(kind: Any, residual: Any) -> None:
    refused(lambda: kind(residual, name="empty"), "empty", "no coordinate")


def test_a_row_of_a_residual_without_coordinates_is_refused() -> None:
    refused(lambda: td.Holonomic([x, mu - 1], name="half"), "half")


@pytest.mark.parametrize("kind", [td.Holonomic, td.Nonholonomic])
@pytest.mark.parametrize("part", [x.dot.dot, hoop.multiplier])
def test_a_residual_holds_no_accelerations_or_multipliers(kind: Any, part: Any) -> None:
    refused(lambda: kind(x.dot + part, name="late"), "late", repr(part))


@pytest.mark.parametrize("late", [x.dot.dot, hoop.multiplier], ids=repr)
@pytest.mark.parametrize(
    "ingredients",
    [
        lambda late: {"lagrangian": L + x * late},
        lambda late: {"kinetic": x.dot**2 + late},
        lambda late: {"kinetic": (x.dot**2 + y.dot**2) / 2, "potential": late},
        lambda late: {"coordinates": [x], "M": [[1 + late]], "Q": [0]},
        lambda late: {"coordinates": [x], "M": [[1]], "Q": [late]},
        lambda late: {"lagrangian": L, "forces": [td.GeneralizedForce({x: late}, name="late")]},
        lambda late: {"lagrangian": L, "forces": [td.NonIdeal({x: late}, name="late")]},
        lambda late: {"lagrangian": L, "forces": [td.PointForce([late], at=[x], name="late")]},
        lambda late: {"lagrangian": L, "bodies": [td.Particle("P", mass=1, position=[late, 0, 0])]},
        lambda late: {"lagrangian": L, "forces": [td.Spring(late, stiffness=1, length=0)]},
        lambda late: {
            "lagrangian": L,
            "constraints": [hoop],
            "forces": [td.Coulomb(hoop, 0.1, on=[late, 0])],
        },
    ],
)
def test_energies_and_forces_hold_no_accelerations_or_multipliers(
    ingredients: Callable[[Any], dict[str, Any]], late: Any
) -> None:
    def build_and_run() -> None:
        system = td.System(**ingredients(late))
        run(system, start={part: 0.1 for q in system.coordinates for part in (q, q.dot)})

    refused(build_and_run, repr(late))


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: td.Spring(x.dot, stiffness=1, length=0, name="coil"), "coil"),
        (lambda: td.Spring(x, stiffness=1, length=x.dot, name="coil"), "coil"),
        (lambda: td.Damper(x.dot, coefficient=1, name="dashpot"), "dashpot"),
        (lambda: td.PointForce([1, 0, 0], at=[x.dot, 0, 0], name="push"), "push"),
        (lambda: td.Particle("P", mass=1, position=[x.dot, 0, 0]), "'P'"),
        (lambda: td.Potential(x.dot * x, name="well"), "well"),
        (lambda: td.Gravity(x.dot), "gravity"),
        (lambda: td.System(kinetic=x.dot**2 / 2, potential=x.dot * x), "potential"),
    ],
)
def test_places_are_expressions_of_positions_not_of_velocities(
    make: Callable[[], Any], name: str
) -> None:
    refused(make, name, "x.dot")


@pytest.mark.parametrize("at", [x, 5, [x.dot, y.dot], [x], [1, 2], [[x, 1], [0, y]]])
def test_friction_acts_at_a_point_of_two_or_three_positions(at: Any) -> None:
    refused(lambda: td.Coulomb(hoop, 0.1, at=at), "friction on hoop")


@pytest.mark.parametrize("on", [x.dot, 5, [x.dot, 0, 0], [[x.dot, 1], [0, 1]]])
def test_what_friction_slides_on_has_a_velocity_like_the_point(on: Any) -> None:
    refused(lambda: td.Coulomb(hoop, 0.1, on=on), "friction on hoop")


@pytest.mark.parametrize(
    ("call", "names"),
    [
        (lambda: td.Coulomb("hoop", 0.1), ["hoop", "holonomic"]),
        (lambda: td.Coulomb(td.Nonholonomic(x.dot, name="blade"), 0.1), ["blade", "holonomic"]),
        (lambda: td.Coulomb(hoop, 0.1, thrust="real"), ["real", "frictionless", "actual"]),
        (lambda: td.System(lagrangian=L, forces=[td.Coulomb(hoop, 0.1)]), ["hoop", "constraints"]),
        (lambda: td.System(lagrangian=L, forces=[td.Gravity(9.81)]), ["gravity", "bodies"]),
        (lambda: td.PointForce([1, 2], at=[x, y, z], name="push"), ["push", "(2,)", "(3,)"]),
        (lambda: td.Spring([x, y], [0, 0, 0], stiffness=1, length=1, name="coil"), ["coil"]),
        (lambda: td.GeneralizedForce({x.dot: 1}, name="drive"), ["drive"]),
        (lambda: td.GeneralizedForce({"x": 1}, name="drive"), ["drive"]),
        (lambda: td.GeneralizedForce([(x, 1)], name="drive"), ["drive"]),
        (lambda: td.Gravity((0, 9.81)), ["gravity", "(2,)"]),
        (lambda: td.Event(x, direction="up"), ["up", "rising", "falling"]),
        (lambda: td.Event([x, y], name="hit"), ["event", "(2,)"]),
    ],
)
def test_ill_made_parts_are_refused_by_name(call: Callable[[], Any], names: list[str]) -> None:
    refused(call, *names)


# --- systems -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ingredients", "names"),
    [
        ({}, ["coordinates"]),
        ({"lagrangian": 5}, ["coordinates"]),
        ({"lagrangian": L, "kinetic": L}, ["lagrangian", "kinetic"]),
        ({"lagrangian": "x"}, ["lagrangian", "td.parse"]),
        ({"lagrangian": [x, y]}, ["lagrangian", "(2,)"]),
        ({"M": [[1]]}, ["M", "Q", "coordinates"]),
        ({"M": [[1]], "Q": [0]}, ["coordinates"]),
        ({"coordinates": [x], "M": [[1, 0]], "Q": [0]}, ["(1, 2)", "(1, 1)"]),
        ({"coordinates": [x], "lagrangian": L}, ["y", "coordinates"]),
        ({"coordinates": [x, x], "lagrangian": L}, ["coordinates"]),
        ({"lagrangian": L, "constraints": [hoop, hoop]}, ["constraints", "twice"]),
        ({"lagrangian": L, "constraints": [None]}, ["constraints", "None"]),
        ({"lagrangian": L, "forces": [hoop]}, ["forces", "hoop"]),
        ({"lagrangian": L, "bodies": [x]}, ["bodies", "x"]),
        ({"lagrangian": L, "principle": "Hamilton"}, ["principle", "Hamilton", "vakonomic"]),
        (
            {"lagrangian": L, "constraints": [hoop, td.Holonomic(y, name="hoop")]},
            ["constraints", "hoop"],
        ),
        ({"bodies": [td.Particle("P", mass=1), td.Particle("P", mass=2)]}, ["bodies", "P"]),
        ({"lagrangian": L + mu * x + td.parameter("mu", 1) * y}, ["parameters", "mu"]),
        ({"lagrangian": x.dot**2 + td.coordinates("x")[0]}, ["coordinates", "x"]),
        (
            {"coordinates": [x], "M": [[1]], "Q": [0], "constraints": [td.EnergyHeld()]},
            ["energy", "M and Q"],
        ),
    ],
)
def test_ill_made_systems_are_refused_by_name(ingredients: Any, names: list[str]) -> None:
    refused(lambda: td.System(**ingredients), *names)


@pytest.mark.parametrize("key", ["constraints", "forces", "bodies"])
@pytest.mark.parametrize("bad", [None, 5, 1.5, hoop, td.Potential(x), td.Particle("P", mass=1)])
def test_parts_come_in_lists(key: str, bad: Any) -> None:
    error = refused(lambda: td.System(lagrangian=L, **{key: bad}), key)
    assert "list" in error.expected


@pytest.mark.parametrize("bad", [x, 5, ["x", "y"], [x.dot, y], [x, NAN], td.vector([x, y]) + 1])
def test_coordinates_of_a_system_are_coordinates(bad: Any) -> None:
    refused(lambda: td.System(coordinates=bad, M=np.eye(2), Q=[0, 0]), "coordinates")
    refused(lambda: td.System(coordinates=bad, lagrangian=L), "coordinates")


@pytest.mark.parametrize(
    ("ingredients", "parameters", "name"),
    [
        ({"bodies": [td.Particle("K", mass=mu)]}, {mu: -1}, "'K'"),
        ({"bodies": [td.Particle("K", mass=mu - 1)]}, {}, "'K'"),
        ({"bodies": [td.Particle("K", mass=1 / mu)]}, {mu: 0}, "'K'"),
        ({"bodies": [td.Particle("K", mass=td.sqrt(mu))]}, {mu: -1}, "'K'"),
        (
            {"lagrangian": L, "forces": [td.Spring(x, stiffness=mu, length=0, name="coil")]},
            {mu: -2},
            "'coil'",
        ),
        (
            {"lagrangian": L, "forces": [td.Damper(x, coefficient=mu, name="dashpot")]},
            {mu: -2},
            "'dashpot'",
        ),
        (
            {"lagrangian": L, "constraints": [hoop], "forces": [td.Coulomb(hoop, mu)]},
            {mu: -0.1},
            "friction on hoop",
        ),
        (
            {"lagrangian": L, "constraints": [hoop], "forces": [td.Coulomb(hoop, 1, static=mu)]},
            {mu: -0.1},
            "friction on hoop",
        ),
    ],
)
def test_parameters_that_make_physics_negative_or_infinite_are_refused_at_the_run(
    ingredients: Any, parameters: Any, name: str
) -> None:
    system = td.System(**ingredients)
    zero = {part: 0.0 for q in system.coordinates for part in (q, q.dot)}
    refused(lambda: run(system, start=zero, parameters=parameters), name)


def test_a_system_shows_its_arguments_with_their_types() -> None:
    shown = inspect.signature(td.System).parameters
    assert [*shown] == [
        "lagrangian", "kinetic", "potential", "M", "Q", "coordinates", "bodies", "constraints",
        "forces", "principle", "name",
    ]  # fmt: skip
    assert all(one.annotation is not one.empty for one in shown.values())
    assert shown["forces"].annotation == "Iterable[Force]"
    assert "time_limit" in inspect.signature(td.System.simulate).parameters


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("constraint", "constraints"), ("body", "bodies"), ("Lagrangian", "lagrangian")],
)
def test_a_misspelt_argument_is_told_the_nearest(wrong: str, meant: str) -> None:
    error = refused(lambda: td.System(**{wrong: []}), repr(wrong), repr(meant))
    assert error.fix == f"td.System({meant}=...)"
    refused(lambda: bead.but(**{wrong: []}), repr(wrong), repr(meant))


def test_an_argument_without_its_name_is_refused() -> None:
    error = refused(lambda: td.System([td.Particle("P", 1)]), "list", "by name")  # type: ignore[call-arg, misc]
    assert error.fix.startswith("td.System(bodies=")
    refused(lambda: bead.simulate(1.0, START, 1e-8), "float", "rtol")  # type: ignore[call-arg, misc]


def test_an_argument_that_is_like_none_is_told_all_of_them() -> None:
    error = refused(lambda: td.System(zzz=1), "'zzz'", "lagrangian, kinetic", "name")  # type: ignore[call-arg]
    assert error.fix.startswith("td.System(bodies=")


def test_a_misspelt_option_of_a_run_is_told_the_nearest() -> None:
    error = refused(lambda: run(rtoll=1e-8), "'rtoll'", "'rtol'")
    assert error.fix == "simulate(rtol=...)"


def test_a_system_keeps_what_it_was_made_of() -> None:
    listed = [hoop]
    system = td.System(lagrangian=L, constraints=listed)
    listed.append(td.Holonomic(x - y, name="later"))
    assert [c.name for c in system.but(name="copy").constraints] == ["hoop"]


def test_parts_given_by_a_generator_are_kept() -> None:
    system = td.System(lagrangian=L, constraints=(c for c in [hoop]))
    assert [c.name for c in system.but(name="copy").constraints] == ["hoop"]
    held = run(system, hold_energy=True)
    assert set(held.residuals) >= {"hoop"}


# --- runs ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["until", "begin", "rtol", "atol", "max_step", "time_limit"])
@pytest.mark.parametrize(
    "bad", [NAN, -INF, "2", "-1", "a", b"1", [1, 2], 1j, 10**400, x, {}, object(), np.array([0.5])]
)
def test_times_and_tolerances_are_numbers(key: str, bad: Any) -> None:
    refused(lambda: run(**{key: bad}), key)


@pytest.mark.parametrize("key", ["rtol", "atol", "max_step", "time_limit"])
@pytest.mark.parametrize("bad", [0, -1e-6])
def test_tolerances_and_limits_are_positive(key: str, bad: float) -> None:
    refused(lambda: run(**{key: bad}), key, "positive")


@pytest.mark.parametrize("key", ["until", "begin", "rtol", "atol"])
def test_times_and_tolerances_are_finite(key: str) -> None:
    refused(lambda: run(**{key: INF}), key)


@pytest.mark.parametrize("key", ["until", "begin", "rtol"])
def test_times_and_the_relative_error_are_not_left_out(key: str) -> None:
    refused(lambda: run(**{key: None}), key)


@pytest.mark.parametrize(("begin", "until"), [(0, 0), (0, -1), (2, 1), (-1, -2)])
def test_a_run_ends_after_it_begins(begin: float, until: float) -> None:
    refused(lambda: run(begin=begin, until=until), "until", "begin")


@pytest.mark.parametrize(
    "bad",
    [
        -1, 0, 1, 2.5, NAN, None, "a", "12", [], [NAN], [0.5], [-1e-9], [[0, 0.01]], {0.001}, [x], ["a"],
        {"a": 1}, 1j, [1j], True, 10**400, object(), b"ab",
    ],
    ids=lambda v: repr(v)[:12],
)  # fmt: skip
def test_samples_are_a_number_or_times_within_the_run(bad: Any) -> None:
    refused(lambda: run(samples=bad), "samples")


def test_a_run_that_ends_before_the_first_sample_still_gives_its_motion() -> None:
    stop = td.Event(td.t - 0.004, terminal=True, name="stop")
    motion = run(samples=[0.009], events=[stop])
    assert motion.t[-1] == pytest.approx(0.004, abs=1e-12)
    assert "stop" in motion.status


@pytest.mark.parametrize("bad", [5, "mu", [(mu, 1)], {"mu": 1}, {x: 1}, {x.dot: 1}, {None: 1}])
def test_parameters_of_a_run_are_a_mapping_from_the_systems_parameters(bad: Any) -> None:
    refused(lambda: run(rubbed, parameters=bad), "parameters")
    refused(lambda: run(rubbed, parameters={td.parameter("mu", 1): 0.1}), "mu")


@pytest.mark.parametrize(
    "bad",
    [None, 5, "nothing", [None], [NAN], ["nothing"], [[x, y]], [1j]],
    ids=lambda v: repr(v)[:12],
)
def test_events_are_scalar_expressions(bad: Any) -> None:
    refused(lambda: run(events=bad), "event")


@pytest.mark.parametrize("bad", [NAN, -INF, 1j, 10**400, object()], ids=lambda v: repr(v)[:12])
def test_an_event_is_refused_by_its_name(bad: Any) -> None:
    refused(lambda: td.Event(bad, name="hit"), "event 'hit'")


@pytest.mark.parametrize(
    "foreign", [z, z.dot, mu, x + mu, td.Holonomic(z, name="other").multiplier], ids=repr
)
def test_an_event_watches_only_what_the_system_has(foreign: Any) -> None:
    name = "other.multiplier" if "other" in repr(foreign) else repr(foreign).split(" + ")[-1]
    refused(lambda: run(events=[td.Event(foreign, name="hit")]), "hit", name)


@pytest.mark.parametrize("bad", [5, "a", [print]])
def test_progress_is_something_to_call(bad: Any) -> None:
    refused(lambda: run(progress=bad), "progress")


def test_a_motion_is_asked_only_for_what_it_has() -> None:
    motion = run()
    for foreign in (z, td.parameter("mu", 1), td.Holonomic(z, name="other").multiplier, None):
        refused(lambda foreign=foreign: motion[foreign])
    refused(lambda: motion.force(td.Holonomic(z, name="other")), "other")
    for times in ([-1.0], [NAN], 5.0, "a", [None], [[0.0]], None):
        refused(lambda times=times: motion.at(times))


@pytest.mark.parametrize("force", [td.log(-1 - x**2), 1 / (x - 1)])
def test_a_force_without_a_value_at_the_start_never_becomes_a_silent_nan(force: Any) -> None:
    system = free.but(forces=[td.GeneralizedForce({x: force})])
    try:
        motion = run(system, start={**START, x.dot: 0})
    except td.TrundleError:
        return
    assert not motion.finished
    assert motion.status.startswith("stopped at t = 0 s")


def test_energy_is_held_only_where_it_is_conserved() -> None:
    drag = free.but(forces=[td.GeneralizedForce({x: -x.dot}, name="drag")])
    refused(lambda: run(drag, start={**START, x.dot: 0}, hold_energy=True), "energy", "drag")
    refused(lambda: run(rubbed, hold_energy=True), "energy", "friction on hoop")
    lift = free.but(constraints=[td.Holonomic(y - td.t, name="lift")])
    refused(lambda: run(lift, start={x: 0, x.dot: 0}, hold_energy=True), "energy", "lift")


def test_vakonomic_motion_has_no_friction_and_needs_its_multipliers() -> None:
    refused(lambda: rubbed.but(principle="vakonomic"), "vakonomic", "friction on hoop")
    refused(lambda: run(bead.but(principle="vakonomic")), "hoop.multiplier")
    refused(lambda: run(start={**START, hoop.multiplier: 1}), "multiplier", "vakonomic")


# --- parts ----------------------------------------------------------------------------------------------------
block = td.Box("block", (0.1, 0.2, 0.3), mass=1)


@pytest.mark.parametrize(
    ("made", "near"),
    [
        (lambda: td.Hinge(block, "world", axis=(0, 0, 1)), "td.Hinge(axis_a=...)"),  # type: ignore[call-arg]
        (lambda: td.Sphere("ball", raduis=1.0, mass=1), "td.Sphere(radius=...)"),  # type: ignore[call-arg]
        (lambda: td.Torque(block, axes=(0, 0, 1)), "td.Torque(axis=...)"),  # type: ignore[call-arg]
        (lambda: td.table([0, 1], [1, 2], knd="linear"), "td.table(kind=...)"),  # type: ignore[call-arg]
        (lambda: td.Servo(block.x, byy=[]), "td.Servo(by=...)"),  # type: ignore[call-arg]
        (lambda: td.Surface("z", rotated=1), "td.Surface(rotation=...)"),  # type: ignore[call-arg]
        (lambda: td.parameter("k", val=1.0), "td.parameter(value=...)"),  # type: ignore[call-arg]
    ],
)
def test_a_misspelt_argument_of_a_part_is_told_the_nearest(made: Any, near: str) -> None:
    assert refused(made, "has no argument").fix == near


def test_a_part_made_without_what_it_needs_says_so() -> None:
    error = refused(lambda: td.Sphere(mass=1), "needs name and radius")  # type: ignore[call-arg]
    assert error.fix == "td.Sphere(name, radius)"


def test_a_type_error_from_within_a_constructor_is_not_taken_for_a_wrong_call() -> None:
    class Own(td.Particle):
        def __init__(self) -> None:
            super().__init__("own", mass=len(3))  # type: ignore[arg-type]

    with pytest.raises(TypeError, match="has no len"):
        Own()


@pytest.mark.parametrize("scale", [2.0, 0.9999])
def test_a_quaternion_that_is_not_of_length_one_is_offered_at_length_one(scale: float) -> None:
    system = td.System(bodies=[block])
    unit = np.array([0.5, -0.5, 0.5, 0.5])
    still = {block.position: (0, 0, 0), block.velocity: (0, 0, 0), block.omega: (0, 0, 0)}
    error = refused(
        lambda: system.simulate(1.0, still | {block.quaternion: scale * unit}), "has length"
    )
    assert error.fix == 'start={..., "block.quaternion": (0.5, -0.5, 0.5, 0.5)}'
    contact = td.Rolling(td.Sphere("ball", 0.1, mass=1), td.Surface.plane())
    turned = contact.start((0, 0), quaternion=scale * unit)[contact.body.quaternion]
    assert turned == pytest.approx(unit)  # a start that is made is made at length one


def test_a_surface_of_other_arguments_is_refused_with_the_line_to_type() -> None:
    ball = td.Sphere("ball", 0.1, mass=1)
    error = refused(lambda: td.Rolling(ball, lambda u: u), "function of (u)")
    assert error.fix == "td.Surface(lambda x, y, z: z - x**2)"
    error = refused(lambda: td.Surface.height(lambda x, y, z: x), "function of (x, y, z)")  # type: ignore[arg-type, misc]
    assert error.fix == "td.Surface.height(lambda x, y: x**2)"
