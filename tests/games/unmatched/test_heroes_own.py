"""What single heroes do in combat and on the battlefield that others do not, through texts of made-up ones."""

from typing import Any

import pytest

from mulligan.games.unmatched.numbers import Fighter
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.table import ACTIONS, HELD, TURN_PLAYER
from mulligan.language.reader import ReadError
from mulligan.scenarios.failure import Failure
from tests.games.unmatched.arranged import SOLDIER, arranged
from tests.games.unmatched.phrases.trial import ATTACK, health, space, trial

BLOW = {"hand": ["Blow"]}
STRIKE = "B: attack Tester with Rival, Trial"
NOTHING = "DURING COMBAT: Draw 1 card."


def test_damage_is_kept_from_whom_the_card_names_and_nobody_else() -> None:
    given: dict[str, Any] = {
        "theirs": "DURING COMBAT: Add 5 to this card's value.",
        "turn": "B",
        "B": {"hand": ["Trial"]},
    }
    for who, lost in (("Tester", 0), ("Helper", 5), ("your fighter", 0), ("the opposing fighter", 5)):
        table = trial(f"DURING COMBAT: Prevent all combat damage to {who}.", STRIKE, "A: Trial", **given)
        assert 6 - health(table, "Tester") == lost, who


@pytest.mark.parametrize(
    ("text", "discard"),
    [("Your opponent cannot boost their card.", ["Trial"]), ("Draw 1 card.", ["Plan", "Trial"])],
)
def test_a_card_that_cannot_be_boosted_is_not(text: str, discard: list[str]) -> None:
    theirs = "DURING COMBAT: Boost this card."
    hand = {"hand": ["Trial", "Plan"]}
    table = trial(f"IMMEDIATELY: {text}", ATTACK, "B: Trial", theirs=theirs, B=hand)
    assert table.look("B", "discard") == discard


def test_an_attack_follows_with_its_own_value_against_a_new_defense() -> None:
    table = trial("AFTER COMBAT: SECOND CUT: 3 ATK", ATTACK, "B: decline", "B: Blow", B=BLOW)
    assert health(table, "Rival") == 9 - 4 - (3 - 2)
    assert table.look("A", "discard") == ["Trial"]


def test_an_attack_that_follows_knows_what_was_played_against_the_first() -> None:
    text = (
        "AFTER COMBAT: SECOND CUT: 0 ATK\n"
        "DURING COMBAT: If your opponent played a card against TRIAL, this attack's value is that card's printed value."
    )
    assert health(trial(text, ATTACK, "B: Blow", B=BLOW), "Rival") == 9 - (4 - 2) - 2


@pytest.mark.parametrize(("said", "lost"), [("5", 0), ("3", 1)])
def test_a_value_predicted_rightly_counts(said: str, lost: int) -> None:
    text = "Predict the printed value of your opponent's card.\nDURING COMBAT: "
    text += "If you predicted correctly, ignore the value of your opponent's card."
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial", f"A: {said}", turn="B",
                  B={"hand": ["Swing"]})  # fmt: skip
    assert 6 - health(table, "Tester") == lost


def test_what_holds_of_a_value_in_the_end_holds_after_everything_else() -> None:
    text = "If the value of this card is above 5, ignore its value.\nDURING COMBAT: Add 3 to this card's value."
    assert health(trial(text, ATTACK), "Rival") == 9


def test_a_card_for_adjacent_targets_strikes_nobody_else() -> None:
    text = "This attack can only target a fighter adjacent to Tester.\nAFTER COMBAT: Draw 1 card."
    ability = "Tester can attack up to 9 spaces away."
    table = trial(text, ability=ability)
    assert table.rule_against("A", "attack Rival with Tester") == ""
    assert table.rule_against("A", "attack Page with Tester") != ""


@pytest.mark.rules("Ruling 30", "attack-3")
def test_a_large_fighter_attacks_from_two_spaces_away() -> None:
    far = {"fighters": {"Rival": "H09 9", "Page": "H17 7"}}
    assert trial(NOTHING, B=far).rule_against("A", "attack Rival with Tester") == "attack-3"
    assert (
        trial(NOTHING, ability="Tester is a LARGE fighter.", B=far).rule_against("A", "attack Rival with Tester") == ""
    )


