"""The cards whose effect asks for choices of their own: Vacation of the Gods, Genie, God King Boon, Chaos Strikes."""

from typing import Any, Final

from librt.vecs import remove, vec
from mypy_extensions import i32

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.cards import ABILITY
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
from mulligan.games.mystic_war.rules.play import Selection
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
    without,
)
from mulligan.kernel.numbers import FIRST_SEAT, NO_CARD, Seat
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


class VacationOfTheGods(Frame):
    """Each seat with face-up deities, clockwise from the card's player, says which one it gives up."""

    STEPS = ("give_up", "gave_up")

    player: Seat
    rule: str
    asked: int = 0  # how many seats were asked

    def give_up(self, table: Table) -> None:
        while self.asked < table.seats:
            seat = Seat((self.player + self.asked) % table.seats)
            if table.face_up[seat]:
                table.ask(seat, ABOUT_GIVING_UP, table.takes(table.face_up[seat]))
                return
            self.asked += 1
        table.pop()

    def gave_up(self, table: Table) -> None:
        seat = Seat((self.player + self.asked) % table.seats)
        card = table.standing_before(seat, table.answer - TAKE)
        table.given_up = (*table.given_up, card)
        table.happen(GIVES_UP, seat, self.rule, card)
        self.asked += 1
        self.step = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    GIVE_UP: Final = 0
    GAVE_UP: Final = 1

    def __init__(self, player: Seat, rule: str, asked: int = 0) -> None:
        self.step = 0
        self.player = player
        self.rule = rule
        self.asked = asked

    def copy(self) -> "VacationOfTheGods":
        twin = VacationOfTheGods(self.player, self.rule, self.asked)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.rule, self.asked]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.give_up(state)
        else:
            self.gave_up(state)


class VacationReward(Frame):
    """What was given up is gone; the recipient may keep one of it face up, or take a Sacrifice into hand."""

    STEPS = ("offer", "taken")

    seat: Seat
    base: int

    def offer(self, table: Table) -> None:
        sacrifice = Standing(table, self.base, False).sacrifice
        options = [DECLINE]
        if sacrifice is not None:
            options.append(TAKE + table.printed[sacrifice.card])
        for seat in table.all_seats:
            card = table.gives_up(seat)
            spared = sacrifice is not None and seat == sacrifice.on
            if card >= 0 and not spared and TAKE + table.printed[card] not in options:
                options.append(TAKE + table.printed[card])
        table.answer = DECLINE
        if ABILITY[table.plays[self.base].effect].keeps_one:
            table.ask(self.seat, ABOUT_KEEPING, options)

    def taken(self, table: Table) -> None:
        recipient = self.seat
        table.pop()
        rule = ABILITY[table.plays[self.base].effect].name
        sacrifice = Standing(table, self.base, False).sacrifice
        wanted = table.answer - TAKE
        if sacrifice is not None and table.printed[sacrifice.card] == wanted:
            table.pick_up(sacrifice, recipient)
            wanted = -1
        for seat in table.all_seats:
            card = table.gives_up(seat)
            if card < 0:
                continue
            if sacrifice is not None and seat == sacrifice.on:
                table.happen(KEEPS_DEITY, seat, ABILITY[sacrifice.effect].name, card)
                continue
            table.fall(card, seat)
            if table.printed[card] == wanted:
                wanted = -1
                table.stand(card, recipient)
                table.given_up = without(table.given_up, card)
                table.happen(TAKES_DEITY, recipient, rule, card, 0, seat)
            else:
                table.discard(card)
        table.given_up = ()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    TAKEN: Final = 1

    def __init__(self, seat: Seat, base: int) -> None:
        self.step = 0
        self.seat = seat
        self.base = base

    def copy(self) -> "VacationReward":
        twin = VacationReward(self.seat, self.base)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.base]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.taken(state)


class GeniesGift(Frame):
    """Genie: its recipient goes through the discards unseen and takes one, leaving Genie in its place."""

    STEPS = ("offer", "taken")

    seat: Seat
    taker: Seat
    rule: str

    def offer(self, table: Table) -> None:
        options = table.takes(tuple(table.discarded()))
        options.sort()
        if not options:
            options.append(DECLINE)
        table.ask(self.seat, ABOUT_DISCARD_TAKEN, options)

    def taken(self, table: Table) -> None:
        table.pop()
        if table.answer == DECLINE:
            return
        taker, kind = self.taker, table.answer - TAKE
        hide_discards(table, taker, self.seat)
        for card in table.discarded():
            if table.printed[card] == kind:
                table.discards = remove(table.discards, card)
                table.into_hand(card, taker)
                table.happen(TAKES_DISCARD, taker, self.rule, card)
                return

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    TAKEN: Final = 1

    def __init__(self, seat: Seat, taker: Seat, rule: str) -> None:
        self.step = 0
        self.seat = seat
        self.taker = taker
        self.rule = rule

    def copy(self) -> "GeniesGift":
        twin = GeniesGift(self.seat, self.taker, self.rule)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.taker, self.rule]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.taken(state)


