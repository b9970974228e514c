"""Special abilities: what a hero's own text does at its moment, and what it adds all the time."""

from typing import Any, Final

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving, begin, fresh
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player
from mulligan.games.unmatched.sheet import (
    BOOST_PLUS,
    FOE_MOVE_IS,
    FOE_MOVE_PLUS,
    MOVE_IS,
    MOVE_PLUS,
    NO_RECOVERY,
    NO_VALUE,
    SHARES,
    Static,
)
from mulligan.games.unmatched.table import (
    BONUS,
    FIGHTERS,
    IN_COMBAT,
    LAST_HURT,
    NEXT_ATTACK,
    NONE,
    PASSED,
    SPENT,
    TURN_PLAYER,
    USED,
    VALUE_FIXED,
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State
from mulligan.language.core.kinds import Amount

SLOWING: Final = 1 << FOE_MOVE_IS | 1 << FOE_MOVE_PLUS
OF_MOVE_VALUES: Final = SLOWING | 1 << MOVE_IS | 1 << MOVE_PLUS  # the sorts of statics that speak of them


def applies(table: Table, ability: int, player: Player, fighter: Fighter, side: int = NONE) -> bool:
    """hero-3: does that ability of a player speak of this fighter, now at its moment? A combat is seen from a side."""
    sheet = table.sheet
    mask = sheet.ability_fighters[ability]
    if mask != p.NOTHING and (fighter < 0 or mask >> fighter & 1 == 0):
        return False
    if sheet.ability_once[ability] and table.turn[USED] >> ability & 1:
        return False
    if sheet.ability_ever[ability] and table.turn[SPENT] >> ability & 1:
        return False
    guard = sheet.ability_guard[ability]
    if guard is None:
        return True
    if side >= 0:
        return guard.holds(table, fresh(player, fighter, NO_CARD, side, 0))
    return guard.holds(table, fresh(player, hero_of(table, player), NO_CARD, NONE, 0))


def holds(table: Table, sort: int, fighter: Fighter) -> bool:
    """Does a text make this hold of a fighter now?"""
    if not table.sheet.sorts >> sort & 1:
        return False
    for static in table.sheet.statics:
        if static.sort == sort and those(table, static) >> fighter & 1 and in_force(table, static):
            return True
    return False


def those(table: Table, static: Static) -> int:
    """Of whom a text makes it hold now, as bits."""
    if static.whom is None:
        return static.fighters
    player = static.player
    return static.fighters & static.whom.of(table, fresh(player, hero_of(table, player), NO_CARD, NONE, 0))


def in_force(table: Table, static: Static) -> bool:
    guard = static.guard
    player = static.player
    return guard is None or guard.holds(table, fresh(player, hero_of(table, player), NO_CARD, NONE, 0))


def sum_of(table: Table, sort: int, fighter: Fighter) -> int:
    """What texts add up to for a fighter now."""
    total = 0
    if not table.sheet.sorts >> sort & 1:
        return total
    for static in table.sheet.statics:
        if static.sort == sort and those(table, static) >> fighter & 1 and in_force(table, static):
            total += amount_of(table, static)
    return total


def most_of(table: Table, sort: int, fighter: Fighter) -> int:
    """The most that a text says of a fighter now."""
    most = 0
    for static in table.sheet.statics:
        if static.sort == sort and those(table, static) >> fighter & 1 and in_force(table, static):
            most = max(most, amount_of(table, static))
    return most


def sharers(table: Table, fighter: Fighter) -> int:
    """Who may take damage for this fighter, as bits."""
    found = 0
    for static in table.sheet.statics:
        if static.sort == SHARES and those(table, static) >> fighter & 1 and in_force(table, static):
            found |= amount_of(table, static)
    return found & table.on_board() & ~(1 << fighter)


def unhealed(table: Table, fighter: Fighter) -> bool:
    """Does a text keep this fighter from recovering health now?"""
    if not table.sheet.sorts >> NO_RECOVERY & 1:
        return False
    for static in table.sheet.statics:
        if static.sort == NO_RECOVERY and in_force(table, static) and amount_of(table, static) >> fighter & 1:
            return True
    return False


def amount_of(table: Table, static: Static) -> int:
    amount = static.amount
    player = static.player
    return 0 if amount is None else amount.of(table, fresh(player, hero_of(table, player), NO_CARD, NONE, 0))


def set_off(table: Table, player: Player, moment: int, fighter: Fighter = NO_FIGHTER, side: int = NONE) -> None:
    """Let the abilities of this moment resolve, if there are any; the procedure below goes on after them."""
    if not table.sheet.moments >> moment & 1:
        return
    for ability in table.sheet.abilities_at(player, moment):
        if applies(table, ability, player, fighter, side):
            table.push(Abilities(player, moment, fighter, side))
            return


def tell_foes(table: Table, player: Player, moment: int, fighter: Fighter = NO_FIGHTER) -> None:
    """Let the abilities resolve by which opponents wait for something that a player does, or that is done to one."""
    if not table.sheet.moments >> moment & 1:
        return
    for other in range(table.sheet.players):
        if table.alive(Player(other)) and not table.sheet.same_side(player, other):
            set_off(table, Player(other), moment, fighter)


class Abilities(Frame):
    """hero-3: the abilities of one moment, one after another."""

    STEPS = ("next_one",)

    player: Player
    moment: int
    fighter: Fighter
    side: int
    following: int = 0  # the ability looked at next

    def next_one(self, table: Table) -> None:
        for ability in table.sheet.abilities_at(self.player, self.moment):
            if ability >= self.following and applies(table, ability, self.player, self.fighter, self.side):
                self.following = ability + 1
                self.step = 0
                resolve(table, ability, self.fighter, self.side)
                return
        table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    NEXT_ONE: Final = 0

    def __init__(self, player: Player, moment: int, fighter: Fighter, side: int, following: int = 0) -> None:
        self.step = 0
        self.player = player
        self.moment = moment
        self.fighter = fighter
        self.side = side
        self.following = following

    def copy(self) -> "Abilities":
        twin = Abilities(self.player, self.moment, self.fighter, self.side, self.following)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.moment, self.fighter, self.side, self.following]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.next_one(state)


