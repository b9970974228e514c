"""How cards are pointed back at, and the styles of noun phrase that depend on number or possession."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parsy import Parser, Result

from mulligan.games.spoils.vocabulary.nouns.cards import (
    PARTICIPLES,
    All,
    ControllerOf,
    Host,
    Some,
    This,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import Done, Is, Kind
from mulligan.games.spoils.vocabulary.nouns.names import SUBTYPES_IN_PLURAL, read_subtype, read_subtype_as_noun
from mulligan.games.spoils.vocabulary.nouns.spoken_of import STATES_SAID
from mulligan.games.spoils.vocabulary.nouns.tests import (
    AttachedTo,
    ControlledBy,
    In,
    InThere,
    NotControlledBy,
    NotOwnedBy,
    OwnedBy,
)
from mulligan.games.spoils.vocabulary.terms import CardType, State
from mulligan.language.core.amounts import UpTo
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import (
    PlayerMention,
)
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.references import Mention
from mulligan.language.tree import walk
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_TYPES = {kind.value for kind in CardType if kind is not CardType.MICROMAJIG}
_NOUNS = _TYPES | {"card", "token", "ability", "effect", "hand", "deck"}
_PLURALS = {f"{noun}s" for noun in _NOUNS} | {"micromajigs", "abilities"}
_SINGULAR = {plural: plural[:-1] for plural in _PLURALS} | {"abilities": "ability"}
_TAILS = (
    (("being", "played"), ""), (("being", "deployed"), ""), (("that", "used", "it"), ""),
    (("that", "used", "that", "ability"), ""), (("whose", "ability", "was", "used"), ""),
    (("you", "searched", "for"), "found"), (("you", "found"), "found"), (("you", "picked"), "picked"),
    (("you", "discarded"), "discarded"),
    (("they", "revealed"), "revealed"), (("you", "revealed"), "revealed"), (("they", "discarded"), "discarded"),
    (("they", "picked"), "picked"), (("you", "chose"), "chosen"), (("they", "chose"), "chosen"),
    (("you", "destroyed"), "destroyed"), (("they", "destroyed"), "destroyed"),
)  # fmt: skip
_WHOSE = (ControlledBy, NotControlledBy, OwnedBy, NotOwnedBy, In, AttachedTo)
_AFTER_THOSE = frozenset({"from", "into", "on", "under", "back"})  # "remove those from the game"
_AREAS = "hand or discard pile or deck"
_ORDINALS = {"first": 1, "second": 2, "third": 3}


class Pointing:
    """Reads and prints words that point back, over the grammar they belong to."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._kind = grammar.reader(Kind)
        self._players = grammar.reader(Players)
        self._amount = grammar.reader(Amount)
        self._together = grammar.slot_reader(tuple[Cards, ...], "and2")
        self._either = grammar.slot_reader(tuple[Cards, ...], "or2")
        self._pointed = (grammar.reader(This), grammar.reader(Host), Parser(self.read_mention))
        grammar.special(Mention, self.read_mention, self.show_mention)
        show = grammar.show
        grammar.style("mention", self.read_mention, lambda value, plural: show(value, plural))
        grammar.style("there", self._read_there, lambda value, plural: show(value, plural))
        grammar.style("either", self._read_either, _never)
        grammar.style("pointed", self.read_pointed, self._show_pointed)
        grammar.style("other", self._read_other, self._show_other)
        grammar.style("possessed", self.read_possessed, lambda value, plural: show(value, plural))
        grammar.style("several_of", self.read_possessed, lambda value, plural: show(value, True))
        grammar.style("bare", self._read_bare, lambda value, plural: show(value, plural))
        grammar.style("of_faction", self._read_of_faction, _never)
        grammar.style("many_of", self._read_many, _never)
        grammar.style("of_theirs", self._read_of_theirs, _never)
        grammar.style("those_such", self._read_those_such, _never)
        grammar.style("by_name", self._read_by_name, _never)
        grammar.style("joined", self._read_joined, self._show_joined)
        grammar.style("one_or_other", self._read_one_or_other, lambda value, plural: grammar.show_list(value, plural))
        grammar.style("owned_one", self._read_owned_one, _never)
        grammar.style("upto", self._read_upto, self._show_upto)

    # -- mentions ---------------------------------------------------------------------------------------------------

    def _read_there(self, words: Words, index: int) -> Result:
        """ "A card in it": in a hand, a pile or a deck, not in a card."""
        found = self.read_mention(words, index)
        if found.status and found.value == Mention("it"):
            return Result.success(found.index, Mention("it", "", _AREAS))
        return found

    def read_mention(self, words: Words, index: int) -> Result:
        """it; them; that character; the picked card; the first picked card."""
        line = words.words
        if index >= len(line):
            return _FAIL
        first = line[index].plain
        if first in ("it", "itself"):
            return Result.success(index + 1, Mention(first))
        if first in ("them", "they", "themselves"):
            return Result.success(index + 1, Mention("them", many=True))
        if first == "both":
            return self._read_both(words, index)
        if first not in ("that", "those", "the", "these"):
            words.fail(index, "that card")
            return _FAIL
        at = index + 1
        ordinal = 0
        if at < len(line) and line[at].plain in _ORDINALS:
            ordinal, at = _ORDINALS[line[at].plain], at + 1
        elif at < len(line) and line[at].plain == "the":  # "the the"
            at += 1
        how = ""
        if at < len(line) and line[at].plain in PARTICIPLES:
            how, at = "removed" if line[at].plain == "voided" else line[at].plain, at + 1
        noun = self._read_noun(words, at)
        if noun is None and ordinal and not how:
            noun = ("card", False, at)  # "the second"
        if noun is None and first == "those" and at < len(line) and line[at].plain in _AFTER_THOSE:
            return Result.success(at, Mention("them", many=True))
        if noun is None:
            words.fail(at, "a card type")
            return _FAIL
        name, many, end = noun
        for tail, manner in _TAILS:
            if tuple(word.plain for word in line[end : end + len(tail)]) == tail:
                how, end = manner, end + len(tail)
        determiner = "the" if first in ("the", "these") else first
        return Result.success(end, Mention(determiner, how, name, many, ordinal))

    def _read_both(self, words: Words, index: int) -> Result:
        """both cards; both of them; both of those characters."""
        line = words.words
        at = index + 1
        if at < len(line) and line[at].plain == "of":
            found = self.read_mention(words, at + 1)
            return found if found.status and found.value.many else _FAIL
        noun = self._read_noun(words, at)
        if noun is None or not noun[1]:
            words.fail(at, "cards")
            return _FAIL
        return Result.success(noun[2], Mention("both", "", noun[0], True))

    def _read_either(self, words: Words, index: int) -> Result:
        """either character; either of those cards: one or the other of them"""
        if index >= len(words) or words.words[index].plain != "either":
            return _FAIL
        if index + 1 < len(words) and words.words[index + 1].plain == "of":
            found = self.read_mention(words, index + 2)
            return found if found.status and found.value.many else _FAIL
        noun = self._read_noun(words, index + 1)
        if noun is None or noun[1]:
            return _FAIL
        return Result.success(noun[2], Mention("those", "", noun[0], True))

    def _read_noun(self, words: Words, index: int) -> tuple[str, bool, int] | None:
        line = words.words
        if index >= len(line):
            return None
        word = line[index].plain
        if word in STATES_SAID and index + 1 < len(line):
            inner = self._read_noun(words, index + 1)
            return (f"{word} {inner[0]}", *inner[1:]) if inner is not None else None
        if word == "micromajig":
            follows = line[index + 1].plain if index + 1 < len(line) else ""
            if follows in ("token", "tokens"):
                return "Micromajig token", follows == "tokens", index + 2
        singular = _SINGULAR.get(word, word)
        if singular in _NOUNS:
            if tuple(some.plain for some in line[index : index + 3]) == ("card", "or", "ability"):
                return "card or ability", False, index + 3
            many, end, names = word in _PLURALS, index + 1, [singular]
            while end + 1 < len(line) and line[end].plain == "or":
                other = _SINGULAR.get(line[end + 1].plain, line[end + 1].plain)
                if other not in _TYPES:
                    break
                names.append(other)
                end += 2
            if names[0] != "card" and end < len(line) and line[end].plain in ("card", "cards"):
                many, end = line[end].plain == "cards", end + 1
            return " or ".join(names), many, end
        subtype = read_subtype(words, index)
        if subtype.status and subtype.index < len(line):
            follows = line[subtype.index].plain
            if _SINGULAR.get(follows, follows) in _NOUNS:
                return f"{subtype.value} card", follows in _PLURALS, subtype.index + 1
        alone = read_subtype_as_noun(words, index)
        if alone.status:
            return f"{alone.value} card", line[alone.index - 1].plain in SUBTYPES_IN_PLURAL, alone.index
        return None

    def show_mention(self, mention: Any, plural: bool) -> list[str]:
        """The words of a mention."""
        if mention.determiner in ("it", "them"):
            return [mention.determiner]
        ordinal = [next(word for word, at in _ORDINALS.items() if at == mention.ordinal)] if mention.ordinal else []
        how = [mention.how] if mention.how else []
        return [mention.determiner, *ordinal, *how, *_show_noun(mention.noun, mention.many)]

    def read_pointed(self, words: Words, index: int) -> Result:
        """This card, the attached card, or a mention: what an owner or a number can be asked of."""
        for reader in self._pointed:
            found = reader(words, index)
            if found.status:
                return found
        return _FAIL

    def _show_pointed(self, value: Any, plural: bool) -> list[str]:
        if not isinstance(value, This | Host | Mention):
            raise PrintError("not pointed at")
        return self.grammar.show(value, plural)

    # -- kinds ------------------------------------------------------------------------------------------------------

    def _read_other(self, words: Words, index: int) -> Result:
        found = self._kind(words, index)
        if not found.status:
            return found
        kind: Kind = found.value
        return Result.success(found.index, replace(kind, qualities=(Is(State.OTHER), *kind.qualities)))

    def _show_other(self, kind: Any, plural: bool) -> list[str]:
        if kind.qualities[:1] != (Is(State.OTHER),):
            raise PrintError("not another")
        return self.grammar.show(replace(kind, qualities=kind.qualities[1:]), plural)

    def read_possessed(self, words: Words, index: int) -> Result:
        """A kind, perhaps with its controller before it: "your characters"."""
        found = self._kind(words, index)
        owned = self._owned(words, index)
        return owned if owned.status and (not found.status or owned.index > found.index) else found

    def _owned(self, words: Words, index: int) -> Result:
        who = self._players(words, index)
        if not who.status or who.index >= len(words) or words.words[who.index].plain != "'s":
            return _FAIL
        found = self._kind(words, who.index + 1)
        if not found.status:
            return _FAIL
        kind: Kind = found.value
        if kind.types == (CardType.FACTION,):
            return _FAIL
        return Result.success(found.index, replace(kind, tests=(ControlledBy(who.value), *kind.tests)))

    def _read_bare(self, words: Words, index: int) -> Result:
        found = self.read_possessed(words, index)
        return found if found.status and _is_plural(words, index, found.index) else _FAIL

    def _read_joined(self, words: Words, index: int) -> Result:
        """This and that; "all your Rogue characters and Banker characters" are both yours."""
        found = self._together(words, index)
        if not found.status:
            return found
        if all(isinstance(some, Some) for some in found.value):
            return Result.success(found.index, _of_them_all(found.value))
        first, *others = found.value
        if not isinstance(first, All) or words.words[index].plain in ("this", "the"):
            return found
        start = index + 1 if words.words[index].plain == "all" else index
        owned = self._owned(words, start)
        if not owned.status:
            return found
        owner = owned.value.tests[0]
        kept: list[Cards] = [first]
        for other in others:
            if isinstance(other, All) and not any(isinstance(test, _WHOSE) for test in other.kind.tests):
                other = replace(other, kind=replace(other.kind, tests=(owner, *other.kind.tests)))
            kept.append(other)
        return Result.success(found.index, tuple(kept))

    def _read_one_or_other(self, words: Words, index: int) -> Result:
        """This or that; "an item or 2 cards in your discard pile" are all there, where nothing else is said."""
        found = self._either(words, index)
        if not found.status or not all(isinstance(some, Some) for some in found.value):
            return found
        *others, last = found.value
        where = tuple(test for test in last.kind.tests if isinstance(test, In))
        if not where or any(isinstance(test, _WHOSE) for other in others for test in other.kind.tests):
            return found
        there = [replace(other, kind=replace(other.kind, tests=(*other.kind.tests, *where))) for other in others]
        return Result.success(found.index, (*there, last))

    def _show_joined(self, value: Any, plural: bool) -> list[str]:
        out: list[str] = []
        for number, some in enumerate(value):
            last = number == len(value) - 1
            comma = [","] if len(value) > 2 and out else []
            out += [*comma, *(["and"] if last else []), *self.grammar.show(some, plural)]
        return out

    def _read_of_faction(self, words: Words, index: int) -> Result:
        """ "that faction's deck" is its player's"""
        found = self.read_mention(words, index)
        if not found.status or found.value.noun != "faction":
            return _FAIL
        return Result.success(found.index, ControllerOf(found.value))

    def _read_by_name(self, words: Words, index: int) -> Result:
        """this card, the character: but not "it", of which something has just been said"""
        found = self.grammar.styled("pointed")(words, index)
        return _FAIL if isinstance(found.value, Mention) and found.value.determiner == "it" else found

    def _read_those_such(self, words: Words, index: int) -> Result:
        """one of the blocking characters, one of your items: of those, and not of cards that were spoken of"""
        the = index < len(words) and words.words[index].plain == "the"
        found = self._kind(words, index + 1) if the else self._owned(words, index)
        if not found.status or not _is_plural(words, index, found.index):
            return _FAIL
        said = found.value.qualities
        spoken_of = any(isinstance(some, Done) for some in said)
        return found if (said or found.value.tests) and not spoken_of else _FAIL

    def _read_many(self, words: Words, index: int) -> Result:
        found = self._kind(words, index)
        return found if found.status and _is_plural(words, index, found.index) else _FAIL

    def _read_of_theirs(self, words: Words, index: int) -> Result:
        """characters you control, after "the": not those that were spoken of"""
        found = self._read_many(words, index)
        return found if found.status and any(isinstance(test, _WHOSE) for test in found.value.tests) else _FAIL

    def _read_owned_one(self, words: Words, index: int) -> Result:
        found = self._owned(words, index)
        return found if found.status and not _is_plural(words, index, found.index) else _FAIL

    def _read_upto(self, words: Words, index: int) -> Result:
        found = self._amount(words, index)
        return Result.success(found.index, UpTo(found.value)) if found.status else found

    def _show_upto(self, quantity: Any, plural: bool) -> list[str]:
        if not isinstance(quantity, UpTo):
            raise PrintError("not up to")
        return self.grammar.show(quantity.amount, plural)


