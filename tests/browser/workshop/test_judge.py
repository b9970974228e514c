"""The judge's desk as people use it: a position by clicking, its text beside it, run at once; on a phone in German."""

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import axe, link, make, overflows, settled
from tests.serving import Server


def test_a_scenario_is_laid_out_by_clicking_and_by_writing_and_shared(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/workshop/judge/new?game=spoils")
    zone = page.get_by_role("button", name="A: In play, 0 cards", exact=True)
    expect(zone).to_be_visible(timeout=60_000)
    zone.click()
    page.get_by_role("searchbox").fill("shieldwall vet")
    page.keyboard.press("Enter")  # by keys: the first that was found
    text = page.locator("textarea")
    expect(text).to_have_value(re.compile(r"A: \{play: \[Shieldwall Veteran\]\}"))
    page.get_by_role("button", name="Attack The Open Gate (B)").click()
    expect(text).to_have_value(re.compile(r"- A: Attack The Open Gate"))
    expect(page.locator(".events")).to_contain_text("408.3")
    page.get_by_role("heading", name="What stands in the end").click()
    page.get_by_role("button", name=re.compile("Expect B: Influence: 2.")).click()
    expect(page.locator(".verdict")).to_contain_text("It holds")
    assert not axe(page)
    written = text.input_value()
    text.fill(re.sub(r"B: \{influence: \d+\}", "B: {influence: 1}", written))  # by writing
    expect(page.locator(".verdict")).to_contain_text("does not hold")
    expect(page.get_by_label("B: Influence", exact=True)).to_have_value("1")
    assert not axe(page)
    page.get_by_role("button", name="Share by link").click()
    expect(page.locator(".said")).to_contain_text("/workshop/judge/s.")
    found = re.search(r"/workshop/judge/s\.\S+", page.inner_text(".said"))
    assert found is not None
    page.evaluate("localStorage.clear()")  # somebody else
    page.goto(server.address + found.group())
    expect(page.locator(".verdict")).to_contain_text("does not hold", timeout=30_000)


def test_a_moment_of_a_table_is_judged_and_said_to_be_wrong(page: Page, server: Server) -> None:
    made = make(server.address, 1, 1, "judge", game="unmatched")
    page.goto(link(server.address, made, 0))
    assert settled(page) == "asked"
    page.locator(".menu summary").click()
    page.get_by_role("button", name="This is wrong …").click()
    page.get_by_label("What should have happened?").fill("Nobody should stand there")
    page.get_by_role("button", name="Send it").click()
    expect(page.get_by_text("Kept for the host as")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Judge this").click()
    desk = opened.value
    expect(desk.locator("textarea")).to_have_value(re.compile("hand size"), timeout=60_000)
    expect(desk.locator(".verdict")).to_contain_text("Nothing is expected")


def test_the_desk_fits_a_phone_and_speaks_german(german_phone: Page, server: Server) -> None:
    page = german_phone
    page.goto(f"{server.address}/workshop/judge/new?game=mystic-war")
    expect(page.get_by_role("button", name="Werkstatt: Richten")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="A: Hand, 0 Karten").tap()
    page.get_by_role("button", name="Dragon 10").tap()
    expect(page.get_by_role("button", name="A: Hand, eine Karte")).to_be_visible()
    assert not axe(page)
    assert not overflows(page)
    page.get_by_role("button", name="Ergebnis").tap()
    page.get_by_role("button", name="Dragon 10", exact=True).tap()
    expect(page.locator(".outcome h3").first).to_contain_text("A wird gefragt")
    assert not axe(page)
    page.get_by_role("button", name="Text", exact=True).tap()
    expect(page.locator("textarea")).to_have_value(re.compile("- A: Dragon 10"))
    assert not overflows(page)
