"""How sentences begin that hang on the one before, and how they end: "if you do", "otherwise", "who doesn't"."""

from __future__ import annotations

from collections.abc import Callable

from parsy import Parser, Result

from mulligan.language.core.flow import Attempt, Both, By, Either, If, Instead, Lasting, Let, May, Where
from mulligan.language.core.kinds import Instruction
from mulligan.language.core.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerMention, You
from mulligan.language.grammar import literal
from mulligan.language.references import Mention
from mulligan.language.tree import walk, with_fields
from mulligan.language.words import Word, Words

_IF_DONE = (
    "if you do ,", "if so ,", "when you do ,", "when they do ,", "if you do so ,",
    "if they do ,", "if that player does ,", "if that opponent does ,",
    "if it 's controller|owner does ,", "if you do", "if they do",
)  # fmt: skip
_IF_NOT = (
    "if you don't ,", "if they don't ,", "if you do not ,", "if they do not ,", "if you don't", "if they don't",
    "if you can't ,", "if they can't ,", "if you cannot ,", "if they cannot ,",
    "if that player|opponent doesn't ,", "if that player|opponent does not ,", "if it 's controller|owner doesn't ,",
    "if it 's controller|owner does not ,",
)  # fmt: skip
_OTHERWISE = (
    "otherwise ,", "if not ,", "if it 's not ,", "if it is not ,", "if it isn't ,", "if they are not ,",
    "if they aren't ,", "otherwise",
)  # fmt: skip
_PLAYERS = "each|any player|opponent who"
_DID = ("does ,", "does so ,", "did ,", "does", "did")
_DID_NOT = (
    "doesn't", "does not", "don't", "do not", "didn't", "did not", "can't", "cannot", "could not", "couldn't",
)  # fmt: skip

FOLLOWS = (
    *((literal(words), "do") for words in _IF_DONE),
    *((literal(words), "don't") for words in _IF_NOT),
    *((literal(words), "otherwise") for words in _OTHERWISE),
)
WHO_DID = (
    *((literal(f"{_PLAYERS} {words}"), "don't") for words in _DID_NOT),
    *((literal(f"{_PLAYERS} {words}"), "do") for words in _DID),
)
_WHO = literal(_PLAYERS)
_THIS_WAY = ("this", "way")
_FAIL = Result.failure(0, "")
# What goes without saying: as much is done as can be.
IF_ABLE = (literal("if able|possible"), literal("if it|they|you can"))
# Words that only say that a sentence comes next.
LEADS = tuple(
    literal(words)
    for words in ("then ,", "then", "also ,", "in addition ,", "afterwards ,", "after that ,", "finally ,")
)
ANDS = (
    literal(", and then"),
    literal(", then"),
    literal(", and"),
    literal("and then"),
    literal("and"),
    literal("then"),
    literal(","),
)
ORS = (literal(", or"), literal("or"))
INSTEAD = literal("instead")
NEXT_TIME = literal("the next time")
COMMA_THEN = literal(", then")
THEN = literal("then")
ELSE = literal(", otherwise")
WHERES = (literal(", where"), literal("where"))
_COMMA_INSTEAD = literal(", instead")
_OF = literal("of")


def with_instead(words: Words, found: Result) -> tuple[Instruction, int]:
    """What was found, marked where "instead" follows it."""
    comma = _COMMA_INSTEAD(words, found.index)
    instead = comma if comma.status else INSTEAD(words, found.index)
    if not instead.status or _OF(words, instead.index).status:
        return found.value, found.index
    return Instead(found.value), instead.index


def in_its_place(act: Instruction) -> Instruction:
    """What is done instead; of "you may pay 1 to draw a card", what is paid for."""
    if isinstance(act, Attempt) and is_offered(act.act) and len(act.then) == 1 and not act.otherwise:
        return with_fields(act, then=(Instead(act.then[0]),))
    return Instead(act)


def who_did_so(condition: Parser, words: Words, index: int) -> Result:
    """each opponent who discarded a character this way: whether they did"""
    who = _WHO(words, index)
    if not who.status:
        return _FAIL
    told = condition(Words([Word("they", "they", 0), *words.words[who.index :]], shy=words.shy), 0)
    end = told.index - 1 + who.index if told.status else 0
    so = told.status and tuple(word.plain for word in words.words[end - 2 : end]) == _THIS_WAY
    return Result.success(end, told.value) if so else _FAIL


STOPS = (".", ";", "!")


def could_be_a_condition(words: Words, index: int) -> bool:
    """if you don't draw a card, …: without a comma before it, and with one after it, what follows may be asked"""
    if words.words[index - 1].plain == "," or index >= len(words) or words.words[index].plain == "and":
        return False
    while index < len(words) and words.words[index].plain not in STOPS:
        if words.words[index].plain == ",":
            return True
        index += 1
    return False


def past_stop(words: Words, index: int, stops: tuple[str, ...] = STOPS) -> int:
    """Past the full stop, or -1 where the sentence does not end here."""
    if index >= len(words):
        return index
    if words.words[index].plain not in stops:
        words.fail(index, ".")
        return -1
    while index < len(words) and words.words[index].plain in stops:
        index += 1
    return index


def said_of_you(words: Words, index: int, found: Result) -> Result:
    """What is read here, done by you where it begins with "you": somebody else was spoken of before."""
    said = [word.plain for word in words.words[index : index + 2]]
    if not found.status or said[:1] != ["you"] or said[1:] == ["'s"]:
        return found
    act = found.value
    if isinstance(act, Both):
        return Result.success(
            found.index, Both(tuple(some if isinstance(some, By) else By(You(), some) for some in act.acts))
        )
    return found if isinstance(act, By) else Result.success(found.index, By(You(), act))


def is_offered(act: Instruction) -> bool:
    """Whether an act may be done or not, by whoever it is left to."""
    return isinstance(act.act if isinstance(act, By) else act, May)


def offered(act: Instruction) -> Instruction:
    """What you may do; what you may do this turn may be done then, and not only now."""
    if isinstance(act, Lasting) and not act.act.goes_on():
        return Lasting(act.duration, May(act.act))
    return May(act)


def two_verbs(acted: Callable[[Words, int], Result], words: Words, index: int) -> Result:
    """deplete or restore a character: one or the other, of one's choice"""
    if index + 2 >= len(words) or words.words[index + 1].plain != "or":
        return _FAIL
    other = index + 2
    second = acted(words, other)
    if not second.status:
        return _FAIL
    first = acted(Words([words.words[index], *words.words[other + 1 :]], shy=words.shy), 0)
    if not first.status or first.index + other != second.index:
        return _FAIL
    return Result.success(second.index, Either((first.value, second.value)))


def with_numbers(act: Instruction, lets: tuple[Let, ...]) -> Instruction:
    """ "…, where X is what": settled before it is done. "Each player gains X influence, where X is the number of items
    they control": of each, another number."""
    if isinstance(act, By) and isinstance(act.who, EachOpponent | EachPlayer | EachOtherPlayer):
        if any(isinstance(part, PlayerMention) for let in lets for part in walk(let)):
            return By(act.who, Where(act.act, lets))
    if isinstance(act, Attempt):
        return Attempt(Where(act.act, lets), act.then, act.otherwise)
    return Where(act, lets)


def goes_on_about_them(act: Instruction) -> bool:
    """ "If …, it gains 1 life": something that lasts, of what was spoken of, under a condition."""
    if not isinstance(act, If) or act.otherwise:
        return False
    return all(some.goes_on() and isinstance(getattr(some, "cards", None), Mention) for some in act.then)
