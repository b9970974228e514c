"""What goes over the wire of drafts, typed."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, StringConstraints
from pydantic import Field as Limits

from mulligan.server.wire import Key, Level, Name, SeatNumber, Strict
from mulligan.server.workshop.drafts.draft_room import MOST_SEATS

LONGEST_CLOCK = 600


class NewDraft(Strict):
    """A draft, or sealed packs, for up to so many; whoever makes it sits first and leads."""

    game: Annotated[str, StringConstraints(max_length=40)] = "spoils"
    sort: Literal["draft", "sealed"]
    seats: Annotated[int, Limits(ge=1, le=MOST_SEATS)]
    bots: Annotated[int, Limits(ge=0, le=MOST_SEATS - 1)] = 0
    seconds: Annotated[int, Limits(ge=0, le=LONGEST_CLOCK)] = 0
    name: Name
    key: Key | None = None
    profile: Key | None = None


class EnterDraft(Strict):
    name: Name
    key: Key | None = None
    profile: Key | None = None


class EnteredDraft(BaseModel):
    """The token opens one's seat here, and at every table one plays at from here."""

    draft: str
    seat: int
    token: str


class PickCard(Strict):
    act: Literal["pick"]
    card: Annotated[str, StringConstraints(max_length=100)]


class HandIn(Strict):
    """The deck that one has built, as a list."""

    act: Literal["hand-in"]
    list: Annotated[str, StringConstraints(max_length=20_000)]


class BeginDraft(Strict):
    act: Literal["begin"]


class EndDraft(Strict):
    """The host: nobody plays any more; everybody may see what everybody took."""

    act: Literal["end"]


class SeatBotHere(Strict):
    act: Literal["bot"]
    seat: SeatNumber
    name: Name


class FreeSeatHere(Strict):
    act: Literal["free"]
    seat: SeatNumber


class LeaveDraft(Strict):
    act: Literal["leave"]


DraftAct: TypeAlias = Annotated[
    PickCard | HandIn | BeginDraft | EndDraft | SeatBotHere | FreeSeatHere | LeaveDraft, Limits(discriminator="act")
]


class PlayDraft(Strict):
    """A game against another seat whose deck is built."""

    seat: SeatNumber
    level: Level = "medium"


class DraftTable(BaseModel):
    table: str


class DraftSeat(BaseModel):
    """`taken`: how many cards; `waiting`: how many packs lie before it; `built`: whether its deck is handed in."""

    kind: Literal["open", "person", "bot"]
    name: str
    host: bool
    taken: int
    waiting: int
    built: bool


class DraftGame(BaseModel):
    table: str
    seats: list[int]


class DraftSeen(BaseModel):
    """A draft as one seat sees it. `pack`: what lies before it; `pool`: what it has taken; `left`: seconds to think;
    `deck`: what it has handed in, `suggested`: what a bot would build; `games`: those that it plays in."""

    draft: str
    version: int
    game: str
    sort: Literal["draft", "sealed"]
    phase: Literal["gathering", "drafting", "building", "over"]
    seconds: int
    left: float | None
    you: int | None
    seats: list[DraftSeat]
    round: int
    rounds: int
    pack: list[str]
    pool: list[str]
    deck: str
    suggested: str
    games: list[DraftGame]


class PickShown(BaseModel):
    """One pick: the round, the pack as it lay there, what was taken, and whether the clock or a bot took it."""

    round: int
    pack: list[str]
    card: str
    by: Literal["person", "bot", "clock"]
