"""What a position is worth to a seat: influence, what is in play, resources, hands, and who could attack whom."""

from typing import Final

from mulligan.games.spoils.advice.battles import Fighter, damage_through, fighter_of, may_attack
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.lasting import THIS_TURN
from mulligan.games.spoils.printed import CHARACTER, FACTION, LOCATION, RESOURCE
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import HIDDEN

WON: Final = 1000.0
DEADLY: Final = 80.0  # an attack that would win
ELIMINATED: Final = 15.0  # an opponent who is out, where others are left
POINT_OF_INFLUENCE: Final = 0.45
UNKNOWN_CARD: Final = 1.2  # a card in a hand that nobody has seen
SPARE_STAPLE: Final = 0.35
NEEDED_STAPLE: Final = 0.9
ENOUGH_RESOURCES: Final = 5
LOW_DECK: Final = 5
LONG_GAME: Final = 16  # turns, of all players together
EAGERNESS_GAINED: Final = 0.05  # with every turn after that
MOST_EAGER: Final = 5.0
BOLDNESS_GAINED: Final = 0.15
MOST_BOLD: Final = 8.0
FULL_HAND: Final = 7
BEYOND_A_FULL_HAND: Final = 0.3

# What each further resource adds.
RESOURCE_STEPS: Final = [2.6, 2.6, 2.6, 2.4, 2.0, 1.6, 1.3, 0.9, 0.6, 0.4, 0.25, 0.15]


class Judge:
    """Looks at positions for one seat, which at the start knew the printed cards of `known`."""

    def __init__(self, seat: Seat, known: list[int]) -> None:
        self.seat: Seat = seat
        self.known: list[int] = known

    def worth(self, table: Table, goes_on: bool = True) -> float:
        """The position, from this seat's side. The table is changed: what ends with the turn is taken away.

        Where this seat's turn does not go on, an attack that would win is a chance missed.
        """
        seat = self.seat
        if table.over:
            return (WON if seat in table.winners else -WON) if table.winners else 0.0
        if table.lost >> seat & 1:
            return -WON
        found = 0.0
        if table.active_player == seat and table.battle_target == NO_CARD:
            reach = self.reach(table)
            found += reach if goes_on or reach < DEADLY else -DEADLY
        end_turn_effects(table)
        found += self.side(table, seat) - self.danger(table)
        share = 1.0 / (table.seats - 1)
        for other in range(table.seats):
            if other == seat:
                continue
            if table.lost >> other & 1:
                found += ELIMINATED
            else:
                found -= share * self.side(table, Seat(other))
        return found

    # ---- one side ----------------------------------------------------------------------------------------------------

    def side(self, table: Table, seat: Seat) -> float:
        """Everything that a seat has."""
        found = eagerness(table) * of_influence(table.influence[seat])
        resources = 0
        for card in table.in_play:
            if table.controller[card] != seat:
                continue
            if table.face_down[card] or table.face(card).types & RESOURCE:
                resources += 1
            else:
                found += in_play(table, card)
        found += of_resources(resources) + crowding(len(table.hands[seat])) * self.hand(table, seat, resources)
        left = len(table.decks[seat])
        return found - 0.4 * (LOW_DECK - left) if left < LOW_DECK else found

    def hand(self, table: Table, seat: Seat, resources: int) -> float:
        if seat != self.seat:
            return UNKNOWN_CARD * len(table.hands[seat])
        found = 0.0
        staples = 0
        for card in table.hands[seat]:
            if card >= len(self.known) or self.known[card] == HIDDEN:
                found += UNKNOWN_CARD
                continue
            face = table.face(card)
            if not face.types & RESOURCE:
                found += in_hand(table, seat, card, resources)
            elif resources + staples < ENOUGH_RESOURCES:
                staples += 1
                found += NEEDED_STAPLE
            else:
                found += SPARE_STAPLE
        return found

    # ---- what may come of it -----------------------------------------------------------------------------------------

    def reach(self, table: Table) -> float:
        """What this seat's ready characters would do to the factions of the others if they attacked now."""
        attackers: list[Fighter] = []
        for card in table.in_play:
            if may_attack(table, self.seat, card):
                attackers.append(fighter_of(table, card, character(table, card)))
        if not attackers:
            return 0.0
        best = 0.0
        for other in table.opponents(self.seat):
            blockers = able_to_block(table, other)
            dealt = damage_through(attackers, blockers)
            before = table.influence[other]
            gain = DEADLY if dealt >= before else 0.8 * (of_influence(before) - of_influence(before - dealt))
            best = max(best, gain)
        return best if best == DEADLY else eagerness(table) * best

    def danger(self, table: Table) -> float:
        """What the others' characters may do to this seat before it can act again."""
        blockers = able_to_block(table, self.seat)
        worst = 0.0
        have = table.influence[self.seat]
        for other in table.opponents(self.seat):
            attackers: list[Fighter] = []
            for card in table.in_play:
                if table.controller[card] != other or table.face_down[card]:
                    continue
                if table.depleted[card] and table.active_player == other:
                    continue
                if characteristics.types(table, card) & CHARACTER:
                    if not characteristics.forbidden(table, card, ops.D_ATTACK):
                        attackers.append(fighter_of(table, card, 0.0))
            dealt = damage_through(attackers, blockers)
            pain = 12.0 + dealt - have if dealt >= have else 0.5 * (of_influence(have) - of_influence(have - dealt))
            worst = max(worst, pain)
        return worst


