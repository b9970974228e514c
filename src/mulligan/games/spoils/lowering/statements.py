"""What holds for a time or while a card is in play, with all settled that it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mulligan.games.spoils import events as happenings
from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.effects.statement import ChangesDamage, Several, Statement, While, WithNumber
from mulligan.games.spoils.lowering.events import Events
from mulligan.games.spoils.lowering.nouns import ANYWHERE_AT_ALL, Nouns
from mulligan.games.spoils.lowering.slots import OTHER
from mulligan.games.spoils.printed import ANYWHERE, BEING_PLAYED, HAND, OUT_OF_GAME, PLAY
from mulligan.games.spoils.vocabulary.acts.damage import ChangeAmount, SetAmount
from mulligan.games.spoils.vocabulary.acts.playing import Play
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns.amounts import CountOf
from mulligan.games.spoils.vocabulary.nouns.deeds import GoneBy
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.tests import Except, In, InThere, InZones
from mulligan.games.spoils.vocabulary.statics import changes as ch
from mulligan.games.spoils.vocabulary.statics.deeds import BeDiscarded, BeTerminated, Deed
from mulligan.games.spoils.vocabulary.statics.playing import PlayAsInHand, PlayThisFromPile
from mulligan.games.spoils.vocabulary.terms import VARIABLES, Manner
from mulligan.language.core import flow
from mulligan.language.core.amounts import Number, Variable
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Instruction, Paragraph
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

S = TypeVar("S", bound=Statement)
NOTHING: Final = Number(0)
ELSEWHERE: Final = ((BeTerminated, BEING_PLAYED), (BeDiscarded, HAND))  # where it is kept from what
SAYS_WHERE: Final = (In, InThere, InZones, GoneBy)
TextLowering = Callable[[tuple[Paragraph, ...]], tuple[int, int]]


class Statements:
    """Settles statements. `texts` lowers rules text that a card gains and says which paragraphs that made."""

    def __init__(self, nouns: Nouns, texts: TextLowering) -> None:
        self.nouns = nouns
        self.texts = texts

    def lower(self, node: Instruction, noun: Cards | None = None) -> Statement:
        """The statement; `noun` stands for its cards where they have been settled already."""
        match node:
            case flow.Both(several):
                return Several(tuple(self.lower(some) for some in several))
            case flow.Where(ch.Modify(ca.All(slot=slot) | ca.Each(slot=slot)) as act, lets) if speaks_of(lets, slot):
                return self.lower(with_numbers(act, lets), noun)  # of each card its own
            case flow.Where(act, lets):
                made = self.lower(act, noun)
                for let in reversed(lets):
                    made = WithNumber(VARIABLES[let.name], self.nouns.amount(let.value), made)
                return made
            case flow.If(condition, then, otherwise):
                return self._conditional(self.nouns.condition(condition), then, otherwise)
            case flow.Watch(event, act, _, False):
                change = self.damage_change(Events(self.nouns), event, act)
                if change is not None:
                    return change
            case flow.May(Play(from_pile=True) as play):
                return PlayThisFromPile(play.free, play.no_threshold)
            case flow.May(Play(ca.All(kind) | ca.Some(_, kind), free, _, no_threshold, None, None)):
                if not any(isinstance(test, SAYS_WHERE) for test in kind.tests):
                    raise CannotBePlayed(node)  # what is in hand may be played anyway, and is paid for
                return PlayAsInHand(self.nouns.kind(kind, OUT_OF_GAME), free, no_threshold)
            case flow.May(Play(It(slot), free, True, no_threshold, None, None)):
                voided = self.nouns.dealt_with.get(Manner.REMOVED) == slot
                those = Kind((), (), (InThere(ca.Those(slot)),), ANYWHERE)
                return PlayAsInHand(those, free, no_threshold, OUT_OF_GAME if voided else ANYWHERE)
            case Statement():
                return node.holding(self, noun)
        raise CannotBePlayed(node)

    def _conditional(
        self, condition: Condition, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]
    ) -> Statement:
        parts: list[Statement] = [While(condition, self.lower(some)) for some in then]
        parts += [While(Not(condition), self.lower(some)) for some in otherwise]
        return Several(tuple(parts))

    def settled(self, statement: S, noun: Cards | None) -> S:
        """The statement with every part settled; numbers down to which a cost is reduced are known before the game."""
        minimum = getattr(statement, "minimum", None)
        if minimum is not None and not isinstance(minimum, Number):
            raise CannotBePlayed(minimum)
        those = statement.of_those_cards()
        area = ANYWHERE if isinstance(statement, ANYWHERE_AT_ALL) else PLAY

        def settle(part: Node) -> Node:
            if isinstance(part, Cards):
                return noun if noun is not None and part is those else self.affected(part)
            return self.nouns.settle(part, area)

        made = rebuild(statement, settle)
        assert isinstance(made, type(statement))
        return made

    def affected(self, cards: Cards) -> Cards:
        if isinstance(cards, ca.AbilitiesOn):
            return ca.All(self.nouns.kind(cards.kind))  # abilities are known by their cards
        return self.nouns.cards(cards)

    def not_in_play(self, node: ch.Modify) -> Cards | None:
        """305, 314: what cannot be terminated is not in play yet, and what cannot be discarded is in a hand."""
        kept = [some.deed for some in node.changes if isinstance(some, ch.Cannot)]
        area = next((area for deed in kept for kind, area in ELSEWHERE if isinstance(deed, kind)), PLAY)
        if area == PLAY or not isinstance(node.cards, ca.All | ca.Each):
            return None
        if len(node.changes) > 1:
            raise CannotBePlayed(node)
        return self.nouns.cards(node.cards, area)

    def for_each(self, cards: Cards, per: Amount) -> Amount:
        """ "All characters gain 1 strength for each other character": than each of them, not than who says it."""
        counted = per.cards if isinstance(per, CountOf) else None
        if not isinstance(cards, ca.All | ca.Each) or not isinstance(counted, ca.All):
            return self.nouns.amount(per)
        alike = set(cards.kind.types) & set(counted.kind.types) or not (cards.kind.types and counted.kind.types)
        if cards.slot and alike and OTHER in counted.kind.qualities:
            qualities = tuple(some for some in counted.kind.qualities if some != OTHER)
            tests = (*counted.kind.tests, Except(It(cards.slot)))
            per = CountOf(ca.All(with_fields(counted.kind, qualities=qualities, tests=tests)))
        return self.nouns.amount(per)

    # ---- changes ---------------------------------------------------------------------------------------------------

    def changed(self, change: ch.Change) -> ch.Change:
        match change:
            case ch.Gains(ch.Text(paragraphs)):
                return ch.Gains(ch.Text((), *self.texts(paragraphs)))
            case ch.Gains(ch.HasSubtype(name)) | ch.Loses(ch.HasSubtype(name)):
                return type(change)(ch.HasSubtype(name, self.nouns.library.subtype(name)))
            case ch.Cannot(deed):
                kept = rebuild(deed, self._kept_by)
                assert isinstance(kept, Deed)
                return ch.Cannot(kept)
        settled = rebuild(change, self.nouns.settle)
        assert isinstance(settled, ch.Change)
        return settled

    def _kept_by(self, part: Node) -> Node:
        return self._others(part) if isinstance(part, Cards) else self.nouns.settle(part)

    def _others(self, others: Cards) -> Cards:
        """Those by which, or by whose abilities, a card is kept from something (402.7)."""
        match others:
            case ca.EitherOf(several) | ca.Together(several):
                return ca.Together(tuple(self._others(some) for some in several))
            case ca.AbilitiesOn(kind):
                return ca.AbilitiesOn(self.nouns.kind(kind, ANYWHERE))
            case ca.EffectsOf(kind):
                return ca.All(self.nouns.kind(kind, ANYWHERE))
        return self.nouns.cards(others, ANYWHERE)

    # ---- damage ----------------------------------------------------------------------------------------------------

    def damage_change(self, events: Events, event: Event, act: Instruction) -> Statement | None:
        """If damage is inflicted, increase or reduce the amount: it holds like any statement (408.2)."""
        if isinstance(act, flow.Instead):
            act = act.act
        if not isinstance(act, ChangeAmount | SetAmount):
            return None
        made = events.lower(event)
        if isinstance(act, SetAmount):
            return self.damage_changed(made, act.to, False, True)
        return self.damage_changed(made, act.by, act.increase, False, act.minimum)

    def changes_damage(self, event: Event, acts: tuple[Instruction, ...]) -> bool:
        """Is it said of an amount of damage that it is another?"""
        return len(acts) == 1 and self.damage_change(Events(self.nouns), event, acts[0]) is not None

    def damage_changed(
        self, event: Watched, amount: Amount, increase: bool, to_so_much: bool, minimum: Amount = NOTHING
    ) -> Statement:
        for kind in (happenings.DAMAGED, happenings.INFLICTS, happenings.INFLUENCE_LOST, happenings.INFLUENCE_GAINED):
            if event.kinds() == 1 << kind:
                return ChangesDamage(event, kind, self.nouns.amount(amount), increase, to_so_much, minimum)
        raise CannotBePlayed(event)


def speaks_of(lets: tuple[flow.Let, ...], slot: int) -> bool:
    """Is a number one of the very cards that are spoken of?"""
    return any(isinstance(part, It) and part.slot == slot for let in lets for part in walk(let.value))


def with_numbers(act: ch.Modify, lets: tuple[flow.Let, ...]) -> ch.Modify:
    """The act with what its numbers are in their place."""
    values = {let.name: let.value for let in lets}

    def change(part: Node) -> Node:
        return values.get(part.name, part) if isinstance(part, Variable) else rebuild(part, change)

    changed = change(act)
    assert isinstance(changed, ch.Modify)
    return changed
