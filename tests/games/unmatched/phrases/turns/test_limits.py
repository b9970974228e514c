"""What players and fighters cannot do for a while: this turn, in their next one, until somebody's own."""

import pytest

from mulligan.games.unmatched.options import ABOUT_BOOST_MOVE, ABOUT_DISCARD, MANEUVER
from mulligan.games.unmatched.table import ACTIONS, BARRED, HELD, IS_LIMITED, LIMITS
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, trial

CARDS = {"hand": ["Blow", "Plan", "Swing", "Plan"]}
OWN = {"hand": ["Trial", "Blow", "Plan"]}
THEN = " End the turn."
TRIED = ("maneuver", "attack Tester with Rival, Blow", "scheme Plan")


def whose(table: Arranged) -> object:
    """Whose turn it is."""
    return table.stage.look(table.state, -1, "turn")


def refused(text: str, *script: str) -> list[str]:
    """What B cannot do in the next turn, of the three actions."""
    table = trial(f"{text}{THEN}", SCHEME, *script, A=OWN, B=CARDS)
    return [action.split()[0] for action in TRIED if table.rule_against("B", action) == "effect-1"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Your opponent cannot maneuver on their next turn.", ["maneuver"]),
        ("On their next turn, your opponent may not take maneuver actions.", ["maneuver"]),
        ("Your opponent can't attack during their next turn.", ["attack"]),
        ("Opponents cannot play scheme cards until your next turn.", ["scheme"]),
        ("Until the start of your next turn, opponents cannot take the scheme action.", ["scheme"]),
        ("Your opponent cannot draw cards or play schemes on your opponent's next turn.", ["scheme"]),
        ("Your opponent cannot maneuver more than once on their next turn.", []),
        ("Your opponent cannot attack this turn.", []),
        ("You cannot attack on your next turn.", []),
    ],
)
def test_an_opponent_is_kept_from_actions(text: str, kept: list[str]) -> None:
    assert refused(text) == kept


def test_the_second_player_keeps_the_first_from_actions_too() -> None:
    theirs = "Until your next turn, opponents cannot play scheme cards. End the turn."
    table = trial("Gain 1 action.", "B: scheme Trial", theirs=theirs, turn="B", A=CARDS, B=OWN)
    assert [table.rule_against("A", action) for action in ("scheme Plan", "maneuver")] == ["effect-1", ""]


def test_a_limit_is_told_of_whom_it_is_for_alone() -> None:
    table = trial("Your opponent cannot draw cards this turn.", SCHEME, A=OWN, B=CARDS)
    assert table.state.record is not None
    assert [event.seat for event in table.state.record.events if event.kind == IS_LIMITED] == [1]


def test_a_second_maneuver_is_one_too_many() -> None:
    assert refused("Opponents cannot maneuver more than once until your next turn.", "B: maneuver") == ["maneuver"]


def test_a_second_attack_is_one_too_many() -> None:
    text = "Your opponent cannot attack more than once on their next turn."
    assert refused(text, "B: attack Tester with Rival, Blow") == ["attack"]


def test_a_limit_until_ones_own_turn_ends_there_and_one_of_a_turn_with_it() -> None:
    for text in ("Until your next turn, opponents cannot draw cards.", "Opponents cannot draw on their next turn."):
        table = trial(f"{text}{THEN}", SCHEME, "B: maneuver", A=OWN, B=CARDS)
        assert [len(hand) for hand in table.table.hands] == [2, 4]
        table.words("B", "scheme Plan").words("B", "scheme Plan").words("B", "attack Tester with Rival, Blow")
        table.settle()
        assert whose(table) == "A"
        assert not any(table.table.turn[BARRED + limit] for limit in range(LIMITS))


def test_nobody_boosts_nor_gains_actions_nor_recovers() -> None:
    text = "Your opponent cannot boost, gain actions, or recover health this turn. "
    table = trial(
        f"{text}Each opponent gains 1 action. Each opponent's hero recovers 2 health.", SCHEME, A=OWN, B=CARDS
    )
    assert health(table, "Rival") == 9


@pytest.mark.parametrize(("text", "asked"), [("Players cannot boost this turn.", False), ("Draw 1 card.", True)])
def test_who_cannot_boost_is_not_asked(text: str, asked: bool) -> None:
    table = trial(text, SCHEME, A=OWN, B=CARDS)
    table.state.apply(MANEUVER)
    assert table.state.decision is not None
    assert (table.state.decision.subject == ABOUT_BOOST_MOVE) == asked


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("Your opponent has 1 fewer action on their next turn.", 1),
        ("Your opponent loses an action during their next turn.", 1),
        ("Your opponent takes 2 fewer actions on their next turn.", 0),
        ("Each opponent gains 1 additional action on their next turn.", 3),
    ],
)
def test_a_turn_to_come_has_more_actions_or_fewer(text: str, actions: int) -> None:
    table = trial(f"{text}{THEN}", SCHEME, A=OWN, B=CARDS)
    if actions:
        assert whose(table) == "B"
        assert table.table.turn[ACTIONS] == actions
    else:
        assert whose(table) == "A"


