"""Many motions at once: when does a rattleback first stop turning, over its spin and its wobble at the start?"""

import numpy as np

import trundle as td

example = td.gallery.rattleback()
omega, rate = example["stone"].omega, example["vertical rate"]
spins, rocks = np.linspace(-1.5, -0.5, 5), np.linspace(0.02, 0.1, 4)
given = {repr(omega[1]), repr(omega[2])}
found = td.sweep(
    example.system,
    over={("rock", omega[2]): rocks, ("spin", omega[1]): spins},
    until=100.0,
    start={key: value for key, value in example.start.items() if repr(key) not in given},
    measure={"first": td.keep.first_zero(rate), "count": td.keep.zeros(rate)},
)
print("first stop (s) for spins of", ", ".join(f"{spin:g}" for spin in spins), "rad/s")
for rock, row in zip(rocks, found["first"].reshape(len(rocks), len(spins)), strict=True):
    print(f"rocking {rock:.2f} rad/s:", " ".join(f"{time:6.2f}" for time in row))