def test_a_fighter_that_is_held_stays_through_its_next_turn() -> None:
    table = trial("AFTER COMBAT: The opposing fighter cannot move during their next turn.", ATTACK)
    rival = table.table.sheet.fighter_name.index("Rival")
    while table.table.turn[TURN_PLAYER] == 0:
        decision = table.state.decision
        assert decision is not None
        assert not table.table.turn[HELD] >> rival & 1
        table.state.apply(decision.options[0])
    assert table.table.turn[HELD] >> rival & 1


LABELLED = """
name = "Red"
set = "Tests"
move = 2
{ability}
[[fighter]]
name = "Red"
role = "hero"
attack = "melee"
health = 12
[[card]]
name = "Trial"
count = 2
type = "versatile"
value = 4
boost = 1
labels = ["pelt"]
text = "{text}"
[[card]]
name = "Knife"
count = 8
type = "attack"
value = 2
boost = 1
labels = ["{other}"]
"""


def labelled(text: str, discard: list[str], other: str = "knife", **more: Any) -> Any:
    hero = LABELLED.replace("{text}", text).replace("{other}", other).replace("{ability}", more.get("ability", ""))
    a = {"hand": more.get("hand", ["Trial"]), "discard": discard, "fighters": {"Red": "H07"}}
    b = {"hand": [], "fighters": {"Winter Soldier": "H08 9"}, **more.get("B", {})}
    setup = {"items": False, "brought": [hero]}
    return arranged(["Red", SOLDIER], setup, A=a, B=b, turn=more.get("turn", "A"))


@pytest.mark.rules("Ruling 31", "effect-1")
@pytest.mark.parametrize(
    ("discard", "lost"), [([], 4), (["Trial"], 4), (["Trial", "Knife"], 6), (["Knife", "Trial"], 4)]
)
def test_an_effect_beside_a_symbol_asks_for_the_top_of_the_pile(discard: list[str], lost: int) -> None:
    table = labelled("DURING COMBAT: $knife$ Add 2 to this card's value.", discard)
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == lost


def test_a_card_of_two_symbols_counts_as_each() -> None:
    table = labelled("DURING COMBAT: $knife$ Add 2 to this card's value.", ["Knife"], "peltknife")
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == 6


@pytest.mark.parametrize(("discard", "can"), [(["Trial"], True), ([], False)])
def test_an_attack_card_defends_where_its_symbol_says_so(discard: list[str], can: bool) -> None:
    hero = LABELLED.replace('type = "versatile"', 'type = "attack"')
    text = "$pelt$ You may play this card as a defense card."
    source = hero.replace("{text}", text).replace("{other}", "knife").replace("{ability}", "")
    table = arranged(["Red", SOLDIER], {"items": False, "brought": [source]}, turn="B",
                     A={"hand": ["Trial"], "discard": discard, "fighters": {"Red": "H07"}},
                     B={"hand": ["Feint"], "fighters": {SOLDIER: "H08"}})  # fmt: skip
    table.words("B", f"attack Red with {SOLDIER}, Feint")
    assert (table.rule_against("A", "Trial") == "") == can


@pytest.mark.rules("Ruling 32", "effect-1")
@pytest.mark.parametrize(("count", "lost"), [(1, 4), (2, 5), (4, 7)])
def test_numbers_with_a_symbol_ask_for_so_many_in_the_pile(count: int, lost: int) -> None:
    text = "DURING COMBAT: - 2 \u25cf This card's value is 5 instead. - 4 \u25cf This card's value is 7 instead."
    table = labelled(text, ["Knife"] * count, "pelt")
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == lost


@pytest.mark.rules("Ruling 32", "effect-1")
@pytest.mark.parametrize(("also", "lost"), [("", (4, 5, 7)), ("Also, ", (4, 5, 8))])
def test_of_several_numbers_the_strongest_alone_counts(also: str, lost: tuple[int, ...]) -> None:
    text = f"DURING COMBAT: 2 \u25cf Add 1 to this card's value. 4 \u25cf {also}Add 3 to this card's value."
    found = []
    for count in (1, 2, 4):
        table = labelled(text, ["Knife"] * count, "pelt")
        table.words("A", f"attack {SOLDIER} with Red, Trial")
        table.settle()
        found.append(9 - health(table, SOLDIER))
    assert tuple(found) == lost


SHARE = "If Tester would take damage, you may assign any amount of that damage to one or more Helpers in Tester's zone"
SHARE += " instead."
NEAR = {"fighters": {"Tester": "H07 6", "Helper": "H13 3"}}


