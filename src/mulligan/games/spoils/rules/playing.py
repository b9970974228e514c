"""Playing a card (604), using an ability (606), and responding to either (607)."""

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.effects.conditions import count_use, text_number
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
from mulligan.games.spoils.printed import BEING_PLAYED, DISCARD, HAND, TACTIC
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.procedures import (
    ABILITY,
    AGE,
    ANSWERING,
    AS_COST,
    AS_OPPONENT,
    BINDINGS,
    BY_FLIP_UP,
    CARD,
    DID,
    DUPLICATED,
    EFFECT,
    FOR_FREE,
    FREE,
    FROM,
    FROM_HAND,
    IN_OWN_TURN,
    MODE,
    NORMAL,
    NOT_ANSWERED,
    PAID,
    PLAY_TAIL,
    PLAYING,
    RESPONDER,
    RESPONSES,
    SEAT,
    STOPPED,
    TEXT_OF,
    THEN,
    TOTAL,
    WAY,
)
from mulligan.games.spoils.rules import loops, triggers
from mulligan.games.spoils.rules.drawing import into_pile
from mulligan.games.spoils.rules.entering import enter, to_discard
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, has_choice, numeric_cost, pay, toll, use, use_up
from mulligan.games.spoils.table import (
    ACTIVE,
    FLIPPED_UP,
    IN_COSTS,
    LEAVES,
    LOST,
    NO_CARD,
    PAYS,
    PLAYS,
    RESOLVES,
    TERMINATED,
    UNDONE,
    USES,
    Table,
)
from mulligan.kernel.state import PROCEDURE, STEP

CARD_OR_ABILITY = 1
END_OF_TURN = 2
NO_NUMERIC_COST = -1  # 406.4: an ability without a pay instruction
NOT_SHOWN = 0  # the text of a card that is being paid for face down: others must not learn it from the play (507.4b)


def act(table: Table, seat: int, option: int) -> None:
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
        begin(table, seat, card, table.area[card], AS_OPPONENT if borrowed else 0, number, text_of)
        if borrowed:
            table.frames[-1][THEN] = table.controller[card] + 1
    elif FLIP_UP <= option < USE:
        card = option - FLIP_UP
        begin(table, seat, card, IN_PLAY, 0, -1, NOT_SHOWN)
    else:
        card = option - PLAY
        free = legality.freedom(table, seat, card)
        begin(table, seat, card, table.area[card], free, -1, table.printed[card])


def begin(table: Table, seat: int, card: int, area: int, free: int, ability: int, text_of: int) -> None:
    tail = [0] * (BINDINGS - DID)
    way = 0
    if area == IN_PLAY and ability < 0:
        way = BY_FLIP_UP
    elif area == HAND and ability < 0:
        way = FROM_HAND
    if table.clock[ACTIVE] == seat:
        way |= IN_OWN_TURN
    tail[WAY - DID] = way
    tail[DID - DID] = 1
    table.push_row(PLAYING, [seat, card, table.age[card], area, free, ability, text_of, 0, 0, 0, *tail])


def context_of(table: Table, frame: list[int], program: int, mode: int) -> list[int]:
    """The context of a play's own text, with what its costs have settled."""
    seat = frame[SEAT]
    if frame[ABILITY] >= 0 and frame[THEN] and (mode == NORMAL or frame[FREE] & AS_OPPONENT):
        seat = frame[THEN] - 1  # 401.2a: its controller, as whom it is used; 407.1a: whoever has taken it since
    made = [frame[TEXT_OF], program, frame[CARD], frame[AGE], seat, seat]
    made.extend(frame[PLAY_TAIL:])
    made[MODE - 2] = mode
    made[DID - 2] = 1
    return made


def flips_up(frame: list[int]) -> bool:
    """507.4: is a face-down resource played with Flip Up?"""
    return frame[PLAY_TAIL + WAY - DID] & BY_FLIP_UP != 0


def could_be_flipped(table: Table) -> bool:
    """507.4b: is a card that is being paid for face down one that costs as much as is paid?"""
    for frame in table.frames:
        if frame[PROCEDURE] == PLAYING and frame[TEXT_OF] == NOT_SHOWN and flips_up(frame):
            return table.face(frame[CARD]).flip_cost == frame[PAID]
    return True


