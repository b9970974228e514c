"""Hints: what a bot would do in one's place, from what one sees, and only when one is asked."""

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.games import names
from mulligan.games.mystic_war import layout
from mulligan.kernel.view import View
from mulligan.messages import speaking
from mulligan.server.study import advising
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


def test_a_hint_does_not_call_whoever_asks_by_name() -> None:
    game = mulligan.game("mystic-war", seats=3, names=["Rowan", "Alder", "Briar"])
    bot = agent("heuristic", "7")
    state = game.start(seed="7")
    while True:
        decision = state.decision
        assert decision is not None
        view = View(state, decision.seat)
        own = [option for option in decision.options if layout.place(view, option) == f"seat:{view.seat}"]
        if own:
            break
        state.apply(bot.choose(view, decision))
    for language, said in ("en", "On yourself"), ("de", "Auf dich selbst"):
        with speaking(language):
            assert advising.words(game, layout, view, own[0]) == said
            assert game.seat_names[view.seat] not in advising.hint(game, layout, view).text
