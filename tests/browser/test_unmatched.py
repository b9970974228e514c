"""Unmatched at a real browser: set up in the lobby, a whole game by mouse, its replay, a phone, German."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import Server
from tests.browser.pages import axe, link, make, overflows, play, settled, until


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of one's own; whatever it complains about fails the test."""
    complaints: list[str] = []
    context: BrowserContext = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    opened = context.new_page()
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert not complaints


def test_heroes_and_board_are_chosen_in_the_lobby(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.locator(".unmatched").get_by_role("button", name="Set up a table").click()
    page.get_by_label("Hero at seat 1").select_option("Black Panther")
    page.get_by_label("Battlefield").select_option("The Raft")
    page.get_by_role("button", name="Make the table").click()
    assert settled(page) == "asked"
    assert page.inner_text("#board-title") == "The Raft"
    assert page.locator(".side.mine h3").inner_text() == "Black Panther"


def test_a_whole_game_by_mouse_then_its_replay_and_a_rematch(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "um-1", "unmatched", heroes=["Winter Soldier", "Black Widow"], board="Sarpedon")
    page.goto(link(server.address, made, 0))
    assert settled(page) == "asked"
    assert not axe(page)
    unlit = page.locator(".field button[data-rule]").first
    unlit.hover()
    assert "Rule" in page.inner_text(".hint")
    assert play(page, True, Random(1), eager=0.8) > 5
    assert settled(page) == "over"
    assert not axe(page)
    page.get_by_role("button", name="Watch the game again").click()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    until(page, "!document.querySelector('.facts .actions')")
    for _ in range(3):
        slider.press("ArrowRight")
    until(page, "document.querySelector('.facts').innerText.includes('Turn 1')")
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: made["table"] not in url)
    assert settled(page) == "asked"
    assert page.inner_text("#board-title") == "Sarpedon"


def test_a_fighter_is_dragged_to_a_space_and_a_card_onto_the_table(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "um-drag", "unmatched", heroes=["Winter Soldier", "Black Widow"])
    page.goto(link(server.address, made, 0))
    asked = page.locator(".prompt.mine h2")
    page.get_by_role("button", name="Maneuver").click()
    asked.filter(has_text="boost").wait_for()
    hand = page.locator(".hand .card").count()
    page.locator(".hand .slot.lit").first.drag_to(page.locator(".battlefield h2"))
    asked.filter(has_text="Where does").wait_for()
    assert page.locator(".hand .card").count() == hand - 1
    free = page.locator(".field button.lit:not([data-from])").first
    target = free.get_attribute("data-space")
    page.locator(".field button[data-from='fighter:0']").drag_to(free)
    page.locator(f".field button[data-space='{target}'][data-at^='fighter:0 ']").wait_for()


def test_a_phone_held_upright_in_german(server: Server, browser: Browser) -> None:
    made = make(server.address, 1, 1, "um-phone", "unmatched", heroes=["Black Widow", "Black Panther"])
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE", color_scheme="dark"
    )
    page = context.new_page()
    page.goto(link(server.address, made, 0))
    for _ in range(10):
        if settled(page) == "over":
            break
        assert not overflows(page)
        page.locator(".answers .button:not([aria-disabled]):not(.plain), .slot.lit, .field button.lit").first.tap()
        if page.query_selector("dialog[open]"):
            page.locator("dialog[open] .button.lit").last.tap()
        page.wait_for_timeout(60)
    words = page.inner_text("body")
    assert "Bewegung" in words
    assert "web-" not in words
    assert "unmatched-" not in words
    assert not axe(page)
    context.close()