class Playing:
    """604.1 and 606.1, step by step. Nothing but the play itself stands between its costs and its legality."""

    def selection(self, table: Table) -> None:
        """604.1a to c: the threshold was looked at when it was offered; now it is being played."""
        frame = table.frame
        seat = frame[SEAT]
        flips = flips_up(frame)
        face = table.face(frame[CARD]) if flips else table.library.cards[frame[TEXT_OF]]
        ability = frame[ABILITY]
        costs = face.costs if ability < 0 else face.paragraphs[ability].costs
        asks = costs != NO_PROGRAM and not face.programs[costs].silent
        if table.fresh != table.version:
            characteristics.freshen(table)
        costly = len(table.active) > 0 or len(face.own_cost) > 0  # what changes costs may change with them
        unsure = costly or frame[FREE] & DUPLICATED  # nobody has looked whether a duplicate can be paid for
        if asks or face.attach or flips or unsure or has_choice(table, seat):
            table.hold()
        table.clock[IN_COSTS] = 1
        if ability >= 0 or frame[FREE] & DUPLICATED:
            return
        if flips:  # 507.4b: the Flip Up cost is paid before the card is flipped
            frame[PAID] = face.flip_cost
            pay(table, seat, self.pay_with_itself(table, frame))
        else:
            self.put_on_table(table, frame)

    def pay_with_itself(self, table: Table, frame: list[int]) -> int:
        """507.4b: where the other resources would not do, the card pays for its own Flip Up. Gives what is left."""
        seat, card = frame[SEAT], frame[CARD]
        cost = table.face(card).flip_cost
        resources = table.unattached_resources(seat)
        if not cost or table.attached[card] != NO_CARD:
            return cost
        if resources - 1 >= cost + legality.flip_balance(table, seat, card, resources):
            return cost
        use(table, seat, card)
        table.note(PAYS, seat, "507.4b", card, 1)
        return cost - 1

    def put_on_table(self, table: Table, frame: list[int]) -> None:
        table.move(frame[CARD], BEING_PLAYED)
        frame[AGE] = table.age[frame[CARD]]

    def flipping(self, table: Table) -> None:
        """507.4: the paid-for card is flipped face-up and is being played; its Flip Up extra costs come first."""
        frame = table.frame
        if frame[ABILITY] >= 0 or not flips_up(frame):
            return
        face = table.face(frame[CARD])
        frame[TEXT_OF] = table.printed[frame[CARD]]
        before = len(table.pending)
        triggers.collect(table, LEAVES, frame[SEAT], frame[CARD], 0, NO_CARD, BEING_PLAYED)  # 411.3
        table.happen(FLIPPED_UP, frame[SEAT], "507.4a", frame[CARD])
        self.put_on_table(table, frame)
        triggers.follow(table, before)
        if face.flip_costs != NO_PROGRAM:
            table.push_row(EFFECT, context_of(table, frame, face.flip_costs, AS_COST))

    def extra_costs(self, table: Table) -> None:
        """604.1d, 401.3: in the order in which they are listed; pay instructions are added up."""
        frame = table.frame
        face = table.library.cards[frame[TEXT_OF]]
        costs = face.costs if frame[ABILITY] < 0 else face.paragraphs[frame[ABILITY]].costs
        if costs != NO_PROGRAM:
            table.push_row(EFFECT, context_of(table, frame, costs, AS_COST))

    def numeric_cost(self, table: Table) -> None:
        """406.3: numeric costs are paid last."""
        frame = table.frame
        card = frame[CARD]
        total = frame[PLAY_TAIL + TOTAL - DID]
        if frame[ABILITY] >= 0:
            face = table.library.cards[frame[TEXT_OF]]
            costs = face.paragraphs[frame[ABILITY]].costs
            has_one = costs != NO_PROGRAM and face.programs[costs].pays  # 406.4
            self.pay_numeric(table, frame, OF_ABILITY if has_one else NO_NUMERIC_COST, total)
            return
        if frame[PLAY_TAIL + WAY - DID] & BY_FLIP_UP:
            total += frame[PAID]  # 406.7: the running total begins with the Flip Up cost
        elif not frame[FREE] & (FOR_FREE | DUPLICATED):
            total += characteristics.stat(table, card, ops.COST)
        self.pay_numeric(table, frame, OF_CARD, total)

    def pay_numeric(self, table: Table, frame: list[int], what: int, running: int) -> None:
        """Increases and reductions are applied to the running total, and the balance is paid (406.7)."""
        seat, card = frame[SEAT], frame[CARD]
        total = toll(table, seat, card, OF_CARD if what == OF_CARD else OF_ABILITY)
        if what != NO_NUMERIC_COST:
            total += max(0, numeric_cost(table, seat, card, running, what) - frame[PAID])
        if total > table.unattached_resources(seat):
            fail(table)
            return
        if what != NO_NUMERIC_COST:
            use_up(table, seat, card, what, running)
        frame[PAID] += total
        pay(table, seat, total)

    def legality(self, table: Table) -> None:
        """604.1e: all costs are satisfied; it is played."""
        frame = table.frame
        seat, card = frame[SEAT], frame[CARD]
        table.let_go()
        table.clock[IN_COSTS] = 0
        table.barred.clear()
        if frame[ABILITY] >= 0:
            costs = table.library.cards[frame[TEXT_OF]].paragraphs[frame[ABILITY]].costs
            count_use(table, card, text_number(frame[TEXT_OF], costs))
            table.happen(USES, seat, "606.1e", card, frame[PAID], -1, frame[ABILITY])
        else:
            table.played.extend([seat, card])
            forget_next(table, seat)
            table.happen(PLAYS, seat, "604.1f", card, frame[PAID])
        table.causes_what_follows()

    def responses(self, table: Table) -> None:
        """604.1g, 606.1f: the opponents may respond."""
        frame = table.frame
        if frame[FREE] & NOT_ANSWERED:
            return
        if frame[ABILITY] < 0 and table.library.cards[frame[TEXT_OF]].unanswerable:  # a card, not what it does in play
            return
        table.push_row(RESPONSES, [frame[SEAT], 0, CARD_OR_ABILITY])

    def resolution(self, table: Table) -> None:
        """604.1h, 606.1g."""
        frame = table.frame
        card = frame[CARD]
        if frame[STOPPED]:
            return
        face = table.library.cards[frame[TEXT_OF]]
        if frame[ABILITY] >= 0:
            table.note(RESOLVES, frame[SEAT], "606.1g", card)
            table.push_row(EFFECT, context_of(table, frame, face.paragraphs[frame[ABILITY]].program, NORMAL))
            return
        if not frame[FREE] & DUPLICATED and (table.area[card] != BEING_PLAYED or table.age[card] != frame[AGE]):
            return
        if characteristics.types(table, card) & TACTIC:
            table.note(RESOLVES, frame[SEAT], "604.1h", card)
            if face.effect != NO_PROGRAM:
                table.push_row(EFFECT, context_of(table, frame, face.effect, NORMAL))
            return
        host = host_of(table, frame)
        if face.attach and host == NO_CARD:
            to_discard(table, card)  # 507.2c
            return
        enter(table, [card], frame[THEN] - 1 if frame[THEN] else frame[SEAT], 0, host)

    def discard(self, table: Table) -> None:
        """205.2: a tactic that has resolved goes to its owner's discard pile."""
        frame = table.frame
        if self.is_over(table, frame):
            into_pile(table, frame[SEAT], [frame[CARD]], NO_CARD, False, False)

    def end(self, table: Table) -> None:
        frame = table.frame
        table.pop()
        if self.is_over(table, frame):  # something was done instead that left it where it was
            table.move(frame[CARD], DISCARD)

    def is_over(self, table: Table, frame: list[int]) -> bool:
        """Is it a card that was played and still lies there?"""
        if frame[ABILITY] >= 0 or frame[FREE] & DUPLICATED:
            return False
        return table.area[frame[CARD]] == BEING_PLAYED and table.age[frame[CARD]] == frame[AGE]


