"""The turn and its actions."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.effects import abilities, lasting, waiting
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.measures import card_options
from mulligan.games.unmatched.numbers import NO_FIGHTER, NO_PLAYER, Fighter, Player
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_HAND_LIMIT,
    ATTACK,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    MANEUVER,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    TARGETS,
    USE_ABILITY,
)
from mulligan.games.unmatched.rules import combat, schemes
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.sheet import DEAR_ATTACKS, PAID_ATTACKS
from mulligan.games.unmatched.sheet import DEFENSE as DEFENSE_CARDS
from mulligan.games.unmatched.sheet import SCHEME as SCHEME_CARDS
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_GAINED,
    ACTIONS_NEXT,
    ACTIONS_TAKEN,
    ATTACKERS,
    ATTACKS,
    BARRED,
    BARRED_NEXT,
    BARRED_UNTIL,
    BOOSTED,
    CARDS_DISCARDED,
    CARDS_DRAWN,
    CARDS_PLAYED,
    COUNTERS,
    DEALT,
    DEFENDERS,
    DREW,
    EARLIER,
    EARLIER_SIZE,
    ENDING,
    ENDLESS,
    FALLEN,
    FLOORED,
    FREE_AT_MOST,
    FREE_ATTACK,
    FREE_SCHEME,
    FREE_TARGETS,
    GONE,
    HAD_TURN,
    HEALED,
    HELD,
    HELD_NEXT,
    HURT,
    LIMITS,
    LOST,
    MANEUVERS,
    MOVED_EARLIER,
    NEXT_ATTACK,
    NO_ATTACK,
    NO_ATTACK_NEXT,
    NONE,
    SCHEMES,
    STARLESS,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_NUMBER,
    TURN_PLAYER,
    USED,
    WON,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

TURNS_AT_MOST: Final = 1000
_OF_THE_TURN: Final[list[int]] = [
    ACTIONS_TAKEN,
    MANEUVERS,
    STARLESS,
    HURT,
    WON,
    DREW,
    HELD,
    ENDING,
    CARDS_PLAYED,
    FLOORED,
    ATTACKS,
    SCHEMES,
    ATTACKERS,
    FALLEN,
    USED,
    FREE_ATTACK,
    FREE_AT_MOST,
    FREE_SCHEME,
    FREE_TARGETS,
    DEFENDERS,
    BOOSTED,
    HEALED,
    DEALT,
    LOST,
    *range(CARDS_DRAWN, CARDS_DRAWN + 4),
    *range(CARDS_DISCARDED, CARDS_DISCARDED + 4),
    *range(ACTIONS_GAINED, ACTIONS_GAINED + 4),
]
OF_THE_TURN: Final = vec[i64](_OF_THE_TURN)


# What is kept of them until a player's next turn ends.
OF_EARLIER_TURNS: Final = vec[i64]([HURT, FALLEN, DEFENDERS, ATTACKERS])


def keep_for_later(table: Table) -> None:
    """What was done in the turn that is over is known to each player until the end of their own next turn."""
    turn, space, began = table.turn, table.space, table.began
    moved: i64 = 0
    bit: i64 = 1
    fighter: i64
    for fighter in range(len(space)):
        if space[fighter] != began[fighter]:
            moved |= bit
        bit <<= 1
    players: i64 = table.sheet.players
    in_turn = turn[TURN_PLAYER]
    player: i64
    column: i64
    for player in range(players):
        place: i64 = EARLIER + player * EARLIER_SIZE
        if player == in_turn:
            for column in range(place, place + EARLIER_SIZE):
                turn[column] = 0
            continue
        turn[place + MOVED_EARLIER] |= moved
        for column in OF_EARLIER_TURNS:
            turn[place] |= turn[column]
            place += 1


class Turn(Frame):
    """turn-1: one player's turn, and then the next one's."""

    STEPS = ("begin", "action", "chosen", "end", "hand_limit", "discarded", "next_turn")

    player: Player

    def begin(self, table: Table) -> None:  # turn-1
        turn = table.turn
        player = self.player
        if turn[TURN_NUMBER] == TURNS_AT_MOST:
            table.happen(ENDLESS, NO_PLAYER, "Ruling 10")
            table.finish([])
            return
        if turn[TURN_NUMBER]:
            keep_for_later(table)
        turn[TURN_NUMBER] += 1
        turn[TURN_PLAYER] = player
        turn[ACTIONS] = max(table.sheet.actions[player] + turn[ACTIONS_NEXT + player], 0)
        turn[ACTIONS_NEXT + player] = 0
        for kept in OF_THE_TURN:
            turn[kept] = 0
        players: i64 = table.sheet.players
        other: i64
        for other in range(players):
            turn[NEXT_ATTACK + other] = 0
        own: i64 = table.sheet.fighters_of[player]
        turn[HELD] = turn[HELD_NEXT] & own
        turn[HELD_NEXT] &= ~own
        turn[NO_ATTACK] = turn[NO_ATTACK_NEXT] & own
        turn[NO_ATTACK_NEXT] &= ~own
        take_up_limits(table, player)
        waiting.turn_begins(table, player)
        lasting.turn_begins(table, player)
        space, began, strides, bonus = table.space, table.began, table.strides, table.attack_bonus
        fighter: i64
        for fighter in range(len(space)):
            began[fighter] = space[fighter]
            strides[fighter] = 0
            bonus[fighter] = 0
        table.happen(TURN_BEGINS, player, "turn-1", NO_CARD, turn[TURN_NUMBER])
        abilities.tell_foes(table, player, p.ON_FOE_TURN)
        abilities.set_off(table, player, p.ON_START_OF_TURN)
        waiting.come_due(table, player, False)

    def action(self, table: Table) -> None:  # turn-2: two actions, none skipped
        turn = table.turn
        player = self.player
        free = turn[FREE_ATTACK]
        if free and not turn[ENDING] and table.alive(player):
            attacks = attacks_of(table, player, free)
            if attacks:
                table.ask(table.seat_of[player], ABOUT_ACTION, [DECLINE, *attacks])
                return
        turn[FREE_ATTACK] = turn[FREE_TARGETS] = turn[FREE_AT_MOST] = 0
        if turn[FREE_SCHEME] and not turn[ENDING] and table.alive(player):
            schemes = [one for one in actions(table, player) if PLAY_SCHEME <= one < PLAY_SCHEME + CHOICE_SIZE]
            if schemes:
                table.ask(table.seat_of[player], ABOUT_ACTION, [DECLINE, *schemes])
                return
        turn[FREE_SCHEME] = 0
        if turn[ACTIONS] <= 0 or turn[ENDING] or not table.alive(player):
            self.step = 3
            return
        options = actions(table, player)
        if not takes_action(options):  # turn-2: what cannot be done is not done
            options.insert(0, DECLINE)
        table.ask(table.seat_of[player], ABOUT_ACTION, options)

    def chosen(self, table: Table) -> None:
        player = self.player
        self.step = 1
        if table.answer >= USE_ABILITY:  # hero-3: it costs what it says, and no action
            abilities.resolve(table, table.answer - USE_ABILITY, NO_FIGHTER, NONE)
            return
        answer = table.answer
        free = table.turn[FREE_ATTACK] != 0
        if table.turn[FREE_ATTACK] or table.turn[FREE_SCHEME]:
            table.turn[FREE_ATTACK if table.turn[FREE_ATTACK] else FREE_SCHEME] = 0
            table.turn[FREE_TARGETS] = 0
            if answer == DECLINE:
                table.turn[FREE_AT_MOST] = 0
                return
        elif answer == DECLINE:  # no action can be taken
            table.turn[ACTIONS] = 0
            return
        else:
            table.turn[ACTIONS] -= 1
            table.turn[ACTIONS_TAKEN] += 1
        if answer == MANEUVER:
            table.push(Maneuver(player))
        elif answer >= SCHEME_ITEM:
            table.push(schemes.Item(player, Fighter(answer - SCHEME_ITEM)))
        elif answer >= ATTACK:
            number = answer - ATTACK
            pay_for_attack(table, player, Fighter(number // TARGETS), free)
            table.push(combat.Attack(player, Fighter(number // TARGETS), Fighter(number % TARGETS)))
        else:
            number = answer - PLAY_SCHEME
            card = table.in_hand(player, number // SLOTS)
            fighter = fighter_at(table, player, number % SLOTS)
            table.push(schemes.Scheme(player, fighter, card))

    def end(self, table: Table) -> None:
        player = self.player
        if table.alive(player):
            abilities.tell_foes(table, player, p.ON_FOE_TURN_END)
            abilities.set_off(table, player, p.ON_END_OF_TURN)
            waiting.come_due(table, player, True)

    def hand_limit(self, table: Table) -> None:  # turn-3: at the end of the turn only
        player = self.player
        hand = table.hands[player]
        if not table.alive(player) or len(hand) <= table.sheet.hand_limit[player]:
            self.step = 6
            return
        table.ask(table.seat_of[player], ABOUT_HAND_LIMIT, card_options(table, hand, DISCARD))

    def discarded(self, table: Table) -> None:
        player = self.player
        table.discard_from_hand(player, table.in_hand(player, table.answer - DISCARD), "turn-3")
        self.step = 4

    def next_turn(self, table: Table) -> None:  # turn-4
        player = self.player
        table.turn[HAD_TURN] |= 1 << player
        table.happen(TURN_ENDS, player, "turn-4")
        self.player = legality.next_player(table, player)
        self.step = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    BEGIN: Final = 0
    ACTION: Final = 1
    CHOSEN: Final = 2
    END: Final = 3
    HAND_LIMIT: Final = 4
    DISCARDED: Final = 5
    NEXT_TURN: Final = 6

    def __init__(self, player: Player) -> None:
        self.step = 0
        self.player = player

    def copy(self) -> "Turn":
        twin = Turn(self.player)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.begin(state)
        elif step == 1:
            self.action(state)
        elif step == 2:
            self.chosen(state)
        elif step == 3:
            self.end(state)
        elif step == 4:
            self.hand_limit(state)
        elif step == 5:
            self.discarded(state)
        else:
            self.next_turn(state)


def take_up_limits(table: Table, player: Player) -> None:
    """What keeps players from something in this turn: what waited for it, and what others said until their own."""
    turn = table.turn
    own: i64 = 1 << player
    over: i64 = 15 << player * 4
    if turn[GONE]:
        for other in table.sheet.all_players:
            if not table.alive(other):
                over |= 15 << other * 4
    limit: i64
    for limit in range(LIMITS):
        until = turn[BARRED_UNTIL + limit] & ~over
        turn[BARRED_UNTIL + limit] = until
        waiting_for = turn[BARRED_NEXT + limit]
        turn[BARRED + limit] = (until | until >> 4 | until >> 8 | until >> 12) & 15 | waiting_for & own
        turn[BARRED_NEXT + limit] = waiting_for & ~own


def pay_for_attack(table: Table, player: Player, fighter: Fighter, free: bool) -> None:
    """hero-3: what an attack of this fighter costs beyond its one action."""
    if not table.sheet.statics:
        return
    if not free:
        table.turn[ACTIONS] -= abilities.sum_of(table, DEAR_ATTACKS, fighter)
    price = abilities.sum_of(table, PAID_ATTACKS, fighter)
    if price:
        table.counters[player] -= price
        table.happen(COUNTERS, player, "hero-3", NO_CARD, -price)


def takes_action(options: list[int]) -> bool:
    """Is one of these an action?"""
    return any(option < USE_ABILITY for option in options)


def fighter_at(table: Table, player: Player, slot: int) -> Fighter:
    """A player's fighters are numbered on."""
    return Fighter(table.sheet.first_fighter[player] + slot)


