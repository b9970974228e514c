"""Everything that goes over the wire, typed. The OpenAPI description and the client's types are made from this."""

import json
import unicodedata
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints
from pydantic import Field as Limits

from mulligan.games import box, names
from mulligan.games.form import Field
from mulligan.games.gathering import Division, Gather
from mulligan.games.layout import HasBoard
from mulligan.games.plain import PlainLayout
from mulligan.server.timing.terms import Clocks, Match, Terms

NAME_LENGTH = 24
CHAT_LENGTH = 400
MOST_SEATS = 8
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that nobody sees
DEEPEST = 40  # what people write down and set up is some four deep


def printable(words: str) -> str:
    """No line breaks, no control characters."""
    if not words.isprintable():
        raise ValueError("only printable characters, on one line")
    return words


def seen_by_others(name: str) -> str:
    """One of the spellings that look the same, and nothing that looks like no name at all."""
    name = unicodedata.normalize("NFC", name)
    shown = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    if len(name) > NAME_LENGTH or not shown or not BLANK.isdisjoint(name):
        raise ValueError("a name that can be seen")
    return name


def folded(name: str) -> str:
    """What is the same in two names that are read as the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def sendable(chosen: dict[str, Any]) -> dict[str, Any]:
    """JSON can spell half a character, and Python's also a number that is none: no answer can hold them. Nor can it
    hold what is nested too deep."""
    if deep(chosen) > DEEPEST:
        raise ValueError(f"nested at most {DEEPEST} times")
    try:
        json.dumps(chosen, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        raise ValueError("only whole characters") from None
    return chosen


def deep(value: Any) -> int:
    """How deep lists and dictionaries are nested, one beyond what is allowed at most."""
    depth, level = 0, [value]
    while depth <= DEEPEST and (nested := [one for one in level if isinstance(one, dict | list)]):
        depth += 1
        level = [part for one in nested for part in (one.values() if isinstance(one, dict) else one)]
    return depth


Name: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH),
    AfterValidator(printable),
    AfterValidator(seen_by_others),
]
Words: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH),
    AfterValidator(printable),
]
Seed: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(printable)]
Key: TypeAlias = Annotated[str, StringConstraints(min_length=20, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
Promise: TypeAlias = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Share: TypeAlias = Annotated[str, StringConstraints(min_length=16, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
WorkKey: TypeAlias = Annotated[str, StringConstraints(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Ticket: TypeAlias = Annotated[str, StringConstraints(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Limits(ge=0, lt=MOST_SEATS)]

Ending: TypeAlias = Literal["", "game", "resignation", "time", "claim", "closed"]

# What the layouts of the games make: one member each.
if TYPE_CHECKING:
    TablePosition: TypeAlias = Any
    Face: TypeAlias = Any
    Board: TypeAlias = Any  # or None
else:
    LAYOUTS = [PlainLayout(list), *(box(name).layout() for name in names())]
    BOARDS = [layout.Board for layout in LAYOUTS if isinstance(layout, HasBoard)]
    TablePosition = Annotated[
        reduce(or_, dict.fromkeys(layout.Position for layout in LAYOUTS)), Limits(discriminator="layout")
    ]
    Face = reduce(or_, dict.fromkeys(layout.Face for layout in LAYOUTS))
    Board = reduce(or_, BOARDS, None)


Level = Literal["easy", "medium", "hard"]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---- the lobby ----------------------------------------------------------------------------------------------------


class SeatPlan(Strict):
    """Who is to sit somewhere: the one who makes the table, another person, or a bot."""

    kind: Literal["me", "person", "bot"]
    name: Name
    level: Level = "medium"  # of a bot


class NewTable(Strict):
    """A table to be made. Without a seed, one is drawn that nobody knows.

    `promise` is the SHA-256 of a random text of the maker's own that is revealed when everybody sits and goes into the
    deal. `works`: what seats bring of what was made here, by what it is kept or shared as.
    """

    game: str
    seats: Annotated[list[SeatPlan], Limits(min_length=1, max_length=MOST_SEATS)]
    setup: Annotated[dict[str, Any], AfterValidator(sendable)] = {}
    seed: Seed | None = None
    open: bool = False
    promise: Promise | None = None
    profile: Key | None = None
    works: Annotated[dict[SeatNumber, WorkKey], Limits(max_length=MOST_SEATS)] | None = None
    terms: Terms = Terms()


class SeatLink(BaseModel):
    """A seat of a new table. For one's own the token is its key, shown this once; for another person's it is an
    invitation to take the seat; bots and the free seats of an open table have none."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    token: str | None


