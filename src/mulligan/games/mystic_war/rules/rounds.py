"""The sequence of play (4.0): Special Powers, Receive, draw, turns until all pass, and what follows a round."""

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.mat import (
    CARDS_DRAWN,
    DESTRUCTION,
    FIRST_RECEIVE_POWER,
    FOLLOWERS,
    POWER_GAINS,
    POWER_OF,
    POWERS,
    RECEIVE,
    RECEIVED,
    RESOURCES,
)
from mulligan.games.mystic_war.options import (
    ABOUT_EXCHANGE,
    ABOUT_POWER,
    ABOUT_POWER_AMOUNT,
    ABOUT_POWER_RESOURCE,
    ABOUT_POWER_TARGET,
    ABOUT_TURN,
    AFFECT,
    AMOUNT,
    DECLINE,
    DISCARD,
    ON,
    PASS,
    PLAY,
)
from mulligan.games.mystic_war.options import EXCHANGE as EXCHANGE_GOAL
from mulligan.games.mystic_war.options import POWER as USE_POWER
from mulligan.games.mystic_war.procedures import (
    EXCHANGE,
    FREE,
    NO_CHAOS,
    POWER,
    POWER_AMOUNT,
    POWER_TARGET,
    ROUND_TURN,
    SEAT,
    SPECIAL_POWER,
    TURN,
)
from mulligan.games.mystic_war.rules.play import select
from mulligan.games.mystic_war.table import (
    DECK_ENDED,
    DISCARDS,
    DRAWS,
    ENDLESS,
    EXCHANGES,
    FIRST,
    FORFEITS,
    GAINS,
    KEEPS_GOAL,
    LOSES,
    NEXT_FIRST,
    NUMBER,
    PASSED,
    PASSES,
    RECEIVES,
    ROUND_BEGINS,
    ROUNDS_AT_MOST,
    TRADES,
    Table,
)
from mulligan.games.mystic_war.table import TURN as WHOSE_TURN
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.state import STEP


class Round:
    """4.0: one round. Its steps are those of the sequence of play."""

    def begin(self, table: Table) -> None:  # 4.0
        if table.round[NUMBER] >= ROUNDS_AT_MOST:
            table.happen(ENDLESS, -1, "Ruling 18")
            table.finish([])
            return
        table.round[NUMBER] += 1
        table.round[NEXT_FIRST] = -1
        table.round[PASSES] = 0
        table.round[DECK_ENDED] = 0
        table.frame[ROUND_TURN] = 0
        table.happen(ROUND_BEGINS, table.round[FIRST], "4.0", -1, table.round[NUMBER])

    def special_powers(self, table: Table) -> None:  # 5.1
        frame = table.frame
        while frame[ROUND_TURN] < table.seats:
            seat = (table.round[FIRST] + frame[ROUND_TURN]) % table.seats
            frame[ROUND_TURN] += 1
            if SpecialPower.has_a_choice(table, seat):
                frame[STEP] -= 1
                table.push_row(SPECIAL_POWER, [seat, 0, 0, 0])
                return
            table.no_choice(seat, ABOUT_POWER, DECLINE)

    def receive(self, table: Table) -> None:  # 5.2
        for row in range(RESOURCES):
            for seat in table.clockwise(table.round[FIRST]):
                gained = RECEIVE[row][table.box(seat, row)]
                if gained >= 0:
                    table.happen(RECEIVES, seat, "5.2", -1, RECEIVED, row, gained)

    def draw(self, table: Table) -> None:  # 7.1
        for seat in table.clockwise(table.round[FIRST]):
            for _ in range(CARDS_DRAWN[table.box(seat, FOLLOWERS)]):
                draw_into_hand(table, seat, "7.1")
        table.round[WHOSE_TURN] = table.round[FIRST]

    def turns(self, table: Table) -> None:  # 7.3
        if table.round[PASSES] == table.seats:
            return
        seat = table.round[WHOSE_TURN]
        table.frame[STEP] -= 1
        table.push_row(TURN, [seat, 0])

    def end(self, table: Table) -> None:  # 7.10, 7.11
        table.round[FIRST] = table.round[NEXT_FIRST]
        table.frame[STEP] = 0
        if table.round[DECK_ENDED] == 0:
            return
        if not table.deck:
            table.reshuffle()
        white = table.take_white_judgment(table.discards)
        if white >= 0:
            table.put_judgment_under(white)
        table.push_row(EXCHANGE, [table.round[FIRST], 0])


def draw_into_hand(table: Table, seat: int, rule: str) -> None:
    card = table.draw()
    if card < 0:
        return
    table.hands[seat].append(card)
    table.show_to(card, seat)
    table.happen(DRAWS, seat, rule, card)


