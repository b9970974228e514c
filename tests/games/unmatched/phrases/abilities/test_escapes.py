"""What saves a hero: cards that stop effects, come back, or are played in place of others; escapes, and gear."""

from typing import Any

import pytest

from mulligan import games
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.table import TURN_NUMBER
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.kernel.numbers import Card
from mulligan.kernel.random import Random
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space, trial

KEEPS = "Draw 1 card.\n[ONGOING]: If an effect would cause you to discard a card from your hand, you may ignore it."
CONCEALS = (
    "Gain 1 action.\n"
    "If an effect would let an opponent look at your hand, you may reveal this card and cancel that effect."
)
LOST = "If you discard this card as a result of an opponent's effect, draw 1 card.\nAFTER COMBAT: Draw 1 card."
STANDS = "AFTER COMBAT: If your fighter was defeated, set their health to 4 instead and place them in any space."
SWAPS = "IMMEDIATELY: You may return this card to your hand and play another card in its place."
ESCAPES = "When you take the maneuver action and BOOST, you may place Tester in any space instead of moving."
FINDS = (
    "Search your deck or discard pile for a BLOW card and add it to your hand. "
    "If it came from your deck, shuffle this card into your deck."
)
B_PLAYS: dict[str, Any] = {"turn": "B", "B": {"hand": ["Trial"]}}
LAST_HEALTH = {"hand": ["Trial"], "fighters": {"Tester": "H07 1", "Helper": "H28 7"}}


@pytest.mark.rules("Ruling 35", "effect-1")
@pytest.mark.parametrize(
    "theirs",
    [
        "Your opponent discards 1 random card.",
        "Your opponent discards their hand.",
        "Your opponent discards 1 card.",
        "Your opponent discards down to 1.",
        "Look at your opponent's hand. Choose 1 card for them to discard.",
    ],
)
def test_a_card_in_play_lets_its_player_ignore_what_would_have_them_discard(theirs: str) -> None:
    given = {"hand": ["Swing", "Swing"], "ongoing": ["Trial"]}
    table = trial(KEEPS, "B: scheme Trial", "A: yes", theirs=theirs, A=given, **B_PLAYS)
    assert table.look("A", "hand") == ["Swing", "Swing"]
    other = trial(KEEPS, "B: scheme Trial", "A: decline", theirs=theirs, A=given, **B_PLAYS)
    assert len(other.table.discards[0]) == (2 if "their hand" in theirs else 1)


def test_without_the_card_in_play_nobody_is_asked() -> None:
    theirs = "Your opponent discards 1 card."
    table = trial(KEEPS, "B: scheme Trial", "A: discard Swing", theirs=theirs, A={"hand": ["Swing", "Blow"]}, **B_PLAYS)
    assert table.look("A", "hand") == ["Blow"]


@pytest.mark.rules("Ruling 35", "effect-1")
def test_a_card_that_is_shown_cancels_the_whole_effect_that_would_look_at_the_hand() -> None:
    theirs = "Look at your opponent's hand. Choose 1 card for them to discard. Draw 2 cards."
    table = trial(CONCEALS, "B: scheme Trial", "A: yes", theirs=theirs, A={"hand": ["Trial", "Swing"]}, **B_PLAYS)
    state = table.table
    assert table.look("A", "hand") == ["Trial", "Swing"]
    shown = state.view(1).position.printed
    assert [shown[card] >= 0 for card in state.hands[0]] == [True, False]
    assert len(state.hands[1]) == 1  # drawn for the maneuver that followed, and for nothing else


def test_who_keeps_such_a_card_hidden_is_looked_at() -> None:
    theirs = "Look at your opponent's hand. Draw 2 cards."
    for hand in (["Trial", "Swing"], ["Blow", "Swing"]):
        script = ["B: scheme Trial"] + (["A: decline"] if "Trial" in hand else [])
        state = trial(CONCEALS, *script, theirs=theirs, A={"hand": hand}, **B_PLAYS).table
        shown = state.view(1).position.printed
        assert [shown[card] >= 0 for card in state.hands[0]] == [True, True]


def test_the_question_whether_to_show_it_is_the_same_with_the_hand_dealt_again() -> None:
    theirs = "Look at your opponent's hand. Draw 2 cards."
    table = trial(CONCEALS, theirs=theirs, A={"hand": ["Trial", "Swing"]}, **B_PLAYS)
    table.words("B", "scheme Trial")
    position = table.table
    assert position.decision is not None
    view = position.view(1)
    assert view.decision is None or view.own_decision is None
    for seed in range(8):
        world = view.deal_again(Random(str(seed)))
        assert isinstance(world, UnmatchedState)
        assert world.faults() == []
        while world.decision is not None and world.turn[TURN_NUMBER] < 4:
            world.apply(world.decision.options[0])
            assert world.faults() == []


