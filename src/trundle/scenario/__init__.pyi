"""The public names of td.scenario."""

from trundle.scenario.files import (
    check_scenario as check_scenario,
    json_schema as json_schema,
    read as read,
    template as template,
)
from trundle.scenario.problems import Problem as Problem, ScenarioError as ScenarioError
from trundle.scenario.scenario import Scenario as Scenario
