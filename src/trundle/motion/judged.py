"""What a motion is judged by, where its steps begin: how far it is from its constraints, and how its energy drifts."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from trundle.motion.values import lasting, values


class Judged:
    """Residuals, the lengths of their gradients, T and Jacobi's integral at the samples of a motion, in one go."""

    def __init__(self, motion: Any) -> None:
        eq = motion.derived
        h, m = int(eq.phi.shape[0]), eq.m

        def column() -> ca.SX:
            gradients = ca.jacobian(eq.phi, eq.q), eq.A
            lengths = [ca.densify(ca.sqrt(ca.sum2(part * part))) for part in gradients]
            T = ca.dot(eq.v, ca.mtimes(eq.M, eq.v)) / 2
            return ca.vertcat(eq.phi, lengths[0], eq.rho, lengths[1], T, eq.held)

        table = values(motion, lasting(motion.machine, "judged", column))
        parts = np.split(table, np.cumsum([h, h, m, m, 1]), axis=1)
        self._phi, self._phi_lengths, self._rho, self._rho_lengths = parts[:4]
        self._T, self._held = parts[4][:, 0], parts[5][:, 0]

    def residual(self, place: float, speed: float) -> float:
        """The largest |phi|/(|dphi/dq| place) and |rho|/(|A| speed)."""
        return max(
            _relative(self._phi, self._phi_lengths, place),
            _relative(self._rho, self._rho_lengths, speed),
        )

    def drift(self) -> float:
        """The largest change of Jacobi's integral, relative to the largest T and the range of the rest."""
        size = self.size
        return float(np.abs(self._held - self._held[0]).max() / size) if size > 0 else 0.0

    @property
    def size(self) -> float:
        """The largest T and the range of the rest, J."""
        return float(np.abs(self._T).max(initial=0.0) + np.ptp(self._held - self._T))

    @property
    def change(self) -> float:
        """How much Jacobi's integral changes from the beginning to the end, J."""
        return float(self._held[-1] - self._held[0])


def _relative(residual: np.ndarray, lengths: np.ndarray, size: float) -> float:
    if not residual.shape[1] or size == 0:
        return 0.0
    scale = lengths.max(axis=0) * size
    return float((np.abs(residual) / np.where(scale > 0, scale, 1.0)).max(initial=0.0))
