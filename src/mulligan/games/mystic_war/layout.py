"""Mystic War as a seat sees it on a table: realms, hand, the pile in the open window, and what would come of it.

Everything here is made from a `View`, so nothing can say more than the seat may know. The browser draws it and knows
no rules. `stages` alone looks at whole states: it says which positions are worth a look between two decisions.
"""

from dataclasses import dataclass
from typing import Any, Literal

from mulligan.games.form import Field
from mulligan.games.mystic_war import words
from mulligan.games.mystic_war.cards import (
    AMOUNT,
    ANY_TIME,
    DRAGON,
    EFFECT,
    EFFECTS,
    EVENT,
    KINDS,
    NAME,
    NEEDS,
    NEGATION,
    STAYS,
    TEXT,
    TYPE,
    TYPES,
    VICTORY,
    WHITE_JUDGMENT,
)
from mulligan.games.mystic_war.game import FEWEST_SEATS, MOST_SEATS
from mulligan.games.mystic_war.mat import (
    CARDS_DRAWN,
    FOLLOWERS,
    HAND_LIMIT,
    MYSTIC_POWER,
    POWER_BOX,
    POWER_GAINS,
    POWER_OF,
    POWERS,
    RESOURCES,
)
from mulligan.games.mystic_war.options import (
    ABOUT_BOON_RESOURCE,
    ABOUT_CHAOS_WINDOW,
    ABOUT_POWER,
    ABOUT_POWER_RESOURCE,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_TURN,
    ABOUT_WINDOW,
    ACCEPT,
    AFFECT,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    ON,
    PASS,
    PLAY,
    POWER,
    TAKE,
)
from mulligan.games.mystic_war.options import AMOUNT as AMOUNT_OPTION
from mulligan.games.mystic_war.procedures import (
    BOON_TARGET,
    CARD_ON,
    DECLINES,
    NO_CHAOS,
    PLAY_CARD,
    POWER_TARGET,
    WINDOW,
    WINDOW_CHAOS_ON,
)
from mulligan.games.mystic_war.table import (
    ACCEPTS,
    EVENTS,
    FIRST,
    FORFEITS,
    GAINS,
    LOSES,
    NUMBER,
    TURN,
    Table,
)
from mulligan.games.staging import Stage, answered, moving, step_once, worth_showing
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.state import HIDDEN, PROCEDURE, State
from mulligan.kernel.view import WATCHER, View
from mulligan.messages import text, translated


@dataclass(slots=True)
class CardFace:
    """A printed card, once for all tables."""

    id: int
    name: str
    kind: str
    text: str
    amount: int
    any_time: bool
    stays: bool
    needs: list[int]
    effect: str


@dataclass(slots=True)
class Deity:
    """A card face up before a realm. `leaving` while Vacation of the Gods is about to take it."""

    card: int
    leaving: bool


@dataclass(slots=True)
class Realm:
    """One seat's mat and what lies before it."""

    seat: int
    name: str
    amounts: list[int]
    wealth: Literal["poor", "content", "rich"]
    draws: int
    keeps: int
    hand: int
    deities: list[Deity]
    goal: int | None
    first: bool
    turn: bool


@dataclass(slots=True)
class Played:
    """A card of the pile: the card just played, or one added to it."""

    card: int
    by: int
    on: int | None
    note: str
    counts: bool


@dataclass(slots=True)
class Change:
    """What a realm would gain or lose if nothing more were added."""

    seat: int
    resource: int
    by: int


@dataclass(slots=True)
class Power:
    """A Special Power of the mat, while the viewer chooses one."""

    id: int
    name: str
    resource: int
    box: int
    gains: str


@dataclass(slots=True)
class MysticWarTable:
    """The whole table for one viewer."""

    layout: Literal["mystic-war"]
    round: int
    deck: int
    judgment_under: bool
    discards: list[int]
    hand: list[int]
    drawn: list[int]
    realms: list[Realm]
    pile: list[Played]
    forecast: list[str]
    changes: list[Change]
    powers: list[Power]


def seats() -> tuple[int, int, int]:
    """Fewest, most, and how many by default."""
    return FEWEST_SEATS, MOST_SEATS, 4