HOST_SLOT = 990


def host_of(table: Table, frame: list[int]) -> int:
    """507.2a: the card that was picked for it to be attached to, if it is still in play."""
    start = PLAY_TAIL + BINDINGS - DID
    for i in range(start, len(frame), 3):
        if frame[i] == HOST_SLOT and table.is_in_play(frame[i + 1], frame[i + 2]):
            return frame[i + 1]
    return NO_CARD


# ---- taking back ----------------------------------------------------------------------------------------------------


def undo(table: Table) -> list[int]:
    """401.3, 604.1e: everything done so far to take the action is undone. Gives the frame of the play."""
    while table.frames[-1][PROCEDURE] != PLAYING:
        table.pop()
    frame = table.frames[-1]
    table.pop()
    table.roll_back()  # the triggers that occurred are terminated with it
    table.note(UNDONE, frame[SEAT], "401.3", frame[CARD])
    below = table.frames[-1]
    if below[PROCEDURE] == EFFECT:
        below[DID] = 0
    return frame


def take_back(table: Table) -> None:
    """The player takes it back before everything is paid."""
    undo(table)


def fail(table: Table) -> None:
    """A cost cannot be satisfied: the action is illegal, and is not offered again before something changes."""
    if not table.held:
        raise RuntimeError("a cost failed that nothing was held for")
    frame = undo(table)
    card = frame[CARD]
    if frame[FREE] & DUPLICATED:
        table.note(TERMINATED, frame[SEAT], "307.1", card)
    elif frame[ABILITY] >= 0:
        table.barred.append(USE + card * ABILITIES + frame[ABILITY])
    elif frame[FROM] == IN_PLAY:
        table.barred.append(FLIP_UP + card)
    else:
        table.barred.append(PLAY + card)


