"""What to draw of a motion beside its bodies and contacts, as plain expressions. No graphics here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from trundle.constraints.surface import Surface
from trundle.described import Arguments, Either, Formula, Length, Name, Point, Table, of
from trundle.errors import ModelError
from trundle.symbols.checks import positive
from trundle.symbols.expression import Expression
from trundle.symbols.variables import Parameter, check_number, scalar

_ONE = of.Number(plain=False)
Curves = Annotated[Any, Either(_ONE, Table(_ONE))]


@dataclass(frozen=True)
class Slider:
    """A number of a motion that the reader of its page may change: a parameter, or a value that the start gives.

    of         the parameter, or what the start gives a value for: `mu`, `x.dot`, `ball.omega[2]`
    low, high  from where to where
    name       what the page calls it, with its unit: "speed (m/s)"; default: its own name

    >>> import trundle as td
    >>> mu = td.parameter("mu", 0.2, range=(0, 1))
    >>> td.Slider(mu).high, td.Slider(mu, 0, 0.5).name
    (1.0, 'mu')
    """

    of: Formula
    low: float | None = None
    high: float | None = None
    name: Name = ""

    def __post_init__(self) -> None:
        value = scalar(self.of, "A slider")
        name = self.name or _own_name(value)
        given = None if self.low is None and self.high is None else (self.low, self.high)
        span = given or getattr(value, "range", None)
        if span is None or span[0] is None or span[1] is None or not span[0] < span[1]:
            raise ModelError(
                f"The slider {name!r} goes from {self.low} to {self.high}.",
                "two numbers, the smaller one first",
                "only a parameter can have a range of its own",
                "td.Slider(x.dot, -1.0, 1.0)",
                key="low",
                part=name,
            )
        low, high = (check_number(end, f"The slider {name!r}") for end in span)
        for key, what in (("of", value), ("low", low), ("high", high), ("name", name)):
            object.__setattr__(self, key, what)


def _own_name(value: Expression) -> str:
    """The name of a parameter with its unit, or the text of an expression."""
    if isinstance(value, Parameter):
        return f"{value.name} ({value.unit})" if value.unit else value.name
    return repr(value)[:40]


Sliders = Annotated[
    Sequence[Any] | None,
    Arguments(Slider, named=True, words='sliders of the page: `"speed (m/s)" = {of, low, high}`'),
]


@dataclass(frozen=True)
class View:
    """How to draw a motion. Bodies, marks and the surfaces they touch are drawn in any case.

    title     above the picture
    caption   below the title: where the system comes from
    points    {name: three expressions}: places to draw as small balls with trails, for systems without bodies
    sizes     {name of a point or particle: radius (m) of its ball}; default: small, whatever the scale
    lines     {name: (from, to, ...)}: places joined by straight lines, such as rods and threads; each three expressions
    surfaces  surfaces to draw beside those of the contacts
    plots     {label with its unit, such as "spin (rad/s)": expression, or {name: expression} for several curves}
    extent    half width (m) of what is drawn of an unbounded surface; default: as far as the motion goes
    follow    the name of the body or point that the camera follows; default: none
    live      what the reader of the page may change: sliders, or parameters that have a range; default: all of these
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
    live: Sliders = None

    def __post_init__(self) -> None:
        if self.live is not None:
            sliders = tuple(one if isinstance(one, Slider) else Slider(one) for one in self.live)
            object.__setattr__(self, "live", sliders)
        for name, radius in self.sizes.items():
            try:
                positive(radius, "size", name, "m")
            except ModelError as error:
                error.key, error.part = ("sizes", name), ""
                raise

    def titled(self, title: str, caption: str = "") -> View:
        """The same with a title and a caption, where it has none."""
        return replace(self, title=self.title or title, caption=self.caption or caption)
