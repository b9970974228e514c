"""What was done this turn, what opponents do, moves with a direction, cards that stay until they are paid for."""

import pytest

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import (
    ABOUT_DISCARD,
    ABOUT_MAY,
    CANNOT_BE_ATTACKED,
    DECLINE,
    SPACE,
    USE_ABILITY,
    YES,
)
from mulligan.games.unmatched.table import ACTIONS
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

HAND = {"hand": ["Trial", "Blow", "Plan"]}
HURT = "deal 1 damage to Helper."


def asked_spaces(table: Arranged) -> set[str]:
    """The spaces that may be chosen now."""
    assert table.state.decision is not None
    size = table.table.board.size
    return {table.table.board.ids[one - SPACE] for one in table.state.decision.options if 0 <= one - SPACE < size}


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("Draw 1 card. If you drew a card this turn, {}", True),
        ("If you drew any cards this turn, {}", False),
        ("If your opponent has not drawn a card this turn, {}", True),
        ("Your opponent draws 1 card. If your opponent drew no cards this turn, {}", False),
        ("If you maneuvered this turn, {}", False),
        ("If Tester dealt combat damage this turn, {}", False),
    ],
)
def test_what_was_done_this_turn(text: str, so: bool) -> None:
    table = trial(text.format(HURT), SCHEME, A=HAND)
    assert (health(table, "Helper") == 6) == so


@pytest.mark.parametrize(("text", "so"), [("dealt combat damage", True), ("did not deal combat damage", False)])
def test_who_dealt_combat_damage_is_remembered_until_the_turn_is_over(text: str, so: bool) -> None:
    given = {**HAND, "hand": ["Trial", "Blow", "Swing"]}
    table = trial(
        f"If Tester {text} this turn, {HURT}", "A: attack Rival with Tester, Blow", "A: scheme Trial", A=given
    )
    assert (health(table, "Helper") == 6) == so


def test_a_maneuver_is_remembered() -> None:
    table = trial(f"If you maneuvered this turn, {HURT}", "A: maneuver", SCHEME, A=HAND)
    assert health(table, "Helper") == 6


@pytest.mark.parametrize(("others", "damage"), [("other card", 5), ("card", 6)])
def test_cards_played_this_turn_are_counted_with_this_one_or_without_it(others: str, damage: int) -> None:
    text = f"DURING COMBAT: +1 for each {others} you played this turn."
    table = trial(text, "A: scheme Plan", ATTACK, A=HAND)
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(
    ("text", "goal", "nearer"),
    [
        ("Move an opposing hero up to 2 spaces toward Helper.", "Helper", True),
        ("Move the opposing hero up to 2 spaces away from Tester.", "Tester", False),
        ("Move Tester up to 2 spaces toward Helper.", "Helper", True),
    ],
)
def test_a_move_toward_somebody_or_away_never_turns_back(text: str, goal: str, nearer: bool) -> None:
    """Every space that is offered is nearer to the goal, or farther from it, or the one where the fighter stands."""
    table = trial(text, A=HAND).words("A", "scheme Trial")
    board, start = table.table.board, "H07" if "Move Tester" in text else "H08"
    if start == "H08" and "an opposing" in text:
        table.words("A", "Rival")
    far = board.distance[board.ids.index(space(table, goal))]
    ends = asked_spaces(table) - {start}
    assert ends
    for name in ends:
        steps = far[board.ids.index(start)] - far[board.ids.index(name)]
        assert 0 < (steps if nearer else -steps) <= 2


@pytest.mark.parametrize(("ability", "left"), [("Whenever an opposing fighter takes damage, ", 1), ("", 0)])
def test_damage_to_an_opposing_fighter_sets_an_ability_off(ability: str, left: int) -> None:
    told = f"{ability}draw 1 card." if ability else "At the end of your turn, draw 1 card."
    table = trial(
        "Deal 1 damage to each fighter adjacent to Tester.", SCHEME, ability=told, A={"hand": ["Trial", "Blow"]}
    )
    assert len(table.table.hands[0]) == 1 + left


def test_the_schemes_of_an_opponent_set_an_ability_off() -> None:
    ability = "Whenever an opponent plays a scheme, draw 1 card."
    table = trial("End the turn.", SCHEME, "B: scheme Plan", ability=ability, A={"hand": ["Trial"]}, B=HAND)
    assert len(table.table.hands[0]) == 1


def test_an_ability_may_cost_an_action() -> None:
    table = trial("Draw 1 card.", ability="As an action, you may deal 1 damage to each opposing fighter.", A=HAND)
    assert table.state.decision is not None
    table.state.apply(next(one for one in table.state.decision.options if one >= USE_ABILITY))
    table.settle()
    assert (health(table, "Rival"), table.table.turn[ACTIONS]) == (8, 1)


