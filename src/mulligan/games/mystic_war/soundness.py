"""What can be wrong with a position of Mystic War: for tests, and for files from outside."""

from typing import Final

from mulligan.games.mystic_war import cards, legality
from mulligan.games.mystic_war.cards import (
    ACTION_CARDS,
    BOON,
    CHAOS_STRIKES,
    DISFAVOR,
    DRAGON,
    EFFECT,
    FAVORITISM,
    GENIE,
    RESOURCE,
    SPELL,
    STAYS,
    TYPE,
    VACATION,
    VICTORY_CARDS,
    WILD,
)
from mulligan.games.mystic_war.mat import LEAST, MOST, POWER_OF, POWERS, RESOURCES
from mulligan.games.mystic_war.procedures import (
    ADDED,
    ADDITION,
    ADDITION_INDEX,
    BOON_FOR,
    CARD,
    CARD_BASE,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_ON,
    CHAOS,
    CHAOS_ON,
    CHAOS_PLAYER,
    CHAOS_RECIPIENT,
    EXCHANGE,
    GENIE_FOR,
    GENIES_GIFT,
    NO_CHAOS,
    PLAY_CARD,
    PLAYER,
    POWER,
    POWER_AMOUNT,
    RESOLUTION,
    RESOLUTION_CHAOS_ON,
    ROUND,
    SEAT,
    SELECTION,
    SPECIAL_POWER,
    TURN,
    VACATION_BASE,
    VACATION_OF_THE_GODS,
    VACATION_REWARD,
    WINDOW,
    WINDOW_BASE,
    WINDOW_CHAOS_ON,
    WINDOW_PLAYER,
)
from mulligan.games.mystic_war.procedures import BOON as BOON_PROCEDURE
from mulligan.games.mystic_war.table import (
    DECK_ENDED,
    FIRST,
    GENIE_GROUP,
    NEXT_FIRST,
    NUMBER,
    PASSES,
    ROUND_SIZE,
    ROUNDS_AT_MOST,
    VICTORY_GROUP,
    Table,
)
from mulligan.games.mystic_war.table import TURN as WHOSE_TURN
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.shapes import Shape
from mulligan.kernel.state import PROCEDURE, STEP

NONE: Final = -1
TOTAL: Final = ACTION_CARDS + VICTORY_CARDS


def shapes(steps: list[int], seats: int) -> list[Shape]:
    """The frames of every procedure, given how many steps each has; the numbers are those of `procedures`."""
    seat, nobody = (0, seats - 1), (NONE, seats - 1)
    turns, flag, zero = (0, seats), (0, 1), (0, 0)
    card, index, loss = (0, ACTION_CARDS - 1), (0, ACTION_CARDS), (0, MOST)
    effect, detail = (NONE, len(cards.EFFECTS) - 1), (NONE, ACTION_CARDS - 1)
    playing = [seat, seat, card, nobody, effect, nobody, detail, index, flag]
    values = [
        [turns],
        [seat, (0, POWERS - 1), (0, MOST), seat],
        [seat, flag],
        playing,
        playing,
        [seat, turns, index, nobody, seat],
        [seat, index],
        [seat, index, nobody, loss, loss],
        [seat, turns],
        [seat, index],
        [seat, seat],
        [seat, seat, (0, 15), (0, RESOURCES), seat],
        [seat, seat, seat],
        [seat, zero],
    ]
    carries: list[dict[int, list[int]]] = [{} for _ in values]
    carries[ROUND] = {0: [EXCHANGE], 1: [SPECIAL_POWER], 4: [TURN]}
    carries[TURN] = {2: [SELECTION, PLAY_CARD]}
    carries[PLAY_CARD] = {
        1: [VACATION_OF_THE_GODS],
        2: [WINDOW],
        3: [RESOLUTION, VACATION_REWARD, GENIES_GIFT, BOON_PROCEDURE, CHAOS],
    }
    carries[WINDOW] = {0: [SELECTION, ADDITION]}
    carries[CHAOS] = {0: [SELECTION, PLAY_CARD]}
    return [Shape(steps[i], values[i], carries[i]) for i in range(len(values))]


