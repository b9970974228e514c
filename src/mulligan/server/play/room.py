"""A table with people at it: one act at a time, written before it is acknowledged, shown at a pace that tells nothing.

A choice can run through windows in which seats are asked, or are not because they hold nothing. Every seat that keeps
silent takes its time, drawn from the same range for all, before anybody sees what follows: so a seat that had
nothing cannot be told from one that declined at once.

Where one person plays against bots there is nobody to hide it from: nothing waits, everything that happens is told at
once, one position after another, and the page shows it at the reader's own pace.
"""

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from mulligan.kernel.view import WATCHER, View
from mulligan.server import wire
from mulligan.server.bots import choose_simply
from mulligan.server.bots.thinkers import Thinkers, at_once
from mulligan.server.ending import end
from mulligan.server.many import metrics
from mulligan.server.play.attendance import Attendance
from mulligan.server.play.sight import Around, Seen, Shown
from mulligan.server.play.table import Damaged, Refusal, Table
from mulligan.server.play.viewer import Viewer
from mulligan.server.settings import Settings
from mulligan.server.storage.journaling import link
from mulligan.server.storage.store import Entry, NotRead, NotWritten, Overtaken, Store
from mulligan.server.timing.beats import Beats
from mulligan.server.timing.terms import CLAIM_AFTER

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SILENCE = (0.12, 0.42)  # how long a seat keeps silent, in seconds
CARD_SHOWN = 0.7  # how long a card lies on the table before anything follows
QUIET = ("window", "face-down")  # decisions that a silence follows, asked or not
UNTIL_ANOTHER_TRY = 2.0  # of a bot whose choice could not be written
LONGEST_PAUSE = 30.0  # between two tries of whatever fails
GIVEN_UP_AFTER = 2  # failures, a bot chooses without thinking
ASK_AGAIN_AFTER = 4.0  # seconds, for a bot that another process has not played
LEFT_TO_OTHERS = 2.0  # seconds, for a bot whose turn came by what another process wrote
TRIES = 5  # of an act that others overtake
THINKING = (0.35, 0.8)  # how long a bot takes over what everybody sees it decide
SOON = 3600.0  # seconds; a table that has more time need not be at hand
GRACE = 1.0  # seconds that an answer may be on its way
DEALT_WITHIN = 60.0  # seconds; what somebody keeps back so long after everybody sat does not go into the deal
READ_BACK = 3.0  # seconds that are given when a table is read back: what was still being shown is not known
CHARGED = ("choice", "undo", "ask-take-back", "answer-take-back", "stand-in")  # what ends or moves a decision


@dataclass
class Moment:
    """Something to be shown when its time comes."""

    due: float
    shown: Shown


class Others(Protocol):
    """What a table asks of the other processes, where there are any."""

    def tell_presence(self, table: str, seats: frozenset[int]) -> None: ...

    def tell_request(self, table: str, seat: int, seconds: float) -> None: ...

    async def want_bot(self, table: str, number: int, pause: float) -> None: ...


