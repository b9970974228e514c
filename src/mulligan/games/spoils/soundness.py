"""What can be wrong with a position of The Spoils: for tests, and for files from outside."""

from typing import Final

from mulligan.games.spoils.effects.characteristics import freshen, keywords, stat, types
from mulligan.games.spoils.effects.code import ABILITY as ABILITY_TEXT
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.effects.context import DIVIDED
from mulligan.games.spoils.effects.ops import STAT_COUNT
from mulligan.games.spoils.effects.statement import Awaits
from mulligan.games.spoils.events import (
    ASSIGNED_SIZE,
    DEED_SIZE,
    EVENTS,
    GONE_SIZE,
    HAS_ASSIGNED,
    HELD_SIZE,
    IN_ATTACK,
    IN_BLOCK,
    JOINS_BLOCK,
    MIXED_SIZE,
    TOLD_SIZE,
    USE_SIZE,
    WOUND_SIZE,
)
from mulligan.games.spoils.legality import cannot_lose
from mulligan.games.spoils.parts import (
    AS_COST,
    BINDING_SIZE,
    LASTING,
    NOT_SHOWN,
    REPLACING,
    SET_OFF,
    Context,
    Play,
    Waiting,
)
from mulligan.games.spoils.printed import DECK, NOWHERE, OUT_OF_GAME, PLAY, RESOURCE
from mulligan.games.spoils.rules.battle import Assigning, Battle
from mulligan.games.spoils.rules.bidding import Bidding
from mulligan.games.spoils.rules.damage import Damage
from mulligan.games.spoils.rules.drawing import Discarding
from mulligan.games.spoils.rules.entering import Entering, ResourcePlay
from mulligan.games.spoils.rules.leaving import Leaving
from mulligan.games.spoils.rules.loops import AFTER, CHOICE_SIZE, LAP_SIZE, LEFT, PLACE, TIMES
from mulligan.games.spoils.rules.playing import Playing, could_be_flipped, flips_up
from mulligan.games.spoils.rules.replacements import APPLIED_SIZE, Replaceable
from mulligan.games.spoils.rules.settling import Uniqueness
from mulligan.games.spoils.rules.start import Start
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.rules.turn import Turn
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.parts import Frame

PLAYED_SIZE: Final = 2
SPARED_SIZE: Final = 2
NONE: Final = -1
MOST: Final = 1_000_000  # no number of the game comes near it


def faults_of(table: Table, brought: list[int], factions: list[int]) -> list[str]:
    """The first thing found wrong, or nothing."""
    fault = table_fault(table) or deck_fault(table, brought, factions)
    if fault or table.over:
        return [fault] if fault else []
    fault = frames_fault(table) or held_fault(table) or worked_out_fault(table)
    return [fault] if fault else []


def table_fault(table: Table) -> str:
    return (
        cards_fault(table)
        or numbers_fault(table)
        or lists_fault(table)
        or repetition_fault(table)
        or lasting_fault(table)
    )


def worked_out_fault(table: Table) -> str:
    """What is kept is what a clone, which keeps nothing, works out anew."""
    if table.fresh != table.version:
        return ""
    anew = table.clone()
    assert isinstance(anew, Table)
    freshen(anew)
    if list(table.icons) != list(anew.icons) or list(table.free) != list(anew.free) or table.pieces != anew.pieces:
        return "the icons, resources or pieces that are kept are not those in play"
    if [rule.statement for rule in table.active] != [rule.statement for rule in anew.active]:
        return "what is kept as active is not what is"
    if table.granted != anew.granted or table.more_subtypes != anew.more_subtypes or table.touched != anew.touched:
        return "what is kept of texts and subtypes is stale"
    for card in range(len(table.printed)):
        if changed_numbers(table, Card(card)) != changed_numbers(anew, Card(card)):
            return f"what is kept of card {card} is stale"
    return ""


