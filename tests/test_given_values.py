"""Numbers, names and lists as users give them: one meaning everywhere, and nothing passed over."""

import decimal
import fractions
from collections.abc import Callable, Iterator
from typing import Any

import casadi as ca
import numpy as np
import pytest

import trundle as td
from trundle.symbols.values import real_number, real_numbers, shown

x, y = td.coordinates("x y")
mu = td.parameter("mu", 0.2)
hoop = td.Holonomic(x**2 + y**2 - 1, name="hoop")
L = (x.dot**2 + y.dot**2) / 2 - 9.81 * y
bead = td.System(lagrangian=L, constraints=[hoop], name="bead")
START = {x: 1, y: 0, y.dot: -1}
BEYOND = 10**5000  # Python does not even write it


def run(system: td.System = bead, **changes: Any) -> Any:
    return system.simulate(**{"until": 0.01, "start": START, "samples": 2, **changes})


def refused(call: Callable[[], Any], *names: str) -> td.TrundleError:
    with pytest.raises(td.TrundleError) as caught:
        call()
    assert caught.value.expected
    assert all(name in caught.value.given for name in names)
    assert len(str(caught.value)) < 1_000
    return caught.value


# --- numbers -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "number",
    [2, 2.0, np.float32(2), np.int8(2), fractions.Fraction(2), decimal.Decimal(2), np.array(2.0)],
)
def test_every_kind_of_real_number_is_that_number(number: Any) -> None:
    assert real_number(number) == 2.0
    assert float(td.sin(0) + number) == 2.0
    assert td.parameter("p", number).value == 2.0
    assert run(until=number).t[-1] == 2.0


@pytest.mark.parametrize(
    "bad",
    [
        "2",
        b"2",
        1j,
        np.complex128(1),
        np.array([2.0]),
        [2.0],
        None,
        BEYOND,
        decimal.Decimal("sNaN"),
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_what_is_no_finite_real_number_is_none_anywhere(bad: Any) -> None:
    assert real_number(bad) is None
    refused(lambda: td.parameter("p", bad), "'p'")
    refused(lambda: run(until=bad), "until")
    refused(lambda: run(start={**START, x: bad}), "start value of x")


def test_arrays_of_numbers_are_rectangular_real_and_finite() -> None:
    np.testing.assert_array_equal(real_numbers([[1, 2], [3, 4]]), [[1.0, 2.0], [3.0, 4.0]])
    np.testing.assert_array_equal(real_numbers([fractions.Fraction(1, 2), 1]), [0.5, 1.0])
    for bad in ([[1], [2, 3]], ["1"], [1j], [np.nan], [BEYOND, 1], [x, 1], None, [None]):
        assert real_numbers(bad) is None


@pytest.mark.parametrize("bad", [["1", "0"], [BEYOND, 0], np.array([1 + 1j, 0]), [[1], [0, 1]]])
def test_a_vector_of_the_start_takes_real_numbers_only(bad: Any) -> None:
    refused(lambda: run(start={td.vector([x, y]): bad, y.dot: -1}), "[x, y]")


def test_a_constant_expression_is_a_number() -> None:
    assert run(start={**START, x: td.cos(0)})[x][0] == 1.0
    assert run(start={td.vector([x, y]): (td.cos(0), 0), y.dot: -1})[x][0] == 1.0


def test_a_value_is_shown_briefly_whatever_it_is() -> None:
    assert shown([1, 2]) == "[1, 2]"
    assert len(shown("x" * 10_000)) <= 80
    assert "digits" in shown(BEYOND)


@pytest.mark.parametrize(
    "call",
    [
        lambda: td.vector([1e200, x]) @ np.array([1e200, 0]),
        lambda: td.cross([1e200, 1, 1], [1e200, 1e200, 1]),
        lambda: np.sum(td.vector([1.7e308, 1.7e308])),
    ],
)
def test_products_and_sums_that_overflow_are_refused(call: Callable[[], Any]) -> None:
    refused(call)


@pytest.mark.parametrize("along", [[x, x], ca.DM([1, 2])])
def test_a_gradient_is_by_symbols_each_once(along: Any) -> None:
    refused(lambda: td.gradient(x, along))


@pytest.mark.parametrize("parts", [[], 5, None, {x, y}, ca.DM([1, 2])])
def test_a_stack_is_of_a_list(parts: Any) -> None:
    refused(lambda: td.stack(parts))


# --- symbols that do not belong --------------------------------------------------------------------
PLACE = td.space[0]


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: td.System(lagrangian=L - PLACE), "Lagrangian"),
        (lambda: td.System(kinetic=x.dot**2 + PLACE), "kinetic"),
        (lambda: td.System(kinetic=x.dot**2, potential=PLACE * x), "potential"),
        (lambda: td.System(coordinates=[x], M=[[PLACE]], Q=[0]), "M"),
        (lambda: td.Holonomic(x - PLACE, name="wall"), "wall"),
        (lambda: td.Nonholonomic(x.dot - PLACE, name="blade"), "blade"),
        (lambda: td.Particle("P", mass=1, position=[x, PLACE, 0]), "'P'"),
        (lambda: td.Potential(x * PLACE, name="well"), "well"),
        (lambda: td.GeneralizedForce({x: PLACE}, name="drive"), "drive"),
        (lambda: td.NonIdeal({x: PLACE}, name="drag"), "drag"),
        (lambda: td.PointForce([PLACE], at=[x], name="push"), "push"),
    ],
)
def test_places_of_a_surface_stand_in_surfaces_only(make: Callable[[], Any], name: str) -> None:
    assert "td.space" in refused(make, name).cause


