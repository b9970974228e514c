"""What can be wrong with a position of The Spoils: for tests, and for files from outside."""

from typing import Final

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.characteristics import LASTING_RECORD, SET_OFF_RECORD
from mulligan.games.spoils.effects.code import ABILITY as ABILITY_TEXT
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.effects.context import DIVIDED
from mulligan.games.spoils.forms import MOST, NONE, takes_an_answer
from mulligan.games.spoils.legality import cannot_lose
from mulligan.games.spoils.printed import DECK, NOWHERE, OUT_OF_GAME, PLAY, RESOURCE
from mulligan.games.spoils.procedures import (
    ABILITY,
    ACTOR,
    AS_COST,
    ASSIGNER,
    ASSIGNING,
    BATTLE,
    BID_MOST,
    BIDDING,
    BINDING_SIZE,
    BINDINGS,
    CARD,
    DAMAGE,
    DAMAGE_LIST,
    DAMAGE_SIZE,
    DEFENDER,
    DID,
    DISCARD_BY,
    DISCARD_LIST,
    DISCARD_SIZE,
    DISCARDING,
    DRAWING,
    EFFECT,
    ENTERING,
    ENTERING_AT,
    ENTERING_LIST,
    LEAVING,
    LEAVING_LIST,
    LEAVING_SIZE,
    MODE,
    PLAY_TAIL,
    PLAYING,
    PRINTED,
    PROGRAM,
    REPLACING,
    RESOURCE_PLAY,
    RESPONDER,
    RESPONSES,
    SEAT,
    SOURCE,
    START,
    STRIKES_PAST,
    TARGET,
    TEXT_OF,
    TRIGGER_LIST,
    TRIGGER_SIZE,
    TRIGGERS,
    TURN,
    UNIQUE_LIST,
    UNIQUENESS,
    YOU,
)
from mulligan.games.spoils.procedures import RESOURCE as RESOURCE_CARD
from mulligan.games.spoils.rules.loops import AFTER, CHOICE_SIZE, LAP_SIZE, LEFT, PLACE, TIMES
from mulligan.games.spoils.rules.playing import NOT_SHOWN, could_be_flipped, flips_up
from mulligan.games.spoils.rules.replacements import APPLIED_SIZE
from mulligan.games.spoils.rules.triggers import T_CARD, T_KIND, T_PARAGRAPH, T_PRINTED, T_SEAT, T_SOURCE, T_YOU
from mulligan.games.spoils.table import (
    ACTIVE,
    ASSIGNED_SIZE,
    ATTACKER,
    BATTLE_TARGET,
    CLOCK_SIZE,
    EVENTS,
    EXTRA_TURN,
    FIRST,
    GONE_SIZE,
    HAS_ASSIGNED,
    IN_ATTACK,
    IN_BLOCK,
    IN_COSTS,
    JOINS_BLOCK,
    LOST,
    MIXED_SIZE,
    NO_CARD,
    SKIPPED_RESTORE,
    TOLD_SIZE,
    USE_SIZE,
    WOUND_SIZE,
    Table,
)
from mulligan.games.spoils.table import DEFENDER as DEFENDING
from mulligan.kernel.state import PROCEDURE, STEP

PLAYED_SIZE: Final = 2
SPARED_SIZE: Final = 2
FLIPPED: Final = 1  # the step of a play in which a face-down card is flipped
COSTS_PAID: Final = 4  # the last step of a play in which its costs are being satisfied


def faults_of(table: Table, brought: list[int], factions: list[int]) -> list[str]:
    """The first thing found wrong, or nothing."""
    fault = table_fault(table) or deck_fault(table, brought, factions)
    if fault or table.over:
        return [fault] if fault else []
    fault = frames_fault(table) or held_fault(table)
    return [fault] if fault else []


def table_fault(table: Table) -> str:
    return (
        cards_fault(table)
        or numbers_fault(table)
        or lists_fault(table)
        or repetition_fault(table)
        or records_fault(table)
    )


