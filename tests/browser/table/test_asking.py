"""What a click means is what somebody meant by it: staged positions, asked about on the page."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pages import question
from tests.browser.staged import show
from tests.serving import Server

ONLY_TO_DISCARD = """
title: A card that goes with others alone
rules: []
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {followers: 12, mystic power: 15, gold: 15, hand: [Stray Energy, Dragon 4]}
play: []
then: {}
"""


def test_a_card_that_can_only_be_discarded_is_not_thrown_away_by_a_click(
    server: Server, page: Page, tmp_path: Path
) -> None:
    path = tmp_path / "worst.yaml"
    path.write_text(ONLY_TO_DISCARD, "utf-8")
    show(page, server.address, path)
    page.locator(".hand .slot.lit", has_text="Stray Energy").click()
    assert question(page) == "What do you do with Stray Energy?"
    assert page.inner_text(".prompt .note") == "It cannot be played now, only discarded."
    assert page.locator(".answers .button[data-option]").inner_text().startswith("Discard")
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".hand .card").count() == 2
