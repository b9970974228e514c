"""What happened, told to a reader: a line for each thing that was done, with what came of it."""

from typing import Final

from mulligan.games.mystic_war.table import (
    ADDS,
    CHECKS,
    CUTS,
    DECK_ENDS,
    DISCARDS,
    DRAWS,
    DRAWS_FOR_CHAOS,
    ENDLESS,
    EXCHANGES,
    FACE_UP,
    FORFEITS,
    GAINS,
    GOES_FIRST,
    JUDGMENT_UNDER,
    KEEPS_GOAL,
    LOSES,
    NO_LEGAL_PLAY,
    PASSED,
    PLAYS,
    RECEIVES,
    RESHUFFLES,
    ROUND_BEGINS,
    TRADES,
    WINS,
)
from mulligan.games.mystic_war.words import card_name, resource_name, seat_name, sentence
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.messages import text

# These begin a line; what follows from them is told on the same one.
BEGINS_A_LINE: Final = frozenset([
    CUTS, ROUND_BEGINS, TRADES, PASSED, DISCARDS, PLAYS, ADDS, RESHUFFLES, DECK_ENDS, JUDGMENT_UNDER, EXCHANGES,
    KEEPS_GOAL, CHECKS, WINS, DRAWS_FOR_CHAOS, NO_LEGAL_PLAY, ENDLESS,
])  # fmt: skip
SUMMED: Final = frozenset([GAINS, LOSES, FORFEITS])
SAME_LINE: Final = frozenset([CUTS, PASSED, CHECKS, DRAWS_FOR_CHAOS])  # several of these in a row share theirs


def tell(game: Game, events: list[Event], reader: Seat) -> list[str]:
    """The events in order, those of one kind and one cause on one line."""
    lines: list[str] = []
    last = -1
    i = 0
    while i < len(events):
        event = events[i]
        if event.kind == RECEIVES or event.kind == DRAWS:
            end = end_of_run(events, i)
            lines.extend(told_together(game, events[i:end], reader))
            last = event.kind
            i = end
            continue
        if event.kind in SUMMED:
            end = end_of_sum(events, i)
            if end > i + 1 and lines:
                lines[-1] += " " + summed(game, events[i:end], reader)
                i = end
                continue
        i += 1
        if is_told_otherwise(event, last):
            continue
        told = sentence(game, event, reader)
        told = told[0].upper() + told[1:]
        joins = event.kind not in BEGINS_A_LINE or (event.kind == last and event.kind in SAME_LINE)
        if lines and joins and last not in (RECEIVES, DRAWS, -1):
            lines[-1] += " " + told
        else:
            lines.append(told)
        last = event.kind if event.kind in BEGINS_A_LINE or last == -1 else last
    return lines


def end_of_sum(events: list[Event], start: int) -> int:
    """Where the gains (or losses) of one seat by one rule end."""
    first = events[start]
    end = start + 1
    while end < len(events) and (events[end].kind, events[end].seat, events[end].rule) == (
        first.kind,
        first.seat,
        first.rule,
    ):
        end += 1
    return end


def summed(game: Game, events: list[Event], reader: Seat) -> str:
    seat = events[0].seat
    name = seat_name(game, seat, reader)
    you = "yes" if seat == reader else "no"
    if events[0].kind == GAINS:
        return text("mystic-war-told-gains", seat=name, you=you, what=received(events))
    return text("mystic-war-told-loses", seat=name, you=you, what=received(events))


def end_of_run(events: list[Event], start: int) -> int:
    end = start
    while end < len(events) and events[end].kind == events[start].kind:
        end += 1
    return end


def is_told_otherwise(event: Event, last: int) -> bool:
    """A deity played stands face up, and what is traded in is lost: the line says so already."""
    if event.kind == FACE_UP or (event.kind == FORFEITS and event.rule == "5.1" and last == TRADES):
        return True
    return event.kind == GOES_FIRST and last != CUTS


def told_together(game: Game, events: list[Event], reader: Seat) -> list[str]:
    """What each seat received or drew: the reader on a line of its own, those with the same together."""
    of_seat: dict[int, list[Event]] = {}
    for event in events:
        of_seat.setdefault(event.seat, []).append(event)
    alike: dict[str, list[int]] = {}
    lines: list[str] = []
    for seat, own in of_seat.items():
        what = received(own) if own[0].kind == RECEIVES else drawn(own)
        if seat == reader:
            lines.append(told_of([seat_name(game, Seat(seat), reader)], events[0].kind, what, "yes"))
        else:
            alike.setdefault(what, []).append(seat)
    others = [
        told_of([game.seat_names[seat] for seat in seats], events[0].kind, what, "no") for what, seats in alike.items()
    ]
    return [*lines, " ".join(others)] if others else lines


def told_of(names: list[str], kind: int, what: str, you: str) -> str:
    seat = enumeration(names)
    if kind == RECEIVES:
        return text("mystic-war-told-receives", seat=seat, you=you, what=what, count=len(names))
    return text("mystic-war-told-draws", seat=seat, you=you, what=what, count=len(names))


def received(events: list[Event]) -> str:
    totals: dict[int, int] = {}
    for event in events:
        totals[event.detail] = totals.get(event.detail, 0) + event.amount
    return enumeration(
        [
            text("mystic-war-told-amount", amount=amount, resource=resource_name(resource))
            for resource, amount in sorted(totals.items())
        ]
    )


def drawn(events: list[Event]) -> str:
    """Known cards by name, the others by number."""
    known = [card_name(event.card) for event in events if event.card >= 0]
    hidden = len(events) - len(known)
    return enumeration([*known, *([text("mystic-war-told-cards", count=hidden)] if hidden else [])])


def enumeration(parts: list[str]) -> str:
    """A, B and C."""
    if len(parts) == 1:
        return parts[0]
    return text("mystic-war-told-and", before=", ".join(parts[:-1]), last=parts[-1])
