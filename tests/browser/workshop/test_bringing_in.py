"""Files of other programs in the page: chosen, read, told line by line, and played with; on a phone in German too."""

import json

from playwright.sync_api import Page, expect

from tests.browser.pages import axe, settled
from tests.server.workshop.test_bringing_in import DECK, HEROES, SET, packed
from tests.serving import Server


def test_a_set_is_brought_in_looked_through_and_played_with(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/")
    page.get_by_role("link", name="Bring in", exact=True).press("Enter")
    expect(page.get_by_role("radio", name="The Spoils")).to_be_checked()
    files = {"Sets/set.xml": SET, "Decks/Fair.o8d": DECK}
    page.locator("input[type=file]").set_input_files(
        {"name": "fair.zip", "mimeType": "application/zip", "buffer": packed({**files})}
    )
    expect(page.get_by_role("heading", name="What was in it")).to_be_focused(timeout=60_000)
    expect(page.locator(".lines")).to_contain_text("sing a song")
    expect(page.locator(".lines")).not_to_contain_text("Fair Juggler")
    assert not axe(page)
    page.get_by_role("button", name="Everything").press("Enter")
    expect(page.locator(".lines")).to_contain_text("Fair Juggler")
    page.locator("input[type=file]").set_input_files(
        {"name": "bad.xml", "mimeType": "text/xml", "buffer": b"<!DOCTYPE a [<!ENTITY b 'c'>]><set/>"}
    )
    expect(page.locator(".lines")).to_contain_text("such files are not read here")
    page.goto(f"{server.address}/workshop/")
    page.get_by_role("link", name="Lantern Fair").click()
    expect(page.locator('[data-name="Fair Juggler"]')).to_be_visible(timeout=60_000)
    page.goto(f"{server.address}/workshop/")
    page.get_by_role("link", name="Fair", exact=True).click()
    page.get_by_role("button", name="▶ Play").click(timeout=60_000)
    assert settled(page) == "asked"


def test_heroes_are_brought_in_on_a_phone_and_weighed(german_phone: Page, server: Server) -> None:
    page = german_phone
    page.goto(f"{server.address}/workshop/bring")
    page.get_by_role("radio", name="Unmatched").check()
    data = json.dumps(HEROES).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "decks.json", "mimeType": "application/json", "buffer": data}
    )
    expect(page.get_by_role("heading", name="Was darin war")).to_be_focused(timeout=60_000)
    expect(page.locator(".kept")).to_contain_text("Stilt Walker")
    expect(page.locator(".lines")).to_contain_text("Tin Ear")
    assert not axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Stilt Walker").click()
    page.get_by_role("combobox", name="Spiele").select_option("40")
    page.get_by_role("button", name="Bots spielen lassen").click()
    expect(page.get_by_text("40 von 40 Spielen wurden gespielt")).to_be_visible(timeout=120_000)
    assert not axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
