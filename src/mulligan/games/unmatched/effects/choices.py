"""The instructions of a program in which somebody chooses: whom, where, which cards. Each asks, then takes."""

from typing import Final

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.measures import amount, fighters, first_of, fitting, opponents, players, spaces
from mulligan.games.unmatched.effects.resolving import cited, instruction_over
from mulligan.games.unmatched.options import (
    ABOUT_DECK,
    ABOUT_DISCARD,
    ABOUT_EFFECT_WHERE,
    ABOUT_EFFECT_WHICH,
    ABOUT_FIGHTER,
    ABOUT_NUMBER,
    ABOUT_OPPONENT,
    ABOUT_PLACE,
    ABOUT_SHUFFLE,
    ABOUT_TAKE,
    ABOUT_THEIRS,
    DECLINE,
    DISCARD,
    FIGHTER,
    NUMBER,
    OPPONENT,
    SPACE,
    TAKE,
)
from mulligan.games.unmatched.options import DONE as NO_MORE
from mulligan.games.unmatched.procedures import (
    ACTOR,
    AMOUNT,
    DONE,
    LEFT,
    MOVER,
    PASSED,
    PICKED,
    PICKED_PLAYERS,
    PLAYER,
    STAGE,
    THAT_CARD,
    WORK,
)
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.rules.harm import draw
from mulligan.games.unmatched.table import (
    CHOOSES_PLAYER,
    COUNTERS,
    DISCARDS,
    NONE,
    PUTS_IN_DECK,
    RETURNS,
    SHUFFLES,
    TAKES_CARD,
    Table,
)

ASKING_OPS: Final = frozenset(
    [
        p.DISCARD, p.PICK, p.PICK_PLAYER, p.MOVE, p.PLACE, p.SHUFFLE_IN, p.TAKE_BACK, p.DISCARD_THEIRS,
        p.RETURN_DEFEATED, p.SPEND_COUNTERS, p.HAND_TO_DECK, p.SEARCH, p.DRAW_UP_TO, p.SIFT, p.CHOOSE_NUMBER,
    ]
)  # fmt: skip
ASKS: Final = [op in ASKING_OPS for op in range(p.LAST_STEP + 1)]


def ask(table: Table, frame: list[int], row: int, code: int) -> bool:
    """Ask what the row asks. False: there is nothing (more) to ask, and the frame stands at the next row."""
    if code == p.MOVE:
        return ask_move(table, frame, row)
    if code == p.PLACE:
        return ask_place(table, frame, row)
    if code == p.DISCARD:
        return ask_discard(table, frame, row)
    if code == p.PICK:
        return ask_fighter(table, frame, row)
    if code == p.PICK_PLAYER:
        return ask_player(table, frame, row)
    if code == p.SHUFFLE_IN or code == p.TAKE_BACK:
        return ask_discard_pile(table, frame, row, code)
    if code == p.DISCARD_THEIRS:
        return ask_theirs(table, frame, row)
    if code == p.RETURN_DEFEATED:
        return ask_return(table, frame, row)
    if code == p.SPEND_COUNTERS or code == p.DRAW_UP_TO or code == p.CHOOSE_NUMBER:
        return ask_number(table, frame, row, code)
    if code == p.HAND_TO_DECK:
        return ask_hand_to_deck(table, frame, row)
    if code == p.SIFT:
        return ask_sift(table, frame, row)
    return ask_search(table, frame, row)


def take(table: Table, frame: list[int], row: int, code: int) -> None:
    """Do what was answered."""
    if code == p.MOVE:
        take_move(table, frame, row)
    elif code == p.PLACE:
        take_place(table, frame)
    elif code == p.DISCARD:
        take_discard(table, frame)
    elif code == p.PICK:
        take_fighter(table, frame)
    elif code == p.PICK_PLAYER:
        take_player(table, frame)
    elif code == p.SHUFFLE_IN or code == p.TAKE_BACK:
        take_from_pile(table, frame, row, code)
    elif code == p.DISCARD_THEIRS:
        take_theirs(table, frame, row)
    elif code == p.RETURN_DEFEATED:
        take_return(table, frame, row)
    elif code == p.SPEND_COUNTERS or code == p.DRAW_UP_TO or code == p.CHOOSE_NUMBER:
        take_number(table, frame, code)
    elif code == p.HAND_TO_DECK:
        take_hand_to_deck(table, frame, row)
    elif code == p.SIFT:
        take_sift(table, frame, row)
    else:
        take_search(table, frame, row)


