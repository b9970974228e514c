"""The workshop as people use it: a deck built by mouse and keys, played with, shared; on a phone in German too."""

import re
import secrets
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.pages import WAIT, act, axe, make, settled
from tests.server.tables import bearer
from tests.server.workshop.test_workshop import HOUND, LIST
from tests.serving import Server


def add(page: Page, name: str, count: int) -> None:
    page.get_by_role("searchbox").fill(name)
    for _ in range(count):
        page.locator(f'[data-name="{name}"]').click()


def test_a_deck_is_built_by_mouse_and_keys_and_played_with_one_click(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/decks/new")
    expect(page.locator("[data-at]").first).to_be_visible(timeout=60_000)
    page.get_by_label("begin with a ready deck").select_option("Lamp Rent")
    expect(page.locator(".rows .name", has_text="Lamplight Auditor")).to_be_visible(timeout=WAIT)
    page.keyboard.press("Control+z")
    page.reload()
    expect(page.locator("[data-at]").first).to_be_visible(timeout=WAIT)
    add(page, "The Open Gate", 1)
    page.get_by_role("searchbox").fill("Shieldwall Veteran")
    page.locator("[data-at]").first.focus()
    page.keyboard.press("3")
    page.get_by_role("searchbox").press("ArrowDown")
    page.keyboard.press("+")
    page.keyboard.press("+")  # one too many: it is said at once, in words
    expect(page.locator(".formats")).to_contain_text("Shieldwall Veteran")
    page.keyboard.press("Control+z")
    expect(page.locator(".formats")).not_to_contain_text("Shieldwall Veteran")
    page.get_by_role("button", name="Make it once more").click()
    expect(page.locator(".formats")).to_contain_text("Shieldwall Veteran")
    page.locator(".rows .name", has_text="Shieldwall Veteran").press("-")
    expect(page.locator(".formats")).not_to_contain_text("Shieldwall Veteran")
    page.get_by_role("searchbox").fill("Rage")
    page.locator('[data-name="Rage"]').drag_to(page.locator(".side"))
    rage = page.locator(".rows .name", has_text="Rage")
    rage.focus()
    page.keyboard.press("9")
    for _ in range(36):
        page.keyboard.press("+")
    expect(page.locator(".formats")).to_contain_text("Limited: legal")
    assert not axe(page)
    page.get_by_role("button", name="Hand").click()
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator(".side")).to_contain_text("In play at the start: Rage")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".said")).to_contain_text("version 1")
    kept = page.url
    page.get_by_role("button", name="Play").click()
    assert settled(page) == "asked"
    page.goto(kept)
    expect(page.locator(".rows .name", has_text="Rage")).to_contain_text("45")
    page.get_by_text("More …").click()
    page.get_by_role("button", name="Share by link").click()
    expect(page.locator(".said")).to_contain_text("/workshop/decks/s.")
    link = re.search(r"/workshop/decks/s\.\S+", page.inner_text(".said"))
    assert link is not None
    page.evaluate("localStorage.clear()")  # somebody else
    page.goto(server.address + link.group())
    expect(page.locator(".rows .name", has_text="Rage")).to_contain_text("45")


def test_a_shared_deck_brings_the_cards_along_that_its_maker_wrote(page: Page, server: Server) -> None:
    ash = secrets.token_urlsafe(18)

    def post(path: str, **body: Any) -> Any:
        return page.request.post(f"{server.address}/api/{path}", data=body, headers=bearer(ash)).json()

    post("profiles", name="Ash", key=ash)
    post("works", game="spoils", kind="card", name="Test Hound", content=HOUND)
    deck = post("works", game="spoils", kind="deck", name="Hounds", content={"list": LIST})["id"]
    page.goto(f"{server.address}/workshop/decks/s.{post(f'works/{deck}/share', on=True)['share']}")
    expect(page.locator(".said")).to_contain_text("kept with the deck: Test Hound.", timeout=WAIT)
    expect(page.locator(".rows .missing")).to_have_text("Test Hound")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".said")).to_contain_text("version 1", timeout=WAIT)
    expect(page.locator(".rows .missing")).to_have_count(0)
    expect(page.locator(".formats")).to_contain_text("Limited: legal", timeout=WAIT)
    page.get_by_role("button", name="▶ Play").click()
    assert settled(page) == "asked"