def resolve(table: Table, ability: int, fighter: Fighter, side: int) -> None:
    sheet = table.sheet
    player = sheet.ability_player[ability]
    if sheet.ability_once[ability] and not sheet.ability_offered[ability]:
        table.turn[USED] |= 1 << ability
    if sheet.ability_ever[ability] and not sheet.ability_offered[ability]:
        table.turn[SPENT] |= 1 << ability
    if fighter < 0:
        fighter = hero_of(table, player)
    begin(table, player, fighter, NO_CARD, side, sheet.ability_row[ability], sheet.ability_source[ability])
    top = table.stack[-1]
    moment = sheet.ability_moment[ability]
    if moment == p.ON_MANEUVER_DONE and isinstance(top, Resolving):
        top.passed = table.turn[PASSED]
    elif (moment == p.ON_HURT or moment == p.ON_FOE_HURT) and isinstance(top, Resolving):
        top.amount = table.turn[LAST_HURT]  # "that much"


def hero_of(table: Table, player: Player) -> Fighter:
    return table.sheet.first_hero[player]


def boost_value(table: Table, card: Card) -> int:
    """The BOOST value of a card, 0 where there is none."""
    return table.boost_of(card) + added_to_boost(table, table.printed[card]) if card >= 0 else 0


def added_to_boost(table: Table, kind: int) -> int:
    """Ruling 42: what an ability of its player adds to the BOOST value of a kind of card."""
    if not table.sheet.sorts >> BOOST_PLUS & 1 or table.sheet.boost[kind] == NO_VALUE:
        return 0
    return sum_of(table, BOOST_PLUS, hero_of(table, table.sheet.whose[kind]))