def _show_noun(noun: str, many: bool) -> list[str]:
    if noun.split()[0] in STATES_SAID:
        state, _, rest = noun.partition(" ")
        return [state, *_show_noun(rest, many)]
    if noun.endswith(" card"):
        return ['"', noun[:-5], '"', "cards" if many else "card"]
    if noun == "ability" and many:
        return ["abilities"]
    shown: list[str] = []
    for name in noun.split(" or "):
        shown.extend([*(["or"] if shown else []), *(name + "s" if many else name).split()])
    return shown


def _of_them_all(several: tuple[Some, ...]) -> tuple[Cards, ...]:
    """ "an item and a character they control": what is said of them at the end is said of each"""
    *others, last = several
    theirs = tuple(test for test in last.kind.tests if isinstance(test, ControlledBy | OwnedBy | In | InThere))
    theirs = tuple(test for test in theirs if any(isinstance(part, PlayerMention | Mention) for part in walk(test)))
    if not theirs or any(isinstance(test, _WHOSE) for other in others for test in other.kind.tests):
        return several
    return (*(replace(some, kind=replace(some.kind, tests=(*some.kind.tests, *theirs))) for some in others), last)


def _is_plural(words: Words, start: int, end: int) -> bool:
    before = ""
    for word in words.words[start:end]:
        if word.plain in _PLURALS or word.plain in SUBTYPES_IN_PLURAL or word.plain == "members":
            return True
        if word.plain in _NOUNS and before != "non-":
            return False
        before = word.plain
    return False


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
