"""Draws the sheets of docs/pictures.md: every picture of the page, side by side, as a real Chromium shows them.

.venv/bin/python -m docs.sheets                    (after `make client`; needs Chromium)
.venv/bin/python -m docs.sheets --look FOLDER      (large PNG sheets to look at, not for the guide)
"""

import argparse
import base64
import html
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.art.gallery import Subject, boards, covers, figures, grounds, mystic_war, painted, spoils, unmatched

IMAGES = Path(__file__).parent / "images" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
QUALITY = 0.8
AS_WEBP = """async ([picture, quality]) => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  return [...new Uint8Array(await blob.arrayBuffer())];
}"""
ZONES = dict(re.findall(r'(\w+): "(#\w+)"', Path("web/src/layouts/unmatched/zones.ts").read_text("utf-8")))
STYLE = """body { margin: 0; background: #221d1a; font: 12px sans-serif; color: #eadfc8 }
main { display: grid; gap: 7px; padding: 8px; width: max-content } figure { margin: 0 }
img { display: block; border-radius: 6px; width: 100% }
figcaption { padding: 2px 1px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }"""


def sheets() -> Iterator[tuple[str, list[Subject]]]:
    """The name of each sheet, and what it shows."""
    cards = list(spoils())
    for trade in ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "Universal"):
        yield f"spoils-{trade.lower()}", [card for card in cards if card.line.startswith(trade)]
    yield "spoils-figures", list(figures())
    yield "mystic-war", list(mystic_war())
    pieces = list(unmatched())
    yield "unmatched-fighters", [piece for piece in pieces if piece.kind == "fighter"]
    yield "unmatched-cards", list({piece.message: piece for piece in pieces if piece.kind == "card"}.values())
    yield "unmatched-boards", list(boards())
    yield "unmatched-grounds", list(grounds())
    yield "covers", list(covers())


def whole(subject: Subject, svg: str) -> str:
    """A ground by itself has no frame; the spaces show how calm it is."""
    if not subject.terrain:
        return svg
    land = json.loads(subject.terrain)["terrain"]
    spaces = "".join(
        f'<circle cx="{space["x"]}" cy="{space["y"]}" r="{radius}" fill="{fill}"/>'
        for space in land["spaces"]
        for radius, fill in ((56, "#14181d"), (54, ZONES.get(space["zones"][0], "#8a8f9a")), (35, "#f4efe2"))
    )
    frame = f'viewBox="0 0 {land["width"]} {land["height"]}" width="{land["width"]}" height="{land["height"]}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{svg}{spaces}</svg>'


def sheet(page: Page, subjects: list[Subject], columns: int, width: int) -> bytes:
    figures = []
    for subject, svg in zip(subjects, painted(subjects), strict=True):
        encoded = base64.b64encode(whole(subject, svg).encode()).decode()
        figures.append(
            f'<figure><img src="data:image/svg+xml;base64,{encoded}">'
            f"<figcaption>{html.escape(subject.name)}</figcaption></figure>"
        )
    grid = f"grid-template-columns: repeat({columns}, {width}px)"
    page.set_content(f'<style>{STYLE}</style><main style="{grid}">{"".join(figures)}</main>')
    page.wait_for_function("[...document.images].every(image => image.complete)")
    return page.locator("main").screenshot()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--look", type=Path, help="where large PNG sheets go, instead of the guide's")
    parser.add_argument("--only", default="", help="sheets whose name begins with this")
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--width", type=int, default=210)
    arguments = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": 2000, "height": 1200})
        for name, subjects in sheets():
            if not name.startswith(arguments.only) or not subjects:
                continue
            folder = arguments.look or IMAGES
            folder.mkdir(parents=True, exist_ok=True)
            wide = name in ("covers", "unmatched-grounds")
            columns, width = (
                (arguments.columns // 2, arguments.width * 2) if wide else (arguments.columns, arguments.width)
            )
            drawn = sheet(page, subjects, columns, width)
            if arguments.look:
                (folder / f"{name}.png").write_bytes(drawn)
            else:
                given = [base64.b64encode(drawn).decode(), QUALITY]
                (folder / f"{name}.webp").write_bytes(bytes(page.evaluate(AS_WEBP, given)))
            print(f"Drew {folder / name}: {len(subjects)}")
        browser.close()


if __name__ == "__main__":
    main()