def faults_of(table: Table) -> list[str]:
    """The first thing found wrong, or nothing."""
    for fault in (cards_fault(table), numbers_fault(table), knowledge_fault(table)):
        if fault:
            return [fault]
    if table.over:
        return []
    fault = plays_fault(table) or frames_fault(table)
    return [fault] if fault else []


# ---- what lies on the table ---------------------------------------------------------------------------------------


def cards_fault(table: Table) -> str:
    """Every card of the game is in exactly one place."""
    if table.lying() != EVERY_ACTION_CARD:
        return "an action card is lost or stands twice"
    if len(table.goals) != table.seats or sorted([*table.spare_goals, *table.goals]) != EVERY_VICTORY_CARD:
        return "a victory card is lost or stands twice"
    if len(table.printed) != TOTAL:
        return "the cards are not those of the game"
    action, victory = table.printed[:ACTION_CARDS], table.printed[ACTION_CARDS:]
    if sorted(action) != PRINTED_ACTION_CARDS or sorted(victory) != PRINTED_VICTORY_CARDS:
        return "the cards are not those of the game"
    return ""


EVERY_ACTION_CARD: Final = list(range(ACTION_CARDS))
EVERY_VICTORY_CARD: Final = list(range(ACTION_CARDS, TOTAL))
PRINTED_ACTION_CARDS: Final = cards.printed()[:ACTION_CARDS]
PRINTED_VICTORY_CARDS: Final = cards.printed()[ACTION_CARDS:]


def numbers_fault(table: Table) -> str:
    """7.9: resources keep their limits. The round's own numbers keep theirs."""
    if len(table.resources) != RESOURCES * table.seats:
        return "a realm is missing"
    for amount in table.resources:
        if not LEAST <= amount <= MOST:
            return "a resource is outside 1 to 49"
    r = table.round
    seats = table.seats
    if len(r) != ROUND_SIZE or not 0 <= r[FIRST] < seats or not 0 <= r[WHOSE_TURN] < seats:
        return "the round is not in order"
    if not NONE <= r[NEXT_FIRST] < seats or not 0 <= r[PASSES] <= seats:
        return "the passes of the round are not in order"
    if r[DECK_ENDED] not in (0, 1) or not 0 < r[NUMBER] <= ROUNDS_AT_MOST:
        return "the number of the round is not in order"
    if r[PASSES] > 0 and r[NEXT_FIRST] == NONE:
        return "somebody passed, and nobody passed first"
    return ""


def knowledge_fault(table: Table) -> str:
    """Who holds a card knows it; what lies open is known to all; nobody knows the deck but for its last card."""
    everyone = (1 << table.seats) - 1
    seen = table.seen
    for card in range(TOTAL):
        if (table.group[card] == VICTORY_GROUP) != (card >= ACTION_CARDS) or not 0 <= table.group[card] < TOTAL:
            return "a card is taken for one of another kind"
    for seat in range(table.seats):
        if not seen[table.goals[seat]] >> seat & 1:
            return "somebody does not know their own goal"
        for card in table.hands[seat]:
            if not seen[card] >> seat & 1:
                return "somebody does not know their own hand"
        for card in table.face_up[seat]:
            if seen[card] != everyone:
                return "a face-up card is not known to all"
    for card in table.on_table:
        if seen[card] != everyone:
            return "a card on the table is not known to all"
    for card in table.discards:
        if seen[card] != everyone and table.group[card] != GENIE_GROUP:
            return "a discarded card is not known to all"
    for place, card in enumerate(table.deck):
        if seen[card] != 0 and (place != 0 or table.printed[card] != cards.WHITE_JUDGMENT):
            return "somebody knows a card of the deck"
    return ""


# ---- what is in progress ------------------------------------------------------------------------------------------


