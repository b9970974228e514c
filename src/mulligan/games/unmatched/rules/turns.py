"""Set-up, the turn and its actions: maneuver, scheme, the use of an item; and boosting."""

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.choices import members
from mulligan.games.unmatched.effects.resolving import begin
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_BOOST_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_HAND_LIMIT,
    ABOUT_MOVE_WHERE,
    ABOUT_MOVE_WHICH,
    ABOUT_PLACEMENT,
    ATTACK,
    BOOST_STORED,
    DECLINE,
    DISCARD,
    DONE,
    FIGHTER,
    MANEUVER,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    TARGETS,
)
from mulligan.games.unmatched.options import BOOST as BOOST_WITH
from mulligan.games.unmatched.procedures import (
    ATTACK as ATTACK_PROCEDURE,
)
from mulligan.games.unmatched.procedures import (
    BOOST,
    BOOST_CARD,
    BOOST_COUNT,
    BOOST_FREE,
    BOOST_LEFT,
    BOOST_SIDE,
    EFFECT,
    ITEM,
    ITEM_FIGHTER,
    MOVE_VALUE,
    MOVING,
    PLACING,
    PLAYER,
    SCHEME,
    SCHEME_CARD,
    SCHEME_FIGHTER,
    TO_MOVE,
    TURN,
)
from mulligan.games.unmatched.procedures import DONE as EFFECT_DONE
from mulligan.games.unmatched.procedures import MANEUVER as MANEUVER_PROCEDURE
from mulligan.games.unmatched.rules import harm, movement
from mulligan.games.unmatched.sheet import DEFENSE as DEFENSE_CARDS
from mulligan.games.unmatched.sheet import SCHEME as SCHEME_CARDS
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_TAKEN,
    ATTACKS,
    BONUS,
    BOOSTS,
    CARD_GOES,
    CARDS_PLAYED,
    ENDING,
    ENDLESS,
    FIGHTERS,
    FLOORED,
    HAD_TURN,
    HELD,
    HURT,
    MANEUVERS,
    MANEUVERS_NOW,
    NO_DRAW,
    NONE,
    PLACED,
    PLAYS_SCHEME,
    STARLESS,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_NUMBER,
    TURN_PLAYER,
    USES_ITEM,
    VALUE_FIXED,
    WON,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.state import PROCEDURE, STEP

ACTIONS_IN_TURN = 2
TURNS_AT_MOST = 1000
OF_THE_TURN = [ACTIONS_TAKEN, MANEUVERS, STARLESS, HURT, WON, NO_DRAW, HELD, ENDING, CARDS_PLAYED, FLOORED, ATTACKS]


class SetUp:
    """setup-5, setup-6: in order of the starting spaces, each places a hero, then sidekicks in one of its zones."""

    def place(self, table: Table) -> None:
        frame = table.frame
        sheet = table.sheet
        while frame[PLAYER] < sheet.players:
            player = frame[PLAYER]
            mine = [f for f in range(len(sheet.owner)) if sheet.owner[f] == player]
            if frame[PLACING] == 0:
                movement_start(table, mine[0], table.board.starts[player])
                frame[PLACING] = 1
            if frame[PLACING] < len(mine):
                free = zone_with_room(table, table.space[mine[0]])
                table.ask(table.seat_of[player], ABOUT_PLACEMENT, members(free, SPACE))
                return
            frame[PLAYER] += 1
            frame[PLACING] = 0
        table.pop()
        table.push_row(TURN, [0])

    def placed(self, table: Table) -> None:
        frame = table.frame
        sheet = table.sheet
        mine = [f for f in range(len(sheet.owner)) if sheet.owner[f] == frame[PLAYER]]
        movement_start(table, mine[frame[PLACING]], table.answer - SPACE)
        frame[PLACING] += 1
        frame[STEP] = 0


def movement_start(table: Table, fighter: int, space: int) -> None:
    table.space[fighter] = space
    table.happen(PLACED, table.sheet.owner[fighter], "setup-5", NONE, 0, fighter, space)


def zone_with_room(table: Table, space: int) -> int:
    """The free spaces of the hero's zones; where there is none, any free space."""
    taken = table.occupied()
    for player in range(table.sheet.players):  # a later hero's own starting space stays free
        taken |= 1 << table.board.starts[player]
    free = table.board.zone_mates[space] & ~taken
    return free if free else (1 << table.board.size) - 1 & ~taken


