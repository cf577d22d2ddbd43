"""Names that people know from other libraries, and what to type instead of `trundle.NAME`."""

from __future__ import annotations

ELSEWHERE = {
    "pi": "math.pi", "abs": "abs(x)", "min": "td.minimum(a, b)", "max": "td.maximum(a, b)", "power": "x**2",
    "arcsin": "td.asin(x)", "arccos": "td.acos(x)", "arctan": "td.atan(x)", "arctan2": "td.atan2(y, x)",
    "diff": "x.dot", "time": "td.t", "interp": 'td.table(t, values, kind="linear")',
    "symbols": 'td.coordinates("x y")', "dynamicsymbols": 'td.coordinates("x y")',
    "Symbol": 'td.parameter("m", 2.0)', "if_else": "td.where(x > 0, a, b)", "piecewise": "td.where(x > 0, a, b)",
    "deg2rad": "math.radians(10)", "radians": "math.radians(10)", "simulate": "system.simulate(until=10, start={})",
    "Revolute": "td.Hinge", "RevoluteJoint": "td.Hinge", "Pin": "td.Hinge", "PinJoint": "td.Hinge",
    "Pivot": "td.Hinge", "KnifeEdge": "td.Skate", "Blade": "td.Skate", "Cuboid": "td.Box", "Cube": "td.Box",
    "Slider": "td.Prismatic", "SliderJoint": "td.Prismatic", "Slide": "td.Prismatic",
    "PrismaticJoint": "td.Prismatic", "Spherical": "td.BallJoint", "Cardan": "td.Universal",
    "Fixed": "td.Weld", "Force": "td.PointForce", "Wheel": "td.Disc", "Mass": "td.Particle",
    "PointMass": "td.Particle", "Body": "td.RigidBody", "Link": "td.RigidBody", "Rod": "td.Cylinder",
    "Pulley": "td.Rope, or td.Rack(slide, hinge, radius)", "Friction": "td.Coulomb", "Controller": "td.Servo",
}  # fmt: skip
