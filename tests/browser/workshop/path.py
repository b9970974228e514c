"""A new user's path, step after step, by mouse. It stops wherever there is something worth a picture."""

import json
import re
from collections.abc import Iterator
from random import Random

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.pages import WAIT, picked, settled
from tests.browser.table.test_spoils import go_first, play

SEED = "a new user"
CHOICES = 8
PICKS = 4
LIST = "[Faction]\n1 The Open Gate\n\n[Game Deck]\n4 Shieldwall Veteran\n45 Rage\n"


def path(page: Page, address: str) -> Iterator[str]:
    """All of it, from the first page on; gives the step that each stop belongs to."""
    page.route(re.compile(r"/api/tables\?lang="), dealt)
    for step in (lesson, first_game, own_deck, own_card, draft, ruling):
        for _ in step(page, address):
            yield step.__name__


def dealt(route: Route) -> None:
    """The same deal every time: by a seed, with nothing of the browser's own in it."""
    wanted = json.loads(route.request.post_data or "{}")
    wanted.pop("promise", None)
    route.continue_(post_data=json.dumps({**wanted, "seed": SEED}))


def shown(what: Locator) -> Locator:
    expect(what).to_be_visible(timeout=WAIT)
    return what


def says(what: Locator, words: str) -> None:
    expect(what).to_contain_text(words, timeout=WAIT)


# ---- the school -----------------------------------------------------------------------------------------------------


def lesson(page: Page, address: str) -> Iterator[None]:
    """The first lesson of The Spoils."""
    page.goto(address)
    game = shown(page.locator(".game.spoils"))
    yield
    game.get_by_role("link", name="Learn in five minutes").click()
    page.get_by_role("link", name="Resources and threshold").click()
    read_on(page)
    lay(page, "Rage")
    yield
    read_on(page)
    for name in ("Hill Reaver", "Camp Runner"):
        lay(page, name)
        yield
    read_on(page)
    shown(page.locator(".coach").get_by_role("heading", name="Well done!"))
    yield


def read_on(page: Page) -> None:
    button = page.locator(".coach .button.main")
    expect(button).to_be_enabled(timeout=WAIT)
    before = page.locator(".coach p").first.inner_text()
    button.click()
    expect(page.locator(".coach p").first).not_to_have_text(before, timeout=WAIT)


def lay(page: Page, name: str) -> None:
    """What the coach asks for: a card of one's hand, and the first thing that it can do."""
    before = page.locator(".coach p").first.inner_text()
    page.locator(f'.own .slot.lit[data-named="{name}"]').click()
    picked(page)
    expect(page.locator(".coach p").first).not_to_have_text(before, timeout=WAIT)


def first_game(page: Page, _: str) -> Iterator[None]:
    """Some choices against an easy bot, with the coach beside it."""
    page.get_by_role("link", name="All lessons").click()
    course = page.locator("section", has=page.locator("#course-spoils"))
    says(course, "(done)")
    course.get_by_role("button", name="Your first game").click()
    go_first(page)
    says(page.locator(".coach .hint"), "Hint:")
    yield
    random = Random(SEED)
    for _choice in range(CHOICES):
        play(page, random, 0.6, 1)
        assert settled(page) == "asked"
        yield
    says(page.locator(".middle .clock"), "Turn")


# ---- the workshop ---------------------------------------------------------------------------------------------------


def own_deck(page: Page, address: str) -> Iterator[None]:
    """Two cards by clicking, the rest as a list; then a game with it."""
    page.goto(address)
    shown(page.get_by_role("link", name="Continue"))  # the game waits
    yield
    page.get_by_role("link", name="Workshop", exact=True).click()
    page.get_by_role("link", name="Build a new deck").click()
    shown(page.locator("[data-at]").first)
    for name in ("The Open Gate", "Shieldwall Veteran"):
        page.get_by_role("searchbox").fill(name)
        page.locator(f'[data-name="{name}"]').click()
        shown(page.locator(".rows .name", has_text=name))
        yield
    page.get_by_text("More …").click()
    page.get_by_role("button", name="Paste or edit the list").click()
    page.get_by_label("One card a line").fill(LIST)
    page.get_by_role("button", name="Take this list").click()
    says(page.locator(".formats"), "Limited: legal")
    yield
    page.get_by_role("button", name="Figures").click()
    shown(page.get_by_role("heading", name="Chance of the highest threshold"))
    page.get_by_role("button", name="Save").click()
    says(page.locator(".said"), "version 1")
    yield
    page.get_by_role("button", name="Play").click()
    go_first(page)
    says(page.locator(".side-of.mine"), "The Open Gate")
    yield
    page.go_back()
    shown(page.locator(".rows .name", has_text="Shieldwall Veteran"))


def own_card(page: Page, _: str) -> Iterator[None]:
    """Written with words that are not understood, mended, and tried."""
    page.get_by_role("link", name="Workshop", exact=True).click()
    page.get_by_role("link", name="Write a new card").click()
    text = page.get_by_label("Text", exact=True)
    page.get_by_label("Name", exact=True).fill("Kennel Master")
    text.fill("When this card enters play, sing a song.")
    says(page.locator(".misread"), "sing a song")
    yield
    text.fill("When this card enters play, draw a card.")
    shown(page.get_by_text("All of it was understood."))
    yield
    page.get_by_role("button", name="Try it").click()
    go_first(page)
    shown(page.locator('.own [data-named="Kennel Master"]').first)
    yield


def draft(page: Page, address: str) -> Iterator[None]:
    """The first picks, with bots."""
    page.goto(f"{address}/workshop/")
    page.get_by_role("link", name="Draft", exact=True).click()
    page.get_by_role("button", name="Make a room").click()
    page.get_by_role("button", name="Open the packs").click()
    for number in range(1, PICKS + 1):
        shown(page.locator("[data-at]").first)
        yield
        page.locator("[data-at]").first.click()
        expect(page.locator("#pool-title")).to_have_text(f"Your cards: {number}", timeout=WAIT)


def ruling(page: Page, _: str) -> Iterator[None]:
    """A character attacks: what happens, and by which rule?"""
    page.get_by_role("link", name="Judge", exact=True).click()
    shown(page.get_by_role("button", name="A: In play, 0 cards", exact=True)).click()
    page.get_by_role("searchbox").fill("shieldwall vet")
    page.keyboard.press("Enter")
    attack = shown(page.get_by_role("button", name="Attack The Open Gate (B)"))
    yield
    attack.click()
    says(page.locator(".events"), "408.3")
    page.get_by_role("heading", name="What stands in the end").click()
    page.get_by_role("button", name=re.compile("Expect B: Influence: 2.")).click()
    says(page.locator(".verdict"), "It holds")
    yield
