"""What can be wrong with a position of Mystic War: for tests, and for files from outside."""

from typing import Final

from mulligan.games.mystic_war import cards, legality
from mulligan.games.mystic_war.cards import ABILITY, ACTION_CARDS, EFFECT, RESOURCE, SPELL, STAYS, TYPE, VICTORY_CARDS
from mulligan.games.mystic_war.mat import LEAST, MOST, POWER_OF, POWERS, RESOURCES
from mulligan.games.mystic_war.rules.calamities import Boon, Chaos, GeniesGift, VacationOfTheGods, VacationReward
from mulligan.games.mystic_war.rules.play import Addition, AnyTime, PlayCard, Selection, Window
from mulligan.games.mystic_war.rules.playing import Playing
from mulligan.games.mystic_war.rules.resolution import Resolution
from mulligan.games.mystic_war.rules.rounds import Exchange, Round, SpecialPower, Turn
from mulligan.games.mystic_war.table import GENIE_GROUP, NO_CHAOS, NONE, ROUNDS_AT_MOST, VICTORY_GROUP, Table
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Card
from mulligan.kernel.parts import Frame

TOTAL: Final = ACTION_CARDS + VICTORY_CARDS


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
    seats = table.seats
    if not 0 <= table.first < seats or not 0 <= table.turn < seats:
        return "the round is not in order"
    if not NONE <= table.next_first < seats or not 0 <= table.passes <= seats:
        return "the passes of the round are not in order"
    if not 0 < table.round <= ROUNDS_AT_MOST:
        return "the number of the round is not in order"
    if table.passes > 0 and table.next_first == NONE:
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
    on_table = 0
    played: list[int] = []
    for play in table.plays:
        if not 0 <= play.card < ACTION_CARDS or play.card in played:
            return "a card is played that is none, or twice"
        played.append(play.card)
        if not 0 <= play.by < table.seats or not NONE <= play.on < table.seats:
            return "a card is played by or on nobody"
        if not takes_effect_as(table, play.card, play.effect):
            return "a card is played as what it is not"
        if not NONE <= play.detail < ACTION_CARDS:
            return "a card is played on what does not exist"
        if not STAYS[table.printed[play.card]]:
            on_table += 1
            if play.card not in table.on_table:
                return "a card just played is not on the table"
    if on_table != len(table.on_table):
        return "a card is on the table that was not played"
    for card in table.given_up:
        if not any(card in deities for deities in table.face_up):
            return "a deity is given up that is not face up"
    return ""


def takes_effect_as(table: Table, card: Card, effect: int) -> bool:
    printed = EFFECT[table.printed[card]]
    return effect in (ABILITY[printed].guises or [printed])


def frames_fault(table: Table) -> str:
    """Every procedure in progress fits the one that it stands on."""
    stack = table.stack
    if not stack or not isinstance(stack[0], Round):
        return "no round is in progress"
    plays = 0
    chaos = 0
    vacation = 0
    for i in range(1, len(stack)):
        below, frame = stack[i - 1], stack[i]
        if not fits(table, below, frame):
            return f"the procedure {type(frame).__name__} in progress does not fit the one that it stands on"
        if isinstance(frame, PlayCard):
            if frame.base < plays or (plays == 0 and frame.base != 0):
                return "a card is played as part of another"
            plays = frame.base + 1
            vacation += ABILITY[frame.effect].frees_deities
        elif isinstance(frame, Chaos):
            chaos += 1
    if plays == 0 and table.plays:
        return "cards were played, and none is being played"
    if chaos == 0 and table.drawn:
        return "cards were drawn for Chaos Strikes, which is not being played"
    if vacation == 0 and table.given_up:
        return "deities are given up to no Vacation of the Gods"
    return ""


def fits(table: Table, below: Frame, frame: Frame) -> bool:
    if isinstance(frame, Turn):
        return isinstance(below, Round) and frame.seat == table.turn
    if isinstance(frame, SpecialPower):
        return isinstance(below, Round) and power_fits(table, frame)
    if isinstance(frame, Exchange):
        return isinstance(below, Round) and 0 <= frame.seat < table.seats
    if isinstance(frame, Selection):
        return player_fits(below, frame) and selection_fits(table, below, frame)
    if isinstance(frame, PlayCard):
        return player_fits(below, frame) and not isinstance(below, Window) and play_fits(table, frame)
    if isinstance(frame, AnyTime):
        return isinstance(below, Turn) and 0 <= frame.seat < table.seats
    if isinstance(frame, Addition):
        window = below if isinstance(below, Window) else None
        if isinstance(below, Addition):  # several that are considered anew: the first of them on top
            return frame.seat == below.seat and frame.index < below.index
        return (
            window is not None
            and window.base < frame.index < len(table.plays)
            and frame.seat == table.plays[window.base].by
        )
    return isinstance(below, PlayCard) and effect_fits(table, below, frame)