def waiting(table: Table, side: int, player: Player, moment: int) -> int:
    """The abilities that wait in a combat window, as bits from 2 up."""
    found = 0
    if not table.sheet.moments >> moment & 1:
        return found
    fighter = Fighter(table.combat[FIGHTERS + side])
    for ability in table.sheet.abilities_at(player, moment):
        if applies(table, ability, player, fighter, side):
            found |= 4 << ability
    return found


def add_bonuses(table: Table, side: int, player: Player) -> None:
    """hero-3: what an ability always adds to this side's card, and what was added for the turn."""
    sheet = table.sheet
    fighter = Fighter(table.combat[FIGHTERS + side])
    if not table.combat[IN_COMBAT] or table.combat[VALUE_FIXED + side]:
        return
    if side == 0 and table.turn[TURN_PLAYER] == player:
        table.combat[BONUS + side] += table.attack_bonus[fighter] + table.turn[NEXT_ATTACK + player]
        table.turn[NEXT_ATTACK + player] = 0
    for i in range(len(sheet.bonus_player)):
        if sheet.bonus_player[i] != player or sheet.bonus_side[i] == 1 - side:
            continue
        if not sheet.bonus_fighters[i] >> fighter & 1:
            continue
        at = fresh(player, fighter, NO_CARD, side, 0)
        condition = sheet.bonus_condition[i]
        if condition is None or condition.holds(table, at):
            table.combat[BONUS + side] += sheet.bonus_amount[i].of(table, at)


def move_value(table: Table, player: Player, fighter: Fighter = NO_FIGHTER) -> int:
    """maneuver-2: the move value, with what an ability adds to it; a fighter may have one of its own."""
    sheet = table.sheet
    bonus = sheet.move_bonus[player]
    value = sheet.move[player]
    if not sheet.sorts & OF_MOVE_VALUES:
        return value if bonus is None else max(value + added_to_move(table, player, bonus), 0)
    whom = sheet.fighters_of[player] if fighter < 0 else 1 << fighter
    for static in sheet.statics:
        if (
            static.player == player
            and static.sort == MOVE_IS
            and not whom & ~those(table, static)
            and in_force(table, static)
        ):
            value = amount_of(table, static)
    for static in sheet.statics:
        if (
            static.sort == MOVE_PLUS  # of the player's own, or of an opponent's
            and not whom & ~those(table, static)
            and in_force(table, static)
        ):
            value += amount_of(table, static)
    if bonus is not None:
        value += added_to_move(table, player, bonus)
    return max(slowed(table, whom, value), 0)


def added_to_move(table: Table, player: Player, bonus: Amount) -> int:
    """What a hero's own text adds to the move value of all its player's fighters."""
    return bonus.of(table, fresh(player, hero_of(table, player), NO_CARD, NONE, 0))


def slowed(table: Table, whom: int, value: int) -> int:
    """The move value of fighters, once what opponents say of all of them has its way."""
    for sort in (FOE_MOVE_IS, FOE_MOVE_PLUS):
        for static in table.sheet.statics:
            if static.sort != sort or whom & ~those(table, static):
                continue
            said = first_slowed(table, static, whom)
            if said >= 0 and static.amount is not None:
                much = static.amount.of(table, fresh(static.player, Fighter(said), NO_CARD, NONE, 0))
                value = much if sort == FOE_MOVE_IS else value + much
    return value


def first_slowed(table: Table, static: Static, whom: int) -> int:
    """The first of some fighters, where a text speaks of all of them that are on the board; otherwise nobody."""
    first = NONE
    guard = static.guard
    for fighter in table.sheet.all_fighters:
        if whom >> fighter & 1 and table.space[fighter] >= 0:
            if guard is not None and not guard.holds(table, fresh(static.player, fighter, NO_CARD, NONE, 0)):
                return NONE
            first = fighter if first < 0 else first
    return first
