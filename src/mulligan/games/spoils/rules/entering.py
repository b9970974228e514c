"""Entering play (204.2, 206.2, 207.2), attaching (301, 507.2), flipping (411), control (407), resources (605)."""

from mulligan.games.spoils.effects import amounts, nouns
from mulligan.games.spoils.effects.context import context
from mulligan.games.spoils.legality import may_pick
from mulligan.games.spoils.options import ABOUT_ATTACHING, ABOUT_FACING, ABOUT_RESOURCE, CARD, FACE_DOWN, FACE_UP
from mulligan.games.spoils.printed import DISCARD, HAND, PLAY
from mulligan.games.spoils.printed import RESOURCE as RESOURCE_TYPE
from mulligan.games.spoils.procedures import (
    ENTERER,
    ENTERING,
    FACING,
    RESOURCE,
    RESOURCE_PLAY,
    RESOURCE_RULES,
    SEAT,
)
from mulligan.games.spoils.rules import triggers
from mulligan.games.spoils.table import (
    ATTACHED,
    CONTROL,
    DETACHED,
    ENTERS,
    FLIPPED_DOWN,
    FLIPPED_UP,
    LEAVES,
    NO_CARD,
    PLAYS_RESOURCE,
    TURN_NUMBER,
    Table,
)

DOWN = 1  # as a face-down resource


def enter(table: Table, cards: list[int], seat: int, flags: int, host: int) -> int:
    """Cards enter play together under a player's control. Gives how many did."""
    entered: list[int] = []
    for card in cards:
        face = table.face(card)
        if not flags & DOWN and face.attach and host == NO_CARD:
            table.push(ENTERING, [seat, card])  # 507.2b
            continue
        if not flags & DOWN and face.attach and table.area[host] != PLAY:
            to_discard(table, card)  # 507.2c
            continue
        put_into_play(table, card, seat, flags)
        if host != NO_CARD:
            table.attached[card] = host
        entered.append(card)
    for card in entered:
        made = context(table, table.printed[card], 0, card, seat)
        for code in table.face(card).enters_tokens:
            table.tokens[card] += amounts.amount(table, made, code)
        if table.face(card).enters_depleted and not flags & DOWN:
            table.depleted[card] = 1
        table.happen(ENTERS, seat, "604.3", card, 0, host, flags)
        if host != NO_CARD:
            table.happen(ATTACHED, seat, "507.2a", card, 0, host, open_face(table, host))
    return len(entered)


def to_discard(table: Table, card: int) -> None:
    if table.area[card] != DISCARD:
        table.move(card, DISCARD)


def put_into_play(table: Table, card: int, seat: int, flags: int) -> None:
    if table.area[card] == 6:  # a token that comes from nowhere
        table.area[card] = PLAY
        table.age[card] += 1
        table.in_play.append(card)
        table.version += 1
    else:
        table.move(card, PLAY)
    table.controller[card] = seat
    table.since[card] = table.clock[TURN_NUMBER]
    if flags & DOWN:
        table.face_down[card] = 1
        table.show_to(card, seat)
    else:
        table.show(card)


