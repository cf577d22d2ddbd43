"""Studies: many motions, and how motions depend on everything at once.

sweep     td.sweep: runs over grids and random values, on threads, processes or a cluster
keep      td.keep: what is kept of each run
draw      uniform, normal, log_uniform, choice: random values for a sweep
ensemble  many runs on one core, in SIMD lanes
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trundle.study import keep
    from trundle.study.draw import choice, log_uniform, normal, uniform

__all__ = ["choice", "keep", "log_uniform", "normal", "uniform"]

_DRAWN = ("choice", "log_uniform", "normal", "uniform")

if not TYPE_CHECKING:  # imported when first used, as everywhere

    def __getattr__(name: str) -> Any:
        import importlib

        if name in _DRAWN:
            return getattr(importlib.import_module("trundle.study.draw"), name)
        if name == "keep":
            return importlib.import_module("trundle.study.keep")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
