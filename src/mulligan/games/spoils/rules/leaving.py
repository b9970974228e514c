"""Leaving play: destroyed, put into a hand, deck or pile, out of the game (304, 301.4), with what replaces it (506)."""

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import lose_chosen
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.limits.prohibitions import kept_from, text_at_work
from mulligan.games.spoils.printed import CHARACTER, DECK, DISCARD, HAND, LOCATION, OUT_OF_GAME, PLAY
from mulligan.games.spoils.procedures import (
    APPLIED_FROM,
    AT,
    BY_THEMSELVES,
    DID,
    EFFECT,
    FLAGS,
    LEAVING,
    LEAVING_LIST,
    LEAVING_SIZE,
    MOVED,
    OUTCOME,
    SOURCE,
    SOURCE_AGE,
)
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.table import (
    A_DESTRUCTION,
    BATTLE_WOUND,
    DESTROYED,
    LEAVES,
    NO_CARD,
    SHUFFLED,
    WOUND_SIZE,
    Table,
    last_blow,
)
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
BY_BATTLE = 2  # during a battle: those whose last damage was battle damage are destroyed by it
BY_DAMAGE = 4  # 408.4, 408.5

WAITS = -1


def leave(table: Table, cards: list[int], how: int, seat: int, by: int, flags: int) -> int:
    """Let cards leave play together. Gives how many did, or WAITS where replacements are seen to first."""
    return leave_by(table, cards, [by] * len(cards), how, seat, flags)


def leave_by(table: Table, cards: list[int], sources: list[int], how: int, seat: int, flags: int) -> int:
    """Let cards leave play together, each because of a source of its own (408.8)."""
    going: list[int] = []
    by: list[int] = []
    for i, card in enumerate(cards):
        if table.area[card] != PLAY:
            continue
        if is_kept(table, card, how, sources[i], seat, flags):
            continue  # 402.7a
        going.append(card)
        by.append(sources[i])
    if not going:
        return 0
    count = len(going)
    going = with_attached(table, going)
    for card in going[count:]:
        by.append(by[going.index(table.attached[card])])
    if replacements.any_for(table, LEAVES) or replacements.any_for(table, DESTROYED):
        entries: list[int] = []
        for i, card in enumerate(going):
            entries.extend([card, table.age[card], how, by[i]])
        table.push_row(LEAVING, [seat, 0, count, flags, len(table.applied), 0, *entries])
        return WAITS
    return depart(table, [(card, how, by[i]) for i, card in enumerate(going)], flags)


def is_kept(table: Table, card: int, how: int, source: int, seat: int, flags: int) -> bool:
    """402.7: does an effect say that it cannot leave in this way, or not because of this source?"""
    deeds = ops.D_LEAVE_PLAY
    if how == DESTRUCTION:
        deeds |= spared_from(flags)
    elif how == OUT:
        deeds |= ops.D_BE_REMOVED
    if characteristics.forbidden(table, card, deeds):
        return True
    if how != DESTRUCTION or not table.active:
        return False
    return kept_from(table, card, ops.D_BE_DESTROYED, source, seat, text_at_work(table))


def spared_from(flags: int) -> int:
    """The deeds of which one forbidden is enough for a card not to be destroyed."""
    return ops.D_BE_DESTROYED if flags & AS_COST else ops.D_BE_DESTROYED | ops.D_BE_DESTROYED_BUT_BY_COSTS


def with_attached(table: Table, cards: list[int]) -> list[int]:
    """301.4: what is attached to a card leaves in the same way."""
    found = cards[:]
    i = 0
    while i < len(found):
        for card in table.attached_to(found[i]):
            if card not in found and not stays(table, card):
                found.append(card)
        i += 1
    return found


def stays(table: Table, card: int) -> bool:
    """101.1: does it say that it does not leave with what it is attached to?"""
    return table.face(card).stays and not table.face_down[card] and not characteristics.textless(table, card)


def depart(table: Table, going: list[tuple[int, int, int]], flags: int) -> int:
    """They leave at the same time; triggers see them as they were."""
    before = len(table.pending)
    for card, how, by in going:
        if how == DESTRUCTION:
            in_battle = 1 if flags & BY_BATTLE and is_battle_wound(table, card) else 0
            table.note(DESTROYED, table.controller[card], why_destroyed(table, card, flags), card, 0, by, in_battle)
            triggers.collect(table, DESTROYED, table.controller[card], card, 0, by, in_battle)
        else:
            table.note(LEAVES, table.controller[card], "301.4", card, 0, by, AREA_AFTER[how])
        triggers.collect(table, LEAVES, table.controller[card], card, 0, by, AREA_AFTER[how])
    shuffled: list[int] = []
    for card, how, by in going:
        owner = table.owner[card]
        for left in table.attached_to(card):
            if stays(table, left):
                table.attached[left] = NO_CARD
        if how == DESTRUCTION:
            count_use(table, card, A_DESTRUCTION)
        table.move(card, AREA_AFTER[how])
        if how == OUT and by != NO_CARD:
            note_gone(table, card, by)
        if table.is_token(card):
            table.vanish(card)
        elif how == TO_BOTTOM:
            table.under(card)
        elif how == INTO_DECK and owner not in shuffled:
            shuffled.append(owner)
    for owner in shuffled:
        table.shuffle(table.decks[owner])
        table.happen(SHUFFLED, owner, "313.1")
    triggers.follow(table, before)
    return len(going)


