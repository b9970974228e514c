"""Special abilities: what a hero's own text does at its moment, and what it adds all the time."""

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.measures import amount, holds
from mulligan.games.unmatched.effects.resolving import begin, fresh_frame
from mulligan.games.unmatched.procedures import (
    ABILITIES,
    ABILITIES_FIGHTER,
    ABILITIES_MOMENT,
    ABILITIES_NEXT,
    ABILITIES_SIDE,
    PLAYER,
)
from mulligan.games.unmatched.table import BONUS, FIGHTERS, IN_COMBAT, NONE, TURN_PLAYER, VALUE_FIXED, Table
from mulligan.kernel.state import STEP


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
            table.push_row(ABILITIES, [player, moment, 0, fighter, side])
            return


class Abilities:
    """hero-3: the abilities of one moment, one after another."""

    def next_one(self, table: Table) -> None:
        frame = table.frame
        sheet = table.sheet
        while frame[ABILITIES_NEXT] < len(sheet.ability_player):
            ability = frame[ABILITIES_NEXT]
            frame[ABILITIES_NEXT] += 1
            if applies(table, ability, frame[PLAYER], frame[ABILITIES_MOMENT], frame[ABILITIES_FIGHTER]):
                frame[STEP] = 0
                resolve(table, ability, frame[ABILITIES_FIGHTER], frame[ABILITIES_SIDE])
                return
        table.pop()


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
        frame = fresh_frame(player, fighter, NONE, side, 0)
        if sheet.bonus_condition[i] == NONE or holds(table, frame, sheet.bonus_condition[i]):
            table.combat[BONUS + side] += amount(table, frame, sheet.bonus_amount[i])


def move_value(table: Table, player: int) -> int:
    """maneuver-2: the move value, with what an ability adds to it."""
    row = table.sheet.move_bonus[player]
    value = table.sheet.move[player]
    if row == NONE:
        return value
    return value + amount(table, fresh_frame(player, hero_of(table, player), NONE, NONE, 0), row)
