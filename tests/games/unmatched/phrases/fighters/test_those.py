"""One of those spoken of, all but one, the other of a name; what they did this turn and where they began it."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER, Arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import hero, play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
NEAR = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H13 7"}}
GUARDS: dict[str, Any] = {"sidekick": "Guard", "count": 2}


def ended(table: Arranged, *script: str) -> Arranged:
    """What comes of it when A has said all this, and nobody has anything more to say."""
    for words in script:
        table.words("A", words)
    table.settle()
    return table


def guards(ability: str, *cards: str, hand: tuple[str, ...] = ("Trial 1", "Trial 1"), **more: Any) -> Arranged:
    """A hero with two guards beside him, and the soldier two spaces away."""
    given = {"hand": list(hand), "fighters": {"Tester": "H07", "Guard": ["H01", "H13"]}}
    return play(ability, *cards, given=given, foe={"fighters": {SOLDIER: "H08 9"}}, **GUARDS, **more)


# ---- some of those spoken of -----------------------------------------------------------------------------------------


def test_one_of_them_is_chosen_among_those_who_were_hurt() -> None:
    text = "Deal 1 damage to each opposing fighter. Deal 2 additional damage to one of them."
    table = trial(text, SCHEME, "A: Page")
    assert (health(table, "Rival"), health(table, "Page")) == (8, 4)


@pytest.mark.parametrize(("helper", "moved"), [("H28", True), ("H13", False)])
def test_one_of_two_who_do_not_share_a_zone_moves(helper: str, moved: bool) -> None:
    text = "If Tester and Helper are in the same zone, draw 1 card. Otherwise, move one of them up to 1 space."
    given = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 6", "Helper": f"{helper} 7"}}
    table = trial(text, SCHEME, *(["A: Helper", "A: H29"] if moved else []), A=given)
    assert (space(table, "Helper"), len(table.table.hands[0])) == (("H29", 1) if moved else ("H13", 2))


@pytest.mark.parametrize(("helper", "left"), [("H28", 6), ("H13", 7)])
def test_they_who_share_a_zone_are_both_of_them(helper: str, left: int) -> None:
    text = "If Tester and Helper are in different zones, gain 1 action. "
    text += "If they are in the same zone, each recovers 1 health."
    given = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": f"{helper} 7"}}
    assert health(trial(text, SCHEME, A=given), "Tester") == left


def test_one_of_a_single_fighter_is_not_read() -> None:
    with pytest.raises(ReadError, match="one of whom"):
        trial("Tester takes 1 damage. Move one of them up to 2 spaces.")


def test_all_but_one_are_hurt_also_where_that_stands_in_brackets() -> None:
    text = "AFTER COMBAT: Deal 2 damage to each fighter adjacent to Tester (except the defender)."
    table = trial(text, ATTACK, "B: Blow", B={**NEAR, "hand": ["Blow"]})
    assert (health(table, "Rival"), health(table, "Page")) == (7, 5)


@pytest.mark.parametrize(("second", "damage"), [("H13", 2), ("H28", 0)])
def test_the_other_of_a_name_is_not_the_one_that_fights(second: str, damage: int) -> None:
    text = "attack|AFTER COMBAT: If the other Guard is in the same zone as the defender, deal 2 damage to the defender."
    given = {"hand": ["Trial 1"], "fighters": {"Tester": "H29", "Guard": ["H07", second]}}
    table = play("", text, given=given, foe={"fighters": {SOLDIER: "H08 9"}}, **GUARDS)
    ended(table, f"attack {SOLDIER} with Guard 1, Trial 1")
    assert table.look("B", SOLDIER) == f"H08 {7 - damage}"


def test_each_is_hurt_by_as_many_as_stand_around_it() -> None:
    text = "scheme|Each opposing fighter takes 1 damage for each Guard adjacent to it."
    given = {"hand": ["Trial 1"], "fighters": {"Tester": "H29", "Guard": ["H07", "H13"]}}
    table = play("", text, given=given, foe={"fighters": {SOLDIER: "H08 9"}}, **GUARDS)
    assert ended(table, "scheme Trial 1").look("B", SOLDIER) == "H08 7"


@pytest.mark.parametrize(("text", "drawn"), [("is a Guard", 1), ("isn't a Guard", 0), ("is one of your Guards", 1)])
def test_who_fights_is_asked_by_name(text: str, drawn: int) -> None:
    table = guards("", f"attack|AFTER COMBAT: If your fighter {text}, draw 1 card.")
    ended(table, f"attack {SOLDIER} with Guard 2, Trial 1")
    assert len(table.table.hands[0]) == 1 + drawn


def test_a_zone_spoken_of_is_the_zone_of_whom_it_was_said() -> None:
    text = "Deal 1 damage to each opposing fighter in Tester's zone. Draw 1 card for each fighter in that zone."
    table = trial(text, SCHEME, B=NEAR)
    assert (health(table, "Rival"), len(table.table.hands[0])) == (8, 3)


def test_a_place_of_which_nothing_was_said_is_not_read() -> None:
    with pytest.raises(ReadError, match="nothing was said"):
        trial("Deal 1 damage to each fighter in that space.")


def test_the_same_zone_is_that_of_the_fighter_spoken_of() -> None:
    text = "AFTER COMBAT: Swap the defender with any other fighter in the same zone."
    foe = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H20 7"}}
    table = trial(text, ATTACK, "B: Blow", "A: Page", B=foe)
    assert (space(table, "Rival"), space(table, "Page")) == ("H20", "H08")


# ---- this turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("Ruling 38")
@pytest.mark.parametrize(("where", "value"), [("a space with a mud token", 2), ("a mud space", 2)])
def test_where_a_fighter_started_the_turn(where: str, value: int) -> None:
    text = f"scheme|If Tester started his turn in {where}, draw {value} cards."
    move = "scheme|Move Tester up to 1 space. Gain 1 action."
    table = play("You have 3 mud tokens.", text, move, "scheme|Place a mud token in any space.",
                 given={"markers": ["H07"], "hand": ["Trial 1", "Trial 2"]})  # fmt: skip
    ended(table, "scheme Trial 2, H01", "scheme Trial 1")
    assert len(table.table.hands[0]) == value


@pytest.mark.parametrize(("text", "drawn"), [("that attacked this turn", 1), ("who haven't attacked this turn", 2)])
def test_fighters_are_counted_by_what_they_did_this_turn(text: str, drawn: int) -> None:
    table = guards("", "attack|", f"scheme|Draw 1 card for each of your fighters {text}.", hand=("Trial 1", "Trial 2"))
    ended(table, f"attack {SOLDIER} with Tester, Trial 1", "scheme Trial 2")
    assert len(table.table.hands[0]) == drawn


def test_actions_taken_this_turn_are_counted() -> None:
    text = "Draw 1 card for each action you have taken this turn, including this one."
    table = trial(text, "A: scheme Plan", SCHEME, A={"hand": ["Trial", "Plan"]})
    assert len(table.table.hands[0]) == 2


def test_one_takes_no_actions_in_the_turn_of_another() -> None:
    theirs = "AFTER COMBAT: Draw 1 card for each action you have taken this turn."
    script = ("A: attack Rival with Tester, Blow", "B: Trial")
    table = trial("Draw 1 card.", *script, theirs=theirs, A=HAND, B={"hand": ["Trial"]})
    assert not table.table.hands[1]


@pytest.mark.parametrize(("text", "drawn"), [("a fighter", 1), ("an opposing sidekick", 1), ("a hero", 0)])
def test_whom_one_defeated_in_the_combat(text: str, drawn: int) -> None:
    foe = {"hand": [], "fighters": {"Rival": "H13 9", "Page": "H08 2"}}
    script = "A: attack Page with Tester, Trial"
    table = trial(f"AFTER COMBAT: If you defeated {text}, draw 1 card.", script, A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("damage", "drawn"), [(2, 1), (1, 0)])
def test_an_ability_waits_for_so_much_damage_at_once(damage: int, drawn: int) -> None:
    ability = "When Tester is dealt 2 or more damage at once, draw 1 card."
    table = trial(f"Deal {damage} damage to Tester.", SCHEME, ability=ability, A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


def test_that_much_is_the_damage_that_was_taken() -> None:
    ability = "When Tester takes damage, deal that much damage to an opposing hero."
    assert health(trial("Deal 3 damage to Tester.", SCHEME, ability=ability), "Rival") == 6


@pytest.mark.parametrize(("span", "drawn"), [("turn", 1), ("game", 1)])
def test_a_sentence_limits_how_often_the_one_before_it_is_done(span: str, drawn: int) -> None:
    ability = f"When Tester takes damage, draw 1 card. You may only do this once per {span}."
    table = trial("Deal 1 damage to Tester. Deal 1 damage to Tester.", SCHEME, ability=ability, A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


def test_a_limit_of_nothing_is_not_read() -> None:
    with pytest.raises(ReadError, match="stands before it"):
        make_sheet((hero("You may only do this once per turn.", "scheme|Draw 1 card."),) * 2, False)


# ---- those who come and go -------------------------------------------------------------------------------------------


def test_who_waits_beside_the_battlefield_is_placed_from_there() -> None:
    ability = "Guards don't start on the board. Other fighters may move through spaces containing Guards."
    table = play(ability, "scheme|Place up to 2 Guards in spaces adjacent to Tester.", **GUARDS)
    ended(table, "scheme Trial 1, H01, H13")
    assert sorted(table.table.board.ids[at] for at in table.table.space[1:3]) == ["H01", "H13"]


def test_one_comes_to_each_free_space() -> None:
    table = play("Guards do not start on the board.", "scheme|Place a Guard in each empty space adjacent to Tester.",
                 sidekick="Guard", count=4, foe={"fighters": {SOLDIER: "H08 9"}})  # fmt: skip
    ended(table, "scheme Trial 1, H01, H13")
    assert sorted(table.table.space[1:5]) == [-1, -1, 0, 12]


@pytest.mark.rules("Ruling 39")
@pytest.mark.parametrize(("again", "there"), [(False, 1), (True, 2)])
def test_a_sidekick_leaves_and_is_not_defeated(again: bool, there: int) -> None:
    text = "attack|AFTER COMBAT: You may return this Guard to your supply. If you do, draw 1 card."
    table = guards("When a Guard is defeated, draw 3 cards.", text,
                   "scheme|Return a defeated Guard to any space adjacent to Tester.",
                   hand=("Trial 1", "Trial 2"))  # fmt: skip
    ended(table, f"attack {SOLDIER} with Guard 2, Trial 1", "yes")
    if again:
        ended(table, "scheme Trial 2", "H01" if table.table.space[1] != 0 else "H13")
    assert sum(at >= 0 for at in table.table.space[1:3]) == there
    assert len(table.table.hands[0]) == 2 - again


def test_a_hero_cannot_leave_so() -> None:
    with pytest.raises(ReadError, match="nowhere"):
        trial("Remove Tester from the board.")


def test_a_hero_returns_to_what_it_was() -> None:
    ability = "Start the game as TALL. When Tester takes damage, he becomes WIDE."
    table = play(ability, "scheme|Deal 1 damage to Tester. Gain 1 action.", "scheme|Tester returns to normal.",
                 given={"hand": ["Trial 1", "Trial 2"]})  # fmt: skip
    assert ended(table, "scheme Trial 1").look("A", "form") == "WIDE"
    assert ended(table, "scheme Trial 2").look("A", "form") == "TALL"


@pytest.mark.parametrize(("helper", "damage"), [("H13", 4), ("H28", 3)])
def test_cards_of_others_are_worth_more_where_each_of_them_is(helper: str, damage: int) -> None:
    ability = "Add 1 to the value of your other fighters' cards while they are in Tester's zone."
    given = {"hand": ["Trial 1"], "fighters": {"Tester": "H07", "Helper": helper}}
    foe = {"fighters": {SOLDIER: "H08 9" if helper == "H13" else "H29 9"}}
    table = play(ability, "attack|", given=given, foe=foe)
    ended(table, f"attack {SOLDIER} with Helper, Trial 1")
    assert table.look("B", SOLDIER).split()[1] == str(10 - damage)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("marked", "value"), [("H07", 3), ("H13", 2)])
def test_a_bonus_of_either_is_of_the_one_that_is_there(marked: str, value: int) -> None:
    ability = "You have 2 mud tokens.\nWhile Tester or Helper is in a space with a mud token, "
    ability += "add 1 to the value of their attacks."
    given = {"hand": ["Trial 1"], "fighters": {"Tester": "H07", "Helper": "H13"}, "markers": [marked]}
    table = play(ability, "attack|", given=given, foe={"fighters": {SOLDIER: "H08 9"}})
    ended(table, f"attack {SOLDIER} with Tester, Trial 1")
    assert table.look("B", SOLDIER) == f"H08 {9 - value}"


@pytest.mark.parametrize(
    ("ability", "there"),
    [
        ("After you place the Tester, place 2 mud tokens in separate spaces in his zone.", 2),
        ("When you place your fighters, place 2 mud tokens in any two spaces.", 2),
    ],
)
def test_markers_lie_there_from_the_start(ability: str, there: int) -> None:
    sheet = make_sheet((hero(f"You have 2 mud tokens.\n{ability}", "scheme|Draw 1 card."),) * 2, False)
    assert len(sheet.abilities_at(0, 18)) == 1  # type: ignore[arg-type]


def test_a_marker_goes_to_an_adjacent_space() -> None:
    table = play("You have 2 mud tokens.", "scheme|Move 1 mud token to any adjacent space.",
                 "scheme|Place a mud token in each space containing one of your fighters.",
                 given={"markers": ["H29"], "hand": ["Trial 1", "Trial 2"], "fighters": {"Tester": "H07"}})  # fmt: skip
    assert ended(table, "scheme Trial 1, H29, H28").look("A", "markers") == ["H28"]
    assert ended(table, "scheme Trial 2, H07").look("A", "markers") == ["H07", "H28"]


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "top"), [("option 1", True), ("option 2", False)])
def test_a_card_goes_to_either_end_and_what_stands_before_is_done(way: str, top: bool) -> None:
    text = "Draw 1 card, then put a card from your hand on the top or bottom of your deck."
    given = {"hand": ["Trial", "Swing"], "deck": ["Plan", "Blow"]}
    table = trial(text, SCHEME, f"A: {way}", "A: Swing", A=given)
    deck = [table.table.sheet.name[table.table.printed[card]] for card in table.table.decks[0]]
    assert deck[-1 if top else 0] == "Swing"
    assert len(table.table.hands[0]) == 1


def test_cards_that_were_shown_are_counted_by_their_type() -> None:
    table = trial("Your opponent reveals their hand. Draw 1 card for each scheme card revealed.", SCHEME,
                  B={**FOE, "hand": ["Blow", "Plan", "Plan"]})  # fmt: skip
    assert len(table.table.hands[0]) == 2


def test_one_draws_as_many_as_an_opponent_has() -> None:
    table = trial("Draw until you have as many cards in hand as your opponent.", SCHEME,
                  B={**FOE, "hand": ["Blow", "Plan", "Plan"]})  # fmt: skip
    assert len(table.table.hands[0]) == 3


def test_zones_with_somebody_in_them_are_counted() -> None:
    table = trial("Draw 1 card for each zone that contains one of your fighters.", SCHEME)
    assert len(table.table.hands[0]) == 2


def test_a_combat_that_is_over_is_remembered_by_who_fought_in_it() -> None:
    text = "AFTER COMBAT: At the start of your opponent's next turn, deal 2 damage to the defender."
    table = trial(text, ATTACK, "B: Blow", "A: scheme Plan", "A: maneuver", "A: done", B=FOE,
                  A={"hand": ["Trial", "Plan"]})  # fmt: skip
    assert health(table, "Rival") == 9 - 2 - 2


# ---- who and where, more narrowly ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "left"), [("Page", 5), ("Rival", 7)])
def test_a_fighter_near_one_or_the_other_is_near_either(chosen: str, left: int) -> None:
    text = "Deal 2 damage to a fighter in the same zone as Tester or Helper."
    foe = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H27 7"}}
    table = trial(text, SCHEME, f"A: {chosen}", A=HAND, B=foe)
    assert health(table, chosen) == left


def test_only_the_last_of_two_things_is_done_for_each() -> None:
    text = "Move Tester up to 1 space, then draw 1 card for each fighter adjacent to Tester."
    given = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H01 6", "Helper": "H28 7"}}
    table = trial(text, SCHEME, "A: H07", A=given, B={**NEAR, "hand": []})
    assert (space(table, "Tester"), len(table.table.hands[0])) == ("H07", 3)


def test_those_who_were_taken_away_all_come_back() -> None:
    text = "scheme|Remove each of your Guards from the board. "
    text += "At the end of this turn, return them to spaces adjacent to Tester."
    given = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": "H07", "Guard": ["H28", "H29"]}}
    table = play("", text, given=given, foe={"fighters": {SOLDIER: "H17"}}, **GUARDS)
    ended(table, "scheme Trial 1", "maneuver", "decline", "H07", "H01", "H13")
    assert sorted(table.table.space[1:3]) == [0, 12]


@pytest.mark.parametrize("said", ["not adjacent to an opposing fighter", "adjacent to no opposing fighter"])
def test_a_fighter_goes_where_nobody_is_near(said: str) -> None:
    table = trial(f"Place Tester in any space {said}.", "A: scheme Trial", A=HAND)
    assert table.rule_against("A", "H02") != ""
    assert table.rule_against("A", "H03") == ""


def test_a_single_marker_is_spoken_of_with_its_article() -> None:
    table = play("You have 1 hut token.", "scheme|Place your hut token in Tester's space. Gain 1 action.",
                 "scheme|Move the hut up to 1 space. If Tester is in the same zone as the hut, draw 1 card.",
                 given={"hand": ["Trial 1", "Trial 2"]})  # fmt: skip
    ended(table, "scheme Trial 1", "scheme Trial 2, H07, H13")
    assert table.look("A", "markers") == ["H13"]
    assert len(table.table.hands[0]) == 1


def test_those_who_were_defeated_this_turn_are_counted() -> None:
    text = "scheme|Defeat each of your Guards. Draw 1 card for each fighter defeated this turn."
    table = guards("", text)
    assert len(ended(table, "scheme Trial 1").table.hands[0]) == 2


def test_in_this_zone_is_where_the_fighter_stands() -> None:
    text = "AFTER COMBAT: Each of your fighters in this zone recovers 1 health."
    table = trial(text, ATTACK, "B: Blow", A=HAND, B=FOE)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 7)


def test_a_name_of_many_men_is_that_of_one_man() -> None:
    made = hero(
        "After Tester attacks, you may move each Merry Man up to 1 space.", "attack|", sidekick="Merry Men", count=2
    )
    make_sheet((made,) * 2, False)