# ---- what lies on the table -----------------------------------------------------------------------------------------


def cards_fault(table: Table) -> str:
    """Every card is in exactly one place."""
    total = len(table.printed)
    for column in (
        table.owner, table.controller, table.area, table.face_down, table.depleted, table.damage, table.tokens,
        table.attached, table.since, table.age, table.party, table.seen,
    ):  # fmt: skip
        if len(column) != total:
            return "the columns of the cards differ in length"
    kinds = len(table.library.cards)
    for card in range(total):
        if not 0 <= table.owner[card] < table.seats or not 0 <= table.controller[card] < table.seats:
            return f"card {card} belongs to nobody"
        if not DECK <= table.area[card] <= NOWHERE:
            return f"card {card} is in no area"
        if not 0 <= table.printed[card] < kinds:
            return f"card {card} is none"
    where = [0] * total
    fault = zone_fault(table, table.in_play, where) or zone_fault(table, table.being_played, where)
    for seat in range(table.seats):
        fault = fault or zone_fault(table, table.decks[seat], where) or zone_fault(table, table.hands[seat], where)
        fault = fault or zone_fault(table, table.discards[seat], where) or zone_fault(table, table.outs[seat], where)
    if fault:
        return fault
    for card in range(total):
        if where[card] != (0 if table.area[card] == NOWHERE else 1):
            return f"card {card} is lost or stands twice"
        fault = card_fault(table, card) if table.area[card] == PLAY else stray_fault(table, card)
        if fault:
            return fault
    return ""


def zone_fault(table: Table, zone: list[int], where: list[int]) -> str:
    total = len(where)
    for card in zone:
        if not 0 <= card < total:
            return f"there is no card {card}"
        where[card] += 1
        if table.zone_list(card) is not zone:
            return f"card {card} stands in an area that it is not in"
    return ""


def card_fault(table: Table, card: int) -> str:
    """A card in play."""
    to = table.attached[card]
    if not 0 <= table.face_down[card] <= 1 or not 0 <= table.depleted[card] <= 1:
        return f"card {card} is neither up nor down"
    if not 0 <= table.tokens[card] <= MOST or not 0 <= table.damage[card] <= MOST:
        return f"card {card} has a number below 0 or beyond all measure"
    if not 0 <= table.age[card] <= MOST or not 0 <= table.since[card] <= MOST:
        return f"card {card} is of no age"
    if to != NO_CARD and (not 0 <= to < len(table.area) or table.area[to] != PLAY or to == card):
        return f"card {card} is attached to something that is not in play"
    if not 0 <= table.party[card] <= IN_ATTACK | IN_BLOCK | JOINS_BLOCK | HAS_ASSIGNED:
        return f"card {card} is in no party that there is"
    if table.party[card] and table.clock[BATTLE_TARGET] == NO_CARD and table.clock[ATTACKER] == NO_CARD:
        return f"card {card} is in a battle that is not going on"
    if table.face_down[card] and table.is_token(card):
        return f"token {card} is face down"
    return ""


def stray_fault(table: Table, card: int) -> str:
    """What a card in play has, one outside play has not (402.4, 408.9, 409.2)."""
    area = table.area[card]
    if table.tokens[card] or table.damage[card] or table.party[card] or table.attached[card] != NO_CARD:
        return f"card {card} keeps something of its time in play"
    if table.depleted[card] or not 0 <= table.face_down[card] <= 1 or (table.face_down[card] and area != OUT_OF_GAME):
        return f"card {card} is face down or depleted outside play"
    if not 0 <= table.age[card] <= MOST or not 0 <= table.since[card] <= MOST:
        return f"card {card} is of no age"
    if (area == NOWHERE) != table.is_token(card):
        return f"card {card} is where it cannot be"
    return ""


def brought_cards(kinds: int, decks: list[list[int]]) -> list[int]:
    """How many of each printed card every seat has in the deck."""
    found = [0] * (kinds * len(decks))
    for seat, deck in enumerate(decks):
        for printed in deck:
            found[seat * kinds + printed] += 1
    return found


