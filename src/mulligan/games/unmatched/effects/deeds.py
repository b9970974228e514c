"""The instructions of a program that are done without a choice: damage, draws, values, and what lasts for the turn."""

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.measures import amount, fighters, first_of, holds, players, side_of
from mulligan.games.unmatched.effects.resolving import cited
from mulligan.games.unmatched.procedures import (
    ACTOR,
    AMOUNT,
    BOOST,
    CARD,
    DONE,
    PICKED,
    PLAYER,
    SIDE,
    THAT_CARD,
)
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


def do(table: Table, frame: list[int], row: int, code: int) -> None:
    """Do one row. The frame already stands at the next."""
    program = table.sheet.program
    a = program.a[row]
    b = program.b[row]
    if code == p.DRAW:
        wanted = amount(table, frame, a)
        frame[AMOUNT] = harm.draw(table, frame[ACTOR], wanted, cited(table, frame))
        frame[DONE] = 1 if frame[AMOUNT] else 0
    elif code == p.DRAW_UNTIL:
        draw_until(table, frame, amount(table, frame, a))
    elif code == p.DEAL:
        chosen = fighters(table, frame, b) & table.on_board()
        dealt = harm.deal(table, chosen, amount(table, frame, a), cited(table, frame))
        frame[PICKED] = chosen
        frame[AMOUNT] = dealt
        frame[DONE] = 1 if dealt else 0
    elif code == p.RECOVER:
        chosen = fighters(table, frame, b) & table.on_board()
        harm.recover(table, chosen, amount(table, frame, a), cited(table, frame))
        frame[PICKED] = chosen
        frame[DONE] = 1
    elif code == p.SET_HEALTH:
        set_health(table, frame, amount(table, frame, a), fighters(table, frame, b))
    elif code == p.GAIN_ACTIONS:
        gain_actions(table, frame, amount(table, frame, a))
    elif code == p.CANCEL:
        frame[DONE] = 1
        cancel(table, frame, a, side_of(frame, b))
    elif code == p.ADD_VALUE or code == p.SET_VALUE or code == p.IGNORE_VALUE or code == p.FIX_VALUE:
        frame[DONE] = 1
        change_value(table, frame, code, a, side_of(frame, b))
    elif code == p.BOOST:
        boost(table, frame, amount(table, frame, a), b)
    elif code == p.BLIND_BOOST:
        blind_boost(table, frame)
    elif code == p.STORE_TOP:
        store_top(table, frame, amount(table, frame, a), players(table, frame, b))
    elif code == p.SWAP:
        one = first_of(fighters(table, frame, a) & table.on_board())
        other = first_of(fighters(table, frame, b) & table.on_board())
        swapped = one >= 0 and other >= 0 and movement.swap(table, one, other, cited(table, frame))
        frame[DONE] = 1 if swapped else 0
    elif code == p.NOW_FIGHTS:
        now_fights(table, frame, fighters(table, frame, a))
    elif code == p.ACQUIRE:
        acquire(table, frame)
    elif code == p.DISCARD_TOP:
        discard_top(table, frame, amount(table, frame, a), players(table, frame, b))
    elif code == p.REMEMBER:
        frame[AMOUNT] = amount(table, frame, a)
    elif code == p.DONE_IS:
        frame[DONE] = 1 if holds(table, frame, a) else 0
    else:
        frame[DONE] = 1
        do_lasting(table, frame, row, code)


def do_lasting(table: Table, frame: list[int], row: int, code: int) -> None:
    """What holds for the turn or the combat, and the rarer deeds with cards."""
    program = table.sheet.program
    a = program.a[row]
    turn = table.turn
    if code == p.HOLD:
        chosen = fighters(table, frame, a)
        turn[HELD] |= chosen
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.happen(IS_HELD, frame[PLAYER], cited(table, frame), NONE, 0, fighter)
    elif code == p.IGNORE_STARS:
        turn[STARLESS] |= 1 << frame[PLAYER]
        table.happen(IGNORES_STARS, frame[PLAYER], cited(table, frame))
    elif code == p.END_TURN:
        turn[ENDING] = 1
    elif code == p.ATTACK_BONUS:
        chosen = fighters(table, frame, program.b[row])
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.attack_bonus[fighter] += amount(table, frame, a)
        table.happen(BONUS_THIS_TURN, frame[PLAYER], cited(table, frame), NONE, amount(table, frame, a))
    elif code == p.LIMIT_DAMAGE:
        table.combat[DAMAGE_LIMIT] = amount(table, frame, a)
    elif code == p.PREVENT_DAMAGE:
        table.combat[DAMAGE_LIMIT] = 0
    elif code == p.NO_DRAWS:
        turn[NO_DRAW] |= players(table, frame, a)
    elif code == p.SHIELD:
        table.combat[SHIELDED] |= fighters(table, frame, a)
    elif code == p.FLOOR:
        turn[FLOORED] |= fighters(table, frame, a)
    elif code == p.COUNT_AS_WON:
        table.combat[WINNER] = frame[SIDE]
    elif code == p.GAIN_COUNTERS:
        change_counters(table, frame, table.counters[frame[PLAYER]] + amount(table, frame, a))
    elif code == p.PAY_COUNTERS:
        price = amount(table, frame, a)
        frame[DONE] = 1 if table.counters[frame[PLAYER]] >= price else 0
        if frame[DONE]:
            change_counters(table, frame, table.counters[frame[PLAYER]] - price)
    elif code == p.SET_COUNTERS:
        change_counters(table, frame, amount(table, frame, a))
    elif code == p.DEFEAT:
        chosen = fighters(table, frame, a)
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1 and table.space[fighter] >= 0:
                table.health[fighter] = 0
        harm.settle(table)
    else:
        do_with_cards(table, frame, row, code)


