"""Somebody who wants to be asked everything, until they say: not again this turn, or nothing more this turn."""

from playwright.sync_api import Browser, Page

from tests.browser.pages import PICKED, link, make, question, settings, settled
from tests.serving import Server

SEED = "stops-1"
WINDOW = "details.more"
MOST = 60


def could(page: Page) -> str:
    """What might be played, and whether it would answer anything: the same of it in a round is the same question."""
    cards = sorted(card.splitlines()[0] for card in page.locator(".hand .slot.lit").all_inner_texts())
    occasion = "answers" if page.locator(".centre .window:not(.gone)").count() else "idle"
    return f"{occasion}: {' | '.join(cards)}" if cards else ""


def first_window(page: Page) -> None:
    """Play on by key until something could be answered."""
    for _ in range(MOST):
        assert settled(page) == "asked"
        if page.query_selector(WINDOW) and could(page):
            return
        page.keyboard.press("1")
        if page.query_selector(PICKED):
            page.keyboard.press("1")
        page.wait_for_timeout(40)
    raise AssertionError("nothing could ever be answered")


def windows_after(browser: Browser, address: str, way: str) -> tuple[str, list[str]]:
    """The first window, which is passed in this way; and those that follow until the round or one's own turn comes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings(stops="always"))
    page = context.new_page()
    page.goto(link(address, make(address, 1, 3, SEED), 0))
    first_window(page)
    first, now = could(page), page.inner_text(".top-bar .clock")
    if way:
        page.locator(f"{WINDOW} summary").click()
        page.locator(WINDOW).get_by_role("button", name=way).click()
    else:
        page.keyboard.press("Space")
    page.wait_for_timeout(60)
    found: list[str] = []
    while settled(page) == "asked" and page.query_selector(WINDOW) and page.inner_text(".top-bar .clock") == now:
        found.append(could(page))
        page.keyboard.press("Space")
        page.wait_for_timeout(60)
    context.close()
    return first, found


def test_what_is_not_to_be_asked_again_this_turn_is_not(server: Server, browser: Browser) -> None:
    first, asked = windows_after(browser, server.address, "")
    assert first in asked
    again, others = windows_after(browser, server.address, "Do not ask for this again this turn")
    assert again == first
    assert first not in others
    passed, none = windows_after(browser, server.address, "Pass for the rest of this turn")
    assert passed == first
    assert none == []


def test_whoever_loses_something_to_another_is_asked_even_where_a_bot_would_pass(server: Server, page: Page) -> None:
    """In this game a bot would keep its cards when the first blow falls; what to lose is for its owner to say."""
    page.goto(link(server.address, make(server.address, 1, 3, "struck-12"), 0))
    for _ in range(MOST):
        assert settled(page) == "asked"
        if page.query_selector(WINDOW) and "You lose" in page.inner_text(".centre"):
            break
        page.keyboard.press("Space" if page.query_selector(".answers .pass") else "1")
        if page.query_selector(PICKED):
            page.keyboard.press("1")
        page.wait_for_timeout(40)
    assert question(page).startswith("Dragon")
    assert could(page).startswith("answers: ")