def put_question(table: Table, frame: list[int], subject: int, options: list[int]) -> bool:
    table.ask(table.seat_of[frame[ACTOR]], subject, options)
    return True


def over(frame: list[int], done: bool) -> bool:
    frame[DONE] = 1 if done else 0
    instruction_over(frame)
    return False


def members(chosen: int, option: int) -> list[int]:
    """A set as options of one sort."""
    found: list[int] = []
    number = 0
    while chosen:
        if chosen & 1:
            found.append(option + number)
        chosen >>= 1
        number += 1
    return found


# ---- moving and placing --------------------------------------------------------------------------------------------


def ask_move(table: Table, frame: list[int], row: int) -> bool:
    """One fighter after another, each in full (maneuver-4); the actor may leave any of them where it is."""
    program = table.sheet.program
    if frame[LEFT] < 0:
        movers = fighters(table, frame, program.a[row]) & table.on_board()
        steps = amount(table, frame, program.b[row])
        frame[LEFT] = steps
        frame[WORK] = movers
        frame[PICKED] = movers
        frame[PASSED] = 0
        frame[DONE] = 0
    steps = frame[LEFT]
    through = program.c[row] == 1
    if frame[STAGE] == 0:
        candidates = 0
        for fighter in range(len(table.space)):
            if frame[WORK] >> fighter & 1 and movement.can_leave(table, fighter):
                candidates |= 1 << fighter
        if candidates == 0 or steps <= 0:
            return over(frame, frame[DONE] == 1)
        if candidates & candidates - 1:
            options = members(candidates, FIGHTER)
            options.append(NO_MORE)
            return put_question(table, frame, ABOUT_EFFECT_WHICH, options)
        frame[MOVER] = first_of(candidates)
        frame[STAGE] = 1
    if program.d[row] == 1:
        reached = movement.reachable_exactly(table, frame[MOVER], steps, through)
    else:
        reached = movement.reachable(table, frame[MOVER], steps, through)
    return put_question(table, frame, ABOUT_EFFECT_WHERE, members(reached, SPACE))


def take_move(table: Table, frame: list[int], row: int) -> None:
    if frame[STAGE] == 0:
        if table.answer == NO_MORE:
            over(frame, frame[DONE] == 1)
            return
        frame[MOVER] = table.answer - FIGHTER
        frame[STAGE] = 1
        return
    fighter = frame[MOVER]
    if table.sheet.program.c[row] == 1:
        frame[PASSED] |= movement.passed(table, fighter, table.answer - SPACE, frame[LEFT])
    if movement.move(table, fighter, table.answer - SPACE, cited(table, frame)):
        frame[DONE] = 1
    frame[WORK] &= ~(1 << fighter)
    frame[STAGE] = 0