def deck_fault(table: Table, brought: list[int], factions: list[int]) -> str:
    """103.1: everybody has the cards that they brought; only tokens come on top."""
    kinds = len(table.library.cards)
    owned = [0] * len(brought)
    for card in range(len(table.printed)):
        if not table.is_token(card):
            owned[table.owner[card] * kinds + table.printed[card]] += 1
    for seat in range(table.seats):
        faction = table.factions[seat]
        if not 0 <= faction < len(table.printed) or table.printed[faction] != factions[seat]:
            return f"the faction of seat {seat} is another"
        if table.owner[faction] != seat or (table.area[faction] != PLAY and not table.clock[LOST] >> seat & 1):
            return f"the faction of seat {seat} is not in play"
        owned[seat * kinds + factions[seat]] -= 1
    return "" if owned == brought else "the cards of somebody are not those of the deck"


def numbers_fault(table: Table) -> str:
    """The influence of everybody, and the clock."""
    clock = table.clock
    seats = table.seats
    if len(table.influence) != seats or len(clock) != CLOCK_SIZE or len(table.factions) != seats:
        return "the table is not laid for this many players"
    for seat in range(seats):
        if not 0 <= table.influence[seat] <= MOST:
            return f"the influence of seat {seat} is below 0 or beyond all measure"
        lives = table.influence[seat] > 0 or cannot_lose(table, seat)
        if not lives and not clock[LOST] >> seat & 1 and not table.over:
            return f"seat {seat} has no influence and has not lost"
    for number in clock:
        if not NONE <= number < 1 << 52:
            return "the clock is not in order"
    if not 0 <= clock[ACTIVE] < seats or not 0 <= clock[FIRST] < seats or not 0 <= clock[EXTRA_TURN] <= seats:
        return "the turn is nobody's"
    if clock[ATTACKER] >= seats or clock[DEFENDING] >= seats or (clock[ATTACKER] < 0) != (clock[DEFENDING] < 0):
        return "the battle is between nobody"
    if clock[BATTLE_TARGET] >= len(table.area):
        return "the battle is for nothing"
    for number in (clock[LOST], clock[SKIPPED_RESTORE]):
        if not 0 <= number < 1 << seats:
            return "somebody at no seat has lost or rests"
    if len(table.clockwise(0)) < 2 and not table.over:
        return "fewer than two are left, and the game goes on"
    return ""


def lists_fault(table: Table) -> str:
    """What happened this turn or waits: every entry is whole, and of cards that there are."""
    total = len(table.area)
    for column, size in (
        (table.pending, TRIGGER_SIZE), (table.wounds, WOUND_SIZE), (table.used, USE_SIZE),
        (table.played, PLAYED_SIZE), (table.assigned, ASSIGNED_SIZE), (table.applied, APPLIED_SIZE),
        (table.spared, SPARED_SIZE), (table.gone, GONE_SIZE), (table.told, TOLD_SIZE), (table.mixed, MIXED_SIZE),
    ):  # fmt: skip
        if len(column) % size:
            return "a list of what happened this turn is cut short"
    for i in range(0, len(table.pending), TRIGGER_SIZE):
        fault = trigger_fault(table, table.pending, i)
        if fault:
            return fault
    for i in range(0, len(table.wounds), WOUND_SIZE):
        if not 0 <= table.wounds[i] < total or not NONE <= table.wounds[i + 1] < total:
            return "a wound is on no card"
    for i in range(0, len(table.mixed), MIXED_SIZE):
        if not table.held or not 0 <= table.mixed[i] < total or not 0 <= table.mixed[i + 1] < len(table.library.cards):
            return "no card was shuffled for a cost"
    for i in range(0, len(table.spared), SPARED_SIZE):
        if not 0 <= table.spared[i] < total:
            return "no card is spared"
    for i in range(0, len(table.gone), GONE_SIZE):
        if not 0 <= table.gone[i] < total or not NONE <= table.gone[i + 2] < total:
            return "no card was put out of the game"
    for i in range(0, len(table.told), TOLD_SIZE):
        if not 0 <= table.told[i] < total or not 0 <= table.told[i + 2] <= MOST:
            return "something was named by no card"
    for i in range(0, len(table.used), USE_SIZE):
        if not 0 <= table.used[i] < total:
            return "an ability of no card was used"
    for i in range(0, len(table.played), PLAYED_SIZE):
        if not 0 <= table.played[i] < table.seats or not 0 <= table.played[i + 1] < total:
            return "no card was played, or by nobody"
    for i in range(0, len(table.assigned), ASSIGNED_SIZE):
        if not 0 <= table.assigned[i] < total or not 0 <= table.assigned[i + 1] < total:
            return "damage is assigned to or by no card"
        if not 0 <= table.assigned[i + 2] <= MOST:
            return "damage beyond all measure is assigned"
    return ""


