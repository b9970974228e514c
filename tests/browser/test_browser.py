"""People at real browsers: whole games by mouse and by keyboard, a phone, two players, a restart, a replay."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.pages import (
    axe,
    click,
    copied,
    link,
    make,
    overflows,
    play,
    press,
    question,
    settings,
    settled,
    share_key,
    tap,
    until,
    watch_again,
)
from tests.serving import Server


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def context(browser: Browser, complaints: list[str]) -> Iterator[BrowserContext]:
    """A browser of one's own; whatever a page complains about fails the test."""
    opened = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    opened.add_init_script(settings())
    opened.on("page", lambda page: listen(page, complaints))
    yield opened
    opened.close()
    assert not complaints


def listen(page: Page, complaints: list[str]) -> None:
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: (
            complaints.append(said.text) if said.type == "error" and "WebSocket" not in said.text
            and "ERR_CONNECTION" not in said.text else None
        ),
    )  # fmt: skip


def test_a_table_against_bots_is_two_clicks_away(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server.address)
    page.locator(".mystic-war").get_by_role("button", name="Play against bots").click()
    assert settled(page) == "asked"
    assert len(page.query_selector_all(".realm")) == 4
    page.goto(server.address)
    page.get_by_role("link", name="Mystic War: Rowan, Alder, Briar, Cypress").first.click()
    assert settled(page) == "asked"


def test_a_table_for_friends_shows_their_links_at_once(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server.address)
    page.locator(".mystic-war").get_by_role("button", name="Set up a table").click()
    page.get_by_label("Who sits at seat 2").select_option("person")
    page.get_by_role("button", name="Make the table").click()
    friends = page.get_by_label("Link for Friend 1").input_value()
    friend = context.new_page()
    friend.goto(friends)
    friend.wait_for_selector(".own .realm")
    assert "Friend 1 (you)" in friend.inner_text(".own .realm")


def test_a_whole_game_by_mouse_then_its_replay_and_a_new_table_from_it(server: Server, context: BrowserContext) -> None:
    made = make(server.address, 1, 2, "e2e-14")
    page = context.new_page()
    page.goto(link(server.address, made, 0))
    assert play(page, True, Random(1)) > 5
    assert settled(page) == "over"
    assert not axe(page)
    key = share_key(server.address, made)  # and never the player's own
    assert key not in [seat["token"] for seat in made["seats"]]
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert copied(page, "Share the game") == f"{server.address}/table/{made['table']}?at=0#{key}"

    slider = watch_again(page)
    until(page, "document.querySelector('.centre header').innerText.includes('Round 1')")
    for _ in range(12):
        slider.press("ArrowRight")
    assert "12" in page.inner_text(".slider")
    page.get_by_label("Seen by").select_option(label="B0")
    until(page, "document.querySelectorAll('.own .hand .card').length >= 0")
    assert not axe(page)

    point = copied(page, "Share this point")
    assert point == f"{server.address}/table/{made['table']}?at=12#{key}"
    shared = context.new_page()
    shared.goto(point)
    until(shared, "document.querySelector('.slider')?.innerText.includes('After 12 of')")
    shared.close()
    page.get_by_role("button", name="New table from here").click()
    page.wait_for_url(lambda url: made["table"] not in url)
    assert settled(page) in ("asked", "over")


def test_a_whole_game_by_keyboard_alone(server: Server, context: BrowserContext) -> None:
    made = make(server.address, 1, 2, "e2e-14")
    page = context.new_page()
    page.goto(link(server.address, made, 0))
    assert play(page, False, Random(2)) > 5
    assert settled(page) == "over"


def test_a_phone_held_upright(server: Server, browser: Browser) -> None:
    made = make(server.address, 1, 3, "e2e-14")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.add_init_script(settings())
    page = context.new_page()
    page.goto(server.address)
    page.wait_for_selector(".game")
    assert not overflows(page)
    page.goto(link(server.address, made, 0))
    tap(page, ".answers > .button:not(.plain), .hand .slot.lit", 12)
    assert not axe(page)
    context.close()


