"""2.0 to 3.0: what is on the table before the first round."""

import pytest

from mulligan import games
from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.games.mystic_war.mat import AT_THE_START, CARDS_DRAWN, CONTENT, HAND_LIMIT, LEAST, MOST
from mulligan.games.mystic_war.options import ABOUT_ANY_TIME, DECLINE
from mulligan.games.mystic_war.table import CUTS, GOES_FIRST
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import HIDDEN
from tests.games.mystic_war.arranged import arranged
from tests.games.tables import walk

SEEDS = range(12)


def laid_out(seats: int, seed: int) -> MysticWarState:
    state = games.game("mystic-war", seats=seats).lay_out(seed, record=True)
    assert isinstance(state, MysticWarState)
    return state


def counted(kind_of_card: int) -> int:
    return sum(cards.COUNT[kind] for kind in range(cards.KINDS) if cards.TYPE[kind] == kind_of_card)


@pytest.mark.rules("2.3")
def test_there_are_82_action_cards_of_four_kinds() -> None:
    assert [counted(kind) for kind in (cards.RESOURCE, cards.SPELL, cards.DEITY, cards.EVENT)] == [48, 13, 9, 12]
    assert cards.ACTION_CARDS == 82


@pytest.mark.rules("2.2", "City", "Archmage", "Hoard", "Balanced")
def test_there_are_three_of_each_victory_card() -> None:
    goals = {
        cards.NAME[k]: (cards.COUNT[k], *cards.NEEDS[k]) for k in range(cards.KINDS) if cards.TYPE[k] == cards.VICTORY
    }
    assert goals == {
        "City": (3, 40, 10, 10),
        "Archmage": (3, 10, 40, 10),
        "Hoard": (3, 10, 10, 40),
        "Balanced": (3, 20, 20, 20),
    }


@pytest.mark.rules("2.1", "6.1", "6.2")
def test_the_mat_has_a_box_for_each_ten() -> None:
    assert (LEAST, MOST) == (1, 49)
    for value in range(1, 50):
        table = arranged(A={"followers": value, "mystic power": value}).table
        assert CARDS_DRAWN[table.box(Seat(0), 0)] == 2 + value // 10
        assert HAND_LIMIT[table.box(Seat(0), 1)] == 2 + value // 10


@pytest.mark.rules("3.0")
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_realm_starts_with_five_of_each_and_is_content(seats: int) -> None:
    state = laid_out(seats, 1)
    assert list(state.resources) == [AT_THE_START] * 3 * seats == [5] * 3 * seats
    assert all(state.wealth(Seat(seat)) == CONTENT for seat in range(seats))


@pytest.mark.rules("3.0")
@pytest.mark.parametrize("seats", [0, 1, 2, 9])
def test_the_game_is_for_three_to_eight(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 8"):
        games.game("mystic-war", seats=seats)


@pytest.mark.rules("3.0a")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_its_seat_knows_a_goal_and_nobody_those_set_aside(seed: int) -> None:
    state = laid_out(5, seed)
    assert [state.seen[goal] for goal in state.goals] == [1, 2, 4, 8, 16]
    assert len(state.spare_goals) == 7
    assert all(state.seen[goal] == 0 for goal in state.spare_goals)


@pytest.mark.rules("3.0b", "Ruling 17")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_white_backed_judgment_lies_face_up_under_the_deck(seed: int) -> None:
    state = laid_out(4, seed)
    assert state.printed[state.deck[0]] == cards.WHITE_JUDGMENT
    assert state.seen[state.deck[0]] == 0b1111
    assert cards.WHITE_JUDGMENT not in [state.printed[card] for card in state.deck[1:]]


@pytest.mark.rules("3.0c", "Ruling 27")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_highest_resource_card_cut_goes_first_and_ties_cut_again(seed: int) -> None:
    state = laid_out(8, seed)
    assert state.record is not None
    cuts = [event for event in state.record.events if event.kind == CUTS]
    values = [cards.AMOUNT[e.amount] if cards.TYPE[e.amount] == cards.RESOURCE else 0 for e in cuts]
    running = list(range(8))
    while len(running) > 1:
        cut, values = dict(zip(running, values, strict=False)), values[len(running) :]
        running = [seat for seat in running if cut[seat] == max(cut.values())]
    (first,) = [event.seat for event in state.record.events if event.kind == GOES_FIRST]
    assert running == [first]
    assert state.first == first
    assert values == []


@pytest.mark.rules("3.0d")
@pytest.mark.parametrize("seats", range(3, 9))
def test_two_cards_are_dealt_to_each(seats: int) -> None:
    state = laid_out(seats, 2)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert len(state.deck) == 82 - 2 * seats
    for seat, hand in enumerate(state.hands):
        assert all(state.seen[card] == 1 << seat for card in hand)


@pytest.mark.rules("Ruling 8")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_turn_finds_four_cards_in_hand_and_no_way_to_pass(seed: int) -> None:
    state = games.game("mystic-war", seats=4).start(seed)
    assert isinstance(state, MysticWarState)
    while state.decision is not None and state.decision.subject == ABOUT_ANY_TIME:
        assert state.decision.seat != state.first
        state.apply(DECLINE)
    assert state.decision is not None
    seat = state.decision.seat
    assert seat == state.first
    assert len(state.hands[seat]) == 4
    assert 1 not in state.decision.options


@pytest.mark.rules("Ruling 17")
def test_everybody_knows_who_holds_the_white_backed_judgment() -> None:
    white = "Judgment (white-backed)"
    position = arranged(turn="A", B={"hand": [white, "Riches 4"]}, A={"hand": ["Riches 6"]})
    seen = position.state.view(0).position
    assert isinstance(seen, MysticWarState)
    assert sorted(seen.printed[card] for card in seen.hands[1]) == [HIDDEN, cards.WHITE_JUDGMENT]


@pytest.mark.rules("Ruling 9")
def test_the_names_of_the_cards_are_those_of_the_card_summary() -> None:
    assert "Kingdom" not in cards.NAME
    assert not any(name.startswith("Transformation") for name in cards.NAME)
    assert {"City", "Transmutation (Gold)"} <= set(cards.NAME)


@pytest.mark.parametrize("seats", range(3, 9))
def test_random_games_stay_sound_at_every_number_of_seats(seats: int) -> None:
    """The short form of bench/soak.py."""
    game = games.game("mystic-war", seats=seats)
    for seed in range(3):
        assert all(state.faults() == [] for state in walk(game, seed))
