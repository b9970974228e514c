"""What one viewer is told: made from the viewer's view of the position that is being shown, and from nothing else."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from mulligan.games import box
from mulligan.games.layout import (
    AsksByRules,
    BeginsAtAnswers,
    Gathers,
    GivesNumbers,
    HasDoers,
    Layout,
    NamesDeeds,
    TellsForced,
    WeighsWindows,
)
from mulligan.kernel.events import Event
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from mulligan.messages import speaking
from mulligan.server import wire
from mulligan.server.meeting.matches import standing
from mulligan.server.play.fairness import share_token
from mulligan.server.play.table import Table
from mulligan.server.timing.terms import Clocks

WRITTEN_AS: dict[type[Any], TypeAdapter[Any]] = {}
POSITION = {"position"}


@dataclass
class Shown:
    """The position on show, how many events led to it, and whether the table has come to rest in it."""

    state: State
    events: int
    at_rest: bool


@dataclass(frozen=True)
class Around:
    """The seats whose players look at the table now, and those away for so long that a bot may step in."""

    present: frozenset[int]
    away: frozenset[int]
    long_away: frozenset[int] = frozenset()  # for so long that the others may claim the game
    seen_at: dict[int, float] = field(default_factory=dict)  # when those who are away were last heard of
    gone: frozenset[int] = frozenset()  # whoever is not here after the end, and has not been for a while
    counted_from: float | None = None  # since when the time of whoever is asked runs


@dataclass
class Seen:
    """How far a viewer has seen."""

    generation: int = -1
    log: int = 0
    chat: int = 0


@cache
def gathering(name: str) -> Gathers | None:
    """The layout of a game in which people choose several things together. (To ask a protocol takes long: once.)"""
    layout = box(name).layout()
    return layout if isinstance(layout, Gathers) else None


@cache
def naming_deeds(name: str) -> NamesDeeds | None:
    """The layout of a game with a bar of actions."""
    layout = box(name).layout()
    return layout if isinstance(layout, NamesDeeds) else None


@cache
def beginning_at_answers(name: str) -> BeginsAtAnswers | None:
    """The layout of a game in which an option can be begun at what answers its next question."""
    layout = box(name).layout()
    return layout if isinstance(layout, BeginsAtAnswers) else None


@cache
def asking_by_rules(name: str) -> AsksByRules | None:
    """The layout of a game that knows by which rule somebody is asked."""
    layout = box(name).layout()
    return layout if isinstance(layout, AsksByRules) else None


@cache
def giving_numbers(name: str) -> GivesNumbers | None:
    """The layout of a game that says by how much something falls short."""
    layout = box(name).layout()
    return layout if isinstance(layout, GivesNumbers) else None


@cache
def weighing(name: str) -> WeighsWindows | None:
    """The layout of a game in which windows can be without matter."""
    layout = box(name).layout()
    return layout if isinstance(layout, WeighsWindows) else None


@cache
def telling_forced(name: str) -> TellsForced | None:
    """The layout of a game in which an action that is all one can do is taken unasked."""
    layout = box(name).layout()
    return layout if isinstance(layout, TellsForced) else None


@cache
def having_doers(name: str) -> HasDoers | None:
    """The layout of a game in which somebody on the table does what is chosen."""
    layout = box(name).layout()
    return layout if isinstance(layout, HasDoers) else None


def update(table: Table, shown: Shown, seat: int, around: Around, seen: Seen, language: str) -> wire.Update:
    """Everything that this viewer sees now, with what is new since it last looked."""
    with speaking(language):
        view = View(shown.state, seat)
        same = seen.generation == table.generation
        log_from = min(seen.log, shown.events) if same else 0
        chat_from = min(seen.chat, len(table.chat))
        return wire.Update(
            type="update",
            status=status(table, shown, view, around),
            position=table.layout.table(view, table.game),
            prompt=prompt(table, shown, view),
            generation=table.generation,
            log_from=log_from,
            log=log(table, log_from, shown.events, seat),
            chat_from=chat_from,
            chat=table.chat[chat_from:],
        )


def as_json(news: wire.Update) -> str:
    """What a viewer is told, as it goes over the wire.

    Pydantic writes what may be one of several kinds by way of a dictionary. The position is most of an update: by
    itself, as the one kind that it is, it is written in a third of the time.
    """
    position = news.position
    rest = news.model_dump_json(exclude=POSITION)
    return f'{rest[:-1]},"position":{written_as(type(position)).dump_json(position).decode()}}}'


def written_as(kind: type[Any]) -> TypeAdapter[Any]:
    if kind not in WRITTEN_AS:
        WRITTEN_AS[kind] = TypeAdapter(kind)
    return WRITTEN_AS[kind]


def status(table: Table, shown: Shown, view: View, around: Around) -> wire.Status:
    over = table.over and shown.at_rest
    request = table.request
    return wire.Status(
        table=table.row.id,
        game=table.row.game,
        you=view.seat,
        seats=[
            wire.SeatStatus(
                seat=number,
                name=seat.name,
                kind="bot" if seat.bot else "person",
                level=seat.level,
                present=seat.bot or number in around.present,
                away=number in around.away,
                away_since=around.seen_at.get(number) if seat.taken else None,
                stand_in=seat.stand_in,
                resigned=seat.resigned,
                late=seat.late,
                free=seat.free,
                share="revealed" if seat.share else "promised" if seat.promise else "",
            )
            for number, seat in enumerate(table.seats)
        ],
        asked=None if over else table.layout.asked(view) if table.awaited is None else table.awaited,
        over=over,
        winners=table.winners if over else [],
        ended_by=ended_by(table) if over else "",
        can_take_back=shown.at_rest and table.can_take_back(view.seat),
        can_ask_take_back=not over and table.can_ask_take_back(view.seat),
        request=None if request is None else wire.TakeBackRequest(seat=request.seat, waiting=table.unasked(request)),
        commitment=table.commitment,
        seed=table.row.seed if over else None,
        salt=table.row.salt if over else None,
        chosen_seed=table.row.chosen_seed,
        dealing=table.dealing,
        share=share_token(table.row.salt) if over else None,
        rematch=table.rematch,
        room=table.room if view.seat != WATCHER else None,
        clocks=clocks(table, view, around) if table.terms.timed else None,
        can_claim=not over and can_claim(table, view.seat, around),
        match=standing(table, over, around.gone),
        choices=len(table.journal.choices) if over else None,
    )


def clocks(table: Table, view: View, around: Around) -> Clocks:
    """The clocks as one viewer may see them: whose runs is not told where others must not know who is asked."""
    seat, since = table.timed, around.counted_from
    covert = table.covert
    seen = seat is not None and since is not None and (not covert or seat == view.seat)
    return Clocks(
        move=table.terms.move,
        game=table.terms.game,
        out=table.terms.out,
        left=table.clock.left,
        running=seat if seen else None,
        since=since if seen and since is not None else 0.0,
        within=table.clock.within(seat, covert) if seen and seat is not None else 0.0,
        passes=seen and covert,
    )


def can_claim(table: Table, seat: int, around: Around) -> bool:
    against = table.claimable(seat) if seat >= 0 else []
    return bool(against) and around.long_away.issuperset(against)


def ended_by(table: Table) -> "wire.Ending":
    return "game" if table.state.over else table.ending


def prompt(table: Table, shown: Shown, view: View) -> wire.Prompt | None:
    """The viewer's own decision, once the table has come to rest at it."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not shown.at_rest or table.over:
        return None
    if table.plays_itself(view.seat) or table.dealing or table.awaited is not None:
        return None
    layout, game = table.layout, table.game
    doers, deeds = having_doers(table.row.game), naming_deeds(table.row.game)
    begins = beginning_at_answers(table.row.game)
    options = [
        wire.Option(
            id=option,
            label=layout.verb(option) or capital(game.label(view.position, option)),
            place=layout.place(view, option),
            by=doers.by(view, option) if doers is not None else "",
            does=deeds.does(view, option) if deeds is not None else "",
            begun_by=begins.begun_by(view, option) if begins is not None else [],
            number=layout.number_of(option),
            note=game.forecast(view, option),
        )
        for option in decision.options
    ]
    return wire.Prompt(
        ticket=table.ticket(),
        kind=layout.prompt_kind(view),
        question=game.question(view.position),
        rule="" if (asks := asking_by_rules(table.row.game)) is None else asks.rule_of(view),
        options=options,
        passing=layout.passing(view),
        matters=matters(table, view),
        unasked=unasked(table, view.seat),
        together=None if (gathers := gathering(table.row.game)) is None else gathers.together(view),
        refusals=refusals(
            table, layout, view, {place for option in options for place in (option.place, *option.begun_by)}
        ),
    )