def able_to_block(table: Table, seat: Seat) -> list[Fighter]:
    """Those who can block for a seat."""
    found: list[Fighter] = []
    for card in table.in_play:
        if table.controller[card] != seat or table.depleted[card] or table.face_down[card]:
            continue
        if characteristics.types(table, card) & CHARACTER:
            if not characteristics.forbidden(table, card, ops.D_BLOCK):
                found.append(fighter_of(table, card, 0.0))
    return found


def of_influence(points: int) -> float:
    """Every point counts, the last ones most."""
    return POINT_OF_INFLUENCE * points - 6.0 / (points + 1)


def of_resources(count: int) -> float:
    found = 0.0
    for i in range(min(count, len(RESOURCE_STEPS))):
        found += RESOURCE_STEPS[i]
    return found


def crowding(cards: int) -> float:
    """What a card in hand counts, where there are more than will be played soon."""
    return 1.0 if cards <= FULL_HAND else (FULL_HAND + BEYOND_A_FULL_HAND * (cards - FULL_HAND)) / cards


def in_hand(table: Table, seat: Seat, card: Card, resources: int) -> float:
    """A card in hand is worth more the sooner it can be played."""
    face = table.face(card)
    if not characteristics.meets(table, seat, face.threshold):
        ready = 0.25
    else:
        ready = 1.0 if face.cost <= resources else max(0.2, 0.8 - 0.2 * (face.cost - resources - 1))
    return 0.55 + 0.5 * ready + 0.06 * face.cost


def in_play(table: Table, card: Card) -> float:
    """A card that stays in play."""
    types = characteristics.types(table, card)
    if types & CHARACTER:
        return character(table, card) + 0.2 * int(table.tokens[card])
    face = table.face(card)
    found = 0.2 * int(table.tokens[card])
    if types & LOCATION:
        left = characteristics.stat(table, card, ops.STRUCTURE) - int(table.damage[card])
        return found + 0.4 + 0.5 * face.cost + 0.15 * left
    if types & FACTION:
        return found
    if table.attached[card] != NO_CARD:
        return found + 0.2 * face.cost
    return found + 0.3 + 0.55 * face.cost


def eagerness(table: Table) -> float:
    """A game that drags on is worth risks: influence counts for more and more beside all else."""
    return min(MOST_EAGER, 1.0 + EAGERNESS_GAINED * max(0, table.turn_number - LONG_GAME))


def boldness(table: Table) -> float:
    """Where nobody has a good attack, the boards only fill up: sooner or later a doubtful one is better than none."""
    return min(MOST_BOLD, BOLDNESS_GAINED * max(0, table.turn_number - LONG_GAME))


def character(table: Table, card: Card) -> float:
    face = table.face(card)
    strength = characteristics.stat(table, card, ops.STRENGTH)
    life = characteristics.stat(table, card, ops.LIFE)
    found = 0.3 + 0.8 * strength + 0.4 * life + 0.12 * characteristics.stat(table, card, ops.SPEED)
    if characteristics.keywords(table, card) & 1:
        found += 0.3 + 0.2 * strength
    if not characteristics.textless(table, card):
        found += 0.3 * (len(face.abilities) + len(face.triggers) + len(face.standing))
    if characteristics.forbidden(table, card, ops.D_ATTACK):
        found *= 0.6
    if characteristics.forbidden(table, card, ops.D_BLOCK):
        found *= 0.8
    if characteristics.forbidden(table, card, ops.D_BE_RESTORED | ops.D_BE_RESTORED_BY_RULE) and table.depleted[card]:
        found *= 0.4
    return found


def end_turn_effects(table: Table) -> None:
    """Take away what lasts this turn only: it should not be taken for something won."""
    table.lasting = [lasting for lasting in table.lasting if lasting.duration != THIS_TURN]
    for card in table.in_play:
        if table.damage[card] and characteristics.types(table, card) & CHARACTER:
            table.damage[card] = 0
    table.changed()
