"""7.10 and what runs out: the deck in the middle of things, and cards altogether."""

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from mulligan.games.mystic_war.cards import WHITE_JUDGMENT
from mulligan.games.mystic_war.table import EXCHANGES, KEEPS_GOAL
from mulligan.kernel.numbers import Seat
from tests.games.mystic_war.arranged import Arranged, arranged

WHITE = "Judgment (white-backed)"


@pytest.mark.rules("Ruling 6", "Ruling 31", "Mega-Blast", "7.10")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_mega_blast_that_runs_the_deck_out_goes_on_with_the_discards(seed: str) -> None:
    full = {"followers": 30, "mystic power": 30, "gold": 30, "hand": ["Riches 6"]}
    scene = arranged(
        seed=seed, turn="A", A={"hand": ["Mega-Blast", "Riches 4"]}, B=full, deck=["Negation"], deck_size=2
    )
    scene.words("A", "Mega-Blast on B")
    followers, mystic_power, gold = scene.resources("B")
    assert followers == mystic_power == gold
    assert 30 - gold in (4, 6, 8, 10)
    table = scene.table
    assert table.deck_ended
    assert table.printed[table.deck[0]] == WHITE_JUDGMENT


@pytest.mark.rules("Ruling 28", "7.10")
def test_what_is_not_there_is_not_drawn() -> None:
    scene = arranged(step="special powers", first_player="A", A={"followers": 45, "hand": []}, B={"hand": []})
    table = scene.table
    # Everything is in C's hand but three cards.
    for card in [*table.deck[3:], *table.discarded()]:
        table.into_hand(card, Seat(2))
        table.seen[card] |= 1 << 2
    table.lay_deck(list(table.deck[:3]))
    table.discards = vec[i32]()
    scene.words("A", "decline").done()
    assert [len(scene.hand(seat)) for seat in "AB"] == [3, 0]
    assert table.deck == ()
    assert table.faults() == []


def ended(seed: str = "3", **given: str) -> Arranged:
    """A round in which B has drawn and played the white-backed Judgment, at its end."""
    scene = arranged(
        seed=seed,
        step="draw",
        first_player="A",
        deck=["Dragon 4", "Dragon 6"],
        deck_size=3,
        A={"goal": "City", "hand": []},
        B={"goal": "City", "hand": []},
        C={"goal": "City", "hand": []},
    )
    scene.words("A", "pass").words("B", WHITE).words("C", "pass").words("A", "pass").words("B", "pass")
    return scene


@pytest.mark.rules("7.10b")
def test_an_exchanged_goal_is_shuffled_in_before_the_next_seat_draws() -> None:
    """All three Cities are given out: whoever exchanges second may draw the City that came back."""
    drawn = set()
    for seed in range(200):
        scene = ended()
        scene.state.key = seed + 1
        before = scene.table.goals
        scene.words("A", "exchange")
        assert scene.table.goals[0] != before[0]
        assert before[0] in scene.table.spare_goals
        scene.words("B", "exchange")
        drawn.add(str(scene.stage.look(scene.state, 1, "goal")))
    assert drawn == {"City", "Archmage", "Hoard", "Balanced"}


@pytest.mark.rules("7.10b", "7.11")
def test_the_new_first_player_exchanges_first_then_clockwise() -> None:
    scene = ended()
    asked = [scene.asked]
    while len(asked) < 3:
        scene.words(scene.asked, "decline")
        asked.append(scene.asked)
    assert asked == ["A", "B", "C"]
    assert all(scene.offers("exchange") for _ in asked)


@pytest.mark.rules("7.10b")
def test_without_an_end_of_the_deck_there_is_no_exchange() -> None:
    hand = ["Riches 6"]
    scene = arranged(turn="A", A={"hand": hand}, B={"hand": hand}, C={"hand": hand})
    scene.everybody("pass")
    scene.settle()
    assert scene.stage.look(scene.state, -1, "round") == 2
    assert not scene.happened(EXCHANGES)
    assert not scene.happened(KEEPS_GOAL)
