"""Set-up: boards, heroes, hands, placement, items and teams."""

import pytest

from mulligan import games
from mulligan.games.unmatched import layout
from mulligan.games.unmatched.battlefields import COMBAT_ITEM, NO_ITEM, SCHEME_ITEM, all_battlefields, battlefield
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.heroes import own_heroes
from mulligan.games.unmatched.options import SPACE
from mulligan.games.unmatched.table import TURN_PLAYER
from mulligan.kernel.view import View
from tests.games.unmatched.arranged import PANTHER, SOLDIER, WIDOW, started

BOARDS = sorted(board.name for board in all_battlefields().values())


@pytest.mark.rules("setup-1", "space-2")
@pytest.mark.parametrize("name", BOARDS)
def test_every_board_loads_and_hangs_together(name: str) -> None:
    board = battlefield(name)
    assert 2 <= len(board.starts) <= 4
    assert all(distance < 99 for row in board.distance for distance in row)
    assert all(board.zones)
    for space in range(board.size):
        for other in range(board.size):
            assert board.adjacent[space] >> other & 1 == board.adjacent[other] >> space & 1


def test_there_are_fourteen_boards() -> None:
    assert len(BOARDS) == 14


@pytest.mark.rules("setup-2", "hero-1")
def test_the_three_heroes_have_their_decks_and_sidekicks() -> None:
    sizes = {hero.name: sum(card.count for card in hero.cards) for hero in own_heroes().values()}
    assert sizes == {PANTHER: 30, WIDOW: 31, SOLDIER: 30}
    state = started(heroes=[PANTHER, SOLDIER])
    assert state.sheet.fighter_name == [PANTHER, "Shuri", SOLDIER]
    assert state.sheet.hero == [True, False, True]


@pytest.mark.rules("setup-3")
def test_fighters_begin_at_their_printed_health() -> None:
    assert list(started(heroes=[WIDOW, PANTHER]).health) == [13, 6, 14, 6]


@pytest.mark.rules("setup-4", "mission-1")
def test_five_cards_and_for_black_widow_the_moscow_protocol_as_well() -> None:
    state = started(heroes=[SOLDIER, WIDOW])
    assert [len(hand) for hand in state.hands] == [5, 6]
    assert "The Moscow Protocol" in [state.sheet.name[state.printed[card]] for card in state.hands[1]]


@pytest.mark.rules("setup-5", "setup-6", "setup-7")
def test_heroes_stand_in_their_starting_spaces_and_sidekicks_in_one_of_their_zones() -> None:
    for seed in range(20):
        state = started(seed, heroes=[WIDOW, PANTHER])
        board = state.board
        assert [state.space[0], state.space[2]] == board.starts[:2]
        for hero, sidekick in ((0, 1), (2, 3)):
            assert board.zones[state.space[hero]] & board.zones[state.space[sidekick]]
            assert state.space[hero] != state.space[sidekick]
        assert state.turn[TURN_PLAYER] == 0


def test_every_space_where_a_sidekick_cannot_start_says_why_not() -> None:
    state = games.game("unmatched", heroes=[WIDOW, SOLDIER]).start(1)
    assert isinstance(state, UnmatchedState)
    assert state.decision is not None
    view = View(state, state.decision.seat)
    assert layout.prompt_kind(view) == "placement"
    others = {SPACE + space for space in range(state.board.size)} - set(state.decision.options)
    assert SPACE + state.space[0] in others
    assert others <= set(layout.imaginable(view))
    for action in others:
        refusal = state.why_not(view.seat, action)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("setup-5", "not-a-start")


@pytest.mark.rules("item-1")
def test_an_item_of_the_right_sort_lies_on_each_slot_at_random() -> None:
    seen = set()
    for seed in range(10):
        state = started(seed, heroes=[WIDOW, SOLDIER])
        for space, token in enumerate(state.items):
            slot = state.board.slot[space]
            assert (token >= 0) == (slot in (SCHEME_ITEM, COMBAT_ITEM))
            assert slot == NO_ITEM or state.sheet.item_slot[token] == slot
        seen.add(tuple(state.items))
    assert len(seen) > 1
    assert set(started(heroes=[WIDOW, SOLDIER], items=False).items) == {-1}


@pytest.mark.rules("team-2", "team-4")
def test_three_people_can_play_four_heroes() -> None:
    state = started(heroes=[WIDOW, SOLDIER, PANTHER, SOLDIER], teams=True, seats=3)
    assert state.seats == 3
    assert state.seat_of == [0, 1, 0, 2]
    assert [state.space[fighter] for fighter in (0, 2, 3, 5)] == state.board.starts


@pytest.mark.rules("team-3")
def test_a_team_game_needs_four_starting_spaces() -> None:
    with pytest.raises(ValueError, match="too few for 4 heroes"):
        games.game("unmatched", heroes=[WIDOW, SOLDIER, PANTHER, SOLDIER], teams=True, board="Yukon")


@pytest.mark.parametrize("setup", [{"heroes": [WIDOW]}, {"heroes": [WIDOW] * 5}, {"heroes": [WIDOW, "Nobody"]},
                                   {"board": "Nowhere"}, {"heroes": [WIDOW] * 3, "teams": True},
                                   {"heroes": [WIDOW] * 3, "seats": 2}])  # fmt: skip
def test_a_set_up_that_cannot_be_is_refused_in_words(setup: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\."):
        games.game("unmatched", **setup)


@pytest.mark.rules("Ruling 21")
def test_a_sidekick_is_not_placed_where_a_hero_starts() -> None:
    state = games.game("unmatched", heroes=[WIDOW, PANTHER, SOLDIER], board="Sarpedon").start(1)
    assert isinstance(state, UnmatchedState)
    while state.placing():
        assert state.decision is not None
        assert not {option - SPACE for option in state.decision.options} & set(state.board.starts)
        state.apply(state.decision.options[0])
