"""Entries of the gallery, read, derived and compiled once for all tests of a process: systems never change."""

from __future__ import annotations

from functools import cache

from trundle.gallery.catalogue import CATALOGUE
from trundle.scenario.scenario import Scenario


@cache
def entry(name: str) -> Scenario:
    return CATALOGUE[name].load()
