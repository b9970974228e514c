"""The cards whose effect asks for choices of their own: Vacation of the Gods, Genie, God King Boon, Chaos Strikes."""

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.mat import GOLD, RESOURCES
from mulligan.games.mystic_war.options import (
    ABOUT_BOON,
    ABOUT_BOON_RESOURCE,
    ABOUT_BOON_TARGET,
    ABOUT_CHAOS,
    ABOUT_DISCARD_TAKEN,
    ABOUT_GIVING_UP,
    ABOUT_KEEPING,
    AFFECT,
    AMOUNT,
    DECLINE,
    ON,
    PLAY,
    TAKE,
)
from mulligan.games.mystic_war.procedures import (
    BOON_FOR,
    BOON_LEFT,
    BOON_RESOURCE,
    BOON_TARGET,
    CHAOS_PLAYER,
    CHAOS_RECIPIENT,
    GENIE_FOR,
    SEAT,
    VACATION_BASE,
    VACATION_SEAT,
)
from mulligan.games.mystic_war.rules.play import select
from mulligan.games.mystic_war.rules.resolution import into_hand_from_table, sacrifice_on_table
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import (
    FORFEITS,
    GAINS,
    GENIE_GROUP,
    GIVES_UP,
    KEEPS_DEITY,
    NO_LEGAL_PLAY,
    TAKES_DEITY,
    TAKES_DISCARD,
    Table,
)
from mulligan.kernel.state import STEP


class VacationOfTheGods:
    """Each seat with face-up deities, clockwise from the card's player, says which one it gives up."""

    def give_up(self, table: Table) -> None:
        frame = table.frame
        while frame[VACATION_SEAT] < table.seats:
            seat = (frame[SEAT] + frame[VACATION_SEAT]) % table.seats
            if table.face_up[seat]:
                options: list[int] = []
                for card in table.face_up[seat]:
                    if TAKE + table.printed[card] not in options:
                        options.append(TAKE + table.printed[card])
                table.ask(seat, ABOUT_GIVING_UP, options)
                return
            frame[VACATION_SEAT] += 1
        table.pop()

    def given_up(self, table: Table) -> None:
        frame = table.frame
        seat = (frame[SEAT] + frame[VACATION_SEAT]) % table.seats
        for card in table.face_up[seat]:
            if table.printed[card] == table.answer - TAKE:
                table.given_up.append(card)
                table.happen(GIVES_UP, seat, "Vacation of the Gods", card)
                break
        frame[VACATION_SEAT] += 1
        frame[STEP] = 0