@pytest.mark.parametrize("late", [x.dot.dot, hoop.multiplier], ids=repr)
def test_what_the_equations_are_solved_for_is_refused_by_the_name_of_the_thing(late: Any) -> None:
    refused(lambda: td.GeneralizedForce({x: late}, name="drive"), "drive", repr(late))
    refused(lambda: td.PointForce([late], at=[x], name="push"), "push", repr(late))
    refused(lambda: td.System(lagrangian=L + late), "Lagrangian", repr(late))
    refused(lambda: td.System(coordinates=[x], M=[[1]], Q=[late]), "Q", repr(late))


def test_a_force_of_a_users_own_class_is_checked_by_the_system() -> None:
    class Odd(td.unconstrained.forces.Force):  # type: ignore[name-defined]
        name = "odd"

        def potential(self, bodies: Any) -> td.Expression:
            return x * hoop.multiplier

    refused(lambda: td.System(lagrangian=L, forces=[Odd()]), "hoop.multiplier")


# --- lists and names -------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["constraints", "forces", "bodies", "coordinates"])
@pytest.mark.parametrize("bad", ["", "ab", b"", {}, 5, x])
def test_text_tables_and_single_things_are_no_lists(key: str, bad: Any) -> None:
    assert "list" in refused(lambda: td.System(lagrangian=L, **{key: bad}), key).expected


def test_an_error_inside_a_users_generator_is_the_users() -> None:
    def listed() -> Iterator[Any]:
        yield hoop
        raise TypeError("the user's own")

    with pytest.raises(TypeError, match="the user's own"):
        td.System(lagrangian=L, constraints=listed())


def test_components_of_a_position_are_coordinates() -> None:
    P = td.Particle("P", mass=1)
    system = td.System(coordinates=P.position, M=np.eye(3), Q=[0, 0, 0])
    assert [q.name for q in system.coordinates] == ["P.x", "P.y", "P.z"]
    push = td.GeneralizedForce({P.position[2]: 2.0})
    zero = {P.position: (0, 0, 0), P.velocity: (0, 0, 0)}
    motion = td.System(bodies=[P], forces=[push]).simulate(until=1, start=zero, samples=2)
    assert motion["P.z"][-1] == pytest.approx(1.0, rel=1e-9)


def test_a_system_keeps_its_matrices_and_its_coordinates() -> None:
    M = np.array([[2.0]])
    system = td.System(coordinates=(q for q in [x]), M=M, Q=[0])
    M[0, 0] = -5.0
    copied = system.but(name="copy")
    assert copied.coordinates == (x,)
    assert copied.given is not None
    assert float(copied.given[0][0, 0]) == 2.0


