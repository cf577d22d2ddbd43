"""Scenarios: a system with its start, its run and its view, ready to go; from Python or from a text file.

Names are imported when they are first used, as those of `trundle` are: `trundle new` needs no engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trundle.lazy import names_when_asked, placed

if TYPE_CHECKING:  # what editors and type checkers read; `_HOME` says the same to the interpreter
    from trundle.scenario.files import check_scenario, json_schema, read_scenario, template
    from trundle.scenario.problems import Problem, ScenarioError
    from trundle.scenario.scenario import Scenario

__all__ = [
    "Problem", "Scenario", "ScenarioError", "check_scenario", "json_schema", "read_scenario",
    "template",
]  # fmt: skip

# where each name lives: imported from there when it is first asked for
_HOME = {
    "trundle.scenario.files": "check_scenario json_schema read_scenario template",
    "trundle.scenario.problems": "Problem ScenarioError",
    "trundle.scenario.scenario": "Scenario",
}
_PLACES = placed(_HOME)

if not TYPE_CHECKING:  # type checkers would take any misspelt name to exist
    __getattr__, __dir__ = names_when_asked(__name__, _PLACES, __all__)
