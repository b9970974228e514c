"""What people make for a game (decks, cards, heroes) and how it is looked at before it is played with.

All that comes in here was written by strangers, and reading it may take its time: the server asks in a process of its
own, with limits. Refusals are `ValueError`s in words for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from mulligan.games.form import Choice
from mulligan.messages import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mulligan.kernel.game import Game
    from mulligan.kernel.view import View


@dataclass(slots=True)
class Kept:
    """A printed card and what there is to know of it beside its face.

    `origin`: house, library (the host's own and imported ones) or own. `why`: what keeps it from being played.
    `draws`: how many cards one begins with, going first, second, ...; `starting`: with how many resources of each
    icon, and of any; both of a card that says so.
    """

    face: Any
    set: str
    rarity: str
    origin: str
    why: str = ""
    unlimited: bool = False
    draws: list[int] = field(default_factory=list)
    starting: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Figure:
    """Somebody on the board: what they are there, how they attack, how much they can take, how many there are."""

    name: str
    hero: bool
    ranged: bool
    health: int
    count: int


@dataclass(slots=True)
class Counted:
    """So many of a printed card, and how its text was understood."""

    face: Any
    count: int
    understood: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Roster:
    """Somebody to play as: the figures, what is special about them, and all of their cards."""

    name: str
    set: str
    origin: str
    move: int
    ability: str
    figures: list[Figure]
    cards: list[Counted]
    understood: list[str]
    why: str = ""


@dataclass(slots=True)
class Misread:
    """A passage that was not understood: on which card, its line, its words, why, and what could stand there; `mended`:
    the whole line as it would be understood."""

    where: str
    line: int
    words: str
    reason: str
    nearest: str
    mended: str = ""


@dataclass(slots=True)
class Shelf:
    """A line of a deck."""

    name: str
    count: int
    section: str


@dataclass(slots=True)
class Weighed:
    """What somebody is making, as it was understood.

    `trouble`: why it is nothing at all. `misread`: passages that were not understood. `understood`: its text as it was
    understood. `faces`: what is printed. Of a deck: `shelves` are its lines, `faults` what is wrong with it by format.
    """

    trouble: str = ""
    misread: list[Misread] = field(default_factory=list)
    understood: list[str] = field(default_factory=list)
    faces: list[Any] = field(default_factory=list)
    shelves: list[Shelf] = field(default_factory=list)
    faults: dict[str, list[str]] = field(default_factory=dict)
    rosters: list[Roster] = field(default_factory=list)


@dataclass(slots=True)
class About:
    """How a card's text was understood, and the ready decks that hold it: by the names they are chosen by, as one says
    them."""

    understood: list[str]
    decks: dict[str, str]


@dataclass(slots=True)
class Term:
    """Words in rules that something is known of: the `rule` that says what they mean, the `card` of that name (under
    which its page lies, part by part), the `sign` that is drawn for them."""

    words: str
    rule: str = ""
    card: list[str] = field(default_factory=list)
    sign: str = ""


@dataclass(slots=True)
class Saying:
    """A line of a card that is understood, and one of the cards that have it; `kind`: what may say it, where it is not
    for every card."""

    words: str
    card: str
    kind: str = ""


@dataclass(slots=True)
class Offer:
    """Something that people have made, as one chooses it before a game; `why`: what keeps it from being played."""

    choice: Choice
    why: str = ""


MOST_BLOCKING = 12  # phrases that are named of a set


@dataclass(slots=True)
class Blocking:
    """Words that keep so many cards from being played, and one of them."""

    words: str
    cards: int
    example: str


@dataclass(slots=True)
class SetPlays:
    """Of a set: how many cards there are, were read and can be played, and what blocks most of the others."""

    name: str
    origin: str
    cards: int
    read: int
    plays: int
    blocking: list[Blocking]


def said_by(texts: Iterable[tuple[str, str, str]]) -> list[Saying]:
    """The lines of texts that are understood, each once: a card's name, its kind and its text go in."""
    found: dict[tuple[str, str], Saying] = {}
    for card, kind, words in texts:
        for line in words.split("\n"):
            if line.strip():
                found.setdefault((line.strip(), kind), Saying(line.strip(), card, kind))
    return list(found.values())


def blocking(held: list[tuple[str, str]]) -> list[Blocking]:
    """Which words hold up most cards: pairs of words and a card's name go in. Numbers in them are all the same."""
    found: dict[str, Blocking] = {}
    for words, card in held:
        like = re.sub(r"\d+", "#", words.casefold())
        one = found.setdefault(like, Blocking(words, 0, card))
        one.cards += 1
    return sorted(found.values(), key=lambda one: -one.cards)[:MOST_BLOCKING]


@dataclass(slots=True)
class Line:
    """Something in a file that was brought in: a card, hero or deck, of which set, hero or file, and what became of it.

    `read`: all of it was understood; `plays`: it can be played with; otherwise `words` are what is in the way, with the
    `reason` and what could stand there.
    """

    kind: str
    name: str
    of: str
    read: bool
    plays: bool
    words: str = ""
    reason: str = ""
    nearest: str = ""


@dataclass(slots=True)
class BroughtIn:
    """What a file of another program's holds: all its lines, and what is to be kept (`kind`, `name`, `content`)."""

    works: list[dict[str, Any]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Trial:
    """A table to find something out at: set-ups of the same game with it and without it, and the seat that has it."""

    setups: list[dict[str, Any]]
    seat: int


@dataclass(slots=True)
class Trials:
    """What is tried, in which deck, and the tables; `compared`: there is one with it and one without it each time."""

    name: str
    deck: str
    compared: bool
    tables: list[Trial]


@dataclass(slots=True)
class Part:
    """A part of a position, as scenarios name it, and what may stand there.

    `sort`: cards; placed (cards in play, with what lies on them); number, from `least` to `most`; seat; seats; choice;
    flag; fighters (each of `choices` with a space and health); words. `heap` names the list that cards or spaces are
    taken from.
    """

    key: str
    sort: str
    least: int = 0
    most: int = 0
    choices: list[str] = field(default_factory=list)
    heap: str = ""


@dataclass(slots=True)
class Desk:
    """What positions of a game are made of: parts of the table and of each seat, and what there is to put there.

    `facts`: what else can be asked of a seat once something has happened.
    """

    table: list[Part]
    seats: list[list[Part]]
    heaps: dict[str, list[str]]
    facts: list[str] = field(default_factory=list)


class Workshop:
    """What can be made for one game."""

    kinds: ClassVar[tuple[str, ...]] = ()

    def catalogue(self) -> list[Kept]:
        """Everything printed that there is to play with, but for what people keep in their profiles."""
        return []

    def rosters(self) -> list[Roster]:
        """Everybody there is to play as, where one plays as somebody."""
        return []

    def own(self, works: list[dict[str, Any]]) -> list[Kept]:
        """The same for cards that somebody has made: their contents."""
        return []

    def about(self, name: str, own: list[dict[str, Any]]) -> About:
        """More about a card of the catalogue, or of `own`: contents of cards that people have made."""
        raise KeyError(name)

    def terms(self) -> list[Term]:
        """Keywords, symbols and cards that rules speak of, in the language being spoken."""
        return []

    def sayings(self) -> list[Saying]:
        """What cards say, for whoever writes another: lines that are understood, each once, as they are printed."""
        return []

    def plays(self) -> list[SetPlays]:
        """How much of each set there is can be played."""
        return []

    def own_plays(self, works: list[dict[str, Any]]) -> list[SetPlays]:
        """The same for what somebody has made or brought in: the contents of their cards and heroes."""
        return []

    def weigh(self, kind: str, content: dict[str, Any], own: list[dict[str, Any]]) -> Weighed:
        """Look at something that is being made; `own` are the contents of the maker's cards."""
        raise NotImplementedError

    def rehearse(self) -> Iterator[None]:
        """Read what there is to read, a text at a time: what somebody writes next is read sooner after it."""
        yield from ()

    def take_in(self, file: str, written: str) -> dict[str, Any]:
        """The content of a deck from the text of a file by that name."""
        raise NotImplementedError

    def ready(self, name: str) -> dict[str, Any]:
        """The content of a ready deck, to build on."""
        raise KeyError(name)

    def bring_in(self, file: str, data: bytes, known: set[str], tell: Callable[[int, int], None]) -> BroughtIn:
        """Everything in a file of another program's, or in an archive of them; `known` are names of the owner's cards.

        `tell` hears how far it is.
        """
        raise ValueError(text("workshop-file-no-game"))

    def written(self, kind: str, name: str, content: dict[str, Any], form: str) -> tuple[str, str]:
        """A file's name and its text, in one of the forms that people exchange."""
        raise NotImplementedError

    def setup(self, names: list[str], chosen: dict[str, Any], brought: dict[int, dict[str, Any]]) -> dict[str, Any]:
        """A set-up as journals keep it, in which some seats bring what was made here: `kind`, `content` and `own`."""
        raise NotImplementedError

    def offers(self, works: list[dict[str, Any]], own: list[dict[str, Any]]) -> list[Offer]:
        """What of these works (`id`, `kind`, `name`, `content`) a seat can bring; `own` are the cards they may name."""
        return []

    def trials(self, kind: str, content: dict[str, Any]) -> Trials:
        """Tables at which to find out whether something is fair."""
        raise ValueError(text("workshop-fair-nothing"))

    # ---- for judges ------------------------------------------------------------------------------------------------

    def desk(self, game: Game) -> Desk:
        """What a position of this game is made of, for whoever lays one out."""
        raise NotImplementedError

    def position(self, view: View) -> dict[str, Any]:
        """What a seat knows of a position, as a scenario's `setup` and `given`; made from the view alone."""
        raise NotImplementedError

    def left_out(self, view: View) -> list[str]:
        """What a position has that scenarios cannot say yet, in words; `position` leaves it out."""
        return []

    # ---- packs -----------------------------------------------------------------------------------------------------

    sorts: ClassVar[tuple[str, ...]] = ()  # of events with packs: draft, sealed

    def packs(self, sort: str, seed: str, seats: int) -> list[list[list[str]]]:
        """What is opened: round by round, a pack for each seat, the names of its cards."""
        raise NotImplementedError

    def pick(self, pack: list[str], taken: list[str]) -> str:
        """What a bot takes out of a pack, with what it has taken before."""
        raise NotImplementedError

    def built(self, pool: list[str]) -> dict[str, Any]:
        """The content of a deck that a bot builds of what it has taken."""
        raise NotImplementedError

    def beyond(self, content: dict[str, Any], pool: list[str]) -> list[str]:
        """What is wrong with a deck that was built of these cards, in words."""
        raise NotImplementedError
