"""Unless, combat damage taken, nobody near, missing health, values and fighters that change places, states, markers."""

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import hero, play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


@pytest.mark.parametrize(("hand", "drawn"), [(["Blow"], 1), ([], 0)])
def test_something_is_done_unless_something_else_is_so(hand: list[str], drawn: int) -> None:
    text = "AFTER COMBAT: Draw 1 card unless your opponent did not play a card."
    table = trial(text, ATTACK, *(f"B: {card}" for card in hand), A=HAND, B={**FOE, "hand": hand})
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize("said", ["you took no damage", "you were dealt no combat damage", "Rival took no damage"])
@pytest.mark.parametrize(("attack", "drawn"), [("Blow", 1), ("Swing", 0)])
def test_who_took_no_damage_in_a_combat(said: str, attack: str, drawn: int) -> None:
    text = f"AFTER COMBAT: If {said}, draw 1 card."
    given = {"hand": ["Trial", "Blow", "Swing"]}
    table = trial("Gain 1 action.", f"A: attack Rival with Tester, {attack}", "B: Trial", theirs=text, A=given,
                  B={**FOE, "hand": ["Trial"]})  # fmt: skip
    assert len(table.table.hands[1]) == drawn


@pytest.mark.parametrize(("page", "left"), [("H17 7", 7), ("H02 7", 9)])
def test_a_fighter_with_nobody_near_is_hurt(page: str, left: int) -> None:
    text = "Choose an opposing hero. If it has no fighters adjacent to it, deal 2 damage to it."
    given = {"fighters": {"Tester": "H28 6", "Helper": "H29 7"}, **HAND}
    foe = {"hand": [], "fighters": {"Rival": "H08 9", "Page": page}}
    table = trial(text, SCHEME, A=given, B=foe)
    assert health(table, "Rival") == left


@pytest.mark.parametrize(
    ("amount", "damage"),
    [
        ("Tester's missing health", 6),
        ("half of Tester's missing health, rounded up", 3),
        ("the health Helper has lost", 1),
    ],
)
def test_health_that_is_missing_is_an_amount(amount: str, damage: int) -> None:
    table = trial(f"Deal damage equal to {amount} to an opposing hero.", SCHEME, A=HAND)
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Swap the values of the two cards.", 0),
        ("Swap this card's value with your opponent's card.", 0),
        ("The value of your opponent's card becomes 1.", 3),
        ("Set this card's value to 7.", 5),
    ],
)
def test_values_of_cards_are_swapped_and_set(text: str, damage: int) -> None:
    table = trial(f"DURING COMBAT: {text}", ATTACK, "B: Blow", A={"hand": ["Trial"]}, B=FOE)
    assert 9 - health(table, "Rival") == damage


def test_the_difference_between_values_is_an_amount() -> None:
    text = "AFTER COMBAT: Deal damage equal to the difference between the card values to Helper."
    assert health(trial(text, ATTACK, "B: Blow", B=FOE), "Helper") == 7 - 2


@pytest.mark.parametrize("said", ["swap their spaces", "they swap places", "swap them with each other"])
@pytest.mark.parametrize(("helper", "there"), [("H28", "H28"), ("H13", "H07")])
def test_two_fighters_that_stand_so_change_places(said: str, helper: str, there: str) -> None:
    given = {**HAND, "fighters": {"Tester": "H07 6", "Helper": f"{helper} 7"}}
    table = trial(f"If Tester is not adjacent to Helper, {said}.", SCHEME, A=given)
    assert space(table, "Tester") == there


def test_two_fighters_are_chosen_and_change_places() -> None:
    table = trial("Choose any two of your fighters and swap their positions.", "A: scheme Trial, Tester", A=HAND)
    assert (space(table, "Tester"), space(table, "Helper")) == ("H28", "H07")


@pytest.mark.parametrize("said", ["discards cards equal to the damage dealt", "discards that many cards"])
def test_as_many_cards_are_discarded_as_an_amount_says(said: str) -> None:
    text = f"AFTER COMBAT: Deal 2 damage to Helper. Your opponent {said}."
    foe = {**FOE, "hand": ["Blow", "Plan", "Plan", "Plan"]}
    table = trial(text, ATTACK, "B: Blow", B=foe)
    assert table.look("B", "hand") == ["Plan"]