@pytest.mark.parametrize(
    "make",
    [
        lambda name: td.Holonomic(x, name=name),
        lambda name: td.Nonholonomic(x.dot, name=name),
        lambda name: td.EnergyHeld(name),
        lambda name: td.Event(x, name=name),
        lambda name: td.Potential(x, name=name),
        lambda name: td.Spring(x, stiffness=1, length=0, name=name),
        lambda name: td.Damper(x, coefficient=1, name=name),
        lambda name: td.PointForce([1], at=[x], name=name),
        lambda name: td.GeneralizedForce({x: 1}, name=name),
        lambda name: td.System(lagrangian=L, name=name),
    ],
)
@pytest.mark.parametrize("name", [5, ["a"], b"a", " "])
def test_names_are_texts(make: Callable[[Any], Any], name: Any) -> None:
    refused(lambda: make(name), repr(name))


def test_an_event_ends_a_run_or_does_not() -> None:
    refused(lambda: td.Event(x, terminal="no"), "terminal", "'no'")  # type: ignore[arg-type]


def test_the_level_of_the_energy_is_not_the_users_to_set() -> None:
    held = td.EnergyHeld()
    system = bead.but(constraints=[hoop, held])
    refused(lambda: run(system, parameters={held.level: 3.0}), "energy.at.start")


def test_a_parameter_of_the_same_name_made_twice_is_explained() -> None:
    rubbed = bead.but(forces=[td.Coulomb(hoop, mu)])
    twin = td.parameter("mu", 1.0)
    assert "made twice" in refused(lambda: run(rubbed, parameters={twin: 0.1}), "mu").cause


def test_a_multiplier_is_not_guessed() -> None:
    refused(lambda: run(guess={hoop.multiplier: 1.0}), "guess", "hoop.multiplier")


@pytest.mark.parametrize("times", [[[0.0], [0.0, 0.01]], ["0"], [0.0, None], x])
def test_a_motion_is_asked_at_times(times: Any) -> None:
    motion = run()
    refused(lambda: motion.at(times), "at()")
    assert motion.at(0.005).t.tolist() == [0.005]


# --- rigid bodies and rotations ----------------------------------------------------------------------
BODY = td.RigidBody("top", mass=1, inertia=(1, 1, 1))


@pytest.mark.parametrize("inertia", [None, "a", (1, 1, float("nan")), (1, 1, x), (1, 1), 5, 1j])
def test_an_inertia_is_refused_by_the_name_of_its_body(inertia: Any) -> None:
    refused(lambda: td.RigidBody("gyro", mass=1, inertia=inertia), "'gyro'")


@pytest.mark.parametrize("place", [(0, 1), "a", None, 3, (0, 0, float("inf")), [[0, 0, 1]]])
def test_a_point_of_a_body_has_three_components(place: Any) -> None:
    for ask in (BODY.point, BODY.velocity_of, BODY.velocity_at, BODY.to_body):
        refused(lambda ask=ask: ask(place), "'top'")


@pytest.mark.parametrize("place", [(0, x, 0), (0, x.dot, 0), (td.t, 0, 0)])
def test_a_mark_is_pasted_on(place: Any) -> None:
    refused(lambda: BODY.mark("spot", place), "top.spot")


@pytest.mark.parametrize(
    ("axis", "angle"),
    [("abc", 1), ((0, 0, None), 1), ((0, 0), 1), ((0, 0, 0), 1), ((0, 0, 1), "a"),
     ((0, 0, 1), float("nan")), ((0, 0, 1), None), ((0, 0, 1e400), 1)],
)  # fmt: skip
def test_a_turn_has_an_axis_and_an_angle(axis: Any, angle: Any) -> None:
    refused(lambda: td.quaternion_about(axis, angle))


@pytest.mark.parametrize("name", ["[hoop]", "[a, b]", "[1, [2]]", "[", "a, b"])
def test_a_name_with_brackets_is_one_name(name: str) -> None:
    x, y = td.coordinates("x y")
    hoop = td.Holonomic(x**2 + y**2 - 1, name=name)
    bead = td.System(lagrangian=(x.dot**2 + y.dot**2) / 2 - 9.81 * y, constraints=[hoop])
    motion = bead.simulate(until=0.1, start={x: 1, y: 0, y.dot: -1})
    assert motion[hoop.multiplier].shape == (1001,)
