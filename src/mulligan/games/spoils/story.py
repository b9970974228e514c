"""What happened, told in lines: what belongs together on one, and nothing twice."""

from mulligan.games.spoils.events import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    DEPLETED,
    DRAWS,
    ENTERS,
    INFLICTS,
    INFLUENCE_LOST,
    LASTS,
    PARTY,
    PAYS,
    RESOLVES,
    RESTORED,
)
from mulligan.games.spoils.printed import Library
from mulligan.games.spoils.words import seat_name, sentence
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.messages import text

UNTOLD = frozenset([INFLICTS, PARTY, BLOCKED, PAYS, LASTS, RESOLVES])  # another event beside it says it
SAID_BY_RULE = {DEPLETED: ("608.1b", "609.1h"), INFLUENCE_LOST: ("408.3",)}  # whoever attacks is depleted, and so on
GATHERED = {ATTACKS: "attack", BLOCKS: "block", RESTORED: "restored", ENTERS: "enter"}


def tell(game: Game, library: Library, events: list[Event], reader: Seat) -> list[str]:
    """The events in order, for one reader."""
    worth = [event for event in events if event.kind not in UNTOLD and not said_already(event)]
    lines: list[str] = []
    times: list[int] = []
    i = 0
    while i < len(worth):
        end = i + 1
        while end < len(worth) and belongs(worth[i], worth[end]):
            end += 1
        line = told(game, library, worth[i:end], reader)
        line = line[:1].upper() + line[1:]
        if lines and lines[-1] == line:
            times[-1] += 1
        else:
            lines.append(line)
            times.append(1)
        i = end
    return [line if count == 1 else f"{line} (×{count})" for line, count in zip(lines, times, strict=True)]


def said_already(event: Event) -> bool:
    return event.rule in SAID_BY_RULE.get(event.kind, ())


def belongs(first: Event, other: Event) -> bool:
    """Are two events told in one sentence?"""
    if first.kind != other.kind or first.seat != other.seat:
        return False
    if first.kind == ENTERS and first.detail + other.detail:
        return False  # one of them face-down
    return first.kind == DRAWS or (first.kind in GATHERED and first.card >= 0 and other.card >= 0)


def told(game: Game, library: Library, events: list[Event], reader: Seat) -> str:
    first = events[0]
    if len(events) == 1:
        return sentence(game, library, first, reader)
    known = [library.cards[event.card].name for event in events if event.card >= 0]
    cards = counted(known)
    you = "yes" if first.seat == reader else "no"
    seat = seat_name(game, first.seat, reader)
    if first.kind != DRAWS:
        return text(f"spoils-story-{GATHERED[first.kind]}", cards=cards, seat=seat, you=you)
    if len(known) == len(events):
        return text("spoils-story-draws", cards=cards, seat=seat, you=you)
    return text("spoils-story-draws-some", count=len(events), seat=seat, you=you)


def counted(names: list[str]) -> str:
    """Names with like ones counted: "Rage ×2, Brass Hound"."""
    return ", ".join(
        name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)
    )
