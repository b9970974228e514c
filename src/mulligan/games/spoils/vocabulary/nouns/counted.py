"""What "for each" counts: tokens on a card, icons, cards of a kind, members of a party."""

from __future__ import annotations

from typing import Any

from parsy import Result

from mulligan.games.spoils.vocabulary.acts.coins import FlipCount
from mulligan.games.spoils.vocabulary.happenings.events import OfInfluence
from mulligan.games.spoils.vocabulary.happenings.memory import AmountHappened, TimesHappened
from mulligan.games.spoils.vocabulary.happenings.occasions import IsInflicted
from mulligan.games.spoils.vocabulary.nouns.amounts import (
    CountOf,
    CountOfPlayers,
    DamageOn,
    DifferentNames,
    DifferentSubtypes,
    DifferentTrades,
    DifferentTypes,
    ForEvery,
    IconsOf,
    InfluenceMoved,
    InfluenceOf,
    TokensMoved,
    TokensOn,
)
from mulligan.games.spoils.vocabulary.nouns.cards import All, Members
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.names import read_icon
from mulligan.games.spoils.vocabulary.nouns.such import OneWho
from mulligan.language.core.amounts import Capped, Number, Sum
from mulligan.language.core.kinds import Cards, Players
from mulligan.language.core.players import EachOpponent, EachOtherPlayer, EachPlayer
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.references import Mention
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_TOKEN_ON = (literal("token+s on"), literal("token+s that is|are|was|were on"))
_TOKEN_MOVED = literal("token+s removed|put this way")
_INFLUENCE = literal("influence gained|lost this way")
_OF = literal("of")
_INFLUENCE_OF = literal("influence")
_HAS = (literal("'s faction has|have"), literal("has|have"))
_UNCOUNTED = ("influence", "damage")
_DIFFERENT = literal("different")
_TRADE_AMONG = literal("trade among")
_TYPE_AMONG = (literal("card_type|type among"), literal("card type among"))
_SUBTYPE_AMONG = literal("subtype among")
_TYPE_IN = (literal("card_type|type"), literal("card type"))
_PLAYER = (
    (literal("other player"), EachOtherPlayer()),
    (literal("opponent"), EachOpponent()),
    (literal("player"), EachPlayer()),
)
_WHO = literal("who|that")

_MEMBER = literal("member+s of|in")
_CONTROL = literal("control(s)")
_CARD = literal("card+s")
_DAMAGE_ON = tuple(literal(words) for words in ("damage on", "point of damage on", "damage marker on"))
_TIME = literal("time")
_THIS_TURN = literal("this turn")
_LOST = literal("influence")
_DAMAGE = literal("damage|point_of_damage")
_FLIPS = ((literal("coin_flip|flip|coin you win|won"), True), (literal("coin_flip|flip|coin you lose|lost"), False))
_AND_FOR_EACH = literal("and for each")
_AT_MOST = (literal(", to|up_to a maximum of"), literal("to|up_to a maximum of"))


