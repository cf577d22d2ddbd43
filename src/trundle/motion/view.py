"""What to draw of a motion beside its bodies and contacts, as plain expressions. No graphics here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from trundle.constraints.surface import Surface
from trundle.unconstrained.shapes import number


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
    points: Mapping[str, Any] = field(default_factory=dict)
    lines: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    surfaces: Sequence[Surface] = ()
    plots: Mapping[str, Any] = field(default_factory=dict)
    extent: float | None = None
    follow: str = ""
    caption: str = ""
    sizes: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, radius in self.sizes.items():
            number(radius, f"In a view, the size of {name!r}", "m")

    def titled(self, title: str, caption: str = "") -> View:
        """The same with a title and a caption, where it has none."""
        return replace(self, title=self.title or title, caption=self.caption or caption)
