"""Drafts as people use them: with bots by mouse and keys to a game, and two people, one on a phone in German."""

from playwright.sync_api import Page, expect

from tests.browser.pages import axe, overflows, settled
from tests.serving import Server


def test_a_draft_with_bots_is_picked_built_and_played(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/drafts")
    page.get_by_label("Seats", exact=True).fill("3")
    page.get_by_label("Bots among them").fill("2")
    assert not axe(page)
    page.get_by_role("button", name="Make a room").click()
    page.get_by_role("button", name="Open the packs").click()
    expect(page.locator("[data-at]").first).to_be_visible(timeout=60_000)
    assert not axe(page)
    page.locator("[data-at]").first.click()
    expect(page.locator("#pool-title")).to_have_text("Your cards: 1")
    page.locator("[data-at]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # by keys
    for number in range(2, 39):
        expect(page.locator("#pool-title")).to_have_text(f"Your cards: {number}")
        if number < 20:
            page.locator("[data-at]").first.click()
            continue
        if number == 20:
            page.locator("[data-at]").first.focus()
        expect(page.locator('[data-at="0"]')).to_be_focused()  # by keys one goes on with the first of the next
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Build it for me").click()
    expect(page.locator(".formats")).to_contain_text("Limited: legal", timeout=30_000)
    assert not axe(page)
    page.get_by_text("Pick by pick").click()
    page.get_by_role("slider").press("End")
    expect(page.get_by_text("Pick 39 of 39")).to_be_visible()
    page.get_by_role("button", name="Hand the deck in").click()
    page.get_by_role("button", name="Play against Birch").click()
    assert settled(page) == "asked"


def test_sealed_packs_of_two_people_one_of_them_on_a_phone(page: Page, german_phone: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/drafts")
    page.locator("form select").first.select_option("sealed")
    page.get_by_label("Seats", exact=True).fill("2")
    page.get_by_label("Bots among them").fill("0")
    page.get_by_role("button", name="Make a room").click()
    expect(page.get_by_role("button", name="Open the packs")).to_be_visible()
    german_phone.goto(page.url)
    german_phone.get_by_role("button", name="Platz nehmen").tap()
    expect(page.locator(".seats li").nth(1)).not_to_contain_text("free seat")
    page.get_by_role("button", name="Open the packs").click()
    expect(german_phone.get_by_role("heading", name="Baue dein Deck")).to_be_visible(timeout=60_000)
    assert not axe(german_phone)
    assert not overflows(german_phone)
    for who, suggest, hand_in in ((page, "Build it for me", "Hand the"), (german_phone, "Für mich bauen", "Das Deck")):
        who.get_by_role("button", name=suggest).click()
        expect(who.locator(".rows li").first).to_be_visible(timeout=30_000)
        who.get_by_role("button", name=hand_in).click()
    german_phone.get_by_role("button", name="Gegen").click()
    german_phone.wait_for_url("**/table/**")
    page.locator(".games button").click()
    page.wait_for_url("**/table/**")


def test_on_a_phone_a_card_is_read_before_it_is_taken(german_phone: Page, server: Server) -> None:
    page = german_phone
    page.goto(f"{server.address}/workshop/drafts")
    page.locator("main form button").tap()
    page.get_by_role("button", name="Die Packungen öffnen").tap()
    page.locator("[data-at]").first.tap(timeout=60_000)
    card = page.get_by_role("dialog")
    card.get_by_role("button", name="Diese nicht").tap()
    expect(page.locator("#pool-title")).to_contain_text("0")
    page.locator("[data-at]").nth(1).tap()
    assert not axe(page)
    card.get_by_role("button", name="Nehmen").tap()
    expect(page.locator("#pool-title")).to_contain_text("1")
    expect(card).to_have_count(0)