def matters(table: Table, view: View) -> bool:
    """Could an answer matter to the seat? Looked into once a decision."""
    weighs = weighing(table.row.game)
    if weighs is None or table.layout.prompt_kind(view) != "window":
        return True
    ticket = table.ticket()
    if table.weighed[0] != ticket:
        table.weighed = (ticket, weighs.matters(view))
    return table.weighed[1]


def unasked(table: Table, seat: int) -> bool:
    """Was something done for the seat since the last choice, because nothing else could be?"""
    tells, state = telling_forced(table.row.game), table.state
    if tells is None:
        return False
    return tells.unasked([one for one in state.forced_choices(seat) if one.after == state.choices_made])


def refusals(table: Table, layout: Layout, view: View, lit: set[str]) -> list[wire.Refusal]:
    """Why what is not lit is not lit."""
    told: dict[str, wire.Refusal] = {}
    numbers = giving_numbers(table.row.game)
    for action in layout.imaginable(view):
        place = layout.place(view, action) or "pass"
        if place in lit or place in told:
            continue
        refusal = view.position.why_not(view.seat, action)
        if refusal is not None:
            short = numbers.falls_short(view, action, refusal.rule) if numbers is not None else ""
            told[place] = wire.Refusal(place=place, rule=refusal.rule, text=short or table.game.reason(refusal))
    return list(told.values())


def log(table: Table, start: int, stop: int, seat: int) -> list[wire.LogEntry]:
    record = table.state.record
    assert record is not None
    return [entry(table, event.for_seat(seat), seat) for event in record.events[start:stop]]


def entry(table: Table, event: Event, reader: int) -> wire.LogEntry:
    kind = table.layout.event_name(event.kind)
    return wire.LogEntry(
        text=capital(table.game.sentence(event, reader)) if kind else "",
        rule=event.rule,
        cause=event.cause,
        card=event.card,
        kind=kind,
    )


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
