"""Slots of a tree: what cards and players its phrases bring in, for other words to point at."""

from __future__ import annotations

from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.nouns.parties import FightsIt, InParty
from mulligan.games.spoils.vocabulary.statics.changes import Modify
from mulligan.games.spoils.vocabulary.terms import CardType, Manner, Party, State
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Instruction, Players
from mulligan.language.flow import CannotBePlayed
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


def others_than(cards: Cards, dealt_with: dict[Manner, int], itself: bool) -> Cards:
    """ "All other characters", in a tactic, which is none itself: all but those that were just chosen.

    "Another character", on a card that is one itself, is neither that card nor those.
    """
    if not isinstance(cards, ca.Some if itself else ca.Some | ca.All | ca.Each) or OTHER not in cards.kind.qualities:
        return cards
    slots = [dealt_with[manner] for manner in (Manner.CHOSEN, Manner.PICKED) if dealt_with.get(manner)]
    if not slots:
        return cards
    qualities = tuple(some for some in cards.kind.qualities if itself or some != OTHER)
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


def counted_now(said: Amount | Cards, ahead: tuple[Instruction, ...]) -> list[ca.All | ca.Each]:
    """All cards of a kind that are counted, or of which something is said, and later words speak of again: those that
    they are at the time."""
    spoken_of = {part.slot for act in ahead for part in walk(act) if isinstance(part, It)}
    return [part for part in walk(said) if isinstance(part, ca.All | ca.Each) and part.slot in spoken_of]


def refuse_unbound(condition: Condition, ahead: tuple[Instruction, ...]) -> None:
    """ "If a character inflicted damage to a faction this turn, destroy it": who that was is not known."""
    if any(isinstance(part, mo.InResponse | mo.PlayedResponding) for part in walk(condition)):
        return
    asked = {part.slot for part in walk(condition) if isinstance(part, ca.Some)} - {0}
    if asked and any(isinstance(part, It) and part.slot in asked for act in ahead for part in walk(act)):
        raise CannotBePlayed("a card of which it is only asked whether there is one")


def player_meant(condition: Condition, act: Instruction) -> Players | None:
    """The player that a condition brings in and the act speaks of again: "an opponent …, that player …"."""
    spoken_of = {part.slot for part in walk(act) if isinstance(part, pl.They)}
    for part in walk(condition):
        if isinstance(part, pl.AnOpponent | pl.AnyPlayer) and part.slot in spoken_of:
            return part
    return None


def of_the_host(condition: Condition, act: Instruction) -> Instruction:
    """What is said of the card that "this card is attached to", while it is: its host, whichever that is."""
    hosts: set[int] = set()
    for part in walk(condition):
        if isinstance(part, co.Passes) and isinstance(part.cards, ca.This) and isinstance(part.test, te.AttachedTo):
            hosts.add(slot_of(part.test.to))
    if not any(hosts):
        return act

    def change(part: Node) -> Node:
        return ca.Host() if isinstance(part, It) and part.slot in hosts else rebuild(part, change)

    changed = change(act)
    assert isinstance(changed, Instruction)
    return changed


def as_meant(text: p.CardText) -> p.CardText:
    """The text with what it leaves to be understood: which card lies on top of a deck, whom a party opposes."""
    return with_opposed(with_tops(text))


def with_tops(text: p.CardText) -> p.CardText:
    """What is said of "that card" where what holds has spoken of the top of a deck: whichever lies there."""
    tops: dict[int, Node] = {}
    for paragraph in text.paragraphs:
        if isinstance(paragraph, p.Static):
            tops |= {slot_of(part): with_fields(part, slot=0) for part in walk(paragraph) if isinstance(part, ca.Top)}
    tops.pop(0, None)
    if not tops:
        return text

    def change(part: Node) -> Node:
        return tops.get(part.slot, part) if isinstance(part, It) else rebuild(part, change)

    changed = change(text)
    assert isinstance(changed, p.CardText)
    return changed


def with_opposed(text: p.CardText) -> p.CardText:
    """ "The character loses 1 life for each member of the opposing party": of the party that opposes that character."""

    def told(part: Node) -> Node:
        said = [some for some in walk(part) if isinstance(some, Modify)] if isinstance(part, Instruction) else []
        if len(said) != 1 or not isinstance(said[0].cards, It | ca.Host):
            return rebuild(part, told)
        return of_those_opposing(part, said[0].cards)

    if not any(is_opposing(part) for part in walk(text)):
        return text
    changed = told(text)
    assert isinstance(changed, p.CardText)
    return changed


def of_those_opposing(act: Node, cards: Cards) -> Node:
    """An act that speaks of the opposing party as of those who fight these cards."""

    def change(part: Node) -> Node:
        if isinstance(part, ca.Members) and is_opposing(part):
            return ca.All(ki.Kind((CardType.CHARACTER,), (), (FightsIt(cards),)), part.slot)
        return FightsIt(cards) if is_opposing(part) else rebuild(part, change)

    return change(act)


def is_opposing(part: Node) -> bool:
    """Does it speak of the opposing party, and not say whom that opposes?"""
    return isinstance(part, ca.Members | InParty) and part.party is Party.OPPOSING


def brought_in(tree: Node) -> set[int]:
    """The slots that the phrases of a tree bring in."""
    return {slot_of(part) for part in walk(tree) if slot_of(part) and not isinstance(part, It | pl.They)}


def pointed_at(tree: Node) -> set[int]:
    """The slots that a tree speaks of and does not bring in itself."""
    return {part.slot for part in walk(tree) if isinstance(part, It | pl.They)} - brought_in(tree)
