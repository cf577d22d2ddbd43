"""The gallery's classics as animations, one line each: what it shows, and how near we are to what is known exactly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from papers.closed_forms import (
    atwood_acceleration,
    balls_in_space_axis,
    cylinder_height,
    sleigh,
    steady_circle,
)
from trundle import gallery
from trundle.scenario import Scenario
from trundle.shown import Motion


def reproduce_classics(folder: Path) -> list[dict[str, str]]:
    """Run them all and write folder/NAME.html; for each its file, title, line and citation."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for name, say in CLASSICS.items():
        scenario = getattr(gallery, name)()
        motion = scenario.simulate(rtol=1e-11)
        motion.show(folder / f"{name}.html")
        line = say(scenario, motion)
        made.append(
            {
                "file": f"{name}.html",
                "title": scenario.title,
                "line": line,
                "citation": scenario.citation,
            }
        )
    return made


def _disc(example: Scenario, motion: Motion) -> str:
    gap = np.abs(motion[example["disc"].position] - steady_circle(motion.t, 0.3, 2.0)).max()
    return f"Leaning by a constant 0.3 rad it rolls in a circle; {gap:.0e} m from the closed form."


def _sleigh(example: Scenario, motion: Motion) -> str:
    gap = np.abs(motion[example["forward"]] - sleigh(motion.t, -0.999, 1.0)[0]).max()
    return (
        f"Pushed backwards it turns round and goes on forwards; {gap:.0e} m/s from the closed form."
    )


def _balanced(example: Scenario, motion: Motion) -> str:
    K = motion[example["momentum"]]
    change = np.abs(K - K[0]).max() / np.abs(K[0]).max()
    return f"Three unequal moments of inertia; its angular momentum about the contact is kept to {change:.0e}."


def _cylinder(example: Scenario, motion: Motion) -> str:
    z = motion[example["ball"].position[2]]
    gap = np.abs(z - cylinder_height(motion.t)).max()
    return (
        f"The ball sinks {100 * -z.min():.1f} cm, comes back up and never falls out; "
        f"{gap:.0e} m from the closed form."
    )


def _tower(example: Scenario, motion: Motion) -> str:
    lift = motion.audit["upper on lower"].lifts_at
    left = "keeps contact" if lift is None else f"would lose contact at t = {lift:.3f} s"
    return f"The lower ball rolls away from under the upper one, which {left}."


def _space(example: Scenario, motion: Motion) -> str:
    a, b = example["a"], example["b"]
    line = motion[b.position - a.position] / 0.2
    gap = np.abs(line - balls_in_space_axis(motion.t)).max()
    return f"Without gravity the line of centres turns about a fixed axis; {gap:.0e} from the closed form."


def _wheels(example: Scenario, motion: Motion) -> str:
    normal = min(c.least_normal for c in motion.audit.contacts)
    kept = "always pressed" if normal > 0 else "pulled at times"
    return f"Two wheels on one axle over shallow bumps; {kept}, {normal:.0f} N at least."


def _thread(example: Scenario, motion: Motion) -> str:
    gap = abs(motion[example["left"].velocity.dot][0, 2] - atwood_acceleration())
    return f"Atwood's machine with a real pulley: one constraint, three bodies; {gap:.0e} m/s² from the closed form."


CLASSICS: dict[str, Callable[[Scenario, Motion], str]] = {
    "rolling_disc": _disc,
    "chaplygin_sleigh": _sleigh,
    "chaplygin_ball": _balanced,
    "ball_in_cylinder": _cylinder,
    "two_balls": _tower,
    "two_balls_in_space": _space,
    "wheelset": _wheels,
    "thread_over_pulley": _thread,
}
