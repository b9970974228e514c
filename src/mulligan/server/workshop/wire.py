"""What goes over the wire of the workshop, typed."""

import json
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, StringConstraints
from pydantic import Field as Limits

from mulligan.games.form import Choice
from mulligan.server.wire import MOST_SEATS, Face, Name, Strict, Words, WorkKey, printable, sendable

CONTENT_LENGTH = 60_000
SCENARIO_LENGTH = 30_000


def of_some_size(content: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(sendable(content))) > CONTENT_LENGTH:
        raise ValueError(f"at most {CONTENT_LENGTH} characters")
    return content


WorkName: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60),
    AfterValidator(printable),
]
Kind: TypeAlias = Annotated[str, StringConstraints(max_length=10)]
Content: TypeAlias = Annotated[dict[str, Any], AfterValidator(of_some_size)]


class KeptCard(BaseModel):
    """A printed card there is to play with. `origin`: house, library, own. `why`: what keeps it from being played;
    `unlimited`: any number of them may be in a deck; `draws`, `starting`: with what one begins."""

    face: Face
    set: str
    rarity: str
    origin: str
    why: str
    unlimited: bool
    draws: list[int]
    starting: list[int]


class AboutCard(BaseModel):
    """`decks`: the ready ones that hold it; `mine`: those of one's own, by what they are kept as."""

    understood: list[str]
    decks: dict[str, str]
    mine: dict[str, str]


class Term(BaseModel):
    """Words in rules that something is known of: the `rule` that says what they mean, the `card` of that name (under
    which its page lies, part by part), the `sign` that is drawn for them."""

    words: str
    rule: str
    card: list[str]
    sign: str


class Saying(BaseModel):
    """A line that is understood, and one of the cards that have it; `kind`: what may say it, where it is not for every
    card."""

    words: str
    card: str
    kind: str


class Blocking(BaseModel):
    """Words that keep so many cards from being played, and one of them."""

    words: str
    cards: int
    example: str


class SetPlays(BaseModel):
    """Of a set: how many cards there are, were read and can be played, and what blocks most of the others."""

    name: str
    origin: str
    cards: int
    read: int
    plays: int
    blocking: list[Blocking]


class Offer(BaseModel):
    """Something that a seat can bring: its `choice` has the work as its value. `origin`: own, or house for what
    everybody has; `why`: what keeps it from being played."""

    choice: Choice
    why: str
    origin: Literal["own", "house"]


class Draft(Strict):
    kind: Kind
    content: Content


class Figure(BaseModel):
    name: str
    hero: bool
    ranged: bool
    health: int
    count: int


class CountedCard(BaseModel):
    face: Face
    count: int
    understood: list[str]


class Roster(BaseModel):
    """Somebody to play as, with all of their cards; `why`: what keeps them from being played."""

    name: str
    set: str
    origin: str
    move: int
    ability: str
    figures: list[Figure]
    cards: list[CountedCard]
    understood: list[str]
    why: str


class Misread(BaseModel):
    where: str
    line: int
    words: str
    reason: str
    nearest: str
    mended: str


class Shelf(BaseModel):
    name: str
    count: int
    section: str


class Weighed(BaseModel):
    """`trouble`: why it is nothing at all; `misread`: what was not understood; `understood`: the text as it was
    understood; `faces`: what is printed; `shelves`, `faults`: a deck's lines, and what is wrong with it by format."""

    trouble: str
    misread: list[Misread]
    understood: list[str]
    faces: list[Face]
    shelves: list[Shelf]
    faults: dict[str, list[str]]
    rosters: list[Roster]


class TakeIn(Strict):
    file: Annotated[str, StringConstraints(max_length=200)]
    written: Annotated[str, StringConstraints(max_length=CONTENT_LENGTH)]


class TakenIn(BaseModel):
    content: dict[str, Any]


class BroughtLine(BaseModel):
    """Something in a file that was brought in: a card, hero, deck or file; `of` a set, hero or file. Where it was not
    all `read`, or does not play: the `words` in the way, the `reason`, and the `nearest` that could stand there."""

    kind: str
    name: str
    of: str
    read: bool
    plays: bool
    words: str
    reason: str
    nearest: str


class WriteOut(Strict):
    kind: Kind
    name: WorkName
    content: Content
    form: Annotated[str, StringConstraints(max_length=10)] = ""


class WrittenOut(BaseModel):
    file: str
    written: str


class NewWork(Strict):
    """`shared`: a deck's share that this one was made from: the cards in it that its maker wrote are kept with it."""

    game: Annotated[str, StringConstraints(max_length=40)]
    kind: Kind
    name: WorkName
    content: Content
    shared: WorkKey = ""


class ChangedWork(Strict):
    name: WorkName
    content: Content


class Sharing(Strict):
    on: bool


class Work(BaseModel):
    """Something that somebody has made. `share`: under what anybody may look at it, "" for not at all; `house`: whether
    everybody plays with it (offered), the host was asked for that (asked), or neither ("")."""

    id: str
    game: str
    kind: str
    name: str
    share: str
    version: int
    changed: float
    house: Literal["", "asked", "offered"]


class WorkVersion(BaseModel):
    number: int
    at: float


class WholeWork(Work):
    content: dict[str, Any]
    versions: list[WorkVersion]


class SharedWork(BaseModel):
    game: str
    kind: str
    name: str
    content: dict[str, Any]
    cards: list[dict[str, Any]]


# ---- the judge's desk -----------------------------------------------------------------------------------------------


class Case(Strict):
    """A scenario: its text, or what stands in it."""

    text: Annotated[str, StringConstraints(max_length=SCENARIO_LENGTH)] = ""
    scenario: Content | None = None


class Happened(BaseModel):
    """`said`: as a scenario expects it; `depth`: how many causes stand behind it."""

    text: str
    said: str
    rule: str
    depth: int


class Fact(BaseModel):
    """Of a seat, or of the table (""): under which key what is found."""

    of: str
    key: str
    value: str


class Judged(BaseModel):
    """A scenario that was run. `text` and `scenario` say the same; `scenario` is None where the text cannot be read.

    `message`, `line`, `expected`, `found`: what does not hold. `asked`, `question`, `options`: who is to choose in the
    end, what, and from what, in the words of scripts. `facts`: what stands in the end."""

    text: str
    scenario: dict[str, Any] | None
    holds: bool
    line: int
    message: str
    expected: str | None
    found: str | None
    notes: list[str]
    events: list[Happened]
    asked: str
    question: str
    options: list[str]
    facts: list[Fact]


class DeskWanted(Strict):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[Name], Limits(min_length=1, max_length=MOST_SEATS)]
    setup: Content = {}


class Part(BaseModel):
    """A part of a position and what may stand there: see `mulligan.games.workshop.Part`."""

    key: str
    sort: str
    least: int
    most: int
    choices: list[str]
    heap: str


class Desk(BaseModel):
    table: list[Part]
    seats: list[list[Part]]
    heaps: dict[str, list[str]]
    facts: list[str]


class Moment(BaseModel):
    """A moment at a table as a scenario, from what the caller may know; `left_out`: what it cannot say, in words."""

    text: str
    left_out: list[str]


class Doubt(Strict):
    """What the caller expected instead."""

    expected: Words


class KeptDoubt(BaseModel):
    id: str
    text: str
