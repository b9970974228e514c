"""Leaving play: destroyed, put into a hand, deck or pile, out of the game (304, 301.4), with what replaces it (506)."""

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.printed import DECK, DISCARD, HAND, OUT_OF_GAME, PLAY
from mulligan.games.spoils.procedures import (
    APPLIED_FROM,
    AT,
    BY,
    DID,
    EFFECT,
    FLAGS,
    LEAVING,
    LEAVING_LIST,
    LEAVING_SIZE,
    MOVED,
    OUTCOME,
    SEAT,
)
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.table import DESTROYED, LEAVES, NO_CARD, SHUFFLED, WOUND_SIZE, Table
from mulligan.kernel.state import PROCEDURE, STEP

# How a card leaves.
DESTRUCTION = 0
TO_DISCARD = 1
TO_HAND = 2
TO_TOP = 3
TO_BOTTOM = 4
INTO_DECK = 5
OUT = 6
REPLACED = 7  # it does not: something else happened instead

AREA_AFTER = [DISCARD, DISCARD, HAND, DECK, DECK, DECK, OUT_OF_GAME]

# Flags of a departure.
AS_COST = 1  # 506.2: nothing replaces it
BY_BATTLE = 2

WAITS = -1


def leave(table: Table, cards: list[int], how: int, seat: int, by: int, flags: int) -> int:
    """Let cards leave play together. Gives how many did, or WAITS where replacements are seen to first."""
    going: list[int] = []
    for card in cards:
        if table.area[card] != PLAY:
            continue
        if how == DESTRUCTION and characteristics.forbidden(table, card, ops.D_BE_DESTROYED):
            continue  # 402.7a
        going.append(card)
    if not going:
        return 0
    if replacements.any_for(table, LEAVES) or replacements.any_for(table, DESTROYED):
        entries: list[int] = []
        for card in with_attached(table, going):
            entries.extend([card, table.age[card], how])
        table.push(LEAVING, [seat, 0, by, flags, len(table.applied), 0, *entries])
        return WAITS
    return depart(table, [(card, how) for card in with_attached(table, going)], seat, by, flags)


def with_attached(table: Table, cards: list[int]) -> list[int]:
    """301.4: what is attached to a card leaves in the same way."""
    found = cards[:]
    i = 0
    while i < len(found):
        for card in table.attached_to(found[i]):
            if card not in found:
                found.append(card)
        i += 1
    return found


def depart(table: Table, going: list[tuple[int, int]], seat: int, by: int, flags: int) -> int:
    """They leave at the same time; triggers see them as they were."""
    for card, how in going:
        if how == DESTRUCTION:
            table.note(DESTROYED, table.controller[card], "304.1", card, 0, by, flags & BY_BATTLE)
            triggers.collect(table, DESTROYED, table.controller[card], card, 0, by, 1 if flags & BY_BATTLE else 0)
        else:
            table.note(LEAVES, table.controller[card], "301.4", card, 0, by, AREA_AFTER[how])
        triggers.collect(table, LEAVES, table.controller[card], card, 0, by, AREA_AFTER[how])
    shuffled: list[int] = []
    for card, how in going:
        owner = table.owner[card]
        table.move(card, AREA_AFTER[how])
        if table.is_token(card):
            table.vanish(card)
        elif how == TO_BOTTOM:
            table.under(card)
        elif how == INTO_DECK and owner not in shuffled:
            shuffled.append(owner)
    for owner in shuffled:
        table.shuffle(table.decks[owner])
        table.happen(SHUFFLED, owner, "313.1")
    triggers.follow(table)
    return len(going)


def heal_from(table: Table, card: int, by: int) -> None:
    """408.4b, 506.6: a replaced destruction takes away all damage from its source."""
    wounds = table.wounds
    i = 0
    while i < len(wounds):
        if wounds[i] == card and (by == NO_CARD or wounds[i + 1] == by):
            table.damage[card] -= min(wounds[i + 2], table.damage[card])
            del wounds[i : i + WOUND_SIZE]
        else:
            i += WOUND_SIZE
    table.changed()


def take_off_damage(table: Table, card: int, amount: int) -> int:
    """207.6, 408.5b: so much of its damage, the oldest first, no longer counts. Gives how much there was to take."""
    taken = min(amount, table.damage[card])
    if taken <= 0:
        return 0
    table.damage[card] -= taken
    left = taken
    wounds = table.wounds
    i = 0
    while i < len(wounds) and left:
        if wounds[i] != card:
            i += WOUND_SIZE
        elif wounds[i + 2] > left:
            wounds[i + 2] -= left
            left = 0
        else:
            left -= wounds[i + 2]
            del wounds[i : i + WOUND_SIZE]
    table.changed()
    return taken


class Leaving:
    """Each card that leaves has its replacements seen to, then all that still leave do so together."""

    def events(self, table: Table) -> list[Happening]:
        """What happens to the card that is being seen to."""
        frame = table.frame
        base = LEAVING_LIST + frame[AT] * LEAVING_SIZE
        card, how = frame[base], frame[base + 2]
        seat = table.controller[card]
        found: list[Happening] = []
        if how == DESTRUCTION:
            found.append(Happening(DESTROYED, seat, card, 0, frame[BY], 1 if frame[FLAGS] & BY_BATTLE else 0))
        found.append(Happening(LEAVES, seat, card, 0, frame[BY], AREA_AFTER[how]))
        return found

    def offer(self, table: Table) -> None:
        frame = table.frame
        while LEAVING_LIST + frame[AT] * LEAVING_SIZE < len(frame):
            base = LEAVING_LIST + frame[AT] * LEAVING_SIZE
            card = frame[base]
            along = table.attached[card] != NO_CARD and frame[AT] > 0
            replaceable = not frame[FLAGS] & AS_COST or along  # 506.2a
            here = table.area[card] == PLAY and table.age[card] == frame[base + 1]
            if frame[base + 2] != REPLACED and replaceable and here:
                if replacements.offer(table, self.events(table)):
                    return
            frame[AT] += 1
        frame[STEP] = 3

    def chosen(self, table: Table) -> None:
        replacements.begin(table, self.events(table))

    def replaced(self, table: Table) -> None:
        """Was it replaced? Then it does not leave, nor does what is attached to it as it would have (301.4b)."""
        frame = table.frame
        frame[STEP] = 0
        if not frame[OUTCOME]:
            return
        base = LEAVING_LIST + frame[AT] * LEAVING_SIZE
        card = frame[base]
        if frame[base + 2] == DESTRUCTION and table.area[card] == PLAY:
            heal_from(table, card, frame[BY])
        frame[base + 2] = REPLACED
        along = with_attached(table, [card])
        for i in range(LEAVING_LIST, len(frame), LEAVING_SIZE):
            if frame[i] in along:
                frame[i + 2] = REPLACED

    def departure(self, table: Table) -> None:
        frame = table.frame
        going: list[tuple[int, int]] = []
        for i in range(LEAVING_LIST, len(frame), LEAVING_SIZE):
            if frame[i + 2] != REPLACED and table.area[frame[i]] == PLAY and table.age[frame[i]] == frame[i + 1]:
                going.append((frame[i], frame[i + 2]))
        del table.applied[frame[APPLIED_FROM] :]
        table.pop()
        report(table, depart(table, going, frame[SEAT], frame[BY], frame[FLAGS]))


def report(table: Table, count: int) -> None:
    """Tell the effect below how many it moved."""
    below = table.frames[-1]
    if below[PROCEDURE] == EFFECT:
        below[MOVED] = count
        if count == 0:
            below[DID] = 0
