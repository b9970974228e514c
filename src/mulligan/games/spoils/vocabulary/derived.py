"""Words that stand for a longer phrase: read here, printed as the longer one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from parsy import Parser, Result

from mulligan.games.spoils.vocabulary.conditions import AnyDealtWith, DestroyedByThat, Passes, StateIs
from mulligan.games.spoils.vocabulary.moments import During, DuringBattle
from mulligan.games.spoils.vocabulary.nouns.amounts import CardsMoved, StatOf
from mulligan.games.spoils.vocabulary.nouns.cards import All, FactionOf, Host, Some, This, Together, Top, Whole, Zone
from mulligan.games.spoils.vocabulary.nouns.deeds import PastTest
from mulligan.games.spoils.vocabulary.nouns.kinds import Is, Kind, OfTrade, Test
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy, HasAttached, HasStat, In, InPlay, NotControlledBy
from mulligan.games.spoils.vocabulary.terms import Area, CardType, Manner, Stat, State, Trade
from mulligan.language.core.amounts import ONE, Difference, Number, Sum
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.references import Mention
from mulligan.language.tree import Node
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
_MORE_THAN, _LESS_THAN = literal("more|greater|higher than"), literal("less|lower than")
_OR_NUMBER = tuple(literal(words) for words in (", and", ", or", "and", "or", ","))
_EXACTLY = literal("exactly")
_AT_LEAST, _OR_MORE = literal("at least"), literal("or more|greater")
_EXACTLY = literal("exactly")
_DEPLOY = literal("play(s)|deploy(s)")
_CARDS, _THIS_WAY, _DONE_BY = literal("card+s"), literal("this way"), literal("you|they|that_player|were")
_SUMS = ((literal("plus"), Sum), (literal("minus"), Difference))
_THAT_IS = (Word("that", "that", 0), Word("is", "is", 0))
_DURING = literal("during|on|in")
_A = literal("a|an")
_ANY = literal("a|an|any")
_MANNERS = {
    "discard": Manner.DISCARDED, "destroy": Manner.DESTROYED, "reveal": Manner.REVEALED, "deplete": Manner.DEPLETED,
}  # fmt: skip
_NO = literal("no")
_SPARED = (literal("is|was|are|were not destroyed"), literal("isn't|wasn't|aren't|weren't destroyed"))


def enter(grammar: Grammar) -> None:
    """Enter these styles, after those of kinds and cards."""
    players = grammar.reader(Players)
    cards = grammar.reader(Cards, simple=True)
    kind = grammar.reader(Kind)
    attached = grammar.styled("attached")

    def derive(name: str, read: Parser, make: Callable[[Any], Node | State | None]) -> None:
        def derived(words: Words, index: int) -> Result:
            found = read(words, index)
            value = make(found.value) if found.status else None
            return Result.success(found.index, value) if value is not None else _FAIL

        grammar.style(name, derived, _never)

    derive("faction", players, FactionOf)
    top = grammar.reader(Top)
    grammar.style("deck_top", lambda words, index: top(words, index), lambda value, plural: grammar.show(value, plural))
    derive("struck", cards, lambda some: some if isinstance(some, FactionOf) else None)
    derive("all_such", grammar.styled("bare"), All)
    derive("cards_of", players, lambda who: All(Kind(tests=(ControlledBy(who),))))
    derive("of_player", players, lambda who: Kind(tests=(ControlledBy(who),)))
    types = grammar.slot_reader(tuple[CardType, ...], "types")
    derive("typed", types, lambda said: Kind(tuple(said)))
    derive("of_trade", grammar.slot_reader(Trade), lambda trade: Kind(qualities=(OfTrade(trade),)))
    derive(
        "whose_all", players,
        lambda who: Together((FactionOf(who), All(Kind((CardType.LOCATION,), (), (ControlledBy(who),))))),
    )  # fmt: skip
    derive("in_play_still", cards, lambda some: Passes(some, InPlay()) if is_one_thing(some) else None)

    def read_deployed_by(words: Words, index: int) -> Result:
        """items you deploy: as they enter play, those that you control"""
        some = kind(words, index)
        who = players(words, some.index) if some.status else _FAIL
        end = _DEPLOY(words, who.index) if who.status else _FAIL
        if not end.status:
            return _FAIL
        return Result.success(end.index, All(replace(some.value, tests=(*some.value.tests, ControlledBy(who.value)))))

    grammar.style("deployed_by", read_deployed_by, _never)
    every = grammar.reader(Cards)
    grammar.style(
        "no_players",
        lambda words, index: found if (found := every(words, index)).status and not is_they(found.value) else _FAIL,
        lambda value, plural: grammar.show(value, plural),
    )
    zone = grammar.reader(Zone)
    derive("whole_zone", zone, lambda where: Kind(tests=(In(where),)) if where.of is not None else None)
    derive("hand_of", players, lambda who: Whole(Zone(Area.HAND, who)))
    derive("in_hand_of", players, lambda who: Zone(Area.HAND, who))
    derive("top_of", players, lambda who: Top(ONE, who))
    derive("blocked", grammar.slot_reader(State), lambda state: state if state is State.BLOCKED else None)
    state, said = grammar.slot_reader(State), grammar.reader(Test)

    def read_standing(words: Words, index: int) -> Result:
        """attacking; attacking a location; in a party of 3 or more: what can be said with "that is" """
        found = state(words, index)
        more = said(Words([*_THAT_IS, *words.words[index:]], shy=words.shy), 0)
        if more.status and (end := more.index - 2 + index) > index and (not found.status or end > found.index):
            return Result.success(end, Passes(Mention("it"), more.value))
        return Result.success(found.index, StateIs(Mention("it"), found.value)) if found.status else _FAIL

    grammar.style("standing", read_standing, _never)
    derive("card_of", players, lambda who: Some(ONE, Kind(tests=(ControlledBy(who),))))
    derive("in_play", kind, lambda some: some if some.types and not some.tests else None)
    derive("lying", kind, lambda some: some if any(isinstance(test, In) for test in some.tests) else None)
    for stat in Stat:
        derive(f"of_{stat.name.lower()}", cards, partial(_stat_of, stat))
    plain = grammar.reader(Number)

    def read_over_cost(words: Words, index: int) -> Result:
        """1 more than this card: than its numeric cost"""
        exactly = _EXACTLY(words, index)
        by = plain(words, exactly.index if exactly.status else index)
        than = _MORE_THAN(words, by.index) if by.status else _FAIL
        less = _LESS_THAN(words, by.index) if by.status and not than.status else _FAIL
        other = cards(words, than.index if than.status else less.index) if than.status or less.status else _FAIL
        if not other.status:
            return _FAIL
        cost = _stat_of(Stat.COST, other.value)
        return Result.success(other.index, Sum(cost, by.value) if than.status else Difference(cost, by.value))

    grammar.style("over_cost", read_over_cost, _never)

    def read_costs(words: Words, index: int) -> Result:
        """1, 2, and 3: any of these costs"""
        found: list[HasStat] = []
        end = index
        while (number := plain(words, index)).status:
            found.append(HasStat(Stat.COST, number.value))
            end = number.index
            joined = next((at for joint in _OR_NUMBER if (at := joint(words, end)).status), _FAIL)
            if not joined.status:
                break
            index = joined.index
        return Result.success(end, tuple(found)) if len(found) > 1 else _FAIL

    grammar.style("costs", read_costs, _never)

    def read_or_more(words: Words, index: int) -> Result:
        """3 or more; at least 3; more than 2: as what it is more than"""
        least = _AT_LEAST(words, index)
        number = plain(words, least.index if least.status else index)
        more = _OR_MORE(words, number.index) if number.status and not least.status else least
        if number.status and more.status and number.value.value > 0:
            return Result.success(max(number.index, more.index), Number(number.value.value - 1))
        than = _MORE_THAN(words, index)
        return plain(words, than.index) if than.status else _FAIL

    grammar.style("or_more", read_or_more, _never)
    amount, manner = grammar.reader(Amount, simple=True), grammar.slot_reader(Manner)

    def read_with_noun(words: Words, index: int) -> Result:
        """that many cards plus 1: the noun stands between"""
        much = amount(words, index)
        noun = _CARDS(words, much.index) if much.status else _FAIL
        for word, total in _SUMS if noun.status else ():
            joined = word(words, noun.index)
            more = amount(words, joined.index) if joined.status else _FAIL
            if more.status:
                return Result.success(more.index, total(much.value, more.value))
        return _FAIL

    def read_dealt_by(words: Words, index: int) -> Result:
        """as many cards as you discarded; … as were destroyed this way"""
        opened = _DONE_BY(words, index)
        how = manner(words, opened.index) if opened.status else _FAIL
        way = _THIS_WAY(words, how.index) if how.status else _FAIL
        return Result.success((way if way.status else how).index, CardsMoved(how.value)) if how.status else _FAIL

    def read_dealt_with_none(words: Words, index: int) -> Result:
        """did not "discard a character this way": what is not so"""
        how = _MANNERS.get(words.words[index].plain) if index < len(words) else None
        opened = _ANY(words, index + 1) if how is not None else _FAIL
        what = kind(words, opened.index) if opened.status else _FAIL
        way = _THIS_WAY(words, what.index) if what.status else _FAIL
        return Result.success(way.index, AnyDealtWith(what.value, how)) if way.status and how is not None else _FAIL

    grammar.style("dealt_with_none", read_dealt_with_none, _never)
    derive("less_one", amount, lambda much: Difference(much, Number(1)))
    grammar.style("with_noun_between", read_with_noun, _never)
    grammar.style("dealt_with_by", read_dealt_by, _never)

    def read_having(words: Words, index: int) -> Result:
        for article, has in ((_A, True), (_NO, False)):
            opened = article(words, index)
            found = attached(words, opened.index) if opened.status else _FAIL
            if found.status:
                return Result.success(found.index, HasAttached(found.value, has))
        return _FAIL

    grammar.style("having", read_having, _never)
    pointed = grammar.styled("pointed")

    def read_spared(words: Words, index: int) -> Result:
        """it isn't destroyed: what is not so"""
        found = pointed(words, index)
        for ending in _SPARED if found.status else ():
            if (ended := ending(words, found.index)).status:
                return Result.success(ended.index, DestroyedByThat(found.value))
        return _FAIL

    grammar.style("spared", read_spared, _never)
    grammar.phrase(Not, "{condition:spared} [this way]", printed=False)
    test = grammar.reader(Test)

    def read_now(words: Words, index: int) -> Result:
        """What is true of a card at the moment: not what happened to it this turn, which `memory` asks."""
        found = test(words, index)
        return _FAIL if found.status and isinstance(found.value, PastTest) else found

    def read_with(words: Words, index: int) -> Result:
        """ "has a numeric cost of 0 to 4": whatever can be said with "with" """
        found = test(Words([Word("with", "with", 0), *words.words[index:]], shy=words.shy), 0)
        return Result.success(found.index - 1 + index, found.value) if found.status and found.index > 1 else _FAIL

    def read_that(words: Words, index: int) -> Result:
        """ "shares a trade with this card": whatever can be said with "that" """
        found = test(Words([Word("that", "that", 0), *words.words[index:]], shy=words.shy), 0)
        return Result.success(found.index - 1 + index, found.value) if found.status and found.index > 1 else _FAIL

    def not_such(read: Callable[[Words, int], Result]) -> Callable[[Words, int], Result]:
        def read_not(words: Words, index: int) -> Result:
            found = read(words, index)
            return Result.success(found.index, (found.value,)) if found.status else _FAIL

        return read_not

    def read_that_is(words: Words, index: int) -> Result:
        """ "attached to a character": whatever can be said with "that is" """
        found = test(Words([*_THAT_IS, *words.words[index:]], shy=words.shy), 0)
        return Result.success(found.index - 2 + index, found.value) if found.status and found.index > 2 else _FAIL

    def read_under_control(words: Words, index: int) -> Result:
        """ "tokens you control" are cards; tokens that are put on cards are controlled by nobody"""
        found = test(words, index)
        whose = found.status and isinstance(found.value, ControlledBy | NotControlledBy)
        return Result.success(found.index, (found.value,)) if whose else _FAIL

    grammar.style("under_control", read_under_control, _never)
    token = (Is(State.TOKEN),)
    grammar.phrase(Kind, "token+s {tests:under_control}", types=(), qualities=token, printed=False)
    grammar.phrase(
        Kind, "character token+s {tests:under_control}", types=(CardType.CHARACTER,), qualities=token, printed=False
    )
    grammar.style("not_with", not_such(read_with), _never)
    grammar.style("not_being", not_such(read_that_is), _never)
    grammar.style("that_it", read_that, _never)
    grammar.style("with_it", read_with, _never)

    def show_now(value: Any, plural: bool) -> list[str]:
        words = grammar.show(value, plural)
        return words[2:] if words[:2] in (["that", "is"], ["that", "are"]) else words

    grammar.style("now", read_now, show_now)
    times = (grammar.reader(During), grammar.reader(DuringBattle))

    def read_during(words: Words, index: int) -> Result:
        if not _DURING(words, index).status:
            return _FAIL
        said = Words([Word("during", "during", 0), *words.words[index + 1 :]], shy=words.shy)
        found = next((found for time in times if (found := time(said, 0)).status), _FAIL)
        return Result.success(found.index + index, found.value) if found.status else _FAIL

    def show_during(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, During | DuringBattle) or not value.value:
            raise PrintError("no time of its own")
        return grammar.show(value)

    grammar.style("during", read_during, show_during)


def is_they(cards: Cards) -> bool:
    """ "They" who gain or lose influence are players."""
    return isinstance(cards, Mention) and cards.determiner == "them"


def is_one_thing(cards: Cards) -> bool:
    """Whether it is certain which card is spoken of."""
    return isinstance(cards, This | Host | Mention)


def _stat_of(stat: Stat, cards: Cards) -> StatOf:
    return StatOf(cards, stat)


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