class VacationReward:
    """What was given up is gone; the recipient may keep one of it face up, or take a Sacrifice into hand."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        standing = Standing(table, frame[VACATION_BASE], False)
        options = [DECLINE]
        if standing.substituted >= 0:
            options.append(TAKE + table.printed[sacrifice_on_table(table, frame[VACATION_BASE])])
        for seat in range(table.seats):
            card = legality.given_up(table, seat)
            if card >= 0 and seat != standing.substituted and TAKE + table.printed[card] not in options:
                options.append(TAKE + table.printed[card])
        table.ask(frame[SEAT], ABOUT_KEEPING, options)

    def taken(self, table: Table) -> None:
        frame = table.frame
        recipient = frame[SEAT]
        base = frame[VACATION_BASE]
        table.pop()
        substituted = Standing(table, base, False).substituted
        wanted = table.answer - TAKE
        if substituted >= 0:
            sacrifice = sacrifice_on_table(table, base)
            if table.printed[sacrifice] == wanted:
                into_hand_from_table(table, sacrifice, recipient)
                wanted = -1
        for seat in range(table.seats):
            card = legality.given_up(table, seat)
            if card < 0:
                continue
            if seat == substituted:
                table.happen(KEEPS_DEITY, seat, "Sacrifice", card)
                continue
            table.face_up[seat].remove(card)
            if table.printed[card] == wanted:
                wanted = -1
                table.face_up[recipient].append(card)
                table.given_up.remove(card)
                table.happen(TAKES_DEITY, recipient, "Vacation of the Gods", card, 0, seat)
            else:
                table.discard(card)
        table.given_up.clear()


class GeniesGift:
    """Genie: its recipient goes through the discards unseen and takes one, leaving Genie in its place."""

    def offer(self, table: Table) -> None:
        options: list[int] = []
        for card in table.discards:
            if TAKE + table.printed[card] not in options:
                options.append(TAKE + table.printed[card])
        options.sort()
        if not options:
            options.append(DECLINE)
        table.ask(table.frame[SEAT], ABOUT_DISCARD_TAKEN, options)

    def taken(self, table: Table) -> None:
        frame = table.frame
        table.pop()
        if table.answer == DECLINE:
            return
        taker, kind = frame[GENIE_FOR], table.answer - TAKE
        hide_discards(table, taker, frame[SEAT])
        for card in table.discards:
            if table.printed[card] == kind:
                table.discards.remove(card)
                table.hands[taker].append(card)
                table.happen(TAKES_DISCARD, taker, "Genie", card)
                return


def hide_discards(table: Table, taker: int, chooser: int) -> None:
    """Only these two now know the discards: the others cannot tell any more which of them is missing.

    The white-backed Judgment stays known to all: its back tells.
    """
    white = table.take_white_judgment(table.discards)
    table.shuffle(table.discards)
    for card in table.discards:
        table.group[card] = GENIE_GROUP
        table.seen[card] = 1 << taker | 1 << chooser
    if white >= 0:
        table.discards.append(white)


class Boon:
    """God King Boon: fifteen points, divided among the three resources and destruction."""

    def divide(self, table: Table) -> None:
        frame = table.frame
        if frame[BOON_LEFT] == 0 or frame[BOON_RESOURCE] > GOLD:
            table.answer = AMOUNT
            return
        table.ask(frame[SEAT], ABOUT_BOON + frame[BOON_RESOURCE], [AMOUNT + n for n in range(frame[BOON_LEFT] + 1)])

    def divided(self, table: Table) -> None:
        frame = table.frame
        points = table.answer - AMOUNT
        if points:
            table.happen(GAINS, frame[BOON_FOR], "God King Boon", -1, points, -1, frame[BOON_RESOURCE])
        frame[BOON_LEFT] -= points
        frame[BOON_RESOURCE] += 1
        if frame[BOON_LEFT] == 0:
            table.pop()
        elif frame[BOON_RESOURCE] <= GOLD:
            frame[STEP] = 0

    def target(self, table: Table) -> None:
        frame = table.frame
        seats = [ON + seat for seat in range(table.seats) if seat != frame[BOON_FOR]]
        table.ask(frame[SEAT], ABOUT_BOON_TARGET, [DECLINE, *seats])

    def target_chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == DECLINE:
            table.pop()
            return
        frame[BOON_TARGET] = table.answer - ON

    def resource(self, table: Table) -> None:
        table.ask(table.frame[SEAT], ABOUT_BOON_RESOURCE, [AFFECT + r for r in range(RESOURCES)])

    def destroy(self, table: Table) -> None:
        frame = table.frame
        table.pop()
        table.happen(
            FORFEITS, frame[BOON_TARGET], "God King Boon", -1, frame[BOON_LEFT], frame[BOON_FOR], table.answer - AFFECT
        )


class Chaos:
    """Chaos Strikes: the drawn cards are played on the recipient, in any order, as long as any has a legal play."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        options: list[int] = []
        for card in table.drawn:
            kind = table.printed[card]
            if PLAY + kind not in options and legality.leads(table, frame[CHAOS_PLAYER], kind, frame[CHAOS_RECIPIENT]):
                options.append(PLAY + kind)
        table.answer = DECLINE
        if options:
            table.ask(frame[SEAT], ABOUT_CHAOS, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if table.answer == DECLINE:
            table.pop()
            for card in table.drawn.copy():
                table.drawn.remove(card)
                table.discard(card)
                table.happen(NO_LEGAL_PLAY, frame[SEAT], "Chaos Strikes", card)
            return
        kind = table.answer - PLAY
        card = next(card for card in table.drawn if table.printed[card] == kind)
        select(table, frame[SEAT], frame[CHAOS_PLAYER], card, frame[CHAOS_RECIPIENT], len(table.plays_card), 0)
