"""Special abilities: what a hero's own text does at its moment, and what it adds all the time."""

from typing import Any, Final

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import begin, fresh
from mulligan.games.unmatched.table import BONUS, FIGHTERS, IN_COMBAT, NONE, TURN_PLAYER, VALUE_FIXED, Table
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


def applies(table: Table, ability: int, player: int, moment: int, fighter: int) -> bool:
    """hero-3: is this the moment of that ability, and the fighter it speaks of?"""
    sheet = table.sheet
    if sheet.ability_player[ability] != player or sheet.ability_moment[ability] != moment:
        return False
    mask = sheet.ability_fighters[ability]
    return mask == p.NOTHING or (fighter >= 0 and mask >> fighter & 1 == 1)


def set_off(table: Table, player: int, moment: int, fighter: int = NONE, side: int = NONE) -> None:
    """Let the abilities of this moment resolve, if there are any; the procedure below goes on after them."""
    for ability in range(len(table.sheet.ability_player)):
        if applies(table, ability, player, moment, fighter):
            table.push(Abilities(player, moment, fighter, side))
            return


class Abilities(Frame):
    """hero-3: the abilities of one moment, one after another."""

    STEPS = ("next_one",)

    player: int
    moment: int
    fighter: int
    side: int
    following: int = 0  # the ability looked at next

    def next_one(self, table: Table) -> None:
        sheet = table.sheet
        while self.following < len(sheet.ability_player):
            ability = self.following
            self.following += 1
            if applies(table, ability, self.player, self.moment, self.fighter):
                self.step = 0
                resolve(table, ability, self.fighter, self.side)
                return
        table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    NEXT_ONE: Final = 0

    def __init__(self, player: int, moment: int, fighter: int, side: int, following: int = 0) -> None:
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


def resolve(table: Table, ability: int, fighter: int, side: int) -> None:
    sheet = table.sheet
    player = sheet.ability_player[ability]
    if fighter < 0:
        fighter = hero_of(table, player)
    begin(table, player, fighter, NONE, side, sheet.ability_row[ability], sheet.ability_source[ability])


def hero_of(table: Table, player: int) -> int:
    heroes = table.sheet.heroes_of[player]
    for fighter in range(len(table.space)):
        if heroes >> fighter & 1:
            return fighter
    return NONE


def waiting(table: Table, side: int, player: int, moment: int) -> int:
    """The abilities that wait in a combat window, as bits from 2 up."""
    found = 0
    fighter = table.combat[FIGHTERS + side]
    for ability in range(len(table.sheet.ability_player)):
        if applies(table, ability, player, moment, fighter):
            found |= 4 << ability
    return found


def add_bonuses(table: Table, side: int, player: int) -> None:
    """hero-3: what an ability always adds to this side's card, and what was added for the turn."""
    sheet = table.sheet
    fighter = table.combat[FIGHTERS + side]
    if not table.combat[IN_COMBAT] or table.combat[VALUE_FIXED + side]:
        return
    if side == 0 and table.turn[TURN_PLAYER] == player:
        table.combat[BONUS + side] += table.attack_bonus[fighter]
    for i in range(len(sheet.bonus_player)):
        if sheet.bonus_player[i] != player or sheet.bonus_side[i] == 1 - side:
            continue
        if not sheet.bonus_fighters[i] >> fighter & 1:
            continue
        at = fresh(player, fighter, NONE, side, 0)
        condition = sheet.bonus_condition[i]
        if condition is None or condition.holds(table, at):
            table.combat[BONUS + side] += sheet.bonus_amount[i].of(table, at)


def move_value(table: Table, player: int) -> int:
    """maneuver-2: the move value, with what an ability adds to it."""
    bonus = table.sheet.move_bonus[player]
    value = table.sheet.move[player]
    if bonus is None:
        return value
    return value + bonus.of(table, fresh(player, hero_of(table, player), NONE, NONE, 0))
