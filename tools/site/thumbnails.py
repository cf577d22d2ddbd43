"""`python -m tools.site.thumbnails [NAME ...]`: pictures of the gallery's pages, into docs/pictures/gallery/."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from papers.pictures import find_browser
from tools.site.embedded import entries

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "gallery"
WIDE, HIGH = 720, 480  # px of the page; the picture has two thirds of that
LATE = 0.35  # of the motion: by then trails are long enough to see what it does
ARGUMENTS = [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--no-sandbox",
]
ALONE = "body *:not(canvas):not(:has(canvas)) { display: none !important }"


def main() -> None:
    """Take the pictures; needs Chromium, playwright and pillow."""
    from PIL import Image
    from playwright.sync_api import sync_playwright

    browser = find_browser()
    if browser is None:
        raise SystemExit("no Chromium here: the pictures were left as they are")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        running = driver.chromium.launch(executable_path=browser, args=ARGUMENTS)
        context = running.new_context(
            viewport={"width": WIDE, "height": HIGH}, bypass_csp=True
        )  # to hide all but the picture
        for entry in entries():
            if wanted and entry.name not in wanted:
                continue
            motion = entry.load().simulate()
            made = motion.show(Path(folder) / "page.html")
            begin, end = motion.t[0], motion.t[-1]
            page = context.new_page()
            page.goto(f"{made.as_uri()}#t={begin + LATE * (end - begin):g}")
            page.wait_for_selector("canvas.stage")
            page.add_style_tag(content=ALONE)
            page.keyboard.press("i")  # lays the page out again: the camera takes the room
            page.wait_for_timeout(1500)
            page.evaluate("trundle.render()")
            shot = Path(folder) / "shot.png"
            page.locator("canvas").first.screenshot(path=shot)
            page.close()
            with Image.open(shot) as image:
                high = round(image.width * HIGH / WIDE)
                top = max(0, (image.height - high) // 2)
                cut = image.convert("RGB").crop(
                    (0, top, image.width, min(image.height, top + high))
                )
                small = cut.resize((480, 320), Image.Resampling.LANCZOS)
                small.save(FOLDER / f"{entry.name}.webp", quality=82, method=6)
            print(f"  {entry.name}")
        running.close()


if __name__ == "__main__":
    main()