def test_two_browsers_with_a_reload_and_a_server_restart_in_between(
    server: Server, context: BrowserContext, browser: Browser
) -> None:
    made = make(server.address, 2, 1, "e2e-two")
    other = browser.new_context(viewport={"width": 1440, "height": 900})
    other.add_init_script(settings())
    pages = [context.new_page(), other.new_page()]
    for seat, page in enumerate(pages):
        page.goto(link(server.address, made, seat))
        page.wait_for_selector(".realm")
    take_turns(pages, 6)
    pages[0].reload()
    pages[0].wait_for_selector(".realm")
    take_turns(pages, 4)
    before = pages[1].inner_text(".side ol")
    server.kill()
    pages[1].wait_for_selector(".lost", timeout=20_000)
    server.start()
    for page in pages:
        page.wait_for_selector(".lost", state="detached", timeout=30_000)
    assert pages[1].inner_text(".side ol").startswith(before[:400])
    take_turns(pages, 6)
    pages[0].get_by_role("tab", name="Chat").click()
    pages[0].get_by_label("Say something").fill("Well played")
    pages[0].get_by_role("button", name="Send").click()
    pages[1].get_by_role("tab", name="Chat").click()
    pages[1].get_by_text("Well played").wait_for()
    other.close()


def take_turns(pages: list[Page], count: int) -> None:
    """Whoever is asked answers, so many times."""
    made = 0
    random = Random(count)
    while made < count:
        for page in pages:
            if page.query_selector(".prompt.mine") and made < count:
                press(page, random)
                page.wait_for_timeout(80)
                made += 1
        pages[0].wait_for_timeout(30)


def test_what_is_not_lit_says_why_not_with_its_rule(server: Server, context: BrowserContext) -> None:
    made = make(server.address, 1, 3, "e2e-1")
    page = context.new_page()
    page.goto(link(server.address, made, 0))
    for _ in range(60):
        assert settled(page) == "asked"
        unlit = page.query_selector(".own .hand .slot[data-hint]")
        if unlit:
            unlit.hover()
            page.wait_for_selector(".preview .hint-text")
            said = page.inner_text(".preview .hint-text")
            assert said.startswith("Not now:")
            assert "Rule" in said
            unlit.click(force=True)
            assert said.startswith(page.inner_text(".prompt .note"))
            return
        press(page, Random(1))
        page.wait_for_timeout(60)
    raise AssertionError("everything was always lit")


def test_taking_back_by_asking_bots_works_at_once(server: Server, context: BrowserContext) -> None:
    made = make(server.address, 1, 3, "e2e-back")
    page = context.new_page()
    page.goto(link(server.address, made, 0))
    settled(page)
    asked = question(page)
    click(page, Random(1), 1)
    page.wait_for_timeout(150)
    page.keyboard.press("u")
    until(page, f"document.querySelector('.prompt.mine h2')?.innerText === {asked!r}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_accessibility_fault(server: Server, browser: Browser, theme: str) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, color_scheme="dark" if theme == "dark" else "light"
    )
    page = context.new_page()
    page.goto(server.address)
    page.locator(".unmatched").get_by_role("button", name="Set up a table").click()
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Two teams").check()
    page.get_by_role("group", name="Second hero of seat 1").wait_for()
    assert not axe(page)
    made = make(server.address, 1, 3, "e2e-axe")
    page.goto(link(server.address, made, 0))
    page.wait_for_selector(".realm")
    for _ in range(3):
        page.wait_for_timeout(200)
        assert not axe(page)
        if page.query_selector(".prompt.mine"):
            page.keyboard.press("1")
    page.get_by_text("Settings").first.click()
    page.wait_for_timeout(100)
    assert not axe(page)
    context.close()


def test_the_page_speaks_german(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(server.address)
    page.locator(".mystic-war").get_by_role("button", name="Gegen Bots spielen").click()
    assert settled(page) == "asked"
    assert page.get_attribute("html", "lang") == "de"
    words = page.inner_text("body")
    assert "Anhänger" in words
    assert "web-" not in words
    context.close()
