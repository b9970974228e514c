"""Following instructions, one at a time: the step of an effect's frame is its place in the program."""

from mulligan.games.spoils.effects import amounts, characteristics, conditions, context, costs, nouns, ops
from mulligan.games.spoils.effects.act import are_in_deck
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import bind, bind_seat, bound, bound_seats, lose_chosen, unbind
from mulligan.games.spoils.effects.lasting import leave_waiting, make_last
from mulligan.games.spoils.events import (
    NAMED as NAMED_EVENT,
)
from mulligan.games.spoils.events import (
    NO_CARD,
    PICKED,
    TOLD_SIZE,
)
from mulligan.games.spoils.limits.prohibitions import TO_SEARCH, may_pick, prevented
from mulligan.games.spoils.limits.requirements import must_be_picked, picks_demanded
from mulligan.games.spoils.options import (
    ABOUT_CHOICE,
    ABOUT_DISCARD,
    ABOUT_DIVISION,
    ABOUT_EITHER,
    ABOUT_MAY,
    ABOUT_NAME,
    ABOUT_NUMBER,
    ABOUT_PICK,
    ABOUT_PLAYER,
    ABOUT_SEARCH,
    CARD,
    DONE,
    NO,
    NUMBER,
    SEAT,
    TAKE_BACK,
    TERM,
    WAY,
    YES,
)
from mulligan.games.spoils.parts import AS_COST, AS_OPPONENT, FOR_FREE, NORMAL, NOT_SEARCHED, REPLACING, Context, Play
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, HAND, ICON_COUNT, PLAY, TRADES
from mulligan.games.spoils.rules.payment import (
    OF_ABILITY,
    OF_CARD,
    OF_SEARCH,
    can_take_back,
    numeric_cost,
    pay,
    toll,
)
from mulligan.games.spoils.rules.playing import fail, take_back
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.table import (
    Table,
)

LOOP_END = 15  # the last entry of a loop over players
MOST_ROUNDS = 1_000  # of doing something for each of so many
SPARE = 10  # what reductions may yet take off a number to pay
MOST_NUMBER = 20  # of those to choose from, where nothing sets a limit


def follow(table: Table, at: Context, place: int) -> None:
    """Follow one instruction of the program of the effect on top."""
    op = table.library.cards[at.printed].programs[at.program].ops[place]
    number = op.op
    if number >= ops.FIRST_ACT:
        if not perform(table, at, op):
            lose_chosen(table, at)
            impossible(table, at)
        return
    if number == ops.CHOOSE:
        choose(table, at, op)
    elif number == ops.CHOSEN:
        chosen(table, at, op)
    elif number == ops.END:
        end(table, at)
    elif number == ops.BIND:
        if at.mode == AS_COST and not are_in_deck(table, at, op.parts[0]):
            impossible(table, at)
            return
        cards = nouns.cards_of(table, at, op.parts[0])
        if not op.c:  # 1: with those of the players before
            unbind(at, op.a)
        for card in cards:
            bind(table, at, op.a, card)
    elif number == ops.JUMP:
        at.step = op.a
    elif number == ops.JUMP_UNLESS:
        if not conditions.holds(table, at, op.parts[0]):
            at.step = op.a
    elif number == ops.TRY:
        at.did = 1
    elif number == ops.JUMP_UNLESS_DID:
        if not at.did:
            at.step = op.a
    elif number == ops.MAY:
        options = [YES, NO] if could_be_done(table, at, place + 2) else [NO]
        table.ask(chooser(table, at), ABOUT_MAY, options)
    elif number == ops.MAY_ANSWER:
        if table.answer == NO:
            at.did = 0
            at.step = op.a
    elif number == ops.LET:
        at.set_number(op.a, amounts.amount(table, at, op.parts[0]))
    elif number == ops.FOR_PLAYERS:
        next_player(table, at, op)
    elif number == ops.NEXT_PLAYER:
        at.step = op.a
    else:
        follow_rarely(table, at, op)