def repetition_fault(table: Table) -> str:
    """414.2: what was demonstrated is whole, and a series at work is somebody's."""
    trail, laps, repeats = table.trail, table.laps, table.repeats
    if len(trail) % CHOICE_SIZE or len(laps) % LAP_SIZE:
        return "what could be repeated is cut short"
    for i in range(0, len(laps), LAP_SIZE):
        if not 0 <= laps[i + 1] < len(trail) or laps[i + 1] % CHOICE_SIZE:
            return "what could be repeated is not in order"
    if not repeats:
        return ""
    series = len(repeats) - AFTER - table.seats
    if series < CHOICE_SIZE or series % CHOICE_SIZE or not 0 <= repeats[0] < table.seats:
        return "a series of nothing is repeated, or by nobody"
    if not 0 <= repeats[PLACE] <= series or repeats[PLACE] % CHOICE_SIZE or not 0 <= repeats[LEFT] <= TIMES[-1]:
        return "a series is repeated beyond all measure"
    return ""


def trigger_fault(table: Table, column: list[int], base: int) -> str:
    """A trigger that waits stands on a card and was set off by an event."""
    total = len(table.area)
    if not 0 <= column[base + T_SOURCE] < total or not NONE <= column[base + T_CARD] < total:
        return "a trigger stands on no card"
    printed, number = column[base + T_PRINTED], column[base + T_PARAGRAPH]
    if not 0 <= printed < len(table.library.cards):
        return "a trigger has no text"
    if number < 0:
        return set_off_fault(table, column, base)
    paragraphs = table.library.cards[printed].paragraphs
    if not 0 <= number < len(paragraphs) or not paragraphs[number].event:
        return "a trigger has no text"
    if paragraphs[number].program == NO_PROGRAM or not 0 <= column[base + T_YOU] < table.seats:
        return "a trigger has nothing to do, or for nobody"
    return event_fault(table, column, base)


def set_off_fault(table: Table, column: list[int], base: int) -> str:
    """A trigger that an effect left waiting has its record, and is that player's."""
    for record in table.records:
        if record[PROCEDURE] == SET_OFF_RECORD and record[STEP] == -column[base + T_PARAGRAPH]:
            if record[YOU] != column[base + T_YOU] or record[PRINTED] != column[base + T_PRINTED]:
                return "a trigger is another's"
            return event_fault(table, column, base)
    return "a trigger has no text"


def event_fault(table: Table, column: list[int], base: int) -> str:
    if not NONE <= column[base + T_SEAT] < table.seats or not 0 <= column[base + T_KIND] < len(EVENTS):
        return "a trigger was set off by nothing"
    return ""


# ---- what lasts -----------------------------------------------------------------------------------------------------


