"""The studies: what the papers could not do. What is known of each before anything runs, as of a "
"paper."""

from __future__ import annotations

from trundle.gallery.reproduce_papers import Paper

REGIMES = Paper(
    seed="regimes",
    short="Map of regimes",
    title="Twelve cases become one map: a sphere on a shaken trough, over rate and amplitude",
    citation="goes beyond F. E. Udwadia and G. Di Massa, Simulation Modelling Practice and Theory (2011), Table 1",
    about="The paper shakes a parabolic trough along one, two or three axes, always by 0.1 m, at four rates, and shows "
    "4 s of each of the twelve motions. Here every pixel is such a motion of 4 s, at 200 rates "
    "and 200 amplitudes for each of the three sets: 120,000 runs, coloured by what the sphere "
    "does. The twelve cases "
    "are twelve of the pixels.",
    figures={},
    drawings={},
    picture="map.png",
    study=True,
)
