"""The instructions of a program that are done without a choice: damage, draws, values, and what lasts for the turn."""

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.context import Resolving, cited
from mulligan.games.unmatched.effects.measures import amount, fighters, first_of, holds, players, side_of
from mulligan.games.unmatched.rules import harm, movement
from mulligan.games.unmatched.table import (
    ACQUIRES,
    ACTIONS,
    BASE,
    BLIND_BOOSTS,
    BONUS,
    BONUS_THIS_TURN,
    CANCELLED,
    CARD_GOES,
    COMBAT_CARD,
    COMBAT_PLAYER,
    COUNTERS,
    DAMAGE_LIMIT,
    DISCARDS,
    ENDING,
    FIGHTERS,
    FLOORED,
    GAINS_ACTIONS,
    HEALTH_SET,
    HELD,
    IGNORES_STARS,
    IN_COMBAT,
    IS_CANCELLED,
    IS_HELD,
    LOOKS,
    NO_DRAW,
    NO_MISSION,
    NONE,
    NOT_CANCELLED,
    NOW_FIGHTS,
    PUTS_IN_DECK,
    REVEALS_CARD,
    SHIELDED,
    SHUFFLES,
    STARLESS,
    STORES,
    TAKES_CARD,
    TURN_PLAYER,
    VALUE_FIXED,
    VALUE_IGNORED,
    VALUE_IS,
    WINNER,
    Table,
)


def do(table: Table, at: Resolving, row: int, code: int) -> None:
    """Do one row. The at already stands at the next."""
    program = table.sheet.program
    a = program.a[row]
    b = program.b[row]
    if code == p.DRAW:
        wanted = amount(table, at, a)
        at.amount = harm.draw(table, at.actor, wanted, cited(table, at))
        at.did = bool(at.amount)
    elif code == p.DRAW_UNTIL:
        draw_until(table, at, amount(table, at, a))
    elif code == p.DEAL:
        chosen = fighters(table, at, b) & table.on_board()
        dealt = harm.deal(table, chosen, amount(table, at, a), cited(table, at))
        at.picked = chosen
        at.amount = dealt
        at.did = bool(dealt)
    elif code == p.RECOVER:
        chosen = fighters(table, at, b) & table.on_board()
        harm.recover(table, chosen, amount(table, at, a), cited(table, at))
        at.picked = chosen
        at.did = True
    elif code == p.SET_HEALTH:
        set_health(table, at, amount(table, at, a), fighters(table, at, b))
    elif code == p.GAIN_ACTIONS:
        gain_actions(table, at, amount(table, at, a))
    elif code == p.CANCEL:
        at.did = True
        cancel(table, at, a, side_of(at, b))
    elif code == p.ADD_VALUE or code == p.SET_VALUE or code == p.IGNORE_VALUE or code == p.FIX_VALUE:
        at.did = True
        change_value(table, at, code, a, side_of(at, b))
    elif code == p.BOOST:
        boost(table, at, amount(table, at, a), b)
    elif code == p.BLIND_BOOST:
        blind_boost(table, at)
    elif code == p.STORE_TOP:
        store_top(table, at, amount(table, at, a), players(table, at, b))
    elif code == p.SWAP:
        one = first_of(fighters(table, at, a) & table.on_board())
        other = first_of(fighters(table, at, b) & table.on_board())
        swapped = one >= 0 and other >= 0 and movement.swap(table, one, other, cited(table, at))
        at.did = bool(swapped)
    elif code == p.NOW_FIGHTS:
        now_fights(table, at, fighters(table, at, a))
    elif code == p.ACQUIRE:
        acquire(table, at)
    elif code == p.DISCARD_TOP:
        discard_top(table, at, amount(table, at, a), players(table, at, b))
    elif code == p.REMEMBER:
        at.amount = amount(table, at, a)
    elif code == p.DONE_IS:
        at.did = bool(holds(table, at, a))
    else:
        at.did = True
        do_lasting(table, at, row, code)


