"""Other libraries on the same problem: each `with_*.py` is a program of its own, run by `sitting.py`."""
