"""The same things in other designers' words: what was done this turn, actions, hands, places, prices, damage."""

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("Helper has taken damage this turn", 1),
        ("Helper has already been dealt damage this turn", 1),
        ("Tester has taken damage this turn", 0),
        ("Tester has taken no damage this turn", 1),
        ("Helper has not been dealt damage this turn", 0),
        ("an opposing fighter has taken damage this turn", 0),
    ],
)
def test_damage_that_somebody_has_taken_this_turn(asked: str, drawn: int) -> None:
    table = trial(f"Deal 1 damage to Helper. If {asked}, draw 1 card.", SCHEME, A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(
    ("asked", "one", "two"),
    [
        ("you took more than 1 action this turn", 0, 1),
        ("you have taken 2 or more actions this turn", 0, 1),
        ("you took fewer than 2 actions this turn", 1, 0),
        ("this is your last action this turn", 0, 1),
        ("this was your final action", 0, 1),
    ],
)
def test_how_many_actions_were_taken(asked: str, one: int, two: int) -> None:
    text = f"If {asked}, deal 3 damage to Helper."
    first = trial(text, SCHEME, A={"hand": ["Trial", "Trial"]})
    assert 7 - health(first, "Helper") == 3 * one
    second = trial(text, SCHEME, SCHEME, A={"hand": ["Trial", "Trial"]})
    assert 7 - health(second, "Helper") == 3 * (one + two)


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("you have more than 1 card in hand", 1),
        ("you have more than 2 cards in your hand", 0),
        ("your opponent has fewer than 2 cards in hand", 1),
        ("your opponent has more than 1 card in their hand", 0),
        ("you have at least 2 cards in hand", 1),
    ],
)
def test_how_many_cards_somebody_holds(asked: str, drawn: int) -> None:
    table = trial(f"If {asked}, draw 1 card.", SCHEME, A={"hand": ["Trial", "Blow", "Plan"]}, B=FOE)
    assert len(table.table.hands[0]) == 2 + drawn


def test_cards_are_drawn_until_two_hands_have_the_same_number() -> None:
    foe = {**FOE, "hand": ["Blow", "Plan", "Plan"]}
    text = "Draw cards until you have the same number of cards as your opponent."
    assert len(trial(text, SCHEME, A=HAND, B=foe).table.hands[0]) == 3


@pytest.mark.parametrize("said", ["in any space up to 2 spaces away", "in an empty space within 2 spaces",
                                  "in any space within 2 spaces of them"])  # fmt: skip
def test_somebody_is_placed_near_where_they_are(said: str) -> None:
    table = trial(f"Place Helper {said}.", "A: scheme Trial, H23", A=HAND)
    assert space(table, "Helper") == "H23"
    far = trial(f"Place Helper {said}.", A=HAND).words("A", "scheme Trial")
    assert far.rule_against("A", "H17")


def test_a_space_is_swapped_with_that_of_one_of_several() -> None:
    table = trial("Swap Tester's space with an opposing sidekick's.", SCHEME, A=HAND)
    assert (space(table, "Tester"), space(table, "Page")) == ("H17", "H07")


def test_a_zone_is_chosen_that_contains_a_fighter() -> None:
    text = "Choose a zone that contains one of your fighters. Deal 1 damage to each opposing fighter in that zone."
    table = trial(text, "A: scheme Trial, orange", A=HAND)
    assert (health(table, "Rival"), health(table, "Page")) == (8, 7)


def test_the_next_attack_of_the_turn_is_worth_more() -> None:
    text = "The next time you attack this turn, add +3 to the value of your attack. Gain 1 action."
    table = trial(text, SCHEME, "A: attack Rival with Tester, Blow", A=HAND)
    assert health(table, "Rival") == 9 - 5


@pytest.mark.parametrize(("rival", "damage"), [("H08 12", 6), ("H08 9", 4)])
def test_a_hero_with_full_health_is_asked_for(rival: str, damage: int) -> None:
    text = "DURING COMBAT: If the opposing fighter is a hero with full health, this card's value is 6 instead."
    table = trial(text, ATTACK, A=HAND, B={"hand": [], "fighters": {"Rival": rival, "Page": "H17 7"}})
    assert int(rival.split()[1]) - health(table, "Rival") == damage


