"""Where fighters come to stand: placed, exchanged, moved, held, and gone from the battlefield for a while."""

from typing import Any

import pytest

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects.context import fresh
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import ABOUT_PLACE, SPACE
from mulligan.games.unmatched.soundness import faults_of
from mulligan.games.unmatched.table import HELD_NEXT
from mulligan.games.unmatched.vocabulary.asking.conditions import WasDefeated
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName
from mulligan.kernel.numbers import NO_CARD
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import SCHEME, space, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow"]}
NEAR: dict[str, Any] = {"fighters": {SOLDIER: "H08"}}
VANISH = "scheme|Remove Tester from the board. At the start of your next turn, place Tester in any space."


@pytest.mark.parametrize("said", ["in any space up to 2 spaces away", "in an empty space within 2 spaces",
                                  "in any space within 2 spaces of them"])  # fmt: skip
def test_somebody_is_placed_near_where_they_are(said: str) -> None:
    table = trial(f"Place Helper {said}.", "A: scheme Trial, H23", A=HAND)
    assert space(table, "Helper") == "H23"
    far = trial(f"Place Helper {said}.", A=HAND).words("A", "scheme Trial")
    assert far.rule_against("A", "H17")


@pytest.mark.parametrize("said", ["a zone with no opposing fighters", "any space in a zone with no opposing fighters"])
def test_somebody_is_placed_where_a_zone_is_free_of_others(said: str) -> None:
    table = trial(f"Place Helper in {said}.", A=HAND).words("A", "scheme Trial")
    board, decision = table.table.board, table.state.decision
    assert decision is not None
    theirs = {board.ids.index(space(table, name)) for name in ("Rival", "Page")}
    taken = board.zones[min(theirs)] | board.zones[max(theirs)]
    ours = {board.ids.index(space(table, name)) for name in ("Tester", "Helper")}
    free = {at for at in range(board.size) if board.zones[at] & ~taken and at not in theirs | ours}
    offered = {option - SPACE for option in decision.options}
    assert offered - ours == free
    assert free != set(range(board.size)) - theirs - ours  # some zones are taken


def test_a_space_is_swapped_with_that_of_one_of_several() -> None:
    table = trial("Swap Tester's space with an opposing sidekick's.", SCHEME, A=HAND)
    assert (space(table, "Tester"), space(table, "Page")) == ("H17", "H07")


def test_several_members_of_a_group_have_one_name() -> None:
    text = "scheme|Return up to 2 defeated members of The Watch to any spaces in Tester's zone."
    given = {"fighters": {"Tester": "H07", "The Watch": "H09 5", "The Watch 2": "defeated", "The Watch 3": "defeated"}}
    table = play("", text, sidekick="The Watch", count=3, given=given)
    table.words("A", "scheme Trial 1, yes, H08, decline")
    assert sum(at >= 0 for at in table.table.space[1:4]) == 2


def test_each_of_several_may_move() -> None:
    text = "scheme|Each Guard may move up to 1 space."
    given = {"fighters": {"Tester": "H07", "Guard": "H28", "Guard 2": "H22"}}
    table = play("", text, sidekick="Guard", count=2, given=given)
    table.words("A", "scheme Trial 1, Guard 1, H29, H26")
    assert sorted(table.table.board.ids[at] for at in table.table.space[1:3]) == ["H26", "H29"]


def test_somebody_in_a_space_cannot_leave_it_until_a_turn() -> None:
    text = "Choose an opposing hero. That fighter cannot leave its space until the start of your next turn."
    table = trial(text, SCHEME, A=HAND)
    assert table.table.turn[HELD_NEXT] != 0


@pytest.mark.rules("Ruling 39")
def test_a_hero_that_comes_back_may_leave_the_battlefield() -> None:
    table = play("", VANISH, given={"hand": ["Trial 1"], "fighters": {"Tester": "H07 6", "Helper": "H28"}}, foe=NEAR)
    table.words("A", "scheme Trial 1")
    state = table.table
    assert (state.space[0], state.health[0]) == (-1, 6)
    assert not state.over
    assert not faults_of(state)
    while state.decision is not None and state.decision.subject != ABOUT_PLACE:
        state.apply(state.decision.options[0])
    assert state.decision is not None
    assert state.space[0] < 0
    state.apply(state.decision.options[0])
    assert state.space[0] >= 0
    assert state.health[0] == 6


@pytest.mark.rules("Ruling 39")
@pytest.mark.parametrize(
    "said",
    [
        "The first time Tester would be defeated, remove him from the board instead. At the start of your next turn, "
        "place Tester in any space and set his health to 12. Tester is now RESTORED.",
        "When Tester would be defeated for the first time, he is not. Instead, remove him from the board. "
        "At the start of your next turn, place Tester in any space with 12 health. He is now RESTORED.",
    ],
)
def test_a_hero_falls_once_and_comes_back_as_something_else(said: str) -> None:
    given = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": "H07 3", "Helper": "H28"}}
    table = play(
        said,
        "scheme|Deal 3 damage to Tester. If Tester is restored, deal 4 damage to Helper.",
        given=given,
        foe=NEAR,
    )
    table.words("A", "scheme Trial 1")
    state = table.table
    assert state.space[0] < 0
    assert not state.over
    assert not faults_of(state)
    assert not WasDefeated(ByName("Tester", 1)).holds(state, fresh(Player(0), Fighter(0), NO_CARD, -1, 0))
    while state.decision is not None and state.decision.subject != ABOUT_PLACE:
        state.apply(state.decision.options[0])
    assert state.decision is not None
    state.apply(state.decision.options[0])
    assert state.space[0] >= 0
    assert (state.health[0], table.look("A", "form")) == (12, "RESTORED")
    assert state.health[1] == 5
    table.words("A", "scheme Trial 1")
    assert state.health[1] == 1


@pytest.mark.parametrize(
    "said",
    [
        "Each opposing fighter's move value is reduced by 1 until the start of your next turn.",
        "Until your next turn, opposing fighters get -1 to their move value.",
    ],
)
def test_opposing_fighters_move_less_for_a_while(said: str) -> None:
    table = trial(said, "A: scheme Trial", A={"hand": ["Trial", "Blow"]})
    state = table.table
    assert [abilities.move_value(state, Player(0)), abilities.move_value(state, Player(1))] == [2, 1]