@pytest.mark.rules("Ruling 35")
@pytest.mark.parametrize(("theirs", "left"), [("Your opponent discards 1 card.", 2), ("Gain 1 action.", 2)])
def test_a_card_that_an_opponent_has_one_discard_gives_another(theirs: str, left: int) -> None:
    script = ["B: scheme Trial"] + (["A: discard Trial"] if "discards" in theirs else [])
    table = trial(LOST, *script, theirs=theirs, A={"hand": ["Trial", "Blow"]}, **B_PLAYS)
    assert len(table.table.hands[0]) == left
    assert table.look("A", "discard") == (["Trial"] if "discards" in theirs else [])


def test_a_card_that_one_discards_oneself_gives_nothing() -> None:
    ability = "After you maneuver, discard 1 card."
    table = trial(LOST, "A: maneuver, decline, done, discard Trial", ability=ability,
                  A={"hand": ["Trial", "Blow"], "deck": ["Swing", "Plan"]})  # fmt: skip
    assert table.look("A", "hand") == ["Blow", "Swing"]


def test_a_card_that_was_boosted_with_comes_back() -> None:
    text = "DURING COMBAT: You may BOOST this card twice.\nAFTER COMBAT: Return one card you boosted with to your hand."
    given = {"hand": ["Trial", "Blow", "Swing"], "discard": ["Plan"]}
    rival = {"fighters": {"Rival": "H08 12", "Page": "H17 7"}, "hand": []}
    script = "A: attack Rival with Tester, Trial, boost with Blow (+3), boost with Swing (+2), Swing"
    table = trial(text, script, A=given, B=rival)
    assert table.look("A", "hand") == ["Swing"]
    assert table.look("A", "discard") == ["Plan", "Blow", "Trial"]
    unboosted = trial(text, "A: attack Rival with Tester, Trial, decline", A=given, B=rival)
    assert unboosted.look("A", "hand") == ["Blow", "Swing"]


def test_another_card_is_played_in_place_of_this_one() -> None:
    given = {"hand": ["Trial", "Blow", "Swing"]}
    table = trial(SWAPS, "A: attack Rival with Tester, Trial, yes, Swing", A=given)
    assert health(table, "Rival") == 4
    assert table.look("A", "hand") == ["Blow", "Trial"]
    assert table.look("A", "discard") == ["Swing"]
    kept = trial(SWAPS, "A: attack Rival with Tester, Trial, decline", A=given)
    assert health(kept, "Rival") == 5
    alone = trial(SWAPS, "A: attack Rival with Tester, Trial, yes", A={"hand": ["Trial", "Plan"]})
    assert health(alone, "Rival") == 5


def test_another_card_is_played_in_place_of_the_one_that_defends() -> None:
    fight: dict[str, Any] = {"turn": "B", "A": {"hand": ["Trial", "Blow"]}, "B": {"hand": ["Swing"]}}
    table = trial(SWAPS, "B: attack Tester with Rival, Swing", "A: Trial, yes, Blow", **fight)
    assert health(table, "Tester") == 3
    assert table.look("A", "hand") == ["Trial"]


def test_what_the_other_card_says_immediately_is_done_too() -> None:
    ours = SWAPS + "\nAFTER COMBAT: Draw 1 card."
    given = {"hand": ["Trial", "Trial"], "deck": ["Plan", "Plan"]}
    table = trial(ours, "A: attack Rival with Tester, Trial, yes, yes", A=given)
    assert table.look("A", "hand") == ["Trial", "Plan"]


@pytest.mark.rules("Ruling 34", "attack-11")
def test_a_hero_without_health_is_saved_after_the_combat_and_the_game_goes_on() -> None:
    fight: dict[str, Any] = {"turn": "B", "A": LAST_HEALTH, "B": {"hand": ["Swing"]}}
    table = trial(STANDS, "B: attack Tester with Rival, Swing", "A: Trial, H01", **fight)
    assert (health(table, "Tester"), space(table, "Tester")) == (4, "H01")
    assert not table.table.over
    undefended = trial(STANDS, "B: attack Tester with Rival, Swing", "A: decline", **fight)
    assert undefended.table.over


@pytest.mark.rules("Ruling 34", "cancel-1")
def test_whom_a_cancelled_effect_would_save_is_defeated() -> None:
    theirs = "IMMEDIATELY: Cancel all effects on your opponent's card.\nDURING COMBAT: Add +3 to this card's value."
    table = trial(STANDS, "B: attack Tester with Rival, Trial", "A: Trial", theirs=theirs, A=LAST_HEALTH, **B_PLAYS)
    assert table.table.over


