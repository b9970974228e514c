"""Instructions about cards where they are, as programs: attached, flipped, damaged, with tokens; and influence."""

from __future__ import annotations

from abc import abstractmethod

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.lowering.moves import Moves
from mulligan.games.spoils.lowering.nouns import code
from mulligan.games.spoils.vocabulary import acts
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import CardType, State
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Instruction, Quantity
from mulligan.language.references import It
from mulligan.language.tree import Node, with_fields


class Standing(Moves):
    """The part of the writer of programs that knows about cards in play."""

    @abstractmethod
    def either(self, ways: list[tuple[Instruction, ...]], words: list[str]) -> None: ...

    def standing(self, node: Instruction) -> bool:
        match node:
            case acts.Attach(what, to):
                card = self.settle(of_whose_faction(what, to))
                self.emit(code(ops.ATTACH, card, self.settle(to)))
            case acts.Detach(what, _):
                self.emit(code(ops.DETACH, self.settle(what)))
            case acts.Flip(what, under, face_up):
                flipped: list[Node] = [self.settle(what)]
                if under is not None:
                    flipped.append(self.nouns.players(under))
                self.emit(code(ops.FLIP, *flipped, a=int(face_up)))
            case acts.Inflict(amount, to, divided, up_to, source):
                self._inflict(amount, to, divided, up_to, source)
            case acts.ReduceDamage(cards, to):
                self.emit(code(ops.REDUCE_DAMAGE, self.settle(cards), self.nouns.amount(to)))
            case acts.RemoveDamage(from_, amount, up_to):
                self._remove_damage(from_, amount, up_to)
            case acts.GainInfluence(cards, amount):
                self.emit(code(ops.GAIN_INFLUENCE, self.settle(cards), self.nouns.amount(amount)))
            case acts.LoseInfluence(cards, amount):
                self.emit(code(ops.LOSE_INFLUENCE, self.settle(cards), self.nouns.amount(amount)))
            case acts.YouGainInfluence(amount):
                mine = ca.FactionOf(pl.Actor())
                self.emit(code(ops.GAIN_INFLUENCE, mine, self.nouns.amount(amount)))
            case acts.YouLoseInfluence(amount):
                mine = ca.FactionOf(pl.Actor())
                self.emit(code(ops.LOSE_INFLUENCE, mine, self.nouns.amount(amount)))
            case acts.SetInfluence(who, amount):
                theirs = ca.FactionOf(self.nouns.players(who))
                self.emit(code(ops.SET_INFLUENCE, theirs, self.nouns.amount(amount)))
            case acts.PutTokens(amount, on, divided, up_to):
                self._put_tokens(amount, on, divided, up_to)
            case acts.RemoveTokens(from_, amount, any_number):
                card = self.settle(from_)
                parts: list[Node] = [card]
                if any_number:
                    parts.append(self.at_most(am.TokensOn(card), True, amount))
                elif amount is not None:
                    parts.append(self.nouns.amount(amount))
                self.emit(code(ops.REMOVE_TOKENS, *parts))
            case acts.AddOrRemoveToken(card):
                it = self._pointed_at(card)
                put, remove = acts.PutTokens(core.Number(1), it), acts.RemoveTokens(it, core.Number(1))
                self.either([(put,), (remove,)], ["Put a token on it.", "Remove a token from it."])
            case acts.AddOrRemoveMarker(card):
                it = self._pointed_at(card)
                add, heal = acts.DamageMarkers(core.Number(1), it), acts.RemoveDamage(it, core.Number(1))
                self.either([(add,), (heal,)], ["Put a damage marker on it.", "Remove a damage marker from it."])
            case acts.DamageMarkers(amount, on):
                self.emit(code(ops.ADD_DAMAGE, self.settle(on), self.nouns.amount(amount)))
            case acts.MoveTokens(quantity, from_, to):
                self._move_tokens(quantity, from_, to)
            case acts.Exchange(what):
                self.emit(code(ops.EXCHANGE, self.settle(what)))
            case acts.ExtraTurn():
                self.emit(code(ops.EXTRA_TURN))
            case _:
                return False
        return True

    def _move_tokens(self, quantity: Quantity, from_: Cards, to: Cards) -> None:
        source, target = self.settle(from_), self.settle(to)
        free = isinstance(quantity, core.AnyNumber)
        count: Amount = am.TokensOn(source) if free else self.nouns.quantity(quantity)
        count = self.at_most(count, free or isinstance(quantity, core.UpTo))
        self.emit(code(ops.MOVE_TOKENS, source, target, count))

    def _pointed_at(self, card: Cards) -> Cards:
        """A card that is chosen is chosen once, before what is done to it."""
        noun = self.settle(card)
        return It(noun.slot) if isinstance(noun, ca.Those) else card

    def _inflict(self, amount: Amount, to: Cards, divided: bool, up_to: bool, source: Cards | None) -> None:
        noun = self.settle(to)
        lowered = self.nouns.amount(amount)
        by = () if source is None else (self.nouns.cards(source),)
        if divided:
            self.emit(code(ops.DIVIDE, lowered, noun, b=int(up_to)))
            self.emit(code(ops.DIVIDED, lowered, noun, b=int(up_to)))
        else:
            lowered = self.at_most(lowered, up_to)
        self.emit(code(ops.INFLICT, lowered, noun, *by, b=int(divided)))

    def _remove_damage(self, from_: Cards, amount: Amount | None, up_to: bool) -> None:
        """207.6."""
        noun = self.settle(from_)
        if amount is None:
            self.emit(code(ops.REDUCE_DAMAGE, noun, core.Number(0)))
            return
        lowered = self.at_most(self.nouns.amount(amount), up_to)
        self.emit(code(ops.REDUCE_DAMAGE, noun, lowered, b=1))

    def _put_tokens(self, amount: Amount, on: Cards, divided: bool, up_to: bool) -> None:
        noun = self.settle(on)
        lowered = self.nouns.amount(amount)
        if divided:
            self.emit(code(ops.DIVIDE, lowered, noun, b=int(up_to)))
            self.emit(code(ops.DIVIDED, lowered, noun, b=int(up_to)))
        else:
            lowered = self.at_most(lowered, up_to)
        self.emit(code(ops.PUT_TOKENS, noun, lowered, b=int(divided)))


def of_whose_faction(what: Cards, to: Cards) -> Cards:
    """203.6: resources that are attached to a faction are of its player's that are not, unless it says whose."""
    if not isinstance(what, ca.Some) or not isinstance(to, ca.FactionOf) or what.kind.types != (CardType.RESOURCE,):
        return what
    kind = what.kind
    if any(isinstance(test, te.ControlledBy | te.NotControlledBy | te.OwnedBy) for test in kind.tests):
        return what
    detached = (*kind.qualities, ki.Is(State.DETACHED))
    return with_fields(what, kind=ki.Kind(kind.types, detached, (*kind.tests, te.ControlledBy(to.whose))))
