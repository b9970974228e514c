"""Small slots with a form of their own: lists of restrictions, a choice of icons, one of a kind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parsy import Result

from mulligan.games.spoils.vocabulary.conditions import AnyOf, DidThisTurn, StateIs
from mulligan.games.spoils.vocabulary.nouns import either
from mulligan.games.spoils.vocabulary.nouns.cards import (
    Among,
    Members,
    Zone,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import (
    AnyQuality,
    Identified,
    Is,
    Kind,
    OfTrade,
    Quality,
    Subtype,
    Test,
)
from mulligan.games.spoils.vocabulary.nouns.names import read_icon, read_subtype_as_noun
from mulligan.games.spoils.vocabulary.nouns.parties import (
    InBattle,
    InParty,
    InPartyOf,
    InThatParty,
    PartySize,
    PartyWith,
)
from mulligan.games.spoils.vocabulary.nouns.such import of_its_own
from mulligan.games.spoils.vocabulary.nouns.tests import (
    AttachedTo,
    ControlledBy,
    DifferentIn,
    EitherTest,
    Extreme,
    SameName,
)
from mulligan.games.spoils.vocabulary.terms import Area, CardType, Icon, Named, Past, Stat, State
from mulligan.language.core.amounts import ONE
from mulligan.language.core.kinds import Cards, Condition, Quantity
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.references import Mention
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
_OPENINGS = tuple(
    literal(words) for words in ("if", "while", "when", "as long as", "only if", "only while", "only when", "only")
)
_JOINTS = tuple(literal(words) for words in (", and", "and", ","))
_ONE = literal("one")
_LEADS = frozenset({"with", "without", "that", "named", "is", "are", "was", "were", "has", "have"})
_COMMA = literal(",")
_ALSO = tuple(literal(words) for words in (", and", "and", ", but", "but"))
_THAT_HAS = literal("that has|have")
_THIS_TURN = literal("this turn")
_OF_PARTIES = (InParty, InBattle, PartyWith, PartySize, InPartyOf, InThatParty)
_BEFORE_TYPES = frozenset(
    {
        "",
        "a",
        "an",
        "any",
        "all",
        "each",
        "every",
        "one",
        "1",
        "2",
        "3",
        "4",
        "5",
        "x",
        "of",
        "to",
        "another",
        "the",
        "target",
    }
)
_OR_ZONE = tuple(literal(words) for words in (", or", "or", "and / or", "and", ","))
_ANDS = (literal(", and"), literal("and"))
_ICON = literal("icon")
_OR = literal("or")
_IS = literal("is|are|was|were")
_AND = literal("and")
_CARD = literal("card+s")
_ATTACHED = literal("attached")
_TOKEN = (literal("token+s"), literal("character token+s"))
_GREATER, _LOWER = literal("with the greater|higher|larger"), literal("with the lower|lesser|smaller")
_PAST = {"attack": Past.ATTACKED, "block": Past.BLOCKED, "enter": Past.ENTERED}


def enter(grammar: Grammar) -> None:
    """Enter these styles."""
    _of_conditions(grammar)
    _of_kinds(grammar)
    _of_cards(grammar)
    grammar.style("base", _read_base, _show_base)
    grammar.style("icon_choice", _read_icon_choice, _show_icon_choice)
    grammar.style("other_icons", _read_other_icons, _never)


def _of_conditions(grammar: Grammar) -> None:
    """Restrictions one after another, and conditions of which all hold."""
    condition = grammar.reader(Condition, simple=True)

    def restriction(words: Words, index: int) -> Result:
        for opening in _OPENINGS:
            opened = opening(words, index)
            if opened.status:
                found = condition(words, opened.index)
                if found.status:
                    return found
        return condition(words, index)

    def read_only(words: Words, index: int) -> Result:
        found = restriction(words, index)
        if not found.status:
            return found
        values, end = [found.value], found.index
        while True:
            following = _FAIL
            for joint in _JOINTS:
                joined = joint(words, end)
                if joined.status and (following := restriction(words, joined.index)).status:
                    break
            if not following.status:
                return Result.success(end, tuple(values))
            values.append(following.value)
            end = following.index

    def show_only(conditions: Any, plural: bool) -> list[str]:
        out: list[str] = []
        for some in conditions:
            words = grammar.show(some)
            bare = words[0] in ("during", "not", "in", "once") or words[1:2] == ["times"]
            out += [*(["and"] if out else []), *([] if bare else ["if"]), *words]
        return out

    def read_groups(words: Words, index: int) -> Result:
        """A and B; A and B or C, where "or" binds closer."""
        groups: list[Condition] = []
        while True:
            found = condition(words, index)
            if not found.status:
                break
            some, index = [found.value], found.index
            while groups and (joined := _OR(words, index)).status:
                other = condition(words, joined.index)
                if not other.status:
                    break
                some.append(other.value)
                index = other.index
            groups.append(some[0] if len(some) == 1 else AnyOf(tuple(some)))
            end = index
            joined = next((at for joint in _ANDS if (at := joint(words, index)).status), _FAIL)
            if not joined.status:
                break
            index = joined.index
        return Result.success(end, tuple(groups)) if len(groups) > 1 else _FAIL

    def show_groups(value: Any, plural: bool) -> list[str]:
        out: list[str] = []
        for some in value:
            out += [*(["and"] if out else []), *grammar.show(some)]
        return out

    cards = grammar.reader(Cards, simple=True)
    past = grammar.slot_reader(Past)

    def read_either_past(words: Words, index: int) -> Result:
        """this card attacked or blocked this turn"""
        subject = cards(words, index)
        first = past(words, subject.index) if subject.status else _FAIL
        joined = _OR(words, first.index) if first.status else _FAIL
        second = past(words, joined.index) if joined.status else _FAIL
        ended = _THIS_TURN(words, second.index) if second.status else _FAIL
        if not ended.status:
            return _FAIL
        did = tuple(DidThisTurn(subject.value, done) for done in (first.value, second.value))
        return Result.success(ended.index, did)

    state = grammar.slot_reader(State)

    def read_either_state(words: Words, index: int) -> Result:
        """this card is attacking or blocking"""
        subject = cards(words, index)
        opened = _IS(words, subject.index) if subject.status else _FAIL
        first = state(words, opened.index) if opened.status else _FAIL
        joined = _OR(words, first.index) if first.status else _FAIL
        again = _IS(words, joined.index) if joined.status else _FAIL
        second = state(words, again.index if again.status else joined.index) if joined.status else _FAIL
        if not second.status:
            return _FAIL
        return Result.success(second.index, tuple(StateIs(subject.value, so) for so in (first.value, second.value)))

    def read_none_of(words: Words, index: int) -> Result:
        """ "no opponent controls a location": it is not so that one does"""
        if index >= len(words):
            return _FAIL
        article = "an" if words.words[index].plain[:1] in "aeiou" else "a"
        found = condition(Words([Word(article, article, 0), *words.words[index:]], shy=words.shy), 0)
        return Result.success(found.index - 1 + index, found.value) if found.status and found.index > 1 else _FAIL

    grammar.style("either_past", read_either_past, _never)
    grammar.style("either_state", read_either_state, _never)
    grammar.style("none_of", read_none_of, _never)
    grammar.style("only", read_only, show_only)
    grammar.style("groups", read_groups, show_groups)


def _of_kinds(grammar: Grammar) -> None:
    """Kinds of card, and parts of a kind that stand alone."""
    kind = grammar.reader(Kind)
    identified = grammar.reader(Identified)
    type_ = grammar.slot_reader(CardType)
    any_quality = grammar.reader(AnyQuality)
    tests = grammar.slot_reader(tuple[ControlledBy, ...], "many")

    def read_identified(words: Words, index: int) -> Result:
        found = identified(words, index)
        return Result.success(found.index, (found.value,)) if found.status and found.value.identifier else _FAIL

    quality = grammar.reader(Quality, simple=True)

    def alike(words: Words, index: int) -> Result:
        """After others: Rogue or Banker; Rogue and Banker, of several cards, are the one or the other."""
        found, end = quality(words, index), index
        said: list[Quality] = []
        while found.status and isinstance(found.value, OfTrade | Subtype | Identified):
            said.append(found.value)
            end = found.index
            joined = next((at for joint in (_OR, _AND) if (at := joint(words, end)).status), _FAIL)
            found = quality(words, joined.index) if joined.status else _FAIL
        both = any(word.plain == "and" for word in words.words[index:end])
        if len(said) < 2 or (both and not _several(words, end)):
            return _FAIL
        return Result.success(end, AnyQuality(tuple(said)))

    def read_all(words: Words, index: int) -> Result:
        found = any_quality(words, index)
        said, end = ([found.value], found.index) if found.status else ([], index)
        while True:
            found = alike(words, end)
            if not found.status:
                found = quality(words, end)
            if not found.status:
                return Result.success(end, tuple(said)) if said else found
            said.append(found.value)
            end = found.index
            comma = _COMMA(words, end)  # "a non-resource, non-location card"
            if comma.status and words.words[comma.index : comma.index + 1] and words.words[comma.index].plain == "non-":
                end = comma.index

    def show_all(value: Any, plural: bool) -> list[str]:
        return [word for some in value for word in grammar.show(some)]

    def read_described(words: Words, index: int) -> Result:
        found = read_all(words, index)
        return Result.success(found.index, Kind(qualities=found.value)) if found.status else found

    def read_extreme(words: Words, index: int) -> Result:
        found = kind(words, index)
        extreme = found.status and any(isinstance(test, Extreme) for test in found.value.tests)
        return found if extreme else _FAIL

    def read_of_each_name(words: Words, index: int) -> Result:
        """2 different types of staple resources: each of another name"""
        found = kind(words, index)
        if not found.status or found.value.types != (CardType.RESOURCE,):
            return _FAIL
        return Result.success(found.index, replace(found.value, tests=(*found.value.tests, DifferentIn(Named.CARD))))

    def read_of_one_name(words: Words, index: int) -> Result:
        """cards with the same name: as each other"""
        found = kind(words, index)
        if not found.status or found.value.tests[-1:] != (SameName(Mention("it")),):
            return _FAIL
        return Result.success(found.index, replace(found.value, tests=found.value.tests[:-1]))

    stat = grammar.slot_reader(Stat)

    def read_of_the_two(words: Words, index: int) -> Result:
        """character with the greater strength: of those spoken of"""
        noun = type_(words, index)
        noun = next((some for some in (noun, _CARD(words, index), _ONE(words, index)) if some.status), noun)
        more, less = (literal_of(words, noun.index) if noun.status else _FAIL for literal_of in (_GREATER, _LOWER))
        opened = more if more.status else less
        which = stat(words, opened.index) if opened.status else _FAIL
        return Result.success(which.index, Kind(tests=(Extreme(which.value, more.status),))) if which.status else _FAIL

    grammar.style("of_the_two", read_of_the_two, _never)
    grammar.style("of_each_name", read_of_each_name, _never)
    grammar.style(
        "of_one_name", read_of_one_name,
        lambda value, plural: [*grammar.show(value, plural), "with", "the", "same", "name"],
    )  # fmt: skip

    def read_controlled(words: Words, index: int) -> Result:
        found = tests(words, index)
        return Result.success(found.index, Kind(tests=found.value)) if found.status else found

    def show_controlled(value: Any, plural: bool) -> list[str]:
        if value.types or value.qualities or not value.tests:
            raise PrintError("more than who controls them")
        return show_all(value.tests, plural)

    def show_one(value: Any, plural: bool) -> list[str]:
        return grammar.show(value, False)

    test = grammar.reader(Test)

    def another_test(words: Words, index: int, lead: tuple[str, ...]) -> Result:
        """One more thing said of a card; what the first was opened by need not be said again."""
        found = test(words, index)
        for said in range(len(lead), 0, -1):
            if found.status:
                return found
            line = [*(Word(word, word, 0) for word in lead[:said]), *words.words[index:]]
            more = with_or_having(Words(line, shy=words.shy), 0)
            if more.status and more.index > said:
                found = Result.success(more.index - said + index, more.value)
        return found

    def with_or_having(words: Words, index: int) -> Result:
        """What is said of a card; "that has 2 life" says the same as "with 2 life"."""
        found = test(words, index)
        found = Result.success(found.index, of_its_own(found.value)) if found.status else found
        having = _THAT_HAS(words, index)
        if not having.status:
            return found
        line = [Word("with", "with", 0), *words.words[having.index :]]
        more = test(Words(line, shy=words.shy), 0)
        if not more.status or (found.status and found.index >= more.index - 1 + having.index):
            return found
        return Result.success(more.index - 1 + having.index, more.value)

    def read_tests(words: Words, index: int) -> Result:
        """with COVERT and 2 life or less; with COVERT or 1 life; you control that attacked this turn"""
        found = with_or_having(words, index)
        if not found.status:
            return found
        said, start, end = [found.value], index, found.index
        while True:
            lead = tuple(word.plain for word in words.words[start : start + 2] if word.plain in _LEADS)
            more = with_or_having(words, end)
            if more.status:
                said.append(more.value)
                start, end = end, more.index
                continue
            joined = next((at for joint in _ALSO if (at := joint(words, end)).status), _FAIL)
            more = another_test(words, joined.index, lead) if joined.status and lead else _FAIL
            if more.status:
                said.append(more.value)
                end = more.index
                continue
            joined = _OR(words, end)
            more = another_test(words, joined.index, lead) if joined.status and lead else _FAIL
            if not more.status:
                return Result.success(end, tuple(said))
            said[-1] = EitherTest((*(said[-1].tests if isinstance(said[-1], EitherTest) else (said[-1],)), more.value))
            end = more.index

    def show_either(value: Any, plural: bool) -> list[str]:
        out: list[str] = []
        for some in value:
            out += [*(["or"] if out else []), *grammar.show(some, plural)]
        return out

    def read_party(words: Words, index: int) -> Result:
        """The test of a member of it: of the attacking party, a party, your party."""
        line = [Word("in", "in", 0), *words.words[index:]]
        more = test(Words(line, shy=words.shy), 0)
        if not more.status or not isinstance(more.value, _OF_PARTIES):
            return _FAIL
        rest = read_tests(words, more.index - 1 + index)
        if rest.status:
            return Result.success(rest.index, (more.value, *rest.value))
        return Result.success(more.index - 1 + index, (more.value,))

    zone = grammar.reader(Zone)

    def read_zones(words: Words, index: int) -> Result:
        """your hand or discard pile; your deck, hand, or discard pile"""
        first = zone(words, index)
        if not first.status:
            return first
        zones, end = [first.value], first.index
        while True:
            joined = next((at for joint in _OR_ZONE if (at := joint(words, end)).status), _FAIL)
            more = zone(words, joined.index) if joined.status else _FAIL
            area = area_(words, joined.index) if joined.status and not more.status else _FAIL
            if not more.status and not area.status:
                return Result.success(end, tuple(zones)) if len(zones) > 1 else _FAIL
            zones.append(more.value if more.status else Zone(area.value, zones[0].of))
            end = more.index if more.status else area.index

    area_ = grammar.slot_reader(Area)

    def read_such(words: Words, index: int) -> Result:
        """one of them with numeric cost 2 or less: what is said of cards that are spoken of already"""
        found = read_tests(words, index)
        return Result.success(found.index, Kind(tests=found.value)) if found.status else _FAIL

    grammar.style("such", read_such, show_controlled)
    grammar.style(
        "tests", read_tests, lambda value, plural: [word for some in value for word in grammar.show(some, plural)]
    )
    grammar.style("either_test", lambda words, index: _FAIL, show_either)
    grammar.style("party_of", read_party, _never)
    grammar.style("zones", read_zones, lambda value, plural: show_either(value, plural))

    listed = grammar.slot_reader(tuple[CardType, ...], "types")

    def read_listed(words: Words, index: int) -> Result:
        """characters, items or locations; "a Rogue character or an item" are two nouns: the trade is of the first"""
        found = listed(words, index)
        several = found.status and len(found.value) > 1
        before = words.words[index - 1].plain if index else ""
        if several and (len(set(found.value)) < len(found.value) or before not in _BEFORE_TYPES):
            said = [word.plain for word in words.words[index : found.index]]
            if len(set(found.value)) < len(found.value) or "a" in said or "an" in said:
                first = type_(words, index)
                return Result.success(first.index, (first.value,))
        return found

    grammar.style("listed", read_listed, lambda value, plural: grammar.show_list(value, plural))
    grammar.style("one", lambda words, index: kind(words, index), show_one)
    grammar.style("type", lambda words, index: type_(words, index), show_one)

    def read_as_noun(words: Words, index: int) -> Result:
        """other soldiers: a known subtype stands for the cards that have it"""
        found = read_all(words, index)
        before = found.value if found.status else ()
        noun = read_subtype_as_noun(words, found.index if found.status else index)
        if noun.status:
            return Result.success(noun.index, (*before, Subtype(noun.value)))
        return (
            found if before and isinstance(before[-1], Subtype) and words.words[found.index - 1].plain != '"' else _FAIL
        )

    def read_as_token(words: Words, index: int) -> Result:
        """other tokens, depleted character tokens: what tokens there are in play"""
        found = read_all(words, index)
        before = found.value if found.status else ()
        if before and before[-1] == Is(State.TOKEN):
            return found
        noun = next(
            (at for some in _TOKEN if (at := some(words, found.index if found.status else index)).status), _FAIL
        )
        return Result.success(noun.index, (*before, Is(State.TOKEN))) if noun.status else _FAIL

    def show_as_token(value: Any, plural: bool) -> list[str]:
        if value[-1:] != (Is(State.TOKEN),):
            raise PrintError("not tokens")
        return [*show_all(value[:-1], plural), "tokens" if plural else "token"]

    grammar.style("as_token", read_as_token, show_as_token)
    grammar.style("as_noun", read_as_noun, _never)
    grammar.style("identified", read_identified, lambda value, plural: grammar.show(value[0]))
    grammar.style("all", read_all, show_all)
    grammar.style("described", read_described, _never)
    grammar.style("extreme", read_extreme, show_one)
    grammar.style("controlled", read_controlled, show_controlled)
    either.enter(grammar, read_all, read_tests)


def _of_cards(grammar: Grammar) -> None:
    """Cards that are spoken of by what they belong to."""
    kind = grammar.reader(Kind)
    members = grammar.reader(Members)
    cards = grammar.reader(Cards, simple=True)
    quantity = grammar.reader(Quantity)

    def show_members(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Members):
            raise PrintError("not the members of a party")
        return grammar.show(value, plural)

    def read_portion(words: Words, index: int) -> Result:
        """So many of the cards just seen, or cards named in full."""
        some = quantity(words, index)
        if some.status:
            noun = _CARD(words, some.index)
            end = noun.index if noun.status else some.index
            full = cards(words, index)
            if not full.status or full.index <= end:
                return Result.success(end, Among(some.value, Mention("them", many=True)))
        return cards(words, index)

    def read_attached(words: Words, index: int) -> Result:
        """A kind of card that is attached to what is spoken of."""
        found = kind(words, index)
        if not found.status:
            return found
        *rest, last = found.value.tests or (None,)
        if isinstance(last, AttachedTo) and isinstance(last.to, Mention):
            return Result.success(found.index, replace(found.value, tests=tuple(rest)))
        word = _ATTACHED(words, found.index)
        return Result.success(word.index, found.value) if word.status else _FAIL

    grammar.style("members", lambda words, index: members(words, index), show_members)
    grammar.style("portion", read_portion, lambda value, plural: grammar.show(value, plural))
    grammar.style("oneof", _read_one_of, _never)
    grammar.style(
        "attached", read_attached, lambda value, plural: [*grammar.show(value, plural), "attached", "to", "it"]
    )


def _read_base(words: Words, index: int) -> Result:
    """What was done, as after "did not": attack, block, enter play."""
    word = words.words[index].plain if index < len(words) else ""
    if word not in _PAST:
        return _FAIL
    done = _PAST[word]
    return Result.success(index + 1 + (done is Past.ENTERED), done)


def _show_base(value: Any, plural: bool) -> list[str]:
    return {Past.ATTACKED: ["attack"], Past.BLOCKED: ["block"], Past.ENTERED: ["enter", "play"]}[value]


def _read_one_of(words: Words, index: int) -> Result:
    one = _ONE(words, index)
    if not one.status or (one.index < len(words) and words.words[one.index].plain not in (".", ",")):
        return _FAIL
    return Result.success(one.index, Among(ONE, Mention("them", many=True)))


def _several(words: Words, index: int) -> bool:
    """Whether the noun that stands here is of several."""
    return index < len(words) and words.words[index].plain.endswith("s")


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")


def _read_icon_choice(words: Words, index: int) -> Result:
    icons = []
    while True:
        found = read_icon(words, index)
        if not found.status:
            return _FAIL
        icons.append(found.value)
        icon = _ICON(words, found.index)
        index = icon.index if icon.status else found.index
        joined = _OR(words, index)
        if not joined.status:
            return Result.success(index, tuple(icons))
        index = joined.index


def _read_other_icons(words: Words, index: int) -> Result:
    """Every icon but the one that stands here."""
    found = read_icon(words, index)
    if not found.status:
        return found
    return Result.success(found.index, tuple(icon for icon in Icon if icon is not found.value))


def _show_icon_choice(icons: Any, plural: bool) -> list[str]:
    out: list[str] = []
    for icon in icons:
        out += [*(["or"] if out else []), f"[{icon.value}]", "icon"]
    return out