def changed_numbers(table: Table, card: Card) -> list[int]:
    """Everything that effects make of a card, its types in play included."""
    found = [types(table, card), keywords(table, card)]
    found.extend(stat(table, card, which) for which in range(STAT_COUNT))
    if card in table.touched:
        for column in (table.forbidden, table.allowed, table.demanded, table.textless):
            found.append(column[card])
    return found


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
        fault = card_fault(table, Card(card)) if table.area[card] == PLAY else stray_fault(table, Card(card))
        if fault:
            return fault
    return ""


def zone_fault(table: Table, zone: list[Card], where: list[int]) -> str:
    total = len(where)
    for card in zone:
        if not 0 <= card < total:
            return f"there is no card {card}"
        where[card] += 1
        if table.zone_list(card) is not zone:
            return f"card {card} stands in an area that it is not in"
    return ""


def card_fault(table: Table, card: Card) -> str:
    """A card in play."""
    to: int = table.attached[card]
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
    if table.party[card] and table.battle_target == NO_CARD and table.attacker == NOBODY:
        return f"card {card} is in a battle that is not going on"
    if table.face_down[card] and table.is_token(card):
        return f"token {card} is face down"
    return ""


def stray_fault(table: Table, card: Card) -> str:
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
        if not table.is_token(Card(card)):
            owned[table.owner[card] * kinds + table.printed[card]] += 1
    for seat in range(table.seats):
        faction = table.factions[seat]
        if not 0 <= faction < len(table.printed) or table.printed[faction] != factions[seat]:
            return f"the faction of seat {seat} is another"
        if table.owner[faction] != seat or (table.area[faction] != PLAY and not table.lost >> seat & 1):
            return f"the faction of seat {seat} is not in play"
        owned[seat * kinds + factions[seat]] -= 1
    return "" if owned == brought else "the cards of somebody are not those of the deck"


def numbers_fault(table: Table) -> str:
    """The influence of everybody, whose turn it is, who fights."""
    seats = table.seats
    if len(table.influence) != seats or len(table.factions) != seats:
        return "the table is not laid for this many players"
    for seat in range(seats):
        if not 0 <= table.influence[seat] <= MOST:
            return f"the influence of seat {seat} is below 0 or beyond all measure"
        lives = table.influence[seat] > 0 or cannot_lose(table, Seat(seat))
        if not lives and not table.lost >> seat & 1 and not table.over:
            return f"seat {seat} has no influence and has not lost"
    if (
        not 0 <= table.active_player < seats
        or not 0 <= table.first_player < seats
        or not all(0 <= seat < seats for seat in table.extra_turns)
    ):
        return "the turn is nobody's"
    if table.attacker >= seats or table.defender >= seats or (table.attacker < 0) != (table.defender < 0):
        return "the battle is between nobody"
    if table.battle_target >= len(table.area):
        return "the battle is for nothing"
    for number in (table.lost, table.skipped_restore):
        if not 0 <= number < 1 << seats:
            return "somebody at no seat has lost or rests"
    if len(table.clockwise(0)) < 2 and not table.over:
        return "fewer than two are left, and the game goes on"
    return ""


def lists_fault(table: Table) -> str:
    """What happened this turn or waits: every entry is whole, and of cards that there are."""
    total = len(table.area)
    for column, size in (
        (table.wounds, WOUND_SIZE), (table.used, USE_SIZE),
        (table.played, PLAYED_SIZE), (table.assigned, ASSIGNED_SIZE), (table.applied, APPLIED_SIZE),
        (table.spared, SPARED_SIZE), (table.gone, GONE_SIZE), (table.told, TOLD_SIZE), (table.mixed, MIXED_SIZE),
        (table.deeds, DEED_SIZE), (table.held, HELD_SIZE),
    ):  # fmt: skip
        if len(column) % size:
            return "a list of what happened this turn is cut short"
    for waiting in table.pending:
        fault = trigger_fault(table, waiting)
        if fault:
            return fault
    for i in range(0, len(table.wounds), WOUND_SIZE):
        if not 0 <= table.wounds[i] < total or not NONE <= table.wounds[i + 1] < total:
            return "a wound is on no card"
    for i in range(0, len(table.mixed), MIXED_SIZE):
        if (
            table.kept is None
            or not 0 <= table.mixed[i] < total
            or not 0 <= table.mixed[i + 1] < len(table.library.cards)
        ):
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


