"""What a part offers to formulas that are text: in scenario files, and in starts, events and `motion["ball.x"]`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from trundle.constraints.surface import Surface
from trundle.symbols.checks import three
from trundle.symbols.expression import Expression, as_expression
from trundle.symbols.text import Function
from trundle.unconstrained.bodies import Body
from trundle.unconstrained.shape import Shape


class Later(NamedTuple):
    """Something of a part that is derived only if a formula needs it."""

    part: Any
    name: str

    def value(self) -> Any:
        found = getattr(self.part, self.name)
        whole = self.name == "residual" and self.part.size == 1
        return found[0] if whole else as_expression(found)


def of_part(part: Any) -> dict[str, Any]:
    """Everything that a part offers to formulas, by the name after the dot; "" is the part itself.

    The class lists it as `offers`; of bodies there are coordinates, sizes, marks and the rim beside that. Contacts that
    were made together are contact_1, contact_2, ...
    """
    found: dict[str, Any] = {}
    if isinstance(part, list):
        for i, one in enumerate(part, 1):
            found |= {f"contact_{i}.{name}": value for name, value in of_part(one).items()}
        return found
    if stands_for := getattr(part, "stands_for", ""):
        found[""] = Later(part, stands_for)
    for name in part.offers:
        if name == "" or callable(getattr(type(part), name, None)):
            function = getattr(part, name) if name else part
            found[name] = (
                at_a_place(function) if isinstance(part, Surface) else Function(function, 1)
            )
        elif name not in ("position", "rotation") or getattr(part, name) is not None:
            found[name] = Later(part, name)
    if isinstance(part, Body):
        found |= {axis: Later(part, axis) for axis in "xyz"}
        found |= {x.name.removeprefix(f"{part.name}."): x for x in part.coordinates}
    for name, mark in getattr(part, "marks", {}).items():
        found |= {f"{name}.{what}": Later(mark, what) for what in mark.offers}
    if isinstance(part, Shape):
        found |= {name: as_expression(size) for name, size in part.sizes.items()}
        if part.rim is not None:
            found["rim"] = Function(part.rim.at, 1)
    return found


def at_a_place(function: Callable[[Expression], Any]) -> Function:
    """A function of a place, which refuses anything else."""
    return Function(lambda place: function(three(place, "A place")), 1)
