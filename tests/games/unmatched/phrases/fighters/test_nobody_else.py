"""What a text says of one player, fighter or marker is so of nobody else: limits, attacks, hands, moves, markers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.options import ATTACK, CHOICE_SIZE, SPACE, TARGETS
from mulligan.games.unmatched.rules import harm, set_up, turns
from mulligan.games.unmatched.table import BARRED, BARRED_NEXT, BARRED_UNTIL, GONE, LIMITS, WINS
from tests.games.unmatched.arranged import PANTHER, SOLDIER, WIDOW, Arranged, arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import play

THIRD = {"hand": ["Blow", "Plan"], "fighters": {"Third": "H04 9", "Squire": "H03"}}


def options(table: Arranged) -> list[str]:
    assert table.state.decision is not None
    return [table.game.label(table.state, option) for option in table.state.decision.options]


def known(table: Arranged, player: int) -> list[bool]:
    """Of the cards in a hand, which the first player knows."""
    return [bool(table.table.seen[card] & 1) for card in table.table.hands[player]]


def test_looking_at_a_hand_shows_no_other() -> None:
    a, b = {"hand": ["Trial", "Blow"]}, {"hand": ["Blow", "Swing"]}
    table = trial("Look at an opponent's hand. Gain 1 action.", "A: scheme Trial, Rival", A=a, B=b, C=THIRD)
    assert known(table, 1) == [True, True]
    assert known(table, 2) == [False, False]


@pytest.mark.rules("team-8")
@pytest.mark.parametrize("team", [0, 1])
def test_a_team_wins_together(team: int) -> None:
    """Whoever deals the last blow, both are named."""
    table = arranged([PANTHER, WIDOW, SOLDIER, PANTHER], {"items": False, "teams": True})
    state = table.table
    for fighter in state.sheet.all_fighters:
        if state.sheet.owner[fighter] % 2 != team and state.sheet.hero[fighter]:
            state.health[fighter] = 0
            state.space[fighter] = -1
    harm.settle_teams(state)
    assert state.record is not None
    won = [event for event in state.record.events if event.kind == WINS]
    assert [(event.seat, event.other) for event in won] == [(team, team + 2)]
    assert state.result is not None
    assert state.result.winners == [team, team + 2]


def test_only_who_may_attack_again_does() -> None:
    text = "Draw 1 card. Helper may attack again."
    given = {"hand": ["Trial", "Swing", "Swing"], "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    table = trial(text, A=given, B={"fighters": {"Rival": "H08 9", "Page": "H17 7"}})
    table.words("A", "scheme Trial")
    offered = table.state.decision
    assert offered is not None
    attacks = [option - ATTACK for option in offered.options if ATTACK <= option < ATTACK + CHOICE_SIZE]
    assert {attack // TARGETS for attack in attacks} == {1}


@given(
    st.lists(st.integers(0, 2**16 - 1), min_size=LIMITS, max_size=LIMITS),
    st.lists(st.integers(0, 15), min_size=LIMITS, max_size=LIMITS),
    st.integers(0, 15),
    st.integers(0, 3),
)
def test_what_was_forbidden_until_a_turn_ends_with_it_and_with_who_forbade_it(
    until: list[int], following: list[int], gone: int, player: int
) -> None:
    """Each player forbids others something until their own next turn: four bits, one for each who is kept from it."""
    table = FOUR.state.clone()
    assert isinstance(table, UnmatchedState)
    table.turn[GONE] = gone
    for limit in range(LIMITS):
        table.turn[BARRED_UNTIL + limit] = until[limit]
        table.turn[BARRED_NEXT + limit] = following[limit]
    turns.take_up_limits(table, Player(player))
    for limit in range(LIMITS):
        said = [0 if one == player or gone >> one & 1 else until[limit] >> 4 * one & 15 for one in range(4)]
        barred = said[0] | said[1] | said[2] | said[3]
        if following[limit] >> player & 1:
            barred |= 1 << player
        assert table.turn[BARRED + limit] == barred
        assert table.turn[BARRED_UNTIL + limit] == sum(bits << 4 * one for one, bits in enumerate(said))
        assert table.turn[BARRED_NEXT + limit] == following[limit] & ~(1 << player)


FOUR = arranged([PANTHER, WIDOW, SOLDIER, PANTHER])


def test_a_bonus_to_one_fighter_s_move_value_is_nobody_else_s() -> None:
    table = play("Helper's move value is +3.", "scheme|Draw 1 card.").table
    values = [abilities.move_value(table, Player(0), Fighter(fighter)) for fighter in (0, 1)]
    assert values == [2, 5]
    assert abilities.move_value(table, Player(0)) == 2
    assert abilities.move_value(table, Player(1)) == table.sheet.move[1]


@pytest.mark.parametrize("text", ["Tester's move value is 4. Helper's move value is +1.", "Your move value is +2."])
def test_a_move_value_of_all_counts_for_each(text: str) -> None:
    table = play(text, "scheme|Draw 1 card.").table
    values = [abilities.move_value(table, Player(0), Fighter(fighter)) for fighter in (0, 1)]
    assert values == ([4, 3] if "is 4" in text else [4, 4])


@pytest.mark.rules("setup-5")
def test_a_sidekick_without_room_in_the_zone_starts_in_any_free_space() -> None:
    table = FOUR.table.clone()
    assert isinstance(table, UnmatchedState)
    board = table.board
    start = Space(board.starts[0])
    mates = {space for space in range(board.size) if board.zone_mates[start] >> space & 1} - set(board.starts[:4])
    others = set(range(board.size)) - mates - set(board.starts[:4])
    for left in (mates, mates - {min(mates)}, set()):
        standing = sorted(mates - left)
        assert len(standing) <= len(table.space)
        for fighter in range(len(table.space)):
            table.space[fighter] = standing[fighter] if fighter < len(standing) else -1
        assert set(spaces(set_up.zone_with_room(table, start))) == (left or others)


def spaces(bits: int) -> list[int]:
    return [space for space in range(64) if bits >> space & 1]


@pytest.mark.parametrize("waits", [True, False])
def test_nobody_is_summoned_where_nobody_waits(waits: bool) -> None:
    text = "Summon 1 Clone in a space adjacent to Tester. If you do, deal 1 damage to Tester."
    table = play("At the start of your turn, you may gain 1 action.", f"scheme|{text}", sidekick="Clone")
    state = table.table
    if not waits:
        state.space[1], state.health[1] = state.board.ids.index("H28"), 5
    table.words("A", "scheme Trial 1")
    if waits:
        table.words("A", "H08")
    assert state.health[0] == (9 if waits else 10)
    assert state.board.ids[state.space[1]] == ("H08" if waits else "H28")


FOG = "You have 4 fog tokens."


def test_a_marker_is_moved_from_where_one_lies_to_as_far_as_is_said() -> None:
    table = play(FOG, "scheme|Move up to 2 fog tokens up to 1 space each.", given={"markers": ["H07", "H29"]})
    table.words("A", "scheme Trial 1")
    state = table.table
    ids = state.board.ids
    assert state.decision is not None
    lying = [ids[option - SPACE] for option in state.decision.options if SPACE <= option < SPACE + CHOICE_SIZE]
    assert lying == ["H07", "H29"]
    table.words("A", "H07")
    assert state.decision is not None
    near = {other for other in range(state.board.size) if state.board.adjacent[ids.index("H07")] >> other & 1}
    assert {option - SPACE for option in state.decision.options} == near | {ids.index("H07")}
    table.words("A", "H08").words("A", "H29").words("A", "H29")
    assert table.look("A", "markers") == ["H08", "H29"]


@pytest.mark.parametrize(("top", "held"), [("Blow", True), ("Trial", False), ("Swing", False)])
def test_the_higher_boost_of_two_cards_shown(top: str, held: bool) -> None:
    """Their Swing has a BOOST value of 2: Blow's 3 is higher, Trial's 1 lower, and one's own Swing as high."""
    shown = "Reveal the top card of your deck and your opponent's deck."
    text = f"{shown} If your card has the higher BOOST value, deal 2 damage to Helper."
    table = trial(text, SCHEME, A={"deck": [top]}, B={"deck": ["Swing"]})
    assert health(table, "Helper") == (5 if held else 7)
