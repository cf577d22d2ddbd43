"""The studies: what the papers could not do. What is known of each before anything runs, as of a paper."""

from __future__ import annotations

from papers.subjects import Paper

REGIMES = Paper(
    seed="regimes",
    short="Map of regimes",
    title="Twelve cases become one map: a sphere on a shaken trough, over rate and amplitude",
    citation="goes beyond F. E. Udwadia and G. Di Massa, Simulation Modelling Practice and Theory (2011), Table 1",
    about="The paper shakes a parabolic trough along one, two or three axes, always by 0.1 m, at four rates, and shows "
    "4 s of each of the twelve motions. Here every pixel is such a motion of 4 s, at 200 rates "
    "and 200 amplitudes for each of the three sets: 120,000 runs, coloured by what the sphere "
    "does. The twelve cases are twelve of the pixels.",
    figures={},
    drawings={},
    picture="map.png",
    study=True,
)

ATTRACTORS = Paper(
    seed="attractors",
    short="Attractors of the rattleback",
    title="The rattleback's attractors: reversals over the start, Lyapunov spectra, sections",
    citation="goes beyond I. I. Kossenko and M. S. Stavrovskaja (2003), section 2.2; "
    "after A. V. Borisov and I. S. Mamaev, Physics-Uspekhi 46 (2003) 393-403, its reference 14",
    about="The paper shows one run of its stone, 100 s with one reversal, and says that attractors could be shown. "
    "Rolling without slip keeps the energy but not the volume of a cloud of starts, so that an "
    "attractor needs no friction. Here the same stone is started at thousands of spins and "
    "wobbles, its eight Lyapunov exponents are taken, and its motion is cut by a section at "
    "three energies. Then it is given drag, and a table that shakes.",
    figures={},
    drawings={},
    picture="sections.png",
    study=True,
)

SPREAD = Paper(
    seed="spread",
    short="Spread of nearly equal starts",
    title="Two spheres from nearly equal starts: one stays together, one does not",
    citation="goes beyond F. E. Udwadia and N. Mogharabin, Journal of Applied Mechanics (2021), section 4",
    about="The paper rolls a uniform sphere and one of two halves down the same trough from the "
    "same start and finds vastly different paths. Here each sphere is started 512 times within "
    "0.1 micrometre of that start, and followed for 60 s, six times as long as in the paper: "
    "how far apart do equal spheres get?",
    figures={},
    drawings={},
    picture="spread.png",
    study=True,
)
