"""Slots of a tree: what cards and players its phrases bring in, for other words to point at."""

from __future__ import annotations

from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import Manner, State
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Instruction
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

OTHER = ki.Is(State.OTHER)


def slot_of(node: object) -> int:
    slot = getattr(node, "slot", 0)
    return slot if isinstance(slot, int) else 0


def players_in(cards: Cards) -> list[tuple[int, bool]]:
    """The slots of players that a kind brings in, and whether they are owners rather than controllers."""
    found: list[tuple[int, bool]] = []
    for node in walk(cards):
        if isinstance(node, te.ControlledBy | te.OwnedBy) and slot_of(node.who):
            found.append((slot_of(node.who), isinstance(node, te.OwnedBy)))
        elif isinstance(node, ca.Zone) and node.of is not None and slot_of(node.of):
            found.append((slot_of(node.of), True))
    return found


def others_than(cards: Cards, dealt_with: dict[Manner, int]) -> Cards:
    """ "All other characters", in a tactic, which is none itself: all but those that were just chosen."""
    if not isinstance(cards, ca.All | ca.Each) or OTHER not in cards.kind.qualities:
        return cards
    slots = [dealt_with[manner] for manner in (Manner.CHOSEN, Manner.PICKED) if dealt_with.get(manner)]
    if not slots:
        return cards
    qualities = tuple(some for some in cards.kind.qualities if some != OTHER)
    tests = (*cards.kind.tests, *(te.Except(It(slot)) for slot in slots))
    return with_fields(cards, kind=with_fields(cards.kind, qualities=qualities, tests=tests))


def of_that_player(condition: Condition, slot: int) -> Condition:
    """The condition said of one player: whoever is bound to the slot, where it speaks of some player."""

    def change(part: Node) -> Node:
        if isinstance(part, pl.AnOpponent | pl.AnyPlayer) and part.slot == slot:
            return pl.They(slot)
        return rebuild(part, change)

    changed = change(condition)
    assert isinstance(changed, Condition)
    return changed


def counted_now(amount: Amount, ahead: tuple[Instruction, ...]) -> list[ca.All]:
    """Cards that an amount counts and later words speak of: those that they are at the time."""
    spoken_of = {part.slot for act in ahead for part in walk(act) if isinstance(part, It)}
    return [part for part in walk(amount) if isinstance(part, ca.All) and part.slot in spoken_of]
