"""Hints: what a bot would do in one's place, from what one sees, and only when one is asked."""

import pytest

from mulligan.games import names
from tests.server.tables import Service, asked, make


@pytest.mark.parametrize("game", names())
def test_a_hint_is_one_of_the_options_and_says_why(server: Service, game: str) -> None:
    table = make(server, 1, 3 if game == "mystic-war" else 1, game=game, seed="7")
    prompt = table.get(0)["prompt"]
    while prompt is None:
        prompt = table.get(0, wait=2)["prompt"]
    for language in ("en", "de"):
        hint = table.get(0, "/hint", lang=language)
        assert hint["option"] in [option["id"] for option in prompt["options"]]
        assert hint["label"] in hint["text"]
    assert table.get(0, "/hint")["text"] == table.get(0, "/hint")["text"]


def test_whoever_watches_or_is_not_asked_gets_no_hint(server: Service) -> None:
    table = make(server, 3, 0)
    asker = asked(table)
    for seat in (-1, (asker + 1) % 3):
        assert table.get(seat, "/hint")["code"] == "stale"
