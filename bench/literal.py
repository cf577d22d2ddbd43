"""The yardstick: M, Q, A, b evaluated, then Eq. 42 of paper 000 with NumPy's pinv, as the papers do."""

from __future__ import annotations

from typing import Any

import numpy as np

from trundle.constrained.equations import Equations
from trundle.constrained.forms import udwadia_phohomsiri
from trundle.constrained.start import find_start


class Literal:
    """A system and a start: y, and its rate."""

    def __init__(self, system: Any, start: Any) -> None:
        self.eq: Equations = system.derived
        self.p = self.eq.parameter_values
        self.y, _ = find_start(self.eq, 0.0, self.p, start)

    def rhs(self, t: float, y: np.ndarray) -> np.ndarray:
        M, Q, A, b = (part.full() for part in self.eq.terms(t, y, self.p)[:4])
        n = self.eq.n
        return np.concatenate([y[n:], udwadia_phohomsiri(M, Q.ravel(), A, b.ravel())])
