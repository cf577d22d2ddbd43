"""Studies: many motions, and how motions depend on everything at once.

variational    tangent dynamics from the same graph as the motion
lyapunov       the spectrum of exponents, and the mean divergence to check it by
poincare       section points located by events, or stroboscopic ones
regimes        periodic, quasi-periodic, chaotic, unbounded, at rest: by stated criteria
start_change   how a start moves with what it was given
sensitivity    derivatives of a motion by parameters and start values
ensemble       many motions at once (with gauges and keep: what is kept of each)
"""
