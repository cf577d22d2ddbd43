"""Scenarios: a system with its start, its run and its view, ready to go; from Python or from a text file."""

from __future__ import annotations

from trundle.scenario.files import check_scenario, json_schema, read_scenario, template
from trundle.scenario.problems import Problem, ScenarioError
from trundle.scenario.scenario import Scenario

__all__ = [
    "Problem", "Scenario", "ScenarioError", "check_scenario", "json_schema", "read_scenario",
    "template",
]  # fmt: skip
