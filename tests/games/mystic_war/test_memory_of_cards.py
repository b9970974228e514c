"""Somebody who remembers every card knows no more than the rules let them, and deals again accordingly."""

from collections.abc import Iterator

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.game import MysticWar
from mulligan.games.mystic_war.table import GENIE_GROUP, RESHUFFLES, TAKES_DISCARD, Table
from mulligan.kernel.events import Event
from mulligan.kernel.random import Random
from mulligan.kernel.state import HIDDEN
from tests.games.tables import walk


def moments(kind: int, wanted: int, seats: int = 4) -> Iterator[tuple[Table, Table, Event]]:
    """Positions just before and just after an event of this kind, out of games of random seats."""
    found = 0
    for seed in range(400):
        before: Table | None = None
        told = 0
        for state in walk(MysticWar(seats=seats), seed, record=True):
            assert isinstance(state, Table)
            assert state.record is not None
            news = state.record.events[told:]
            told += len(news)
            for event in news:
                if event.kind == kind and before is not None:
                    found += 1
                    yield before, state, event
            if found >= wanted:
                return
            twin = state.clone()
            assert isinstance(twin, Table)
            before = twin
    raise AssertionError("too few such moments")


def test_the_card_that_genie_takes_could_be_any_that_was_discarded() -> None:
    told_by_its_number = 0
    moments_seen = 0
    for before, after, event in moments(TAKES_DISCARD, 25):
        moments_seen += 1
        taken = [card for card in after.hands[event.seat] if after.group[card] == GENIE_GROUP]
        watcher = after.view(-1)
        for card in taken:
            if after.printed[card] != cards.WHITE_JUDGMENT:
                assert watcher.position.printed[card] == HIDDEN
                told_by_its_number += before.printed[card] == after.printed[card]
        dealt = {watcher.deal_again(Random(str(n))).printed[taken[0]] for n in range(20)} if taken else set()
        assert dealt <= {before.printed[card] for card in range(cards.ACTION_CARDS)}
    assert told_by_its_number < moments_seen // 2


def test_the_white_backed_judgment_is_known_wherever_it_lies() -> None:
    for _, after, _ in moments(TAKES_DISCARD, 10):
        white = list(after.printed).index(cards.WHITE_JUDGMENT)
        assert after.view(-1).position.printed[white] == cards.WHITE_JUDGMENT


def test_who_counts_cards_tells_the_new_deck_from_the_hands_of_before() -> None:
    told_apart = 0
    for before, after, _ in moments(RESHUFFLES, 6):
        watcher = after.view(-1)
        new_decks = {after.group[card] for card in after.deck if watcher.position.printed[card] == HIDDEN}
        held = {card for hand in before.hands for card in hand} & {card for hand in after.hands for card in hand}
        kept = [card for card in held if watcher.position.printed[card] == HIDDEN and before.group[card] != GENIE_GROUP]
        assert not {after.group[card] for card in kept} & new_decks
        told_apart += len(kept)
        hidden = {card for hand in after.hands for card in hand if watcher.position.printed[card] == HIDDEN}
        old = [card for card in hidden if after.group[card] not in new_decks]  # drawn before the deck was made anew
        for n in range(5):
            dealt = watcher.deal_again(Random(str(n)))
            assert sorted(dealt.printed[card] for card in old) == sorted(after.printed[card] for card in old)
    assert told_apart > 0
