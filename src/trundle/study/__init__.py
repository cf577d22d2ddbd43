"""Studies: many motions, and how motions depend on everything at once.

sweep          td.sweep: runs over grids and random values, on threads, processes or a cluster
keep           td.keep: what is kept of each run
draw           uniform, normal, log_uniform, choice: random values for a sweep
ensemble       many runs on one core, in SIMD lanes
variational    tangent dynamics from the same graph as the motion
lyapunov       the spectrum of exponents, and the mean divergence to check it by
poincare       section points located by events, or stroboscopic ones
regimes        periodic, quasi-periodic, chaotic, unbounded, at rest: by stated criteria
start_change   how a start moves with what it was given
sensitivity    derivatives of a motion by parameters and start values
fit            parameters, starts and offsets from measured series (fit_data, fit_unknown)
transfer       td.plan: from here to there by collocation and IPOPT (collocation, reach), replayed
steady         equilibria and motions along symmetries (symmetry, steady_equations, held); families (continuation)
orbit          periodic orbits by shooting, Floquet multipliers; families and doublings of the period (orbit_family)
linearize      A, B, C, D on the constraints' tangent space (local, linear_ports); spectrum; along families (locus)

Figures: `spectrum.plot()`, `section.plot()`, and of many motions `bifurcation_figure` and `regime_map_figure`.
"""

from __future__ import annotations

from trundle.lazy import public_names

__all__, __getattr__, __dir__ = public_names(__name__, __file__)