def do_with_cards(table: Table, frame: list[int], row: int, code: int) -> None:
    program = table.sheet.program
    a = program.a[row]
    player = frame[ACTOR]
    if code == p.LOOK:
        look(table, frame, players(table, frame, a))
    elif code == p.TAKE_THIS:
        if frame[SIDE] >= 0:
            table.combat[CARD_GOES + frame[SIDE]] = a + 1
        elif frame[CARD] >= 0:
            table.combat[CARD_GOES] = a + 1
        frame[DONE] = 1
    elif code == p.SHUFFLE_HAND_IN:
        hand = table.hands[player]
        table.decks[player].extend(hand)
        hand.clear()
        table.shuffle(table.decks[player])
        table.happen(SHUFFLES, player, cited(table, frame))
    elif code == p.REVEAL_TOP:
        other = first_of(players(table, frame, a))
        deck = table.decks[other] if other >= 0 else []
        frame[THAT_CARD] = NONE
        if deck:
            card = deck[0] if program.c[row] == 1 else deck[-1]
            table.show(card)
            frame[THAT_CARD] = card
            table.happen(REVEALS_CARD, other, cited(table, frame), card)
        frame[DONE] = 1 if deck else 0
    elif code == p.THAT_CARD_TO:
        that_card_to(table, frame, a)
    else:
        raise RuntimeError(f"row {row} is no instruction")


# ---- cards ---------------------------------------------------------------------------------------------------------


def draw_until(table: Table, frame: list[int], size: int) -> None:
    """Ruling 1: as many cards as are missing, each a draw like any other."""
    player = frame[ACTOR]
    missing = size - len(table.hands[player])
    frame[AMOUNT] = harm.draw(table, player, missing, cited(table, frame)) if missing > 0 else 0
    frame[DONE] = 1 if frame[AMOUNT] else 0


def discard_top(table: Table, frame: list[int], count: int, whose: int) -> None:
    """From the deck straight to the discard pile; nobody draws, so nobody is exhausted."""
    frame[THAT_CARD] = NONE
    frame[AMOUNT] = 0
    for player in range(table.sheet.players):
        if not whose >> player & 1:
            continue
        for _ in range(count):
            card = table.take_top(player)
            if card < 0:
                break
            table.to_discard(card)
            table.happen(DISCARDS, player, cited(table, frame), card)
            frame[THAT_CARD] = card
            frame[AMOUNT] += 1
    frame[DONE] = 1 if frame[AMOUNT] else 0


def store_top(table: Table, frame: list[int], count: int, whose: int) -> None:
    """suit-1: revealed, and face up in the Vibranium Suit."""
    other = first_of(whose)
    frame[DONE] = 0
    if other < 0:
        return
    for _ in range(count):
        card = table.take_top(other)
        if card < 0:
            return
        table.show(card)
        table.suits[frame[PLAYER]].append(card)
        table.happen(STORES, frame[PLAYER], cited(table, frame), card, 0, other)
        frame[THAT_CARD] = card
        frame[DONE] = 1


def acquire(table: Table, frame: list[int]) -> None:
    """mission-5: reveal cards until one is a mission, which goes to the hand; shuffle the others back."""
    player = frame[PLAYER]
    deck = table.decks[player]
    at = len(deck) - 1
    while at >= 0 and not table.sheet.mission[table.printed[deck[at]]]:
        at -= 1
    if at < 0:
        table.happen(NO_MISSION, player, "mission-6")
        return
    for i in range(len(deck) - 1, at - 1, -1):
        table.show(deck[i])
        table.happen(REVEALS_CARD, player, "mission-5", deck[i])
    card = deck[at]
    deck.remove(card)
    table.hands[player].append(card)
    table.happen(ACQUIRES, player, "mission-5", card)
    table.shuffle(deck)


def look(table: Table, frame: list[int], whose: int) -> None:
    for player in range(table.sheet.players):
        if whose >> player & 1:
            for card in table.hands[player]:
                table.tell(card, frame[PLAYER])
            table.happen(LOOKS, frame[PLAYER], cited(table, frame), NONE, 0, player)


def that_card_to(table: Table, frame: list[int], where: int) -> None:
    """The card spoken of leaves the pile that it is in."""
    card = frame[THAT_CARD]
    frame[DONE] = 0
    if card < 0:
        return
    player = table.group[card]
    for zone in (table.decks[player], table.hands[player], table.discards[player]):
        if card in zone:
            zone.remove(card)
            break
    else:
        return
    frame[DONE] = 1
    if where == p.TO_HAND:
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(TAKES_CARD, player, cited(table, frame), card)
    elif where == p.TO_DISCARD:
        table.to_discard(card)
        table.happen(DISCARDS, player, cited(table, frame), card)
    else:
        put_in_deck(table, player, card, where)
        table.happen(PUTS_IN_DECK, player, cited(table, frame), card)


