"""Programs for other tools (C source, CasADi functions): switches as written, scales taken at a start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.report import typical_state
from trundle.errors import StartError
from trundle.integrate.machine import Machine


def for_others(
    machine: Machine, p: np.ndarray, start: Mapping[Any, Any] | None, who: str
) -> tuple[Machine, np.ndarray]:
    """A machine without modes, and its P; `who` is the caller that messages name.

    start   where the scales of the solve are taken; None: at a typical state
    """
    eq = machine.equations
    if start is None:
        y, trouble = typical_state(eq, 0.0, p)
        if y is None:
            raise StartError(
                trouble + ".",
                "a start at which to take scales",
                "without start= a typical state serves, and here it does not",
                f"{who}(start={{...}})",
            )
    else:
        y, _ = machine.start(0.0, p, start)
    if eq.switches:  # other programs know nothing of modes
        machine, p = Machine(Equations(eq.model, held=False)), p[: eq.users]
    return machine, machine.parameters(p, machine.scales(0.0, y, p))
