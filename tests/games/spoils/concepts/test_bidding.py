"""Bidding (413)."""

from collections.abc import Sequence

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
AUCTION = tactic(
    "Auction",
    "Players bid. Players cannot bid more than the number of detached resources they control. "
    "Whoever won the bid pays that many resources and draws 2 cards.",
    cost=0,
)
DECK = ["Greed"] * 4


def side(resources: int, hand: Sequence[str] = (), play: Sequence[str] = ()) -> Side:
    return Side(deck=DECK, resources=["Rage"] * resources, hand=list(hand), play=play)


@pytest.mark.rules("413.1", "413.1a")
def test_players_bid_higher_in_turn_from_the_active_player_on_until_one_is_left() -> None:
    scene = Scene([AUCTION], turn="B", A=side(2), B=side(2, hand=["Auction"]), C=side(2))
    scene.choose("B", "Play Auction").pass_windows_of("C").pass_windows_of("A")
    assert scene.asked == "B"
    scene.choose("B", "0")
    assert scene.asked == "C"
    assert scene.options() == ["Do nothing", "1", "2"]  # each number is higher than the last
    scene.choose("C", "1")
    assert scene.asked == "A"
    scene.choose("A", "2")
    assert scene.hand("A") == ["Greed", "Greed"]  # nobody can bid higher
    assert scene.unattached("A") == 0
    assert scene.unattached("C") == 2
    assert scene.happened("wins-bid") == 1


@pytest.mark.rules("413.1b")
def test_whoever_has_passed_does_not_bid_again() -> None:
    scene = Scene([AUCTION], A=side(2, hand=["Auction"]), B=side(2), C=side(2))
    scene.choose("A", "Play Auction")
    scene.choose("A", "0").choose("B", "Do nothing").choose("C", "1").choose("A", "2")
    assert scene.hand("A") == ["Greed", "Greed"]
    assert scene.hand("B") == scene.hand("C") == []


@pytest.mark.rules("413.1b")
def test_a_player_who_cannot_bid_higher_passes() -> None:
    scene = Scene([AUCTION], A=side(2, hand=["Auction"]), B=side(1))
    scene.choose("A", "Play Auction", "1")
    assert scene.hand("A") == ["Greed", "Greed"]
    assert scene.happened("bids") == 1


@pytest.mark.rules("413.1")
def test_the_last_who_remains_wins_without_a_bid() -> None:
    scene = Scene([AUCTION], A=side(2, hand=["Auction"]), B=side(1))
    scene.choose("A", "Play Auction", "Do nothing")
    assert scene.hand("B") == ["Greed", "Greed"]
    assert scene.unattached("B") == 1


MARKET = item(
    "Market",
    "At the start of each turn, the active player reveals cards from the top of their deck until a character is "
    "revealed or no cards are left. Players bid on the character. Players cannot bid more "
    "than the number of detached resources they control. Whoever won the bid pays that many resources, then puts the "
    "character into play under their control. Shuffle all other revealed cards into their owner's deck.",
)


@pytest.mark.rules("413.1", "407.2")
def test_a_character_from_the_deck_of_whose_turn_it_is_goes_to_the_highest_bidder() -> None:
    scene = Scene(
        [MARKET, BRUISER],
        A=Side(play=["Market"], deck=["Rage"] * 2, resources=["Rage"] * 4),
        B=Side(deck=["Greed", "Greed", "Bruiser", "Rage"], resources=["Rage"]),
    )
    scene.choose("A", "End the turn")
    scene.choose("B", "Market")
    assert scene.happened("revealed") == 3
    scene.choose("B", "1").choose("A", "2")
    assert scene.controller("Bruiser") == "A"
    assert scene.unattached("A") == 2
    assert scene.state.owner[scene.card("Bruiser")] == 1
    assert scene.happened("shuffled") == 1


@pytest.mark.rules("413.1")
def test_without_a_character_nobody_bids() -> None:
    scene = Scene(
        [MARKET],
        A=Side(play=["Market"], deck=["Rage"] * 2, resources=["Rage"] * 4),
        B=Side(deck=["Greed", "Greed"], resources=["Rage"]),
    )
    scene.choose("A", "End the turn").choose("B", "Market")
    assert scene.happened("bids") == scene.happened("wins-bid") == 0
    assert scene.happened("revealed") == 2
