"""Sets of players, fighters and spaces as bits, and what they come to on the table."""

from mypy_extensions import i64

from mulligan.games.unmatched.numbers import Player, Space
from mulligan.games.unmatched.options import CHOICE_SIZE, READY
from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.numbers import Card


def opponents(table: Table, player: Player) -> int:
    found = 0
    for other in range(table.sheet.players):
        if table.alive(Player(other)) and not table.sheet.same_side(player, other):
            found |= 1 << other
    return found


def friends(table: Table, player: Player) -> int:
    found = 0
    for other in range(table.sheet.players):
        if table.alive(Player(other)) and table.sheet.same_side(player, other):
            found |= 1 << other
    return found


def owners(table: Table, chosen: int) -> int:
    found = 0
    for fighter, owner in enumerate(table.sheet.owner):
        if chosen >> fighter & 1:
            found |= 1 << owner
    return found


def first_of(chosen: int) -> int:
    """The lowest member of a set, -1 for none."""
    number = 0
    while chosen:
        if chosen & 1:
            return number
        chosen >>= 1
        number += 1
    return NONE


def count_of(chosen: int) -> int:
    left: i64 = chosen
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count


def nearest(table: Table, candidates: int, to: int) -> int:
    best = NONE
    found = 0
    for fighter, space in enumerate(table.space):
        if space < 0 or not candidates >> fighter & 1:
            continue
        distance = closest(table, Space(space), to)
        if best < 0 or distance < best:
            best = distance
            found = 0
        if distance == best:
            found |= 1 << fighter
    return found


def closest(table: Table, space: Space, to: int) -> int:
    distance = 99
    for fighter, other in enumerate(table.space):
        if other >= 0 and to >> fighter & 1:
            distance = min(distance, table.board.distance[space][other])
    return distance


def within(table: Table, to: int, steps: int) -> int:
    found = 0
    for fighter, space in enumerate(table.space):
        if space >= 0 and closest(table, Space(space), to) <= steps:
            found |= 1 << fighter
    return found


def zones_of(table: Table, chosen: int) -> int:
    zones = 0
    for fighter, space in enumerate(table.space):
        if space >= 0 and chosen >> fighter & 1:
            zones |= table.board.zones[space]
    return count_of(zones)


def between(table: Table, one: int, other: int) -> int:
    """Ruling 5: the spaces strictly between two fighters on a shortest path."""
    a = first_of(one)
    b = first_of(other)
    if a < 0 or b < 0 or table.space[a] < 0 or table.space[b] < 0:
        return 0
    return max(table.board.distance[table.space[a]][table.space[b]] - 1, 0)


def moved(table: Table, chosen: int) -> bool:
    """One of these fighters started the turn in a different space."""
    for fighter, space in enumerate(table.space):
        if chosen >> fighter & 1 and space >= 0 and space != table.began[fighter]:
            return True
    return False


def still_in_zone(table: Table, chosen: int) -> bool:
    for fighter, space in enumerate(table.space):
        began = table.began[fighter]
        if chosen >> fighter & 1 and space >= 0 and began >= 0 and table.board.zones[space] & table.board.zones[began]:
            return True
    return False


def members(chosen: int, option: int) -> list[int]:
    """A set as options of one sort."""
    ready = READY[option // CHOICE_SIZE]
    found = ready[: count_of(chosen)]  # as many as there will be
    left: i64 = chosen
    number: i64 = 0
    place: i64 = 0
    while left:
        if left & 1:
            found[place] = ready[number]
            place += 1
        left >>= 1
        number += 1
    return found


def ask_which(table: Table, player: Player, subject: int, chosen: int, option: int) -> None:
    """Let a player choose one of a set. Where there is one only, or in a play-out, the options need not be made."""
    seat = table.seat_of[player]
    count: i64 = count_of(chosen)
    if count == 1:
        table.answer = option + first_of(chosen)
        table.no_choice(seat, subject, table.answer)
    elif count > 1 and table.choices < table.by_lot:
        table.take_drawn(seat, subject, option + member_of(chosen, table.next_lot(count)))
    else:
        table.ask(seat, subject, members(chosen, option))


def member_of(chosen: i64, place: i64) -> i64:
    """The member of a set before which there are so many."""
    number: i64 = 0
    while place or not chosen & 1:
        place -= chosen & 1
        chosen >>= 1
        number += 1
    return number


def fitting(table: Table, zone: list[Card], chosen: int) -> list[Card]:
    """The cards of a zone that a filter of the sheet lets through (-1: all)."""
    if chosen < 0:
        return zone.copy()
    kinds = table.sheet.filters[chosen]
    return [card for card in zone if kinds[table.printed[card]]]


def card_options(table: Table, zone: list[Card], option: int) -> list[int]:
    ready = READY[option // CHOICE_SIZE]
    return [ready[kind] for kind in table.kinds_in(zone)]


def card_of(table: Table, zone: list[Card], kind: int) -> Card:
    """The card of a kind in a zone; of several the last."""
    for i in range(len(zone) - 1, -1, -1):
        if table.printed[zone[i]] == kind:
            return zone[i]
    raise RuntimeError(f"no {table.sheet.name[kind]} there")