def test_cards_discarded_as_an_amount_says_go_by_chance() -> None:
    table = trial("Your opponent discards random cards equal to the number of cards in your hand.", SCHEME,
                  A={"hand": ["Trial", "Blow", "Plan"]}, B={**FOE, "hand": ["Blow", "Swing", "Plan"]})  # fmt: skip
    assert len(table.table.hands[1]) == 1


@pytest.mark.parametrize(
    ("rest", "pile", "top"),
    [
        ("Put one in their discard pile and the rest back on top in any order.", ["Swing"], "Blow"),
        ("Choose one of them to discard. Put the others back in any order.", ["Swing"], "Blow"),
        ("Put one on the bottom and the rest on top in any order.", [], "Blow"),
    ],
)
def test_cards_on_top_of_another_deck_are_sifted(rest: str, pile: list[str], top: str) -> None:
    text = f"Look at the top 3 cards of your opponent's deck. {rest}"
    foe = {**FOE, "deck": ["Swing", "Plan", "Blow"]}
    table = trial(text, "A: scheme Trial, Swing, Plan, Blow", A=HAND, B=foe)
    assert table.look("B", "discard") == pile
    deck = table.look("B", "deck")
    assert isinstance(deck, list)
    assert deck[0] == top
    assert pile or deck[-1] == "Swing"


def test_a_whole_hand_goes_into_the_deck_and_as_many_come_back() -> None:
    table = trial("Your opponent shuffles their hand into their deck. They draw that many cards.", SCHEME, A=HAND,
                  B={**FOE, "hand": ["Blow", "Swing", "Plan"]})  # fmt: skip
    assert len(table.table.hands[1]) == 3
    assert table.table.decks[1] != []


# ---- what a hero has of its own --------------------------------------------------------------------------------------

WILD = "While Helper is defeated, Tester is ENRAGED. While ENRAGED, add 2 to the value of Tester's attacks."


@pytest.mark.parametrize(("helper", "drawn"), [("defeated", 2), ("H28", 1)])
@pytest.mark.parametrize("said", ["If ENRAGED", "If Tester is ENRAGED"])
def test_a_state_stands_for_what_is_so(said: str, helper: str, drawn: int) -> None:
    given = {"fighters": {"Tester": "H07", "Helper": helper}}
    table = play(WILD, f"scheme|{said}, draw 2 cards. Otherwise, draw 1 card.", given=given)
    table.words("A", "scheme Trial 1")
    assert len(table.table.hands[0]) == drawn


def test_what_holds_in_a_state_is_held_by_it() -> None:
    sheet = make_sheet((hero(WILD, "scheme|Draw 1 card."),) * 2, False)
    assert len(sheet.bonus_amount) == 2
    assert all(condition is not None for condition in sheet.bonus_condition)


TWO = "At the start of your turn, choose TALL or WIDE. After Tester is dealt damage or Helper is defeated, become WIDE."


def test_a_form_is_asked_for_by_its_name_alone() -> None:
    for form, drawn in (("TALL", 1), ("WIDE", 2)):
        table = play(TWO, "scheme|If WIDE, draw 2 cards. If TALL, draw 1 card.", given={"form": form})
        table.words("A", "scheme Trial 1")
        assert len(table.table.hands[0]) == drawn


def test_one_goes_from_either_form_to_the_other() -> None:
    table = play(TWO, "scheme|Switch between TALL and WIDE.", given={"form": "WIDE"}).words("A", "scheme Trial 1")
    assert table.look("A", "form") == "TALL"


@pytest.mark.parametrize("text", ["Deal 1 damage to Tester.", "Defeat Helper."])
def test_either_of_two_moments_is_enough(text: str) -> None:
    table = play(TWO, f"scheme|{text}", given={"form": "TALL"}).words("A", "scheme Trial 1")
    assert table.look("A", "form") == "WIDE"


