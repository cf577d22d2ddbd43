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
    cli            the command line

Names are imported when they are first used, so that `trundle --help` and `import trundle` cost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trundle.lazy import names_when_asked, placed

__version__ = "0.1.0"

if TYPE_CHECKING:  # what editors and type checkers read; `_HOME` says the same to the interpreter
    from trundle import gallery as gallery
    from trundle import scenario as scenario
    from trundle import study as study
    from trundle.constraints.contact import Rolling, Sliding
    from trundle.constraints.equality import EnergyHeld, Holonomic, Nonholonomic
    from trundle.constraints.joints import BallJoint, Distance, Hinge, Prescribed, Weld
    from trundle.constraints.surface import Surface, space
    from trundle.constraints.unilateral import Contact
    from trundle.constraints.working import Coulomb, NonIdeal
    from trundle.errors import (
        ContradictionError,
        MissingExtra,
        ModelError,
        ParseError,
        StartError,
        TrundleError,
        UndeterminedError,
    )
    from trundle.integrate.event import Event
    from trundle.motion import keep
    from trundle.motion.view import View
    from trundle.study.fit import fit
    from trundle.study.linearize import linearize
    from trundle.study.lyapunov import lyapunov
    from trundle.study.orbit import orbit
    from trundle.study.poincare import poincare
    from trundle.study.regimes import regimes
    from trundle.study.sensitivity import sensitivity
    from trundle.study.steady import steady
    from trundle.study.sweep import sweep
    from trundle.study.transfer import plan
    from trundle.symbols.calculus import gradient
    from trundle.symbols.expression import Expression
    from trundle.symbols.functions import (
        acos,
        acosh,
        asin,
        asinh,
        atan,
        atan2,
        atanh,
        ceil,
        cos,
        cosh,
        cross,
        dot,
        exp,
        floor,
        log,
        maximum,
        minimum,
        mod,
        norm,
        sign,
        sin,
        sinh,
        sqrt,
        stack,
        tan,
        tanh,
        vector,
        where,
    )
    from trundle.symbols.text import parse
    from trundle.symbols.variables import Coordinate, Parameter, coordinates, parameter, t
    from trundle.system import System
    from trundle.unconstrained.bodies import Particle
    from trundle.unconstrained.forces import (
        Damper,
        GeneralizedForce,
        Gravity,
        PointForce,
        Potential,
        Spring,
    )
    from trundle.unconstrained.rigid import RigidBody
    from trundle.unconstrained.rotations import quaternion_about
    from trundle.unconstrained.shapes import Box, Cone, Cylinder, Disc, Ellipsoid, Ring, Sphere
    from trundle.unconstrained.shapes_compound import Compound
    from trundle.unconstrained.solid import Solid

__all__ = [
    "BallJoint", "Box", "Compound", "Cone", "Contact", "ContradictionError", "Coordinate", "Coulomb",
    "Cylinder", "Damper", "Disc", "Distance", "Ellipsoid", "EnergyHeld", "Event", "Expression",
    "GeneralizedForce", "Gravity", "Hinge", "Holonomic", "MissingExtra", "ModelError", "NonIdeal",
    "Nonholonomic", "Parameter", "ParseError", "Particle", "PointForce", "Potential",
    "Prescribed", "RigidBody", "Ring", "Rolling", "Sliding", "Solid", "Sphere", "Spring", "StartError",
    "Surface", "System", "TrundleError", "UndeterminedError", "View", "Weld", "acos", "acosh", "asin",
    "asinh", "atan", "atan2", "atanh", "ceil", "coordinates", "cos", "cosh", "cross", "dot",
    "exp", "fit", "floor", "gradient", "keep", "linearize", "load", "log", "lyapunov", "maximum", "minimum",
    "mod", "norm", "orbit", "parameter", "parse", "plan", "poincare", "quaternion_about", "regimes", "sensitivity",
    "sign", "sin", "sinh", "space", "sqrt", "stack", "steady", "sweep", "t", "tan", "tanh",
    "vector", "where",
]  # fmt: skip

# where each name lives: imported from there when it is first asked for
_HOME = {
    "trundle.constraints.contact": "Rolling Sliding",
    "trundle.constraints.unilateral": "Contact",
    "trundle.constraints.equality": "EnergyHeld Holonomic Nonholonomic",
    "trundle.constraints.joints": "BallJoint Distance Hinge Prescribed Weld",
    "trundle.constraints.surface": "Surface space",
    "trundle.constraints.working": "Coulomb NonIdeal",
    "trundle.errors": (
        "ContradictionError MissingExtra ModelError ParseError StartError TrundleError "
        "UndeterminedError"
    ),
    "trundle.integrate.event": "Event",
    "trundle.motion.view": "View",
    "trundle.motion": "keep",
    "trundle.study.fit": "fit",
    "trundle.study.linearize": "linearize",
    "trundle.study.lyapunov": "lyapunov",
    "trundle.study.orbit": "orbit",
    "trundle.study.poincare": "poincare",
    "trundle.study.regimes": "regimes",
    "trundle.study.sensitivity": "sensitivity",
    "trundle.study.steady": "steady",
    "trundle.study.sweep": "sweep",
    "trundle.study.transfer": "plan",
    "trundle.symbols.calculus": "gradient",
    "trundle.symbols.expression": "Expression",
    "trundle.symbols.functions": (
        "acos acosh asin asinh atan atan2 atanh ceil cos cosh cross dot exp floor log maximum "
        "minimum mod norm sign sin sinh sqrt stack tan tanh vector where"
    ),
    "trundle.symbols.text": "parse",
    "trundle.symbols.variables": "Coordinate Parameter coordinates parameter t",
    "trundle.system": "System",
    "trundle.unconstrained.bodies": "Particle",
    "trundle.unconstrained.forces": "Damper GeneralizedForce Gravity PointForce Potential Spring",
    "trundle.unconstrained.rigid": "RigidBody",
    "trundle.unconstrained.rotations": "quaternion_about",
    "trundle.unconstrained.shapes": "Box Cone Cylinder Disc Ellipsoid Ring Sphere",
    "trundle.unconstrained.shapes_compound": "Compound",
    "trundle.unconstrained.solid": "Solid",
}
_PLACES = placed(_HOME)
# packages with public names of their own: td.gallery.rattleback()
_PACKAGES = {name: f"trundle.{name}" for name in ("gallery", "scenario", "study")}

if not TYPE_CHECKING:  # type checkers would take any misspelt name to exist
    __getattr__, __dir__ = names_when_asked(
        __name__, {**_PLACES, **_PACKAGES}, (*__all__, *_PACKAGES, "__version__")
    )


def load(path: Any) -> Any:
    """A motion that `motion.save(path)` wrote, system and all."""
    from trundle.motion.store import load as load_motion

    return load_motion(path)
