"""trundle: mechanical systems written as mathematics, and their motion.

Three steps (Udwadia): the unconstrained system M q'' = Q, masses may be zero; the constraints A q'' = b; the
explicit equation of the constrained system. The folders carry the names of the steps, and import one way:

    symbols        coordinates, parameters, time, functions, the safe text parser
    unconstrained  step 1: bodies, particles, forces -> M, Q
    constraints    step 2: residuals -> A, b; forces of constraint that do work
    constrained    step 3: the papers' equations, the production solve, ranks, start, vakonomic
    compiled       expression graph -> machine code
    integrate      DOP853, projection, events, stick and slip
    motion         what came out
    system         the front door, `System`
    view           figures and the 3D page
    scenario       a system with its start and its run; text files
    study          many motions at once, sweeps; exponents, sections, regimes, sensitivities
    gallery        the papers' examples
    studio         an editor in the browser
    cli            the command line

Names are imported when they are first used, so that `trundle --help` and `import trundle` cost nothing.
"""

from __future__ import annotations

from trundle.habits import ELSEWHERE
from trundle.lazy import public_names
from trundle.version import __version__ as __version__

# the names stand in __init__.pyi, which editors and type checkers read too
__all__, __getattr__, __dir__ = public_names(
    __name__,
    __file__,
    gone={"dot": "write a @ b for the inner product of two vectors"},
    elsewhere=ELSEWHERE,
)
