"""The instructions of a program in which somebody chooses: whom, where, which cards. Each asks, then takes."""

from typing import Final

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.context import Resolving, cited
from mulligan.games.unmatched.effects.measures import amount, fighters, first_of, fitting, opponents, players, spaces
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


def ask(table: Table, at: Resolving, row: int, code: int) -> bool:
    """Ask what the row asks. False: there is nothing (more) to ask, and the at stands at the next row."""
    if code == p.MOVE:
        return ask_move(table, at, row)
    if code == p.PLACE:
        return ask_place(table, at, row)
    if code == p.DISCARD:
        return ask_discard(table, at, row)
    if code == p.PICK:
        return ask_fighter(table, at, row)
    if code == p.PICK_PLAYER:
        return ask_player(table, at, row)
    if code == p.SHUFFLE_IN or code == p.TAKE_BACK:
        return ask_discard_pile(table, at, row, code)
    if code == p.DISCARD_THEIRS:
        return ask_theirs(table, at, row)
    if code == p.RETURN_DEFEATED:
        return ask_return(table, at, row)
    if code == p.SPEND_COUNTERS or code == p.DRAW_UP_TO or code == p.CHOOSE_NUMBER:
        return ask_number(table, at, row, code)
    if code == p.HAND_TO_DECK:
        return ask_hand_to_deck(table, at, row)
    if code == p.SIFT:
        return ask_sift(table, at, row)
    return ask_search(table, at, row)


def take(table: Table, at: Resolving, row: int, code: int) -> None:
    """Do what was answered."""
    if code == p.MOVE:
        take_move(table, at, row)
    elif code == p.PLACE:
        take_place(table, at)
    elif code == p.DISCARD:
        take_discard(table, at)
    elif code == p.PICK:
        take_fighter(table, at)
    elif code == p.PICK_PLAYER:
        take_player(table, at)
    elif code == p.SHUFFLE_IN or code == p.TAKE_BACK:
        take_from_pile(table, at, row, code)
    elif code == p.DISCARD_THEIRS:
        take_theirs(table, at, row)
    elif code == p.RETURN_DEFEATED:
        take_return(table, at, row)
    elif code == p.SPEND_COUNTERS or code == p.DRAW_UP_TO or code == p.CHOOSE_NUMBER:
        take_number(table, at, code)
    elif code == p.HAND_TO_DECK:
        take_hand_to_deck(table, at, row)
    elif code == p.SIFT:
        take_sift(table, at, row)
    else:
        take_search(table, at, row)


def put_question(table: Table, at: Resolving, subject: int, options: list[int]) -> bool:
    table.ask(table.seat_of[at.actor], subject, options)
    return True


def over(at: Resolving, done: bool) -> bool:
    at.did = done
    at.over()
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


def ask_move(table: Table, at: Resolving, row: int) -> bool:
    """One fighter after another, each in full (maneuver-4); the actor may leave any of them where it is."""
    program = table.sheet.program
    if at.left < 0:
        movers = fighters(table, at, program.a[row]) & table.on_board()
        steps = amount(table, at, program.b[row])
        at.left = steps
        at.work = movers
        at.picked = movers
        at.passed = 0
        at.did = False
    steps = at.left
    through = program.c[row] == 1
    if at.stage == 0:
        candidates = 0
        for fighter in range(len(table.space)):
            if at.work >> fighter & 1 and movement.can_leave(table, fighter):
                candidates |= 1 << fighter
        if candidates == 0 or steps <= 0:
            return over(at, at.did)
        if candidates & candidates - 1:
            options = members(candidates, FIGHTER)
            options.append(NO_MORE)
            return put_question(table, at, ABOUT_EFFECT_WHICH, options)
        at.mover = first_of(candidates)
        at.stage = 1
    if program.d[row] == 1:
        reached = movement.reachable_exactly(table, at.mover, steps, through)
    else:
        reached = movement.reachable(table, at.mover, steps, through)
    return put_question(table, at, ABOUT_EFFECT_WHERE, members(reached, SPACE))


def take_move(table: Table, at: Resolving, row: int) -> None:
    if at.stage == 0:
        if table.answer == NO_MORE:
            over(at, at.did)
            return
        at.mover = table.answer - FIGHTER
        at.stage = 1
        return
    fighter = at.mover
    if table.sheet.program.c[row] == 1:
        at.passed |= movement.passed(table, fighter, table.answer - SPACE, at.left)
    if movement.move(table, fighter, table.answer - SPACE, cited(table, at)):
        at.did = True
    at.work &= ~(1 << fighter)
    at.stage = 0


