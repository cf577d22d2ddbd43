"""Scenarios: a system with its start, its run and its view, ready to go; from Python or from a text file."""

from __future__ import annotations

from trundle.scenario.scenario import Scenario

__all__ = ["Scenario"]