def setup_fields() -> list[Field]:
    """What can be set up beside the seats: nothing."""
    return []


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that `mulligan.games.game` takes."""
    return {"seats": len(names), "names": names}


def cards(game: Game) -> list[CardFace]:
    """Every printed card, in the language of the moment."""
    return [face(kind) for kind in range(KINDS)]


def face(kind: int) -> CardFace:
    effect = effect_id(kind)
    printed = translated(f"mystic-war-card-{effect}", TEXT[kind], amount=AMOUNT[kind])
    if TYPE[kind] == VICTORY:
        followers, power, gold = NEEDS[kind]
        printed = text("mystic-war-goal", followers=followers, power=power, gold=gold)
    return CardFace(
        kind, NAME[kind], TYPES[TYPE[kind]], printed, AMOUNT[kind], ANY_TIME[kind], STAYS[kind], NEEDS[kind],
        effect,
    )  # fmt: skip


def effect_id(kind: int) -> str:
    """What a card does, in one word that pictures go by."""
    return EFFECTS[EFFECT[kind]].replace(" ", "-")


# ---- the table ----------------------------------------------------------------------------------------------------


def table(view: View, game: Game) -> MysticWarTable:
    """The table as this viewer may see it."""
    position = view.position
    assert isinstance(position, Table)
    seat = view.seat
    forecast, changes = outcome(position, game, seat)
    return MysticWarTable(
        layout="mystic-war",
        round=position.round[NUMBER],
        deck=len(position.deck),
        judgment_under=bool(position.deck) and position.printed[position.deck[0]] == WHITE_JUDGMENT,
        discards=[position.printed[card] for card in position.discards],
        hand=[position.printed[card] for card in position.hands[seat]] if seat >= 0 else [],
        drawn=[position.printed[card] for card in position.drawn],
        realms=[realm(position, other, game.seat_names[other]) for other in range(position.seats)],
        pile=[played(position, i) for i in range(len(position.plays_card))],
        forecast=forecast,
        changes=changes,
        powers=powers() if prompt_kind(view) == "power" else [],
    )


def realm(position: Table, seat: int, name: str) -> Realm:
    goal = position.printed[position.goals[seat]]
    return Realm(
        seat=seat,
        name=name,
        amounts=[position.amount_of(seat, resource) for resource in range(RESOURCES)],
        wealth=wealth(position, seat),
        draws=CARDS_DRAWN[position.box(seat, FOLLOWERS)],
        keeps=HAND_LIMIT[position.box(seat, MYSTIC_POWER)],
        hand=len(position.hands[seat]),
        deities=[Deity(position.printed[card], card in position.given_up) for card in position.face_up[seat]],
        goal=None if goal == HIDDEN else goal,
        first=position.round[FIRST] == seat,
        turn=position.round[TURN] == seat,
    )


def wealth(position: Table, seat: int) -> Literal["poor", "content", "rich"]:
    worth = position.wealth(seat)
    return "poor" if worth < 0 else "rich" if worth > 0 else "content"


def powers() -> list[Power]:
    return [
        Power(
            power, words.power_name(power), POWER_OF[power], POWER_BOX[power], words.resource_name(POWER_GAINS[power])
        )
        for power in range(POWERS)
    ]


def played(position: Table, i: int) -> Played:
    kind = position.printed[position.plays_card[i]]
    effect = position.plays_effect[i]
    notes: list[str] = []
    if EFFECT[kind] != effect:
        notes.append(text("mystic-war-option-as", card=words.TYPE_NAMES[effect]))
    detail = position.plays_detail[i]
    if effect <= DRAGON and 0 <= detail < RESOURCES:
        notes.append(words.resource_name(detail))
    after = i + 1
    negated = (
        after < len(position.plays_card)
        and position.plays_effect[after] == NEGATION
        and not position.plays_refused[after]
    )
    on = position.plays_on[i]
    counts = not negated and not position.plays_refused[i]
    return Played(kind, position.plays_by[i], on if on >= 0 else None, ", ".join(notes), counts)


# ---- what would come of it ----------------------------------------------------------------------------------------


def outcome(position: Table, game: Game, reader: int) -> tuple[list[str], list[Change]]:
    """What the card just played would do if nobody added anything more, in sentences and in numbers."""
    if position.over or not position.plays_card:
        return [], []
    trial = position.recorded()
    assert isinstance(trial, Table)
    trial.decision = None
    while trial.frames and trial.frames[-1][PROCEDURE] != WINDOW:
        if trial.frames[-1][PROCEDURE] == PLAY_CARD:
            break
        trial.pop()
    if not trial.frames:
        return [], []
    if trial.frames[-1][PROCEDURE] == WINDOW:
        trial.pop()
    elif TYPE[trial.printed[trial.plays_card[0]]] == EVENT:
        return [], []  # 7.2: an EVENT card is not weighed, it happens
    depth = len(trial.frames)
    while len(trial.frames) >= depth and not trial.over:
        step_once(trial)
        if trial.decision is not None:
            if ACCEPT not in trial.decision.options:
                break
            trial.decision = None
            trial.answer = ACCEPT
    told = [event for event in trial.events(EVERYONE_AT_THE_TABLE) if event.kind != ACCEPTS]
    return game.tell(told, reader), [change(event) for event in told if event.kind in MOVES]


EVERYONE_AT_THE_TABLE = WATCHER  # what is weighed lies open to all
MOVES = frozenset([GAINS, LOSES, FORFEITS])


def change(event: Event) -> Change:
    return Change(event.seat, event.detail, event.amount if event.kind == GAINS else -event.amount)


# ---- choosing -----------------------------------------------------------------------------------------------------


def asked(view: View) -> int | None:
    """Whom everybody sees to be choosing. In a window that is nobody in particular: who is asked would tell who could
    add a card."""
    position = view.position
    decision = position.decision
    if decision is None:
        return None
    if decision.seat == view.seat:
        return decision.seat
    if any(frame[PROCEDURE] == WINDOW and frame[WINDOW_CHAOS_ON] == NO_CHAOS for frame in position.frames[-1:]):
        return None
    return decision.seat


def prompt_kind(view: View) -> str:
    """What sort of decision the viewer has, for stops and keys."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return ""
    if decision.subject == ABOUT_WINDOW or decision.subject == ABOUT_CHAOS_WINDOW:
        return "window"
    if decision.subject == ABOUT_TURN:
        return "turn"
    return "power" if decision.subject == ABOUT_POWER else "detail"


