"""MuJoCo: the surface as a height field, stiff contact with much friction; by the size of its steps.

Its contact is soft and loses energy, whatever the grid, the stiffness and the steps: the ball comes to rest.
"""

import mujoco
import numpy as np

from bench.peers import problem as of

LOW, HIGH, WIDE, ACROSS, GRID = -1.2, 1.2, 8.0, 161, 201
XML = f"""<mujoco><option gravity="0 0 -{of.GRAVITY}" integrator="RK4" cone="elliptic" impratio="100"/>
<asset><hfield name="trough" nrow="{ACROSS}" ncol="{GRID}" size="{(HIGH - LOW) / 2} {WIDE} 10 1"/></asset>
<worldbody><geom type="hfield" hfield="trough" pos="{(HIGH + LOW) / 2} 0 0" friction="10 0 0" condim="3"
solref="0.002 1"/>
<body name="ball"><freejoint/><inertial pos="{of.OFFSET} 0 0" mass="{of.MASS}"
diaginertia="{of.ABOUT_X} {of.ABOUT_Y} {of.ABOUT_Y}"/>
<geom type="sphere" size="{of.RADIUS}" friction="10 0 0" condim="3"/>
</body></worldbody></mujoco>"""


def run(step: float) -> np.ndarray:
    model = mujoco.MjModel.from_xml_string(XML)
    model.opt.timestep = step
    x = np.linspace(LOW, HIGH, GRID)
    z = np.array([of.height(v) for v in x])
    lowest = z.min()
    model.hfield_size[0, 2] = z.max() - lowest  # data are parts of this
    model.hfield_data[:] = np.tile((z - lowest) / (z.max() - lowest), ACROSS)
    model.geom_pos[0, 2] = lowest
    data = mujoco.MjData(model)
    begin = of.start()
    middle, n = np.array(of.centre(*begin[:2])), np.array([-of.slope(begin[0]), 0, 1])
    omega = np.array(begin[6:])
    data.qpos[:7] = [*middle, 1, 0, 0, 0]
    data.qvel[:6] = [*np.cross(omega, of.RADIUS * n / np.linalg.norm(n)), *omega]
    for _ in range(round(of.UNTIL / step)):
        mujoco.mj_step(model, data)
    return data.qpos[:3].copy()


of.measure("MuJoCo, height field, RK4", run, (1e-3, 2e-4))
