"""What is going on at the table: cards and abilities being played and what answers them, costs, triggers, a battle."""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.spoils import words
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.characteristics import LASTING_RECORD
from mulligan.games.spoils.effects.lasting import DURATION_SIZE, FOR_GOOD, THIS_TURN
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.procedures import (
    ABILITY,
    BATTLE,
    BINDING_SIZE,
    BINDINGS,
    DID,
    EFFECT,
    LEFT,
    LEVEL,
    MODE,
    NORMAL,
    PAID,
    PAYMENT,
    PLAY_TAIL,
    PLAYING,
    PRINTED,
    SOURCE,
    STOPPED,
    TEXT_OF,
    TRIGGER_LIST,
    TRIGGER_SIZE,
    TRIGGERS,
    YOU,
)
from mulligan.games.spoils.procedures import CARD as PLAYED_CARD
from mulligan.games.spoils.procedures import SEAT as ACTING_SEAT
from mulligan.games.spoils.rules.triggers import T_PRINTED, T_SOURCE, T_YOU
from mulligan.games.spoils.table import (
    ATTACKER,
    BATTLE_TARGET,
    BLOCKS_MADE,
    DEFENDER,
    HAS_ASSIGNED,
    IN_ATTACK,
    IN_BLOCK,
    JOINS_BLOCK,
    NO_CARD,
    Table,
)
from mulligan.kernel.state import HIDDEN, PROCEDURE, STEP


@dataclass(slots=True)
class Play:
    """A card or ability being played, or a trigger that happens. Each one on the list answers the one before it."""

    sort: Literal["card", "ability", "trigger"]
    face: int | None
    card: int
    by: int
    ability: str
    picked: list[int]
    picked_names: list[str]
    paid: int
    resolving: bool
    stopped: bool


@dataclass(slots=True)
class Payment:
    """309.1: what one player still has to pay."""

    seat: int
    left: int
    card: str


@dataclass(slots=True)
class Waiting:
    """A trigger that waits for its turn (503.4)."""

    face: int | None
    card: int
    seat: int


@dataclass(slots=True)
class Lasting:
    """An effect that goes on: whose text it is, and for how long."""

    face: int
    seat: int
    until: Literal["turn", "later", "good"]


@dataclass(slots=True)
class Blow:
    """Damage that is assigned and not inflicted yet (609.1c)."""

    source: int
    target: int
    amount: int


@dataclass(slots=True)
class Level:
    """609.1b: the characters of one speed, and whether they have assigned their damage."""

    speed: int
    cards: list[int]
    state: Literal["done", "now", "later"]


@dataclass(slots=True)
class Battle:
    """A battle: the parties, what is attacked, and damage by speed level."""

    attacker: int
    defender: int
    target: int | None
    target_name: str
    attackers: list[int]
    blockers: list[int]
    blocked: bool
    step: str
    levels: list[Level]
    blows: list[Blow]


# ---- plays ----------------------------------------------------------------------------------------------------------


def plays(table: Table) -> list[Play]:
    """What is being played, the first first; what comes later answers it or happens because of it."""
    found: list[Play] = []
    for i, frame in enumerate(table.frames):
        if frame[PROCEDURE] == PLAYING:
            found.append(play(table, frame))
        elif frame[PROCEDURE] == EFFECT and frame[MODE] == NORMAL:
            below = table.frames[i - 1]
            if below[PROCEDURE] == PLAYING:
                found[-1].resolving = True
            else:
                found.append(trigger(table, frame))
    return found


def play(table: Table, frame: list[int]) -> Play:
    card = frame[PLAYED_CARD]
    ability = frame[ABILITY]
    text_of = table.library.cards[frame[TEXT_OF]]
    picked = picks(table, frame, PLAY_TAIL + BINDINGS - DID)
    return Play(
        sort="card" if ability < 0 else "ability",
        face=known(table, card),
        card=card,
        by=frame[ACTING_SEAT],
        ability=text_of.paragraphs[ability].name.capitalize() if ability >= 0 else "",
        picked=picked,
        picked_names=[words.told_apart(table, other) for other in picked],
        paid=frame[PAID],
        resolving=False,
        stopped=frame[STOPPED] == 1,
    )


def trigger(table: Table, frame: list[int]) -> Play:
    picked = picks(table, frame, BINDINGS)
    return Play(
        sort="trigger",
        face=text_of(table, frame[SOURCE], frame[PRINTED]),
        card=frame[SOURCE],
        by=frame[YOU],
        ability="",
        picked=picked,
        picked_names=[words.told_apart(table, other) for other in picked],
        paid=0,
        resolving=True,
        stopped=False,
    )


