"""A permanent judge: random mechanical systems, moved by trundle and by code that shares nothing with it.

    expressions.py   formulas as plain data, which both sides translate
    systems.py       a system as plain data
    draw*.py         random ones; kinds.py lists the kinds; fit.py makes their starts satisfy their rows
    to_trundle.py    a description -> trundle, through its public names only
    graph.py         the judge's own formulas: derivatives, and a program of them; no CasADi
    model.py         the judge's own equations: M, Q, A, b by Kane's method, in velocities of its own; start.py
    rolling.py       the judge's own rolling: no zero-mass points, the fewest velocities
    solve.py         the judge's own accelerations, dense; stick.py: sticking and sliding
    judge.py         the judge's own motion: SciPy's DOP853, switches, impulses
    contact_judge.py the judge's own contact: one body and a plane, flights and strikes (contact_strike.py);
                     draw_contact.py, compare_contact.py
    contact_scenes.py   several contacts, and what must hold of every motion
    compare.py       both motions side by side, and how much the motion itself magnifies errors; quantities.py
    command.py       the command line and its table
    texts.py         files and formulas as text: mutated, they must be read or refused, nothing else; mutations.py

Run it from the checkout: `python -m fuzz --count 5000 --seed 1 --jobs 2`.
"""