class Turn:
    """turn-1: one player's turn, and then the next one's."""

    def begin(self, table: Table) -> None:  # turn-1
        turn = table.turn
        player = table.frame[PLAYER]
        if turn[TURN_NUMBER] == TURNS_AT_MOST:
            table.happen(ENDLESS, NONE, "Ruling 10")
            table.finish([])
            return
        turn[TURN_NUMBER] += 1
        turn[TURN_PLAYER] = player
        turn[ACTIONS] = ACTIONS_IN_TURN
        for kept in OF_THE_TURN:
            turn[kept] = 0
        for fighter in range(len(table.space)):
            table.began[fighter] = table.space[fighter]
            table.attack_bonus[fighter] = 0
        table.happen(TURN_BEGINS, player, "turn-1", NONE, turn[TURN_NUMBER])
        abilities.set_off(table, player, p.ON_START_OF_TURN)

    def action(self, table: Table) -> None:  # turn-2: two actions, none skipped
        turn = table.turn
        player = table.frame[PLAYER]
        if turn[ACTIONS] <= 0 or turn[ENDING] or not table.alive(player):
            table.frame[STEP] = 3
            return
        table.ask(table.seat_of[player], ABOUT_ACTION, actions(table, player))

    def chosen(self, table: Table) -> None:
        player = table.frame[PLAYER]
        table.frame[STEP] = 1
        table.turn[ACTIONS] -= 1
        table.turn[ACTIONS_TAKEN] += 1
        answer = table.answer
        if answer == MANEUVER:
            table.push_row(MANEUVER_PROCEDURE, [player, 0, 0, NONE])
        elif answer >= SCHEME_ITEM:
            table.push_row(ITEM, [player, answer - SCHEME_ITEM])
        elif answer >= ATTACK:
            number = answer - ATTACK
            table.push_row(ATTACK_PROCEDURE, [player, number // TARGETS, number % TARGETS])
        else:
            number = answer - PLAY_SCHEME
            card = table.in_hand(player, number // SLOTS)
            fighter = fighter_at(table, player, number % SLOTS)
            table.push_row(SCHEME, [player, fighter, card])

    def end(self, table: Table) -> None:
        player = table.frame[PLAYER]
        if table.alive(player):
            abilities.set_off(table, player, p.ON_END_OF_TURN)

    def hand_limit(self, table: Table) -> None:  # turn-3: at the end of the turn only
        player = table.frame[PLAYER]
        hand = table.hands[player]
        if not table.alive(player) or len(hand) <= table.sheet.hand_limit[player]:
            table.frame[STEP] = 6
            return
        table.ask(table.seat_of[player], ABOUT_HAND_LIMIT, [DISCARD + kind for kind in table.kinds_in(hand)])

    def discarded(self, table: Table) -> None:
        player = table.frame[PLAYER]
        table.discard_from_hand(player, table.in_hand(player, table.answer - DISCARD), "turn-3")
        table.frame[STEP] = 4

    def next_turn(self, table: Table) -> None:  # turn-4
        frame = table.frame
        player = frame[PLAYER]
        table.turn[HAD_TURN] |= 1 << player
        table.happen(TURN_ENDS, player, "turn-4")
        frame[PLAYER] = legality.next_player(table, player)
        frame[STEP] = 0


def fighter_at(table: Table, player: int, slot: int) -> int:
    """A player's fighters are numbered on: the hero, then the sidekicks."""
    first = 0
    while table.sheet.owner[first] != player:
        first += 1
    return first + slot


def actions(table: Table, player: int) -> list[int]:
    """Everything the player can do with an action."""
    options = [MANEUVER]
    sheet = table.sheet
    first = fighter_at(table, player, 0)
    last = first
    while last < len(sheet.owner) and sheet.owner[last] == player:
        last += 1
    kinds: list[int] = []
    fighting = 0  # fighters with an attack card in hand
    printed = table.printed
    for card in table.hands[player]:
        kind = printed[card]
        if kind in kinds:
            continue
        kinds.append(kind)
        if sheet.type[kind] == SCHEME_CARDS:
            add_schemes(table, player, kind, first, last, options)
        elif sheet.type[kind] != DEFENSE_CARDS:
            fighting |= sheet.who[kind]
    for fighter in range(first, last):
        if table.space[fighter] < 0:
            continue
        if fighting >> fighter & 1:
            for target in range(len(table.space)):
                if table.space[target] >= 0 and legality.targeting(table, player, fighter, target) == ALLOWED:
                    options.append(ATTACK + fighter * TARGETS + target)
        if legality.using_item(table, fighter) == ALLOWED:
            options.append(SCHEME_ITEM + fighter)
    return options


def add_schemes(table: Table, player: int, kind: int, first: int, last: int, options: list[int]) -> None:
    """scheme-2: who may use this card; where it does not say who does, one of them will do."""
    for fighter in range(first, last):
        if legality.scheming(table, player, kind, fighter) == ALLOWED:
            options.append(PLAY_SCHEME + kind * SLOTS + fighter - first)
            if not table.sheet.names_fighter[kind]:
                return


class Maneuver:
    """The maneuver action: draw, then move each fighter up to the move value."""

    def draw(self, table: Table) -> None:  # maneuver-1
        frame = table.frame
        player = frame[PLAYER]
        table.turn[MANEUVERS] += 1
        table.happen(MANEUVERS_NOW, player, "maneuver-1")
        table.causes_what_follows()
        harm.draw(table, player, 1, "maneuver-1")
        if not table.alive(player):
            table.pop()
            return
        frame[MOVE_VALUE] = abilities.move_value(table, player)
        frame[TO_MOVE] = table.sheet.fighters_of[player] & table.on_board()

    def boost(self, table: Table) -> None:  # boost-1
        player = table.frame[PLAYER]
        if movable(table, table.frame[TO_MOVE]):
            table.push_row(BOOST, [player, NONE, 1, 1, NONE, 0])

    def which(self, table: Table) -> None:  # maneuver-4
        frame = table.frame
        candidates = movable(table, frame[TO_MOVE])
        if not candidates:
            frame[STEP] = 6
            return
        options = members(candidates, FIGHTER)
        if len(options) > 1:
            options.append(DONE)
        table.ask(table.seat_of[frame[PLAYER]], ABOUT_MOVE_WHICH, options)

    def which_chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == DONE:
            frame[STEP] = 6
        else:
            frame[MOVING] = table.answer - FIGHTER

    def where(self, table: Table) -> None:  # maneuver-3
        frame = table.frame
        reached = movement.reachable(table, frame[MOVING], frame[MOVE_VALUE], False)
        table.ask(table.seat_of[frame[PLAYER]], ABOUT_MOVE_WHERE, members(reached, SPACE))

    def moved(self, table: Table) -> None:
        frame = table.frame
        movement.move(table, frame[MOVING], table.answer - SPACE, "maneuver-3")
        frame[TO_MOVE] &= ~(1 << frame[MOVING])
        frame[STEP] = 2

    def end(self, table: Table) -> None:
        player = table.frame[PLAYER]
        table.pop()
        abilities.set_off(table, player, p.ON_MANEUVER_DONE)


def movable(table: Table, fighters: int) -> int:
    """Those that can leave their space."""
    found = 0
    for fighter in range(len(table.space)):
        if fighters >> fighter & 1 and movement.can_leave(table, fighter):
            found |= 1 << fighter
    return found


class Boost:
    """boost-1, boost-4: discard a card for its BOOST value, for a maneuver or for a card in combat."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        player = frame[PLAYER]
        options = boost_options(table, player) if frame[BOOST_LEFT] > 0 else []
        if not options:
            self.end(table)
            return
        if frame[BOOST_FREE]:
            options.insert(0, DECLINE)
        about = ABOUT_BOOST_CARD if frame[BOOST_SIDE] >= 0 else ABOUT_BOOST_MOVE
        table.ask(table.seat_of[player], about, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        player = frame[PLAYER]
        if table.answer == DECLINE:
            self.end(table)
            return
        if table.answer >= BOOST_STORED:
            card = stored(table, player, table.answer - BOOST_STORED)
            table.suits[player].remove(card)
        else:
            card = table.in_hand(player, table.answer - BOOST_WITH)
            table.hands[player].remove(card)
        table.to_discard(card)
        value = table.boost_of(card)
        rule = "boost-1" if frame[BOOST_SIDE] < 0 else "boost-4"
        table.happen(BOOSTS, player, rule, card, value, frame[BOOST_SIDE])
        frame[BOOST_CARD] = card
        frame[BOOST_LEFT] -= 1
        frame[BOOST_COUNT] += 1
        if frame[BOOST_SIDE] < 0:
            table.frames[-2][MOVE_VALUE] += value
        elif not table.combat[VALUE_FIXED + frame[BOOST_SIDE]]:
            table.combat[BONUS + frame[BOOST_SIDE]] += value

    def boosted_with(self, table: Table) -> None:  # boost-2: what stands on the card is ignored, but for this
        frame = table.frame
        kind = table.printed[frame[BOOST_CARD]]
        row = table.sheet.effect[kind][p.BOOSTED_WITH]
        if row >= 0:
            fighter = abilities.hero_of(table, frame[PLAYER])
            begin(table, frame[PLAYER], fighter, frame[BOOST_CARD], NONE, row, table.sheet.source_of_kind[kind])

    def triggers(self, table: Table) -> None:  # suit-4
        frame = table.frame
        side = frame[BOOST_SIDE]
        fighter = table.combat[FIGHTERS + side] if side >= 0 else abilities.hero_of(table, frame[PLAYER])
        frame[STEP] = 0
        abilities.set_off(table, frame[PLAYER], p.ON_BOOST, fighter)

    def end(self, table: Table) -> None:
        count = table.frame[BOOST_COUNT]
        table.pop()
        below = table.frames[-1]
        if below[PROCEDURE] == EFFECT:
            below[EFFECT_DONE] = 1 if count else 0


def boost_options(table: Table, player: int) -> list[int]:
    """boost-3: any card in hand, playable or not; suit-3: and the stored cards."""
    options: list[int] = []
    for kind in table.kinds_in(table.hands[player]):
        if legality.boosting_with(table, kind) == ALLOWED:
            options.append(BOOST_WITH + kind)
    if table.sheet.boosts_from_suit[player]:
        for kind in table.kinds_in(table.suits[player]):
            if legality.boosting_with(table, kind) == ALLOWED:
                options.append(BOOST_STORED + kind)
    return options


def stored(table: Table, player: int, kind: int) -> int:
    for card in table.suits[player]:
        if table.printed[card] == kind:
            return card
    raise RuntimeError("no such card is stored")


class Scheme:
    """The scheme action: a card face up, its effect, then the discard pile."""

    def play(self, table: Table) -> None:  # scheme-1, scheme-2
        frame = table.frame
        player = frame[PLAYER]
        card = frame[SCHEME_CARD]
        kind = table.printed[card]
        table.hands[player].remove(card)
        table.played.append(card)
        table.show(card)
        table.turn[CARDS_PLAYED] += 1
        table.combat[CARD_GOES] = 0
        table.happen(PLAYS_SCHEME, player, "scheme-1", card, 0, frame[SCHEME_FIGHTER])
        table.causes_what_follows()
        row = table.sheet.effect[kind][p.SCHEME]
        if row >= 0:
            begin(table, player, frame[SCHEME_FIGHTER], card, NONE, row, table.sheet.source_of_kind[kind])

    def tidy(self, table: Table) -> None:  # scheme-4
        frame = table.frame
        card = frame[SCHEME_CARD]
        table.pop()
        table.played.remove(card)
        put_away(table, card, table.combat[CARD_GOES])
        table.combat[CARD_GOES] = 0
        player = frame[PLAYER]
        if table.alive(player):
            abilities.set_off(table, player, p.ON_SCHEME_DONE, frame[SCHEME_FIGHTER])


def put_away(table: Table, card: int, goes: int) -> None:
    """discard-2: a card that was played goes to its owner's discard pile, or where its effect says (plus one)."""
    owner = table.group[card]
    if goes == p.TO_HAND + 1:
        table.hands[owner].append(card)
    elif goes == p.TO_DECK_TOP + 1 or goes == p.TO_DECK_SHUFFLED + 1:
        table.decks[owner].append(card)
        if goes == p.TO_DECK_SHUFFLED + 1:
            table.shuffle(table.decks[owner])
    elif goes == p.TO_DECK_BOTTOM + 1:
        table.decks[owner].insert(0, card)
    else:
        table.to_discard(card)


class Item:
    """item-3: a scheme item is used with an action, and is no scheme card."""

    def use(self, table: Table) -> None:
        frame = table.frame
        fighter = frame[ITEM_FIGHTER]
        space = table.space[fighter]
        token = table.items[space]
        table.items[space] = NONE
        table.happen(USES_ITEM, frame[PLAYER], "item-3", NONE, token, fighter)
        table.causes_what_follows()
        sheet = table.sheet
        begin(table, frame[PLAYER], fighter, NONE, NONE, sheet.item_row[token], sheet.item_source[token])

    def tidy(self, table: Table) -> None:
        table.pop()
