"""Lines of special abilities: actions in a turn, less damage of any kind, cards that may be boosted, who starts."""

from typing import Any

import pytest

from mulligan.games.unmatched.effects.abilities import in_force
from mulligan.games.unmatched.table import ACTIONS
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER, Arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import hero, play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


def fight(ability: str, *script: str, given: dict[str, Any] | None = None, foe: str = "H08 9", **more: Any) -> Arranged:
    """Tester beside the soldier; cards worth 2 with a BOOST of 1."""
    mine = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": "H07", "Helper": "H28"}} | (given or {})
    table = play(ability, "versatile|", given=mine, foe={"fighters": {SOLDIER: foe}}, **more)
    for words in script:
        table.words("A", words)
    table.settle()
    return table


@pytest.mark.parametrize("said", ["You take 3 actions each turn instead of 2.", "You may take 3 actions on your turn."])
def test_a_hero_has_another_number_of_actions(said: str) -> None:
    assert fight(said).table.turn[ACTIONS] == 3


@pytest.mark.parametrize(
    "said", ["Tester takes 1 less damage from all sources.", "Reduce all damage dealt to Tester by 1."]
)
@pytest.mark.parametrize(("damage", "left"), [(3, 4), (1, 6)])
def test_less_damage_of_any_kind(said: str, damage: int, left: int) -> None:
    table = trial(f"Deal {damage} damage to Tester and Helper.", SCHEME, ability=said, A=HAND)
    assert (health(table, "Tester"), health(table, "Helper")) == (left, 7 - damage)


def test_less_damage_of_any_kind_is_less_combat_damage() -> None:
    ended = ("A: scheme Trial", "A: maneuver", "A: done", "A: maneuver", "A: done")
    table = trial("Gain 1 action.", *ended, "B: attack Tester with Rival, Swing", A={"hand": ["Trial"]},
                  ability="Damage to Tester is reduced by 1.", B={**FOE, "hand": ["Swing", "Blow"]})  # fmt: skip
    assert health(table, "Tester") == 6 - 4


@pytest.mark.parametrize(
    ("said", "boosted"),
    [("You may BOOST any of Tester's attacks.", True), ("You may BOOST Helper's attacks.", False),
     ("You may BOOST your attacks and defenses.", True), ("You may BOOST your defense cards.", False)],
)  # fmt: skip
def test_certain_cards_may_be_boosted(said: str, boosted: bool) -> None:
    script = [f"attack {SOLDIER} with Tester, Trial 1", *(["boost with Trial 1 (+1)"] if boosted else [])]
    assert fight(said, *script).look("B", SOLDIER) == f"H08 {6 if boosted else 7}"


@pytest.mark.parametrize(
    "said",
    ["You may attack a fighter up to 2 spaces away from Tester.",
     "Tester may attack as if she were adjacent to any fighter within 2 spaces.",
     "Tester may attack opposing fighters within 2 spaces."],
)  # fmt: skip
def test_somebody_attacks_from_further_away(said: str) -> None:
    assert fight(said, f"attack {SOLDIER} with Tester, Trial 1", foe="H09 9").look("B", SOLDIER) == "H09 7"


@pytest.mark.parametrize(
    "said", ["Start the game with no Guards on the board.", "Tester does not start with any Guards on the board."]
)
def test_nobody_of_a_name_starts_on_the_battlefield(said: str) -> None:
    made = hero(said, "scheme|Draw 1 card.", sidekick="Guard", count=2)
    assert make_sheet((made,) * 2, False).summoned == 0b110110


def test_there_are_no_more_of_them_than_may_be_there() -> None:
    made = hero("Guards have a maximum of 2 on the board.", "scheme|Draw 1 card.", sidekick="Guard", count=2)
    make_sheet((made,) * 2, False)
    made = hero("You cannot have more than 1 Guard on the board.", "scheme|Draw 1 card.", sidekick="Guard", count=2)
    with pytest.raises(ReadError, match="more fighters"):
        make_sheet((made,) * 2, False)


@pytest.mark.parametrize("said", ["You have a hand limit of 3.", "You have a maximum hand size of 3."])
def test_a_hand_has_another_limit(said: str) -> None:
    assert make_sheet((hero(said, "scheme|Draw 1 card."),) * 2, False).hand_limit == [3, 3]