def perform(table: Table, at: Context, op: Code) -> bool:
    """Do one act. False where nothing of it could be done (402.5)."""
    if op.act is None:
        return make_last(table, at, op) if op.op == ops.LASTING else leave_waiting(table, at, op)
    return (at.mode != AS_COST or op.act.enough(table, at)) and op.act.done(table, at)


def follow_rarely(table: Table, at: Context, op: Code) -> None:
    number = op.op
    if number == ops.EITHER:
        table.ask(chooser(table, at), ABOUT_EITHER, ways(table, at, op))
    elif number == ops.EITHER_ANSWER:
        at.step = op.part(table.answer - WAY).a
    elif number == ops.LEAVE_LOOP:
        at.set_loop(op.b, 0)
        at.actor = at.you
        at.step = op.a
    elif number == ops.FOR_COUNT:
        count_down(table, at, op)
    elif number == ops.SET_OPTION:
        at.named = op.a
    elif number == ops.TAKES_PLACE:
        if at.mode == REPLACING:
            below = table.stack[-2]
            assert isinstance(below, Replaceable)
            below.took_place = True
    elif number == ops.CHOOSE_PLAYER:
        taken: list[int] = []
        if op.b:  # one more of several
            taken = bound_seats(at, op.a)
        else:
            unbind(at, op.a)
        seats = [seat for seat in nouns.seats_of(table, at, op.parts[0]) if seat not in taken]
        table.answer = -1
        if seats:
            table.ask(chooser(table, at), ABOUT_PLAYER, [SEAT + seat for seat in seats])
    elif number == ops.CHOSEN_PLAYER:
        if table.answer >= SEAT:
            bind_seat(at, op.a, table.answer - SEAT)
    elif number == ops.BIND_PLAYERS:
        bind_players(table, at, op)
    elif number == ops.CHOOSE_NUMBER:
        ask_number(table, at, op)
    elif number == ops.CHOSEN_NUMBER:
        if table.answer == TAKE_BACK:
            take_back(table)
        else:
            at.set_number(op.a, table.answer - NUMBER)
    elif number == ops.LOOP_UNTIL:
        if not conditions.holds(table, at, op.parts[0]):
            at.step = op.a
    elif number == ops.DIVIDE:
        divide(table, at, op)
    elif number == ops.DIVIDED:
        divided(table, at, op)
    elif number == ops.NAME_ONE:
        table.ask(chooser(table, at), ABOUT_NAME, [TERM + term for term in terms(table, at, op)])
    elif number == ops.NAMED_ONE:
        at.named = table.answer - TERM
        tell(table, at)
        table.note(NAMED_EVENT, at.actor, "402.1", -1, at.named, -1, op.a)
        if op.b >= 0:
            at.set_number(op.b, at.named)
    else:
        raise RuntimeError(f"no such instruction: {number}")


def bind_players(table: Table, at: Context, op: Code) -> None:
    """Remember players under a slot: those that a phrase means, of whom a condition holds if it gives one."""
    for seat in nouns.seats_of(table, at, op.parts[0]):
        bind_seat(at, op.a, seat)
        if len(op.parts) < 2:
            continue
        alone = at.copy()
        unbind(alone, op.a)
        bind_seat(alone, op.a, seat)
        if not conditions.holds(table, alone, op.parts[1]):
            context.unbind_last(at)


def ways(table: Table, at: Context, op: Code) -> list[int]:
    """The ways to choose from: those that can be gone as far as anybody can tell (401.2, Ruling 22)."""
    program = table.library.cards[at.printed].programs[at.program]
    made = for_judging(table, at)
    resources = table.unattached_resources(chooser(table, at)) + SPARE
    found: list[int] = []
    for i in range(len(op.parts)):
        place = op.part(i)
        first = program.ops[place.a].act
        if at.mode == AS_COST or first is None or not first.at_will():
            open_way = costs.can_go(table, made, program, place.a, resources)
        else:  # one can lose more than there is, and draw what is not there (102.1a)
            open_way = first.payable(table, at)
        if open_way:
            found.append(WAY + i)
    return found or [WAY + i for i in range(len(op.parts))]