def actions(table: Table, player: Player) -> list[int]:
    """Everything the player can do with an action."""
    sheet = table.sheet
    options = [MANEUVER] if legality.maneuvering(table, player) == ALLOWED else []
    first = sheet.first_fighter[player]
    last: int = first
    while last < len(sheet.owner) and sheet.owner[last] == player:
        last += 1
    fighting: i64 = 0  # fighters with an attack card in hand
    close: i64 = 0  # and with one for adjacent targets alone
    added = 0  # the kinds of scheme cards that were looked at, as bits
    most = table.turn[FREE_AT_MOST]
    printed = table.printed
    for card in table.hands[player]:
        kind = int(printed[card])
        sort = sheet.type[kind]
        if sort == SCHEME_CARDS:
            if kind >= 0 and not added >> kind & 1:
                added |= 1 << kind
                add_schemes(table, player, kind, first, last, options)
        elif sort != DEFENSE_CARDS and legality.right_form(table, kind):
            if most and not legality.within_limit(table, most, kind):
                continue
            if sheet.adjacent_only[kind]:
                close |= sheet.who[kind]
            else:
                fighting |= sheet.who[kind]
    enemies: i64 = sheet.enemies[player] & table.on_board()
    space, items = table.space, table.items
    for fighter in range(first, last):
        at = space[fighter]
        if at < 0:
            continue
        if (fighting | close) >> fighter & 1 and legality.attacking(table, player, Fighter(fighter)) == ALLOWED:
            for target in sheet.all_fighters:
                if enemies >> target & 1 and legality.targeting(table, player, Fighter(fighter), target) == ALLOWED:
                    if fighting >> fighter & 1 or legality.beside(table, Fighter(fighter), target):
                        options.append(ATTACK + fighter * TARGETS + target)
        if items[at] >= 0 and legality.using_item(table, player, Fighter(fighter)) == ALLOWED:
            options.append(SCHEME_ITEM + fighter)
    for ability in sheet.abilities_at(player, p.WHEN_LIKED):
        if abilities.applies(table, ability, player, NO_FIGHTER):
            options.append(USE_ABILITY + ability)
    return options


def attacks_of(table: Table, player: Player, fighters: int) -> list[int]:
    """The attacks that some fighters could make, on those of whom it was said."""
    found: list[int] = []
    targets = table.turn[FREE_TARGETS]
    for option in actions(table, player):
        if ATTACK <= option < ATTACK + CHOICE_SIZE and fighters >> ((option - ATTACK) // TARGETS) & 1:
            if targets == 0 or targets >> ((option - ATTACK) % TARGETS) & 1:
                found.append(option)
    return found


def add_schemes(table: Table, player: Player, kind: int, first: int, last: int, options: list[int]) -> None:
    """scheme-2: who may use this card; where it does not say who does, one of them will do."""
    for fighter in range(first, last):
        if legality.scheming(table, player, kind, Fighter(fighter)) == ALLOWED:
            options.append(PLAY_SCHEME + kind * SLOTS + fighter - first)
            if not table.sheet.names_fighter[kind]:
                return