@pytest.mark.rules("hero-3", "boost-1")
def test_in_a_boosted_maneuver_one_escapes_to_any_space() -> None:
    given = {"hand": ["Blow"]}
    table = trial("Gain 1 action.", "A: maneuver, boost with Blow (+3), Tester, yes, H20", ability=ESCAPES, A=given)
    assert space(table, "Tester") == "H20"
    walked = trial(
        "Gain 1 action.", "A: maneuver, boost with Blow (+3), Tester, decline, H13", ability=ESCAPES, A=given
    )
    assert space(walked, "Tester") == "H13"
    plain = trial("Gain 1 action.", "A: maneuver, decline, Tester, H13", ability=ESCAPES, A=given)
    assert space(plain, "Tester") == "H13"


def test_whoever_is_placed_goes_no_path() -> None:
    paths = []
    for answer in ("yes", "decline"):
        table = trial("Gain 1 action.", ability=ESCAPES, A={"hand": ["Blow"]})
        table.words("A", f"maneuver, boost with Blow (+3), Tester, {answer}")
        state = table.table
        assert state.decision is not None
        paths.append([state.game.forecast(state.view(0), option) for option in state.decision.options])
    assert not any(paths[0])
    assert any(paths[1])


@pytest.mark.parametrize(
    ("taken", "discards", "decks"), [("Blow from the deck", ["Blow"], 1), ("Blow", ["Trial"], 0), ("decline", [], 0)]
)
def test_a_search_that_took_from_the_deck_puts_this_card_there(taken: str, discards: list[str], decks: int) -> None:
    table = trial(FINDS, f"A: scheme Trial, {taken}", A={"hand": ["Trial"], "discard": ["Blow"]})
    found = table.look("A", "deck")
    assert isinstance(found, list)
    assert found.count("Trial") == 1 + decks
    assert table.look("A", "discard") == (discards or ["Blow", "Trial"])


@pytest.mark.parametrize("text", [CONCEALS, LOST, STANDS, SWAPS, FINDS])
def test_what_is_read_is_printed_so_that_it_reads_back(text: str) -> None:
    reader = Reader(Names(["Tester", "Helper"]), [])
    read = reader.card(text)
    assert reader.card(printed(read)) == read


KIT_OF_TWO = (
    "At the start of the game, choose your kit. Select HELM and BLADE and shuffle 2 copies of each into your deck."
)
GEAR = f"""
name = "Quartermaster"
set = "Tests"
move = 2
ability = "{KIT_OF_TWO}"

[[fighter]]
name = "Quartermaster"
role = "hero"
attack = "melee"
health = 12

[[card]]
name = "Blow"
count = 12
type = "versatile"
value = 2
boost = 3
"""
KIT = [("Iron Helm", "helm"), ("Straw Hat", "helm"), ("Long Blade", "blade"), ("Short Blade", "blade")]
CARD = '\n[[card]]\nname = "{}"\ncount = 2\ntype = "versatile"\nvalue = 3\nboost = 1\nlabels = ["{}"]\n'


def equipped() -> UnmatchedState:
    """Before the first turn: the kit is being chosen."""
    source = GEAR + "".join(CARD.format(name, label) for name, label in KIT)
    game = games.game("unmatched", heroes=["Quartermaster", SOLDIER], items=False, brought=[source])
    state = game.start(1, record=True)
    assert isinstance(state, UnmatchedState)
    while state.decision is not None and state.decision.seat != 0:
        state.apply(state.decision.options[0])
    return state


def names(state: UnmatchedState, zone: list[Card]) -> list[str]:
    return sorted(state.sheet.name[state.printed[card]] for card in zone)


@pytest.mark.rules("Ruling 33", "hero-3")
def test_what_is_selected_before_the_game_goes_into_the_deck_and_the_rest_stays_beside_it() -> None:
    state = equipped()
    game = state.game
    assert len(state.suits[0]) == 8
    for wanted in ("Straw Hat", "Long Blade"):
        decision = state.decision
        assert decision is not None
        assert decision.seat == 0
        labels = [game.label(state, option) for option in decision.options]
        assert len(labels) == 2
        state.apply(decision.options[labels.index(wanted)])
        assert state.faults() == []
    assert names(state, state.suits[0]) == ["Iron Helm", "Iron Helm", "Short Blade", "Short Blade"]
    own = names(state, [*state.decks[0], *state.hands[0]])
    assert own.count("Straw Hat") == own.count("Long Blade") == 2
    assert len(own) == 12 + 4
    hidden = state.view(1).position.printed
    assert all(hidden[card] < 0 for card in state.decks[0])
    assert all(hidden[card] >= 0 for card in state.suits[0])


def test_a_card_that_a_defender_was_boosted_with_comes_back() -> None:
    text = "DURING COMBAT: You may BOOST this card.\nAFTER COMBAT: Return one card you boosted with to your hand."
    fight: dict[str, Any] = {"turn": "B", "A": {"hand": ["Trial", "Blow"]}, "B": {"hand": ["Swing"]}}
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial, boost with Blow (+3)", **fight)
    assert table.look("A", "hand") == ["Blow"]
    assert table.look("A", "discard") == ["Trial"]