def for_judging(table: Table, at: Context) -> Context:
    """The context of an effect, to judge what could be done with the knowledge of whoever is asked (401.2a)."""
    made = at.copy()
    asked = chooser(table, at)
    made.who_knows = asked + 1 if asked != at.actor else 0
    return made


def chooser(table: Table, at: Context) -> int:
    """Who is asked: whoever acts. 401.2a: for costs satisfied as though one were an opponent, the one who does so."""
    if at.mode == AS_COST and at.actor == at.you:
        below = table.stack[-2]
        if isinstance(below, Play) and below.free & AS_OPPONENT:
            return below.seat
    return at.actor


def could_be_done(table: Table, at: Context, place: int) -> bool:
    """Ruling 26: nobody is asked whether to do what cannot begin: nothing to choose, or not enough to pay with."""
    ops_ = table.library.cards[at.printed].programs[at.program].ops
    while ops_[place].op == ops.TRY:
        place += 1
    op = ops_[place]
    if op.op == ops.CHOOSE and not op.b & ops.SEARCHING:
        return len(choices(table, at, op, [])) > 0
    return op.act is None or at.mode == AS_COST or op.act.payable(table, at)


def impossible(table: Table, at: Context) -> None:
    """402.5: what cannot be done is ignored; as a cost it makes the whole action illegal (401.2)."""
    at.did = 0
    if at.mode == AS_COST:
        fail(table)


def end(table: Table, at: Context) -> None:
    """The program is done; what it settled goes to whom it may concern."""
    table.pop()
    if at.mode == NORMAL:
        return
    below = table.stack[-1]
    if at.mode == AS_COST and isinstance(below, Play):
        at.step = 0
        below.settled = at


# ---- loops ----------------------------------------------------------------------------------------------------------


def next_player(table: Table, at: Context, op: Code) -> None:
    """402.2: several players do it, the active one first, then clockwise."""
    line = at.loop(op.b)
    if line == 0:
        line = LOOP_END
        seats = nouns.seats_of(table, at, op.parts[0])
        for i in range(len(seats) - 1, -1, -1):
            line = (line << 4) | seats[i]
    if line == LOOP_END:
        at.set_loop(op.b, 0)
        at.actor = at.you
        at.step = op.a
        return
    at.actor = line & 15
    at.set_loop(op.b, line >> 4)


def count_down(table: Table, at: Context, op: Code) -> None:
    """Do what follows as often as there are of something."""
    left = at.loop(op.b)
    if left == 0:
        left = 1 + min(amounts.amount(table, at, op.parts[0]), MOST_ROUNDS)
    at.set_loop(op.b, left - 1)
    if left == 1:
        at.step = op.a


# ---- choosing cards -------------------------------------------------------------------------------------------------


def choose(table: Table, at: Context, op: Code) -> None:
    """Ask for one more card; `chosen` comes back here until there are enough."""
    if at.count == 0:
        unbind(at, op.a)
        wanted = amounts.amount(table, at, op.parts[0])
        at.count = 1 + min(wanted, len(table.area))  # no more than all the cards there are
        if op.b & ops.SEARCHING:
            if op.kind.where == DECK and not may_search(table, at):
                enough(table, at, op, [])
                impossible(table, at)
                at.moved = NOT_SEARCHED
                return
            see_area(table, at, op)
            dues = toll(table, at.actor, NO_CARD, OF_SEARCH) if op.kind.where == DECK else 0
            if dues:  # 505.1: it is paid, then the search goes on
                at.step = at.step - 1
                pay(table, at.actor, dues)
                return
    already = bound(table, at, op.a)
    if at.count == 1:
        enough(table, at, op, already)
        return
    options = choices(table, at, op, already)
    if not options:
        if not already or (at.mode == AS_COST and not op.b & ops.UP_TO):
            enough(table, at, op, already)
            impossible(table, at)
            return
        enough(table, at, op, already)
        return
    if op.b & ops.RANDOM:
        table.answer = options[table.random_below(len(options))]
        return
    if op.b & ops.UP_TO and not (op.b & ops.PICKING and picks_demanded(table, options)):
        options.append(DONE)
    if at.mode == AS_COST and can_take_back(table):
        options.append(TAKE_BACK)
    table.ask(chooser(table, at), subject_of(op), options)