class SpecialPower:
    """5.1: one seat may exercise one Special Power."""

    @staticmethod
    def has_a_choice(table: Table, seat: int) -> bool:
        """Below ten nothing can be traded: most seats early in a game are not even asked."""
        return table.box(seat, 0) > 0 or table.box(seat, 1) > 0 or table.box(seat, 2) > 0

    def offer(self, table: Table) -> None:
        seat = table.frame[SEAT]
        options = [DECLINE]
        for power in range(POWERS):
            if legality.exercising(table, seat, power) == ALLOWED:
                options.append(USE_POWER + power)
        table.ask(seat, ABOUT_POWER, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == DECLINE:
            table.pop()
            return
        frame[POWER] = table.answer - USE_POWER
        if frame[POWER] >= FIRST_RECEIVE_POWER:  # 5.1.1
            table.pop()
            table.happen(
                RECEIVES, frame[SEAT], "5.1.1", -1, RECEIVED, POWER_OF[frame[POWER]], POWER_GAINS[frame[POWER]]
            )

    def amount(self, table: Table) -> None:
        seat = table.frame[SEAT]
        amounts = legality.trades(table, seat, POWER_OF[table.frame[POWER]])
        table.ask(seat, ABOUT_POWER_AMOUNT, [AMOUNT + n for n in amounts])

    def amount_chosen(self, table: Table) -> None:
        table.frame[POWER_AMOUNT] = table.answer - AMOUNT
        if POWER_GAINS[table.frame[POWER]] != DESTRUCTION:
            self.trade(table)

    def trade(self, table: Table) -> None:
        """Half of what is traded in."""
        frame = table.frame
        table.pop()
        power, amount, seat = frame[POWER], frame[POWER_AMOUNT], frame[SEAT]
        table.happen(TRADES, seat, "5.1", -1, amount, -1, power)
        table.happen(FORFEITS, seat, "5.1", -1, amount, -1, POWER_OF[power])
        table.happen(GAINS, seat, "5.1", -1, amount // 2, -1, POWER_GAINS[power])

    def target(self, table: Table) -> None:
        table.ask(table.frame[SEAT], ABOUT_POWER_TARGET, [ON + seat for seat in range(table.seats)])

    def target_chosen(self, table: Table) -> None:
        table.frame[POWER_TARGET] = table.answer - ON

    def resource(self, table: Table) -> None:
        table.ask(table.frame[SEAT], ABOUT_POWER_RESOURCE, [AFFECT + r for r in range(RESOURCES)])

    def destroy(self, table: Table) -> None:
        """Knights and Demon destroy as much as is traded in; God King and Earth Goddess shield their holder."""
        frame = table.frame
        table.pop()
        power, amount, seat = frame[POWER], frame[POWER_AMOUNT], frame[SEAT]
        table.happen(TRADES, seat, "5.1", -1, amount, -1, power)
        table.happen(FORFEITS, seat, "5.1", -1, amount, -1, POWER_OF[power])
        table.happen(LOSES, frame[POWER_TARGET], "5.1", -1, amount, seat, table.answer - AFFECT)


class Turn:
    """7.3: play one card, discard one instead (7.5), or pass (7.4)."""

    def offer(self, table: Table) -> None:
        seat = table.frame[SEAT]
        options = [PASS] if legality.passing(table, seat) == ALLOWED else []
        printed = table.printed
        kinds: list[int] = []
        for card in table.hands[seat]:
            kind = printed[card]
            if kind in kinds:
                continue
            kinds.append(kind)
            if legality.leading(table, seat, kind) == ALLOWED:
                options.append(PLAY + kind)
            if legality.discarding(kind) == ALLOWED:
                options.append(DISCARD + kind)
        table.ask(seat, ABOUT_TURN, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        seat = frame[SEAT]
        answer = table.answer
        if answer == PASS:
            self.passes(table, seat)
        elif answer >= DISCARD:
            card = table.in_hand(seat, answer - DISCARD)
            table.hands[seat].remove(card)
            table.discard(card)
            table.happen(DISCARDS, seat, "7.5", card)
            table.round[PASSES] = 0
            self.end(table, seat)
        else:
            select(table, seat, seat, table.in_hand(seat, answer - PLAY), NO_CHAOS, len(table.plays_card), 0)

    def passes(self, table: Table, seat: int) -> None:  # 7.4, 7.11
        table.round[PASSES] += 1
        first = table.round[NEXT_FIRST] < 0
        if first:
            table.round[NEXT_FIRST] = seat
        table.happen(PASSED, seat, "7.4", -1, 1 if first else 0)
        self.end(table, seat)

    def played(self, table: Table) -> None:
        frame = table.frame
        if frame[FREE]:
            frame[STEP] = 0
            return
        table.round[PASSES] = 0
        self.end(table, frame[SEAT])

    def end(self, table: Table, seat: int) -> None:
        table.round[WHOSE_TURN] = (seat + 1) % table.seats
        table.pop()


class Exchange:
    """7.10: after a round in which the deck ended, each seat may exchange its victory card."""

    def offer(self, table: Table) -> None:
        table.ask(table.frame[SEAT], ABOUT_EXCHANGE, [DECLINE, EXCHANGE_GOAL])

    def chosen(self, table: Table) -> None:
        frame = table.frame
        seat = frame[SEAT]
        if table.answer == EXCHANGE_GOAL:
            old = table.goals[seat]
            new = table.spare_goals.pop()
            table.goals[seat] = new
            table.show_to(new, seat)
            table.spare_goals.append(old)
            table.shuffle(table.spare_goals)
            table.happen(EXCHANGES, seat, "7.10", new)
        else:
            table.happen(KEEPS_GOAL, seat, "7.10")
        frame[SEAT] = (seat + 1) % table.seats
        frame[STEP] = 0
        if frame[SEAT] == table.round[FIRST]:
            table.pop()