def records_fault(table: Table) -> str:
    """Effects that last are contexts of texts that there are."""
    for record in table.records:
        if len(record) < BINDINGS or (len(record) - BINDINGS) % BINDING_SIZE:
            return "an effect that lasts has the wrong form"
        if not SET_OFF_RECORD <= record[PROCEDURE] <= LASTING_RECORD or record[STEP] < 1:
            return "an effect that lasts is none"
        if not 0 <= record[PRINTED] < len(table.library.cards):
            return "an effect that lasts has no text"
        statements = table.library.cards[record[PRINTED]].statements
        if not 0 <= record[PROGRAM] < len(statements):
            return "an effect that lasts has no text"
        if (statements[record[PROGRAM]].op == ops.WAITING) != (record[PROCEDURE] != LASTING_RECORD):
            return "an effect that lasts is of another kind"
        fault = context_fault(table, record)
        if fault:
            return fault
    return ""


def context_fault(table: Table, made: list[int]) -> str:
    """A text speaks for a seat, of cards and players that there are."""
    total = len(table.area)
    if not NONE <= made[SOURCE] < total:
        return "a text stands on no card"
    if not 0 <= made[YOU] < table.seats or not 0 <= made[ACTOR] < table.seats:
        return "a text speaks for nobody"
    return bindings_fault(table, made, BINDINGS)


def bindings_fault(table: Table, made: list[int], first: int) -> str:
    total = len(table.area)
    for i in range(first, len(made), BINDING_SIZE):
        if not -1 - table.seats < made[i + 1] < total:
            return "a text speaks of a card or a player that there is not"
        if made[i] == DIVIDED and made[i + 1] < 0:
            return "an amount is divided among nobody"
    return ""


# ---- what is in progress --------------------------------------------------------------------------------------------


def frames_fault(table: Table) -> str:
    """Every procedure in progress fits the table and the one that it stands on."""
    frames = table.frames
    if not frames or (frames[0][PROCEDURE] != TURN and frames[0][PROCEDURE] != START):
        return "no turn is in progress"
    below: list[int] = []
    paying = 0
    battles = 0
    for frame in frames:
        fault = frame_fault(table, frame) or footing_fault(table, below, frame)
        if fault:
            return fault
        if frame[PROCEDURE] == PLAYING:
            paying = 1 if frame[STEP] <= COSTS_PAID else 0
        elif frame[PROCEDURE] == BATTLE:
            battles += 1
            if table.clock[ATTACKER] != frame[SEAT] or table.clock[DEFENDING] != frame[DEFENDER]:
                return "the battle is another's"
        if takes_an_answer(table, frame) != (frame is frames[-1]):
            return "what is in progress does not wait for the answer"
        below = frame
    if battles > 1 or (battles == 1) != (table.clock[ATTACKER] != NO_CARD):
        return "there is more than one battle, or none where there should be one"
    if paying != table.clock[IN_COSTS]:
        return "costs are being satisfied, or not, against the play in progress"
    return ""


def frame_fault(table: Table, frame: list[int]) -> str:
    total = len(table.area)
    procedure = frame[PROCEDURE]
    if procedure == EFFECT:
        programs = table.library.cards[frame[PRINTED]].programs
        if frame[PROGRAM] >= len(programs) or frame[STEP] >= len(programs[frame[PROGRAM]].ops):
            return "an effect has no such instruction"
        return context_fault(table, frame)
    if procedure == PLAYING:
        return play_fault(table, frame) or bindings_fault(table, frame, PLAY_TAIL + BINDINGS - DID)
    if procedure == TRIGGERS:
        for i in range(TRIGGER_LIST, len(frame), TRIGGER_SIZE):
            fault = trigger_fault(table, frame, i)
            if fault:
                return fault
        return ""
    for place in cards_at(procedure, len(frame)):
        if frame[place] >= total:
            return f"procedure {procedure} in progress is about a card that there is not"
    if procedure == ASSIGNING and (len(frame) == ASSIGN_LIST or not table.party[frame[ASSIGNER]]):
        return "damage is assigned to or by nobody"
    if procedure == UNIQUENESS and len(frame) < UNIQUE_LIST + 2:
        return "nothing is there twice"
    if procedure == RESOURCE_PLAY and (frame[RESOURCE_CARD] == NO_CARD) != (frame[STEP] < 2):
        return "no card is played as a resource"
    if procedure == BIDDING and len(frame) != BID_MOST + table.seats:
        return "somebody at no seat bids"
    if procedure == RESPONSES and frame[RESPONDER] >= table.seats:
        return "somebody at no seat responds"
    if procedure == ENTERING and (frame[ENTERING_AT] >= len(frame) or not table.face(frame[frame[ENTERING_AT]]).attach):
        return "a card is to be attached that cannot be"
    return ""