class Entering:
    """507.2b: what is put into play without a target picks one as it enters."""

    def choose(self, table: Table) -> None:
        frame = table.frame
        seat, card = frame[SEAT], frame[ENTERER]
        made = context(table, table.printed[card], 0, card, seat)
        options: list[int] = []
        for other in nouns.candidates(table, made, table.face(card).attach[0].kind):
            if may_pick(table, seat, other):
                options.append(CARD + other)
        if not options:
            table.pop()
            to_discard(table, card)
            return
        table.ask(seat, ABOUT_ATTACHING, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        table.pop()
        enter(table, [frame[ENTERER]], frame[SEAT], 0, table.answer - CARD)


def attach(table: Table, card: int, host: int) -> bool:
    """301.2: it is detached from whatever it was attached to."""
    if card == host or table.attached[card] == host or table.attached[host] == card:
        return False
    table.attached[card] = host
    table.changed()
    table.happen(ATTACHED, table.controller[card], "301.1", card, 0, host, open_face(table, host))
    return True


def open_face(table: Table, card: int) -> int:
    """What everybody can see a card in play to be; -1 for one that lies face-down."""
    return -1 if table.face_down[card] else table.printed[card]


def detach(table: Table, card: int) -> bool:
    if table.attached[card] == NO_CARD:
        return False
    host = table.attached[card]
    table.attached[card] = NO_CARD
    table.changed()
    table.happen(DETACHED, table.controller[card], "301.2", card, 0, host)
    return True


def flip_down(table: Table, card: int, seat: int) -> None:
    """411.4: it has left play, and a face-down resource has entered it."""
    triggers.collect(table, LEAVES, table.controller[card], card, 0, NO_CARD, PLAY)
    triggers.collect(table, FLIPPED_DOWN, table.controller[card], card, 0, NO_CARD, 0)
    for other in table.attached_to(card):
        table.attached[other] = NO_CARD
    table.note(FLIPPED_DOWN, seat, "411.4", card)
    put_into_play(table, card, seat, DOWN)
    triggers.follow(table)
    table.happen(ENTERS, seat, "411.4", card, 0, NO_CARD, DOWN)


def flip_up(table: Table, card: int, seat: int) -> None:
    """411.3: the resource has left play, and its front has entered it."""
    table.happen(FLIPPED_UP, seat, "411.3", card)
    enter(table, [card], seat, 0, NO_CARD)


def take_control(table: Table, card: int, seat: int) -> bool:
    """407.3. A character that changes sides cannot attack before its new controller's next turn (204.3)."""
    if table.controller[card] == seat:
        return False
    table.controller[card] = seat
    table.since[card] = table.clock[TURN_NUMBER]
    table.changed()
    table.happen(CONTROL, seat, "407.3", card)
    return True


# ---- resources ------------------------------------------------------------------------------------------------------

ONLY_DOWN = 1
ATTACHED_AT_ONCE = 2


def play_resource(table: Table, seat: int, rules: int) -> bool:
    """605: begin to play a resource; not without a card in hand."""
    if not table.hands[seat]:
        return False
    table.push(RESOURCE_PLAY, [seat, NO_CARD, 0, rules])
    return True


class ResourcePlay:
    """605.1, step by step."""

    def selection(self, table: Table) -> None:
        frame = table.frame
        options: list[int] = []
        done: list[int] = []
        for card in table.hands[frame[SEAT]]:
            if table.printed[card] not in done:
                done.append(table.printed[card])
                options.append(CARD + card)
        if not options:
            table.pop()
            return
        table.ask(frame[SEAT], ABOUT_RESOURCE, options)

    def selected(self, table: Table) -> None:
        table.frame[RESOURCE] = table.answer - CARD

    def facing(self, table: Table) -> None:
        frame = table.frame
        if frame[RESOURCE_RULES] & ONLY_DOWN or not table.face(frame[RESOURCE]).types & RESOURCE_TYPE:
            table.answer = FACE_DOWN
            return
        table.ask(frame[SEAT], ABOUT_FACING, [FACE_UP, FACE_DOWN])

    def triggers(self, table: Table) -> None:
        """605.1c: what happens while a resource is played happens before it enters play."""
        frame = table.frame
        frame[FACING] = table.answer
        if table.area[frame[RESOURCE]] == HAND:
            table.happen(PLAYS_RESOURCE, frame[SEAT], "605.1c", -1, 0, frame[RESOURCE])

    def play(self, table: Table) -> None:
        frame = table.frame
        card = frame[RESOURCE]
        table.pop()
        if table.area[card] != HAND:
            return
        host = table.factions[frame[SEAT]] if frame[RESOURCE_RULES] & ATTACHED_AT_ONCE else NO_CARD
        enter(table, [card], frame[SEAT], DOWN if frame[FACING] == FACE_DOWN else 0, host)