def trigger_fault(table: Table, waiting: Waiting) -> str:
    """A trigger that waits stands on a card and was set off by an event."""
    total = len(table.area)
    if not 0 <= waiting.source < total or not NONE <= waiting.card < total:
        return "a trigger stands on no card"
    printed, number = waiting.printed, waiting.paragraph
    if not 0 <= printed < len(table.library.cards):
        return "a trigger has no text"
    if number < 0:
        return set_off_fault(table, waiting)
    paragraphs = table.library.cards[printed].paragraphs
    if not 0 <= number < len(paragraphs) or not paragraphs[number].event:
        return "a trigger has no text"
    if paragraphs[number].program == NO_PROGRAM or not 0 <= waiting.you < table.seats:
        return "a trigger has nothing to do, or for nobody"
    return event_fault(table, waiting)


def set_off_fault(table: Table, waiting: Waiting) -> str:
    """A trigger that an effect left waiting is still known, and is that player's."""
    for lasting in table.lasting:
        if lasting.kind == SET_OFF and lasting.number == -waiting.paragraph:
            if lasting.text.you != waiting.you or lasting.text.printed != waiting.printed:
                return "a trigger is another's"
            return event_fault(table, waiting)
    return "a trigger has no text"


def event_fault(table: Table, waiting: Waiting) -> str:
    if not NONE <= waiting.seat < table.seats or not 0 <= waiting.kind < len(EVENTS):
        return "a trigger was set off by nothing"
    return ""


# ---- what lasts -----------------------------------------------------------------------------------------------------


def lasting_fault(table: Table) -> str:
    """Effects that last are contexts of texts that there are."""
    for lasting in table.lasting:
        if not SET_OFF <= lasting.kind <= LASTING or lasting.number < 0:
            return "an effect that lasts is none"
        text = lasting.text
        if not 0 <= text.printed < len(table.library.cards):
            return "an effect that lasts has no text"
        statements = table.library.cards[text.printed].statements
        if not 0 <= text.which < len(statements):
            return "an effect that lasts has no text"
        if isinstance(statements[text.which].statement, Awaits) != (lasting.kind != LASTING):
            return "an effect that lasts is of another kind"
        fault = context_fault(table, text)
        if fault:
            return fault
    return ""


def context_fault(table: Table, at: Context) -> str:
    """A text speaks for a seat, of cards and players that there are."""
    total = len(table.area)
    if not NONE <= at.source < total:
        return "a text stands on no card"
    if not 0 <= at.you < table.seats or not 0 <= at.actor < table.seats:
        return "a text speaks for nobody"
    entries = at.bindings
    if len(entries) % BINDING_SIZE:
        return "what a text has bound is cut short"
    for i in range(0, len(entries), BINDING_SIZE):
        thing: int = entries[i + 1]
        if not -1 - table.seats < thing < total:
            return "a text speaks of a card or a player that there is not"
        if entries[i] == DIVIDED and thing < 0:
            return "an amount is divided among nobody"
    return ""


# ---- what is in progress --------------------------------------------------------------------------------------------


def frames_fault(table: Table) -> str:
    """Every procedure in progress fits the table and the one that it stands on."""
    stack = table.stack
    if not stack or not isinstance(stack[0], (Turn, Start)):
        return "no turn is in progress"
    paying = False
    battles = 0
    for i, frame in enumerate(stack):
        if not isinstance(frame, Context) and not 0 <= frame.step <= len(frame.STEPS):
            return "a procedure in progress has no such step"
        fault = frame_fault(table, frame)
        if not fault and isinstance(frame, Context) and i > 0:
            fault = footing_fault(table, stack[i - 1], frame)
        if fault:
            return fault
        if isinstance(frame, Playing):
            paying = 0 < frame.step <= Playing.LEGALITY  # before that, what an effect asks for it is paid
        elif isinstance(frame, Battle):
            battles += 1
            if table.attacker != frame.seat or table.defender != frame.defender:
                return "the battle is another's"
    if battles > 1 or (battles == 1) != (table.attacker != NOBODY):
        return "there is more than one battle, or none where there should be one"
    if paying != table.in_costs:
        return "costs are being satisfied, or not, against the play in progress"
    return ""