def shared(taken: str) -> Any:
    given: dict[str, Any] = {
        "theirs": "DURING COMBAT: Add 1 to this card's value.",
        "turn": "B",
        "B": {"hand": ["Trial"]},
    }
    return trial(NOTHING, STRIKE, "A: decline", f"A: {taken}", ability=SHARE, A=NEAR, **given)


@pytest.mark.parametrize(("taken", "tester", "helper"), [("0", 1, 3), ("2", 3, 1), ("3", 4, 0)])
def test_others_take_as_much_of_the_damage_as_their_player_says(taken: str, tester: int, helper: int) -> None:
    table = shared(taken)
    assert (health(table, "Tester"), health(table, "Helper")) == (tester, helper)


def test_nobody_takes_more_than_the_health_it_has() -> None:
    given: dict[str, Any] = {
        "theirs": "DURING COMBAT: Add 5 to this card's value.",
        "turn": "B",
        "B": {"hand": ["Trial"]},
    }
    with pytest.raises(Failure):
        trial(NOTHING, STRIKE, "A: decline", "A: 4", ability=SHARE, A=NEAR, **given)


def test_damage_of_effects_is_shared_too() -> None:
    table = trial("Deal 2 damage to Tester.", "A: scheme Trial", "A: 2", ability=SHARE, A=NEAR)
    assert (health(table, "Tester"), health(table, "Helper")) == (6, 1)


LAST = "The first time Tester would be defeated, Tester's health becomes 4 instead."


def test_who_would_be_defeated_for_the_first_time_stands_again() -> None:
    table = trial("Deal 9 damage to Tester. Deal 3 damage to Tester.", "A: scheme Trial", ability=LAST)
    assert health(table, "Tester") == 1
    assert not table.state.over


def test_the_second_time_it_falls() -> None:
    assert trial("Deal 9 damage to Tester. Deal 9 damage to Tester.", "A: scheme Trial", ability=LAST).state.over


def test_who_may_pay_to_stand_and_does_not_falls() -> None:
    ability = "Start the game with 2 honor. When Tester would be defeated, you may spend 2 honor. "
    ability += "If you do, Tester's health becomes 3 instead."
    assert trial("Deal 9 damage to Tester.", "A: scheme Trial", "A: decline", ability=ability).state.over
    table = trial("Deal 9 damage to Tester.", "A: scheme Trial", "A: yes", ability=ability)
    assert health(table, "Tester") == 3


