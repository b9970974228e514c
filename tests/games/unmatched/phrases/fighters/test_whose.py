"""Whose fighter somebody is, how far away, what was played; and further ways to say what is known."""

from typing import Any

import pytest

from mulligan.games.unmatched.table import NEXT_ATTACK
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER, arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.phrases.turns.test_slowing import values
from tests.games.unmatched.test_own_words import play, toml

HAND: dict[str, Any] = {"hand": ["Trial", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Plan"]}
END = " End the turn."


def drawn(text: str, *script: str, **given: Any) -> int:
    return len(trial(text, *(script or (SCHEME,)), A={**HAND, **given.pop("mine", {})}, **given).table.hands[0]) - 1


@pytest.mark.parametrize(
    "text",
    [
        "AFTER COMBAT: The opposing fighter's controller discards 1 card.",
        "AFTER COMBAT: The defender's owner discards 1 card.",
        "AFTER COMBAT: The controller of the opposing fighter discards 1 card.",
    ],
)
def test_whose_fighter_it_is_discards(text: str) -> None:
    table = trial(text, ATTACK, "B: decline", "B: discard Blow", A=HAND, B=FOE)
    assert [len(hand) for hand in table.table.hands] == [1, 1]


def test_with_three_it_is_the_one_whose_fighter_was_chosen() -> None:
    text = "Deal 1 damage to an opposing hero. That fighter's controller discards 1 card."
    table = trial(text, f"{SCHEME}, Third", "C: discard Blow", A=HAND, B=FOE, C={"hand": ["Blow", "Plan"]})
    assert [len(hand) for hand in table.table.hands] == [1, 2, 1]


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("Rival is 1 space away from Tester", True),
        ("the opposing fighter is 2 or more spaces away", False),
        ("Helper is more than 3 spaces away from Tester", True),
        ("Helper is at most 3 spaces away from Tester", False),
        ("the defender did not play a card", True),
        ("the attacker played a card", True),
        ("the attacker played no card", False),
        ("the value of this card is an even number", True),
        ("the value of this card is odd", False),
        ("you have no other cards in hand", False),
        ("you boosted", False),
    ],
)
def test_what_may_be_asked(asked: str, so: bool) -> None:
    words = asked.replace("Rival", "the opposing fighter")
    assert drawn(f"AFTER COMBAT: If {words}, draw 2 cards.", ATTACK, "B: decline", B=FOE) == (2 if so else 0)


@pytest.mark.parametrize(("counted", "count"), [("attack you have made this turn", 2),
                                                ("other attack you have made this turn", 1)])  # fmt: skip
def test_attacks_are_counted(counted: str, count: int) -> None:
    text = f"AFTER COMBAT: Draw 1 card for each {counted}."
    script = ("A: attack Rival with Tester, Blow", "B: decline", ATTACK, "B: decline")
    assert drawn(text, *script, B=FOE) == count - 1


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Discard up to 2 cards. Tester recovers 1 health per card discarded.", 7),
        ("Tester recovers 1 health for each 2 damage he has taken.", 9),
        ("Deal 1 damage to each fighter in Tester's zone, including Tester.", 5),
    ],
)
def test_what_is_done_to_health_in_other_words(text: str, left: int) -> None:
    assert health(trial(text, f"{SCHEME}, discard Blow" if "Discard" in text else SCHEME, A=HAND), "Tester") == left


def test_the_most_comes_last_wherever_it_stands() -> None:
    text = "AFTER COMBAT: For each damage dealt, draw a card (max 3)."
    assert drawn(text, ATTACK, "B: decline", B=FOE) == 3


def test_a_fighter_is_placed_so_near_to_where_it_is() -> None:
    table = trial("Place Helper in any space within 1 space.", A=HAND)
    table.words("A", "scheme Trial")
    assert table.rule_against("A", "H07") != ""
    assert space(table.words("A", "H29"), "Helper") == "H29"


@pytest.mark.parametrize("word", ["all", "each"])
def test_those_who_are_defeated_come_back_too(word: str) -> None:
    text = f"Place {word} of your Imps, including defeated ones, in any spaces adjacent to Tester."
    given = {"fighters": {"Tester": "H08", "Imps 1": "H28", "Imps 2": "defeated"}}
    table = play("", f"scheme|{text}", given=given, sidekick="Imps", count=2)
    table.words("A", "scheme Trial 1, H07, H09")
    near = {"H02", "H07", "H09", "H13", "H14"}
    state = table.table
    assert all(state.board.ids[state.space[fighter]] in near for fighter in (1, 2))