def frame_fault(table: Table, frame: Frame) -> str:
    if isinstance(frame, Context):
        programs = table.library.cards[frame.printed].programs
        if not 0 <= frame.which < len(programs) or not 0 <= frame.place < len(programs[frame.which].steps):
            return "an effect has no such instruction"
        return context_fault(table, frame)
    if isinstance(frame, Play):
        return play_fault(table, frame) or context_fault(table, frame.settled)
    if isinstance(frame, Triggers):
        for waiting in frame.waiting:
            fault = trigger_fault(table, waiting)
            if fault:
                return fault
    for card in cards_of(frame):
        if not NONE <= card < len(table.area):
            return f"{type(frame).__name__} is about a card that there is not"
    if isinstance(frame, Assigning) and (not frame.targets or not table.party[frame.character]):
        return "damage is assigned to or by nobody"
    if isinstance(frame, Uniqueness) and len(frame.cards) < 2:
        return "nothing is there twice"
    if isinstance(frame, Bidding) and len(frame.most) != table.seats:
        return "somebody at no seat bids"
    return ""


def cards_of(frame: Frame) -> list[Card]:
    """The cards that a procedure in progress is about."""
    if isinstance(frame, Leaving):
        return [card for one in frame.going for card in (one.card, one.by)]
    if isinstance(frame, Damage):
        return [card for hit in frame.hits for card in (hit.target, hit.source)]
    if isinstance(frame, Discarding):
        return [frame.by, *frame.cards]
    if isinstance(frame, Battle):
        return [frame.target]
    if isinstance(frame, Assigning):
        return [frame.character, frame.strikes_past, *frame.targets]
    if isinstance(frame, Entering):
        return [*frame.cards, *frame.hosts]
    if isinstance(frame, Uniqueness):
        return frame.cards
    return [frame.resource] if isinstance(frame, ResourcePlay) else []


def play_fault(table: Table, play: Play) -> str:
    """A card or an ability of one that there is."""
    if not 0 <= play.card < len(table.area) or not 0 <= play.text_of < len(table.library.cards):
        return "a card is played that there is not"
    paragraphs = table.library.cards[play.text_of].paragraphs
    ability = play.ability
    if ability >= len(paragraphs) or (ability >= 0 and paragraphs[ability].sort != ABILITY_TEXT):
        return "an ability is used that there is not"
    if ability >= 0:
        return ""
    if flips_up(play) and play.step <= Playing.FLIPPING:
        shown = play.text_of != NOT_SHOWN or not could_be_flipped(table)
        return "a card is paid for that has no Flip Up" if shown else ""
    if play.text_of != table.printed[play.card]:
        return "a card is played as another"
    if table.face(play.card).types & RESOURCE:
        return "a resource is played as if it had a cost"
    return ""


def footing_fault(table: Table, below: Frame, at: Context) -> str:
    """A text that is followed fits what it stands on."""
    if at.mode == AS_COST and (not isinstance(below, Playing) or below.step > Playing.LEGALITY):
        return "a cost is satisfied for nothing"
    if at.mode == AS_COST and table.kept is None:
        return "a cost is satisfied that could not be undone"
    if at.mode == REPLACING and not isinstance(below, Replaceable):
        return "nothing is there to be replaced"
    return ""


def held_fault(table: Table) -> str:
    """401.3: what a play can be undone to is a position of its own."""
    if table.kept is None:
        return ""
    if not table.in_costs:
        return "something is held that no play can be undone to"
    twin = table.clone()
    assert isinstance(twin, Table)
    twin.roll_back()
    fault = table_fault(twin)
    return f"what a play can be undone to is wrong: {fault}" if fault else ""