def test_fighters_that_are_not_in_the_way_are_moved_through() -> None:
    wall = {"fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    for ability in ("", "Helper does not block opposing fighters' movement."):
        table = trial(
            NOTHING, ability=ability, A={"fighters": {"Tester": "H01 6", "Helper": "H07 7"}}, B=wall, turn="B"
        )
        rival, helper = (table.table.sheet.fighter_name.index(name) for name in ("Rival", "Helper"))
        barred = movement.opposing_spaces(table.table, Fighter(rival))
        assert bool(barred >> table.table.space[helper] & 1) == (ability == "")


def test_a_bare_name_may_be_used_in_every_form() -> None:
    ability = "When Tester takes damage, Tester becomes Dark Tester."
    text = "Deal 1 damage to Tester. If Tester is Dark Tester, draw 1 card."
    table = trial(text, "A: scheme Trial", ability=ability, A={"deck": ["Blow", "Blow"]})
    assert table.look("A", "hand") == ["Blow"]


def test_an_attack_again_costs_no_action() -> None:
    table = trial("AFTER COMBAT: You may attack again with Tester.", ATTACK, "A: attack Rival with Tester, Swing",
                  A={"hand": ["Trial", "Swing"]})  # fmt: skip
    assert health(table, "Rival") == 9 - 4 - 5
    assert table.table.turn[ACTIONS] == 1


def test_what_an_opponent_must_do_happens_to_that_ones_own_fighter() -> None:
    text = "AFTER COMBAT: Your opponent must discard 2 cards or take 2 damage."
    table = trial(text, ATTACK, "B: decline", "B: take 2 damage", B={"hand": ["Blow", "Blow"]})
    assert (health(table, "Rival"), health(table, "Tester")) == (9 - 4 - 2, 6)


@pytest.mark.parametrize(("who", "lost"), [("the attacker", 0), ("the defender", 1)])
def test_attacker_and_defender_are_who_attacks_and_who_defends(who: str, lost: int) -> None:
    text = f"DURING COMBAT: If {who} has 9 or more health, prevent all combat damage to your fighter."
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial", turn="B", B={"hand": ["Swing"]})
    assert 6 - health(table, "Tester") == lost


def test_damage_dealt_is_that_of_the_combat_where_the_card_deals_none() -> None:
    table = trial("AFTER COMBAT: Draw 1 card for each damage dealt.", ATTACK, A={"deck": ["Blow"] * 6})
    assert len(table.table.hands[0]) == 4


def test_what_stands_beside_a_form_holds_in_that_form_to_the_end_of_its_paragraph() -> None:
    ability = "At the start of your turn, choose TALL or WIDE.\\nWIDE: Your attacks gain +2. "
    ability += "At the end of your turn, draw 1 card."
    sheet = trial(NOTHING, ability=ability).table.sheet
    assert [guard is not None for guard in sheet.ability_guard] == [False, True]
    assert sheet.bonus_condition[0] is not None


@pytest.mark.parametrize(("beside", "lost"), [("H13", 5), ("H28", 4)])
def test_he_of_whom_a_bonus_speaks_is_whose_bonus_it_is(beside: str, lost: int) -> None:
    ability = "Tester adds +1 to the value of his attack cards while he is adjacent to Helper."
    table = trial(NOTHING, ATTACK, ability=ability, A={"fighters": {"Tester": "H07 6", "Helper": beside}})
    assert 9 - health(table, "Rival") == lost


def test_whoever_may_move_moves_a_fighter_of_their_own() -> None:
    table = trial("AFTER COMBAT: Your opponent may move up to 1 space.", ATTACK, "B: H09")
    assert (space(table, "Rival"), space(table, "Tester")) == ("H09", "H07")


def test_the_attack_card_is_exchanged_for_the_next_of_the_deck_that_attacks() -> None:
    text = "IMMEDIATELY: Discard your opponent's attack card. They reveal cards from their deck until they find an "
    text += "attack or versatile card that they could play. They play the card instead and randomly place the others "
    text += "on the bottom of their deck."
    deck = ["Plan", "Blow", "Plan"]
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial", turn="B", B={"hand": ["Swing"], "deck": deck})
    assert table.look("B", "discard") == ["Swing", "Blow"]
    assert health(table, "Tester") == 6
    under = table.table.printed[table.table.decks[1][0]]
    assert table.table.sheet.name[under] == "Plan"


def test_who_is_adjacent_to_both_is_adjacent_to_each_and_neither_of_them() -> None:
    near = {"fighters": {"Tester": "H07 6", "Helper": "H09 7"}}
    table = trial("Deal 2 damage to each fighter adjacent to both Tester and Helper.", "A: scheme Trial", A=near)
    assert [health(table, name) for name in ("Tester", "Helper", "Rival")] == [6, 7, 9 - 2]


def test_a_card_of_your_choice_is_chosen_by_you() -> None:
    text = "Look at your opponent's hand. They discard a card of your choice."
    table = trial(text, "A: scheme Trial", "A: Plan", B={"hand": ["Blow", "Plan"]})
    assert table.look("B", "discard") == ["Plan"]


def test_they_are_those_whose_health_was_asked_for() -> None:
    table = trial("AFTER COMBAT: If the opposing fighter's health is 5 or less, defeat them.", ATTACK)
    assert health(table, "Rival") == 0


def test_nobody_is_meant_by_a_pronoun_before_anybody_was_spoken_of() -> None:
    with pytest.raises(ReadError, match="who is meant"):
        trial("Deal 2 damage to them.")


def test_him_after_or_is_the_first_of_them() -> None:
    near = {"fighters": {"Tester": "H07 6", "Helper": "H13 3"}}
    text = "Tester or a friendly fighter adjacent to him recovers 2 health."
    table = trial(text, "A: scheme Trial", "A: Helper", A=near)
    assert health(table, "Helper") == 5


@pytest.mark.parametrize(("hand", "lost"), [([], 4 + 1), (["Trial"], 0)])
def test_who_comes_up_under_an_if_is_spoken_of_under_it(hand: list[str], lost: int) -> None:
    text = "AFTER COMBAT: If you won the combat, move the opposing fighter up to 1 space. They take 1 damage."
    script = [ATTACK, "B: Trial"] if hand else [ATTACK, "A: H08"]
    table = trial(text, *script, theirs=NOTHING, B={"hand": hand})
    assert 9 - health(table, "Rival") == lost
