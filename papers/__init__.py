"""The papers reproduced, and studies that go beyond them: figures, data, animations, and pages that compare.

    python -m papers all --out out        # also `trundle reproduce all` and `make run`
    python -m papers studies --out out    # what the papers could not do: many motions; some minutes

reproduce.py runs the jobs; page.py, sheet.py and results.py make pages of what they give. NAME.toml says what a paper
or study is, and holds its tables of results and its findings; NAME.py runs, draws and judges; study_NAME.py computes
what a study is about. closed_forms.py is what is known exactly; pictures.py takes the README's pictures.
"""