def test_a_fighter_comes_back_with_the_health_that_is_said() -> None:
    given = {"fighters": {"Tester": "H07", "Helper": "defeated"}}
    for tail, left in ((" with 2 health", 2), (" with full health", 5), ("", 5)):
        table = play("", f"scheme|Return a defeated Helper to any space adjacent to Tester{tail}.", given=given)
        table.words("A", "scheme Trial 1")
        table.state.apply(table.state.decision.options[0])  # type: ignore[union-attr]
        assert str(table.look("A", "Helper")).endswith(f" {left}")


SNARES = "You have 4 snare tokens. At the end of your turn, you may place a snare in a space adjacent to Tester."


@pytest.mark.parametrize(
    ("asked", "markers", "drawn"),
    [
        ("there is a snare in or adjacent to Tester's space", ["H07"], 1),
        ("there is a snare in or adjacent to Tester's space", ["H08"], 1),
        ("there is a snare in or adjacent to Tester's space", ["H29"], 0),
        ("there is no snare in Tester's space", ["H29"], 1),
        ("there is no snare in Tester's space", ["H07"], 0),
        ("Tester is in a zone with 2 or more snares", ["H07", "H07"], 1),
        ("Tester is in a zone with 2 or more snares", ["H07"], 0),
    ],
)
def test_markers_are_found_though_they_are_not_called_tokens(asked: str, markers: list[str], drawn: int) -> None:
    table = play(SNARES, f"scheme|If {asked}, draw 1 card.", given={"markers": markers, "hand": ["Trial 1", "Trial 1"]})
    table.words("A", "scheme Trial 1")
    assert len(table.table.hands[0]) == 1 + drawn


def test_a_marker_lies_with_a_fighter_or_next_to_it() -> None:
    table = play(SNARES, "scheme|Place a snare in the space Tester is in or a space adjacent to it.")
    table.words("A", "scheme Trial 1").words("A", "H07")
    assert table.look("A", "markers") == ["H07"]


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("", "AFTER COMBAT: If a fighter adjacent to Tester was defeated, draw 1 card."),
        ("", "DURING COMBAT: Each player reveals the top card of their deck. Draw that card."),
        (
            "",
            "AFTER COMBAT: Look at the top 2 cards of your opponent's deck. Put 1 into your hand and discard the rest.",
        ),
        ("At the start of your turn, if Tester took no damage, draw 1 card.", "AFTER COMBAT: Draw 1 card."),
    ],
)
def test_what_could_never_hold_or_be_done_is_not_read(ability: str, text: str) -> None:
    with pytest.raises(ReadError):
        make_sheet((hero(ability, f"attack|{text}"),) * 2, False)


def test_an_example_of_a_message_may_speak_of_what_the_hero_lacks() -> None:
    from mulligan.games.unmatched.vocabulary.texts.lexicon import Names

    assert Names(["Tester"]).unmarked("#0 gains counter#0, marker#1 and symbol#2") == (
        "Tester gains counter, token and symbol"
    )


# ---- small variants, and what messages say ---------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "drawn"), [(0, 1), (1, 0)])
def test_this_was_the_first_attack(before: int, drawn: int) -> None:
    given = {"hand": ["Trial", "Blow", "Plan"]}
    script = ["A: attack Rival with Tester, Blow"] * before + [ATTACK]
    table = trial("AFTER COMBAT: If this was your first attack this turn, draw 1 card.", *script, A=given)
    assert len(table.table.hands[0]) == 2 - before + drawn


@pytest.mark.parametrize(("to", "left"), [("H07", 9), ("H08", 8)])
def test_who_ends_next_to_somebody(to: str, left: int) -> None:
    given = {**HAND, "fighters": {"Tester": "H13 6", "Helper": "H07 7"}}
    foe = {"hand": [], "fighters": {"Rival": "H02 9", "Page": "H17 7"}}
    text = "Move Helper up to 1 space. If they end adjacent to an opposing hero, deal 1 damage to that hero."
    assert health(trial(text, SCHEME, f"A: {to}", A=given, B=foe), "Rival") == left


