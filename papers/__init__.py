"""The papers reproduced, and studies that go beyond them: figures, data, animations, and pages that compare.

    python -m papers all --out out        # also `trundle reproduce all` and `make run`
    python -m papers studies --out out    # what the papers could not do: many motions; some minutes

reproduce.py runs the jobs; page.py, sheet.py and results.py make pages of what they give; subjects.py says what each
paper is. One file for each paper (sphere, bead, parabola, table, rattleback), one for the classics. A study has two:
study_NAME.py computes, NAME.py draws and judges. pictures.py takes the README's pictures.
"""
