"""The nouns of instructions: what must be chosen is chosen first, and bound to its slot for later words."""

from __future__ import annotations

from typing import TypeVar

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.lowering.nouns import EVERYTHING, Nouns, code
from mulligan.games.spoils.lowering.slots import players_in, slot_of
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import ANYWHERE, PLAY, Printed
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.terms import HIDDEN_VARIABLE, Manner, Named, State
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Players, Quantity
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.tree import Node, rebuild, with_fields

A = TypeVar("A", bound=Act)

DIFFERENCES = {Named.CARD: ops.OTHER_NAMES, Named.TRADE: ops.OTHER_TRADES}  # in what chosen cards must differ
SCRATCH_SLOT = 900
MOST_CHOSEN = 20


def difference(kind: ki.Kind) -> int:
    """The flag of a choice of cards that must differ from each other."""
    what = am.different_in(kind)
    return 0 if what is None else DIFFERENCES[what]


class Choosing(Plan):
    """The part of the writer of programs that settles which cards and players an instruction means."""

    def __init__(self, printed: Printed, nouns: Nouns, wording: Wording) -> None:
        super().__init__()
        self.printed = printed
        self.nouns = nouns
        self.wording = wording
        self.ops: list[Code] = []
        self.looked = 0  # the slot of the cards looked at, revealed or found last
        self.dealt: list[int] = []  # the slots of those of them that were dealt with
        self.scratch = SCRATCH_SLOT
        self.most_chosen = 0  # how many cards the choice before asks for at most
        self.loops = 0  # how many loops are open
        self.each = False  # while what several players do, one after another, is being written

    def emit(self, made: Code) -> Code:
        self.ops.append(made)
        return made

    @property
    def here(self) -> int:
        return len(self.ops)

    def deed(self, act: Act) -> None:
        """An act that has all settled stands in the program as it is."""
        made = code(ops.DO)
        made.act = act
        made.chosen = act.chosen()
        self.emit(made)

    def settled(self, act: A) -> A:
        """An act with all settled that it speaks of, in reading order; what must be chosen is chosen first."""
        made = rebuild(act, self._settled_part)
        assert isinstance(made, type(act))
        subject = made.subject()
        if isinstance(subject, Cards):
            self.deal_with(made.manner(), subject)
        return made

    def _settled_part(self, part: Node) -> Node:
        return self.settle(part) if isinstance(part, Cards) else self.nouns.settle(part)

    def looked_at(self, slot: int, cards: Cards | None = None) -> None:
        """Cards were looked at, revealed or found: later words may deal with some of them and with the rest."""
        self.looked = slot
        self.dealt = [cards.slot] if isinstance(cards, ca.UntilRevealed) else []

    def fresh(self) -> int:
        self.scratch += 1
        return self.scratch

    def settle(self, node: Cards, flags: int = 0, area: int = PLAY, whose: Players | None = None) -> Cards:
        """A noun for the cards of an instruction; what must be chosen is chosen first, and bound to its slot."""
        match node:
            case ca.Some(quantity, kind, random, slot) if (dealt := self.nouns.dealt(kind)) is not None:
                self._choose(quantity, EVERYTHING, slot, flags | ops.FROM_BOUND).parts.append(dealt)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.Some(quantity, kind, random, slot):
                lowered = self.nouns.kind(kind, area, whose)
                if random:
                    flags |= ops.RANDOM
                flags |= difference(kind)
                self._choose(quantity, lowered, slot, flags)
                for player, owner in players_in(node):
                    about = ca.OwnerOf(ca.Those(slot)) if owner else ca.ControllerOf(ca.Those(slot))
                    self.emit(code(ops.BIND_PLAYERS, about, a=player))
                if lowered.where == PLAY and not lowered.by_front:
                    self.nouns.types_spoken_of[slot] = lowered.mask
                return self.chosen(slot)
            case ca.Among(quantity, of, kind, other, slot):
                lowered = self.nouns.kind(kind, ANYWHERE)
                source = self.settle(of)
                if other and isinstance(source, ca.Those):
                    source = ca.Rest(0, source.slot, tuple(self.dealt))
                made = self._choose(quantity, lowered, slot, flags | ops.FROM_BOUND)
                made.parts.append(source)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.All(kind) | ca.Each(kind) if (dealt := self.nouns.dealt(kind)) is not None:
                noun: Cards = dealt
                if any(isinstance(some, ki.Is) and some.state is State.OTHER for some in kind.qualities):
                    noun = ca.Rest(0, dealt.slot, tuple(self.dealt))
                self.dealt.append(slot_of(node))
                return self.bind(noun, slot_of(node))
            case ca.UntilRevealed(whose_, kind, slot):
                lowered = self.nouns.kind(kind, ANYWHERE)
                revealed = self.fresh()
                self.bind(ca.UntilRevealed(self.settle_players(whose_), lowered), revealed)
                self.bind(ca.DealtWith(revealed, ANYWHERE, lowered), slot)
                return ca.Those(revealed)
            case ca.All() | ca.Each() | ca.Whole() | ca.Members() | ca.FactionOf():
                noun = self.settled_noun(node, area)
                return self.bind(noun, slot_of(node))
            case ca.Top(quantity, of, slot) | ca.Bottom(quantity, of, slot):
                players = self.settle_players(of)
                count = self.nouns.quantity(quantity)
                count = self.at_most(count, isinstance(quantity, core.UpTo))
                self.looked, self.dealt = slot, []
                end = ca.Bottom if isinstance(node, ca.Bottom) else ca.Top
                return self.bind(end(core.Exactly(count), players), slot)
            case ca.Rest():
                if not self.looked:
                    raise CannotBePlayed(node)
                return ca.Rest(0, self.looked, tuple(self.dealt))
            case ca.Together(cards):
                return ca.Together(tuple(self.settle(some, flags, area, whose) for some in cards))
        return self.nouns.cards(node)

    def chosen(self, slot: int) -> Cards:
        """The cards that this very instruction chooses: where it comes to nothing, they are nothing (402.5b)."""
        return ca.Those(slot, self.nouns.types_spoken_of.get(slot, 0), True)

    def deal_with(self, manner: Manner | None, noun: Cards) -> None:
        """Later words speak of these cards by what is done to them now. What each of several players has done
        it to is kept together."""
        if manner is None:
            return
        slot = slot_of(noun) if isinstance(noun, ca.Those) else 0
        if self.each and slot:
            slot = self.fresh()
            self.emit(code(ops.BIND, noun, a=slot, c=1))
        self.nouns.dealt_with[manner] = slot

    def settled_noun(self, node: Cards, area: int) -> Cards:
        if isinstance(node, ca.FactionOf):
            return ca.FactionOf(self.settle_players(node.whose))
        if isinstance(node, ca.Whole) and node.zone.of is not None:
            return ca.Whole(ca.Zone(node.zone.area, self.settle_players(node.zone.of)))
        return self.nouns.cards(node, area)

    def bind(self, noun: Cards, slot: int) -> Cards:
        if not slot:
            return noun
        self.emit(code(ops.BIND, noun, a=slot))
        return ca.Those(slot)

    def _choose(self, quantity: Quantity, kind: ki.Kind, slot: int, flags: int) -> Code:
        if isinstance(quantity, core.UpTo | core.AnyNumber):
            flags |= ops.UP_TO
        amount = self.nouns.quantity(quantity)
        self.most_chosen = amount.value if isinstance(amount, core.Number) else MOST_CHOSEN
        made = self.emit(code(ops.CHOOSE, amount, a=slot, b=flags, kind=kind))
        self.emit(code(ops.CHOSEN, a=slot, b=flags, kind=kind))
        return made

    def at_most(self, amount: Amount, up_to: bool, also: Amount | None = None) -> Amount:
        """The amount, or where it says "up to" whatever number up to it is chosen now (410.2)."""
        if not up_to:
            return amount
        bounds = [amount] if also is None else [amount, self.nouns.amount(also)]
        self.emit(code(ops.CHOOSE_NUMBER, *bounds, a=HIDDEN_VARIABLE, b=1))
        self.emit(code(ops.CHOSEN_NUMBER, a=HIDDEN_VARIABLE))
        return am.Letter(HIDDEN_VARIABLE)

    def choose_number(self, which: int, most: Amount | None, more_than: Amount | None = None) -> None:
        """410.2: a number is chosen for X, Y or Z."""
        bound = most or more_than
        limits = [] if bound is None else [bound]
        flags = 1 if most is not None else 2 if more_than is not None else 0
        self.emit(code(ops.CHOOSE_NUMBER, *limits, a=which, b=flags))
        self.emit(code(ops.CHOSEN_NUMBER, a=which))

    def name_one(self, what: int, terms: list[int]) -> None:
        """Something of a sort is named, out of these where there are any."""
        self.nouns.named = True
        self.emit(code(ops.NAME_ONE, *(code(ops.NUMBER, a=term) for term in terms), a=what))
        self.emit(code(ops.NAMED_ONE, a=what, b=-1))

    def let(self, which: int, value: Amount) -> None:
        """X, Y or Z is so much from now on."""
        self.emit(code(ops.LET, value, a=which))

    def divide(self, amount: Amount, among: Cards, up_to: bool) -> None:
        """An amount is divided among cards, each its share."""
        self.emit(code(ops.DIVIDE, amount, among, b=int(up_to)))
        self.emit(code(ops.DIVIDED, amount, among, b=int(up_to)))

    def again_until(self, condition: Condition) -> None:
        """All is done again from the beginning, unless something holds."""
        self.emit(code(ops.LOOP_UNTIL, condition, a=0))

    def in_any_order(self, cards: Cards) -> Cards:
        """The same cards in an order that is chosen."""
        slot = self.fresh()
        unlimited = core.Number(core.NO_LIMIT)
        self.emit(code(ops.CHOOSE, unlimited, cards, a=slot, b=ops.FROM_BOUND, kind=EVERYTHING))
        self.emit(code(ops.CHOSEN, a=slot, b=ops.FROM_BOUND, kind=EVERYTHING))
        return ca.Those(slot)

    def look_for(self, what: Cards, area: int, whose: Players) -> int:
        """312: choose what is searched for; gives its slot."""
        if not isinstance(what, ca.Some):
            raise CannotBePlayed(what)
        kind = with_fields(self.nouns.kind(what.kind, area, whose), area=area, whose=whose)
        flags = ops.SEARCHING | difference(what.kind)
        if what.kind != ki.Kind() or not isinstance(what.quantity, core.Exactly):
            flags |= ops.UP_TO  # 312.2: the right to fail
        self.emit(code(ops.CHOOSE, self.nouns.quantity(what.quantity), a=what.slot, b=flags, kind=kind))
        self.emit(code(ops.CHOSEN, a=what.slot, b=flags, kind=kind))
        return what.slot

    def settle_players(self, who: Players) -> Players:
        """Players of an instruction; one of several is chosen first."""
        if isinstance(who, pl.SomePlayers):
            head = self.emit(code(ops.FOR_COUNT, self.nouns.quantity(who.quantity), b=self.loops))
            self.emit(code(ops.CHOOSE_PLAYER, self.nouns.players(who), a=who.slot, b=1))
            self.emit(code(ops.CHOSEN_PLAYER, a=who.slot))
            self.emit(code(ops.JUMP, a=self.here - 3))
            head.a = self.here
            return pl.They(who.slot)
        if isinstance(who, pl.AnOpponent | pl.AnyPlayer | ca.OpponentOf) and slot_of(who):
            self.emit(code(ops.CHOOSE_PLAYER, self.nouns.players(who), a=slot_of(who)))
            self.emit(code(ops.CHOSEN_PLAYER, a=slot_of(who)))
            return pl.They(slot_of(who))
        return self.nouns.players(who)
