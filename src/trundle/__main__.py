"""`python -m trundle` is the command `trundle`."""

from __future__ import annotations

import sys

from trundle.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
