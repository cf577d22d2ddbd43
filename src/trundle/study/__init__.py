"""Studies of a motion's structure: Lyapunov exponents, sections, regimes, sensitivities.

variational    tangent dynamics from the same graph as the motion
lyapunov       the spectrum of exponents, and the mean divergence to check it by
poincare       section points located by events, or stroboscopic ones
regimes        periodic, quasi-periodic, chaotic, unbounded, at rest: by stated criteria
start_change   how a start moves with what it was given
sensitivity    derivatives of a motion by parameters and start values
"""

from trundle.study.lyapunov import Spectrum, lyapunov
from trundle.study.poincare import Section, poincare
from trundle.study.regimes import Regime, regimes
from trundle.study.sensitivity import Sensitivity, sensitivity

__all__ = [
    "Regime",
    "Section",
    "Sensitivity",
    "Spectrum",
    "lyapunov",
    "poincare",
    "regimes",
    "sensitivity",
]