@pytest.mark.parametrize(
    "said", ["When you maneuver, draw 2 cards instead of 1.", "Draw 2 cards instead of 1 when you maneuver."]
)
def test_a_maneuver_draws_another_number_of_cards(said: str) -> None:
    table = play(said, "scheme|Draw 1 card.", "scheme|Draw 2 cards.").words("A", "maneuver")
    assert len(table.table.hands[0]) == 3


@pytest.mark.parametrize(("helper", "value"), [("H28", 2), ("defeated", 3)])
def test_the_move_value_rises_with_those_who_are_defeated(helper: str, value: int) -> None:
    ability = "Your move is increased by 1 for each defeated Helper."
    table = fight(ability, given={"fighters": {"Tester": "H07", "Helper": helper}}).words("A", "maneuver")
    assert table.table.stack[1].move_value == value  # type: ignore[attr-defined]


@pytest.mark.parametrize(("said", "drawn"), [("a fighter", 1), ("an opposing sidekick", 0)])
@pytest.mark.rules("Ruling 40")
def test_whoever_defeats_somebody_by_an_attack(said: str, drawn: int) -> None:
    ability = f"When Tester defeats {said}, draw 1 card."
    foe = {"hand": [], "fighters": {"Rival": "H13 9", "Page": "H08 2"}}
    script = "A: attack Page with Tester, Blow" if drawn else "A: attack Rival with Tester, Blow"
    table = trial("Gain 1 action.", script, ability=ability, A={"hand": ["Trial", "Blow"]}, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


def test_a_card_of_the_pile_goes_under_the_deck() -> None:
    given = {**HAND, "deck": ["Plan", "Blow"], "discard": ["Swing"]}
    table = trial("Put a card from your discard pile on the bottom of your deck.", SCHEME, A=given)
    assert table.table.sheet.name[table.table.printed[table.table.decks[0][0]]] == "Swing"


def test_the_card_one_played_goes_under_the_deck() -> None:
    ability = "After Tester attacks, you may put the card you played on the bottom of your deck."
    table = fight(ability, f"attack {SOLDIER} with Tester, Trial 1", "yes")
    assert table.look("A", "discard") == []


@pytest.mark.parametrize(("attacks", "drawn"), [(False, 1), (True, 0)])
def test_who_did_not_attack_draws(attacks: bool, drawn: int) -> None:
    first = f"attack {SOLDIER} with Tester, Trial 1" if attacks else "scheme Trial 2"
    ability = "At the end of your turn, if Tester did not attack, recover 1 health."
    given = {"hand": ["Trial 1", "Trial 2"], "fighters": {"Tester": "H07 5", "Helper": "H28"}}
    table = play(ability, "attack|", "scheme|Draw 1 card.", given=given, foe={"fighters": {SOLDIER: "H08 9"}})
    for words in (first, "maneuver", "done"):
        table.words("A", words)
    assert table.table.health[0] == 5 + drawn


def test_damage_is_prevented_for_counters() -> None:
    ability = "You start with 3 gold. When you are attacked, you may spend 2 gold to prevent 2 damage."
    sheet = make_sheet((hero(ability, "scheme|Draw 1 card."),) * 2, False)
    assert sheet.counters == [3, 3]


def test_a_fighter_moves_as_far_as_an_amount_says() -> None:
    text = "Discard 1 card. Move Tester up to a number of spaces equal to its BOOST value."
    table = trial(text, SCHEME, "A: H21", A={"hand": ["Trial", "Plan"]})
    assert table.table.board.ids[table.table.space[0]] == "H21"


def test_somebody_wins_a_combat_while_something_is_so() -> None:
    ability = "While Helper is defeated, add +2 to the value of all of Tester's attacks and, if Tester wins combat, "
    ability += "draw 1 card."
    table = fight(ability, f"attack {SOLDIER} with Tester, Trial 1",
                  given={"fighters": {"Tester": "H07", "Helper": "defeated"}})  # fmt: skip
    assert table.look("B", SOLDIER) == "H08 5"
    assert len(table.table.hands[0]) == 2


def test_boost_values_rise() -> None:
    sheet = make_sheet((hero("Your BOOST values are increased by 1.", "scheme|Draw 1 card."),) * 2, False)
    assert len(sheet.statics) == 2


# ---- moments ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("Ruling 41")
@pytest.mark.parametrize(
    ("said", "start", "end", "drawn"),
    [
        ("enters Tester's zone", "H09", "H08", 0),  # it was in that zone before
        ("enters Tester's zone", "H02", "H08", 1),
        ("leaves Tester's zone", "H08", "H02", 1),
        ("enters a space adjacent to Tester", "H09", "H08", 1),
        ("leaves a space adjacent to Tester", "H08", "H09", 1),
        ("leaves a space adjacent to Tester", "H09", "H10", 0),
    ],
)
@pytest.mark.parametrize("way", ["Move {foe} up to 1 space.", "Place {foe} in any space."])
def test_somebody_comes_or_leaves(said: str, start: str, end: str, drawn: int, way: str) -> None:
    ability = f"When an opposing fighter {said}, draw 1 card."
    foe = {"hand": [], "fighters": {"Rival": f"{start} 9", "Page": "H13 7"}}
    text = way.replace("{foe}", "an opposing hero")
    table = trial(text, SCHEME, f"A: {end}", ability=ability, A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("end", "left"), [("H02", 7), ("H09", 9)])
def test_a_hero_that_leaves_the_zone_is_hurt(end: str, left: int) -> None:
    ability = "When an opposing hero leaves Tester's zone, deal 2 damage to that hero."
    foe = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H13 7"}}
    table = trial("Move an opposing hero up to 1 space.", SCHEME, f"A: {end}", ability=ability, A=HAND, B=foe)
    assert health(table, "Rival") == left


def test_nobody_waits_for_ones_own_to_come() -> None:
    with pytest.raises(ReadError, match="one's own"):
        make_sheet((hero("When Helper enters Tester's zone, draw 1 card.", "scheme|Draw 1 card."),) * 2, False)


@pytest.mark.parametrize(("helper", "can"), [("H13", False), ("H28", True)])
def test_nobody_attacks_who_stands_beside_somebody(helper: str, can: bool) -> None:
    ability = "Helper cannot be attacked while adjacent to Tester."
    given = {"hand": ["Trial 1"], "fighters": {"Tester": "H07", "Helper": helper}}
    table = play(ability, "attack|", given=given, foe={"fighters": {SOLDIER: "H14 9" if not can else "H27 9"}})
    assert [in_force(table.table, static) for static in table.table.sheet.statics] == [not can]


def test_attack_cards_defend() -> None:
    sheet = make_sheet((hero("Tester may defend with attack cards.", "attack||Tester", "attack||Helper"),) * 2, False)
    assert [asked is not None for asked in sheet.defends_if][:2] == [True, False]
    with pytest.raises(ReadError, match="others use too"):
        make_sheet((hero("Tester may use attack cards as defense cards.", "attack|"),) * 2, False)


def test_a_fighter_comes_back_at_the_start_of_the_next_turn() -> None:
    ability = "When a Guard is defeated, you may place it in a space adjacent to Tester at the start of your next turn."
    given = {"hand": ["Trial 1", "Trial 2"], "fighters": {"Tester": "H07", "Guard": ["H28", "H29"]}}
    table = play(ability, "scheme|Defeat a Guard.", "scheme|Draw 1 card.", given=given, sidekick="Guard", count=2,
                 foe={"fighters": {SOLDIER: "H17"}, "hand": []})  # fmt: skip
    for words in ("scheme Trial 1, Guard 1", "maneuver", "decline", "done"):
        table.words("A", words)
    for words in ("maneuver", "H17", "maneuver", "H17"):
        table.words("B", words)
    table.words("A", "H01")
    assert table.table.board.ids[table.table.space[1]] == "H01"


# ---- how often, and when there are so many ---------------------------------------------------------------------------


@pytest.mark.parametrize(("answers", "drawn"), [(("no", "yes"), 1), (("yes",), 1), (("no", "no"), 0)])
@pytest.mark.parametrize("span", ["turn", "game"])
def test_what_is_declined_is_not_used_up(answers: tuple[str, ...], drawn: int, span: str) -> None:
    ability = f"Once per {span}, when Tester is dealt damage, you may draw 1 card."
    script = [f"A: {'yes' if answer == 'yes' else 'decline'}" for answer in answers]
    table = trial("Deal 1 damage to Tester. Deal 1 damage to Tester.", SCHEME, *script, ability=ability, A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


def test_so_many_counters_are_given_up_for_something() -> None:
    ability = "When you have 3 gold, lose all gold and gain 2 actions."
    table = play(ability, "scheme|Gain 2 gold. Gain 1 action.", given={"hand": ["Trial 1"] * 3})
    table.words("A", "scheme Trial 1")
    assert (table.look("A", "counters"), table.table.turn[ACTIONS]) == (2, 2)
    table.words("A", "scheme Trial 1")
    assert (table.look("A", "counters"), table.table.turn[ACTIONS]) == (0, 4)


def test_what_would_be_done_for_ever_is_not_read() -> None:
    with pytest.raises(ReadError, match="again and again"):
        make_sheet((hero("When you have 3 gold, gain 1 gold.", "scheme|Gain 1 gold."),) * 2, False)


def test_an_ability_offers_several_things_on_lines_of_their_own() -> None:
    ability = "When Tester is dealt damage, choose one:\n- Draw 1 card.\n- Helper recovers 1 health."
    given = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": "H07", "Helper": "H28 3"}}
    table = play(ability, "scheme|Deal 1 damage to Tester.", given=given)
    table.words("A", "scheme Trial 1").words("A", "option 2")
    assert table.table.health[1] == 4


@pytest.mark.parametrize(("left", "form"), [("H07 8", "ENRAGED"), ("H07 10", "Tester")])
def test_a_hero_becomes_something_when_little_health_is_left(left: str, form: str) -> None:
    ability = "When Tester's health is 7 or less, he becomes ENRAGED. While ENRAGED, your move value is 3."
    given = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": left, "Helper": "H28 3"}}
    table = play(ability, "scheme|Deal 1 damage to Tester. Gain 1 action.", given=given)
    table.words("A", "scheme Trial 1")
    assert table.look("A", "form") == form


@pytest.mark.parametrize(("page", "drawn"), [("H17 7", 0), ("defeated", 1)])
def test_there_are_more_of_one_kind_than_of_another(page: str, drawn: int) -> None:
    text = "If there are more friendly fighters than opposing fighters on the board, draw 1 card."
    foe = {"hand": [], "fighters": {"Rival": "H08 9", "Page": page}}
    assert len(trial(text, SCHEME, A=HAND, B=foe).table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("helper", "damage"), [("defeated", 3), ("H28", 2)])
def test_attacks_are_worth_more_while_something_is_so(helper: str, damage: int) -> None:
    ability = "While Helper is defeated, Tester's attacks are worth 1 more."
    table = fight(ability, f"attack {SOLDIER} with Tester, Trial 1",
                  given={"fighters": {"Tester": "H07", "Helper": helper}})  # fmt: skip
    assert table.look("B", SOLDIER) == f"H08 {9 - damage}"


@pytest.mark.parametrize(("helper", "value"), [("H13", 3), ("H28", 2)])
def test_the_others_near_a_hero_are_stronger(helper: str, value: int) -> None:
    ability = "Your other fighters in Tester's zone add 1 to the value of their attack and defense cards."
    table = fight(ability, f"attack {SOLDIER} with Helper, Trial 1", foe="H14 9" if helper == "H13" else "H27 9",
                  given={"fighters": {"Tester": "H07", "Helper": "H20" if helper == "H13" else "H28"}})  # fmt: skip
    assert str(table.look("B", SOLDIER)).split()[1] == str(9 - value)


def test_where_somebody_was_who_is_defeated_is_not_known() -> None:
    ability = "When Helper is defeated, deal 1 damage to a fighter adjacent to him."
    with pytest.raises(ReadError, match="where somebody was"):
        make_sheet((hero(ability, "scheme|Draw 1 card."),) * 2, False)


def test_other_ways_to_say_what_a_fighter_may_do() -> None:
    for ability in ("Tester may move through friendly and opposing fighters.", "Tester may move through any fighters."):
        assert make_sheet((hero(ability, "scheme|Draw 1 card."),) * 2, False).moves_through == [1, 4]
    table = fight("When Tester attacks, you may BLIND BOOST.", f"attack {SOLDIER} with Tester, Trial 1", "yes")
    assert table.look("B", SOLDIER) == "H08 6"
