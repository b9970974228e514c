"""Leaving play: destroyed, put into a hand, deck or pile, out of the game (304, 301.4), with what replaces it (506)."""

from typing import Any, Final

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.act import lose_chosen
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.events import A_DESTRUCTION, BATTLE_WOUND, DESTROYED, LEAVES, SHUFFLED, WOUND_SIZE
from mulligan.games.spoils.limits.prohibitions import kept_from, text_at_work
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import CHARACTER, DECK, DISCARD, HAND, LOCATION, OUT_OF_GAME, PLAY
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.table import (
    Table,
    last_blow,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.parts import Frame, Part

# How a card leaves.
DESTRUCTION: Final = 0
TO_DISCARD: Final = 1
TO_HAND: Final = 2
TO_TOP: Final = 3
TO_BOTTOM: Final = 4
INTO_DECK: Final = 5
OUT: Final = 6
REPLACED: Final = 7  # it does not: something else happened instead
OUT_DOWN: Final = 8  # face down

AREA_AFTER: Final = [DISCARD, DISCARD, HAND, DECK, DECK, DECK, OUT_OF_GAME, PLAY, OUT_OF_GAME]

# Flags of a departure.
AS_COST: Final = 1  # 506.2: nothing replaces it
BY_BATTLE: Final = 2  # during a battle: those whose last damage was battle damage are destroyed by it
BY_DAMAGE: Final = 4  # 408.4, 408.5

WAITS: Final = -1


def leave(table: Table, cards: list[Card], how: int, seat: Seat, by: Card, flags: int) -> int:
    """Let cards leave play together. Gives how many did, or WAITS where replacements are seen to first."""
    return leave_by(table, cards, [by] * len(cards), how, seat, flags)


def leave_by(table: Table, cards: list[Card], sources: list[Card], how: int, seat: Seat, flags: int) -> int:
    """Let cards leave play together, each because of a source of its own (408.8)."""
    going: list[Card] = []
    by: list[Card] = []
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
    for i in range(len(going) - 1, count - 1, -1):  # 402.7a: what cannot leave in this way stays, attached to nothing
        if is_kept(table, going[i], how, NO_CARD, seat, flags):
            table.attached[going[i]] = NO_CARD
            del going[i]
    for card in going[count:]:
        by.append(by[going.index(Card(table.attached[card]))])
    if replacements.any_for(table, LEAVES) or replacements.any_for(table, DESTROYED):
        departures = [Departure(card, table.age[card], how, by[i]) for i, card in enumerate(going)]
        table.push(Leaving(len(table.applied), seat, count, flags, departures))
        return WAITS
    return depart(table, [(card, how, by[i]) for i, card in enumerate(going)], flags)


def is_kept(table: Table, card: Card, how: int, source: Card, seat: Seat, flags: int) -> bool:
    """402.7: does an effect say that it cannot leave in this way, or not because of this source?"""
    deeds = ops.D_LEAVE_PLAY
    if how == DESTRUCTION:
        deeds |= spared_from(table, card, flags)
    elif how == OUT or how == OUT_DOWN:
        deeds |= ops.D_BE_REMOVED
    if characteristics.forbidden(table, card, deeds):
        return True
    if how != DESTRUCTION or not table.active:
        return False
    return kept_from(table, card, ops.D_BE_DESTROYED, source, seat, text_at_work(table))


def spared_from(table: Table, card: Card, flags: int) -> int:
    """The deeds of which one forbidden is enough for a card not to be destroyed."""
    deeds = ops.D_BE_DESTROYED
    if not flags & AS_COST:
        deeds |= ops.D_BE_DESTROYED_BUT_BY_COSTS
        if not flags & BY_DAMAGE and text_at_work(table) is not None:
            deeds |= ops.D_BE_DESTROYED_BY_EFFECTS
    if not flags & BY_DAMAGE:
        deeds |= ops.D_BE_DESTROYED_BUT_BY_DAMAGE
    if not flags & BY_DAMAGE or not is_battle_wound(table, card):
        deeds |= ops.D_BE_DESTROYED_BUT_BY_BATTLE_DAMAGE
    return deeds


def with_attached(table: Table, cards: list[Card]) -> list[Card]:
    """301.4: what is attached to a card leaves in the same way."""
    found = cards[:]
    i = 0
    while i < len(found):
        for card in table.attached_to(found[i]):
            if card not in found and not stays(table, card):
                found.append(card)
        i += 1
    return found


def stays(table: Table, card: Card) -> bool:
    """101.1: does it say that it does not leave with what it is attached to?"""
    return table.face(card).stays and not table.face_down[card] and not characteristics.textless(table, card)


def depart(table: Table, going: list[tuple[Card, int, Card]], flags: int) -> int:
    """They leave at the same time; triggers see them as they were."""
    before = len(table.pending)
    for card, how, by in going:
        if how == DESTRUCTION:
            in_battle = 1 if flags & BY_BATTLE and is_battle_wound(table, card) else 0
            table.note(
                DESTROYED,
                table.controller_of(card),
                why_destroyed(table, card, flags),
                card,
                0,
                by,
                in_battle,
            )
            triggers.collect(table, DESTROYED, table.controller_of(card), card, table.tokens[card], by, in_battle)
        else:
            table.note(LEAVES, table.controller_of(card), "301.4", card, 0, by, AREA_AFTER[how])
        triggers.collect(table, LEAVES, table.controller_of(card), card, table.tokens[card], by, AREA_AFTER[how])
    shuffled: list[Seat] = []
    for card, how, by in going:
        owner = table.owner_of(card)
        for left in table.attached_to(card):
            if stays(table, left):
                table.attached[left] = NO_CARD
        if how == DESTRUCTION:
            count_use(table, card, A_DESTRUCTION)
        table.move(card, AREA_AFTER[how], how == OUT_DOWN)
        if (how == OUT or how == OUT_DOWN) and by != NO_CARD:
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


def note_gone(table: Table, card: Card, by: Card) -> None:
    """403.6: which card's text put it out of the game, for what that text says of such cards later."""
    text = text_at_work(table)
    age: int = text.source_age if text is not None and text.source == by else table.age[by]
    table.gone = (*table.gone, card, table.age[card], by, age)


def why_destroyed(table: Table, card: Card, flags: int) -> str:
    """The rule by which a card is destroyed: damage, nothing to be attached to any more, or an instruction."""
    if not flags & BY_DAMAGE:
        return "304.1"
    types = characteristics.types(table, card)
    if types & CHARACTER:
        return "408.4"
    return "408.5" if types & LOCATION else "507.2e"


def is_battle_wound(table: Table, card: Card) -> bool:
    """Was the last damage that it received battle damage (408.6)?"""
    blow = last_blow(table, card)
    return len(blow) > 0 and table.wounds[blow[0] + 3] & BATTLE_WOUND != 0


def heal_from(table: Table, card: Card, by: list[Card]) -> None:
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


def take_off_damage(table: Table, card: Card, amount: int) -> int:
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


class Departure(Part):
    """A card that is about to leave play."""

    card: Card
    age: int
    how: int
    by: Card

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self, card: Card, age: int, how: int, by: Card) -> None:
        self.card = card
        self.age = age
        self.how = how
        self.by = by

    def copy(self) -> "Departure":
        return Departure(self.card, self.age, self.how, self.by)

    def values(self) -> list[Any]:
        return [self.card, self.age, self.how, self.by]


