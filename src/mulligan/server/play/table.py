"""One table: a game, its seats, and everything done at it. Entries in, position out; no clock, no disk, no network.

`check` turns an act into the entry to be written, or refuses it; `apply` makes the entry happen, when it
is made and when the table is read back from the store.
"""

from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any
from zlib import crc32

from mulligan.games import box
from mulligan.games.layout import Layout
from mulligan.games.staging import Stage
from mulligan.kernel.journal import Journal
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from mulligan.messages import text
from mulligan.server import wire
from mulligan.server.bots import KIND
from mulligan.server.play.fairness import commitment, deal_seed, promise_of, share_token, token_hash
from mulligan.server.storage.journaling import link, origin
from mulligan.server.storage.schema import Entry, Stored, TableRow
from mulligan.server.storage.versions import AGREED_SINCE, CONSENT_SINCE, VERSION
from mulligan.server.timing.clock import Clock
from mulligan.server.timing.terms import Terms

MOST_TAKEN_BACK = 300  # times at a table: a game is played again from its start each time, also when it is read
MOST_ASKED = 2  # times that one choice may be taken back: whoever is asked sees nothing else
MOST_NAMES = 50  # of one seat
MOST_SAID = 1_000  # lines of one seat; of all who watch together
ENDINGS: dict[str, "wire.Ending"] = {"time": "time", "claim": "claim", "closed": "closed"}


class Refusal(Exception):
    """An act that cannot be accepted. The code is for programs, the words for people."""

    def __init__(self, code: str, **values: str | int) -> None:
        self.code = code
        self.values = values
        super().__init__(code)

    def words(self) -> str:
        return text(f"web-refused-{self.code}", **self.values)


class Damaged(Exception):
    """What is kept of a table does not make a table. Others are not concerned."""

    def __init__(self, code: str, number: int = 0) -> None:
        self.refusal = Refusal(code, number=number)
        super().__init__(f"{code} {number}")


@dataclass
class Seat:
    name: str
    bot: bool
    level: str = KIND  # of a bot, also of one that stands in
    stand_in: bool = False
    resigned: bool = False
    free: bool = False  # anybody may take it
    invited: bool = False  # a link for it was made and not used
    promise: str = ""  # the hash of what its player will add to the deal
    share: str = ""  # what its player has added
    relieved: bool = False  # by somebody else, while its player was away: it ends when the player comes back
    late: bool = False  # its time ran out
    names: int = 0  # how often its player took another one
    missing: bool = False  # a further game was begun without asking its player, who has done nothing here yet

    @property
    def taken(self) -> bool:
        """Does a person sit here who may have something to say?"""
        return not (self.bot or self.resigned or self.free or self.invited)


@dataclass
class Request:
    """Somebody wants to take a choice back, to where so many choices remain."""

    seat: int
    to: int
    agreed: set[int]


