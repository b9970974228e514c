"""Cards that attack from further away, attacks that follow, moves that must end somewhere, who starts on the board."""

from typing import Any

import pytest

from mulligan.games.unmatched.table import FREE_AT_MOST, FREE_ATTACK, FREE_TARGETS
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import Arranged, started
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play, toml

HAND: dict[str, Any] = {"hand": ["Trial", "Blow", "Swing"]}
DRAW = " AFTER COMBAT: Draw 1 card."


def attacked(text: str, rival: str, with_card: str = "Trial") -> str:
    """The rule against an attack on Rival there by Tester, who is in H07 and melee."""
    foe = {"fighters": {"Rival": f"{rival} 9", "Page": "H17 7"}}
    return trial(f"{text}{DRAW}", A=HAND, B=foe).rule_against("A", f"attack Rival with Tester, {with_card}")


FURTHER = [
    ("This attack may target a fighter up to 2 spaces away.", "H09", "H10"),
    ("Tester may use this card to attack a fighter 2 spaces away.", "H09", "H10"),
    ("This card can be used to attack an opposing fighter within three spaces.", "H10", "H11"),
    ("This attack may target any fighter on the board.", "H27", ""),
    ("This attack may target any fighter in Tester's zone.", "H14", "H10"),
    ("Tester counts as a ranged fighter for this attack.", "H14", "H10"),
    ("Tester is considered ranged for this attack.", "H14", "H10"),
    ("This is a ranged attack.", "H14", "H10"),
]


@pytest.mark.rules("attack-3", "attack-4")
@pytest.mark.parametrize(("text", "near", "far"), FURTHER)
def test_a_card_reaches_further_than_its_fighter(text: str, near: str, far: str) -> None:
    assert attacked(text, near) == ""
    assert attacked("", near) != ""
    assert not far or attacked(text, far) != ""


@pytest.mark.rules("attack-5")
def test_no_other_card_reaches_so_far() -> None:
    text = "This attack may target a fighter up to 2 spaces away."
    assert attacked(text, "H09", "Blow") != ""
    assert attacked(text, "H08", "Blow") == ""


def test_a_scheme_does_not_reach() -> None:
    with pytest.raises(ReadError):
        trial("This card may target a fighter up to 2 spaces away. Draw 1 card.")


def test_reach_is_printed_as_it_was_said() -> None:
    reader = Reader(Names(["Tester"]), [])
    for text, *_ in FURTHER:
        read = reader.card(f"{text}{DRAW}")
        assert reader.card(printed(read)) == read


# ---- attacks that follow ---------------------------------------------------------------------------------------------


def follow(text: str) -> Arranged:
    """After an attack on Rival that nobody defends, with Page adjacent to Tester too."""
    foe = {"fighters": {"Rival": "H08 9", "Page": "H01 7"}, "hand": []}
    return trial(f"AFTER COMBAT: {text}", ATTACK, A=HAND, B=foe)


@pytest.mark.parametrize(
    ("text", "page", "swing"),
    [
        ("You may attack again.", True, True),
        ("You may immediately attack the same fighter again.", False, True),
        ("You may make another attack against the opposing fighter.", False, True),
        ("You may play another attack card against the same fighter.", False, True),
        ("You may attack again with a card with a printed value of 3 or less.", True, False),
        ("You may play an attack card with a printed value of 3 or less against the same fighter.", False, False),
        ("Tester may immediately attack the opposing fighter.", False, True),
    ],
)
def test_an_attack_follows_on_whom_and_with_what_is_said(text: str, page: bool, swing: bool) -> None:
    assert (follow(text).rule_against("A", "attack Page with Tester, Blow") == "") == page
    assert (follow(text).rule_against("A", "attack Rival with Tester, Swing") == "") == swing


def test_declined_or_done_nothing_of_it_is_left() -> None:
    text = "You may attack the same fighter again with a card with a printed value of 3 or less."
    for answer in ("decline", "attack Rival with Tester, Blow"):
        table = follow(text).words("A", answer)
        table.settle()
        turn = table.table.turn
        assert [turn[FREE_ATTACK], turn[FREE_TARGETS], turn[FREE_AT_MOST]] == [0, 0, 0]
        assert table.rule_against("A", "attack Page with Tester, Swing") == ""