class Created(BaseModel):
    table: str
    mine: int | None
    seats: list[SeatLink]
    watch: str
    commitment: str


class NewProfile(Strict):
    """A name behind a secret that the browser has made and keeps. Asked again, the profile is the same."""

    name: Name
    key: Key


class Renamed(Strict):
    name: Name


class PlayedGame(BaseModel):
    """A game that somebody sat at. `outcome`: won, lost, drawn, resigned; void for a further game to which somebody did
    not come; "" while it is not over."""

    table: str
    game: str
    seat: int
    since: float
    outcome: str


class Statistics(BaseModel):
    game: str
    won: int
    lost: int
    drawn: int
    resigned: int
    open: int


class GameRating(BaseModel):
    """How strong somebody is at a game with so many seats (`mode`): 0 for somebody new."""

    game: str
    mode: str
    games: int
    rating: int


class Rival(BaseModel):
    """How somebody has fared where another profile sat too."""

    profile: str
    name: str
    won: int
    lost: int
    drawn: int


class Profile(BaseModel):
    id: str
    name: str
    games: list[PlayedGame]
    statistics: list[Statistics]
    ratings: list[GameRating]
    rivals: list[Rival]


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    fewest: int
    most: int
    seats: int
    taught: bool  # are there lessons?
    fields: list[Field]


class OpenTable(BaseModel):
    """A table with free seats that anybody may take."""

    table: str
    game: str
    names: list[str]
    free: list[int]
    terms: Terms


class Join(Strict):
    """Take a free seat. The key that shall open it can be brought along: then asking twice does no harm."""

    name: Name
    seat: SeatNumber | None = None
    key: Key | None = None
    promise: Promise | None = None
    profile: Key | None = None


class Sit(Strict):
    """Use an invitation. The key that shall open the seat can be brought along: then asking twice does no harm."""

    invitation: Annotated[str, StringConstraints(max_length=100)]
    key: Key | None = None
    promise: Promise | None = None
    profile: Key | None = None


class Joined(BaseModel):
    """The token is now the only key of the seat."""

    table: str
    seat: int
    token: str


class Branch(Strict):
    """A new table that begins where another one stood after so many choices."""

    at: Annotated[int, Limits(ge=0)]
    seats: Annotated[list[SeatPlan], Limits(min_length=1, max_length=MOST_SEATS)]


# ---- acts at the table --------------------------------------------------------------------------------------------


class Choose(Strict):
    """An option of the prompt with this ticket."""

    act: Literal["choose"]
    ticket: Ticket
    option: int


class TakeBack(Strict):
    """Take the last choice back: at once where the engine's policy allows it, else by asking the others."""

    act: Literal["take-back"]


class AnswerTakeBack(Strict):
    act: Literal["answer-take-back"]
    agree: bool


class Say(Strict):
    act: Literal["say"]
    text: Words


class Resign(Strict):
    act: Literal["resign"]


class Claim(Strict):
    """Win because everybody else who plays has been away for long."""

    act: Literal["claim"]


class StandIn(Strict):
    """Let a bot play for a seat whose player is away (or for one's own), or end that."""

    act: Literal["stand-in"]
    seat: SeatNumber
    on: bool


class Reveal(Strict):
    """What one has promised to add to the deal, once everybody sits and before the first choice."""

    act: Literal["reveal"]
    share: Share


class Deal(Strict):
    """Deal without what oneself, or those who are away, have promised to add."""

    act: Literal["deal"]


class Rename(Strict):
    act: Literal["rename"]
    name: Name


class Rematch(Strict):
    """The same people again; `swap`: each with what another one had chosen; `first`: who begins, where two play. In a
    match only the loser of the last game decides that."""

    act: Literal["rematch"]
    swap: bool = False
    first: Literal["me", "other"] | None = None


Act: TypeAlias = Annotated[
    Choose | TakeBack | AnswerTakeBack | Say | Resign | Claim | StandIn | Reveal | Deal | Rename | Rematch,
    Limits(discriminator="act"),
]


# ---- what a viewer is told ----------------------------------------------------------------------------------------
# What there are many of in an update is made by ourselves and not looked over again: plain dataclasses.


