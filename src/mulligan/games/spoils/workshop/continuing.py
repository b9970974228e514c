"""What lasts in a position of The Spoils, as scenarios say it: whose text, on which cards, until when.

    lasting:
      - {text: Battle Cry, of: A, on: [Ox], until: end of turn}

`on` are the cards that the text speaks of; where it speaks of several things, each under the number of its place. What
cannot be said (control for a time, shares of a number, what was named) is left out, and that is said.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mulligan.games.spoils.arranging import in_play
from mulligan.games.spoils.effects import characteristics, context
from mulligan.games.spoils.effects.context import HOST, WAS_CHARACTER
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_TURN, UNTIL_END, UNTIL_START, statement_of
from mulligan.games.spoils.effects.statement import Awaits, Loan, Statement
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.parts import BINDING_SIZE, INSTEAD, LASTING, LATER, SET_OFF, Context, Lasting
from mulligan.games.spoils.printed import CHARACTER
from mulligan.games.spoils.vocabulary.nouns.cards import Those
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.tree import walk
from mulligan.messages import text
from mulligan.scenarios.entry import Entry, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.given import keyed

KEYS: Final = ["text", "statement", "of", "by", "source", "on", "numbers", "until", "waits"]
WAITS: Final = {"trigger": LATER, "replacement": INSTEAD}
PLAYED: Final = "played"  # in which ways, a bit each: of texts that may ask for it
ASKED: Final = ("play", "flip", "respon")
NUMBERS: Final = ("x", "y", "z", "nameless", "amount", "total", "moved", PLAYED)
THE_TURN, FOR_EVER = "end of turn", "for good"
_UNTIL: Final = re.compile(r"(start|end) of (.+)'s (next )?turn")
MOST: Final = 999


# ---- saying ---------------------------------------------------------------------------------------------------------


def can_be_said(state: SpoilsState, lasting: Lasting) -> bool:
    return said(state, lasting, dict.fromkeys(state.in_play, "")) is not None


def said(state: SpoilsState, lasting: Lasting, called: dict[Card, str]) -> dict[str, Any] | None:
    """What lasts, in the words of scenarios; nothing where they have none for it. `called` has the cards in play."""
    at = lasting.text
    until = said_until(state, lasting)
    if lasting.kind == SET_OFF or not until or at.named or isinstance(statement_of(state, lasting), Loan):
        return None
    spoken_of = said_of(state, lasting, called)
    if spoken_of is None:
        return None
    on, numbers = spoken_of
    seats = state.game.seat_names
    found: dict[str, Any] = {"text": state.library.cards[at.printed].name, "of": seats[at.you]}
    if at.which:
        found["statement"] = at.which + 1
    if at.actor != at.you:
        found["by"] = seats[at.actor]
    if at.source in called and state.age[at.source] == at.source_age:
        found["source"] = called[at.source]
    if on:
        alone = list(on) == [str(only_place(statement_of(state, lasting)))]
        found["on"] = next(iter(on.values())) if alone else on
    words = state.library.cards[at.printed].text.lower()
    noted = [name for name in NUMBERS if name != PLAYED or any(word in words for word in ASKED)]
    numbers |= {name: getattr(at, name) for name in noted if getattr(at, name)}
    if numbers:
        found["numbers"] = numbers
    found["until"] = until
    if lasting.kind != LASTING:
        found["waits"] = next(word for word, kind in WAITS.items() if kind == lasting.kind)
    return found


def said_of(
    state: SpoilsState, lasting: Lasting, called: dict[Card, str]
) -> tuple[dict[str, list[str]], dict[str, int]] | None:
    """What stands under the places of a text: cards in play and players, and numbers."""
    on: dict[str, list[str]] = {}
    numbers: dict[str, int] = {}
    entries = lasting.text.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        place, thing, number = int(entries[i]), int(entries[i + 1]), int(entries[i + 2])
        if place == WAS_CHARACTER:  # follows from the rest
            continue
        if place >= HOST:
            return None
        if thing < 0 and number:
            numbers[str(place)] = number
        elif thing < 0:
            on.setdefault(str(place), []).append(state.game.seat_names[-1 - thing])
        elif thing in called and state.age[thing] == number:
            on.setdefault(str(place), []).append(called[Card(thing)])
        elif lasting.kind != LASTING or state.age[thing] == number:  # it may still ask what became of the card
            return None
    return on, numbers


def said_until(state: SpoilsState, lasting: Lasting) -> str:
    duration, number, seats = lasting.duration, lasting.number, state.seats
    if duration == THIS_TURN:
        return THE_TURN
    if duration == FOR_GOOD:
        return FOR_EVER
    if duration == UNTIL_START:
        return f"start of {state.game.seat_names[number]}'s turn"
    if duration == UNTIL_END:
        began_now = number // seats == state.turn_number
        return f"end of {state.game.seat_names[number % seats]}'s {'next ' if began_now else ''}turn"
    return ""  # of a battle


def only_place(statement: Statement) -> int:
    """The place of the cards that a statement speaks of; -1 where there are several, or none."""
    places = {part.slot for part in walk(statement) if isinstance(part, Those)}
    return places.pop() if len(places) == 1 else -1


# ---- laying out -----------------------------------------------------------------------------------------------------


class Continuing:
    """An entry of `lasting`, put into a position in which all cards lie where they belong."""

    def __init__(self, state: SpoilsState, entry: Entry) -> None:
        self.state = state
        self.line = entry.line
        self.parts = keyed(entry, KEYS)

    def lay(self) -> None:
        state, parts = self.state, self.parts
        wanted = name_of(parts).casefold()
        printed = next(number for name, number in state.library.numbers.items() if name.casefold() == wanted)
        you = self.seat("of", Seat(0))
        at = context.fresh(state, printed, self.which(printed), NO_CARD, you)
        at.actor = self.seat("by", you)
        if "source" in parts:
            at.source = self.card(parts["source"])
            at.source_age = state.age[at.source]
        else:  # a card that has left play since, as tactics do
            piles = [state.discards[you], *state.discards]
            at.source = next((card for pile in piles for card in pile if state.printed[card] == printed), NO_CARD)
            at.source_age = state.age[at.source] - 1 if at.source != NO_CARD else 0
        kind = LASTING
        if "waits" in parts:
            if parts["waits"].text() not in WAITS:
                raise unknown(parts["waits"].text(), WAITS, parts["waits"].line)
            kind = WAITS[parts["waits"].text()]
        at.lasts = kind == LASTING
        statement = state.library.cards[printed].statements[at.which].statement
        if isinstance(statement, Awaits) == at.lasts or isinstance(statement, Loan):
            raise Failure(text("scenario-lasts-otherwise", card=name_of(parts)), self.line)
        self.bind(at, statement)
        for name, entry in parts["numbers"].mapping().items() if "numbers" in parts else ():
            if name.isdecimal():
                context.note_number(at, place_of(name, entry), entry.number(0, MOST))
            elif name in NUMBERS:
                setattr(at, name, entry.number(0, MOST))
            else:
                raise unknown(name, NUMBERS, entry.line)
        for card in statement.gaining_text(state, at) if at.lasts else ():
            if characteristics.types(state, card) & CHARACTER:
                context.bind(state, at, WAS_CHARACTER, card)
        duration, number = self.until()
        state.lasting.append(Lasting(kind, duration, number, at))
        state.changed()

    def which(self, printed: int) -> int:
        statements = self.state.library.cards[printed].statements
        if not statements:
            raise Failure(text("scenario-nothing-lasts", card=name_of(self.parts)), self.line)
        return self.parts["statement"].number(1, len(statements)) - 1 if "statement" in self.parts else 0

    def bind(self, at: Context, statement: Statement) -> None:
        if "on" not in self.parts:
            return
        entry = self.parts["on"]
        if isinstance(entry.value, dict):
            places = {place_of(name, part): part for name, part in entry.value.items()}
        else:
            place = only_place(statement)
            if place < 0:
                raise Failure(text("scenario-lasts-on-several", card=name_of(self.parts)), entry.line)
            places = {place: entry}
        for place, part in places.items():
            for one in part.items():
                if one.text() in self.state.game.seat_names:
                    context.bind_seat(at, place, Seat(self.state.game.seat_names.index(one.text())))
                else:
                    context.bind(self.state, at, place, self.card(one))

    def card(self, entry: Entry) -> Card:
        try:
            return in_play(self.state, entry.text())
        except KeyError:
            names = [self.state.face(card).name for card in self.state.in_play]
            raise unknown(entry.text(), names, entry.line) from None

    def seat(self, key: str, otherwise: Seat) -> Seat:
        if key not in self.parts:
            return otherwise
        entry, seats = self.parts[key], self.state.game.seat_names
        if entry.text() not in seats:
            raise unknown(entry.text(), seats, entry.line)
        return Seat(seats.index(entry.text()))

    def until(self) -> tuple[int, int]:
        state = self.state
        words = self.parts["until"].text() if "until" in self.parts else THE_TURN
        if words == THE_TURN:
            return THIS_TURN, state.turn_number
        if words == FOR_EVER:
            return FOR_GOOD, 0
        found = _UNTIL.fullmatch(words)
        if found is None or found[2] not in state.game.seat_names:
            known = [THE_TURN, FOR_EVER, *(f"start of {name}'s turn" for name in state.game.seat_names)]
            raise unknown(words, known, self.line)
        seat = state.game.seat_names.index(found[2])
        if found[1] == "start":
            return UNTIL_START, seat
        return UNTIL_END, seat + state.seats * (state.turn_number - (0 if found[3] else 1))


def name_of(parts: dict[str, Entry]) -> str:
    """The card whose text it is, which the position has seen to."""
    return parts["text"].text()


def place_of(name: str, entry: Entry) -> int:
    if not name.isdecimal() or int(name[:4]) >= HOST:
        raise unknown(name, ["0"], entry.line)
    return int(name)
