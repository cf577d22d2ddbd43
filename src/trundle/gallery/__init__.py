"""Systems of the literature, each a function that gives a `Scenario`, with its citation.

Names are imported when they are first used (as those of `trundle` are), so that `trundle list` is quick. For that, no
module here may have the name of a function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trundle.lazy import names_when_asked, placed

if TYPE_CHECKING:  # what editors and type checkers read; `_HOME` says the same to the interpreter
    from trundle.gallery.bead import bead_on_hoop
    from trundle.gallery.classics import (
        ball_in_cylinder,
        chaplygin_ball,
        thread_over_pulley,
        two_balls,
        two_balls_in_space,
        wheelset,
    )
    from trundle.gallery.discs_and_sleighs import chaplygin_sleigh, rolling_disc
    from trundle.gallery.parabola import moving_parabola
    from trundle.gallery.sphere_on_surface import rolling_sphere
    from trundle.gallery.stones import rattleback, toy_rattleback
    from trundle.gallery.table import spinning_table
    from trundle.gallery.table_3d import spinning_table_3d
    from trundle.scenario.scenario import Scenario

__all__ = [
    "Scenario", "ball_in_cylinder", "bead_on_hoop", "chaplygin_ball", "chaplygin_sleigh",
    "moving_parabola", "rattleback", "rolling_disc", "rolling_sphere", "spinning_table",
    "spinning_table_3d", "thread_over_pulley", "toy_rattleback", "two_balls", "two_balls_in_space",
    "wheelset",
]  # fmt: skip

# where each name lives: imported from there when it is first asked for
_HOME = {
    "trundle.gallery.bead": "bead_on_hoop",
    "trundle.gallery.classics": (
        "ball_in_cylinder chaplygin_ball thread_over_pulley two_balls two_balls_in_space wheelset"
    ),
    "trundle.gallery.discs_and_sleighs": "chaplygin_sleigh rolling_disc",
    "trundle.gallery.parabola": "moving_parabola",
    "trundle.gallery.sphere_on_surface": "rolling_sphere",
    "trundle.gallery.stones": "rattleback toy_rattleback",
    "trundle.gallery.table": "spinning_table",
    "trundle.gallery.table_3d": "spinning_table_3d",
    "trundle.scenario.scenario": "Scenario",
}
_PLACES = placed(_HOME)

if not TYPE_CHECKING:  # type checkers would take any misspelt name to exist
    __getattr__, __dir__ = names_when_asked(__name__, _PLACES, __all__)