def do_lasting(table: Table, at: Resolving, row: int, code: int) -> None:
    """What holds for the turn or the combat, and the rarer deeds with cards."""
    program = table.sheet.program
    a = program.a[row]
    turn = table.turn
    if code == p.HOLD:
        chosen = fighters(table, at, a)
        turn[HELD] |= chosen
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.happen(IS_HELD, at.you, cited(table, at), NONE, 0, fighter)
    elif code == p.IGNORE_STARS:
        turn[STARLESS] |= 1 << at.you
        table.happen(IGNORES_STARS, at.you, cited(table, at))
    elif code == p.END_TURN:
        turn[ENDING] = 1
    elif code == p.ATTACK_BONUS:
        chosen = fighters(table, at, program.b[row])
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.attack_bonus[fighter] += amount(table, at, a)
        table.happen(BONUS_THIS_TURN, at.you, cited(table, at), NONE, amount(table, at, a))
    elif code == p.LIMIT_DAMAGE:
        table.combat[DAMAGE_LIMIT] = amount(table, at, a)
    elif code == p.PREVENT_DAMAGE:
        table.combat[DAMAGE_LIMIT] = 0
    elif code == p.NO_DRAWS:
        turn[NO_DRAW] |= players(table, at, a)
    elif code == p.SHIELD:
        table.combat[SHIELDED] |= fighters(table, at, a)
    elif code == p.FLOOR:
        turn[FLOORED] |= fighters(table, at, a)
    elif code == p.COUNT_AS_WON:
        table.combat[WINNER] = at.side
    elif code == p.GAIN_COUNTERS:
        change_counters(table, at, table.counters[at.you] + amount(table, at, a))
    elif code == p.PAY_COUNTERS:
        price = amount(table, at, a)
        at.did = bool(table.counters[at.you] >= price)
        if at.did:
            change_counters(table, at, table.counters[at.you] - price)
    elif code == p.SET_COUNTERS:
        change_counters(table, at, amount(table, at, a))
    elif code == p.DEFEAT:
        chosen = fighters(table, at, a)
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1 and table.space[fighter] >= 0:
                table.health[fighter] = 0
        harm.settle(table)
    else:
        do_with_cards(table, at, row, code)


def do_with_cards(table: Table, at: Resolving, row: int, code: int) -> None:
    program = table.sheet.program
    a = program.a[row]
    player = at.actor
    if code == p.LOOK:
        look(table, at, players(table, at, a))
    elif code == p.TAKE_THIS:
        if at.side >= 0:
            table.combat[CARD_GOES + at.side] = a + 1
        elif at.card >= 0:
            table.combat[CARD_GOES] = a + 1
        at.did = True
    elif code == p.SHUFFLE_HAND_IN:
        hand = table.hands[player]
        table.decks[player].extend(hand)
        hand.clear()
        table.shuffle(table.decks[player])
        table.happen(SHUFFLES, player, cited(table, at))
    elif code == p.REVEAL_TOP:
        other = first_of(players(table, at, a))
        deck = table.decks[other] if other >= 0 else []
        at.that_card = NONE
        if deck:
            card = deck[0] if program.c[row] == 1 else deck[-1]
            table.show(card)
            at.that_card = card
            table.happen(REVEALS_CARD, other, cited(table, at), card)
        at.did = bool(deck)
    elif code == p.THAT_CARD_TO:
        that_card_to(table, at, a)
    else:
        raise RuntimeError(f"row {row} is no instruction")


# ---- cards ---------------------------------------------------------------------------------------------------------


def draw_until(table: Table, at: Resolving, size: int) -> None:
    """Ruling 1: as many cards as are missing, each a draw like any other."""
    player = at.actor
    missing = size - len(table.hands[player])
    at.amount = harm.draw(table, player, missing, cited(table, at)) if missing > 0 else 0
    at.did = bool(at.amount)


def discard_top(table: Table, at: Resolving, count: int, whose: int) -> None:
    """From the deck straight to the discard pile; nobody draws, so nobody is exhausted."""
    at.that_card = NONE
    at.amount = 0
    for player in range(table.sheet.players):
        if not whose >> player & 1:
            continue
        for _ in range(count):
            card = table.take_top(player)
            if card < 0:
                break
            table.to_discard(card)
            table.happen(DISCARDS, player, cited(table, at), card)
            at.that_card = card
            at.amount += 1
    at.did = bool(at.amount)


def store_top(table: Table, at: Resolving, count: int, whose: int) -> None:
    """suit-1: revealed, and face up in the Vibranium Suit."""
    other = first_of(whose)
    at.did = False
    if other < 0:
        return
    for _ in range(count):
        card = table.take_top(other)
        if card < 0:
            return
        table.show(card)
        table.suits[at.you].append(card)
        table.happen(STORES, at.you, cited(table, at), card, 0, other)
        at.that_card = card
        at.did = True


def acquire(table: Table, at: Resolving) -> None:
    """mission-5: reveal cards until one is a mission, which goes to the hand; shuffle the others back."""
    player = at.you
    deck = table.decks[player]
    place = len(deck) - 1
    while place >= 0 and not table.sheet.mission[table.printed[deck[place]]]:
        place -= 1
    if place < 0:
        table.happen(NO_MISSION, player, "mission-6")
        return
    for i in range(len(deck) - 1, place - 1, -1):
        table.show(deck[i])
        table.happen(REVEALS_CARD, player, "mission-5", deck[i])
    card = deck[place]
    deck.remove(card)
    table.hands[player].append(card)
    table.happen(ACQUIRES, player, "mission-5", card)
    table.shuffle(deck)


def look(table: Table, at: Resolving, whose: int) -> None:
    for player in range(table.sheet.players):
        if whose >> player & 1:
            for card in table.hands[player]:
                table.tell(card, at.you)
            table.happen(LOOKS, at.you, cited(table, at), NONE, 0, player)


