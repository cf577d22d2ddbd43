"""`python -m fuzz --count 5000 --seed 1 --jobs 2`: random systems, judged; a table by kind at the end."""

from __future__ import annotations

import sys

from fuzz.command import main

sys.exit(main(sys.argv[1:]))
