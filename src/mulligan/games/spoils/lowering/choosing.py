"""The nouns of instructions: what must be chosen is chosen first, and bound to its slot for later words."""

from __future__ import annotations

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code, Kind
from mulligan.games.spoils.lowering.nouns import HIDDEN_VARIABLE, CannotExecute, Nouns, code, different_in
from mulligan.games.spoils.lowering.slots import players_in, slot_of
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import ANYWHERE, PLAY, Printed
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.terms import Manner, Named, State
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Players, Quantity
from mulligan.language.references import It

DIFFERENCES = {Named.CARD: ops.OTHER_NAMES, Named.TRADE: ops.OTHER_TRADES}  # in what chosen cards must differ
SCRATCH_SLOT = 900
MOST_CHOSEN = 20


def difference(kind: ki.Kind) -> int:
    """The flag of a choice of cards that must differ from each other."""
    what = different_in(kind)
    return 0 if what is None else DIFFERENCES[what]


class Choosing:
    """The part of the writer of programs that settles which cards and players an instruction means."""

    def __init__(self, printed: Printed, nouns: Nouns, wording: Wording) -> None:
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

    def here(self) -> int:
        return len(self.ops)

    def fresh(self) -> int:
        self.scratch += 1
        return self.scratch

    def settle(self, node: Cards, flags: int = 0, area: int = PLAY, whose: Code | None = None) -> Code:
        """A noun for the cards of an instruction; what must be chosen is chosen first, and bound to its slot."""
        match node:
            case ca.Some(quantity, kind, random, slot) if (dealt := self.nouns.dealt(kind)) is not None:
                self._choose(quantity, Kind(0, ANYWHERE), slot, flags | ops.FROM_BOUND).parts.append(dealt)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.Some(quantity, kind, random, slot):
                lowered = self.nouns.kind(kind, area, whose)
                if random:
                    flags |= ops.RANDOM
                flags |= difference(kind)
                self._choose(quantity, lowered, slot, flags)
                for player, owner in players_in(node):
                    about = ops.OWNER_OF if owner else ops.CONTROLLER_OF
                    self.emit(code(ops.BIND_PLAYERS, code(about, code(ops.BOUND, a=slot)), a=player))
                if lowered.area == PLAY:
                    self.nouns.types_spoken_of[slot] = lowered.types
                return self.chosen(slot)
            case ca.Among(quantity, of, kind, other, slot):
                lowered = self.nouns.kind(kind, ANYWHERE)
                source = self.settle(of)
                if other and source.op == ops.BOUND:
                    source = code(ops.REST, *(code(ops.BOUND, a=slot) for slot in self.dealt), a=source.a)
                made = self._choose(quantity, lowered, slot, flags | ops.FROM_BOUND)
                made.parts.append(source)
                self.dealt.append(slot)
                return self.chosen(slot)
            case ca.All(kind) | ca.Each(kind) if (dealt := self.nouns.dealt(kind)) is not None:
                if any(isinstance(some, ki.Is) and some.state is State.OTHER for some in kind.qualities):
                    dealt = code(ops.REST, *(code(ops.BOUND, a=slot) for slot in self.dealt), a=dealt.a)
                self.dealt.append(slot_of(node))
                return self.bind(dealt, slot_of(node))
            case ca.UntilRevealed(of, kind, slot):
                revealed = self.bind(
                    code(ops.UNTIL, self.settle_players(of), kind=self.nouns.kind(kind, ANYWHERE)), self.fresh()
                )
                found = code(ops.DEALT_WITH, a=revealed.a, b=ANYWHERE, kind=self.nouns.kind(kind, ANYWHERE))
                self.bind(found, slot)
                return revealed
            case ca.All() | ca.Each() | ca.Whole() | ca.Members() | ca.FactionOf():
                noun = self.settled_noun(node, area)
                return self.bind(noun, slot_of(node))
            case ca.Top(quantity, of, slot) | ca.Bottom(quantity, of, slot):
                players = self.settle_players(of)
                count = self.nouns.quantity(quantity)
                count = self.at_most(count, isinstance(quantity, core.UpTo))
                self.looked, self.dealt = slot, []
                return self.bind(code(ops.TOP, count, players, b=int(isinstance(node, ca.Bottom))), slot)
            case ca.Rest():
                if not self.looked:
                    raise CannotExecute(node)
                return code(ops.REST, *(code(ops.BOUND, a=slot) for slot in self.dealt), a=self.looked)
            case ca.Together(cards):
                return code(ops.TOGETHER, *(self.settle(some, flags, area, whose) for some in cards))
        return self.nouns.cards(node)

    def chosen(self, slot: int) -> Code:
        """The cards that this very instruction chooses: where it comes to nothing, they are nothing (402.5b)."""
        noun = self.nouns.cards(It(slot))
        noun.c = 1
        return noun

    def deal_with(self, manner: Manner | None, noun: Code) -> None:
        """Later words speak of these cards by what is done to them now. What each of several players has done
        it to is kept together."""
        if manner is None:
            return
        slot = noun.a if noun.op == ops.BOUND else 0
        if self.each and slot:
            slot = self.fresh()
            self.emit(code(ops.BIND, noun, a=slot, c=1))
        self.nouns.dealt_with[manner] = slot

    def settled_noun(self, node: Cards, area: int) -> Code:
        if isinstance(node, ca.FactionOf):
            return code(ops.FACTION_OF, self.settle_players(node.of))
        if isinstance(node, ca.Whole) and node.zone.of is not None:
            noun = self.nouns.cards(node)
            noun.parts[0] = self.settle_players(node.zone.of)
            return noun
        return self.nouns.cards(node, area)

    def bind(self, noun: Code, slot: int) -> Code:
        if not slot:
            return noun
        self.emit(code(ops.BIND, noun, a=slot))
        return code(ops.BOUND, a=slot)

    def _choose(self, quantity: Quantity, kind: Kind, slot: int, flags: int) -> Code:
        if isinstance(quantity, core.UpTo | core.AnyNumber):
            flags |= ops.UP_TO
        amount = self.nouns.quantity(quantity)
        self.most_chosen = amount.a if amount.op == ops.NUMBER else MOST_CHOSEN
        made = self.emit(code(ops.CHOOSE, amount, a=slot, b=flags, kind=kind))
        self.emit(code(ops.CHOSEN, a=slot, b=flags, kind=kind))
        return made

    def at_most(self, amount: Code, up_to: bool, also: Amount | None = None) -> Code:
        """The amount, or where it says "up to" whatever number up to it is chosen now (410.2)."""
        if not up_to:
            return amount
        bounds = [amount] if also is None else [amount, self.nouns.amount(also)]
        self.emit(code(ops.CHOOSE_NUMBER, *bounds, a=HIDDEN_VARIABLE, b=1))
        self.emit(code(ops.CHOSEN_NUMBER, a=HIDDEN_VARIABLE))
        return code(ops.VARIABLE, a=HIDDEN_VARIABLE)

    def settle_players(self, who: Players) -> Code:
        """Players of an instruction; one of several is chosen first."""
        if isinstance(who, pl.SomePlayers):
            head = self.emit(code(ops.FOR_COUNT, self.nouns.quantity(who.quantity), b=self.loops))
            self.emit(code(ops.CHOOSE_PLAYER, self.nouns.players(who), a=who.slot, b=1))
            self.emit(code(ops.CHOSEN_PLAYER, a=who.slot))
            self.emit(code(ops.JUMP, a=self.here() - 3))
            head.a = self.here()
            return code(ops.BOUND_PLAYER, a=who.slot)
        if isinstance(who, pl.AnOpponent | pl.AnyPlayer | ca.OpponentOf) and slot_of(who):
            self.emit(code(ops.CHOOSE_PLAYER, self.nouns.players(who), a=slot_of(who)))
            self.emit(code(ops.CHOSEN_PLAYER, a=slot_of(who)))
            return code(ops.BOUND_PLAYER, a=slot_of(who))
        return self.nouns.players(who)