def ask_place(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    flags = program.c[row]
    if at.left < 0:
        chosen = fighters(table, at, program.a[row])
        movers = 0
        for fighter in range(len(table.space)):
            fit = movement.can_leave(table, fighter) or (flags & p.REVIVE and revivable(table, fighter))
            if chosen >> fighter & 1 and fit:
                movers |= 1 << fighter
        at.left = 1
        at.work = movers
        at.picked = movers
        at.did = False
    while at.work:
        fighter = first_of(at.work)
        free = spaces(table, at, program.b[row]) & ~table.occupied()
        if free:
            options = members(free, SPACE)
            if flags & p.MAY_STAY:
                options.append(DECLINE)
            at.mover = fighter
            return put_question(table, at, ABOUT_PLACE, options)
        at.work &= ~(1 << fighter)
    return over(at, at.did)


def revivable(table: Table, fighter: int) -> bool:
    """Ruling 8: a defeated fighter can be put back while its player is in the game."""
    return table.space[fighter] < 0 and table.alive(table.sheet.owner[fighter])


def take_place(table: Table, at: Resolving) -> None:
    fighter = at.mover
    at.work &= ~(1 << fighter)
    if table.answer == DECLINE:
        return
    if table.health[fighter] == 0:
        table.health[fighter] = 1  # until the effect says how much
    movement.put(table, fighter, table.answer - SPACE, cited(table, at))
    at.did = True


def ask_return(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    found = NONE
    chosen = fighters(table, at, program.a[row])
    for fighter in range(len(table.space)):
        if chosen >> fighter & 1 and revivable(table, fighter):
            found = fighter
            break
    free = spaces(table, at, program.b[row]) & ~table.occupied()
    if found < 0 or not free:
        return over(at, False)
    at.mover = found
    return put_question(table, at, ABOUT_PLACE, members(free, SPACE))


def take_return(table: Table, at: Resolving, row: int) -> None:
    fighter = at.mover
    table.health[fighter] = table.sheet.health[fighter]
    table.space[fighter] = table.answer - SPACE
    at.picked = 1 << fighter
    table.happen(RETURNS, table.sheet.owner[fighter], cited(table, at), NONE, 0, fighter, table.space[fighter])
    over(at, True)


# ---- picking fighters and players ----------------------------------------------------------------------------------


def ask_fighter(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    if at.left < 0:
        at.work = fighters(table, at, program.a[row])
        at.left = amount(table, at, program.b[row]) if program.b[row] >= 0 else 1
        at.picked = 0
    if at.left == 0 or at.work == 0:
        return over(at, at.picked != 0)
    options = members(at.work, FIGHTER)
    if program.c[row] == 1:
        options.append(NO_MORE)
    return put_question(table, at, ABOUT_FIGHTER, options)


def take_fighter(table: Table, at: Resolving) -> None:
    if table.answer == NO_MORE:
        over(at, at.picked != 0)
        return
    bit = 1 << table.answer - FIGHTER
    at.picked |= bit
    at.work &= ~bit
    at.left -= 1


def ask_player(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    chosen = players(table, at, program.a[row]) if program.a[row] >= 0 else opponents(table, at.you)
    if not chosen:
        at.picked_players = 0
        return over(at, False)
    return put_question(table, at, ABOUT_OPPONENT, members(chosen, OPPONENT))


def take_player(table: Table, at: Resolving) -> None:
    player = table.answer - OPPONENT
    at.picked_players = 1 << player
    if table.sheet.players > 2:
        table.happen(CHOOSES_PLAYER, at.you, cited(table, at), NONE, 0, player)
    over(at, True)


# ---- cards ---------------------------------------------------------------------------------------------------------


def card_options(table: Table, zone: list[int], option: int) -> list[int]:
    return [option + kind for kind in table.kinds_in(zone)]


def card_of(table: Table, zone: list[int], kind: int) -> int:
    """The card of a kind in a zone; of several the last."""
    for i in range(len(zone) - 1, -1, -1):
        if table.printed[zone[i]] == kind:
            return zone[i]
    raise RuntimeError(f"no {table.sheet.name[kind]} there")


def ask_discard(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    player = at.actor
    how = program.b[row]
    if at.left < 0:
        at.left = amount(table, at, program.a[row])
        at.amount = 0
    if how == p.AT_RANDOM:
        while at.left > 0 and table.hands[player]:
            card = table.hands[player][table.random_below(len(table.hands[player]))]
            discard(table, at, card)
    while how == p.ALL and at.left > 0 and table.hands[player]:
        discard(table, at, table.hands[player][-1])
    fit = fitting(table, table.hands[player], program.c[row])
    if at.left <= 0 or not fit:
        return over(at, at.amount > 0)
    options = card_options(table, fit, DISCARD)
    if how == p.UP_TO:
        options.append(NO_MORE)
    return put_question(table, at, ABOUT_DISCARD, options)


def discard(table: Table, at: Resolving, card: int) -> None:
    table.discard_from_hand(at.actor, card, cited(table, at))
    at.that_card = card
    at.amount += 1
    at.left -= 1


def take_discard(table: Table, at: Resolving) -> None:
    if table.answer == NO_MORE:
        over(at, at.amount > 0)
        return
    discard(table, at, table.in_hand(at.actor, table.answer - DISCARD))


def ask_discard_pile(table: Table, at: Resolving, row: int, code: int) -> bool:
    """Cards of the discard pile into the deck or the hand: chosen, at random, from the top, or all."""
    program = table.sheet.program
    pile = table.discards[at.actor]
    how = program.b[row]
    if at.left < 0:
        at.left = amount(table, at, program.a[row])
        at.amount = 0
    while how != p.BY_CHOICE and how != p.UP_TO and at.left > 0:
        fit = fitting(table, pile, program.c[row])
        if not fit:
            break
        card = fit[table.random_below(len(fit))] if how == p.AT_RANDOM else fit[-1]
        out_of_pile(table, at, row, card, code)
    fit = fitting(table, pile, program.c[row])
    if at.left <= 0 or not fit:
        return pile_over(table, at, code)
    options = card_options(table, fit, TAKE)
    if how == p.UP_TO:
        options.append(NO_MORE)
    return put_question(table, at, ABOUT_SHUFFLE if code == p.SHUFFLE_IN else ABOUT_TAKE, options)


def out_of_pile(table: Table, at: Resolving, row: int, card: int, code: int) -> None:
    player = at.actor
    table.discards[player].remove(card)
    onto_deck = table.sheet.program.d[row] == 1
    if code == p.SHUFFLE_IN or onto_deck:
        table.decks[player].append(card)
    else:
        table.hands[player].append(card)
    event = SHUFFLES if code == p.SHUFFLE_IN else PUTS_IN_DECK if onto_deck else TAKES_CARD
    table.happen(event, player, cited(table, at), card)
    at.that_card = card
    at.amount += 1
    at.left -= 1


def pile_over(table: Table, at: Resolving, code: int) -> bool:
    if code == p.SHUFFLE_IN and at.amount > 0:
        table.shuffle(table.decks[at.actor])
    return over(at, at.amount > 0)


def take_from_pile(table: Table, at: Resolving, row: int, code: int) -> None:
    if table.answer == NO_MORE:
        pile_over(table, at, code)
        return
    out_of_pile(table, at, row, card_of(table, table.discards[at.actor], table.answer - TAKE), code)


def ask_theirs(table: Table, at: Resolving, row: int) -> bool:
    """Look at a hand and choose a card in it, for its player to discard."""
    program = table.sheet.program
    other = first_of(players(table, at, program.a[row]))
    fit = fitting(table, table.hands[other], program.c[row]) if other >= 0 else []
    if not fit:
        return over(at, False)
    return put_question(table, at, ABOUT_THEIRS, card_options(table, fit, TAKE))


def take_theirs(table: Table, at: Resolving, row: int) -> None:
    other = first_of(players(table, at, table.sheet.program.a[row]))
    card = table.in_hand(other, table.answer - TAKE)
    table.discard_from_hand(other, card, cited(table, at))
    at.that_card = card
    over(at, True)


def ask_hand_to_deck(table: Table, at: Resolving, row: int) -> bool:
    if at.left < 0:
        at.left = amount(table, at, table.sheet.program.a[row])
        at.amount = 0
    hand = table.hands[at.actor]
    if at.left == 0 or not hand:
        return over(at, at.amount > 0)
    return put_question(table, at, ABOUT_DECK, card_options(table, hand, TAKE))


def take_hand_to_deck(table: Table, at: Resolving, row: int) -> None:
    player = at.actor
    card = table.in_hand(player, table.answer - TAKE)
    table.hands[player].remove(card)
    if table.sheet.program.b[row] == 1:
        table.decks[player].append(card)
    else:
        table.decks[player].insert(0, card)
    table.happen(PUTS_IN_DECK, player, cited(table, at), card)
    at.that_card = card
    at.amount += 1
    at.left -= 1


def ask_search(table: Table, at: Resolving, row: int) -> bool:
    """Find a card in the deck (bit 0), the discard pile (bit 1), or both; one may fail to find it."""
    options = card_options(table, searched(table, at, row), TAKE)
    if not options:
        return search_over(table, at, row, False)
    options.append(DECLINE)
    return put_question(table, at, ABOUT_TAKE, options)


def searched(table: Table, at: Resolving, row: int) -> list[int]:
    program = table.sheet.program
    where = program.b[row]
    player = at.actor
    zone = table.decks[player].copy() if where & 1 else []
    if where & 2:
        zone.extend(table.discards[player])
    return sorted(fitting(table, zone, program.c[row]), key=lambda card: table.printed[card])


def take_search(table: Table, at: Resolving, row: int) -> None:
    if table.answer == DECLINE:
        search_over(table, at, row, False)
        return
    player = at.actor
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
    table.happen(TAKES_CARD, player, cited(table, at), card)
    at.that_card = card
    search_over(table, at, row, True)


def search_over(table: Table, at: Resolving, row: int, done: bool) -> bool:
    if table.sheet.program.b[row] & 1:
        table.shuffle(table.decks[at.actor])
    return over(at, done)


def ask_sift(table: Table, at: Resolving, row: int) -> bool:
    """Cards on top of a deck: first those that go elsewhere, then, from the bottom up, the order of the rest.

    LEFT counts the cards still to deal with, WORK those put back; both lie on top of the deck, in that order.
    """
    program = table.sheet.program
    other = first_of(players(table, at, program.b[row]))
    if other < 0:
        return over(at, False)
    deck = table.decks[other]
    if at.left < 0:
        at.left = min(amount(table, at, program.a[row]), len(deck))
        at.amount = min(amount(table, at, program.c[row]), at.left)
        for card in deck[len(deck) - at.left :]:
            if program.d[row] & 1:
                table.show(card)
            else:
                table.tell(card, at.actor)
    if at.left == 0:
        return over(at, True)
    return put_question(table, at, ABOUT_DECK, card_options(table, looked_at(at, deck), TAKE))


def looked_at(at: Resolving, deck: list[int]) -> list[int]:
    top = len(deck) - at.work
    return deck[top - at.left : top]


def take_sift(table: Table, at: Resolving, row: int) -> None:
    program = table.sheet.program
    other = first_of(players(table, at, program.b[row]))
    deck = table.decks[other]
    card = card_of(table, looked_at(at, deck), table.answer - TAKE)
    deck.remove(card)
    at.left -= 1
    if at.amount == 0 and program.d[row] & p.REST_UNDER:
        deck.insert(0, card)
        return
    if at.amount == 0:
        deck.append(card)
        at.work += 1
        return
    at.amount -= 1
    where = program.d[row] % p.REST_UNDER // 2
    if where == p.TO_HAND:
        table.hands[other].append(card)
        table.tell(card, other)
        table.happen(TAKES_CARD, other, cited(table, at), card)
    elif where == p.TO_DISCARD:
        table.to_discard(card)
        table.happen(DISCARDS, other, cited(table, at), card)
    else:
        deck.insert(0, card)
        table.happen(PUTS_IN_DECK, other, cited(table, at), card)


# ---- numbers -------------------------------------------------------------------------------------------------------


def ask_number(table: Table, at: Resolving, row: int, code: int) -> bool:
    program = table.sheet.program
    most = table.counters[at.you] if code == p.SPEND_COUNTERS else 99
    if program.a[row] >= 0:
        most = min(most, amount(table, at, program.a[row]))
    return put_question(table, at, ABOUT_NUMBER, [NUMBER + n for n in range(most + 1)])


def take_number(table: Table, at: Resolving, code: int) -> None:
    number = table.answer - NUMBER
    player = at.you
    if code == p.DRAW_UP_TO:
        at.over()
        at.amount = draw(table, at.actor, number, cited(table, at))
        at.did = bool(number)
        return
    if code == p.CHOOSE_NUMBER:
        at.amount = number
        over(at, number > 0)
        return
    table.counters[player] -= number
    if number:
        table.happen(COUNTERS, player, cited(table, at), NONE, -number)
    at.amount = number
    over(at, number > 0)
