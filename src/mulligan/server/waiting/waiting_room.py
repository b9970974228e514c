"""One room as it is kept: who waits at which seat with what, and what each of them may change. No disk, no network."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, StringConstraints
from pydantic import Field as Limits

from mulligan.games.form import Field, checked, completed, is_there, offered
from mulligan.server.play.table import Refusal
from mulligan.server.timing.terms import Terms
from mulligan.server.wire import Key, Level, Name, Promise, SeatNumber, Strict, WorkKey

FieldName: TypeAlias = Annotated[str, StringConstraints(max_length=40)]
Chosen: TypeAlias = Annotated[str, StringConstraints(max_length=200)]
PER_SEAT = "choice-per-seat"
T = TypeVar("T")


class Place(BaseModel):
    """A seat of a room. Of a key only its hash is kept; `work` is what its player brings of their own, `bringing` its
    name."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: Level = "medium"
    chosen: dict[str, str] = {}
    work: str = ""
    bringing: str = ""
    key: str = ""
    profile: str = ""
    promise: str = ""
    ready: bool = False


class WaitingRoom(BaseModel):
    """`host` is the key of whoever leads, `turned_away` holds the keys of those who may not come back; `offer` counts
    what the host has offered."""

    game: str
    places: list[Place]
    host: str
    setup: dict[str, str | bool | int] = {}
    turned_away: list[str] = []
    table: str = ""
    dealt: int = 0
    terms: Terms = Terms()
    offer: int = 0

    def seat_of(self, key: str) -> int | None:
        return next((seat for seat, place in enumerate(self.places) if key and place.key == key), None)

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def choices(self, form: Sequence[Field]) -> dict[str, Any]:
        """What counts now for every field that is there: what was chosen, else what is usual."""
        seats = len(self.places)
        usual = completed(list(form), seats, dict(self.setup))
        each = {
            field.id: [place.chosen.get(field.id, usual[field.id][seat]) for seat, place in enumerate(self.places)]
            for field in form
            if field.kind == PER_SEAT and field.id in usual
        }
        for field in form:
            if field.kind == "choice" and field.id in usual and not fits(field, seats, usual[field.id]):
                usual[field.id] = next((one.value for one in field.choices if not one.seats or seats in one.seats), "")
        return {**usual, **each}

    def waited_for(self) -> str:
        """What keeps the host from dealing, as a code; "" for nothing."""
        if any(place.kind == "open" for place in self.places):
            return "room-open-seat"
        if any(not self.places[seat].ready and self.places[seat].key != self.host for seat in self.people()):
            return "room-not-ready"
        return ""

    # ---- coming and going ------------------------------------------------------------------------------------------

    def enter(self, name: str, key: str, profile: str) -> int:
        """Somebody comes in by the link; who is here already stays where they sit."""
        seat = self.seat_of(key)
        if seat is not None:
            return seat
        if key in self.turned_away or (profile and profile in self.turned_away):
            raise Refusal("room-turned-away")
        free = next((number for number, place in enumerate(self.places) if place.kind == "open"), None)
        if free is None:
            raise Refusal("room-full")
        chosen = self.places[free].chosen
        self.places[free] = Place(kind="person", name=name, key=key, profile=profile, chosen=chosen)
        return free

    def leave(self, seat: int) -> None:
        """A seat is free again; whoever sits longest leads if the host has gone."""
        left = self.places[seat].key
        self.places[seat] = Place(chosen=self.places[seat].chosen)
        people = self.people()
        if left == self.host and people:
            self.host = self.places[people[0]].key

    # ---- acts ------------------------------------------------------------------------------------------------------

    def do(self, key: str, act: "RoomAct", form: Sequence[Field]) -> None:
        """Let somebody who sits here do something, or refuse it in words."""
        seat = self.seat_of(key)
        if seat is None:
            raise Refusal("no-key")
        own = self.places[seat]
        match act:
            case PickFor():
                self.pick(seat, act, form)
            case BringWork():
                own.work, own.bringing, own.ready = act.work, "", False
            case SayReady():
                if act.on and act.offer not in (None, self.offer):
                    raise Refusal("room-changed")
                own.ready, own.promise = act.on, act.promise or ""
            case CallMe():
                own.name = act.name
            case LeaveRoom():
                self.leave(seat)
            case _:
                if key != self.host:
                    raise Refusal("room-host")
                self.lead(act, form)

    def pick(self, seat: int, act: "PickFor", form: Sequence[Field]) -> None:
        """One's own hero or deck; the host chooses for bots and for seats that wait for somebody."""
        chosen_for = seat if act.seat is None else act.seat
        place = self.place(chosen_for)
        if chosen_for != seat and (place.kind == "person" or self.places[seat].key != self.host):
            raise Refusal("room-host")
        field = named(form, act.field)
        if field.kind != PER_SEAT:
            raise Refusal("set-up", reason=act.field)
        place.chosen[act.field] = told(lambda: offered(field, len(self.places), act.value))
        place.work, place.bringing, place.ready = "", "", False

    def lead(self, act: "RoomAct", form: Sequence[Field]) -> None:
        match act:
            case SeatBot():
                if self.place(act.seat).kind == "person":
                    raise Refusal("room-taken")
                chosen = self.places[act.seat].chosen
                self.places[act.seat] = Place(kind="bot", name=act.name, level=act.level, chosen=chosen)
            case FreeSeat():
                place = self.place(act.seat)
                if place.key == self.host:
                    raise Refusal("room-host-stays")
                if place.kind == "person":
                    self.turned_away += [known for known in (place.key, place.profile) if known]
                self.leave(act.seat)
            case ChangeSeats():
                here, there = self.place(act.seat), self.place(act.other)
                self.places[act.seat], self.places[act.other] = there, here
            case SwapSides():
                self.swap_sides(form)
            case SetSeats():
                self.set_seats(act.count)
            case SetTerms():
                self.terms = act.terms
            case SettleField():
                field = named(form, act.field)
                if field.kind == PER_SEAT or not is_there(field, len(self.places), self.choices(form)):
                    raise Refusal("set-up", reason=act.field)
                value = told(lambda: checked(field, len(self.places), act.value))
                assert not isinstance(value, list)
                self.setup[act.field] = value
        self.offer += 1
        for seat in self.people():  # what they agreed to has changed
            self.places[seat].ready = False

    def swap_sides(self, form: Sequence[Field]) -> None:
        """Everybody gets what the next one had chosen."""
        counts = self.choices(form)
        before = [(place.work, place.bringing, place.profile) for place in self.places]
        for seat, place in enumerate(self.places):
            following = (seat + 1) % len(self.places)
            place.chosen = {field.id: counts[field.id][following] for field in form if field.kind == PER_SEAT}
            work, bringing, profile = before[following]
            own = profile == place.profile  # what somebody has made goes to nobody else
            place.work, place.bringing = (work, bringing) if own else ("", "")

    def set_seats(self, count: int) -> None:
        """Free seats go first, then bots; people are not sent away by it."""
        while len(self.places) > count:
            spare = [seat for kind in ("open", "bot") for seat, place in enumerate(self.places) if place.kind == kind]
            if not spare:
                raise Refusal("room-taken")
            last = max(seat for seat in spare if self.places[seat].kind == self.places[spare[0]].kind)
            del self.places[last]
        self.places += [Place() for _ in range(count - len(self.places))]

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise Refusal("no-such-seat")
        return self.places[seat]

    def begin(self, table: str) -> None:
        """A game was dealt. Whoever comes back for another says again that they are ready."""
        self.table = table
        self.dealt += 1
        for place in self.places:
            place.ready, place.promise = False, ""


