"""Tokens of a card's own making (409.3): characters whose numbers stand on the card that puts them into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parsy import Result

from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import OWN_TOKEN, Printed
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Quality
from mulligan.games.spoils.vocabulary.nouns.names import read_name, read_subtype
from mulligan.games.spoils.vocabulary.terms import KEYWORDS, TRADES, CardType, Keyword, State, Trade
from mulligan.kernel.numbers import Card
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.words import Words

if TYPE_CHECKING:
    from mulligan.games.spoils.printed import Library

_FAIL = Result.failure(0, "a token")
_TRADES = {trade.value.lower(): trade for trade in Trade}
_STATES = frozenset(state.value for state in State)
_STATS = ("strength", "life", "speed")
_JOINTS = frozenset({",", "and"})
_NO_SUBTYPE = (
    _STATES | {some.value for some in CardType} | {"non-", "card", "cards", "token", "tokens", "or", "and", '"'}
)
_MOST_SUBTYPES = 3
_LONGEST = 14  # words up to "token"


@dataclass(frozen=True)
class Made(Quality):
    """A token that is a character with these numbers."""

    name: str
    strength: int
    life: int
    speed: int
    trade: Trade | None = None
    subtypes: tuple[str, ...] = ()
    covert: bool = False

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        face = table.face(card)
        return (
            table.is_token(card)
            and face.name == self.name
            and (face.strength, face.life, face.speed) == (self.strength, self.life, self.speed)
        )

    def number(self, library: Library) -> int:
        """The number of such tokens among the printed cards of a game."""
        face = Printed(self.name)
        face.types = OWN_TOKEN
        if self.trade is not None:
            face.trade = TRADES[self.trade]
        face.strength, face.life, face.speed = self.strength, self.life, self.speed
        face.subtypes = [library.subtype(some) for some in self.subtypes]
        face.keywords = KEYWORDS[Keyword.COVERT] if self.covert else 0
        face.text = "COVERT" if self.covert else ""
        trade = f"{self.trade.value} " if self.trade is not None else ""
        face.line = f"{trade}Character" + (f" - {', '.join(self.subtypes)}" if self.subtypes else "")
        return library.add_token(face)


@dataclass(frozen=True)
class TokenNamed(Quality):
    """A token of that name, whichever card made it."""

    name: str

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.is_token(card) and table.face(card).name.casefold() == self.name.casefold()


def made(kind: Kind) -> Made | None:
    """The token that a kind describes, if it does."""
    for quality in kind.qualities:
        if isinstance(quality, Made):
            return quality
    return None


# ---- reading ---------------------------------------------------------------------------------------------------------


class Description:
    """What is read of a token, in whatever order it is said."""

    def __init__(self, words: Words, at: int) -> None:
        self.words, self.at = words, at
        self.stats: tuple[int, int, int] | None = None
        self.trade: Trade | None = None
        self.subtypes: list[str] = []
        self.name = ""
        self.covert = False

    def plain(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.words.words[at].plain if at < len(self.words) else ""

    def before_its_noun(self) -> bool:
        """2/2/2 Rogue thief character token; Rogue Lamp Rat token"""
        if self.plain(1) == "/" and self.plain(3) == "/":
            numbers = [self.plain(ahead) for ahead in (0, 2, 4)]
            if not all(number.isdigit() for number in numbers):
                return False
            self.stats, self.at = (int(numbers[0]), int(numbers[1]), int(numbers[2])), self.at + 5
        if self.plain() in _TRADES:
            self.trade, self.at = _TRADES[self.plain()], self.at + 1
        if not self.noun():
            name = read_name(self.words, self.at)
            if name.status and not self.is_subtype_alone(name.index):
                self.name, self.at = name.value, name.index
            else:
                self.before_character()
        if self.plain() == "character":
            self.at += 1
        if not self.noun():
            self.words.fail(self.at, "character token")
            return False
        self.at += 1
        return True

    def noun(self) -> bool:
        return self.plain() in ("token", "tokens") or (
            self.plain() == "character" and self.plain(1) in ("token", "tokens")
        )

    def is_subtype_alone(self, end: int) -> bool:
        """ "Soldier character token": a name would stand right before "token" """
        return end < len(self.words) and self.words.words[end].plain == "character"

    def before_character(self) -> None:
        """Subtypes, known or of the writer's own."""
        while len(self.subtypes) < _MOST_SUBTYPES and not self.noun():
            found = read_subtype(self.words, self.at)
            if found.status:
                self.subtypes.append(found.value)
                self.at = found.index
            elif self.plain().isalpha() and self.plain() not in _NO_SUBTYPE:
                self.subtypes.append(self.plain())
                self.at += 1
            else:
                return

    def after_its_noun(self) -> bool:
        """named Lamp Rat; with 2 strength, 2 life, and 2 speed; with COVERT"""
        while self.plain() in ("named", "called", "with"):
            if self.plain() == "with":
                if not self.with_numbers():
                    return False
                continue
            name = read_name(self.words, self.at + 1)
            if not name.status:
                return False
            self.name, self.at = name.value, name.index
        return True

    def with_numbers(self) -> bool:
        self.at += 1
        numbers: dict[str, int] = {}
        read = False
        while True:
            if self.plain() == "covert":
                self.covert, self.at = True, self.at + 1
            elif self.plain().isdigit() and self.plain(1) in _STATS:
                numbers[self.plain(1)] = int(self.plain())
                self.at += 2
            elif not self.subtype_after():
                return False
            read = True
            ahead = 0
            while self.plain(ahead) in _JOINTS:
                ahead += 1
            if not ahead or not self.goes_on(ahead):
                break
            self.at += ahead
        if numbers:
            if len(numbers) < len(_STATS) or self.stats is not None:
                self.words.fail(self.at, "2 strength, 2 life, and 2 speed")
                return False
            self.stats = (numbers["strength"], numbers["life"], numbers["speed"])
        return read

    def goes_on(self, ahead: int) -> bool:
        word = self.plain(ahead)
        return word in ("covert", "the") or (word.isdigit() and self.plain(ahead + 1) in _STATS)

    def subtype_after(self) -> bool:
        """the "demon" subtype"""
        found = read_subtype(self.words, self.at + 1) if self.plain() == "the" else _FAIL
        if not found.status or self.words.words[found.index].plain != "subtype":
            return False
        self.subtypes.append(found.value)
        self.at = found.index + 1
        return True

    def made(self) -> Made | None:
        if self.stats is None:
            return None
        called = self.name or " ".join(self.subtypes).title() or (self.trade.value if self.trade else "Token")
        return Made(called, *self.stats, self.trade, tuple(self.subtypes), self.covert)


