"""Scenarios: a system with its start, its run and its view, ready to go; from Python or from a text file.

Names are imported when they are first used, as those of `trundle` are: `trundle new` needs no engine.
"""

from __future__ import annotations

from trundle.lazy import public_names

__all__, __getattr__, __dir__ = public_names(__name__, __file__)