def named(form: Sequence[Field], ident: str) -> Field:
    found = next((field for field in form if field.id == ident), None)
    if found is None:
        raise Refusal("set-up", reason=ident)
    return found


def fits(field: Field, seats: int, value: Any) -> bool:
    try:
        offered(field, seats, value)
    except ValueError:
        return False
    return True


def told(check: Callable[[], T]) -> T:
    """What a form refuses, as any refusal."""
    try:
        return check()
    except ValueError as error:
        raise Refusal("set-up", reason=str(error)) from error


# ---- what is said ---------------------------------------------------------------------------------------------------


class NewRoom(Strict):
    """A room for a game; whoever makes it sits first and leads."""

    game: Annotated[str, StringConstraints(max_length=40)]
    name: Name
    key: Key | None = None
    profile: Key | None = None
    count: Annotated[int, Limits(ge=1, le=20)] | None = None


class EnterRoom(Strict):
    """Come in by the link. The key that shall open one's seat can be brought along: asking twice does no harm."""

    name: Name
    key: Key | None = None
    profile: Key | None = None


class EnteredRoom(BaseModel):
    """The token opens one's seat here, and at every table that is dealt from here."""

    room: str
    seat: int
    token: str


class PickFor(Strict):
    """What a seat plays: a hero, a deck. Without a seat, one's own."""

    act: Literal["pick"]
    field: FieldName
    value: Chosen
    seat: SeatNumber | None = None


