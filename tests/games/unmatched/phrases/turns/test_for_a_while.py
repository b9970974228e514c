"""What holds for a while, as an ability would say it; and how far a fighter moved."""

import pytest

from mulligan.games.unmatched.vocabulary.texts.lexicon import Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import SCHEME, health, trial

END = " End the turn."
HIT = "B: attack Tester with Rival, Swing"
DEFENDED = "A: Blow"
HAND = {"hand": ["Trial", "Trial", "Blow", "Blow", "Swing"]}
BLOWS = {"hand": ["Blow", "Blow", "Blow"]}
THEIRS = {"hand": ["Swing", "Swing", "Blow", "Plan"]}


def hurt(text: str, *script: str) -> int:
    """What Tester (6) loses to a Swing (5) against a Blow (2), after the card is played and the turn is over."""
    table = trial(f"{text}{END}", SCHEME, HIT, DEFENDED, *script, A=HAND, B=THEIRS)
    return 6 - health(table, "Tester")


@pytest.mark.rules("effect-1")
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Draw 1 card.", 3),
        ("Until the start of your next turn, add +2 to the value of all of Tester's defense cards.", 1),
        ("Add +2 to the value of Tester's defense cards until your next turn.", 1),
        ("Until your next turn, your defense cards are +1.", 2),
        ("Until your next turn, add +2 to the value of Helper's defense cards.", 3),
        ("Until your next turn, opposing fighters' attacks are -1.", 2),
        ("Until your next turn, subtract 2 from the value of attacks against Tester.", 1),
        ("Until your next turn, Tester takes 1 less combat damage.", 2),
        ("Tester recovers 1 health. Until your next turn, he takes 2 less combat damage.", 0),
        ("Until the end of your next turn, add +1 to the value of Tester's defense cards.", 2),
        ("This turn, add +2 to the value of Tester's defense cards.", 3),
    ],
)
def test_cards_are_worth_more_until_a_turn(text: str, lost: int) -> None:
    assert hurt(text) == lost


def test_said_twice_it_holds_twice() -> None:
    text = "Until your next turn, add +1 to the value of Tester's defense cards."
    table = trial(text, SCHEME, SCHEME, HIT, DEFENDED, A=HAND, B=THEIRS)
    assert 6 - health(table, "Tester") == 1


def test_it_is_over_when_ones_turn_begins_or_ends() -> None:
    for text, held in (("Until your next turn, ", 0), ("Until the end of your next turn, ", 1)):
        table = trial(f"{text}Tester's move value is +2.", SCHEME, A={"hand": ["Trial", "Blow"]}, B=BLOWS)
        table.words("A", "attack Rival with Tester, Blow").words("B", "decline")
        assert len(table.table.holding) == 1
        table.words("B", "attack Tester with Rival, Blow").words("B", "attack Tester with Rival, Blow")
        table.settle()
        assert table.stage.look(table.state, -1, "turn") == "A"
        assert len(table.table.holding) == held


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Until your next turn, Tester cannot be attacked.", "hero-3"),
        ("Opponents cannot attack Tester this turn.", ""),
        ("Until your next turn, Helper cannot be attacked.", ""),
    ],
)
def test_a_fighter_cannot_be_attacked_until_a_turn(text: str, rule: str) -> None:
    table = trial(f"{text}{END}", SCHEME, A=HAND, B=THEIRS)
    assert table.rule_against("B", "attack Tester with Rival, Swing") == rule


def test_one_of_several_fighters_is_not_read() -> None:
    with pytest.raises(ReadError):
        trial("Until your next turn, add +1 to the value of your fighter's defense cards.", A=HAND)


def test_it_prints_and_reads_back() -> None:
    reader = Reader(Names(["Tester"]), [])
    for text in (
        "Until your next turn, add 2 to the value of Tester's attacks.",
        "This turn, Tester's move value is +2.",
        "DURING COMBAT: If Tester moved 3 or more spaces this turn, draw 1 card.",
        "DURING COMBAT: Add +1 to this card's value for each space Tester moved this turn.",
    ):
        read = reader.card(text)
        assert reader.card(printed(read)) == read


MOVES = {
    0: "A: maneuver, decline, done",
    1: "A: maneuver, decline, Tester, H13",
    2: "A: maneuver, decline, Tester, H02",
    4: "A: maneuver, boost with Blow (+3), Tester, H09",  # around Rival, who bars the way of 2
}


@pytest.mark.rules("Ruling 36")
@pytest.mark.parametrize("spaces", MOVES)
def test_how_far_a_fighter_moved_is_remembered(spaces: int) -> None:
    table = trial("Deal 1 damage to Helper for each space Tester moved this turn.", MOVES[spaces], SCHEME, A=HAND)
    assert 7 - health(table, "Helper") == spaces


@pytest.mark.rules("Ruling 36")
def test_moves_of_a_turn_are_added_up_and_placing_is_none() -> None:
    text = "Place Tester in any space in their zone. Move Tester up to 2 spaces. "
    counted = "Deal 1 damage to Helper for each space Tester moved this turn."
    table = trial(f"{text}{counted}", MOVES[1], "A: scheme Trial, H20, H24", A=HAND)
    assert 7 - health(table, "Helper") == 2


@pytest.mark.parametrize(
    ("asked", "spaces"),
    [
        ("Tester moved 2 or more spaces this turn", (2, 4)),
        ("Tester has moved at least 4 spaces this turn", (4,)),
        ("Tester moved more than 1 space this turn", (2, 4)),
        ("Tester moved exactly 1 space this turn", (1,)),
        ("Tester moved no more than 1 space this turn", (0, 1)),
        ("Tester moved fewer than 2 spaces this turn", (0, 1)),
    ],
)
def test_it_is_asked_how_far_a_fighter_moved(asked: str, spaces: tuple[int, ...]) -> None:
    for moved, way in MOVES.items():
        table = trial(f"If {asked}, deal 1 damage to Helper.", way, SCHEME, A=HAND)
        assert (health(table, "Helper") == 6) == (moved in spaces), moved