class Room:
    """The live side of one table."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        others: Others | None = None,
        ended: Callable[[Table], None] | None = None,
        beats: Beats | None = None,
    ) -> None:
        self.table = table
        self.beats = beats or Beats(store)
        self.rested = table.clock.since + READ_BACK  # when what is shown came to rest
        self.timer: asyncio.TimerHandle | None = None
        self.running_out: asyncio.Task[None] | None = None
        self.store = store
        self.thinkers = thinkers
        self.others = others
        self.ended = ended
        self.attendance = Attendance()
        self.moved = asyncio.Event()
        self.from_elsewhere = False  # whether another process wrote the last entry that is no word
        self.plays_bots = settings.bots
        self.pace = settings.pace
        self.away_after = float(table.terms.away or settings.away_seconds)
        self.slowest = settings.choice_seconds
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.shown = self.resting()
        self.moments: deque[Moment] = deque()
        self.asked_since = time.monotonic()
        self.used = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.unsure = False  # whether all that is on the disk is here
        self.seated_elsewhere = False  # whether others have taken seats whose keys are not here yet
        self.damaged: Damaged | None = None
        self.failures = 0  # of bots and pictures, one after another
        self.absences: dict[int, list[asyncio.TimerHandle]] = {}  # what is looked at again, of seats whose player left
        self.dealing_since = time.monotonic() if table.dealing else None

    def resting(self) -> Shown:
        state = self.table.state
        assert state.record is not None
        return Shown(state.clone(), len(state.record.events), True)

    # ---- people ----------------------------------------------------------------------------------------------------

    def enter(self, seat: int, language: str, seen: Seen) -> Viewer:
        viewer = Viewer(self, seat, language, seen, stays=True)
        before = self.present_here()
        self.viewers.add(viewer)
        self.hear_of(seat)
        self.tell_of_presence(before)
        self.go_on()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        before = self.present_here()
        self.viewers.discard(viewer)
        self.hear_of(viewer.seat)
        if self.tell_of_presence(before):
            for timer in self.absences.get(viewer.seat, []):
                timer.cancel()
            loop = asyncio.get_running_loop()
            waits = (self.away_after, CLAIM_AFTER * self.away_after)  # a bot may step in, the game may be claimed
            self.absences[viewer.seat] = [loop.call_later(wait + 0.1, self.tell_all) for wait in waits]

    def wait(self, viewer: Viewer, seconds: float) -> None:
        """A request waits for news here. Who comes and goes with every answer is news to nobody, and not away."""
        self.viewers.add(viewer)
        self.hear_of(viewer.seat, seconds)
        self.go_on()

    def wait_no_longer(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.hear_of(viewer.seat)

    def tell_of_presence(self, before: frozenset[int]) -> bool:
        """Whether somebody has come or gone is news, unless it is at a second tab, or somebody who only watches."""
        news = self.present_here() != before
        if news:
            self.tell_presence()
            self.tell_all()
        return news

    def hear_of(self, seat: int, seconds: float = 0.0) -> None:
        """The player of a seat is here, by whatever way, and stays for so long."""
        self.used = time.monotonic()
        self.attendance.note(seat)
        if self.others is None or seat == WATCHER or seat in self.present_here():
            return
        if self.attendance.is_news(seat, seconds, self.away_after):
            self.others.tell_request(self.table.row.id, seat, seconds)

    def present_here(self) -> frozenset[int]:
        return frozenset(viewer.seat for viewer in self.viewers if viewer.stays and viewer.seat != WATCHER)

    def tell_presence(self) -> None:
        if self.others is not None:
            self.others.tell_presence(self.table.row.id, self.present_here())

    def hear_presence(self, process: str, seats: list[int]) -> None:
        """Somebody is at this table by way of another process."""
        for seat in self.attendance.elsewhere.seats() | frozenset(seats):
            self.attendance.note(seat)
        if self.attendance.elsewhere.hear(process, seats):
            self.tell_all()

    def around(self) -> Around:
        present = self.present_here() | self.attendance.elsewhere.seats()
        seats = [seat for seat in range(len(self.table.seats)) if seat not in present]
        away = frozenset(seat for seat in seats if self.away(seat, present))
        return Around(
            present,
            away,
            frozenset(seat for seat in away if self.away(seat, present, CLAIM_AFTER)),
            {seat: at for seat, at in self.attendance.seen_at.items() if seat in away},
            frozenset(seat for seat in seats if self.silent(seat)) if seats and self.table.over else frozenset(),
            self.counted_from,
        )

    def away(self, seat: int, present: frozenset[int], times: float = 1) -> bool:
        """Nobody took the seat, or its player has not been heard of for a while, by a socket or any request."""
        sitting = self.table.seats[seat]
        if sitting.bot or sitting.resigned or seat in present:
            return False
        return not sitting.taken or self.silent(seat, times)

    def silent(self, seat: int, times: float = 1) -> bool:
        if any(viewer.seat == seat for viewer in self.viewers):
            return False
        return self.attendance.silence(seat) >= self.away_after * times

    async def welcome(self, seat: int) -> None:
        """Whoever comes back plays again, unless it was their own wish that a bot does."""
        if seat >= 0 and self.table.seats[seat].relieved:
            with suppress(Refusal, NotWritten, NotRead):
                await self.act(seat, wire.StandIn(act="stand-in", seat=seat, on=False))

    @property
    def rests(self) -> bool:
        """Nobody looks, and nothing is going on or to come soon: the store has all that is to be had."""
        ringing = self.rings_in is not None and self.rings_in < SOON
        return not (self.viewers or self.task or self.running_out or ringing or self.lock.locked())

    @property
    def rings_in(self) -> float | None:
        """Seconds until the time of whoever is asked has run out."""
        return None if self.timer is None else self.timer.when() - asyncio.get_running_loop().time()

    @property
    def alone(self) -> bool:
        """One person at most, and bots: nobody learns anything from a silence."""
        return sum(not seat.bot for seat in self.table.seats) <= 1

    @property
    def deserted(self) -> bool:
        """Bots play one another."""
        return all(self.table.plays_itself(seat) for seat in range(len(self.table.seats)))

    def tell_all(self) -> None:
        for viewer in self.viewers:
            viewer.changed.set()

    # ---- acts ------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, act: wire.Act) -> Entry:
        """Check, write, make it happen; in that order. Refusals leave no trace."""
        self.hear_of(seat)

        async def do() -> Entry:
            if isinstance(act, wire.Choose) and not self.shown.at_rest:
                raise Refusal("stale")
            if isinstance(act, wire.StandIn) and act.on and act.seat != seat:
                self.weigh_absence(act.seat)
            if isinstance(act, wire.Deal):
                for missing in self.table.outstanding:
                    if missing != seat:
                        self.weigh_absence(missing)
            if isinstance(act, wire.Claim) and seat >= 0:
                for other in self.table.claimable(seat):
                    if other not in self.around().long_away:
                        raise Refusal("not-away-long", seconds=round(CLAIM_AFTER * self.away_after))
            entry = self.counted(self.table.check(seat, act, time.time()))
            await self.write(entry)
            return entry

        with metrics.timed(metrics.ACT_SECONDS):
            done = await self.one_at_a_time(do)
        metrics.ACTS.labels(done.kind).inc()
        return done

    async def deal_in_time(self) -> None:
        """Nobody holds up a game by keeping back what they have promised, be they here, away, or gone for good."""
        if self.dealing_since is None:
            return
        if self.table.outstanding and time.monotonic() - self.dealing_since < DEALT_WITHIN:
            return

        async def do() -> None:
            if self.table.dealing:
                await self.write(Entry(self.table.numbers, "deal", WATCHER, {}, time.time()))

        with suppress(Refusal, NotWritten, NotRead):
            await self.one_at_a_time(do)

    async def one_at_a_time(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something that writes. Where something else came first, it is here then: is this still possible?"""
        async with self.lock:
            for _ in range(TRIES):
                if self.damaged is not None:
                    raise self.damaged.refusal
                if self.unsure:
                    await self.catch_up()
                with suppress(Overtaken):
                    return await do()
        raise Refusal("too-many")

    def weigh_absence(self, seat: int) -> None:
        """Nobody is replaced while present."""
        if seat < len(self.table.seats) and self.table.seats[seat].taken and seat not in self.around().away:
            raise Refusal("not-away", seconds=round(self.away_after))

    async def write(self, entry: Entry) -> None:
        """The lock is held: an entry goes to the disk, then to the table, then before everybody's eyes."""
        seal = link(self.table.chain, entry)
        await self.write_by(entry, self.store.append(self.table.row.id, entry, seal), seal)

    async def write_by(self, entry: Entry, writing: Awaitable[None], seal: str = "") -> None:
        """The same, where more is written than the entry. What is not certain is looked up before anybody is told."""
        try:
            await writing
        except (Overtaken, NotWritten) as error:
            self.unsure = True
            try:
                found = await self.catch_up()
            except NotRead:
                raise NotWritten(sure=isinstance(error, Overtaken) or error.sure) from error
            if entry in found:  # the database had it, and only its word was lost
                return
            raise
        self.happen(entry, seal=seal)

    def hear_entry(self, entry: Entry, chain: str) -> bool:
        """Another process has written this. If it is what comes next here it happens, and there is nothing to read."""
        if self.lock.locked() or self.unsure or self.damaged is not None or entry.number != self.table.numbers:
            return False
        with suppress(Refusal):
            self.happen(entry, chain)
        return True

    async def hear_of_entry(self, number: int) -> None:
        """Another process has written; or may have, if a number is not known (-1)."""
        if 0 <= number < self.table.numbers or self.damaged is not None:
            return
        async with self.lock:
            if 0 <= number < self.table.numbers:
                return
            self.unsure = True
            with suppress(NotRead, Refusal):
                await self.catch_up()

    async def catch_up(self) -> list[Entry]:
        """The lock is held: let happen here what others have written, or we ourselves without knowing."""
        found, chains = await self.store.since(self.table.row.id, self.table.numbers)
        for entry, chain in zip(found, chains, strict=True):
            self.happen(entry, chain)
        self.seated_elsewhere |= any(entry.kind in ("join", "sit") for entry in found)
        if self.seated_elsewhere:
            keys, invitations = await self.store.keys_of(self.table.row.id)
            self.table.keys, self.table.invitations = keys, invitations
            self.seated_elsewhere = False
        self.unsure = False
        return found

    def happen(self, entry: Entry, chain: str | None = None, seal: str = "") -> None:
        """Let an entry happen, before everybody's eyes. `chain` was read with it; with `seal` it was just written."""
        if chain is None:
            self.used = time.monotonic()
        if entry.kind != "say":
            self.from_elsewhere = chain is not None and self.others is not None
        before = self.table.state.record
        assert before is not None
        events, choices, over = len(before.events), len(self.table.journal.choices), self.table.over
        in_secret = self.table.covert
        began = time.thread_time()
        try:
            if chain is None:
                self.table.apply(entry, seal)
            else:
                self.table.follow([entry], [chain])
        except Exception as error:  # the entry is on the disk, and will not do better when it is read again
            self.damaged = error if isinstance(error, Damaged) else Damaged("damaged-entry", entry.number + 1)
            LOG.exception("table %s is damaged", self.table.row.id)
            raise self.damaged.refusal from error
        if entry.kind == "choice":
            self.set_aside_if_slow(time.thread_time() - began)
            self.schedule(events, in_secret)
        elif len(self.table.journal.choices) < choices or self.table.over or entry.kind in ("reveal", "deal"):
            self.moments.clear()
            for viewer in self.viewers:
                viewer.coming.clear()
            self.shown = self.resting()
            self.asked_since = time.monotonic()
            self.rested = time.time()
        if not self.table.dealing:
            self.dealing_since = None
        elif self.dealing_since is None:
            self.dealing_since = time.monotonic()
        if self.table.over and not over and self.ended is not None:
            self.ended(self.table)
        self.moved.set()
        self.tell_all()
        self.go_on()

    def set_aside_if_slow(self, seconds: float) -> None:
        """Nobody else waits again for a game that takes so long to come to its next decision."""
        if seconds > self.slowest and not self.table.over:
            LOG.error("table %s took %.1f s for a choice and is set aside", self.table.row.id, seconds)
            self.damaged = Damaged("endless")
            raise self.damaged.refusal

    def schedule(self, events: int, in_secret: bool) -> None:
        """Lay out in time what there is to see on the way to the next decision. `in_secret`: others did not know who
        was asked, so the silence of the next has begun already."""
        now = time.monotonic()
        due = now
        waited = now - self.asked_since
        pace = 0.0 if self.alone else self.pace
        for stage in self.table.stages:
            if stage.position is not None:
                self.moments.append(Moment(due, Shown(stage.position, events + stage.events, False)))
                due += CARD_SHOWN * pace
            pause = sum(random.uniform(*SILENCE) for _ in range(stage.silences)) * pace
            if in_secret and stage.position is None and stage.silences:
                pause = max(0.0, pause - waited)  # whoever took long has kept silent long enough
            due += pause
        self.moments.append(Moment(due, self.resting()))
        if not self.show_what_is_due(now):  # what is seen stays, and is over
            self.shown = replace(self.shown, at_rest=False)

    def show_what_is_due(self, now: float) -> bool:
        """Show the last moment whose time has come; say whether anything changed."""
        shown: Shown | None = None
        while self.moments and self.moments[0].due <= now:
            shown = self.moments.popleft().shown
            if self.alone:
                for viewer in self.viewers:
                    viewer.coming.append(shown)
        if shown is None:
            return False
        self.shown = shown
        if shown.at_rest:
            self.asked_since = now
            self.rested = time.time()
            self.wind()
        return True

    # ---- time ------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """See to it that what waits for its time gets shown, that bots play, and that clocks run out."""
        self.wind()
        if self.task is None and self.damaged is None and (self.moments or self.bot_seat() is not None):
            self.task = asyncio.get_running_loop().create_task(self.run(), name=f"table {self.table.row.id}")

    async def run(self) -> None:
        """While there is something to show or to play. What fails is tried again: nobody else would start it."""
        try:
            while self.damaged is None and (self.moments or self.bot_seat() is not None):
                try:
                    await self.next_thing()
                    self.failures = 0
                except (NotWritten, NotRead):
                    await asyncio.sleep(UNTIL_ANOTHER_TRY)
                except Exception:
                    LOG.exception("table %s stumbles", self.table.row.id)
                    self.failures += 1
                    await asyncio.sleep(min(UNTIL_ANOTHER_TRY * self.failures, LONGEST_PAUSE))
        finally:
            self.task = None

    async def next_thing(self) -> None:
        if self.moments:
            await asyncio.sleep(max(0.0, self.moments[0].due - time.monotonic()))
            if self.show_what_is_due(time.monotonic()):
                self.tell_all()
            return
        pause = self.thinking_pause()
        if self.from_elsewhere and await self.moves_within(pause + LEFT_TO_OTHERS):
            return  # whoever wrote the last entry has seen to it
        if self.others is None or self.bot_is_quick():
            await self.bot_plays(pause)
        else:  # whoever is free plays it; it comes back as anything that another process writes
            self.moved.clear()
            await self.others.want_bot(self.table.row.id, self.table.numbers, pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), ASK_AGAIN_AFTER)

    async def moves_within(self, seconds: float) -> bool:
        """Does something happen here before that?"""
        self.moved.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.moved.wait(), seconds)
        return self.moved.is_set()

    def bot_is_quick(self) -> bool:
        """A bot that answers at once is played where the last entry was written: to hand it over would take longer."""
        seat = self.bot_seat()
        return self.plays_bots and seat is not None and at_once(self.table.game, self.table.seats[seat].level)

    def thinking_pause(self) -> float:
        """A bot takes its time over what everybody sees it decide; in a window, the silence that follows is enough."""
        seat = self.bot_seat()
        quiet = self.alone or seat is None or self.table.layout.prompt_kind(View(self.table.state, seat)) in QUIET
        return 0.0 if quiet else random.uniform(*THINKING) * self.pace

    async def play_for_others(self, number: int) -> None:
        """A job that this process took: the bot of this table writes the entry of this number, if it is still to be."""
        await self.hear_of_entry(number - 1)
        if self.table.numbers == number and self.bot_seat() is not None:
            while self.moments:
                await asyncio.sleep(max(0.0, self.moments[0].due - time.monotonic()))
                self.show_what_is_due(time.monotonic())
            await self.bot_plays(0.0)

    def bot_seat(self) -> int | None:
        table, decision = self.table, self.table.state.decision
        if decision is None or table.over or table.undealt or table.awaited is not None:
            return None
        return decision.seat if table.plays_itself(decision.seat) else None

    async def bot_plays(self, pause: float) -> None:
        """The bot that is asked chooses, and its choice is written."""
        seat = self.bot_seat()
        if seat is None:
            return
        if self.deserted:
            await self.thinkers.stand_back()
            if self.bot_seat() != seat:
                return
        began = time.monotonic()
        ticket = self.table.ticket()
        view = View(self.table.state, seat)
        seed = f"{self.table.row.salt} {ticket}"
        if self.failures < GIVEN_UP_AFTER:
            with metrics.timed(metrics.BOT_SECONDS):
                option = await self.thinkers.choose(view, seed, self.table.seats[seat].level, self.table.row.id)
        else:
            option = choose_simply(view, seed)
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        async with self.lock:
            if self.bot_seat() == seat and self.table.ticket() == ticket and not self.moments:
                with suppress(Overtaken):
                    await self.write(Entry(self.table.numbers, "choice", seat, self.table.chosen(option), time.time()))

    # ---- clocks ----------------------------------------------------------------------------------------------------

    @property
    def counted_from(self) -> float | None:
        """From when on the time of whoever is asked is counted; not while there is something to be shown first, nor
        while the house was closed."""
        if self.table.timed is None or not self.shown.at_rest:
            return None
        since = max(self.rested, self.table.clock.since)
        return since + self.beats.paused(since, time.time())

    def time_left(self) -> float | None:
        seat, since = self.table.timed, self.counted_from
        if seat is None or since is None:
            return None
        return self.table.clock.within(seat, self.table.covert) - max(0.0, time.time() - since)

    def counted(self, entry: Entry) -> Entry:
        """An entry with the time that whoever is asked has spent until now, where everybody sees it run."""
        since = self.counted_from
        if entry.kind not in CHARGED or since is None or self.table.covert:
            return entry
        return replace(entry, data={**entry.data, "spent": round(max(0.0, entry.at - since), 3)})

    def wind(self) -> None:
        """Wait for the time of whoever is asked to run out. Waited for anew whenever anything happens."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        left = self.time_left() if self.damaged is None else None
        if left is not None and self.running_out is None:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, left) + GRACE, self.ring)

    def ring(self) -> None:
        self.timer = None
        if self.running_out is None:
            self.running_out = asyncio.get_running_loop().create_task(self.run_out())

    async def run_out(self) -> None:
        """Somebody's time has run out, if it still has once it is known whether the house was closed."""

        async def do() -> None:
            seat, left, since = self.table.timed, self.time_left(), self.counted_from
            if seat is not None and left is not None and since is not None and left <= 0:
                now = time.time()
                await self.write(self.table.run_out(seat, round(now - since, 3), now))

        try:
            await self.beats.hear()
            await self.one_at_a_time(do)
        except (NotRead, NotWritten, Refusal):
            await asyncio.sleep(UNTIL_ANOTHER_TRY)
        finally:
            self.running_out = None
            self.wind()

    def put_away(self) -> None:
        """Nothing that is to come holds it: what nobody looks at is read again when somebody comes."""
        if self.timer is not None:
            self.timer.cancel()
        for timers in self.absences.values():
            for timer in timers:
                timer.cancel()

    async def close(self) -> None:
        self.put_away()
        for task in (self.task, self.running_out):
            if task is not None:
                await end(task)