@dataclass(slots=True)
class Option:
    """A legal option: its number, its words, where on the table it lies, whoever on the table does it, which places
    mean it and answer what it asks next, and what it would do now."""

    id: int
    label: str
    place: str
    by: str
    does: str
    begun_by: list[str]
    number: int | None
    note: str


@dataclass(slots=True)
class Refusal:
    """Why something on the table is not to be had now."""

    place: str
    rule: str
    text: str


@dataclass(slots=True)
class Prompt:
    """A decision of the viewer's own. The ticket says which one it is and nothing else.

    `rule`: the rule by which it is asked; "" where there is none in particular.
    `unasked`: it belongs to an action that was taken because it was all that could be done.
    """

    ticket: str
    kind: str
    question: str
    rule: str
    options: list[Option]
    passing: int | None
    matters: bool
    unasked: bool
    together: Gather | Division | None
    refusals: list[Refusal]


@dataclass(slots=True)
class LogEntry:
    """Something that happened. `cause` is the number of the entry that caused it, -1 for none."""

    text: str
    rule: str
    cause: int
    card: int
    kind: str


@dataclass(slots=True)
class ChatLine:
    seat: int
    name: str
    text: str


class Printed(BaseModel):
    """What is printed: the cards by the numbers that positions and log entries use, and the board if there is one."""

    cards: list[Face]
    board: Board


@dataclass(slots=True)
class SeatStatus:
    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str  # of the bot, here or standing in
    present: bool
    away: bool
    away_since: float | None  # by the server's time
    stand_in: bool
    resigned: bool
    late: bool  # out of time
    free: bool
    share: Literal["", "promised", "revealed"]


@dataclass(slots=True)
class TakeBackRequest:
    """Somebody asks to take a choice back; `waiting` are the seats that have not answered."""

    seat: int
    waiting: list[int]


@dataclass(slots=True)
class Status:
    """The table itself, beside the game on it. `asked`: the seat that everybody waits for, to choose or to be taken."""

    table: str
    game: str
    you: int
    seats: list[SeatStatus]
    asked: int | None
    over: bool
    winners: list[int]
    ended_by: Ending
    can_take_back: bool
    can_ask_take_back: bool
    request: TakeBackRequest | None
    commitment: str
    seed: str | None
    salt: str | None
    chosen_seed: bool
    dealing: bool
    share: str | None
    rematch: str | None
    room: str | None
    clocks: Clocks | None
    can_claim: bool
    match: Match
    choices: int | None


class Update(BaseModel):
    """All that a viewer sees now. `log_from` says where the entries belong: what stood from there on is void."""

    type: Literal["update"]
    status: Status
    position: TablePosition
    prompt: Prompt | None
    generation: int
    log_from: int
    log: list[LogEntry]
    chat_from: int
    chat: list[ChatLine]


class Done(BaseModel):
    type: Literal["done"]
    id: int
    note: str = ""


class Refused(BaseModel):
    """An act that was not accepted, in words for the person and a code for the program."""

    type: Literal["refused"]
    id: int
    code: str
    text: str


ServerMessage: TypeAlias = Annotated[Update | Done | Refused, Limits(discriminator="type")]


class Hello(Strict):
    """The first message on a socket: who, and how far one had seen before."""

    token: Annotated[str, StringConstraints(max_length=100)]
    lang: Annotated[str, StringConstraints(max_length=12)] = "en"
    generation: int = -1
    log_seen: Annotated[int, Limits(ge=0)] = 0
    chat_seen: Annotated[int, Limits(ge=0)] = 0


class Sent(Strict):
    """An act over the socket, with a number that the answer carries."""

    id: int
    do: Act


class ReplayPosition(BaseModel):
    """The table after so many choices, as one seat saw it (or somebody who watches: -1).

    The log is what the last choice brought about; `log_from` entries came before it.
    """

    at: int
    choices: int
    seat: int
    position: TablePosition
    log_from: int
    log: list[LogEntry]
    question: str


class JournalFile(BaseModel):
    """A finished game for `mulligan replay`. The `secret` is what the commitment fixed; with the `shares` that seats
    have added it gives the seed of the deal."""

    mulligan: int
    game: str
    setup: dict[str, Any]
    seed: str
    secret: str
    salt: str
    shares: dict[int, str]
    commitment: str
    version: int
    ended_by: Ending
    out_of_time: list[int]
    choices: list[int]


class Time(BaseModel):
    """Seconds since 1970, by the server."""

    now: float


class Trouble(BaseModel):
    """What an error says."""

    code: str
    text: str
