"""Draws the sheets of docs/pictures.md: every picture of the page, side by side, as a real Chromium shows them.

.venv/bin/python -m docs.sheets                    (after `make client`; needs Chromium)
.venv/bin/python -m docs.sheets --look FOLDER      (large PNG sheets to look at, not for the guide)
"""

import argparse
import base64
import html
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.art.gallery import Subject, covers, mystic_war, painted, spoils, unmatched

IMAGES = Path(__file__).parent / "images" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
STYLE = """body { margin: 8px; background: #221d1a; font: 12px sans-serif; color: #eadfc8; width: max-content }
main { display: grid; gap: 7px } figure { margin: 0 } img { display: block; border-radius: 6px; width: 100% }
figcaption { padding: 2px 1px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }"""


def sheets() -> Iterator[tuple[str, list[Subject]]]:
    """The name of each sheet, and what it shows."""
    cards = list(spoils())
    for trade in ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "Universal"):
        yield f"spoils-{trade.lower()}", [card for card in cards if card.line.startswith(trade)]
    yield "mystic-war", list(mystic_war())
    pieces = list(unmatched())
    yield "unmatched-fighters", [piece for piece in pieces if piece.kind == "fighter"]
    yield "unmatched-cards", list({piece.message: piece for piece in pieces if piece.kind == "card"}.values())
    yield "covers", list(covers())


def sheet(page: Page, subjects: list[Subject], columns: int, width: int) -> bytes:
    figures = []
    for subject, svg in zip(subjects, painted(subjects), strict=True):
        encoded = base64.b64encode(svg.encode()).decode()
        figures.append(
            f'<figure><img src="data:image/svg+xml;base64,{encoded}">'
            f"<figcaption>{html.escape(subject.name)}</figcaption></figure>"
        )
    grid = f"grid-template-columns: repeat({columns}, {width}px)"
    page.set_content(f'<style>{STYLE}</style><main style="{grid}">{"".join(figures)}</main>')
    page.wait_for_function("[...document.images].every(image => image.complete)")
    return page.locator("body").screenshot()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--look", type=Path, help="where large PNG sheets go, instead of the guide's")
    parser.add_argument("--only", default="", help="sheets whose name begins with this")
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--width", type=int, default=300)
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
            (folder / f"{name}.png").write_bytes(sheet(page, subjects, arguments.columns, arguments.width))
            print(f"Drew {folder / name}: {len(subjects)}")
        browser.close()


if __name__ == "__main__":
    main()