@pytest.mark.parametrize(("answer", "stays"), [(YES, 1), (DECLINE, 0)])
def test_a_card_that_stays_leaves_unless_something_is_paid(answer: int, stays: int) -> None:
    text = "Ongoing. At the start of your turn, discard this card unless you discard a card."
    table = trial(text, SCHEME, "A: maneuver", A={"hand": ["Trial", "Blow", "Swing"]}, B={"hand": ["Plan"]})
    while table.state.decision is not None and table.state.decision.subject != ABOUT_MAY:
        table.state.apply(table.state.decision.options[-1])
    assert len(table.table.ongoing[0]) == 1
    held = len(table.table.hands[0])
    table.state.apply(answer)
    if table.state.decision is not None and table.state.decision.subject == ABOUT_DISCARD:
        table.state.apply(table.state.decision.options[0])
    table.settle()
    assert len(table.table.ongoing[0]) == stays
    assert len(table.table.hands[0]) == held - stays


NEAR = {"fighters": {"Tester": "H07 6", "Helper": "H01 7"}}
NOTHING = "Draw 1 card."
STRIKE = "attack Tester with Rival, Blow"


@pytest.mark.parametrize(
    ("ability", "given", "rule"),
    [
        ("Tester cannot be attacked while Helper is adjacent to him.", NEAR, "hero-3"),
        ("Tester cannot be attacked while Helper is adjacent to him.", {}, ""),
        ("While Tester has 6 or less health, Tester cannot be attacked.", {}, "hero-3"),
        ("Tester can only be attacked by adjacent fighters.", {}, ""),
        ("Tester cannot be attacked by ranged fighters.", {}, ""),
        ("Helper cannot be attacked.", {}, ""),
    ],
)
def test_an_ability_keeps_a_fighter_from_being_attacked(ability: str, given: dict[str, object], rule: str) -> None:
    table = trial("End the turn.", SCHEME, ability=ability, A={**HAND, **given}, B={"hand": ["Blow", "Plan"]})
    assert table.rule_against("B", STRIKE.split(",")[0]) == rule


@pytest.mark.parametrize(
    ("ability", "far"), [("Tester can only be attacked by adjacent fighters.", "hero-3"), ("", "")]
)
def test_nobody_attacks_from_afar(ability: str, far: str) -> None:
    """A large fighter reaches two spaces far, and that is not adjacent."""
    theirs = {"hand": ["Blow", "Plan"], "fighters": {"Rival": "H09 9", "Page": "H17 7"}}
    table = trial("End the turn.", SCHEME, ability=ability, A=HAND, B=theirs)
    state = table.table
    rival = Fighter(state.sheet.fighter_name.index("Rival"))
    tester = Fighter(state.sheet.fighter_name.index("Tester"))
    assert (legality.targeting(state, Player(1), rival, tester) != 0) is True
    state.sheet.reach[rival] = 2
    refused = legality.targeting(state, Player(1), rival, tester)
    state.sheet.reach[rival] = 1
    assert (refused == CANNOT_BE_ATTACKED) == bool(far)


@pytest.mark.parametrize(
    ("ability", "damage"),
    [
        ("Opposing fighters adjacent to Tester get -1 to their attacks.", 1),
        ("Opposing fighters in Helper's zone get -1 to their attacks.", 2),
        ("Opposing fighters adjacent to Tester get -1 to their defenses.", 2),
        ("Attacks against Tester are -2.", 0),
        ("Attacks against Helper are -2.", 2),
        ("While Tester has 7 or more health, attacks against Tester are -2.", 2),
        ("While Tester has 6 or less health, attacks against Tester are -2.", 0),
    ],
)
def test_cards_of_opponents_are_worth_less(ability: str, damage: int) -> None:
    table = trial("End the turn.", SCHEME, f"B: {STRIKE}", ability=ability, A={"hand": ["Trial"]},
                  B={"hand": ["Blow", "Plan"]})  # fmt: skip
    assert 6 - health(table, "Tester") == damage


def test_the_attacks_of_others_are_worth_as_much_as_before() -> None:
    """What is said of attacks against somebody does not touch one's own."""
    table = trial(NOTHING, "A: attack Rival with Tester, Blow", ability="Attacks against Tester are -2.", A=HAND)
    assert 9 - health(table, "Rival") == 2


def test_a_space_that_shares_no_zone_with_a_fighter_is_any_outside_of_all_their_zones() -> None:
    table = trial("Place Helper in any space that shares no zones with Tester's current space.", SCHEME, A=HAND)
    board = table.table.board
    mates = board.zone_mates[board.ids.index("H07")]
    free = {one for one in range(board.size) if not mates >> one & 1} - {board.ids.index("H28"), board.ids.index("H17")}
    assert asked_spaces(table) - {"H28"} == {board.ids[one] for one in free}