def plays_fault(table: Table) -> str:
    """The cards just played are those on the table, and each does what it can do."""
    count = len(table.plays_card)
    for column in (table.plays_by, table.plays_effect, table.plays_on, table.plays_detail, table.plays_refused):
        if len(column) != count:
            return "the cards just played are not in order"
    on_table = 0
    for i in range(count):
        card = table.plays_card[i]
        if not 0 <= card < ACTION_CARDS or table.plays_card.index(card) != i:
            return "a card is played that is none, or twice"
        if not 0 <= table.plays_by[i] < table.seats or not NONE <= table.plays_on[i] < table.seats:
            return "a card is played by or on nobody"
        if not takes_effect_as(table, card, table.plays_effect[i]):
            return "a card is played as what it is not"
        if not NONE <= table.plays_detail[i] < ACTION_CARDS or table.plays_refused[i] not in (0, 1):
            return "a card is played on what does not exist"
        if not STAYS[table.printed[card]]:
            on_table += 1
            if card not in table.on_table:
                return "a card just played is not on the table"
    if on_table != len(table.on_table):
        return "a card is on the table that was not played"
    for card in table.given_up:
        if not any(card in deities for deities in table.face_up):
            return "a deity is given up that is not face up"
    return ""


def takes_effect_as(table: Table, card: int, effect: int) -> bool:
    printed = EFFECT[table.printed[card]]
    return 0 <= effect <= DRAGON if printed == WILD else effect == printed


def frames_fault(table: Table) -> str:
    """Every procedure in progress fits the one that it stands on."""
    frames = table.frames
    if not frames or frames[0][PROCEDURE] != ROUND:
        return "no round is in progress"
    plays = 0
    chaos = 0
    vacation = 0
    for i in range(1, len(frames)):
        below, frame = frames[i - 1], frames[i]
        if not fits(table, below, frame):
            return f"procedure {frame[PROCEDURE]} in progress does not fit the one that it stands on"
        if frame[PROCEDURE] == PLAY_CARD:
            if frame[CARD_BASE] < plays or (plays == 0 and frame[CARD_BASE] != 0):
                return "a card is played as part of another"
            plays = frame[CARD_BASE] + 1
            vacation += frame[CARD_EFFECT] == VACATION
        elif frame[PROCEDURE] == CHAOS:
            chaos += 1
    if plays == 0 and table.plays_card:
        return "cards were played, and none is being played"
    if chaos == 0 and table.drawn:
        return "cards were drawn for Chaos Strikes, which is not being played"
    if vacation == 0 and table.given_up:
        return "deities are given up to no Vacation of the Gods"
    return ""


def fits(table: Table, below: list[int], frame: list[int]) -> bool:
    procedure = frame[PROCEDURE]
    if procedure == TURN:
        return frame[SEAT] == table.round[WHOSE_TURN]
    if procedure == SPECIAL_POWER:
        return power_fits(table, frame)
    if procedure == SELECTION:
        return player_fits(below, frame) and selection_fits(table, below, frame)
    if procedure == PLAY_CARD:
        return player_fits(below, frame) and play_fits(table, frame)
    if procedure == WINDOW:
        return (
            frame[WINDOW_BASE] == below[CARD_BASE]
            and frame[WINDOW_CHAOS_ON] == below[CHAOS_ON]
            and frame[WINDOW_PLAYER] == below[PLAYER]
            and (below[CHAOS_ON] == NO_CHAOS or frame[SEAT] == below[SEAT])
        )
    if procedure == ADDITION:
        last = len(table.plays_card) - 1
        return below[WINDOW_BASE] < frame[ADDITION_INDEX] == last and frame[SEAT] == table.plays_by[below[WINDOW_BASE]]
    return procedure == EXCHANGE or effect_fits(table, below, frame)


def power_fits(table: Table, frame: list[int]) -> bool:
    """5.1: once chosen, the Special Power is one that the seat has, and the trade one that it can make."""
    if frame[STEP] < 3:
        return True
    if legality.exercising(table, frame[SEAT], frame[POWER]) != ALLOWED:
        return False
    trades = legality.trades(table, frame[SEAT], POWER_OF[frame[POWER]])
    return frame[STEP] < 5 or frame[POWER_AMOUNT] in trades


