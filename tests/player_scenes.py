"""Small scenes made by hand for the tests of the player: every shape, a moving surface, a contact that lifts."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np

Scene = dict[str, Any]

CODES = {"f4": "<f4", "u4": "<u4", "u1": "u1"}


def array(values: Any, dtype: str = "f4") -> dict[str, Any]:
    """An array as a scene holds it."""
    data = np.ascontiguousarray(np.asarray(values), dtype=CODES[dtype])
    return {
        "dtype": dtype,
        "shape": list(data.shape),
        "data": base64.b64encode(data.tobytes()).decode(),
    }


def values(item: dict[str, Any]) -> np.ndarray:
    """The numbers behind `array`."""
    flat = np.frombuffer(base64.b64decode(item["data"]), CODES[item["dtype"]])
    return flat.reshape(item["shape"])


def turning(axis: Any, angles: np.ndarray) -> np.ndarray:
    """Quaternions (N, 4) of turns about one axis."""
    unit = np.asarray(axis, float) / np.linalg.norm(axis)
    return np.column_stack([np.cos(angles / 2), np.sin(angles / 2)[:, None] * unit])


def height_mesh(height: Any, half: float, count: int) -> dict[str, Any]:
    """z = height(x, y) over a square, as a grid of triangles with the normals upwards."""
    line = np.linspace(-half, half, count)
    x, y = (part.ravel() for part in np.meshgrid(line, line))
    step = 1e-4
    slope_x = (height(x + step, y) - height(x - step, y)) / (2 * step)
    slope_y = (height(x, y + step) - height(x, y - step)) / (2 * step)
    normals = np.column_stack([-slope_x, -slope_y, np.ones_like(x)])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    corner = (np.arange(count - 1)[:, None] * count + np.arange(count - 1)).ravel()
    triangles = np.concatenate(
        [
            np.column_stack([corner, corner + 1, corner + count]),
            np.column_stack([corner + 1, corner + count + 1, corner + count]),
        ]
    )
    return {
        "vertices": array(np.column_stack([x, y, height(x, y)])),
        "normals": array(normals),
        "triangles": array(triangles, "u4"),
    }


def still(count: int = 1) -> dict[str, Any]:
    """The pose of something that stands still."""
    return {
        "position": array(np.zeros((count, 3))),
        "quaternion": array(np.tile([1.0, 0, 0, 0], (count, 1))),
    }


def scene(t: np.ndarray, **given: Any) -> Scene:
    """A scene with nothing in it but what is given."""
    return {
        "format": 1,
        "title": "A test",
        "subtitle": "",
        "status": f"reached t = {t[-1]:g} s",
        "summary": ["constraints  worst residual 2.2e-16", "energy  drifts by 3e-12 of 1.7 J"],
        "parameters": [["mu", 0.2], ["g", 9.81]],
        "t": array(t),
        "size": 1.0,
        "centre": [0, 0, 0],
        "bodies": [],
        "surfaces": [],
        "points": [],
        "lines": [],
        "contacts": [],
        "plots": [],
        "events": [],
        "follow": "",
    } | given


def rolling_ball() -> Scene:
    """A two-tone ball in a trough that sways; the contact needs much friction midway and lifts near the end."""
    t = np.linspace(0, 2, 41)
    r = 0.12
    x = 0.75 * np.cos(np.pi * t)
    y = -0.4 + 0.4 * t

    def trough(x: Any, y: Any) -> Any:
        return 0.35 * x**2 + 0.05 * np.sin(3 * y)

    slope = 0.7 * x
    normal = np.column_stack([-slope, -0.15 * np.cos(3 * y), np.ones_like(t)])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    contact = np.column_stack([x, y, trough(x, y)])
    centre = contact + r * normal
    quaternion = turning((0.2, 1, 0.3), -(x - x[0]) / r)
    # alternate signs: the same rotations, which a careless interpolation would get wrong
    quaternion[1::2] *= -1
    needed = 0.1 + 0.8 * np.exp(-(((t - 1) / 0.2) ** 2))
    force_n = 9.81 * (1 + 0.3 * np.cos(2 * np.pi * t))
    lifted = t > 1.8
    force_n[lifted] = -0.5
    needed[lifted] = 1e30
    mark = centre + r * np.column_stack([np.cos(x / r), np.zeros_like(t), np.sin(x / r)])
    name = "ball on trough"
    return scene(
        t,
        title="Ball in a trough",
        subtitle="a made-up motion",
        size=0.95,
        centre=[0, 0, 0.2],
        bodies=[
            {
                "name": "ball",
                "outline": {
                    "kind": "sphere",
                    "sizes": {"radius": r},
                    "centre": [-0.004, 0, 0],
                    "halves": [4500, 5494],
                },
                "mesh": None,
                "extent": r,
                "position": array(centre),
                "quaternion": array(quaternion),
            }
        ],
        surfaces=[
            {
                "name": "trough",
                "mesh": height_mesh(trough, 1.1, 41),
                "grid": 0.1,
                "frames": None,
                "body": None,
            }
            | still()
        ],
        points=[
            {"name": "ball", "kind": "centre", "of": "ball", "position": array(centre)},
            {"name": name, "kind": "contact", "of": "ball", "position": array(contact)},
            {"name": "spot", "kind": "mark", "of": "ball", "position": array(mark)},
        ],
        contacts=[
            {
                "name": name,
                "body": "ball",
                "point": array(contact),
                "force": array(force_n[:, None] * normal + np.outer(0.2 * force_n, [0, 1, 0])),
                "normal": array(force_n),
                "needed": array(needed),
                "lifted": array(lifted, "u1"),
                "lifts_at": 1.85,
                "rolls": True,
            }
        ],
        plots=[
            {"label": "normal force (N)", "series": [{"name": name, "values": array(force_n)}]},
            {"label": "friction needed", "series": [{"name": name, "values": array(needed)}]},
            {
                "label": "position (m)",
                "series": [
                    {"name": "x", "values": array(x)},
                    {"name": "y", "values": array(y)},
                    {"name": "z", "values": array(centre[:, 2])},
                ],
            },
        ],
        events=[{"t": 0.5, "name": "crosses the line"}, {"t": 1.85, "name": "would lift off"}],
    )


OUTLINES: dict[str, Any] = {
    "ball": {"kind": "sphere", "sizes": {"radius": 0.3}},
    "halves": {"kind": "sphere", "sizes": {"radius": 0.3}, "halves": [1, 2]},
    "stone": {"kind": "ellipsoid", "sizes": {"semiaxes": [0.4, 0.25, 0.15]}},
    "coin": {"kind": "disc", "sizes": {"radius": 0.33, "thickness": 0}},
    "wheel": {"kind": "disc", "sizes": {"radius": 0.33, "thickness": 0.1}},
    "hoop": {"kind": "ring", "sizes": {"radius": 0.3, "section": 0}},
    "torus": {"kind": "ring", "sizes": {"radius": 0.25, "section": 0.09}},
    "roller": {"kind": "cylinder", "sizes": {"radius": 0.2, "length": 0.6}},
    "top": {"kind": "cone", "sizes": {"radius": 0.25, "height": 0.6}, "base": [0, 0, -0.15]},
    "brick": {"kind": "box", "sizes": {"sides": [0.6, 0.4, 0.2]}},
    "bell": {
        "kind": "compound",
        "sizes": {},
        "parts": [
            {
                "outline": {"kind": "sphere", "sizes": {"radius": 0.16}, "centre": [0, 0, 0]},
                "position": [0, 0, 0.27],
                "quaternion": [1, 0, 0, 0],
            },
            {
                "outline": {
                    "kind": "compound",
                    "sizes": {},
                    "centre": [0, 0, 0],
                    "parts": [
                        {
                            "outline": {
                                "kind": "cylinder",
                                "sizes": {"radius": 0.05, "length": 0.5},
                                "centre": [0, 0, 0],
                            },
                            "position": [0, 0, 0],
                            "quaternion": [1, 0, 0, 0],
                        },
                        {
                            "outline": {
                                "kind": "box",
                                "sizes": {"sides": [0.3, 0.3, 0.16]},
                                "centre": [0, 0, 0],
                            },
                            "position": [0, 0, -0.3],
                            "quaternion": [0.9238795, 0, 0, 0.3826834],
                        },
                    ],
                },
                "position": [0, 0, 0],
                "quaternion": [1, 0, 0, 0],
            },
        ],
    },
    "egg": {"kind": "solid", "sizes": {}},
    "bare": None,
}


def egg_mesh() -> dict[str, Any]:
    """An egg around body z, as a mesh."""
    rows, columns = 24, 36
    theta, phi = np.meshgrid(
        np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False)
    )
    theta, phi = theta.T.ravel(), phi.T.ravel()
    wide = 0.22 * (1 - 0.2 * np.cos(theta))
    vertices = np.column_stack(
        [
            wide * np.sin(theta) * np.cos(phi),
            wide * np.sin(theta) * np.sin(phi),
            0.34 * np.cos(theta),
        ]
    )
    normals = vertices / [0.05, 0.05, 0.115]
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    triangles = []
    for i in range(rows - 1):
        for j in range(columns):
            a, b = i * columns + j, i * columns + (j + 1) % columns
            triangles += [[a, a + columns, b], [b, a + columns, b + columns]]
    return {
        "vertices": array(vertices),
        "normals": array(normals),
        "triangles": array(triangles, "u4"),
    }


def every_shape() -> Scene:
    """One body of every kind in rows, each turning, above a floor whose shape changes and that moves up and down."""
    t = np.array([0, 0.3, 0.5, 1.1, 1.5])  # unequal steps
    bodies = []
    for k, (name, outline) in enumerate(OUTLINES.items()):
        place = np.array([(k % 5 - 2) * 0.95, (k // 5 - 1) * 1.0, 0.75])
        drift = np.outer(t, [0.02, 0, 0.05])
        bodies.append(
            {
                "name": name,
                "outline": None
                if outline is None
                else {"centre": [0, 0, 0] if k else [0.01, 0, 0]} | outline,
                "mesh": egg_mesh() if name == "egg" else None,
                "extent": 0.3,
                "position": array(place + drift),
                "quaternion": array(turning((1, 0.6, 0.4 + 0.1 * k), 0.5 + (1 + 0.2 * k) * t)),
            }
        )

    def waves(phase: float) -> Any:
        return lambda x, y: 0.06 * np.sin(2 * x + phase) * np.cos(2 * y)

    shapes = [
        values(height_mesh(waves(phase), 3, 31)["vertices"]) for phase in np.linspace(0, 3, 4)
    ]
    lift = np.column_stack([np.zeros((5, 2)), 0.1 * np.sin(t)])
    return scene(
        t,
        title="Every shape",
        size=2.6,
        centre=[0, 0, 0.5],
        bodies=bodies,
        surfaces=[
            {
                "name": "waves",
                "mesh": height_mesh(waves(0), 3, 31),
                "grid": 0.2,
                "frames": array(np.array(shapes)),
                "body": None,
                "position": array(lift),
                "quaternion": array(np.tile([1.0, 0, 0, 0], (5, 1))),
            }
        ],
        plots=[{"label": "height (m)", "series": [{"name": "floor", "values": array(lift[:, 2])}]}],
    )


def pendulum() -> Scene:
    """Two points joined by rods, no body and no surface."""
    t = np.linspace(0, 4, 161)
    a, b = np.cos(2 * t), 1.5 * np.cos(2 * t + 1)
    zero = np.zeros_like(t)
    origin = np.column_stack([zero, zero, zero])
    one = np.column_stack([np.sin(a), zero, -np.cos(a)])
    two = one + 0.7 * np.column_stack([np.sin(b), zero, -np.cos(b)])
    return scene(
        t,
        title="Double pendulum",
        size=1.4,
        centre=[0, 0, -0.8],
        points=[
            {"name": name, "kind": "point", "of": "", "position": array(place)}
            for name, place in (("bob 1", one), ("bob 2", two))
        ],
        lines=[{"name": "rods", "position": array(np.stack([origin, one, two], axis=1))}],
        follow="bob 1",
    )


def furnished() -> Scene:
    """The rolling ball, with a dumb-bell that turns, a tile that tumbles and a rod that swings, all apart from it."""
    ball = rolling_ball()
    t = values(ball["t"]).astype(float)
    sphere = {"kind": "sphere", "sizes": {"radius": 0.08}, "centre": [0, 0, 0]}
    parts = [
        {"outline": sphere, "position": place, "quaternion": turn}
        for place, turn in (([0.25, 0, 0], [1, 0, 0, 0]), ([-0.15, 0.1, 0], [0.6, 0, 0.8, 0]))
    ]
    bell = {
        "name": "bell",
        "outline": {"kind": "compound", "sizes": {}, "centre": [0, 0, 0], "parts": parts},
        "mesh": None,
        "extent": 0.33,
        "position": array(np.array([-0.5, -0.9, 0.7]) + np.outer(t, [0.05, 0, 0])),
        "quaternion": array(turning((0.2, 0.1, 1), 1.2 * t)),
    }
    tile = {
        "name": "tile",
        "mesh": height_mesh(lambda x, y: 0 * x, 0.2, 3),
        "grid": 0.1,
        "frames": None,
        "body": None,
        "position": array(np.array([0.7, 0.3, 0.9]) + np.outer(t, [0, 0.03, 0])),
        "quaternion": array(turning((1, 2, 3), 0.8 * t)),
    }
    middle = np.array([0.05, 0.4, 1.05])
    half = 0.3 * np.column_stack([np.cos(t), 0 * t, np.sin(t)])
    bent = np.stack([middle - half, middle + 0 * half, middle + half], axis=1)
    return ball | {
        "bodies": [*ball["bodies"], bell],
        "surfaces": [*ball["surfaces"], tile],
        "lines": [{"name": "rod", "position": array(bent)}],
    }