def test_up_to_so_much_combat_damage_is_prevented() -> None:
    theirs = "DURING COMBAT: Prevent up to 3 combat damage to your fighter."
    given = {"hand": ["Trial", "Swing"]}
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=theirs, A=given,
                  B={**FOE, "hand": ["Trial"]})  # fmt: skip
    assert health(table, "Rival") == 9


def test_a_card_is_taken_out_of_the_pile_and_the_rest_is_shuffled_in() -> None:
    text = "Take a scheme card from your discard pile into your hand. "
    text += "Shuffle the rest of your discard pile into your deck."
    given = {**HAND, "discard": ["Plan", "Swing", "Blow"], "deck": ["Blow"], "deck size": 1}
    table = trial(text, "A: scheme Trial, Plan", A=given)
    assert table.look("A", "hand") == ["Blow", "Plan"]
    assert table.look("A", "discard") == ["Trial"]


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("Tester hums a song.", "takes"),
        ("Move Tester up to 3 miles.", "opposing fighter"),
        ("Look at your opponent's shoes.", "hand"),
        ("If Tester is then taller than Helper, draw 1 card.", "adjacent to your fighter"),
    ],
)
def test_a_message_says_in_real_words_what_could_stand_there(text: str, example: str) -> None:
    with pytest.raises(ReadError) as error:
        make_sheet((hero("", f"scheme|{text}"),) * 2, False)
    (problem,) = error.value.problems
    assert "what could stand here" in problem.reason
    assert example in problem.reason
    shown = f"{problem.reason} {problem.nearest}"
    assert "#" not in shown
    assert not any(word.isupper() and len(word) > 1 for word in shown.split())


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("your opponent played a card with a BOOST value of 3 or higher", 1),
        ("your opponent played a card with a BOOST value of 2 or less", 0),
        ("your opponent played a card with a value of 3 or more", 0),
        ("your opponent played a card with a printed value of 2 or less", 1),
    ],
)
def test_the_card_of_the_opponent_is_of_some_value(asked: str, drawn: int) -> None:
    table = trial(f"AFTER COMBAT: If {asked}, draw 1 card.", ATTACK, "B: Blow", A=HAND, B=FOE)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("text", "hand"), [("Your opponent's card's effects are canceled.", 0), ("Draw 1 card.", 1)])
def test_the_effects_of_the_other_card_are_cancelled(text: str, hand: int) -> None:
    table = trial(f"IMMEDIATELY: {text}", ATTACK, "B: Trial", theirs="AFTER COMBAT: Draw 1 card.", A=HAND,
                  B={**FOE, "hand": ["Trial"]})  # fmt: skip
    assert len(table.table.hands[1]) == hand


@pytest.mark.parametrize(("hand", "damage"), [(["Trial"], 7), (["Trial", "Blow"], 4)])
def test_the_last_card_of_a_hand_is_worth_more(hand: list[str], damage: int) -> None:
    text = "DURING COMBAT: If this is the last card in your hand, this card's value is 7 instead."
    assert 9 - health(trial(text, ATTACK, A={"hand": hand}), "Rival") == damage


def test_a_fighter_that_has_been_defeated_is_placed_again() -> None:
    given = {"fighters": {"Tester": "H07", "Helper": "defeated"}}
    table = play("", "scheme|Place a Helper that has been defeated in any space adjacent to Tester.", given=given)
    table.words("A", "scheme Trial 1").words("A", "H13")
    assert table.look("A", "Helper") == "H13 5"


def test_the_fighters_of_opponents_are_opposing_ones() -> None:
    ability = "Tester may move through spaces containing your opponents' fighters."
    assert make_sheet((hero(ability, "scheme|Draw 1 card."),) * 2, False).moves_through[0] == 1


@pytest.mark.parametrize(("said", "left"), [("who isn't adjacent to Tester", 9), ("adjacent to Tester", 8)])
def test_each_fighter_that_is_not_near(said: str, left: int) -> None:
    table = trial(f"Deal 1 damage to each opposing fighter {said}.", SCHEME, A=HAND)
    assert (health(table, "Rival"), health(table, "Page")) == (left, 7 - (left - 8))
