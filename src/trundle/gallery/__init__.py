"""Systems of the literature, each a function that gives an `Scenario`, with its citation."""

from __future__ import annotations

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
from trundle.gallery.moving_parabola import moving_parabola
from trundle.gallery.rattleback import rattleback, toy_rattleback
from trundle.gallery.sphere_on_surface import rolling_sphere
from trundle.gallery.spinning_table_3d import spinning_table_3d
from trundle.gallery.table import spinning_table
from trundle.scenario import Scenario

__all__ = [
    "Scenario", "ball_in_cylinder", "bead_on_hoop", "chaplygin_ball", "chaplygin_sleigh",
    "moving_parabola", "rattleback", "rolling_disc", "rolling_sphere", "spinning_table",
    "spinning_table_3d", "thread_over_pulley", "toy_rattleback", "two_balls", "two_balls_in_space",
    "wheelset",
]  # fmt: skip
