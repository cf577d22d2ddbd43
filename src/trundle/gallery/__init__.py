"""Systems of the literature, each a function that gives an `Example`, with its citation."""

from __future__ import annotations

from trundle.gallery.bead import bead_on_hoop
from trundle.gallery.example import Example
from trundle.gallery.table import spinning_table

__all__ = ["Example", "bead_on_hoop", "spinning_table"]