class Counted:
    """Reads and prints what stands after "for each"."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._cards = grammar.reader(Cards, simple=True)
        self._kind = grammar.reader(Kind)
        self._tests = grammar.styled("tests")
        self._players = grammar.reader(Players)
        self._members = grammar.reader(Members)
        self._number = grammar.reader(Number)
        grammar.style("counted", self.read, self.show)

    def read(self, words: Words, index: int) -> Result:
        """One thing that can be counted, as the amount there is of it; at most so many of it."""
        found = self._uncapped(words, index)
        if not found.status:
            return found
        also = _AND_FOR_EACH(words, found.index)
        more = self._uncapped(words, also.index) if also.status else _FAIL
        if more.status:
            return Result.success(more.index, Sum(found.value, more.value))
        for opening in _AT_MOST:
            opened = opening(words, found.index)
            most = self._number(words, opened.index) if opened.status else _FAIL
            if most.status:
                return Result.success(most.index, Capped(found.value, most.value))
        return found

    def _uncapped(self, words: Words, index: int) -> Result:
        number = self._number(words, index)
        if number.status and number.value.value > 1:
            several = self._one(words, number.index)
            return Result.success(several.index, ForEvery(number.value, several.value)) if several.status else _FAIL
        return self._one(words, index)

    def _one(self, words: Words, index: int) -> Result:
        for token in _TOKEN_ON:
            if (on := token(words, index)).status:
                cards = self._cards(words, on.index)
                return Result.success(cards.index, TokensOn(cards.value)) if cards.status else _FAIL
        for damage in _DAMAGE_ON:
            if (on := damage(words, index)).status:
                cards = self._cards(words, on.index)
                return Result.success(cards.index, DamageOn(cards.value)) if cards.status else _FAIL
        if (of := _OF(words, index)).status:
            those = self.grammar.styled("mention")(words, of.index)
            if those.status and those.value.plural:
                return Result.success(those.index, CountOf(those.value))
        if (influence := _INFLUENCE_OF(words, index)).status:
            has = self._players(words, influence.index)
            for ending in _HAS if has.status else ():
                if (ended := ending(words, has.index)).status:
                    return Result.success(ended.index, InfluenceOf(has.value))
        if (removed := _TOKEN_MOVED(words, index)).status:
            return Result.success(removed.index, TokensMoved())
        if (gained := _INFLUENCE(words, index)).status:
            return Result.success(gained.index, InfluenceMoved())
        if (icon := read_icon(words, index)).status:
            who = self._players(words, icon.index)
            if who.status and (control := _CONTROL(words, who.index)).status:
                return Result.success(control.index, IconsOf(icon.value, who.value))
            return _FAIL
        if (different := _DIFFERENT(words, index)).status:
            among = _TRADE_AMONG(words, different.index)
            those = self._cards(words, among.index) if among.status else _FAIL
            if those.status:
                return Result.success(those.index, DifferentTrades(those.value))
            for opening in _TYPE_AMONG:
                of_types = opening(words, different.index)
                those = self._cards(words, of_types.index) if of_types.status else _FAIL
                if those.status:
                    return Result.success(those.index, DifferentTypes(those.value))
            among = _SUBTYPE_AMONG(words, different.index)
            those = self._cards(words, among.index) if among.status else _FAIL
            if those.status:
                return Result.success(those.index, DifferentSubtypes(those.value))
            for opening in _TYPE_IN:
                of_types = opening(words, different.index)
                there = self._tests(words, of_types.index) if of_types.status else _FAIL
                if there.status:
                    return Result.success(there.index, DifferentTypes(All(Kind(tests=there.value))))
            kind = self._kind(words, different.index)
            return Result.success(kind.index, DifferentNames(kind.value)) if kind.status else _FAIL
        if (member := _MEMBER(words, index)).status:
            party = self._members(words, member.index)
            return Result.success(party.index, CountOf(party.value)) if party.status else _FAIL
        for flip, won in _FLIPS:
            if (flipped := flip(words, index)).status:
                return Result.success(flipped.index, FlipCount(won))
        if (done := self._done_this_turn(words, index)).status:
            return done
        if (players := self._of_players(words, index)).status:
            return players
        dealt = self.grammar.styled("dealt_with")(words, index)
        kind = self._kind(words, index)
        if dealt.status and (not kind.status or dealt.index > kind.index):
            return Result.success(dealt.index, CountOf(dealt.value))
        return Result.success(kind.index, CountOf(All(kind.value))) if kind.status else _FAIL

    def _of_players(self, words: Words, index: int) -> Result:
        """opponent; player who controls a location"""
        for noun, who in _PLAYER:
            named = noun(words, index)
            if not named.status or (named.index < len(words) and words[named.index].plain == "'s"):
                continue
            such = _WHO(words, named.index)
            of_them = self.grammar.styled("of_them")(words, such.index) if such.status else _FAIL
            if of_them.status:
                return Result.success(of_them.index, CountOfPlayers(OneWho(who, of_them.value)))
            return Result.success(named.index, CountOfPlayers(who))
        return _FAIL

    def _done_this_turn(self, words: Words, index: int) -> Result:
        """card they have drawn this turn; item an opponent discarded this turn; time you discarded a card this turn"""
        card, time = _CARD(words, index), _TIME(words, index)
        ways: list[tuple[Result, str, type[AmountHappened] | type[TimesHappened]]] = [
            (card, "drawn", AmountHappened), (time, "past", TimesHappened),
            (Result.success(index, None), "dealt_by", TimesHappened),
            (_LOST(words, index), "moved", AmountHappened), (_DAMAGE(words, index), "suffered", AmountHappened),
        ]  # fmt: skip
        for opened, style, amount in ways:
            event = self.grammar.styled(style)(words, opened.index) if opened.status else _FAIL
            end = _THIS_TURN(words, event.index) if event.status else _FAIL
            if end.status:
                return Result.success(end.index, amount(event.value))
        return _FAIL

    def show(self, amount: Any, plural: bool) -> list[str]:
        """The words of what is counted, one of it."""
        show = self.grammar.show
        if isinstance(amount, Capped):
            return [*self.show(amount.amount, plural), ",", "to", "a", "maximum", "of", *show(amount.most)]
        if isinstance(amount, Sum):
            return [*self.show(amount.left, plural), "and", "for", "each", *self.show(amount.right, plural)]
        if isinstance(amount, ForEvery):
            words = self.show(amount.of_what, True)
            return [*show(amount.many), words[0] + ("" if words[0] in _UNCOUNTED else "s"), *words[1:]]
        if isinstance(amount, TokensOn):
            return ["token", "on", *show(amount.cards)]
        if isinstance(amount, InfluenceOf):
            return ["influence", *show(amount.who), "'s", "faction", "has"]
        if isinstance(amount, DamageOn):
            return ["damage", "on", *show(amount.cards)]
        if isinstance(amount, TokensMoved):
            return ["token", "removed", "this", "way"]
        if isinstance(amount, InfluenceMoved):
            return ["influence", "gained", "this", "way"]
        if isinstance(amount, AmountHappened):
            return [*self._happened(amount), "this", "turn"]
        if isinstance(amount, TimesHappened):
            return ["time", *self.grammar.show_styled("past", amount.event), "this", "turn"]
        if isinstance(amount, FlipCount):
            return ["flip", "you", "win" if amount.won else "lose"]
        if isinstance(amount, IconsOf):
            return [f"[{amount.icon.value}]", *show(amount.who), "control" if amount.who.plural else "controls"]
        if isinstance(amount, DifferentNames):
            return ["different", *show(amount.kind, False)]
        if isinstance(amount, DifferentTrades):
            return ["different", "trade", "among", *show(amount.cards)]
        if isinstance(amount, DifferentTypes):
            return ["different", "card", "type", "among", *show(amount.cards)]
        if isinstance(amount, DifferentSubtypes):
            return ["different", "subtype", "among", *show(amount.cards)]
        if isinstance(amount, CountOfPlayers):
            return self._show_players(amount.who)
        if isinstance(amount, CountOf) and isinstance(amount.cards, Members):
            return ["member", "of", *show(amount.cards)]
        if isinstance(amount, CountOf) and isinstance(amount.cards, All):
            return show(amount.cards.kind, False)
        if isinstance(amount, CountOf) and isinstance(amount.cards, Mention):
            return ["of", *show(amount.cards)]
        raise PrintError("cannot be counted one by one")

    def _happened(self, amount: AmountHappened) -> list[str]:
        if isinstance(amount.event, OfInfluence):
            return ["influence", *self.grammar.show_styled("moved", amount.event)]
        if isinstance(amount.event, IsInflicted):
            return ["damage", *self.grammar.show_styled("suffered", amount.event)]
        return ["card", *self.grammar.show_styled("drawn", amount.event)]

    def _show_players(self, who: Players) -> list[str]:
        if isinstance(who, OneWho):
            return [*self._show_players(who.among), "who", *self.grammar.show_styled("of_them", who.condition)]
        if isinstance(who, EachOtherPlayer):
            return ["other", "player"]
        return ["opponent" if isinstance(who, EachOpponent) else "player"]
