"""One draft as it is kept: who sits where, what was opened, every pick in its order. No disk, no network.

What everybody holds follows from the packs and the picks: so a draft survives a restart, and can be gone through again.
A pack is passed on as soon as a card is taken out of it, and waits with the neighbour until its turn comes.
"""

from typing import Literal

from pydantic import BaseModel

from mulligan.games.workshop import Workshop
from mulligan.server.play.table import Refusal

MOST_SEATS = 8
FEWEST_DRAFTERS = 2
MOST_GAMES = 60


class Drafter(BaseModel):
    """A seat. Of a key only its hash is kept; `deck` is the list that was handed in."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    key: str = ""
    profile: str = ""
    deck: str = ""


class Picked(BaseModel):
    """Who took what, when; `by`: the seat's own choice, a bot's, or because the time was over."""

    seat: int
    card: str
    at: float
    by: Literal["person", "bot", "clock"]


class Met(BaseModel):
    """A table at which two seats play."""

    table: str
    seats: list[int]


class Round:
    """Everything on the move: which packs lie before whom, since when, and what was taken so far."""

    def __init__(self, room: "DraftRoom") -> None:
        self.room = room
        self.seats = len(room.seats)
        self.number = 0
        self.taken: list[list[str]] = [[] for _ in range(self.seats)]
        self.before: list[list[list[str]]] = [[] for _ in range(self.seats)]
        self.since = [room.begun] * self.seats
        self.open_next()
        for picked in room.picks:
            self.take(picked.seat, picked.card, picked.at)

    def open_next(self) -> None:
        if self.number < len(self.room.packs):
            for seat in range(self.seats):
                self.before[seat] = [self.room.packs[self.number][seat].copy()]
            self.number += 1

    def take(self, seat: int, card: str, at: float) -> list[str]:
        """A card out of the pack in hand, which goes on to the neighbour: left in odd rounds, right in even ones."""
        pack = self.before[seat].pop(0)
        shown = pack.copy()
        pack.remove(card)
        self.taken[seat].append(card)
        self.since[seat] = at
        step = 1 if self.number % 2 else -1
        following = (seat + step) % self.seats
        if pack:
            if not self.before[following]:
                self.since[following] = at
            self.before[following].append(pack)
        if not any(self.before):
            self.open_next()
            self.since = [at] * self.seats
        return shown

    def hand(self, seat: int) -> list[str]:
        """The pack before a seat, or nothing while it waits."""
        return self.before[seat][0] if self.before[seat] else []

    @property
    def done(self) -> bool:
        return not any(self.before)


class DraftRoom(BaseModel):
    """`host` is the key of whoever leads, `turned_away` holds the keys of those who may not come back; `seconds`: how
    long one may think over a pack, 0 for as long as one likes."""

    game: str
    sort: Literal["draft", "sealed"]
    seconds: int
    host: str
    seed: str
    seats: list[Drafter]
    phase: Literal["gathering", "drafting", "building", "over"] = "gathering"
    begun: float = 0.0
    packs: list[list[list[str]]] = []
    picks: list[Picked] = []
    games: list[Met] = []
    turned_away: list[str] = []

    def seat_of(self, key: str) -> int | None:
        return next((seat for seat, one in enumerate(self.seats) if key and one.key == key), None)

    # ---- coming and going ------------------------------------------------------------------------------------------

    def enter(self, name: str, key: str, profile: str) -> int:
        seat = self.seat_of(key)
        if seat is not None:
            return seat
        if key in self.turned_away or (profile and profile in self.turned_away):
            raise Refusal("room-turned-away")
        free = next((number for number, one in enumerate(self.seats) if one.kind == "open"), None)
        if free is None or self.phase != "gathering":
            raise Refusal("room-full")
        self.seats[free] = Drafter(kind="person", name=name, key=key, profile=profile)
        return free

    def leave(self, seat: int) -> None:
        """Before it begins the seat is free again; afterwards a bot goes on with what lies there."""
        left = self.seats[seat]
        if self.phase == "gathering":
            self.seats[seat] = Drafter()
        else:
            self.seats[seat] = Drafter(kind="bot", name=left.name, deck=left.deck)
        people = [one for one in self.seats if one.kind == "person"]
        if left.key == self.host and people:
            self.host = people[0].key

    def place(self, seat: int, one: Drafter) -> None:
        """The host: a bot sits there, or nobody any more."""
        if self.phase != "gathering" or seat >= len(self.seats):
            raise Refusal("no-such-seat")
        if self.seats[seat].key == self.host:
            raise Refusal("room-host-stays")
        self.turned_away += [known for known in (self.seats[seat].key, self.seats[seat].profile) if known]
        self.seats[seat] = one

    # ---- drafting --------------------------------------------------------------------------------------------------

    def begin(self, workshop: Workshop, now: float) -> None:
        """Seats at which nobody sits are taken away; everybody opens a pack, or all of them."""
        if self.phase != "gathering":
            raise Refusal("draft-begun")
        self.seats = [one for one in self.seats if one.kind != "open"]
        if self.sort == "draft" and len(self.seats) < FEWEST_DRAFTERS:
            raise Refusal("draft-alone")
        self.packs = workshop.packs(self.sort, self.seed, len(self.seats))
        self.begun = now
        self.phase = "drafting" if self.sort == "draft" else "building"
        self.go_on(workshop, now)

    def pick(self, seat: int, card: str, now: float, workshop: Workshop) -> None:
        if self.phase != "drafting":
            raise Refusal("draft-not-now")
        if card not in Round(self).hand(seat):
            raise Refusal("draft-not-there")
        self.picks.append(Picked(seat=seat, card=card, at=now, by="person"))
        self.go_on(workshop, now)

    def go_on(self, workshop: Workshop, now: float) -> bool:
        """Bots take their cards, and whoever has let the time go by gets one; gives whether anything happened."""
        before = len(self.picks), self.phase
        while self.phase == "drafting":
            going = Round(self)
            if going.done:
                self.phase = "building"
                break
            late = [seat for seat in range(len(self.seats)) if going.hand(seat) and self.is_taken_for(seat, going, now)]
            if not late:
                break
            for seat in late:
                card = workshop.pick(going.hand(seat), going.taken[seat])
                by: Literal["bot", "clock"] = "bot" if self.seats[seat].kind == "bot" else "clock"
                self.picks.append(Picked(seat=seat, card=card, at=now, by=by))
        if self.phase == "building":
            for seat, one in enumerate(self.seats):
                if one.kind == "bot" and not one.deck:
                    one.deck = str(workshop.built(self.pool(seat))["list"])
        return before != (len(self.picks), self.phase)

    def is_taken_for(self, seat: int, going: Round, now: float) -> bool:
        if self.seats[seat].kind == "bot":
            return True
        return self.seconds > 0 and now >= going.since[seat] + self.seconds

    def due(self) -> float | None:
        """When somebody's time is over next."""
        if self.phase != "drafting" or not self.seconds:
            return None
        going = Round(self)
        waited = [going.since[seat] for seat in range(len(self.seats)) if going.hand(seat)]
        return min(waited) + self.seconds if waited else None

    # ---- afterwards ------------------------------------------------------------------------------------------------

    def pool(self, seat: int) -> list[str]:
        """What a seat has opened or taken so far."""
        if self.sort == "sealed":
            return [card for opened in self.packs for card in opened[seat]]
        return Round(self).taken[seat] if self.packs else []

    def shown_again(self, seat: int) -> list[tuple[int, list[str], Picked]]:
        """Every pick of a seat: the round, the pack as it lay there, and what was taken."""
        going, found = Round(DraftRoom(**{**self.model_dump(), "picks": []})), []
        for picked in self.picks:
            number = going.number
            shown = going.take(picked.seat, picked.card, picked.at)
            if picked.seat == seat:
                found.append((number, shown, picked))
        return found