def ask_place(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    flags = program.c[row]
    if frame[LEFT] < 0:
        chosen = fighters(table, frame, program.a[row])
        movers = 0
        for fighter in range(len(table.space)):
            fit = movement.can_leave(table, fighter) or (flags & p.REVIVE and revivable(table, fighter))
            if chosen >> fighter & 1 and fit:
                movers |= 1 << fighter
        frame[LEFT] = 1
        frame[WORK] = movers
        frame[PICKED] = movers
        frame[DONE] = 0
    while frame[WORK]:
        fighter = first_of(frame[WORK])
        free = spaces(table, frame, program.b[row]) & ~table.occupied()
        if free:
            options = members(free, SPACE)
            if flags & p.MAY_STAY:
                options.append(DECLINE)
            frame[MOVER] = fighter
            return put_question(table, frame, ABOUT_PLACE, options)
        frame[WORK] &= ~(1 << fighter)
    return over(frame, frame[DONE] == 1)


def revivable(table: Table, fighter: int) -> bool:
    """Ruling 8: a defeated fighter can be put back while its player is in the game."""
    return table.space[fighter] < 0 and table.alive(table.sheet.owner[fighter])


def take_place(table: Table, frame: list[int]) -> None:
    fighter = frame[MOVER]
    frame[WORK] &= ~(1 << fighter)
    if table.answer == DECLINE:
        return
    if table.health[fighter] == 0:
        table.health[fighter] = 1  # until the effect says how much
    movement.put(table, fighter, table.answer - SPACE, cited(table, frame))
    frame[DONE] = 1


def ask_return(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    found = NONE
    chosen = fighters(table, frame, program.a[row])
    for fighter in range(len(table.space)):
        if chosen >> fighter & 1 and revivable(table, fighter):
            found = fighter
            break
    free = spaces(table, frame, program.b[row]) & ~table.occupied()
    if found < 0 or not free:
        return over(frame, False)
    frame[MOVER] = found
    return put_question(table, frame, ABOUT_PLACE, members(free, SPACE))


def take_return(table: Table, frame: list[int], row: int) -> None:
    fighter = frame[MOVER]
    table.health[fighter] = table.sheet.health[fighter]
    table.space[fighter] = table.answer - SPACE
    frame[PICKED] = 1 << fighter
    table.happen(RETURNS, table.sheet.owner[fighter], cited(table, frame), NONE, 0, fighter, table.space[fighter])
    over(frame, True)


# ---- picking fighters and players ----------------------------------------------------------------------------------


def ask_fighter(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    if frame[LEFT] < 0:
        frame[WORK] = fighters(table, frame, program.a[row])
        frame[LEFT] = amount(table, frame, program.b[row]) if program.b[row] >= 0 else 1
        frame[PICKED] = 0
    if frame[LEFT] == 0 or frame[WORK] == 0:
        return over(frame, frame[PICKED] != 0)
    options = members(frame[WORK], FIGHTER)
    if program.c[row] == 1:
        options.append(NO_MORE)
    return put_question(table, frame, ABOUT_FIGHTER, options)


def take_fighter(table: Table, frame: list[int]) -> None:
    if table.answer == NO_MORE:
        over(frame, frame[PICKED] != 0)
        return
    bit = 1 << table.answer - FIGHTER
    frame[PICKED] |= bit
    frame[WORK] &= ~bit
    frame[LEFT] -= 1


def ask_player(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    chosen = players(table, frame, program.a[row]) if program.a[row] >= 0 else opponents(table, frame[PLAYER])
    if not chosen:
        frame[PICKED_PLAYERS] = 0
        return over(frame, False)
    return put_question(table, frame, ABOUT_OPPONENT, members(chosen, OPPONENT))


def take_player(table: Table, frame: list[int]) -> None:
    player = table.answer - OPPONENT
    frame[PICKED_PLAYERS] = 1 << player
    if table.sheet.players > 2:
        table.happen(CHOOSES_PLAYER, frame[PLAYER], cited(table, frame), NONE, 0, player)
    over(frame, True)


# ---- cards ---------------------------------------------------------------------------------------------------------


def card_options(table: Table, zone: list[int], option: int) -> list[int]:
    return [option + kind for kind in table.kinds_in(zone)]


def card_of(table: Table, zone: list[int], kind: int) -> int:
    """The card of a kind in a zone; of several the last."""
    for i in range(len(zone) - 1, -1, -1):
        if table.printed[zone[i]] == kind:
            return zone[i]
    raise RuntimeError(f"no {table.sheet.name[kind]} there")


def ask_discard(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    player = frame[ACTOR]
    how = program.b[row]
    if frame[LEFT] < 0:
        frame[LEFT] = amount(table, frame, program.a[row])
        frame[AMOUNT] = 0
    if how == p.AT_RANDOM:
        while frame[LEFT] > 0 and table.hands[player]:
            card = table.hands[player][table.random_below(len(table.hands[player]))]
            discard(table, frame, card)
    while how == p.ALL and frame[LEFT] > 0 and table.hands[player]:
        discard(table, frame, table.hands[player][-1])
    fit = fitting(table, table.hands[player], program.c[row])
    if frame[LEFT] <= 0 or not fit:
        return over(frame, frame[AMOUNT] > 0)
    options = card_options(table, fit, DISCARD)
    if how == p.UP_TO:
        options.append(NO_MORE)
    return put_question(table, frame, ABOUT_DISCARD, options)


def discard(table: Table, frame: list[int], card: int) -> None:
    table.discard_from_hand(frame[ACTOR], card, cited(table, frame))
    frame[THAT_CARD] = card
    frame[AMOUNT] += 1
    frame[LEFT] -= 1


def take_discard(table: Table, frame: list[int]) -> None:
    if table.answer == NO_MORE:
        over(frame, frame[AMOUNT] > 0)
        return
    discard(table, frame, table.in_hand(frame[ACTOR], table.answer - DISCARD))


def ask_discard_pile(table: Table, frame: list[int], row: int, code: int) -> bool:
    """Cards of the discard pile into the deck or the hand: chosen, at random, from the top, or all."""
    program = table.sheet.program
    pile = table.discards[frame[ACTOR]]
    how = program.b[row]
    if frame[LEFT] < 0:
        frame[LEFT] = amount(table, frame, program.a[row])
        frame[AMOUNT] = 0
    while how != p.BY_CHOICE and how != p.UP_TO and frame[LEFT] > 0:
        fit = fitting(table, pile, program.c[row])
        if not fit:
            break
        card = fit[table.random_below(len(fit))] if how == p.AT_RANDOM else fit[-1]
        out_of_pile(table, frame, row, card, code)
    fit = fitting(table, pile, program.c[row])
    if frame[LEFT] <= 0 or not fit:
        return pile_over(table, frame, code)
    options = card_options(table, fit, TAKE)
    if how == p.UP_TO:
        options.append(NO_MORE)
    return put_question(table, frame, ABOUT_SHUFFLE if code == p.SHUFFLE_IN else ABOUT_TAKE, options)


def out_of_pile(table: Table, frame: list[int], row: int, card: int, code: int) -> None:
    player = frame[ACTOR]
    table.discards[player].remove(card)
    onto_deck = table.sheet.program.d[row] == 1
    if code == p.SHUFFLE_IN or onto_deck:
        table.decks[player].append(card)
    else:
        table.hands[player].append(card)
    event = SHUFFLES if code == p.SHUFFLE_IN else PUTS_IN_DECK if onto_deck else TAKES_CARD
    table.happen(event, player, cited(table, frame), card)
    frame[THAT_CARD] = card
    frame[AMOUNT] += 1
    frame[LEFT] -= 1


def pile_over(table: Table, frame: list[int], code: int) -> bool:
    if code == p.SHUFFLE_IN and frame[AMOUNT] > 0:
        table.shuffle(table.decks[frame[ACTOR]])
    return over(frame, frame[AMOUNT] > 0)


def take_from_pile(table: Table, frame: list[int], row: int, code: int) -> None:
    if table.answer == NO_MORE:
        pile_over(table, frame, code)
        return
    out_of_pile(table, frame, row, card_of(table, table.discards[frame[ACTOR]], table.answer - TAKE), code)


def ask_theirs(table: Table, frame: list[int], row: int) -> bool:
    """Look at a hand and choose a card in it, for its player to discard."""
    program = table.sheet.program
    other = first_of(players(table, frame, program.a[row]))
    fit = fitting(table, table.hands[other], program.c[row]) if other >= 0 else []
    if not fit:
        return over(frame, False)
    return put_question(table, frame, ABOUT_THEIRS, card_options(table, fit, TAKE))


def take_theirs(table: Table, frame: list[int], row: int) -> None:
    other = first_of(players(table, frame, table.sheet.program.a[row]))
    card = table.in_hand(other, table.answer - TAKE)
    table.discard_from_hand(other, card, cited(table, frame))
    frame[THAT_CARD] = card
    over(frame, True)


def ask_hand_to_deck(table: Table, frame: list[int], row: int) -> bool:
    if frame[LEFT] < 0:
        frame[LEFT] = amount(table, frame, table.sheet.program.a[row])
        frame[AMOUNT] = 0
    hand = table.hands[frame[ACTOR]]
    if frame[LEFT] == 0 or not hand:
        return over(frame, frame[AMOUNT] > 0)
    return put_question(table, frame, ABOUT_DECK, card_options(table, hand, TAKE))


def take_hand_to_deck(table: Table, frame: list[int], row: int) -> None:
    player = frame[ACTOR]
    card = table.in_hand(player, table.answer - TAKE)
    table.hands[player].remove(card)
    if table.sheet.program.b[row] == 1:
        table.decks[player].append(card)
    else:
        table.decks[player].insert(0, card)
    table.happen(PUTS_IN_DECK, player, cited(table, frame), card)
    frame[THAT_CARD] = card
    frame[AMOUNT] += 1
    frame[LEFT] -= 1


def ask_search(table: Table, frame: list[int], row: int) -> bool:
    """Find a card in the deck (bit 0), the discard pile (bit 1), or both; one may fail to find it."""
    options = card_options(table, searched(table, frame, row), TAKE)
    if not options:
        return search_over(table, frame, row, False)
    options.append(DECLINE)
    return put_question(table, frame, ABOUT_TAKE, options)


def searched(table: Table, frame: list[int], row: int) -> list[int]:
    program = table.sheet.program
    where = program.b[row]
    player = frame[ACTOR]
    zone = table.decks[player].copy() if where & 1 else []
    if where & 2:
        zone.extend(table.discards[player])
    return sorted(fitting(table, zone, program.c[row]), key=lambda card: table.printed[card])


def take_search(table: Table, frame: list[int], row: int) -> None:
    if table.answer == DECLINE:
        search_over(table, frame, row, False)
        return
    player = frame[ACTOR]
    kind = table.answer - TAKE
    pile = table.discards[player]
    if table.sheet.program.b[row] & 2 and any(table.printed[card] == kind for card in pile):
        card = card_of(table, pile, kind)
        pile.remove(card)
    else:
        card = card_of(table, table.decks[player], kind)
        table.decks[player].remove(card)
    table.show(card)
    table.hands[player].append(card)
    table.happen(TAKES_CARD, player, cited(table, frame), card)
    frame[THAT_CARD] = card
    search_over(table, frame, row, True)


def search_over(table: Table, frame: list[int], row: int, done: bool) -> bool:
    if table.sheet.program.b[row] & 1:
        table.shuffle(table.decks[frame[ACTOR]])
    return over(frame, done)


def ask_sift(table: Table, frame: list[int], row: int) -> bool:
    """Cards on top of a deck: first those that go elsewhere, then, from the bottom up, the order of the rest.

    LEFT counts the cards still to deal with, WORK those put back; both lie on top of the deck, in that order.
    """
    program = table.sheet.program
    other = first_of(players(table, frame, program.b[row]))
    if other < 0:
        return over(frame, False)
    deck = table.decks[other]
    if frame[LEFT] < 0:
        frame[LEFT] = min(amount(table, frame, program.a[row]), len(deck))
        frame[AMOUNT] = min(amount(table, frame, program.c[row]), frame[LEFT])
        for card in deck[len(deck) - frame[LEFT] :]:
            if program.d[row] & 1:
                table.show(card)
            else:
                table.tell(card, frame[ACTOR])
    if frame[LEFT] == 0:
        return over(frame, True)
    return put_question(table, frame, ABOUT_DECK, card_options(table, looked_at(frame, deck), TAKE))


def looked_at(frame: list[int], deck: list[int]) -> list[int]:
    top = len(deck) - frame[WORK]
    return deck[top - frame[LEFT] : top]


def take_sift(table: Table, frame: list[int], row: int) -> None:
    program = table.sheet.program
    other = first_of(players(table, frame, program.b[row]))
    deck = table.decks[other]
    card = card_of(table, looked_at(frame, deck), table.answer - TAKE)
    deck.remove(card)
    frame[LEFT] -= 1
    if frame[AMOUNT] == 0 and program.d[row] & p.REST_UNDER:
        deck.insert(0, card)
        return
    if frame[AMOUNT] == 0:
        deck.append(card)
        frame[WORK] += 1
        return
    frame[AMOUNT] -= 1
    where = program.d[row] % p.REST_UNDER // 2
    if where == p.TO_HAND:
        table.hands[other].append(card)
        table.tell(card, other)
        table.happen(TAKES_CARD, other, cited(table, frame), card)
    elif where == p.TO_DISCARD:
        table.to_discard(card)
        table.happen(DISCARDS, other, cited(table, frame), card)
    else:
        deck.insert(0, card)
        table.happen(PUTS_IN_DECK, other, cited(table, frame), card)


# ---- numbers -------------------------------------------------------------------------------------------------------


def ask_number(table: Table, frame: list[int], row: int, code: int) -> bool:
    program = table.sheet.program
    most = table.counters[frame[PLAYER]] if code == p.SPEND_COUNTERS else 99
    if program.a[row] >= 0:
        most = min(most, amount(table, frame, program.a[row]))
    return put_question(table, frame, ABOUT_NUMBER, [NUMBER + n for n in range(most + 1)])


def take_number(table: Table, frame: list[int], code: int) -> None:
    number = table.answer - NUMBER
    player = frame[PLAYER]
    if code == p.DRAW_UP_TO:
        instruction_over(frame)
        frame[AMOUNT] = draw(table, frame[ACTOR], number, cited(table, frame))
        frame[DONE] = 1 if number else 0
        return
    if code == p.CHOOSE_NUMBER:
        frame[AMOUNT] = number
        over(frame, number > 0)
        return
    table.counters[player] -= number
    if number:
        table.happen(COUNTERS, player, cited(table, frame), NONE, -number)
    frame[AMOUNT] = number
    over(frame, number > 0)
