"""The public names of trundle, each with the module it lives in: the only list of them."""

from trundle import gallery as gallery, scenario as scenario, study as study
from trundle.constraints.contact import Rolling as Rolling, Sliding as Sliding
from trundle.constraints.drives import (
    Belt as Belt,
    Gear as Gear,
    Rack as Rack,
    Rope as Rope,
    Skate as Skate,
)
from trundle.constraints.dry import DryFriction as DryFriction
from trundle.constraints.equality import (
    EnergyHeld as EnergyHeld,
    Holonomic as Holonomic,
    Nonholonomic as Nonholonomic,
)
from trundle.constraints.joint import Motor as Motor
from trundle.constraints.joints import (
    BallJoint as BallJoint,
    Distance as Distance,
    Hinge as Hinge,
    Prescribed as Prescribed,
    Universal as Universal,
    Weld as Weld,
)
from trundle.constraints.servo import SecondOrder as SecondOrder, Servo as Servo
from trundle.constraints.slides import (
    Cylindrical as Cylindrical,
    Planar as Planar,
    Prismatic as Prismatic,
    Screw as Screw,
)
from trundle.constraints.surface import Surface as Surface, space as space
from trundle.constraints.unilateral import Contact as Contact
from trundle.constraints.working import Coulomb as Coulomb, NonIdeal as NonIdeal
from trundle.errors import (
    ContradictionError as ContradictionError,
    MissingExtra as MissingExtra,
    ModelError as ModelError,
    ParseError as ParseError,
    StartError as StartError,
    TrundleError as TrundleError,
    UndeterminedError as UndeterminedError,
)
from trundle.integrate.event import Event as Event
from trundle.motion import keep as keep
from trundle.motion.view import Slider as Slider, View as View
from trundle.scenario.files import read as read
from trundle.scenario.scenario import Scenario as Scenario
from trundle.shown import Motion as Motion
from trundle.study.fit import fit as fit
from trundle.study.linearize import linearize as linearize
from trundle.study.lyapunov import lyapunov as lyapunov
from trundle.study.orbit import orbit as orbit
from trundle.study.poincare import poincare as poincare
from trundle.study.regimes import regimes as regimes
from trundle.study.sensitivity import sensitivity as sensitivity
from trundle.study.steady import steady as steady
from trundle.study.sweep import sweep as sweep
from trundle.study.transfer import plan as plan
from trundle.symbols.calculus import gradient as gradient
from trundle.symbols.expression import Expression as Expression
from trundle.symbols.functions import (
    acos as acos,
    acosh as acosh,
    asin as asin,
    asinh as asinh,
    atan as atan,
    atan2 as atan2,
    atanh as atanh,
    ceil as ceil,
    cos as cos,
    cosh as cosh,
    cross as cross,
    exp as exp,
    floor as floor,
    log as log,
    maximum as maximum,
    minimum as minimum,
    mod as mod,
    norm as norm,
    sign as sign,
    sin as sin,
    sinh as sinh,
    sqrt as sqrt,
    stack as stack,
    tan as tan,
    tanh as tanh,
    vector as vector,
    where as where,
)
from trundle.symbols.text import parse as parse
from trundle.symbols.variables import (
    Coordinate as Coordinate,
    Parameter as Parameter,
    coordinates as coordinates,
    parameter as parameter,
    t as t,
)
from trundle.system import System as System, load as load
from trundle.unconstrained.bodies import Particle as Particle
from trundle.unconstrained.forces import (
    Damper as Damper,
    GeneralizedForce as GeneralizedForce,
    Gravity as Gravity,
    PointForce as PointForce,
    Potential as Potential,
    Pull as Pull,
    Spring as Spring,
)
from trundle.unconstrained.rigid import RigidBody as RigidBody
from trundle.unconstrained.rotations import quaternion_about as quaternion_about
from trundle.unconstrained.shapes import (
    Box as Box,
    Cone as Cone,
    Cylinder as Cylinder,
    Disc as Disc,
    Ellipsoid as Ellipsoid,
    Ring as Ring,
    Sphere as Sphere,
)
from trundle.unconstrained.shapes_compound import Compound as Compound
from trundle.unconstrained.solid import Solid as Solid
from trundle.unconstrained.torque import Torque as Torque

__version__: str
from trundle.unconstrained.mesh import Mesh as Mesh
from trundle.unconstrained.tables import Table as Table, table as table
