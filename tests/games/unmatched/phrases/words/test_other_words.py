"""In other words: who has whom in a zone, what one must do or else, what is beyond a number, cards of a kind."""

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import hero, play

HAND = {"hand": ["Trial", "Blow"]}
SNARES = "You have 4 snare tokens. At the end of your turn, you may place a snare in a space adjacent to Tester."


@pytest.mark.parametrize(("helper", "drawn"), [("H13", 1), ("H28", 0)])
def test_who_has_somebody_in_the_zone_is_in_a_zone_with_that_one(helper: str, drawn: int) -> None:
    text = "AFTER COMBAT: Draw 1 card for each other Helper that has the opposing fighter in its zone."
    given = {**HAND, "fighters": {"Tester": "H07 6", "Helper": f"{helper} 7"}}
    assert len(trial(text, ATTACK, A=given).table.hands[0]) == 1 + drawn


def test_that_a_fighter_moved_before_does_not_matter() -> None:
    table = trial("Helper may move up to 1 space, even if he has already moved.", SCHEME, "A: H29", A=HAND)
    assert space(table, "Helper") == "H29"


@pytest.mark.parametrize(("helper", "left"), [("defeated", 3), ("H28 7", 7)])
def test_a_fighter_comes_back_where_it_is_defeated(helper: str, left: int) -> None:
    text = "Return Helper to any space adjacent to Tester if he is defeated. He returns with 3 health."
    given = {**HAND, "fighters": {"Tester": "H07 6", "Helper": helper}}
    script = ["A: H13"] if helper == "defeated" else []
    assert health(trial(text, SCHEME, *script, A=given), "Helper") == left


@pytest.mark.parametrize(("to", "left"), [("H13", (8, 8)), ("H28", (6, 7))])
def test_each_of_two_who_stand_so(to: str, left: tuple[int, int]) -> None:
    text = "If Helper is adjacent to Tester, each recovers 2 health."
    given = {**HAND, "fighters": {"Tester": "H07 6", "Helper": f"{to} 7"}}
    table = trial(text, SCHEME, A=given)
    assert (health(table, "Tester"), health(table, "Helper")) == left


@pytest.mark.parametrize(("answer", "hand", "drawn"), [("yes", 0, 0), ("decline", 1, 2)])
def test_an_opponent_does_something_or_you_draw(answer: str, hand: int, drawn: int) -> None:
    text = "Your opponent must discard a card or you draw 2 cards."
    table = trial(text, SCHEME, f"B: {answer}", A=HAND, B={"hand": ["Plan"]})
    assert (len(table.table.hands[1]), len(table.table.hands[0])) == (hand, 1 + drawn)


def test_who_cannot_discard_lets_you_draw() -> None:
    table = trial("Your opponent must discard a card or you draw 2 cards.", SCHEME, A=HAND, B={"hand": []})
    assert len(table.table.hands[0]) == 3


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Blow"]), ("decline", ["Plan"])])
def test_an_opponent_discards_or_the_effects_of_the_card_are_cancelled(answer: str, hand: list[str]) -> None:
    text = "IMMEDIATELY: Your opponent must discard a card or all effects on their card are canceled."
    foe = {"hand": ["Trial", "Plan"], "deck": ["Blow"]}
    table = trial(text, ATTACK, "B: Trial", f"B: {answer}", theirs="AFTER COMBAT: Draw 1 card.", A=HAND, B=foe)
    assert table.look("B", "hand") == hand


@pytest.mark.parametrize(("said", "left"), [("that many cards minus one", 2), ("that many cards", 3)])
def test_one_card_fewer_comes_back(said: str, left: int) -> None:
    text = f"Your opponent shuffles their hand into their deck and draws {said}."
    table = trial(text, SCHEME, A=HAND, B={"hand": ["Blow", "Swing", "Plan"]})
    assert len(table.table.hands[1]) == left


@pytest.mark.parametrize("said", ["in your opponent's hand above 3", "in your opponent's hand that's above 3"])
@pytest.mark.parametrize(("hand", "drawn"), [(5, 2), (2, 0)])
def test_cards_in_a_hand_beyond_a_number_are_counted(said: str, hand: int, drawn: int) -> None:
    table = trial(f"Draw 1 card for each card {said}.", SCHEME, A=HAND, B={"hand": ["Plan"] * hand})
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(
    ("rest", "pile"),
    [
        ("and discard the rest", ["Blow", "Swing", "Trial"]),
        (". Shuffle the rest into your deck", ["Trial"]),
    ],
)
def test_all_shown_cards_of_a_kind_go_to_the_hand(rest: str, pile: list[str]) -> None:
    text = f"Reveal the top 4 cards of your deck. Put all scheme cards revealed into your hand {rest}."
    deck = ["Plan", "Blow", "Swing", "Plan", "Plan", "Blow"]
    table = trial(text.replace(" .", "."), SCHEME, A={**HAND, "deck": deck})
    hand, discarded = table.look("A", "hand"), table.look("A", "discard")
    assert isinstance(hand, list)
    assert isinstance(discarded, list)
    assert (sorted(hand), sorted(discarded)) == (["Blow", "Plan", "Plan"], pile)
    assert len(table.table.decks[0]) == 17 - len(pile)


def test_a_marker_in_the_box_is_placed() -> None:
    table = play(SNARES, "scheme|Place a snare that is in the box in Tester's space.").words("A", "scheme Trial 1")
    assert table.look("A", "markers") == ["H07"]


@pytest.mark.parametrize(
    ("who", "damage"),
    [("fighter adjacent to her", 5), ("fighter who isn't adjacent to her", 4), ("hero", 5), ("sidekick", 4)],
)
def test_an_attack_on_one_of_a_kind_is_worth_more(who: str, damage: int) -> None:
    ability = f"When Tester attacks a {who}, add 1 to the value of her attack."
    table = trial("AFTER COMBAT: Draw 1 card.", ATTACK, ability=ability, A=HAND)
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(("tail", "stops"), [(", and its movement ends", True), ("", False)])
def test_whoever_enters_a_space_goes_no_further(tail: str, stops: bool) -> None:
    ability = f"{SNARES}\nWhen an opposing fighter enters a space with a snare, remove the snare, "
    ability += f"deal 1 damage to that fighter{tail}."
    sheet = make_sheet((hero(ability, "scheme|Draw 1 card."),) * 2, False)
    assert (sheet.stopping[0] != 0) == stops


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("the opposing fighter is a hero", 1),
        ("the opposing fighter is a sidekick", 0),
        ("Tester is attacking", 1),
        ("Tester is defending", 0),
    ],
)
@pytest.mark.parametrize("when", ["during combat", "after combat"])
def test_what_must_be_so_in_a_combat_is_asked_in_it(asked: str, drawn: int, when: str) -> None:
    table = trial("AFTER COMBAT: Gain 1 action.", ATTACK, ability=f"While {asked}, {when}, draw 1 card.", A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn
