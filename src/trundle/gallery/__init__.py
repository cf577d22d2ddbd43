"""Systems of the literature, each a scenario file with its citation; called by its name it gives the `Scenario`.

    td.gallery.rattleback()                          # as its file says
    td.gallery.rattleback(omega=(0.0, 1.0, -0.05))   # with another value of a constant or parameter of the file
    td.gallery.spinning_table("vakonomic")           # another case of the file
    td.gallery.spinning_table.cases                  # which there are

`trundle list` shows them all, `trundle new mine --like rattleback` copies a file to start from. A file that is put into
files/ is in the gallery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trundle.gallery.catalogue import EXAMPLES, Example
from trundle.lazy import names_when_asked

_FOUND = {name.replace("-", "_"): example for name, example in EXAMPLES.items()}
__all__ = ["Scenario", *_FOUND]

if TYPE_CHECKING:
    from trundle.scenario.scenario import Scenario as Scenario

    def __getattr__(name: str) -> Example: ...

else:
    globals().update(_FOUND)
    _PLACES = {"Scenario": "trundle.scenario.scenario"}
    __getattr__, __dir__ = names_when_asked(__name__, _PLACES, __all__)
