"""How often a person is asked in the browser, and how concretely a refusal speaks."""

import importlib.util
from pathlib import Path
from types import ModuleType

import mulligan
from mulligan.agents import agent
from mulligan.games.spoils import layout
from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.language import read
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.kernel.view import View
from mulligan.language.core import flow
from mulligan.language.tree import walk
from tests.games.spoils.arranged import Scene, tactic

BENCH = Path(__file__).parents[3] / "bench" / "stops.py"
GAMES = 3
TURNS = 10


def counting() -> ModuleType:
    spec = importlib.util.spec_from_file_location("stops", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ten_turns_are_at_most_twenty_two_stops_and_four_of_them_passes() -> None:
    counts = [counting().play(f"stops-{number}", TURNS) for number in range(GAMES)]
    assert sum(count.stops for count in counts) / GAMES <= 22
    assert sum(count.passes for count in counts) / GAMES <= 4
    assert all(count.unasked for count in counts)


def test_a_card_that_cannot_be_paid_for_says_how_much_is_missing() -> None:
    game = mulligan.game("spoils", decks=["brass-hounds", "ember-and-ridge"])
    state = game.start(seed="q")
    bot = agent("heuristic", "1")
    told: set[str] = set()
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        view = View(state, decision.seat)
        for action in layout.imaginable(view):
            refusal = None if action in decision.options else state.why_not(decision.seat, action)
            if refusal is not None:
                told.add(layout.falls_short(view, action, refusal.rule))
        state.apply(bot.choose(view, decision))
    assert any(words.startswith("Needs ") and "you have " in words for words in told)


def test_what_is_offered_says_what_comes_of_it() -> None:
    text = read("When this card leaves play, you may pick a character. If you do, inflict 1 damage to it.")
    offer = next(part for part in walk(text) if isinstance(part, flow.May))
    assert Wording(text).of(offer) == ["Pick a character. If you do, inflict 1 damage to that character."]


def test_a_tactic_that_does_nothing_is_no_reason_to_stop_at_the_end_of_anothers_turn() -> None:
    """Whoever judges it looks no further than at the end of that turn: what one's own turn brings comes anyway."""
    cheer = tactic("Cheer", "This turn, all characters you control gain 1 strength.")
    hand = ["Cheer", *["Rage"] * 8]
    scene = Scene([cheer], A=Side(), B=Side(hand=hand, resources=["Rage"] * 2))
    decision = scene.state.decision
    assert decision is not None
    assert "about to end the turn" in scene.state.game.question(scene.state)
    assert scene.asked == "B"
    assert len(decision.options) > 1
    assert not layout.matters(View(scene.state, decision.seat))


def test_whoever_may_respond_is_told_the_name_of_the_ability() -> None:
    game = mulligan.game("spoils", decks=["brass-hounds", "ember-and-ridge"])
    state = game.start(seed="named")
    bot = agent("random", "3")
    asked: set[str] = set()
    while (decision := state.decision) is not None and not asked:
        words = game.question(state)
        if ", an ability of " in words:
            asked.add(words)
        state.apply(bot.choose(View(state, decision.seat), decision))
    [words] = asked
    assert words.split(" uses ")[1].split(",")[0] in ("Study", "Hire", "Incite", "Turn out", "Rave")
