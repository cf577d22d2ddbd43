"""The kinds of parts in scenario files, which are the classes themselves, and the keys of a file.

A kind is a subclass of `Body`, `Constraint`, `Compound` or `Force` whose constructor is described, in the sense of
`trundle.described`. Its name in small letters is the kind, `BallJoint` is "ball_joint", unless it has its own `kind`
(none, if that is empty). A class method that makes a part with `**options` is a kind too, such as `Surface.plane`, or
several at once, such as `Contact.touches`.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from trundle.constraints.base import Constraint
from trundle.constraints.compound import Compound
from trundle.constraints.contact import SurfaceContact
from trundle.constraints.drives import Gear
from trundle.constraints.servo import Servo
from trundle.constraints.slides import Screw
from trundle.constraints.surface import Surface
from trundle.constraints.unilateral import Contact
from trundle.described import Arguments, Either, Keys, Table, Value, keys_of, of
from trundle.described.values import Define
from trundle.motion.view import View
from trundle.study.fit import fit
from trundle.study.linearize import linearize
from trundle.study.orbit import orbit
from trundle.study.steady import steady
from trundle.study.sweep import sweep
from trundle.study.transfer import plan
from trundle.system import System
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.forces import Force
from trundle.unconstrained.mesh import Mesh
from trundle.unconstrained.rigid import RigidBody
from trundle.unconstrained.shapes_compound import Compound as CompoundShape
from trundle.unconstrained.solid import Solid
from trundle.unconstrained.tables import Table as MeasuredTable
from trundle.unconstrained.torque import Torque

Make = Callable[..., Any]
ROOTS: dict[str, tuple[type, ...]] = {
    "tables": (MeasuredTable,),
    "bodies": (Body,),
    "surfaces": (Surface,),
    "constraints": (Constraint, Compound),
    "forces": (Force,),
}
# imported, so that their kinds are known
WITH_TRUNDLE = Screw, Gear, Servo, Contact, CompoundShape, Solid, Mesh, Torque
MOST_PARTS = 300  # of bodies, surfaces, constraints, forces


def kinds(section: str) -> dict[str, Make]:
    """What makes each kind of part of a table.

    >>> kinds("forces")["point_force"].__name__, kinds("surfaces")["plane"].__name__
    ('PointForce', 'plane')
    """
    found: dict[str, Make] = {}
    for root in ROOTS[section]:
        for one in _below(root):
            snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.__name__).lower()
            kind = vars(one).get("kind", snake)
            if kind and not inspect.isabstract(one) and keys_of(one) is not None:
                found.setdefault(kind, one)
            for name, method in vars(one).items():
                if isinstance(method, classmethod) and _makes(method.__func__, one):
                    found.setdefault(name, getattr(one, name))
    return dict(sorted(found.items()))  # whatever was imported first


def _makes(function: Any, owner: type) -> bool:
    """Whether a class method makes a part, or a list of them, with the options of its class."""
    name = owner.__name__
    says = function.__annotations__.get("return") in (owner, name, f"list[{name}]")
    return says and "options" in inspect.signature(function).parameters and bool(keys_of(function))


def _below(root: Any) -> Iterator[Any]:
    yield root
    for one in root.__subclasses__():
        yield from _below(one)


def part_keys(make: Make) -> Keys:
    """The keys of a part; marks too, which are pasted on a body that is made."""
    found = keys_of(make)
    assert found is not None
    if isinstance(make, type) and issubclass(make, RigidBody):
        found = {**found, **(keys_of(_marked) or {})}
    return found


def _marked(marks: Annotated[Any, Table(of.Numbers((3,), plain=False))] = None) -> None:
    """A rigid body.

    marks  zero-mass particles pasted on it: name = place in body axes, m
    """


# --- the file -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PartTable(Value):
    """A part of a section; the workshop makes it when something first needs it."""

    section: str
    type = "table"

    def schema(self, define: Define) -> dict[str, Any]:
        return {"oneOf": [define(make, (), kind) for kind, make in kinds(self.section).items()]}


def _parts(section: str) -> Any:
    return Annotated[Any, Table(PartTable(section), most=MOST_PARTS)]


_OF_RUNS = tuple(inspect.signature(System.simulate).parameters)
PLAIN, QUANTITY = of.Quantity(plain=True), of.Quantity()
SOLVER = Arguments(System.simulate, without=("start",))
SWEEP = Arguments(sweep, without=("system", "resume", *_OF_RUNS))
VIEW = Arguments(View)
_OF_ALL = ("system", "near", "start", "guess", "rtol")
STUDIES = {
    "steady": Arguments(steady, without=(*_OF_ALL, "parameters", "free", "label")),
    "orbit": Arguments(orbit, without=(*_OF_ALL, "parameters")),
    "linearize": Arguments(linearize, without=("of", "at")),
    "fit": Arguments(fit, without=(*_OF_ALL, "data", "given")),
    "plan": Arguments(plan, without=(*_OF_ALL, "parameters", "options")),
}
"""Further tables, for the commands of the same names: `trundle steady`, `trundle orbit`, ..."""
Quantities = Annotated[Any, Table(QUANTITY)]


def scenario_file(
    schema: Literal[1],
    title: str,
    start: Annotated[Any, Table(Either(PLAIN, Arguments(SurfaceContact.start)))],
    solver: Annotated[Any, SOLVER],
    citation: str = "",
    gravity: Annotated[Any, QUANTITY] = None,
    coordinates: Annotated[str, of.Text(most=20_000)] = "",
    constants: Annotated[Any, Table(PLAIN)] = None,
    parameters: Annotated[Any, Table(of.Number())] = None,
    tables: _parts("tables") = None,  # type: ignore[valid-type]
    definitions: Quantities = None,
    surfaces: _parts("surfaces") = None,  # type: ignore[valid-type]
    bodies: _parts("bodies") = None,  # type: ignore[valid-type]
    constraints: _parts("constraints") = None,  # type: ignore[valid-type]
    forces: _parts("forces") = None,  # type: ignore[valid-type]
    guess: Annotated[Any, Table(PLAIN)] = None,
    outputs: Quantities = None,
    sweep: Annotated[Any, SWEEP] = None,
    steady: Annotated[Any, STUDIES["steady"]] = None,
    orbit: Annotated[Any, STUDIES["orbit"]] = None,
    linearize: Annotated[Any, STUDIES["linearize"]] = None,
    fit: Annotated[Any, STUDIES["fit"]] = None,
    plan: Annotated[Any, STUDIES["plan"]] = None,
    view: Annotated[Any, VIEW] = None,
) -> None:
    """A scenario of trundle: a mechanical system with its start, its run and its view.

    schema       version of the format
    title        one line
    citation     where it comes from
    gravity      m/s2: a number pulls along -z, or a vector
    coordinates  names of plain coordinates, with blanks between: `"x y theta"`
    """


@functools.cache
def file_keys() -> Keys:
    """The keys of a file: its own tables, and what `System` takes beside parts."""
    found = {**(keys_of(scenario_file) or {}), **(keys_of(System, ("coordinates",)) or {})}
    words = "what messages call the system; default: the title"
    return found | {"name": replace(found["name"], default=None, words=words)}
