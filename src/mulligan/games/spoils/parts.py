"""What a position of The Spoils is put together from besides cards: texts at work, what lasts, plays, triggers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

from mulligan.games.spoils.options import WAY, YES
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.parts import Frame, Part
from mulligan.kernel.state import State
from mulligan.language.core.kinds import Players
from mulligan.language.flow import Choice, Effect, Offer, Program

# How a text is being followed.
NORMAL: Final = 0
AS_COST: Final = 1
REPLACING: Final = 2

NOT_SEARCHED: Final = -1  # how many a search moved that did not take place

# How a card was played, a bit each.
BY_FLIP_UP: Final = 1
FROM_HAND: Final = 2
IN_OWN_TURN: Final = 4
WON_FLIP: Final = 8
AS_A_TACTIC: Final = 16  # when only tactics could be

# The text of a card that is being paid for face down: others must not learn it from the play (507.4b).
NOT_SHOWN: Final = 0

# What is different about a play, a bit each.
FOR_FREE: Final = 1
NO_THRESHOLD: Final = 2
NOT_ANSWERED: Final = 4
DUPLICATED: Final = 8
AS_OPPONENT: Final = 16  # 401.2a: as though whoever controls the card used it

# What lasts.
LASTING: Final = -1  # a statement that holds for a time
LATER: Final = -2  # a trigger that waits, once
INSTEAD: Final = -3  # a replacement that waits
SET_OFF: Final = -4  # a trigger that waited and has been set off; its number is that by which it goes among those

BINDING_SIZE: Final = 3  # slot, card (or -1 - seat), incarnation


class Ground(State):
    """A table on which texts are followed."""

    def text_of(self, at: "Context") -> Program:
        """The program that a text at work is."""
        raise NotImplementedError

    def seats_meant(self, at: "Context", who: Players) -> list[Seat]:
        """The players that a phrase of a text means, the active one first where there are several (402.2)."""
        raise NotImplementedError

    def offer(self, at: "Context") -> None:
        """Ask whether to do what follows."""
        raise NotImplementedError

    def choose_way(self, at: "Context", step: Choice, ways: list[int]) -> None:
        """Ask for one of several ways."""
        raise NotImplementedError

    def impossible(self, at: "Context") -> None:
        """402.5: what a text says cannot be done."""
        raise NotImplementedError

    def text_ended(self, at: "Context") -> None:
        """A text is done."""
        raise NotImplementedError


class Procedure(Frame):
    """A procedure of The Spoils, as the others see it."""

    def holds_triggers(self) -> bool:
        """503.3: does what several things undergo at once here come before any trigger?"""
        return False

    def is_instead(self) -> bool:
        """Is it part of what is paid for something that is done instead of something?"""
        return False

    def is_window(self) -> bool:
        """Can players act here in another's turn?"""
        return False

    def lets_respond(self) -> bool:
        """607: do they respond to a card, an ability or the end of a turn?"""
        return False

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self) -> None:
        self.step = 0

    def copy(self) -> "Procedure":
        twin = Procedure()
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return []

    # ---- written by `make parts` -----------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
class Context(Effect):
    """A text at work: whose it is, how it is being followed, what it has bound so far."""

    you: Seat
    actor: Seat
    printed: int  # the printed card that the text stands on
    which: int  # of its programs, paragraphs or statements
    source: Card  # the card whose text it is, or NO_CARD
    source_age: int  # its incarnation
    amount: int = 0  # of the event
    moved: int = 0  # how many tokens or cards the instruction before moved
    mode: int = 0
    total: int = 0  # 406.3: the running total
    named: int = 0
    played: int = 0  # how the card was played, a bit each
    who_knows: int = 0  # while costs are judged: by whose knowledge, plus one
    lasts: bool = False  # is it the text of a statement that holds for a time?
    x: int = 0
    y: int = 0
    z: int = 0
    nameless: int = 0  # a number that has no letter
    bindings: vec[i32] = vec[i32]()  # slot, card (or -1 - seat), incarnation; and so on

    def program(self, table: State) -> Program:
        assert isinstance(table, Ground)
        return table.text_of(self)

    def offer(self, table: State, step: Offer) -> None:
        assert isinstance(table, Ground)
        table.offer(self)

    def agreed(self, table: State) -> bool:
        return table.answer == YES

    def choose_way(self, table: State, step: Choice, ways: list[int]) -> None:
        assert isinstance(table, Ground)
        table.choose_way(self, step, ways)

    def way(self, table: State) -> int:
        return table.answer - WAY

    def players(self, table: State, who: Players) -> list[int]:
        assert isinstance(table, Ground)
        return list(table.seats_meant(self, who))

    def pauses(self) -> bool:
        """The rules see to what came of every instruction."""
        return True

    def ended(self, table: State) -> None:
        assert isinstance(table, Ground)
        table.text_ended(self)

    def begin_again(self) -> None:
        """It is followed from its first step."""
        self.step = 0
        self.place = 0
        self.loops = ()
        self.left = -1

    def number(self, which: int) -> int:
        """410.2: X, Y, Z, or the one that has no letter."""
        if which == 0:
            return self.x
        if which == 1:
            return self.y
        return self.z if which == 2 else self.nameless

    def set_number(self, which: int, value: int) -> None:
        if which == 0:
            self.x = value
        elif which == 1:
            self.y = value
        elif which == 2:
            self.z = value
        else:
            self.nameless = value

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        you: Seat,
        actor: Seat,
        printed: int,
        which: int,
        source: Card,
        source_age: int,
        place: int = 0,
        did: bool = False,
        loops: tuple[tuple[int, ...], ...] = (),
        left: int = -1,
        work: int = 0,
        stage: int = 0,
        amount: int = 0,
        moved: int = 0,
        mode: int = 0,
        total: int = 0,
        named: int = 0,
        played: int = 0,
        who_knows: int = 0,
        lasts: bool = False,
        x: int = 0,
        y: int = 0,
        z: int = 0,
        nameless: int = 0,
        bindings: vec[i32] | None = None,
    ) -> None:
        self.step = 0
        self.you = you
        self.actor = actor
        self.printed = printed
        self.which = which
        self.source = source
        self.source_age = source_age
        self.place = place
        self.did = did
        self.loops = loops
        self.left = left
        self.work = work
        self.stage = stage
        self.amount = amount
        self.moved = moved
        self.mode = mode
        self.total = total
        self.named = named
        self.played = played
        self.who_knows = who_knows
        self.lasts = lasts
        self.x = x
        self.y = y
        self.z = z
        self.nameless = nameless
        self.bindings = bindings if bindings is not None else vec[i32]()

    def copy(self) -> "Context":
        twin = Context(
            self.you,
            self.actor,
            self.printed,
            self.which,
            self.source,
            self.source_age,
            self.place,
            self.did,
            self.loops,
            self.left,
            self.work,
            self.stage,
            self.amount,
            self.moved,
            self.mode,
            self.total,
            self.named,
            self.played,
            self.who_knows,
            self.lasts,
            self.x,
            self.y,
            self.z,
            self.nameless,
            self.bindings[:],
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.you,
            self.actor,
            self.printed,
            self.which,
            self.source,
            self.source_age,
            self.place,
            self.did,
            self.loops,
            self.left,
            self.work,
            self.stage,
            self.amount,
            self.moved,
            self.mode,
            self.total,
            self.named,
            self.played,
            self.who_knows,
            self.lasts,
            self.x,
            self.y,
            self.z,
            self.nameless,
            self.bindings,
        ]

    @staticmethod
    def packed(values: list[Any]) -> list[Any]:
        values[8] = tuple([tuple(one) for one in values[8]])
        values[24] = vec[i32](values[24])
        return values