# ---- where a move ends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Move Helper up to 3 spaces. He must end his movement adjacent to Tester.",
        "Move Helper up to 3 spaces to a space adjacent to Tester.",
        "Move Helper up to 3 spaces so he is adjacent to Tester.",
        "You may move Helper up to 3 spaces. He must end adjacent to Tester.",
    ],
)
def test_a_move_ends_where_it_must_or_is_not_made(text: str) -> None:
    mine = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 6", "Helper": "H03 7"}}
    table = trial(text, A=mine)
    table.words("A", "scheme Trial")
    assert table.rule_against("A", "H02") != ""
    table.words("A", "H01")
    assert space(table, "Helper") == "H01"
    assert space(trial(text, SCHEME, "A: H03", A=mine), "Helper") == "H03"


def test_nothing_ends_where_no_move_is() -> None:
    with pytest.raises(ReadError):
        trial("Draw 1 card. Tester must end adjacent to Helper.")


# ---- who starts on the board -----------------------------------------------------------------------------------------

SOME = "Start the game with 2 Imps on the board. At the end of your turn, summon an Imp in a space adjacent to Tester."


@pytest.mark.rules("setup-5")
@pytest.mark.parametrize("ability", [SOME, SOME.replace("Start the game with 2 Imps", "2 Imps start the game")])
def test_some_start_on_the_board_and_the_others_are_summoned(ability: str) -> None:
    brought = [toml(ability, "scheme|Draw 1 card.", sidekick="Imps", count=4)]
    table = started(heroes=["Tester", "Winter Soldier"], items=False, brought=brought)
    imps = [number for number, name in enumerate(table.sheet.fighter_name) if name == "Imps"]
    assert [table.space[imp] >= 0 for imp in imps] == [True, True, False, False]


def test_no_more_start_than_there_are() -> None:
    with pytest.raises(ReadError):
        play(SOME.replace("2 Imps", "5 Imps"), "scheme|Draw 1 card.", sidekick="Imps", count=4)


# ---- cards that are shown until one is found, counters with a most, what an opponent chooses -------------------------


@pytest.mark.parametrize(
    ("rest", "deck", "pile"),
    [("shuffle the rest back into your deck", 1, 1), ("discard the rest", 3, 3),
     ("put the rest on the bottom of your deck", 1, 1)],
)  # fmt: skip
def test_cards_are_shown_until_one_is_of_a_kind(rest: str, deck: int, pile: int) -> None:
    text = f"Reveal cards from the top of your deck until you reveal a scheme card. Put it into your hand and {rest}."
    mine = {"hand": ["Trial"], "deck": ["Blow", "Swing", "Plan", "Blow"]}
    before = len(trial(text, A=mine).table.decks[0])
    table = trial(text, SCHEME, A=mine)
    assert table.look("A", "hand") == ["Plan"]
    assert (before - len(table.table.decks[0]), len(table.table.discards[0])) == (deck, pile)


def test_counters_are_gained_up_to_a_number() -> None:
    ability = "Start the game with 1 spark. Whenever you play a scheme card, gain 2 spark (maximum 2)."
    table = play(ability, "scheme|Draw 1 card.").words("A", "scheme Trial 1")
    assert table.table.counters[0] == 2


@pytest.mark.parametrize(("way", "hand", "left"), [("You draw 2 cards", 4, 5), ("Take 2 damage", 2, 3)])
def test_an_opponent_chooses_who_draws_and_who_is_hurt(way: str, hand: int, left: int) -> None:
    text = "AFTER COMBAT: Your opponent chooses: you draw 2 cards or they take 2 damage."
    table = trial(text, ATTACK, "B: decline", f"B: {way}", A=HAND, B={"hand": []})
    assert (len(table.table.hands[0]), health(table, "Rival")) == (hand, left)


def test_what_one_does_is_also_said_without_its_ending() -> None:
    lines = [
        "Tester starts the game FLYING.",
        "While FLYING: Your move value is 3.",
        "While DIVING: Your move value is 4.",
    ]
    ability = "\n".join([*lines, "At the start of your turn, you may switch between FLY and DIVE."])
    table = play(ability, "scheme|Change your form. Draw 1 card.")
    assert table.look("A", "form") == "FLYING"
    table.words("A", "scheme Trial 1")
    assert table.look("A", "form") == "DIVING"


@pytest.mark.rules("attack-3")
@pytest.mark.parametrize(("rival", "reached"), [("H08", True), ("H09", True), ("H10", True), ("H11", False)])
def test_who_reaches_three_spaces_far_reaches_nearer_ones_too(rival: str, reached: bool) -> None:
    foe = {"fighters": {"Rival": f"{rival} 9", "Page": "H17 7"}}
    ability = "Tester may attack opposing fighters up to 3 spaces away."
    table = trial("Draw 1 card.", ability=ability, A=HAND, B=foe)
    assert (table.rule_against("A", "attack Rival with Tester, Blow") == "") == reached