def may_search(table: Table, at: Context) -> bool:
    """402.7, 505.1: nothing keeps the player from searching a deck, and they can pay what they must for it."""
    seat = at.actor
    if prevented(table, seat, TO_SEARCH, NO_CARD):
        return False
    return toll(table, seat, NO_CARD, OF_SEARCH) <= table.unattached_resources(seat)


def subject_of(op: Code) -> int:
    if op.b & ops.SEARCHING:
        return ABOUT_SEARCH
    if op.b & ops.PICKING:
        return ABOUT_PICK
    return ABOUT_DISCARD if op.kind.where == HAND else ABOUT_CHOICE


def enough(table: Table, at: Context, op: Code, already: list[int]) -> None:
    at.count = 0
    at.step = at.step + 1
    if not already:
        at.did = 0


def choices(table: Table, at: Context, op: Code, already: list[int]) -> list[int]:
    """The cards that can be chosen; of like ones in a hand or pile, one."""
    options: list[int] = []
    if op.b & ops.FROM_BOUND:
        cards: list[int] = []
        for card in nouns.cards_of(table, at, op.parts[1]):
            if nouns.matches(table, at, op.kind, card):
                cards.append(card)
    else:
        cards = nouns.candidates(table, at, op.kind)
    alike = op.kind.where != PLAY and op.kind.where != BEING_PLAYED
    done: list[int] = []
    asked = chooser(table, at)
    for card in cards:
        if card in already:
            continue
        if asked != at.actor and not table.seen[card] >> asked & 1:
            continue  # 401.2a: only with what one knows
        if op.b & ops.PICKING and not may_pick(table, at, card):
            continue
        if op.b & (ops.OTHER_NAMES | ops.OTHER_TRADES) and is_like_any(table, card, already, op.b):
            continue
        if alike and table.area[card] != PLAY:
            if table.printed[card] in done:
                continue
            done.append(table.printed[card])
        options.append(CARD + card)
    return must_be_picked(table, options) if op.b & ops.PICKING else options


def is_like_any(table: Table, card: int, others: list[int], flags: int) -> bool:
    """Has it the name, or the trade, of one of the others, where they must differ?"""
    face = table.face(card)
    for other in others:
        if flags & ops.OTHER_NAMES and table.face(other).name == face.name:
            return True
        if flags & ops.OTHER_TRADES and table.face(other).trade == face.trade:
            return True
    return False


def see_area(table: Table, at: Context, op: Code) -> None:
    """312: who searches sees the cards."""
    for seat in nouns.seats_of(table, at, op.kind.whose) if op.kind.whose is not None else [at.actor]:
        if op.kind.where == DECK:
            for card in table.decks[seat]:
                table.show_to(card, at.actor)
        elif op.kind.where == HAND:
            for card in table.hands[seat]:
                table.show_to(card, at.actor)


def chosen(table: Table, at: Context, op: Code) -> None:
    """The instruction after `choose`, with the same slot."""
    if table.answer == TAKE_BACK:
        take_back(table)
        return
    if table.answer == DONE:
        at.count = 0
        if not bound(table, at, op.a):
            at.did = 0
        return
    card = table.answer - CARD
    bind(table, at, op.a, card)
    if op.b & ops.PICKING:
        table.happen(PICKED, at.actor, "310.1", card, 0, at.source)
    at.count = at.count - 1
    if at.count > 1:
        at.step = at.step - 2
    else:
        at.count = 0


# ---- numbers and names ----------------------------------------------------------------------------------------------