def enters_under(table: Table, card: int, seat: int) -> bool:
    """A card that is being played will enter play under another player's control."""
    for frame in table.frames:
        if frame[PROCEDURE] == PLAYING and frame[CARD] == card and frame[ABILITY] < 0:
            frame[THEN] = seat + 1
            return True
    return False


def cannot_be_terminated(table: Table, card: int, by: int) -> bool:
    """402.7: by its own text, or by what another card says."""
    if table.face(card).unstoppable or characteristics.forbidden(table, card, ops.D_BE_TERMINATED):
        return True
    return kept_from(table, card, ops.D_BE_TERMINATED, by, table.controller[by], text_at_work(table))


def terminate(table: Table, card: int, by: int) -> bool:
    """314.1: a card or ability that has not resolved is stopped."""
    for i in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[i]
        if frame[PROCEDURE] == PLAYING and frame[CARD] == card and not frame[STOPPED]:
            if frame[ABILITY] < 0 and cannot_be_terminated(table, card, by):
                return False
            frame[STOPPED] = 1
            table.happen(TERMINATED, frame[SEAT], "314.1", card)
            if frame[ABILITY] < 0 and table.area[card] == BEING_PLAYED:
                into_pile(table, frame[SEAT], [card], NO_CARD, False, False)
            return True
    return False


# ---- responses ------------------------------------------------------------------------------------------------------


class Responses:
    """607: each opponent may respond, any number of times, before the action goes on."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        while True:
            if frame[RESPONDER] >= table.seats - 1:
                table.pop()
                return
            seat = responder(table, frame)
            options = [] if table.clock[LOST] >> seat & 1 else legality.actions(table, seat, False)
            if options:
                options.insert(0, DECLINE)
                loops.offer(table, seat, options)
                about = ABOUT_RESPONSE if frame[ANSWERING] == CARD_OR_ABILITY else ABOUT_RESPONSE_TO_END
                table.ask(seat, about, options)
                return
            frame[RESPONDER] += 1

    def chosen(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if table.answer == DECLINE:
            frame[RESPONDER] += 1
            return
        act(table, responder(table, frame), table.answer)


def responder(table: Table, frame: list[int]) -> int:
    """Whose turn it is to respond: clockwise from the player who acts."""
    return (frame[SEAT] + 1 + frame[RESPONDER]) % table.seats
