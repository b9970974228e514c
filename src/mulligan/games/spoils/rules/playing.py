"""Playing a card (604), using an ability (606), and responding to either (607)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, context, ops
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.effects.conditions import count_use, text_number
from mulligan.games.spoils.effects.context import HOST, bound
from mulligan.games.spoils.events import FLIPPED_UP, LEAVES, PAYS, PLAYS, PUT, RESOLVES, TERMINATED, UNDONE, USES
from mulligan.games.spoils.limits.elsewhere import freedom
from mulligan.games.spoils.limits.prohibitions import kept_from, text_at_work
from mulligan.games.spoils.limits.thresholds import forget_next
from mulligan.games.spoils.options import (
    ABILITIES,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    AGAIN,
    DECLINE,
    FLIP_UP,
    PLAY,
    USE,
)
from mulligan.games.spoils.parts import (
    AS_A_TACTIC,
    AS_COST,
    AS_OPPONENT,
    BY_FLIP_UP,
    DUPLICATED,
    FOR_FREE,
    FROM_HAND,
    IN_OWN_TURN,
    NORMAL,
    NOT_ANSWERED,
    NOT_SHOWN,
    Context,
    Play,
    Procedure,
)
from mulligan.games.spoils.printed import BEING_PLAYED, DISCARD, HAND, TACTIC
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules import loops, triggers
from mulligan.games.spoils.rules.drawing import into_pile
from mulligan.games.spoils.rules.entering import enter
from mulligan.games.spoils.rules.leaving import WAITS
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, has_choice, numeric_cost, pay, toll, use, use_up
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import State

CARD_OR_ABILITY: Final = 1
END_OF_TURN: Final = 2
NO_NUMERIC_COST: Final = -1  # 406.4: an ability without a pay instruction


def act(table: Table, seat: Seat, option: int) -> None:
    """Begin what an option of `legality.actions` says."""
    if option == AGAIN:
        loops.begin(table, seat)
    elif USE <= option < USE + PLAY:
        card, number = divmod(option - USE, ABILITIES)
        text_of = table.printed[card]
        if number >= legality.GRANTED:
            base = (number - legality.GRANTED) * 3
            characteristics.has_granted(table)
            text_of, number = table.granted[base + 1], table.granted[base + 2]
        paragraph = table.library.cards[text_of].paragraphs[number]
        borrowed = table.area[card] == IN_PLAY and table.controller[card] != seat and not paragraph.anyone
        begin(table, seat, Card(card), table.area[card], AS_OPPONENT if borrowed else 0, number, text_of)
        if borrowed:
            play = table.stack[-1]
            assert isinstance(play, Play)
            play.then = table.controller[card] + 1
    elif FLIP_UP <= option < USE:
        card = Card(option - FLIP_UP)
        begin(table, seat, card, IN_PLAY, 0, -1, NOT_SHOWN)
    else:
        card = Card(option - PLAY)
        free = freedom(table, seat, card)
        begin(table, seat, card, table.area[card], free, -1, table.printed[card])


def begin(table: Table, seat: Seat, card: Card, area: int, free: int, ability: int, text_of: int) -> None:
    way = 0
    if area == IN_PLAY and ability < 0:
        way = BY_FLIP_UP
    elif area == HAND and ability < 0:
        way = FROM_HAND
    if table.active_player == seat:
        way |= IN_OWN_TURN
    if isinstance(table.stack[-1], Responses):
        way |= AS_A_TACTIC
    settled = Context(seat, seat, text_of, NO_PROGRAM, card, table.age[card], did=True)
    settled.played = way
    table.push(Playing(seat, card, table.age[card], area, free, ability, text_of, settled))


def context_of(play: Play, program: int, mode: int) -> Context:
    """The context of a play's own text, with what its costs have settled."""
    seat = play.seat
    if play.ability >= 0 and play.then and (mode == NORMAL or play.free & AS_OPPONENT):
        seat = Seat(play.then - 1)  # 401.2a: its controller, as whom it is used; 407.1a: whoever has taken it since
    made = play.settled.copy()
    made.printed, made.which = play.text_of, program
    made.source, made.source_age = play.card, play.age
    made.you = made.actor = seat
    made.mode = mode
    made.did = True
    return made