class Table:
    """A table in memory."""

    def __init__(self, row: TableRow, keys: dict[str, int], invitations: dict[str, int]) -> None:
        self.row = row
        self.keys = keys
        self.invitations = invitations
        self.seats = [
            Seat(
                seat["name"],
                seat["bot"],
                seat.get("level", KIND),
                free=seat.get("free", False),
                invited=seat.get("invited", False),
                promise=seat.get("promise", ""),
                missing=seat.get("missing", False),
            )
            for seat in row.seats
        ]
        self.layout: Layout = box(row.game).layout()
        self.game = box(row.game).make(**row.setup)
        self.journal = Journal(self.game, row.seed)
        agreed = dict(row.terms)
        self.score: list[int] = agreed.pop("score", [0] * len(self.seats))  # won before, between the same people
        self.terms = Terms.model_validate(agreed)
        self.clock = Clock(self.terms, len(self.seats), row.made)
        self.ending: wire.Ending = ""  # how it ended, if not by the game
        self.closed = False  # by the host
        self.given_up = False  # nobody is left to play against
        self.commitment = commitment(row.seed, row.salt, row.version)
        self.chain = origin(row)
        self.dealt = False  # for good: everybody has added what they promised, or somebody has begun
        self.numbers = 0
        self.generation = 0
        self.chat: list[wire.ChatLine] = []
        self.request: Request | None = None
        self.asked_back: Counter[tuple[int, int]] = Counter()  # how often a seat has asked to go back, and where to
        self.rematch: str | None = None
        self.room: str | None = None  # where its people met, and meet again
        self.went_back = 0  # how often
        self.last_by: list[int] = []  # who made each choice
        self.stages: list[Stage] = []  # what there was to see on the way from the last choice
        self.weighed = ("", True)  # the decision that was looked into last, and whether an answer could matter in it
        self.reread: State | None = None
        self.silent_since = 0  # choices below this one were followed by a silence in which others were asked, or not

    @classmethod
    def read_back(cls, stored: Stored) -> "Table":
        """A table with everything that was done at it before."""
        row = stored.row
        if row.version > VERSION:
            raise Damaged("newer")
        try:
            table = cls(row, stored.keys, stored.invitations)
        except Exception as error:
            raise Damaged("damaged") from error
        if row.commitment and row.commitment != table.commitment:
            raise Damaged("seed-changed")
        table.follow(stored.entries, stored.chains)
        if table.numbers != stored.length:
            raise Damaged("damaged-entry", min(table.numbers, stored.length) + 1)
        return table

    def follow(self, entries: list[Entry], chains: list[str]) -> None:
        """Let happen what is written, if it is what was written."""
        for entry, chain in zip(entries, chains, strict=True):
            if entry.number != self.numbers or chain != link(self.chain, entry):
                raise Damaged("damaged-entry", entry.number + 1)
            try:
                self.apply(entry)
            except Damaged:
                raise
            except Exception as error:
                raise Damaged("damaged-entry", entry.number + 1) from error

    # ---- what it is ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def over(self) -> bool:
        return self.state.over or self.given_up

    def is_given_up(self) -> bool:
        """Have all but one seat resigned, or every person?"""
        if self.closed:
            return True
        playing = [seat for seat in self.seats if not seat.resigned]
        resigned = len(playing) < len(self.seats)
        return resigned and (len(playing) <= 1 or all(seat.bot for seat in playing))

    @property
    def winners(self) -> list[int]:
        result = self.state.result
        if result is not None:
            return result.winners
        playing = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        return playing if self.given_up and len(playing) == 1 and not self.closed else []

    @property
    def outstanding(self) -> list[int]:
        """The seats that have promised something for the deal and not given it yet."""
        return [number for number, seat in enumerate(self.seats) if seat.taken and seat.promise and not seat.share]

    @property
    def undealt(self) -> bool:
        """Something was promised for the deal, and nobody has begun without it: bots wait."""
        return not self.dealt and any(seat.promise for seat in self.seats)

    @property
    def complete(self) -> bool:
        """Nobody is still to come."""
        return all(seat.bot or seat.taken or seat.stand_in or seat.resigned for seat in self.seats)

    @property
    def awaited(self) -> int | None:
        """A seat that is to be taken before the game begins: who began alone would have chosen between two deals, this
        one and that which others have a part in."""
        if self.dealt:
            return None
        waits = (n for n, seat in enumerate(self.seats) if (seat.free or seat.invited) and not seat.stand_in)
        return next(waits, None)

    @property
    def dealing(self) -> bool:
        """Everybody sits: what was promised is to be given now, and dealt with, before anybody chooses. Also where who
        still owed something has resigned: or there would be a choice between the first deal, which was seen, and the
        next."""
        return self.undealt and self.complete and not self.over

    @property
    def timed(self) -> int | None:
        """The seat whose time runs: the person who is asked, once everybody sits."""
        decision = self.state.decision
        if not self.terms.timed or decision is None or self.over or self.plays_itself(decision.seat):
            return None
        return decision.seat if self.complete and not self.dealing else None

    @property
    def covert(self) -> bool:
        """Is somebody asked without others being told whom?"""
        decision = self.state.decision
        return decision is not None and self.layout.asked(View(self.state, WATCHER)) != decision.seat

    def asked_in_secret_beside(self, seat: int) -> bool:
        """Is somebody else asked without this seat being told?"""
        decision = self.state.decision
        return decision is not None and decision.seat != seat and self.covert

    @property
    def shares(self) -> dict[int, str]:
        """What went into the deal beside the server's own seed."""
        given = {number: seat.share for number, seat in enumerate(self.seats) if seat.share}
        return given if self.journal.seed != self.row.seed else {}

    def seat_of(self, key: str) -> int | None:
        """The seat that a token's hash opens; WATCHER for the one that watches; None for no such key."""
        if key in self.invitations:
            raise Refusal("invitation")
        if self.over and key == token_hash(share_token(self.row.salt)):
            return WATCHER
        return self.keys.get(key)

    def ticket(self) -> str:
        """Names the pending decision. It does not count: a number would tell how often others were asked in secret."""
        what = f"{self.row.salt}:{self.generation}:{self.state.choices_made}"
        return blake2b(what.encode(), digest_size=9, key=self.row.seed.encode()[:64]).hexdigest()

    def plays_itself(self, seat: int) -> bool:
        """A bot, or somebody whom a bot stands in for."""
        return self.seats[seat].bot or self.seats[seat].stand_in or self.seats[seat].resigned

    # ---- acts ------------------------------------------------------------------------------------------------------

    def check(self, seat: int, act: wire.Act, at: float) -> Entry:
        """The entry that an act of this seat comes to, or a refusal."""
        kind, data = self.weigh(seat, act)
        return Entry(self.numbers, kind, seat, data, at)

    def weigh(self, seat: int, act: wire.Act) -> tuple[str, dict[str, Any]]:
        if isinstance(act, wire.Say):
            if self.over and seat == WATCHER:  # a finished game is shared with anybody
                raise Refusal("watching")
            if sum(line.seat == seat for line in self.chat) >= MOST_SAID:  # whoever comes is told all of it
                raise Refusal("enough-said", most=MOST_SAID)
            return "say", {"text": act.text}
        if seat == WATCHER:
            raise Refusal("watching")
        if isinstance(act, wire.Rename):
            if self.over:
                raise Refusal("over")
            if self.is_named(act.name, beside=seat):
                raise Refusal("name-taken")
            if self.seats[seat].names >= MOST_NAMES:  # everybody is told everything anew
                raise Refusal("enough-names", most=MOST_NAMES)
            return "rename", {"name": act.name}
        if isinstance(act, wire.Rematch):
            raise Refusal("not-over" if not self.over else "no-rematch")
        if self.over:
            raise Refusal("over")
        if self.seats[seat].resigned:  # what becomes of the game is for those who play it
            raise Refusal("resigned")
        if isinstance(act, wire.Reveal | wire.Deal):
            return self.weigh_share(seat, act)
        if isinstance(act, wire.Choose):
            return self.weigh_choice(seat, act.ticket, act.option)
        if isinstance(act, wire.TakeBack):
            return self.weigh_take_back(seat)
        if isinstance(act, wire.AnswerTakeBack):
            if self.request is None or self.request.seat == seat:
                raise Refusal("no-request")
            return "answer-take-back", {"agree": act.agree}
        if isinstance(act, wire.Resign):
            return "resign", {}
        if isinstance(act, wire.Claim):
            against = self.claimable(seat)
            if not against:
                raise Refusal("nobody-to-claim-from")
            return "claim", {"seats": against}
        return self.weigh_stand_in(seat, act)

    def weigh_share(self, seat: int, act: wire.Reveal | wire.Deal) -> tuple[str, dict[str, Any]]:
        if not self.dealing:
            raise Refusal("not-dealing")
        if isinstance(act, wire.Deal):
            return "deal", {}
        if seat not in self.outstanding or promise_of(act.share) != self.seats[seat].promise:
            raise Refusal("not-promised")
        return "reveal", {"share": act.share}

    def weigh_choice(self, seat: int, ticket: str, option: int) -> tuple[str, dict[str, Any]]:
        decision = self.state.decision
        if decision is None or decision.seat != seat or ticket != self.ticket():
            raise Refusal("stale")
        if self.awaited is not None:
            raise Refusal("not-everybody")
        if self.dealing:
            raise Refusal("dealing")
        if self.plays_itself(seat):
            raise Refusal("bot-plays")
        if option not in decision.options:
            raise Refusal("not-offered")
        return "choice", self.chosen(option)

    def chosen(self, option: int) -> dict[str, Any]:
        """What is kept of a choice: with what was asked, so that rules under which it is asked otherwise are found."""
        return {"option": option, "asked": self.mark()}

    def mark(self) -> int:
        """What is asked now, in short."""
        decision = self.state.decision
        asked = (decision.seat, list(decision.options)) if decision is not None else None
        return crc32(repr((asked, self.state.random_count)).encode())

    def weigh_take_back(self, seat: int) -> tuple[str, dict[str, Any]]:
        if self.plays_itself(
            seat
        ):  # what a bot does for somebody stands: taken back again and again, no game would end
            raise Refusal("bot-plays")
        if self.went_back >= MOST_TAKEN_BACK:
            raise Refusal("enough-taken-back", most=MOST_TAKEN_BACK)
        if self.can_take_back(seat):
            return "undo", {"to": len(self.journal.choices) - 1}
        to = self.last_choice_of(seat)
        if to is None:
            raise Refusal("nothing-to-take-back")
        if self.request is not None:
            raise Refusal("already-asked")
        if self.asked_back[seat, to] >= MOST_ASKED:
            raise Refusal("enough-asked", most=MOST_ASKED)
        return "ask-take-back", {"to": to}

    def weigh_stand_in(self, seat: int, act: wire.StandIn) -> tuple[str, dict[str, Any]]:
        if act.seat >= len(self.seats) or self.seats[act.seat].bot or self.seats[act.seat].resigned:
            raise Refusal("no-such-seat")
        if not act.on and act.seat != seat:
            raise Refusal("not-your-seat")
        if not act.on and self.seats[seat].late and self.terms.game and not self.clock.left[seat]:
            raise Refusal("out-of-time")
        if self.seats[act.seat].stand_in == act.on:
            raise Refusal("no-change")
        return "stand-in", {"seat": act.seat, "on": act.on}

    def claimable(self, seat: int) -> list[int]:
        """The other people still in the game, of whom all have to be away before a seat may claim it."""
        if not self.complete or not self.seats[seat].taken:
            return []
        return [number for number, other in enumerate(self.seats) if number != seat and other.taken]

    def run_out(self, seat: int, spent: float, at: float) -> Entry:
        """The entry that it comes to when the time of a seat has run out. What only its player knew to be asked for
        passes by itself."""
        covert = self.covert
        passing = self.layout.passing(View(self.state, seat)) if covert else None
        if passing is not None:
            return Entry(self.numbers, "choice", seat, {**self.chosen(passing), "late": True}, at)
        return Entry(self.numbers, "time", seat, {} if covert else {"spent": spent}, at)

    def can_take_back(self, seat: int) -> bool:
        """The engine's policy, and no silence since: whether somebody was asked in it is not for others to know. Nor is
        whether somebody is asked now: who takes back what another may answer has seen that there is an answer."""
        if self.over or seat == WATCHER or self.plays_itself(seat) or self.asked_in_secret_beside(seat):
            return False
        if self.went_back >= MOST_TAKEN_BACK:
            return False
        return len(self.journal.choices) > self.silent_since and self.journal.can_undo(seat)

    def can_ask_take_back(self, seat: int) -> bool:
        if self.over or seat == WATCHER or self.plays_itself(seat):
            return False
        to = self.last_choice_of(seat) if self.request is None and self.went_back < MOST_TAKEN_BACK else None
        return to is not None and self.asked_back[seat, to] < MOST_ASKED

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices remain if this seat's last one is taken back, with all that followed."""
        for number in range(len(self.last_by) - 1, -1, -1):
            if self.last_by[number] == seat:
                return number
        return None

    def after(self, choices: int) -> State:
        """The position after so many choices, to be looked at before the next is asked for.

        Whoever reads on goes on from there: a game is played again from its start only for going back.
        """
        if self.reread is None or self.reread.choices_made > choices:
            self.reread = self.journal.at(choices)
        for option in self.journal.choices[self.reread.choices_made : choices]:
            self.reread.apply(option)
        return self.reread

    # ---- making it happen ------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, seal: str = "") -> None:
        """Let an entry happen. `seal`: where it is known, because it was just written with it."""
        self.numbers = entry.number + 1
        self.chain = seal or link(self.chain, entry)
        decision = self.state.decision
        if "spent" in entry.data and decision is not None:
            self.clock.charge(decision.seat, entry.data["spent"], entry.at)
        was_over = self.over
        if entry.seat != WATCHER and self.seats[entry.seat].missing and self.is_own(entry):
            self.seats[entry.seat].missing = False
        match entry.kind:
            case "choice":
                assert decision is not None
                if not seal and "asked" in entry.data and entry.data["asked"] != self.mark():
                    raise Damaged("other-rules", entry.number + 1)
                self.dealt = True
                if self.request is not None and self.seen_to_choose(decision.seat, entry.data["option"]):
                    self.request.agreed.discard(decision.seat)
                self.clock.choose()
                self.last_by.append(decision.seat)
                self.stages = self.layout.stages(self.state, entry.data["option"])
                self.journal.apply(entry.data["option"])
                if any(stage.silences for stage in self.stages):
                    self.silent_since = len(self.journal.choices)
                if self.request is not None and self.request.seat == decision.seat:
                    self.request = None
                self.clock.ask(entry.at)
            case "undo":
                own = decision is not None and decision.seat == entry.seat
                self.go_back(entry.data["to"], entry.at, self.clock.used if own else 0.0)
            case "say":
                self.chat.append(wire.ChatLine(seat=entry.seat, name=self.name_of(entry.seat), text=entry.data["text"]))
            case "ask-take-back":
                self.request = Request(entry.seat, entry.data["to"], set())
                self.asked_back[entry.seat, entry.data["to"]] += 1
                self.settle_request(entry.at)
            case "answer-take-back":
                self.answer_request(entry.seat, entry.data["agree"], entry.at)
            case "resign":
                self.seats[entry.seat].resigned = True
                self.settle_request(entry.at)
            case "claim":
                for absent in entry.data["seats"]:
                    self.seats[absent].resigned = True
                self.request = None  # who is away has agreed to nothing
            case "closed":
                self.closed = not was_over
            case "time":
                late = self.seats[entry.seat]
                late.late = True
                late.resigned = self.terms.out == "lose"
                late.stand_in = not late.resigned
                self.request = None
            case "stand-in":
                standing = self.seats[entry.data["seat"]]
                standing.stand_in = entry.data["on"]
                standing.late = standing.late and standing.stand_in
                standing.relieved = entry.data["on"] and entry.data["seat"] != entry.seat
                self.settle_request(entry.at)
            case "rename" | "join":
                self.rename(entry.seat, entry.data["name"])
                self.seats[entry.seat].free = False
                if entry.kind == "join" and self.row.version >= CONSENT_SINCE:
                    self.sit_down(entry.seat, entry)
            case "sit":
                self.sit_down(entry.seat, entry)
            case "reveal":
                self.seats[entry.seat].share = entry.data["share"]
                if not self.outstanding:
                    self.deal(entry.at)
            case "deal":
                self.deal(entry.at)
            case "rematch":
                self.rematch = entry.data["table"]
            case "room":
                self.room = entry.data["room"]
        self.given_up = self.is_given_up()
        if self.given_up and not was_over:
            self.ending = ENDINGS.get(entry.kind, "resignation")

    def seen_to_choose(self, seat: int, option: int) -> bool:
        """Is a seat asked with everybody's knowledge, or does it make that known by what it chooses? That somebody had
        an answer and kept silent is not for others to know."""
        if self.row.version < AGREED_SINCE:
            return False
        return not self.covert or option != self.layout.passing(View(self.state, seat))

    def is_own(self, entry: Entry) -> bool:
        """Was it done by whoever sits there, and not by a bot or the clock?"""
        if entry.kind == "choice":
            return not self.plays_itself(entry.seat) and "late" not in entry.data
        return entry.kind != "time"

    def deal(self, at: float) -> None:
        """Deal with all that was given; what was seen before was only the server's own deal."""
        given = {number: seat.share for number, seat in enumerate(self.seats) if seat.share}
        self.journal = Journal(self.game, deal_seed(self.row.seed, given))
        self.dealt = True
        self.stages = []
        self.generation += 1
        self.clock.ask(at)

    def sit_down(self, seat: int, entry: Entry) -> None:
        """Somebody took this seat: whoever played for nobody stops."""
        sitting = self.seats[seat]
        sitting.invited = sitting.stand_in = sitting.relieved = False
        sitting.promise = entry.data.get("promise", "")
        self.clock.ask(entry.at)

    def answer_request(self, seat: int, agree: bool, at: float) -> None:
        if self.request is None:
            return
        if not agree:
            self.request = None
            return
        self.request.agreed.add(seat)
        self.settle_request(at)

    def settle_request(self, at: float) -> None:
        """What all people at the table agreed to happens."""
        request = self.request
        if request is not None and not self.unasked(request):
            self.go_back(request.to, at)

    def unasked(self, request: Request) -> list[int]:
        """The seats whose agreement is still needed: a bot that stands in for somebody agrees to nothing for them."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if number != request.seat
            and number not in request.agreed
            and (seat.taken if self.row.version >= CONSENT_SINCE else not self.plays_itself(number))
        ]

    def go_back(self, to: int, at: float, used: float | None = None) -> None:
        journal = self.journal
        journal.state = journal.at(to)
        del journal.choices[to:]
        del self.last_by[to:]
        self.silent_since = min(self.silent_since, to)
        self.clock.go_back(to, at, used)
        self.request = None
        self.asked_back = Counter({asked: times for asked, times in self.asked_back.items() if asked[1] < to})
        self.generation += 1
        self.went_back += 1

    def rename(self, seat: int, name: str) -> None:
        """Names are part of the set-up that words are made from; the position does not depend on them."""
        self.seats[seat].name = name
        self.seats[seat].names += 1
        names = [other.name for other in self.seats]
        self.game = box(self.row.game).make(**{**self.row.setup, "names": names})
        self.generation += 1

    def is_named(self, name: str, beside: int) -> bool:
        """Does another seat have this name, or one that is read as the same?"""
        others = (other.name for number, other in enumerate(self.seats) if number != beside)
        return wire.folded(name) in map(wire.folded, others)

    def name_of(self, seat: int) -> str:
        return self.seats[seat].name if seat != WATCHER else ""
