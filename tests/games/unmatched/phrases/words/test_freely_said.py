"""Cards and abilities as designers say them freely: who is asked about, what is chosen, what a choice hangs on."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

BLOW = "A: attack Rival with Tester, Blow"
HAND: dict[str, Any] = {"hand": ["Trial", "Blow", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Swing"]}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Tester recovers 1 health if she is adjacent to an opposing fighter.", 7),
        ("Tester recovers 1 health if she is adjacent to Helper.", 6),
        ("Tester recovers 2 health if he has 6 or less health.", 8),
    ],
)
def test_what_is_asked_last_is_asked_of_whoever_the_sentence_is_about(text: str, left: int) -> None:
    assert health(trial(text, SCHEME), "Tester") == left


def test_the_opposing_fighter_is_asked_about_after_what_is_done_to_it() -> None:
    text = "AFTER COMBAT: Deal 2 damage to the opposing fighter if they did not move this turn."
    assert health(trial(text, ATTACK, "B: decline"), "Rival") == 3


def test_each_of_them_moves_away_because_you_move_them() -> None:
    table = trial("Each opposing fighter in Tester's zone moves 1 space away from him.", SCHEME, "A: H09")
    assert space(table, "Rival") != "H08"


@pytest.mark.parametrize(("hand", "count"), [([], 2), (["Blow", "Blow", "Blow"], 3)])
def test_one_or_both_as_something_is_so(hand: list[str], count: int) -> None:
    ways = "\n- Tester recovers 1 health.\n- Draw 2 cards."
    text = f"Choose one. If you have 2 or fewer cards in hand, choose both instead.{ways}"
    table = trial(text, SCHEME, "A: Tester recovers 1 health", A={"hand": ["Trial", *hand]})
    assert (len(table.table.hands[0]), health(table, "Tester")) == (count, 7)


def test_an_effect_is_repeated() -> None:
    table = trial("Deal 1 damage to each opposing hero. Repeat this effect once.", SCHEME)
    assert health(table, "Rival") == 7


@pytest.mark.parametrize(("theirs", "left"), [(FOE, 1), ({"hand": []}, 0)])
def test_opponents_who_have_somebody_near_discard(theirs: dict[str, Any], left: int) -> None:
    script = [SCHEME, "B: discard Blow"] if theirs["hand"] else [SCHEME]
    table = trial("Each opponent with a fighter within 2 spaces of Tester discards 1 card.", *script, B=theirs)
    assert len(table.table.discards[1]) == left


def test_nobody_discards_who_has_nobody_near() -> None:
    far = {**FOE, "fighters": {"Rival": "H28 9", "Page": "H17 7"}}
    mine = {"fighters": {"Tester": "H07 6", "Helper": "H09 7"}}
    table = trial("Each opponent with a fighter within 1 space of Tester discards 1 card.", SCHEME, A=mine, B=far)
    assert table.table.discards[1] == []


def test_somebody_recovers_what_another_started_with() -> None:
    table = trial("Tester recovers health equal to Helper's starting health.", SCHEME)
    assert health(table, "Tester") == 12


def test_the_printed_value_of_the_last_card_discarded() -> None:
    text = "DURING COMBAT: Change this card's value to the printed value of the top card of your discard pile."
    table = trial(text, ATTACK, "B: decline", A={"discard": ["Swing"]})
    assert health(table, "Rival") == 4


def test_three_cards_each_go_somewhere_else() -> None:
    text = (
        "Look at the top 3 cards of your deck. Put 1 into your hand, 1 on the bottom of your deck, "
        "and 1 into your discard pile."
    )
    table = trial(text, SCHEME, "A: Blow", "A: Swing", A={"deck": ["Blow", "Swing", "Plan", "Blow"]})
    mine = [table.table.sheet.name[table.table.printed[card]] for card in table.table.discards[0]]
    assert (len(table.table.hands[0]), mine) == (1, ["Plan", "Trial"])


@pytest.mark.parametrize(("word", "left"), [("lowest", 7), ("highest", 10)])
def test_the_lowest_and_the_highest_of_the_cards_discarded(word: str, left: int) -> None:
    text = (
        f"Discard the top 2 cards of your deck. Tester recovers health equal to the {word} BOOST value of those cards."
    )
    table = trial(text, SCHEME, A={"deck": ["Trial", "Plan"]})
    assert health(table, "Tester") == left


def test_you_both_draw() -> None:
    table = trial("Choose an opponent. You both draw 2 cards.", SCHEME)
    assert [len(hand) for hand in table.table.hands] == [2, 2]


def test_a_card_of_an_opponent_goes_under_the_opponents_deck() -> None:
    text = "Look at your opponent's hand and put 1 of their cards on the bottom of their deck."
    table = trial(text, SCHEME, "A: Swing", B=FOE)
    bottom = table.table.decks[1][0]
    assert (len(table.table.hands[1]), table.table.sheet.name[table.table.printed[bottom]]) == (1, "Swing")


def test_both_cards_are_worth_the_same() -> None:
    table = trial("DURING COMBAT: Set the value of both cards to 3.", ATTACK, "B: Blow", B=FOE)
    assert health(table, "Rival") == 9


def test_as_many_cards_as_actions_are_left() -> None:
    assert len(trial("Draw cards equal to the number of actions you have remaining.", SCHEME).table.hands[0]) == 1


@pytest.mark.parametrize(("most", "left"), [(4, 6), (3, 4)])
def test_effects_are_cancelled_where_the_card_they_are_on_is_worth_little(most: int, left: int) -> None:
    text = f"IMMEDIATELY: Cancel all effects on your opponent's card if its printed value is {most} or less."
    theirs = "AFTER COMBAT: Deal 2 damage to the opposing fighter."
    assert health(trial(text, ATTACK, "B: Trial", theirs=theirs, B={"hand": ["Trial"]}), "Tester") == left


def test_the_space_and_those_around_it() -> None:
    text = "Choose a space in Tester's zone. Deal 2 damage to each fighter in that space and each adjacent space."
    table = trial(text, f"{SCHEME}, H08")
    assert (health(table, "Rival"), health(table, "Tester")) == (7, 4)


# ---- abilities -------------------------------------------------------------------------------------------------------

CHOICE = "At the start of your turn, choose AWAKE or ASLEEP.\nAWAKE: Draw 1 card. Add +1 to the value of your attacks."
ASLEEP = "\nASLEEP: Tester recovers 1 health."


@pytest.mark.parametrize("opening", ["choose AWAKE or ASLEEP.", "choose one:", "decide whether AWAKE or ASLEEP."])
@pytest.mark.parametrize(("way", "cards", "left"), [("AWAKE", 2, 6), ("ASLEEP", 1, 7)])
def test_what_stands_under_what_is_chosen_is_done_then(opening: str, way: str, cards: int, left: int) -> None:
    ability = (CHOICE + ASLEEP).replace("choose AWAKE or ASLEEP.", opening)
    mine = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": "H28 7"}}
    foe = {"hand": ["Trial"]}
    said = ability.replace("\n", "\\n")
    script = ("B: scheme Trial", f"A: {way}")
    table = trial("Draw 1 card.", *script, ability=said, theirs="End the turn.", A=mine, B=foe, turn="B")
    assert (len(table.table.hands[0]), health(table, "Tester")) == (cards, left)
