"""The gallery: its files, its names, its cases, and its functions, which are one and the same thing."""

import pytest

from trundle import gallery
from trundle.errors import TrundleError
from trundle.gallery.catalogue import CATALOGUE, EXAMPLES, FILES
from trundle.scenario import check_scenario, read

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_is_wrong_with_any_case_of_a_file(name: str) -> None:
    assert not check_scenario(EXAMPLES[name].file)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_catalogue_has_the_title_and_citation_of_the_scenario(name: str) -> None:
    entry = CATALOGUE[name]
    scenario = entry.load()
    assert (entry.title, entry.citation) == (scenario.title, scenario.citation)
    assert f"{scenario!r}" == f"{entry.title} [{entry.citation}]"
    assert (scenario.case, scenario.text) == (entry.case, entry.file.read_text("utf-8"))


def test_every_file_is_in_the_catalogue_and_has_its_function() -> None:
    assert {path.stem for path in FILES.iterdir()} == set(EXAMPLES)
    functions = {name.replace("-", "_") for name in EXAMPLES}
    assert functions | {"Scenario"} == set(gallery.__all__)
    assert all(getattr(gallery, name).name.replace("-", "_") == name for name in functions)


def test_the_entries_of_a_file_name_cases_that_it_has_and_the_first_is_the_default() -> None:
    for name, example in EXAMPLES.items():
        cases = [entry.case for entry in CATALOGUE.values() if entry.example is example]
        assert set(cases) <= set(example.cases or [""]), name
        assert cases[0] == (example.cases or [""])[0], name


def test_the_catalogue_has_every_case_of_the_moving_parabola() -> None:
    cases = [f"moving-parabola-{case}" for case in gallery.moving_parabola.cases]
    assert [name for name in CATALOGUE if name.startswith("moving")] == cases


def test_values_are_given_by_name_and_kept_when_others_change() -> None:
    scenario = gallery.rattleback("drag", drag=0.2, omega=(0.0, 1.0, -0.05))
    assert (scenario["drag"], *map(float, scenario["omega"])) == (0.2, 0.0, 1.0, -0.05)
    again = scenario.changed({"delta": 0.1})
    assert (again.case, again["drag"], again["delta"]) == ("drag", 0.2, 0.1)
    with pytest.raises(TrundleError, match="did you mean `delta`"):
        gallery.rattleback(delt=0.1)


# --- cases --------------------------------------------------------------------------------------------------
TEXT = """schema = 1
title = "A fall"
coordinates = "z"
lagrangian = "z.dot^2/2 - g*z"
[constants]
g = 9.81
[start]
z = 0
"z.dot" = 1
[solver]
until = 1.0
[case.earth]
[case.moon]
title = "A fall on the moon"
constants.g = 1.62
[case.moon.start]
"z.dot" = 0
"""


def test_a_case_is_laid_over_the_file_and_the_first_is_the_default() -> None:
    first, moon = read(TEXT), read(TEXT, case="moon")
    assert (first.title, first["g"]) == ("A fall, case earth", 9.81)
    assert (moon.title, moon["g"]) == ("A fall on the moon", 1.62)
    for scenario, z in ((first, 1 - 9.81 / 2), (moon, -1.62 / 2)):
        assert scenario.simulate()[scenario["z"]][-1] == pytest.approx(z, abs=1e-12)


def test_what_is_wrong_with_a_case_is_told_with_its_line_and_once() -> None:
    (problem,) = check_scenario(TEXT.replace("constants.g = 1.62", 'constants.g = "h"'))
    assert (problem.place, problem.line) == ("constants.g", 15)
    (problem,) = check_scenario(TEXT.replace("z = 0", "y = 0"))[:1]
    assert problem.line == 8


@pytest.mark.parametrize(
    ("case", "text", "said"),
    [
        ("mon", TEXT, "did you mean 'moon'"),
        ("moon", TEXT[: TEXT.index("[case")], "no case 'moon'"),
        ("", TEXT.replace("[case.earth]", "[case]\nearth = 1"), "tables of cases"),
        ("", TEXT[: TEXT.index("[case")].replace("schema", "case = 3\nschema"), "tables of cases"),
    ],
)
def test_a_case_that_is_not_there_or_is_none_is_refused(case: str, text: str, said: str) -> None:
    with pytest.raises(TrundleError, match=said):
        read(text, case=case)
