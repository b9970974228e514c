"""The whole position of a game: cards, zones, numbers, the random generator, the procedures, the pending decision.

A game declares the fields of its position once, with their types; clone, comparison, hash, save and load follow from
that. Procedures in progress stand on `stack`.
"""

import os
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from mulligan.kernel.decision import ALLOWED, Decision, IllegalChoice, Refusal
from mulligan.kernel.events import EVERYONE, Event, Forced, Record
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.parts import Frame, copied, fields_of, plain
from mulligan.kernel.random import WORDS, Random, Stream
from mulligan.kernel.result import Result

if TYPE_CHECKING:
    from mulligan.kernel.game import Game
    from mulligan.kernel.view import View

HIDDEN: Final = -1  # the printed card of a card that a view may not know
PREVENTED: Final = -1  # what a replacement makes of an event that does not happen

SAVE_FORMAT: Final = 6

STEPS_BEFORE_WATCHING: Final = 1_000
STEPS_AT_MOST: Final = 8_000
ALIKE_AT_MOST: Final = 100  # times, while nobody chooses
THINGS_MORE_AT_MOST: Final = 300  # cards and what lasts, while nobody chooses
FRAMES_MORE_AT_MOST: Final = 2_000

LEHMER_FACTOR: Final = 48_271
LEHMER_MODULUS: Final = (1 << 31) - 1