def follow_played(table: Table, card: Card, age: int) -> None:
    """What an effect leaves waiting for a card that it lets somebody play, knows it while it is played (402.4)."""
    below = table.stack[-2]
    if isinstance(below, Context):
        for lasting in table.lasting:
            if lasting.text.source == below.source and lasting.text.printed == below.printed:
                context.follow(table, lasting.text, card, age)


def flips_up(play: Play) -> bool:
    """507.4: is a face-down resource played with Flip Up?"""
    return play.settled.played & BY_FLIP_UP != 0


def could_be_flipped(table: Table) -> bool:
    """507.4b: is a card that is being paid for face down one that costs as much as is paid?"""
    for play in table.stack:
        if isinstance(play, Play) and play.text_of == NOT_SHOWN and flips_up(play):
            return table.face(play.card).flip_cost == play.paid
    return True


@mypyc_attr(free_list_len=1)
class Playing(Play):
    """604.1 and 606.1, step by step. Nothing but the play itself stands between its costs and its legality."""

    STEPS = (
        "selection", "flipping", "extra_costs", "numeric_cost", "legality", "responses", "resolution", "discard", "end",
    )  # fmt: skip

    def costs_are_paid(self) -> bool:
        return self.step == self.LEGALITY

    def selection(self, table: Table) -> None:
        """604.1a to c: the threshold was looked at when it was offered; now it is being played."""
        seat = self.seat
        flips = flips_up(self)
        face = table.face(self.card) if flips else table.library.cards[self.text_of]
        ability = self.ability
        costs = face.costs if ability < 0 else face.paragraphs[ability].costs
        asks = costs != NO_PROGRAM and not face.programs[costs].silent
        if table.fresh != table.version:
            characteristics.freshen(table)
        costly = len(table.active) > 0 or len(face.own_cost) > 0  # what changes costs may change with them
        unsure = costly or self.free & DUPLICATED  # nobody has looked whether a duplicate can be paid for
        if asks or face.attach or flips or unsure or has_choice(table, seat):
            table.hold()
        table.in_costs = True
        if ability >= 0 or self.free & DUPLICATED:
            return
        if flips:  # 507.4b: the Flip Up cost is paid before the card is flipped
            self.paid = face.flip_cost
            pay(table, seat, self.pay_with_itself(table))
        else:
            self.put_on_table(table)

    def pay_with_itself(self, table: Table) -> int:
        """507.4b: where the other resources would not do, the card pays for its own Flip Up. Gives what is left."""
        seat, card = self.seat, self.card
        cost = table.face(card).flip_cost
        resources = table.unattached_resources(seat)
        if not cost or table.attached[card] != NO_CARD:
            return cost
        if resources - 1 >= cost + legality.flip_balance(table, seat, card, resources):
            return cost
        use(table, seat, card)
        table.note(PAYS, seat, "507.4b", card, 1)
        return cost - 1

    def put_on_table(self, table: Table) -> None:
        table.move(self.card, BEING_PLAYED)
        follow_played(table, self.card, self.age)
        table.controller[self.card] = self.seat  # 407.1
        self.age = table.age[self.card]

    def flipping(self, table: Table) -> None:
        """507.4: the paid-for card is flipped face-up and is being played; its Flip Up extra costs come first."""
        if self.ability >= 0 or not flips_up(self):
            return
        face = table.face(self.card)
        self.text_of = table.printed[self.card]
        before = len(table.pending)
        for attached in table.attached_to(self.card):  # 301.4: the old card has left play
            triggers.collect(table, LEAVES, table.controller_of(attached), attached, 0, NO_CARD, DISCARD)
            table.move(attached, DISCARD)
            table.note(PUT, table.owner_of(attached), "301.4", attached, 0, NO_CARD, DISCARD)
        triggers.collect(table, LEAVES, self.seat, self.card, 0, NO_CARD, BEING_PLAYED)  # 411.3
        table.happen(FLIPPED_UP, self.seat, "507.4a", self.card)
        self.put_on_table(table)
        triggers.follow(table, before)
        if face.flip_costs != NO_PROGRAM:
            table.push(context_of(self, face.flip_costs, AS_COST))

    def extra_costs(self, table: Table) -> None:
        """604.1d, 401.3: in the order in which they are listed; pay instructions are added up."""
        face = table.library.cards[self.text_of]
        costs = face.costs if self.ability < 0 else face.paragraphs[self.ability].costs
        if costs != NO_PROGRAM:
            table.push(context_of(self, costs, AS_COST))

    def numeric_cost(self, table: Table) -> None:
        """406.3: numeric costs are paid last."""
        card = self.card
        total = self.settled.total
        if self.ability >= 0:
            face = table.library.cards[self.text_of]
            costs = face.paragraphs[self.ability].costs
            has_one = costs != NO_PROGRAM and face.programs[costs].pays  # 406.4
            self.pay_numeric(table, OF_ABILITY if has_one else NO_NUMERIC_COST, total)
            return
        if flips_up(self):
            total += self.paid  # 406.7: the running total begins with the Flip Up cost
        elif not self.free & (FOR_FREE | DUPLICATED):
            total += characteristics.stat(table, card, ops.COST)
        self.pay_numeric(table, OF_CARD, total)

    def pay_numeric(self, table: Table, what: int, running: int) -> None:
        """Increases and reductions are applied to the running total, and the balance is paid (406.7)."""
        seat, card = self.seat, self.card
        total = toll(table, seat, card, OF_CARD if what == OF_CARD else OF_ABILITY)
        if what != NO_NUMERIC_COST:
            self.number = max(0, numeric_cost(table, seat, card, running, what))
            total += max(0, self.number - self.paid)
        if total > table.unattached_resources(seat):
            fail(table)
            return
        if what != NO_NUMERIC_COST:
            use_up(table, seat, card, what, running)
        self.paid += total
        pay(table, seat, total)

    def legality(self, table: Table) -> None:
        """604.1e: all costs are satisfied; it is played."""
        seat, card = self.seat, self.card
        table.let_go()
        table.in_costs = False
        table.barred = ()
        if self.ability >= 0:
            costs = table.library.cards[self.text_of].paragraphs[self.ability].costs
            count_use(table, card, text_number(self.text_of, costs))
            table.happen(USES, seat, "606.1e", card, self.paid, -1, self.ability)
        else:
            table.played = (*table.played, seat, card)
            forget_next(table, seat)
            table.happen(PLAYS, seat, "604.1f", card, self.paid)
        table.causes_what_follows()

    def responses(self, table: Table) -> None:
        """604.1g, 606.1f: the opponents may respond."""
        if self.free & NOT_ANSWERED:
            return
        if self.ability < 0 and table.library.cards[self.text_of].unanswerable:  # a card, not what it does in play
            return
        table.push(Responses(self.seat, CARD_OR_ABILITY))

    def resolution(self, table: Table) -> None:
        """604.1h, 606.1g."""
        card = self.card
        if self.stopped or table.lost >> self.seat & 1:  # Ruling 5: of one who has lost, nothing happens any more
            return
        face = table.library.cards[self.text_of]
        if self.ability >= 0:
            table.note(RESOLVES, self.seat, "606.1g", card)
            table.push(context_of(self, face.paragraphs[self.ability].program, NORMAL))
            return
        if not self.free & DUPLICATED and (table.area[card] != BEING_PLAYED or table.age[card] != self.age):
            return
        if characteristics.types(table, card) & TACTIC and (not face.attach or self.free & DUPLICATED):
            table.note(RESOLVES, self.seat, "604.1h", card)
            if face.effect != NO_PROGRAM:
                table.push(context_of(self, face.effect, NORMAL))
            return
        host = host_of(table, self)
        if face.attach and host == NO_CARD:
            if into_pile(table, self.seat, [card], NO_CARD, False, False) != WAITS:
                table.note(PUT, table.owner_of(card), "507.2c", card, 0, NO_CARD, DISCARD)
            return
        enter(table, [card], Seat(self.then - 1) if self.then else self.seat, 0, host)

    def discard(self, table: Table) -> None:
        """205.2: a tactic that has resolved goes to its owner's discard pile."""
        if self.is_over(table):
            into_pile(table, self.seat, [self.card], NO_CARD, False, False)

    def end(self, table: Table) -> None:
        table.pop()
        if self.is_over(table):  # something was done instead that left it where it was
            table.move(self.card, DISCARD)

    def is_over(self, table: Table) -> bool:
        """Is it a card that was played and still lies there?"""
        if self.ability >= 0 or self.free & DUPLICATED:
            return False
        return table.area[self.card] == BEING_PLAYED and table.age[self.card] == self.age

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    SELECTION: Final = 0
    FLIPPING: Final = 1
    EXTRA_COSTS: Final = 2
    NUMERIC_COST: Final = 3
    LEGALITY: Final = 4
    RESPONSES: Final = 5
    RESOLUTION: Final = 6
    DISCARD: Final = 7
    END: Final = 8

    def __init__(
        self,
        seat: Seat,
        card: Card,
        age: int,
        area: int,
        free: int,
        ability: int,
        text_of: int,
        settled: "Context",
        stopped: bool = False,
        paid: int = 0,
        then: int = 0,
        number: int = -1,
    ) -> None:
        self.step = 0
        self.seat = seat
        self.card = card
        self.age = age
        self.area = area
        self.free = free
        self.ability = ability
        self.text_of = text_of
        self.settled = settled
        self.stopped = stopped
        self.paid = paid
        self.then = then
        self.number = number

    def copy(self) -> "Playing":
        twin = Playing(
            self.seat,
            self.card,
            self.age,
            self.area,
            self.free,
            self.ability,
            self.text_of,
            self.settled.copy(),
            self.stopped,
            self.paid,
            self.then,
            self.number,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.seat,
            self.card,
            self.age,
            self.area,
            self.free,
            self.ability,
            self.text_of,
            self.settled,
            self.stopped,
            self.paid,
            self.then,
            self.number,
        ]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.selection(state)
        elif step == 1:
            self.flipping(state)
        elif step == 2:
            self.extra_costs(state)
        elif step == 3:
            self.numeric_cost(state)
        elif step == 4:
            self.legality(state)
        elif step == 5:
            self.responses(state)
        elif step == 6:
            self.resolution(state)
        elif step == 7:
            self.discard(state)
        else:
            self.end(state)


