"""Events as they stand in a paragraph: what they point at is settled, and each is one that can be waited for."""

from __future__ import annotations

from mulligan.games.spoils.effects.happenings import IN_PLAY, Watched
from mulligan.games.spoils.lowering.nouns import Nouns
from mulligan.games.spoils.lowering.slots import of_that_player, players_in, slot_of
from mulligan.games.spoils.printed import ANYWHERE
from mulligan.games.spoils.vocabulary.acts.binding import BindPlayers
from mulligan.games.spoils.vocabulary.acts.playing import Play
from mulligan.games.spoils.vocabulary.happenings import events as ev
from mulligan.games.spoils.vocabulary.happenings import fights as fi
from mulligan.games.spoils.vocabulary.happenings import occasions as oc
from mulligan.games.spoils.vocabulary.happenings.states import ComesToHold, Such
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import Area, PlayedWay
from mulligan.language.core import players as pl
from mulligan.language.core.amounts import ONE, AnyNumber, AtLeast
from mulligan.language.core.flow import Instead, May, Watch
from mulligan.language.core.kinds import Cards, Condition, Event, Instruction, Players
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

SEVERAL = (AnyNumber, AtLeast)


def damage_to(cards: Cards) -> Watched:
    """All damage that is inflicted to them."""
    return oc.IsInflicted(cards)


class Events:
    """Settles an event; `brought` binds the players it brings in, `zones` is where the text must be active."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.brought: list[BindPlayers] = []
        self.zones = IN_PLAY
        self.given: Condition | None = None  # what must hold when it happens

    def lower(self, node: Event) -> Watched:
        if (
            isinstance(node, ev.IsPut)
            and isinstance(node.cards, ca.This | ca.Host)
            and node.zone.area is not Area.DISCARD
        ):
            node = with_fields(node, from_anywhere=False)  # such text is active in play alone (201.5b)
        if not isinstance(node, Watched) or not node.possible():
            raise CannotBePlayed(node)
        if isinstance(node, oc.OneOf):
            return self._any_of(node)
        if isinstance(node, oc.Plays):
            node = played_from(node)
        several = any(isinstance(part, ca.Some) and isinstance(part.quantity, SEVERAL) for part in walk(node))
        if several and (self.nouns.replaces or not node.at_once()):
            raise CannotBePlayed("what happens to several cards at once")
        about_each = not isinstance(node, fi.PlayerAttacked | oc.ComesToControl)
        if isinstance(node, ComesToHold):
            self._such_players(node.condition)
        settled = rebuild(node, lambda part: self._part(part, about_each))
        if isinstance(node, ev.IsDestroyed) and node.damaged_by is not None:
            settled = with_fields(settled, damaged_by=self.nouns.cards(node.damaged_by))
        if isinstance(node, fi.BlocksCard) and not isinstance(node.blocked, ca.Some):
            settled = with_fields(settled, blocked=self.nouns.cards(node.blocked))
        if isinstance(node, fi.IsBlockedBy) and not isinstance(node.cards, ca.Some):
            settled = with_fields(settled, cards=self.nouns.cards(node.cards))
        assert isinstance(settled, Watched)
        self.zones = settled.zones()
        return settled if self.given is None else Such(settled, self.given)

    def _any_of(self, node: oc.OneOf) -> Watched:
        zones = 0
        events: list[Event] = []
        for event in node.events:
            events.append(self.lower(event))
            zones |= self.zones
        self.zones = zones
        return oc.OneOf(tuple(events))

    def _such_players(self, condition: Condition) -> None:
        """ "When a player has no cards in their hand, they …": those of whom it holds."""
        for part in walk(condition):
            if isinstance(part, pl.AnOpponent | pl.AnyPlayer) and (slot := slot_of(part)):
                such = self.nouns.condition(of_that_player(condition, slot))
                self.brought.append(BindPlayers(self.nouns.players(part), slot, such))

    def _part(self, part: Node, about_each: bool) -> Node:
        if isinstance(part, Players):
            if about_each and isinstance(part, pl.EachPlayer | pl.EachOpponent):
                self.nouns.actor = slot_of(part)  # "that player" is the one of the event
            return self.nouns.players(part)
        if isinstance(part, Cards):
            return self._cards(part)
        return self.nouns.settle(part)

    def _cards(self, cards: Cards) -> Cards:
        if isinstance(cards, ca.Among) and cards.quantity == ONE:  # "if one of those characters would be destroyed"
            there = with_fields(cards.kind, tests=(*cards.kind.tests, te.InThere(cards.cards)))
            cards = ca.Some(ONE, there, slot=cards.slot)
        if isinstance(cards, ca.EitherOf | ca.Together):
            return ca.Together(tuple(self.nouns.cards(some, ANYWHERE) for some in cards.cards))
        slot = slot_of(cards)
        for player, owner in players_in(cards):
            about = ca.OwnerOf(ca.Those(slot)) if owner else ca.ControllerOf(ca.Those(slot))
            self.brought.append(BindPlayers(about, player))
        if isinstance(cards, ca.FactionOf) and isinstance(cards.whose, pl.AnOpponent | pl.AnyPlayer):
            self.brought.append(BindPlayers(ca.OwnerOf(ca.Those(slot)), cards.whose.slot))
        return self.nouns.cards(cards, ANYWHERE)


def played_from(event: oc.Plays) -> oc.Plays:
    """ "When you deploy a character from your hand": that is how it is played, and not where it is by then."""
    cards = event.cards
    if event.way is not None or not isinstance(cards, ca.Some):
        return event
    there = [test for test in cards.kind.tests if isinstance(test, te.In) and test.zone.area is Area.HAND]
    if not there:
        return event
    tests = tuple(test for test in cards.kind.tests if test not in there)
    return with_fields(event, cards=with_fields(cards, kind=with_fields(cards.kind, tests=tests)), way=PlayedWay.HAND)


def watched_first(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What is to happen instead to a card that is played is waited for while it is played, not afterwards (506.3)."""
    made = list(acts)
    for i in range(len(made) - 1):
        play, watch = made[i], made[i + 1]
        play = play.act if isinstance(play, May) else play
        if isinstance(play, Play) and isinstance(play.what, It) and isinstance(watch, Watch):
            if isinstance(watch.act, Instead):
                made[i], made[i + 1] = watch, made[i]
    return tuple(made)