ASSIGN_LIST: Final = STRIKES_PAST + 1


def cards_at(procedure: int, length: int) -> list[int]:
    """Where a frame holds cards."""
    found: list[int] = []
    if procedure == LEAVING:
        found.extend(range(LEAVING_LIST, length, LEAVING_SIZE))
        found.extend(range(LEAVING_LIST + 3, length, LEAVING_SIZE))
    elif procedure == DAMAGE:
        found.extend(range(DAMAGE_LIST, length, DAMAGE_SIZE))
        found.extend(range(DAMAGE_LIST + 2, length, DAMAGE_SIZE))
    elif procedure == DISCARDING:
        found.append(DISCARD_BY)
        found.extend(range(DISCARD_LIST, length, DISCARD_SIZE))
    elif procedure == BATTLE:
        found.append(TARGET)
    elif procedure == ASSIGNING:
        found.extend([ASSIGNER, STRIKES_PAST])
        found.extend(range(ASSIGN_LIST, length))
    elif procedure == ENTERING:
        found.extend(range(ENTERING_LIST, length))
    elif procedure == UNIQUENESS:
        found.extend(range(UNIQUE_LIST, length))
    elif procedure == RESOURCE_PLAY:
        found.append(RESOURCE_CARD)
    return found


def play_fault(table: Table, frame: list[int]) -> str:
    """A card or an ability of one that there is."""
    if frame[CARD] >= len(table.area):
        return "a card is played that there is not"
    paragraphs = table.library.cards[frame[TEXT_OF]].paragraphs
    ability = frame[ABILITY]
    if ability >= len(paragraphs) or (ability >= 0 and paragraphs[ability].sort != ABILITY_TEXT):
        return "an ability is used that there is not"
    if ability >= 0:
        return ""
    if flips_up(frame) and frame[STEP] <= FLIPPED:
        return (
            "" if frame[TEXT_OF] == NOT_SHOWN and could_be_flipped(table) else "a card is paid for that has no Flip Up"
        )
    if frame[TEXT_OF] != table.printed[frame[CARD]]:
        return "a card is played as another"
    if table.face(frame[CARD]).types & RESOURCE:
        return "a resource is played as if it had a cost"
    return ""


def footing_fault(table: Table, below: list[int], frame: list[int]) -> str:
    """What stands on another procedure fits it."""
    procedure = frame[PROCEDURE]
    if not below:
        return ""
    under = below[PROCEDURE]
    if procedure == EFFECT:
        mode = frame[MODE]
        if mode == AS_COST and (under != PLAYING or below[STEP] > COSTS_PAID):
            return "a cost is satisfied for nothing"
        if mode == AS_COST and not table.held:
            return "a cost is satisfied that could not be undone"
        if mode == REPLACING and under not in (LEAVING, DAMAGE, DRAWING, DISCARDING):
            return "nothing is there to be replaced"
    elif procedure == DISCARDING and under == PLAYING:  # 205.2
        return ""
    elif procedure == BIDDING or procedure in (RESOURCE_PLAY, DRAWING, DISCARDING):
        return "" if under == EFFECT else "an effect is missing"
    return ""


def held_fault(table: Table) -> str:
    """401.3: what a play can be undone to is a position of its own."""
    if not table.held:
        return ""
    if not table.clock[IN_COSTS] or len(table.held) < len(table.columns):
        return "something is held that no play can be undone to"
    twin = table.clone()
    assert isinstance(twin, Table)
    twin.roll_back()
    fault = table_fault(twin)
    return f"what a play can be undone to is wrong: {fault}" if fault else ""