def host_of(table: Table, play: Play) -> Card:
    """507.2a: the card that was picked for it to be attached to, if it is still in play."""
    for host in bound(table, play.settled, HOST):
        if table.area[host] == IN_PLAY:
            return host
    return NO_CARD


# ---- taking back ----------------------------------------------------------------------------------------------------


def undo(table: Table, forced: int) -> Play:
    """401.3, 604.1e: everything done so far to take the action is undone, by a player or (1) by the rules."""
    play = table.stack[-1]
    while not isinstance(play, Play):
        table.pop()
        play = table.stack[-1]
    table.pop()
    table.roll_back()  # the triggers that occurred are terminated with it
    table.note(UNDONE, play.seat, "401.3", play.card, forced)
    below = table.stack[-1]
    if isinstance(below, Context):
        below.did = False
    return play


def take_back(table: Table) -> None:
    """The player takes it back before everything is paid."""
    undo(table, 0)


def fail(table: Table) -> None:
    """A cost cannot be satisfied: the action is illegal, and is not offered again before something changes."""
    if table.kept is None:
        raise RuntimeError("a cost failed that nothing was held for")
    play = undo(table, 1)
    card = play.card
    if play.free & DUPLICATED:
        table.note(TERMINATED, play.seat, "307.1", card)
    elif play.ability >= 0:
        table.barred = (*table.barred, USE + card * ABILITIES + play.ability)
    elif play.area == IN_PLAY:
        table.barred = (*table.barred, FLIP_UP + card)
    else:
        table.barred = (*table.barred, PLAY + card)