class Lasting(Part):
    """An effect for a time, or a trigger or replacement that waits: the text that made it, and how long it lasts."""

    kind: int
    duration: int
    number: int  # a seat, a turn or a battle, as the duration wants it
    text: Context

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self, kind: int, duration: int, number: int, text: "Context") -> None:
        self.kind = kind
        self.duration = duration
        self.number = number
        self.text = text

    def copy(self) -> "Lasting":
        return Lasting(self.kind, self.duration, self.number, self.text.copy())

    def values(self) -> list[Any]:
        return [self.kind, self.duration, self.number, self.text]


class Play(Procedure):
    """604, 606: a card that is being played or an ability that is being used, as others see it."""

    seat: Seat
    card: Card
    age: int
    area: int  # where it comes from
    free: int  # what is different about it, a bit each
    ability: int  # the number of its paragraph, -1 for a card
    text_of: int  # the printed card that the paragraph stands on
    settled: Context  # what its costs have settled
    stopped: bool = False  # 314.1
    paid: int = 0
    then: int = 0  # who controls it after all, plus one: what enters play, or an ability's effect
    number: int = -1  # 406.3: its numeric cost in the end, once that is known

    def costs_are_paid(self) -> bool:
        """604.1e: are all costs satisfied, and nothing else done yet?"""
        return False

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        seat: Seat,
        card: Card,
        age: int,
        area: int,
        free: int,
        ability: int,
        text_of: int,
        settled: "Context",
        stopped: bool = False,
        paid: int = 0,
        then: int = 0,
        number: int = -1,
    ) -> None:
        self.step = 0
        self.seat = seat
        self.card = card
        self.age = age
        self.area = area
        self.free = free
        self.ability = ability
        self.text_of = text_of
        self.settled = settled
        self.stopped = stopped
        self.paid = paid
        self.then = then
        self.number = number

    def copy(self) -> "Play":
        twin = Play(
            self.seat,
            self.card,
            self.age,
            self.area,
            self.free,
            self.ability,
            self.text_of,
            self.settled.copy(),
            self.stopped,
            self.paid,
            self.then,
            self.number,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.seat,
            self.card,
            self.age,
            self.area,
            self.free,
            self.ability,
            self.text_of,
            self.settled,
            self.stopped,
            self.paid,
            self.then,
            self.number,
        ]


class Waiting(Part):
    """503: a trigger that was set off: its text, and the event."""

    source: Card
    age: int
    printed: int
    paragraph: int  # or minus the number of what lasted and was set off
    you: Seat
    kind: int
    seat: Seat
    card: Card
    card_age: int
    amount: int
    other: int
    detail: int

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        source: Card,
        age: int,
        printed: int,
        paragraph: int,
        you: Seat,
        kind: int,
        seat: Seat,
        card: Card,
        card_age: int,
        amount: int,
        other: int,
        detail: int,
    ) -> None:
        self.source = source
        self.age = age
        self.printed = printed
        self.paragraph = paragraph
        self.you = you
        self.kind = kind
        self.seat = seat
        self.card = card
        self.card_age = card_age
        self.amount = amount
        self.other = other
        self.detail = detail

    def copy(self) -> "Waiting":
        return Waiting(
            self.source,
            self.age,
            self.printed,
            self.paragraph,
            self.you,
            self.kind,
            self.seat,
            self.card,
            self.card_age,
            self.amount,
            self.other,
            self.detail,
        )

    def values(self) -> list[Any]:
        return [
            self.source,
            self.age,
            self.printed,
            self.paragraph,
            self.you,
            self.kind,
            self.seat,
            self.card,
            self.card_age,
            self.amount,
            self.other,
            self.detail,
        ]