# The suite runs once more with this on: every decision is saved as text and loaded again before it is answered.
RELOAD: Final = os.environ.get("MULLIGAN_RELOAD", "") == "1"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `Game.start`, `Game.load` and `clone` make one; the constructor makes an empty shell."""

    game: "Game"
    seats: int
    stack: list[Frame]  # the procedures in progress, the one that goes on next at the end
    kept: "State | None"  # the game's own fields as they were at `hold`
    kept_by_clones: bool  # may a clone have to go back to the same?
    decision: Decision | None
    answer: int
    key: int
    random_count: int  # how far the random generator has come
    choices: int  # how many choices were made
    by_lot: int  # choices below this one are made by lot as soon as they are asked for: see `play_out`
    lot: i64  # what the next of them is drawn with
    floor: int  # choices below this one cannot be taken back
    chooser: Seat  # who made the last choice, or NOBODY
    over: bool
    winners: list[Seat]  # nobody changes this list: clones share it
    record: Record | None

    printed: vec[i32]  # what each card is
    seen: vec[i32]  # which seats (a bit each) know what it is
    group: vec[i32]  # cards that may be mistaken for each other share a number

    def __init__(self) -> None:
        pass

    # ---- what a game declares --------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay out the game and push the first frame."""
        raise NotImplementedError

    def copy_into(self, twin: "State") -> None:
        """Give the game's own fields to a twin, to go their own way."""
        for name in fields_of(type(self)):
            setattr(twin, name, copied(getattr(self, name)))

    def hand_over(self, heir: "State") -> None:
        """Give the game's own fields to another, who alone has them from here on."""
        self.copy_into(heir)

    def own(self) -> dict[str, Any]:
        """The game's own fields by name."""
        return {name: getattr(self, name) for name in fields_of(type(self))}

    def fill_own(self, saved: dict[str, Any]) -> None:
        """Set the game's own fields to values read from JSON."""
        for name in fields_of(type(self)):
            setattr(self, name, self.game.revived(saved[name]))

    def replace(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        """What replacements make of a proposed event: its amount, or PREVENTED."""
        return amount

    def change(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        """Apply an event to the position. Gives the amount that really came about."""
        return amount

    def watch(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> None:
        """Let triggers see an event that has happened."""

    def loop_found(self) -> None:
        """The position repeats and nobody can choose otherwise: end the game as its rules say (a draw, by default)."""
        self.finish([])

    def imaginable(self, seat: Seat) -> list[int]:
        """The actions that this seat might expect to have now, legal or not."""
        return []

    def refusal_number(self, seat: Seat, action: int) -> int:
        """The number of the game's refusal that forbids an action now, or ALLOWED."""
        return ALLOWED

    def clues(self) -> list[Card]:
        """The hidden cards of which everybody can tell what they cannot be: see `may_be`."""
        return []

    def may_be(self, card: Card, kind: int) -> bool:
        """Can this hidden card be of that kind, as far as everybody can tell from what was done openly?"""
        return True

    def conceal(self, seat: Seat) -> None:
        """Take out of this copy what the seat cannot know, besides cards, chance and what others are asked."""

    def zones(self) -> list[list[Card]]:
        """The places where cards lie, each card in one of them."""
        return []

    def faults(self) -> list[str]:
        """What is wrong with this position, for tests and for files from outside; empty when all is well.

        A game adds its own after `super().faults()`.
        """
        everyone = (1 << self.seats) - 1
        if not 0 <= self.floor <= self.choices:
            return ["the count of choices is not in order"]
        if not -1 <= self.chooser < self.seats or self.random_count < 0:
            return ["it is not known who chose last, or how far chance has come"]
        if len(set(self.winners)) != len(self.winners) or not all(0 <= seat < self.seats for seat in self.winners):
            return ["the winners are not seats"]
        if self.winners and not self.over:
            return ["there are winners before the end"]
        if len(self.seen) != len(self.printed) or len(self.group) != len(self.printed):
            return ["it is not known of every card who knows it"]
        if not all(0 <= seen <= everyone for seen in self.seen):
            return ["a card is known to somebody at no seat"]
        return []

    def lying(self) -> list[Card]:
        """The cards of all zones by number, so that one that is lost or stands twice shows."""
        found: list[Card] = []
        for zone in self.zones():
            found.extend(zone)
        found.sort()
        return found

    # ---- what lasts, and what may be undone ------------------------------------------------------------------------

    def hold(self) -> None:
        """Remember the game's own fields, so that `go_back` can undo what follows, up to `let_go`."""
        kept = self.game.blank()
        self.copy_into(kept)
        self.kept = kept
        self.kept_by_clones = False

    def let_go(self) -> None:
        """What followed `hold` stands."""
        self.kept = None

    def go_back(self) -> None:
        """Undo what followed `hold`. What became known stays known."""
        kept = self.kept
        if kept is not None:
            if self.kept_by_clones:
                kept.copy_into(self)
            else:
                kept.hand_over(self)
            self.kept = None

    # ---- the public interface --------------------------------------------------------------------------------------

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        """Every seat, the first one first."""
        return self.game.all_seats

    @property
    def result(self) -> Result | None:
        return Result(list(self.winners)) if self.over else None

    def apply(self, option: int) -> None:
        """Make the choice that is asked for, and go on to the next decision."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing to choose.")
        if not decision.offers(option):
            raise IllegalChoice(f"Option {option} is not among those offered: {decision.options}.")
        self.choose(option)
        if RELOAD:
            self.reload()

    def choose(self, option: int) -> None:
        """Make a choice that is offered, and go on to the next decision."""
        self.take_answer(option)
        self.run()

    def take_answer(self, option: int) -> None:
        """Make a choice that is offered, and leave it to the caller to go on, step by step."""
        decision = self.decision
        if decision is not None:
            self.count_choice(decision.seat)
        self.decision = None
        self.answer = option

    def count_choice(self, seat: Seat) -> None:
        """A seat has chosen."""
        if self.chooser != seat:
            self.floor = self.choices
            self.chooser = seat
        self.choices += 1

    def take_drawn(self, seat: Seat, subject: int, option: int) -> None:
        """In a play-out, an option is chosen where the question is asked."""
        self.count_choice(seat)
        self.answer = option

    def clone(self) -> "State":
        """A copy that goes its own way. It keeps no record of events."""
        game = self.game
        twin = game.blank()
        twin.game = game
        twin.seats = self.seats
        twin.stack = [frame.copy() for frame in self.stack]
        twin.kept = self.kept  # nobody changes what is held: clones share it
        self.kept_by_clones = twin.kept_by_clones = True
        twin.decision = self.decision
        twin.answer = self.answer
        twin.key = self.key
        twin.random_count = self.random_count
        twin.choices = self.choices
        twin.by_lot = 0
        twin.floor = self.floor
        twin.chooser = self.chooser
        twin.over = self.over
        twin.winners = self.winners
        twin.record = None
        twin.printed = self.printed[:]
        twin.seen = self.seen[:]
        twin.group = self.group[:]
        self.copy_into(twin)
        return twin

    def play_out(self, random: Random, at_most: int = 1_000_000) -> int:
        """Go on with random choices until the game is over or so many were made; gives how many.

        One number of the generator is the seed of a quick one (Lehmer's): here nobody must be kept from guessing.
        Most choices are made where they are asked for (`ask`), and no decision is made out of them.
        """
        self.lot = 1 + random.below(WORDS)
        before = self.choices
        end = before + at_most
        while self.choices < end and self.decision is not None:
            options = self.decision.options
            self.by_lot = end
            self.choose(options[self.next_lot(len(options))])
        self.by_lot = 0
        return self.choices - before

    def next_lot(self, count: i64) -> i64:
        """One of so many, in a play-out."""
        self.lot = self.lot * LEHMER_FACTOR % LEHMER_MODULUS
        return self.lot % count

    def recorded(self) -> "State":
        """A copy that goes its own way and keeps a record of events from here on."""
        twin = self.clone()
        twin.record = Record()
        for _ in range(len(twin.stack)):
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
        number = self.refusal_number(Seat(seat), action)
        return None if number == ALLOWED else self.game.refusals.by_number[number]

    def undo_floor(self, seat: int) -> int:
        """How many choices stay if this seat takes back what it may; -1 where it may take back none.

        A seat may go back to the last point after which nothing was revealed, drawn, shuffled or chosen by another.
        """
        if self.chooser != seat or self.choices <= self.floor:
            return -1
        return self.floor

    @property
    def choices_made(self) -> int:
        return self.choices

    def record_events(self) -> None:
        """Keep the events from here on, for somebody who reads them."""
        self.record = Record(len(self.stack))

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
            self.decision == other.decision
            and self.key == other.key
            and self.game.name == other.game.name
            and self.game.setup == other.game.setup
            and self.same_as(other)
        )

    def __hash__(self) -> int:
        return int.from_bytes(blake2b(repr((self.contents(), self.key)).encode(), digest_size=7).digest(), "big")

    def same_as(self, other: "State") -> bool:
        """Is all that can change the same, but for the pending decision?"""
        if self.stack != other.stack or self.own() != other.own():
            return False
        if self.random_count != other.random_count or self.choices != other.choices or self.floor != other.floor:
            return False
        if self.chooser != other.chooser or self.over != other.over or self.winners != other.winners:
            return False
        if self.printed != other.printed or self.seen != other.seen or self.group != other.group:
            return False
        kept, others = self.kept, other.kept
        return kept is others or (kept is not None and others is not None and kept.own() == others.own())

    def contents(self) -> dict[str, Any]:
        """All that can change, but for the pending decision, as JSON values."""
        kept = self.kept
        return {
            "ledger": [self.choices, self.floor, self.chooser, self.random_count, self.over],
            "winners": self.winners.copy(),
            "printed": list(self.printed),
            "seen": list(self.seen),
            "group": list(self.group),
            "own": {name: plain(value) for name, value in self.own().items()},
            "stack": plain(self.stack),
            "kept": None if kept is None else {name: plain(value) for name, value in kept.own().items()},
        }

    # ---- saving and loading ----------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The whole position as JSON values. It holds secrets: players get a view instead."""
        decision = self.decision
        return {
            "mulligan": SAVE_FORMAT,
            "game": self.game.name,
            "setup": self.game.setup,
            "random": f"{self.key:032x}",
            **self.contents(),
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
        steps: i64 = 0
        chosen = self.choices
        while self.decision is None and not self.over:
            self.take_step()
            steps += 1
            if steps > STEPS_BEFORE_WATCHING:
                if self.choices == chosen:
                    self.run_watched()
                    return
                steps = 0  # in a play-out, choices are made on the way
                chosen = self.choices

    def run_watched(self) -> None:
        """Go on as `run` does, and end the game if the position comes back with no choice in between.

        One earlier position is kept to compare with, and kept anew after 1, 2, 4, 8... steps, so that a loop of any
        length is found (Brent). Where something counts the rounds, so that no position equals another, the game tells
        those that are alike: see `likeness`. A position that grows instead of coming back ends after STEPS_AT_MOST, or
        sooner where ever more cards or frames make each step slower than the last.
        """
        self.by_lot = 0
        things, depth = self.things(), self.depth()
        lowest = depth
        alike: dict[int, int] = {}  # how often each likeness was seen with no more procedures in progress than now
        before = self.clone()
        kept = 0
        for steps in range(1, STEPS_AT_MOST + 1):
            if not self.goes_on():
                return
            self.take_step()
            if self.same_as(before):
                break
            if self.things() > things + THINGS_MORE_AT_MOST or self.depth() > depth + FRAMES_MORE_AT_MOST:
                break
            if self.depth() < lowest:
                lowest = self.depth()
                alike = {}
            if self.depth() == lowest:
                number = self.likeness()
                times = alike.get(number, 0) + 1
                alike[number] = times
                if number and times > ALIKE_AT_MOST:
                    break
            if steps >= 2 * kept:
                kept = steps
                before = self.clone()
        if self.goes_on():
            self.loop_found()

    def likeness(self) -> int:
        """A number for what comes back in each round of a loop, or 0 where nothing counts the rounds."""
        return 0

    def things(self) -> int:
        """How many things there are that can become ever more: cards, and what a game adds (effects that last)."""
        return len(self.printed)

    def depth(self) -> int:
        return len(self.stack)

    def take_step(self) -> None:
        """Do the next step of the procedure on top."""
        top = self.stack[-1]
        step = top.step
        top.step = step + 1
        top.take(self, step)

    def goes_on(self) -> bool:
        """Is there something to do that nobody chooses?"""
        return self.decision is None and not self.over

    def push(self, frame: Frame) -> None:
        """Begin a procedure; the one below goes on when it is done."""
        self.stack.append(frame)
        if self.record is not None:
            self.record.open_frame()

    def pop(self) -> None:
        """End the procedure on top."""
        self.stack.pop()
        if self.record is not None:
            self.record.close_frame()

    def ask(self, seat: Seat, subject: int, options: list[int]) -> None:
        """Let a seat choose; the next step finds the choice in `answer`. A choice of one is made at once.

        A step that asks does nothing else before, so that it can be asked again (`asks`).
        """
        if len(options) == 1:
            self.answer = options[0]
            self.no_choice(seat, subject, options[0])
        elif not options:
            raise RuntimeError(f"{self.game.name}: seat {seat} is asked about {subject} with nothing to choose from")
        elif self.choices < self.by_lot:
            self.take_drawn(seat, subject, options[self.next_lot(len(options))])
        else:
            self.decision = Decision(seat, subject, options)

    def no_choice(self, seat: Seat, subject: int, option: int) -> None:
        """Note a choice of one, if anybody reads, for the eyes of its seat: to others it would tell what it lacks."""
        record = self.record
        if record is not None:
            record.note_forced(self.choices, seat, subject, option)
            if record.with_words:
                record.forced[-1].words = self.game.label(self, option)

    def asks(self, seat: Seat) -> bool:
        """Ask the pending question again, in a position that has changed: is it still this seat that chooses?

        Where it is not, the position is of no use any more. A choice of one may lead to the first question of a
        procedure in which the seat makes up its mind: to others, that is the same.
        """
        depth = self.depth()
        self.perform_again()
        if self.goes_on() and self.depth() == depth:
            self.think(depth)
            if self.depth() <= depth:
                return False
        decision = self.decision
        return decision is not None and decision.seat == seat

    def think(self, depth: int) -> None:
        """Go on to the first question of a procedure in which a seat makes up its mind, if one begins now."""
        self.take_step()
        while self.goes_on() and self.depth() > depth and self.thinks():
            self.take_step()

    def thinks(self) -> bool:
        """Does a seat make up its mind in the procedure on top, unseen by the others?"""
        return self.stack[-1].thinks()

    def perform_again(self) -> None:
        """Do the last step of the procedure on top once more: the one that asked."""
        self.decision = None
        top = self.stack[-1]
        top.take(self, top.step - 1)

    def finish(self, winners: list[Seat]) -> None:
        """End the game at once."""
        self.winners = [*self.winners, *winners]
        self.over = True

    # ---- events ----------------------------------------------------------------------------------------------------

    def happen(
        self, kind: int, who: int, rule: str, card: Card = NO_CARD, amount: int = 0, other: int = -1, detail: int = -1
    ) -> int:
        """Propose an event; what replacements leave of it is applied, recorded and shown to triggers.

        Gives the amount that came about, 0 if it was prevented. `who` is the seat that it is told of, or whoever else
        a game tells it of. `card` is a card in the game, recorded as what it is, for those who know it.
        """
        seat = Seat(who)
        amount = self.replace(kind, seat, card, amount, other, detail)
        if amount == PREVENTED:
            return 0
        amount = self.change(kind, seat, card, amount, other, detail)
        if self.record is not None:
            self.note(kind, who, rule, card, amount, other, detail)
        self.watch(kind, seat, card, amount, other, detail)
        return amount

    def note(
        self, kind: int, who: int, rule: str, card: Card = NO_CARD, amount: int = 0, other: int = -1, detail: int = -1
    ) -> None:
        """Record an event if anybody reads."""
        record = self.record
        if record is None:
            return
        if card < 0:
            record.note(kind, Seat(who), -1, amount, other, detail, rule, EVERYONE)
            return
        witnesses = self.seen[card]
        everyone = (1 << self.seats) - 1
        record.note(
            kind,
            Seat(who),
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

    # ---- cards -----------------------------------------------------------------------------------------------------

    def new_card(self, kind: int, group: int = 0) -> Card:
        """A card that was not in the game before, known to nobody; gives its number."""
        card = Card(len(self.printed))
        self.printed = append(self.printed, kind)
        self.seen = append(self.seen, 0)
        self.group = append(self.group, group)
        return card

    # ---- chance and knowledge --------------------------------------------------------------------------------------

    def no_way_back(self) -> None:
        """Something became known or was left to chance: no choice made so far can be taken back."""
        self.floor = self.choices

    def random_below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        self.no_way_back()
        stream = Stream(self.key, self.random_count)
        number = stream.below(limit)
        self.random_count = stream.count
        return number

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle a zone. What the cards are is dealt anew among its places, and nobody knows any of them.

        The zone keeps its card numbers: so a number never tells which of two like cards this is.
        """
        self.no_way_back()
        printed = self.printed
        stream = Stream(self.key, self.random_count)
        for i in range(len(cards) - 1, 0, -1):
            a = cards[i]
            b = cards[stream.below(i + 1)]
            kept = printed[a]
            printed[a] = printed[b]
            printed[b] = kept
        self.random_count = stream.count
        for card in cards:
            self.seen[card] = 0
        if self.record is not None:
            self.record.dealt.extend(cards)

    def show(self, card: Card) -> None:
        """Everybody now knows this card."""
        everyone = (1 << self.seats) - 1
        if self.seen[card] != everyone:
            self.seen[card] = everyone
            self.no_way_back()

    def show_to(self, card: Card, seat: Seat) -> None:
        """One seat now knows this card."""
        if not self.seen[card] >> seat & 1:
            self.seen[card] |= 1 << seat
            self.no_way_back()