def player_fits(below: list[int], frame: list[int]) -> bool:
    """Who chooses, for whom, under Chaos Strikes or not: as the turn, the window or Chaos Strikes says."""
    if below[PROCEDURE] == CHAOS:
        expected = [below[SEAT], below[CHAOS_PLAYER], below[CHAOS_RECIPIENT]]
    elif below[PROCEDURE] == WINDOW and below[WINDOW_CHAOS_ON] != NO_CHAOS:
        expected = [below[SEAT], below[WINDOW_PLAYER], below[WINDOW_CHAOS_ON]]
    else:
        expected = [below[SEAT], below[SEAT], NO_CHAOS]
    return [frame[SEAT], frame[PLAYER], frame[CHAOS_ON]] == expected


def selection_fits(table: Table, below: list[int], frame: list[int]) -> bool:
    """The card is where it is played from; what is not yet chosen is open, what is chosen is possible."""
    zone = table.hands[frame[PLAYER]] if frame[CHAOS_ON] == NO_CHAOS else table.drawn
    added = below[PROCEDURE] == WINDOW
    base = below[WINDOW_BASE] if added else len(table.plays_card)
    if frame[CARD] not in zone or frame[CARD_BASE] != base or frame[ADDED] != added or frame[CARD_DETAIL] != NONE:
        return False
    if frame[STEP] < 3:
        return frame[CARD_EFFECT] == NONE and frame[CARD_ON] == NONE
    return takes_effect_as(table, frame[CARD], frame[CARD_EFFECT]) and (frame[CARD_ON] == NONE) == (frame[STEP] < 5)


def play_fits(table: Table, frame: list[int]) -> bool:
    """What is being played is what lies on the table."""
    base = frame[CARD_BASE]
    if base >= len(table.plays_card) or frame[ADDED] != 0:
        return False
    played = [table.plays_card[base], table.plays_effect[base], table.plays_on[base], table.plays_detail[base]]
    if played != [frame[CARD], frame[CARD_EFFECT], frame[CARD_ON], frame[CARD_DETAIL]]:
        return False
    effect, on, detail = frame[CARD_EFFECT], frame[CARD_ON], frame[CARD_DETAIL]
    if table.plays_by[base] != frame[PLAYER]:
        return False
    if effect == DISFAVOR or effect == FAVORITISM:
        return on != NONE and (frame[STEP] > 2 or detail in table.face_up[on])
    if effect == DRAGON:
        return on != NONE and 0 <= detail < RESOURCES
    return detail == NONE or TYPE[table.printed[frame[CARD]]] == cards.EVENT


def effect_fits(table: Table, below: list[int], frame: list[int]) -> bool:
    """A procedure that is the effect of a card stands on that card."""
    procedure, effect = frame[PROCEDURE], below[CARD_EFFECT]
    player, on, base = below[PLAYER], below[CARD_ON], below[CARD_BASE]
    if procedure == RESOLUTION:
        sort = TYPE[table.printed[below[CARD]]]
        expected = [player, base, below[CHAOS_ON]]
        return (sort == RESOURCE or sort == SPELL) and on != NONE and frame[SEAT : RESOLUTION_CHAOS_ON + 1] == expected
    if procedure == VACATION_OF_THE_GODS:
        return effect == VACATION and frame[SEAT] == player
    if procedure == VACATION_REWARD:
        return effect == VACATION and frame[SEAT] == on and frame[VACATION_BASE] == base
    if procedure == GENIES_GIFT:
        return effect == GENIE and frame[GENIE_FOR] == on and frame[SEAT] == decider(below)
    if procedure == BOON_PROCEDURE:
        return effect == BOON and frame[BOON_FOR] == on and frame[SEAT] == decider(below)
    return effect == CHAOS_STRIKES and frame[CHAOS_PLAYER] == player and frame[CHAOS_RECIPIENT] == on


def decider(playing: list[int]) -> int:
    return playing[CARD_ON] if playing[CHAOS_ON] == NO_CHAOS else playing[SEAT]
