"""What machine code says of a state where a run begins is what `rank.py` and `scales.py` say of it."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import trundle as td
from tests.kept import entry
from trundle.constrained.explicit import Reduced
from trundle.constrained.kept import Entries
from trundle.constrained.rank import find_ranks
from trundle.constrained.scales import ROUNDING, Scales, find_scales
from trundle.constrained.start import find_start
from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario.scenario import Scenario


def entries(matrix: ca.SX, f: list[ca.SX], at: tuple[float, np.ndarray, np.ndarray]) -> ca.DM:
    return ca.Function("part", f, [matrix])(*at)


def reference(system: td.System, time: float, y: np.ndarray, p: np.ndarray) -> Scales:
    """Scales in Python: of all rows, then of those that are left where others give coordinates outright."""
    eq, explicit = system.derived, system.machine.programs.law.explicit
    A = ca.vertcat(eq.A, eq.gate_rows, *(slip.S for slip in eq.slips))
    b = ca.vertcat(eq.b, ca.SX.zeros(len(eq.gates)), *(slip.d for slip in eq.slips))
    f, at, Q = [eq.t, eq.y, eq.p], (time, y, p), eq.Q + eq.c

    def numbers(matrix: ca.SX) -> np.ndarray:
        return np.asarray(entries(matrix, f, at).full()).ravel()

    rows = Entries.of(entries(A, f, at))
    whole = find_scales(numbers(ca.diag(eq.M)), numbers(Q), rows, eq.groups, eq.together)
    if not explicit.columns:
        return whole
    left, chosen = Reduced(eq.M, A, explicit), explicit.other_rows
    mass = numbers(ca.diag(left.M))
    mass[np.abs(mass) * whole.columns[explicit.other_columns] ** 2 <= ROUNDING**2] = 0.0
    rest = find_scales(
        mass, numbers(left.right_sides(Q, b)[0]), Entries.of(entries(left.A, f, at)),
        eq.groups[explicit.other_columns], eq.together[chosen],
    )  # fmt: skip
    R = whole.rows.copy()
    R[chosen] = np.where(rest.rows > R[chosen] / ROUNDING, R[chosen], rest.rows)
    return Scales(whole.columns, R, whole.force)


@pytest.mark.parametrize("name", [*CATALOGUE])
@pytest.mark.slow
def test_every_gallery_start_is_plain_and_has_the_scales_that_python_finds(name: str) -> None:
    example: Scenario = entry(name)
    system, guess = example.system, example.options.get("guess")
    place, p = system.machine.place, system.beginning.values(example.options.get("parameters"))
    assert place is not None
    y = find_start(system.derived, 0.0, p, example.start, guess)[0]
    plain, scales = place.look(0.0, y, p)
    expected = reference(system, 0.0, y, p)
    np.testing.assert_array_equal(scales.columns, expected.columns)
    np.testing.assert_array_equal(scales.rows, expected.rows)
    np.testing.assert_allclose(scales.force, expected.force, rtol=1e-14)
    ranks = find_ranks(system.derived, 0.0, y, p)
    assert plain
    assert (ranks.determined, ranks.contradictory, ranks.doubtful) == (True, (), False)
    found, _ = system.machine.start(0.0, p, example.start, guess)
    np.testing.assert_allclose(found, y, rtol=1e-13, atol=1e-13 * np.abs(y).max())
