"""A permanent judge: random mechanical systems, moved by trundle and by code that shares nothing with it.

    expressions.py   formulas as plain data, which both sides translate
    systems.py       a system as plain data; draw.py and draw_*.py draw random ones, a kind each
    to_trundle.py    a description -> trundle, through its public names only
    graph.py         the judge's own formulas: derivatives and machine-readable text, no CasADi
    model.py         the judge's own equations: M, Q, A, b by Kane's method, in velocities of its own
    rolling.py       the judge's own rolling: no zero-mass points, the fewest velocities
    solve.py         the judge's own accelerations, dense, friction included
    judge.py         the judge's own motion: SciPy's DOP853, switches, impulses, sticking and sliding
    compare.py       both motions side by side, and how much the motion itself magnifies errors
    texts.py         files and formulas as text: mutated, they must be read or refused, nothing else

Run it from the checkout: `python -m fuzz --count 5000 --seed 1 --jobs 2`.
"""
