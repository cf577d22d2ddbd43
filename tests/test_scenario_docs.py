"""The reference page names every key, and its examples are scenario files."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from trundle.scenario import check_scenario, json_schema, read, template
from trundle.scenario.kinds import ROOTS, file_keys, kinds, part_keys
from trundle.scenario.names import FUNCTIONS as OWN
from trundle.scenario.reference import TABLES, filled
from trundle.symbols.text import FUNCTIONS

PAGE = (Path(__file__).parent.parent / "docs" / "scenario-files.md").read_text("utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_tables_of_the_page_are_those_of_the_signatures() -> None:
    """Where this fails: python -m trundle.scenario.reference docs/scenario-files.md."""
    assert filled(PAGE) == PAGE
    for name in (*TABLES, *ROOTS):
        assert f"<!-- keys of {name} -->\n" in PAGE


@pytest.mark.parametrize("key", file_keys())
def test_the_page_names_every_key_of_a_file(key: str) -> None:
    assert re.search(rf"`{key}`|`\[{key}", PAGE)


def test_every_part_says_what_its_keys_mean() -> None:
    silent = [
        f"{section}.{kind}.{key.name}"
        for section in ROOTS
        for kind, make in kinds(section).items()
        if make.__module__.startswith("trundle.")
        for key in part_keys(make).values()
        if not key.words
    ]
    assert silent == []
    assert {kind for section in ROOTS for kind in kinds(section)} >= {"sphere", "hinge", "plane"}


def test_the_page_names_every_function() -> None:
    assert not [name for name in (*FUNCTIONS, *OWN) if not re.search(rf"\b{name}\b", PAGE)]


def test_the_example_at_the_top_has_nothing_wrong_and_runs() -> None:
    assert check_scenario(BLOCKS[0]) == []
    motion = read(BLOCKS[0]).simulate(until=0.1)
    assert motion.finished


def test_every_example_is_toml_of_keys_that_exist() -> None:
    for block in BLOCKS:
        tomllib.loads(block)
        assert not [p.place for p in check_scenario(block) if "unknown" in p.given]


def test_the_template_has_nothing_wrong_and_every_table_of_it_is_explained() -> None:
    assert check_scenario(template()) == []
    assert read(template()).simulate(until=0.1).finished
    assert sum("#" in line for line in template().splitlines()) > 12


def test_the_schema_names_the_keys_of_a_file_and_refuses_others() -> None:
    schema = json_schema()
    assert set(schema["properties"]) == {*file_keys(), "case"}
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"schema", "title", "start", "solver"}
    bodies = schema["properties"]["bodies"]["additionalProperties"]["oneOf"]
    tables = [schema["$defs"][one["$ref"].rpartition("/")[2]] for one in bodies]
    assert {table["properties"]["kind"]["const"] for table in tables} == set(kinds("bodies"))
    sphere = schema["$defs"]["Sphere"]
    assert sphere["required"] == ["radius", "kind"]
    assert sphere["properties"]["shell"]["default"] is False
    json.dumps(schema, allow_nan=False)


def test_a_missing_key_is_told_with_what_it_is_for() -> None:
    text = 'schema = 1\ntitle = "A"\n[bodies.a]\nkind = "box"\nmass = 1\n[start]\n[solver]\nuntil = 1\n'
    (problem,) = (p for p in check_scenario(text) if p.place == "bodies.a.sides")
    assert problem.expected.startswith("`sides`: ")


def test_a_name_that_formulas_use_is_refused_with_the_reason_and_the_page_says_so() -> None:
    text = (
        'schema = 1\ntitle = "A"\ncoordinates = "x"\nlagrangian = "x.dot^2"\n[constraints.floor]\n'
    )
    text += 'kind = "holonomic"\nresidual = "x"\n[start]\n[solver]\nuntil = 1\n'
    problem = next(p for p in check_scenario(text) if p.place == "constraints.floor")
    assert "has a meaning in formulas" in problem.cause
    assert "has a meaning in formulas" in PAGE
