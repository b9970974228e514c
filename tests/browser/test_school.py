"""The school, the rules and hints in real Chromium: lessons are taken, and wrong turns answered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measuring import measure
from tests.browser.pages import axe, link, make, overflows, until
from tests.serving import Server

MOST_CLICKS = 40
CENTRES = """[...document.querySelectorAll('.ring')].map((ring) => {
  const box = ring.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
})"""


def take(page: Page) -> int:
    """A lesson to its end: read on, or click what is pointed at; gives how many clicks that took."""
    for clicks in range(MOST_CLICKS):
        page.wait_for_selector(".coach h3, .coach .button.main:enabled, .prompt.mine")
        if page.query_selector(".coach h3"):
            return clicks
        read_on = page.query_selector(".coach .button.main")
        if read_on:
            said = page.inner_text(".coach")
            read_on.click()
            until(page, f"document.querySelector('.coach').innerText !== {said!r}")
            continue
        act(page)
    raise AssertionError("the lesson does not end")


def act(page: Page) -> None:
    """Click what is pointed at, one after another, until something comes of it; what was gathered is confirmed."""
    until(page, "document.querySelectorAll('.ring').length > 0")
    before = page.inner_text(".coach") + page.inner_text(".prompt")
    for x, y in page.evaluate(CENTRES):
        page.mouse.click(x, y)
        page.wait_for_timeout(120)
        confirm = page.locator(".answers .confirm:enabled")
        if not confirm.count() and page.inner_text(".coach") + page.inner_text(".prompt") != before:
            return
    page.locator(".answers .confirm:enabled").click()


PHONES = [(390, 844), (844, 390)]
# What goes on below where its place ends, over something else.
SPILLS = """[...document.querySelectorAll('.table :is(.realm, .side-of, .side)')].filter((one) => {
  const ends = one.parentElement.getBoundingClientRect().bottom;
  return one.checkVisibility() && one.getBoundingClientRect().bottom > ends + 2;
}).map((one) => one.innerText.slice(0, 30))"""


@pytest.mark.parametrize("lesson", ["mystic-war/3-window", "spoils/3-battle", "unmatched/2-combat"])
def test_on_a_phone_the_coach_lies_over_nothing(page: Page, server: Server, lesson: str) -> None:
    page.goto(f"{server.address}/learn/{lesson}")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".coach p").first.wait_for()
        found = measure(page)
        assert found["astray"] == []
        assert found["covered"] == []
        assert found["overlaps"] == []
        assert page.evaluate(SPILLS) == []


@pytest.mark.parametrize("lesson", ["mystic-war/5-powers", "spoils/3-battle", "unmatched/1-moving"])
def test_a_lesson_is_taken_by_clicking_what_the_coach_points_at(page: Page, server: Server, lesson: str) -> None:
    page.goto(f"{server.address}/learn/{lesson}")
    page.wait_for_selector(".coach p")
    assert axe(page) == []
    take(page)
    onwards = page.get_by_role("link", name="Next lesson").or_(page.get_by_role("button", name="Your first game"))
    expect(onwards).to_be_visible()
    page.goto(f"{server.address}/learn")
    expect(page.get_by_text("(done)")).to_have_count(1)


def test_a_wrong_turn_is_answered_and_nothing_happens(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/learn/mystic-war/3-window")
    page.wait_for_selector(".coach .button.main:enabled")
    page.keyboard.press("Space")
    page.wait_for_selector(".prompt.mine")
    before = page.inner_text(".realm.mine")
    page.keyboard.press("Space")  # declines
    expect(page.locator(".coach .wrong")).to_contain_text("10 Gold")
    assert page.inner_text(".realm.mine") == before
    page.get_by_role("button", name="Dragonbane").first.click()
    expect(page.locator(".coach .wrong")).to_have_count(0)


def test_lessons_on_a_phone_in_german(german_phone: Page, server: Server) -> None:
    german_phone.goto(f"{server.address}/learn")
    expect(german_phone.get_by_role("heading", name="Lernen")).to_be_visible()
    assert not overflows(german_phone)
    german_phone.goto(f"{server.address}/learn/unmatched/1-moving")
    expect(german_phone.locator(".coach")).to_contain_text("Willkommen")
    assert not overflows(german_phone)
    german_phone.locator(".prompt .button.main").tap()
    expect(german_phone.locator(".coach")).to_contain_text("Linien")


def test_rules_open_anywhere_and_a_hint_is_from_the_options(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.wait_for_selector(".game")
    page.keyboard.press("?")
    page.get_by_role("searchbox").fill("influence 0")
    expect(page.locator("dialog li").first).to_contain_text("nfluence")
    page.keyboard.press("Escape")  # empties the field
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"{server.address}/rules/")
    page.get_by_role("link", name="Unmatched").click()
    expect(page.get_by_role("heading", name="Rules of Unmatched")).to_be_visible()
    page.get_by_role("button", name="Combat", exact=True).press("Enter")
    expect(page.get_by_role("heading", name="Combat", exact=True)).to_be_in_viewport()
    page.goto(f"{server.address}/rules/unmatched/attack-5")
    expect(page.locator(".first .number").first).to_have_text("attack-5")
    assert axe(page) == []
    made = make(server.address, 1, 1, "7", "unmatched")
    page.goto(link(server.address, made, 0))
    page.wait_for_selector(".prompt.mine")
    page.keyboard.press("t")
    expect(page.locator(".advised b")).to_have_text("Hint:")
    until(page, "document.querySelectorAll('.ring').length > 0")
    page.keyboard.press("?")
    expect(page.get_by_text("What this is about")).to_be_visible()
    expect(page.locator("dialog .first .number").first).to_have_text("setup-5")
    assert axe(page) == []


def test_whoever_comes_for_one_games_lessons_is_led_to_them(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.address}/learn#course-unmatched")
    expect(page.get_by_role("heading", name="Unmatched")).to_be_in_viewport()
