"""Small differences in how a thing is said: who it is, by what it was hurt, where a card goes, what comes instead."""

import pytest

from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


def deck(table: Arranged) -> list[str]:
    return [table.table.sheet.name[table.table.printed[card]] for card in table.table.decks[0]]


@pytest.mark.parametrize(("end", "place"), [("top", -1), ("bottom", 0)])
def test_the_top_of_the_pile_goes_to_an_end_of_the_deck(end: str, place: int) -> None:
    given = {**HAND, "deck": ["Plan", "Blow"], "discard": ["Plan", "Swing"]}
    table = trial(f"Put the top card of your discard pile on the {end} of your deck.", SCHEME, A=given)
    assert deck(table)[place] == "Swing"


def test_a_card_is_shown_and_put_back() -> None:
    text = "Reveal the top card of your deck. Recover health equal to its BOOST value. Return it to the top."
    table = trial(text, SCHEME, A={**HAND, "deck": ["Blow", "Plan"]})
    assert (deck(table)[-1], health(table, "Tester")) == ("Blow", 9)


@pytest.mark.parametrize(("left", "recovered"), [("H07 5", 3), ("H07 6", 2)])
def test_who_is_asked_about_is_whom_the_sentence_before_names(left: str, recovered: int) -> None:
    text = "Tester recovers 2 health. If he has 5 or less health, he recovers 3 health instead."
    table = trial(text, SCHEME, A={**HAND, "fighters": {"Tester": left, "Helper": "H28 7"}})
    assert health(table, "Tester") - int(left.split()[1]) == recovered


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Deal 2 damage to a fighter anywhere on the board.", 5),
        ("Deal 2 damage to any of your opponent's fighters.", 5),
    ],
)
def test_somebody_is_chosen_wherever_they_are(text: str, hurt: int) -> None:
    assert health(trial(text, SCHEME, "A: Page", A=HAND), "Page") == hurt


def test_one_is_placed_and_another_beside_it() -> None:
    text = (
        "Place any of your fighters in any space. Place another of your fighters in a space adjacent to that fighter."
    )
    table = trial(text, SCHEME, "A: Tester", "A: H22", "A: Helper", "A: H27", A=HAND)
    assert (space(table, "Tester"), space(table, "Helper")) == ("H22", "H27")


def test_each_of_ones_own_may_move() -> None:
    table = trial("Each friendly fighter may move up to 1 space.", SCHEME, "A: Helper", "A: H29", "A: H07", A=HAND)
    assert (space(table, "Tester"), space(table, "Helper")) == ("H07", "H29")


@pytest.mark.parametrize(("text", "drawn"), [("the attacker is ranged", 0), ("the attack was from a melee fighter", 1)])
def test_how_somebody_attacks_is_asked(text: str, drawn: int) -> None:
    table = trial(f"AFTER COMBAT: If {text}, draw 1 card.", ATTACK, "B: Blow", A=HAND, B=FOE)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("chosen", "drawn"), [("Tester", 0), ("Helper", 1)])
