"""What becomes of the card itself: its copies count, it leaves the game, its effects are lost."""

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial


def test_copies_of_the_card_in_the_discard_pile_count_without_itself() -> None:
    for text in (
        "Add 2 to this card's value for each copy of this card in your discard pile.",
        "Add 2 to this card's value for each other card with the same name in your discard pile.",
    ):
        given = {"hand": ["Trial"], "discard": ["Trial", "Blow"]}
        assert health(trial(f"DURING COMBAT: {text}", ATTACK, "B: decline", A=given), "Rival") == 3


def test_a_card_is_removed_from_the_game() -> None:
    table = trial("Tester recovers 1 health. Remove this card from the game.", SCHEME)
    state = table.table
    assert state.discards[0] == []
    assert [state.sheet.name[state.printed[card]] for card in state.suits[0]] == ["Trial"]
    fought = trial("AFTER COMBAT: Remove this card from the game.", ATTACK, "B: decline").table
    assert (len(fought.discards[0]), len(fought.suits[0])) == (0, 1)


def test_a_card_loses_its_effects_where_it_is_worth_little() -> None:
    text = "IMMEDIATELY: If the printed value of your opponent's card is 4 or less, their card loses its effects."
    foe = {"hand": ["Trial"], "fighters": {"Rival": "H08 9", "Page": "H17"}}
    theirs = "DURING COMBAT: Add 3 to this card's value."
    assert health(trial(text, ATTACK, "B: Trial", B=foe, theirs=theirs), "Rival") == 9
    assert health(trial("AFTER COMBAT: Gain 1 action.", ATTACK, "B: Trial", B=foe, theirs=theirs), "Rival") == 9


def test_nobody_is_hurt_for_a_turn() -> None:
    for sort, left in (("damage", 6), ("combat damage", 4)):
        for said in (f"Tester takes no {sort} this turn.", f"Prevent all {sort} to Tester this turn."):
            assert health(trial(f"{said} Deal 2 damage to Tester.", SCHEME), "Tester") == left
