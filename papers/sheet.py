"""A sheet: one paper's folder while it is being filled with figures, data, animations and results.

    sheet = Sheet(PAPER, out / "000")
    sheet.figure(drawn, "fig06.svg", "The uniform sphere ...", of=["6"])
    sheet.line("Errors of the constraints ...", of=["7", "9"])      # a figure that one number replaces
    sheet.data(columns, "uniform.csv", "the numbers behind it")
    sheet.animation(motion, "uniform.html", "The uniform sphere")
    sheet.results.append(Result(...))

`papers.page.write_sheet` makes the page of it, and refuses a sheet that
misses a figure of the paper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from papers.results import Result
from papers.subjects import Paper
from papers.themed import save_themed
from trundle.files import written_whole
from trundle.shown import Motion
from trundle.view.figures import save_figure


@dataclass(frozen=True)
class Item:
    """A file of the folder, what it is, and which figures of the paper it shows."""

    file: str
    caption: str
    of: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shot:
    """A cell of a grid: a figure, which leads to its motion."""

    picture: str
    motion: str
    alt: str


@dataclass(frozen=True)
class Grid:
    """A table of cases: one row for each, of texts and shots."""

    heading: str
    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str | Shot]]


def in_256_colours(image: Any) -> Any:
    """A picture in a third of the bytes; this choice keeps thin lines their colour, one round of k-means the shades."""
    from PIL import Image

    return image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)


def save_picture(figure: Any, path: Path) -> None:
    """Write a figure in 256 colours."""
    from PIL import Image

    save_figure(figure, path, dpi=170)
    with Image.open(path) as opened:
        image = in_256_colours(opened.convert("RGB"))
    with written_whole(path) as temporary:
        image.save(temporary, format="PNG", optimize=True)


@dataclass
class Sheet:
    """The folder of one paper.

    findings   paragraphs, each with a heading, of what our numbers add
    lines      sentences that stand for figures of the paper in which only round-off would be seen
    grid       its cases, where it has many
    """

    paper: Paper
    folder: Path
    figures: list[Item] = field(default_factory=list)
    tables: list[Item] = field(default_factory=list)
    animations: list[Item] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    findings: list[tuple[str, str]] = field(default_factory=list)
    lines: list[Item] = field(default_factory=list)
    grid: Grid | None = None

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def figure(self, drawn: Any, file: str, caption: str, of: Sequence[str] = ()) -> None:
        """Write a figure; `of` are the numbers of the paper's figures that it shows."""
        for axes in drawn.axes:
            if (legend := axes.get_legend()) is not None:
                legend.set_frame_on(False)
        path = self.folder / file
        if path.suffix == ".svg":
            save_themed(drawn, path)
            if path.with_suffix(".png").name == self.paper.picture:  # for the README
                save_picture(drawn, path.with_suffix(".png"))
        else:
            save_figure(drawn, path, dpi=130)
        self.figures.append(Item(file, caption, tuple(of)))

    def line(self, text: str, of: Sequence[str]) -> None:
        """Say in one sentence what figures of the paper show that would be round-off here."""
        self.lines.append(Item("", text, tuple(of)))

    def data(
        self, columns: Mapping[str, np.ndarray], file: str, caption: str, errors: Sequence[str] = ()
    ) -> None:
        """Write numbers as .csv, with ten digits; columns of round-off, whose names begin with one of `errors`,
        with three."""
        write_columns(columns, self.folder / file, errors)
        self.tables.append(Item(file, caption))

    def animation(
        self, motion: Motion, file: str, caption: str, of: Sequence[str] = (), **how: Any
    ) -> None:
        """Write the motion as a 3D page; `how` are options of `motion.show`."""
        motion.show(self.folder / file, **how)
        self.animations.append(Item(file, caption, tuple(of)))

    def missing(self) -> list[str]:
        """Numbers of the paper's figures that no figure and no line here stands for."""
        shown = {number for item in (*self.figures, *self.lines) for number in item.of}
        return [number for number in self.paper.figures if number not in shown]

    def _shown(self) -> str:
        """The figure that stands for the paper, as its page shows it."""
        stem = Path(self.paper.picture).stem
        files = [item.file for item in self.figures if Path(item.file).stem == stem]
        return files[0] if files else self.paper.picture

    def record(self) -> dict[str, Any]:
        """The sheet as plain data: what the linking page needs, and every result."""
        return {
            "number": self.paper.number,
            "study": self.paper.study,
            "title": self.paper.title,
            "citation": self.paper.citation,
            "picture": self.paper.picture,
            "shown": self._shown(),
            "animations": [[item.file, item.caption] for item in self.animations],
            "results": [
                {
                    "quantity": r.quantity,
                    "paper": r.expected,
                    "ours": r.obtained,
                    "verdict": r.verdict,
                    "checks": r.reason,
                }
                for r in self.results
            ],
        }


def write_text(text: str, path: Path) -> None:
    """A text file, whole or not at all."""
    with written_whole(path) as temporary:
        temporary.write_text(text + "\n", encoding="utf-8")


def write_columns(
    columns: Mapping[str, np.ndarray], path: Path, errors: Sequence[str] = ()
) -> None:
    """A .csv file of columns by name, with ten digits; words as they are. Of `errors`, three digits."""
    rough = [name.startswith(tuple(errors)) for name in columns]

    def text(x: Any, short: bool) -> str:
        return x if isinstance(x, str) else f"{x:.{3 if short else 10}g}"

    with written_whole(path) as temporary, open(temporary, "w", encoding="utf-8") as file:
        file.write(",".join(columns) + "\n")
        for row in zip(*(column.tolist() for column in columns.values()), strict=True):
            file.write(",".join(map(text, row, rough)) + "\n")
