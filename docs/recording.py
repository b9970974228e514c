"""Records the moving pictures in docs/images/moving, in a real Chromium: a battle, a combat, a Judgment, a newcomer.

.venv/bin/python docs/recording.py            (after `make build`; needs Chromium)
.venv/bin/python docs/recording.py battle     (only this one)
"""

import base64
import shutil
import struct
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import AS_WEBP, IMAGES, running

from tests.browser.pages import settings
from tests.browser.workshop.path import path

SEEN = {"width": 1280, "height": 768}
WIDTH, HEIGHT = 800, 480
SMALLER = AS_WEBP.replace("bitmap.width, bitmap.height", f"{WIDTH}, {HEIGHT}").replace(
    "0, 0)", f"0, 0, {WIDTH}, {HEIGHT})"
)
QUALITY = 0.5
EVERY = 160  # milliseconds between two pictures, beside the time that taking one needs
SHOWN_FOR = 450
STOPPED_FOR = 1300  # where a new user does something
DRAWN = 900  # until all pictures of a page are there
LAST_FOR = 2500
LONGEST = 60  # pictures; what takes longer is cut
RECORDED = {
    "battle": ("spoils", "3-battle", 2),
    "combat": ("unmatched", "2-combat", 2),
    "judgment": ("mystic-war", "4-judgment", 4),
}  # of which lesson, and its step with which it begins
NEW_USER = "new-user"
SETTINGS = "localStorage.setItem('mulligan-settings', JSON.stringify({pace: 'normal', motion: true}))"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.sqlite3") as address,
        sync_playwright() as playwright,
    ):
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        wanted = sys.argv[1:] or [*RECORDED, NEW_USER]
        for name, (game, lesson, steps) in RECORDED.items():
            if name in wanted:
                record(browser, f"{address}/learn/{game}/{lesson}", name, steps)
        if NEW_USER in wanted:
            follow(browser, address)
        browser.close()


def follow(browser: Browser, address: str) -> None:
    """A new user's path, as it is tested, with a picture at every stop."""
    context = browser.new_context(viewport=SEEN, reduced_motion="reduce")
    context.add_init_script(settings(pictures=True))
    shown = context.new_page()
    pictures: list[bytes] = []
    for _ in path(shown, address):
        shown.wait_for_timeout(DRAWN)
        pictures.append(shown.screenshot())
    context.close()
    keep(browser, pictures, NEW_USER, STOPPED_FOR)


def record(browser: Browser, address: str, name: str, steps: int) -> None:
    """Take a lesson to the step where it happens, then a picture every so often until it has been seen."""
    context = browser.new_context(viewport=SEEN)
    context.add_init_script(SETTINGS)
    shown = context.new_page()
    shown.goto(address)
    pictures: list[bytes] = []
    for step in range(steps):
        shown.wait_for_selector(".coach .button.main:enabled, .prompt.mine", timeout=60_000)
        shown.wait_for_timeout(700)
        if step == steps - 1:
            pictures.append(shown.screenshot())
        answer(shown)
    while len(pictures) < LONGEST:
        pictures.append(shown.screenshot())
        shown.wait_for_timeout(EVERY)
        if shown.query_selector(".coach .button.main:enabled") and len(pictures) > 8:
            break
    pictures.append(shown.screenshot())
    context.close()
    keep(browser, [one for one, before in zip(pictures, [b"", *pictures], strict=False) if one != before], name)


def answer(shown: Page) -> None:
    """Read on, or click what the coach points at."""
    read_on = shown.query_selector(".coach .button.main:enabled")
    if read_on:
        read_on.click()
        return
    for _ in range(6):
        said = shown.inner_text(".coach")
        asked = shown.inner_text(".prompt")
        boxes = [ring.bounding_box() for ring in shown.query_selector_all(".ring")]
        for box in boxes:
            if box and shown.inner_text(".prompt h2") in asked:
                shown.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                shown.wait_for_timeout(300)
        confirm = shown.query_selector(".answers .main:enabled")
        if confirm:
            confirm.click()
        if shown.inner_text(".coach") != said or not shown.query_selector(".prompt.mine"):
            return
        if shown.inner_text(".prompt") == asked:
            shown.wait_for_timeout(300)


# ---- a moving WebP, put together from single ones -------------------------------------------------------------------


def keep(browser: Browser, pictures: list[bytes], name: str, each: int = SHOWN_FOR) -> None:
    context = browser.new_context()
    press = context.new_page()
    small = [bytes(press.evaluate(SMALLER, [base64.b64encode(one).decode(), QUALITY])) for one in pictures]
    context.close()
    place = IMAGES / "moving" / f"{name}.webp"
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(moving(small, each))
    print(f"Took {name}: {len(small)} pictures, {place.stat().st_size // 1024} KiB")


def moving(pictures: list[bytes], each: int) -> bytes:
    """The container of an animation: what it is, that it repeats for ever, and each picture with its time."""
    size = number(WIDTH - 1) + number(HEIGHT - 1)
    chunks = chunk(b"VP8X", struct.pack("<I", 2) + size) + chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for place, picture in enumerate(pictures):
        lasts = LAST_FOR if place == len(pictures) - 1 else each
        chunks += chunk(b"ANMF", number(0) + number(0) + size + number(lasts) + b"\x02" + pixels(picture))
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WEBP" + chunks


def pixels(picture: bytes) -> bytes:
    """The part of a single picture that holds what is to be seen."""
    at = 12
    while at < len(picture):
        kind, length = picture[at : at + 4], struct.unpack("<I", picture[at + 4 : at + 8])[0]
        if kind in (b"VP8 ", b"VP8L"):
            return chunk(kind, picture[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise SystemExit("not a WebP picture")


def chunk(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def number(value: int) -> bytes:
    return struct.pack("<I", value)[:3]


if __name__ == "__main__":
    main()