def test_the_workshop_fits_a_phone_and_speaks_german(german_phone: Page, server: Server) -> None:
    page = german_phone
    page.goto(f"{server.address}/workshop/decks/new")
    expect(page.get_by_text("dann Karten: antippen.")).to_be_visible(timeout=60_000)  # nothing is clicked here
    page.get_by_role("button", name="Karten").click()
    expect(page.locator("[data-at]").first).to_be_visible(timeout=60_000)
    page.locator("[data-at]").first.tap()
    assert not axe(page)
    page.get_by_role("button", name="Zahlen").click()
    expect(page.get_by_text("Kosten, im Schnitt")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_card_is_written_read_and_tried(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/write/card/new")
    page.get_by_label("Name", exact=True).fill("Kennel Master")
    page.get_by_label("Text", exact=True).fill("When this card enters play, sing a song.")
    expect(page.locator(".misread")).to_contain_text("sing a song", timeout=30_000)
    expect(page.locator(".field mark")).to_have_text("sing a song")
    page.locator(".misread button").click()
    page.keyboard.type("draw a card")  # over the words that were not understood
    expect(page.get_by_text("All of it was understood.")).to_be_visible()
    expect(page.locator(".field mark")).to_have_count(0)
    page.keyboard.press("Control+End")
    page.keyboard.type("\nWhen this creature attacks, draw a card.")
    page.get_by_role("button", name="When this character attacks, draw a card.").click()
    page.get_by_role("searchbox").fill("opponent discards influence")
    page.get_by_role("button", name="your faction gains").first.press("Enter")
    expect(page.get_by_label("Text", exact=True)).to_have_value(
        re.compile(r"^When .*\n.*this character attacks.*\n.*your faction gains")
    )
    expect(page.get_by_text("All of it was understood.")).to_be_visible()
    expect(page.locator(".face")).to_contain_text("Kennel Master")
    page.get_by_role("button", name="Let bots play").press("Enter")
    expect(page.locator("progress")).to_be_visible()
    assert not axe(page)
    page.get_by_role("button", name="Stop").press("Enter")
    expect(page.get_by_text("Stopped.")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    assert settled(page) == "asked"


def test_cards_and_heroes_have_pages_of_their_own(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/cards")
    expect(page.locator("[data-name] .picture img").first).to_be_attached(timeout=30_000)
    page.get_by_role("searchbox").fill("lamplight")
    page.locator('[data-name="Lamplight Auditor"]').click()
    expect(page.get_by_role("heading", name="Understood as")).to_be_visible(timeout=30_000)
    assert not axe(page)
    page.get_by_role("link", name="Lamp Rent").press("Enter")
    expect(page.locator(".rows .name", has_text="Lamplight Auditor")).to_be_visible(timeout=30_000)
    expect(page.locator(".said")).to_contain_text("a copy of a ready deck")
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Lamp Rent")
    page.get_by_role("link", name="Heroes").click()
    expect(page.get_by_role("link", name="Black Widow")).to_be_visible(timeout=30_000)
    page.get_by_role("searchbox").fill("panther")
    expect(page.get_by_role("link", name="Black Widow")).to_have_count(0)
    page.get_by_role("link", name="Black Panther").click()
    expect(page.get_by_role("heading", name="All 30 cards")).to_be_visible(timeout=30_000)
    assert not axe(page)
    page.get_by_role("link", name="Feint").press("Enter")
    expect(page.get_by_role("region", name="Understood as")).to_contain_text("Cancel", timeout=30_000)
    expect(page.get_by_role("region", name="Who has it")).to_contain_text("Black Panther: 2 of 30 cards")
    expect(page.get_by_role("region", name="Rules it touches")).to_contain_text("cancel-1")
    assert not axe(page)
    page.get_by_role("link", name="Black Widow").click()
    expect(page.get_by_role("heading", name="Black Widow")).to_be_visible(timeout=30_000)
    page.goto(f"{server.address}/workshop/write/hero/new")
    expect(page.get_by_text("All of it was understood.")).to_be_visible(timeout=30_000)
    assert not axe(page)


def test_nine_words_carry_a_profile_to_another_browser(page: Page, german_phone: Page, server: Server) -> None:
    page.goto(f"{server.address}/profile")
    page.get_by_label("Your name").fill("Ash Grove")
    page.get_by_role("button", name="Change the name").click()
    page.get_by_role("button", name="Show my nine words").click()
    words = page.locator("code").inner_text()
    assert not axe(page)
    german_phone.goto(f"{server.address}/profile")
    german_phone.get_by_label("Neun Wörter").fill(words.upper().replace(" ", " - "))
    german_phone.get_by_role("button", name="Sein, wem sie gehören").click()
    expect(german_phone.locator(".said")).to_contain_text("Ash Grove")
    assert not axe(german_phone)


# What is typed, and the card that it finds first.
FOUND = (
    ("cost>=8 type:character trade:warlord|rogue", "Ember Dragon"),
    ("threshold:RRRR", "Ember Dragon"),
    ('"look at the top 2 cards" type:character -moonpool', "Lamplight Auditor"),
)


def test_search_over_three_thousand_cards_finds_those_that_are_meant(page: Page, server: Server) -> None:
    def many(route: Route) -> None:
        """The house's cards again and again, under other names."""
        house = route.fetch().json()
        cards = [
            {**card, "face": {**card["face"], "name": f"{card['face']['name']} {number}"}}
            for number in range(3000 // len(house) + 1)
            for card in house
        ]
        route.fulfill(json=cards)

    page.route("**/api/workshop/spoils/cards*", many)
    page.goto(f"{server.address}/workshop/cards")
    expect(page.locator("[data-at]").first).to_be_visible(timeout=60_000)
    assert int(re.sub(r"\D", "", page.locator(".found").inner_text())) >= 3000
    page.get_by_role("searchbox").press_sequentially("lamplight aud")
    expect(page.locator('[data-name^="Lamplight Auditor"]').first).to_be_visible()
    expect(page.locator('[data-name]:not([data-name^="Lamplight Auditor"])')).to_have_count(0)
    for typed, found in FOUND:
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator("[data-name]").first).to_have_attribute("data-name", re.compile(found))
    page.get_by_text("How to search").click()
    page.get_by_role("button", name='"draw a card"').press("Enter")
    expect(page.get_by_role("searchbox")).to_have_value('"draw a card"')
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Order").select_option("strength")
    expect(page.locator("[data-name]").first).to_have_attribute("data-name", re.compile("The Great Mainspring"))


def test_cards_of_mystic_war_have_pages_with_their_rulings(page: Page, german_phone: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/cards")
    page.get_by_role("link", name="Mystic War").click()
    page.get_by_role("searchbox").fill("necrom")
    page.get_by_role("link", name="Necromancy").click()
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("region", name="Rulings").locator("dt").first).to_contain_text("Ruling")
    assert not axe(page)
    page.get_by_role("link", name="Necromancy", exact=True).press("Enter")  # its rule, and back by the rule's own link
    expect(page.locator(".first").get_by_role("link", name="The card")).to_be_visible(timeout=30_000)
    assert not axe(page)
    page.goto(f"{server.address}/rules/spoils/405.5")
    rage = page.locator(".first").get_by_role("link", name="Rage")
    expect(rage).to_have_count(0)  # it is this very rule
    page.get_by_role("searchbox").fill("507.3b")
    page.get_by_role("link", name="covert", exact=True).press("Enter")
    expect(page.locator(".first .number").first).to_have_text("507.3", timeout=30_000)
    german_phone.goto(f"{server.address}/workshop/cards/mystic-war")
    expect(german_phone.get_by_role("link", name="Genie")).to_be_visible(timeout=30_000)
    assert not axe(german_phone)
    assert german_phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_of_all_of_ones_games_it_is_told_how_they_stand(page: Page, server: Server) -> None:
    made = make(server.address, 2, 0, "mine", game="unmatched")
    act(server.address, made, {"act": "resign"})
    entry = {"game": "unmatched", "names": ["P0", "P1"], "seat": 0, "links": [], "watch": "", "when": 0}
    gone = [{**entry, "table": f"{number:016}", "token": "x"} for number in range(24)]
    last = {**entry, "table": made["table"], "token": made["seats"][0]["token"]}
    page.goto(f"{server.address}/learn")
    page.evaluate("mine => localStorage.setItem('mulligan-tables', JSON.stringify(mine))", [*gone, last])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        page.goto(server.address)
        games = page.get_by_role("region", name="My games")
        games.get_by_role("combobox").first.select_option("lost")
        expect(games.get_by_text("over, you lost")).to_have_count(1, timeout=WAIT)
        expect(games.get_by_role("link", name="Watch again")).to_have_count(1)
    assert len([url for url in asked if made["table"] in url]) == 1  # what is over is not asked about again


def test_what_plays_is_told_set_by_set(page: Page, german_phone: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/cards")
    page.get_by_role("link", name="What plays").click()
    expect(page.get_by_role("row", name="Harrowgate")).to_contain_text("100%", timeout=60_000)
    assert not axe(page)
    german_phone.goto(f"{server.address}/workshop/plays")
    expect(german_phone.get_by_role("row", name="Harrowgate")).to_contain_text("100", timeout=60_000)
    assert not axe(german_phone)
    assert german_phone.evaluate("document.documentElement.scrollWidth") <= 390