def test_each_who_is_defeated_comes_back() -> None:
    text = "For each defeated Imp, place it in a space adjacent to Tester."
    given = {"fighters": {"Tester": "H08", "Imps 1": "defeated", "Imps 2": "defeated"}}
    table = play("", f"scheme|{text}", given=given, sidekick="Imps", count=2).words("A", "scheme Trial 1, H07, H09")
    assert all(table.table.space[fighter] >= 0 for fighter in (1, 2))


def test_one_who_was_fought_does_not_attack_somebody_in_the_next_turn() -> None:
    text = "AFTER COMBAT: The defender cannot attack Tester during their next turn. End the turn."
    foe = {**FOE, "fighters": {"Rival": "H08 9", "Page": "H01 7"}}
    table = trial(text, ATTACK, "B: decline", A=HAND, B=foe)
    assert table.rule_against("B", "attack Tester with Rival, Blow") == "hero-3"
    assert table.rule_against("B", "attack Tester with Page, Blow") == ""


def test_for_the_rest_of_the_game_is_for_ever() -> None:
    text = "For the rest of the game, opposing fighters have -1 move value."
    blow = "attack Rival with Tester, Blow"
    table = trial(f"{text}{END}", SCHEME, "B: maneuver", "B: maneuver", A={"hand": ["Trial", "Blow", "Blow"]})
    for line in (blow, blow):
        table.words("A", line).words("B", "decline")
    table.settle()
    assert table.state.decision is not None
    assert table.state.decision.seat == 1
    assert values(table) == (1, 1)


def test_the_next_attack_of_a_lone_hero_is_ones_own() -> None:
    brought = toml("", "scheme|Add 2 to the value of Tester's next attack this turn.")
    lone = brought[: brought.index('[[fighter]]\nname = "Helper"')] + brought[brought.index("[[card]]") :]
    table = arranged(["Tester", SOLDIER], {"items": False, "brought": [lone]},
                     A={"hand": ["Trial 1"], "fighters": {"Tester": "H07"}})  # fmt: skip
    assert table.words("A", "scheme Trial 1").table.turn[NEXT_ATTACK] == 2
    with pytest.raises(ReadError):
        play("", "scheme|Add 2 to the value of Tester's next attack this turn.")


@pytest.mark.parametrize(("way", "left"), [("Tester recovers 1 health", 7), ("Take 2 damage", 4)])
def test_ways_to_choose_from_may_have_names(way: str, left: int) -> None:
    text = "Choose one: - TO STAY: Tester recovers 1 health. - NOT TO STAY: Take 2 damage."
    assert health(trial(text, SCHEME, f"A: {way}", A=HAND), "Tester") == left


def test_a_state_says_of_whom_it_speaks() -> None:
    ability = "If Helper is defeated, Tester is ENRAGED. While ENRAGED, your move value is 3."
    text = "If Tester is ENRAGED, place him in any space adjacent to Rival."
    given = {"hand": ["Trial"], "fighters": {"Tester": "H28 6", "Helper": "defeated"}}
    table = trial(text.replace("Rival", "an opposing hero"), SCHEME, "A: H02", ability=ability, A=given)
    assert space(table, "Tester") == "H02"


@pytest.mark.parametrize(
    "ability",
    ["When Tester is attacked and loses the combat, you may deal 1 damage to the attacker.",
     "When one of your fighters defends, draw 1 card."],
)  # fmt: skip
def test_moments_in_other_words(ability: str) -> None:
    script = (
        ("B: attack Tester with Rival, Swing", "A: decline", "A: yes")
        if "loses" in ability
        else ("B: attack Tester with Rival, Swing", "A: Blow")
    )
    table = trial("Draw 1 card.", *script, ability=ability, turn="B", A=HAND, B={"hand": ["Swing"]})
    assert health(table, "Rival") == 8 if "loses" in ability else len(table.table.hands[0]) == 2


def test_traps_lie_where_workers_stand() -> None:
    ability = "You have 4 traps. When an opposing fighter enters a space with a trap, draw 1 card."
    cards = "scheme|Place a trap in the space of each Helper."
    table = play(ability, cards, given={"fighters": {"Tester": "H07", "Helper": "H28"}}).words("A", "scheme Trial 1")
    assert table.table.markers[0][table.table.board.ids.index("H28")] == 1
    spread = "scheme|Place a trap in up to two different spaces in Tester's zone."
    table = play(ability, spread).words("A", "scheme Trial 1, H08, H09")
    assert sum(table.table.markers[0]) == 2
