"""What to draw of a motion beside its bodies and contacts, as plain expressions. No graphics here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from trundle.constraints.surface import Surface
from trundle.described import Either, Length, Point, Table, of
from trundle.errors import ModelError
from trundle.symbols.checks import positive

_ONE = of.Number(plain=False)
Curves = Annotated[Any, Either(_ONE, Table(_ONE))]


@dataclass(frozen=True)
class View:
    """How to draw a motion. Bodies, marks and the surfaces they touch are drawn without being asked for.

    title     above the picture
    caption   below the title: where the system comes from
    points    {name: three expressions}: places to draw as small balls with trails, for systems without bodies
    sizes     {name of a point or particle: radius (m) of its ball}; default: small, whatever the scale
    lines     {name: (from, to, ...)}: places joined by straight lines, such as rods and threads; each three expressions
    surfaces  surfaces to draw beside those of the contacts
    plots     {label with its unit, such as "spin (rad/s)": expression, or {name: expression} for several curves}
    extent    half width (m) of what is drawn of an unbounded surface; default: as far as the motion goes
    follow    the name of the body or point that the camera follows; default: none
    """

    title: str = ""
    points: Mapping[str, Point] = field(default_factory=dict)
    lines: Mapping[str, Sequence[Point]] = field(default_factory=dict)
    surfaces: Sequence[Surface] = ()
    plots: Mapping[str, Curves] = field(default_factory=dict)
    extent: Length | None = None
    follow: str = ""
    caption: str = ""
    sizes: Mapping[str, Length] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, radius in self.sizes.items():
            try:
                positive(radius, "size", name, "m")
            except ModelError as error:
                error.key, error.part = ("sizes", name), ""
                raise

    def titled(self, title: str, caption: str = "") -> View:
        """The same with a title and a caption, where it has none."""
        return replace(self, title=self.title or title, caption=self.caption or caption)
