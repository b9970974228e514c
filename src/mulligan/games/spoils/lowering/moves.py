"""Instructions that move cards, as programs."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.lasting import FOR_GOOD
from mulligan.games.spoils.lowering.choosing import Choosing, difference
from mulligan.games.spoils.lowering.nouns import EVERYTHING, CannotExecute, code
from mulligan.games.spoils.printed import COVERT, DECK, DISCARD, HAND, OUT_OF_GAME
from mulligan.games.spoils.rules.entering import ATTACHED_AT_ONCE, ONLY_DOWN
from mulligan.games.spoils.vocabulary import moves
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import AREAS, PARTIES, CardType, Manner
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Cards, Instruction, Players, Quantity
from mulligan.language.references import It
from mulligan.language.tree import Node, with_fields

TO_AREA = {HAND: ops.TO_HAND, DISCARD: ops.TO_DISCARD, OUT_OF_GAME: ops.OUT, DECK: ops.INTO_DECK}


class Moves(Choosing, ABC):
    """The part of the writer of programs that knows about moving cards."""

    @abstractmethod
    def act(self, node: Instruction) -> None: ...

    def moving(self, node: Instruction) -> bool:
        match node:
            case moves.Draw(amount, up_to):
                self.emit(code(ops.DRAW, self.at_most(self.nouns.amount(amount), up_to)))
            case moves.Discard(what):
                noun = self.settle(what, 0, HAND, pl.Actor())
                self.deal_with(Manner.DISCARDED, noun)
                self.emit(code(ops.DISCARD_CARDS, noun))
            case moves.Put(
                ca.Some(quantity, ki.Kind((CardType.MICROMAJIG,)) as kind, _, slot),
                moves.IntoPlay(under, as_resource=False, attached_to=None, party=None),
            ):
                covert = any(isinstance(some, ki.With | te.HasKeyword) for some in (*kind.qualities, *kind.tests))
                self._micromajigs(quantity, under, covert, slot)
            case moves.Put(what, to, _):
                self.put(what, to)
            case moves.PutAway(what, to, rest, rest_to):
                self.put(what, to)
                self.put(rest, rest_to)
            case moves.RemoveFromGame(what, False):
                noun = self.settle(what)
                self.deal_with(Manner.REMOVED, noun)
                self.deal_with(Manner.VOIDED, noun)
                self.emit(code(ops.PUT, noun, a=ops.OUT))
            case moves.Search(zone, what, reveal):
                self._search(zone, what, reveal)
            case moves.ShuffleInto(what, _):
                noun = self.settle(what)
                self.deal_with(Manner.SHUFFLED, noun)
                self.emit(code(ops.SHUFFLE_INTO, noun, a=ops.INTO_DECK))
            case moves.ShuffleDeck(of):
                self.emit(code(ops.SHUFFLE_DECK, self.settle_players(of)))
            case moves.Micromajigs(quantity, under, covert):
                self._micromajigs(quantity, under, covert, self.fresh())
            case moves.Play(ca.Some(core.Exactly(core.Number(1)), ki.Kind((CardType.RESOURCE,), (), ()))):
                self.emit(code(ops.PLAY_RESOURCE))  # 605: any card will do, face down
            case moves.Play(what, free, _, no_threshold):
                noun = self.settle(what, 0, HAND, pl.Actor())
                self.emit(code(ops.PLAY_CARD, noun, b=int(free) | 2 * int(no_threshold)))
            case moves.PlayResource(core.Number(count), up_to, face_down, attached):
                how = (ONLY_DOWN if face_down else 0) | (ATTACHED_AT_ONCE if attached else 0)
                for _ in range(count):
                    if up_to:
                        self.emit(code(ops.MAY))
                        answer = self.emit(code(ops.MAY_ANSWER))
                        answer.a = self.here() + 1
                    self.emit(code(ops.PLAY_RESOURCE, a=how))
            case _:
                return False
        return True

    # ---- putting ---------------------------------------------------------------------------------------------------

    def put(self, what: Cards, to: moves.To) -> None:
        match to:
            case moves.ToZone(zone, False):
                self.emit(code(ops.PUT, self.settle(what), a=TO_AREA[AREAS[zone.area]]))
            case moves.OnTop(_, any_order):
                self._put_in_order(what, ops.ON_TOP, any_order)
            case moves.OnBottom(_, any_order):
                self._put_in_order(what, ops.ON_BOTTOM, any_order)
            case moves.BackInOrder():
                self._put_in_order(what, ops.ON_TOP, True)
            case moves.EitherPlace():
                self._either_place(what, to)
            case moves.IntoPlay():
                self._into_play(what, to)
            case _:
                raise CannotExecute(to)

    def _put_in_order(self, what: Cards, where: int, any_order: bool) -> None:
        noun = self.settle(what)
        if any_order:
            slot = self.fresh()
            flags = ops.FROM_BOUND
            kind = EVERYTHING
            self.emit(code(ops.CHOOSE, core.Number(core.NO_LIMIT), noun, a=slot, b=flags, kind=kind))
            self.emit(code(ops.CHOSEN, a=slot, b=flags, kind=kind))
            noun = ca.Those(slot)
        if where == ops.ON_BOTTOM:
            self.deal_with(Manner.PUT_ON_BOTTOM, noun)
        self.emit(code(ops.PUT, noun, a=where))

    def _either_place(self, what: Cards, either: moves.EitherPlace) -> None:
        """The cards are settled first; then where they go is chosen."""
        noun = self.settle(what)
        if not isinstance(noun, ca.Those):
            raise CannotExecute("a choice of places for cards that nothing points at")
        ways = [code(ops.NUMBER, words=said) for said in self.wording.of(either, len(either.places))]
        self.emit(code(ops.EITHER, *ways))
        self.emit(code(ops.EITHER_ANSWER, *ways))
        overs: list[Code] = []
        for way, place in zip(ways, either.places, strict=True):
            way.a = self.here()
            self.put(It(noun.slot), place)
            overs.append(self.emit(code(ops.JUMP)))
        for over in overs:
            over.a = self.here()

    def _into_play(self, what: Cards, to: moves.IntoPlay) -> None:
        noun = self.settle(what, 0, HAND, pl.Actor())
        parts: list[Node] = [noun]
        place = ops.INTO_PLAY_DOWN if to.as_resource else ops.INTO_PLAY
        flags = (ops.FACE_UP if to.face_up else 0) | (ops.DEPLETED if to.depleted else 0)
        attached = 0
        if to.attached_to is not None:
            parts.append(self.settle(to.attached_to))
            attached = 1
        elif isinstance(to.under, ca.OwnerOf):
            flags |= ops.UNDER_OWNER
        elif to.under is not None:
            parts.append(self.nouns.players(to.under))
        self.emit(code(ops.PUT, *parts, a=place, b=flags, c=attached))
        if to.party is not None:
            self.emit(code(ops.ADD_TO_PARTY, noun, a=PARTIES[to.party]))

    # ---- searching -------------------------------------------------------------------------------------------------

    def _search(self, zone: ca.Zone, what: Cards, reveal: bool) -> None:
        wanted = what.cards if isinstance(what, ca.Together) else (what,)
        whose: Players = pl.You() if zone.of is None else self.settle_players(zone.of)
        if isinstance(zone.of, pl.You):
            whose = pl.Actor()
        area = AREAS[zone.area]
        slots = [self._look_for(some, area, whose) for some in wanted]
        looked = slots[0]
        if len(slots) > 1:
            looked = self.fresh()
            self.bind(ca.Together(tuple(ca.Those(slot) for slot in slots)), looked)
        found = ca.Those(looked)
        self.emit(code(ops.SEARCHED, found, whose, a=area, b=int(reveal)))
        self.looked, self.dealt = looked, []
        self.deal_with(Manner.FOUND, found)
        if reveal:
            self.deal_with(Manner.REVEALED, found)

    def _look_for(self, what: Cards, area: int, whose: Players) -> int:
        """Choose what is searched for; gives its slot."""
        if not isinstance(what, ca.Some):
            raise CannotExecute(what)
        kind = with_fields(self.nouns.kind(what.kind, area, whose), area=area, whose=whose)
        flags = ops.SEARCHING | difference(what.kind)
        if what.kind != ki.Kind() or not isinstance(what.quantity, core.Exactly):
            flags |= ops.UP_TO  # 312.2: the right to fail
        quantity = self.nouns.quantity(what.quantity)
        self.emit(code(ops.CHOOSE, quantity, a=what.slot, b=flags, kind=kind))
        self.emit(code(ops.CHOSEN, a=what.slot, b=flags, kind=kind))
        return what.slot

    def _micromajigs(self, quantity: Quantity, under: Players | None, covert: bool, slot: int) -> None:
        if isinstance(quantity, core.AnyNumber):
            raise CannotExecute("any number of Micromajigs")
        parts: list[Node] = [self.at_most(self.nouns.quantity(quantity), isinstance(quantity, core.UpTo))]
        if under is not None:
            parts.append(self.nouns.players(under))
        self.emit(code(ops.MICROMAJIGS, *parts, a=slot, b=COVERT if covert else 0))
        if covert:
            made = code(ops.MODIFY, ca.Those(slot), code(ops.GAINS_KEYWORD, a=COVERT))
            self.printed.statements.append(made)
            self.emit(code(ops.LASTING, a=len(self.printed.statements) - 1, b=FOR_GOOD))