def enters_under(table: Table, card: Card, seat: Seat) -> bool:
    """A card that is being played will enter play under another player's control."""
    for play in table.stack:
        if isinstance(play, Play) and play.card == card and play.ability < 0:
            play.then = seat + 1
            return True
    return False


def cannot_be_terminated(table: Table, card: Card, by: Card) -> bool:
    """402.7: by its own text, or by what another card says."""
    if table.face(card).unstoppable or characteristics.forbidden(table, card, ops.D_BE_TERMINATED):
        return True
    return kept_from(table, card, ops.D_BE_TERMINATED, by, table.controller_of(by), text_at_work(table))


def terminate(table: Table, card: Card, by: Card) -> bool:
    """314.1: a card or ability that has not resolved is stopped."""
    for i in range(len(table.stack) - 1, -1, -1):
        play = table.stack[i]
        if isinstance(play, Play) and play.card == card and not play.stopped:
            if play.ability < 0 and cannot_be_terminated(table, card, by):
                return False
            play.stopped = True
            table.happen(TERMINATED, play.seat, "314.1", card, 0, by)
            if play.ability < 0 and table.area[card] == BEING_PLAYED:
                into_pile(table, play.seat, [card], NO_CARD, False, False)
            return True
    return False


# ---- responses ------------------------------------------------------------------------------------------------------