def hide_discards(table: Table, taker: Seat, chooser: Seat) -> None:
    """Only these two now know the discards: the others cannot tell any more which of them is missing.

    The white-backed Judgment stays known to all: its back tells.
    """
    discards = table.discarded()
    white = table.take_white_judgment(discards)
    table.shuffle(discards)
    for card in discards:
        table.group[card] = GENIE_GROUP
        table.seen[card] = 1 << taker | 1 << chooser
    if white >= 0:
        discards.append(white)
    table.discards = vec[i32](discards)


class Boon(Frame):
    """God King Boon: fifteen points, divided among the three resources and destruction."""

    STEPS = ("divide", "divided", "target", "target_chosen", "choose_resource", "destroy")

    seat: Seat
    lucky: Seat
    left: int
    rule: str
    resource: int = 0
    on: Seat = FIRST_SEAT

    def divide(self, table: Table) -> None:
        if self.left == 0 or self.resource > GOLD:
            table.answer = AMOUNT
            return
        table.ask(self.seat, ABOUT_BOON + self.resource, [AMOUNT + n for n in range(self.left + 1)])

    def divided(self, table: Table) -> None:
        points = table.answer - AMOUNT
        if points:
            table.happen(GAINS, self.lucky, self.rule, NO_CARD, points, -1, self.resource)
        self.left -= points
        self.resource += 1
        if self.left == 0:
            table.pop()
        elif self.resource <= GOLD:
            self.step = 0

    def target(self, table: Table) -> None:
        seats = [ON + seat for seat in range(table.seats) if seat != self.lucky]
        table.ask(self.seat, ABOUT_BOON_TARGET, [DECLINE, *seats])

    def target_chosen(self, table: Table) -> None:
        if table.answer == DECLINE:
            table.pop()
            return
        self.on = Seat(table.answer - ON)

    def choose_resource(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_BOON_RESOURCE, [AFFECT + r for r in range(RESOURCES)])

    def destroy(self, table: Table) -> None:
        table.pop()
        table.happen(FORFEITS, self.on, self.rule, NO_CARD, self.left, self.lucky, table.answer - AFFECT)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    DIVIDE: Final = 0
    DIVIDED: Final = 1
    TARGET: Final = 2
    TARGET_CHOSEN: Final = 3
    CHOOSE_RESOURCE: Final = 4
    DESTROY: Final = 5

    def __init__(self, seat: Seat, lucky: Seat, left: int, rule: str, resource: int = 0, on: Seat = FIRST_SEAT) -> None:
        self.step = 0
        self.seat = seat
        self.lucky = lucky
        self.left = left
        self.rule = rule
        self.resource = resource
        self.on = on

    def copy(self) -> "Boon":
        twin = Boon(self.seat, self.lucky, self.left, self.rule, self.resource, self.on)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.lucky, self.left, self.rule, self.resource, self.on]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.divide(state)
        elif step == 1:
            self.divided(state)
        elif step == 2:
            self.target(state)
        elif step == 3:
            self.target_chosen(state)
        elif step == 4:
            self.choose_resource(state)
        else:
            self.destroy(state)


class Chaos(Frame):
    """Chaos Strikes: the drawn cards are played on the recipient, in any order, as long as any has a legal play."""

    STEPS = ("offer", "chosen")

    seat: Seat
    player: Seat
    recipient: Seat

    def offer(self, table: Table) -> None:
        options: list[int] = []
        for card in table.drawn:
            kind = table.printed[card]
            if PLAY + kind not in options and legality.leads(table, self.player, kind, self.recipient):
                options.append(PLAY + kind)
        table.answer = DECLINE
        if options:
            table.ask(self.seat, ABOUT_CHAOS, options)

    def chosen(self, table: Table) -> None:
        self.step = 0
        if table.answer == DECLINE:
            table.pop()
            for card in table.drawn:
                table.drawn = without(table.drawn, card)
                table.discard(card)
                table.happen(NO_LEGAL_PLAY, self.seat, "Chaos Strikes", card)
            return
        kind = table.answer - PLAY
        card = next(card for card in table.drawn if table.printed[card] == kind)
        table.push(Selection(self.seat, self.player, card, self.recipient, len(table.plays)))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, player: Seat, recipient: Seat) -> None:
        self.step = 0
        self.seat = seat
        self.player = player
        self.recipient = recipient

    def copy(self) -> "Chaos":
        twin = Chaos(self.seat, self.player, self.recipient)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.player, self.recipient]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)
