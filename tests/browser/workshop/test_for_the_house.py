"""What people bring in is chosen by picture before a game; the host offers it to everybody, or asks nobody else."""

import json

from playwright.sync_api import Browser, Page, expect

from mulligan.server.manners.moderation import new_host
from tests.browser.pages import axe, overflows, settings, settled
from tests.server.workshop.test_bringing_in import DECK, SET, hero, packed
from tests.serving import Server

HERO = json.dumps({"decks": [hero("Rope Dancer", "Draw 1 card.", "")]}).encode()


def somebody(browser: Browser, name: str, width: int = 1440) -> Page:
    context = browser.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings(name=name, language="en"))
    return context.new_page()


def set_up(page: Page, server: Server, game: str) -> None:
    page.goto(server.address)
    page.locator(f".game.{game}").get_by_role("button", name="Set up").click()


def test_a_hero_of_ones_own_is_chosen_by_picture_and_played_once_the_host_agrees_by_everybody(
    browser: Browser, server: Server
) -> None:
    ash, elm, host = somebody(browser, "Ash"), somebody(browser, "Elm", 390), somebody(browser, "Host")
    ash.goto(f"{server.address}/workshop/bring")
    ash.get_by_role("radio", name="Unmatched").check()
    assert ash.get_by_text("you are the host").count() == 0
    ash.locator("input[type=file]").set_input_files(
        {"name": "decks.json", "mimeType": "application/json", "buffer": HERO}
    )
    ash.get_by_role("button", name="Ask the host to offer it to everybody").click(timeout=60_000)
    expect(ash.locator(".kept")).to_contain_text("the host was asked")

    set_up(elm, server, "unmatched")
    expect(elm.get_by_role("radio", name="Black Panther")).to_be_visible()
    assert elm.get_by_role("radio", name="Rope Dancer").count() == 0
    host.goto(f"{server.address}/host#{new_host(server.url)}")
    asked = host.get_by_role("region", name="For everybody").get_by_role("listitem").filter(has_text="Rope Dancer")
    asked.get_by_role("button", name="Look at").press("Enter")
    expect(asked).to_contain_text("Draw 1 card")
    assert not axe(host)
    asked.get_by_role("button", name="Offer to everybody").press("Enter")
    expect(asked).to_contain_text("everybody plays with it")

    for page, whose in ((ash, "Made by you"), (elm, "For everybody in this house")):
        set_up(page, server, "unmatched")
        expect(page.get_by_text(whose, exact=True)).to_be_visible(timeout=60_000)
        page.get_by_role("radio", name="Rope Dancer").check()
        expect(page.get_by_label("Hero at seat 1")).to_have_value(
            page.get_by_role("radio", name="Rope Dancer").evaluate("one => `work:${one.value}`")
        )
        expect(page.get_by_text("Takes what looks best at once")).to_be_visible()  # the bot at the other seat
        assert not axe(page)
        assert not overflows(page)
    elm.get_by_role("button", name="Make the table").click()
    assert settled(elm) == "asked"
    assert "Blow 1" in elm.inner_text("body")
    for page in (ash, elm, host):
        page.context.close()


def test_what_the_host_brings_in_is_everybodys_at_once(browser: Browser, server: Server) -> None:
    host, elm = somebody(browser, "Host"), somebody(browser, "Elm")
    host.goto(f"{server.address}/host#{new_host(server.url)}")
    host.get_by_role("link", name="Bring in").click()
    expect(host.get_by_role("checkbox", name="For the house")).to_be_checked()
    both = packed({"Sets/set.xml": SET.replace("Fair", "Feast"), "Decks/Feast.o8d": DECK.replace("Fair", "Feast")})
    host.locator("input[type=file]").set_input_files(
        {"name": "feast.zip", "mimeType": "application/zip", "buffer": both}
    )
    expect(host.locator(".kept")).to_contain_text("everybody plays with it", timeout=60_000)
    assert not axe(host)
    elm.goto(f"{server.address}/workshop/cards/Feast Juggler")
    expect(elm.get_by_role("article")).to_contain_text("Understood as", timeout=60_000)
    set_up(elm, server, "spoils")
    elm.get_by_label("Deck at seat 2").select_option(label="Feast", timeout=60_000)  # for the bot
    elm.get_by_role("button", name="Make the table").click()
    assert settled(elm) == "asked"
    for page in (host, elm):
        page.context.close()
