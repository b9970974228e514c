"""What may be played, attacked or boosted with: one answer for the options offered and for "why not?"."""

from mulligan.games.unmatched.battlefields import SCHEME_ITEM
from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects.context import fresh
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player
from mulligan.games.unmatched.options import (
    CANNOT_BE_ATTACKED,
    CANNOT_NOW,
    FIGHTER_DEFEATED,
    FIRST_TURN_LIMIT,
    FRIENDLY_TARGET,
    MISSION_NOT_MET,
    NO_ATTACK_CARD,
    NO_BOOST_VALUE,
    NO_ITEM_HERE,
    NOT_A_DEFENSE,
    NOT_A_SCHEME,
    NOT_A_SCHEME_ITEM,
    NOT_AN_ATTACK,
    NOT_THEIR_CARD,
    OUT_OF_REACH,
    OUT_OF_ZONE,
    WRONG_FORM,
)
from mulligan.games.unmatched.sheet import (
    DEAR_ATTACKS,
    KEPT_OFF,
    NO_ATTACKS,
    NO_TARGET,
    NO_VALUE,
    PAID_ATTACKS,
    REACHES,
    SCHEME,
    UNTOUCHED,
    UNTOUCHED_AFAR,
    UNTOUCHED_RANGED,
)
from mulligan.games.unmatched.table import (
    ACTIONS,
    ATTACKING,
    ATTACKING_AGAIN,
    ATTACKS,
    BARRED,
    BOOSTING,
    FREE_ATTACK,
    HAD_TURN,
    MANEUVERING,
    MANEUVERING_AGAIN,
    MANEUVERS,
    NO_ATTACK,
    NONE,
    SCHEME_ACTIONS,
    SCHEMING,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD


def maneuvering(table: Table, player: Player) -> int:
    """effect-1: an effect may keep a player from the maneuver action, or from a second one."""
    again = table.turn[MANEUVERS] > 0 and table.barred(MANEUVERING_AGAIN, player)
    return CANNOT_NOW if again or table.barred(MANEUVERING, player) else ALLOWED


def attacking(table: Table, player: Player, fighter: Fighter) -> int:
    """effect-1: an effect may keep a player from attacking, or from a second attack, or one fighter."""
    again = table.turn[ATTACKS] > 0 and table.barred(ATTACKING_AGAIN, player)
    if again or table.barred(ATTACKING, player) or table.turn[NO_ATTACK] >> fighter & 1:
        return CANNOT_NOW
    if table.sheet.statics and not affordable(table, player, fighter):
        return CANNOT_NOW
    if abilities.holds(table, NO_ATTACKS, fighter):
        return CANNOT_NOW
    return ALLOWED


def affordable(table: Table, player: Player, fighter: Fighter) -> bool:
    """hero-3: what an attack of this fighter costs beyond its one action, in actions and in counters."""
    extra = 0 if table.turn[FREE_ATTACK] else abilities.sum_of(table, DEAR_ATTACKS, fighter)
    if extra and table.turn[ACTIONS] < 1 + extra:
        return False
    return table.counters[player] >= abilities.sum_of(table, PAID_ATTACKS, fighter)


def scheming(table: Table, player: Player, kind: int, fighter: Fighter) -> int:
    """scheme-1 to scheme-3, mission-2: may this fighter play this scheme card?"""
    sheet = table.sheet
    if sheet.type[kind] != SCHEME:
        return NOT_A_SCHEME
    if not sheet.who[kind] >> fighter & 1:
        return NOT_THEIR_CARD
    if table.space[fighter] < 0:
        return FIGHTER_DEFEATED
    if not right_form(table, kind):
        return WRONG_FORM
    if table.barred(SCHEMING, player) or table.barred(SCHEME_ACTIONS, player):
        return CANNOT_NOW
    requirement = sheet.requirement[kind]
    if requirement is not None and not requirement.holds(table, fresh(player, fighter, NO_CARD, NONE, 0)):
        return MISSION_NOT_MET
    return ALLOWED


def right_form(table: Table, kind: int) -> bool:
    """A card that names a form is used in that form alone."""
    wanted = table.sheet.form[kind]
    return wanted < 0 or table.forms[table.sheet.whose[kind]] == wanted


def in_reach(table: Table, fighter: Fighter, target: Fighter) -> bool:
    """attack-3, attack-4: adjacent, or for a ranged fighter anywhere in one of its zones."""
    at = table.space[fighter]
    there = table.space[target]
    if at < 0 or there < 0:
        return False
    board = table.board
    if board.adjacent[at] >> there & 1:
        return True
    if table.sheet.ranged[fighter] and board.zones[at] & board.zones[there]:
        return True
    far = board.distance[at][there]
    if far <= table.sheet.reach[fighter]:
        return True
    return table.sheet.sorts >> REACHES & 1 == 1 and far <= abilities.most_of(table, REACHES, fighter)


def card_reaches(table: Table, fighter: Fighter, target: Fighter, kind: int) -> bool:
    """A card may let its fighter attack from further away, or as a ranged fighter does."""
    at, there = table.space[fighter], table.space[target]
    if at < 0 or there < 0:
        return False
    board = table.board
    if table.sheet.card_ranged[kind] and board.zones[at] & board.zones[there]:
        return True
    return board.distance[at][there] <= table.sheet.card_reach[kind]


def reached_by_card(table: Table, player: Player, fighter: Fighter, target: Fighter) -> bool:
    """Does the player hold a card by which this fighter reaches that one?"""
    if not table.sheet.has_far_cards[player]:
        return False
    for card in table.hands[player]:
        kind = table.printed[card]
        if kind >= 0 and attacking_with(table, fighter, kind) == ALLOWED and card_reaches(table, fighter, target, kind):
            return True
    return False


def targeting(table: Table, player: Player, fighter: Fighter, target: Fighter) -> int:
    """attack-2 to attack-4, players-1: may this fighter target that one?"""
    if table.sheet.friends[player] >> target & 1:
        return FRIENDLY_TARGET
    if not in_reach(table, fighter, target) and not reached_by_card(table, player, fighter, target):
        return OUT_OF_ZONE if table.sheet.ranged[fighter] else OUT_OF_REACH
    if table.sheet.statics and untouched(table, fighter, target):
        return CANNOT_BE_ATTACKED
    return ALLOWED if first_turn_allows(table, player, table.sheet.owner[target]) else FIRST_TURN_LIMIT


def untouched(table: Table, fighter: Fighter, target: Fighter) -> bool:
    """hero-3: does an ability keep this fighter from attacking that one?"""
    for static in table.sheet.statics:
        if (
            static.sort == NO_TARGET
            and abilities.those(table, static) >> fighter & 1
            and abilities.in_force(table, static)
        ):
            if abilities.amount_of(table, static) >> target & 1:
                return True
        if static.sort == KEPT_OFF and abilities.those(table, static) >> fighter & 1 and static.guard is not None:
            if static.guard.holds(table, fresh(static.player, fighter, NO_CARD, NONE, 0)):
                if abilities.amount_of(table, static) >> target & 1:
                    return True
    if abilities.holds(table, UNTOUCHED, target):
        return True
    if table.sheet.ranged[fighter] and abilities.holds(table, UNTOUCHED_RANGED, target):
        return True
    return not beside(table, fighter, target) and abilities.holds(table, UNTOUCHED_AFAR, target)


def first_turn_allows(table: Table, player: Player, other: int) -> bool:
    """players-1: on a first turn, only the next in order, or one who has had a turn; free for all only."""
    sheet = table.sheet
    if sheet.teams or sheet.players == 2:
        return True
    had = table.turn[HAD_TURN]
    return bool(had >> player & 1) or other == next_player(table, player) or bool(had >> other & 1)


def next_player(table: Table, player: Player) -> Player:
    """turn-6: in order of the starting spaces; an eliminated player has no more turns."""
    players = table.sheet.players
    for step in range(1, players + 1):
        following = Player((player + step) % players)
        if table.alive(following):
            return following
    return player


def attacking_with(table: Table, fighter: Fighter, kind: int) -> int:
    """attack-5: an attack or versatile card that this fighter may use."""
    if not table.sheet.attacks(kind):
        return NOT_AN_ATTACK
    if not right_form(table, kind):
        return WRONG_FORM
    return ALLOWED if table.sheet.who[kind] >> fighter & 1 else NOT_THEIR_CARD


def may_strike(table: Table, fighter: Fighter, target: Fighter, kind: int) -> bool:
    """A card may say that it attacks adjacent fighters alone."""
    return not table.sheet.adjacent_only[kind] or beside(table, fighter, target)


def within_limit(table: Table, most: int, kind: int) -> bool:
    """An attack that an effect allows may ask for a card with a low printed value; `most` is that, plus one."""
    return most == 0 or table.sheet.value[kind] < most


def beside(table: Table, fighter: Fighter, target: Fighter) -> bool:
    here, there = table.space[fighter], table.space[target]
    return here >= 0 and there >= 0 and bool(table.board.adjacent[here] >> there & 1)


def defends(table: Table, kind: int) -> bool:
    """attack-6: is it a card to defend with, always or now?"""
    if table.sheet.defends(kind):
        return True
    asked = table.sheet.defends_if[kind]
    return asked is not None and asked.holds(table, fresh(table.sheet.whose[kind], NO_FIGHTER, NO_CARD, NONE, 0))


def defending_with(table: Table, fighter: Fighter, kind: int) -> int:
    """attack-6: a defense or versatile card that this fighter may use."""
    if not defends(table, kind):
        return NOT_A_DEFENSE
    if not right_form(table, kind):
        return WRONG_FORM
    return ALLOWED if table.sheet.who[kind] >> fighter & 1 else NOT_THEIR_CARD


def can_attack(table: Table, player: Player, fighter: Fighter) -> int:
    """attack-1: not without an attack card for this fighter."""
    printed = table.printed
    sheet = table.sheet
    for card in table.hands[player]:
        kind = int(printed[card])
        if sheet.who[kind] >> fighter & 1 and sheet.attacks(kind) and right_form(table, kind):
            return ALLOWED
    return NO_ATTACK_CARD


def boosting_with(table: Table, player: Player, kind: int) -> int:
    """Ruling 2: a card without a BOOST value cannot be used to boost; effect-1: an effect may forbid to boost."""
    if table.turn[BARRED + BOOSTING] >> player & 1:
        return CANNOT_NOW
    return NO_BOOST_VALUE if table.sheet.boost[kind] == NO_VALUE else ALLOWED


def using_item(table: Table, player: Player, fighter: Fighter) -> int:
    """item-2, item-3: the fighter on the space of a scheme item may use it."""
    at = table.space[fighter]
    if at < 0 or table.items[at] < 0:
        return NO_ITEM_HERE
    if table.barred(SCHEME_ACTIONS, player):
        return CANNOT_NOW
    return ALLOWED if table.sheet.item_slot[table.items[at]] == SCHEME_ITEM else NOT_A_SCHEME_ITEM