def put_in_deck(table: Table, player: int, card: int, where: int) -> None:
    if where == p.TO_DECK_BOTTOM:
        table.decks[player].insert(0, card)
    else:
        table.decks[player].append(card)
    if where == p.TO_DECK_SHUFFLED:
        table.shuffle(table.decks[player])


# ---- the combat ----------------------------------------------------------------------------------------------------


def cancel(table: Table, frame: list[int], timings: int, side: int) -> None:
    """cancel-1: those effects do not happen; cancel-3: unless they cannot be cancelled."""
    card = table.combat[COMBAT_CARD + side]
    if card < 0 or frame[SIDE] < 0:
        return
    kind = table.printed[card]
    if kind >= 0 and table.sheet.cannot_be_cancelled[kind]:
        table.happen(NOT_CANCELLED, frame[PLAYER], "cancel-3", card)
        return
    table.combat[CANCELLED + side] |= timings
    table.happen(IS_CANCELLED, frame[PLAYER], cited(table, frame), card, timings)


def change_value(table: Table, frame: list[int], code: int, row: int, side: int) -> None:
    """value-1, value-2: added to, replaced, ignored, or fixed as printed."""
    combat = table.combat
    if frame[SIDE] < 0 or combat[COMBAT_CARD + side] < 0 or combat[VALUE_FIXED + side]:
        return
    if code == p.ADD_VALUE:
        combat[BONUS + side] += amount(table, frame, row)
    elif code == p.SET_VALUE:
        combat[BASE + side] = amount(table, frame, row)
    elif code == p.IGNORE_VALUE:
        combat[VALUE_IGNORED + side] = 1
    else:
        combat[BASE + side] = table.printed_value(side)
        combat[BONUS + side] = 0
        combat[VALUE_FIXED + side] = 1
    table.happen(VALUE_IS, frame[PLAYER], cited(table, frame), combat[COMBAT_CARD + side], table.value(side))


def boost(table: Table, frame: list[int], times: int, free: int) -> None:
    """boost-4: the card's value is boosted, as often as the effect allows."""
    frame[DONE] = 0
    for side in range(2):
        if (
            frame[SIDE] >= 0
            and table.combat[COMBAT_PLAYER + side] == frame[ACTOR]
            and table.combat[COMBAT_CARD + side] >= 0
        ):
            table.push_row(BOOST, [frame[ACTOR], side, times, free, NONE, 0])
            return


def blind_boost(table: Table, frame: list[int]) -> None:
    """The top card of the deck is discarded, and its BOOST value added."""
    player = frame[ACTOR]
    card = table.take_top(player)
    frame[DONE] = 0
    if card < 0 or frame[SIDE] < 0:
        return
    table.to_discard(card)
    frame[THAT_CARD] = card
    frame[DONE] = 1
    table.happen(BLIND_BOOSTS, player, cited(table, frame), card, table.boost_of(card))
    if not table.combat[VALUE_FIXED + frame[SIDE]]:
        table.combat[BONUS + frame[SIDE]] += table.boost_of(card)


def now_fights(table: Table, frame: list[int], chosen: int) -> None:
    """Ruling 6: another fighter takes over in the combat."""
    fighter = first_of(chosen & table.on_board())
    if fighter < 0 or frame[SIDE] < 0 or not table.combat[IN_COMBAT]:
        return
    table.combat[FIGHTERS + frame[SIDE]] = fighter
    table.happen(NOW_FIGHTS, frame[PLAYER], cited(table, frame), NONE, frame[SIDE], fighter)


# ---- fighters and turns --------------------------------------------------------------------------------------------


def set_health(table: Table, frame: list[int], health: int, chosen: int) -> None:
    for fighter in range(len(table.space)):
        if chosen >> fighter & 1 and table.space[fighter] >= 0:
            table.health[fighter] = min(health, table.sheet.health[fighter])
            table.happen(
                HEALTH_SET, table.sheet.owner[fighter], cited(table, frame), NONE, table.health[fighter], fighter
            )
    harm.settle(table)


def gain_actions(table: Table, frame: list[int], count: int) -> None:
    """turn-5: more actions in this turn; out of one's own turn there is nothing to gain."""
    player = frame[ACTOR]
    if table.turn[TURN_PLAYER] != player:
        frame[DONE] = 0
        return
    table.turn[ACTIONS] += count
    frame[DONE] = 1
    table.happen(GAINS_ACTIONS, player, cited(table, frame), NONE, count)


def change_counters(table: Table, frame: list[int], to: int) -> None:
    player = frame[PLAYER]
    to = max(0, min(to, table.sheet.most_counters[player]))
    by = to - table.counters[player]
    table.counters[player] = to
    if by:
        table.happen(COUNTERS, player, cited(table, frame), NONE, by)
