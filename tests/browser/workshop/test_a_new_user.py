"""A new user's path in one browser: a lesson, a first game, a deck and a card of one's own, a draft, and a ruling."""

from playwright.sync_api import Page

from tests.browser.workshop.path import path
from tests.serving import Server


def test_a_new_user_learns_plays_builds_writes_drafts_and_asks_for_a_ruling(page: Page, server: Server) -> None:
    steps = list(path(page, server.address))
    assert list(dict.fromkeys(steps)) == ["lesson", "first_game", "own_deck", "own_card", "draft", "ruling"]
