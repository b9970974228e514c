"""The same things in other designers' words: what was done this turn, actions, hands, places, prices, damage."""

import pytest

from mulligan.games.unmatched.table import HELD_NEXT
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


def test_a_scheme_is_boosted_and_counts_with_that() -> None:
    text = "You may BOOST this scheme. Deal 1 damage plus the BOOST value to an opposing hero."
    table = trial(text, "A: scheme Trial, boost with Plan (+4)", A={"hand": ["Trial", "Plan", "Plan"]})
    assert health(table, "Rival") == 9 - 5
    assert table.look("A", "hand") == ["Plan"]
    plain = trial(text, "A: scheme Trial, decline", A={"hand": ["Trial", "Plan", "Plan"]})
    assert (health(plain, "Rival"), len(plain.table.hands[0])) == (8, 2)


def test_damage_equal_to_what_a_scheme_was_boosted_with() -> None:
    text = "BOOST this scheme. Deal damage equal to the BOOST value to an opposing hero."
    table = trial(text, "A: scheme Trial, boost with Blow (+3)", A={"hand": ["Trial", "Blow", "Plan"]})
    assert health(table, "Rival") == 9 - 3


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each damage Helper has taken.", 1),
        ("If you have more cards in hand than sidekicks on the board, draw 1 card.", 1),
        ("If there are fewer sidekicks on the board than cards in hand, draw 1 card.", 1),
        ("If you have as many sidekicks on the board as heroes on the board, draw 1 card.", 1),
        ("If you have more sidekicks on the board than heroes on the board, draw 1 card.", 0),
        ("Draw cards equal to the number of actions taken this turn.", 1),
    ],
)
def test_things_are_counted_and_compared(text: str, drawn: int) -> None:
    table = trial(text, SCHEME, A={"hand": ["Trial", "Blow", "Blow", "Plan"]})
    assert len(table.table.hands[0]) == 3 + drawn


def test_one_takes_as_much_damage_as_one_likes() -> None:
    table = trial("Take up to 3 damage. Draw 1 card.", "A: scheme Trial, 2", A=HAND)
    assert health(table, "Tester") == 4


def test_everybody_but_somebody_is_hurt() -> None:
    for words in ("other than Tester", "except for Tester"):
        table = trial(f"Deal 1 damage to each fighter in Tester's zone {words}.", SCHEME, A=HAND)
        assert (health(table, "Tester"), health(table, "Rival")) == (6, 8)


def test_each_of_several_may_move() -> None:
    text = "scheme|Each Guard may move up to 1 space."
    given = {"fighters": {"Tester": "H07", "Guard": "H28", "Guard 2": "H22"}}
    table = play("", text, sidekick="Guard", count=2, given=given)
    table.words("A", "scheme Trial 1, Guard 1, H29, H26")
    assert sorted(table.table.board.ids[at] for at in table.table.space[1:3]) == ["H26", "H29"]


@pytest.mark.parametrize(("said", "damage"), [("you are attacking a hero", 6), ("this attack targets a sidekick", 4)])
def test_whom_one_is_attacking(said: str, damage: int) -> None:
    table = trial(f"DURING COMBAT: If {said}, add +2 to this card's value.", ATTACK, A=HAND, B={"hand": []})
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(("page", "drawn"), [("H08 2", 1), ("H08 7", 0)])
def test_somebody_was_of_a_role_and_was_defeated(page: str, drawn: int) -> None:
    foe = {"hand": [], "fighters": {"Page": page, "Rival": "H13 9"}}
    text = "AFTER COMBAT: If the defender was a sidekick and was defeated, draw 1 card."
    table = trial(text, "A: attack Page with Tester, Trial", A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


def test_up_to_so_many_of_several_things_are_chosen() -> None:
    text = "Choose up to 2 different options: Draw 1 card. Deal 1 damage to Helper. Tester recovers 1 health."
    table = trial(text, "A: scheme Trial, 2, Draw a card, Tester recovers 1 health", A=HAND)
    assert (len(table.table.hands[0]), health(table, "Helper"), health(table, "Tester")) == (2, 7, 7)
    one = trial(text, "A: scheme Trial, 1, Deal 1 damage to Helper", A=HAND)
    assert (len(one.table.hands[0]), health(one, "Helper"), health(one, "Tester")) == (1, 6, 6)


def test_somebody_in_a_space_cannot_leave_it_until_a_turn() -> None:
    text = "Choose an opposing hero. That fighter cannot leave its space until the start of your next turn."
    table = trial(text, SCHEME, A=HAND)
    assert table.table.turn[HELD_NEXT] != 0


def test_a_guard_that_is_near_is_defeated_for_something() -> None:
    text = "If there is a friendly sidekick adjacent to Tester, you may defeat that sidekick to draw 1 card."
    near = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    table = trial(text, "A: scheme Trial, yes", A=near)
    assert (health(table, "Helper"), len(table.table.hands[0])) == (0, 2)
    far = trial(text, SCHEME, A=HAND)
    assert (health(far, "Helper"), len(far.table.hands[0])) == (7, 1)


def test_counters_are_doubled() -> None:
    table = play("Start the game with 2 COINS.", "scheme|Double the number of COINS you have.", given={"counters": 2})
    table.words("A", "scheme Trial 1")
    assert table.table.counters[0] == 4


def test_tokens_are_placed_where_none_lies() -> None:
    text = "scheme|Place a fog token in each space adjacent to Tester without one."
    table = play("", text, given={"markers": ["H01"], "fighters": {"Tester": "H07"}})
    table.words("A", "scheme Trial 1, H08, H13")
    found = table.look("A", "markers")
    assert isinstance(found, list)
    assert sorted(found) == ["H01", "H08", "H13"]