def test_actions_gained_for_ones_own_next_turn_wait_for_it() -> None:
    table = trial(f"Gain 1 action on your next turn.{THEN}", SCHEME, "B: maneuver", "B: maneuver", A=OWN)
    table.settle()
    assert (whose(table), table.table.turn[ACTIONS]) == ("A", 3)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Choose an opposing fighter adjacent to Tester. It cannot attack on its next turn.", True),
        ("Choose an opposing fighter adjacent to Tester. It cannot attack until the end of its controller's next turn.",
         True),
        ("Until your next turn, each opposing fighter cannot attack.", True),
        ("Tester cannot attack until your next turn.", False),
    ],
)  # fmt: skip
def test_a_fighter_is_kept_from_attacking(text: str, kept: bool) -> None:
    assert refused(text) == (["attack"] if kept else [])


def test_a_fighter_that_defends_is_held_until_its_own_turn_and_no_longer() -> None:
    """Until your next turn: the attacker stays where it is for the rest of its own turn, and moves in the next."""
    held = "AFTER COMBAT: The opposing fighter cannot move until your next turn."
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Blow", "B: Trial", theirs=held, A=OWN,
                  B={"hand": ["Trial"]})  # fmt: skip
    tester = 1 << table.table.sheet.fighter_name.index("Tester")
    assert table.table.turn[HELD] & tester
    while whose(table) != "B":
        table.words("A", "maneuver").settle()
    while whose(table) == "B":
        table.words("B", "maneuver").settle()
    assert not table.table.turn[HELD] & tester


def test_who_can_take_no_action_is_not_asked_for_one() -> None:
    table = trial(f"Opponents cannot maneuver, attack, or scheme on their next turn.{THEN}", SCHEME, A=OWN, B=CARDS)
    assert whose(table) == "A"


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot draw cards on your next turn.",
        "You cannot attack during your opponent's next turn.",
        "Tester cannot move during your opponent's next turn.",
    ],
)
def test_nobody_is_kept_from_something_in_the_turn_of_another(text: str) -> None:
    with pytest.raises(ValueError, match="turn of another"):
        trial(text)


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("At the end of the turn, deal 1 damage to Helper.", [0, 1, 1]),
        ("At the end of your turn, deal 1 damage to Helper.", [0, 1, 1]),
        ("At the start of your next turn, deal 1 damage to Helper.", [0, 0, 1]),
        ("At the end of your next turn, deal 1 damage to Helper.", [0, 0, 0]),
        ("Deal 1 damage to Helper at the start of your next turn.", [0, 0, 1]),
        ("At the start of your opponent's next turn, deal 1 damage to Helper.", [0, 1, 1]),
        ("At the end of your opponent's next turn, deal 1 damage to Helper.", [0, 0, 1]),
        ("Choose an opposing fighter adjacent to Tester. At the end of their next turn, deal 1 damage to Helper.",
         [0, 0, 1]),
    ],
)  # fmt: skip
def test_what_waits_for_a_turn_is_done_then_and_once(text: str, hurt: list[int]) -> None:
    """After the card, at the opponent's turn, and at one's own again."""
    table = trial(text, SCHEME, A=OWN, B={"hand": ["Blow", "Swing"]})
    seen = [7 - health(table, "Helper")]
    for player in ("A", "B"):
        while whose(table) == player:
            assert table.state.decision is not None
            table.state.apply(table.state.decision.options[0])
        seen.append(7 - health(table, "Helper"))
    assert seen == hurt


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to the opposing fighter. At the end of their next turn, deal 2 damage to them.",
        "If you won the combat, the opposing fighter takes 2 damage at the end of your opponent's next turn.",
    ],
)
def test_what_waits_knows_whom_it_speaks_of(text: str) -> None:
    text = f"AFTER COMBAT: {text}"
    table = trial(text, "A: attack Rival with Tester, Trial", A=OWN, B={"hand": ["Blow", "Swing"]})
    before = health(table, "Rival")
    while whose(table) == "A" or (whose(table) == "B" and health(table, "Rival") == before):
        assert table.state.decision is not None
        table.state.apply(table.state.decision.options[0])
        if whose(table) == "A" and health(table, "Rival") != before:
            break
    assert health(table, "Rival") == before - 2
    assert health(table, "Page") == 7


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("AFTER COMBAT: At the end of your next turn, if you won the combat, draw 1 card.", "combat that is over"),
        ("AFTER COMBAT: At the start of the turn, draw 1 card.", "over when this is done"),
        ("At the start of your turn, draw 1 card.", "each turn, or the next"),
        ("If you won the combat, draw 1 card.", "outside one"),
    ],
)
def test_what_is_asked_of_a_combat_is_asked_in_it(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        trial(text)


def test_an_opponent_does_what_waits_for_their_turn() -> None:
    text = "Your opponent draws 1 card. At the start of their next turn, they discard 2 cards. "
    table = trial(f"{text}", SCHEME, "A: maneuver", A=OWN, B={"hand": ["Blow", "Swing"]})
    while whose(table) == "A" or (table.state.decision is not None and table.state.decision.subject == ABOUT_DISCARD):
        assert table.state.decision is not None
        table.state.apply(table.state.decision.options[0])
    assert len(table.table.hands[1]) == 1


def test_otherwise_after_an_if_and_a_price_is_not_guessed_at() -> None:
    text = (
        "If Tester is adjacent to an opposing fighter, you may discard a card to draw 2 cards. Otherwise, draw 1 card."
    )
    with pytest.raises(ReadError, match="not clear what it answers"):
        trial(text)