def offer_answer(table: Table, seat: Seat, about: int) -> bool:
    """Ask what a seat plays or uses in between, if it can do anything. Whoever cannot declines."""
    options = [] if table.lost >> seat & 1 else legality.actions(table, seat, False)
    if not options:
        table.no_choice(seat, about, DECLINE)
        return False
    options.insert(0, DECLINE)
    loops.offer(table, seat, options)
    table.ask(seat, about, options)
    return True


@mypyc_attr(free_list_len=1)
class Responses(Procedure):
    """607: each opponent may respond, any number of times, before the action goes on."""

    STEPS = ("offer", "chosen")

    seat: Seat
    answering: int  # to a card or ability, or to the end of a turn
    asked: int = 0  # how many opponents have been asked

    def is_window(self) -> bool:
        return True

    def lets_respond(self) -> bool:
        return True

    def offer(self, table: Table) -> None:
        while True:
            if self.asked >= table.seats - 1:
                table.pop()
                return
            seat = self.responder(table)
            about = ABOUT_RESPONSE if self.answering == CARD_OR_ABILITY else ABOUT_RESPONSE_TO_END
            if offer_answer(table, seat, about):
                return
            self.asked += 1

    def chosen(self, table: Table) -> None:
        self.step = 0
        if table.answer == DECLINE:
            self.asked += 1
            return
        act(table, self.responder(table), table.answer)

    def responder(self, table: Table) -> Seat:
        """Whose turn it is to respond: clockwise from the player who acts."""
        return Seat((self.seat + 1 + self.asked) % table.seats)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, answering: int, asked: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.answering = answering
        self.asked = asked

    def copy(self) -> "Responses":
        twin = Responses(self.seat, self.answering, self.asked)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.answering, self.asked]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)
