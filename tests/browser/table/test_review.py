"""The review at the end of a game, as a person asks for it."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.pages import act, axe, link, make, play
from tests.serving import Server

PATIENCE = 90_000  # milliseconds


def test_a_finished_game_is_looked_at_again_and_a_moment_of_it_seen(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "review", "unmatched")
    page.goto(link(server.address, made, 0))
    play(page, True, Random(4), 12)
    act(server.address, made, {"act": "resign"})
    page.get_by_role("button", name="What would have been better?").click()
    review = page.get_by_role("region", name="What would have been better?")
    expect(review.get_by_role("heading", name="Where the game turned")).to_be_visible(timeout=PATIENCE)
    assert not axe(page)
    review.get_by_role("button", name="See it").first.click()
    expect(page.locator("#result-title")).to_be_hidden()