def test_who_somebody_is_is_asked_by_name(chosen: str, drawn: int) -> None:
    text = "Choose a friendly fighter. It recovers 1 health. If that fighter isn't Tester, draw 1 card."
    table = trial(text, SCHEME, f"A: {chosen}", A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize("damage", ["combat damage", "damage from an attack", "1 or more combat damage"])
def test_combat_damage_is_waited_for_and_no_other(damage: str) -> None:
    ability = f"After Tester is dealt {damage}, draw 1 card."
    assert len(trial("Deal 1 damage to Tester.", SCHEME, ability=ability, A=HAND).table.hands[0]) == 1
    ended = ("A: scheme Trial", "A: maneuver", "A: done", "A: maneuver", "A: done")
    given = {"hand": ["Trial"]}
    table = trial("Gain 1 action.", *ended, "B: attack Tester with Rival, Swing", ability=ability, A=given,
                  B={**FOE, "hand": ["Swing", "Blow"]})  # fmt: skip
    assert health(table, "Tester") < 6
    assert len(table.table.hands[0]) == 3


@pytest.mark.parametrize(("page", "value"), [("H13", 4), ("H17", 5)])
def test_a_bare_number_is_added_to_the_card(page: str, value: int) -> None:
    text = "DURING COMBAT: +1 if the opposing fighter is a hero."
    who = "Page" if page == "H13" else "Rival"
    foe = {"hand": [], "fighters": {"Rival": "H08 9", "Page": f"{page} 7"}}
    table = trial(text, f"A: attack {who} with Tester, Trial", A=HAND, B=foe)
    assert {"Rival": 9, "Page": 7}[who] - health(table, who) == value


def test_damage_of_the_combat_is_counted_where_it_is_called_so() -> None:
    text = "AFTER COMBAT: Draw 1 card for each damage you dealt in this combat."
    table = trial(text, ATTACK, "B: Blow", A=HAND, B=FOE)
    assert len(table.table.hands[0]) == 1 + 2


@pytest.mark.parametrize(("left", "there"), [(6, False), (7, True)])
def test_those_with_little_health_are_defeated(left: int, there: bool) -> None:
    text = "AFTER COMBAT: If the defender's health is 4 or less, they are defeated."
    foe = {"hand": ["Blow"], "fighters": {"Rival": "H17 9", "Page": f"H08 {left}"}}
    table = trial(text, "A: attack Page with Tester, Trial", "B: Blow", A=HAND, B=foe)
    assert (health(table, "Page") > 0) == there


def test_what_a_hero_becomes_says_what_holds_then() -> None:
    ability = "When Helper is defeated, Tester becomes ENRAGED: his move value is 4."
    given = {"hand": ["Trial 1", "Trial 2"], "fighters": {"Tester": "H07", "Helper": "H28"}}
    table = play(
        ability, "scheme|Defeat Helper. Gain 1 action.", "scheme|Switch to Tester. Gain 1 action.", given=given
    )
    table.words("A", "scheme Trial 1")
    assert table.look("A", "form") == "ENRAGED"
    table.words("A", "scheme Trial 2")
    assert table.look("A", "form") == "Tester"


def test_counters_are_put_on_a_hero() -> None:
    table = play("", "scheme|Put 2 gears on Tester. You may remove 1 gear from Tester. If you do, draw 1 card.")
    table.words("A", "scheme Trial 1").words("A", "yes")
    assert table.look("A", "counters") == 1


@pytest.mark.parametrize(("text", "page"), [("with 7 or less health", 5), ("who has 8 or more health", 7)])
def test_those_with_so_much_health_are_hurt(text: str, page: int) -> None:
    table = trial(f"Deal 2 damage to each opposing fighter {text}.", SCHEME, A=HAND)
    assert (health(table, "Page"), health(table, "Rival")) == (page, 9 if page == 5 else 7)


@pytest.mark.parametrize(
    ("text", "hand"),
    [("Discard 1 card. Draw that many cards plus 1.", 2),
     ("If Tester is no longer adjacent to Helper, draw 1 card.", 2),
     ("Draw 1 card. You may also move Tester up to 1 space.", 2)],
)  # fmt: skip
def test_little_words_change_nothing_else(text: str, hand: int) -> None:
    assert len(trial(text, SCHEME, A=HAND).table.hands[0]) == hand


def test_each_of_ones_fighters_recovers() -> None:
    table = trial("Recover 1 health with each of your fighters.", SCHEME, A=HAND)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 8)


def test_those_who_come_back_have_so_much_health() -> None:
    text = "Return a defeated Helper to a space adjacent to Tester. He has 3 health."
    table = trial(text, SCHEME, "A: H13", A={**HAND, "fighters": {"Tester": "H07 6", "Helper": "defeated"}})
    assert health(table, "Helper") == 3


def test_counters_are_counted_by_their_name_alone() -> None:
    text = "scheme|Gain 2 gold. Draw 1 card for each gold. Lose all gold. Tester recovers 1 health for each gold lost."
    table = play("", text, given={"fighters": {"Tester": "H07 5"}})
    table.words("A", "scheme Trial 1")
    assert (table.look("A", "counters"), table.look("A", "Tester"), len(table.table.hands[0])) == (0, "H07 7", 2)
