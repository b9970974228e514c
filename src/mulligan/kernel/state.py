"""The whole position of a game: cards, zones, numbers, the random generator, the frames, the pending decision.

All that can change lies in columns: lists of integers that a game declares once in `fields`; what comes and goes in
any number (procedures in progress, effects that last) lies in `frames` and `records`. Clone, comparison, hash, save and
load work on these alone, so a game writes no code for them. A game changes a column in place and never binds its name
to another list.
"""

import os
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mulligan.kernel.decision import ALLOWED, Decision, IllegalChoice, Refusal
from mulligan.kernel.events import EVERYONE, Event, Forced, Record
from mulligan.kernel.random import Stream
from mulligan.kernel.result import Result
from mulligan.kernel.shapes import misshapen

if TYPE_CHECKING:
    from mulligan.kernel.game import Game
    from mulligan.kernel.view import View

# The ledger: what the kernel itself keeps, in its own column.
CHOICES: Final = 0  # how many choices were made
UNDO_FLOOR: Final = 1  # choices below this one cannot be taken back
CHOOSER: Final = 2  # who made the last choice, or NOBODY
RANDOM_COUNT: Final = 3  # how far the random generator has come
OVER: Final = 4  # 1 once the game has ended
LEDGER_SIZE: Final = 5
NOBODY: Final = -1

# A frame: which procedure, which step comes next, then the procedure's own values.
PROCEDURE: Final = 0
STEP: Final = 1
LOCAL: Final = 2

HIDDEN: Final = -1  # the printed card of a card that a view may not know
PREVENTED: Final = -1  # what a replacement makes of an event that does not happen

SAVE_FORMAT: Final = 1
OWN: Final = 5  # the first column that is the game's own; the kernel's stand before it

STEPS_BEFORE_WATCHING: Final = 1_000
STEPS_AT_MOST: Final = 200_000
THINGS_MORE_AT_MOST: Final = 300  # cards and records, while nobody chooses
FRAMES_MORE_AT_MOST: Final = 2_000

