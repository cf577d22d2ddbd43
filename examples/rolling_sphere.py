"""A sphere of two metals rolls in a trough: bodies, a surface, rolling, and what that takes. As `sphere-halves`."""

import trundle as td

ball = td.Sphere("ball", radius=0.06, halves=(4500, 5494))  # kg/m3: titanium at -x, vanadium at +x
trough = td.Surface("z - (0.65*x - 3.0*x^2/2 - 6.7*x^3/3 + 20.5*x^4/4)", name="trough")
contact = td.Rolling(ball, trough)
system = td.System(
    name="ball in a trough", bodies=[ball], constraints=[contact], forces=[td.Gravity(9.81)]
)
motion = system.simulate(
    until=10.0, start=contact.start(at=(-0.65, 0.1), velocity=(0.2, -0.3), spin=0)
)
print(motion)
audit = motion.audit["ball on trough"]
print(
    f"needs mu = {audit.needed[0]:.2f} at the start, and would lift off at {audit.lifts_at:.5f} s"
)

# any expression can be taken along the motion; the derivative of one is its .dot
height = ball.position[2]
print(f"the centre rises at most at {motion[height.dot].max():.3f} m/s")