def ask_number(table: Table, at: Context, op: Code) -> None:
    """410.2: a whole number, 0 too; in a cost, one with which the costs that follow can be satisfied."""
    least, most = 0, MOST_NUMBER
    if op.b & 1:
        most = amounts.amount(table, at, op.parts[0])
        for part in op.parts[1:]:
            most = min(most, amounts.amount(table, at, part))
    if op.b & 2:
        least = amounts.amount(table, at, op.parts[0]) + 1
        most = max(most, least + 2)
    if at.mode != AS_COST:
        table.ask(chooser(table, at), ABOUT_NUMBER, [NUMBER + n for n in range(least, max(least, most) + 1)])
        return
    options = [NUMBER + n for n in range(least, most + 1) if number_will_do(table, at, op, n)]
    if not options:
        impossible(table, at)
        return
    if can_take_back(table):
        options.append(TAKE_BACK)
    table.ask(chooser(table, at), ABOUT_NUMBER, options)


def number_will_do(table: Table, at: Context, op: Code, number: int) -> bool:
    """Could the costs from here on be satisfied with this number?"""
    made = for_judging(table, at)
    made.set_number(op.a, number)
    asked = chooser(table, at)
    resources = table.unattached_resources(asked)
    program = table.library.cards[at.printed].programs[at.program]
    total = costs.least_total(table, made, program, resources, at.step)
    if total == costs.IMPOSSIBLE:
        return False
    total += at.total
    below = table.stack[-2]
    if not isinstance(below, Play):
        return total <= resources
    if below.ability >= 0:
        return not program.pays or numeric_cost(table, asked, at.source, total, OF_ABILITY) <= resources
    total += below.paid or own_cost(table, at, below)
    return numeric_cost(table, asked, at.source, total, OF_CARD) - below.paid <= resources


def own_cost(table: Table, at: Context, play: Play) -> int:
    """What a play must pay in any case."""
    if play.free & FOR_FREE:
        return 0
    return characteristics.stat(table, at.source, ops.COST)


def terms(table: Table, at: Context, op: Code) -> list[int]:
    """What can be named: card names, types, subtypes, trades, icons."""
    if op.parts:
        return [op.part(i).a for i in range(len(op.parts))]
    if op.a == nouns.BY_TYPE:
        return [1, 2, 4, 8, 16]
    if op.a == nouns.BY_TRADE:
        return list(range(len(TRADES)))
    if op.a == nouns.BY_ICON:
        return list(range(ICON_COUNT))
    if op.a == nouns.BY_SUBTYPE:
        return list(range(max(1, len(table.library.subtypes))))
    return list(range(1, len(table.library.cards)))


def tell(table: Table, at: Context) -> None:
    """What a text of a card has named is known to its other texts as long as it is this card."""
    told = table.told
    for i in range(0, len(told), TOLD_SIZE):
        if told[i] == at.source:
            del told[i : i + TOLD_SIZE]
            break
    told.extend([at.source, at.source_age, at.named])
    table.changed()


# ---- dividing -------------------------------------------------------------------------------------------------------


def divide(table: Table, at: Context, op: Code) -> None:
    """Divide an amount among cards: how much for the next of them? `divided` comes back here."""
    cards = nouns.cards_of(table, at, op.parts[1])
    given = 0
    done = 0
    for share in context.shares(at):
        given += share
        done += 1
    left = amounts.amount(table, at, op.parts[0]) - given
    if done >= len(cards) or not cards:
        at.step = at.step + 1
        return
    if done == len(cards) - 1 and not op.b:
        table.answer = NUMBER + max(left, 0)
        return
    table.ask(chooser(table, at), ABOUT_DIVISION, [NUMBER + n for n in range(max(left, 0), -1, -1)])


def divided(table: Table, at: Context, op: Code) -> None:
    cards = nouns.cards_of(table, at, op.parts[1])
    done = len(context.shares(at))
    if done < len(cards):
        context.give_share(at, cards[done], table.answer - NUMBER)
    at.step = at.step - 2