def power_fits(table: Table, frame: SpecialPower) -> bool:
    """5.1: once chosen, the Special Power is one that the seat has, and the trade one that it can make."""
    if not 0 <= frame.seat < table.seats or not 0 <= frame.power < POWERS or not 0 <= frame.on < table.seats:
        return False
    if frame.step <= SpecialPower.AMOUNT:
        return True
    if legality.exercising(table, frame.seat, frame.power) != ALLOWED:
        return False
    trades = legality.trades(table, frame.seat, POWER_OF[frame.power])
    return frame.step <= SpecialPower.TARGET or frame.traded in trades


def player_fits(below: Frame, frame: Playing) -> bool:
    """Who chooses, for whom, under Chaos Strikes or not: as the turn, the window or Chaos Strikes says."""
    if isinstance(below, Chaos):
        return (frame.seat, frame.player, frame.chaos_on) == (below.seat, below.player, below.recipient)
    if isinstance(below, Window) and below.chaos_on != NO_CHAOS:
        return (frame.seat, frame.player, frame.chaos_on) == (below.seat, below.player, below.chaos_on)
    if isinstance(below, Window | Turn | AnyTime):
        return (frame.seat, frame.player, frame.chaos_on) == (below.seat, below.seat, NO_CHAOS)
    return False


def selection_fits(table: Table, below: Frame, frame: Selection) -> bool:
    """The card is where it is played from; what is not yet chosen is open, what is chosen is possible."""
    zone = table.hands[frame.player] if frame.chaos_on == NO_CHAOS else table.drawn
    base = below.base if isinstance(below, Window) else len(table.plays)
    if frame.card not in zone or frame.base != base or frame.detail != NONE:
        return False
    if frame.added != isinstance(below, Window):
        return False
    if frame.step <= Selection.ON_WHOM:
        return frame.effect == NONE and frame.on == NONE
    return takes_effect_as(table, frame.card, frame.effect) and (frame.on == NONE) == (frame.step <= Selection.OF_WHAT)


def play_fits(table: Table, frame: PlayCard) -> bool:
    """What is being played is what lies on the table."""
    if not 0 <= frame.base < len(table.plays):
        return False
    play = table.plays[frame.base]
    effect, on, detail = frame.effect, frame.on, frame.detail
    if (play.card, play.effect, play.on, play.detail) != (frame.card, effect, on, detail) or play.by != frame.player:
        return False
    if ABILITY[effect].takes_deity:
        return on != NONE and (frame.step > PlayCard.TAKE_EFFECT or detail in table.face_up[on])
    if ABILITY[effect].choice:
        return on != NONE and 0 <= detail < RESOURCES
    return detail == NONE


def effect_fits(table: Table, below: PlayCard, frame: Frame) -> bool:
    """A window stands on its card, and so does the procedure that is the effect of a card."""
    effect, on = below.effect, below.on
    chooser = on if below.chaos_on == NO_CHAOS else below.seat
    if isinstance(frame, Window):
        if (frame.base, frame.chaos_on, frame.player) != (below.base, below.chaos_on, below.player):
            return False
        return below.chaos_on == NO_CHAOS or frame.seat == below.seat
    if isinstance(frame, Resolution):
        sort = TYPE[table.printed[below.card]]
        as_below = (frame.base, frame.chaos_on) == (below.base, below.chaos_on)
        return (sort == RESOURCE or sort == SPELL) and on != NONE and as_below
    if isinstance(frame, VacationOfTheGods):
        return ABILITY[effect].frees_deities and frame.player == below.player
    if isinstance(frame, VacationReward):
        return ABILITY[effect].frees_deities and frame.seat == on and frame.base == below.base
    if isinstance(frame, GeniesGift):
        return frame.taker == on and frame.seat == chooser
    if isinstance(frame, Boon):
        return frame.lucky == on and frame.seat == chooser
    return isinstance(frame, Chaos) and frame.player == below.player and frame.recipient == on
