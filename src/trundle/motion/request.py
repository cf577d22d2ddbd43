"""The arguments from which a motion was computed, kept so that a live page can compute it again with other values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from trundle.integrate.event import Event
from trundle.integrate.settings import Settings


@dataclass(frozen=True, eq=False)
class Request:
    """The arguments of `System.simulate`, checked.

    start     as given;  p   values of all parameters, modes included, before energies held set theirs
    watched   events, and what contacts need to stay possible
    simulate  of the system
    """

    begin: float
    start: Mapping[Any, Any]
    p: np.ndarray
    settings: Settings
    watched: tuple[Event, ...]
    guess: Mapping[Any, Any] | None
    simulate: Callable[..., Any]