def read_made(words: Words, index: int) -> Result:
    if not any(word.plain in ("token", "tokens") for word in words.words[index : index + _LONGEST]):
        return _FAIL  # no token is spoken of, and nothing about one would help
    found = Description(words, index)
    if not found.before_its_noun() or not found.after_its_noun():
        return _FAIL
    made = found.made()
    if made is None:
        words.fail(index, "2/2/2 Rogue character token")
        return _FAIL
    return Result.success(found.at, (made,))


def read_token_named(words: Words, index: int) -> Result:
    """Lamp Rat token"""
    name = read_name(words, index)
    if not name.status or name.index >= len(words) or words.words[name.index].plain not in ("token", "tokens"):
        return _FAIL
    if name.value.casefold() == "micromajig":
        return _FAIL
    return Result.success(name.index + 1, (TokenNamed(name.value),))


def show_made(value: Any, plural: bool) -> list[str]:
    if len(value) != 1 or not isinstance(value[0], Made):
        raise PrintError("no token of a card's own making")
    some: Made = value[0]
    numbers = [f"{some.strength}/{some.life}/{some.speed}"]
    trade = [some.trade.value] if some.trade is not None else []
    subtypes = [word for subtype in some.subtypes for word in ('"', subtype, '"')]
    noun = ["character", "tokens" if plural else "token", "named", '"', some.name, '"']
    return [*numbers, *trade, *subtypes, *noun, *(["with", "COVERT"] if some.covert else [])]


def show_token_named(value: Any, plural: bool) -> list[str]:
    if len(value) != 1 or not isinstance(value[0], TokenNamed):
        raise PrintError("no token by its name")
    return ['"', value[0].name, '"', "tokens" if plural else "token"]


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.style("made", read_made, show_made)
    grammar.style("token_named", read_token_named, show_token_named)
    grammar.phrase(Kind, "{qualities:made}", types=(CardType.CHARACTER,))
    grammar.phrase(Kind, "{qualities:token_named} [{tests:tests}]", types=(CardType.CHARACTER,))
