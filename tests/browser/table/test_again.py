"""What is asked, played and shown again, or is not: a deity declined, a rematch, the last moves once more."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.pages import OVER, click, link, make, question, settled, until
from tests.serving import Server


def test_a_deity_declined_between_turns_is_not_asked_about_again_that_round(server: Server, page: Page) -> None:
    made = make(server.address, 1, 3, "deity-107")
    page.goto(link(server.address, made, 0))
    settled(page)
    assert "do you play a deity?" in question(page)
    while "Your turn" not in question(page):
        page.keyboard.press("Space")
        until(page, "document.querySelector('.prompt.mine h2, .ending') !== null")
        if "do you play a deity?" in question(page):
            assert page.locator(".centre .window:not(.gone)").count() == 1  # there is a card to answer
    assert "Round 1" in page.inner_text(".top-bar")


def test_a_rematch_with_sides_swapped_is_a_new_table_with_the_other_hero(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "again-1", "unmatched", heroes=["Black Widow", "Winter Soldier"])
    page.goto(link(server.address, made, 0))
    assert settled(page) == "asked"
    page.locator("details.menu > summary").click()
    for _ in range(2):  # are you sure?
        page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(OVER)
    page.get_by_role("button", name="Rematch, sides swapped").click()
    page.wait_for_url(lambda url: made["table"] not in url)
    assert settled(page) == "asked"
    assert "Winter Soldier" in page.locator(".seat-mat.mine").inner_text()


def test_what_was_played_last_stays_on_the_table_a_card_for_each_seat(server: Server, page: Page) -> None:
    made = make(server.address, 1, 2, "e2e-14")
    page.goto(link(server.address, made, 0))
    for _ in range(12):
        assert settled(page) == "asked"
        if page.locator(".window.gone ol > li").count() == 3:
            break
        click(page, Random(1), 1.0)
        page.wait_for_timeout(60)
    expect(page.get_by_text("Played last:")).to_be_visible()
    expect(page.locator(".window.gone ol > li")).to_have_count(3)


def test_what_happened_is_shown_again_and_the_question_comes_back(server: Server, page: Page) -> None:
    made = make(server.address, 1, 2, "e2e-14")
    page.goto(link(server.address, made, 0))
    assert settled(page) == "asked"
    asked = question(page)
    page.get_by_role("button", name="Show me that again").click()
    page.wait_for_selector(".prompt.mine", state="detached")
    page.keyboard.press("Escape")
    assert settled(page) == "asked"
    assert question(page) == asked
