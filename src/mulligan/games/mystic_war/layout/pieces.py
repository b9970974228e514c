"""What lies on the table: realms and the deities before them, the pile in the open window, Special Powers."""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.mystic_war import words
from mulligan.games.mystic_war.cards import ABILITY, EFFECT, RESOURCE
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
from mulligan.games.mystic_war.rules.rounds import Round
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import Table
from mulligan.kernel.numbers import NOBODY, Seat
from mulligan.kernel.state import HIDDEN
from mulligan.messages import text


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
    next_first: bool
    turn: bool


@dataclass(slots=True)
class Played:
    """A card of the pile: the card just played, or one added to it."""

    card: int
    by: int
    on: int | None
    guise: str  # the card that it counts as, in words; "" for itself
    note: str  # the resource that it is about
    counts: bool


@dataclass(slots=True)
class Power:
    """A Special Power of the mat, while the viewer chooses one."""

    id: int
    name: str
    resource: int
    box: int
    gains: str


def realm(position: Table, seat: Seat, name: str) -> Realm:
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
        first=position.first == seat,
        next_first=position.next_first == seat,
        turn=whose_turn(position) == seat,
    )


def whose_turn(position: Table) -> Seat:
    """7.3: nobody's while Special Powers are exercised, resources received and cards drawn."""
    going_on = next((frame for frame in position.stack if isinstance(frame, Round)), None)
    return NOBODY if going_on is not None and going_on.step < Round.TURNS else position.turn


def wealth(position: Table, seat: Seat) -> Literal["poor", "content", "rich"]:
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
    play = position.plays[i]
    kind = position.printed[play.card]
    effect = play.effect
    guise = text("mystic-war-option-as", card=ABILITY[effect].name) if EFFECT[kind] != effect else ""
    chosen = ABILITY[effect].sort == RESOURCE and 0 <= play.detail < RESOURCES
    note = words.resource_name(play.detail) if chosen else ""
    counts = Standing(position, 0, False).counts(i)
    return Played(kind, play.by, play.on if play.on >= 0 else None, guise, note, counts)