# The suite runs once more with this on: every decision is saved as text and loaded again before it is answered.
RELOAD: Final = os.environ.get("MULLIGAN_RELOAD", "") == "1"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `Game.start`, `Game.load` and `clone` make one; the constructor makes an empty shell."""

    game: "Game"
    seats: int
    names: list[str]
    columns: list[list[int]]
    frames: list[list[int]]
    frame: list[int]
    records: list[list[int]]
    held: list[list[int]]
    decision: Decision | None
    answer: int
    key: int
    record: Record | None
    bound: int

    ledger: list[int]
    winners: list[int]
    printed: list[int]
    seen: list[int]
    group: list[int]

    def __init__(self) -> None:
        pass

    # ---- what a game declares --------------------------------------------------------------------------------------

    def fields(self) -> None:
        """Bind every column to its name, in a fixed order. A game adds its own after `super().fields()`."""
        self.ledger = self.column("ledger")
        self.winners = self.column("winners")
        self.printed = self.column("printed")  # what each card is
        self.seen = self.column("seen")  # which seats (a bit each) know what it is
        self.group = self.column("group")  # cards that may be mistaken for each other share a number

    def set_up(self) -> None:
        """Lay out the game and push the first frame."""
        raise NotImplementedError

    def perform(self, procedure: int, step: int) -> None:
        """Do one step of one procedure."""
        raise NotImplementedError

    def replace(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        """What replacements make of a proposed event: its amount, or PREVENTED."""
        return amount

    def change(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        """Apply an event to the columns. Gives the amount that really came about."""
        return amount

    def watch(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> None:
        """Let triggers see an event that has happened."""

    def loop_found(self) -> None:
        """The position repeats and nobody can choose otherwise: end the game as its rules say (a draw, by default)."""
        self.finish([])

    def imaginable(self, seat: int) -> list[int]:
        """The actions that this seat might expect to have now, legal or not."""
        return []

    def refusal_number(self, seat: int, action: int) -> int:
        """The number of the game's refusal that forbids an action now, or ALLOWED."""
        return ALLOWED

    def clues(self) -> list[int]:
        """The hidden cards of which everybody can tell what they cannot be: see `may_be`."""
        return []

    def may_be(self, card: int, kind: int) -> bool:
        """Can this hidden card be of that kind, as far as everybody can tell from what was done openly?"""
        return True

    def conceal(self, seat: int) -> None:
        """Take out of this copy what the seat cannot know, besides cards, chance and what others are asked."""

    def zones(self) -> list[list[int]]:
        """The places where cards lie, each card in one of them."""
        return []

    def faults(self) -> list[str]:
        """What is wrong with this position, for tests and for files from outside; empty when all is well.

        A game adds its own after `super().faults()`.
        """
        everyone = (1 << self.seats) - 1
        ledger = self.ledger
        if len(ledger) != LEDGER_SIZE or not 0 <= ledger[UNDO_FLOOR] <= ledger[CHOICES]:
            return ["the count of choices is not in order"]
        if not -1 <= ledger[CHOOSER] < self.seats or ledger[RANDOM_COUNT] < 0 or ledger[OVER] not in (0, 1):
            return ["the ledger is not in order"]
        if len(set(self.winners)) != len(self.winners) or not all(0 <= seat < self.seats for seat in self.winners):
            return ["the winners are not seats"]
        if self.winners and not self.over:
            return ["there are winners before the end"]
        if len(self.seen) != len(self.printed) or len(self.group) != len(self.printed):
            return ["it is not known of every card who knows it"]
        if not all(0 <= seen <= everyone for seen in self.seen):
            return ["a card is known to somebody at no seat"]
        fault = misshapen(self)
        return [fault] if fault and not self.over else []

    def lying(self) -> list[int]:
        """The cards of all zones by number, so that one that is lost or stands twice shows."""
        found: list[int] = []
        for zone in self.zones():
            found.extend(zone)
        found.sort()
        return found

    # ---- columns ---------------------------------------------------------------------------------------------------

    def column(self, name: str) -> list[int]:
        """The next column in order: a new one while the game is being set up, the copied one in a clone."""
        i = self.bound
        self.bound = i + 1
        if i == len(self.columns):
            self.columns.append([])
            self.names.append(name)
        return self.columns[i]

    def columns_of(self, name: str, count: int) -> list[list[int]]:
        """As many columns, one for each seat as a rule."""
        i = self.bound
        if i == len(self.columns):
            return [self.column(f"{name} {n}") for n in range(count)]
        self.bound = i + count
        return self.columns[i : i + count]

    # ---- what lasts, and what may be undone ------------------------------------------------------------------------

    def hold(self) -> None:
        """Remember the game's own columns and records, so that `go_back` can undo what follows, up to `let_go`."""
        held: list[list[int]] = []
        for column in self.columns[OWN:]:
            held.append(column[:])
        for record in self.records:
            held.append(record[:])
        self.held = held

    def let_go(self) -> None:
        """What followed `hold` stands."""
        self.held = []

    def go_back(self) -> None:
        """Undo what followed `hold`. What became known stays known."""
        columns = self.columns
        own = len(columns) - OWN
        for i in range(own):
            columns[OWN + i][:] = self.held[i]
        self.records = [record[:] for record in self.held[own:]]
        self.held = []

    # ---- the public interface --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ledger[OVER] == 1

    @property
    def result(self) -> Result | None:
        return Result(self.winners.copy()) if self.ledger[OVER] else None

    def apply(self, option: int) -> None:
        """Make the choice that is asked for, and go on to the next decision."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing to choose.")
        if option not in decision.options:
            raise IllegalChoice(f"Option {option} is not among those offered: {decision.options}.")
        ledger = self.ledger
        if ledger[CHOOSER] != decision.seat:
            ledger[UNDO_FLOOR] = ledger[CHOICES]
            ledger[CHOOSER] = decision.seat
        ledger[CHOICES] += 1
        self.decision = None
        self.answer = option
        self.run()
        if RELOAD:
            self.reload()

    def clone(self) -> "State":
        """A copy that goes its own way. It keeps no record of events."""
        game = self.game
        twin = game.blank()
        twin.game = game
        twin.seats = self.seats
        twin.names = self.names
        twin.columns = [column[:] for column in self.columns]
        frames = [frame[:] for frame in self.frames]
        twin.frames = frames
        twin.frame = frames[-1] if frames else []
        twin.records = [record[:] for record in self.records]
        twin.held = self.held[:]  # nobody changes what is held: clones share it
        twin.decision = self.decision
        twin.answer = self.answer
        twin.key = self.key
        twin.record = None
        twin.bound = 0
        twin.fields()
        return twin

    def recorded(self) -> "State":
        """A copy that goes its own way and keeps a record of events from here on."""
        twin = self.clone()
        twin.record = Record()
        for _ in twin.frames:
            twin.record.open_frame()
        return twin

    def view(self, seat: int) -> "View":
        """What this seat may know (-1: somebody who only watches)."""
        from mulligan.kernel.view import View

        return View(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why this seat cannot do that now: the rule that forbids it, or nothing if it can."""
        decision = self.decision
        if decision is not None and decision.seat == seat and action in decision.options:
            return None
        number = self.refusal_number(seat, action)
        return None if number == ALLOWED else self.game.refusals.by_number[number]

    def undo_floor(self, seat: int) -> int:
        """How many choices stay if this seat takes back what it may; -1 where it may take back none.

        A seat may go back to the last point after which nothing was revealed, drawn, shuffled or chosen by another.
        """
        ledger = self.ledger
        if ledger[CHOOSER] != seat or ledger[CHOICES] <= ledger[UNDO_FLOOR]:
            return -1
        return ledger[UNDO_FLOOR]

    @property
    def choices_made(self) -> int:
        return self.ledger[CHOICES]

    def record_events(self) -> None:
        """Keep the events from here on, for somebody who reads them."""
        self.record = Record(len(self.frames))

    def events(self, seat: int) -> list[Event]:
        """The recorded events as this seat may know them (-1: somebody who only watches)."""
        return [event.for_seat(seat) for event in self.record.events] if self.record is not None else []

    def forced_choices(self, seat: int) -> list[Forced]:
        """The choices of one that were made for this seat, as far as they were recorded."""
        return [forced for forced in self.record.forced if forced.seat == seat] if self.record is not None else []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.columns == other.columns
            and self.frames == other.frames
            and self.records == other.records
            and self.held == other.held
            and self.decision == other.decision
            and self.key == other.key
            and self.game.name == other.game.name
            and self.game.setup == other.game.setup
        )

    def __hash__(self) -> int:
        return int.from_bytes(
            blake2b(repr((self.columns, self.frames, self.records, self.key)).encode(), digest_size=7).digest(), "big"
        )

    # ---- saving and loading ----------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The whole position as JSON values. It holds secrets: players get a view instead."""
        columns: dict[str, Any] = {}
        for name, column in zip(self.names, self.columns, strict=True):
            columns[name] = column.copy()
        decision = self.decision
        return {
            "mulligan": SAVE_FORMAT,
            "game": self.game.name,
            "setup": self.game.setup,
            "random": f"{self.key:032x}",
            "columns": columns,
            "frames": [frame.copy() for frame in self.frames],
            "records": [record.copy() for record in self.records],
            "held": [column.copy() for column in self.held],
            "decision": None if decision is None else [decision.seat, decision.subject, decision.options],
        }

    def reload(self) -> None:
        """Save as text and load again, in place."""
        import json

        from mulligan.kernel.saves import restore

        restore(self, json.loads(json.dumps(self.save())))

    # ---- progress --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until somebody must choose or the game is over."""
        ledger = self.ledger
        steps = 0
        while self.decision is None and ledger[OVER] == 0:
            frame = self.frames[-1]
            self.frame = frame
            step = frame[STEP]
            frame[STEP] = step + 1
            self.perform(frame[PROCEDURE], step)
            steps += 1
            if steps > STEPS_BEFORE_WATCHING:
                self.run_watched()
                return

    def run_watched(self) -> None:
        """Go on as `run` does, and end the game if the position comes back with no choice in between.

        One earlier position is kept to compare with, and kept anew after 1, 2, 4, 8... steps, so that a loop of any
        length is found (Brent). A position that grows instead of coming back ends after STEPS_AT_MOST, or sooner where
        ever more cards, records or frames make each step slower than the last.
        """
        things, depth = len(self.printed) + len(self.records), len(self.frames)
        columns = [column[:] for column in self.columns]
        frames = [frame[:] for frame in self.frames]
        records = [record[:] for record in self.records]
        kept = 0
        for steps in range(1, STEPS_AT_MOST + 1):
            if not self.goes_on():
                return
            self.take_step()
            if self.frames == frames and self.columns == columns and self.records == records:
                break
            if len(self.printed) + len(self.records) > things + THINGS_MORE_AT_MOST:
                break
            if len(self.frames) > depth + FRAMES_MORE_AT_MOST:
                break
            if steps >= 2 * kept:
                kept = steps
                columns = [column[:] for column in self.columns]
                frames = [frame[:] for frame in self.frames]
                records = [record[:] for record in self.records]
        if self.goes_on():
            self.loop_found()

    def take_step(self) -> None:
        """Do the next step of the procedure on top."""
        frame = self.frames[-1]
        self.frame = frame
        frame[STEP] += 1
        self.perform(frame[PROCEDURE], frame[STEP] - 1)

    def goes_on(self) -> bool:
        """Is there something to do that nobody chooses?"""
        return self.decision is None and self.ledger[OVER] == 0

    def push(self, procedure: int, values: list[int]) -> None:
        """Begin a procedure; the one below goes on when it is done. The list of values becomes its frame."""
        values.insert(0, 0)
        values.insert(0, procedure)
        self.frames.append(values)
        if self.record is not None:
            self.record.open_frame()

    def pop(self) -> None:
        """End the procedure on top."""
        self.frames.pop()
        if self.record is not None:
            self.record.close_frame()

    def ask(self, seat: int, subject: int, options: list[int]) -> None:
        """Let a seat choose; the next step finds the choice in `answer`. A choice of one is made at once.

        A step that asks does nothing else before, so that it can be asked again (`asks`).
        """
        if len(options) == 1:
            self.answer = options[0]
            self.no_choice(seat, subject, options[0])
            return
        if not options:
            raise RuntimeError(f"{self.game.name}: seat {seat} is asked about {subject} with nothing to choose from")
        self.decision = Decision(seat, subject, options)

    def no_choice(self, seat: int, subject: int, option: int) -> None:
        """Note a choice of one, if anybody reads, for the eyes of its seat: to others it would tell what it lacks."""
        if self.record is not None:
            self.record.note_forced(self.ledger[CHOICES], seat, subject, option)

    def asks(self, seat: int) -> bool:
        """Ask the pending question again, in a position that has changed: is it still this seat that chooses?

        Where it is not, the position is of no use any more. A choice of one may lead to the first question of a
        procedure in which the seat makes up its mind: to others, that is the same.
        """
        depth = len(self.frames)
        self.perform_again()
        if self.goes_on() and len(self.frames) == depth:
            self.think(depth)
            if len(self.frames) <= depth:
                return False
        decision = self.decision
        return decision is not None and decision.seat == seat

    def think(self, depth: int) -> None:
        """Go on to the first question of a procedure in which a seat makes up its mind, if one begins now."""
        private = self.game.private_procedures()
        self.take_step()
        while self.goes_on() and len(self.frames) > depth and self.frames[-1][PROCEDURE] in private:
            self.take_step()

    def perform_again(self) -> None:
        """Do the last step of the procedure on top once more: the one that asked."""
        self.decision = None
        frame = self.frames[-1]
        self.frame = frame
        self.perform(frame[PROCEDURE], frame[STEP] - 1)

    def finish(self, winners: list[int]) -> None:
        """End the game at once."""
        self.winners.extend(winners)
        self.ledger[OVER] = 1

    # ---- events ----------------------------------------------------------------------------------------------------

    def happen(
        self, kind: int, seat: int, rule: str, card: int = -1, amount: int = 0, other: int = -1, detail: int = -1
    ) -> int:
        """Propose an event; what replacements leave of it is applied, recorded and shown to triggers.

        Gives the amount that came about, 0 if it was prevented. `card` is a card in the game, recorded as what
        it is, for those who know it.
        """
        amount = self.replace(kind, seat, card, amount, other, detail)
        if amount == PREVENTED:
            return 0
        amount = self.change(kind, seat, card, amount, other, detail)
        if self.record is not None:
            self.note(kind, seat, rule, card, amount, other, detail)
        self.watch(kind, seat, card, amount, other, detail)
        return amount

    def note(
        self, kind: int, seat: int, rule: str, card: int = -1, amount: int = 0, other: int = -1, detail: int = -1
    ) -> None:
        """Record an event if anybody reads."""
        record = self.record
        if record is None:
            return
        if card < 0:
            record.note(kind, seat, -1, amount, other, detail, rule, EVERYONE)
            return
        witnesses = self.seen[card]
        everyone = (1 << self.seats) - 1
        record.note(
            kind,
            seat,
            self.printed[card],
            amount,
            other,
            detail,
            rule,
            EVERYONE if witnesses == everyone else witnesses,
        )

    def causes_what_follows(self) -> None:
        """The event just recorded is the cause of what the procedure on top does from here on."""
        if self.record is not None:
            self.record.cause_is_last()

    # ---- chance and knowledge --------------------------------------------------------------------------------------

    def no_way_back(self) -> None:
        """Something became known or was left to chance: no choice made so far can be taken back."""
        self.ledger[UNDO_FLOOR] = self.ledger[CHOICES]

    def random_below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        self.no_way_back()
        stream = Stream(self.key, self.ledger[RANDOM_COUNT])
        number = stream.below(limit)
        self.ledger[RANDOM_COUNT] = stream.count
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a zone. What the cards are is dealt anew among its places, and nobody knows any of them.

        The zone keeps its card numbers: so a number never tells which of two like cards this is.
        """
        self.no_way_back()
        printed = self.printed
        stream = Stream(self.key, self.ledger[RANDOM_COUNT])
        for i in range(len(cards) - 1, 0, -1):
            a = cards[i]
            b = cards[stream.below(i + 1)]
            kept = printed[a]
            printed[a] = printed[b]
            printed[b] = kept
        self.ledger[RANDOM_COUNT] = stream.count
        for card in cards:
            self.seen[card] = 0

    def show(self, card: int) -> None:
        """Everybody now knows this card."""
        everyone = (1 << self.seats) - 1
        if self.seen[card] != everyone:
            self.seen[card] = everyone
            self.no_way_back()

    def show_to(self, card: int, seat: int) -> None:
        """One seat now knows this card."""
        if not self.seen[card] >> seat & 1:
            self.seen[card] |= 1 << seat
            self.no_way_back()