@pytest.mark.parametrize("said", ["Prevent 2 damage dealt to your fighter.", "Prevent 2 combat damage to your fighter "
                                  "in this combat."])  # fmt: skip
def test_some_of_the_damage_is_prevented(said: str) -> None:
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=f"IMMEDIATELY: {said}",
                  A={"hand": ["Swing"]}, B={**FOE, "hand": ["Trial"], "fighters": {"Rival": "H08 9"}})  # fmt: skip
    assert health(table, "Rival") == 9


@pytest.mark.parametrize(("said", "left"), [("ignore all damage from this attack", 9), ("draw 1 card", 8)])
def test_all_damage_of_an_attack_is_ignored(said: str, left: int) -> None:
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial",
                  theirs=f"IMMEDIATELY: If you are defending, {said}.", A={"hand": ["Swing"]},
                  B={**FOE, "hand": ["Trial"]})  # fmt: skip
    assert health(table, "Rival") == left


def test_effects_are_cancelled_in_the_passive_voice() -> None:
    text = "IMMEDIATELY: Your opponent's card effects are canceled."
    table = trial(text, ATTACK, "B: Trial", theirs="AFTER COMBAT: Draw 1 card.", A=HAND, B={"hand": ["Trial"]})
    assert len(table.table.hands[1]) == 0


@pytest.mark.parametrize(("counters", "left", "drawn"), [(3, 1, 1), (1, 1, 0)])
def test_a_price_before_a_colon_may_be_paid(counters: int, left: int, drawn: int) -> None:
    given = {"counters": counters, "hand": ["Trial 1", "Trial 1"]}
    table = play("Start the game with 3 COINS.", "scheme|Pay 2 COINS: Draw 1 card.", given=given)
    table.words("A", "scheme Trial 1")
    if drawn:
        table.words("A", "yes")
    table.settle()
    assert (table.table.counters[0], len(table.table.hands[0])) == (left, 1 + drawn)


def test_several_members_of_a_group_have_one_name() -> None:
    text = "scheme|Return up to 2 defeated members of The Watch to any spaces in Tester's zone."
    given = {"fighters": {"Tester": "H07", "The Watch": "H09 5", "The Watch 2": "defeated", "The Watch 3": "defeated"}}
    table = play("", text, sidekick="The Watch", count=3, given=given)
    table.words("A", "scheme Trial 1, yes, H08, decline")
    assert sum(at >= 0 for at in table.table.space[1:4]) == 2


@pytest.mark.parametrize(("lit", "left"), [(["H08"], 3), ([], 5)])
def test_a_token_under_the_defender_is_spent_for_value(lit: list[str], left: int) -> None:
    ability = (
        "At the end of your turn, place a LANTERN token in any space in Tester's zone without one. "
        "When one of your fighters attacks a fighter in a space with a LANTERN token, you may remove that token to add "
        "+2 to your attack's value."
    )
    given = {"markers": lit, "fighters": {"Tester": "H07"}}
    foe = {"fighters": {"Winter Soldier": "H08 7"}}
    table = play(ability, "attack|", given=given, foe=foe)
    table.words("A", "attack Winter Soldier with Tester, Trial 1")
    if lit:
        table.words("A", "yes")
    table.settle()
    assert table.table.health[table.table.sheet.fighter_name.index("Winter Soldier")] == left
    assert table.look("A", "markers") == []


@pytest.mark.parametrize(("left", "drawn"), [("H08 2", 1), ("H08 7", 0)])
def test_somebody_is_defeated_in_the_combat(left: str, drawn: int) -> None:
    foe = {"hand": [], "fighters": {"Page": left, "Rival": "H13 9"}}
    text = "AFTER COMBAT: If you defeated a sidekick in this combat, draw 1 card."
    table = trial(text, "A: attack Page with Tester, Trial", A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn
