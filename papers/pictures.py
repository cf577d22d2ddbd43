"""`python -m papers.pictures --out docs/pictures`: the pictures of the README, from real runs.

One picture for each paper, taken from its reproduction; one for each study that is in the folder of papers; and one of
the 3D page that the README's own program writes, taken by a headless Chromium if there is one. All are made small: 800
pixels wide (the 3D page 1200) and 256 colours. The picture of the 3D page carries the SHA-256 of its program and the
time that it shows, by which a test tells when README and picture differ.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from papers.reproduce import PAPERS, STUDIES, reproduce
from papers.sheet import in_256_colours
from trundle.errors import MissingExtra, ModelError
from trundle.files import written_whole

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# the page that the README's program writes, and the time (s) shown
HERO, HERO_TIME = "ball.html", 7.3
PAGE_SIZE = (1280, 720)
WIDTH, HERO_WIDTH = 800, 1200  # px


def make_pictures(out: Path, papers: Path, readme: Path) -> list[Path]:
    """Pictures of the reproduction in the folder `papers`, and of the page that the program of `readme` writes.

    They go to the folder `out`. Gives what was written.
    """
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for number in PAPERS:
        record = papers / number / "results.json"
        if not record.exists():
            raise ModelError(
                f"{papers} has no reproduction of paper {number}.",
                "a folder that `trundle reproduce all` has filled",
                fix=f"trundle reproduce all --out {papers}",
                cause="the reproduction was made into another folder, or not to its end",
            )
        picture = json.loads(record.read_text(encoding="utf-8"))["picture"]
        made.append(shrink(papers / number / picture, out / f"{number}.png", WIDTH))
    for job in STUDIES:
        record = papers / job.name / "results.json"
        if record.exists():  # they take minutes: not every reproduction has them
            picture = json.loads(record.read_text(encoding="utf-8"))["picture"]
            made.append(shrink(papers / job.name / picture, out / f"{job.name}.png", WIDTH))
    browser = find_browser()
    if browser is not None:
        made.append(_hero(browser, readme, out / "player.png"))
    return made


def program_of(readme: Path) -> str:
    """The first Python program of a page of Markdown."""
    found = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise ModelError(
            f"{readme} has no Python program.",
            "a block that begins with ```python",
            "it is another file than the README of the source tree",
            "make pictures",
        )
    return found[1]


def facts_of(program: str) -> dict[str, str]:
    """What the picture of the 3D page carries: from which program it is, and which time (s) it shows."""
    return {"program": hashlib.sha256(program.encode()).hexdigest(), "t": f"{HERO_TIME:g}"}


def _hero(browser: str, readme: Path, target: Path) -> Path:
    """The 3D page of the README's own program, run as a reader would run it."""
    program = program_of(readme)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", program]
        subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, check=True)
        shot = photograph(browser, Path(folder) / HERO, HERO_TIME, Path(folder) / "page.png")
        return shrink(shot, target, HERO_WIDTH, facts_of(program))


def shrink(source: Path, target: Path, width: int, facts: Mapping[str, str] | None = None) -> Path:
    """The same picture in a given width and 256 colours, with facts as its PNG texts, written whole."""
    try:
        from PIL import Image
        from PIL.PngImagePlugin import PngInfo
    except ImportError:
        raise MissingExtra("Making pictures", "pillow", "plots") from None
    with Image.open(source) as opened:
        image: Any = opened.convert("RGB")
    height = round(image.height * width / image.width)
    image = in_256_colours(image.resize((width, height), Image.Resampling.LANCZOS))
    texts = PngInfo()
    for name, fact in (facts or {}).items():
        texts.add_text(name, fact)
    with written_whole(target) as temporary:
        image.save(temporary, format="PNG", optimize=True, pnginfo=texts)
    return target


def find_browser() -> str | None:
    """A Chromium, or None."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def photograph(
    browser: str, page: Path, time: float, target: Path, size: tuple[int, int] = PAGE_SIZE
) -> Path:
    """The 3D page as it stands at a time of the motion (s), without a window and without a graphics card."""
    command = [
        browser,
        "--headless",
        "--no-sandbox",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--ignore-gpu-blocklist",
        "--hide-scrollbars",
        f"--window-size={size[0]},{size[1]}",
        "--virtual-time-budget=5000",
        f"--screenshot={target}",
        f"{page.resolve().as_uri()}#t={time:g}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode or not target.exists():
        raise ModelError(
            f"{browser} took no picture of {page}.",
            "a Chromium that runs headless",
            (done.stderr.strip().splitlines() or ["it said nothing"])[-1],
            f"{browser} --headless --screenshot={target} {page}  # to see what it says",
        )
    return target


def main() -> None:
    """Make the pictures of the README."""
    parser = argparse.ArgumentParser(prog="python -m papers.pictures", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"), help="folder to write")
    parser.add_argument(
        "--papers", type=Path, help="a reproduction to take them from; made if not given"
    )
    parser.add_argument(
        "--readme", type=Path, default=Path("README.md"), help="its program writes the 3D page"
    )
    args = parser.parse_args()
    if args.papers is not None:
        made = make_pictures(args.out, args.papers, args.readme)
    else:
        with tempfile.TemporaryDirectory() as folder:
            reproduce(PAPERS, Path(folder))
            made = make_pictures(args.out, Path(folder), args.readme)
    for path in made:
        sys.stdout.write(f"  {path} ({path.stat().st_size // 1000} kB)\n")
    if find_browser() is None:
        sys.stdout.write("  no Chromium here: the picture of the 3D page was left as it is\n")


if __name__ == "__main__":
    main()
