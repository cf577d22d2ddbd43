"""The reference page names every key, and its examples are scenario files."""

import re
import tomllib
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from pydantic import BaseModel

from trundle.scenario import check_scenario, json_schema, read_scenario, template
from trundle.scenario.cases import case_names, choose
from trundle.scenario.names import FUNCTIONS as OWN
from trundle.scenario.refusals import keys_of, kinds_of
from trundle.scenario.tables import File
from trundle.symbols.text import FUNCTIONS

PAGE = (Path(__file__).parent.parent / "docs" / "scenario-files.md").read_text("utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def models(annotation: Any, found: dict[str, type[BaseModel]]) -> dict[str, type[BaseModel]]:
    """All tables that can be reached from an annotation."""
    if isinstance(annotation, type) and get_origin(annotation) is None:
        if issubclass(annotation, BaseModel) and annotation.__name__ not in found:
            found[annotation.__name__] = annotation
            for field in annotation.model_fields.values():
                models(field.annotation, found)
    else:
        for part in get_args(annotation):
            models(part, found)
    return found


MODELS = models(File, {})


def test_all_kinds_of_tables_are_found() -> None:
    assert len(MODELS) > 30


@pytest.mark.parametrize("name", MODELS)
def test_the_page_names_every_key_and_kind(name: str) -> None:
    for key in keys_of(MODELS[name]):
        if key != "kind":
            assert re.search(rf"`{key}`|`\[{key}|\b{key} =|\.{key}\b|`{key}[:\]]", PAGE), key
    for kind in kinds_of(MODELS[name]):
        assert f'`"{kind}"`' in PAGE


def test_the_page_names_every_function() -> None:
    assert not [name for name in (*FUNCTIONS, *OWN) if not re.search(rf"\b{name}\b", PAGE)]


def test_the_example_at_the_top_has_nothing_wrong_and_runs() -> None:
    assert check_scenario(BLOCKS[0]) == []
    motion = read_scenario(BLOCKS[0]).simulate(until=0.1)
    assert motion.finished


def test_every_example_is_toml_of_keys_that_exist() -> None:
    for block in BLOCKS:
        tables = tomllib.loads(block)
        whole = {"schema": 1, "title": "A", "start": {}, "solver": {"until": 1}} | tables
        File.model_validate(choose(whole, case_names(whole)[-1], ""))


def test_the_template_has_nothing_wrong_and_every_table_of_it_is_explained() -> None:
    assert check_scenario(template()) == []
    assert read_scenario(template()).simulate(until=0.1).finished
    assert sum("#" in line for line in template().splitlines()) > 12


def test_the_schema_names_the_keys_of_a_file_and_refuses_others() -> None:
    schema = json_schema()
    assert set(schema["properties"]) == {*keys_of(File), "case"}
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"schema", "title", "start", "solver"}
    kinds = schema["properties"]["bodies"]["additionalProperties"]["discriminator"]["mapping"]
    assert "compound" in kinds


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