def passing(view: View) -> int | None:
    """The option that means "no, thank you"."""
    decision = view.decision
    if decision is None:
        return None
    return next((option for option in (PASS, DECLINE) if option in decision.options), None)


def place(view: View, option: int) -> str:
    """Where on the table an option is to be found: a card, a seat, a resource, a power; "" for a plain button."""
    sort, number = option - option % CHOICE_SIZE, option % CHOICE_SIZE
    if sort == PLAY or sort == DISCARD:
        return f"card:{number}"
    if sort == TAKE:
        return f"take:{number}"
    if sort == ON:
        return f"seat:{number}"
    if sort == POWER:
        return f"power:{number}"
    if sort == AFFECT:
        return f"resource:{target(view)}:{number}"
    return ""


def target(view: View) -> int:
    """The seat whose resource is being chosen."""
    position = view.position
    decision = position.decision
    subject = decision.subject if decision is not None else -1
    where = {ABOUT_POWER_RESOURCE: POWER_TARGET, ABOUT_BOON_RESOURCE: BOON_TARGET, ABOUT_RESOURCE: CARD_ON}
    return position.frames[-1][where[subject]] if subject in where else -1


def verb(option: int) -> str:
    """How an option reads on a button of its own: "Play Dragon 10"."""
    sort, number = option - option % CHOICE_SIZE, option % CHOICE_SIZE
    if sort == PLAY:
        return text("mystic-war-button-play", card=NAME[number])
    if sort == TAKE:
        return text("mystic-war-button-take", card=NAME[number])
    return ""


def number_of(option: int) -> int | None:
    """The number that an option stands for where a decision is about how much."""
    return option - AMOUNT_OPTION if AMOUNT_OPTION <= option < AMOUNT_OPTION + CHOICE_SIZE else None


def imaginable(view: View) -> list[int]:
    """The actions that somebody at this table might try now: those that why-not is answered for."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        return []
    return [action for action in view.position.imaginable(view.seat) if concerns(decision.subject, action)]


def concerns(subject: int, action: int) -> bool:
    """Cards may be tried at any time; seats, resources and powers where one is being chosen."""
    sort = action - action % CHOICE_SIZE
    if sort == ON:
        return subject == ABOUT_RECIPIENT
    if sort == AFFECT:
        return subject == ABOUT_RESOURCE
    if sort == POWER:
        return subject == ABOUT_POWER
    return True


# ---- motion and silence -------------------------------------------------------------------------------------------


def stages(before: State, option: int) -> list[Stage]:
    """The positions between this choice and the next decision in which a card lies on the table for all to see."""
    state = answered(before, option)
    record = state.record
    assert isinstance(state, Table)
    assert record is not None
    found = [Stage(None, 0, 0)]
    shown = len(state.plays_card)
    while moving(state):
        top = state.frames[-1]
        in_window = top[PROCEDURE] == WINDOW and top[WINDOW_CHAOS_ON] == NO_CHAOS
        if len(state.plays_card) < shown:
            shown = len(state.plays_card)
        elif len(state.plays_card) > shown and worth_a_look(state, top):
            found.append(Stage(state.clone(), len(record.events), 0))
            shown = len(state.plays_card)
        depth, declined = len(state.frames), top[DECLINES] if in_window else 0
        step_once(state)
        if not in_window:
            continue
        if len(state.frames) < depth:
            found[-1].silences += state.seats - declined
        elif len(state.frames) == depth:
            found[-1].silences += top[DECLINES] - declined
    return worth_showing(found)


def worth_a_look(state: Table, top: list[int]) -> bool:
    """A card was just put on the table: its window opens, or, for an EVENT card, its effect comes next."""
    if top[PROCEDURE] == WINDOW:
        return True
    return top[PROCEDURE] == PLAY_CARD and TYPE[state.printed[state.plays_card[-1]]] == EVENT


def event_name(kind: int) -> str:
    """What sort of event this is."""
    return EVENTS[kind]
