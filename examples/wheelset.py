"""Two wheels on an axle over a bumpy road: a road as a Python function, hinges, contacts, grip. As `wheelset`."""

import math

import trundle as td


def road(x: td.Expression, y: td.Expression) -> td.Expression:
    """Height of the road (m): any function of x and y."""
    return -0.05 * x + 0.03 * td.sin(1.5 * x) * td.cos(y)


track = 1.2  # m
axle = td.Cylinder("axle", radius=0.08, length=track, mass=8.0)
ground = td.Surface.height(road, name="road")
axis = axle.rotation @ (0, 0, 1)  # to the left: everything turns about body z
wheels, hinges, contacts, grips = [], [], [], []
for name, side in (("left", 1), ("right", -1)):
    wheel = td.Disc(name, radius=0.3, mass=5.0)
    contact = td.Sliding(wheel, ground)
    end = (0, 0, side * track / 2)
    wheels.append(wheel)
    contacts.append(contact)
    hinges.append(td.Hinge(wheel, axle, axis_a=(0, 0, 1), axis_b=(0, 0, 1), at_b=end))
    forward = td.cross(axis, contact.normal)
    grips.append(td.Nonholonomic(contact.slip @ forward, name=f"{name} grips"))
# two wheels on one stiff axle cannot both grip sideways on a road that is not flat: their mean does
across = td.Nonholonomic((contacts[0].slip + contacts[1].slip) @ axis, name="no slip across")
system = td.System(
    name="wheelset",
    bodies=[axle, *wheels],
    constraints=[*hinges, *contacts, *grips, across],
    forces=[td.Gravity(9.81)],
)
upright = td.quaternion_about((1, 0, 0), -math.pi / 2)  # body z along +y
start = {
    **{body.quaternion: upright for body in (axle, *wheels)},
    axle.position[0]: 0,
    axle.position[1]: 0,
    axle.velocity[0]: 2.0,
    axle.omega[2]: 0.3,
    axle.omega @ axis: 0,
}
motion = system.simulate(until=4.0, start=start)
print(motion)
for contact in contacts:
    print(f"{contact.name}: pressed with {motion.audit[contact.name].least_normal:.1f} N at least")
