"""What is going on at the table: cards and abilities being played and what answers them, costs, triggers, a battle."""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.spoils import parts, words
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_TURN
from mulligan.games.spoils.events import HAS_ASSIGNED, IN_ATTACK, IN_BLOCK, JOINS_BLOCK
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.rules.battle import Battle as BattleInProgress
from mulligan.games.spoils.rules.payment import Payment as PaymentInProgress
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import HIDDEN


@dataclass(slots=True)
class Play:
    """A card or ability being played, or a trigger that happens. Each one on the list answers the one before it."""

    sort: Literal["card", "ability", "trigger"]
    face: int | None
    card: int
    by: Seat
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
    target: Card
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

    attacker: Seat
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
    for i, frame in enumerate(table.stack):
        if isinstance(frame, parts.Play):
            found.append(play(table, frame))
        elif isinstance(frame, parts.Context) and frame.mode == parts.NORMAL:
            if isinstance(table.stack[i - 1], parts.Play):
                found[-1].resolving = True
            else:
                found.append(trigger(table, frame))
    return found


def play(table: Table, frame: parts.Play) -> Play:
    card = frame.card
    ability = frame.ability
    text_of = table.library.cards[frame.text_of]
    picked = picks(table, frame.settled)
    return Play(
        sort="card" if ability < 0 else "ability",
        face=known(table, card),
        card=card,
        by=frame.seat,
        ability=text_of.paragraphs[ability].name.capitalize() if ability >= 0 else "",
        picked=picked,
        picked_names=[words.told_apart(table, Card(other)) for other in picked],
        paid=frame.paid,
        resolving=False,
        stopped=frame.stopped,
    )


def trigger(table: Table, at: parts.Context) -> Play:
    picked = picks(table, at)
    return Play(
        sort="trigger",
        face=text_of(table, at.source, at.printed),
        card=at.source,
        by=at.you,
        ability="",
        picked=picked,
        picked_names=[words.told_apart(table, Card(other)) for other in picked],
        paid=0,
        resolving=True,
        stopped=False,
    )


def picks(table: Table, at: parts.Context) -> list[int]:
    """The cards in play that a text has picked so far."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), parts.BINDING_SIZE):
        card: int = entries[i + 1]
        if 0 <= card < len(table.area) and table.area[card] == PLAY and entries[i + 2] == table.age[card]:
            if card not in found:
                found.append(card)
    return found


def known(table: Table, card: Card) -> int | None:
    return None if table.printed[card] == HIDDEN else table.printed[card]


def text_of(table: Table, source: int, printed: int) -> int | None:
    """The card that a text stands on, if the viewer may know its source."""
    return None if source >= 0 and table.printed[source] == HIDDEN else printed


def payment(table: Table) -> Payment | None:
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, PaymentInProgress):
        return None
    return Payment(frame.seat, frame.left, words.card_name(table, words.played_below(table)))


def waiting(table: Table) -> list[Waiting]:
    """503.3, 503.4: triggers that have not happened yet."""
    entries: list[parts.Waiting] = []
    for frame in table.stack:
        if isinstance(frame, Triggers):
            entries += frame.waiting
    entries += table.pending
    return [Waiting(text_of(table, entry.source, entry.printed), entry.source, entry.you) for entry in entries]


def lasting(table: Table) -> list[Lasting]:
    found: list[Lasting] = []
    for one in table.lasting:
        if one.kind == parts.LASTING:
            duration = one.duration
            until: Literal["turn", "later", "good"] = (
                "turn" if duration == THIS_TURN else "good" if duration == FOR_GOOD else "later"
            )
            found.append(Lasting(one.text.printed, one.text.you, until))
    return found


# ---- a battle -------------------------------------------------------------------------------------------------------

# What a battle's steps are for those who look on.
STEPS = {
    "tactics": "tactics", "blockers": "blockers", "blockers_chosen": "blockers", "block": "blockers",
    "tactics_before_damage": "before-damage", "speed_level": "assigning", "assign_attackers": "assigning",
    "assign_blockers": "assigning", "tactics_after_assigning": "after-assigning", "infliction": "after-assigning",
    "repeat": "after-assigning", "end": "end",
}  # fmt: skip


def battle(table: Table) -> Battle | None:
    frame = next((frame for frame in reversed(table.stack) if isinstance(frame, BattleInProgress)), None)
    if frame is None or table.attacker == NOBODY:
        return None
    target = table.battle_target
    return Battle(
        attacker=table.attacker,
        defender=table.defender,
        target=None if target == NO_CARD else target,
        target_name="" if target == NO_CARD else words.card_name(table, target),
        attackers=[card for card in table.in_play if table.party[card] & IN_ATTACK],
        blockers=[card for card in table.in_play if table.party[card] & (IN_BLOCK | JOINS_BLOCK)],
        blocked=table.blocks_made,
        step=STEPS.get(frame.step_name, "attackers"),
        levels=levels(table, frame.level),
        blows=[Blow(table.assigned[i + 1], Card(table.assigned[i]), table.assigned[i + 2])
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