def note_gone(table: Table, card: int, by: int) -> None:
    """403.6: which card's text put it out of the game, for what that text says of such cards later."""
    text = text_at_work(table)
    age = text[SOURCE_AGE] if text and text[SOURCE] == by else table.age[by]
    table.gone.extend([card, table.age[card], by, age])


def why_destroyed(table: Table, card: int, flags: int) -> str:
    """The rule by which a card is destroyed: damage, nothing to be attached to any more, or an instruction."""
    if not flags & BY_DAMAGE:
        return "304.1"
    types = characteristics.types(table, card)
    if types & CHARACTER:
        return "408.4"
    return "408.5" if types & LOCATION else "507.2e"


def is_battle_wound(table: Table, card: int) -> bool:
    """Was the last damage that it received battle damage (408.6)?"""
    blow = last_blow(table, card)
    return len(blow) > 0 and table.wounds[blow[0] + 3] & BATTLE_WOUND != 0


def heal_from(table: Table, card: int, by: list[int]) -> None:
    """408.4b, 408.5c, 506.6: a replaced destruction takes away all damage from its source."""
    wounds = table.wounds
    i = 0
    while i < len(wounds):
        if wounds[i] == card and wounds[i + 1] in by:
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
        card, how, by = frame[base], frame[base + 2], frame[base + 3]
        seat = table.controller[card]
        found: list[Happening] = []
        if how == DESTRUCTION:
            in_battle = 1 if frame[FLAGS] & BY_BATTLE and is_battle_wound(table, card) else 0
            found.append(Happening(DESTROYED, seat, card, 0, by, in_battle))
        found.append(Happening(LEAVES, seat, card, 0, by, AREA_AFTER[how]))
        return found

    def offer(self, table: Table) -> None:
        frame = table.frame
        while LEAVING_LIST + frame[AT] * LEAVING_SIZE < len(frame):
            base = LEAVING_LIST + frame[AT] * LEAVING_SIZE
            card = frame[base]
            replaceable = not frame[FLAGS] & AS_COST or frame[AT] >= frame[BY_THEMSELVES]  # 506.2a
            here = table.area[card] == PLAY and table.age[card] == frame[base + 1]
            if frame[base + 2] != REPLACED and replaceable and here:
                if replacements.offer(table, self.events(table)):
                    return
            frame[AT] += 1
        frame[STEP] = 3

    def chosen(self, table: Table) -> None:
        replacements.begin(table, self.events(table))

    def replaced(self, table: Table) -> None:
        """Was it replaced? Then it does not leave, nor does what would only have left with it (301.4b)."""
        frame = table.frame
        frame[STEP] = 0
        if not frame[OUTCOME]:
            return
        base = LEAVING_LIST + frame[AT] * LEAVING_SIZE
        card = frame[base]
        if frame[base + 2] == DESTRUCTION and table.area[card] == PLAY:
            sources = [frame[base + 3]]
            if frame[FLAGS] & BY_DAMAGE:
                sources = [table.wounds[i + 1] for i in last_blow(table, card)]
                if not sources:
                    table.spared.extend([card, table.age[card]])  # Ruling 17
            heal_from(table, card, sources)
        frame[base + 2] = REPLACED
        along = with_attached(table, [card])
        for i in range(LEAVING_LIST + frame[BY_THEMSELVES] * LEAVING_SIZE, len(frame), LEAVING_SIZE):
            if frame[i] in along:
                frame[i + 2] = REPLACED

    def departure(self, table: Table) -> None:
        frame = table.frame
        going: list[tuple[int, int, int]] = []
        for i in range(LEAVING_LIST, len(frame), LEAVING_SIZE):
            if frame[i + 2] != REPLACED and table.area[frame[i]] == PLAY and table.age[frame[i]] == frame[i + 1]:
                going.append((frame[i], frame[i + 2], frame[i + 3]))
        del table.applied[frame[APPLIED_FROM] :]
        table.pop()
        report(table, depart(table, going, frame[FLAGS]))


def report(table: Table, count: int) -> None:
    """Tell the effect below how many it moved."""
    below = table.frames[-1]
    if below[PROCEDURE] == EFFECT:
        below[MOVED] = count
        if count == 0:
            below[DID] = 0
            lose_chosen(table, below)