def that_card_to(table: Table, at: Resolving, where: int) -> None:
    """The card spoken of leaves the pile that it is in."""
    card = at.that_card
    at.did = False
    if card < 0:
        return
    player = table.group[card]
    for zone in (table.decks[player], table.hands[player], table.discards[player]):
        if card in zone:
            zone.remove(card)
            break
    else:
        return
    at.did = True
    if where == p.TO_HAND:
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(TAKES_CARD, player, cited(table, at), card)
    elif where == p.TO_DISCARD:
        table.to_discard(card)
        table.happen(DISCARDS, player, cited(table, at), card)
    else:
        put_in_deck(table, player, card, where)
        table.happen(PUTS_IN_DECK, player, cited(table, at), card)


def put_in_deck(table: Table, player: int, card: int, where: int) -> None:
    if where == p.TO_DECK_BOTTOM:
        table.decks[player].insert(0, card)
    else:
        table.decks[player].append(card)
    if where == p.TO_DECK_SHUFFLED:
        table.shuffle(table.decks[player])


# ---- the combat ----------------------------------------------------------------------------------------------------


def cancel(table: Table, at: Resolving, timings: int, side: int) -> None:
    """cancel-1: those effects do not happen; cancel-3: unless they cannot be cancelled."""
    card = table.combat[COMBAT_CARD + side]
    if card < 0 or at.side < 0:
        return
    kind = table.printed[card]
    if kind >= 0 and table.sheet.cannot_be_cancelled[kind]:
        table.happen(NOT_CANCELLED, at.you, "cancel-3", card)
        return
    table.combat[CANCELLED + side] |= timings
    table.happen(IS_CANCELLED, at.you, cited(table, at), card, timings)


def change_value(table: Table, at: Resolving, code: int, row: int, side: int) -> None:
    """value-1, value-2: added to, replaced, ignored, or fixed as printed."""
    combat = table.combat
    if at.side < 0 or combat[COMBAT_CARD + side] < 0 or combat[VALUE_FIXED + side]:
        return
    if code == p.ADD_VALUE:
        combat[BONUS + side] += amount(table, at, row)
    elif code == p.SET_VALUE:
        combat[BASE + side] = amount(table, at, row)
    elif code == p.IGNORE_VALUE:
        combat[VALUE_IGNORED + side] = 1
    else:
        combat[BASE + side] = table.printed_value(side)
        combat[BONUS + side] = 0
        combat[VALUE_FIXED + side] = 1
    table.happen(VALUE_IS, at.you, cited(table, at), combat[COMBAT_CARD + side], table.value(side))


def boost(table: Table, at: Resolving, times: int, free: int) -> None:
    """boost-4: the card's value is boosted, as often as the effect allows."""
    from mulligan.games.unmatched.rules.turns import Boost

    at.did = False
    for side in range(2):
        if at.side >= 0 and table.combat[COMBAT_PLAYER + side] == at.actor and table.combat[COMBAT_CARD + side] >= 0:
            table.push(Boost(at.actor, side, times, free == 1))
            return


def blind_boost(table: Table, at: Resolving) -> None:
    """The top card of the deck is discarded, and its BOOST value added."""
    player = at.actor
    card = table.take_top(player)
    at.did = False
    if card < 0 or at.side < 0:
        return
    table.to_discard(card)
    at.that_card = card
    at.did = True
    table.happen(BLIND_BOOSTS, player, cited(table, at), card, table.boost_of(card))
    if not table.combat[VALUE_FIXED + at.side]:
        table.combat[BONUS + at.side] += table.boost_of(card)


def now_fights(table: Table, at: Resolving, chosen: int) -> None:
    """Ruling 6: another fighter takes over in the combat."""
    fighter = first_of(chosen & table.on_board())
    if fighter < 0 or at.side < 0 or not table.combat[IN_COMBAT]:
        return
    table.combat[FIGHTERS + at.side] = fighter
    table.happen(NOW_FIGHTS, at.you, cited(table, at), NONE, at.side, fighter)


# ---- fighters and turns --------------------------------------------------------------------------------------------


def set_health(table: Table, at: Resolving, health: int, chosen: int) -> None:
    for fighter in range(len(table.space)):
        if chosen >> fighter & 1 and table.space[fighter] >= 0:
            table.health[fighter] = min(health, table.sheet.health[fighter])
            table.happen(HEALTH_SET, table.sheet.owner[fighter], cited(table, at), NONE, table.health[fighter], fighter)
    harm.settle(table)


def gain_actions(table: Table, at: Resolving, count: int) -> None:
    """turn-5: more actions in this turn; out of one's own turn there is nothing to gain."""
    player = at.actor
    if table.turn[TURN_PLAYER] != player:
        at.did = False
        return
    table.turn[ACTIONS] += count
    at.did = True
    table.happen(GAINS_ACTIONS, player, cited(table, at), NONE, count)


def change_counters(table: Table, at: Resolving, to: int) -> None:
    player = at.you
    to = max(0, min(to, table.sheet.most_counters[player]))
    by = to - table.counters[player]
    table.counters[player] = to
    if by:
        table.happen(COUNTERS, player, cited(table, at), NONE, by)