class BringWork(Strict):
    """Play something that one has made oneself, or that was shared; "" for not any more."""

    act: Literal["bring"]
    work: WorkKey


class SayReady(Strict):
    """`offer`: that of the room as one has seen it; nobody agrees to what the host has changed in the same moment."""

    act: Literal["ready"]
    on: bool
    offer: int | None = None
    promise: Promise | None = None


class CallMe(Strict):
    act: Literal["call-me"]
    name: Name


class LeaveRoom(Strict):
    act: Literal["leave"]


class SeatBot(Strict):
    """The host: a bot of some level sits there."""

    act: Literal["bot"]
    seat: SeatNumber
    level: Level
    name: Name


class FreeSeat(Strict):
    """The host: nobody sits there any more. A person who is sent away does not come back."""

    act: Literal["free"]
    seat: SeatNumber


class ChangeSeats(Strict):
    """The host: two seats are exchanged, with whoever sits there and what they have chosen."""

    act: Literal["change"]
    seat: SeatNumber
    other: SeatNumber


class SwapSides(Strict):
    act: Literal["swap-sides"]


class SetSeats(Strict):
    act: Literal["seats"]
    count: Annotated[int, Limits(ge=1, le=20)]


class SetTerms(Strict):
    """The host: clocks, what happens to whoever is away, and how many games."""

    act: Literal["terms"]
    terms: Terms


class SettleField(Strict):
    """The host: what holds for the whole table, a board or teams."""

    act: Literal["settle"]
    field: FieldName
    value: bool | int | Chosen


RoomAct: TypeAlias = Annotated[
    PickFor
    | BringWork
    | SayReady
    | CallMe
    | LeaveRoom
    | SeatBot
    | FreeSeat
    | ChangeSeats
    | SwapSides
    | SetSeats
    | SetTerms
    | SettleField,
    Limits(discriminator="act"),
]


class RoomSeat(BaseModel):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    chosen: dict[str, str]
    bringing: str
    ready: bool
    host: bool


class RoomSeen(BaseModel):
    """A room as somebody sees it. `offer`: which of the host's offers this is; `waited_for`: why it cannot be dealt
    yet, "" if it can; `table`: what was dealt last, `dealt` how often."""

    room: str
    version: int
    game: str
    you: int | None
    seats: list[RoomSeat]
    setup: dict[str, str | bool | int]
    waited_for: str
    table: str
    dealt: int
    terms: Terms
    offer: int


class DealtTable(BaseModel):
    table: str
    watch: str


def seen(ident: str, version: int, room: WaitingRoom, key: str, form: Sequence[Field], why: str) -> RoomSeen:
    counts = room.choices(form)
    each = [field.id for field in form if field.kind == PER_SEAT and field.id in counts]
    return RoomSeen(
        room=ident,
        version=version,
        game=room.game,
        you=room.seat_of(key),
        seats=[
            RoomSeat(
                kind=place.kind,
                name=place.name,
                level=place.level,
                chosen={field: counts[field][seat] for field in each},
                bringing=place.bringing,
                ready=place.ready or place.kind == "bot",
                host=bool(place.key) and place.key == room.host,
            )
            for seat, place in enumerate(room.places)
        ],
        setup={field: value for field, value in counts.items() if field not in each},
        waited_for=why,
        table=room.table,
        dealt=room.dealt,
        terms=room.terms,
        offer=room.offer,
    )