class Leaving(Replaceable):
    """Each card that leaves has its replacements seen to, then all that still leave do so together."""

    seat: Seat
    by_themselves: int  # so many of the cards, the first; the rest leave with what they are attached to
    flags: int
    going: list[Departure]

    def things(self) -> int:
        return len(self.going)

    def is_replaceable(self, table: Table) -> bool:
        one = self.going[self.at]
        if self.flags & AS_COST and self.at < self.by_themselves:  # 506.2a
            return False
        return one.how != REPLACED and table.is_in_play(one.card, one.age)

    def events(self, table: Table) -> list[Happening]:
        one = self.going[self.at]
        seat = table.controller_of(one.card)
        found: list[Happening] = []
        if one.how == DESTRUCTION:
            in_battle = 1 if self.flags & BY_BATTLE and is_battle_wound(table, one.card) else 0
            found.append(Happening(DESTROYED, seat, one.card, 0, one.by, in_battle))
        found.append(Happening(LEAVES, seat, one.card, 0, one.by, AREA_AFTER[one.how]))
        return found

    def replace(self, table: Table) -> None:
        """It does not leave, nor does what would only have left with it (301.4b)."""
        one = self.going[self.at]
        card = one.card
        if one.how == DESTRUCTION and table.area[card] == PLAY:
            sources = [one.by]
            if self.flags & BY_DAMAGE:
                sources = [Card(table.wounds[i + 1]) for i in last_blow(table, card)]
                if not sources:
                    table.spared = (*table.spared, card, table.age[card])  # Ruling 17
            heal_from(table, card, sources)
        one.how = REPLACED
        along = with_attached(table, [card])
        for other in self.going[self.by_themselves :]:
            if other.card in along:
                other.how = REPLACED

    def come_about(self, table: Table) -> None:
        going: list[tuple[Card, int, Card]] = []
        for one in self.going:
            if one.how != REPLACED and table.is_in_play(one.card, one.age):
                going.append((one.card, one.how, one.by))
        report(table, depart(table, going, self.flags))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        applied_from: int,
        seat: Seat,
        by_themselves: int,
        flags: int,
        going: "list[Departure]",
        at: int = 0,
        took_place: bool = False,
    ) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.seat = seat
        self.by_themselves = by_themselves
        self.flags = flags
        self.going = going
        self.at = at
        self.took_place = took_place

    def copy(self) -> "Leaving":
        twin = Leaving(
            self.applied_from,
            self.seat,
            self.by_themselves,
            self.flags,
            [one.copy() for one in self.going],
            self.at,
            self.took_place,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.seat, self.by_themselves, self.flags, self.going, self.at, self.took_place]


def report(table: Table, count: int) -> None:
    """Tell the effect below how many it moved."""
    tell(table, table.stack[-1], count)


def tell(table: Table, below: Frame, count: int) -> None:
    if isinstance(below, Context):
        below.moved = count
        if count == 0:
            below.did = False
            lose_chosen(table, below)
