"""What cards say in other words: who took the damage, who is meant by "them", what is done for each, what is halved."""

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

HAND = {"hand": ["Trial", "Blow", "Plan", "Swing", "Plan"]}
NEAR = {"fighters": {"Tester": "H07 6", "Helper": "H13 7"}}


def test_an_attacker_takes_no_damage_however_much_the_attack_deals() -> None:
    table = trial("AFTER COMBAT: Draw 1 card. If you took damage, draw 2 cards instead.", ATTACK, A=HAND)
    assert len(table.table.hands[0]) == 5


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("AFTER COMBAT: If the attack dealt damage, deal 1 damage to the opposing fighter.", 4),
        ("AFTER COMBAT: If the attack dealt no damage, deal 1 damage to the opposing fighter.", 5),
        ("AFTER COMBAT: If the opposing fighter is 1 or more spaces away, deal 1 damage to them.", 4),
        ("AFTER COMBAT: Deal 1 damage to the opposing fighter if it is adjacent to Tester.", 4),
        ("AFTER COMBAT: Deal 1 damage to the opposing fighter for each card in your hand (to a maximum of 2).", 3),
        ("AFTER COMBAT: If Tester is adjacent to Helper, draw 1 card. If he is not, Rival takes it.", 5),
        ("DURING COMBAT: If you already attacked this turn, add 2 to this card's value.", 5),
        ("DURING COMBAT: If the card you played has the higher printed value, add 2 to this card's value.", 3),
        ("AFTER COMBAT: If you won the combat by exactly 4, deal 1 damage to the opposing fighter.", 4),
    ],
)
def test_an_attack_does_as_much_as_is_said(text: str, left: int) -> None:
    text = text.replace("Rival takes it", "deal 0 damage to the opposing fighter")
    assert health(trial(text, ATTACK, A=HAND), "Rival") == left


@pytest.mark.parametrize(("rounded", "left"), [("(rounded up)", 6), ("(rounded down)", 7), (", rounding up", 6)])
def test_half_the_damage_is_taken(rounded: str, left: int) -> None:
    said = f"IMMEDIATELY: Reduce the damage dealt to Rival in this combat by half {rounded}."
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=said.replace(" ,", ","),
                  A={"hand": ["Swing"]}, B={"hand": ["Trial"], "fighters": {"Rival": "H08 7"}})  # fmt: skip
    assert health(table, "Rival") == left


def test_two_who_are_chosen_change_places() -> None:
    table = trial("Swap a friendly fighter and an opposing fighter.", A=HAND)
    table.words("A", "scheme Trial").words("A", "Helper").words("A", "Page")
    table.settle()
    assert (space(table, "Helper"), space(table, "Page")) == ("H17", "H28")


def test_the_other_of_two_of_ones_own_needs_no_choice() -> None:
    table = trial("Choose two of your fighters. They swap spaces.", A=HAND)
    table.words("A", "scheme Trial").words("A", "Helper")
    table.settle()
    assert (space(table, "Helper"), space(table, "Tester")) == ("H07", "H28")


def test_all_that_is_done_for_each_is_done_so_often() -> None:
    text = "Discard your hand. For each card discarded, Tester recovers 1 health and you draw 1 card."
    table = trial(text, SCHEME, A={"hand": ["Trial", "Blow", "Plan"]})
    assert (health(table, "Tester"), len(table.table.hands[0])) == (8, 2)


def test_each_of_them_is_both_of_two() -> None:
    table = trial("If Helper is not adjacent to Tester, each of them recovers 1 health.", SCHEME, A=HAND)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 8)


def test_both_cards_lose_their_effects() -> None:
    text = "IMMEDIATELY: Both players' cards have their effects cancelled. AFTER COMBAT: Draw 1 card."
    table = trial(text, ATTACK, "B: Trial", theirs="AFTER COMBAT: Draw 1 card.", A=HAND, B={"hand": ["Trial"]})
    assert [len(hand) for hand in table.table.hands] == [4, 0]


def test_who_may_take_over_does_so_where_they_stand_near() -> None:
    text = "IMMEDIATELY: If Rival is the defender and Page is adjacent to him, Page becomes the defender."
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=text,
                  A={"hand": ["Swing"]},
                  B={"hand": ["Trial"], "fighters": {"Rival": "H08 9", "Page": "H13 7"}})  # fmt: skip
    assert (health(table, "Rival"), health(table, "Page")) == (9, 6)


def test_the_rest_is_shuffled_in() -> None:
    text = "Look at the top 3 cards of your deck. Add 1 to your hand and shuffle the rest into your deck."
    before = len(trial(text, A=HAND).table.decks[0])
    table = trial(text, A=HAND)
    table.words("A", "scheme Trial")
    assert table.table.decision is not None
    table.state.apply(table.table.decision.options[0])
    table.settle()
    assert (len(table.table.decks[0]), len(table.table.hands[0])) == (before - 1, 5)


def test_an_effect_cannot_be_cancelled_while_something_is_so() -> None:
    cancel = "IMMEDIATELY: Cancel all effects on your opponent's card."
    for fights, left in (("defending", 1), ("attacking", 0)):
        text = f"DURING COMBAT: If you are {fights}, this card's effects cannot be canceled. AFTER COMBAT: Draw 1 card."
        table = trial(cancel, ATTACK, "B: Trial", theirs=text, A=HAND, B={"hand": ["Trial"]})
        assert len(table.table.hands[1]) == left