def picks(table: Table, frame: list[int], start: int) -> list[int]:
    """The cards in play that a text has picked so far."""
    found: list[int] = []
    for i in range(start, len(frame) - BINDING_SIZE + 1, BINDING_SIZE):
        card = frame[i + 1]
        if 0 <= card < len(table.area) and table.area[card] == PLAY and frame[i + 2] == table.age[card]:
            if card not in found:
                found.append(card)
    return found


def known(table: Table, card: int) -> int | None:
    return None if table.printed[card] == HIDDEN else table.printed[card]


def text_of(table: Table, source: int, printed: int) -> int | None:
    """The card that a text stands on, if the viewer may know its source."""
    return None if source >= 0 and table.printed[source] == HIDDEN else printed


def payment(table: Table) -> Payment | None:
    frame = table.frames[-1] if table.frames else []
    if not frame or frame[PROCEDURE] != PAYMENT:
        return None
    return Payment(frame[ACTING_SEAT], frame[LEFT], words.card_name(table, words.played_below(table)))


def waiting(table: Table) -> list[Waiting]:
    """503.3, 503.4: triggers that have not happened yet."""
    entries: list[list[int]] = []
    for frame in table.frames:
        if frame[PROCEDURE] == TRIGGERS:
            entries += [frame[i : i + TRIGGER_SIZE] for i in range(TRIGGER_LIST, len(frame), TRIGGER_SIZE)]
    entries += [table.pending[i : i + TRIGGER_SIZE] for i in range(0, len(table.pending), TRIGGER_SIZE)]
    return [
        Waiting(text_of(table, entry[T_SOURCE], entry[T_PRINTED]), entry[T_SOURCE], entry[T_YOU]) for entry in entries
    ]


def lasting(table: Table) -> list[Lasting]:
    found: list[Lasting] = []
    for record in table.records:
        if record[PROCEDURE] == LASTING_RECORD:
            duration = record[STEP] % DURATION_SIZE
            until: Literal["turn", "later", "good"] = (
                "turn" if duration == THIS_TURN else "good" if duration == FOR_GOOD else "later"
            )
            found.append(Lasting(record[PRINTED], record[YOU], until))
    return found


# ---- a battle -------------------------------------------------------------------------------------------------------

# What each of a battle's steps is for those who look on (the places of `Battle` in rules/battle.py).
STEPS = [
    *["attackers"] * 5, "tactics", *["blockers"] * 3, "before-damage", *["assigning"] * 3, *["after-assigning"] * 3,
    "end",
]  # fmt: skip


def battle(table: Table) -> Battle | None:
    clock = table.clock
    frame = next((frame for frame in reversed(table.frames) if frame[PROCEDURE] == BATTLE), None)
    if frame is None or clock[ATTACKER] == NO_CARD:
        return None
    target = clock[BATTLE_TARGET]
    return Battle(
        attacker=clock[ATTACKER],
        defender=clock[DEFENDER],
        target=None if target == NO_CARD else target,
        target_name="" if target == NO_CARD else words.card_name(table, target),
        attackers=[card for card in table.in_play if table.party[card] & IN_ATTACK],
        blockers=[card for card in table.in_play if table.party[card] & (IN_BLOCK | JOINS_BLOCK)],
        blocked=clock[BLOCKS_MADE] == 1,
        step=STEPS[min(frame[STEP], len(STEPS)) - 1],
        levels=levels(table, frame[LEVEL]),
        blows=[Blow(table.assigned[i + 1], table.assigned[i], table.assigned[i + 2])
               for i in range(0, len(table.assigned), 3)],
    )  # fmt: skip


def levels(table: Table, now: int) -> list[Level]:
    """Everybody in the battle by speed, the fastest first."""
    by_speed: dict[int, list[int]] = {}
    for card in table.in_play:
        if table.party[card] & (IN_ATTACK | IN_BLOCK):
            by_speed.setdefault(characteristics.stat(table, card, ops.SPEED), []).append(card)
    found: list[Level] = []
    for speed in sorted(by_speed, reverse=True):
        assigned = all(table.party[card] & HAS_ASSIGNED for card in by_speed[speed])
        is_now = speed == now and (not assigned or bool(table.assigned))
        found.append(Level(speed, by_speed[speed], "now" if is_now else "done" if assigned else "later"))
    return found
